==== 0: lowering: attributes and types before the operation, types of values before the values
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("13-lowering.pdll":2:39)
  %1 = operand : %0 loc("13-lowering.pdll":2:30)
  %2 = operand : %0 loc("13-lowering.pdll":2:49)
  %3 = attribute : %0 loc("13-lowering.pdll":2:67)
  %4 = operation "calc.add"(%1, %2 : !pdl.value, !pdl.value)  {"k" = %3} -> (%0 : !pdl.type) loc("13-lowering.pdll":2:17)
  rewrite %4 {
    erase %4 loc("13-lowering.pdll":2:11)
  } loc("13-lowering.pdll":2:11)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: lowering: a variable is generated where it is first used
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("13-lowering.pdll":3:7)
  %1 = operand : %0 loc("13-lowering.pdll":4:7)
  %2 = operation "calc.neg"(%1 : !pdl.value)  -> (%0 : !pdl.type) loc("13-lowering.pdll":5:14)
  rewrite %2 {
    erase %2 loc("13-lowering.pdll":6:3)
  } loc("13-lowering.pdll":6:3)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: lowering: a value that only the rewrite uses
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("13-lowering.pdll":3:35)
  %1 = types loc("13-lowering.pdll":3:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":3:22)
  %3 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("13-lowering.pdll":3:54)
  rewrite %2 {
    %4 = operation "calc.use"  {"w" = %3} loc("13-lowering.pdll":3:84)
    erase %2 loc("13-lowering.pdll":3:112)
  } loc("13-lowering.pdll":3:64)
} loc("13-lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: lowering: a result that only the rewrite uses
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("13-lowering.pdll":2:35)
  %1 = types loc("13-lowering.pdll":2:22)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":2:22)
  rewrite %2 {
    %3 = result 0 of %2 loc("13-lowering.pdll":2:79)
    %4 = operation "calc.use"(%3 : !pdl.value)  loc("13-lowering.pdll":2:66)
    erase %2 loc("13-lowering.pdll":2:94)
  } loc("13-lowering.pdll":2:46)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: lowering: operations that share an operand are connected
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("13-lowering.pdll":3:7)
  %1 = types loc("13-lowering.pdll":4:11)
  %2 = operation "calc.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":4:11)
  %3 = types loc("13-lowering.pdll":5:11)
  %4 = operation "calc.b"(%0 : !pdl.value)  -> (%3 : !pdl.range<type>) loc("13-lowering.pdll":5:11)
  rewrite %2 {
    erase %4 loc("13-lowering.pdll":6:20)
    erase %2 loc("13-lowering.pdll":6:29)
  } loc("13-lowering.pdll":6:3)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: lowering: operations that are connected by a producer
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("13-lowering.pdll":3:11)
  %1 = types loc("13-lowering.pdll":3:11)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":3:11)
  %3 = result 0 of %2 loc("13-lowering.pdll":4:22)
  %4 = types loc("13-lowering.pdll":4:11)
  %5 = operation "calc.a"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("13-lowering.pdll":4:11)
  %6 = result 1 of %2 loc("13-lowering.pdll":5:22)
  %7 = types loc("13-lowering.pdll":5:11)
  %8 = operation "calc.b"(%6 : !pdl.value)  -> (%7 : !pdl.range<type>) loc("13-lowering.pdll":5:11)
  rewrite %5 {
    erase %8 loc("13-lowering.pdll":6:20)
    erase %5 loc("13-lowering.pdll":6:29)
  } loc("13-lowering.pdll":6:3)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: lowering: constraints are called where they are
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("13-lowering.pdll":5:22)
  apply_native_constraint "Small"(%0 : !pdl.value) loc("13-lowering.pdll":5:25)
  %1 = types loc("13-lowering.pdll":5:11)
  %2 = operation "calc.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":5:11)
  apply_native_constraint "Same"(%0, %0 : !pdl.value, !pdl.value) loc("13-lowering.pdll":6:3)
  %3 = results of %2  loc("13-lowering.pdll":7:22)
  %4 = operand loc("13-lowering.pdll":7:25)
  apply_native_constraint "Small"(%4 : !pdl.value) loc("13-lowering.pdll":7:28)
  %5 = types loc("13-lowering.pdll":7:11)
  %6 = operation "calc.b"(%3, %4 : !pdl.range<value>, !pdl.value)  -> (%5 : !pdl.range<type>) loc("13-lowering.pdll":7:11)
  apply_native_constraint "Same"(%0, %4 : !pdl.value, !pdl.value) {isNegated = true} loc("13-lowering.pdll":8:7)
  rewrite %6 {
    erase %6 loc("13-lowering.pdll":9:3)
  } loc("13-lowering.pdll":9:3)
} loc("13-lowering.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: lowering: names of patterns are symbols
namespace {

struct _1st : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  _1st(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @_1st : benefit(0) {
  %0 = operands loc("13-lowering.pdll":2:23)
  %1 = types loc("13-lowering.pdll":2:23)
  %2 = operation "calc.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":2:23)
  rewrite %2 {
    erase %2 loc("13-lowering.pdll":2:17)
  } loc("13-lowering.pdll":2:17)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct let_ : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  let_(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @let_ : benefit(0) {
  %0 = operands loc("13-lowering.pdll":3:23)
  %1 = types loc("13-lowering.pdll":3:23)
  %2 = operation "calc.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("13-lowering.pdll":3:23)
  rewrite %2 {
    erase %2 loc("13-lowering.pdll":3:17)
  } loc("13-lowering.pdll":3:17)
} loc("13-lowering.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<_1st>(patterns.getContext(), configs...);
  patterns.add<let_>(patterns.getContext(), configs...);
}
==== 8: lowering: strings in attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("13-lowering.pdll":2:18)
  %1 = attribute = "x\0Ay" loc("13-lowering.pdll":2:50)
  %2 = types loc("13-lowering.pdll":2:18)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"a \22b\22 c" = %1} -> (%2 : !pdl.range<type>) loc("13-lowering.pdll":2:18)
  rewrite %3 {
    erase %3 loc("13-lowering.pdll":2:12)
  } loc("13-lowering.pdll":2:12)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 33: lowering: the types of an operation that MLIR knows are those of a match
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("13-lowering.pdll":2:34)
  %1 = type loc("13-lowering.pdll":2:48)
  %2 = operation "calc.id"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("13-lowering.pdll":2:22)
  rewrite %2 {
    %3 = operation "builtin.unrealized_conversion_cast"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("13-lowering.pdll":2:76)
    replace %2 with %3 loc("13-lowering.pdll":2:58)
  } loc("13-lowering.pdll":2:58)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 35: lowering: locations as attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("13-lowering.pdll":2:18)
  %1 = attribute = loc("a.c":1:2) loc("13-lowering.pdll":2:42)
  %2 = types loc("13-lowering.pdll":2:18)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"where" = %1} -> (%2 : !pdl.range<type>) loc("13-lowering.pdll":2:18)
  rewrite %3 {
    erase %3 loc("13-lowering.pdll":2:12)
  } loc("13-lowering.pdll":2:12)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 36: lowering: affine maps as attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("13-lowering.pdll":2:18)
  %1 = attribute = affine_map<(d0, d1) -> (d1, d0)> loc("13-lowering.pdll":2:40)
  %2 = attribute = affine_set<(d0) : (d0 >= 0)> loc("13-lowering.pdll":2:88)
  %3 = types loc("13-lowering.pdll":2:18)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"map" = %1, "set" = %2} -> (%3 : !pdl.range<type>) loc("13-lowering.pdll":2:18)
  rewrite %4 {
    erase %4 loc("13-lowering.pdll":2:12)
  } loc("13-lowering.pdll":2:12)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 37: lowering: maps, sets and locations have names wherever they stand, and are numbered as they are met
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("13-lowering.pdll":2:18)
  %1 = attribute = affine_set<(d0) : (d0 >= 0)> loc("13-lowering.pdll":2:38)
  %2 = attribute = affine_map<(d0) -> (d0 + 1)> loc("13-lowering.pdll":2:80)
  %3 = attribute = affine_map<(d0) -> (d0 + 2)> loc("13-lowering.pdll":2:122)
  %4 = attribute = affine_map<(d0) -> (d0 + 1)> loc("13-lowering.pdll":2:168)
  %5 = attribute = [affine_map<() -> (3)>, loc(unknown), {a = affine_map<(d0) -> (d0 + 1)>, s = "affine_map<() -> (3)>"}] loc("13-lowering.pdll":2:210)
  %6 = type : memref<2xi32, affine_map<(d0) -> (d0 + 5)>> loc("13-lowering.pdll":2:328)
  %7 = operation "calc.const"(%0 : !pdl.range<value>)  {"s" = %1, "m" = %2, "n" = %3, "again" = %4, "l" = %5} -> (%6 : !pdl.type) loc("13-lowering.pdll":2:18)
  rewrite %7 {
    erase %7 loc("13-lowering.pdll":2:12)
  } loc("13-lowering.pdll":2:12)
} loc("13-lowering.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
