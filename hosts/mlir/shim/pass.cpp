// The pass `pdll`: its options, its diagnostics, and where it calls Rust.
#include "shim.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include <ctime>
#include <memory>
#include <mutex>
#include <optional>

using namespace mlir;

// Where diagnostics go: one is open until the next one, so that notes can be added to it.
struct PmSink {
  Location fallback;
  std::optional<InFlightDiagnostic> open;
  explicit PmSink(Location fallback) : fallback(fallback) {}

  void close() {
    if (open)
      open->report();
    open.reset();
  }
  ~PmSink() { close(); }
};

void pm_say(PmSink *sink, uint32_t severity, const char *file, size_t fileLength, uint32_t line,
            uint32_t column, const char *text, size_t length) {
  Location at = sink->fallback;
  if (fileLength)
    at = FileLineColLoc::get(at.getContext(), StringRef(file, fileLength), line, column);
  StringRef message(text, length);
  if (severity == 3 && sink->open) {
    sink->open->attachNote(at) << message;
    return;
  }
  sink->close();
  if (severity == 0)
    sink->open.emplace(emitError(at, message));
  else if (severity == 1)
    sink->open.emplace(emitWarning(at, message));
  else
    sink->open.emplace(emitRemark(at, message));
}

namespace {
struct FreeSet {
  void operator()(PmSet *set) const { pdll_set_free(set); }
};
struct FreeRunner {
  void operator()(PmRunner *runner) const { pdll_runner_free(runner); }
};

// All patterns as one pattern of MLIR's, for its driver.
struct AnyPattern : RewritePattern {
  PmRunner *runner;
  AnyPattern(MLIRContext *context, PmRunner *runner)
      : RewritePattern(MatchAnyOpTypeTag(), 1, context), runner(runner) {
    setHasBoundedRewriteRecursion();
  }
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    return success(pdll_runner_apply(runner, op, static_cast<RewriterBase *>(&rewriter)));
  }
};

struct PdllPass : PassWrapper<PdllPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PdllPass)

  PdllPass() = default;
  // The patterns are shared with the copy, which links them for itself: it may run on another thread.
  PdllPass(const PdllPass &other)
      : PassWrapper(other), set(other.set ? pdll_set_share(other.set.get()) : nullptr) {}

  StringRef getArgument() const override { return "pdll"; }
  StringRef getDescription() const override {
    return "Apply patterns (PDLL, .td rules, pdl.pattern operations, .pdlbc). Unlike canonicalize it neither "
           "folds nor merges constants nor simplifies regions";
  }

  ListOption<std::string> patterns{
      *this, "patterns", llvm::cl::desc("Files of patterns; of equal benefit, those of the first win")};
  ListOption<std::string> include{*this, "include", llvm::cl::desc("Directories with included files")};
  Option<std::string> driver{
      *this, "driver", llvm::cl::init("greedy"),
      llvm::cl::desc("greedy: to a fixpoint; walk: each op once; mlir: in MLIR's greedy driver")};
  Option<bool> topDown{*this, "top-down", llvm::cl::init(false), llvm::cl::desc("Start with the first op")};
  Option<unsigned> maxIterations{*this, "max-iterations", llvm::cl::init(10),
                                 llvm::cl::desc("How often all ops are gone through at most")};
  Option<int64_t> maxRewrites{
      *this, "max-rewrites", llvm::cl::init(-1),
      llvm::cl::desc("How many rewrites are done at most; -1: by the size of the IR")};
  Option<bool> dce{*this, "dce", llvm::cl::init(true),
                   llvm::cl::desc("Erase unused ops without effects (greedy)")};
  Option<bool> fold{*this, "fold", llvm::cl::init(false),
                    llvm::cl::desc("Fold, and merge constants (driver=mlir)")};
  Option<bool> stats{*this, "stats", llvm::cl::init(false),
                     llvm::cl::desc("Say which pattern was applied how often")};
  Option<std::string> trace{
      *this, "trace",
      llvm::cl::desc("Print on stderr what the driver does: text, or json, an object a line. "
                     "One run after the other; with --mlir-disable-threading in the order of the IR")};
  Option<std::string> explain{
      *this, "explain",
      llvm::cl::desc("Only say, as remarks, why patterns do or do not match the operations "
                     "in a line (LINE), one of them (LINE:COL) or all of a name")};
  Option<std::string> explainPattern{*this, "explain-pattern", llvm::cl::desc("Explain this pattern only")};
  Option<bool> timing{*this, "timing", llvm::cl::init(false),
                      llvm::cl::desc("Print the processor time of each run, in seconds, as JSON on stderr")};

  std::unique_ptr<PmSet, FreeSet> set;
  // After the set, whose programs it has linked.
  std::unique_ptr<PmRunner, FreeRunner> runner;

  static std::vector<PmStr> strings(ArrayRef<std::string> list) {
    std::vector<PmStr> out;
    for (const std::string &s : list)
      out.push_back({s.data(), s.size()});
    return out;
  }

  // The number of the driver in PmOptions; 3 if there is no such driver.
  uint32_t driverNumber() const {
    return driver == "greedy" ? 0 : driver == "walk" ? 1 : driver == "mlir" ? 2 : 3;
  }

  // What `trace` means in PmOptions; 3 if it means nothing.
  uint32_t traceNumber() const { return trace.empty() ? 0 : trace == "text" ? 1 : trace == "json" ? 2 : 3; }

  // Says what is wrong with the options; whether nothing is.
  bool optionsAreGood(PmSink &sink) {
    auto bad = [&](StringRef why) {
      pm_say(&sink, 0, nullptr, 0, 0, 0, why.data(), why.size());
      return false;
    };
    uint32_t number = driverNumber();
    if (patterns.empty())
      return bad("pdll: no patterns are given (patterns=FILE,FILE)");
    if (number == 3)
      return bad("pdll: there is no such driver: greedy, walk and mlir are");
    if (fold && number != 2)
      return bad("pdll: only driver=mlir folds");
    if (topDown && number == 1)
      return bad("pdll: driver=walk goes one way only, top-down is for the others");
    if (!dce && number == 2)
      return bad("pdll: MLIR's driver always erases dead ops, dce is for the others");
    if (traceNumber() == 3)
      return bad("pdll: a trace is text or json (trace=text)");
    if (explain.empty() && !explainPattern.empty())
      return bad("pdll: explain-pattern goes with explain, which says of which operations (explain=4:8)");
    return true;
  }

  bool link(MLIRContext *context, PmSink &sink) {
    const std::string &where = explain, &which = explainPattern;
    PmOptions options{driverNumber(),
                      topDown,
                      maxIterations,
                      dce,
                      stats,
                      traceNumber(),
                      maxRewrites,
                      {where.data(), where.size()},
                      {which.data(), which.size()}};
    runner.reset(pdll_runner_new(set.get(), context, &sink, &options));
    return runner != nullptr;
  }

  LogicalResult initialize(MLIRContext *context) override {
    PmSink sink(UnknownLoc::get(context));
    runner.reset();
    set.reset();
    if (!optionsAreGood(sink))
      return failure();
    std::vector<PmStr> files = strings(ArrayRef(&*patterns.begin(), patterns.size()));
    std::vector<PmStr> dirs;
    if (!include.empty())
      dirs = strings(ArrayRef(&*include.begin(), include.size()));
    set.reset(pdll_set_compile(&sink, files.data(), files.size(), dirs.data(), dirs.size()));
    return success(set && link(context, sink));
  }

  bool runInMlir(PmSink &sink) {
    Operation *top = getOperation();
    pdll_runner_begin(runner.get(), top);
    RewritePatternSet one(top->getContext());
    one.add(std::make_unique<AnyPattern>(top->getContext(), runner.get()));
    FrozenRewritePatternSet frozen(std::move(one));
    GreedyRewriteConfig config;
    config.enableFolding(fold).enableConstantCSE(fold);
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    config.setMaxIterations(maxIterations).setUseTopDownTraversal(topDown);
    if (maxRewrites >= 0)
      config.setMaxNumRewrites(maxRewrites);
    bool converged = true;
    for (Region &region : top->getRegions())
      converged &= succeeded(applyPatternsGreedily(region, frozen, config));
    return pdll_runner_end(runner.get(), &sink, converged);
  }

  // Processor time of the whole process: what it does on other threads counts too.
  static double processorSeconds() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
  }

  void runOnOperation() override {
    // What two runs print at once nobody could read.
    static std::mutex tracing;
    std::unique_lock<std::mutex> alone(tracing, std::defer_lock);
    if (traceNumber())
      alone.lock();
    PmSink sink(getOperation()->getLoc());
    if (!runner && !link(&getContext(), sink))
      return signalPassFailure();
    double start = processorSeconds();
    bool inMlir = driverNumber() == 2 && explain.empty();
    bool good = inMlir ? runInMlir(sink) : pdll_runner_run(runner.get(), getOperation(), &sink);
    if (timing) {
      // At once: several threads may have something to say.
      std::string line;
      llvm::raw_string_ostream(line) << "{\"cpu_s\": " << processorSeconds() - start << "}\n";
      llvm::errs() << line;
    }
    if (!good)
      signalPassFailure();
  }
};
} // namespace

void pm_register_pass() { PassRegistration<PdllPass>(); }
