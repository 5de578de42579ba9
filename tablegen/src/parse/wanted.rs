//! What is read of included files though the main file does not lead to it: defs of certain classes.

use super::Parser;
use crate::Wanted;
use crate::context::Res;
use crate::intern::Sym;
use crate::skip::Skipper;
use crate::unread::{Item, Kind};
use memchr::memmem::Finder;
use rustc_hash::FxHashMap;

/// For each of what is wanted a bit: does a class derive from it, and does its text, or that of a class that
/// it derives from, hold the word?
#[derive(Clone, Copy, Default)]
struct Traits {
    derives: u32,
    mentions: u32,
}

/// What is known of classes, in the order of the text.
struct Search<'w> {
    wanted: &'w [Wanted<'w>],
    words: Vec<Option<Finder<'w>>>,
    /// The classes that are wanted, by name.
    roots: FxHashMap<Sym, u32>,
    classes: FxHashMap<Sym, Traits>,
    /// How often each word stands in definitions that derive from the class.
    hits: Vec<usize>,
}

impl Parser<'_, '_> {
    /// Reads the defs that are wanted; gives of each whether the word that it asks for stands in definitions
    /// of its class only, and where the word is defined.
    pub(crate) fn read_wanted(&mut self, wanted: &[Wanted<'_>]) -> Res<Vec<bool>> {
        let mut search = Search {
            wanted,
            words: wanted.iter().map(word_of).collect(),
            roots: FxHashMap::default(),
            classes: FxHashMap::default(),
            hits: vec![0; wanted.len()],
        };
        for (bit, root) in wanted.iter().enumerate() {
            let (Wanted::Def(name)
            | Wanted::DefsOf(name)
            | Wanted::DefsInCode(name)
            | Wanted::DefsWith { class: name, .. }) = root;
            let Some(name) = self.cx.syms.find(name.as_bytes()) else { continue };
            match root {
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
            if of != 0 && !item.read {
                found.push((index as u32, of & !in_code == 0));
            }
        }
        // Those that code may name come when it is known what code there is.
        found.sort_by_key(|f| f.1);
        for (index, named) in found {
            let is_read = self.cx.unread.items[index as usize].read;
            if !is_read && (!named || self.stands_in_code(index)) {
                self.read_item(index)?;
            }
        }
        Ok((0..wanted.len()).map(|bit| search.is_sure(self, bit)).collect())
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
        for (bit, word) in self.words.iter().enumerate() {
            if let Some(word) = word {
                let own = parser.text_of(item.name) == word.needle();
                if derives >> bit & 1 == 1 || own {
                    let hits = count(word, &text[item.range()]);
                    self.hits[bit] += hits;
                    traits.mentions |= u32::from(hits > 0) << bit;
                }
            } else {
                traits.mentions |= 1 << bit;
            }
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

    /// Whether the word stands nowhere else in included files, but in comments.
    fn is_sure(&self, parser: &Parser<'_, '_>, bit: usize) -> bool {
        let Some(word) = &self.words[bit] else { return true };
        let cx = &parser.cx;
        let all: usize = cx.sources.included().map(|span| count(word, cx.syms.text.get(span))).sum();
        all == self.hits[bit]
    }
}

impl Parser<'_, '_> {
    fn text_of(&self, name: Sym) -> &[u8] {
        self.cx.syms.bytes(name)
    }

    /// Whether the first string in the header of a definition stands in front of `::` in the main file or in
    /// definitions that were read.
    fn stands_in_code(&self, index: u32) -> bool {
        let (unread, text) = (&self.cx.unread, self.cx.syms.text.all());
        let of = &unread.items[index as usize].text;
        let header = &text[of.parents..of.header];
        let mut strings = header.split(|b| *b == b'"').skip(1);
        let Some(name) = strings.next().filter(|name| !name.is_empty()) else { return true };
        let needle = [name, b"::"].concat();
        let finder = Finder::new(&needle);
        let main = self.cx.sources.opened().next().map(|(_, span)| self.cx.syms.text.get(span));
        let read = unread.items.iter().filter(|i| i.read).map(|i| &text[i.range()]);
        main.into_iter().chain(read).any(|text| finder.find(text).is_some())
    }
}

fn word_of<'w>(wanted: &Wanted<'w>) -> Option<Finder<'w>> {
    match wanted {
        Wanted::DefsWith { word, .. } => Some(Finder::new(*word)),
        _ => None,
    }
}

/// How often a word stands in a text, not counting lines that are comments.
fn count(word: &Finder<'_>, text: &[u8]) -> usize {
    let part_of_word = |b: Option<&u8>| b.is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
    let is_word = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| text.get(at));
        if part_of_word(before) || part_of_word(text.get(at + word.needle().len())) {
            return false;
        }
        let line = memchr::memrchr(b'\n', &text[..at]).map_or(0, |end| end + 1);
        !text[line..at].trim_ascii_start().starts_with(b"//")
    };
    word.find_iter(text).filter(|&at| is_word(at)).count()
}
