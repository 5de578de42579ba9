//! What the definition of an operation says of its operands and results.

use crate::compile::Compiler;
use crate::form::Groups;
use crate::test::Test;
use pdll_bytecode::query::Scalar;
use pdll_ir::{OpVerifier, Type, VerifyOp, Violation};
use pdll_ods::model::{KnownTrait, OpModel, ValueModel};
use std::sync::Arc;

/// The conditions on the types of one group.
struct GroupTest {
    name: String,
    test: Arc<Test>,
}

/// What is asked of all types.
struct Rules {
    operands: Vec<GroupTest>,
    results: Vec<GroupTest>,
    operand_groups: Groups,
    result_groups: Groups,
    same_operands: bool,
    same_all: bool,
}

/// Checks the types of operands and results, if there is anything to check.
pub(crate) fn verifier(
    compiler: &mut Compiler<'_>,
    op: &OpModel,
    operand_groups: &Groups,
    result_groups: &Groups,
) -> Option<VerifyOp> {
    let mut tests = |values: &[ValueModel]| -> Vec<GroupTest> {
        let test = |value: &ValueModel| GroupTest {
            name: value.name.clone(),
            test: compiler.type_test(value.constraint, Scalar::Type),
        };
        values.iter().map(test).collect()
    };
    let rules = Rules {
        operands: tests(&op.operands),
        results: tests(&op.results),
        operand_groups: operand_groups.clone(),
        result_groups: result_groups.clone(),
        same_operands: op.has_trait(KnownTrait::SameTypeOperands),
        same_all: op.has_trait(KnownTrait::SameOperandsAndResultType),
    };
    Some(Arc::new(move |op| rules.check(op)))
}

impl Rules {
    fn check(&self, op: &OpVerifier<'_, '_>) -> Result<(), Violation> {
        let (ctx, body) = (op.ctx(), op.body());
        let operands: Vec<Type> = body.operands(op.op()).map(|value| body.value_type(value)).collect();
        let results: Vec<Type> = body.results(op.op()).map(|value| body.value_type(value)).collect();
        let groups = [
            ("operand", &self.operands, &self.operand_groups, &operands),
            ("result", &self.results, &self.result_groups, &results),
        ];
        for (what, tests, groups, types) in groups {
            let attribute = |name| ctx.get_attr(body.attrs(op.op()), name);
            // Counts were checked before.
            let Some(ranges) = groups.divide(ctx, types.len(), attribute) else { continue };
            for (test, range) in tests.iter().zip(ranges) {
                if let Some(ty) = types[range].iter().find(|&&ty| !test.test.accepts_type(ctx, ty)) {
                    let ty = pdll_ir::print_type(ctx, *ty);
                    return Err(format!(
                        "the {what} `{}` has the type `{ty}`, which is not {}",
                        test.name, test.test.what
                    )
                    .into());
                }
            }
        }
        if (self.same_operands || self.same_all) && operands.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err("its operands have not all the same type".into());
        }
        if self.same_all
            && let (Some(first), true) =
                (operands.first(), results.iter().any(|ty| Some(ty) != operands.first()))
            && ctx.type_data(*first).shaped().is_none()
        {
            return Err("its results have not the type of its operands".into());
        }
        Ok(())
    }
}
