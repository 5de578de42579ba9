// Applies the generated patterns to IR with the greedy driver and prints the result.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

// In MLIR 22 the adaptors for classes derived from Attribute, Type and Operation do not compile (they call a
// member `cast` that is gone): who uses such classes brings their own.
namespace mlir::detail::pdl_function_builder {
template <typename T, typename BaseT>
struct Derived {
  static LogicalResult verifyAsArg(function_ref<LogicalResult(const Twine &)>, PDLValue value, size_t) {
    return success(isa<T>(value.cast<BaseT>()));
  }
  static T processAsArg(PDLValue value) { return cast<T>(value.cast<BaseT>()); }
  static void processAsResult(PatternRewriter &, PDLResultList &results, T value) {
    results.push_back(static_cast<BaseT>(value));
  }
};
template <>
struct ProcessPDLValue<IntegerAttr> : Derived<IntegerAttr, Attribute> {};
template <>
struct ProcessPDLValue<arith::AddIOp> : Derived<arith::AddIOp, Operation *> {};
template <>
struct ProcessPDLValue<arith::MulIOp> : Derived<arith::MulIOp, Operation *> {};
} // namespace mlir::detail::pdl_function_builder

#include "patterns.inc"

int main(int argc, char **argv) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<mlir::arith::ArithDialect, mlir::pdl::PDLDialect, mlir::pdl_interp::PDLInterpDialect>();
  auto module = mlir::parseSourceFile<mlir::ModuleOp>(argv[1], &context);
  if (argc != 2 || !module)
    return 1;
  mlir::RewritePatternSet patterns(&context);
  populateGeneratedPDLLPatterns(patterns);
  if (mlir::failed(mlir::applyPatternsGreedily(*module, std::move(patterns))))
    return 1;
  module->print(llvm::outs());
  return 0;
}
