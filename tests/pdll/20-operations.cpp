==== 0: Absent lists are wildcards; empty lists are none.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("20-operations.pdll":2:18)
  %1 = types loc("20-operations.pdll":2:18)
  %2 = operation "my.op"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("20-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("20-operations.pdll":2:12)
  } loc("20-operations.pdll":2:12)
} loc("20-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: Pattern { erase op<>() {flag} -> (); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = unit loc("20-operations.pdll":1:25)
  %1 = operation  {"flag" = %0} loc("20-operations.pdll":1:17)
  rewrite %1 {
    erase %1 loc("20-operations.pdll":1:11)
  } loc("20-operations.pdll":1:11)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: Pattern Full with benefit(3), recursion {
namespace {

struct Full : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Full(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Full : benefit(3) {
  %0 = type loc("20-operations.pdll":2:39)
  %1 = operand : %0 loc("20-operations.pdll":2:28)
  %2 = attribute : %0 loc("20-operations.pdll":2:58)
  %3 = attribute = 7 : i8 loc("20-operations.pdll":2:85)
  %4 = operation "arith.mul"(%1 : !pdl.value)  {"kind" = %2, "odd name" = %3} -> (%0 : !pdl.type) loc("20-operations.pdll":2:14)
  rewrite %4 {
    replace %4 with(%1 : !pdl.value) loc("20-operations.pdll":3:3)
  } loc("20-operations.pdll":3:3)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Full>(patterns.getContext(), configs...);
}
==== 3: Pattern => erase op<my.op>(args: ValueRange<types: TypeRange>) -> (types);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = types loc("20-operations.pdll":1:45)
  %1 = operands : %0 loc("20-operations.pdll":1:28)
  %2 = operation "my.op"(%1 : !pdl.range<value>)  -> (%0 : !pdl.range<type>) loc("20-operations.pdll":1:18)
  rewrite %2 {
    erase %2 loc("20-operations.pdll":1:12)
  } loc("20-operations.pdll":1:12)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: Pattern { let root = op<my.op>(x: Value, _: ValueRange, x) -> (_: Type, _: TypeRange); replace root with x; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("20-operations.pdll":1:32)
  %1 = operands loc("20-operations.pdll":1:42)
  %2 = type loc("20-operations.pdll":1:64)
  %3 = types loc("20-operations.pdll":1:73)
  %4 = operation "my.op"(%0, %1, %0 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%2, %3 : !pdl.type, !pdl.range<type>) loc("20-operations.pdll":1:22)
  rewrite %4 {
    replace %4 with(%0 : !pdl.value) loc("20-operations.pdll":1:88)
  } loc("20-operations.pdll":1:88)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: Pattern { replace op<my.outer>(op<my.inner>(x: Value)) with x; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("20-operations.pdll":1:45)
  %1 = types loc("20-operations.pdll":1:32)
  %2 = operation "my.inner"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("20-operations.pdll":1:32)
  %3 = results of %2  loc("20-operations.pdll":1:32)
  %4 = types loc("20-operations.pdll":1:19)
  %5 = operation "my.outer"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("20-operations.pdll":1:19)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("20-operations.pdll":1:11)
  } loc("20-operations.pdll":1:11)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: Pattern => erase op<my.outer>(op<my.left>, op<my.right>.1);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("20-operations.pdll":1:31)
  %1 = types loc("20-operations.pdll":1:31)
  %2 = operation "my.left"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("20-operations.pdll":1:31)
  %3 = results of %2  loc("20-operations.pdll":1:31)
  %4 = operands loc("20-operations.pdll":1:44)
  %5 = types loc("20-operations.pdll":1:44)
  %6 = operation "my.right"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("20-operations.pdll":1:44)
  %7 = result 1 of %6 loc("20-operations.pdll":1:44)
  %8 = types loc("20-operations.pdll":1:18)
  %9 = operation "my.outer"(%3, %7 : !pdl.range<value>, !pdl.value)  -> (%8 : !pdl.range<type>) loc("20-operations.pdll":1:18)
  rewrite %9 {
    erase %9 loc("20-operations.pdll":1:12)
  } loc("20-operations.pdll":1:12)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: Pattern => erase op<my.attr> {a = attr<"unit">, b = attr<"[1, 2]">, op = attr<"\"s\"">, let};
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("20-operations.pdll":1:18)
  %1 = attribute = unit loc("20-operations.pdll":1:35)
  %2 = attribute = [1, 2] loc("20-operations.pdll":1:53)
  %3 = attribute = "s" loc("20-operations.pdll":1:74)
  %4 = attribute = unit loc("20-operations.pdll":1:89)
  %5 = types loc("20-operations.pdll":1:18)
  %6 = operation "my.attr"(%0 : !pdl.range<value>)  {"a" = %1, "b" = %2, "op" = %3, "let" = %4} -> (%5 : !pdl.range<type>) loc("20-operations.pdll":1:18)
  rewrite %6 {
    erase %6 loc("20-operations.pdll":1:12)
  } loc("20-operations.pdll":1:12)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: Pattern => erase op<attr.type.op>;
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("20-operations.pdll":1:18)
  %1 = types loc("20-operations.pdll":1:18)
  %2 = operation "attr.type.op"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("20-operations.pdll":1:18)
  rewrite %2 {
    erase %2 loc("20-operations.pdll":1:12)
  } loc("20-operations.pdll":1:12)
} loc("20-operations.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
