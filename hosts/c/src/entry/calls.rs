//! What native functions call.
#![allow(unsafe_code)]

use crate::call::{Call, Given, NewOp};
use crate::carry::Raw;
use crate::guard::reason;
use crate::text::{Text, TextOut, give, list};
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;

/// `PdllNewOp`.
#[repr(C)]
#[derive(Debug)]
struct RawNewOp {
    size: usize,
    name: Text,
    operands: *const Raw,
    operand_count: usize,
    attr_names: *const Text,
    attrs: *const Raw,
    attr_count: usize,
    types: *const Raw,
    type_count: usize,
    infer: bool,
}

/// Runs what a native asks for; why it fails is kept for the report.
///
/// # Safety
/// `call` is null, or a call that runs, which nobody else uses.
unsafe fn during<R>(call: *mut Call<'_>, f: impl FnOnce(&mut Call<'_>) -> Result<R, String>) -> Option<R> {
    // SAFETY: as the caller says.
    let call = unsafe { call.as_mut() }?;
    let done = catch_unwind(AssertUnwindSafe(|| f(call)));
    let done = done.unwrap_or_else(|panic| Err(format!("pdll panicked: {}", reason(&*panic))));
    done.map_err(|why| call.why.get_or_insert(why)).ok()
}

/// Asks what is known of an argument.
///
/// # Safety
/// As [`during`].
unsafe fn ask<R>(call: *const Call<'_>, f: impl FnOnce(&Call<'_>) -> Option<R>) -> Option<R> {
    // SAFETY: as the caller says.
    let call = unsafe { call.as_ref() }?;
    catch_unwind(AssertUnwindSafe(|| f(call))).ok().flatten()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCallCount(call: *const Call<'_>) -> usize {
    // SAFETY: null, or what the native was given.
    unsafe { ask(call, |call| Some(call.access.count())) }.unwrap_or(0)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCallHandle(call: *const Call<'_>, i: usize) -> Raw {
    // SAFETY: null, or what the native was given.
    unsafe { ask(call, |call| call.access.handle(i)) }.unwrap_or(null_mut())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCallHandles(call: *const Call<'_>, i: usize, out: *mut Raw, room: usize) -> usize {
    // SAFETY: null, or what the native was given.
    let handles = unsafe { ask(call, |call| call.access.handles(i)) }.unwrap_or_default();
    if !out.is_null() {
        let count = room.min(handles.len());
        // SAFETY: the header asks for room for as many.
        unsafe { std::ptr::copy_nonoverlapping(handles.as_ptr(), out, count) };
    }
    handles.len()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCallText(call: *const Call<'_>, i: usize, out: TextOut, data: *mut c_void) -> bool {
    // SAFETY: null, or what the native was given.
    match unsafe { ask(call, |call| call.access.text(i)) } {
        // SAFETY: the header says what `out` is.
        Some(text) => unsafe { give(out, data, &text) },
        None => false,
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCallInt(call: *const Call<'_>, i: usize, out: *mut i64) -> bool {
    // SAFETY: null, or what the native was given; null, or room for a number.
    let (value, out) = unsafe { (ask(call, |call| call.access.int(i)), out.as_mut()) };
    match (value, out) {
        (Some(value), Some(out)) => {
            *out = value;
            true
        }
        _ => false,
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllReturnHandle(call: *mut Call<'_>, handle: Raw) -> bool {
    // SAFETY: null, or what the native was given.
    unsafe { during(call, |call| call.access.give(Given::Handle(handle))) }.is_some()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllReturnHandles(call: *mut Call<'_>, handles: *const Raw, count: usize) -> bool {
    // SAFETY: null, or what the native was given; a list with its length.
    unsafe {
        during(call, |call| call.access.give(Given::List(list(handles, count).ok_or("a list is null")?)))
    }
    .is_some()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllReturnText(call: *mut Call<'_>, text: Text) -> bool {
    // SAFETY: null, or what the native was given; a text with its length.
    unsafe { during(call, |call| call.access.give(Given::Text(&text.read().ok_or("a text is null")?))) }
        .is_some()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCallFail(call: *mut Call<'_>, why: Text) {
    // SAFETY: null, or what the native was given; a text with its length.
    if let (Some(call), Some(why)) = unsafe { (call.as_mut(), why.read()) } {
        call.why = Some(why.into_owned());
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllCreate(call: *mut Call<'_>, op: *const RawNewOp) -> Raw {
    // SAFETY: null, or what the native was given; null, or an op to create with its lists.
    let created = unsafe {
        during(call, |call| {
            let raw = op.as_ref().ok_or("the op to create is null")?;
            if raw.size < size_of::<RawNewOp>() {
                return Err("PdllNewOp.size is not sizeof(PdllNewOp)".into());
            }
            let lists = (
                raw.name.read(),
                list(raw.operands, raw.operand_count),
                list(raw.attr_names, raw.attr_count),
                list(raw.attrs, raw.attr_count),
                list(raw.types, if raw.infer { 0 } else { raw.type_count }),
            );
            let (Some(name), Some(operands), Some(attr_names), Some(attrs), Some(types)) = lists else {
                return Err("a list of the op to create is null".into());
            };
            let names: Option<Vec<_>> = attr_names.iter().map(|name| name.read()).collect();
            let names = names.ok_or("the name of an attribute is null")?;
            let attrs: Vec<_> = names.iter().zip(attrs).map(|(name, &attr)| (&**name, attr)).collect();
            let types = (!raw.infer).then_some(types);
            call.access.create(&NewOp { name: &name, operands, attrs: &attrs, types })
        })
    };
    created.unwrap_or(null_mut())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllResult(call: *mut Call<'_>, op: Raw, i: usize) -> Raw {
    // SAFETY: null, or what the native was given.
    unsafe { during(call, |call| call.access.result(op, i)) }.unwrap_or(null_mut())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllReplace(call: *mut Call<'_>, op: Raw, values: *const Raw, count: usize) -> bool {
    // SAFETY: null, or what the native was given; a list with its length.
    unsafe { during(call, |call| call.access.replace(op, list(values, count).ok_or("a list is null")?)) }
        .is_some()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllErase(call: *mut Call<'_>, op: Raw) -> bool {
    // SAFETY: null, or what the native was given.
    unsafe { during(call, |call| call.access.erase(op)) }.is_some()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetAttribute(call: *mut Call<'_>, op: Raw, name: Text, attr: Raw) -> bool {
    // SAFETY: null, or what the native was given; a text with its length.
    unsafe { during(call, |call| call.access.set_attr(op, &name.read().ok_or("a text is null")?, attr)) }
        .is_some()
}
