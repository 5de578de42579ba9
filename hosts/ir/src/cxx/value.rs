//! Values of expressions.

use pdll_ir::{Attr, Op, Type, Value};
use std::sync::Arc;

/// What an expression can be. Static types are not kept: a class that was cast to leaves no trace.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) enum Val {
    /// A null pointer, type or attribute.
    Null,
    Bool(bool),
    Int(i128),
    /// An integer of some bits, and how many: MLIR's `APInt`.
    Bits(u128, u32),
    Float(f64),
    Text(Arc<[u8]>),
    Type(Type),
    Attr(Attr),
    Op(Op),
    Value(Value),
    List(Arc<[Val]>),
    /// A node that is a lambda.
    Lambda(u32),
    /// A context or builder: something that others are made by.
    Context,
    /// A type or attribute that occurs nowhere: equal to none that does.
    New,
}

/// Why there is no value: in C++ it would be undefined, or it goes beyond what is understood.
pub(in super::super) type Stop = &'static str;
pub(in super::super) type Result<T> = std::result::Result<T, Stop>;

/// What is said where the kind of a value is not that which is needed.
pub(in super::super) const WRONG: Stop = "a value is not of the kind that its code takes it for";

impl Val {
    pub(in super::super) fn list(items: impl IntoIterator<Item = Val>) -> Val {
        Val::List(items.into_iter().collect())
    }

    pub(in super::super) fn text(text: &[u8]) -> Val {
        Val::Text(text.into())
    }

    /// Of so many bits, cut to them.
    pub(in super::super) fn bits(value: u128, width: u32) -> Val {
        Val::Bits(value & mask(width), width)
    }

    /// As a condition.
    pub(in super::super) fn truth(&self) -> Result<bool> {
        Ok(match self {
            Val::Null => false,
            Val::Bool(b) => *b,
            Val::Int(i) => *i != 0,
            Val::Bits(b, _) => *b != 0,
            Val::Float(f) => *f != 0.0,
            Val::Type(_) | Val::Attr(_) | Val::Op(_) | Val::Value(_) | Val::New => true,
            Val::Text(_) | Val::List(_) | Val::Lambda(_) | Val::Context => return Err(WRONG),
        })
    }

    /// As a number; an `APInt` is signed, as MLIR's signless integers are read.
    pub(in super::super) fn int(&self) -> Result<i128> {
        match self {
            Val::Bool(b) => Ok(i128::from(*b)),
            Val::Int(i) => Ok(*i),
            Val::Bits(b, width) => Ok(signed(*b, *width)),
            _ => Err(WRONG),
        }
    }

    pub(in super::super) fn ty(&self) -> Result<Type> {
        if let Val::Type(t) = self { Ok(*t) } else { Err(WRONG) }
    }

    pub(in super::super) fn attr(&self) -> Result<Attr> {
        if let Val::Attr(a) = self { Ok(*a) } else { Err(WRONG) }
    }

    pub(in super::super) fn items(&self) -> Result<&Arc<[Val]>> {
        if let Val::List(items) = self { Ok(items) } else { Err(WRONG) }
    }

    /// A list of numbers.
    pub(in super::super) fn ints(&self) -> Result<Vec<i64>> {
        self.items()?.iter().map(|v| i64::try_from(v.int()?).map_err(|_| WRONG)).collect()
    }

    /// A list of types.
    pub(in super::super) fn types(&self) -> Result<Vec<Type>> {
        self.items()?.iter().map(Val::ty).collect()
    }
}

/// As many ones.
pub(in super::super) fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// The number that so many bits are in two's complement.
pub(in super::super) fn signed(bits: u128, width: u32) -> i128 {
    match width {
        0 => 0,
        1..=127 => ((bits << (128 - width)) as i128) >> (128 - width),
        _ => bits as i128,
    }
}
