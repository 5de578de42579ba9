==== 0: primary: attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:18)
  %1 = attribute = 1 : i32 loc("07-expressions.pdll":2:38)
  %2 = attribute = 1.500000e+00 : f32 loc("07-expressions.pdll":2:59)
  %3 = attribute = "text" loc("07-expressions.pdll":2:86)
  %4 = attribute = unit loc("07-expressions.pdll":2:108)
  %5 = attribute = false loc("07-expressions.pdll":2:126)
  %6 = types loc("07-expressions.pdll":2:18)
  %7 = operation "calc.const"(%0 : !pdl.range<value>)  {"i" = %1, "f" = %2, "s" = %3, "u" = %4, "b" = %5} -> (%6 : !pdl.range<type>) loc("07-expressions.pdll":2:18)
  rewrite %7 {
    erase %7 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: primary: dense attributes
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:18)
  %1 = attribute = dense<[1, 2]> : tensor<2xi32> loc("07-expressions.pdll":2:38)
  %2 = attribute = array<i64: 1, 2> loc("07-expressions.pdll":2:81)
  %3 = types loc("07-expressions.pdll":2:18)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  {"e" = %1, "a" = %2} -> (%3 : !pdl.range<type>) loc("07-expressions.pdll":2:18)
  rewrite %4 {
    erase %4 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: primary: types
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:18)
  %1 = type : i32 loc("07-expressions.pdll":2:37)
  %2 = type : tensor<?x4xf32> loc("07-expressions.pdll":2:50)
  %3 = type : memref<2xi8> loc("07-expressions.pdll":2:75)
  %4 = type : (i1) -> index loc("07-expressions.pdll":2:97)
  %5 = type : vector<4xbf16> loc("07-expressions.pdll":2:120)
  %6 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1, %2, %3, %4, %5 : !pdl.type, !pdl.type, !pdl.type, !pdl.type, !pdl.type) loc("07-expressions.pdll":2:18)
  rewrite %6 {
    erase %6 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: primary: types with a structure
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:18)
  %1 = type : tuple<i1, tuple<>> loc("07-expressions.pdll":2:37)
  %2 = type : complex<f64> loc("07-expressions.pdll":2:65)
  %3 = type : none loc("07-expressions.pdll":2:87)
  %4 = operation "calc.const"(%0 : !pdl.range<value>)  -> (%1, %2, %3 : !pdl.type, !pdl.type, !pdl.type) loc("07-expressions.pdll":2:18)
  rewrite %4 {
    erase %4 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: primary: blanks in literals
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:18)
  %1 = attribute = 1 : i32 loc("07-expressions.pdll":2:38)
  %2 = type : tensor<2xi8> loc("07-expressions.pdll":2:63)
  %3 = operation "calc.const"(%0 : !pdl.range<value>)  {"i" = %1} -> (%2 : !pdl.type) loc("07-expressions.pdll":2:18)
  rewrite %3 {
    erase %3 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: primary: a literal each time
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i32 loc("07-expressions.pdll":2:21)
  %1 = operands loc("07-expressions.pdll":2:44)
  %2 = attribute = 1 : i32 loc("07-expressions.pdll":2:82)
  %3 = types loc("07-expressions.pdll":2:44)
  %4 = operation "calc.const"(%1 : !pdl.range<value>)  {"a" = %0, "b" = %0, "c" = %2} -> (%3 : !pdl.range<type>) loc("07-expressions.pdll":2:44)
  rewrite %4 {
    erase %4 loc("07-expressions.pdll":2:38)
  } loc("07-expressions.pdll":2:38)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 6: primary: a literal as a statement
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i32 loc("07-expressions.pdll":2:11)
  %1 = type : i8 loc("07-expressions.pdll":2:28)
  %2 = operands loc("07-expressions.pdll":2:46)
  %3 = types loc("07-expressions.pdll":2:46)
  %4 = operation "calc.nop"(%2 : !pdl.range<value>)  -> (%3 : !pdl.range<type>) loc("07-expressions.pdll":2:46)
  rewrite %4 {
    erase %4 loc("07-expressions.pdll":2:40)
  } loc("07-expressions.pdll":2:40)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: primary: tuples
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i8 loc("07-expressions.pdll":3:15)
  %1 = type : i8 loc("07-expressions.pdll":3:31)
  %2 = attribute = 2 : i8 loc("07-expressions.pdll":4:24)
  %3 = type : i16 loc("07-expressions.pdll":4:40)
  %4 = type : i64 loc("07-expressions.pdll":4:60)
  %5 = operands loc("07-expressions.pdll":5:9)
  %6 = operation "calc.const"(%5 : !pdl.range<value>)  {"a" = %0, "b" = %2} -> (%1, %3, %4 : !pdl.type, !pdl.type, !pdl.type) loc("07-expressions.pdll":5:9)
  rewrite %6 {
    erase %6 loc("07-expressions.pdll":5:3)
  } loc("07-expressions.pdll":5:3)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 8: primary: the empty tuple
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:35)
  %1 = types loc("07-expressions.pdll":2:35)
  %2 = operation "calc.nop"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:35)
  rewrite %2 {
    erase %2 loc("07-expressions.pdll":2:29)
  } loc("07-expressions.pdll":2:29)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 9: primary: a tuple of one
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute = 1 : i8 loc("07-expressions.pdll":2:22)
  %1 = operands loc("07-expressions.pdll":2:45)
  %2 = types loc("07-expressions.pdll":2:45)
  %3 = operation "calc.const"(%1 : !pdl.range<value>)  {"a" = %0} -> (%2 : !pdl.range<type>) loc("07-expressions.pdll":2:45)
  rewrite %3 {
    erase %3 loc("07-expressions.pdll":2:39)
  } loc("07-expressions.pdll":2:39)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 10: element: every kind of value
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":3:31)
  %1 = types loc("07-expressions.pdll":3:18)
  %2 = operation "calc.neg"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":3:18)
  %3 = operands loc("07-expressions.pdll":3:54)
  %4 = type : i8 loc("07-expressions.pdll":3:73)
  %5 = types loc("07-expressions.pdll":3:90)
  %6 = attribute = 1 : i8 loc("07-expressions.pdll":3:108)
  %7 = results of %2  loc("07-expressions.pdll":4:22)
  %8 = operation "calc.use"(%7, %0, %3 : !pdl.range<value>, !pdl.value, !pdl.range<value>)  {"a" = %6} -> (%4, %5 : !pdl.type, !pdl.range<type>) loc("07-expressions.pdll":4:9)
  rewrite %8 {
    erase %8 loc("07-expressions.pdll":4:3)
  } loc("07-expressions.pdll":4:3)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 11: element: a new variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":2:23)
  %1 = operand loc("07-expressions.pdll":2:33)
  %2 = types loc("07-expressions.pdll":2:50)
  %3 = operation "calc.add"(%1, %0 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("07-expressions.pdll":2:50)
  rewrite %3 {
    erase %3 loc("07-expressions.pdll":2:44)
  } loc("07-expressions.pdll":2:44)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 12: element: a contextual keyword as label
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":2:28)
  %1 = attribute = 1 : i8 loc("07-expressions.pdll":2:45)
  %2 = types loc("07-expressions.pdll":2:68)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"k" = %1} -> (%2 : !pdl.range<type>) loc("07-expressions.pdll":2:68)
  rewrite %3 {
    erase %3 loc("07-expressions.pdll":2:62)
  } loc("07-expressions.pdll":2:62)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 13: element: a labelled new variable
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":2:30)
  %1 = types loc("07-expressions.pdll":2:58)
  %2 = operation "calc.add"(%0, %0 : !pdl.value, !pdl.value)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:58)
  rewrite %2 {
    erase %2 loc("07-expressions.pdll":2:52)
  } loc("07-expressions.pdll":2:52)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 14: expr: results of an operation by number
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:19)
  %1 = types loc("07-expressions.pdll":2:19)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:19)
  %3 = result 0 of %2 loc("07-expressions.pdll":2:53)
  %4 = result 1 of %2 loc("07-expressions.pdll":2:58)
  %5 = types loc("07-expressions.pdll":2:40)
  %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("07-expressions.pdll":2:40)
  rewrite %6 {
    erase %6 loc("07-expressions.pdll":2:34)
  } loc("07-expressions.pdll":2:34)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 15: expr: numbers with leading zeros
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:19)
  %1 = types loc("07-expressions.pdll":2:19)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:19)
  %3 = result 0 of %2 loc("07-expressions.pdll":2:53)
  %4 = result 1 of %2 loc("07-expressions.pdll":2:59)
  %5 = types loc("07-expressions.pdll":2:40)
  %6 = operation "calc.add"(%3, %4 : !pdl.value, !pdl.value)  -> (%5 : !pdl.range<type>) loc("07-expressions.pdll":2:40)
  rewrite %6 {
    erase %6 loc("07-expressions.pdll":2:34)
  } loc("07-expressions.pdll":2:34)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 16: expr: the result of an operation in place
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":2:45)
  %1 = types loc("07-expressions.pdll":2:31)
  %2 = operation "calc.pair"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:31)
  %3 = result 1 of %2 loc("07-expressions.pdll":2:31)
  %4 = types loc("07-expressions.pdll":2:18)
  %5 = operation "calc.neg"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("07-expressions.pdll":2:18)
  rewrite %5 {
    erase %5 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 17: expr: members of members
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:24)
  %1 = types loc("07-expressions.pdll":2:24)
  %2 = operation "calc.pair"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:24)
  %3 = attribute = 1 : i8 loc("07-expressions.pdll":2:43)
  %4 = result 1 of %2 loc("07-expressions.pdll":2:79)
  %5 = types loc("07-expressions.pdll":2:66)
  %6 = operation "calc.neg"(%4 : !pdl.value)  {"a" = %3} -> (%5 : !pdl.range<type>) loc("07-expressions.pdll":2:66)
  rewrite %6 {
    erase %6 loc("07-expressions.pdll":2:60)
  } loc("07-expressions.pdll":2:60)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 18: expr: the member of a call
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":3:35)
  %1:2 = apply_native_constraint "Split"(%0 : !pdl.value) : !pdl.attribute, !pdl.attribute loc("07-expressions.pdll":3:52)
  %2 = types loc("07-expressions.pdll":3:22)
  %3 = operation "calc.neg"(%0 : !pdl.value)  {"low" = %1#0} -> (%2 : !pdl.range<type>) loc("07-expressions.pdll":3:22)
  rewrite %3 {
    erase %3 loc("07-expressions.pdll":3:67)
  } loc("07-expressions.pdll":3:67)
} loc("07-expressions.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 19: expr: the member of a tuple in place
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("07-expressions.pdll":2:32)
  %1 = attribute = 1 : i8 loc("07-expressions.pdll":2:54)
  %2 = attribute = 2 : i8 loc("07-expressions.pdll":2:74)
  %3 = types loc("07-expressions.pdll":2:18)
  %4 = operation "calc.neg"(%0 : !pdl.value)  {"a" = %2} -> (%3 : !pdl.range<type>) loc("07-expressions.pdll":2:18)
  rewrite %4 {
    erase %4 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 20: expr: any number of results, where nothing is known
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:19)
  %1 = types loc("07-expressions.pdll":2:19)
  %2 = operation "calc.many"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("07-expressions.pdll":2:19)
  %3 = result 12 of %2 loc("07-expressions.pdll":2:53)
  %4 = types loc("07-expressions.pdll":2:40)
  %5 = operation "calc.neg"(%3 : !pdl.value)  -> (%4 : !pdl.range<type>) loc("07-expressions.pdll":2:40)
  rewrite %5 {
    erase %5 loc("07-expressions.pdll":2:34)
  } loc("07-expressions.pdll":2:34)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 61: primary: attributes with a structure
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("07-expressions.pdll":2:18)
  %1 = attribute = [1, "two", 3 : i8] loc("07-expressions.pdll":2:38)
  %2 = attribute = {a = 1 : i64, b} loc("07-expressions.pdll":2:72)
  %3 = attribute = i32 loc("07-expressions.pdll":2:102)
  %4 = attribute = @callee loc("07-expressions.pdll":2:119)
  %5 = attribute = affine_map<(d0) -> (d0 + 1)> loc("07-expressions.pdll":2:140)
  %6 = types loc("07-expressions.pdll":2:18)
  %7 = operation "calc.const"(%0 : !pdl.range<value>)  {"l" = %1, "d" = %2, "t" = %3, "y" = %4, "m" = %5} -> (%6 : !pdl.range<type>) loc("07-expressions.pdll":2:18)
  rewrite %7 {
    erase %7 loc("07-expressions.pdll":2:12)
  } loc("07-expressions.pdll":2:12)
} loc("07-expressions.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
