//! Dialects from their definitions.
//!
//! What ODS says of the operations of a dialect ([`pdll_ods::model`]) becomes what the registry of the IR
//! holds of them ([`pdll_ir::OpInfo`]): traits, effects, inherent attributes with defaults, groups of
//! operands and results, a verifier, result types, and the custom syntax, which is data that an interpreter
//! runs.

mod brackets;
mod compile;
mod custom;
mod enums;
mod form;
mod hand;
mod known;
mod loop_names;
mod names;
mod spacing;
mod symbol;
mod test;
mod tokens;
mod verify;

use compile::Compiler;
use pdll_ir::{Context, Name, OpInfo};
use pdll_ods::brief::BriefError;
use pdll_ods::model::Model;
use std::sync::{Arc, OnceLock};
use symbol::KnownSymbols;

/// An operation whose custom form is not understood; it is read and printed in generic form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// The operation, by its full name (`arith.addi`).
    pub op: String,
    /// Why: a sentence without full stop.
    pub why: String,
}

/// Has the registry of a context know the operations of a model. A dialect is entered when the first of its
/// operations is seen, and an operation when it is first seen itself.
pub fn add(ctx: &mut Context, model: &Arc<Model>) {
    let mut dialects: Vec<&str> = model.ops.iter().map(|op| op.dialect.as_str()).collect();
    dialects.sort_unstable();
    dialects.dedup();
    add_layouts(ctx);
    for dialect in dialects {
        if let Some(verifier) = verify::attribute_verifier(dialect) {
            ctx.add_attribute_verifier(dialect, verifier);
        }
        let (model, name) = (model.clone(), dialect.to_string());
        ctx.add_dialect(dialect, move |ctx| {
            enter(ctx, &model, &name);
            let known = model.clone();
            ctx.add_op_loader(&name, move |ctx, op| load(ctx, &known, op));
        });
    }
}

/// Has a context know layouts of data (`#dlti.dl_spec<..>`), of which there are attributes alone.
fn add_layouts(ctx: &mut Context) {
    const DIALECT: &str = "dlti";
    if let Some(verifier) = verify::attribute_verifier(DIALECT) {
        ctx.add_attribute_verifier(DIALECT, verifier);
    }
    ctx.add_dialect(DIALECT, |ctx| ctx.add_symbols(DIALECT, Arc::new(KnownSymbols::new(DIALECT))));
}

/// Enters what operations of a dialect share, and those that the context knows already: of their form it may
/// know more than their definitions say. Gives those whose format is not understood.
fn enter(ctx: &mut Context, model: &Model, dialect: &str) -> Vec<Unusable> {
    let mut unusable = Vec::new();
    ctx.register_built_in(dialect);
    let mut compiler = Compiler::new(ctx, model);
    let ops = || model.ops.iter().filter(|op| op.dialect == dialect);
    for op in ops() {
        let name = compiler.ctx.name(&op.name);
        let Some(known) = compiler.ctx.op_info(name).cloned() else { continue };
        let compiled = compiler.op(op);
        let mut info = compiled.info;
        if known.syntax.is_some() {
            let verifier = known.verifier.clone().or(info.verifier);
            let signature_verifier = known.signature_verifier.clone().or(info.signature_verifier);
            let region_verifier = known.region_verifier.clone().or(info.region_verifier);
            info = OpInfo { verifier, signature_verifier, region_verifier, ..OpInfo::clone(&known) };
        } else {
            unusable.extend(compiled.unusable.map(|why| Unusable { op: op.name.clone(), why }));
        }
        compiler.ctx.register_op(info);
    }
    let symbols = compiler.symbols(dialect);
    compiler.ctx.add_symbols(dialect, Arc::new(symbols));
    if known::operation_count(dialect).is_some_and(|all| ops().count() >= all) {
        compiler.ctx.complete_dialect(dialect);
    }
    for &name in hand::undefined(dialect) {
        let mut info = OpInfo::new(compiler.ctx.name(name));
        info.syntax = hand::syntax(name);
        info.verifier = verify::undefined_verifier(name);
        compiler.ctx.register_op(info);
    }
    unusable
}

/// Enters the operation of this name, if the model has it.
fn load(ctx: &mut Context, model: &Model, name: Name) {
    let text = ctx.text(name).into_owned();
    if let Some(op) = model.op(&text) {
        let compiled = Compiler::new(ctx, model).op(op);
        ctx.register_op(compiled.info);
    }
}

/// Has the registry of a context know the dialects that come with pdllc ([`standard`]). One is read when the
/// first operation of it is seen that is not registered, and an operation is entered when it is first seen.
/// What is added for a dialect of the same name wins, operation by operation.
pub fn add_standard(ctx: &mut Context) {
    add_layouts(ctx);
    for dialect in pdll_std::dialects::names() {
        // The IR itself knows forms of `pdl`, and the definitions say more.
        if dialect == "pdl" && !ctx.has_dialect(dialect) {
            ctx.add_dialect(dialect, move |ctx| {
                if let Ok(model) = standard(dialect) {
                    register(ctx, &model, dialect);
                }
            });
        }
        ctx.complete_dialect(dialect);
        let model = OnceLock::new();
        ctx.add_op_loader(dialect, move |ctx, name| {
            // That the texts can be read is tested.
            let model: &Option<Model> = model.get_or_init(|| standard(dialect).ok());
            if let Some(model) = model {
                load(ctx, model, name);
            }
        });
    }
}

/// The definitions of a dialect that comes with pdllc.
///
/// # Errors
/// There is none of this name.
pub fn standard(dialect: &str) -> Result<Model, BriefError> {
    pdll_ods::brief::read(dialect, &pdll_std::dialects::text)
}

/// Enters the operations of a dialect at once. Gives those whose format is not understood.
pub fn register(ctx: &mut Context, model: &Model, dialect: &str) -> Vec<Unusable> {
    let mut unusable = enter(ctx, model, dialect);
    let mut compiler = Compiler::new(ctx, model);
    for op in model.ops.iter().filter(|op| op.dialect == dialect) {
        let name = compiler.ctx.name(&op.name);
        if compiler.ctx.op_info(name).is_none() {
            let compiled = compiler.op(op);
            compiler.ctx.register_op(compiled.info);
            unusable.extend(compiled.unusable.map(|why| Unusable { op: op.name.clone(), why }));
        }
    }
    unusable
}
