//! Symbols: which op a name stands for.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{BodyId, Name, Op};
use crate::ir::Ir;
use crate::registry::Traits;
use rustc_hash::FxHashMap;

/// Symbols of the symbol tables that were asked so far, of an IR that does not change meanwhile.
#[derive(Debug, Default)]
pub(crate) struct SymbolTables {
    tables: FxHashMap<(BodyId, Op), FxHashMap<Name, (BodyId, Op)>>,
}

impl SymbolTables {
    /// The op with this name in the nearest symbol table around `op`.
    pub(crate) fn lookup(
        &mut self,
        ctx: &Context,
        ir: &Ir,
        id: BodyId,
        op: Op,
        symbol: Name,
    ) -> Option<(BodyId, Op)> {
        let mut at = (id, op);
        loop {
            at = ir.parent(at.0, at.1)?;
            let shape = ir.body(at.0).shape(at.1);
            if ctx.traits(shape).contains(Traits::SYMBOL_TABLE) {
                break;
            }
            if ir.regions(at.0, at.1).1.len() == 1 && !ctx.is_known_dialect(shape) {
                // An op with one region of which nothing is known may be a symbol table: nothing can be
                // found.
                return None;
            }
        }
        let table = self.tables.entry(at).or_insert_with(|| {
            let (inner, regions) = ir.regions(at.0, at.1);
            let body = ir.body(inner);
            let ops = regions.iter().flat_map(|&r| body.blocks(r)).flat_map(|&b| body.ops(b));
            let name = |op| match ctx.get_attr(body.attrs(op), ctx.known().sym_name).map(|a| ctx.attr_data(a))
            {
                Some(AttrData::String { value, .. }) => Some((*value, (inner, op))),
                _ => None,
            };
            ops.filter_map(name).collect()
        });
        table.get(&symbol).copied()
    }
}
