//! Which parts of the source ask for the tests of the matcher.

use super::{Codegen, Places};
use crate::matcher::{Forest, Group, PatternRow, RootKey, Test};
use crate::pdl::NodeId;
use pdll_bytecode::{Asked, PackedAsked};
use pdll_source::Span;

/// The table of a program: each test of each pattern once, with the code that asks it and the place of the
/// node that wants it. As long as the lists of tests of all patterns.
pub(super) fn table(c: &Codegen<'_>, forest: &Forest, places: &mut Places<'_>) -> PackedAsked {
    let mut out = Vec::with_capacity(forest.groups_of.len() + c.matcher.rows.len());
    for (pattern, row) in (0..).zip(&c.matcher.rows) {
        let mut add = |from, to, node| {
            let place = places.place(span(c, row, node));
            out.push(Asked { from, to, pattern, place });
        };
        if row.key != RootKey::Any {
            add(0, 1, row.root);
        }
        let tests = c.matcher.tests(row);
        let groups = &forest.groups_of[c.matcher.test_range(row)];
        for (test, &group) in tests.iter().zip(groups) {
            let code = &c.asked[group as usize];
            add(code.start, code.end, test.asked_by);
        }
        for again in c.matcher.repeated(row) {
            let same = |t: &Test| t.question == again.question && t.answer == again.answer;
            match tests.iter().position(same) {
                Some(first) => {
                    let code = &c.asked[groups[first] as usize];
                    add(code.start, code.end, again.asked_by);
                }
                // The key of the root.
                None => add(0, 1, again.asked_by),
            }
        }
    }
    let mut out = in_code_order(&out, c.asm.here());
    out.dedup();
    out.into_iter().collect()
}

/// Sorts entries: by code in one pass, as there are few words, and then those that begin at the same word,
/// which mostly are in order, since patterns are gone through in theirs.
fn in_code_order(entries: &[Asked], words: u32) -> Vec<Asked> {
    let mut next = vec![0u32; words as usize + 1];
    for entry in entries {
        next[entry.from as usize] += 1;
    }
    let mut sum = 0;
    for first in &mut next {
        sum += std::mem::replace(first, sum);
    }
    let mut out = vec![Asked::default(); entries.len()];
    for entry in entries {
        let place = &mut next[entry.from as usize];
        out[*place as usize] = *entry;
        *place += 1;
    }
    out.chunk_by_mut(|a, b| a.from == b.from).for_each(<[Asked]>::sort_unstable);
    out
}

/// The node that first asks a group's question.
pub(super) fn first_span(c: &Codegen<'_>, group: &Group) -> Span {
    let row = &c.matcher.rows[group.best as usize];
    let test = c.matcher.tests(row).iter().find(|t| t.question == group.question);
    span(c, row, test.map_or(row.root, |t| t.asked_by))
}

fn span(c: &Codegen<'_>, row: &PatternRow, node: NodeId) -> Span {
    c.pattern(row).node(node).span
}
