//! What identifiers mean: scopes from the innermost outwards, then globals.

use super::{Mode, Parser};
use crate::context::{Res, Stop};
use crate::intern::Sym;
use crate::lexer::Bang;
use crate::record::RecId;
use crate::source::Loc;
use crate::unread::Kind;
use crate::value::{Node, Op, ValId};
use rustc_hash::FxHashMap;

pub(super) enum ScopeKind {
    /// A block: only its `defvar`s.
    Plain,
    /// A class or def: its fields, and the parameters of a class.
    Record(RecId),
    /// A loop's variable.
    Variable(Sym, ValId),
    /// A variable that an operator binds.
    Bound(Sym, ValId),
    /// The parameters of a multiclass.
    Multiclass(RecId),
}

pub(super) struct Scope {
    kind: ScopeKind,
    /// What `defvar` defines. Most scopes have few, which are looked through one by one.
    vars: Vec<(Sym, ValId)>,
    /// The same by name, once they are many.
    index: FxHashMap<Sym, ValId>,
}

/// The most variables of a scope that are looked through one by one.
const FEW: usize = 16;

impl Scope {
    fn new(kind: ScopeKind) -> Self {
        Scope { kind, vars: Vec::new(), index: FxHashMap::default() }
    }

    pub(super) fn plain() -> Self {
        Scope::new(ScopeKind::Plain)
    }

    #[inline]
    fn local(&self, name: Sym) -> Option<ValId> {
        match self.vars.len() {
            ..=FEW => self.vars.iter().find(|(n, _)| *n == name).map(|(_, v)| *v),
            _ => self.index.get(&name).copied(),
        }
    }

    /// Adds a variable that the scope does not have.
    fn add(&mut self, name: Sym, value: ValId) {
        self.vars.push((name, value));
        match self.vars.len() {
            ..=FEW => {}
            n if n == FEW + 1 => self.index.extend(self.vars.iter().copied()),
            _ => drop(self.index.insert(name, value)),
        }
    }
}

impl Parser<'_, '_> {
    pub(super) fn push_scope(&mut self, kind: ScopeKind) {
        self.scopes.push(Scope::new(kind));
    }

    pub(super) fn pop_scope(&mut self) {
        self.scopes.pop();
    }

    /// Whether statements are at file level, so that `defvar` makes globals.
    pub(super) fn at_file_level(&self) -> bool {
        self.scopes.len() == 1
    }

    pub(super) fn is_local(&self, name: Sym) -> bool {
        self.scopes.last().is_some_and(|s| s.local(name).is_some())
    }

    pub(super) fn add_local(&mut self, name: Sym, value: ValId) {
        if let Some(s) = self.scopes.last_mut() {
            s.add(name, value);
        }
    }

    /// Whether the variable is one that an operator around this place binds.
    pub(super) fn is_bound(&self, name: Sym) -> bool {
        self.scopes.iter().any(|s| matches!(s.kind, ScopeKind::Bound(n, _) if n == name))
    }

    #[inline]
    fn in_scopes(&mut self, name: Sym) -> Option<ValId> {
        for scope in self.scopes.iter().rev() {
            if let Some(v) = scope.local(name) {
                return Some(v);
            }
            match scope.kind {
                ScopeKind::Plain => {}
                ScopeKind::Variable(n, v) | ScopeKind::Bound(n, v) => {
                    if n == name {
                        return Some(v);
                    }
                }
                ScopeKind::Record(r) => {
                    if let Some(ty) = self.cx.type_of_field(r, name) {
                        return Some(self.cx.vals.intern(Node::Var(name, ty), &[]));
                    }
                    if self.cx.rec(r).is_class()
                        && let Some(v) = self.cx.template_var(r, name)
                    {
                        return Some(v);
                    }
                }
                ScopeKind::Multiclass(r) => {
                    if let Some(v) = self.cx.template_var(r, name) {
                        return Some(v);
                    }
                }
            }
        }
        None
    }

    /// The value that an identifier stands for. `rec` is the record being parsed.
    #[inline]
    pub(super) fn lookup(&mut self, rec: Option<RecId>, name: Sym, loc: Loc, mode: Mode) -> Res<ValId> {
        if let Some(v) = self.in_scopes(name) {
            return Ok(v);
        }
        if mode != Mode::Value {
            return Ok(self.cx.vals.str(name));
        }
        if let Some(r) = self.cx.def_named(name) {
            return Ok(self.cx.def_value(r));
        }
        if let Some(&v) = self.cx.globals.get(&name) {
            return Ok(v);
        }
        if self.asked_for(Kind::Def, name)?
            && let Some(r) = self.cx.def_named(name)
        {
            return Ok(self.cx.def_value(r));
        }
        self.only_itself(rec, name, loc)
    }

    /// A def may mention itself; what it is will be known at its end.
    #[cold]
    fn only_itself(&mut self, rec: Option<RecId>, name: Sym, loc: Loc) -> Res<ValId> {
        if let Some(r) = rec.filter(|&r| !self.cx.rec(r).is_class() && self.multiclass.is_none())
            && matches!(self.cx.vals.node(self.cx.rec(r).name), Node::Str(s, _) if s == name)
        {
            let text = self.cx.vals.str(name);
            let ty = self.cx.record_type(r);
            return Ok(self.cx.un(Op::Bang(Bang::Cast), text, ty));
        }
        let text = self.text(name);
        self.cx.error(loc, format!("there is no variable, field or def named '{text}' here"));
        self.cx.set_last_error_len(text.len());
        self.cx.suggest(&text, Kind::Def);
        Err(Stop)
    }
}
