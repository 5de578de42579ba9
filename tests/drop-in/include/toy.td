include "toy-base.td"
def Nop : Op<Toy, "nop"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}
def IsSmall : AttrConstraint<CPred<"true">, "small">;
