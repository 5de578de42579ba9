==== 0: Constraint A(v: Value); Constraint B(v: A); Constraint C(v: B);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("24-mixed.pdll":2:27)
  apply_native_constraint "A"(%0 : !pdl.value) loc("24-mixed.pdll":1:41)
  apply_native_constraint "B"(%0 : !pdl.value) loc("24-mixed.pdll":1:61)
  apply_native_constraint "C"(%0 : !pdl.value) loc("24-mixed.pdll":2:30)
  %1 = types loc("24-mixed.pdll":2:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("24-mixed.pdll":2:19)
  rewrite %2 {
    erase %2 loc("24-mixed.pdll":2:34)
  } loc("24-mixed.pdll":2:34)
} loc("24-mixed.pdll":2:1)
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
  %0 = operand loc("24-mixed.pdll":3:27)
  %1 = types loc("24-mixed.pdll":3:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("24-mixed.pdll":3:19)
  apply_native_constraint "A"(%0 : !pdl.value) loc("24-mixed.pdll":2:17)
  apply_native_constraint "A"(%0 : !pdl.value) loc("24-mixed.pdll":2:24)
  apply_native_constraint "A"(%0 : !pdl.value) loc("24-mixed.pdll":2:30)
  rewrite %2 {
    replace %2 with(%0, %0 : !pdl.value, !pdl.value) loc("24-mixed.pdll":3:52)
  } loc("24-mixed.pdll":3:52)
} loc("24-mixed.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: Pattern { let r = op<t.a>(a: Value, b: Value<t: Type>) {x = c: Attr<t>} -> (t, u: Type); rewrite r with { let n = op<t.b>(a) {y = c, z} -> (u, t); let m = op<t.c>(n.0, n.1, r.0) -> (); erase m; replace r with (n.1, n.0); }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("24-mixed.pdll":1:27)
  %1 = type loc("24-mixed.pdll":1:46)
  %2 = operand : %1 loc("24-mixed.pdll":1:37)
  %3 = attribute : %1 loc("24-mixed.pdll":1:61)
  %4 = type loc("24-mixed.pdll":1:80)
  %5 = operation "t.a"(%0, %2 : !pdl.value, !pdl.value)  {"x" = %3} -> (%1, %4 : !pdl.type, !pdl.type) loc("24-mixed.pdll":1:19)
  rewrite %5 {
    %6 = attribute = unit loc("24-mixed.pdll":1:134)
    %7 = operation "t.b"(%0 : !pdl.value)  {"y" = %3, "z" = %6} -> (%4, %1 : !pdl.type, !pdl.type) loc("24-mixed.pdll":1:115)
    %8 = result 0 of %7 loc("24-mixed.pdll":1:164)
    %9 = result 1 of %7 loc("24-mixed.pdll":1:169)
    %10 = result 0 of %5 loc("24-mixed.pdll":1:174)
    %11 = operation "t.c"(%8, %9, %10 : !pdl.value, !pdl.value, !pdl.value)  loc("24-mixed.pdll":1:156)
    erase %11 loc("24-mixed.pdll":1:186)
    %12 = result 1 of %7 loc("24-mixed.pdll":1:211)
    %13 = result 0 of %7 loc("24-mixed.pdll":1:216)
    replace %5 with(%12, %13 : !pdl.value, !pdl.value) loc("24-mixed.pdll":1:195)
  } loc("24-mixed.pdll":1:90)
} loc("24-mixed.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: Constraint C(v: Value) => op<t.q>(v).0;
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("24-mixed.pdll":2:29)
  %1 = types loc("24-mixed.pdll":1:27)
  %2 = operation "t.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("24-mixed.pdll":1:27)
  %3 = result 0 of %2 loc("24-mixed.pdll":1:27)
  %4 = types loc("24-mixed.pdll":2:19)
  %5 = operation "t.a"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("24-mixed.pdll":2:19)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("24-mixed.pdll":2:11)
  } loc("24-mixed.pdll":2:11)
} loc("24-mixed.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: Pattern { let r: Op; rewrite r with { let x = op<a.b>(r); let y = (x, x); let z = (y.0, b = y.1); replace r with (z.b); }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("24-mixed.pdll":1:15)
  %1 = types loc("24-mixed.pdll":1:15)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("24-mixed.pdll":1:15)
  rewrite %2 {
    %3 = results of %2  loc("24-mixed.pdll":1:55)
    %4 = operation "a.b"(%3 : !pdl.range<value>)  loc("24-mixed.pdll":1:47)
    replace %2 with %4 loc("24-mixed.pdll":1:99)
  } loc("24-mixed.pdll":1:22)
} loc("24-mixed.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: Pattern { let x: ValueRange; let y: Value = x; replace op<a.b>(y) with y; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("24-mixed.pdll":1:15)
  %1 = types loc("24-mixed.pdll":1:56)
  %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("24-mixed.pdll":1:56)
  rewrite %2 {
    replace %2 with(%0 : !pdl.range<value>) loc("24-mixed.pdll":1:48)
  } loc("24-mixed.pdll":1:48)
} loc("24-mixed.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: Rewrite N(o: Op, v: ValueRange) -> (Op, Value, Attr, Type, TypeRange);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("24-mixed.pdll":2:19)
  %1 = types loc("24-mixed.pdll":2:19)
  %2 = operation "a.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("24-mixed.pdll":2:19)
  rewrite %2 {
    %3 = operation "c.d"  loc("24-mixed.pdll":2:40)
    %4 = results of %3  loc("24-mixed.pdll":2:40)
    %5:5 = apply_native_rewrite "N"(%2, %4 : !pdl.operation, !pdl.range<value>) : !pdl.operation, !pdl.value, !pdl.attribute, !pdl.type, !pdl.range<type> loc("24-mixed.pdll":2:35)
    replace %2 with(%5#1 : !pdl.value) loc("24-mixed.pdll":2:11)
  } loc("24-mixed.pdll":2:11)
} loc("24-mixed.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
