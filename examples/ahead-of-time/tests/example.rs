//! The program works, and has no front end in it.

use std::path::{Path, PathBuf};
use std::process::Command;

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn rewrites_with_what_was_compiled_in() {
    let run = Command::new(env!("CARGO_BIN_EXE_ahead-of-time")).arg(path("input.mlir")).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let got = String::from_utf8(run.stdout).unwrap();
    pdll_tests::golden(path("output.mlir"), &got);
}

#[test]
fn links_no_front_end() {
    let tree = |edges: &str| {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["tree", "--offline", "--locked", "--prefix=none", "-p", "ahead-of-time", "-e", edges]);
        let output = cargo.current_dir(path("")).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().filter_map(|l| Some(l.split(' ').next()?.to_string())).collect::<Vec<_>>()
    };
    let (run, build) = (tree("normal"), tree("normal,build"));
    assert!(run.iter().any(|name| name == "pdll-vm"), "{run:?}");
    for front_end in ["pdll-compiler", "pdll-tablegen", "chumsky", "ariadne"] {
        assert!(!run.iter().any(|name| name == front_end), "{front_end} is linked: {run:?}");
        assert!(build.iter().any(|name| name == front_end), "{front_end} is called otherwise now");
    }
}
