//! What verification costs, counted in steps: files made to be slow are not.

use super::flow::Flow;
use super::{pools, verify};
use crate::*;

/// Steps of verification, and words that the program takes.
fn cost(program: &Program) -> (u64, u64) {
    pools::check_pools(program).expect("good pools");
    let mut flow = Flow::new(program).expect("good tables");
    flow.run().expect("a good program");
    let cases: usize = program.tables.iter().map(|t| 2 * t.cases.len()).sum();
    (flow.steps(), (program.code.len() + cases) as u64)
}

/// `t.op` is matched by `blocks` blocks of tests that share one table, whose cases all lead to the same
/// place.
fn shared_table(blocks: u32, cases: u32) -> Program {
    let mut p = Program { code: vec![0], ..Program::default() };
    p.op_names = vec![OpName { name: "t.op".into(), created: false }];
    p.shapes = vec![OpShape { name: 0, operands: 0, results: 0 }];
    p.attr_names = vec!["a".into()];
    p.types = vec!["i32".into()];
    for block in 0..blocks {
        // `has_attr`, `const_type` and `switch_operand_count` take 4, 3 and 4 words.
        let next = p.code.len() as u32 + 11;
        p.push(&Inst::HasAttr { op: 0, name: 0, fail: next });
        p.push(&Inst::ConstType { dst: block, ty: 0 });
        p.push(&Inst::SwitchOperandCount { op: 0, table: 0, otherwise: next });
    }
    let end = p.push(&Inst::Jump { to: FAIL });
    p.tables = vec![Table { keys: Keys::Number, cases: (0..cases).map(|key| (key, end)).collect() }];
    p.entries.shapes = vec![(0, 1)];
    p.rewrites = p.code.len() as u32;
    p.registers = [1, 0, blocks, 0, 0, 0];
    p
}

/// `t.op` is matched by loads, each of which goes on at the same place if there is nothing, and which a long
/// chain of patterns accepts in every state of knowledge.
fn one_target(loads: u32) -> Program {
    let mut p = Program { code: vec![0], ..Program::default() };
    p.op_names = vec![OpName { name: "t.op".into(), created: false }];
    p.shapes = vec![OpShape { name: 0, operands: 0, results: 0 }];
    let end = 1 + 5 * loads;
    for index in 0..loads {
        let fail = if index % 2 == 0 { ACCEPT | (index % 64) } else { end };
        p.push(&Inst::Operand { dst: index, op: 0, index, fail });
    }
    p.push(&Inst::Jump { to: FAIL });
    p.rewrites = p.code.len() as u32;
    let rewrite = p.push(&Inst::Done {});
    p.patterns = (0..64)
        .map(|i| Pattern {
            name: format!("P{i}"),
            benefit: 1,
            bounded_recursion: false,
            root: Some(0),
            generated: vec![],
            natives: vec![],
            rewrite,
            matched: vec![0],
            place: Place::default(),
        })
        .collect();
    p.entries.shapes = vec![(0, 1)];
    p.registers = [1, loads, 0, 0, 0, 0];
    p
}

#[test]
fn cost_is_near_linear() {
    for program in [
        shared_table(1000, 90_000),
        shared_table(20_000, 20_000),
        shared_table(1, 200_000),
        one_target(1000),
        one_target(65_536),
        one_target(200_000),
    ] {
        let (steps, words) = cost(&program);
        let log = u64::from(words.ilog2());
        assert!(steps < words * log / 2, "{steps} steps for {words} words");
        verify(program).expect("a good program");
    }
}
