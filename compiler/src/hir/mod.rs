//! PDLL with its names and types resolved.
//!
//! [`analyse`] turns the syntax tree into a [`Hir`]: flat vectors of variables, expressions and callables
//! that refer to each other by index. Every implicit thing is explicit in it: wildcard operands, conversions,
//! filled groups, lambda returns. There is a [`Hir`] for any tree; what was reported has error nodes in it,
//! and [`Hir::checked`] says whether there is any of them. [`lower`] turns one without into PDL. What differs
//! between the standards of the language is asked of [`Options::std`].
mod checked;
mod lint;
mod literals;
mod lower;
pub mod names;
pub use pdll_ods::model as ods;
mod sema;
pub mod types;

pub use checked::{CheckedHir, HasErrors};
pub use lint::lint;
pub(crate) use lint::{Definitions, lint_since};
pub use literals::{LiteralError, LiteralKind, Literals};
pub use lower::lower;
pub(crate) use lower::{Lowered, finish, lower_patterns};
pub(crate) use lower::{known_op, known_ops};
use names::Names;
use pdll_ods::{Kept, Mentioned, Settings};
use pdll_source::{Span, Standard};
pub use sema::analyse;
pub(crate) use sema::{Declared, analyse_piece, declare};
use std::borrow::Cow;
pub use types::{Ty, TyKind, Types};

/// What the semantic stage goes by.
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    /// The standard of the language.
    pub std: Standard,
    /// What was imported from TableGen.
    pub ods: Option<&'a ods::Model>,
    /// Where what is imported is kept for other compilations; without, each one imports it anew.
    pub kept: Option<&'a Kept>,
    /// What IR mentions that the patterns are likely to run on.
    pub ir: Option<&'a Mentioned<'a>>,
    /// Who understands the text of attributes and types; without one it is only trimmed.
    pub literals: Option<&'a dyn Literals>,
    /// Take literals as they are written, whatever they say: for outputs that only show them.
    pub unread_literals: bool,
    /// Fill [`Hir::names`], and [`pdl::Pattern::names`](crate::pdl::Pattern::names).
    pub names: bool,
}

impl<'a> Options<'a> {
    /// How `.td` files are read.
    #[must_use]
    pub fn td(&self) -> Settings<'a> {
        Settings { std: self.std, kept: self.kept, ir: self.ir }
    }
}

impl std::fmt::Debug for Options<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Options").field("std", &self.std).finish_non_exhaustive()
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// Its index in the vector of its kind.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}
ids! {
    /// A variable of a [`Hir`].
    VarId;
    /// An expression of a [`Hir`].
    ExprId;
    /// A constraint or rewrite of a [`Hir`].
    CallableId;
    /// A pattern of a [`Hir`].
    PatternId;
}

/// A program with names and types resolved: the patterns, and all that they refer to.
#[derive(Clone, Debug, Default)]
pub struct Hir<'a> {
    /// All types of expressions, interned.
    pub types: Types<'a>,
    /// All variables.
    pub vars: Vec<Var<'a>>,
    /// All expressions.
    pub exprs: Vec<Expr<'a>>,
    /// All constraints and rewrites.
    pub callables: Vec<Callable<'a>>,
    /// All patterns.
    pub patterns: Vec<Pattern<'a>>,
    /// What stands at top level, includes unfolded, in order.
    pub items: Vec<Item>,
    /// The location of the module.
    pub span: Span,
    /// What was imported from TableGen.
    pub ods: Option<&'a ods::Model>,
    /// All names; empty unless [`Options::names`] asked for them.
    pub names: Names<'a>,
    /// Nothing was reported about it.
    sound: bool,
}

/// What stands at top level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A pattern.
    Pattern(PatternId),
    /// A constraint or rewrite.
    Callable(CallableId),
    /// What did not parse, which was reported.
    Error(Span),
}

/// One pattern.
#[derive(Clone, Debug)]
pub struct Pattern<'a> {
    /// The name after `Pattern`, if there is one.
    pub name: Option<&'a str>,
    /// The benefit that was written.
    pub benefit: Option<u16>,
    /// Written `with recursion`.
    pub recursion: bool,
    /// Its statements; the last rewrites.
    pub body: Block<'a>,
    /// Where the keyword `Pattern` stands: the location of the pattern.
    pub span: Span,
}

/// A list of statements.
#[derive(Clone, Copy, Debug, Default)]
pub struct Block<'a> {
    /// In order.
    pub stmts: &'a [Stmt<'a>],
    /// Where it begins.
    pub span: Span,
}

/// One statement.
#[derive(Clone, Copy, Debug)]
pub struct Stmt<'a> {
    /// What it does.
    pub kind: StmtKind<'a>,
    /// Its keyword or first token.
    pub span: Span,
}

/// The kinds of statements.
#[derive(Clone, Copy, Debug)]
pub enum StmtKind<'a> {
    /// `let`
    Let(VarId),
    /// `erase`
    Erase(ExprId),
    /// `replace root with values`
    Replace(ExprId, &'a [ExprId]),
    /// `rewrite root with block`
    Rewrite(ExprId, Block<'a>),
    /// `return`
    Return(ExprId),
    /// An expression by itself.
    Expr(ExprId),
    /// Did not parse, which was reported.
    Error,
}

/// One variable: named, a wildcard, a parameter, a declared result, or implicit.
#[derive(Clone, Debug)]
pub struct Var<'a> {
    /// Its name; `_` for wildcards, empty for unnamed results.
    pub name: &'a str,
    /// Where its name is written at its definition.
    pub span: Span,
    /// The type that its constraints and its value give it.
    pub ty: Ty,
    /// The expression after `=`, if there is one.
    pub init: Option<ExprId>,
    /// The name that the initializer's operation must have although its own type does not say so.
    pub narrowed: Option<&'a str>,
    /// What is written after `:`, in order.
    pub constraints: &'a [ConstraintRef<'a>],
}

/// A constraint on a variable.
#[derive(Clone, Copy, Debug)]
pub struct ConstraintRef<'a> {
    /// Which.
    pub kind: ConstraintKind<'a>,
    /// Where it was written.
    pub span: Span,
}

/// The kinds of constraints on variables.
#[derive(Clone, Copy, Debug)]
pub enum ConstraintKind<'a> {
    /// `Attr`, perhaps of a type.
    Attr(Option<ExprId>),
    /// `Value`, perhaps of a type.
    Value(Option<ExprId>),
    /// `ValueRange`, perhaps of types.
    ValueRange(Option<ExprId>),
    /// `Type`
    Type,
    /// `TypeRange`
    TypeRange,
    /// `Op`, perhaps of a name.
    Op(Option<&'a str>),
    /// A declared constraint.
    User(CallableId),
}

/// One expression.
#[derive(Clone, Copy, Debug)]
pub struct Expr<'a> {
    /// What it is.
    pub kind: ExprKind<'a>,
    /// The type of its value.
    pub ty: Ty,
    /// The start of its leftmost part is its location.
    pub span: Span,
}

/// The kinds of expressions.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind<'a> {
    /// Was reported.
    Error,
    /// An attribute: the text as written, and as it is to be read.
    Attr(&'a [u8], &'a str),
    /// A type: likewise.
    Type(&'a [u8], &'a str),
    /// A variable.
    Var(VarId),
    /// A constraint or rewrite by itself.
    Callable(CallableId),
    /// A call.
    Call {
        /// The reference to what is called (an [`ExprKind::Callable`]).
        callee: ExprId,
        /// What is called.
        callable: CallableId,
        /// The arguments, converted.
        args: &'a [ExprId],
        /// Written after `not`.
        negated: bool,
    },
    /// A member.
    Member {
        /// Whose.
        parent: ExprId,
        /// As written; `$results` for the implicit one.
        name: &'a str,
        /// Which.
        member: Member,
    },
    /// An operation.
    Op(&'a Op<'a>),
    /// A range of values or types, in rewrites.
    Range {
        /// The parts.
        parts: &'a [ExprId],
        /// The tuple that the parts are members of; it is evaluated once.
        source: Option<ExprId>,
    },
    /// What one of the words says that stand for no declaration.
    Said {
        /// The word.
        word: Word,
        /// What it is said of.
        args: &'a [ExprId],
    },
    /// A tuple.
    Tuple {
        /// The elements.
        parts: &'a [ExprId],
        /// The tuple that the parts are members of, if this is a conversion; it is evaluated once.
        source: Option<ExprId>,
    },
}

/// An operation expression.
#[derive(Clone, Copy, Debug)]
pub struct Op<'a> {
    /// The name in `op<..>`, or `None` for any operation.
    pub name: Option<&'a str>,
    /// Where the name is written, or the keyword.
    pub name_span: Span,
    /// Its operands, converted.
    pub operands: &'a [ExprId],
    /// Which operands may stand in either order with the one after them.
    pub eithers: &'a [u32],
    /// The entries in braces, in order.
    pub attributes: &'a [Attribute<'a>],
    /// Its result types, converted.
    pub results: &'a [ExprId],
}

/// A word that is written like a call, unless something is declared by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// `any(op)`: whichever result of a matched operation.
    Any,
    /// `located(op, location)`: the created operation, at this location.
    Located,
    /// `fused(locations, ...)`, with metadata as the last argument or without.
    Fused {
        /// Is there metadata?
        metadata: bool,
    },
    /// `segments(groups, ...)`: how many values or types each of them is.
    Segments,
    /// `locations(ops, ...)`: of which matched operations what is created has the location.
    Locations,
}

/// What a member access means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Member {
    /// All results of an operation.
    Results,
    /// All operands of an operation.
    Operands,
    /// The location of an operation.
    Location,
    /// One result by its flat number.
    Result(u32),
    /// A declared group of results; the type of the expression says whether it is one value.
    Group(u32),
    /// An element of a tuple.
    Element(u32),
}

/// An attribute of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Attribute<'a> {
    /// The attribute's name.
    pub name: &'a str,
    /// What it is matched with or set to.
    pub value: ExprId,
    /// May it be absent, and what is it then? The value is a variable, which is null or this constant.
    pub optional: Option<Option<&'a str>>,
    /// Its name's place.
    pub span: Span,
}

/// A constraint or a rewrite.
#[derive(Clone, Debug)]
pub struct Callable<'a> {
    /// A rewrite, not a constraint?
    pub rewrite: bool,
    /// Its name, or the generated one.
    pub name: &'a str,
    /// Declared at top level (or imported), not inline.
    pub global: bool,
    /// The parameters, in order.
    pub params: Vec<VarId>,
    /// The declared results.
    pub results: Vec<VarId>,
    /// The type of a call.
    pub result_ty: Ty,
    /// What it does.
    pub body: Body<'a>,
    /// Its location: name or keyword.
    pub span: Span,
}

/// What a callable does.
#[derive(Clone, Debug)]
pub enum Body<'a> {
    /// PDLL statements.
    Pdll(Block<'a>),
    /// Native code: its text and place.
    Native(&'a [u8], Span),
    /// The condition of a constraint that comes from TableGen.
    Imported(&'a ods::ConstraintModel),
    /// Registered by the host.
    External,
}

impl<'a> Callable<'a> {
    /// What it was imported from, if it comes from TableGen.
    #[must_use]
    pub fn imported(&self) -> Option<&'a ods::ConstraintModel> {
        match self.body {
            Body::Imported(model) => Some(model),
            _ => None,
        }
    }

    /// Is it called by name at run time?
    #[must_use]
    pub fn is_native(&self) -> bool {
        !matches!(self.body, Body::Pdll(_))
    }
}

/// How much there is of what has ids: those that are added later are its equals or larger.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extent {
    pub(crate) vars: usize,
    pub(crate) exprs: usize,
    pub(crate) callables: usize,
}

impl<'a> Hir<'a> {
    /// How much there is by now.
    pub(crate) fn extent(&self) -> Extent {
        Extent { vars: self.vars.len(), exprs: self.exprs.len(), callables: self.callables.len() }
    }

    /// The variable with this id.
    #[must_use]
    pub fn var(&self, v: VarId) -> &Var<'a> {
        &self.vars[v.index()]
    }

    /// The expression with this id.
    #[must_use]
    pub fn expr(&self, e: ExprId) -> &Expr<'a> {
        &self.exprs[e.index()]
    }

    /// The callable with this id.
    #[must_use]
    pub fn callable(&self, c: CallableId) -> &Callable<'a> {
        &self.callables[c.index()]
    }

    /// The native code of a callable as text, if it has some; that of an imported constraint is made of what
    /// was imported.
    #[must_use]
    pub fn code(&self, callable: &Callable<'a>) -> Option<Cow<'a, [u8]>> {
        match callable.body {
            Body::Native(code, _) => Some(Cow::Borrowed(code)),
            // What cannot be read was reported when it was imported.
            Body::Imported(c) => Some(Cow::Owned(self.ods?.native_code(c).ok()?.into_bytes())),
            Body::Pdll(_) | Body::External => None,
        }
    }

    /// All native constraints and rewrites, in the order of their declaration.
    pub fn natives(&self) -> impl Iterator<Item = &Callable<'a>> {
        self.callables.iter().filter(|c| c.is_native())
    }
}
