//! The verifier of PDL on graphs that no front end of ours makes.

use pdll_compiler::pdl::{Attributes, Module, NodeId, NodeKind, Pattern, Strings, Ty, Value, Values, verify};
use pdll_source::diag::Diagnostics;
use pdll_source::{Span, Standard};

/// `erase` of the operation `a.b` with an operand: nodes 0 operand, 1 operation, 2 erase; values 0 operand, 1
/// operation.
fn erases(strings: &mut Strings) -> Pattern {
    let mut p = Pattern::new(None, 1, Span::new(0, 9));
    let at = |n| Span::new(n, n + 1);
    p.push(false, NodeKind::Operand { ty: None }, &[Ty::Value], at(0));
    let name = Some(strings.intern("a.b"));
    let op = NodeKind::Operation {
        name,
        operands: [Value(0)].as_slice().into(),
        attributes: Attributes::new(),
        types: Values::new(),
    };
    p.push(false, op, &[Ty::Operation], at(1));
    p.push(true, NodeKind::Erase { op: Value(1) }, &[], at(2));
    p.rewrite.root = Some(Value(1));
    p
}

/// What is said of the pattern after a change, and where.
fn said(change: impl FnOnce(&mut Pattern, &mut Strings)) -> Vec<(String, u32)> {
    let mut module = Module::default();
    let mut pattern = erases(&mut module.strings);
    change(&mut pattern, &mut module.strings);
    module.patterns.push(pattern);
    let mut diags = Diagnostics::new();
    let valid = verify(module, Standard::Extended, &mut diags);
    assert_eq!(valid.is_some(), !diags.has_errors());
    diags.list().iter().map(|d| (d.message.clone(), d.span().expect("a place").lo)).collect()
}

#[test]
fn a_good_pattern_is_good() {
    assert_eq!(said(|_, _| ()), []);
}

/// Each row: what is done to a good pattern, and what is said at which place.
#[test]
fn graphs_that_are_none_are_refused() {
    type Change = fn(&mut Pattern, &mut Strings);
    let rows: &[(Change, &str, u32)] = &[
        (|p, _| p.body.swap(0, 1), "this uses a value that is defined after it, or nowhere", 1),
        (|p, _| p.body.push(NodeId(7)), "a section lists a node that is not there", 0),
        (|p, _| p.body.push(NodeId(0)), "this node is listed twice", 0),
        (|p, _| p.nodes[1].results = (1, 2), "this node does not have the values that are said to be its", 1),
        (|p, _| p.nodes[2].kind = NodeKind::Erase { op: Value(9) }, "this uses a value that is not there", 2),
        (
            |p, _| p.nodes[2].kind = NodeKind::Erase { op: Value(0) },
            "this uses a value of a type that does not belong there",
            2,
        ),
        (
            |p, _| p.nodes[0].kind = NodeKind::Operands { ty: None },
            "this does not define what a node of its sort does",
            0,
        ),
        (|p, _| p.body.push(p.rewrite.body[0]), "this belongs to a rewrite, not to what is matched", 2),
        (
            |p, _| {
                p.body.remove(0);
                p.rewrite.body.insert(0, NodeId(0));
            },
            "this uses a value that is defined after it, or nowhere",
            1,
        ),
        (
            |p, _| {
                p.push(true, NodeKind::Operand { ty: None }, &[Ty::Value], Span::new(5, 6));
            },
            "this belongs to what is matched, not to a rewrite",
            5,
        ),
        (
            |p, _| {
                let kind = NodeKind::Attribute { ty: None, constant: None };
                p.push(true, kind, &[Ty::Attribute], Span::new(5, 6));
            },
            "an attribute of a rewrite needs a value",
            5,
        ),
        (
            |p, _| {
                let kind = NodeKind::Operation {
                    name: None,
                    operands: Values::new(),
                    attributes: Attributes::new(),
                    types: Values::new(),
                };
                p.push(true, kind, &[Ty::Operation], Span::new(5, 6));
            },
            "an operation that is created needs a name",
            5,
        ),
        (
            |p, _| p.rewrite.root = Some(Value(0)),
            "the root of the rewrite is no operation that the pattern matches",
            0,
        ),
        (
            |p, s| p.rewrite.external = Some((s.intern("Native"), Values::new())),
            "a rewrite is either a call or a list of steps",
            0,
        ),
        (
            |p, s| {
                p.rewrite.body.clear();
                p.rewrite.external = Some((s.intern("Native"), [Value(8)].as_slice().into()));
            },
            "the call of the rewrite has no name, or is given something that is not matched",
            0,
        ),
        // What makes a pattern one that can be found.
        (
            |p, _| {
                p.push(false, NodeKind::Operand { ty: None }, &[Ty::Value], Span::new(5, 6));
            },
            "nothing binds this value, so it cannot be found",
            5,
        ),
        (
            |p, _| {
                p.push(true, NodeKind::Erase { op: Value(1) }, &[], Span::new(5, 6));
            },
            "this uses an operation that the rewrite has erased before",
            5,
        ),
    ];
    for (i, (change, message, at)) in rows.iter().enumerate() {
        assert_eq!(said(change), [(message.to_string(), *at)], "row {i}");
    }
}
