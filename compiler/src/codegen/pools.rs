//! The constant pools of a program, filled as code mentions things.

use hashbrown::HashMap;
use pdll_bytecode::{Keys, Kind, Native, OpName, Program, Table};
use rustc_hash::FxBuildHasher;

type Ids<T> = HashMap<T, u32, FxBuildHasher>;

#[derive(Debug, Default)]
pub(super) struct Pools {
    program: Program,
    op_names: Ids<String>,
    attr_names: Ids<String>,
    attrs: Ids<String>,
    types: Ids<String>,
    kinds: Ids<Kind>,
    natives: Ids<Native>,
}

fn intern_text(ids: &mut Ids<String>, list: &mut Vec<String>, text: &str) -> u32 {
    if let Some(&id) = ids.get(text) {
        return id;
    }
    list.push(text.to_string());
    ids.insert(text.to_string(), list.len() as u32 - 1);
    list.len() as u32 - 1
}

impl Pools {
    /// An operation name. `created`: a rewrite makes such ops.
    pub(super) fn op_name(&mut self, name: &str, created: bool) -> u32 {
        let id = match self.op_names.get(name) {
            Some(&id) => id,
            None => {
                self.program.op_names.push(OpName { name: name.to_string(), created });
                let id = self.program.op_names.len() as u32 - 1;
                self.op_names.insert(name.to_string(), id);
                id
            }
        };
        self.program.op_names[id as usize].created |= created;
        id
    }

    pub(super) fn kind(&mut self, name: &str, operands: u32, results: u32) -> u32 {
        let name = self.op_name(name, false);
        let list = &mut self.program.kinds;
        *self.kinds.entry(Kind { name, operands, results }).or_insert_with_key(|&k| {
            list.push(k);
            list.len() as u32 - 1
        })
    }

    pub(super) fn attr_name(&mut self, name: &str) -> u32 {
        intern_text(&mut self.attr_names, &mut self.program.attr_names, name)
    }

    pub(super) fn attr(&mut self, text: &str) -> u32 {
        intern_text(&mut self.attrs, &mut self.program.attrs, text)
    }

    pub(super) fn ty(&mut self, text: &str) -> u32 {
        intern_text(&mut self.types, &mut self.program.types, text)
    }

    pub(super) fn native(&mut self, native: Native) -> u32 {
        let list = &mut self.program.natives;
        *self.natives.entry(native).or_insert_with_key(|n| {
            list.push(n.clone());
            list.len() as u32 - 1
        })
    }

    /// A switch table; its targets may be labels.
    pub(super) fn table(&mut self, keys: Keys, cases: Vec<(u32, u32)>) -> u32 {
        self.program.tables.push(Table { keys, cases });
        self.program.tables.len() as u32 - 1
    }

    /// The program with its pools, and tables whose targets went through `target`.
    pub(super) fn finish(mut self, target: impl Fn(u32) -> u32) -> Program {
        for (_, t) in self.program.tables.iter_mut().flat_map(|t| &mut t.cases) {
            *t = target(*t);
        }
        self.program
    }
}
