//! Patterns that are never applied, because another one that comes first always is.
//!
//! A pattern is shadowed if a better one asks for nothing that it does not ask for too, and has a rewrite
//! that cannot fail. The list of tests of each such pattern is filed at the place of its rarest test, where
//! places are hashes, and a pattern looks only at the places of its own: the work is linear in the number of
//! tests, up to a bound on the lists looked at, beyond which nothing is said. What follows from several
//! questions together is not seen; `Followers` has what follows from one.

use super::Pos;
use super::question::{Answer, PredicateTable, Question};
use super::tree::RootKey;
use crate::pdl::{Module, NodeId, NodeKind, Pattern, Ty, Value};
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
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
    for (i, row) in (0u32..).zip(&table.rows) {
        let RowTests { own, all, bits, .. } = lists.rows[i as usize].clone();
        // A pattern whose operands may stand in either order has several rows.
        let neighbours = [i.wrapping_sub(1), i + 1].map(|n| table.rows.get(n as usize));
        if neighbours.into_iter().flatten().any(|n| n.pattern == row.pattern) {
            continue;
        }
        let mut by = everything;
        let mut compared = 0;
        for &place in &lists.places[all.clone()] {
            let mut other = filed[place as usize];
            while other != NONE && compared < MOST_COMPARED {
                compared += 1;
                let first = &lists.rows[other as usize];
                if first.own_bits & !bits == 0
                    && lists.tests[first.own.clone()].iter().all(|t| lists.tests[all.clone()].contains(t))
                {
                    by = by.min(other);
                }
                other = next[other as usize];
            }
        }
        let pattern = &module.patterns[row.pattern as usize];
        if by != NONE {
            let first = &table.rows[by as usize];
            let same = own.len() == lists.rows[by as usize].own.len()
                && is_same(pattern, &module.patterns[first.pattern as usize]);
            found.push((row.pattern, first.pattern, same));
        } else if always_applied(module, table, i) {
            match lists.places[own].iter().min_by_key(|&&place| lists.count[place as usize]) {
                Some(&rarest) => {
                    next[i as usize] = std::mem::replace(&mut filed[rarest as usize], i);
                }
                None => everything = everything.min(i),
            }
        }
    }
}

/// The tests of all rows.
struct Lists {
    tests: Vec<Test>,
    /// By test: its place.
    places: Vec<u32>,
    rows: Vec<RowTests>,
    /// By place: how often its tests are asked.
    count: Vec<u32>,
}

/// What a row asks.
#[derive(Clone)]
struct RowTests {
    own: Range<usize>,
    /// Those and what follows from them.
    all: Range<usize>,
    /// A bit for each of its own tests, by their hashes: a list that holds another has all of its bits.
    own_bits: u64,
    /// A bit for each of `all`.
    bits: u64,
}

/// A question, or [`ROOT_SHAPE`] or [`ROOT_NAME`], and its answer.
type Test = (u32, Answer);

/// Stand for what the key of a row asks, which may be no question of the table.
const ROOT_SHAPE: u32 = u32::MAX;
const ROOT_NAME: u32 = u32::MAX - 1;

impl Lists {
    fn new(table: &PredicateTable) -> Self {
        let rows = table.rows.len();
        let mut lists = Self {
            tests: Vec::with_capacity(rows * 8),
            places: Vec::with_capacity(rows * 8),
            rows: Vec::with_capacity(rows),
            count: vec![0; (rows * 4).clamp(64, 1 << 20).next_power_of_two()],
        };
        let followers = Followers::new(table);
        let names = table.rows.iter().any(|row| matches!(row.key, RootKey::Name(_)));
        let mut implied = Vec::new();
        for row in &table.rows {
            let start = lists.tests.len();
            implied.clear();
            let key = match row.key {
                RootKey::Any => None,
                RootKey::Name(name) => Some((ROOT_NAME, Answer::Name(name))),
                RootKey::OpShape { name, operands, results } => {
                    let answer = Answer::OpShape { name, operands, results };
                    Followers::add(followers.of_root, answer, &mut implied);
                    implied.extend(names.then_some((ROOT_NAME, Answer::Name(name))));
                    Some((ROOT_SHAPE, answer))
                }
            };
            let tests = table.tests(row).iter().map(|t| (t.question.0, t.answer));
            let mut own_bits = 0;
            for test in key.into_iter().chain(tests) {
                own_bits |= lists.add(test, true);
                if test.0 < ROOT_NAME {
                    Followers::add(followers.of[test.0 as usize], test.1, &mut implied);
                }
            }
            let own = start..lists.tests.len();
            let bits = implied.iter().fold(own_bits, |bits, &test| bits | lists.add(test, false));
            lists.rows.push(RowTests { own, all: start..lists.tests.len(), own_bits, bits });
        }
        lists
    }

    /// Adds a test, and gives its bit.
    fn add(&mut self, test: Test, own: bool) -> u64 {
        let mut hasher = FxHasher::default();
        test.hash(&mut hasher);
        let hash = hasher.finish();
        let place = hash as u32 & (self.count.len() as u32 - 1);
        self.count[place as usize] += u32::from(own);
        self.tests.push(test);
        self.places.push(place);
        1 << (hash >> (u64::BITS - 6))
    }
}

/// By question, those whose answers follow from its own, as far as some row asks them: of a shape the name
/// and the numbers of operands and results; of the value of an attribute, that it is there.
struct Followers {
    of: Vec<[u32; 3]>,
    of_root: [u32; 3],
}

impl Followers {
    fn new(table: &PredicateTable) -> Self {
        let find = |question: Question| table.questions.find(&question).unwrap_or(NONE);
        let counts = |pos: Pos| [find(Question::OperandCount(pos)), find(Question::ResultCount(pos))];
        let of = (0..table.questions.len() as u32).map(|q| match *table.questions.get(q) {
            Question::Attr(pos) => [find(Question::HasAttr(pos)), NONE, NONE],
            Question::OpShape(pos) if pos != Pos::ROOT => {
                let [operands, results] = counts(pos);
                [find(Question::Name(pos)), operands, results]
            }
            _ => [NONE; 3],
        });
        let [operands, results] = counts(Pos::ROOT);
        Self { of: of.collect(), of_root: [NONE, operands, results] }
    }

    /// Adds the tests that follow from an answer.
    fn add(followers: [u32; 3], answer: Answer, out: &mut Vec<Test>) {
        if followers == [NONE; 3] {
            return;
        }
        let answers = match answer {
            Answer::OpShape { name, operands, results } => {
                [Answer::Name(name), Answer::Number(operands), Answer::Number(results)]
            }
            _ => [Answer::Yes; 3],
        };
        out.extend(followers.into_iter().zip(answers).filter(|test| test.0 != NONE));
    }
}

/// Whether a pattern is applied wherever its tests hold: no native function decides, and its rewrite is one
/// that replaces or erases the root and cannot fail.
fn always_applied(module: &Module, table: &PredicateTable, row: u32) -> bool {
    let row = &table.rows[row as usize];
    let pattern = &module.patterns[row.pattern as usize];
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
