//! The language, part by part: `tests/pdll/NAME.pdll` holds programs divided by `// -----`, of which the
//! first line says what it shows: a row of the table of diagnostics (`V3: ...`), a production of the
//! grammar, a conversion. Beside it stand the tree (`.ast`), PDL (`.mlir`) and C++ (`.cpp`) of the programs
//! that are accepted, and what is said about the others in the format for tools (`.short`) and for people
//! (`.human`). `UPDATE_EXPECT=1` writes them.
//!
//! The files in `tests/pdll` agree with mlir-pdll 22, which the last test asks where it is installed
//! (`PDLLC_REQUIRE_MLIR=1`: it must be). Those in `tests/deviations` do not, knowingly, and are shown under
//! both standards. `tests/reports` is about what is said alone.
use pdll::IrLiterals;
use pdll_compiler::driver;
use pdll_compiler::emit::{ast, pdl_text};
use pdll_compiler::hir::Options;
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{FileId, SourceMap, Standard};
use pdll_tests::masked;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const MLIR_PDLL: &str = "/usr/lib/llvm-22/bin/mlir-pdll";

/// One program of a file.
struct Part {
    /// `FILE.pdll`, by which it is known to the compiler.
    file: String,
    number: usize,
    text: String,
}

impl Part {
    /// What the first line says.
    fn title(&self) -> &str {
        self.text.lines().next().unwrap_or_default().trim_start_matches("// ")
    }

    /// The parts of all files of a folder of `tests`.
    fn all(folder: &str) -> Vec<(PathBuf, Vec<Part>)> {
        let parts = |path: &PathBuf| {
            let file = path.file_name().expect("a name").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(path).expect("an input");
            let part = |(number, text): (usize, &str)| Part { file: file.clone(), number, text: text.into() };
            text.split("// -----\n").enumerate().map(part).collect::<Vec<_>>()
        };
        pdll_tests::files(folder, "pdll").into_iter().map(|p| (p.clone(), parts(&p))).collect()
    }
}

/// What the compiler makes of a program.
struct Outcome {
    /// Tree, PDL and C++, if it is accepted.
    outputs: Option<[String; 3]>,
    short: String,
    human: String,
}

/// One output of the compiler with what it said on the way.
fn stage<T>(
    part: &Part,
    std: Standard,
    run: impl FnOnce(&mut SourceMap, FileId, &Options<'_>, &mut Diagnostics) -> Option<T>,
) -> (Option<T>, SourceMap, Diagnostics) {
    let mut sources = SourceMap::new(std).with_dirs([PathBuf::from("pdll")]);
    let file = sources.add(&part.file, part.text.as_bytes()).expect("a small text");
    let literals = IrLiterals::default();
    let options = Options { std, literals: Some(&literals), ..Options::default() };
    let mut diags = Diagnostics::new();
    let made = run(&mut sources, file, &options, &mut diags);
    // Whatever a person is told to write, a tool can write.
    for d in &diags {
        let meant = d.help.as_deref().and_then(|help| help.strip_prefix("did you mean `")?.split('`').next());
        let suggested = d.suggestions.iter().map(|s| s.replacement.as_str());
        assert!(meant.is_none_or(|meant| suggested.clone().any(|s| s == meant)), "{d}");
    }
    (made, sources, diags)
}

fn compile(part: &Part, std: Standard) -> Outcome {
    let (pdl, sources, diags) = stage(part, std, driver::to_pdl);
    let outputs = pdl.map(|module| {
        let (tree, ..) = stage(part, std, |s, f, o, d| {
            driver::with_hir(s, f, o, d, |hir, _, _| ast::print(&hir, 1 << 20).expect("a small tree"))
        });
        let (cpp, ..) = stage(part, std, driver::to_cpp);
        let cpp = cpp.expect("C++ of what became PDL");
        [
            masked(&tree.expect("the tree of what became PDL")),
            pdl_text::print(&module, pdl_text::Locations::Aliases(&sources)),
            String::from_utf8(cpp).expect("text"),
        ]
    });
    Outcome {
        outputs,
        short: diags.render(&sources, Format::Short),
        human: diags.render(&sources, Format::Human { color: false }),
    }
}

/// A golden file: outputs of parts, under their titles.
#[derive(Default)]
struct Golden(String);

impl Golden {
    fn add(&mut self, part: &Part, what: &str, text: &str) {
        if !text.is_empty() {
            let end = if text.ends_with('\n') { "" } else { "\n" };
            let _ = write!(self.0, "==== {}{what}: {}\n{text}{end}", part.number, part.title());
        }
    }
}

const KINDS: [&str; 5] = ["ast", "mlir", "cpp", "short", "human"];

/// Checks the golden files of a program file.
fn check(path: &Path, parts: &[Part], standards: &[(Standard, &str)]) {
    let mut goldens: [Golden; 5] = Default::default();
    for part in parts {
        for (std, what) in standards {
            let o = compile(part, *std);
            let outputs = o.outputs.unwrap_or_default();
            for (golden, text) in goldens.iter_mut().zip(outputs.iter().chain([&o.short, &o.human])) {
                golden.add(part, what, text);
            }
        }
    }
    for (golden, kind) in goldens.iter().zip(KINDS) {
        pdll_tests::golden(path.with_extension(kind), &golden.0);
    }
}

#[test]
fn goldens() {
    for (path, parts) in Part::all("pdll") {
        check(&path, &parts, &[(Standard::Mlir22, "")]);
    }
}

/// What only this project says: warnings, and several errors of one run.
#[test]
fn diagnostics() {
    for (path, parts) in Part::all("reports") {
        let (mut short, mut human) = (Golden::default(), Golden::default());
        for part in &parts {
            let o = compile(part, Standard::Extended);
            short.add(part, "", &o.short);
            human.add(part, "", &o.human);
        }
        pdll_tests::golden(path.with_extension("short"), &short.0);
        pdll_tests::golden(path.with_extension("human"), &human.0);
    }
}

#[test]
fn deviations() {
    for (path, parts) in Part::all("deviations") {
        check(&path, &parts, &[(Standard::Mlir22, " mlir22"), (Standard::Extended, " pdllc")]);
    }
}

/// What the cases are written for, by family: lexing (`L`), directives (`D`), what stands at top level (`T`),
/// patterns (`P`), constraints and rewrites (`C`), variables (`V`), expressions (`E`), warnings (`W`),
/// statements (`S`), and what only shows when patterns are lowered (`R`).
fn rows() -> Vec<String> {
    let families = [
        ("L", 4),
        ("D", 5),
        ("T", 2),
        ("P", 10),
        ("C", 11),
        ("V", 18),
        ("E", 21),
        ("W", 2),
        ("S", 9),
        ("R", 7),
    ];
    families.iter().flat_map(|(f, n)| (1..=*n).map(move |i| format!("{f}{i}"))).collect()
}

/// The productions of the grammar and the conversions between types that a case must exist for.
const ACCEPTED: [&str; 42] = [
    "module",
    "directive",
    "topDecl",
    "pattern",
    "metadata",
    "constraintDecl",
    "rewriteDecl",
    "callableTail",
    "signature",
    "arg",
    "result",
    "argConstraint",
    "inlineDecl",
    "inlineTail",
    "lambdaStmt",
    "constraintList",
    "constraint",
    "stmt",
    "opRewriteStmt",
    "replOperation",
    "expr",
    "primary",
    "inlineVarOrRef",
    "element",
    "opExpr",
    "attrEntry",
    "opName",
    "lexical",
    "convert: same type",
    "convert: Op<n> to Op",
    "convert: Op to ValueRange",
    "convert: Op to Value",
    "convert: Op with ODS to Value",
    "convert: Op with variadic results to Value",
    "convert: Value to ValueRange",
    "convert: ValueRange to Value",
    "convert: Type to TypeRange",
    "convert: TypeRange to Type",
    "convert: tuple to tuple",
    "convert: tuple to ValueRange",
    "convert: tuple to TypeRange",
    "convert: what is returned",
];

/// Every row is shown by a program that it refuses (or warns of), everything else by one that is accepted.
#[test]
fn everything_is_covered() {
    let (mut said, mut accepted) = (BTreeSet::new(), BTreeSet::<&str>::new());
    let mut count = 0;
    for part in Part::all("pdll").iter().chain(&Part::all("deviations")).flat_map(|f| &f.1) {
        count += 1;
        let row = part.title().split(':').next().unwrap_or_default();
        let o = compile(part, Standard::Mlir22);
        let warning = row.starts_with('W');
        if rows().iter().any(|r| r == row) {
            let good = if warning { o.short.contains(": warning: ") } else { o.outputs.is_none() };
            assert!(good, "{}#{}: nothing is said of {row}", part.file, part.number);
            said.insert(row.to_string());
        }
        if o.outputs.is_some() {
            accepted.extend(ACCEPTED.iter().filter(|what| part.title().starts_with(**what)));
        }
    }
    let missing: Vec<_> = rows().into_iter().filter(|r| !said.contains(r)).collect();
    assert!(missing.is_empty(), "no program for {missing:?}");
    let missing: Vec<_> = ACCEPTED.iter().filter(|what| !accepted.contains(*what)).collect();
    assert!(missing.is_empty(), "no program for {missing:?}");
    assert!(count >= 400, "{count} programs");
}

/// The places `LINE:COL` of the errors or warnings among lines `FILE:LINE:COL: error: ...`, or of the
/// verifier's `loc("FILE":LINE:COL): error: ...`.
fn places<'s>(said: &'s str, severity: &str) -> Vec<&'s str> {
    let lines = said.lines().filter_map(|l| l.split_once(&format!(": {severity}: ")).map(|p| p.0));
    let place = |before: &'s str| {
        let before = before.strip_suffix(')').unwrap_or(before);
        let (rest, _) = before.rsplit_once(':')?;
        let (file, _) = rest.rsplit_once(':')?;
        Some(&before[file.len() + 1..])
    };
    lines.filter_map(place).collect()
}

/// What mlir-pdll makes of a program: output, what it said, and whether it accepts it.
fn ask(part: &Part, output: &str) -> (String, String, bool) {
    let mut command = Command::new(MLIR_PDLL);
    command.args([output, "-I", "pdll"]);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("mlir-pdll runs");
    child.stdin.take().expect("a pipe").write_all(part.text.as_bytes()).expect("mlir-pdll reads");
    let out = child.wait_with_output().expect("mlir-pdll ends");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace("<stdin>", &part.file);
    let crashed = if out.status.code().is_none() { "it crashed\n" } else { "" };
    (text(&out.stdout), text(&out.stderr) + crashed, out.status.success())
}

/// How our view of a program differs from that of mlir-pdll.
fn difference(part: &Part) -> Option<String> {
    let ours = compile(part, Standard::Mlir22);
    let (mlir, said, good) = ask(part, "-x=mlir");
    let Some(outputs) = &ours.outputs else {
        let (want, got) = (places(&said, "error"), places(&ours.short, "error"));
        // What the verifier says of a whole pattern we say where the reason stands (deviation 19).
        let late = ["R2:", "R6:"].iter().any(|row| part.title().starts_with(row));
        let same = late || want.first() == got.first();
        return (good || !same || said.ends_with("it crashed\n"))
            .then(|| format!("it says\n{said}\nwe say\n{}", ours.short));
    };
    if !good {
        return Some(format!("it refuses\n{said}"));
    }
    if places(&said, "warning") != places(&ours.short, "warning") {
        return Some(format!("it warns\n{said}\nwe warn\n{}", ours.short));
    }
    let theirs = [masked(&ask(part, "-x=ast").0), mlir, ask(part, "-x=cpp").0];
    let which = (0..3).find(|&i| theirs[i] != outputs[i])?;
    Some(format!("{}: it prints\n{}\nwe print\n{}", KINDS[which], theirs[which], outputs[which]))
}

#[test]
fn agrees_with_mlir_pdll() {
    if !pdll_tests::installed(&[MLIR_PDLL]) {
        return;
    }
    let files = Part::all("pdll");
    let parts: Vec<&Part> = files.iter().flat_map(|f| &f.1).collect();
    let half = parts.len() / 2;
    let compare = |parts: &[&Part]| -> Vec<String> {
        let differs = |p: &&Part| Some(format!("{}#{}: {}", p.file, p.number, difference(p)?));
        parts.iter().filter_map(differs).collect()
    };
    let wrong = std::thread::scope(|s| {
        let first = s.spawn(|| compare(&parts[..half]));
        let second = compare(&parts[half..]);
        [first.join().expect("no panic"), second].concat()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
