//! What changes texts, and what is shown beside them.

use crate::common::Client;
use serde_json::{Value, json};

const LIB: &str = "Constraint Shared(v: Value);\n";
const MAIN: &str = "#include \"lib.pdll\"
Constraint /*^C*/Check(v: Value);
Pattern /*^P*/Fold {
  let /*^x*/left: Value;
  let root = op<a.b>(left, right: Value);
  Check(left);
  /*^s*/Shared(right);
  erase root;
}
";

fn client() -> Client {
    let mut client = Client::new(&[("main.pdll", MAIN), ("lib.pdll", LIB)]);
    client.open("main.pdll");
    client
}

fn texts(client: &Client, edit: &Value) -> Vec<(String, String)> {
    let mut all: Vec<_> = edit["changes"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(uri, edits)| {
            let name = uri.rsplit('/').next().unwrap_or_default().to_string();
            let text = client.edited(&name, edits);
            (name, text)
        })
        .collect();
    all.sort();
    all
}

#[test]
fn renames() {
    let mut client = client();
    let plain = client.text("main.pdll").to_string();
    let edit = client.ask_with("rename", "main.pdll", "x", json!({ "newName": "lhs" }));
    assert_eq!(texts(&client, &edit), [("main.pdll".to_string(), plain.replace("left", "lhs"))]);
    let edit = client.ask_with("rename", "main.pdll", "s", json!({ "newName": "Common" }));
    let both = [
        ("lib.pdll".to_string(), LIB.replace("Shared", "Common")),
        ("main.pdll".to_string(), plain.replace("Shared", "Common")),
    ];
    assert_eq!(texts(&client, &edit), both);
    // From the other side: the file that includes it is found in the folder.
    client.open("lib.pdll");
    let at = json!({ "textDocument": { "uri": client.uri("lib.pdll") }, "newName": "Common",
                     "position": { "line": 0, "character": 12 } });
    let edit = client.request("textDocument/rename", at);
    assert_eq!(texts(&client, &edit), both);
    for (name, why) in [
        ("right", "`right` is taken: it is defined in line 5"),
        ("let", "`let` is a word of the language"),
        ("a b", "`a b` is no name"),
        ("", "`` is no name"),
    ] {
        let error = client.ask_with("rename", "main.pdll", "x", json!({ "newName": name }));
        assert_eq!(error["message"], why);
    }
}

#[test]
fn formatting_and_ranges() {
    let ugly = "Pattern   A{erase op<a.b>;\n}\nPattern   B{erase op<a.c>;\n}\n";
    let mut client = Client::new(&[("main.pdll", ugly)]);
    client.open("main.pdll");
    let options = json!({ "options": { "tabSize": 2, "insertSpaces": true } });
    let edits = client.ask_all("formatting", "main.pdll", options.clone());
    let neat = "Pattern A {\n  erase op<a.b>;\n}\n\nPattern B {\n  erase op<a.c>;\n}\n";
    assert_eq!(client.edited("main.pdll", &edits), neat);
    let mut range = options;
    range["range"] = json!({ "start": { "line": 2, "character": 3 }, "end": { "line": 2, "character": 4 } });
    let edits = client.ask_all("rangeFormatting", "main.pdll", range);
    let half = "Pattern   A{erase op<a.b>;\n}\n\nPattern B {\n  erase op<a.c>;\n}\n";
    assert_eq!(client.edited("main.pdll", &edits), half);
}

#[test]
fn actions() {
    for (text, title, after) in [
        (
            "Constraint HasOneUse(v: Value);\nPattern { HasOneUze(x: Value); erase op<a.b>; }\n",
            "Change to `HasOneUse`",
            "Constraint HasOneUse(v: Value);\nPattern { HasOneUse(x: Value); erase op<a.b>; }\n",
        ),
        (
            "Pattern { let v: Value; Missing(v); erase op<a.b>(v); }\n",
            "Declare the constraint `Missing`",
            "Constraint Missing(arg0: Value);\n\nPattern { let v: Value; Missing(v); erase op<a.b>(v); }\n",
        ),
        (
            "Pattern { let v: Value; FromLib(v); erase op<a.b>(v); }\n",
            "Include `lib.pdll`, which declares `FromLib`",
            "#include \"lib.pdll\"\nPattern { let v: Value; FromLib(v); erase op<a.b>(v); }\n",
        ),
        (
            "Pattern { let r = op<a.b>; let t = attr<\"1\">; erase r; }\n",
            "Change `t` to `_t`",
            "Pattern { let r = op<a.b>; let _t = attr<\"1\">; erase r; }\n",
        ),
        (
            "Pattern {\n  let r = op<a.b>;\n  let t = attr<\"1\">; // gone\n  \
             let u = attr<\"2\">;\n  erase r;\n}\n",
            "Remove `u`",
            "Pattern {\n  let r = op<a.b>;\n  let t = attr<\"1\">; // gone\n  erase r;\n}\n",
        ),
        (
            "Pattern { let r = op<a.b>; replace r with Make(r); }\n",
            "Declare the rewrite `Make`",
            "Rewrite Make(arg0: Op<a.b>) -> Value;\n\nPattern { let r = op<a.b>; replace r with Make(r); }\n",
        ),
        (
            "#include \"sub/a.pdll\"\nPattern => erase op<a.b>;\n",
            "Include `a.pdll`",
            "#include \"a.pdll\"\nPattern => erase op<a.b>;\n",
        ),
        (
            "Pattern { let r = op<a.b>; rewrite r with { let n = op<a.c>; replace r with n; }; }\n",
            "Insert `-> (type<\"i32\">)`",
            "Pattern { let r = op<a.b>; rewrite r with { \
             let n = op<a.c> -> (type<\"i32\">); replace r with n; }; }\n",
        ),
        (
            "#include \"lib.pdll\"\n#include \"a.pdll\"\nPattern => erase op<a.b>;\n",
            "Sort the includes",
            "#include \"a.pdll\"\n#include \"lib.pdll\"\nPattern => erase op<a.b>;\n",
        ),
        (
            "Rewrite R(o: Op) -> Op { return o; }\n",
            "Write the body as `=>`",
            "Rewrite R(o: Op) -> Op => o;\n",
        ),
    ] {
        let lib = "Constraint FromLib(v: Value);\n";
        let mut client = Client::new(&[("main.pdll", text), ("lib.pdll", lib), ("a.pdll", "")]);
        client.open("main.pdll");
        let range = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 9, "character": 0 } });
        let found = client.ask_all(
            "codeAction",
            "main.pdll",
            json!({ "range": range, "context": { "diagnostics": [] } }),
        );
        let titles: Vec<_> = found.as_array().expect("a list").iter().map(|a| &a["title"]).collect();
        let action = found.as_array().expect("a list").iter().find(|a| a["title"] == title);
        let action = action.unwrap_or_else(|| panic!("no `{title}` in {titles:?}"));
        assert_eq!(texts(&client, &action["edit"]), [("main.pdll".to_string(), after.to_string())]);
    }
}

#[test]
fn beside_the_text() {
    let mut client = client();
    let all =
        json!({ "range": { "start": { "line": 0, "character": 0 }, "end": { "line": 99, "character": 0 } } });
    let hints = client.ask_all("inlayHint", "main.pdll", all);
    let labels: Vec<_> = hints.as_array().expect("a list").iter().map(|h| h["label"].clone()).collect();
    assert_eq!(labels, ["v:", "v:"]);
    let tokens = client.ask_all("semanticTokens/full", "main.pdll", json!({}));
    let data = tokens["data"].as_array().expect("a list");
    assert!(data.len().is_multiple_of(5) && data.len() > 5 * 20);
    let lenses = client.ask_all("codeLens", "main.pdll", json!({}));
    let titles: Vec<_> =
        lenses.as_array().expect("a list").iter().map(|l| l["command"]["title"].clone()).collect();
    assert_eq!(titles, ["show pdl", "pdl-interp", "bytecode"]);
    let items = client.ask("prepareCallHierarchy", "main.pdll", "C");
    let calls = client.request("callHierarchy/incomingCalls", json!({ "item": items[0] }));
    assert_eq!(calls[0]["from"]["name"], "Fold");
    let items = client.ask("prepareCallHierarchy", "main.pdll", "P");
    let calls = client.request("callHierarchy/outgoingCalls", json!({ "item": items[0] }));
    let names: Vec<_> = calls.as_array().expect("a list").iter().map(|c| c["to"]["name"].clone()).collect();
    assert_eq!(names, ["Check", "Shared"]);
    let found = client.request("workspace/symbol", json!({ "query": "shd" }));
    assert_eq!(found[0]["name"], "Shared");
    let uri = client.uri("main.pdll");
    let output = client.request("pdll/viewOutput", json!({ "uri": uri, "kind": "pdl" }));
    assert!(output["output"].as_str().expect("text").contains("pdl.pattern @Fold"));
}
