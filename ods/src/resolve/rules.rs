//! Rules for result types: snippets put together over the operands and attributes of an operation.

use super::{Classes, Item, Resolved, Resolver, Result, Unknown};
use crate::cxx::{self, Snippet};
use pdll_bytecode::RuleInput;
use pdll_bytecode::query::{Expr, MAX_VARIABLES, Scalar};

/// How the type of a result is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The type of the operand or attribute of this name.
    TypeOf(String),
    /// The type of the operand with this number among operands.
    TypeOfOperand(u32),
    /// What an expression in C++ gives, in which `$_self` is the type that another rule finds, if it takes
    /// one.
    Expression(String, Option<u32>),
}

/// The rules of an operation in terms of queries: what they start from, and an expression for each of
/// `roots`.
///
/// `operands` are the names of the groups of operands; a rule refers to rules before it only.
///
/// # Errors
/// What is not understood.
pub fn rules(
    all: &[Rule],
    roots: &[u32],
    operands: &[&str],
    classes: &Classes,
) -> Result<(Vec<RuleInput>, Resolved)> {
    let mut inputs = Inputs { operands, found: Vec::new() };
    let (mut exprs, mut dialect_classes, mut found) = (Vec::new(), Vec::new(), Vec::new());
    // One pool for all: each snippet is resolved by itself, behind what there is.
    for rule in all {
        let (Snippet { exprs: tree, root }, this) = match rule {
            Rule::Expression(text, this) => {
                (cxx::expression(text)?, this.and_then(|t| found.get(t as usize)))
            }
            _ => (Snippet { exprs: Vec::new(), root: 0 }, None),
        };
        let mut r = Resolver::new(&tree, classes);
        r.continue_from(&mut exprs, &mut dialect_classes);
        r.variable = MAX_VARIABLES / 2;
        let node = match rule {
            Rule::TypeOf(name) => {
                let (number, input) = inputs.named(name)?;
                r.input_type(number, &input)?
            }
            Rule::TypeOfOperand(i) => {
                let number = inputs.number(RuleInput::OperandType(*i))?;
                r.input_type(number, &RuleInput::OperandType(*i))?
            }
            _ => {
                // All names that the snippet can mention: operands by name and number, all else are
                // attributes.
                for e in &tree {
                    let cxx::Expr::Name(name) = e else { continue };
                    let Some(plain) = name.strip_prefix('$') else { continue };
                    let number = plain.strip_prefix("_operand").and_then(|n| n.parse().ok());
                    let (number, input) = match number {
                        Some(i) => {
                            let input = RuleInput::OperandType(i);
                            (inputs.number(input.clone())?, input)
                        }
                        None if plain.starts_with('_') => continue,
                        None => inputs.named(plain)?,
                    };
                    r.bind_input(name, number, &input)?;
                }
                if let Some(&this) = this {
                    let item = r.value(this, "");
                    r.scope.push(("$_self".into(), item));
                }
                let item = r.expr(root)?;
                r.expect(item, Scalar::Type)?
            }
        };
        found.push(node);
        (exprs, dialect_classes) = (r.exprs, r.classes);
    }
    let roots = roots.iter().map(|&r| found[r as usize]).collect();
    Ok((inputs.found, Resolved { exprs, roots, classes: dialect_classes }))
}

struct Inputs<'a> {
    operands: &'a [&'a str],
    found: Vec<RuleInput>,
}

impl Inputs<'_> {
    fn number(&mut self, input: RuleInput) -> Result<u32> {
        let at = self.found.iter().position(|i| *i == input).unwrap_or_else(|| {
            self.found.push(input);
            self.found.len() - 1
        });
        // The other half is for variables.
        if at >= MAX_VARIABLES as usize / 2 {
            Err(Unknown::Limit("it depends on too many values"))
        } else {
            Ok(at as u32)
        }
    }

    fn named(&mut self, name: &str) -> Result<(u32, RuleInput)> {
        let input = match self.operands.iter().position(|o| *o == name) {
            Some(i) => RuleInput::OperandType(i as u32),
            None => RuleInput::Attr(name.to_string()),
        };
        Ok((self.number(input.clone())?, input))
    }
}

impl Resolver<'_> {
    /// Adds to nodes and classes that there are already.
    fn continue_from(&mut self, exprs: &mut Vec<Expr>, classes: &mut Vec<pdll_bytecode::query::Class>) {
        for e in std::mem::take(exprs) {
            let sort = e.sort(&self.sorts);
            let height = e.children().map(|c| self.heights[c as usize] + 1).max().unwrap_or(0);
            self.sorts.extend(sort);
            self.heights.push(height);
            self.exprs.push(e);
        }
        self.classes = std::mem::take(classes);
    }

    fn input_type(&mut self, number: u32, input: &RuleInput) -> Result<u32> {
        let node = self.push(Expr::Variable(number, input.sort()))?;
        match input {
            RuleInput::OperandType(_) => Ok(node),
            RuleInput::Attr(_) => self.query(pdll_bytecode::query::Query::AttrType, &[node]),
        }
    }

    fn bind_input(&mut self, name: &str, number: u32, input: &RuleInput) -> Result<()> {
        let node = self.push(Expr::Variable(number, input.sort()))?;
        let item = match input {
            RuleInput::OperandType(_) => Item::Operand(node),
            RuleInput::Attr(_) => self.value(node, ""),
        };
        self.scope.push((name.to_string(), item));
        Ok(())
    }
}
