//! Conditions and code: what is understood becomes typed expressions, all else natives by name.
//!
//! A native is called by the name of the function where the whole code is one call of it. Other code has the
//! name of its constraint, or `drr.expr.` and a number that follows from the code alone.

use super::super::enums::Enums;
use super::super::rule::{MadeNative, SourceNative};
use super::super::snippet::{Part, Placeholder, parts};
use super::Lower;
use crate::cxx::{self, Expr, Snippet};
use crate::ods::resolve::{self, Classes, Param, Resolved, Unknown};
use crate::ods::{Constraint, RecId, RecordRef, Rewrite};
use crate::pdl::{NodeKind, Str, Ty, Value};
use pdll_bytecode::query::{Scalar, Sort};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What one file calls, each thing read once.
pub(super) struct Natives<'f> {
    classes: &'f Classes,
    /// By record and what it is given.
    of_records: FxHashMap<(RecId, Vec<Ty>), Rc<Called>>,
    /// By code, what it is given, and what it gives.
    of_code: FxHashMap<(String, Vec<Ty>, Vec<Ty>), Rc<Called>>,
    constraints: BTreeMap<String, Option<Constraint>>,
    rewrites: BTreeMap<String, Option<Rewrite>>,
}

/// How something is called.
#[derive(Debug)]
enum Called {
    /// By this name, with these of its arguments.
    Named(String, Vec<usize>),
    /// It is this argument.
    Argument(usize),
    /// It is this type.
    Type(String),
    /// It is this attribute.
    Attribute(String),
}

impl<'f> Natives<'f> {
    pub(super) fn new(classes: &'f Classes) -> Self {
        Self {
            classes,
            of_records: FxHashMap::default(),
            of_code: FxHashMap::default(),
            constraints: BTreeMap::new(),
            rewrites: BTreeMap::new(),
        }
    }

    /// What the constraints and the code that are called mean.
    pub(super) fn into_known(
        self,
    ) -> (BTreeMap<String, Option<Constraint>>, BTreeMap<String, Option<Rewrite>>) {
        (self.constraints, self.rewrites)
    }

    /// The constraint of a record, which is given so many things, `$_self` last if it is.
    fn constraint(
        &mut self,
        enums: &Enums,
        record: RecordRef<'_>,
        params: &[Param],
        tys: &[Ty],
    ) -> Rc<Called> {
        let key = (record.id(), tys.to_vec());
        if let Some(known) = self.of_records.get(&key) {
            return known.clone();
        }
        let read = crate::ods::condition(record);
        let (text, snippet) = match read {
            Ok((text, mut snippet)) => {
                enums.substitute(&mut snippet);
                (text, Ok(snippet))
            }
            Err(why) => (String::new(), Err(why)),
        };
        let condition = match &snippet {
            Ok(s) => resolve::condition(s, params, self.classes),
            Err(why) => Err(why.clone()),
        };
        let direct = snippet.ok().filter(|_| condition.is_err()).and_then(|s| function(&s, params));
        let called = direct.map(|(name, args)| Called::Named(name, args)).unwrap_or_else(|| {
            let name = match record.is_anonymous() {
                false => record.name().to_string(),
                true => synthetic(&text, tys),
            };
            let meaning = Constraint { params: params.len(), condition };
            // One name may be used of different things: then the code and they tell which is meant.
            let name = match self.constraints.get(&name) {
                Some(other) if *other != Some(meaning.clone()) => synthetic(&text, tys),
                _ => name,
            };
            self.constraints.insert(name.clone(), Some(meaning));
            Called::Named(name, (0..params.len()).collect())
        });
        let called = Rc::new(called);
        self.of_records.insert(key, called.clone());
        called
    }

    /// A condition that is known in terms of queries: its name.
    pub(super) fn define(&mut self, condition: Resolved) -> String {
        let name = synthetic(&format!("{condition:?}"), &[Ty::Operation]);
        self.constraints.insert(name.clone(), Some(Constraint { params: 1, condition: Ok(condition) }));
        name
    }

    /// Code that looks at an operation, `$_self`, and finds out `results`: the name of the native.
    fn finder(&mut self, enums: &Enums, code: &str, results: usize) -> String {
        let snippet = cxx::expression(code).map_err(|f| Unknown::Unreadable(f, None)).map(|mut s| {
            enums.substitute(&mut s);
            s
        });
        let this = Param { name: "$_self".into(), sort: Sort::one(Scalar::Op), cpp_type: String::new() };
        let params = [this];
        if results == 0 {
            let condition = match &snippet {
                Ok(s) => resolve::condition(s, &params, self.classes),
                Err(why) => Err(why.clone()),
            };
            if condition.is_ok() {
                let name = synthetic(code, &[Ty::Operation]);
                self.constraints.insert(name.clone(), Some(Constraint { params: 1, condition }));
                return name;
            }
        }
        let called = snippet.ok().and_then(|s| match &s.exprs[s.root as usize] {
            // `success(f($_self, $0))`
            Expr::Call { name, args, .. } => match (name.as_str(), &args[..]) {
                ("success" | "LogicalResult::success", &[inner]) => match &s.exprs[inner as usize] {
                    Expr::Call { name, .. } => Some(name.clone()),
                    _ => None,
                },
                _ => Some(name.clone()),
            },
            _ => None,
        });
        called.unwrap_or_else(|| synthetic(code, &[Ty::Operation]))
    }

    /// A tree of code that gives one thing: how it is called, if it is understood.
    fn tree(&mut self, key: &str, snippet: &Snippet, params: &[Param], result: Ty) -> Option<Rc<Called>> {
        let value = resolve::value(snippet, params, self.classes, sort(result)).ok()?;
        let name = synthetic(key, &[result]);
        self.rewrites.insert(name.clone(), Some(Rewrite { params: params.len(), value: Ok(value) }));
        Some(Rc::new(Called::Named(name, (0..params.len()).collect())))
    }

    /// Code that gives `results`.
    fn code(
        &mut self,
        enums: &Enums,
        code: &str,
        params: &[Param],
        tys: &[Ty],
        results: &[Ty],
    ) -> Rc<Called> {
        let key = (code.to_string(), tys.to_vec(), results.to_vec());
        if let Some(known) = self.of_code.get(&key) {
            return known.clone();
        }
        let mut snippet = cxx::expression(code).map_err(|f| Unknown::Unreadable(f, None));
        if let Ok(s) = &mut snippet {
            enums.substitute(s);
        }
        let called = Rc::new(self.read_code(code, snippet, params, tys, results));
        self.of_code.insert(key, called.clone());
        called
    }

    fn read_code(
        &mut self,
        code: &str,
        snippet: Result<Snippet, Unknown>,
        params: &[Param],
        tys: &[Ty],
        results: &[Ty],
    ) -> Called {
        if let (Ok(s), &[result]) = (&snippet, results)
            && let Expr::Name(name) = &s.exprs[s.root as usize]
            && let Some(i) = params.iter().position(|p| p.name == *name)
            && tys[i] == result
        {
            return Called::Argument(i);
        }
        let value = match (&snippet, results) {
            (Ok(s), &[result]) => resolve::value(s, params, self.classes, sort(result)),
            (Err(why), _) => Err(why.clone()),
            (Ok(_), _) => Err(Unknown::Form("it does not give exactly one thing")),
        };
        if let Ok(resolved) = &value {
            match super::super::constant::fold(resolved) {
                Some(super::super::constant::Constant::Type(text)) => return Called::Type(text),
                Some(super::super::constant::Constant::Attr(text)) => return Called::Attribute(text),
                _ => {}
            }
        }
        let direct = snippet.ok().filter(|_| value.is_err()).and_then(|s| function(&s, params));
        if let Some((name, args)) = direct {
            return Called::Named(name, args);
        }
        let name = synthetic(code, tys);
        self.rewrites.insert(name.clone(), Some(Rewrite { params: params.len(), value }));
        Called::Named(name, (0..params.len()).collect())
    }
}

/// The function that the whole code calls, and which parameters it is given in which order.
fn function(s: &Snippet, params: &[Param]) -> Option<(String, Vec<usize>)> {
    let Expr::Call { name, types, args } = &s.exprs[s.root as usize] else { return None };
    let mut given = Vec::with_capacity(args.len());
    for &arg in args {
        let Expr::Name(name) = &s.exprs[arg as usize] else { return None };
        match params.iter().position(|p| p.name == *name) {
            Some(i) => given.push(i),
            None if name == "$_builder" || name == "$_loc" => {}
            None => return None,
        }
    }
    (types.is_empty() && !given.is_empty()).then(|| (name.clone(), given))
}

/// A name that follows from code and from what it is given: FNV-1a of both.
fn synthetic(code: &str, tys: &[Ty]) -> String {
    let kinds = tys.iter().map(|t| *t as u8);
    let hash = code.bytes().chain([0]).chain(kinds).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("drr.expr.{hash:016x}")
}

fn sort(ty: Ty) -> Sort {
    match ty {
        Ty::Attribute => Sort::one(Scalar::Attr),
        Ty::Operation => Sort::one(Scalar::Op),
        Ty::Type => Sort::one(Scalar::Type),
        Ty::Value => Sort::one(Scalar::Value),
        Ty::TypeRange => Sort::list(Scalar::Type),
        Ty::ValueRange => Sort::list(Scalar::Value),
    }
}

impl<'r> Lower<'_, 'r> {
    /// A parameter that stands for a value of the pattern.
    fn param(&self, name: String, v: Value) -> Param {
        let cpp_type = self.classes.get(&v).copied().unwrap_or_default().to_string();
        Param { name, sort: sort(self.p.ty(v)), cpp_type }
    }

    /// Applies the constraint of a record.
    pub(super) fn apply(&mut self, record: RecordRef<'r>, args: &[Vec<Value>], this: Option<Value>) {
        let mut given = Vec::with_capacity(args.len() + 1);
        for arg in args {
            let &[arg] = &arg[..] else {
                let what = format!("the constraint `{}` on several results at once", record.name());
                return self.unsupported(what);
            };
            given.push(arg);
        }
        let mut params: Vec<Param> =
            given.iter().enumerate().map(|(i, &v)| self.param(format!("${i}"), v)).collect();
        if let Some(v) = this {
            given.push(v);
            params.push(self.param("$_self".into(), v));
        }
        let tys: Vec<Ty> = given.iter().map(|&v| self.p.ty(v)).collect();
        let called = self.file.natives.constraint(&self.file.enums, record, &params, &tys);
        let Called::Named(name, order) = &*called else { return };
        let args: Vec<Value> = order.iter().map(|&i| given[i]).collect();
        if args.is_empty() {
            return self.unsupported(format!("the constraint `{}`, which is about nothing", record.name()));
        }
        let name = self.file.strings.intern(name);
        self.p.push(false, NodeKind::ApplyConstraint { name, args, negated: false }, &[], self.rule.span);
    }

    /// Runs code; the values that it gives, which are of the types `results`.
    pub(super) fn run(
        &mut self,
        code: &str,
        args: &[Vec<Value>],
        this: Option<&[Value]>,
        results: &[Ty],
    ) -> Vec<Value> {
        let mut given: Vec<Value> = args.iter().flatten().copied().collect();
        let firsts: Vec<usize> = args
            .iter()
            .scan(0, |next, list| {
                let first = *next;
                *next += list.len();
                Some(first)
            })
            .collect();
        let list =
            |from: usize, to: usize| (from..to).map(|i| format!("${i}")).collect::<Vec<_>>().join(", ");
        let mut text = String::new();
        for part in parts(code) {
            match part {
                Part::Text(t) => text.push_str(t),
                Part::Placeholder(Placeholder::Argument(n)) => {
                    let n = n as usize;
                    text.push_str(&list(firsts[n], firsts[n] + args[n].len()));
                }
                Part::Placeholder(Placeholder::ArgumentsFrom(n)) => {
                    text.push_str(&list(firsts.get(n as usize).copied().unwrap_or(given.len()), given.len()));
                }
                Part::Placeholder(Placeholder::This) => text.push_str("$_self"),
                Part::Placeholder(Placeholder::Builder) => text.push_str("$_builder"),
                Part::Placeholder(Placeholder::Location) => text.push_str("$_loc"),
            }
        }
        let mut params: Vec<Param> =
            given.iter().enumerate().map(|(i, &v)| self.param(format!("${i}"), v)).collect();
        if let Some(&[this]) = this {
            given.push(this);
            params.push(self.param("$_self".into(), this));
        }
        let tys: Vec<Ty> = given.iter().map(|&v| self.p.ty(v)).collect();
        let called = self.file.natives.code(&self.file.enums, &text, &params, &tys, results);
        match &*called {
            Called::Argument(i) => vec![given[*i]],
            Called::Type(text) => {
                let constant = Some(self.file.strings.intern(text));
                vec![self.push(NodeKind::Type { constant }, Ty::Type)]
            }
            Called::Attribute(text) => {
                let constant = Some(self.file.strings.intern(text));
                vec![self.push(NodeKind::Attribute { ty: None, constant }, Ty::Attribute)]
            }
            Called::Named(name, order) => {
                let args: Vec<Value> = order.iter().map(|&i| given[i]).collect();
                let name: Str = self.file.strings.intern(name);
                let kind = NodeKind::ApplyRewrite { name, args };
                let node = self.p.push(self.in_rewrite, kind, results, self.rule.span);
                self.p.node(node).values().collect()
            }
        }
    }

    /// What a tree of code gives in which `names` stand for `values`; `None` if it is not understood. `key`
    /// tells it from all others.
    pub(super) fn evaluate(
        &mut self,
        key: &str,
        mut snippet: Snippet,
        names: &[&str],
        values: &[Value],
        result: Ty,
    ) -> Option<Value> {
        self.file.enums.substitute(&mut snippet);
        let params: Vec<Param> =
            names.iter().zip(values).map(|(name, &v)| self.param((*name).to_string(), v)).collect();
        let called = self.file.natives.tree(key, &snippet, &params, result)?;
        let Called::Named(name, _) = &*called else { return None };
        let name = self.file.strings.intern(name);
        let kind = NodeKind::ApplyRewrite { name, args: values.to_vec() };
        Some(self.push(kind, result))
    }

    /// What code of a source pattern finds out about an operation.
    pub(super) fn find_out(&mut self, native: &SourceNative<'r>, op: Value) -> Vec<Value> {
        let results: Vec<Ty> = native
            .cells
            .iter()
            .map(|c| match c.constraint.is_some_and(|c| c.is_subclass_of("AttrConstraint")) {
                true => Ty::Attribute,
                false => Ty::Value,
            })
            .collect();
        let name = self.file.natives.finder(&self.file.enums, native.code, results.len());
        let name = self.file.strings.intern(&name);
        let kind = NodeKind::ApplyConstraint { name, args: vec![op], negated: false };
        let node = self.p.push(false, kind, &results, self.rule.span);
        self.p.node(node).values().collect()
    }

    /// A type that code gives, as `returnType` lists it.
    pub(super) fn type_by_code(
        &mut self,
        code: &str,
        native: Option<&'r MadeNative<'r>>,
    ) -> Option<Vec<Value>> {
        let args: Vec<Vec<Value>> = match native {
            Some(n) => n
                .args
                .iter()
                .map(|a| self.made(a, self.argument_ty(a), super::types::Place::Besides))
                .collect(),
            None => Vec::new(),
        };
        let this = native.and_then(|n| n.this).map(|t| self.mention(t));
        Some(self.run(code, &args, this.as_deref(), &[Ty::Type]))
    }
}
