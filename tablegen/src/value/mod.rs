//! Values: immutable expression nodes, hash-consed, so that equal values have equal handles and "did
//! resolving change anything" is a comparison of two integers. Text, records, bits and most numbers are in
//! their handle itself; what is larger is a node in one arena (`arena`, `words`). Each node carries flags
//! that say whether resolving can change it at all (`facts`); most nodes of a finished record can be
//! skipped on that account.

mod arena;
mod facts;
#[cfg(test)]
mod tests;
mod words;

pub(crate) use arena::Values;
pub(crate) use words::Words;

use crate::intern::Sym;
use crate::lexer::Bang;
use crate::record::RecId;
use crate::types::TypeId;
use facts::Facts;

/// Handle of a value: the place of its node in the arena, or, if one of the three highest bits is set, the
/// value itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ValId(pub(crate) u32);

/// What the three highest bits of an immediate handle are; the others are its payload.
const CODE: u32 = 2;
const ANON: u32 = 3;
const TEXT: u32 = 4;
const INT: u32 = 5;
const DEF: u32 = 6;
const BIT: u32 = 7;
const PAYLOAD_BITS: u32 = 29;

impl ValId {
    fn immediate(tag: u32, payload: u32) -> ValId {
        ValId(tag << PAYLOAD_BITS | payload & ((1 << PAYLOAD_BITS) - 1))
    }

    /// Whether the handle is the value.
    #[inline]
    pub(crate) fn is_immediate(self) -> bool {
        self.tag() != 0
    }

    /// Whether the value is text, a number, a record or a bit, which resolving leaves as they are.
    #[inline]
    pub(crate) fn is_plain(self) -> bool {
        self.tag() >= TEXT
    }

    fn tag(self) -> u32 {
        self.0 >> PAYLOAD_BITS
    }

    fn payload(self) -> u32 {
        self.0 & ((1 << PAYLOAD_BITS) - 1)
    }

    /// The flags of an immediate value.
    fn immediate_flags(self) -> Flags {
        if self.tag() == ANON { VARS } else { 0 }
    }

    /// Whether a number fits into its handle.
    fn fits(n: i64) -> bool {
        let unused = i64::BITS - PAYLOAD_BITS;
        n << unused >> unused == n
    }

    fn of_small_int(n: i64) -> ValId {
        ValId::immediate(INT, n as u32)
    }

    /// The number that the payload is.
    fn small_int(self) -> i64 {
        let unused = u32::BITS - PAYLOAD_BITS;
        ((self.0 << unused) as i32 >> unused) as i64
    }

    /// The text if the value is a string, not a code block.
    #[inline]
    pub(crate) fn as_text(self) -> Option<Sym> {
        (self.tag() == TEXT).then(|| Sym(self.payload()))
    }

    /// The text of a string or code block, and whether it is the latter.
    #[inline]
    pub(crate) fn as_str(self) -> Option<(Sym, bool)> {
        matches!(self.tag(), TEXT | CODE).then(|| (Sym(self.payload()), self.tag() == CODE))
    }

    #[inline]
    pub(crate) fn as_def(self) -> Option<RecId> {
        (self.tag() == DEF).then(|| RecId(self.payload()))
    }

    /// The number if it is in the handle.
    #[inline]
    pub(crate) fn as_small_int(self) -> Option<i64> {
        (self.tag() == INT).then(|| self.small_int())
    }

    #[inline]
    pub(crate) fn as_bit(self) -> Option<bool> {
        (self.tag() == BIT).then(|| self.payload() != 0)
    }

    pub(crate) fn of_bit(b: bool) -> ValId {
        ValId::immediate(BIT, b as u32)
    }

    pub(crate) fn of_def(r: RecId) -> ValId {
        ValId::immediate(DEF, r.0)
    }
}

pub(crate) const UNSET: ValId = ValId(0);

/// Stands for "no name" where a word holds a `Sym`.
pub(crate) const NO_NAME: u32 = u32::MAX;

/// Operators that are not spelled with `!`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Bang(Bang),
    /// `list[i]`
    Elem,
    /// `list[i, j...k]`
    Slice,
    /// `a...b`
    RangeClosed,
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    Unset,
    Bit(bool),
    Int(i64),
    /// Text, and whether it prints as a code block.
    Str(Sym, bool),
    /// The name of an anonymous record, not final yet.
    Anon(u32),
    /// Words: the bits, least significant first.
    Bits(Words),
    /// The list's type (not the element's) and its elements.
    List(TypeId, Words),
    /// Words: the operator, its name or `NO_NAME`, then pairs of argument and name.
    Dag(Words),
    Def(RecId),
    Var(Sym, TypeId),
    VarBit(ValId, u32),
    Field(ValId, Sym, TypeId),
    /// Class, and words: pairs of argument value and name (`NO_NAME` for positional ones).
    Inst(RecId, Words),
    Un(Op, ValId, TypeId),
    Bin(Op, ValId, ValId, TypeId),
    /// Result type, and words: three operands. For `!foreach` and `!filter` the first is the variable's
    /// name as text.
    Tern(Op, TypeId, Words),
    /// Result type, and words: pairs of condition and value.
    Cond(TypeId, Words),
    /// `!strconcat`, words: at least two parts, `a # (b # (c # ...))`. The last one is not of this kind
    /// itself.
    Concat(Words),
    /// Result type, and words: start, list, expression, the two variables (as `Sym`).
    Fold(TypeId, Words),
    /// `!isa<T>(v)`
    IsA(TypeId, ValId),
    /// `!exists<T>(name)`
    Exists(TypeId, ValId),
    /// `!instances<T>(regex)`; result type, T, regex.
    Instances(TypeId, TypeId, ValId),
}

/// No words: to be filled in by [`Values::intern`].
pub(crate) const WORDS: Words = Words::NONE;

/// What is known of a value when it is made, a bit each.
pub(crate) type Flags = u32;

/// Has variables (or a provisional anonymous name) that resolving may replace.
pub(crate) const VARS: Flags = 1;
/// Is not made of constants alone.
pub(crate) const ABSTRACT: Flags = 2;
/// Has unset parts.
pub(crate) const INCOMPLETE: Flags = 4;
/// The last resolution of a record folds it again even if no variable changed.
pub(crate) const FINAL: Flags = 8;
/// A field access: whether it is concrete depends on the record.
pub(crate) const FIELD: Flags = 16;
/// Has an `!and` or `!or` that its left operand decides as soon as it is resolved, whatever the right one is.
pub(crate) const DECIDED: Flags = 32;
/// Has variables that are parameters, of one of the classes (or multiclasses) that share the flag; all of
/// these flags if something is decided.
const PARAMS: Flags = ((1 << PARAM_FLAGS) - 1) << FIRST_PARAM_FLAG;
const FIRST_PARAM_FLAG: u32 = 6;
const PARAM_FLAGS: u32 = 7;
/// How many bits the flags take.
const FLAG_BITS: u32 = FIRST_PARAM_FLAG + PARAM_FLAGS;

/// The flag of values that mention parameters of the `n`th class. Classes that have to do with each other
/// are mostly near each other, so that they have different ones.
pub(crate) fn param_flag(n: u32) -> Flags {
    1 << (FIRST_PARAM_FLAG + n % PARAM_FLAGS)
}

/// How large a value may be when it is printed.
pub(crate) const MAX_VALUE_SIZE: u32 = 1 << 25;
