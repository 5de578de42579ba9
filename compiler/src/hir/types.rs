//! The types of expressions and variables, interned: equal types have equal [`Ty`]s.
//!
//! An operation type is the pair of a name and the ODS record known when it was written, so that the same
//! name before and after an include is two types.
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::fmt::Write;

/// An interned type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ty(u32);

/// The element types of a tuple, with their labels.
pub type Elements<'a> = Box<[(Option<&'a str>, Ty)]>;

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TyKind<'a> {
    /// Something went wrong and was reported; fits everywhere.
    Error,
    /// `Attr`
    Attr,
    /// `Type`
    Type,
    /// `TypeRange`
    TypeRange,
    /// `Value`
    Value,
    /// `ValueRange`
    ValueRange,
    /// A constraint by itself.
    Constraint,
    /// A rewrite by itself.
    Rewrite,
    /// `Op` or `Op<name>`, with the index of its ODS record.
    Op(Option<&'a str>, Option<u32>),
    /// A tuple.
    Tuple(Elements<'a>),
}

impl Ty {
    /// See [`TyKind::Error`].
    pub const ERROR: Self = Self(0);
    /// `Attr`
    pub const ATTR: Self = Self(1);
    /// `Type`
    pub const TYPE: Self = Self(2);
    /// `TypeRange`
    pub const TYPE_RANGE: Self = Self(3);
    /// `Value`
    pub const VALUE: Self = Self(4);
    /// `ValueRange`
    pub const VALUE_RANGE: Self = Self(5);
    /// A constraint by itself.
    pub const CONSTRAINT: Self = Self(6);
    /// A rewrite by itself.
    pub const REWRITE: Self = Self(7);
    /// `Op` without a name.
    pub const OP: Self = Self(8);
    /// The tuple without elements: the type of calls without results.
    pub const UNIT: Self = Self(9);

    /// Is it `Value` or `ValueRange`?
    #[must_use]
    pub fn is_value_like(self) -> bool {
        self == Self::VALUE || self == Self::VALUE_RANGE
    }

    /// Is it `Type` or `TypeRange`?
    #[must_use]
    pub fn is_type_like(self) -> bool {
        self == Self::TYPE || self == Self::TYPE_RANGE
    }
}

/// All types of a program.
#[derive(Clone, Debug)]
pub struct Types<'a> {
    list: Vec<TyKind<'a>>,
    ids: FxHashMap<TyKind<'a>, Ty>,
}

impl Default for Types<'_> {
    fn default() -> Self {
        // The constants below and a few names: most programs need no more room.
        let ids = FxHashMap::with_capacity_and_hasher(28, FxBuildHasher);
        let mut t = Self { list: Vec::with_capacity(28), ids };
        for k in [
            TyKind::Error,
            TyKind::Attr,
            TyKind::Type,
            TyKind::TypeRange,
            TyKind::Value,
            TyKind::ValueRange,
            TyKind::Constraint,
            TyKind::Rewrite,
            TyKind::Op(None, None),
            TyKind::Tuple(Box::new([])),
        ] {
            t.intern(k);
        }
        t
    }
}

impl<'a> Types<'a> {
    /// Makes room for so many more types.
    pub(super) fn reserve(&mut self, types: usize) {
        self.list.reserve(types);
        self.ids.reserve(types);
    }

    /// The type of this kind.
    pub fn intern(&mut self, kind: TyKind<'a>) -> Ty {
        if let Some(&t) = self.ids.get(&kind) {
            return t;
        }
        let t = Ty(self.list.len() as u32);
        self.list.push(kind.clone());
        self.ids.insert(kind, t);
        t
    }

    /// What a type is.
    #[must_use]
    pub fn kind(&self, t: Ty) -> &TyKind<'a> {
        &self.list[t.0 as usize]
    }

    /// The name and ODS record of an operation type.
    #[must_use]
    pub fn op(&self, t: Ty) -> Option<(Option<&'a str>, Option<u32>)> {
        match self.kind(t) {
            TyKind::Op(name, ods) => Some((*name, *ods)),
            _ => None,
        }
    }

    /// The elements of a tuple type.
    #[must_use]
    pub fn tuple(&self, t: Ty) -> Option<&[(Option<&'a str>, Ty)]> {
        match self.kind(t) {
            TyKind::Tuple(e) => Some(e),
            _ => None,
        }
    }

    /// The more precise of two types that describe one entity.
    #[must_use]
    pub fn refine(&self, a: Ty, b: Ty) -> Option<Ty> {
        if a == b || b == Ty::ERROR {
            return Some(a);
        }
        match (self.op(a), self.op(b)) {
            _ if a == Ty::ERROR => Some(b),
            (Some(_), Some((None, _))) => Some(a),
            (Some((None, _)), Some(_)) => Some(b),
            _ => None,
        }
    }

    /// The type as PDLL's tools print it. Nested tuples that become too long are cut.
    #[must_use]
    pub fn display(&self, t: Ty) -> String {
        let mut s = String::new();
        self.write(t, &mut s, 4096);
        s
    }

    fn write(&self, t: Ty, s: &mut String, limit: usize) {
        if s.len() > limit {
            return s.push_str("...");
        }
        match self.kind(t) {
            TyKind::Error => s.push_str("<error>"),
            TyKind::Attr => s.push_str("Attr"),
            TyKind::Type => s.push_str("Type"),
            TyKind::TypeRange => s.push_str("TypeRange"),
            TyKind::Value => s.push_str("Value"),
            TyKind::ValueRange => s.push_str("ValueRange"),
            TyKind::Constraint => s.push_str("Constraint"),
            TyKind::Rewrite => s.push_str("Rewrite"),
            TyKind::Op(None, _) => s.push_str("Op"),
            TyKind::Op(Some(n), _) => {
                let _ = write!(s, "Op<{n}>");
            }
            TyKind::Tuple(e) => {
                s.push_str("Tuple<");
                for (i, (label, t)) in e.iter().enumerate() {
                    if i > 0 {
                        s.push_str(", ");
                    }
                    if let Some(l) = label {
                        let _ = write!(s, "{l}: ");
                    }
                    self.write(*t, s, limit);
                }
                s.push('>');
            }
        }
    }
}
