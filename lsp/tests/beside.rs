//! What is shown beside a document: lenses, previews, explanations, hints of what is implied.

use crate::common::Client;
use serde_json::{Value, json};

const MAIN: &str = "Pattern /*^Drop*/Drop {
  let x = op<t.drop>;
  erase x;
}
Pattern /*^Keep*/Keep {
  let x = op<t.keep>;
  replace x with op<t./*^k*/kept> -> (type<\"i32\">);
}
Pattern /*^Never*/Never {
  let x = op<t.a>;
  let v: Value = x.0;
  let y = op<t.b>(v);
  erase y;
}
";
const INPUT: &str = "\"t.drop\"() : () -> ()\n%0 = \"t.keep\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()\n";

fn client() -> Client {
    let mut client = Client::new(&[("main.pdll", MAIN), ("main.mlir", INPUT)]);
    client.open("main.pdll");
    client
}

fn ask(client: &mut Client, method: &str, mark: &str, more: Value) -> Value {
    let mut params = json!({
        "uri": client.uri("main.pdll"), "position": client.at("main.pdll", mark)["position"]
    });
    params.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
    client.request(method, params)
}

#[test]
fn previews() {
    let mut client = client();
    let shown = ask(&mut client, "pdll/preview", "Drop", json!({}));
    assert_eq!(shown["pattern"], "Drop");
    assert_eq!(shown["rewrites"], 1);
    assert_eq!(shown["message"], Value::Null);
    let after = shown["after"].as_str().expect("a text");
    assert!(!after.contains("t.drop") && after.contains("t.keep"), "{after}");
    let lines: Vec<&str> = shown["before"].as_str().expect("a text").lines().collect();
    let line = shown["matched"][0]["start"]["line"].as_u64().expect("a line");
    assert!(lines[line as usize].contains("t.drop"), "{shown}");
    // The pattern that the caret stands in, not the one before it.
    let shown = ask(&mut client, "pdll/preview", "k", json!({}));
    assert_eq!(shown["pattern"], "Keep");
    let after = shown["after"].as_str().expect("a text");
    assert!(after.contains("t.drop") && after.contains("t.kept"), "{after}");
    // Text that nobody saved counts.
    client.change("main.pdll", &MAIN.replace("kept", "other"));
    let shown = ask(&mut client, "pdll/preview", "k", json!({}));
    assert!(shown["after"].as_str().is_some_and(|after| after.contains("t.other")), "{shown}");
    client.change("main.pdll", &MAIN.replace("erase x;", "erase z;"));
    let shown = ask(&mut client, "pdll/preview", "Drop", json!({}));
    assert!(shown["message"].as_str().is_some_and(|m| m.contains("main.pdll:3:9: error: ")), "{shown}");
    let shown = ask(&mut client, "pdll/preview", "k", json!({ "payload": "none.mlir" }));
    assert!(shown["message"].as_str().is_some_and(|m| m.contains("cannot be read")), "{shown}");
}

/// A pattern that goes on for ever is stopped.
#[test]
fn previews_end() {
    let endless = "Pattern /*^E*/E { let x = op<t.a>; replace x with op<t.a>; }\n";
    let mut client = Client::new(&[("main.pdll", endless), ("main.mlir", "\"t.a\"() : () -> ()\n")]);
    client.open("main.pdll");
    let shown = ask(&mut client, "pdll/preview", "E", json!({}));
    assert!(shown["message"].as_str().is_some_and(|m| m.contains("for ever")), "{shown}");
}

#[test]
fn explanations() {
    let mut client = client();
    let told = ask(&mut client, "pdll/explain", "Drop", json!({}));
    let output = told["output"].as_str().expect("a text");
    assert!(output.contains("Drop (benefit 1) matches and is applied"), "{output}");
    let told = ask(&mut client, "pdll/explain", "Drop", json!({ "at": 1 }));
    let output = told["output"].as_str().expect("a text");
    assert!(output.contains("Drop (benefit 1) does not match"), "{output}");
    let told = ask(&mut client, "pdll/explain", "Never", json!({}));
    assert!(told["output"].as_str().is_some_and(|o| o.contains("no operation here")), "{told}");
}

#[test]
fn lenses() {
    let mut client = client();
    let titles = |client: &mut Client, line: u64| -> Vec<String> {
        let lenses = client.ask_all("codeLens", "main.pdll", json!({}));
        let here = lenses.as_array().expect("a list").iter().filter(|l| l["range"]["start"]["line"] == line);
        here.map(|l| l["command"]["title"].as_str().unwrap_or_default().to_string()).collect()
    };
    let all = ["show pdl", "pdl-interp", "bytecode", "run on main.mlir", "explain"];
    assert_eq!(titles(&mut client, 0), all);
    let never =
        "Constraint C(v: Value);\nPattern P {\n  let r = op<t.a>(x: C);\n  not C(x);\n  erase r;\n}\n";
    client.change("main.pdll", never);
    assert_eq!(titles(&mut client, 1)[0], "never fires");
}

#[test]
fn implied_hints() {
    let mut client = client();
    client.notify(
        "workspace/didChangeConfiguration",
        json!({ "settings": { "pdllc": { "inlayHints": { "implied": true } } } }),
    );
    let all =
        json!({ "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } });
    let hints = client.ask_all("inlayHint", "main.pdll", all);
    let labels: Vec<_> = hints.as_array().expect("a list").iter().map(|h| h["label"].clone()).collect();
    assert!(labels.contains(&json!("benefit 1")) && labels.contains(&json!("benefit 2")), "{labels:?}");
}
