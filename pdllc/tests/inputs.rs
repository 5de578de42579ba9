//! Several inputs at once, and what people expect of any command line.

use crate::common::{BINARY, Run, pdllc};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

const ERASE: &str = "Pattern Erase { let r = op<a.b>; erase r; }\n";
const IR: &str = "\"a.b\"() : () -> ()\n\"a.c\"() : () -> ()\n";
const DONE: &str = "module {\n  \"a.c\"() : () -> ()\n}\n\n";

/// A folder with patterns, two inputs, one that is no IR, and a folder for outputs.
fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in [("p.pdll", ERASE), ("a.mlir", IR), ("b.mlir", IR), ("bad.mlir", "no IR")] {
        fs::write(dir.path().join(name), text).unwrap();
    }
    fs::create_dir(dir.path().join("out")).unwrap();
    dir
}

fn run_in(dir: &Path, args: &str) -> Run {
    let mut command = Command::new(BINARY);
    command.current_dir(dir).args(args.split(' '));
    Run::command(command, IR)
}

#[test]
fn each_input_has_an_output() {
    // What is typed, exit status, and the files that are as rewritten afterwards.
    let rows: [(&str, i32, &[&str]); 6] = [
        ("run -p p.pdll --in-place a.mlir b.mlir", 0, &["a.mlir", "b.mlir"]),
        ("run -p p.pdll -o out a.mlir b.mlir", 0, &["out/a.mlir", "out/b.mlir"]),
        ("run -p p.pdll -o out a.mlir", 0, &["out/a.mlir"]),
        ("run -p p.pdll --in-place a.mlir bad.mlir b.mlir", 1, &["a.mlir", "b.mlir"]),
        ("run -p p.pdll --in-place a.mlir missing.mlir b.mlir", 1, &["a.mlir", "b.mlir"]),
        ("run -p p.pdll -o new.mlir a.mlir", 0, &["new.mlir"]),
    ];
    for (args, status, files) in rows {
        let dir = folder();
        let run = run_in(dir.path(), args);
        assert_eq!((run.status, run.out.as_str()), (status, ""), "{args}: {}", run.err);
        for file in ["a.mlir", "b.mlir", "out/a.mlir", "out/b.mlir", "new.mlir"] {
            let text = fs::read_to_string(dir.path().join(file)).unwrap_or_default();
            assert_eq!(text == DONE, files.contains(&file), "{args}: {file}");
        }
    }
}

#[test]
fn outputs_that_cannot_be_are_refused() {
    for (args, why) in [
        ("run -p p.pdll a.mlir b.mlir", "several inputs need `--in-place`, or `-o DIR`"),
        ("run -p p.pdll -o out a.mlir out/../a.mlir", "both name `out/a.mlir`"),
        ("run -p p.pdll -o . a.mlir b.mlir", "would overwrite an input"),
        ("run -p p.pdll --in-place -", "standard input has no name"),
        ("run -p p.pdll -o out", "standard input has no name"),
        ("run -p p.pdll --in-place -o out a.mlir", "cannot be used with"),
        ("run -p p.pdll --report r.html --in-place a.mlir b.mlir", "`--report` is about one input"),
        ("run -p p.pdll --report a.mlir a.mlir", "would overwrite an input"),
    ] {
        let dir = folder();
        let run = run_in(dir.path(), args);
        assert_eq!(run.status, 2, "{args}: {}", run.err);
        assert!(run.err.contains(why), "{args}: {}", run.err);
        assert_eq!(fs::read_to_string(dir.path().join("a.mlir")).unwrap(), IR, "{args}");
    }
}

#[test]
fn help_fits_a_screen_and_the_rest_is_a_word_away() {
    let commands = [
        "",
        "run",
        "check",
        "test",
        "explain",
        "tblgen",
        "natives",
        "dis",
        "verify",
        "completions",
        "man",
        "fmt",
        "lsp",
    ];
    for command in commands {
        let help = |flag: &str| {
            let args: Vec<&str> = command.split(' ').filter(|word| !word.is_empty()).chain([flag]).collect();
            let run = pdllc(&args);
            assert_eq!(run.status, 0, "{command}: {}", run.err);
            run.out
        };
        let short = help("--help");
        assert_eq!(short, help("-h"));
        assert!(short.lines().count() <= 45 && short.contains("--help-all"), "{command}:\n{short}");
        assert!(help("--help-all").contains("--error-format"), "{command}");
    }
}

#[test]
fn who_has_read_enough_ends_us_in_silence() {
    let dir = folder();
    let many = IR.repeat(50_000);
    fs::write(dir.path().join("many.mlir"), many).unwrap();
    let mut command = Command::new(BINARY);
    command.current_dir(dir.path()).args(["run", "many.mlir"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn colours_are_asked_for_or_not() {
    // NO_COLOR, what is typed, and whether there are colours where there is no terminal.
    for (variable, color, coloured) in [
        (None, "auto", false),
        (None, "always", true),
        (Some("1"), "auto", false),
        (Some("1"), "always", true),
    ] {
        let mut command = Command::new(BINARY);
        command.args(["--emit=pdl", "--error-format=human", "--color", color, "-"]).env_remove("NO_COLOR");
        if let Some(value) = variable {
            command.env("NO_COLOR", value);
        }
        let run = Run::command(command, "Pattern {");
        assert_eq!(run.err.contains('\u{1b}'), coloured, "{variable:?} {color}: {}", run.err);
    }
}
