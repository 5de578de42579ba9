namespace {
} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
}
// -----
namespace {
} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
}
// -----
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":1:18)
  %1 = types loc("t.pdll":1:18)
  %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":1:18)
  rewrite %2 {
    erase %2 loc("t.pdll":1:12)
  } loc("t.pdll":1:12)
} loc("t.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
namespace {

struct Named : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Named(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Named : benefit(3) {
  %0 = operands loc("t.pdll":1:40)
  %1 = types loc("t.pdll":1:40)
  %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":1:40)
  rewrite %2 {
    erase %2 loc("t.pdll":1:34)
  } loc("t.pdll":1:34)
} loc("t.pdll":1:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":2:18)
  %1 = types loc("t.pdll":2:18)
  %2 = operation "t.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":2:18)
  rewrite %2 {
    erase %2 loc("t.pdll":2:12)
  } loc("t.pdll":2:12)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct Other : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Other(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Other : benefit(4) {
  %0 = operands loc("t.pdll":3:53)
  %1 = types loc("t.pdll":3:53)
  %2 = operation "t.c"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":3:53)
  rewrite %2 {
    %3 = operation "t.d"  loc("t.pdll":3:66)
    replace %2 with %3 loc("t.pdll":3:45)
  } loc("t.pdll":3:45)
} loc("t.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":4:18)
  %1 = types loc("t.pdll":4:18)
  %2 = operation "t.e"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":4:18)
  rewrite %2 {
    erase %2 loc("t.pdll":4:12)
  } loc("t.pdll":4:12)
} loc("t.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Named>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<Other>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
}
// -----
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @GeneratedPDLLPattern0 : benefit(0) {
  %0 = operands loc("t.pdll":2:40)
  %1 = types loc("t.pdll":2:40)
  %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":2:40)
  rewrite %2 {
    erase %2 loc("t.pdll":2:34)
  } loc("t.pdll":2:34)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern2 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern2(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @GeneratedPDLLPattern2 : benefit(0) {
  %0 = operands loc("t.pdll":3:40)
  %1 = types loc("t.pdll":3:40)
  %2 = operation "t.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":3:40)
  rewrite %2 {
    erase %2 loc("t.pdll":3:34)
  } loc("t.pdll":3:34)
} loc("t.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":4:18)
  %1 = types loc("t.pdll":4:18)
  %2 = operation "t.c"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":4:18)
  rewrite %2 {
    erase %2 loc("t.pdll":4:12)
  } loc("t.pdll":4:12)
} loc("t.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern3 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern3(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":5:18)
  %1 = types loc("t.pdll":5:18)
  %2 = operation "t.d"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":5:18)
  rewrite %2 {
    erase %2 loc("t.pdll":5:12)
  } loc("t.pdll":5:12)
} loc("t.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern4 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern4(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":6:18)
  %1 = types loc("t.pdll":6:18)
  %2 = operation "t.e"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":6:18)
  rewrite %2 {
    erase %2 loc("t.pdll":6:12)
  } loc("t.pdll":6:12)
} loc("t.pdll":6:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern2>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern3>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern4>(patterns.getContext(), configs...);
}
// -----
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":2:18)
  %1 = types loc("t.pdll":2:18)
  %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":2:18)
  rewrite %2 {
    erase %2 loc("t.pdll":2:12)
  } loc("t.pdll":2:12)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct X : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  X(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @X : benefit(0) {
  %0 = operands loc("t.pdll":3:20)
  %1 = types loc("t.pdll":3:20)
  %2 = operation "t.b"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":3:20)
  rewrite %2 {
    erase %2 loc("t.pdll":3:14)
  } loc("t.pdll":3:14)
} loc("t.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct X : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  X(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @GeneratedPDLLPattern0 : benefit(0) {
  %0 = operands loc("t.pdll":4:40)
  %1 = types loc("t.pdll":4:40)
  %2 = operation "t.c"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":4:40)
  rewrite %2 {
    erase %2 loc("t.pdll":4:34)
  } loc("t.pdll":4:34)
} loc("t.pdll":4:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":5:18)
  %1 = types loc("t.pdll":5:18)
  %2 = operation "t.d"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":5:18)
  rewrite %2 {
    erase %2 loc("t.pdll":5:12)
  } loc("t.pdll":5:12)
} loc("t.pdll":5:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<X>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
}
// -----
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":2:20)
  %1 = attribute = "q\22 \\ %d" loc("t.pdll":2:33)
  %2 = attribute = unit loc("t.pdll":2:73)
  %3 = types loc("t.pdll":2:20)
  %4 = operation "t.a"(%0 : !pdl.range<value>)  {"s" = %1, "odd name" = %2} -> (%3 : !pdl.range<type>) loc("t.pdll":2:20)
  rewrite %4 {
    %5 = attribute = "\0A" loc("t.pdll":2:110)
    %6 = operation "t.b"  {"x\22y" = %5} loc("t.pdll":2:92)
    replace %4 with %6 loc("t.pdll":2:12)
  } loc("t.pdll":2:12)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
namespace {

struct Body : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Body(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Body : benefit(0) {
  %0 = operand loc("t.pdll":3:24)
  %1 = type loc("t.pdll":3:43)
  %2 = operand : %1 loc("t.pdll":3:34)
  %3 = operands loc("t.pdll":3:53)
  %4 = attribute = unit loc("t.pdll":3:72)
  %5 = operation "t.add"(%0, %2, %3 : !pdl.value, !pdl.value, !pdl.range<value>)  {"k" = %4} -> (%1 : !pdl.type) loc("t.pdll":3:14)
  rewrite %5 {
    %6 = attribute = 1 : i32 loc("t.pdll":6:36)
    %7 = type : i32 loc("t.pdll":6:57)
    %8 = operation "t.i"(%2, %0 : !pdl.value, !pdl.value)  {"k" = %6} -> (%7, %1 : !pdl.type, !pdl.type) loc("t.pdll":6:13)
    %9 = result 0 of %8 loc("t.pdll":7:24)
    replace %5 with(%9 : !pdl.value) loc("t.pdll":7:5)
  } loc("t.pdll":4:3)
} loc("t.pdll":2:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};


struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":11:7)
  %1 = types loc("t.pdll":12:15)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":12:15)
  %3 = results of %2  loc("t.pdll":13:25)
  %4 = result 1 of %2 loc("t.pdll":13:32)
  %5 = types loc("t.pdll":13:15)
  %6 = operation "t.out"(%3, %4 : !pdl.range<value>, !pdl.value)  -> (%5 : !pdl.range<type>) loc("t.pdll":13:15)
  rewrite %6 {
    replace %6 with(%0, %0 : !pdl.range<value>, !pdl.range<value>) loc("t.pdll":14:3)
  } loc("t.pdll":14:3)
} loc("t.pdll":10:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Body>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
