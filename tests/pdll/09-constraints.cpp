==== 0: constraintDecl: external
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":3:34)
  %1 = types loc("09-constraints.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":3:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":3:12)
  } loc("09-constraints.pdll":3:12)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: constraintDecl: native
static ::llvm::LogicalResult SmallPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ::mlir::success(isSmall(v));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":5:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":5:34)
  %1 = types loc("09-constraints.pdll":5:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":5:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":5:12)
  } loc("09-constraints.pdll":5:12)
} loc("09-constraints.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Small", SmallPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: constraintDecl: in braces
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":5:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":4:38)
  %1 = attribute = 2 : i32 loc("09-constraints.pdll":4:57)
  apply_native_constraint "Cheap"(%0, %1 : !pdl.value, !pdl.attribute) loc("09-constraints.pdll":4:48)
  %2 = types loc("09-constraints.pdll":5:18)
  %3 = operation "calc.neg"(%0 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":5:18)
  rewrite %3 {
    erase %3 loc("09-constraints.pdll":5:12)
  } loc("09-constraints.pdll":5:12)
} loc("09-constraints.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: constraintDecl: nothing to check
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:31)
  %1 = types loc("09-constraints.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":3:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":3:12)
  } loc("09-constraints.pdll":3:12)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: constraintDecl: an expression
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:43)
  %1 = types loc("09-constraints.pdll":2:33)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":2:33)
  %3 = results of %2  loc("09-constraints.pdll":3:35)
  %4 = types loc("09-constraints.pdll":3:22)
  %5 = operation "calc.abs"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("09-constraints.pdll":3:55)
  } loc("09-constraints.pdll":3:55)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: constraintDecl: a call as expression
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:35)
  %1 = types loc("09-constraints.pdll":4:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":4:22)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":3:30)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":4:55)
  } loc("09-constraints.pdll":4:55)
} loc("09-constraints.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: constraintDecl: parameters of every kind
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:27)
  %1 = operands loc("09-constraints.pdll":4:37)
  %2 = attribute loc("09-constraints.pdll":4:58)
  %3 = type loc("09-constraints.pdll":4:71)
  %4 = types loc("09-constraints.pdll":4:80)
  %5 = operation "calc.neg"(%0, %1 : !pdl.value, !pdl.range<value>)  {"k" = %2} -> (%3, %4 : !pdl.type, !pdl.range<type>) loc("09-constraints.pdll":4:14)
  apply_native_constraint "Check"(%5, %5, %0, %1, %3, %4, %2 : !pdl.operation, !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>, !pdl.attribute) loc("09-constraints.pdll":5:3)
  rewrite %5 {
    erase %5 loc("09-constraints.pdll":6:3)
  } loc("09-constraints.pdll":6:3)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: constraintDecl: parameters of every kind, native
static ::llvm::LogicalResult CheckPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o, ::mlir::Operation * n, ::mlir::Value v, ::mlir::ValueRange vs, ::mlir::Type t, ::mlir::TypeRange ts, ::mlir::Attribute a) {
  return check(o, n, v, vs, t, ts, a);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:27)
  %1 = operands loc("09-constraints.pdll":4:37)
  %2 = attribute loc("09-constraints.pdll":4:58)
  %3 = type loc("09-constraints.pdll":4:71)
  %4 = types loc("09-constraints.pdll":4:80)
  %5 = operation "calc.neg"(%0, %1 : !pdl.value, !pdl.range<value>)  {"k" = %2} -> (%3, %4 : !pdl.type, !pdl.range<type>) loc("09-constraints.pdll":4:14)
  apply_native_constraint "Check"(%5, %5, %0, %1, %3, %4, %2 : !pdl.operation, !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>, !pdl.attribute) loc("09-constraints.pdll":5:3)
  rewrite %5 {
    erase %5 loc("09-constraints.pdll":6:3)
  } loc("09-constraints.pdll":6:3)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Check", CheckPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: constraintDecl: constraints on parameters are checked first
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":5:35)
  %1 = operand loc("09-constraints.pdll":5:45)
  %2 = types loc("09-constraints.pdll":5:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":5:22)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":3:20)
  apply_native_constraint "Even"(%0 : !pdl.value) loc("09-constraints.pdll":4:20)
  apply_native_constraint "Small"(%1 : !pdl.value) loc("09-constraints.pdll":4:29)
  rewrite %3 {
    erase %3 loc("09-constraints.pdll":5:68)
  } loc("09-constraints.pdll":5:68)
} loc("09-constraints.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: signature: no parameters
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("09-constraints.pdll":3:22)
  %1 = types loc("09-constraints.pdll":3:22)
  %2 = operation "calc.dead"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  %3 = results of %2  loc("09-constraints.pdll":4:41)
  %4 = types loc("09-constraints.pdll":4:28)
  %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("09-constraints.pdll":4:28)
  rewrite %5 {
    erase %5 loc("09-constraints.pdll":4:22)
  } loc("09-constraints.pdll":4:22)
} loc("09-constraints.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: signature: a result
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:35)
  %1 = types loc("09-constraints.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  %3 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("09-constraints.pdll":3:54)
  %4 = results of %2  loc("09-constraints.pdll":3:83)
  %5 = types loc("09-constraints.pdll":3:70)
  %6 = operation "calc.use"(%4 : !pdl.range<value>)  {"width" = %3} -> (%5 : !pdl.range<type>) loc("09-constraints.pdll":3:70)
  rewrite %6 {
    erase %6 loc("09-constraints.pdll":3:64)
  } loc("09-constraints.pdll":3:64)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: signature: a result in parentheses
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:35)
  %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("09-constraints.pdll":3:54)
  %2 = types loc("09-constraints.pdll":3:22)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"width" = %1} -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  rewrite %3 {
    erase %3 loc("09-constraints.pdll":3:65)
  } loc("09-constraints.pdll":3:65)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: signature: several results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:27)
  %1 = types loc("09-constraints.pdll":4:14)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":4:14)
  %3:5 = apply_native_constraint "Shape"(%0 : !pdl.value) : !pdl.attribute, !pdl.type, !pdl.range<value>, !pdl.range<type>, !pdl.value loc("09-constraints.pdll":5:11)
  rewrite %2 {
    %4 = operation "calc.use"(%3#2, %3#4 : !pdl.range<value>, !pdl.value)  {"rank" = %3#0} -> (%3#1, %3#3 : !pdl.type, !pdl.range<type>) loc("09-constraints.pdll":6:21)
    replace %2 with %4 loc("09-constraints.pdll":6:3)
  } loc("09-constraints.pdll":6:3)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: signature: results may have the names of parameters
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:35)
  %1 = operand loc("09-constraints.pdll":3:45)
  %2 = types loc("09-constraints.pdll":3:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  %4:2 = apply_native_constraint "Same"(%0, %1 : !pdl.value, !pdl.value) : !pdl.value, !pdl.value loc("09-constraints.pdll":3:64)
  rewrite %3 {
    replace %3 with(%4#0 : !pdl.value) loc("09-constraints.pdll":3:76)
  } loc("09-constraints.pdll":3:76)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: result: with a constraint of the user, which is checked after the call
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":5:35)
  %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("09-constraints.pdll":5:50)
  apply_native_constraint "IsZero"(%1 : !pdl.attribute) loc("09-constraints.pdll":3:31)
  %2:2 = apply_native_constraint "Bounds"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc("09-constraints.pdll":5:64)
  apply_native_constraint "IsZero"(%2#0 : !pdl.attribute) loc("09-constraints.pdll":4:33)
  apply_native_constraint "IsZero"(%2#1 : !pdl.attribute) loc("09-constraints.pdll":4:46)
  %3 = types loc("09-constraints.pdll":5:22)
  %4 = operation "calc.neg"(%0 : !pdl.value)  {"w" = %1, "m" = %2#1} -> (%3 : !pdl.range<type>) loc("09-constraints.pdll":5:22)
  rewrite %4 {
    erase %4 loc("09-constraints.pdll":5:80)
  } loc("09-constraints.pdll":5:80)
} loc("09-constraints.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: result: a name that is also a constraint is the constraint
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:35)
  %1:2 = apply_native_constraint "Bounds"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc("09-constraints.pdll":4:50)
  apply_native_constraint "low"(%1#0 : !pdl.attribute) loc("09-constraints.pdll":3:33)
  %2:2 = apply_native_constraint "Bounds"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc("09-constraints.pdll":4:70)
  apply_native_constraint "low"(%2#0 : !pdl.attribute) loc("09-constraints.pdll":3:33)
  %3 = types loc("09-constraints.pdll":4:22)
  %4 = operation "calc.neg"(%0 : !pdl.value)  {"m" = %1#1, "n" = %2#0} -> (%3 : !pdl.range<type>) loc("09-constraints.pdll":4:22)
  rewrite %4 {
    erase %4 loc("09-constraints.pdll":4:84)
  } loc("09-constraints.pdll":4:84)
} loc("09-constraints.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: result: a contextual keyword is a name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:35)
  %1:3 = apply_native_constraint "Parts"(%0 : !pdl.value) : !pdl.attribute, !pdl.type, !pdl.range<value> loc("09-constraints.pdll":3:50)
  %2:3 = apply_native_constraint "Parts"(%0 : !pdl.value) : !pdl.attribute, !pdl.type, !pdl.range<value> loc("09-constraints.pdll":3:69)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"k" = %1#0} -> (%2#1 : !pdl.type) loc("09-constraints.pdll":3:22)
  rewrite %3 {
    erase %3 loc("09-constraints.pdll":3:85)
  } loc("09-constraints.pdll":3:85)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: arg: a contextual keyword is a name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("09-constraints.pdll":3:22)
  %1 = type loc("09-constraints.pdll":3:39)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type) loc("09-constraints.pdll":3:22)
  apply_native_constraint "Check"(%2, %1 : !pdl.operation, !pdl.type) loc("09-constraints.pdll":3:49)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":3:65)
  } loc("09-constraints.pdll":3:65)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: callableTail: a string as native code
static ::llvm::LogicalResult SmallPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ::mlir::success();
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":3:34)
  %1 = types loc("09-constraints.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":3:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":3:12)
  } loc("09-constraints.pdll":3:12)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Small", SmallPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: callableTail: blanks around native code are cut, lines in it are not
static ::llvm::LogicalResult SmallPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  int width = v.getType().getIntOrFloatBitWidth();

      return ::mlir::success(width < 8);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":8:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":8:34)
  %1 = types loc("09-constraints.pdll":8:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":8:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":8:12)
  } loc("09-constraints.pdll":8:12)
} loc("09-constraints.pdll":8:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Small", SmallPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: callableTail: the type of what is returned is that of the constraint
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:35)
  %1 = operand loc("09-constraints.pdll":3:45)
  %2 = types loc("09-constraints.pdll":3:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  rewrite %3 {
    replace %3 with(%1 : !pdl.value) loc("09-constraints.pdll":3:76)
  } loc("09-constraints.pdll":3:76)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 21: inlineDecl: a constraint that is called in place
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":2:35)
  %1 = types loc("09-constraints.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":2:22)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":2:75)
  } loc("09-constraints.pdll":2:75)
} loc("09-constraints.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 22: inlineDecl: the value of a constraint that is called in place
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":2:72)
  %1 = types loc("09-constraints.pdll":2:52)
  %2 = operation "calc.user"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":2:52)
  %3 = results of %2  loc("09-constraints.pdll":2:102)
  %4 = types loc("09-constraints.pdll":2:89)
  %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("09-constraints.pdll":2:89)
  rewrite %5 {
    erase %5 loc("09-constraints.pdll":2:83)
  } loc("09-constraints.pdll":2:83)
} loc("09-constraints.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 23: inlineDecl: variables around it can be used
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:27)
  %1 = operand loc("09-constraints.pdll":4:37)
  %2 = types loc("09-constraints.pdll":4:14)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":4:14)
  apply_native_constraint "Same"(%0, %1 : !pdl.value, !pdl.value) loc("09-constraints.pdll":5:18)
  rewrite %3 {
    erase %3 loc("09-constraints.pdll":6:3)
  } loc("09-constraints.pdll":6:3)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 24: inlineTail: an expression
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("09-constraints.pdll":3:66)
  %1 = types loc("09-constraints.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":3:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":3:12)
  } loc("09-constraints.pdll":3:12)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 25: primary: a constraint that must not hold
static ::llvm::LogicalResult SamePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v, ::mlir::Value w) {
  return same(v, w);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:35)
  %1 = operand loc("09-constraints.pdll":4:45)
  %2 = types loc("09-constraints.pdll":4:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":4:22)
  apply_native_constraint "Small"(%0 : !pdl.value) {isNegated = true} loc("09-constraints.pdll":4:60)
  apply_native_constraint "Same"(%0, %1 : !pdl.value, !pdl.value) {isNegated = true} loc("09-constraints.pdll":4:74)
  rewrite %3 {
    erase %3 loc("09-constraints.pdll":4:86)
  } loc("09-constraints.pdll":4:86)
} loc("09-constraints.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Same", SamePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 26: primary: `not` in a constraint
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:31)
  apply_native_constraint "Small"(%0 : !pdl.value) {isNegated = true} loc("09-constraints.pdll":3:32)
  %1 = types loc("09-constraints.pdll":4:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":4:18)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":4:12)
  } loc("09-constraints.pdll":4:12)
} loc("09-constraints.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 27: primary: `not` as the expression of a constraint
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":4:35)
  %1 = types loc("09-constraints.pdll":4:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":4:22)
  apply_native_constraint "Small"(%0 : !pdl.value) {isNegated = true} loc("09-constraints.pdll":3:33)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":4:54)
  } loc("09-constraints.pdll":4:54)
} loc("09-constraints.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 28: constraintDecl: matches more than what it is given
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":3:35)
  %1 = operand loc("09-constraints.pdll":3:58)
  %2 = types loc("09-constraints.pdll":3:45)
  %3 = operation "calc.use"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("09-constraints.pdll":3:45)
  %4 = results of %3  loc("09-constraints.pdll":3:45)
  %5 = types loc("09-constraints.pdll":3:22)
  %6 = operation "calc.add"(%0, %4 : !pdl.value, !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("09-constraints.pdll":3:22)
  rewrite %6 {
    erase %6 loc("09-constraints.pdll":3:70)
  } loc("09-constraints.pdll":3:70)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 29: constraintDecl: one call, one copy
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("09-constraints.pdll":2:26)
  %1 = types loc("09-constraints.pdll":2:26)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":2:26)
  %3 = results of %2  loc("09-constraints.pdll":3:31)
  %4 = operands loc("09-constraints.pdll":2:26)
  %5 = types loc("09-constraints.pdll":2:26)
  %6 = operation "calc.const"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("09-constraints.pdll":2:26)
  %7 = results of %6  loc("09-constraints.pdll":3:43)
  %8 = types loc("09-constraints.pdll":3:18)
  %9 = operation "calc.add"(%3, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc("09-constraints.pdll":3:18)
  rewrite %9 {
    erase %9 loc("09-constraints.pdll":3:12)
  } loc("09-constraints.pdll":3:12)
} loc("09-constraints.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 30: constraintDecl: called in a chain
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("09-constraints.pdll":5:35)
  apply_native_constraint "A"(%0 : !pdl.value) loc("09-constraints.pdll":3:26)
  apply_native_constraint "A"(%0 : !pdl.value) loc("09-constraints.pdll":4:32)
  %1 = types loc("09-constraints.pdll":5:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("09-constraints.pdll":5:22)
  apply_native_constraint "A"(%0 : !pdl.value) loc("09-constraints.pdll":3:26)
  rewrite %2 {
    erase %2 loc("09-constraints.pdll":5:48)
  } loc("09-constraints.pdll":5:48)
} loc("09-constraints.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
