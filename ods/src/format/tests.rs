//! Formats in, trees and errors out.

use super::tree::{Anchor, Argument, Element, Group, Scope, Types, Variable};
use super::{Whitespace, parse};

fn scope() -> Scope<'static> {
    Scope {
        operands: vec!["a", "b"],
        results: vec!["r"],
        attributes: vec![("x", false), ("u", true)],
        regions: vec!["body"],
        ..Scope::default()
    }
}

fn operand(i: u32) -> Element {
    Element::Variable { variable: Variable::Operand(i), qualified: false }
}

fn literal(text: &str) -> Element {
    Element::Literal(super::Literal(text.into()))
}

#[test]
fn what_names_stand_for_is_known() {
    let text = "$a `,` $b (`at` `` $x^ `\\n`)? $body attr-dict `:` functional-type(operands, $r)";
    let format = parse(text, &scope()).expect("a format");
    let x = Element::Variable { variable: Variable::Attribute(0), qualified: false };
    let group = Group {
        then: vec![
            literal("at"),
            Element::Whitespace(Whitespace::None),
            x,
            Element::Whitespace(Whitespace::Line),
        ],
        otherwise: vec![],
        anchor: Anchor::Then(2),
    };
    let body = Element::Variable { variable: Variable::Region(0), qualified: false };
    let types = Element::FunctionalType { inputs: Types::Operands, results: Types::Result(0) };
    let expected = vec![
        operand(0),
        literal(","),
        operand(1),
        Element::Group(group),
        body,
        Element::AttrDict { keyword: false },
        literal(":"),
        types,
    ];
    assert_eq!(format.elements, expected);
}

#[test]
fn directives_are_handed_arguments() {
    let text = "custom<Two>($a, $b, type($a), ref($x), \"s\", ref(type($b))) $body attr-dict";
    let format = parse(text, &scope()).expect("a format");
    let Element::Custom(custom) = &format.elements[0] else { panic!("{format:?}") };
    let reference = |argument| Argument::Ref(Box::new(argument));
    let expected = [
        Argument::Variable(Variable::Operand(0)),
        Argument::Variable(Variable::Operand(1)),
        Argument::Types(Types::Operand(0)),
        reference(Argument::Variable(Variable::Attribute(0))),
        Argument::Text("s".into()),
        reference(Argument::Types(Types::Operand(1))),
    ];
    assert_eq!((custom.name.as_str(), &custom.arguments[..]), ("Two", &expected[..]));
}

#[test]
fn params_stands_for_what_occurs_nowhere_else() {
    let scope = Scope { parameters: vec!["p", "q", "r"], of_parameters: true, ..Scope::default() };
    let format = parse("`<` $q `,` struct(params) `>`", &scope).expect("a format");
    assert_eq!(format.elements[3], Element::Struct(vec![Element::Parameters(vec![0, 2])]));
}

#[test]
fn errors_have_their_place() {
    let cases = [
        ("$a $c", 3..5, "nothing is called `c` here"),
        ("$a `,", 3..4, "this quote is not closed"),
        ("$a $b $body", 11..11, "`attr-dict` does not occur: other attributes could not be written"),
        ("$a attr-dict $body", 18..18, "the operand `b` does not occur"),
        ("operands attr-dict", 18..18, "the region `body` does not occur"),
        ("$r", 0..2, "a result is not written in its operation, only its type is"),
        ("(`x` $x)?", 0..1, "a group needs one element marked with `^`"),
        ("(`x` $x^ $u^)?", 11..12, "a group has one element marked with `^`"),
        ("(`x` $x^)", 9..9, "`?` should follow a group"),
        (
            "(type($a) $x^)?",
            0..1,
            "a group begins with a literal, an operand, an attribute, a region or `custom`: with something \
             that can be missing",
        ),
        ("`a b`", 0..5, "a literal is a word, one punctuation character, `->` or `...`"),
        ("type($x)", 5..7, "only operands and results have types here"),
        ("attr-dict2", 0..10, "there is no directive `attr-dict2` here"),
        ("ref($a)", 0..3, "`ref` is only for what `custom` is handed"),
        ("custom<F($a)", 8..9, "`>` should follow the name of the directive"),
        ("oilist($a)", 7..9, "a clause begins with a literal"),
        ("%", 0..1, "nothing in a format begins with this character"),
    ];
    for (text, at, message) in cases {
        let error = parse(text, &scope()).expect_err(text);
        assert_eq!((error.at, error.message.as_str()), (at, message), "{text}");
    }
}

#[test]
fn nesting_is_bounded() {
    let text = "(".repeat(100_000);
    let error = parse(&text, &scope()).expect_err("too deep");
    assert_eq!(error.message, "nested more than 64 levels deep");
}
