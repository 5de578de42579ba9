//! Sets and native functions.
#![allow(unsafe_code)]

use crate::guard::guarded;
use crate::messages::Messages;
use crate::native::{Callback, Data, Function, Release};
use crate::set::{Set, Source};
use crate::signature::Signature;
use crate::text::{Text, list};
use std::ffi::c_void;
use std::sync::Arc;

const NO_SET: &str = "the set is null";
const NO_TEXT: &str = "a text is null";

#[unsafe(no_mangle)]
extern "C" fn pdllSetNew() -> *mut Set {
    Box::into_raw(Box::default())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetFree(set: *mut Set) {
    if !set.is_null() {
        // SAFETY: C gives back what it was given, once.
        drop(unsafe { Box::from_raw(set) });
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetIncludeDir(set: *mut Set, dir: Text, messages: *mut Messages) -> bool {
    // SAFETY: null, or what C was given.
    let (set, messages, dir) = unsafe { (set.as_mut(), messages.as_mut(), dir.read()) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        let Some(dir) = dir else { return messages.refuse(NO_TEXT) };
        set.include_dir(&dir);
        true
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetKeepDefinitions(set: *mut Set, messages: *mut Messages) -> bool {
    // SAFETY: null, or what C was given.
    let (set, messages) = unsafe { (set.as_mut(), messages.as_mut()) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        set.keep_definitions();
        true
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetAddFile(set: *mut Set, path: Text, messages: *mut Messages) -> bool {
    // SAFETY: null, or what C was given.
    let (set, messages, path) = unsafe { (set.as_mut(), messages.as_mut(), path.read()) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        let Some(path) = path else { return messages.refuse(NO_TEXT) };
        set.add(&path, &Source::File, messages)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetAddText(set: *mut Set, name: Text, text: Text, messages: *mut Messages) -> bool {
    // SAFETY: null, or what C was given.
    let (set, messages) = unsafe { (set.as_mut(), messages.as_mut()) };
    // SAFETY: likewise.
    let (name, text) = unsafe { (name.read(), text.bytes()) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        let (Some(name), Some(text)) = (name, text) else { return messages.refuse(NO_TEXT) };
        set.add(&name, &Source::Text(text), messages)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetAddBytecode(
    set: *mut Set,
    bytes: *const u8,
    length: usize,
    messages: *mut Messages,
) -> bool {
    // SAFETY: null, or what C was given.
    let (set, messages, bytes) = unsafe { (set.as_mut(), messages.as_mut(), list(bytes, length)) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        let Some(bytes) = bytes else { return messages.refuse("the bytes are null") };
        set.add("bytecode.pdlbc", &Source::Text(bytes), messages)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetConstraint(
    set: *mut Set,
    signature: Text,
    function: Option<Function>,
    data: *mut c_void,
    release: Release,
    messages: *mut Messages,
) -> bool {
    // SAFETY: as the header says.
    unsafe { register(true, (set, messages), signature, function, Data { pointer: data, release }) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllSetRewrite(
    set: *mut Set,
    signature: Text,
    function: Option<Function>,
    data: *mut c_void,
    release: Release,
    messages: *mut Messages,
) -> bool {
    // SAFETY: as the header says.
    unsafe { register(false, (set, messages), signature, function, Data { pointer: data, release }) }
}

/// Registers a function; if that fails, `data` is freed.
unsafe fn register(
    constraint: bool,
    (set, messages): (*mut Set, *mut Messages),
    signature: Text,
    function: Option<Function>,
    data: Data,
) -> bool {
    // SAFETY: null, or what C was given.
    let (set, messages, signature) = unsafe { (set.as_mut(), messages.as_mut(), signature.read()) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        let Some(signature) = signature else { return messages.refuse(NO_TEXT) };
        let Some(function) = function else { return messages.refuse("the function is null") };
        match Signature::read(&signature) {
            Ok(signature) => {
                let (signature, data) = (Arc::new(signature), Arc::new(data));
                set.register(Callback { constraint, signature, function, data });
                true
            }
            Err(why) => messages.refuse(why),
        }
    })
}
