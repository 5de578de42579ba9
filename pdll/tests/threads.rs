//! Functions rewritten at the same time: the text and the report are those of one thread.

mod meeting;

use meeting::Meeting;
use pdll::ir::{Context, PrintOptions, parse_module, print};
use pdll::{Config, DriverReport, IrHost, Limits, Overrun, PatternSet, Threads, run_on_threads};
use std::collections::HashSet;
use std::fmt::Write;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::{self, ThreadId};
use std::time::Duration;

/// They make attributes, types, texts and fused locations that nobody has seen before, and some rewrites
/// fail.
const PATTERNS: &str = r#"
#include "std/all.pdll"
Pattern Sum {
  let leaf = op<t.leaf> {k = k: Attr};
  let root = op<t.pair>(leaf.0, x: Value) {n = n: Attr} -> (t: Type);
  rewrite root with {
    let sum = IntAdd(k, n);
    let text = StringConcat(attr<"\"sum-\"">, StringOfInt(sum));
    let dict = DictSet(DictEmpty(), text, ArrayOf2(sum, TypeAttr(IntType(k))));
    let made = op<t.sum>(x) {sum = sum, text = text, dict = dict, symbol = SymbolOf(text)} -> (IntType(k));
    let cast = op<t.cast>(made.0, leaf.0) -> (t);
    replace root with cast;
  };
}
Pattern Fails {
  let root = op<t.fails>(x: Value) {a = a: Attr};
  rewrite root with { let leaf = SymbolLeaf(a); replace root with op<t.never>(x) {leaf = leaf}; };
}
"#;

/// Functions, every third of which has what fails.
fn functions(count: usize) -> String {
    let mut text = String::from("\"t.of_module\"() : () -> ()\n");
    for f in 0..count {
        let _ = writeln!(text, "func.func @f{f}(%x: i32) {{");
        for i in 0..20 {
            let k = 1 + (f * 7 + i) % 90;
            let _ = writeln!(text, "  %l{i} = \"t.leaf\"() {{k = {k} : i32}} : () -> i32");
            let _ = writeln!(text, "  %p{i} = \"t.pair\"(%l{i}, %x) {{n = {f} : i32}} : (i32, i32) -> i32");
            let _ = writeln!(text, "  \"t.use\"(%p{i}) : (i32) -> ()");
        }
        if f % 3 == 0 {
            let _ = writeln!(text, "  %f = \"t.fails\"(%x) {{a = {f} : i32}} : (i32) -> i32");
        }
        text.push_str("  return\n}\n");
    }
    text
}

/// The text with locations, and the report.
fn run(
    set: &PatternSet,
    text: &str,
    config: &Config,
    threads: usize,
) -> Result<(String, DriverReport), Overrun> {
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx).expect("links");
    let mut module = parse_module(&mut ctx, "t.mlir", text.as_bytes()).expect("test input parses");
    let count = NonZeroUsize::new(threads).expect("at least one");
    let threads = Threads { count: Some(count), worth: Duration::ZERO };
    let report = run_on_threads(&linked, &mut ctx, &mut module.ir, config, threads)?;
    assert!(pdll::ir::verify(&ctx, &module.ir).is_empty(), "the IR is not valid any more");
    let options = PrintOptions { debuginfo: true, ..PrintOptions::default() };
    // The context goes on as if there had been no threads.
    let more = linked.run(&mut ctx, &mut module.ir, &Config::default());
    assert_eq!(more.changed, !report.converged, "{more:?}");
    Ok((print(&ctx, &module, options), report))
}

fn patterns() -> PatternSet {
    PatternSet::from_source("t.pdll", PATTERNS).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn any_number_of_threads_gives_one_text_and_one_report() {
    let (set, text) = (patterns(), functions(40));
    // To the end; and so few rewrites a function that none is done with, at the end of which stands which
    // patterns were still at work.
    let unfinished = Config { max_rewrites: Some(5), max_iterations: 3, ..Config::default() };
    for (config, rewrites) in [(Config::default(), 800), (unfinished, 600)] {
        let one = run(&set, &text, &config, 1).expect("one thread");
        assert_eq!((one.1.rewrites, one.1.converged), (rewrites, rewrites == 800), "{:?}", one.1);
        assert!(one.1.failure_count >= 14 && one.1.at_work.is_empty() == one.1.converged, "{:?}", one.1);
        for threads in [2, 3, 7] {
            let several = run(&set, &text, &config, threads).expect("nothing reaches a limit");
            assert_eq!(several.1, one.1, "{threads} threads");
            assert!(several.0 == one.0, "{threads} threads:\n{}", several.0);
        }
    }
}

#[test]
fn what_one_thread_could_do_is_not_stopped_half_way() {
    let (set, text) = (patterns(), functions(30));
    let of = |rewrites| Limits { rewrites: Some(rewrites), ..Limits::default() };
    let limits = |rewrites| Config { limits: of(rewrites), ..Config::default() };
    // 600 rewrites are to be done: more than any of three threads may do of 600, and enough for one.
    assert_eq!(run(&set, &text, &limits(2 * 600), 1).map(|run| run.1.rewrites), Ok(600));
    assert_eq!(run(&set, &text, &limits(100), 3).map(|run| run.1), Err(Overrun));
    let one = run(&set, &text, &limits(3 * 600), 1);
    assert_eq!(run(&set, &text, &limits(3 * 600), 3).map(|run| run.1), one.map(|run| run.1));
}

/// The threads that a native is called on, which says of itself that it is isolated or does not.
fn threads_of(isolated: bool) -> HashSet<ThreadId> {
    let text = "Constraint Seen(x: Value);
        Pattern P { let r = op<t.leaf> -> (t: Type); Seen(r.0); replace r with op<t.x> -> (t); }";
    let mut set = PatternSet::from_source("t.pdll", text).expect("compiles");
    let seen = Arc::new(Meeting::of(if isolated { 2 } else { 1 }));
    let called = seen.clone();
    set.natives().constraint("Seen", move |_: &IrHost, _: pdll::ir::Value| {
        called.come();
        true
    });
    if isolated {
        set.natives().assume_isolated();
    }
    run(&set, &functions(5), &Config::default(), 2).expect("nothing reaches a limit");
    seen.who()
}

#[test]
fn patterns_that_call_what_may_look_around_stay_on_this_thread() {
    let here = thread::current().id();
    assert_eq!(threads_of(false), HashSet::from([here]));
    let both = threads_of(true);
    assert!(both.len() == 2 && both.contains(&here), "another is at it, and this one too");
}

#[test]
fn functions_in_functions_stay_on_one_thread() {
    let text = "func.func @outer() {
      builtin.module { func.func @inner() { %0 = \"t.leaf\"() {k = 1 : i32} : () -> i32  return } }
      return
    }";
    let set = patterns();
    let config = Config::default();
    assert_eq!(run(&set, text, &config, 1), run(&set, text, &config, 2));
}
