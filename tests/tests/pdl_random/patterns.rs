//! Random patterns in the `pdl` dialect, and IR in which they may match.
//!
//! Patterns create only operations `r.*`, which no pattern matches, and each has its own benefit, so that
//! what a run gives is the same wherever MLIR's order is defined.

use pdll_tests::Random;
use std::fmt::Write;

const NAMES: [&str; 5] = ["t.a", "t.b", "t.c", "test.op", "test.success_op"];
const ATTRS: [&str; 4] = ["1 : i32", "2 : i32", "\"s\"", "f32"];
const TYPES: [&str; 3] = ["i32", "i64", "f32"];

/// What patterns are made of.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Natives {
    /// With the functions of the pass.
    With,
    /// Without: the definition that is compared with knows none, and matches start from a root that is said.
    Without,
}

#[derive(Clone)]
struct Op {
    value: String,
    /// A type or a range of types for each group of results.
    results: Vec<String>,
}

struct Pattern<'r> {
    r: &'r mut Random,
    text: String,
    next: u32,
    /// By kind: values that operands can be, with those of one pattern.
    values: Vec<String>,
    ranges: Vec<String>,
    attrs: Vec<String>,
    types: Vec<String>,
    type_ranges: Vec<String>,
    ops: Vec<Op>,
}

impl Pattern<'_> {
    fn define(&mut self, prefix: &str, text: &str) -> String {
        self.next += 1;
        let name = format!("%{prefix}{}", self.next);
        let _ = writeln!(self.text, "    {name} = {text}");
        name
    }

    fn ty(&mut self) -> String {
        if !self.types.is_empty() && self.r.chance(50) {
            return self.r.pick(&self.types);
        }
        let constant = self.r.chance(30).then(|| self.r.pick(&TYPES));
        let text = constant.map_or("pdl.type".to_string(), |ty| format!("pdl.type : {ty}"));
        let ty = self.define("t", &text);
        self.types.push(ty.clone());
        ty
    }

    fn value(&mut self) -> String {
        if !self.values.is_empty() && self.r.chance(35) {
            return self.r.pick(&self.values);
        }
        let text =
            if self.r.chance(30) { format!("pdl.operand : {}", self.ty()) } else { "pdl.operand".into() };
        let value = self.define("v", &text);
        self.values.push(value.clone());
        value
    }

    fn range(&mut self) -> String {
        if !self.ranges.is_empty() && self.r.chance(20) {
            return self.r.pick(&self.ranges);
        }
        let range = self.define("vs", "pdl.operands");
        self.ranges.push(range.clone());
        range
    }

    /// The operands of an operation, with their types.
    fn operands(&mut self, depth: u32) -> Vec<(String, &'static str)> {
        let one = "!pdl.value";
        let many = "!pdl.range<value>";
        match self.r.below(10) {
            0 | 1 => vec![(self.range(), many)],
            2 => {
                let first = self.value();
                vec![(first, one), (self.range(), many)]
            }
            3 if depth < 2 => {
                let inner = self.op(depth + 1, true);
                let all = self.define("rs", &format!("pdl.results of {}", inner.value));
                vec![(all, many)]
            }
            4 | 5 if depth < 2 => {
                let inner = self.op(depth + 1, true);
                let result = self.define("r", &format!("pdl.result 0 of {}", inner.value));
                let mut operands = vec![(result, one)];
                if self.r.chance(40) {
                    operands.push((self.value(), one));
                }
                operands
            }
            _ => (0..self.r.below(3)).map(|_| (self.value(), one)).collect(),
        }
    }

    /// An operation that is matched, and perhaps has results for sure.
    fn op(&mut self, depth: u32, results: bool) -> Op {
        let operands = self.operands(depth);
        let mut attrs = Vec::new();
        // What has any name has an attribute that nothing created has.
        let named = self.r.chance(85);
        for (name, percent) in [("a", 30), ("b", 15)] {
            if self.r.chance(percent) || name == "a" && !named {
                let attr = match self.r.below(4) {
                    0 if !self.attrs.is_empty() => self.r.pick(&self.attrs),
                    1 => {
                        let attr = self.r.pick(&ATTRS);
                        self.define("a", &format!("pdl.attribute = {attr}"))
                    }
                    2 if self.r.chance(30) => {
                        let constant = self.r.pick(&TYPES);
                        let ty = self.define("t", &format!("pdl.type : {constant}"));
                        self.define("a", &format!("pdl.attribute : {ty}"))
                    }
                    _ => self.define("a", "pdl.attribute"),
                };
                self.attrs.push(attr.clone());
                attrs.push(format!("\"{name}\" = {attr}"));
            }
        }
        let types: Vec<(String, &str)> = match self.r.below(6) {
            0 => {
                let constant = self.r.chance(20).then(|| format!("pdl.types : [{}]", self.r.pick(&TYPES)));
                let types = self.define("ts", &constant.unwrap_or_else(|| "pdl.types".into()));
                self.type_ranges.push(types.clone());
                vec![(types, "!pdl.range<type>")]
            }
            1 if !results => Vec::new(),
            2 => vec![(self.ty(), "!pdl.type"), (self.ty(), "!pdl.type")],
            _ => vec![(self.ty(), "!pdl.type")],
        };
        let mut text = "pdl.operation".to_string();
        if named {
            let _ = write!(text, " \"{}\"", self.r.pick(&NAMES));
        }
        text += &typed(&operands);
        if !attrs.is_empty() {
            let _ = write!(text, " {{{}}}", attrs.join(", "));
        }
        if !types.is_empty() {
            text += " -> ";
            text += typed(&types).trim_start();
        }
        let value = self.define("o", &text);
        let op = Op { value, results: types.into_iter().map(|t| t.0).collect() };
        self.ops.push(op.clone());
        op
    }

    /// Constraints, of which some give something.
    fn constraints(&mut self) {
        let op = self.r.pick(&self.ops).value;
        match self.r.below(6) {
            0 => {
                let negated = if self.r.chance(50) { " {isNegated = true}" } else { "" };
                let call = format!("single_entity_constraint\"({op} : !pdl.operation){negated}");
                let _ = writeln!(self.text, "    pdl.apply_native_constraint \"{call}");
            }
            1 => {
                let other = self.r.pick(&self.ops).value;
                let call =
                    format!("multi_entity_constraint\"({op}, {other} : !pdl.operation, !pdl.operation)");
                let _ = writeln!(self.text, "    pdl.apply_native_constraint \"{call}");
            }
            2 | 3 => {
                let call = format!("op_constr_return_attr\"({op} : !pdl.operation) : !pdl.attribute");
                let attr = self.define("ca", &format!("pdl.apply_native_constraint \"{call}"));
                self.attrs.push(attr);
            }
            4 => {
                let call = format!("op_constr_return_type\"({op} : !pdl.operation) : !pdl.type");
                let ty = self.define("ct", &format!("pdl.apply_native_constraint \"{call}"));
                self.types.push(ty);
            }
            _ if !self.ranges.is_empty() && !self.type_ranges.is_empty() => {
                let (values, types) = (self.r.pick(&self.ranges), self.r.pick(&self.type_ranges));
                let call = format!(
                    "multi_entity_var_constraint\"({values}, {types} : !pdl.range<value>, !pdl.range<type>)"
                );
                let _ = writeln!(self.text, "    pdl.apply_native_constraint \"{call}");
            }
            _ => {}
        }
    }

    /// An operation of which there is another root, which uses what the first uses.
    fn other_root(&mut self) {
        let Some(shared) = self.values.first().cloned() else { return };
        let mut operands = vec![(shared, "!pdl.value")];
        if self.r.chance(40) {
            operands.push((self.value(), "!pdl.value"));
        }
        if self.r.chance(50) {
            operands.reverse();
        }
        let text = format!("pdl.operation \"t.user\"{}", typed(&operands));
        let value = self.define("o", &text);
        self.ops.push(Op { value, results: Vec::new() });
    }

    /// What takes the place of the root.
    fn rewrite(&mut self, number: usize, root: &Op, natives: Natives, said: bool) {
        let _ = writeln!(
            self.text,
            "    pdl.rewrite{} {{",
            if said { format!(" {}", root.value) } else { String::new() }
        );
        let mut operands: Vec<(String, &str)> = Vec::new();
        for _ in 0..self.r.below(3) {
            if !self.values.is_empty() {
                operands.push((self.r.pick(&self.values), "!pdl.value"));
            }
        }
        if !self.ranges.is_empty() && self.r.chance(40) {
            operands.push((self.r.pick(&self.ranges), "!pdl.range<value>"));
        }
        if !operands.is_empty() && self.r.chance(20) {
            let parts: Vec<&str> = operands.iter().map(|o| o.0.as_str()).collect();
            let types: Vec<&str> = operands.iter().map(|o| o.1).collect();
            let range = self.define("all", &format!("pdl.range {} : {}", parts.join(", "), types.join(", ")));
            operands = vec![(range, "!pdl.range<value>")];
        }
        let mut attrs = Vec::new();
        if !self.attrs.is_empty() && self.r.chance(60) {
            attrs.push(format!("\"k\" = {}", self.r.pick(&self.attrs)));
        }
        if natives == Natives::With && self.r.chance(20) {
            let attr = self.define("na", "pdl.apply_native_rewrite \"str_creator\" : !pdl.attribute");
            attrs.push(format!("\"n\" = {attr}"));
        }
        let attrs = if attrs.is_empty() { String::new() } else { format!(" {{{}}}", attrs.join(", ")) };
        let types: Vec<(String, &str)> = root
            .results
            .iter()
            .map(|t| (t.clone(), if t.starts_with("%ts") { "!pdl.range<type>" } else { "!pdl.type" }))
            .collect();
        let arrow = if types.is_empty() { String::new() } else { format!(" -> {}", typed(&types)) };
        let new =
            self.define("n", &format!("pdl.operation \"r.n{number}\"{}{attrs}{arrow}", typed(&operands)));
        if natives == Natives::With && self.r.chance(15) {
            let _ = self.define(
                "c",
                &format!(
                    "pdl.apply_native_rewrite \"creator\"({} : !pdl.operation) : !pdl.operation",
                    root.value
                ),
            );
        }
        let _ = match types.is_empty() {
            true => writeln!(self.text, "    pdl.erase {}", root.value),
            false => writeln!(self.text, "    pdl.replace {} with {new}", root.value),
        };
        self.text.push_str("    }\n");
    }
}

fn typed(list: &[(String, &str)]) -> String {
    if list.is_empty() {
        return String::new();
    }
    let values: Vec<&str> = list.iter().map(|v| v.0.as_str()).collect();
    let types: Vec<&str> = list.iter().map(|v| v.1).collect();
    format!("({} : {})", values.join(", "), types.join(", "))
}

/// So many patterns.
pub(crate) fn patterns(r: &mut Random, count: usize, natives: Natives) -> String {
    let mut all = String::new();
    for number in 0..count {
        let mut p = Pattern {
            r: &mut *r,
            text: String::new(),
            next: 0,
            values: Vec::new(),
            ranges: Vec::new(),
            attrs: Vec::new(),
            types: Vec::new(),
            type_ranges: Vec::new(),
            ops: Vec::new(),
        };
        let root = p.op(0, false);
        let said = natives == Natives::Without || p.r.chance(70);
        for _ in 0..2 {
            if p.r.chance(30) {
                p.other_root();
            }
        }
        if natives == Natives::With && p.r.chance(40) {
            p.constraints();
        }
        p.rewrite(number, &root, natives, said);
        let text = p.text;
        let _ = writeln!(all, "  pdl.pattern @P{number} : benefit({}) {{\n{text}  }}", number + 1);
    }
    all
}

/// So many operations, most of which patterns could match.
pub(crate) fn ir(r: &mut Random, count: usize) -> String {
    let mut out = String::from("  %0:2 = \"s.values\"() : () -> (i32, f32)\n");
    let mut values: Vec<(String, &str)> = vec![("%0#0".into(), "i32"), ("%0#1".into(), "f32")];
    for number in 1..=count {
        let name = if r.chance(20) { "t.user" } else { r.pick(&NAMES) };
        let recent = values.len().saturating_sub(5);
        let operands: Vec<(String, &str)> =
            (0..r.below(3)).map(|_| values[recent + r.below(values.len() - recent)].clone()).collect();
        let mut attrs = Vec::new();
        for (key, percent) in [("a", 60), ("b", 30)] {
            if r.chance(percent) {
                attrs.push(format!("{key} = {}", r.pick(&ATTRS)));
            }
        }
        let results = if name == "t.user" { 0 } else { [0, 1, 1, 1, 2][r.below(5)] };
        let types: Vec<&str> = (0..results).map(|_| r.pick(&TYPES)).collect();
        let head = match results {
            0 => String::new(),
            _ => format!("%{number}:{results} = "),
        };
        let list = |of: &[&str]| of.join(", ");
        let uses: Vec<&str> = operands.iter().map(|o| o.0.as_str()).collect();
        let from: Vec<&str> = operands.iter().map(|o| o.1).collect();
        let attrs = if attrs.is_empty() { String::new() } else { format!(" {{{}}}", attrs.join(", ")) };
        let _ = writeln!(
            out,
            "  {head}\"{name}\"({}){attrs} : ({}) -> ({})",
            list(&uses),
            list(&from),
            list(&types)
        );
        values.extend(types.iter().enumerate().map(|(i, &ty)| (format!("%{number}#{i}"), ty)));
    }
    out
}
