//! Workloads for measuring: pattern sets and IR that they have work on, made from a seed.
//!
//! The families are those of the ruler against MLIR: `names` (many patterns of two ops, each root and inner
//! name its own), `rules` (the same as rewrite rules of a `.td` file), `deep` (seven ops, three levels,
//! shared prefixes), `chain` (every op is rewritten again and again).

pub mod converting;
mod rows;
pub mod text;

pub use rows::{attributes, conditions, everything, lists, natives, nothing, ranges, roots, spread};

use pdll_tests::Random;
use std::fmt::Write;

/// Patterns and IR.
#[derive(Clone, Debug)]
pub struct Workload {
    /// What it is called: family and number of patterns.
    pub name: String,
    /// PDLL text, or TableGen.
    pub patterns: String,
    /// MLIR text.
    pub ir: String,
    /// Number of patterns.
    pub count: usize,
}

/// Functions of 1,000 ops; `op` appends one op that defines `%{index}` and may use the `recent` values.
fn functions(ops: usize, op: impl FnMut(&mut String, usize, &mut Vec<String>)) -> String {
    functions_of(1000, ops, op)
}

/// [`functions`], of `each` ops.
fn functions_of(each: usize, ops: usize, mut op: impl FnMut(&mut String, usize, &mut Vec<String>)) -> String {
    let mut out = String::new();
    for f in 0..ops.div_ceil(each) {
        let _ = writeln!(out, "func.func @f{f}(%a: i32, %b: i32) {{");
        let mut recent = vec!["%a".to_string(), "%b".to_string()];
        for i in 0..each {
            op(&mut out, i, &mut recent);
            recent.push(format!("%{i}"));
            if recent.len() > 8 {
                recent.remove(0);
            }
        }
        out.push_str("return\n}\n");
    }
    out
}

/// `n` patterns `root(inner(x, _), y) -> res(x, y)` over many names; about one op in ten matches.
#[must_use]
pub fn names(n: usize, ops: usize) -> Workload {
    let mut patterns = String::new();
    for (p, [root, inner]) in pairs(n) {
        let _ = writeln!(
            patterns,
            "Pattern P{p} with benefit(2) {{\n  let inner = op<d.op{inner}>(x: Value, _: Value) -> (_: Type);\n  \
             let root = op<d.op{root}>(inner.0, y: Value) -> (t: Type);\n  replace root with op<d.res{p}>(x, y) -> (t);\n}}"
        );
    }
    Workload { name: format!("names:{n}"), patterns, ir: named_ops(n, ops, 1000), count: n }
}

/// [`names`] as rewrite rules of a `.td` file, with the definitions of the operations.
#[must_use]
pub fn rules(n: usize, ops: usize) -> Workload {
    let define = |text: &mut String, def: String, name: String| {
        let _ = writeln!(
            text,
            "def {def} : Op<D, \"{name}\"> {{ let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$z); }}"
        );
    };
    let mut patterns = header();
    (0..kinds(n)).for_each(|k| define(&mut patterns, format!("Kind{k}"), format!("op{k}")));
    for (p, [root, inner]) in pairs(n) {
        define(&mut patterns, format!("Res{p}"), format!("res{p}"));
        let _ = writeln!(patterns, "def P{p} : Pat<(Kind{root} (Kind{inner} $x, $_), $y), (Res{p} $x, $y)>;");
    }
    Workload { name: format!("rules:{n}"), patterns, ir: named_ops(n, ops, 1000), count: n }
}

/// What `.td` files of rules begin with: the records that they build on, and a dialect `D`.
fn header() -> String {
    let files =
        [include_str!("../../compiler/tests/ods/base.td"), include_str!("../../compiler/tests/drr/rules.td")];
    // One text: what the second includes stands in front of it.
    files.concat().replace("include \"base.td\"", "") + "def D : Dialect { let name = \"d\"; }\n"
}

/// How many names there are for `n` patterns.
fn kinds(n: usize) -> usize {
    if n <= 100 { 50 } else { 200 }
}

/// The names of the root and of the op in it, for each of `n` patterns of [`names`]: every pair at most once.
pub fn pairs(n: usize) -> impl Iterator<Item = (usize, [usize; 2])> {
    let kinds = kinds(n);
    (0..n).map(move |p| (p, [p % kinds, (p / kinds + p) % kinds]))
}

/// Ops of these names, of which about one in ten matches, in functions of `each`.
fn named_ops(n: usize, ops: usize, each: usize) -> String {
    let (kinds, mut random) = (kinds(n), Random::new(7));
    functions_of(each, ops, |out, i, recent| {
        let (x, y) = (random.below(recent.len()), random.below(recent.len()));
        let kind = random.below(kinds);
        let _ = writeln!(out, "%{i} = \"d.op{kind}\"({}, {}) : (i32, i32) -> i32", recent[x], recent[y]);
    })
}

/// For each of `n` patterns of [`deep`] the numbers of the names of four leaves, two ops on them, and the
/// root.
#[must_use]
pub fn trees(n: usize) -> Vec<[usize; 7]> {
    trees_and_more(n).0
}

/// These, and what makes more of them.
fn trees_and_more(n: usize) -> (Vec<[usize; 7]>, impl FnMut() -> [usize; 7]) {
    let mut random = Random::new(11);
    let mut tree = move || [6, 6, 6, 6, 4, 4, 4].map(|names| random.below(names));
    ((0..n).map(|_| tree()).collect(), tree)
}

/// `n` patterns of seven ops, three levels deep. Every third tree of the IR is one of them.
#[must_use]
pub fn deep(n: usize, ops: usize) -> Workload {
    let (trees, mut tree) = trees_and_more(n);
    let mut patterns = String::new();
    for (p, t) in trees.iter().enumerate() {
        let _ = writeln!(patterns, "Pattern P{p} with benefit({}) {{", 2 + p);
        for (q, leaf) in t[..4].iter().enumerate() {
            let _ = writeln!(patterns, "  let l{q} = op<d.leaf{leaf}>(v{q}: Value) -> (_: Type);");
        }
        let _ = writeln!(
            patterns,
            "  let m0 = op<d.mid{}>(l0.0, l1.0) -> (_: Type);\n  let m1 = op<d.mid{}>(l2.0, l3.0) -> (_: Type);\n  \
             let root = op<d.top{}>(m0.0, m1.0) -> (t: Type);\n  replace root with op<r.res{p}>(v0, v1, v2, v3) -> (t);\n}}",
            t[4], t[5], t[6],
        );
    }
    let mut now = [0; 7];
    let ir = functions(ops, |out, i, recent| {
        let last = |k: usize| recent[recent.len() - k].clone();
        let step = i % 7;
        if step == 0 {
            now = if i % 3 == 0 { trees[i / 3 % n] } else { tree() };
        }
        let (name, operands) = match step {
            0..4 => ("leaf", "%a".to_string()),
            4 => ("mid", format!("{}, {}", last(4), last(3))),
            5 => ("mid", format!("{}, {}", last(3), last(2))),
            _ => ("top", format!("{}, {}", last(2), last(1))),
        };
        let types = if step < 4 { "i32" } else { "i32, i32" };
        let _ = writeln!(out, "%{i} = \"d.{name}{}\"({operands}) : ({types}) -> i32", now[step]);
    });
    Workload { name: format!("deep:{n}"), patterns, ir, count: n }
}

/// What tells roots of [`root`] apart: an attribute, the type of an operand, and the number of the name of
/// what defines that. Pattern `p` has case `7 * p`.
#[must_use]
pub fn root_case(case: usize) -> (usize, &'static str, usize) {
    let types = ["i8", "i16", "i32", "i64", "f16", "f32", "f64", "index"];
    (case % 40, types[case / 40 % 8], case / 320 % 12)
}

/// `n` patterns with one and the same root, told apart by an attribute, by a type and by the op in it. Every
/// tenth root is one of them.
#[must_use]
pub fn root(n: usize, ops: usize) -> Workload {
    let case = root_case;
    let mut patterns = String::new();
    for p in 0..n {
        let (attr, ty, inner) = case(p * 7);
        let _ = writeln!(
            patterns,
            "Pattern P{p} with benefit(2) {{\n  let inner = op<d.in{inner}>(x: Value) -> (type<\"{ty}\">);\n  \
             let root = op<d.root>(inner.0) {{k = attr<\"{attr} : i32\">}} -> (t: Type);\n  \
             replace root with op<r.res{p}>(x) -> (t);\n}}"
        );
    }
    let (mut random, mut now) = (Random::new(13), case(0));
    let ir = functions(ops, |out, i, recent| {
        let _ = if i % 2 == 0 {
            now = case(if i % 20 == 0 { random.below(n) * 7 } else { random.below(40 * 8 * 12) });
            writeln!(out, "%{i} = \"d.in{}\"(%a) : (i32) -> {}", now.2, now.1)
        } else {
            let inner = &recent[recent.len() - 1];
            writeln!(out, "%{i} = \"d.root\"({inner}) {{k = {} : i32}} : ({}) -> i32", now.0, now.1)
        };
    });
    Workload { name: format!("root:{n}"), patterns, ir, count: n }
}

/// `n` patterns of a sum of two products in either order, each of an operand and of one of `n / 4` marked ops
/// in either order: eight rows each, that ask alike.
#[must_use]
pub fn commuting(n: usize, ops: usize) -> Workload {
    let (marks, mut patterns) = ((n / 4).max(1), String::new());
    for p in 0..n {
        for order in 0..8 {
            let pair = |k: usize, a: &str, b: &str| match order >> k & 1 {
                0 => format!("{a}, {b}"),
                _ => format!("{b}, {a}"),
            };
            let _ = writeln!(
                patterns,
                "Pattern P{p}_{order} with benefit({}) {{\n  let m0 = op<d.mark{}>(x: Value) -> (_: Type);\n  \
                 let m1 = op<d.mark{}>(y: Value) -> (_: Type);\n  let p0 = op<d.mul>({}) -> (_: Type);\n  \
                 let p1 = op<d.mul>({}) -> (_: Type);\n  let root = op<d.add>({}) -> (t: Type);\n  \
                 replace root with op<r.res{p}>(x, y) -> (t);\n}}",
                2 + p,
                p % marks,
                p / marks % marks,
                pair(0, "m0.0", "a: Value"),
                pair(1, "m1.0", "b: Value"),
                pair(2, "p0.0", "p1.0"),
            );
        }
    }
    let mut random = Random::new(17);
    let ir = functions(ops, |out, i, recent| {
        let pick = |r: &mut Random| recent[recent.len() - 1 - r.below(3.min(recent.len()))].clone();
        let (x, y) = (pick(&mut random), pick(&mut random));
        let _ = match i % 4 {
            0 => writeln!(out, "%{i} = \"d.mark{}\"({x}) : (i32) -> i32", random.below(marks)),
            3 => writeln!(out, "%{i} = \"d.add\"({x}, {y}) : (i32, i32) -> i32"),
            _ => writeln!(out, "%{i} = \"d.mul\"({x}, {y}) : (i32, i32) -> i32"),
        };
    });
    Workload { name: format!("commuting:{n}"), patterns, ir, count: 8 * n }
}

/// `n` patterns `s0 -> s1 -> ... -> sn`: every op is rewritten `n` times.
#[must_use]
pub fn chain(n: usize, ops: usize) -> Workload {
    let mut patterns = String::new();
    for p in 0..n {
        let _ = writeln!(
            patterns,
            "Pattern P{p} with benefit(2) {{\n  let root = op<d.s{p}>(x: Value) -> (t: Type);\n  replace root with op<d.s{}>(x) -> (t);\n}}",
            p + 1
        );
    }
    let ir = functions(ops, |out, i, recent| {
        let _ = writeln!(out, "%{i} = \"d.s0\"({}) : (i32) -> i32", recent[recent.len() - 1]);
    });
    Workload { name: format!("chain:{n}"), patterns, ir, count: n }
}

/// The rows whose matchers are compared, interpreted and in Rust, with this many operations.
#[must_use]
pub fn native_rows(ops: usize) -> Vec<Workload> {
    vec![
        names(1, ops),
        names(10, ops),
        names(100, ops),
        names(1000, ops),
        root(1000, ops),
        deep(300, ops),
        chain(20, ops),
        ranges(100, ops),
        lists(100, ops),
        attributes(100, ops),
        natives(100, ops),
        roots(100, ops),
        everything(50, ops),
        commuting(100, ops),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use pdll::PatternSet;
    use pdll::ir::{Context, parse_module};

    /// How many rewrites there are, of which the last leaves nothing to do.
    fn applied(workload: &Workload) -> u64 {
        let set = PatternSet::from_source(&workload.name, &workload.patterns);
        let set = set.unwrap_or_else(|e| panic!("{}: {e}", workload.name));
        let mut ctx = Context::new();
        let mut module = parse_module(&mut ctx, "in.mlir", workload.ir.as_bytes()).unwrap();
        let report = set.apply(&mut ctx, &mut module.ir).unwrap();
        assert!(report.converged, "{}: {report:?}", workload.name);
        report.rewrites
    }

    #[test]
    fn rules_do_what_patterns_do() {
        let (patterns, rules) = (applied(&names(50, 1000)), applied(&rules(50, 1000)));
        assert!(rules > 10, "{rules}");
        assert_eq!(rules, patterns);
    }

    #[test]
    fn every_workload_gives_its_patterns_work() {
        // At least so many rewrites for 1,000 ops.
        let rows = [
            (names(50, 1000), 10),
            (deep(300, 1000), 5),
            (chain(5, 1000), 5000),
            (ranges(10, 1000), 50),
            (lists(10, 1000), 20),
            (attributes(10, 1000), 50),
            (natives(10, 1000), 50),
            (conditions(10, 1000), 50),
            (roots(10, 1000), 20),
            (spread(10, 1000), 10),
            (everything(50, 1000), 1000),
        ];
        for (workload, least) in rows {
            let rewrites = applied(&workload);
            assert!(rewrites >= least, "{}: {rewrites}", workload.name);
        }
        assert_eq!(applied(&nothing(50, 1000)), 0);
    }
}
