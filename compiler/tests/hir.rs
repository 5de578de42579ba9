//! Golden tests of the semantic stage: each part of `tests/hir/STANDARD/NAME.pdll` lowers to a part of `NAME.pdl`, or is
//! reported as there; `NAME.ast` is its tree, `NAME.human` what people are shown. `UPDATE_GOLDEN=1` writes them. The files of `mlir22` are also given to
//! mlir-pdll, where it is installed (`PDLLC_REQUIRE_MLIR=1`: it must be).
use bumpalo::Bump;
use pdll_compiler::diag::{Diagnostics, Format};
use pdll_compiler::emit::{ast, pdl_text};
use pdll_compiler::hir::{self, Options, ods};
use pdll_compiler::source::{SourceMap, Span, Standard};
use pdll_compiler::syntax;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const MLIR_PDLL: &str = "/usr/lib/llvm-22/bin/mlir-pdll";
const MARK: &str = "// -----\n";

fn dir(std: Standard) -> PathBuf {
    let name = if std == Standard::Mlir22 { "mlir22" } else { "pdllc" };
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hir").join(name)
}

/// The inputs of a standard: name and text.
fn inputs(std: Standard) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(dir(std)).expect("the directory of inputs");
    let mut list: Vec<_> = entries
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "pdll"))
        .map(|p| (p.clone(), std::fs::read_to_string(p).expect("an input")))
        .collect();
    list.sort();
    assert!(!list.is_empty());
    list
}

/// What `my.td` declares.
fn model() -> ods::Model {
    let ops = [
        ("zero", "", "", false),
        ("one", "in", "out", false),
        ("one_infer", "in", "out", true),
        ("two", "x y", "a b", false),
        ("opt", "x?", "r?", false),
        ("mix", "x ys* z?", "r rs* ro?", false),
        ("two_var", "xs* ys*", "rs* ss*", false),
    ];
    let groups = |text: &str| {
        let group = |g: &str| ods::Group {
            name: g.trim_end_matches(['*', '?']).to_string(),
            kind: match g.chars().last() {
                Some('*') => ods::GroupKind::Variadic,
                Some('?') => ods::GroupKind::Optional,
                _ => ods::GroupKind::Single,
            },
        };
        text.split_whitespace().map(group).collect::<Vec<_>>()
    };
    let ops = ops.map(|(name, operands, results, infers_types)| ods::OpDef {
        name: format!("my.{name}"),
        operands: groups(operands),
        results: groups(results),
        attributes: if name == "zero" { vec!["value".into()] } else { Vec::new() },
        infers_types,
        cpp_class: String::new(),
        span: Span::default(),
    });
    ods::Model { ops: ops.into(), ..ods::Model::default() }
}

/// Some of the constraints that come with `my.td`.
fn imported() -> Vec<ods::ConstraintDef> {
    let integer = "((::llvm::isa<::mlir::IntegerAttr>(self))) && \
                   ((::llvm::cast<::mlir::IntegerAttr>(self).getType().isSignlessInteger(64)))";
    let list = [
        ("I64Attr", ods::ConstraintKind::Attr, integer),
        ("I32", ods::ConstraintKind::Type, "(self.isSignlessInteger(32))"),
        ("InferTypeOpInterface", ods::ConstraintKind::Op, "llvm::isa<::mlir::InferTypeOpInterface>(self)"),
    ];
    let def = |(name, kind, code): (&str, _, _)| ods::ConstraintDef {
        name: name.to_string(),
        kind,
        code: format!("return ::mlir::success({code});"),
        cpp_type: String::new(),
        span: Span::default(),
    };
    list.map(def).into()
}

/// Takes every literal but for those with a `!` at its place; upper case is not canonical.
struct NoBang;

impl hir::Literals for NoBang {
    fn check(&self, _: hir::LiteralKind, text: &str) -> Result<String, hir::LiteralError> {
        match text.find('!') {
            Some(offset) => Err(hir::LiteralError { offset, message: "a bang".into() }),
            None => Ok(text.replace("UNIT", "unit")),
        }
    }
}

struct Outcome {
    pdl: Result<String, String>,
    ast: Option<String>,
    located: String,
    warnings: String,
    human: String,
}

fn compile(name: &str, text: &str, std: Standard) -> Outcome {
    let mut sources = SourceMap::new(std).with_dirs([dir(Standard::Mlir22)]);
    let mut diags = Diagnostics::new();
    let file = sources.add(name, text.as_bytes()).expect("small inputs");
    let arena = Bump::new();
    let tree = syntax::parse(&mut sources, file, std, &arena, &mut diags);
    let mut ods = model();
    for f in sources.files().filter(|f| sources.name(*f).ends_with(".td")) {
        let ops = (0..ods.ops.len() as u32).collect();
        ods.imports.insert(f, ods::Import { ops, constraints: imported() });
        ods.ops.iter_mut().for_each(|o| o.span = sources.span(f, 0, 0));
    }
    let options = Options { std, ods: Some(&ods), literals: Some(&NoBang) };
    let hir = hir::analyse(tree, &arena, &sources, &options, &mut diags);
    let module = hir.as_ref().map(|h| hir::lower(h, &options, &mut diags));
    diags.sort(&sources);
    let render =
        |format| diags.render(&sources, format).replace(&*dir(Standard::Mlir22).to_string_lossy(), "DIR");
    let said = render(Format::Short);
    let human = render(Format::Human { color: false });
    let tree = hir.as_ref().and_then(|h| ast::print(h, 1 << 20));
    match module {
        Some(m) if !diags.has_errors() => Outcome {
            pdl: Ok(pdl_text::print(&m, pdl_text::Locations::None)),
            ast: tree,
            located: pdl_text::print(&m, pdl_text::Locations::Aliases(&sources)),
            warnings: said,
            human,
        },
        _ => Outcome { pdl: Err(said), ast: tree, located: String::new(), warnings: String::new(), human },
    }
}

/// Node addresses are not compared.
fn masked(ast: &str) -> String {
    let mut out = String::with_capacity(ast.len());
    let mut parts = ast.split(" 0x");
    out.push_str(parts.next().unwrap_or_default());
    for p in parts {
        out.push_str(p.trim_start_matches(|c: char| c.is_ascii_hexdigit()));
    }
    out
}

/// The tree from the first pattern on, where there is an import: most of what it brings is not in the model of the test.
fn comparable(part: &str, ast: &str) -> String {
    let all = masked(ast);
    let start = if part.contains("#include") { all.find("PatternDecl") } else { None };
    all[start.unwrap_or(0)..].to_string()
}

fn golden(path: &Path, have: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, have).expect("a writable golden file");
    }
    let want = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(want, have, "{}", path.display());
}

#[test]
fn goldens() {
    for std in [Standard::Mlir22, Standard::Pdllc] {
        for (path, text) in inputs(std) {
            let (mut pdl, mut tree, mut human) = (String::new(), String::new(), String::new());
            for part in text.split(MARK) {
                let o = compile("t.pdll", part, std);
                let (Ok(said) | Err(said)) = &o.pdl;
                let _ = write!(pdl, "{}{}{said}{MARK}", part.replace("\n\n", "\n"), o.warnings);
                if !o.human.is_empty() {
                    let _ = write!(human, "{}{MARK}", o.human);
                }
                if std == Standard::Mlir22 && o.pdl.is_ok() {
                    let _ = write!(tree, "{part}{}{MARK}", masked(&o.ast.unwrap_or_default()));
                }
            }
            golden(&path.with_extension("pdl"), &pdl);
            if !human.is_empty() {
                golden(&path.with_extension("human"), &human);
            }
            if !tree.is_empty() {
                golden(&path.with_extension("ast"), &tree);
            }
        }
    }
}

/// The names of all warnings in the sources have a page each, and every page is of a warning.
#[test]
fn warnings_have_pages() {
    fn names(dir: &Path, out: &mut BTreeSet<String>) {
        for e in std::fs::read_dir(dir).expect("a directory") {
            let path = e.expect("an entry").path();
            if path.is_dir() {
                names(&path, out);
            } else {
                let text = std::fs::read_to_string(&path).expect("a source");
                let calls = text.split("Diagnostic::warning(").skip(1);
                out.extend(
                    calls.filter_map(|c| Some(c.trim_start().strip_prefix('"')?.split('"').next()?.into())),
                );
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut used = BTreeSet::new();
    names(&root.join("src"), &mut used);
    let pages: BTreeSet<String> = std::fs::read_dir(root.join("../docs/warnings"))
        .expect("the pages")
        .map(|e| e.expect("an entry").path().file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    assert!(used.len() >= 5, "{used:?}");
    assert_eq!(used, pages);
}

/// `LINE:COL` of the first error.
fn first_error(said: &str) -> Option<&str> {
    let line = said.lines().find(|l| l.contains(": error:") && !l.starts_with("loc("))?;
    let place = line.split(": error:").next()?;
    let mut colons = place.rmatch_indices(':').map(|m| m.0);
    let (_, second) = (colons.next()?, colons.next()?);
    Some(&place[second + 1..])
}

#[test]
fn agrees_with_mlir_pdll() {
    if !Path::new(MLIR_PDLL).exists() {
        assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "{MLIR_PDLL} is not installed");
        return;
    }
    let scratch = std::env::temp_dir().join(format!("pdllc-hir-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("a scratch directory");
    let mut wrong = Vec::new();
    for (path, text) in inputs(Standard::Mlir22) {
        for (k, part) in text.split(MARK).enumerate() {
            std::fs::write(scratch.join("t.pdll"), part).expect("a scratch file");
            let run = |x: &str| {
                let mut c = Command::new(MLIR_PDLL);
                c.current_dir(&scratch).args([x, "t.pdll", "-I"]).arg(dir(Standard::Mlir22));
                let out = c.args(["-I", "/usr/lib/llvm-22/include"]).output().expect("mlir-pdll runs");
                let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
                (out.status.success(), text(&out.stdout), text(&out.stderr))
            };
            let (good, mlir, said) = run("-x=mlir");
            let ours = compile("t.pdll", part, Standard::Mlir22);
            let case = format!("{}#{k}", path.display());
            match &ours.pdl {
                Ok(_) if good => {
                    let (_, tree, _) = run("-x=ast");
                    if ours.located != mlir {
                        wrong.push(format!("{case}: PDL\n{mlir}\n{}", ours.located));
                    } else if comparable(part, &tree) != comparable(part, &ours.ast.unwrap_or_default()) {
                        wrong.push(format!("{case}: AST"));
                    } else if said.matches(": warning:").count()
                        != ours.warnings.matches(": warning:").count()
                    {
                        wrong.push(format!("{case}: warnings\n{said}\n{}", ours.warnings));
                    }
                }
                Err(e) if !good => {
                    // What the verifier finds after lowering has no such position.
                    if let Some(want) = first_error(&said)
                        && Some(want) != first_error(e)
                    {
                        wrong.push(format!("{case}: error\n{said}\n{e}"));
                    }
                }
                Ok(_) => wrong.push(format!("{case}: accepted\n{said}")),
                Err(e) => wrong.push(format!("{case}: rejected\n{e}")),
            }
        }
    }
    let _ = std::fs::remove_dir_all(&scratch);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Programs that ask for more than there is get an error, soon.
#[test]
fn limits() {
    let chain = |n: usize, call: &dyn Fn(usize) -> String| {
        let mut s = String::from("Constraint F0(v: Value);\n");
        for i in 1..=n {
            let _ = writeln!(s, "Constraint F{i}(v: Value) {{ {} }}", call(i - 1));
        }
        let _ = writeln!(s, "Pattern {{ let r = op<a.b>(x: Value); F{n}(x); erase r; }}");
        s
    };
    let deep = chain(100_000, &|i| format!("F{i}(v);"));
    let wide = chain(60, &|i| format!("F{i}(v); F{i}(v);"));
    let mut tuples = String::from("Pattern { let x0 = (attr<\"1 : i8\">, attr<\"2 : i8\">);\n");
    for i in 1..2000 {
        let _ = writeln!(tuples, "let x{i} = (x{}, x{});", i - 1, i - 1);
    }
    tuples.push_str("erase x0; }");
    let mut unknown = String::new();
    for i in 0..3000 {
        let _ = writeln!(unknown, "Pattern p{i} {{ let r: Op; unknown{i}(r); erase r; }}");
    }
    for (text, want) in [
        (deep, "nested too deeply"),
        (wide, "expands to more than"),
        (tuples, "only an operation can be erased"),
        (unknown, "unknown name `unknown2999`"),
        (format!("Pattern => erase {}x;", "(".repeat(100_000)), "nest"),
    ] {
        let said = compile("t.pdll", &text, Standard::Pdllc).pdl.expect_err("too much");
        assert!(said.contains(want), "{want}: {}", &said[..said.len().min(500)]);
    }
}

/// Statements that are put together by chance: mostly well formed, mostly wrong.
fn soup() -> impl Strategy<Value = String> {
    let words = [
        "Pattern {",
        "Pattern p => ",
        "Constraint C(v: Value) {",
        "Rewrite R(o: Op) -> Value {",
        "let x",
        "let r: Op",
        "= op<a.b>(x: Value, _: ValueRange) -> (t: Type)",
        "op<my.mix>",
        "op<a.b>(x)",
        "{k = attr<\"1 : i8\">}",
        "attr<\"\">",
        "r",
        "x",
        "x.0",
        ".results",
        "(x, a = r)",
        "C(x)",
        "not C(x)",
        "R(r)",
        ": [Value, C]",
        ": Op<a.b>",
        ":",
        ",",
        "(",
        ")",
        ";",
        ";",
        ";",
        "}",
        "};",
        "erase",
        "replace r with",
        "rewrite r with {",
        "return",
        "C",
        "=> ",
        "#include \"my.td\"",
        "I32",
        "r.operands",
        "Constraint(v: Value) [{ }]",
        "-> (a: Attr, Value)",
    ];
    proptest::collection::vec(proptest::sample::select(words.to_vec()), 1..40).prop_map(|w| w.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Nothing panics; what `mlir22` takes, `pdllc` takes too.
    #[test]
    fn any_program(text in soup()) {
        let strict = compile("t.pdll", &text, Standard::Mlir22);
        let ours = compile("t.pdll", &text, Standard::Pdllc);
        prop_assert!(strict.pdl.is_err() || ours.pdl.is_ok(), "{}", text);
    }
}
