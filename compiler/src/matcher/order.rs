//! The order in which the tests of a row are asked.

use super::position::{Pos, Position};
use super::question::{PatternRow, PredicateTable, Question, QuestionId, Test};
use super::rows::part_of;
use super::tree::RootKey;
use hashbrown::HashMap;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rustc_hash::FxBuildHasher;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Brings the tests of each row into the order in which they are asked.
///
/// Within what dependencies allow: cheap questions before native constraints, those before user loops; then
/// what more rows of the partition ask (so that they share it); then what is nearer to the root.
pub(super) fn sort_tests(m: &mut PredicateTable) {
    let mut partitions: HashMap<RootKey, u32, FxBuildHasher> = HashMap::default();
    let mut counts: HashMap<(u32, QuestionId), u32, FxBuildHasher> = HashMap::default();
    counts.reserve(m.tests.len());
    let mut part = Vec::with_capacity(m.rows.len());
    for row in &m.rows {
        let next = partitions.len() as u32;
        let p = *partitions.entry(row.key).or_insert(next);
        part.push(p);
        for t in m.tests(row) {
            *counts.entry((p, t.question)).or_insert(0) += 1;
        }
    }
    let mut tests = std::mem::take(&mut m.tests);
    let mut parts = Vec::new();
    let (mut left, size) = (&mut tests[..], part_of(m.rows.len()));
    for (rows, part) in m.rows.chunks(size).zip(part.chunks(size)) {
        let count = rows.iter().map(|row| row.tests.len()).sum();
        let (own, rest) = std::mem::take(&mut left).split_at_mut(count);
        parts.push((rows, part, own));
        left = rest;
    }
    let sort = |(rows, part, mut tests): (&[PatternRow], &[u32], &mut [Test])| {
        let mut order = Order::default();
        for (row, &p) in rows.iter().zip(part) {
            let (own, rest) = tests.split_at_mut(row.tests.len());
            order.sort(m, own, |q| counts[&(p, q)]);
            tests = rest;
        }
    };
    match parts.len() {
        ..2 => parts.into_iter().for_each(sort),
        _ => parts.into_par_iter().for_each(sort),
    }
    m.tests = tests;
}

/// What decides when a test is asked; the smallest is next. Last comes the index of the test.
type Key = (u32, Reverse<u32>, u32, QuestionId, usize);

/// What sorting the tests of one row needs, kept for the next row.
#[derive(Default)]
struct Order {
    /// By position and by call: the test that provides it, counted through all rows. Numbers up to `first`
    /// are of earlier rows.
    providers: Vec<usize>,
    call_providers: Vec<usize>,
    first: usize,
    /// By test: how many others must come before it, and the last of `unlocks` that is its.
    waiting: Vec<(u32, Option<usize>)>,
    /// A test that waits for another, and the unlock before this one of that other.
    unlocks: Vec<(usize, Option<usize>)>,
    ready: BinaryHeap<Reverse<Key>>,
    sorted: Vec<Test>,
}

impl Order {
    fn sort(&mut self, m: &PredicateTable, tests: &mut [Test], count: impl Fn(QuestionId) -> u32) {
        self.providers.resize(m.positions.len(), 0);
        self.call_providers.resize(m.positions.call_count(), 0);
        let first = self.first + 1;
        for (number, t) in (first..).zip(&*tests) {
            match m.question(t.question) {
                Question::Def(p, _) | Question::Users(p) => self.providers[p.index()] = number,
                Question::Constraint(c) => self.call_providers[c as usize] = number,
                _ => {}
            }
        }
        self.waiting.clear();
        self.waiting.resize(tests.len(), (0, None));
        self.unlocks.clear();
        for (i, t) in tests.iter().enumerate() {
            for_each_need(m, m.question(t.question), |need| {
                let provider = match m.positions.get(need) {
                    Position::CallResult(c, _) => self.call_providers[c as usize],
                    _ => self.providers[need.index()],
                };
                if let Some(p) = provider.checked_sub(first).filter(|&p| p != i) {
                    self.waiting[i].0 += 1;
                    self.unlocks.push((i, self.waiting[p].1));
                    self.waiting[p].1 = Some(self.unlocks.len() - 1);
                }
            });
        }
        self.first += tests.len();
        let key = |i: usize| {
            let t = &tests[i];
            let q = m.question(t.question);
            Reverse((class(q), Reverse(count(t.question)), m.positions.depth(subject(m, q)), t.question, i))
        };
        self.ready.extend((0..tests.len()).filter(|&i| self.waiting[i].0 == 0).map(key));
        self.sorted.clear();
        while let Some(Reverse((.., i))) = self.ready.pop() {
            self.sorted.push(tests[i]);
            let mut next = self.waiting[i].1;
            while let Some(unlock) = next {
                let (j, before) = self.unlocks[unlock];
                self.waiting[j].0 -= 1;
                if self.waiting[j].0 == 0 {
                    self.ready.push(key(j));
                }
                next = before;
            }
        }
        debug_assert_eq!(self.sorted.len(), tests.len(), "positions have no cycles");
        tests.copy_from_slice(&self.sorted);
    }
}

fn class(q: Question) -> u32 {
    match q {
        Question::Users(_) => 2,
        Question::Constraint(_) | Question::NoneOf(_) => 1,
        _ => 0,
    }
}

/// The position that a question is mainly about.
fn subject(m: &PredicateTable, q: Question) -> Pos {
    match q {
        Question::OpShape(p)
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
        | Question::ListCount(p, _)
        | Question::ListCountMin(p, _)
        | Question::Exists(p)
        | Question::Same(_, p) => p,
        Question::NoneOf(g) => m.guard(g).op,
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
fn for_each_need(m: &PredicateTable, q: Question, mut f: impl FnMut(Pos)) {
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
