// The natives of std/ints.pdll and std/floats.pdll, by APInt and APFloat.
#include "natives.h"

#include "llvm/ADT/APSInt.h"

#include <cmath>

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;

// By two attributes and the type of the result.
static void numeric(const char *name, std::function<Answer(Attribute, Attribute, Type)> f) {
  natives[name] = [f](const Call &call) { return f(call.a, call.b, call.t); };
}

// The type of the elements, where all elements can be one number; null if they cannot.
static Type elementOf(Type t) {
  auto shaped = dyn_cast<ShapedType>(t);
  return !shaped ? t : shaped.hasStaticShape() ? shaped.getElementType() : Type();
}
static bool sameShape(Type a, Type b) {
  auto x = dyn_cast<ShapedType>(a), y = dyn_cast<ShapedType>(b);
  return x && y ? x.getShape() == y.getShape() && x.getTypeID() == y.getTypeID() : !x && !y;
}

// ---- Integers ----

static unsigned widthOf(Type t) {
  Type e = elementOf(t);
  if (e && e.isIndex())
    return 64;
  auto i = dyn_cast_or_null<IntegerType>(e);
  return i && i.getWidth() <= 128 ? i.getWidth() : 0;
}
static std::optional<APInt> intOf(Attribute a) {
  std::optional<APInt> out;
  if (auto i = dyn_cast_or_null<IntegerAttr>(a))
    out = i.getValue();
  else if (auto d = dyn_cast_or_null<DenseIntElementsAttr>(a); d && d.isSplat())
    out = d.getSplatValue<APInt>();
  return out && out->getBitWidth() <= 128 ? out : std::nullopt;
}
static Type typeOf(Attribute a) { return cast<TypedAttr>(a).getType(); }
static Answer intIn(Type t, const APInt &n) {
  if (auto shaped = dyn_cast<ShapedType>(t))
    return DenseElementsAttr::get(shaped, n);
  return IntegerAttr::get(t, n);
}

static void ask(const char *name, std::function<bool(const APInt &, Type)> f) {
  numeric(name, [f](Attribute a, Attribute, Type t) {
    auto x = intOf(a);
    return holds(t, x && f(*x, elementOf(typeOf(a))));
  });
}
static void compare(const char *name, std::function<bool(const APInt &, const APInt &)> f) {
  numeric(name, [f](Attribute a, Attribute b, Type t) {
    auto x = intOf(a), y = intOf(b);
    return holds(t, x && y && typeOf(a) == typeOf(b) && f(*x, *y));
  });
}
static void unary(const char *name, std::function<std::optional<APInt>(const APInt &)> f) {
  numeric(name, [f](Attribute a, Attribute, Type) -> Answer {
    auto x = intOf(a);
    auto n = x ? f(*x) : std::nullopt;
    return n ? intIn(typeOf(a), *n) : std::nullopt;
  });
}
using Maybe = std::optional<APInt>;
static void binary(const char *name, std::function<Maybe(const APInt &, const APInt &)> f) {
  numeric(name, [f](Attribute a, Attribute b, Type) -> Answer {
    auto x = intOf(a), y = intOf(b);
    if (!x || !y || typeOf(a) != typeOf(b))
      return std::nullopt;
    auto n = f(*x, *y);
    return n ? intIn(typeOf(a), *n) : std::nullopt;
  });
}
static void number(const char *name, std::function<APInt(unsigned)> f) {
  numeric(name, [f](Attribute, Attribute, Type t) -> Answer {
    unsigned w = widthOf(t);
    return w ? intIn(t, f(w)) : std::nullopt;
  });
}
static APInt counted(const APInt &like, unsigned n) { return APInt(32, n).zextOrTrunc(like.getBitWidth()); }
static bool overflows(const APInt &a, const APInt &b) { return a.isMinSignedValue() && b.isAllOnes(); }

void integers() {
  ask("IsInt", [](const APInt &, Type) { return true; });
  ask("IntIsZero", [](const APInt &a, Type) { return a.isZero(); });
  ask("IntIsOne", [](const APInt &a, Type) { return a.isOne(); });
  ask("IntIsAllOnes", [](const APInt &a, Type) { return a.isAllOnes(); });
  ask("IntIsPowerOfTwo", [](const APInt &a, Type) { return a.isPowerOf2(); });
  ask("IntIsNegative", [](const APInt &a, Type e) { return a.isNegative() && !e.isUnsignedInteger(); });
  ask("IntIsOdd", [](const APInt &a, Type) { return a[0]; });
  ask("IntIsEven", [](const APInt &a, Type) { return !a[0]; });
  ask("IntIsMinSigned", [](const APInt &a, Type) { return a.isMinSignedValue(); });
  ask("IntIsMaxSigned", [](const APInt &a, Type) { return a.isMaxSignedValue(); });
  ask("IntIsShiftAmount", [](const APInt &a, Type) { return a.ult(a.getBitWidth()); });
  compare("SameIntType", [](const APInt &, const APInt &) { return true; });
  compare("IntEq", [](const APInt &a, const APInt &b) { return a == b; });
  compare("IntNe", [](const APInt &a, const APInt &b) { return a != b; });
  compare("IntLtSigned", [](const APInt &a, const APInt &b) { return a.slt(b); });
  compare("IntLeSigned", [](const APInt &a, const APInt &b) { return a.sle(b); });
  compare("IntLtUnsigned", [](const APInt &a, const APInt &b) { return a.ult(b); });
  compare("IntLeUnsigned", [](const APInt &a, const APInt &b) { return a.ule(b); });
  auto fits = [](const char *name, APInt (APInt::*f)(const APInt &, bool &) const) {
    compare(name, [f](const APInt &a, const APInt &b) {
      bool over = false;
      (void)(a.*f)(b, over);
      return !over;
    });
  };
  fits("IntAddFitsSigned", &APInt::sadd_ov), fits("IntAddFitsUnsigned", &APInt::uadd_ov);
  fits("IntSubFitsSigned", &APInt::ssub_ov), fits("IntSubFitsUnsigned", &APInt::usub_ov);
  fits("IntMulFitsSigned", &APInt::smul_ov), fits("IntMulFitsUnsigned", &APInt::umul_ov);
  binary("IntAdd", [](const APInt &a, const APInt &b) -> Maybe { return a + b; });
  binary("IntSub", [](const APInt &a, const APInt &b) -> Maybe { return a - b; });
  binary("IntMul", [](const APInt &a, const APInt &b) -> Maybe { return a * b; });
  binary("IntAnd", [](const APInt &a, const APInt &b) -> Maybe { return a & b; });
  binary("IntOr", [](const APInt &a, const APInt &b) -> Maybe { return a | b; });
  binary("IntXor", [](const APInt &a, const APInt &b) -> Maybe { return a ^ b; });
  auto divide = [](const char *name, bool isSigned, std::function<APInt(const APInt &, const APInt &)> f) {
    binary(name, [=](const APInt &a, const APInt &b) {
      return b.isZero() || (isSigned && overflows(a, b)) ? Maybe() : Maybe(f(a, b));
    });
  };
  divide("IntDivSigned", true, [](const APInt &a, const APInt &b) { return a.sdiv(b); });
  divide("IntDivUnsigned", false, [](const APInt &a, const APInt &b) { return a.udiv(b); });
  divide("IntRemSigned", true, [](const APInt &a, const APInt &b) { return a.srem(b); });
  divide("IntRemUnsigned", false, [](const APInt &a, const APInt &b) { return a.urem(b); });
  divide("IntFloorDivSigned", true, [](const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::DOWN);
  });
  divide("IntCeilDivSigned", true, [](const APInt &a, const APInt &b) {
    return llvm::APIntOps::RoundingSDiv(a, b, APInt::Rounding::UP);
  });
  binary("IntMinSigned", [](const APInt &a, const APInt &b) -> Maybe { return llvm::APIntOps::smin(a, b); });
  binary("IntMaxSigned", [](const APInt &a, const APInt &b) -> Maybe { return llvm::APIntOps::smax(a, b); });
  binary("IntMinUnsigned",
         [](const APInt &a, const APInt &b) -> Maybe { return llvm::APIntOps::umin(a, b); });
  binary("IntMaxUnsigned",
         [](const APInt &a, const APInt &b) -> Maybe { return llvm::APIntOps::umax(a, b); });
  auto shift = [](const char *name, std::function<APInt(const APInt &, const APInt &)> f) {
    binary(name, [=](const APInt &a, const APInt &b) {
      return b.ult(a.getBitWidth()) ? Maybe(f(a, b)) : Maybe();
    });
  };
  shift("IntShl", [](const APInt &a, const APInt &b) { return a.shl(b); });
  shift("IntShrSigned", [](const APInt &a, const APInt &b) { return a.ashr(b); });
  shift("IntShrUnsigned", [](const APInt &a, const APInt &b) { return a.lshr(b); });
  unary("IntNeg", [](const APInt &a) -> Maybe { return -a; });
  unary("IntNot", [](const APInt &a) -> Maybe { return ~a; });
  numeric("IntAbs", [](Attribute a, Attribute, Type) -> Answer {
    auto x = intOf(a);
    if (!x)
      return std::nullopt;
    return intIn(typeOf(a), elementOf(typeOf(a)).isUnsignedInteger() ? *x : x->abs());
  });
  unary("IntLog2", [](const APInt &a) { return a.isPowerOf2() ? Maybe(counted(a, a.logBase2())) : Maybe(); });
  unary("IntPopCount", [](const APInt &a) -> Maybe { return counted(a, a.popcount()); });
  unary("IntLeadingZeros", [](const APInt &a) -> Maybe { return counted(a, a.countl_zero()); });
  unary("IntTrailingZeros", [](const APInt &a) -> Maybe { return counted(a, a.countr_zero()); });
  auto cast = [](const char *name, APInt (APInt::*f)(unsigned) const) {
    numeric(name, [f](Attribute a, Attribute, Type t) -> Answer {
      auto x = intOf(a);
      unsigned w = widthOf(t);
      return x && w && sameShape(typeOf(a), t) ? intIn(t, ((*x).*f)(w)) : std::nullopt;
    });
  };
  cast("IntCastSigned", &APInt::sextOrTrunc), cast("IntCastUnsigned", &APInt::zextOrTrunc);
  number("IntZero", [](unsigned w) { return APInt::getZero(w); });
  number("IntOne", [](unsigned w) { return APInt::getOneBitSet(w, 0); });
  number("IntAllOnes", [](unsigned w) { return APInt::getAllOnes(w); });
  number("IntMinOf", [](unsigned w) { return APInt::getSignedMinValue(w); });
  number("IntMaxOf", [](unsigned w) { return APInt::getSignedMaxValue(w); });
}

// ---- Floating point numbers ----

static const auto nearest = APFloat::rmNearestTiesToEven;

static std::optional<APFloat> floatOf(Attribute a) {
  if (auto f = dyn_cast_or_null<FloatAttr>(a))
    return f.getValue();
  if (auto d = dyn_cast_or_null<DenseFPElementsAttr>(a); d && d.isSplat())
    return d.getSplatValue<APFloat>();
  return std::nullopt;
}
// The type of the elements, if it is one that is computed with.
static FloatType computed(Type t) {
  auto f = dyn_cast_or_null<FloatType>(elementOf(t));
  return f && (f.getWidth() <= 32 || f.isF64()) ? f : FloatType();
}
static Answer bitsIn(Type t, const APFloat &n) {
  if (auto shaped = dyn_cast<ShapedType>(t))
    return DenseElementsAttr::get(shaped, n);
  return FloatAttr::get(t, n);
}
static Answer floatIn(Type t, const APFloat &n) { return n.isNaN() ? std::nullopt : bitsIn(t, n); }
static APFloat as(Type t, APFloat n, bool *exact = nullptr) {
  bool loses = false;
  n.convert(cast<FloatType>(elementOf(t)).getFloatSemantics(), nearest, &loses);
  if (exact)
    *exact = !loses;
  return n;
}

static void askFloat(const char *name, std::function<bool(const APFloat &)> f) {
  numeric(name, [f](Attribute a, Attribute, Type t) {
    auto x = floatOf(a);
    return holds(t, x && f(*x));
  });
}
static void askComputed(const char *name, std::function<bool(const APFloat &)> f) {
  numeric(name, [f](Attribute a, Attribute, Type t) {
    auto x = floatOf(a);
    return holds(t, x && computed(typeOf(a)) && f(*x));
  });
}
static void compareFloats(const char *name, std::function<bool(const APFloat &, const APFloat &)> f) {
  numeric(name, [f](Attribute a, Attribute b, Type t) {
    auto x = floatOf(a), y = floatOf(b);
    return holds(t, x && y && typeOf(a) == typeOf(b) && f(*x, *y));
  });
}
static void unaryFloat(const char *name, std::function<void(APFloat &)> f) {
  numeric(name, [f](Attribute a, Attribute, Type) -> Answer {
    auto x = floatOf(a);
    if (!x || x->isNaN() || !computed(typeOf(a)))
      return std::nullopt;
    f(*x);
    return floatIn(typeOf(a), *x);
  });
}
static void binaryFloat(const char *name, std::function<void(APFloat &, const APFloat &)> f) {
  numeric(name, [f](Attribute a, Attribute b, Type) -> Answer {
    auto x = floatOf(a), y = floatOf(b);
    if (!x || !y || typeOf(a) != typeOf(b) || x->isNaN() || y->isNaN() || !computed(typeOf(a)))
      return std::nullopt;
    f(*x, *y);
    return floatIn(typeOf(a), *x);
  });
}
static void numberFloat(const char *name, double n) {
  numeric(name, [n](Attribute, Attribute, Type t) -> Answer {
    return isa_and_nonnull<FloatType>(elementOf(t)) ? floatIn(t, as(t, APFloat(n))) : std::nullopt;
  });
}

void floats() {
  askFloat("IsFloat", [](const APFloat &) { return true; });
  askFloat("FloatIsZero", [](const APFloat &a) { return a.isZero(); });
  askFloat("FloatIsPosZero", [](const APFloat &a) { return a.isPosZero(); });
  askFloat("FloatIsNegZero", [](const APFloat &a) { return a.isNegZero(); });
  askFloat("FloatIsOne", [](const APFloat &a) { return a.isExactlyValue(1.0); });
  askFloat("FloatIsMinusOne", [](const APFloat &a) { return a.isExactlyValue(-1.0); });
  askFloat("FloatIsNan", [](const APFloat &a) { return a.isNaN(); });
  askFloat("FloatIsInfinite", [](const APFloat &a) { return a.isInfinity(); });
  askFloat("FloatIsFinite", [](const APFloat &a) { return a.isFinite(); });
  askFloat("FloatIsNegative", [](const APFloat &a) { return a.isNegative(); });
  askComputed("FloatIsWhole", [](const APFloat &a) { return a.isInteger(); });
  askComputed("FloatHasExactReciprocal", [](const APFloat &a) { return a.getExactInverse(nullptr); });
  compareFloats("SameFloatType", [](const APFloat &, const APFloat &) { return true; });
  compareFloats("FloatEq", [](const APFloat &a, const APFloat &b) { return a == b; });
  compareFloats("FloatLt", [](const APFloat &a, const APFloat &b) { return a < b; });
  compareFloats("FloatLe", [](const APFloat &a, const APFloat &b) { return a <= b; });
  binaryFloat("FloatAdd", [](APFloat &a, const APFloat &b) { a.add(b, nearest); });
  binaryFloat("FloatSub", [](APFloat &a, const APFloat &b) { a.subtract(b, nearest); });
  binaryFloat("FloatMul", [](APFloat &a, const APFloat &b) { a.multiply(b, nearest); });
  binaryFloat("FloatDiv", [](APFloat &a, const APFloat &b) { a.divide(b, nearest); });
  binaryFloat("FloatRem", [](APFloat &a, const APFloat &b) { a.mod(b); });
  binaryFloat("FloatMin", [](APFloat &a, const APFloat &b) { a = llvm::minimum(a, b); });
  binaryFloat("FloatMax", [](APFloat &a, const APFloat &b) { a = llvm::maximum(a, b); });
  unaryFloat("FloatNeg", [](APFloat &a) { a.changeSign(); });
  unaryFloat("FloatAbs", [](APFloat &a) { a.clearSign(); });
  // A double has more than twice the digits of what is narrower: rounding twice is rounding once.
  unaryFloat("FloatSqrt", [](APFloat &a) {
    bool loses;
    APFloat root(std::sqrt(a.convertToDouble()));
    root.convert(a.getSemantics(), nearest, &loses);
    a = root;
  });
  unaryFloat("FloatFloor", [](APFloat &a) { a.roundToIntegral(APFloat::rmTowardNegative); });
  unaryFloat("FloatCeil", [](APFloat &a) { a.roundToIntegral(APFloat::rmTowardPositive); });
  unaryFloat("FloatTrunc", [](APFloat &a) { a.roundToIntegral(APFloat::rmTowardZero); });
  auto cast = [](const char *name, bool exactly) {
    numeric(name, [exactly](Attribute a, Attribute, Type t) -> Answer {
      auto x = floatOf(a);
      if (!x || x->isNaN() || !computed(typeOf(a)) || !isa_and_nonnull<FloatType>(elementOf(t)) ||
          !sameShape(typeOf(a), t))
        return std::nullopt;
      bool exact;
      APFloat n = as(t, *x, &exact);
      return exactly && !exact ? std::nullopt : floatIn(t, n);
    });
  };
  cast("FloatCast", false), cast("FloatCastExact", true);
  auto ofInt = [](const char *name, bool isSigned) {
    numeric(name, [isSigned](Attribute a, Attribute, Type t) -> Answer {
      auto x = intOf(a);
      auto f = dyn_cast_or_null<FloatType>(elementOf(t));
      if (!x || !f || !sameShape(typeOf(a), t))
        return std::nullopt;
      APFloat n(f.getFloatSemantics());
      n.convertFromAPInt(*x, isSigned, nearest);
      return floatIn(t, n);
    });
  };
  ofInt("IntToFloatSigned", true), ofInt("IntToFloatUnsigned", false);
  auto toInt = [](const char *name, bool isSigned) {
    numeric(name, [isSigned](Attribute a, Attribute, Type t) -> Answer {
      auto x = floatOf(a);
      unsigned w = widthOf(t);
      if (!x || !w || !computed(typeOf(a)) || !sameShape(typeOf(a), t))
        return std::nullopt;
      APSInt n(w, !isSigned);
      bool exact;
      bool bad = x->convertToInteger(n, APFloat::rmTowardZero, &exact) & APFloat::opInvalidOp;
      return bad ? std::nullopt : intIn(t, n);
    });
  };
  toInt("FloatToIntSigned", true), toInt("FloatToIntUnsigned", false);
  // Bits are copied, whatever they mean.
  numeric("FloatToBits", [](Attribute a, Attribute, Type t) -> Answer {
    auto x = floatOf(a);
    if (!x || !sameShape(typeOf(a), t) || widthOf(t) != APFloat::getSizeInBits(x->getSemantics()))
      return std::nullopt;
    return intIn(t, x->bitcastToAPInt());
  });
  numeric("FloatFromBits", [](Attribute a, Attribute, Type t) -> Answer {
    auto x = intOf(a);
    auto f = dyn_cast_or_null<FloatType>(elementOf(t));
    if (!x || !f || !sameShape(typeOf(a), t) || x->getBitWidth() != f.getWidth())
      return std::nullopt;
    return bitsIn(t, APFloat(f.getFloatSemantics(), *x));
  });
  numberFloat("FloatZero", 0.0), numberFloat("FloatNegZero", -0.0), numberFloat("FloatOne", 1.0);
}
