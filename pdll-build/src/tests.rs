//! What Cargo is told, what is written when, and what who builds is shown.

use super::{Config, Error};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const GOOD: &str = "Pattern => erase op<a.b>;\n";

/// A folder with files, in which `out` is for the output.
struct Folder(tempfile::TempDir);

impl Folder {
    fn with(files: &[(&str, &str)]) -> Folder {
        let dir = Folder(tempfile::tempdir().unwrap());
        fs::create_dir(dir.path("out")).unwrap();
        for (name, text) in files {
            fs::create_dir_all(dir.path(name).parent().unwrap()).unwrap();
            fs::write(dir.path(name), text).unwrap();
        }
        dir
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Compiles files: what Cargo was told, and the error. `DIR` stands for the folder.
    fn compile(&self, config: Config, files: &[&str]) -> (String, String) {
        let files: Vec<_> = files.iter().map(|f| self.path(f)).collect();
        let mut cargo = Vec::new();
        let done = config.out_dir(self.path("out")).run(&files, &mut cargo);
        let shown = |text: String| text.replace(&*self.0.path().to_string_lossy(), "DIR");
        // As a build script shows it whose `main` returns it.
        let error = done.err().map_or_else(String::new, |e| format!("{e:?}"));
        (shown(String::from_utf8(cargo).unwrap()), shown(error))
    }

    fn output(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.path("out").join(name)).ok()
    }
}

#[test]
fn what_was_read_is_what_is_watched() {
    let dir = Folder::with(&[
        (
            "p.pdll",
            "#include \"std/ints.pdll\"\n#include \"beside.pdll\"\n#include \"ops.td\"\nPattern => erase op<a.b>;\n",
        ),
        ("beside.pdll", "#include \"deep.pdll\"\n"),
        ("inc/deep.pdll", ""),
        ("inc/ops.td", "include \"base.td\"\n"),
        ("inc/base.td", "class Op;\nclass Attr;\nclass Type;\nclass OpInterface;\n"),
        ("inc/unused.pdll", ""),
    ]);
    let (cargo, error) = dir.compile(Config::new().include(dir.path("inc")), &["p.pdll"]);
    assert_eq!(error, "");
    // Not what is built in: there is no such file.
    let want = "\
cargo:rerun-if-changed=DIR/p.pdll
cargo:rerun-if-changed=DIR/beside.pdll
cargo:rerun-if-changed=DIR/inc/base.td
cargo:rerun-if-changed=DIR/inc/deep.pdll
cargo:rerun-if-changed=DIR/inc/ops.td
";
    assert_eq!(cargo, want);
    assert!(dir.output("p.rs").unwrap().contains("pub fn patterns() -> "));
}

#[test]
fn an_unchanged_output_is_left_alone() {
    let dir = Folder::with(&[("p.pdll", GOOD)]);
    let long_ago = SystemTime::now() - Duration::from_secs(3600);
    let age = || {
        assert_eq!(dir.compile(Config::new(), &["p.pdll"]).1, "");
        let file = fs::File::options().write(true).open(dir.path("out/p.rs")).unwrap();
        let fresh = file.metadata().unwrap().modified().unwrap() > long_ago + Duration::from_secs(1);
        file.set_modified(long_ago).unwrap();
        if fresh { "written" } else { "left alone" }
    };
    assert_eq!(age(), "written");
    assert_eq!(age(), "left alone");
    fs::write(dir.path("p.pdll"), GOOD.replace("a.b", "a.c")).unwrap();
    assert_eq!(age(), "written");
    assert_eq!(age(), "left alone");
}

#[test]
fn all_errors_of_all_files_are_shown_and_nothing_is_written() {
    let dir = Folder::with(&[
        ("good.pdll", GOOD),
        (
            "bad.pdll",
            "#include \"lib.pdll\"\nPattern {\n  let root = op<a.b>(x: Value);\n  Evn(x);\n  erase rot;\n}\n",
        ),
        ("lib.pdll", "Constraint Even(v: Value);\n"),
        ("worse.pdll", "Pattern\n"),
    ]);
    let (cargo, error) = dir.compile(Config::new(), &["good.pdll", "bad.pdll", "worse.pdll"]);
    // They are watched all the same.
    let want = "\
cargo:rerun-if-changed=DIR/good.pdll
cargo:rerun-if-changed=DIR/bad.pdll
cargo:rerun-if-changed=DIR/lib.pdll
cargo:rerun-if-changed=DIR/worse.pdll
";
    assert_eq!(cargo, want);
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests.errors");
    pdll_tests::golden(golden, &error);
    assert_eq!(dir.output("good.rs"), None);
}

#[test]
fn warnings_are_cargos_unless_allowed_or_denied() {
    let dir = Folder::with(&[("p.pdll", "Constraint Unused(v: Value);\nPattern => erase op<a.b>;\n")]);
    let watched = "cargo:rerun-if-changed=DIR/p.pdll\n";
    let warned = "\
cargo:warning=DIR/p.pdll:1:12: warning: the constraint `Unused` is never used
cargo:warning=DIR/p.pdll:1:12: help: remove it, or call it `_Unused`
";
    let rows = [
        (Config::new(), format!("{watched}{warned}"), false),
        (Config::new().allow("unused-declaration"), watched.to_string(), false),
        (Config::new().allow("unused-variable"), format!("{watched}{warned}"), false),
        (Config::new().deny_warnings(), watched.to_string(), true),
        (Config::new().allow("unused-declaration").deny_warnings(), watched.to_string(), false),
    ];
    for (config, want, fails) in rows {
        let (cargo, error) = dir.compile(config.clone(), &["p.pdll"]);
        assert_eq!(cargo, want, "{config:?}");
        assert_eq!(error.contains("the constraint `Unused` is never used"), fails, "{config:?}: {error}");
    }
}

#[test]
fn the_standard_decides() {
    // mlir-pdll does not look beside the including file.
    let dir = Folder::with(&[("p.pdll", "#include \"lib.pdll\"\n"), ("lib.pdll", GOOD)]);
    assert_eq!(dir.compile(Config::new(), &["p.pdll"]).1, "");
    let strict = Config::new().standard(super::Standard::Mlir22);
    assert!(dir.compile(strict, &["p.pdll"]).1.contains("lib.pdll"));
}

#[test]
fn the_matcher_is_rust_if_it_is_to_be() {
    let pattern = "Pattern => erase op<a.b> {n = attr<\"1 : i32\">};\nPattern => erase op<a.b> {n = attr<\"2 : i32\">};\n";
    let dir = Folder::with(&[("p.pdll", pattern)]);
    for (config, is_native) in [(Config::new(), false), (Config::new().native_matcher(), true)] {
        assert_eq!(dir.compile(config, &["p.pdll"]).1, "");
        let text = dir.output("p.rs").expect("an output");
        assert_eq!(text.contains("matches: compiled::matcher"), is_native, "{text}");
    }
}

#[test]
fn bad_usage_says_what_to_do() {
    let dir = Folder::with(&[("p.pdll", GOOD), ("sub/p.pdll", GOOD)]);
    let (_, error) = dir.compile(Config::new(), &["none.pdll"]);
    assert_eq!(error, "DIR/none.pdll cannot be read: No such file or directory (os error 2)");
    let (_, error) = dir.compile(Config::new(), &["p.pdll", "sub/p.pdll"]);
    assert_eq!(error, "two files would be compiled to DIR/out/p.rs: rename one of them");
    fs::remove_dir(dir.path("out")).unwrap();
    let (_, error) = dir.compile(Config::new(), &["p.pdll"]);
    assert_eq!(error, "DIR/out/p.rs cannot be written: No such file or directory (os error 2)");
    // Not a build script: Cargo does not set it for this test.
    let none = super::compile(dir.path("p.pdll"));
    assert!(matches!(none, Err(Error::NoOutDir)), "{none:?}");
}

/// Rewrite rules of a `.td` file become Rust as PDLL does; what they include is watched.
#[test]
fn rules_are_compiled() {
    let repo = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let text = |path: &str| fs::read_to_string(repo.join(path)).unwrap();
    let (rules, base) = (text("compiler/tests/drr/rules.td"), text("compiler/tests/ods/base.td"));
    let canon = "include \"rules.td\"\ndef NegNeg : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;\n\
                 def Wide : Pat<(Neg1 (Two:$t $x)), (NativeCodeCall<\"ns::wide($0)\"> $t__0)>;\n";
    let dir = Folder::with(&[("canon.td", canon), ("inc/rules.td", &rules), ("inc/base.td", &base)]);
    let (cargo, error) = dir.compile(Config::new().include(dir.path("inc")), &["canon.td"]);
    assert_eq!(error, "");
    let want = "\
cargo:rerun-if-changed=DIR/canon.td
cargo:rerun-if-changed=DIR/inc/base.td
cargo:rerun-if-changed=DIR/inc/rules.td
";
    let watched: std::collections::BTreeSet<&str> = cargo.lines().collect();
    assert_eq!(watched, want.lines().collect(), "{cargo}");
    let output = dir.output("canon.rs").unwrap();
    assert!(output.contains("pub fn patterns() -> ") && output.contains("fn ns_wide("), "{output}");
    let broken = "include \"rules.td\"\ndef A : Pat<(Neg1 $x), (replaceWithValue $y)>;\n";
    fs::write(dir.path("canon.td"), broken).unwrap();
    let (_, error) = dir.compile(Config::new().include(dir.path("inc")), &["canon.td"]);
    assert!(error.contains("`$y` is bound nowhere"), "{error}");
}
