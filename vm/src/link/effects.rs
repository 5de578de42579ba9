//! What rewrites do to matched ops and which registers they read, found in one walk over rewrite code.
//!
//! Patterns may share a rewrite, or parts of one. So lists are kept for stretches of code that run to an end,
//! in code order, and a rewrite that begins within a stretch has the ends of its lists: as many lists as
//! there is code, however many patterns there are.

use super::{List, Lists};
use pdll_bytecode::isa::{opcode as o, opcode_at, view, walk};
use pdll_bytecode::{Bank, FieldWords, Program, Reg, Role};

/// What the rewrite of a pattern does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effects {
    /// Registers of matched ops that are erased: all their users must be in `erased_or_replaced`, or the
    /// rewrite is not started. Empty if that cannot be told.
    pub(crate) erased: List,
    /// Registers of matched ops that are erased or replaced.
    pub(crate) erased_or_replaced: List,
    /// Registers that the rewrite reads, as words.
    pub(crate) reads: List,
}

/// The lists of a stretch: register and where in the code. Its memory serves one stretch after the other.
#[derive(Default)]
struct Stretch {
    end: usize,
    erased: Vec<(usize, u32)>,
    erased_or_replaced: Vec<(usize, u32)>,
    /// Each register where it is read last.
    reads: Vec<(usize, u32)>,
    /// The last place that a rewrite may begin at whose effects cannot be told.
    opaque: Option<usize>,
    /// By op register: where in the code it is written. What is before the stretch is of another one.
    filled: Vec<usize>,
    /// By register, numbered through: the start of the last stretch that reads it.
    seen: Vec<usize>,
    /// The number of the first register of each bank.
    offsets: [u32; 6],
}

/// The effects of the rewrites that start at `starts`, sorted and without duplicates, in that order.
pub(super) fn effects(program: &Program, starts: &[u32], lists: &mut Lists) -> Vec<Effects> {
    let mut stretch = Stretch::new(program);
    let mut lasting = [List::EMPTY; 3];
    let mut found = Vec::with_capacity(starts.len());
    for &start in starts {
        let start = start as usize;
        if start >= stretch.end {
            stretch.read(program, start);
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
    fn new(program: &Program) -> Self {
        let (mut offsets, mut registers) = ([0; 6], 0);
        for (offset, &count) in offsets.iter_mut().zip(&program.registers) {
            *offset = registers;
            registers += count;
        }
        Self {
            filled: vec![0; program.registers[Bank::Op as usize] as usize],
            seen: vec![0; registers as usize],
            offsets,
            ..Self::default()
        }
    }

    /// Reads the stretch at `start`, which is after all that were read before.
    fn read(&mut self, program: &Program, start: usize) {
        self.erased.clear();
        self.erased_or_replaced.clear();
        self.reads.clear();
        self.opaque = None;
        let code = &program.code[..];
        for at in program.positions_from(start as u32) {
            self.end = at + 1;
            let (reads, filled) = (&mut self.reads, &mut self.filled);
            // The words are an instruction, as the program is verified.
            let _ = walk(&code[at..], |_, role, field| match (role, field) {
                (Role::Use(bank), FieldWords::Word(index)) => reads.push((at, Reg { bank, index }.word())),
                (Role::Uses, FieldWords::Regs(regs)) => reads.extend(regs.words().iter().map(|&w| (at, w))),
                (Role::Def(Bank::Op), FieldWords::Word(w)) => filled[w as usize] = at,
                _ => {}
            });
            let gone = match opcode_at(code, at) {
                o::Done => break,
                o::Jump => {
                    self.opaque = Some(at);
                    break;
                }
                o::Rewrite => {
                    self.opaque = Some(at);
                    continue;
                }
                o::Erase => {
                    let op = view::Erase::at(code, at).op;
                    self.erased.push((at, op));
                    op
                }
                o::ReplaceWithOp => view::ReplaceWithOp::at(code, at).op,
                o::ReplaceWithValues => view::ReplaceWithValues::at(code, at).op,
                o::CreateReplacing => view::CreateReplacing::at(code, at).old,
                _ => continue,
            };
            self.erased_or_replaced.push((at, gone));
        }
        self.keep_last_reads(start);
        // What the rewrite itself has made, or loaded, is not a matched op.
        for &(at, register) in &self.erased_or_replaced {
            let filled = self.filled[register as usize];
            if filled >= start {
                self.opaque = self.opaque.max(Some(filled.min(at)));
            }
        }
    }

    /// Of the reads of each register the last is kept.
    fn keep_last_reads(&mut self, start: usize) {
        let mut kept = self.reads.len();
        for i in (0..self.reads.len()).rev() {
            let word = self.reads[i].1;
            let Some(register) = Reg::from_word(word) else { continue };
            let seen = &mut self.seen[(self.offsets[register.bank as usize] + register.index) as usize];
            if std::mem::replace(seen, start) != start {
                kept -= 1;
                self.reads[kept] = self.reads[i];
            }
        }
        self.reads.drain(..kept);
    }
}
