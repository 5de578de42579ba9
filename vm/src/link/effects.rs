//! What rewrites do to matched ops and which registers they read, found in one walk over rewrite code.
//!
//! Patterns may share a rewrite, or parts of one. So lists are kept for stretches of code that run to an end, in code order,
//! and a rewrite that begins within a stretch has the ends of its lists: as many lists as there is code, however many
//! patterns there are.

use super::{List, Lists};
use pdll_bytecode::{Bank, FieldRef, Inst, Program, Role};
use rustc_hash::FxHashMap;

/// What the rewrite of a pattern does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effects {
    /// Registers of matched ops that are erased: all their users must be in `erased_or_replaced`, or the rewrite is not
    /// started. Empty if that cannot be told.
    pub(crate) erased: List,
    /// Registers of matched ops that are erased or replaced.
    pub(crate) erased_or_replaced: List,
    /// Registers that the rewrite reads, as words.
    pub(crate) reads: List,
}

/// The lists of a stretch: register and where in the code.
#[derive(Default)]
struct Stretch {
    end: usize,
    erased: Vec<(usize, u32)>,
    erased_or_replaced: Vec<(usize, u32)>,
    /// Each register where it is read last.
    reads: Vec<(usize, u32)>,
    /// The last place that a rewrite may begin at whose effects cannot be told.
    opaque: Option<usize>,
}

/// The effects of the rewrites that start at `starts`, sorted and without duplicates, in that order.
pub(super) fn effects(program: &Program, starts: &[u32], lists: &mut Lists) -> Vec<Effects> {
    let mut stretch = Stretch::default();
    let mut lasting = [List::EMPTY; 3];
    let mut found = Vec::with_capacity(starts.len());
    for &start in starts {
        let start = start as usize;
        if start >= stretch.end {
            stretch = Stretch::read(program, start);
            let kept = [&stretch.erased, &stretch.erased_or_replaced, &stretch.reads];
            lasting = kept.map(|list| lists.add(list.iter().map(|item| item.1)));
        }
        let tail = |list: List, items: &[(usize, u32)]| {
            list.without_first(items.partition_point(|item| item.0 < start))
        };
        let [erased, erased_or_replaced, reads] = lasting;
        let told = stretch.opaque.is_none_or(|at| at < start);
        found.push(Effects {
            erased: if told { tail(erased, &stretch.erased) } else { List::EMPTY },
            erased_or_replaced: tail(erased_or_replaced, &stretch.erased_or_replaced),
            reads: tail(reads, &stretch.reads),
        });
    }
    found
}

impl Stretch {
    fn read(program: &Program, start: usize) -> Self {
        let mut new = Self { end: start + 1, ..Self::default() };
        let (mut reads, mut filled) = (Vec::new(), FxHashMap::default());
        for (at, inst) in program.insts_from(start as u32) {
            new.end = at + 1;
            inst.for_each_field(|_, role, field| match (role, field) {
                (Role::Use(bank), FieldRef::Word(w)) => reads.push((at, bank as u32 | w << 3)),
                (Role::Uses, FieldRef::Regs(regs)) => reads.extend(regs.iter().map(|r| (at, r.word()))),
                (Role::Def(Bank::Op), FieldRef::Word(w)) => {
                    filled.insert(w, at);
                }
                _ => {}
            });
            match inst {
                Inst::Done {} => break,
                Inst::Jump { .. } => {
                    new.opaque = Some(at);
                    break;
                }
                Inst::Rewrite { .. } => new.opaque = Some(at),
                Inst::Erase { op } => {
                    new.erased.push((at, op));
                    new.erased_or_replaced.push((at, op));
                }
                Inst::ReplaceWithOp { op, .. } | Inst::ReplaceWithValues { op, .. } => {
                    new.erased_or_replaced.push((at, op));
                }
                Inst::CreateReplacing { old, .. } => new.erased_or_replaced.push((at, old)),
                _ => {}
            }
        }
        new.reads = last_of_each(reads);
        // What the rewrite itself has made, or loaded, is not a matched op.
        let own = new.erased_or_replaced.iter().filter_map(|(at, r)| Some(*filled.get(r)?.min(at)));
        new.opaque = new.opaque.max(own.max());
        new
    }
}

/// Of pairs in ascending order of their first, the last for each second, in the same order.
fn last_of_each(mut items: Vec<(usize, u32)>) -> Vec<(usize, u32)> {
    items.sort_unstable_by_key(|&(at, register)| (register, std::cmp::Reverse(at)));
    items.dedup_by_key(|item| item.1);
    items.sort_unstable();
    items
}
