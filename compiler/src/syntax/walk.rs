//! Any node of the tree, its range and its children: what the editor, the formatter and tests walk by.
//!
//! The range of a node contains those of its children. What an include directive names is not a child of it:
//! that is the tree of another file.
use super::tree::{
    Arg, AttrEntry, Block, Callable, CallableBody, Constraint, ConstraintKind, ConstraintList, Expr,
    ExprKind, Ident, Include, Item, Metadata, Module, OpExpr, OpName, Param, Part, Pattern, ResultDecl,
    Results, Stmt, StmtKind, Str, TupleElement,
};
use pdll_source::Span;

/// A node of the tree, of any kind.
#[derive(Clone, Copy, Debug)]
pub enum Node<'t, 'a> {
    /// A file.
    Module(&'t Module<'a>),
    /// A directive.
    Include(&'t Include<'a>),
    /// A pattern.
    Pattern(&'a Pattern<'a>),
    /// An entry after its `with`.
    Metadata(&'a Metadata<'a>),
    /// A constraint or rewrite that is declared.
    Callable(&'a Callable<'a>),
    /// A parameter of it.
    Param(&'t Param<'a>),
    /// Its results.
    Results(&'t Results<'a>),
    /// One of them.
    Result(&'t ResultDecl<'a>),
    /// A list of statements.
    Block(&'t Block<'a>),
    /// A statement.
    Stmt(&'t Stmt<'a>),
    /// An expression.
    Expr(&'t Expr<'a>),
    /// The elements of an operation or a call, with their brackets.
    List(Span, Elements<'a>),
    /// An argument of a call.
    Arg(&'t Arg<'a>),
    /// An attribute of an operation.
    Attribute(&'a AttrEntry<'a>),
    /// An element of a tuple.
    Element(&'a TupleElement<'a>),
    /// The constraints after a `:`.
    Constraints(&'t ConstraintList<'a>),
    /// One of them.
    Constraint(&'t Constraint<'a>),
    /// A name.
    Name(Ident<'a>),
    /// The name of an operation.
    OpName(OpName<'a>),
    /// A string or code block.
    Str(Str<'a>),
    /// What did not parse, with its finished parts.
    Error(Span, &'a [Part<'a>]),
}

/// What a [`Node::List`] holds.
#[derive(Clone, Copy, Debug)]
pub enum Elements<'a> {
    /// Operands or result types.
    Exprs(&'a [Expr<'a>]),
    /// Attributes.
    Attributes(&'a [AttrEntry<'a>]),
    /// Parameters.
    Params(&'a [Param<'a>]),
    /// Arguments.
    Args(&'a [Arg<'a>]),
}

impl<'t, 'a: 't> Node<'t, 'a> {
    /// From its first token to its last. A file's is all of its text.
    #[must_use]
    pub fn span(self) -> Span {
        match self {
            Self::Module(n) => n.span,
            Self::Include(n) => n.span(),
            Self::Pattern(n) => n.span,
            Self::Metadata(n) => n.span,
            Self::Callable(n) => n.span,
            Self::Param(n) => n.span(),
            Self::Results(n) => n.span,
            Self::Result(n) => n.span(),
            Self::Block(n) => n.span,
            Self::Stmt(n) => n.span,
            Self::Expr(n) => n.span,
            Self::Arg(n) => n.span(),
            Self::Attribute(n) => n.span(),
            Self::Element(n) => n.span(),
            Self::Constraints(n) => n.span,
            Self::Constraint(n) => n.span,
            Self::Name(n) => n.span,
            Self::OpName(n) => n.span,
            Self::Str(n) => n.span,
            Self::List(span, _) | Self::Error(span, _) => span,
        }
    }

    /// Calls `f` with each child, in the order of the text, but that the name that broken text would have
    /// defined comes last.
    pub fn for_each_child(self, f: &mut dyn FnMut(Node<'t, 'a>)) {
        match self {
            Self::Module(n) => n.items.iter().for_each(|i| f(item(i))),
            Self::Include(n) => f(Self::Str(n.path)),
            Self::Pattern(n) => {
                n.name.into_iter().for_each(|n| f(Self::Name(n)));
                n.metadata.iter().for_each(|m| f(Self::Metadata(m)));
                f(Self::Block(&n.body));
            }
            Self::Metadata(n) => f(Self::Name(n.name)),
            Self::Callable(n) => callable(n, f),
            Self::Param(n) => {
                f(Self::Name(n.name));
                f(Self::Constraint(&n.constraint));
            }
            Self::Results(n) => n.list.iter().for_each(|r| f(Self::Result(r))),
            Self::Result(n) => {
                n.name.into_iter().for_each(|n| f(Self::Name(n)));
                f(Self::Constraint(&n.constraint));
            }
            Self::Block(n) => n.stmts.iter().for_each(|s| f(Self::Stmt(s))),
            Self::Stmt(n) => stmt(n, f),
            Self::Expr(n) => expr(n, f),
            Self::List(_, Elements::Exprs(list)) => list.iter().for_each(|e| f(Self::Expr(e))),
            Self::List(_, Elements::Attributes(list)) => list.iter().for_each(|a| f(Self::Attribute(a))),
            Self::List(_, Elements::Params(list)) => list.iter().for_each(|p| f(Self::Param(p))),
            Self::List(_, Elements::Args(list)) => list.iter().for_each(|a| f(Self::Arg(a))),
            Self::Arg(n) => {
                n.label.into_iter().for_each(|n| f(Self::Name(n)));
                f(Self::Expr(n.value));
            }
            Self::Attribute(n) => n.default.into_iter().chain(n.value).for_each(|v| f(Self::Expr(v))),
            Self::Element(n) => {
                n.label.into_iter().for_each(|n| f(Self::Name(n)));
                f(Self::Expr(&n.value));
            }
            Self::Constraints(n) => n.list.iter().for_each(|c| f(Self::Constraint(c))),
            Self::Constraint(n) => constraint(n, f),
            Self::Error(_, parts) => parts.iter().for_each(|p| part(p, f)),
            Self::Name(_) | Self::OpName(_) | Self::Str(_) => {}
        }
    }

    /// The innermost node that contains the position, and those around it before it. Half-open: the place
    /// just behind a node is not in it.
    #[must_use]
    pub fn path_to(self, at: u32) -> Vec<Node<'t, 'a>> {
        let mut path = vec![self];
        loop {
            let mut inner = None;
            path[path.len() - 1].for_each_child(&mut |n| {
                let span = n.span();
                if span.lo <= at && at < span.hi {
                    inner = Some(n);
                }
            });
            match inner {
                Some(n) => path.push(n),
                None => return path,
            }
        }
    }
}

fn item<'t, 'a>(i: &'t Item<'a>) -> Node<'t, 'a> {
    match i {
        Item::Include(n) => Node::Include(n),
        Item::Pattern(n) => Node::Pattern(n),
        Item::Callable(n) => Node::Callable(n),
        Item::Error { span, parts, .. } => Node::Error(*span, parts),
    }
}

fn callable<'t, 'a: 't>(n: &'a Callable<'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    n.name.into_iter().for_each(|n| f(Node::Name(n)));
    f(Node::List(n.params.span, Elements::Params(n.params.list)));
    n.results.iter().for_each(|r| f(Node::Results(r)));
    match &n.body {
        CallableBody::Pdll(b) => f(Node::Block(b)),
        CallableBody::Native(code) | CallableBody::Registered(code) => f(Node::Str(*code)),
        CallableBody::External => {}
    }
}

fn stmt<'t, 'a: 't>(n: &'t Stmt<'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    match &n.kind {
        StmtKind::Let { name, constraints, init } => {
            f(Node::Name(*name));
            constraints.iter().for_each(|c| f(Node::Constraints(c)));
            init.iter().for_each(|e| f(Node::Expr(e)));
        }
        StmtKind::Erase { root } => f(Node::Expr(root)),
        StmtKind::Replace { root, values, .. } => {
            f(Node::Expr(root));
            values.iter().for_each(|v| f(Node::Expr(v)));
        }
        StmtKind::Rewrite { root, body } => {
            f(Node::Expr(root));
            f(Node::Block(body));
        }
        StmtKind::Return { value } => f(Node::Expr(value)),
        StmtKind::Expr(e) => f(Node::Expr(e)),
        StmtKind::Error { parts, .. } => f(Node::Error(n.span, parts)),
    }
}

fn expr<'t, 'a: 't>(n: &'t Expr<'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    match &n.kind {
        ExprKind::Attr(s) | ExprKind::Type(s) => f(Node::Str(*s)),
        ExprKind::Op(o) => op(o, f),
        ExprKind::Ref(name) => f(Node::Name(*name)),
        ExprKind::Var { name, constraints } => {
            f(Node::Name(*name));
            f(Node::Constraints(constraints));
        }
        ExprKind::Call(c) => {
            f(Node::Expr(c.callee));
            f(Node::List(c.args.span, Elements::Args(c.args.list)));
        }
        ExprKind::Member(m) => {
            f(Node::Expr(m.parent));
            f(Node::Name(m.member));
        }
        ExprKind::Tuple(list) | ExprKind::Values(list) => list.iter().for_each(|e| f(Node::Element(e))),
        ExprKind::Inline(c) => f(Node::Callable(c)),
    }
}

fn op<'t, 'a: 't>(n: &'a OpExpr<'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    n.name.into_iter().for_each(|n| f(Node::OpName(n)));
    n.operands.into_iter().for_each(|l| f(Node::List(l.span, Elements::Exprs(l.list))));
    n.attributes.into_iter().for_each(|l| f(Node::List(l.span, Elements::Attributes(l.list))));
    n.results.into_iter().for_each(|l| f(Node::List(l.span, Elements::Exprs(l.list))));
}

fn constraint<'t, 'a: 't>(n: &'t Constraint<'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    match &n.kind {
        ConstraintKind::Attr(t) | ConstraintKind::Value(t) | ConstraintKind::ValueRange(t) => {
            t.iter().for_each(|e| f(Node::Expr(e)));
        }
        ConstraintKind::Op(name) => name.iter().for_each(|n| f(Node::OpName(*n))),
        ConstraintKind::Ref(name) => f(Node::Name(*name)),
        ConstraintKind::Inline(c) => f(Node::Callable(c)),
        ConstraintKind::Type | ConstraintKind::TypeRange => {}
    }
}

fn part<'t, 'a: 't>(n: &'a Part<'a>, f: &mut dyn FnMut(Node<'t, 'a>)) {
    match n {
        Part::Within(_) | Part::Signature => {}
        Part::OpName(name) => f(Node::OpName(*name)),
        Part::AttrName(name, span) => {
            let name = std::str::from_utf8(name).unwrap_or_default();
            f(Node::Name(Ident { name, span: *span }));
        }
        Part::Label(name) | Part::Declare(name) => f(Node::Name(*name)),
        Part::Param(p) => f(Node::Param(p)),
        Part::Result(r) => f(Node::Result(r)),
        Part::Results(r) => f(Node::Results(r)),
        Part::Constraint(c) => f(Node::Constraint(c)),
        Part::Expr(e) => f(Node::Expr(e)),
        Part::Arg(a) => f(Node::Arg(a)),
        Part::Stmt(s) => f(Node::Stmt(s)),
        Part::Block(b) => f(Node::Block(b)),
        Part::Define(name) => f(Node::Name(*name)),
    }
}
