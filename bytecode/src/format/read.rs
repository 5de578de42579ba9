//! Bytes to a program.

use super::{HEADER, MAGIC, OLDEST_VERSION, SECTIONS, VERSION, checksum, checksum_by_byte, is_bytecode};
use crate::asked::{NUMBERS, PackedAsked};
use crate::error::{FormatError, FormatFault, VerifyError};
use crate::facts::{Count, Group, Groups, Inference, OpFacts, RuleInput, SegmentLayout, TypeRules};
use crate::isa::{Bank, Keys};
use crate::lines::{ENTRY, Lines};
use crate::program::{Cases, Entries, Lists, Native, OpName, OpShape, Pattern, Place, Program, Table, Text};
use crate::query::{Class, Definition, EnumCases, Expr, Meaning};
use crate::verify::{VerifiedProgram, verify, verify_matcher};

/// Reads a program and verifies what matching needs. A rewrite is verified when it is wanted
/// ([`VerifiedProgram::rewrite`]): of many patterns few are ever applied. Which code is from where
/// ([`Program::lines`]) and who asks for tests ([`Program::asked`]) is not looked at: nothing that runs
/// depends on it.
///
/// # Errors
/// The first thing that is wrong with the bytes, or with what was looked at of the program that they hold.
pub fn read(bytes: &[u8]) -> Result<VerifiedProgram, FormatError> {
    read_by(bytes, verify_matcher)
}

/// The same, and verifies all that there is.
///
/// # Errors
/// The first thing that is wrong with the bytes, or with the program that they hold.
pub fn read_all(bytes: &[u8]) -> Result<VerifiedProgram, FormatError> {
    read_by(bytes, verify)
}

fn read_by(
    bytes: &[u8],
    verify: fn(Program) -> Result<VerifiedProgram, VerifyError>,
) -> Result<VerifiedProgram, FormatError> {
    let mut r = Reader { bytes, at: 0, end: bytes.len(), section: "header", version: VERSION };
    if !is_bytecode(bytes) {
        return Err(r.error(FormatFault::NotBytecode));
    }
    r.at = MAGIC.len();
    r.version = r.word()?;
    if !(OLDEST_VERSION..=VERSION).contains(&r.version) {
        return Err(r.error(FormatFault::Version(r.version)));
    }
    let sum = u64::from(r.word()?) | u64::from(r.word()?) << 32;
    let content = &bytes[HEADER..];
    if sum != if r.version < 8 { checksum_by_byte(content) } else { checksum(content) } {
        return Err(r.error(FormatFault::Checksum));
    }
    let mut program = Program::default();
    for (number, (name, _)) in (0u32..).zip(SECTIONS) {
        let (found, len) = (r.word()?, r.word()? as usize);
        r.section = name;
        if found != number {
            return Err(r.error(FormatFault::Section { expected: number, found }));
        }
        if len > bytes.len() - r.at {
            return Err(r.error(FormatFault::TooShort));
        }
        r.end = r.at + len;
        r.read_section(&mut program, number)?;
        if r.at != r.end {
            return Err(r.error(FormatFault::TooLong));
        }
        r.end = bytes.len();
    }
    if r.at != bytes.len() {
        return Err(r.error(FormatFault::TooLong));
    }
    verify(program).map_err(|error| FormatError {
        section: if error.at.is_some() { "code" } else { error.section },
        offset: r.at,
        fault: error.into(),
    })
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The end of the section.
    end: usize,
    section: &'static str,
    /// That of the file.
    version: u32,
}

impl<'a> Reader<'a> {
    #[cold]
    fn error(&self, fault: FormatFault) -> FormatError {
        FormatError { section: self.section, offset: self.at, fault }
    }

    /// The word just read does not stand for anything.
    #[cold]
    fn no(&self, what: &'static str, word: u32) -> FormatError {
        self.error(FormatFault::Word { what, word })
    }

    fn take(&mut self, len: usize) -> Result<&'a [u8], FormatError> {
        match self.bytes.get(self.at..self.end).and_then(|rest| rest.get(..len)) {
            Some(taken) => {
                self.at += len;
                Ok(taken)
            }
            None => Err(self.error(FormatFault::TooShort)),
        }
    }

    fn word(&mut self) -> Result<u32, FormatError> {
        let bytes = self.take(4)?;
        Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    fn flag(&mut self) -> Result<bool, FormatError> {
        match self.word()? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(self.no("truth value", other)),
        }
    }

    fn text<T: From<&'a str>>(&mut self) -> Result<T, FormatError> {
        let len = self.word()? as usize;
        let bytes = self.take(len)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text.into()),
            Err(_) => Err(self.error(FormatFault::Text)),
        }
    }

    /// A list of items of at least `size` bytes each.
    fn list<T>(
        &mut self,
        size: usize,
        mut item: impl FnMut(&mut Self) -> Result<T, FormatError>,
    ) -> Result<Vec<T>, FormatError> {
        let len = self.length(size)?;
        let mut items = Vec::with_capacity(len);
        for _ in 0..len {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// The length of a list of items of at least `size` bytes each, for which there is room.
    fn length(&mut self, size: usize) -> Result<usize, FormatError> {
        let len = self.word()? as usize;
        match len > (self.end - self.at) / size {
            true => Err(self.error(FormatFault::List(len))),
            false => Ok(len),
        }
    }

    fn words(&mut self) -> Result<Vec<u32>, FormatError> {
        let from = self.raw_words()?;
        // Filled like this they are copied in blocks.
        let mut words = vec![0; from.len()];
        words.iter_mut().zip(from).for_each(|(word, &bytes)| *word = u32::from_le_bytes(bytes));
        Ok(words)
    }

    fn pairs<L: FromIterator<(u32, u32)>>(&mut self) -> Result<L, FormatError> {
        let len = self.length(8)?;
        let words: &[[u8; 4]] = self.take(8 * len)?.as_chunks().0;
        let pairs = words.as_chunks().0.iter();
        Ok(pairs.map(|&[a, b]| (u32::from_le_bytes(a), u32::from_le_bytes(b))).collect())
    }

    fn banks(&mut self) -> Result<Vec<Bank>, FormatError> {
        self.list(4, |r| {
            let word = r.word()?;
            Bank::ALL.get(word as usize).copied().ok_or_else(|| r.no("bank", word))
        })
    }

    fn place(&mut self) -> Result<Place, FormatError> {
        Ok(Place { file: self.word()?, line: self.word()?, column: self.word()? })
    }

    /// A list of words, as it lies there.
    fn raw_words(&mut self) -> Result<&'a [[u8; 4]], FormatError> {
        let len = self.length(4)?;
        Ok(self.take(4 * len)?.as_chunks().0)
    }

    fn pattern(&mut self) -> Result<Pattern, FormatError> {
        // Version 6 has names beside the places.
        let name = if self.version == 6 { Text::default() } else { self.text()? };
        let (benefit, bounded_recursion) = (self.word()?, self.flag()?);
        let root = self.word()?.checked_sub(1);
        let (generated, natives, rewrite) = (self.raw_words()?, self.raw_words()?, self.word()?);
        let lists = Lists::of_bytes([generated, natives, self.raw_words()?]);
        Ok(Pattern { name, benefit, bounded_recursion, root, rewrite, lists, place: Place::default() })
    }

    /// Who asks for tests: all of the section, packed as it is.
    fn asked(&mut self) -> Result<PackedAsked, FormatError> {
        let count = self.length(NUMBERS)?;
        let bytes = self.take(self.end - self.at)?;
        Ok(PackedAsked::from_bytes(count as u32, bytes))
    }

    fn texts(&mut self) -> Result<Vec<String>, FormatError> {
        self.list(4, Self::text)
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

    fn definitions(&mut self, p: &mut Program) -> Result<(), FormatError> {
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

    fn read_section(&mut self, p: &mut Program, number: u32) -> Result<(), FormatError> {
        match number {
            0 => p.op_names = self.list(8, |r| Ok(OpName { name: r.text()?, created: r.flag()? }))?,
            1 => {
                p.shapes = self
                    .list(12, |r| Ok(OpShape { name: r.word()?, operands: r.word()?, results: r.word()? }))?;
            }
            2 => p.attr_names = self.list(4, Self::text)?,
            3 => p.attrs = self.list(4, Self::text)?,
            4 => p.types = self.list(4, Self::text)?,
            5 => {
                p.natives = self.list(16, |r| {
                    let (name, constraint) = (r.text()?, r.flag()?);
                    Ok(Native { name, constraint, params: r.banks()?, results: r.banks()? })
                })?;
            }
            6 => {
                p.tables = self.list(8, |r| {
                    let word = r.word()?;
                    let sorts = [Keys::OpShape, Keys::OpName, Keys::Attr, Keys::Type, Keys::Number];
                    let keys = sorts.get(word as usize).copied();
                    let keys = keys.ok_or_else(|| r.no("sort of keys", word))?;
                    Ok(Table { keys, cases: r.pairs::<Cases>()? })
                })?;
            }
            7 => p.patterns = self.list(28, Self::pattern)?,
            8 => p.entries = Entries { shapes: self.pairs()?, names: self.pairs()?, any: self.word()? },
            9 => {
                for register in &mut p.registers {
                    *register = self.word()?;
                }
                p.rewrites = self.word()?;
                p.code = self.words()?;
            }
            10 => self.definitions(p)?,
            12 => p.asked = self.asked()?,
            _ => self.debug(p)?,
        }
        Ok(())
    }

    fn debug(&mut self, p: &mut Program) -> Result<(), FormatError> {
        p.files = self.list(4, Self::text)?;
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
        let placed = |r: &mut Self| Ok((r.word()?, r.place()?));
        if !named {
            p.unclear = self.list(16, placed)?;
        }
        let len = self.length(ENTRY)?;
        p.lines = Lines::from_entries(self.take(ENTRY * len)?.as_chunks().0);
        Ok(())
    }
}
