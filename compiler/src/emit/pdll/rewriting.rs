//! Rewrite sections: statements in order, of which expressions are parts that are used once.

use super::{Printer, Said};
use crate::pdl::{NodeId, NodeKind, Ty, Value};

/// The longest expression that is nested in another.
const LONGEST: usize = 60;

/// Expressions that are not stated yet, in the order in which they must be evaluated.
type Open = Vec<(Value, String)>;

impl Printer<'_> {
    /// States what the rewrite does.
    pub(super) fn rewrite_section(&mut self) -> Said<()> {
        let p = self.p;
        let Some(root) = p.rewrite.root else {
            let n = p.body.first().copied().or(p.rewrite.body.first().copied());
            return n.map_or(Ok(()), |n| self.unsaid(n, "a pattern without an operation that it rewrites"));
        };
        let root = self.mention(root)?;
        let matched = self.lines.len();
        self.indent += 1;
        let mut open = Open::new();
        if let Some((_, args)) = &p.rewrite.external {
            let args: Vec<String> = args.iter().map(|&v| self.mention(v)).collect::<Said<_>>()?;
            let args: Vec<String> = std::iter::once(root.clone()).chain(args).collect();
            let call = format!("{}({});", self.natives.called_whole(p), args.join(", "));
            self.line(&call);
        }
        for &n in &p.rewrite.body {
            self.rewrite_node(n, &mut open)?;
        }
        self.flush(&mut open);
        self.indent -= 1;
        let only = match &self.lines[matched..] {
            [line] => Some(line.trim_start()).filter(|line| {
                [format!("replace {root} with "), format!("erase {root};")]
                    .iter()
                    .any(|s| line.starts_with(s))
            }),
            _ => None,
        };
        match only.map(str::to_string) {
            Some(statement) => {
                self.lines.pop();
                self.line(&statement);
            }
            None => {
                let head = format!("  rewrite {root} with {{");
                self.lines.insert(matched, head);
                self.line("};");
            }
        }
        Ok(())
    }

    /// States all expressions that are open.
    fn flush(&mut self, open: &mut Open) {
        for (v, text) in open.drain(..) {
            let name = self.name(v);
            let ty = match (&self.p.def(v).kind, self.p.ty(v)) {
                (NodeKind::Range { .. } | NodeKind::Types { .. }, Ty::TypeRange) => ": TypeRange",
                (NodeKind::Range { .. }, _) => ": ValueRange",
                _ => "",
            };
            self.line(&format!("let {name}{ty} = {text};"));
        }
    }

    /// Expressions for these values, which are evaluated in this order.
    fn args(&mut self, values: &[Value], open: &mut Open) -> Said<Vec<String>> {
        let is_open = |open: &Open, v: Value| open.iter().any(|o| o.0 == v);
        let nested: Vec<Value> = values.iter().copied().filter(|&v| is_open(open, v)).collect();
        let first = open.len() - nested.len().min(open.len());
        let in_order = open[first..].iter().map(|o| o.0).eq(nested.iter().copied());
        let once = nested.iter().all(|&v| self.uses(v) == 1);
        if !in_order || !once {
            self.flush(open);
        }
        let first = first.min(open.len());
        let mut taken = open.split_off(if in_order && once { first } else { open.len() });
        values
            .iter()
            .map(|&v| match taken.iter().position(|o| o.0 == v) {
                Some(i) => Ok(taken.remove(i).1),
                None => self.mention(v),
            })
            .collect()
    }

    /// An expression for a value: kept open if it can be a part of another.
    fn expression(&mut self, v: Value, text: String, nests: bool, open: &mut Open) {
        let short = text.len() <= LONGEST || self.replaces(v);
        if self.uses(v) == 1 && nests && short && self.written[v.index()].is_none() {
            open.push((v, text));
            return;
        }
        self.flush(open);
        if self.uses(v) == 0 {
            return self.line(&format!("{text};"));
        }
        open.push((v, text));
        self.flush(open);
    }

    /// The node that uses a value of the rewrite, if that is one.
    fn user(&self, v: Value) -> Option<&NodeKind> {
        let uses = |n: &&NodeKind| {
            let mut found = false;
            n.for_each_use(|u| found |= u == v);
            found
        };
        let kinds = self.p.rewrite.body.iter().map(|&n| &self.p.node(n).kind);
        kinds.into_iter().find(|n| uses(n))
    }

    /// Is it what replaces an operation, and nothing else?
    fn replaces(&self, v: Value) -> bool {
        matches!(self.user(v), Some(NodeKind::ReplaceWithOp { .. }))
    }

    /// The location that an operation is given, if it is.
    fn is_located(&self, v: Value) -> bool {
        let kinds = self.p.rewrite.body.iter().map(|&n| &self.p.node(n).kind);
        kinds.into_iter().any(|n| matches!(n, NodeKind::SetLocation { op, .. } if *op == v))
    }

    fn rewrite_node(&mut self, n: NodeId, open: &mut Open) -> Said<()> {
        let p = self.p;
        let node = p.node(n);
        match &node.kind {
            NodeKind::Operation { types, .. } => {
                let text = self.created(n, open)?;
                if self.is_located(node.value()) {
                    open.push((node.value(), text));
                } else {
                    let nests = types.is_empty() || self.replaces(node.value());
                    self.expression(node.value(), text, nests, open);
                }
            }
            NodeKind::SetLocation { op, location } => self.locate(*op, *location, open)?,
            NodeKind::Result { op, .. } if self.is_converted(n) => {
                self.flush(open);
                let of = self.mention(*op)?;
                let name = self.name(node.value());
                self.line(&format!("let {name}: Value = {of};"));
            }
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } => {
                if self.is_declared_apart(n) {
                    self.flush(open);
                }
                let called = self.args(&[*op], open)?.remove(0);
                let text = self.results(n, *op, &called)?;
                self.expression(node.value(), text, true, open);
            }
            NodeKind::Attribute { constant: Some(text), ty: None } => {
                let text = self.literal("attr", *text);
                self.expression(node.value(), text, true, open);
            }
            NodeKind::Type { constant: None } | NodeKind::Types { constants: None } => {
                self.flush(open);
                let name = self.name(node.value());
                self.line(&format!("let {name}: {};", p.ty(node.value()).constraint()));
            }
            NodeKind::Type { constant: Some(text) } => {
                let text = self.literal("type", *text);
                self.expression(node.value(), text, true, open);
            }
            NodeKind::Types { constants: Some(list) } => {
                let list: Vec<String> = list.iter().map(|&t| self.literal("type", t)).collect();
                let text = format!("({})", list.join(", "));
                self.expression(node.value(), text, true, open);
            }
            NodeKind::Range { parts } => {
                let parts = self.args(parts, open)?;
                let nests = matches!(
                    self.user(node.value()),
                    Some(
                        NodeKind::Operation { .. }
                            | NodeKind::ApplyRewrite { .. }
                            | NodeKind::SegmentSizes { .. }
                    )
                );
                self.expression(node.value(), format!("({})", parts.join(", ")), nests, open);
            }
            NodeKind::LocationOf { of } => {
                let called = self.args(&[*of], open)?.remove(0);
                self.expression(node.value(), format!("{called}.location"), true, open);
            }
            NodeKind::FusedLocation { parts, metadata } => {
                let all: Vec<Value> = parts.iter().chain(metadata).copied().collect();
                let mut texts = self.args(&all, open)?;
                if let (Some(_), Some(last)) = (metadata, texts.last_mut()) {
                    last.insert_str(0, "metadata: ");
                }
                self.expression(node.value(), format!("fused({})", texts.join(", ")), true, open);
            }
            NodeKind::SegmentSizes { groups } => {
                let groups = self.args(groups, open)?;
                self.expression(node.value(), format!("segments({})", groups.join(", ")), true, open);
            }
            NodeKind::ApplyRewrite { args, .. } => {
                let results: Vec<Value> = node.values().collect();
                let types: Vec<Ty> = results.iter().map(|&v| p.ty(v)).collect();
                let args = self.args(args, open)?;
                let call = format!("{}({})", self.natives.called(p, &node.kind, &types), args.join(", "));
                if let [only] = results[..] {
                    self.expression(only, call, true, open);
                } else {
                    self.flush(open);
                    self.define(&results, &format!("{call};"));
                }
            }
            NodeKind::Erase { op } => self.statement(*op, &[], false, open)?,
            NodeKind::ReplaceWithOp { op, with } => self.statement(*op, &[*with], false, open)?,
            NodeKind::ReplaceWithValues { op, with } => self.statement(*op, with, true, open)?,
            _ => return self.unsaid(n, "this in a rewrite"),
        }
        Ok(())
    }

    /// `erase op;`, or `replace op with values;`.
    fn statement(&mut self, op: Value, with: &[Value], values: bool, open: &mut Open) -> Said<()> {
        if open.iter().any(|o| o.0 == op) {
            self.flush(open);
        }
        let texts = self.args(with, open)?;
        self.flush(open);
        let root = self.mention(op)?;
        match &texts[..] {
            [] => self.line(&format!("erase {root};")),
            [only] if !values || !only.starts_with("op<") => {
                self.line(&format!("replace {root} with {only};"));
            }
            many => self.line(&format!("replace {root} with ({});", many.join(", "))),
        }
        Ok(())
    }

    /// `located(op, location)`, or the same as a statement.
    fn locate(&mut self, op: Value, location: Value, open: &mut Open) -> Said<()> {
        let nested =
            matches!(&open[..], [.., o, l] if o.0 == op && l.0 == location && self.uses(location) == 1);
        let bare = matches!(&open[..], [.., o] if o.0 == op) && !open.iter().any(|o| o.0 == location);
        let (made, at) = match (nested, bare) {
            (true, _) => {
                let at = open.pop().map(|o| o.1).unwrap_or_default();
                (open.pop(), at)
            }
            (_, true) => (open.pop(), self.mention(location)?),
            _ => {
                self.flush(open);
                let (op, at) = (self.mention(op)?, self.mention(location)?);
                self.line(&format!("located({op}, {at});"));
                return Ok(());
            }
        };
        if let Some((_, text)) = made {
            self.uses[op.index()] -= 1;
            self.expression(op, format!("located({text}, {at})"), true, open);
        }
        Ok(())
    }

    /// `op<name>(...) {...} -> (...)` of an operation that is created.
    fn created(&mut self, n: NodeId, open: &mut Open) -> Said<String> {
        let NodeKind::Operation { name, operands, attributes, types } = &self.p.node(n).kind else {
            return Ok(String::new());
        };
        let groups = self.record(*name).map_or(operands.len(), |r| r.operands.len());
        if operands.len() > 1 && operands.len() != groups {
            return self.unsaid(n, "several values for one group of operands, outside of a list");
        }
        let values = operands.iter().copied().chain(attributes.iter().map(|a| a.1));
        let all: Vec<Value> = values.chain(types.iter().copied()).collect();
        let texts = self.args(&all, open)?;
        let (list, rest) = texts.split_at(operands.len());
        let (entries, types) = rest.split_at(attributes.len());
        let mut out = self.op_name(n, *name)?;
        out.push_str(&format!("({})", list.join(", ")));
        if !entries.is_empty() {
            let entries: Vec<String> = attributes
                .iter()
                .zip(entries)
                .map(|(a, e)| format!("{} = {e}", self.entry_name(a.0)))
                .collect();
            out.push_str(&format!(" {{{}}}", entries.join(", ")));
        }
        if !types.is_empty() {
            out.push_str(&format!(" -> ({})", types.join(", ")));
        }
        Ok(out)
    }
}
