//! Names: what each is, where it is defined, and where it is mentioned.
//!
//! The table is filled while names are resolved, if [`super::Options::names`] asks for it: compiling needs
//! none of it. It is of all files together, since their positions are one space.
use super::{CallableId, PatternId, VarId};
use pdll_source::{FileId, Span};
use rustc_hash::FxHashMap;

/// What a name stands for. Equal kinds are one name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NameKind<'a> {
    /// A variable, parameter or result.
    Var(VarId),
    /// A declared or imported constraint, or a rewrite.
    Callable(CallableId),
    /// A pattern.
    Pattern(PatternId),
    /// A label in the tuple expression that defines it there.
    Label(Span),
    /// The operation with this full name.
    Op(&'a str),
    /// A group of results of an operation, by its number in ODS.
    Result(&'a str, u32),
    /// An attribute of an operation: the operation's name (empty if it has none) and the attribute's.
    Attribute(&'a str, &'a str),
    /// A file that is included.
    File(FileId),
    /// Something of the language: the constraints `Attr`, `Op`, `Type`, `TypeRange`, `Value` and
    /// `ValueRange`, the members `operands`, `results` and `location`, and [`WORDS`].
    Language(&'static str),
    /// What a statement or declaration that did not parse defines there.
    Lost(Span),
    /// Nothing that is known.
    Unknown(&'a str),
}

/// Something that is defined once and mentioned any number of times.
#[derive(Clone, Copy, Debug)]
pub struct Name<'a> {
    /// What it stands for.
    pub kind: NameKind<'a>,
    /// How it is spelt where it is defined. Of a file: how it was first included; empty for results without
    /// names.
    pub text: &'a str,
    /// Where it is defined: the name itself in PDLL, what a record declares or the record itself in TableGen,
    /// the start of a file. `None` for what is defined nowhere: names of the language, of operations and
    /// attributes that nothing describes, and unknown ones.
    pub definition: Option<Span>,
}

/// A word of the `pdllc` standard that is written like a call. What a program declares by its name is meant
/// instead.
#[derive(Clone, Copy, Debug)]
pub struct LanguageWord {
    /// The word.
    pub name: &'static str,
    /// Does it stand in rewrites? Otherwise where something is matched.
    pub rewrites: bool,
    /// An example.
    pub usage: &'static str,
    /// What it means, as a sentence.
    pub meaning: &'static str,
}

/// The words of the `pdllc` standard that are written like calls, in alphabetical order.
pub const WORDS: [LanguageWord; 6] = [
    LanguageWord {
        name: "any",
        rewrites: false,
        usage: "any(op<a.b>(x: Value))",
        meaning: "An operand that is whichever result of the operation.",
    },
    LanguageWord {
        name: "either",
        rewrites: false,
        usage: "either(x: Value, op<a.b>(y: Value).0)",
        meaning: "Two operands, in this order or in the other one.",
    },
    LanguageWord {
        name: "fused",
        rewrites: true,
        usage: "fused(a.location, b.location)",
        meaning: "Locations fused to one, with an attribute if `metadata: attribute` comes last.",
    },
    LanguageWord {
        name: "located",
        rewrites: true,
        usage: "located(op<a.b>(x), root.location)",
        meaning: "The created operation, with this location.",
    },
    LanguageWord {
        name: "locations",
        rewrites: false,
        usage: "locations(root, inner)",
        meaning: "The operations whose locations are fused for what is created, in this order.",
    },
    LanguageWord {
        name: "segments",
        rewrites: true,
        usage: "segments(x, rest)",
        meaning: "How many values or types each of these is, as an attribute `array<i32: ...>`.",
    },
];

/// The word of this name.
#[must_use]
pub fn word(name: &str) -> Option<&'static LanguageWord> {
    WORDS.iter().find(|word| word.name == name)
}

/// A [`Name`] of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameId(u32);

/// A place where a name is written, its definition in PDLL among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mention {
    /// The token, quotes included.
    pub span: Span,
    /// Which name.
    pub name: NameId,
}

/// All names of a program.
#[derive(Clone, Debug, Default)]
pub struct Names<'a> {
    list: Vec<Name<'a>>,
    ids: FxHashMap<NameKind<'a>, NameId>,
    /// In order of place; spans do not overlap.
    mentions: Vec<Mention>,
    /// The places of each name, those of a name together and in order.
    places: Vec<Span>,
    /// Where the places of each name end.
    ends: Vec<u32>,
}

impl<'a> Names<'a> {
    /// The name of this kind, which is new if it was not known; what is first said about its definition
    /// holds.
    pub(super) fn enter(&mut self, kind: NameKind<'a>, text: &'a str, definition: Option<Span>) -> NameId {
        let id = *self.ids.entry(kind).or_insert_with(|| {
            self.list.push(Name { kind, text, definition });
            NameId(self.list.len() as u32 - 1)
        });
        let known = &mut self.list[id.0 as usize].definition;
        *known = known.or(definition);
        id
    }

    /// The name stands here.
    pub(super) fn mention(&mut self, name: NameId, span: Span) {
        self.mentions.push(Mention { span, name });
    }

    /// Puts everything in order. Nothing is entered afterwards.
    pub(super) fn finish(&mut self) {
        self.mentions.sort_unstable();
        self.mentions.dedup();
        let mut ends = vec![0u32; self.list.len()];
        self.mentions.iter().for_each(|m| ends[m.name.0 as usize] += 1);
        let mut sum = 0;
        for end in &mut ends {
            (*end, sum) = (sum, sum + *end);
        }
        self.places = vec![Span::default(); self.mentions.len()];
        for m in &self.mentions {
            let next = &mut ends[m.name.0 as usize];
            self.places[*next as usize] = m.span;
            *next += 1;
        }
        self.ends = ends;
    }

    /// The name with this id.
    #[must_use]
    pub fn get(&self, id: NameId) -> &Name<'a> {
        &self.list[id.0 as usize]
    }

    /// All names, in the order in which they were first met.
    pub fn iter(&self) -> impl Iterator<Item = (NameId, &Name<'a>)> {
        self.list.iter().enumerate().map(|(i, n)| (NameId(i as u32), n))
    }

    /// The name of something, if it has one and it was met.
    #[must_use]
    pub fn of(&self, kind: NameKind<'a>) -> Option<NameId> {
        self.ids.get(&kind).copied()
    }

    /// All mentions, in order of place.
    #[must_use]
    pub fn mentions(&self) -> &[Mention] {
        &self.mentions
    }

    /// What is mentioned at a position; just behind a name is not in it.
    #[must_use]
    pub fn at(&self, position: u32) -> Option<Mention> {
        let next = self.mentions.partition_point(|m| m.span.lo <= position);
        self.mentions[..next].last().copied().filter(|m| position < m.span.hi)
    }

    /// Where a name is written, in order, its definition in PDLL among them.
    #[must_use]
    pub fn places(&self, id: NameId) -> &[Span] {
        let start = id.0.checked_sub(1).map_or(0, |before| self.ends[before as usize]);
        &self.places[start as usize..self.ends[id.0 as usize] as usize]
    }

    /// Where a name is written but not defined, in order.
    pub fn references(&self, id: NameId) -> impl Iterator<Item = Span> {
        let definition = self.get(id).definition;
        self.places(id).iter().copied().filter(move |s| Some(*s) != definition)
    }
}
