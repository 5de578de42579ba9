//! Records to rules: the dags of a `Pattern` are checked against what ODS says of the operations in them, and
//! their names are looked up.
//!
//! Everything that is wrong is reported, in all rules, and a rule with errors is left out. A dag has no place
//! of its own in TableGen's records, so a diagnostic stands at the rule, with the name in question as a label
//! where it can be found in the rule's text.

mod checks;
mod mentions;
mod result;
mod shape;
mod source;

use super::classes::{Classes, Directive, Operator};
use super::names::{Binding, Ref, SymbolId, Symbols, split};
use super::op::{OpId, OpShape, Ops};
use super::rule::{Made, Rule};
use crate::limits::RULE_DEPTH;
use crate::ods::{DagRef, FieldKey, Positions, RecordRef, TdFile, Value};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{SourceMap, Span};
use rustc_hash::FxHashSet;

/// The record of a rule.
pub(super) struct Record<'r> {
    record: RecordRef<'r>,
    /// Of one without a name: how many such ones come before.
    anonymous: usize,
}

impl Record<'_> {
    /// What the rule is called.
    pub(super) fn name(&self) -> String {
        match self.record.is_anonymous() {
            true => format!("GeneratedConvert{}", self.anonymous),
            false => self.record.name().to_string(),
        }
    }
}

/// The records of all rules of a file, in the order in which MLIR numbers them.
pub(super) fn records(td: &TdFile) -> Vec<Record<'_>> {
    let mut anonymous = 0;
    let numbered = td.rules().map(|record| {
        let before = anonymous;
        anonymous += usize::from(record.is_anonymous());
        Record { record, anonymous: before }
    });
    numbered.collect()
}

/// Reads rules of a file, each when it is asked for. What is wrong goes to `diags`.
pub(super) fn rules<'a, 'r>(
    records: &'a [Record<'r>],
    td: &'r TdFile,
    sources: &'a SourceMap,
    ops: &'a Ops<'r>,
    diags: &'a mut Diagnostics,
) -> impl Iterator<Item = Rule<'r>> + use<'a, 'r> {
    let (positions, classes, mut said) =
        (td.positions(sources), Classes::of(td.records()), FxHashSet::default());
    records.iter().filter_map(move |record| {
        let mut reader = Reader {
            ops,
            diags,
            said: &mut said,
            classes: &classes,
            positions: &positions,
            record: record.record,
            span: positions.span(record.record),
            symbols: Symbols::new(),
            depth: 0,
            failed: false,
            complete: true,
            supplemental: false,
        };
        reader.rule(record.name())
    })
}

struct Reader<'a, 'r> {
    ops: &'a Ops<'r>,
    diags: &'a mut Diagnostics,
    /// What was said, and of the rule that begins where.
    said: &'a mut FxHashSet<(u32, String)>,
    classes: &'a Classes,
    positions: &'a Positions<'a>,
    /// The rule.
    record: RecordRef<'r>,
    span: Span,
    symbols: Symbols<'r>,
    /// How deep in a dag.
    depth: u32,
    /// Has something been reported of this rule?
    failed: bool,
    /// Are all names of the source pattern bound? If not, whoever has that to mend is not told of names that
    /// seem to be missing.
    complete: bool,
    /// Are these supplemental patterns? Their `variadic` takes what result patterns bind, too.
    supplemental: bool,
}

/// A def as it may be shown in a message: one without a name by its class.
pub(super) fn def_shown(def: RecordRef<'_>) -> String {
    match def.superclasses().last().filter(|_| def.is_anonymous()) {
        Some(class) => format!("{}<...>", class.name()),
        None => def.name().to_string(),
    }
}

/// The name of a def that has one.
fn name_of(def: RecordRef<'_>) -> Option<&str> {
    Some(def).filter(|d| !d.is_anonymous()).map(|d| d.name())
}

/// A field that holds a dag.
fn dag_of(record: RecordRef<'_>, field: FieldKey) -> Option<DagRef<'_>> {
    match record.get(field)? {
        Value::Dag(dag) => Some(dag),
        _ => None,
    }
}

/// A dag as it may be shown in a message: what is in front of it.
fn shown(dag: &DagRef<'_>) -> String {
    dag.operator().as_def().map_or("(? ...)".into(), |def| format!("({} ...)", def_shown(def)))
}

/// How many results something has, for messages.
fn results_shown(count: u32) -> String {
    match count {
        0 => "no results".into(),
        1 => "one result".into(),
        n => format!("{n} results"),
    }
}

/// What a message is about.
#[derive(Clone, Copy)]
enum Place {
    /// An argument of an operation that is matched: which, and its number.
    Matched(OpId, usize),
    /// The same of one that is created.
    Created(OpId, usize),
    /// An argument of code.
    OfCode(usize),
    /// As it is called.
    Called(&'static str),
}

impl<'a, 'r> Reader<'a, 'r> {
    fn rule(&mut self, name: String) -> Option<Rule<'r>> {
        let record = self.record;
        let Some(source) = dag_of(record, self.classes.source) else {
            self.error("this rule has no source pattern")
                .help("derive it from `Pat<(SomeOp $x), (OtherOp $x)>`")
                .tell();
            return None;
        };
        let source = self.root(source);
        self.complete = source.is_some();
        let checks = self.checks();
        let delta = self.benefit_delta();
        let results = self.dags(self.classes.results);
        let supplemental = self.dags(self.classes.supplemental);
        results.iter().chain(&supplemental).for_each(|d| self.bind_made(d));
        let root = source.as_ref().map(|s| s.op);
        let replacing = root.and_then(|root| self.replacing(root, &results));
        let made = self.made_all(&results, replacing.map(|r| (r, root)));
        self.supplemental = true;
        let supplemental = self.made_all(&supplemental, None);
        let (source, replacing) = (source?, replacing?);
        let benefit = self.benefit(source.op_count(), delta)?;
        (!self.failed).then(|| Rule {
            name,
            span: self.span,
            symbols: std::mem::take(&mut self.symbols),
            source,
            checks,
            results: made,
            replacing,
            supplemental,
            benefit,
        })
    }

    /// The dags in a field.
    fn dags(&self, field: FieldKey) -> Vec<DagRef<'r>> {
        let Some(Value::List(list)) = self.record.get(field) else { return Vec::new() };
        let dags = list.iter().filter_map(|v| match v {
            Value::Dag(d) => Some(d),
            _ => None,
        });
        dags.collect()
    }

    /// What the rule adds to its benefit.
    fn benefit_delta(&mut self) -> i64 {
        let dag = dag_of(self.record, self.classes.benefit);
        let mut args = dag.iter().flat_map(DagRef::args).map(|a| a.0);
        match (args.next(), args.next()) {
            (Some(Value::Int(n)), None) => n,
            _ => {
                self.error("`addBenefit` takes one integer").help("write `(addBenefit 1)`").tell();
                0
            }
        }
    }

    fn benefit(&mut self, ops: u32, delta: i64) -> Option<u32> {
        let benefit = i64::from(ops).saturating_add(delta);
        match u32::try_from(benefit).ok().filter(|&b| b <= MAX_BENEFIT) {
            Some(b) => Some(b),
            None => {
                let message =
                    format!("the benefit of this rule is {benefit}; it must be from 0 to {MAX_BENEFIT}");
                self.error(message)
                    .note(format!("it is the number of operations that are matched, {ops}, plus {delta}"))
                    .help("change the number in `addBenefit`")
                    .tell();
                None
            }
        }
    }

    /// A place, for messages.
    fn place_shown(&self, place: Place) -> String {
        let name = |op, at: usize| self.shape(op).arguments.get(at).map(|a| a.name).unwrap_or_default();
        match place {
            Place::Matched(op, at) if !name(op, at).is_empty() => {
                format!("argument `{}` of `{}`", name(op, at), self.shape(op).name())
            }
            Place::Matched(op, at) | Place::Created(op, at) => {
                format!("argument {} of `{}`", at + 1, self.shape(op).name())
            }
            Place::OfCode(at) => format!("`${at}` of code"),
            Place::Called(what) => what.into(),
        }
    }

    /// An error of the rule.
    fn error(&mut self, message: impl Into<String>) -> Complaint<'_> {
        self.failed = true;
        let diagnostic = Diagnostic::error(self.span, message);
        Complaint { diagnostic, to: self.diags, at: self.span.lo, said: self.said }
    }

    /// An error that is about a name of the rule.
    fn error_at(&mut self, name: &str, message: impl Into<String>) -> Complaint<'_> {
        let place = self.positions.find(self.record, &format!("${name}"));
        let mut complaint = self.error(message);
        if let Some(span) = place {
            complaint.diagnostic.labels.push(pdll_source::diag::Label::new(span, "here"));
        }
        complaint
    }

    /// The C++ of a `NativeCodeCall`.
    fn expression(&mut self, def: RecordRef<'r>) -> Option<&'r str> {
        let code = def.string("expression");
        if code.is_none() {
            let (place, name) = (self.positions.span(def), def_shown(def));
            let mut complaint = self.error(format!("`{name}` has no code"));
            complaint.diagnostic = Diagnostic::error(place, complaint.diagnostic.message);
            complaint.help("write it as a string: `NativeCodeCall<\"f($0)\">`").tell();
        }
        code
    }

    /// The operation of a def, if it is a sound one.
    fn op(&mut self, def: RecordRef<'r>) -> Option<OpId> {
        match self.ops.find(def) {
            Ok(op) => Some(op),
            Err(why) => {
                self.error(format!("`{}` {why}", def.name())).tell();
                None
            }
        }
    }

    fn shape(&self, op: OpId) -> &'a OpShape<'r> {
        self.ops.get(op)
    }

    /// Binds a name; `None` if there is none, or if that was wrong.
    fn bind(&mut self, name: Option<&'r str>, binding: Binding) -> Option<SymbolId> {
        let name = name.filter(|n| *n != "_")?;
        match self.symbols.bind(name, binding) {
            Ok(id) => Some(id),
            Err(_) => {
                self.error_at(name, format!("`${name}` is bound more than once"))
                    .help(
                        "give it another name; only operands of the source pattern may share a name, and \
                           are equal then",
                    )
                    .tell();
                None
            }
        }
    }

    /// Looks a mention of a name up.
    fn mention(&mut self, written: &'r str) -> Option<Ref> {
        let (base, index) = split(written);
        let Some(symbol) = self.symbols.find(base) else {
            if !self.complete {
                self.failed = true;
                return None;
            }
            let near = pdll_source::diag::nearest_name(base, self.symbols.iter().map(|s| s.name))
                .map(str::to_string);
            let complaint = self.error_at(written, format!("`${base}` is bound nowhere"));
            match near {
                Some(near) => complaint.help(format!("did you mean `${near}`?")).tell(),
                None => complaint
                    .help("bind it in the source pattern, or by an operation that is created before")
                    .tell(),
            }
            return None;
        };
        let known = self.symbols.get(symbol);
        if !known.there {
            self.error_at(written, format!("`${base}` is used before it is created"))
                .help("operations are created in the order in which they are written, nested ones first")
                .tell();
            return None;
        }
        let Some(index) = index else { return Some(Ref { symbol, index: None }) };
        let count = match known.binding {
            Binding::Matched(op) | Binding::Created(op) => self.shape(op).results.len() as u32,
            Binding::Native(n) => n,
            _ => {
                self.error_at(written, format!("`${base}` is one thing, so `${written}` means nothing"))
                    .help(format!("write `${base}`; only results of operations and calls are numbered"))
                    .tell();
                return None;
            }
        };
        if index >= count {
            let has = results_shown(count);
            self.error_at(written, format!("result {index} is asked for of `${base}`, which has {has}"))
                .help("results are numbered from 0")
                .tell();
            return None;
        }
        Some(Ref { symbol, index: Some(index) })
    }

    /// Goes one level down, unless that is too deep.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        if self.depth == RULE_DEPTH {
            self.error(format!("its patterns are nested more than {RULE_DEPTH} deep"))
                .help("match or make a part of them by a rule of its own")
                .tell();
            return None;
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// All of `dags`; what is reported of one does not keep the others from being looked at.
    fn made_all(&mut self, dags: &[DagRef<'r>], replaces: Option<(usize, Option<OpId>)>) -> Vec<Made<'r>> {
        let mut all = Vec::with_capacity(dags.len());
        for (i, dag) in dags.iter().enumerate() {
            let replaces = replaces.is_some_and(|(first, _)| i >= first);
            all.extend(self.made_pattern(dag, replaces));
        }
        all
    }
}

/// The largest benefit that `pdl.pattern` can have.
const MAX_BENEFIT: u32 = 32_767;

/// An error that is being put together.
#[must_use]
struct Complaint<'a> {
    diagnostic: Diagnostic,
    to: &'a mut Diagnostics,
    /// Where the rule begins.
    at: u32,
    said: &'a mut FxHashSet<(u32, String)>,
}

impl Complaint<'_> {
    fn help(mut self, message: impl Into<String>) -> Self {
        self.diagnostic = self.diagnostic.help(message);
        self
    }

    fn note(mut self, message: impl Into<String>) -> Self {
        self.diagnostic = self.diagnostic.note(message);
        self
    }

    /// Reports it, unless that was said of this place: a loop makes many rules of one text.
    fn tell(self) {
        if self.said.insert((self.at, self.diagnostic.message.clone())) {
            self.to.push(self.diagnostic);
        }
    }
}
