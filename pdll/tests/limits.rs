//! Runs that patterns would make endless, or endlessly large: each ends at a limit that is named, with the
//! patterns at work.

use pdll::bytecode::*;
use pdll::ir::{Context, parse_module};
use pdll::{Config, DriverReport, Limit, Limits, PatternSet};

fn run(set: &PatternSet, lines: &str, limits: Limits) -> DriverReport {
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).expect("links");
    let mut module = parse_module(&mut ctx, "t.mlir", lines.as_bytes()).expect("test input parses");
    let report = linked.run(&mut ctx, &mut module.ir, &Config { limits, ..Config::default() });
    assert!(pdll::ir::verify(&ctx, &module.ir).is_empty(), "the IR is not valid any more");
    report
}

fn source(text: &str) -> PatternSet {
    PatternSet::from_source("t.pdll", text).unwrap_or_else(|e| panic!("{e}"))
}

fn ended(report: &DriverReport) -> (Option<Limit>, Vec<&str>) {
    (report.reached, report.at_work.iter().map(String::as_str).collect())
}

/// A program with one pattern, `P`, on `t.a` with one operand.
fn program(rewrite: &[Inst], registers: [u32; 6]) -> PatternSet {
    PatternSet::new().with_program(verify(bare(rewrite, registers)).expect("a good program"))
}

fn bare(rewrite: &[Inst], registers: [u32; 6]) -> Program {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    p.op_names = vec![OpName { name: "t.a".into(), created: true }];
    p.shapes = vec![OpShape { name: 0, operands: 1, results: 1 }];
    p.rewrites = 1;
    for inst in rewrite {
        p.push(inst);
    }
    p.push(&Inst::Done {});
    let pattern = Pattern {
        name: "P".into(),
        benefit: 1,
        bounded_recursion: false,
        root: Some(0),
        rewrite: 1,
        lists: Lists::new(&[], &[], &[0]),
        place: Place::default(),
    };
    p.patterns = vec![pattern];
    p.entries.shapes = vec![(0, ACCEPT)];
    p.registers = registers;
    p
}

const A: &str = "%0 = \"t.c\"() : () -> i32\n%1 = \"t.a\"(%0) : (i32) -> i32\n\"t.use\"(%1) : (i32) -> ()\n";

#[test]
fn lists_that_double() {
    let list = |index| Reg { bank: Bank::Values, index };
    let mut rewrite = vec![Inst::Operands { dst: 0, op: 0, group: ALL, fail: FAIL }];
    rewrite.extend((0..32).map(|i| Inst::MakeValues { dst: i + 1, parts: vec![list(i), list(i)] }));
    rewrite.push(Inst::ReplaceWithValues { op: 0, with: vec![list(32)] });
    let report = run(&program(&rewrite, [1, 0, 0, 0, 33, 0]), A, Limits::default());
    assert_eq!(ended(&report), (Some(Limit::ListItems), vec!["P"]));
    assert_eq!(report.rewrites, 0);
}

#[test]
fn a_rewrite_that_makes_many_ops_and_matches_again() {
    let made: String = (0..1000).map(|i| format!("let o{i} = op<t.x>(x) -> (t);\n")).collect();
    let text = format!(
        "Pattern Many {{ let root = op<t.a>(x: Value) -> (t: Type); rewrite root with {{ {made} replace root with op<t.a>(x) -> (t); }}; }}"
    );
    let limits = Limits { created_ops: Some(100_000), ..Limits::default() };
    let report = run(&source(&text), A, limits);
    assert_eq!(ended(&report), (Some(Limit::CreatedOps), vec!["Many"]));
    assert!(report.rewrites <= 100, "{}", report.rewrites);
}

#[test]
fn loops_over_users_inside_each_other() {
    let text = "
        Pattern Three {
            let a = op<t.c>;
            let x = op<t.u>(a.0) {i = i: Attr};
            let y = op<t.u>(a.0) {j = i};
            let z = op<t.u>(a.0) {k = i};
            rewrite x with { erase x; };
        }
        Pattern Other { erase op<t.other>; }";
    let users: String =
        (0..400).map(|i| format!("\"t.u\"(%0) {{i = {i}, j = {i}}} : (i32) -> ()\n")).collect();
    let lines = format!("%0 = \"t.c\"() : () -> i32\n{users}");
    let limits = Limits { matcher_steps: Some(100_000), ..Limits::default() };
    assert_eq!(ended(&run(&source(text), &lines, limits)), (Some(Limit::MatcherSteps), vec!["Three"]));
}

#[test]
fn one_budget_for_all_functions() {
    let text =
        "Pattern Turn { let root = op<t.a>(x: Value) -> (t: Type); replace root with op<t.a>(x) -> (t); }";
    let function = |i| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"f{i}\"}}> ({{\n{A}\"func.return\"() : () -> ()\n}}) : () -> ()\n"
        )
    };
    let lines: String = (0..1000).map(function).collect();
    let limits = Limits { rewrites: Some(5000), ..Limits::default() };
    let report = run(&source(text), &lines, limits);
    assert_eq!(ended(&report), (Some(Limit::Rewrites), vec!["Turn"]));
    assert_eq!(report.rewrites, 5000);
}

#[test]
fn a_value_with_many_users_whose_op_changes_again_and_again() {
    let text =
        "Pattern Turn { let root = op<t.a>(x: Value) -> (t: Type); replace root with op<t.a>(x) -> (t); }";
    let users = "\"t.use\"(%1) : (i32) -> ()\n".repeat(1000);
    let limits = Limits { list_items: Some(100_000), ..Limits::default() };
    let report = run(&source(text), &format!("{A}{users}"), limits);
    assert_eq!(ended(&report), (Some(Limit::ListItems), vec!["Turn"]));
    assert!(report.rewrites <= 100, "{}", report.rewrites);
}

/// A rewrite is that of one pattern: what verifying and linking takes grows with the code.
#[test]
fn a_large_rewrite_is_of_one_pattern() {
    const READS: u32 = 60_000;
    let mut rewrite: Vec<Inst> =
        (0..READS).map(|dst| Inst::Operand { dst, op: 0, index: 0, fail: FAIL }).collect();
    let with = (0..READS).map(|index| Reg { bank: Bank::Value, index }).collect();
    rewrite.push(Inst::ReplaceWithValues { op: 0, with });
    let registers = [1, READS, 0, 0, 0, 0];
    let report = run(&program(&rewrite, registers), A, Limits::default());
    assert_eq!((report.rewrites, report.converged), (1, true));

    let mut shared = bare(&rewrite, registers);
    shared.patterns.push(shared.patterns[0].clone());
    let error = verify(shared).expect_err("two patterns share it");
    assert_eq!(error.to_string(), "two patterns have one rewrite");
}
