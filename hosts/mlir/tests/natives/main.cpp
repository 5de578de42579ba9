// Reads IR with operations `t.NAME` {a = ..., b = ...} -> TYPES, puts `done.NAME` in the place of those
// where NAME holds or has a result, and prints it. {gives = "attr"}: the result becomes the attribute `v`;
// {gives = "type"}: it becomes the type of the last result.
#include "natives.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

std::map<std::string, std::function<Answer(const Call &)>> natives;

int main(int, char **argv) {
  MLIRContext context;
  context.allowUnregisteredDialects();
  context.loadDialect<func::FuncDialect>();
  // What a native says of types that are none is an answer.
  ScopedDiagnosticHandler silent(&context, [](Diagnostic &) { return success(); });
  integers(), floats(), parts(), types();
  auto module = parseSourceFile<ModuleOp>(argv[1], &context);
  if (!module)
    return 1;
  SmallVector<Operation *> ops;
  module->walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "t")
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    std::string name = op->getName().stripDialect().str();
    auto native = natives.find(name);
    if (native == natives.end()) {
      llvm::errs() << "there is no C++ for " << name << "\n";
      return 1;
    }
    SmallVector<Type> results(op->getResultTypes());
    Type second = results.size() > 1 ? results[1] : Type();
    Answer v = native->second({op->getAttr("a"), op->getAttr("b"), op->getAttr("c"), results[0], second});
    if (!v)
      continue;
    OpBuilder builder(op);
    OperationState state(op->getLoc(), "done." + name);
    auto gives = dyn_cast_or_null<StringAttr>(op->removeAttr("gives"));
    state.addAttributes(op->getAttrs());
    if (gives && gives.getValue() == "type")
      results.back() = cast<TypeAttr>(*v).getValue();
    else if (gives)
      state.addAttribute("v", *v);
    state.addTypes(results);
    op->replaceAllUsesWith(builder.create(state));
    op->erase();
  }
  module->print(llvm::outs(), OpPrintingFlags().printGenericOpForm());
  llvm::outs() << "\n";
}
