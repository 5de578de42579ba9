//! Formats of operations to what the interpreter runs.

use crate::custom;
use crate::form::{Argument, Attribute, Clause, Custom, Group, Node, Presence, Space, Types, What, Word};
use crate::tokens::punctuation;
use pdll_ods::format::{self, Anchor, Element, Literal, Spacing, Variable, Whitespace};

/// Why a format cannot be used: a sentence without full stop.
pub(crate) type Unusable = String;

/// Compiles the format of an operation.
pub(crate) struct Formatter<'a> {
    pub(crate) dialect: &'a str,
    /// By number in the format: the number among the attributes of the form, if it is one.
    pub(crate) attributes: &'a [Option<usize>],
    pub(crate) forms: &'a [Attribute],
    spacing: Spacing,
}

fn space(blank: bool) -> Space {
    if blank { Space::Blank } else { Space::None }
}

impl<'a> Formatter<'a> {
    pub(crate) fn new(dialect: &'a str, attributes: &'a [Option<usize>], forms: &'a [Attribute]) -> Self {
        Formatter { dialect, attributes, forms, spacing: Spacing::START }
    }

    /// All elements.
    pub(crate) fn nodes(&mut self, elements: &[Element]) -> Result<Vec<Node>, Unusable> {
        elements.iter().map(|element| self.node(element)).collect()
    }

    fn attribute(&self, index: u32) -> Result<usize, Unusable> {
        self.attributes[index as usize].ok_or_else(|| "it writes a property of a kind of its own".into())
    }

    fn variable(&self, variable: Variable, qualified: bool) -> Result<What, Unusable> {
        Ok(match variable {
            Variable::Operand(index) => What::Operands(index as usize),
            Variable::Attribute(index) | Variable::Property(index) => {
                What::Attr { index: self.attribute(index)?, qualified }
            }
            Variable::Region(index) => What::Region(index as usize),
            Variable::Successor(index) => What::Successor(index as usize),
            Variable::Result(_) | Variable::Parameter(_) => return Err("it writes what it cannot".into()),
        })
    }

    fn node(&mut self, element: &Element) -> Result<Node, Unusable> {
        let (space, what) = match element {
            Element::Literal(literal) => {
                (space(self.spacing.literal(&literal.0)), What::Literal(word(literal)?))
            }
            Element::Whitespace(Whitespace::None) => {
                self.spacing.suppress();
                (Space::None, What::Text(""))
            }
            Element::Whitespace(Whitespace::Blank) => {
                self.spacing.blank();
                (Space::None, What::Text(" "))
            }
            Element::Whitespace(Whitespace::Line) => (Space::None, What::NewLine),
            Element::AttrDict { keyword } => {
                self.spacing.dictionary();
                (Space::None, What::AttrDict { keyword: *keyword })
            }
            Element::PropDict => {
                self.spacing.dictionary();
                (Space::None, What::PropDict)
            }
            Element::Group(group) => (Space::None, What::Group(self.group(group)?)),
            Element::Clauses(clauses) => {
                let clauses = clauses.iter().map(|clause| self.clause(clause)).collect::<Result<_, _>>()?;
                (Space::None, What::Clauses(clauses))
            }
            Element::Variable { variable, qualified } => {
                (space(self.spacing.element()), self.variable(*variable, *qualified)?)
            }
            Element::Operands => (space(self.spacing.element()), What::AllOperands),
            Element::Regions => (space(self.spacing.element()), What::AllRegions),
            Element::Successors => (space(self.spacing.element()), What::AllSuccessors),
            Element::Types { of, qualified } => {
                (space(self.spacing.element()), What::Types { of: *of, qualified: *qualified })
            }
            Element::FunctionalType { inputs, results } => {
                (space(self.spacing.element()), What::Functional { inputs: *inputs, results: *results })
            }
            Element::Custom(custom) => (space(self.spacing.element()), What::Custom(self.custom(custom)?)),
            Element::Parameters(_) | Element::Struct(_) => return Err("it writes parameters".into()),
        };
        Ok(Node { space, what })
    }

    fn custom(&self, custom: &format::Custom) -> Result<Custom, Unusable> {
        let Some(directive) = custom::find(self.dialect, &custom.name) else {
            return Err(format!("the directive `{}` is not known", custom.name));
        };
        let arguments = custom.arguments.iter().map(|a| self.argument(a)).collect::<Result<_, _>>()?;
        Ok(Custom { directive, arguments })
    }

    fn argument(&self, argument: &format::Argument) -> Result<Argument, Unusable> {
        Ok(match argument {
            format::Argument::Variable(variable) => match *variable {
                Variable::Operand(index) => Argument::Operands(index as usize),
                Variable::Result(index) => Argument::Results(index as usize),
                Variable::Attribute(index) | Variable::Property(index) => {
                    Argument::Attr(self.attribute(index)?)
                }
                Variable::Region(index) => Argument::Region(index as usize),
                Variable::Successor(index) => Argument::Successor(index as usize),
                Variable::Parameter(_) => return Err("it writes what it cannot".into()),
            },
            format::Argument::Types(types) => Argument::Types(*types),
            format::Argument::Ref(inner) => Argument::Ref(Box::new(self.argument(inner)?)),
            format::Argument::AttrDict => Argument::AttrDict,
            format::Argument::PropDict => Argument::PropDict,
            format::Argument::Successors => Argument::Successors,
            format::Argument::Text(text) => Argument::Text(text.as_str().into()),
        })
    }

    fn presence(&self, element: &Element) -> Result<Presence, Unusable> {
        let of_types = |types: Types| match types {
            Types::Operand(index) => Presence::Operands(index as usize),
            Types::Result(index) => Presence::Results(index as usize),
            Types::Operands => Presence::AllOperands,
            Types::Results => Presence::AllResults,
        };
        Ok(match element {
            Element::Variable { variable, .. } => match self.variable(*variable, false)? {
                What::Operands(index) => Presence::Operands(index),
                What::Attr { index, .. } => Presence::Attr(index),
                What::Region(index) => Presence::Region(index),
                What::Successor(index) => Presence::Successor(index),
                _ => return Err("its group hangs on something that is always there".into()),
            },
            Element::Types { of, .. } => of_types(*of),
            Element::FunctionalType { inputs, .. } => of_types(*inputs),
            Element::Operands => Presence::AllOperands,
            Element::Custom(custom) => {
                let mut any = Vec::new();
                for argument in &custom.arguments {
                    match self.argument(argument)? {
                        Argument::Operands(index) => any.push(Presence::Operands(index)),
                        Argument::Results(index) => any.push(Presence::Results(index)),
                        Argument::Attr(index) => any.push(Presence::Attr(index)),
                        Argument::Region(index) => any.push(Presence::Region(index)),
                        Argument::Successor(index) => any.push(Presence::Successor(index)),
                        Argument::Types(types) => any.push(of_types(types)),
                        _ => {}
                    }
                }
                Presence::Any(any)
            }
            _ => return Err("its group hangs on something that is always there".into()),
        })
    }

    fn group(&mut self, group: &format::Group) -> Result<Group, Unusable> {
        let (list, at, inverted) = match group.anchor {
            Anchor::Then(at) => (&group.then, at as usize, false),
            Anchor::Else(at) => (&group.otherwise, at as usize, true),
        };
        let anchor = self.presence(&list[at])?;
        let first = list.iter().position(|element| !matches!(element, Element::Whitespace(_)));
        let unit = match anchor {
            Presence::Attr(index) if self.forms[index].unit && first != Some(at) => Some(index),
            _ => None,
        };
        let mut parts = |elements: &[Element], elided: bool| -> Result<Vec<Node>, Unusable> {
            let kept = (0..).zip(elements).filter(|(i, _)| !(elided && unit.is_some() && *i == at));
            kept.map(|(_, element)| self.node(element)).collect()
        };
        let then = parts(&group.then, !inverted)?;
        let otherwise = parts(&group.otherwise, inverted)?;
        Ok(Group { then, otherwise, anchor, inverted, unit })
    }

    fn clause(&mut self, clause: &format::Clause) -> Result<Clause, Unusable> {
        let blank = space(self.spacing.literal(&clause.literal.0));
        let mut shown = Vec::new();
        for element in &clause.elements {
            match element {
                Element::Variable { .. } | Element::Custom(_) => shown.push(self.presence(element)?),
                _ => {}
            }
        }
        let unit = match (&clause.elements[..], &shown[..]) {
            ([_], [Presence::Attr(index)]) if self.forms[*index].unit => Some(*index),
            _ => None,
        };
        let elements = if unit.is_some() { Vec::new() } else { self.nodes(&clause.elements)? };
        Ok(Clause { space: blank, word: word(&clause.literal)?, elements, shown, unit })
    }
}

fn word(literal: &Literal) -> Result<Word, Unusable> {
    if literal.is_word() {
        return Ok(Word::Keyword(literal.0.as_str().into()));
    }
    match punctuation(&literal.0) {
        Some(token) => Ok(Word::Token(token, literal.0.as_str().into())),
        None => Err(format!("`{}` is no token", literal.0)),
    }
}
