//! What the verifier knows about `builtin.module`, `func.func`, `func.return` and `func.call` beyond structure.

use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::entity::{BodyId, Name, Op, Type};
use crate::ir::Ir;
use crate::types::TypeData;
use rustc_hash::FxHashMap;

/// Checks of the ops that we know by name.
pub(crate) struct Known<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    /// Symbols of the symbol tables that were asked.
    tables: FxHashMap<(BodyId, Op), FxHashMap<Name, (BodyId, Op)>>,
}

type Check = Result<(), &'static str>;

fn ensure(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

impl<'a> Known<'a> {
    pub(crate) fn new(ctx: &'a Context, ir: &'a Ir) -> Self {
        Known { ctx, ir, tables: FxHashMap::default() }
    }

    /// What is wrong with an op, if it is one of the four.
    #[inline]
    pub(crate) fn check(&mut self, id: BodyId, op: Op) -> Check {
        let known = self.ctx.known();
        let name = self.ctx.shape_data(self.ir.body(id).shape(op)).name;
        if name == known.func_return {
            self.func_return(id, op)
        } else if name == known.func_call {
            self.call(id, op)
        } else if name == known.func {
            self.func(id, op)
        } else if name == known.module {
            self.module(self.ir.body(id), op)
        } else {
            Ok(())
        }
    }

    fn attr(&self, body: &Body, op: Op, name: Name) -> Option<&'a AttrData> {
        self.ctx.get_attr(body.attrs(op), name).map(|attr| self.ctx.attr_data(attr))
    }

    fn module(&self, body: &Body, op: Op) -> Check {
        let entries = self.ctx.entries(self.ctx.dictionary(body.attrs(op)));
        let prefixed = entries.iter().all(|e| self.ctx.bytes(e.0).contains(&b'.'));
        ensure(prefixed, "the attributes of a module have names with a dialect and a `.`")
    }

    /// Input and result types of a function.
    fn signature(&self, id: BodyId, op: Op) -> Option<(&'a [Type], &'a [Type])> {
        match self.attr(self.ir.body(id), op, self.ctx.known().function_type)? {
            AttrData::Type(ty) => match self.ctx.type_data(*ty) {
                TypeData::Function { inputs, results } => Some((inputs, results)),
                _ => None,
            },
            _ => None,
        }
    }

    fn func(&self, id: BodyId, op: Op) -> Check {
        let (known, body) = (self.ctx.known(), self.ir.body(id));
        let named = matches!(self.attr(body, op, known.sym_name), Some(AttrData::String { .. }));
        ensure(named, "a function has a name: the string `sym_name`")?;
        let Some((inputs, results)) = self.signature(id, op) else {
            return Err("a function has a function type: the attribute `function_type`");
        };
        for (name, count) in [(known.arg_attrs, inputs.len()), (known.res_attrs, results.len())] {
            if let Some(AttrData::Array(items)) = self.attr(body, op, name) {
                ensure(items.len() == count, "one dictionary for each argument or result")?;
                let prefixed = items.iter().all(|&item| match self.ctx.attr_data(item) {
                    AttrData::Dict(dict) => {
                        self.ctx.entries(*dict).iter().all(|e| self.ctx.bytes(e.0).contains(&b'.'))
                    }
                    _ => false,
                });
                ensure(
                    prefixed,
                    "the attributes of arguments and results have names with a dialect and a `.`",
                )?;
            }
        }
        let (inner, regions) = self.ir.regions(id, op);
        ensure(regions.len() == 1, "a function has one region")?;
        let inner = self.ir.body(inner);
        match inner.blocks(regions[0]).first() {
            Some(&entry) => {
                let args = inner.block_args(entry).iter().map(|&arg| inner.value_type(arg));
                ensure(
                    args.eq(inputs.iter().copied()),
                    "the entry block has the arguments of the function's type",
                )
            }
            None => {
                let visibility = match self.attr(body, op, known.sym_visibility) {
                    Some(AttrData::String { value, .. }) => self.ctx.bytes(*value),
                    _ => b"public",
                };
                ensure(visibility != b"public", "a function without a body is not public: write `private`")
            }
        }
    }

    fn func_return(&self, id: BodyId, op: Op) -> Check {
        let body = self.ir.body(id);
        let parent = self.ir.parent(id, op).filter(|&(outer, parent)| {
            self.ctx.shape_data(self.ir.body(outer).shape(parent)).name == self.ctx.known().func
        });
        let Some((outer, func)) = parent else {
            return Err("this op is directly in a func.func");
        };
        let types = body.operands(op).map(|v| body.value_type(v));
        match self.signature(outer, func) {
            Some((_, results)) => ensure(
                types.eq(results.iter().copied()),
                "what is returned has the types of the function's results",
            ),
            None => Ok(()),
        }
    }

    fn call(&mut self, id: BodyId, op: Op) -> Check {
        let (ctx, body) = (self.ctx, self.ir.body(id));
        let callee = match self.attr(body, op, ctx.known().callee) {
            Some(AttrData::Symbol(path)) if path.len() == 1 => path[0],
            _ => return Err("a call has a callee: the symbol `callee`"),
        };
        let target = self.lookup(id, op, callee).filter(|&(outer, target)| {
            ctx.shape_data(self.ir.body(outer).shape(target)).name == ctx.known().func
        });
        let Some((inputs, results)) = target.and_then(|(outer, target)| self.signature(outer, target)) else {
            return Err("the callee is not a function of this module");
        };
        let operands = body.operands(op).map(|v| body.value_type(v));
        ensure(operands.eq(inputs.iter().copied()), "the operands have the types of the callee's arguments")?;
        let values = body.results(op).map(|v| body.value_type(v));
        ensure(values.eq(results.iter().copied()), "the results have the types of the callee's results")
    }

    /// The op with this name in the nearest symbol table around `op`.
    fn lookup(&mut self, id: BodyId, op: Op, symbol: Name) -> Option<(BodyId, Op)> {
        let (ctx, ir) = (self.ctx, self.ir);
        let mut at = (id, op);
        loop {
            at = ir.parent(at.0, at.1)?;
            let name = ctx.shape_data(ir.body(at.0).shape(at.1)).name;
            if name == ctx.known().module {
                break;
            }
            if ir.regions(at.0, at.1).1.len() == 1 && !ctx.is_known_dialect(name) {
                // An op with one region of which nothing is known may be a symbol table: nothing can be found.
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
