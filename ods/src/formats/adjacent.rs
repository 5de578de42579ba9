//! What may not follow each other in a format, as a reader could not tell it apart.

use super::bound::{first, last};
use crate::format::{Clause, Element, Format, FormatError, Types, Variable};
use crate::model::{AttributeModel, ConstraintId, Count, Model, OpModel};

type Checked = Result<(), FormatError>;

struct Adjacent<'a> {
    text: &'a str,
    op: &'a OpModel,
    model: &'a Model,
}

/// What follows an attribute, the attributes or a list of clauses in the format of an operation, and would be
/// read as a part of it.
pub(super) fn operation(format: &Format, text: &str, op: &OpModel, model: &Model) -> Checked {
    let adjacent = Adjacent { text, op, model };
    adjacent.each(&format.elements, &[])?;
    adjacent.clauses(&format.elements)
}

impl Adjacent<'_> {
    /// Looks at what follows each element; `after` is what follows all of them.
    fn each(&self, elements: &[Element], after: &[&[Element]]) -> Checked {
        for (index, element) in elements.iter().enumerate() {
            let mut next = vec![&elements[index + 1..]];
            next.extend(after);
            match element {
                Element::AttrDict { keyword: false } => {
                    let is_region = |element: &Element| match element {
                        Element::Variable { variable: Variable::Region(index), .. } => Some(*index),
                        _ => None,
                    };
                    if let Some(index) = self.next(&next, &is_region) {
                        let name = &self.op.regions[index as usize].name;
                        let message = format!(
                            "the region `{name}` cannot follow `attr-dict`: both begin with `{{`; \
                             `attr-dict-with-keyword` would be told apart"
                        );
                        return Err(FormatError { at: last(self.text, &format!("${name}")), message });
                    }
                }
                Element::Variable { variable: Variable::Attribute(index), qualified } => {
                    let attribute = &self.op.attributes[*index as usize];
                    let is_colon = |element: &Element| match element {
                        Element::Literal(literal) => (literal.0 == ":").then_some(()),
                        _ => None,
                    };
                    if self.may_end_with_type(attribute, *qualified) && self.next(&next, &is_colon).is_some()
                    {
                        let name = &attribute.name;
                        let message =
                            format!("a `:` cannot follow `{name}`, which may end with `:` and a type");
                        return Err(FormatError { at: first(self.text, &format!("${name}")), message });
                    }
                }
                Element::Group(group) => {
                    self.each(&group.then, &next)?;
                    self.each(&group.otherwise, &next)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether any attribute is read in the place of this one, so that its type is read with it.
    fn may_end_with_type(&self, attribute: &AttributeModel, qualified: bool) -> bool {
        let chain = std::iter::successors(Some(attribute.constraint), |&id| self.model.constraint(id).base);
        let is_typed = |id: ConstraintId| {
            let ty = self.model.constraint(id).value_type;
            ty.is_some_and(|ty| !self.model.constraint(ty).builder.is_empty())
        };
        let is_any = |id: ConstraintId| {
            let class = &*self.model.constraint(id).cpp_type;
            class.trim_start_matches("::") == "mlir::Attribute"
        };
        let mut all = chain.clone();
        !all.any(is_typed) && (qualified || chain.last().is_some_and(is_any))
    }

    /// What `wanted` finds among the elements that may come first, in lists that follow each other.
    fn next<T>(&self, lists: &[&[Element]], wanted: &impl Fn(&Element) -> Option<T>) -> Option<T> {
        for element in lists.iter().copied().flatten() {
            if let Some(found) = wanted(element) {
                return Some(found);
            }
            match element {
                Element::Whitespace(_) | Element::AttrDict { .. } => {}
                Element::Variable { variable, .. } if self.can_be_missing(*variable) => {}
                // Either list may be read, or neither.
                Element::Group(group) => {
                    let found = self.next(&[&group.then], wanted);
                    if let Some(found) = found.or_else(|| self.next(&[&group.otherwise], wanted)) {
                        return Some(found);
                    }
                }
                _ => return None,
            }
        }
        None
    }

    fn can_be_missing(&self, variable: Variable) -> bool {
        match variable {
            Variable::Operand(index) => self.op.operands[index as usize].count != Count::One,
            Variable::Attribute(index) | Variable::Property(index) => {
                let attribute = &self.op.attributes[index as usize];
                attribute.optional || attribute.default_value.is_some()
            }
            _ => false,
        }
    }

    /// Words that begin a clause do not follow the clauses; what is in a clause can be missing.
    fn clauses(&self, elements: &[Element]) -> Checked {
        for (index, element) in elements.iter().enumerate() {
            match element {
                Element::Clauses(clauses) => {
                    clauses.iter().try_for_each(|clause| self.in_clause(&clause.elements))?;
                    let begins = |word: &str| clauses.iter().any(|clause| clause.literal.0 == word);
                    let again = match elements.get(index + 1) {
                        Some(Element::Literal(literal)) => begins(&literal.0).then_some(literal),
                        Some(Element::Clauses(others)) => {
                            others.iter().map(|Clause { literal, .. }| literal).find(|word| begins(&word.0))
                        }
                        _ => None,
                    };
                    if let Some(word) = again {
                        let at = last(self.text, &format!("`{}`", word.0));
                        let message = format!("`{}` begins a clause of the list before it, too", word.0);
                        return Err(FormatError { at, message });
                    }
                }
                Element::Group(group) => {
                    self.clauses(&group.then)?;
                    self.clauses(&group.otherwise)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What a clause has can be missing, as the clause can.
    fn in_clause(&self, elements: &[Element]) -> Checked {
        for element in elements {
            match element {
                Element::Variable { variable, .. } => self.variable_in_clause(*variable)?,
                Element::Custom(custom) => {
                    for argument in &custom.arguments {
                        if let crate::format::Argument::Variable(variable) = argument {
                            self.variable_in_clause(*variable)?;
                        }
                    }
                }
                Element::Group(group) => {
                    self.in_clause(&group.then)?;
                    self.in_clause(&group.otherwise)?;
                }
                Element::AttrDict { .. }
                | Element::Operands
                | Element::Types { of: Types::Operands | Types::Results, .. } => {
                    let at = first(self.text, "oilist");
                    return Err(FormatError { at, message: "a clause has no lists of everything".into() });
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn variable_in_clause(&self, variable: Variable) -> Checked {
        let (name, fits) = match variable {
            Variable::Operand(index) => {
                (&self.op.operands[index as usize].name, self.can_be_missing(variable))
            }
            Variable::Attribute(index) | Variable::Property(index) => {
                (&self.op.attributes[index as usize].name, self.can_be_missing(variable))
            }
            Variable::Successor(index) => (&self.op.successors[index as usize].name, false),
            _ => return Ok(()),
        };
        match fits {
            true => Ok(()),
            false => Err(FormatError {
                at: last(self.text, &format!("${name}")),
                message: format!("`{name}` is always there: it is not for a clause, which can be missing"),
            }),
        }
    }
}
