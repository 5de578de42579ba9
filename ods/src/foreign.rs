//! Result types that only C++ files of MLIR infer, of operations that rules make: in C++ over the operands
//! and attributes of the record, as traits of other operations say theirs.

/// The operation, and the type of its result.
const TYPES: &[(&str, &str)] = &[
    ("shape.add", EXTENT),
    ("shape.mul", EXTENT),
    ("shape.div", EXTENT),
    ("shape.max", SAME_OR_SIZE),
    ("shape.min", SAME_OR_SIZE),
    ("shape.rank", SIZE_OF_SHAPE),
    ("shape.num_elements", SIZE_OF_SHAPE),
    ("shape.dim", "$index.getType()"),
    ("shape.get_extent", "$_builder.getIndexType()"),
    (
        "shape.const_shape",
        "RankedTensorType::get({cast<DenseIntElementsAttr>($shape).getNumElements()}, \
         $_builder.getIndexType())",
    ),
    (
        "shape.shape_of",
        "[&](Type of) { return isa<shape::ValueShapeType>(of) ? $_builder.getType<shape::ShapeType>() : \
           RankedTensorType::get({cast<ShapedType>(of).hasRank() ? cast<ShapedType>(of).getRank() : \
           ShapedType::kDynamic}, $_builder.getIndexType()); }($arg.getType())",
    ),
    ("tosa.reduce_all", REDUCED),
    ("tosa.reduce_any", REDUCED),
    ("tosa.reduce_max", REDUCED),
    ("tosa.reduce_min", REDUCED),
    ("tosa.reduce_product", REDUCED),
    ("tosa.reduce_sum", REDUCED),
    ("vector.multi_reduction", "$acc.getType()"),
    (
        "vector.shuffle",
        "[&](VectorType of, int64_t count) { \
           SmallVector<int64_t> shape; \
           shape.push_back(std::max<int64_t>(1, count)); \
           if (of.getRank() > 0) llvm::append_range(shape, of.getShape().drop_front()); \
           return VectorType::get(shape, of.getElementType()); \
         }(cast<VectorType>($v1.getType()), cast<DenseI64ArrayAttr>($mask).size())",
    ),
    (
        "vector.extract",
        "[&](VectorType from, ArrayRef<int64_t> at) { \
           if (int64_t(at.size()) == from.getRank()) return from.getElementType(); \
           return Type(VectorType::get(from.getShape().drop_front(at.size()), from.getElementType(), \
             from.getScalableDims().drop_front(at.size()))); \
         }(cast<VectorType>($source.getType()), cast<DenseI64ArrayAttr>($static_position).asArrayRef())",
    ),
];

const EXTENT: &str = "isa<shape::SizeType>($lhs.getType()) || isa<shape::SizeType>($rhs.getType()) ? \
    $_builder.getType<shape::SizeType>() : $_builder.getIndexType()";

const SAME_OR_SIZE: &str =
    "$lhs.getType() == $rhs.getType() ? $lhs.getType() : $_builder.getType<shape::SizeType>()";

const SIZE_OF_SHAPE: &str = "isa<shape::ShapeType>($shape.getType()) ? \
    $_builder.getType<shape::SizeType>() : $_builder.getIndexType()";

/// One size becomes 1.
const REDUCED: &str = "[&](ShapedType of, int64_t axis) { \
      if (!of.hasRank()) return Type(UnrankedTensorType::get(of.getElementType())); \
      if (of.getRank() <= axis) return Type(of); \
      return Type(RankedTensorType::get(llvm::to_vector(llvm::map_range(llvm::seq<int64_t>(0, of.getRank()), \
        [&](int64_t i) { return i == axis ? int64_t(1) : of.getShape()[i]; })), of.getElementType())); \
    }(cast<ShapedType>($input.getType()), cast<IntegerAttr>($axis).getInt())";

/// C++ for the type of the one result of an operation, if it is known.
#[must_use]
pub fn result_type(op: &str) -> Option<&'static str> {
    TYPES.iter().find(|known| known.0 == op).map(|known| known.1)
}

#[cfg(test)]
mod tests {
    use super::TYPES;
    use crate::cxx;

    #[test]
    fn all_types_are_read() {
        assert!(TYPES.iter().all(|known| cxx::expression(known.1).is_ok()));
    }
}
