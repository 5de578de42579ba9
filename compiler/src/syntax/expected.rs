//! What the grammar wanted where it could not go on: its words, and what they and the advice of
//! [`super::hint`] follow from.

/// What was wanted instead of a token that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    Declaration,
    PatternBody,
    CallableBody,
    Metadata,
    Statement,
    Expression,
    Constraint,
    /// The name of something.
    Name(Named),
    Member,
    /// The string of `attr<...>` or `type<...>`.
    LiteralText,
    /// The number in `benefit(...)`.
    Benefit,
    /// The bracket that opens this.
    Open(Opening),
    /// The bracket that closes this.
    Close(Group),
    /// `.` in the name of an operation.
    Dot,
    /// `;`
    End(Ending),
    /// `:` and a constraint.
    Typing(Typed),
    /// `with` and what follows it.
    With(Replacing),
    /// What is there: the caller has looked at it.
    Seen,
    /// Nothing: it has been reported.
    Reported,
    /// Less nesting.
    Shallower,
}

/// What needs a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    Callable,
    Parameter,
    /// The variable of a `let`.
    Variable,
    /// What `not` negates.
    NativeConstraint,
    Attribute,
    /// An operation that a rewrite creates.
    CreatedOp,
    /// What follows the dialect in the name of an operation.
    OpOfDialect,
    /// What the host registers a native function by.
    Registered,
}

/// What must follow in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// The number after `benefit`.
    Benefit,
    Parameters,
    /// The arguments of a call after `not`.
    NegatedArguments,
    ResultTypes,
    /// The block of a `rewrite` statement.
    Rewriting,
}

/// What stands in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Block,
    Benefit,
    Parameters,
    Results,
    Arguments,
    Operands,
    Attributes,
    ResultTypes,
    Replacements,
    Tuple,
    Constraints,
    /// The string of `attr<...>` or `type<...>`.
    Literal,
    OpName,
    TypeArgument,
}

/// What ends with `;`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Statement,
    NativeCode,
    RegisteredName,
}

/// What has a constraint after its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    Wildcard,
    Parameter,
    Result,
}

/// The statements with a `with`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Replacing {
    Replace,
    Rewrite,
}

impl Expected {
    /// As in "expected `;` after the statement".
    pub(crate) fn words(self) -> &'static str {
        match self {
            Self::Declaration => "a declaration: `Pattern`, `Constraint`, `Rewrite` or `#include`",
            Self::PatternBody => "the body of the pattern: `{ ... }` or `=> ...`",
            Self::CallableBody => "`{ ... }`, `=> ...`, native code or `;` after the signature",
            Self::Metadata => "`benefit(N)` or `recursion` after `with`",
            Self::Statement => "a statement or an expression",
            Self::Expression => "an expression",
            Self::Constraint => "a constraint",
            Self::Name(named) => named.words(),
            Self::Member => "a member name or a number after `.`",
            Self::LiteralText => "a string, as in `attr<\"unit\">` or `type<\"i32\">`",
            Self::Benefit => "a number as the benefit",
            Self::Open(opening) => opening.words(),
            Self::Close(group) => group.words(),
            Self::Dot => "`.` between the dialect and the name of the operation",
            Self::End(Ending::Statement) => "`;` after the statement",
            Self::End(Ending::NativeCode) => "`;` after the native code",
            Self::End(Ending::RegisteredName) => "`;` after the name",
            Self::Typing(Typed::Wildcard) => "`:` and a constraint after the wildcard `_`",
            Self::Typing(Typed::Parameter) => "`:` and a constraint after the name of the parameter",
            Self::Typing(Typed::Result) => "`:` and a constraint after the name of the result",
            Self::With(Replacing::Replace) => "`with` and the replacement after the operation to replace",
            Self::With(Replacing::Rewrite) => "`with` and a block after the operation to rewrite",
            Self::Seen | Self::Reported => "something else",
            Self::Shallower => "less nesting",
        }
    }
}

impl Named {
    fn words(self) -> &'static str {
        match self {
            Self::Callable => "a name for the declaration",
            Self::Parameter => "the name of a parameter",
            Self::Variable => "the name of the variable after `let`",
            Self::NativeConstraint => "the name of a native constraint after `not`",
            Self::Attribute => "the name of an attribute",
            Self::CreatedOp => "the name of the operation to create, as in `op<arith.addi>`",
            Self::Registered => "the name in quotes by which the host registers it",
            Self::OpOfDialect => "the name of the operation after its dialect",
        }
    }
}

impl Opening {
    fn words(self) -> &'static str {
        match self {
            Self::Benefit => "`(` and a number after `benefit`",
            Self::Parameters => "`(` and the parameters",
            Self::NegatedArguments => "`(` and arguments: only a call is negated",
            Self::ResultTypes => "`(` and the result types",
            Self::Rewriting => "`{` and statements after `with`",
        }
    }
}

impl Group {
    fn words(self) -> &'static str {
        match self {
            Self::Block => "`}` to close the block",
            Self::Benefit => "`)` after the benefit",
            Self::Parameters => "`)` to close the parameters",
            Self::Results => "`)` to close the results",
            Self::Arguments => "`)` to close the arguments",
            Self::Operands => "`)` to close the operands",
            Self::Attributes => "`}` to close the attributes",
            Self::ResultTypes => "`)` to close the result types",
            Self::Replacements => "`)` to close the list of replacement values",
            Self::Tuple => "`)` to close the tuple",
            Self::Constraints => "`]` to close the constraint list",
            Self::Literal => "`>` to close the literal",
            Self::OpName => "`>` to close the operation name",
            Self::TypeArgument => "`>` to close the type argument",
        }
    }
}
