//! Builders that a record declares: what they take, and their bodies.
//!
//! MLIR writes the bodies of some of its own in C++ files, which nobody has at hand who reads a record. What
//! those do that rules call is said here, in a table.

use super::builders::nothing;
use crate::cxx::{self, Expr, Snippet, short_name};
use crate::ods::{RecordRef, builder_params};

/// A parameter of a builder.
pub(super) struct Declared<'r> {
    pub(super) ty: &'r str,
    pub(super) name: &'r str,
    pub(super) default: Option<&'r str>,
}

/// The parameters of a builder; `None`: one of them has no name or type.
pub(super) fn declared(builder: RecordRef<'_>) -> Option<Vec<Declared<'_>>> {
    let params = builder_params(builder)?.into_iter();
    params.map(|p| Some(Declared { ty: p.ty?, name: p.name?, default: p.default })).collect()
}

/// What a parameter of this C++ type is if nothing is given for it.
pub(super) fn default(ty: &str, default: &str) -> Option<Snippet> {
    if ["llvm::MaybeAlign()", "::llvm::MaybeAlign()"].contains(&default) {
        return Some(nothing());
    }
    let class = short_name(ty);
    match default {
        // An empty list of what the parameter says, which fits no list of something else.
        "{}" if ["ValueRange", "TypeRange"].contains(&class.as_str()) => {
            let list = Expr::Call { name: class, types: Vec::new(), args: Vec::new() };
            Some(Snippet { exprs: vec![list], root: 0 })
        }
        "{}" if class.ends_with("Attr") || ["Attribute", "Type", "Value"].contains(&class.as_str()) => {
            Some(nothing())
        }
        _ => cxx::expression(default).ok(),
    }
}

/// The body of a builder of this operation, if it is known.
pub(super) fn body<'r>(op: &str, builder: RecordRef<'r>, params: &[Declared<'r>]) -> Option<&'r str> {
    if let Some(body) = builder.string("body").filter(|b| !b.trim().is_empty()) {
        return Some(body);
    }
    let same =
        |types: &[&str]| types.len() == params.len() && types.iter().zip(params).all(|(t, p)| *t == p.ty);
    BODIES.iter().find(|known| known.0 == op && same(known.1)).map(|known| known.2)
}

/// The body where a dimension is given as a number.
const DIM: &str = "build($_builder, $_state, source, \
    arith::ConstantIndexOp::create($_builder, $_state.location, index));";

/// The bodies where places in a vector are given as numbers.
const EXTRACT: &str = "build($_builder, $_state, source, ValueRange{}, \
    $_builder.getDenseI64ArrayAttr(position));";
const EXTRACT_ONE: &str = "build($_builder, $_state, source, ValueRange{}, \
    $_builder.getDenseI64ArrayAttr({position}));";
const INSERT: &str = "build($_builder, $_state, valueToStore, dest, ValueRange{}, \
    $_builder.getDenseI64ArrayAttr(position));";
const INSERT_ONE: &str = "build($_builder, $_state, valueToStore, dest, ValueRange{}, \
    $_builder.getDenseI64ArrayAttr({position}));";

/// Bodies that stand in C++ files of MLIR: the operation, the types of the parameters, and what is done with
/// what these are called in the record.
const BODIES: &[(&str, &[&str], &str)] = &[
    (
        "tensor.empty",
        &["ArrayRef<int64_t>", "Type", "Attribute"],
        "build($_builder, $_state, \
         RankedTensorType::get(staticShape, elementType, encoding), ValueRange{});",
    ),
    (
        "tensor.empty",
        &["ArrayRef<int64_t>", "Type", "ValueRange", "Attribute"],
        "build($_builder, $_state, \
         RankedTensorType::get(staticShape, elementType, encoding), dynamicSizes);",
    ),
    (
        "tensor.splat",
        &["Value", "Type", "ValueRange"],
        "build($_builder, $_state, aggregateType, element, dynamicSizes);",
    ),
    (
        "tensor.splat",
        &["Value", "ArrayRef<int64_t>", "ValueRange"],
        "build($_builder, $_state, \
         RankedTensorType::get(staticShape, element.getType()), element, dynamicSizes);",
    ),
    (
        "tensor.from_elements",
        &["ValueRange"],
        "build($_builder, $_state, \
         RankedTensorType::get({static_cast<int64_t>(elements.size())}, elements.front().getType()), \
         elements);",
    ),
    ("vector.extract", &["Value", "int64_t"], EXTRACT_ONE),
    ("vector.extract", &["Value", "ArrayRef<int64_t>"], EXTRACT),
    ("vector.insert", &["Value", "Value", "int64_t"], INSERT_ONE),
    ("vector.insert", &["Value", "Value", "ArrayRef<int64_t>"], INSERT),
    (
        "vector.transpose",
        &["Value", "ArrayRef<int64_t>"],
        "VectorType from = cast<VectorType>(vector.getType()); \
         build($_builder, $_state, VectorType::get(applyPermutation(from.getShape(), permutation), \
           from.getElementType(), applyPermutation(from.getScalableDims(), permutation)), vector, \
           permutation);",
    ),
    ("tensor.dim", &["Value", "int64_t"], DIM),
    ("memref.dim", &["Value", "int64_t"], DIM),
    ("index.constant", &["int64_t"], "build($_builder, $_state, $_builder.getIndexAttr(value));"),
    ("shape.const_size", &["int64_t"], "build($_builder, $_state, $_builder.getIndexAttr(value));"),
];
