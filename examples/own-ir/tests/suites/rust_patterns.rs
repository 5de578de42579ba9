//! Patterns written in Rust, alone and beside compiled ones, by both drivers.

use super::Model;
use pdll::{Config, DriverReport, Limit, Limits, Matched, PatternSet, Results, Rewriter, Root, greedy, walk};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

/// Does something with `t.top(NAMES[0](NAMES[1](...(t.c {n = 1}))))`, and its top.
fn with_model<H: Model, R>(names: &[&str], f: impl FnOnce(&mut H, H::Op) -> R) -> R {
    H::with_fresh(|host| {
        let leaf = host.leaf(1);
        let inner = names.iter().rev().fold(leaf, |arg, name| host.apply(name, arg));
        let top = host.apply("t.top", inner);
        f(host, top)
    })
}

/// Replaces `name(x)` by `new(x)`.
fn rename<H: Model>(op: H::Op, rewriter: &mut Rewriter<'_, H>, new: &str) -> Matched {
    let operand = rewriter.host.operand(op, 0);
    let new = rewriter.create_named(new, &[operand], &[], Results::Like(op))?;
    Ok(rewriter.replace_with_op(op, new)?)
}

/// Runs a set by the greedy driver: what there is then, and the report.
fn run<H: Model>(set: &PatternSet<H>, names: &[&str], config: &Config) -> (String, DriverReport) {
    with_model(names, |host: &mut H, top| {
        let linked = set.link_to(host).expect("links");
        let report = greedy(&linked, host, config, &mut ());
        (host.shown(top), report)
    })
}

pub(crate) fn alone_by_both_drivers<H: Model>() {
    let mut set = PatternSet::<H>::for_host();
    set.add_fn("t.f", 1, |op, rewriter| rename(op, rewriter, "t.g"));
    set.add_fn("t.g", 1, |op, rewriter| rename(op, rewriter, "t.h"));
    let (shown, report) = run(&set, &["t.f", "t.x", "t.f"], &Config::default());
    assert_eq!(shown, "t.h(t.x(t.h(t.c#1())))");
    assert!(report.converged && report.rewrites == 4 && report.failure_count == 0, "{report:?}");

    // New operations are not tried.
    with_model(&["t.f", "t.x", "t.f"], |host: &mut H, top| {
        let linked = set.link_to(host).expect("links");
        let report = walk(&linked, host, &Limits::default(), &mut ());
        assert_eq!(host.shown(top), "t.g(t.x(t.g(t.c#1())))");
        assert_eq!(report.rewrites, 2);
    });
}

pub(crate) fn what_is_begun_without_a_match_is_undone<H: Model>() {
    let mut set = PatternSet::<H>::for_host();
    set.add_fn("t.f", 2, |op, rewriter: &mut Rewriter<'_, H>| {
        let operand = rewriter.host.operand(op, 0);
        rewriter.create_named("t.waste", &[operand], &[], Results::Like(op))?;
        Err("it changes its mind".into())
    });
    set.add_fn("t.f", 1, |op, rewriter| rename(op, rewriter, "t.g"));
    let (shown, report) = run(&set, &["t.f"], &Config::default());
    assert_eq!(shown, "t.g(t.c#1())");
    assert!(report.converged && report.rewrites == 1 && report.failure_count == 0, "{report:?}");
}

pub(crate) fn success_without_a_change_is_reported<H: Model>() {
    let mut set = PatternSet::<H>::for_host();
    set.add_fn("t.f", 2, |_, _| Ok(()));
    set.add_fn("t.f", 1, |op, rewriter| rename(op, rewriter, "t.g"));
    let (shown, report) = run(&set, &["t.f"], &Config::default());
    assert_eq!(shown, "t.g(t.c#1())");
    assert!(report.converged && report.rewrites == 1, "{report:?}");
    let messages: Vec<_> = report.failures.iter().map(|f| (&*f.message, f.partial)).collect();
    assert_eq!(messages, [("it says that it has rewritten, but nothing has changed", false)]);
}

pub(crate) fn limits_name_the_pattern<H: Model>() {
    fn grow<H: Model>(op: H::Op, rewriter: &mut Rewriter<'_, H>) -> Matched {
        let operand = rewriter.host.operand(op, 0);
        let more = rewriter.create_named("t.s", &[operand], &[], Results::Like(op))?;
        let more = rewriter.host.result(more, 0);
        let new = rewriter.create_named("t.grow", &[more], &[], Results::Like(op))?;
        Ok(rewriter.replace_with_op(op, new)?)
    }
    let mut set = PatternSet::<H>::for_host();
    set.add_fn("t.grow", 1, grow::<H>);
    for (limits, limit) in [
        (Limits { rewrites: Some(5), ..Limits::default() }, Limit::Rewrites),
        (Limits { created_ops: Some(9), ..Limits::default() }, Limit::CreatedOps),
    ] {
        let config = Config { limits, max_iterations: 1000, ..Config::default() };
        let (_, report) = run(&set, &["t.grow"], &config);
        assert_eq!((report.reached, report.converged), (Some(limit), false));
        let [at_work] = &report.at_work[..] else { panic!("{report:?}") };
        assert!(at_work.contains("grow"), "{at_work}");
    }
}

/// A pattern of a random set.
#[derive(Clone, Copy, Debug)]
struct Member {
    in_rust: bool,
    /// For operations of any name.
    any: bool,
    benefit: u16,
    matches: bool,
}

fn member() -> impl Strategy<Value = Member> {
    let of = |(in_rust, any, benefit, matches)| Member { in_rust, any, benefit, matches };
    (any::<bool>(), any::<bool>(), 0..4u16, any::<bool>()).prop_map(of)
}

/// Which of the patterns is applied at `t.f(t.c)`: each replaces it by an operation that says which it was.
fn applied<H: Model>(members: &[Member]) -> String {
    let mut text = String::new();
    let mut set = PatternSet::<H>::for_host();
    for (i, m) in members.iter().enumerate() {
        if m.in_rust {
            let matches = m.matches;
            let root = if m.any { Root::Any } else { "t.f".into() };
            set.add_fn(root, m.benefit, move |op, rewriter: &mut Rewriter<'_, H>| {
                if !matches || !rewriter.host.describe(op).contains("t.f") {
                    return Err("not this time".into());
                }
                rename(op, rewriter, &format!("t.p{i}"))
            });
        } else {
            let operand = if m.matches { "_: Value" } else { "op<t.missing>" };
            text += &format!(
                "Pattern with benefit({}) {{
                    let r = op<t.f>({operand}) -> (t: Type);
                    rewrite r with {{ let n = op<t.p{i}>(r.operands) -> (t); replace r with n; }};
                 }}\n",
                m.benefit
            );
        }
    }
    let set = if text.is_empty() { set } else { set.with_source("t.pdll", &text).expect("compiles") };
    run(&set, &["t.f"], &Config::default()).0
}

/// By benefit; of equals, those in Rust for this name, those in Rust for any, compiled ones; then by order.
fn expected(members: &[Member]) -> String {
    let class = |m: &Member| if m.in_rust { u8::from(m.any) } else { 2 };
    let found = members.iter().enumerate().filter(|(_, m)| m.matches);
    let best = found.min_by_key(|(i, m)| (std::cmp::Reverse(m.benefit), class(m), *i));
    format!("{}(t.c#1())", best.map_or("t.f".into(), |(i, _)| format!("t.p{i}")))
}

pub(crate) fn the_best_pattern_is_applied<H: Model>() {
    let config = ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) };
    let members = proptest::collection::vec(member(), 0..7);
    let run = TestRunner::new(config).run(&members, |members| {
        prop_assert_eq!(applied::<H>(&members), expected(&members));
        Ok(())
    });
    run.unwrap_or_else(|why| panic!("{why}"));
}
