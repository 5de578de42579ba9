//! `pdllc run --convert`, `--enable-patterns` and `--disable-patterns`.

use crate::cli::folder;
use crate::common::{Run, pdllc};
use std::fs;

const PATTERNS: &str = "\
#include \"mlir/Transforms/DialectConversion.pdll\"
Pattern One {
  let root = op<old.one>(values: ValueRange) -> (types: TypeRange);
  rewrite root with { replace root with op<new.one>(convertValues(values)) -> (convertTypes(types)); };
}
Pattern Odd with benefit(9) {
  let root = op<old.two>(values: ValueRange) -> (types: TypeRange);
  rewrite root with { replace root with op<odd.two>(values) -> (types); };
}
";

const CONFIG: &str = r#"
[target]
legal-dialects = ["new"]
illegal-dialects = ["old"]
typed-ops = ["func.return"]
typed-functions = ["func.func"]
[types]
rules = [["i32", "i64"]]
source = "my.cast"
[patterns]
functions = ["func.func"]
returns = ["func.return"]
"#;

const INPUT: &str = r#"func.func @f(%a: i32) -> i32 {
  %0 = "old.one"(%a) : (i32) -> i32
  "keep.use"(%0) : (i32) -> ()
  return %0 : i32
}
"#;

/// Runs on these texts; paths in what it says are without their folder.
fn run(config: &str, input: &str, args: &[&str]) -> Run {
    let (_dir, d) = folder();
    let paths = ["p.pdll", "c.toml", "in.mlir"].map(|name| format!("{d}/{name}"));
    for (path, text) in paths.iter().zip([PATTERNS, config, input]) {
        fs::write(path, text).unwrap();
    }
    let all = ["run", "-p", &paths[0], "--convert", &paths[1], &paths[2]];
    let mut run = pdllc(&[&all, args].concat());
    run.err = run.err.replace(&format!("{d}/"), "");
    run
}

#[test]
fn functions_and_what_is_in_them_are_converted() {
    let done = run(CONFIG, INPUT, &[]);
    assert_eq!((done.status, &*done.err), (0, ""));
    let wanted = r#"module {
  func.func @f(%arg0: i64) -> i64 {
    %0 = "new.one"(%arg0) : (i64) -> i64
    %1 = "my.cast"(%0) : (i64) -> i32
    "keep.use"(%1) : (i32) -> ()
    return %0 : i64
  }
}
"#;
    assert_eq!(done.out.trim_end(), wanted.trim_end());
}

/// What is made for an operation is in it, as in MLIR's own trace; what has changed comes at the end.
#[test]
fn a_trace_is_a_tree() {
    let done = run(CONFIG, "%0 = \"old.one\"() : () -> i32\n", &["--trace"]);
    let wanted = r#"//===-------------------------------------------===//
Legalizing operation : 'builtin.module' at in.mlir:0:0 {
} -> SUCCESS : operation marked legal by the target
//===-------------------------------------------===//
//===-------------------------------------------===//
Legalizing operation : 'old.one' at in.mlir:1:6 {
  * Pattern One : 'old.one' {
    //===-------------------------------------------===//
    Legalizing operation : 'new.one' at in.mlir:1:6 {
    } -> SUCCESS : operation marked legal by the target
    //===-------------------------------------------===//
  } -> SUCCESS : pattern applied successfully
} -> SUCCESS
//===-------------------------------------------===//
** Insert  : 'new.one'
** Replace : 'old.one'
** Erase   : 'old.one'
"#;
    assert_eq!((done.status, &*done.err), (0, wanted));
}

#[test]
fn a_trace_says_why_patterns_fail() {
    let config = CONFIG.replace("[types]", "[types]\nidentity = false");
    let done = run(&config, "\"old.one\"() : () -> f32\n", &["--trace=json", "--error-format=short"]);
    let wanted = [
        r#"{"depth":0,"event":"legalizing","op":"old.one","place":"in.mlir:1:1"}"#,
        r#"{"depth":1,"event":"pattern","op":"old.one","pattern":"One","place":"in.mlir:1:1"}"#,
        r#"{"depth":2,"event":"match failure","reason":"the type cannot be converted (at p.pdll:4:80)"}"#,
        r#"{"depth":1,"event":"pattern end","outcome":"no match","pattern":"One"}"#,
        r#"{"depth":0,"event":"legalized","outcome":"not legal"}"#,
    ];
    let lines: Vec<&str> = done.err.lines().skip(2).take(wanted.len()).collect();
    assert_eq!((done.status, &lines[..]), (1, &wanted[..]), "{}", done.err);
}

#[test]
fn what_cannot_be_converted_is_named_with_the_reasons() {
    let config = CONFIG.replace("[types]", "[types]\nidentity = true");
    let done = run(&config, "%0 = \"old.two\"() : () -> i32\n", &["--error-format=short"]);
    let wanted =
        "in.mlir:1:6: error: failed to legalize operation 'old.two' that was explicitly marked illegal";
    assert_eq!((done.status, done.err.lines().next()), (1, Some(wanted)));
    let done = run(CONFIG, INPUT, &["--disable-patterns=One"]);
    assert!(done.err.contains("failed to legalize operation 'old.one'"), "{}", done.err);
    let done = run(&CONFIG.replace("my.cast", "my.cast\"\nodd = \""), INPUT, &[]);
    assert_eq!(
        (done.status, done.err.trim_end()),
        (1, "c.toml: error: `odd` is no setting here; there are rules, identity, source, target")
    );
}

#[test]
fn analysis_tells_and_changes_nothing() {
    let done = run(&format!("mode = \"analysis\"{CONFIG}"), INPUT, &[]);
    assert!(done.err.contains("in.mlir:2:8: old.one") && !done.err.contains("keep.use"), "{}", done.err);
    assert!(done.out.contains("old.one") && !done.out.contains("new.one"), "{}", done.out);
}

#[test]
fn patterns_are_chosen_by_name() {
    let (_dir, d) = folder();
    let (patterns, input) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
    fs::write(&patterns, "Pattern A => erase op<my.a>;\nPattern B => erase op<my.b>;\n").unwrap();
    fs::write(&input, "\"my.a\"() : () -> ()\n\"my.b\"() : () -> ()\n").unwrap();
    let left = |arg: &str| {
        let out = pdllc(&["run", "-p", &patterns, arg, &input]).out;
        ["my.a", "my.b"].map(|name| out.contains(name))
    };
    assert_eq!(left("--enable-patterns=A"), [false, true]);
    assert_eq!(left("--disable-patterns=A"), [true, false]);
    assert_eq!(left("--disable-patterns=A,B"), [true, true]);
}

#[test]
fn the_settings_of_the_page_are_understood() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/conversion.md")).unwrap();
    let block = page.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let done = run(block, "\"keep.use\"() : () -> ()\n", &[]);
    assert_eq!((done.status, &*done.err), (0, ""));
}
