//! `pdllc explain`.

use crate::cli::folder;
use crate::common::{Run, pdllc};
use std::fs;

const PATTERNS: &str = r#"
Pattern AddTwo with benefit(2) {
  let c = op<my.const> {value = attr<"2">} -> (t: Type);
  let root = op<my.add>(x: Value, c.0);
  replace root with op<my.add2>(x) -> (t);
}
Pattern Second {
  let root = op<my.add>(x: Value, y: Value);
  replace root with y;
}
Pattern Third {
  replace op<my.add>(x: Value, y: Value) with x;
}
Pattern Other => erase op<my.sub>;
"#;

const INPUT: &str = r#"
func.func @f(%a: i32) {
  %0 = "my.const"() {value = 2 : i32} : () -> i32
  %1 = "my.add"(%a, %0) : (i32, i32) -> i32
  %2 = "my.add"(%1, %a) : (i32, i32) -> i32
  "my.use"(%2) : (i32) -> ()
  return
}
"#;

/// Explains with the patterns and the IR above.
fn explain(args: &[&str]) -> Run {
    let (_dir, d) = folder();
    let (patterns, input) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
    fs::write(&patterns, PATTERNS).unwrap();
    fs::write(&input, INPUT).unwrap();
    let mut run = pdllc(&[&["explain", "-p", &patterns], args, &[&input]].concat());
    run.out = run.out.replace(&format!("{d}/"), "");
    run
}

#[test]
fn near_misses_are_told_with_both_sources() {
    let run = explain(&["--at", "4"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(
        run.out,
        "\
'my.add' at in.mlir:4:8
p.pdll:7:1: note: Second (benefit 1) matches and is applied
p.pdll:11:1: note: Third (benefit 1) matches, but Second comes first
p.pdll:7:1: note: this one has the same benefit, stands before it and is applied
p.pdll:3:33: note: AddTwo (benefit 2) does not match: attribute `value` of 'my.const' at in.mlir:3:8 is \
`2 : i32`, not `2 : i64`
in.mlir:3:8: note: here is `2 : i32`
p.pdll:3:33: note: 5 of its 6 tests hold, then one fails
p.pdll:3:33: help: both are 2, but of different types: `attr<\"2\">` is of type i64; write `attr<\"2 : i32\">` \
for one of type i32
patterns for operations of other names: 1 (--all shows them)
"
    );
    let human = explain(&["--at", "4", "--error-format=human"]).out;
    for line in ["op<my.const> {value = attr", "%0 = \"my.const\"() {value = 2 : i32}"] {
        assert!(human.contains(line), "{human}");
    }
    assert!(!human.contains('\u{1b}'), "no colours where there is no terminal");
}

#[test]
fn an_operand_that_is_a_block_argument_is_called_one() {
    let run = explain(&["--at", "5:8", "--pattern", "AddTwo"]);
    let wanted = "operand 1 of 'my.add' at in.mlir:5:8 is a block argument (number 0, of type `i32`), \
not result 0 of an operation";
    assert!(run.out.contains(wanted), "{}", run.out);
    assert!(!run.out.contains("Second"), "{}", run.out);
}

#[test]
fn constraints_and_what_must_be_equal_are_told_with_what_is_there() {
    let (_dir, d) = folder();
    let (patterns, input) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
    let ir = "%0:2 = \"t.a\"() : () -> (i32, i64)
%1 = \"t.b\"(%0#0, %0#1) {n = 2 : i32} : (i32, i64) -> i1\n";
    fs::write(&input, ir).unwrap();
    // The type of the second operand, a constraint, and why the pattern does not match.
    let rows = [
        ("Value", "IntIsZero(n);", "the constraint `IntIsZero` of `2 : i32` is false, not true"),
        (
            "Value",
            "not IntIsPowerOfTwo(n);",
            "the constraint `IntIsPowerOfTwo` of `2 : i32` is true, not false",
        ),
        ("Value<t>", "", "of two types that must be equal, the second is `i64`, not `i32`"),
    ];
    for (ty, constraint, want) in rows {
        let text = format!(
            "#include \"std/arith.pdll\"
Pattern P {{ let t: Type; let r = op<t.b>(x: Value<t>, y: {ty}) {{n = n: Attr}}; {constraint} erase r; }}\n"
        );
        fs::write(&patterns, text).unwrap();
        let run = pdllc(&["explain", "-p", &patterns, "--op", "t.b", &input]);
        assert!(run.out.contains(want), "{want}:\n{}{}", run.out, run.err);
    }
}

#[test]
fn a_pattern_that_another_comes_before_is_told_which() {
    let json = explain(&["--op", "my.add", "--pattern", "Third", "--error-format=json"]);
    let lines: Vec<serde_json::Value> = json.out.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(lines.len(), 2, "{}", json.out);
    for line in lines {
        assert_eq!((&line["verdict"], &line["by"]["pattern"]), (&"beaten".into(), &"Second".into()));
        assert_eq!(line["tests"], line["held"]);
    }
}

/// What people lose hours on: a pattern that has always worked does nothing, since a better one is there now.
#[test]
fn a_better_pattern_that_fires_is_named() {
    let (_dir, d) = folder();
    let (patterns, input) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
    fs::write(
        &patterns,
        "Pattern Mine => replace op<my.neg>(x: Value) -> (t: Type) with op<my.mine>(x) -> (t);
Pattern Theirs with benefit(10) {
  let root = op<my.neg>(x: Value) -> (t: Type);
  replace root with op<my.theirs>(x) -> (t);
}
",
    )
    .unwrap();
    fs::write(&input, "%0 = \"my.src\"() : () -> i32\n%1 = \"my.neg\"(%0) : (i32) -> i32\n").unwrap();
    let run = pdllc(&["explain", "-p", &patterns, "--at", "2", &input]);
    assert_eq!(
        run.out.replace(&format!("{d}/"), ""),
        "\
'my.neg' at in.mlir:2:6
p.pdll:2:1: note: Theirs (benefit 10) matches and is applied
p.pdll:1:1: note: Mine (benefit 1) matches, but Theirs comes first
p.pdll:2:1: note: this one has benefit 10 and is applied
"
    );
}

#[test]
fn bytecode_explains_as_source_does() {
    let (_dir, d) = folder();
    let (patterns, input, program) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"), format!("{d}/p.pdlbc"));
    fs::write(&patterns, PATTERNS).unwrap();
    fs::write(&input, INPUT).unwrap();
    assert_eq!(pdllc(&["--emit=bytecode", &patterns, "-o", &program]).status, 0);
    let of = |patterns: &str| pdllc(&["explain", "-p", patterns, "--op", "my.add", &input]).out;
    assert_eq!(of(&patterns), of(&program));
}

#[test]
fn what_is_not_there_is_said() {
    for (args, what) in [
        (&["--at", "100"][..], "there is no operation in line 100"),
        (&["--op", "my.mul"], "there is no operation `my.mul`"),
        (&["--op", "my.add", "--pattern", "Ad"], "there is no pattern `Ad`"),
    ] {
        let run = explain(args);
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        assert!(run.err.contains(what), "{}", run.err);
    }
    assert_eq!(explain(&["--at", "0"]).status, 2);
    assert_eq!(explain(&[]).status, 2);
}
