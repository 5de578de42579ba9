//! Compiled patterns in conversions.
//!
//! They are matched as everywhere else, and rewrite through a host whose changes go to what the conversion
//! remembers ([`State`]). They see operands as they were written; `convertValue` gives what stands for one
//! now.

use super::driver::Driver;
use super::operands::OperandBuffer;
use super::order::Facts;
use super::state::State;
use super::types::TypeConverter;
use super::why::Failed;
use crate::{Error, PatternSet};
use pdll_host_ir::IrHost;
use pdll_ir::{Body, BodyId, Context, Op, Type, Value};
use pdll_vm::{
    Bank, Limit, LinkedSet, MatchResult, MatcherSet, NativeError, Natives, Outcome, PatternApplicator,
    RewriteFn, Rewriter, Root,
};
use std::sync::Arc;

/// A set that is linked, with what is known of its patterns.
pub(super) struct Linked {
    set: LinkedSet<IrHost>,
    pub(super) converter: Option<Arc<TypeConverter>>,
    pub(super) names: Vec<String>,
    /// What they can be enabled and disabled by, beside their names.
    pub(super) labels: Vec<Vec<String>>,
    pub(super) facts: Vec<Facts>,
    pub(super) recursion: Vec<bool>,
}

impl Linked {
    /// Links a set.
    ///
    /// # Errors
    /// What is missing.
    pub(super) fn new(
        ctx: &mut Context,
        set: &PatternSet,
        converter: Option<Arc<TypeConverter>>,
    ) -> Result<Self, Error> {
        let linked: LinkedSet<IrHost> = set.link(ctx)?;
        let (mut names, mut facts, mut recursion) = (Vec::new(), Vec::new(), Vec::new());
        let mut labels = Vec::new();
        for (program, of_program) in set.programs().iter().zip(set.labels()) {
            let name = |op: u32| program.op_names[op as usize].name.to_string();
            for pattern in &program.patterns {
                names.push(pattern.name.to_string());
                labels.push(of_program.clone());
                recursion.push(pattern.bounded_recursion);
                facts.push(Facts {
                    root: pattern.root.map_or(Root::Any, |op| Root::Op(name(op))),
                    benefit: pattern.benefit,
                    is_compiled: true,
                    generated: pattern.lists.generated().iter().map(|op| name(*op)).collect(),
                });
            }
        }
        Ok(Self { set: linked, converter, names, labels, facts, recursion })
    }

    /// Do the patterns look at nothing but the body at hand?
    pub(super) fn is_isolated(&self) -> bool {
        self.set.is_isolated()
    }
}

/// Patterns of a set, ready to be applied.
pub(super) struct Compiled {
    /// What the driver has in place of its state while a pattern is at work.
    spare: Option<Box<State>>,
    matcher: MatcherSet<IrHost>,
}

impl Compiled {
    /// Of this set.
    pub(super) fn new(linked: &Linked) -> Self {
        Self { spare: None, matcher: linked.set.matcher() }
    }
}

/// The host on a body that a driver has, for as long as this lives.
struct Entered<'d, 'c> {
    driver: &'d mut Driver<'c>,
    compiled: &'d mut Compiled,
    id: BodyId,
}

impl<'d, 'c> Entered<'d, 'c> {
    fn new(driver: &'d mut Driver<'c>, compiled: &'d mut Compiled, id: BodyId) -> Self {
        std::mem::swap(driver.ir.body_mut(id), &mut driver.host.body);
        let spare = compiled.spare.take().unwrap_or_default();
        let mut state = std::mem::replace(&mut driver.state, spare);
        state.at = id;
        driver.host.set_changes(Some(state));
        Self { driver, compiled, id }
    }
}

impl Drop for Entered<'_, '_> {
    fn drop(&mut self) {
        std::mem::swap(self.driver.ir.body_mut(self.id), &mut self.driver.host.body);
        let state = self.driver.host.set_changes(None).and_then(|state| state.into_any().downcast().ok());
        if let Some(state) = state {
            self.compiled.spare = Some(std::mem::replace(&mut self.driver.state, state));
        }
    }
}

impl Driver<'_> {
    /// The compiled patterns that match an operation, by their numbers.
    pub(super) fn compiled_matches(&mut self, id: BodyId, op: Op) -> Vec<u32> {
        let Some(mut compiled) = self.compiled.take() else { return Vec::new() };
        let entered = Entered::new(self, &mut compiled, id);
        let (host, matcher) = (&*entered.driver.host, &mut entered.compiled.matcher);
        let (mut all, mut found) = (Vec::new(), matcher.first_match(host, op));
        while let Some(now) = found {
            all.push(now.pattern());
            found = matcher.next_match(host, op, now, all.len() > 1);
        }
        drop(entered);
        self.compiled = Some(compiled);
        all
    }

    /// Applies a compiled pattern, of which is told only if it matches; otherwise `None`.
    pub(super) fn rewrite_compiled(&mut self, number: u32, id: BodyId, op: Op) -> Option<Result<(), Failed>> {
        let mut compiled = self.compiled.take()?;
        let mut entered = Entered::new(self, &mut compiled, id);
        let (host, matcher) = (&*entered.driver.host, &mut entered.compiled.matcher);
        let (mut found, mut again) = (matcher.first_match(host, op), false);
        while let Some(other) = found.filter(|found: &MatchResult| found.pattern() != number) {
            found = matcher.next_match(host, op, other, again);
            again = true;
        }
        if found.is_some() && entered.driver.listener.is_some() {
            drop(entered);
            self.compiled = Some(compiled);
            self.tell_begin(self.plan.number_of(number), id, op);
            compiled = self.compiled.take()?;
            entered = Entered::new(self, &mut compiled, id);
        }
        let (host, matcher) = (&mut *entered.driver.host, &mut entered.compiled.matcher);
        let outcome = found.map(|found| matcher.rewrite(host, &mut (), op, found));
        let reached = matcher.budget().reached();
        drop(entered);
        self.compiled = Some(compiled);
        let refused = self.state.finish_compiled();
        Some(match (outcome?, refused) {
            (Outcome::Failed(why), _) if reached == Some(Limit::ValidRewrites) => Err(why.text.into()),
            _ if reached.is_some() => Err("a limit of the run is reached".into()),
            (Outcome::Done, None) => Ok(()),
            (_, Some(refused)) => Err(refused.to_string().into()),
            (Outcome::Failed(why) | Outcome::Broken(why), None) => Err(why.text.into()),
            (Outcome::NoMatch, None) => Err("it does not match".into()),
        })
    }
}

/// The state of the conversion that a host is in, with the rest of it.
fn state(host: &mut IrHost) -> (Option<&mut State>, &mut Context, &mut Body) {
    let (changes, ctx, body) = host.parts();
    (changes.and_then(|changes| changes.as_any().downcast_mut()), ctx, body)
}

const NO_TYPE: &str = "the type is converted to none";
const NO_VALUE: &str = "the type of the value is converted to none";

/// Adds the types that stand for some.
fn convert_types(host: &mut IrHost, types: &[Type], all: &mut Vec<Type>) -> Result<(), &'static str> {
    let (state, ctx, _) = state(host);
    let Some((state, converter)) = state.and_then(|state| state.converter.map(|c| (state, c))) else {
        all.extend_from_slice(types);
        return Ok(());
    };
    for ty in types {
        match state.converters.convert(converter, ctx, *ty).ok_or("the type cannot be converted")? {
            [one] => all.push(*one),
            several => all.extend_from_slice(several),
        }
    }
    Ok(())
}

/// Adds what stands for values, one for each.
fn convert_values(host: &mut IrHost, values: &[Value], all: &mut Vec<Value>) -> Result<(), &'static str> {
    let (state, ctx, body) = state(host);
    let Some((state, converter)) = state.and_then(|state| state.converter.map(|c| (state, c))) else {
        all.extend_from_slice(values);
        return Ok(());
    };
    for &value in values {
        if let Some(one) = state.operand_alone(ctx, (state.at, body), value, converter) {
            all.push(one);
            continue;
        }
        let mut found = OperandBuffer::default();
        state.any_operand(ctx, (state.at, body), value, Some(converter), &mut found)?;
        all.push(*found.operands().values().first().ok_or(NO_VALUE)?);
    }
    Ok(())
}

/// Registers what `mlir/Transforms/DialectConversion.pdll` declares: `convertType`, `convertTypes`,
/// `convertValue` and `convertValues`. Without a type converter, and outside of conversions, they give back
/// what they are given. Where several values stand for one, `convertValue` gives the first of them, as MLIR's
/// does.
///
/// Patterns declare them as `Rewrite convertValue(v: Value) -> Value;` and so on, or include that file.
pub fn register_conversion_natives(natives: &mut Natives<IrHost>) {
    let mut own = Natives::new();
    own.rewrite("convertType", |rewriter: &mut Rewriter<'_, IrHost>, ty: Type| {
        let mut types = Vec::new();
        convert_types(rewriter.host, &[ty], &mut types)?;
        types.first().copied().ok_or(NO_TYPE)
    })
    .rewrite("convertValue", |rewriter: &mut Rewriter<'_, IrHost>, value: Value| {
        let mut values = Vec::new();
        convert_values(rewriter.host, &[value], &mut values)?;
        values.first().copied().ok_or(NO_VALUE)
    });
    // Lists go from memory of the machine to memory of the machine.
    let types: RewriteFn<IrHost> = Arc::new(|rewriter, args, out| {
        let types = args.types(0).ok_or(NativeError::MissingArgument(0))?;
        out.types(|all| convert_types(rewriter.host, types, all)).map_err(NativeError::from)
    });
    let values: RewriteFn<IrHost> = Arc::new(|rewriter, args, out| {
        let values = args.values(0).ok_or(NativeError::MissingArgument(0))?;
        out.values(|all| convert_values(rewriter.host, values, all)).map_err(NativeError::from)
    });
    own.raw_rewrite("convertTypes", vec![Bank::Types], vec![Bank::Types], types);
    own.raw_rewrite("convertValues", vec![Bank::Values], vec![Bank::Values], values);
    own.assume_isolated();
    natives.extend(own);
}
