//! POSIX extended regular expressions, unanchored search, in time linear in the text: compiled to an NFA (Thompson 1968)
//! that is simulated set by set. Only "does it match somewhere" is asked, so there are no groups and no priorities.

/// A set of bytes.
type Set = [bool; 256];

enum Inst {
    Byte(Box<Set>),
    Split(usize, usize),
    Start,
    End,
    Done,
}

/// A compiled expression.
pub(crate) struct Regex {
    program: Vec<Inst>,
}

/// Syntax, before compiling; repetition copies it.
#[derive(Clone)]
enum Tree {
    Empty,
    Set(Box<Set>),
    Start,
    End,
    Seq(Vec<Tree>),
    Alt(Vec<Tree>),
    Repeat(Box<Tree>, u32, Option<u32>),
}

const MAX_PROGRAM: usize = 50_000;
const MAX_DEPTH: u32 = 200;

struct Parser<'a> {
    text: &'a [u8],
    pos: usize,
    depth: u32,
}

impl Regex {
    /// Compiles `pattern`; the error says what is wrong with it.
    pub(crate) fn new(pattern: &[u8]) -> Result<Regex, &'static str> {
        let mut p = Parser { text: pattern, pos: 0, depth: 0 };
        let tree = p.alternatives()?;
        if p.pos < pattern.len() {
            return Err("a parenthesis is closed that was not opened");
        }
        let mut program = Vec::new();
        emit(&tree, &mut program)?;
        program.push(Inst::Done);
        Ok(Regex { program })
    }

    /// Whether it matches anywhere in `text`.
    pub(crate) fn search(&self, text: &[u8]) -> bool {
        let n = self.program.len();
        let (mut now, mut next) = (Vec::with_capacity(n), Vec::with_capacity(n));
        let mut mark = vec![usize::MAX; n];
        for i in 0..=text.len() {
            if self.add(0, i, text.len(), &mut now, &mut mark) {
                return true;
            }
            let Some(&b) = text.get(i) else { break };
            let mut done = false;
            for &pc in &now {
                if let Inst::Byte(set) = &self.program[pc]
                    && set[b as usize]
                {
                    done |= self.add(pc + 1, i + 1, text.len(), &mut next, &mut mark);
                }
            }
            if done {
                return true;
            }
            now.clear();
            std::mem::swap(&mut now, &mut next);
        }
        false
    }

    /// Adds `pc` and what follows without reading a byte; true if the end of the program is among it.
    fn add(&self, pc: usize, at: usize, len: usize, set: &mut Vec<usize>, mark: &mut [usize]) -> bool {
        let mut work = vec![pc];
        while let Some(pc) = work.pop() {
            if mark[pc] == at {
                continue;
            }
            mark[pc] = at;
            match self.program[pc] {
                Inst::Byte(_) => set.push(pc),
                Inst::Split(a, b) => work.extend([b, a]),
                Inst::Start if at == 0 => work.push(pc + 1),
                Inst::End if at == len => work.push(pc + 1),
                Inst::Start | Inst::End => {}
                Inst::Done => return true,
            }
        }
        false
    }
}

fn emit(tree: &Tree, out: &mut Vec<Inst>) -> Result<(), &'static str> {
    if out.len() > MAX_PROGRAM {
        return Err("it is too large");
    }
    match tree {
        Tree::Empty => {}
        Tree::Set(s) => out.push(Inst::Byte(s.clone())),
        Tree::Start => out.push(Inst::Start),
        Tree::End => out.push(Inst::End),
        Tree::Seq(all) => {
            for t in all {
                emit(t, out)?;
            }
        }
        Tree::Alt(all) => {
            let mut exits = Vec::new();
            for (i, t) in all.iter().enumerate() {
                let split = out.len();
                if i + 1 < all.len() {
                    out.push(Inst::Split(split + 1, 0));
                }
                emit(t, out)?;
                if i + 1 < all.len() {
                    exits.push(out.len());
                    out.push(Inst::Split(0, 0));
                    out[split] = Inst::Split(split + 1, out.len());
                }
            }
            for e in exits {
                out[e] = Inst::Split(out.len(), out.len());
            }
        }
        Tree::Repeat(t, min, max) => {
            for _ in 0..*min {
                emit(t, out)?;
            }
            match max {
                None => {
                    let split = out.len();
                    out.push(Inst::Split(0, 0));
                    emit(t, out)?;
                    out.push(Inst::Split(split, split));
                    out[split] = Inst::Split(split + 1, out.len());
                }
                Some(max) => {
                    let mut splits = Vec::new();
                    for _ in *min..*max {
                        splits.push(out.len());
                        out.push(Inst::Split(0, 0));
                        emit(t, out)?;
                    }
                    for s in splits {
                        out[s] = Inst::Split(s + 1, out.len());
                    }
                }
            }
        }
    }
    Ok(())
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.pos).copied()
    }

    fn alternatives(&mut self) -> Result<Tree, &'static str> {
        let mut all = vec![self.sequence()?];
        while self.peek() == Some(b'|') {
            self.pos += 1;
            all.push(self.sequence()?);
        }
        Ok(if all.len() == 1 { all.swap_remove(0) } else { Tree::Alt(all) })
    }

    fn sequence(&mut self) -> Result<Tree, &'static str> {
        let mut all = Vec::new();
        while let Some(c) = self.peek() {
            if c == b'|' || (c == b')' && self.depth > 0) {
                break;
            }
            let atom = self.atom(c)?;
            all.push(self.repeated(atom)?);
        }
        if all.is_empty() {
            return Err("an alternative of it is empty");
        }
        Ok(Tree::Seq(all))
    }

    fn atom(&mut self, c: u8) -> Result<Tree, &'static str> {
        self.pos += 1;
        Ok(match c {
            b'(' => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return Err("it is nested too deeply");
                }
                let inner = match self.peek() {
                    None | Some(b')') => Tree::Empty,
                    Some(_) => self.alternatives()?,
                };
                if self.peek() != Some(b')') {
                    return Err("a parenthesis is not closed");
                }
                self.pos += 1;
                self.depth -= 1;
                inner
            }
            b')' => return Err("a parenthesis is closed that was not opened"),
            b'^' => Tree::Start,
            b'$' => Tree::End,
            b'.' => Tree::Set(Box::new([true; 256])),
            b'[' => self.bracket()?,
            b'*' | b'+' | b'?' => return Err("there is nothing to repeat"),
            b'\\' => match self.peek() {
                None => return Err("it ends with a backslash"),
                Some(c) => {
                    self.pos += 1;
                    single(c)
                }
            },
            c => single(c),
        })
    }

    fn repeated(&mut self, atom: Tree) -> Result<Tree, &'static str> {
        let Some((min, max)) = self.repetition()? else { return Ok(atom) };
        if self.repetition()?.is_some() {
            return Err("what is repeated is a repetition; put parentheses around it");
        }
        Ok(Tree::Repeat(Box::new(atom), min, max))
    }

    /// How often what was read may come, if something says so.
    fn repetition(&mut self) -> Result<Option<(u32, Option<u32>)>, &'static str> {
        let times = match self.peek() {
            Some(b'*') => (0, None),
            Some(b'+') => (1, None),
            Some(b'?') => (0, Some(1)),
            Some(b'{') if self.text.get(self.pos + 1).is_some_and(u8::is_ascii_digit) => {
                return self.bounds().map(Some);
            }
            _ => return Ok(None),
        };
        self.pos += 1;
        Ok(Some(times))
    }

    fn number(&mut self) -> Option<u32> {
        let from = self.pos;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.pos += 1;
        }
        std::str::from_utf8(&self.text[from..self.pos]).ok()?.parse().ok()
    }

    fn bounds(&mut self) -> Result<(u32, Option<u32>), &'static str> {
        self.pos += 1;
        let min = self.number().ok_or("a repetition count is not a number")?;
        let max = match self.peek() {
            Some(b',') => {
                self.pos += 1;
                if self.peek() == Some(b'}') {
                    None
                } else {
                    Some(self.number().ok_or("a repetition count is not a number")?)
                }
            }
            _ => Some(min),
        };
        if self.peek() != Some(b'}') {
            return Err("a repetition count is not closed");
        }
        self.pos += 1;
        if min > 255 || max.is_some_and(|m| m > 255 || m < min) {
            return Err("a repetition count is out of range");
        }
        Ok((min, max))
    }

    fn bracket(&mut self) -> Result<Tree, &'static str> {
        let mut set: Set = [false; 256];
        let negated = self.peek() == Some(b'^');
        self.pos += negated as usize;
        let mut first = true;
        loop {
            let Some(c) = self.peek() else { return Err("a bracket is not closed") };
            self.pos += 1;
            if c == b']' && !first {
                break;
            }
            first = false;
            if c == b'[' && self.peek() == Some(b':') {
                self.class(&mut set)?;
                continue;
            }
            let ranged = self.peek() == Some(b'-') && self.text.get(self.pos + 1).is_some_and(|n| *n != b']');
            let last = if ranged { self.text[self.pos + 1] } else { c };
            self.pos += if ranged { 2 } else { 0 };
            if last < c {
                return Err("a range in brackets runs backwards");
            }
            set[c as usize..=last as usize].fill(true);
        }
        if negated {
            set.iter_mut().for_each(|b| *b = !*b);
        }
        Ok(Tree::Set(Box::new(set)))
    }

    fn class(&mut self, set: &mut Set) -> Result<(), &'static str> {
        let rest = &self.text[self.pos + 1..];
        let end = rest.windows(2).position(|w| w == b":]").ok_or("a character class is not closed")?;
        let member: fn(&u8) -> bool = match &rest[..end] {
            b"alpha" => u8::is_ascii_alphabetic,
            b"digit" => u8::is_ascii_digit,
            b"alnum" => u8::is_ascii_alphanumeric,
            b"upper" => u8::is_ascii_uppercase,
            b"lower" => u8::is_ascii_lowercase,
            b"space" => |c| matches!(c, b' ' | 9..=13),
            b"blank" => |c| matches!(c, b' ' | b'\t'),
            b"punct" => u8::is_ascii_punctuation,
            b"xdigit" => u8::is_ascii_hexdigit,
            b"cntrl" => u8::is_ascii_control,
            b"print" => |c| (32..127).contains(c),
            b"graph" => u8::is_ascii_graphic,
            _ => return Err("there is no such character class"),
        };
        (0..=255u8).filter(member).for_each(|c| set[c as usize] = true);
        self.pos += 1 + end + 2;
        Ok(())
    }
}

fn single(c: u8) -> Tree {
    let mut set: Set = [false; 256];
    set[c as usize] = true;
    Tree::Set(Box::new(set))
}
