//! Hand-made programs on the embedded IR: what is there before beside what is there after.

use pdll::bytecode::*;
use pdll::ir::{self, Context, PrintOptions, parse_module, print};
use pdll::{Config, DriverReport, Host, IrHost, Limit, Limits, Outcome, PatternSet, RewriteListener};

fn name(program: &mut Program, name: &str) -> u32 {
    program.op_names.push(OpName { name: name.into(), created: true });
    program.op_names.len() as u32 - 1
}

fn kind(program: &mut Program, name: u32, operands: u32, results: u32) -> u32 {
    program.shapes.push(OpShape { name, operands, results });
    program.shapes.len() as u32 - 1
}

fn pattern(name: &str, benefit: u32, rewrite: u32, matched: &[u32]) -> Pattern {
    Pattern {
        name: name.into(),
        benefit,
        bounded_recursion: false,
        root: None,
        rewrite,
        lists: Lists::new(&[], &[], matched),
        place: Place::default(),
    }
}

fn body(lines: &str) -> String {
    format!("\"builtin.module\"() ({{\n{lines}}}) : () -> ()\n")
}

fn run(set: &PatternSet, before: &str) -> (String, DriverReport) {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "t.mlir", body(before).as_bytes()).expect("test input parses");
    let report = set.apply(&mut ctx, &mut module.ir).expect("links");
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    (print(&ctx, &module, options), report)
}

fn once(set: &PatternSet, ctx: &mut Context, ir: &mut ir::Ir) -> DriverReport {
    set.link(ctx).expect("links").run_once(ctx, ir, &Limits::default())
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
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    let [outer, inner, both, a, b, again] =
        ["t.outer", "t.inner", "t.both", "t.a", "t.b", "t.loop"].map(|n| name(&mut p, n));
    let (k_outer, k_inner) = (kind(&mut p, outer, 1, 1), kind(&mut p, inner, 1, 1));
    let (k_a, k_again) = (kind(&mut p, a, 0, 1), kind(&mut p, again, 0, 1));
    p.tables.push(Table { keys: Keys::OpShape, cases: vec![(k_inner, ACCEPT)].into() });
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
    p.entries.shapes = vec![(k_outer, start), (k_a, ACCEPT | 1), (k_again, ACCEPT | 2)];
    p.registers = [3, 1, 0, 0, 0, 0];
    PatternSet::new().with_program(verify(p).expect("a good program"))
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
    assert_eq!(report.hits.iter().collect::<Vec<_>>(), [("Fuse", 1), ("Swap", 2)]);
    assert!(report.converged);
    assert_eq!(report.iterations, 2);
}

#[test]
fn endless_rewriting_is_cut_off_and_named() {
    let (_, report) = run(&sample(), r#"%0 = "t.loop"() : () -> i32"#);
    assert_eq!((report.reached, report.converged), (Some(Limit::Rewrites), false));
    assert_eq!(report.at_work, ["Turn"]);
}

/// An operation that is changed is looked at again, whatever the pattern said: as in MLIR, but not for ever.
#[test]
fn changes_that_are_kept_without_a_match_are_cut_off() {
    let mut set = PatternSet::new();
    set.add_fn("t.a", 1, |op, rewriter| {
        rewriter.finish_change(op);
        rewriter.keep_changes();
        Err(rewriter.no_match(|| "it never does".into()))
    });
    let (_, report) = run(&set, r#"%0 = "t.a"() : () -> i32"#);
    assert_eq!((report.reached, report.converged), (Some(Limit::Rewrites), false));
}

/// A program whose only pattern turns `t.a` into `name`.
fn renames(to: &str, benefit: u32) -> VerifiedProgram {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    let (a, new) = (name(&mut p, "t.a"), name(&mut p, to));
    let kind = kind(&mut p, a, 0, 1);
    p.rewrites = 1;
    let rewrite =
        p.push(&Inst::CreateReplacing { dst: 1, old: 0, name: new, operands: vec![], attrs: vec![] });
    p.push(&Inst::Done {});
    p.patterns = vec![pattern(to, benefit, rewrite, &[0])];
    p.entries.shapes = vec![(kind, ACCEPT)];
    p.registers = [2, 0, 0, 0, 0, 0];
    verify(p).expect("a good program")
}

#[test]
fn of_several_programs_the_highest_benefit_wins_then_the_first() {
    for (programs, winner) in [
        (vec![renames("t.x", 1), renames("t.y", 2), renames("t.z", 2)], "t.y"),
        (vec![renames("t.x", 1), renames("t.y", 1)], "t.x"),
        (vec![sample().programs()[0].clone(), renames("t.y", 1)], "t.b"),
    ] {
        let mut set = PatternSet::new();
        for program in programs {
            set = set.with_program(program);
        }
        same(&set, r#"%0 = "t.a"() : () -> i32"#, &format!(r#"%0 = "{winner}"() : () -> i32"#));
    }
}

/// Everything that a listener hears, one line for each event.
#[derive(Default)]
struct Log(Vec<String>);

impl Log {
    fn note(&mut self, what: &str, host: &IrHost, op: ir::Op) {
        self.0.push(format!("{what} {}", host.name_text(host.op_name(op))));
    }
}

impl RewriteListener<IrHost> for Log {
    fn inserted(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("inserted", host, op);
    }
    fn modified(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("modified", host, op);
    }
    fn replaced(&mut self, host: &mut IrHost, op: ir::Op, _: &[ir::Value]) {
        self.note("replaced", host, op);
    }
    fn erasing(&mut self, host: &mut IrHost, op: ir::Op) {
        self.note("erasing", host, op);
    }
    fn pattern_begin(&mut self, host: &mut IrHost, _: u32, root: ir::Op) {
        self.note("begin", host, root);
    }
    fn pattern_end(&mut self, _: &mut IrHost, _: u32, outcome: &Outcome) {
        self.0.push(format!("end {outcome:?}"));
    }
}

#[test]
fn listeners_hear_everything_in_order_and_change_nothing() {
    let before = r#"%0 = "t.a"() : () -> i32
        %1 = "t.inner"(%0) : (i32) -> i32
        %2 = "t.outer"(%1) : (i32) -> i32
        "t.use"(%2, %2) : (i32, i32) -> ()"#;
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "t.mlir", body(before).as_bytes()).expect("test input parses");
    let mut log = Log::default();
    let linked = sample().link(&mut ctx).expect("links");
    linked.run_with(&mut ctx, &mut module.ir, &Config::default(), &mut log);
    let expected = [
        "begin t.outer",
        "inserted t.both",
        "replaced t.outer",
        "modified t.use",
        "modified t.use",
        "erasing t.outer",
        "end Done",
        "begin t.a",
        "inserted t.b",
        "replaced t.a",
        "modified t.both",
        "modified t.inner",
        "erasing t.a",
        "end Done",
    ];
    assert_eq!(log.0, expected);
    let options = || PrintOptions { generic: true, ..PrintOptions::default() };
    assert_eq!(print(&ctx, &module, options()), run(&sample(), before).0);
}

#[test]
fn the_walk_driver_tries_each_op_once() {
    let mut ctx = Context::new();
    let text = body("%0 = \"t.loop\"() : () -> i32\n%1 = \"t.a\"() : () -> i32");
    let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("test input parses");
    let report = once(&sample(), &mut ctx, &mut module.ir);
    assert_eq!(report.hits.iter().collect::<Vec<_>>(), [("Swap", 1), ("Turn", 1)]);
}

#[test]
fn one_report_for_all_bodies_in_the_order_of_the_set() {
    let function = |name: &str, line: &str| {
        format!(
            "\"func.func\"() <{{function_type = () -> (), sym_name = \"{name}\"}}> ({{\n  %0 = {line} : () -> i32\n  \"func.return\"() : () -> ()\n}}) : () -> ()\n"
        )
    };
    let (turn, swap) = (function("f", "\"t.loop\"()"), function("g", "\"t.a\"()"));
    let mut ctx = Context::new();
    let text = body(&(turn.clone() + &swap + &turn.replace("\"f\"", "\"h\"")));
    let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("test input parses");
    let report = once(&sample(), &mut ctx, &mut module.ir);
    assert_eq!(report.hits.iter().collect::<Vec<_>>(), [("Swap", 1), ("Turn", 2)]);
    assert_eq!((report.rewrites, report.iterations, report.converged), (3, 1, true));
}

/// Erases the newest unused `t.inner` that uses `t.a`.
fn prunes() -> PatternSet {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    let (a, inner) = (name(&mut p, "t.a"), name(&mut p, "t.inner"));
    let (k_a, k_inner) = (kind(&mut p, a, 0, 1), kind(&mut p, inner, 1, 0));
    let start = p.push(&Inst::Result { dst: 0, op: 0, index: 0, fail: FAIL });
    let done = p.code.len() as u32 + 4 + 4 + 3 + 3 + 1;
    p.push(&Inst::ForEachUser { dst: 1, value: 0, done });
    p.push(&Inst::KindIs { op: 1, kind: k_inner, fail: done - 1 });
    p.push(&Inst::Record { pattern: 0, otherwise: done - 1 });
    p.push(&Inst::MoveOp { dst: 2, src: 1 });
    p.push(&Inst::Continue {});
    p.push(&Inst::Jump { to: FAIL });
    p.rewrites = p.code.len() as u32;
    let rewrite = p.push(&Inst::Erase { op: 2 });
    p.push(&Inst::Done {});
    p.patterns = vec![pattern("Prune", 1, rewrite, &[0, 2])];
    p.entries.shapes = vec![(k_a, start)];
    p.registers = [3, 1, 0, 0, 0, 0];
    PatternSet::new().with_program(verify(p).expect("a good program"))
}

#[test]
fn users_are_tried_newest_first() {
    let before = r#"%0 = "t.a"() : () -> i32
        "t.inner"(%0) {n = 1} : (i32) -> ()
        "t.other"(%0) : (i32) -> ()
        "t.inner"(%0) {n = 2} : (i32) -> ()
        "t.other"(%0) : (i32) -> ()"#;
    let after = r#"%0 = "t.a"() : () -> i32
        "t.inner"(%0) {n = 1} : (i32) -> ()
        "t.other"(%0) : (i32) -> ()
        "t.other"(%0) : (i32) -> ()"#;
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "t.mlir", body(before).as_bytes()).expect("test input parses");
    let report = once(&prunes(), &mut ctx, &mut module.ir);
    assert_eq!(report.rewrites, 1);
    let options = || PrintOptions { generic: true, ..PrintOptions::default() };
    let mut other = Context::new();
    let expected = parse_module(&mut other, "t.mlir", body(after).as_bytes()).expect("test output parses");
    assert_eq!(print(&ctx, &module, options()), print(&other, &expected, options()));
    // Until none is left: the root stays, so it is tried again.
    assert_eq!(
        same(&prunes(), before, &after.replace(r#""t.inner"(%0) {n = 1} : (i32) -> ()"#, "")).rewrites,
        2
    );
}
