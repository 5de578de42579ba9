//! Expressions and what they are made of.
use super::{Callable, ConstraintKind, ConstraintList, Ident, List, OpName, Str};
use pdll_source::Span;

/// One expression.
#[derive(Clone, Copy, Debug)]
pub struct Expr<'a> {
    /// What it is.
    pub kind: ExprKind<'a>,
    /// From its first token to its last.
    pub span: Span,
}

impl Expr<'_> {
    /// From where mlir-pdll points at it to its end: a negated call begins at its callee, an inline
    /// declaration at its name, and what follows such an expression begins there too.
    #[must_use]
    pub fn location(&self) -> Span {
        let mut e = self;
        loop {
            e = match e.kind {
                ExprKind::Member(m) => m.parent,
                ExprKind::Call(c) => c.callee,
                ExprKind::Inline(c) => return c.location().to(self.span),
                _ => return e.span.to(self.span),
            };
        }
    }
}

/// The kinds of expressions.
#[derive(Clone, Copy, Debug)]
pub enum ExprKind<'a> {
    /// `attr<"...">`.
    Attr(Str<'a>),
    /// `type<"...">`.
    Type(Str<'a>),
    /// `op<...>...`.
    Op(&'a OpExpr<'a>),
    /// A name by itself: a variable, a constraint or a rewrite.
    Ref(Ident<'a>),
    /// `name: constraints` or `_: constraints`: declares a variable on the spot.
    ///
    /// As an argument of a call, `x: y` is ambiguous: when `y` resolves to no constraint, it is the labelled
    /// argument `x: <variable y>` of the `pdllc` standard (see [`Arg::relabel`]).
    Var {
        /// The variable; `_` is anonymous.
        name: Ident<'a>,
        /// Its constraints.
        constraints: ConstraintList<'a>,
    },
    /// `callee(args)`, perhaps after `not`.
    Call(&'a CallExpr<'a>),
    /// `parent.member`.
    Member(&'a MemberExpr<'a>),
    /// `(a, b = c)`.
    Tuple(&'a [TupleElement<'a>]),
    /// `[a, b, ..rest]`: values side by side, of which one, with dots, may stand for all that are left (an
    /// extension of the `pdllc` standard).
    Values(&'a [TupleElement<'a>]),
    /// A constraint or rewrite declared on the spot.
    Inline(&'a Callable<'a>),
}

/// `op<name>(operands) {attributes} -> (results)`.
#[derive(Clone, Copy, Debug)]
pub struct OpExpr<'a> {
    /// The token `op`: the location of the operation.
    pub kw: Span,
    /// Its name; `None` for `op<>`.
    pub name: Option<OpName<'a>>,
    /// The token after `<`: where a missing name is reported.
    pub name_at: Span,
    /// The operands; `None` when the list is absent, which is not the same as `()`.
    pub operands: Option<List<'a, Expr<'a>>>,
    /// The attributes in order; never empty.
    pub attributes: Option<List<'a, AttrEntry<'a>>>,
    /// The result types, without the `->`, and `None` when it is absent.
    pub results: Option<List<'a, Expr<'a>>>,
}

/// `name = value` or `name` in an operation's attributes; in the `pdllc` standard also `name? = value` and
/// `name?: constraints`, with a constant after the `?` or not.
#[derive(Clone, Copy, Debug)]
pub struct AttrEntry<'a> {
    /// The name: an identifier, a keyword, or a string's value.
    pub name: &'a [u8],
    /// The name's token: also the location of the implicit `unit`.
    pub name_span: Span,
    /// The `?` behind the name, if the attribute may be absent.
    pub optional: Option<Span>,
    /// What it is then, if that is said.
    pub default: Option<&'a Expr<'a>>,
    /// The value; `None` stands for `unit`.
    pub value: Option<&'a Expr<'a>>,
}

impl AttrEntry<'_> {
    /// From its name to its value.
    #[must_use]
    pub fn span(&self) -> Span {
        self.value.map_or(self.name_span, |v| self.name_span.to(v.span))
    }
}

/// A call of a constraint or rewrite, by its name or where it is declared.
#[derive(Clone, Copy, Debug)]
pub struct CallExpr<'a> {
    /// `not`, if the call is negated.
    pub not: Option<Span>,
    /// What is called; its location is where mlir-pdll reports wrong calls.
    pub callee: &'a Expr<'a>,
    /// The arguments in order.
    pub args: List<'a, Arg<'a>>,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Arg<'a> {
    /// The parameter it names (an extension of the `pdllc` standard).
    pub label: Option<Ident<'a>>,
    /// The expression that is handed over.
    pub value: &'a Expr<'a>,
}

impl<'a> Arg<'a> {
    /// From its label, if it has one, to its value.
    #[must_use]
    pub fn span(&self) -> Span {
        self.label.map_or(self.value.span, |l| l.span.to(self.value.span))
    }

    /// Reads `x: y`, `x: y.m` and `x: y(...)` as a label and a value instead of a variable with a constraint.
    ///
    /// Returns the label, and the name that would be the innermost variable reference. `None` if the argument
    /// does not begin with a declared variable whose only constraint is a name, or is labelled already. The
    /// value keeps its shape: in it, the `Var` node called as the label stands for a reference to the
    /// returned name.
    #[must_use]
    pub fn relabel(&self) -> Option<(Ident<'a>, Ident<'a>)> {
        let mut e = self.value;
        loop {
            match e.kind {
                ExprKind::Member(m) => e = m.parent,
                ExprKind::Call(c) if c.not.is_none() => e = c.callee,
                ExprKind::Var { name, constraints } if self.label.is_none() && !constraints.brackets => {
                    let ConstraintKind::Ref(value) = constraints.list.first()?.kind else { return None };
                    return Some((name, value));
                }
                _ => return None,
            }
        }
    }
}

/// A member access.
#[derive(Clone, Copy, Debug)]
pub struct MemberExpr<'a> {
    /// Whose member.
    pub parent: &'a Expr<'a>,
    /// The `.`.
    pub dot: Span,
    /// The member: a name or digits.
    pub member: Ident<'a>,
    /// The member is digits.
    pub index: bool,
}

/// `value` or `label = value` in a tuple.
#[derive(Clone, Copy, Debug)]
pub struct TupleElement<'a> {
    /// The word before `=`, if the element has one.
    pub label: Option<Ident<'a>>,
    /// The two dots before it, if it stands for all values that are left; in lists of values only.
    pub dots: Option<Span>,
    /// The expression that is the element.
    pub value: Expr<'a>,
}

impl TupleElement<'_> {
    /// From its label or its dots, if it has some, to its value.
    #[must_use]
    pub fn span(&self) -> Span {
        self.label.map(|l| l.span).or(self.dots).map_or(self.value.span, |first| first.to(self.value.span))
    }
}
