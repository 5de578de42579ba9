//! `run --threads`: what comes out is what one thread gives, errors too.

use crate::common::pdllc;
use std::fmt::Write;
use std::fs;

/// Long enough for several threads to be started.
fn inputs(dir: &std::path::Path) -> (String, String) {
    let mut patterns = String::new();
    for p in 0..20 {
        let to = p + 1;
        let _ = writeln!(
            patterns,
            "Pattern {{ let r = op<d.s{p}>(x: Value) -> (t: Type); replace r with op<d.s{to}>(x) -> (t); }}"
        );
    }
    let mut ir = String::new();
    for f in 0..32 {
        let _ = writeln!(ir, "func.func @f{f}(%a: i32) {{\n  %0 = \"d.s0\"(%a) : (i32) -> i32");
        for i in 1..1000 {
            let _ = writeln!(ir, "  %{i} = \"d.s0\"(%{}) : (i32) -> i32", i - 1);
        }
        ir += "  return\n}\n";
    }
    let file = |name: &str, text: String| {
        let path = dir.join(name);
        fs::write(&path, text).expect("the directory is there");
        path.to_string_lossy().into_owned()
    };
    (file("p.pdll", patterns), file("in.mlir", ir))
}

#[test]
fn threads_change_nothing() {
    let dir = tempfile::tempdir().expect("there is room");
    let (patterns, input) = inputs(dir.path());
    // 640,000 rewrites are to be done. The last is enough for one thread, and not if three share it.
    for limit in ["1000000000", "150000", "640001"] {
        let run =
            |threads| pdllc(&["run", "-p", &patterns, &input, "--max-rewrites", limit, "--threads", threads]);
        let one = run("1");
        assert_eq!(one.status == 0, limit != "150000", "{}", one.err);
        for threads in ["2", "3"] {
            let several = run(threads);
            assert_eq!((several.status, &several.err), (one.status, &one.err), "{threads} threads");
            assert!(several.out == one.out, "{threads} threads");
        }
    }
}

#[test]
fn no_threads_at_all() {
    let refused = pdllc(&["run", "--threads", "0"]);
    assert_eq!(refused.status, 2, "{}", refused.err);
}
