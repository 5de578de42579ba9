//! What expressions are made of, and reading them.

use super::Set;
use super::bracket;

/// Syntax, before compiling; repetition copies it.
#[derive(Clone)]
pub(super) enum Tree {
    Empty,
    Set(Box<Set>),
    Start,
    End,
    WordStart,
    WordEnd,
    /// The group of this number.
    Group(usize, Box<Tree>),
    /// What the group of this number matched.
    Back(usize),
    Seq(Vec<Tree>),
    Alt(Vec<Tree>),
    Repeat(Box<Tree>, u32, Option<u32>),
}

impl Tree {
    /// Repeated no time at all.
    fn is_dropped(&self) -> bool {
        matches!(self, Tree::Repeat(_, _, Some(0)))
    }
}

const MAX_DEPTH: u32 = 200;

pub(super) fn parse(pattern: &[u8]) -> Result<Tree, &'static str> {
    let mut p = Parser { text: pattern, pos: 0, depth: 0, groups: 0, closed: [false; 10] };
    let tree = p.alternatives()?;
    if p.pos < pattern.len() {
        return Err("a parenthesis is closed that was not opened");
    }
    Ok(tree)
}

struct Parser<'a> {
    text: &'a [u8],
    pos: usize,
    depth: u32,
    /// How many groups were opened.
    groups: usize,
    /// Which of the groups 1 to 9 are complete.
    closed: [bool; 10],
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
        if all.iter().all(Tree::is_dropped) {
            return Err("an alternative of it is empty");
        }
        Ok(Tree::Seq(all))
    }

    fn atom(&mut self, c: u8) -> Result<Tree, &'static str> {
        self.pos += 1;
        Ok(match c {
            b'(' => {
                self.depth += 1;
                self.groups += 1;
                let number = self.groups;
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
                if number <= 9 {
                    self.closed[number] = true;
                }
                Tree::Group(number, Box::new(inner))
            }
            b')' => return Err("a parenthesis is closed that was not opened"),
            b'^' => Tree::Start,
            b'$' => Tree::End,
            b'.' => Tree::Set(Box::new([true; 256])),
            b'[' => bracket::parse(self.text, &mut self.pos)?,
            b'*' | b'+' | b'?' => return Err("there is nothing to repeat"),
            b'{' if self.peek().is_some_and(|c| c.is_ascii_digit()) => {
                return Err("there is nothing to repeat");
            }
            b'\\' => match self.peek() {
                None => return Err("it ends with a backslash"),
                Some(c @ b'1'..=b'9') => {
                    self.pos += 1;
                    let number = (c - b'0') as usize;
                    if !self.closed[number] {
                        return Err("a group that is not complete is referred to");
                    }
                    Tree::Back(number)
                }
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
        if matches!(atom, Tree::Start) {
            return Err("'^' cannot be repeated");
        }
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
}

fn single(c: u8) -> Tree {
    let mut set: Set = [false; 256];
    set[c as usize] = true;
    Tree::Set(Box::new(set))
}
