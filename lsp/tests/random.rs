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

/// Parameters that fit all methods.
fn params(uri: &str, at: &Value, place: &Value, random: &mut Random) -> Value {
    json!({
        "uri": uri, "textDocument": { "uri": uri }, "position": at, "range": place, "positions": [at],
        "context": { "includeDeclaration": true, "diagnostics": [] },
        "options": { "tabSize": 2, "insertSpaces": true }, "ch": "\n",
        "newName": "fresh", "query": "f",
        "kind": random.pick(&["ast", "mlir", "cpp", "pdl", "asm", "rust", "pdl-interp", "ods", "x"]),
        "item": { "uri": uri, "name": "x", "kind": 5, "range": place, "selectionRange": place },
    })
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
            let (at, place) = (position(&mut random), range(&mut random));
            let mut params = params(&uri, &at, &place, &mut random);
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

/// Whole files, typed from the first character to the last, with questions about any place on the way.
#[test]
fn typed_from_the_beginning() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut random = Random::new(5);
    for file in ["examples/arith/canonicalize.pdll", "tests/pdll/24-mixed.pdll", "tests/drr/canon.td"] {
        let path = root.join(file);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{file}: {e}"));
        let name = path.file_name().and_then(|n| n.to_str()).expect("a name");
        let mut client = Client::new(&[(name, "")]);
        client.open(name);
        let uri = client.uri(name);
        let (mut typed, mut line, mut column, mut version) = (0, 0, 0, 1);
        while typed < text.len() {
            let mut end = (typed + random.below(8) + 1).min(text.len());
            end += (end..).take_while(|i| !text.is_char_boundary(*i)).count();
            let piece = &text[typed..end];
            let at = json!({ "line": line, "character": column });
            version += 1;
            client.notify(
                "textDocument/didChange",
                json!({
                    "textDocument": { "uri": uri, "version": version },
                    "contentChanges": [{ "range": { "start": at, "end": at }, "text": piece }]
                }),
            );
            line += piece.matches('\n').count();
            column = piece.rfind('\n').map_or(column + piece.len(), |i| piece.len() - i - 1);
            typed = end;
            let caret = json!({ "line": line, "character": column });
            let anywhere = json!({ "line": random.below(line + 1), "character": random.below(80) });
            let place = json!({ "start": { "line": 0, "character": 0 }, "end": caret });
            let at = if random.chance(50) { caret } else { anywhere };
            let method = random.pick(METHODS);
            let params = params(&uri, &at, &place, &mut random);
            let answer = client.request(method, params);
            assert_ne!(answer["code"], -32603, "{file}:{line}:{column}: {method}: {answer}");
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
