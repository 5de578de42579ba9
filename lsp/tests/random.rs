//! Whatever an editor sends, the server answers.

use crate::common::Client;
use pdll_tests::Random;
use serde_json::{Value, json};

const LIB: &str = "Constraint Shared(v: Value);\n// -----\nRewrite R(o: Op) -> (a: Attr, b: Value);\n";
const MAIN: &str = "#include \"lib.pdll\"
// Asks.
Constraint Check(v: Value) -> Attr;
Pattern Fold with benefit(2) {
  let left: [Value, Shared];
  let root = op<a.b>(left, é: Value) {k = attr<\"1\">, l} -> (t: Type);
  Check(left);
  rewrite root with {
    let m = R(root);
    replace root with (m.b, op<c.d>(m.1).0);
  };
}
";

const METHODS: &[&str] = &[
    "textDocument/definition",
    "textDocument/references",
    "textDocument/documentHighlight",
    "textDocument/hover",
    "textDocument/documentSymbol",
    "textDocument/documentLink",
    "textDocument/foldingRange",
    "textDocument/selectionRange",
    "textDocument/completion",
    "textDocument/signatureHelp",
    "textDocument/inlayHint",
    "textDocument/formatting",
    "textDocument/rangeFormatting",
    "textDocument/onTypeFormatting",
    "textDocument/prepareRename",
    "textDocument/rename",
    "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/range",
    "textDocument/codeAction",
    "textDocument/codeLens",
    "textDocument/prepareCallHierarchy",
    "textDocument/diagnostic",
    "callHierarchy/incomingCalls",
    "callHierarchy/outgoingCalls",
    "workspace/symbol",
    "pdll/viewOutput",
    "textDocument/nothing",
    "nothing/at-all",
];

const TYPED: &[&str] = &[
    "let ",
    "(",
    ")",
    "{",
    "}",
    "[",
    "<",
    ">",
    ".",
    ",",
    ";",
    ":",
    "=",
    "=>",
    "op<",
    "Pattern ",
    "// -----\n",
    "\n",
    "\"",
    "[{",
    "}]",
    "x",
    "é𝒳",
    "with ",
    "rewrite ",
    "#include \"",
    "\r\n",
    "\0",
    "0",
    "->",
    "// pdllc: fmt off\n",
    "not ",
];

fn position(random: &mut Random) -> Value {
    json!({ "line": random.below(20), "character": random.below(60) })
}

fn range(random: &mut Random) -> Value {
    json!({ "start": position(random), "end": position(random) })
}

/// Something that stands where JSON of another form is expected.
fn wrong(random: &mut Random) -> Value {
    random.pick(&[
        Value::Null,
        json!(1),
        json!("x"),
        json!([]),
        json!({}),
        json!({ "line": -1, "character": 1e300 }),
    ])
}

#[test]
fn random_edits_and_requests() {
    for seed in 0..4 {
        let mut random = Random::new(seed);
        let mut client = Client::new(&[("main.pdll", MAIN), ("lib.pdll", LIB)]);
        client.open("main.pdll");
        client.open("lib.pdll");
        for version in 2..80 {
            let name = random.pick(&["main.pdll", "main.pdll", "main.pdll", "lib.pdll", "gone.pdll"]);
            let uri = client.uri(name);
            if random.chance(50) {
                let text = if random.chance(3) { MAIN } else { random.pick(TYPED) };
                let mut change = json!({ "text": text });
                if random.chance(95) {
                    change["range"] = range(&mut random);
                }
                let mut params =
                    json!({ "textDocument": { "uri": uri, "version": version }, "contentChanges": [change] });
                if random.chance(3) {
                    params = wrong(&mut random);
                }
                client.notify("textDocument/didChange", params);
                continue;
            }
            let method = random.pick(METHODS);
            let place = range(&mut random);
            let mut params = json!({
                "uri": uri, "textDocument": { "uri": uri }, "position": position(&mut random), "range": place,
                "positions": [position(&mut random)],
                "context": { "includeDeclaration": true, "diagnostics": [] },
                "options": { "tabSize": 2, "insertSpaces": true }, "ch": "\n",
                "newName": "fresh", "query": "f",
                "kind": random.pick(&["ast", "mlir", "cpp", "pdl", "asm", "rust", "pdl-interp", "ods", "x"]),
                "item": { "uri": uri, "name": "x", "kind": 5, "range": place, "selectionRange": place },
            });
            if random.chance(5) {
                let key = random.pick(&["textDocument", "position", "range", "item", "context", "positions"]);
                params[key] = wrong(&mut random);
            }
            let answer = client.request(method, params);
            // Nothing went wrong inside.
            assert_ne!(answer["code"], -32603, "seed {seed}: {method}: {answer}");
        }
    }
}

#[test]
fn deep_and_circular_texts() {
    let deep = format!("Pattern {{ erase {}op<a.b>", "(".repeat(20_000));
    let nested = format!("Pattern {{ erase op<a.b>({}", "op<a.b>(".repeat(3_000));
    let mut client = Client::new(&[
        ("self.pdll", "#include \"self.pdll\"\n"),
        ("deep.pdll", &deep),
        ("nested.pdll", &nested),
    ]);
    for name in ["self.pdll", "deep.pdll", "nested.pdll"] {
        assert!(!client.open(name).is_empty(), "{name}");
        for method in ["documentSymbol", "foldingRange", "codeLens"] {
            let answer = client.ask_all(method, name, json!({}));
            assert!(answer.is_array(), "{name}: {method}: {answer}");
        }
    }
}

#[test]
fn cancelled_requests_are_answered() {
    let mut client = Client::new(&[("main.pdll", MAIN)]);
    client.open("main.pdll");
    client.notify("$/cancelRequest", json!({ "id": 2 }));
    let answer = client.ask_all("documentSymbol", "main.pdll", json!({}));
    assert_eq!(answer["code"], -32800);
    assert!(client.ask_all("documentSymbol", "main.pdll", json!({})).is_array());
}
