// Operations that code names which no rule does, one after the other, held by variables.
// LOCATIONS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

class Made<string body> : NativeCodeCall<"[&]() -> Value { " # body # " }()">;
def Made0 : Made<"Value c = $_builder.create<arith::ConstantOp>($_loc, $_builder.getI32IntegerAttr(1)); return $_builder.create<arith::XOrIOp>($_loc, $1, c);">;
def Made1 : Made<"auto loc = $0.getLoc(); auto c = arith::ConstantIntOp::create($_builder, loc, 7, 32); return arith::AndIOp::create($_builder, loc, c, $1);">;
def Made2 : Made<"auto c = $_builder.create<arith::ConstantOp>($_loc, $_builder.getI32IntegerAttr(2)); return $_builder.create<arith::OrIOp>($_loc, c.getResult(), c->getResult(0));">;
def Made3 : Made<"auto c = $_builder.create<arith::AddUIExtendedOp>($_loc, $0, $1); return $_builder.create<arith::MinSIOp>($_loc, c.getSum(), $0);">;
def Made4 : Made<"Value c = $_builder.create<arith::ExtSIOp>($_loc, $_builder.getI64Type(), $0); Type t = c.getType(); Value d = $_builder.create<arith::ConstantOp>($_loc, $_builder.getIntegerAttr(t, 3)); Value e = $_builder.create<arith::MulIOp>($_loc, c, d); return $_builder.create<arith::TruncIOp>($_loc, $0.getType(), e);">;
def Made5 : Made<"SmallVector<Value> v; v.push_back($0); v.push_back($1); Value t = $_builder.create<tensor::FromElementsOp>($_loc, RankedTensorType::get(2, $0.getType()), v); Value i = $_builder.create<arith::ConstantIndexOp>($_loc, 1); return $_builder.create<tensor::ExtractOp>($_loc, t, i);">;
def SubI : Pat<(Arith_SubIOp $x, $y, $_), (Made0 $x, $y)>;
def DivSI : Pat<(Arith_DivSIOp $x, $y, $_), (Made1 $x, $y)>;
def DivUI : Pat<(Arith_DivUIOp $x, $y, $_), (Made2 $x, $y)>;
def RemSI : Pat<(Arith_RemSIOp $x, $y), (Made3 $x, $y)>;
def RemUI : Pat<(Arith_RemUIOp $x, $y), (Made4 $x, $y)>;
def ShRUI : Pat<(Arith_ShRUIOp $x, $y, $_), (Made5 $x, $y)>;

// INPUT
// "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
// ^bb0(%a: i32, %b: i32):
//   %0 = "arith.subi"(%a, %b) : (i32, i32) -> i32 loc("SubI")
//   "test.sink"(%0) : (i32) -> ()
//   %1 = "arith.divsi"(%a, %b) : (i32, i32) -> i32 loc("DivSI")
//   "test.sink"(%1) : (i32) -> ()
//   %2 = "arith.divui"(%a, %b) : (i32, i32) -> i32 loc("DivUI")
//   "test.sink"(%2) : (i32) -> ()
//   %3 = "arith.remsi"(%a, %b) : (i32, i32) -> i32 loc("RemSI")
//   "test.sink"(%3) : (i32) -> ()
//   %4 = "arith.remui"(%a, %b) : (i32, i32) -> i32 loc("RemUI")
//   "test.sink"(%4) : (i32) -> ()
//   %5 = "arith.shrui"(%a, %b) : (i32, i32) -> i32 loc("ShRUI")
//   "test.sink"(%5) : (i32) -> ()
//   "func.return"() : () -> ()
// }) : () -> ()
