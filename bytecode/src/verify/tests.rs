//! What verification costs, counted in steps: files made to be slow are not.

use super::flow::Flow;
use super::{pools, verify};
use crate::*;
use proptest::prelude::*;

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
    let mut p = Program { code: vec![0].into(), ..Program::default() };
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
    let mut p = Program { code: vec![0].into(), ..Program::default() };
    p.op_names = vec![OpName { name: "t.op".into(), created: false }];
    p.shapes = vec![OpShape { name: 0, operands: 0, results: 0 }];
    let end = 1 + 5 * loads;
    for index in 0..loads {
        let fail = if index % 2 == 0 { ACCEPT | (index % 64) } else { end };
        p.push(&Inst::Operand { dst: index, op: 0, index, fail });
    }
    p.push(&Inst::Jump { to: FAIL });
    p.rewrites = p.code.len() as u32;
    p.patterns = (0..64)
        .map(|i| Pattern {
            name: format!("P{i}").into(),
            benefit: 1,
            bounded_recursion: false,
            root: Some(0),
            rewrite: p.push(&Inst::Done {}),
            lists: Lists::new(&[], &[], &[0]),
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

/// A step of a random matcher or rewrite: it writes or reads a register of values, and may go far ahead.
type Step = (bool, u32, u32);

/// How many registers of values random programs have.
const VALUES: u32 = 4;

/// Matcher code of the first steps and rewrite code of the others; what writes a register goes on at a later
/// step of the same part if it fails, or nowhere, or accepts.
fn of_steps(matcher: &[Step], rewrite: &[Step]) -> Program {
    let mut p = one_target(0);
    p.code.to_mut().truncate(1);
    // `operand` takes 5 words, `same_value` 4, `replace_with_values` 4.
    let length = |&(writes, ..): &Step| if writes { 5 } else { 4 };
    let emit = |p: &mut Program, steps: &[Step], accepts: bool| {
        let starts: Vec<u32> = steps
            .iter()
            .scan(p.code.len() as u32, |at, step| Some(std::mem::replace(at, *at + length(step))))
            .collect();
        for (i, &(writes, register, ahead)) in steps.iter().enumerate() {
            let fail = match starts.get(i + ahead as usize) {
                Some(&later) if ahead > 0 => later,
                _ if ahead % 2 == 1 && accepts => ACCEPT,
                _ => FAIL,
            };
            p.push(&match (writes, accepts) {
                (true, _) => Inst::Operand { dst: register, op: 0, index: 0, fail },
                (false, true) => Inst::SameValue { a: register, b: register, fail },
                (false, false) => {
                    Inst::ReplaceWithValues { op: 0, with: vec![Reg { bank: Bank::Value, index: register }] }
                }
            });
        }
    };
    emit(&mut p, matcher, true);
    p.push(&Inst::Jump { to: FAIL });
    p.rewrites = p.code.len() as u32;
    emit(&mut p, rewrite, false);
    p.push(&Inst::Done {});
    p.patterns.truncate(1);
    p.patterns[0].rewrite = p.rewrites;
    p.registers = [1, VALUES, 0, 0, 0, 0];
    p
}

/// Whether each read is of a register that one and the same instruction has written on every way to it, found
/// by following sets.
fn reads_what_is_written(p: &Program) -> bool {
    // By position, the instructions that all ways there have passed, a bit each; and what they write.
    let mut known: Vec<Option<u64>> = vec![None; p.code.len() + 1];
    let mut writes = Vec::new();
    let mut accepted: Option<u64> = None;
    known[1] = Some(0);
    for (number, (at, inst)) in p.insts().enumerate() {
        if at == p.rewrites as usize {
            known[at] = accepted;
        }
        writes.push(if let Inst::Operand { dst, .. } = inst { dst } else { VALUES });
        let Some(here) = known[at] else { continue };
        let is_written = |register: u32| (0..number).any(|n| here >> n & 1 == 1 && writes[n] == register);
        let (mut fail, mut goes_on) = (FAIL, true);
        match inst {
            Inst::Operand { fail: to, .. } => fail = to,
            Inst::SameValue { a, fail: to, .. } if is_written(a) => fail = to,
            Inst::ReplaceWithValues { with, .. } if is_written(with[0].index) => {}
            Inst::Jump { .. } | Inst::Done {} => goes_on = false,
            _ => return false,
        }
        let next = p.insts_from(at as u32).nth(1).map_or(p.code.len(), |next| next.0);
        let next = if goes_on { next as u32 } else { FAIL };
        for (to, state) in [(fail, here), (next, here | 1 << number)] {
            let place = match to {
                FAIL => continue,
                to if to & ACCEPT != 0 => &mut accepted,
                to => &mut known[to as usize],
            };
            *place = Some(place.map_or(state, |other| other & state));
        }
    }
    true
}

#[test]
fn what_is_left_out_of_parts_is_checked() {
    let checked = |in_parts| verify_what_runs(one_target(8), in_parts).map(|p| p.is_whole());
    assert_eq!(checked(|_, _| Ok(())), Ok(true));
    assert_eq!(checked(|count, check| check(1..count)), Ok(true));
    let mut bad = one_target(8);
    let at = bad.patterns[5].rewrite as usize;
    bad.code[at] = 0x1ff;
    for in_parts in [(|_, _| Ok(())) as InParts, |count, check| check(6..count)] {
        let error = verify_what_runs(bad.clone(), in_parts).expect_err("it is bad");
        assert_eq!(error.at, Some(at));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// What is kept of straight ways changes no answer.
    #[test]
    fn registers_are_followed_as_sets(
        matcher in proptest::collection::vec((any::<bool>(), 0..VALUES, 0..6u32), 1..16),
        rewrite in proptest::collection::vec((proptest::bool::weighted(0.7), 0..VALUES, 0..6u32), 0..8),
    ) {
        let program = of_steps(&matcher, &rewrite);
        let wanted = reads_what_is_written(&program);
        prop_assert_eq!(verify(program.clone()).is_ok(), wanted, "{}", disassemble(&program));
    }
}
