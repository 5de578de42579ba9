//! Statements and blocks, and recovery from errors at statements.
use super::combinators::*;
use super::error::SyntaxError;
use super::expected::{Ending, Expected, Group, Named, Opening, Replacing};
use super::expr::{boxed_expr, constraint_list, expr, op_expr, var_or_ref};
use super::token::Kind;
use super::tree::*;
use chumsky::prelude::*;
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

/// One statement, without its `;`.
pub(crate) fn stmt<'t, 'a: 't>() -> impl Rule<'t, 'a, Stmt<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| nested(inp, parse_stmt))
}

fn parse_stmt<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> Parsed<Stmt<'a>> {
    let t = peek(inp);
    if inp.state().context == Context::Constraint
        && matches!(t.kind, Kind::Erase | Kind::Replace | Kind::SmallRewrite)
    {
        let message =
            format!("`{}` cannot stand in a constraint: constraints change nothing", t.kind.spelling());
        let d = Diagnostic::error(t.span, message);
        inp.state().sink.push(d.help("write a `Rewrite`, and call it where a pattern rewrites"));
    }
    let kind = match t.kind {
        Kind::Let => inp.parse(let_stmt())?,
        Kind::Erase => StmtKind::Erase { root: inp.parse(tok(Kind::Erase).ignore_then(boxed_expr()))? },
        Kind::Replace => inp.parse(replace())?,
        Kind::SmallRewrite => inp.parse(rewrite())?,
        Kind::Return => StmtKind::Return { value: inp.parse(tok(Kind::Return).ignore_then(boxed_expr()))? },
        k if k.starts_expr() => StmtKind::Expr(inp.parse(boxed_expr())?),
        _ => return fail(inp, Expected::Statement),
    };
    let span = match kind {
        StmtKind::Expr(e) => e.span,
        _ => since(inp, t.span),
    };
    Ok(Stmt { kind, span })
}

/// `"let" name [ ":" constraintList ] [ "=" expr ]`
fn let_stmt<'t, 'a: 't>() -> impl Rule<'t, 'a, StmtKind<'a>> {
    let new_name = custom(|inp: &mut Inp<'t, '_, 'a>| {
        let t = peek(inp);
        if t.kind != Kind::Underscore {
            return inp.parse(name(Expected::Name(Named::Variable)));
        }
        inp.skip();
        let s = inp.state();
        let d = Diagnostic::error(t.span, "`_` cannot be defined by `let`");
        s.sink.push(d.help("name the variable, or write `_: ...` where it is used"));
        Ok(s.ident(t))
    });
    let new_name = custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let name = inp.parse(new_name)?;
        let t = peek(inp);
        if t.kind.starts_expr() || t.kind.starts_constraint() {
            let s = inp.state();
            let found = s.describe(t);
            let d = Diagnostic::error(
                name.span,
                format!("expected `:` or `=` after `{}`, found {found}", name.name),
            );
            s.sink.push(d.noticed_at(t.span).help("a constraint follows `:`, a value follows `=`"));
            return fail(inp, Expected::Reported);
        }
        Ok(name)
    });
    let constraints = opt(Kind::Colon, tok(Kind::Colon).ignore_then(constraint_list()));
    let init = opt(Kind::Eq, tok(Kind::Eq).ignore_then(boxed_expr()));
    tok(Kind::Let)
        .ignore_then(new_name)
        .then(constraints)
        .then(init)
        .map(|((name, constraints), init)| StmtKind::Let { name, constraints, init })
}

/// `"replace" expr "with" ( "(" expr { "," expr } ")" | replOperation | expr )`
fn replace<'t, 'a: 't>() -> impl Rule<'t, 'a, StmtKind<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let kw = take(inp, Kind::Replace).span;
        let root = inp.parse(boxed_expr())?;
        need(inp, Kind::With, Expected::With(Replacing::Replace))?;
        within(inp, Context::Rewrite, |inp| {
            let t = peek(inp);
            if t.kind == Kind::LParen {
                if ahead(inp, 1).kind == Kind::RParen {
                    let d = Diagnostic::error(kw, "an operation cannot be replaced with no values")
                        .noticed_at(t.span);
                    inp.state().sink.push(d.help("use `erase` to remove an operation without uses"));
                }
                let values = inp.parse(parens(expr(), Expected::Seen, Group::Replacements))?;
                return Ok(StmtKind::Replace { root, values: values.list, parens: true });
            }
            // After `op` mlir-pdll reads no postfix.
            let value = match t.kind {
                Kind::SmallOp if ahead(inp, 1).kind == Kind::Lt => inp.parse(op_expr())?,
                Kind::SmallOp => inp.parse(var_or_ref())?,
                _ => inp.parse(expr())?,
            };
            let values = std::slice::from_ref(inp.state().alloc(value));
            Ok(StmtKind::Replace { root, values, parens: false })
        })
    })
}

/// `"rewrite" expr "with" block`
fn rewrite<'t, 'a: 't>() -> impl Rule<'t, 'a, StmtKind<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        take(inp, Kind::SmallRewrite);
        let root = inp.parse(boxed_expr())?;
        need(inp, Kind::With, Expected::With(Replacing::Rewrite))?;
        let body = within(inp, Context::Rewrite, |inp| inp.parse(block(Expected::Open(Opening::Rewriting))))?;
        for s in body.stmts.iter().filter(|s| matches!(s.kind, StmtKind::Return { .. })) {
            let d = Diagnostic::error(s.span, "`return` cannot stand in a `rewrite` block")
                .noticed_at(body.done());
            inp.state().sink.push(d.help("a `rewrite` block has no value; delete the `return`"));
        }
        Ok(StmtKind::Rewrite { root, body })
    })
}

/// `"{" { stmt ";" } "}"`. What does not parse becomes an `Error` statement. Without its end, all that the
/// block belongs to fails, since that has no end either.
pub(crate) fn block<'t, 'a: 't>(expected: Expected) -> impl Rule<'t, 'a, Block<'a>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let open = need(inp, Kind::LBrace, expected)?.span;
        let before = inp.state().stmts.len();
        loop {
            match peek(inp).kind {
                Kind::RBrace => {
                    inp.skip();
                    break;
                }
                Kind::Directive if !begins_line(inp) => {
                    let start = peek(inp).span;
                    nested_directive(inp);
                    let (at, span) = (peek(inp).span.start(), since(inp, start));
                    let skipped = Stmt { kind: StmtKind::Error { parts: &[], at }, span };
                    inp.state().stmts.push(skipped);
                }
                Kind::Eof | Kind::Pattern | Kind::Directive => {
                    unclosed(inp, open);
                    let span = since(inp, open);
                    let end = Span::new(span.hi, span.hi);
                    let s = inp.state();
                    let block = Block { stmts: s.take_stmts(before), lambda: false, span, end };
                    s.parts.push(Part::Block(s.alloc(block)));
                    return fail(inp, Expected::Reported);
                }
                _ => {
                    let stmt = block_stmt(inp);
                    inp.state().stmts.push(stmt);
                }
            }
        }
        let span = since(inp, open);
        let end = Span::new(span.hi, span.hi);
        Ok(Block { stmts: inp.state().take_stmts(before), lambda: false, span, end })
    })
}

/// Does the next token stand at the very beginning of a line?
fn begins_line<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> bool {
    let t = peek(inp).span;
    inp.state().begins_line(t)
}

/// Reports and skips a directive in a block, with its file name.
fn nested_directive<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) {
    let t = peek(inp).span;
    let d = Diagnostic::error(t, "directives cannot stand in a block");
    inp.state().sink.push(d.help("write it at the beginning of the file"));
    inp.skip();
    if matches!(peek(inp).kind, Kind::Str | Kind::Code) {
        inp.skip();
    }
}

/// Reports that the block opened at `open` does not end before the next token.
fn unclosed<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, open: Span) {
    let error = SyntaxError::new(at(inp), Expected::Close(Group::Block));
    let s = inp.state();
    let before = s.sink.len();
    s.report(error);
    if let Some(d) = s.sink.get_mut(before) {
        d.labels.push(pdll_source::diag::Label::new(open, "the block begins here"));
    }
}

/// A statement of a block with its `;`, or what was skipped to get past an error.
fn block_stmt<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> Stmt<'a> {
    let start = at(inp);
    let before = inp.save();
    let finished = parts(inp);
    match inp.parse(stmt()) {
        Ok(s) => {
            inp.state().parts.truncate(finished);
            if !terminated(inp) {
                let error = SyntaxError::new(at(inp), Expected::End(Ending::Statement));
                inp.state().report(error);
                resume(inp, start, error);
            }
            s
        }
        Err(f) => {
            inp.rewind(before);
            let s = inp.state();
            s.report(f);
            (s.type_arg, s.height) = (None, 0);
            let parts = s.take_parts(finished, start);
            let failed = s.stopped(f);
            let span = peek(inp).span;
            resume(inp, start, f);
            Stmt { kind: StmtKind::Error { parts, at: failed }, span: since(inp, span) }
        }
    }
}

/// Takes the `;` of a statement. The `;` of an inline native declaration that ends the statement may serve
/// (ours).
pub(crate) fn terminated<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>) -> bool {
    if eat(inp, Kind::Semi).is_some() {
        return true;
    }
    let done = last(inp).kind == Kind::Semi;
    if done {
        let t = peek(inp).span;
        inp.state().extension(t, t, "native declarations that end a statement with a single `;`");
    }
    done
}

/// Skips from the input's place past the statement that began at token `start` and failed with `f`.
///
/// The statement ends after the first `;` that is in no braces opened by it, before the `}` of the enclosing
/// block, or before a keyword that begins a statement or declaration.
fn resume<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, start: usize, f: SyntaxError) {
    let s = inp.state();
    let toks = s.toks;
    let stop = f.stop as usize;
    let (mut depth, mut parens) = (0usize, 0usize);
    for (i, t) in toks.iter().enumerate().take(stop).skip(start) {
        match t.kind {
            // That it is not closed was reported.
            Kind::LBrace | Kind::LParen if f.open == Some(i as u32) => {}
            Kind::LBrace => depth += 1,
            Kind::RBrace => depth = depth.saturating_sub(1),
            Kind::LParen => parens += 1,
            Kind::RParen => parens = parens.saturating_sub(1),
            _ => {}
        }
    }
    let mut i = stop.max(start);
    loop {
        let t = toks[i.min(toks.len() - 1)];
        match t.kind {
            Kind::Eof | Kind::Pattern | Kind::Directive => break,
            Kind::Constraint | Kind::Rewrite if i > start && s.begins_line(t.span) => break,
            k if k.starts_stmt() && depth == 0 && i > start && (parens == 0 || s.first_on_line(t.span)) => {
                break;
            }
            Kind::LBrace => depth += 1,
            Kind::RBrace if depth == 0 => break,
            Kind::RBrace => depth -= 1,
            Kind::LParen => parens += 1,
            Kind::RParen => parens = parens.saturating_sub(1),
            Kind::Semi if depth == 0 => {
                i += 1;
                break;
            }
            _ => {}
        }
        i += 1;
    }
    while at(inp) < i {
        inp.skip();
    }
}

impl State<'_, '_> {
    /// Is the token the first on its line?
    pub(crate) fn first_on_line(&self, t: Span) -> bool {
        let before = self.text[..(t.lo - self.base) as usize].iter().rev();
        before.take_while(|b| **b != b'\n').all(u8::is_ascii_whitespace)
    }

    /// Does the token stand at the very beginning of a line?
    pub(crate) fn begins_line(&self, t: Span) -> bool {
        let off = (t.lo - self.base) as usize;
        off == 0 || self.text[off - 1] == b'\n'
    }
}
