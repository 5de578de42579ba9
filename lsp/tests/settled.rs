//! What is found once nobody types: what only compiling shows, and what is wrong with patterns as a set.

use crate::common::Client;
use serde_json::{Value, json};

/// Texts, and what is found in them: its code and its line.
const FOUND: &[(&str, &str, u64)] = &[
    (
        "Pattern Any with benefit(2) => replace op<t.a>(x: Value) -> (t: Type) with op<t.b>(x) -> (t);
Pattern One {
  let root = op<t.a>(x: Value) {mode = attr<\"1 : i32\">} -> (t: Type);
  replace root with op<t.c>(x) -> (t);
}
",
        "shadowed-pattern",
        1,
    ),
    (
        "Pattern Wrap {
  let root = op<t.a>(x: Value) -> (t: Type);
  replace root with op<t.a>(op<t.b>(x) -> (t)) -> (t);
}
",
        "endless-pattern",
        0,
    ),
    (
        "Pattern First => replace op<t.a>(x: Value) -> (t: Type) with op<t.b>(x) -> (t);
Pattern Second => replace op<t.a>(y: Value) -> (u: Type) with op<t.b>(y) -> (u);
",
        "duplicate-pattern",
        1,
    ),
    ("Pattern => erase op<t.p>(x: Value<type<\"i32 junk\">>);\n", "error", 0),
];

fn codes(list: &[Value]) -> Vec<(String, u64)> {
    let one = |d: &Value| {
        let line = d["range"]["start"]["line"].as_u64().unwrap_or_default();
        (d["code"].as_str().unwrap_or_default().to_string(), line)
    };
    list.iter().map(one).collect()
}

#[test]
fn found_when_the_text_rests() {
    for (text, code, line) in FOUND {
        let mut client = Client::new(&[("main.pdll", text)]);
        let first = client.open("main.pdll");
        assert!(!codes(&first).iter().any(|(c, _)| c == code), "at once: {first:#?}");
        let later = client.diagnostics("main.pdll");
        assert_eq!(codes(&later), [(code.to_string(), *line)], "{later:#?}");
    }
}

#[test]
fn stays_while_something_else_is_typed() {
    let (text, code, _) = FOUND[0];
    let mut client = Client::new(&[("main.pdll", text)]);
    client.open("main.pdll");
    client.diagnostics("main.pdll");
    // Above both patterns: it moves.
    let said = client.change("main.pdll", &format!("// One\n// Two\n\n{text}"));
    assert_eq!(codes(&said), [(code.to_string(), 4)], "{said:#?}");
    // In one of those that it is about: it is not known any more, until the text rests.
    let said = client.change("main.pdll", &text.replace("1 : i32", "2 : i32"));
    assert_eq!(codes(&said), [], "{said:#?}");
    let said = client.diagnostics("main.pdll");
    assert_eq!(codes(&said), [(code.to_string(), 1)], "{said:#?}");
}

#[test]
fn a_lens_says_what_never_fires() {
    let capabilities = json!({
        "textDocument": { "publishDiagnostics": {} },
        "workspace": { "codeLens": { "refreshSupport": true } }
    });
    let mut client = Client::with_capabilities(&[("main.pdll", FOUND[0].0)], capabilities);
    client.open("main.pdll");
    client.diagnostics("main.pdll");
    assert_eq!(client.next_message()["method"], "workspace/codeLens/refresh");
    let lenses = client.ask_all("codeLens", "main.pdll", json!({}));
    let never = lenses.as_array().expect("a list").iter().filter(|l| l["command"]["title"] == "never fires");
    let lines: Vec<_> = never.map(|l| l["range"]["start"]["line"].clone()).collect();
    assert_eq!(lines, [1]);
}

/// Definitions that show what a pattern makes to be wrong.
const DEFINITIONS: &str = "include \"mlir/IR/OpBase.td\"
def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }
def T_Add : Op<T_Dialect, \"add\", []> {
  let arguments = (ins I32:$lhs, I32:$rhs, I32Attr:$mode);
  let results = (outs I32:$sum);
}
def T_Sub : Op<T_Dialect, \"sub\", []> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$difference);
}
";

#[test]
fn definitions_speak_against_patterns() {
    let include = "/usr/lib/llvm-22/include";
    if !std::path::Path::new(include).join("mlir/IR/OpBase.td").is_file() {
        return pdll_tests::skipped("MLIR not installed");
    }
    let config = format!("include = [\"{include}\"]\n");
    let main = "#include \"ops.td\"
Pattern {
  let root = op<t.sub>(a: Value<type<\"f32\">>, b: Value);
  replace root with op<t.add>(a, b);
}
";
    let rules = "include \"ops.td\"
include \"mlir/IR/PatternBase.td\"
def : Pat<(T_Sub $a, $b), (T_Add $a, $b, ConstantAttr<I64Attr, \"1\">)>;
";
    let files = [("main.pdll", main), ("ops.td", DEFINITIONS), ("rules.td", rules), ("pdllc.toml", &config)];
    let mut client = Client::new(&files);
    client.open("main.pdll");
    let found = codes(&client.diagnostics("main.pdll"));
    let expected = |all: &[(&str, u64)]| all.iter().map(|(c, l)| (c.to_string(), *l)).collect::<Vec<_>>();
    // The type of the operand, and that of both together.
    let wanted = expected(&[("impossible-type", 2), ("impossible-type", 2), ("missing-attribute", 3)]);
    assert_eq!(found, wanted);
    client.open("rules.td");
    let found = codes(&client.diagnostics("rules.td"));
    assert_eq!(found, [("impossible-attribute".to_string(), 2)]);
}
