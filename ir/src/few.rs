//! Lists that mostly hold one item or two, which then need no memory of their own.

use std::ops::Deref;

/// A list.
#[derive(Clone, Debug, Default)]
pub enum Few<T> {
    /// Nothing.
    #[default]
    None,
    /// One item.
    One(T),
    /// Two items.
    Two([T; 2]),
    /// Any number.
    Many(Vec<T>),
}

impl<T> Few<T> {
    /// Adds an item behind the others.
    #[inline]
    pub fn push(&mut self, item: T) {
        *self = match std::mem::take(self) {
            Few::None => Few::One(item),
            Few::One(first) => Few::Two([first, item]),
            Few::Two([first, second]) => Few::Many(vec![first, second, item]),
            Few::Many(mut items) => {
                items.push(item);
                Few::Many(items)
            }
        };
    }

    /// Puts an item before item number `index`, or at the end if that is how many there are.
    pub fn insert(&mut self, index: usize, item: T) {
        if index == self.len() { self.push(item) } else { self.to_mut().insert(index, item) }
    }

    /// The items, to change them at will.
    pub fn to_mut(&mut self) -> &mut Vec<T> {
        if !matches!(self, Few::Many(_)) {
            *self = Few::Many(std::mem::take(self).into_vec());
        }
        match self {
            Few::Many(items) => items,
            Few::None | Few::One(_) | Few::Two(_) => unreachable!("it was made a vector"),
        }
    }

    /// The items.
    pub fn into_vec(self) -> Vec<T> {
        match self {
            Few::None => Vec::new(),
            Few::One(item) => vec![item],
            Few::Two(items) => items.into(),
            Few::Many(items) => items,
        }
    }
}

impl<'a, T> IntoIterator for &'a Few<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> Extend<T> for Few<T> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T> FromIterator<T> for Few<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::None;
        few.extend(items);
        few
    }
}

impl<T> From<Vec<T>> for Few<T> {
    fn from(items: Vec<T>) -> Self {
        Few::Many(items)
    }
}

impl<T> Deref for Few<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match self {
            Few::None => &[],
            Few::One(item) => std::slice::from_ref(item),
            Few::Two(items) => items,
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
            let mut other = few.clone();
            other.insert(0, 9);
            assert_eq!((other[0], &other[1..]), (9, &few[..]));
            assert_eq!(few.clone().into_vec(), few[..]);
        }
        assert_eq!(*Few::from(vec![1, 2]), [1, 2]);
    }
}
