//! Evaluation is bounded in memory, whatever an expression shares.
//!
//! One test by itself: what is measured is the peak of the process, as Linux reports it.
#![cfg(target_os = "linux")]

use pdll_bytecode::query::{Scalar, Sort};
use pdll_compiler::cxx;
use pdll_compiler::ods::resolve::{self, Classes, Param};
use pdll_host_ir::query::{Expressions, Stop, Subject};
use pdll_ir::{Context, parse_type};
use std::fmt::Write as _;

/// What all expressions together may add to the memory of the process.
const MOST_MIB: u64 = 256;

/// The most memory that this process ever had, in MiB.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux reports it");
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).expect("with a peak");
    line.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number") / 1024
}

/// Declarations of `name0`, `name1`, ...: each is made of two of the one before it.
fn doubled(name: &str, first: &str, levels: u32, twice: impl Fn(&str) -> String) -> String {
    let mut text = format!("auto {name}0 = {first};\n");
    for i in 1..=levels {
        let _ = writeln!(text, "auto {name}{i} = {};", twice(&format!("{name}{}", i - 1)));
    }
    text
}

/// Evaluates a body as a rule for a type, which may make new ones: whether it gives one.
fn gives(body: &str) -> Result<(), Stop> {
    let snippet = cxx::body(body).unwrap_or_else(|e| panic!("{body}: {e}"));
    let this = Param { name: "self".into(), sort: Sort::one(Scalar::Type), cpp_type: String::new() };
    let resolved = resolve::value(&snippet, &[this], &Classes::new(), Sort::one(Scalar::Type));
    let resolved = resolved.unwrap_or_else(|e| panic!("{body}: {e}"));
    let mut ctx = Context::new();
    let ty = parse_type(&mut ctx, "i32").expect("a type");
    let e = Expressions::new(&mut ctx, &resolved.exprs, &resolved.classes, &resolved.roots);
    e.expect("expressions").types(&mut ctx, &[Subject::Type(ty)]).map(|_| ())
}

#[test]
fn what_is_shared_is_not_unfolded() {
    let tuple = |t: &str| format!("TupleType::get(ctx, {{{t}, {t}}})");
    let array = |a: &str| format!("ArrayAttr::get(ctx, {{{a}, {a}}})");
    let function = |t: &str| format!("FunctionType::get(ctx, {{{t}}}, {{{t}}})");
    let start = "auto ctx = self.getContext();\n";
    let first = "UnitAttr::get(ctx)";
    let deep = 24;
    let rows = [
        // 2^24 types, flattened.
        doubled("t", &tuple("self"), deep, tuple)
            + &format!("return hasNItems(getFlattenedTypes(t{deep}), 3) ? self : Type();"),
        // A type whose text would be 2^24 times as long.
        doubled("f", &function("self"), deep, function) + &format!("return f{deep};"),
        // Two such, compared: equal all the way down.
        doubled("t", &tuple("self"), deep, tuple)
            + &doubled("u", &tuple("self"), deep, tuple)
            + &format!("return t{deep} == u{deep} ? self : Type();"),
        doubled("a", &array(first), deep, array)
            + &doubled("b", &array(first), deep, array)
            + &format!("return a{deep} == b{deep} ? self : Type();"),
        // A list of lists' items, looked through for each of its items.
        doubled("a", &array(first), deep, array)
            + &format!(
                "return all_of(a{deep}, [&](Attribute x) {{ return is_contained(a{deep}, x); }}) ? self : Type();"
            ),
        // Numbers of 16 million bits.
        doubled("n", "APInt(16777215, 1)", deep, |n| format!("({n} + {n})"))
            + &format!("return n{deep}.isZero() ? self : Type();"),
    ];
    let before = peak();
    for body in rows {
        let got = gives(&(start.to_string() + &body));
        // Whether there is an answer in so many steps is not the point, but that there is one soon and
        // cheaply.
        assert!(matches!(got, Ok(()) | Err(Stop::Limit | Stop::Unknown(_))), "{body}: {got:?}");
    }
    let grown = peak() - before;
    assert!(grown < MOST_MIB, "evaluation took {grown} MiB");
}
