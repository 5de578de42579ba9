//! Values of expressions, and why there may be none.

use super::big::Big;
use super::view::View;
use pdll_bytecode::query::Scalar;
use pdll_ir::{Attr, AttrData, FloatKind, Type, TypeData};
use std::sync::Arc;

/// Why there is no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// C++ leaves it undefined: why, as a sentence.
    Undefined(&'static str),
    /// It goes beyond what is understood: why.
    Unknown(&'static str),
    /// It takes more steps than an evaluation may.
    Limit,
}

impl std::fmt::Display for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Stop::Undefined(why) | Stop::Unknown(why) => f.write_str(why),
            Stop::Limit => f.write_str("its code takes too many steps"),
        }
    }
}

pub(super) type Result<T> = std::result::Result<T, Stop>;

/// What is said where an operand is not one that a query is defined for.
pub(super) const UNDEFINED: Stop = Stop::Undefined("a value is not of the kind that its code takes it for");
/// What is said where verification should have found the fault.
pub(super) const DAMAGED: Stop = Stop::Unknown("its program is damaged");

/// A list: items, or one that is repeated.
pub(super) enum List<V: View> {
    /// These items of a vector, from `start` on.
    Items { all: Arc<[Val<V>]>, start: usize, len: usize },
    /// A splat.
    Repeat(Box<Val<V>>, usize),
}

/// What an expression can be.
pub(super) enum Val<V: View> {
    Null,
    Bool(bool),
    /// Sign-extended if it is signed.
    Int(Scalar, u64),
    F32(f32),
    F64(f64),
    Big(Big),
    Soft(FloatKind, u128),
    Text(Arc<[u8]>),
    Type(Type),
    Attr(Attr),
    /// A type that occurs nowhere.
    NewType(Arc<TypeData>),
    /// An attribute that occurs nowhere.
    NewAttr(Arc<AttrData>),
    Op(V::Op),
    Value(V::Value),
    List(List<V>),
}

// By hand: a view itself is not copied.
impl<V: View> Clone for Val<V> {
    fn clone(&self) -> Self {
        match self {
            Val::Null => Val::Null,
            Val::Bool(b) => Val::Bool(*b),
            Val::Int(scalar, i) => Val::Int(*scalar, *i),
            Val::F32(f) => Val::F32(*f),
            Val::F64(f) => Val::F64(*f),
            Val::Big(b) => Val::Big(b.clone()),
            Val::Soft(kind, bits) => Val::Soft(*kind, *bits),
            Val::Text(t) => Val::Text(t.clone()),
            Val::Type(t) => Val::Type(*t),
            Val::Attr(a) => Val::Attr(*a),
            Val::NewType(t) => Val::NewType(t.clone()),
            Val::NewAttr(a) => Val::NewAttr(a.clone()),
            Val::Op(op) => Val::Op(*op),
            Val::Value(v) => Val::Value(*v),
            Val::List(list) => Val::List(list.clone()),
        }
    }
}

impl<V: View> Clone for List<V> {
    fn clone(&self) -> Self {
        match self {
            List::Items { all, start, len } => List::Items { all: all.clone(), start: *start, len: *len },
            List::Repeat(item, len) => List::Repeat(item.clone(), *len),
        }
    }
}

/// A constant of an expression.
#[derive(Clone, Debug)]
pub(super) enum Constant {
    Null,
    Bool(bool),
    Int(Scalar, u64),
    Float(f64),
    Text(Arc<[u8]>),
    Type(Type),
    Attr(Attr),
}

impl Constant {
    pub(super) fn value<V: View>(&self) -> Val<V> {
        match self {
            Constant::Null => Val::Null,
            Constant::Bool(b) => Val::Bool(*b),
            Constant::Int(scalar, i) => Val::Int(*scalar, *i),
            Constant::Float(f) => Val::F64(*f),
            Constant::Text(t) => Val::Text(t.clone()),
            Constant::Type(t) => Val::Type(*t),
            Constant::Attr(a) => Val::Attr(*a),
        }
    }
}

impl<V: View> Val<V> {
    pub(super) fn list(items: impl IntoIterator<Item = Val<V>>) -> Self {
        let all: Arc<[Val<V>]> = items.into_iter().collect();
        let len = all.len();
        Val::List(List::Items { all, start: 0, len })
    }

    /// An integer of some sort, cut to its bits.
    pub(super) fn int(scalar: Scalar, value: u64) -> Self {
        let Some((bits, signed)) = scalar.int() else { return Val::Bool(value != 0) };
        let unused = 64 - bits;
        let value = value << unused;
        Val::Int(scalar, if signed { (value as i64 >> unused) as u64 } else { value >> unused })
    }

    pub(super) fn truth(&self) -> Result<bool> {
        if let Val::Bool(b) = self { Ok(*b) } else { Err(DAMAGED) }
    }

    pub(super) fn u64(&self) -> Result<u64> {
        if let Val::Int(_, i) = self { Ok(*i) } else { Err(DAMAGED) }
    }

    pub(super) fn u32(&self) -> Result<u32> {
        Ok(self.u64()? as u32)
    }

    pub(super) fn big(&self) -> Result<&Big> {
        if let Val::Big(b) = self { Ok(b) } else { Err(DAMAGED) }
    }

    pub(super) fn soft(&self) -> Result<(FloatKind, u128)> {
        if let Val::Soft(kind, bits) = self { Ok((*kind, *bits)) } else { Err(DAMAGED) }
    }

    pub(super) fn text(&self) -> Result<&[u8]> {
        if let Val::Text(t) = self { Ok(t) } else { Err(DAMAGED) }
    }

    pub(super) fn op(&self) -> Result<V::Op> {
        match self {
            Val::Op(op) => Ok(*op),
            Val::Null => Err(UNDEFINED),
            _ => Err(DAMAGED),
        }
    }

    pub(super) fn value(&self) -> Result<V::Value> {
        match self {
            Val::Value(v) => Ok(*v),
            Val::Null => Err(UNDEFINED),
            _ => Err(DAMAGED),
        }
    }

    pub(super) fn items(&self) -> Result<&List<V>> {
        if let Val::List(list) = self { Ok(list) } else { Err(DAMAGED) }
    }
}

impl<V: View> List<V> {
    pub(super) fn len(&self) -> usize {
        match self {
            List::Items { len, .. } | List::Repeat(_, len) => *len,
        }
    }

    pub(super) fn get(&self, i: usize) -> Option<&Val<V>> {
        match self {
            List::Items { all, start, len } => (i < *len).then(|| &all[start + i]),
            List::Repeat(item, len) => (i < *len).then_some(item),
        }
    }

    /// Items that differ where they stand: all, or the one that is repeated. What holds for these holds for
    /// all.
    pub(super) fn distinct(&self) -> &[Val<V>] {
        match self {
            List::Items { all, start, len } => &all[*start..start + len],
            List::Repeat(_, 0) => &[],
            List::Repeat(item, _) => std::slice::from_ref(item),
        }
    }

    /// All items but so many of the first and of the last.
    pub(super) fn without(&self, first: u64, last: u64) -> Option<List<V>> {
        let (first, last) = (usize::try_from(first).ok()?, usize::try_from(last).ok()?);
        let rest = self.len().checked_sub(first)?.checked_sub(last)?;
        Some(match self {
            List::Items { all, start, .. } => {
                List::Items { all: all.clone(), start: start + first, len: rest }
            }
            List::Repeat(item, _) => List::Repeat(item.clone(), rest),
        })
    }
}
