//! Rewrite rules of `.td` files.
//!
//! What comes out of each `tests/drr/*.td` (diagnostics, then PDL) stands in the `.expected` file beside it;
//! `UPDATE_EXPECT=1` writes the output of this build into them.
use pdll_compiler::driver;
use pdll_compiler::emit::pdl_text;
use pdll_compiler::hir::Options;
use pdll_source::SourceMap;
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::vfs::Memory;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Relative to the crate, where cargo runs tests, so that diagnostics show the same paths everywhere.
const DIR: &str = "tests/drr";

/// What is said about a text, and the PDL that it becomes.
fn compile(mut sources: SourceMap, path: &Path, text: &str) -> String {
    let file = sources.add(path, text.as_bytes()).expect("a small text");
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &Options::default(), &mut diags);
    let mut out = diags.render(&sources, Format::Short);
    if let Some(m) = module {
        out.push_str(&pdl_text::print(&m, pdl_text::Locations::None));
    }
    out
}

fn dirs() -> SourceMap {
    SourceMap::default().with_dirs([DIR, "tests/ods"].map(PathBuf::from))
}

fn check(name: &str) {
    let path = Path::new(DIR).join(name).with_extension("td");
    let text = std::fs::read_to_string(&path).expect("rules");
    pdll_tests::golden(path.with_extension("expected"), &compile(dirs(), &path, &text));
}

#[test]
fn what_rules_become() {
    check("lowered");
}

#[test]
fn what_code_becomes() {
    check("code");
}

#[test]
fn what_is_wrong_with_rules() {
    check("wrong");
}

#[test]
fn what_is_wrong_with_rules_beside_faults_of_the_file() {
    check("faulty");
}

/// PDLL does not know of builders in C++: what it leaves open is told.
#[test]
fn types_that_builders_give_are_missed_in_pdll() {
    // The second one replaces what it has the types of.
    let text = "include \"rules.td\"\n\
                def Sealed : TOp<\"sealed\"> { let arguments = (ins AnyType:$in, I32Attr:$how); \
                let results = (outs AnyType:$out); \
                let builders = [OpBuilder<(ins \"Value\":$in, \"IntegerAttr\":$how), \"\">]; }\n\
                def B : Pat<(Neg1 $x), (Neg1 (Sealed $x, ConstantAttr<I32Attr, \"1\">))>;\n\
                def C : Pat<(Add $x, $_), (Sealed $x, ConstantAttr<I32Attr, \"1\">)>;\n";
    let (mut sources, mut diags) = (dirs(), Diagnostics::new());
    let file = sources.add("canon.td", text.as_bytes()).expect("a small text");
    let pdll = driver::to_pdll(&mut sources, file, &Options::default(), &mut diags).expect("good rules");
    assert!(pdll.contains("op<t.sealed>"), "{pdll}");
    let said = diags.render(&sources, Format::Short);
    let warnings: Vec<&str> = said.lines().filter(|l| l.contains("warning")).collect();
    assert_eq!(
        warnings,
        ["canon.td:3:5: warning: in PDLL, the new `t.sealed` has no result types"],
        "{said}"
    );
}

/// Where one group is called `results`, all results are the operation itself; code may take and give nothing.
#[test]
fn pdll_says_all_results_and_code_that_takes_nothing() {
    let poke = "include \"rules.td\"\n\
                def Poke : NativeCodeCall<\"::t::poke()\", 0>;\n\
                def A : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x), [], [(Poke)]>;\n";
    let split = "#include \"split.td\"\nRewrite Use(values: ValueRange);\n\
                 Pattern P { let t = op<t.split>; let those: ValueRange = t; \
                 rewrite t with { Use(those); erase t; }; }\n";
    let ops = "include \"rules.td\"\ndef Split : TOp<\"split\"> { let arguments = (ins AnyType:$in); \
               let results = (outs Variadic<AnyType>:$results, AnyType:$other); }\n";
    for (name, text, expected) in [("canon.td", poke, "poke();"), ("main.pdll", split, ": ValueRange = ")] {
        let mut files = Memory::new();
        files.insert("split.td", ops.as_bytes());
        files.insert(name, text.as_bytes());
        for name in ["drr/rules.td", "ods/base.td"] {
            let text = std::fs::read(Path::new("tests").join(name)).expect("a file");
            files.insert(Path::new(name).file_name().expect("a name"), &*text);
        }
        let files = Arc::new(files);
        let fresh = || SourceMap::default().with_files(files.clone()).with_dirs([PathBuf::from(".")]);
        let mut sources = fresh();
        let file = sources.add(name, text.as_bytes()).expect("a small text");
        let mut diags = Diagnostics::new();
        let pdll = driver::to_pdll(&mut sources, file, &Options::default(), &mut diags);
        let pdll = pdll.unwrap_or_else(|| panic!("{}", diags.render(&sources, Format::Short)));
        assert!(pdll.contains(expected), "{pdll}");
        // What was printed means the same.
        let again = compile(fresh(), Path::new("again.pdll"), &pdll);
        assert!(!again.contains(": error: "), "{pdll}\n{again}");
    }
}

/// Of included files, what the rules lead to is read; of the file itself, everything.
#[test]
fn what_rules_do_not_lead_to_is_not_read() {
    let base = ["drr/rules.td", "ods/base.td"].map(|name| {
        let text = std::fs::read(Path::new("tests").join(name)).expect("a file");
        (PathBuf::from(Path::new(name).file_name().expect("a name")), text)
    });
    let said = |included: &str, main: &str| {
        let mut files = Memory::new();
        for (name, text) in &base {
            files.insert(name, &**text);
        }
        files.insert("ops.td", included.as_bytes());
        let sources = SourceMap::default().with_files(Arc::new(files)).with_dirs([PathBuf::from(".")]);
        let text = format!("include \"rules.td\"\ninclude \"ops.td\"\n{main}\n");
        let out = compile(sources, Path::new("canon.td"), &text);
        out.lines().filter(|l| l.contains(": error: ")).map(str::to_string).collect::<Vec<_>>()
    };
    let rule = "def A : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;";
    let broken = "def Bad : TOp<\"bad\"> { let arguments = (ins 3:$a); }";
    for (included, main, errors) in [
        ("def Idle : Nothing;", rule.to_string(), &[][..]),
        (broken, rule.to_string(), &[]),
        ("", format!("{rule}\n{broken}"), &["canon.td:4:5"]),
        // Where anything is wrong, all is read, so that all is said.
        ("", format!("{rule}\ndef B : Nothing;"), &["canon.td:4:9"]),
        (
            "def Other : TOp<\"other\">;",
            format!("{rule}\ndef B : Pat<(Other $x), (Neg1 $x)>;"),
            &["canon.td:4:5"],
        ),
    ] {
        let said = said(included, &main);
        let places: Vec<&str> = said.iter().filter_map(|l| l.split(": error: ").next()).collect();
        assert_eq!(places, errors, "{included} | {main}: {said:?}");
    }
}

/// Rules come where their file is included, and are compiled with the patterns around it.
#[test]
fn pdll_includes_rules() {
    let text = "Pattern First { erase op<a.b>; }\n#include \"canon.td\"\nPattern Last { erase op<a.c>; }\n";
    let rules = "include \"rules.td\"\ndef B : Pat<(Neg1 (Neg1 $x)), (replaceWithValue $x)>;\n\
                 def A : Pat<(Add $x, $_), (replaceWithValue $x)>;\n";
    let mut files = Memory::new();
    files.insert("canon.td", rules.as_bytes());
    for name in ["drr/rules.td", "ods/base.td"] {
        let text = std::fs::read(Path::new("tests").join(name)).expect("a file");
        files.insert(Path::new(name).file_name().expect("a name"), &*text);
    }
    let sources = SourceMap::default().with_files(Arc::new(files)).with_dirs([PathBuf::from(".")]);
    let out = compile(sources, Path::new("main.pdll"), text);
    let names: Vec<&str> = out.lines().filter_map(|l| l.trim().strip_prefix("pdl.pattern @")).collect();
    let names: Vec<&str> = names.into_iter().filter_map(|l| l.split(' ').next()).collect();
    assert_eq!(names, ["First", "A", "B", "Last"], "{out}");
}

/// A text is TableGen or PDLL by what it says, whatever its file is called.
#[test]
fn told_apart_by_content() {
    let rows = [
        ("// A\ninclude \"a.td\"", true),
        ("/* Pattern */ def x;", true),
        ("#ifndef A\n#define A\nclass x;\n#endif", true),
        ("#include \"a.td\"", false),
        ("Pattern { erase op<a.b>; }", false),
        ("", false),
        ("/* open", false),
        ("define", false),
    ];
    for (text, want) in rows {
        assert_eq!(driver::is_tablegen(Path::new("-"), text.as_bytes()), want, "{text}");
    }
    assert!(driver::is_tablegen(Path::new("a.td"), b""));
    assert!(!driver::is_tablegen(Path::new("a.pdll"), b"class A;"));
}
