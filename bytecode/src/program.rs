//! The program in memory: what the compiler hands to the linker.

use crate::asked::PackedAsked;
use crate::facts::OpFacts;
use crate::isa::{Bank, Inst, Keys};
use crate::lines::Lines;
use crate::query::{Class, Definition, Expr, Meaning};
use crate::words::Words;
use smallvec::SmallVec;

/// A text that is mostly short, and then takes no memory of its own.
pub type Text = compact_str::CompactString;

/// Cases of a switch; mostly one or two.
pub type Cases = SmallVec<[(u32, u32); 2]>;

/// The shape of operations: name and numbers of operands and results, asked for in one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpShape {
    /// Index in [`Program::op_names`].
    pub name: u32,
    /// Number of operands.
    pub operands: u32,
    /// Number of results.
    pub results: u32,
}

/// An operation name and what is done with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpName {
    /// The full name, with its dialect (`arith.addi`).
    pub name: Text,
    /// Do rewrites create such ops? (A host may know names that it can match but not create.)
    pub created: bool,
}

/// A native function that the program calls.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Native {
    /// The name that it must be registered by.
    pub name: String,
    /// A constraint, or a rewrite?
    pub constraint: bool,
    /// What it is given.
    pub params: Vec<Bank>,
    /// What it gives back.
    pub results: Vec<Bank>,
}

/// A switch table: what key goes where. Keys are unique; the order is that of the compiler's first mention.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The sort of its keys.
    pub keys: Keys,
    /// Key and target.
    pub cases: Cases,
}

/// What is known about a pattern besides its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// Its name (`<anonymous>` ones have an empty one).
    pub name: Text,
    /// Its benefit, 0 to 65534: of patterns that match, the one with the largest is tried first.
    pub benefit: u32,
    /// May its rewrite be applied to its own output (`with recursion`)?
    pub bounded_recursion: bool,
    /// The root's name, as an index in [`Program::op_names`].
    pub root: Option<u32>,
    /// Where its rewrite starts in [`Program::code`].
    pub rewrite: u32,
    /// The ops and natives that it has to do with.
    pub lists: Lists,
    /// Where it was written.
    pub place: Place,
}

/// The ops and natives that a pattern has to do with: three lists one after the other, which are mostly short
/// together, and then take no memory of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    words: SmallVec<[u32; 10]>,
    /// Where the second and the third begin.
    natives: u32,
    matched: u32,
}

impl Lists {
    /// Puts the lists together that [`Self::generated`], [`Self::natives`] and [`Self::matched`] give.
    #[must_use]
    pub fn new(generated: &[u32], natives: &[u32], matched: &[u32]) -> Self {
        Self::of([generated, natives, matched], |number| number)
    }

    /// The same, as a file has them.
    pub(crate) fn of_bytes(lists: [&[[u8; 4]]; 3]) -> Self {
        Self::of(lists, u32::from_le_bytes)
    }

    fn of<W: Copy>(lists: [&[W]; 3], number: impl Fn(W) -> u32) -> Self {
        let [generated, natives, matched] = lists;
        let before = generated.len() as u32;
        let mut words = SmallVec::with_capacity(generated.len() + natives.len() + matched.len());
        for list in lists {
            list.iter().for_each(|&word| words.push(number(word)));
        }
        Self { words, natives: before, matched: before + natives.len() as u32 }
    }

    /// Names of the ops that its rewrite creates, in order, as indices in [`Program::op_names`].
    #[must_use]
    pub fn generated(&self) -> &[u32] {
        &self.words[..self.natives as usize]
    }

    /// The natives that it calls, in its match or its rewrite, as indices in [`Program::natives`], ascending.
    #[must_use]
    pub fn natives(&self) -> &[u32] {
        &self.words[self.natives as usize..self.matched as usize]
    }

    /// Op registers of the matched ops, in the order in which their locations are fused.
    #[must_use]
    pub fn matched(&self) -> &[u32] {
        &self.words[self.matched as usize..]
    }

    /// How many numbers are in all of them.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Are all of them empty?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}

/// A place in the source, for messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Index in [`Program::files`].
    pub file: u32,
    /// Line, from 1; 0 if unknown.
    pub line: u32,
    /// Column in bytes, from 1.
    pub column: u32,
}

/// A part of the source that asked for a test of the matcher, or shares it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asked {
    /// The first word of the code of the test: loads that it needs, and the instruction that tests. 0: the
    /// choice of an entry by shape or name of the root, which is no code.
    pub from: u32,
    /// The word after it.
    pub to: u32,
    /// The pattern that asks, an index in [`Program::patterns`].
    pub pattern: u32,
    /// Where in the source it asks.
    pub place: Place,
}

/// Where matching starts, by what is known of the root. All are targets in [`Program::code`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// By index in [`Program::shapes`]; sorted by it. The code goes on to what its name and any name ask for.
    pub shapes: Vec<(u32, u32)>,
    /// By index in [`Program::op_names`], for shapes that are not listed; sorted by it.
    pub names: Vec<(u32, u32)>,
    /// For all other ops; [`crate::FAIL`] if no pattern takes any root.
    pub any: u32,
}

/// A compiled pattern set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// Names of operations.
    pub op_names: Vec<OpName>,
    /// Shapes of operations that code asks for in one question.
    pub shapes: Vec<OpShape>,
    /// Names of attributes.
    pub attr_names: Vec<String>,
    /// Texts of constant attributes.
    pub attrs: Vec<String>,
    /// Texts of constant types.
    pub types: Vec<String>,
    /// Natives.
    pub natives: Vec<Native>,
    /// Switch tables.
    pub tables: Vec<Table>,
    /// Patterns by rank.
    pub patterns: Vec<Pattern>,
    /// Where matching starts.
    pub entries: Entries,
    /// How many registers each bank needs, by [`Bank`] number.
    pub registers: [u32; 6],
    /// The code; word 0 is never an instruction. Matcher code comes before [`Program::rewrites`], rewrite
    /// code from there on.
    pub code: Words,
    /// The first word of rewrite code.
    pub rewrites: u32,
    /// The expressions of the definitions; each refers to earlier ones only.
    pub exprs: Vec<Expr>,
    /// Classes of dialects that expressions mention, sorted.
    pub classes: Vec<Class>,
    /// What natives are if nobody registers them, sorted by native.
    pub definitions: Vec<Definition>,
    /// What is known of operations, sorted by name.
    pub ops: Vec<OpFacts>,
    /// Names of source files, for messages.
    pub files: Vec<String>,
    /// Code position and place in the source, sorted by position: what the instructions from there on were
    /// written for.
    pub lines: Lines,
    /// Where code shows that definitions do not understand: index in [`Program::definitions`] and place,
    /// sorted.
    pub unclear: Vec<(u32, Place)>,
    /// What matcher code tests for whom, sorted. The code of two tests is the same or apart.
    pub asked: PackedAsked,
}

impl Program {
    /// Takes out what only messages and tools need: where in the source things come from. Names of patterns
    /// stay.
    pub fn strip(&mut self) {
        self.files.clear();
        self.lines = Lines::default();
        self.unclear.clear();
        self.asked = PackedAsked::default();
        self.patterns.iter_mut().for_each(|pattern| pattern.place = Place::default());
    }

    /// Why nobody knows what a native means, with where in the source that shows; `None` if it is known.
    #[must_use]
    pub fn reason(&self, definition: &Definition) -> Option<String> {
        let Meaning::Unknown(why) = &definition.meaning else { return None };
        let index = self.definitions.iter().position(|d| d.native == definition.native)? as u32;
        let place = self.unclear.binary_search_by_key(&index, |u| u.0).ok().map(|i| self.unclear[i].1);
        Some(match place.and_then(|place| Some((place, self.files.get(place.file as usize)?))) {
            Some((place, file)) => format!("{why} (at {file}:{}:{})", place.line, place.column),
            None => why.clone(),
        })
    }

    /// Is a place in one of the files, or nowhere?
    pub(crate) fn has_file(&self, place: Place) -> bool {
        place.line == 0 || (place.file as usize) < self.files.len()
    }

    /// Appends an instruction and returns its position.
    pub fn push(&mut self, inst: &Inst) -> u32 {
        let at = self.code.len() as u32;
        inst.encode(self.code.to_mut());
        at
    }
}
