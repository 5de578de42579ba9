==== 0 mlir22: Deviation 4: declarations as statements.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("declarations.pdll":3:27)
  %1 = types loc("declarations.pdll":3:14)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":3:14)
  rewrite %2 {
    erase %2 loc("declarations.pdll":6:47)
  } loc("declarations.pdll":6:3)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 0 pdllc: Deviation 4: declarations as statements.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("declarations.pdll":3:27)
  %1 = types loc("declarations.pdll":3:14)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":3:14)
  rewrite %2 {
    erase %2 loc("declarations.pdll":6:47)
  } loc("declarations.pdll":6:3)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 mlir22: Deviation 4: in the body of a constraint.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("declarations.pdll":3:31)
  %1 = types loc("declarations.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":3:18)
  rewrite %2 {
    erase %2 loc("declarations.pdll":3:12)
  } loc("declarations.pdll":3:12)
} loc("declarations.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 pdllc: Deviation 4: in the body of a constraint.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("declarations.pdll":3:31)
  %1 = types loc("declarations.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":3:18)
  rewrite %2 {
    erase %2 loc("declarations.pdll":3:12)
  } loc("declarations.pdll":3:12)
} loc("declarations.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 pdllc: Deviation 5: native code in place, without a semicolon of its own.
static ::llvm::LogicalResult anonymous_constraint_0PDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ok(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("declarations.pdll":2:35)
  %1 = types loc("declarations.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":2:22)
  apply_native_constraint "<anonymous_constraint_0>"(%0 : !pdl.value) loc("declarations.pdll":2:46)
  rewrite %2 {
    erase %2 loc("declarations.pdll":2:91)
  } loc("declarations.pdll":2:91)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("<anonymous_constraint_0>", anonymous_constraint_0PDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 pdllc: Deviation 6: an external declaration in place.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("declarations.pdll":2:35)
  %1 = types loc("declarations.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":2:22)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("declarations.pdll":2:57)
  rewrite %2 {
    erase %2 loc("declarations.pdll":2:77)
  } loc("declarations.pdll":2:77)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4 pdllc: Deviation 6: an external declaration as a constraint.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("declarations.pdll":2:31)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("declarations.pdll":2:34)
  %1 = types loc("declarations.pdll":2:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("declarations.pdll":2:12)
  } loc("declarations.pdll":2:12)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5 pdllc: Deviation 8: arguments with labels.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("declarations.pdll":3:35)
  %1 = types loc("declarations.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":3:22)
  %3 = attribute = 0 : i8 loc("declarations.pdll":3:84)
  %4 = attribute = 9 : i8 loc("declarations.pdll":3:63)
  apply_native_constraint "Between"(%0, %3, %4 : !pdl.value, !pdl.attribute, !pdl.attribute) loc("declarations.pdll":3:46)
  rewrite %2 {
    erase %2 loc("declarations.pdll":3:101)
  } loc("declarations.pdll":3:101)
} loc("declarations.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8 pdllc: Deviation 9: all results and all operands.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operands loc("declarations.pdll":2:35)
  %1 = types loc("declarations.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":2:22)
  %3 = results of %2  loc("declarations.pdll":2:71)
  %4 = types loc("declarations.pdll":2:58)
  %5 = operation "calc.use"(%3, %0 : !pdl.range<value>, !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("declarations.pdll":2:58)
  rewrite %5 {
    erase %5 loc("declarations.pdll":2:52)
  } loc("declarations.pdll":2:52)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9 pdllc: Deviation 11: tuples in tuples.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = attribute = 1 : i8 loc("declarations.pdll":2:29)
  %1 = attribute = 2 : i8 loc("declarations.pdll":2:45)
  %2 = type : i8 loc("declarations.pdll":2:66)
  %3 = operands loc("declarations.pdll":2:85)
  %4 = operation "calc.const"(%3 : !pdl.range<value>)  {"k" = %1} -> (%2 : !pdl.type) loc("declarations.pdll":2:85)
  rewrite %4 {
    erase %4 loc("declarations.pdll":2:79)
  } loc("declarations.pdll":2:79)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10 pdllc: Deviation 2: the spelling of the language document.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("declarations.pdll":2:32)
  %1 = types loc("declarations.pdll":2:32)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":2:32)
  rewrite %2 {
    erase %2 loc("declarations.pdll":2:26)
  } loc("declarations.pdll":2:26)
} loc("declarations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11 pdllc: Deviation 7: an operation that is reached through an operand.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operand loc("declarations.pdll":3:35)
  %1 = types loc("declarations.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("declarations.pdll":3:22)
  %3 = types loc("declarations.pdll":2:34)
  %4 = operation "calc.print"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("declarations.pdll":2:34)
  rewrite %2 {
    erase %2 loc("declarations.pdll":3:60)
  } loc("declarations.pdll":3:60)
} loc("declarations.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
