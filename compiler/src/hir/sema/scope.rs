//! Names in scope: one namespace, no shadowing, so one table with an undo list.
use super::super::{CallableId, PatternId, VarId};
use super::{Sema, end};
use crate::syntax::tree::{Ident, Include, IncludeTarget, Item, Module};
use pdll_source::diag::{Diagnostic, nearest_name};
use pdll_source::{FileId, Span};
use rustc_hash::{FxHashMap, FxHashSet};

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    Pattern(PatternId),
    Var(VarId),
    Callable(CallableId),
    /// Something that was reported.
    Unknown,
    /// What is defined there by something that did not parse.
    Lost(Span),
    /// Was defined there, and then again, which was reported; what is meant by it is not known.
    Clash(Span),
    /// Was defined in a scope that has been left: free again.
    Left,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Scope<'a> {
    /// What has been defined so far; names of scopes that were left stay, as they mostly come again.
    names: FxHashMap<&'a str, Binding>,
    /// In order of definition.
    order: Vec<&'a str>,
    /// Names that declarations which did not parse may have defined.
    lost: FxHashMap<&'a str, Binding>,
    /// Unknown names that were compared with all known ones.
    suggestions: u32,
    /// What all declarations at top level define; made for the first name that is unknown.
    declared: Option<FxHashMap<&'a str, Span>>,
    /// Files of which it was said that they are included twice.
    twice: FxHashSet<FileId>,
    /// An include failed: names that are not known may be defined there, so nothing is said about them.
    pub(super) incomplete: bool,
}

/// How many unknown names get a suggestion; each is compared with all names.
const MAX_SUGGESTIONS: u32 = 20;

impl<'a> Scope<'a> {
    /// Makes room for so many more names.
    pub(super) fn reserve(&mut self, names: usize) {
        self.names.reserve(names);
    }

    pub(super) fn enter(&self) -> usize {
        self.order.len()
    }

    pub(super) fn leave(&mut self, mark: usize) {
        for name in self.order.drain(mark..) {
            if let Some(b) = self.names.get_mut(name) {
                *b = Binding::Left;
            }
        }
    }

    /// All names that patterns have or define.
    pub(super) fn defined_by_patterns(&self) -> Vec<&'a str> {
        let of_pattern = |b: &Binding| matches!(b, Binding::Pattern(_) | Binding::Left);
        self.names.iter().filter(|(_, b)| of_pattern(b)).map(|(name, _)| *name).collect()
    }

    pub(super) fn get(&self, name: &str) -> Option<Binding> {
        let found = match self.names.get(name) {
            None | Some(Binding::Left) => None,
            Some(Binding::Clash(_)) => Some(Binding::Unknown),
            Some(b) => Some(*b),
        };
        found.or_else(|| self.lost.get(name).copied())
    }

    /// Binds a name that is free or unknown.
    pub(super) fn bind(&mut self, name: &'a str, b: Binding) {
        if let None | Some(Binding::Left) = self.names.insert(name, b) {
            self.order.push(name);
        }
    }

    /// Makes a name unknown for the rest of the program, silently.
    pub(super) fn bind_lost(&mut self, name: &'a str, b: Binding) {
        self.lost.entry(name).or_insert(b);
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

/// The names of the declarations of a module and of those that it includes.
fn collect_declared<'a>(m: &Module<'a>, all: &mut FxHashMap<&'a str, Span>) {
    for item in m.items {
        let name = match *item {
            Item::Pattern(p) => p.name,
            Item::Callable(c) => c.name,
            Item::Include(Include { target: IncludeTarget::Pdll(m), .. }) => {
                collect_declared(m, all);
                None
            }
            _ => None,
        };
        if let Some(n) = name {
            all.entry(n.name).or_insert(n.span);
        }
    }
}

/// The constraints of the language.
const CORE: [&str; 6] = ["Attr", "Op", "Type", "TypeRange", "Value", "ValueRange"];

impl<'a> Sema<'a, '_> {
    /// Where something was declared.
    pub(super) fn place(&self, b: Binding) -> Option<Span> {
        match b {
            Binding::Pattern(p) => Some(self.hir.patterns[p.index()].span),
            Binding::Var(v) => Some(self.hir.var(v).span),
            Binding::Callable(c) => Some(self.hir.callable(c).span),
            Binding::Clash(s) => Some(s),
            Binding::Unknown | Binding::Lost(_) | Binding::Left => None,
        }
    }

    /// Reports a name that is visible already; true if it is free.
    pub(super) fn check_free(&mut self, name: Ident<'a>, noticed_at: Span) -> bool {
        let Some(&b) = self.scope.names.get(name.name) else { return true };
        let Some(place) = self.place(b) else { return true };
        self.scope.names.insert(name.name, Binding::Clash(place));
        let (file, first) = (self.sources.file_at(name.span.lo), self.sources.file_at(place.lo));
        let mut d = Diagnostic::error(name.span, format!("the name `{}` is in use already", name.name))
            .label(place, "defined here");
        if file != first && self.sources.name(file) == self.sources.name(first) {
            // One mistake, whatever the number of names in the file.
            if !self.scope.twice.insert(file) {
                return false;
            }
            d.labels.clear();
            d = d.help("include it once: what is included stays visible for all that follows");
            for (f, what) in [(first, "included here first"), (file, "included here again")] {
                if let Some(at) = self.sources.included_from(f) {
                    d = d.label(at, what);
                }
            }
        } else {
            d = d.help("PDLL has no shadowing: names of enclosing scopes cannot be used again");
        }
        self.report(d.noticed_at(noticed_at));
        false
    }

    /// Defines a name, unless it is taken.
    pub(super) fn define(&mut self, name: Ident<'a>, b: Binding, noticed_at: Span) {
        self.name_defined(name, b);
        if self.check_free(name, noticed_at) {
            self.scope.bind(name.name, b);
        }
    }

    /// Reports an unknown name, once.
    pub(super) fn unknown(&mut self, name: Ident<'a>, what: &str) {
        self.name_unknown(name);
        if !self.scope.incomplete {
            let d = Diagnostic::error(name.span, format!("unknown {what} `{}`", name.name));
            let d = self.explain_unknown(d, name, what == "constraint");
            self.report(d.noticed_at(end(name.span)));
        }
        self.scope.bind(name.name, Binding::Unknown);
    }

    /// Says what an unknown name may mean, unless that was said about many names before.
    fn explain_unknown(&mut self, d: Diagnostic, name: Ident<'a>, constraint: bool) -> Diagnostic {
        let tree = self.tree;
        let declared = self.scope.declared.get_or_insert_with(|| {
            let mut all = FxHashMap::default();
            collect_declared(tree, &mut all);
            all
        });
        if let Some(&at) = declared.get(name.name) {
            if self.sources.reading_order(at.lo, name.span.lo).is_gt() {
                return d.label(at, "declared here").help("declarations come before what uses them");
            }
            return d.label(at, "declared here").help("a declaration cannot use itself");
        }
        let language = if constraint { &CORE[..] } else { &[] };
        if let Some(near) = self.scope.nearest(name.name, language) {
            return d.did_you_mean(name.span, near);
        }
        if self.scope.suggestions > MAX_SUGGESTIONS {
            return d;
        }
        let hidden = self.hir.vars.iter().rev().find(|v| v.name == name.name && !constraint);
        if let Some(v) = hidden {
            return d.label(v.span, "this one is visible in its own scope only");
        }
        let after = self.sources.text(self.sources.file_at(name.span.lo));
        let after = &after[(name.span.hi - self.sources.base(self.sources.file_at(name.span.lo))) as usize..];
        match after {
            [b'.', b'a'..=b'z' | b'A'..=b'Z' | b'_', ..] if !constraint => {
                d.help(format!("an operation is written `op<{}.NAME>`", name.name))
            }
            _ if constraint => d.help("declare it with `Constraint`, or `#include` the file that does"),
            _ => d,
        }
    }
}
