//! TableGen documents.

use crate::common::Client;
use serde_json::json;

const BASE: &str = "// Of all.\nclass /*^Base*/Base<string s> { string summary = s; }\n";
const MAIN: &str = "include \"base.td\"\n\
                    def /*^A*/A : /*^use*/Base<\"about A\">;\nclass Mine<Base b> { Base of = b; }\ndef B : Mine</*^A1*/A>; // A\n";

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
