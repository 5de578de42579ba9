==== 0 mlir22: constraint: its own declaration, in place
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return small(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("inline-natives.pdll":2:31)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":2:34)
  %1 = types loc("inline-natives.pdll":2:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:18)
  rewrite %2 {
    erase %2 loc("inline-natives.pdll":2:12)
  } loc("inline-natives.pdll":2:12)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 0 pdllc: constraint: its own declaration, in place
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return small(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("inline-natives.pdll":2:31)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":2:34)
  %1 = types loc("inline-natives.pdll":2:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:18)
  rewrite %2 {
    erase %2 loc("inline-natives.pdll":2:12)
  } loc("inline-natives.pdll":2:12)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 mlir22: argConstraint: declared in place
static ::llvm::LogicalResult TinyPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value w) {
  return tiny(w);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("inline-natives.pdll":3:35)
  %1 = operand loc("inline-natives.pdll":3:45)
  %2 = types loc("inline-natives.pdll":3:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("inline-natives.pdll":3:22)
  apply_native_constraint "Tiny"(%0 : !pdl.value) loc("inline-natives.pdll":2:21)
  apply_native_constraint "Tiny"(%1 : !pdl.value) loc("inline-natives.pdll":2:75)
  apply_native_constraint "Check"(%0, %1 : !pdl.value, !pdl.value) loc("inline-natives.pdll":3:56)
  rewrite %3 {
    erase %3 loc("inline-natives.pdll":3:69)
  } loc("inline-natives.pdll":3:69)
} loc("inline-natives.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Tiny", TinyPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 pdllc: argConstraint: declared in place
static ::llvm::LogicalResult TinyPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value w) {
  return tiny(w);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("inline-natives.pdll":3:35)
  %1 = operand loc("inline-natives.pdll":3:45)
  %2 = types loc("inline-natives.pdll":3:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("inline-natives.pdll":3:22)
  apply_native_constraint "Tiny"(%0 : !pdl.value) loc("inline-natives.pdll":2:21)
  apply_native_constraint "Tiny"(%1 : !pdl.value) loc("inline-natives.pdll":2:75)
  apply_native_constraint "Check"(%0, %1 : !pdl.value, !pdl.value) loc("inline-natives.pdll":3:56)
  rewrite %3 {
    erase %3 loc("inline-natives.pdll":3:69)
  } loc("inline-natives.pdll":3:69)
} loc("inline-natives.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Tiny", TinyPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 mlir22: inlineDecl: a native constraint that is called in place
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ok(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("inline-natives.pdll":2:35)
  %1 = types loc("inline-natives.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:22)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":2:46)
  rewrite %2 {
    erase %2 loc("inline-natives.pdll":2:92)
  } loc("inline-natives.pdll":2:92)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 pdllc: inlineDecl: a native constraint that is called in place
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ok(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("inline-natives.pdll":2:35)
  %1 = types loc("inline-natives.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:22)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":2:46)
  rewrite %2 {
    erase %2 loc("inline-natives.pdll":2:92)
  } loc("inline-natives.pdll":2:92)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 mlir22: inlineDecl: numbers of those without a name
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return a(v);
}

static ::llvm::LogicalResult anonymous_constraint_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return b(v);
}

static void anonymous_rewrite_2PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  c(o);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("inline-natives.pdll":3:27)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":3:30)
  %1 = operand loc("inline-natives.pdll":3:73)
  apply_native_constraint "<anonymous_constraint_1>"(%1 : !pdl.value) loc("inline-natives.pdll":3:76)
  %2 = types loc("inline-natives.pdll":3:14)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("inline-natives.pdll":3:14)
  rewrite %3 {
    apply_native_rewrite "<anonymous_rewrite_2>"(%3 : !pdl.operation) loc("inline-natives.pdll":4:23)
    erase %3 loc("inline-natives.pdll":4:58)
  } loc("inline-natives.pdll":4:3)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
    registerConstraintFunction("<anonymous_constraint_1>", anonymous_constraint_1PDLFn);
    registerRewriteFunction("<anonymous_rewrite_2>", anonymous_rewrite_2PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 pdllc: inlineDecl: numbers of those without a name
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return a(v);
}

static ::llvm::LogicalResult anonymous_constraint_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return b(v);
}

static void anonymous_rewrite_2PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  c(o);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("inline-natives.pdll":3:27)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":3:30)
  %1 = operand loc("inline-natives.pdll":3:73)
  apply_native_constraint "<anonymous_constraint_1>"(%1 : !pdl.value) loc("inline-natives.pdll":3:76)
  %2 = types loc("inline-natives.pdll":3:14)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("inline-natives.pdll":3:14)
  rewrite %3 {
    apply_native_rewrite "<anonymous_rewrite_2>"(%3 : !pdl.operation) loc("inline-natives.pdll":4:23)
    erase %3 loc("inline-natives.pdll":4:58)
  } loc("inline-natives.pdll":4:3)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
    registerConstraintFunction("<anonymous_constraint_1>", anonymous_constraint_1PDLFn);
    registerRewriteFunction("<anonymous_rewrite_2>", anonymous_rewrite_2PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4 mlir22: inlineDecl: a native rewrite in place
static void anonymous_rewrite_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  rewriter.eraseOp(o);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("inline-natives.pdll":2:19)
  %1 = types loc("inline-natives.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:19)
  rewrite %2 {
    apply_native_rewrite "<anonymous_rewrite_0>"(%2 : !pdl.operation) loc("inline-natives.pdll":2:35)
  } loc("inline-natives.pdll":2:11)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerRewriteFunction("<anonymous_rewrite_0>", anonymous_rewrite_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4 pdllc: inlineDecl: a native rewrite in place
static void anonymous_rewrite_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  rewriter.eraseOp(o);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("inline-natives.pdll":2:19)
  %1 = types loc("inline-natives.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:19)
  rewrite %2 {
    apply_native_rewrite "<anonymous_rewrite_0>"(%2 : !pdl.operation) loc("inline-natives.pdll":2:35)
  } loc("inline-natives.pdll":2:11)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerRewriteFunction("<anonymous_rewrite_0>", anonymous_rewrite_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5 mlir22: Constraint O(v: Value) { Constraint(x: Value) [{1}];(v); }
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value x) {
  1
}

static void anonymous_rewrite_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  2
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("inline-natives.pdll":2:28)
  %1 = types loc("inline-natives.pdll":2:19)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:19)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":1:26)
  rewrite %2 {
    apply_native_rewrite "<anonymous_rewrite_1>"(%2 : !pdl.operation) loc("inline-natives.pdll":2:62)
    erase %2 loc("inline-natives.pdll":2:88)
  } loc("inline-natives.pdll":2:45)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
    registerRewriteFunction("<anonymous_rewrite_1>", anonymous_rewrite_1PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5 pdllc: Constraint O(v: Value) { Constraint(x: Value) [{1}];(v); }
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value x) {
  1
}

static void anonymous_rewrite_1PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  2
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("inline-natives.pdll":2:28)
  %1 = types loc("inline-natives.pdll":2:19)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":2:19)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":1:26)
  rewrite %2 {
    apply_native_rewrite "<anonymous_rewrite_1>"(%2 : !pdl.operation) loc("inline-natives.pdll":2:62)
    erase %2 loc("inline-natives.pdll":2:88)
  } loc("inline-natives.pdll":2:45)
} loc("inline-natives.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
    registerRewriteFunction("<anonymous_rewrite_1>", anonymous_rewrite_1PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6 mlir22: Pattern { let r = op<t.a>(x: Value); let y: [Value, Constraint(v: Value) [{ return success(); }];] = x; erase r; }
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return success();
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("inline-natives.pdll":1:27)
  %1 = types loc("inline-natives.pdll":1:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":1:19)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":1:53)
  rewrite %2 {
    erase %2 loc("inline-natives.pdll":1:105)
  } loc("inline-natives.pdll":1:105)
} loc("inline-natives.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6 pdllc: Pattern { let r = op<t.a>(x: Value); let y: [Value, Constraint(v: Value) [{ return success(); }];] = x; erase r; }
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return success();
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("inline-natives.pdll":1:27)
  %1 = types loc("inline-natives.pdll":1:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("inline-natives.pdll":1:19)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("inline-natives.pdll":1:53)
  rewrite %2 {
    erase %2 loc("inline-natives.pdll":1:105)
  } loc("inline-natives.pdll":1:105)
} loc("inline-natives.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7 mlir22: Constraint K(a: Attr) -> Attr [{ return x; }]
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

static ::llvm::FailureOr<::mlir::Attribute> KPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a) {
  return x;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("inline-natives.pdll":3:19)
  %1 = attribute loc("inline-natives.pdll":3:32)
  %2 = apply_native_constraint "K"(%1 : !pdl.attribute) : !pdl.attribute loc("inline-natives.pdll":3:35)
  %3 = types loc("inline-natives.pdll":3:19)
  %4 = operation "t.a"(%0 : !pdl.range<value>)  {"k" = %1} -> (%3 : !pdl.range<type>) loc("inline-natives.pdll":3:19)
  rewrite %4 {
    erase %4 loc("inline-natives.pdll":3:39)
  } loc("inline-natives.pdll":3:39)
} loc("inline-natives.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("K", pdllConstraintWithResults(KPDLFn));
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7 pdllc: Constraint K(a: Attr) -> Attr [{ return x; }]
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

static ::llvm::FailureOr<::mlir::Attribute> KPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a) {
  return x;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("inline-natives.pdll":3:19)
  %1 = attribute loc("inline-natives.pdll":3:32)
  %2 = apply_native_constraint "K"(%1 : !pdl.attribute) : !pdl.attribute loc("inline-natives.pdll":3:35)
  %3 = types loc("inline-natives.pdll":3:19)
  %4 = operation "t.a"(%0 : !pdl.range<value>)  {"k" = %1} -> (%3 : !pdl.range<type>) loc("inline-natives.pdll":3:19)
  rewrite %4 {
    erase %4 loc("inline-natives.pdll":3:39)
  } loc("inline-natives.pdll":3:39)
} loc("inline-natives.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("K", pdllConstraintWithResults(KPDLFn));
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
