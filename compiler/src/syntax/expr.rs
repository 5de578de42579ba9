//! Expressions, constraints and operation names.
use super::combinators::*;
use super::decl::callable;
use super::error::SyntaxError;
use super::expected::{Expected, Group, Named, Opening, Typed};
use super::token::{Kind, Tok};
use super::tree::*;
use crate::limits::NESTING;
use chumsky::prelude::*;
use pdll_source::diag::Diagnostic;
use pdll_source::{Span, Standard};
use std::collections::hash_map::Entry;

/// `expr`: anything with a value.
pub(crate) fn expr<'t, 'a: 't>() -> impl Rule<'t, 'a, Expr<'a>> {
    custom(parse_expr)
}

/// An expression in the arena.
pub(crate) fn boxed_expr<'t, 'a: 't>() -> impl Rule<'t, 'a, &'a Expr<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let e = parse_expr(inp)?;
        Ok(inp.state().alloc(e))
    })
}

/// `"_" ":" constraintList | primary { postfix }`, one level deeper.
fn parse_expr<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> Parsed<Expr<'a>> {
    nested(inp, |inp| {
        let outer = std::mem::take(&mut inp.state().height);
        let before = parts(inp);
        let r = match peek(inp) {
            t if t.kind == Kind::Underscore => {
                inp.skip();
                if peek(inp).kind != Kind::Colon {
                    return fail(inp, Expected::Typing(Typed::Wildcard));
                }
                let name = inp.state().ident(t);
                inp.parse(variable(name)).inspect(|e| inp.state().keep(before, Part::Expr(*e)))
            }
            _ => primary(inp).and_then(|e| postfix(inp, before, e)),
        };
        let s = inp.state();
        s.height = outer.max(s.height + 1);
        r
    })
}

/// Everything that postfixes attach to, told apart by one token (two for `attr`, `op`, `type`).
fn primary<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> Parsed<Expr<'a>> {
    let t = peek(inp);
    let angle = ahead(inp, 1).kind == Kind::Lt;
    let kind = match t.kind {
        Kind::SmallAttr if angle => ExprKind::Attr(inp.parse(literal())?),
        Kind::SmallType if angle => ExprKind::Type(inp.parse(literal())?),
        Kind::SmallOp if angle => return inp.parse(op_expr()),
        k if k.is_name() => return inp.parse(var_or_ref()),
        Kind::LParen => ExprKind::Tuple(tuple(inp)?),
        Kind::LBracket if inp.state().std == Standard::Extended => values(inp)?,
        Kind::Not => return inp.parse(negated()),
        Kind::Constraint | Kind::Rewrite => ExprKind::Inline(inp.parse(callable(true))?),
        _ => return fail(inp, Expected::Expression),
    };
    Ok(Expr { kind, span: since(inp, t.span) })
}

/// `("attr" | "type") "<" str ">"`
fn literal<'t, 'a: 't>() -> impl Rule<'t, 'a, Str<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        inp.skip();
        let open = at(inp);
        take(inp, Kind::Lt);
        let text = inp.parse(string(Expected::LiteralText))?;
        close(inp, open, Kind::Gt, Group::Literal)?;
        Ok(text)
    })
}

/// `name [ ":" constraintList ]`
pub(crate) fn var_or_ref<'t, 'a: 't>() -> impl Rule<'t, 'a, Expr<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let id = inp.parse(name(Expected::Seen))?;
        if peek(inp).kind == Kind::Colon {
            return inp.parse(variable(id));
        }
        Ok(Expr { kind: ExprKind::Ref(id), span: id.span })
    })
}

/// `":" constraintList` after the name of a new variable.
fn variable<'t, 'a: 't>(name: Ident<'a>) -> impl Rule<'t, 'a, Expr<'a>> {
    let colon = custom(move |inp: &mut Inp<'t, '_, 'a>| {
        if name.name != "_" {
            inp.state().parts.push(Part::Declare(name));
        }
        Ok(take(inp, Kind::Colon))
    });
    colon.ignore_then(constraint_list()).map(move |constraints: ConstraintList<'a>| Expr {
        kind: ExprKind::Var { name, constraints },
        span: name.span.to(constraints.span),
    })
}

/// `"not" ident "(" args ")"`
fn negated<'t, 'a: 't>() -> impl Rule<'t, 'a, Expr<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let not = take(inp, Kind::Not).span;
        if peek(inp).kind != Kind::Ident {
            return fail(inp, Expected::Name(Named::NativeConstraint));
        }
        let before = parts(inp);
        let callee = inp.parse(var_or_ref())?;
        inp.state().keep(before, Part::Expr(callee));
        let args = inp.parse(parens(arg(), Expected::Open(Opening::NegatedArguments), Group::Arguments))?;
        let s = inp.state();
        let call = CallExpr { not: Some(not), callee: s.alloc(callee), args };
        let kind = ExprKind::Call(s.alloc(call));
        Ok(Expr { kind, span: since(inp, not) })
    })
}

/// `{ "." member | "(" args ")" }`
fn postfix<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, before: usize, mut e: Expr<'a>) -> Parsed<Expr<'a>> {
    loop {
        inp.state().keep(before, Part::Expr(e));
        let t = peek(inp);
        if !matches!(t.kind, Kind::Dot | Kind::LParen) {
            return Ok(e);
        }
        if inp.state().height >= NESTING {
            return fail(inp, Expected::Shallower);
        }
        inp.state().height += 1;
        let start = e.span;
        let parent = inp.state().alloc(e);
        let kind = if t.kind == Kind::Dot {
            let m = inp.parse(member(parent))?;
            ExprKind::Member(inp.state().alloc(m))
        } else {
            let args = inp.parse(parens(arg(), Expected::Seen, Group::Arguments))?;
            ExprKind::Call(inp.state().alloc(CallExpr { not: None, callee: parent, args }))
        };
        e = Expr { kind, span: since(inp, start) };
    }
}

/// `"." ( word | integer )`; a missing member is reported at the dot.
fn member<'t, 'a: 't>(parent: &'a Expr<'a>) -> impl Rule<'t, 'a, MemberExpr<'a>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let dot = take(inp, Kind::Dot).span;
        let t = peek(inp);
        let index = t.kind == Kind::Integer;
        if !index && !t.kind.is_word() {
            let stop = at(inp) as u32;
            return Err(SyntaxError { at: stop - 1, stop, expected: Expected::Member, open: None });
        }
        inp.skip();
        Ok(MemberExpr { parent, dot, member: inp.state().ident(t), index })
    })
}

/// An argument of a call: an expression, or `label: expr` (ours) where no constraint can follow the colon.
fn arg<'t, 'a: 't>() -> impl Rule<'t, 'a, Arg<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let before = parts(inp);
        let t = peek(inp);
        let third = ahead(inp, 2);
        let mut label = None;
        if t.kind.is_name()
            && ahead(inp, 1).kind == Kind::Colon
            && !third.kind.starts_constraint()
            && third.kind.starts_expr()
        {
            inp.skip();
            inp.skip();
            let s = inp.state();
            s.extension(third.span, third.span, "labelled arguments");
            label = Some(s.ident(t));
        }
        let value = inp.parse(boxed_expr())?;
        let arg = Arg { label, value };
        inp.state().keep(before, Part::Arg(arg));
        Ok(arg)
    })
}

/// `"(" [ element { "," element } ] ")"`
fn tuple<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> Parsed<&'a [TupleElement<'a>]> {
    let open = at(inp);
    take(inp, Kind::LParen);
    let mut list = Vec::new();
    let mut labels = rustc_hash::FxHashMap::default();
    while !list.is_empty() || peek(inp).kind != Kind::RParen {
        let (label, value) = (label(inp, &mut labels), parse_expr(inp)?);
        list.push(TupleElement { label, dots: None, value });
        if eat(inp, Kind::Comma).is_none() {
            break;
        }
    }
    close(inp, open, Kind::RParen, Group::Tuple)?;
    Ok(inp.state().slice_of(&list))
}

/// `"[" [ [ ".." ] expr { "," [ ".." ] expr } ] "]"`; the dots stand once at most.
fn values<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> Parsed<ExprKind<'a>> {
    let open = at(inp);
    take(inp, Kind::LBracket);
    let (mut list, mut rest) = (Vec::new(), false);
    while !list.is_empty() || peek(inp).kind != Kind::RBracket {
        let mut dots = None;
        if !rest && peek(inp).kind == Kind::Dot && ahead(inp, 1).kind == Kind::Dot {
            let first = take(inp, Kind::Dot).span;
            dots = Some(first.to(take(inp, Kind::Dot).span));
            rest = true;
        }
        list.push(TupleElement { label: None, dots, value: parse_expr(inp)? });
        if eat(inp, Kind::Comma).is_none() {
            break;
        }
    }
    close(inp, open, Kind::RBracket, Group::Operands)?;
    Ok(ExprKind::Values(inp.state().slice_of(&list)))
}

/// `[ label "=" ]`; a label that is used twice is reported.
fn label<'a>(
    inp: &mut Inp<'_, '_, 'a>,
    labels: &mut rustc_hash::FxHashMap<&'a str, Span>,
) -> Option<Ident<'a>> {
    let t = peek(inp);
    if !t.kind.is_name() || ahead(inp, 1).kind != Kind::Eq {
        return None;
    }
    inp.skip();
    inp.skip();
    let label = inp.state().ident(t);
    inp.state().parts.push(Part::Label(label));
    match labels.entry(label.name) {
        Entry::Vacant(v) => {
            v.insert(label.span);
        }
        Entry::Occupied(first) => {
            let d =
                Diagnostic::error(t.span, format!("the label `{}` is used twice in this tuple", label.name));
            inp.state().sink.push(d.label(*first.get(), "first used here"));
        }
    }
    Some(label)
}

/// `"op" "<" [ opName ] ">" [ operands ] [ attributes ] [ "->" results ]`
pub(crate) fn op_expr<'t, 'a: 't>() -> impl Rule<'t, 'a, Expr<'a>> {
    let head = any().then_ignore(tok(Kind::Lt)).then(op_name_of_op());
    let operands = opt(Kind::LParen, parens(expr(), Expected::Seen, Group::Operands));
    let attributes = opt(
        Kind::LBrace,
        custom(|inp: &mut Inp<'t, '_, 'a>| {
            let open = at(inp);
            let first = take(inp, Kind::LBrace).span;
            let list = inp.parse(sep(attr_entry()))?;
            let last = close(inp, open, Kind::RBrace, Group::Attributes)?.span;
            Ok(List { list, span: first.to(last) })
        }),
    );
    let results = opt(
        Kind::Arrow,
        tok(Kind::Arrow).ignore_then(parens(
            expr(),
            Expected::Open(Opening::ResultTypes),
            Group::ResultTypes,
        )),
    );
    head.then(operands).then(attributes).then(results).map_with(
        |(((head, operands), attributes), results): (((_, Option<_>), Option<_>), Option<_>), e| {
            let (kw, (name, name_at)): (Tok, (Option<OpName<'a>>, Span)) = head;
            let slice: &[Tok] = e.slice();
            let span = kw.span.to(slice[slice.len() - 1].span);
            let op = OpExpr { kw: kw.span, name, name_at, operands, attributes, results };
            let s: &mut State<'t, 'a> = e.state();
            Expr { kind: ExprKind::Op(s.alloc(op)), span }
        },
    )
}

/// The name of an operation expression, and the token where it should begin. In a rewrite it must be there.
fn op_name_of_op<'t, 'a: 't>() -> impl Rule<'t, 'a, (Option<OpName<'a>>, Span)> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let t = peek(inp);
        if inp.state().context == Context::Rewrite && !t.kind.is_word() {
            return fail(inp, Expected::Name(Named::CreatedOp));
        }
        Ok((inp.parse(op_name())?, t.span))
    })
}

/// `[ opName ] ">"`
fn op_name<'t, 'a: 't>() -> impl Rule<'t, 'a, Option<OpName<'a>>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let first = peek(inp);
        if !first.kind.is_word() {
            need(inp, Kind::Gt, Expected::Close(Group::OpName))?;
            return Ok(None);
        }
        inp.skip();
        need(inp, Kind::Dot, Expected::Dot)?;
        if !peek(inp).kind.is_word() {
            return fail(inp, Expected::Name(Named::OpOfDialect));
        }
        let mut len = first.span.hi - first.span.lo + 1;
        while peek(inp).kind.is_word() || peek(inp).kind == Kind::Dot {
            let t = peek(inp).span;
            len += t.hi - t.lo;
            inp.skip();
        }
        let span = since(inp, first.span);
        let s = inp.state();
        // mlir-pdll takes as many bytes as the pieces have, from the first on; blanks between them are taken
        // too.
        let raw = Span::new(span.lo, span.lo + len);
        let text = match s.str(raw) {
            Some(t) => t,
            None => s.arena.alloc_str(&String::from_utf8_lossy(s.slice(raw))),
        };
        let name = OpName { text, span };
        s.parts.push(Part::OpName(name));
        need(inp, Kind::Gt, Expected::Close(Group::OpName))?;
        Ok(Some(name))
    })
}

/// `( str | word ) [ "=" expr ]`; beyond MLIR's PDLL, of attributes that may be absent,
/// `( str | word ) "?" [ attr ] [ "=" expr ]` and `ident "?" [ attr ] ":" constraintList`.
fn attr_entry<'t, 'a: 't>() -> impl Rule<'t, 'a, AttrEntry<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let t = peek(inp);
        let s = inp.state();
        let name = match t.kind {
            Kind::Str | Kind::Code => s.string(t).value,
            k if k.is_word() => s.slice(t.span),
            _ => return fail(inp, Expected::Name(Named::Attribute)),
        };
        inp.state().parts.push(Part::AttrName(name, t.span));
        inp.skip();
        let (mut optional, mut default) = (None, None);
        if peek(inp).kind == Kind::Question && inp.state().std == Standard::Extended {
            optional = Some(take(inp, Kind::Question).span);
            if peek(inp).kind == Kind::SmallAttr {
                default = Some(inp.parse(boxed_expr())?);
            }
        }
        let value = match peek(inp).kind {
            Kind::Eq => {
                inp.skip();
                Some(inp.parse(boxed_expr())?)
            }
            Kind::Colon if optional.is_some() && t.kind.is_name() => {
                let (before, name) = (parts(inp), inp.state().ident(t));
                let declared = inp.parse(variable(name))?;
                inp.state().keep(before, Part::Expr(declared));
                Some(inp.state().alloc(declared))
            }
            _ => None,
        };
        Ok(AttrEntry { name, name_span: t.span, optional, default, value })
    })
}

/// `constraint | "[" constraint { "," constraint } "]"`
pub(crate) fn constraint_list<'t, 'a: 't>() -> impl Rule<'t, 'a, ConstraintList<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let outer = inp.state().type_arg.take();
        let (start, open) = (peek(inp).span, at(inp));
        let brackets = eat(inp, Kind::LBracket).is_some();
        let list = if brackets {
            let list = inp.parse(sep(constraint(true)))?;
            close(inp, open, Kind::RBracket, Group::Constraints)?;
            list
        } else {
            let c = inp.parse(constraint(true))?;
            std::slice::from_ref(inp.state().alloc(c))
        };
        inp.state().type_arg = outer;
        Ok(ConstraintList { list, brackets, span: since(inp, start) })
    })
}

/// What a word is as a constraint by itself.
fn without_argument<'a>(inp: &mut Inp<'_, '_, 'a>, word: Tok) -> Option<ConstraintKind<'a>> {
    Some(match word.kind {
        Kind::Attr => ConstraintKind::Attr(None),
        Kind::Value => ConstraintKind::Value(None),
        Kind::ValueRange => ConstraintKind::ValueRange(None),
        Kind::Type => ConstraintKind::Type,
        Kind::TypeRange => ConstraintKind::TypeRange,
        Kind::Op => ConstraintKind::Op(None),
        Kind::Ident => ConstraintKind::Ref(inp.state().ident(word)),
        _ => return None,
    })
}

/// One constraint; `typed` permits a type argument.
pub(crate) fn constraint<'t, 'a: 't>(typed: bool) -> impl Rule<'t, 'a, Constraint<'a>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let before = parts(inp);
        let t = peek(inp);
        let kind = match without_argument(inp, t) {
            None if t.kind == Kind::Constraint => ConstraintKind::Inline(inp.parse(callable(true))?),
            None => return fail(inp, Expected::Constraint),
            Some(kind) => {
                inp.skip();
                if peek(inp).kind == Kind::Lt {
                    inp.state().parts.push(Part::Constraint(Constraint { kind, span: t.span }));
                }
                match kind {
                    ConstraintKind::Attr(_) => ConstraintKind::Attr(inp.parse(type_argument(typed))?),
                    ConstraintKind::Value(_) => ConstraintKind::Value(inp.parse(type_argument(typed))?),
                    ConstraintKind::ValueRange(_) => {
                        ConstraintKind::ValueRange(inp.parse(type_argument(typed))?)
                    }
                    ConstraintKind::Op(_) => {
                        let name = tok(Kind::Lt).ignore_then(op_name());
                        ConstraintKind::Op(inp.parse(opt(Kind::Lt, name))?.flatten())
                    }
                    kind => kind,
                }
            }
        };
        let constraint = Constraint { kind, span: since(inp, t.span) };
        inp.state().keep(before, Part::Constraint(constraint));
        Ok(constraint)
    })
}

/// `[ "<" expr ">" ]`
fn type_argument<'t, 'a: 't>(typed: bool) -> impl Rule<'t, 'a, Option<&'a Expr<'a>>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let open = at(inp);
        let Some(lt) = eat(inp, Kind::Lt) else { return Ok(None) };
        if !typed {
            let d = Diagnostic::error(lt.span, "a parameter or result cannot be given a type here");
            inp.state()
                .sink
                .push(d.help("constrain its type where it is used, as in `let v: Value<t> = ...`"));
        }
        let outer = inp.state().type_arg.take();
        if let Some(first) = outer {
            inp.state().sink.push(
                Diagnostic::error(lt.span, "the type was already given in this constraint list")
                    .label(first, "first given here"),
            );
        }
        let e = inp.parse(boxed_expr())?;
        inp.state().type_arg = outer.or(typed.then(|| e.location()));
        close(inp, open, Kind::Gt, Group::TypeArgument)?;
        Ok(Some(e))
    })
}
