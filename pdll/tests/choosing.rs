//! Which patterns are tried at an operation, and in which order: roots, benefits that a cost model changes,
//! labels, and reasons that are only put into words where somebody hears them.

use pdll::conversion::{Action, Conversion, ConversionPattern, ConversionTarget};
use pdll::ir::{self, Context, PrintOptions, parse_module, print};
use pdll::{
    Config, Filter, Host, IrHost, LinkedSet, Matched, Outcome, PatternSet, RewriteListener, RewritePattern,
    Rewriter, Root,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const FUNCTIONS: &str =
    "func.func @f() {\n  %0 = call @g() : () -> i32\n  return\n}\nfunc.func private @g() -> i32";

/// The same compiled twice over, each to something else.
const COMPILED: &str = "
    Pattern Small with benefit(1) { replace op<t.a> with op<t.small>; }
    Pattern Large with benefit(5) { replace op<t.a> with op<t.large>; }
    Pattern Twin with benefit(1) { replace op<t.a> with op<t.twin>; }";

/// What becomes of the IR, by a set that `change` has changed.
fn run(set: &PatternSet, text: &str, change: impl FnOnce(LinkedSet<IrHost>) -> LinkedSet<IrHost>) -> String {
    let mut ctx = Context::new();
    let linked = change(set.link(&mut ctx).expect("it links"));
    let mut module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    linked.run(&mut ctx, &mut module.ir, &Config::default());
    print(&ctx, &module, PrintOptions::default())
}

fn compiled() -> PatternSet {
    PatternSet::from_source("a.pdll", COMPILED).expect("it is good")
}

/// Adds a pattern in Rust for `t.a` that makes an operation of its own name.
fn add(set: &mut PatternSet, name: &'static str, benefit: u16) {
    set.add(Renames { name, benefit });
}

struct Renames {
    name: &'static str,
    benefit: u16,
}

impl RewritePattern<IrHost> for Renames {
    fn name(&self) -> &str {
        self.name
    }
    fn root(&self) -> Root {
        "t.a".into()
    }
    fn benefit(&self) -> u16 {
        self.benefit
    }
    fn match_and_rewrite(&self, op: ir::Op, rewriter: &mut Rewriter<'_, IrHost>) -> Matched {
        let new = rewriter.create_named(self.name, &[], &[], pdll::Results::Types(&[]))?;
        Ok(rewriter.replace_with_op(op, new)?)
    }
}

const ROOT: &str = "\"t.a\"() : () -> ()";

#[test]
fn an_interface_as_root() {
    let mut set = PatternSet::new();
    let seen = Arc::new(AtomicUsize::new(0));
    for (interface, by) in [("CallOpInterface", 1), ("FunctionOpInterface", 10), ("NoSuchInterface", 100)] {
        let seen = seen.clone();
        set.add_fn(Root::Interface(interface.into()), 1, move |_, _| {
            seen.fetch_add(by, Ordering::Relaxed);
            Err("it is only counted".into())
        });
    }
    run(&set, FUNCTIONS, |linked| linked);
    // A private function is not visited for nothing: each operation once.
    assert_eq!(seen.load(Ordering::Relaxed), 21);
}

#[test]
fn an_interface_as_root_in_conversions() {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "in.mlir", FUNCTIONS.as_bytes()).expect("it is good");
    let mut target = ConversionTarget::new();
    target.op("func.call", Action::Illegal).dialect("new", Action::Legal);
    let root = Root::Interface("CallOpInterface".into());
    let pattern = ConversionPattern::new("calls", root, |op, _, rewriter| {
        let types: Vec<_> = rewriter.body().results(op).map(|r| rewriter.body().value_type(r)).collect();
        let attrs = rewriter.ctx().known().no_attrs;
        let new = rewriter.create("new.call", &[], &types, attrs)?;
        Ok(rewriter.replace_with_op(op, new)?)
    });
    let patterns = [pattern];
    let conversion = Conversion { patterns: &patterns, ..Conversion::new(&target) };
    let report = conversion.run(&mut ctx, &mut module.ir).expect("it links");
    assert!(report.error.is_none(), "{report:?}");
    assert!(print(&ctx, &module, PrintOptions::default()).contains("\"new.call\"() : () -> i32"));
}

#[test]
fn a_cost_model_changes_benefits() {
    let by = |set: &PatternSet, benefit: fn(&str) -> Option<u32>| {
        let out = run(set, ROOT, |linked| linked.with_cost_model(|pattern| benefit(pattern.name)));
        out.split_once("t.").expect("an operation").1.split_once('"').expect("its end").0.to_string()
    };
    let set = compiled();
    assert_eq!(by(&set, |name| Some(if name == "Small" { 9 } else { 5 })), "small");
    assert_eq!(by(&set, |name| Some(if name == "Twin" { 9 } else { 5 })), "twin");
    // Of equal ones that of the higher benefit of its own, then the first.
    assert_eq!(by(&set, |_| Some(7)), "large");
    assert_eq!(by(&set, |name| (name != "Large").then_some(7)), "small");
    assert_eq!(by(&set, |name| (name == "Twin").then_some(0)), "twin");
    assert_eq!(by(&set, |_| None), "a");

    let mut mixed = compiled();
    add(&mut mixed, "t.first", 3);
    add(&mut mixed, "t.second", 4);
    assert_eq!(run(&mixed, ROOT, |linked| linked), run(&compiled(), ROOT, |linked| linked));
    assert_eq!(by(&mixed, |name| Some(if name == "t.first" { 9 } else { 1 })), "first");
    assert_eq!(by(&mixed, |name| Some(if name == "Twin" { 9 } else { 1 })), "twin");
    assert_eq!(by(&mixed, |name| name.starts_with("t.").then_some(1)), "first");
}

/// A model is asked about benefits as they are, those that another model has given among them, and not about
/// what is left out.
#[test]
fn a_cost_model_after_another() {
    let mut asked = Vec::new();
    let filter = Filter { disabled: vec!["Large".into()], ..Filter::default() };
    let out = run(&compiled(), ROOT, |linked| {
        let linked =
            linked.filtered(&filter).with_cost_model(|pattern| Some(pattern.benefit + pattern.number));
        linked.with_cost_model(|pattern| {
            asked.push((pattern.name.to_string(), pattern.benefit));
            Some(pattern.benefit)
        })
    });
    assert_eq!(asked, [("Small".to_string(), 2), ("Twin".to_string(), 3)]);
    assert!(out.contains("t.twin"));
}

#[test]
fn labels_of_compiled_patterns() {
    let set =
        compiled().with_label("first").with_source("b.pdll", "Pattern { erase op<t.b>; }").expect("good");
    let set = set.with_label("all");
    let text = format!("{ROOT}\n\"t.b\"() : () -> ()");
    let left = |enabled: &[&str], disabled: &[&str]| {
        let list = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let filter = Filter { enabled: list(enabled), disabled: list(disabled) };
        let out = run(&set, &text, |linked| linked.filtered(&filter));
        (out.contains("t.a"), out.contains("t.b"))
    };
    assert_eq!(left(&[], &[]), (false, false));
    assert_eq!(left(&["first"], &[]), (false, true));
    assert_eq!(left(&["all"], &["first"]), (true, false));
    assert_eq!(left(&["none"], &[]), (true, true));

    let mut target = ConversionTarget::new();
    target.op("t.small", Action::Legal).op("t.large", Action::Legal).op("t.twin", Action::Legal);
    target.op("t.a", Action::Illegal);
    for (disabled, fails) in [(None, false), (Some("first".to_string()), true)] {
        let mut ctx = Context::new();
        let mut module = parse_module(&mut ctx, "in.mlir", ROOT.as_bytes()).expect("it is good");
        let filter = Filter { disabled: disabled.into_iter().collect(), ..Filter::default() };
        let conversion = Conversion { compiled: Some(&set), filter, ..Conversion::new(&target) };
        let report = conversion.run(&mut ctx, &mut module.ir).expect("it links");
        assert_eq!(report.error.is_some(), fails);
    }
}

/// Hears why patterns do not match.
#[derive(Default)]
struct Reasons(Vec<String>);

impl RewriteListener<IrHost> for Reasons {
    fn match_failed(&mut self, _: &mut IrHost, why: &str) {
        self.0.push(why.into());
    }
}

/// Hears how patterns end, and not why.
struct Ends(usize);

impl RewriteListener<IrHost> for Ends {
    fn hears_reasons(&self) -> bool {
        false
    }
    fn pattern_end(&mut self, _: &mut IrHost, _: u32, _: &Outcome) {
        self.0 += 1;
    }
}

#[test]
fn reasons_are_made_if_they_are_heard() {
    let made = Arc::new(AtomicUsize::new(0));
    let mut set = PatternSet::new();
    let counter = made.clone();
    set.add_fn("t.a", 1, move |op, rewriter| {
        let name = rewriter.host.name_text(rewriter.host.op_name(op));
        Err(rewriter.no_match(|| {
            counter.fetch_add(1, Ordering::Relaxed);
            format!("{name} is never good")
        }))
    });
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).expect("it links");
    let mut module = parse_module(&mut ctx, "in.mlir", ROOT.as_bytes()).expect("it is good");
    let (config, ir) = (Config::default(), &mut module.ir);
    let made_by = |run: &mut dyn FnMut()| {
        let before = made.load(Ordering::Relaxed);
        run();
        made.load(Ordering::Relaxed) - before
    };
    assert_eq!(made_by(&mut || drop(linked.run(&mut ctx, ir, &config))), 0);
    let mut ends = Ends(0);
    assert_eq!(made_by(&mut || drop(linked.run_with(&mut ctx, ir, &config, &mut ends))), 0);
    assert_eq!(ends.0, 1);
    let mut reasons = Reasons::default();
    assert_eq!(made_by(&mut || drop(linked.run_with(&mut ctx, ir, &config, &mut reasons))), 1);
    assert_eq!(reasons.0, ["t.a is never good"]);
    let mut all = pdll::Listeners(vec![&mut ends, &mut reasons]);
    assert_eq!(made_by(&mut || drop(linked.run_with(&mut ctx, ir, &config, &mut all))), 1);
}
