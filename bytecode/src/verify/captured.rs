//! Which registers a match has written where a pattern is accepted, asked one at a time and long after the
//! matcher was verified.
//!
//! The states of knowledge are a tree ([`Dominators`]). Numbered in the order in which a walk comes to them,
//! those after a state are a range of numbers. A register is written in a state if the state is in the range
//! of one that writes it; of ranges of one register only those count that are in no other, and of those that
//! are left, apart and in order, one is found by halving.

use super::dominators::{Dominators, State, Step};

/// The states in which each register is written.
#[derive(Debug)]
pub(super) struct Captured {
    /// By state: its number in the order of the walk.
    order: Vec<u32>,
    /// Register, and the first and the last number of states in which it is written; sorted.
    written: Vec<(u32, u32, u32)>,
}

impl Captured {
    /// Takes n log n time in the number of states and writes.
    pub(super) fn new(states: &Dominators, registers: u32) -> Self {
        let (mut order, mut written) = (vec![0; states.len()], Vec::new());
        // By register: how many of the states on the way here write it, and the entry of the first of them.
        let mut open = vec![(0u32, 0usize); registers as usize];
        let mut number = 0;
        states.walk(|step| match step {
            Step::Down(state, writes) => {
                order[state.number()] = number;
                for &register in writes {
                    let (count, entry) = &mut open[register as usize];
                    if *count == 0 {
                        *entry = written.len();
                        written.push((register, number, number));
                    }
                    *count += 1;
                }
                number += 1;
            }
            Step::Up(writes) => {
                for &register in writes {
                    let (count, entry) = &mut open[register as usize];
                    *count -= 1;
                    if *count == 0 {
                        written[*entry].2 = number - 1;
                    }
                }
            }
        });
        written.sort_unstable();
        Self { order, written }
    }

    /// Is a register, by its number, written in a state?
    pub(super) fn has(&self, state: State, register: u32) -> bool {
        let number = self.order[state.number()];
        let after = self.written.partition_point(|&(r, first, _)| (r, first) <= (register, number));
        let last = after.checked_sub(1).map(|i| self.written[i]);
        last.is_some_and(|(r, _, end)| r == register && number <= end)
    }
}
