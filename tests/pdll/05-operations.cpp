==== 0: opExpr: everything is left out
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = types loc("05-operations.pdll":2:18)
  %2 = operation "calc.add"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: opExpr: no operands
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = types loc("05-operations.pdll":2:18)
  %1 = operation "calc.const"  -> (%0 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %1 {
    erase %1 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: opExpr: no results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = operation "calc.print"(%0 : !pdl.range<value>)  loc("05-operations.pdll":2:18)
  rewrite %1 {
    erase %1 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: opExpr: neither operands nor results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operation "calc.nop"  loc("05-operations.pdll":2:18)
  rewrite %0 {
    erase %0 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: opExpr: operands
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:31)
  %1 = operand loc("05-operations.pdll":2:41)
  %2 = types loc("05-operations.pdll":2:18)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %3 {
    erase %3 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: opExpr: attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = attribute = true loc("05-operations.pdll":2:39)
  %2 = attribute loc("05-operations.pdll":2:60)
  %3 = types loc("05-operations.pdll":2:18)
  %4 = operation "calc.add"(%0 : !pdl.range<value>)  {"fast" = %1, "mode" = %2} -> (%3 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %4 {
    erase %4 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: opExpr: results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = type loc("05-operations.pdll":2:38)
  %2 = type loc("05-operations.pdll":2:47)
  %3 = operation "calc.divmod"(%0 : !pdl.range<value>)  -> (%1, %2 : !pdl.type, !pdl.type) loc("05-operations.pdll":2:18)
  rewrite %3 {
    erase %3 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: opExpr: operands and attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:31)
  %1 = operand loc("05-operations.pdll":2:41)
  %2 = attribute = unit loc("05-operations.pdll":2:52)
  %3 = types loc("05-operations.pdll":2:18)
  %4 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  {"fast" = %2} -> (%3 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %4 {
    erase %4 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: opExpr: operands and results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:31)
  %1 = operand loc("05-operations.pdll":2:41)
  %2 = type loc("05-operations.pdll":2:55)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("05-operations.pdll":2:18)
  rewrite %3 {
    erase %3 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: opExpr: attributes and results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = attribute loc("05-operations.pdll":2:42)
  %2 = type loc("05-operations.pdll":2:55)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc("05-operations.pdll":2:18)
  rewrite %3 {
    erase %3 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: opExpr: all of it
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:31)
  %1 = operand loc("05-operations.pdll":2:41)
  %2 = attribute = unit loc("05-operations.pdll":2:52)
  %3 = attribute = "wrap" loc("05-operations.pdll":2:65)
  %4 = type : i32 loc("05-operations.pdll":2:87)
  %5 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  {"fast" = %2, "mode" = %3} -> (%4 : !pdl.type) loc("05-operations.pdll":2:18)
  rewrite %5 {
    erase %5 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: opExpr: any operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = types loc("05-operations.pdll":2:18)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: opExpr: any operation with something to it
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:23)
  %1 = attribute = unit loc("05-operations.pdll":2:34)
  %2 = operation(%0 : !pdl.value)  {"dead" = %1} loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: opExpr: operations in operations
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:44)
  %1 = operand loc("05-operations.pdll":2:54)
  %2 = types loc("05-operations.pdll":2:31)
  %3 = operation "calc.mul"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("05-operations.pdll":2:31)
  %4 = results of %3  loc("05-operations.pdll":2:31)
  %5 = operands loc("05-operations.pdll":2:78)
  %6 = types loc("05-operations.pdll":2:78)
  %7 = operation "calc.const"(%5 : !pdl.range<value>)  -> (%6 : !pdl.range<type>) loc("05-operations.pdll":2:78)
  %8 = results of %7  loc("05-operations.pdll":2:78)
  %9 = types loc("05-operations.pdll":2:65)
  %10 = operation "calc.neg"(%8 : !pdl.range<value>)  -> (%9 : !pdl.range<type>) loc("05-operations.pdll":2:65)
  %11 = results of %10  loc("05-operations.pdll":2:65)
  %12 = types loc("05-operations.pdll":2:18)
  %13 = operation "calc.add"(%4, %11 : !pdl.range<value>, !pdl.range<value>)  -> (%12 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %13 {
    erase %13 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: opExpr: ranges
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:32)
  %1 = operands loc("05-operations.pdll":2:47)
  %2 = type loc("05-operations.pdll":2:69)
  %3 = types loc("05-operations.pdll":2:82)
  %4 = operation "calc.call"(%0, %1 : !pdl.value, !pdl.range<value>)  -> (%2, %3 : !pdl.type, !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %4 {
    erase %4 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: opExpr: the same operation twice
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:19)
  %1 = types loc("05-operations.pdll":2:19)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:19)
  %3 = results of %2  loc("05-operations.pdll":2:54)
  %4 = results of %2  loc("05-operations.pdll":2:57)
  %5 = types loc("05-operations.pdll":2:41)
  %6 = operation "calc.add"(%3, %4 : !pdl.range<value>, !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("05-operations.pdll":2:41)
  rewrite %6 {
    erase %6 loc("05-operations.pdll":2:35)
  } loc("05-operations.pdll":2:35)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: opExpr: several results of one operation
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:19)
  %1 = types loc("05-operations.pdll":2:19)
  %2 = operation "calc.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:19)
  %3 = result 1 of %2 loc("05-operations.pdll":2:55)
  %4 = result 0 of %2 loc("05-operations.pdll":2:60)
  %5 = types loc("05-operations.pdll":2:42)
  %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("05-operations.pdll":2:42)
  rewrite %6 {
    erase %6 loc("05-operations.pdll":2:36)
  } loc("05-operations.pdll":2:36)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: opExpr: in a rewrite nothing that is left out is made up
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:35)
  %1 = operand loc("05-operations.pdll":2:45)
  %2 = types loc("05-operations.pdll":2:22)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("05-operations.pdll":2:22)
  rewrite %3 {
    %4 = operation "calc.trap"  loc("05-operations.pdll":2:76)
    erase %3 loc("05-operations.pdll":2:97)
  } loc("05-operations.pdll":2:56)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: opExpr: in a rewrite, all of it
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":3:27)
  %1 = operand loc("05-operations.pdll":3:37)
  %2 = attribute loc("05-operations.pdll":3:55)
  %3 = type loc("05-operations.pdll":3:68)
  %4 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  {"mode" = %2} -> (%3 : !pdl.type) loc("05-operations.pdll":3:14)
  rewrite %4 {
    %5 = operation "calc.neg"(%1 : !pdl.value)  -> (%3 : !pdl.type) loc("05-operations.pdll":4:37)
    %6 = results of %5  loc("05-operations.pdll":4:37)
    %7 = attribute = unit loc("05-operations.pdll":4:72)
    %8 = attribute = 32 : i64 loc("05-operations.pdll":4:89)
    %9 = operation "calc.sub"(%0, %6 : !pdl.value, !pdl.range<value>)  {"mode" = %2, "checked" = %7, "width" = %8} -> (%3 : !pdl.type) loc("05-operations.pdll":4:21)
    replace %4 with %9 loc("05-operations.pdll":4:3)
  } loc("05-operations.pdll":4:3)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: opExpr: the results of a replacement are those of the root
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:32)
  %1 = operand loc("05-operations.pdll":2:42)
  %2 = types loc("05-operations.pdll":2:19)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("05-operations.pdll":2:19)
  rewrite %3 {
    %4 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  loc("05-operations.pdll":2:57)
    replace %3 with %4 loc("05-operations.pdll":2:11)
  } loc("05-operations.pdll":2:11)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: opExpr: in parentheses the results of a replacement are inferred
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":2:32)
  %1 = operand loc("05-operations.pdll":2:42)
  %2 = types loc("05-operations.pdll":2:19)
  %3 = operation "calc.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("05-operations.pdll":2:19)
  rewrite %3 {
    %4 = operation "calc.sub"(%0, %1 : !pdl.value, !pdl.value)  loc("05-operations.pdll":2:58)
    replace %3 with %4 loc("05-operations.pdll":2:11)
  } loc("05-operations.pdll":2:11)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 21: attrEntry: names of every kind
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = attribute = unit loc("05-operations.pdll":2:34)
  %2 = attribute = unit loc("05-operations.pdll":2:41)
  %3 = attribute = unit loc("05-operations.pdll":2:54)
  %4 = attribute = unit loc("05-operations.pdll":2:71)
  %5 = attribute = unit loc("05-operations.pdll":2:76)
  %6 = attribute = unit loc("05-operations.pdll":2:83)
  %7 = attribute = unit loc("05-operations.pdll":2:89)
  %8 = types loc("05-operations.pdll":2:18)
  %9 = operation "calc.const"(%0 : !pdl.range<value>)  {"plain" = %1, "in quotes" = %2, "in brackets" = %3, "let" = %4, "Value" = %5, "type" = %6, "_underscore" = %7} -> (%8 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %9 {
    erase %9 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 22: attrEntry: the same name twice
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = attribute = 1 : i8 loc("05-operations.pdll":2:38)
  %2 = attribute loc("05-operations.pdll":2:58)
  %3 = types loc("05-operations.pdll":2:18)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"a" = %1, "a" = %2} -> (%3 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %4 {
    erase %4 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 23: attrEntry: dots are for quotes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = attribute loc("05-operations.pdll":2:48)
  %2 = types loc("05-operations.pdll":2:18)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"calc.mode" = %1} -> (%2 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %3 {
    erase %3 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 24: attrEntry: a value that was computed
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("05-operations.pdll":3:35)
  %1 = apply_native_constraint "Width"(%0 : !pdl.value) : !pdl.attribute loc("05-operations.pdll":3:54)
  %2 = types loc("05-operations.pdll":3:22)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"width" = %1} -> (%2 : !pdl.range<type>) loc("05-operations.pdll":3:22)
  rewrite %3 {
    erase %3 loc("05-operations.pdll":3:65)
  } loc("05-operations.pdll":3:65)
} loc("05-operations.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 25: opName: keywords and several dots
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = types loc("05-operations.pdll":2:18)
  %2 = operation "op.type.attr.with.not.x_1"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 26: opName: dots at the end
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = types loc("05-operations.pdll":2:18)
  %2 = operation "calc.neg."(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 27: opName: dots in a row
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = types loc("05-operations.pdll":2:18)
  %2 = operation "calc.neg..sat"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 28: opName: of a variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:15)
  %1 = types loc("05-operations.pdll":2:15)
  %2 = operation "calc.deep.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:15)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:40)
  } loc("05-operations.pdll":2:40)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 29: opName: blanks around the name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("05-operations.pdll":2:18)
  %1 = types loc("05-operations.pdll":2:18)
  %2 = operation "calc.neg"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("05-operations.pdll":2:18)
  rewrite %2 {
    erase %2 loc("05-operations.pdll":2:12)
  } loc("05-operations.pdll":2:12)
} loc("05-operations.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
