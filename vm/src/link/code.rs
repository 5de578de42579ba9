//! The third step of linking: tables are placed, and code is copied with its pool indices replaced.

use super::names::Names;
use super::places::Missing;
use super::tables::{DisplacementTable, Tables};
use super::{LinkFault, Site};
use crate::host::Link;
use crate::reach::Reach;
use pdll_bytecode::isa::{INSTRUCTIONS, RegWords, opcode as o, opcode_at, patch, view};
use pdll_bytecode::{Bank, Keys, Program, Role, Table};
use std::sync::LazyLock;

/// Code that runs.
pub(super) struct Code {
    pub(super) words: Vec<u32>,
    pub(super) tables: Tables,
    pub(super) sites: Vec<Site>,
    /// See [`crate::reach`].
    pub(super) reach: Option<u32>,
    /// Whether rewrites call natives.
    pub(super) native_rewrites: bool,
    /// The loops over users, and single users.
    pub(super) loops: Vec<u32>,
}

impl Code {
    /// Places the tables and patches the code.
    ///
    /// # Errors
    /// Two cases of a table are the same to the host.
    pub(super) fn new<H: Link>(
        program: &Program,
        names: &Names<H>,
        host: &mut H,
    ) -> Result<Self, (Missing, LinkFault)> {
        let mut placed = DisplacementTable::default();
        let mut cases = Vec::new();
        let mut bases = Vec::with_capacity(program.tables.len());
        for table in &program.tables {
            bases.push(place(program, names, table, &mut placed, &mut cases)?);
        }
        let mut code = Self {
            words: program.code.clone(),
            tables: placed.tables,
            sites: Vec::with_capacity(program.patterns.len()),
            reach: None,
            native_rewrites: false,
            loops: Vec::new(),
        };
        let (mut reach, indexing) = (Reach::new(program), &*INDEXING);
        for at in program.positions_from(1) {
            let opcode = opcode_at(&program.code, at);
            code.native_rewrites |= opcode == o::Rewrite;
            if let o::ForEachUser | o::ForEachUserOf | o::User = opcode {
                code.loops.push(at as u32);
            }
            if at < program.rewrites as usize {
                reach.see(&program.code, at);
            }
            if indexing[usize::from(opcode)] {
                code.patch(opcode, at, names, &bases, host);
            }
        }
        code.reach = reach.finish().filter(|_| !code.native_rewrites);
        Ok(code)
    }

    /// Replaces pool indices in the instruction at `at`.
    fn patch<H: Link>(&mut self, opcode: u8, at: usize, names: &Names<H>, bases: &[u32], host: &mut H) {
        let all = |regs: RegWords<'_>, bank| regs.iter().all(|r| r.bank == bank);
        match opcode {
            o::Create => {
                let view::Create { name, operands, types, .. } = view::Create::at(&self.words, at);
                let known = all(operands, Bank::Value) && all(types, Bank::Type);
                let (operands, results) = (operands.len() as u32, known.then_some(types.len() as u32));
                self.site(host, names, name, operands, results);
            }
            o::CreateInfer => {
                let view::CreateInfer { name, operands, .. } = view::CreateInfer::at(&self.words, at);
                let operands = operands.len() as u32;
                self.site(host, names, name, operands, None);
            }
            o::CreateReplacing => {
                let view::CreateReplacing { name, operands, .. } = view::CreateReplacing::at(&self.words, at);
                let operands = operands.len() as u32;
                self.site(host, names, name, operands, Some(1));
            }
            _ => {}
        }
        let site = self.sites.len() as u32;
        patch(&mut self.words[at..], |role, word| match role {
            Role::OpName if opcode == o::NameIs => *word = names.key(Keys::OpName, *word),
            Role::OpName => *word = site - 1,
            Role::OpShape => *word = names.key(Keys::OpShape, *word),
            Role::Attr => *word = names.key(Keys::Attr, *word),
            Role::Type => *word = names.key(Keys::Type, *word),
            Role::AttrName => *word = names.attr_names[*word as usize].0,
            Role::Table(_) => *word = bases[*word as usize],
            _ => {}
        });
    }

    fn site<H: Link>(
        &mut self,
        host: &mut H,
        names: &Names<H>,
        name: u32,
        operands: u32,
        results: Option<u32>,
    ) {
        let name = names.ops[name as usize];
        let kind = results.map_or(0, |results| host.link_kind(name, operands, results));
        self.sites.push(Site { name, operands, results: results.unwrap_or(u32::MAX), kind });
    }
}

/// By opcode: whether there are pool indices in such an instruction that are replaced.
static INDEXING: LazyLock<[bool; 256]> = LazyLock::new(|| {
    let mut found = [false; 256];
    for info in INSTRUCTIONS {
        found[usize::from(info.opcode)] = info.fields.iter().any(|field| match field.role {
            Role::OpName
            | Role::OpShape
            | Role::AttrName
            | Role::AttrUses
            | Role::Attr
            | Role::Type
            | Role::TypeList
            | Role::Table(_) => true,
            Role::Def(_)
            | Role::Use(_)
            | Role::Defs
            | Role::Uses
            | Role::Number
            | Role::Flag
            | Role::AttrConst
            | Role::Native
            | Role::Pattern
            | Role::Rank
            | Role::Target => false,
        });
    }
    // These have indices when they run, too.
    found[usize::from(o::ConstType)] = false;
    found[usize::from(o::ConstTypes)] = false;
    found
});

/// Places a table; `cases` is memory. Gives its base.
fn place<H: Link>(
    program: &Program,
    names: &Names<H>,
    table: &Table,
    placed: &mut DisplacementTable,
    cases: &mut Vec<(u32, u32)>,
) -> Result<u32, (Missing, LinkFault)> {
    cases.clear();
    cases.extend((0..).zip(&table.cases).map(|(place, &(index, _))| (names.key(table.keys, index), place)));
    cases.sort_unstable();
    if let Some(same) = cases.windows(2).find(|two| two[0].0 == two[1].0) {
        let index = |case: usize| table.cases[same[case].1 as usize].0;
        let text = |index: u32| match table.keys {
            Keys::Attr => program.attrs[index as usize].clone(),
            Keys::Type => program.types[index as usize].clone(),
            _ => index.to_string(),
        };
        let (one, other) = (index(0), index(1));
        let what = match table.keys {
            Keys::Type => Missing::Type(other),
            _ => Missing::Attr(other),
        };
        return Err((what, LinkFault::SameConstants(text(one), text(other))));
    }
    for (_, place) in cases.iter_mut() {
        *place = table.cases[*place as usize].1;
    }
    Ok(placed.place(cases))
}
