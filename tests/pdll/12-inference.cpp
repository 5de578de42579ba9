==== 0: W1: nothing is known about the operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":2:34)
  %1 = types loc("12-inference.pdll":2:22)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":2:22)
  rewrite %2 {
    %3 = operation "calc.copy"(%0 : !pdl.value)  loc("12-inference.pdll":2:65)
    erase %2 loc("12-inference.pdll":2:83)
  } loc("12-inference.pdll":2:45)
} loc("12-inference.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: W1: in parentheses
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":2:31)
  %1 = types loc("12-inference.pdll":2:19)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":2:19)
  rewrite %2 {
    %3 = operation "calc.copy"(%0 : !pdl.value)  loc("12-inference.pdll":2:47)
    replace %2 with %3 loc("12-inference.pdll":2:11)
  } loc("12-inference.pdll":2:11)
} loc("12-inference.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: W1: as an operand of what replaces
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":2:31)
  %1 = types loc("12-inference.pdll":2:19)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":2:19)
  rewrite %2 {
    %3 = operation "calc.neg"(%0 : !pdl.value)  loc("12-inference.pdll":2:60)
    %4 = results of %3  loc("12-inference.pdll":2:60)
    %5 = operation "calc.copy"(%4 : !pdl.range<value>)  loc("12-inference.pdll":2:46)
    replace %2 with %5 loc("12-inference.pdll":2:11)
  } loc("12-inference.pdll":2:11)
} loc("12-inference.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: W1: in a rewrite that nobody calls
namespace {
} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
}
==== 4: W1: twice, each is reported
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":2:34)
  %1 = types loc("12-inference.pdll":2:22)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":2:22)
  rewrite %2 {
    %3 = operation "calc.copy"(%0 : !pdl.value)  loc("12-inference.pdll":2:79)
    %4 = results of %3  loc("12-inference.pdll":2:79)
    %5 = operation "calc.copy"(%4 : !pdl.range<value>)  loc("12-inference.pdll":2:65)
    erase %2 loc("12-inference.pdll":2:98)
  } loc("12-inference.pdll":2:45)
} loc("12-inference.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: W1: of several values
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":2:36)
  %1 = types loc("12-inference.pdll":2:22)
  %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":2:22)
  rewrite %2 {
    %3 = operation "calc.neg"(%0 : !pdl.value)  loc("12-inference.pdll":2:66)
    %4 = results of %3  loc("12-inference.pdll":2:66)
    %5 = operation "calc.abs"(%0 : !pdl.value)  loc("12-inference.pdll":2:83)
    %6 = results of %5  loc("12-inference.pdll":2:83)
    replace %2 with(%4, %6 : !pdl.range<value>, !pdl.range<value>) loc("12-inference.pdll":2:47)
  } loc("12-inference.pdll":2:47)
} loc("12-inference.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: W2: it does not say how to infer them
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = operation "nn.relu"(%0 : !pdl.value)  loc("12-inference.pdll":3:65)
    erase %2 loc("12-inference.pdll":3:81)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: W2: one of its results is single
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = range : !pdl.range<value> loc("12-inference.pdll":3:81)
    %4 = operation "nn.layer"(%0, %3, %0 : !pdl.value, !pdl.range<value>, !pdl.value)  loc("12-inference.pdll":3:65)
    erase %2 loc("12-inference.pdll":3:89)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: W2: as an operand
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:31)
  %1 = types loc("12-inference.pdll":3:19)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:19)
  rewrite %2 {
    %3 = operation "nn.relu"(%0 : !pdl.value)  loc("12-inference.pdll":3:58)
    %4 = results of %3  loc("12-inference.pdll":3:58)
    %5 = operation "nn.relu"(%4 : !pdl.range<value>)  loc("12-inference.pdll":3:46)
    replace %2 with %5 loc("12-inference.pdll":3:11)
  } loc("12-inference.pdll":3:11)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: inference: it says how to infer them
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = operation "nn.abs"(%0 : !pdl.value)  loc("12-inference.pdll":3:65)
    erase %2 loc("12-inference.pdll":3:80)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: inference: its results can be built
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = attribute = 0 : i64 loc("12-inference.pdll":3:88)
    %4 = operation "nn.size"(%0 : !pdl.value)  {"axis" = %3} loc("12-inference.pdll":3:65)
    erase %2 loc("12-inference.pdll":3:106)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: inference: it has no results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = operation "nn.print"(%0 : !pdl.value)  loc("12-inference.pdll":3:65)
    erase %2 loc("12-inference.pdll":3:82)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: inference: none of its results is single
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = operation "nn.split"(%0 : !pdl.value)  loc("12-inference.pdll":3:65)
    erase %2 loc("12-inference.pdll":3:82)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: inference: from what is replaced
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:32)
  %1 = types loc("12-inference.pdll":3:20)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:20)
  rewrite %2 {
    %3 = operation "nn.relu"(%0 : !pdl.value)  loc("12-inference.pdll":3:47)
    replace %2 with %3 loc("12-inference.pdll":3:12)
  } loc("12-inference.pdll":3:12)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: inference: from what is replaced, in a rewrite
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":3:34)
  %1 = types loc("12-inference.pdll":3:22)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":3:22)
  rewrite %2 {
    %3 = operation "calc.copy"(%0 : !pdl.value)  loc("12-inference.pdll":2:49)
    replace %2 with %3 loc("12-inference.pdll":2:34)
  } loc("12-inference.pdll":3:45)
} loc("12-inference.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: inference: in a match nothing is inferred
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("12-inference.pdll":2:44)
  %1 = types loc("12-inference.pdll":2:30)
  %2 = operation "calc.copy"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("12-inference.pdll":2:30)
  %3 = results of %2  loc("12-inference.pdll":2:30)
  %4 = types loc("12-inference.pdll":2:18)
  %5 = operation "calc.id"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("12-inference.pdll":2:18)
  rewrite %5 {
    erase %5 loc("12-inference.pdll":2:12)
  } loc("12-inference.pdll":2:12)
} loc("12-inference.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
