//! The front end on any text: tokens and trivia are the text, ranges nest, nothing panics.
//!
//! Texts are random bytes, random tokens, and programs of the repository with pieces taken out, doubled or
//! put elsewhere.
use bumpalo::Bump;
use pdll_compiler::driver;
use pdll_compiler::hir::names::{Mention, NameKind};
use pdll_compiler::hir::{ExprKind, Item, Options, StmtKind};
use pdll_compiler::syntax::token::Kind;
use pdll_compiler::syntax::trivia::{Piece, Trivia, documentation};
use pdll_compiler::syntax::walk::Node;
use pdll_compiler::syntax::{dump, lexer, parse};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Span, Standard};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::OnceLock;

/// The programs of `tests/pdll`.
fn programs() -> &'static [Vec<u8>] {
    static PROGRAMS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/pdll");
        let mut paths: Vec<_> = std::fs::read_dir(dir)
            .expect("the programs")
            .map(|e| e.expect("an entry").path())
            .filter(|p| p.extension().is_some_and(|e| e == "pdll"))
            .collect();
        paths.sort();
        paths.iter().map(|p| std::fs::read(p).expect("a program")).filter(|t| t.len() < 4_000).collect()
    })
}

/// A change of a text, in fractions of its length.
#[derive(Clone, Debug)]
enum Change {
    Remove(f64, usize),
    Double(f64, usize),
    Insert(f64, &'static str),
    End(f64),
}

fn change() -> impl Strategy<Value = Change> {
    let pieces = [
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        ";",
        ",",
        ".",
        "=>",
        "->",
        "// c\n",
        "\n\n",
        "\"",
        "[{",
        "}]",
        "let x",
        "op<a.b>",
        "Pattern",
        "Constraint C",
        "Rewrite",
        "erase",
        "with",
        "x: Value",
        "not ",
        "\0",
        "é",
        "#include \"x.pdll\"\n",
        "return ",
        "\r\n",
    ];
    prop_oneof![
        (0.0..1.0, 1usize..30).prop_map(|(at, len)| Change::Remove(at, len)),
        (0.0..1.0, 1usize..30).prop_map(|(at, len)| Change::Double(at, len)),
        (0.0..1.0, proptest::sample::select(pieces.to_vec()))
            .prop_map(|(at, piece)| Change::Insert(at, piece)),
        (0.0..1.0).prop_map(Change::End),
    ]
}

/// A program with some changes.
fn broken() -> impl Strategy<Value = Vec<u8>> {
    let program = 0..programs().len();
    (program, proptest::collection::vec(change(), 0..5)).prop_map(|(program, changes)| {
        let mut text = programs()[program].clone();
        for change in changes {
            let place = |at: f64, len: usize| {
                let lo = (at * text.len() as f64) as usize;
                lo..(lo + len).min(text.len())
            };
            match change {
                Change::Remove(at, len) => drop(text.drain(place(at, len))),
                Change::Double(at, len) => {
                    let range = place(at, len);
                    let piece = text[range.clone()].to_vec();
                    drop(text.splice(range.start..range.start, piece));
                }
                Change::Insert(at, piece) => {
                    let range = place(at, 0);
                    drop(text.splice(range, piece.bytes()));
                }
                Change::End(at) => text.truncate(place(at, 0).start),
            }
        }
        text
    })
}

/// Tokens, comments and blanks are the text, each comment is one, and belongs to one token.
fn is_lossless(text: &[u8]) {
    let base = 11;
    let lexed = lexer::lex(text, base, Standard::Extended);
    let trivia = Trivia::new(text, base, &lexed.toks, &lexed.comments);
    let slice = |s: Span| &text[(s.lo - base) as usize..(s.hi - base) as usize];
    let mut again = Vec::new();
    for piece in trivia.pieces() {
        let bytes = match piece {
            Piece::Token(i) => slice(lexed.toks[i].span),
            Piece::Comment(i) => slice(lexed.comments[i]),
            Piece::Blank(span) => slice(span),
        };
        match piece {
            Piece::Token(i) => assert_ne!(lexed.toks[i].kind, Kind::Eof),
            Piece::Comment(_) => assert!(bytes.starts_with(b"//") && !bytes.contains(&b'\n')),
            Piece::Blank(_) => assert!(bytes.iter().all(|b| b" \t\r\n\0".contains(b)), "{bytes:?}"),
        }
        again.extend_from_slice(bytes);
    }
    assert_eq!(again, text);
    let mut owned = Vec::new();
    for i in 0..lexed.toks.len() {
        owned.extend_from_slice(trivia.leading(i));
        owned.extend_from_slice(trivia.trailing(i));
    }
    assert_eq!(owned, lexed.comments);
}

/// A node lies in its parent.
fn nests(node: Node<'_, '_>) {
    let outer = node.span();
    assert!(outer.lo <= outer.hi, "{node:?}");
    node.for_each_child(&mut |child| {
        let inner = child.span();
        assert!(outer.lo <= inner.lo && inner.hi <= outer.hi, "{child:?} in {node:?}");
        nests(child);
    });
}

/// What must hold for any text.
fn survives(text: &[u8]) {
    is_lossless(text);
    for std in [Standard::Extended, Standard::Mlir22] {
        let mut sources = SourceMap::new(std);
        let file = sources.add("t.pdll", text).expect("small text");
        let (arena, mut diags) = (Bump::new(), Diagnostics::new());
        let module = parse(&mut sources, file, std, &arena, &mut diags);
        assert_eq!(sources.slice(module.span), text);
        nests(Node::Module(module));
        let path = Node::Module(module).path_to(module.span.lo + text.len() as u32 / 2);
        assert!(matches!(path[0], Node::Module(_)));
        is_analysed(text, std);
    }
}

/// Any text has a HIR, whose names stand where the table says; one without errors has no error nodes.
fn is_analysed(text: &[u8], std: Standard) {
    let mut sources = SourceMap::new(std);
    let file = sources.add("t.pdll", text).expect("small text");
    let (mut diags, options) = (Diagnostics::new(), Options { std, names: true, ..Options::default() });
    let sound = driver::with_any_hir(&mut sources, file, &options, &mut diags, |_, hir, sources| {
        let names = &hir.names;
        let mut end = 0;
        for m in names.mentions() {
            assert!(end <= m.span.lo && m.span.lo < m.span.hi, "{m:?} overlaps what is before it");
            end = m.span.hi;
            assert_eq!(names.at(m.span.lo), Some(*m));
            assert!(names.places(m.name).contains(&m.span));
            let (name, written) = (names.get(m.name), sources.slice(m.span));
            // Strings have quotes and escapes; blanks in names of operations are taken for pieces of them.
            let other =
                written.starts_with(b"\"") || written.starts_with(b"[{") || written[0].is_ascii_digit();
            if !other && !matches!(name.kind, NameKind::Op(_) | NameKind::File(_)) {
                assert_eq!(String::from_utf8_lossy(written), name.text);
            }
        }
        for (id, name) in names.iter() {
            if let Some(definition) = name.definition.filter(|_| !matches!(name.kind, NameKind::File(_))) {
                assert_eq!(sources.slice(definition), name.text.as_bytes(), "the definition of {name:?}");
                assert!(names.places(id).contains(&definition));
            }
        }
        if hir.checked().is_ok() {
            assert!(!hir.exprs.iter().any(|e| matches!(e.kind, ExprKind::Error)));
            assert!(!hir.items.iter().any(|i| matches!(i, Item::Error(_))));
            let stmts = hir.patterns.iter().flat_map(|p| p.body.stmts);
            assert!(stmts.into_iter().all(|s| !matches!(s.kind, StmtKind::Error)));
        }
        hir.checked().is_ok()
    });
    assert_eq!(sound, !diags.has_errors());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1000) })]

    #[test]
    fn any_bytes(text in proptest::collection::vec(any::<u8>(), 0..200)) {
        survives(&text);
    }

    #[test]
    fn any_text(text in "[ \n\t/\"a-c{}()\\[\\]<>;:.,=#\\\\-]{0,120}") {
        survives(text.as_bytes());
    }

    #[test]
    fn broken_programs(text in broken()) {
        survives(&text);
    }
}

/// The names of a text: where each stands, what it is, how it is spelt.
fn mentions(text: &[u8]) -> Vec<(Span, &'static str, String)> {
    let mut sources = SourceMap::new(Standard::Extended);
    let file = sources.add("t.pdll", text).expect("small text");
    let (mut diags, options) = (Diagnostics::new(), Options { names: true, ..Options::default() });
    driver::with_any_hir(&mut sources, file, &options, &mut diags, |_, hir, _| {
        let name = |m: &Mention| hir.names.get(m.name);
        let all = hir.names.mentions().iter();
        all.map(|m| (m.span, kind(name(m).kind), name(m).text.to_string())).collect()
    })
}

/// Wherever a program ends, the names before its end are still in the table.
#[test]
fn names_of_programs_that_end_early() {
    for text in programs() {
        let text = &text[..text.len().min(1500)];
        let all = mentions(text);
        let lexed = lexer::lex(text, 0, Standard::Extended);
        for end in &lexed.toks {
            let known = mentions(&text[..end.span.lo as usize]);
            for (span, kind, name) in all.iter().filter(|m| m.0.hi < end.span.lo) {
                assert!(
                    known.iter().any(|m| m.0 == *span),
                    "{kind} `{name}` in\n{}",
                    String::from_utf8_lossy(&text[..end.span.lo as usize])
                );
            }
        }
    }
}

/// What belongs to what: `leading | token | trailing`, blank lines counted.
#[test]
fn comments_and_what_they_belong_to() {
    let text = "// file\n\n// one\n// two\nPattern // name follows\n  P {\n\n\n  // why\n  erase op<a.b>; // done\n} // end\n// last\n";
    let lexed = lexer::lex(text.as_bytes(), 0, Standard::Extended);
    let trivia = Trivia::new(text.as_bytes(), 0, &lexed.toks, &lexed.comments);
    let show = |list: &[Span]| {
        let one = |c: &Span| {
            let blank = trivia.blank_lines_before(*c);
            format!("{}{}", "^".repeat(blank), &text[c.lo as usize..c.hi as usize])
        };
        list.iter().map(one).collect::<Vec<_>>().join(" ")
    };
    let mut shown = Vec::new();
    for (i, t) in lexed.toks.iter().enumerate() {
        let (leading, trailing) = (trivia.leading(i), trivia.trailing(i));
        if !leading.is_empty() || !trailing.is_empty() {
            let token = &text[t.span.lo as usize..t.span.hi as usize];
            shown.push(format!("{} | {token} | {}", show(leading), show(trailing)));
        }
    }
    assert_eq!(
        shown,
        [
            "// file ^// one // two | Pattern | // name follows",
            "^^// why | erase | ",
            " | ; | // done",
            " | } | // end",
            "// last |  | ",
        ]
    );
    let docs = documentation(text.as_bytes(), 0, &lexed.comments, text.find("Pattern").expect("it") as u32);
    assert_eq!(show(docs), "^// one // two");
}

/// Documentation ends where a blank line or code stands between; a first line of the file can be
/// documentation.
#[test]
fn documentation_of_declarations() {
    for (text, want) in [
        ("// a\nX", "// a"),
        ("// a\r\n/// b\r\nX", "// a/// b"),
        ("// a\n\n// b\nX", "// b"),
        ("// a\n\nX", ""),
        ("Y // a\n// b\nX", "// b"),
        ("Y // a\nX", ""),
        ("Y\n  // a\n  X", "// a"),
        ("X", ""),
    ] {
        let lexed = lexer::lex(text.as_bytes(), 5, Standard::Extended);
        let at = text.find('X').expect("an X") as u32 + 5;
        let found = documentation(text.as_bytes(), 5, &lexed.comments, at).iter();
        let got: String = found.map(|c| &text[c.lo as usize - 5..c.hi as usize - 5]).collect();
        assert_eq!(got, want, "{text:?}");
    }
}

/// How a name is written and what it is.
fn kind(kind: NameKind<'_>) -> &'static str {
    match kind {
        NameKind::Var(_) => "variable",
        NameKind::Callable(_) => "callable",
        NameKind::Pattern(_) => "pattern",
        NameKind::Label(_) => "label",
        NameKind::Op(_) => "operation",
        NameKind::Result(..) => "result",
        NameKind::Attribute(..) => "attribute",
        NameKind::File(_) => "file",
        NameKind::Language(_) => "language",
        NameKind::Lost(_) => "lost",
        NameKind::Unknown(_) => "unknown",
    }
}

/// The tree, and each name with its places as `LINE:COLUMN`, the one where it is defined in `[]`.
fn tree_and_names(text: &str) -> String {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ods");
    let mut sources = SourceMap::new(Standard::Extended).with_dirs([dir]).with_builtin(|path| match path {
        "lib.pdll" => Some(b"Constraint Lib(v: Value);\n"[..].into()),
        "my.td" => Some(MY_TD.as_bytes().into()),
        _ => None,
    });
    let file = sources.add("t.pdll", text.as_bytes()).expect("small text");
    let (mut diags, options) = (Diagnostics::new(), Options { names: true, ..Options::default() });
    driver::with_any_hir(&mut sources, file, &options, &mut diags, |tree, hir, sources| {
        let mut out = dump(tree, sources.base(file));
        for (id, name) in hir.names.iter() {
            let place = |s: Span| {
                let (line, column) = sources.line_col(s.lo);
                let of = sources.name(sources.file_at(s.lo));
                format!("{}{line}:{column}", if of == "t.pdll" { String::new() } else { format!("{of}:") })
            };
            let mut places: Vec<_> = name.definition.iter().map(|d| format!("[{}]", place(*d))).collect();
            places.extend(hir.names.references(id).map(place));
            let _ = writeln!(out, "{} `{}` {}", kind(name.kind), name.text, places.join(" "));
        }
        out
    })
}

/// A dialect that programs include.
const MY_TD: &str = r#"include "base.td"
def My : Dialect { let name = "my"; let cppNamespace = "::my"; }
def Any : Type<CPred<"true">, "any type">;
def Small : Attr<CPred<"true">, "small">;
def My_Pair : Op<My, "pair"> {
  let arguments = (ins Any:$x, Small:$k);
  let results = (outs Any:$sum, Any:$rest);
}
"#;

/// The cases of `tests/syntax/names.txt`: `==== NAME`, a program, `----`, its tree and its names.
/// `UPDATE_EXPECT=1` writes the output of this build into them.
#[test]
fn trees_and_names_of_broken_programs() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/syntax/names.txt");
    let text = std::fs::read_to_string(&path).expect("golden file");
    let mut out = String::new();
    for case in text.split("==== ").skip(1) {
        let (name, rest) = case.split_once('\n').expect("a name and a line end");
        let input = rest.split_once("----\n").map_or(rest, |x| x.0);
        let _ = write!(out, "==== {name}\n{input}----\n{}", tree_and_names(input));
    }
    pdll_tests::golden(path, &out);
}
