//! POSIX extended regular expressions, unanchored search. Only "does it match somewhere" is asked, so there
//! are no priorities. An expression is compiled to an NFA (Thompson 1968) that is simulated set by set, in
//! time linear in the text. Back-references (`\1`), which POSIX does not have in these expressions but
//! llvm-tblgen does, need a search over what the groups matched ([`back`]).

mod back;
mod bracket;
mod syntax;

use syntax::Tree;

/// A set of bytes.
type Set = [bool; 256];

enum Inst {
    Byte(Box<Set>),
    Split(usize, usize),
    Start,
    End,
    WordStart,
    WordEnd,
    /// The `n`th place where a group begins or ends is here.
    Save(usize),
    /// What the group matched.
    Back(usize),
    Done,
}

/// A compiled expression.
pub(crate) struct Regex {
    program: Vec<Inst>,
    has_back_references: bool,
}

const MAX_PROGRAM: usize = 50_000;

impl Regex {
    /// Compiles `pattern`; the error says what is wrong with it.
    pub(crate) fn new(pattern: &[u8]) -> Result<Regex, &'static str> {
        let tree = syntax::parse(pattern)?;
        let mut program = Vec::new();
        emit(&tree, &mut program)?;
        program.push(Inst::Done);
        let has_back_references = program.iter().any(|i| matches!(i, Inst::Back(_)));
        Ok(Regex { program, has_back_references })
    }

    /// Whether it matches anywhere in `text`; the error is that finding out takes too long.
    pub(crate) fn search(&self, text: &[u8]) -> Result<bool, &'static str> {
        if self.has_back_references { self.search_back(text) } else { Ok(self.search_sets(text)) }
    }

    fn search_sets(&self, text: &[u8]) -> bool {
        let n = self.program.len();
        let (mut now, mut next) = (Vec::with_capacity(n), Vec::with_capacity(n));
        let mut mark = vec![0; n];
        for i in 0..=text.len() {
            if self.add(0, i, text, &mut now, &mut mark) {
                return true;
            }
            let Some(&b) = text.get(i) else { break };
            let mut done = false;
            for &pc in &now {
                if let Inst::Byte(set) = &self.program[pc]
                    && set[b as usize]
                {
                    done |= self.add(pc + 1, i + 1, text, &mut next, &mut mark);
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
    /// `mark` says for each instruction where it was added last, and how.
    fn add(&self, pc: usize, at: usize, text: &[u8], set: &mut Vec<usize>, mark: &mut [usize]) -> bool {
        // As in llvm-tblgen no assertion holds behind one about words, before the next byte is read.
        let mut work = vec![(pc, true)];
        while let Some((pc, may_assert)) = work.pop() {
            let now = 2 * at + 1 + may_assert as usize;
            if mark[pc] >= now {
                continue;
            }
            mark[pc] = now;
            match &self.program[pc] {
                Inst::Byte(_) => set.push(pc),
                &Inst::Split(a, b) => work.extend([(b, may_assert), (a, may_assert)]),
                Inst::Done => return true,
                Inst::Save(_) | Inst::Back(_) => work.push((pc + 1, may_assert)),
                place => {
                    if may_assert && holds(place, text, at) {
                        work.push((pc + 1, matches!(place, Inst::Start | Inst::End)));
                    }
                }
            }
        }
        false
    }
}

/// Whether an assertion about a place in the text holds.
fn holds(assertion: &Inst, text: &[u8], at: usize) -> bool {
    let is_word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let before = is_word(at.checked_sub(1).and_then(|i| text.get(i)));
    let after = is_word(text.get(at));
    match assertion {
        Inst::Start => at == 0,
        Inst::End => at == text.len(),
        Inst::WordStart => !before && after,
        Inst::WordEnd => before && !after,
        _ => false,
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
        Tree::WordStart => out.push(Inst::WordStart),
        Tree::WordEnd => out.push(Inst::WordEnd),
        Tree::Back(n) => out.push(Inst::Back(*n)),
        Tree::Group(n, inner) => {
            out.push(Inst::Save(2 * n));
            emit(inner, out)?;
            out.push(Inst::Save(2 * n + 1));
        }
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
