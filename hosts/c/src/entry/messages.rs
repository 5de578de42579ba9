//! Versions and messages.
#![allow(unsafe_code)]

use crate::guard::guarded;
use crate::messages::Messages;
use crate::text::{Text, TextOut, give};
use std::ffi::c_void;

/// `PdllMessage`.
#[repr(C)]
#[derive(Debug)]
struct RawMessage {
    size: usize,
    severity: u32,
    line: u32,
    column: u32,
    file: Text,
    text: Text,
}

#[unsafe(no_mangle)]
extern "C" fn pdllVersion() -> Text {
    env!("CARGO_PKG_VERSION").into()
}

#[unsafe(no_mangle)]
extern "C" fn pdllHasMlir() -> bool {
    cfg!(feature = "mlir")
}

#[unsafe(no_mangle)]
extern "C" fn pdllMessagesNew() -> *mut Messages {
    Box::into_raw(Box::default())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMessagesFree(messages: *mut Messages) {
    if !messages.is_null() {
        // SAFETY: C gives back what it was given, once.
        drop(unsafe { Box::from_raw(messages) });
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMessagesCount(messages: *const Messages) -> usize {
    // SAFETY: null, or what C was given.
    unsafe { messages.as_ref() }.map_or(0, |messages| messages.0.len())
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMessagesGet(messages: *const Messages, i: usize, out: *mut RawMessage) -> bool {
    // SAFETY: null, or what C was given; room for a message, or null.
    let (messages, out) = unsafe { (messages.as_ref(), out.as_mut()) };
    let (Some(message), Some(out)) = (messages.and_then(|m| m.0.get(i)), out) else { return false };
    if out.size < size_of::<RawMessage>() {
        return false;
    }
    out.severity = message.severity as u32;
    (out.line, out.column) = (message.line, message.column);
    (out.file, out.text) = (message.file.as_str().into(), message.text.as_str().into());
    true
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMessagesPrint(messages: *const Messages, out: TextOut, data: *mut c_void) -> bool {
    // SAFETY: null, or what C was given.
    let Some(messages) = (unsafe { messages.as_ref() }) else { return false };
    let text = guarded(None, String::new(), |_| messages.print());
    // SAFETY: the header says what `out` is.
    unsafe { give(out, data, &text) }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMessagesClear(messages: *mut Messages) {
    // SAFETY: null, or what C was given.
    if let Some(messages) = unsafe { messages.as_mut() } {
        messages.0.clear();
    }
}
