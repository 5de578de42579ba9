==== 0: expr: a call with no arguments
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("11-calls.pdll":2:22)
  %1 = types loc("11-calls.pdll":2:22)
  %2 = operation "calc.dead"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("11-calls.pdll":2:22)
  %3 = results of %2  loc("11-calls.pdll":3:30)
  %4 = types loc("11-calls.pdll":3:17)
  %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("11-calls.pdll":3:17)
  rewrite %5 {
    erase %5 loc("11-calls.pdll":3:11)
  } loc("11-calls.pdll":3:11)
} loc("11-calls.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: expr: arguments are generated from left to right
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":3:35)
  %1 = types loc("11-calls.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("11-calls.pdll":3:22)
  %3 = attribute = 1 : i8 loc("11-calls.pdll":3:52)
  %4 = type : i8 loc("11-calls.pdll":3:68)
  apply_native_constraint "Check"(%3, %4, %0 : !pdl.attribute, !pdl.type, !pdl.value) loc("11-calls.pdll":3:46)
  rewrite %2 {
    erase %2 loc("11-calls.pdll":3:84)
  } loc("11-calls.pdll":3:84)
} loc("11-calls.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: expr: a call as argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":4:35)
  %1 = types loc("11-calls.pdll":4:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("11-calls.pdll":4:22)
  %3 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("11-calls.pdll":4:53)
  apply_native_constraint "IsZero"(%3 : !pdl.attribute) loc("11-calls.pdll":4:46)
  rewrite %2 {
    erase %2 loc("11-calls.pdll":4:64)
  } loc("11-calls.pdll":4:64)
} loc("11-calls.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: expr: the same call twice is two calls
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":3:35)
  %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("11-calls.pdll":3:50)
  %2 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("11-calls.pdll":3:64)
  %3 = types loc("11-calls.pdll":3:22)
  %4 = operation "calc.neg"(%0 : !pdl.value)  {"a" = %1, "b" = %2} -> (%3 : !pdl.range<type>) loc("11-calls.pdll":3:22)
  rewrite %4 {
    erase %4 loc("11-calls.pdll":3:75)
  } loc("11-calls.pdll":3:75)
} loc("11-calls.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: expr: a call in the list of operands
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":3:35)
  %1 = types loc("11-calls.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("11-calls.pdll":3:22)
  %3 = results of %2  loc("11-calls.pdll":3:65)
  %4 = apply_native_constraint "Source"(%0 : !pdl.value) : !pdl.value loc("11-calls.pdll":3:71)
  %5 = types loc("11-calls.pdll":3:52)
  %6 = operation "calc.use"(%3, %4 : !pdl.range<value>, !pdl.value)  -> (%5 : !pdl.range<type>) loc("11-calls.pdll":3:52)
  rewrite %6 {
    erase %6 loc("11-calls.pdll":3:46)
  } loc("11-calls.pdll":3:46)
} loc("11-calls.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: expr: a call in the list of results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":3:35)
  %1 = apply_native_constraint "TypeOf"(%0 : !pdl.value) : !pdl.type loc("11-calls.pdll":3:49)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("11-calls.pdll":3:22)
  rewrite %2 {
    erase %2 loc("11-calls.pdll":3:61)
  } loc("11-calls.pdll":3:61)
} loc("11-calls.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: expr: a call as type argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i8 loc("11-calls.pdll":3:51)
  %1 = apply_native_constraint "TypeOf"(%0 : !pdl.attribute) : !pdl.type loc("11-calls.pdll":3:44)
  %2 = operand : %1 loc("11-calls.pdll":3:35)
  %3 = types loc("11-calls.pdll":3:22)
  %4 = operation "calc.neg"(%2 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("11-calls.pdll":3:22)
  rewrite %4 {
    erase %4 loc("11-calls.pdll":3:70)
  } loc("11-calls.pdll":3:70)
} loc("11-calls.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: expr: a rewrite calls another
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":4:31)
  %1 = types loc("11-calls.pdll":4:19)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("11-calls.pdll":4:19)
  rewrite %2 {
    %3 = apply_native_rewrite "Inner"(%0 : !pdl.value) : !pdl.value loc("11-calls.pdll":3:43)
    %4 = apply_native_rewrite "Inner"(%3 : !pdl.value) : !pdl.value loc("11-calls.pdll":3:37)
    replace %2 with(%4 : !pdl.value) loc("11-calls.pdll":4:11)
  } loc("11-calls.pdll":4:11)
} loc("11-calls.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: expr: results of a rewrite as arguments
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("11-calls.pdll":4:22)
  %1 = types loc("11-calls.pdll":4:22)
  %2 = operation "calc.id"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("11-calls.pdll":4:22)
  rewrite %2 {
    %3:2 = apply_native_rewrite "Parts"(%2 : !pdl.operation) : !pdl.value, !pdl.attribute loc("11-calls.pdll":4:63)
    %4 = apply_native_rewrite "Join"(%3#0, %3#1 : !pdl.value, !pdl.attribute) : !pdl.operation loc("11-calls.pdll":4:94)
    replace %2 with %4 loc("11-calls.pdll":4:76)
  } loc("11-calls.pdll":4:35)
} loc("11-calls.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: expr: a call on several lines
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("11-calls.pdll":5:14)
  %1 = attribute loc("11-calls.pdll":5:32)
  %2 = types loc("11-calls.pdll":5:14)
  %3 = operation "calc.neg"(%0 : !pdl.range<value>)  {"a" = %1} -> (%2 : !pdl.range<type>) loc("11-calls.pdll":5:14)
  %4 = attribute = 1 : i8 loc("11-calls.pdll":8:6)
  apply_native_constraint "Check"(%1, %4 : !pdl.attribute, !pdl.attribute) loc("11-calls.pdll":6:3)
  rewrite %3 {
    erase %3 loc("11-calls.pdll":10:3)
  } loc("11-calls.pdll":10:3)
} loc("11-calls.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: expr: a native function that is called under two contexts
static ::llvm::LogicalResult TinyPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return tiny(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("11-calls.pdll":4:35)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("11-calls.pdll":3:20)
  apply_native_constraint "Tiny"(%0 : !pdl.value) loc("11-calls.pdll":4:38)
  %1 = operand loc("11-calls.pdll":4:44)
  %2 = types loc("11-calls.pdll":4:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("11-calls.pdll":4:22)
  apply_native_constraint "Small"(%1 : !pdl.value) loc("11-calls.pdll":3:20)
  apply_native_constraint "Tiny"(%1 : !pdl.value) {isNegated = true} loc("11-calls.pdll":4:59)
  rewrite %3 {
    erase %3 loc("11-calls.pdll":4:68)
  } loc("11-calls.pdll":4:68)
} loc("11-calls.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Tiny", TinyPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
