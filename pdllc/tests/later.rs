//! Of what `.td` files define, patterns lead to a part, and IR has operations of the rest: what comes of it
//! is what comes of it where everything is read at once (`--dialect`).

use crate::common::{Run, pdllc, repo};
use pdll_tests::installed;
use std::fs;
use std::path::Path;

/// A dialect of which the patterns mention one operation.
const SHOP: &str = r#"
include "rules.td"
def Shop : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
class ShopOp<string n> : Op<Shop, n> { string assemblyFormat = ?; }
def Sell : ShopOp<"sell"> {
  let arguments = (ins I32:$n);
  let results = (outs I32:$r);
  let assemblyFormat = "$n `for` type($n) `->` type($r) attr-dict";
}
def Buy : ShopOp<"buy"> {
  let arguments = (ins I32:$n);
  let results = (outs I32:$r);
  let assemblyFormat = "`some` $n `:` type($n) `to` type($r) attr-dict";
}
"#;

/// One more operation, which cannot be read.
const BROKEN: &str = "def Lent : ShopOp<\"lent\"> { let arguments = (ins Shop:$n); }\n";

/// Patterns that mention `shop.sell` or nothing.
const PATTERNS: [(&str, &str); 3] = [
    ("sell.td", "include \"shop.td\"\ndef SellSell : Pat<(Sell (Sell $x)), (Sell $x)>;\n"),
    ("none.td", "include \"shop.td\"\ndef None : NativeCodeCall<\"$0\">;\n"),
    (
        "sell.pdll",
        "#include \"shop.td\"\nPattern => replace op<shop.sell>(op<shop.sell>(x: Value)) with x;\n",
    ),
];

/// What is rewritten, and what is said of it.
const INPUTS: [(&str, &str); 5] = [
    // Only what patterns mention.
    ("%a = \"a.a\"() : () -> i32\n%0 = shop.sell %a for i32 -> i32\n%1 = shop.sell %0 for i32 -> i32\n", ""),
    // The rest.
    (
        "%a = \"a.a\"() : () -> i32\n%0 = shop.buy some %a : i32 to i32\n%1 = shop.sell %0 for i32 -> i32\n",
        "",
    ),
    ("%a = \"a.a\"() : () -> i32\n%0 = \"shop.buy\"(%a) : (i32) -> i32\n", ""),
    // Of both, what is wrong is found.
    (
        "%a = \"a.a\"() : () -> i8\n%0 = \"shop.sell\"(%a) : (i8) -> i8\n",
        "IN:2:6: error: the operand `n` has the type `i8`, which is not i32\n",
    ),
    (
        "%a = \"a.a\"() : () -> i32\n%0 = \"shop.buy\"(%a, %a) : (i32, i32) -> i32\n",
        "IN:2:6: error: this operation has 2 operands in place of 1\n",
    ),
];

fn folder(shop: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
    write("shop.td", shop);
    PATTERNS.iter().for_each(|(name, text)| write(name, text));
    INPUTS.iter().enumerate().for_each(|(n, (text, _))| write(&format!("{n}.mlir"), text));
    dir
}

fn run(dir: &Path, patterns: &str, input: &str, more: &[&str]) -> Run {
    let path = |name: &str| dir.join(name).to_string_lossy().into_owned();
    let (drr, ods) = (repo("compiler/tests/drr"), repo("compiler/tests/ods"));
    let (patterns, input) = (path(patterns), path(input));
    let mut args = vec!["run", "-A", "no-patterns", "-I", &drr, "-I", &ods, "-p", &patterns, &input];
    args.extend(more);
    let mut run = pdllc(&args);
    run.err = run.err.replace(&input, "IN").replace(&*dir.to_string_lossy(), "DIR");
    run
}

#[test]
fn ir_has_what_patterns_do_not_lead_to() {
    let dir = folder(SHOP);
    let shop = dir.path().join("shop.td").to_string_lossy().into_owned();
    for (patterns, _) in PATTERNS {
        for (n, (input, expected)) in INPUTS.iter().enumerate() {
            let name = format!("{n}.mlir");
            let part = run(dir.path(), patterns, &name, &[]);
            let all = run(dir.path(), patterns, &name, &["--dialect", &shop]);
            assert_eq!(
                (part.status, part.err.as_str()),
                (i32::from(!expected.is_empty()), *expected),
                "{input}"
            );
            assert_eq!((part.status, &part.out, &part.err), (all.status, &all.out, &all.err), "{input}");
        }
    }
}

/// What is wrong with what neither patterns nor IR lead to is said when everything is read: IR has an
/// operation of the dialect that is not found in what its words lead to.
#[test]
fn what_is_wrong_with_the_rest() {
    let dir = folder(&format!("{SHOP}{BROKEN}"));
    fs::write(dir.path().join("none.mlir"), "\"shop.give\"() : () -> ()\n").unwrap();
    let said = "DIR/shop.td:15:5: error: `Lent` cannot be imported: argument `n` is a `Shop`, which stands \
                for no argument\n";
    for (input, status, expected) in [("0.mlir", 0, ""), ("1.mlir", 0, ""), ("none.mlir", 1, said)] {
        let done = run(dir.path(), "sell.td", input, &[]);
        assert_eq!((done.status, done.err.as_str()), (status, expected), "{input}");
    }
}

/// Of longer IR it is not looked at what it mentions: the rest is read when it has an operation of it.
#[test]
fn long_ir() {
    let dir = folder(SHOP);
    for (n, (input, expected)) in INPUTS.iter().enumerate() {
        let name = format!("long{n}.mlir");
        let comment = "// IR that is long.\n".repeat(4000);
        fs::write(dir.path().join(&name), format!("{input}{comment}")).unwrap();
        for (patterns, _) in PATTERNS {
            let long = run(dir.path(), patterns, &name, &[]);
            let short = run(dir.path(), patterns, &format!("{n}.mlir"), &[]);
            assert_eq!(
                (long.status, &long.out, long.err.as_str()),
                (short.status, &short.out, *expected),
                "{input}"
            );
        }
    }
}

/// All dialects of MLIR of which there is IR here in custom form.
#[test]
fn dialects_of_mlir() {
    const INCLUDE: &str = "/usr/lib/llvm-22/include";
    let rows = [
        ("acc", "OpenACC/OpenACCOps.td"),
        ("affine", "Affine/IR/AffineOps.td"),
        ("emitc", "EmitC/IR/EmitC.td"),
        ("gpu", "GPU/IR/GPUOps.td"),
        ("linalg", "Linalg/IR/LinalgStructuredOps.td"),
        ("memref", "MemRef/IR/MemRefOps.td"),
        ("omp", "OpenMP/OpenMPOps.td"),
        ("ptr", "Ptr/IR/PtrOps.td"),
        ("tosa", "Tosa/IR/TosaOps.td"),
        ("vector", "Vector/IR/VectorOps.td"),
    ];
    if !installed(&[&format!("{INCLUDE}/mlir/IR/PatternBase.td")]) {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let mut read = 0;
    for (dialect, file) in rows {
        let rules = dir.path().join(format!("{dialect}.td")).to_string_lossy().into_owned();
        let text = format!("include \"mlir/Dialect/{file}\"\ninclude \"mlir/IR/PatternBase.td\"\n");
        fs::write(&rules, text).unwrap();
        let definitions = format!("{INCLUDE}/mlir/Dialect/{file}");
        let inputs = pdll_tests::files(repo("dialects/tests/hand"), "mlir");
        let is_of = |p: &Path| p.file_stem().is_some_and(|s| s.to_string_lossy().starts_with(dialect));
        for input in inputs.iter().filter(|p| is_of(p)) {
            let input = input.to_string_lossy();
            let args =
                ["run", "--split-input-file", "-A", "no-patterns", "-I", INCLUDE, "-p", &rules, &input];
            let part = pdllc(&args);
            let all = pdllc(&[&args[..], &["--dialect", &definitions]].concat());
            assert_eq!((part.status, &part.out, &part.err), (all.status, &all.out, &all.err), "{input}");
            assert!(part.out.contains(&format!("{dialect}.")), "{input}");
            read += 1;
        }
    }
    assert!(read >= 10, "{read} were read");
}
