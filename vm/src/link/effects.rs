//! What rewrites do to matched ops and which registers they read, found in a walk over the code of a rewrite.

use pdll_bytecode::isa::{length_at, opcode as o, opcode_at, view, walk};
use pdll_bytecode::{Bank, FieldWords, Reg, Role};

/// What the rewrite of a pattern does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effects {
    /// Registers of matched ops that are erased: all their users must be in `erased_or_replaced`, or the
    /// rewrite is not started. Empty if that cannot be told.
    pub(crate) erased: Box<[u32]>,
    /// Registers of matched ops that are erased or replaced.
    pub(crate) erased_or_replaced: Box<[u32]>,
    /// Registers that the rewrite reads.
    pub(crate) reads: Box<[Reg]>,
}

/// The effects of a rewrite that is this code, linked.
pub(super) fn effects(code: &[u32]) -> Effects {
    let (mut erased, mut gone, mut reads) = (Vec::new(), Vec::new(), Vec::new());
    // Op registers that the rewrite writes: what it has made, or loaded, is not a matched op.
    let mut filled = Vec::new();
    let mut told = true;
    let mut at = 0;
    loop {
        // The words are an instruction, as the program is verified.
        let _ = walk(&code[at..], |_, role, field| match (role, field) {
            (Role::Use(bank), FieldWords::Word(index)) => reads.push(Reg { bank, index }),
            (Role::Uses, FieldWords::Regs(regs)) => reads.extend(regs.iter()),
            (Role::Def(Bank::Op), FieldWords::Word(index)) => filled.push(index),
            _ => {}
        });
        match opcode_at(code, at) {
            o::Done => break,
            o::Jump => {
                told = false;
                break;
            }
            o::Rewrite => told = false,
            o::Erase => {
                let op = view::Erase::at(code, at).op;
                erased.push(op);
                gone.push(op);
            }
            o::ReplaceWithOp => gone.push(view::ReplaceWithOp::at(code, at).op),
            o::ReplaceWithValues => gone.push(view::ReplaceWithValues::at(code, at).op),
            o::CreateReplacing => gone.push(view::CreateReplacing::at(code, at).old),
            _ => {}
        }
        at += length_at(code, at);
    }
    filled.sort_unstable();
    if !told || gone.iter().any(|op| filled.binary_search(op).is_ok()) {
        erased.clear();
    }
    reads.sort_unstable_by_key(|register| register.word());
    reads.dedup();
    Effects { erased: erased.into(), erased_or_replaced: gone.into(), reads: reads.into() }
}
