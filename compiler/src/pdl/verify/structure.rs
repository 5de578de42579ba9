//! What a pattern must be to be a graph at all: the rules that the operations of the `pdl` dialect have.

use crate::pdl::{MAX_EITHERS, Node, NodeId, NodeKind, Pattern, Strings, Ty, Value};
use bumpalo::Bump;
use pdll_source::diag::{Diagnostic, Diagnostics};

/// Reports the first fault of a pattern. One that comes from PDLL has none.
pub(super) fn check(p: &Pattern, strings: &Strings, scratch: &Bump, diags: &mut Diagnostics) {
    let section = scratch.alloc_slice_fill_copy(p.nodes.len(), None);
    if let Err(d) = (Checker { p, strings, section }).pattern() {
        diags.push(*d);
    }
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tys(u8);

impl Tys {
    const NONE: Tys = Tys(0);
    const OP: Tys = Tys::of(&[Ty::Operation]);
    const VALUE: Tys = Tys::of(&[Ty::Value]);
    const VALUE_RANGE: Tys = Tys::of(&[Ty::ValueRange]);
    const VALUES: Tys = Tys::of(&[Ty::Value, Ty::ValueRange]);
    const TYPE: Tys = Tys::of(&[Ty::Type]);
    const TYPE_RANGE: Tys = Tys::of(&[Ty::TypeRange]);
    const TYPES: Tys = Tys::of(&[Ty::Type, Ty::TypeRange]);
    const RANGES: Tys = Tys::of(&[Ty::TypeRange, Ty::ValueRange]);
    const LOCATED: Tys = Tys::of(&[Ty::Operation, Ty::Value]);
    const ATTRIBUTE: Tys = Tys::of(&[Ty::Attribute]);
    const ANY: Tys = Tys(u8::MAX);

    const fn of(list: &[Ty]) -> Self {
        let (mut bits, mut i) = (0, 0);
        while i < list.len() {
            bits |= 1 << list[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    fn has(self, ty: Ty) -> bool {
        self.0 >> ty as u8 & 1 != 0
    }
}

type Check = Result<(), Box<Diagnostic>>;

struct Checker<'a> {
    p: &'a Pattern,
    strings: &'a Strings,
    /// By node that has been come to: is it of the rewrite section?
    section: &'a mut [Option<bool>],
}

impl Checker<'_> {
    fn pattern(&mut self) -> Check {
        let p = self.p;
        for (rewrite, body) in [(false, &p.body), (true, &p.rewrite.body)] {
            for &n in body {
                let Some(node) = p.nodes.get(n.index()) else {
                    return error(p, "a section lists a node that is not there");
                };
                if self.section[n.index()].is_some() {
                    return fault(node, "this node is listed twice");
                }
                self.values(n, node)?;
                self.node(node, rewrite)?;
                self.section[n.index()] = Some(rewrite);
            }
        }
        let is_matched = |v: &Value| {
            p.values.get(v.index()).is_some_and(|d| {
                self.section.get(d.def.index()) == Some(&Some(false)) && d.ty == Ty::Operation
            })
        };
        if p.located_at.as_ref().is_some_and(|list| list.is_empty() || !list.iter().all(is_matched)) {
            return error(
                p,
                "what is created is located at something that is no operation that the pattern matches",
            );
        }
        let Some(root) = p.rewrite.root else { return self.external() };
        if !is_matched(&root) {
            return error(p, "the root of the rewrite is no operation that the pattern matches");
        }
        self.external()
    }

    /// The call that is the whole rewrite, if there is one.
    fn external(&self) -> Check {
        let p = self.p;
        let Some((name, args)) = &p.rewrite.external else { return Ok(()) };
        if !p.rewrite.body.is_empty() {
            return error(p, "a rewrite is either a call or a list of steps");
        }
        let known =
            |v: &Value| p.values.get(v.index()).is_some_and(|d| self.section[d.def.index()].is_some());
        if self.strings.get(*name).is_empty() || !args.iter().all(known) {
            return error(
                p,
                "the call of the rewrite has no name, or is given something that is not matched",
            );
        }
        Ok(())
    }

    /// The values that a node defines are its own.
    fn values(&self, id: NodeId, node: &Node) -> Check {
        let (first, count) = node.results;
        let mine =
            |(i, v): (u32, Value)| self.p.values.get(v.index()).is_some_and(|d| d.def == id && d.index == i);
        let fits = first.checked_add(count).is_some() && (0..).zip(node.values()).all(mine);
        if fits { Ok(()) } else { fault(node, "this node does not have the values that are said to be its") }
    }

    /// A used value comes before, of one of these types, not from the other section if `node` is of the
    /// match.
    #[inline]
    fn uses(&self, node: &Node, v: Value, wanted: Tys) -> Check {
        let Some(data) = self.p.values.get(v.index()) else {
            return fault(node, "this uses a value that is not there");
        };
        if self.section.get(data.def.index()).copied().flatten().is_none() {
            return fault(node, "this uses a value that is defined after it, or nowhere");
        }
        if !wanted.has(data.ty) {
            return fault(node, "this uses a value of a type that does not belong there");
        }
        Ok(())
    }

    fn all(&self, node: &Node, values: &[Value], wanted: Tys) -> Check {
        values.iter().try_for_each(|&v| self.uses(node, v, wanted))
    }

    fn gives(&self, node: &Node, wanted: Tys) -> Check {
        match (node.results.1, node.values().next().map(|v| self.p.ty(v))) {
            (0, None) if wanted == Tys::NONE => Ok(()),
            (1, Some(ty)) if wanted.has(ty) => Ok(()),
            _ => fault(node, "this does not define what a node of its sort does"),
        }
    }

    fn in_section(&self, node: &Node, is: bool, wanted: bool) -> Check {
        match (is == wanted, wanted) {
            (true, _) => Ok(()),
            (_, true) => fault(node, "this belongs to a rewrite, not to what is matched"),
            (_, false) => fault(node, "this belongs to what is matched, not to a rewrite"),
        }
    }

    fn node(&self, node: &Node, rewrite: bool) -> Check {
        use Tys as T;
        match &node.kind {
            NodeKind::Operand { ty } => {
                self.in_section(node, rewrite, false)?;
                self.all(node, ty.as_slice(), T::TYPE)?;
                self.gives(node, T::VALUE)
            }
            NodeKind::Operands { ty } => {
                self.in_section(node, rewrite, false)?;
                self.all(node, ty.as_slice(), T::TYPE_RANGE)?;
                self.gives(node, T::VALUE_RANGE)
            }
            NodeKind::Type { .. } => self.gives(node, T::TYPE),
            NodeKind::Types { .. } => self.gives(node, T::TYPE_RANGE),
            NodeKind::Attribute { ty, constant } => {
                if rewrite && constant.is_none() {
                    return fault(node, "an attribute of a rewrite needs a value");
                }
                self.all(node, ty.as_slice(), T::TYPE)?;
                self.gives(node, T::ATTRIBUTE)
            }
            NodeKind::OptionalAttribute { .. } => {
                self.in_section(node, rewrite, false)?;
                self.gives(node, T::ATTRIBUTE)
            }
            NodeKind::Operation { name, operands, attributes, types } => {
                if rewrite && name.is_none_or(|n| self.strings.get(n).is_empty()) {
                    return fault(node, "an operation that is created needs a name");
                }
                self.all(node, operands, T::VALUES)?;
                attributes.iter().try_for_each(|a| self.uses(node, a.1, T::ATTRIBUTE))?;
                self.all(node, types, T::TYPES)?;
                self.gives(node, T::OP)
            }
            NodeKind::Result { op, .. } => {
                self.uses(node, *op, T::OP)?;
                self.gives(node, T::VALUE)
            }
            NodeKind::AnyResult { op } => {
                self.in_section(node, rewrite, false)?;
                self.uses(node, *op, T::OP)?;
                self.gives(node, T::VALUE)
            }
            NodeKind::Either { op, first } => {
                self.in_section(node, rewrite, false)?;
                self.uses(node, *op, T::OP)?;
                self.either(node, *op, *first)?;
                self.gives(node, T::NONE)
            }
            NodeKind::Results { op, .. } => {
                self.uses(node, *op, T::OP)?;
                self.gives(node, T::VALUES)
            }
            NodeKind::ApplyConstraint { args, .. } => {
                self.in_section(node, rewrite, false)?;
                self.all(node, args, T::ANY)
            }
            NodeKind::ApplyRewrite { args, .. } => {
                self.in_section(node, rewrite, true)?;
                self.all(node, args, T::ANY)
            }
            NodeKind::Range { parts } => {
                self.gives(node, T::RANGES)?;
                let wanted = match self.p.ty(node.value()) {
                    Ty::TypeRange => T::TYPES,
                    _ => T::VALUES,
                };
                self.all(node, parts, wanted)?;
                let lists = parts.iter().filter(|v| T::RANGES.has(self.p.ty(**v))).count();
                if !rewrite && (wanted == T::TYPES || lists > 1) {
                    return fault(node, "a match takes lists of values apart, with one list in them at most");
                }
                Ok(())
            }
            kind @ (NodeKind::LocationOf { .. }
            | NodeKind::FusedLocation { .. }
            | NodeKind::SetLocation { .. }
            | NodeKind::SegmentSizes { .. }) => {
                self.in_section(node, rewrite, true)?;
                self.made(node, kind)
            }
            NodeKind::Erase { op } => {
                self.in_section(node, rewrite, true)?;
                self.uses(node, *op, T::OP)?;
                self.gives(node, T::NONE)
            }
            NodeKind::ReplaceWithOp { op, with } => {
                self.in_section(node, rewrite, true)?;
                self.all(node, &[*op, *with], T::OP)?;
                self.gives(node, T::NONE)
            }
            NodeKind::ReplaceWithValues { op, with } => {
                self.in_section(node, rewrite, true)?;
                self.uses(node, *op, T::OP)?;
                self.all(node, with, T::VALUES)?;
                self.gives(node, T::NONE)
            }
        }
    }
}

impl Checker<'_> {
    /// Two operands that may stand in either order: they are there, and in no other such pair.
    fn either(&self, node: &Node, op: Value, first: u32) -> Check {
        let eithers = || {
            self.p.body.iter().filter_map(|&n| match self.p.nodes.get(n.index())?.kind {
                NodeKind::Either { op, first } => Some((op, first)),
                _ => None,
            })
        };
        let NodeKind::Operation { operands, .. } = &self.p.def(op).kind else {
            return fault(node, "these are operands of something that is no operation");
        };
        let two = operands.get(first as usize..).and_then(|rest| rest.get(..2));
        if !two.is_some_and(|two| two.iter().all(|&v| self.p.ty(v) == Ty::Value)) {
            return fault(node, "two operands that stand in either order are single values, side by side");
        }
        if eithers().filter(|e| e.0 == op && e.1.abs_diff(first) < 2).count() > 1 {
            return fault(node, "an operand is in one pair that stands in either order, not in two");
        }
        if eithers().count() > MAX_EITHERS {
            let message =
                format!("more than {MAX_EITHERS} pairs of operands of one pattern stand in either order");
            return Err(Box::new(Diagnostic::error(node.span, message)));
        }
        Ok(())
    }

    /// A node beyond `pdl` that a rewrite computes an attribute by, or sets one.
    fn made(&self, node: &Node, kind: &NodeKind) -> Check {
        use Tys as T;
        match kind {
            NodeKind::LocationOf { of } => self.uses(node, *of, T::LOCATED)?,
            NodeKind::FusedLocation { parts, metadata } => {
                self.all(node, parts, T::ATTRIBUTE)?;
                self.all(node, metadata.as_slice(), T::ATTRIBUTE)?;
                if parts.is_empty() {
                    return fault(node, "a location is fused of one location at least");
                }
            }
            NodeKind::SetLocation { op, location } => {
                self.uses(node, *op, T::OP)?;
                self.uses(node, *location, T::ATTRIBUTE)?;
                if self.section[self.p.values[op.index()].def.index()] != Some(true) {
                    return fault(node, "only what the rewrite has created is given a location");
                }
                return self.gives(node, T::NONE);
            }
            NodeKind::SegmentSizes { groups } => {
                let types = groups.first().is_some_and(|&g| self.uses(node, g, T::TYPES).is_ok());
                self.all(node, groups, if types { T::TYPES } else { T::VALUES })?;
            }
            _ => {}
        }
        self.gives(node, T::ATTRIBUTE)
    }
}

fn fault(node: &Node, message: &str) -> Check {
    Err(Box::new(Diagnostic::error(node.span, message)))
}

fn error(p: &Pattern, message: &str) -> Check {
    Err(Box::new(Diagnostic::error(p.span, message)))
}
