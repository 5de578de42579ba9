//! Names in scope: one namespace, no shadowing, so one table with an undo list.
use super::super::{CallableId, VarId};
use super::{Sema, end};
use crate::diag::{Diagnostic, nearest_name};
use crate::source::Span;
use crate::syntax::tree::{Ident, Mention, MentionKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    Pattern(Span),
    Var(VarId),
    Callable(CallableId),
    /// Something that was reported.
    Unknown,
}

#[derive(Debug, Default)]
pub(super) struct Scope<'a> {
    names: FxHashMap<&'a str, Binding>,
    /// In order of definition.
    order: Vec<&'a str>,
    /// Names that declarations which did not parse may have defined.
    lost: FxHashSet<&'a str>,
    /// Unknown names that were compared with all known ones.
    suggestions: u32,
    /// An include failed: names that are not known may be defined there, so nothing is said about them.
    pub(super) incomplete: bool,
}

/// How many unknown names get a suggestion; each is compared with all names.
const MAX_SUGGESTIONS: u32 = 20;

impl<'a> Scope<'a> {
    pub(super) fn enter(&self) -> usize {
        self.order.len()
    }

    pub(super) fn leave(&mut self, mark: usize) {
        for name in self.order.drain(mark..) {
            self.names.remove(name);
        }
    }

    pub(super) fn get(&self, name: &str) -> Option<Binding> {
        let found = self.names.get(name).copied();
        found.or_else(|| self.lost.contains(name).then_some(Binding::Unknown))
    }

    /// Binds a name that is free or unknown.
    pub(super) fn bind(&mut self, name: &'a str, b: Binding) {
        if self.names.insert(name, b).is_none() {
            self.order.push(name);
        }
    }

    /// Makes a name unknown for the rest of the program, silently.
    pub(super) fn bind_lost(&mut self, name: &'a str) {
        self.lost.insert(name);
    }

    /// The known name nearest to `name`; those of the language can be meant where one of them could stand.
    fn nearest(&mut self, name: &str, language: &[&'static str]) -> Option<&'a str> {
        self.suggestions += 1;
        if self.suggestions > MAX_SUGGESTIONS {
            return None;
        }
        nearest_name(name, self.order.iter().rev().chain(language).copied())
    }
}

/// The constraints of the language.
const CORE: [&str; 6] = ["Attr", "Op", "Type", "TypeRange", "Value", "ValueRange"];

impl<'a> Sema<'a, '_> {
    /// Where something was declared.
    pub(super) fn place(&self, b: Binding) -> Option<Span> {
        match b {
            Binding::Pattern(s) => Some(s),
            Binding::Var(v) => Some(self.hir.var(v).span),
            Binding::Callable(c) => Some(self.hir.callable(c).span),
            Binding::Unknown => None,
        }
    }

    /// Reports a name that is visible already; true if it is free.
    pub(super) fn check_free(&mut self, name: Ident<'a>, found_at: Span) -> bool {
        let Some(b) = self.scope.get(name.name) else { return true };
        let Some(place) = self.place(b) else { return true };
        self.report(
            Diagnostic::error(name.span, format!("the name `{}` is in use already", name.name))
                .label(place, "defined here")
                .help("PDLL has no shadowing: names of enclosing scopes cannot be used again")
                .found_at(found_at),
        );
        false
    }

    /// Defines a name, unless it is taken.
    pub(super) fn define(&mut self, name: Ident<'a>, b: Binding, found_at: Span) {
        if self.check_free(name, found_at) {
            self.scope.bind(name.name, b);
        }
    }

    /// Reports an unknown name, once.
    pub(super) fn unknown(&mut self, name: Ident<'a>, what: &str) {
        if !self.scope.incomplete {
            let mut d = Diagnostic::error(name.span, format!("unknown {what} `{}`", name.name));
            let language = if what == "constraint" { &CORE[..] } else { &[] };
            d.help = self.scope.nearest(name.name, language).map(|n| format!("did you mean `{n}`?"));
            self.report(d.found_at(end(name.span)));
        }
        self.scope.bind(name.name, Binding::Unknown);
    }

    /// Looks at the names in something that did not parse. At top level (`lost`) what it defines stays unknown to
    /// the rest of the program.
    pub(super) fn mentions(&mut self, list: &[Mention<'a>], lost: bool) {
        for m in list {
            match m.kind {
                MentionKind::Define => {
                    if self.scope.get(m.name.name).is_none() {
                        self.scope.bind(m.name.name, Binding::Unknown);
                    }
                }
                MentionKind::Value => {
                    if self.scope.get(m.name.name).is_none() {
                        self.unknown(m.name, "name");
                    }
                }
                MentionKind::Constraint if self.is_result_name(m.name) => {}
                MentionKind::Constraint => {
                    self.constraint_named(m.name);
                }
            }
            if lost {
                self.scope.bind_lost(m.name.name);
            }
        }
    }

    /// Does an unknown constraint stand where a result does? Then it is the name of the result, and what is wrong is that
    /// no `:` follows, which the parser reports.
    fn is_result_name(&self, name: Ident<'a>) -> bool {
        if self.scope.get(name.name).is_some() {
            return false;
        }
        let file = self.sources.file_at(name.span.lo);
        let start = self.sources.base(file);
        let before = self.sources.slice(Span::new(start, name.span.lo)).trim_ascii_end();
        // A list of constraints is the other place where a comma or an opening comes directly before.
        matches!(before.last(), Some(b'(' | b',' | b'>'))
            && before
                .iter()
                .rev()
                .take(200)
                .find(|b| matches!(b, b'[' | b'(' | b'=' | b';'))
                .is_none_or(|b| *b == b'(')
    }
}
