==== 0: Rewrite Log(o: Op);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("23-rewrites.pdll":3:28)
  %1 = types loc("23-rewrites.pdll":3:19)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":3:19)
  rewrite %2 {
    apply_native_rewrite "Log"(%2 : !pdl.operation) loc("23-rewrites.pdll":3:56)
    %3 = attribute = unit loc("23-rewrites.pdll":3:85)
    %4 = apply_native_rewrite "Ty" : !pdl.type loc("23-rewrites.pdll":3:92)
    %5 = operation "my.p"(%0 : !pdl.value)  {"f" = %3} -> (%4 : !pdl.type) loc("23-rewrites.pdll":3:72)
    replace %2 with %5 loc("23-rewrites.pdll":3:99)
  } loc("23-rewrites.pdll":3:39)
} loc("23-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: Pattern { let r = op<my.q>(x: Value, y: ValueRange); replace r with (x, y, op<my.p>(x) -> (type<"i32">)); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("23-rewrites.pdll":1:28)
  %1 = operands loc("23-rewrites.pdll":1:38)
  %2 = types loc("23-rewrites.pdll":1:19)
  %3 = operation "my.q"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc("23-rewrites.pdll":1:19)
  rewrite %3 {
    %4 = type : i32 loc("23-rewrites.pdll":1:92)
    %5 = operation "my.p"(%0 : !pdl.value)  -> (%4 : !pdl.type) loc("23-rewrites.pdll":1:76)
    %6 = results of %5  loc("23-rewrites.pdll":1:76)
    replace %3 with(%0, %1, %6 : !pdl.value, !pdl.range<value>, !pdl.range<value>) loc("23-rewrites.pdll":1:54)
  } loc("23-rewrites.pdll":1:54)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: Pattern { replace r: Op with (op<my.p> -> ()); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":1:19)
  %1 = types loc("23-rewrites.pdll":1:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":1:19)
  rewrite %2 {
    %3 = operation "my.p"  loc("23-rewrites.pdll":1:31)
    replace %2 with %3 loc("23-rewrites.pdll":1:11)
  } loc("23-rewrites.pdll":1:11)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: Pattern { replace r: Op with op<my.p>; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":1:19)
  %1 = types loc("23-rewrites.pdll":1:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":1:19)
  rewrite %2 {
    %3 = operation "my.p"  loc("23-rewrites.pdll":1:30)
    replace %2 with %3 loc("23-rewrites.pdll":1:11)
  } loc("23-rewrites.pdll":1:11)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: Rewrite E(o: Op) { rewrite o with { erase o; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":2:19)
  %1 = types loc("23-rewrites.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":2:19)
  rewrite %2 {
    erase %2 loc("23-rewrites.pdll":1:37)
  } loc("23-rewrites.pdll":2:11)
} loc("23-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: Pattern { let r = op<my.q>(x: Value, xs: ValueRange) -> (t: Type); rewrite r with { op<my.p>((), (x, xs), x) -> ((), (t, t)); erase r; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("23-rewrites.pdll":1:28)
  %1 = operands loc("23-rewrites.pdll":1:38)
  %2 = type loc("23-rewrites.pdll":1:58)
  %3 = operation "my.q"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.type) loc("23-rewrites.pdll":1:19)
  rewrite %3 {
    %4 = range : !pdl.range<value> loc("23-rewrites.pdll":1:94)
    %5 = range %0, %1 : !pdl.value, !pdl.range<value>  loc("23-rewrites.pdll":1:98)
    %6 = range : !pdl.range<type> loc("23-rewrites.pdll":1:114)
    %7 = range %2, %2 : !pdl.type, !pdl.type  loc("23-rewrites.pdll":1:118)
    %8 = operation "my.p"(%4, %5, %0 : !pdl.range<value>, !pdl.range<value>, !pdl.value)  -> (%6, %7 : !pdl.range<type>, !pdl.range<type>) loc("23-rewrites.pdll":1:85)
    erase %3 loc("23-rewrites.pdll":1:127)
  } loc("23-rewrites.pdll":1:68)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: Pattern { rewrite r: Op with { op<my.p> -> (ts: TypeRange); op<my.o> -> (ts); erase r; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":1:19)
  %1 = types loc("23-rewrites.pdll":1:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":1:19)
  rewrite %2 {
    %3 = types loc("23-rewrites.pdll":1:45)
    %4 = operation "my.p"  -> (%3 : !pdl.range<type>) loc("23-rewrites.pdll":1:32)
    %5 = operation "my.o"  -> (%3 : !pdl.range<type>) loc("23-rewrites.pdll":1:61)
    erase %2 loc("23-rewrites.pdll":1:79)
  } loc("23-rewrites.pdll":1:11)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: Pattern { let x: Value; let a = op<my.q>(x); let b = op<my.p>(x); rewrite a with { erase b; erase a; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("23-rewrites.pdll":1:15)
  %1 = types loc("23-rewrites.pdll":1:33)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":1:33)
  %3 = types loc("23-rewrites.pdll":1:54)
  %4 = operation "my.p"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("23-rewrites.pdll":1:54)
  rewrite %2 {
    erase %4 loc("23-rewrites.pdll":1:84)
    erase %2 loc("23-rewrites.pdll":1:93)
  } loc("23-rewrites.pdll":1:67)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: Rewrite Two() => (op<my.m> -> (), b = op<my.n> -> ());
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":2:19)
  %1 = types loc("23-rewrites.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":2:19)
  rewrite %2 {
    %3 = operation "my.m"  loc("23-rewrites.pdll":1:19)
    %4 = operation "my.n"  loc("23-rewrites.pdll":1:39)
    replace %2 with %4 loc("23-rewrites.pdll":2:47)
  } loc("23-rewrites.pdll":2:11)
} loc("23-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: Rewrite Gone(o: Op) => erase o;
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":2:19)
  %1 = types loc("23-rewrites.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":2:19)
  rewrite %2 {
    erase %2 loc("23-rewrites.pdll":1:24)
  } loc("23-rewrites.pdll":2:11)
} loc("23-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: Pattern { rewrite r: Op with { }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":1:19)
  %1 = types loc("23-rewrites.pdll":1:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":1:19)
  rewrite %2 {
  } loc("23-rewrites.pdll":1:11)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: Pattern { let r: Op; rewrite r with { let n = op<my.p>; replace r with n; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("23-rewrites.pdll":1:15)
  %1 = types loc("23-rewrites.pdll":1:15)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("23-rewrites.pdll":1:15)
  rewrite %2 {
    %3 = operation "my.p"  loc("23-rewrites.pdll":1:47)
    replace %2 with %3 loc("23-rewrites.pdll":1:57)
  } loc("23-rewrites.pdll":1:22)
} loc("23-rewrites.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
