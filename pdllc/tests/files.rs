//! What happens to the files that a command line names.

use crate::common::{BINARY, Run, pdllc};
use std::fs;
use std::path::Path;
use std::process::Command;

const ERASE: &str = "Pattern Erase { let r = op<a.b>; erase r; }\n";
const OTHER: &str = "#include \"erase.pdll\"\nPattern { let r = op<a.c>; erase r; }\n";
const IR: &str = "\"a.b\"() : () -> ()\n";
const TD: &str = "def a;\n";

/// A folder with a file of each kind.
fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let files = [("erase.pdll", ERASE), ("other.pdll", OTHER), ("in.mlir", IR), ("a.td", TD)];
    files.iter().for_each(|(name, text)| fs::write(dir.path().join(name), text).unwrap());
    dir
}

/// Runs the binary in a folder.
fn run_in(dir: &Path, args: &[&str]) -> Run {
    let mut command = Command::new(BINARY);
    command.current_dir(dir).args(args);
    Run::command(command, IR)
}

fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(dir).unwrap().map(|e| e.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn no_output_is_an_input_or_another_output() {
    let dir = folder();
    let dir = dir.path();
    fs::create_dir(dir.join("sub")).unwrap();
    let here = dir.join("in.mlir").to_string_lossy().into_owned();
    for (args, says) in [
        (&["erase.pdll", "-o", "erase.pdll"][..], "`-o erase.pdll` would overwrite an input"),
        (&["erase.pdll", "-o", "./sub/../erase.pdll"], "`-o ./sub/../erase.pdll` would overwrite an input"),
        (&["other.pdll", "-o", "erase.pdll"], "`-o erase.pdll` would overwrite an input"),
        (&["erase.pdll", "-o", "o", "-d", "erase.pdll"], "`-d erase.pdll` would overwrite an input"),
        (&["erase.pdll", "-o", "o", "-d", "./o"], "`-o` and `-d` both name `./o`"),
        (&["run", "-p", "erase.pdll", "in.mlir", "-o", "in.mlir"], "`-o in.mlir` would overwrite an input"),
        (&["run", "-p", "erase.pdll", "in.mlir", "-o", &here], "would overwrite an input"),
        (
            &["run", "-p", "erase.pdll", "in.mlir", "-o", "erase.pdll"],
            "`-o erase.pdll` would overwrite an input",
        ),
        (&["tblgen", "--dump-json", "a.td", "-o", "a.td"], "`-o a.td` would overwrite an input"),
        (&["natives", "erase.pdll", "-o", "erase.pdll"], "`-o erase.pdll` would overwrite an input"),
        (&["run", "-p", "-", "-"], "standard input (`-`) can be read once only"),
        (&["run", "-p", "-", "-p", "-", "in.mlir"], "standard input (`-`) can be read once only"),
    ] {
        let run = run_in(dir, args);
        assert_eq!(run.status, 2, "{args:?}: {}", run.err);
        assert!(run.err.contains(says), "{args:?}: {}", run.err);
    }
    assert_eq!(names(dir), ["a.td", "erase.pdll", "in.mlir", "other.pdll", "sub"]);
    assert_eq!(fs::read_to_string(dir.join("erase.pdll")).unwrap(), ERASE);
}

#[test]
fn what_was_there_stays_until_the_output_is_whole() {
    let dir = folder();
    let dir = dir.path();
    fs::write(dir.join("out"), "old").unwrap();
    let run = run_in(dir, &["run", "-p", "erase.pdll", "none.mlir", "-o", "out"]);
    assert_eq!((run.status, fs::read_to_string(dir.join("out")).unwrap().as_str()), (1, "old"));
    let run = run_in(dir, &["run", "-p", "erase.pdll", "in.mlir", "-o", "out"]);
    assert_eq!((run.status, fs::read_to_string(dir.join("out")).unwrap().as_str()), (0, "module {\n}\n\n"));
    // Nothing else is left behind.
    assert_eq!(names(dir), ["a.td", "erase.pdll", "in.mlir", "other.pdll", "out"]);
}

/// As mlir-pdll takes it; the file is replaced when the output is whole.
#[cfg(unix)]
#[test]
fn in_place_of_mlir_pdll_the_input_may_be_the_output() {
    let dir = folder();
    let dir = dir.path();
    std::os::unix::fs::symlink(BINARY, dir.join("mlir-pdll")).unwrap();
    let run = |args: &[&str]| {
        let mut command = Command::new(dir.join("mlir-pdll"));
        command.current_dir(dir).args(args);
        Run::command(command, "")
    };
    assert_eq!(run(&["-x=mlir", "-o", "other.pdll", "none.pdll"]).status, 1);
    assert_eq!(fs::read_to_string(dir.join("other.pdll")).unwrap(), OTHER);
    assert_eq!(run(&["-x=mlir", "-o", "erase.pdll", "erase.pdll"]).status, 0);
    assert!(fs::read_to_string(dir.join("erase.pdll")).unwrap().starts_with("module"));
}

#[cfg(unix)]
#[test]
fn outputs_keep_links_and_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let dir = folder();
    let dir = dir.path();
    fs::write(dir.join("real"), "old").unwrap();
    fs::set_permissions(dir.join("real"), fs::Permissions::from_mode(0o751)).unwrap();
    symlink("real", dir.join("link")).unwrap();
    symlink("made", dir.join("dangling")).unwrap();
    for out in ["link", "dangling"] {
        assert_eq!(run_in(dir, &["erase.pdll", "-o", out]).status, 0);
        assert!(fs::symlink_metadata(dir.join(out)).unwrap().is_symlink(), "{out}");
    }
    assert_eq!(fs::metadata(dir.join("real")).unwrap().permissions().mode() & 0o777, 0o751);
    for out in ["real", "made"] {
        assert!(fs::read_to_string(dir.join(out)).unwrap().contains("pdl.pattern"), "{out}");
    }
}

/// A full disk, on which the input would be lost if it were opened to be written.
#[cfg(target_os = "linux")]
#[test]
fn devices_and_pipes_are_written_to_and_not_read() {
    let dir = folder();
    let dir = dir.path();
    for device in ["/dev/null", "/dev/stdout"] {
        let run = run_in(dir, &["erase.pdll", "-o", device, "--write-if-changed"]);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{device}");
        assert_eq!(run.out.contains("pdl.pattern"), device == "/dev/stdout");
    }
    let run = run_in(dir, &["erase.pdll", "-o", "/dev/full"]);
    assert_eq!(run.status, 1);
    assert!(run.err.starts_with("/dev/full: error: cannot be written: "), "{}", run.err);
}

#[cfg(target_os = "linux")]
#[test]
fn names_need_not_be_utf_8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let dir = folder();
    let dir = dir.path();
    let odd = |name: &[u8]| dir.join(OsStr::from_bytes(name));
    fs::create_dir(odd(b"d\xff")).unwrap();
    fs::write(odd(b"d\xff/x\xfe.pdll"), ERASE).unwrap();
    fs::write(odd(b"d\xff/main.pdll"), b"#include \"x\xfe.pdll\"\n").unwrap();
    fs::write(odd(b"t\xff.td"), TD).unwrap();
    fs::write(odd(b"i\xff.td"), b"include \"t\xff.td\"\n").unwrap();
    fs::write(odd(b"in\xff.mlir"), IR).unwrap();
    fs::write(odd(b"bad\xff.pdll"), "Pattern {\n").unwrap();
    let run = |args: &[&[u8]]| {
        let mut command = Command::new(BINARY);
        command.current_dir(dir).args(args.iter().map(|arg| OsStr::from_bytes(arg)));
        Run::command(command, "")
    };
    let good: [&[&[u8]]; 4] = [
        &[b"d\xff/main.pdll", b"-o", b"o\xff", b"-d", b"dep\xff"],
        &[b"-x=ast", b"-I", b"d\xff", b"d\xff/x\xfe.pdll"],
        &[b"tblgen", b"--dump-json", b"-I", b".", b"i\xff.td"],
        &[b"run", b"-p", b"d\xff/x\xfe.pdll", b"in\xff.mlir", b"-o", b"r\xff"],
    ];
    for args in good {
        let run = run(args);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
    }
    assert_eq!(fs::read(odd(b"dep\xff")).unwrap(), b"o\xff: d\xff/x\xfe.pdll\n");
    assert!(fs::read_to_string(odd(b"r\xff")).unwrap().starts_with("module"));
    let bad = run(&[b"bad\xff.pdll"]);
    assert_eq!(bad.status, 1);
    assert!(bad.err.starts_with("bad\u{fffd}.pdll:"), "{}", bad.err);
}

#[test]
fn an_absolute_include_is_found_below_an_include_directory() {
    let dir = folder();
    let dir = dir.path();
    fs::create_dir_all(dir.join("inc/pdllc-test")).unwrap();
    fs::write(dir.join("inc/pdllc-test/y.pdll"), ERASE).unwrap();
    fs::write(dir.join("x.pdll"), "#include \"/pdllc-test/y.pdll\"\n").unwrap();
    for std in ["--std=pdllc", "--std=mlir22"] {
        let run = run_in(dir, &["x.pdll", "-I", "inc", std, "-o", "o", "-d", "d"]);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert_eq!(fs::read_to_string(dir.join("d")).unwrap(), "o: inc/pdllc-test/y.pdll\n");
    }
    assert_eq!(pdllc(&["--no-such-option"]).status, 2);
}
