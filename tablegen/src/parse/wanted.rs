//! What is read of deferred definitions though nothing leads to it: defs of certain classes.

use super::Parser;
use crate::context::Res;
use crate::intern::Sym;
use crate::skip::Skipper;
use crate::unread::{Item, Kind};
use crate::{Deferred, Wanted};
use pdll_source::find::{self, Word};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// For each of what is wanted a bit: does a class derive from it, and does its text, or that of a class that
/// it derives from, hold what it must mention?
#[derive(Clone, Copy, Default)]
struct Traits {
    derives: u32,
    mentions: u32,
}

/// What is known of classes, in the order of the text.
struct Search<'w> {
    wanted: &'w [Wanted<'w>],
    /// For each of what is wanted.
    mentions: Vec<Mention<'w>>,
    /// The names of defs that are wanted.
    names: Vec<&'w FxHashSet<&'w [u8]>>,
    /// The classes that are wanted, by name.
    roots: FxHashMap<Sym, u32>,
    classes: FxHashMap<Sym, Traits>,
    /// How often each word stands in definitions that derive from the class.
    hits: Vec<usize>,
}

/// What the text of a definition must hold, or that of a class that it derives from.
enum Mention<'w> {
    Nothing,
    /// A word, and where it stands in what is deferred.
    Word(&'w [u8], Vec<usize>),
    OneOf(&'w FxHashSet<&'w [u8]>),
}

impl Parser<'_, '_> {
    /// Reads the defs that are wanted; gives of each whether the word that it asks for stands in definitions
    /// of its class only, and where the word is defined.
    pub(crate) fn read_wanted(&mut self, wanted: &[Wanted<'_>]) -> Res<Vec<bool>> {
        let mut search = Search {
            wanted,
            mentions: wanted.iter().map(|wanted| self.mention_of(wanted)).collect(),
            names: wanted.iter().filter_map(names_of).collect(),
            roots: FxHashMap::default(),
            classes: FxHashMap::default(),
            hits: vec![0; wanted.len()],
        };
        for (bit, root) in wanted.iter().enumerate() {
            let (Wanted::Class(name)
            | Wanted::Def(name)
            | Wanted::DefsOf(name)
            | Wanted::DefsInCode(name)
            | Wanted::DefsWith { class: name, .. }
            | Wanted::DefsWithString { class: name, .. }) = root
            else {
                continue;
            };
            let Some(name) = self.cx.syms.find(name.as_bytes()) else { continue };
            match root {
                Wanted::Class(_) => drop(self.asked_for(Kind::Class, name)?),
                Wanted::Def(_) => drop(self.asked_for(Kind::Def, name)?),
                _ => *search.roots.entry(name).or_default() |= 1 << bit,
            }
        }
        let in_code = |w: &Wanted<'_>| matches!(w, Wanted::DefsInCode(_));
        let in_code = (0..).zip(wanted).filter(|w| in_code(w.1)).fold(0, |bits, w| bits | 1 << w.0);
        let mut found = Vec::new();
        for index in 0..self.cx.unread.items.len() {
            let item = self.cx.unread.items[index];
            let of = search.look_at(self, &item);
            let is_named = search.names_def(self, &item);
            if (of != 0 || is_named) && !item.read {
                found.push((index as u32, of & !in_code == 0 && !is_named));
            }
        }
        // Those that code may name come when it is known what code there is.
        found.sort_by_key(|f| f.1);
        for (index, named) in found {
            let is_read = self.cx.unread.items[index as usize].read;
            if !is_read && (!named || self.stands_in_code(index, &search.names)) {
                self.read_item(index)?;
            }
        }
        Ok((0..wanted.len()).map(|bit| search.is_sure(bit)).collect())
    }
}

impl Search<'_> {
    /// Notes a class; what of all that is wanted a def is.
    fn look_at(&mut self, parser: &Parser<'_, '_>, item: &Item) -> u32 {
        if item.kind == Kind::Multiclass {
            return 0;
        }
        let cx = &parser.cx;
        let text = cx.syms.text.all();
        let mut traits = Traits::default();
        let skipper = Skipper { text, end: item.file_end };
        let usual = skipper.parents(&item.text, |name| {
            let of = cx.syms.find(&text[name]).map_or(Traits::default(), |name| self.of_class(parser, name));
            traits.derives |= of.derives;
            traits.mentions |= of.mentions;
        });
        if usual.is_none() {
            // Whatever it is: it is read where anything is wanted.
            traits = Traits { derives: u32::MAX, mentions: u32::MAX };
        }
        let root = match item.kind {
            Kind::Class => self.roots.get(&item.name).copied().unwrap_or_default(),
            _ => 0,
        };
        let derives = traits.derives | root;
        for (bit, mention) in self.mentions.iter().enumerate() {
            let derives = derives >> bit & 1 == 1;
            let mentioned = match mention {
                Mention::Nothing => true,
                Mention::Word(word, places) if derives || parser.text_of(item.name) == *word => {
                    let Range { start, end } = item.range();
                    let hits =
                        places.partition_point(|&at| at < end) - places.partition_point(|&at| at < start);
                    self.hits[bit] += hits;
                    hits > 0
                }
                Mention::OneOf(strings) if derives => {
                    let header = &text[item.text.parents..item.text.header];
                    makes_strings(header) || has_string(&text[item.range()], strings)
                }
                _ => false,
            };
            traits.mentions |= u32::from(mentioned) << bit;
        }
        traits.derives = derives;
        match item.kind {
            Kind::Class => {
                self.classes.insert(item.name, traits);
                0
            }
            _ => traits.derives & traits.mentions & ((1 << self.wanted.len()) - 1),
        }
    }

    /// Whether it is a def that is wanted by its name.
    fn names_def(&self, parser: &Parser<'_, '_>, item: &Item) -> bool {
        item.kind == Kind::Def && self.names.iter().any(|names| names.contains(parser.text_of(item.name)))
    }

    fn of_class(&self, parser: &Parser<'_, '_>, name: Sym) -> Traits {
        if let Some(&traits) = self.classes.get(&name) {
            return traits;
        }
        // One that was read where it stands: what its text says is not looked at.
        let cx = &parser.cx;
        let Some(&class) = cx.classes.get(&name) else { return Traits::default() };
        let mut traits = Traits { derives: 0, mentions: u32::MAX };
        for of in cx.ancestors(class).iter().copied().chain([class]) {
            let Some((name, _)) = cx.vals.as_str(cx.rec(of).name) else { continue };
            traits.derives |= self.roots.get(&name).copied().unwrap_or_default();
        }
        traits
    }

    /// Whether the word stands nowhere else in what is deferred, but in comments.
    fn is_sure(&self, bit: usize) -> bool {
        match &self.mentions[bit] {
            Mention::Word(_, places) => places.len() == self.hits[bit],
            _ => true,
        }
    }
}

impl Parser<'_, '_> {
    fn text_of(&self, name: Sym) -> &[u8] {
        self.cx.syms.bytes(name)
    }

    fn mention_of<'w>(&self, wanted: &Wanted<'w>) -> Mention<'w> {
        match wanted {
            Wanted::DefsWith { word, .. } => Mention::Word(word.as_bytes(), self.places_of(word.as_bytes())),
            Wanted::DefsWithString { strings, .. } => Mention::OneOf(strings),
            _ => Mention::Nothing,
        }
    }

    /// Where a word stands in what is deferred, in order, not counting lines that are comments.
    fn places_of(&self, word: &[u8]) -> Vec<usize> {
        let (sources, text, finder) = (&self.cx.sources, &self.cx.syms.text, Word::new(word));
        let main = self.cx.unread.deferred == Some(Deferred::All);
        let main = main.then(|| sources.main()).flatten();
        let mut places = Vec::new();
        for span in main.into_iter().chain(sources.included()) {
            let (begin, text) = (span.range().start, text.get(span));
            let found = finder.each(text).filter(|&at| is_word(text, at..at + word.len()));
            places.extend(found.map(|at| begin + at));
        }
        places.sort_unstable();
        places
    }

    /// Whether the first string in the header of a definition is one of these names, or stands in front of
    /// `::` in the main file or in definitions that were read.
    fn stands_in_code(&self, index: u32, names: &[&FxHashSet<&[u8]>]) -> bool {
        let (unread, text) = (&self.cx.unread, self.cx.syms.text.all());
        let of = &unread.items[index as usize].text;
        let header = &text[of.parents..of.header];
        let mut strings = header.split(|b| *b == b'"').skip(1);
        let Some(name) = strings.next().filter(|name| !name.is_empty()) else { return true };
        if names.iter().any(|names| names.contains(name)) {
            return true;
        }
        let needle = [name, b"::"].concat();
        let word = Word::new(&needle);
        let main = unread.deferred != Some(Deferred::All);
        let main = main.then(|| self.cx.sources.main()).flatten().map(|span| self.cx.syms.text.get(span));
        let read = unread.items.iter().filter(|i| i.read).map(|i| &text[i.range()]);
        main.into_iter().chain(read).any(|text| word.find(text).is_some())
    }
}

fn names_of<'w>(wanted: &Wanted<'w>) -> Option<&'w FxHashSet<&'w [u8]>> {
    match wanted {
        Wanted::DefsNamed(names) => Some(names),
        _ => None,
    }
}

/// Whether one of these stands between two quotes. What is between a string and the next is looked at as
/// well: quotes in comments do not change what is found.
fn has_string(text: &[u8], strings: &FxHashSet<&[u8]>) -> bool {
    let mut quotes = find::each(b'"', text);
    let Some(mut open) = quotes.next() else { return false };
    quotes.any(|quote| {
        let found = strings.contains(&text[open + 1..quote]);
        open = quote;
        found
    })
}

/// Operators that give no string which does not stand in the text.
const PLAIN_OPERATORS: [&[u8]; 8] =
    [b"listconcat", b"listremove", b"if", b"cond", b"not", b"and", b"or", b"empty"];

/// Whether a header may compute a string for a class that is derived from: then no string tells what it is
/// not.
fn makes_strings(header: &[u8]) -> bool {
    let mut operators = header.split(|b| *b == b'!').skip(1);
    let is_plain = |rest: &[u8]| {
        let end = rest.iter().position(|b| !b.is_ascii_lowercase()).unwrap_or(rest.len());
        PLAIN_OPERATORS.contains(&&rest[..end])
    };
    header.contains(&b'#') || !operators.all(is_plain)
}

/// Whether this is a word by itself, and its line no comment.
fn is_word(text: &[u8], word: Range<usize>) -> bool {
    let part_of_word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let before = word.start.checked_sub(1).and_then(|at| text.get(at));
    if part_of_word(before) || part_of_word(text.get(word.end)) {
        return false;
    }
    let line = find::last(b'\n', &text[..word.start]).map_or(0, |end| end + 1);
    !text[line..word.start].trim_ascii_start().starts_with(b"//")
}
