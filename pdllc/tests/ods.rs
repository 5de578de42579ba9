//! Patterns that include the TableGen files of MLIR, or some written for the case, run in all forms.
//!
//! `tests/ods/NAME.pdll` on `NAME.mlir` must give `NAME.expected`, and lower as with mlir-pdll. Where MLIR
//! can run the patterns too, which it can without native constraints, it must agree, also when it runs the
//! `pdl_interp` that pdllc makes of them: such cases have a `.mlir` whose first line does not begin with `//
//! pdllc only`. Without MLIR and its files these tests do nothing, unless `PDLLC_REQUIRE_MLIR` is set.

use crate::common::{Run, golden, pdllc, repo};
use pdll_tests::installed;
use std::path::{Path, PathBuf};

const INCLUDE: &str = "/usr/lib/llvm-22/include";
const BIN: &str = "/usr/lib/llvm-22/bin";

const NEEDED: [&str; 2] = ["/usr/lib/llvm-22/include/mlir/IR/OpBase.td", "/usr/lib/llvm-22/bin/mlir-opt"];

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn ok(run: Run, what: &str) -> String {
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{what}");
    run.out
}

/// The IR as MLIR prints it.
fn canonical(ir: &str) -> String {
    let args = ["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope", "-"];
    ok(Run::program(&format!("{BIN}/mlir-opt"), &args, ir), ir)
}

/// The IR after the patterns of a module called `patterns`.
fn mlir_rewrites(patterns: &str, ir: &str) -> String {
    let args = [
        "--allow-unregistered-dialect",
        "--test-pdl-bytecode-pass",
        "--mlir-print-op-generic",
        "--mlir-print-local-scope",
        "-",
    ];
    let both = format!("module {{\n{patterns}\nmodule @ir {{\n{ir}\n}}\n}}\n");
    ok(Run::program(&format!("{BIN}/mlir-opt"), &args, &both), &both)
}

fn cases() -> Vec<PathBuf> {
    let mut files = pdll_tests::files(repo("tests/ods"), "pdll");
    files.retain(|f| f.with_extension("mlir").exists());
    files
}

/// The `.td` file that a line of PDLL includes.
fn included_definitions(line: &str) -> Option<String> {
    let file = line.trim().strip_prefix("#include \"")?.split('"').next().filter(|f| f.ends_with(".td"))?;
    let folders = [INCLUDE.to_string(), repo("tests/ods")];
    folders.iter().map(|folder| format!("{folder}/{file}")).find(|path| Path::new(path).exists())
}

#[test]
fn patterns_over_ods_run() {
    if !installed(&NEEDED) {
        return;
    }
    let (folder, own) = (tempfile::tempdir().unwrap(), repo("tests/ods"));
    let include = ["-I", INCLUDE, "-I", own.as_str()];
    for case in cases() {
        let pdll = case.to_string_lossy();
        let name = case.file_stem().unwrap().to_string_lossy();
        let ir = text(&case.with_extension("mlir"));
        let bytecode = folder.path().join(format!("{name}.pdlbc")).to_string_lossy().into_owned();
        let emit = |form: &[&str]| pdllc(&[form, &include, &[&*pdll]].concat());
        assert_eq!(ok(emit(&["--emit=bytecode", "-o", &bytecode]), &pdll), "");

        let mlir_pdll =
            Run::program(&format!("{BIN}/mlir-pdll"), &[&["-x=mlir"], &include[..], &[&*pdll]].concat(), "");
        assert_eq!(mlir_pdll.status, 0, "{}", mlir_pdll.err);
        assert_eq!(emit(&["-x=mlir"]).out, mlir_pdll.out, "{pdll}");

        let nested = format!("module {{\nmodule @ir {{\n{ir}\n}}\n}}\n");
        let valid = !ir.starts_with("// pdllc only");
        let how: &[&str] = if valid { &["run"] } else { &["run", "--no-verify"] };
        let run = |args: &[&str]| ok(Run::of(&[how, args, &["-"]].concat(), &nested), &pdll);
        let got = run(&[&include[..], &["-p", &pdll]].concat());
        // A program has no definitions of dialects: those that its source includes.
        let dialects: Vec<String> = text(&case).lines().filter_map(included_definitions).collect();
        let dialects: Vec<&str> = dialects.iter().flat_map(|file| ["--dialect", file]).collect();
        let from_bytecode = run(&[&include[..], &["-p", &bytecode], &dialects].concat());
        assert_eq!(got, from_bytecode, "{pdll}: from bytecode");
        golden(&format!("tests/ods/{name}.expected"), &got);
        if valid {
            let got = canonical(&got);
            // The generic form has no aliases, which are not allowed in an inner module.
            let pdl = canonical(&mlir_pdll.out);
            let pdl = pdl.replacen("() (", "() <{sym_name = \"patterns\"}> (", 1);
            let interp = ok(emit(&["--emit=pdl-interp"]), &pdll).replacen("module", "module @patterns", 1);
            for patterns in [&pdl, &interp] {
                let want = mlir_rewrites(patterns, &ir);
                assert!(want == got, "{patterns}\n--- mlir\n{want}\n--- pdllc\n{got}");
            }
        }
        let natives = ok(pdllc(&["natives", &bytecode]), &pdll);
        assert!(natives.lines().all(|l| l.ends_with("// built in")), "{pdll}: {natives}");
    }
}

#[test]
fn constraints_accept_what_mlir_accepts() {
    if installed(&NEEDED) {
        check_verdicts("constraints");
        check_verdicts("dialects");
    }
}

/// Which values each constraint of `tests/ods/NAME.td` accepts, as MLIR has it: `NAME.txt` has a constraint a
/// line and, indented, those of `NAME_types.txt` or `attributes.txt` that the C++ which mlir-pdll makes of it
/// accepts. It was written by running that C++; constraints that C++ leaves undefined for some value are not
/// in it.
fn check_verdicts(name: &str) {
    let read = |file: &str| text(Path::new(&repo(&format!("tests/ods/{file}.txt"))));
    let (want, lists) = (read(name), [read(&format!("{name}_types")), read("attributes")]);
    let names = || want.lines().filter_map(|l| l.split_once(' ').filter(|w| !w.0.is_empty()));
    let mut pdll = format!("#include \"{}\"\n", repo(&format!("tests/ods/{name}.td")));
    let mut ir = String::new();
    for (kind, name) in names() {
        let of_type = kind == "Type";
        pdll += &match of_type {
            true => format!(
                "Pattern {{ let t: Type; {name}(t); let r = op<ask.{name}>() -> (t); replace r with op<yes.{name}>() -> (t); }}\n"
            ),
            false => format!(
                "Pattern {{ let r = op<ask.{name}>() {{value = a: Attr}}; {name}(a); replace r with op<yes.{name}>() {{value = a}} -> (type<\"i1\">); }}\n"
            ),
        };
        for (i, value) in lists[usize::from(!of_type)].lines().enumerate() {
            ir += &match of_type {
                true => format!("%x{name}_{i} = \"ask.{name}\"() {{n = {i}}} : () -> ({value})\n"),
                false => format!("%x{name}_{i} = \"ask.{name}\"() {{n = {i}, value = {value}}} : () -> i1\n"),
            };
        }
    }
    let folder = tempfile::tempdir().unwrap();
    let (patterns, input) = (folder.path().join("p.pdll"), folder.path().join("in.mlir"));
    std::fs::write(&patterns, pdll).unwrap();
    std::fs::write(&input, ir).unwrap();
    let args = [
        "run",
        "-I",
        INCLUDE,
        "--print-op-generic",
        "-p",
        &patterns.to_string_lossy(),
        &input.to_string_lossy(),
    ];
    let out = ok(pdllc(&args), name);
    let mut answers = out.lines().filter(|l| l.contains("\"ask.") || l.contains("\"yes."));
    let mut got = String::new();
    for (kind, name) in names() {
        got += &format!("{kind} {name}\n");
        for value in lists[usize::from(kind != "Type")].lines() {
            if answers.next().unwrap().contains(&format!("\"yes.{name}\"")) {
                got += &format!("  {value}\n");
            }
        }
    }
    // The file is MLIR's word, so nothing here writes it.
    for (want, got) in want.split("\n\n").zip(got.split("\n\n")) {
        assert_eq!(want, got);
    }
    assert_eq!(want, got);
}

/// An operation as `--dump-ods` shows it: its name and its groups of attributes, operands and results.
#[derive(Default)]
struct Operation {
    name: String,
    attributes: Vec<(String, String)>,
    operands: Vec<(String, String)>,
    results: Vec<(String, String)>,
}

/// The operations of a dump.
fn operations(dump: &str) -> Vec<Operation> {
    let mut found: Vec<Operation> = Vec::new();
    for line in dump.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("Operation `") {
            let name = name.trim_end_matches("` {").to_string();
            found.push(Operation { name, ..Operation::default() });
        }
        let (Some(op), Some((title, entries))) = (found.last_mut(), line.split_once(" { ")) else { continue };
        let list = match title {
            "Attributes" => &mut op.attributes,
            "Operands" => &mut op.operands,
            "Results" => &mut op.results,
            _ => continue,
        };
        // A group without a name begins with its colon.
        let entries = entries.trim_end_matches(" }").split(", ");
        let entries = entries.filter_map(|e| e.split_once(':').map(|(name, c)| (name, c.trim())));
        list.extend(entries.map(|(name, constraint)| (name.trim().to_string(), constraint.to_string())));
    }
    found
}

/// Whether PDLL can write the name of an operation.
fn is_writable(name: &str) -> bool {
    name.split('.').all(|part| part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_'))
}

/// A pattern that uses each group of an operation and each of its attributes by name.
fn use_of(op: &Operation) -> String {
    let each = |list: &[(String, String)], item: &dyn Fn(usize, &str, bool) -> String| {
        let items = list.iter().enumerate().map(|(i, (name, c))| item(i, name, c.starts_with("Variadic")));
        items.filter(|i| !i.is_empty()).collect::<Vec<_>>().join(", ")
    };
    let range = |many| if many { "Range" } else { "" };
    let operands = each(&op.operands, &|i, _, many| format!("a{i}: Value{}", range(many)));
    let attributes = each(&op.attributes, &|i, name, _| format!("{name} = v{i}: Attr"));
    let results = each(&op.results, &|i, _, many| format!("t{i}: Type{}", range(many)));
    let uses =
        each(&op.results, &|_, name, _| if name.is_empty() { String::new() } else { format!("r.{name}") });
    let attributes = if attributes.is_empty() { String::new() } else { format!(" {{{attributes}}}") };
    let root = if uses.is_empty() { "r".to_string() } else { format!("op<my.use>({uses})") };
    format!(
        "Pattern {{\n  let r = op<{}>({operands}){attributes} -> ({results});\n  erase {root};\n}}\n",
        op.name
    )
}

/// Files of TableGen below a folder.
fn td_files(folder: &Path, to: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            td_files(&path, to);
        } else if path.extension().is_some_and(|e| e == "td") {
            to.push(path);
        }
    }
}

/// Every operation of every dialect that is installed, its groups and attributes used by name, lowers as
/// mlir-pdll lowers it.
#[test]
fn groups_of_all_dialects_lower_as_in_mlir_pdll() {
    if !installed(&NEEDED) {
        return;
    }
    let mut files = Vec::new();
    td_files(&Path::new(INCLUDE).join("mlir"), &mut files);
    files.sort();
    let folder = tempfile::tempdir().unwrap();
    let pdll = folder.path().join("use.pdll").to_string_lossy().into_owned();
    let (mut seen, mut compared) = (std::collections::BTreeSet::new(), 0);
    for file in files {
        let include = format!("#include \"{}\"\n", file.strip_prefix(INCLUDE).unwrap().display());
        std::fs::write(&pdll, &include).unwrap();
        let dump = pdllc(&["-x=ast", "--dump-ods", "-I", INCLUDE, &pdll, "-o", "/dev/null"]);
        let new: String = operations(&dump.err)
            .iter()
            .filter(|o| is_writable(&o.name) && seen.insert(o.name.clone()))
            .map(use_of)
            .collect();
        if dump.status != 0 || new.is_empty() {
            continue;
        }
        std::fs::write(&pdll, include + &new).unwrap();
        let want = Run::program(&format!("{BIN}/mlir-pdll"), &["-x=mlir", "-I", INCLUDE, &pdll], "");
        let got = pdllc(&["-x=mlir", "-I", INCLUDE, &pdll]);
        assert_eq!((want.status, got.status), (0, 0), "{}\n{}\n{}", file.display(), want.err, got.err);
        assert!(want.out == got.out, "{}", file.display());
        compared += new.matches("Pattern").count();
    }
    assert!(compared > 2000, "{compared} operations");
}

#[test]
fn what_ods_does_not_tell_has_to_be_registered() {
    let patterns = repo("tests/ods/refused.pdll");
    let natives = ok(pdllc(&["natives", &patterns]), &patterns);
    let run = Run::of(&["run", "-p", &patterns, "-"], "");
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    golden("tests/ods/refused.out", &(natives + &run.err).replace(&repo(""), ""));
}

/// What C++ conditions say of attributes. Each row: the condition on `d`, an attribute, and what holds: the
/// condition (`yes`), its contrary (`no`), or neither, because C++ leaves it undefined (`-`).
const CONDITIONS: &[(&str, &str, &str)] = &[
    (SPLAT_ZERO, "dense<0.0> : tensor<4xf32>", "yes"),
    (SPLAT_ZERO, "dense<0.0> : tensor<4xf16>", "yes"),
    (SPLAT_ZERO, "dense<-0.0> : tensor<4xbf16>", "yes"),
    (SPLAT_ZERO, "dense<1.0> : tensor<4xf16>", "no"),
    (SPLAT_ZERO, "dense<0.0> : tensor<4xf128>", "yes"),
    (SPLAT_ZERO, "dense<[0.0, 1.0]> : tensor<2xf16>", "-"),
    (SPLAT_ZERO, "dense<0> : tensor<4xi32>", "-"),
    ("llvm::cast<IntegerAttr>(d).getValue().isZero()", "0 : i200", "yes"),
    (
        "llvm::cast<IntegerAttr>(d).getValue().isNegative()",
        "-1606938044258990275541962092341162602522202993782792835301376 : i201",
        "yes",
    ),
    ("llvm::cast<IntegerAttr>(d).getValue().getZExtValue() == 0", "36893488147419103232 : i200", "-"),
    (ALL_ONE, "dense<1> : tensor<1000000xi32>", "yes"),
    (ALL_ONE, "dense<2> : tensor<1000000xi32>", "no"),
    ("llvm::cast<IntegerAttr>(d).getValue().getZExtValue() - 1 > 100", "0 : i32", "yes"),
    ("llvm::cast<IntegerAttr>(d).getInt() - 1 > 100", "0 : i32", "no"),
    ("18446744073709551615 == -1", "unit", "yes"),
    ("4294967295u == -1", "unit", "yes"),
    ("-1 < 0u", "unit", "no"),
    ("(1 << 31) == 0", "unit", "no"),
    ("2147483647 + 1 < 0", "unit", "-"),
    ("(7 / 0) == 0", "unit", "-"),
    ("-7 / 2 == -3 && -7 % 2 == -1", "unit", "yes"),
    ("static_cast<uint8_t>(256 + 7) == 7", "unit", "yes"),
    ("llvm::cast<StringAttr>(d).getValue().size() - 2 > 5", "\"x\"", "yes"),
    ("llvm::cast<StringAttr>(d).getValue() == \"x\"", "1 : i32", "-"),
];
const SPLAT_ZERO: &str = "llvm::cast<DenseElementsAttr>(d).getSplatValue<APFloat>().isZero()";
const ALL_ONE: &str =
    "llvm::all_of(llvm::cast<DenseElementsAttr>(d).getValues<APInt>(), [](auto v) { return v.isOne(); })";

#[test]
fn conditions_are_those_of_cpp() {
    let (mut pdll, mut ir) = (String::new(), String::new());
    for (i, (condition, attribute, _)) in CONDITIONS.iter().enumerate() {
        pdll += &format!(
            "Constraint Z{i}(d: Attr) [{{ return {condition}; }}];\n\
             Pattern {{ let r = op<ask.a{i}> {{d = d: Attr}}; Z{i}(d); replace r with op<is.yes>; }}\n\
             Pattern {{ let r = op<ask.a{i}> {{d = d: Attr}}; not Z{i}(d); replace r with op<is.no>; }}\n"
        );
        ir += &format!("\"ask.a{i}\"() {{d = {attribute}}} : () -> ()\n");
    }
    let folder = tempfile::tempdir().unwrap();
    let patterns = folder.path().join("p.pdll");
    std::fs::write(&patterns, pdll).unwrap();
    let out = ok(Run::of(&["run", "-p", &patterns.to_string_lossy(), "-"], &ir), "conditions");
    let said = |line: &str| {
        ["yes", "no", "-"].into_iter().find(|a| line.contains(&format!("is.{a}"))).unwrap_or("-")
    };
    let answers: Vec<&str> =
        out.lines().filter(|l| l.contains("\"ask.") || l.contains("\"is.")).map(said).collect();
    assert_eq!(answers.len(), CONDITIONS.len(), "{out}");
    for ((condition, attribute, want), got) in CONDITIONS.iter().zip(answers) {
        assert_eq!(got, *want, "{condition} of {attribute}");
    }
}

/// What takes too many steps to find out is neither true nor false: the run says so and ends with status 1.
#[test]
fn what_cannot_be_told_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let patterns = folder.path().join("p.pdll");
    let code = "llvm::all_of(llvm::cast<DenseElementsAttr>(d).getValues<APInt>(), [&](auto v) { return \
                llvm::all_of(llvm::cast<DenseElementsAttr>(d).getValues<APInt>(), [](auto w) { return !w.isZero(); }); })";
    let text = format!(
        "Constraint Z(d: Attr) [{{ return {code}; }}];\n\
         Pattern Long {{ let r = op<a.b> {{d = d: Attr}}; not Z(d); erase r; }}\n"
    );
    std::fs::write(&patterns, text).unwrap();
    let numbers: Vec<String> = (1..2000).map(|i| i.to_string()).collect();
    let ir = format!("\"a.b\"() {{d = dense<[{}]> : tensor<1999xi32>}} : () -> ()\n", numbers.join(", "));
    let run = Run::of(&["run", "-p", &patterns.to_string_lossy(), "-"], &ir);
    assert_eq!(run.status, 1, "{}", run.err);
    assert!(run.err.contains("its code takes too many steps") && run.err.contains("Long"), "{}", run.err);
}

/// Rules for result types. Each row: the rule, an expression of the type `$_self` of the operand; that type;
/// and the result's, or nothing if there is no such type.
const BUILDERS: &[(&str, &str, &str)] = &[
    ("::llvm::cast<::mlir::ShapedType>($_self).clone({5, 3})", "tensor<4xf32>", "tensor<5x3xf32>"),
    ("::llvm::cast<::mlir::ShapedType>($_self).clone({-5, 3})", "tensor<4xf32>", ""),
    ("::llvm::cast<::mlir::ShapedType>($_self).clone({0, 3})", "vector<4xf32>", ""),
    ("::mlir::VectorType::get({4}, $_self)", "f32", "vector<4xf32>"),
    ("::mlir::VectorType::get({4}, $_self)", "tensor<2xf32>", ""),
    ("::mlir::VectorType::get({-4}, $_self)", "f32", ""),
    ("::mlir::ComplexType::get($_self)", "f32", "complex<f32>"),
    ("::mlir::ComplexType::get($_self)", "tensor<2xf32>", ""),
    ("::mlir::RankedTensorType::get({4}, $_self)", "i32", "tensor<4xi32>"),
    ("::mlir::RankedTensorType::get({4}, $_self)", "none", ""),
    ("::mlir::RankedTensorType::get({4}, $_self)", "tensor<4xf32>", ""),
];

/// A type that there cannot be is not made: the rewrite fails, which is an error, and the IR stays one that
/// can be read.
#[test]
fn inferred_types_are_valid_types() {
    let folder = tempfile::tempdir().unwrap();
    let td = std::fs::read_to_string(repo("tests/golden/ods.td")).unwrap();
    let (mut td, mut pdll, mut ir) = (td, "#include \"made.td\"\n".to_string(), String::new());
    for (i, (rule, ty, _)) in BUILDERS.iter().enumerate() {
        td += &format!(
            "def Made{i} : Op<Own, \"made{i}\", [TypesMatchWith<\"x\", \"y\", \"{rule}\">]> {{\n\
             let arguments = (ins Any:$x); let results = (outs Any:$y); }}\n"
        );
        pdll += &format!(
            "Pattern Make{i} {{ let r = op<ask.a{i}>(x: Value); rewrite r with {{ let m = op<own.made{i}>(x); \
             replace r with op<got.a{i}>(m); }}; }}\n"
        );
        ir += &format!("%{i} = \"my.x\"() : () -> {ty}\n\"ask.a{i}\"(%{i}) : ({ty}) -> ()\n");
    }
    let patterns = folder.path().join("p.pdll").to_string_lossy().into_owned();
    std::fs::write(folder.path().join("made.td"), td).unwrap();
    std::fs::write(&patterns, pdll).unwrap();
    let run = Run::of(&["run", "-p", &patterns, "-"], &ir);
    let error = "a pattern was not applied because the IR that it asks for cannot be";
    assert!(run.status == 1 && run.err.contains(error), "{}", run.err);
    for (i, (rule, ty, want)) in BUILDERS.iter().enumerate() {
        let (name, ty_after) = if want.is_empty() { ("ask", ty) } else { ("got", want) };
        let (op, types) = (format!("\"{name}.a{i}\""), format!(" : ({ty_after}) -> ()"));
        let found = run.out.lines().any(|l| l.contains(&op) && l.ends_with(&types));
        assert!(found, "{rule} of {ty}\n{}\n{}", run.out, run.err);
        let failed =
            format!("pattern Make{i} did not rewrite: the result types of 'own.made{i}' cannot be inferred");
        assert_eq!(run.err.contains(&failed), want.is_empty(), "{rule} of {ty}\n{}", run.err);
    }
    let again = Run::of(&["run", "-p", &patterns, "-"], &run.out);
    assert_eq!(again.out, run.out);
}

/// A file with this text in a folder.
fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}

/// A form that is declared and cannot be read is not one that is missing.
#[test]
fn it_is_told_why_a_form_cannot_be_read() {
    if !installed(&NEEDED) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| written(folder.path(), name, text);
    let definitions = file(
        "my.td",
        "include \"mlir/IR/OpBase.td\"\n\
         def My : Dialect { let name = \"my\"; let cppNamespace = \"::my\"; }\n\
         def Wrong : Op<My, \"wrong\"> {\n\
         let arguments = (ins I32:$x); let assemblyFormat = \"custom<Nope>($x) attr-dict\"; }\n\
         def Code : Op<My, \"code\"> { let arguments = (ins I32:$x); let hasCustomAssemblyFormat = 1; }\n",
    );
    let ir = file("in.mlir", "%x = \"a.b\"() : () -> i32\nmy.wrong %x\nmy.code %x\nmy.none %x\n");
    let run = pdllc(&["run", "--dialect", &definitions, "-I", INCLUDE, &ir]);
    assert_eq!(run.status, 1);
    let expected = "\
in.mlir:2:1: error: the custom form of `my.wrong` cannot be read: in its `assemblyFormat`, \
the directive `Nope` is not known; write it in generic form
in.mlir:3:1: error: the custom form of `my.code` cannot be read: \
it is written in C++ (`hasCustomAssemblyFormat`); write it in generic form
in.mlir:4:1: error: the operation `my.none` is not known: \
no custom form is registered for it; write it in generic form
in.mlir:4:1: help: `--dialect FILE.td` reads the definition of `my` from a file
";
    assert_eq!(run.err.replace(&ir, "in.mlir"), expected);
}
