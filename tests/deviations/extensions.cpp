==== 0 mlir22: Default benefit: the operations that are matched.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("extensions.pdll":2:27)
  %1 = types loc("extensions.pdll":2:27)
  %2 = operation "my.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":2:27)
  %3 = results of %2  loc("extensions.pdll":2:27)
  %4 = operands loc("extensions.pdll":2:37)
  %5 = types loc("extensions.pdll":2:37)
  %6 = operation "my.c"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("extensions.pdll":2:37)
  %7 = results of %6  loc("extensions.pdll":2:37)
  %8 = types loc("extensions.pdll":2:18)
  %9 = operation "my.a"(%3, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc("extensions.pdll":2:18)
  rewrite %9 {
    erase %9 loc("extensions.pdll":2:12)
  } loc("extensions.pdll":2:12)
} loc("extensions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 0 pdllc: Default benefit: the operations that are matched.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(3) {
  %0 = operands loc("extensions.pdll":2:27)
  %1 = types loc("extensions.pdll":2:27)
  %2 = operation "my.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":2:27)
  %3 = results of %2  loc("extensions.pdll":2:27)
  %4 = operands loc("extensions.pdll":2:37)
  %5 = types loc("extensions.pdll":2:37)
  %6 = operation "my.c"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("extensions.pdll":2:37)
  %7 = results of %6  loc("extensions.pdll":2:37)
  %8 = types loc("extensions.pdll":2:18)
  %9 = operation "my.a"(%3, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc("extensions.pdll":2:18)
  rewrite %9 {
    erase %9 loc("extensions.pdll":2:12)
  } loc("extensions.pdll":2:12)
} loc("extensions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 pdllc: Pattern with recusion => erase op<my.a>;
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("extensions.pdll":1:32)
  %1 = types loc("extensions.pdll":1:32)
  %2 = operation "my.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":1:32)
  rewrite %2 {
    erase %2 loc("extensions.pdll":1:26)
  } loc("extensions.pdll":1:26)
} loc("extensions.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 pdllc: Inline declarations as statements.
static ::llvm::LogicalResult CPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return success();
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("extensions.pdll":3:20)
  %1 = types loc("extensions.pdll":3:11)
  %2 = operation "my.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":3:11)
  apply_native_constraint "C"(%0 : !pdl.value) loc("extensions.pdll":6:28)
  rewrite %2 {
    erase %2 loc("extensions.pdll":8:39)
  } loc("extensions.pdll":8:3)
} loc("extensions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("C", CPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 pdllc: Pattern { let r = op<my.a>(x: Value); Constraint(v: Value) [{ return success(); }](x); erase r; }
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return success();
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("extensions.pdll":1:28)
  %1 = types loc("extensions.pdll":1:19)
  %2 = operation "my.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":1:19)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("extensions.pdll":1:39)
  rewrite %2 {
    erase %2 loc("extensions.pdll":1:88)
  } loc("extensions.pdll":1:88)
} loc("extensions.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4 pdllc: Used by: matched by going up from the operand.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operand loc("extensions.pdll":3:28)
  %1 = types loc("extensions.pdll":3:19)
  %2 = operation "my.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":3:19)
  %3 = types loc("extensions.pdll":2:31)
  %4 = operation "my.user"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("extensions.pdll":2:31)
  rewrite %2 {
    erase %2 loc("extensions.pdll":3:50)
  } loc("extensions.pdll":3:50)
} loc("extensions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5 pdllc: Constraint Pair(first: Op, second: Value);
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("extensions.pdll":2:28)
  %1 = types loc("extensions.pdll":2:19)
  %2 = operation "my.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":2:19)
  apply_native_constraint "Pair"(%2, %0 : !pdl.operation, !pdl.value) loc("extensions.pdll":2:39)
  apply_native_constraint "Pair"(%2, %0 : !pdl.operation, !pdl.value) loc("extensions.pdll":2:66)
  rewrite %2 {
    erase %2 loc("extensions.pdll":2:86)
  } loc("extensions.pdll":2:86)
} loc("extensions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7 pdllc: Pattern { let r = op<my.a>(xs: ValueRange); erase op<my.b>(r.results, r.operands); }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operands loc("extensions.pdll":1:28)
  %1 = types loc("extensions.pdll":1:19)
  %2 = operation "my.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":1:19)
  %3 = results of %2  loc("extensions.pdll":1:60)
  %4 = types loc("extensions.pdll":1:51)
  %5 = operation "my.b"(%3, %0 : !pdl.range<value>, !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("extensions.pdll":1:51)
  rewrite %5 {
    erase %5 loc("extensions.pdll":1:45)
  } loc("extensions.pdll":1:45)
} loc("extensions.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8 pdllc: Pattern { let r = op<my.a>(x: Value, y: Value); rewrite r with { let n = op<my.b>(r.operands) -> (); erase r; }; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("extensions.pdll":1:28)
  %1 = operand loc("extensions.pdll":1:38)
  %2 = types loc("extensions.pdll":1:19)
  %3 = operation "my.a"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("extensions.pdll":1:19)
  rewrite %3 {
    %4 = range %0, %1 : !pdl.value, !pdl.value  loc("extensions.pdll":1:83)
    %5 = operation "my.b"(%4 : !pdl.range<value>)  loc("extensions.pdll":1:74)
    erase %3 loc("extensions.pdll":1:102)
  } loc("extensions.pdll":1:49)
} loc("extensions.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10 pdllc: Pattern { let t = (a = (op<my.b>, attr<"1 : i8">), b = attr<"2 : i8">); erase op<my.a>(t.a.0) {x = t.a.1, y = t.b}; }
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operands loc("extensions.pdll":1:25)
  %1 = types loc("extensions.pdll":1:25)
  %2 = operation "my.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":1:25)
  %3 = attribute = 1 : i8 loc("extensions.pdll":1:35)
  %4 = attribute = 2 : i8 loc("extensions.pdll":1:56)
  %5 = results of %2  loc("extensions.pdll":1:88)
  %6 = types loc("extensions.pdll":1:79)
  %7 = operation "my.a"(%5 : !pdl.range<value>)  {"x" = %3, "y" = %4} -> (%6 : !pdl.range<type>) loc("extensions.pdll":1:79)
  rewrite %7 {
    erase %7 loc("extensions.pdll":1:73)
  } loc("extensions.pdll":1:73)
} loc("extensions.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11 pdllc: A constraint in a rewrite only gives the type.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("extensions.pdll":3:19)
  %1 = types loc("extensions.pdll":3:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":3:19)
  rewrite %2 {
    %3 = type loc("extensions.pdll":3:45)
    %4 = operation "my.b"  -> (%3 : !pdl.type) loc("extensions.pdll":3:32)
    erase %2 loc("extensions.pdll":3:52)
  } loc("extensions.pdll":3:11)
} loc("extensions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12 mlir22: One result that is known to be single is a value.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("extensions.pdll":3:19)
  %1 = types loc("extensions.pdll":3:19)
  %2 = operation "my.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":3:19)
  %3 = results of %2  loc("extensions.pdll":3:47)
  %4 = types loc("extensions.pdll":3:39)
  %5 = operation "t.b"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("extensions.pdll":3:39)
  rewrite %5 {
    %6 = results of %2  loc("extensions.pdll":3:67)
    %7 = type loc("extensions.pdll":3:74)
    %8 = operation "my.one"(%6 : !pdl.range<value>)  -> (%7 : !pdl.type) loc("extensions.pdll":3:56)
    %9 = results of %8  loc("extensions.pdll":3:56)
    %10 = results of %2  loc("extensions.pdll":3:84)
    replace %5 with(%9, %10 : !pdl.range<value>, !pdl.range<value>) loc("extensions.pdll":3:31)
  } loc("extensions.pdll":3:31)
} loc("extensions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12 pdllc: One result that is known to be single is a value.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operands loc("extensions.pdll":3:19)
  %1 = types loc("extensions.pdll":3:19)
  %2 = operation "my.one"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":3:19)
  %3 = result 0 of %2 loc("extensions.pdll":3:47)
  %4 = types loc("extensions.pdll":3:39)
  %5 = operation "t.b"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("extensions.pdll":3:39)
  rewrite %5 {
    %6 = result 0 of %2 loc("extensions.pdll":3:67)
    %7 = type loc("extensions.pdll":3:74)
    %8 = operation "my.one"(%6 : !pdl.value)  -> (%7 : !pdl.type) loc("extensions.pdll":3:56)
    %9 = result 0 of %8 loc("extensions.pdll":3:56)
    %10 = result 0 of %2 loc("extensions.pdll":3:84)
    replace %5 with(%9, %10 : !pdl.value, !pdl.value) loc("extensions.pdll":3:31)
  } loc("extensions.pdll":3:31)
} loc("extensions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13 pdllc: #include "my.td"
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operands loc("extensions.pdll":2:19)
  %1 = types loc("extensions.pdll":2:19)
  %2 = operation "my.mix"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("extensions.pdll":2:19)
  %3 = result 0 of %2 loc("extensions.pdll":2:45)
  %4 = results of %2  loc("extensions.pdll":2:50)
  %5 = types loc("extensions.pdll":2:37)
  %6 = operation "t.a"(%3, %4, %0 : !pdl.value, !pdl.range<value>, !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("extensions.pdll":2:37)
  rewrite %6 {
    erase %6 loc("extensions.pdll":2:31)
  } loc("extensions.pdll":2:31)
} loc("extensions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
