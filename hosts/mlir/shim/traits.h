// Traits of operations, asked for by name.
#ifndef PDLL_MLIR_TRAITS_H
#define PDLL_MLIR_TRAITS_H

#include "mlir/IR/OperationSupport.h"

// A trait of operations. Traits have no identity but their name as the compiler spelled it that built MLIR,
// which need not be the one that builds this: `hasTrait<...>` would quietly be false.
struct TraitId : mlir::detail::FallbackTypeIDResolver {
  mlir::TypeID byClang, byGcc;
  explicit TraitId(llvm::StringRef trait)
      : byClang(registerImplicitTypeID(("mlir::OpTrait::" + trait + "<Empty>").str())),
        byGcc(registerImplicitTypeID(
            ("mlir::OpTrait::" + trait + "<mlir::TypeID::get<mlir::OpTrait::" + trait + ">()::Empty>").str())) {}
  bool isOf(mlir::OperationName name) const { return name.hasTrait(byClang) || name.hasTrait(byGcc); }
};

#endif
