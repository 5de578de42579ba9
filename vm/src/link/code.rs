//! The third step of linking: tables are placed, and the matcher is copied with its pool indices replaced.

use super::LinkFault;
use super::names::Names;
use super::places::Missing;
use super::tables::{DisplacementTable, Tables};
use crate::host::Link;
use crate::reach::Reach;
use pdll_bytecode::isa::{INSTRUCTIONS, opcode as o, opcode_at, patch};
use pdll_bytecode::{Keys, Program, Role, Table};
use std::sync::LazyLock;

/// The matcher as it runs.
pub(super) struct Code {
    pub(super) words: Vec<u32>,
    pub(super) tables: Tables,
    /// See [`crate::reach`].
    pub(super) reach: Option<u32>,
    /// The loops over users, and single users.
    pub(super) loops: Vec<u32>,
}

impl Code {
    /// Places the tables and patches the code.
    ///
    /// # Errors
    /// Two cases of a table are the same to the host.
    pub(super) fn new<H: Link>(program: &Program, names: &Names<H>) -> Result<Self, (Missing, LinkFault)> {
        let mut placed = DisplacementTable::default();
        let mut cases = Vec::new();
        let mut bases = Vec::with_capacity(program.tables.len());
        for table in &program.tables {
            bases.push(place(program, names, table, &mut placed, &mut cases)?);
        }
        let matcher = &program.code[..program.rewrites as usize];
        let (mut words, mut loops) = (matcher.to_vec(), Vec::new());
        let (mut reach, indexing) = (Reach::new(program), &*INDEXING);
        for at in program.positions_from(1).take_while(|&at| at < matcher.len()) {
            let opcode = opcode_at(matcher, at);
            if let o::ForEachUser | o::ForEachUserOf | o::User = opcode {
                loops.push(at as u32);
            }
            reach.see(matcher, at);
            if indexing[usize::from(opcode)] {
                patch(&mut words[at..], |role, word| match role {
                    Role::OpName => *word = names.key(Keys::OpName, *word),
                    Role::OpShape => *word = names.key(Keys::OpShape, *word),
                    Role::Attr => *word = names.key(Keys::Attr, *word),
                    Role::Type => *word = names.key(Keys::Type, *word),
                    Role::AttrName => *word = names.attr_names[*word as usize].0,
                    Role::Table(_) => *word = bases[*word as usize],
                    _ => {}
                });
            }
        }
        Ok(Self { words, tables: placed.tables, reach: reach.finish(), loops })
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
