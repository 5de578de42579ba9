//! Printing the pretty forms of `builtin.module`, `func.func`, `func.return` and `func.call`.

use super::print::Printer;
use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Known;
use crate::entity::{Attr, AttrDict, BodyId, Name, Op, Type};
use crate::ir::Ir;
use crate::types::TypeData;
use std::io::{self, Write};

impl Printer<'_> {
    /// Prints an op in its pretty form; false, and nothing is printed, if it has none.
    pub(super) fn pretty(&mut self, ir: &Ir, id: BodyId, op: Op, to: &mut impl Write) -> io::Result<bool> {
        let known: Known = *self.ctx.known();
        let body = ir.body(id);
        let name = self.ctx.shape_data(body.shape(op)).name;
        let results = body.num_results(op);
        if name == known.module && ir.regions(id, op).1.len() == 1 && results == 0 {
            self.module(ir, id, op, to)?;
        } else if name == known.func_return && results == 0 {
            self.func_return(body, op);
        } else if name == known.func_call {
            return Ok(self.func_call(body, op));
        } else if name == known.func && results == 0 {
            return self.func(ir, id, op, to);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// The op name without the dialect that is the default here.
    fn op_name(&mut self, dialect: &str, rest: &str) {
        if self.default_dialects.last().copied() != Some(dialect) {
            self.put(dialect);
            self.put(".");
        }
        self.put(rest);
    }

    /// Properties and dictionary together, without some names.
    fn merged(&self, body: &Body, op: Op, without: &[Name]) -> Vec<(Name, Attr)> {
        let ctx = self.ctx;
        let attrs = body.attrs(op);
        let mut entries = ctx.entries(ctx.dictionary(attrs)).to_vec();
        if let Some(AttrData::Dict(inner)) = ctx.properties(attrs).map(|p| ctx.attr_data(p)) {
            entries.extend(ctx.entries(*inner));
        }
        entries.retain(|e| !without.contains(&e.0));
        entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        entries
    }

    /// `PREFIX{..}` unless there is nothing to print.
    fn some_entries(&mut self, prefix: &str, entries: &[(Name, Attr)]) {
        if !entries.is_empty() {
            self.put(prefix);
            self.entries(entries);
        }
    }

    fn module(&mut self, ir: &Ir, id: BodyId, op: Op, to: &mut impl Write) -> io::Result<()> {
        let (known, body) = (*self.ctx.known(), ir.body(id));
        self.op_name("builtin", "module");
        if let Some(AttrData::String { value, .. }) = self.named(body, op, known.sym_name) {
            self.put(" @");
            self.key(value);
        }
        let rest = self.merged(body, op, &[known.sym_name]);
        self.some_entries(" attributes ", &rest);
        self.put(" ");
        self.default_dialects.push("builtin");
        let result = self.region(ir, id, op, 0, true, false, to);
        self.default_dialects.pop();
        result
    }

    fn named(&self, body: &Body, op: Op, name: Name) -> Option<AttrData> {
        self.ctx.get_attr(body.attrs(op), name).map(|attr| self.ctx.attr_data(attr).clone())
    }

    fn func_return(&mut self, body: &Body, op: Op) {
        self.op_name("func", "return");
        let entries = self.merged(body, op, &[]);
        self.some_entries(" ", &entries);
        if body.num_operands(op) > 0 {
            self.put(" ");
            self.operands(body, op);
            self.put(" : ");
            let types: Vec<Type> = body.operands(op).map(|v| body.value_type(v)).collect();
            self.list(&types, Self::ty);
        }
    }

    fn operands(&mut self, body: &Body, op: Op) {
        for (i, operand) in body.operands(op).enumerate() {
            if i > 0 {
                self.put(", ");
            }
            self.value(body, operand);
        }
    }

    fn func_call(&mut self, body: &Body, op: Op) -> bool {
        let known = *self.ctx.known();
        let Some(callee) = self.ctx.get_attr(body.attrs(op), known.callee) else { return false };
        self.op_name("func", "call");
        self.put(" ");
        self.attr(callee);
        self.put("(");
        self.operands(body, op);
        self.put(")");
        let entries = self.merged(body, op, &[known.callee]);
        self.some_entries(" ", &entries);
        self.put(" : (");
        let types: Vec<Type> = body.operands(op).map(|v| body.value_type(v)).collect();
        self.list(&types, Self::ty);
        self.put(") -> ");
        let types: Vec<Type> = body.results(op).map(|v| body.value_type(v)).collect();
        self.results(&types);
        true
    }

    /// Attributes of argument or result `index` from `arg_attrs` or `res_attrs`.
    fn described(&self, list: &Option<AttrData>, index: usize) -> AttrDict {
        let dict = match list {
            Some(AttrData::Array(items)) => items.get(index).map(|&item| self.ctx.attr_data(item)),
            _ => None,
        };
        match dict {
            Some(AttrData::Dict(dict)) => *dict,
            _ => self.ctx.known().empty_dict,
        }
    }

    fn some_dict(&mut self, dict: AttrDict) {
        if dict != self.ctx.known().empty_dict {
            self.put(" ");
            self.dict(dict);
        }
    }

    fn func(&mut self, ir: &Ir, id: BodyId, op: Op, to: &mut impl Write) -> io::Result<bool> {
        let (known, body) = (*self.ctx.known(), ir.body(id));
        let (Some(AttrData::String { value: symbol, .. }), Some(AttrData::Type(function_type))) =
            (self.named(body, op, known.sym_name), self.named(body, op, known.function_type))
        else {
            return Ok(false);
        };
        let (Some(child), TypeData::Function { inputs, results }) =
            (body.child(op), self.ctx.type_data(function_type).clone())
        else {
            return Ok(false);
        };
        let inner = ir.body(child);
        let entry = inner.roots().first().and_then(|&region| inner.blocks(region).first());
        if inner.roots().len() != 1 || entry.is_some_and(|&b| inner.block_args(b).len() != inputs.len()) {
            return Ok(false);
        }
        self.op_name("func", "func ");
        if let Some(AttrData::String { value, .. }) = self.named(body, op, known.sym_visibility) {
            self.out.extend_from_slice(self.ctx.bytes(value));
            self.put(" ");
        }
        self.put("@");
        self.key(symbol);
        let outer = self.enter_body(ir, child);
        self.put("(");
        let attributes = self.named(body, op, known.arg_attrs);
        for (i, &ty) in inputs.iter().enumerate() {
            self.put(if i == 0 { "" } else { ", " });
            let arg = entry.map(|&block| inner.block_args(block)[i]);
            if let Some(arg) = arg {
                self.value(inner, arg);
                self.put(": ");
            }
            self.ty(ty);
            self.some_dict(self.described(&attributes, i));
            if let Some(arg) = arg {
                self.argument_location(inner, arg);
            }
        }
        self.put(")");
        self.func_results(&results, &self.named(body, op, known.res_attrs));
        let hidden =
            [known.sym_name, known.sym_visibility, known.function_type, known.arg_attrs, known.res_attrs];
        let rest = self.merged(body, op, &hidden);
        self.some_entries(" attributes ", &rest);
        let mut result = Ok(());
        if entry.is_some() {
            self.put(" ");
            self.default_dialects.push("func");
            result = self.region_here(ir, child, inner.roots()[0], false, false, to);
            self.default_dialects.pop();
        }
        self.leave_body(outer);
        result.map(|()| true)
    }

    fn func_results(&mut self, results: &[Type], attributes: &Option<AttrData>) {
        let Some(&first) = results.first() else { return };
        let is_function = matches!(self.ctx.type_data(first), TypeData::Function { .. });
        let described = self.described(attributes, 0) != self.ctx.known().empty_dict;
        let parens = results.len() > 1 || is_function || described;
        self.put(if parens { " -> (" } else { " -> " });
        for (i, &ty) in results.iter().enumerate() {
            self.put(if i == 0 { "" } else { ", " });
            self.ty(ty);
            self.some_dict(self.described(attributes, i));
        }
        self.put(if parens { ")" } else { "" });
    }
}
