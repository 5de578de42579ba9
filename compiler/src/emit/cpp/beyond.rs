//! The natives that stand for nodes beyond `pdl` ([`crate::pdl::beyond`]), as C++ for MLIR.
//!
//! Patterns as C++ carry their PDL as text, in which these are calls that MLIR's machine has to find. They
//! take any number of values and values of any kind, which is what MLIR's plain form of a native is for.

use crate::pdl::beyond::{ATTR_OPT, ATTR_OR, FUSED_LOC, FUSED_LOC_WITH, LOC_OF, SEGMENT_SIZES, SET_LOC};

/// The body of the function for a native of this name, with `rewriter`, `results` and `values` in scope;
/// `None` if it is none of these.
pub(super) fn body(native: &str) -> Option<&'static str> {
    Some(match native {
        ATTR_OPT => {
            "\
  auto name = ::llvm::cast<::mlir::StringAttr>(values[1].cast<::mlir::Attribute>());
  results.push_back(values[0].cast<::mlir::Operation *>()->getAttr(name));
  return ::mlir::success();
"
        }
        ATTR_OR => {
            "\
  auto name = ::llvm::cast<::mlir::StringAttr>(values[1].cast<::mlir::Attribute>());
  ::mlir::Attribute given = values[0].cast<::mlir::Operation *>()->getAttr(name);
  results.push_back(given ? given : values[2].cast<::mlir::Attribute>());
  return ::mlir::success();
"
        }
        LOC_OF => {
            "\
  auto *op = values[0].dyn_cast<::mlir::Operation *>();
  ::mlir::Location loc = op ? op->getLoc() : values[0].cast<::mlir::Value>().getLoc();
  results.push_back(::mlir::Attribute(::mlir::LocationAttr(loc)));
  return ::mlir::success();
"
        }
        FUSED_LOC => {
            "\
  ::llvm::SmallVector<::mlir::Location> parts;
  for (::mlir::PDLValue value : values)
    parts.push_back(::llvm::cast<::mlir::LocationAttr>(value.cast<::mlir::Attribute>()));
  results.push_back(::mlir::Attribute(::mlir::LocationAttr(rewriter.getFusedLoc(parts))));
  return ::mlir::success();
"
        }
        FUSED_LOC_WITH => {
            "\
  ::llvm::SmallVector<::mlir::Location> parts;
  for (::mlir::PDLValue value : values.drop_front())
    parts.push_back(::llvm::cast<::mlir::LocationAttr>(value.cast<::mlir::Attribute>()));
  ::mlir::Location loc = rewriter.getFusedLoc(parts, values[0].cast<::mlir::Attribute>());
  results.push_back(::mlir::Attribute(::mlir::LocationAttr(loc)));
  return ::mlir::success();
"
        }
        SET_LOC => {
            "\
  auto loc = ::llvm::cast<::mlir::LocationAttr>(values[1].cast<::mlir::Attribute>());
  values[0].cast<::mlir::Operation *>()->setLoc(loc);
  return ::mlir::success();
"
        }
        SEGMENT_SIZES => {
            "\
  ::llvm::SmallVector<int32_t> sizes;
  for (::mlir::PDLValue value : values) {
    auto list = value.dyn_cast<::mlir::ValueRange>();
    auto types = value.dyn_cast<::mlir::TypeRange>();
    sizes.push_back(list ? list->size() : types ? types->size() : 1);
  }
  results.push_back(::mlir::Attribute(rewriter.getDenseI32ArrayAttr(sizes)));
  return ::mlir::success();
"
        }
        _ => return None,
    })
}
