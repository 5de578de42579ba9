==== 0 mlir22: Deviation 12: a tuple is evaluated once although it is converted.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:37)
  %1 = types loc("lowering.pdll":3:22)
  %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:22)
  rewrite %2 {
    %3 = operation "calc.low"(%0 : !pdl.value)  loc("lowering.pdll":2:47)
    %4 = operation "calc.high"(%0 : !pdl.value)  loc("lowering.pdll":2:70)
    replace %2 with %4 loc("lowering.pdll":3:84)
  } loc("lowering.pdll":3:48)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 0 pdllc: Deviation 12: a tuple is evaluated once although it is converted.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":3:37)
  %1 = types loc("lowering.pdll":3:22)
  %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:22)
  rewrite %2 {
    %3 = operation "calc.low"(%0 : !pdl.value)  loc("lowering.pdll":2:47)
    %4 = operation "calc.high"(%0 : !pdl.value)  loc("lowering.pdll":2:70)
    replace %2 with %4 loc("lowering.pdll":3:84)
  } loc("lowering.pdll":3:48)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 mlir22: Deviation 12: a native rewrite that gives a tuple is called once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":4:37)
  %1 = types loc("lowering.pdll":4:22)
  %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":4:22)
  rewrite %2 {
    %3:2 = apply_native_rewrite "Split"(%0 : !pdl.value) : !pdl.operation, !pdl.operation loc("lowering.pdll":3:51)
    replace %2 with %3#1 loc("lowering.pdll":4:86)
  } loc("lowering.pdll":4:48)
} loc("lowering.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1 pdllc: Deviation 12: a native rewrite that gives a tuple is called once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":4:37)
  %1 = types loc("lowering.pdll":4:22)
  %2 = operation "calc.split"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":4:22)
  rewrite %2 {
    %3:2 = apply_native_rewrite "Split"(%0 : !pdl.value) : !pdl.operation, !pdl.operation loc("lowering.pdll":3:51)
    replace %2 with %3#1 loc("lowering.pdll":4:86)
  } loc("lowering.pdll":4:48)
} loc("lowering.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 mlir22: Deviation 12: a tuple of operations becomes a range once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:28)
  %1 = type loc("lowering.pdll":3:42)
  %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("lowering.pdll":3:14)
  rewrite %2 {
    %3 = operation "calc.low"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("lowering.pdll":4:37)
    %4 = result 0 of %3 loc("lowering.pdll":4:37)
    %5 = operation "calc.high"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("lowering.pdll":4:63)
    %6 = result 0 of %5 loc("lowering.pdll":4:63)
    %7 = range %4, %6 : !pdl.value, !pdl.value  loc("lowering.pdll":4:36)
    %8 = operation "calc.use"(%7 : !pdl.range<value>)  loc("lowering.pdll":4:23)
    erase %2 loc("lowering.pdll":4:98)
  } loc("lowering.pdll":4:3)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2 pdllc: Deviation 12: a tuple of operations becomes a range once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":3:28)
  %1 = type loc("lowering.pdll":3:42)
  %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("lowering.pdll":3:14)
  rewrite %2 {
    %3 = operation "calc.low"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("lowering.pdll":4:37)
    %4 = result 0 of %3 loc("lowering.pdll":4:37)
    %5 = operation "calc.high"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("lowering.pdll":4:63)
    %6 = result 0 of %5 loc("lowering.pdll":4:63)
    %7 = range %4, %6 : !pdl.value, !pdl.value  loc("lowering.pdll":4:36)
    %8 = operation "calc.use"(%7 : !pdl.range<value>)  loc("lowering.pdll":4:23)
    erase %2 loc("lowering.pdll":4:98)
  } loc("lowering.pdll":4:3)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 mlir22: Deviation 13: what is defined before `return` is made once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:32)
  %1 = operand loc("lowering.pdll":3:45)
  %2 = type loc("lowering.pdll":3:59)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("lowering.pdll":3:19)
  rewrite %3 {
    %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc("lowering.pdll":2:54)
    %5 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc("lowering.pdll":2:54)
    replace %3 with %5 loc("lowering.pdll":3:11)
  } loc("lowering.pdll":3:11)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3 pdllc: Deviation 13: what is defined before `return` is made once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":3:32)
  %1 = operand loc("lowering.pdll":3:45)
  %2 = type loc("lowering.pdll":3:59)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("lowering.pdll":3:19)
  rewrite %3 {
    %4 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.type) loc("lowering.pdll":2:54)
    replace %3 with %4 loc("lowering.pdll":3:11)
  } loc("lowering.pdll":3:11)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4 pdllc: Deviation 13: a constraint that returns an operation which it matched.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operand loc("lowering.pdll":3:43)
  %1 = types loc("lowering.pdll":2:51)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:51)
  %3 = result 0 of %2 loc("lowering.pdll":2:75)
  %4 = types loc("lowering.pdll":3:22)
  %5 = operation "calc.abs"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("lowering.pdll":3:22)
  rewrite %5 {
    replace %5 with(%0 : !pdl.value) loc("lowering.pdll":3:55)
  } loc("lowering.pdll":3:55)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5 mlir22: Deviation 14: the name of an operation is checked where a variable says it.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("lowering.pdll":2:15)
  %1 = types loc("lowering.pdll":2:15)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:15)
  rewrite %2 {
    erase %2 loc("lowering.pdll":2:53)
  } loc("lowering.pdll":2:53)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5 pdllc: Deviation 14: the name of an operation is checked where a variable says it.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("lowering.pdll":2:15)
  %1 = types loc("lowering.pdll":2:15)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:15)
  rewrite %2 {
    erase %2 loc("lowering.pdll":2:53)
  } loc("lowering.pdll":2:53)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6 mlir22: Deviation 14: of a wildcard.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":2:40)
  %1 = types loc("lowering.pdll":2:35)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:35)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("lowering.pdll":2:51)
  } loc("lowering.pdll":2:51)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6 pdllc: Deviation 14: of a wildcard.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":2:40)
  %1 = types loc("lowering.pdll":2:35)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:35)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("lowering.pdll":2:51)
  } loc("lowering.pdll":2:51)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9 mlir22: Deviation 1: the benefit is the number of operations that are matched, or 0.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("lowering.pdll":2:44)
  %1 = types loc("lowering.pdll":2:44)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:44)
  %3 = results of %2  loc("lowering.pdll":2:44)
  %4 = types loc("lowering.pdll":2:31)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("lowering.pdll":2:31)
  %6 = results of %5  loc("lowering.pdll":2:31)
  %7 = types loc("lowering.pdll":2:18)
  %8 = operation "calc.neg"(%6 : !pdl.range<value>)  -> (%7 : !pdl.range<type>) loc("lowering.pdll":2:18)
  rewrite %8 {
    erase %8 loc("lowering.pdll":2:12)
  } loc("lowering.pdll":2:12)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9 pdllc: Deviation 1: the benefit is the number of operations that are matched, or 0.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(3) {
  %0 = operands loc("lowering.pdll":2:44)
  %1 = types loc("lowering.pdll":2:44)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:44)
  %3 = results of %2  loc("lowering.pdll":2:44)
  %4 = types loc("lowering.pdll":2:31)
  %5 = operation "calc.neg"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("lowering.pdll":2:31)
  %6 = results of %5  loc("lowering.pdll":2:31)
  %7 = types loc("lowering.pdll":2:18)
  %8 = operation "calc.neg"(%6 : !pdl.range<value>)  -> (%7 : !pdl.range<type>) loc("lowering.pdll":2:18)
  rewrite %8 {
    erase %8 loc("lowering.pdll":2:12)
  } loc("lowering.pdll":2:12)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10 mlir22: Deviation 3: bounded recursion is kept.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":2:49)
  %1 = types loc("lowering.pdll":2:35)
  %2 = operation "calc.loop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:35)
  rewrite %2 {
    %3 = operation "calc.loop"(%0 : !pdl.value)  loc("lowering.pdll":2:64)
    replace %2 with %3 loc("lowering.pdll":2:27)
  } loc("lowering.pdll":2:27)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10 pdllc: Deviation 3: bounded recursion is kept.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":2:49)
  %1 = types loc("lowering.pdll":2:35)
  %2 = operation "calc.loop"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:35)
  rewrite %2 {
    %3 = operation "calc.loop"(%0 : !pdl.value)  loc("lowering.pdll":2:64)
    replace %2 with %3 loc("lowering.pdll":2:27)
  } loc("lowering.pdll":2:27)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11 mlir22: Deviation 10: an operation that is known to have one result is a value.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:42)
  %1 = types loc("lowering.pdll":3:30)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:30)
  %3 = results of %2  loc("lowering.pdll":3:30)
  %4 = types loc("lowering.pdll":3:18)
  %5 = operation "nn.relu"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("lowering.pdll":3:18)
  rewrite %5 {
    erase %5 loc("lowering.pdll":3:12)
  } loc("lowering.pdll":3:12)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11 pdllc: Deviation 10: an operation that is known to have one result is a value.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(2) {
  %0 = operand loc("lowering.pdll":3:42)
  %1 = types loc("lowering.pdll":3:30)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:30)
  %3 = result 0 of %2 loc("lowering.pdll":3:30)
  %4 = types loc("lowering.pdll":3:18)
  %5 = operation "nn.relu"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("lowering.pdll":3:18)
  rewrite %5 {
    erase %5 loc("lowering.pdll":3:12)
  } loc("lowering.pdll":3:12)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12 pdllc: Deviation 20: a constraint in a rewrite says the type only.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operands loc("lowering.pdll":3:19)
  %1 = types loc("lowering.pdll":3:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:19)
  rewrite %2 {
    %3 = type loc("lowering.pdll":3:54)
    %4 = operation "calc.const"  -> (%3 : !pdl.type) loc("lowering.pdll":3:35)
    erase %2 loc("lowering.pdll":3:67)
  } loc("lowering.pdll":3:11)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13 mlir22: Deviation 21: native constraints with results, in C++.
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

static ::llvm::FailureOr<::mlir::Attribute> WidthPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return width(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:35)
  %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("lowering.pdll":3:54)
  %2 = types loc("lowering.pdll":3:22)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"width" = %1} -> (%2 : !pdl.range<type>) loc("lowering.pdll":3:22)
  rewrite %3 {
    erase %3 loc("lowering.pdll":3:65)
  } loc("lowering.pdll":3:65)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Width", pdllConstraintWithResults(WidthPDLFn));
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13 pdllc: Deviation 21: native constraints with results, in C++.
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

static ::llvm::FailureOr<::mlir::Attribute> WidthPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return width(v);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(1) {
  %0 = operand loc("lowering.pdll":3:35)
  %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("lowering.pdll":3:54)
  %2 = types loc("lowering.pdll":3:22)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"width" = %1} -> (%2 : !pdl.range<type>) loc("lowering.pdll":3:22)
  rewrite %3 {
    erase %3 loc("lowering.pdll":3:65)
  } loc("lowering.pdll":3:65)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Width", pdllConstraintWithResults(WidthPDLFn));
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14 mlir22: Deviation 27: an operation is erased twice.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("lowering.pdll":2:19)
  %1 = types loc("lowering.pdll":2:19)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:19)
  rewrite %2 {
    erase %2 loc("lowering.pdll":2:35)
    erase %2 loc("lowering.pdll":2:47)
  } loc("lowering.pdll":2:11)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15 mlir22: Deviation 27: results of an operation are used that has been replaced.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:27)
  %1 = types loc("lowering.pdll":3:14)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:14)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("lowering.pdll":4:23)
    %3 = result 0 of %2 loc("lowering.pdll":4:57)
    %4 = result 0 of %2 loc("lowering.pdll":4:65)
    %5 = operation "calc.use"(%3, %4 : !pdl.value, !pdl.value)  loc("lowering.pdll":4:44)
  } loc("lowering.pdll":4:3)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16 mlir22: Deviation 27: a result that was matched, of an operation that has been erased by a rewrite of its own.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":4:26)
  %1 = types loc("lowering.pdll":4:13)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":4:13)
  %3 = result 0 of %2 loc("lowering.pdll":5:27)
  %4 = operand loc("lowering.pdll":5:34)
  %5 = types loc("lowering.pdll":5:14)
  %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("lowering.pdll":5:14)
  rewrite %6 {
    replace %6 with(%4 : !pdl.value) loc("lowering.pdll":6:23)
    erase %2 loc("lowering.pdll":2:25)
    replace %2 with(%0 : !pdl.value) loc("lowering.pdll":6:57)
  } loc("lowering.pdll":6:3)
} loc("lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17 mlir22: Deviation 27: an operation is replaced by its own result.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":2:35)
  %1 = types loc("lowering.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":2:22)
  rewrite %2 {
    %3 = result 0 of %2 loc("lowering.pdll":2:64)
    replace %2 with(%3 : !pdl.value) loc("lowering.pdll":2:46)
  } loc("lowering.pdll":2:46)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18 mlir22: Deviation 27: what is used before, or may only be the same operation, is fine.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("lowering.pdll":3:26)
  %1 = types loc("lowering.pdll":3:13)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:13)
  %3 = types loc("lowering.pdll":4:15)
  %4 = operation "calc.neg"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("lowering.pdll":4:15)
  %5 = result 0 of %2 loc("lowering.pdll":5:27)
  %6 = result 0 of %4 loc("lowering.pdll":5:34)
  %7 = types loc("lowering.pdll":5:14)
  %8 = operation "calc.add"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>) loc("lowering.pdll":5:14)
  rewrite %8 {
    %9 = operation "calc.use"(%0 : !pdl.value)  loc("lowering.pdll":6:41)
    replace %8 with %9 loc("lowering.pdll":6:23)
    erase %2 loc("lowering.pdll":6:58)
    erase %4 loc("lowering.pdll":6:69)
  } loc("lowering.pdll":6:3)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18 pdllc: Deviation 27: what is used before, or may only be the same operation, is fine.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(3) {
  %0 = operand loc("lowering.pdll":3:26)
  %1 = types loc("lowering.pdll":3:13)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("lowering.pdll":3:13)
  %3 = types loc("lowering.pdll":4:15)
  %4 = operation "calc.neg"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("lowering.pdll":4:15)
  %5 = result 0 of %2 loc("lowering.pdll":5:27)
  %6 = result 0 of %4 loc("lowering.pdll":5:34)
  %7 = types loc("lowering.pdll":5:14)
  %8 = operation "calc.add"(%5, %6 : !pdl.value, !pdl.value)  -> (%7 : !pdl.range<type>) loc("lowering.pdll":5:14)
  rewrite %8 {
    %9 = operation "calc.use"(%0 : !pdl.value)  loc("lowering.pdll":6:41)
    replace %8 with %9 loc("lowering.pdll":6:23)
    erase %2 loc("lowering.pdll":6:58)
    erase %4 loc("lowering.pdll":6:69)
  } loc("lowering.pdll":6:3)
} loc("lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
