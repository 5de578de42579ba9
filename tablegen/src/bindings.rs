//! The entries of a map resolver: what a few variables stand for. Most maps have less than ten entries, so
//! they are searched from the front, and live where the resolver does.

use crate::intern::{EMPTY, Sym};
use crate::value::{UNSET, ValId};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    /// As it was given; it may mention other entries.
    Given,
    /// Being resolved: not visible to itself.
    Busy,
    Resolved,
}

#[derive(Clone, Copy)]
pub(crate) struct Binding {
    name: Sym,
    pub(crate) value: ValId,
    pub(crate) state: State,
}

/// How many entries need no memory of their own.
const FEW: usize = 8;

pub(crate) struct Bindings {
    /// The first entries.
    few: [Binding; FEW],
    /// All entries, once they are more than a few.
    many: Vec<Binding>,
    len: usize,
    busy: usize,
}

impl Bindings {
    pub(crate) fn new() -> Self {
        let free = Binding { name: EMPTY, value: UNSET, state: State::Given };
        Bindings { few: [free; FEW], many: Vec::new(), len: 0, busy: 0 }
    }

    fn entries(&mut self) -> &mut [Binding] {
        if self.len <= FEW { &mut self.few[..self.len] } else { &mut self.many }
    }

    #[inline]
    pub(crate) fn find(&mut self, name: Sym) -> Option<&mut Binding> {
        // The names of a class's parameters follow each other.
        let guess = name.0.wrapping_sub(self.few[0].name.0) as usize;
        if self.len <= FEW && guess < self.len && self.few[guess].name == name {
            return Some(&mut self.few[guess]);
        }
        self.entries().iter_mut().find(|e| e.name == name)
    }

    /// Adds or replaces an entry.
    pub(crate) fn set(&mut self, name: Sym, value: ValId) {
        match self.find(name) {
            Some(old) => *old = Binding { name, value, state: State::Given },
            None => self.add(name, value),
        }
    }

    /// Adds an entry that is not there yet.
    #[inline]
    pub(crate) fn add(&mut self, name: Sym, value: ValId) {
        let new = Binding { name, value, state: State::Given };
        match self.len {
            n if n < FEW => self.few[n] = new,
            _ => self.spill(new),
        }
        self.len += 1;
    }

    #[cold]
    fn spill(&mut self, new: Binding) {
        if self.len == FEW {
            self.many = self.few.to_vec();
        }
        self.many.push(new);
    }

    /// Whether at most one entry is not being resolved. It is then used as it was given, as llvm-tblgen does.
    #[inline]
    pub(crate) fn alone(&self) -> bool {
        self.len - self.busy <= 1
    }

    /// The entry is being resolved from now on.
    pub(crate) fn begin(&mut self, name: Sym) {
        self.busy += 1;
        if let Some(e) = self.find(name) {
            e.state = State::Busy;
        }
    }

    /// The entry was resolved.
    pub(crate) fn end(&mut self, name: Sym, value: ValId) {
        self.busy -= 1;
        if let Some(e) = self.find(name) {
            (e.value, e.state) = (value, State::Resolved);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With few entries and with many: each is found, a second value replaces the first, and all but one
    /// being resolved leaves that one alone.
    #[test]
    fn few_and_many() {
        for n in [1, 2, FEW as u32, FEW as u32 + 1, 40] {
            let mut map = Bindings::new();
            for i in (0..n).chain(0..n) {
                map.set(Sym(i), ValId(1000 * i));
            }
            assert!(map.find(Sym(n)).is_none());
            for i in 0..n {
                assert_eq!(map.find(Sym(i)).map(|e| e.value), Some(ValId(1000 * i)));
                assert_eq!(map.alone(), n - i <= 1);
                map.begin(Sym(i));
            }
            map.end(Sym(0), ValId(7));
            assert!(map.find(Sym(0)).is_some_and(|e| e.value == ValId(7) && e.state == State::Resolved));
            assert!(map.alone());
        }
    }
}
