// What the natives of pdllc's library do, done with MLIR's own attributes and types.
#pragma once

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

// What a native is given: attributes in their order, and types.
struct Call {
  mlir::Attribute a, b, c;
  mlir::Type t, u;
};

// What it gives: an attribute, or a type as one. Constraints that hold give a unit.
using Answer = std::optional<mlir::Attribute>;
extern std::map<std::string, std::function<Answer(const Call &)>> natives;

inline Answer holds(mlir::Type t, bool yes) {
  return yes ? Answer(mlir::UnitAttr::get(t.getContext())) : std::nullopt;
}

inline void native(const char *name, std::function<Answer(const Call &)> f) { natives[name] = std::move(f); }
// A question about what it is given.
inline void ask(const char *name, std::function<bool(const Call &)> f) {
  natives[name] = [f](const Call &call) { return holds(call.t, f(call)); };
}

inline Answer counted(mlir::MLIRContext *context, int64_t n) {
  return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), n);
}
// A place, or how many there are: an integer that is not negative.
inline std::optional<int64_t> indexOf(mlir::Attribute a) {
  auto i = llvm::dyn_cast_or_null<mlir::IntegerAttr>(a);
  if (!i || i.getValue().getBitWidth() > 64)
    return std::nullopt;
  int64_t n = i.getType().isUnsignedInteger() ? i.getValue().getZExtValue() : i.getValue().getSExtValue();
  return n < 0 ? std::nullopt : std::optional<int64_t>(n);
}

void integers();
void floats();
void parts();
void types();
