// Natives in rules: what they give follows from what takes it, and neither the builder nor what it has is
// given to them.
include "meaning.td"

// Only C++ knows what this builder makes.
def Constant : DeepOp<"constant", (ins OptionalAttr<AnyAttr>:$sparse, OptionalAttr<AnyAttr>:$value)> {
  let builders = [OpBuilder<(ins "Attribute":$sparse, "Attribute":$value)>];
}

def Made : NativeCodeCall<"Constant::create($_builder, $_loc, nullptr, $0)">;
def Natives : Pat<(Cut $x, $by), (Made (NativeCodeCall<"ns::made(&$_builder, $_builder.getContext(), $0, $1)"> $x, $by))>;
def Listed : Pat<(List $a), (List (NativeCodeCall<"$_builder.getArrayAttr({$0})"> (NativeCodeCall<"ns::first($0)"> $a)))>;
def Typed : Pat<(Old $x), (List (NativeCodeCall<"$_builder.getTypeArrayAttr({$0})"> (NativeCodeCall<"ns::type($0)"> $x)))>;
def Definer : Pat<(Pair (Cut:$c $x, $by), $_), (NativeCodeCall<"ns::again($_builder, $0, $1)"> (NativeCodeCall<"$0.getDefiningOp()"> $c), $x)>;
def Template : Pat<(Pair (Cut $x, $_), $_), (NativeCodeCall<"ns::like<float>($_builder, $_loc, $0)"> $x)>;
// What makes an operation gives its only result; another one is not meant by the name alone.
def Result : Pat<(Pair (Old $x), $_), (NativeCodeCall<"ns::makes($_builder, $_loc, $0)->getResult(0)"> $x)>;
def Second : Pat<(Pair (List $x), $_), (NativeCodeCall<"ns::makes($_builder, $_loc, $0)->getResult(1)"> $x)>;
