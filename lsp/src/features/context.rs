//! What stands before the caret, told from tokens alone: so it is known in any state of the text.

use crate::view::Part;
use pdll_compiler::hir::names::NameKind;
use pdll_compiler::hir::{CallableId, Ty, VarId};
use pdll_compiler::syntax::token::{Kind, Tok};
use pdll_source::Span;

/// The tokens of the declaration around the caret, up to it.
pub(crate) struct Context<'p, 'a> {
    pub(crate) part: &'p Part<'a>,
    /// From the first token of the declaration to the last one that ends before the word at the caret.
    pub(crate) tokens: Vec<Tok>,
    /// The word that is being typed, up to the caret; empty if there is none.
    pub(crate) word: Span,
    /// The brackets that are open at the caret, as indices of tokens.
    pub(crate) open: Vec<usize>,
    /// A string that is being typed: its token.
    pub(crate) string: Option<Span>,
    /// The caret stands in a comment.
    pub(crate) comment: bool,
}

impl<'p, 'a> Context<'p, 'a> {
    pub(crate) fn new(part: &'p Part<'a>, at: u32) -> Self {
        let lexed = part.lex();
        let comment = lexed.comments.iter().any(|c| c.lo < at && at <= c.hi);
        let mut tokens = lexed.toks;
        tokens.retain(|t| t.span.lo < at && t.kind != Kind::Eof);
        let mut word = Span::new(at, at);
        let mut string = None;
        match tokens.last() {
            Some(t) if t.kind.is_word() && t.span.hi >= at => {
                word = Span::new(t.span.lo, at);
                tokens.pop();
            }
            Some(t)
                if matches!(t.kind, Kind::Str | Kind::Error)
                    && in_string(part.sources.slice(t.span), at - t.span.lo) =>
            {
                string = tokens.pop().map(|t| t.span);
            }
            _ => {}
        }
        let begins_line = |t: &Tok| t.span.lo == 0 || part.text()[t.span.lo as usize - 1] == b'\n';
        let first = tokens.iter().rposition(|t| match t.kind {
            Kind::Pattern | Kind::Directive => true,
            Kind::Constraint | Kind::Rewrite => begins_line(t),
            _ => false,
        });
        tokens.drain(..first.unwrap_or(0));
        let mut open = Vec::new();
        for (i, t) in tokens.iter().enumerate() {
            match t.kind {
                Kind::LParen | Kind::LBrace | Kind::LBracket | Kind::Lt => open.push(i),
                Kind::RParen | Kind::RBrace | Kind::RBracket | Kind::Gt => {
                    open.pop();
                }
                _ => {}
            }
        }
        Self { part, tokens, word, open, string, comment }
    }

    /// The kind of the token this far before the caret: 0 is the last one.
    pub(crate) fn before(&self, back: usize) -> Option<Kind> {
        self.tokens.iter().rev().nth(back).map(|t| t.kind)
    }

    pub(crate) fn kind(&self, index: usize) -> Option<Kind> {
        self.tokens.get(index).map(|t| t.kind)
    }

    pub(crate) fn text(&self, index: usize) -> String {
        self.tokens.get(index).map_or_else(String::new, |t| self.part.slice(t.span))
    }

    /// The innermost open bracket.
    pub(crate) fn bracket(&self) -> Option<(usize, Kind)> {
        let index = *self.open.last()?;
        Some((index, self.tokens[index].kind))
    }

    /// How many commas stand directly in the innermost bracket.
    pub(crate) fn commas(&self) -> usize {
        let Some((start, _)) = self.bracket() else { return 0 };
        let (mut depth, mut commas) = (0, 0);
        for t in &self.tokens[start + 1..] {
            match t.kind {
                Kind::LParen | Kind::LBrace | Kind::LBracket | Kind::Lt => depth += 1,
                Kind::RParen | Kind::RBrace | Kind::RBracket | Kind::Gt => depth -= 1,
                Kind::Comma if depth == 0 => commas += 1,
                _ => {}
            }
        }
        commas
    }

    /// Is this `{` the beginning of attributes, not of a body?
    pub(crate) fn holds_attributes(&self, brace: usize) -> bool {
        let Some(before) = brace.checked_sub(1) else { return false };
        let after_operation = matches!(self.tokens[before].kind, Kind::Gt | Kind::RParen);
        let nested = self.open.iter().any(|i| *i < brace);
        let lambda = self.tokens[..brace].iter().any(|t| t.kind == Kind::FatArrow);
        after_operation && (nested || lambda)
    }

    /// The bracket that a closing one at this index belongs to.
    pub(crate) fn opening(&self, close: usize) -> Option<usize> {
        let mut depth = 0usize;
        for i in (0..=close).rev() {
            match self.tokens[i].kind {
                Kind::RParen | Kind::RBrace | Kind::RBracket | Kind::Gt => depth += 1,
                Kind::LParen | Kind::LBrace | Kind::LBracket | Kind::Lt => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(i);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The name of the operation expression whose last token has this index: `op<NAME>`, perhaps with
    /// operands, attributes and `->`. Empty for `op<>`.
    pub(crate) fn operation_before(&self, last: usize) -> Option<String> {
        let mut at = last;
        loop {
            match self.tokens.get(at)?.kind {
                Kind::RParen | Kind::RBrace | Kind::Arrow => {
                    at = if self.tokens[at].kind == Kind::Arrow { at } else { self.opening(at)? };
                    at = at.checked_sub(1)?;
                }
                Kind::Gt => {
                    let open = self.opening(at)?;
                    let keyword = self.kind(open.checked_sub(1)?)?;
                    if !matches!(keyword, Kind::SmallOp | Kind::Op) {
                        return None;
                    }
                    return Some((open + 1..at).map(|i| self.text(i)).collect());
                }
                _ => return None,
            }
        }
    }

    /// Does the caret stand where something is rewritten?
    pub(crate) fn rewrites(&self) -> bool {
        let with = |i: &usize| *i > 0 && self.tokens[*i - 1].kind == Kind::With;
        self.kind(0) == Some(Kind::Rewrite)
            || self.open.iter().any(with)
            || self.before(0) == Some(Kind::With)
    }

    /// The variables that are visible at the caret, the latest first, each with where it is defined.
    pub(crate) fn variables(&self) -> Vec<Tok> {
        let mut all: Vec<Tok> = Vec::new();
        let mut scopes = Vec::new();
        for (i, t) in self.tokens.iter().enumerate() {
            match t.kind {
                Kind::LBrace => scopes.push((all.len(), self.is_body(i))),
                Kind::RBrace => {
                    if let Some((len, true)) = scopes.pop() {
                        all.truncate(len);
                    }
                }
                _ if t.kind.is_name() => {
                    let is_let = i > 0 && self.tokens[i - 1].kind == Kind::Let;
                    if is_let || self.kind(i + 1) == Some(Kind::Colon) {
                        all.push(*t);
                    }
                }
                _ => {}
            }
        }
        all.reverse();
        all
    }

    /// Does a `{` begin statements? Attributes are `{name` and `=`, `,` or `}`.
    fn is_body(&self, brace: usize) -> bool {
        let after = (self.kind(brace + 1), self.kind(brace + 2));
        !matches!(after, (Some(k), Some(Kind::Eq | Kind::Comma | Kind::RBrace)) if k.is_word())
    }

    /// What is known of the variable that is defined at a place.
    pub(crate) fn variable(&self, at: Span) -> Option<VarId> {
        let names = &self.part.hir.names;
        match names.get(names.at(at.lo)?.name).kind {
            NameKind::Var(id) => Some(id),
            _ => None,
        }
    }

    /// The type of the visible variable of a name.
    pub(crate) fn type_of(&self, name: &str) -> Option<Ty> {
        let found = self.variables().into_iter().find(|t| self.part.slice(t.span) == name)?;
        Some(self.part.hir.var(self.variable(found.span)?).ty)
    }

    /// The constraints and rewrites that are declared before the caret and have names.
    pub(crate) fn callables(&self) -> impl Iterator<Item = CallableId> {
        let part = self.part;
        let names = &part.hir.names;
        let caret = self.word.lo;
        names.iter().filter_map(move |(_, name)| match name.kind {
            NameKind::Callable(id) => {
                let callable = part.hir.callable(id);
                let before = !part.is_main(callable.span) || callable.span.lo < caret;
                (callable.global && before && !callable.name.is_empty()).then_some(id)
            }
            _ => None,
        })
    }

    /// The callable of a name.
    pub(crate) fn callable(&self, name: &str) -> Option<CallableId> {
        self.callables().find(|id| self.part.hir.callable(*id).name == name)
    }
}

/// Does the caret, so far behind the start of a string token, stand in it?
fn in_string(token: &[u8], caret: u32) -> bool {
    if !token.starts_with(b"\"") {
        return false;
    }
    let closed = token.len() > 1 && token.ends_with(b"\"");
    let len = token.len() as u32;
    caret > 0 && (caret < len || (caret == len && !closed))
}
