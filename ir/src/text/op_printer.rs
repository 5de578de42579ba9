//! What the custom form of an operation is printed with.

use super::print::Printer;
use super::write::write_string;
use crate::attrs::AttrData;
use crate::body::Body;
use crate::context::Context;
use crate::entity::{Attr, AttrDict, BodyId, Name, Op, Type, Value};
use crate::ir::Ir;
use crate::registry::OpInfo;

/// How a region is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionForm {
    /// An entry block that has arguments gets its label; without, they are printed with the op.
    pub entry_arguments: bool,
    /// An empty entry block gets its label, so that it is not read back as no block.
    pub empty_label: bool,
}

/// Prints the name of an op and what follows it.
pub struct OpPrinter<'p, 'a> {
    printer: &'p mut Printer<'a>,
    info: &'a OpInfo,
    ir: &'p Ir,
    id: BodyId,
    op: Op,
    /// The body of the op's regions is the one whose values are numbered ([`Self::in_regions`]).
    inside: bool,
}

impl<'p, 'a> OpPrinter<'p, 'a> {
    pub(super) fn new(
        printer: &'p mut Printer<'a>,
        info: &'a OpInfo,
        ir: &'p Ir,
        id: BodyId,
        op: Op,
    ) -> Self {
        OpPrinter { printer, info, ir, id, op, inside: false }
    }

    // ---- the op -------------------------------------------------------------------------------------------

    /// The context.
    pub fn ctx(&self) -> &'a Context {
        self.printer.ctx
    }

    /// What is known of the op.
    pub fn info(&self) -> &'a OpInfo {
        self.info
    }

    /// The op, in [`Self::body`].
    pub fn op(&self) -> Op {
        self.op
    }

    /// The body that holds the op.
    pub fn body(&self) -> &'p Body {
        self.ir.body(self.id)
    }

    /// How many operands the op has.
    pub fn operand_count(&self) -> usize {
        self.body().num_operands(self.op)
    }

    /// How many results the op has.
    pub fn result_count(&self) -> usize {
        self.body().num_results(self.op)
    }

    /// How many regions the op has.
    pub fn region_count(&self) -> usize {
        self.ir.regions(self.id, self.op).1.len()
    }

    /// An attribute of the op.
    pub fn attribute_named(&self, name: Name) -> Option<Attr> {
        self.ctx().get_attr(self.body().attrs(self.op), name)
    }

    /// The text of an attribute of the op that is a string.
    pub fn string_attribute(&self, name: Name) -> Option<Name> {
        match self.ctx().attr_data(self.attribute_named(name)?) {
            AttrData::String { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// Arguments of the first block of a region; `None` if there is no such block.
    pub fn entry_arguments(&self, region: usize) -> Option<&'p [Value]> {
        let (inner, regions) = self.ir.regions(self.id, self.op);
        let body = self.ir.body(inner);
        let block = body.blocks(*regions.get(region)?).first()?;
        Some(body.block_args(*block))
    }

    // ---- text ---------------------------------------------------------------------------------------------

    /// Text as it is.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.printer.put(text);
    }

    /// Bytes as they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.printer.out.extend_from_slice(bytes);
    }

    /// The name of the op, without its dialect where that is the default.
    pub fn op_name(&mut self) {
        let (ctx, name) = (self.ctx(), self.ctx().bytes(self.info.name));
        let default =
            self.printer.default_dialects.last().copied().flatten().map(|dialect| ctx.bytes(dialect));
        let short = default.and_then(|dialect| name.strip_prefix(dialect)?.strip_prefix(b"."));
        self.bytes(short.unwrap_or(name));
    }

    /// `@name`, quoted if need be.
    pub fn symbol_name(&mut self, name: Name) {
        self.text("@");
        self.printer.key(name);
    }

    /// `"text"`.
    pub fn string(&mut self, bytes: &[u8]) {
        write_string(bytes, &mut self.printer.out);
    }

    /// A value of the body that holds the op.
    pub fn value(&mut self, value: Value) {
        self.printer.value(self.ir.body(self.id), value);
    }

    /// The operands of the op.
    pub fn operands(&mut self) {
        let body = self.body();
        for (i, operand) in body.operands(self.op).enumerate() {
            self.text(if i == 0 { "" } else { ", " });
            self.value(operand);
        }
    }

    /// The types of the operands.
    pub fn operand_types(&mut self) {
        let body = self.body();
        for (i, operand) in body.operands(self.op).enumerate() {
            self.text(if i == 0 { "" } else { ", " });
            self.ty(body.value_type(operand));
        }
    }

    /// The result types as after `->`: one that is not a function type as it is, else a list in parentheses.
    pub fn arrow_result_types(&mut self) {
        let body = self.body();
        let types: Vec<Type> = body.results(self.op).map(|value| body.value_type(value)).collect();
        self.printer.results(&types);
    }

    /// A type.
    pub fn ty(&mut self, ty: Type) {
        self.printer.ty(ty);
    }

    /// An attribute.
    pub fn attribute(&mut self, attr: Attr) {
        self.printer.attr(attr);
    }

    /// A dictionary with its braces.
    pub fn dictionary(&mut self, dict: AttrDict) {
        self.printer.dict(dict);
    }

    /// All attributes of the op but those that are `hidden`, sorted by name, as `PREFIX{..}`; nothing if
    /// there are none.
    pub fn attributes(&mut self, prefix: &str, hidden: &[Name]) {
        let (ctx, attrs) = (self.ctx(), self.body().attrs(self.op));
        if attrs == ctx.known().no_attrs {
            return;
        }
        let mut entries = ctx.entries(ctx.dictionary(attrs)).to_vec();
        if let Some(AttrData::Dict(inner)) = ctx.properties(attrs).map(|p| ctx.attr_data(p)) {
            entries.extend(ctx.entries(*inner));
        }
        entries.retain(|entry| !hidden.contains(&entry.0));
        if entries.is_empty() {
            return;
        }
        entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        self.text(prefix);
        self.printer.entries(&entries);
    }

    // ---- regions ------------------------------------------------------------------------------------------

    /// Prints what mentions values of the op's own regions before these are printed (arguments in a
    /// signature), and the regions themselves: everything that needs the numbers of their values.
    pub fn in_regions(&mut self, print: impl FnOnce(&mut Self)) {
        let child = self.body().child(self.op).filter(|_| !self.inside);
        let outer = child.map(|child| self.printer.enter_body(self.ir, child));
        let was_inside = std::mem::replace(&mut self.inside, true);
        print(self);
        self.inside = was_inside;
        outer.into_iter().for_each(|outer| self.printer.leave_body(outer));
    }

    /// A value of the op's own regions, within [`Self::in_regions`].
    pub fn region_value(&mut self, value: Value) {
        let inner = self.ir.regions(self.id, self.op).0;
        self.printer.value(self.ir.body(inner), value);
    }

    /// The location of an argument of the op's own regions, where locations are printed.
    pub fn region_argument_location(&mut self, argument: Value) {
        let inner = self.ir.regions(self.id, self.op).0;
        self.printer.argument_location(self.ir.body(inner), argument);
    }

    /// Region number `index`; ops of the default dialect of this op have no prefix in it.
    pub fn region(&mut self, index: usize, form: RegionForm) {
        self.printer.default_dialects.push(self.info.default_dialect);
        if self.inside {
            let (inner, regions) = self.ir.regions(self.id, self.op);
            self.printer.region_here(self.ir, inner, regions[index], form);
        } else {
            self.printer.region(self.ir, self.id, self.op, index, form);
        }
        self.printer.default_dialects.pop();
    }
}
