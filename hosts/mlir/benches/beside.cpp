// MLIR's PDL engine and the plugin as passes on each function, in one process and in turn.
//   beside PLUGIN IR ROUNDS [PASS FILE]...     PASS is pdl, pdl-walk, pdll, pdll-walk, pdll-mlir or cpp
// A FILE of PDLL for the pass pdl goes through mlir-pdll ($MLIR_PDLL) first, whose time counts as well.
// cpp are patterns in C++ of the workload names: a FILE with the root, what defines its first operand and
// what it becomes, a line each.
// pdll-mlir is the plugin's patterns in MLIR's greedy driver.
// Prints a line for each pass: until its patterns are ready and while it rewrites, in seconds of processor
// time, the least of all rounds, and a hash of what comes out.
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <spawn.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace mlir;

static double now() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

namespace {
struct PdlPass : PassWrapper<PdlPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PdlPass)
  std::string file;
  bool walk;
  FrozenRewritePatternSet frozen;
  PdlPass(std::string file, bool walk) : file(std::move(file)), walk(walk) {}
  StringRef getArgument() const override { return "pdl"; }

  virtual void addPatterns(RewritePatternSet &set) {
    set.add(PDLPatternModule(parseSourceFile<ModuleOp>(file, set.getContext())));
  }
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    addPatterns(set);
    frozen = FrozenRewritePatternSet(std::move(set));
    return success();
  }
  void runOnOperation() override {
    if (walk)
      return walkAndApplyPatterns(getOperation(), frozen);
    GreedyRewriteConfig config;
    config.enableFolding(false).enableConstantCSE(false);
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    config.setMaxIterations(GreedyRewriteConfig::kNoLimit);
    for (Region &region : getOperation()->getRegions())
      (void)applyPatternsGreedily(region, frozen, config);
  }
};

// What somebody who writes patterns in C++ would write.
struct NamesPattern : RewritePattern {
  OperationName inner;
  std::string result;
  NamesPattern(StringRef root, StringRef inner, StringRef result, MLIRContext *context)
      : RewritePattern(root, 2, context), inner(inner, context), result(result) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (op->getNumOperands() != 2 || op->getNumResults() != 1)
      return failure();
    Operation *definer = op->getOperand(0).getDefiningOp();
    if (!definer || definer->getName() != inner || definer->getNumOperands() != 2 ||
        definer->getNumResults() != 1)
      return failure();
    OperationState state(op->getLoc(), result);
    state.addOperands({definer->getOperand(0), op->getOperand(1)});
    state.addTypes(op->getResultTypes());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

struct CppPass : PdlPass {
  using PdlPass::PdlPass;
  void addPatterns(RewritePatternSet &set) override {
    std::ifstream lines(file);
    for (std::string root, inner, result; lines >> root >> inner >> result;)
      set.add<NamesPattern>(root, inner, result, set.getContext());
  }
  std::unique_ptr<Pass> clonePass() const override { return std::make_unique<CppPass>(*this); }
};

// Adds up the time of passes, but not of what only hands functions on.
struct Stopwatch : PassInstrumentation {
  double *sum, start = 0;
  explicit Stopwatch(double *sum) : sum(sum) {}
  void runBeforePass(Pass *, Operation *) override { start = now(); }
  void runAfterPass(Pass *pass, Operation *) override {
    if (!pass->getArgument().empty())
      *sum += now() - start;
  }
};

struct Figures {
  double ready = 1e9, run = 1e9;
  size_t text = 0;
};
} // namespace

// Has mlir-pdll make PDL of a file of PDLL; the processor time of that in seconds, or less than 0.
static double makePdl(const std::string &file, const std::string &out) {
  const char *words[] = {"mlir-pdll", "-x=mlir", file.c_str(), "-o", out.c_str(), nullptr};
  pid_t child;
  int status = 0;
  rusage used;
  // A fork would have each page of this process copied or marked when it is written next.
  if (posix_spawn(&child, getenv("MLIR_PDLL"), nullptr, nullptr, const_cast<char **>(words), environ) ||
      wait4(child, &status, 0, &used) != child || status)
    return -1;
  auto seconds = [](timeval t) { return t.tv_sec + t.tv_usec * 1e-6; };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

static bool add(PassManager &pm, StringRef pass, const std::string &file) {
  if (!pass.starts_with("pdll")) {
    std::unique_ptr<Pass> made = pass == "cpp" ? std::make_unique<CppPass>(file, false)
                                               : std::make_unique<PdlPass>(file, pass == "pdl-walk");
    pm.nest("func.func").addPass(std::move(made));
    return true;
  }
  std::string driver = pass == "pdll" ? "greedy" : pass.drop_front(strlen("pdll-")).str();
  return succeeded(parsePassPipeline(
      "func.func(pdll{patterns=" + file + " max-iterations=4294967295 driver=" + driver + "})", pm));
}

static bool measure(StringRef ir, StringRef pass, std::string file, Figures &figures) {
  double made = 0;
  if (pass == "pdl" && StringRef(file).ends_with(".pdll")) {
    std::string out = file + ".mlir";
    if ((made = makePdl(file, out)) < 0)
      return false;
    file = std::move(out);
  }
  MLIRContext context(MLIRContext::Threading::DISABLED);
  // Otherwise what is interned is under locks.
  context.disableMultithreading();
  context.allowUnregisteredDialects();
  context.loadDialect<pdl::PDLDialect, pdl_interp::PDLInterpDialect, func::FuncDialect>();
  auto module = parseSourceFile<ModuleOp>(ir, &context);
  OwningOpRef<ModuleOp> empty = ModuleOp::create(UnknownLoc::get(&context));
  // What the parser has freed is put together when next so much is asked for: not while the clock runs.
  std::vector<void *> pieces;
  for (size_t i = 0; i < 20000; ++i)
    pieces.push_back(malloc(64 + i % 64));
  for (void *piece : pieces)
    free(piece);
  double run = 0;
  PassManager pm(&context);
  pm.enableVerifier(false);
  pm.addInstrumentation(std::make_unique<Stopwatch>(&run));
  if (!module || !add(pm, pass, file))
    return false;
  double start = now();
  if (failed(pm.run(empty->getOperation())))
    return false;
  figures.ready = std::min(figures.ready, made + now() - start);
  run = 0;
  if (failed(pm.run(module->getOperation())))
    return false;
  figures.run = std::min(figures.run, run);
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().printGenericOpForm());
  figures.text = std::hash<std::string>()(text);
  return true;
}

int main(int argc, char **argv) {
  auto plugin = PassPlugin::load(argv[1]);
  if (!plugin) {
    llvm::errs() << toString(plugin.takeError()) << "\n";
    return 1;
  }
  plugin->registerPassRegistryCallbacks();
  std::vector<Figures> figures((argc - 4) / 2);
  for (int round = atoi(argv[3]); round > 0; --round)
    for (size_t i = 0; i < figures.size(); ++i)
      if (!measure(argv[2], argv[4 + 2 * i], argv[5 + 2 * i], figures[i]))
        return 1;
  for (const Figures &f : figures)
    printf("%.9f %.9f %zx\n", f.ready, f.run, f.text);
}
