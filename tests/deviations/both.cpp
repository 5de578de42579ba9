==== 0 mlir22: A tuple is evaluated once although it is converted.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("both.pdll":3:19)
  %1 = types loc("both.pdll":3:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("both.pdll":3:19)
  rewrite %2 {
    %3 = operation "t.m"  loc("both.pdll":2:34)
    %4 = operation "t.n"  loc("both.pdll":2:49)
    replace %2 with %4 loc("both.pdll":3:47)
  } loc("both.pdll":3:11)
} loc("both.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 0 pdllc: A tuple is evaluated once although it is converted.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("both.pdll":3:19)
  %1 = types loc("both.pdll":3:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("both.pdll":3:19)
  rewrite %2 {
    %3 = operation "t.m"  loc("both.pdll":2:34)
    %4 = operation "t.n"  loc("both.pdll":2:49)
    replace %2 with %4 loc("both.pdll":3:47)
  } loc("both.pdll":3:11)
} loc("both.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 mlir22: Rewrite Mk(v: Value) { let o = op<t.m>(v) -> (); return o; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("both.pdll":2:27)
  %1 = types loc("both.pdll":2:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("both.pdll":2:19)
  rewrite %2 {
    %3 = operation "t.m"(%0 : !pdl.value)  loc("both.pdll":1:32)
    %4 = operation "t.m"(%0 : !pdl.value)  loc("both.pdll":1:32)
    replace %2 with %4 loc("both.pdll":2:11)
  } loc("both.pdll":2:11)
} loc("both.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 pdllc: Rewrite Mk(v: Value) { let o = op<t.m>(v) -> (); return o; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("both.pdll":2:27)
  %1 = types loc("both.pdll":2:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("both.pdll":2:19)
  rewrite %2 {
    %3 = operation "t.m"(%0 : !pdl.value)  loc("both.pdll":1:32)
    replace %2 with %3 loc("both.pdll":2:11)
  } loc("both.pdll":2:11)
} loc("both.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 mlir22: Pattern { let any: Op; let o: Op<t.p> = any; erase o; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("both.pdll":1:15)
  %1 = types loc("both.pdll":1:15)
  %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("both.pdll":1:15)
  rewrite %2 {
    erase %2 loc("both.pdll":1:46)
  } loc("both.pdll":1:46)
} loc("both.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 pdllc: Pattern { let any: Op; let o: Op<t.p> = any; erase o; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("both.pdll":1:15)
  %1 = types loc("both.pdll":1:15)
  %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("both.pdll":1:15)
  rewrite %2 {
    erase %2 loc("both.pdll":1:46)
  } loc("both.pdll":1:46)
} loc("both.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 mlir22: Pattern { let one: Op<t.p>; let any: Op = one; erase any; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("both.pdll":1:15)
  %1 = types loc("both.pdll":1:15)
  %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("both.pdll":1:15)
  rewrite %2 {
    erase %2 loc("both.pdll":1:48)
  } loc("both.pdll":1:48)
} loc("both.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 pdllc: Pattern { let one: Op<t.p>; let any: Op = one; erase any; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("both.pdll":1:15)
  %1 = types loc("both.pdll":1:15)
  %2 = operation "t.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("both.pdll":1:15)
  rewrite %2 {
    erase %2 loc("both.pdll":1:48)
  } loc("both.pdll":1:48)
} loc("both.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
