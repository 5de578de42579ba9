//! What a program says of operations, linked to a host: how their values are cut into groups, how result
//! types are inferred.

use crate::error::HostError;
use crate::host::{AttrSym, HostMut, Link, OpSym};
use crate::link::{LinkFault, Missing};
use crate::natives::{InferFn, Natives};
use pdll_bytecode::{Groups, OpFacts, Program, SegmentLayout};
use rustc_hash::FxHashMap;
use std::fmt;

/// How the operands or the results of an operation are cut into groups.
#[derive(Clone, Debug)]
struct ValueGroups {
    groups: Groups,
    /// The attribute with the sizes.
    sizes: AttrSym,
}

/// How the values of operations are cut into groups and how their result types are inferred, by name.
pub(crate) struct OpRules<H: Link> {
    /// Of operands and of results.
    groups: FxHashMap<OpSym, [ValueGroups; 2]>,
    /// With the names, for messages.
    inferences: FxHashMap<OpSym, (String, InferFn<H>)>,
}

impl<H: Link> fmt::Debug for OpRules<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpRules").field("groups", &self.groups).finish_non_exhaustive()
    }
}

impl<H: HostMut> OpRules<H> {
    /// Links what `program` says; `ops` are its operation names. What cannot be had is added to `missing`.
    pub(crate) fn new(
        program: &Program,
        ops: &[OpSym],
        host: &mut H,
        missing: &mut Vec<(Missing, LinkFault)>,
    ) -> Self {
        let mut rules = Self { groups: FxHashMap::default(), inferences: FxHashMap::default() };
        let flat = |o: &OpFacts| [&o.operands, &o.results].iter().all(|g| g.layout == SegmentLayout::Unknown);
        let mut with_groups = program.ops.iter().filter(|o| !flat(o)).peekable();
        if with_groups.peek().is_none() {
            return rules;
        }
        let names = ["operandSegmentSizes", "resultSegmentSizes"];
        let [operands, results] = names.map(|name| {
            let sym = host.link_attr_name(name);
            let fault = |why| LinkFault::AttrName { name: name.into(), why };
            sym.map_err(|why| missing.push((Missing::Rule, fault(why)))).ok()
        });
        if let Some((operands, results)) = operands.zip(results) {
            rules.groups.extend(with_groups.map(|o| {
                let operands = ValueGroups { groups: o.operands.clone(), sizes: operands };
                let results = ValueGroups { groups: o.results.clone(), sizes: results };
                (ops[o.name as usize], [operands, results])
            }));
        }
        rules
    }

    /// Finds how to infer the result types of an operation that the program creates: what is registered comes
    /// first, then what the program knows, then the host.
    pub(crate) fn link_inference(
        &mut self,
        program: &Program,
        name: (u32, OpSym),
        host: &mut H,
        natives: &Natives<H>,
    ) -> Result<(), HostError> {
        if self.inferences.contains_key(&name.1) {
            return Ok(());
        }
        let text = program.op_names.get(name.0 as usize).map_or("", |n| &n.name);
        let known = program.ops.binary_search_by_key(&name.0, |o| o.name).ok().map(|i| &program.ops[i]);
        let found = match (natives.find_inference(text), known) {
            (Some(f), _) => Ok(f.clone()),
            (None, Some(facts)) => host.define_inference(program, facts),
            (None, None) => Err(HostError::Definition("nothing is known of them".into())),
        };
        let found = found.or_else(|why| host.known_inference(name.1).ok_or(why));
        match found {
            Ok(f) => {
                self.inferences.insert(name.1, (text.to_string(), f));
                Ok(())
            }
            Err(_) if H::FEATURES.infer => Ok(()),
            Err(why) => Err(why),
        }
    }
}

impl<H: Link> OpRules<H> {
    /// The name of an operation and how to infer its result types, if the host does not.
    pub(crate) fn inference(&self, name: OpSym) -> Option<&(String, InferFn<H>)> {
        self.inferences.get(&name)
    }

    pub(crate) fn operand_group(&self, host: &H, op: H::Op, group: u32) -> Option<(u32, u32)> {
        match self.groups_of(host, op) {
            Some([groups, _]) => groups.group(host, op, group, host.operand_count(op)),
            None => host.operand_group(op, group),
        }
    }

    pub(crate) fn result_group(&self, host: &H, op: H::Op, group: u32) -> Option<(u32, u32)> {
        match self.groups_of(host, op) {
            Some([_, groups]) => groups.group(host, op, group, host.result_count(op)),
            None => host.result_group(op, group),
        }
    }

    fn groups_of(&self, host: &H, op: H::Op) -> Option<&[ValueGroups; 2]> {
        if self.groups.is_empty() { None } else { self.groups.get(&host.op_name(op)) }
    }
}

impl ValueGroups {
    fn group<H: Link>(&self, host: &H, op: H::Op, group: u32, total: u32) -> Option<(u32, u32)> {
        let sizes =
            if self.groups.layout == SegmentLayout::AttrSized { host.attr(op, self.sizes) } else { None };
        self.groups.group(group, total, |i| host.segment_size(sizes?, i))
    }
}
