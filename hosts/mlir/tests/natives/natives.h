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

void integers();
void floats();
void parts();
void types();
