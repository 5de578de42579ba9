// Applies the rules to IR with the greedy driver and prints the result with locations.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace host {
static bool isPowerOf2(mlir::Attribute attr) {
  auto number = mlir::dyn_cast<mlir::IntegerAttr>(attr);
  return number && number.getValue().isPowerOf2();
}
static mlir::Attribute log2(mlir::Builder &builder, mlir::Attribute attr) {
  auto number = mlir::cast<mlir::IntegerAttr>(attr);
  return builder.getIntegerAttr(number.getType(), number.getValue().logBase2());
}
} // namespace host

#include "patterns.inc"

int main(int argc, char **argv) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<mlir::arith::ArithDialect, mlir::func::FuncDialect, mlir::memref::MemRefDialect,
                      mlir::pdl::PDLDialect, mlir::pdl_interp::PDLInterpDialect>();
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(argv[1], &context);
  if (argc != 2 || !module)
    return 1;
  mlir::RewritePatternSet patterns(&context);
  populateGeneratedPDLLPatterns(patterns);
  auto config = mlir::GreedyRewriteConfig().enableFolding(false).enableConstantCSE(false);
  if (mlir::failed(mlir::applyPatternsGreedily(*module, std::move(patterns), config)))
    return 1;
  module->walk([](mlir::Operation *op) {
    if (mlir::isa<mlir::NameLoc, mlir::FusedLoc>(op->getLoc()))
      llvm::outs() << *op << " // " << op->getLoc() << "\n";
  });
  return 0;
}
