//! The `.pdlbc` file: a program on disk.
//!
//! All numbers are 32-bit little-endian words, except the checksum; a string is its length in bytes and UTF-8
//! bytes; a list is its length and its items. In the last section numbers are steps from those before, in as
//! few bytes as they need.
//!
//! ```text
//! header   magic (8 bytes), version, checksum of all that follows (64 bits)
//! section  number, length in bytes, content, zeros up to a whole word        each of SECTIONS once, in order
//! ```
//!
//! `FORMAT.md` says all of it, and which versions are read. Words of code lie in a file as most machines have
//! them in memory, so that a program which keeps its file ([`read_shared`]) need not copy them.
//!
//! The same program makes the same bytes. Reading is linear: a length is checked against the bytes that are
//! left before anything is allocated for it, and [`read`] ends with the verifier, so that what it returns can
//! be run without checks; rewrites alone are verified when they are wanted, or by [`read_all`].

mod read;
mod write;

pub use read::{read, read_all, read_shared};
pub use write::write;

/// The first bytes of a file. Not text, and damaged by transfers that treat it as text.
pub const MAGIC: [u8; 8] = *b"\x89PDLBC\r\n";
/// The version that is written.
pub const VERSION: u32 = 9;
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
        "list of: text `name`, word `benefit`, flag `bounded recursion`, word `root` (in operation names, \
         plus 1; 0: none), list of words `created` (in operation names), list of words `natives`, target \
         `rewrite`, list of op registers `matched`",
    ),
    (
        "entries",
        "list of (word `shape`, target); list of (word `name`, target); target `any`: where matching starts, \
         by what is known of the root, each list sorted",
    ),
    ("code", "six words `registers`, one for each bank; word `first word of rewrites`; list of words `code`"),
    (
        "definitions",
        "list of expressions; list of classes; list of (word `native`, flag `unknown`, then text `why` or \
         word `expression`); list of operations",
    ),
    (
        "debug",
        "list of text `files`; list of places, empty or one for each pattern; list of (word `definition`, \
         place) for those that are unknown; list of (word of code, place): where what follows comes from, \
         sorted",
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

/// How many zeros follow a section of so many bytes, so that the next one begins at a whole word.
fn padding(len: usize) -> usize {
    len.wrapping_neg() % 4
}

/// The checksum of a file of [`VERSION`] whose bytes after the header are these.
///
/// It takes in eight bytes at a time, in four sums that do not wait for each other, and what it was tells
/// from one that any of them changed. A byte at a time, as up to version 7, took most of the time in
/// which a file is read, and one sum, as in version 8, a tenth.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u64 {
    let (blocks, rest) = bytes.as_chunks::<{ 8 * LANES }>();
    let mut sums = [bytes.len() as u64; LANES];
    for block in blocks {
        let groups: &[[u8; 8]] = block.as_chunks().0;
        for lane in 0..LANES {
            sums[lane] = mix(sums[lane], groups[lane]);
        }
    }
    let sum = sums.into_iter().fold(0, |all, sum| mix(all, sum.to_le_bytes()));
    by_group(sum, rest)
}

/// How many sums a checksum is made of.
const LANES: usize = 4;

/// Takes in eight bytes: it can be undone if they are known, and they if the sums are.
fn mix(sum: u64, group: [u8; 8]) -> u64 {
    (sum.rotate_left(29) ^ u64::from_le_bytes(group)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Takes in bytes one group after the other, the last one filled with zeros.
fn by_group(sum: u64, bytes: &[u8]) -> u64 {
    let (groups, rest) = bytes.as_chunks();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    mix(groups.iter().fold(sum, |sum, &group| mix(sum, group)), last)
}

/// The checksum of a version.
fn checksum_of(version: u32) -> fn(&[u8]) -> u64 {
    match version {
        // FNV-1a.
        ..8 => |bytes| {
            bytes.iter().fold(0xcbf2_9ce4_8422_2325, |h, &b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3))
        },
        8 => |bytes| by_group(bytes.len() as u64, bytes),
        _ => checksum,
    }
}

/// The checksum that a file says it has, whether it is right or not; `None` if the bytes are no such file.
#[must_use]
pub fn stored_checksum(file: &[u8]) -> Option<u64> {
    let sum = file.strip_prefix(&MAGIC)?.get(4..)?.first_chunk()?;
    Some(u64::from_le_bytes(*sum))
}
