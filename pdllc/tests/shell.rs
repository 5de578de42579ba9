//! What shells, manuals and terminals get from the built `pdllc`.

use crate::common::{Run, pdllc};
use std::fs;

#[test]
fn completions_know_commands_options_and_values() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = pdllc(&["completions", shell]);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        for word in ["natives", "print-op-generic", "max-rewrites", "error-format"] {
            assert!(run.out.contains(word), "{shell}: {word}");
        }
        // Elvish and PowerShell are not told values.
        let told_values = !matches!(shell, "elvish" | "powershell");
        assert_eq!(run.out.contains("pdl-interp"), told_values, "{shell}");
    }
    let unknown = pdllc(&["completions", "bahs"]);
    assert_eq!((unknown.status, unknown.out.as_str()), (2, ""));
    assert!(unknown.err.contains("a similar value exists: 'bash'"), "{}", unknown.err);
}

#[test]
fn bash_takes_its_completions() {
    let script = pdllc(&["completions", "bash"]).out;
    let asked = "COMP_WORDS=(pdllc r); COMP_CWORD=1; _pdllc pdllc r pdllc; echo \"${COMPREPLY[@]}\"";
    let run = Run::program("bash", &["-c", &format!("{script}\n{asked}")], "");
    assert_eq!((run.status, run.out.trim(), run.err.as_str()), (0, "run", ""));
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let dir = tempfile::tempdir().unwrap();
    let run = pdllc(&["man", &dir.path().to_string_lossy()]);
    assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (0, "", ""));
    let mut pages: Vec<String> =
        fs::read_dir(dir.path()).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    pages.sort();
    for page in ["pdllc.1", "pdllc-run.1", "pdllc-natives.1", "pdllc-tblgen.1"] {
        assert!(pages.iter().any(|p| p == page), "{pages:?}");
    }
    let page = fs::read_to_string(dir.path().join("pdllc-run.1")).unwrap();
    assert!(page.contains(".TH pdllc-run 1") && page.contains("print\\-op\\-generic"), "{page}");
}

#[test]
fn colours_are_asked_for_or_not() {
    let bad = "Pattern {\n  erase rot;\n}\n";
    let run = |when: &str| Run::of(&["--error-format=human", "--color", when, "-"], bad).err;
    assert!(run("always").contains('\u{1b}'));
    assert!(!run("never").contains('\u{1b}'));
    assert!(!run("auto").contains('\u{1b}'), "there is no terminal");
    // Who asks for colours gets the format that has them.
    let run = |args: &[&str]| Run::of(&[args, &["-"]].concat(), bad).err;
    assert!(run(&["--color=always"]).contains('\u{1b}'));
    assert!(!run(&["--color=always", "--error-format=short"]).contains('\u{1b}'));
    assert!(run(&[]).starts_with("<stdin>:2:9: error:"), "{}", run(&[]));
}

#[test]
fn a_misspelt_command_is_named() {
    for args in [&["rnu"][..], &["rnu", "-p", "x.pdll"], &["rnu", "a.mlir"]] {
        let run = pdllc(args);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
        assert!(run.err.contains("did you mean `pdllc run`?"), "{args:?}: {}", run.err);
    }
    let run = pdllc(&["nativs", "a.pdll"]);
    assert!(
        run.err.contains("no file and no command `nativs`; did you mean `pdllc natives`?"),
        "{}",
        run.err
    );
    // A file of that name is a file.
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("runs");
    fs::write(&file, "Pattern => erase op<a.b>;").unwrap();
    assert_eq!(pdllc(&[&file.to_string_lossy()]).status, 0);
}
