//! Builtin types, and types of other dialects as opaque text.

use crate::entity::{Attr, Name, Type};
use crate::float::FloatKind;

/// Signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `iN`
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// A dimension of a shape that is not known (`?`): MLIR's sentinel.
pub const DYNAMIC: i64 = i64::MIN;
/// The widest integer type.
pub const MAX_INT_WIDTH: u32 = 16_777_215;

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeData {
    /// `i32`, `si8`, `ui1`.
    Integer {
        /// Bits, up to [`MAX_INT_WIDTH`].
        width: u32,
        /// Signedness.
        sign: Sign,
    },
    /// `index`.
    Index,
    /// `f32` and its kin.
    Float(FloatKind),
    /// `none`.
    None,
    /// `complex<T>`.
    Complex(Type),
    /// `(inputs) -> (results)`.
    Function {
        /// Inputs.
        inputs: Box<[Type]>,
        /// Results.
        results: Box<[Type]>,
    },
    /// `tuple<...>`.
    Tuple(Box<[Type]>),
    /// `vector<4x[8]xf32>`.
    Vector {
        /// Sizes.
        dims: Box<[i64]>,
        /// Which sizes are scalable (`[n]`).
        scalable: Box<[bool]>,
        /// Element type.
        element: Type,
    },
    /// `tensor<2x?xf32, encoding>`.
    Tensor {
        /// Sizes, [`DYNAMIC`] for `?`.
        dims: Box<[i64]>,
        /// Element type.
        element: Type,
        /// Encoding.
        encoding: Option<Attr>,
    },
    /// `tensor<*xf32>`.
    UnrankedTensor(Type),
    /// `memref<2x?xf32, layout, space>`, canonical: no identity layout, no space 0.
    MemRef {
        /// Sizes, [`DYNAMIC`] for `?`.
        dims: Box<[i64]>,
        /// Element type.
        element: Type,
        /// Layout.
        layout: Option<Attr>,
        /// Memory space.
        space: Option<Attr>,
    },
    /// `memref<*xf32, space>`.
    UnrankedMemRef {
        /// Element type.
        element: Type,
        /// Memory space.
        space: Option<Attr>,
    },
    /// `!namespace<data>`, kept to the byte.
    Opaque {
        /// Dialect namespace.
        namespace: Name,
        /// Text: between the brackets, or after the dot including its brackets.
        data: Name,
    },
}

impl TypeData {
    /// Shape and element type of a ranked tensor, vector or memref.
    pub fn shaped(&self) -> Option<(&[i64], Type)> {
        match self {
            TypeData::Vector { dims, element, .. }
            | TypeData::Tensor { dims, element, .. }
            | TypeData::MemRef { dims, element, .. } => Some((dims, *element)),
            _ => None,
        }
    }

    /// Whether it is an integer type of any signedness.
    pub fn is_integer(&self) -> bool {
        matches!(self, TypeData::Integer { .. })
    }
}
