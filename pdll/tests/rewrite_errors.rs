//! Rewrites that go wrong, and programs that were tampered with: reported, and the IR stays valid.

use pdll::bytecode::*;
use pdll::ir::{self, Context, PrintOptions, Value, parse_module, print};
use pdll::{Config, DriverReport, IrHost, Limit, Limits, Natives, PatternSet, Rewriter};

const ROOT: u32 = 0;
const INNER: u32 = 1;

fn value(index: u32) -> Reg {
    Reg { bank: Bank::Value, index }
}

/// Patterns on `t.root(t.inner())`, op registers 0 and 1, by these rewrites; tried in order. Names: 0 root, 1
/// inner, 2 new.
fn set(rewrites: &[&[Inst]]) -> PatternSet {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    p.op_names = ["t.root", "t.inner", "t.new"].map(|n| OpName { name: n.into(), created: true }).to_vec();
    p.shapes =
        vec![OpShape { name: 0, operands: 1, results: 1 }, OpShape { name: 1, operands: 0, results: 1 }];
    p.natives =
        vec![Native { name: "Native".into(), constraint: false, params: vec![Bank::Value], results: vec![] }];
    let start = p.push(&Inst::Def { dst: INNER, src: ROOT, operand: 0, result: 0, fail: FAIL });
    p.push(&Inst::KindIs { op: INNER, kind: 1, fail: FAIL });
    for pattern in 0..rewrites.len() as u32 {
        p.push(&Inst::Accept { pattern });
    }
    p.push(&Inst::Jump { to: FAIL });
    p.rewrites = p.code.len() as u32;
    for (i, insts) in rewrites.iter().enumerate() {
        let rewrite = p.code.len() as u32;
        insts.iter().for_each(|inst| {
            p.push(inst);
        });
        p.push(&Inst::Done {});
        p.patterns.push(Pattern {
            name: format!("P{i}").into(),
            benefit: 1,
            bounded_recursion: false,
            root: Some(0),
            rewrite,
            lists: Lists::new(&[], &[], &[ROOT, INNER]),
            place: Place::default(),
        });
    }
    p.entries.shapes = vec![(0, start)];
    p.registers = [3, 2, 0, 0, 0, 0];
    let mut set = PatternSet::new().with_program(verify(p).expect("a good program"));
    set.natives().rewrite("Native", |_: &mut Rewriter<IrHost>, _: Value| ());
    set
}

const USED: &str = r#"%0 = "t.inner"() : () -> i32
  %1 = "t.root"(%0) : (i32) -> i32
  "t.use"(%1) : (i32) -> ()"#;
const UNUSED: &str = r#"%0 = "t.inner"() : () -> i32
  %1 = "t.root"(%0) : (i32) -> i32"#;

/// The names of the ops that are left, and the report.
fn run(set: &PatternSet, lines: &str) -> (String, DriverReport) {
    let mut ctx = Context::new();
    let text = format!("\"builtin.module\"() ({{\n{lines}\n}}) : () -> ()\n");
    let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("test input parses");
    let config = Config {
        max_iterations: 3,
        limits: Limits { rewrites: Some(50), ..Limits::default() },
        ..Config::default()
    };
    let report = set.link(&mut ctx).expect("links").run(&mut ctx, &mut module.ir, &config);
    assert!(ir::verify(&ctx, &module.ir).is_empty(), "the IR is not valid any more");
    let text = print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    let names = text.lines().filter_map(|l| l.split("\"t.").nth(1)).filter_map(|l| l.split('"').next());
    (names.collect::<Vec<_>>().join(" "), report)
}

fn first_failure(report: &DriverReport) -> (String, bool) {
    report.failures.first().map_or((String::new(), false), |f| (f.message.clone(), f.partial))
}

fn check(insts: &[Inst], lines: &str, left: &str, message: &str, partial: bool) {
    let (got, report) = run(&set(&[insts]), lines);
    assert_eq!((got.as_str(), first_failure(&report)), (left, (message.to_string(), partial)));
}

#[test]
fn erasing() {
    let erase = |op| Inst::Erase { op };
    let missing = "something is used that is missing or has been erased by the same rewrite";
    // What is used stays, and the rewrite is not started.
    check(
        &[erase(ROOT)],
        USED,
        "inner root use",
        "'t.root' at t.mlir:3:8 is to be erased but is used",
        false,
    );
    // The definition before its user: the user goes in the same rewrite.
    check(&[erase(INNER), erase(ROOT)], UNUSED, "", "", false);
    check(&[erase(ROOT), erase(INNER)], UNUSED, "", "", false);
    // Twice.
    check(&[erase(ROOT), erase(ROOT)], UNUSED, "inner", missing, true);
    // Used after it has gone.
    let use_root = [
        Inst::Result { dst: 0, op: ROOT, index: 0, fail: FAIL },
        Inst::Result { dst: 1, op: INNER, index: 0, fail: FAIL },
        Inst::ReplaceWithValues { op: ROOT, with: vec![value(1)] },
        Inst::Create { dst: 2, name: 2, operands: vec![value(0)], attrs: vec![], types: vec![] },
    ];
    check(&use_root, USED, "inner use", missing, true);
    // Created with a use of what is erased then: it waits until the end and stays.
    let keep = [
        Inst::Result { dst: 0, op: ROOT, index: 0, fail: FAIL },
        Inst::Create { dst: 2, name: 2, operands: vec![value(0)], attrs: vec![], types: vec![] },
        erase(ROOT),
    ];
    let (left, report) = run(&set(&[&keep]), UNUSED);
    assert!(left.starts_with("inner new") && report.failure_count > 0, "{left}");
}

#[test]
fn replacing() {
    let own = [
        Inst::Result { dst: 0, op: ROOT, index: 0, fail: FAIL },
        Inst::ReplaceWithValues { op: ROOT, with: vec![value(0)] },
    ];
    check(&own, USED, "inner root use", "'t.root' at t.mlir:3:8 is replaced by its own result", false);
    let few = [Inst::ReplaceWithValues { op: ROOT, with: vec![] }];
    let message = "'t.root' at t.mlir:3:8 has 1 results but is replaced by 0 values";
    check(&few, USED, "inner root use", message, false);
    // Results that nobody uses need no replacement.
    check(&few, UNUSED, "inner", "", false);
}

#[test]
fn a_failed_rewrite_is_undone_and_the_next_pattern_tried() {
    let failing = [
        Inst::Create { dst: 2, name: 2, operands: vec![], attrs: vec![], types: vec![] },
        Inst::Result { dst: 0, op: INNER, index: 0, fail: FAIL },
        Inst::Rewrite { native: 0, args: vec![value(0)], results: vec![] },
        Inst::Erase { op: ROOT },
    ];
    let working = [
        Inst::Result { dst: 0, op: INNER, index: 0, fail: FAIL },
        Inst::ReplaceWithValues { op: ROOT, with: vec![value(0)] },
    ];
    let mut set = set(&[&failing, &working]);
    set.natives().rewrite("Native", |_: &mut Rewriter<IrHost>, _: Value| Err::<(), _>("not today"));
    let (left, report) = run(&set, USED);
    assert_eq!(left, "inner use");
    assert_eq!(first_failure(&report), ("not today".to_string(), false));
    assert_eq!(report.hits.iter().collect::<Vec<_>>(), [("P1", 1)]);
}

#[test]
fn natives_may_erase_what_the_rewrite_holds() {
    let insts = [
        Inst::Result { dst: 0, op: ROOT, index: 0, fail: FAIL },
        Inst::Rewrite { native: 0, args: vec![value(0)], results: vec![] },
        Inst::Erase { op: ROOT },
    ];
    let mut set = set(&[&insts]);
    set.natives().rewrite("Native", |rewriter: &mut Rewriter<IrHost>, v: Value| {
        match rewriter.host.body.def_op(v) {
            Some(op) => rewriter.erase(op),
            None => Ok(()),
        }
    });
    let (left, report) = run(&set, UNUSED);
    assert_eq!(left, "inner");
    assert!(first_failure(&report).1);
}

/// Every word of a file is changed, under a right checksum: what the verifier lets through runs and leaves
/// valid IR.
#[test]
fn tampered_programs_run_safely() {
    let rewrite = [
        Inst::Result { dst: 0, op: INNER, index: 0, fail: FAIL },
        Inst::CreateReplacing { dst: 2, old: ROOT, name: 2, operands: vec![value(0)], attrs: vec![] },
        Inst::Result { dst: 1, op: 2, index: 0, fail: FAIL },
        Inst::Create { dst: 2, name: 2, operands: vec![value(1)], attrs: vec![], types: vec![] },
        Inst::Erase { op: INNER },
    ];
    let replace = [
        Inst::Result { dst: 0, op: INNER, index: 0, fail: FAIL },
        Inst::Rewrite { native: 0, args: vec![value(0)], results: vec![] },
        Inst::ReplaceWithOp { op: ROOT, with: INNER },
    ];
    let bytes = write(&set(&[&rewrite, &replace]).programs()[0]);
    let lines = format!(
        "{USED}\n%5 = \"t.root\"(%1) : (i32) -> i32\n%6 = \"t.inner\"() : () -> i32\n%7 = \"t.root\"(%6) : (i32) -> i32"
    );
    let mut natives = Natives::new();
    natives.rewrite("Native", |_: &mut Rewriter<IrHost>, _: Value| ());
    let mut ran = 0;
    for at in 20..bytes.len() {
        for byte in [0, 1, 2, 3, 5, 0x20, 0x48, 0x4a, 0x4b, 0x4d, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] = byte;
            let sum = checksum(&changed[20..]);
            changed[12..20].copy_from_slice(&sum.to_le_bytes());
            let Ok(mut set) = PatternSet::from_bytecode(&changed) else { continue };
            *set.natives() = natives.clone();
            let mut ctx = Context::new();
            let text = format!("\"builtin.module\"() ({{\n{lines}\n}}) : () -> ()\n");
            let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("test input parses");
            let config = Config {
                max_iterations: 3,
                limits: Limits { rewrites: Some(20), ..Limits::default() },
                ..Config::default()
            };
            if let Ok(linked) = set.link(&mut ctx) {
                linked.run(&mut ctx, &mut module.ir, &config);
                assert!(ir::verify(&ctx, &module.ir).is_empty(), "byte {at} = {byte}");
                ran += 1;
            }
        }
    }
    assert!(ran > 100, "{ran}");
}

/// Patterns `P` and `Q` of a file in which the last instruction of `Q`, that replaces the root, is damaged.
fn damaged() -> PatternSet {
    let text = "Pattern P { replace op<t.a>(x: Value) with x; }\n\
                Pattern Q {\n  let root = op<t.b>(x: Value);\n  replace root with x;\n}\n";
    let set = PatternSet::from_source("a.pdll", text).expect("good patterns");
    let mut program = set.programs()[0].clone().into_program();
    let (at, _) =
        program.insts().filter(|(_, i)| matches!(i, Inst::ReplaceWithValues { .. })).last().unwrap();
    // The number of a register.
    program.code[at + 3] = Reg { bank: Bank::Value, index: 1000 }.word();
    PatternSet::from_bytecode(&write(&program)).expect("what is matched is good")
}

/// A rewrite that is not valid is no error before it is wanted, and then the end of the run.
#[test]
fn an_invalid_rewrite_ends_the_run_when_it_is_wanted() {
    let set = damaged();
    let program = &set.programs()[0];
    assert!(program.rewrite(0).is_ok() && program.rewrite(1).is_err());
    assert!(verify(program.clone().into_program()).is_err());

    let a = "%0 = \"t.x\"() : () -> i32\n%1 = \"t.a\"(%0) : (i32) -> i32\n\"t.use\"(%1) : (i32) -> ()";
    let (left, report) = run(&set, a);
    assert_eq!((left.as_str(), report.said().len()), ("x use", 0));

    let b = "%0 = \"t.x\"() : () -> i32\n%1 = \"t.b\"(%0) : (i32) -> i32\n%2 = \"t.b\"(%1) : (i32) -> i32\n\
             \"t.use\"(%2) : (i32) -> ()";
    let (left, report) = run(&set, b);
    assert_eq!((left.as_str(), report.reached), ("x b b use", Some(Limit::ValidRewrites)));
    let said: Vec<String> = report.said().into_iter().map(|(how, text)| format!("{how:?}: {text}")).collect();
    let expected = "\
Warning: pattern Q did not rewrite: its bytecode is invalid: instruction at word 32: field 'with' of \
'replace_with_values' is out of range; compile the patterns again (at a.pdll:2:1)
Error: rewriting stopped at a pattern whose bytecode is invalid";
    assert_eq!(said.join("\n"), expected);
}
