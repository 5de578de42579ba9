//! Definitions that are kept between compilations: never those of files that have changed, never too many,
//! and for all threads.

use pdll_compiler::Compiler;
use pdll_compiler::ods::Kept;
use pdll_source::diag::Format;
use std::fs;
use std::path::{Path, PathBuf};

/// The least that definitions include.
const BASE: &str = include_str!("ods/base.td");

/// An operation that takes one operand of this name.
fn op(operand: &str) -> String {
    format!(
        "include \"base.td\"\n\
         def Toy : Dialect {{ let name = \"toy\"; let cppNamespace = \"::toy\"; }}\n\
         def Any : Type<CPred<\"true\">, \"any type\">;\n\
         def ToyA : Op<Toy, \"a\"> {{ let arguments = (ins Any:${operand}); let results = (outs Any:$r); }}\n"
    )
}

/// A program that is good if `toy.a` has a result of this name.
fn program(result: &str) -> String {
    format!("#include \"toy.td\"\nPattern {{ let u = op<my.use>(op<toy.a>.{result}); erase u; }}\n")
}

fn results(name: &str) -> String {
    op("a").replace("$r)", &format!("${name})"))
}

/// Files on disk.
struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("there is room"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("there is room");
        fs::write(path, text).expect("there is room");
    }
}

/// The program, and all that is said.
fn compiled(compiler: &Compiler, path: &Path, text: &str) -> (Option<Vec<u8>>, String) {
    let compiled = compiler.compile(path, text, None);
    let said = compiled.report.render(Format::Human { color: false });
    (compiled.output.map(|program| pdll_bytecode::write(&program)), said)
}

/// Compiles with what is kept and without, which is the same; says whether there is a program.
fn is_good(compiler: &Compiler, kept: &Kept, path: &Path, text: &str) -> bool {
    let cold = compiled(compiler, path, text);
    assert_eq!(compiled(&compiler.clone().kept(kept), path, text), cold, "{text}");
    cold.0.is_some()
}

#[test]
fn files_that_change_are_read_again() {
    let (folder, kept, compiler) = (Folder::new(), Kept::new(), Compiler::new());
    folder.write("base.td", BASE);
    let main = folder.path("main.pdll");
    // Each text is as long as the one before, and written at once.
    for result in ["x", "y", "x", "z"] {
        folder.write("toy.td", &results(result));
        for asked in ["x", "y", "z"] {
            let is_there = is_good(&compiler, &kept, &main, &program(asked));
            assert_eq!(is_there, asked == result, "{asked} of {result}");
        }
    }
    // What the file includes counts, too.
    folder.write("toy.td", &(results("x") + "include \"more.td\"\n"));
    for result in ["m", "n", "m"] {
        folder.write(
            "more.td",
            &format!("def ToyM : Op<Toy, \"m\"> {{ let results = (outs Any:${result}); }}\n"),
        );
        let text = program("m").replace("toy.a", "toy.m");
        assert_eq!(is_good(&compiler, &kept, &main, &text), result == "m");
    }
    fs::remove_file(folder.path("more.td")).expect("it is ours");
    assert!(!is_good(&compiler, &kept, &main, &program("x")));
    let usage = kept.usage();
    assert!(usage.found >= 10 && usage.read > 5, "{usage:?}");
}

#[test]
fn files_that_come_before_others_are_found() {
    let (folder, kept) = (Folder::new(), Kept::new());
    folder.write("last/base.td", BASE);
    folder.write("more/mlir/more.td", "");
    folder.write("last/toy.td", &(results("x") + "include \"mlir/more.td\"\n"));
    let dirs = ["first", "last", "more"].map(|dir| folder.path(dir));
    let compiler = dirs.into_iter().fold(Compiler::new(), Compiler::include_dir);
    let (main, text) = (folder.path("in/main.pdll"), program("x"));
    assert!(is_good(&compiler, &kept, &main, &text) && is_good(&compiler, &kept, &main, &text));
    // In a folder that was not there, of which nothing was opened.
    folder.write("first/mlir/more.td", "def ToyA : Op<Toy, \"a\">;\n");
    assert!(!is_good(&compiler, &kept, &main, &text), "there are two definitions");
    folder.write("first/mlir/more.td", "");
    assert!(is_good(&compiler, &kept, &main, &text));
    // In place of the file that the program includes.
    folder.write("first/toy.td", &results("y"));
    assert!(!is_good(&compiler, &kept, &main, &text) && is_good(&compiler, &kept, &main, &program("y")));
    fs::remove_dir_all(folder.path("first")).expect("it is ours");
    assert!(is_good(&compiler, &kept, &main, &text));
}

#[test]
fn settings_are_told_apart() {
    let (folder, kept) = (Folder::new(), Kept::new());
    folder.write("a/base.td", BASE);
    folder.write("a/toy.td", &results("x"));
    folder.write("b/base.td", BASE);
    folder.write("b/toy.td", &results("y"));
    let main = folder.path("main.pdll");
    let [a, b] = ["a", "b"].map(|dir| Compiler::new().include_dir(folder.path(dir)));
    // A text in memory lies over the one on disk, for those who have it.
    let over = a.clone().file(folder.path("a/toy.td"), results("z"));
    let small = a.clone().limits(pdll_source::Limits { files: 2, ..pdll_source::Limits::default() });
    let little = a.clone().limits(pdll_source::Limits { bytes: 6000, ..pdll_source::Limits::default() });
    for _ in 0..3 {
        for (compiler, result) in [(&a, "x"), (&b, "y"), (&over, "z"), (&small, ""), (&little, "x")] {
            for asked in ["x", "y", "z"] {
                let is_there = is_good(compiler, &kept, &main, &program(asked));
                assert_eq!(is_there, asked == result, "{asked} where there is {result:?}");
            }
        }
        // There is less room behind a longer text.
        let filling = "// A long text.\n".repeat(100);
        let long = program("x") + &filling;
        assert!(is_good(&a, &kept, &main, &long));
        is_good(&little, &kept, &main, &long);
    }
}

#[test]
fn rules_are_kept_too() {
    let (folder, kept, compiler) = (Folder::new(), Kept::new(), Compiler::new());
    folder.write("base.td", BASE);
    folder.write("toy.td", &op("a"));
    let rules = "include \"toy.td\"\n\
        def addBenefit; def replaceWithValue;\n\
        class Pattern<dag source, list<dag> results, list<dag> preds = [], list<dag> supplemental = [], dag benefit = (addBenefit 0)> {\n\
          dag sourcePattern = source; list<dag> resultPatterns = results; list<dag> constraints = preds;\n\
          list<dag> supplementalPatterns = supplemental; dag benefitDelta = benefit; }\n\
        def R : Pattern<(ToyA $x), [(replaceWithValue $x)]>;\n";
    let main = folder.path("rules.td");
    for n in 0..3 {
        let read = kept.usage().read;
        assert!(is_good(&compiler, &kept, &main, rules));
        assert_eq!(kept.usage().read == read, n > 0);
    }
    folder.write("toy.td", &op("b").replace("ToyA", "ToyB"));
    assert!(!is_good(&compiler, &kept, &main, rules));
}

#[test]
fn no_more_is_kept_than_may_be() {
    let (folder, compiler) = (Folder::new(), Compiler::new());
    folder.write("base.td", BASE);
    let program = |n: usize| format!("#include \"toy{n}.td\"\nPattern => erase op<toy.a>;\n");
    for n in 0..8 {
        folder.write(&format!("toy{n}.td"), &op("a"));
    }
    let main = folder.path("main.pdll");
    let all = Kept::new();
    assert!(is_good(&compiler, &all, &main, &program(0)));
    let one = all.usage().bytes;
    // Room for what three programs need, for less than one, for nothing.
    for (limit, most) in [(3 * one, 6), (one - 1, 1), (0, 0)] {
        let kept = Kept::with_limit(limit);
        for n in (0..8).chain(0..8) {
            assert!(is_good(&compiler, &kept, &main, &program(n)));
            let usage = kept.usage();
            assert!(usage.bytes <= limit && usage.entries <= most, "{usage:?}");
        }
        assert_eq!(kept.usage().entries, most);
        let found = kept.usage().found;
        assert!(is_good(&compiler, &kept, &main, &program(7)));
        assert_eq!(kept.usage().found > found, most > 0, "what was used last is there");
        kept.clear();
        assert_eq!((kept.usage().bytes, kept.usage().entries), (0, 0));
    }
}

#[test]
fn threads_share_it() {
    let (folder, kept, compiler) = (Folder::new(), Kept::new(), Compiler::new());
    folder.write("base.td", BASE);
    for n in 0..3 {
        folder.write(&format!("{n}/toy.td"), &results(["x", "y", "z"][n]));
        folder.write(&format!("{n}/base.td"), BASE);
    }
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let (folder, kept, compiler) = (&folder, &kept, &compiler);
            scope.spawn(move || {
                for n in 0..30 {
                    let (which, asked) = ((n + thread) % 3, ["x", "y", "z"][n * 7 % 3]);
                    let main = folder.path(&format!("{which}/main.pdll"));
                    let is_there = is_good(compiler, kept, &main, &program(asked));
                    assert_eq!(is_there, asked == ["x", "y", "z"][which]);
                }
            });
        }
    });
    // Some may have read the same at the same time.
    assert!(kept.usage().read <= 12, "{:?}", kept.usage());
}
