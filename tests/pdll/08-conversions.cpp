==== 0: convert: same type
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":3:35)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("08-conversions.pdll":3:46)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:56)
  } loc("08-conversions.pdll":3:56)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: convert: Op<n> to Op
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Cheap"(%2 : !pdl.operation) loc("08-conversions.pdll":3:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:49)
  } loc("08-conversions.pdll":3:49)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: convert: Op<n> to Op<n>
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Cheap"(%2 : !pdl.operation) loc("08-conversions.pdll":3:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:49)
  } loc("08-conversions.pdll":3:49)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: convert: Op to ValueRange, of an argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  %3 = results of %2  loc("08-conversions.pdll":3:40)
  apply_native_constraint "Few"(%3 : !pdl.range<value>) loc("08-conversions.pdll":3:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:47)
  } loc("08-conversions.pdll":3:47)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: convert: Op to ValueRange, of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":2:19)
  %1 = types loc("08-conversions.pdll":2:19)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":2:19)
  %3 = results of %2  loc("08-conversions.pdll":2:55)
  %4 = types loc("08-conversions.pdll":2:64)
  %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("08-conversions.pdll":2:64)
  rewrite %5 {
    erase %5 loc("08-conversions.pdll":2:58)
  } loc("08-conversions.pdll":2:58)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: convert: Op to Value, of an argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  %3 = result 0 of %2 loc("08-conversions.pdll":3:42)
  apply_native_constraint "Small"(%3 : !pdl.value) loc("08-conversions.pdll":3:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:49)
  } loc("08-conversions.pdll":3:49)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: convert: Op to Value, of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":2:19)
  %1 = types loc("08-conversions.pdll":2:19)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":2:19)
  %3 = result 0 of %2 loc("08-conversions.pdll":2:49)
  %4 = types loc("08-conversions.pdll":2:58)
  %5 = operation "calc.use"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("08-conversions.pdll":2:58)
  rewrite %5 {
    erase %5 loc("08-conversions.pdll":2:52)
  } loc("08-conversions.pdll":2:52)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: convert: Op to Value, of any operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:15)
  %1 = types loc("08-conversions.pdll":3:15)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:15)
  %3 = result 0 of %2 loc("08-conversions.pdll":3:31)
  apply_native_constraint "Small"(%3 : !pdl.value) loc("08-conversions.pdll":3:25)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:38)
  } loc("08-conversions.pdll":3:38)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: convert: Op with ODS to Value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":4:22)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "nn.relu"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  %3 = result 0 of %2 loc("08-conversions.pdll":4:41)
  apply_native_constraint "Small"(%3 : !pdl.value) loc("08-conversions.pdll":4:35)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":4:48)
  } loc("08-conversions.pdll":4:48)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: convert: Op with variadic results to Value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":4:22)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "nn.split"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  %3 = result 0 of %2 loc("08-conversions.pdll":4:42)
  apply_native_constraint "Small"(%3 : !pdl.value) loc("08-conversions.pdll":4:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":4:49)
  } loc("08-conversions.pdll":4:49)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: convert: Op with one single result among others to Value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":4:22)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "nn.layer"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  %3 = result 0 of %2 loc("08-conversions.pdll":4:42)
  apply_native_constraint "Small"(%3 : !pdl.value) loc("08-conversions.pdll":4:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":4:49)
  } loc("08-conversions.pdll":4:49)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: convert: Op without results to ValueRange
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":4:22)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "nn.print"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  %3 = results of %2  loc("08-conversions.pdll":4:40)
  apply_native_constraint "Few"(%3 : !pdl.range<value>) loc("08-conversions.pdll":4:36)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":4:47)
  } loc("08-conversions.pdll":4:47)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: convert: Op with several results to ValueRange
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":4:22)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  %3 = results of %2  loc("08-conversions.pdll":4:41)
  apply_native_constraint "Few"(%3 : !pdl.range<value>) loc("08-conversions.pdll":4:37)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":4:48)
  } loc("08-conversions.pdll":4:48)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: convert: Value to ValueRange, of an argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":3:35)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Few"(%0 : !pdl.value) loc("08-conversions.pdll":3:46)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:54)
  } loc("08-conversions.pdll":3:54)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: convert: Value to ValueRange, of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":2:15)
  %1 = types loc("08-conversions.pdll":2:55)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":2:55)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":2:49)
  } loc("08-conversions.pdll":2:49)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: convert: ValueRange to Value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:35)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Small"(%0 : !pdl.range<value>) loc("08-conversions.pdll":3:52)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:63)
  } loc("08-conversions.pdll":3:63)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: convert: Type to TypeRange
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = type loc("08-conversions.pdll":3:39)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.type) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Few"(%1 : !pdl.type) loc("08-conversions.pdll":3:49)
  %3 = type : i8 loc("08-conversions.pdll":3:61)
  apply_native_constraint "Few"(%3 : !pdl.type) loc("08-conversions.pdll":3:57)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:74)
  } loc("08-conversions.pdll":3:74)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: convert: TypeRange to Type
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = types loc("08-conversions.pdll":3:39)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  apply_native_constraint "Integer"(%1 : !pdl.range<type>) loc("08-conversions.pdll":3:55)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":3:68)
  } loc("08-conversions.pdll":3:68)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: convert: Type to TypeRange, of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("08-conversions.pdll":2:15)
  %1 = operands loc("08-conversions.pdll":2:53)
  %2 = operation "calc.neg"(%1 : !pdl.range<value>)  -> (%0 : !pdl.type) loc("08-conversions.pdll":2:53)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":2:47)
  } loc("08-conversions.pdll":2:47)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: convert: tuple to the same tuple
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":4:35)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  %3:2 = apply_native_constraint "Split"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc("08-conversions.pdll":3:64)
  %4 = results of %2  loc("08-conversions.pdll":4:83)
  %5 = types loc("08-conversions.pdll":4:70)
  %6 = operation "calc.use"(%4 : !pdl.range<value>)  {"a" = %3#1} -> (%5 : !pdl.range<type>) loc("08-conversions.pdll":4:70)
  rewrite %6 {
    erase %6 loc("08-conversions.pdll":4:64)
  } loc("08-conversions.pdll":4:64)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: convert: tuple to tuple, with other labels
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":3:35)
  %1 = operand loc("08-conversions.pdll":3:45)
  %2 = types loc("08-conversions.pdll":3:22)
  %3 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  rewrite %3 {
    replace %3 with(%1 : !pdl.value) loc("08-conversions.pdll":3:78)
  } loc("08-conversions.pdll":3:78)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 21: convert: tuple to tuple, element by element
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":3:35)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("08-conversions.pdll":3:66)
  } loc("08-conversions.pdll":3:66)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 22: convert: tuple to ValueRange
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":3:27)
  %1 = operands loc("08-conversions.pdll":3:37)
  %2 = types loc("08-conversions.pdll":3:14)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2 : !pdl.range<type>) loc("08-conversions.pdll":3:14)
  rewrite %3 {
    %4 = range %0, %1, %0 : !pdl.value, !pdl.range<value>, !pdl.value  loc("08-conversions.pdll":4:36)
    %5 = operation "calc.use"(%4 : !pdl.range<value>)  loc("08-conversions.pdll":4:23)
    erase %3 loc("08-conversions.pdll":4:55)
  } loc("08-conversions.pdll":4:3)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 23: convert: tuple to ValueRange, of an argument
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":3:35)
  %1 = operand loc("08-conversions.pdll":3:45)
  %2 = types loc("08-conversions.pdll":3:22)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  rewrite %3 {
    %4 = range %1, %0 : !pdl.value, !pdl.value  loc("08-conversions.pdll":3:81)
    %5 = apply_native_rewrite "Concat"(%4 : !pdl.range<value>) : !pdl.operation loc("08-conversions.pdll":3:74)
    replace %3 with %5 loc("08-conversions.pdll":3:56)
  } loc("08-conversions.pdll":3:56)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 24: convert: tuple to ValueRange, of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":2:35)
  %1 = operand loc("08-conversions.pdll":2:45)
  %2 = types loc("08-conversions.pdll":2:22)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("08-conversions.pdll":2:22)
  rewrite %3 {
    %4 = range %0, %1 : !pdl.value, !pdl.value  loc("08-conversions.pdll":2:99)
    replace %3 with(%4 : !pdl.range<value>) loc("08-conversions.pdll":2:107)
  } loc("08-conversions.pdll":2:56)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 25: convert: tuple to TypeRange
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":2:35)
  %1 = type loc("08-conversions.pdll":2:49)
  %2 = types loc("08-conversions.pdll":2:58)
  %3 = operation "calc.neg"(%0 : !pdl.value)  -> (%1, %2 : !pdl.type, !pdl.range<type>) loc("08-conversions.pdll":2:22)
  rewrite %3 {
    %4 = range %1, %2, %1 : !pdl.type, !pdl.range<type>, !pdl.type  loc("08-conversions.pdll":2:113)
    %5 = operation "calc.pair"(%0 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("08-conversions.pdll":2:92)
    replace %3 with %5 loc("08-conversions.pdll":2:74)
  } loc("08-conversions.pdll":2:74)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 26: convert: empty tuple to ValueRange and TypeRange
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":2:22)
  %1 = types loc("08-conversions.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":2:22)
  rewrite %2 {
    %3 = range : !pdl.range<value> loc("08-conversions.pdll":2:69)
    %4 = range : !pdl.range<type> loc("08-conversions.pdll":2:77)
    %5 = operation "calc.use"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("08-conversions.pdll":2:56)
    erase %2 loc("08-conversions.pdll":2:82)
  } loc("08-conversions.pdll":2:36)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 27: convert: empty tuple as one of several
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":3:22)
  %1 = types loc("08-conversions.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":3:22)
  rewrite %2 {
    %3 = range : !pdl.range<value> loc("08-conversions.pdll":3:59)
    %4 = range : !pdl.range<type> loc("08-conversions.pdll":3:63)
    %5 = attribute = 1 : i8 loc("08-conversions.pdll":3:67)
    %6 = apply_native_rewrite "Call"(%3, %4, %5 : !pdl.range<value>, !pdl.range<type>, !pdl.attribute) : !pdl.operation loc("08-conversions.pdll":3:54)
    replace %2 with %6 loc("08-conversions.pdll":3:36)
  } loc("08-conversions.pdll":3:36)
} loc("08-conversions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 28: convert: what is returned
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":4:35)
  %1 = types loc("08-conversions.pdll":4:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":4:22)
  rewrite %2 {
    %3 = result 0 of %2 loc("08-conversions.pdll":2:34)
    %4 = results of %2  loc("08-conversions.pdll":3:43)
    %5 = operation "calc.use"(%3, %4 : !pdl.value, !pdl.range<value>)  loc("08-conversions.pdll":4:66)
    erase %2 loc("08-conversions.pdll":4:110)
  } loc("08-conversions.pdll":4:46)
} loc("08-conversions.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 29: convert: an operand by a variable of another kind
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("08-conversions.pdll":2:15)
  %1 = types loc("08-conversions.pdll":2:56)
  %2 = operation "calc.add"(%0, %0 : !pdl.range<value>, !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":2:56)
  rewrite %2 {
    erase %2 loc("08-conversions.pdll":2:50)
  } loc("08-conversions.pdll":2:50)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 30: convert: refining a constraint by a value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("08-conversions.pdll":2:39)
  %1 = types loc("08-conversions.pdll":2:26)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("08-conversions.pdll":2:26)
  rewrite %2 {
    replace %2 with(%0 : !pdl.value) loc("08-conversions.pdll":2:50)
  } loc("08-conversions.pdll":2:50)
} loc("08-conversions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
