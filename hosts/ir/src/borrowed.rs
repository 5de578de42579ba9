//! Hosts on the bodies of an IR.
//!
//! Each isolated op owns a body, and bodies are rewritten one by one: a host has the one at hand, taken out
//! of its IR, and so can each of several threads. What changes more than one of them, as the signature of a
//! function does with its entry block, asks for the whole IR for a moment; a host on a body alone, on a
//! thread of its own, has none to give.

use crate::IrHost;
use pdll_ir::{Body, BodyId, Context, Ir};
use pdll_vm::HostModule;

/// An IR that a host has for as long as it is lent, but for the body at hand.
#[derive(Debug)]
pub(crate) struct LentIr {
    ir: Ir,
    at: Option<BodyId>,
}

/// A host made of a context and, one after the other, bodies of an [`Ir`]; everything goes back when this is
/// dropped.
#[derive(Debug)]
pub struct BorrowedHost<'a> {
    host: IrHost,
    ctx: &'a mut Context,
    ir: &'a mut Ir,
}

impl<'a> BorrowedHost<'a> {
    /// Takes the context and the IR; no body yet.
    pub fn new(ctx: &'a mut Context, ir: &'a mut Ir) -> Self {
        let mut host = IrHost::new(std::mem::take(ctx), Body::new());
        let whole = std::mem::replace(ir, Ir::new(&mut host.ctx));
        host.lent = Some(LentIr { ir: whole, at: None });
        Self { host, ctx, ir }
    }

    /// The host on one body. The one before goes back.
    pub fn body(&mut self, id: BodyId) -> &mut IrHost {
        self.host.leave_body();
        self.host.enter_body(id);
        &mut self.host
    }

    /// The host without a body.
    pub fn host(&mut self) -> &mut IrHost {
        self.host.leave_body();
        &mut self.host
    }
}

impl Drop for BorrowedHost<'_> {
    fn drop(&mut self) {
        self.host.leave_body();
        if let Some(lent) = self.host.lent.take() {
            *self.ir = lent.ir;
        }
        std::mem::swap(&mut self.host.ctx, self.ctx);
    }
}

impl IrHost {
    /// Calls `f` with the context, the whole IR with every body in its place, and the body at hand; `None` if
    /// this host has not been lent an IR, or no body of it. Handles of ops stay good. `f` may change any
    /// body; of what it changes in the body at hand, listeners must be told (`Rewriter::modify`).
    pub fn with_ir<R>(&mut self, f: impl FnOnce(&mut Context, &mut Ir, BodyId) -> R) -> Option<R> {
        // If `f` panics, the body stays where it is.
        let id = self.leave_body()?;
        let result = f(&mut self.ctx, &mut self.lent.as_mut()?.ir, id);
        self.enter_body(id);
        Some(result)
    }

    fn enter_body(&mut self, id: BodyId) {
        if let Some(lent) = &mut self.lent {
            std::mem::swap(&mut self.body, lent.ir.body_mut(id));
            lent.at = Some(id);
        }
    }

    fn leave_body(&mut self) -> Option<BodyId> {
        let lent = self.lent.as_mut()?;
        let id = lent.at.take()?;
        std::mem::swap(&mut self.body, lent.ir.body_mut(id));
        Some(id)
    }
}

impl HostModule for IrHost {
    type Context = Context;
    type Module = Ir;

    fn on_context<R>(ctx: &mut Context, f: impl FnOnce(&mut Self) -> R) -> R {
        let mut host = IrHost::new(std::mem::take(ctx), Body::new());
        let result = f(&mut host);
        *ctx = host.ctx;
        result
    }

    fn on_bodies(ctx: &mut Context, ir: &mut Ir, mut f: impl FnMut(&mut Self)) {
        let bodies: Vec<BodyId> = ir.body_ids().collect();
        let mut borrowed = BorrowedHost::new(ctx, ir);
        for id in bodies {
            // What was done to the body of an enclosing op may have erased the owner of this one.
            let host = borrowed.body(id);
            if host.with_ir(|_, ir, id| ir.is_reachable(id)) == Some(true) {
                f(host);
            }
        }
    }
}
