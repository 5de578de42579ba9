//! Conditions and code: what is understood becomes typed expressions, all else natives by name.
//!
//! A native is called by the name of the function where the whole code is one call of it. Other code has the
//! name of its constraint, or `drr.expr.` and a number that follows from the code alone; what is understood,
//! from what it means, for code may mean something else of things of another class. A condition that is not
//! understood as a whole is taken apart: what of it is understood needs no native. C++ tells functions of
//! one name apart by what they are given; natives of one name have one signature, so that those with another
//! one than the first have it in their names.

use super::creations;
use super::functions::{Argument, called, computed, found_by, is_plain};
use super::inputs::{Input, held, params, tys, whole_argument, written};
use super::shown::{self, Origin};
use crate::cxx::{self, Expr, Snippet};
use crate::drr::constant::{self, Constant};
use crate::drr::cpp_ops::CppOps;
use crate::drr::enums::Enums;
use crate::drr::matchers::{self, Matched};
use crate::drr::property::Form;
use crate::drr::snippet::{Placeholder, placeholders};
use crate::drr::{accessors, code, outputs};
use crate::ods::resolve::{self, Classes, Param, Resolved, Unknown};
use crate::ods::{Constraint, RecId, RecordRef, Rewrite};
use crate::pdl::{CODE, NativeCode, Ty};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::rc::Rc;

/// The names of the parts of what stands for several things in code.
pub(super) type Splices = Vec<(String, Vec<String>)>;

/// What a condition is given, and what is asked for it.
type RecordCall<'f> = (Vec<Input<'f>>, Option<Rc<[Test]>>);

/// What is known of code that is given certain things.
struct CodeOf<'f> {
    inputs: Vec<Input<'f>>,
    /// Is it understood as something of this type?
    understood: Vec<(Ty, bool)>,
    /// How it is called, by what it gives.
    called: Vec<(Vec<Ty>, Option<Form>, Rc<Called>)>,
}

/// What a native takes and gives.
type Signature = (Vec<Ty>, Vec<Ty>);

/// By name: what constraints take and give, then what rewrites do.
pub(super) type Signatures = [BTreeMap<String, Signature>; 2];

/// What is called, by name.
pub(super) struct Meanings {
    /// What constraints mean.
    pub(super) constraints: BTreeMap<String, Option<Constraint>>,
    /// What rewrites mean.
    pub(super) rewrites: BTreeMap<String, Option<Rewrite>>,
    /// What they take and give.
    pub(super) signatures: Signatures,
    /// The code of both.
    pub(super) code: BTreeMap<String, NativeCode>,
}

/// What one file calls, each thing read once.
pub(super) struct Natives<'f> {
    pub(super) classes: &'f Classes,
    enums: &'f Enums<'f>,
    ops: CppOps<'f>,
    /// The conditions of constraints.
    conditions: FxHashMap<RecId, Rc<Read>>,
    /// By record.
    of_records: FxHashMap<RecId, Vec<RecordCall<'f>>>,
    /// By code.
    of_code: FxHashMap<String, Vec<CodeOf<'f>>>,
    constraints: BTreeMap<String, Option<Constraint>>,
    rewrites: BTreeMap<String, Option<Rewrite>>,
    signatures: Signatures,
    /// The code of what is called, by name.
    code: BTreeMap<String, NativeCode>,
    /// Where the code comes from that is asked for.
    pub(super) origin: Origin<'f>,
}

/// The condition of a constraint.
pub(super) struct Read {
    /// As C++.
    pub(super) text: String,
    /// The placeholders in that.
    pub(super) placeholders: Vec<Placeholder>,
    /// Does it ask for the operation?
    pub(super) about_operation: bool,
    /// As a tree.
    pub(super) snippet: Result<Snippet, Unknown>,
}

/// How something is called.
#[derive(Debug)]
pub(super) enum Called {
    /// By this name, with these arguments.
    Named(String, Vec<Argument>),
    /// It is this argument.
    Argument(usize),
    /// It is this type.
    Type(String),
    /// It is this attribute.
    Attribute(String),
}

/// A constraint that is asked for a part of a condition.
#[derive(Clone, Debug)]
pub(super) struct Test {
    /// The name of the native.
    pub(super) name: String,
    /// What it is given: of what the condition is given, and constants.
    pub(super) args: Vec<Argument>,
    /// Must it fail?
    pub(super) negated: bool,
}

/// The two kinds of natives.
#[derive(Clone, Copy)]
enum Kind {
    Constraint,
    Rewrite,
}

impl<'f> Natives<'f> {
    pub(super) fn new(classes: &'f Classes, enums: &'f Enums<'f>, ops: CppOps<'f>) -> Self {
        Self {
            classes,
            enums,
            ops,
            conditions: FxHashMap::default(),
            of_records: FxHashMap::default(),
            of_code: FxHashMap::default(),
            constraints: BTreeMap::new(),
            rewrites: BTreeMap::new(),
            signatures: Default::default(),
            code: BTreeMap::new(),
            origin: Origin::default(),
        }
    }

    /// What the constraints and the code that are called mean.
    pub(super) fn into_meanings(self) -> Meanings {
        let Self { constraints, rewrites, signatures, code, .. } = self;
        Meanings { constraints, rewrites, signatures, code }
    }

    /// C++ about `inputs` as a tree, in which enumerators are numbers.
    pub(super) fn parse(&self, code: &str, inputs: &[Input<'f>]) -> Result<Snippet, Unknown> {
        let snippet = cxx::expression(code).map_err(|f| Unknown::Unreadable(f, None))?;
        let mut snippet = self.expanded(&snippet, inputs);
        self.substitute(&mut snippet, inputs);
        Ok(snippet)
    }

    /// The operations that code may name.
    pub(super) fn ops(&self) -> &CppOps<'f> {
        &self.ops
    }

    /// Code about `inputs` with matchers and accessors written out.
    fn expanded(&self, snippet: &Snippet, inputs: &[Input<'f>]) -> Snippet {
        let class_of = |name: &str| {
            let input = inputs.iter().find(|i| i.ty == Ty::Operation && i.name == name)?;
            (!input.class.is_empty()).then(|| input.class.to_string())
        };
        let kind_of = |name: &str| match inputs.iter().find(|i| i.name == name)?.ty {
            Ty::Value => Some(Matched::Value),
            Ty::Attribute => Some(Matched::Attribute),
            _ => None,
        };
        let outputs = outputs::expanded(snippet);
        let matched = matchers::expanded(outputs.as_ref().unwrap_or(snippet), &kind_of);
        accessors::expanded(&matched, &class_of, &self.ops)
    }

    /// What an argument in code is, if it is understood.
    pub(super) fn kind(&self, argument: &Snippet, inputs: &[Input<'f>]) -> Option<resolve::Kind> {
        let mut snippet = self.expanded(argument, inputs);
        // An optional operand by itself is the list that it is.
        let is_held = |i: usize| inputs[i].form.is_some_and(|f| f != Form::Optional);
        if whole_argument(&snippet, inputs).is_none_or(is_held) {
            snippet = held(&snippet, inputs);
        }
        self.substitute(&mut snippet, inputs);
        resolve::kind(&snippet, &params(inputs), self.classes).ok()
    }

    /// Replaces enumerators in code about `inputs`.
    fn substitute(&self, snippet: &mut Snippet, inputs: &[Input<'f>]) {
        let locals = code::classes_of_variables(&snippet.exprs);
        let class_of = |name: &str| match inputs.iter().find(|i| i.name == name) {
            Some(input) => Some(cxx::short_name(input.class)).filter(|c| !c.is_empty()),
            None => locals.iter().find(|l| l.0 == name).map(|l| l.1.clone()),
        };
        self.enums.substitute(snippet, &class_of);
    }

    /// The condition of a constraint.
    pub(super) fn condition(&mut self, record: RecordRef<'_>) -> Rc<Read> {
        let entry = self.conditions.entry(record.id()).or_insert_with(|| {
            let (text, snippet) = match crate::ods::condition(record) {
                Ok((text, snippet)) => (text, Ok(snippet)),
                Err(why) => (String::new(), Err(why)),
            };
            let (asked, about_operation) = (placeholders(&text).collect(), text.contains("$_op"));
            Rc::new(Read { text, placeholders: asked, about_operation, snippet })
        });
        entry.clone()
    }

    /// The constraint of a record, which is given these things, `$_self` among them if there is one. `None`:
    /// several things stand in its condition where it wants one.
    pub(super) fn constraint(
        &mut self,
        record: RecordRef<'f>,
        inputs: &[Input<'f>],
        splices: &Splices,
    ) -> Option<Rc<[Test]>> {
        let known = self.of_records.get(&record.id()).and_then(|l| l.iter().find(|(i, _)| i == inputs));
        if let Some((_, tests)) = known {
            return tests.clone();
        }
        self.origin.def = Some(record).filter(|r| !r.is_anonymous()).map(|r| r.name());
        let read = self.condition(record);
        let mut snippet = read.snippet.as_ref().map(|s| self.expanded(s, inputs)).map_err(Clone::clone);
        if let Ok(s) = &mut snippet {
            self.substitute(s, inputs);
        }
        if record.is_subclass_of("TypeConstraint")
            && let (Some(this), Ok(s)) = (inputs.iter().find(|i| i.name == "$_self"), &mut snippet)
        {
            *s = code::of_type(s, this.ty);
        }
        let mut fits = true;
        for (name, names) in splices {
            let new = snippet.as_ref().ok().map(|s| code::spliced(s, name, names));
            fits &= new != Some(None);
            if let Some(Some(new)) = new {
                snippet = Ok(new);
            }
        }
        let tests = fits.then(|| Rc::from(self.tests(record, &read.text, snippet, inputs)));
        self.of_records.entry(record.id()).or_default().push((inputs.to_vec(), tests.clone()));
        tests
    }

    /// What is asked for a condition.
    fn tests(
        &mut self,
        record: RecordRef<'_>,
        text: &str,
        snippet: Result<Snippet, Unknown>,
        inputs: &[Input<'f>],
    ) -> Vec<Test> {
        let condition = snippet.clone().and_then(|s| self.resolved(&s, inputs));
        if condition.is_ok() {
            return vec![self.whole(record, (text, snippet.as_ref().ok()), inputs, condition)];
        }
        let parts = snippet.as_ref().map(code::conjuncts).unwrap_or_default();
        let (mut tests, mut calls, mut opaque) = (Vec::with_capacity(parts.len()), Vec::new(), false);
        for part in &parts {
            if let Ok(condition) = self.resolved(part, inputs) {
                tests.push(self.understood(part, inputs, condition));
            } else {
                let call = called(part, inputs, &|s: &Snippet| self.kind(s, inputs));
                let call = call.filter(|(name, args, _)| self.is_asked(name, args));
                opaque |= call.is_none();
                calls.extend(call);
            }
        }
        // Functions that are part of something that is not understood are called by whoever knows that.
        if opaque || parts.is_empty() {
            tests.push(self.whole(record, (text, snippet.as_ref().ok()), inputs, condition));
        } else {
            for (name, args, negated) in calls {
                let takes: Vec<Ty> = args.iter().map(|a| a.ty(inputs)).collect();
                let name = self.overloaded(Kind::Constraint, name, &takes, &[]);
                self.note_call(&name, text, inputs, &args);
                tests.push(Test { name, args, negated });
            }
        }
        tests
    }

    /// Is code a condition that is understood, and is `fits` so of what it is?
    pub(super) fn decides(
        &self,
        condition: &Snippet,
        inputs: &[Input<'f>],
        fits: &dyn Fn(&Resolved) -> bool,
    ) -> bool {
        let mut condition = self.expanded(condition, inputs);
        self.substitute(&mut condition, inputs);
        self.resolved(&condition, inputs).is_ok_and(|r| fits(&r))
    }

    /// What is asked for a condition that code of a result pattern decides by.
    pub(super) fn part(&mut self, condition: &Snippet, inputs: &[Input<'f>]) -> Option<Test> {
        let mut condition = self.expanded(condition, inputs);
        self.substitute(&mut condition, inputs);
        let resolved = self.resolved(&condition, inputs).ok()?;
        Some(self.understood(&condition, inputs, resolved))
    }

    /// What is asked for a part of a condition that is understood: of nothing but what it mentions.
    fn understood(&mut self, part: &Snippet, inputs: &[Input<'f>], condition: Resolved) -> Test {
        let args: Vec<usize> = (0..inputs.len()).filter(|&i| code::mentions(part, &inputs[i].name)).collect();
        let args = if args.is_empty() { vec![0] } else { args };
        let used: Vec<Input<'f>> = args.iter().map(|&i| inputs[i].clone()).collect();
        let args = args.into_iter().map(Argument::Input).collect();
        let condition = self.resolved(part, &used).unwrap_or(condition);
        let name = synthetic(&format!("{condition:?}"), &tys(&used));
        let meaning = Constraint { params: used.len(), condition: Ok(condition) };
        self.constraints.insert(name.clone(), Some(meaning));
        self.note(&name, &cxx::print(part, &|_| None), Some(part), &used);
        Test { name, args, negated: false }
    }

    /// A condition by the name of its record.
    fn whole(
        &mut self,
        record: RecordRef<'_>,
        (text, snippet): (&str, Option<&Snippet>),
        inputs: &[Input<'f>],
        condition: Result<Resolved, Unknown>,
    ) -> Test {
        let tys = tys(inputs);
        let name = match record.is_anonymous() {
            false => record.name().to_string(),
            true => of_meaning(text, &condition, &tys),
        };
        let meaning = Constraint { params: inputs.len(), condition };
        // One name may be used of different things: then its meaning tells which is meant.
        let other = self.constraints.get(&name).is_some_and(|other| *other != Some(meaning.clone()));
        let name = if other { of_meaning(text, &meaning.condition, &tys) } else { name };
        let name = self.overloaded(Kind::Constraint, name, &tys, &[]);
        self.constraints.insert(name.clone(), Some(meaning));
        self.note(&name, text, snippet, inputs);
        Test { name, args: (0..inputs.len()).map(Argument::Input).collect(), negated: false }
    }

    /// A condition in terms of queries.
    fn resolved(&self, snippet: &Snippet, inputs: &[Input<'f>]) -> Result<Resolved, Unknown> {
        self.condition_of(snippet, inputs).0
    }

    /// The same, and the code that it is read from.
    fn condition_of(&self, snippet: &Snippet, inputs: &[Input<'f>]) -> (Result<Resolved, Unknown>, Snippet) {
        let read = |s: &Snippet, params: &[Param]| resolve::condition(s, params, self.classes);
        let found = shown::resolved(&held(snippet, inputs), &params(inputs), read);
        // Code that asks an optional operand how many values it has is understood, too.
        match found.0.is_err() && inputs.iter().any(|i| i.form == Some(Form::Optional)) {
            true => shown::resolved(snippet, &params(inputs), read),
            false => found,
        }
    }

    /// Keeps the code of a condition that is called.
    fn note(&mut self, name: &str, written: &str, snippet: Option<&Snippet>, inputs: &[Input<'f>]) {
        if !self.code.contains_key(name) {
            let read = snippet.map(|s| self.condition_of(s, inputs).1);
            let code = shown::function(written, read.as_ref(), &params(inputs), self.origin);
            self.code.insert(name.to_string(), code);
        }
    }

    /// The same of code that is one call, with these arguments.
    fn note_call(&mut self, name: &str, written: &str, inputs: &[Input<'f>], args: &[Argument]) {
        if !self.code.contains_key(name) {
            let params = args.iter().enumerate().map(|(i, a)| match a {
                Argument::Input(i) => shown::parameter(&inputs[*i].name),
                Argument::Made(..) => format!("made{i}"),
            });
            self.code.insert(name.to_string(), shown::called(written, params.collect(), self.origin));
        }
    }

    /// Code that says whether an operation, `$_self`, is meant: the name of the native.
    pub(super) fn define(&mut self, text: &str) -> String {
        let inputs = [Input { name: "$_self".into(), ty: Ty::Operation, class: "", form: None }];
        let snippet = self.parse(text, &inputs);
        let condition = snippet.clone().and_then(|s| self.resolved(&s, &inputs));
        let name = synthetic(text, &[Ty::Operation]);
        self.constraints.insert(name.clone(), Some(Constraint { params: 1, condition }));
        self.note(&name, text, snippet.as_ref().ok(), &inputs);
        name
    }

    /// Code that looks at an operation, `$_self`, and finds out `results`: the name of the native.
    pub(super) fn finder(&mut self, text: &str, results: &[Ty]) -> String {
        let this = Input { name: "$_self".into(), ty: Ty::Operation, class: "", form: None };
        let inputs = [this];
        let snippet = self.parse(text, &inputs);
        if results.is_empty()
            && let Ok(condition) =
                snippet.as_ref().map_err(Clone::clone).and_then(|s| self.resolved(s, &inputs))
        {
            let name = synthetic(text, &[Ty::Operation]);
            self.constraints.insert(name.clone(), Some(Constraint { params: 1, condition: Ok(condition) }));
            self.note(&name, text, snippet.as_ref().ok(), &inputs);
            return name;
        }
        let called = snippet.ok().and_then(|s| found_by(&s, s.root).map(str::to_string));
        let name = called.unwrap_or_else(|| synthetic(text, &[Ty::Operation]));
        let name = self.overloaded(Kind::Constraint, name, &[Ty::Operation], results);
        if !self.code.contains_key(&name) {
            self.code.insert(name.clone(), shown::called(text, shown::of_finder(text), self.origin));
        }
        name
    }

    /// What is known of code so far.
    fn code_of(&mut self, text: &str, inputs: &[Input<'f>]) -> &mut CodeOf<'f> {
        if !self.of_code.contains_key(text) {
            self.of_code.insert(text.to_string(), Vec::new());
        }
        let list = self.of_code.get_mut(text).expect("it was added");
        let at = list.iter().position(|c| c.inputs == inputs).unwrap_or_else(|| {
            list.push(CodeOf { inputs: inputs.to_vec(), understood: Vec::new(), called: Vec::new() });
            list.len() - 1
        });
        &mut list[at]
    }

    /// Is code understood as something of this type?
    pub(super) fn understands(&mut self, text: &str, inputs: &[Input<'f>], ty: Ty) -> bool {
        if let Some(&(_, known)) = self.code_of(text, inputs).understood.iter().find(|u| u.0 == ty) {
            return known;
        }
        let value = |s: Snippet| match whole_argument(&s, inputs) {
            Some(i) if inputs[i].form.is_none_or(|f| f == Form::Optional) && inputs[i].ty == ty => true,
            _ => resolve::value(&held(&s, inputs), &params(inputs), self.classes, ty.sort()).is_ok(),
        };
        let understood = self.parse(text, inputs).is_ok_and(value);
        self.code_of(text, inputs).understood.push((ty, understood));
        understood
    }

    /// Code that gives `results`; with `write`, the value of a property, which is given as an attribute.
    pub(super) fn code(
        &mut self,
        text: &str,
        inputs: &[Input<'f>],
        results: &[Ty],
        write: Option<Form>,
    ) -> Rc<Called> {
        let mut known = self.code_of(text, inputs).called.iter();
        if let Some((.., called)) = known.find(|c| (&*c.0, c.1) == (results, write)) {
            return called.clone();
        }
        let called = Rc::new(self.read_code(text, inputs, results, write));
        self.code_of(text, inputs).called.push((results.to_vec(), write, called.clone()));
        called
    }

    fn read_code(&mut self, text: &str, inputs: &[Input<'f>], results: &[Ty], write: Option<Form>) -> Called {
        let snippet = self.parse(text, inputs);
        if let (Ok(s), &[result]) = (&snippet, results)
            && let Some(i) = whole_argument(s, inputs)
            && (inputs[i].ty, inputs[i].form.filter(|f| *f != Form::Optional)) == (result, write)
        {
            return Called::Argument(i);
        }
        let (value, read) = match (&snippet, results) {
            (Ok(s), &[result]) => {
                let made = written(&held(s, inputs), write);
                let value = |s: &Snippet, p: &[Param]| resolve::value(s, p, self.classes, result.sort());
                let (value, read) = shown::resolved(&made, &params(inputs), value);
                (value, Some(read))
            }
            (Err(why), _) => (Err(why.clone()), None),
            (Ok(s), _) => (Err(Unknown::Form("it does not give exactly one thing")), Some(s.clone())),
        };
        let value = value.map_err(|why| snippet.as_ref().map_or(why.clone(), |s| reason(s, why)));
        if let Ok(resolved) = &value {
            match constant::fold(resolved) {
                Some(Constant::Type(text)) => return Called::Type(text),
                Some(Constant::Attr(text)) => return Called::Attribute(text),
                _ => {}
            }
        }
        let direct = snippet.ok().filter(|s| value.is_err() && !creations::creates(&s.exprs, s.root));
        let kind = |part: &Snippet| self.kind(part, inputs);
        let direct = direct.and_then(|s| computed(&s, inputs, &kind));
        if let Some((name, args)) = direct.filter(|(name, args)| is_plain(args) || self.is_foreign(name)) {
            let takes: Vec<Ty> = args.iter().map(|a| a.ty(inputs)).collect();
            let name = self.overloaded(Kind::Rewrite, name, &takes, results);
            self.note_call(&name, text, inputs, &args);
            return Called::Named(name, args);
        }
        let name = of_meaning(text, &value, &tys(inputs));
        let name = self.overloaded(Kind::Rewrite, name, &tys(inputs), results);
        let code = shown::function(text, read.as_ref(), &params(inputs), self.origin);
        self.code.entry(name.clone()).or_insert(code);
        self.rewrites.insert(name.clone(), Some(Rewrite { params: inputs.len(), value }));
        Called::Named(name, (0..inputs.len()).map(Argument::Input).collect())
    }

    /// The name of a native with this signature: what it takes and gives stand in it if another one has the
    /// name alone.
    fn overloaded(&mut self, kind: Kind, name: String, takes: &[Ty], gives: &[Ty]) -> String {
        let signature = (takes.to_vec(), gives.to_vec());
        match self.signatures[kind as usize].entry(name) {
            Entry::Vacant(new) => {
                let name = new.key().clone();
                new.insert(signature);
                name
            }
            Entry::Occupied(known) if *known.get() == signature => known.key().clone(),
            Entry::Occupied(known) => {
                let list: Vec<&str> = takes.iter().chain(gives).map(|t| t.constraint()).collect();
                format!("{}.{}", known.key(), list.join("."))
            }
        }
    }
}

/// Why code is not understood, in terms of the whole of it.
fn reason(s: &Snippet, why: Unknown) -> Unknown {
    if creations::creates(&s.exprs, s.root) {
        return Unknown::Form("it makes an operation by a builder that is not understood");
    }
    match (&why, &s.exprs[s.root as usize]) {
        (Unknown::Name(name), Expr::Call { name: function, .. }) if name == "$_loc" => {
            Unknown::Function(function.clone())
        }
        _ => why,
    }
}

/// The name of code that has no other: of what it means if that is understood, else of its text.
fn of_meaning(text: &str, meaning: &Result<Resolved, Unknown>, tys: &[Ty]) -> String {
    match meaning {
        Ok(meaning) => synthetic(&format!("{meaning:?}"), tys),
        Err(_) => synthetic(text, tys),
    }
}

/// A name that follows from code and from what it is given: FNV-1a of both.
fn synthetic(code: &str, tys: &[Ty]) -> String {
    let kinds = tys.iter().map(|t| *t as u8);
    let hash = code.bytes().chain([0]).chain(kinds).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{CODE}{hash:016x}")
}
