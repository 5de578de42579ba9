//! Code that makes operations or not: `c ? $_builder.create<X>(...) : $0`, `if (c) return X::create(...);`.
//!
//! The graph has no branches, so that such a rule becomes a pattern for each way that its code can take, with
//! what decides about it among the conditions. They say the same as the rule as long as the condition has one
//! answer when the rule is matched and when it is carried out: it must be about what is matched, and not ask
//! who uses what.

use super::Lower;
use super::calls::Given;
use super::creations::{creates, creation};
use super::functions::Argument;
use crate::cxx::{self, Expr, Operator, Snippet};
use crate::drr::code::{filled, filled_within, is_shallow, rebuilt};
use crate::limits::CODE_CHOICES;
use crate::pdl::NodeKind;
use pdll_bytecode::query::{self, Query};

/// The ways that the code of a rule takes, in one of the patterns that it becomes.
#[derive(Clone, Debug, Default)]
pub(super) struct Choices {
    /// Those that are said: of each condition, whether it holds.
    ways: Vec<bool>,
    /// How many conditions there were up to now.
    met: usize,
}

impl Choices {
    /// Those of the next pattern, once one is done; `None`: it was the last.
    pub(super) fn next(mut self) -> Option<Self> {
        while self.ways.last() == Some(&false) {
            self.ways.pop();
        }
        *self.ways.last_mut()? = false;
        self.met = 0;
        Some(self)
    }

    /// Whether the next condition holds; if that is not said, it does.
    fn take(&mut self) -> bool {
        if self.met == self.ways.len() {
            self.ways.push(true);
        }
        self.met += 1;
        self.ways[self.met - 1]
    }

    fn is_full(&self) -> bool {
        self.met >= CODE_CHOICES as usize
    }
}

/// A node that chooses between two ways, and the condition.
struct Choice {
    at: u32,
    condition: Snippet,
}

/// The first choice whose branches create operations, among what is always done. `names` are the variables
/// around it.
fn find(exprs: &[Expr], at: u32, names: &mut Vec<(String, Snippet)>) -> Option<Choice> {
    match &exprs[at as usize] {
        Expr::Apply(function, args) => {
            if let Some(found) = args.iter().find_map(|&arg| find(exprs, arg, names)) {
                return Some(found);
            }
            let Expr::Lambda(params, body) = &exprs[*function as usize] else { return None };
            if params.len() != args.len() {
                return None;
            }
            let outside = names.len();
            for (param, &arg) in params.iter().zip(args) {
                let value = filled_within(exprs, arg, names)?;
                names.push((param.name.clone(), value));
            }
            let found = find(exprs, *body, names);
            names.truncate(outside);
            found
        }
        Expr::Conditional(condition, a, b) if creates(exprs, *a) || creates(exprs, *b) => {
            let condition = filled_within(exprs, *condition, names)?;
            (!creates(&condition.exprs, condition.root)).then_some(Choice { at, condition })
        }
        // Only the first operand is always looked at.
        Expr::Conditional(first, ..) | Expr::Binary(Operator::And | Operator::Or, first, _) => {
            find(exprs, *first, names)
        }
        Expr::Lambda(..) => None,
        e => e.children().find_map(|child| find(exprs, child, names)),
    }
}

/// Is an expression one that nothing gets to?
fn ends(exprs: &[Expr], at: u32) -> bool {
    match &exprs[at as usize] {
        Expr::Call { name, .. } => name == cxx::UNREACHABLE,
        Expr::Apply(function, _) => match exprs[*function as usize] {
            Expr::Lambda(_, body) => ends(exprs, body),
            _ => false,
        },
        _ => false,
    }
}

/// Does an expression ask who uses something? What is created changes that.
fn asks_for_uses(exprs: &[query::Expr]) -> bool {
    let uses = |q: &Query| {
        matches!(
            q,
            Query::Users | Query::ValueUnused | Query::ValueHasOneUse | Query::OpUnused | Query::OpHasOneUse
        )
    };
    exprs.iter().any(|e| matches!(e, query::Expr::Query(q, _) if uses(q)))
}

impl<'r> Lower<'_, 'r> {
    /// Code in which the ways are taken that this pattern is for; `None`: it has none to take.
    pub(super) fn chosen(&mut self, text: &str, given: &Given<'r>) -> Option<String> {
        // Most code has no branches.
        if !["?", "if", "switch"].iter().any(|word| text.contains(word)) || !text.contains("create") {
            return None;
        }
        let mut snippet = cxx::expression(text).ok().filter(is_shallow)?;
        // What is left of such a loop could not be shown as code of C++.
        let followed = |e: &Expr| matches!(e, Expr::Call { name, .. } if name == cxx::TOGETHER);
        if snippet.exprs.iter().any(followed) {
            return None;
        }
        let mut changed = false;
        while let Some(choice) = find(&snippet.exprs, snippet.root, &mut Vec::new()) {
            if !self.decide(&choice.condition, given) || !self.knows(&snippet.exprs, choice.at) {
                break;
            }
            let Expr::Conditional(_, a, b) = snippet.exprs[choice.at as usize] else { break };
            // Where nothing gets to is no way.
            let holds = match (ends(&snippet.exprs, a), ends(&snippet.exprs, b)) {
                (false, true) => true,
                (true, false) => false,
                _ => self.choices.take(),
            };
            let way = if holds { a } else { b };
            self.require(&choice.condition, given, holds);
            snippet = rebuilt(&snippet.exprs, snippet.root, &mut |exprs, at| {
                (at == choice.at).then(|| filled(exprs, way, &[]))
            });
            changed = true;
        }
        changed.then(|| cxx::print(&snippet, &|_| None))
    }

    /// Are all operations known that a part of code creates? Else a native does it all.
    fn knows(&self, exprs: &[Expr], at: u32) -> bool {
        let mut left = vec![at];
        while let Some(at) = left.pop() {
            if creation(exprs, at).is_some_and(|(class, _)| self.file.natives.ops().find(class).is_none()) {
                return false;
            }
            left.extend(exprs[at as usize].children());
        }
        true
    }

    /// Can a condition be asked when the rule is matched?
    fn decide(&self, condition: &Snippet, given: &Given<'r>) -> bool {
        let given = given.mentioned(condition);
        !self.choices.is_full()
            && !given.inputs.is_empty()
            && given.inputs.iter().all(|i| given.value(&i.name).is_some_and(|v| self.is_matched(v)))
            && self.file.natives.decides(condition, &given.inputs, &|r| !asks_for_uses(&r.exprs))
    }

    /// Does a value stand in the match section?
    fn is_matched(&self, value: crate::pdl::Value) -> bool {
        let def = self.p.def_id(value);
        self.p.body.contains(&def)
    }

    /// Adds a condition to those of the pattern: that it holds, or does not.
    fn require(&mut self, condition: &Snippet, given: &Given<'r>, holds: bool) {
        let given = given.mentioned(condition);
        let Some(test) = self.file.natives.part(condition, &given.inputs) else { return };
        let values = test
            .args
            .iter()
            .filter_map(|a| match a {
                Argument::Input(i) => given.value(&given.inputs[*i].name),
                Argument::Made(..) => None,
            })
            .collect();
        let name = self.file.strings.intern(&test.name);
        let kind = NodeKind::ApplyConstraint { name, args: values, negated: test.negated == holds };
        self.p.push(false, kind, &[], self.rule.span);
    }
}
