//! Knows when a context has been destroyed.

use super::MlirContext;
use std::fmt;
use std::ptr::NonNull;

/// The C++ object that knows it.
#[repr(C)]
struct RawWatch {
    opaque: [u8; 0],
}

unsafe extern "C" {
    fn pm_watch_new(context: MlirContext) -> NonNull<RawWatch>;
    fn pm_watch_is_gone(watch: NonNull<RawWatch>) -> u32;
    fn pm_watch_free(watch: NonNull<RawWatch>);
}

/// Knows whether a context has been destroyed since. For those that cannot be held to keep a context alive.
#[derive(Debug)]
pub struct ContextWatch(NonNull<RawWatch>);

// SAFETY: the object belongs to no thread, and what it knows is atomic.
unsafe impl Send for ContextWatch {}
// SAFETY: as above.
unsafe impl Sync for ContextWatch {}

impl fmt::Debug for RawWatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RawWatch")
    }
}

impl ContextWatch {
    /// Watches a context from here on.
    ///
    /// # Safety
    /// The context is alive now. It is not destroyed by another thread while the watch is freed.
    #[must_use]
    pub unsafe fn new(context: MlirContext) -> Self {
        // SAFETY: as the caller vouches.
        Self(unsafe { pm_watch_new(context) })
    }

    /// Whether it has been destroyed.
    #[must_use]
    pub fn is_gone(&self) -> bool {
        // SAFETY: the object is alive.
        unsafe { pm_watch_is_gone(self.0) != 0 }
    }
}

impl Drop for ContextWatch {
    fn drop(&mut self) {
        // SAFETY: made by `pm_watch_new`, freed once.
        unsafe { pm_watch_free(self.0) }
    }
}
