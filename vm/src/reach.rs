//! How far down a matcher looks.
//!
//! When an op is changed in place, its users are worth another try, and so are theirs, as far up as a matcher
//! looks down through operands. The *reach* of a program is that number of levels: the depth (root: 0) of the
//! deepest op whose operands, or their types, are read: only natives change the type of a value, and sets
//! with native rewrites have no reach at all. A program that looks elsewhere (users, natives) has none.

use pdll_bytecode::Program;
use pdll_bytecode::isa::{opcode as o, opcode_at, view};

pub(crate) struct Reach {
    depth: Vec<u32>,
    reach: Option<u32>,
}

impl Reach {
    pub(crate) fn new(program: &Program) -> Self {
        Self { depth: vec![0; program.registers[0] as usize], reach: Some(0) }
    }

    /// The instruction of the program at `at`, in code order (a register is defined before it is used, and
    /// stands for one position).
    pub(crate) fn see(&mut self, code: &[u32], at: usize) {
        match opcode_at(code, at) {
            o::Def => {
                let view::Def { dst, src, .. } = view::Def::at(code, at);
                self.down(dst, src);
            }
            o::DefSwitchKind => {
                let view::DefSwitchKind { dst, src, .. } = view::DefSwitchKind::at(code, at);
                self.down(dst, src);
            }
            o::Operand => self.operands(view::Operand::at(code, at).op),
            o::Operands => self.operands(view::Operands::at(code, at).op),
            o::SwitchOperandType => self.operands(view::SwitchOperandType::at(code, at).op),
            o::OperandTypeIs => self.operands(view::OperandTypeIs::at(code, at).op),
            // Going through values loses the depth of what defines them.
            o::DefOp
            | o::Constraint
            | o::ForEachUser
            | o::ForEachUserOf
            | o::User
            | o::MoveOp
            | o::SameOp => {
                self.reach = None;
            }
            _ => {}
        }
    }

    /// `dst` becomes an op whose result `src` uses.
    fn down(&mut self, dst: u32, src: u32) {
        let below = self.depth.get(src as usize).copied().unwrap_or(0);
        self.reach = self.reach.map(|r| r.max(below));
        match self.depth.get_mut(dst as usize) {
            Some(depth) => *depth = (*depth).max(below + 1),
            None => self.reach = None,
        }
    }

    /// Operands of `op` are read.
    fn operands(&mut self, op: u32) {
        let depth = self.depth.get(op as usize).copied().unwrap_or(0);
        self.reach = self.reach.map(|r| r.max(depth));
    }

    pub(crate) fn finish(self) -> Option<u32> {
        self.reach
    }
}
