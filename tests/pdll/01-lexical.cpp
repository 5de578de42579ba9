==== 0: lexical: blanks and comments between all tokens
namespace {

struct Spaced : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Spaced(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Spaced : benefit(2) {
  %0 = operand loc("01-lexical.pdll":6:26)
  %1 = type loc("01-lexical.pdll":6:40)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("01-lexical.pdll":6:12)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("01-lexical.pdll":8:3)
  } loc("01-lexical.pdll":8:3)
} loc("01-lexical.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Spaced>(patterns.getContext(), configs...);
}
==== 1: lexical: a comment at the end of the file, without a line end
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("01-lexical.pdll":2:18)
  %1 = types loc("01-lexical.pdll":2:18)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("01-lexical.pdll":2:18)
  rewrite %2 {
    erase %2 loc("01-lexical.pdll":2:12)
  } loc("01-lexical.pdll":2:12)
} loc("01-lexical.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: lexical: names with underscores and digits
namespace {

struct __ : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  __(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @__ : benefit(0) {
  %0 = operand loc("01-lexical.pdll":4:27)
  %1 = types loc("01-lexical.pdll":4:14)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("01-lexical.pdll":4:14)
  apply_native_constraint "_is_2nd__"(%0 : !pdl.value) loc("01-lexical.pdll":5:3)
  rewrite %2 {
    erase %2 loc("01-lexical.pdll":6:3)
  } loc("01-lexical.pdll":6:3)
} loc("01-lexical.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<__>(patterns.getContext(), configs...);
}
==== 3: lexical: `attr`, `op` and `type` are names where no `<` follows
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i32 loc("01-lexical.pdll":4:14)
  %1 = operands loc("01-lexical.pdll":5:12)
  %2 = type loc("01-lexical.pdll":5:46)
  %3 = operation "calc.const"(%1 : !pdl.range<value>)  {"value" = %0} -> (%2 : !pdl.type) loc("01-lexical.pdll":5:12)
  apply_native_constraint "Typed"(%3, %0, %2 : !pdl.operation, !pdl.attribute, !pdl.type) loc("01-lexical.pdll":6:3)
  rewrite %3 {
    erase %3 loc("01-lexical.pdll":7:3)
  } loc("01-lexical.pdll":7:3)
} loc("01-lexical.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: lexical: words that are names although the language uses them somewhere
namespace {

struct benefit : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  benefit(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @benefit : benefit(1) {
  %0 = operand loc("01-lexical.pdll":3:32)
  %1 = types loc("01-lexical.pdll":3:19)
  %2 = operation "calc.nop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("01-lexical.pdll":3:19)
  rewrite %2 {
    erase %2 loc("01-lexical.pdll":4:3)
  } loc("01-lexical.pdll":4:3)
} loc("01-lexical.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<benefit>(patterns.getContext(), configs...);
}
==== 6: lexical: keywords as attribute names and in operation names
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("01-lexical.pdll":2:18)
  %1 = attribute = unit loc("01-lexical.pdll":2:35)
  %2 = attribute = 1 : i8 loc("01-lexical.pdll":2:47)
  %3 = attribute loc("01-lexical.pdll":2:70)
  %4 = attribute = unit loc("01-lexical.pdll":2:82)
  %5 = types loc("01-lexical.pdll":2:18)
  %6 = operation "let.Pattern"(%0 : !pdl.range<value>)  {"erase" = %1, "op" = %2, "Type" = %3, "_x" = %4} -> (%5 : !pdl.range<type>) loc("01-lexical.pdll":2:18)
  rewrite %6 {
    erase %6 loc("01-lexical.pdll":2:12)
  } loc("01-lexical.pdll":2:12)
} loc("01-lexical.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: lexical: escapes in strings, all of them
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("01-lexical.pdll":2:18)
  %1 = attribute = "a\\bA\09" loc("01-lexical.pdll":2:41)
  %2 = attribute = unit loc("01-lexical.pdll":2:66)
  %3 = types loc("01-lexical.pdll":2:18)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"text" = %1, "two words" = %2} -> (%3 : !pdl.range<type>) loc("01-lexical.pdll":2:18)
  rewrite %4 {
    erase %4 loc("01-lexical.pdll":2:12)
  } loc("01-lexical.pdll":2:12)
} loc("01-lexical.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: lexical: a code block is a string and a string is a code block
static ::llvm::LogicalResult SmallPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a) {
  return ::mlir::success(small(a));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("01-lexical.pdll":3:18)
  %1 = attribute = "brackets ] and } alone" loc("01-lexical.pdll":3:44)
  %2 = attribute loc("01-lexical.pdll":3:94)
  apply_native_constraint "Small"(%2 : !pdl.attribute) loc("01-lexical.pdll":3:97)
  %3 = types loc("01-lexical.pdll":3:18)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"key" = %1, "also this" = %2} -> (%3 : !pdl.range<type>) loc("01-lexical.pdll":3:18)
  rewrite %4 {
    erase %4 loc("01-lexical.pdll":3:12)
  } loc("01-lexical.pdll":3:12)
} loc("01-lexical.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Small", SmallPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: lexical: a code block ends at the first `}]`
static void LogPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  log({o}, ""[]"
");
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("01-lexical.pdll":3:19)
  %1 = types loc("01-lexical.pdll":3:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("01-lexical.pdll":3:19)
  rewrite %2 {
    apply_native_rewrite "Log"(%2 : !pdl.operation) loc("01-lexical.pdll":3:35)
    erase %2 loc("01-lexical.pdll":3:46)
  } loc("01-lexical.pdll":3:11)
} loc("01-lexical.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerRewriteFunction("Log", LogPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: lexical: the longest integer that a number of results may have
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("01-lexical.pdll":2:22)
  %1 = types loc("01-lexical.pdll":2:22)
  %2 = operation "calc.many"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("01-lexical.pdll":2:22)
  %3 = result 7 of %2 loc("01-lexical.pdll":2:56)
  %4 = types loc("01-lexical.pdll":2:43)
  %5 = operation "calc.nop"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("01-lexical.pdll":2:43)
  rewrite %5 {
    erase %5 loc("01-lexical.pdll":2:37)
  } loc("01-lexical.pdll":2:37)
} loc("01-lexical.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
