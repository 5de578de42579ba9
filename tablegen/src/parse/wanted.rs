//! What is read of deferred definitions though nothing leads to it: defs of certain classes.

use super::Parser;
use crate::context::{Cx, Res};
use crate::intern::Sym;
use crate::skip::Skipper;
use crate::unread::{Item, Kind, has_string};
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
    /// What some of that must mention, each with its bit.
    mentions: Vec<(u32, Mention<'w>)>,
    /// The bits of what need not mention anything.
    any: u32,
    /// The names of defs that are wanted.
    names: Vec<&'w FxHashSet<&'w [u8]>>,
    /// The classes that are wanted, by name.
    roots: FxHashMap<Sym, u32>,
    /// Of each item that was looked at, if it is a class.
    classes: Vec<Traits>,
    /// The last class that was derived from, where it is named, while no other class has come: definitions
    /// of one kind come together.
    last: Option<(Range<usize>, Traits)>,
}

/// What the text of a definition must hold, or that of a class that it derives from.
enum Mention<'w> {
    /// A word, and how often it stands in definitions that derive from the class.
    Word(Word<'w>, &'w [u8], usize),
    /// One of these strings, or perhaps if it may be `computed`.
    OneOf { strings: &'w FxHashSet<&'w [u8]>, computed: bool },
}

/// How often a word stands in the definitions that derive from a class, and where it is defined.
pub(crate) struct Hits {
    word: Vec<u8>,
    count: usize,
}

impl Parser<'_, '_> {
    /// Reads the defs that are wanted; gives of each that asks for a word how often that stands in
    /// definitions of its class.
    pub(crate) fn read_wanted(&mut self, wanted: &[Wanted<'_>]) -> Res<Vec<Option<Hits>>> {
        let mentions: Vec<(u32, Mention<'_>)> =
            (0..).zip(wanted).filter_map(|(bit, wanted)| Some((bit, mention_of(wanted)?))).collect();
        let mut search = Search {
            wanted,
            any: mentions.iter().fold(u32::MAX, |any, m| any & !(1 << m.0)),
            mentions,
            names: wanted.iter().filter_map(names_of).collect(),
            roots: FxHashMap::default(),
            classes: Vec::with_capacity(self.cx.unread.items.len()),
            last: None,
        };
        for (bit, root) in wanted.iter().enumerate() {
            let (Wanted::Class(name)
            | Wanted::Def(name)
            | Wanted::DefsOf(name)
            | Wanted::DefsInCode(name)
            | Wanted::DefsWith { class: name, .. }
            | Wanted::DefsWithString { class: name, .. }
            | Wanted::DefsWithWrittenString { class: name, .. }) = root
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
        let mut code = Code::default();
        for (index, named) in found {
            let is_read = self.cx.unread.items[index as usize].read;
            if !is_read && (!named || self.stands_in_code(index, &search.names, &mut code)) {
                self.read_item(index)?;
            }
        }
        Ok(search.hits())
    }
}

impl Search<'_> {
    /// Notes the next item, if it is a class; what of all that is wanted a def is.
    fn look_at(&mut self, parser: &Parser<'_, '_>, item: &Item) -> u32 {
        if item.kind == Kind::Multiclass {
            self.classes.push(Traits::default());
            return 0;
        }
        let cx = &parser.cx;
        let text = cx.syms.text.all();
        let mut traits = Traits::default();
        let skipper = Skipper { text, end: item.file_end as usize };
        let usual = skipper.parents(&item.text, |name| {
            let of = match &self.last {
                Some((last, of)) if text[last.clone()] == text[name.clone()] => *of,
                _ => {
                    let class = cx.syms.find(&text[name.clone()]);
                    class.map_or(Traits::default(), |class| self.of_class(parser, class))
                }
            };
            self.last = Some((name, of));
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
        traits.derives |= root;
        traits.mentions |= self.any;
        for (bit, mention) in &mut self.mentions {
            let derives = traits.derives >> *bit & 1 == 1;
            let mentioned = match mention {
                Mention::Word(finder, word, hits) if derives || parser.text_of(item.name) == *word => {
                    let found = places_of(finder, word, &text[item.range()]);
                    *hits += found;
                    found > 0
                }
                Mention::OneOf { strings, computed } if derives => {
                    let header = &text[item.text.parents()];
                    *computed && makes_strings(header) || has_string(&text[item.range()], strings)
                }
                _ => false,
            };
            traits.mentions |= u32::from(mentioned) << *bit;
        }
        if item.kind == Kind::Class {
            self.classes.push(traits);
            self.last = None;
            return 0;
        }
        self.classes.push(Traits::default());
        traits.derives & traits.mentions & ((1 << self.wanted.len()) - 1)
    }

    /// Whether it is a def that is wanted by its name.
    fn names_def(&self, parser: &Parser<'_, '_>, item: &Item) -> bool {
        item.kind == Kind::Def && self.names.iter().any(|names| names.contains(parser.text_of(item.name)))
    }

    fn of_class(&self, parser: &Parser<'_, '_>, name: Sym) -> Traits {
        let item = parser.cx.unread.class_called(name);
        if let Some(&traits) = item.and_then(|item| self.classes.get(item as usize)) {
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

    /// For each of what is wanted.
    fn hits(self) -> Vec<Option<Hits>> {
        let mut all: Vec<Option<Hits>> = self.wanted.iter().map(|_| None).collect();
        for (bit, mention) in self.mentions {
            if let Mention::Word(_, word, count) = mention {
                all[bit as usize] = Some(Hits { word: word.to_vec(), count });
            }
        }
        all
    }
}

impl Cx {
    /// Whether a word stands nowhere in what is deferred but where it was found, and in comments.
    pub(crate) fn is_all(&self, Hits { word, count }: &Hits) -> bool {
        let (sources, text, finder) = (&self.sources, &self.syms.text, Word::new(word));
        let main = self.unread.deferred == Some(Deferred::All);
        let main = main.then(|| sources.main()).flatten();
        let texts = main.into_iter().chain(sources.included()).map(|span| text.get(span));
        texts.map(|text| places_of(&finder, word, text)).sum::<usize>() == *count
    }
}

impl Parser<'_, '_> {
    fn text_of(&self, name: Sym) -> &[u8] {
        self.cx.syms.bytes(name)
    }

    /// Whether the first string in the header of a definition is one of these names, or stands in front of
    /// `::` in the main file or in definitions that were read.
    fn stands_in_code(&self, index: u32, names: &[&FxHashSet<&[u8]>], code: &mut Code) -> bool {
        let all = self.cx.syms.text.all();
        let header = &all[self.cx.unread.items[index as usize].text.parents()];
        let mut strings = header.split(|b| *b == b'"').skip(1);
        let Some(name) = strings.next().filter(|name| !name.is_empty()) else { return true };
        if names.iter().any(|names| names.contains(name)) {
            return true;
        }
        code.look_at(self.cx);
        code.names(self.cx, name)
    }
}

/// Code in the main file and in definitions that were read, as far as it was looked at.
#[derive(Default)]
struct Code {
    seen_main: bool,
    /// Of each deferred definition, whether it was looked at.
    seen: Vec<bool>,
    /// Where `::` stands, after where its text begins.
    colons: Vec<(u32, u32)>,
}

impl Code {
    /// Looks at what was read since.
    fn look_at(&mut self, cx: &Cx) {
        if !self.seen_main && cx.unread.deferred != Some(Deferred::All) {
            cx.sources.main().into_iter().for_each(|span| self.add(cx, span.range()));
        }
        self.seen_main = true;
        self.seen.resize(cx.unread.items.len(), false);
        for (n, item) in cx.unread.items.iter().enumerate() {
            if item.read && !self.seen[n] {
                self.seen[n] = true;
                self.add(cx, item.range());
            }
        }
    }

    fn add(&mut self, cx: &Cx, range: Range<usize>) {
        let text = cx.syms.text.at(range.clone());
        let colons = find::each(b':', text).filter(|at| text.get(at + 1) == Some(&b':'));
        self.colons.extend(colons.map(|at| (range.start as u32, (range.start + at) as u32)));
    }

    /// Whether a name stands in front of `::`.
    fn names(&self, cx: &Cx, name: &[u8]) -> bool {
        let text = cx.syms.text.all();
        self.colons.iter().any(|&(start, at)| text[start as usize..at as usize].ends_with(name))
    }
}

fn mention_of<'w>(wanted: &Wanted<'w>) -> Option<Mention<'w>> {
    match wanted {
        Wanted::DefsWith { word, .. } => Some(Mention::Word(Word::new(word.as_bytes()), word.as_bytes(), 0)),
        Wanted::DefsWithString { strings, .. } => Some(Mention::OneOf { strings, computed: true }),
        Wanted::DefsWithWrittenString { strings, .. } => Some(Mention::OneOf { strings, computed: false }),
        _ => None,
    }
}

/// At how many places a word stands in a text, not counting lines that are comments.
fn places_of(finder: &Word<'_>, word: &[u8], text: &[u8]) -> usize {
    finder.each(text).filter(|&at| is_word(text, at..at + word.len())).count()
}

fn names_of<'w>(wanted: &Wanted<'w>) -> Option<&'w FxHashSet<&'w [u8]>> {
    match wanted {
        Wanted::DefsNamed(names) => Some(names),
        _ => None,
    }
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
