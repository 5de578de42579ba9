==== 29: 3.3: one type for a range of types, where it does not matter
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("14-first-errors.pdll":2:30)
  %1 = operands loc("14-first-errors.pdll":2:53)
  %2 = operation "a.b"(%1 : !pdl.range<value>)  -> (%0 : !pdl.type) loc("14-first-errors.pdll":2:45)
  rewrite %2 {
    erase %2 loc("14-first-errors.pdll":2:39)
  } loc("14-first-errors.pdll":2:39)
} loc("14-first-errors.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
