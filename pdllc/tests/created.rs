//! Operations that patterns create are those of their definitions, and what is not valid is told: regions,
//! `--verify-each`, `--no-dce`, and warnings that only definitions can give.

use crate::common::{Run, pdllc};
use pdll_tests::installed;
use std::path::Path;

const INCLUDE: &str = "/usr/lib/llvm-22/include";
const NEEDED: [&str; 1] = ["/usr/lib/llvm-22/include/mlir/IR/OpBase.td"];

const DEFINITIONS: &str = r#"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Toy<string name, list<Trait> traits = []> : Op<Toy_Dialect, name, traits>;
def Yield : Toy<"yield", [Terminator, Pure]>;
def Once : Toy<"once", [SingleBlockImplicitTerminator<"Yield">]> {
  let arguments = (ins I32:$x, DefaultValuedAttr<I32Attr, "7">:$times);
  let regions = (region SizedRegion<1>:$body);
}
def Maybe : Toy<"maybe", [SingleBlockImplicitTerminator<"Yield">]> { let regions = (region AnyRegion:$body); }
def Open : Toy<"open", [NoTerminator]> { let regions = (region SizedRegion<1>:$body, AnyRegion:$more); }
def Coded : Toy<"coded"> {
  let arguments = (ins I32:$x);
  let regions = (region SizedRegion<1>:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$x)>];
}
def Unclear : Toy<"unclear"> { let regions = (region SizedRegion<1>:$body); }
def Add : Toy<"add", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins I32:$a, I32:$b);
  let results = (outs I32:$c);
}
def Two : Toy<"two"> { let arguments = (ins I32:$x, I32Attr:$k); let results = (outs I32:$a, F32:$b); }
def Take : Toy<"take"> { let arguments = (ins F32:$x); }
"#;

/// A folder with the definitions and files of these names and texts.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("toy.td"), DEFINITIONS).unwrap();
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn at(folder: &Path, name: &str) -> String {
    folder.join(name).to_string_lossy().into_owned()
}

/// Runs patterns on IR.
fn run(patterns: &str, ir: &str, more: &[&str]) -> Run {
    let folder = folder(&[("p.pdll", &format!("#include \"toy.td\"\n{patterns}"))]);
    let path = at(folder.path(), "p.pdll");
    let mut run =
        Run::of(&[&["run", "-I", INCLUDE, "-p", &path, "--print-op-generic"], more, &["-"]].concat(), ir);
    run.err = run.err.replace(&format!("{}/", folder.path().to_string_lossy()), "");
    run
}

#[test]
fn regions_of_created_operations_are_made_as_their_definitions_say() {
    if !installed(&NEEDED) {
        return;
    }
    let once = run(
        "Pattern { let r = op<t.a>(x: Value); rewrite r with { op<toy.once>(x); erase r; }; }",
        "%0 = \"t.x\"() : () -> i32\n\"t.a\"(%0) : (i32) -> ()\n",
        &[],
    );
    let expected = "\
\"builtin.module\"() ({
  %0 = \"t.x\"() : () -> i32
  \"toy.once\"(%0) <{times = 7 : i32}> ({
    \"toy.yield\"() : () -> ()
  }) : (i32) -> ()
}) : () -> ()
";
    assert_eq!((once.status, once.err.as_str(), once.out.trim_end()), (0, "", expected.trim_end()));
    let open = run(
        "Pattern { let r = op<t.a>; rewrite r with { op<toy.open>; erase r; }; }",
        "\"t.a\"() : () -> ()\n",
        &[],
    );
    let expected = "\
\"builtin.module\"() ({
  \"toy.open\"() ({
  ^bb0:
  }, {
  }) : () -> ()
}) : () -> ()
";
    assert_eq!((open.status, open.err.as_str(), open.out.trim_end()), (0, "", expected.trim_end()));
    // A region that may be empty stays so, as builders in C++ leave it.
    let maybe = run(
        "Pattern { let r = op<t.a>; rewrite r with { op<toy.maybe>; erase r; }; }",
        "\"t.a\"() : () -> ()\n",
        &[],
    );
    let expected = "\"builtin.module\"() ({\n  \"toy.maybe\"() ({\n  }) : () -> ()\n}) : () -> ()";
    assert_eq!((maybe.status, maybe.err.as_str(), maybe.out.trim_end()), (0, "", expected));
}

#[test]
fn regions_that_take_code_are_refused_before_anything_runs() {
    if !installed(&NEEDED) {
        return;
    }
    for (op, args) in [("coded", "(x)"), ("unclear", "")] {
        let patterns = format!(
            "Pattern {{ let r = op<t.a>(x: Value); rewrite r with {{ op<toy.{op}>{args}; erase r; }}; }}"
        );
        let refused = run(&patterns, "", &[]);
        assert_eq!(refused.status, 1, "{}", refused.err);
        assert!(
            refused.err.starts_with("p.pdll:2:55: error: `toy.") && refused.err.contains("has regions"),
            "{}",
            refused.err
        );
        // Patterns that know nothing of the operation, on a host that knows it.
        let folder = folder(&[("p.pdll", &patterns)]);
        let (path, td) = (at(folder.path(), "p.pdll"), at(folder.path(), "toy.td"));
        let refused = Run::of(&["run", "-I", INCLUDE, "--dialect", &td, "-p", &path, "-"], "");
        assert_eq!(refused.status, 1);
        assert!(refused.err.contains(&format!("cannot create operations 'toy.{op}'")), "{}", refused.err);
    }
}

#[test]
fn the_first_pattern_that_breaks_the_ir_is_named() {
    if !installed(&NEEDED) {
        return;
    }
    let patterns = "\
Pattern Good { let r = op<t.a>(x: Value, y: Value); replace r with op<t.b>(x, y); }
Pattern Bad { let r = op<t.b>(x: Value, y: Value); replace r with op<toy.add>(x, y); }
";
    let ir =
        "%0 = \"t.x\"() : () -> f32\n%1 = \"t.a\"(%0, %0) : (f32, f32) -> f32\n\"t.use\"(%1) : (f32) -> ()\n";
    let plain = run(patterns, ir, &[]);
    assert_eq!(plain.status, 1);
    assert!(!plain.err.contains("Bad"), "{}", plain.err);
    let each = run(patterns, ir, &["--verify-each"]);
    assert_eq!(each.status, 1);
    assert!(each.err.starts_with("<stdin>:2:6: error: "), "{}", each.err);
    assert!(each.err.contains("pattern Bad (at p.pdll:3:1) has made it so"), "{}", each.err);
    let unverified = run(patterns, ir, &["--no-verify"]);
    assert_eq!(unverified.status, 0);
    let valid = run(patterns, &ir.replace("f32", "i32"), &["--verify-each"]);
    assert_eq!((valid.status, valid.err.as_str()), (0, ""));
    assert!(valid.out.contains("toy.add"));
}

#[test]
fn unused_operations_without_effects_go_unless_they_are_to_stay() {
    if !installed(&NEEDED) {
        return;
    }
    let patterns = "Pattern { let r = op<t.a>(x: Value); erase r; }";
    let ir = "%0 = \"t.x\"() : () -> i32\n%1 = \"toy.add\"(%0, %0) : (i32, i32) -> i32\n%2:2 = \"toy.two\"(%0) <{k = 1 : i32}> : (i32) -> (i32, f32)\n\"t.a\"(%1) : (i32) -> ()\n";
    let erased = run(patterns, ir, &[]);
    assert!(
        !erased.out.contains("toy.add") && erased.out.contains("toy.two"),
        "{}{}",
        erased.out,
        erased.err
    );
    assert!(run(patterns, ir, &["--no-dce"]).out.contains("toy.add"));
}

#[test]
fn regions_of_operations_that_come_with_the_tool_are_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = at(folder.path(), "p.pdll");
    std::fs::write(&path, "Pattern { let r = op<scf.if>(c: Value); replace r with op<scf.if>(c) -> (); }")
        .unwrap();
    let run = Run::of(&["run", "-p", &path, "-"], "");
    assert_eq!(run.status, 1, "{}", run.err);
    assert!(run.err.contains("cannot create operations 'scf.if': it has regions"), "{}", run.err);
}

/// What is warned of in PDLL: the lines without file and place.
fn warnings(patterns: &str) -> Vec<String> {
    let folder = folder(&[("p.pdll", &format!("#include \"toy.td\"\n{patterns}"))]);
    let run = pdllc(&["--emit=bytecode", "-o", "/dev/null", "-I", INCLUDE, &at(folder.path(), "p.pdll")]);
    let warnings = run.err.lines().filter_map(|line| line.split_once(": warning: "));
    warnings.map(|(_, message)| message.to_string()).collect()
}

#[test]
fn what_definitions_rule_out_is_warned_of() {
    if !installed(&NEEDED) {
        return;
    }
    let cases: [(&str, &[&str]); 13] = [
        (
            "Pattern => erase op<toy.two>(x: Value) {k = attr<\"1 : i64\">};",
            &["the attribute `k` of `toy.two` is never `1 : i64`, so this never matches"],
        ),
        ("Pattern => erase op<toy.two>(x: Value) {k = attr<\"1 : i32\">};", &[]),
        (
            "Pattern => erase op<toy.add>(x: Value<type<\"f32\">>, y: Value);",
            &["the operand `a` of `toy.add` never has the type `f32`, so this never matches"],
        ),
        ("Pattern => erase op<toy.add>(x: Value<type<\"i32\">>, y: Value) -> (type<\"i32\">);", &[]),
        (
            "Pattern => erase op<toy.add>(x: Value, y: Value) -> (type<\"i8\">);",
            &["the result `c` of `toy.add` never has the type `i8`, so this never matches"],
        ),
        // Results that can be of one type only, and those of which nothing is known.
        (
            "Pattern => erase op<toy.take>(op<toy.two>(x: Value).a);",
            &["the operand `x` of `toy.take` never has the type `i32`, so this never matches"],
        ),
        ("Pattern => erase op<toy.take>(op<toy.two>(x: Value).b);", &[]),
        ("Pattern => erase op<toy.take>(op<t.any>(x: Value).0);", &[]),
        (
            "Pattern { let r = op<t.a>(x: Value); rewrite r with { op<toy.two>(x) -> (type<\"i32\">, type<\"f32\">); erase r; }; }",
            &["`toy.two` is made without the attribute `k`, which it must have"],
        ),
        ("Pattern { let r = op<t.a>(x: Value); rewrite r with { op<toy.once>(x); erase r; }; }", &[]),
        (
            "Pattern { let r = op<toy.add>(x: Value, y: Value); replace r with (x, y); }",
            &["this replaces an operation that has 1 result by 2 values"],
        ),
        ("Pattern { let r = op<toy.add>(x: Value, y: Value); replace r with x; }", &[]),
        (
            "Pattern { let r = op<toy.two>(x: Value); replace r with x; }",
            &["this replaces an operation that has 2 results by 1 value"],
        ),
    ];
    for (patterns, expected) in cases {
        assert_eq!(warnings(patterns), expected, "{patterns}");
    }
}

/// Patterns that match such operations, too, are told in the same way.
#[test]
fn operations_that_cannot_be_created_and_are_matched() {
    let folder = tempfile::tempdir().unwrap();
    let path = at(folder.path(), "p.pdll");
    let text = "\
Pattern { let r = op<func.func>() -> (); rewrite r with { op<func.func>() -> (); erase r; }; }
Pattern { let r = op<a.b>() -> (t: Type); replace r with op<scf.if>() -> (t); }
Pattern { let r = op<scf.if>() -> (t: Type); erase r; }
";
    std::fs::write(&path, text).unwrap();
    let run = Run::of(&["run", "-p", &path, "-"], "");
    let why = "it has regions, and what is in them only code of its dialect knows";
    let expected = format!(
        "\
p.pdll:1:19: error: cannot create operations 'func.func': {why}
p.pdll:1:59: note: and here
p.pdll:2:58: error: cannot create operations 'scf.if': {why}
p.pdll:3:19: note: and here
"
    );
    assert_eq!((run.status, run.err.replace(&path, "p.pdll").as_str()), (1, expected.as_str()));
}
