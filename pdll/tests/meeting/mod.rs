//! Who does the work: threads that are to be at it at the same time.

use std::collections::HashSet;
use std::sync::{Condvar, Mutex};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// Longer than any thread takes to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// Threads meet where they call this, in a native or a pattern.
#[derive(Default)]
pub(crate) struct Meeting {
    /// How many are to be there.
    expected: usize,
    come: Mutex<HashSet<ThreadId>>,
    changed: Condvar,
}

impl Meeting {
    /// One that goes on as soon as so many have come.
    pub(crate) fn of(expected: usize) -> Self {
        Self { expected, ..Self::default() }
    }

    /// This thread is here, and waits for the others; not forever.
    pub(crate) fn come(&self) {
        let mut come = self.come.lock().expect("no thread panics");
        come.insert(thread::current().id());
        self.changed.notify_all();
        let some_are_missing = |come: &mut HashSet<ThreadId>| come.len() < self.expected;
        drop(self.changed.wait_timeout_while(come, PATIENCE, some_are_missing));
    }

    /// Who has come.
    pub(crate) fn who(&self) -> HashSet<ThreadId> {
        self.come.lock().expect("no thread panics").clone()
    }
}
