//! Flags of `run` for what the driver visits, and what it does about blocks.

use crate::common::pdllc;
use std::fs;

/// `a` becomes `b`, and `b` becomes `c`.
const PATTERNS: &str = "\
Pattern A { replace op<t.a> with op<t.b>; }
Pattern B { replace op<t.b> with op<t.c>; }
";

const INPUT: &str = r#"
func.func @f() {
  "t.a"() : () -> ()
  "t.a"() : () -> ()
  "t.end"() : () -> ()
^dead:
  "t.end"() : () -> ()
}
"#;

#[test]
fn settings_of_the_driver() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_string_lossy().into_owned();
    fs::write(path("p.pdll"), PATTERNS).unwrap();
    fs::write(path("in.mlir"), INPUT).unwrap();
    // The flags, and how many there are of `a`, `b`, `c` and ends of blocks.
    let cases: &[(&[&str], [usize; 4])] = &[
        (&[], [0, 0, 2, 2]),
        (&["--strictness", "any"], [0, 0, 2, 2]),
        (&["--strictness", "existing-and-new"], [0, 0, 2, 2]),
        // What is created is not visited.
        (&["--strictness", "existing"], [0, 2, 0, 2]),
        (&["--max-rewrites-per-iteration", "1"], [0, 0, 2, 2]),
        (
            &["--max-rewrites-per-iteration", "1", "--max-iterations", "2", "--allow-nonconvergence"],
            [1, 0, 1, 2],
        ),
        (&["--region-simplify", "keep"], [0, 0, 2, 2]),
        (&["--region-simplify", "unreachable"], [0, 0, 2, 1]),
        (&["--region-simplify", "normal"], [0, 0, 2, 1]),
        (&["--region-simplify", "aggressive"], [0, 0, 2, 1]),
    ];
    for (flags, expected) in cases {
        let (patterns, input) = (path("p.pdll"), path("in.mlir"));
        let run = pdllc(&[&["run", "-p", &patterns, &input], *flags].concat());
        assert_eq!(run.status, 0, "{flags:?}: {}", run.err);
        let counts =
            ["t.a", "t.b", "t.c", "t.end"].map(|name| run.out.matches(&format!("\"{name}\"")).count());
        assert_eq!(counts, *expected, "{flags:?}: {}", run.out);
    }
    let wrong = pdllc(&["run", "-p", &path("p.pdll"), &path("in.mlir"), "--strictness", "some"]);
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.contains("any, existing-and-new, existing"), "{}", wrong.err);
    let help = pdllc(&["run", "--help-all"]).out;
    for flag in ["--top-down", "--strictness", "--region-simplify", "--max-rewrites-per-iteration"] {
        assert!(help.contains(flag), "{flag}: {help}");
    }
}
