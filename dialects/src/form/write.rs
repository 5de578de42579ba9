//! Printing an operation by its form.

use super::{
    Argument, AttrForm, Attribute, Clause, Completion, Group, Node, OpForm, Presence, Slots, Space, Types,
    Values, What, Word,
};
use crate::symbol::quoted;
use pdll_ir::{Attr, AttrData, Block, Name, OpPrinter, RegionForm, Type};
use std::ops::Range;

/// An operation that is being printed. That it can be printed is known.
pub(crate) struct Writer<'f, 'w, 'p, 'a> {
    pub(crate) form: &'f OpForm,
    pub(crate) p: &'w mut OpPrinter<'p, 'a>,
    operands: Slots<Range<usize>>,
    results: Slots<Range<usize>>,
    /// By attribute of the form.
    attributes: Slots<Option<Attr>>,
    regions: Slots<Range<usize>>,
    successors: Slots<Range<usize>>,
}

/// Ranges of regions or successors: all but the one that can be any number are one.
fn ranges(variadic: &[bool], count: usize) -> Option<Slots<Range<usize>>> {
    let single = variadic.iter().filter(|variadic| !**variadic).count();
    let mut rest = count.checked_sub(single)?;
    let mut next = 0;
    let take = |&variadic: &bool| {
        let size = if variadic { std::mem::take(&mut rest) } else { 1 };
        next += size;
        next - size..next
    };
    let all: Slots<Range<usize>> = variadic.iter().map(take).collect();
    (next == count).then_some(all)
}

impl<'f, 'w, 'p, 'a> Writer<'f, 'w, 'p, 'a> {
    /// `None` if the operation cannot be printed by this form.
    pub(crate) fn new(form: &'f OpForm, p: &'w mut OpPrinter<'p, 'a>) -> Option<Self> {
        let ctx = p.ctx();
        let attribute = |name| p.attribute_named(name);
        let operands = form.operand_groups.divide(ctx, p.operand_count(), attribute)?;
        let results = form.result_groups.divide(ctx, p.result_count(), attribute)?;
        let regions = ranges(&form.regions, p.region_count())?;
        let successors = ranges(&form.successors, p.body().successors(p.op()).len())?;
        let attributes = form.attributes.iter().map(|a| p.attribute_named(a.name)).collect();
        let writer = Writer { form, p, operands, results, attributes, regions, successors };
        let written = |index: usize| writer.is_writable(&form.attributes[index], writer.attributes[index]);
        (0..form.attributes.len()).all(written).then_some(writer)
    }

    fn is_writable(&self, attribute: &Attribute, value: Option<Attr>) -> bool {
        let ctx = self.p.ctx();
        let Some(value) = value else { return attribute.optional || attribute.unit };
        match &attribute.form {
            AttrForm::Any | AttrForm::Typed(_) => true,
            AttrForm::Enum(of, ty) | AttrForm::Flags { of, ty, .. } => {
                let number = ctx.int_value(value).filter(|_| ctx.attr_type(value) == Some(*ty));
                number.and_then(|number| of.text(of.bits_of(number))).is_some()
            }
            AttrForm::OptionalNumber(_) => matches!(ctx.attr_data(value), AttrData::Array(_)),
            AttrForm::SymbolName => matches!(ctx.attr_data(value), AttrData::String { .. }),
            AttrForm::Body(form) => form.attr_body(ctx, value).is_some(),
            AttrForm::DenseArray(ty) => {
                matches!(ctx.attr_data(value), AttrData::DenseArray { element, .. } if element == ty)
            }
        }
    }

    /// Prints all of it.
    pub(crate) fn write(&mut self) {
        self.p.op_name();
        self.nodes(&self.form.nodes);
    }

    fn nodes(&mut self, nodes: &'f [Node]) {
        nodes.iter().for_each(|node| self.node(node));
    }

    fn space(&mut self, space: Space) {
        if space == Space::Blank {
            self.p.text(" ");
        }
    }

    fn node(&mut self, node: &'f Node) {
        self.space(node.space);
        match &node.what {
            What::Text(text) => self.p.text(text),
            What::NewLine => self.p.new_line(),
            What::Literal(word) => self.word(word),
            What::Operands(index) => self.operand_group(*index),
            What::AllOperands => self.p.operands(),
            What::Attr { index, qualified } => self.attribute(*index, *qualified),
            What::Region(index) => self.region_range(self.regions[*index].clone()),
            What::AllRegions => self.region_range(0..self.p.region_count()),
            What::Successor(index) => self.successor_range(self.successors[*index].clone()),
            What::AllSuccessors => self.successor_range(0..self.p.body().successors(self.p.op()).len()),
            What::AttrDict { keyword } => self.dictionary(if *keyword { " attributes " } else { " " }),
            What::PropDict => self.properties(),
            What::Types { of, qualified } => self.types(*of, *qualified),
            What::Functional { inputs, results } => {
                let inputs = self.types_of(*inputs);
                let results = self.types_of(*results);
                self.p.function_type(inputs, &results);
            }
            What::Custom(custom) => custom.directive.write(self, &custom.arguments),
            What::Group(group) => self.group(group),
            What::Clauses(clauses) => clauses.iter().for_each(|clause| self.clause(clause)),
        }
    }

    fn word(&mut self, word: &Word) {
        match word {
            Word::Keyword(text) | Word::Token(_, text) => self.p.text(text),
        }
    }

    fn group(&mut self, group: &'f Group) {
        let nodes = match self.is_present(&group.anchor) != group.inverted {
            true => &group.then,
            false => &group.otherwise,
        };
        self.nodes(nodes);
    }

    fn clause(&mut self, clause: &'f Clause) {
        if !clause.shown.iter().any(|presence| self.is_present(presence)) {
            return;
        }
        self.space(clause.space);
        self.word(&clause.word);
        if clause.unit.is_none() {
            self.nodes(&clause.elements);
        }
    }

    fn is_present(&self, presence: &Presence) -> bool {
        match presence {
            Presence::Operands(index) => !self.operands[*index].is_empty(),
            Presence::Results(index) => !self.results[*index].is_empty(),
            Presence::AllOperands => self.p.operand_count() > 0,
            Presence::AllResults => self.p.result_count() > 0,
            Presence::Attr(index) => {
                let default = self.form.attributes[*index].default;
                self.attributes[*index].is_some_and(|value| Some(value) != default)
            }
            Presence::Region(index) => {
                let mut range = self.regions[*index].clone();
                match self.form.regions[*index] {
                    true => !range.is_empty(),
                    false => range.any(|region| !self.p.view().region_blocks(region).1.is_empty()),
                }
            }
            Presence::Successor(index) => !self.successors[*index].is_empty(),
            Presence::Any(list) => list.iter().any(|presence| self.is_present(presence)),
        }
    }

    fn operand_group(&mut self, index: usize) {
        let range = self.operands[index].clone();
        match self.nested(index) {
            None => self.p.operand_range(range),
            Some(sizes) => {
                let mut next = range.start;
                for (i, size) in sizes.into_iter().enumerate() {
                    self.p.text(if i == 0 { "(" } else { ", (" });
                    self.p.operand_range(next..next + size);
                    self.p.text(")");
                    next += size;
                }
            }
        }
    }

    /// How long the ranges are that a group is cut into.
    fn nested(&self, index: usize) -> Option<Vec<usize>> {
        let name = self.form.operands[index].nested?;
        let sizes = self.p.attribute_named(name).and_then(|sizes| self.p.ctx().i32_array(sizes));
        let sizes: Vec<usize> =
            sizes.unwrap_or_default().into_iter().map(|size| size.max(0) as usize).collect();
        let fits = sizes.iter().sum::<usize>() == self.operands[index].len();
        Some(if fits { sizes } else { vec![self.operands[index].len()] })
    }

    fn attribute(&mut self, index: usize, qualified: bool) {
        let Some(value) = self.attributes[index] else { return };
        let ctx = self.p.ctx();
        match &self.form.attributes[index].form {
            _ if qualified => self.p.attribute(value),
            AttrForm::Any => self.p.attribute(value),
            AttrForm::Typed(_) => self.p.attribute_without_type(value),
            AttrForm::Enum(of, _) => {
                let number = of.bits_of(ctx.int_value(value).unwrap_or_default());
                let text = of.text(number).unwrap_or_default();
                match of.is_plain(number, &text) {
                    true => self.p.text(&text),
                    false => self.p.text(&quoted(text.as_bytes())),
                }
            }
            AttrForm::Flags { of, word, .. } => {
                let text = of.text(of.bits_of(ctx.int_value(value).unwrap_or_default())).unwrap_or_default();
                self.p.text(&match word {
                    Some(word) => format!("{word}<{text}>"),
                    None => text,
                });
            }
            AttrForm::SymbolName => {
                if let AttrData::String { value, .. } = *ctx.attr_data(value) {
                    self.p.symbol_name(value);
                }
            }
            AttrForm::Body(form) => match form.attr_body(ctx, value) {
                Some(body) if !body.is_empty() => self.p.attribute_body(value),
                _ => self.p.attribute(value),
            },
            AttrForm::OptionalNumber(_) => match ctx.attr_data(value) {
                AttrData::Array(items) if items.len() == 1 => self.p.attribute_without_type(items[0]),
                _ => self.p.text("none"),
            },
            AttrForm::DenseArray(_) => {
                // `array<i32: 1, 2>` as `[1, 2]`.
                let text = pdll_ir::print_attr(ctx, value);
                let items = text.split_once(": ").map_or("", |(_, items)| items.trim_end_matches('>'));
                self.p.text("[");
                self.p.text(items);
                self.p.text("]");
            }
        }
    }

    fn region_range(&mut self, range: Range<usize>) {
        let implicit = matches!(self.form.completion, Completion::Terminator(_));
        for (i, index) in range.enumerate() {
            self.p.text(if i == 0 { "" } else { ", " });
            let terminators = !implicit || self.p.has_telling_terminator(index);
            self.p.region(index, RegionForm { terminators, ..RegionForm::WHOLE });
        }
    }

    fn successor_range(&mut self, range: Range<usize>) {
        let blocks: Vec<Block> = self.p.body().successors(self.p.op())[range].to_vec();
        self.p.list(blocks, OpPrinter::successor);
    }

    /// The types of a group or of all groups.
    pub(crate) fn types_of(&self, of: Types) -> Vec<Type> {
        let (body, op) = (self.p.body(), self.p.op());
        let (range, is_operand) = match of {
            Types::Operand(index) => (self.operands[index as usize].clone(), true),
            Types::Result(index) => (self.results[index as usize].clone(), false),
            Types::Operands => (0..self.p.operand_count(), true),
            Types::Results => (0..self.p.result_count(), false),
        };
        let value = |index| if is_operand { body.operand(op, index) } else { body.result(op, index) };
        range.map(|index| body.value_type(value(index))).collect()
    }

    fn values_of(&self, of: Types) -> Option<&'f Values> {
        match of {
            Types::Operand(index) => Some(&self.form.operands[index as usize]),
            Types::Result(index) => Some(&self.form.results[index as usize]),
            _ => None,
        }
    }

    fn types(&mut self, of: Types, qualified: bool) {
        let types = self.types_of(of);
        let values = self.values_of(of);
        if let (Some(values), Types::Operand(index)) = (values, of)
            && values.nested.is_some()
        {
            let mut types = types.into_iter();
            for (i, size) in self.nested(index as usize).unwrap_or_default().into_iter().enumerate() {
                self.p.text(if i == 0 { "(" } else { ", (" });
                self.p.types(types.by_ref().take(size));
                self.p.text(")");
            }
            return;
        }
        let form = values.and_then(|values| values.body.as_ref()).filter(|_| !qualified);
        let ctx = self.p.ctx();
        self.p.list(types, |p, ty| match form.and_then(|form| form.type_body(ctx, ty)) {
            Some(body) if !body.is_empty() => p.type_body(ty),
            _ => p.ty(ty),
        });
    }

    /// Attributes that are not written elsewhere and do not have their default.
    fn rest(&self, entries: impl IntoIterator<Item = (Name, Attr)>) -> Vec<(Name, Attr)> {
        let form = self.form;
        let hidden = |name: Name| form.hidden.contains(&name);
        let has_default = |(name, value): (Name, Attr)| {
            form.attributes.iter().any(|a| a.name == name && a.default == Some(value))
        };
        entries.into_iter().filter(|&entry| !hidden(entry.0) && !has_default(entry)).collect()
    }

    fn dictionary(&mut self, prefix: &str) {
        let (ctx, attrs) = (self.p.ctx(), self.p.body().attrs(self.p.op()));
        if attrs == ctx.known().no_attrs {
            return;
        }
        let entries = match self.form.prop_dict {
            true => self.p.view().discardable_attributes().to_vec(),
            false => self.rest(self.p.view().all_attributes()),
        };
        self.p.entries(prefix, &entries);
    }

    /// Those of inherent attributes that are not written elsewhere, also where they have their default.
    fn properties(&mut self) {
        let inherent = self.p.view().inherent_attributes().iter().copied();
        let entries: Vec<(Name, Attr)> =
            inherent.filter(|entry| !self.form.hidden.contains(&entry.0)).collect();
        self.p.text(" ");
        if !entries.is_empty() {
            self.p.entries("<", &entries);
            self.p.text(">");
        }
    }

    /// Prints an attribute as code does that has its value: without the blank that may come first in its
    /// form.
    pub(crate) fn write_attribute(&mut self, argument: &Argument) {
        let Argument::Attr(index) = argument else { return };
        let (ctx, form) = (self.p.ctx(), &self.form.attributes[*index].form);
        let body = match (form, self.attributes[*index]) {
            (AttrForm::Body(form), Some(value)) => form.attr_body(ctx, value),
            _ => None,
        };
        match body.map(<[u8]>::trim_ascii_start).filter(|body| !body.is_empty()) {
            Some(body) => self.p.bytes(body),
            None => self.attribute(*index, false),
        }
    }

    /// The operands of a group.
    pub(crate) fn operand_range(&self, argument: &Argument) -> Range<usize> {
        match argument {
            Argument::Operands(index) => self.operands[*index].clone(),
            Argument::Ref(inner) => self.operand_range(inner),
            _ => 0..0,
        }
    }

    /// The value of an attribute.
    pub(crate) fn attr(&self, argument: &Argument) -> Option<Attr> {
        match argument {
            Argument::Attr(index) => self.attributes[*index],
            Argument::Ref(inner) => self.attr(inner),
            _ => None,
        }
    }

    /// The types that an argument stands for.
    pub(crate) fn argument_types(&self, argument: &Argument) -> Vec<Type> {
        match argument {
            Argument::Types(of) => self.types_of(*of),
            Argument::Ref(inner) => self.argument_types(inner),
            _ => Vec::new(),
        }
    }

    /// The successors that an argument stands for.
    pub(crate) fn blocks(&self, argument: &Argument) -> Vec<Block> {
        let all = self.p.body().successors(self.p.op());
        match argument {
            Argument::Successor(index) => all[self.successors[*index].clone()].to_vec(),
            Argument::Successors => all.to_vec(),
            _ => Vec::new(),
        }
    }

    /// How long the ranges are that a group of operands is cut into.
    pub(crate) fn nested_sizes(&self, argument: &Argument) -> Vec<usize> {
        match argument {
            Argument::Operands(index) => self.nested(*index).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Regions that an argument stands for.
    pub(crate) fn region_numbers(&self, argument: &Argument) -> Range<usize> {
        match argument {
            Argument::Region(index) => self.regions[*index].clone(),
            _ => 0..0,
        }
    }
}
