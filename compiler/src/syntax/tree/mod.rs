//! The syntax tree: what was written, nothing about what it means.
//!
//! Everything is `Copy` and lives in one bump arena (`'a`); lists are slices. Names are `&'a str` slices of
//! the arena's copy of the source (not interned: `hir` interns what it keeps). Every node has a [`Span`], and
//! all the tokens at which mlir-pdll reports something have their own span.
//!
//! A statement or declaration that did not parse is an `Error` node: its diagnostic has been reported
//! already, so later stages only look at its finished [`Part`]s. The parser reports every error that needs no
//! name or type: what does not fit the grammar, the shape of bodies (what ends a pattern, where `return` may
//! stand), wrong or repeated metadata, repeated labels of a tuple, types given to parameters or given twice,
//! and the use of extensions under `--std=mlir22`. All else is `hir`'s.
mod expr;

pub use expr::{Arg, AttrEntry, CallExpr, Expr, ExprKind, MemberExpr, OpExpr, TupleElement};
use pdll_source::{FileId, Span};

/// One parsed file; what it includes hangs below its [`Include`] items.
#[derive(Clone, Copy, Debug)]
pub struct Module<'a> {
    /// The file of the source map that the text is.
    pub file: FileId,
    /// The whole text, comments before and behind everything too.
    pub span: Span,
    /// The first token of the file, or its end when it has none: the location of the module.
    pub start: Span,
    /// Directives and declarations in source order.
    pub items: &'a [Item<'a>],
    /// The end of the file (empty span).
    pub end: Span,
    /// The comments of the file in order, each without its line end (see [`super::trivia`]).
    pub comments: &'a [Span],
}

/// Elements between brackets.
#[derive(Clone, Copy, Debug)]
pub struct List<'a, T> {
    /// In order.
    pub list: &'a [T],
    /// From the opening bracket to the closing one.
    pub span: Span,
}

impl<T> Default for List<'_, T> {
    fn default() -> Self {
        Self { list: &[], span: Span::default() }
    }
}

/// What stands at top level.
#[derive(Clone, Copy, Debug)]
pub enum Item<'a> {
    /// `#include "..."`.
    Include(Include<'a>),
    /// `Pattern ...`.
    Pattern(&'a Pattern<'a>),
    /// A global `Constraint` or `Rewrite`.
    Callable(&'a Callable<'a>),
    /// Something that did not parse.
    Error {
        /// From its first token to the last one skipped.
        span: Span,
        /// What was finished of it.
        parts: &'a [Part<'a>],
        /// The token at which it failed.
        at: Span,
    },
}

/// What the code belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// The body of a pattern.
    Match,
    /// The signature or body of a constraint.
    Constraint,
    /// The signature or body of a rewrite, or what follows `with`.
    Rewrite,
}

/// A finished part of something that did not parse, from left to right.
///
/// A reader that checks while it reads has checked these before it came to the token that did not fit, so
/// that what is wrong with them comes first; and names that they define are known later on.
#[derive(Clone, Copy, Debug)]
pub enum Part<'a> {
    /// What follows belongs to this.
    Within(Context),
    /// What follows is the signature of a constraint or rewrite.
    Signature,
    /// A parameter of it.
    Param(&'a Param<'a>),
    /// A result in its unfinished list.
    Result(&'a ResultDecl<'a>),
    /// Its results.
    Results(&'a Results<'a>),
    /// A constraint of a variable.
    Constraint(Constraint<'a>),
    /// An expression.
    Expr(Expr<'a>),
    /// An argument of a call.
    Arg(Arg<'a>),
    /// The name of an operation; what follows, up to the next one, is in its unfinished lists.
    OpName(OpName<'a>),
    /// The name of one of its attributes, and where it stands. Its value follows if it is finished.
    AttrName(&'a [u8], Span),
    /// The label of the element of a tuple that follows.
    Label(Ident<'a>),
    /// The name of a variable, parameter or result whose constraint is not finished.
    Declare(Ident<'a>),
    /// The statement after `=>`.
    Stmt(&'a Stmt<'a>),
    /// Statements of a block without end.
    Block(&'a Block<'a>),
    /// The name that all of it would have defined.
    Define(Ident<'a>),
}

/// `#include "path"`, or, in the `pdllc` standard, `#import "path"`.
#[derive(Clone, Copy, Debug)]
pub struct Include<'a> {
    /// The directive token.
    pub kw: Span,
    /// Written `#import`: only what a `.td` file defines, not its rewrite rules.
    pub definitions_only: bool,
    /// The path as written, unescaped.
    pub path: Str<'a>,
    /// What it named.
    pub target: IncludeTarget<'a>,
}

impl Include<'_> {
    /// From the directive to its path.
    #[must_use]
    pub fn span(&self) -> Span {
        self.kw.to(self.path.span)
    }
}

/// What an include directive led to.
#[derive(Clone, Copy, Debug)]
pub enum IncludeTarget<'a> {
    /// Another PDLL file, parsed: its declarations belong to the same scope, here.
    Pdll(&'a Module<'a>),
    /// A TableGen file, found and loaded but not parsed.
    Td(FileId),
    /// Not found, not readable, or nested too deeply; reported.
    Failed,
    /// Nobody has looked for it (see [`super::parse_file`]).
    NotLoaded,
}

/// A name and where it stands. Contextual keywords used as names are plain `Ident`s; the name `_` is the
/// wildcard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ident<'a> {
    /// The text of the name.
    pub name: &'a str,
    /// Where the name is written.
    pub span: Span,
}

/// A string or a code block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Str<'a> {
    /// The value: delimiters dropped, escapes replaced; any bytes.
    pub value: &'a [u8],
    /// The token with its delimiters.
    pub span: Span,
    /// Written as `[{ ... }]`.
    pub code: bool,
    /// The lexer reported something in it, so nothing more is to be said about the value.
    pub broken: bool,
}

/// `Pattern [name] [with metadata] body`.
#[derive(Clone, Copy, Debug)]
pub struct Pattern<'a> {
    /// The `Pattern` keyword: the location of the pattern.
    pub kw: Span,
    /// Its name, if it has one.
    pub name: Option<Ident<'a>>,
    /// What follows `with`, in order.
    pub metadata: &'a [Metadata<'a>],
    /// The statements; the last is the operation rewrite statement (or the pattern was reported).
    pub body: Block<'a>,
    /// From the keyword to the end of the body.
    pub span: Span,
}

/// One entry after `with` of a pattern.
#[derive(Clone, Copy, Debug)]
pub struct Metadata<'a> {
    /// The word that begins it, such as `benefit`.
    pub name: Ident<'a>,
    /// What it says.
    pub kind: MetadataKind,
    /// The entry, with its argument.
    pub span: Span,
}

/// The kinds of pattern metadata.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MetadataKind {
    /// `benefit(N)`.
    Benefit {
        /// N, at most 65535.
        value: u16,
        /// The integer token.
        at: Span,
    },
    /// `recursion`.
    Recursion,
    /// An entry that was reported.
    Error,
}

/// `{ stmt; ... }` or `=> stmt;`.
#[derive(Clone, Copy, Debug)]
pub struct Block<'a> {
    /// The statements in order; a lambda has at most one.
    pub stmts: &'a [Stmt<'a>],
    /// Written as `=> stmt`.
    pub lambda: bool,
    /// From `{` (or `=>`) to its end.
    pub span: Span,
    /// Where mlir-pdll reports that a `return` is missing: just after `}`, or the token after a lambda's `;`.
    pub end: Span,
}

impl Block<'_> {
    /// Just after its last token: where what is checked at its end is noticed.
    #[must_use]
    pub fn done(&self) -> Span {
        Span::new(self.span.hi, self.span.hi)
    }
}

/// A constraint or a rewrite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallableKind {
    /// `Constraint`.
    Constraint,
    /// `Rewrite`.
    Rewrite,
}

/// `Constraint` or `Rewrite`, global or inline, named or anonymous.
#[derive(Clone, Copy, Debug)]
pub struct Callable<'a> {
    /// Which of the two.
    pub kind: CallableKind,
    /// The keyword: the location of an anonymous one.
    pub kw: Span,
    /// The name, or `None` for an anonymous one.
    pub name: Option<Ident<'a>>,
    /// Declared inside an expression, a statement or a constraint list.
    pub inline: bool,
    /// The parameters in parentheses, in order.
    pub params: List<'a, Param<'a>>,
    /// What follows `->`; `None` when absent.
    pub results: Option<Results<'a>>,
    /// What it does.
    pub body: CallableBody<'a>,
    /// From the keyword to the end of the body.
    pub span: Span,
}

impl Callable<'_> {
    /// Where mlir-pdll points at the declaration: its name, or the keyword if it has none.
    #[must_use]
    pub fn location(&self) -> Span {
        self.name.map_or(self.kw, |n| n.span)
    }
}

/// The body of a constraint or rewrite.
#[derive(Clone, Copy, Debug)]
pub enum CallableBody<'a> {
    /// PDLL statements.
    Pdll(Block<'a>),
    /// Native code.
    Native(Str<'a>),
    /// Nothing: registered by the host.
    External,
    /// `= "name"`: registered by the host, by this name (an extension of the `pdllc` standard).
    Registered(Str<'a>),
}

/// `name: constraint` in a parameter list.
#[derive(Clone, Copy, Debug)]
pub struct Param<'a> {
    /// The parameter's name.
    pub name: Ident<'a>,
    /// Its one constraint.
    pub constraint: Constraint<'a>,
}

impl Param<'_> {
    /// From its name to its constraint.
    #[must_use]
    pub fn span(&self) -> Span {
        self.name.span.to(self.constraint.span)
    }
}

/// The result list of a callable.
#[derive(Clone, Copy, Debug)]
pub struct Results<'a> {
    /// The results in order.
    pub list: &'a [ResultDecl<'a>],
    /// Written in parentheses.
    pub parens: bool,
    /// From `->` to its end.
    pub span: Span,
}

/// One result: `name: constraint` or `constraint`.
///
/// Whether a lone identifier is a name or a constraint depends on what is visible: the parser takes `x: C` as
/// a named result and a lone `x` as a reference to a constraint. If a lone `x` is not a visible constraint,
/// mlir-pdll reports a missing `:` at `next`; if the `x` of `x: C` is one, it reports at `colon`.
#[derive(Clone, Copy, Debug)]
pub struct ResultDecl<'a> {
    /// The name before a `:`.
    pub name: Option<Ident<'a>>,
    /// The `:` after the name.
    pub colon: Option<Span>,
    /// The constraint that says what kind of value it is.
    pub constraint: Constraint<'a>,
    /// The token after this result.
    pub next: Span,
}

impl ResultDecl<'_> {
    /// From its name, if it has one, to its constraint.
    #[must_use]
    pub fn span(&self) -> Span {
        self.name.map_or(self.constraint.span, |n| n.span.to(self.constraint.span))
    }
}

/// One constraint.
#[derive(Clone, Copy, Debug)]
pub struct Constraint<'a> {
    /// What it is.
    pub kind: ConstraintKind<'a>,
    /// From its first token to its last.
    pub span: Span,
}

/// The kinds of constraints.
#[derive(Clone, Copy, Debug)]
pub enum ConstraintKind<'a> {
    /// `Attr` or `Attr<type>`.
    Attr(Option<&'a Expr<'a>>),
    /// `Value` or `Value<type>`.
    Value(Option<&'a Expr<'a>>),
    /// `ValueRange` or `ValueRange<types>`.
    ValueRange(Option<&'a Expr<'a>>),
    /// `Type`.
    Type,
    /// `TypeRange`.
    TypeRange,
    /// `Op`, `Op<>` or `Op<name>`.
    Op(Option<OpName<'a>>),
    /// A name that should be a visible constraint.
    Ref(Ident<'a>),
    /// A constraint declared on the spot.
    Inline(&'a Callable<'a>),
}

/// `constraint` or `[constraint, ...]` after a variable's `:`.
#[derive(Clone, Copy, Debug)]
pub struct ConstraintList<'a> {
    /// The constraints in order; at least one.
    pub list: &'a [Constraint<'a>],
    /// Written in brackets.
    pub brackets: bool,
    /// From the first token to the last.
    pub span: Span,
}

/// The name of an operation, as in `op<a.b>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpName<'a> {
    /// The whole name, with its dots.
    pub text: &'a str,
    /// From the namespace to the last piece.
    pub span: Span,
}

/// One statement.
#[derive(Clone, Copy, Debug)]
pub struct Stmt<'a> {
    /// What it does.
    pub kind: StmtKind<'a>,
    /// From its first token to its last, without the `;`. Begins with the keyword, if there is one.
    pub span: Span,
}

impl Stmt<'_> {
    /// Where mlir-pdll points at it.
    #[must_use]
    pub fn location(&self) -> Span {
        match self.kind {
            StmtKind::Expr(e) => e.location(),
            _ => self.span,
        }
    }

    /// Is it `erase`, `replace` or `rewrite`?
    #[must_use]
    pub fn is_op_rewrite(&self) -> bool {
        matches!(self.kind, StmtKind::Erase { .. } | StmtKind::Replace { .. } | StmtKind::Rewrite { .. })
    }
}

/// The kinds of statements.
#[derive(Clone, Copy, Debug)]
pub enum StmtKind<'a> {
    /// `let name [: constraints] [= init]`.
    Let {
        /// The new variable.
        name: Ident<'a>,
        /// Its constraints.
        constraints: Option<ConstraintList<'a>>,
        /// Its initializer.
        init: Option<&'a Expr<'a>>,
    },
    /// `erase root`.
    Erase {
        /// The operation to erase.
        root: &'a Expr<'a>,
    },
    /// `replace root with ...`.
    Replace {
        /// The operation to replace.
        root: &'a Expr<'a>,
        /// The replacement values; empty only if that was reported.
        values: &'a [Expr<'a>],
        /// The values were written in parentheses. Only an unparenthesised operation expression takes its
        /// result types from the replaced one.
        parens: bool,
    },
    /// `rewrite root with { ... }`.
    Rewrite {
        /// The root operation.
        root: &'a Expr<'a>,
        /// What to do.
        body: Block<'a>,
    },
    /// `return value`.
    Return {
        /// The value.
        value: &'a Expr<'a>,
    },
    /// An expression by itself.
    Expr(&'a Expr<'a>),
    /// Did not parse.
    Error {
        /// What was finished of it.
        parts: &'a [Part<'a>],
        /// The token at which it failed.
        at: Span,
    },
}
