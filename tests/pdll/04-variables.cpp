==== 0: stmt: `let` with a constraint
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:15)
  %1 = types loc("04-variables.pdll":2:15)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:15)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:35)
  } loc("04-variables.pdll":2:35)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: stmt: `let` with a value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:22)
  %1 = types loc("04-variables.pdll":2:22)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:22)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:36)
  } loc("04-variables.pdll":2:36)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: stmt: `let` with both
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:36)
  %1 = types loc("04-variables.pdll":2:36)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:36)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:50)
  } loc("04-variables.pdll":2:50)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: stmt: variables of every kind
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":3:7)
  %1 = operands loc("04-variables.pdll":4:7)
  %2 = type loc("04-variables.pdll":5:7)
  %3 = types loc("04-variables.pdll":6:7)
  %4 = attribute loc("04-variables.pdll":7:7)
  %5 = operation "calc.any"(%0, %1 : !pdl.value, !pdl.range<value>)  {"key" = %4} -> (%2, %3 : !pdl.type, !pdl.range<type>) loc("04-variables.pdll":8:9)
  rewrite %5 {
    erase %5 loc("04-variables.pdll":8:3)
  } loc("04-variables.pdll":8:3)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: stmt: a value that is defined but not used is still there
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i32 loc("04-variables.pdll":2:24)
  %1 = operands loc("04-variables.pdll":2:47)
  %2 = types loc("04-variables.pdll":2:47)
  %3 = operation "calc.nop"(%1 : !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc("04-variables.pdll":2:47)
  rewrite %3 {
    erase %3 loc("04-variables.pdll":2:41)
  } loc("04-variables.pdll":2:41)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: stmt: a name for a name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":2:32)
  %1 = types loc("04-variables.pdll":2:19)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:19)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("04-variables.pdll":2:65)
  } loc("04-variables.pdll":2:65)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: stmt: several constraints
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":3:15)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("04-variables.pdll":3:26)
  %1 = types loc("04-variables.pdll":3:40)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":3:40)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":3:34)
  } loc("04-variables.pdll":3:34)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: stmt: several constraints of one operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":3:15)
  %1 = types loc("04-variables.pdll":3:15)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":3:15)
  apply_native_constraint "Cheap"(%2 : !pdl.operation) loc("04-variables.pdll":3:26)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":3:48)
  } loc("04-variables.pdll":3:48)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: inlineVarOrRef: a new variable in an operand list
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":2:35)
  %1 = types loc("04-variables.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:22)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("04-variables.pdll":2:46)
  } loc("04-variables.pdll":2:46)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: inlineVarOrRef: a new variable may be used at once
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":2:32)
  %1 = types loc("04-variables.pdll":2:19)
  %2 = operation "calc.sub"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:19)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("04-variables.pdll":2:11)
  } loc("04-variables.pdll":2:11)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: inlineVarOrRef: wildcards are all different
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":2:31)
  %1 = operand loc("04-variables.pdll":2:41)
  %2 = type loc("04-variables.pdll":2:55)
  %3 = type loc("04-variables.pdll":2:64)
  %4 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2, %3 : !pdl.type, !pdl.type) loc("04-variables.pdll":2:18)
  rewrite %4 {
    erase %4 loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: inlineVarOrRef: a new variable as root
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:20)
  %1 = types loc("04-variables.pdll":2:20)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:20)
  rewrite %2 {
    %3 = result 0 of %2 loc("04-variables.pdll":2:45)
    replace %2 with(%3 : !pdl.value) loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: inlineVarOrRef: a new variable as argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":3:35)
  %1 = operand loc("04-variables.pdll":3:45)
  %2 = types loc("04-variables.pdll":3:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("04-variables.pdll":3:22)
  apply_native_constraint "Same"(%0, %1 : !pdl.value, !pdl.value) loc("04-variables.pdll":3:56)
  rewrite %3 {
    erase %3 loc("04-variables.pdll":3:68)
  } loc("04-variables.pdll":3:68)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: inlineVarOrRef: the member of a new variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:31)
  %1 = types loc("04-variables.pdll":2:31)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:31)
  %3 = result 0 of %2 loc("04-variables.pdll":2:31)
  %4 = types loc("04-variables.pdll":2:18)
  %5 = operation "calc.neg"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("04-variables.pdll":2:18)
  rewrite %5 {
    erase %5 loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: constraint: the type of a value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type : f32 loc("04-variables.pdll":2:40)
  %1 = operand : %0 loc("04-variables.pdll":2:31)
  %2 = types loc("04-variables.pdll":2:18)
  %3 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("04-variables.pdll":2:18)
  rewrite %3 {
    erase %3 loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: constraint: the type of a value, shared
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("04-variables.pdll":2:40)
  %1 = operand : %0 loc("04-variables.pdll":2:31)
  %2 = operation "calc.cast"(%1 : !pdl.value)  -> (%0 : !pdl.type) loc("04-variables.pdll":2:17)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:11)
  } loc("04-variables.pdll":2:11)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: constraint: the types of a range
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = types loc("04-variables.pdll":2:46)
  %1 = operands : %0 loc("04-variables.pdll":2:31)
  %2 = operation "calc.pack"(%1 : !pdl.range<value>)  -> (%0 : !pdl.range<type>) loc("04-variables.pdll":2:17)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:11)
  } loc("04-variables.pdll":2:11)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: constraint: the type of an attribute
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:18)
  %1 = type : i32 loc("04-variables.pdll":2:50)
  %2 = attribute : %1 loc("04-variables.pdll":2:42)
  %3 = types loc("04-variables.pdll":2:18)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %2} -> (%3 : !pdl.range<type>) loc("04-variables.pdll":2:18)
  rewrite %4 {
    erase %4 loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: constraint: the type is a variable that was defined before
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("04-variables.pdll":3:7)
  %1 = attribute : %0 loc("04-variables.pdll":4:7)
  %2 = operands loc("04-variables.pdll":5:9)
  %3 = operation "calc.const"(%2 : !pdl.range<value>)  {"value" = %1} -> (%0 : !pdl.type) loc("04-variables.pdll":5:9)
  rewrite %3 {
    erase %3 loc("04-variables.pdll":5:3)
  } loc("04-variables.pdll":5:3)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: constraint: any operation, in both spellings
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":2:15)
  %1 = types loc("04-variables.pdll":2:15)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:15)
  %3 = operands loc("04-variables.pdll":2:26)
  %4 = types loc("04-variables.pdll":2:26)
  %5 = operation(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("04-variables.pdll":2:26)
  %6 = results of %2  loc("04-variables.pdll":2:55)
  %7 = results of %5  loc("04-variables.pdll":2:58)
  %8 = types loc("04-variables.pdll":2:41)
  %9 = operation "calc.pair"(%6, %7 : !pdl.range<value>, !pdl.range<value>)  -> (%8 : !pdl.range<type>) loc("04-variables.pdll":2:41)
  rewrite %9 {
    erase %9 loc("04-variables.pdll":2:35)
  } loc("04-variables.pdll":2:35)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: constraint: its own declaration, written in PDLL
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":3:31)
  apply_native_constraint "Big2"(%0 : !pdl.value) loc("04-variables.pdll":3:69)
  %1 = types loc("04-variables.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":3:18)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":3:12)
  } loc("04-variables.pdll":3:12)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 21: constraint: its own declaration, with a name that can be used after it
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":4:27)
  apply_native_constraint "Deep"(%0 : !pdl.value) loc("04-variables.pdll":4:58)
  %1 = operand loc("04-variables.pdll":4:70)
  apply_native_constraint "Deep"(%1 : !pdl.value) loc("04-variables.pdll":4:58)
  %2 = types loc("04-variables.pdll":4:14)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("04-variables.pdll":4:14)
  rewrite %3 {
    erase %3 loc("04-variables.pdll":5:3)
  } loc("04-variables.pdll":5:3)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 22: constraintList: one constraint in brackets
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":2:31)
  %1 = types loc("04-variables.pdll":2:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:18)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 23: constraintList: the same twice
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("04-variables.pdll":2:31)
  %1 = types loc("04-variables.pdll":2:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":2:18)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":2:12)
  } loc("04-variables.pdll":2:12)
} loc("04-variables.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 24: constraintList: a type argument with a constraint of the user
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type : i8 loc("04-variables.pdll":3:48)
  %1 = operand : %0 loc("04-variables.pdll":3:31)
  apply_native_constraint "Small"(%1 : !pdl.value) loc("04-variables.pdll":3:35)
  apply_native_constraint "Small"(%1 : !pdl.value) loc("04-variables.pdll":3:61)
  %2 = types loc("04-variables.pdll":3:18)
  %3 = operation "calc.neg"(%1 : !pdl.value)  -> (%2 : !pdl.range<type>) loc("04-variables.pdll":3:18)
  rewrite %3 {
    erase %3 loc("04-variables.pdll":3:12)
  } loc("04-variables.pdll":3:12)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 25: constraintList: nothing about the type of the operation but what the user's constraint says
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("04-variables.pdll":3:15)
  %1 = types loc("04-variables.pdll":3:15)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("04-variables.pdll":3:15)
  apply_native_constraint "Cheap"(%2 : !pdl.operation) loc("04-variables.pdll":3:21)
  rewrite %2 {
    erase %2 loc("04-variables.pdll":3:28)
  } loc("04-variables.pdll":3:28)
} loc("04-variables.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
