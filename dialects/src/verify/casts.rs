//! Casts between numbers: which types they go between, which in MLIR is code of their dialects.

use pdll_ir::{Context, Type, TypeData};

/// What a cast asks of the elements of its operand and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cast {
    /// To a wider number of the same sort.
    Widens,
    /// To a narrower number of the same sort.
    Narrows,
    /// Between integers and floats.
    Converts,
    /// Between integers and `index`.
    Index,
    /// Between numbers of equal width.
    Bits,
}

impl Cast {
    /// The cast that an operation is, by its name.
    pub(super) fn of(name: &str) -> Option<Self> {
        Some(match name {
            "arith.extsi" | "arith.extui" | "arith.extf" | "arith.scaling_extf" | "llvm.sext"
            | "llvm.zext" => Self::Widens,
            "arith.trunci" | "arith.truncf" | "arith.scaling_truncf" => Self::Narrows,
            "arith.sitofp" | "arith.uitofp" | "arith.fptosi" | "arith.fptoui" => Self::Converts,
            "arith.index_cast" | "arith.index_castui" | "index.casts" | "index.castu" => Self::Index,
            "arith.bitcast" => Self::Bits,
            _ => return None,
        })
    }

    /// Whether it goes from one type to the other. What else there is to their shapes, traits say.
    pub(super) fn allows(self, ctx: &Context, from: Type, to: Type) -> bool {
        if !same_encoding(ctx, from, to) {
            return false;
        }
        let (Some(from), Some(to)) = (number(ctx, from), number(ctx, to)) else {
            // Others, the conditions on operand and result refuse.
            return true;
        };
        if from.container != to.container {
            return false;
        }
        match self {
            Self::Widens => from.width < to.width,
            Self::Narrows => from.width > to.width,
            Self::Converts => from.is_float != to.is_float,
            Self::Index => from.width.is_none() != to.width.is_none(),
            Self::Bits => from.width.is_some() && from.width == to.width,
        }
    }
}

/// Whether tensors are kept in the same way.
fn same_encoding(ctx: &Context, from: Type, to: Type) -> bool {
    match (ctx.type_data(from), ctx.type_data(to)) {
        (TypeData::Tensor { encoding: from, .. }, TypeData::Tensor { encoding: to, .. }) => from == to,
        _ => true,
    }
}

/// A number, or many in a container.
struct Number {
    /// `None`: `index`.
    width: Option<u32>,
    is_float: bool,
    container: u8,
}

fn number(ctx: &Context, ty: Type) -> Option<Number> {
    let (container, element) = match ctx.type_data(ty) {
        TypeData::Vector { element, .. } => (1, *element),
        TypeData::Tensor { element, .. } | TypeData::UnrankedTensor(element) => (2, *element),
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => (3, *element),
        _ => (0, ty),
    };
    let (width, is_float) = match ctx.type_data(element) {
        TypeData::Integer { width, .. } => (Some(*width), false),
        TypeData::Index => (None, false),
        TypeData::Float(kind) => (Some(kind.width()), true),
        _ => return None,
    };
    Some(Number { width, is_float, container })
}
