//! Match sections: what an operation is, and what must hold besides.

use super::{Printer, Said, quoted};
use crate::pdl::{NodeId, NodeKind, Str, Ty, Value};

impl Printer<'_> {
    /// Declares all that is matched.
    pub(super) fn match_section(&mut self) -> Said<()> {
        // Constraints on one variable each, which may stand with its declaration.
        let mut waiting: Vec<NodeId> = Vec::new();
        let p = self.p;
        for &n in &p.body {
            let node = p.node(n);
            match &node.kind {
                NodeKind::Operation { .. } => {
                    self.attach(&mut waiting)?;
                    let text = self.operation(n)?;
                    match self.uses(node.value()) {
                        0 => self.line(&format!("{text};")),
                        _ => {
                            let name = self.name(node.value());
                            self.line(&format!("let {name} = {text};"));
                        }
                    }
                }
                NodeKind::ApplyConstraint { args, negated: false, .. }
                    if node.values().next().is_none() && self.is_open_leaf(args) =>
                {
                    waiting.push(n);
                }
                NodeKind::ApplyConstraint { .. } => {
                    self.state(&mut waiting)?;
                    self.check(n)?;
                }
                NodeKind::Attribute { constant: Some(_), ty: Some(_) } => {
                    return self.unsaid(n, "the type of a constant attribute");
                }
                NodeKind::Types { constants: Some(_) } => {
                    return self.unsaid(n, "a fixed list of types that is matched");
                }
                NodeKind::Result { op, .. } if self.is_converted(n) => {
                    self.state(&mut waiting)?;
                    let of = self.mention(*op)?;
                    let name = self.name(node.value());
                    self.line(&format!("let {name}: Value = {of};"));
                }
                NodeKind::Attribute { constant: Some(_), .. }
                | NodeKind::Type { constant: Some(_) }
                | NodeKind::Result { .. }
                | NodeKind::Results { .. }
                | NodeKind::AnyResult { .. }
                | NodeKind::Range { .. }
                    if self.uses(node.value()) > 1 =>
                {
                    self.state(&mut waiting)?;
                    let text = self.mention(node.value())?;
                    let name = self.name(node.value());
                    self.line(&format!("let {name} = {text};"));
                }
                _ => {}
            }
        }
        self.state(&mut waiting)?;
        if let Some(list) = &p.located_at {
            let ops = list.iter().map(|&v| self.mention(v)).collect::<Said<Vec<_>>>()?;
            self.line(&format!("locations({});", ops.join(", ")));
        }
        Ok(())
    }

    fn is_leaf(&self, v: Value) -> bool {
        matches!(
            self.p.def(v).kind,
            NodeKind::Operand { .. }
                | NodeKind::Operands { .. }
                | NodeKind::Type { constant: None }
                | NodeKind::Types { constants: None }
                | NodeKind::Attribute { constant: None, .. }
                | NodeKind::OptionalAttribute { .. }
        )
    }

    /// Is this one variable that is not declared yet?
    fn is_open_leaf(&self, args: &[Value]) -> bool {
        matches!(args, &[v] if self.is_leaf(v) && self.declared[v.index()].is_none())
    }

    /// Puts the constraints that wait to the declarations of their variables in the operation that comes
    /// next, if they stay in order; else states them before it.
    fn attach(&mut self, waiting: &mut Vec<NodeId>) -> Said<()> {
        let Some(&last) = waiting.last() else { return Ok(()) };
        let next = self.p.body.iter().copied().skip_while(|&n| n != last);
        let next = next.map(|n| self.p.node(n)).find(|n| matches!(n.kind, NodeKind::Operation { .. }));
        let mut order = Vec::new();
        if let Some(NodeKind::Operation { operands, attributes, types, .. }) = next.map(|n| &n.kind) {
            let attributes = attributes.iter().map(|a| a.1);
            for v in operands.iter().copied().chain(attributes).chain(types.iter().copied()) {
                self.order_of(v, waiting, &mut order);
            }
        }
        if order != *waiting {
            return self.state(waiting);
        }
        for n in waiting.drain(..) {
            if let NodeKind::ApplyConstraint { args, .. } = &self.p.node(n).kind {
                let called = self.natives.called(self.p, &self.p.node(n).kind, &[]).to_string();
                self.constraints[args[0].index()].push(called);
            }
        }
        Ok(())
    }

    /// The constraints in the order in which they are evaluated where a value is declared.
    fn order_of(&self, v: Value, waiting: &[NodeId], order: &mut Vec<NodeId>) {
        if self.declared[v.index()].is_some() {
            return;
        }
        match &self.p.def(v).kind {
            NodeKind::Operand { ty } | NodeKind::Operands { ty } | NodeKind::Attribute { ty, .. } => {
                ty.iter().for_each(|&t| self.order_of(t, waiting, order));
            }
            NodeKind::Range { parts } => parts.iter().for_each(|&part| self.order_of(part, waiting, order)),
            _ => {}
        }
        for &n in waiting {
            let is_its = |n: NodeId| match &self.p.node(n).kind {
                NodeKind::ApplyConstraint { args, .. } => args[0] == v,
                _ => false,
            };
            if is_its(n) && !order.contains(&n) {
                order.push(n);
            }
        }
    }

    /// States the constraints that wait.
    fn state(&mut self, waiting: &mut Vec<NodeId>) -> Said<()> {
        waiting.drain(..).try_for_each(|n| self.check(n))
    }

    /// A constraint as a statement.
    fn check(&mut self, n: NodeId) -> Said<()> {
        let node = self.p.node(n);
        let NodeKind::ApplyConstraint { args, negated, .. } = &node.kind else { return Ok(()) };
        for &arg in args {
            self.declare(arg)?;
        }
        let args = args.iter().map(|&v| self.mention(v)).collect::<Said<Vec<_>>>()?;
        let results: Vec<Value> = node.values().collect();
        let types: Vec<Ty> = results.iter().map(|&v| self.p.ty(v)).collect();
        let not = if *negated { "not " } else { "" };
        let call = format!("{not}{}({});", self.natives.called(self.p, &node.kind, &types), args.join(", "));
        self.define(&results, &call);
        Ok(())
    }

    /// A call as a statement that defines its results.
    pub(super) fn define(&mut self, results: &[Value], call: &str) {
        match results {
            [] => self.line(call),
            &[only] => {
                let name = self.name(only);
                self.line(&format!("let {name} = {call}"));
            }
            many => {
                let tuple = self.taken.claim("made");
                for (i, v) in many.iter().enumerate() {
                    self.declared[v.index()] = Some(format!("{tuple}.{i}"));
                }
                self.line(&format!("let {tuple} = {call}"));
            }
        }
    }

    /// Declares a variable by a statement, if it is not declared yet.
    fn declare(&mut self, v: Value) -> Said<()> {
        if self.declared[v.index()].is_some() || !self.is_leaf(v) {
            return Ok(());
        }
        let of = self.of(v)?;
        let name = self.name(v);
        self.line(&format!("let {name}: {of};"));
        Ok(())
    }

    /// What a variable is declared to be.
    fn of(&mut self, v: Value) -> Said<String> {
        let ty = match self.p.def(v).kind {
            NodeKind::Operand { ty } | NodeKind::Operands { ty } | NodeKind::Attribute { ty, .. } => ty,
            _ => None,
        };
        let core = self.p.ty(v).constraint();
        let says = |t: &Value| !(self.is_anything(*t) && self.constraints[t.index()].is_empty());
        let core = match ty.filter(says) {
            Some(ty) => format!("{core}<{}>", self.mention(ty)?),
            None => core.to_string(),
        };
        let own = &self.constraints[v.index()];
        Ok(match &own[..] {
            [] => core,
            [only] if ty.is_none() => only.clone(),
            many if ty.is_none() => format!("[{}]", many.join(", ")),
            many => format!("[{core}, {}]", many.join(", ")),
        })
    }

    /// `name: constraints` for a variable that is declared in an expression.
    fn declaration(&mut self, v: Value) -> Said<(String, String)> {
        let of = self.of(v)?;
        let own = self.constraints[v.index()].len() as u32;
        let name = match self.uses(v) - own {
            0 | 1 => "_".to_string(),
            _ => self.name(v),
        };
        Ok((name, of))
    }

    /// The expression for a value of the match section where it is used.
    pub(super) fn mention(&mut self, v: Value) -> Said<String> {
        if let Some(known) = &self.declared[v.index()] {
            return Ok(known.clone());
        }
        let n = self.p.values[v.index()].def;
        match &self.p.node(n).kind {
            NodeKind::Attribute { constant: Some(text), .. } => Ok(self.literal("attr", *text)),
            NodeKind::Type { constant: Some(text) } => Ok(self.literal("type", *text)),
            NodeKind::Result { op, .. } | NodeKind::Results { op, .. } | NodeKind::AnyResult { op } => {
                let called = self.mention(*op)?;
                self.results(n, *op, &called)
            }
            NodeKind::Range { parts } => {
                let parts = parts.iter().map(|&part| {
                    let text = self.mention(part)?;
                    Ok(if self.p.ty(part) == Ty::ValueRange { format!("..{text}") } else { text })
                });
                Ok(format!("[{}]", parts.collect::<Said<Vec<_>>>()?.join(", ")))
            }
            _ if self.is_leaf(v) => {
                let (name, of) = self.declaration(v)?;
                Ok(format!("{name}: {of}"))
            }
            _ => self.unsaid(n, "this use of a value"),
        }
    }

    /// `attr<"...">`
    pub(super) fn literal(&self, word: &str, text: Str) -> String {
        let mut out = format!("{word}<");
        quoted(self.text(text), &mut out);
        out + ">"
    }

    /// `op<name>(...) {...} -> (...)` of an operation that is matched.
    fn operation(&mut self, n: NodeId) -> Said<String> {
        let p = self.p;
        let node = p.node(n);
        let NodeKind::Operation { name, operands, attributes, types } = &node.kind else {
            return Ok(String::new());
        };
        let mut out = self.op_name(n, *name)?;
        if !matches!(operands[..], [only] if self.is_anything(only)) {
            let list = self.operands(n, operands)?;
            out.push_str(&format!("({})", list.join(", ")));
        }
        let mut entries = Vec::with_capacity(attributes.len());
        for &(name, v) in attributes {
            entries.push(self.entry(name, v)?);
        }
        if !entries.is_empty() {
            out.push_str(&format!(" {{{}}}", entries.join(", ")));
        }
        if !matches!(types[..], [only] if self.is_anything(only) && p.ty(only) == Ty::TypeRange) {
            let list = types.iter().map(|&t| self.mention(t)).collect::<Said<Vec<_>>>()?;
            out.push_str(&format!(" -> ({})", list.join(", ")));
        }
        Ok(out)
    }

    /// `op<name>`
    pub(super) fn op_name(&self, n: NodeId, name: Option<Str>) -> Said<String> {
        let Some(name) = name else { return Ok("op<>".into()) };
        let text = self.text(name);
        let word = |w: &str| {
            w.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
                && w != "_"
                && w.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        };
        let parts = || text.split('.');
        let begins = parts().count() > 1 && parts().take(2).all(word);
        match begins && parts().skip(2).all(|part| part.is_empty() || word(part)) {
            true => Ok(format!("op<{text}>")),
            false => self.unsaid(n, &format!("an operation called `{text}`")),
        }
    }

    /// Is it a list of which nothing is said or asked?
    fn is_anything(&self, v: Value) -> bool {
        let open = matches!(
            self.p.def(v).kind,
            NodeKind::Operands { ty: None }
                | NodeKind::Types { constants: None }
                | NodeKind::Type { constant: None }
        );
        open && self.uses(v) == 1 && self.declared[v.index()].is_none()
    }

    /// The operands of an operation, cut as its record cuts them.
    fn operands(&mut self, n: NodeId, operands: &[Value]) -> Said<Vec<String>> {
        let p = self.p;
        let node = p.node(n);
        let NodeKind::Operation { name, .. } = node.kind else { return Ok(Vec::new()) };
        let eithers: Vec<usize> = p
            .body
            .iter()
            .filter_map(|&e| match p.node(e).kind {
                NodeKind::Either { op, first } if op == node.value() => Some(first as usize),
                _ => None,
            })
            .collect();
        let groups = self.record(name).map(|r| &r.operands[..]);
        let apart = groups.filter(|g| operands.len() > 1 && g.len() != operands.len()).and_then(|groups| {
            let open = groups.iter().position(|g| !g.is_single())?;
            let count = (operands.len() + 1).checked_sub(groups.len())?;
            Some(open..open + count)
        });
        let mut list = Vec::with_capacity(operands.len());
        let mut i = 0;
        loop {
            if let Some(apart) = apart.as_ref().filter(|a| a.start == i) {
                let items =
                    operands[apart.clone()].iter().map(|&v| self.mention(v)).collect::<Said<Vec<_>>>()?;
                list.push(format!("[{}]", items.join(", ")));
                i = apart.end;
                if apart.is_empty() && i < operands.len() {
                    list.push(self.mention(operands[i])?);
                    i += 1;
                }
            }
            let Some(&v) = operands.get(i) else { return Ok(list) };
            if eithers.contains(&i) {
                let (a, b) = (self.mention(v)?, self.mention(operands[i + 1])?);
                list.push(format!("either({a}, {b})"));
                i += 2;
            } else {
                list.push(self.mention(v)?);
                i += 1;
            }
        }
    }

    /// The name of an attribute in braces.
    pub(super) fn entry_name(&self, name: Str) -> String {
        let text = self.text(name);
        let word = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && text != "_"
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        if word {
            return text.to_string();
        }
        let mut out = String::new();
        quoted(text, &mut out);
        out
    }

    /// An attribute of an operation that is matched.
    fn entry(&mut self, name: Str, v: Value) -> Said<String> {
        let mut out = self.entry_name(name);
        if let NodeKind::OptionalAttribute { default } = self.p.def(v).kind {
            out.push('?');
            if let Some(default) = default {
                out.push_str(&format!(" {}", self.literal("attr", default)));
            }
        }
        let value = self.mention(v)?;
        Ok(format!("{out} = {value}"))
    }
}
