// Operations that carry the sizes of their groups.
include "include/base.td"
def Sized : Dialect { let name = "sized"; }
def Any : Type<CPred<"true">>;
def AttrSizedOperandSegments : NativeTrait<"AttrSizedOperandSegments">;
def AttrSizedResultSegments : NativeTrait<"AttrSizedResultSegments">;
def SizedOp : Op<Sized, "both", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<Any>:$a, Any:$b, Variadic<Any>:$c);
  let results = (outs Variadic<Any>:$r, Variadic<Any>:$s);
}
