//! Several things at once, where there is enough to do.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::ops::Range;

/// For how many patterns it pays to have another thread.
const MANY: usize = 512;

/// How many patterns a part are, at least.
const PART: usize = 96;

/// What both give, which is done for so many patterns.
pub(crate) fn both<A: Send, B: Send>(
    patterns: usize,
    a: impl FnOnce() -> A + Send,
    b: impl FnOnce() -> B + Send,
) -> (A, B) {
    if patterns < MANY { (a(), b()) } else { rayon::join(a, b) }
}

/// Does on one of the threads that share work what is done for so many patterns. It asks others for help often:
/// where it is one of them it need not sleep and be woken each time, and it finds its memory as it has left it.
pub(crate) fn on_a_thread<T: Send>(patterns: usize, work: impl FnOnce() -> T + Send) -> T {
    if patterns < MANY { work() } else { rayon::scope(|_| work()) }
}

/// How many of so many patterns are a part: some parts for each thread, as threads may have something else to
/// do.
pub(crate) fn part_of(patterns: usize) -> usize {
    // To ask how many threads there are starts them.
    match patterns < MANY {
        true => patterns.max(1),
        false => patterns.div_ceil(4 * rayon::current_num_threads()).max(PART),
    }
}

/// Checks so many patterns in parts; gives the first error in their order.
pub(crate) fn in_parts<E: Send>(
    patterns: u32,
    check: &(dyn Fn(Range<u32>) -> Result<(), E> + Sync),
) -> Result<(), E> {
    let part = part_of(patterns as usize) as u32;
    if patterns <= part {
        return check(0..patterns);
    }
    let parts = (0..patterns.div_ceil(part)).into_par_iter();
    let checked = parts.map(|i| check(i * part..patterns.min((i + 1) * part)));
    checked.collect::<Vec<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::{MANY, in_parts};

    #[test]
    fn the_first_error_in_order_is_given() {
        let good = [0, 1, 5, MANY as u32, 3000];
        for count in good {
            assert_eq!(in_parts::<u32>(count, &|_| Ok(())), Ok(()));
        }
        let bad = |mut all: std::ops::Range<u32>| all.find(|i| i % 700 == 600).map_or(Ok(()), Err);
        for (count, first) in [(600, Ok(())), (601, Err(600)), (5000, Err(600))] {
            assert_eq!(in_parts(count, &bad), first);
        }
    }

    #[test]
    fn parts_are_all_there_is() {
        for count in [0, 1, 511, 512, 1000, 1001, 4099] {
            let seen = std::sync::Mutex::new(Vec::new());
            let see = |part| {
                seen.lock().expect("no panic").extend(part);
                Ok::<(), ()>(())
            };
            in_parts(count, &see).expect("no error");
            let mut seen = seen.into_inner().expect("no panic");
            seen.sort_unstable();
            assert!(seen.into_iter().eq(0..count), "{count}");
        }
    }
}
