//! The rows of all patterns: of many, in parts on several threads.
//!
//! Each part has a table of its own, and tables are joined in the order of the parts. What is equal has one
//! number in a table, in the order in which it is met first; so joining gives the numbers that one table for
//! all rows would have given.

use super::order::sort_tests;
use super::question::PredicateTable;
use super::row;
use crate::pdl::ValidModule;
use pdll_source::diag::Diagnostics;
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;
use std::cmp::Reverse;

/// How many patterns a thread turns into rows, at least.
const PART: usize = 256;

/// How many of `count` patterns or rows each thread takes.
pub(super) fn part_of(count: usize) -> usize {
    // To ask how many threads there are starts them.
    if count < 2 * PART { count.max(1) } else { count.div_ceil(rayon::current_num_threads()).max(PART) }
}

/// Turns patterns into rows. A pattern that has no root or an operation that nothing leads to is reported and
/// left out.
pub fn build(module: &ValidModule, diags: &mut Diagnostics) -> PredicateTable {
    in_parts(part_of(module.patterns.len()), module, diags)
}

/// The same in parts of so many patterns.
fn in_parts(part: usize, module: &ValidModule, diags: &mut Diagnostics) -> PredicateTable {
    let mut order: Vec<u32> = (0..module.patterns.len() as u32).collect();
    order.sort_by_key(|&p| Reverse(module.patterns[p as usize].benefit));
    let rows = |numbers: &[u32]| {
        let (mut table, mut said) = (PredicateTable::default(), Diagnostics::new());
        row::add(&mut table, module, numbers, &mut said);
        (table, said)
    };
    let mut parts = match order.len() > part {
        true => order.par_chunks(part).map(rows).collect(),
        false => vec![rows(&order)],
    }
    .into_iter();
    let (mut table, said) = parts.next().unwrap_or_default();
    diags.append(said);
    for (other, said) in parts {
        table.append(other);
        diags.append(said);
    }
    sort_tests(&mut table);
    table
}

#[cfg(test)]
mod tests;
