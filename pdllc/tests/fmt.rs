//! `pdllc fmt`: what it prints and writes, and its exit status. Layouts are tested with the compiler.

use crate::common::{BINARY, Run};
use std::fs;
use std::path::Path;
use std::process::Command;

const UGLY: &str = "Pattern{erase op<a.b>;\n}\n";
const NEAT: &str = "Pattern {\n  erase op<a.b>;\n}\n";
const BROKEN: &str = "Pattern{let x;  }\nPattern{let ;\n}\n";

fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir_all(dir.path().join("sub/.hidden")).unwrap();
    let files = [
        ("ugly.pdll", UGLY),
        ("sub/neat.pdll", NEAT),
        ("sub/ugly.pdll", UGLY),
        ("sub/.hidden/x.pdll", UGLY),
        ("broken", BROKEN),
    ];
    files.iter().for_each(|(name, text)| fs::write(dir.path().join(name), text).unwrap());
    dir
}

fn run_in(dir: &Path, args: &[&str], stdin: &str) -> (i32, String, String) {
    let mut command = Command::new(BINARY);
    command.current_dir(dir).args(args);
    let run = Run::command(command, stdin);
    (run.status, run.out, run.err)
}

#[test]
fn standard_input() {
    let dir = folder();
    for (args, stdin, status, out, err) in [
        (&["fmt", "-"][..], UGLY, 0, NEAT, ""),
        (&["fmt", "--stdin"], NEAT, 0, NEAT, ""),
        (&["fmt", "--stdin-filename", "x.pdll"], UGLY, 0, NEAT, ""),
        (&["fmt", "--check", "--stdin-filename", "x.pdll"], UGLY, 1, "x.pdll\n", ""),
        (&["fmt", "--check", "-"], NEAT, 0, "", ""),
        (
            &["fmt", "--lines", "2:2", "-"],
            "Pattern  {erase op<a.b>;\n }\n",
            0,
            "Pattern  {erase op<a.b>;\n}\n",
            "",
        ),
        (
            &["fmt", "--stdin-filename", "x.td"],
            "def  A;\ndef B:Pat<(C $x),(D $x)>;",
            0,
            "def  A;\ndef B : Pat<(C $x), (D $x)>;",
            "",
        ),
        (&["fmt", "--width", "12", "-"], "Pattern=>erase op<a.b>;", 0, "Pattern =>\n  erase op<a.b>;\n", ""),
        (
            &["fmt", "--diff", "--stdin-filename", "x"],
            UGLY,
            0,
            "--- x\n+++ x\n@@ -1,2 +1,3 @@\n-Pattern{erase op<a.b>;\n+Pattern {\n+  erase op<a.b>;\n }\n",
            "",
        ),
    ] {
        assert_eq!(run_in(dir.path(), args, stdin), (status, out.into(), err.into()), "{args:?}");
    }
    let wrong = [&["fmt"][..], &["fmt", "--lines", "0:1", "-"], &["fmt", "--width", "0", "-"]];
    wrong.iter().for_each(|args| assert_eq!(run_in(dir.path(), args, "").0, 2, "{args:?}"));
}

#[test]
fn files_in_place() {
    let dir = folder();
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    let (status, out, err) = run_in(dir.path(), &["fmt", "--check", "."], "");
    assert_eq!((status, &*out, &*err), (1, "./sub/ugly.pdll\n./ugly.pdll\n", ""));
    assert_eq!(run_in(dir.path(), &["fmt", "."], ""), (0, String::new(), String::new()));
    assert_eq!([read("ugly.pdll"), read("sub/ugly.pdll")], [NEAT, NEAT]);
    assert_eq!(read("sub/.hidden/x.pdll"), UGLY);

    // A file that does not parse is left alone, unless that is asked for.
    let (status, out, err) = run_in(dir.path(), &["fmt", "broken"], "");
    assert_eq!((status, &*out), (1, ""));
    assert!(err.contains("broken:2:13: error: "), "{err}");
    assert_eq!(read("broken"), BROKEN);
    assert_eq!(run_in(dir.path(), &["fmt", "--force", "broken"], "").0, 0);
    assert_eq!(read("broken"), "Pattern { let x; }\n\nPattern {\n  let ;\n}\n");
    assert_eq!(run_in(dir.path(), &["fmt", "missing"], "").0, 1);
}
