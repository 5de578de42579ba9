// Algebra, in families.
include "tensors.td"

// What undoes itself, and what is the same twice.
foreach n = ["Neg", "Recip"] in
  def Involution#n : Pat<(!cast<Unary>("NN_"#n) (!cast<Unary>("NN_"#n) $x)), (replaceWithValue $x)>;
foreach n = ["Relu", "Abs", "Floor", "Ceil", "Sign"] in
  def Idempotent#n : Pat<(!cast<Unary>("NN_"#n):$r (!cast<Unary>("NN_"#n):$inner $_)), (replaceWithValue $inner)>;
foreach n = ["Max", "Min", "And", "Or"] in
  def Same#n : Pat<(!cast<Binary>("NN_"#n) $x, $x), (replaceWithValue $x)>;
foreach p = ["Exp", "Log"] in
  def Inverse#p : Pat<(!cast<Unary>("NN_"#p) (!cast<Unary>("NN_"#!if(!eq(p, "Exp"), "Log", "Exp")) $x)), (replaceWithValue $x)>;

// A sign that moves through.
foreach n = ["Mul", "Div"] in {
  def NegBoth#n : Pat<(!cast<Binary>("NN_"#n) (NN_Neg $x), (NN_Neg $y)), (!cast<Binary>("NN_"#n) $x, $y)>;
  def NegLeft#n : Pat<(!cast<Binary>("NN_"#n) (NN_Neg:$n $x), $y), (NN_Neg (!cast<Binary>("NN_"#n) $x, $y)), [(HasOneUse $n)]>;
  def NegRight#n : Pat<(!cast<Binary>("NN_"#n) $x, (NN_Neg:$n $y)), (NN_Neg (!cast<Binary>("NN_"#n) $x, $y)), [(HasOneUse $n)]>;
}
def AddNeg : Pat<(NN_Add $x, (NN_Neg $y)), (NN_Sub $x, $y)>;
def SubNeg : Pat<(NN_Sub $x, (NN_Neg $y)), (NN_Add $x, $y)>;
def EitherNeg : Pat<(NN_Add (either (NN_Neg $y), $x)), (NN_Sub $x, $y), [], [], (addBenefit 1)>;

// Commutative operations: constants go to the right.
multiclass Commutes<Binary op> {
  def ToTheRight : Pat<(op (NN_Const:$c $_), $x), (op $x, $c), [(Constraint<CPred<"!$0.getDefiningOp()">, "no constant"> $x)]>;
  def Regrouped : Pat<(op (op $x, (NN_Const:$a $_)), (NN_Const:$b $_)), (op $x, (op $a, $b))>;
  def Pulled : Pat<(op (op:$inner $x, (NN_Const:$a $_)), $y), (op (op $x, $y), $a), [(HasOneUse $inner)], [], (addBenefit 2)>;
}
foreach n = ["Add", "Mul", "Max", "Min", "And", "Or", "Xor"] in
  defm Commutes#n : Commutes<!cast<Binary>("NN_"#n)>;

// Factors.
multiclass Distributes<Binary outer, Binary inner> {
  def Left : Pat<(inner (outer:$l $x, $y), (outer:$r $x, $z)), (outer $x, (inner $y, $z)), [(HasOneUse $l), (HasOneUse $r)]>;
  def Right : Pat<(inner (outer:$l $y, $x), (outer:$r $z, $x)), (outer (inner $y, $z), $x), [(HasOneUse $l), (HasOneUse $r)]>;
  def Crossed : Pat<(inner (outer $x, $y), (outer $z, $x)), (outer $x, (inner $y, $z)), [(SameType $y, $z)]>;
}
defm MulAdd : Distributes<NN_Mul, NN_Add>;
defm MulSub : Distributes<NN_Mul, NN_Sub>;
defm AndOr : Distributes<NN_And, NN_Or>;
defm OrAnd : Distributes<NN_Or, NN_And>;

// Square roots and powers.
def SqrtRecip : Pat<(NN_Recip (NN_Sqrt $x)), (NN_Rsqrt $x)>;
def DivSqrt : Pat<(NN_Div $x, (NN_Sqrt $y)), (NN_Mul $x, (NN_Rsqrt $y))>;
def SqrtTwice : Pat<(NN_Mul (NN_Sqrt $x), (NN_Sqrt $x)), (replaceWithValue $x)>;
def ExpSum : Pat<(NN_Mul (NN_Exp $x), (NN_Exp $y)), (NN_Exp (NN_Add $x, $y))>;
def LogProduct : Pat<(NN_Add (NN_Log $x), (NN_Log $y)), (NN_Log (NN_Mul $x, $y))>;
def PowPow : Pat<(NN_Pow (NN_Pow $x, $a), $b), (NN_Pow $x, (NN_Mul $a, $b))>;
def AbsNeg : Pat<(NN_Abs (NN_Neg $x)), (NN_Abs $x)>;
def AbsProduct : Pat<(NN_Mul (NN_Abs $x), (NN_Abs $y)), (NN_Abs (NN_Mul $x, $y))>;
def SubSelf : Pat<(NN_Sub:$r $x, $x), (NN_Const (NativeCodeCall<"$_builder.getZeroAttr($0.getType())"> $r))>;

// Types that are asked for.
foreach t = ["F32", "I32"] in {
  def TypedRelu#t : Pat<(NN_Relu !cast<Type>(t#"Tensor"):$x), (NN_Max $x, (NN_Sub $x, $x))>;
  def TypedSign#t : Pat<(NN_Mul (NN_Sign !cast<Type>(t#"Tensor"):$x), !cast<Type>(t#"Tensor"):$x), (NN_Abs $x)>;
  def TypedOut#t : Pat<(NN_Div:$r $x, $y), (NN_Mul $x, (NN_Recip $y)), [(!cast<Type>(t#"Tensor") $r), (StaticShape $y)]>;
}

// One rule for each pair of roundings, and of a sign with each.
foreach a = ["Floor", "Ceil"] in
  foreach b = ["Floor", "Ceil", "Sign"] in {
    def Rounded#a#b : Pat<(!cast<Unary>("NN_"#a) (!cast<Unary>("NN_"#b):$inner $_)), (replaceWithValue $inner), [], [], (addBenefit 2)>;
    def RoundedNeg#a#b : Pat<(!cast<Unary>("NN_"#a) (NN_Neg (!cast<Unary>("NN_"#b):$inner $_))), (NN_Neg $inner)>;
  }
foreach n = ["Add", "Mul", "Max", "Min"] in
  foreach u = ["Exp", "Log", "Neg", "Abs"] in
    def Shared#n#u : Pat<(!cast<Binary>("NN_"#n) (!cast<Unary>("NN_"#u):$a $x), (!cast<Unary>("NN_"#u) $x)),
      (!cast<Binary>("NN_"#n) $a, $a), [(Constraint<CPred<"$0.hasOneUse() || $0.use_empty()">, "is used here"> $a)]>;
