//! `pdllc build`: what it makes is `examples/built`, which is compiled and tested as the crate that it is.

use crate::cli::folder;
use crate::common::{BINARY, Run, pdllc, repo};
use pdll_tests::golden;
use std::fs;
use std::process::Command;

#[test]
fn the_crate_is_the_example() {
    let (_dir, d) = folder();
    let made = format!("{d}/built");
    let mut command = Command::new(BINARY);
    command.args(["build", "-p", "halve.pdll", "--pdll", "../../pdll", &made]);
    command.current_dir(repo("examples/built"));
    let run = Run::command(command, "");
    assert_eq!((run.status, &*run.out, &*run.err), (0, "", ""));
    for file in ["Cargo.toml", "src/main.rs", "src/patterns_halve.rs"] {
        golden(
            repo(&format!("examples/built/{file}")),
            &fs::read_to_string(format!("{made}/{file}")).unwrap(),
        );
    }
}

#[test]
fn patterns_are_made_anew_and_the_rest_once() {
    let (_dir, d) = folder();
    let (patterns, made) = (format!("{d}/a.b.pdll"), format!("{d}/made"));
    let build = |text: &str| {
        fs::write(&patterns, text).unwrap();
        let run = pdllc(&["build", "-p", &patterns, &made]);
        assert_eq!(run.status, 0, "{}", run.err);
    };
    let read = |file: &str| fs::read_to_string(format!("{made}/{file}")).unwrap();
    build("Pattern { erase op<t.first>; }");
    assert!(read("Cargo.toml").contains("pdll = { version = \"0.1.0\", default-features = false"));
    assert!(read("src/main.rs").contains("mod patterns_a_b;"));
    let first = read("src/patterns_a_b.rs");
    fs::write(format!("{made}/src/main.rs"), "fn main() {}\n").unwrap();
    build("Pattern { erase op<t.second>; }");
    assert_eq!(read("src/main.rs"), "fn main() {}\n");
    assert_ne!(read("src/patterns_a_b.rs"), first);
}

#[test]
fn what_cannot_be_built_leaves_nothing() {
    let (_dir, d) = folder();
    let made = format!("{d}/made");
    let refused = |files: &[(&str, &str)], message: &str| {
        let mut args = vec!["build".to_string()];
        for (name, text) in files {
            fs::write(format!("{d}/{name}"), text).unwrap();
            args.extend(["-p".to_string(), format!("{d}/{name}")]);
        }
        args.push(made.clone());
        let run = pdllc(&args.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(run.status, 1);
        assert!(run.err.contains(message), "{}", run.err);
        assert!(!fs::exists(&made).unwrap());
    };
    let good = "Pattern { erase op<t.a>; }";
    refused(&[("bad.pdll", "Pattern {")], "bad.pdll:1:");
    refused(&[("a-b.pdll", good), ("a_b.pdll", good)], "would be `src/patterns_a_b.rs` too");
    refused(&[("m.mlir", "module {}")], "programs are made of PDLL and of rules");
}
