==== 0: Pattern { let p = op<my.p>; let a: Value = p; let b: ValueRange = p; erase op<my.q>(a, b, p.0); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("21-variables.pdll":1:19)
  %1 = types loc("21-variables.pdll":1:19)
  %2 = operation "my.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("21-variables.pdll":1:19)
  %3 = result 0 of %2 loc("21-variables.pdll":1:44)
  %4 = results of %2  loc("21-variables.pdll":1:67)
  %5 = result 0 of %2 loc("21-variables.pdll":1:91)
  %6 = types loc("21-variables.pdll":1:76)
  %7 = operation "my.q"(%3, %4, %5 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%6 : !pdl.range<type>) loc("21-variables.pdll":1:76)
  rewrite %7 {
    erase %7 loc("21-variables.pdll":1:70)
  } loc("21-variables.pdll":1:70)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: Pattern { let o: [Op, Op<my.p>, Op]; erase op<my.q>(o, _: Value); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("21-variables.pdll":1:15)
  %1 = types loc("21-variables.pdll":1:15)
  %2 = operation "my.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("21-variables.pdll":1:15)
  %3 = results of %2  loc("21-variables.pdll":1:53)
  %4 = operand loc("21-variables.pdll":1:56)
  %5 = types loc("21-variables.pdll":1:44)
  %6 = operation "my.q"(%3, %4 : !pdl.range<value>, !pdl.value)  -> (%5 : !pdl.range<type>) loc("21-variables.pdll":1:44)
  rewrite %6 {
    erase %6 loc("21-variables.pdll":1:38)
  } loc("21-variables.pdll":1:38)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: Pattern { let a: Attr; let t: Type; let ts: TypeRange; let v: Value<t>; erase op<my.q>(v) {k = a} -> (ts); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute loc("21-variables.pdll":1:15)
  %1 = type loc("21-variables.pdll":1:28)
  %2 = types loc("21-variables.pdll":1:41)
  %3 = operand : %1 loc("21-variables.pdll":1:60)
  %4 = operation "my.q"(%3 : !pdl.value)  {"k" = %0} -> (%2 : !pdl.range<type>) loc("21-variables.pdll":1:79)
  rewrite %4 {
    erase %4 loc("21-variables.pdll":1:73)
  } loc("21-variables.pdll":1:73)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: Pattern { let op: Op; let attr: Attr; erase op<my.q>(op) {k = attr}; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("21-variables.pdll":1:15)
  %1 = types loc("21-variables.pdll":1:15)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("21-variables.pdll":1:15)
  %3 = attribute loc("21-variables.pdll":1:27)
  %4 = results of %2  loc("21-variables.pdll":1:54)
  %5 = types loc("21-variables.pdll":1:45)
  %6 = operation "my.q"(%4 : !pdl.range<value>)  {"k" = %3} -> (%5 : !pdl.range<type>) loc("21-variables.pdll":1:45)
  rewrite %6 {
    erase %6 loc("21-variables.pdll":1:39)
  } loc("21-variables.pdll":1:39)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: Pattern { erase op<my.q>(v: Value, v, w: Value<t: Type>) -> (t); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("21-variables.pdll":1:26)
  %1 = type loc("21-variables.pdll":1:48)
  %2 = operand : %1 loc("21-variables.pdll":1:39)
  %3 = operation "my.q"(%0, %0, %2 : !pdl.value, !pdl.value, !pdl.value)  -> (%1 : !pdl.type) loc("21-variables.pdll":1:17)
  rewrite %3 {
    erase %3 loc("21-variables.pdll":1:11)
  } loc("21-variables.pdll":1:11)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: Pattern { let t = (a = op<my.p>, attr<"1 : i8">, type<"i32">); erase op<my.q>(t.a) {k = t.1} -> (t.2); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("21-variables.pdll":1:24)
  %1 = types loc("21-variables.pdll":1:24)
  %2 = operation "my.p"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("21-variables.pdll":1:24)
  %3 = attribute = 1 : i8 loc("21-variables.pdll":1:34)
  %4 = type : i32 loc("21-variables.pdll":1:50)
  %5 = results of %2  loc("21-variables.pdll":1:79)
  %6 = operation "my.q"(%5 : !pdl.range<value>)  {"k" = %3} -> (%4 : !pdl.type) loc("21-variables.pdll":1:70)
  rewrite %6 {
    erase %6 loc("21-variables.pdll":1:64)
  } loc("21-variables.pdll":1:64)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: Pattern { attr<"1 : i8">; erase _: Op; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i8 loc("21-variables.pdll":1:11)
  %1 = operands loc("21-variables.pdll":1:33)
  %2 = types loc("21-variables.pdll":1:33)
  %3 = operation(%1 : !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc("21-variables.pdll":1:33)
  rewrite %3 {
    erase %3 loc("21-variables.pdll":1:27)
  } loc("21-variables.pdll":1:27)
} loc("21-variables.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
