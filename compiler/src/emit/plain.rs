//! Patterns in the `pdl` dialect alone: what comes nearest to nodes beyond it.
//!
//! | node | in `pdl` |
//! | --- | --- |
//! | optional attribute | `apply_native_constraint "drr.attr_opt"(%op, %name)`, null if there is none |
//! | the same with a default | `apply_native_constraint "drr.attr_or"(%op, %name, %default)` |
//! | any result | `result 0`, if the operation is said to have one result; else there is nothing |
//! | operands in either order | a pattern for each order, where that comes to the same, see `orders.rs` |
//! | elements of operands | the operands themselves, where no other operands are a list |
//! | location of something | `apply_native_rewrite "drr.loc_of"(%it)` |
//! | fused location | `"drr.fused_loc"(%locations, ...)`, or `"drr.fused_loc_with"(%metadata, ...)` |
//! | setting a location | `apply_native_rewrite "drr.set_loc"(%op, %location)` |
//! | the order in which locations of matched operations are fused | the same, on `"drr.loc_of"` of each |
//! | segment sizes | a constant, or `apply_native_rewrite "drr.segment_sizes"(%groups, ...)` |
//!
//! [`beyond::restore`] is the way back.

use super::orders::orders;
use crate::pdl::{
    Node, NodeId, NodeKind, Pattern, Str, Strings, Ty, ValidModule, Value, Values, beyond, verify,
};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{Span, Standard};
use rustc_hash::FxHashSet;
use smallvec::smallvec;

/// Has the module no nodes beyond `pdl`?
#[must_use]
pub fn is_plain(module: &ValidModule) -> bool {
    !module.patterns.iter().any(extended)
}

fn extended(p: &Pattern) -> bool {
    locates(p).is_some()
        || p.body.iter().any(|&n| takes_apart(&p.node(n).kind))
        || p.nodes.iter().any(|n| is_extended(&n.kind) || takes_and_gives_nothing(n))
}

/// The module without nodes beyond `pdl`; itself if it has none.
///
/// # Errors
/// Each node that has no equivalent, at its place.
pub fn plain(module: ValidModule) -> Result<ValidModule, Diagnostics> {
    let (new, diags) = plain_ones(module);
    if diags.has_errors() { Err(diags) } else { new.ok_or(diags) }
}

/// The patterns that there are without nodes beyond `pdl`, if there are any; of each other one, what has no
/// equivalent.
pub fn plain_ones(module: ValidModule) -> (Option<ValidModule>, Diagnostics) {
    if is_plain(&module) {
        return (Some(module), Diagnostics::new());
    }
    let (mut new, mut diags) = (module.into_module(), Diagnostics::new());
    let mut names: FxHashSet<Str> = new.patterns.iter().filter_map(|p| p.name).collect();
    let mut patterns = Vec::with_capacity(new.patterns.len());
    for old in std::mem::take(&mut new.patterns) {
        if !extended(&old) {
            patterns.push(old);
            continue;
        }
        let before = patterns.len();
        for (i, mut one) in (0..).zip(orders(&old)) {
            match old.name {
                Some(name) if i > 0 => one.name = Some(other_name(name, i, &mut new.strings, &mut names)),
                _ => {}
            }
            match Plain::new(&one, &mut new.strings).pattern() {
                Ok(pattern) => patterns.push(pattern),
                Err(d) => {
                    diags.push(*d);
                    patterns.truncate(before);
                    break;
                }
            }
        }
    }
    if patterns.is_empty() {
        return (None, diags);
    }
    new.patterns = patterns;
    (verify(new, Standard::Extended, &mut diags), diags)
}

/// A name for the pattern with the `i`th choice of orders, which no other one has.
fn other_name(name: Str, i: u32, strings: &mut Strings, names: &mut FxHashSet<Str>) -> Str {
    let mut text = format!("{}_order{i}", strings.get(name));
    loop {
        let name = strings.intern(&text);
        if names.insert(name) {
            return name;
        }
        text.push('_');
    }
}

/// The matched operations whose locations are to be fused, if that is not what `pdl` does.
fn locates(p: &Pattern) -> Option<&[Value]> {
    let list = p.located_at.as_deref()?;
    let matched = p.body.iter().filter(|&&n| matches!(p.node(n).kind, NodeKind::Operation { .. }));
    (list.len() > 1 || matched.count() > 1).then_some(list)
}

/// Of a match section: does it take a list apart?
fn takes_apart(kind: &NodeKind) -> bool {
    matches!(kind, NodeKind::Range { .. })
}

fn is_extended(kind: &NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::OptionalAttribute { .. }
            | NodeKind::AnyResult { .. }
            | NodeKind::Either { .. }
            | NodeKind::LocationOf { .. }
            | NodeKind::FusedLocation { .. }
            | NodeKind::SetLocation { .. }
            | NodeKind::SegmentSizes { .. }
    )
}

/// Does a native rewrite have no arguments and no results?
fn takes_and_gives_nothing(node: &Node) -> bool {
    matches!(&node.kind, NodeKind::ApplyRewrite { args, .. } if args.is_empty())
        && node.values().next().is_none()
}

type Plainly<T = ()> = Result<T, Box<Diagnostic>>;

struct Plain<'a> {
    old: &'a Pattern,
    strings: &'a mut Strings,
    new: Pattern,
    /// By value of the old pattern: what it is in the new one.
    map: Vec<Option<Value>>,
    in_rewrite: bool,
}

impl<'a> Plain<'a> {
    fn new(old: &'a Pattern, strings: &'a mut Strings) -> Self {
        let mut new = Pattern::new(old.name, old.benefit, old.span);
        new.bounded_recursion = old.bounded_recursion;
        Self { old, strings, new, map: vec![None; old.values.len()], in_rewrite: false }
    }

    fn pattern(mut self) -> Plainly<Pattern> {
        // What uses an optional attribute comes after the operation that has it.
        let mut waiting: Vec<NodeId> = Vec::new();
        for &n in &self.old.body {
            waiting.push(n);
            let mut i = 0;
            while let Some(&n) = waiting.get(i) {
                if self.is_ready(n) {
                    waiting.remove(i);
                    self.node(n)?;
                    i = 0;
                } else {
                    i += 1;
                }
            }
        }
        if let Some(&n) = waiting.first() {
            let message = "`pdl` cannot ask something of a list of operands that is taken apart";
            let help = "ask it of the elements, or do not take the list apart";
            return Err(Box::new(Diagnostic::error(self.old.node(n).span, message).help(help)));
        }
        self.in_rewrite = true;
        self.ranges();
        let location = self.matched_location();
        for &n in &self.old.rewrite.body {
            self.node(n)?;
            let node = self.old.node(n);
            if let (Some(location), NodeKind::Operation { .. }) = (location, &node.kind) {
                self.call(beyond::SET_LOC, smallvec![self.value(node.value()), location], &[], node.span);
            }
        }
        let rewrite = &self.old.rewrite;
        self.new.rewrite.span = rewrite.span;
        self.new.rewrite.root = rewrite.root.map(|v| self.value(v));
        let external = rewrite.external.as_ref();
        let external = external.map(|(name, args)| (*name, args.iter().map(|&v| self.value(v)).collect()));
        self.new.rewrite.external = external;
        Ok(self.new)
    }

    fn is_optional(&self, v: Value) -> bool {
        matches!(self.old.def(v).kind, NodeKind::OptionalAttribute { .. })
    }

    fn is_ready(&self, n: NodeId) -> bool {
        let kind = &self.old.node(n).kind;
        let is_operation = matches!(kind, NodeKind::Operation { .. });
        let is_range = |v: Value| matches!(self.old.def(v).kind, NodeKind::Range { .. });
        let mut ready = true;
        kind.for_each_use(|v| {
            ready &= self.map[v.index()].is_some() || (is_operation && (self.is_optional(v) || is_range(v)));
        });
        ready
    }

    fn value(&self, v: Value) -> Value {
        self.map[v.index()].unwrap_or(v)
    }

    fn push(&mut self, kind: NodeKind, ty: Ty, span: Span) -> Value {
        let n = self.new.push(self.in_rewrite, kind, &[ty], span);
        self.new.node(n).value()
    }

    fn constant(&mut self, text: Str, span: Span) -> Value {
        self.push(NodeKind::Attribute { ty: None, constant: Some(text) }, Ty::Attribute, span)
    }

    fn node(&mut self, n: NodeId) -> Plainly {
        let node = self.old.node(n);
        let mut kind = node.kind.clone();
        let mut optional = Vec::new();
        match &mut kind {
            NodeKind::OptionalAttribute { .. } => return Ok(()),
            NodeKind::LocationOf { of } => kind = self.native(beyond::LOC_OF, smallvec![*of]),
            NodeKind::FusedLocation { parts, metadata: None } => {
                kind = self.native(beyond::FUSED_LOC, std::mem::take(parts));
            }
            NodeKind::FusedLocation { parts, metadata: Some(with) } => {
                kind = self.native(beyond::FUSED_LOC_WITH, [&[*with], &parts[..]].concat().into());
            }
            NodeKind::SetLocation { op, location } => {
                kind = self.native(beyond::SET_LOC, smallvec![*op, *location])
            }
            NodeKind::SegmentSizes { groups } => {
                let single = |v: &Value| matches!(self.old.ty(*v), Ty::Value | Ty::Type);
                kind = if groups.iter().all(single) {
                    let ones = vec!["1"; groups.len()].join(", ");
                    let text =
                        if groups.is_empty() { "array<i32>".into() } else { format!("array<i32: {ones}>") };
                    NodeKind::Attribute { ty: None, constant: Some(self.strings.intern(&text)) }
                } else {
                    self.native(beyond::SEGMENT_SIZES, std::mem::take(groups))
                };
            }
            NodeKind::AnyResult { op } => {
                let types = match &self.old.def(*op).kind {
                    NodeKind::Operation { types, .. } => &types[..],
                    _ => &[],
                };
                if !matches!(types, [t] if self.old.ty(*t) == Ty::Type) {
                    let message = "`pdl` cannot say that any result of an operation will do";
                    let help = "name the result, or what defines the operand if code looks at that";
                    return Err(Box::new(Diagnostic::error(node.span, message).help(help)));
                }
                kind = NodeKind::Result { op: *op, index: 0 };
            }
            NodeKind::ApplyRewrite { .. } if takes_and_gives_nothing(node) => {
                let message = "`pdl` cannot call a native rewrite that takes nothing and gives nothing";
                return Err(Box::new(Diagnostic::error(node.span, message).help("give it the root")));
            }
            NodeKind::Range { .. } if !self.in_rewrite => return Ok(()),
            NodeKind::Either { .. } => {
                let message = "`pdl` cannot say that two operands may stand in either order";
                let note = "what else is asked of them, beside what each is, could try the second order \
                            where the first one is to be kept";
                let help = "write a pattern for each order";
                return Err(Box::new(Diagnostic::error(node.span, message).note(note).help(help)));
            }
            NodeKind::Operation { attributes, operands, .. } if !self.in_rewrite => {
                *operands = self.elements(operands, node.span)?;
                optional.extend(attributes.iter().copied().filter(|a| self.is_optional(a.1)));
                attributes.retain(|a| !self.is_optional(a.1));
            }
            _ => {}
        }
        kind.for_each_use_mut(|v| *v = self.value(*v));
        let types: Vec<Ty> = node.values().map(|v| self.old.ty(v)).collect();
        let new = self.new.push(self.in_rewrite, kind, &types, node.span);
        for (old, new) in node.values().zip(self.new.node(new).values()) {
            self.map[old.index()] = Some(new);
        }
        optional.into_iter().try_for_each(|(name, attr)| self.optional(node.value(), name, attr))
    }

    /// A call of a native rewrite.
    fn native(&mut self, name: &str, args: Values) -> NodeKind {
        NodeKind::ApplyRewrite { name: self.strings.intern(name), args }
    }

    /// The same, put in with arguments of the new pattern.
    fn call(&mut self, name: &str, args: Values, results: &[Ty], span: Span) -> NodeId {
        let kind = self.native(name, args);
        self.new.push(true, kind, results, span)
    }

    /// The location that what is created has, if the pattern says how it is fused.
    fn matched_location(&mut self) -> Option<Value> {
        let (list, span) = (locates(self.old)?, self.old.rewrite.span);
        let mut locations = Values::new();
        for &op in list {
            let location = self.call(beyond::LOC_OF, smallvec![self.value(op)], &[Ty::Attribute], span);
            locations.push(self.new.node(location).value());
        }
        if let [only] = locations[..] {
            return Some(only);
        }
        let fused = self.call(beyond::FUSED_LOC, locations, &[Ty::Attribute], span);
        Some(self.new.node(fused).value())
    }

    /// The operands of a matched operation, with lists that are taken apart in place of these.
    fn elements(&self, operands: &[Value], span: Span) -> Plainly<Values> {
        let (mut all, mut apart) = (Values::new(), false);
        for &v in operands {
            match &self.old.def(v).kind {
                NodeKind::Range { parts } => {
                    apart = true;
                    all.extend_from_slice(parts);
                }
                _ => all.push(v),
            }
        }
        let is_list = |v: &Value| self.old.ty(*v) == Ty::ValueRange;
        let lists = operands.iter().filter(|v| is_list(v)).count();
        let inside = all.iter().rev().skip(1).any(is_list);
        if apart && (lists > 1 || inside) {
            let message = "`pdl` cannot speak of the elements of one of several lists of operands";
            return Err(Box::new(Diagnostic::error(span, message)));
        }
        Ok(all)
    }

    /// Lists that are taken apart in the match are put together for the rewrite that uses them.
    fn ranges(&mut self) {
        let mut used = vec![false; self.old.values.len()];
        for &n in &self.old.rewrite.body {
            self.old.node(n).kind.for_each_use(|v| used[v.index()] = true);
        }
        for &n in &self.old.body {
            let node = self.old.node(n);
            if let NodeKind::Range { parts } = &node.kind
                && used[node.value().index()]
            {
                let parts = parts.iter().map(|&v| self.value(v)).collect();
                let range = self.push(NodeKind::Range { parts }, Ty::ValueRange, node.span);
                self.map[node.value().index()] = Some(range);
            }
        }
    }

    /// What an optional attribute of an operation is.
    fn optional(&mut self, op: Value, name: Str, attr: Value) -> Plainly {
        let node = self.old.def(attr);
        let NodeKind::OptionalAttribute { default } = node.kind else { return Ok(()) };
        if self.map[attr.index()].is_some() {
            let message =
                "`pdl` cannot say that an attribute that may be absent is the same in two operations";
            return Err(Box::new(Diagnostic::error(node.span, message)));
        }
        let mut quoted = String::from("\"");
        super::pdl_text::escape(self.strings.get(name).as_bytes(), &mut quoted);
        let quoted = self.strings.intern(&(quoted + "\""));
        let mut args: Values = smallvec![self.value(op), self.constant(quoted, node.span)];
        args.extend(default.map(|text| self.constant(text, node.span)));
        let native = if default.is_some() { beyond::ATTR_OR } else { beyond::ATTR_OPT };
        let name = self.strings.intern(native);
        let kind = NodeKind::ApplyConstraint { name, args, negated: false };
        self.map[attr.index()] = Some(self.push(kind, Ty::Attribute, node.span));
        Ok(())
    }
}
