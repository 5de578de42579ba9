//! The grammar on every `.pdll` file of the repository: what the parser takes has no error, and its leaves
//! are the tokens of the lexer. Its queries name what there is.

use pdll_compiler::syntax::lexer;
use pdll_compiler::syntax::token::Kind;
use pdll_source::Standard;
use std::collections::BTreeSet;
use std::path::Path;
use tree_sitter::{Language, Node, Parser, Query};
use tree_sitter_loader::{CompileConfig, Loader};

/// The language, compiled into a folder.
fn language(dir: &Path) -> Language {
    let src = pdll_grammar::generate(dir).unwrap();
    let library = dir.join("pdll").with_extension(std::env::consts::DLL_EXTENSION);
    let config = CompileConfig::new(&src, None, Some(library));
    Loader::with_parser_lib_path(dir.to_path_buf()).load_language_at_path(config).unwrap()
}

/// Where the leaves of a tree stand, comments among them.
fn leaves(node: Node<'_>, found: &mut BTreeSet<(usize, usize)>) {
    if node.child_count() == 0 {
        if !node.byte_range().is_empty() {
            found.insert((node.start_byte(), node.end_byte()));
        }
        return;
    }
    for i in 0..node.child_count() {
        leaves(node.child(i).unwrap(), found);
    }
}

/// What is wrong with the tree of a text that the parser takes.
fn wrong(parser: &mut Parser, text: &str) -> Option<String> {
    let tree = parser.parse(text, None).unwrap();
    if tree.root_node().has_error() {
        return Some(format!("has an error: {}", tree.root_node().to_sexp()));
    }
    let lexed = lexer::lex(text.as_bytes(), 0, Standard::Extended);
    let tokens = lexed.toks.iter().filter(|t| t.kind != Kind::Eof).map(|t| t.span);
    let spans = tokens.chain(lexed.comments.iter().copied()).map(|s| (s.lo as usize, s.hi as usize));
    let (tokens, mut found) = (spans.collect::<BTreeSet<_>>(), BTreeSet::new());
    leaves(tree.root_node(), &mut found);
    let shown = |places: Vec<&(usize, usize)>| {
        places.iter().map(|(lo, hi)| format!("{lo}: `{}`", &text[*lo..*hi])).collect::<Vec<_>>().join(", ")
    };
    (tokens != found).then(|| {
        let (lost, extra) = (tokens.difference(&found).collect(), found.difference(&tokens).collect());
        format!("lost tokens {}; others {}", shown(lost), shown(extra))
    })
}

/// Is this text PDLL of ours?
fn parses(text: &str) -> bool {
    !pdll_compiler::fmt::format("t", text.as_bytes(), Default::default()).errors.has_errors()
}

/// Programs that use each form of the language, beside those of the repository.
const FORMS: &[&str] = &[
    "Pattern P with benefit(2), recursion { let r = op<a.b>([x: Value, ..rest: ValueRange]); erase r; }",
    "Pattern { let r = op<a.b>([..all: ValueRange]) {a?: Attr, b? = c: Attr}; erase r; }",
    "Pattern { let r = op<a.b> {d? attr<\"1\"> = e: Attr, \"f\"? = x: Attr}; erase r; }",
    "Pattern { let r = op<a.b> {a? attr<\"1 : i32\">: [Attr, C]}; erase r; }",
    "Pattern => replace op<a.b>(either(x: Value, op<a.c>(y: Value).0)) with op<a.d>(x, y);",
    "Pattern { let r = op<a.b>(any(op<a.c>)); locations(r); rewrite r with {
       let c = located(op<a.d>, fused(r.location, metadata: attr<\"1\">));
       op<a.e>(c) {operandSegmentSizes = segments(c, [c.0, c.1])};
     }; }",
    "#include \"a.td\"\n#import \"b.td\"\n#include [{c.td}]\nConstraint C(v: Value) = \"a::b\";",
    "Rewrite R(op: Op, attr: Attr, type: Type) -> (op: Op, Attr) [{ a[b]; } ]{}} }];",
    "Rewrite either(any: Value) -> Value { return any; }",
    "Pattern { let f = Constraint(v: Value) [{ x }]; let g = Rewrite N(o: Op<a.b>) => erase o;
       not f(x: Value); erase _: Op<a.b.c>; }",
];

#[test]
fn takes_what_the_parser_takes() {
    let dir = tempfile::tempdir().unwrap();
    let mut parser = Parser::new();
    parser.set_language(&language(dir.path())).unwrap();
    let all = pdll_tests::texts_below(pdll_grammar::home().join("../.."), "pdll");
    let named = all.into_iter().map(|(path, text)| (path.display().to_string(), text));
    let forms = FORMS.iter().map(|text| (text.to_string(), text.to_string()));
    let (mut taken, mut bad) = (0, Vec::new());
    for (name, text) in named.chain(forms) {
        for (i, part) in text.split("// -----\n").enumerate().filter(|(_, part)| parses(part)) {
            taken += 1;
            bad.extend(wrong(&mut parser, part).map(|what| format!("{name}, part {i}: {what}")));
        }
    }
    assert!(bad.is_empty(), "{} of {taken}:\n{}", bad.len(), bad.join("\n"));
    assert!(taken > 500, "{taken} parts");
    let refused: Vec<_> = FORMS.iter().filter(|text| !parses(text)).collect();
    assert!(refused.is_empty(), "no PDLL: {refused:#?}");
}

#[test]
fn queries_name_what_there_is() {
    let dir = tempfile::tempdir().unwrap();
    let language = language(dir.path());
    let queries = pdll_grammar::home().join("queries");
    let mut names = Vec::new();
    for entry in std::fs::read_dir(queries).unwrap().flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap();
        Query::new(&language, &text).unwrap_or_else(|e| panic!("{}: {e}", entry.path().display()));
        names.push(entry.file_name());
    }
    names.sort();
    assert_eq!(
        names,
        ["folds.scm", "highlights.scm", "indents.scm", "injections.scm", "locals.scm", "textobjects.scm"]
    );
}
