==== 0: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":2:29)
  %1 = types loc("25-ods.pdll":2:29)
  %2 = operation "my.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("25-ods.pdll":2:29)
  %3 = result 0 of %2 loc("25-ods.pdll":2:29)
  %4 = operands loc("25-ods.pdll":2:41)
  %5 = types loc("25-ods.pdll":2:41)
  %6 = operation "my.two"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("25-ods.pdll":2:41)
  %7 = results of %6  loc("25-ods.pdll":2:41)
  %8 = operands loc("25-ods.pdll":2:53)
  %9 = types loc("25-ods.pdll":2:53)
  %10 = operation "my.opt"(%8 : !pdl.range<value>)  -> (%9 : !pdl.range<type>) loc("25-ods.pdll":2:53)
  %11 = result 0 of %10 loc("25-ods.pdll":2:53)
  %12 = types loc("25-ods.pdll":2:18)
  %13 = operation "my.mix"(%3, %7, %11 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%12 : !pdl.range<type>) loc("25-ods.pdll":2:18)
  rewrite %13 {
    erase %13 loc("25-ods.pdll":2:12)
  } loc("25-ods.pdll":2:12)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":2:19)
  %1 = types loc("25-ods.pdll":2:19)
  %2 = operation "my.mix"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("25-ods.pdll":2:19)
  %3 = results 0 of %2  -> !pdl.value loc("25-ods.pdll":2:45)
  %4 = results 1 of %2  -> !pdl.range<value> loc("25-ods.pdll":2:50)
  %5 = results 2 of %2  -> !pdl.value loc("25-ods.pdll":2:55)
  %6 = results of %2  loc("25-ods.pdll":2:61)
  %7 = types loc("25-ods.pdll":2:37)
  %8 = operation "t.a"(%3, %4, %5, %6 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.range<value>)  -> (%7 : !pdl.range<type>) loc("25-ods.pdll":2:37)
  rewrite %8 {
    erase %8 loc("25-ods.pdll":2:31)
  } loc("25-ods.pdll":2:31)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":2:19)
  %1 = types loc("25-ods.pdll":2:19)
  %2 = operation "my.two_var"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("25-ods.pdll":2:19)
  rewrite %2 {
    %3 = range : !pdl.range<value> loc("25-ods.pdll":2:42)
    %4 = range : !pdl.range<value> loc("25-ods.pdll":2:42)
    %5 = range : !pdl.range<type> loc("25-ods.pdll":2:42)
    %6 = range : !pdl.range<type> loc("25-ods.pdll":2:42)
    %7 = operation "my.two_var"(%3, %4 : !pdl.range<value>, !pdl.range<value>)  -> (%5, %6 : !pdl.range<type>, !pdl.range<type>) loc("25-ods.pdll":2:42)
    replace %2 with %7 loc("25-ods.pdll":2:11)
  } loc("25-ods.pdll":2:11)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("25-ods.pdll":2:30)
  %1 = types loc("25-ods.pdll":2:19)
  %2 = operation "my.one"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("25-ods.pdll":2:19)
  rewrite %2 {
    %3 = operation "my.one_infer"(%0 : !pdl.value)  loc("25-ods.pdll":2:45)
    replace %2 with %3 loc("25-ods.pdll":2:11)
  } loc("25-ods.pdll":2:11)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":2:26)
  %1 = types loc("25-ods.pdll":2:26)
  %2 = operation "my.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("25-ods.pdll":2:26)
  %3 = result 0 of %2 loc("25-ods.pdll":2:26)
  %4 = types loc("25-ods.pdll":2:44)
  %5 = operation "my.opt"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("25-ods.pdll":2:44)
  rewrite %5 {
    erase %5 loc("25-ods.pdll":2:38)
  } loc("25-ods.pdll":2:38)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":2:29)
  %1 = type loc("25-ods.pdll":2:48)
  %2 = operation "my.two"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type) loc("25-ods.pdll":2:18)
  rewrite %2 {
    erase %2 loc("25-ods.pdll":2:12)
  } loc("25-ods.pdll":2:12)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: #include "my.td"
static ::llvm::LogicalResult I64AttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success((isI64(self)));
}

static ::llvm::LogicalResult I32PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isSignlessInteger(32)));
}

static ::llvm::LogicalResult InferTypeOpInterfacePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * self) {
  return ::mlir::success(llvm::isa<::mlir::InferTypeOpInterface>(self));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":2:15)
  %1 = types loc("25-ods.pdll":2:15)
  %2 = operation "my.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("25-ods.pdll":2:15)
  apply_native_constraint "InferTypeOpInterface"(%2 : !pdl.operation) loc("25-ods.pdll":2:31)
  %3 = type loc("25-ods.pdll":2:58)
  apply_native_constraint "I32"(%3 : !pdl.type) loc("25-ods.pdll":2:61)
  %4 = results of %2  loc("25-ods.pdll":2:80)
  %5 = operand : %3 loc("25-ods.pdll":2:83)
  %6 = attribute loc("25-ods.pdll":2:101)
  apply_native_constraint "I64Attr"(%6 : !pdl.attribute) loc("25-ods.pdll":2:104)
  %7 = types loc("25-ods.pdll":2:72)
  %8 = operation "t.a"(%4, %5 : !pdl.range<value>, !pdl.value)  {"k" = %6} -> (%7 : !pdl.range<type>) loc("25-ods.pdll":2:72)
  rewrite %8 {
    erase %8 loc("25-ods.pdll":2:66)
  } loc("25-ods.pdll":2:66)
} loc("25-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("InferTypeOpInterface", InferTypeOpInterfacePDLFn);
    registerConstraintFunction("I32", I32PDLFn);
    registerConstraintFunction("I64Attr", I64AttrPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: Constraint I32(t: Type);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("25-ods.pdll":3:18)
  %1 = type loc("25-ods.pdll":3:30)
  apply_native_constraint "I32"(%1 : !pdl.type) loc("25-ods.pdll":3:33)
  %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type) loc("25-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("25-ods.pdll":3:12)
  } loc("25-ods.pdll":3:12)
} loc("25-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
