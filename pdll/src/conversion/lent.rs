//! The host that a conversion works with.

use pdll_host_ir::IrHost;
use pdll_ir::{Body, Context};
use std::ops::{Deref, DerefMut};

/// A host with the context, which goes back when this is dropped, also when a pattern panics. It has a body
/// only while a compiled pattern is at work: so that alone has to be moved for each.
pub(super) struct Lent<'c> {
    host: IrHost,
    ctx: &'c mut Context,
}

impl<'c> Lent<'c> {
    pub(super) fn new(ctx: &'c mut Context) -> Self {
        Self { host: IrHost::new(std::mem::take(ctx), Body::new()), ctx }
    }
}

impl Deref for Lent<'_> {
    type Target = IrHost;

    #[inline]
    fn deref(&self) -> &IrHost {
        &self.host
    }
}

impl DerefMut for Lent<'_> {
    #[inline]
    fn deref_mut(&mut self) -> &mut IrHost {
        &mut self.host
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        std::mem::swap(&mut self.host.ctx, self.ctx);
    }
}
