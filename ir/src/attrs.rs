//! Builtin attributes, and attributes of other dialects as opaque text.

use crate::affine::{AffineMap, IntegerSet};
use crate::entity::{Attr, AttrDict, Loc, Name, Type};

/// What an attribute is. Numbers are canonical for their type (truncated to its width and extended again), so
/// that equal values have equal handles.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AttrData {
    /// `unit`.
    Unit,
    /// Integer or index of at most 64 bits: sign-extended for signless, signed and index types, zero-extended
    /// (as the bits of an `i64`) for unsigned ones.
    Integer {
        /// Integer or index type.
        ty: Type,
        /// Value.
        value: i64,
    },
    /// Integer of more than 64 bits: little-endian words, as few as imply the rest by extension as above.
    BigInteger {
        /// Integer type.
        ty: Type,
        /// Words.
        words: Box<[u64]>,
    },
    /// Float by its bits (low word first).
    Float {
        /// Float type.
        ty: Type,
        /// Bits.
        bits: [u64; 2],
    },
    /// `"text"`, `"text" : type`.
    String {
        /// Bytes.
        value: Name,
        /// Type, if one was given.
        ty: Option<Type>,
    },
    /// A type as a value.
    Type(Type),
    /// `[...]`.
    Array(Box<[Attr]>),
    /// `{...}`.
    Dict(AttrDict),
    /// `@root::@nested...`; the first name is the root.
    Symbol(Box<[Name]>),
    /// `affine_map<...>`.
    Map(Box<AffineMap>),
    /// `affine_set<...>`.
    Set(Box<IntegerSet>),
    /// `dense<...> : type`.
    Dense(Box<Dense>),
    /// `sparse<indices, values> : type`.
    Sparse {
        /// The shaped type.
        ty: Type,
        /// Indices (`dense` of i64).
        indices: Attr,
        /// Values (`dense`).
        values: Attr,
    },
    /// `dense_resource<key> : type`.
    Resource {
        /// Key.
        key: Name,
        /// Shaped type.
        ty: Type,
    },
    /// `array<i32: 1, 2>`: elements as bytes, little-endian, each of whole bytes (i1: one byte 0 or 1).
    DenseArray {
        /// Element type.
        element: Type,
        /// Bytes.
        data: Box<[u8]>,
    },
    /// `strided<[...], offset: n>`.
    Strided {
        /// Strides ([`crate::DYNAMIC`] for `?`).
        strides: Box<[i64]>,
        /// Offset.
        offset: i64,
    },
    /// `distinct[n]<payload>`: an object of its own for every number of a parsed text.
    Distinct {
        /// Unique number in the context.
        id: u32,
        /// Payload; `unit` if none was written.
        payload: Attr,
    },
    /// A location as a value (canonical).
    Loc(Loc),
    /// `#namespace<data> : type`, kept to the byte.
    Opaque {
        /// Dialect namespace.
        namespace: Name,
        /// Text.
        data: Name,
        /// Type, if one was given.
        ty: Option<Type>,
    },
}

/// The payload of a `dense` attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dense {
    /// Shaped type.
    pub ty: Type,
    /// One element stands for all.
    pub splat: bool,
    /// The elements in row-major order, or the one that stands for all.
    pub data: DenseData,
}

/// Elements of a `dense` attribute.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum DenseData {
    /// Little-endian bits, each element in whole bytes (`ceil(width / 8)`; complex: two of them; i1: one
    /// byte).
    Bytes(Box<[u8]>),
    /// String elements.
    Strings(Box<[Name]>),
}
