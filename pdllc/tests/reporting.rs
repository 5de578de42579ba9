//! What the built `pdllc` says of errors and warnings, and in which format.

use crate::cli::folder;
use crate::common::{Run, pdllc};
use std::fs;

#[test]
fn diagnostics_in_three_formats() {
    let bad = "Pattern {\n  let root = op<a.b>(x: Valeu);\n  erase rot;\n}\n";
    let run = |format: &str| Run::of(&["--emit=pdl", &format!("--error-format={format}"), "-"], bad);
    let short = run("short");
    assert_eq!((short.status, short.out.as_str()), (1, ""));
    let places: Vec<&str> = short.err.lines().filter_map(|l| l.split(": error:").next()).take(1).collect();
    assert_eq!(places, ["<stdin>:2:25"]);
    assert!(short.err.contains("<stdin>:3:9: error:"), "all errors in one run: {}", short.err);
    let json = run("json");
    for line in json.err.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(value["span"]["line"].is_u64() && value["message"].is_string(), "{line}");
    }
    let human = run("human");
    assert!(human.err.contains("op<a.b>(x: Valeu)"), "shows the source: {}", human.err);
    assert!(!human.err.contains('\u{1b}'), "no colours where there is no terminal");
    // Not a terminal: short by default.
    assert_eq!(Run::of(&["--emit=pdl", "-"], bad).err, short.err);
}

#[test]
fn warnings_are_switched_by_name() {
    let (_dir, d) = folder();
    let file = format!("{d}/unused.pdll");
    fs::write(&file, "Constraint Unused(v: Value);\nPattern => erase op<a.b>;\n").unwrap();
    let warned = |switches: &[&str]| {
        let run = pdllc(&[switches, &["--emit=pdl", &file]].concat());
        assert_eq!(run.status, 0, "{}", run.err);
        run.err.contains(": warning: the constraint `Unused` is never used")
    };
    assert!(warned(&[]));
    assert!(warned(&["-A", "unused-variable"]));
    assert!(!warned(&["-A", "unused-declaration"]));
    assert!(warned(&["-A", "unused-declaration", "-W", "unused-declaration"]));
    assert!(!warned(&["--std=mlir22"]));
    for switch in ["-A", "-W"] {
        let run = pdllc(&[switch, "unused-declarations", "--emit=pdl", &file]);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{}", run.err);
        assert!(run.err.contains("a similar value exists: 'unused-declaration'"), "{}", run.err);
    }
}

#[test]
fn a_program_without_patterns_is_worth_a_warning() {
    let (_dir, d) = folder();
    let (input, empty, lib) = (format!("{d}/in.mlir"), format!("{d}/empty.pdll"), format!("{d}/lib.pdll"));
    fs::write(&empty, "").unwrap();
    fs::write(&lib, "Constraint Lib(v: Value);\n").unwrap();
    let warned = |args: &[&str]| {
        let run = pdllc(args);
        assert_eq!(run.status, 0, "{}", run.err);
        run.err
    };
    let want = "warning: there are no patterns here: nothing will be rewritten";
    for file in [&empty, &lib] {
        let help = "help: a file that others include needs no compiling by itself";
        let short = format!("{file}:1:1: {want}\n{file}:1:1: {help}\n");
        assert_eq!(warned(&["run", "-p", file, &input]), short);
        assert_eq!(warned(&["--emit=asm", file]), short);
        assert!(warned(&["run", "-p", file, &input, "--error-format=human"]).contains(&want[9..]));
        assert_eq!(warned(&["run", "-p", file, &input, "-A", "no-patterns"]), "");
        assert_eq!(warned(&["--emit=pdl", file]), "");
        assert_eq!(warned(&["run", "-p", file, "-p", &format!("{d}/fold.pdll"), &input]), "");
    }
}

#[test]
fn people_are_not_shown_thousands_of_errors() {
    let bad = "Pattern { erase nothing; }\n".repeat(1000);
    let short = Run::of(&["--emit=pdl", "-"], &bad);
    assert_eq!(short.err.lines().filter(|l| l.contains(": error: ")).count(), 100);
    assert!(short.err.ends_with("... and 900 more\n"), "{}", short.err);
    let json = Run::of(&["--emit=pdl", "--error-format=json", "-"], &bad);
    assert_eq!(json.err.lines().count(), 1000);
}

#[test]
fn ir_errors_in_three_formats() {
    let bad = "\"a.b\"() : () -> ()\n\"a.b\"(%x) : (i32) -> ()\n";
    for format in ["short", "human", "json"] {
        let run = Run::of(&["run", &format!("--error-format={format}"), "-"], bad);
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        let place = match format {
            "json" => "\"line\":2",
            _ => "<stdin>:2:7",
        };
        assert!(run.err.contains(place), "{format}: {}", run.err);
    }
}
