==== 0: What is returned: a `let` of the body is generated again, since its scope is closed when the value is taken.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("26-returned.pdll":4:20)
  %1 = type loc("26-returned.pdll":4:34)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("26-returned.pdll":4:11)
  rewrite %2 {
    %3 = type : i32 loc("26-returned.pdll":2:54)
    %4 = operation "my.b"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc("26-returned.pdll":2:38)
    %5 = type : i32 loc("26-returned.pdll":2:54)
    %6 = operation "my.b"(%0 : !pdl.value)  -> (%5 : !pdl.type) loc("26-returned.pdll":2:38)
    replace %2 with %6 loc("26-returned.pdll":5:35)
  } loc("26-returned.pdll":5:3)
} loc("26-returned.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 1: A member of it.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("26-returned.pdll":4:20)
  %1 = type loc("26-returned.pdll":4:34)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("26-returned.pdll":4:11)
  rewrite %2 {
    %3 = type : i32 loc("26-returned.pdll":2:57)
    %4 = operation "my.b"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc("26-returned.pdll":2:41)
    %5 = type : i32 loc("26-returned.pdll":2:57)
    %6 = operation "my.b"(%0 : !pdl.value)  -> (%5 : !pdl.type) loc("26-returned.pdll":2:41)
    %7 = result 0 of %6 loc("26-returned.pdll":2:78)
    replace %2 with(%7 : !pdl.value) loc("26-returned.pdll":5:46)
  } loc("26-returned.pdll":5:3)
} loc("26-returned.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 2: Two in a tuple, of which one uses the other.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("26-returned.pdll":8:20)
  %1 = type loc("26-returned.pdll":8:34)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("26-returned.pdll":8:11)
  rewrite %2 {
    %3 = type : i32 loc("26-returned.pdll":3:27)
    %4 = operation "my.b"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc("26-returned.pdll":3:11)
    %5 = results of %4  loc("26-returned.pdll":4:20)
    %6 = type : i32 loc("26-returned.pdll":4:27)
    %7 = operation "my.c"(%5 : !pdl.range<value>)  -> (%6 : !pdl.type) loc("26-returned.pdll":4:11)
    %8 = type : i32 loc("26-returned.pdll":3:27)
    %9 = operation "my.b"(%0 : !pdl.value)  -> (%8 : !pdl.type) loc("26-returned.pdll":3:11)
    %10 = results of %9  loc("26-returned.pdll":4:20)
    %11 = type : i32 loc("26-returned.pdll":4:27)
    %12 = operation "my.c"(%10 : !pdl.range<value>)  -> (%11 : !pdl.type) loc("26-returned.pdll":4:11)
    replace %2 with %12 loc("26-returned.pdll":9:36)
  } loc("26-returned.pdll":9:3)
} loc("26-returned.pdll":7:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 3: What the returned one is made of; parameters are not generated again.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("26-returned.pdll":10:20)
  %1 = type loc("26-returned.pdll":10:34)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("26-returned.pdll":10:11)
  rewrite %2 {
    %3 = attribute = 1 : i8 loc("26-returned.pdll":4:11)
    %4 = type : i32 loc("26-returned.pdll":5:11)
    %5 = operation "my.b"(%0 : !pdl.value)  {"k" = %3} -> (%4 : !pdl.type) loc("26-returned.pdll":6:11)
    %6 = attribute = 1 : i8 loc("26-returned.pdll":4:11)
    %7 = type : i32 loc("26-returned.pdll":5:11)
    %8 = operation "my.b"(%0 : !pdl.value)  {"k" = %6} -> (%7 : !pdl.type) loc("26-returned.pdll":6:11)
    replace %2 with %8 loc("26-returned.pdll":11:20)
  } loc("26-returned.pdll":11:3)
} loc("26-returned.pdll":9:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 4: What is not returned stands once.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("26-returned.pdll":4:20)
  %1 = type loc("26-returned.pdll":4:34)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("26-returned.pdll":4:11)
  rewrite %2 {
    %3 = attribute = 1 : i8 loc("26-returned.pdll":2:40)
    %4 = operation "my.b"(%0 : !pdl.value)  {"k" = %3} loc("26-returned.pdll":2:64)
    %5 = attribute = 1 : i8 loc("26-returned.pdll":2:40)
    %6 = type : i32 loc("26-returned.pdll":5:60)
    %7 = operation "my.c"  {"k" = %5} -> (%6 : !pdl.type) loc("26-returned.pdll":5:35)
    replace %2 with %7 loc("26-returned.pdll":5:20)
  } loc("26-returned.pdll":5:3)
} loc("26-returned.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 5: The value after `=>` is taken in the scope of its own.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("26-returned.pdll":4:20)
  %1 = type loc("26-returned.pdll":4:34)
  %2 = operation "my.q"(%0 : !pdl.value)  -> (%1 : !pdl.type) loc("26-returned.pdll":4:11)
  rewrite %2 {
    %3 = type : i32 loc("26-returned.pdll":2:41)
    %4 = operation "my.b"(%0 : !pdl.value)  -> (%3 : !pdl.type) loc("26-returned.pdll":2:25)
    replace %2 with %4 loc("26-returned.pdll":5:35)
  } loc("26-returned.pdll":5:3)
} loc("26-returned.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
==== 7: Of an attribute it is good.
namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("26-returned.pdll":4:11)
  %1 = attribute = 1 : i8 loc("26-returned.pdll":2:38)
  %2 = attribute = 1 : i8 loc("26-returned.pdll":2:38)
  %3 = types loc("26-returned.pdll":4:11)
  %4 = operation "my.q"(%0 : !pdl.range<value>)  {"k" = %2} -> (%3 : !pdl.range<type>) loc("26-returned.pdll":4:11)
  rewrite %4 {
    erase %4 loc("26-returned.pdll":5:3)
  } loc("26-returned.pdll":5:3)
} loc("26-returned.pdll":3:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
