//! The `.pdlbc` file: a program on disk.
//!
//! All numbers are 32-bit little-endian words, except the checksum; a string is its length in bytes and UTF-8
//! bytes; a list is its length and its items. In the last section numbers are steps from those before, in as
//! few bytes as they need.
//!
//! ```text
//! header   magic (8 bytes), version, checksum of all that follows (FNV-1a, 64 bits)
//! section  number, length in bytes, content        each of SECTIONS once, in order
//! ```
//!
//! `FORMAT.md` says all of it, and which versions are read.
//!
//! The same program makes the same bytes. Reading is linear: a length is checked against the bytes that are
//! left before anything is allocated for it, and [`read`] ends with [`crate::verify`], so that what it
//! returns can be run without checks.

use crate::error::{FormatError, FormatFault};
use crate::facts::{Count, Group, Groups, Inference, OpFacts, RuleInput, SegmentLayout, TypeRules};
use crate::isa::{Bank, Keys};
use crate::program::{Asked, Entries, Native, OpName, OpShape, Pattern, Place, Program, Table};
use crate::query::{Class, Definition, EnumCases, Expr, Meaning};
use crate::verify::{VerifiedProgram, verify};

/// The first bytes of a file. Not text, and damaged by transfers that treat it as text.
pub const MAGIC: [u8; 8] = *b"\x89PDLBC\r\n";
/// The version that is written.
pub const VERSION: u32 = 7;
/// The oldest version that is read: all from it on are.
pub const OLDEST_VERSION: u32 = 6;

/// The sections, in order: what they are called, and what is in them, in the words of `FORMAT.md`.
pub const SECTIONS: [(&str, &str); 13] = [
    ("operation names", "list of: text `name`, flag `created by a rewrite`"),
    ("operation shapes", "list of: word `name` (in operation names), word `operands`, word `results`"),
    ("attribute names", "list of text"),
    ("attributes", "list of text: constants as MLIR writes them"),
    ("types", "list of text: constants as MLIR writes them"),
    (
        "natives",
        "list of: text `name`, flag `constraint`, list of banks `parameters`, list of banks `results`",
    ),
    ("tables", "list of: word `sort of keys`, list of (word `key`, target)"),
    (
        "patterns",
        "list of: text `name`, word `benefit`, flag `bounded recursion`, word `root` (in operation names, plus \
         1; 0: none), list of words `created` (in operation names), list of words `natives`, target `rewrite`, \
         list of op registers `matched`",
    ),
    (
        "entries",
        "list of (word `shape`, target); list of (word `name`, target); target `any`: where matching starts, by \
         what is known of the root, each list sorted",
    ),
    ("code", "six words `registers`, one for each bank; word `first word of rewrites`; list of words `code`"),
    (
        "definitions",
        "list of expressions; list of classes; list of (word `native`, flag `unknown`, then text `why` or word \
         `expression`); list of operations",
    ),
    (
        "debug",
        "list of text `files`; list of places, empty or one for each pattern; list of (word `definition`, place) \
         for those that are unknown; list of (word of code, place): where what follows comes from, sorted",
    ),
    (
        "sources of tests",
        "list of six steps: `from` from the `from` before, `to` from `from`, `pattern`, `file`, `line` and \
         `column` from those before: what matcher code tests for whom, sorted",
    ),
];
const HEADER: usize = MAGIC.len() + 4 + 8;

/// Whether the bytes begin as a `.pdlbc` file does.
#[must_use]
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
}

/// Writes a program.
#[must_use]
pub fn write(program: &Program) -> Vec<u8> {
    let mut w = Writer(Vec::with_capacity(likely_size(program)));
    w.0.extend_from_slice(&MAGIC);
    w.word(VERSION);
    w.0.extend_from_slice(&[0; 8]);
    for number in 0..SECTIONS.len() {
        w.word(number as u32);
        w.word(0);
        let start = w.0.len();
        w.section(program, number);
        let len = (w.0.len() - start) as u32;
        w.0[start - 4..start].copy_from_slice(&len.to_le_bytes());
    }
    let mut out = w.0;
    let sum = checksum(&out[HEADER..]);
    out[HEADER - 8..HEADER].copy_from_slice(&sum.to_le_bytes());
    out
}

/// About how many bytes a program takes: what is not counted here mostly fits what is left of this.
fn likely_size(p: &Program) -> usize {
    let texts = [&p.attr_names, &p.attrs, &p.types, &p.files];
    let texts = texts.into_iter().flatten().map(|text| 4 + text.len()).sum::<usize>();
    let names = p.op_names.iter().map(|n| 8 + n.name.len()).sum::<usize>();
    let patterns = p
        .patterns
        .iter()
        .map(|q| 60 + q.name.len() + 4 * (q.generated.len() + q.natives.len() + q.matched.len()));
    let tables = p.tables.iter().map(|t| 8 + 8 * t.cases.len()).sum::<usize>();
    let lists = 12 * p.shapes.len() + 8 * (p.entries.shapes.len() + p.entries.names.len());
    let debug = 16 * p.lines.len() + 8 * p.asked.len();
    HEADER + 256 + texts + names + patterns.sum::<usize>() + tables + lists + 4 * p.code.len() + debug
}

struct Writer(Vec<u8>);

impl Writer {
    fn word(&mut self, word: u32) {
        self.0.extend_from_slice(&word.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.word(text.len() as u32);
        self.0.extend_from_slice(text.as_bytes());
    }

    fn list<T>(&mut self, items: &[T], mut item: impl FnMut(&mut Self, &T)) {
        self.word(items.len() as u32);
        items.iter().for_each(|i| item(self, i));
    }

    fn pairs(&mut self, pairs: &[(u32, u32)]) {
        self.list(pairs, |w, p| {
            w.word(p.0);
            w.word(p.1);
        });
    }

    fn banks(&mut self, banks: &[Bank]) {
        self.list(banks, |w, &b| w.word(b as u32));
    }

    fn place(&mut self, place: Place) {
        self.word(place.file);
        self.word(place.line);
        self.word(place.column);
    }

    /// A number in as few bytes as it needs: seven bits each, the lowest first, the top bit set in all but
    /// the last.
    fn short(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    /// What a number is from the one before it, which is mostly near.
    fn step(&mut self, before: u32, number: u32) {
        let step = number.wrapping_sub(before);
        self.short(step << 1 ^ ((step as i32 >> 31) as u32));
    }

    /// Each is written as what it is from the one before: there is one for every test of every pattern.
    fn asked(&mut self, list: &[Asked]) {
        let mut last = Asked::default();
        self.list(list, |w, asked| {
            w.step(last.from, asked.from);
            w.step(asked.from, asked.to);
            w.step(last.pattern, asked.pattern);
            w.step(last.place.file, asked.place.file);
            w.step(last.place.line, asked.place.line);
            w.step(last.place.column, asked.place.column);
            last = *asked;
        });
    }

    fn texts(&mut self, texts: &[String]) {
        self.list(texts, |w, t| w.text(t));
    }

    fn words(&mut self, words: &[u32]) {
        self.word(words.len() as u32);
        let start = self.0.len();
        self.0.resize(start + 4 * words.len(), 0);
        for (bytes, word) in self.0[start..].as_chunks_mut::<4>().0.iter_mut().zip(words) {
            *bytes = word.to_le_bytes();
        }
    }

    /// Expressions are a number, a text or none, and words each.
    fn expr(&mut self, e: &Expr) {
        let (number, text, words) = e.to_parts();
        self.word(number);
        self.word(u32::from(text.is_some()));
        text.into_iter().for_each(|t| self.text(t));
        self.words(&words);
    }

    fn class(&mut self, c: &Class) {
        self.texts(&c.instances);
        self.word(c.cases.is_some().into());
        if let Some(cases) = &c.cases {
            self.word(cases.width);
            self.word(cases.bits.into());
            self.list(&cases.values, |w, v| {
                w.word(*v as u32);
                w.word((*v >> 32) as u32);
            });
        }
    }

    fn groups(&mut self, groups: &Groups) {
        self.list(&groups.list, |w, g| {
            w.text(&g.name);
            w.word(g.count as u32);
        });
        self.word(groups.layout as u32);
    }

    fn definitions(&mut self, p: &Program) {
        self.list(&p.exprs, Self::expr);
        self.list(&p.classes, Self::class);
        self.list(&p.definitions, |w, d| {
            w.word(d.native);
            match &d.meaning {
                Meaning::Expr(root) => {
                    w.word(0);
                    w.word(*root);
                }
                Meaning::Unknown(why) => {
                    w.word(1);
                    w.text(why);
                }
            }
        });
        self.list(&p.ops, |w, o| {
            w.word(o.name);
            w.groups(&o.operands);
            w.groups(&o.results);
            match &o.inference {
                Inference::None => w.word(0),
                Inference::Unknown(why) => {
                    w.word(1);
                    w.text(why);
                }
                Inference::Types(rules) => {
                    w.word(2);
                    w.list(&rules.inputs, |w, input| match input {
                        RuleInput::OperandType(group) => {
                            w.word(0);
                            w.word(*group);
                        }
                        RuleInput::Attr(name) => {
                            w.word(1);
                            w.text(name);
                        }
                    });
                    w.words(&rules.roots);
                }
            }
        });
    }

    fn debug(&mut self, p: &Program) {
        self.list(&p.files, |w, text| w.text(text));
        let placed = p.patterns.iter().any(|pattern| pattern.place != Place::default());
        let patterns = if placed { &p.patterns[..] } else { &[] };
        self.list(patterns, |w, pattern| w.place(pattern.place));
        for places in [&p.unclear, &p.lines] {
            self.list(places, |w, placed| {
                w.word(placed.0);
                w.place(placed.1);
            });
        }
    }

    fn section(&mut self, p: &Program, number: usize) {
        match number {
            0 => self.list(&p.op_names, |w, name| {
                w.text(&name.name);
                w.word(name.created.into());
            }),
            1 => self.list(&p.shapes, |w, kind| {
                w.word(kind.name);
                w.word(kind.operands);
                w.word(kind.results);
            }),
            2 => self.list(&p.attr_names, |w, text| w.text(text)),
            3 => self.list(&p.attrs, |w, text| w.text(text)),
            4 => self.list(&p.types, |w, text| w.text(text)),
            5 => self.list(&p.natives, |w, native| {
                w.text(&native.name);
                w.word(native.constraint.into());
                w.banks(&native.params);
                w.banks(&native.results);
            }),
            6 => self.list(&p.tables, |w, table| {
                w.word(table.keys as u32);
                w.pairs(&table.cases);
            }),
            7 => self.list(&p.patterns, |w, pattern| {
                w.text(&pattern.name);
                w.word(pattern.benefit);
                w.word(pattern.bounded_recursion.into());
                w.word(pattern.root.map_or(0, |r| r + 1));
                w.words(&pattern.generated);
                w.words(&pattern.natives);
                w.word(pattern.rewrite);
                w.words(&pattern.matched);
            }),
            8 => {
                self.pairs(&p.entries.shapes);
                self.pairs(&p.entries.names);
                self.word(p.entries.any);
            }
            9 => {
                p.registers.iter().for_each(|&r| self.word(r));
                self.word(p.rewrites);
                self.words(&p.code);
            }
            10 => self.definitions(p),
            12 => self.asked(&p.asked),
            _ => self.debug(p),
        }
    }
}

/// Reads and verifies a program.
///
/// # Errors
/// The first thing that is wrong with the bytes, or with the program that they hold.
pub fn read(bytes: &[u8]) -> Result<VerifiedProgram, FormatError> {
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
    if sum != checksum(&bytes[HEADER..]) {
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

    fn text(&mut self) -> Result<String, FormatError> {
        let len = self.word()? as usize;
        let bytes = self.take(len)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text.to_string()),
            Err(_) => Err(self.error(FormatFault::Text)),
        }
    }

    /// A list of items of at least `size` bytes each.
    fn list<T>(
        &mut self,
        size: usize,
        mut item: impl FnMut(&mut Self) -> Result<T, FormatError>,
    ) -> Result<Vec<T>, FormatError> {
        let len = self.word()? as usize;
        if len > (self.end - self.at) / size {
            return Err(self.error(FormatFault::List(len)));
        }
        (0..len).map(|_| item(self)).collect()
    }

    fn words(&mut self) -> Result<Vec<u32>, FormatError> {
        self.list(4, Self::word)
    }

    fn pairs(&mut self) -> Result<Vec<(u32, u32)>, FormatError> {
        self.list(8, |r| Ok((r.word()?, r.word()?)))
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

    fn short(&mut self) -> Result<u32, FormatError> {
        let mut number = 0;
        for shift in (0..u32::BITS).step_by(7) {
            let byte = self.take(1)?[0];
            number |= u32::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(self.error(FormatFault::Number))
    }

    fn step(&mut self, before: u32) -> Result<u32, FormatError> {
        let step = self.short()?;
        Ok(before.wrapping_add(step >> 1 ^ (step & 1).wrapping_neg()))
    }

    fn asked(&mut self) -> Result<Vec<Asked>, FormatError> {
        let mut last = Asked::default();
        self.list(6, |r| {
            let from = r.step(last.from)?;
            let (to, pattern) = (r.step(from)?, r.step(last.pattern)?);
            let (file, line) = (r.step(last.place.file)?, r.step(last.place.line)?);
            let place = Place { file, line, column: r.step(last.place.column)? };
            last = Asked { from, to, pattern, place };
            Ok(last)
        })
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
                    Ok(Table { keys, cases: r.pairs()? })
                })?;
            }
            7 => {
                p.patterns = self.list(28, |r| {
                    Ok(Pattern {
                        // Version 6 has them beside the places.
                        name: if r.version == 6 { String::new() } else { r.text()? },
                        benefit: r.word()?,
                        bounded_recursion: r.flag()?,
                        root: r.word()?.checked_sub(1),
                        generated: r.words()?,
                        natives: r.words()?,
                        rewrite: r.word()?,
                        matched: r.words()?,
                        place: Place::default(),
                    })
                })?;
            }
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
        let places = self.list(if named { 16 } else { 12 }, |r| {
            Ok((if named { r.text()? } else { String::new() }, r.place()?))
        })?;
        if places.len() != p.patterns.len() && (named || !places.is_empty()) {
            return Err(self.error(FormatFault::Places));
        }
        for (pattern, (name, place)) in p.patterns.iter_mut().zip(places) {
            pattern.place = place;
            if named {
                pattern.name = name;
            }
        }
        let placed = |r: &mut Self| Ok((r.word()?, r.place()?));
        if !named {
            p.unclear = self.list(16, placed)?;
        }
        p.lines = self.list(16, placed)?;
        Ok(())
    }
}
