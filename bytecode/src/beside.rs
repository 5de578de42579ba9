//! Two things at once, where there is enough to do.

use std::panic::resume_unwind;
use std::thread::{Builder, scope};

/// What both give. With `much` to do the second is done on a thread of its own, which leaves nothing behind in
/// the process that loads a program.
pub(crate) fn beside<A, B: Send>(
    much: bool,
    a: impl FnOnce() -> A,
    b: impl Fn() -> B + Send + Sync,
) -> (A, B) {
    if !much {
        return (a(), b());
    }
    scope(|threads| {
        let other = Builder::new().spawn_scoped(threads, &b);
        let a = a();
        match other {
            Ok(other) => (a, other.join().unwrap_or_else(|panic| resume_unwind(panic))),
            // The system has no thread to give.
            Err(_) => (a, b()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::beside;
    use std::sync::Barrier;
    use std::thread::current;

    #[test]
    fn both_are_done() {
        for much in [false, true] {
            let here = current().id();
            let (a, b) = beside(much, || current().id() == here, || current().id() == here);
            assert_eq!((a, b), (true, !much));
        }
    }

    #[test]
    fn both_are_done_at_once() {
        let both = Barrier::new(2);
        let _ = beside(true, || both.wait(), || both.wait());
    }

    #[test]
    #[should_panic(expected = "the second")]
    fn a_panic_is_passed_on() {
        let _ = beside(true, || (), || -> u32 { panic!("the second") });
    }
}
