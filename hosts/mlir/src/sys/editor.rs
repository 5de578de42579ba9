//! What changes IR.
#![allow(unsafe_code)]

use super::{Attr, MlirContext, NewOp, Op, RawNewOp, Rewriter, Value};
use std::fmt;
use std::ptr::NonNull;

/// The C++ object that changes IR.
#[repr(C)]
struct RawEditor {
    opaque: [u8; 0],
}

// SAFETY: these are functions of `shim/shim.h`, with its types.
unsafe extern "C" {
    fn pm_editor_new(context: MlirContext) -> NonNull<RawEditor>;
    fn pm_editor_free(editor: NonNull<RawEditor>);
    fn pm_editor_lend(editor: NonNull<RawEditor>, rewriter: Option<Rewriter>);
    fn pm_place_before(editor: NonNull<RawEditor>, op: Op);
    fn pm_create(editor: NonNull<RawEditor>, spec: *const RawNewOp) -> Op;
    fn pm_create_for(editor: NonNull<RawEditor>, old: Op, spec: *const RawNewOp) -> Option<Op>;
    fn pm_put(editor: NonNull<RawEditor>, old: Op, op: Op);
    fn pm_replace_uses(editor: NonNull<RawEditor>, from: Value, to: Value);
    fn pm_erase(editor: NonNull<RawEditor>, op: Op);
    fn pm_set_attr(editor: NonNull<RawEditor>, op: Op, name: Attr, attr: Option<Attr>);
    fn pm_set_operand(editor: NonNull<RawEditor>, op: Op, i: u32, value: Value);
    fn pm_set_location(editor: NonNull<RawEditor>, op: Op, location: Attr);
}

/// Changes IR: through a rewriter of its own, or through one that is lent.
#[derive(Debug)]
pub(crate) struct Editor(NonNull<RawEditor>);

// SAFETY: the object belongs to no thread; whoever has the editor is the only one who uses it.
unsafe impl Send for Editor {}

impl fmt::Debug for RawEditor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RawEditor")
    }
}

impl Editor {
    pub(crate) fn new(context: MlirContext) -> Self {
        // SAFETY: the context is alive, as whoever makes a host vouches.
        Self(unsafe { pm_editor_new(context) })
    }

    /// From here on changes go through `rewriter`, or through its own again.
    pub(crate) fn lend(&mut self, rewriter: Option<Rewriter>) {
        // SAFETY: the editor is alive; a driver's rewriter is lent for one call and taken back after it.
        unsafe { pm_editor_lend(self.0, rewriter) }
    }

    pub(crate) fn place_before(&mut self, op: Op) {
        // SAFETY: the editor is alive.
        unsafe { pm_place_before(self.0, op) }
    }

    pub(crate) fn create(&mut self, spec: &NewOp<'_>) -> Op {
        // SAFETY: the editor is alive; the lists of `spec` outlive the call.
        unsafe { pm_create(self.0, &spec.raw()) }
    }

    /// Creates an op right before `old`, which it is to replace, if that has neither regions nor successors.
    pub(crate) fn create_for(&mut self, old: Op, spec: &NewOp<'_>) -> Option<Op> {
        // SAFETY: the editor is alive; the lists of `spec` outlive the call.
        unsafe { pm_create_for(self.0, old, &spec.raw()) }
    }

    /// Makes the uses of the results of `old` those of `op`, and erases it.
    pub(crate) fn put(&mut self, old: Op, op: Op) {
        // SAFETY: the editor is alive.
        unsafe { pm_put(self.0, old, op) }
    }

    pub(crate) fn replace_uses(&mut self, from: Value, to: Value) {
        // SAFETY: the editor is alive.
        unsafe { pm_replace_uses(self.0, from, to) }
    }

    pub(crate) fn erase(&mut self, op: Op) {
        // SAFETY: the editor is alive.
        unsafe { pm_erase(self.0, op) }
    }

    pub(crate) fn set_attr(&mut self, op: Op, name: Attr, attr: Option<Attr>) {
        // SAFETY: the editor is alive.
        unsafe { pm_set_attr(self.0, op, name, attr) }
    }

    pub(crate) fn set_operand(&mut self, op: Op, i: u32, value: Value) {
        // SAFETY: the editor is alive; the caller has checked `i`.
        unsafe { pm_set_operand(self.0, op, i, value) }
    }

    pub(crate) fn set_location(&mut self, op: Op, location: Attr) {
        // SAFETY: the editor is alive; the caller has checked that it is a location.
        unsafe { pm_set_location(self.0, op, location) }
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        // SAFETY: made by `pm_editor_new`, freed once.
        unsafe { pm_editor_free(self.0) }
    }
}
