//! What natives are given and give back: melior's types, and lists of them.
#![allow(unsafe_code, reason = "handles become melior's types and the other way round")]

use crate::{MlirHost, sys};
use melior::ContextRef;
use melior::ir::attribute::AttributeLike;
use melior::ir::operation::OperationLike;
use melior::ir::{Attribute, OperationRef, Type, TypeLike, Value, ValueLike};
use mlir_sys::{MlirAttribute, MlirOperation, MlirType, MlirValue};
use pdll::{Args, Bank, Ret};
use std::ffi::c_void;

/// What one argument or result of a native is: [`OperationRef`], [`Value`], [`Type`], [`Attribute`], or a
/// vector of values or types.
pub trait Item {
    /// It with the lifetime of a call.
    type Of<'a>;
    /// What it stands for in a program.
    const BANK: Bank;
    /// Argument `i`, if it is such a thing.
    ///
    /// # Safety
    /// The arguments are alive for `'a`.
    unsafe fn read<'a>(args: &Args<'_, MlirHost>, i: usize) -> Option<Self::Of<'a>>;
    /// It as a result of a native; nothing if it is of another context.
    fn give<'a>(item: Self::Of<'a>, context: ContextRef<'_>) -> Option<Ret<MlirHost>>;
}

/// A type of melior that is one handle.
pub(super) trait Handle: Copy {
    /// What it is here.
    type Raw: Copy;
    /// # Safety
    /// The handle is alive as long as the lifetimes of this type say.
    unsafe fn from_handle(raw: Self::Raw) -> Self;
    /// What it is here; nothing if it is of another context.
    fn handle(self, context: ContextRef<'_>) -> Option<Self::Raw>;
}

macro_rules! items {
    ($($melior:ident<$($life:lifetime),*>, $call:ty, $raw:ty, $c:ident, $bank:ident, $get:ident;)*) => {$(
        impl<$($life),*> Handle for $melior<$($life),*> {
            type Raw = $raw;
            unsafe fn from_handle(raw: $raw) -> Self {
                // SAFETY: as the caller vouches; both are the pointer that MLIR has.
                unsafe { Self::from_raw($c { ptr: raw.as_ptr() }) }
            }
            fn handle(self, context: ContextRef<'_>) -> Option<$raw> {
                if self.context() != context {
                    return None;
                }
                // SAFETY: it is alive as long as the lifetimes of the type say, and used in a call only.
                unsafe { <$raw>::from_ptr(self.to_raw().ptr as *mut c_void) }
            }
        }

        impl<$($life),*> Item for $melior<$($life),*> {
            type Of<'a> = $call;
            const BANK: Bank = Bank::$bank;
            unsafe fn read<'a>(args: &Args<'_, MlirHost>, i: usize) -> Option<$call> {
                // SAFETY: as the caller vouches.
                args.$get(i).map(|raw| unsafe { Handle::from_handle(raw) })
            }
            fn give<'a>(item: $call, context: ContextRef<'_>) -> Option<Ret<MlirHost>> {
                item.handle(context).map(Ret::$bank)
            }
        }
    )*};
}
items! {
    OperationRef<'c, 'b>, OperationRef<'a, 'a>, sys::Op, MlirOperation, Op, op;
    Value<'c, 'b>, Value<'a, 'a>, sys::Value, MlirValue, Value, value;
    Type<'c>, Type<'a>, sys::Type, MlirType, Type, ty;
    Attribute<'c>, Attribute<'a>, sys::Attr, MlirAttribute, Attr, attr;
}

macro_rules! lists {
    ($($melior:ident<$($life:lifetime),*>, $call:ty, $bank:ident, $get:ident;)*) => {$(
        impl<$($life),*> Item for Vec<$melior<$($life),*>> {
            type Of<'a> = Vec<$call>;
            const BANK: Bank = Bank::$bank;
            unsafe fn read<'a>(args: &Args<'_, MlirHost>, i: usize) -> Option<Vec<$call>> {
                // SAFETY: as the caller vouches.
                Some(args.$get(i)?.iter().map(|&raw| unsafe { Handle::from_handle(raw) }).collect())
            }
            fn give<'a>(items: Vec<$call>, context: ContextRef<'_>) -> Option<Ret<MlirHost>> {
                handles(&items, context).map(Ret::$bank)
            }
        }
    )*};
}
lists! {
    Value<'c, 'b>, Value<'a, 'a>, Values, values;
    Type<'c>, Type<'a>, Types, types;
}

/// What all of them are here; nothing if one is of another context.
pub(super) fn handles<T: Handle>(items: &[T], context: ContextRef<'_>) -> Option<Vec<T::Raw>> {
    items.iter().map(|item| item.handle(context)).collect()
}

/// The arguments or the results of a native: an [`Item`], or a tuple of none to six.
pub trait Items {
    /// They with the lifetime of a call.
    type Of<'a>;
    /// What they stand for in a program.
    fn banks() -> Vec<Bank>;
    /// All arguments; else the first that is missing.
    ///
    /// # Errors
    /// The number of an argument that is none of what it is to be.
    ///
    /// # Safety
    /// The arguments are alive for `'a`.
    unsafe fn read<'a>(args: &Args<'_, MlirHost>) -> Result<Self::Of<'a>, usize>;
    /// They as results of a native; nothing if one is of another context.
    fn give<'a>(items: Self::Of<'a>, context: ContextRef<'_>) -> Option<Vec<Ret<MlirHost>>>;
}

macro_rules! alone {
    ($($item:ty, [$($life:lifetime),*];)*) => {$(
        impl<$($life),*> Items for $item {
            type Of<'a> = <Self as Item>::Of<'a>;
            fn banks() -> Vec<Bank> {
                vec![Self::BANK]
            }
            unsafe fn read<'a>(args: &Args<'_, MlirHost>) -> Result<<Self as Item>::Of<'a>, usize> {
                // SAFETY: as the caller vouches.
                unsafe { <Self as Item>::read(args, 0) }.ok_or(0)
            }
            fn give<'a>(item: <Self as Item>::Of<'a>, context: ContextRef<'_>) -> Option<Vec<Ret<MlirHost>>> {
                Some(vec![<Self as Item>::give(item, context)?])
            }
        }
    )*};
}
alone! {
    OperationRef<'c, 'b>, ['c, 'b];
    Value<'c, 'b>, ['c, 'b];
    Type<'c>, ['c];
    Attribute<'c>, ['c];
    Vec<Value<'c, 'b>>, ['c, 'b];
    Vec<Type<'c>>, ['c];
}

macro_rules! tuples {
    ($($name:ident $index:literal)*) => {
        impl<$($name: Item),*> Items for ($($name,)*) {
            type Of<'a> = ($($name::Of<'a>,)*);
            fn banks() -> Vec<Bank> {
                vec![$($name::BANK),*]
            }
            unsafe fn read<'a>(_args: &Args<'_, MlirHost>) -> Result<Self::Of<'a>, usize> {
                // SAFETY: as the caller vouches.
                Ok(($(unsafe { $name::read(_args, $index) }.ok_or($index as usize)?,)*))
            }
            #[allow(non_snake_case, reason = "named as its type")]
            fn give<'a>(items: Self::Of<'a>, _context: ContextRef<'_>) -> Option<Vec<Ret<MlirHost>>> {
                let ($($name,)*) = items;
                Some(vec![$(<$name as Item>::give($name, _context)?),*])
            }
        }
    };
}
tuples!();
tuples!(A 0);
tuples!(A 0 B 1);
tuples!(A 0 B 1 C 2);
tuples!(A 0 B 1 C 2 D 3);
tuples!(A 0 B 1 C 2 D 3 E 4);
tuples!(A 0 B 1 C 2 D 3 E 4 F 5);
