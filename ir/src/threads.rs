//! Items that threads share: whoever is free takes the next one, and what comes of them is in their order.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// So many threads; `None`: as many as the machine runs at once, which asking it takes system calls.
#[must_use]
pub fn thread_count(count: Option<NonZeroUsize>) -> NonZeroUsize {
    count.unwrap_or_else(|| std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
}

/// What `work` makes of each item, in the order of the items. There are at most as many threads at work, of
/// rayon's pool, as there are states, and each has one of them.
pub(crate) fn share<S: Send, T: Send, R: Send>(
    states: &mut [S],
    items: Vec<T>,
    work: impl Fn(&mut S, T) -> R + Sync,
) -> Vec<R> {
    let queue = Mutex::new(items.into_iter().enumerate());
    let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let mut done: Vec<Vec<(usize, R)>> = states.iter().map(|_| Vec::new()).collect();
    rayon::scope(|scope| {
        for (state, done) in states.iter_mut().zip(&mut done) {
            let (take, work) = (&take, &work);
            scope.spawn(move |_| {
                while let Some((index, item)) = take() {
                    done.push((index, work(state, item)));
                }
            });
        }
    });
    let mut all: Vec<(usize, R)> = done.into_iter().flatten().collect();
    all.sort_unstable_by_key(|&(index, _)| index);
    all.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn results_are_in_the_order_of_items() {
        let mut taken = [0; 3];
        let doubled = share(&mut taken, (0..1000).collect(), |taken, item: u32| {
            *taken += 1;
            item * 2
        });
        assert_eq!(doubled, (0..1000).map(|item| item * 2).collect::<Vec<u32>>());
        assert_eq!(taken.iter().sum::<u32>(), 1000);
        assert!(share(&mut taken, Vec::new(), |_, item: u32| item).is_empty());
    }
}
