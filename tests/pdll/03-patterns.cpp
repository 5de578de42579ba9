==== 0: pattern: without a name, in short form
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("03-patterns.pdll":2:18)
  %1 = types loc("03-patterns.pdll":2:18)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:18)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:12)
  } loc("03-patterns.pdll":2:12)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: pattern: with a name, in short form
namespace {

struct EraseNop : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  EraseNop(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @EraseNop : benefit(0) {
  %0 = operands loc("03-patterns.pdll":2:27)
  %1 = types loc("03-patterns.pdll":2:27)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:27)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:21)
  } loc("03-patterns.pdll":2:21)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<EraseNop>(patterns.getContext(), configs...);
}
==== 2: pattern: with a body
namespace {

struct NegNeg : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  NegNeg(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @NegNeg : benefit(0) {
  %0 = operand loc("03-patterns.pdll":3:28)
  %1 = types loc("03-patterns.pdll":3:15)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":3:15)
  %3 = results of %2  loc("03-patterns.pdll":4:28)
  %4 = types loc("03-patterns.pdll":4:15)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("03-patterns.pdll":4:15)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("03-patterns.pdll":5:3)
  } loc("03-patterns.pdll":5:3)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<NegNeg>(patterns.getContext(), configs...);
}
==== 3: pattern: the short form may replace
namespace {

struct NegNeg : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  NegNeg(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @NegNeg : benefit(0) {
  %0 = operand loc("03-patterns.pdll":2:53)
  %1 = types loc("03-patterns.pdll":2:40)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:40)
  %3 = results of %2  loc("03-patterns.pdll":2:40)
  %4 = types loc("03-patterns.pdll":2:27)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("03-patterns.pdll":2:27)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("03-patterns.pdll":2:19)
  } loc("03-patterns.pdll":2:19)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<NegNeg>(patterns.getContext(), configs...);
}
==== 4: pattern: the short form may rewrite
namespace {

struct Unroll : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Unroll(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Unroll : benefit(0) {
  %0 = operands loc("03-patterns.pdll":2:27)
  %1 = types loc("03-patterns.pdll":2:27)
  %2 = operation "calc.loop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:27)
  rewrite %2 {
    %3 = operation "calc.body"  loc("03-patterns.pdll":2:54)
    erase %2 loc("03-patterns.pdll":2:75)
  } loc("03-patterns.pdll":2:19)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Unroll>(patterns.getContext(), configs...);
}
==== 5: metadata: a benefit
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(10) {
  %0 = operands loc("03-patterns.pdll":2:35)
  %1 = types loc("03-patterns.pdll":2:35)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:35)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:29)
  } loc("03-patterns.pdll":2:29)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: metadata: the largest benefit that PDL has
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(32767) {
  %0 = operands loc("03-patterns.pdll":2:38)
  %1 = types loc("03-patterns.pdll":2:38)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:38)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:32)
  } loc("03-patterns.pdll":2:32)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: metadata: no benefit
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("03-patterns.pdll":2:34)
  %1 = types loc("03-patterns.pdll":2:34)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:34)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:28)
  } loc("03-patterns.pdll":2:28)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: metadata: leading zeros
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(7) {
  %0 = operands loc("03-patterns.pdll":2:36)
  %1 = types loc("03-patterns.pdll":2:36)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:36)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:30)
  } loc("03-patterns.pdll":2:30)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: metadata: recursion
namespace {

struct Shrink : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Shrink(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Shrink : benefit(0) {
  %0 = operand loc("03-patterns.pdll":2:56)
  %1 = types loc("03-patterns.pdll":2:42)
  %2 = operation "calc.loop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:42)
  rewrite %2 {
    %3 = operation "calc.loop"(%0 : !pdl.value)  loc("03-patterns.pdll":2:71)
    replace %2 with %3 loc("03-patterns.pdll":2:34)
  } loc("03-patterns.pdll":2:34)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Shrink>(patterns.getContext(), configs...);
}
==== 10: metadata: both, in either order
namespace {

struct A : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  A(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @A : benefit(2) {
  %0 = operands loc("03-patterns.pdll":2:47)
  %1 = types loc("03-patterns.pdll":2:47)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:47)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:41)
  } loc("03-patterns.pdll":2:41)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct B : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  B(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @B : benefit(2) {
  %0 = operands loc("03-patterns.pdll":3:46)
  %1 = types loc("03-patterns.pdll":3:46)
  %2 = operation "calc.trap"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":3:46)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":3:40)
  } loc("03-patterns.pdll":3:40)
} loc("03-patterns.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<A>(patterns.getContext(), configs...);
  patterns.add<B>(patterns.getContext(), configs...);
}
==== 11: pattern: the root may be a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("03-patterns.pdll":2:15)
  %1 = types loc("03-patterns.pdll":2:15)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:15)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:35)
  } loc("03-patterns.pdll":2:35)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: pattern: the root may have any name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("03-patterns.pdll":2:18)
  %1 = types loc("03-patterns.pdll":2:18)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":2:18)
  rewrite %2 {
    erase %2 loc("03-patterns.pdll":2:12)
  } loc("03-patterns.pdll":2:12)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: pattern: the root is not the last operation that is matched
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("03-patterns.pdll":3:18)
  %1 = types loc("03-patterns.pdll":3:18)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":3:18)
  %3 = results of %2  loc("03-patterns.pdll":4:27)
  %4 = types loc("03-patterns.pdll":4:14)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("03-patterns.pdll":4:14)
  rewrite %5 {
    erase %5 loc("03-patterns.pdll":5:23)
    erase %2 loc("03-patterns.pdll":5:35)
  } loc("03-patterns.pdll":5:3)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: pattern: the root is a producer, its user is only used
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("03-patterns.pdll":3:18)
  %1 = types loc("03-patterns.pdll":3:18)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("03-patterns.pdll":3:18)
  %3 = results of %2  loc("03-patterns.pdll":4:27)
  %4 = types loc("03-patterns.pdll":4:14)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("03-patterns.pdll":4:14)
  rewrite %2 {
    erase %5 loc("03-patterns.pdll":5:27)
    erase %2 loc("03-patterns.pdll":5:39)
  } loc("03-patterns.pdll":5:3)
} loc("03-patterns.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
