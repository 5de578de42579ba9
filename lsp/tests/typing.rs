//! What is offered while a text is typed: completion and signatures.

use crate::common::Client;
use serde_json::Value;

const LIB: &str = "// Takes a value.\nConstraint OnValue(v: Value);\nConstraint OnAttr(a: Attr);\n\
                   Constraint Two(v: Value, w: Value) -> (high: Attr, low: Value);\n\
                   Rewrite Make(o: Op) -> Value;\n";

/// Labels that must be offered and labels that must not, at the caret of a text behind `LIB`.
const CASES: &[(&str, &[&str], &[&str])] = &[
    ("/*^c*/", &["Pattern", "Constraint", "Rewrite", "#include"], &["let"]),
    ("Pat/*^c*/", &["Pattern"], &[]),
    ("Pattern P with /*^c*/ {", &["benefit", "recursion"], &["Pattern"]),
    ("Pattern { let x: /*^c*/", &["Attr", "Value<type>", "OnValue", "OnAttr"], &["Make", "Two"]),
    ("Pattern { let x: Va/*^c*/; }", &["Value", "ValueRange"], &[]),
    ("Pattern { let x: [Value, /*^c*/", &["OnValue", "Value<type>"], &["OnAttr", "Value", "Attr"]),
    ("Constraint New(v: /*^c*/", &["Attr", "OnValue"], &["Attr<type>"]),
    ("Constraint New() -> /*^c*/;", &["Attr", "OnValue"], &["Attr<type>"]),
    ("Pattern { let abc: Value; let r = op<a.b>(/*^c*/", &["abc", "op", "OnValue"], &["Make", "erase"]),
    ("Pattern { let abc: Value; /*^c*/ }", &["abc", "let", "erase", "rewrite"], &["Make"]),
    (
        "Pattern { let r = op<a.b>; rewrite r with { let q = r; /*^c*/",
        &["r", "q", "replace", "Make"],
        &["rewrite"],
    ),
    ("Pattern { let r = op<a.b>; rewrite r with { let q = r; }; /*^c*/", &["r"], &["q"]),
    (
        "Pattern { let a: Value; let t = Two(a, a); let u = t./*^c*/",
        &["0 (field #0)", "high (field #0)", "low (field #1)"],
        &["a"],
    ),
    ("Pattern { let a: Value; // /*^c*/", &[], &["a", "let"]),
    ("#include \"/*^c*/", &["other.pdll"], &["Pattern"]),
    ("#include \"oth/*^c*/\"\nPattern => erase op<a.b>;", &["other.pdll"], &[]),
];

#[test]
fn completions() {
    let mut client = Client::new(&[("main.pdll", LIB), ("other.pdll", "")]);
    client.open("main.pdll");
    for (text, offered, not) in CASES {
        client.change("main.pdll", &format!("{LIB}{text}"));
        let items = client.ask("completion", "main.pdll", "c");
        let labels: Vec<&str> =
            items.as_array().expect("a list").iter().filter_map(|i| i["label"].as_str()).collect();
        offered.iter().for_each(|l| assert!(labels.contains(l), "{text}: `{l}` is missing: {labels:?}"));
        not.iter().for_each(|l| assert!(!labels.contains(l), "{text}: `{l}` is offered"));
    }
    client.change("main.pdll", &format!("{LIB}Pattern {{ let x: On/*^c*/"));
    let items = client.ask("completion", "main.pdll", "c");
    let item = items.as_array().expect("a list").iter().find(|i| i["label"] == "OnValue").expect("it");
    assert_eq!(item["detail"], "(v: Value) -> Tuple<>");
    assert_eq!(item["documentation"]["value"], "Takes a value.");
    assert_eq!(client.covered("main.pdll", &item["textEdit"]["range"]), "On");
}

#[test]
fn signatures() {
    let mut client = Client::new(&[("main.pdll", LIB)]);
    client.open("main.pdll");
    let none = Value::Null;
    for (text, label, active) in [
        ("Pattern { OnValue(/*^c*/", "OnValue(v: Value) -> Tuple<>", 0),
        ("Pattern { Two(a, /*^c*/)", "Two(v: Value, w: Value) -> Tuple<high: Attr, low: Value>", 1),
        (
            "Pattern { Two(op<a.b>(x, y).0, /*^c*/",
            "Two(v: Value, w: Value) -> Tuple<high: Attr, low: Value>",
            1,
        ),
        ("Pattern { let r = op<a.b>(/*^c*/)", "(<operands>: ValueRange)", 0),
        ("Pattern { let r = op<a.b>(x) -> (/*^c*/)", "(<results>: TypeRange)", 0),
        ("Pattern { Nothing(/*^c*/", "", 0),
    ] {
        client.change("main.pdll", &format!("{LIB}{text}"));
        let help = client.ask("signatureHelp", "main.pdll", "c");
        if label.is_empty() {
            assert_eq!(help, none, "{text}");
            continue;
        }
        assert_eq!(help["signatures"][0]["label"], label, "{text}");
        assert_eq!(help["activeParameter"], active, "{text}");
    }
}
