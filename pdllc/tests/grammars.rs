//! The TextMate grammar and the extension in `editors/`. Skipped where node is missing.

use crate::common::{BINARY, repo};
use pdll_compiler::syntax::lexer;
use pdll_compiler::syntax::token::Kind;
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn node(script: &str, input: &str) -> Option<Output> {
    if Command::new("node").arg("--version").output().is_err() {
        pdll_tests::skipped("node not installed");
        return None;
    }
    let mut command = Command::new("node");
    command.arg(repo(script)).env("PDLLC", BINARY);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    Some(child.wait_with_output().unwrap())
}

/// What a token is called in `editors/textmate/check.mjs`; `None` for what may have any scope.
fn class(kind: Kind) -> Option<&'static str> {
    Some(match kind {
        Kind::Eof | Kind::Error | Kind::Dot => return None,
        Kind::Str => "string",
        Kind::Code => "code",
        Kind::Directive => "directive",
        Kind::Integer => "integer",
        Kind::Pattern | Kind::Constraint | Kind::Rewrite => "declaration",
        Kind::Ident | Kind::Underscore | Kind::SmallAttr | Kind::SmallOp | Kind::SmallType => "word",
        kind if kind.is_word() => "keyword",
        Kind::Arrow | Kind::FatArrow | Kind::Eq => "operator",
        _ => "punctuation",
    })
}

#[test]
fn textmate_has_the_tokens_of_the_lexer() {
    let all = pdll_tests::texts_below(repo(""), "pdll");
    assert!(all.len() > 50, "{} files", all.len());
    let mut texts: Vec<Value> = Vec::new();
    for (name, text) in all {
        let lexed = lexer::lex(text.as_bytes(), 0, pdll_source::Standard::Extended);
        if !lexed.errors.is_empty() {
            continue;
        }
        let at = |byte: u32| text[..byte as usize].encode_utf16().count();
        let mut tokens: Vec<Value> =
            lexed.comments.iter().map(|c| json!(["comment", at(c.lo), at(c.hi)])).collect();
        for t in &lexed.toks {
            tokens.extend(class(t.kind).map(|class| json!([class, at(t.span.lo), at(t.span.hi)])));
        }
        texts.push(json!({ "name": name.display().to_string(), "text": text, "tokens": tokens }));
    }
    let Some(output) = node("editors/textmate/check.mjs", &json!({ "texts": texts }).to_string()) else {
        return;
    };
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_server_talks_as_the_extension_expects() {
    let Some(output) = node("editors/vscode/test/server.mjs", "") else { return };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The settings in the documentation are text of their languages, and call commands that there are.
#[test]
fn settings_in_the_documentation() {
    let text = std::fs::read_to_string(repo("docs/editors.md")).unwrap();
    let block = |language: &str| -> Vec<&str> {
        let begin = format!("```{language}\n");
        text.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect()
    };
    for toml in block("toml") {
        toml.parse::<toml::Table>().unwrap_or_else(|e| panic!("{e}\n{toml}"));
    }
    for json in block("json") {
        serde_json::from_str::<Value>(json).unwrap_or_else(|e| panic!("{e}\n{json}"));
    }
    for args in [&["lsp", "--help"][..], &["fmt", "--help"]] {
        let output = Command::new(BINARY).args(args).output().unwrap();
        assert!(output.status.success(), "{args:?}");
    }
}
