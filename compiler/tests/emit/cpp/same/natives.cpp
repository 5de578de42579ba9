static ::llvm::LogicalResult APDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a) {
  return ok(a);
}

static ::llvm::LogicalResult TPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Type t) {
  return ok(t);
}

static ::llvm::LogicalResult VPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  return ok(v);
}

static ::llvm::LogicalResult OPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  return ok(o);
}

static ::llvm::LogicalResult NPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  return ok(o);
}

static ::llvm::LogicalResult TsPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::TypeRange t) {
  return ok(t);
}

static ::llvm::LogicalResult VsPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::ValueRange v) {
  return ok(v);
}

static ::llvm::LogicalResult AllPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Attribute a, ::mlir::Type t, ::mlir::Value v, ::mlir::Operation * o, ::mlir::TypeRange ts, ::mlir::ValueRange vs) {
  return ok(a, t, v, o, ts, vs);
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = attribute loc("t.pdll":10:7)
  %1 = type loc("t.pdll":11:7)
  %2 = operand loc("t.pdll":12:7)
  %3 = types loc("t.pdll":13:7)
  %4 = operands loc("t.pdll":14:7)
  %5 = operation "t.a"(%2, %4 : !pdl.value, !pdl.range<value>)  {"k" = %0} -> (%1, %3 : !pdl.type, !pdl.range<type>) loc("t.pdll":15:11)
  apply_native_constraint "A"(%0 : !pdl.attribute) loc("t.pdll":16:3)
  apply_native_constraint "T"(%1 : !pdl.type) loc("t.pdll":16:9)
  apply_native_constraint "V"(%2 : !pdl.value) loc("t.pdll":16:15)
  apply_native_constraint "O"(%5 : !pdl.operation) loc("t.pdll":16:21)
  apply_native_constraint "N"(%5 : !pdl.operation) loc("t.pdll":16:27)
  apply_native_constraint "Ts"(%3 : !pdl.range<type>) loc("t.pdll":16:33)
  apply_native_constraint "Vs"(%4 : !pdl.range<value>) loc("t.pdll":16:41)
  apply_native_constraint "All"(%0, %1, %2, %5, %3, %4 : !pdl.attribute, !pdl.type, !pdl.value, !pdl.operation, !pdl.range<type>, !pdl.range<value>) {isNegated = true} loc("t.pdll":16:53)
  rewrite %5 {
    erase %5 loc("t.pdll":17:3)
  } loc("t.pdll":17:3)
} loc("t.pdll":9:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("A", APDLFn);
    registerConstraintFunction("T", TPDLFn);
    registerConstraintFunction("V", VPDLFn);
    registerConstraintFunction("O", OPDLFn);
    registerConstraintFunction("N", NPDLFn);
    registerConstraintFunction("Ts", TsPDLFn);
    registerConstraintFunction("Vs", VsPDLFn);
    registerConstraintFunction("All", AllPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
// -----
static void NonePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  drop(o);
}

static ::mlir::Attribute APDLFn(::mlir::PatternRewriter &rewriter) {
  return a;
}

static ::mlir::Type TPDLFn(::mlir::PatternRewriter &rewriter) {
  return t;
}

static ::mlir::Operation * OPDLFn(::mlir::PatternRewriter &rewriter) {
  return o;
}

static ::mlir::Operation * NPDLFn(::mlir::PatternRewriter &rewriter) {
  return o;
}

static ::mlir::TypeRange TsPDLFn(::mlir::PatternRewriter &rewriter) {
  return ts;
}

static ::mlir::ValueRange VsPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  return vs;
}

static ::mlir::Value VPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  return v;
}

static std::tuple<::mlir::Attribute, ::mlir::Type> TwoPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  return {a, t};
}

static std::tuple<::mlir::Attribute, ::mlir::Type, ::mlir::Value, ::mlir::Operation *, ::mlir::TypeRange, ::mlir::ValueRange> SixPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o, ::mlir::Value v) {
  return {a, t, v, o, ts, vs};
}

namespace {

struct Every : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  Every(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern @Every : benefit(0) {
  %0 = operands loc("t.pdll":12:11)
  %1 = types loc("t.pdll":12:11)
  %2 = operation(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":12:11)
  rewrite %2 {
    apply_native_rewrite "None"(%2 : !pdl.operation) loc("t.pdll":13:5)
    %3 = apply_native_rewrite "N" : !pdl.operation loc("t.pdll":14:13)
    %4 = apply_native_rewrite "O" : !pdl.operation loc("t.pdll":15:13)
    %5:2 = apply_native_rewrite "Two"(%2 : !pdl.operation) : !pdl.attribute, !pdl.type loc("t.pdll":16:15)
    %6 = apply_native_rewrite "V"(%2 : !pdl.operation) : !pdl.value loc("t.pdll":17:13)
    %7:6 = apply_native_rewrite "Six"(%4, %6 : !pdl.operation, !pdl.value) : !pdl.attribute, !pdl.type, !pdl.value, !pdl.operation, !pdl.range<type>, !pdl.range<value> loc("t.pdll":18:15)
    %8 = apply_native_rewrite "Vs"(%2 : !pdl.operation) : !pdl.range<value> loc("t.pdll":19:16)
    %9 = apply_native_rewrite "A" : !pdl.attribute loc("t.pdll":19:35)
    %10 = apply_native_rewrite "T" : !pdl.type loc("t.pdll":19:55)
    %11 = apply_native_rewrite "Ts" : !pdl.range<type> loc("t.pdll":19:60)
    %12 = operation "t.b"(%6, %8, %7#2 : !pdl.value, !pdl.range<value>, !pdl.value)  {"a" = %9, "b" = %5#0} -> (%10, %11, %7#4 : !pdl.type, !pdl.range<type>, !pdl.range<type>) loc("t.pdll":19:5)
    erase %3 loc("t.pdll":20:5)
    erase %2 loc("t.pdll":21:5)
  } loc("t.pdll":12:3)
} loc("t.pdll":11:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerRewriteFunction("None", NonePDLFn);
    registerRewriteFunction("N", NPDLFn);
    registerRewriteFunction("O", OPDLFn);
    registerRewriteFunction("Two", TwoPDLFn);
    registerRewriteFunction("V", VPDLFn);
    registerRewriteFunction("Six", SixPDLFn);
    registerRewriteFunction("Vs", VsPDLFn);
    registerRewriteFunction("A", APDLFn);
    registerRewriteFunction("T", TPDLFn);
    registerRewriteFunction("Ts", TsPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<Every>(patterns.getContext(), configs...);
}
// -----
static void FirstPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Operation * o) {
  first;
}

static ::llvm::LogicalResult SecondPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  second;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":8:19)
  %1 = types loc("t.pdll":8:19)
  %2 = operation "t.a"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":8:19)
  %3 = result 0 of %2 loc("t.pdll":7:35)
  apply_native_constraint "Second"(%3 : !pdl.value) loc("t.pdll":7:28)
  %4 = result 0 of %2 loc("t.pdll":7:50)
  apply_native_constraint "External"(%4 : !pdl.value) loc("t.pdll":7:41)
  rewrite %2 {
    apply_native_rewrite "First"(%2 : !pdl.operation) loc("t.pdll":8:56)
    %5 = apply_native_rewrite "Made"(%2 : !pdl.operation) : !pdl.operation loc("t.pdll":8:72)
    apply_native_rewrite "First"(%5 : !pdl.operation) loc("t.pdll":8:66)
    erase %2 loc("t.pdll":8:82)
  } loc("t.pdll":8:39)
} loc("t.pdll":8:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Second", SecondPDLFn);
    registerRewriteFunction("First", FirstPDLFn);
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":9:27)
  apply_native_constraint "Second"(%0 : !pdl.value) loc("t.pdll":9:30)
  %1 = operand loc("t.pdll":9:38)
  apply_native_constraint "External"(%1 : !pdl.value) loc("t.pdll":9:42)
  apply_native_constraint "Second"(%1 : !pdl.value) loc("t.pdll":9:52)
  %2 = types loc("t.pdll":9:19)
  %3 = operation "t.b"(%0, %1 : !pdl.value, !pdl.value)  -> (%2 : !pdl.range<type>) loc("t.pdll":9:19)
  rewrite %3 {
    apply_native_rewrite "First"(%3 : !pdl.operation) loc("t.pdll":9:79)
    erase %3 loc("t.pdll":9:89)
  } loc("t.pdll":9:62)
} loc("t.pdll":9:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Second", SecondPDLFn);
    registerRewriteFunction("First", FirstPDLFn);
  }
};


struct GeneratedPDLLPattern2 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern2(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operands loc("t.pdll":10:18)
  %1 = types loc("t.pdll":10:18)
  %2 = operation "t.c"(%0 : !pdl.range<value>)  -> (%1 : !pdl.range<type>) loc("t.pdll":10:18)
  rewrite %2 {
    erase %2 loc("t.pdll":10:12)
  } loc("t.pdll":10:12)
} loc("t.pdll":10:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern2>(patterns.getContext(), configs...);
}
// -----
static ::llvm::LogicalResult BasePDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  base;
}

static ::llvm::LogicalResult OnPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value w) {
  on;
}

static ::llvm::LogicalResult OntoPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value w) {
  onto;
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":7:27)
  apply_native_constraint "Base"(%0 : !pdl.value) loc("t.pdll":3:18)
  apply_native_constraint "On"(%0 : !pdl.value) loc("t.pdll":4:20)
  apply_native_constraint "Onto"(%0 : !pdl.value) loc("t.pdll":7:30)
  %1 = types loc("t.pdll":7:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":7:19)
  apply_native_constraint "Base"(%0 : !pdl.value) loc("t.pdll":3:18)
  apply_native_constraint "On"(%0 : !pdl.value) loc("t.pdll":7:37)
  rewrite %2 {
    erase %2 loc("t.pdll":7:44)
  } loc("t.pdll":7:44)
} loc("t.pdll":7:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Base", BasePDLFn);
    registerConstraintFunction("On", OnPDLFn);
    registerConstraintFunction("Onto", OntoPDLFn);
  }
};


struct GeneratedPDLLPattern1 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern1(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":8:27)
  %1 = types loc("t.pdll":8:19)
  %2 = operation "t.a"(%0 : !pdl.value)  -> (%1 : !pdl.range<type>) loc("t.pdll":8:19)
  rewrite %2 {
    %3 = operation "t.u"(%0 : !pdl.value)  loc("t.pdll":8:63)
    erase %2 loc("t.pdll":8:81)
  } loc("t.pdll":8:38)
} loc("t.pdll":8:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
  patterns.add<GeneratedPDLLPattern1>(patterns.getContext(), configs...);
}
// -----
static ::llvm::LogicalResult EmptyPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  
}

static ::llvm::LogicalResult BlankPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  
}

static ::llvm::LogicalResult LinesPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  // a comment, "quoted" 
 as it is
	if (x)	{ return a[b]; }
      return R"(raw])";
}

static ::llvm::LogicalResult OddPDLFn(::mlir::PatternRewriter &rewriter, ::mlir::Value v) {
  } ]  ] } é
}

namespace {

struct GeneratedPDLLPattern0 : ::mlir::PDLPatternModule {
  template <typename... ConfigsT>
  GeneratedPDLLPattern0(::mlir::MLIRContext *context, ConfigsT &&...configs)
    : ::mlir::PDLPatternModule(::mlir::parseSourceString<::mlir::ModuleOp>(
R"mlir(pdl.pattern : benefit(0) {
  %0 = operand loc("t.pdll":13:26)
  apply_native_constraint "Empty"(%0 : !pdl.value) loc("t.pdll":13:29)
  %1 = operand loc("t.pdll":13:36)
  apply_native_constraint "Blank"(%1 : !pdl.value) loc("t.pdll":13:39)
  %2 = operand loc("t.pdll":13:46)
  apply_native_constraint "Lines"(%2 : !pdl.value) loc("t.pdll":13:49)
  %3 = operand loc("t.pdll":13:56)
  apply_native_constraint "Odd"(%3 : !pdl.value) loc("t.pdll":13:59)
  %4 = types loc("t.pdll":13:18)
  %5 = operation "t.a"(%0, %1, %2, %3 : !pdl.value, !pdl.value, !pdl.value, !pdl.value)  -> (%4 : !pdl.range<type>) loc("t.pdll":13:18)
  rewrite %5 {
    erase %5 loc("t.pdll":13:12)
  } loc("t.pdll":13:12)
} loc("t.pdll":13:1)
    )mlir", context), std::forward<ConfigsT>(configs)...) {
    registerConstraintFunction("Empty", EmptyPDLFn);
    registerConstraintFunction("Blank", BlankPDLFn);
    registerConstraintFunction("Lines", LinesPDLFn);
    registerConstraintFunction("Odd", OddPDLFn);
  }
};

} // end namespace

template <typename... ConfigsT>
[[maybe_unused]] static void populateGeneratedPDLLPatterns(::mlir::RewritePatternSet &patterns, ConfigsT &&...configs) {
  patterns.add<GeneratedPDLLPattern0>(patterns.getContext(), configs...);
}
