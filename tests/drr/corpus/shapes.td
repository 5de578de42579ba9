// Shapes, casts and layouts.
include "tensors.td"

def ReshapeReshape : Pat<(NN_Reshape (NN_Reshape $x, $_), $shape), (NN_Reshape $x, $shape)>;
def ReshapeSame : Pat<(NN_Reshape:$r $x, $_), (replaceWithValue $x), [(SameType $x, $r)]>;
def CastCast : Pat<(NN_Cast (NN_Cast $x)), (NN_Cast $x)>;
def CastSame : Pat<(NN_Cast:$r $x), (replaceWithValue $x), [(SameType $r, $x)]>;
def TransposeTranspose : Pat<(NN_Transpose (NN_Transpose $x, $a), $b),
  (NN_Transpose $x, (NativeCodeCall<"composeOrders($_builder, $0, $1)"> $a, $b))>;
def TransposeNothing : Pat<(NN_Transpose $x, $order), (replaceWithValue $x),
  [(Constraint<CPred<"isIdentityOrder(::llvm::cast<::mlir::ArrayAttr>($0))">, "is in order"> $order)]>;
foreach n = ["Exp", "Log", "Sqrt", "Tanh", "Relu", "Neg"] in {
  def Sink#n : Pat<(!cast<Unary>("NN_"#n):$r (NN_Transpose:$t $x, $order)),
    (NN_Transpose (!cast<Unary>("NN_"#n) $x), $order), [(HasOneUse $t), (StaticShape $r)]>;
  def Hoist#n : Pat<(NN_Reshape (!cast<Unary>("NN_"#n) $x), $shape), (!cast<Unary>("NN_"#n) (NN_Reshape $x, $shape, (returnType "$_builder.getNoneType()"))),
    [(SameShape $x, $x)]>;
}
foreach n = ["Add", "Sub", "Mul", "Div"] in {
  def Both#n : Pat<(!cast<Binary>("NN_"#n) (NN_Transpose $x, $order), (NN_Transpose $y, $same)),
    (NN_Transpose (!cast<Binary>("NN_"#n) $x, $y), $order), [(Constraint<CPred<"$0 == $1">, "equal"> $order, $same)]>;
  def Placed#n : Pat<(!cast<Binary>("NN_"#n):$r (NN_Cast:$c $x), $y), (NN_Cast (!cast<Binary>("NN_"#n) $x, $y, (location $c, $r)), (location "moved"))>;
}
def SplitConcat : Pat<(NN_Concat (variadic (NN_Split:$a $x, $i), (NN_Split:$b $y, $j)), $_), (NN_Cast $x), [(SameType $x, $y), (HasNoUse:$a__1)]>;
def ConcatOne : Pat<(NN_Concat (variadic $x), $_), (replaceWithValue $x)>;
def ConcatTwo : Pat<(NN_Concat (variadic $x, (NN_Concat (variadic $y, $z), $inner)), $axis), (NN_Concat (variadic $x, $y, $z), $axis),
  [(Constraint<CPred<"$0 == $1">, "equal"> $inner, $axis)]>;
def ConcatAll : Pat<(NN_Relu (NN_Concat $all, $axis)), (NN_Concat $all, $axis), [(Constraint<CPred<"$0.size() > 4">, "many"> $all)]>;
def SplitUnused : Pattern<(NN_Split:$r $x, $axis), [(NN_Cast $x), (NN_Cast $x)], [(HasNoUse:$r__0)]>;
def SplitBoth : Pattern<(NN_Split $x, $axis), [(NN_Split:$s (NN_Cast $x, (returnType $x)), $axis)]>;
def SplitSwapped : Pattern<(NN_Split $x, ConstantAttr<I64Attr, "-1">),
  [(NN_Split:$s $x, ConstantAttr<I64Attr, "0">)], [], [], (addBenefit 3)>;
def SizeOfCast : Pat<(NN_Size (NN_Cast $x), $axis), (NN_Size $x, $axis)>;
def SizeTwice : Pat<(NN_Size (NN_Transpose $x, $order), $axis), (NN_Size $x, (NativeCodeCall<"axisBefore($_builder, $0, $1)"> $order, $axis))>;
def CompareSelf : Pat<(NN_Compare:$r $x, $x, $how), (NN_Const (NativeCodeCall<"splat($_builder, $0, $1)"> $r, $how))>;
foreach how = [0, 1, 2, 3, 4, 5] in {
  def CompareTurned#how : Pat<(NN_Compare (NN_Const:$c $_), $x, ConstantAttr<I32Attr, !cast<string>(how)>),
    (NN_Compare $x, $c, ConstantAttr<I32Attr, !cast<string>(!if(!lt(how, 2), how, !xor(how, 1)))>)>;
  def SelectCompare#how : Pat<(NN_Select (NN_Compare $x, $y, ConstantAttr<I32Attr, !cast<string>(how)>), $x, $y),
    (!cast<Binary>(!if(!lt(how, 3), "NN_Max", "NN_Min")) $x, $y), [(SameType $x, $y)]>;
}
def SelectSame : Pat<(NN_Select $_, $x, $x), (replaceWithValue $x)>;
def SelectNeg : Pat<(NN_Select $c, (NN_Neg $x), (NN_Neg $y)), (NN_Neg (NN_Select $c, $x, $y, (returnType $x)))>;
