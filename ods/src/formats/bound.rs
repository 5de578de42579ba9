//! What a format gives: each thing once, and enough that all types are known.

use crate::format::{Anchor, Argument, Element, Format, FormatError, Group, Scope, Types, Variable};
use crate::model::{AttributeKind, ConstraintId, Count, KnownTrait, Model, OpModel, TraitDetail, ValueModel};
use std::ops::Range;

type Checked = Result<(), FormatError>;

/// What is given so far, in the order of the text.
struct Given<'a> {
    text: &'a str,
    op: &'a OpModel,
    variables: Vec<Variable>,
    operands: Vec<bool>,
    results: Vec<bool>,
    dictionary: bool,
    properties: bool,
    /// `operands`, `regions` and `successors`, where they are written.
    lists: Vec<&'static str>,
}

/// What the format of an operation gives twice, refers to too early or does not give.
pub(super) fn operation(format: &Format, text: &str, op: &OpModel, model: &Model) -> Checked {
    let mut given = Given {
        text,
        op,
        variables: Vec::new(),
        operands: vec![false; op.operands.len()],
        results: vec![false; op.results.len()],
        dictionary: false,
        properties: false,
        lists: Vec::new(),
    };
    let mut checked = Ok(());
    format.for_each(&mut |element| {
        if checked.is_ok() {
            checked = given.element(element);
        }
    });
    checked?;
    for (is_operand, values) in [(true, &op.operands), (false, &op.results)] {
        for (index, value) in values.iter().enumerate() {
            if !given.is_known(is_operand, index, value, model) {
                let message =
                    format!("the type of `{}` is not written, and does not follow from others", value.name);
                return Err(FormatError { at: text.len()..text.len(), message });
            }
        }
    }
    Ok(())
}

impl Given<'_> {
    fn element(&mut self, element: &Element) -> Checked {
        match element {
            Element::Variable { variable, .. } => self.variable(*variable),
            Element::Types { of, .. } => self.types(*of),
            Element::FunctionalType { inputs, results } => {
                self.types(*inputs)?;
                self.types(*results)
            }
            Element::AttrDict { .. } => self.dictionary(),
            Element::PropDict => self.properties(),
            Element::Operands => {
                let all = (0..self.op.operands.len() as u32).map(Variable::Operand);
                self.all("operands", all.collect())
            }
            Element::Regions => {
                let all = (0..self.op.regions.len() as u32).map(Variable::Region);
                self.all("regions", all.collect())
            }
            Element::Successors => {
                let all = (0..self.op.successors.len() as u32).map(Variable::Successor);
                self.all("successors", all.collect())
            }
            Element::Custom(custom) => custom.arguments.iter().try_for_each(|argument| match argument {
                Argument::Variable(variable) => self.variable(*variable),
                Argument::Types(of) => self.types(*of),
                Argument::Ref(inner) => self.reference(inner),
                Argument::AttrDict => self.dictionary(),
                Argument::PropDict => self.properties(),
                _ => Ok(()),
            }),
            Element::Group(group) => self.group(group),
            _ => Ok(()),
        }
    }

    /// The attributes are written here.
    fn dictionary(&mut self) -> Checked {
        match std::mem::replace(&mut self.dictionary, true) {
            true => self.fault("attr-dict", "the attributes are written twice".into()),
            false => Ok(()),
        }
    }

    /// The properties are written here.
    fn properties(&mut self) -> Checked {
        match std::mem::replace(&mut self.properties, true) {
            true => self.fault("prop-dict", "the properties are written twice".into()),
            false => Ok(()),
        }
    }

    /// All operands, regions or successors are written here, in one list.
    fn all(&mut self, list: &'static str, all: Vec<Variable>) -> Checked {
        if self.lists.contains(&list) {
            return self.fault(list, format!("`{list}` is written twice"));
        }
        self.lists.push(list);
        match all.iter().find(|variable| self.variables.contains(variable)) {
            Some(&again) => {
                let message = format!("`{}` is written by itself, too", self.name(again));
                self.fault(list, message)
            }
            None => {
                self.variables.extend(all);
                Ok(())
            }
        }
    }

    fn fault(&self, written: &str, message: String) -> Checked {
        Err(FormatError { at: last(self.text, written), message })
    }

    fn name(&self, variable: Variable) -> &str {
        let op = self.op;
        match variable {
            Variable::Operand(i) => &op.operands[i as usize].name,
            Variable::Result(i) => &op.results[i as usize].name,
            Variable::Attribute(i) | Variable::Property(i) => &op.attributes[i as usize].name,
            Variable::Region(i) => &op.regions[i as usize].name,
            Variable::Successor(i) => &op.successors[i as usize].name,
            Variable::Parameter(_) => "",
        }
    }

    fn variable(&mut self, variable: Variable) -> Checked {
        // What a result is bound to is only looked at.
        if self.variables.contains(&variable) && !matches!(variable, Variable::Result(_)) {
            let name = self.name(variable);
            return self.fault(&format!("${name}"), format!("`{name}` is written twice"));
        }
        self.variables.push(variable);
        Ok(())
    }

    fn types(&mut self, of: Types) -> Checked {
        let (given, range) = match of {
            Types::Operand(i) => (&mut self.operands, i as usize..i as usize + 1),
            Types::Result(i) => (&mut self.results, i as usize..i as usize + 1),
            Types::Operands => (&mut self.operands, 0..self.op.operands.len()),
            Types::Results => (&mut self.results, 0..self.op.results.len()),
        };
        let again = range.clone().find(|&i| given[i]);
        given[range].fill(true);
        let Some(index) = again else { return Ok(()) };
        let values = match of {
            Types::Operand(_) | Types::Operands => &self.op.operands,
            Types::Result(_) | Types::Results => &self.op.results,
        };
        let (name, written) = (
            &values[index].name,
            match of {
                Types::Operands => "operands".to_string(),
                Types::Results => "results".to_string(),
                _ => format!("${}", values[index].name),
            },
        );
        self.fault(&written, format!("the type of `{name}` is written twice"))
    }

    /// What a directive only looks at was read before.
    fn reference(&self, argument: &Argument) -> Checked {
        let (is_read, name) = match argument {
            Argument::Variable(variable) => (self.variables.contains(variable), self.name(*variable)),
            Argument::Types(Types::Operand(i)) => {
                (self.operands[*i as usize], self.name(Variable::Operand(*i)))
            }
            Argument::Types(Types::Result(i)) => (self.results[*i as usize], self.name(Variable::Result(*i))),
            Argument::Types(Types::Operands) if self.operands.contains(&false) => {
                return self.fault("operands", "types are looked at before they are read".into());
            }
            Argument::Types(Types::Results) if self.results.contains(&false) => {
                return self.fault("results", "types are looked at before they are read".into());
            }
            Argument::AttrDict if !self.dictionary => {
                return self.fault("attr-dict", "the attributes are looked at before they are read".into());
            }
            Argument::Successors if !self.lists.contains(&"successors") => {
                return self.fault("successors", "`successors` is looked at before it is read".into());
            }
            _ => return Ok(()),
        };
        match is_read || matches!(argument, Argument::Variable(Variable::Result(_))) {
            true => Ok(()),
            false => Err(FormatError {
                at: first(self.text, &format!("${name}")),
                message: format!("`{name}` is looked at before it is read"),
            }),
        }
    }

    /// In a group is what can be missing, and it hangs on that.
    fn group(&self, group: &Group) -> Checked {
        for (list, anchor) in
            [(&group.then, matches!(group.anchor, Anchor::Then(_))), (&group.otherwise, false)]
        {
            let (Anchor::Then(at) | Anchor::Else(at)) = group.anchor;
            for (index, element) in (0..).zip(list) {
                self.in_group(element, anchor && index == at)?;
            }
        }
        Ok(())
    }

    /// Whether an element can be missing; `marked` if the group hangs on it.
    fn in_group(&self, element: &Element, marked: bool) -> Checked {
        let list = match element {
            Element::Variable { variable, .. } => return self.variable_in_group(*variable, marked),
            Element::Types { of: Types::Operand(i), .. } => {
                return self.variable_in_group(Variable::Operand(*i), marked);
            }
            Element::Types { of: Types::Result(i), .. } => {
                return self.variable_in_group(Variable::Result(*i), marked);
            }
            Element::Custom(custom) if marked => {
                return custom.arguments.iter().try_for_each(|argument| match argument {
                    Argument::Variable(variable) => self.variable_in_group(*variable, marked),
                    Argument::Types(Types::Operand(i)) => {
                        self.variable_in_group(Variable::Operand(*i), marked)
                    }
                    Argument::Types(Types::Result(i)) => self.variable_in_group(Variable::Result(*i), marked),
                    Argument::Text(_) | Argument::AttrDict => {
                        self.fault(&custom.name, "an optional group hangs on variables and types".into())
                    }
                    _ => Ok(()),
                });
            }
            Element::AttrDict { .. } => "attr-dict",
            Element::PropDict => "prop-dict",
            Element::Operands | Element::Types { of: Types::Operands, .. } => "operands",
            Element::Types { of: Types::Results, .. } => "results",
            Element::FunctionalType { inputs, results } => {
                match matches!(inputs, Types::Operands) || matches!(results, Types::Operands) {
                    true => "operands",
                    false => return Ok(()),
                }
            }
            Element::Regions => "regions",
            Element::Successors => "successors",
            _ => return Ok(()),
        };
        self.fault(list, format!("`{list}` is not for an optional group"))
    }

    fn variable_in_group(&self, variable: Variable, marked: bool) -> Checked {
        let always = match variable {
            Variable::Operand(i) => self.op.operands[i as usize].count == Count::One,
            Variable::Result(i) => self.op.results[i as usize].count == Count::One,
            Variable::Attribute(i) | Variable::Property(i) => {
                let attribute = &self.op.attributes[i as usize];
                marked && !attribute.optional && attribute.default_value.is_none()
            }
            Variable::Successor(_) => true,
            _ => false,
        };
        let name = self.name(variable);
        match always {
            true => {
                let message = format!("`{name}` is always there: it is not for an optional group");
                Err(FormatError { at: first(self.text, &format!("${name}")), message })
            }
            false => Ok(()),
        }
    }

    /// Whether the types of a group are written, follow from others or are fixed.
    fn is_known(&self, is_operand: bool, index: usize, value: &ValueModel, model: &Model) -> bool {
        let (given, op) = (if is_operand { &self.operands } else { &self.results }, self.op);
        let any = |given: &[bool]| given.contains(&true);
        if given[index] || (!is_operand && !any(&self.results) && op.infers_types()) {
            return true;
        }
        let follows = op.traits.iter().any(|t| match (&t.detail, t.known) {
            (TraitDetail::TypesMatchWith { lhs, rhs, .. }, _) => *rhs == value.name && self.has_type(lhs),
            (TraitDetail::ElementsMatch { shaped, elements, .. }, _) => {
                *elements == value.name && self.has_type(shaped)
            }
            (TraitDetail::AllMatch { class, names, .. }, _) if class == "AllTypesMatch" => {
                names.contains(&value.name) && names.iter().any(|name| self.has_type(name))
            }
            (_, Some(KnownTrait::SameTypeOperands)) => is_operand && any(&self.operands),
            (_, Some(KnownTrait::SameOperandsAndResultType)) => any(&self.operands) || any(&self.results),
            _ => t.name.ends_with("FirstAttrDerivedResultType"),
        });
        follows || ((is_operand || value.count != Count::Any) && is_fixed(model, value.constraint))
    }

    /// Whether something of this name is written whose type is known then.
    fn has_type(&self, name: &str) -> bool {
        let of = |values: &[ValueModel]| values.iter().position(|value| value.name == name);
        let is = |index: Option<usize>, given: &[bool]| index.is_some_and(|index| given[index]);
        let attribute = |(i, a): (u32, &crate::model::AttributeModel)| {
            a.name == name
                && a.kind == AttributeKind::Attribute
                && self.variables.contains(&Variable::Attribute(i))
        };
        is(of(&self.op.operands), &self.operands)
            || is(of(&self.op.results), &self.results)
            || (0..).zip(&self.op.attributes).any(attribute)
    }
}

/// Whether there is one type that fulfils a constraint, which C++ can make.
fn is_fixed(model: &Model, constraint: ConstraintId) -> bool {
    let mut next = Some(constraint);
    while let Some(at) = next.map(|id| model.constraint(id)) {
        if !at.builder.is_empty() {
            return true;
        }
        next = at.base;
    }
    false
}

/// What the format of a type or attribute gives twice, or makes optional that is not.
pub(super) fn definition(format: &Format, text: &str, scope: &Scope<'_>, optional: &[bool]) -> Checked {
    let mut seen = vec![false; optional.len()];
    let mut checked = Ok(());
    format.for_each(&mut |element| {
        let given: Vec<u32> = match element {
            Element::Variable { variable: Variable::Parameter(i), .. } => vec![*i],
            Element::Parameters(all) => all.clone(),
            Element::Custom(custom) => {
                let parameter = |argument: &Argument| match argument {
                    Argument::Variable(Variable::Parameter(i)) => Some(*i),
                    _ => None,
                };
                let mut read = seen.clone();
                for argument in &custom.arguments {
                    if let Argument::Ref(inner) = argument
                        && let Some(index) = parameter(inner).filter(|&i| !read[i as usize])
                    {
                        let name = scope.parameters[index as usize];
                        let message = format!("`{name}` is looked at before it is read");
                        checked = Err(FormatError { at: first(text, &format!("${name}")), message });
                    }
                    parameter(argument).into_iter().for_each(|i| read[i as usize] = true);
                }
                custom.arguments.iter().filter_map(parameter).collect()
            }
            _ => return,
        };
        let again = given.iter().map(|&i| i as usize).find(|&i| std::mem::replace(&mut seen[i], true));
        if let (Some(index), true) = (again, checked.is_ok()) {
            let name = scope.parameters[index];
            let at = last(text, &format!("${name}"));
            checked = Err(FormatError { at, message: format!("the parameter `{name}` is written twice") });
        }
        // `params` is all that was not written before it.
        if matches!(element, Element::Parameters(_)) {
            seen.fill(true);
        }
    });
    checked?;
    let mut checked = Ok(());
    format.for_each(&mut |element| {
        let Element::Group(group) = element else { return };
        let mut all = group.then.iter().chain(&group.otherwise);
        let inner = all.find_map(|element| always_there(element, optional));
        if let Some(index) = inner {
            let name = scope.parameters[index as usize];
            let message = format!("the parameter `{name}` is always there: it is not for an optional group");
            checked = Err(FormatError { at: first(text, &format!("${name}")), message });
        }
    });
    checked
}

/// A parameter of an element that is always there.
fn always_there(element: &Element, optional: &[bool]) -> Option<u32> {
    let is_always = |index: &u32| !optional[*index as usize];
    match element {
        Element::Variable { variable: Variable::Parameter(index), .. } => Some(*index).filter(is_always),
        Element::Parameters(all) => all.iter().copied().find(is_always),
        Element::Struct(parts) => parts.iter().find_map(|part| always_there(part, optional)),
        Element::Custom(custom) => custom.arguments.iter().find_map(|argument| match argument {
            Argument::Variable(Variable::Parameter(index)) => Some(*index).filter(is_always),
            _ => None,
        }),
        _ => None,
    }
}

/// Where a word stands first, as a whole word; the end of the text if it does not.
pub(super) fn first(text: &str, word: &str) -> Range<usize> {
    occurrences(text, word).next().unwrap_or(text.len()..text.len())
}

/// Where a word stands last.
pub(super) fn last(text: &str, word: &str) -> Range<usize> {
    occurrences(text, word).last().unwrap_or(text.len()..text.len())
}

fn occurrences<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = Range<usize>> + 't {
    let is_whole = |end: usize| !text[end..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    text.match_indices(word).map(move |(at, _)| at..at + word.len()).filter(move |at| is_whole(at.end))
}
