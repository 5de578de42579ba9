//! What C++ passes when it calls, and how such a call ends.
#![allow(unsafe_code)]

use crate::sys::{Say, Sink};
use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs what C++ has called; a panic becomes a message and `otherwise`.
pub(crate) fn guarded<R>(sink: Option<Sink>, otherwise: R, f: impl FnOnce() -> R) -> R {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(result) => result,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text =
                text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason");
            if let Some(sink) = sink {
                sink.say(Say::Error, "", (0, 0), &format!("pdll panicked: {text}"));
            }
            otherwise
        }
    }
}

/// A text that C++ passes.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Str {
    text: *const c_char,
    length: usize,
}

impl Str {
    /// The texts of a list.
    ///
    /// # Safety
    /// The list has `count` texts, all alive.
    pub(crate) unsafe fn list(list: *const Self, count: usize) -> Vec<String> {
        if count == 0 || list.is_null() {
            return Vec::new();
        }
        // SAFETY: as the caller says.
        let list = unsafe { std::slice::from_raw_parts(list, count) };
        // SAFETY: as the caller says.
        list.iter().map(|s| unsafe { s.get() }).collect()
    }

    /// A copy of it.
    ///
    /// # Safety
    /// The text is alive.
    pub(crate) unsafe fn get(&self) -> String {
        if self.text.is_null() {
            return String::new();
        }
        // SAFETY: as the caller says.
        let bytes = unsafe { std::slice::from_raw_parts(self.text.cast::<u8>(), self.length) };
        String::from_utf8_lossy(bytes).into_owned()
    }
}
