//! Explanations as data, with patterns written in Rust among the compiled ones.

use pdll::explain::{ExplainedOp, Site};
use pdll::ir::{Context, parse_module};
use pdll::source::SourceMap;
use pdll::source::diag::Format;
use pdll::{Config, PatternSet, Profiler};

const PATTERNS: &str =
    "Pattern Compiled with benefit(2) => erase op<t.a>(x: Value) {k = attr<\"1 : i32\">} -> ();
Pattern Late => erase op<t.a>(x: Value) -> ();
";

const IR: &str = "%0 = \"t.v\"() : () -> i32
\"t.a\"(%0) {k = 1 : i32} : (i32) -> ()
\"t.a\"(%0) : (i32) -> ()
\"t.a\"(%0) {stop} : (i32) -> ()
";

/// A set with patterns in Rust before, between and after the compiled ones.
fn set() -> PatternSet {
    let mut set = PatternSet::from_source("p.pdll", PATTERNS).unwrap();
    set.add_fn("t.a", 3, never).add_fn("t.a", 1, erase_marked);
    set
}

fn never(_: pdll::ir::Op, _: &mut pdll::Rewriter<'_, pdll::IrHost>) -> pdll::Matched {
    Err("never".into())
}

fn erase_marked(op: pdll::ir::Op, rewriter: &mut pdll::Rewriter<'_, pdll::IrHost>) -> pdll::Matched {
    let name = rewriter.host.ctx.name("stop");
    let attrs = rewriter.host.body.attrs(op);
    match rewriter.host.ctx.get_attr(attrs, name) {
        Some(_) => Ok(rewriter.erase(op)?),
        None => Err("it is not marked".into()),
    }
}

fn told(op: &ExplainedOp) -> Vec<String> {
    let text = op.diagnostics().render(&SourceMap::default(), Format::Short);
    let short = |line: &str| line.replace("explain::", "").replace("note: ", "");
    text.lines().map(short).collect()
}

#[test]
fn patterns_in_rust_are_told_of_by_their_names() {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "in.mlir", IR.as_bytes()).unwrap();
    let ops = set().explain(&mut ctx, &mut module.ir, &Site::Name("t.a".into())).unwrap();
    let all: Vec<Vec<String>> = ops.iter().map(told).collect();
    let first = &all[0];
    assert_eq!(first[0], "p.pdll:1:1: Compiled (benefit 2) matches and is applied");
    assert!(
        first.contains(&"in.mlir:2:1: never (in Rust, benefit 3) does not match: never".into()),
        "{first:?}"
    );
    let late = "in.mlir:2:1: erase_marked (in Rust, benefit 1) is not tried, since Compiled is applied";
    assert!(first.contains(&late.into()), "{first:?}");
    let second = &all[1];
    assert!(
        second.contains(
            &"in.mlir:3:1: erase_marked (in Rust, benefit 1) does not match: it is not marked".into()
        ),
        "{second:?}"
    );
    let third = &all[2];
    assert_eq!(third[0], "in.mlir:4:1: erase_marked (in Rust, benefit 1) matches and is applied");
    let beaten = "p.pdll:2:1: Late (benefit 1) matches, but erase_marked comes first";
    assert!(third.contains(&beaten.into()), "{third:?}");
}

#[test]
fn patterns_in_rust_are_profiled_by_their_names() {
    let set = set();
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).unwrap();
    let mut module = parse_module(&mut ctx, "in.mlir", IR.as_bytes()).unwrap();
    let profiler = Profiler::new(set.programs());
    let config = Config::default();
    linked.run_watched(&mut ctx, &mut module.ir, &config, profiler.clone(), &mut profiler.clone());
    let profile = profiler.profile(set.programs(), &linked);
    let counts: Vec<(&str, u64)> = profile
        .patterns
        .iter()
        .map(|p| (p.title.rsplit("::").next().unwrap_or_default(), p.rewrites))
        .collect();
    assert_eq!(counts, [("Compiled", 1), ("Late", 1), ("never", 0), ("erase_marked", 1)]);
}
