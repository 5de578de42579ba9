// Traits of operations, asked for by name.
#ifndef PDLL_MLIR_TRAITS_H
#define PDLL_MLIR_TRAITS_H

#include "mlir/IR/OperationSupport.h"

// A trait of operations. Traits have no identity but their name as the compiler spelled it that built MLIR,
// which need not be the one that builds this: `hasTrait<...>` would quietly be false.
// MLIR keeps the names that it is asked with as long as the process runs, so they are literals: `PM_TRAIT`.
struct TraitId : mlir::detail::FallbackTypeIDResolver {
  mlir::TypeID byClang, byGcc;
  template <size_t N, size_t M>
  TraitId(const char (&clang)[N], const char (&gcc)[M])
      : byClang(registerImplicitTypeID(llvm::StringRef(clang, N - 1))),
        byGcc(registerImplicitTypeID(llvm::StringRef(gcc, M - 1))) {}
  bool isOf(mlir::OperationName name) const { return name.hasTrait(byClang) || name.hasTrait(byGcc); }
};

#define PM_TRAIT(NAME) \
  TraitId("mlir::OpTrait::" NAME "<Empty>", \
          "mlir::OpTrait::" NAME "<mlir::TypeID::get<mlir::OpTrait::" NAME ">()::Empty>")

#endif
