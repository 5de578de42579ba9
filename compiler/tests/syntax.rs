//! The syntax stage on texts: tokens, trees, diagnostics in all formats, agreement with mlir-pdll where it is
//! installed, and robustness against anything.
//!
//! The files in `tests/syntax/` hold cases: `==== NAME`, the input, `----`, the expected output.
//! `UPDATE_EXPECT=1` writes the output of this build into them.
use bumpalo::Bump;
use pdll_compiler::syntax::token::Kind;
use pdll_compiler::syntax::{dump, lexer, parse};
use pdll_source::diag::{Diagnostic, Diagnostics, Format, Level, Levels, Severity};
use pdll_source::{Limits, SourceMap, Span, Standard};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn golden(file: &str, run: impl Fn(&str, &str) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax").join(file);
    let text = std::fs::read_to_string(&path).expect("golden file");
    let mut out = String::new();
    for case in text.split("==== ").skip(1) {
        let (name, rest) = case.split_once('\n').expect("a name and a line end");
        let input = rest.split("----\n").next().unwrap_or_default();
        let _ = write!(out, "==== {name}\n{input}----\n{}", run(name, input));
    }
    assert!(!out.is_empty(), "{file} has no cases");
    pdll_tests::golden(path, &out);
}

/// Cases whose name begins with `pdllc` are of that standard.
fn standard(name: &str) -> Standard {
    if name.starts_with("pdllc") { Standard::Extended } else { Standard::Mlir22 }
}

fn parse_text(text: &[u8], std: Standard) -> (SourceMap, Diagnostics, String) {
    let mut sources = SourceMap::new(std);
    let file = sources.add("t.pdll", text).expect("small text");
    let (arena, mut diags) = (Bump::new(), Diagnostics::new());
    let module = parse(&mut sources, file, std, &arena, &mut diags);
    let tree = dump(module, sources.base(file));
    diags.sort(&sources);
    (sources, diags, tree)
}

#[test]
fn tokens() {
    golden("tokens.txt", |_, input| {
        let lexed = lexer::lex(input.as_bytes(), 0, Standard::Extended);
        let mut out = String::new();
        for t in &lexed.toks {
            let text = &input[t.span.lo as usize..t.span.hi as usize];
            let _ = writeln!(out, "{:?} {text:?}", t.kind);
        }
        for d in &lexed.errors {
            let _ = writeln!(out, "error at {}: {}", d.span().expect("a place in the text").lo, d.message);
        }
        out
    });
}

#[test]
fn trees() {
    golden("trees.txt", |name, input| {
        let (sources, diags, tree) = parse_text(input.as_bytes(), standard(name));
        tree + &diags.render(&sources, Format::Short)
    });
}

#[test]
fn errors() {
    golden("errors.txt", |name, input| {
        let (sources, diags, _) = parse_text(input.as_bytes(), standard(name));
        let f = |f| diags.render(&sources, f);
        f(Format::Short) + &f(Format::Json) + &f(Format::Human { color: false })
    });
}

/// In the error cases, mlir-pdll reports its first error where we report ours.
#[test]
fn first_error_is_where_mlir_reports_it() {
    let tool = "/usr/lib/llvm-22/bin/mlir-pdll";
    if !pdll_tests::installed(&[tool]) {
        return;
    }
    let dir = std::env::temp_dir().join(format!("pdllc-syntax-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("temporary directory");
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax/errors.txt"));
    let mut wrong = String::new();
    for case in text.expect("golden file").split("==== ").skip(1) {
        let (name, rest) = case.split_once('\n').expect("a name and a line end");
        let input = rest.split_once("----\n").map_or(rest, |x| x.0);
        if standard(name) == Standard::Extended {
            continue;
        }
        let path = dir.join("t.pdll");
        std::fs::write(&path, input).expect("temporary file");
        let out = std::process::Command::new(tool).args(["-x=ast", "t.pdll"]).current_dir(&dir).output();
        let said = String::from_utf8_lossy(&out.expect("mlir-pdll runs").stderr).into_owned();
        let want = said.lines().find(|l| l.contains(": error: ")).unwrap_or("nothing");
        let (sources, diags, _) = parse_text(input.as_bytes(), Standard::Mlir22);
        let (line, col) = diags
            .list()
            .first()
            .map_or((0, 0), |d| sources.line_col(d.span().expect("a place in the text").lo));
        if !want.starts_with(&format!("t.pdll:{line}:{col}: ")) {
            let _ = writeln!(wrong, "{name}: ours {line}:{col}, mlir-pdll {want}");
        }
    }
    std::fs::remove_dir_all(&dir).expect("temporary directory");
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn bytes_that_are_no_text() {
    let cases: [(&[u8], &str); 8] = [
        (b"Pattern\0\x0c", "t.pdll:1:9: error: unexpected character ` `\n"),
        (b"\xff\xfe\n", "t.pdll:1:1: error: unexpected characters"),
        (b"\xef\xbb\xbfPattern", "t.pdll:1:1: error: unexpected character"),
        (b"// \xff\n  $", "t.pdll:2:3: error: unexpected character `$`"),
        (b"// one\rPattern $", "t.pdll:1:16: error: unexpected character `$`"),
        (b"#include \"\xff\xc3\xa9\" $", "t.pdll:1:10: error: cannot tell what"),
        (b"Constraint C(v: Value) [{ \xff \\q", "t.pdll:1:29: error: unknown escape"),
        (b"Constraint C(v: Value) \"\x80\n", "t.pdll:1:26: error: a string cannot contain a line break"),
    ];
    for (text, want) in cases {
        let (sources, diags, _) = parse_text(text, Standard::Extended);
        let got = diags.render(&sources, Format::Short);
        let want = want.trim_end_matches('\n').replace("` `", "`\\u{c}`");
        assert!(got.starts_with(&want), "{text:?}: {got}");
        assert!(!diags.render(&sources, Format::Human { color: true }).is_empty());
    }
}

/// Nesting of any kind ends in one diagnostic, on a small stack too.
#[test]
fn deep_nesting() {
    let n = 100_000;
    let shapes = [
        ("let x = ", "(", ")", ";"),
        ("let x = ", "op<a.b>(", ")", ";"),
        ("let x = ", "(y, ", ")", ";"),
        ("let x = ", "Constraint() => ", "x", ";"),
        ("let x = y", ".0", "", ";"),
        ("let x = y", "()", "", ";"),
        ("let x: ", "[Value<_: ", ">]", ";"),
        ("let x: ", "Constraint(a: ", ") {}", ";"),
        ("", "rewrite x with { ", "};", ""),
        ("let x = ", "Constraint() { let x = ", "; }", ";"),
        ("erase ", "op<a.b> {a = ", "}", ";"),
    ];
    for (before, open, close, after) in shapes {
        let text = format!(
            "Pattern {{ {before}{}{}{after} erase _: Op; }}\nPattern => erase 1;",
            open.repeat(n),
            close.repeat(n)
        );
        let (sources, diags, _) = parse_text(text.as_bytes(), Standard::Extended);
        let got = diags.render(&sources, Format::Short);
        assert!(got.contains("nested more than 256 levels deep"), "{open}: {got:.300}");
        assert!(got.contains("t.pdll:2:18: error: expected an expression"), "{open}: {got:.300}");
    }
}

/// What is nested less deeply than the limit parses.
#[test]
fn moderate_nesting() {
    let n = 250;
    let text = format!("Pattern => erase {}x{};", "op<a.b>(".repeat(n), ")".repeat(n));
    let (_, diags, _) = parse_text(text.as_bytes(), Standard::Mlir22);
    assert!(!diags.has_errors());
}

/// Reports on very long lines cost no more than what they show.
#[test]
fn long_lines() {
    let text = format!("Pattern {{ {} }}", "let x = \t; ".repeat(5_000));
    let (sources, diags, _) = parse_text(text.as_bytes(), Standard::Extended);
    let human = diags.render(&sources, Format::Human { color: true });
    assert!(human.len() < 5_100 * 400, "{}", human.len());
    let first = "t.pdll:1:20: error: expected an expression, found `;`\n  ...Pattern { let x =  ; let x =  ; let x =  ; \
                 let x =  ; let x...\n                        ^\n";
    assert!(human.starts_with(first), "{human:.300}");
}

fn scratch(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("pdllc-{name}-{}", std::process::id()));
    for (path, text) in files {
        let path = dir.join(path);
        std::fs::create_dir_all(path.parent().expect("a directory")).expect("temporary directory");
        std::fs::write(path, text).expect("temporary file");
    }
    dir
}

#[test]
fn includes() {
    let dir = scratch(
        "includes",
        &[
            (
                "main.pdll",
                "#include \"beside.pdll\"\n#include \"sub/in.pdll\"\n#include \"none.pdll\"\n#include \"x.txt\"\n#include \"d.td\"\n#include \"std/b.pdll\" 1",
            ),
            ("beside.pdll", "Pattern => erase _: Op;\n2"),
            ("sub/in.pdll", "#include \"deep.pdll\"\n3"),
            ("sub/deep.pdll", "4"),
            ("inc/d.td", "class A;"),
        ],
    );
    let run = |std| {
        let mut sources = SourceMap::new(std)
            .with_dirs([dir.join("inc"), dir.clone()])
            .with_builtin(|p| (p == "std/b.pdll").then(|| b"5"[..].into()));
        let main = dir.join("main.pdll");
        let text = std::fs::read(&main).expect("main");
        let file = sources.add(main.display().to_string(), text).expect("fits");
        let (arena, mut diags) = (Bump::new(), Diagnostics::new());
        parse(&mut sources, file, std, &arena, &mut diags);
        diags.sort(&sources);
        let at = format!("{}/", dir.display());
        let errors: Vec<_> = diags
            .render(&sources, Format::Short)
            .lines()
            .filter(|l| l.contains(": error: "))
            .map(|l| l.replace(&at, "").split(" error: ").map(|w| &w[..w.len().min(26)]).collect::<String>())
            .collect();
        let deps: Vec<_> =
            sources.dependencies().iter().map(|d| d.display().to_string().replace(&at, "")).collect();
        (errors, deps)
    };
    let (errors, deps) = run(Standard::Extended);
    let place =
        |e: &[String]| e.iter().map(|e| e.split(' ').next().unwrap_or("").to_string()).collect::<Vec<_>>();
    assert_eq!(
        place(&errors),
        [
            "beside.pdll:2:1:expected",
            "sub/deep.pdll:1:1:expected",
            "sub/in.pdll:2:1:expected",
            "main.pdll:3:10:cannot",
            "main.pdll:4:10:cannot",
            "std/b.pdll:1:1:expected",
            "main.pdll:6:23:expected"
        ]
    );
    // `std/b.pdll` is no file that a build tool could look at.
    assert_eq!(deps, ["beside.pdll", "inc/d.td", "sub/deep.pdll", "sub/in.pdll"]);
    // mlir-pdll does not look beside the including file: `deep.pdll` is in no include directory.
    let (errors, _) = run(Standard::Mlir22);
    assert_eq!(place(&errors)[1], "sub/in.pdll:1:10:cannot");
    std::fs::remove_dir_all(&dir).expect("temporary directory");
}

#[test]
fn files_that_include_themselves() {
    let dir = scratch(
        "cycles",
        &[
            ("a.pdll", "#include \"b.pdll\"\n"),
            ("b.pdll", "#include \"a.pdll\"\n"),
            ("c.pdll", "#include \"c.pdll\"\n#include \"c.pdll\"\n"),
        ],
    );
    for (name, limits) in
        [("a.pdll", Limits::default()), ("c.pdll", Limits { files: 100, ..Limits::default() })]
    {
        let mut sources = SourceMap::new(Standard::Extended).with_limits(limits);
        let path = dir.join(name);
        let file =
            sources.add(path.display().to_string(), std::fs::read(&path).expect("file")).expect("fits");
        let (arena, mut diags) = (Bump::new(), Diagnostics::new());
        parse(&mut sources, file, Standard::Extended, &arena, &mut diags);
        let got = diags.render(&sources, Format::Short);
        assert!(got.contains("it includes itself without end"), "{name}: {got:.300}");
        // Said of each directive once, where it stands.
        assert!(sources.files().count() <= 2 && diags.len() <= 2, "{name}: {got:.300}");
    }
    std::fs::remove_dir_all(&dir).expect("temporary directory");
}

fn allowing(warning: &str) -> Levels {
    let mut levels = Levels::new();
    levels.set(warning, Level::Allow);
    levels
}

/// What is found late is reported late, wherever it points; labels in other files show there.
#[test]
fn order_and_other_files() {
    let mut sources = SourceMap::default();
    let main = sources.add("main.td", &b"one\ntwo\n"[..]).expect("fits");
    let inc = sources.add_included("in.td", &b"x\n\xff\xffy"[..], sources.span(main, 0, 3)).expect("fits");
    let mut diags = Diagnostics::new();
    let at = |f, lo, hi| sources.span(f, lo, hi);
    diags.push(Diagnostic::error(at(main, 4, 7), "last"));
    diags.push(Diagnostic::error(at(main, 0, 3), "third").noticed_at(at(main, 3, 4)));
    diags.push(
        Diagnostic::warning("w", at(inc, 4, 5), "second").label(at(main, 0, 1), "there").note("n").help("h"),
    );
    diags.push(Diagnostic::error(at(main, 0, 3), "first"));
    diags.sort(&sources);
    assert_eq!(
        diags.render(&sources, Format::Short),
        "main.td:1:1: error: first\nin.td:2:3: warning: second\nmain.td:1:1: note: there\nin.td:2:3: note: n\n\
         in.td:2:3: help: h\nmain.td:1:1: error: third\nmain.td:2:1: error: last\n"
    );
    assert_eq!(diags.list()[1].severity, Severity::Warning);
    let human = diags.render(&sources, Format::Human { color: false });
    diags.apply(&allowing("x"), &sources);
    assert_eq!(diags.list().len(), 4);
    diags.apply(&allowing("w"), &sources);
    assert_eq!(diags.list().len(), 3);
    assert!(human.contains("included from main.td:1:1") && human.contains("there"), "{human}");
}

/// A soup of tokens that programs are made of.
fn soup() -> impl Strategy<Value = String> {
    let kinds: Vec<&str> = Kind::KEYWORDS
        .iter()
        .map(|k| k.0)
        .chain([
            "x",
            "y",
            "_",
            "benefit",
            "recursion",
            "1",
            "0",
            "\"s\"",
            "\"\\q\"",
            "[{ c }]",
            "#include",
            "->",
            "=>",
            "=",
            ":",
            ",",
            ".",
            ";",
            "<",
            ">",
            "{",
            "}",
            "(",
            ")",
            "[",
            "]",
            "op<a.b>",
            "x: Value",
            "let x = y;",
            "with {",
            "};",
            "@",
            "\"",
            "[{",
            "\n",
        ])
        .collect();
    proptest::collection::vec(proptest::sample::select(kinds), 0..60).prop_map(|v| v.join(" "))
}

/// Parses, checks what must hold for any text, and renders.
fn survives(text: &[u8]) {
    for std in [Standard::Extended, Standard::Mlir22] {
        let (sources, diags, tree) = parse_text(text, std);
        for d in diags.list() {
            assert!(
                d.span().expect("a place in the text").hi as usize <= text.len(),
                "a span beyond the end"
            );
            assert!(
                d.span().expect("a place in the text").lo <= d.span().expect("a place in the text").hi,
                "a span that ends before it begins"
            );
        }
        assert!(diags.has_errors() || !tree.contains("error"), "an error node without an error");
        for f in [Format::Short, Format::Json, Format::Human { color: true }] {
            let _ = diags.render(&sources, f);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn any_bytes(text in proptest::collection::vec(any::<u8>(), 0..200)) {
        survives(&text);
    }

    #[test]
    fn any_tokens(text in soup()) {
        survives(text.as_bytes());
        survives(format!("Pattern {{ {text} }}").as_bytes());
    }

    #[test]
    fn every_byte_is_in_a_token_or_between(text in soup()) {
        let lexed = lexer::lex(text.as_bytes(), 7, Standard::Extended);
        let mut end = 7;
        for t in &lexed.toks {
            prop_assert!(t.span.lo >= end && t.span.hi >= t.span.lo);
            end = t.span.hi;
        }
        prop_assert_eq!(end as usize, text.len() + 7);
        prop_assert_eq!(lexed.toks.last().map(|t| t.kind), Some(Kind::Eof));
    }

    #[test]
    fn spans_slice(lo in 0usize..40, hi in 0usize..40) {
        let mut sources = SourceMap::default();
        let a = sources.add("a", &b"abc\ndef"[..]).expect("fits");
        let b = sources.add("b", &b"ghi"[..]).expect("fits");
        for f in [a, b] {
            let s = sources.span(f, lo, hi);
            prop_assert_eq!(sources.file_at(s.lo), f);
            prop_assert_eq!(sources.file_at(s.hi), f);
            prop_assert!(sources.slice(s).len() <= 7);
            prop_assert_eq!(sources.slice(Span::new(s.hi, s.lo)).len(), 0);
        }
    }
}
