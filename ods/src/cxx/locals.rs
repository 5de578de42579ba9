//! The variables and parameters of a snippet. Each has a name of its own in the tree: whoever puts something
//! in the place of a name need not ask which variable of that name is meant.

use super::lexer::{Spanned, Token};

/// A variable or parameter.
#[derive(Debug)]
struct Local<'a> {
    /// As it is written.
    written: &'a str,
    /// In the tree.
    name: String,
    /// Its type, as it is written.
    ty: String,
    /// Is it mentioned in a lambda? That may be called once the variable has another value.
    captured: bool,
    /// Is it a list that nothing was added to?
    empty: bool,
}

/// What can be named, innermost last.
#[derive(Debug, Default)]
pub(super) struct Locals<'a> {
    list: Vec<Local<'a>>,
    /// Those before this one are outside of the innermost lambda, which may not change them.
    outside: usize,
    /// All names in the tree that were declared up to now.
    taken: Vec<String>,
}

/// What is named at the beginning of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outside {
    count: usize,
    outside: usize,
}

impl<'a> Locals<'a> {
    /// The beginning of a block.
    pub(super) fn here(&self) -> Outside {
        Outside { count: self.list.len(), outside: self.outside }
    }

    /// The beginning of a lambda.
    pub(super) fn enter(&mut self) -> Outside {
        let here = self.here();
        self.outside = here.count;
        here
    }

    /// The end of a block or lambda that began there.
    pub(super) fn leave(&mut self, there: Outside) {
        self.list.truncate(there.count);
        self.outside = there.outside;
    }

    /// Declares a variable; its name in the tree.
    pub(super) fn declare(&mut self, written: &'a str, ty: &str, tokens: &[Spanned<'_>]) -> String {
        let name = match self.taken.iter().any(|t| t == written) {
            true => self.unused(written, tokens),
            false => written.to_string(),
        };
        self.taken.push(name.clone());
        let ty = ty.to_string();
        self.list.push(Local { written, name: name.clone(), ty, captured: false, empty: false });
        name
    }

    /// The variable that was declared last is a list without items.
    pub(super) fn declared_empty(&mut self) {
        if let Some(last) = self.list.last_mut() {
            last.empty = true;
        }
    }

    /// Is this a list without items, which may be given another value here?
    pub(super) fn is_empty_list(&self, written: &str) -> bool {
        let local = self.list.iter().rfind(|l| l.written == written);
        local.is_some_and(|l| l.empty) && self.variable(written).is_some()
    }

    /// What something that is written so is called in the tree.
    pub(super) fn known_as(&mut self, written: String) -> String {
        let Some(at) = self.list.iter().rposition(|l| l.written == written) else { return written };
        self.list[at].captured |= at < self.outside;
        self.list[at].name.clone()
    }

    /// The type of a variable that may be given another value here.
    pub(super) fn variable(&self, written: &str) -> Option<&str> {
        let at = self.list.iter().rposition(|l| l.written == written)?;
        let local = &self.list[at];
        (at >= self.outside && !local.captured).then_some(local.ty.as_str())
    }

    /// A name like this one that the text does not have.
    pub(super) fn unused(&mut self, like: &str, tokens: &[Spanned<'_>]) -> String {
        let in_use = |name: &str| {
            self.taken.iter().any(|t| t == name)
                || tokens.iter().any(|t| matches!(t.0, Token::Word(word) if word == name))
        };
        let free = (2u64..).map(|n| format!("{like}_{n}")).find(|name| !in_use(name)).unwrap_or_default();
        self.taken.push(free.clone());
        free
    }
}
