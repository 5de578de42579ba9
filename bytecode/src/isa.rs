//! The instruction set, described once.
//!
//! The table below is the only place that knows an instruction's fields: the enum, encoder, decoder, the walk over
//! fields (which verifier and disassembler use) and the documentation all follow from it.
//!
//! # Code
//!
//! A program has one array of 32-bit words. The first word of an instruction is `opcode | length << 8` (length in words, this
//! one included); then come its fields in order, a word each; a list is its length followed by its items. An
//! instruction that does not jump goes on with the next one.
//!
//! # Targets
//!
//! A target is a word index **greater than that of the instruction it stands in**, so that a run ends without being
//! watched, or [`FAIL`], or a pattern number with [`ACCEPT`] set. In a matcher, [`FAIL`] ends it with the best pattern recorded
//! so far (if any), and an accepting target records its pattern if that is better than what is recorded and ends it. In a rewrite, only [`FAIL`]
//! and word indices occur, and [`FAIL`] means that the rewrite did not happen. The only way back is [`Inst::Continue`].
//!
//! # Order
//!
//! The number of a pattern is its rank: patterns are sorted by benefit, largest first, then by source order. A matcher
//! finds the pattern of the lowest number that matches and is above the *floor* (the number of a pattern whose rewrite has
//! failed at this root; none at first).
//!
//! # Registers
//!
//! One bank per [`Bank`]; op register 0 is the root on entry. A register of a matcher stands for one position (the
//! definer of operand 0 of the root, ...), the same in every pattern, so that going on after a pattern was recorded does not
//! change what it captured; only inside a user loop captured registers are copied (`move_*`) after [`Inst::Record`].

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
    /// Its bank.
    pub bank: Bank,
    /// Its number.
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
    /// Index in the pool of kinds.
    Kind,
    /// Index in the pool of attribute names.
    AttrName,
    /// Index in the pool of attributes.
    Attr,
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
    /// Where to go.
    Target,
}

/// The keys of a switch table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Keys {
    /// Indices in the pool of kinds.
    Kind = 0,
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

/// A field as the verifier and the disassembler see it.
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

trait Field: Sized {
    fn encode(&self, out: &mut Vec<u32>);
    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError>;
    fn field(&self) -> FieldRef<'_>;
}

fn take(words: &mut &[u32]) -> Result<u32, DecodeError> {
    let (&first, rest) = words.split_first().ok_or(DecodeError::Length)?;
    *words = rest;
    Ok(first)
}

fn take_list<'a>(words: &mut &'a [u32], width: usize) -> Result<&'a [u32], DecodeError> {
    let n = (take(words)? as usize).checked_mul(width).ok_or(DecodeError::Length)?;
    let (list, rest) = words.split_at_checked(n).ok_or(DecodeError::Length)?;
    *words = rest;
    Ok(list)
}

impl Field for u32 {
    fn encode(&self, out: &mut Vec<u32>) {
        out.push(*self);
    }
    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        take(words)
    }
    fn field(&self) -> FieldRef<'_> {
        FieldRef::Word(*self)
    }
}

impl Field for Vec<u32> {
    fn encode(&self, out: &mut Vec<u32>) {
        out.push(self.len() as u32);
        out.extend_from_slice(self);
    }
    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        Ok(take_list(words, 1)?.to_vec())
    }
    fn field(&self) -> FieldRef<'_> {
        FieldRef::Words(self)
    }
}

impl Field for Vec<Reg> {
    fn encode(&self, out: &mut Vec<u32>) {
        out.push(self.len() as u32);
        out.extend(self.iter().map(|r| r.word()));
    }
    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        take_list(words, 1)?.iter().map(|&w| Reg::from_word(w).ok_or(DecodeError::Word(w))).collect()
    }
    fn field(&self) -> FieldRef<'_> {
        FieldRef::Regs(self)
    }
}

impl Field for Vec<(u32, u32)> {
    fn encode(&self, out: &mut Vec<u32>) {
        out.push(self.len() as u32);
        out.extend(self.iter().flat_map(|p| [p.0, p.1]));
    }
    fn decode(words: &mut &[u32]) -> Result<Self, DecodeError> {
        Ok(take_list(words, 2)?.chunks_exact(2).map(|c| (c[0], c[1])).collect())
    }
    fn field(&self) -> FieldRef<'_> {
        FieldRef::Pairs(self)
    }
}

macro_rules! instructions {
    ($( $(#[$doc:meta])* $code:literal $mnemonic:literal $name:ident { $( $field:ident: $ty:ty = $role:expr ),* $(,)? } )*) => {
        /// An instruction, decoded.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Inst { $( $(#[$doc])* $name { $( #[doc = concat!("A `", stringify!($role), "`.")] $field: $ty ),* } ),* }

        /// The opcodes, for a loop that runs words.
        #[allow(missing_docs, reason = "each is documented as a variant of Inst")]
        pub mod opcode { $( #[allow(non_upper_case_globals, reason = "named as the instruction")] pub const $name: u8 = $code; )* }

        impl Inst {
            /// What it is called in listings.
            #[must_use]
            pub fn mnemonic(&self) -> &'static str {
                match self { $( Self::$name { .. } => $mnemonic ),* }
            }

            /// Appends its words.
            pub fn encode(&self, out: &mut Vec<u32>) {
                self.encode_targets(out, |_| {});
            }

            /// Appends its words and calls `target` with the index in `out` of each that is a target, for those who know targets later.
            pub fn encode_targets(&self, out: &mut Vec<u32>, mut target: impl FnMut(usize)) {
                let start = out.len();
                match self { $( Self::$name { $($field),* } => {
                    out.push($code);
                    $(
                        if matches!($role, Role::Target) {
                            target(out.len());
                        }
                        Field::encode($field, out);
                    )*
                } ),* }
                out[start] |= ((out.len() - start) as u32) << 8;
            }

            /// Reads the instruction at the start of `words`; returns it and its length in words.
            ///
            /// # Errors
            /// A [`DecodeError`] if the words are none.
            pub fn decode(words: &[u32]) -> Result<(Self, usize), DecodeError> {
                let mut rest = words;
                let head = take(&mut rest)?;
                let inst = match head as u8 {
                    $( $code => Self::$name { $( $field: Field::decode(&mut rest)? ),* }, )*
                    other => return Err(DecodeError::Opcode(other)),
                };
                let len = words.len() - rest.len();
                if head >> 8 == len as u32 { Ok((inst, len)) } else { Err(DecodeError::Length) }
            }

            /// Calls `f` with name, role and content of each field, in order.
            pub fn for_each_field(&self, mut f: impl FnMut(&'static str, Role, FieldRef<'_>)) {
                match self { $( Self::$name { $($field),* } => { $( f(stringify!($field), $role, Field::field($field)); )* } ),* }
            }
        }
    };
}

instructions! {
    // --- both sections: control
    /// Goes to `to`.
    1 "jump" Jump { to: u32 = Role::Target }
    // --- matcher: outcome
    /// Records `pattern` if it is above the floor and better than what is recorded; goes on either way.
    2 "accept" Accept { pattern: u32 = Role::Pattern }
    /// Like `accept`, but ends the run if it recorded the pattern: nothing better can follow.
    3 "accept_stop" AcceptStop { pattern: u32 = Role::Pattern }
    /// Records `pattern` under the condition of `accept` and goes on; otherwise goes to `otherwise`. The `move_*` that follow it keep
    /// what the pattern captured in a loop.
    4 "record" Record { pattern: u32 = Role::Pattern, otherwise: u32 = Role::Target }
    /// Goes to `otherwise` if what is recorded is better than `pattern`, the best that can follow.
    5 "guard" Guard { pattern: u32 = Role::Pattern, otherwise: u32 = Role::Target }
    // --- matcher: fused steps
    /// `dst` := the op that defines operand `operand` of `src`, as its result `result`; then a switch on its kind.
    6 "def_switch_kind" DefSwitchKind { dst: u32 = Role::Def(Bank::Op), src: u32 = Role::Use(Bank::Op), operand: u32 = Role::Number,
        result: u32 = Role::Number, table: u32 = Role::Table(Keys::Kind), otherwise: u32 = Role::Target }
    /// `dst` := the op that defines operand `operand` of `src`; fails if there is none or the value is not its result `result`.
    7 "def" Def { dst: u32 = Role::Def(Bank::Op), src: u32 = Role::Use(Bank::Op), operand: u32 = Role::Number,
        result: u32 = Role::Number, fail: u32 = Role::Target }
    /// Switch on the kind (name, number of operands, number of results) of `op`.
    8 "switch_kind" SwitchKind { op: u32 = Role::Use(Bank::Op), table: u32 = Role::Table(Keys::Kind), otherwise: u32 = Role::Target }
    /// Switch on the name of `op`.
    9 "switch_name" SwitchName { op: u32 = Role::Use(Bank::Op), table: u32 = Role::Table(Keys::OpName), otherwise: u32 = Role::Target }
    /// Switch on attribute `name` of `op`; a missing one goes to `otherwise`.
    10 "switch_attr" SwitchAttr { op: u32 = Role::Use(Bank::Op), name: u32 = Role::AttrName, table: u32 = Role::Table(Keys::Attr), otherwise: u32 = Role::Target }
    /// Switch on the type of operand `index` of `op`; a missing one goes to `otherwise`.
    11 "switch_operand_type" SwitchOperandType { op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, table: u32 = Role::Table(Keys::Type), otherwise: u32 = Role::Target }
    /// Switch on the type of result `index` of `op`; a missing one goes to `otherwise`.
    12 "switch_result_type" SwitchResultType { op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, table: u32 = Role::Table(Keys::Type), otherwise: u32 = Role::Target }
    /// Switch on the number of operands of `op`.
    13 "switch_operand_count" SwitchOperandCount { op: u32 = Role::Use(Bank::Op), table: u32 = Role::Table(Keys::Number), otherwise: u32 = Role::Target }
    /// Switch on the number of results of `op`.
    14 "switch_result_count" SwitchResultCount { op: u32 = Role::Use(Bank::Op), table: u32 = Role::Table(Keys::Number), otherwise: u32 = Role::Target }
    /// Switch on a type.
    15 "switch_type" SwitchType { ty: u32 = Role::Use(Bank::Type), table: u32 = Role::Table(Keys::Type), otherwise: u32 = Role::Target }
    /// Is `op` of this kind?
    16 "kind_is" KindIs { op: u32 = Role::Use(Bank::Op), kind: u32 = Role::Kind, fail: u32 = Role::Target }
    /// Has `op` this name?
    17 "name_is" NameIs { op: u32 = Role::Use(Bank::Op), name: u32 = Role::OpName, fail: u32 = Role::Target }
    /// Has `op` an attribute `name`?
    18 "has_attr" HasAttr { op: u32 = Role::Use(Bank::Op), name: u32 = Role::AttrName, fail: u32 = Role::Target }
    /// Has `op` an attribute `name` with this value?
    19 "attr_is" AttrIs { op: u32 = Role::Use(Bank::Op), name: u32 = Role::AttrName, attr: u32 = Role::Attr, fail: u32 = Role::Target }
    /// Has operand `index` of `op` this type?
    20 "operand_type_is" OperandTypeIs { op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, ty: u32 = Role::Type, fail: u32 = Role::Target }
    /// Has result `index` of `op` this type?
    21 "result_type_is" ResultTypeIs { op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, ty: u32 = Role::Type, fail: u32 = Role::Target }
    /// Has `op` this many operands?
    22 "operand_count_is" OperandCountIs { op: u32 = Role::Use(Bank::Op), count: u32 = Role::Number, fail: u32 = Role::Target }
    /// Has `op` this many operands or more?
    23 "operand_count_min" OperandCountMin { op: u32 = Role::Use(Bank::Op), count: u32 = Role::Number, fail: u32 = Role::Target }
    /// Has `op` this many results?
    24 "result_count_is" ResultCountIs { op: u32 = Role::Use(Bank::Op), count: u32 = Role::Number, fail: u32 = Role::Target }
    /// Has `op` this many results or more?
    25 "result_count_min" ResultCountMin { op: u32 = Role::Use(Bank::Op), count: u32 = Role::Number, fail: u32 = Role::Target }
    /// Is this the type?
    26 "type_is" TypeIs { value: u32 = Role::Use(Bank::Type), ty: u32 = Role::Type, fail: u32 = Role::Target }
    /// Is this the attribute?
    27 "attr_value_is" AttrValueIs { value: u32 = Role::Use(Bank::Attr), attr: u32 = Role::Attr, fail: u32 = Role::Target }
    /// Are these the types, in number and order?
    28 "types_are" TypesAre { values: u32 = Role::Use(Bank::Types), types: Vec<u32> = Role::TypeList, fail: u32 = Role::Target }
    // --- both sections: loads; what is missing fails
    /// Operand `index` of `op`.
    32 "operand" Operand { dst: u32 = Role::Def(Bank::Value), op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Result `index` of `op`.
    33 "result" Result { dst: u32 = Role::Def(Bank::Value), op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Operand group `group` of `op` (ALL: all operands), as MLIR cuts it (spec: execution 6.5).
    34 "operands" Operands { dst: u32 = Role::Def(Bank::Values), op: u32 = Role::Use(Bank::Op), group: u32 = Role::Number, fail: u32 = Role::Target }
    /// Result group `group` of `op` (ALL: all results).
    35 "results" Results { dst: u32 = Role::Def(Bank::Values), op: u32 = Role::Use(Bank::Op), group: u32 = Role::Number, fail: u32 = Role::Target }
    /// The only value of a list; fails if there is not exactly one.
    36 "single" Single { dst: u32 = Role::Def(Bank::Value), values: u32 = Role::Use(Bank::Values), fail: u32 = Role::Target }
    /// The first value of a list.
    37 "first" First { dst: u32 = Role::Def(Bank::Value), values: u32 = Role::Use(Bank::Values), fail: u32 = Role::Target }
    /// Attribute `name` of `op`.
    38 "attr" Attr { dst: u32 = Role::Def(Bank::Attr), op: u32 = Role::Use(Bank::Op), name: u32 = Role::AttrName, fail: u32 = Role::Target }
    /// The type of a value.
    39 "type_of" TypeOf { dst: u32 = Role::Def(Bank::Type), value: u32 = Role::Use(Bank::Value) }
    /// The types of a list of values.
    40 "types_of" TypesOf { dst: u32 = Role::Def(Bank::Types), values: u32 = Role::Use(Bank::Values) }
    /// The type of an attribute; fails if it carries none.
    41 "attr_type" AttrType { dst: u32 = Role::Def(Bank::Type), attr: u32 = Role::Use(Bank::Attr), fail: u32 = Role::Target }
    /// The op that defines a value; fails for a block argument.
    42 "def_op" DefOp { dst: u32 = Role::Def(Bank::Op), value: u32 = Role::Use(Bank::Value), fail: u32 = Role::Target }
    /// A constant attribute.
    43 "const_attr" ConstAttr { dst: u32 = Role::Def(Bank::Attr), attr: u32 = Role::Attr }
    /// A constant type.
    44 "const_type" ConstType { dst: u32 = Role::Def(Bank::Type), ty: u32 = Role::Type }
    /// A constant list of types.
    45 "const_types" ConstTypes { dst: u32 = Role::Def(Bank::Types), types: Vec<u32> = Role::TypeList }
    // --- matcher: comparisons
    /// The same op?
    48 "same_op" SameOp { a: u32 = Role::Use(Bank::Op), b: u32 = Role::Use(Bank::Op), fail: u32 = Role::Target }
    /// The same value?
    49 "same_value" SameValue { a: u32 = Role::Use(Bank::Value), b: u32 = Role::Use(Bank::Value), fail: u32 = Role::Target }
    /// The same type?
    50 "same_type" SameType { a: u32 = Role::Use(Bank::Type), b: u32 = Role::Use(Bank::Type), fail: u32 = Role::Target }
    /// The same attribute?
    51 "same_attr" SameAttr { a: u32 = Role::Use(Bank::Attr), b: u32 = Role::Use(Bank::Attr), fail: u32 = Role::Target }
    /// The same values in the same order?
    52 "same_values" SameValues { a: u32 = Role::Use(Bank::Values), b: u32 = Role::Use(Bank::Values), fail: u32 = Role::Target }
    /// The same types in the same order?
    53 "same_types" SameTypes { a: u32 = Role::Use(Bank::Types), b: u32 = Role::Use(Bank::Types), fail: u32 = Role::Target }
    // --- matcher: natives and loops
    /// Calls a native constraint; goes on if its success is not `negated`. Results are written on success.
    56 "constraint" Constraint { native: u32 = Role::Native, negated: u32 = Role::Flag, args: Vec<Reg> = Role::Uses, results: Vec<Reg> = Role::Defs, fail: u32 = Role::Target }
    /// For each user of a value, newest use first, one turn for each use: `dst` := the user. Without users goes to `done`; the last `continue` of
    /// this loop goes there too.
    57 "for_each_user" ForEachUser { dst: u32 = Role::Def(Bank::Op), value: u32 = Role::Use(Bank::Value), done: u32 = Role::Target }
    /// Next turn of the innermost running loop.
    58 "continue" Continue {}
    /// Leaves the innermost running loop.
    59 "break" Break { to: u32 = Role::Target }
    /// Copies an op.
    60 "move_op" MoveOp { dst: u32 = Role::Def(Bank::Op), src: u32 = Role::Use(Bank::Op) }
    /// Copies a value.
    61 "move_value" MoveValue { dst: u32 = Role::Def(Bank::Value), src: u32 = Role::Use(Bank::Value) }
    /// Copies a type.
    62 "move_type" MoveType { dst: u32 = Role::Def(Bank::Type), src: u32 = Role::Use(Bank::Type) }
    /// Copies an attribute.
    63 "move_attr" MoveAttr { dst: u32 = Role::Def(Bank::Attr), src: u32 = Role::Use(Bank::Attr) }
    /// Copies a list of values.
    64 "move_values" MoveValues { dst: u32 = Role::Def(Bank::Values), src: u32 = Role::Use(Bank::Values) }
    /// Copies a list of types.
    65 "move_types" MoveTypes { dst: u32 = Role::Def(Bank::Types), src: u32 = Role::Use(Bank::Types) }
    // --- rewrite
    /// Creates an op before the root.
    72 "create" Create { dst: u32 = Role::Def(Bank::Op), name: u32 = Role::OpName, operands: Vec<Reg> = Role::Uses, attrs: Vec<(u32, u32)> = Role::AttrUses, types: Vec<Reg> = Role::Uses }
    /// Creates an op whose result types the host infers.
    73 "create_infer" CreateInfer { dst: u32 = Role::Def(Bank::Op), name: u32 = Role::OpName, operands: Vec<Reg> = Role::Uses, attrs: Vec<(u32, u32)> = Role::AttrUses }
    /// Creates an op with the result types of `old` and replaces `old` by it: `create`, `replace_with_op` in one step. All operands are single values.
    74 "create_replacing" CreateReplacing { dst: u32 = Role::Def(Bank::Op), old: u32 = Role::Use(Bank::Op), name: u32 = Role::OpName, operands: Vec<Reg> = Role::Uses, attrs: Vec<(u32, u32)> = Role::AttrUses }
    /// Replaces the results of an op by those of another, and erases it.
    75 "replace_with_op" ReplaceWithOp { op: u32 = Role::Use(Bank::Op), with: u32 = Role::Use(Bank::Op) }
    /// Replaces the results of an op by values and lists of values, laid end to end, and erases it.
    76 "replace_with_values" ReplaceWithValues { op: u32 = Role::Use(Bank::Op), with: Vec<Reg> = Role::Uses }
    /// Erases an op.
    77 "erase" Erase { op: u32 = Role::Use(Bank::Op) }
    /// Calls a native rewrite.
    78 "rewrite" Rewrite { native: u32 = Role::Native, args: Vec<Reg> = Role::Uses, results: Vec<Reg> = Role::Defs }
    /// Values and lists of values laid end to end.
    79 "make_values" MakeValues { dst: u32 = Role::Def(Bank::Values), parts: Vec<Reg> = Role::Uses }
    /// Types and lists of types laid end to end.
    80 "make_types" MakeTypes { dst: u32 = Role::Def(Bank::Types), parts: Vec<Reg> = Role::Uses }
    /// The rewrite is done.
    81 "done" Done {}
}
