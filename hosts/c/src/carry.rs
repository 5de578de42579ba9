//! How the handles of a host cross to C: as pointers, or as numbers where there are none.

use pdll::ir::{Attr, Op, Type, Value, print_attr, print_type};
use pdll::{HostError, HostMut, IrHost, Link, Mirror};
use std::ffi::c_void;

/// What crosses. C looks behind it only where the host is MLIR.
pub(crate) type Raw = *mut c_void;

/// A host whose handles cross to C.
pub(crate) trait Carry: Mirror {
    /// An op as C has it.
    fn raw_op(op: Self::Op) -> Raw;
    /// A value as C has it.
    fn raw_value(value: Self::Value) -> Raw;
    /// A type as C has it.
    fn raw_type(ty: Self::Type) -> Raw;
    /// An attribute as C has it.
    fn raw_attr(attr: Self::Attr) -> Raw;
    /// The op that C has; `None` of null and of what cannot be one.
    fn op(&self, raw: Raw) -> Option<Self::Op>;
    /// The value that C has; likewise.
    fn value(&self, raw: Raw) -> Option<Self::Value>;
    /// The type that C has; likewise.
    fn ty(&self, raw: Raw) -> Option<Self::Type>;
    /// The attribute that C has; likewise.
    fn attribute(&self, raw: Raw) -> Option<Self::Attr>;
    /// An attribute as MLIR writes it.
    fn show_attr(&self, attr: Self::Attr) -> String;
    /// A type as MLIR writes it.
    fn show_type(&self, ty: Self::Type) -> String;
    /// The attribute of a text.
    fn read_attr(&mut self, text: &str) -> Result<Self::Attr, HostError>;
    /// The type of a text.
    fn read_type(&mut self, text: &str) -> Result<Self::Type, HostError>;
}

/// Numbers from 1 on, so that none is null.
fn from_number(number: u32) -> Raw {
    (number as usize + 1) as Raw
}

fn number(raw: Raw) -> Option<u32> {
    u32::try_from((raw as usize).checked_sub(1)?).ok()
}

impl Carry for IrHost {
    fn raw_op(op: Op) -> Raw {
        from_number(op.raw())
    }
    fn raw_value(value: Value) -> Raw {
        from_number(value.raw())
    }
    fn raw_type(ty: Type) -> Raw {
        from_number(ty.raw())
    }
    fn raw_attr(attr: Attr) -> Raw {
        from_number(attr.raw())
    }
    fn op(&self, raw: Raw) -> Option<Op> {
        number(raw).map(Op::from_raw).filter(|&op| self.is_live(op))
    }
    fn value(&self, raw: Raw) -> Option<Value> {
        number(raw).map(Value::from_raw)
    }
    fn ty(&self, raw: Raw) -> Option<Type> {
        number(raw).map(Type::from_raw)
    }
    fn attribute(&self, raw: Raw) -> Option<Attr> {
        number(raw).map(Attr::from_raw)
    }
    fn show_attr(&self, attr: Attr) -> String {
        print_attr(&self.ctx, attr)
    }
    fn show_type(&self, ty: Type) -> String {
        print_type(&self.ctx, ty)
    }
    fn read_attr(&mut self, text: &str) -> Result<Attr, HostError> {
        self.link_attr(text)
    }
    fn read_type(&mut self, text: &str) -> Result<Type, HostError> {
        self.link_type(text)
    }
}

#[cfg(feature = "mlir")]
mod mlir {
    #![allow(unsafe_code)]

    use super::{Carry, Raw};
    use pdll::{ByText, HostError};
    use pdll_mlir::MlirHost;
    use pdll_mlir::sys::{Attr, Op, Type, Value};

    impl Carry for MlirHost {
        fn raw_op(op: Op) -> Raw {
            op.as_ptr()
        }
        fn raw_value(value: Value) -> Raw {
            value.as_ptr()
        }
        fn raw_type(ty: Type) -> Raw {
            ty.as_ptr()
        }
        fn raw_attr(attr: Attr) -> Raw {
            attr.as_ptr()
        }
        fn op(&self, raw: Raw) -> Option<Op> {
            // SAFETY: the header asks for handles of MLIR that are alive.
            unsafe { Op::from_ptr(raw) }
        }
        fn value(&self, raw: Raw) -> Option<Value> {
            // SAFETY: as above.
            unsafe { Value::from_ptr(raw) }
        }
        fn ty(&self, raw: Raw) -> Option<Type> {
            // SAFETY: as above.
            unsafe { Type::from_ptr(raw) }
        }
        fn attribute(&self, raw: Raw) -> Option<Attr> {
            // SAFETY: as above.
            unsafe { Attr::from_ptr(raw) }
        }
        fn show_attr(&self, attr: Attr) -> String {
            self.attr_text(attr).unwrap_or_default()
        }
        fn show_type(&self, ty: Type) -> String {
            self.type_text(ty).unwrap_or_default()
        }
        fn read_attr(&mut self, text: &str) -> Result<Attr, HostError> {
            ByText::read_attr(self, text)
        }
        fn read_type(&mut self, text: &str) -> Result<Type, HostError> {
            ByText::read_type(self, text)
        }
    }
}
