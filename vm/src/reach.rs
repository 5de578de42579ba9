//! How far down a matcher looks.
//!
//! When an op is changed in place, its users are worth another try, and so are theirs, as far up as a matcher
//! looks down through operands. The *reach* of a program is that number of levels: the depth (root: 0) of the
//! deepest op whose operands are read. A program that looks elsewhere (users, natives, types of values,
//! attributes of attributes) has none.

use pdll_bytecode::{Inst, Program};

pub(crate) struct Reach {
    depth: Vec<u32>,
    reach: Option<u32>,
}

impl Reach {
    pub(crate) fn new(program: &Program) -> Self {
        Self { depth: vec![0; program.registers[0] as usize], reach: Some(0) }
    }

    /// An instruction of the program, in code order (a register is defined before it is used, and stands for
    /// one position).
    pub(crate) fn see(&mut self, inst: &Inst) {
        match *inst {
            Inst::Def { dst, src, .. } | Inst::DefSwitchKind { dst, src, .. } => {
                let below = self.depth.get(src as usize).copied().unwrap_or(0);
                self.reach = self.reach.map(|r| r.max(below));
                match self.depth.get_mut(dst as usize) {
                    Some(depth) => *depth = (*depth).max(below + 1),
                    None => self.reach = None,
                }
            }
            Inst::Operand { op, .. } | Inst::Operands { op, .. } => {
                let depth = self.depth.get(op as usize).copied().unwrap_or(0);
                self.reach = self.reach.map(|r| r.max(depth));
            }
            // Going through values loses the depth of what defines them.
            Inst::DefOp { .. }
            | Inst::Constraint { .. }
            | Inst::ForEachUser { .. }
            | Inst::MoveOp { .. }
            | Inst::SwitchOperandType { .. }
            | Inst::OperandTypeIs { .. }
            | Inst::TypeOf { .. }
            | Inst::TypesOf { .. }
            | Inst::SameOp { .. } => self.reach = None,
            _ => {}
        }
    }

    pub(crate) fn finish(self) -> Option<u32> {
        self.reach
    }
}
