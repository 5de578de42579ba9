//! PDLL text to a syntax tree.
//!
//! [`lexer`] turns bytes into tokens; the grammar (chumsky, over the tokens) builds the [`tree`] in a bump
//! arena; this module runs both on a file and on what it includes. One run reports every independent syntax
//! error: a statement that does not parse becomes an `Error` node and the next one is tried; likewise for
//! declarations.
mod combinators;
mod decl;
mod dump;
mod error;
mod expected;
mod expr;
mod hint;
pub mod lexer;
mod stmt;
pub mod token;
pub mod tree;
pub mod trivia;
pub mod walk;

use bumpalo::Bump;
use chumsky::prelude::*;
use combinators::{Extra, Inp, State, at, peek};
pub use dump::dump;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::vfs::path_of;
use pdll_source::{FileId, IncludeError, SourceMap, Span, Standard};
use token::{Kind, Tok};
use tree::{Context, Include, IncludeTarget, Item, Module};

/// Parses `file` and all `.pdll` files that it includes; `.td` files are found and loaded, not read.
///
/// Never fails: what is wrong goes to `diags`, and what did not parse is an `Error` node of the tree, which
/// lives in `arena`. Include depth and size are bounded by the limits of `sources`.
pub fn parse<'a>(
    sources: &mut SourceMap,
    file: FileId,
    std: Standard,
    arena: &'a Bump,
    diags: &mut Diagnostics,
) -> &'a Module<'a> {
    let text: &'a [u8] = arena.alloc_slice_copy(sources.text(file));
    parse_front(sources, text, file, std, arena, diags)
}

/// [`parse`], of a text that `file` is or begins with.
pub(crate) fn parse_front<'a>(
    sources: &mut SourceMap,
    text: &'a [u8],
    file: FileId,
    std: Standard,
    arena: &'a Bump,
    diags: &mut Diagnostics,
) -> &'a Module<'a> {
    let Parsed { mut module, .. } = parse_file(text, file, sources.base(file), std, arena, diags);
    if module.items.iter().any(|i| matches!(i, Item::Include(_))) {
        let items = arena.alloc_slice_copy(module.items);
        for item in items.iter_mut() {
            if let Item::Include(inc) = item {
                inc.target = include(sources, inc, std, arena, diags);
            }
        }
        module.items = items;
    }
    arena.alloc(module)
}

/// One text with its tokens and its tree.
#[derive(Debug)]
pub struct Parsed<'a> {
    /// The tree. What it includes is [`IncludeTarget::NotLoaded`].
    pub module: Module<'a>,
    /// All tokens; the last is [`Kind::Eof`]. With [`Module::comments`] and the blanks between them they are
    /// the text.
    pub tokens: Vec<Tok>,
}

/// Parses one text by itself, without what it includes. `base` is the position of its first byte.
///
/// Never fails, as [`parse`].
pub fn parse_file<'a>(
    text: &'a [u8],
    file: FileId,
    base: u32,
    std: Standard,
    arena: &'a Bump,
    diags: &mut Diagnostics,
) -> Parsed<'a> {
    let mut lexed = lexer::lex(text, base, std);
    let module = parse_tokens(text, file, base, std, arena, &mut lexed, diags);
    Parsed { module, tokens: lexed.toks }
}

/// [`parse_file`], of the tokens of its text; takes their errors.
pub(crate) fn parse_tokens<'a>(
    text: &'a [u8],
    file: FileId,
    base: u32,
    std: Standard,
    arena: &'a Bump,
    lexed: &mut lexer::Lexed,
    diags: &mut Diagnostics,
) -> Module<'a> {
    let errors = std::mem::take(&mut lexed.errors);
    let start = |d: &Diagnostic| d.span().map_or(base, |span| span.lo);
    let lexer_errors = errors.iter().map(start).collect();
    let toks = &lexed.toks[..];
    let mut state = State {
        arena,
        text,
        valid: valid_front(text),
        base,
        toks,
        std,
        unterminated: lexed.unterminated,
        lexer_errors,
        parts: Vec::new(),
        stmts: Vec::new(),
        quiet: Vec::new(),
        sink: Vec::new(),
        reported: None,
        context: Context::Match,
        type_arg: None,
        depth: 0,
        height: 0,
    };
    let items = module().parse_with_state(toks, &mut state).into_output().unwrap_or_default();
    let senseless = |d: &Diagnostic| {
        let next = state.quiet.partition_point(|q| q.lo <= start(d));
        next > 0 && start(d) < state.quiet[next - 1].hi
    };
    errors.into_iter().filter(|d| !senseless(d)).for_each(|d| diags.push(d));
    state.sink.into_iter().for_each(|d| diags.push(d));
    Module {
        file,
        span: Span::new(base, base + text.len() as u32),
        start: toks[0].span,
        items: arena.alloc_slice_copy(&items),
        end: toks[toks.len() - 1].span,
        comments: arena.alloc_slice_copy(&lexed.comments),
    }
}

/// A text up to the first byte that is not UTF-8.
fn valid_front(text: &[u8]) -> &str {
    match std::str::from_utf8(text) {
        Ok(text) => text,
        Err(e) => std::str::from_utf8(&text[..e.valid_up_to()]).unwrap_or_default(),
    }
}

/// `{ item } eof`. After an error it goes on at the next declaration.
fn module<'t, 'a: 't>() -> impl Parser<'t, &'t [Tok], Vec<Item<'a>>, Extra<'t, 'a>> {
    custom(|inp: &mut Inp<'t, '_, 'a>| {
        let mut items = Vec::new();
        while peek(inp).kind != Kind::Eof {
            let (start, before) = (at(inp), inp.save());
            match inp.parse(decl::item()) {
                Ok(item) => {
                    inp.state().parts.clear();
                    items.push(item);
                }
                Err(f) => {
                    inp.rewind(before);
                    let s = inp.state();
                    s.report(f);
                    (s.type_arg, s.height) = (None, 0);
                    let parts = s.take_parts(0, start);
                    let failed = s.stopped(f);
                    let span = peek(inp).span;
                    resume(inp, start, f.stop as usize);
                    items.push(Item::Error { span: combinators::since(inp, span), parts, at: failed });
                }
            }
        }
        inp.skip();
        Ok(items)
    })
}

/// Skips from token `start` to the next declaration after token `stop`.
///
/// `Pattern` and directives stand nowhere else; `Constraint` and `Rewrite` count where no bracket is open, or
/// at the very beginning of a line.
fn resume<'t, 'a: 't>(inp: &mut Inp<'t, '_, 'a>, start: usize, stop: usize) {
    let s = inp.state();
    let mut i = stop.max(start);
    let mut depth = 0usize;
    for t in &s.toks[start..i.min(s.toks.len())] {
        match t.kind {
            Kind::LBrace | Kind::LParen => depth += 1,
            Kind::RBrace | Kind::RParen => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    loop {
        let t = s.toks[i.min(s.toks.len() - 1)];
        match t.kind {
            Kind::Eof => break,
            Kind::Pattern | Kind::Directive if i > start => break,
            Kind::Constraint | Kind::Rewrite if i > start && (depth == 0 || s.begins_line(t.span)) => break,
            Kind::LBrace | Kind::LParen => depth += 1,
            Kind::RBrace | Kind::RParen => depth = depth.saturating_sub(1),
            _ => {}
        }
        i += 1;
    }
    while at(inp) < i {
        inp.skip();
    }
}

/// Loads what a directive names, and parses it if it is PDLL.
fn include<'a>(
    sources: &mut SourceMap,
    inc: &Include<'a>,
    std: Standard,
    arena: &'a Bump,
    diags: &mut Diagnostics,
) -> IncludeTarget<'a> {
    let path = String::from_utf8_lossy(inc.path.value);
    let td = inc.path.value.ends_with(b".td");
    if inc.definitions_only && !td {
        let message = "`#import` takes the definitions of a `.td` file, without its rewrite rules";
        diags.push(Diagnostic::error(inc.path.span, message).help("write `#include`"));
        return IncludeTarget::Failed;
    }
    if !td && !inc.path.value.ends_with(b".pdll") {
        diags.push(
            Diagnostic::error(inc.path.span, format!("cannot tell what `{path}` contains"))
                .help("included files end in `.pdll` or `.td`"),
        );
        return IncludeTarget::Failed;
    }
    match sources.include(&path_of(inc.path.value), inc.path.span) {
        Ok(file) if td => IncludeTarget::Td(file),
        Ok(file) => IncludeTarget::Pdll(parse(sources, file, std, arena, diags)),
        Err(e) => {
            let mut d = Diagnostic::error(inc.path.span, format!("cannot include `{path}`: {e}"));
            d.help = match e {
                IncludeError::NotFound if std == Standard::Mlir22 && path.starts_with("std/") => {
                    Some("the library is built in with `--std=pdllc`".into())
                }
                IncludeError::NotFound if sources.dirs().is_empty() => {
                    Some("name its directory with `-I`".into())
                }
                IncludeError::NotFound => {
                    let dirs: Vec<_> = sources.dirs().iter().map(|d| d.display().to_string()).collect();
                    Some(format!("searched in: {}", dirs.join(", ")))
                }
                _ => None,
            };
            diags.push(d);
            IncludeTarget::Failed
        }
    }
}
