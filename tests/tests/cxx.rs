//! Evaluated C++ against C++: the same expressions, compiled by g++ and resolved to queries.
//!
//! Expressions are generated at random. In what g++ compiles, what can be undefined is wrapped in functions
//! of the same types that notice it; undefined expressions have no answer on either side.
use pdll_compiler::cxx;
use pdll_compiler::ods::resolve::{self, Classes};
use pdll_host_ir::query::{Expressions, Stop};
use pdll_ir::Context;
use pdll_tests::{Random, installed};
use std::fmt::Write as _;
use std::process::Command;

mod statements;

/// An expression as it is resolved, and as g++ compiles it.
struct Case {
    ours: String,
    theirs: String,
}

/// What g++ says of an expression.
#[derive(Debug)]
enum Answer {
    Undefined,
    Int(u64),
    Float(f64),
}

const HELPERS: &str = r#"
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <type_traits>
static bool ub;
template <class R> constexpr bool checked = std::is_integral_v<R> && std::is_signed_v<R>;
#define CHECKED(NAME, OP, OVERFLOW)                                                             \
  template <class A, class B> auto NAME(A a, B b) {                                             \
    using R = decltype(a OP b);                                                                 \
    if constexpr (checked<R>) {                                                                 \
      R r;                                                                                      \
      if (OVERFLOW(R(a), R(b), &r)) ub = true;                                                  \
      return r;                                                                                 \
    } else {                                                                                    \
      return R(a OP b);                                                                         \
    }                                                                                           \
  }
CHECKED(add, +, __builtin_add_overflow)
CHECKED(sub, -, __builtin_sub_overflow)
CHECKED(mul, *, __builtin_mul_overflow)
template <class R> bool divides(R a, R b) {
  if (b == 0 || (checked<R> && b == R(-1) && a == std::numeric_limits<R>::min())) ub = true;
  return !ub;
}
template <class A, class B> auto quot(A a, B b) {
  using R = decltype(a / b);
  if constexpr (std::is_integral_v<R>) return divides<R>(a, b) ? R(R(a) / R(b)) : R(0);
  else return R(a / b);
}
template <class A, class B> auto rem(A a, B b) {
  using R = decltype(a % b);
  return divides<R>(a, b) ? R(R(a) % R(b)) : R(0);
}
template <class R, class B> bool shifts(B b) {
  if (b < 0 || uint64_t(b) >= sizeof(R) * 8) ub = true;
  return !ub;
}
template <class A, class B> auto shl(A a, B b) {
  using R = decltype(a << b);
  return shifts<R>(b) ? R(R(a) << b) : R(0);
}
template <class A, class B> auto shr(A a, B b) {
  using R = decltype(a >> b);
  return shifts<R>(b) ? R(R(a) >> b) : R(0);
}
template <class A> auto neg(A a) {
  using R = decltype(-a);
  if constexpr (std::is_integral_v<R>) return sub(R(0), R(a)); else return R(-a);
}
template <class T, class A> T to(A a) {
  if constexpr (std::is_floating_point_v<A> && std::is_integral_v<T> && !std::is_same_v<T, bool>) {
    double limit = std::ldexp(1.0, sizeof(T) * 8 - std::is_signed_v<T>), whole = std::trunc(double(a));
    if (!(whole < limit && whole >= (std::is_signed_v<T> ? -limit : 0.0))) { ub = true; return T(0); }
  }
  return T(a);
}
template <class T> void show(T v) {
  if (ub) std::puts("undefined");
  else if constexpr (std::is_floating_point_v<T>) std::printf("float %.17g\n", double(v));
  else std::printf("int %llu\n", static_cast<unsigned long long>(v));
  ub = false;
}
"#;

const INTS: &[&str] = &[
    "bool", "int8_t", "uint8_t", "int16_t", "uint16_t", "int32_t", "uint32_t", "int64_t", "uint64_t", "int",
    "unsigned", "long", "size_t",
];

/// Operators on integers: as they are written, and the function that stands for one that can be undefined.
const INT_OPERATORS: &[(&str, &str)] = &[
    ("+", "add"),
    ("-", "sub"),
    ("*", "mul"),
    ("/", "quot"),
    ("%", "rem"),
    ("<<", "shl"),
    (">>", "shr"),
    ("&", ""),
    ("|", ""),
    ("^", ""),
];
const FLOAT_OPERATORS: &[(&str, &str)] = &[("+", "add"), ("-", "sub"), ("*", "mul"), ("/", "quot")];
const CONDITIONS: &[&str] = &["==", "!=", "<", "<=", ">", ">=", "&&", "||"];

fn leaf(rng: &mut Random, float: bool) -> Case {
    let text = if float {
        rng.pick(&["0.5", "1.0", "3.25", "1e10", "0.1", "123456789.75"]).to_string()
    } else {
        let value = match rng.below(4) {
            0 => rng.number() >> rng.below(64),
            1 => rng.below(40) as u64,
            2 => [127, 128, 255, 256, 32767, 65535, 2147483647, 2147483648, 4294967295][rng.below(9)],
            _ => rng.number() >> 1 | 1 << 62,
        };
        let suffix = rng.pick(&["", "", "u", "l", "ul", "ull"]);
        match rng.below(8) {
            0 => rng.pick(&["true", "false"]).to_string(),
            1..=3 => format!("0x{value:x}{suffix}"),
            // Greater ones have no type.
            _ if value > i64::MAX as u64 => format!("{value}ull"),
            _ => format!("{value}{suffix}"),
        }
    };
    Case { ours: text.clone(), theirs: text }
}

fn expression(rng: &mut Random, depth: u32, float: bool) -> Case {
    if depth == 0 || rng.chance(12) {
        return leaf(rng, float);
    }
    let depth = depth - 1;
    if float && rng.chance(40) {
        let from = rng.chance(50);
        let (ty, of) = (rng.pick(&["float", "double"]), expression(rng, depth, from));
        return cast(rng, ty, &of);
    }
    match rng.below(10) {
        0..=3 => {
            let (operator, function) = rng.pick(if float { FLOAT_OPERATORS } else { INT_OPERATORS });
            // One of two floats may be an integer.
            let other = float && rng.chance(70);
            let (a, b) = (expression(rng, depth, float), expression(rng, depth, other));
            let theirs = match function {
                "" => format!("({} {operator} {})", a.theirs, b.theirs),
                function => format!("{function}({}, {})", a.theirs, b.theirs),
            };
            Case { ours: format!("({} {operator} {})", a.ours, b.ours), theirs }
        }
        4 => {
            let a = expression(rng, depth, float);
            let (operator, function) =
                if float { ("-", "neg") } else { rng.pick(&[("-", "neg"), ("~", "~"), ("!", "!")]) };
            Case { ours: format!("{operator}({})", a.ours), theirs: format!("{function}({})", a.theirs) }
        }
        5 => {
            let (c, yes) = (expression(rng, depth, false), rng.chance(20));
            let (a, b) =
                (expression(rng, depth, float), expression(rng, depth, if float { yes } else { false }));
            let show = |c: &str, a: &str, b: &str| format!("({c} ? {a} : {b})");
            Case { ours: show(&c.ours, &a.ours, &b.ours), theirs: show(&c.theirs, &a.theirs, &b.theirs) }
        }
        6 | 7 if !float => {
            let (left, right) = (rng.chance(20), rng.chance(20));
            let (a, b) = (expression(rng, depth, left), expression(rng, depth, right));
            let operator = rng.pick(CONDITIONS);
            let show = |a: &str, b: &str| format!("({a} {operator} {b})");
            Case { ours: show(&a.ours, &b.ours), theirs: show(&a.theirs, &b.theirs) }
        }
        _ => {
            let from = rng.chance(15);
            let of = expression(rng, depth, from);
            let ty = if float { rng.pick(&["float", "double"]) } else { rng.pick(INTS) };
            cast(rng, ty, &of)
        }
    }
}

fn cast(rng: &mut Random, ty: &str, of: &Case) -> Case {
    let ours = match rng.below(3) {
        0 => format!("static_cast<{ty}>({})", of.ours),
        1 => format!("(({ty})({}))", of.ours),
        _ => format!("{ty}({})", of.ours),
    };
    Case { ours, theirs: format!("to<{ty}>({})", of.theirs) }
}

/// What a program prints that g++ makes of this text; `flags` after what it always gets.
fn compiled(text: &str, flags: &[&str]) -> String {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (source, program) = (dir.path().join("t.cpp"), dir.path().join("t"));
    std::fs::write(&source, text).expect("a temporary file");
    let mut gcc = Command::new("g++");
    gcc.args(["-std=c++20", "-O0", "-w", "-ffp-contract=off", "-o"]).arg(&program).arg(&source).args(flags);
    let built = gcc.output().expect("g++ runs");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let run = Command::new(&program).output().expect("the program runs");
    assert!(run.status.success());
    String::from_utf8(run.stdout).expect("text")
}

/// Whether a condition without parameters holds.
fn holds(text: &str) -> Result<bool, Stop> {
    let snippet = cxx::expression(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let resolved =
        resolve::condition(&snippet, &[], &Classes::new()).unwrap_or_else(|e| panic!("{text}: {e}"));
    let mut ctx = Context::new();
    let e = Expressions::new(&mut ctx, &resolved.exprs, &resolved.classes, &resolved.roots);
    e.unwrap_or_else(|e| panic!("{text}: {e}")).holds(&ctx, &[])
}

/// The program that shows all of these expressions.
fn program(mut text: String, expressions: impl ExactSizeIterator<Item = String>) -> String {
    let parts = expressions.len().div_ceil(100);
    for (i, e) in expressions.enumerate() {
        match i % 100 {
            0 if i > 0 => {
                let _ = writeln!(text, "}}\nvoid part{}() {{", i / 100);
            }
            0 => text.push_str("void part0() {\n"),
            _ => {}
        }
        let _ = writeln!(text, "  show({e});");
    }
    text.push_str("}\nint main() {\n");
    (0..parts).for_each(|i| {
        let _ = writeln!(text, "  part{i}();");
    });
    text + "}\n"
}

fn answer(line: &str) -> Answer {
    match line.split_once(' ') {
        Some(("int", n)) => Answer::Int(n.parse().expect("a number")),
        Some((_, x)) => Answer::Float(x.parse().expect("a number")),
        None => Answer::Undefined,
    }
}

/// That an expression has this value; `None` if it has none.
fn equals(e: &str, value: &Answer) -> Option<String> {
    Some(match *value {
        Answer::Undefined => return None,
        Answer::Int(n) => format!("static_cast<uint64_t>({e}) == {n}ull"),
        Answer::Float(x) if x.is_nan() => format!("({e}) != ({e})"),
        Answer::Float(x) if x.is_infinite() => {
            format!("({e}) {} 1.7e308", if x > 0.0 { ">" } else { "< -" })
        }
        Answer::Float(x) => format!("({e}) == {}({:?})", if x < 0.0 { "-" } else { "" }, x.abs()),
    })
}

#[test]
fn arithmetic_is_that_of_cpp() {
    if !installed(&["g++"]) {
        return;
    }
    let mut rng = Random::new(0x5eed_2026);
    let cases: Vec<Case> = (0..1500)
        .map(|i| {
            let float = rng.chance(15);
            expression(&mut rng, 1 + i % 5, float)
        })
        .collect();
    let out = compiled(&program(HELPERS.to_string(), cases.iter().map(|c| c.theirs.clone())), &[]);
    assert_eq!(out.lines().count(), cases.len());
    let mut defined = 0;
    for (case, line) in cases.iter().zip(out.lines()) {
        let e = &case.ours;
        let Some(condition) = equals(e, &answer(line)) else {
            let got = holds(&format!("static_cast<bool>({e})"));
            assert!(matches!(got, Err(Stop::Undefined(_))), "{e}: undefined in C++, {got:?} here");
            continue;
        };
        assert_eq!(holds(&condition), Ok(true), "{condition}");
        defined += 1;
    }
    // Else the generator shows nothing.
    assert!(defined * 3 > cases.len(), "{defined} of {} are defined", cases.len());
}

const TESTS: &[&str] = &[
    "isZero",
    "isOne",
    "isAllOnes",
    "isNegative",
    "isNonNegative",
    "isStrictlyPositive",
    "isNonPositive",
    "isPowerOf2",
    "isMaxSignedValue",
    "isMinSignedValue",
];
const ORDERS: &[&str] = &["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];

/// An `APInt` of so many bits.
fn big(rng: &mut Random, width: u32, depth: u32) -> String {
    if depth == 0 || rng.chance(30) {
        let mask = u64::MAX >> (64 - width.min(64));
        let value = match rng.below(5) {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << rng.below(64),
            3 => !(1 << (width.min(64) - 1)),
            _ => rng.number(),
        };
        return match width > 64 && rng.chance(50) {
            true => format!("APInt({width}, {}ull, true)", value & mask),
            false => format!("APInt({width}, {}ull)", value & mask),
        };
    }
    let a = big(rng, width, depth - 1);
    match rng.pick(&["+", "-", "&", "|", "^", "~", "neg", "word"]) {
        "~" => format!("(~{a})"),
        "neg" => format!("(-{a})"),
        "word" => {
            // Products are of 64 bits at most here.
            let operators: &[&str] = if width <= 64 { &["+", "-", "*"] } else { &["+", "-"] };
            format!("({a} {} ({}))", rng.pick(operators), rng.pick(&["1", "-1", "3", "255", "1000u"]))
        }
        operator => format!("({a} {operator} {})", big(rng, width, depth - 1)),
    }
}

/// A float of LLVM, in the format that the C++ type of its value says.
fn soft(rng: &mut Random, single: bool) -> String {
    let value = rng.pick(&[
        "0.0",
        "-0.0",
        "1.5",
        "-1.5",
        "0.1",
        "1e30",
        "-1e-30",
        "(1.0 / 0.0)",
        "(0.0 / 0.0)",
        "16777217.0",
    ]);
    if single { format!("APFloat(static_cast<float>({value}))") } else { format!("APFloat({value})") }
}

/// Questions about numbers of LLVM, which mean the same here and there.
fn question(rng: &mut Random) -> String {
    let width = rng.pick(&[1, 2, 7, 8, 16, 31, 32, 63, 64, 65, 127, 128, 200]);
    let a = big(rng, width, 2);
    match rng.below(9) {
        0 | 1 => format!("{a}.{}()", rng.pick(TESTS)),
        2 | 3 => format!("{a}.{}({})", rng.pick(ORDERS), big(rng, width, 2)),
        4 => format!("{a} {} {}", rng.pick(&["==", "!="]), big(rng, width, 2)),
        5 => match rng.pick(&ORDERS[2..]) {
            order if order.starts_with('s') => {
                format!("{a}.{order}(static_cast<int64_t>({}ull))", rng.number() >> rng.below(64))
            }
            order => format!("{a}.{order}({}ull)", rng.number() >> rng.below(64)),
        },
        6 if width <= 64 => format!("{a}.{}()", rng.pick(&["getZExtValue", "getSExtValue", "getBitWidth"])),
        7 => {
            let single = rng.chance(50);
            let (x, y) = (soft(rng, single), soft(rng, single));
            format!("{x} {} {y}", rng.pick(&["==", "!=", "<", "<=", ">", ">="]))
        }
        _ => {
            let single = rng.chance(50);
            let test = [
                "isZero",
                "isPosZero",
                "isNegZero",
                "isNegative",
                "isNaN",
                "isInfinity",
                "isFinite",
                "isNonZero",
            ];
            let x = soft(rng, single);
            match rng.below(3) {
                0 if !single => format!("{x}.isExactlyValue({})", rng.pick(&["1.5", "0.0", "-0.0", "0.1"])),
                1 => format!("{x}.convertToDouble()"),
                _ => format!("{x}.{}()", rng.pick(&test)),
            }
        }
    }
}

#[test]
fn numbers_of_llvm_are_those_of_llvm() {
    let include = "/usr/lib/llvm-22/include";
    if !installed(&["g++", "/usr/lib/llvm-22/include/llvm/ADT/APInt.h", "/usr/lib/llvm-22/lib/libLLVM-22.so"])
    {
        return;
    }
    let mut rng = Random::new(0xa71_2026);
    let cases: Vec<String> = (0..800).map(|_| question(&mut rng)).collect();
    let head = format!(
        "#include \"llvm/ADT/APFloat.h\"\n#include \"llvm/ADT/APInt.h\"\n{HELPERS}using namespace llvm;\n"
    );
    let flags =
        [&format!("-I{include}"), "-L/usr/lib/llvm-22/lib", "-lLLVM-22", "-Wl,-rpath,/usr/lib/llvm-22/lib"];
    let out = compiled(&program(head, cases.iter().cloned()), &flags);
    assert_eq!(out.lines().count(), cases.len());
    for (e, line) in cases.iter().zip(out.lines()) {
        let condition = equals(e, &answer(line)).expect("nothing of it is undefined");
        assert_eq!(holds(&condition), Ok(true), "{condition}");
    }
}
