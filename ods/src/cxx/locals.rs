//! The variables and parameters of a snippet. Each has a name of its own in the tree: whoever puts something
//! in the place of a name need not ask which variable of that name is meant.

use super::lexer::{Spanned, Token};
use std::collections::{HashMap, HashSet};

/// A variable or parameter, as it is from one statement on.
#[derive(Clone, Debug)]
struct Local<'a> {
    /// As it is written.
    written: &'a str,
    /// In the tree.
    name: String,
    /// Its type, as it is written.
    ty: String,
    /// The number of the variable, which it keeps when it changes.
    origin: u32,
    /// May it not change, since something else sees what it holds? A lambda that mentions it may be called
    /// later, and a reference is no value of its own.
    seen: bool,
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
    taken: HashSet<String>,
    /// By name: the number behind it that is tried next.
    numbers: HashMap<String, u64>,
    /// Variables that were declared up to now.
    count: u32,
    /// Variables that a loop changes besides the one that is followed: what they hold is not known.
    lost: Vec<u32>,
    /// All variables that were mentioned, in order.
    mentioned: Vec<u32>,
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

    /// The end of a block behind which the code goes on: what it has declared is gone, and variables from
    /// outside of it, which have smaller numbers, keep what they hold.
    pub(super) fn close(&mut self, there: Outside, outside: u32) {
        let mut at = 0;
        self.list.retain(|l| {
            at += 1;
            at <= there.count || l.origin < outside
        });
    }

    /// Declares a variable; its name in the tree.
    pub(super) fn declare(&mut self, written: &'a str, ty: &str, tokens: &[Spanned<'_>]) -> String {
        self.count += 1;
        let name = self.free(written, tokens);
        let (ty, origin) = (ty.to_string(), self.count);
        self.list.push(Local { written, name: name.clone(), ty, origin, seen: false, empty: false });
        name
    }

    /// A name in the tree for one that is written so.
    fn free(&mut self, written: &str, tokens: &[Spanned<'_>]) -> String {
        match self.taken.insert(written.to_string()) {
            true => written.to_string(),
            false => self.unused(written, tokens),
        }
    }

    /// A variable holds another value: its name in the tree from now on, and its type.
    pub(super) fn rename(&mut self, origin: u32, tokens: &[Spanned<'_>]) -> Option<(String, String)> {
        let mut local = self.list.iter().rfind(|l| l.origin == origin)?.clone();
        local.name = self.free(local.written, tokens);
        local.empty = false;
        let (name, ty) = (local.name.clone(), local.ty.clone());
        self.list.push(local);
        Some((name, ty))
    }

    /// A variable has this name in the tree from now on.
    pub(super) fn call(&mut self, origin: u32, name: &str) {
        if let Some(local) = self.list.iter().rfind(|l| l.origin == origin) {
            self.list.push(Local { name: name.to_string(), empty: false, ..local.clone() });
        }
    }

    /// The number that the next variable gets that is declared; all before have smaller ones.
    pub(super) fn next_origin(&self) -> u32 {
        self.count + 1
    }

    /// The name in the tree that a variable has now.
    pub(super) fn now(&self, origin: u32) -> Option<String> {
        self.list.iter().rfind(|l| l.origin == origin).map(|l| l.name.clone())
    }

    fn find(&self, written: &str) -> Option<&Local<'a>> {
        self.list.iter().rfind(|l| l.written == written)
    }

    /// The number of a variable.
    pub(super) fn origin(&self, written: &str) -> Option<u32> {
        self.find(written).map(|l| l.origin)
    }

    /// Is there a variable that is written so?
    pub(super) fn is_declared(&self, written: &str) -> bool {
        self.find(written).is_some()
    }

    /// How a variable is written that an expression is, if it may change.
    pub(super) fn is_named(&self, e: &super::Expr) -> Option<&'a str> {
        let super::Expr::Name(name) = e else { return None };
        let local = self.list.iter().rfind(|l| l.name == *name)?;
        self.variable(local.written).is_some().then_some(local.written)
    }

    /// What a variable with this name in the tree holds, if it is a list that says so.
    pub(super) fn item_of(&self, name: &str) -> Option<String> {
        let local = self.list.iter().rfind(|l| l.name == name)?;
        let (class, types) = super::statements::class_of(&local.ty);
        types.into_iter().next().filter(|_| super::changes::is_list(&class) || class == "ArrayRef")
    }

    /// The type of a variable.
    pub(super) fn type_of(&self, written: &str) -> Option<&str> {
        self.find(written).map(|l| l.ty.as_str())
    }

    /// The variable that was declared last is a list without items.
    pub(super) fn declared_empty(&mut self) {
        if let Some(last) = self.list.last_mut() {
            last.empty = true;
        }
    }

    /// The variable that was declared last is no value of its own.
    pub(super) fn declared_reference(&mut self) {
        if let Some(last) = self.list.last_mut() {
            last.seen = true;
        }
    }

    /// Is this a list without items, which may be given another value here?
    pub(super) fn is_empty_list(&self, written: &str) -> bool {
        self.find(written).is_some_and(|l| l.empty) && self.variable(written).is_some()
    }

    /// What something that is written so is called in the tree.
    pub(super) fn known_as(&mut self, written: String) -> String {
        let Some(at) = self.list.iter().rposition(|l| l.written == written) else { return written };
        self.list[at].seen |= at < self.outside;
        self.mentioned.push(self.list[at].origin);
        self.list[at].name.clone()
    }

    /// How many mentions there were.
    pub(super) fn mentions(&self) -> usize {
        self.mentioned.len()
    }

    /// Whether a variable is mentioned once since then.
    pub(super) fn is_mentioned_once(&self, written: &str, mentions: usize) -> bool {
        let origin = self.origin(written);
        self.mentioned[mentions..].iter().filter(|&&m| Some(m) == origin).count() == 1
    }

    /// Whether one of these is among these mentions.
    pub(super) fn mentioned_in(&self, mentions: std::ops::Range<usize>, origins: &[u32]) -> bool {
        self.mentioned[mentions].iter().any(|m| origins.contains(m))
    }

    /// What was mentioned since then is seen by something else: lists, or all variables.
    pub(super) fn seen_since(&mut self, mentions: usize, all: bool) {
        for local in &mut self.list {
            let may_be_list = !super::is_number(&local.ty);
            local.seen |= (all || may_be_list) && self.mentioned[mentions..].contains(&local.origin);
        }
    }

    /// The type of a variable that may be given another value here.
    pub(super) fn variable(&self, written: &str) -> Option<&str> {
        let at = self.list.iter().rposition(|l| l.written == written)?;
        let local = &self.list[at];
        (at >= self.outside && !local.seen).then_some(local.ty.as_str())
    }

    /// Begins to follow one variable through a loop that changes others, too.
    pub(super) fn lose(&mut self, others: impl IntoIterator<Item = u32>) -> usize {
        let before = self.lost.len();
        self.lost.extend(others);
        before
    }

    /// The end of that.
    pub(super) fn regain(&mut self, before: usize) {
        self.lost.truncate(before);
    }

    /// Is it not known what a variable holds?
    pub(super) fn is_lost(&self, written: &str) -> bool {
        !self.lost.is_empty() && self.origin(written).is_some_and(|o| self.lost.contains(&o))
    }

    /// A name like this one that the text does not have.
    pub(super) fn unused(&mut self, like: &str, tokens: &[Spanned<'_>]) -> String {
        let number = self.numbers.entry(like.to_string()).or_insert(2);
        loop {
            let name = format!("{like}_{number}");
            *number += 1;
            let written = tokens.iter().any(|t| matches!(t.0, Token::Word(word) if word == name));
            if !written && self.taken.insert(name.clone()) {
                return name;
            }
        }
    }
}
