//! Which matched operations' locations are fused, and in what order.
//!
//! MLIR fuses them in the order in which its matcher first asks about each operation, and it asks first what
//! the patterns of a set ask most often. Of one pattern that is whether operands have definers (asked with
//! the operand and again with the definer), then the root, then users, nearer ones first. Other patterns in
//! the set change the order there, and can make operations go missing; here it is always that of the pattern
//! alone.

use super::position::{Pos, Position};
use super::question::{PredicateTable, Question, Test};
use crate::pdl::Pattern;
use std::ops::Range;

/// Adds the operations to the list of the matcher, and gives their place in it. `bound` are the positions of
/// the pattern's values, `tests` what it asks, in the order of its operands.
pub(super) fn push(
    m: &mut PredicateTable,
    pattern: &Pattern,
    bound: &[Option<Pos>],
    tests: &[Test],
) -> Range<usize> {
    let start = m.matched.len();
    if let Some(list) = &pattern.located_at {
        m.matched.extend(list.iter().filter_map(|v| bound[v.index()]));
        return start..m.matched.len();
    }
    m.matched.push(Pos::ROOT);
    for t in tests {
        if let Question::Def(p, _) | Question::Users(p) = m.question(t.question) {
            m.matched.push(p);
        }
    }
    let positions = &m.positions;
    m.matched[start..].sort_by_key(|&p| {
        let class = match positions.get(p) {
            Position::DefOp(_) => 0,
            Position::User(..) => 2,
            _ => 1,
        };
        (class, positions.depth(p))
    });
    start..m.matched.len()
}
