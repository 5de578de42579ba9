//! Functions that are written in C++ themselves: those of `<cmath>`, `<numeric>` and LLVM's `MathExtras.h`
//! that have one right result for each input, what `APInt` and `APFloat` can be asked beyond what queries
//! say, and a few of types.

use super::functions::parts;
use super::maps::{MAPS, OF_MAP};
use super::{Item, Resolver, Result, Unknown, unknown_method};
use crate::cxx::{self, Snippet};
use pdll_bytecode::query::{Arithmetic, Expr, Query, Scalar};
use std::sync::OnceLock;

/// Functions of integers.
const INTEGERS: &[(&str, &str)] = &[
    ("divideCeil", "[](uint64_t a, uint64_t b) { return a / b + (a % b != 0 ? 1 : 0); }"),
    (
        "divideCeilSigned",
        "[](int64_t a, int64_t b) { return a / b + (a % b != 0 && (a < 0) == (b < 0) ? 1 : 0); }",
    ),
    (
        "divideFloorSigned",
        "[](int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0) ? 1 : 0); }",
    ),
    ("ceilDiv", "[](int64_t a, int64_t b) { return divideCeilSigned(a, b); }"),
    ("floorDiv", "[](int64_t a, int64_t b) { return divideFloorSigned(a, b); }"),
    ("mod", "[](int64_t a, int64_t b) { return a % b < 0 ? a % b + b : a % b; }"),
    ("alignTo", "[](uint64_t a, uint64_t b) { return (a + b - 1) / b * b; }"),
    ("alignDown", "[](uint64_t a, uint64_t b) { return a / b * b; }"),
    ("isMask_64", "[](uint64_t a) { return a != 0 && ((a + 1) & a) == 0; }"),
    (
        "NextPowerOf2",
        "[](uint64_t a) { a |= a >> 1; a |= a >> 2; a |= a >> 4; a |= a >> 8; a |= a >> 16; a |= a >> 32; \
         return a + 1; }",
    ),
    ("PowerOf2Ceil", "[](uint64_t a) { return a == 0 || a > INT64_MAX ? 0 : NextPowerOf2(a - 1); }"),
    ("maxUIntN", "[](uint64_t n) { return n == 0 ? 0 : UINT64_MAX >> (64 - n); }"),
    ("maxIntN", "[](int64_t n) { return n == 0 ? int64_t(0) : int64_t((uint64_t(1) << (n - 1)) - 1); }"),
    ("minIntN", "[](int64_t n) { return n == 0 ? int64_t(0) : int64_t(1 + ~(uint64_t(1) << (n - 1))); }"),
    ("isUIntN", "[](unsigned n, uint64_t a) { return n >= 64 || a <= maxUIntN(n); }"),
    ("isIntN", "[](unsigned n, int64_t a) { return n >= 64 || (minIntN(n) <= a && a <= maxIntN(n)); }"),
    (
        "SignExtend64",
        "[](uint64_t a, unsigned n) { return n == 0 ? int64_t(0) : int64_t(a << (64 - n)) >> (64 - n); }",
    ),
    (
        "SignExtend32",
        "[](uint32_t a, unsigned n) { return n == 0 ? 0 : int32_t(a << (32 - n)) >> (32 - n); }",
    ),
    (
        "popcount",
        "[](uint64_t a) { \
           a = a - ((a >> 1) & 0x5555555555555555); \
           a = (a & 0x3333333333333333) + ((a >> 2) & 0x3333333333333333); \
           a = (a + (a >> 4)) & 0x0f0f0f0f0f0f0f0f; \
           return int((a * 0x0101010101010101) >> 56); }",
    ),
    (
        "GreatestCommonDivisor64",
        // The numbers of Fibonacci take longest.
        "[](uint64_t a, uint64_t b) { \
           for (int i = 0; i < 94; ++i) { if (b == 0) break; uint64_t rest = a % b; a = b; b = rest; } \
           return a; }",
    ),
    (
        "std::gcd",
        "[](int64_t a, int64_t b) { return int64_t(GreatestCommonDivisor64(std::abs(a), std::abs(b))); }",
    ),
    (
        "std::lcm",
        "[](int64_t a, int64_t b) { \
           return a == 0 || b == 0 ? int64_t(0) : std::abs(a) / std::gcd(a, b) * std::abs(b); }",
    ),
    ("std::lround", "[](double x) { return int64_t(std::round(x)); }"),
    ("std::llround", "[](double x) { return int64_t(std::round(x)); }"),
    ("std::lrint", "[](double x) { return int64_t(std::nearbyint(x)); }"),
    ("std::isnan", "[](double x) { return x != x; }"),
    ("std::isinf", "[](double x) { return std::fabs(x) > DBL_MAX; }"),
    ("std::isfinite", "[](double x) { return std::fabs(x) <= DBL_MAX; }"),
    ("std::signbit", "[](double x) { return APFloat(x).isNegative(); }"),
    ("APIntOps::smin", "[](APInt a, APInt b) { return a.slt(b) ? a : b; }"),
    ("APIntOps::smax", "[](APInt a, APInt b) { return a.sgt(b) ? a : b; }"),
    ("APIntOps::umin", "[](APInt a, APInt b) { return a.ult(b) ? a : b; }"),
    ("APIntOps::umax", "[](APInt a, APInt b) { return a.ugt(b) ? a : b; }"),
    ("minnum", "[](APFloat a, APFloat b) { return a.isNaN() ? b : b.isNaN() ? a : minimum(a, b); }"),
    ("maxnum", "[](APFloat a, APFloat b) { return a.isNaN() ? b : b.isNaN() ? a : maximum(a, b); }"),
    (
        "minimum",
        "[](APFloat a, APFloat b) { \
           if (a.isNaN()) return a; \
           if (b.isNaN()) return b; \
           if (a.isZero() && b.isZero()) return a.isNegative() ? a : b; \
           return b < a ? b : a; }",
    ),
    (
        "maximum",
        "[](APFloat a, APFloat b) { \
           if (a.isNaN()) return a; \
           if (b.isNaN()) return b; \
           if (a.isZero() && b.isZero()) return a.isNegative() ? b : a; \
           return a < b ? b : a; }",
    ),
];

/// Functions that give a float of the kind that they are given; integers become doubles. A zero has the sign
/// of what it is the rest of.
const FLOATS: &[(&str, &str)] = &[
    (
        "std::trunc",
        // From 2^52 on there are whole numbers only.
        "[](double x) { bool rest = std::fabs(x) < 4503599627370496.0; \
           return std::copysign(rest ? double(int64_t(x)) : x, x); }",
    ),
    ("std::floor", "[](double x) { double t = std::trunc(x); return t > x ? t - 1 : t; }"),
    ("std::ceil", "[](double x) { double t = std::trunc(x); return t < x ? t + 1 : t; }"),
    (
        "std::round",
        "[](double x) { double t = std::trunc(x); \
           return std::fabs(x - t) >= 0.5 ? t + std::copysign(1.0, x) : t; }",
    ),
    (
        "std::nearbyint",
        "[](double x) { double t = std::trunc(x); double rest = std::fabs(x - t); \
           return rest > 0.5 || (rest == 0.5 && int64_t(t) % 2 != 0) ? t + std::copysign(1.0, x) : t; }",
    ),
    ("std::rint", "[](double x) { return std::nearbyint(x); }"),
    ("std::copysign", "[](double x, double y) { return std::signbit(x) == std::signbit(y) ? x : -x; }"),
    ("std::fmin", "[](double x, double y) { return x != x || y < x ? y : x; }"),
    ("std::fmax", "[](double x, double y) { return x != x || y > x ? y : x; }"),
];

/// Methods of `APInt`.
const OF_BIG: &[(&str, &str)] = &[
    ("[]", "[](APInt a, unsigned n) { return (a.lshr(n) & 1) == 1; }"),
    ("popcount", "[](APInt a) { return unsigned(popcount(a.getZExtValue())); }"),
    ("countl_one", "[](APInt a) { return (~a).countl_zero(); }"),
    ("countr_one", "[](APInt a) { return (~a).countr_zero(); }"),
    ("getNumSignBits", "[](APInt a) { return a.getBitWidth() - (a.isNegative() ? ~a : a).getActiveBits(); }"),
    ("getSignificantBits", "[](APInt a) { return (a.isNegative() ? ~a : a).getActiveBits() + 1; }"),
    // Without a limit it is the number itself.
    ("getLimitedValue", "[](APInt a, uint64_t n) { return a.ugt(n) ? n : a.getZExtValue(); }"),
    ("isIntN", "[](APInt a, unsigned n) { return a.getActiveBits() <= n; }"),
    ("isSignedIntN", "[](APInt a, unsigned n) { return a.getSignificantBits() <= n; }"),
    ("isMaxValue", "[](APInt a) { return a.isAllOnes(); }"),
    ("isMinValue", "[](APInt a) { return a.isZero(); }"),
    ("isSignMask", "[](APInt a) { return a.isMinSignedValue(); }"),
    ("isSingleWord", "[](APInt a) { return a.getBitWidth() <= 64; }"),
    ("isMask", "[](APInt a) { return !a.isZero() && ((a + 1) & a).isZero(); }"),
    ("isShiftedMask", "[](APInt a) { return !a.isZero() && ((a - 1) | a).isMask(); }"),
    ("getLoBits", "[](APInt a, unsigned n) { return a & APInt::getLowBitsSet(a.getBitWidth(), n); }"),
    ("getHiBits", "[](APInt a, unsigned n) { return a.lshr(a.getBitWidth() - n); }"),
    ("extractBits", "[](APInt a, unsigned n, unsigned at) { return a.lshr(at).trunc(n); }"),
    (
        "rotl",
        "[](APInt a, unsigned n) { unsigned all = a.getBitWidth(); unsigned k = n % all; \
           return k == 0 ? a : (a.shl(k) | a.lshr(all - k)); }",
    ),
    (
        "rotr",
        "[](APInt a, unsigned n) { unsigned all = a.getBitWidth(); unsigned k = n % all; \
           return k == 0 ? a : (a.lshr(k) | a.shl(all - k)); }",
    ),
];

/// Methods of `APInt` that say something else of a number of C++ than of another `APInt`.
const OF_WORD: &[(&str, &str)] = &[
    ("udiv", "[](APInt a, uint64_t b) { return APInt(a.getBitWidth(), a.getZExtValue() / b); }"),
    ("urem", "[](APInt a, uint64_t b) { return a.getZExtValue() % b; }"),
    ("sdiv", "[](APInt a, int64_t b) { return APInt(a.getBitWidth(), a.getSExtValue() / b, true); }"),
    ("srem", "[](APInt a, int64_t b) { return a.getSExtValue() % b; }"),
];

/// Methods of `APFloat`.
const OF_SOFT: &[(&str, &str)] = &[
    ("isPosInfinity", "[](APFloat a) { return a.isInfinity() && !a.isNegative(); }"),
    ("isNegInfinity", "[](APFloat a) { return a.isInfinity() && a.isNegative(); }"),
    ("isFiniteNonZero", "[](APFloat a) { return a.isFinite() && !a.isZero(); }"),
    (
        "isInteger",
        // Of formats with more bits than a double it is not known.
        "[](APFloat a) { \
           if (!a.isFinite()) return false; \
           double x = a.convertToDouble(); \
           if (!a.isExactlyValue(x)) llvm_unreachable(\"more than a double\"); \
           return std::trunc(x) == x; }",
    ),
    (
        "compare",
        "[](APFloat a, APFloat b) { \
           return a < b ? APFloat::cmpLessThan : a == b ? APFloat::cmpEqual \
                : a > b ? APFloat::cmpGreaterThan : APFloat::cmpUnordered; }",
    ),
];

/// Methods of types.
const OF_TYPE: &[(&str, &str)] = &[
    ("getNumScalableDims", "[](Type t) { return llvm::count(cast<VectorType>(t).getScalableDims(), true); }"),
    ("getInput", "[](Type t, unsigned i) { return cast<FunctionType>(t).getInputs()[i]; }"),
    ("getResult", "[](Type t, unsigned i) { return cast<FunctionType>(t).getResults()[i]; }"),
    ("getType", "[](Type t, unsigned i) { return cast<TupleType>(t).getTypes()[i]; }"),
    (
        "dropEncoding",
        "[](Type t) { \
           RankedTensorType tensor = cast<RankedTensorType>(t); \
           return RankedTensorType::get(tensor.getShape(), tensor.getElementType()); }",
    ),
];

/// Functions of types.
const TYPES: &[(&str, &str)] = &[
    (
        "OpTrait::util::getBroadcastedType",
        // Where two sizes do not go together stands -1.
        "[](Type a, Type b, Type given) { \
       Type element = given ? given : getElementTypeOrSelf(a); \
       if (!given && element != getElementTypeOrSelf(b)) return Type(); \
       bool vector = isa<VectorType>(a) || isa<VectorType>(b); \
       bool tensor = isa<TensorType>(a) || isa<TensorType>(b); \
       if (vector && tensor) return Type(); \
       if (isa<UnrankedTensorType>(a) || isa<UnrankedTensorType>(b)) \
         return UnrankedTensorType::get(element); \
       ArrayRef<int64_t> s = isa<ShapedType>(a) ? cast<ShapedType>(a).getShape() : ArrayRef<int64_t>(); \
       ArrayRef<int64_t> t = isa<ShapedType>(b) ? cast<ShapedType>(b).getShape() : ArrayRef<int64_t>(); \
       SmallVector<int64_t> shape; \
       for (int64_t i = std::max(s.size(), t.size()); i > 0; --i) { \
         int64_t x = i <= int64_t(s.size()) ? s[s.size() - i] : 1; \
         int64_t y = i <= int64_t(t.size()) ? t[t.size() - i] : 1; \
         bool open = x == ShapedType::kDynamic || y == ShapedType::kDynamic; \
         shape.push_back(x == 1 ? y : y == 1 || x == y ? x : !open ? -1 : \
                         x > 1 ? x : y > 1 ? y : ShapedType::kDynamic); \
       } \
       if (llvm::is_contained(shape, -1)) return Type(); \
       if (vector) return VectorType::get(shape, element); \
       return tensor ? RankedTensorType::get(shape, element) : element; }",
    ),
    (
        "OpTrait::util::staticallyKnownBroadcastable",
        "[](ArrayRef<int64_t> s, ArrayRef<int64_t> t) { \
           return llvm::all_of(llvm::seq<int64_t>(1, std::max(s.size(), t.size()) + 1), [&](int64_t i) { \
             int64_t x = i <= int64_t(s.size()) ? s[s.size() - i] : 1; \
             int64_t y = i <= int64_t(t.size()) ? t[t.size() - i] : 1; \
             return x == 1 || y == 1 || x == y && x != ShapedType::kDynamic; }); }",
    ),
    (
        "tensor::isSameTypeWithoutEncoding",
        "[](Type a, Type b) { \
           if (isa<RankedTensorType>(a) && isa<RankedTensorType>(b)) \
             return cast<RankedTensorType>(a).dropEncoding() == cast<RankedTensorType>(b).dropEncoding(); \
           return a == b; }",
    ),
    (
        "tensor::preservesStaticInformation",
        "[](Type from, Type to) { \
           if (!isa<RankedTensorType>(from) || !isa<RankedTensorType>(to)) return false; \
           auto a = cast<RankedTensorType>(from); auto b = cast<RankedTensorType>(to); \
           if (a.getElementType() != b.getElementType() || a.getRank() != b.getRank()) return false; \
           return llvm::all_of(llvm::zip(a.getShape(), b.getShape()), [](auto t) { \
             return ShapedType::isDynamic(std::get<0>(t)) || !ShapedType::isDynamic(std::get<1>(t)); }); }",
    ),
    (
        "ShapedType::isStaticShape",
        "[](ArrayRef<int64_t> s) { \
           return llvm::none_of(s, [](int64_t n) { return ShapedType::isDynamic(n); }); }",
    ),
    (
        "ShapedType::isDynamicShape",
        "[](ArrayRef<int64_t> s) { \
           return llvm::any_of(s, [](int64_t n) { return ShapedType::isDynamic(n); }); }",
    ),
];

/// All of them, and where those of each kind begin.
const ALL: [&[(&str, &str)]; 9] = [INTEGERS, FLOATS, OF_BIG, OF_WORD, OF_SOFT, OF_TYPE, TYPES, OF_MAP, MAPS];
const FIRST_FLOAT: usize = INTEGERS.len();
const FIRST_OF_BIG: usize = FIRST_FLOAT + FLOATS.len();
const FIRST_OF_WORD: usize = FIRST_OF_BIG + OF_BIG.len();
const FIRST_OF_SOFT: usize = FIRST_OF_WORD + OF_WORD.len();
const FIRST_OF_TYPE: usize = FIRST_OF_SOFT + OF_SOFT.len();
const FIRST_TYPE: usize = FIRST_OF_TYPE + OF_TYPE.len();
const FIRST_OF_MAP: usize = FIRST_TYPE + TYPES.len();
const FIRST_MAP: usize = FIRST_OF_MAP + OF_MAP.len();
const COUNT: usize = FIRST_MAP + MAPS.len();

fn number(name: &str) -> Option<usize> {
    // LLVM has its own of those that came with C++20.
    let name = if is_of_bits(name) { name.strip_prefix("std::").unwrap_or(name) } else { name };
    let is = |function: &(&str, &str)| function.0 == name;
    let of_numbers = INTEGERS.iter().chain(FLOATS).position(is);
    of_numbers.or_else(|| Some(FIRST_TYPE + TYPES.iter().position(is)?))
}

/// A function, parsed when it is needed first.
fn function(number: usize) -> Option<&'static Snippet> {
    static PARSED: [OnceLock<Option<Snippet>>; COUNT] = [const { OnceLock::new() }; COUNT];
    let text = || ALL.iter().copied().flatten().nth(number).and_then(|f| cxx::expression(f.1).ok());
    PARSED[number].get_or_init(text).as_ref()
}

/// Is a function one of these?
pub(super) fn knows(name: &str) -> bool {
    number(name).is_some() || is_of_bits(name)
}

fn is_of_bits(name: &str) -> bool {
    let name = name.strip_prefix("std::").unwrap_or(name);
    matches!(name, "popcount" | "countr_zero" | "countl_zero" | "bit_width")
}

/// Is a method of an `APInt` called with a number of C++, and is that another one than with an `APInt`?
pub(super) fn is_of_word(name: &str, args: &[Item]) -> bool {
    let is_word =
        |arg: &Item| matches!(arg, Item::Value(t) if t.sort.single().is_some_and(Scalar::is_number));
    args.iter().any(is_word) && OF_WORD.iter().any(|method| method.0 == name)
}

impl Resolver<'_> {
    /// A function that [`knows`] tells of.
    pub(super) fn written(&mut self, name: &str, types: &[String], mut args: Vec<Item>) -> Result<Item> {
        let Some(number) = number(name) else { return self.count_of_bits(name, args) };
        // `SignExtend64<8>(x)`
        if let [bits] = types {
            let bits = bits.parse().map_err(|_| Unknown::Function(name.to_string()))?;
            let bits = self.push(Expr::Int(Scalar::U32, bits))?;
            args.push(self.value(bits, ""));
        }
        // No type of elements is given.
        if number == FIRST_TYPE && args.len() == 2 {
            args.push(Item::Null);
        }
        let mut is_single = (FIRST_FLOAT..FIRST_OF_BIG).contains(&number);
        for arg in args.iter_mut().filter(|arg| !matches!(arg, Item::Null)) {
            let typed = self.typed(arg.clone())?;
            is_single &= typed.sort.single() == Some(Scalar::F32);
            *arg = Item::Value(typed);
        }
        let result = self.called(number, args)?;
        if is_single { self.as_number(Scalar::F32, vec![result]) } else { Ok(result) }
    }

    /// A function about affine maps.
    pub(super) fn written_by_name(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let at = MAPS.iter().position(|function| function.0 == name);
        self.called(FIRST_MAP + at.ok_or_else(|| Unknown::Function(name.to_string()))?, args)
    }

    /// A method of an `APInt`, an `APFloat`, a type or an affine map, if it is one of these.
    pub(super) fn written_method(&mut self, object: u32, name: &str, mut args: Vec<Item>) -> Result<Item> {
        let (first, methods) = match self.sort(object).single() {
            Some(Scalar::BigInt) if is_of_word(name, &args) => (FIRST_OF_WORD, OF_WORD),
            Some(Scalar::BigInt) => (FIRST_OF_BIG, OF_BIG),
            Some(Scalar::SoftFloat) => (FIRST_OF_SOFT, OF_SOFT),
            Some(Scalar::Attr) => (FIRST_OF_MAP, OF_MAP),
            _ => (FIRST_OF_TYPE, OF_TYPE),
        };
        let Some(method) = methods.iter().position(|method| method.0 == name) else {
            return unknown_method(name);
        };
        args.insert(0, self.value(object, ""));
        self.called(first + method, args)
    }

    /// What one gives that sees its parameters only.
    fn called(&mut self, number: usize, args: Vec<Item>) -> Result<Item> {
        self.run(function(number).ok_or(Unknown::Sort)?, args)
    }

    /// What depends on how many bits the type of the number has.
    fn count_of_bits(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let [a] = parts(args)?;
        let typed = self.typed(a)?;
        let (bits, _) = typed.sort.single().and_then(Scalar::int).ok_or(Unknown::Sort)?;
        let number = self.converted(typed.node, Scalar::U64)?;
        let width = self.push(Expr::Int(Scalar::U32, bits.into()))?;
        let signed = self.push(Expr::Bool(false))?;
        let big = self.query(Query::MakeBig, &[width, number, signed])?;
        if name.ends_with("countr_zero") {
            return self.ask(Query::TrailingZeros, &[big]);
        }
        let active = self.query(Query::ActiveBits, &[big])?;
        match name.ends_with("bit_width") {
            true => Ok(self.value(active, "")),
            false => self.ask(Query::Compute(Arithmetic::Subtract), &[width, active]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COUNT, function};

    #[test]
    fn all_functions_are_read() {
        assert!((0..COUNT).all(|number| function(number).is_some()));
    }
}
