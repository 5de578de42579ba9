// Layers of networks: optional operands and attributes, segments, natives, values that are made besides.
include "tensors.td"

class Fold<string f> : NativeCodeCall<"fold" # f # "($_builder, $_loc, $0, $1)">;
def Rank : NativeCodeCall<"::llvm::cast<::mlir::ShapedType>($0.getType()).getRank()">;
def NoBias : Constraint<CPred<"$0.empty()">, "no bias">;
def IsText : Constraint<CPred<"$0 && ::llvm::cast<::mlir::StringAttr>($0).getValue() == \"relu\"">, "says relu">;
def Missing : AttrConstraint<CPred<"!$_self">, "is missing">;
def RowMajor : Constraint<CPred<"layoutOf($0) == 1">, "row by row">;

foreach n = ["Add", "Sub", "Mul", "Div", "Max", "Min", "Pow"] in
  def Fold#n : Pat<(!cast<Binary>("NN_"#n):$r (ConstantLikeMatcher AnyAttr:$a), (ConstantLikeMatcher AnyAttr:$b)),
    (NN_Const (Fold<n> $a, $b))>;
foreach n = ["Exp", "Log", "Sqrt", "Neg", "Abs"] in
  def FoldUnary#n : Pat<(!cast<Unary>("NN_"#n) (NN_Const $a)), (NN_Const (NativeCodeCall<"folded::" # n # "($0)"> $a))>;

def ConvBias : Pat<(NN_Add (NN_Conv:$c $x, $f, $b, $s, $strides, $act, $groups), (NN_Const:$k $_)),
  (NN_Conv $x, $f, $k, $s, $strides, $act, $groups), [(NoBias $b), (HasOneUse $c)]>;
def ConvRelu : Pat<(NN_Relu (NN_Conv:$c $x, $f, $b, $s, $strides, Missing:$act, $groups)),
  (NN_Conv $x, $f, $b, $s, $strides, (NativeCodeCall<"$_builder.getStringAttr(\"relu\")">), $groups), [(HasOneUse $c)]>;
def ConvReluTwice : Pat<(NN_Relu (NN_Conv:$c $_, $_, $_, $_, $_, $act, $_)), (replaceWithValue $c), [(IsText $act)], [], (addBenefit 1)>;
def ConvSkip : Pat<(NN_Add (NN_Conv:$c $x, $f, $b, $s, $strides, $act, $groups), $y),
  (NN_Conv $x, $f, $b, $y, $strides, $act, $groups), [(IsAbsent $s), (HasOneUse $c)]>;
def ConvGroups : Pat<(NN_Conv $x, $f, $b, $s, $strides, $act, ConstantAttr<I32Attr, "0">),
  (NN_Conv $x, $f, $b, $s, $strides, $act, ConstantAttr<I32Attr, "1">)>;
def DenseBias : Pat<(NN_Add (NN_Dense $x, $w, $b), $y), (NN_Dense $x, $w, $y), [(IsAbsent $b)]>;
def DenseNoBias : Pat<(NN_Dense $x, $w, $b), (NN_Add (NN_Dense $x, $w, (NativeCodeCall<"noValue($_builder)">), (returnType $x)), $x),
  [(IsPresent $b), (RowMajor $w)]>;
def DenseCast : Pat<(NN_Dense (NN_Cast $x), (NN_Cast $w), $b), (NN_Dense $x, $w, $b), [(SameType $x, $w)]>;
def NormTraining : Pat<(NN_Norm $x, $scale, $offset, $epsilon, Missing:$training),
  (NN_Add (NN_Mul (NN_Sub $x, (NN_Cast $x, (returnType $x))), $scale), $offset)>;
def NormTrained : Pat<(NN_Norm:$r $x, $scale, $offset, $epsilon, BoolAttr:$training),
  (NN_Norm $x, $scale, $offset, (NativeCodeCall<"rounded($0, $1)"> $epsilon, $training), $training), [(StaticShape $x)]>;
foreach n = ["Relu", "Tanh", "Exp"] in {
  def NormInto#n : Pat<(!cast<Unary>("NN_"#n) (NN_Norm $x, $s, $o, $e, $_)), (NN_Mul (!cast<Unary>("NN_"#n) $x), (NN_Add $s, $o))>;
  def NormBeside#n : Pattern<(!cast<Unary>("NN_"#n):$r (NN_Norm:$n $x, $s, $o, $e, $t)),
    [(NN_Print $x, (NativeCodeCall<"$_builder.getStringAttr(\"norm\")">)), (NN_Mul $n, $s)], [(HasOneUse $n)]>;
  def After#n : Pattern<(!cast<Unary>("NN_"#n):$r $x), [(NN_Max:$m $x, $x)], [(RowMajor $x)],
    [(NativeCodeCallVoid<"noteUse($0, $1)"> $x, $m)]>;
}
def PrintTwice : Pattern<(NN_Print $x, $text), [(NN_Print $x, (NativeCodeCall<"twice($_builder, $0)"> $text))], [(RowMajor $x)]>;
def PrintGone : Pattern<(NN_Print (NN_Cast $x), StrAttr:$text), []>;
def YieldCast : Pattern<(NN_Yield (variadic (NN_Cast $x), $y)), [(NN_Yield (variadic $x, $y))]>;
def YieldMany : Pattern<(NN_Yield (variadic:$all $x, $_, $_)), [(NN_Yield (variadic $x, $x))], [(Constraint<CPred<"$0.size() == 3">, ""> $all)]>;
def TwoValues : Pattern<(NN_Split $x, $axis), [(NativeCodeCall<"halves($_builder, $0, $1)", 2>:$h $x, $axis)]>;
def SecondValue : Pattern<(NN_Split $x, $axis), [(NN_Cast $x), (NativeCodeCall<"halves($_builder, $0, $1)", 2>:$h__1 $x, $axis)], [], [], (addBenefit 2)>;
def RankOf : Pat<(NN_Size $x, $_), (NativeCodeCall<"sizeOf($_builder, $_loc, $0...)"> $x, ConstantAttr<I64Attr, "3">)>;
def Placed : Pat<(NN_Tanh:$r (NN_Exp:$e $x)), (NN_Div (NN_Exp $x, (location $e)), (NN_Add $x, $x, (location "sum", $r, $e)), (location $r))>;
foreach n = ["And", "Or", "Xor"] in {
  def Leaf#n : Pat<(!cast<Binary>("NN_"#n) $x, (NN_Cast $y)), (!cast<Binary>("NN_"#n) NativeCodeCall<"lowered($_self)">:$x, $y)>;
  def Bits#n : Pat<(!cast<Binary>("NN_"#n) (either (NN_Const $a), (NN_Cast $y))), (NN_Cast (!cast<Binary>("NN_"#n) $y, (NN_Const $a, (returnType $y)))),
    [(Constraint<CPred<"::llvm::isa<::mlir::IntegerAttr>($0)">, "an integer"> $a)]>;
}
