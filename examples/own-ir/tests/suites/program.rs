//! A program made by hand, with a switch on an attribute and a native.

use super::Model;
use pdll::bytecode::*;
use pdll::{Args, Budget, NativeArg, Outcome, PatternSet, Returned, Verdict};

/// `t.f(t.c {n = 1})` is `t.one(t.c)`; with `n = 2` it is `t.two(t.c) {n = 7}` if the native agrees.
pub(crate) fn program() -> Program {
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    p.op_names = ["t.f", "t.c", "t.one", "t.two"].map(|n| OpName { name: n.into(), created: true }).to_vec();
    p.shapes =
        vec![OpShape { name: 0, operands: 1, results: 1 }, OpShape { name: 1, operands: 0, results: 1 }];
    p.attr_names = vec!["n".into()];
    p.attrs = ["1 : i32", "2 : i32", "7 : i32"].map(String::from).to_vec();
    p.natives =
        vec![Native { name: "Agrees".into(), constraint: true, params: vec![Bank::Attr], results: vec![] }];
    let (value, attr) = (|index| Reg { bank: Bank::Value, index }, |index| Reg { bank: Bank::Attr, index });
    let start =
        p.push(&Inst::DefSwitchKind { dst: 1, src: 0, operand: 0, result: 0, table: 0, otherwise: FAIL });
    let number = p.push(&Inst::SwitchAttr { op: 1, name: 0, table: 1, otherwise: FAIL });
    let two = p.push(&Inst::Attr { dst: 0, op: 1, name: 0, fail: FAIL });
    p.push(&Inst::Constraint { native: 0, negated: 0, args: vec![attr(0)], results: vec![], fail: FAIL });
    p.push(&Inst::Jump { to: ACCEPT | 1 });
    p.tables = vec![
        Table { keys: Keys::OpShape, cases: vec![(1, number)].into() },
        Table { keys: Keys::Attr, cases: vec![(0, ACCEPT), (1, two)].into() },
    ];
    p.rewrites = p.code.len() as u32;
    let pattern = |name: &str, rewrite| Pattern {
        name: name.into(),
        benefit: 1,
        bounded_recursion: false,
        root: Some(0),
        rewrite,
        lists: Lists::new(&[], &[], &[0, 1]),
        place: Place::default(),
    };
    let rewrite = p.push(&Inst::Operand { dst: 0, op: 0, index: 0, fail: FAIL });
    p.push(&Inst::CreateReplacing { dst: 2, old: 0, name: 2, operands: vec![value(0)], attrs: vec![] });
    p.push(&Inst::Done {});
    p.patterns.push(pattern("One", rewrite));
    let rewrite = p.push(&Inst::Result { dst: 0, op: 1, index: 0, fail: FAIL });
    p.push(&Inst::ConstAttr { dst: 1, attr: 2 });
    p.push(&Inst::CreateReplacing { dst: 2, old: 0, name: 3, operands: vec![value(0)], attrs: vec![(0, 1)] });
    p.push(&Inst::Done {});
    p.patterns.push(pattern("Two", rewrite));
    p.entries.shapes = vec![(0, start)];
    p.registers = [3, 1, 0, 2, 0, 0];
    p
}

/// Matches and rewrites `name(t.c {n})` and shows what uses it then.
fn run<H: Model>(name: &str, n: i64, agrees: bool) -> String
where
    H::Attr: NativeArg<H>,
{
    let mut set = PatternSet::<H>::for_host().with_program(verify(program()).expect("a good program"));
    let function =
        std::sync::Arc::new(move |host: &H, args: &Args<'_, H>, _: &mut Returned<H>, _: &mut Budget| {
            Verdict::from(agrees && args.attr(0).is_some_and(|a| host.number(a) == 2))
        });
    set.natives().raw_constraint("Agrees", vec![Bank::Attr], vec![], function);
    H::with_fresh(|host| {
        let mut matcher = set.link_to(host).expect("everything is there").matcher();
        let leaf = host.leaf(n);
        let root = host.apply(name, leaf);
        let top = host.apply("t.top", root);
        if let Some(found) = matcher.first_match(host, root) {
            assert_eq!(matcher.rewrite(host, &mut (), root, found), Outcome::Done);
        }
        host.shown(top)
    })
}

pub(crate) fn a_program_does_the_same<H: Model>()
where
    H::Attr: NativeArg<H>,
{
    assert_eq!(run::<H>("t.f", 1, true), "t.one(t.c#1())");
    assert_eq!(run::<H>("t.f", 2, true), "t.two#7(t.c#2())");
    assert_eq!(run::<H>("t.f", 2, false), "t.f(t.c#2())");
    assert_eq!(run::<H>("t.f", 3, true), "t.f(t.c#3())");
    assert_eq!(run::<H>("t.g", 1, true), "t.g(t.c#1())");
}
