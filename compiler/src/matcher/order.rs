//! The order in which the tests of a row are asked.

use super::position::{Pos, Position};
use super::question::{Matcher, Question, QuestionId, Test};
use super::tree::RootKey;
use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Brings the tests of each row into the order in which they are asked.
///
/// Within what dependencies allow: cheap questions before native constraints, those before user loops; then what more rows of
/// the partition ask (so that they share it); then what is nearer to the root.
pub(super) fn sort_tests(m: &mut Matcher) {
    let mut partitions: HashMap<RootKey, u32, FxBuildHasher> = HashMap::default();
    let mut counts: HashMap<(u32, QuestionId), u32, FxBuildHasher> = HashMap::default();
    let mut part = Vec::with_capacity(m.rows.len());
    for row in &m.rows {
        let next = partitions.len() as u32;
        let p = *partitions.entry(row.key).or_insert(next);
        part.push(p);
        for t in &row.tests {
            *counts.entry((p, t.question)).or_insert(0) += 1;
        }
    }
    for (row, p) in part.into_iter().enumerate() {
        let tests = std::mem::take(&mut m.rows[row].tests);
        let tests = order_row(m, tests, |q| counts[&(p, q)]);
        m.rows[row].matched = matched(m, &tests);
        m.rows[row].tests = tests;
    }
}

fn order_row(m: &Matcher, tests: Vec<Test>, count: impl Fn(QuestionId) -> u32) -> Vec<Test> {
    let mut providers: HashMap<Pos, usize, FxBuildHasher> = HashMap::default();
    let mut call_providers: HashMap<u32, usize, FxBuildHasher> = HashMap::default();
    for (i, t) in tests.iter().enumerate() {
        match m.question(t.question) {
            Question::Def(p, _) | Question::Users(p) => drop(providers.insert(p, i)),
            Question::Constraint(c) => drop(call_providers.insert(c, i)),
            _ => {}
        }
    }
    let mut waiting = vec![0_u32; tests.len()];
    let mut unlocks: Vec<Vec<usize>> = vec![Vec::new(); tests.len()];
    for (i, t) in tests.iter().enumerate() {
        for_each_need(m, m.question(t.question), |need| {
            let provider = match m.positions.get(need) {
                Position::CallResult(c, _) => call_providers.get(&c),
                _ => providers.get(&need),
            };
            if let Some(&p) = provider.filter(|&&p| p != i) {
                waiting[i] += 1;
                unlocks[p].push(i);
            }
        });
    }
    let key = |i: usize| {
        let t = &tests[i];
        let q = m.question(t.question);
        Reverse((class(q), Reverse(count(t.question)), m.positions.depth(subject(m, q)), t.question, i))
    };
    let mut ready: BinaryHeap<_> = (0..tests.len()).filter(|&i| waiting[i] == 0).map(key).collect();
    let mut out = Vec::with_capacity(tests.len());
    while let Some(Reverse((.., i))) = ready.pop() {
        out.push(tests[i]);
        for &j in &unlocks[i] {
            waiting[j] -= 1;
            if waiting[j] == 0 {
                ready.push(key(j));
            }
        }
    }
    debug_assert_eq!(out.len(), tests.len(), "positions have no cycles");
    out
}

fn class(q: Question) -> u32 {
    match q {
        Question::Users(_) => 2,
        Question::Constraint(_) => 1,
        _ => 0,
    }
}

/// The position that a question is mainly about.
fn subject(m: &Matcher, q: Question) -> Pos {
    match q {
        Question::Kind(p)
        | Question::Name(p)
        | Question::OperandCount(p)
        | Question::ResultCount(p)
        | Question::OperandCountMin(p, _)
        | Question::ResultCountMin(p, _)
        | Question::Def(p, _)
        | Question::Users(p)
        | Question::HasAttr(p)
        | Question::Attr(p)
        | Question::AttrIs(p, _)
        | Question::Type(p)
        | Question::TypesAre(p, _)
        | Question::Exists(p)
        | Question::Same(_, p) => p,
        Question::Constraint(c) => m
            .positions
            .call(c)
            .args
            .iter()
            .copied()
            .max_by_key(|&p| m.positions.depth(p))
            .unwrap_or(Pos::ROOT),
    }
}

/// The positions that other questions must have provided before `q` can be asked.
fn for_each_need(m: &Matcher, q: Question, mut f: impl FnMut(Pos)) {
    let mut need = |p: Pos| m.positions.provided(p).into_iter().for_each(&mut f);
    match q {
        Question::Def(p, _) | Question::Users(p) => {
            if let Position::DefOp(v) | Position::User(v, _) = m.positions.get(p) {
                need(v);
            }
        }
        Question::Same(a, b) => {
            need(a);
            need(b);
        }
        Question::Constraint(c) => m.positions.call(c).args.iter().for_each(|&a| need(a)),
        q => need(subject(m, q)),
    }
}

/// The operations that tests mention, in the order in which they first do.
fn matched(m: &Matcher, tests: &[Test]) -> Vec<Pos> {
    let mut out = vec![Pos::ROOT];
    for t in tests {
        if let Question::Def(p, _) | Question::Users(p) = m.question(t.question) {
            out.push(p);
        }
    }
    out
}
