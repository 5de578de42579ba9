==== 0: rewriteDecl: external
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":3:19)
  %1 = types loc("10-rewrites.pdll":3:19)
  %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:19)
  rewrite %2 {
    apply_native_rewrite "Notify"(%2 : !pdl.operation) loc("10-rewrites.pdll":3:46)
    erase %2 loc("10-rewrites.pdll":3:60)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: rewriteDecl: native
static void NotifyPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  notify(rewriter, o);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":5:19)
  %1 = types loc("10-rewrites.pdll":5:19)
  %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":5:19)
  rewrite %2 {
    apply_native_rewrite "Notify"(%2 : !pdl.operation) loc("10-rewrites.pdll":5:46)
    erase %2 loc("10-rewrites.pdll":5:60)
  } loc("10-rewrites.pdll":5:11)
} loc("10-rewrites.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerRewriteFunction("Notify", NotifyPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: rewriteDecl: in braces
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":5:35)
  %1 = operand loc("10-rewrites.pdll":5:48)
  %2 = type loc("10-rewrites.pdll":5:62)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":5:22)
  rewrite %3 {
    %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":3:10)
    replace %3 with %4 loc("10-rewrites.pdll":5:72)
  } loc("10-rewrites.pdll":5:72)
} loc("10-rewrites.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: rewriteDecl: an expression
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:32)
  %1 = operand loc("10-rewrites.pdll":3:45)
  %2 = type loc("10-rewrites.pdll":3:59)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":3:19)
  rewrite %3 {
    %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":2:44)
    replace %3 with %4 loc("10-rewrites.pdll":3:11)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: rewriteDecl: an expression, without declared results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:32)
  %1 = operand loc("10-rewrites.pdll":3:45)
  %2 = type loc("10-rewrites.pdll":3:59)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":3:19)
  rewrite %3 {
    %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":2:38)
    %5 = result 0 of %4 loc("10-rewrites.pdll":3:73)
    replace %3 with(%5 : !pdl.value) loc("10-rewrites.pdll":3:11)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: rewriteDecl: a rewrite after the arrow
namespace {

struct A : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  A(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @A : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":5:21)
  %1 = types loc("10-rewrites.pdll":5:21)
  %2 = operation "calc.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":5:21)
  rewrite %2 {
    erase %2 loc("10-rewrites.pdll":2:26)
  } loc("10-rewrites.pdll":5:13)
} loc("10-rewrites.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct B : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  B(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @B : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":6:35)
  %1 = types loc("10-rewrites.pdll":6:24)
  %2 = operation "calc.b"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":6:24)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("10-rewrites.pdll":3:37)
  } loc("10-rewrites.pdll":6:46)
} loc("10-rewrites.pdll":6:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct C : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  C(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @C : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":7:21)
  %1 = types loc("10-rewrites.pdll":7:21)
  %2 = operation "calc.c"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":7:21)
  rewrite %2 {
    erase %2 loc("10-rewrites.pdll":4:42)
  } loc("10-rewrites.pdll":7:13)
} loc("10-rewrites.pdll":7:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<A>(patterns.getContext(), configs...);
  patterns.add<B>(patterns.getContext(), configs...);
  patterns.add<C>(patterns.getContext(), configs...);
}
==== 6: rewriteDecl: statements
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":6:36)
  %1 = operand loc("10-rewrites.pdll":6:46)
  %2 = types loc("10-rewrites.pdll":6:22)
  %3 = operation "calc.pair"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("10-rewrites.pdll":6:22)
  rewrite %3 {
    %4 = type : i8 loc("10-rewrites.pdll":3:38)
    %5 = type : i8 loc("10-rewrites.pdll":3:50)
    %6 = operation "calc.swap"(%1, %0 : !pdl.value, !pdl.value)  -> (%4, %5 : !pdl.type, !pdl.type) loc("10-rewrites.pdll":3:14)
    %7 = result 1 of %6 loc("10-rewrites.pdll":4:19)
    %8 = result 0 of %6 loc("10-rewrites.pdll":4:27)
    replace %3 with(%7, %8 : !pdl.value, !pdl.value) loc("10-rewrites.pdll":4:3)
  } loc("10-rewrites.pdll":6:57)
} loc("10-rewrites.pdll":6:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: rewriteDecl: nothing to do
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":3:19)
  %1 = types loc("10-rewrites.pdll":3:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:19)
  rewrite %2 {
    erase %2 loc("10-rewrites.pdll":3:50)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: rewriteDecl: native results of every kind
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":4:14)
  %1 = types loc("10-rewrites.pdll":4:14)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":4:14)
  rewrite %2 {
    %3:6 = apply_native_rewrite "All"(%2 : !pdl.operation) : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>, !pdl.attribute loc("10-rewrites.pdll":6:15)
    %4 = operation "calc.use"(%3#1, %3#2 : !pdl.value, !pdl.range<value>)  {"k" = %3#5} -> (%3#3, %3#4 : !pdl.type, !pdl.range<type>) loc("10-rewrites.pdll":7:5)
    replace %2 with %3#0 loc("10-rewrites.pdll":8:5)
  } loc("10-rewrites.pdll":5:3)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: rewriteDecl: native results of every kind, with code
static std::tuple<::mlir::Operation *, ::mlir::Value, ::mlir::ValueRange, ::mlir::Type, ::mlir::TypeRange, ::mlir::Attribute> AllPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  return all(o);
}

static ::mlir::Type OnePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a) {
  return one(a);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":5:14)
  %1 = attribute loc("10-rewrites.pdll":5:32)
  %2 = types loc("10-rewrites.pdll":5:14)
  %3 = operation "calc.neg"(%0 : !pdl.range<value>)  {"k" = %1} -> (%2 : !pdl.range<type>) loc("10-rewrites.pdll":5:14)
  rewrite %3 {
    %4:6 = apply_native_rewrite "All"(%3 : !pdl.operation) : !pdl.operation, !pdl.value, !pdl.range<value>, !pdl.type, !pdl.range<type>, !pdl.attribute loc("10-rewrites.pdll":6:36)
    %5 = apply_native_rewrite "One"(%1 : !pdl.attribute) : !pdl.type loc("10-rewrites.pdll":6:53)
    %6 = operation "calc.use"(%4#1 : !pdl.value)  -> (%5 : !pdl.type) loc("10-rewrites.pdll":6:23)
    erase %3 loc("10-rewrites.pdll":6:62)
  } loc("10-rewrites.pdll":6:3)
} loc("10-rewrites.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerRewriteFunction("All", AllPDLFn);
    registerRewriteFunction("One", OnePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: rewriteDecl: a native rewrite without arguments
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":3:19)
  %1 = types loc("10-rewrites.pdll":3:19)
  %2 = operation "calc.name"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:19)
  rewrite %2 {
    %3 = apply_native_rewrite "Fresh" : !pdl.attribute loc("10-rewrites.pdll":3:64)
    %4 = operation "calc.name"  {"id" = %3} loc("10-rewrites.pdll":3:44)
    replace %2 with %4 loc("10-rewrites.pdll":3:11)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: rewriteDecl: constraints on parameters give types only
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":4:22)
  %1 = attribute loc("10-rewrites.pdll":4:42)
  %2 = types loc("10-rewrites.pdll":4:22)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"v" = %1} -> (%2 : !pdl.range<type>) loc("10-rewrites.pdll":4:22)
  rewrite %3 {
    %4 = apply_native_rewrite "Make"(%1 : !pdl.attribute) : !pdl.attribute loc("10-rewrites.pdll":4:90)
    %5 = type : i8 loc("10-rewrites.pdll":4:103)
    %6 = operation "calc.const"  {"v" = %4} -> (%5 : !pdl.type) loc("10-rewrites.pdll":4:70)
    replace %3 with %6 loc("10-rewrites.pdll":4:52)
  } loc("10-rewrites.pdll":4:52)
} loc("10-rewrites.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: inlineDecl: a rewrite that is called in place
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
    erase %2 loc("10-rewrites.pdll":2:52)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: inlineDecl: a rewrite that gives something, in place
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:27)
  %1 = types loc("10-rewrites.pdll":3:14)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:14)
  rewrite %2 {
    %3 = type : i8 loc("10-rewrites.pdll":5:69)
    %4 = operation "calc.abs"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc("10-rewrites.pdll":5:49)
    replace %2 with %4 loc("10-rewrites.pdll":6:5)
  } loc("10-rewrites.pdll":4:3)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: lambdaStmt: the value of a call
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":4:19)
  %1 = types loc("10-rewrites.pdll":4:19)
  %2 = operation "calc.name"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":4:19)
  rewrite %2 {
    %3 = apply_native_rewrite "Fresh" : !pdl.attribute loc("10-rewrites.pdll":3:19)
    %4 = operation "calc.name"  {"id" = %3} loc("10-rewrites.pdll":4:44)
    replace %2 with %4 loc("10-rewrites.pdll":4:11)
  } loc("10-rewrites.pdll":4:11)
} loc("10-rewrites.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: lambdaStmt: a tuple
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:36)
  %1 = types loc("10-rewrites.pdll":3:22)
  %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:22)
  rewrite %2 {
    replace %2 with(%0, %0 : !pdl.value, !pdl.value) loc("10-rewrites.pdll":3:84)
  } loc("10-rewrites.pdll":3:47)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: opRewriteStmt: erase
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:22)
  %1 = types loc("10-rewrites.pdll":2:22)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:22)
  rewrite %2 {
    erase %2 loc("10-rewrites.pdll":2:36)
  } loc("10-rewrites.pdll":2:36)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: opRewriteStmt: erase in a rewrite
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  %3 = results of %2  loc("10-rewrites.pdll":2:56)
  %4 = types loc("10-rewrites.pdll":2:43)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("10-rewrites.pdll":2:43)
  rewrite %5 {
    erase %5 loc("10-rewrites.pdll":2:77)
    erase %2 loc("10-rewrites.pdll":2:86)
  } loc("10-rewrites.pdll":2:60)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: opRewriteStmt: replace by a value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":2:45)
  %1 = types loc("10-rewrites.pdll":2:32)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:32)
  %3 = results of %2  loc("10-rewrites.pdll":2:32)
  %4 = types loc("10-rewrites.pdll":2:19)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("10-rewrites.pdll":2:11)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: opRewriteStmt: replace by a range
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:31)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.id"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
    replace %2 with(%0 : !pdl.range<value>) loc("10-rewrites.pdll":2:11)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: opRewriteStmt: replace by an operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":2:31)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
    %3 = operation "calc.copy"(%0 : !pdl.value)  loc("10-rewrites.pdll":2:46)
    replace %2 with %3 loc("10-rewrites.pdll":2:11)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 21: opRewriteStmt: replace by an operation that was matched
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  %3 = results of %2  loc("10-rewrites.pdll":2:58)
  %4 = types loc("10-rewrites.pdll":2:46)
  %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("10-rewrites.pdll":2:46)
  rewrite %5 {
    replace %5 with %2 loc("10-rewrites.pdll":2:62)
  } loc("10-rewrites.pdll":2:62)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 22: opRewriteStmt: replace by several values
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":2:36)
  %1 = operand loc("10-rewrites.pdll":2:46)
  %2 = types loc("10-rewrites.pdll":2:22)
  %3 = operation "calc.swap"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("10-rewrites.pdll":2:22)
  rewrite %3 {
    replace %3 with(%1, %0 : !pdl.value, !pdl.value) loc("10-rewrites.pdll":2:57)
  } loc("10-rewrites.pdll":2:57)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 23: opRewriteStmt: replace by one value in parentheses
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":2:35)
  %1 = types loc("10-rewrites.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:22)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("10-rewrites.pdll":2:46)
  } loc("10-rewrites.pdll":2:46)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 24: opRewriteStmt: replace by operations, values and ranges
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:28)
  %1 = operands loc("10-rewrites.pdll":3:38)
  %2 = types loc("10-rewrites.pdll":3:14)
  %3 = operation "calc.many"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc("10-rewrites.pdll":3:14)
  rewrite %3 {
    %4 = type : i8 loc("10-rewrites.pdll":4:46)
    %5 = operation "calc.neg"(%0 : !pdl.value)  -> (%4 : !pdl.type) loc("10-rewrites.pdll":4:26)
    %6 = results of %5  loc("10-rewrites.pdll":4:26)
    %7 = result 0 of %3 loc("10-rewrites.pdll":4:62)
    replace %3 with(%1, %6, %0, %7 : !pdl.range<value>, !pdl.range<value>, !pdl.value, !pdl.value) loc("10-rewrites.pdll":4:3)
  } loc("10-rewrites.pdll":4:3)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 25: opRewriteStmt: rewrite with nothing in it
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 26: opRewriteStmt: rewrite in rewrite
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:22)
  %1 = types loc("10-rewrites.pdll":2:22)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:22)
  rewrite %2 {
    erase %2 loc("10-rewrites.pdll":2:76)
  } loc("10-rewrites.pdll":2:36)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 27: opRewriteStmt: several in one block
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:22)
  %1 = types loc("10-rewrites.pdll":3:11)
  %2 = operation "calc.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:11)
  %3 = results of %2  loc("10-rewrites.pdll":4:22)
  %4 = types loc("10-rewrites.pdll":4:11)
  %5 = operation "calc.b"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("10-rewrites.pdll":4:11)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("10-rewrites.pdll":5:20)
    erase %2 loc("10-rewrites.pdll":5:38)
    %6 = operation "calc.c"  loc("10-rewrites.pdll":5:55)
    erase %6 loc("10-rewrites.pdll":5:73)
  } loc("10-rewrites.pdll":5:3)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 28: replOperation: an operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":2:31)
  %1 = type loc("10-rewrites.pdll":2:45)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
    %3 = attribute = unit loc("10-rewrites.pdll":2:77)
    %4 = operation "calc.copy"(%0 : !pdl.value)  {"deep" = %3} -> (%1 : !pdl.type) loc("10-rewrites.pdll":2:59)
    replace %2 with %4 loc("10-rewrites.pdll":2:11)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 29: replOperation: a variable of the name `op`
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:20)
  %1 = types loc("10-rewrites.pdll":2:20)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:20)
  %3 = results of %2  loc("10-rewrites.pdll":2:59)
  %4 = types loc("10-rewrites.pdll":2:47)
  %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("10-rewrites.pdll":2:47)
  rewrite %5 {
    replace %5 with %2 loc("10-rewrites.pdll":2:64)
  } loc("10-rewrites.pdll":2:64)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 30: replOperation: a result, in parentheses
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":2:34)
  %1 = types loc("10-rewrites.pdll":2:22)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:22)
  rewrite %2 {
    %3 = type : i8 loc("10-rewrites.pdll":2:85)
    %4 = operation "calc.copy"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc("10-rewrites.pdll":2:64)
    %5 = result 0 of %4 loc("10-rewrites.pdll":2:64)
    replace %2 with(%5 : !pdl.value) loc("10-rewrites.pdll":2:45)
  } loc("10-rewrites.pdll":2:45)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 31: replOperation: a call
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:31)
  %1 = types loc("10-rewrites.pdll":3:19)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:19)
  rewrite %2 {
    %3 = apply_native_rewrite "Copy"(%0 : !pdl.value) : !pdl.operation loc("10-rewrites.pdll":3:46)
    replace %2 with %3 loc("10-rewrites.pdll":3:11)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 32: replOperation: a result of a call
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:31)
  %1 = types loc("10-rewrites.pdll":3:19)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:19)
  rewrite %2 {
    %3:2 = apply_native_rewrite "Copy"(%0 : !pdl.value) : !pdl.operation, !pdl.value loc("10-rewrites.pdll":3:46)
    replace %2 with(%3#1 : !pdl.value) loc("10-rewrites.pdll":3:11)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 33: replOperation: the result of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  %3 = results of %2  loc("10-rewrites.pdll":2:57)
  %4 = types loc("10-rewrites.pdll":2:45)
  %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("10-rewrites.pdll":2:45)
  rewrite %5 {
    %6 = result 1 of %2 loc("10-rewrites.pdll":2:79)
    replace %5 with(%6 : !pdl.value) loc("10-rewrites.pdll":2:61)
  } loc("10-rewrites.pdll":2:61)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 34: stmt: variables of a rewrite
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("10-rewrites.pdll":3:27)
  %1 = operand loc("10-rewrites.pdll":3:37)
  %2 = type loc("10-rewrites.pdll":3:51)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("10-rewrites.pdll":3:14)
  rewrite %3 {
    %4 = attribute = 1 : i32 loc("10-rewrites.pdll":5:15)
    %5 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  {"k" = %4} -> (%2 : !pdl.type) loc("10-rewrites.pdll":6:16)
    %6 = result 0 of %5 loc("10-rewrites.pdll":8:24)
    replace %3 with(%6 : !pdl.value) loc("10-rewrites.pdll":9:5)
  } loc("10-rewrites.pdll":4:3)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 35: stmt: a new type in a rewrite
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
    %3 = type loc("10-rewrites.pdll":2:49)
    %4 = operation "calc.const"  -> (%3, %3 : !pdl.type, !pdl.type) loc("10-rewrites.pdll":2:58)
    erase %2 loc("10-rewrites.pdll":2:84)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 36: stmt: a call as a statement
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":3:19)
  %1 = types loc("10-rewrites.pdll":3:19)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":3:19)
  rewrite %2 {
    %3 = attribute = "seen" loc("10-rewrites.pdll":3:55)
    %4 = apply_native_rewrite "Log"(%2, %3 : !pdl.operation, !pdl.attribute) : !pdl.attribute loc("10-rewrites.pdll":3:45)
    erase %2 loc("10-rewrites.pdll":3:74)
  } loc("10-rewrites.pdll":3:11)
} loc("10-rewrites.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 37: stmt: what is made and not used is still made
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("10-rewrites.pdll":2:19)
  %1 = types loc("10-rewrites.pdll":2:19)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("10-rewrites.pdll":2:19)
  rewrite %2 {
    %3 = operation "calc.trap"  loc("10-rewrites.pdll":2:45)
    %4 = attribute = unit loc("10-rewrites.pdll":2:81)
    %5 = operation "calc.trap"  {"k" = %4} loc("10-rewrites.pdll":2:66)
    erase %2 loc("10-rewrites.pdll":2:91)
  } loc("10-rewrites.pdll":2:11)
} loc("10-rewrites.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
