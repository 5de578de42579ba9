//! Several things at once, where there is enough to do.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

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

/// Does on one of the threads that share work what is done for so many patterns. It asks others for help
/// often: where it is one of them it need not sleep and be woken each time, and it finds its memory as it has
/// left it.
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

/// Works on each of `places` on all threads, one place after the other as threads are free, and has what
/// comes of them joined in their order, meanwhile. `None` as soon as one of both gives none.
pub(crate) fn in_order<P: Sync, T: Send>(
    places: &[P],
    work: impl Fn(&P) -> Option<T> + Sync,
    join: impl FnMut(T) -> Option<()> + Send,
) -> Option<()> {
    let (next, has_failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let done: Vec<Mutex<Option<T>>> = places.iter().map(|_| Mutex::new(None)).collect();
    let joined = Mutex::new((0, join));
    // While one thread joins what is there, others go on; what they leave is joined when the next place is
    // done.
    let join_some = || {
        let Ok(mut joined) = joined.try_lock() else { return };
        let (count, join) = &mut *joined;
        while let Some(one) = done.get(*count).and_then(|one| one.lock().ok()?.take()) {
            *count += 1;
            if join(one).is_none() {
                has_failed.store(true, Ordering::Relaxed);
            }
        }
    };
    let work_on = || {
        while let Some((place, done)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            places.get(at).zip(done.get(at)).filter(|_| !has_failed.load(Ordering::Relaxed))
        } {
            match (work(place), done.lock()) {
                (Some(one), Ok(mut done)) => *done = Some(one),
                _ => has_failed.store(true, Ordering::Relaxed),
            }
            join_some();
        }
    };
    // Whoever comes too late finds nothing left, and nobody waits for it.
    rayon::scope(|scope| {
        (1..rayon::current_num_threads()).for_each(|_| scope.spawn(|_| work_on()));
        work_on();
    });
    join_some();
    (!has_failed.load(Ordering::Relaxed)).then_some(())
}

#[cfg(test)]
mod tests {
    use super::{MANY, in_order, in_parts};

    #[test]
    fn what_is_joined_is_in_order() {
        for count in [0, 1, 2, 100, 1000] {
            let (places, mut joined): (Vec<u32>, _) = ((0..count).collect(), Vec::new());
            let join = |n| {
                joined.push(n);
                Some(())
            };
            assert_eq!(in_order(&places, |&n| Some(2 * n), join), Some(()));
            assert!(joined.iter().copied().eq((0..count).map(|n| 2 * n)), "{count}");
        }
    }

    #[test]
    fn one_that_gives_nothing_ends_it() {
        let places: Vec<u32> = (0..1000).collect();
        for bad in [0, 1, 500, 999] {
            assert_eq!(in_order(&places, |&n| (n != bad).then_some(n), |_| Some(())), None);
            assert_eq!(in_order(&places, |&n| Some(n), |n| (n != bad).then_some(())), None);
        }
    }

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
