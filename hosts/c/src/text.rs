//! Texts as C passes them.
#![allow(unsafe_code)]

use std::borrow::Cow;
use std::ffi::{c_char, c_void};

/// `PdllText`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text {
    data: *const c_char,
    length: usize,
}

/// `PdllTextOut`.
pub(crate) type TextOut = Option<unsafe extern "C" fn(*mut c_void, Text)>;

impl From<&str> for Text {
    /// A text that lives as long as the one it is made from.
    fn from(text: &str) -> Self {
        Self { data: text.as_ptr().cast(), length: text.len() }
    }
}

impl Text {
    /// Its bytes; none of a null pointer, unless it has a length.
    ///
    /// # Safety
    /// The pointer is null or has as many bytes, which live while they are used.
    pub(crate) unsafe fn bytes<'a>(self) -> Option<&'a [u8]> {
        match (self.data.is_null(), self.length) {
            (true, 0) => Some(&[]),
            (true, _) => None,
            // SAFETY: as the caller says.
            (false, length) => Some(unsafe { std::slice::from_raw_parts(self.data.cast(), length) }),
        }
    }

    /// The text; what is not UTF-8 is replaced. `None` if it is null and has a length.
    ///
    /// # Safety
    /// As [`Self::bytes`].
    pub(crate) unsafe fn read<'a>(self) -> Option<Cow<'a, str>> {
        // SAFETY: as the caller says.
        unsafe { self.bytes() }.map(String::from_utf8_lossy)
    }
}

/// Gives C a text; whether there is who takes it.
///
/// # Safety
/// `out` is a function that takes `data`, or null.
pub(crate) unsafe fn give(out: TextOut, data: *mut c_void, text: &str) -> bool {
    match out {
        Some(out) => {
            // SAFETY: as the caller says.
            unsafe { out(data, text.into()) };
            true
        }
        None => false,
    }
}

/// A list that C passes; `None` if it is null and has items.
///
/// # Safety
/// The pointer is null or has as many items, which live while they are used.
pub(crate) unsafe fn list<'a, T>(items: *const T, count: usize) -> Option<&'a [T]> {
    match (items.is_null(), count) {
        (_, 0) => Some(&[]),
        (true, _) => None,
        // SAFETY: as the caller says.
        (false, count) => Some(unsafe { std::slice::from_raw_parts(items, count) }),
    }
}
