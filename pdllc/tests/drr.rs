//! Rewrite rules of `.td` files on the command line.

use crate::common::{golden, pdllc, repo};

/// The options that find the small dialect that the rules are about.
fn includes() -> [String; 4] {
    ["-I".into(), repo("compiler/tests/drr"), "-I".into(), repo("compiler/tests/ods")]
}

fn run(args: &[&str]) -> crate::common::Run {
    let includes = includes();
    let all: Vec<&str> = args.iter().copied().chain(includes.iter().map(String::as_str)).collect();
    pdllc(&all)
}

/// Rules and PDLL make one program.
#[test]
fn rules_run_beside_patterns() {
    let (rules, more, input) =
        (repo("tests/drr/canon.td"), repo("tests/drr/more.pdll"), repo("tests/drr/canon.mlir"));
    let done = run(&["run", "--mlir-print-debuginfo", "-p", &rules, "-p", &more, &input]);
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    golden("tests/drr/canon.expected", &done.out.replace(&repo(""), ""));
}

/// What a file of rules says with `dump` is not lost.
#[test]
fn rules_that_say_something() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("said.td").to_string_lossy().into_owned();
    std::fs::write(&file, "class Named<string s> { string name = s; }\ndump \"one\\ntwo\";\n").unwrap();
    let done = run(&["-A", "no-patterns", "-A", "unused-template-argument", &file]);
    let expected = "said.td:2:1: warning: `said.td` says: one\nsaid.td:2:1: note: two\n";
    assert_eq!((done.status, done.err.replace(&file, "said.td").as_str()), (0, expected));
}

/// Rules in a file of bytecode do the same.
#[test]
fn rules_are_compiled_to_bytecode() {
    let (rules, more, input) =
        (repo("tests/drr/canon.td"), repo("tests/drr/more.pdll"), repo("tests/drr/canon.mlir"));
    let file = std::env::temp_dir().join(format!("pdllc-drr-{}.pdlbc", std::process::id()));
    let file = file.to_string_lossy().into_owned();
    let compiled = run(&["--emit=bytecode", &rules, "-o", &file]);
    assert_eq!((compiled.status, compiled.err.as_str()), (0, ""));
    // A program does not say how operations are written.
    let text = |patterns: &str| run(&["run", "--dialect", &rules, "-p", patterns, "-p", &more, &input]).out;
    assert_eq!(text(&file), text(&rules));
    std::fs::remove_file(file).unwrap();
}

/// Natives that rules need are known before anything runs.
#[test]
fn natives_of_rules() {
    // Several of these rules are for the same operation, and the first of them is always applied.
    let listed = run(&["natives", "-A", "shadowed-pattern", &repo("compiler/tests/drr/lowered.td")]);
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    golden("tests/drr/lowered.natives", &listed.out);
}

/// A parameter that is not used, and a scalar for the tensor that an operation works on.
const MOBILE_WARNINGS: &str = "\
mobile.td:105:24: warning: nothing uses the template parameter `actfn`
mobile.td:129:1: warning: the result `y` of `xf.Cast` never has the type `f32`, so what this makes is not valid
mobile.td:129:1: note: the definition asks for: tensor of floating-point or integer or complex-type values
mobile.td:129:1: warning: the operand `x` of `xf.Cast` never has the type `f32`, so what this makes is not valid
mobile.td:129:1: note: the definition asks for: tensor of floating-point or integer or complex-type values
";

/// Rules as projects have them, about operations that are defined on MLIR's own definitions: all of them can
/// be used, and code that is not understood is listed as natives with what they take and give.
#[test]
fn rules_as_projects_have_them() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td")]) {
        return;
    }
    let rows = [
        ("importer", "native rewrite nn::subtractOrNeg(Attr, Value, Value) -> (Value)\n"),
        ("importer", "native constraint isDenseNNConstant(Value)\n"),
        ("mobile", "native constraint XL::IsBroadcastableElementsAttrAndType(Attr, Value)\n"),
        ("mobile", "native rewrite makeTwo(Value, Value) -> (Value, Value)\n"),
        ("network", "native constraint areInverse(Attr, Attr)\n"),
        ("network", "native rewrite splitInTwo(Value) -> (Value, Value)\n"),
        ("tensor", "native constraint usersAreOnly(Value, Value)\n"),
        ("tensor", "native rewrite castAll(ValueRange) -> (ValueRange)\n"),
    ];
    for (name, line) in rows {
        let rules = repo(&format!("tests/drr/style/{name}.td"));
        // Of two rules here the one before is always applied: one that asks for less.
        let listed = pdllc(&["natives", "-A", "shadowed-pattern", "-I", include, &rules]);
        let said: String = listed.err.replace(&rules, &format!("{name}.td"));
        let warnings = if name == "mobile" { MOBILE_WARNINGS } else { "" };
        assert_eq!((listed.status, said.as_str()), (0, warnings), "{name}");
        assert!(listed.out.contains(line), "{name}: {line}{}", listed.out);
    }
}

/// Code as projects have it in rules, and what of it only C++ knows.
#[test]
fn code_as_projects_have_it() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td")]) {
        return;
    }
    let rules = repo("tests/drr/style/lowering.td");
    let listed = pdllc(&["natives", "-A", "shadowed-pattern", "-I", include, &rules]);
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    let foreign: String = listed.out.split_inclusive('\n').filter(|l| l.contains("not built in")).collect();
    golden("tests/drr/style/lowering.natives", &foreign);
}

/// Rules of `tests/drr` rewrite the IR beside them without a word, as it stands in `.expected`.
fn rewritten(include: &str, name: &str) {
    let (rules, input) = (repo(&format!("tests/drr/{name}.td")), repo(&format!("tests/drr/{name}.mlir")));
    let done = pdllc(&["run", "-I", include, "-p", &rules, &input]);
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    golden(&format!("tests/drr/{name}.expected"), &done.out);
}

/// The natives of such rules that nothing stands for are those in `.natives`.
fn left_to_hosts(include: &str, name: &str) {
    let listed = pdllc(&["natives", "-I", include, &repo(&format!("tests/drr/{name}.td"))]);
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    let foreign: String = listed.out.split_inclusive('\n').filter(|l| !l.contains("// built in")).collect();
    golden(&format!("tests/drr/{name}.natives"), &foreign);
}

/// One text of code means something else of things of another class, and of what stands around it.
#[test]
fn what_code_means() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td")]) {
        return;
    }
    rewritten(include, "meaning");
    rewritten(include, "held");
    left_to_hosts(include, "given");
}

/// Builders that choose and repeat say what result types new operations have.
#[test]
fn builders_with_statements() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td")]) {
        return;
    }
    rewritten(include, "bodies");
}

/// Types and attributes of a dialect are asked for what they consist of, and made, by their formats: with the
/// definitions at hand, and by bytecode that knows nothing of the dialect. What no format tells is a native.
#[test]
fn symbols_by_their_formats() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td")]) {
        return;
    }
    rewritten(include, "symbols");
    let (rules, input) = (repo("tests/drr/symbols.td"), repo("tests/drr/symbols.mlir"));
    let bytecode = format!("{}/symbols.pdlbc", env!("CARGO_TARGET_TMPDIR"));
    assert_eq!(pdllc(&["--emit=bytecode", "-I", include, &rules, "-o", &bytecode]).status, 0);
    let alone = pdllc(&["run", "-p", &bytecode, &input]);
    assert_eq!((alone.status, alone.err.as_str()), (0, ""));
    golden("tests/drr/symbols_alone.expected", &alone.out);
    left_to_hosts(include, "symbols_left");
}

/// Code that makes operations in one case only becomes patterns with different names, which MLIR takes.
#[test]
fn ways_of_code() {
    let (include, mlir_opt) = ("/usr/lib/llvm-22/include", "/usr/lib/llvm-22/bin/mlir-opt");
    if !pdll_tests::installed(&[&format!("{include}/mlir/IR/OpBase.td"), mlir_opt]) {
        return;
    }
    let done = pdllc(&["--emit=pdl", "-I", include, &repo("tests/drr/ways.td")]);
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    golden("tests/drr/ways.pdl", &done.out.replace(&repo(""), ""));
    let read = std::process::Command::new(mlir_opt).arg(repo("tests/drr/ways.pdl")).output().unwrap();
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
}

/// Several flags of one attribute are written as MLIR prints them: whoever reads the program may not know the
/// dialect, and compares texts.
#[test]
fn flags_are_written_as_mlir_prints_them() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&[&format!("{include}/mlir/Dialect/Arith/IR/ArithOps.td")]) {
        return;
    }
    let done = pdllc(&["--emit=asm", "-I", include, &repo("tests/drr/flags.td")]);
    assert_eq!(done.status, 0, "{}", done.err);
    let made = done.out.lines().filter_map(|line| line.split("const_attr #").nth(1)?.split("    ;").next());
    golden("tests/drr/flags.attributes", &made.map(|attr| format!("#{attr}\n")).collect::<String>());
}

/// All that is wrong with rules is shown in one run, at its place, with what to do.
#[test]
fn what_is_wrong_with_rules_is_shown() {
    let shown = run(&["--emit=pdl", "--error-format=human", &repo("compiler/tests/drr/wrong.td")]);
    assert_eq!((shown.status, shown.out.as_str()), (1, ""));
    golden("tests/drr/wrong.human", &shown.err.replace(&repo(""), ""));
}

/// Rules as Rust: the bytecode, for a build script.
#[test]
fn rules_as_rust() {
    let rust = run(&["--emit=rust", &repo("tests/drr/canon.td")]);
    assert_eq!((rust.status, rust.err.as_str()), (0, ""));
    assert!(rust.out.contains("pub fn patterns()"), "{}", rust.out);
}

/// Every stage of rules.
#[test]
fn every_stage_of_rules() {
    let rules = repo("tests/drr/canon.td");
    let rows = [
        ("ast", "Rule NegNeg <"),
        ("pdll", "Pattern NegNeg with benefit(2) {"),
        ("asm", "pattern 0 "),
        ("rust", "pub fn patterns()"),
    ];
    for (stage, want) in rows {
        let done = run(&[&format!("--emit={stage}"), &rules]);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{stage}");
        assert!(done.out.contains(want), "{stage}: {}", done.out);
    }
    // What the `pdl` dialect can say.
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("canon.td").to_string_lossy().into_owned();
    let text = "include \"rules.td\"\ndef NegNeg : Pat<(Neg1 (Neg1 $x)), (NativeCodeCall<\"ns::f($_builder, $0)\"> $x)>;\n";
    std::fs::write(&rules, text).unwrap();
    let rows = [
        ("pdl", "pdl.pattern @NegNeg"),
        ("pdl-interp", "pdl_interp.func"),
        ("cpp", "return ns::f(rewriter, arg0);"),
        ("rust", "fn ns_f(rewriter: &mut ::pdll::Rewriter<'_, ::pdll::IrHost>, arg0: ::pdll::ir::Value)"),
        ("pdll", "Rewrite ns_f(arg0: Value) -> Value = \"ns::f\";"),
    ];
    for (stage, want) in rows {
        let done = run(&[&format!("--emit={stage}"), &rules]);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{stage}");
        assert!(done.out.contains(want), "{stage}: {}", done.out);
    }
}

/// Code that is more than one call goes by its def where it is shown, and is shown where it is listed.
#[test]
fn code_has_a_name_where_it_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("canon.td").to_string_lossy().into_owned();
    let text = "include \"rules.td\"\ndef Flip : NativeCodeCall<\"ns::flip($0) + 1\">;\n\
                def Note : NativeCodeCall<\"ns::note()\", 0>;\n\
                def F : Pattern<(Flagged $x, $a, $_), [(Note), (Flagged $x, (Flip $a), (Flip $a))]>;\n";
    std::fs::write(&rules, text).unwrap();
    let listed = run(&["natives", &rules]);
    assert_eq!((listed.status, listed.err.as_str()), (0, ""));
    let lines: Vec<&str> = listed.out.lines().collect();
    let why = "  // not built in: function 'ns::flip' is unknown, in `ns::flip($0) + 1`";
    assert!(lines[0].starts_with("native rewrite drr.expr.") && lines[0].ends_with(why), "{}", lines[0]);
    assert_eq!(lines[1..], ["native rewrite ns::note()"]);
    std::fs::write(&rules, text.replace("(Note), ", "")).unwrap();
    for (stage, want) in
        [("pdll", "Rewrite Flip(arg0: Attr) -> Attr [{ return ns::flip(arg0) + 1; }];"), ("rust", "fn Flip(")]
    {
        let done = run(&[&format!("--emit={stage}"), &rules]);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{stage}");
        assert!(done.out.contains(want), "{stage}: {}", done.out);
    }
}

/// A file without rules, or with nothing at all, is an empty program for all outputs.
#[test]
fn no_rules_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("empty.td").to_string_lossy().into_owned();
    for text in ["", "include \"rules.td\"\n"] {
        std::fs::write(&rules, text).unwrap();
        for stage in ["pdl", "pdll", "pdl-interp", "asm", "bytecode", "rust", "cpp"] {
            let done = run(&[&format!("--emit={stage}"), &rules]);
            let said = "1:1: warning: there are no patterns here";
            assert!(done.status == 0 && !done.err.contains("error"), "{stage}: {}", done.err);
            assert_eq!(done.err.contains(said), done.err.contains("warning"), "{stage}: {}", done.err);
        }
    }
}

/// A dependency file names all that rules include.
#[test]
fn dependencies_of_rules() {
    let folder = tempfile::tempdir().unwrap();
    let (out, deps) = (folder.path().join("c.pdlbc"), folder.path().join("c.d"));
    let done = run(&[
        "--emit=bytecode",
        &repo("tests/drr/canon.td"),
        "-o",
        &out.to_string_lossy(),
        "-d",
        &deps.to_string_lossy(),
    ]);
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    let text = std::fs::read_to_string(deps).unwrap();
    assert!(text.contains("rules.td") && text.contains("base.td"), "{text}");
}

/// Rules, PDLL, the `pdl` dialect and bytecode in one run.
#[test]
fn rules_beside_all_other_kinds() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (pdll, mlir, compiled, input) = (path("a.pdll"), path("b.mlir"), path("c.pdlbc"), path("in.mlir"));
    let erases = |op: &str| format!("Pattern => erase op<{op}>;\n");
    std::fs::write(&pdll, erases("t.p")).unwrap();
    let dialect =
        "pdl.pattern : benefit(1) {\n  %0 = operation \"t.q\"\n  rewrite %0 {\n    erase %0\n  }\n}\n";
    std::fs::write(&mlir, dialect).unwrap();
    let source = path("c.pdll");
    std::fs::write(&source, erases("t.r")).unwrap();
    assert_eq!(run(&["--emit=bytecode", &source, "-o", &compiled]).status, 0);
    let ir = "\"t.p\"() : () -> ()\n\"t.q\"() : () -> ()\n\"t.r\"() : () -> ()\n%0 = \"t.x\"() : () -> i32\n\
              %1 = \"t.neg\"(%0) : (i32) -> i32\n%2 = \"t.neg\"(%1) : (i32) -> i32\n\"t.y\"(%2) : (i32) -> ()\n";
    std::fs::write(&input, ir).unwrap();
    let rules = repo("tests/drr/canon.td");
    let done =
        run(&["run", "--print-op-generic", "-p", &rules, "-p", &pdll, "-p", &mlir, "-p", &compiled, &input]);
    assert_eq!(done.status, 0, "{}", done.err);
    let left: Vec<&str> = done.out.lines().filter(|l| l.contains("\"t.")).map(str::trim).collect();
    // Nothing says that the inner one has no effects.
    let want =
        ["%0 = \"t.x\"() : () -> i32", "%1 = \"t.neg\"(%0) : (i32) -> i32", "\"t.y\"(%0) : (i32) -> ()"];
    assert_eq!(left, want, "{}", done.err);
}

/// The natives that the rules of `tests/rust/stubs.td` call, as a host has them in C++.
const HOST: &str = "\
#include \"mlir/IR/Builders.h\"
#include \"mlir/IR/PatternMatch.h\"
#include \"mlir/Parser/Parser.h\"
namespace ns {
bool isEven(mlir::Value, mlir::Value);
mlir::Attribute negated(mlir::PatternRewriter &, mlir::Attribute);
int count(mlir::Attribute);
std::tuple<mlir::Value, mlir::Value> both(mlir::Value, mlir::Value);
void seen(mlir::Value);
mlir::ValueRange spread(mlir::PatternRewriter &, mlir::Location, mlir::ValueRange);
}
#include \"stubs.inc\"
void use(mlir::RewritePatternSet &all) { populateGeneratedPDLLPatterns(all); }
";

/// Rules as C++ are C++: the functions that they need are called as their code calls them.
#[test]
fn rules_as_cpp_compile() {
    let include = "/usr/lib/llvm-22/include";
    if !pdll_tests::installed(&["g++", &format!("{include}/mlir/IR/PatternMatch.h")]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let rules = std::fs::read_to_string(repo("tests/rust/stubs.td")).unwrap();
    // In `pdl`, one result has to be named of what is looked at.
    let rules: Vec<&str> = rules.lines().filter(|l| !l.starts_with("def Finds")).collect();
    std::fs::write(path("stubs.td"), rules.join("\n")).unwrap();
    std::fs::write(path("host.cpp"), HOST).unwrap();
    let done = run(&["--emit=cpp", &path("stubs.td"), "-o", &path("stubs.inc")]);
    assert_eq!((done.status, done.err.as_str()), (0, ""));
    let mut build = std::process::Command::new("g++");
    build.args(["-std=c++17", "-fno-rtti", "-Wall", "-Werror=return-type", "-fsyntax-only"]);
    let built = build.arg(format!("-isystem{include}")).arg(path("host.cpp")).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
}

/// What a file says of a constraint counts, also where the library has a native of its name.
#[test]
fn a_constraint_is_what_its_record_says() {
    let folder = tempfile::tempdir().unwrap();
    let [rules, input] =
        ["canon.td", "input.mlir"].map(|name| folder.path().join(name).to_string_lossy().into_owned());
    let ir = r#"
        %0 = "t.x"() : () -> i32
        %1 = "t.neg"(%0) : (i32) -> i32
        %2 = "t.neg"(%1) : (i32) -> i32
        "t.use"(%2, %1) : (i32, i32) -> ()
    "#;
    std::fs::write(&input, ir).unwrap();
    let rule = "def A : Pat<(Neg1 (Neg1:$n $x)), (replaceWithValue $x), [(HasOneUse $n)]>;\n";
    for (condition, status, out) in [
        ("!$0.use_empty()", 0, "\"t.use\"(%0, "),
        ("$0.hasOneUse()", 0, "\"t.use\"(%2, "),
        // The class of what defines a value.
        ("!$0.getDefiningOp<Two>()", 0, "\"t.use\"(%0, "),
        ("$0.getDefiningOp<Two>() != nullptr", 0, "\"t.use\"(%2, "),
        ("isa_and_nonnull<Two, Neg1>\n    ($0.getDefiningOp())", 0, "\"t.use\"(%0, "),
        ("$0.someThing() > 1", 1, ""),
    ] {
        let text = format!(
            "include \"rules.td\"\ndef HasOneUse : Constraint<CPred<[{{ {condition} }}]>, \"\">;\n{rule}"
        );
        std::fs::write(&rules, text).unwrap();
        let done = run(&["run", "--print-op-generic", "-p", &rules, &input]);
        assert_eq!(done.status, status, "{condition}: {}", done.err);
        assert!(done.out.contains(out), "{condition}: {}", done.out);
        assert_eq!(
            done.err.contains("'HasOneUse' with signature (Value) -> () is not registered"),
            status == 1
        );
    }
}

/// What is not there is said with what may be meant, or with what has to be included.
#[test]
fn names_that_rules_do_not_have() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("canon.td").to_string_lossy().into_owned();
    for (text, said) in [
        (
            "include \"rules.td\"\ndef A : Pat<(Neg2 $x), (replaceWithValue $x)>;\n",
            "canon.td:2:14: error: there is no variable, field or def named 'Neg2' here\n\
             canon.td:2:14: help: did you mean `Neg1`?\n",
        ),
        (
            "include \"rules.td\"\ndef A : Patt<(Neg1 $x), (replaceWithValue $x)>;\n",
            "canon.td:2:9: error: there is no class 'Patt'\ncanon.td:2:9: help: did you mean `Pat`?\n",
        ),
        (
            "def A : Pat<(Neg1 $x), (replaceWithValue $x)>;\n",
            "canon.td:1:9: error: there is no class 'Pat'\n\
             canon.td:1:9: help: its definition is in `mlir/IR/PatternBase.td`, which has to be included\n",
        ),
    ] {
        std::fs::write(&rules, text).unwrap();
        let done = run(&["--emit=pdl", &rules]);
        assert_eq!((done.status, done.err.replace(&rules, "canon.td").as_str()), (1, said));
    }
}

/// Groups of operands of which each is taken apart are told apart, by rules and by the PDLL that is made of
/// them.
#[test]
fn groups_that_are_taken_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name).to_string_lossy().into_owned();
        std::fs::write(&path, text).unwrap();
        path
    };
    let rules = file(
        "apart.td",
        "include \"rules.td\"\ndef Pair : TOp<\"pair\", [AttrSizedOperandSegments]> {\n  \
         let arguments = (ins Variadic<AnyType>:$left, Variadic<AnyType>:$right);\n  \
         let results = (outs AnyType:$out);\n}\n\
         def A : Pat<(Pair (variadic $x, (Neg1 $y)), (variadic)), (Add $x, $y)>;\n",
    );
    let sized = |sizes: &str| {
        format!("\"t.pair\"(%a, %n) <{{operandSegmentSizes = array<i32: {sizes}>}}> : (i32, i32) -> i32")
    };
    let input = file(
        "in.mlir",
        &format!(
            "%a = \"t.in\"() : () -> i32\n%n = \"t.neg\"(%a) : (i32) -> i32\n%0 = {}\n%1 = {}\n\
             \"t.out\"(%0, %1) : (i32, i32) -> ()\n",
            sized("2, 0"),
            sized("1, 1"),
        ),
    );
    let pdll = folder.path().join("apart.pdll").to_string_lossy().into_owned();
    let made = run(&["--emit=pdll", &rules, "-o", &pdll]);
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    for patterns in [&rules, &pdll] {
        let done = run(&["run", "--print-op-generic", "-p", patterns, &input]);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{patterns}");
        let count = |op: &str| done.out.matches(op).count();
        assert_eq!((count("t.pair"), count("t.add"), count("1, 1")), (1, 1, 1), "{}", done.out);
    }
}

/// Operations that code makes, also of a definition that no rule names, are made by the builders of records.
#[test]
fn code_makes_operations() {
    let folder = tempfile::tempdir().unwrap();
    let rules = folder.path().join("canon.td").to_string_lossy().into_owned();
    let made = |code: &str| {
        let text = format!(
            "include \"rules.td\"\ninclude \"made.td\"\ndef Code : NativeCodeCall<[{{{code}}}]>;\n\
             def A : Pat<(Neg1 $x), (Code $x)>;\n"
        );
        std::fs::write(&rules, text).unwrap();
        let ops = "def Made : TOp<\"made\"> { let arguments = (ins AnyType:$in, I32Attr:$how); \
                   let results = (outs AnyType:$out); let builders = [\
                   OpBuilder<(ins \"Value\":$in), \"auto t = in.getType(); \
                   build($_builder, $_state, t, in, $_builder.getI32IntegerAttr(7));\">, \
                   OpBuilder<(ins \"Type\":$type), \"\">]; }\n";
        std::fs::write(folder.path().join("made.td"), ops).unwrap();
        let done = run(&["--emit=pdll", &rules]);
        assert_eq!((done.status, done.err.as_str()), (0, ""), "{code}");
        done.out.split("Pattern A").last().unwrap_or_default().to_string()
    };
    for (code, want) in [
        (
            "$_builder.create<Made>($_loc, $0.getType(), $0, $_builder.getI32IntegerAttr(3))",
            "attr<\"3 : i32\">",
        ),
        ("Made::create($_builder, $_loc, $0)->getResult(0)", "attr<\"7 : i32\">"),
        ("[&]() { auto v = $0; return $_builder.create<Made>($_loc, v); }()", "op<t.made>(x)"),
        ("$_builder.create<Made>($_loc, $_builder.create<Made>($_loc, $0))", "op<t.made>("),
        // No body, nothing that fits, and what may not be done: natives, by the name of the def.
        ("$_builder.create<Made>($_loc, $0.getType())", "replace root with Code(x)"),
        ("$_builder.create<Made>($_loc, $0, $0, $0)", "replace root with Code(x)"),
        ("$_builder.create<Unheard>($_loc, $0)", "replace root with Code(x)"),
        (
            "($0.use_empty() ? $0 : $_builder.create<Made>($_loc, $0).getResult())",
            "replace root with Code(x)",
        ),
    ] {
        let out = made(code);
        assert!(out.contains(want), "{code}: {out}");
    }
}
