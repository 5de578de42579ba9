//! The first step of linking: names and constants become what the host calls them.

use super::LinkFault;
use super::places::Missing;
use crate::host::{AttrSym, Link, OpSym};
use pdll_bytecode::{Keys, Program};

/// Stands for operations that the host cannot create, of which it must not be asked.
const UNKNOWN: OpSym = OpSym(u32::MAX);

/// By pool index: names, keys and handles of the host.
pub(super) struct Names<H: Link> {
    pub(super) ops: Vec<OpSym>,
    pub(super) kinds: Vec<u32>,
    pub(super) attr_names: Vec<AttrSym>,
    attr_keys: Vec<u32>,
    type_keys: Vec<u32>,
    pub(super) attrs: Vec<H::Attr>,
    pub(super) types: Vec<H::Type>,
}

impl<H: Link> Names<H> {
    /// Looks up all names and reads all constants. What cannot be had is added to `missing`; the pools are
    /// then not complete.
    pub(super) fn new(program: &Program, host: &mut H, missing: &mut Vec<(Missing, LinkFault)>) -> Self {
        let mut names = Self {
            ops: Vec::with_capacity(program.op_names.len()),
            kinds: Vec::with_capacity(program.shapes.len()),
            attr_names: Vec::with_capacity(program.attr_names.len()),
            attr_keys: Vec::with_capacity(program.attrs.len()),
            type_keys: Vec::with_capacity(program.types.len()),
            attrs: Vec::with_capacity(program.attrs.len()),
            types: Vec::with_capacity(program.types.len()),
        };
        host.expect_names(program.op_names.len(), program.shapes.len());
        for (i, op) in (0..).zip(&program.op_names) {
            let sym = host.link_op(&op.name, op.created).unwrap_or_else(|why| {
                missing.push((Missing::Op(i), LinkFault::Operation { name: op.name.to_string(), why }));
                UNKNOWN
            });
            names.ops.push(sym);
        }
        for kind in &program.shapes {
            let known = names.known_op(kind.name);
            let kind = known.map_or(u32::MAX, |name| host.link_kind(name, kind.operands, kind.results));
            names.kinds.push(kind);
        }
        for (i, name) in (0..).zip(&program.attr_names) {
            match host.link_attr_name(name) {
                Ok(sym) => names.attr_names.push(sym),
                Err(why) => {
                    missing.push((Missing::AttrName(i), LinkFault::AttrName { name: name.clone(), why }))
                }
            }
        }
        for (i, text) in (0..).zip(&program.attrs) {
            match host.link_attr(text) {
                Ok(attr) => {
                    names.attr_keys.push(host.attr_key(attr));
                    names.attrs.push(attr);
                }
                Err(why) => missing.push((Missing::Attr(i), LinkFault::Attr { text: text.clone(), why })),
            }
        }
        for (i, text) in (0..).zip(&program.types) {
            match host.link_type(text) {
                Ok(ty) => {
                    names.type_keys.push(host.type_key(ty));
                    names.types.push(ty);
                }
                Err(why) => missing.push((Missing::Type(i), LinkFault::Type { text: text.clone(), why })),
            }
        }
        names
    }

    /// The name of an operation, by its index; `None` if it is missing.
    pub(super) fn known_op(&self, index: u32) -> Option<OpSym> {
        self.ops.get(index as usize).copied().filter(|name| *name != UNKNOWN)
    }

    /// What the matcher compares with, for an index of a pool.
    pub(super) fn key(&self, keys: Keys, index: u32) -> u32 {
        let i = index as usize;
        match keys {
            Keys::OpShape => self.kinds[i],
            Keys::OpName => self.ops[i].0,
            Keys::Attr => self.attr_keys[i],
            Keys::Type => self.type_keys[i],
            Keys::Number => index,
        }
    }
}
