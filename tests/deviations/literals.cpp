==== 0 mlir22: Blanks around the text of a literal are of no account; mlir-pdll counts them wrongly and finds characters left over.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("literals.pdll":2:18)
  %1 = attribute = 1 : i32 loc("literals.pdll":2:42)
  %2 = type : tensor<2xi8> loc("literals.pdll":2:66)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc("literals.pdll":2:18)
  rewrite %3 {
    erase %3 loc("literals.pdll":2:12)
  } loc("literals.pdll":2:12)
} loc("literals.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 0 pdllc: Blanks around the text of a literal are of no account; mlir-pdll counts them wrongly and finds characters left over.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("literals.pdll":2:18)
  %1 = attribute = 1 : i32 loc("literals.pdll":2:42)
  %2 = type : tensor<2xi8> loc("literals.pdll":2:66)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc("literals.pdll":2:18)
  rewrite %3 {
    erase %3 loc("literals.pdll":2:12)
  } loc("literals.pdll":2:12)
} loc("literals.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6 mlir22: Deviation 16: types and attributes of dialects that nobody registered.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("literals.pdll":2:18)
  %1 = attribute = #arith.fastmath<fast> loc("literals.pdll":2:42)
  %2 = type : !llvm.ptr loc("literals.pdll":2:77)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"flags" = %1} -> (%2 : !pdl.type) loc("literals.pdll":2:18)
  rewrite %3 {
    erase %3 loc("literals.pdll":2:12)
  } loc("literals.pdll":2:12)
} loc("literals.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6 pdllc: Deviation 16: types and attributes of dialects that nobody registered.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("literals.pdll":2:18)
  %1 = attribute = #arith.fastmath<fast> loc("literals.pdll":2:42)
  %2 = type : !llvm.ptr loc("literals.pdll":2:77)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"flags" = %1} -> (%2 : !pdl.type) loc("literals.pdll":2:18)
  rewrite %3 {
    erase %3 loc("literals.pdll":2:12)
  } loc("literals.pdll":2:12)
} loc("literals.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
