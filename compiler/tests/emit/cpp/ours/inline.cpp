static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value x) {
  deep;
}

static ::llvm::LogicalResult HerePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v, ::mlir::Type t) {
  here;
}

static std::tuple<::mlir::Operation *, ::mlir::Attribute> MakePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  make;
}

static void anonymous_rewrite_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o, ::mlir::Attribute a) {
  last;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("t.pdll":6:28)
  %1 = operand : %0 loc("t.pdll":6:19)
  %2 = types loc("t.pdll":6:11)
  %3 = operation "t.a"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("t.pdll":6:11)
  apply_native_constraint "Here"(%1, %0 : !pdl.value, !pdl.type) loc("t.pdll":7:3)
  apply_native_constraint "<anonymous_constraint_0>"(%1 : !pdl.value) loc("t.pdll":2:29)
  rewrite %3 {
    %4:2 = apply_native_rewrite "Make"(%3 : !pdl.operation) : !pdl.operation, !pdl.attribute loc("t.pdll":11:16)
    apply_native_rewrite "<anonymous_rewrite_1>"(%3, %4#1 : !pdl.operation, !pdl.attribute) loc("t.pdll":12:5)
    erase %3 loc("t.pdll":13:5)
  } loc("t.pdll":9:3)
} loc("t.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Here", HerePDLFn);
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
    registerRewriteFunction("Make", MakePDLFn);
    registerRewriteFunction("<anonymous_rewrite_1>", anonymous_rewrite_1PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
static ::llvm::LogicalResult IsPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  one;
}

static ::llvm::LogicalResult Is_2PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  other;
}

static ::llvm::LogicalResult Late_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  inline;
}

static ::llvm::LogicalResult LatePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  global;
}

static ::llvm::LogicalResult Is_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  global;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":4:19)
  %1 = types loc("t.pdll":4:11)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":4:11)
  apply_native_constraint "Is"(%0 : !pdl.value) loc("t.pdll":5:3)
  rewrite %2 {
    erase %2 loc("t.pdll":6:3)
  } loc("t.pdll":6:3)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Is", IsPDLFn);
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":10:19)
  %1 = types loc("t.pdll":10:11)
  %2 = operation "t.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":10:11)
  apply_native_constraint "Is_2"(%0 : !pdl.value) loc("t.pdll":11:3)
  rewrite %2 {
    erase %2 loc("t.pdll":12:3)
  } loc("t.pdll":12:3)
} loc("t.pdll":8:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Is_2", Is_2PDLFn);
  }
};


struct GeneratedPDLLPattern2 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern2(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":16:19)
  %1 = types loc("t.pdll":16:11)
  %2 = operation "t.c"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":16:11)
  apply_native_constraint "Late_1"(%0 : !pdl.value) loc("t.pdll":17:3)
  rewrite %2 {
    erase %2 loc("t.pdll":18:3)
  } loc("t.pdll":18:3)
} loc("t.pdll":14:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Late_1", Late_1PDLFn);
  }
};


struct GeneratedPDLLPattern3 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern3(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":22:26)
  apply_native_constraint "Late"(%0 : !pdl.value) loc("t.pdll":22:30)
  apply_native_constraint "Is_1"(%0 : !pdl.value) loc("t.pdll":22:36)
  %1 = types loc("t.pdll":22:18)
  %2 = operation "t.d"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":22:18)
  rewrite %2 {
    erase %2 loc("t.pdll":22:12)
  } loc("t.pdll":22:12)
} loc("t.pdll":22:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Late", LatePDLFn);
    registerConstraintFunction("Is_1", Is_1PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern2>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern3>(patterns.getContext(), configs...);
}
// -----
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  global;
}

static ::llvm::LogicalResult anonymous_constraint_0_PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value x) {
  inline;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":3:19)
  apply_native_constraint "anonymous_constraint_0"(%0 : !pdl.value) loc("t.pdll":3:22)
  %1 = types loc("t.pdll":3:11)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":3:11)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("t.pdll":4:3)
  rewrite %2 {
    erase %2 loc("t.pdll":5:3)
  } loc("t.pdll":5:3)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("anonymous_constraint_0", anonymous_constraint_0PDLFn);
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0_PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
