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
mod symbol;
mod test;
mod tokens;
mod verify;

use compile::{Compiler, Made};
use pdll_ir::{Context, Name, OpInfo};
use pdll_ods::Definitions;
use pdll_ods::brief::BriefError;
use pdll_ods::model::Model;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
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
    add_definitions(ctx, &Arc::new(model.clone().into()));
}

/// The same of definitions: all of them are read when the first operation is seen that the part of them does
/// not have which was read before.
pub fn add_definitions(ctx: &mut Context, definitions: &Arc<Definitions>) {
    add_layouts(ctx);
    for dialect in definitions.dialects() {
        if let Some(verifier) = verify::attribute_verifier(dialect) {
            ctx.add_attribute_verifier(dialect, verifier);
        }
        let (known, name) = (definitions.clone(), dialect.clone());
        ctx.add_dialect(dialect, move |ctx| {
            let kept = Kept::default();
            let enter = |ctx: &mut Context, model: &Arc<Model>| kept.with(ctx, model, |c| enter(c, &name));
            // Of what the context has itself, definitions may say more, and nobody asks for these.
            let is_built_in = ctx.register_built_in(&name);
            enter(ctx, if is_built_in { known.all() } else { known.read() });
            if !known.is_enough() {
                enter(ctx, known.all());
            }
            let (known, dialect) = (known.clone(), name.clone());
            ctx.add_op_loader(&name, move |ctx, op| {
                let load = |ctx: &mut Context, model| kept.with(ctx, model, |c| load(c, op));
                let is_loaded = load(ctx, known.read());
                if known.is_part() && !(is_loaded && known.is_enough()) && !load(ctx, known.all()) {
                    complete(ctx, known.all(), &dialect);
                }
            });
        });
    }
}

/// What was made last, for the next operation of the same model in the same context: operations are entered
/// one by one, and most of their types are those of the one before.
#[derive(Default)]
struct Kept(Mutex<Option<(NonZeroU32, Arc<Model>, Made)>>);

impl Kept {
    fn with<T>(&self, ctx: &mut Context, model: &Arc<Model>, make: impl FnOnce(&mut Compiler<'_>) -> T) -> T {
        let last = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same =
            |of: &(NonZeroU32, Arc<Model>, Made)| Some(of.0) == ctx.identity() && Arc::ptr_eq(&of.1, model);
        let made = last().take().filter(is_same).map(|of| of.2).unwrap_or_default();
        let identity = ctx.identity();
        let mut compiler = Compiler::with(ctx, model, made);
        let result = make(&mut compiler);
        *last() = identity.map(|identity| (identity, model.clone(), compiler.into_made()));
        result
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
fn enter(compiler: &mut Compiler<'_>, dialect: &str) -> Vec<Unusable> {
    let (mut unusable, model) = (Vec::new(), compiler.model);
    compiler.ctx.register_built_in(dialect);
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
    complete(compiler.ctx, model, dialect);
    for &name in hand::undefined(dialect) {
        let mut info = OpInfo::new(compiler.ctx.name(name));
        info.syntax = hand::syntax(name);
        info.verifier = verify::undefined_verifier(name);
        compiler.ctx.register_op(info);
    }
    unusable
}

/// Says that a dialect has no other operations, if the model has as many as MLIR.
fn complete(ctx: &mut Context, model: &Model, dialect: &str) {
    let count = model.ops.iter().filter(|op| op.dialect == dialect).count();
    if known::operation_count(dialect).is_some_and(|all| count >= all) {
        ctx.complete_dialect(dialect);
    }
}

/// Enters the operation of this name, if its model has it; whether it has.
fn load(compiler: &mut Compiler<'_>, name: Name) -> bool {
    let text = compiler.ctx.text(name).into_owned();
    let op = compiler.model.op(&text);
    if let Some(op) = op {
        let compiled = compiler.op(op);
        compiler.ctx.register_op(compiled.info);
    }
    op.is_some()
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
        let shared = Arc::new(Standard { dialect, model: OnceLock::new(), kept: Kept::default() });
        let of_ops = shared.clone();
        ctx.add_op_loader(dialect, move |ctx, name| {
            of_ops.with(ctx, |compiler| _ = load(compiler, name));
        });
        ctx.add_symbol_loader(dialect, move |ctx| {
            shared.with(ctx, |compiler| {
                let symbols = compiler.symbols(dialect);
                compiler.ctx.add_symbols(dialect, Arc::new(symbols));
            });
        });
    }
}

/// A dialect that comes with pdllc, read when something of it is seen.
struct Standard {
    dialect: &'static str,
    model: OnceLock<Option<Arc<Model>>>,
    kept: Kept,
}

impl Standard {
    fn with(&self, ctx: &mut Context, make: impl FnOnce(&mut Compiler<'_>)) {
        // That the texts can be read is tested.
        let model = self.model.get_or_init(|| standard(self.dialect).ok().map(Arc::new));
        if let Some(model) = model {
            self.kept.with(ctx, model, make);
        }
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
    let mut compiler = Compiler::new(ctx, model);
    let mut unusable = enter(&mut compiler, dialect);
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
