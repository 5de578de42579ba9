//! Rewrite rules of `.td` files in the library: from files, from texts, together with PDLL and bytecode.

use pdll::ir::{Attr, Context, PrintOptions, Type, Value, parse_module, print, print_attr, print_type};
use pdll::{IrHost, PatternSet, Rewriter, bytecode};
use std::path::{Path, PathBuf};

fn repo(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// A builder that finds the dialect which the rules are about.
fn builder() -> pdll::Builder {
    PatternSet::builder().include_dir(repo("compiler/tests/drr")).include_dir(repo("compiler/tests/ods"))
}

const INPUT: &str = "%0 = \"t.x\"() : () -> i32\n%1 = \"t.neg\"(%0) : (i32) -> i32\n\
                     %2 = \"t.neg\"(%1) : (i32) -> i32\n\"t.y\"(%2) : (i32) -> ()\n";

/// How many rewrites there are, and whether `t.y` uses what `t.x` gives.
fn applied(set: &PatternSet) -> (u64, bool) {
    let mut ctx = Context::new();
    let mut module = parse_module(&mut ctx, "in.mlir", INPUT.as_bytes()).unwrap();
    let report = set.apply(&mut ctx, &mut module.ir).unwrap_or_else(|e| panic!("{e}"));
    let text = print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    (report.rewrites, text.contains("\"t.y\"(%0)"))
}

const RULES: &str = "include \"rules.td\"\ndef NegNeg : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;\n";

#[test]
fn from_a_text() {
    let set = builder().source("canon.td", RULES).build().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(applied(&set), (1, true));
}

#[test]
fn from_a_file() {
    let set = builder().file(repo("tests/drr/canon.td")).build().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(applied(&set), (1, true));
}

/// What a file needs may stand beside it.
#[test]
fn from_file_finds_what_stands_beside_it() {
    let dir = tempfile::tempdir().unwrap();
    for from in ["compiler/tests/drr/rules.td", "compiler/tests/ods/base.td"] {
        std::fs::copy(repo(from), dir.path().join(Path::new(from).file_name().unwrap())).unwrap();
    }
    let path = dir.path().join("canon.td");
    std::fs::write(&path, RULES).unwrap();
    let set = PatternSet::from_file(&path).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(applied(&set), (1, true));
    let program = bytecode::write(&set.programs()[0]);
    assert_eq!(applied(&PatternSet::from_bytecode(&program).unwrap()), (1, true));
}

/// Files of all kinds are one set; those that were added first win.
#[test]
fn beside_others() {
    let more = "Pattern More with benefit(2) { let r = op<t.neg>(op<t.neg>(x: Value).0); erase r; }";
    let pdl = "pdl.pattern @third : benefit(0) {\n  %0 = operand\n  %1 = operation \"t.z\"(%0 : !pdl.value)\n  \
               rewrite %1 {\n    erase %1\n  }\n}\n";
    let set = builder().source("canon.td", RULES).source("more.pdll", more).source("third.mlir", pdl).build();
    let set = set.unwrap_or_else(|e| panic!("{e}"));
    let patterns = set.programs().iter().flat_map(|program| &program.patterns);
    let names: Vec<String> = patterns.map(|p| p.name.to_string()).collect();
    let mut sorted = names.clone();
    sorted.sort();
    assert_eq!(sorted, ["More", "NegNeg", "third"], "{names:?}");
    assert_eq!(applied(&set), (1, true));
}

#[test]
fn included_from_pdll() {
    for (directive, want) in [("#include", (1, true)), ("#import", (0, false))] {
        let text = format!("{directive} \"canon.td\"\nPattern Other => erase op<t.none>;\n");
        let set = builder().virtual_file("canon.td", RULES).source("main.pdll", text).build();
        assert_eq!(applied(&set.unwrap_or_else(|e| panic!("{e}"))), want, "{directive}");
    }
}

/// A function of somebody else is called by its name, with what is computed for it.
#[test]
fn functions_are_given_what_is_computed() {
    let rules = r#"include "rules.td"
        def Made : NativeCodeCall<"cast<IntegerAttr>(ns::made($_builder, $0.getType(), "
            "cast<IntegerAttr>($1).getInt() * 2, 1 < 2, \"text\", {1, 2}, $1))">;
        def Rule : Pat<(Flagged $x, $f, $_), (Const (Made $x, $f))>;"#;
    let mut set = builder().source("canon.td", rules).build().unwrap_or_else(|e| panic!("{e}"));
    set.natives().rewrite(
        "ns::made",
        |r: &mut Rewriter<'_, IrHost>,
         ty: Type,
         number: Attr,
         truth: Attr,
         text: Attr,
         list: Attr,
         flag: Attr| {
            let ctx = &r.host.ctx;
            let given = [number, truth, text, list, flag].map(|a| print_attr(ctx, a));
            assert_eq!(given, ["14 : i64", "true", "\"text\"", "array<i64: 1, 2>", "7 : i32"]);
            assert_eq!(print_type(ctx, ty), "f32");
            flag
        },
    );
    let mut ctx = Context::new();
    let input = "%0 = \"t.x\"() : () -> f32\n%1 = \"t.flagged\"(%0) {flag = 7 : i32} : (f32) -> i32\n\
                 \"t.y\"(%1) : (i32) -> ()\n";
    let mut module = parse_module(&mut ctx, "in.mlir", input.as_bytes()).unwrap();
    let report = set.apply(&mut ctx, &mut module.ir).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((report.rewrites, report.failure_count), (1, 0), "{report:?}");
    let text = print(&ctx, &module, PrintOptions::default());
    assert!(text.contains("\"t.const\"() {value = 7 : i32}"), "{text}");
}

/// So is one that a condition asks: with constants. Names that only C++ knows are given as texts, entries of
/// dictionaries as one dictionary, and lists of code in code as such.
#[test]
fn functions_are_given_constants_and_lists() {
    let rules = r#"include "rules.td"
        class Near<string x> : Constraint<
            CPred<"!ns::near($0, " # x # ", Kind::Exact, ArrayRef<int>({-1, 2}))">, "near">;
        class Named<string name> : NativeCodeCall<
            "NamedAttribute{$_builder.getStringAttr(\"" # name # "\"), $0}">;
        def All : NativeCodeCall<"SmallVector<Value>{$0...}">;
        def Entries : NativeCodeCall<"llvm::SmallVector<NamedAttribute>{$0...}">;
        def Lift : NativeCodeCall<"*ns::lift($_builder, $_loc, Kind::Call, $0, $1)">;
        def Rule : Pat<(Flagged $x, $f, $_),
            (Lift (All $x, $x), (Entries (Named<"b"> $f), (Named<"a"> $f))), [(Near<"1.5f"> $f)]>;"#;
    let mut set = builder().source("canon.td", rules).build().unwrap_or_else(|e| panic!("{e}"));
    let near = |host: &IrHost, flag: Attr, number: Attr, kind: Attr, list: Attr| {
        let given = [number, kind, list].map(|a| print_attr(&host.ctx, a));
        assert_eq!(given, ["1.500000e+00 : f64", "\"Kind::Exact\"", "array<i32: -1, 2>"]);
        print_attr(&host.ctx, flag) == "8 : i32"
    };
    let lift = |r: &mut Rewriter<'_, IrHost>, kind: Attr, values: Vec<Value>, entries: Attr| {
        let given = [kind, entries].map(|a| print_attr(&r.host.ctx, a));
        assert_eq!(given, ["\"Kind::Call\"", "{a = 7 : i32, b = 7 : i32}"]);
        assert_eq!(values.len(), 2);
        values[1]
    };
    set.natives().constraint("ns::near", near).rewrite("ns::lift", lift);
    let mut ctx = Context::new();
    let input = "%0 = \"t.x\"() : () -> i32\n%1 = \"t.flagged\"(%0) {flag = 7 : i32} : (i32) -> i32\n\
                 %2 = \"t.flagged\"(%0) {flag = 8 : i32} : (i32) -> i32\n\
                 \"t.y\"(%1, %2) : (i32, i32) -> ()\n";
    let mut module = parse_module(&mut ctx, "in.mlir", input.as_bytes()).unwrap();
    let report = set.apply(&mut ctx, &mut module.ir).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!((report.rewrites, report.failure_count), (1, 0), "{report:?}");
    let text = print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    assert!(text.contains("\"t.y\"(%0, %1)"), "{text}");
}
