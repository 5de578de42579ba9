//! Result patterns and supplemental patterns.

use super::{Directive, Operator, Place, Reader, def_shown, name_of, shown};
use crate::drr::names::{Binding, Ref, split};
use crate::drr::op::{ArgumentKind, OpId};
use crate::drr::rule::{Location, Made, MadeNative, MadeOp, TypeOf};
use crate::drr::snippet::{self, Placeholder};
use crate::ods::model::Count;
use crate::ods::{DagRef, RecordRef, Value};

/// What is wanted where something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Want {
    /// One value.
    Value,
    /// At most one value.
    Optional,
    /// Any number of values.
    Values,
    /// An attribute, or none.
    Attribute,
    /// A property.
    Property,
    /// Whatever code takes.
    Argument,
    /// What can be located.
    Located,
    /// What has a type, or any number of them.
    Typed,
}

type Arg<'r> = (Value<'r>, Option<&'r str>);

/// Why a name does not fit where it is mentioned.
#[derive(Clone, Copy)]
enum Wrong {
    NoProperty,
    NoAttribute,
    NoValue,
    NoResults,
    Several,
    AnyNumber,
}

impl Wrong {
    /// What the name is, and what to do; `$it` stands for the name.
    fn said(self) -> (&'static str, &'static str) {
        match self {
            Self::NoProperty => ("an attribute, not a property", "make properties by `NativeCodeCall`"),
            Self::NoAttribute => ("a value, not an attribute", "make attributes by `NativeCodeCall`"),
            Self::NoValue => ("an attribute, not a value", "create an operation that gives the constant"),
            Self::NoResults => {
                ("an operation without results, not a value", "name an operation that has results")
            }
            Self::Several => ("several values, not one", "say which one: `$it__0`"),
            Self::AnyNumber => {
                let help = "take one of them: `(NativeCodeCall<\"$0.front()\"> $it)`";
                ("any number of values, not one", help)
            }
        }
    }
}

impl<'r> Reader<'_, 'r> {
    /// A whole result pattern, or a supplemental one.
    pub(super) fn made_pattern(&mut self, dag: &DagRef<'r>, replaces: bool) -> Option<Made<'r>> {
        match self.classes.operator(dag) {
            Operator::Op(def) => self.made_op(def, dag, replaces).map(Made::Op),
            Operator::Native(def) => self.made_native(def, dag).map(Made::Native),
            Operator::Directive(Directive::ReplaceWithValue) => self.replace_with_value(dag, Want::Values),
            Operator::Directive(Directive::Variadic) => self.made_variadic(dag),
            Operator::Directive(Directive::Location) => {
                self.error("`location` stands by itself")
                    .help("write it as the last argument of the operation that is created")
                    .tell();
                None
            }
            _ => {
                self.error(format!("`{}` makes nothing", shown(dag)))
                    .help("a result pattern is an operation, a `NativeCodeCall` or `(replaceWithValue $x)`")
                    .tell();
                None
            }
        }
    }

    fn made_op(&mut self, def: RecordRef<'r>, dag: &DagRef<'r>, replaces: bool) -> Option<MadeOp<'r>> {
        let op = self.op(def)?;
        let all: Vec<Arg<'r>> = dag.args().collect();
        let mut given = &all[..];
        let directives = self.trailing(&mut given)?;
        let declared = &self.shape(op).arguments[..];
        if given.len() != declared.len() {
            self.wrong_count(op, given.len(), "created with");
            return None;
        }
        let mut args = Vec::with_capacity(declared.len());
        for (at, (&arg, argument)) in given.iter().zip(declared).enumerate() {
            let made = self.nested(|r| r.made_argument(op, at, arg, argument.kind));
            args.extend(made);
        }
        let (mut location, mut types) = (None, None);
        for (directive, dag) in directives {
            match directive {
                Directive::Location => location = Some(self.location(&dag)?),
                _ if replaces => {
                    self.error("`returnType` is given to an operation that replaces the root")
                        .help("leave it out: the new results have the types of those that they replace")
                        .tell();
                    return None;
                }
                _ => {
                    let listed = self.return_types(&dag)?;
                    self.counted(op, &listed)?;
                    types = Some(listed);
                }
            }
        }
        let symbol = self.made_name(dag);
        if let Some(s) = symbol {
            self.symbols.settle(s.symbol);
        }
        if let Some(index) = symbol.and_then(|s| s.index) {
            let shape = self.shape(op);
            let (name, count) = (shape.name().to_string(), shape.results.len());
            if index as usize >= count {
                let has = super::results_shown(count as u32);
                self.error(format!("result {index} is meant of `{name}`, which has {has}"))
                    .help("results are numbered from 0")
                    .tell();
                return None;
            }
        }
        (args.len() == declared.len()).then_some(MadeOp { op, symbol, args, location, types })
    }

    fn made_argument(
        &mut self,
        op: OpId,
        at: usize,
        (value, name): Arg<'r>,
        kind: ArgumentKind<'r>,
    ) -> Option<Made<'r>> {
        let want = match kind {
            ArgumentKind::Operand(slot) => match slot.count {
                Count::One => Want::Value,
                Count::Optional => Want::Optional,
                _ => Want::Values,
            },
            ArgumentKind::Attribute { .. } => Want::Attribute,
            ArgumentKind::Property(_) => Want::Property,
        };
        self.made_value(value, name, want, Place::Created(op, at))
    }

    /// What stands where something is wanted; `of` is that place, for messages.
    fn made_value(
        &mut self,
        value: Value<'r>,
        name: Option<&'r str>,
        want: Want,
        of: Place,
    ) -> Option<Made<'r>> {
        match value {
            Value::Dag(dag) => self.made_nested(&dag, want, of),
            Value::Unset => match name {
                Some(name) => self.mention_as(name, want, of).map(|found| self.wanted(found, want)),
                None => {
                    let of = self.place_shown(of);
                    self.error(format!("nothing is given for {of}")).help("give a name: `$x`").tell();
                    None
                }
            },
            Value::Def(def) => self.made_leaf(def, name, want, of),
            _ => {
                let of = self.place_shown(of);
                self.error(format!("a constant of TableGen is given for {of}"))
                    .help("write a constant attribute as `ConstantAttr<I32Attr, \"1\">`")
                    .tell();
                None
            }
        }
    }

    /// What a name stands for, as what is wanted: of the value of a property, the attribute is made.
    fn wanted(&self, found: Ref, want: Want) -> Made<'r> {
        match (self.symbols.get(found.symbol).binding, want) {
            (Binding::Property, Want::Attribute) => Made::Native(MadeNative {
                code: "$0".into(),
                def: None,
                returns: 1,
                symbol: None,
                args: vec![Made::Symbol(found)],
                this: None,
                location: None,
            }),
            _ => Made::Symbol(found),
        }
    }

    fn made_leaf(
        &mut self,
        def: RecordRef<'r>,
        name: Option<&'r str>,
        want: Want,
        of: Place,
    ) -> Option<Made<'r>> {
        let constant = ["ConstantAttr", "EnumCase", "EnumAttrCaseInfo", "ConstantProp"];
        if self.classes.is_native(def) {
            let Some(name) = name else {
                let of = self.place_shown(of);
                self.error(format!("the code of `{}` is given nothing, for {of}", def_shown(def)))
                    .help("write `(NativeCodeCall<...>)` for code without arguments")
                    .tell();
                return None;
            };
            let this = self.mention_as(name, Want::Argument, of)?;
            let native = MadeNative {
                code: self.expression(def)?.into(),
                def: name_of(def),
                returns: 1,
                symbol: None,
                args: Vec::new(),
                this: Some(this),
                location: None,
            };
            return self.placeholders(&native).then_some(Made::Native(native));
        }
        if constant.iter().any(|c| def.is_subclass_of(c)) {
            if matches!(want, Want::Value | Want::Optional | Want::Values) {
                let of = self.place_shown(of);
                self.error(format!("the constant `{}` is an attribute, and {of} is a value", def_shown(def)))
                    .help("create an operation that gives the constant")
                    .tell();
                return None;
            }
            let property = def.is_subclass_of("ConstantProp");
            let (is, class) = match want {
                Want::Attribute if property => ("an attribute", "ConstantAttr<I32Attr, \"1\">"),
                Want::Property if !property => ("a property", "ConstantProp<I32Prop, \"1\">"),
                _ => return Some(Made::Constant(def)),
            };
            let of = self.place_shown(of);
            self.error(format!("the constant `{}` is given for {of}, which is {is}", def_shown(def)))
                .help(format!("write `{class}`"))
                .tell();
            return None;
        }
        if let (Some(name), true) = (name, self.classes.is_of_type(def)) {
            return self.mention_as(name, want, of).map(Made::Symbol);
        }
        let of = self.place_shown(of);
        self.error(format!("`{}` is given for {of}, and says nothing of what it is", def_shown(def)))
            .help("give a name that the source pattern binds, without a constraint")
            .tell();
        None
    }

    fn made_nested(&mut self, dag: &DagRef<'r>, want: Want, of: Place) -> Option<Made<'r>> {
        let is_attribute = matches!(want, Want::Attribute | Want::Property);
        match self.classes.operator(dag) {
            Operator::Native(def) => {
                let made = self.made_native(def, dag)?;
                let gives = if made.symbol.is_some_and(|s| s.index.is_some()) { 1 } else { made.returns };
                let several = !matches!(want, Want::Values | Want::Argument);
                let (what, help) = match gives {
                    0 => ("nothing".into(), "make it a pattern of its own, or say that it returns 1".into()),
                    2.. if several => {
                        let help = format!("say which one: `({}:$q__0 ...)`", def_shown(def));
                        (format!("{gives} values, not one"), help)
                    }
                    _ => return Some(Made::Native(made)),
                };
                let of = self.place_shown(of);
                self.error(format!("the code of `{}` is given for {of}, and gives {what}", def_shown(def)))
                    .help(help)
                    .tell();
                None
            }
            _ if is_attribute => {
                let of = self.place_shown(of);
                self.error(format!("`{}` cannot give {of}, which is no value", shown(dag)))
                    .help("make attributes by `NativeCodeCall`")
                    .tell();
                None
            }
            Operator::Directive(Directive::ReplaceWithValue) => self.replace_with_value(dag, want),
            Operator::Directive(Directive::Variadic) if matches!(want, Want::Values | Want::Argument) => {
                self.made_variadic(dag)
            }
            Operator::Op(def) => {
                let made = self.made_op(def, dag, false)?;
                if want == Want::Values {
                    let of = self.place_shown(of);
                    self.error(format!("`{}` gives {of}, which is variadic", shown(dag)))
                        .help("write `(variadic (SomeOp $x))`")
                        .tell();
                    return None;
                }
                let shape = self.shape(made.op);
                let picked = made.symbol.and_then(|s| s.index);
                let single = match picked {
                    Some(i) => shape.results.get(i as usize).is_some_and(|r| r.count == Count::One),
                    None => shape.results.len() == 1 && shape.has_single_results(),
                };
                if !single && want != Want::Argument {
                    let (name, count) = (shape.name().to_string(), shape.results.len());
                    let (has, help) = match (count, picked) {
                        (0, _) => ("no results".into(), "nest an operation that gives a value"),
                        (1, _) | (_, Some(_)) => (
                            "any number of them".into(),
                            "take one of them by code: `(NativeCodeCall<\"$0.front()\"> (SomeOp $x))`",
                        ),
                        _ => (format!("{count} results"), "say which one: `(SomeOp:$q__0 ...)`"),
                    };
                    let of = self.place_shown(of);
                    self.error(format!("`{name}` gives {of}, which is one value, and has {has}"))
                        .help(help)
                        .tell();
                    return None;
                }
                Some(Made::Op(made))
            }
            _ => {
                let of = self.place_shown(of);
                self.error(format!("`{}` cannot give {of}", shown(dag)))
                    .help("nest operations, `NativeCodeCall` and `replaceWithValue`")
                    .tell();
                None
            }
        }
    }

    fn replace_with_value(&mut self, dag: &DagRef<'r>, want: Want) -> Option<Made<'r>> {
        if let Some(name) = dag.operator_name() {
            self.error_at(name, format!("`${name}` names `replaceWithValue`, which makes nothing"))
                .help("use the name of the value itself")
                .tell();
            return None;
        }
        let args: Vec<Arg<'r>> = dag.args().collect();
        match args[..] {
            [(Value::Unset | Value::Def(_), Some(name))] => {
                self.mention_as(name, want, Place::Called("`replaceWithValue`")).map(Made::Symbol)
            }
            _ => {
                self.error("`replaceWithValue` takes exactly one name")
                    .help("write `(replaceWithValue $x)`")
                    .tell();
                None
            }
        }
    }

    fn made_variadic(&mut self, dag: &DagRef<'r>) -> Option<Made<'r>> {
        // A name of it means nothing, to MLIR as well.
        let (mut items, mut complete) = (Vec::with_capacity(dag.len()), true);
        for (value, name) in dag.args() {
            if let Value::Dag(d) = value
                && let Operator::Directive(Directive::ReplaceWithValue) = self.classes.operator(&d)
            {
                let item = self.replace_with_value(&d, Want::Value);
                complete &= item.is_some();
                items.extend(item);
                continue;
            }
            let known = name.and_then(|n| self.symbols.find(split(n).0)).map(|s| self.symbols.get(s).binding);
            let other = known.filter(|k| !matches!(k, Binding::Operand(_)));
            if let (Some(name), Some(_), true) =
                (name, other, !self.supplemental && !matches!(value, Value::Dag(_)))
            {
                self.error_at(name, format!("`${name}` is no operand, and stands in `variadic`"))
                    .help("`variadic` takes names of operands, and whole operations; so does mlir-tblgen")
                    .tell();
                complete = false;
                continue;
            }
            let item = self
                .nested(|r| r.made_value(value, name, Want::Value, Place::Called("an item of `variadic`")));
            complete &= item.is_some();
            items.extend(item);
        }
        complete.then_some(Made::Variadic(items))
    }

    fn made_native(&mut self, def: RecordRef<'r>, dag: &DagRef<'r>) -> Option<MadeNative<'r>> {
        let all: Vec<Arg<'r>> = dag.args().collect();
        let mut given = &all[..];
        let mut location = None;
        for (directive, dag) in self.trailing(&mut given)? {
            if directive == Directive::ReturnType {
                self.error("`returnType` is given to code, which has no result types")
                    .help("what code gives has its type already")
                    .tell();
                return None;
            }
            location = Some(self.location(&dag)?);
        }
        let mut args = Vec::with_capacity(given.len());
        for (i, &(value, name)) in given.iter().enumerate() {
            args.extend(self.nested(|r| r.made_value(value, name, Want::Argument, Place::OfCode(i))));
        }
        let symbol = self.made_name(dag);
        if let Some(s) = symbol {
            self.symbols.settle(s.symbol);
        }
        let returns = u32::try_from(def.int("numReturns").unwrap_or(1)).unwrap_or_default();
        let complete = args.len() == given.len();
        let code = self.expression(def)?;
        if let Some((name, index)) = dag.operator_name().zip(symbol.and_then(|s| s.index))
            && index >= returns
        {
            let gives = if returns == 1 { "one value".into() } else { format!("{returns} values") };
            self.error_at(
                name,
                format!("value {index} is meant of `{}`, which gives {gives}", def_shown(def)),
            )
            .help("what code gives is numbered from 0")
            .tell();
            return None;
        }
        let (code, mentions) = self.with_mentions(code, args.len());
        args.extend(mentions.into_iter().map(Made::Symbol));
        let native = MadeNative { code, def: name_of(def), returns, symbol, args, this: None, location };
        (complete && self.placeholders(&native)).then_some(native)
    }

    /// Does code mention only what it is given?
    fn placeholders(&mut self, native: &MadeNative<'r>) -> bool {
        let count = native.args.len();
        let mut good = true;
        for p in snippet::placeholders(&native.code) {
            let (message, help) = match p {
                Placeholder::Argument(n) | Placeholder::ArgumentsFrom(n) if n as usize >= count => {
                    let given = match (count, native.this) {
                        (_, Some(_)) => "`$_self` alone".into(),
                        (1, None) => "one argument".into(),
                        _ => format!("{count} arguments"),
                    };
                    let help = format!("give it {}, or leave `${n}` out of the code", n + 1);
                    (format!("code mentions `${n}`, and is given {given}"), help)
                }
                Placeholder::This if native.this.is_none() => (
                    "code mentions `$_self`, which only `NativeCodeCall<...>:$x` has".to_string(),
                    "give it as an argument, and write `$0`".to_string(),
                ),
                _ => continue,
            };
            let note = format!("the code is `{}`", native.code.trim());
            self.error(message).note(note).help(help).tell();
            good = false;
        }
        good
    }

    fn location(&mut self, dag: &DagRef<'r>) -> Option<Location<'r>> {
        if let Some(name) = dag.operator_name() {
            self.error_at(name, format!("`${name}` names `location`, which makes nothing"))
                .help("leave the name out")
                .tell();
            return None;
        }
        if dag.is_empty() {
            self.error("`location` is given nothing")
                .help("write `(location $x)` or `(location \"name\")`")
                .tell();
            return None;
        }
        let (mut of, mut text) = (Vec::new(), None);
        for (value, name) in dag.args() {
            match (value, name) {
                (Value::String(s) | Value::Code(s), None) => {
                    if text.replace(s).is_some() {
                        self.error("`location` is given two strings").help("give at most one").tell();
                        return None;
                    }
                }
                (Value::Unset | Value::Def(_), Some(name)) => {
                    of.push(self.mention_as(name, Want::Located, Place::Called("`location`"))?);
                }
                _ => {
                    self.error("`location` takes names and a string")
                        .help("write `(location $x)` or `(location $x, \"name\")`")
                        .tell();
                    return None;
                }
            }
        }
        Some(Location { of, text })
    }

    fn return_types(&mut self, dag: &DagRef<'r>) -> Option<Vec<TypeOf<'r>>> {
        if let Some(name) = dag.operator_name() {
            self.error_at(name, format!("`${name}` names `returnType`, which makes nothing"))
                .help("leave the name out")
                .tell();
            return None;
        }
        let mut all = Vec::with_capacity(dag.len());
        for (value, name) in dag.args() {
            all.push(match (value, name) {
                (Value::String(s) | Value::Code(s), None) => TypeOf::Code(s),
                (Value::Dag(d), _) => match self.classes.operator(&d) {
                    Operator::Native(def) => TypeOf::Native(self.made_native(def, &d)?),
                    _ => {
                        self.error(format!("`{}` is nested in `returnType`", shown(&d)))
                            .help("give `NativeCodeCall`, a name whose type it is, or C++ in quotes")
                            .tell();
                        return None;
                    }
                },
                (_, Some(name)) => {
                    TypeOf::Symbol(self.mention_as(name, Want::Typed, Place::Called("`returnType`"))?)
                }
                _ => {
                    self.error("`returnType` takes names, code, and C++ in quotes")
                        .help("write `(returnType $x)` or `(returnType \"$_builder.getI32Type()\")`")
                        .tell();
                    return None;
                }
            });
        }
        Some(all)
    }

    /// Reports types that are more or fewer than the results of the operation, if that can be told.
    fn counted(&mut self, op: OpId, types: &[TypeOf<'r>]) -> Option<()> {
        let many = |t: &TypeOf<'_>| match t {
            TypeOf::Symbol(r) => match self.symbols.get(r.symbol).binding {
                Binding::Operand(count) => count != Count::One,
                Binding::Matched(op) | Binding::Created(op) => {
                    let group = r.index.map_or(0, |i| i as usize);
                    self.shape(op).results.get(group).is_none_or(|r| r.count != Count::One)
                }
                _ => false,
            },
            TypeOf::Code(_) | TypeOf::Native(_) => false,
        };
        let shape = self.shape(op);
        if !shape.has_single_results() || types.len() == shape.results.len() || types.iter().any(many) {
            return Some(());
        }
        let has = super::results_shown(shape.results.len() as u32);
        let listed = if types.len() == 1 { "one type".into() } else { format!("{} types", types.len()) };
        let message = format!("`returnType` gives {listed} for `{}`, which has {has}", shape.name());
        self.error(message).help("give one for each result").tell();
        None
    }

    /// Looks a mention of a name up, where something is wanted.
    fn mention_as(&mut self, written: &'r str, want: Want, of: Place) -> Option<Ref> {
        let found = self.mention(written)?;
        let binding = self.symbols.get(found.symbol).binding;
        let wrong = match (binding, want) {
            (_, Want::Argument) => None,
            (Binding::Attribute | Binding::Cell { attribute: true }, Want::Attribute | Want::Typed) => None,
            (Binding::Property, Want::Property | Want::Attribute) => None,
            (Binding::Native(1), Want::Attribute | Want::Property) => {
                self.symbols.is_attribute(found.symbol);
                None
            }
            (Binding::Attribute | Binding::Cell { attribute: true }, Want::Property) => {
                Some(Wrong::NoProperty)
            }
            (_, Want::Attribute | Want::Property) => Some(Wrong::NoAttribute),
            (Binding::Attribute | Binding::Cell { attribute: true } | Binding::Property, _) => {
                Some(Wrong::NoValue)
            }
            (_, Want::Values | Want::Located) => None,
            (Binding::Operand(Count::One) | Binding::Cell { .. }, _) => None,
            (Binding::Operand(Count::Optional), _) => None,
            (Binding::Operand(_), Want::Typed) => None,
            (Binding::Operand(_), _) => Some(Wrong::AnyNumber),
            (Binding::Native(n), _) if n == 1 || found.index.is_some() => None,
            (Binding::Native(_), _) => Some(Wrong::Several),
            (Binding::Matched(op) | Binding::Created(op), _) => {
                let shape = self.shape(op);
                let group = found.index.map_or(0, |i| i as usize);
                match (shape.results.get(group).map(|r| r.count), found.index) {
                    (None, _) => Some(Wrong::NoResults),
                    (Some(_), None) if shape.results.len() > 1 => Some(Wrong::Several),
                    (Some(Count::One), _) => None,
                    _ if want == Want::Typed => None,
                    _ => Some(Wrong::AnyNumber),
                }
            }
        };
        let Some(wrong) = wrong else { return Some(found) };
        let (is, help) = wrong.said();
        let of = self.place_shown(of);
        self.error_at(written, format!("`${written}` is given for {of}, and is {is}"))
            .help(help.replace("$it", &format!("${written}")))
            .tell();
        None
    }
}
