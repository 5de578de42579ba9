//! Patterns that are never applied, because another one that comes first always is.
//!
//! A pattern is shadowed if a better one asks for nothing that it does not ask for too, and has a rewrite that
//! cannot fail. Questions are hash-consed, so that is whether one list of numbers holds another. Each list is
//! filed under its rarest number, and a pattern looks only under its own: the work is linear in the number of
//! tests, up to a bound on the lists looked at, beyond which nothing is said. What follows from several
//! questions together is not seen; [`implied`](Lists::implied) has what follows from one.

use super::question::{Answer, PatternRow, PredicateTable, Question};
use super::tree::RootKey;
use super::{Pos, QuestionId};
use crate::pdl::{Module, NodeId, NodeKind, Pattern, Ty, Value};
use hashbrown::HashMap;
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::FxBuildHasher;
use std::ops::Range;

/// How many lists a pattern is compared with at most.
pub const MOST_COMPARED: usize = 64;

/// No row.
const NONE: u32 = u32::MAX;

/// The warning that a pattern is never applied, and which one comes first.
#[must_use]
pub fn warning(module: &Module, pattern: usize, by: usize, duplicate: bool) -> Diagnostic {
    let [mine, other] = [pattern, by].map(|p| &module.patterns[p]);
    let name = other.name.map_or("another one".into(), |name| format!("`{}`", module.strings.get(name)));
    if duplicate {
        let message = format!("this pattern matches and does what {name} does, which comes first");
        Diagnostic::warning("duplicate-pattern", mine.span, message)
            .label(other.span, "the same is here")
            .help("leave one of them out")
    } else {
        let message = format!("this pattern is never applied: {name} comes first wherever it matches");
        Diagnostic::warning("shadowed-pattern", mine.span, message)
            .label(other.span, "this one comes first")
            .help("give this pattern a higher benefit, or leave it out")
    }
}

/// Warns of patterns that are never applied: in source order, each with the first one that shadows it.
pub fn shadowed(module: &Module, table: &PredicateTable) -> Diagnostics {
    let mut found = Vec::new();
    if table.rows.len() > 1 {
        find(module, table, &mut found);
    }
    found.sort_unstable();
    let told = |(p, by, duplicate)| warning(module, p as usize, by as usize, duplicate);
    found.into_iter().map(told).collect()
}

/// Adds the shadowed patterns: each with the one that shadows it, and whether that does the same.
fn find(module: &Module, table: &PredicateTable, found: &mut Vec<(u32, u32, bool)>) {
    let lists = Lists::new(table);
    let mut filed = vec![NONE; lists.count.len()];
    let mut next = vec![NONE; table.rows.len()];
    let mut everything = NONE;
    // By test: the last row that asks it.
    let mut asked_by = vec![NONE; lists.count.len()];
    for (i, row) in (0..).zip(&table.rows) {
        let (own, all) = lists.of(i);
        all.iter().for_each(|&test| asked_by[test as usize] = i);
        // A pattern whose operands may stand in either order has several rows.
        let neighbours = [i.wrapping_sub(1), i + 1].map(|n| table.rows.get(n as usize));
        if neighbours.into_iter().flatten().any(|n| n.pattern == row.pattern) {
            continue;
        }
        let mut by = everything;
        let mut compared = 0;
        for &test in all {
            let mut other = filed[test as usize];
            while other != NONE && compared < MOST_COMPARED {
                compared += 1;
                if lists.of(other).0.iter().all(|&t| asked_by[t as usize] == i) {
                    by = by.min(other);
                }
                other = next[other as usize];
            }
        }
        let pattern = &module.patterns[row.pattern as usize];
        if by != NONE {
            let first = &table.rows[by as usize];
            let same = own.len() == lists.of(by).0.len()
                && is_same(pattern, &module.patterns[first.pattern as usize]);
            found.push((row.pattern, first.pattern, same));
        } else if always_applied(table, row, pattern) {
            match own.iter().min_by_key(|&&test| lists.count[test as usize]) {
                Some(&rarest) => {
                    next[i as usize] = std::mem::replace(&mut filed[rarest as usize], i);
                }
                None => everything = everything.min(i),
            }
        }
    }
}

/// The tests of all rows as numbers.
struct Lists {
    tests: Vec<u32>,
    /// By row: its own tests, and where those end that follow from them.
    rows: Vec<(Range<usize>, usize)>,
    /// By test: how many rows ask it.
    count: Vec<u32>,
}

/// A question, or [`ROOT_SHAPE`] or [`ROOT_NAME`], and its answer.
type Test = (u32, Answer);

/// Stand for what the key of a row asks, which may be no question of the table.
const ROOT_SHAPE: u32 = u32::MAX;
const ROOT_NAME: u32 = u32::MAX - 1;

impl Lists {
    fn new(table: &PredicateTable) -> Self {
        let mut numbers: HashMap<Test, u32, FxBuildHasher> = HashMap::default();
        let mut lists =
            Self { tests: Vec::new(), rows: Vec::with_capacity(table.rows.len()), count: Vec::new() };
        let mut implied = Vec::new();
        for row in &table.rows {
            let start = lists.tests.len();
            implied.clear();
            let key = match row.key {
                RootKey::Any => None,
                RootKey::Name(name) => Some((ROOT_NAME, Answer::Name(name))),
                RootKey::OpShape { name, operands, results } => {
                    let answer = Answer::OpShape { name, operands, results };
                    Self::implied(table, Question::OpShape(Pos::ROOT), answer, &mut implied);
                    implied.push((ROOT_NAME, Answer::Name(name)));
                    Some((ROOT_SHAPE, answer))
                }
            };
            let tests = table.tests(row).iter().map(|t| (t.question.0, t.answer));
            let mut add = |lists: &mut Self, test: Test, own: bool| {
                let next = lists.count.len() as u32;
                let number = *numbers.entry(test).or_insert(next);
                if number == next {
                    lists.count.push(0);
                }
                lists.count[number as usize] += u32::from(own);
                lists.tests.push(number);
            };
            for test in key.into_iter().chain(tests) {
                add(&mut lists, test, true);
                if test.0 < ROOT_NAME {
                    Self::implied(table, table.question(QuestionId(test.0)), test.1, &mut implied);
                }
            }
            let end = lists.tests.len();
            implied.iter().for_each(|&test| add(&mut lists, test, false));
            lists.rows.push((start..end, lists.tests.len()));
        }
        lists
    }

    /// The tests of a row, and these with all that follow from them.
    fn of(&self, row: u32) -> (&[u32], &[u32]) {
        let (own, end) = &self.rows[row as usize];
        (&self.tests[own.clone()], &self.tests[own.start..*end])
    }

    /// Adds what follows from an answer, as far as some row asks it.
    fn implied(table: &PredicateTable, question: Question, answer: Answer, out: &mut Vec<Test>) {
        let mut add = |question: Question, answer: Answer| {
            out.extend(table.questions.find(&question).map(|q| (q, answer)));
        };
        match (question, answer) {
            (Question::Attr(pos), _) => add(Question::HasAttr(pos), Answer::Yes),
            (Question::OpShape(pos), Answer::OpShape { name, operands, results }) => {
                if pos != Pos::ROOT {
                    add(Question::Name(pos), Answer::Name(name));
                }
                add(Question::OperandCount(pos), Answer::Number(operands));
                add(Question::ResultCount(pos), Answer::Number(results));
            }
            _ => {}
        }
    }
}

/// Whether a pattern is applied wherever its tests hold: no native function decides, and its rewrite is one
/// that replaces or erases the root and cannot fail.
fn always_applied(table: &PredicateTable, row: &PatternRow, pattern: &Pattern) -> bool {
    let RootKey::OpShape { results, .. } = row.key else { return false };
    let native =
        |t: &super::Test| matches!(table.question(t.question), Question::Constraint(_) | Question::NoneOf(_));
    if pattern.rewrite.external.is_some() || table.tests(row).iter().any(native) {
        return false;
    }
    let root = pattern.node(row.root).value();
    let body = &pattern.rewrite.body;
    // What is replaced may be used by nothing that is made of it.
    let uses_root = |v: Value| match pattern.def(v).kind {
        NodeKind::Result { op, .. } | NodeKind::Results { op, .. } => op == root,
        _ => v == root,
    };
    body.iter().all(|&node| match &pattern.node(node).kind {
        NodeKind::Type { .. } | NodeKind::Types { .. } | NodeKind::Attribute { .. } => true,
        NodeKind::Operation { operands, types, .. } => {
            let made = pattern.node(node).value();
            !operands.iter().any(|&v| uses_root(v))
                && (!types.is_empty() || replaces(pattern, body, root, made))
        }
        NodeKind::Result { op, index } => has_results(pattern, *op, |n| *index < n),
        NodeKind::Erase { op } => *op == root && results == 0,
        NodeKind::ReplaceWithOp { op, with } => {
            let NodeKind::Operation { types, .. } = &pattern.def(*with).kind else { return false };
            *op == root && (types.is_empty() || has_results(pattern, *with, |n| n == results))
        }
        NodeKind::ReplaceWithValues { op, with } => {
            let one = |&v: &Value| pattern.ty(v) == Ty::Value && !uses_root(v);
            *op == root && with.len() == results as usize && with.iter().all(one)
        }
        _ => false,
    })
}

/// Whether an operation takes the place of the root, and so the types of its results.
fn replaces(pattern: &Pattern, body: &[NodeId], root: Value, made: Value) -> bool {
    let is_it = |kind: &NodeKind| matches!(kind, NodeKind::ReplaceWithOp { op, with } if *op == root && *with == made);
    body.iter().any(|&node| is_it(&pattern.node(node).kind))
}

/// Whether an operation has a number of results that is written, and is as it must be.
fn has_results(pattern: &Pattern, op: Value, must: impl FnOnce(u32) -> bool) -> bool {
    let NodeKind::Operation { types, .. } = &pattern.def(op).kind else { return false };
    types.iter().all(|&t| pattern.ty(t) == Ty::Type) && must(types.len() as u32)
}

/// Whether two patterns are written alike, but for the names of what they bind.
fn is_same(a: &Pattern, b: &Pattern) -> bool {
    let kinds = |p: &Pattern, q: &Pattern| {
        p.nodes.len() == q.nodes.len() && p.nodes.iter().zip(&q.nodes).all(|(x, y)| x.kind == y.kind)
    };
    a.values == b.values
        && a.body == b.body
        && a.located_at == b.located_at
        && (a.rewrite.root, &a.rewrite.body) == (b.rewrite.root, &b.rewrite.body)
        && kinds(a, b)
}
