// Rules that need what `pdl` has no nodes for: attributes that may be absent or have a default, locations, sizes of lists.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"

def Log2 : NativeCodeCall<"host::log2($_builder, $0)">;
def IsPowerOf2 : Constraint<CPred<"host::isPowerOf2($0)">>;

def Shift : Pat<(Arith_MulIOp $x, (Arith_ConstantOp $n), $flags), (Arith_ShLIOp $x, (Arith_ConstantOp (Log2 $n)), $flags), [(IsPowerOf2 $n)]>;
def Exact : Pat<(Arith_DivUIOp (Arith_DivUIOp:$d $x, $y, $inner), $z, $outer), (Arith_ShRUIOp $x, (Arith_ShRUIOp $y, $z, $inner), $outer, (location $d, $y, "both"))>;
def Stack : Pat<(MemRef_AllocOp $sizes, $symbols, $align), (MemRef_AllocaOp $sizes, $symbols, $align)>;
