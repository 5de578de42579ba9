//! Declarations: patterns, constraints, rewrites, include directives; and the rules about the shape of their
//! bodies.
use super::combinators::*;
use super::error::SyntaxError;
use super::expected::{Ending, Expected, Group, Named, Opening, Typed};
use super::expr::constraint;
use super::stmt::{block, stmt, terminated};
use super::token::Kind;
use super::tree::*;
use chumsky::prelude::*;
use pdll_source::diag::Diagnostic;
use pdll_source::{Span, Standard};

/// A directive or declaration at top level.
pub(crate) fn item<'t, 'a: 't>() -> impl Rule<'t, 'a, Item<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| match peek(inp).kind {
        Kind::Pattern => inp.parse(pattern()).map(Item::Pattern),
        Kind::Constraint | Kind::Rewrite => inp.parse(callable(false)).map(Item::Callable),
        Kind::Directive => inp.parse(directive()),
        _ => fail(inp, Expected::Declaration),
    })
}

/// `( "#include" | "#import" ) str`; the second is ours.
fn directive<'t, 'a: 't>() -> impl Rule<'t, 'a, Item<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let kw = take(inp, Kind::Directive).span;
        let s = inp.state();
        let word = s.slice(kw);
        let definitions_only = word == b"#import" && s.std == Standard::Extended;
        if word != b"#include" && !definitions_only {
            let shown = String::from_utf8_lossy(word).into_owned();
            let d = Diagnostic::error(kw, format!("unknown directive `{shown}`"));
            s.sink.push(d.help("the only directive is `#include \"file\"`"));
            return fail(inp, Expected::Reported);
        }
        let t = peek(inp);
        if !matches!(t.kind, Kind::Str | Kind::Code) {
            let s = inp.state();
            // What begins no token is met first.
            let place = match t.kind {
                Kind::Error if s.lexer_errors.binary_search(&t.span.lo).is_ok() => t.span,
                Kind::Error => return fail(inp, Expected::Reported),
                _ => kw,
            };
            let word = if definitions_only { "#import" } else { "#include" };
            let d = Diagnostic::error(place, format!("`{word}` needs the name of a file in quotes"));
            let d = d.noticed_at(Span::new(kw.hi, t.span.hi));
            s.sink.push(d.help("as in `#include \"checks.pdll\"`"));
            s.quiet_line(kw);
            return fail(inp, Expected::Reported);
        }
        inp.skip();
        let path = inp.state().string(t);
        Ok(Item::Include(Include { kw, definitions_only, path, target: IncludeTarget::NotLoaded }))
    })
}

/// `"Pattern" [ ident ] [ "with" metadata { "," metadata } ] ( "=>" stmt ";" | block )`
fn pattern<'t, 'a: 't>() -> impl Rule<'t, 'a, &'a Pattern<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let kw = take(inp, Kind::Pattern).span;
        inp.state().context = Context::Match;
        let name = eat(inp, Kind::Ident).map(|t| inp.state().ident(t));
        let before = inp.save();
        let metadata = match metadata_list(inp) {
            Ok(list) => list,
            Err(f) => {
                inp.rewind(before);
                skip_to_body(inp, f)?;
                &[]
            }
        };
        if !matches!(peek(inp).kind, Kind::FatArrow | Kind::LBrace) {
            let error = SyntaxError::new(at(inp), Expected::PatternBody);
            skip_to_body(inp, error)?;
        }
        let body = match peek(inp).kind {
            Kind::FatArrow => lambda(inp, true)?,
            _ => inp.parse(block(Expected::Seen))?,
        };
        check_pattern(inp.state(), kw, &body);
        let span = since(inp, kw);
        Ok(inp.state().alloc(Pattern { kw, name, metadata, body, span }))
    })
}

/// Reports what is wrong before the body of a pattern and goes on there; fails if no body follows.
fn skip_to_body<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, f: SyntaxError) -> Parsed<()> {
    let rest = &inp.state().toks[f.stop as usize..];
    let body = rest.iter().position(|t| {
        let ends = t.kind.starts_stmt() || t.kind.starts_declaration();
        ends || matches!(t.kind, Kind::FatArrow | Kind::LBrace | Kind::Semi | Kind::Eof)
    });
    let body = body.map_or(0, |i| i + f.stop as usize);
    if !matches!(inp.state().toks[body].kind, Kind::FatArrow | Kind::LBrace) {
        return Err(f);
    }
    inp.state().report(f);
    while at(inp) < body {
        inp.skip();
    }
    Ok(())
}

/// `[ "with" metadata { "," metadata } ]`
fn metadata_list<'a>(inp: &mut Inp<'_, '_, 'a>) -> Parsed<&'a [Metadata<'a>]> {
    let mut list = bumpalo::vec![in inp.state().arena];
    let mut more = eat(inp, Kind::With).is_some();
    while more {
        let m = metadata(inp, &list)?;
        list.push(m);
        more = eat(inp, Kind::Comma).is_some();
    }
    Ok(list.into_bump_slice())
}

/// `"benefit" "(" integer ")" | "recursion"`, not a second time.
fn metadata<'a>(inp: &mut Inp<'_, '_, 'a>, before: &[Metadata<'a>]) -> Parsed<Metadata<'a>> {
    let t = peek(inp);
    if t.kind != Kind::Ident {
        return fail(inp, Expected::Metadata);
    }
    inp.skip();
    let name = inp.state().ident(t);
    let read = Span::new(t.span.hi, t.span.hi);
    let first = before.iter().take(2).find(|f| f.name.name == name.name && f.kind != MetadataKind::Error);
    if let Some(first) = first {
        let d = Diagnostic::error(t.span, format!("`{}` is given twice", name.name));
        inp.state().sink.push(d.label(first.name.span, "first given here").noticed_at(read));
    }
    let kind = match name.name {
        "benefit" => benefit(inp)?,
        "recursion" => MetadataKind::Recursion,
        "recusion" if inp.state().std == Standard::Extended => {
            let d = Diagnostic::warning("spelling", t.span, "`recusion` is taken for `recursion`");
            inp.state().sink.push(d.help("write `recursion`, which every version of PDLL accepts"));
            MetadataKind::Recursion
        }
        word => {
            let d = Diagnostic::error(t.span, format!("unknown pattern metadata `{word}`"));
            let d = match pdll_source::diag::nearest_name(word, ["benefit", "recursion"]) {
                Some(near) => d.did_you_mean(t.span, near),
                None => d.help("a pattern may have `benefit(N)` and `recursion`"),
            };
            inp.state().sink.push(d.noticed_at(read));
            // Its argument, if it looks like one.
            if eat(inp, Kind::LParen).is_some() {
                eat(inp, Kind::Integer);
                eat(inp, Kind::RParen);
            }
            MetadataKind::Error
        }
    };
    Ok(Metadata { name, kind, span: since(inp, t.span) })
}

/// `"(" integer ")"`; the integer must fit 16 bits.
fn benefit(inp: &mut Inp<'_, '_, '_>) -> Parsed<MetadataKind> {
    let open = at(inp);
    need(inp, Kind::LParen, Expected::Open(Opening::Benefit))?;
    let t = need(inp, Kind::Integer, Expected::Benefit)?;
    let s = inp.state();
    let kind = match s.ident(t).name.parse() {
        Ok(value) => MetadataKind::Benefit { value, at: t.span },
        Err(_) => {
            let d = Diagnostic::error(t.span, "the benefit of a pattern is at most 65535");
            s.sink.push(d.help("patterns with a higher benefit are tried first; small numbers will do"));
            MetadataKind::Error
        }
    };
    close(inp, open, Kind::RParen, Group::Benefit)?;
    Ok(kind)
}

/// `"=>" stmt`, with the `;` of a global declaration.
fn lambda<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, semi: bool) -> Parsed<Block<'a>> {
    let start = take(inp, Kind::FatArrow).span;
    let before = parts(inp);
    let s = inp.parse(stmt())?;
    let s = inp.state().alloc(s);
    inp.state().keep(before, Part::Stmt(s));
    if semi && !terminated(inp) {
        return fail(inp, Expected::End(Ending::Statement));
    }
    let span = since(inp, start);
    let end = peek(inp).span;
    let stmts = std::slice::from_ref(s);
    Ok(Block { stmts, lambda: true, span, end })
}

/// A pattern has exactly one `erase`, `replace` or `rewrite`, as its last statement, and no `return` before
/// it.
fn check_pattern(s: &mut State<'_, '_>, kw: Span, body: &Block<'_>) {
    if body.stmts.iter().any(|s| matches!(s.kind, StmtKind::Error { .. })) {
        return;
    }
    let found = body.stmts.iter().position(Stmt::is_op_rewrite);
    let wanted = "`erase`, `replace` or `rewrite`";
    if body.lambda {
        if let (None, Some(only)) = (found, body.stmts.first()) {
            s.sink.push(
                Diagnostic::error(only.location(), format!("the statement of a pattern must be {wanted}"))
                    .help("say what to do with the operation, as in `=> erase op<...>`, or use `{ ... }`")
                    .noticed_at(body.done()),
            );
        }
        return;
    }
    let before = &body.stmts[..found.unwrap_or(body.stmts.len())];
    for r in before.iter().filter(|s| matches!(s.kind, StmtKind::Return { .. })) {
        let d = Diagnostic::error(r.span, "a pattern cannot `return`").noticed_at(body.done());
        s.sink.push(d.help(format!("a pattern has no value: it ends with {wanted}")));
    }
    let returns = before.iter().any(|s| matches!(s.kind, StmtKind::Return { .. }));
    match found {
        None if returns => {}
        None => {
            let d = Diagnostic::error(kw, format!("the pattern does not end with {wanted}"))
                .noticed_at(body.done());
            s.sink.push(d.help("the last statement says what to do with the matched operations"));
        }
        Some(i) => {
            if let Some(next) = body.stmts.get(i + 1) {
                let d = Diagnostic::error(next.location(), "a statement after the end of the pattern")
                    .noticed_at(body.done());
                s.sink.push(
                    d.label(body.stmts[i].span, "the pattern ends with this statement")
                        .help("put what is to be done into one `rewrite ... with { ... };`"),
                );
            }
        }
    }
}

/// `Constraint` or `Rewrite`: global, or inside something else.
pub(crate) fn callable<'t, 'a: 't>(inline: bool) -> impl Rule<'t, 'a, &'a Callable<'a>> {
    custom(move |inp: &mut Inp<'t, '_, 'a>| {
        let rewrite = peek(inp).kind == Kind::Rewrite;
        let context = if rewrite { Context::Rewrite } else { Context::Constraint };
        let before = parts(inp);
        let made = nested(inp, |inp| within(inp, context, |inp| parse_callable(inp, inline)))?;
        inp.state().parts.truncate(before);
        Ok(made)
    })
}

fn parse_callable<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, inline: bool) -> Parsed<&'a Callable<'a>> {
    let t = peek(inp);
    let kind = if t.kind == Kind::Rewrite { CallableKind::Rewrite } else { CallableKind::Constraint };
    inp.skip();
    let name = eat(inp, Kind::Ident).map(|t| inp.state().ident(t));
    if name.is_none() && !inline {
        return fail(inp, Expected::Name(Named::Callable));
    }
    inp.state().parts.push(Part::Signature);
    let params = inp.parse(parens(param(), Expected::Open(Opening::Parameters), Group::Parameters))?;
    let before = parts(inp);
    let results = inp.parse(opt(Kind::Arrow, results()))?;
    if let Some(r) = results {
        let s = inp.state();
        s.keep(before, Part::Results(s.alloc(r)));
    }
    let mut c = Callable {
        kind,
        kw: t.span,
        name,
        inline,
        params,
        results,
        body: CallableBody::External,
        span: t.span,
    };
    c.body = match peek(inp).kind {
        Kind::LBrace => CallableBody::Pdll(inp.parse(block(Expected::Seen))?),
        Kind::FatArrow => CallableBody::Pdll(lambda(inp, !inline)?),
        Kind::Str | Kind::Code => {
            let code = inp.parse(string(Expected::Seen))?;
            let t = peek(inp).span;
            if !inline {
                need(inp, Kind::Semi, Expected::End(Ending::NativeCode))?;
            } else if eat(inp, Kind::Semi).is_none() {
                let s = inp.state();
                s.extension(t, t, "inline native declarations without a `;` of their own");
                if s.std == Standard::Mlir22 {
                    return fail(inp, Expected::Reported);
                }
            }
            CallableBody::Native(code)
        }
        _ if inline => {
            // Noticed after whatever is wrong with the signature at this token.
            let next = at(inp);
            let s = inp.state();
            let noticed_at = s.looking_at(next);
            s.extension(c.location(), noticed_at, "inline declarations without a body");
            if s.std == Standard::Mlir22 {
                return fail(inp, Expected::Reported);
            }
            CallableBody::External
        }
        Kind::Semi => {
            inp.skip();
            CallableBody::External
        }
        Kind::Eq if inp.state().std == Standard::Extended => {
            inp.skip();
            let name = inp.parse(string(Expected::Name(Named::Registered)))?;
            need(inp, Kind::Semi, Expected::End(Ending::RegisteredName))?;
            CallableBody::Registered(name)
        }
        _ => return fail(inp, Expected::CallableBody),
    };
    if let CallableBody::Pdll(body) = c.body {
        check_callable(inp.state(), &c, &body);
    }
    c.span = since(inp, t.span);
    Ok(inp.state().alloc(c))
}

/// `name ":" constraint`
fn param<'t, 'a: 't>() -> impl Rule<'t, 'a, Param<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let before = parts(inp);
        let name = inp.parse(name(Expected::Name(Named::Parameter)))?;
        inp.state().parts.push(Part::Declare(name));
        need(inp, Kind::Colon, Expected::Typing(Typed::Parameter))?;
        let param = Param { name, constraint: inp.parse(constraint(false))? };
        let s = inp.state();
        s.keep(before, Part::Param(s.alloc(param)));
        Ok(param)
    })
}

/// `"->" ( result | "(" result { "," result } ")" )`
fn results<'t, 'a: 't>() -> impl Rule<'t, 'a, Results<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let start = take(inp, Kind::Arrow).span;
        let open = at(inp);
        let parens = eat(inp, Kind::LParen).is_some();
        let list = if parens {
            let list = inp.parse(sep(result()))?;
            close(inp, open, Kind::RParen, Group::Results)?;
            list
        } else {
            let r = inp.parse(result())?;
            inp.state().slice_of(&[r])
        };
        Ok(Results { list, parens, span: since(inp, start) })
    })
}

/// `[ name ":" ] constraint`; a contextual keyword can only be a name.
fn result<'t, 'a: 't>() -> impl Rule<'t, 'a, ResultDecl<'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let t = peek(inp);
        let named = t.kind.is_name() && (t.kind != Kind::Ident || ahead(inp, 1).kind == Kind::Colon);
        let before = parts(inp);
        let (name, colon) = if named {
            let name = inp.state().ident(t);
            inp.state().parts.push(Part::Declare(name));
            inp.skip();
            let colon = need(inp, Kind::Colon, Expected::Typing(Typed::Result))?.span;
            (Some(name), Some(colon))
        } else {
            (None, None)
        };
        let constraint = inp.parse(constraint(false))?;
        let result = ResultDecl { name, colon, constraint, next: peek(inp).span };
        let s = inp.state();
        s.keep(before, Part::Result(s.alloc(result)));
        Ok(result)
    })
}

/// What the statements of a constraint or rewrite may be.
fn check_callable(s: &mut State<'_, '_>, c: &Callable<'_>, body: &Block<'_>) {
    if body.stmts.iter().any(|s| matches!(s.kind, StmtKind::Error { .. })) {
        return;
    }
    let returned = if body.lambda {
        let Some(only) = body.stmts.first() else { return };
        let fits = match only.kind {
            StmtKind::Expr(_) => true,
            // In a constraint this was reported at the keyword.
            _ => only.is_op_rewrite(),
        };
        if !fits {
            let wanted = match c.kind {
                CallableKind::Constraint => "the body of a constraint after `=>` must be an expression",
                CallableKind::Rewrite => {
                    "the body of a rewrite after `=>` must be an expression, `erase`, `replace` or `rewrite`"
                }
            };
            let d = Diagnostic::error(only.location(), wanted).noticed_at(body.done());
            return s.sink.push(d.help("use `{ ... }` for other statements"));
        }
        !only.is_op_rewrite()
    } else {
        let found = body.stmts.iter().position(|s| matches!(s.kind, StmtKind::Return { .. }));
        if let Some((i, next)) = found.and_then(|i| Some((i, body.stmts.get(i + 1)?))) {
            s.sink.push(
                Diagnostic::error(next.location(), "a statement after `return`")
                    .label(body.stmts[i].span, "the body ends with this statement")
                    .help("`return` comes last")
                    .noticed_at(body.done()),
            );
        }
        found.is_some()
    };
    let constraint_rewrites =
        c.kind == CallableKind::Constraint && body.stmts.iter().any(Stmt::is_op_rewrite);
    if let (Some(r), false, false) = (c.results, returned, constraint_rewrites) {
        s.sink.push(
            Diagnostic::error(body.end, "the body does not return the declared results")
                .label(r.span, "declared here")
                .help("end the body with `return ...;`")
                .noticed_at(body.done()),
        );
    }
}
