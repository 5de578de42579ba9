//! Rewrite rules of TableGen files.

use super::{Style, apply, cases_of, format};
use pdll_compiler::driver;
use pdll_compiler::emit::pdl_text;
use pdll_compiler::hir::Options;
use pdll_ods::scan::{Kind, tokens};
use pdll_source::SourceMap;
use pdll_source::diag::Diagnostics;
use pdll_tests::{Random, mutate};
use proptest::prelude::*;
use std::path::{Path, PathBuf};

fn formatted(text: &str, width: usize) -> String {
    let edits = format("t.td", text.as_bytes(), Style { width }).edits;
    String::from_utf8(apply(text.as_bytes(), &edits)).expect("blanks are UTF-8")
}

#[test]
fn cases() {
    cases_of("td.txt", formatted);
}

/// What may not change: tokens, and comments without blanks at their ends.
fn words(text: &str) -> Vec<&str> {
    tokens(text.as_bytes()).into_iter().map(|t| text[t.range].trim_end()).collect()
}

fn check(text: &str, width: usize) -> String {
    let once = formatted(text, width);
    assert!(words(&once) == words(text), "tokens of\n{text}\nare not those of\n{once}");
    assert_eq!(formatted(&once, width), once, "again, from\n{text}");
    once
}

/// The files with rules, and the directories that they include from.
fn corpus() -> Vec<(PathBuf, String)> {
    let names = ["compiler/tests/drr/lowered.td", "compiler/tests/drr/rules.td", "tests/drr/canon.td"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read = |name: &str| {
        let path = root.join(name);
        let text = std::fs::read_to_string(&path).expect("a file with rules");
        (path, text)
    };
    names.into_iter().map(read).collect()
}

/// What a text compiles to, without positions: its PDL, and the codes and texts of what there is to say.
fn meaning(path: &Path, text: &str) -> (Option<String>, Vec<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let dirs = ["tests/drr", "tests/ods", "../tests/drr", "../tests/ods"].map(|dir| root.join(dir));
    let mut sources = SourceMap::default().with_dirs(dirs);
    let file = sources.add(path, text.as_bytes()).expect("a small text");
    let mut diags = Diagnostics::new();
    let module = driver::to_pdl(&mut sources, file, &Options::default(), &mut diags);
    let said = diags.iter().map(|d| format!("{:?} {}", d.code, d.message)).collect();
    (module.map(|m| pdl_text::print(&m, pdl_text::Locations::None)), said)
}

/// A text with other blanks between the tokens of its lines that are no directives.
fn scattered(text: &str, random: &mut Random) -> String {
    let (mut out, mut at) = (String::new(), 0);
    let mut ended = true;
    for token in tokens(text.as_bytes()) {
        let old = &text[at..token.range.start];
        let directive = token.kind == Kind::Directive;
        // Names are told from what they are pasted to, and calls from lists, by the blanks between.
        let gap = match old.is_empty() || ended || directive {
            true => old,
            false => random.pick(&[" ", "\n", "   ", "\t", "\n\n\n", "\n      ", old, old]),
        };
        out.push_str(gap);
        out.push_str(&text[token.range.clone()]);
        ended = directive || token.kind == Kind::Comment;
        at = token.range.end;
    }
    out.push_str(&text[at..]);
    out
}

#[test]
fn rules_stay_what_they_are() {
    let mut random = Random::new(17);
    let mut rules = 0;
    for (path, text) in corpus() {
        let before = meaning(&path, &text);
        for width in [20, 40, 80, 120] {
            for text in [text.clone(), scattered(&text, &mut random)] {
                let after = check(&text, width);
                assert_eq!(meaning(&path, &after), before, "{}:\n{after}", path.display());
            }
        }
        rules += before.0.map_or(0, |pdl| pdl.matches("pdl.pattern").count());
    }
    assert!(rules > 20, "{rules} rules");
}

proptest! {
    /// Whatever a text is, tokens and comments stay.
    #[test]
    fn any_text(text in "(def|Pat|:|<|>|\\(|\\)|A|\\$x|,|;|\\{|\\}|\\[|\\]| |\n|//c\n|/\\*c\\*/|\\[\\{|\\}\\]|\"|!add|é|#ifdef|#|// pdllc: fmt (off|on|skip)\n|def : Pat<\\(A){0,40}") {
        check(&text, 20);
    }

    #[test]
    fn damaged_files(seed: u64) {
        let mut random = Random::new(seed);
        let (_, text) = random.pick(&corpus());
        let damaged = mutate(&text, &["def", "{", "}", "(", ">", "// c\n", ";", "Pat<", ":"], &mut random);
        check(&damaged, 40);
    }
}
