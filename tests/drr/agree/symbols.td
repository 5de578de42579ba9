// Types and attributes of dialects in code: what they consist of, and how they are made.
// HEADER mlir/Dialect/EmitC/IR/EmitC.h
// HEADER mlir/Dialect/SMT/IR/SMTDialect.h
// HEADER mlir/Dialect/SMT/IR/SMTOps.h
// HEADER mlir/Dialect/SMT/IR/SMTTypes.h
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/EmitC/IR/EmitC.td"
include "mlir/Dialect/SMT/IR/SMT.td"

class Says<string what> : Constraint<CPred<what>>;
class Declared<string name, string type> : NativeCodeCall<"$_builder.create<smt::DeclareFunOp>($_loc, " # type # ", $_builder.getStringAttr(\"" # name # "\"))">;

def Width : Pat<(BVNegOp $x), (BVNotOp $x), [(Says<"cast<smt::BitVectorType>($0.getType()).getWidth() == 8"> $x)]>;
def Nested : Pat<(ArraySelectOp $a, $i), (DeclareFunOp ConstantStrAttr<StrAttr, "selected">),
  [(Says<"[&] { auto t = cast<smt::ArrayType>($0.getType()); return isa<smt::BoolType>(t.getDomainType()) && cast<smt::BitVectorType>(t.getRangeType()).getWidth() > 4; }()"> $a)]>;
def Wider : Pat<(BV2IntOp $x, $s), (BV2IntOp (Declared<"wider", "smt::BitVectorType::get($0.getContext(), cast<smt::BitVectorType>($0.getType()).getWidth() * 2)"> $x), $s),
  [(Says<"cast<smt::BitVectorType>($0.getType()).getWidth() < 16"> $x)]>;
def Swapped : Pat<(EqOp:$r (variadic $a, $b)), (EqOp (variadic
    (Declared<"left", "$_builder.getType<smt::ArrayType>(cast<smt::ArrayType>($0.getType()).getRangeType(), cast<smt::ArrayType>($0.getType()).getDomainType())"> $a),
    (Declared<"right", "smt::ArrayType::get($_builder.getContext(), cast<smt::ArrayType>($0.getType()).getRangeType(), cast<smt::ArrayType>($0.getType()).getDomainType())"> $b))),
  [(Says<"isa<smt::ArrayType>($0.getType()) && isa<smt::BoolType>(cast<smt::ArrayType>($0.getType()).getDomainType())"> $a)]>;
def Function : Pat<(ApplyFuncOp $f, (variadic $a)), (ApplyFuncOp (Declared<"curried", "smt::SMTFuncType::get($0.getContext(), {$1.getType()}, cast<smt::SMTFuncType>($0.getType()).getRangeType())"> $f, $a), (variadic $a)),
  [(Says<"cast<smt::SMTFuncType>($0.getType()).getDomainTypes().size() == 1 && isa<smt::SortType>(cast<smt::SMTFuncType>($0.getType()).getDomainTypes()[0])"> $f),
   (Says<"$0.getDefiningOp() == nullptr"> $f)]>;
def Inferred : Pat<(ApplyFuncOp $f, (variadic $a)), (ApplyFuncOp (Declared<"inferred", "smt::SMTFuncType::get({$1.getType()}, cast<smt::SMTFuncType>($0.getType()).getRangeType())"> $f, $a), (variadic $a)),
  [(Says<"isa<smt::IntType>($0.getType())"> $a), (Says<"$0.getDefiningOp() == nullptr"> $f)]>;
def Sort : Pat<(DistinctOp (variadic $a, $b)), (DistinctOp (variadic
    (Declared<"plain", "smt::SortType::get($0.getContext(), cast<smt::SortType>($0.getType()).getIdentifier(), ArrayRef<Type>())"> $a),
    (Declared<"again", "smt::SortType::get($0.getContext(), cast<smt::SortType>($0.getType()).getIdentifier(), {})"> $b))),
  [(Says<"isa<smt::SortType>($0.getType()) && cast<smt::SortType>($0.getType()).getSortParams().size() == 2 && cast<smt::SortType>($0.getType()).getIdentifier().getValue() == \"pair\""> $a)]>;
def Many : Pat<(DistinctOp (variadic $a, $b)), (DistinctOp (variadic
    (Declared<"twice", "smt::SortType::get($0.getContext(), \"tw,i>ce\", {$0.getType(), $0.getType()})"> $a),
    (Declared<"twice", "smt::SortType::get($0.getContext(), $_builder.getStringAttr(\"tw,i>ce\"), {$0.getType(), $0.getType()})"> $b))),
  [(Says<"isa<smt::SortType>($0.getType()) && cast<smt::SortType>($0.getType()).getSortParams().empty() && cast<smt::SortType>($0.getType()).getIdentifier() != \"plain\" && cast<smt::SortType>($0.getType()).getIdentifier() != \"pair\""> $a)]>;

def Pointer : Pat<(EmitC_CastOp:$c $v), (EmitC_CastOp (EmitC_CastOp $v, (returnType "emitc::PointerType::get($_builder.getContext(), emitc::OpaqueType::get($_builder.getContext(), \"a<\\\"b\\\">\"))"))),
  [(Says<"isa<emitc::PointerType>($0.getType()) && cast<emitc::OpaqueType>(cast<emitc::PointerType>($0.getType()).getPointee()).getValue() == \"void\""> $v),
   (Says<"cast<emitc::PointerType>($0.getType()).getPointee().isInteger(8)"> $c)]>;

// INPUT
// "func.func"() <{function_type = (!smt.bv<8>, !smt.bv<9>, !smt.bv<40>, !smt.array<[!smt.bool -> !smt.bv<8>]>, !smt.array<[!smt.bool -> !smt.bv<2>]>, !smt.array<[!smt.int -> !smt.bv<8>]>, !smt.bool, !smt.int) -> (!smt.bv<8>, !smt.bv<9>, !smt.bv<8>, !smt.bv<2>, !smt.bv<8>, !smt.int, !smt.int, !smt.bool, !smt.bool), sym_name = "f"}> ({
// ^bb0(%a: !smt.bv<8>, %b: !smt.bv<9>, %w: !smt.bv<40>, %s: !smt.array<[!smt.bool -> !smt.bv<8>]>, %t: !smt.array<[!smt.bool -> !smt.bv<2>]>, %u: !smt.array<[!smt.int -> !smt.bv<8>]>, %c: !smt.bool, %i: !smt.int):
//   %0 = "smt.bv.neg"(%a) : (!smt.bv<8>) -> !smt.bv<8>
//   %1 = "smt.bv.neg"(%b) : (!smt.bv<9>) -> !smt.bv<9>
//   %2 = "smt.array.select"(%s, %c) : (!smt.array<[!smt.bool -> !smt.bv<8>]>, !smt.bool) -> !smt.bv<8>
//   %3 = "smt.array.select"(%t, %c) : (!smt.array<[!smt.bool -> !smt.bv<2>]>, !smt.bool) -> !smt.bv<2>
//   %4 = "smt.array.select"(%u, %i) : (!smt.array<[!smt.int -> !smt.bv<8>]>, !smt.int) -> !smt.bv<8>
//   %5 = "smt.bv2int"(%a) <{is_signed}> : (!smt.bv<8>) -> !smt.int
//   %6 = "smt.bv2int"(%w) : (!smt.bv<40>) -> !smt.int
//   %7 = "smt.eq"(%s, %s) : (!smt.array<[!smt.bool -> !smt.bv<8>]>, !smt.array<[!smt.bool -> !smt.bv<8>]>) -> !smt.bool
//   %8 = "smt.eq"(%u, %u) : (!smt.array<[!smt.int -> !smt.bv<8>]>, !smt.array<[!smt.int -> !smt.bv<8>]>) -> !smt.bool
//   "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (!smt.bv<8>, !smt.bv<9>, !smt.bv<8>, !smt.bv<2>, !smt.bv<8>, !smt.int, !smt.int, !smt.bool, !smt.bool) -> ()
// }) : () -> ()
// "func.func"() <{function_type = (!smt.func<(!smt.sort<"one">) !smt.int>, !smt.func<(!smt.int) !smt.bool>, !smt.sort<"one">, !smt.int, !smt.sort<"pair"[!smt.int, !smt.sort<"one"[!smt.bool]>]>, !smt.sort<"pair"[!smt.int]>) -> (!smt.int, !smt.bool, !smt.bool, !smt.bool, !smt.bool), sym_name = "g"}> ({
// ^bb0(%f: !smt.func<(!smt.sort<"one">) !smt.int>, %g: !smt.func<(!smt.int) !smt.bool>, %one: !smt.sort<"one">, %i: !smt.int, %p: !smt.sort<"pair"[!smt.int, !smt.sort<"one"[!smt.bool]>]>, %q: !smt.sort<"pair"[!smt.int]>):
//   %0 = "smt.apply_func"(%f, %one) : (!smt.func<(!smt.sort<"one">) !smt.int>, !smt.sort<"one">) -> !smt.int
//   %1 = "smt.apply_func"(%g, %i) : (!smt.func<(!smt.int) !smt.bool>, !smt.int) -> !smt.bool
//   %2 = "smt.distinct"(%p, %p) : (!smt.sort<"pair"[!smt.int, !smt.sort<"one"[!smt.bool]>]>, !smt.sort<"pair"[!smt.int, !smt.sort<"one"[!smt.bool]>]>) -> !smt.bool
//   %3 = "smt.distinct"(%q, %q) : (!smt.sort<"pair"[!smt.int]>, !smt.sort<"pair"[!smt.int]>) -> !smt.bool
//   %4 = "smt.distinct"(%one, %one) : (!smt.sort<"one">, !smt.sort<"one">) -> !smt.bool
//   "func.return"(%0, %1, %2, %3, %4) : (!smt.int, !smt.bool, !smt.bool, !smt.bool, !smt.bool) -> ()
// }) : () -> ()
// "func.func"() <{function_type = (!emitc.ptr<!emitc.opaque<"void">>, !emitc.ptr<!emitc.opaque<"x">>) -> (!emitc.ptr<i8>, !emitc.ptr<i8>), sym_name = "h"}> ({
// ^bb0(%v: !emitc.ptr<!emitc.opaque<"void">>, %w: !emitc.ptr<!emitc.opaque<"x">>):
//   %0 = "emitc.cast"(%v) : (!emitc.ptr<!emitc.opaque<"void">>) -> !emitc.ptr<i8>
//   %1 = "emitc.cast"(%w) : (!emitc.ptr<!emitc.opaque<"x">>) -> !emitc.ptr<i8>
//   "func.return"(%0, %1) : (!emitc.ptr<i8>, !emitc.ptr<i8>) -> ()
// }) : () -> ()
