//! What is in the sections.

use super::reader::Reader;
use crate::asked::{NUMBERS, PackedAsked};
use crate::error::{FormatError, FormatFault};
use crate::facts::{Count, Group, Groups, Inference, OpFacts, RuleInput, SegmentLayout, TypeRules};
use crate::isa::{Bank, Keys};
use crate::lines::{ENTRY, Lines};
use crate::program::{Cases, Lists, Native, OpName, OpShape, Pattern, Place, Program, Table, Text};
use crate::query::{Class, Definition, EnumCases, Expr, Meaning};

/// The section of code.
pub(super) struct Code {
    pub(super) registers: [u32; 6],
    pub(super) rewrites: u32,
    pub(super) words: Vec<u32>,
}

/// The section that says where everything is from.
pub(super) struct Debug<'a> {
    pub(super) files: Vec<String>,
    pub(super) places: Places<'a>,
    pub(super) unclear: Vec<(u32, Place)>,
    pub(super) lines: Lines,
}

/// Places of patterns, and in version 6 their names, which are read when there are patterns.
pub(super) struct Places<'a> {
    count: usize,
    from: Reader<'a>,
}

impl Places<'_> {
    fn is_named(&self) -> bool {
        self.from.version == 6
    }

    /// Reads the name and the place of the next one.
    fn next(&mut self) -> Result<(Option<Text>, Place), FormatError> {
        let name = if self.is_named() { Some(self.from.text()?) } else { None };
        Ok((name, self.from.place()?))
    }

    /// Reads all of them.
    pub(super) fn read(mut self, patterns: &mut [Pattern]) -> Result<(), FormatError> {
        if self.count != patterns.len() && (self.is_named() || self.count > 0) {
            return Err(self.from.error(FormatFault::Places));
        }
        for pattern in &mut patterns[..self.count] {
            let (name, place) = self.next()?;
            pattern.place = place;
            if let Some(name) = name {
                pattern.name = name;
            }
        }
        Ok(())
    }
}

impl<'a> Reader<'a> {
    pub(super) fn op_name(&mut self) -> Result<OpName, FormatError> {
        Ok(OpName { name: self.text()?, created: self.flag()? })
    }

    pub(super) fn op_shape(&mut self) -> Result<OpShape, FormatError> {
        Ok(OpShape { name: self.word()?, operands: self.word()?, results: self.word()? })
    }

    pub(super) fn native(&mut self) -> Result<Native, FormatError> {
        let (name, constraint) = (self.text()?, self.flag()?);
        Ok(Native { name, constraint, params: self.banks()?, results: self.banks()? })
    }

    pub(super) fn table(&mut self) -> Result<Table, FormatError> {
        let word = self.word()?;
        let sorts = [Keys::OpShape, Keys::OpName, Keys::Attr, Keys::Type, Keys::Number];
        let keys = sorts.get(word as usize).copied();
        let keys = keys.ok_or_else(|| self.no("sort of keys", word))?;
        Ok(Table { keys, cases: self.pairs::<Cases>()? })
    }

    pub(super) fn code(&mut self) -> Result<Code, FormatError> {
        let mut registers = [0; 6];
        for register in &mut registers {
            *register = self.word()?;
        }
        Ok(Code { registers, rewrites: self.word()?, words: self.words()? })
    }

    pub(super) fn debug(&mut self) -> Result<Debug<'a>, FormatError> {
        let files = self.list(4, Self::text)?;
        let named = self.version == 6;
        let count = self.length(if named { 16 } else { 12 })?;
        let places = Places { count, from: *self };
        if named {
            let mut skipped = Places { count, from: *self };
            (0..count).try_for_each(|_| skipped.next().map(drop))?;
            *self = skipped.from;
        } else {
            self.take(12 * count)?;
        }
        let placed = |r: &mut Self| Ok((r.word()?, r.place()?));
        let unclear = if named { Vec::new() } else { self.list(16, placed)? };
        let len = self.length(ENTRY)?;
        let lines = Lines::from_entries(self.take(ENTRY * len)?.as_chunks().0);
        Ok(Debug { files, places, unclear, lines })
    }

    fn banks(&mut self) -> Result<Vec<Bank>, FormatError> {
        self.list(4, |r| {
            let word = r.word()?;
            Bank::ALL.get(word as usize).copied().ok_or_else(|| r.no("bank", word))
        })
    }

    pub(super) fn pattern(&mut self) -> Result<Pattern, FormatError> {
        // Version 6 has names beside the places.
        let name = if self.version == 6 { Text::default() } else { self.text()? };
        let (benefit, bounded_recursion) = (self.word()?, self.flag()?);
        let root = self.word()?.checked_sub(1);
        let (generated, natives, rewrite) = (self.raw_words()?, self.raw_words()?, self.word()?);
        let lists = Lists::of_bytes([generated, natives, self.raw_words()?]);
        Ok(Pattern { name, benefit, bounded_recursion, root, rewrite, lists, place: Place::default() })
    }

    /// Who asks for tests: all of the section, packed as it is.
    pub(super) fn asked(&mut self) -> Result<PackedAsked, FormatError> {
        let count = self.length(NUMBERS)?;
        Ok(PackedAsked::from_bytes(count as u32, self.rest()))
    }

    fn expr(&mut self) -> Result<Expr, FormatError> {
        let number = self.word()?;
        let text = if self.flag()? { Some(self.text()?) } else { None };
        let words = self.words()?;
        Expr::from_parts(number, text, &words).ok_or_else(|| self.error(FormatFault::Expression))
    }

    fn class(&mut self) -> Result<Class, FormatError> {
        let instances = self.texts()?;
        let cases = if self.flag()? {
            let (width, bits) = (self.word()?, self.flag()?);
            let values = self.list(8, |r| Ok((u64::from(r.word()?) | u64::from(r.word()?) << 32) as i64))?;
            Some(EnumCases { width, bits, values })
        } else {
            None
        };
        Ok(Class { instances, cases })
    }

    fn inference(&mut self) -> Result<Inference, FormatError> {
        Ok(match self.word()? {
            0 => Inference::None,
            1 => Inference::Unknown(self.text()?),
            2 => {
                let inputs = self.list(8, |r| match r.word()? {
                    0 => Ok(RuleInput::OperandType(r.word()?)),
                    1 => Ok(RuleInput::Attr(r.text()?)),
                    other => Err(r.no("input of a rule", other)),
                })?;
                Inference::Types(TypeRules { inputs, roots: self.words()? })
            }
            other => return Err(self.no("way to infer result types", other)),
        })
    }

    fn groups(&mut self) -> Result<Groups, FormatError> {
        let list = self.list(8, |r| {
            let (name, word) = (r.text()?, r.word()?);
            let count = [Count::One, Count::Optional, Count::Any].get(word as usize).copied();
            Ok(Group { name, count: count.ok_or_else(|| r.no("size of a group", word))? })
        })?;
        let word = self.word()?;
        let layout = SegmentLayout::ALL.get(word as usize).copied();
        let layout = layout.ok_or_else(|| self.no("layout of groups", word))?;
        Ok(Groups { list, layout })
    }

    pub(super) fn definitions(&mut self, p: &mut Program) -> Result<(), FormatError> {
        p.exprs = self.list(12, Self::expr)?;
        p.classes = self.list(8, Self::class)?;
        p.definitions = self.list(12, |r| {
            let native = r.word()?;
            let meaning = if r.flag()? { Meaning::Unknown(r.text()?) } else { Meaning::Expr(r.word()?) };
            Ok(Definition { native, meaning })
        })?;
        p.ops = self.list(20, |r| {
            let (name, operands, results) = (r.word()?, r.groups()?, r.groups()?);
            Ok(OpFacts { name, operands, results, inference: r.inference()? })
        })?;
        Ok(())
    }
}
