// Whether a context is still there: what outlives it can say so, instead of looking into freed memory.
#include "shim.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include <atomic>
#include <memory>

using namespace mlir;

using Flag = std::shared_ptr<std::atomic<bool>>;

struct PmWatch {
  MLIRContext *context;
  DiagnosticEngine::HandlerID handler;
  Flag gone;
};

namespace {
struct SetsWhenFreed {
  Flag gone;
  explicit SetsWhenFreed(Flag gone) : gone(std::move(gone)) {}
  ~SetsWhenFreed() { *gone = true; }
};
} // namespace

// A context frees its handlers of diagnostics when it goes. This one leaves every diagnostic to the others.
PmWatch *pm_watch_new(void *c) {
  auto *context = static_cast<MLIRContext *>(c);
  auto gone = std::make_shared<std::atomic<bool>>(false);
  auto owned = std::make_shared<SetsWhenFreed>(gone);
  auto handler = context->getDiagEngine().registerHandler([owned](Diagnostic &) { return failure(); });
  return new PmWatch{context, handler, gone};
}

uint32_t pm_watch_is_gone(const PmWatch *watch) { return *watch->gone; }

void pm_watch_free(PmWatch *watch) {
  if (!*watch->gone)
    watch->context->getDiagEngine().eraseHandler(watch->handler);
  delete watch;
}
