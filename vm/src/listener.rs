//! Who hears of changes: one trait for drivers, traces, profiles and users' own code.

use crate::blocks::{BlockRef, RegionRef};
use crate::host::Host;
use crate::outcome::Outcome;
use std::fmt;

/// What came of an op that a driver has taken from its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Processed {
    /// A pattern was applied.
    Applied,
    /// No pattern was.
    Unchanged,
    /// It had no effect and was not used, and was erased.
    Dead,
    /// It was folded, in place or to what it computes.
    Folded,
}

impl Processed {
    /// By whether a pattern was applied.
    #[must_use]
    pub fn of(applied: bool) -> Self {
        if applied { Self::Applied } else { Self::Unchanged }
    }
}

/// Hears every change of IR that patterns and natives make, in MLIR's order, and which pattern makes it. `()`
/// hears nothing and costs nothing.
///
/// The host is there to look things up, and for drivers to set their slots. Whoever changes IR in a listener
/// goes behind the driver's back.
pub trait RewriteListener<H: Host> {
    /// A driver has taken an op from its list.
    fn processing(&mut self, _host: &mut H, _op: H::Op) {}
    /// And is done with it.
    fn processed(&mut self, _host: &mut H, _so: Processed) {}
    /// A pattern has matched at `root` and its rewrite is about to start. `pattern` is its number in the set.
    fn pattern_begin(&mut self, _host: &mut H, _pattern: u32, _root: H::Op) {}
    /// Its rewrite has ended.
    fn pattern_end(&mut self, _host: &mut H, _pattern: u32, _outcome: &Outcome) {}
    /// The pattern in Rust that has begun does not match, for this reason, which may be empty; that it has
    /// ended comes next.
    fn match_failed(&mut self, _host: &mut H, _why: &str) {}
    /// Whether anybody makes something of what [`Self::match_failed`] is told: reasons are only put into
    /// words if so.
    fn hears_reasons(&self) -> bool {
        true
    }
    /// A native rewrite is about to be called: its number among the natives of the pattern's program.
    fn calling(&mut self, _native: u32) {}
    /// It has been called.
    fn called(&mut self, _native: u32) {}
    /// An op was created.
    fn inserted(&mut self, _host: &mut H, _op: H::Op) {}
    /// An op was moved.
    fn moved(&mut self, _host: &mut H, _op: H::Op) {}
    /// A block was created, or (`from` a region) moved.
    fn block_inserted(&mut self, _host: &mut H, _block: BlockRef, _from: Option<RegionRef>) {}
    /// A block is about to be erased; its ops have gone.
    fn block_erased(&mut self, _host: &mut H, _block: BlockRef) {}
    /// An operand or an attribute of an op is about to be changed.
    fn modified(&mut self, _host: &mut H, _op: H::Op) {}
    /// The results of an op are about to be replaced by these values.
    fn replaced(&mut self, _host: &mut H, _op: H::Op, _with: &[H::Value]) {}
    /// An op has another handle from here on; nothing has changed of it yet.
    fn relocated(&mut self, _host: &mut H, _from: H::Op, _to: H::Op) {}
    /// An op is about to be erased.
    fn erasing(&mut self, _host: &mut H, _op: H::Op) {}
    /// An op could become another one where it stands, of this kind and with these operands: `new`, which is
    /// `op` itself if it keeps its handle. A listener that is content with this one event says yes, and it is
    /// done. One that wants to hear of each step says no, and hears that the new op was inserted, the old one
    /// replaced and erased.
    fn becomes(
        &mut self,
        _host: &mut H,
        _op: H::Op,
        _new: H::Op,
        _kind: u32,
        _operands: &[H::Value],
    ) -> bool {
        false
    }
}

impl<H: Host> RewriteListener<H> for () {
    fn hears_reasons(&self) -> bool {
        false
    }
    #[inline]
    fn becomes(&mut self, _: &mut H, _: H::Op, _: H::Op, _: u32, _: &[H::Value]) -> bool {
        true
    }
}

impl<H: Host, L: RewriteListener<H> + ?Sized> RewriteListener<H> for &mut L {
    fn processing(&mut self, host: &mut H, op: H::Op) {
        (**self).processing(host, op);
    }
    fn processed(&mut self, host: &mut H, so: Processed) {
        (**self).processed(host, so);
    }
    fn pattern_begin(&mut self, host: &mut H, pattern: u32, root: H::Op) {
        (**self).pattern_begin(host, pattern, root);
    }
    fn pattern_end(&mut self, host: &mut H, pattern: u32, outcome: &Outcome) {
        (**self).pattern_end(host, pattern, outcome);
    }
    fn match_failed(&mut self, host: &mut H, why: &str) {
        (**self).match_failed(host, why);
    }
    fn hears_reasons(&self) -> bool {
        (**self).hears_reasons()
    }
    fn calling(&mut self, native: u32) {
        (**self).calling(native);
    }
    fn called(&mut self, native: u32) {
        (**self).called(native);
    }
    fn inserted(&mut self, host: &mut H, op: H::Op) {
        (**self).inserted(host, op);
    }
    fn moved(&mut self, host: &mut H, op: H::Op) {
        (**self).moved(host, op);
    }
    fn block_inserted(&mut self, host: &mut H, block: BlockRef, from: Option<RegionRef>) {
        (**self).block_inserted(host, block, from);
    }
    fn block_erased(&mut self, host: &mut H, block: BlockRef) {
        (**self).block_erased(host, block);
    }
    fn modified(&mut self, host: &mut H, op: H::Op) {
        (**self).modified(host, op);
    }
    fn replaced(&mut self, host: &mut H, op: H::Op, with: &[H::Value]) {
        (**self).replaced(host, op, with);
    }
    fn relocated(&mut self, host: &mut H, from: H::Op, to: H::Op) {
        (**self).relocated(host, from, to);
    }
    fn erasing(&mut self, host: &mut H, op: H::Op) {
        (**self).erasing(host, op);
    }
    fn becomes(&mut self, host: &mut H, op: H::Op, new: H::Op, kind: u32, operands: &[H::Value]) -> bool {
        (**self).becomes(host, op, new, kind, operands)
    }
}

/// Several listeners. What begins the last one hears first, what ends the first one. Each step is told:
/// nothing becomes something else in silence.
pub struct Listeners<'a, H: Host>(pub Vec<&'a mut dyn RewriteListener<H>>);

impl<H: Host> fmt::Debug for Listeners<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} listeners", self.0.len())
    }
}

impl<H: Host> Listeners<'_, H> {
    fn begin(&mut self, mut tell: impl FnMut(&mut dyn RewriteListener<H>)) {
        self.0.iter_mut().rev().for_each(|listener| tell(&mut **listener));
    }
    fn end(&mut self, mut tell: impl FnMut(&mut dyn RewriteListener<H>)) {
        self.0.iter_mut().for_each(|listener| tell(&mut **listener));
    }
}

impl<H: Host> RewriteListener<H> for Listeners<'_, H> {
    fn processing(&mut self, host: &mut H, op: H::Op) {
        self.begin(|l| l.processing(host, op));
    }
    fn processed(&mut self, host: &mut H, so: Processed) {
        self.end(|l| l.processed(host, so));
    }
    fn pattern_begin(&mut self, host: &mut H, pattern: u32, root: H::Op) {
        self.begin(|l| l.pattern_begin(host, pattern, root));
    }
    fn pattern_end(&mut self, host: &mut H, pattern: u32, outcome: &Outcome) {
        self.end(|l| l.pattern_end(host, pattern, outcome));
    }
    fn match_failed(&mut self, host: &mut H, why: &str) {
        self.end(|l| l.match_failed(host, why));
    }
    fn hears_reasons(&self) -> bool {
        self.0.iter().any(|listener| listener.hears_reasons())
    }
    fn calling(&mut self, native: u32) {
        self.begin(|l| l.calling(native));
    }
    fn called(&mut self, native: u32) {
        self.end(|l| l.called(native));
    }
    fn inserted(&mut self, host: &mut H, op: H::Op) {
        self.end(|l| l.inserted(host, op));
    }
    fn moved(&mut self, host: &mut H, op: H::Op) {
        self.end(|l| l.moved(host, op));
    }
    fn block_inserted(&mut self, host: &mut H, block: BlockRef, from: Option<RegionRef>) {
        self.end(|l| l.block_inserted(host, block, from));
    }
    fn block_erased(&mut self, host: &mut H, block: BlockRef) {
        self.end(|l| l.block_erased(host, block));
    }
    fn modified(&mut self, host: &mut H, op: H::Op) {
        self.end(|l| l.modified(host, op));
    }
    fn replaced(&mut self, host: &mut H, op: H::Op, with: &[H::Value]) {
        self.end(|l| l.replaced(host, op, with));
    }
    fn relocated(&mut self, host: &mut H, from: H::Op, to: H::Op) {
        self.end(|l| l.relocated(host, from, to));
    }
    fn erasing(&mut self, host: &mut H, op: H::Op) {
        self.end(|l| l.erasing(host, op));
    }
}
