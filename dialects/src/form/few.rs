//! Lists that mostly hold one item, which then needs no memory of its own.

use std::ops::Deref;

/// A list.
#[derive(Clone, Debug, Default)]
pub(crate) enum Few<T> {
    /// Nothing.
    #[default]
    None,
    /// One item.
    One(T),
    /// Any number.
    Many(Vec<T>),
}

impl<T> Few<T> {
    /// Adds an item behind the others.
    pub(crate) fn push(&mut self, item: T) {
        *self = match std::mem::take(self) {
            Few::None => Few::One(item),
            Few::One(first) => Few::Many(vec![first, item]),
            Few::Many(mut items) => {
                items.push(item);
                Few::Many(items)
            }
        };
    }
}

impl<T> From<Vec<T>> for Few<T> {
    fn from(items: Vec<T>) -> Self {
        Few::Many(items)
    }
}

impl<T> Deref for Few<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match self {
            Few::None => &[],
            Few::One(item) => std::slice::from_ref(item),
            Few::Many(items) => items,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Few;

    #[test]
    fn items_stay_in_order() {
        let mut few = Few::default();
        for n in 0..4 {
            assert_eq!(*few, Vec::from_iter(0..n)[..]);
            few.push(n);
        }
        assert_eq!(*Few::from(vec![1, 2]), [1, 2]);
    }
}
