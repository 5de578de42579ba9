//! Natives as closures over melior's types.
#![allow(unsafe_code, reason = "handles become melior's types and the other way round")]

use super::Patterns;
use super::items::{Handle, Items, handles};
use crate::MlirHost;
use melior::ir::{Attribute, OperationRef, Type, Value};
use melior::{Context, ContextRef};
use pdll::{ConstraintFn, Link, NativeError, Results, RewriteFn, Rewriter, Verdict};
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

/// What is said of handles of another context.
const FOREIGN: &str = "a handle is of another context than the patterns";

/// Natives look at what they are given and at what that leads to. They change IR through [`Rewrite`] only:
/// the driver does not know of what melior's own functions change, and must not meet an operation that they
/// have freed.
impl Patterns {
    /// Registers a constraint; it holds where the closure says so. A later one of the same name takes its
    /// place. `A` is what it is given: `OperationRef`, `Value`, `Type`, `Attribute`, vectors of values or
    /// types, or a tuple of these. It is checked against the program's declaration when that is linked.
    pub fn constraint<A: Items>(
        &mut self,
        name: &str,
        holds: impl for<'a> Fn(&'a Context, A::Of<'a>) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.constraint_giving::<A, ()>(name, move |context, args| holds(context, args).then_some(()))
    }

    /// The same for a constraint that gives something back, where it holds.
    pub fn constraint_giving<A: Items, R: Items>(
        &mut self,
        name: &str,
        given: impl for<'a> Fn(&'a Context, A::Of<'a>) -> Option<R::Of<'a>> + Send + Sync + 'static,
    ) -> &mut Self {
        let function: ConstraintFn<MlirHost> = Arc::new(move |host, args, out, _| {
            let context = context_of(host);
            // SAFETY: what the machine passes is alive, and the closure cannot keep it.
            let Ok(args) = (unsafe { A::read(args) }) else { return Verdict::Fails };
            // SAFETY: the context outlives the host.
            let Some(results) = given(unsafe { context.to_ref() }, args) else { return Verdict::Fails };
            match R::give(results, context) {
                Some(results) => {
                    out.extend(results);
                    Verdict::Holds
                }
                None => Verdict::Unknown(FOREIGN),
            }
        });
        self.own_natives = true;
        self.set.natives().raw_constraint(name, A::banks(), R::banks(), function);
        self
    }

    /// Registers a rewrite, which gives results back or says why it fails; then the pattern is not applied.
    /// `A` is what it is given, `R` what it gives back, as of [`Self::constraint`]; `()` is nothing.
    pub fn rewrite<A: Items, R: Items>(
        &mut self,
        name: &str,
        done: impl for<'a> Fn(&mut Rewrite<'_, '_, 'a>, A::Of<'a>) -> Result<R::Of<'a>, String>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        let function: RewriteFn<MlirHost> = Arc::new(move |rewriter, args, out| {
            let context = context_of(rewriter.host);
            // SAFETY: as for a constraint.
            let args = unsafe { A::read(args) }.map_err(NativeError::MissingArgument)?;
            let mut rewrite = Rewrite { rewriter, context, life: PhantomData };
            let results = done(&mut rewrite, args)?;
            out.extend(R::give(results, context).ok_or_else(|| NativeError::from(FOREIGN))?);
            Ok(())
        });
        self.own_natives = true;
        self.set.natives().raw_rewrite(name, A::banks(), R::banks(), function);
        self
    }
}

/// The context of a host, for as long as a call lasts.
fn context_of<'a>(host: &MlirHost) -> ContextRef<'a> {
    // SAFETY: the context outlives the host, and no closure can keep what is made of it.
    unsafe { ContextRef::from_raw(mlir_sys::MlirContext { ptr: host.context().as_ptr() }) }
}

/// What a native rewrite changes IR through, so that drivers know of it. Errors are the end of a sentence.
pub struct Rewrite<'r, 'h, 'a> {
    rewriter: &'r mut Rewriter<'h, MlirHost>,
    context: ContextRef<'a>,
    /// Nothing lives longer or shorter than the call.
    life: PhantomData<fn(&'a ()) -> &'a ()>,
}

impl fmt::Debug for Rewrite<'_, '_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rewrite").field("context", &self.context).finish_non_exhaustive()
    }
}

impl<'a> Rewrite<'_, '_, 'a> {
    /// The context.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        // SAFETY: as `context_of` says.
        unsafe { self.context.to_ref() }
    }

    /// Creates an operation where the root of the pattern is. Without `types` it infers them.
    ///
    /// # Errors
    /// Why there can be no such operation.
    pub fn create(
        &mut self,
        name: &str,
        operands: &[Value<'a, 'a>],
        attributes: &[(&str, Attribute<'a>)],
        types: Option<&[Type<'a>]>,
    ) -> Result<OperationRef<'a, 'a>, String> {
        let operands = handles(operands, self.context).ok_or(FOREIGN)?;
        let types = types.map(|types| handles(types, self.context).ok_or(FOREIGN)).transpose()?;
        let attributes: Option<Vec<_>> =
            attributes.iter().map(|&(name, attr)| Some((name, attr.handle(self.context)?))).collect();
        let results = types.as_deref().map_or(Results::Infer, Results::Types);
        let attributes = attributes.ok_or(FOREIGN)?;
        let op = self.rewriter.create_named(name, &operands, &attributes, results);
        // SAFETY: it is alive, and the closure cannot keep it.
        op.map(|op| unsafe { OperationRef::from_handle(op) })
            .map_err(|why| format!("'{name}' is not created: {why}"))
    }

    /// Replaces the results of an operation, and erases it. It is not to be used any more.
    ///
    /// # Errors
    /// Why that cannot be done.
    pub fn replace(&mut self, op: OperationRef<'a, 'a>, values: &[Value<'a, 'a>]) -> Result<(), String> {
        let values = handles(values, self.context).ok_or(FOREIGN)?;
        let op = op.handle(self.context).ok_or(FOREIGN)?;
        self.rewriter.replace(op, &values).map_err(|why| why.to_string())
    }

    /// Erases an operation, at the end of the rewrite if it is still used. It is not to be used any more.
    ///
    /// # Errors
    /// Why that cannot be done.
    pub fn erase(&mut self, op: OperationRef<'a, 'a>) -> Result<(), String> {
        let op = op.handle(self.context).ok_or(FOREIGN)?;
        self.rewriter.erase(op).map_err(|why| why.to_string())
    }

    /// Sets an attribute, or removes it.
    ///
    /// # Errors
    /// Why that cannot be done.
    pub fn set_attribute(
        &mut self,
        op: OperationRef<'a, 'a>,
        name: &str,
        attribute: Option<Attribute<'a>>,
    ) -> Result<(), String> {
        let op = op.handle(self.context).ok_or(FOREIGN)?;
        let attribute = attribute.map(|attr| attr.handle(self.context).ok_or(FOREIGN)).transpose()?;
        let name = self.rewriter.host.link_attr_name(name).map_err(|why| format!("'{name}': {why}"))?;
        self.rewriter.set_attr(op, name, attribute).map_err(|why| why.to_string())
    }
}
