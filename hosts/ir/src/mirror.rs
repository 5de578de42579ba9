//! Types and attributes of a host as constants of `pdll-ir`, and back.
//!
//! Queries, builders and the natives of the library are written once, on those constants. The embedded IR's
//! are what they are; another host keeps constants beside, and what it has found out, so that a question is
//! asked once for each distinct type or attribute ([`ByText`](crate::ByText) does that for hosts that print
//! and read).

use crate::IrHost;
use crate::query::{View, World};
use pdll_ir::{Attr, Body, Context, Type};
use pdll_vm::{AttrSym, HostError, HostMut};

/// A host whose types and attributes have counterparts in `pdll-ir`.
pub trait Mirror: HostMut {
    /// How expressions see its operations and values.
    type View: View<Op = Self::Op, Value = Self::Value>;

    /// Adds constants that stay.
    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R;
    /// Shows the constants and the operations; what is asked of them changes nothing that others see.
    fn read<R>(&self, f: impl FnOnce(&mut World<'_>, &Self::View) -> R) -> R;
    /// Whether more constants may be made meanwhile.
    const READS_MAKE: bool;
    /// The same, where constants may be made.
    fn write<R>(&mut self, f: impl FnOnce(&mut World<'_>, &Self::View) -> R) -> R;
    /// The number of an attribute name; `None` if neither an operation nor a pattern has mentioned it.
    fn attr_sym(&self, name: &str) -> Option<AttrSym>;
    /// The constant that a type is; `None` if it has no counterpart.
    fn mirror_type(&self, world: &mut World<'_>, ty: Self::Type) -> Option<Type>;
    /// The constant that an attribute is; `None` if it has no counterpart.
    fn mirror_attr(&self, world: &mut World<'_>, attr: Self::Attr) -> Option<Attr>;
    /// The host's type for a constant.
    ///
    /// # Errors
    /// The host has no such type: why.
    fn host_type(&mut self, ty: Type) -> Result<Self::Type, HostError>;
    /// The host's attribute for a constant.
    ///
    /// # Errors
    /// The host has no such attribute.
    fn host_attr(&mut self, attr: Attr) -> Result<Self::Attr, HostError>;
}

impl Mirror for IrHost {
    type View = Body;
    const READS_MAKE: bool = false;

    fn constants<R>(&mut self, f: impl FnOnce(&mut Context) -> R) -> R {
        f(&mut self.ctx)
    }
    fn read<R>(&self, f: impl FnOnce(&mut World<'_>, &Body) -> R) -> R {
        f(&mut World::Read(&self.ctx), &self.body)
    }
    fn write<R>(&mut self, f: impl FnOnce(&mut World<'_>, &Body) -> R) -> R {
        f(&mut World::Write(&mut self.ctx), &self.body)
    }
    fn attr_sym(&self, name: &str) -> Option<AttrSym> {
        self.ctx.find_name(name).map(|name| AttrSym(name.raw()))
    }
    fn mirror_type(&self, _: &mut World<'_>, ty: Type) -> Option<Type> {
        Some(ty)
    }
    fn mirror_attr(&self, _: &mut World<'_>, attr: Attr) -> Option<Attr> {
        Some(attr)
    }
    fn host_type(&mut self, ty: Type) -> Result<Type, HostError> {
        Ok(ty)
    }
    fn host_attr(&mut self, attr: Attr) -> Result<Attr, HostError> {
        Ok(attr)
    }
}
