//! Random pattern sets, and IR in which their names, types and attributes occur often enough to match.

use pdll_compiler::pdl::{Module, NodeKind, Ty};
use pdll_tests::Random;
use std::fmt::Write as _;

const TYPES: [&str; 3] = ["i32", "i64", "f32"];
const ATTRS: [&str; 4] = ["1 : i32", "2 : i32", "3 : i64", "unit"];

struct Pattern<'r> {
    r: &'r mut Random,
    /// Variables first, so that they can be used in any line.
    variables: Vec<String>,
    lines: Vec<String>,
    values: Vec<String>,
    types: Vec<String>,
    attrs: Vec<String>,
    /// Single results that operations were given: name and how many.
    ops: Vec<(String, usize)>,
    fresh: usize,
}

/// PDLL with `n` patterns that all erase nothing that is used: only matching matters.
pub(crate) fn patterns(r: &mut Random, n: usize) -> String {
    let mut out = String::new();
    for k in 0..n {
        let benefit = 1 + r.below(3);
        let mut p = Pattern {
            r,
            variables: Vec::new(),
            lines: Vec::new(),
            values: Vec::new(),
            types: Vec::new(),
            attrs: Vec::new(),
            ops: Vec::new(),
            fresh: 0,
        };
        let root = p.op(0);
        let mut used = String::new();
        // Another root: an operation that uses something matched.
        if p.r.chance(25) && !p.values.is_empty() {
            let v = p.values[p.r.below(p.values.len())].clone();
            let name = p.name();
            let extra = if p.r.chance(50) { format!("{v}, _: Value") } else { v };
            p.lines.push(format!("let up = op<{name}>({extra}) -> (_: Type);"));
            used = "op<r.uses>(up.0);".into();
        }
        let _ = writeln!(out, "Pattern P{k} with benefit({benefit}) {{");
        for l in p.variables.iter().chain(&p.lines) {
            let _ = writeln!(out, "  {l}");
        }
        let _ = writeln!(out, "  rewrite {root} with {{ {used} op<r.seen>(); }};\n}}");
    }
    out
}

/// Says of some results that any will do, and of some attributes that they may be absent.
pub(crate) fn extend(r: &mut Random, module: &mut Module) {
    for pattern in &mut module.patterns {
        for i in (0..pattern.body.len()).rev() {
            let n = pattern.body[i];
            if matches!(pattern.node(n).kind, NodeKind::Operands { ty: None }) && r.chance(60) {
                let kinds = [
                    (NodeKind::Operand { ty: None }, Ty::Value),
                    (NodeKind::Operands { ty: None }, Ty::ValueRange),
                ];
                let count = r.below(3);
                let mut parts: Vec<_> = (0..count).map(|_| kinds[0].clone()).collect();
                if r.chance(40) {
                    parts.insert(r.below(count + 1), kinds[1].clone());
                }
                let span = pattern.node(n).span;
                let parts = parts.into_iter().map(|(kind, ty)| {
                    let part = pattern.push(false, kind, &[ty], span);
                    pattern.body.pop();
                    pattern.body.insert(i, part);
                    pattern.node(part).value()
                });
                let parts = parts.collect();
                pattern.nodes[n.index()].kind = NodeKind::Range { parts };
            }
        }
        for i in 0..pattern.body.len() {
            let node = pattern.node(pattern.body[i]);
            let NodeKind::Operation { operands, .. } = &node.kind else { continue };
            let pairs = operands.windows(2).position(|two| two.iter().all(|&v| pattern.ty(v) == Ty::Value));
            let (op, span) = (node.value(), node.span);
            if let Some(first) = pairs.filter(|_| r.chance(25)) {
                pattern.push(false, NodeKind::Either { op, first: first as u32 }, &[], span);
            }
        }
        for &n in &pattern.body {
            let new = match pattern.nodes[n.index()].kind {
                NodeKind::Result { op, .. } => NodeKind::AnyResult { op },
                NodeKind::Attribute { ty: None, constant: None } => {
                    let default = r.chance(50).then(|| module.strings.intern(r.pick(&ATTRS)));
                    NodeKind::OptionalAttribute { default }
                }
                _ => continue,
            };
            if r.chance(30) {
                pattern.nodes[n.index()].kind = new;
            }
        }
    }
}

impl Pattern<'_> {
    fn next(&mut self, prefix: &str) -> String {
        self.fresh += 1;
        format!("{prefix}{}", self.fresh)
    }

    fn name(&mut self) -> &'static str {
        self.r.pick(&["d.a", "d.b", "d.c"])
    }

    fn ty(&mut self) -> String {
        match self.r.below(3) {
            0 => format!("type<\"{}\">", self.r.pick(&TYPES)),
            1 if !self.types.is_empty() => self.types[self.r.below(self.types.len())].clone(),
            _ => {
                let t = self.next("t");
                self.types.push(t.clone());
                self.variables.push(format!("let {t}: Type;"));
                t
            }
        }
    }

    fn operand(&mut self, depth: usize) -> String {
        match self.r.below(10) {
            0..4 if depth < 2 => {
                let op = self.op(depth + 1);
                let results = self.ops.iter().find(|o| o.0 == op).map_or(1, |o| o.1.max(1));
                format!("{op}.{}", self.r.below(results))
            }
            4..6 if !self.values.is_empty() => self.values[self.r.below(self.values.len())].clone(),
            6 => {
                let (v, t) = (self.next("v"), self.ty());
                self.values.push(v.clone());
                self.variables.push(format!("let {v}: Value<{t}>;"));
                v
            }
            _ => {
                let v = self.next("v");
                self.values.push(v.clone());
                self.variables.push(format!("let {v}: Value;"));
                v
            }
        }
    }

    fn op(&mut self, depth: usize) -> String {
        let name = if self.r.chance(92) { self.name() } else { "" };
        let mut text = format!("op<{name}>");
        if self.r.chance(80) {
            let n = self.r.below(4);
            let mut list: Vec<String> = (0..n).map(|_| self.operand(depth)).collect();
            if self.r.chance(15) {
                list.push("_: ValueRange".into());
            } else if self.r.chance(15) && !self.ops.is_empty() {
                let (op, range) = (self.ops[self.r.below(self.ops.len())].0.clone(), self.next("r"));
                self.lines.push(format!("let {range}: ValueRange = {op};"));
                list.insert(self.r.below(list.len() + 1), range);
            }
            let _ = write!(text, "({})", list.join(", "));
        }
        if self.r.chance(30) {
            let key = self.r.pick(&["k", "l"]);
            let value = match self.r.below(3) {
                0 if !self.attrs.is_empty() => self.attrs[self.r.below(self.attrs.len())].clone(),
                1 => {
                    let a = self.next("a");
                    self.attrs.push(a.clone());
                    self.variables.push(format!("let {a}: Attr;"));
                    a
                }
                _ => format!("attr<\"{}\">", self.r.pick(&ATTRS)),
            };
            let _ = write!(text, " {{{key} = {value}}}");
        }
        let mut results = 0;
        if self.r.chance(70) {
            results = self.r.below(3).max(usize::from(depth > 0));
            let mut list: Vec<String> = (0..results).map(|_| self.ty()).collect();
            if self.r.chance(10) {
                list.push("_: TypeRange".into());
            }
            let _ = write!(text, " -> ({})", list.join(", "));
        }
        let var = self.next("o");
        self.lines.push(format!("let {var} = {text};"));
        self.ops.push((var.clone(), results));
        var
    }
}

/// One function with `n` operations.
pub(crate) fn ir(r: &mut Random, n: usize) -> String {
    let mut values = vec![("%x".to_string(), "i32"), ("%y".to_string(), "f32")];
    let mut out = String::from(
        "\"func.func\"() <{function_type = (i32, f32) -> (), sym_name = \"f\"}> ({\n^bb0(%x: i32, %y: f32):\n",
    );
    for k in 0..n {
        let args: Vec<_> = (0..r.below(4))
            .map(|_| values[values.len() - 1 - r.below(values.len().min(5))].clone())
            .collect();
        let types: Vec<&str> = (0..[0, 1, 1, 1, 2][r.below(5)]).map(|_| r.pick(&TYPES)).collect();
        let mut attrs = Vec::new();
        for key in ["k", "l"] {
            if r.chance(40) {
                attrs.push(format!("{key} = {}", r.pick(&ATTRS)));
            }
        }
        let attrs = if attrs.is_empty() { String::new() } else { format!(" {{{}}}", attrs.join(", ")) };
        let lhs = match types.len() {
            0 => String::new(),
            1 => format!("%{k} = "),
            m => format!("%{k}:{m} = "),
        };
        let name = r.pick(&["d.a", "d.b", "d.c"]);
        let list =
            |f: fn(&(String, &'static str)) -> String| args.iter().map(f).collect::<Vec<_>>().join(", ");
        let (names, inputs) = (list(|a| a.0.clone()), list(|a| a.1.to_string()));
        let _ = writeln!(out, "  {lhs}\"{name}\"({names}){attrs} : ({inputs}) -> ({})", types.join(", "));
        match types.len() {
            1 => values.push((format!("%{k}"), types[0])),
            m => values.extend((0..m).map(|i| (format!("%{k}#{i}"), types[i]))),
        }
    }
    out.push_str("  \"func.return\"() : () -> ()\n}) : () -> ()\n");
    out
}
