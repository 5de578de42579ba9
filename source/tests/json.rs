//! The JSON form is what `docs/diagnostics-json.md` says.

use pdll_source::diag::{Applicability, Diagnostic, Format, Level, Levels};
use pdll_source::{Place, SourceMap, Span, Standard};
use serde_json::Value;

const PAGE: &str = include_str!("../../docs/diagnostics-json.md");

/// The first fields of the rows of the page's tables, one list for each table.
fn documented_fields() -> Vec<Vec<String>> {
    let tables = PAGE.split("| field | value |").skip(1);
    tables
        .map(|table| {
            let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
            rows.flat_map(|row| row.split('|').nth(1).expect("a first column").split(','))
                .map(|name| name.trim().trim_matches('`').to_string())
                .collect()
        })
        .collect()
}

fn keys(value: &Value) -> Vec<String> {
    value.as_object().expect("an object").keys().cloned().collect()
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

#[test]
fn the_example_of_the_page_is_printed() {
    let mut sources = SourceMap::new(Standard::Extended);
    sources.add("a.pdll", &b"Pattern opp"[..]).expect("small");
    let span = Span::new(8, 11);
    let mut out = String::new();
    Diagnostic::error(span, "expected an operation")
        .label(Place::position("b.mlir", 7, 3), "used here")
        .label(Place::file("c.pdlbc"), "compiled to this")
        .label(Place::Unknown, "and somewhere")
        .note("a remark")
        .help("write `opx`")
        .suggest(span, "opx", Applicability::MaybeIncorrect)
        .render(&sources, Format::Json, &mut out);
    let example = PAGE.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let (printed, expected): (Value, Value) =
        (serde_json::from_str(&out).expect("JSON"), serde_json::from_str(example).expect("JSON"));
    assert_eq!(printed, expected);
    assert_eq!(out.lines().count(), 1);
    let tables = documented_fields();
    assert_eq!(keys(&printed), sorted(tables[0].clone()));
    assert_eq!(keys(&printed["span"]), sorted(tables[1].clone()));
    assert_eq!(keys(&printed["suggestions"][0]), sorted(tables[2].clone()));
}

#[test]
fn people_are_told_what_a_suggestion_says() {
    let mut sources = SourceMap::new(Standard::Extended);
    sources.add("a.pdll", &b"Patern"[..]).expect("small");
    let all = Span::new(0, 6);
    for (span, replacement, help) in [
        (all, "Pattern", "write `Pattern` in place of `Patern`"),
        (all, "", "delete `Patern`"),
        (all.start(), "// ", "insert `// `"),
    ] {
        let mut out = String::new();
        let d = Diagnostic::error(all, "no").suggest(span, replacement, Applicability::MachineApplicable);
        d.render(&sources, Format::Short, &mut out);
        assert_eq!(out, format!("a.pdll:1:1: error: no\na.pdll:1:1: help: {help}\n"));
    }
}

#[test]
fn levels_decide_what_is_given() {
    let warning = || Diagnostic::warning("spelling", Place::Unknown, "w");
    let given = |levels: &Levels| levels.apply(warning()).map(|d| d.to_string());
    let mut levels = Levels::new();
    assert_eq!(given(&levels).as_deref(), Some("warning: w"));
    levels.set_others(Level::Deny);
    assert_eq!(given(&levels).as_deref(), Some("error: w"));
    levels.set("spelling", Level::Allow);
    assert_eq!(given(&levels), None);
}
