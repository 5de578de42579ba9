//! `pdllc check`, `pdllc test` and the levels of warnings.

use crate::cli::folder;
use crate::common::{Run, pdllc};
use std::fs;

/// Checks a text.
fn check(args: &[&str], patterns: &str) -> Run {
    let (_dir, d) = folder();
    let file = format!("{d}/p.pdll");
    fs::write(&file, patterns).unwrap();
    let mut run = pdllc(&[&["check"], args, &[&file]].concat());
    run.err = run.err.replace(&format!("{d}/"), "");
    run
}

#[test]
fn each_warning_has_a_witness() {
    for (patterns, warning, witness) in [
        (
            // Where `First` fails, since all of several results are used, `Second` does too.
            "Pattern First with benefit(2) => replace op<t.a>(x: Value) with x;
             Pattern Second => replace op<t.a>(op<t.b>(x: Value).0) with x;",
            "p.pdll:2:14: warning: this pattern is never applied: `First` comes first wherever it matches",
            "\"t.a\"(%0) : (i64) -> ()",
        ),
        (
            // Where `First` fails, `Next` does not.
            "Pattern First with benefit(3) => replace op<t.a>(x: Value) with x;
             Pattern Next with benefit(2) => replace op<t.a>(op<t.b>(x: Value).0) with op<t.c>(x);
             Pattern Last => replace op<t.a>(op<t.b>(x: Value) {k = attr<\"1 : i32\">}.0) with op<t.d>(x);",
            "p.pdll:3:14: warning: this pattern is never applied: `Next` comes first wherever it matches",
            "%0 = \"t.b\"(%a0) {k = 1 : i32}",
        ),
        (
            "Pattern Any with benefit(2) => erase op<t.print>(_: Value) -> ();
             Pattern One => erase op<t.print>(_: Value) {mode = attr<\"1 : i32\">} -> ();",
            "p.pdll:2:14: warning: this pattern is never applied: `Any` comes first wherever it matches",
            "\"t.print\"(%a0) {mode = 1 : i32} : (i64) -> ()",
        ),
        (
            "Pattern First => erase op<t.print>(x: Value) -> ();
             Pattern Second => erase op<t.print>(y: Value) -> ();",
            "p.pdll:2:14: warning: this pattern matches and does what `First` does, which comes first",
            "\"t.print\"(%a0) : (i32) -> ()",
        ),
        (
            "Pattern Wrap {
               let root = op<t.a>(x: Value) -> (t: Type);
               replace root with op<t.a>(op<t.b>(x) -> (t)) -> (t);
             }",
            "p.pdll:1:1: warning: this pattern matches what it has rewritten, for ever",
            "%0 = \"t.a\"(%a0)",
        ),
        (
            "Pattern Left => replace op<t.a>(x: Value) with op<t.b>(x);
             Pattern Right => replace op<t.b>(x: Value) with op<t.a>(x);",
            "p.pdll:1:1: warning: this pattern and `Right` are applied in turns, for ever",
            "\"t.a\"(%a0)",
        ),
        (
            "Pattern Same => replace op<t.a>(x: Value) with op<t.a>(x);",
            "p.pdll:1:1: warning: this pattern rewrites what it matches to the same, and reports success",
            "\"t.a\"(%a0)",
        ),
    ] {
        let run = check(&[], patterns);
        assert_eq!(run.status, 0, "{}", run.err);
        assert!(run.err.contains(warning) && run.err.contains(witness), "{}", run.err);
        assert_eq!(run.err.matches(": warning:").count(), 1, "{}", run.err);
        let denied = check(&["--deny", "warnings"], patterns);
        assert!(denied.status == 1 && denied.err.contains(witness), "{}", denied.err);
        assert_eq!(check(&["-A", "all"], patterns).err, "");
        assert_eq!(check(&[], &format!("// pdllc: allow(all)\n{patterns}")).err, "");
    }
}

/// What follows from what patterns ask is told whenever a program is made, at the level that is asked for.
#[test]
fn dead_patterns_are_told_when_they_are_compiled() {
    let shadowed = "Pattern Any with benefit(2) => erase op<t.print>(_: Value) -> ();
Pattern One => erase op<t.print>(_: Value) {mode = attr<\"1 : i32\">} -> ();
";
    let duplicate = "Pattern First => replace op<t.a>(x: Value) -> (_: Type) with x;
Pattern Second => replace op<t.a>(y: Value) -> (_: Type) with y;
";
    let (_dir, d) = folder();
    let (file, input) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
    fs::write(&input, "\"t.b\"() : () -> ()\n").unwrap();
    for (patterns, code, what) in [
        (
            shadowed,
            "shadowed-pattern",
            "this pattern is never applied: `Any` comes first wherever it matches",
        ),
        (
            duplicate,
            "duplicate-pattern",
            "this pattern matches and does what `First` does, which comes first",
        ),
    ] {
        fs::write(&file, patterns).unwrap();
        for args in [&["--emit=bytecode", "-o", "-"][..], &["run", &input, "-p"]] {
            let run = pdllc(&[args, &[&file]].concat());
            assert!(run.err.contains("p.pdll:2:1: warning: ") && run.err.contains(what), "{}", run.err);
            assert_eq!((run.status, run.err.matches(": warning:").count()), (0, 1), "{}", run.err);
            assert_eq!(pdllc(&[args, &[&file, "-A", code]].concat()).err, "");
            assert_eq!(pdllc(&[args, &[&file, "--deny", code]].concat()).status, 1);
        }
        let allowed = patterns.replace("\nPattern", &format!("\n// pdllc: allow({code})\nPattern"));
        fs::write(&file, allowed).unwrap();
        assert_eq!(pdllc(&["--emit=bytecode", "-o", "-", &file]).err, "");
    }
    // What the rewrite of the first one cannot do the second one may.
    for patterns in [
        "Pattern Erase => erase op<t.a>(x: Value) -> (_: Type);
Pattern Any { let root = op<t.a>(x: Value) -> (_: Type); replace root with x; }",
        "Constraint Odd(v: Value);
Pattern Some with benefit(2) { let root = op<t.print>(v: Value) -> (); Odd(v); erase root; }
Pattern Any => erase op<t.print>(_: Value) -> ();",
        "Rewrite Try(op: Op) -> Value;
Pattern Some with benefit(2) { let root = op<t.a>(v: Value) -> (_: Type); replace root with Try(root); }
Pattern Any => replace op<t.a>(x: Value) -> (_: Type) with x;",
    ] {
        fs::write(&file, patterns).unwrap();
        assert_eq!(pdllc(&["--emit=bytecode", "-o", "-", &file]).err, "", "{patterns}");
    }
}

/// A pattern that another one only sometimes comes before is none that is never applied.
#[test]
fn what_can_be_is_not_warned_of() {
    for patterns in [
        // The general one comes last.
        "Pattern One => erase op<t.print>(_: Value) {mode = attr<\"1 : i32\">} -> ();
         Pattern Any => erase op<t.print>(_: Value) -> ();",
        // Any number of operands is more than one.
        "Pattern One with benefit(2) => erase op<t.print>(_: Value) -> ();
         Pattern Any => erase op<t.print> -> ();",
        // The same value twice is less than two values.
        "Pattern Twice with benefit(2) { let x: Value; erase op<t.print>(x, x) -> (); }
         Pattern Two => erase op<t.print>(x: Value, y: Value) -> ();",
        // A constraint decides.
        "Constraint Odd(v: Value);
         Pattern Some with benefit(2) { let root = op<t.print>(v: Value) -> (); Odd(v); erase root; }
         Pattern Any => erase op<t.print>(_: Value) -> ();",
        // What is used cannot be erased, and the next pattern has its turn.
        "Pattern Erase with benefit(2) => erase op<t.a>(x: Value) -> (_: Type);
         Pattern Any { let root = op<t.a>(x: Value) -> (_: Type); replace root with x; }",
    ] {
        let run = check(&[], patterns);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{patterns}");
    }
}

#[test]
fn overlaps_are_told_when_they_are_asked_for() {
    let patterns = "Pattern One => erase op<t.print>(_: Value) {mode = attr<\"1 : i32\">} -> ();
         Pattern Any => erase op<t.print>(_: Value) -> ();";
    let run = check(&["-W", "overlapping-patterns"], patterns);
    assert!(
        run.err.contains("`One` have the same benefit and match the same: `One` is applied"),
        "{}",
        run.err
    );
}

#[test]
fn tests_are_written_and_pass_until_patterns_change() {
    let (_dir, d) = folder();
    let (file, tests) = (format!("{d}/p.pdll"), format!("{d}/tests"));
    let patterns = |constant: &str| {
        format!(
            "Pattern AddZero {{
  let c = op<t.const> {{value = attr<\"{constant} : i32\">}} -> (_: Type);
  replace op<t.add>(x: Value, c.0) with x;
}}
Pattern Neg {{
  let inner = op<t.neg>(x: Value);
  replace op<t.neg>(inner.0) with op<t.pos>(x);
}}
"
        )
    };
    fs::write(&file, patterns("0")).unwrap();
    let run = pdllc(&["check", "--witness", &tests, &file]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let mut names: Vec<String> =
        fs::read_dir(&tests).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    assert!(names.contains(&"AddZero.mlir".into()) && names.contains(&"Neg.mlir".into()), "{names:?}");
    assert!(names.contains(&"AddZero.miss1.mlir".into()), "{names:?}");
    let all = pdllc(&["test", &tests]);
    assert_eq!((all.status, all.err), (0, format!("{} tests, 0 failed\n", names.len())));

    fs::write(&file, patterns("1")).unwrap();
    let one = pdllc(&["test", &format!("{tests}/AddZero.mlir"), &format!("{tests}/Neg.mlir")]);
    assert_eq!(one.status, 1);
    assert!(one.err.contains("AddZero.mlir: error: the output is not as expected"), "{}", one.err);
    assert!(one.err.ends_with("2 tests, 1 failed\n"), "{}", one.err);
}

#[test]
fn define_is_for_mlir_pdll_only() {
    let (_dir, d) = folder();
    let file = format!("{d}/p.pdll");
    fs::write(&file, "Pattern => erase op<a.b>;\n").unwrap();
    assert_eq!(pdllc(&["-x=mlir", "-D", "NAME", &file]).status, 0);
    let run = pdllc(&["-D", "unused-variable", "--emit=pdl", &file]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("`--deny unused-variable` makes an error of a warning"), "{}", run.err);
}

#[test]
fn warnings_are_errors_where_they_are_denied() {
    let (_dir, d) = folder();
    let file = format!("{d}/p.pdll");
    fs::write(&file, "Pattern {\n  let a = op<a.b>;\n  let factor = attr<\"2 : i32\">;\n  erase a;\n}\n")
        .unwrap();
    let status = |args: &[&str]| pdllc(&[args, &["--emit=pdl", &file]].concat()).status;
    assert_eq!(status(&[]), 0);
    assert_eq!(status(&["--deny", "unused-variable"]), 1);
    assert_eq!(status(&["--deny", "warnings"]), 1);
    assert_eq!(status(&["-A", "all", "--deny", "warnings"]), 0);
    assert_eq!(status(&["--deny", "spelling"]), 0);
    fs::write(
        &file,
        "Pattern {\n  let a = op<a.b>;\n  // pdllc: allow(unused-variable)\n  let factor = attr<\"2 : i32\">;\n  erase a;\n}\n",
    )
    .unwrap();
    assert_eq!(status(&["--deny", "warnings"]), 0);
}
