//! Patterns that are read again when their files change.

use pdll::PatternSet;
use pdll::watch::{Changed, Watched};
use std::fs;

#[test]
fn included_files_are_looked_at_too() {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
    write("a.pdll", "#include \"b.pdll\"\nPattern A { erase op<my.a>; }");
    write("b.pdll", "Pattern B { erase op<my.b>; }");
    let mut watched = Watched::new(dir.path().join("a.pdll"), |file| PatternSet::from_file(file)).unwrap();
    let count = |watched: &Watched| watched.set().programs()[0].patterns.len();
    assert_eq!((count(&watched), watched.files().count()), (2, 2));

    // What is written, what a look finds, and how many patterns there are then.
    let rows = [
        ("", "", "nothing", 2),
        ("b.pdll", "Pattern B { erase op<my.b>; } Pattern C { erase op<my.c>; }", "reloaded", 3),
        ("b.pdll", "Pattern B { erase", "failed", 3),
        ("", "", "nothing", 3),
        ("b.pdll", "", "reloaded", 1),
        ("a.pdll", "Pattern A { erase op<my.a>; } #include \"b.pdl\"", "failed", 1),
        ("a.pdll", "Pattern A { erase op<my.aa>; } Pattern D { erase op<my.d>; }", "reloaded", 2),
    ];
    for (file, text, want, patterns) in rows {
        if !file.is_empty() {
            write(file, text);
        }
        let got = match watched.look() {
            Changed::Nothing => "nothing",
            Changed::Reloaded => "reloaded",
            Changed::Failed(error) => {
                assert!(error.to_string().contains("error:"), "{error}");
                "failed"
            }
        };
        assert_eq!((got, count(&watched)), (want, patterns), "{file}: {text}");
    }
    assert_eq!(watched.files().count(), 1);
}

#[test]
fn there_is_no_set_without_a_first_one() {
    let missing = Watched::new("no/such/file.pdll", |file| PatternSet::from_file(file));
    assert!(missing.unwrap_err().to_string().starts_with("no/such/file.pdll: "));
}
