//! Memory that threads will need.
//!
//! glibc gives each thread a heap of its own, which grows by a page or two at a time, each time by a call to
//! the system that holds up every thread which touches new memory. A heap that was large once grows to that
//! size again without calls: so threads that are about to make much ask for it at once, and give it back.

use std::hint::black_box;

/// Smaller blocks than those that are mapped by themselves, and gone when they are given back.
const BLOCK: usize = 120 << 10;

/// Makes room for so many bytes in all threads together.
pub(crate) fn in_threads(bytes: usize) {
    let blocks = bytes.div_ceil(rayon::current_num_threads() * BLOCK);
    rayon::broadcast(|_| {
        let room: Vec<Vec<u8>> = (0..blocks).map(|_| Vec::with_capacity(BLOCK)).collect();
        black_box(&room);
    });
}
