//! What PDLL says here that the `pdl` dialect cannot: optional attributes, elements of operands, operands in
//! either order, locations.

use crate::common::{Run, pdllc};
use std::fs;

/// Runs patterns on IR; gives the lines of ops, or what is reported.
fn run(patterns: &str, ir: &str, flags: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("p.pdll").to_string_lossy().into_owned();
    fs::write(&path, patterns).unwrap();
    let run = Run::of(&[&["run", "--print-op-generic", "-p", &path, "-"], flags].concat(), ir);
    let text = if run.status == 0 { run.out } else { run.err.replace(&path, "p.pdll") };
    let shown = text.lines().filter(|l| l.contains("\"t.") || l.contains("p.pdll"));
    shown.map(|l| l.trim().to_string() + "\n").collect()
}

#[test]
fn patterns_beyond_pdl() {
    let rows: &[(&str, &str, &str)] = &[
        (
            "Pattern { let root = op<t.a>(x: Value) {k? = a: Attr, l?: Attr, m? attr<\"7 : i32\"> = b: Attr}; \
             replace root with op<t.b>(x) {k = a, l = l, m = b}; }",
            "%0 = \"t.c\"() : () -> i32\n\"t.a\"(%0) {k = 1 : i32} : (i32) -> ()\n\
             \"t.a\"(%0) {l = 2 : i32, m = 3 : i32} : (i32) -> ()\n",
            "%0 = \"t.c\"() : () -> i32\n\"t.b\"(%0) {k = 1 : i32, m = 7 : i32} : (i32) -> ()\n\
             \"t.b\"(%0) {l = 2 : i32, m = 3 : i32} : (i32) -> ()\n",
        ),
        (
            "Pattern { let root = op<t.a>(x: Value, [first: Value, ..rest: ValueRange, last: Value]); \
             rewrite root with { op<t.b>(last, first, rest); erase root; }; }",
            "%0:4 = \"t.c\"() : () -> (i32, i32, i32, i32)\n\
             \"t.a\"(%0#0, %0#1, %0#2, %0#3) : (i32, i32, i32, i32) -> ()\n\"t.a\"(%0#0, %0#1) : (i32, i32) -> ()\n",
            "%0:4 = \"t.c\"() : () -> (i32, i32, i32, i32)\n\"t.b\"(%0#3, %0#1, %0#2) : (i32, i32, i32) -> ()\n\
             \"t.a\"(%0#0, %0#1) : (i32, i32) -> ()\n",
        ),
        (
            "Pattern { let root = op<t.a>(either(x: Value, op<t.in>(y: Value).0), z: Value); \
             rewrite root with { op<t.b>(x, y, z); erase root; }; }",
            "%0:2 = \"t.c\"() : () -> (i32, i32)\n%1 = \"t.in\"(%0#1) : (i32) -> i32\n\
             \"t.a\"(%0#0, %1, %0#0) : (i32, i32, i32) -> ()\n\"t.a\"(%1, %0#0, %1) : (i32, i32, i32) -> ()\n",
            "%0:2 = \"t.c\"() : () -> (i32, i32)\n%1 = \"t.in\"(%0#1) : (i32) -> i32\n\
             \"t.b\"(%0#0, %0#1, %0#0) : (i32, i32, i32) -> ()\n\"t.b\"(%0#0, %0#1, %1) : (i32, i32, i32) -> ()\n",
        ),
        (
            "Pattern { let root = op<t.a>(); rewrite root with { op<t.b>() {at = root.location}; erase root; }; }",
            "\"t.a\"() : () -> () loc(\"here\")\n",
            "\"t.b\"() {at = #loc} : () -> ()\n",
        ),
        (
            "Pattern { let root = op<t.a>(); replace root with op<t.b>() {k? = attr<\"unit\">}; }",
            "",
            "p.pdll:1:63: error: attributes of an operation that is created are not marked as ones that may be absent\n\
             p.pdll:1:63: help: leave the `?` out: an attribute that is null is left out\n",
        ),
        (
            "Pattern { let root = op<t.a>() {k? = attr<\"unit\">}; erase root; }",
            "",
            "p.pdll:1:34: error: an attribute that may be absent is a variable, which is null then\n\
             p.pdll:1:34: help: write `name? = variable: Attr`, or `name?: Attr`\n",
        ),
        (
            "Pattern { let root = op<t.a>([a: ValueRange]); erase root; }",
            "",
            "p.pdll:1:31: error: an element of this list must be of type `Value`, not `ValueRange`\n\
             p.pdll:1:31: help: a `ValueRange` stands for all that are left: `..values`\n",
        ),
    ];
    for (patterns, ir, want) in rows {
        assert_eq!(run(patterns, ir, &[]), *want, "{patterns}");
    }
}

/// The document's own language has none of it.
#[test]
fn mlir_takes_nothing_of_this() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("p.pdll").to_string_lossy().into_owned();
    for operation in
        ["op<t.a>() {k? = a: Attr}", "op<t.a>([a: Value])", "op<t.a>(either(a: Value, b: Value))"]
    {
        fs::write(&path, format!("Pattern {{ erase {operation}; }}\n")).unwrap();
        for (std, status) in [("pdllc", 0), ("mlir22", 1)] {
            let run = pdllc(&[&format!("--std={std}"), "--emit=asm", &path]);
            assert_eq!(run.status, status, "{operation} {}", run.err);
        }
    }
}
