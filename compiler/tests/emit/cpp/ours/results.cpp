template <typename FnT>
[[maybe_unused]] static ::mlir::PDLConstraintFunction pdllConstraintWithResults(FnT fn) {
  return [fn](::mlir::PatternRewriter &rewriter, ::mlir::PDLResultList &results,
              ::llvm::ArrayRef<::mlir::PDLValue> values) -> ::llvm::LogicalResult {
    namespace builder = ::mlir::detail::pdl_function_builder;
    auto indices = std::make_index_sequence<::llvm::function_traits<FnT>::num_args - 1>();
    if (::llvm::failed(builder::verifyAsArgs<FnT>(rewriter, values, indices)))
      return ::llvm::failure();
    return builder::processArgsAndInvokeRewrite(fn, rewriter, results, values, indices);
  };
}

static ::llvm::FailureOr<::mlir::Attribute> OnePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return get(v);
}

static ::llvm::FailureOr<std::tuple<::mlir::Type, ::mlir::Attribute>> TwoPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a) {
  return std::make_tuple(t, n);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":4:7)
  %1 = apply_native_constraint "One"(%0 : !pdl.value) : !pdl.attribute loc("t.pdll":5:11)
  %2:2 = apply_native_constraint "Two"(%1 : !pdl.attribute) : !pdl.type, !pdl.attribute loc("t.pdll":6:13)
  %3 = types loc("t.pdll":7:11)
  %4 = operation "t.a"(%0 : !pdl.value)  {"k" = %1} -> (%3 : !pdl.range<type>) loc("t.pdll":7:11)
  rewrite %4 {
    %5 = operation "t.b"  {"n" = %2#1} -> (%2#0 : !pdl.type) loc("t.pdll":8:20)
    erase %4 loc("t.pdll":8:52)
  } loc("t.pdll":8:3)
} loc("t.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("One", pdllConstraintWithResults(OnePDLFn));
    registerConstraintFunction("Two", pdllConstraintWithResults(TwoPDLFn));
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
template <typename FnT>
[[maybe_unused]] static ::mlir::PDLConstraintFunction pdllConstraintWithResults(FnT fn) {
  return [fn](::mlir::PatternRewriter &rewriter, ::mlir::PDLResultList &results,
              ::llvm::ArrayRef<::mlir::PDLValue> values) -> ::llvm::LogicalResult {
    namespace builder = ::mlir::detail::pdl_function_builder;
    auto indices = std::make_index_sequence<::llvm::function_traits<FnT>::num_args - 1>();
    if (::llvm::failed(builder::verifyAsArgs<FnT>(rewriter, values, indices)))
      return ::llvm::failure();
    return builder::processArgsAndInvokeRewrite(fn, rewriter, results, values, indices);
  };
}

static ::llvm::LogicalResult StrAttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success((isa<StringAttr>(self)));
}

static ::llvm::LogicalResult IntPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isInteger()));
}

static ::llvm::FailureOr<std::tuple<::mlir::StringAttr, ::mlir::IntegerType>> TypedPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return std::make_tuple(s, t);
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
  %3:2 = apply_native_constraint "Typed"(%0 : !pdl.value) : !pdl.attribute, !pdl.type loc("t.pdll":5:15)
  apply_native_constraint "StrAttr"(%3#0 : !pdl.attribute) loc("t.pdll":2:35)
  apply_native_constraint "Int"(%3#1 : !pdl.type) loc("t.pdll":2:47)
  rewrite %2 {
    %4 = operation "t.b"  {"n" = %3#0} loc("t.pdll":6:20)
    erase %2 loc("t.pdll":6:43)
  } loc("t.pdll":6:3)
} loc("t.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Typed", pdllConstraintWithResults(TypedPDLFn));
    registerConstraintFunction("StrAttr", StrAttrPDLFn);
    registerConstraintFunction("Int", IntPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
