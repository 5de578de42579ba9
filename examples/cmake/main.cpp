// pattern-opt PATTERNS INPUT [--watch]: rewrites INPUT by PATTERNS and prints it. With --watch it does so
// again for each line on standard input, with the patterns as they are then, until there are no more; a line
// `// -----` ends what it prints each time.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "pdll.hpp"

#include <filesystem>
#include <iostream>

using namespace mlir;
namespace fs = std::filesystem;

namespace {
// Patterns of a file, which are loaded again when the file has changed.
class Patterns {
  std::string path;
  fs::file_time_type loaded{};
  pdll::Linked linked;

public:
  explicit Patterns(std::string path) : path(std::move(path)) {}

  // The patterns as they are now. If those of now are wrong, what is wrong is said, and the last good ones
  // stay.
  pdll::Linked current(MLIRContext *context) {
    std::error_code error;
    fs::file_time_type now = fs::last_write_time(path, error);
    if (linked && !error && now == loaded)
      return linked;
    loaded = now;
    pdll::Set set;
    set.constraint("IsZero", [](Attribute c) {
      auto integer = dyn_cast<IntegerAttr>(c);
      return integer && integer.getValue().isZero();
    });
    if (set.addFile(path))
      if (pdll::Linked fresh = set.link(context))
        linked = fresh;
    std::cerr << set.messages().text();
    return linked;
  }
};

bool rewrite(MLIRContext &context, const std::string &input, Patterns &patterns) {
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(input, &context);
  pdll::Linked linked = patterns.current(&context);
  if (!module || !linked)
    return false;
  pdll::Messages messages;
  pdll::Report report;
  bool good = linked.apply(*module, {}, &report, &messages) && succeeded(verify(*module));
  std::cerr << messages.text() << report.rewrites << " rewrites\n";
  std::string out;
  llvm::raw_string_ostream(out) << *module;
  std::cout << out << "\n";
  return good;
}
} // namespace

int main(int argc, char **argv) {
  if (argc < 3) {
    std::cerr << "usage: pattern-opt PATTERNS INPUT [--watch]\n";
    return 2;
  }
  MLIRContext context;
  context.loadDialect<arith::ArithDialect, func::FuncDialect>();
  Patterns patterns(argv[1]);
  bool watch = argc > 3 && std::string_view(argv[3]) == "--watch", good;
  std::string line;
  do {
    good = rewrite(context, argv[2], patterns);
    if (watch)
      std::cout << "// -----" << std::endl;
  } while (watch && std::getline(std::cin, line));
  return good ? 0 : 1;
}
