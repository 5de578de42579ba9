//! How large matchers are: there is a node for each test of each pattern at most, and one for each pattern
//! that has a tree by itself; code grows with the tests, whatever patterns do not have in common.

use pdll_compiler::pdl::MAX_EITHERS;
use pdll_compiler::{codegen, driver, hir, matcher};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_tests::Random;
use std::fmt::Write;

/// Words of matcher code for one test with the loads that it needs, and for a pattern that is recorded.
const WORDS_OF_TEST: usize = 24;

/// Patterns that ask for the same attributes in orders and with values of their own, so that as little as
/// can be is shared: `attributes` of `patterns` patterns on one operation, `depth` operations deep.
fn apart(patterns: usize, attributes: usize, depth: usize, seed: u64) -> String {
    let mut r = Random::new(seed);
    let mut out = String::new();
    for p in 0..patterns {
        let _ = writeln!(out, "Pattern P{p} with benefit({}) {{", r.below(1000));
        for level in 0..depth {
            let mut names: Vec<usize> = (0..attributes).collect();
            let mut attrs = Vec::new();
            while !names.is_empty() {
                let name = names.swap_remove(r.below(names.len()));
                match r.below(3) {
                    0 => {}
                    1 => attrs.push(format!("k{name} = a{p}_{level}_{name}: Attr")),
                    _ => attrs.push(format!("k{name} = attr<\"{} : i32\">", r.below(4))),
                }
            }
            if attrs.is_empty() {
                attrs.push(format!("k0 = a{p}_{level}_0: Attr"));
            }
            let operand = if level == 0 { format!("x{p}: Value") } else { format!("o{}.0", level - 1) };
            let _ =
                writeln!(out, "  let o{level} = op<t.op>({operand}) {{{}}} -> (_: Type);", attrs.join(", "));
        }
        let _ = writeln!(out, "  replace o{} with x{p};\n}}", depth - 1);
    }
    out
}

/// Tests, nodes and words of matcher code.
fn sizes(text: &str) -> (usize, usize, usize) {
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.pdll", text.as_bytes()).expect("room");
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags).expect("patterns");
    let rows = matcher::build(&module, &mut diags);
    let forest = matcher::fuse(&rows);
    let tests: usize = rows.rows.iter().map(|row| rows.tests(row).len()).sum();
    assert!(rows.rows.len() <= module.patterns.len() << MAX_EITHERS);
    assert!(forest.nodes.len() <= rows.rows.len() + tests, "{} nodes", forest.nodes.len());
    let limits = codegen::Limits::default();
    let program = codegen::compile(&module, &rows, &forest, &sources, &limits).expect("it fits");
    (rows.rows.len() + tests, forest.nodes.len(), program.rewrites as usize)
}

#[test]
fn matchers_are_bounded_by_their_tests() {
    for (patterns, attributes, depth) in [(400, 2, 1), (400, 12, 1), (200, 8, 4), (20, 60, 3), (1500, 6, 2)] {
        let (tests, nodes, words) = sizes(&apart(patterns, attributes, depth, 7));
        assert!(nodes * 4 > tests || attributes == 2, "they share much: {nodes} nodes for {tests} tests");
        assert!(words <= WORDS_OF_TEST * tests, "{words} words for {tests} tests");
    }
}

#[test]
fn twice_as_many_patterns_are_at_most_twice_as_large() {
    let of = |patterns| sizes(&apart(patterns, 8, 3, 11));
    let (half, all) = (of(500), of(1000));
    assert!(all.2 <= half.2 * 21 / 10, "{half:?} and {all:?}");
}
