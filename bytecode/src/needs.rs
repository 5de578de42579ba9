//! What rewrites need of a host, known before any of them is looked at.

use crate::isa::{opcode as o, opcode_at, view};
use crate::program::Program;

/// What the rewrites of a program need of a host, beside its names, constants and natives: a linker asks for
/// it at once, though rewrites are verified one by one when they are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Names of operations that are created without result types, as indices in [`Program::op_names`];
    /// sorted, each once.
    pub inferred: Vec<u32>,
    /// Do they tell or set locations?
    pub locations: bool,
    /// Do they ask for users?
    pub users: bool,
}

impl Needs {
    /// What the rewrites of a program need, by a look at their instructions as far as the code holds any.
    pub(crate) fn of(program: &Program) -> Self {
        let (mut needs, code) = (Self::default(), &program.code[..]);
        for at in program.positions_from(program.rewrites.max(1)) {
            match opcode_at(code, at) {
                o::CreateInfer => needs.inferred.push(view::CreateInfer::at(code, at).name),
                o::LocationOfOp | o::LocationOfValue | o::FuseLocations | o::SetLocation => {
                    needs.locations = true;
                }
                o::User => needs.users = true,
                _ => {}
            }
        }
        needs.inferred.sort_unstable();
        needs.inferred.dedup();
        // Of others nothing can be asked, and a rewrite that has one is no good.
        needs.inferred.retain(|&name| (name as usize) < program.op_names.len());
        needs
    }
}
