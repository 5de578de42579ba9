//! Definitions, references, hovers, outlines, folds and diagnostics.

use crate::common::Client;
use serde_json::{Value, json};

const MAIN: &str = "#include \"/*^file*/lib.pdll\"
// Asks.
Constraint /*^C*/Check(/*^v*/v: Value);

/// Folds
/// things.
Pattern /*^P*/Fold with benefit(3) {
  let /*^x*/x: Value;
  let root = op<a.b>(x);
  Check(/*^use*/x);
  /*^lib*/FromLib(x);
  let broken = ;
  erase /*^root*/root;
}
";
const LIB: &str = "// In the library.\nConstraint FromLib(v: Value);\n";

fn client() -> Client {
    let mut client = Client::new(&[("main.pdll", MAIN), ("lib.pdll", LIB)]);
    client.open("main.pdll");
    client
}

#[test]
fn definitions_and_references() {
    let mut client = client();
    let rows: &[(&str, &[&str], &[&str])] = &[
        ("use", &["main.pdll:7:x"], &["main.pdll:7:x", "main.pdll:8:x", "main.pdll:9:x", "main.pdll:10:x"]),
        ("x", &["main.pdll:7:x"], &["main.pdll:7:x", "main.pdll:8:x", "main.pdll:9:x", "main.pdll:10:x"]),
        ("C", &["main.pdll:2:Check"], &["main.pdll:2:Check", "main.pdll:9:Check"]),
        ("lib", &["lib.pdll:1:FromLib"], &["lib.pdll:1:FromLib", "main.pdll:10:FromLib"]),
        ("root", &["main.pdll:8:root"], &["main.pdll:8:root", "main.pdll:12:root"]),
    ];
    for (mark, definition, references) in rows {
        let found = client.ask("definition", "main.pdll", mark);
        assert_eq!(client.places(&found), *definition, "definition at {mark}");
        let context = json!({ "context": { "includeDeclaration": true } });
        let found = client.ask_with("references", "main.pdll", mark, context);
        assert_eq!(client.places(&found), *references, "references at {mark}");
    }
    let kinds = client.ask("documentHighlight", "main.pdll", "x");
    let kinds: Vec<_> = kinds.as_array().expect("a list").iter().map(|h| h["kind"].clone()).collect();
    assert_eq!(kinds, [3, 2, 2, 2]);
}

#[test]
fn hovers() {
    let mut client = client();
    for (mark, value) in [
        ("x", "**Variable**: `x`\n***\nType: `Value`\n"),
        ("C", "**Constraint**: `Check`\n***\nParameters:\n* v: `Value`\n***\n\nAsks.\n"),
        ("P", "**Pattern**: `Fold`\n***\nBenefit: 3\nRootOp: `Op<a.b>`\n\nFolds\nthings.\n"),
        ("lib", "**Constraint**: `FromLib`\n***\nParameters:\n* v: `Value`\n***\n\nIn the library.\n"),
    ] {
        let hover = client.ask("hover", "main.pdll", mark);
        assert_eq!(hover["contents"]["value"], value, "{mark}");
    }
    let file = client.ask("hover", "main.pdll", "file");
    let path = client.uri("lib.pdll").trim_start_matches("file://").to_string();
    assert_eq!(file["contents"]["value"], format!("`lib.pdll`\n***\n{path}"));
}

#[test]
fn outline_links_folds_and_selections() {
    let mut client = client();
    let symbols = client.ask_all("documentSymbol", "main.pdll", json!({}));
    let names: Vec<_> =
        symbols.as_array().expect("a list").iter().map(|s| (&s["name"], &s["kind"])).collect();
    assert_eq!(names, [(&json!("Check"), &json!(12)), (&json!("Fold"), &json!(5))]);
    let links = client.ask_all("documentLink", "main.pdll", json!({}));
    assert_eq!(links[0]["target"], client.uri("lib.pdll"));
    let folds = client.ask_all("foldingRange", "main.pdll", json!({}));
    let lines: Vec<_> =
        folds.as_array().expect("a list").iter().map(|f| (&f["startLine"], &f["endLine"])).collect();
    assert_eq!(lines, [(&json!(4), &json!(5)), (&json!(6), &json!(12))]);
    let at = client.at("main.pdll", "use")["position"].clone();
    let found = client.ask_all("selectionRange", "main.pdll", json!({ "positions": [at] }));
    let (mut texts, mut node) = (Vec::new(), &found[0]);
    while !node["range"].is_null() {
        texts.push(client.covered("main.pdll", &node["range"]));
        node = &node["parent"];
    }
    assert_eq!(texts[..3], ["x", "(x)", "Check(x)"]);
    assert!(texts.len() == 6 && texts[5] == client.text("main.pdll"), "{texts:?}");
}

#[test]
fn diagnostics_with_related_places_and_of_other_files() {
    let mut client = Client::new(&[
        (
            "main.pdll",
            "#include \"bad.pdll\"\nConstraint A();\nConstraint A();\n\
             Pattern { let x: Value; erase op<a.b>; }\n",
        ),
        ("bad.pdll", "Constraint B(v: Nowhere);\n"),
    ]);
    let list = client.open("main.pdll");
    let said: Vec<String> = list
        .iter()
        .map(|d| {
            let message = d["message"].as_str().unwrap_or_default().lines().next().unwrap_or_default();
            let related = d["relatedInformation"].as_array().map_or(0, Vec::len);
            format!("{}:{} {message} ({related})", d["range"]["start"]["line"], d["severity"])
        })
        .collect();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].starts_with("0:1 in `") && said[0].ends_with("(1)"), "{said:?}");
    assert!(said[1].starts_with("2:1 ") && said[1].ends_with("(1)"), "{said:?}");
    assert_eq!(client.published["bad.pdll"].len(), 1);
    // Unsaved text of the included file counts.
    client.open("bad.pdll");
    let mut list = client.change("bad.pdll", "Constraint B(v: Value);\n");
    // The document that includes it speaks of it until it is known to be open.
    while !list.is_empty() {
        list = client.diagnostics("bad.pdll");
    }
    // It is looked at when the other file is opened, and again when that changes: perhaps it was already.
    let about_the_file = |list: &[Value]| list.iter().any(|d| d["range"]["start"]["line"] == 0);
    let mut list = client.published["main.pdll"].clone();
    while about_the_file(&list) {
        list = client.diagnostics("main.pdll");
    }
    assert!(list.iter().all(|d| d["range"]["start"]["line"] != 0), "{list:?}");
    let report = client.ask_all("diagnostic", "main.pdll", json!({}));
    assert_eq!(report["kind"], "full");
    let again = client.ask_all("diagnostic", "main.pdll", json!({ "previousResultId": report["resultId"] }));
    assert_eq!(again["kind"], "unchanged");
}

/// The project is read once at the beginning if the client shows how far that has come.
#[test]
fn progress() {
    let mut client = Client::with_capabilities(
        &[("main.pdll", "Pattern P => erase op<a.b>;\n")],
        json!({ "window": { "workDoneProgress": true } }),
    );
    client.notify("initialized", json!({}));
    assert_eq!(client.next_message()["method"], "window/workDoneProgress/create");
    client.respond("pdllc-index");
    let kinds: Vec<Value> = (0..2).map(|_| client.next_message()["params"]["value"].clone()).collect();
    assert_eq!(kinds[0], json!({ "kind": "begin", "title": "Reading PDLL files", "percentage": 0 }));
    assert_eq!(kinds[1], json!({ "kind": "end", "message": "1 files" }));
    let found = client.request("workspace/symbol", json!({ "query": "p" }));
    assert_eq!(found[0]["name"], "P");
}

/// Several folders, of which one goes; databases and watched files.
#[test]
fn folders_and_watched_files() {
    let mut client = Client::new(&[("main.pdll", "#include \"a.pdll\"\nPattern => erase op<a.b>(x: A);\n")]);
    let missing = client.open("main.pdll");
    assert!(!missing.is_empty());
    let more = tempfile::tempdir().expect("a directory");
    let path = more.path().canonicalize().expect("it");
    std::fs::write(path.join("a.pdll"), "Constraint A(v: Value) [{ return success(); }];\n").expect("a file");
    // A database of the new folder says where to look.
    let main = client.dir.path().canonicalize().expect("it").join("main.pdll");
    let database =
        format!("--- !FileInfo:\n  filepath: {}\n  includes: {}\n", main.display(), path.display());
    std::fs::write(path.join("pdll_compile_commands.yml"), database).expect("a file");
    let folder = json!([{ "uri": format!("file://{}", path.display()), "name": "more" }]);
    let event = |added: &Value, removed: &Value| json!({ "event": { "added": added, "removed": removed } });
    client.notify("workspace/didChangeWorkspaceFolders", event(&folder, &json!([])));
    assert_eq!(client.diagnostics("main.pdll"), Vec::<Value>::new());
    // Symbols come in the order of their files, whose folders have names at random.
    let found = client.request("workspace/symbol", json!({ "query": "A" }));
    let mut names: Vec<&str> =
        found.as_array().into_iter().flatten().filter_map(|f| f["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["<pattern>", "A"]);
    // Somebody else changes the file.
    std::fs::write(path.join("a.pdll"), "Constraint Other(v: Value);\n").expect("a file");
    let uri = format!("file://{}/a.pdll", path.display());
    client.notify("workspace/didChangeWatchedFiles", json!({ "changes": [{ "uri": uri, "type": 2 }] }));
    assert!(!client.diagnostics("main.pdll").is_empty());
    client.notify("workspace/didChangeWorkspaceFolders", event(&json!([]), &folder));
    assert_eq!(client.diagnostics("main.pdll"), missing);
    assert_eq!(client.request("workspace/symbol", json!({ "query": "Other" })), json!([]));
}

/// Columns are counted as the client asks.
#[test]
fn encodings() {
    let text = "Pattern {\n  let x = attr<\"é𝒳\">; erase y;\n}\n";
    for (offered, column) in [
        (json!(["utf-8", "utf-16"]), 32),
        (json!(["utf-16", "utf-32"]), 29),
        (json!(["utf-32"]), 28),
        (json!([]), 29),
    ] {
        let general = json!({ "general": { "positionEncodings": offered } });
        let mut client = Client::with_capabilities(&[("main.pdll", text)], general);
        let list = client.open("main.pdll");
        let columns: Vec<u64> =
            list.iter().filter_map(|d| d["range"]["start"]["character"].as_u64()).collect();
        assert!(columns.contains(&column), "{offered}: {columns:?}");
    }
}

#[test]
fn words_of_the_language() {
    let text = "Pattern {
  let root = op<t.a>(/*^either*/either(x: Value, y: Value), /*^any*/any(op<t.b>));
  rewrite root with {
    let new = /*^located*/located(op<t.c>(x, y), root.location);
    replace root with new;
  };
}
Rewrite own() { let a = attr<\"1\">; /*^c*/ }
";
    let mut client = Client::new(&[("main.pdll", text)]);
    client.open("main.pdll");
    for (mark, hover) in [
        ("either", "Two operands, in this order or in the other one."),
        ("any", "An operand that is whichever result of the operation."),
        ("located", "The created operation, with this location."),
    ] {
        let shown = client.ask("hover", "main.pdll", mark);
        let shown = shown["contents"]["value"].as_str().unwrap_or_default();
        assert!(shown.starts_with(&format!("**Word**: `{mark}`\n***\n{hover}")), "{shown}");
    }
    let items = client.ask("completion", "main.pdll", "c");
    let labels: Vec<_> = items.as_array().expect("a list").iter().map(|i| i["label"].clone()).collect();
    assert!(labels.contains(&"fused".into()) && !labels.contains(&"either".into()), "{labels:?}");
}

#[test]
fn references_in_files_that_include_this_one() {
    let mut client = Client::new(&[
        ("lib.pdll", "Constraint /*^C*/Check(v: Value);\n"),
        ("a.pdll", "#include \"lib.pdll\"\nPattern => erase op<t.a>(x: [Value, /*^use*/Check]);\n"),
        ("b.pdll", "#include \"a.pdll\"\nRewrite R(v: Value) { Other(v); }\nConstraint Other(v: Check);\n"),
        ("own.pdll", "Constraint Check(v: Value);\nPattern => erase op<t.a>(x: Check);\n"),
    ]);
    client.open("lib.pdll");
    // By default only this file and what it includes, as mlir-pdll's server.
    let context = json!({ "context": { "includeDeclaration": true } });
    let found = client.ask_with("references", "lib.pdll", "C", context);
    assert_eq!(client.places(&found), ["lib.pdll:0:Check"]);
    let settings = json!({ "settings": { "pdllc": { "projectReferences": true } } });
    client.notify("workspace/didChangeConfiguration", settings);
    let all = ["lib.pdll:0:Check", "a.pdll:1:Check", "b.pdll:2:Check"];
    for (declaration, places) in [(true, &all[..]), (false, &all[1..])] {
        let context = json!({ "context": { "includeDeclaration": declaration } });
        let found = client.ask_with("references", "lib.pdll", "C", context);
        assert_eq!(client.places(&found), places, "{declaration}");
    }
    client.open("a.pdll");
    let context = json!({ "context": { "includeDeclaration": true } });
    let found = client.ask_with("references", "a.pdll", "use", context);
    assert_eq!(client.places(&found), all);
}
