//! Which parts of the source ask for the tests of the matcher.

use super::{Codegen, Places};
use crate::matcher::{Forest, Group, PatternRow, PredicateTable, RootKey, Test};
use crate::pdl::{Module, NodeId};
use pdll_bytecode::{Asked, PackedAsked};
use pdll_source::Span;
use std::ops::Range;

/// What tells who asks, once the matcher is written.
pub(super) struct Asking<'a> {
    pub(super) module: &'a Module,
    pub(super) matcher: &'a PredicateTable,
    pub(super) forest: &'a Forest,
    /// By number of a group of the forest: the code that asks its question.
    pub(super) code: Vec<Range<u32>>,
    /// How long the code of the matcher is.
    pub(super) words: u32,
}

impl Asking<'_> {
    /// The table of a program: each test of each pattern once, with the code that asks it and the place of
    /// the node that wants it. As long as the lists of tests of all patterns.
    pub(super) fn table(&self, mut places: Places<'_>) -> PackedAsked {
        let mut out = Vec::with_capacity(self.forest.groups_of.len() + self.matcher.rows.len());
        for (pattern, row) in (0..).zip(&self.matcher.rows) {
            let mut add = |code: Range<u32>, node| {
                let place = places.place(span(self.module, row, node));
                out.push(Asked { from: code.start, to: code.end, pattern, place });
            };
            if row.key != RootKey::Any {
                add(0..1, row.root);
            }
            let tests = self.matcher.tests(row);
            let groups = &self.forest.groups_of[self.matcher.test_range(row)];
            for (test, &group) in tests.iter().zip(groups) {
                add(self.code[group as usize].clone(), test.asked_by);
            }
            for again in self.matcher.repeated(row) {
                let same = |t: &Test| t.question == again.question && t.answer == again.answer;
                // What is no test of its own is the key of the root.
                let first = tests.iter().position(same);
                let code = first.map_or(0..1, |first| self.code[groups[first] as usize].clone());
                add(code, again.asked_by);
            }
        }
        let mut order = in_code_order(&out, self.words);
        order.dedup_by_key(|i| out[*i as usize]);
        order.into_iter().map(|i| out[i as usize]).collect()
    }
}

/// The order of entries, by their numbers: by code in one pass, as there are few words, and then of those
/// that begin at the same word, which mostly are in order, since patterns are gone through in theirs.
fn in_code_order(entries: &[Asked], words: u32) -> Vec<u32> {
    let mut next = vec![0u32; words as usize + 1];
    for entry in entries {
        next[entry.from as usize] += 1;
    }
    let mut sum = 0;
    for first in &mut next {
        sum += std::mem::replace(first, sum);
    }
    let mut order = vec![0; entries.len()];
    for (number, entry) in (0..).zip(entries) {
        let place = &mut next[entry.from as usize];
        order[*place as usize] = number;
        *place += 1;
    }
    let entry = |i: u32| &entries[i as usize];
    let of_a_word = order.chunk_by_mut(|&a, &b| entry(a).from == entry(b).from);
    of_a_word.for_each(|numbers| numbers.sort_unstable_by_key(|&i| entry(i)));
    order
}

/// The node that first asks a group's question.
pub(super) fn first_span(c: &Codegen<'_>, group: &Group) -> Span {
    let row = &c.matcher.rows[group.best as usize];
    let test = c.matcher.tests(row).iter().find(|t| t.question == group.question);
    span(c.module, row, test.map_or(row.root, |t| t.asked_by))
}

fn span(module: &Module, row: &PatternRow, node: NodeId) -> Span {
    module.patterns[row.pattern as usize].node(node).span
}
