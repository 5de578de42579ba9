//! What parts of a file give is what the whole gives.

use super::Rules;
use crate::ods;
use crate::pdl::Module;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Compares the whole of a file with two to five parts of it; how often parts could judge.
fn agree(name: &str, text: Vec<u8>) -> usize {
    let mut sources = SourceMap::default().with_dirs(["tests/drr", "tests/ods"].map(PathBuf::from));
    let file = sources.add(name, text).expect("a small text");
    let (std, mut said) = (Standard::Extended, Diagnostics::new());
    let td = ods::read_for_rules(file, &mut sources, std, &mut said);
    // Of a file in which something is wrong, what is good.
    let td = td.unwrap_or_else(|rest| rest.expect("records"));
    let model = td.import_for_rules(&BTreeSet::new(), &sources, std, &mut said);
    let rules = Rules::of(&td, &model, &sources, true);
    let mut diags = Diagnostics::new();
    let whole = told(&rules.whole(&mut diags));
    let joined: Vec<_> = (2..6).filter_map(|parts| rules.in_parts(parts)).collect();
    for module in &joined {
        assert!(diags.is_empty(), "{name}: parts say all that there is to say");
        assert!(told(module) == whole, "{name}: parts give what the whole gives");
    }
    joined.len()
}

fn told(module: &Module) -> String {
    let Module { strings, patterns, known, code, definitions, span } = module;
    let strings: Vec<_> = strings.iter().collect();
    format!("{span:?} {strings:?} {patterns:#?} {known:#?} {code:#?} {definitions:?}")
}

#[test]
fn parts_are_as_the_whole() {
    let mut judged = 0;
    for entry in std::fs::read_dir("tests/drr").expect("the tests of rules") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|e| e == "td") {
            judged += agree(&path.to_string_lossy(), std::fs::read(&path).expect("text"));
        }
    }
    assert!(judged > 3, "parts judge files without mistakes: {judged}");
}

/// A file of these rules.
fn rules(rules: &[&str]) -> Vec<u8> {
    let rules: String = (0..).zip(rules).map(|(i, rule)| format!("def R{i} : {rule};\n")).collect();
    format!("include \"rules.td\"\n{rules}").into_bytes()
}

const PLAIN: &str = "Pat<(Add $a, $b), (replaceWithValue $a)>";

/// What one part knows of operations and code holds in all.
#[test]
fn parts_know_what_others_do() {
    let call = "Pat<(Neg1 $a), (NativeCodeCall<\"f($0)\"> $a)>";
    let built =
        "Pat<(Neg1 $a), (Built (Built $a, ConstantAttr<I32Attr, \"1\">), ConstantAttr<I32Attr, \"2\">)>";
    let matched = "Pat<(Built $a, $_), (Built $a, ConstantAttr<I32Attr, \"3\">)>";
    let anonymous = rules(&[PLAIN; 4]).into_iter().chain(*b"def : Pat<(Add $a, $b), (Add $b, $a)>;\n");
    assert_eq!(agree("code of all", rules(&[call; 5])), 4);
    assert_eq!(agree("built in one part", rules(&[built, matched, PLAIN, matched])), 4);
    assert_eq!(
        agree("without names", anonymous.chain(*b"def : Pat<(Neg1 $a), (Add $a, $a)>;\n").collect()),
        4
    );
}

/// The whole judges what parts cannot know.
#[test]
fn parts_leave_it_to_the_whole() {
    for (what, list) in [
        ("an error", [PLAIN, "Pat<(Add $a, $b), (replaceWithValue $c)>"]),
        (
            "functions of one name that take something else",
            [
                "Pat<(Neg1 $a), (NativeCodeCall<\"f($0)\"> $a)>",
                "Pat<(Add $a, $b), (NativeCodeCall<\"f($0, $1)\"> $a, $b)>",
            ],
        ),
        (
            "conditions of one name that are about something else",
            [
                "Pat<(Neg1 $a), (Add $a, $a), [(Constraint<CPred<\"g($0)\">, \"\"> $a)]>",
                "Pat<(Neg1:$r $a), (Add $a, $a), [(Constraint<CPred<\"g($0, $1)\">, \"\"> $r, $a)]>",
            ],
        ),
        (
            "a rule with two ways",
            [
                PLAIN,
                "Pat<(Neg1 $x), (NativeCodeCall<\"$0.getType().isF32() \
                 ? $_builder.create<t::Neg1>($_loc, $0.getType(), $0).getResult() : $0\"> $x)>",
            ],
        ),
    ] {
        assert_eq!(agree(what, rules(&list)), 0, "{what}");
    }
}
