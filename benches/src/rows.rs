//! Workloads that are about one thing each: ranges, lists, attributes, natives, two roots, conditions of
//! definitions, and the two ends, where nothing matches and where everything does.

use crate::{Workload, functions, header, named_ops, names};
use pdll_tests::Random;
use std::fmt::Write;

/// `n` patterns of one op each, which is followed by `text`; `%` in it is the number of the pattern.
fn patterns(n: usize, text: &str) -> String {
    (0..n).fold(String::new(), |mut out, p| {
        let _ = writeln!(out, "Pattern P{p} {{ {} }}", text.replace('%', &p.to_string()));
        out
    })
}

/// Ops `d.opK`, one in ten of which has a `K` below `n`, with an attribute and up to `operands` operands.
fn ops(n: usize, ops: usize, operands: usize) -> String {
    let mut random = Random::new(19);
    functions(ops, |out, i, recent| {
        let kind = match random.below(10) {
            0 => random.below(n),
            _ => n + random.below(n),
        };
        let count = 1 + random.below(operands);
        let names: Vec<&str> = (0..count).map(|_| &*recent[random.below(recent.len())]).collect();
        let types = vec!["i32"; count].join(", ");
        let (names, k) = (names.join(", "), random.below(50));
        let _ = writeln!(out, "%{i} = \"d.op{kind}\"({names}) {{k = {k} : i32}} : ({types}) -> i32");
    })
}

/// `n` patterns that take all operands and all types as ranges.
#[must_use]
pub fn ranges(n: usize, size: usize) -> Workload {
    let text = "let root = op<d.op%>(xs: ValueRange) -> (ts: TypeRange);
        replace root with op<r.res%>(xs) -> (ts);";
    Workload { name: format!("ranges:{n}"), patterns: patterns(n, text), ir: ops(n, size, 4), count: n }
}

/// `n` patterns of two ops, one of which uses the other and what comes last of its operands; all roots have
/// one name. They match one root in ten.
#[must_use]
pub fn lists(n: usize, size: usize) -> Workload {
    let text = "let inner = op<d.in%>(x: Value, xs: ValueRange) -> (t: Type);
        let root = op<d.root>(inner.0, xs) -> (ts: TypeRange);
        replace root with op<r.res%>(x, xs) -> (ts);";
    let (mut random, mut rest) = (Random::new(29), String::new());
    let ir = functions(size, |out, i, recent| {
        let (inner, x) = (&recent[recent.len() - 1], &recent[recent.len() - 2]);
        if i % 2 == 0 {
            let count = random.below(4);
            rest =
                (0..count).fold(String::new(), |rest, _| rest + ", " + &recent[random.below(recent.len())]);
        }
        let types = "i32".to_string() + &", i32".repeat(rest.matches(',').count());
        // Other values than the inner op uses, where there are some.
        let other =
            if random.below(2) == 0 { rest.clone() } else { format!(", {x}").repeat(types.len() / 5) };
        let _ = match i % 2 {
            0 => writeln!(out, "%{i} = \"d.in{}\"({x}{rest}) : ({types}) -> i32", random.below(5 * n)),
            _ => writeln!(out, "%{i} = \"d.root\"({inner}{other}) : ({types}) -> i32"),
        };
    });
    Workload { name: format!("lists:{n}"), patterns: patterns(n, text), ir, count: n }
}

/// `n` patterns that ask for an attribute and hand it on under another name.
#[must_use]
pub fn attributes(n: usize, size: usize) -> Workload {
    let text = "let root = op<d.op%>(x: Value) {k = a: Attr} -> (t: Type);
        replace root with op<r.res%>(x) {kept = a, made = attr<\"% : i64\">} -> (t);";
    Workload { name: format!("attributes:{n}"), patterns: patterns(n, text), ir: ops(n, size, 1), count: n }
}

/// `n` patterns that ask a native constraint of the library.
#[must_use]
pub fn natives(n: usize, size: usize) -> Workload {
    let text = "let root = op<d.op%>(x: Value) -> (t: Type); IsResult(x);
        replace root with op<r.res%>(x) -> (t);";
    let patterns = format!("Constraint IsResult(v: Value);\n{}", patterns(n, text));
    Workload { name: format!("natives:{n}"), patterns, ir: ops(n, size, 1), count: n }
}

/// `n` patterns of two ops that use one value, of which neither leads to the other.
#[must_use]
pub fn roots(n: usize, size: usize) -> Workload {
    let text = "let other = op<d.other%>(x: Value) -> (t: Type); let root = op<d.op%>(x) -> (t);
        replace root with other;";
    let (mut random, mut kind) = (Random::new(23), 0);
    let ir = functions(size, |out, i, recent| {
        // Two in a row use the same value. The patterns know every fifth pair.
        if i % 2 == 0 {
            kind = random.below(5 * n);
        }
        let name = if i % 2 == 0 { "other" } else { "op" };
        let x = &recent[recent.len() - 1 - i % 2];
        let _ = writeln!(out, "%{i} = \"d.{name}{kind}\"({x}) : (i32) -> i32");
    });
    Workload { name: format!("roots:{n}"), patterns: patterns(n, text), ir, count: n }
}

/// `n` rules whose operands have a condition in C++ in their definition.
#[must_use]
pub fn conditions(n: usize, size: usize) -> Workload {
    let mut patterns = header();
    for p in 0..n {
        for name in ["op", "res"] {
            let _ = writeln!(
                patterns,
                "def {name}{p} : Op<D, \"{name}{p}\"> {{
                   let arguments = (ins I32:$x); let results = (outs I32:$y); }}"
            );
        }
        let _ = writeln!(patterns, "def P{p} : Pat<(op{p} I32:$x), (res{p} $x)>;");
    }
    Workload { name: format!("conditions:{n}"), patterns, ir: ops(n, size, 1), count: n }
}

/// The patterns of [`names`] on ops of other names.
#[must_use]
pub fn nothing(n: usize, size: usize) -> Workload {
    let ir = named_ops(n, size, 1000).replace("d.op", "e.op");
    Workload { name: format!("nothing:{n}"), ir, ..names(n, size) }
}

/// `n` patterns of one op, at most 50, which are all that there are.
#[must_use]
pub fn everything(n: usize, size: usize) -> Workload {
    let text = "let root = op<d.op%>(x: Value, y: Value) -> (t: Type);
        replace root with op<r.res%>(x, y) -> (t);";
    let ir = named_ops(n, size, 1000);
    Workload { name: format!("everything:{n}"), patterns: patterns(n, text), ir, count: n }
}

/// A thousand patterns of [`names`] on as many ops in `n` functions.
#[must_use]
pub fn spread(n: usize, size: usize) -> Workload {
    let ir = named_ops(1000, size, size.div_ceil(n));
    Workload { name: format!("functions:{n}"), ir, ..names(1000, 0) }
}
