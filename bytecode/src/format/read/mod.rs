//! Bytes to a program.

mod items;
mod reader;

use super::{HEADER, MAGIC, OLDEST_VERSION, SECTIONS, VERSION, checksum, checksum_by_byte, is_bytecode};
use crate::asked::PackedAsked;
use crate::beside::beside;
use crate::error::{FormatError, FormatFault, VerifyError};
use crate::program::{Entries, Program};
use crate::verify::{VerifiedProgram, verify, verify_matcher};
use items::{Code, Debug};
use reader::Reader;

/// Reads a program and verifies what matching needs. A rewrite is verified when it is wanted
/// ([`VerifiedProgram::rewrite`]): of many patterns few are ever applied. Which code is from where
/// ([`Program::lines`]) and who asks for tests ([`Program::asked`]) is not looked at: nothing that runs
/// depends on it.
///
/// A file of three megabytes or more is read by this thread and another one.
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

/// In so many bytes half of the work takes longer than starting a thread for it, which may take a fifth of a
/// millisecond, and gain nothing, where the system lets it begin late.
const MUCH: usize = 3 << 20;

fn read_by(
    bytes: &[u8],
    verify: fn(Program) -> Result<VerifiedProgram, VerifyError>,
) -> Result<VerifiedProgram, FormatError> {
    let mut r = Reader::new(bytes);
    if !is_bytecode(bytes) {
        return Err(r.error(FormatFault::NotBytecode));
    }
    r.take(MAGIC.len())?;
    r.version = r.word()?;
    if !(OLDEST_VERSION..=VERSION).contains(&r.version) {
        return Err(r.error(FormatFault::Version(r.version)));
    }
    let sum = u64::from(r.word()?) | u64::from(r.word()?) << 32;
    let (content, version) = (&bytes[HEADER..], r.version);
    let damaged = r.error(FormatFault::Checksum);
    let sections = sections(r);
    // What is bulky is mostly waiting for memory that is touched for the first time.
    let (program, (found, bulk)) = beside(
        content.len() >= MUCH,
        || program(sections.clone()?),
        || {
            let found = if version < 8 { checksum_by_byte(content) } else { checksum(content) };
            (found, sections.clone().and_then(Bulk::read))
        },
    );
    // What else is wrong with bytes that are not those that were written is of no interest.
    if sum != found {
        return Err(damaged);
    }
    let program = match (program, bulk) {
        (Ok(program), Ok(bulk)) => bulk.put_into(program)?,
        (Err(error), Err(other)) => return Err(if error.offset <= other.offset { error } else { other }),
        (Err(error), Ok(_)) | (Ok(_), Err(error)) => return Err(error),
    };
    verify(program).map_err(|error| FormatError {
        section: if error.at.is_some() { "code" } else { error.section },
        offset: bytes.len(),
        fault: error.into(),
    })
}

/// The sections, in the order of [`SECTIONS`], after the header.
type Sections<'a> = [Reader<'a>; SECTIONS.len()];

/// Finds the sections.
fn sections(mut r: Reader<'_>) -> Result<Sections<'_>, FormatError> {
    let mut sections = [r; SECTIONS.len()];
    for (number, ((name, _), section)) in (0u32..).zip(SECTIONS.iter().zip(&mut sections)) {
        let (found, len) = (r.word()?, r.word()? as usize);
        r.section = name;
        if found != number {
            return Err(r.error(FormatFault::Section { expected: number, found }));
        }
        *section = r.part(len)?;
    }
    r.end()?;
    Ok(sections)
}

/// All of a program but what is read as [`Bulk`].
fn program(sections: Sections<'_>) -> Result<Program, FormatError> {
    let [op_names, shapes, attr_names, attrs, types, natives, tables, patterns, entries, _, definitions, ..] =
        sections;
    let mut program = Program {
        op_names: op_names.whole(|r| r.list(8, Reader::op_name))?,
        shapes: shapes.whole(|r| r.list(12, Reader::op_shape))?,
        attr_names: attr_names.whole(Reader::texts)?,
        attrs: attrs.whole(Reader::texts)?,
        types: types.whole(Reader::texts)?,
        natives: natives.whole(|r| r.list(16, Reader::native))?,
        tables: tables.whole(|r| r.list(8, Reader::table))?,
        patterns: patterns.whole(|r| r.list(28, Reader::pattern))?,
        entries: entries.whole(|r| Ok(Entries { shapes: r.pairs()?, names: r.pairs()?, any: r.word()? }))?,
        ..Program::default()
    };
    definitions.whole(|r| r.definitions(&mut program))?;
    Ok(program)
}

/// What there is much of, and nothing else of a program is needed to read it.
struct Bulk<'a> {
    code: Code,
    debug: Debug<'a>,
    asked: PackedAsked,
}

impl<'a> Bulk<'a> {
    fn read([.., code, _, debug, asked]: Sections<'a>) -> Result<Self, FormatError> {
        Ok(Self {
            code: code.whole(Reader::code)?,
            debug: debug.whole(Reader::debug)?,
            asked: asked.whole(Reader::asked)?,
        })
    }

    fn put_into(self, mut program: Program) -> Result<Program, FormatError> {
        let Self { code, debug, asked } = self;
        debug.places.read(&mut program.patterns)?;
        Ok(Program {
            registers: code.registers,
            rewrites: code.rewrites,
            code: code.words,
            files: debug.files,
            unclear: debug.unclear,
            lines: debug.lines,
            asked,
            ..program
        })
    }
}
