//! The drivers.

use super::Model;
use pdll::{
    Config, DriverReport, Greedy, Limit, Limits, MatcherSet, Outcome, PatternApplicator, PatternSet, Probe,
    RewriteListener, Walk,
};

/// `t.f(t.c)` becomes `t.g(t.c)`, two `t.g` become one, and `t.grow` grows for ever.
const PATTERNS: &str = "
    Pattern Step { let root = op<t.f>(x: Value) -> (t: Type); replace root with op<t.g>(x) -> (t); }
    Pattern Once { let inner = op<t.g>(x: Value); let root = op<t.g>(inner.0) -> (t: Type); replace root with inner; }
    Pattern Grow {
        let root = op<t.grow>(x: Value) -> (t: Type);
        rewrite root with { let more = op<t.s>(x) -> (t); replace root with op<t.grow>(more.0) -> (t); };
    }";

/// Does something with `t.top(NAMES[0](NAMES[1](...(t.c {n = 1}))))`, its top, and the patterns.
fn with_model<H: Model, R>(names: &[&str], f: impl FnOnce(&mut H, H::Op, MatcherSet<H>) -> R) -> R {
    H::with_fresh(|host| {
        let set = PatternSet::<H>::for_host().with_source("t.pdll", PATTERNS).expect("compiles");
        let matcher = set.link_to(host).expect("links").matcher();
        let leaf = host.leaf(1);
        let inner = names.iter().rev().fold(leaf, |arg, name| host.apply(name, arg));
        let top = host.apply("t.top", inner);
        f(host, top, matcher)
    })
}

fn greedy<H: Model>(
    names: &[&str],
    config: Config,
    listener: &mut impl RewriteListener<H>,
) -> (String, DriverReport) {
    with_model(names, |host: &mut H, top, matcher| {
        let mut driver = Greedy::new(matcher, config);
        driver.run(host, listener);
        (host.shown(top), driver.report())
    })
}

fn hits(report: &DriverReport) -> Vec<(&str, u64)> {
    report.hits.iter().collect()
}

pub(crate) fn the_greedy_driver_goes_on_until_nothing_matches<H: Model>() {
    for top_down in [false, true] {
        let config = Config { top_down, ..Config::default() };
        let (shown, report) = greedy::<H>(&["t.f", "t.h", "t.f", "t.f"], config, &mut ());
        assert_eq!(shown, "t.g(t.h(t.g(t.c#1())))");
        assert_eq!(hits(&report), [("Once", 1), ("Step", 3)]);
        assert!(report.converged && report.reached.is_none());
    }
}

pub(crate) fn the_walk_driver_tries_each_op_once<H: Model>() {
    with_model(&["t.f", "t.grow"], |host: &mut H, top, matcher| {
        let mut driver = Walk::new(matcher, Limits::default());
        driver.run(host, &mut ());
        assert_eq!(host.shown(top), "t.g(t.grow(t.s(t.c#1())))");
        assert_eq!(hits(&driver.report()), [("Step", 1), ("Grow", 1)]);
    });
}

pub(crate) fn limits_end_a_run_and_name_the_pattern<H: Model>() {
    let some = Limits { matcher_steps: None, ..Limits::default() };
    let rows = [
        (Limits { rewrites: Some(5), ..some }, Limit::Rewrites),
        (Limits { created_ops: Some(9), ..some }, Limit::CreatedOps),
    ];
    for (limits, limit) in rows {
        let config = Config { limits, max_iterations: 1000, ..Config::default() };
        let (shown, report) = greedy::<H>(&["t.grow"], config, &mut ());
        assert_eq!((report.reached, report.converged), (Some(limit), false));
        assert_eq!(report.at_work, ["Grow"]);
        assert!(shown.starts_with("t.grow(t.s("), "{shown}");
        assert!((4..=9).contains(&report.rewrites), "{}", report.rewrites);
    }
}

/// What is heard, by kind.
#[derive(Default, Debug, PartialEq)]
struct Heard {
    begun: u32,
    done: u32,
    inserted: u32,
    replaced: u32,
    erased: u32,
}

impl<H: Model> RewriteListener<H> for Heard {
    fn pattern_begin(&mut self, _: &mut H, _: u32, _: H::Op) {
        self.begun += 1;
    }
    fn pattern_end(&mut self, _: &mut H, _: u32, outcome: &Outcome) {
        self.done += u32::from(*outcome == Outcome::Done);
    }
    fn inserted(&mut self, _: &mut H, _: H::Op) {
        self.inserted += 1;
    }
    fn replaced(&mut self, _: &mut H, _: H::Op, _: &[H::Value]) {
        self.replaced += 1;
    }
    fn erasing(&mut self, _: &mut H, _: H::Op) {
        self.erased += 1;
    }
}

pub(crate) fn a_listener_hears_everything_and_changes_nothing<H: Model>() {
    let mut heard = Heard::default();
    let (shown, report) = greedy::<H>(&["t.f", "t.f"], Config::default(), &mut heard);
    assert_eq!(shown, greedy::<H>(&["t.f", "t.f"], Config::default(), &mut ()).0);
    assert_eq!(report.rewrites, 3);
    assert_eq!(heard, Heard { begun: 3, done: 3, inserted: 2, replaced: 3, erased: 3 });
}

/// What is watched, by kind.
#[derive(Default)]
struct Watched {
    tried: u32,
    failed: u32,
    accepted: Vec<u32>,
}

impl<H: Model> Probe<H> for Watched {
    fn root_tried(&mut self, _: &H, _: H::Op) {
        self.tried += 1;
    }
    fn test_failed(&mut self, _: &H, _: H::Op, _: u32) {
        self.failed += 1;
    }
    fn pattern_accepted(&mut self, _: &H, _: H::Op, pattern: u32) {
        self.accepted.push(pattern);
    }
}

pub(crate) fn a_probe_sees_what_is_tried_and_what_fails<H: Model>() {
    // At `t.g(t.c)` the test of what defines the operand fails; at `t.g(t.g)` all hold.
    with_model(&["t.g", "t.g"], |host: &mut H, top, matcher| {
        let mut watched = MatcherSet::with_probe(matcher.patterns(), Watched::default());
        let outer = host.def_op(host.operand(top, 0)).expect("an op");
        let inner = host.def_op(host.operand(outer, 0)).expect("an op");
        assert!(watched.first_match(host, inner).is_none());
        let probe = watched.probe();
        assert_eq!((probe.tried, probe.failed, probe.accepted.len()), (1, 1, 0));
        let found = watched.first_match(host, outer).expect("it matches");
        let probe = watched.probe();
        assert_eq!((probe.tried, probe.failed), (2, 1));
        assert_eq!(probe.accepted, [found.pattern()]);
    });
}
