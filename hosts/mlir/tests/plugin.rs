//! The plugin in stock `mlir-opt`: what it rewrites is what the embedded IR shows in `tests/rewrite` and in
//! the examples, and what is wrong is said where it stands. Without MLIR these tests do nothing, unless
//! `PDLLC_REQUIRE_MLIR` is set. With `PDLLC_MEMCHECK` valgrind watches each run of `mlir-opt`.

mod common;

use common::{Said, mlir_opt, root, run};
use pdll_tests::{MLIR_OPT, installed};
use std::path::Path;
use std::process::Command;

/// A file as `mlir-opt` prints it without a pass.
fn printed(file: &Path) -> String {
    let said = run(Command::new(MLIR_OPT)
        .arg("--allow-unregistered-dialect")
        .arg("--mlir-print-op-generic")
        .arg(file));
    assert!(said.good, "{}: {}", file.display(), said.err);
    said.out
}

/// Runs patterns that are given as text on IR that is given as text.
fn on_text(patterns: &[(&str, &str)], options: &str, ir: &str) -> Said {
    let patterns: Vec<_> = patterns.iter().map(|&(name, text)| (name, text.as_bytes())).collect();
    on_bytes(&patterns, options, ir)
}

/// The same with files that need not be text.
fn on_bytes(patterns: &[(&str, &[u8])], options: &str, ir: &str) -> Said {
    let dir = tempfile::tempdir().expect("there is room");
    let write = |name: &str, text: &[u8]| {
        let path = dir.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path
    };
    let input = write("in.mlir", ir.as_bytes());
    let files: Vec<String> =
        patterns.iter().map(|(name, text)| write(name, text).display().to_string()).collect();
    let mut said =
        mlir_opt(&format!("func.func(pdll{{patterns={} {options}}})", files.join(",")), &input, &[]);
    said.err = said.err.replace(&format!("{}/", dir.path().display()), "");
    said
}

#[test]
fn rewrites_as_on_the_embedded_ir() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let dir = root().join("tests/rewrite");
    let mut compared = 0;
    for patterns in pdll_tests::files(&dir, "pdll") {
        let (input, expected) = (patterns.with_extension("mlir"), patterns.with_extension("expected"));
        let pipeline = format!("pdll{{patterns={}}}", patterns.display());
        let said = mlir_opt(&pipeline, &input, &["--mlir-print-op-generic"]);
        assert!(said.good, "{}: {}", patterns.display(), said.err);
        assert_eq!(said.out, printed(&expected), "{}", patterns.display());
        compared += 1;
    }
    assert!(compared >= 7, "only {compared}");
}

#[test]
fn arith_is_canonicalised_one_function_at_a_time() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let dir = root().join("examples/arith");
    let wanted = printed(&dir.join("output.mlir"));
    for pipeline in ["pdll{OPTIONS}", "func.func(pdll{OPTIONS})"] {
        let options = format!("patterns={}", dir.join("canonicalize.pdll").display());
        let said = mlir_opt(
            &pipeline.replace("OPTIONS", &options),
            &dir.join("input.mlir"),
            &["--mlir-print-op-generic"],
        );
        assert!(said.good, "{}", said.err);
        assert_eq!(said.out, wanted, "{pipeline}");
    }
}

const FUNCTION: &str = "func.func @f(%x: f32) -> f32 {
  %0 = arith.negf %x : f32
  %1 = arith.negf %0 : f32
  return %1 : f32
}
";
const DOUBLE_NEG: &str = "Pattern DoubleNeg {
  let inner = op<arith.negf>(x: Value);
  replace op<arith.negf>(inner.0) with x;
}
";

#[test]
fn patterns_come_in_any_form() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let pdl = "pdl.pattern : benefit(1) {
  %t = pdl.type
  %x = pdl.operand : %t
  %a = pdl.operation \"arith.negf\"(%x : !pdl.value) -> (%t : !pdl.type)
  %v = pdl.result 0 of %a
  %b = pdl.operation \"arith.negf\"(%v : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %b { pdl.replace %b with (%x : !pdl.value) }
}
";
    let rules = "include \"mlir/Dialect/Arith/IR/ArithOps.td\"
include \"mlir/IR/PatternBase.td\"
def DoubleNeg : Pat<(Arith_NegFOp (Arith_NegFOp $x, $f), $g), (replaceWithValue $x)>;
";
    let set = pdll::PatternSet::from_source("a.pdll", DOUBLE_NEG).expect("it compiles");
    let bytecode = pdll::bytecode::write(&set.programs()[0]);
    let forms: [(&str, &[u8]); 5] = [
        ("a.pdll", DOUBLE_NEG.as_bytes()),
        ("a.mlir", pdl.as_bytes()),
        ("a.td", rules.as_bytes()),
        ("a.pdlbc", &bytecode),
        ("unnamed", &bytecode),
    ];
    for (name, text) in forms {
        for driver in ["greedy", "mlir"] {
            let options = format!("driver={driver} include=/usr/lib/llvm-22/include");
            let said = on_bytes(&[(name, text)], &options, FUNCTION);
            assert!(said.good, "{name}: {}", said.err);
            assert!(said.out.contains("return %arg0"), "{name}: {}", said.out);
        }
    }
}

#[test]
fn several_files_are_one_set_in_every_driver() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    // Of equal benefit: the first file wins.
    let other = "Pattern Other {
  let inner = op<arith.negf>(x: Value);
  replace op<arith.negf>(inner.0) with op<math.absf>(x);
}
";
    for driver in ["greedy", "walk", "mlir"] {
        let options = format!("driver={driver} stats=true");
        let said = on_text(&[("a.pdll", other), ("b.pdll", DOUBLE_NEG)], &options, FUNCTION);
        assert!(said.good, "{}", said.err);
        // The dialect was not loaded before the pass.
        assert!(said.out.contains("math.absf %arg0"), "{driver}: {}", said.out);
        assert!(said.err.contains("remark: 1 rewrites"), "{driver}: {}", said.err);
        assert!(said.err.contains("note: 1 by pattern Other"), "{driver}: {}", said.err);
    }
}

#[test]
fn result_types_are_inferred_by_mlir() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let text = "#include \"mlir/Dialect/Arith/IR/ArithOps.td\"
Pattern {
  let root = op<arith.negf>(x: Value);
  rewrite root with {
    let same = op<arith.addf>(x, x);
    let less = op<arith.cmpf>(same.0, x) {predicate = attr<\"1 : i64\">};
    replace root with op<arith.select>(less.0, same.0, x);
  };
}
";
    let ir = "func.func @f(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.negf %x : vector<4xf32>
  return %0 : vector<4xf32>
}
";
    let said = on_text(&[("a.pdll", text)], "include=/usr/lib/llvm-22/include", ir);
    assert!(said.good, "{}", said.err);
    assert!(said.out.contains("arith.cmpf oeq, %0, %arg0 : vector<4xf32>"), "{}", said.out);
    assert!(said.out.contains("arith.select %1, %0, %arg0 : vector<4xi1>, vector<4xf32>"), "{}", said.out);
}

#[test]
fn includes_are_found_in_the_directories_given() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let dir = tempfile::tempdir().expect("there is room");
    std::fs::write(dir.path().join("neg.pdll"), DOUBLE_NEG).expect("it can be written");
    let include = format!("include={}", dir.path().display());
    let said = on_text(&[("a.pdll", "#include \"neg.pdll\"\n")], &include, FUNCTION);
    assert!(said.good, "{}", said.err);
    assert!(said.out.contains("return %arg0"), "{}", said.out);
}

#[test]
fn dead_ops_go_unless_they_are_to_stay() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let ir = "func.func @f(%x: f32, %m: memref<f32>) {
  %0 = arith.addf %x, %x : f32
  %1 = memref.load %m[] : memref<f32>
  memref.store %x, %m[] : memref<f32>
  %2 = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %x : f32 }
  return
}
"
    .replace("%m: memref<f32>", "%m: memref<f32>, %c: i1");
    let said = on_text(&[("a.pdll", DOUBLE_NEG)], "", &ir);
    assert!(said.good, "{}", said.err);
    let left = ["addf", "load", "store", "scf.if"].map(|op| said.out.contains(op));
    assert_eq!(left, [false, false, true, false], "{}", said.out);
    let said = on_text(&[("a.pdll", DOUBLE_NEG)], "dce=false", &ir);
    assert!(said.out.contains("addf") && said.out.contains("scf.if"), "{}", said.out);
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let neg = |with: &str| format!("Pattern P {{\n  let root = op<arith.negf>(x: Value);\n  {with}\n}}\n");
    let cases = [
        ("", "", "pdll: no patterns are given"),
        (DOUBLE_NEG, "driver=slow", "pdll: there is no such driver: greedy, walk and mlir are"),
        (DOUBLE_NEG, "fold=true", "pdll: only driver=mlir folds"),
        (DOUBLE_NEG, "driver=walk top-down=true", "pdll: driver=walk goes one way only"),
        ("Pattern {\n  erase nobody;\n}\n", "", "a.pdll:2:9: error: unknown name `nobody`"),
        (
            &neg("replace root with op<arith.nothing>(x) -> (type<\"f32\">);"),
            "",
            "a.pdll:3:21: error: cannot create operations 'arith.nothing': its dialect has no such operation",
        ),
        (&neg("replace root with op<scf.execute_region>() -> (type<\"f32\">);"), "", "it has regions"),
        (
            &format!("Constraint Even(v: Value);\n{}", neg("Even(x);\n  replace root with x;")),
            "",
            "a.pdll:4:3: error: native constraint 'Even' with signature (Value) -> () is not registered",
        ),
        (DOUBLE_NEG, "trace=loud", "pdll: a trace is text or json"),
        (DOUBLE_NEG, "explain-pattern=P", "pdll: explain-pattern goes with explain"),
        (DOUBLE_NEG, "explain=3 explain-pattern=P", "pdll: there is no pattern `P`"),
        (
            &neg("replace root with op<arith.negf>(x) -> (type<\"f32\">);"),
            "max-rewrites=5",
            "stopped after 5 rewrites",
        ),
    ];
    for (patterns, options, wanted) in cases {
        let files: &[(&str, &str)] = if patterns.is_empty() { &[] } else { &[("a.pdll", patterns)] };
        let said = on_text(files, options, FUNCTION);
        assert!(!said.good, "{patterns}{options}: {}", said.out);
        assert!(said.err.contains(wanted), "{patterns}{options}: {}", said.err);
    }
    let said = mlir_opt("pdll{patterns=not-there.pdll}", &root().join("examples/arith/input.mlir"), &[]);
    assert!(!said.good && said.err.contains("not-there.pdll"), "{}", said.err);
}

#[test]
fn ir_that_patterns_break_is_refused_after_the_pass() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let text = "Pattern {
  let r = op<arith.negf>(x: Value);
  replace r with op<arith.constant>() -> (type<\"f32\">);
}
";
    for driver in ["greedy", "walk", "mlir"] {
        let said = on_text(&[("a.pdll", text)], &format!("driver={driver}"), FUNCTION);
        assert!(!said.good, "{driver}: {}", said.out);
        let wanted = ": error: 'arith.constant' op requires attribute 'value'";
        assert!(said.err.contains(wanted), "{driver}: {}", said.err);
    }
    // What would leave uses of nothing is not done at all.
    let text = "Pattern P { let r = op<arith.negf>(x: Value); erase r; }\n";
    for driver in ["greedy", "walk", "mlir"] {
        let said = on_text(&[("a.pdll", text)], &format!("driver={driver}"), FUNCTION);
        let wanted =
            "warning: pattern P did not rewrite: 'arith.negf' at in.mlir:3:8 is to be erased but is used";
        assert!(said.good && said.err.contains(wanted), "{driver}: {}", said.err);
        assert!(said.out.contains("return %1"), "{driver}: {}", said.out);
    }
}

#[test]
fn operands_are_cut_into_groups_as_the_op_says() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let text = "Pattern {
  let root = op<memref.alloc>(dynamic: ValueRange, symbols: ValueRange) -> (t: Type);
  replace root with op<test.groups>(symbols) -> (t);
}
";
    let ir = "func.func @f(%a: index, %b: index) -> memref<?xf32, affine_map<(d)[s] -> (d + s)>> {
  %0 = memref.alloc(%a)[%b] : memref<?xf32, affine_map<(d)[s] -> (d + s)>>
  return %0 : memref<?xf32, affine_map<(d)[s] -> (d + s)>>
}
";
    let said = on_text(&[("a.pdll", text)], "", ir);
    assert!(said.good, "{}", said.err);
    assert!(said.out.contains("\"test.groups\"(%arg1) : (index)"), "{}", said.out);
}

/// The nearest definers first, then the root: as MLIR fuses them for the pattern alone, whatever else is in
/// the set.
#[test]
fn locations_are_fused() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let text = "Pattern {
  let deep = op<arith.negf>(x: Value);
  let left = op<math.floor>(deep.0);
  replace op<arith.addf>(left.0, op<math.ceil>(_: Value)) with op<math.absf>(x);
}
";
    let other =
        "Pattern { replace op<arith.addf>(_: Value, op<math.ceil>(x: Value)) with op<math.exp>(x); }\n";
    let ir = "func.func @f(%x: f32) -> f32 {
  %0 = arith.negf %x : f32
  %1 = math.floor %0 : f32
  %2 = math.ceil %x : f32
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
";
    let dir = tempfile::tempdir().expect("there is room");
    let (patterns, input) = (dir.path().join("a.pdll"), dir.path().join("in.mlir"));
    std::fs::write(&input, ir).expect("it can be written");
    for text in [text.to_string(), format!("{text}{other}"), format!("{other}{other}{text}")] {
        std::fs::write(&patterns, text).expect("it can be written");
        let flags = ["--mlir-print-debuginfo", "--mlir-print-local-scope"];
        let said = mlir_opt(&format!("pdll{{patterns={}}}", patterns.display()), &input, &flags);
        assert!(said.good, "{}", said.err);
        let at = |line: u32| format!("\"{}\":{line}:8", input.display());
        let fused = format!("math.absf %arg0 : f32 loc(fused[{}, {}, {}, {}])", at(3), at(4), at(2), at(5));
        assert!(said.out.contains(&fused), "{fused}\n{}", said.out);
    }
}

#[test]
fn locations_outlast_what_is_erased() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let text = "Pattern {
  let root = op<t.a>(x: Value) -> (t: Type);
  let user = op<t.b>(root.0);
  rewrite root with {
    erase user;
    replace root with op<t.c>(x) -> (t);
  };
}
";
    let ir = "func.func @f(%x: f32) {
  %0 = \"t.a\"(%x) : (f32) -> f32
  \"t.b\"(%0) : (f32) -> ()
  return
}
";
    let dir = tempfile::tempdir().expect("there is room");
    let (patterns, input) = (dir.path().join("a.pdll"), dir.path().join("in.mlir"));
    std::fs::write(&input, ir).expect("it can be written");
    std::fs::write(&patterns, text).expect("it can be written");
    let flags = ["--mlir-print-debuginfo", "--mlir-print-local-scope"];
    let said = mlir_opt(&format!("pdll{{patterns={}}}", patterns.display()), &input, &flags);
    let fused = format!("loc(fused[\"{0}\":2:8, \"{0}\":3:3])", input.display());
    assert!(said.good && said.out.contains(&fused), "{fused}\n{}{}", said.out, said.err);
}

/// Functions in modules in a module, some thousand ops.
fn many_functions() -> String {
    let mut text = String::new();
    for module in 0..3 {
        text += &format!("module @m{module} {{\n");
        for function in 0..20 {
            text += &format!("func.func @f{function}(%x: f32) -> f32 {{\n  %0 = arith.negf %x : f32\n");
            for op in 1..=100 {
                let name = if op % 3 == function % 3 { "arith.negf" } else { "math.absf" };
                text += &format!("  %{op} = {name} %{} : f32\n", op - 1);
            }
            text += "  return %100 : f32\n}\n";
        }
        text += "}\n";
    }
    text
}

#[test]
fn isolated_ops_are_rewritten_by_themselves_and_on_threads_as_all_together() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let dir = tempfile::tempdir().expect("there is room");
    let (patterns, input) = (dir.path().join("a.pdll"), dir.path().join("in.mlir"));
    let text = "Pattern Even { let i = op<math.absf>(x: Value); replace op<arith.negf>(i.0) with op<test.a>(x) -> (type<\"f32\">); }
Pattern Odd { let i = op<arith.negf>(x: Value); replace op<math.absf>(i.0) with op<test.b>(x) -> (type<\"f32\">); }
Pattern Never { let r = op<test.b>(x: Value) -> (t: Type); erase r; }
";
    std::fs::write(&patterns, text).expect("it can be written");
    std::fs::write(&input, many_functions()).expect("it can be written");
    let options = format!("patterns={} stats=true", patterns.display());
    // A fixed number of rewrites is done in the order of the whole.
    let together = mlir_opt(&format!("pdll{{{options} max-rewrites=1000000}}"), &input, &[]);
    assert!(together.good, "{}", together.err);
    assert!(together.out.contains("test.a") && together.out.contains("test.b"), "{}", together.out);
    for driver in ["greedy", "walk"] {
        let pipeline = format!("pdll{{{options} driver={driver}}}");
        let threads = mlir_opt(&pipeline, &input, &[]);
        let one_thread = mlir_opt(&pipeline, &input, &["--mlir-disable-threading"]);
        assert!(threads.good && one_thread.good, "{}{}", threads.err, one_thread.err);
        assert!(threads.out == one_thread.out, "{driver}: what comes out differs");
        assert_eq!(threads.err, one_thread.err, "{driver}");
        if driver == "greedy" {
            assert!(threads.out == together.out, "what comes out differs");
            // Which of many failures are told is a matter of order; how often which pattern was applied is
            // not.
            let counts = |said: &Said| said.err.lines().take(3).collect::<Vec<_>>().join("\n");
            assert_eq!(counts(&threads), counts(&together));
        }
    }
}

#[test]
fn isolated_ops_that_patterns_match_are_rewritten_with_what_is_around_them() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let text = "Pattern Gone { let r = op<func.func> {gone}; erase r; }
Pattern { let r = op<test.inner>(x: Value); replace r with x; }
";
    let ir = "func.func @a(%x: f32) -> f32 attributes {gone} {
  %0 = \"test.inner\"(%x) : (f32) -> f32
  return %0 : f32
}
func.func @b(%x: f32) -> f32 {
  %0 = \"test.inner\"(%x) : (f32) -> f32
  return %0 : f32
}
";
    let dir = tempfile::tempdir().expect("there is room");
    let (patterns, input) = (dir.path().join("a.pdll"), dir.path().join("in.mlir"));
    std::fs::write(&patterns, text).expect("it can be written");
    std::fs::write(&input, ir).expect("it can be written");
    let said = mlir_opt(&format!("pdll{{patterns={}}}", patterns.display()), &input, &[]);
    assert!(said.good, "{}", said.err);
    assert!(!said.out.contains("@a") && said.out.contains("return %arg0"), "{}", said.out);
}

#[test]
fn a_walk_goes_on_where_patterns_erase_what_comes_next() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    // Each `t.a` takes its user with it, which is only come to later.
    let patterns = "Pattern {
  let root = op<t.a>(x: Value) -> (t: Type);
  let user = op<t.b>(root.0);
  rewrite root with {
    erase user;
    replace root with op<t.c>(x) -> (t);
  };
}
Pattern => replace op<t.d>(x: Value) with op<t.e>(x);
";
    // More than are read ahead at once, and some that enclose others.
    let many = |line: &dyn Fn(usize) -> String| (0..100).map(line).collect::<String>();
    let ir = format!(
        "func.func @f(%x: i32) {{\n{}{}{}  return\n}}\n",
        many(&|i| format!("  %a{i} = \"t.a\"(%x) : (i32) -> i32\n")),
        many(&|i| format!("  \"t.w\"(%x) ({{\n  \"t.d\"(%x) : (i32) -> ()\n  }}) : (i32) -> () // {i}\n")),
        many(&|i| format!("  \"t.b\"(%a{i}) ({{\n  \"t.d\"(%x) : (i32) -> ()\n  }}) : (i32) -> ()\n")),
    );
    let said = on_text(&[("a.pdll", patterns)], "driver=walk stats=true", &ir);
    assert!(said.good, "{}", said.err);
    let count = |what: &str| said.out.matches(what).count();
    let counts = ["t.a", "t.b", "t.c", "t.d", "t.e"].map(|name| count(&format!("\"{name}\"")));
    assert_eq!(counts, [0, 0, 100, 0, 100], "{}", said.out);
}

#[test]
fn a_walk_leaves_out_blocks_that_nothing_leads_to() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let patterns = "Pattern => replace op<t.d>(x: Value) with op<t.e>(x);\n";
    let ir = "func.func @f(%x: i32) {
  \"t.d\"(%x) : (i32) -> ()
  cf.br ^bb2
^bb1:
  \"t.d\"(%x) : (i32) -> ()
  cf.br ^bb2
^bb2:
  \"t.d\"(%x) : (i32) -> ()
  return
}
";
    let said = on_text(&[("a.pdll", patterns)], "driver=walk", ir);
    assert!(said.good, "{}", said.err);
    let names: Vec<&str> = said.out.split('\"').filter(|part| part.starts_with("t.")).collect();
    assert_eq!(names, ["t.e", "t.d", "t.e"], "{}", said.out);
}

#[test]
fn a_trace_tells_what_the_driver_does() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let said = on_text(&[("a.pdll", DOUBLE_NEG)], "trace=text", FUNCTION);
    assert!(said.good && said.out.contains("return %arg0"), "{}", said.err);
    let ruler = "//===-------------------------------------------===//";
    let wanted = format!(
        "
{ruler}
Processing operation : 'arith.negf'(#1) {{
  %1 = \"arith.negf\"(%2) {{fastmath = #arith.fastmath<none>}} : (f32) -> (f32)

  * Pattern DoubleNeg : 'arith.negf -> ()' {{
    ** Replace : 'arith.negf'(#1)
    ** Modified: 'func.return'(#3)
    ** Erase   : 'arith.negf'(#1)
  }} -> success : pattern applied successfully
}} -> success : pattern matched
{ruler}

{ruler}
Processing operation : 'arith.negf'(#2) {{
  %2 = \"arith.negf\"(%arg) {{fastmath = #arith.fastmath<none>}} : (f32) -> (f32)

    ** Erase   : 'arith.negf'(#2)
}} -> success : operation is trivially dead
{ruler}
"
    );
    assert!(said.err.starts_with(&wanted), "{}", said.err);
    // MLIR's driver does not tell us which op it takes, but what patterns do is told.
    let said = on_text(&[("a.pdll", DOUBLE_NEG)], "trace=json driver=mlir", FUNCTION);
    let wanted = r#"{"depth":1,"event":"pattern","generated":[],"id":1,"op":"arith.negf","pattern":"DoubleNeg"}
{"depth":2,"event":"replace","id":1,"op":"arith.negf","values":1}
{"depth":2,"event":"modify","id":2,"op":"func.return"}
{"depth":2,"event":"erase","id":1,"op":"arith.negf"}
{"depth":1,"event":"pattern end","outcome":"applied","reason":null}
"#;
    assert_eq!(said.err, wanted);
}

#[test]
fn times_are_lines_of_json_whatever_other_threads_say() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let ir: String = (0..60).map(|i| FUNCTION.replace("@f", &format!("@f{i}"))).collect();
    let said = on_text(&[("a.pdll", DOUBLE_NEG)], "timing=true", &ir);
    let is_time = |line: &str| line.starts_with("{\"cpu_s\": ") && line.ends_with('}');
    assert!(said.good && said.err.lines().all(is_time), "{}", said.err);
    assert_eq!(said.err.lines().count(), 60);
}

#[test]
fn explanations_are_remarks_and_change_nothing() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let patterns = format!("{DOUBLE_NEG}Pattern Other {{ erase op<test.foo>; }}\n");
    let explained = |options: &str| {
        let said = on_text(&[("a.pdll", &patterns)], options, FUNCTION);
        assert!(said.good && said.out.contains("return %1"), "{}", said.err);
        // Without the lines of the sources that are shown.
        let lines = said.err.lines().filter(|line| line.contains(": remark: ") || line.contains(": note: "));
        lines.map(str::to_string).collect::<Vec<_>>()
    };
    let others = "in.mlir:1:1: note: patterns for operations of other names: 1";
    let fires = [
        "in.mlir:3:8: remark: 'arith.negf' at in.mlir:3:8",
        "a.pdll:1:1: note: DoubleNeg (benefit 2) matches and is applied",
    ];
    let misses = [
        "in.mlir:2:8: remark: 'arith.negf' at in.mlir:2:8",
        "a.pdll:3:26: note: DoubleNeg (benefit 2) does not match: operand 0 of 'arith.negf' at in.mlir:2:8 \
         is a block argument (number 0, of type `f32`), not result 0 of an operation",
        "in.mlir:2:8: note: here is a block argument (number 0, of type `f32`)",
        "a.pdll:3:26: note: 2 of its 5 tests hold, then one fails",
    ];
    for driver in ["greedy", "mlir"] {
        let at = |site: &str| explained(&format!("explain={site} driver={driver}"));
        assert_eq!(at("3"), [&fires[..], &[others]].concat());
        assert_eq!(at("2:9"), [&misses[..], &[others]].concat());
        assert_eq!(at("arith.negf explain-pattern=DoubleNeg"), [&misses[..], &fires].concat());
        assert_eq!(
            at("arith.addf"),
            ["in.mlir:1:1: remark: pdll: there is no such operation here that patterns are tried at"]
        );
    }
}
