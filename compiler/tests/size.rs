//! How large matchers are: there is a node for each test of each pattern at most, and one for each pattern
//! that has a tree by itself; code grows with the tests, whatever patterns do not have in common.

use pdll_compiler::pdl::{MAX_EITHERS, ValidModule};
use pdll_compiler::{codegen, driver, drr, hir, matcher, ods, pdl};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_tests::{Random, files};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

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

/// How often each question is asked at most at one root, below a node: groups of a node are asked one after
/// the other, answers of a group exclude each other.
fn asked(forest: &matcher::Forest, node: matcher::NodeIndex) -> BTreeMap<matcher::QuestionId, usize> {
    let mut all = BTreeMap::new();
    for group in &forest.nodes[node.0 as usize].groups {
        let mut below: BTreeMap<_, usize> = BTreeMap::new();
        for &(_, child) in &group.cases {
            for (question, times) in asked(forest, child) {
                let most = below.entry(question).or_default();
                *most = times.max(*most);
            }
        }
        *below.entry(group.question).or_default() += 1;
        below.into_iter().for_each(|(question, times)| *all.entry(question).or_default() += times);
    }
    all
}

/// Questions at the root at which most are asked, and how many of them have been asked there before, by a
/// pattern that has parted from the one that asks again.
fn asked_again(module: &ValidModule, diags: &mut Diagnostics) -> (usize, usize) {
    let rows = matcher::build(module, diags);
    let forest = matcher::fuse(&rows);
    let of = |tree: &matcher::Tree| {
        let asked = asked(&forest, tree.root);
        let all: usize = asked.values().sum();
        (all, all - asked.len())
    };
    forest.trees.iter().map(of).max().unwrap_or_default()
}

/// Once patterns part, each asks for itself. A root that makes all of them go on until the last has asked is
/// the worst there can be: of 98 rules of algebra at most 40 questions are asked there, 18 of them again; of
/// 45 on layers 26 and 6, of 50 on shapes 15 and 1. Most patterns part at a question whose answers exclude
/// each other. A memory of answers would cost each question about as much as asking it, and so can save no
/// more than those.
#[test]
fn little_is_asked_again_after_patterns_part() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let dirs = ["compiler/tests/drr", "compiler/tests/ods"].map(|dir| root.join(dir));
    for path in files(root.join("tests/drr/corpus"), "td") {
        let mut sources = SourceMap::new(Standard::Extended).with_dirs(dirs.clone());
        let file = sources.add(&path, std::fs::read(&path).expect("a text")).expect("room");
        let mut diags = Diagnostics::new();
        let td = ods::read(file, &mut sources, Standard::Extended, &mut diags).expect("a good file");
        let model = td.import(&sources, Standard::Extended, &mut diags);
        let rules = drr::to_pdl(&td, &model, &sources, true, &mut diags);
        let module = pdl::verify(rules, Standard::Extended, &mut Diagnostics::new()).expect("good patterns");
        let (all, again) = asked_again(&module, &mut Diagnostics::new());
        let patterns = module.patterns.len();
        println!("{}: {patterns} patterns, {all} questions at most, {again} again", path.display());
        assert!(again * 2 <= all, "{}: {again} of {all} are asked again", path.display());
    }
}
