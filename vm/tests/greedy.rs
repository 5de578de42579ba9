//! Hand-made programs on the embedded IR: what is there before beside what is there after.

use pdll_bytecode::*;
use pdll_ir::{Context, PrintOptions, parse_module, print};
use pdll_vm::{Config, DriverReport, PatternSet};

fn name(program: &mut Program, name: &str) -> u32 {
    program.op_names.push(OpName { name: name.into(), created: true });
    program.op_names.len() as u32 - 1
}

fn kind(program: &mut Program, name: u32, operands: u32, results: u32) -> u32 {
    program.kinds.push(Kind { name, operands, results });
    program.kinds.len() as u32 - 1
}

fn pattern(name: &str, benefit: u32, rewrite: u32, matched: &[u32]) -> Pattern {
    Pattern {
        name: name.into(),
        benefit,
        bounded_recursion: false,
        root: None,
        generated: Vec::new(),
        rewrite,
        matched: matched.to_vec(),
        place: Place::default(),
    }
}

fn body(lines: &str) -> String {
    format!("\"builtin.module\"() ({{\n{lines}}}) : () -> ()\n")
}

fn run(set: &PatternSet, before: &str) -> (String, DriverReport) {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "t.mlir", body(before).as_bytes()).expect("test input parses");
    let report = set.apply_greedily(&mut ctx, &mut module.ir, &Config::default()).expect("links");
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    (print(&ctx, &module, options), report)
}

fn same(set: &PatternSet, before: &str, after: &str) -> DriverReport {
    let (got, report) = run(set, before);
    let mut ctx = Context::new();
    let module = parse_module(&mut ctx, "t.mlir", body(after).as_bytes()).expect("test output parses");
    assert_eq!(got, print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() }));
    report
}

/// `t.outer(t.inner(x))` becomes `t.both(x)`; `t.a` becomes `t.b`; `t.loop` becomes itself.
fn sample() -> PatternSet {
    let mut p = Program { code: vec![0], ..Program::default() };
    let [outer, inner, both, a, b, again] =
        ["t.outer", "t.inner", "t.both", "t.a", "t.b", "t.loop"].map(|n| name(&mut p, n));
    let (k_outer, k_inner) = (kind(&mut p, outer, 1, 1), kind(&mut p, inner, 1, 1));
    let (k_a, k_again) = (kind(&mut p, a, 0, 1), kind(&mut p, again, 0, 1));
    p.tables.push(Table { keys: Keys::Kind, cases: vec![(k_inner, ACCEPT)] });
    let start =
        p.push(&Inst::DefSwitchKind { dst: 1, src: 0, operand: 0, result: 0, table: 0, otherwise: FAIL });
    p.rewrites = p.code.len() as u32;
    let fuse = p.push(&Inst::Operand { dst: 0, op: 1, index: 0, fail: FAIL });
    p.push(&Inst::CreateReplacing {
        dst: 2,
        old: 0,
        name: both,
        operands: vec![Reg { bank: Bank::Value, index: 0 }],
        attrs: vec![],
    });
    p.push(&Inst::Done {});
    let swap = p.push(&Inst::CreateReplacing { dst: 2, old: 0, name: b, operands: vec![], attrs: vec![] });
    p.push(&Inst::Done {});
    let turn =
        p.push(&Inst::CreateReplacing { dst: 2, old: 0, name: again, operands: vec![], attrs: vec![] });
    p.push(&Inst::Done {});
    p.patterns = vec![
        pattern("Fuse", 2, fuse, &[0, 1]),
        pattern("Swap", 1, swap, &[0]),
        pattern("Turn", 1, turn, &[0]),
    ];
    p.entries.kinds = vec![(k_outer, start), (k_a, ACCEPT | 1), (k_again, ACCEPT | 2)];
    p.registers = [3, 1, 0, 0, 0, 0];
    PatternSet::from_program(p)
}

#[test]
fn fuses_and_swaps() {
    let report = same(
        &sample(),
        r#"%0 = "t.a"() : () -> i32
           %1 = "t.inner"(%0) : (i32) -> i32
           %2 = "t.outer"(%1) : (i32) -> i32
           %3 = "t.other"(%1) : (i32) -> i32
           "t.use"(%2) : (i32) -> ()
           "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
             %4 = "t.a"() : () -> i32
             "func.return"() : () -> ()
           }) : () -> ()"#,
        r#"%0 = "t.b"() : () -> i32
           %1 = "t.inner"(%0) : (i32) -> i32
           %2 = "t.both"(%0) : (i32) -> i32
           %3 = "t.other"(%1) : (i32) -> i32
           "t.use"(%2) : (i32) -> ()
           "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
             %4 = "t.b"() : () -> i32
             "func.return"() : () -> ()
           }) : () -> ()"#,
    );
    assert_eq!(report.hits, [("Fuse".to_string(), 1), ("Swap".to_string(), 2)]);
    assert!(report.converged);
    assert_eq!(report.iterations, 2);
}

#[test]
fn endless_rewriting_is_cut_off_and_named() {
    let (_, report) = run(&sample(), r#"%0 = "t.loop"() : () -> i32"#);
    assert!(report.budget_exhausted && !report.converged);
    assert_eq!(report.cycle, ["Turn"]);
}
