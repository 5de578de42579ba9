//! The pages of warnings: the first example of each is warned of, and those after it are not.

use crate::cli::folder;
use crate::common::{Run, pdllc, repo};
use serde_json::Value;
use std::fs;

/// What examples include beside MLIR's files.
const INCLUDED: [(&str, &str); 2] = [
    ("checks.pdll", "Constraint IsSmall(v: Value);"),
    (
        "toy.td",
        r#"
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Toy_Op<string name, list<Trait> traits = []> : Op<Toy_Dialect, name, traits>;
def Toy_ConstantOp : Toy_Op<"constant"> { let arguments = (ins AnyAttr:$value); let results = (outs AnyType:$r); }
def Toy_NopOp : Toy_Op<"nop"> { let arguments = (ins Variadic<AnyType>:$values); }
def Toy_SizedOp : Toy_Op<"sized", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
}
"#,
    ),
];

/// The examples of a page: the language of each, and its text.
fn examples(page: &str) -> Vec<(&str, &str)> {
    let blocks = page.split("```").skip(1).step_by(2);
    blocks.filter_map(|block| block.split_once('\n')).collect()
}

/// The codes of what is said of an example.
fn codes(warning: &str, language: &str, text: &str) -> Vec<String> {
    let (_dir, d) = folder();
    for (name, text) in INCLUDED {
        fs::write(format!("{d}/{name}"), text).unwrap();
    }
    let file = format!("{d}/example.pdll");
    match language {
        // What is wrong with definitions is said to whoever includes them.
        "tablegen" => {
            fs::write(format!("{d}/example.td"), text).unwrap();
            fs::write(&file, "#include \"example.td\"\nPattern => erase op<any.op>;").unwrap();
        }
        _ => fs::write(&file, text).unwrap(),
    }
    let run = pdllc(&[
        "check",
        "-W",
        warning,
        "-I",
        &d,
        "-I",
        "/usr/lib/llvm-22/include",
        "--error-format=json",
        &file,
    ]);
    let said: Vec<Value> = run.err.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(said.iter().all(|d| d["severity"] != "error"), "{warning}: {}", run.err);
    said.iter().filter_map(|d| d["code"].as_str().map(str::to_string)).collect()
}

#[test]
fn examples_of_warnings_show_them_and_their_mends_do_not() {
    let mlir = pdll_tests::installed(&["/usr/lib/llvm-22/include/mlir/IR/OpBase.td"]);
    let mut tried = 0;
    for page in pdll_tests::files(repo("docs/warnings"), "md") {
        let warning = page.file_stem().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&page).unwrap();
        for (i, (language, example)) in examples(&text).into_iter().enumerate() {
            if !mlir && example.contains(".td\"") {
                continue;
            }
            tried += 1;
            let codes = codes(warning, language, example);
            let is_said = codes.iter().any(|code| code == warning);
            assert_eq!(is_said, i == 0, "{warning}, example {}: {codes:?}\n{example}", i + 1);
        }
    }
    assert!(tried > 20, "{tried} examples");
}

/// Pages of the guide whose examples in Rust are tests of `pdll`, and whose patterns are compiled here.
const GUIDE: [&str; 7] = [
    "start.md",
    "language.md",
    "beyond-pdl.md",
    "drivers.md",
    "own-ir.md",
    "from-mlir-pdll.md",
    "from-drr.md",
];

#[test]
fn patterns_of_the_guide_compile_without_a_word() {
    let mut tried = 0;
    for page in GUIDE {
        let text = fs::read_to_string(repo(&format!("docs/{page}"))).unwrap();
        for (_, example) in examples(&text).into_iter().filter(|(language, _)| *language == "pdll") {
            let run = Run::of(&["--emit=asm", "-"], example);
            assert_eq!(run.status, 0, "{page}:\n{example}\n{}", run.err);
            // An example that shows what is warned of may be warned of.
            assert!(run.err.is_empty() || page == "beyond-pdl.md", "{page}:\n{example}\n{}", run.err);
            tried += 1;
        }
    }
    assert!(tried > 10, "{tried} examples");
}

#[test]
fn the_guide_has_all_pages() {
    let summary = fs::read_to_string(repo("docs/SUMMARY.md")).unwrap();
    let docs = repo("docs");
    let pages =
        pdll_tests::files(&docs, "md").into_iter().chain(pdll_tests::files(repo("docs/warnings"), "md"));
    for page in pages {
        let name = page.strip_prefix(&docs).unwrap().to_str().unwrap();
        assert!(
            name == "SUMMARY.md" || summary.contains(&format!("]({name})")),
            "{name} is not in SUMMARY.md"
        );
    }
    let links = summary.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    for (link, _) in links {
        assert!(std::path::Path::new(&docs).join(link).exists(), "{link} is in SUMMARY.md, but not there");
    }
}
