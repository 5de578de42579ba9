include "mlir/IR/OpBase.td"
def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
