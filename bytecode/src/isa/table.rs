//! The table of instructions.

use super::fields::{Field, FieldInfo, InstInfo, instructions, take};
use super::{Bank, DecodeError, FieldRef, Keys, Reg, Role};

instructions! {
    // --- both sections: control
    /// Goes to `to`.
    1 "jump" Jump { to: u32 = Role::Target }
    // --- matcher: outcome
    /// Records `pattern` if it is above the floor and better than what is recorded; goes on either way.
    2 "accept" Accept { pattern: u32 = Role::Pattern }
    /// Like `accept`, but ends the run if it recorded the pattern: nothing better can follow.
    3 "accept_stop" AcceptStop { pattern: u32 = Role::Pattern }
    /// Records `pattern` under the condition of `accept` and goes on; otherwise goes to `otherwise`. The
    /// `move_*` that follow it keep what the pattern captured in a loop.
    4 "record" Record { pattern: u32 = Role::Pattern, otherwise: u32 = Role::Target }
    /// Goes to `otherwise` if what is recorded is better than `pattern`, the best that can follow; if
    /// `pattern` is how many there are, if anything is recorded.
    5 "guard" Guard { pattern: u32 = Role::Rank, otherwise: u32 = Role::Target }
    // --- matcher: fused steps
    /// `dst` := the op that defines operand `operand` of `src`, as its result `result`; then a switch on its
    /// shape.
    6 "def_switch_kind" DefSwitchKind { dst: u32 = Role::Def(Bank::Op), src: u32 = Role::Use(Bank::Op), operand: u32 = Role::Number,
        result: u32 = Role::Number, table: u32 = Role::Table(Keys::OpShape), otherwise: u32 = Role::Target }
    /// `dst` := the op that defines operand `operand` of `src`; fails if there is none or the value is not
    /// its result `result`.
    7 "def" Def { dst: u32 = Role::Def(Bank::Op), src: u32 = Role::Use(Bank::Op), operand: u32 = Role::Number,
        result: u32 = Role::Number, fail: u32 = Role::Target }
    /// Switch on the shape (name, number of operands, number of results) of `op`.
    8 "switch_kind" SwitchKind { op: u32 = Role::Use(Bank::Op), table: u32 = Role::Table(Keys::OpShape), otherwise: u32 = Role::Target }
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
    /// Has `op` this shape (name, number of operands, number of results)?
    16 "kind_is" KindIs { op: u32 = Role::Use(Bank::Op), kind: u32 = Role::OpShape, fail: u32 = Role::Target }
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
    /// Are there this many values in a list?
    29 "list_count_is" ListCountIs { values: u32 = Role::Use(Bank::Values), count: u32 = Role::Number, fail: u32 = Role::Target }
    /// Are there this many values in a list, or more?
    30 "list_count_min" ListCountMin { values: u32 = Role::Use(Bank::Values), count: u32 = Role::Number, fail: u32 = Role::Target }
    // --- both sections: loads; what is missing fails
    /// Operand `index` of `op`.
    32 "operand" Operand { dst: u32 = Role::Def(Bank::Value), op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Result `index` of `op`.
    33 "result" Result { dst: u32 = Role::Def(Bank::Value), op: u32 = Role::Use(Bank::Op), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Operand group `group` of `op` (ALL: all operands), as the segments of the op are: see
    /// [`Groups`](crate::Groups).
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
    43 "const_attr" ConstAttr { dst: u32 = Role::Def(Bank::Attr), attr: u32 = Role::AttrConst }
    /// A constant type.
    44 "const_type" ConstType { dst: u32 = Role::Def(Bank::Type), ty: u32 = Role::Type }
    /// A constant list of types.
    45 "const_types" ConstTypes { dst: u32 = Role::Def(Bank::Types), types: Vec<u32> = Role::TypeList }
    /// Attribute `name` of `op`; null if there is none.
    46 "attr_or_null" AttrOrNull { dst: u32 = Role::Def(Bank::Attr), op: u32 = Role::Use(Bank::Op), name: u32 = Role::AttrName }
    /// Attribute `name` of `op`; the constant `default` if there is none.
    47 "attr_or" AttrOr { dst: u32 = Role::Def(Bank::Attr), op: u32 = Role::Use(Bank::Op), name: u32 = Role::AttrName, default: u32 = Role::AttrConst }
    // --- matcher: comparisons
    /// The same op?
    48 "same_op" SameOp { a: u32 = Role::Use(Bank::Op), b: u32 = Role::Use(Bank::Op), fail: u32 = Role::Target }
    /// The same value?
    49 "same_value" SameValue { a: u32 = Role::Use(Bank::Value), b: u32 = Role::Use(Bank::Value), fail: u32 = Role::Target }
    /// The same type?
    50 "same_type" SameType { a: u32 = Role::Use(Bank::Type), b: u32 = Role::Use(Bank::Type), fail: u32 = Role::Target }
    /// The same attribute, or both null?
    51 "same_attr" SameAttr { a: u32 = Role::Use(Bank::Attr), b: u32 = Role::Use(Bank::Attr), fail: u32 = Role::Target }
    /// The same values in the same order?
    52 "same_values" SameValues { a: u32 = Role::Use(Bank::Values), b: u32 = Role::Use(Bank::Values), fail: u32 = Role::Target }
    /// The same types in the same order?
    53 "same_types" SameTypes { a: u32 = Role::Use(Bank::Types), b: u32 = Role::Use(Bank::Types), fail: u32 = Role::Target }
    // --- matcher: natives and loops
    /// Calls a native constraint; goes on if its success is not `negated`. Results are written on success.
    56 "constraint" Constraint { native: u32 = Role::Native, negated: u32 = Role::Flag, args: Vec<Reg> = Role::Uses, results: Vec<Reg> = Role::Defs, fail: u32 = Role::Target }
    /// For each user of a value, newest use first, one turn for each use: `dst` := the user. Without users
    /// goes to `done`; the last `continue` of this loop goes there too.
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
    // --- both sections: loads, continued
    /// Value `index` of a list.
    66 "element" Element { dst: u32 = Role::Def(Bank::Value), values: u32 = Role::Use(Bank::Values), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Value `index` of a list, counted from its end: the last is 0.
    67 "element_back" ElementBack { dst: u32 = Role::Def(Bank::Value), values: u32 = Role::Use(Bank::Values), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// A list without the first `before` and the last `after` of its values.
    68 "part" Part { dst: u32 = Role::Def(Bank::Values), values: u32 = Role::Use(Bank::Values), before: u32 = Role::Number, after: u32 = Role::Number, fail: u32 = Role::Target }
    /// The op of use `index` of the values of a list, value by value, newest use first.
    69 "user" User { dst: u32 = Role::Def(Bank::Op), values: u32 = Role::Use(Bank::Values), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Type `index` of a list.
    70 "element_type" ElementType { dst: u32 = Role::Def(Bank::Type), types: u32 = Role::Use(Bank::Types), index: u32 = Role::Number, fail: u32 = Role::Target }
    /// Values and lists of values laid end to end.
    79 "make_values" MakeValues { dst: u32 = Role::Def(Bank::Values), parts: Vec<Reg> = Role::Uses }
    /// Types and lists of types laid end to end.
    80 "make_types" MakeTypes { dst: u32 = Role::Def(Bank::Types), parts: Vec<Reg> = Role::Uses }
    // --- matcher: loops, continued
    /// As `for_each_user`, for the users of all values of a list, value by value.
    71 "for_each_user_of" ForEachUserOf { dst: u32 = Role::Def(Bank::Op), values: u32 = Role::Use(Bank::Values), done: u32 = Role::Target }
    // --- rewrite
    /// Creates an op before the root.
    72 "create" Create { dst: u32 = Role::Def(Bank::Op), name: u32 = Role::OpName, operands: Vec<Reg> = Role::Uses, attrs: Vec<(u32, u32)> = Role::AttrUses, types: Vec<Reg> = Role::Uses }
    /// Creates an op whose result types the host infers.
    73 "create_infer" CreateInfer { dst: u32 = Role::Def(Bank::Op), name: u32 = Role::OpName, operands: Vec<Reg> = Role::Uses, attrs: Vec<(u32, u32)> = Role::AttrUses }
    /// Creates an op with the result types of `old` and replaces `old` by it: `create`, `replace_with_op` in
    /// one step. All operands are single values.
    74 "create_replacing" CreateReplacing { dst: u32 = Role::Def(Bank::Op), old: u32 = Role::Use(Bank::Op), name: u32 = Role::OpName, operands: Vec<Reg> = Role::Uses, attrs: Vec<(u32, u32)> = Role::AttrUses }
    /// Replaces the results of an op by those of another, and erases it.
    75 "replace_with_op" ReplaceWithOp { op: u32 = Role::Use(Bank::Op), with: u32 = Role::Use(Bank::Op) }
    /// Replaces the results of an op by values and lists of values, laid end to end, and erases it.
    76 "replace_with_values" ReplaceWithValues { op: u32 = Role::Use(Bank::Op), with: Vec<Reg> = Role::Uses }
    /// Erases an op.
    77 "erase" Erase { op: u32 = Role::Use(Bank::Op) }
    /// Calls a native rewrite.
    78 "rewrite" Rewrite { native: u32 = Role::Native, args: Vec<Reg> = Role::Uses, results: Vec<Reg> = Role::Defs }
    /// The location of an op, as an attribute.
    82 "location_of_op" LocationOfOp { dst: u32 = Role::Def(Bank::Attr), op: u32 = Role::Use(Bank::Op) }
    /// The location of a value, as an attribute.
    83 "location_of_value" LocationOfValue { dst: u32 = Role::Def(Bank::Attr), value: u32 = Role::Use(Bank::Value) }
    /// Locations fused, with one attribute as metadata or none.
    84 "fuse_locations" FuseLocations { dst: u32 = Role::Def(Bank::Attr), parts: Vec<Reg> = Role::Uses, metadata: Vec<Reg> = Role::Uses }
    /// Gives an op a location.
    85 "set_location" SetLocation { op: u32 = Role::Use(Bank::Op), location: u32 = Role::Use(Bank::Attr) }
    /// The numbers of values, or of types, in groups, as an attribute. One that is no list counts as one.
    86 "segment_sizes" SegmentSizes { dst: u32 = Role::Def(Bank::Attr), groups: Vec<Reg> = Role::Uses }
    /// The rewrite is done.
    81 "done" Done {}
}
