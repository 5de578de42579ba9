==== 0: module: nothing
namespace {
} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
}
==== 1: module: only comments
namespace {
} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
}
==== 2: topDecl: constraints and rewrites alone give no patterns
namespace {
} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
}
==== 3: topDecl: several patterns, in their order
namespace {

struct First : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  First(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @First : benefit(0) {
  %0 = operands loc("02-top-level.pdll":2:24)
  %1 = types loc("02-top-level.pdll":2:24)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":2:24)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":2:18)
  } loc("02-top-level.pdll":2:18)
} loc("02-top-level.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct Second : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Second(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Second : benefit(0) {
  %0 = operands loc("02-top-level.pdll":4:25)
  %1 = attribute loc("02-top-level.pdll":4:49)
  apply_native_constraint "IsZero"(%1 : !pdl.attribute) loc("02-top-level.pdll":4:52)
  %2 = types loc("02-top-level.pdll":4:25)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.range<type>) loc("02-top-level.pdll":4:25)
  rewrite %3 {
    erase %3 loc("02-top-level.pdll":4:19)
  } loc("02-top-level.pdll":4:19)
} loc("02-top-level.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("02-top-level.pdll":5:18)
  %1 = types loc("02-top-level.pdll":5:18)
  %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":5:18)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":5:12)
  } loc("02-top-level.pdll":5:12)
} loc("02-top-level.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<First>(patterns.getContext(), configs...);
  patterns.add<Second>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: topDecl: two on one line
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":2:75)
  apply_native_constraint "A"(%0 : !pdl.value) loc("02-top-level.pdll":2:41)
  apply_native_constraint "B"(%0 : !pdl.value) loc("02-top-level.pdll":2:78)
  %1 = types loc("02-top-level.pdll":2:62)
  %2 = operation "calc.nop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":2:62)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":2:56)
  } loc("02-top-level.pdll":2:56)
} loc("02-top-level.pdll":2:45)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: directive: what it brings can be used after it
static ::llvm::LogicalResult HasOneUsePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ::mlir::success(v.hasOneUse());
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":4:27)
  apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc("02-top-level.pdll":4:30)
  %1 = attribute loc("02-top-level.pdll":4:49)
  %2 = types loc("02-top-level.pdll":4:14)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"bias" = %1} -> (%2 : !pdl.range<type>) loc("02-top-level.pdll":4:14)
  apply_native_constraint "IsZero"(%1 : !pdl.attribute) loc("02-top-level.pdll":5:3)
  rewrite %3 {
    erase %3 loc("02-top-level.pdll":6:3)
  } loc("02-top-level.pdll":6:3)
} loc("02-top-level.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("HasOneUse", HasOneUsePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: directive: patterns come in the order of the text
static ::llvm::LogicalResult HasOneUsePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ::mlir::success(v.hasOneUse());
}

namespace {

struct First : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  First(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @First : benefit(0) {
  %0 = operands loc("02-top-level.pdll":2:24)
  %1 = types loc("02-top-level.pdll":2:24)
  %2 = operation "calc.first"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":2:24)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":2:18)
  } loc("02-top-level.pdll":2:18)
} loc("02-top-level.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct DropUnused : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  DropUnused(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @DropUnused : benefit(0) {
  %0 = operand loc("pdll/include/pattern.pdll":2:42)
  apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc("pdll/include/pattern.pdll":2:45)
  %1 = types loc("pdll/include/pattern.pdll":2:29)
  %2 = operation "calc.nop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("pdll/include/pattern.pdll":2:29)
  rewrite %2 {
    erase %2 loc("pdll/include/pattern.pdll":2:23)
  } loc("pdll/include/pattern.pdll":2:23)
} loc("pdll/include/pattern.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("HasOneUse", HasOneUsePDLFn);
  }
};


struct Last : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Last(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Last : benefit(0) {
  %0 = operands loc("02-top-level.pdll":4:23)
  %1 = types loc("02-top-level.pdll":4:23)
  %2 = operation "calc.last"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":4:23)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":4:17)
  } loc("02-top-level.pdll":4:17)
} loc("02-top-level.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<First>(patterns.getContext(), configs...);
  patterns.add<DropUnused>(patterns.getContext(), configs...);
  patterns.add<Last>(patterns.getContext(), configs...);
}
==== 7: directive: anything may follow on its line
static ::llvm::LogicalResult HasOneUsePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ::mlir::success(v.hasOneUse());
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":2:62)
  apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc("02-top-level.pdll":2:65)
  %1 = types loc("02-top-level.pdll":2:49)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":2:49)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":2:43)
  } loc("02-top-level.pdll":2:43)
} loc("02-top-level.pdll":2:32)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("HasOneUse", HasOneUsePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: directive: the path may be a code block
static ::llvm::LogicalResult HasOneUsePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ::mlir::success(v.hasOneUse());
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":3:31)
  apply_native_constraint "HasOneUse"(%0 : !pdl.value) loc("02-top-level.pdll":3:34)
  %1 = types loc("02-top-level.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":3:18)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":3:12)
  } loc("02-top-level.pdll":3:12)
} loc("02-top-level.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("HasOneUse", HasOneUsePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: directive: TableGen
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("02-top-level.pdll":3:18)
  %1 = types loc("02-top-level.pdll":3:18)
  %2 = operation "nn.barrier"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":3:18)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":3:12)
  } loc("02-top-level.pdll":3:12)
} loc("02-top-level.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 42: topDecl: a constraint that is defined before the TableGen file that has one of its name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("02-top-level.pdll":4:39)
  apply_native_constraint "Num"(%0 : !pdl.type) loc("02-top-level.pdll":4:42)
  %1 = operand : %0 loc("02-top-level.pdll":4:30)
  %2 = types loc("02-top-level.pdll":4:18)
  %3 = operation "nn.relu"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("02-top-level.pdll":4:18)
  rewrite %3 {
    erase %3 loc("02-top-level.pdll":4:12)
  } loc("02-top-level.pdll":4:12)
} loc("02-top-level.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 43: topDecl: sibling scopes may use a name again
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":4:32)
  apply_native_constraint "Left"(%0 : !pdl.value) loc("02-top-level.pdll":4:35)
  %1 = types loc("02-top-level.pdll":4:19)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":4:19)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":4:42)
  } loc("02-top-level.pdll":4:42)
} loc("02-top-level.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":5:32)
  apply_native_constraint "Right"(%0 : !pdl.value) loc("02-top-level.pdll":5:35)
  %1 = types loc("02-top-level.pdll":5:19)
  %2 = operation "calc.abs"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":5:19)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":5:43)
  } loc("02-top-level.pdll":5:43)
} loc("02-top-level.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
}
==== 44: topDecl: a parameter may have the name of its declaration
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("02-top-level.pdll":3:31)
  apply_native_constraint "Self"(%0 : !pdl.value) loc("02-top-level.pdll":3:34)
  %1 = types loc("02-top-level.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("02-top-level.pdll":3:18)
  rewrite %2 {
    erase %2 loc("02-top-level.pdll":3:12)
  } loc("02-top-level.pdll":3:12)
} loc("02-top-level.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 45: directive: an anonymous pattern that is included twice is there twice
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("pdll/include/empty.pdll":1:18)
  %1 = types loc("pdll/include/empty.pdll":1:18)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("pdll/include/empty.pdll":1:18)
  rewrite %2 {
    erase %2 loc("pdll/include/empty.pdll":1:12)
  } loc("pdll/include/empty.pdll":1:12)
} loc("pdll/include/empty.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("pdll/include/empty.pdll":1:18)
  %1 = types loc("pdll/include/empty.pdll":1:18)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("pdll/include/empty.pdll":1:18)
  rewrite %2 {
    erase %2 loc("pdll/include/empty.pdll":1:12)
  } loc("pdll/include/empty.pdll":1:12)
} loc("pdll/include/empty.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
}
