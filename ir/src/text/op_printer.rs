//! What the custom form of an operation is printed with.

use super::print::Printer;
use super::print_attrs::Elide;
use super::write::write_string;
use crate::affine::{AffineExpr, AffineMap, ExprData};
use crate::body::Body;
use crate::context::Context;
use crate::entity::{Attr, AttrDict, Block, BodyId, Name, Op, Type, Value};
use crate::ir::Ir;
use crate::op_view::OpView;
use crate::registry::OpInfo;
use std::ops::Range;

/// How a region is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionForm {
    /// An entry block that has arguments gets its label; without, they are printed with the op.
    pub entry_arguments: bool,
    /// An empty entry block gets its label, so that it is not read back as no block.
    pub empty_label: bool,
    /// Terminators of the blocks are printed; without, reading adds them.
    pub terminators: bool,
}

impl RegionForm {
    /// All of the region, as most ops print theirs.
    pub const WHOLE: RegionForm = RegionForm { entry_arguments: true, empty_label: false, terminators: true };
    /// A region whose arguments are printed with the op.
    pub const BODY: RegionForm = RegionForm { entry_arguments: false, ..RegionForm::WHOLE };
}

/// Prints the name of an op and what follows it.
pub struct OpPrinter<'p, 'a> {
    printer: &'p mut Printer<'a>,
    info: &'a OpInfo,
    view: OpView<'p>,
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
        let view = OpView::new(printer.ctx, ir, id, op);
        OpPrinter { printer, info, view, inside: false }
    }

    // ---- the op -------------------------------------------------------------------------------------------

    /// The context that the operation's constants and names belong to.
    pub fn ctx(&self) -> &'a Context {
        self.printer.ctx
    }

    /// What is known of the op.
    pub fn info(&self) -> &'a OpInfo {
        self.info
    }

    /// The op with all that is needed to ask about it.
    pub fn view(&self) -> OpView<'p> {
        self.view
    }

    /// The op, in [`Self::body`].
    pub fn op(&self) -> Op {
        self.view.op()
    }

    /// The body that holds the op.
    pub fn body(&self) -> &'p Body {
        self.view.body()
    }

    /// How many operands the op has.
    pub fn operand_count(&self) -> usize {
        self.view.operand_count()
    }

    /// How many results the op has.
    pub fn result_count(&self) -> usize {
        self.view.result_count()
    }

    /// How many regions the op has.
    pub fn region_count(&self) -> usize {
        self.view.region_count()
    }

    /// An attribute of the op.
    pub fn attribute_named(&self, name: Name) -> Option<Attr> {
        self.view.attribute(name)
    }

    /// The text of an attribute of the op that is a string.
    pub fn string_attribute(&self, name: Name) -> Option<Name> {
        self.view.string_attribute(name)
    }

    /// Arguments of the first block of a region; `None` if there is no such block.
    pub fn entry_arguments(&self, region: usize) -> Option<&'p [Value]> {
        self.view.entry_arguments(region)
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

    /// A new line, with the indentation of the op.
    pub fn new_line(&mut self) {
        self.printer.new_line();
    }

    /// What `print` puts on new lines is indented one step more.
    pub fn indented(&mut self, print: impl FnOnce(&mut Self)) {
        self.printer.indent += 2;
        print(self);
        self.printer.indent -= 2;
    }

    /// The name of the op, without its dialect where that is the default.
    pub fn op_name(&mut self) {
        let (ctx, name) = (self.ctx(), self.ctx().bytes(self.info.name));
        let default =
            self.printer.default_dialects.last().copied().flatten().map(|dialect| ctx.bytes(dialect));
        let short = default.and_then(|dialect| name.strip_prefix(dialect)?.strip_prefix(b"."));
        self.bytes(short.filter(|short| !short.contains(&b'.')).unwrap_or(name));
    }

    /// `@name`, quoted if need be.
    pub fn symbol_name(&mut self, name: Name) {
        self.text("@");
        self.printer.key(name);
    }

    /// A word if it is one, else quoted.
    pub fn keyword_or_string(&mut self, name: Name) {
        self.printer.key(name);
    }

    /// `"text"`.
    pub fn string(&mut self, bytes: &[u8]) {
        write_string(bytes, &mut self.printer.out);
    }

    /// Items with `, ` between them.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (i, item) in items.into_iter().enumerate() {
            self.text(if i == 0 { "" } else { ", " });
            print(self, item);
        }
    }

    // ---- values -------------------------------------------------------------------------------------------

    /// A value of the body that holds the op.
    pub fn value(&mut self, value: Value) {
        self.printer.value(self.view.body(), value);
    }

    /// Values with `, ` between them.
    pub fn values(&mut self, values: impl IntoIterator<Item = Value>) {
        self.list(values, Self::value);
    }

    /// Operand `index`, which must exist.
    pub fn operand(&mut self, index: usize) {
        self.value(self.body().operand(self.op(), index));
    }

    /// The operands of the op.
    pub fn operands(&mut self) {
        let body = self.body();
        self.values(body.operands(self.op()));
    }

    /// Some of the operands of the op.
    pub fn operand_range(&mut self, range: Range<usize>) {
        let (body, op) = (self.body(), self.op());
        self.values(range.map(|index| body.operand(op, index)));
    }

    /// The types of the operands.
    pub fn operand_types(&mut self) {
        self.operand_type_range(0..self.operand_count());
    }

    /// The types of some of the operands.
    pub fn operand_type_range(&mut self, range: Range<usize>) {
        let view = self.view;
        self.types(range.map(|index| view.operand_type(index)));
    }

    /// Affine expressions with `, ` between them: dimensions as values, symbols as `symbol(%value)`.
    pub fn affine_exprs(&mut self, exprs: &[AffineExpr], dims: &[Value], symbols: &[Value]) {
        let (dims, symbols) = (self.names(dims), self.names(symbols));
        let leaf = |leaf: ExprData, out: &mut Vec<u8>| match leaf {
            ExprData::Dim(index) => out.extend(dims.get(index as usize).into_iter().flatten()),
            ExprData::Symbol(index) => {
                out.extend(b"symbol(");
                out.extend(symbols.get(index as usize).into_iter().flatten());
                out.push(b')');
            }
            ExprData::Constant(_) | ExprData::Binary(..) => {}
        };
        let ctx = self.ctx();
        self.list(exprs, |p, &expr| ctx.exprs.print_leaves(expr, false, &mut p.printer.out, &leaf));
    }

    /// `(d0, d1) -> (d1, d0)`: a map without the word and its brackets.
    pub fn affine_map(&mut self, map: &AffineMap) {
        self.printer.affine_map(map);
    }

    /// How values are printed. Where they end up in the text is not noted, so the text is not kept.
    fn names(&mut self, values: &[Value]) -> Vec<Vec<u8>> {
        self.printer.repeats.is_noting = false;
        let name = |&value: &Value| {
            let start = self.printer.out.len();
            self.value(value);
            self.printer.out.split_off(start)
        };
        values.iter().map(name).collect()
    }

    // ---- types --------------------------------------------------------------------------------------------

    /// Prints a type.
    pub fn ty(&mut self, ty: Type) {
        self.printer.ty(ty);
    }

    /// Types with `, ` between them.
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.list(types, Self::ty);
    }

    /// The result types with `, ` between them.
    pub fn result_types(&mut self) {
        self.types(self.view.result_types());
    }

    /// The result types as after `->`: one that is not a function type as it is, else a list in parentheses.
    pub fn arrow_result_types(&mut self) {
        self.printer.results(&self.view.result_types());
    }

    /// Types as after `->`: one that is not a function type as it is, else a list in parentheses.
    pub fn arrow_types(&mut self, types: &[Type]) {
        self.printer.results(types);
    }

    /// `(inputs) -> results`
    pub fn function_type(&mut self, inputs: impl IntoIterator<Item = Type>, results: &[Type]) {
        self.text("(");
        self.types(inputs);
        self.text(") -> ");
        self.printer.results(results);
    }

    /// A type of a dialect without its dialect and mnemonic (or its alias, if it has one); other types as
    /// they are.
    pub fn type_body(&mut self, ty: Type) {
        self.printer.type_body(ty);
    }

    // ---- attributes ---------------------------------------------------------------------------------------

    /// Prints an attribute, with its type where it has one.
    pub fn attribute(&mut self, attr: Attr) {
        self.printer.attr(attr);
    }

    /// An attribute without its type, as [`crate::OpParser::attribute_of_type`] reads it.
    pub fn attribute_without_type(&mut self, attr: Attr) {
        self.printer.attr_eliding(attr, Elide::Always);
    }

    /// An attribute of a dialect without its dialect and mnemonic (or its alias, if it has one); others as
    /// they are.
    pub fn attribute_body(&mut self, attr: Attr) {
        self.printer.attr_body(attr);
    }

    /// A dictionary with its braces.
    pub fn dictionary(&mut self, dict: AttrDict) {
        self.printer.dict(dict);
    }

    /// All attributes of the op but those that are `hidden`, sorted by name, as `PREFIX{..}`; nothing if
    /// there are none.
    pub fn attributes(&mut self, prefix: &str, hidden: &[Name]) {
        if self.body().attrs(self.op()) == self.ctx().known().no_attrs {
            return;
        }
        let mut entries = self.view.all_attributes();
        entries.retain(|entry| !hidden.contains(&entry.0));
        self.entries(prefix, &entries);
    }

    /// Attributes as `PREFIX{..}`; nothing if there are none.
    pub fn entries(&mut self, prefix: &str, entries: &[(Name, Attr)]) {
        if !entries.is_empty() {
            self.text(prefix);
            self.printer.entries(entries);
        }
    }

    // ---- successors ---------------------------------------------------------------------------------------

    /// `^bb1`: a block of the region that the op is in.
    pub fn successor(&mut self, block: Block) {
        self.printer.block_name(block);
    }

    /// `^bb1(%a, %b : type, type)`, with the operands of this range; without any only the block.
    pub fn successor_and_operands(&mut self, block: Block, operands: Range<usize>) {
        self.successor(block);
        if operands.is_empty() {
            return;
        }
        self.text("(");
        self.operand_range(operands.clone());
        self.text(" : ");
        self.operand_type_range(operands);
        self.text(")");
    }

    // ---- regions ------------------------------------------------------------------------------------------

    /// Prints what mentions values of the op's own regions before these are printed (arguments in a
    /// signature), and the regions themselves: everything that needs the numbers of their values.
    pub fn in_regions(&mut self, print: impl FnOnce(&mut Self)) {
        let child = self.body().child(self.op()).filter(|_| !self.inside);
        let outer = child.map(|child| self.printer.enter_body(self.view.ir(), child));
        let was_inside = std::mem::replace(&mut self.inside, true);
        print(self);
        self.inside = was_inside;
        outer.into_iter().for_each(|outer| self.printer.leave_body(outer));
    }

    /// As [`Self::in_regions`], where the arguments of a region are called as operands of the op outside of
    /// it, for which the op must be isolated from above. The others keep their names.
    pub fn in_shadowed_region(
        &mut self,
        region: usize,
        operands: Range<usize>,
        print: impl FnOnce(&mut Self),
    ) {
        let operands: Vec<Value> = operands.map(|index| self.body().operand(self.op(), index)).collect();
        let (names, arguments) = (self.names(&operands), self.entry_arguments(region).unwrap_or_default());
        self.in_regions(|p| {
            for (&argument, name) in arguments.iter().zip(&names) {
                // While aliases are collected values have no names.
                if let Some(name) = name.strip_prefix(b"%") {
                    p.printer.numbering.call(argument, name);
                }
            }
            print(p);
        });
    }

    /// The body of the op's own regions.
    fn inner(&self) -> &'p Body {
        let ir = self.view.ir();
        ir.body(ir.regions(self.view.body_id(), self.op()).0)
    }

    /// A value of the op's own regions, within [`Self::in_regions`].
    pub fn region_value(&mut self, value: Value) {
        let inner = self.inner();
        self.printer.value(inner, value);
    }

    /// `%arg0: type`, and its location where locations are printed: an argument of the op's own regions,
    /// within [`Self::in_regions`].
    pub fn region_argument(&mut self, argument: Value) {
        self.region_value(argument);
        self.text(": ");
        self.ty(self.inner().value_type(argument));
        self.region_argument_location(argument);
    }

    /// The type of a value of the op's own regions.
    pub fn region_value_type(&mut self, value: Value) {
        self.ty(self.inner().value_type(value));
    }

    /// Whether it is only found out what is printed, for aliases.
    pub(super) fn is_recording(&self) -> bool {
        self.printer.recording.is_some()
    }

    /// The location of an argument of the op's own regions, where locations are printed.
    pub fn region_argument_location(&mut self, argument: Value) {
        let inner = self.inner();
        self.printer.argument_location(inner, argument);
    }

    /// Region number `index`; ops of the default dialect of this op have no prefix in it.
    pub fn region(&mut self, index: usize, form: RegionForm) {
        self.printer.default_dialects.push(self.info.default_dialect);
        let (ir, id, op) = (self.view.ir(), self.view.body_id(), self.op());
        if self.inside {
            let (inner, regions) = ir.regions(id, op);
            self.printer.region_here(ir, inner, regions[index], form);
        } else {
            self.printer.region(ir, id, op, index, form);
        }
        self.printer.default_dialects.pop();
    }

    /// The first op of the first block of a region, without its results and its location.
    pub fn first_op(&mut self, region: usize) {
        self.first_op_by(region, Printer::operation_form);
    }

    /// As [`Self::first_op`], in generic form.
    pub fn first_op_in_generic_form(&mut self, region: usize) {
        self.first_op_by(region, |printer, ir, id, op| match printer.recording.is_some() {
            true => printer.record_generic(ir, id, op),
            false => printer.generic(ir, id, op),
        });
    }

    fn first_op_by(&mut self, region: usize, print: impl FnOnce(&mut Printer<'a>, &Ir, BodyId, Op)) {
        let (id, blocks) = self.view.region_blocks(region);
        let (ir, outer) = (self.view.ir(), self.view.body_id());
        let Some(op) = blocks.first().and_then(|&block| ir.body(id).first_op(block)) else { return };
        let child = (id != outer).then(|| self.printer.enter_body(ir, id));
        self.printer.default_dialects.push(self.info.default_dialect);
        print(self.printer, ir, id, op);
        self.printer.default_dialects.pop();
        child.into_iter().for_each(|outer| self.printer.leave_body(outer));
    }

    /// Whether the first block of a region ends with an op that has attributes, operands or results, so that
    /// it must be printed.
    pub fn has_telling_terminator(&self, region: usize) -> bool {
        self.view.last_op(region).is_some_and(|last| {
            last.operand_count() > 0
                || last.result_count() > 0
                || last.body().attrs(last.op()) != last.ctx().known().no_attrs
        })
    }
}
