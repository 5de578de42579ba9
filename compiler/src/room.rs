//! Memory that threads will need.
//!
//! glibc gives each thread a heap of its own, which grows by a page or two at a time, each time by a call to
//! the system that holds up every thread which touches new memory. A heap that was large once grows to that
//! size again without calls: so threads that are about to make much ask for it at once, and give it back.

use std::hint::black_box;

/// What is touched beforehand is at most so much.
const MOST: usize = 16 << 20;

/// Of memory, on most systems.
const PAGE: usize = 4 << 10;

/// Makes room for so many bytes in each thread. Who does more than its share needs more of it, and what is
/// not touched costs nothing.
pub(crate) fn in_threads(bytes: usize) {
    let bytes = bytes.min(MOST);
    keep(bytes);
    let ask = move || drop(black_box(Vec::<u8>::with_capacity(bytes)));
    rayon::spawn_broadcast(move |_| ask());
    // If this thread is one of them it goes on without looking what it was told.
    if rayon::current_thread_index().is_some() {
        ask();
    }
}

/// From when a block as large was given back glibc takes blocks that are not larger out of heaps, and keeps
/// heaps that are not larger than two of them.
fn keep(bytes: usize) {
    drop(black_box(Vec::<u8>::with_capacity(bytes)));
}

/// The same while this thread does something else: it need not wait for others to start, either. They touch
/// the memory as well, which takes each page as long as five thousand instructions the first time.
pub(crate) fn meanwhile(bytes: usize) {
    let bytes = bytes.min(MOST);
    keep(bytes);
    let (pages, this) = (bytes / (rayon::current_num_threads() * PAGE), rayon::current_thread_index());
    rayon::spawn_broadcast(move |other| {
        // Later there is no more use in it.
        if Some(other.index()) == this {
            return;
        }
        // At once, so that the heap need not grow for each block.
        keep(bytes);
        // What is cut off a heap has its length in front, and what is left behind it; so a page for each is
        // touched, and nothing has to be written into them.
        black_box((0..pages).map(|_| Vec::with_capacity(PAGE)).collect::<Vec<Vec<u8>>>());
    });
}
