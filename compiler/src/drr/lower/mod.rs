//! Rules to PDL.
//!
//! The source pattern becomes the match section: an operation with a group for each declared operand, nested
//! ones before those that use them, and a native constraint for each condition. The result patterns become
//! the rewrite section, statement by statement. A rule that says what the graph cannot say is reported, and
//! left out.
mod bodies;
mod builders;
mod calls;
mod choices;
mod constants;
mod creations;
mod declared;
mod finders;
mod functions;
mod inputs;
mod location;
mod natives;
mod nested;
mod ranks;
mod result;
mod shown;
mod source;
mod types;

use super::cpp_ops::CppOps;
use super::enums::Enums;
use super::names::{Binding, Ref, SymbolId};
use super::op::{OpShape, Ops};
use super::property::Form;
use super::rule::Rule;
use crate::ods::model::{Count, Model, OpModel};
use crate::ods::resolve::Unknown;
use crate::ods::{RecId, RecordRef};
use crate::pdl::{self, Inference, Known, NodeKind, Pattern, Str, Strings, Ty, Value, Values};
use choices::Choices;
pub(super) use constants::built;
use natives::Natives;
use pdll_source::Span;
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;
use std::borrow::Cow;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;
use std::sync::Arc;

/// What rules become: those of a file, or some of them.
pub(super) struct Lowered {
    /// The patterns, what is known of what they mention, and the code of what they call.
    module: pdl::Module,
    signatures: natives::Signatures,
    /// Operations that are created in the way of a builder of their own, which is not understood: only a
    /// native can tell their result types.
    built: BTreeSet<String>,
    /// Did each rule become one pattern? The names of others depend on those of all rules.
    one_each: bool,
}

/// What things are called.
pub(super) struct Names<'f> {
    /// Gives the names of all rules of the file.
    pub(super) all: Box<dyn Fn() -> FxHashSet<String> + 'f>,
    /// Are values called as rules call them?
    pub(super) named: bool,
}

/// Lowers rules. What cannot be expressed goes to `diags`; such rules are left out.
pub(super) fn lower<'f>(
    rules: impl Iterator<Item = Rule<'f>>,
    names: Names<'f>,
    ops: &'f Ops<'f>,
    enums: &'f Enums<'f>,
    cpp_ops: CppOps<'f>,
    model: &'f Model,
    diags: &mut Diagnostics,
) -> Lowered {
    let by_name = model.ops.iter().map(|o| (o.name.as_str(), o)).collect();
    let mut file = File {
        ops,
        model,
        by_name,
        strings: Strings::default(),
        natives: Natives::new(&model.classes, enums, cpp_ops),
        known: FxHashMap::default(),
        constant_like: None,
        built: BTreeSet::new(),
        constants: FxHashMap::default(),
        wanted: FxHashMap::default(),
        defaults: FxHashMap::default(),
        diags: Diagnostics::new(),
        said: FxHashSet::default(),
        names,
        taken: None,
        last: Pattern::new(None, 0, Span::default()),
        tables: Tables::default(),
    };
    let mut known = Known::default();
    let mut mentioned = FxHashSet::default();
    let mut patterns: Vec<Pattern> = Vec::new();
    let mut one_each = true;
    for rule in rules {
        let before = patterns.len();
        file.patterns_of(&rule, &mut patterns);
        one_each &= patterns.len() == before + 1;
    }
    for pattern in &patterns {
        for node in &pattern.nodes {
            let NodeKind::Operation { name: Some(name), .. } = node.kind else { continue };
            if !mentioned.insert(name) {
                continue;
            }
            let text = file.strings.get(name).to_string();
            if let Some(op) = file.known_op(&text) {
                known.ops.insert(text, (*op).clone());
            }
        }
    }
    diags.append(file.diags);
    let natives::Meanings { constraints, rewrites, signatures, code } = file.natives.into_meanings();
    (known.constraints, known.rewrites) = (constraints, rewrites);
    let module = pdl::Module { strings: file.strings, patterns, known, code, ..pdl::Module::default() };
    Lowered { module, signatures, built: file.built, one_each }
}

impl Lowered {
    /// Those of a whole file, which is located at `span`, as a module.
    pub(super) fn finish(self, span: Span) -> pdl::Module {
        let mut module = self.module;
        for name in &self.built {
            if let Some(op) = module.known.ops.get_mut(name) {
                op.inference = Inference::Unknown(Unknown::Form("a builder in C++ gives them"));
            }
        }
        module.span = span;
        module
    }

    /// The parts of a file, in order, as one; `None` if they are not what the whole becomes: one of them
    /// calls by a name what another part, or another rule of the whole, would call by another one.
    pub(super) fn join(parts: Vec<Lowered>) -> Option<Lowered> {
        let mut parts = parts.into_iter();
        let mut all = parts.next()?;
        let mut modules = Vec::with_capacity(parts.len());
        for part in parts {
            let (known, mut module) = (&mut all.module.known, part.module);
            let more = std::mem::take(&mut module.known);
            let same = united(&mut known.constraints, more.constraints)
                && united(&mut known.rewrites, more.rewrites)
                && united(&mut known.ops, more.ops)
                && all.signatures.iter_mut().zip(part.signatures).all(|(all, more)| united(all, more));
            if !same {
                return None;
            }
            // Code is that of the first rule that calls it.
            for (name, code) in std::mem::take(&mut module.code) {
                all.module.code.entry(name).or_insert(code);
            }
            all.built.extend(part.built);
            all.one_each &= part.one_each;
            modules.push(module);
        }
        all.module.append_patterns(modules);
        all.one_each.then_some(all)
    }
}

/// Adds `more` to `all`; are those of one name equal?
fn united<T: PartialEq>(all: &mut BTreeMap<String, T>, more: BTreeMap<String, T>) -> bool {
    more.into_iter().all(|(name, value)| match all.entry(name) {
        Entry::Vacant(new) => {
            new.insert(value);
            true
        }
        Entry::Occupied(known) => *known.get() == value,
    })
}

/// What the rules of a file share.
struct File<'f> {
    ops: &'f Ops<'f>,
    model: &'f Model,
    by_name: FxHashMap<&'f str, &'f Arc<OpModel>>,
    strings: Strings,
    natives: Natives<'f>,
    /// What is known of operations, as far as it was asked for.
    known: FxHashMap<&'f str, Rc<pdl::KnownOp>>,
    /// The native that takes operations with the trait `ConstantLike`, once something asks for it.
    constant_like: Option<String>,
    /// As in [`Lowered`].
    built: BTreeSet<String>,
    /// The text of constant attributes, by record.
    constants: FxHashMap<RecId, Option<String>>,
    /// What code takes in the place of an argument that only it tells, by the types of all arguments.
    wanted: FxHashMap<(Cow<'f, str>, u32, Vec<Ty>), Ty>,
    /// What attributes are by default, by record and the code that says so; `None`: it is not understood.
    defaults: FxHashMap<(RecId, &'f str), Option<Option<Str>>>,
    diags: Diagnostics,
    /// What was said, and of the rule that begins where.
    said: FxHashSet<(u32, String)>,
    names: Names<'f>,
    /// Those of all rules, and the names that have a number behind them, once there is one.
    taken: Option<FxHashSet<String>>,
    /// The pattern before, whose lists the next one is made in.
    last: Pattern,
    /// The tables of that one, for the next one.
    tables: Tables<'f>,
}

impl<'f> File<'f> {
    /// Adds what a rule becomes: a pattern, or one for each way that its code can take. Those after the first
    /// have a number behind the name of the rule.
    fn patterns_of(&mut self, rule: &Rule<'f>, patterns: &mut Vec<Pattern>) {
        let (before, mut choices) = (patterns.len(), Some(Choices::default()));
        while let Some(ways) = choices {
            let (pattern, taken) = Lower::new(self, rule, ways).rule();
            let Some(mut pattern) = pattern else { return patterns.truncate(before) };
            if patterns.len() > before {
                pattern.name = Some(self.numbered(&rule.name));
            }
            patterns.push(pattern);
            choices = taken.next();
        }
    }

    /// A name with a number behind it that no other pattern has.
    fn numbered(&mut self, name: &str) -> Str {
        let taken = self.taken.get_or_insert_with(&self.names.all);
        let mut number = 2;
        loop {
            let text = format!("{name}_{number}");
            if taken.insert(text.clone()) {
                return self.strings.intern(&text);
            }
            number += 1;
        }
    }

    /// What is known of an operation besides its name.
    fn known_op(&mut self, name: &str) -> Option<Rc<pdl::KnownOp>> {
        let def = *self.by_name.get(name)?;
        let entry = self.known.entry(def.name.as_str());
        Some(entry.or_insert_with(|| Rc::new(crate::hir::known_op(def, self.model))).clone())
    }
}

/// What a name stands for in the pattern.
#[derive(Clone, Debug, Default)]
enum Bound {
    #[default]
    Nothing,
    /// A value, a range of values, or an attribute.
    One(Value),
    /// An operation, and the types of its result groups, as far as they have names.
    Op(Value, Values),
    /// What code gives.
    Many(Values),
}

/// What is known of the names and the values of a rule.
#[derive(Default)]
struct Tables<'r> {
    /// By name: what it stands for.
    bound: Vec<Bound>,
    /// By name: the type of what it stands for, where something asks for it.
    types: Vec<Option<Value>>,
    /// By name: does something ask for its type?
    typed: Vec<bool>,
    /// Groups of results of operations that have been mentioned.
    results: FxHashMap<(Value, u32), Value>,
    /// The C++ classes of attributes, where more is known than that.
    classes: FxHashMap<Value, &'r str>,
    /// Properties: how they are held.
    forms: FxHashMap<Value, Form>,
}

impl Tables<'_> {
    /// Nothing is known of this rule; room that was taken for another one is kept.
    fn begin(&mut self, rule: &Rule<'_>) {
        let Self { bound, types, typed, results, classes, forms } = self;
        let count = rule.symbols.len();
        bound.clear();
        bound.resize(count, Bound::Nothing);
        types.clear();
        types.resize(count, None);
        typed.clear();
        typed.resize(count, false);
        types::asked_for(rule, typed);
        results.clear();
        classes.clear();
        forms.clear();
    }
}

struct Lower<'l, 'r> {
    file: &'l mut File<'r>,
    rule: &'l Rule<'r>,
    p: Pattern,
    in_rewrite: bool,
    tables: Tables<'r>,
    /// The operations that are matched, as they are found: the root is the last one.
    matched: Values,
    /// Constraints on arguments of the operation that is being matched which ask for it.
    waiting: Vec<(RecordRef<'r>, Value)>,
    /// The root, and the types of its result groups.
    root: Option<(Value, Values)>,
    failed: bool,
    /// The ways that code takes in this pattern.
    choices: Choices,
}

impl<'l, 'r> Lower<'l, 'r> {
    fn new(file: &'l mut File<'r>, rule: &'l Rule<'r>, choices: Choices) -> Self {
        file.natives.origin.span = rule.span;
        let name = Some(file.strings.intern(&rule.name));
        let mut p = std::mem::replace(&mut file.last, Pattern::new(None, 0, rule.span));
        p.clear(name, rule.span);
        p.benefit = rule.benefit;
        let mut tables = std::mem::take(&mut file.tables);
        tables.begin(rule);
        Self {
            file,
            rule,
            p,
            in_rewrite: false,
            tables,
            waiting: Vec::new(),
            matched: Values::new(),
            root: None,
            failed: false,
            choices,
        }
    }

    fn rule(mut self) -> (Option<Pattern>, Choices) {
        let done = self.both_sides().is_some() && !self.failed;
        let pattern = done.then(|| self.p.take());
        (self.file.last, self.file.tables) = (self.p, self.tables);
        (pattern, self.choices)
    }

    fn both_sides(&mut self) -> Option<()> {
        let rule = self.rule;
        let (root, types) = self.source_op(&rule.source)?;
        self.root = Some((root, types));
        for check in &rule.checks {
            self.check(check, root);
        }
        self.located_at(root);
        self.in_rewrite = true;
        self.p.rewrite.root = Some(root);
        self.rewrite(root);
        Some(())
    }

    fn shape(&self, op: super::op::OpId) -> &'r OpShape<'r> {
        self.file.ops.get(op)
    }

    fn push(&mut self, kind: NodeKind, ty: Ty) -> Value {
        let id = self.p.push(self.in_rewrite, kind, &[ty], self.rule.span);
        self.p.node(id).value()
    }

    /// Reports that the graph cannot say something.
    fn unsupported(&mut self, what: impl std::fmt::Display) {
        self.report(what, None);
    }

    /// The same, with what to do instead.
    fn unsupported_but(&mut self, what: impl std::fmt::Display, help: &str) {
        self.report(what, Some(help));
    }

    fn report(&mut self, what: impl std::fmt::Display, help: Option<&str>) {
        self.failed = true;
        // A loop makes many rules of one text.
        let what = what.to_string();
        if !self.file.said.insert((self.rule.span.lo, what.clone())) {
            return;
        }
        let message = format!("rule `{}` cannot be used here: {what}", self.rule.name);
        let complaint = Diagnostic::error(self.rule.span, message);
        self.file.diags.push(match help {
            Some(help) => complaint.help(help),
            None => complaint,
        });
    }

    /// What a mention of a name stands for: one value, attribute or operation, or several in a row. `None` if
    /// that was reported.
    fn mention(&mut self, r: Ref) -> Values {
        let binding = self.rule.symbols.get(r.symbol).binding;
        match (binding, &self.tables.bound[r.symbol.index()]) {
            (_, Bound::One(v)) => smallvec![*v],
            (Binding::Matched(op) | Binding::Created(op), &Bound::Op(value, _)) => {
                let groups = match (r.index, self.shape(op).results.len()) {
                    (None, 0) => return smallvec![value],
                    (None, n) => 0..n as u32,
                    (Some(i), _) => i..i + 1,
                };
                groups.map(|i| self.result(value, self.shape(op), i)).collect()
            }
            (_, Bound::Many(list)) => match r.index {
                Some(i) => list.get(i as usize).copied().into_iter().collect(),
                None => list.clone(),
            },
            _ => Values::new(),
        }
    }

    /// A group of results of an operation.
    fn result(&mut self, op: Value, shape: &OpShape<'_>, group: u32) -> Value {
        if let Some(&known) = self.tables.results.get(&(op, group)) {
            return known;
        }
        let single = shape.results[group as usize].count == Count::One;
        // Behind single ones only, a single one goes by its number.
        let value = if shape.results[..=group as usize].iter().all(|r| r.count == Count::One) {
            self.push(NodeKind::Result { op, index: group }, Ty::Value)
        } else {
            let ty = if single { Ty::Value } else { Ty::ValueRange };
            let index = (shape.results.len() > 1).then_some(group);
            self.push(NodeKind::Results { op, index }, ty)
        };
        self.tables.results.insert((op, group), value);
        value
    }

    fn bind(&mut self, symbol: Option<SymbolId>, bound: Bound) {
        if let Some(s) = symbol {
            if let (true, Bound::One(v) | Bound::Op(v, _)) = (self.file.names.named, &bound) {
                self.named(s, *v);
            }
            self.tables.bound[s.index()] = bound;
        }
    }

    /// Notes what the rule calls a value.
    fn named(&mut self, symbol: SymbolId, value: Value) {
        let name = self.file.strings.intern(self.rule.symbols.get(symbol).name);
        self.p.names.push((value, name));
    }
}
