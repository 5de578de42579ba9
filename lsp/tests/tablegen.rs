//! TableGen documents.

use crate::common::Client;
use serde_json::json;

const BASE: &str = "// Of all.\nclass /*^Base*/Base<string s> { string summary = s; }\n";
const MAIN: &str = "include \"base.td\"\n\
                    def /*^A*/A : /*^use*/Base<\"about A\">;\n\
                    class Mine<Base b> { Base of = b; }\ndef B : Mine</*^A1*/A>; // A\n";

#[test]
fn records_and_classes() {
    let mut client = Client::new(&[("main.td", MAIN), ("base.td", BASE)]);
    assert!(client.open("main.td").is_empty());
    for (mark, definition) in [("use", "base.td:1:Base"), ("A1", "main.td:1:A"), ("A", "main.td:1:A")] {
        let found = client.ask("definition", "main.td", mark);
        assert_eq!(client.places(&found), [definition], "{mark}");
    }
    let context = json!({ "context": { "includeDeclaration": true } });
    let found = client.ask_with("references", "main.td", "A", context);
    assert_eq!(client.places(&found), ["main.td:1:A", "main.td:3:A"]);
    let hover = client.ask("hover", "main.td", "A1");
    assert_eq!(hover["contents"]["value"], "**Record**: `A` : `Base`\n***\nabout A");
    let symbols = client.ask_all("documentSymbol", "main.td", json!({}));
    let names: Vec<_> = symbols.as_array().expect("a list").iter().map(|s| s["name"].clone()).collect();
    assert_eq!(names, ["A", "Mine", "B"]);
    let links = client.ask_all("documentLink", "main.td", json!({}));
    assert_eq!(links[0]["target"], client.uri("base.td"));
    // What was known stays known while the text is broken.
    let said = client.change("main.td", "include \"base.td\"\ndef C : Ba/*^c*/;\n");
    assert_eq!(said.len(), 1, "{said:?}");
    let items = client.ask("completion", "main.td", "c");
    assert_eq!(items[0]["label"], "Base");
}

const RULES: &str = "class /*^Pattern*/Pattern<dag s> { dag source = s; }
class Op<string n> { string /*^opName*/opName = n; dag arguments = ?; string summary = \"\"; }
def ins;
def Any { string summary = \"anything\"; }
// Adds.
def Add : Op<\"add\"> { let arguments = (ins Any:$lhs, Any:$rhs); let /*^let*/summary = \"a sum\"; }
multiclass /*^Both*/Both<int /*^n*/n> { def _a : Op<\"a\" # /*^n1*/n>; }
defm X : /*^useBoth*/Both<1>;
def /*^rule*/Rule : /*^usePattern*/Pattern<(Add:/*^r*/$r /*^x*/$x, (Add /*^x1*/$x, $y))>;
def : Pattern<(Add $x, $x)>;
";

fn rules() -> Client {
    let mut client = Client::new(&[("main.td", RULES)]);
    client.open("main.td");
    client
}

#[test]
fn symbols_of_rules() {
    let mut client = rules();
    for (mark, definition) in [
        ("x1", "main.td:8:$x"),
        ("r", "main.td:8:$r"),
        ("n1", "main.td:6:n"),
        ("useBoth", "main.td:6:Both"),
        ("usePattern", "main.td:0:Pattern"),
        ("let", "main.td:1:summary"),
    ] {
        let found = client.ask("definition", "main.td", mark);
        assert_eq!(client.places(&found), [definition], "{mark}");
    }
    let context = json!({ "context": { "includeDeclaration": true } });
    for (mark, places) in [
        ("x", &["main.td:8:$x", "main.td:8:$x"][..]),
        ("n", &["main.td:6:n", "main.td:6:n"]),
        ("Both", &["main.td:6:Both", "main.td:7:Both"]),
    ] {
        let found = client.ask_with("references", "main.td", mark, context.clone());
        assert_eq!(client.places(&found), places, "{mark}");
        let lit = client.ask("documentHighlight", "main.td", mark);
        assert_eq!(lit.as_array().map(Vec::len), Some(places.len()), "{mark}");
    }
    for (mark, text) in [
        ("x1", "**Symbol**: `$x`\n***\nArgument `lhs` of `Add`, `Any`: anything"),
        ("r", "**Symbol**: `$r`\n***\nResults of `Add`"),
        ("n1", "```tablegen\nmulticlass Both<int n> { def _a : Op<\"a\" # n>; }\n```\n"),
        ("let", "**Field** of `Add`\n```tablegen\nstring summary\n```\n"),
        ("useBoth", "**Multiclass**: `Both`"),
    ] {
        let hover = client.ask("hover", "main.td", mark);
        assert_eq!(hover["contents"]["value"], text, "{mark}");
    }
    let symbols = client.ask_all("documentSymbol", "main.td", json!({}));
    let names: Vec<_> = symbols.as_array().expect("a list").iter().map(|s| s["name"].clone()).collect();
    assert_eq!(names, ["Pattern", "Op", "ins", "Any", "Add", "Both", "_a", "X", "Rule", "<def>"]);
}

#[test]
fn symbols_are_renamed() {
    let mut client = rules();
    let plain = client.text("main.td").to_string();
    let edit = client.ask_with("rename", "main.td", "x1", json!({ "newName": "$other" }));
    let edits = edit["changes"].as_object().expect("changes").values().next().expect("a file");
    let rule = "Rule : Pattern<(Add:$r $x, (Add $x, $y))>";
    let renamed = plain.replace(rule, &rule.replace("$x", "$other"));
    assert_eq!(client.edited("main.td", edits), renamed);
    for (mark, name, why) in [
        ("x1", "y", "`$y` is taken: it stands in line 9"),
        ("x1", "a b", "`a b` is no name"),
        ("rule", "y", "`Rule` may be used by files that include this one: symbols `$name` can be renamed"),
    ] {
        let error = client.ask_with("rename", "main.td", mark, json!({ "newName": name }));
        assert_eq!(error["message"], why);
    }
}

#[test]
fn definitions_of_a_text_that_was_never_whole() {
    let mut client = Client::new(&[
        ("base.td", "class Base;\n"),
        ("middle.td", "include \"base.td\"\n"),
        ("main.td", "include \"middle.td\"\ndef A : /*^use*/Base;\ndef B : Missing\n"),
    ]);
    assert_eq!(client.open("main.td").len(), 1);
    let found = client.ask("definition", "main.td", "use");
    assert_eq!(client.places(&found), ["base.td:0:Base"]);
}

#[test]
fn references_in_files_that_read_this_one() {
    let mut client = Client::new(&[
        ("base.td", "class /*^Base*/Base;\n"),
        ("middle.td", "include \"base.td\"\n"),
        ("main.td", "include \"middle.td\"\ndef A : Base;\n"),
        ("own.td", "class Base;\ndef B : Base;\n"),
    ]);
    client.open("base.td");
    let context = json!({ "context": { "includeDeclaration": true } });
    let found = client.ask_with("references", "base.td", "Base", context);
    assert_eq!(client.places(&found), ["base.td:0:Base", "main.td:1:Base"]);
}

/// Labels that must be offered and labels that must not, at the caret of a text behind `RULES`.
const TYPED: &[(&str, &[&str], &[&str])] = &[
    ("/*^c*/", &["def", "class", "include"], &["Add", "Op"]),
    ("def A : /*^c*/", &["Op", "Pattern", "Both"], &["Add", "def"]),
    ("def A : Pattern<(/*^c*/", &["Add", "Op"], &[]),
    ("def A : Pattern<(Add $abc, $/*^c*/)>;", &["$abc"], &["$x", "Add"]),
    ("def A : Op<\"x\"> { let s/*^c*/", &["summary"], &["opName", "Add"]),
    ("def A : Op<!str/*^c*/", &["strconcat"], &["add"]),
    ("include \"/*^c*/", &["main.td"], &["Add"]),
    ("// A/*^c*/", &[], &["Add"]),
];

#[test]
fn completions() {
    let mut client = rules();
    for (text, offered, not) in TYPED {
        client.change("main.td", &format!("{RULES}{text}"));
        let items = client.ask("completion", "main.td", "c");
        let labels: Vec<&str> =
            items.as_array().expect("a list").iter().filter_map(|i| i["label"].as_str()).collect();
        offered.iter().for_each(|l| assert!(labels.contains(l), "{text}: `{l}` is missing: {labels:?}"));
        not.iter().for_each(|l| assert!(!labels.contains(l), "{text}: `{l}` is offered"));
    }
}

#[test]
fn diagnostics_and_layout() {
    let mut client = Client::new(&[("main.td", RULES), ("bad.td", "def A : Nothing;\n")]);
    client.open("main.td");
    for (text, line, word, related) in
        [("def A : Missing;\n", 0, "'Missing'", 0), ("// x\ninclude \"bad.td\"\n", 1, "'Nothing'", 2)]
    {
        let list = client.change("main.td", text);
        assert_eq!(list[0]["range"]["start"]["line"], line, "{list:?}");
        assert!(list[0]["message"].as_str().is_some_and(|m| m.contains(word)), "{list:?}");
        assert_eq!(list[0]["relatedInformation"].as_array().map_or(0, Vec::len), related, "{list:?}");
        let report = client.ask_all("diagnostic", "main.td", json!({}));
        assert_eq!(report["items"].as_array().map(Vec::len), Some(list.len()));
    }
    let ugly = "def  Keep;\ndef X:Pattern<(A   $x)>;\n";
    client.change("main.td", ugly);
    let options = json!({ "options": { "tabSize": 2, "insertSpaces": true } });
    let edits = client.ask_all("formatting", "main.td", options);
    assert_eq!(client.edited("main.td", &edits), "def  Keep;\ndef X : Pattern<(A $x)>;\n");
}

/// Rules as projects have them, on definitions of MLIR.
const INSTALLED: &str = "include \"mlir/IR/PatternBase.td\"
include \"mlir/Dialect/Arith/IR/ArithOps.td\"
// x - x
def /*^rule*/SubSelf : /*^pat*/Pat<(/*^sub*/Arith_SubIOp:$res /*^x*/$x, $x, $flags),
  (Arith_ConstantOp ConstantAttr</*^attr*/I32Attr, \"0\">)>;
def : Pat<(Arith_AddIOp $x, (Arith_SubIOp $y, $x, $f), $g), (replaceWithValue $y)>;
";

#[test]
fn rules_on_installed_definitions() {
    let include = "/usr/lib/llvm-22/include";
    if !std::path::Path::new(include).join("mlir/IR/OpBase.td").is_file() {
        return pdll_tests::skipped("MLIR not installed");
    }
    let config = format!("include = [\"{include}\"]\n");
    let mut client = Client::new(&[("main.td", INSTALLED), ("pdllc.toml", &config)]);
    assert_eq!(client.open("main.td"), [json!(null); 0]);
    for (mark, file, word) in [
        ("pat", "PatternBase.td", "Pat"),
        ("sub", "ArithOps.td", "Arith_SubIOp"),
        ("attr", "CommonAttrConstraints.td", "I32Attr"),
    ] {
        let found = client.ask("definition", "main.td", mark);
        let uri = found[0]["uri"].as_str().unwrap_or_default();
        assert!(uri.ends_with(file), "{mark}: {found}");
        let path = uri.strip_prefix("file://").expect("a file");
        let text = std::fs::read_to_string(path).expect("it is there");
        let start = &found[0]["range"]["start"];
        let line = text.lines().nth(start["line"].as_u64().expect("a line") as usize).expect("it is there");
        assert!(line[start["character"].as_u64().expect("a column") as usize..].starts_with(word), "{line}");
    }
    for (mark, said) in [
        (
            "sub",
            "**Record**: `Arith_SubIOp` : `Arith_IntBinaryOpWithOverflowFlags`\n***\nOperation `arith.subi`",
        ),
        ("x", "**Symbol**: `$x`\n***\nArgument `lhs` of `Arith_SubIOp`"),
        ("pat", "**Class**: `Pat`"),
    ] {
        let hover = client.ask("hover", "main.td", mark);
        let shown = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(shown.starts_with(said), "{mark}: {shown}");
    }
    let symbols = client.ask_all("documentSymbol", "main.td", json!({}));
    let names: Vec<_> = symbols.as_array().expect("a list").iter().map(|s| s["name"].clone()).collect();
    assert_eq!(names, ["SubSelf", "<def>"]);
    let typed = format!("{INSTALLED}def : Pat<(Arith_Mul/*^c*/");
    client.change("main.td", &typed);
    let items = client.ask("completion", "main.td", "c");
    let labels: Vec<_> = items.as_array().expect("a list").iter().map(|i| i["label"].clone()).collect();
    assert!(labels.contains(&"Arith_MulIOp".into()), "{labels:?}");
    let bad = INSTALLED.replace("(replaceWithValue $y)", "(replaceWithValue $z)");
    let said = client.change("main.td", &bad);
    assert_eq!(said[0]["range"]["start"]["line"], 5, "{said:?}");
}
