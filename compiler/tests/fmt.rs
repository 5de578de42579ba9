//! The formatter: what it makes of texts, and that it changes blanks and nothing else.
//!
//! The files in `tests/fmt/` hold cases: `==== NAME`, perhaps with `width=N`, the input, `----`, the expected
//! output. `UPDATE_EXPECT=1` writes the output of this build into them.
use pdll_compiler::emit::pdl_text;
use pdll_compiler::fmt::{Style, WIDTH, apply, format};
use pdll_compiler::syntax::lexer;
use pdll_compiler::{codegen, driver, hir, matcher};
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_tests::{Random, mutate};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[path = "fmt/rules.rs"]
mod rules;

fn formatted(text: &str, width: usize) -> String {
    let edits = format("t.pdll", text.as_bytes(), Style { width }).edits;
    String::from_utf8(apply(text.as_bytes(), &edits)).expect("blanks are UTF-8")
}

#[test]
fn cases() {
    cases_of("pdll.txt", formatted);
}

/// Formats the cases of a file to a width, twice.
fn cases_of(file: &str, formatted: fn(&str, usize) -> String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fmt").join(file);
    let text = std::fs::read_to_string(&path).expect("golden file");
    let mut out = String::new();
    for case in text.split("==== ").skip(1) {
        let (name, rest) = case.split_once('\n').expect("a name and a line end");
        let input = rest.split_once("\n----\n").map_or("", |(input, _)| input);
        let input = &format!("{input}\n");
        let width = name.rsplit_once("width=").map_or(WIDTH, |(_, n)| n.parse().expect("a number"));
        let once = formatted(input, width);
        assert_eq!(formatted(&once, width), once, "{name}: again");
        let _ = write!(out, "==== {name}\n{input}----\n{once}");
    }
    pdll_tests::golden(path, &out);
}

/// What may not change: tokens, and comments without blanks at their ends.
fn words(text: &str) -> Vec<&str> {
    let lexed = lexer::lex(text.as_bytes(), 0, Standard::Extended);
    let mut spans: Vec<_> = lexed.toks.iter().map(|t| t.span).chain(lexed.comments).collect();
    spans.sort_unstable();
    spans.into_iter().map(|s| text[s.lo as usize..s.hi as usize].trim_end()).collect()
}

/// All `.pdll` files of the repository.
fn corpus() -> Vec<(PathBuf, String)> {
    fn visit(dir: &Path, files: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(dir).expect("a directory").flatten() {
            let path = entry.path();
            let name = entry.file_name();
            if path.is_dir() && name != "target" && name != "node_modules" && name != ".git" {
                visit(&path, files);
            } else if path.extension().is_some_and(|e| e == "pdll") {
                files.push(path);
            }
        }
    }
    let mut files = Vec::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut files);
    files.sort();
    let read = |path: PathBuf| std::fs::read_to_string(&path).ok().map(|text| (path, text));
    let all: Vec<_> = files.into_iter().filter_map(read).collect();
    assert!(all.len() > 50, "{} files", all.len());
    all
}

/// A text with other blanks between its tokens: the same program.
fn scattered(text: &str, random: &mut Random) -> String {
    let lexed = lexer::lex(text.as_bytes(), 0, Standard::Extended);
    let mut spans: Vec<_> = lexed.toks.iter().map(|t| (t.span, false)).collect();
    spans.extend(lexed.comments.iter().map(|c| (*c, true)));
    spans.sort_unstable();
    let (mut out, mut at) = (String::new(), 0);
    for (span, comment) in spans {
        let old = &text[at..span.lo as usize];
        // A comment ends at the end of its line, and a marker or directive begins one.
        let piece = &text[span.lo as usize..span.hi as usize];
        let must_begin = piece.starts_with("// -----") || piece.starts_with('#');
        let must_end = out.lines().last().is_some_and(|l| l.contains("//")) && !out.ends_with('\n');
        let gap = if must_begin || must_end || old.is_empty() || (comment && piece.contains("pdllc")) {
            old
        } else {
            random.pick(&[" ", "\n", "   ", "\t", "\n\n\n", "\n      ", old, old])
        };
        out.push_str(gap);
        out.push_str(piece);
        at = span.hi as usize;
    }
    out.push_str(&text[at..]);
    out
}

/// Formats a text and checks that only blanks changed and nothing is left to do.
fn check(name: &str, text: &str, width: usize) -> String {
    let result = format("t.pdll", text.as_bytes(), Style { width });
    let once = String::from_utf8(apply(text.as_bytes(), &result.edits)).expect("blanks are UTF-8");
    assert!(words(&once) == words(text), "{name}: tokens of\n{text}\nare not those of\n{once}");
    // Where a text goes on that did not parse depends on its lines.
    if !result.errors.has_errors() {
        let twice = formatted(&once, width);
        assert!(twice == once, "{name}: again, from\n{text}\nfirst\n{once}\nthen\n{twice}");
    }
    once
}

/// What a text compiles to, without positions: its PDL, its bytecode, and the codes and texts of what there
/// is to say.
fn meaning(path: &Path, text: &str) -> (Vec<String>, Option<(String, Vec<u8>)>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = SourceMap::new(Standard::Extended).with_dirs([
        root.join("tests/pdll/include"),
        root.join("tests/pdll"),
        root.join("pdll-std"),
    ]);
    let file = sources.add(path, text.as_bytes().to_vec()).expect("small");
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &hir::Options::default(), &mut diags);
    let program = module.and_then(|module| {
        let rows = matcher::build(&module, &mut diags);
        let forest = matcher::fuse(&rows);
        let mut program =
            codegen::compile(&module, &rows, &forest, &sources, &codegen::Limits::default()).ok()?;
        program.strip();
        let program = pdll_bytecode::verify(program).ok()?;
        Some((pdl_text::print(&module, pdl_text::Locations::None), pdll_bytecode::write(&program)))
    });
    let said = diags.iter().map(|d| format!("{:?} {}", d.code, d.message)).collect();
    (said, program)
}

/// The texts between the markers of a file.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split("// -----\n")
}

#[test]
fn every_file() {
    let mut random = Random::new(17);
    let mut programs = 0;
    for (path, text) in corpus() {
        let name = path.display().to_string();
        check(&name, &text, WIDTH);
        for part in parts(&text) {
            let before = meaning(&path, part);
            let parses = !format("t.pdll", part.as_bytes(), Style::default()).errors.has_errors();
            for (text, width) in [(part.to_string(), WIDTH), (scattered(part, &mut random), 40)] {
                let after = check(&name, &text, width);
                if parses {
                    assert_eq!(meaning(&path, &after), before, "{name}: the program of\n{after}");
                }
            }
            programs += usize::from(before.1.is_some());
        }
    }
    assert!(programs > 300, "{programs} programs");
}

proptest! {
    /// Whatever a text is, tokens and comments stay.
    #[test]
    fn any_text(text in "(Pattern|let|x|op<a\\.b>|=|=>|\\{|\\}|\\(|\\)|,|;|:| |\n|//c\n|// pdllc: fmt (off|on|skip)\n|\\[\\{|\\}\\]|\"|\\[|é|->|with|replace|erase){0,40}") {
        check("random", &text, 30);
    }

    #[test]
    fn damaged_files(seed: u64) {
        let mut random = Random::new(seed);
        let files = corpus();
        let (path, text) = &files[random.below(files.len())];
        let all: Vec<&str> = parts(text).filter(|part| !part.trim().is_empty()).collect();
        prop_assume!(!all.is_empty());
        let part = random.pick(&all);
        let damaged = mutate(part, &["let", "{", "}", "(", "=>", "// c\n", ";", "->"], &mut random);
        check(&path.display().to_string(), &damaged, 40);
        let end = (0..=part.len()).rev().find(|&i| i <= random.below(part.len() + 1) && part.is_char_boundary(i));
        check("prefix", &part[..end.unwrap_or(0)], 60);
    }
}
