==== 0: Constraint One(v: Value);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":3:28)
  apply_native_constraint "One"(%0 : !pdl.value) loc("22-callables.pdll":3:31)
  %1 = operand loc("22-callables.pdll":3:36)
  apply_native_constraint "One"(%1 : !pdl.value) loc("22-callables.pdll":3:47)
  %2 = types loc("22-callables.pdll":3:19)
  %3 = operation "my.q"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("22-callables.pdll":3:19)
  apply_native_constraint "Two"(%0, %1 : !pdl.value, !pdl.value) loc("22-callables.pdll":3:54)
  apply_native_constraint "Two"(%1, %0 : !pdl.value, !pdl.value) {isNegated = true} loc("22-callables.pdll":3:69)
  rewrite %3 {
    erase %3 loc("22-callables.pdll":3:80)
  } loc("22-callables.pdll":3:80)
} loc("22-callables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: Constraint A(v: Value);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":3:28)
  %1 = operand loc("22-callables.pdll":3:38)
  %2 = types loc("22-callables.pdll":3:19)
  %3 = operation "my.q"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("22-callables.pdll":3:19)
  apply_native_constraint "A"(%0 : !pdl.value) loc("22-callables.pdll":2:17)
  %4 = apply_native_constraint "B"(%0, %1 : !pdl.value, !pdl.value) : !pdl.value loc("22-callables.pdll":3:57)
  apply_native_constraint "A"(%4 : !pdl.value) loc("22-callables.pdll":2:33)
  rewrite %3 {
    replace %3 with(%4 : !pdl.value) loc("22-callables.pdll":3:66)
  } loc("22-callables.pdll":3:66)
} loc("22-callables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: Constraint N(v: Value) -> (Attr, t: Type, ValueRange);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":2:28)
  %1 = types loc("22-callables.pdll":2:19)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":2:19)
  %3:3 = apply_native_constraint "N"(%0 : !pdl.value) : !pdl.attribute, !pdl.type, !pdl.range<value> loc("22-callables.pdll":2:47)
  rewrite %2 {
    %4 = operation "my.p"(%3#2 : !pdl.range<value>)  {"k" = %3#0} -> (%3#1 : !pdl.type) loc("22-callables.pdll":2:68)
    replace %2 with %4 loc("22-callables.pdll":2:53)
  } loc("22-callables.pdll":2:53)
} loc("22-callables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: Constraint Def() => op<my.d>(v: Value, v);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":1:30)
  %1 = types loc("22-callables.pdll":1:21)
  %2 = operation "my.d"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":1:21)
  %3 = results of %2  loc("22-callables.pdll":2:27)
  %4 = operand loc("22-callables.pdll":1:30)
  %5 = types loc("22-callables.pdll":1:21)
  %6 = operation "my.d"(%4, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("22-callables.pdll":1:21)
  %7 = results of %6  loc("22-callables.pdll":2:34)
  %8 = types loc("22-callables.pdll":2:18)
  %9 = operation "my.q"(%3, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc("22-callables.pdll":2:18)
  rewrite %9 {
    erase %9 loc("22-callables.pdll":2:12)
  } loc("22-callables.pdll":2:12)
} loc("22-callables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: Constraint A(v: Value);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("22-callables.pdll":3:15)
  %1 = types loc("22-callables.pdll":3:15)
  %2 = operation "my.q"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":3:15)
  %3 = result 0 of %2 loc("22-callables.pdll":2:45)
  apply_native_constraint "A"(%3 : !pdl.value) loc("22-callables.pdll":2:40)
  rewrite %2 {
    erase %2 loc("22-callables.pdll":3:35)
  } loc("22-callables.pdll":3:35)
} loc("22-callables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: Constraint Code(v: Value) [{
static ::llvm::LogicalResult CodePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return success(""quoted" and \ more");
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":4:27)
  apply_native_constraint "Code"(%0 : !pdl.value) loc("22-callables.pdll":4:30)
  %1 = types loc("22-callables.pdll":4:18)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":4:18)
  rewrite %2 {
    erase %2 loc("22-callables.pdll":4:12)
  } loc("22-callables.pdll":4:12)
} loc("22-callables.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Code", CodePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: Pattern { let r = op<my.q>(x: Value); let p = Constraint() { return op<my.p>(x, y: Value); }(); rewrite r with { erase p; erase r; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":1:28)
  %1 = types loc("22-callables.pdll":1:19)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":1:19)
  %3 = operand loc("22-callables.pdll":1:81)
  %4 = types loc("22-callables.pdll":1:69)
  %5 = operation "my.p"(%0, %3 : !pdl.value, !pdl.value)  -> (%4 : !pdl.range<type>) loc("22-callables.pdll":1:69)
  rewrite %2 {
    erase %5 loc("22-callables.pdll":1:114)
    erase %2 loc("22-callables.pdll":1:123)
  } loc("22-callables.pdll":1:97)
} loc("22-callables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: Constraint F(v: ValueRange);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("22-callables.pdll":2:28)
  %1 = types loc("22-callables.pdll":2:19)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":2:19)
  apply_native_constraint "F"(%0 : !pdl.value) loc("22-callables.pdll":2:39)
  rewrite %2 {
    erase %2 loc("22-callables.pdll":2:45)
  } loc("22-callables.pdll":2:45)
} loc("22-callables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: Constraint P(op: Op) -> (attr: Attr, type: Type);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("22-callables.pdll":2:20)
  %1 = types loc("22-callables.pdll":2:20)
  %2 = operation "my.q"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("22-callables.pdll":2:20)
  %3:2 = apply_native_constraint "P"(%2 : !pdl.operation) : !pdl.attribute, !pdl.type loc("22-callables.pdll":2:38)
  rewrite %2 {
    %4 = operation "my.p"  {"k" = %3#0} -> (%3#1 : !pdl.type) loc("22-callables.pdll":2:63)
    erase %2 loc("22-callables.pdll":2:98)
  } loc("22-callables.pdll":2:45)
} loc("22-callables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
