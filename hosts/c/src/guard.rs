//! No panic leaves the library.

use crate::messages::{Messages, Severity};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs what C has called; a panic becomes `otherwise` and a message.
pub(crate) fn guarded<R>(
    messages: Option<&mut Messages>,
    otherwise: R,
    f: impl FnOnce(&mut Messages) -> R,
) -> R {
    let mut unheard = Messages::default();
    let messages = messages.unwrap_or(&mut unheard);
    match catch_unwind(AssertUnwindSafe(|| f(messages))) {
        Ok(result) => result,
        Err(panic) => {
            messages.push(Severity::Error, format!("pdll panicked: {}", reason(&*panic)));
            otherwise
        }
    }
}

/// What a panic says.
pub(crate) fn reason(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason")
}
