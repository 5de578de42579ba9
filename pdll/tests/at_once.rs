//! Operations that take the place of others at once, against the same rewrites step by step.

use pdll::ir::{Context, PrintOptions, parse_module, print};
use pdll::{Config, IrHost, PatternSet, RewriteListener};
use proptest::prelude::*;
use std::fmt::Write;

/// One rewrite that only turns the root into another operation, with fewer, as many and more operands; the
/// others are written step by step, with attributes, and replace what is not the root.
const PATTERNS: &str = r#"
Pattern Fewer { let root = op<t.a>(x: Value, y: Value) -> (t: Type); replace root with op<t.b>(y) -> (t); }
Pattern Same { let root = op<t.e>(x: Value) -> (t: Type); replace root with op<t.g>(x) -> (t); }
Pattern More {
  let inner = op<t.b>(x: Value) -> (_: Type);
  let root = op<t.c>(inner.0, z: Value) -> (t: Type);
  replace root with op<t.d>(z, x, x, z, inner.0) -> (t);
}
Pattern Steps {
  let root = op<t.f>(x: Value) -> (t: Type);
  rewrite root with {
    let made = op<t.e>(x) -> (t);
    let new = op<t.c>(made.0, x) {k = attr<"1 : i32">} -> (t);
    replace root with new;
  };
}
Pattern Inner {
  let inner = op<t.g>(x: Value) -> (t: Type);
  let root = op<t.h>(inner.0);
  rewrite root with { replace inner with op<t.a>(x, x) {k = attr<"2 : i32">} -> (t); };
}
"#;

/// Wants to hear of each step, as [`RewriteListener`] does unless it says otherwise.
struct EachStep;
impl RewriteListener<IrHost> for EachStep {}

/// Operations of one block, each by its name and which of the values before it are its operands.
fn ir(ops: &[(usize, [prop::sample::Index; 2])]) -> String {
    let mut text = String::from("\"builtin.module\"() ({\n  %0 = \"t.start\"() : () -> i32\n");
    for (at, (name, operands)) in (1..).zip(ops) {
        let (name, count) = [("a", 2), ("b", 1), ("c", 2), ("e", 1), ("f", 1), ("g", 1), ("h", 1)][*name];
        let values: Vec<String> = operands[..count].iter().map(|i| format!("%{}", i.index(at))).collect();
        let types = vec!["i32"; count].join(", ");
        let _ = writeln!(text, "  %{at} = \"t.{name}\"({}) : ({types}) -> i32", values.join(", "));
    }
    text + "}) : () -> ()\n"
}

/// What becomes of the IR, and how many rewrites that took.
fn run(text: &str, listener: &mut impl RewriteListener<IrHost>) -> (String, u64) {
    let set = PatternSet::from_source("at_once.pdll", PATTERNS).expect("patterns compile");
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("test input parses");
    let linked = set.link(&mut ctx).expect("links");
    let report = linked.run_with(&mut ctx, &mut module.ir, &Config::default(), listener);
    let options =
        PrintOptions { generic: true, debuginfo: true, value_users: true, ..PrintOptions::default() };
    (print(&ctx, &module, options), report.rewrites)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_step_and_many_leave_the_same(
        ops in prop::collection::vec((0usize..7, any::<[prop::sample::Index; 2]>()), 1..40),
    ) {
        let text = ir(&ops);
        let (at_once, step_by_step) = (run(&text, &mut ()), run(&text, &mut EachStep));
        prop_assert_eq!(&at_once, &step_by_step, "of\n{}", text);
        // Nothing is left that a pattern matches.
        prop_assert!(!at_once.0.contains("\"t.f\""));
    }
}
