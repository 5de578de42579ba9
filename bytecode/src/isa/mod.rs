//! The instruction set, described once.
//!
//! The table in `table` is the only place that knows which fields an instruction has and in which order. From
//! it follow the enum
//! [`Inst`] with encoder, decoder and the walk over fields (which verifier and disassembler use), the views
//! that loops read words through ([`view`]), the walk that linking patches words by ([`patch`]), and the
//! documentation.
//!
//! # Code
//!
//! A program has one array of 32-bit words. The first word of an instruction is `opcode | length << 8`
//! (length in words, this one included); then come its fields in order, a word each; a list is its length
//! followed by its items. An instruction that does not jump goes on with the next one.
//!
//! # Targets
//!
//! A target is a word index **greater than that of the instruction it stands in**, so that a run ends without
//! being watched, or [`FAIL`], or a pattern number with [`ACCEPT`] set. In a matcher, [`FAIL`] ends it with
//! the best pattern recorded so far (if any), and an accepting target records its pattern if that is better
//! than what is recorded and ends it. In a rewrite, only [`FAIL`] and word indices occur, and [`FAIL`] means
//! that the rewrite did not happen. The only way back is [`Inst::Continue`].
//!
//! # Order
//!
//! The number of a pattern is its rank: patterns are sorted by benefit, largest first, then by source order.
//! A matcher finds the pattern of the lowest number that matches and is above the *floor* (the number of a
//! pattern whose rewrite has failed at this root; none at first).
//!
//! # Registers
//!
//! One bank per [`Bank`]; op register 0 is the root on entry. A register of a matcher stands for one position
//! (the definer of operand 0 of the root, ...), the same in every pattern, so that going on after a pattern
//! was recorded does not change what it captured; only inside a user loop captured registers are copied
//! (`move_*`) after [`Inst::Record`].

mod fields;
mod table;

pub use fields::{FieldInfo, Form, InstInfo, Pairs, RegWords};
pub(crate) use table::fields_of;
pub use table::{INSTRUCTIONS, Inst, mnemonic, opcode, patch, view};

/// The target that ends a run.
pub const FAIL: u32 = 0;
/// Set in a target of a matcher: accept the pattern in the other bits.
pub const ACCEPT: u32 = 1 << 31;
/// The index that stands for "all operands" (or results).
pub const ALL: u32 = u32::MAX;

/// What a register holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Bank {
    /// An operation.
    Op = 0,
    /// A value.
    Value = 1,
    /// A type.
    Type = 2,
    /// An attribute.
    Attr = 3,
    /// A list of values.
    Values = 4,
    /// A list of types.
    Types = 5,
}

impl Bank {
    /// All banks, by number.
    pub const ALL: [Bank; 6] = [Bank::Op, Bank::Value, Bank::Type, Bank::Attr, Bank::Values, Bank::Types];

    /// The letter that the disassembler writes before a register's number.
    #[must_use]
    pub fn prefix(self) -> &'static str {
        ["op", "v", "t", "a", "vs", "ts"][self as usize]
    }

    /// What it is called in signatures of natives, as PDLL writes it.
    #[must_use]
    pub fn type_name(self) -> &'static str {
        ["Op", "Value", "Type", "Attr", "ValueRange", "TypeRange"][self as usize]
    }
}

/// A register of any bank, as an argument or a result of a call; encoded as `bank | number << 3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg {
    /// The bank that it is in, which says what it holds.
    pub bank: Bank,
    /// Which register of the bank, from 0.
    pub index: u32,
}

impl Reg {
    /// The word that stands for it.
    #[must_use]
    pub fn word(self) -> u32 {
        self.bank as u32 | self.index << 3
    }

    /// The register that a word stands for, if it does.
    #[must_use]
    pub fn from_word(word: u32) -> Option<Self> {
        Some(Self { bank: *Bank::ALL.get((word & 7) as usize)?, index: word >> 3 })
    }
}

/// What a field means; tells verifier and disassembler what to do with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A register that is written.
    Def(Bank),
    /// A register that is read.
    Use(Bank),
    /// Registers of any bank that are written (a list of [`Reg`]s).
    Defs,
    /// Registers of any bank that are read (a list of [`Reg`]s).
    Uses,
    /// A list of (attribute name, attribute register that is read).
    AttrUses,
    /// A number without further meaning: an index of an operand or a result, a count.
    Number,
    /// A truth value, 0 or 1.
    Flag,
    /// Index in the pool of operation names.
    OpName,
    /// Index in the pool of shapes of operations.
    OpShape,
    /// Index in the pool of attribute names.
    AttrName,
    /// Index in the pool of attributes, of one that is compared with.
    Attr,
    /// Index in the pool of attributes, of one that is loaded.
    AttrConst,
    /// Index in the pool of types.
    Type,
    /// A list of indices in the pool of types.
    TypeList,
    /// Index of a native.
    Native,
    /// Index of a switch table with keys of this sort.
    Table(Keys),
    /// Number of a pattern.
    Pattern,
    /// Number of a pattern, or how many there are.
    Rank,
    /// Where to go.
    Target,
}

impl Inst {
    /// The test that two registers of a bank hold the same.
    #[must_use]
    pub fn same(bank: Bank, a: u32, b: u32, fail: u32) -> Self {
        match bank {
            Bank::Op => Self::SameOp { a, b, fail },
            Bank::Value => Self::SameValue { a, b, fail },
            Bank::Type => Self::SameType { a, b, fail },
            Bank::Attr => Self::SameAttr { a, b, fail },
            Bank::Values => Self::SameValues { a, b, fail },
            Bank::Types => Self::SameTypes { a, b, fail },
        }
    }
}

/// The keys of a switch table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Keys {
    /// Indices in the pool of shapes of operations.
    OpShape = 0,
    /// Indices in the pool of operation names.
    OpName = 1,
    /// Indices in the pool of attributes.
    Attr = 2,
    /// Indices in the pool of types.
    Type = 3,
    /// Plain numbers.
    Number = 4,
}

/// Why words are not an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// No instruction has this opcode.
    Opcode(u8),
    /// The instruction runs past the end of the code, or its length word is not what its fields need.
    Length,
    /// A list holds a word that stands for nothing.
    Word(u32),
}

/// A field of an instruction as it lies in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldWords<'a> {
    /// One word.
    Word(u32),
    /// A list of registers.
    Regs(RegWords<'a>),
    /// A list of pairs.
    Pairs(Pairs<'a>),
    /// A list of words.
    Words(&'a [u32]),
}

/// A field of a decoded instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldRef<'a> {
    /// One word.
    Word(u32),
    /// A list of registers.
    Regs(&'a [Reg]),
    /// A list of pairs.
    Pairs(&'a [(u32, u32)]),
    /// A list of words.
    Words(&'a [u32]),
}

/// The opcode of the instruction at `pc`; 0, which is none, past the end.
#[inline(always)]
#[must_use]
pub fn opcode_at(code: &[u32], pc: usize) -> u8 {
    code.get(pc).copied().unwrap_or(0) as u8
}

/// The length in words of the instruction at `pc`; 0 past the end.
#[inline(always)]
#[must_use]
pub fn length_at(code: &[u32], pc: usize) -> usize {
    (code.get(pc).copied().unwrap_or(0) >> 8) as usize
}

/// Calls `f` with name, role and content of each field of the instruction that `words` starts with, in order;
/// returns its length in words.
///
/// # Errors
/// A [`DecodeError`] if the words are no instruction, but for words of registers that stand for none.
#[inline(always)]
pub fn walk<'a>(
    words: &'a [u32],
    mut f: impl FnMut(&'static str, Role, FieldWords<'a>),
) -> Result<usize, DecodeError> {
    let (&head, mut rest) = words.split_first().ok_or(DecodeError::Length)?;
    let fields = fields_of(head as u8).ok_or(DecodeError::Opcode(head as u8))?;
    for field in fields {
        f(field.name, field.role, field.form.take(&mut rest)?);
    }
    let len = words.len() - rest.len();
    if head >> 8 == len as u32 { Ok(len) } else { Err(DecodeError::Length) }
}
