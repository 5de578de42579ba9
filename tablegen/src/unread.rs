//! What was passed over: classes, defs and multiclasses that nothing has asked for so far.
//!
//! A file of rules includes thousands of definitions and mentions few. Read on demand, an included
//! definition is passed over by its brackets ([`crate::skip`]) and parsed when its name is first used, in
//! the place and with the names that it has there. Definitions without a plain name, those of the main file
//! (unless they are deferred, too), and statements whose meaning is not their own (`let`, `foreach`,
//! `defvar`, ...) are read where they stand.
//!
//! What comes out is what reading everything gives, but for what nothing asked for. Where that cannot be
//! kept up (a number of a class instance becomes text, `!instances` asks for all defs, anything is wrong),
//! [`Unread::wants_all`] is set, and the whole is read again, everything of it.

use crate::Deferred;
use crate::context::Cx;
use crate::intern::Sym;
use crate::record::RecId;
use crate::records::Records;
use crate::skip::{Skipped, Skipper};
use crate::source::Loc;
use pdll_source::find::{self, Word};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::ops::Range;

/// What a definition defines; names of each are their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Class,
    Def,
    Multiclass,
}

/// A definition that is deferred. Places are offsets in the buffer of all text, which fit into 32 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item {
    pub(crate) kind: Kind,
    pub(crate) name: Sym,
    /// Its keyword.
    pub(crate) start: u32,
    pub(crate) text: Skipped,
    /// Where its file begins and ends, and the position of its beginning.
    pub(crate) begin: u32,
    pub(crate) file_end: u32,
    pub(crate) base: Loc,
    pub(crate) read: bool,
}

impl Item {
    /// Its whole text.
    pub(crate) fn range(&self) -> Range<usize> {
        self.start as usize..self.text.end()
    }
}

/// The definitions that were passed over.
pub(crate) struct Unread {
    /// What is read on demand.
    pub(crate) deferred: Option<Deferred>,
    /// In the order of the text; those that were read meanwhile, too.
    pub(crate) items: Vec<Item>,
    /// Those of each kind by name.
    names: [FxHashMap<Sym, u32>; 3],
    /// How many items are before what is being read right now.
    pub(crate) before: u32,
    /// Which records are from where: the first record, and how many items were passed over before what made
    /// it.
    pub(crate) origins: Vec<(u32, u32)>,
    /// Set when only everything will do.
    pub(crate) wants_all: bool,
}

impl Unread {
    pub(crate) fn new(deferred: Option<Deferred>) -> Self {
        let room = if deferred.is_some() { 500 } else { 0 };
        let map = || FxHashMap::with_capacity_and_hasher(room, Default::default());
        Unread {
            deferred,
            items: Vec::with_capacity(2 * room),
            names: [map(), map(), FxHashMap::default()],
            before: u32::MAX,
            origins: Vec::new(),
            wants_all: false,
        }
    }

    /// Notes a definition whose name is new, and how many records there are.
    pub(crate) fn add(&mut self, item: Item, records: u32) {
        self.names[item.kind as usize].insert(item.name, self.items.len() as u32);
        self.items.push(item);
        self.note_origin(records, self.items.len() as u32);
    }

    /// Records from `first` on come after so many definitions that were passed over.
    pub(crate) fn note_origin(&mut self, first: u32, before: u32) {
        match self.origins.last_mut() {
            Some(last) if last.0 == first => last.1 = before,
            _ => self.origins.push((first, before)),
        }
    }

    /// The definition of that name, if it was passed over and may be used by what is being read.
    #[inline]
    pub(crate) fn find(&self, kind: Kind, name: Sym) -> Option<u32> {
        self.deferred?;
        let index = *self.names[kind as usize].get(&name)?;
        (index < self.before && !self.items[index as usize].read).then_some(index)
    }

    /// The class of that name that was passed over, though it may have been read meanwhile.
    pub(crate) fn class_called(&self, name: Sym) -> Option<u32> {
        self.names[Kind::Class as usize].get(&name).copied()
    }

    /// Whether a def of that name was passed over; then only reading everything tells what is right.
    pub(crate) fn has_def(&mut self, name: Sym) -> bool {
        let found = self.find(Kind::Def, name).is_some();
        self.wants_all |= found;
        found
    }

    /// Whether there is anything that was not read.
    pub(crate) fn is_partial(&self) -> bool {
        self.items.iter().any(|i| !i.read)
    }
}

impl Records {
    /// Whether a def that was not read may be an operation or an interface of one of these names in C++ (what
    /// is before the last `::` does not count).
    ///
    /// Operations are called as their defs are, less a prefix that ends with `_` and a `_` at the end.
    /// Interfaces have their names as an argument of their class. Where that of a class that is called
    /// `..Interface..`, or derives from one, is computed, or set in a body, any is possible.
    pub fn may_name_class(&self, names: &BTreeSet<String>) -> bool {
        let (unread, text) = (&self.cx().unread, &self.cx().syms.text);
        let mut others = FxHashSet::default();
        if names.is_empty() {
            return false;
        }
        fn last(name: &str) -> &[u8] {
            name.rsplit("::").next().unwrap_or_default().as_bytes()
        }
        let names: FxHashSet<&[u8]> = names.iter().map(|name| last(name)).collect();
        // Bodies are short, and hardly one has it: all text is searched at once.
        let set_in: Vec<usize> = Word::new(b"cppInterfaceName").each(text.at(0..text.end())).collect();
        unread.items.iter().filter(|i| !i.read && i.kind == Kind::Def).any(|item| {
            let header = text.at(item.text.parents());
            if set_in.iter().any(|at| item.text.body().contains(at)) {
                return true;
            }
            let def = self.cx().syms.bytes(item.name);
            let def = def.strip_suffix(b"_").unwrap_or(def);
            let is_called =
                |name: &&[u8]| def.strip_suffix(*name).is_some_and(|p| p.is_empty() || p.ends_with(b"_"));
            // A string alone says little: definitions of attributes name their C++ classes, too.
            let may_say = find::either(b'#', b'!', header).is_some() || has_string(header, &names);
            names.iter().any(is_called) || may_say && self.may_be_interface(item, &mut others)
        })
    }

    /// Whether a def that was passed over, or a class that one may be of, may derive from `class` and has a
    /// word in its text. Defs that were read meanwhile count, too.
    pub fn may_mention(&self, class: &str, word: &str) -> bool {
        let (unread, text) = (&self.cx().unread, &self.cx().syms.text);
        let (mut others, finder) = (FxHashSet::default(), Word::new(word.as_bytes()));
        let is_called_so = |name: &[u8]| name == class.as_bytes();
        let items = unread.items.iter().filter(|item| item.kind != Kind::Multiclass);
        let mut mention = items.filter(|item| finder.find(text.at(item.range())).is_some());
        mention.any(|item| self.may_derive(item, is_called_so, &mut others))
    }

    /// Whether a def that was not read is of a class that is called `..Interface..`, or may derive from one.
    /// `others` are classes of which it is known that they do not; those that are looked at are added.
    fn may_be_interface(&self, item: &Item, others: &mut FxHashSet<Sym>) -> bool {
        self.may_derive(item, |name| name.windows(9).any(|part| part == b"Interface"), others)
    }

    /// Whether a definition is of a class with such a name, or may derive from one; `others` as above.
    fn may_derive(
        &self,
        item: &Item,
        is_called_so: impl Fn(&[u8]) -> bool,
        others: &mut FxHashSet<Sym>,
    ) -> bool {
        let (cx, text) = (self.cx(), &self.cx().syms.text);
        let text = text.at(0..text.end());
        let mut open = vec![item];
        while let Some(item) = open.pop() {
            let mut found = false;
            let skipper = Skipper { text, end: item.file_end as usize };
            let usual = skipper.parents(&item.text, |name| {
                found |= is_called_so(&text[name.clone()]);
                let Some(class) = cx.syms.find(&text[name]).filter(|&class| others.insert(class)) else {
                    return;
                };
                if let Some(&index) = cx.unread.names[Kind::Class as usize].get(&class) {
                    open.push(&cx.unread.items[index as usize]);
                } else if let Some(&class) = cx.classes.get(&class) {
                    found |= cx.ancestors(class).iter().any(|&of| is_called_so(self.name(of).as_bytes()));
                }
            });
            if found || usual.is_none() {
                return true;
            }
        }
        false
    }
}

/// Whether one of these stands between two quotes. What is between a string and the next is looked at as
/// well: quotes in comments do not change what is found.
pub(crate) fn has_string(text: &[u8], strings: &FxHashSet<&[u8]>) -> bool {
    let mut quotes = find::each(b'"', text);
    let Some(mut open) = quotes.next() else { return false };
    quotes.any(|quote| {
        let found = strings.contains(&text[open + 1..quote]);
        open = quote;
        found
    })
}

impl Cx {
    /// All finished defs in the order of the text, whenever they were read; class instances come where they
    /// were first needed by what is there.
    pub(crate) fn defs_by_origin(&self) -> Vec<RecId> {
        let mut origins = self.unread.origins.iter().copied().peekable();
        let mut current = 0;
        let mut defs: Vec<(u32, RecId)> = Vec::new();
        for def in self.all_defs() {
            while let Some((_, before)) = origins.next_if(|o| o.0 <= def.0) {
                current = before;
            }
            defs.push((current, def));
        }
        defs.sort_by_key(|d| d.0);
        defs.into_iter().map(|d| d.1).collect()
    }
}
