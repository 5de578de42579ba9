//! Functions of `pdl_interp` as data: blocks of typed operations on numbered values.

use pdll_bytecode::Bank;
use pdll_source::Span;

/// A value of a function, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Val(pub(super) u32);

/// A block of a function, by number: blocks of regions of loops among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct BlockId(pub(super) u32);

/// What a value holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// What a register holds.
    In(Bank),
    /// A list of operations: the users of a value or of the values of a list. There are no registers for
    /// these; loops and `extract` ask for them.
    UsersOf(Val),
}

/// A function.
pub(super) struct Function {
    pub(super) name: String,
    pub(super) at: Span,
    pub(super) args: Vec<Val>,
    /// By value.
    pub(super) sorts: Vec<Sort>,
    /// The first is where it begins.
    pub(super) blocks: Vec<Block>,
}

/// A block: operations, of which only the last goes elsewhere.
#[derive(Default)]
pub(super) struct Block {
    pub(super) ops: Vec<Op>,
}

/// An operation.
pub(super) struct Op {
    pub(super) kind: Kind,
    pub(super) operands: Vec<Val>,
    pub(super) results: Vec<Val>,
    /// Where it goes: if a test holds and if it does not; the default of a switch and its cases.
    pub(super) successors: Vec<BlockId>,
    pub(super) at: Span,
}

/// What an operation does.
pub(super) enum Kind {
    Branch,
    Finalize,
    Continue,
    Test(Test),
    Switch(Cases),
    Load(Load),
    Action(Action),
    /// Its operands are what the rewriter is given, and then the operations whose locations are fused.
    Record(Record),
    /// A loop over users, with its variable and the blocks of its body.
    ForEach {
        variable: Val,
        body: Vec<BlockId>,
    },
}

pub(super) struct Record {
    pub(super) rewriter: String,
    pub(super) root: Option<String>,
    pub(super) generated: Vec<String>,
    pub(super) benefit: u32,
    /// How many of the operands the rewriter is given.
    pub(super) inputs: usize,
}

pub(super) enum Test {
    Equal,
    NotNull,
    Attr(String),
    Type(String),
    Types(Vec<String>),
    OperandCount { count: u32, at_least: bool },
    ResultCount { count: u32, at_least: bool },
    Name(String),
    Constraint { name: String, negated: bool },
}

pub(super) enum Cases {
    Names(Vec<String>),
    Attrs(Vec<String>),
    Types(Vec<String>),
    TypeLists(Vec<Vec<String>>),
    OperandCounts(Vec<u32>),
    ResultCounts(Vec<u32>),
}

/// What gives one value, which may be null.
pub(super) enum Load {
    Operand(u32),
    Result(u32),
    Operands(Option<u32>),
    Results(Option<u32>),
    Attr(String),
    AttrType,
    Definer,
    Users,
    TypeOf,
    Extract(u32),
    ConstAttr(String),
    ConstType(String),
    ConstTypes(Vec<String>),
    Range,
}

/// What changes the IR.
pub(super) enum Action {
    /// Operands, attributes, types.
    Create {
        name: String,
        attrs: Vec<String>,
        sizes: [usize; 3],
        infer: bool,
    },
    Erase,
    Replace,
    Call(String),
}

impl Function {
    pub(super) fn sort(&self, v: Val) -> Sort {
        self.sorts[v.0 as usize]
    }

    pub(super) fn block(&self, b: BlockId) -> &Block {
        &self.blocks[b.0 as usize]
    }
}
