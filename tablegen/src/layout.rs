//! Layouts: the names, types and places of fields, shared by the records that have the same ones, so that a
//! record itself holds nothing but values. A layout extends another one: what a class declares itself comes
//! behind what it inherits, and a class or def that declares nothing shares the layout of what it derives
//! from.
//!
//! A field is found by its position in logarithmic time, however long the chain of bases: beside its base,
//! each layout knows one that is farther up, chosen as in Myers, "An applicative random-access stack"
//! (1983).

use crate::intern::{EMPTY, Sym};
use crate::room;
use crate::source::Loc;
use crate::types::TypeId;
use rustc_hash::FxHashMap;

/// Handle of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct LayoutId(u32);

/// The layout without fields.
pub(crate) const EMPTY_LAYOUT: LayoutId = LayoutId(0);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    Normal,
    /// Declared with `field`: may stay unresolved.
    MayBeAbstract,
}

/// What is known of a field beside its value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decl {
    pub(crate) name: Sym,
    pub(crate) ty: TypeId,
    pub(crate) loc: Loc,
    pub(crate) kind: FieldKind,
}

#[derive(Clone, Copy)]
struct Layout {
    /// What it extends, and how many fields that has.
    base: LayoutId,
    inherited: u32,
    /// A layout farther up the chain of bases, and how many fields that has.
    jump: LayoutId,
    jump_len: u32,
    /// Length of the chain of bases.
    depth: u32,
    /// Its own declarations: where they begin, and how many they are.
    start: u32,
    own: u32,
    /// A bit for each name that it has or inherits, and for each that it declares; most look-ups end here.
    names: u64,
    own_names: u64,
    /// Only one record has it, and may add declarations in place.
    private: bool,
}

/// Two layouts in one: what inheriting from a further class makes.
#[derive(Clone, Copy)]
pub(crate) struct Merge {
    pub(crate) layout: LayoutId,
    /// Where the places of the second one's fields begin; see [`Layouts::place`].
    places: u32,
}

pub(crate) struct Layouts {
    all: Vec<Layout>,
    decls: Vec<Decl>,
    /// Positions of the own declarations of layouts that have many, by where they begin.
    index: FxHashMap<(u32, Sym), u32>,
    merges: FxHashMap<(LayoutId, LayoutId), Merge>,
    places: Vec<u32>,
    /// Where fields were found: a field stays where it is in its layout, and is mostly looked for again.
    found: [(LayoutId, Sym, u32); FOUND],
}

/// How many fields are remembered that were found.
const FOUND: usize = 64;

/// The most declarations that are looked through one by one.
const FEW: u32 = 24;

fn bit(name: Sym) -> u64 {
    1 << (name.0 & 63)
}

impl Layouts {
    pub(crate) fn new() -> Self {
        let empty = Layout {
            base: EMPTY_LAYOUT,
            inherited: 0,
            jump: EMPTY_LAYOUT,
            jump_len: 0,
            depth: 0,
            start: 0,
            own: 0,
            names: 0,
            own_names: 0,
            private: false,
        };
        Layouts {
            all: room::first(empty),
            decls: room::vector(),
            index: FxHashMap::default(),
            merges: FxHashMap::default(),
            places: Vec::new(),
            found: [(EMPTY_LAYOUT, EMPTY, 0); FOUND],
        }
    }

    fn at(&self, id: LayoutId) -> &Layout {
        &self.all[id.0 as usize]
    }

    /// About how many bytes of memory they take.
    pub(crate) fn memory(&self) -> usize {
        let indices = self.index.len() * size_of::<((u32, Sym), u32)>();
        size_of_val(&*self.all) + size_of_val(&*self.decls) + size_of_val(&*self.places) + indices
    }

    /// Number of declarations of all layouts: what they take in memory.
    pub(crate) fn decl_count(&self) -> usize {
        self.decls.len()
    }

    /// Number of fields.
    pub(crate) fn len(&self, id: LayoutId) -> u32 {
        let l = self.at(id);
        l.inherited + l.own
    }

    /// The same as [`Layouts::find`], for where fields are looked for again and again.
    #[inline]
    pub(crate) fn look_up(&mut self, id: LayoutId, name: Sym) -> Option<u32> {
        if self.at(id).names & bit(name) == 0 {
            return None;
        }
        let slot = (id.0 ^ name.0) as usize % FOUND;
        match self.found[slot] {
            (layout, n, i) if layout == id && n == name => Some(i),
            _ => {
                let i = self.find(id, name)?;
                self.found[slot] = (id, name, i);
                Some(i)
            }
        }
    }

    /// The position of the field of that name.
    #[inline(never)]
    pub(crate) fn find(&self, id: LayoutId, name: Sym) -> Option<u32> {
        let mut l = self.at(id);
        while l.names & bit(name) != 0 {
            if l.own_names & bit(name) != 0
                && let Some(i) = self.find_own(l, name)
            {
                return Some(i);
            }
            l = self.at(l.base);
        }
        None
    }

    fn find_own(&self, l: &Layout, name: Sym) -> Option<u32> {
        if l.own > FEW {
            return self.find_in_index(l, name);
        }
        let i = self.own(l).iter().position(|d| d.name == name)?;
        Some(l.inherited + i as u32)
    }

    #[cold]
    fn find_in_index(&self, l: &Layout, name: Sym) -> Option<u32> {
        self.index.get(&(l.start, name)).copied()
    }

    fn own(&self, l: &Layout) -> &[Decl] {
        &self.decls[l.start as usize..(l.start + l.own) as usize]
    }

    /// The declaration at a position.
    pub(crate) fn decl(&self, id: LayoutId, i: u32) -> Decl {
        let mut l = self.at(id);
        while i < l.inherited {
            l = self.at(if i < l.jump_len { l.jump } else { l.base });
        }
        self.decls[(l.start + i - l.inherited) as usize]
    }

    /// All declarations in order.
    pub(crate) fn decls(&self, id: LayoutId) -> Vec<Decl> {
        let mut parts = Vec::new();
        let mut id = id;
        while id != EMPTY_LAYOUT {
            let l = self.at(id);
            parts.push(self.own(l));
            id = l.base;
        }
        parts.reverse();
        parts.concat()
    }

    /// More than one record has the layout from now on.
    pub(crate) fn share(&mut self, id: LayoutId) -> LayoutId {
        self.all[id.0 as usize].private = false;
        id
    }

    /// The layout with a declaration added whose name it does not have yet; the same one if it is private.
    pub(crate) fn extend(&mut self, id: LayoutId, decl: Decl) -> LayoutId {
        let (base, end) = (*self.at(id), self.decls.len() as u32);
        let own = if base.private && base.start + base.own == end {
            id
        } else {
            self.all.push(self.derived(id, end));
            LayoutId(self.all.len() as u32 - 1)
        };
        self.decls.push(decl);
        let l = &mut self.all[own.0 as usize];
        l.own += 1;
        l.names |= bit(decl.name);
        l.own_names |= bit(decl.name);
        let l = *l;
        let unlisted = match l.own {
            ..=FEW => l.own..l.own,
            n if n == FEW + 1 => 0..n,
            n => n - 1..n,
        };
        for i in unlisted {
            self.index.insert((l.start, self.decls[(l.start + i) as usize].name), l.inherited + i);
        }
        own
    }

    /// A layout that extends this one and has declared nothing yet; what it declares begins at `start`.
    fn derived(&self, id: LayoutId, start: u32) -> Layout {
        let base = *self.at(id);
        let jump = self.at(base.jump);
        let inherited = base.inherited + base.own;
        // Two jumps of the same length are followed by one over both.
        let (jump, jump_len) = match base.depth - jump.depth == jump.depth - self.at(jump.jump).depth {
            true => (jump.jump, jump.jump_len),
            false => (id, inherited),
        };
        let (depth, own, own_names) = (base.depth + 1, 0, 0);
        Layout { base: id, inherited, jump, jump_len, depth, start, own, own_names, private: true, ..base }
    }

    /// The layout `first` with what else `second` has added; `None` if a field has different types in the
    /// two.
    pub(crate) fn merge(&mut self, first: LayoutId, second: LayoutId) -> Option<Merge> {
        if let Some(&m) = self.merges.get(&(first, second)) {
            return Some(m);
        }
        self.share(first);
        self.share(second);
        let (mut layout, places) = (first, self.places.len());
        for d in self.decls(second) {
            let place = match self.find(layout, d.name) {
                Some(i) if self.decl(layout, i).ty == d.ty => i,
                Some(_) => {
                    self.places.truncate(places);
                    return None;
                }
                None => {
                    layout = self.extend(layout, d);
                    self.len(layout) - 1
                }
            };
            self.places.push(place);
        }
        let m = Merge { layout: self.share(layout), places: places as u32 };
        self.merges.insert((first, second), m);
        Some(m)
    }

    /// Where the merged layout has the field that the second one has at `i`.
    pub(crate) fn place(&self, m: Merge, i: u32) -> u32 {
        self.places[(m.places + i) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// One step: a layout of those that there are gets a field, or is merged with another one.
    #[derive(Clone, Copy, Debug)]
    enum Step {
        Add(usize, u32, u32),
        Merge(usize, usize),
    }

    fn step() -> impl Strategy<Value = Step> {
        let add = (any::<usize>(), 0u32..90, 0u32..2).prop_map(|(of, name, ty)| Step::Add(of, name, ty));
        prop_oneof![6 => add, 1 => any::<(usize, usize)>().prop_map(|(a, b)| Step::Merge(a, b))]
    }

    fn decl(name: u32, ty: u32) -> Decl {
        Decl { name: Sym(name), ty: TypeId(ty), loc: Loc(0), kind: FieldKind::Normal }
    }

    type Fields = Vec<(u32, u32)>;

    fn position(fields: &Fields, name: u32) -> Option<usize> {
        fields.iter().position(|f| f.0 == name)
    }

    proptest! {
        /// A layout is a list of fields: each is found at its place, and nothing that is made of a shared
        /// layout changes it. `records` are the layouts that somebody has, with the lists that they must
        /// be.
        #[test]
        fn layouts_are_lists(steps in proptest::collection::vec(step(), 1..250)) {
            let mut layouts = Layouts::new();
            let mut records: Vec<(LayoutId, Fields)> = vec![(EMPTY_LAYOUT, Vec::new())];
            for step in steps {
                match step {
                    Step::Add(of, name, ty) => {
                        let of = of % records.len();
                        let (id, fields) = records[of].clone();
                        if position(&fields, name).is_some() {
                            // Somebody else has the same layout from now on.
                            layouts.share(id);
                            records.push((id, fields));
                            continue;
                        }
                        records[of].0 = layouts.extend(id, decl(name, ty));
                        records[of].1.push((name, ty));
                        let (id, fields) = &records[of];
                        for name in [name, fields[0].0] {
                            let found = layouts.look_up(*id, Sym(name)).map(|i| i as usize);
                            prop_assert_eq!(found, position(fields, name));
                        }
                    }
                    Step::Merge(a, b) => {
                        let (a, b) = (records[a % records.len()].clone(), records[b % records.len()].clone());
                        let fits = |f: &(u32, u32)| position(&a.1, f.0).is_none_or(|i| a.1[i].1 == f.1);
                        let merge = layouts.merge(a.0, b.0);
                        prop_assert_eq!(merge.is_some(), b.1.iter().all(fits));
                        let Some(m) = merge else { continue };
                        let mut fields = a.1.clone();
                        for (i, f) in b.1.iter().enumerate() {
                            let place = position(&fields, f.0).unwrap_or(fields.len());
                            prop_assert_eq!(layouts.place(m, i as u32) as usize, place);
                            if place == fields.len() {
                                fields.push(*f);
                            }
                        }
                        records.push((m.layout, fields));
                    }
                }
            }
            for (id, fields) in records {
                prop_assert_eq!(layouts.len(id) as usize, fields.len());
                for (i, d) in layouts.decls(id).into_iter().enumerate() {
                    prop_assert_eq!((d.name.0, d.ty.0), fields[i]);
                    prop_assert_eq!(layouts.decl(id, i as u32).name, d.name);
                }
                for name in 0..90 {
                    let found = layouts.find(id, Sym(name)).map(|i| i as usize);
                    prop_assert_eq!(found, position(&fields, name));
                    prop_assert_eq!(layouts.look_up(id, Sym(name)).map(|i| i as usize), found);
                }
            }
        }
    }
}
