//! What is kept between compilations changes nothing of what comes out: every program of the other tests is
//! compiled by itself, and twice more with what all the others have left.

use pdll::ir::Context;
use pdll::source::diag::Format;
use pdll::{Kept, PatternSet, bytecode};
use pdll_compiler::Compiler;
use pdll_source::Standard;
use pdll_tests::texts_below;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Bytes of the program, and all that is said.
fn compiled(compiler: &Compiler, path: &Path, text: &str) -> (Option<Vec<u8>>, String) {
    let literals = pdll::IrLiterals::default();
    let mut session = compiler.session(Some(&literals));
    pdll::add_patterns(&mut session, path, text.as_bytes());
    let compiled = session.finish();
    let said = compiled.report.render(Format::Human { color: false });
    (compiled.output.map(|program| bytecode::write(&program)), said)
}

#[test]
fn nothing_else_comes_out() {
    let (kept, mut programs, mut good) = (Kept::new(), 0, 0);
    for std in [Standard::Extended, Standard::Mlir22] {
        let dirs = ["pdll", "ods", "dialect", "../compiler/tests/ods", "../compiler/tests/drr"];
        let plain = dirs.iter().fold(pdll::compiler().standard(std), |c, dir| c.include_dir(dir));
        let keeping = plain.clone().kept(&kept);
        for extension in ["pdll", "td"] {
            for (path, text) in
                texts_below(".", extension).into_iter().chain(texts_below("../compiler/tests", extension))
            {
                let parts: Vec<&str> = text.split("// -----\n").collect();
                for part in &parts {
                    let cold = compiled(&plain, &path, part);
                    for _ in 0..2 {
                        assert_eq!(compiled(&keeping, &path, part), cold, "{}\n{part}", path.display());
                    }
                    programs += 1;
                    good += usize::from(cold.0.is_some());
                }
            }
        }
    }
    let usage = kept.usage();
    assert!(programs > 1000 && good > 300, "{good} of {programs} programs");
    assert!(usage.found > usage.read && usage.read > 50, "{usage:?}");
}

/// A dialect of so many operations.
fn definitions(ops: usize) -> String {
    let base = std::fs::read_to_string("../compiler/tests/ods/base.td").expect("it is there");
    let op = |n: usize| {
        format!(
            "def Toy{n} : Op<Toy, \"op{n}\"> {{\n  let arguments = (ins Any:$a, Any:$b);\n  \
             let results = (outs Any:$r);\n}}\n"
        )
    };
    let dialect =
        "def Toy : Dialect { let name = \"toy\"; }\ndef Any : Type<CPred<\"true\">, \"any type\">;\n";
    base + dialect + &(0..ops).map(op).collect::<String>()
}

/// How long the fastest of several takes.
fn best<T>(times: usize, mut work: impl FnMut() -> T) -> Duration {
    let once = |_| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    (0..times).map(once).min().unwrap_or_default()
}

/// A second set over the same definitions takes far less than the first one, whatever operations it is about.
#[test]
fn the_second_set_is_cheap() {
    let td = definitions(2000);
    let set = |kept: &Kept, n: usize| {
        let text = format!(
            "#include \"toy.td\"\nPattern {{ let r = op<toy.op{n}>(a: Value, b: Value); erase r; }}\n"
        );
        let set =
            PatternSet::builder().kept(kept).virtual_file("toy.td", &td).source("main.pdll", text).build();
        let set = set.unwrap_or_else(|e| panic!("{e}"));
        set.link(&mut Context::new()).expect("it needs nothing");
    };
    let first = best(3, || set(&Kept::new(), 7));
    let (kept, mut n) = (Kept::new(), 0);
    set(&kept, 0);
    let second = best(5, || {
        n += 1;
        set(&kept, n);
    });
    assert_eq!((kept.usage().read, kept.usage().found), (1, 5));
    assert!(second * 5 < first, "the first takes {first:?}, the second {second:?}");
}

/// Paths of the definitions that come with MLIR, where they are installed.
const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// What MLIR's own dialects are included for, in one list and another.
#[test]
fn dialects_of_mlir() {
    if !pdll_tests::installed(&[INCLUDE]) {
        return;
    }
    let files = |names: &[&str]| -> String {
        names.iter().map(|name| format!("#include \"mlir/Dialect/{name}.td\"\n")).collect()
    };
    let all =
        files(&["Arith/IR/ArithOps", "Linalg/IR/LinalgStructuredOps", "Tosa/IR/TosaOps", "SCF/IR/SCFOps"]);
    let pattern = "Pattern { let r = op<arith.addi>(x: Value, y: Value); replace r with x; }\n";
    let other = "Pattern { let r = op<tosa.abs>(x: Value); replace r with op<tosa.negate>(x); }\n";
    let wrong = "Pattern { let r = op<scf.fore>(x: Value); erase r; }\n";
    let some = files(&["SCF/IR/SCFOps", "Arith/IR/ArithOps"]);
    let kept = Kept::new();
    let plain = pdll::compiler().include_dir(PathBuf::from(INCLUDE));
    let keeping = plain.clone().kept(&kept);
    for text in [&all, &some].into_iter().flat_map(|files| [pattern, other, wrong].map(|p| files.clone() + p))
    {
        let path = Path::new("main.pdll");
        assert_eq!(compiled(&keeping, path, &text), compiled(&plain, path, &text), "{text}");
    }
    let usage = kept.usage();
    assert_eq!(usage.read, 4, "each file is read once");
    assert!(usage.bytes < 128 << 20, "{usage:?}");
    println!("{usage:?}");
}
