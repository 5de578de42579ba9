//! The smallest IR that a pattern matches, where every value, type and attribute that it leaves open is one
//! that no pattern names and that nothing else equals.
//!
//! A pattern that only asks for what is there (names, counts, constants, equalities) and matches such an
//! instance of another one matches wherever that other one does: the instance maps onto every match
//! (containment of conjunctive queries: Chandra and Merlin, 1977). Lists of open length are taken twice, as
//! short as can be and longer than any number that a pattern mentions.

use pdll_compiler::pdl::{Module, NodeKind, Pattern, Ty, Value};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Write;

/// Which of several instances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Variant {
    /// Lists of open length are long.
    pub(super) long: bool,
    /// Results are used by operations that no pattern names.
    pub(super) used: bool,
    /// Attributes that may be absent are there.
    pub(super) optional: bool,
    /// Which fact is not as the pattern wants it, by number; `None`: all are.
    pub(super) miss: Option<usize>,
}

/// IR that was made for a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Instance {
    /// The text of a function.
    pub(super) text: String,
    /// The line of the root.
    pub(super) root: u32,
    /// How many facts there are that can be made other than they are wanted.
    pub(super) facts: usize,
    /// What is other than it is wanted, in words.
    pub(super) missed: String,
}

/// What no pattern of a module mentions.
#[derive(Debug)]
pub(super) struct Fresh {
    types: Vec<String>,
    /// All names and constants of the patterns.
    mentioned: String,
    /// Texts that were looked for there, and whether they are there: few are asked for, but often.
    asked: RefCell<HashMap<String, bool>>,
    /// More than any length or number that patterns mention.
    long: usize,
}

impl Fresh {
    pub(super) fn new(module: &Module) -> Self {
        let all: Vec<&str> = module.strings.iter().collect();
        let widths = [32, 64, 16, 8, 1].into_iter().chain(2..4096);
        let types = widths.map(|n| format!("i{n}")).filter(|t| !all.iter().any(|s| s.contains(t.as_str())));
        let long = module.patterns.iter().flat_map(|p| &p.nodes).map(|n| match &n.kind {
            NodeKind::Operation { operands, types, .. } => operands.len().max(types.len()),
            NodeKind::Result { index, .. } => *index as usize + 1,
            NodeKind::Results { index, .. } => index.map_or(0, |i| i as usize + 1),
            NodeKind::Types { constants: Some(list) } => list.len(),
            NodeKind::Range { parts } => parts.len(),
            _ => 0,
        });
        Self {
            long: long.max().unwrap_or(0) + 1,
            types: types.take(512).collect(),
            mentioned: all.join("\n"),
            asked: RefCell::default(),
        }
    }

    /// Whether a pattern mentions this.
    fn mentions(&self, text: &str) -> bool {
        let mut asked = self.asked.borrow_mut();
        if let Some(&known) = asked.get(text) {
            return known;
        }
        let found = self.mentioned.contains(text);
        asked.insert(text.into(), found);
        found
    }

    /// A name that begins with `stem`.
    fn name(&self, stem: &str) -> String {
        let mut name = stem.to_string();
        while self.mentions(&name) {
            name.push('_');
        }
        name
    }
}

/// A value in the text, and its type.
type Named = (String, String);

struct Freezer<'p> {
    module: &'p Module,
    pattern: &'p Pattern,
    fresh: &'p Fresh,
    variant: Variant,
    values: HashMap<Value, Vec<Named>>,
    types: HashMap<Value, Vec<String>>,
    attrs: HashMap<Value, Option<String>>,
    arguments: Vec<Named>,
    lines: Vec<String>,
    root: u32,
    made: usize,
    types_made: usize,
    facts: usize,
    missed: String,
}

/// The instance of a pattern; `None` if there is none that can be told: a root that the matcher chooses, a
/// value that only a native function knows, an attribute of a type that has no obvious ones.
pub(super) fn instance(
    module: &Module,
    pattern: &Pattern,
    fresh: &Fresh,
    variant: Variant,
) -> Option<Instance> {
    let mut f = Freezer {
        module,
        pattern,
        fresh,
        variant,
        values: HashMap::new(),
        types: HashMap::new(),
        attrs: HashMap::new(),
        arguments: Vec::new(),
        lines: Vec::new(),
        root: 0,
        made: 0,
        types_made: 0,
        facts: 0,
        missed: String::new(),
    };
    for &n in &pattern.body {
        f.node(&pattern.node(n).kind, pattern.node(n).values().next())?;
    }
    let root = pattern.rewrite.root?;
    f.values.get(&root)?;
    let arguments: Vec<String> = f.arguments.iter().map(|(n, t)| format!("{n}: {t}")).collect();
    let mut text = format!("func.func @witness({}) {{\n", arguments.join(", "));
    for line in &f.lines {
        let _ = writeln!(text, "  {line}");
    }
    text.push_str("  return\n}\n");
    Some(Instance { text, root: f.root + 1, facts: f.facts, missed: f.missed })
}

impl Freezer<'_> {
    fn node(&mut self, kind: &NodeKind, value: Option<Value>) -> Option<()> {
        match (kind, value) {
            (NodeKind::Type { constant }, Some(v)) => {
                let ty = match constant {
                    Some(text) => self.constant_type(self.module.strings.get(*text)),
                    None => self.fresh_type()?,
                };
                self.types.insert(v, vec![ty]);
            }
            (NodeKind::Types { constants }, Some(v)) => {
                let list = match constants {
                    Some(list) => list.iter().map(|&s| self.module.strings.get(s).to_string()).collect(),
                    None => (0..self.length(v)).map(|_| self.fresh_type()).collect::<Option<Vec<_>>>()?,
                };
                self.types.insert(v, list);
            }
            (NodeKind::Operand { ty }, Some(v)) => {
                let ty = match ty {
                    Some(ty) => self.types.get(ty)?.first()?.clone(),
                    None => self.fresh_type()?,
                };
                let argument = self.argument(ty);
                self.values.insert(v, vec![argument]);
            }
            (NodeKind::Operands { ty }, Some(v)) => {
                let types = match ty {
                    Some(ty) => self.types.get(ty)?.clone(),
                    None => (0..self.length(v)).map(|_| self.fresh_type()).collect::<Option<Vec<_>>>()?,
                };
                let list = types.into_iter().map(|ty| self.argument(ty)).collect();
                self.values.insert(v, list);
            }
            (NodeKind::Attribute { ty, constant }, Some(v)) => {
                let text = match (constant, ty) {
                    (Some(text), _) => {
                        let text = self.module.strings.get(*text).to_string();
                        match self.misses(|| format!("the attribute is not {text}")) {
                            true => self.other_attr(&text),
                            false => text,
                        }
                    }
                    (None, None) => self.fresh_attr(),
                    (None, Some(ty)) => self.typed_attr(&self.types.get(ty)?.first()?.clone())?,
                };
                self.attrs.insert(v, Some(text));
            }
            (NodeKind::OptionalAttribute { .. }, Some(v)) => {
                let attr = self.variant.optional.then(|| self.fresh_attr());
                self.attrs.insert(v, attr);
            }
            (NodeKind::Operation { name, operands, attributes, types }, Some(v)) => {
                let name = name.map(|n| self.module.strings.get(n).to_string());
                self.operation(v, name, operands, attributes, types)?;
            }
            (NodeKind::Result { op, index }, Some(v)) => self.results(v, *op, *index as usize, Some(1))?,
            (NodeKind::AnyResult { op }, Some(v)) => self.results(v, *op, 0, Some(1))?,
            (NodeKind::Results { op, index }, Some(v)) => {
                let most = (self.pattern.ty(v) != Ty::ValueRange).then_some(1);
                self.results(v, *op, index.unwrap_or(0) as usize, most)?;
            }
            (NodeKind::Range { parts }, Some(v)) => {
                let parts: Option<Vec<_>> = parts.iter().map(|p| self.values.get(p).cloned()).collect();
                self.values.insert(v, parts?.concat());
            }
            (NodeKind::Either { .. } | NodeKind::ApplyConstraint { .. }, None) => {}
            _ => return None,
        }
        Some(())
    }

    fn results(&mut self, v: Value, op: Value, from: usize, most: Option<usize>) -> Option<()> {
        let all = self.values.get(&op)?;
        let list = all.get(from..)?;
        let list = list[..most.unwrap_or(list.len()).min(list.len())].to_vec();
        if most.is_some() && list.is_empty() {
            return None;
        }
        let list = match self.misses(|| "an operand is an argument, not a result".into()) {
            true => list.into_iter().map(|(_, ty)| self.argument(ty)).collect(),
            false => list,
        };
        self.values.insert(v, list);
        Some(())
    }

    fn operation(
        &mut self,
        v: Value,
        name: Option<String>,
        operands: &[Value],
        attributes: &[(pdll_compiler::pdl::Str, Value)],
        types: &[Value],
    ) -> Option<()> {
        let is_root = self.pattern.rewrite.root == Some(v);
        let name = match name {
            Some(name) if !is_root && self.misses(|| format!("an operation is not `{name}`")) => {
                self.fresh.name("test.other")
            }
            Some(name) => name,
            None => self.fresh.name("test.any"),
        };
        let operands: Option<Vec<_>> = operands.iter().map(|o| self.values.get(o).cloned()).collect();
        let operands = operands?.concat();
        let mut attrs = Vec::new();
        for (key, value) in attributes {
            let key = self.module.strings.get(*key).to_string();
            if let Some(text) = self.attrs.get(value)?.clone()
                && !self.misses(|| format!("there is no attribute `{key}`"))
            {
                attrs.push(format!("{key} = {text}"));
            }
        }
        let results: Option<Vec<_>> = types.iter().map(|t| self.types.get(t).cloned()).collect();
        let results = results?.concat();
        let id = self.made;
        self.made += 1;
        let named: Vec<Named> = match &results[..] {
            [one] => vec![(format!("%{id}"), one.clone())],
            many => many.iter().enumerate().map(|(i, t)| (format!("%{id}#{i}"), t.clone())).collect(),
        };
        let left = match results.len() {
            0 => String::new(),
            1 => format!("%{id} = "),
            n => format!("%{id}:{n} = "),
        };
        let attrs = if attrs.is_empty() { String::new() } else { format!(" {{{}}}", attrs.join(", ")) };
        let (names, inputs) = names_and_types(&operands);
        let results = results.join(", ");
        self.lines.push(format!("{left}\"{name}\"({names}){attrs} : ({inputs}) -> ({results})"));
        if is_root {
            self.root = self.lines.len() as u32;
        }
        if self.variant.used && !named.is_empty() {
            let (names, inputs) = names_and_types(&named);
            self.lines.push(format!("\"{}\"({names}) : ({inputs}) -> ()", self.fresh.name("test.use")));
        }
        self.values.insert(v, named);
        Some(())
    }

    /// Whether the next fact is the one that is to be other than it is wanted.
    fn misses(&mut self, what: impl FnOnce() -> String) -> bool {
        let this = self.variant.miss == Some(self.facts);
        self.facts += 1;
        if this {
            self.missed = what();
        }
        this
    }

    fn argument(&mut self, ty: String) -> Named {
        let argument = (format!("%a{}", self.arguments.len()), ty);
        self.arguments.push(argument.clone());
        argument
    }

    fn fresh_type(&mut self) -> Option<String> {
        self.types_made += 1;
        self.fresh.types.get(self.types_made - 1).cloned()
    }

    fn constant_type(&mut self, text: &str) -> String {
        match self.misses(|| format!("a type is not {text}")) {
            true => self.fresh_type().unwrap_or_else(|| text.into()),
            false => text.into(),
        }
    }

    fn fresh_attr(&mut self) -> String {
        self.made_attr();
        format!("\"{}\"", self.fresh.name(&format!("attribute {}", self.types_made)))
    }

    fn made_attr(&mut self) {
        self.types_made += 1;
    }

    /// An attribute of this type that no pattern names.
    fn typed_attr(&mut self, ty: &str) -> Option<String> {
        self.made_attr();
        let number = 40 + self.types_made;
        let text = match ty.as_bytes() {
            // Narrow ones have few values.
            [b'i', width @ ..] if std::str::from_utf8(width).is_ok_and(|w| w.parse::<u32>().is_ok()) => {
                let width: u32 = ty[1..].parse().ok()?;
                (width > 8).then(|| format!("{number} : {ty}"))?
            }
            b"index" => format!("{number} : {ty}"),
            [b'f', ..] | b"bf16" => format!("{number}.5 : {ty}"),
            _ => return None,
        };
        (!self.fresh.mentions(&text)).then_some(text)
    }

    /// An attribute that is like a constant but another one.
    fn other_attr(&mut self, text: &str) -> String {
        let of_type = text.rsplit_once(" : ").and_then(|(_, ty)| self.typed_attr(ty));
        of_type.unwrap_or_else(|| self.fresh_attr())
    }

    /// How long a list of open length is: with it, its operation has as many results as are spoken of.
    fn length(&self, list: Value) -> usize {
        if self.variant.long {
            return self.fresh.long + list.index();
        }
        let needed = |op: Value, fixed: usize| {
            let indices = self.pattern.body.iter().map(|&n| match self.pattern.node(n).kind {
                NodeKind::Result { op: of, index } if of == op => index as usize + 1,
                NodeKind::AnyResult { op: of } if of == op => 1,
                NodeKind::Results { op: of, index } if of == op => {
                    let one = self.pattern.ty(self.pattern.node(n).value()) != Ty::ValueRange;
                    index.unwrap_or(0) as usize + usize::from(one)
                }
                _ => 0,
            });
            indices.max().unwrap_or(0).saturating_sub(fixed)
        };
        let of_op = self.pattern.body.iter().map(|&n| match &self.pattern.node(n).kind {
            NodeKind::Operation { types, .. } if types.contains(&list) => {
                needed(self.pattern.node(n).value(), types.len() - 1)
            }
            _ => 0,
        });
        of_op.max().unwrap_or(0)
    }
}

fn names_and_types(values: &[Named]) -> (String, String) {
    let names: Vec<&str> = values.iter().map(|v| v.0.as_str()).collect();
    let types: Vec<&str> = values.iter().map(|v| v.1.as_str()).collect();
    (names.join(", "), types.join(", "))
}
