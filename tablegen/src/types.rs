//! Types, hash-consed: equal types have equal handles. A record type is a set of classes; the empty set is
//! "any record".

use crate::record::RecId;
use crate::room;
use rustc_hash::FxHashMap;

/// Handle of a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct TypeId(pub(crate) u32);

/// What a type is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// `bit`
    Bit,
    /// `int`
    Int,
    /// `string` and `code`
    String,
    /// `dag`
    Dag,
    /// `bits<n>`
    Bits(u32),
    /// `list<T>`
    List(TypeId),
    /// Records that derive from all of these classes (sorted by name).
    Record(Box<[RecId]>),
}

/// The outermost part of a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Bit,
    Int,
    String,
    Dag,
    Bits(u32),
    List(TypeId),
    Record,
}

pub(crate) const BIT: TypeId = TypeId(0);
pub(crate) const INT: TypeId = TypeId(1);
pub(crate) const STRING: TypeId = TypeId(2);
pub(crate) const DAG: TypeId = TypeId(3);
pub(crate) const ANY_RECORD: TypeId = TypeId(4);

pub(crate) struct Types {
    all: Vec<Type>,
    /// The types of bits by their width, as far as there are some.
    bits: Vec<Option<TypeId>>,
    /// For each type, that of lists of it if there is one.
    lists: Vec<Option<TypeId>>,
    records: FxHashMap<Box<[RecId]>, TypeId>,
    /// How deeply lists may nest.
    max_depth: Option<u32>,
    /// Set when a list nested more deeply was asked for; its element type was given instead.
    pub(crate) excessive: bool,
}

impl Types {
    pub(crate) fn new(max_depth: Option<u32>) -> Self {
        let any: Box<[RecId]> = Box::new([]);
        let mut all = room::vector();
        all.extend([Type::Bit, Type::Int, Type::String, Type::Dag, Type::Record(any.clone())]);
        let mut lists = room::vector();
        lists.resize(all.len(), None);
        Types {
            all,
            bits: Vec::new(),
            lists,
            records: [(any, ANY_RECORD)].into_iter().collect(),
            max_depth,
            excessive: false,
        }
    }

    pub(crate) fn get(&self, t: TypeId) -> &Type {
        &self.all[t.0 as usize]
    }

    pub(crate) fn shape(&self, t: TypeId) -> Shape {
        match self.get(t) {
            Type::Bit => Shape::Bit,
            Type::Int => Shape::Int,
            Type::String => Shape::String,
            Type::Dag => Shape::Dag,
            Type::Bits(n) => Shape::Bits(*n),
            Type::List(e) => Shape::List(*e),
            Type::Record(_) => Shape::Record,
        }
    }

    fn push(&mut self, t: Type) -> TypeId {
        self.all.push(t);
        self.lists.push(None);
        TypeId(self.all.len() as u32 - 1)
    }

    pub(crate) fn bits(&mut self, n: u32) -> TypeId {
        let i = n as usize;
        if let Some(&Some(t)) = self.bits.get(i) {
            return t;
        }
        if i >= self.bits.len() {
            self.bits.resize(i + 1, None);
        }
        let t = self.push(Type::Bits(n));
        self.bits[i] = Some(t);
        t
    }

    pub(crate) fn list(&mut self, of: TypeId) -> TypeId {
        if let Some(t) = self.lists[of.0 as usize] {
            return t;
        }
        if self.max_depth.is_some_and(|max| self.is_deeper(of, max)) {
            self.excessive = true;
            return of;
        }
        let t = self.push(Type::List(of));
        self.lists[of.0 as usize] = Some(t);
        t
    }

    /// Whether more than `max` lists are inside of each other.
    fn is_deeper(&self, t: TypeId, max: u32) -> bool {
        let mut at = t;
        for _ in 0..max {
            match self.get(at) {
                Type::List(elem) => at = *elem,
                _ => return false,
            }
        }
        true
    }

    /// The type of what derives from one class, which is asked for once.
    pub(crate) fn class(&mut self, class: RecId) -> TypeId {
        self.push(Type::Record([class].into()))
    }

    /// No classes, or several, sorted by name.
    pub(crate) fn record(&mut self, classes: &[RecId]) -> TypeId {
        if let Some(&t) = self.records.get(classes) {
            return t;
        }
        let t = self.push(Type::Record(classes.into()));
        self.records.insert(classes.into(), t);
        t
    }

    pub(crate) fn list_of(&self, t: TypeId) -> Option<TypeId> {
        match self.get(t) {
            Type::List(e) => Some(*e),
            _ => None,
        }
    }

    pub(crate) fn bits_of(&self, t: TypeId) -> Option<u32> {
        match self.get(t) {
            Type::Bits(n) => Some(*n),
            _ => None,
        }
    }

    pub(crate) fn classes_of(&self, t: TypeId) -> Option<&[RecId]> {
        match self.get(t) {
            Type::Record(c) => Some(c),
            _ => None,
        }
    }
}
