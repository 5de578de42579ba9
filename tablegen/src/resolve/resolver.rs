//! Where the values of variables come from: a map, or the fields of a record.

use super::scope::ResolveScope;
use crate::bindings::Bindings;
use crate::intern::Sym;
use crate::record::RecId;
use crate::value::{FINAL, Flags, VARS, ValId, param_flag};
use rustc_hash::FxHashMap;

/// What folding may depend on: the record that is being resolved, and whether this is its last resolution.
#[derive(Clone, Copy, Default)]
pub(crate) struct Env {
    pub(crate) rec: Option<RecId>,
    pub(crate) is_final: bool,
}

impl Env {
    /// While parsing inside a record, or outside of any.
    pub(crate) fn of(rec: Option<RecId>) -> Self {
        Env { rec, is_final: false }
    }
}

/// A source of values for variables.
pub(crate) struct Resolver {
    pub(super) kind: Kind,
    pub(super) rec: Option<RecId>,
    /// The flags of values that resolving may change.
    pub(super) changing: Flags,
}

pub(super) enum Kind {
    Map(Bindings),
    Record(Answers),
}

/// What a record that is being finished was asked for, as far as answering took resolving.
pub(super) struct Answers {
    /// `None` while the field is being resolved: it is not visible to itself.
    pub(super) fields: FxHashMap<Sym, Option<ValId>>,
    pub(super) new_name: Option<ValId>,
    /// The provisional name, and what it became.
    pub(super) renamed: Option<(ValId, ValId)>,
}

impl Resolver {
    /// A map without entries.
    pub(crate) fn map(rec: Option<RecId>) -> Self {
        Resolver { kind: Kind::Map(Bindings::new()), rec, changing: VARS }
    }

    /// A map without entries, to which only parameters of the `n`th class are added. So it need not look at
    /// values that mention only fields, or parameters of other classes, which most values of a record do.
    pub(crate) fn params(rec: RecId, n: u32) -> Self {
        Resolver { changing: param_flag(n), ..Resolver::map(Some(rec)) }
    }

    /// The fields of `rec`, finally; its provisional name becomes `new_name` if given.
    pub(crate) fn record(rec: RecId, new_name: Option<ValId>) -> Self {
        let answers = Answers { fields: FxHashMap::default(), new_name, renamed: None };
        Resolver { kind: Kind::Record(answers), rec: Some(rec), changing: VARS | FINAL }
    }

    pub(crate) fn set_final(&mut self) {
        self.changing |= FINAL;
    }

    /// Adds an entry to a map, which has none of that name yet.
    #[inline]
    pub(crate) fn add(&mut self, name: Sym, value: ValId) {
        if let Kind::Map(m) = &mut self.kind {
            m.add(name, value);
        }
    }

    /// Adds or replaces an entry of a map.
    pub(crate) fn set(&mut self, name: Sym, value: ValId) {
        if let Kind::Map(m) = &mut self.kind {
            m.set(name, value);
        }
    }

    pub(super) fn scope(&self) -> ResolveScope<'static> {
        let keep_unset_bits = matches!(self.kind, Kind::Record(_));
        ResolveScope { inside: None, changing: self.changing, keep_unset_bits }
    }

    pub(super) fn env(&self, scope: &ResolveScope<'_>) -> Env {
        Env { rec: self.rec, is_final: scope.is_final() }
    }
}
