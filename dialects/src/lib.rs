//! Dialects from their definitions.
//!
//! What ODS says of the operations of a dialect ([`pdll_ods::model`]) becomes what the registry of the IR
//! holds of them ([`pdll_ir::OpInfo`]): traits, effects, inherent attributes with defaults, groups of
//! operands and results, a verifier, result types, and the custom syntax, which is data that an interpreter
//! runs.

mod compile;
mod custom;
mod enums;
mod form;
mod hand;
mod known;
mod names;
mod spacing;
mod symbol;
mod test;
mod tokens;
mod verify;

use compile::Compiler;
use pdll_ir::Context;
use pdll_ods::model::Model;
use std::sync::Arc;

/// An operation whose custom form is not understood; it is read and printed in generic form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// The operation, by its full name (`arith.addi`).
    pub op: String,
    /// Why: a sentence without full stop.
    pub why: String,
}

/// Has the registry of a context know the operations of a model. Those of a dialect are entered when the
/// first of them is seen.
pub fn add(ctx: &mut Context, model: &Arc<Model>) {
    let mut dialects: Vec<&str> = model.ops.iter().map(|op| op.dialect.as_str()).collect();
    dialects.sort_unstable();
    dialects.dedup();
    for dialect in dialects {
        let (model, name) = (model.clone(), dialect.to_string());
        ctx.add_dialect(dialect, move |ctx| {
            register(ctx, &model, &name);
        });
    }
}

/// Enters the operations of a dialect at once. Gives those whose format is not understood.
pub fn register(ctx: &mut Context, model: &Model, dialect: &str) -> Vec<Unusable> {
    let mut unusable = Vec::new();
    ctx.register_built_in(dialect);
    let mut compiler = Compiler::new(ctx, model);
    for op in model.ops.iter().filter(|op| op.dialect == dialect) {
        let name = compiler.ctx.name(&op.name);
        if compiler.ctx.op_info(name).is_some_and(|info| info.syntax.is_some()) {
            // More is known of it than its definition says.
            continue;
        }
        let compiled = compiler.op(op);
        compiler.ctx.register_op(compiled.info);
        unusable.extend(compiled.unusable.map(|why| Unusable { op: op.name.clone(), why }));
    }
    unusable
}
