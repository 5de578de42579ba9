//! Items that threads share: whoever is free takes the next one, and what comes of them is in their order.

use std::collections::VecDeque;
use std::iter::Enumerate;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use std::vec::IntoIter;

/// So many threads; `None`: as many as the machine runs at once. That is asked of it once: it reads files to
/// tell, which takes as long as rewriting thousands of operations.
#[must_use]
pub fn thread_count(count: Option<NonZeroUsize>) -> NonZeroUsize {
    static OF_MACHINE: OnceLock<NonZeroUsize> = OnceLock::new();
    let asked = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    count.unwrap_or_else(|| *OF_MACHINE.get_or_init(asked))
}

/// Calls `run` with all of these at the same time: with the first one on this thread, where what it needs is
/// at hand, with the others on threads of rayon's pool, which may have fewer.
pub fn at_once<W: Send>(workers: &mut [W], run: impl Fn(&mut W) + Sync) {
    match workers {
        [] => {}
        // The pool is not started for one.
        [alone] => run(alone),
        [own, others @ ..] => rayon::in_place_scope(|scope| {
            for worker in others {
                scope.spawn(|_| run(worker));
            }
            run(own);
        }),
    }
}

/// A thread of rayon's pool that waits for work without going to sleep, as long as this lives, and no longer
/// than half a millisecond. A processor that sleeps takes up to a tenth of a millisecond to take up work.
#[derive(Debug)]
pub struct Awake(Arc<AtomicBool>);

impl Awake {
    /// How long it waits at most.
    const LIMIT: Duration = Duration::from_micros(500);

    /// Wakes a thread: whoever does so probably has work for it soon.
    #[must_use]
    pub fn new() -> Self {
        let is_wanted = Arc::new(AtomicBool::new(true));
        let seen = Arc::clone(&is_wanted);
        rayon::spawn(move || {
            let start = Instant::now();
            while seen.load(Ordering::Relaxed) && start.elapsed() < Self::LIMIT {
                (0..SPINS).for_each(|_| std::hint::spin_loop());
            }
        });
        Self(is_wanted)
    }
}

/// How often it does nothing before it looks again.
const SPINS: usize = 16;

impl Default for Awake {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Awake {
    /// It takes up what there is to do, or goes to sleep.
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// What `work` makes of each item, in the order of the items. There are at most as many threads at work as
/// there are states, this one and others of rayon's pool, and each has one of them.
pub(crate) fn share<S: Send, T: Send, R: Send>(
    states: &mut [S],
    items: Vec<T>,
    work: impl Fn(&mut S, T) -> R + Sync,
) -> Vec<R> {
    let queue = Mutex::new(items.into_iter().enumerate());
    let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let mut workers: Vec<(&mut S, Vec<(usize, R)>)> = states.iter_mut().map(|s| (s, Vec::new())).collect();
    at_once(&mut workers, |(state, done)| {
        while let Some((index, item)) = take() {
            done.push((index, work(state, item)));
        }
    });
    let mut all: Vec<(usize, R)> = workers.into_iter().flat_map(|worker| worker.1).collect();
    all.sort_unstable_by_key(|&(index, _)| index);
    all.into_iter().map(|(_, result)| result).collect()
}

/// Hands what `work` makes of each item to `take`, in the order of the items, while threads of rayon's pool
/// make the next ones, which are never more than `ahead`. `take` is called on this thread, which works too
/// when there is nothing to take, and may end it all. Each thread has a state of its own, from `start`.
pub(crate) fn hand_over<S, T: Send, R: Send>(
    threads: NonZeroUsize,
    items: Vec<T>,
    ahead: usize,
    start: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, T) -> R + Sync,
    mut take: impl FnMut(R) -> ControlFlow<()>,
) {
    let count = items.len();
    let line = Line { state: Mutex::new(Waiting::new(items)), changed: Condvar::new(), ahead };
    rayon::in_place_scope(|scope| {
        for _ in 1..threads.get() {
            let (line, start, work) = (&line, &start, &work);
            scope.spawn(move |_| {
                let end = EndIfLost(line);
                let mut state = None;
                while let Some((index, item)) = line.next_item() {
                    line.put(index, work(state.get_or_insert_with(start), item));
                }
                std::mem::forget(end);
            });
        }
        let _end = EndIfLost(&line);
        let mut state = None;
        for _ in 0..count {
            let result = loop {
                match line.next_result() {
                    Next::Result(result) => break result,
                    Next::Item(index, item) => {
                        line.put(index, work(state.get_or_insert_with(&start), item));
                    }
                    Next::Nothing => return,
                }
            };
            if take(result).is_break() {
                return;
            }
        }
    });
}

/// Items that nobody has taken yet, and results that wait for those before them.
struct Line<T, R> {
    state: Mutex<Waiting<T, R>>,
    changed: Condvar,
    ahead: usize,
}

struct Waiting<T, R> {
    items: Enumerate<IntoIter<T>>,
    /// Of the items that were taken, from `first` on.
    results: VecDeque<Option<R>>,
    first: usize,
    /// Nobody takes anything any more.
    is_over: bool,
}

/// What the thread that takes results does next.
enum Next<T, R> {
    Result(R),
    Item(usize, T),
    Nothing,
}

impl<T, R> Waiting<T, R> {
    fn new(items: Vec<T>) -> Self {
        Self { items: items.into_iter().enumerate(), results: VecDeque::new(), first: 0, is_over: false }
    }

    fn take_item(&mut self) -> Option<(usize, T)> {
        let item = self.items.next()?;
        self.results.push_back(None);
        Some(item)
    }
}

impl<T, R> Line<T, R> {
    fn lock(&self) -> MutexGuard<'_, Waiting<T, R>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, Waiting<T, R>>) -> MutexGuard<'a, Waiting<T, R>> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// An item to work on, as soon as there may be one more result.
    fn next_item(&self) -> Option<(usize, T)> {
        let mut state = self.lock();
        while !state.is_over && state.results.len() >= self.ahead {
            state = self.wait(state);
        }
        if state.is_over { None } else { state.take_item() }
    }

    /// The next result in order; until it is there, an item.
    fn next_result(&self) -> Next<T, R> {
        let mut state = self.lock();
        loop {
            if state.is_over {
                return Next::Nothing;
            }
            if let Some(result) = state.results.front_mut().and_then(Option::take) {
                state.results.pop_front();
                state.first += 1;
                self.changed.notify_all();
                return Next::Result(result);
            }
            if state.results.len() < self.ahead.max(1)
                && let Some((index, item)) = state.take_item()
            {
                return Next::Item(index, item);
            }
            // Somebody is at work on it.
            state = self.wait(state);
        }
    }

    fn put(&self, index: usize, result: R) {
        let mut state = self.lock();
        let place = index - state.first;
        state.results[place] = Some(result);
        self.changed.notify_all();
    }
}

/// Ends it all for everybody when it is dropped: a thread that panics leaves nobody waiting.
struct EndIfLost<'a, T, R>(&'a Line<T, R>);

impl<T, R> Drop for EndIfLost<'_, T, R> {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::{Awake, hand_over, share};
    use std::num::NonZeroUsize;
    use std::ops::ControlFlow;
    use std::time::Duration;

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

    const THREADS: NonZeroUsize = NonZeroUsize::new(3).expect("it is 3");

    /// What is handed over of 200 items, ended by the item `last`.
    fn handed_over(ahead: usize, last: usize) -> Vec<usize> {
        let mut taken = Vec::new();
        let work = |_: &mut (), item: usize| {
            // Some are made later than those behind them.
            std::thread::sleep(Duration::from_micros(if item.is_multiple_of(7) { 300 } else { 10 }));
            item
        };
        hand_over(
            THREADS,
            (0..200).collect(),
            ahead,
            || (),
            work,
            |item| {
                taken.push(item);
                if item == last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        taken
    }

    #[test]
    fn results_are_handed_over_in_the_order_of_items() {
        for ahead in [1, 2, 9, 1000] {
            assert_eq!(handed_over(ahead, 199), (0..200).collect::<Vec<_>>());
            assert_eq!(handed_over(ahead, 20), (0..=20).collect::<Vec<_>>());
        }
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
        assert_eq!(one.install(|| handed_over(4, 199)).len(), 200);
    }

    #[test]
    fn a_thread_that_was_kept_awake_works() {
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a pool");
        // Its only thread is this one: nobody else can wait.
        one.install(|| {
            let _awake = Awake::new();
            let (start, made) =
                (std::time::Instant::now(), share(&mut [(), ()], vec![1, 2, 3], |(), n| n + 1));
            assert_eq!(made, [2, 3, 4]);
            assert!(start.elapsed() < Duration::from_secs(10));
        });
        // It ends when nobody wants it any more, and by itself.
        for wanted in [Duration::ZERO, 2 * Awake::LIMIT] {
            let awake = one.install(Awake::new);
            std::thread::sleep(wanted);
            drop(awake);
            one.install(|| ());
        }
    }

    #[test]
    #[should_panic(expected = "at work")]
    fn a_panic_at_work_ends_it() {
        let work = |_: &mut (), item: u32| assert_ne!(item, 50, "at work");
        hand_over(THREADS, (0..100).collect(), 4, || (), work, |()| ControlFlow::Continue(()));
    }
}
