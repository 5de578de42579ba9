static ::llvm::LogicalResult IntAttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success((isa<IntegerAttr>(self)));
}

static ::llvm::LogicalResult StrAttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success((isa<StringAttr>(self)));
}

static ::llvm::LogicalResult I8PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isInteger(8)));
}

static ::llvm::LogicalResult IntPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isInteger()));
}

static ::llvm::LogicalResult BarePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * self) {
  return ::mlir::success(llvm::isa<::Bare>(self));
}

static ::llvm::LogicalResult ShapedPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * self) {
  return ::mlir::success(llvm::isa<::toy::Shaped>(self));
}

static ::llvm::LogicalResult CPDLFn(::mlir::PatternRewriter &rewriter, ::toy::OneOp o) {
  c;
}

static ::llvm::LogicalResult UPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  u;
}

static std::tuple<::toy::_LeadingOp, ::mlir::IntegerType> RPDLFn(::mlir::PatternRewriter &rewriter, ::toy::MixOp o, ::mlir::StringAttr s, ::mlir::Attribute n, ::mlir::IntegerType t, ::mlir::Type b, ::toy::Shaped i, ::Bare bare) {
  r;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute loc("t.pdll":6:7)
  apply_native_constraint "StrAttr"(%0 : !pdl.attribute) loc("t.pdll":6:10)
  %1 = attribute loc("t.pdll":7:7)
  apply_native_constraint "IntAttr"(%1 : !pdl.attribute) loc("t.pdll":7:10)
  %2 = type loc("t.pdll":8:7)
  apply_native_constraint "Int"(%2 : !pdl.type) loc("t.pdll":8:10)
  %3 = type loc("t.pdll":9:7)
  apply_native_constraint "I8"(%3 : !pdl.type) loc("t.pdll":9:10)
  %4 = operands loc("t.pdll":10:7)
  %5 = types loc("t.pdll":10:7)
  %6 = operation(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("t.pdll":10:7)
  apply_native_constraint "Shaped"(%6 : !pdl.operation) loc("t.pdll":10:10)
  %7 = operands loc("t.pdll":11:7)
  %8 = types loc("t.pdll":11:7)
  %9 = operation(%7 : !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc("t.pdll":11:7)
  apply_native_constraint "Bare"(%9 : !pdl.operation) loc("t.pdll":11:13)
  %10 = operand loc("t.pdll":12:25)
  %11 = operation "toy.one"(%10 : !pdl.value)  -> (%2 : !pdl.type) loc("t.pdll":12:13)
  %12 = operands loc("t.pdll":13:13)
  %13 = types loc("t.pdll":13:13)
  %14 = operation "toy.mix"(%12 : !pdl.range<value>)  {"label" = %0, "count" = %1} -> (%13 : !pdl.range<type>) loc("t.pdll":13:13)
  %15 = results of %11  loc("t.pdll":14:23)
  %16 = results of %14  loc("t.pdll":14:28)
  %17 = results of %6  loc("t.pdll":14:33)
  %18 = results of %9  loc("t.pdll":14:36)
  %19 = results 0 of %11  -> !pdl.value loc("t.pdll":14:42)
  %20 = operation "t.top"(%15, %16, %17, %18, %19 : !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.range<value>, !pdl.value)  -> (%3 : !pdl.type) loc("t.pdll":14:13)
  apply_native_constraint "C"(%11 : !pdl.operation) loc("t.pdll":15:3)
  %21 = results of %11  loc("t.pdll":16:21)
  %22 = types loc("t.pdll":16:5)
  %23 = operation "toy.unknown"(%21 : !pdl.range<value>)  -> (%22 : !pdl.range<type>) loc("t.pdll":16:5)
  apply_native_constraint "U"(%23 : !pdl.operation) loc("t.pdll":16:3)
  rewrite %20 {
    %24:2 = apply_native_rewrite "R"(%14, %0, %1, %2, %3, %6, %9 : !pdl.operation, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type, !pdl.operation, !pdl.operation) : !pdl.operation, !pdl.type loc("t.pdll":17:33)
    %25 = operation "t.x"  -> (%24#1 : !pdl.type) loc("t.pdll":17:62)
    erase %20 loc("t.pdll":17:83)
  } loc("t.pdll":17:3)
} loc("t.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("StrAttr", StrAttrPDLFn);
    registerConstraintFunction("IntAttr", IntAttrPDLFn);
    registerConstraintFunction("Int", IntPDLFn);
    registerConstraintFunction("I8", I8PDLFn);
    registerConstraintFunction("Shaped", ShapedPDLFn);
    registerConstraintFunction("Bare", BarePDLFn);
    registerConstraintFunction("C", CPDLFn);
    registerConstraintFunction("U", UPDLFn);
    registerRewriteFunction("R", RPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
static ::llvm::LogicalResult IntPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isInteger()));
}

static ::llvm::LogicalResult OnPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::IntegerType t) {
  on;
}

static ::llvm::LogicalResult OntoPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::IntegerType t) {
  onto;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("t.pdll":4:35)
  apply_native_constraint "Int"(%0 : !pdl.type) loc("t.pdll":2:18)
  apply_native_constraint "On"(%0 : !pdl.type) loc("t.pdll":3:20)
  apply_native_constraint "Onto"(%0 : !pdl.type) loc("t.pdll":4:38)
  %1 = operand : %0 loc("t.pdll":4:26)
  %2 = types loc("t.pdll":4:18)
  %3 = operation "t.a"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("t.pdll":4:18)
  rewrite %3 {
    erase %3 loc("t.pdll":4:12)
  } loc("t.pdll":4:12)
} loc("t.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Int", IntPDLFn);
    registerConstraintFunction("On", OnPDLFn);
    registerConstraintFunction("Onto", OntoPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
static ::llvm::LogicalResult IntListPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success(all((x.isInteger()), self));
}

static ::llvm::LogicalResult NotIndexPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success(((self.isInteger())) && (!((self.isIndex()))));
}

static ::llvm::LogicalResult PlaceholdersPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success(($_op<no-subst-found> $0<no-subst-found> $1...<no-subst-found> $name<no-subst-found> $ ${x} $_builder<no-subst-found>));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("t.pdll":2:35)
  apply_native_constraint "NotIndex"(%0 : !pdl.type) loc("t.pdll":2:38)
  %1 = operand : %0 loc("t.pdll":2:26)
  %2 = type loc("t.pdll":2:58)
  apply_native_constraint "Placeholders"(%2 : !pdl.type) loc("t.pdll":2:61)
  %3 = operand : %2 loc("t.pdll":2:49)
  %4 = type loc("t.pdll":2:85)
  apply_native_constraint "IntList"(%4 : !pdl.type) loc("t.pdll":2:88)
  %5 = operand : %4 loc("t.pdll":2:76)
  %6 = types loc("t.pdll":2:18)
  %7 = operation "t.a"(%1, %3, %5 : !pdl.value, !pdl.value, !pdl.value)  -> (%6 : !pdl.range<type>) loc("t.pdll":2:18)
  rewrite %7 {
    erase %7 loc("t.pdll":2:12)
  } loc("t.pdll":2:12)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("NotIndex", NotIndexPDLFn);
    registerConstraintFunction("Placeholders", PlaceholdersPDLFn);
    registerConstraintFunction("IntList", IntListPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
