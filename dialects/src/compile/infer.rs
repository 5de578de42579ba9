//! Result types from operands and attributes.

use super::Compiler;
use crate::form::Groups;
use pdll_bytecode::RuleInput;
use pdll_host_ir::query::{Expressions, Subject};
use pdll_ir::{InferTypes, Name};
use pdll_ods::model::{Inference, OpModel};
use pdll_ods::resolve::{self, Rule};
use std::sync::Arc;

/// What a variable of the rules stands for.
enum Source {
    Operand(usize),
    Attr(Name),
}

impl Compiler<'_> {
    /// How result types are inferred, if that is known and understood.
    pub(super) fn inference(&mut self, op: &OpModel, operands: &Groups) -> Option<InferTypes> {
        let Inference::Types(types) = &op.inference else { return None };
        let results = types.roots.len();
        // The commonest rule needs no evaluation.
        let same = types.roots.iter().all(|&root| types.rules[root as usize] == Rule::TypeOfOperand(0));
        if same {
            return Some(Arc::new(move |_, input| input.operands.first().map(|&ty| vec![ty; results])));
        }
        let names: Vec<&str> = op.operands.iter().map(|group| group.name.as_str()).collect();
        let (inputs, resolved) =
            resolve::rules(&types.rules, &types.roots, &names, &self.model.classes).ok()?;
        let code = Expressions::new(self.ctx, &resolved.exprs, &resolved.classes, &resolved.roots).ok()?;
        let sources: Vec<Source> = inputs
            .iter()
            .map(|input| match input {
                RuleInput::OperandType(index) => Source::Operand(*index as usize),
                RuleInput::Attr(name) => Source::Attr(self.ctx.name(name)),
            })
            .collect();
        let groups = operands.clone();
        Some(Arc::new(move |ctx, input| {
            let attribute = |name| ctx.get_attr(input.attrs, name);
            let ranges = groups.divide(ctx, input.operands.len(), attribute)?;
            let subject = |source: &Source| match source {
                Source::Attr(name) => Some(Subject::Attr(ctx.get_attr(input.attrs, *name))),
                Source::Operand(index) => {
                    let range = ranges.get(*index)?.clone();
                    input.operands.get(range.start).filter(|_| range.len() == 1).map(|&ty| Subject::Type(ty))
                }
            };
            let subjects: Vec<Subject<'_>> = sources.iter().map(subject).collect::<Option<_>>()?;
            code.types(ctx, &subjects).ok()
        }))
    }
}
