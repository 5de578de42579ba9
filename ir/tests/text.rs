//! Golden cases (`cases/NAME.mlir` beside `.expected` or `.error`) and properties of reading and printing.
//!
//! The first line of a case may say `FLAGS:` with mlir-opt's printing flags; `PRETTY` prints without the
//! generic flag. `UPDATE_EXPECT=1` rewrites `.expected`.

mod common;

use common::random_ir;
use pdll_ir::{Context, Module, PrintOptions, parse_attr, parse_module, parse_type, print, print_attr};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{Place, Span};
use pdll_tests::{files, golden};
use proptest::prelude::*;
use std::path::Path;

fn parse(name: &str, text: &[u8]) -> (Context, Result<Module, Diagnostics>) {
    let mut ctx = Context::new();
    let result = parse_module(&mut ctx, name, text);
    (ctx, result)
}

/// Line and column of an error.
fn at(error: &Diagnostic) -> (u32, u32) {
    match &error.place {
        Place::Position(p) => (p.line, p.column),
        place => panic!("no position: {place:?}"),
    }
}

fn reprint(text: &str, options: PrintOptions) -> String {
    let (ctx, module) = parse("x.mlir", text.as_bytes());
    let module = module.unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    print(&ctx, &module, options)
}

fn options_of(text: &str) -> PrintOptions {
    let first = text.lines().next().unwrap_or("");
    PrintOptions {
        generic: !first.contains("PRETTY"),
        debuginfo: first.contains("--mlir-print-debuginfo"),
        local_scope: first.contains("--mlir-print-local-scope"),
        ..PrintOptions::default()
    }
}

#[test]
fn golden_cases() {
    let mut failures = Vec::new();
    for file in files(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases"), "mlir") {
        let text = std::fs::read(&file).unwrap();
        let name = file.file_name().unwrap().to_str().unwrap();
        let (ctx, result) = parse(name, &text);
        let error = file.with_extension("error");
        if error.exists() {
            let expected = std::fs::read_to_string(error).unwrap();
            let expected = expected.split_whitespace().next().unwrap_or("").to_owned();
            let got = result.map_or_else(
                |e| {
                    let (line, column) = at(&e[0]);
                    format!("{line}:{column}")
                },
                |_| "accepted".into(),
            );
            if got != expected {
                failures.push(format!("{name}: error at {got}, expected {expected}"));
            }
            continue;
        }
        let got = match result {
            Ok(module) => print(&ctx, &module, options_of(&String::from_utf8_lossy(&text))),
            Err(errors) => format!("{}\n", errors[0]),
        };
        golden(file.with_extension("expected"), &got);
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn all_independent_errors_are_reported() {
    let text = "\"a\"(%x, %y) : (i1, i1) -> ()\n\"b\"(%z, %x) : (i1, i1) -> ()\n";
    let (_, result) = parse("f.mlir", text.as_bytes());
    let places: Vec<(u32, u32)> = result.unwrap_err().iter().map(at).collect();
    assert_eq!(places, [(1, 5), (1, 9), (2, 5)]);

    let text = "\"r\"() ({\n\"a\"()[^b] : () -> ()\n\"x\"() : () -> ()\n^b:\n\"c\"()[^b] : () -> ()\n\"x\"() : () -> ()\n}) : () -> ()";
    let (_, result) = parse("f.mlir", text.as_bytes());
    let places: Vec<u32> = result.unwrap_err().iter().map(|e| at(e).0).collect();
    assert_eq!(places, [2, 5]);
}

#[test]
fn nothing_crosses_into_a_function() {
    let func = "func.func @f() {\n  \"a\"(%x) : (i1) -> ()\n  return\n}\n";
    let def = "%x = \"d\"() : () -> i1\n";
    for (text, line) in
        [(format!("{def}{func}"), 3), (format!("{func}{def}"), 2), (format!("{func}{func}{def}"), 2)]
    {
        let (_, result) = parse("f.mlir", text.as_bytes());
        assert_eq!(at(&result.unwrap_err()[0]).0, line, "{text}");
    }
}

#[test]
fn errors_about_names_say_where_the_value_comes_from() {
    let (_, result) = parse("f.mlir", b"%x = \"d\"() : () -> i1\n\"a\"(%x) : (i8) -> ()\n");
    let error = &result.unwrap_err()[0];
    assert_eq!(at(error), (2, 5));
    assert_eq!(error.notes, ["it is defined at f.mlir:1:6 with type i1"]);
}

#[test]
fn single_attributes_and_types() {
    let mut ctx = Context::new();
    let attr = parse_attr(&mut ctx, " [1 : i8, \"x\", #t<a b>] ").unwrap();
    assert_eq!(print_attr(&ctx, attr), "[1 : i8, \"x\", #t<a b>]");
    let ty = parse_type(&mut ctx, "(i1) -> tuple<>").unwrap();
    assert_eq!(pdll_ir::print_type(&ctx, ty), "(i1) -> tuple<>");
    let error = parse_attr(&mut ctx, "1 : i8\n 2").unwrap_err();
    assert_eq!(error.span(), Some(Span::new(8, 9)));
    assert!(parse_type(&mut ctx, "").is_err());
    assert!(parse_attr(&mut ctx, "300 : i8").is_err());
}

#[test]
fn hostile_input_gets_a_diagnostic() {
    let deep = |open: &str, count: usize| format!("\"a\"() {{a = {}", open.repeat(count));
    let bomb: String = (0..100).map(|i| format!("!a{} = tuple<!a{i}, !a{i}>\n", i + 1)).collect();
    let chain: String = (0..1000).map(|i| format!("!a{} = tuple<!a{i}>\n", i + 1)).collect();
    for text in [
        deep("(", 100_000),
        deep("[", 100_000),
        deep("tuple<", 100_000),
        deep("!t<", 100_000),
        deep("affine_map<() -> (-", 1) + &"-".repeat(100_000),
        "\"a\"() ({".repeat(100_000),
        "\"a\"() : () -> () loc(".to_owned() + &"callsite(".repeat(100_000),
        format!("!a0 = tuple<i1>\n{bomb}\"x\"() {{a = !a100}} : () -> ()"),
        format!("!a0 = tuple<i1>\n{chain}\"x\"() {{a = !a1000}} : () -> ()"),
        format!("\"a\"() {{a = {} : i16777215}} : () -> ()", "9".repeat(1_000_000)),
        "%0:4000000000 = \"a\"() : () -> i1".into(),
    ] {
        let (_, result) = parse("f.mlir", text.as_bytes());
        assert!(!result.unwrap_err().is_empty(), "{}", &text[..40]);
    }
}

#[test]
fn one_line_of_many_operations_is_read_in_linear_time() {
    // 200,000 ops on one line; quadratic reading would take minutes.
    let text = "\"a\"() : () -> () ".repeat(200_000);
    let (_, result) = parse("f.mlir", text.as_bytes());
    assert_eq!(result.unwrap().ir.op_count(), 200_001);
}

#[test]
fn a_shape_of_many_dimensions_is_read_in_linear_time() {
    // `1x1x1..` is a number and an identifier as long as the rest to the lexer; 100,000 times that took 20 s.
    for dimension in ["1x", "0x", "?x", "7 x"] {
        let text = format!("%0 = \"a\"() : () -> tensor<{}i1>", dimension.repeat(300_000));
        let printed = reprint(&text, PrintOptions::default());
        assert!(printed.contains(&dimension.replace(' ', "").repeat(300_000)), "{dimension}");
    }
    let text = format!("%0 = \"a\"() : () -> vector<{}i1>", "2x[4]x".repeat(100_000));
    assert!(reprint(&text, PrintOptions::default()).contains(&"2x[4]x".repeat(100_000)));
}

#[test]
fn forward_references_leave_uses_in_mlir_order() {
    // Newest first: use1; use2; def; use3 gives use3, use1, use2.
    let text = "\"u1\"(%x) : (i1) -> ()\n\"u2\"(%x) : (i1) -> ()\n%x = \"d\"() : () -> i1\n\"u3\"(%x) : (i1) -> ()\n";
    let (ctx, module) = parse("f.mlir", text.as_bytes());
    let ir = module.unwrap().ir;
    let body = ir.top();
    let def = body.ops(ir.module_block()).nth(2).unwrap();
    let users: Vec<String> = body
        .uses(body.result(def, 0))
        .map(|u| ctx.text(ctx.shape_data(body.shape(u.op)).name).into_owned())
        .collect();
    assert_eq!(users, ["u3", "u1", "u2"]);
}

#[test]
fn repeated_line_ends_mean_the_same_only_where_they_do() {
    let text = "func.func private @f()\n\
                \"t.a\"() {callee = @f} : () -> ()\n\
                \"t.b\"() {callee = @f} : () -> ()\n\
                \"func.call\"() {callee = @f} : () -> ()\n\
                \"t.c\"() {callee = @g} : () -> ()\n\
                %0 = \"t.d\"() : () -> i1\n\
                %1 = \"t.e\"(%0) {a = [%0]} : (i1) -> i1\n";
    let (_, result) = parse("f.mlir", text.as_bytes());
    assert_eq!((at(&result.unwrap_err()[0]).0, 1), (7, 1));
    let good = text.replace("[%0]", "[1]");
    let printed = reprint(&good, PrintOptions { generic: true, ..PrintOptions::default() });
    let lines: Vec<&str> = printed.lines().map(str::trim).collect();
    assert_eq!(lines[3], "\"t.a\"() {callee = @f} : () -> ()");
    assert_eq!(lines[5], "\"func.call\"() <{callee = @f}> : () -> ()");
    assert_eq!(lines[6], "\"t.c\"() {callee = @g} : () -> ()");
    assert_eq!(lines[8], "%1 = \"t.e\"(%0) {a = [1]} : (i1) -> i1");
}

#[test]
fn fused_locations_are_flattened() {
    let mut ctx = Context::new();
    let file = ctx.name("f");
    let (a, b, c) = (ctx.file_loc(file, 1, 1), ctx.file_loc(file, 2, 2), ctx.file_loc(file, 3, 3));
    let unknown = ctx.known().unknown_loc;
    let ab = ctx.fuse_locations(&[a, b]);
    let abc = ctx.fuse_locations(&[a, b, c]);
    assert_eq!(ctx.fuse_locations(&[unknown, ab, a, unknown, c]), abc);
    assert_eq!(ctx.fuse_locations(&[unknown, a, a]), a);
    assert_eq!(ctx.fuse_locations(&[]), unknown);
}

/// Ops that came from text have positions that are no table entries; fusing those gives the same locations.
#[test]
fn fused_positions_are_flattened() {
    let mut ctx = Context::new();
    let text = b"\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n\"t.c\"() : () -> ()\n";
    let module = parse_module(&mut ctx, "f.mlir", text).expect("valid");
    let body = module.ir.top();
    let locs: Vec<_> = body.ops(module.ir.module_block()).map(|op| body.loc(op)).collect();
    let [a, b, c] = locs[..] else { panic!("three ops") };
    assert_eq!(ctx.fuse_locations(&[a, a]), a);
    let unknown = ctx.known().unknown_loc;
    let ab = ctx.fuse_locations(&[a, b, a]);
    assert_eq!(ctx.first_position(ab), ctx.first_position(a));
    let (two, turned) = (ctx.fuse_locations(&[a, b]), ctx.fuse_locations(&[b, a]));
    assert_eq!(ctx.canonical_loc(two), ctx.canonical_loc(ab));
    assert_ne!(ctx.canonical_loc(two), ctx.canonical_loc(turned));
    let long = ctx.fuse_locations(&[unknown, ab, b, c, ab]);
    let abc = ctx.fuse_locations(&[a, b, c]);
    assert_eq!(ctx.canonical_loc(long), ctx.canonical_loc(abc));
    // What was fused goes on being fused, until there are so many parts that they are looked up.
    let mut nested = ab;
    for _ in 0..10 {
        nested = ctx.fuse_locations(&[nested, c, a, nested]);
        assert_eq!(ctx.canonical_loc(nested), ctx.canonical_loc(abc));
    }
    let file = ctx.name("f.mlir");
    let written: Vec<_> = (1..=2).map(|line| ctx.file_loc(file, line, 1)).collect();
    let written = ctx.fuse_locations(&written);
    assert_eq!(ctx.canonical_loc(ab), ctx.canonical_loc(written));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_reads_back_the_same(seed in any::<u64>(), locations: bool, pretty: bool) {
        let options = PrintOptions { generic: !pretty, debuginfo: locations, ..PrintOptions::default() };
        let local = PrintOptions { local_scope: true, ..options };
        let once = reprint(&random_ir(seed, locations), options);
        // What is printed of an affine sum may read back as a simpler one, and two maps as one.
        let settled = reprint(&reprint(&once, options), options);
        prop_assert!(once == settled || once.contains("affine"), "{}\n{}", once, settled);
        prop_assert_eq!(&reprint(&settled, options), &settled);
        prop_assert_eq!(&reprint(&reprint(&settled, local), options), &settled);
    }

    #[test]
    fn mutated_text_never_panics(seed in any::<u64>(), at in any::<prop::sample::Index>(), with in any::<Vec<u8>>(), cut in 0usize..20) {
        let mut text = random_ir(seed, true).into_bytes();
        let at = at.index(text.len());
        let end = text.len().min(at + cut);
        text.splice(at..end, with);
        let (ctx, result) = parse("x.mlir", &text);
        match result {
            Ok(module) => {
                let options = PrintOptions { generic: true, ..PrintOptions::default() };
                let printed = print(&ctx, &module, options);
                prop_assert!(!printed.is_empty());
            }
            Err(errors) => prop_assert!(!errors.is_empty() && errors.iter().all(|e| !e.message.is_empty())),
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let (_, result) = parse("x.mlir", &bytes);
        if let Err(errors) = result {
            prop_assert!(!errors.is_empty());
        }
    }

    #[test]
    fn truncated_text_never_panics(seed in any::<u64>(), at in any::<prop::sample::Index>()) {
        let text = random_ir(seed, true);
        let (_, result) = parse("x.mlir", &text.as_bytes()[..at.index(text.len())]);
        if let Err(errors) = result {
            prop_assert!(!errors.is_empty());
        }
    }
}
