==== 0: ods: one operand, one result
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:30)
  %1 = type loc("06-ods.pdll":3:44)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: ods: operands and results are left out
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:18)
  %1 = types loc("06-ods.pdll":3:18)
  %2 = operation "nn.add"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: ods: one range stands for all operands and for all results
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:32)
  %1 = types loc("06-ods.pdll":3:54)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: ods: one value stands for all operands
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:29)
  %1 = types loc("06-ods.pdll":3:18)
  %2 = operation "nn.add"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: ods: one operand where there is none
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:33)
  %1 = type loc("06-ods.pdll":3:47)
  %2 = operation "nn.barrier"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: ods: as many operands as groups
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:31)
  %1 = operands loc("06-ods.pdll":3:41)
  %2 = operand loc("06-ods.pdll":3:57)
  %3 = type loc("06-ods.pdll":3:74)
  %4 = types loc("06-ods.pdll":3:83)
  %5 = type loc("06-ods.pdll":3:98)
  %6 = operation "nn.layer"(%0, %1, %2 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%3, %4, %5 : !pdl.type, !pdl.range<type>, !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: ods: a range where a group has one value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:29)
  %1 = operand loc("06-ods.pdll":3:45)
  %2 = types loc("06-ods.pdll":3:18)
  %3 = operation "nn.add"(%0, %1 : !pdl.range<value>, !pdl.value)  -> (%2 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %3 {
    erase %3 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: ods: a value where a group has several
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:29)
  %1 = operand loc("06-ods.pdll":3:39)
  %2 = type loc("06-ods.pdll":3:53)
  %3 = type loc("06-ods.pdll":3:62)
  %4 = operation "nn.zip"(%0, %1 : !pdl.value, !pdl.value)  -> (%2, %3 : !pdl.type, !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %4 {
    erase %4 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: ods: no operands where there are none
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operation "nn.barrier"  loc("06-ods.pdll":3:18)
  rewrite %0 {
    erase %0 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: ods: no operands for a group that may be empty
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("06-ods.pdll":3:38)
  %1 = operation "nn.concat"  -> (%0 : !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %1 {
    erase %1 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: ods: no operands for several groups that may be empty
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operation "nn.zip"  loc("06-ods.pdll":3:18)
  rewrite %0 {
    erase %0 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: ods: operations as operands, converted to what each group has
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:31)
  %1 = types loc("06-ods.pdll":3:31)
  %2 = operation "nn.relu"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:31)
  %3 = result 0 of %2 loc("06-ods.pdll":3:31)
  %4 = operands loc("06-ods.pdll":3:44)
  %5 = types loc("06-ods.pdll":3:44)
  %6 = operation "nn.split"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":3:44)
  %7 = results of %6  loc("06-ods.pdll":3:44)
  %8 = operands loc("06-ods.pdll":3:58)
  %9 = types loc("06-ods.pdll":3:58)
  %10 = operation "nn.dropout"(%8 : !pdl.range<value>)  -> (%9 : !pdl.range<type>) loc("06-ods.pdll":3:58)
  %11 = result 0 of %10 loc("06-ods.pdll":3:58)
  %12 = types loc("06-ods.pdll":3:18)
  %13 = operation "nn.layer"(%3, %7, %11 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%12 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %13 {
    erase %13 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: ods: an operation as the only operand
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:42)
  %1 = types loc("06-ods.pdll":3:30)
  %2 = operation "nn.relu"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:30)
  %3 = results of %2  loc("06-ods.pdll":3:30)
  %4 = types loc("06-ods.pdll":3:18)
  %5 = operation "nn.relu"(%3 : !pdl.range<value>)  -> (%4 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %5 {
    erase %5 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: ods: an operation of which nothing is known
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:29)
  %1 = types loc("06-ods.pdll":3:29)
  %2 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:29)
  %3 = result 0 of %2 loc("06-ods.pdll":3:29)
  %4 = operands loc("06-ods.pdll":3:45)
  %5 = types loc("06-ods.pdll":3:45)
  %6 = operation "nn.const"(%4 : !pdl.range<value>)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":3:45)
  %7 = result 0 of %6 loc("06-ods.pdll":3:45)
  %8 = types loc("06-ods.pdll":3:18)
  %9 = operation "nn.add"(%3, %7 : !pdl.value, !pdl.value)  -> (%8 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %9 {
    erase %9 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: ods: in a rewrite, with all groups
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":4:27)
  %1 = operands loc("06-ods.pdll":4:37)
  %2 = operand loc("06-ods.pdll":4:53)
  %3 = type loc("06-ods.pdll":4:67)
  %4 = types loc("06-ods.pdll":4:76)
  %5 = type loc("06-ods.pdll":4:91)
  %6 = operation "nn.layer"(%0, %1, %2 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%3, %4, %5 : !pdl.type, !pdl.range<type>, !pdl.type) loc("06-ods.pdll":4:14)
  rewrite %6 {
    %7 = operation "nn.layer"(%0, %1, %2 : !pdl.value, !pdl.range<value>, !pdl.value)  -> (%3, %4, %5 : !pdl.type, !pdl.range<type>, !pdl.type) loc("06-ods.pdll":5:21)
    replace %6 with %7 loc("06-ods.pdll":5:3)
  } loc("06-ods.pdll":5:3)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: ods: in a rewrite, groups that may be empty are filled
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:20)
  %1 = types loc("06-ods.pdll":3:20)
  %2 = operation "nn.zip"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:20)
  rewrite %2 {
    %3 = range : !pdl.range<value> loc("06-ods.pdll":3:42)
    %4 = range : !pdl.range<value> loc("06-ods.pdll":3:42)
    %5 = range : !pdl.range<type> loc("06-ods.pdll":3:42)
    %6 = range : !pdl.range<type> loc("06-ods.pdll":3:42)
    %7 = operation "nn.zip"(%3, %4 : !pdl.range<value>, !pdl.range<value>)  -> (%5, %6 : !pdl.range<type>, !pdl.range<type>) loc("06-ods.pdll":3:42)
    replace %2 with %7 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: ods: in a rewrite, one group that may be empty
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:20)
  %1 = types loc("06-ods.pdll":3:20)
  %2 = operation "nn.split"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:20)
  rewrite %2 {
    %3 = type : i32 loc("06-ods.pdll":3:62)
    %4 = operation "nn.concat"  -> (%3 : !pdl.type) loc("06-ods.pdll":3:44)
    replace %2 with %4 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: ods: in a rewrite, tuples become groups
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":4:25)
  %1 = operand loc("06-ods.pdll":4:35)
  %2 = type loc("06-ods.pdll":4:49)
  %3 = operation "nn.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("06-ods.pdll":4:14)
  rewrite %3 {
    %4 = range %0, %1 : !pdl.value, !pdl.value  loc("06-ods.pdll":6:27)
    %5 = range %1, %0 : !pdl.value, !pdl.value  loc("06-ods.pdll":6:35)
    %6 = range %2, %2 : !pdl.type, !pdl.type  loc("06-ods.pdll":6:47)
    %7 = range %2 : !pdl.type  loc("06-ods.pdll":6:55)
    %8 = operation "nn.zip"(%4, %5 : !pdl.range<value>, !pdl.range<value>)  -> (%6, %7 : !pdl.range<type>, !pdl.range<type>) loc("06-ods.pdll":6:16)
    %9 = results 0 of %8  -> !pdl.range<value> loc("06-ods.pdll":7:23)
    replace %3 with(%9 : !pdl.range<value>) loc("06-ods.pdll":7:5)
  } loc("06-ods.pdll":5:3)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: ods: a result by its name
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:19)
  %1 = types loc("06-ods.pdll":3:19)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:19)
  %3 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":3:51)
  %4 = results 1 of %2  -> !pdl.value loc("06-ods.pdll":3:63)
  %5 = types loc("06-ods.pdll":3:40)
  %6 = operation "nn.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":3:40)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":3:34)
  } loc("06-ods.pdll":3:34)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: ods: a result by its number
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:19)
  %1 = types loc("06-ods.pdll":3:19)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:19)
  %3 = results 1 of %2  -> !pdl.value loc("06-ods.pdll":3:51)
  %4 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":3:56)
  %5 = types loc("06-ods.pdll":3:40)
  %6 = operation "nn.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":3:40)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":3:34)
  } loc("06-ods.pdll":3:34)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: ods: groups of every kind by name and by number
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:19)
  %1 = types loc("06-ods.pdll":3:19)
  %2 = operation "nn.layer"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:19)
  %3 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":3:52)
  %4 = results 1 of %2  -> !pdl.range<value> loc("06-ods.pdll":3:62)
  %5 = results 2 of %2  -> !pdl.value loc("06-ods.pdll":3:71)
  %6 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":3:79)
  %7 = results 1 of %2  -> !pdl.range<value> loc("06-ods.pdll":3:84)
  %8 = results 2 of %2  -> !pdl.value loc("06-ods.pdll":3:89)
  %9 = types loc("06-ods.pdll":3:39)
  %10 = operation "calc.use"(%3, %4, %5, %6, %7, %8 : !pdl.value, !pdl.range<value>, !pdl.value, !pdl.value, !pdl.range<value>, !pdl.value)  -> (%9 : !pdl.range<type>) loc("06-ods.pdll":3:39)
  rewrite %10 {
    erase %10 loc("06-ods.pdll":3:33)
  } loc("06-ods.pdll":3:33)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 21: ods: results without a name have a number
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:19)
  %1 = types loc("06-ods.pdll":3:19)
  %2 = operation "nn.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:19)
  %3 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":3:49)
  %4 = results 1 of %2  -> !pdl.value loc("06-ods.pdll":3:54)
  %5 = types loc("06-ods.pdll":3:38)
  %6 = operation "nn.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":3:38)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":3:32)
  } loc("06-ods.pdll":3:32)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 22: ods: the record belongs to the type of a variable, too
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:15)
  %1 = types loc("06-ods.pdll":3:15)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":3:15)
  %3 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":3:50)
  %4 = results 1 of %2  -> !pdl.value loc("06-ods.pdll":3:62)
  %5 = types loc("06-ods.pdll":3:39)
  %6 = operation "nn.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":3:39)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":3:33)
  } loc("06-ods.pdll":3:33)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 23: ods: the results of an operation that was made
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":4:25)
  %1 = operand loc("06-ods.pdll":4:35)
  %2 = type loc("06-ods.pdll":4:49)
  %3 = operation "nn.add"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.type) loc("06-ods.pdll":4:14)
  rewrite %3 {
    %4 = operation "nn.divmod"(%0, %1 : !pdl.value, !pdl.value)  -> (%2, %2 : !pdl.type, !pdl.type) loc("06-ods.pdll":6:13)
    %5 = results 1 of %4  -> !pdl.value loc("06-ods.pdll":7:23)
    replace %3 with(%5 : !pdl.value) loc("06-ods.pdll":7:5)
  } loc("06-ods.pdll":5:3)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 24: ods: constraints from TableGen
static ::llvm::LogicalResult AxisAttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success(((::llvm::isa<::mlir::IntegerAttr>(self))) && (!((isNegative(self)))));
}

static ::llvm::LogicalResult ExtentPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isIndex()));
}

static ::llvm::LogicalResult FoldablePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * self) {
  return ::mlir::success(llvm::isa<::nn::Foldable>(self));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":4:7)
  %1 = types loc("06-ods.pdll":4:7)
  %2 = operation "nn.abs"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":4:7)
  apply_native_constraint "Foldable"(%2 : !pdl.operation) loc("06-ods.pdll":4:26)
  %3 = results of %2  loc("06-ods.pdll":5:21)
  %4 = attribute loc("06-ods.pdll":5:35)
  apply_native_constraint "AxisAttr"(%4 : !pdl.attribute) loc("06-ods.pdll":5:38)
  %5 = type loc("06-ods.pdll":5:52)
  apply_native_constraint "Extent"(%5 : !pdl.type) loc("06-ods.pdll":5:55)
  %6 = operation "nn.size"(%3 : !pdl.range<value>)  {"axis" = %4} -> (%5 : !pdl.type) loc("06-ods.pdll":5:9)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":5:3)
  } loc("06-ods.pdll":5:3)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Foldable", FoldablePDLFn);
    registerConstraintFunction("AxisAttr", AxisAttrPDLFn);
    registerConstraintFunction("Extent", ExtentPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 25: ods: a constraint on the type of a value
static ::llvm::LogicalResult NumPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isIntOrFloat()));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = type loc("06-ods.pdll":3:39)
  apply_native_constraint "Num"(%0 : !pdl.type) loc("06-ods.pdll":3:42)
  %1 = operand : %0 loc("06-ods.pdll":3:30)
  %2 = operation "nn.relu"(%1 : !pdl.value)  -> (%0 : !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Num", NumPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 26: ods: a constraint from TableGen is called like any other
static ::llvm::LogicalResult NameAttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success((::llvm::isa<::mlir::StringAttr>(self)));
}

static ::llvm::LogicalResult FlagPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isInteger(1)));
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":4:14)
  %1 = attribute loc("06-ods.pdll":4:36)
  %2 = type loc("06-ods.pdll":4:52)
  %3 = operation "nn.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc("06-ods.pdll":4:14)
  apply_native_constraint "NameAttr"(%1 : !pdl.attribute) loc("06-ods.pdll":5:3)
  apply_native_constraint "Flag"(%2 : !pdl.type) {isNegated = true} loc("06-ods.pdll":6:7)
  rewrite %3 {
    erase %3 loc("06-ods.pdll":7:3)
  } loc("06-ods.pdll":7:3)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("NameAttr", NameAttrPDLFn);
    registerConstraintFunction("Flag", FlagPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 27: ods: constraints from TableGen on parameters
static ::llvm::LogicalResult NameAttrPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute self) {
  return ::mlir::success((::llvm::isa<::mlir::StringAttr>(self)));
}

static ::llvm::LogicalResult NumPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type self) {
  return ::mlir::success((self.isIntOrFloat()));
}

static ::llvm::LogicalResult FoldablePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * self) {
  return ::mlir::success(llvm::isa<::nn::Foldable>(self));
}

static ::llvm::LogicalResult MatchesPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute name, ::mlir::Type t, ::nn::Foldable o) {
  return success();
}

static ::mlir::Attribute RenamePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute name) {
  return name;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":6:14)
  %1 = attribute loc("06-ods.pdll":6:36)
  %2 = type loc("06-ods.pdll":6:52)
  %3 = operation "nn.const"(%0 : !pdl.range<value>)  {"value" = %1} -> (%2 : !pdl.type) loc("06-ods.pdll":6:14)
  apply_native_constraint "NameAttr"(%1 : !pdl.attribute) loc("06-ods.pdll":3:26)
  apply_native_constraint "Num"(%2 : !pdl.type) loc("06-ods.pdll":3:39)
  apply_native_constraint "Foldable"(%3 : !pdl.operation) loc("06-ods.pdll":3:47)
  apply_native_constraint "Matches"(%1, %2, %3 : !pdl.attribute, !pdl.type, !pdl.operation) loc("06-ods.pdll":7:3)
  rewrite %3 {
    %4 = apply_native_rewrite "Rename"(%1 : !pdl.attribute) : !pdl.attribute loc("06-ods.pdll":8:63)
    %5 = operation "nn.const"  {"value" = %4} -> (%2 : !pdl.type) loc("06-ods.pdll":8:41)
    replace %3 with %5 loc("06-ods.pdll":8:23)
  } loc("06-ods.pdll":8:3)
} loc("06-ods.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("NameAttr", NameAttrPDLFn);
    registerConstraintFunction("Num", NumPDLFn);
    registerConstraintFunction("Foldable", FoldablePDLFn);
    registerConstraintFunction("Matches", MatchesPDLFn);
    registerRewriteFunction("Rename", RenamePDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 28: ods: no result where a name is before the include
namespace {

struct Before : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Before(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Before : benefit(0) {
  %0 = operands loc("06-ods.pdll":2:26)
  %1 = types loc("06-ods.pdll":2:26)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":2:26)
  %3 = result 0 of %2 loc("06-ods.pdll":2:60)
  %4 = result 1 of %2 loc("06-ods.pdll":2:65)
  %5 = types loc("06-ods.pdll":2:47)
  %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":2:47)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":2:41)
  } loc("06-ods.pdll":2:41)
} loc("06-ods.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct After : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  After(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @After : benefit(0) {
  %0 = operands loc("06-ods.pdll":4:25)
  %1 = types loc("06-ods.pdll":4:25)
  %2 = operation "nn.divmod"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("06-ods.pdll":4:25)
  %3 = results 0 of %2  -> !pdl.value loc("06-ods.pdll":4:57)
  %4 = results 1 of %2  -> !pdl.value loc("06-ods.pdll":4:62)
  %5 = types loc("06-ods.pdll":4:46)
  %6 = operation "nn.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("06-ods.pdll":4:46)
  rewrite %6 {
    erase %6 loc("06-ods.pdll":4:40)
  } loc("06-ods.pdll":4:40)
} loc("06-ods.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Before>(patterns.getContext(), configs...);
  patterns.add<After>(patterns.getContext(), configs...);
}
==== 29: ods: an operation of the same dialect that is not known
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("06-ods.pdll":3:30)
  %1 = type loc("06-ods.pdll":3:44)
  %2 = operation "nn.tanh"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("06-ods.pdll":3:18)
  rewrite %2 {
    erase %2 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 30: ods: attributes are not compared with the record
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("06-ods.pdll":3:18)
  %1 = attribute loc("06-ods.pdll":3:39)
  %2 = types loc("06-ods.pdll":3:18)
  %3 = operation "nn.relu"(%0 : !pdl.range<value>)  {"slope" = %1} -> (%2 : !pdl.range<type>) loc("06-ods.pdll":3:18)
  rewrite %3 {
    erase %3 loc("06-ods.pdll":3:12)
  } loc("06-ods.pdll":3:12)
} loc("06-ods.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
