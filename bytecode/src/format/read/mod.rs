//! Bytes to a program.

mod items;
mod reader;

use super::{HEADER, MAGIC, OLDEST_VERSION, SECTIONS, VERSION, checksum_of, is_bytecode, padding};
use crate::error::{FormatError, FormatFault, VerifyError};
use crate::program::{Entries, Program};
use crate::verify::{VerifiedProgram, verify, verify_matcher};
use bytes::Bytes;
use reader::Reader;

/// Reads a program and verifies what matching needs. A rewrite is verified when it is wanted
/// ([`VerifiedProgram::rewrite`]): of many patterns few are ever applied. Which code is from where
/// ([`Program::lines`]) and who asks for tests ([`Program::asked`]) is not looked at: nothing that runs
/// depends on it.
///
/// # Errors
/// The first thing that is wrong with the bytes, or with what was looked at of the program that they hold.
pub fn read(bytes: &[u8]) -> Result<VerifiedProgram, FormatError> {
    read_by(bytes, None, verify_matcher)
}

/// The same without copying most of the file, which stays as long as the program does. A program that has its
/// patterns in itself gives them as [`Bytes::from_static`], one that has read a file as `Bytes::from(vec)`.
///
/// # Errors
/// As [`read`].
pub fn read_shared(file: &Bytes) -> Result<VerifiedProgram, FormatError> {
    read_by(file, Some(file), verify_matcher)
}

/// The same as [`read`], and verifies all that there is.
///
/// # Errors
/// The first thing that is wrong with the bytes, or with the program that they hold.
pub fn read_all(bytes: &[u8]) -> Result<VerifiedProgram, FormatError> {
    read_by(bytes, None, verify)
}

fn read_by(
    bytes: &[u8],
    shared: Option<&Bytes>,
    verify: fn(Program) -> Result<VerifiedProgram, VerifyError>,
) -> Result<VerifiedProgram, FormatError> {
    let mut r = Reader::new(bytes, shared);
    if !is_bytecode(bytes) {
        return Err(r.error(FormatFault::NotBytecode));
    }
    r.take(MAGIC.len())?;
    r.version = r.word()?;
    if !(OLDEST_VERSION..=VERSION).contains(&r.version) {
        return Err(r.error(FormatFault::Version(r.version)));
    }
    let sum = u64::from(r.word()?) | u64::from(r.word()?) << 32;
    // What else is wrong with bytes that are not those that were written is of no interest.
    if sum != checksum_of(r.version)(&bytes[HEADER..]) {
        return Err(r.error(FormatFault::Checksum));
    }
    verify(program(sections(r)?)?).map_err(|error| FormatError {
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
        if r.version >= 9 && r.take(padding(len))?.iter().any(|&byte| byte != 0) {
            return Err(r.error(FormatFault::TooLong));
        }
    }
    r.end()?;
    Ok(sections)
}

fn program(sections: Sections<'_>) -> Result<Program, FormatError> {
    let [op_names, shapes, attr_names, attrs, types, natives, tables, rest @ ..] = sections;
    let [patterns, entries, code, definitions, debug, asked] = rest;
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
    code.whole(|r| r.code(&mut program))?;
    definitions.whole(|r| r.definitions(&mut program))?;
    debug.whole(|r| r.debug(&mut program))?;
    program.asked = asked.whole(Reader::asked)?;
    Ok(program)
}
