//! Lists that mostly hold a few items, which then need no memory of their own.

use std::ops::Deref;

/// How many items a [`Short`] holds in itself.
const INSIDE: usize = 4;

/// A list that mostly holds a few items, which then need no memory of their own.
#[derive(Debug)]
pub(crate) struct Short<T> {
    inside: [T; INSIDE],
    /// How many of those there are; none once there are more.
    count: usize,
    more: Vec<T>,
}

impl<T: Default> Short<T> {
    /// So many items of no value.
    pub(crate) fn of(count: usize) -> Self {
        (0..count).map(|_| T::default()).collect()
    }

    /// Adds an item behind the others.
    pub(crate) fn push(&mut self, item: T) {
        if self.more.is_empty() && self.count < INSIDE {
            self.inside[self.count] = item;
            self.count += 1;
            return;
        }
        let inside = self.inside.iter_mut().take(self.count).map(std::mem::take);
        self.more.extend(inside);
        self.count = 0;
        self.more.push(item);
    }
}

impl<T: Default> Default for Short<T> {
    fn default() -> Self {
        Short { inside: std::array::from_fn(|_| T::default()), count: 0, more: Vec::new() }
    }
}

impl<T: Default> FromIterator<T> for Short<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Short::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T> Deref for Short<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        if self.more.is_empty() { &self.inside[..self.count] } else { &self.more }
    }
}

impl<T> std::ops::DerefMut for Short<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        if self.more.is_empty() { &mut self.inside[..self.count] } else { &mut self.more }
    }
}

#[cfg(test)]
mod tests {
    use super::Short;

    #[test]
    fn short_lists_stay_in_order() {
        let mut list = Short::default();
        for n in 0..9 {
            assert_eq!(*list, Vec::from_iter(0..n)[..]);
            list.push(n);
        }
        assert_eq!(*Short::<u8>::of(6), [0; 6]);
    }
}
