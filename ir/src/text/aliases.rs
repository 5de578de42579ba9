//! Which attributes, types and locations print as aliases, and under which names.
//!
//! The whole IR is visited once in printing order ([`Recording`]), so that what a custom form leaves out has
//! no alias; every distinct value becomes a node with its children, its depth of aliases and whether only
//! locations reach it (then its definition comes after the module). A context in which nothing can have an
//! alias is not visited at all.

use super::op_printer::RegionForm;
use super::print::Printer;
use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{Attr, BodyId, Loc, Name, Op, Type};
use crate::ir::{Ir, TOP};
use crate::loc::{LocData, Locs};
use crate::nested::{Nested, Symbol};
use crate::types::TypeData;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What can have an alias. Location attributes count as their location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) enum Key {
    Type(Type),
    Attr(Attr),
    Loc(Loc),
}

struct Node<'a> {
    key: Key,
    name: Option<Cow<'a, str>>,
    depth: u32,
    deferrable: bool,
    children: Vec<u32>,
}

/// Alias names by what they stand for, with their marks.
#[derive(Default)]
pub(super) struct Aliases {
    names: FxHashMap<Key, Vec<u8>>,
    /// In the order of definition, and whether the definition comes after the module.
    pub(super) order: Vec<(Key, bool)>,
}

impl Aliases {
    pub(super) fn of(&self, key: Key) -> Option<&[u8]> {
        if self.names.is_empty() { None } else { self.names.get(&key).map(Vec::as_slice) }
    }

    pub(super) fn of_type(&self, ty: Type) -> Option<&[u8]> {
        self.of(Key::Type(ty))
    }

    pub(super) fn of_loc(&self, loc: Loc) -> Option<&[u8]> {
        self.of(Key::Loc(loc))
    }

    pub(super) fn of_attr(&self, ctx: &Context, attr: Attr) -> Option<&[u8]> {
        if self.names.is_empty() {
            return None;
        }
        self.of(attr_key(ctx, attr))
    }
}

fn attr_key(ctx: &Context, attr: Attr) -> Key {
    match ctx.attr_data(attr) {
        AttrData::Loc(loc) => Key::Loc(*loc),
        _ => Key::Attr(attr),
    }
}

fn proposed(ctx: &Context, key: Key) -> Option<Cow<'_, str>> {
    let symbol = |namespace, data, is_type| ctx.symbol_alias(namespace, data, is_type).map(alias_name);
    match key {
        Key::Loc(_) => Some("loc".into()),
        Key::Type(ty) => match ctx.type_data(ty) {
            TypeData::Tuple(types) if types.len() > 16 => Some("tuple".into()),
            TypeData::Opaque { namespace, data } => symbol(*namespace, *data, true),
            _ => None,
        },
        Key::Attr(attr) => match ctx.attr_data(attr) {
            AttrData::Map(_) => Some("map".into()),
            AttrData::Set(_) => Some("set".into()),
            AttrData::Distinct { payload, .. } if *payload != ctx.known().unit => Some("distinct".into()),
            AttrData::Opaque { namespace, data, .. } => symbol(*namespace, *data, false),
            _ => None,
        },
    }
}

/// A name that a number can follow.
fn alias_name(name: &str) -> Cow<'_, str> {
    match name.ends_with(|c: char| c.is_ascii_digit()) {
        true => format!("{name}_").into(),
        false => name.into(),
    }
}

/// Whether any value of the context could have an alias.
fn any_candidate(ctx: &Context) -> bool {
    let attrs = (0..ctx.attr_count() as u32).map(Attr);
    let types = (0..ctx.type_count() as u32).map(Type);
    attrs.map(|a| attr_key(ctx, a)).chain(types.map(Key::Type)).any(|key| proposed(ctx, key).is_some())
}

/// What would be printed, in order: each value the first time, and again where it turns out that its alias
/// cannot be deferred.
#[derive(Default)]
pub(super) struct Recording {
    keys: Vec<(Key, bool)>,
    seen: FxHashMap<Key, bool>,
}

impl Recording {
    fn note(&mut self, key: Key, deferrable: bool) {
        match self.seen.get_mut(&key) {
            None => {
                self.seen.insert(key, deferrable);
            }
            Some(before) if *before && !deferrable => *before = false,
            Some(_) => return,
        }
        self.keys.push((key, deferrable));
    }
}

impl Printer<'_> {
    /// Records a type in place of printing it; whether that is what is done.
    #[inline]
    pub(super) fn records_type(&mut self, ty: Type) -> bool {
        self.records(Key::Type(ty), false)
    }

    /// Records an attribute in place of printing it; whether that is what is done.
    #[inline]
    pub(super) fn records_attr(&mut self, attr: Attr) -> bool {
        self.recording.is_some() && self.records(attr_key(self.ctx, attr), false)
    }

    /// Records a location in place of printing it; whether that is what is done.
    pub(super) fn records_loc(&mut self, loc: Loc) -> bool {
        self.records(Key::Loc(loc), false)
    }

    #[inline]
    fn records(&mut self, key: Key, deferrable: bool) -> bool {
        let Some(recording) = &mut self.recording else { return false };
        recording.note(key, deferrable);
        true
    }

    /// Records what is printed of an op, and its location.
    pub(super) fn record_operation(&mut self, ir: &Ir, id: BodyId, op: Op) {
        self.out.clear();
        let body = ir.body(id);
        if self.options.debuginfo {
            let loc = self.canonical.loc(body.loc(op));
            self.records(Key::Loc(loc), true);
        }
        if self.options.generic || !self.custom(ir, id, op) {
            self.record_generic(ir, id, op);
        }
    }

    /// Regions, types, attributes by name.
    pub(super) fn record_generic(&mut self, ir: &Ir, id: BodyId, op: Op) {
        let (ctx, body) = (self.ctx, ir.body(id));
        if body.has_regions(op) {
            let whole = RegionForm { empty_label: true, ..RegionForm::WHOLE };
            self.default_dialects.push(None);
            for index in 0..ir.regions(id, op).1.len() {
                self.region(ir, id, op, index, whole);
            }
            self.default_dialects.pop();
        }
        for value in body.operands(op) {
            self.records_type(body.value_type(value));
        }
        for value in body.results(op) {
            self.records_type(body.value_type(value));
        }
        let attrs = body.attrs(op);
        let mut entries = ctx.entries(ctx.dictionary(attrs)).to_vec();
        if let Some(AttrData::Dict(inner)) = ctx.properties(attrs).map(|p| ctx.attr_data(p))
            && ctx.is_known_dialect(body.shape(op))
        {
            entries.extend(ctx.entries(*inner));
            entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
        }
        for (_, value) in entries {
            self.records_attr(value);
        }
    }
}

struct Collector<'a> {
    ctx: &'a Context,
    locs: &'a Locs,
    nodes: Vec<Node<'a>>,
    ids: FxHashMap<Key, u32>,
}

impl Printer<'_> {
    /// Names for everything in the IR that prints as an alias.
    pub(super) fn collect_aliases(&mut self, ir: &Ir) -> Aliases {
        if !self.options.debuginfo && !any_candidate(self.ctx) {
            return Aliases::default();
        }
        self.recording = Some(Recording::default());
        self.record_operation(ir, TOP, ir.top_op());
        self.out.clear();
        let recording = self.recording.take().unwrap_or_default();
        let mut collector =
            Collector { ctx: self.ctx, locs: &self.locs, nodes: Vec::new(), ids: FxHashMap::default() };
        for (key, deferrable) in recording.keys {
            collector.visit(key, deferrable);
        }
        collector.name()
    }
}

impl Collector<'_> {
    fn visit(&mut self, key: Key, deferrable: bool) -> u32 {
        if let Some(&id) = self.ids.get(&key) {
            if !deferrable {
                self.keep_in_front(id);
            }
            return id;
        }
        let id = self.nodes.len() as u32;
        let name = proposed(self.ctx, key);
        self.ids.insert(key, id);
        self.nodes.push(Node { key, name, depth: 0, deferrable, children: Vec::new() });
        let children: Vec<u32> =
            self.children(key).into_iter().map(|child| self.visit(child, deferrable)).collect();
        let deepest = children.iter().map(|&child| self.nodes[child as usize].depth).max().unwrap_or(0);
        let node = &mut self.nodes[id as usize];
        node.children = children;
        node.depth = if deepest > 0 { deepest + 1 } else { u32::from(node.name.is_some()) };
        id
    }

    fn keep_in_front(&mut self, id: u32) {
        let mut stack = vec![id];
        while let Some(id) = stack.pop() {
            let node = &mut self.nodes[id as usize];
            if std::mem::replace(&mut node.deferrable, false) {
                stack.extend_from_slice(&node.children);
            }
        }
    }

    fn children(&self, key: Key) -> Vec<Key> {
        let ctx = self.ctx;
        let types = |list: &[Type]| list.iter().map(|&ty| Key::Type(ty)).collect::<Vec<_>>();
        let attr = |a: &Attr| attr_key(ctx, *a);
        match key {
            Key::Type(ty) => match ctx.type_data(ty) {
                TypeData::Function { inputs, results } => [types(inputs), types(results)].concat(),
                TypeData::Tuple(list) => types(list),
                TypeData::Complex(element)
                | TypeData::UnrankedTensor(element)
                | TypeData::Vector { element, .. } => vec![Key::Type(*element)],
                TypeData::Tensor { element, encoding, .. } => {
                    std::iter::once(Key::Type(*element)).chain(encoding.iter().map(attr)).collect()
                }
                TypeData::MemRef { element, layout, space, .. } => {
                    let rest = layout.iter().chain(space.iter()).map(attr);
                    std::iter::once(Key::Type(*element)).chain(rest).collect()
                }
                TypeData::UnrankedMemRef { element, space } => {
                    std::iter::once(Key::Type(*element)).chain(space.iter().map(attr)).collect()
                }
                TypeData::Opaque { namespace, data } => self.nested(*namespace, *data),
                _ => Vec::new(),
            },
            Key::Attr(a) => match ctx.attr_data(a) {
                AttrData::Array(items) => items.iter().map(attr).collect(),
                AttrData::Dict(dict) => ctx.entries(*dict).iter().map(|e| attr(&e.1)).collect(),
                AttrData::Type(ty) => vec![Key::Type(*ty)],
                AttrData::Distinct { payload, .. } => vec![attr(payload)],
                AttrData::Dense(dense) => vec![Key::Type(dense.ty)],
                AttrData::Sparse { ty, .. } | AttrData::Resource { ty, .. } => vec![Key::Type(*ty)],
                AttrData::String { ty: Some(ty), .. } => vec![Key::Type(*ty)],
                AttrData::Opaque { namespace, data, ty } => {
                    let mut keys = self.nested(*namespace, *data);
                    keys.extend(ty.map(Key::Type));
                    keys
                }
                _ => Vec::new(),
            },
            Key::Loc(loc) => match self.locs.data(loc) {
                Some(LocData::Named { child, .. }) if *child != ctx.known().unknown_loc => {
                    vec![Key::Loc(*child)]
                }
                Some(LocData::CallSite { callee, caller }) => vec![Key::Loc(*callee), Key::Loc(*caller)],
                Some(LocData::Fused { metadata, parts }) => {
                    metadata.iter().map(attr).chain(parts.iter().map(|&part| Key::Loc(part))).collect()
                }
                _ => Vec::new(),
            },
        }
    }

    /// What stands in the text of a type or attribute of a dialect.
    fn nested(&self, dialect: Name, data: Name) -> Vec<Key> {
        let key = |nested: &Nested| match nested.symbol {
            Symbol::Type(ty) => Key::Type(ty),
            Symbol::Attr(attr) => attr_key(self.ctx, attr),
        };
        self.ctx.nested(dialect, data).iter().map(key).collect()
    }

    fn name(self) -> Aliases {
        let mut named: Vec<(&Node<'_>, &str)> =
            self.nodes.iter().filter_map(|node| Some((node, node.name.as_deref()?))).collect();
        named.sort_by_key(|(node, name)| (node.depth, !matches!(node.key, Key::Type(_)), *name));
        let mut counts: FxHashMap<&str, u32> = FxHashMap::default();
        let mut aliases = Aliases::default();
        for (node, name) in named {
            let mark = if matches!(node.key, Key::Type(_)) { '!' } else { '#' };
            let count = counts.entry(name).or_insert(0);
            let text = if *count == 0 { format!("{mark}{name}") } else { format!("{mark}{name}{count}") };
            *count += 1;
            aliases.names.insert(node.key, text.into_bytes());
            aliases.order.push((node.key, node.deferrable));
        }
        aliases
    }
}
