//! What native functions give back.

use crate::host::Host;

/// A result of a call.
#[derive(Debug)]
pub enum Ret<H: Host> {
    /// An op.
    Op(H::Op),
    /// A value.
    Value(H::Value),
    /// A type.
    Type(H::Type),
    /// An attribute.
    Attr(H::Attr),
    /// No attribute, where one may be: an operation that is created leaves it out.
    NoAttr,
    /// A list of values.
    Values(Vec<H::Value>),
    /// A list of types.
    Types(Vec<H::Type>),
}

/// A result as it is kept: lists are parts of the memory of [`Returned`], from where to where.
#[derive(Debug)]
pub(crate) enum Item<H: Host> {
    Op(H::Op),
    Value(H::Value),
    Type(H::Type),
    Attr(Option<H::Attr>),
    Values(usize, usize),
    Types(usize, usize),
}

impl<H: Host> Clone for Item<H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Host> Copy for Item<H> {}

/// The results of a call, in order. What lists are in is used again by the next call.
#[derive(Debug)]
pub struct Returned<H: Host> {
    items: Vec<Item<H>>,
    values: Vec<H::Value>,
    types: Vec<H::Type>,
}

impl<H: Host> Default for Returned<H> {
    fn default() -> Self {
        Self { items: Vec::new(), values: Vec::new(), types: Vec::new() }
    }
}

impl<H: Host> Returned<H> {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The next result.
    #[inline]
    pub fn push(&mut self, ret: Ret<H>) {
        let item = match ret {
            Ret::Op(op) => Item::Op(op),
            Ret::Value(value) => Item::Value(value),
            Ret::Type(ty) => Item::Type(ty),
            Ret::Attr(attr) => Item::Attr(Some(attr)),
            Ret::NoAttr => Item::Attr(None),
            Ret::Values(values) => return self.values(|list| list.extend(values)),
            Ret::Types(types) => return self.types(|list| list.extend(types)),
        };
        self.items.push(item);
    }

    /// The next result is the list of values that `add` appends; what is there already is of others.
    #[inline]
    pub fn values<R>(&mut self, add: impl FnOnce(&mut Vec<H::Value>) -> R) -> R {
        let start = self.values.len();
        let added = add(&mut self.values);
        self.items.push(Item::Values(start, self.values.len()));
        added
    }

    /// The next result is the list of types that `add` appends; what is there already is of others.
    #[inline]
    pub fn types<R>(&mut self, add: impl FnOnce(&mut Vec<H::Type>) -> R) -> R {
        let start = self.types.len();
        let added = add(&mut self.types);
        self.items.push(Item::Types(start, self.types.len()));
        added
    }

    pub(crate) fn clear(&mut self) {
        self.items.clear();
        self.values.clear();
        self.types.clear();
    }

    pub(crate) fn items(&self) -> &[Item<H>] {
        &self.items
    }

    /// The values of a list.
    pub(crate) fn value_list(&self, start: usize, end: usize) -> &[H::Value] {
        self.values.get(start..end).unwrap_or_default()
    }

    /// The types of a list.
    pub(crate) fn type_list(&self, start: usize, end: usize) -> &[H::Type] {
        self.types.get(start..end).unwrap_or_default()
    }
}

impl<H: Host> Extend<Ret<H>> for Returned<H> {
    fn extend<T: IntoIterator<Item = Ret<H>>>(&mut self, results: T) {
        results.into_iter().for_each(|ret| self.push(ret));
    }
}
