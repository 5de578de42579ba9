//! Isolated operations are converted at the same time as one after the other: what is left of operations of
//! many kinds, what is reported, and who does the work.

mod meeting;

use meeting::Meeting;
use pdll::conversion::{
    Action, Conversion, ConversionConfig, ConversionPattern, ConversionReport, ConversionTarget, Converted,
    Mode, TypeConverter, function_pattern, one_to_one, register_conversion_natives,
};
use pdll::ir::{BodyId, Context, Module, Op, OpView, PrintOptions, Type, parse_module, parse_type, print};
use pdll::{PatternSet, Threads};
use proptest::prelude::*;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::ThreadId;
use std::time::Duration;

const PATTERNS: &str = "\
Rewrite convertTypes(types: TypeRange) -> TypeRange;
Rewrite convertValues(values: ValueRange) -> ValueRange;
Pattern Typed {
  let root = op<old.typed>(values: ValueRange) -> (types: TypeRange);
  rewrite root with { replace root with op<new.typed>(convertValues(values)) -> (convertTypes(types)); };
}
";

/// What a conversion is like, beside what it converts.
#[derive(Clone, Copy, Debug, Default)]
struct Given {
    config: ConversionConfig,
    /// Functions in Rust are said to be isolated.
    isolated: bool,
    /// Patterns in Rust wait until so many threads have called one.
    meeting: usize,
    functions: Functions,
}

/// What becomes of functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Functions {
    /// They are converted.
    #[default]
    Converted,
    /// The first one is erased.
    FirstErased,
    /// All that is in them may stay, but an operation of the module gives the first one other arguments.
    Kept,
}

/// A type that nobody has made before.
fn new_type(ctx: &mut Context, of: &str) -> Type {
    parse_type(ctx, &format!("!new.of<\"{of}\">")).expect("it is a type")
}

/// Makes `old.made` an operation whose type and attribute it makes of its name.
fn making(callers: &Arc<Meeting>) -> ConversionPattern {
    let callers = callers.clone();
    let pattern = ConversionPattern::new("making", "old.made", move |op, operands, rewriter| {
        callers.come();
        let attrs = rewriter.body().attrs(op);
        let key = rewriter.ctx().name("key");
        let key = rewriter.ctx().get_attr(attrs, key).ok_or("it has no key")?;
        let text = pdll::ir::print_attr(rewriter.ctx(), key).replace('"', "");
        let (ty, name) = (new_type(rewriter.ctx(), &text), rewriter.ctx().name("made"));
        let made = rewriter.ctx().string_attr(&format!("of {text}"));
        let attrs = rewriter.ctx().discardable(&[(name, made)]);
        let new = rewriter.create("new.made", one_to_one(operands)?, &[ty], attrs)?;
        Ok(rewriter.replace_with_op(op, new)?)
    });
    pattern.generates(["new.made"])
}

/// Erases a function with all that is in it.
fn erasing() -> ConversionPattern {
    ConversionPattern::new("erasing", "func.func", |op, _, rewriter| Ok(rewriter.erase(op)?))
}

/// Gives the first operation of the module, a function, converted arguments, and erases `old.top`.
fn retyping(converter: &Arc<TypeConverter>) -> ConversionPattern {
    let pattern = ConversionPattern::new("retyping", "old.top", |op, _, rewriter| {
        let converter = rewriter.converter().cloned().ok_or("it has no converter")?;
        let block = rewriter.body().block(op).ok_or("it is in no block")?;
        let first = rewriter.body().first_op(block).ok_or("it is in an empty block")?;
        let (id, regions) = rewriter.regions(first);
        let entry = rewriter.ir().body(id).blocks(regions[0])[0];
        let signature = rewriter.signature_of(&converter, id, entry).ok_or("it cannot be converted")?;
        rewriter.apply_signature(id, entry, &signature)?;
        Ok(rewriter.erase(op)?)
    });
    pattern.with_converter(converter)
}

/// Is this what is called `f0`?
fn is_first(op: OpView<'_>) -> bool {
    let name = op.attribute_named("sym_name").map(|name| pdll::ir::print_attr(op.ctx(), name));
    name.as_deref() == Some("\"f0\"")
}

fn converter(ctx: &mut Context) -> Arc<TypeConverter> {
    let narrow = parse_type(ctx, "i32").expect("it is a type");
    let wide = parse_type(ctx, "i64").expect("it is a type");
    let mut converter = TypeConverter::identity();
    converter.rule(move |_, ty| match ty == narrow {
        true => Converted::To(vec![wide]),
        false => Converted::Abstain,
    });
    // An argument of this type is dropped, and what still uses it gets something in its place: that is made
    // in the function before the function itself is converted.
    let dropped = parse_type(ctx, "index").expect("it is a type");
    converter.rule(move |_, ty| match ty == dropped {
        true => Converted::To(Vec::new()),
        false => Converted::Abstain,
    });
    converter.source(|rewriter, types, values| {
        let none = rewriter.ctx().discardable(&[]);
        let op = rewriter.create("new.narrow", values, types, none).ok()?;
        Some(rewriter.body().results(op).collect())
    });
    Arc::new(converter)
}

/// What is said of an operation in the report.
fn places(ctx: &Context, module: &Module, ops: &[(BodyId, Op)]) -> Vec<String> {
    let name = |(id, op): &(BodyId, Op)| OpView::new(ctx, &module.ir, *id, *op).name();
    ops.iter().map(|op| format!("{} {}", op.0.raw(), ctx.text(name(op)))).collect()
}

/// The text after the conversion of `text`, what is reported, and who has called the pattern in Rust.
/// Without threads all is done in order.
fn converted(text: &str, given: Given, threads: usize) -> (String, String, HashSet<ThreadId>) {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    let callers = Arc::new(Meeting::of(given.meeting));
    let converter = converter(&mut ctx);
    let mut patterns = vec![making(&callers)];
    patterns.push(match given.functions {
        Functions::Converted => function_pattern("func.func", &converter),
        Functions::FirstErased => erasing(),
        Functions::Kept => retyping(&converter),
    });
    let mut target = ConversionTarget::new();
    target.dialect("new", Action::Legal).dialect("old", Action::Illegal).op("func.return", Action::Legal);
    target.op("builtin.module", Action::Legal);
    match given.functions {
        Functions::Converted => target.typed_function("func.func", &converter),
        Functions::FirstErased => target.dynamic_op("func.func", |op| Some(!is_first(op))),
        Functions::Kept => target.op("func.func", Action::Legal).recursive("func.func", |_| Some(true)),
    };
    let mut set = PatternSet::from_source("typed.pdll", PATTERNS).expect("they are good");
    register_conversion_natives(set.natives());
    let worth = if threads == 0 { Duration::MAX } else { Duration::ZERO };
    let conversion = Conversion {
        patterns: &patterns,
        compiled: Some(&set),
        converter: Some(converter),
        config: given.config,
        threads: Threads { count: NonZeroUsize::new(threads), worth },
        isolated: given.isolated,
        ..Conversion::new(&target)
    };
    let report = conversion.run(&mut ctx, &mut module.ir).expect("all natives are there");
    let ConversionReport { error, unlegalized, legalizable } = &report;
    let said = format!(
        "{}\nunlegalized {:?}\nlegalizable {:?}",
        error.as_ref().map(ToString::to_string).unwrap_or_default(),
        places(&ctx, &module, unlegalized),
        places(&ctx, &module, legalizable)
    );
    let after = print(&ctx, &module, PrintOptions { debuginfo: true, ..PrintOptions::default() });
    (after, said, callers.who())
}

/// A function of such operations.
fn function(number: usize, ops: &[&str]) -> String {
    let mut text = format!("func.func @f{number}(%a: i32, %d: index) {{\n");
    for (i, op) in ops.iter().enumerate() {
        text += &match *op {
            "typed" => format!("%{i} = \"old.typed\"(%a) : (i32) -> i32\n"),
            "chain" => format!(
                "%{i}:2 = \"old.typed\"(%a, %a) : (i32, i32) -> (i32, i32)\n\
                 \"new.use\"(%{i}#1) : (i32) -> ()\n"
            ),
            "made" => format!("%{i} = \"old.made\"() {{key = \"{number} {i}\"}} : () -> i1\n"),
            "dropped" => "\"new.use\"(%d) : (index) -> ()\n".to_string(),
            "unknown" => "\"x.y\"(%a) : (i32) -> ()\n".to_string(),
            "nested" => "\"x.z\"() ({\n\"old.typed\"() : () -> ()\n}) : () -> ()\n".to_string(),
            _ => "\"old.bad\"() : () -> ()\n".to_string(),
        };
    }
    text + "return\n}\n"
}

fn module(functions: usize, ops: &[&str]) -> String {
    (0..functions).map(|number| function(number, ops)).collect()
}

#[test]
fn who_does_the_work() {
    let ops = ["made"; 40];
    let isolated = Given { isolated: true, ..Given::default() };
    let this = HashSet::from([std::thread::current().id()]);
    let (alone, said, callers) = converted(&module(8, &ops), isolated, 0);
    assert_eq!(callers, this);
    let (one_by_one, also, callers) = converted(&module(8, &ops), isolated, 1);
    assert_eq!((&alone, &said), (&one_by_one, &also));
    assert_eq!(callers, this);
    let (shared, also, callers) = converted(&module(8, &ops), Given { meeting: 2, ..isolated }, 3);
    assert_eq!((&alone, &said), (&shared, &also));
    assert!(callers.len() > 1 && callers.is_superset(&this), "others do it, too");
    // Functions in Rust of which nobody says that they are isolated, an analysis, and functions that are
    // erased are for one thread. So are functions of few operations each.
    let analysis = ConversionConfig { mode: Mode::Analysis, ..ConversionConfig::default() };
    for (what, text, given) in [
        ("not isolated", &module(8, &ops), Given::default()),
        ("analysis", &module(8, &ops), Given { config: analysis, ..isolated }),
        ("erased", &module(8, &ops), Given { functions: Functions::FirstErased, ..isolated }),
        ("few", &module(200, &["made"]), isolated),
    ] {
        let (shared, said, callers) = converted(text, given, 3);
        assert_eq!(callers, this, "{what}");
        let (alone, also, _) = converted(text, given, 0);
        assert_eq!((shared, said), (alone, also), "{what}");
    }
}

#[test]
fn what_is_made_in_a_function_before_its_turn_stays() {
    let given = Given { isolated: true, ..Given::default() };
    let text = module(6, &["typed", "dropped", "made", "dropped", "typed", "typed", "made", "typed"]);
    let (in_order, said, _) = converted(&text, given, 0);
    assert_eq!(in_order.matches("\"new.narrow\"() : () -> index").count(), 6);
    assert!(!in_order.contains("old."));
    for threads in [1, 2] {
        let (after, also, _) = converted(&text, given, threads);
        assert_eq!((&in_order, &said), (&after, &also));
    }
}

#[test]
fn what_is_done_to_a_function_that_has_no_turn_is_done() {
    let given = Given { isolated: true, functions: Functions::Kept, ..Given::default() };
    let text =
        module(6, &["typed", "made", "typed", "typed", "made", "typed"]) + "\"old.top\"() : () -> ()\n";
    let (in_order, said, _) = converted(&text, given, 0);
    assert_eq!(in_order.matches("\"new.narrow\"(%arg0) : (i64) -> i32").count(), 1, "{said}{in_order}");
    for threads in [1, 2] {
        let (after, also, _) = converted(&text, given, threads);
        assert_eq!((&in_order, &said), (&after, &also));
    }
}

#[test]
fn what_fails_is_told_as_by_one_thread_and_leaves_no_trace() {
    let mut text = module(6, &["typed"; 30]);
    let mut bad = ["typed"; 30];
    bad[20] = "bad";
    text += &function(6, &bad);
    bad[10] = "bad";
    text += &function(7, &bad);
    let given = Given { isolated: true, ..Given::default() };
    let (after, said, _) = converted(&text, given, 3);
    let mut ctx = Context::new();
    let before = parse_module(&mut ctx, "in.mlir", text.as_bytes()).expect("it is good");
    let options = PrintOptions { debuginfo: true, ..PrintOptions::default() };
    assert_eq!(after, print(&ctx, &before, options));
    assert_eq!(
        said,
        "failed to legalize operation 'old.bad' that was explicitly marked illegal\nunlegalized []\n\
         legalizable []"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn threads_make_no_difference(
        functions in prop::collection::vec(
            prop::collection::vec(
                prop::sample::select(vec!["typed", "chain", "made", "unknown", "nested", "dropped"]),
                12..40,
            ),
            2..6,
        ),
        bad in prop::option::weighted(0.2, (0..5usize, 0..12usize)),
        casts_stay: bool,
        full in prop::bool::weighted(0.2),
    ) {
        let mut functions = functions;
        if let Some((function, op)) = bad {
            let at = function % functions.len();
            functions[at][op] = "bad";
        }
        let text: String = (0..).zip(&functions).map(|(number, ops)| function(number, ops)).collect();
        let mode = if full { Mode::Full } else { Mode::Partial };
        let config = ConversionConfig { mode, casts_stay, ..ConversionConfig::default() };
        let given = Given { config, isolated: true, ..Given::default() };
        let (alone, said, _) = converted(&text, given, 0);
        for threads in [1, 2] {
            let (shared, also, _) = converted(&text, given, threads);
            prop_assert_eq!(&said, &also);
            prop_assert_eq!(&alone, &shared);
        }
    }
}
