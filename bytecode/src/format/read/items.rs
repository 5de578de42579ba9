//! What is in the sections.

use super::reader::Reader;
use crate::asked::{NUMBERS, PackedAsked};
use crate::error::{FormatError, FormatFault};
use crate::facts::{Count, Group, Groups, Inference, OpFacts, RuleInput, SegmentLayout, TypeRules};
use crate::isa::{Bank, Keys};
use crate::lines::{ENTRY, Lines};
use crate::program::{Cases, Lists, Native, OpName, OpShape, Pattern, Place, Program, Table, Text};
use crate::query::{Class, Definition, EnumCases, Expr, Meaning};

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

    pub(super) fn code(&mut self, p: &mut Program) -> Result<(), FormatError> {
        for register in &mut p.registers {
            *register = self.word()?;
        }
        p.rewrites = self.word()?;
        p.code = self.code_words()?;
        Ok(())
    }

    pub(super) fn debug(&mut self, p: &mut Program) -> Result<(), FormatError> {
        p.files = self.list(4, Self::text)?;
        // Version 6 has names beside the places, and none are left out.
        let named = self.version == 6;
        let count = self.length(if named { 16 } else { 12 })?;
        if count != p.patterns.len() && (named || count > 0) {
            return Err(self.error(FormatFault::Places));
        }
        for pattern in &mut p.patterns[..count] {
            if named {
                pattern.name = self.text()?;
            }
            pattern.place = self.place()?;
        }
        if !named {
            p.unclear = self.list(16, |r| Ok((r.word()?, r.place()?)))?;
        }
        let len = self.length(ENTRY)?;
        let entries = self.take(ENTRY * len)?;
        p.lines = Lines::from_bytes(self.keep(entries));
        Ok(())
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
        let steps = self.rest();
        Ok(PackedAsked::from_bytes(count as u32, self.keep(steps)))
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
