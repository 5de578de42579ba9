//! Calls of conditions and of code, as nodes of the pattern.

use super::creations::{self, Carried};
use super::functions::{Argument, items};
use super::inputs::Input;
use super::natives::{Called, Splices};
use super::nested::{self, GIVEN};
use super::{Bound, Lower};
use crate::cxx::{self, Snippet};
use crate::drr::code::mentions;
use crate::drr::constant::Constant;
use crate::drr::property::Form;
use crate::drr::rule::{Location, MadeNative, SourceNative};
use crate::drr::snippet::{Part, Placeholder, parts, placeholders};
use crate::ods::RecordRef;
use crate::pdl::{NodeKind, Str, Ty, Value, Values};
use smallvec::smallvec;
use std::borrow::Cow;

/// The name by which code knows a location of its own.
pub(super) const AT: &str = "$_at";

/// What code calls its argument with this number.
pub(super) fn argument(number: usize) -> Cow<'static, str> {
    const FIRST: [&str; 8] = ["$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7"];
    FIRST.get(number).map_or_else(|| format!("${number}").into(), |name| (*name).into())
}

/// What code is given.
#[derive(Clone, Default)]
pub(super) struct Given<'r> {
    pub(super) inputs: Vec<Input<'r>>,
    values: Values,
}

impl<'r> Given<'r> {
    /// What a name stands for.
    pub(super) fn value(&self, name: &str) -> Option<Value> {
        self.inputs.iter().position(|i| i.name == name).map(|i| self.values[i])
    }

    /// The part that a tree mentions.
    pub(super) fn mentioned(&self, tree: &Snippet) -> Self {
        let all = self.inputs.iter().zip(&self.values);
        let (inputs, values) =
            all.filter(|(i, _)| mentions(tree, &i.name)).map(|(i, v)| (i.clone(), *v)).unzip();
        Self { inputs, values }
    }
}

/// Code with what stands for its placeholders.
#[derive(Clone, Debug, Default)]
pub(super) struct Code<'c> {
    /// C++.
    pub(super) text: Cow<'c, str>,
    /// What `$0`, `$1`, ... are.
    pub(super) args: Vec<Values>,
    /// What `$_self` is.
    pub(super) this: Option<Values>,
    /// What `$_loc` is, if it is not the location of what was matched.
    pub(super) at: Option<Value>,
    /// The property whose value it gives.
    pub(super) write: Option<Form>,
    /// How the attribute that is wanted is made of its value, if code may give that.
    pub(super) made_of: Option<&'c str>,
    /// Is what it gives an argument of other code, so that nothing but itself says what that is?
    pub(super) nested: bool,
}

impl<'l, 'r> Lower<'l, 'r> {
    pub(super) fn give(&self, given: &mut Given<'r>, name: impl Into<Cow<'static, str>>, v: Value) {
        let class = self.tables.classes.get(&v).copied().unwrap_or_default();
        let form = self.tables.forms.get(&v).copied();
        given.inputs.push(Input { name: name.into(), ty: self.p.ty(v), class, form });
        given.values.push(v);
    }

    /// Applies the constraint of a leaf to it. One that asks for the operation waits until there is one.
    pub(super) fn apply_to_leaf(&mut self, record: RecordRef<'r>, this: Value) {
        let read = self.file.natives.condition(record);
        match read.about_operation {
            true => self.waiting.push((record, this)),
            false => self.apply(record, &[], Some(this), None),
        }
    }

    /// Applies the constraints that have waited for `op`: those from this one on.
    pub(super) fn apply_waiting(&mut self, from: usize, op: Value) {
        if self.waiting.len() <= from {
            return;
        }
        let waiting: Vec<_> = self.waiting.drain(from..).collect();
        for (record, this) in waiting {
            self.apply(record, &[], Some(this), Some(op));
        }
    }

    /// Applies the constraint of a record to names of the rule, and to what it stands behind, `$_self`. `op`
    /// is the operation that it is about, if it can be asked for.
    pub(super) fn apply(
        &mut self,
        record: RecordRef<'r>,
        args: &[Values],
        this: Option<Value>,
        op: Option<Value>,
    ) {
        let (mut given, mut splices) = (Given::default(), Splices::new());
        for (i, arg) in args.iter().enumerate() {
            let name = argument(i);
            match arg[..] {
                [one] => self.give(&mut given, name, one),
                _ => {
                    let names: Vec<String> = (0..arg.len()).map(|k| format!("{name}_{k}")).collect();
                    names.iter().zip(arg).for_each(|(n, &v)| self.give(&mut given, n.clone(), v));
                    splices.push((name.into_owned(), names));
                }
            }
        }
        if let Some(v) = this {
            self.give(&mut given, "$_self", v);
        }
        // A condition about nothing is asked of the operation.
        if let Some(op) = op {
            self.give(&mut given, "$_op", op);
        }
        let Some(tests) = self.file.natives.constraint(record, &given.inputs, &splices) else {
            let what =
                format!("the constraint `{}` wants one value where there are several results", record.name());
            return self.unsupported(what);
        };
        for test in tests.iter() {
            let args = test.args.iter().filter_map(|argument| match argument {
                Argument::Input(i) => Some(given.values[*i]),
                Argument::Made(text, ty) => self.constant_argument(text, *ty),
            });
            let args = args.collect();
            let name = self.file.strings.intern(&test.name);
            let kind = NodeKind::ApplyConstraint { name, args, negated: test.negated };
            self.p.push(false, kind, &[], self.rule.span);
        }
    }

    /// A constant that a condition is given.
    fn constant_argument(&mut self, text: &str, ty: Ty) -> Option<Value> {
        let kind = match self.file.natives.constant(text, ty)? {
            Constant::Attr(text) => {
                NodeKind::Attribute { ty: None, constant: Some(self.file.strings.intern(&text)) }
            }
            Constant::Type(text) => NodeKind::Type { constant: Some(self.file.strings.intern(&text)) },
            _ => return None,
        };
        Some(self.p.push(false, kind, &[ty], self.rule.span)).and_then(|n| self.p.node(n).values().next())
    }

    /// Runs code; the values that it gives, which are of the types `results`.
    pub(super) fn run(&mut self, code: &Code<'_>, results: &[Ty]) -> Values {
        let (mut given, firsts) = self.given_to(code);
        let text = filled(code, &firsts, given.values.len());
        match code.this.as_deref() {
            Some(&[this]) => self.give(&mut given, "$_self", this),
            Some(_) => self.unsupported("code behind a name that stands for several values"),
            None => {}
        }
        if let Some(at) = code.at {
            self.give(&mut given, AT, at);
        }
        let text = self.as_attribute(text, &given, code.made_of);
        let text = match self.in_rewrite && code.write.is_none() {
            true => self.chosen(&text, &given).unwrap_or(text),
            false => text,
        };
        if self.in_rewrite
            && code.write.is_none()
            && let Some(plan) = creations::plan(&text, &given.inputs, &self.file.natives)
        {
            return match self.carry_out(plan, given, results) {
                Carried::Values(values) => self.as_many(values, results),
                Carried::Rest(text, given) => match cxx::expression(&text) {
                    Ok(rest) => self.run_text(&text, &given.mentioned(&rest), results, code.nested, None),
                    Err(_) => Values::new(),
                },
            };
        }
        self.run_text(&text, &given, results, code.nested, code.write)
    }

    /// Code that gives an attribute, of code that may give the value that it is made of.
    fn as_attribute(&mut self, text: String, given: &Given<'r>, made_of: Option<&str>) -> String {
        let mut understood = |text: &str| self.file.natives.understands(text, &given.inputs, Ty::Attribute);
        let Some(builder) = made_of.filter(|_| !understood(&text)) else { return text };
        let made = builder.replace("$0", &format!("({text})"));
        if understood(&made) { made } else { text }
    }

    /// What code that makes operations gives, of which there must be as much as is wanted.
    fn as_many(&mut self, values: Values, results: &[Ty]) -> Values {
        let wants_any = results == [Ty::ValueRange] || results.is_empty();
        if !wants_any && values.len() != results.len() && !self.failed {
            let (gives, wanted) = (values.len(), results.len());
            self.unsupported(format!(
                "code makes an operation with {gives} results where {wanted} are wanted"
            ));
        }
        values
    }

    /// Runs code that makes no operations.
    pub(super) fn run_text(
        &mut self,
        text: &str,
        given: &Given<'r>,
        results: &[Ty],
        nested: bool,
        write: Option<Form>,
    ) -> Values {
        // What is wanted any number of may be one.
        let natives = &mut self.file.natives;
        let one = results == [Ty::ValueRange]
            && !natives.understands(text, &given.inputs, Ty::ValueRange)
            && natives.understands(text, &given.inputs, Ty::Value);
        let mut results = if one { &[Ty::Value] } else { results };
        if nested && results.len() == 1 {
            let found = GIVEN.chunks(1).find(|list| natives.understands(text, &given.inputs, list[0]));
            results = found.unwrap_or(results);
        }
        if results.len() > 1
            && let Some(items) = cxx::expression(text).ok().and_then(|s| items(&s, results.len()))
            && items.iter().zip(results).all(|(text, &ty)| natives.understands(text, &given.inputs, ty))
        {
            let items = items.iter().zip(results);
            return items.flat_map(|(text, &ty)| self.run_text(text, given, &[ty], nested, write)).collect();
        }
        let called = natives.code(text, &given.inputs, results, write);
        match &*called {
            Called::Argument(i) => smallvec![given.values[*i]],
            Called::Type(text) => {
                let constant = Some(self.file.strings.intern(text));
                smallvec![self.push(NodeKind::Type { constant }, Ty::Type)]
            }
            Called::Attribute(text) => smallvec![self.attribute_constant(text)],
            Called::Named(name, arguments) => {
                let args = arguments.iter().flat_map(|argument| match argument {
                    Argument::Input(i) => smallvec![given.values[*i]],
                    Argument::Made(text, ty) => {
                        let tree = cxx::expression(text);
                        let given = tree.map(|tree| given.mentioned(&tree)).unwrap_or_default();
                        self.run_text(text, &given, &[*ty], false, None)
                    }
                });
                let args: Values = args.collect();
                let name: Str = self.file.strings.intern(name);
                let kind = NodeKind::ApplyRewrite { name, args };
                let node = self.p.push(self.in_rewrite, kind, results, self.rule.span);
                self.p.node(node).values().collect()
            }
        }
    }

    /// What code of a source pattern finds out about an operation.
    pub(super) fn find_out(&mut self, native: &SourceNative<'r>, op: Value) -> Values {
        let is_attribute = |c: RecordRef<'_>| c.is_subclass_of("AttrConstraint");
        let cells = native.cells.iter().map(|c| match c.constraint.is_some_and(is_attribute) {
            true => Ty::Attribute,
            false => Ty::Value,
        });
        let results: Vec<Ty> = cells.collect();
        self.file.natives.origin.def = native.def;
        let name = self.file.natives.finder(native.code, &results);
        let name = self.file.strings.intern(&name);
        let kind = NodeKind::ApplyConstraint { name, args: smallvec![op], negated: false };
        let node = self.p.push(false, kind, &results, self.rule.span);
        self.p.node(node).values().collect()
    }

    /// Calls code of a result pattern; what it gives. With `write`, the value of a property.
    pub(super) fn call(&mut self, native: &'l MadeNative<'r>, ty: Ty, write: Option<Form>) -> Values {
        let ty = match native.symbol.map(|s| self.rule.symbols.get(s.symbol)) {
            Some(s) if s.attribute => Ty::Attribute,
            _ => ty,
        };
        let code = Code { write, ..self.code(native) };
        self.given(native, &code, ty)
    }

    /// Calls code for an attribute; what it gives. Where it stands by itself, it may give the value of which
    /// `attr` says how it is made into an attribute.
    pub(super) fn call_for_attribute(
        &mut self,
        native: &'l MadeNative<'r>,
        attr: RecordRef<'r>,
    ) -> Option<Value> {
        if native.symbol.is_some() {
            return self.call(native, Ty::Attribute, None).first().copied();
        }
        let made_of = attr.string("constBuilderCall").filter(|b| !b.is_empty());
        let code = Code { made_of, ..self.code(native) };
        self.given(native, &code, Ty::Attribute).first().copied()
    }

    /// What code gives, of type `ty`.
    pub(super) fn given(&mut self, native: &'l MadeNative<'r>, code: &Code<'r>, ty: Ty) -> Values {
        self.file.natives.origin.def = native.def;
        let all = self.run(code, &vec![ty; native.returns as usize]);
        self.file.natives.origin.def = None;
        if let Some(s) = native.symbol {
            self.bind(Some(s.symbol), Bound::Many(all.clone()));
        }
        match native.symbol.and_then(|s| s.index) {
            Some(i) => all.get(i as usize).copied().into_iter().collect(),
            None => all,
        }
    }

    /// Code of a result pattern with its arguments, which are made first.
    pub(super) fn code(&mut self, native: &'l MadeNative<'r>) -> Code<'r> {
        let (args, inner) = self.arguments(native);
        let is_located = || placeholders(&native.code).any(|p| p == Placeholder::Location);
        let location: Option<&'l Location<'r>> = native.location.as_ref().filter(|_| is_located());
        let at = location.map(|l| self.location(l));
        let this = native.this.map(|t| self.mention(t));
        let code = Code { text: native.code.clone(), args, this, at, ..Code::default() };
        nested::joined(code, inner)
    }
}

/// Code with the placeholders for arguments numbered by what they come to, of which argument `i` begins at
/// `firsts[i]` and there are `count`.
pub(super) fn filled(code: &Code<'_>, firsts: &[usize], count: usize) -> String {
    let list = |text: &mut String, from: usize, to: usize| {
        for i in from..to {
            text.push_str(if i > from { ", " } else { "" });
            text.push_str(&argument(i));
        }
    };
    let mut text = String::with_capacity(code.text.len());
    for part in parts(&code.text) {
        match part {
            Part::Text(t) => text.push_str(t),
            Part::Placeholder(Placeholder::Argument(n)) => {
                let first = firsts.get(n as usize).copied().unwrap_or(count);
                let len = code.args.get(n as usize).map_or(0, |values| values.len());
                list(&mut text, first, first + len);
            }
            Part::Placeholder(Placeholder::ArgumentsFrom(n)) => {
                list(&mut text, firsts.get(n as usize).copied().unwrap_or(count), count);
            }
            Part::Placeholder(Placeholder::This) => text.push_str("$_self"),
            Part::Placeholder(Placeholder::Builder) => text.push_str("$_builder"),
            Part::Placeholder(Placeholder::Location) => {
                text.push_str(if code.at.is_some() { AT } else { "$_loc" });
            }
        }
    }
    text
}
