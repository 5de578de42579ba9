//! What is said while somebody types in a body is what is said about the whole text.

use crate::common::Client;
use pdll_tests::Random;
use serde_json::Value;

const LIB: &str = "Constraint Shared(v: Value) [{ return success(); }];\n";
const MAIN: &str = "#include \"lib.pdll\"
Constraint Check(v: Value) [{ return success(); }];
Rewrite Make(o: Op) -> Value;
Pattern First {
  let root = op<a.b>(x: Value);
  Check(x);
  erase root;
}
// About the second.
Pattern Second with benefit(3) {
  let root = op<a.b>(y: Shared) {k = attr<\"1\">};
  rewrite root with {
    let m = Make(root);
    replace root with m;
  };
}
Constraint Late(a: Attr) [{ return success(); }];
Pattern Third {
  let root = op<a.c>(z: Value, w: ValueRange);
  replace root with op<a.d>(z) -> (type<\"i32\">);
}
";

const TYPED: &[&str] = &[
    "x",
    "Check(x);",
    "let q = attr<\"2\">;",
    "(",
    ")",
    "{",
    "}",
    "\"",
    "[{",
    "}]",
    ";",
    "\n",
    "// c\n",
    "not ",
    "Late(",
    "Make(root)",
    "é𝒳",
    "root",
    ", ",
    "->",
    ": Value",
    "op<a.b>",
    "Pattern ",
    "// -----\n",
    "// pdllc: allow(x)\n",
];

/// Diagnostics as they are compared: those of a place in any order.
fn sorted(mut list: Vec<Value>) -> Vec<String> {
    let mut list: Vec<String> = list.drain(..).map(|d| d.to_string()).collect();
    list.sort();
    list
}

/// A text of random edits, mostly in one body.
fn edited(text: &str, random: &mut Random) -> String {
    let mut text = text.to_string();
    let places: Vec<usize> = (0..=text.len()).filter(|i| text.is_char_boundary(*i)).collect();
    let at = random.pick(&places);
    if random.chance(40) {
        let end = places.iter().copied().find(|p| *p >= at + random.below(8)).unwrap_or(at);
        text.replace_range(at..end, "");
    } else {
        text.insert_str(at, random.pick(TYPED));
    }
    text
}

#[test]
fn what_is_said_is_said_of_the_whole() {
    for seed in 0..120 {
        let mut random = Random::new(seed);
        let mut typing = Client::new(&[("main.pdll", MAIN), ("lib.pdll", LIB)]);
        typing.open("main.pdll");
        let mut text = MAIN.to_string();
        for _ in 0..6 {
            text = edited(&text, &mut random);
            let said = typing.change("main.pdll", &text);
            let mut whole = Client::new(&[("main.pdll", &text), ("lib.pdll", LIB)]);
            let (here, there) = (typing.uri(""), whole.uri(""));
            let wanted = whole.open("main.pdll");
            let wanted: Vec<String> = sorted(wanted).iter().map(|d| d.replace(&there, &here)).collect();
            let there = whole.dir.path().display().to_string();
            let here = typing.dir.path().display().to_string();
            let wanted: Vec<String> = wanted.iter().map(|d| d.replace(&there, &here)).collect();
            assert_eq!(sorted(said), wanted, "seed {seed}:\n{text}");
        }
    }
}

/// So are the answers to questions about what stands around the caret.
#[test]
fn answers_are_those_of_the_whole() {
    for (old, new) in [("Check(x);", "/*^c*/Check(x) ;"), ("erase root;", "let q = ro/*^c*/ot; erase root;")]
    {
        let text = MAIN.replacen(old, new, 1);
        let mut typing = Client::new(&[("main.pdll", MAIN), ("lib.pdll", LIB)]);
        typing.open("main.pdll");
        typing.change("main.pdll", &text);
        let mut whole = Client::new(&[("main.pdll", &text), ("lib.pdll", LIB)]);
        whole.open("main.pdll");
        for method in ["hover", "completion", "signatureHelp", "definition"] {
            let (a, b) = (typing.ask(method, "main.pdll", "c"), whole.ask(method, "main.pdll", "c"));
            let b = b.to_string().replace(&whole.uri(""), &typing.uri(""));
            assert_eq!(a.to_string(), b, "{method}: {new}");
        }
    }
}
