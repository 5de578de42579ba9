//! Numbers one after the other that are only ever added: the fused locations that nobody has asked for
//! ([`crate::loc::Locs`]). Forks of a context write at places of their own, so that nothing moves when they
//! are joined.

use std::sync::Arc;

/// As many places there are.
const PLACES: usize = 1 << 30;
/// So many places a fork has for each operation, and so many beside.
const FOR_AN_OP: usize = 16;
const FOR_A_FORK: usize = 1 << 16;

/// The numbers, by their places.
#[derive(Clone, Debug)]
pub(crate) struct Runs {
    /// What is added now, from place `first` on, and before place `end`.
    own: Vec<u32>,
    first: usize,
    end: usize,
    /// What was added before, each part with its first place, in order. There may be gaps between them.
    before: Arc<Vec<(usize, Arc<Vec<u32>>)>>,
}

/// The numbers from a place on, in the part that it is in.
fn from(parts: &[(usize, Arc<Vec<u32>>)], at: usize) -> &[u32] {
    let part = parts.partition_point(|(first, _)| *first <= at) - 1;
    let (first, numbers) = &parts[part];
    &numbers[at - first..]
}

impl Default for Runs {
    fn default() -> Self {
        Runs { own: Vec::new(), first: 0, end: PLACES, before: Arc::default() }
    }
}

impl Runs {
    /// Where the next number goes.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.first + self.own.len()
    }

    /// Whether so many numbers can be added.
    #[inline]
    pub(crate) fn has_room(&self, count: usize) -> bool {
        self.len() + count < self.end
    }

    #[inline]
    pub(crate) fn push(&mut self, number: u32) {
        self.own.push(number);
    }

    #[inline]
    pub(crate) fn extend<const N: usize>(&mut self, numbers: [u32; N]) {
        self.own.extend_from_slice(&numbers);
    }

    /// The numbers from a place on, to the end of those that were added together.
    #[inline]
    pub(crate) fn from(&self, at: usize) -> &[u32] {
        match at.checked_sub(self.first) {
            Some(at) => &self.own[at..],
            None => from(&self.before, at),
        }
    }

    /// Adds `count` numbers that are there, from a place on.
    #[inline]
    pub(crate) fn repeat(&mut self, at: usize, count: usize) {
        match at.checked_sub(self.first) {
            Some(at) => self.own.extend_from_within(at..at + count),
            None => self.own.extend_from_slice(&from(&self.before, at)[..count]),
        }
    }

    /// Sets a number that was added last.
    #[inline]
    pub(crate) fn set(&mut self, at: usize, number: u32) {
        self.own[at - self.first] = number;
    }

    /// Forgets what was added from a place on.
    pub(crate) fn truncate(&mut self, at: usize) {
        self.own.truncate(at - self.first);
    }

    /// Clones share what is there from here on.
    pub(crate) fn freeze(&mut self) {
        let (first, own) = (self.first, std::mem::take(&mut self.own));
        if !own.is_empty() {
            self.first += own.len();
            Arc::make_mut(&mut self.before).push((first, Arc::new(own)));
        }
    }

    /// Makes this, which is frozen, that of fork number `fork` of `count`, for IR of so many operations. A
    /// fork has places of its own as long as there are plenty; what it adds beyond is refused.
    pub(crate) fn become_fork(&mut self, fork: usize, count: usize, ops: usize) {
        let free = PLACES - self.first;
        if free > PLACES / 2 {
            let room = (FOR_AN_OP * ops + FOR_A_FORK).min(free / (2 * count.max(1)));
            self.first += fork * room;
            self.end = self.first + room;
        }
    }

    /// Takes over what a fork has added, which has it no more: by how much its places move, and which is the
    /// first that does.
    pub(crate) fn join(&mut self, fork: &mut Runs) -> (u32, u32) {
        let own = std::mem::take(&mut fork.own);
        if own.is_empty() {
            return (0, fork.first as u32);
        }
        let first = self.first.max(fork.first);
        // Each takes four bytes, of several threads together.
        assert!(first + own.len() < PLACES, "too many fused locations");
        self.first = first + own.len();
        Arc::make_mut(&mut self.before).push((first, Arc::new(own)));
        ((first - fork.first) as u32, fork.first as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::Runs;

    fn filled(mut runs: Runs, numbers: &[u32]) -> Runs {
        numbers.iter().for_each(|number| runs.push(*number));
        runs
    }

    #[test]
    fn forks_write_at_places_of_their_own() {
        let mut runs = filled(Runs::default(), &[1, 2, 3]);
        runs.freeze();
        let fork = |number: usize, own: &[u32]| {
            let mut fork = runs.clone();
            fork.become_fork(number, 3, 10);
            let at = fork.len();
            let mut fork = filled(fork, own);
            fork.repeat(1, 2);
            fork.repeat(at, 1);
            (fork, at)
        };
        let mut forks = [fork(0, &[4]), fork(1, &[]), fork(2, &[5, 6])];
        for (fork, _) in &mut forks {
            assert_eq!(runs.join(fork).0, 0);
        }
        assert_eq!(runs.from(0), [1, 2, 3]);
        assert_eq!(runs.from(forks[0].1), [4, 2, 3, 4]);
        assert_eq!(runs.from(forks[2].1 + 1), [6, 2, 3, 5]);
        let at = runs.len();
        runs.push(7);
        assert_eq!((runs.from(at), runs.from(1)), (&[7][..], &[2, 3][..]));
    }

    #[test]
    fn where_there_is_little_room_places_move() {
        let mut runs = filled(Runs::default(), &[1]);
        runs.freeze();
        runs.first = super::PLACES - 100;
        let mut forks = [[2, 3], [4, 5]].map(|own| {
            let mut fork = runs.clone();
            fork.become_fork(1, 2, 1000);
            filled(fork, &own)
        });
        let moved = forks.iter_mut().map(|fork| runs.join(fork)).collect::<Vec<_>>();
        let first = super::PLACES as u32 - 100;
        assert_eq!(moved, [(0, first), (2, first)]);
        assert_eq!(runs.from(super::PLACES - 98), [4, 5]);
        assert!(runs.has_room(95) && !runs.has_room(96));
    }
}
