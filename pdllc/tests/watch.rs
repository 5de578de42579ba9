//! `--trace`, `--profile` and `--stats` of `pdllc run`.

use crate::cli::folder;
use crate::common::{Run, pdllc};
use std::fs;

const PATTERNS: &str = "\
Pattern Neg {
  let inner = op<my.neg>(x: Value);
  replace op<my.neg>(inner.0) with x;
}
Pattern Two {
  let c = op<my.const> {value = attr<\"2\">};
  replace op<my.neg>(c.0) with op<my.two>() -> (type<\"i32\">);
}
Pattern Sub => erase op<my.sub>;
";

const INPUT: &str = r#"
%0 = "my.const"() {value = 2 : i32} : () -> i32
%1 = "my.neg"(%0) : (i32) -> i32
%2 = "my.neg"(%1) : (i32) -> i32
"my.use"(%2) : (i32) -> ()
"#;

fn run(args: &[&str]) -> Run {
    let (_dir, d) = folder();
    let (patterns, input) = (format!("{d}/p.pdll"), format!("{d}/in.mlir"));
    fs::write(&patterns, PATTERNS).unwrap();
    fs::write(&input, INPUT).unwrap();
    let mut run = pdllc(&[&["run", "-p", &patterns], args, &[&input]].concat());
    assert_eq!(run.status, 0, "{}", run.err);
    run.err = run.err.replace(&format!("{d}/"), "");
    run
}

#[test]
fn a_trace_tells_each_step() {
    assert_eq!(
        run(&["--trace"]).err,
        r#"
//===-------------------------------------------===//
Processing operation : 'my.neg'(#1) {
  %1 = "my.neg"(%2) : (i32) -> (i32)

  * Pattern Neg : 'my.neg -> ()' {
    ** Replace : 'my.neg'(#1)
    ** Modified: 'my.use'(#3)
    ** Erase   : 'my.neg'(#1)
  } -> success : pattern applied successfully
} -> success : pattern matched
//===-------------------------------------------===//

//===-------------------------------------------===//
Processing operation : 'my.neg'(#2) {
  %2 = "my.neg"(%4) : (i32) -> (i32)

} -> failure : pattern failed to match
//===-------------------------------------------===//
"#
    );
}

#[test]
fn a_trace_as_json_has_an_event_a_line() {
    let run = run(&["--trace=json"]);
    let events: Vec<serde_json::Value> = run.err.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let told: Vec<(&str, u64)> =
        events.iter().map(|e| (e["event"].as_str().unwrap(), e["depth"].as_u64().unwrap())).collect();
    let rewrite = [("replace", 2), ("modify", 2), ("erase", 2), ("pattern end", 1)];
    assert_eq!(told[..2], [("processing", 0), ("pattern", 1)]);
    assert_eq!(told[2..6], rewrite);
    assert_eq!((&events[1]["pattern"], &events[1]["op"]), (&"Neg".into(), &"my.neg".into()));
}

#[test]
fn what_is_watched_changes_nothing() {
    let plain = run(&[]).out;
    for args in [&["--trace"][..], &["--profile"], &["--stats"], &["--trace=json", "--profile"]] {
        assert_eq!(run(args).out, plain, "{args:?}");
    }
}

#[test]
fn a_profile_counts_for_each_pattern() {
    let (_dir, d) = folder();
    let folded = format!("{d}/folded.txt");
    let err = run(&[&format!("--profile={folded}")]).err;
    let rows: Vec<Vec<&str>> = err.lines().map(|l| l.split_whitespace().collect()).collect();
    assert_eq!(rows[0], ["roots", "deepest", "matches", "rewrites", "failures", "natives", "pattern"]);
    let counts: Vec<(&str, [&str; 5])> =
        rows[1..].iter().map(|r| (r[7], [r[0], r[1], r[2], r[3], r[4]])).collect();
    assert_eq!(
        counts,
        [
            ("Neg", ["2", "5/5", "1", "1", "0"]),
            ("Two", ["2", "5/5", "0", "0", "0"]),
            ("Sub", ["0", "0/1", "0", "0", "0"]),
        ]
    );
    let stacks = fs::read_to_string(&folded).unwrap();
    for line in stacks.lines() {
        let (stack, ns) = line.rsplit_once(' ').unwrap();
        assert!(["match", "rewrite;Neg"].contains(&stack) && ns.parse::<u64>().unwrap() > 0, "{stacks}");
    }
}

#[test]
fn patterns_that_were_never_applied_are_in_the_statistics() {
    let err = run(&["--stats"]).err;
    for line in [
        "         1   Neg\n",
        "         0   Two: of 2 roots 1 were lost at test 4 of 5 (asked at p.pdll:6:11)\n",
        "         0   Sub: no operation was tried that could be its root\n",
    ] {
        assert!(err.contains(line), "{err}");
    }
}
