//! Conversions between values of different types: implicit ones (`convert`), and what an initialiser
//! undergoes when it is stored in a field or passed as an argument (`cast`).

use crate::context::{Cx, Res};
use crate::lexer::Bang;
use crate::resolve::Env;
use crate::types::{BIT, Shape, TypeId};
use crate::value::{MAX_VALUE_SIZE, Node, Op, UNSET, ValId, WORDS, Words};

impl Cx {
    /// The value as type `to` without losing anything; `None` if impossible (or not known yet to be
    /// possible).
    #[inline]
    pub(crate) fn convert(&mut self, v: ValId, to: TypeId) -> Option<ValId> {
        if v == UNSET || self.type_of(v) == Some(to) {
            return Some(v);
        }
        self.convert_from_other(v, to)
    }

    /// The same for a value that is not of type `to` yet.
    fn convert_from_other(&mut self, v: ValId, to: TypeId) -> Option<ValId> {
        if let Some(r) = v.as_def() {
            return self.isa(self.frozen_type(r), to).then_some(v);
        }
        let target = self.types.shape(to);
        match (self.vals.node(v), target) {
            (Node::Bit(b), Shape::Int) => Some(self.vals.int(b as i64)),
            (Node::Int(n @ (0 | 1)), Shape::Bit) => Some(self.vals.bit(n == 1)),
            (Node::Int(_), Shape::Bit) => None,
            (Node::Int(n), Shape::Bits(width)) => {
                let w = width;
                let fits = w >= 64 || n >> w == 0 || (w > 0 && n >> (w - 1) == -1);
                if !fits {
                    return None;
                }
                let base = self.scratch.len();
                self.scratch.extend((0..w).map(|i| ValId::of_bit(i < 64 && n >> i & 1 == 1).0));
                Some(self.node_from(base, Node::Bits(WORDS)))
            }
            (Node::Bits(w), Shape::Bit) => (w.len == 1).then(|| self.vals.at(w, 0)),
            (Node::Bits(_), Shape::Int) => {
                let n = self.as_int(v)?;
                Some(self.vals.int(n))
            }
            (Node::List(t, _), Shape::List(elem)) if self.is_list_of_records(t, elem) => Some(v),
            (Node::List(_, w), Shape::List(elem)) => {
                let base = self.scratch.len();
                let new = self.convert_elements(v, w, to, elem);
                self.scratch.truncate(base);
                new
            }
            (Node::Bits(_) | Node::Int(_) | Node::List(..), _) => None,
            _ => {
                let from = self.type_of(v)?;
                if self.isa(from, to) {
                    return Some(v);
                }
                (from == BIT && target == Shape::Bits(1)).then(|| self.vals.bits(&[v]))
            }
        }
    }

    /// The list `v` of these elements as one of type `to`; the new elements are left on the scratch stack.
    fn convert_elements(&mut self, v: ValId, elems: Words, to: TypeId, elem: TypeId) -> Option<ValId> {
        let (base, mut size) = (self.scratch.len(), 1);
        for i in 0..elems.len {
            let new = self.convert(self.vals.at(elems, i), elem)?;
            self.scratch.push(new.0);
            // Elements can be much larger than they were. The next step will report it; until then, no more
            // of the same.
            size += self.vals.size(new);
            self.vals.excessive |= size > MAX_VALUE_SIZE;
            if self.vals.excessive {
                return Some(UNSET);
            }
        }
        let new = &self.scratch[base..];
        match new == self.vals.words(elems) {
            true => Some(v),
            false => Some(self.vals.intern(Node::List(to, WORDS), new)),
        }
    }

    /// Whether the elements of a list of type `t` are records that need no conversion to `elem`.
    fn is_list_of_records(&self, t: TypeId, elem: TypeId) -> bool {
        self.types.classes_of(elem).is_some() && self.types.list_of(t).is_some_and(|own| self.isa(own, elem))
    }

    /// The value as something of type `to`, if need be as a pending `!cast`; `None` if the types do not fit.
    #[inline]
    pub(crate) fn cast(&mut self, v: ValId, to: TypeId) -> Res<Option<ValId>> {
        if v == UNSET || self.type_of(v) == Some(to) {
            return Ok(Some(v));
        }
        self.cast_from_other(v, to)
    }

    /// The same for a value that is not of type `to` yet.
    fn cast_from_other(&mut self, v: ValId, to: TypeId) -> Res<Option<ValId>> {
        if let Some(c) = self.convert_from_other(v, to) {
            return Ok(Some(c));
        }
        let Some(from) = self.type_of(v) else { return Ok(Some(v)) };
        if self.isa(from, to) {
            return Ok(Some(v));
        }
        if !self.convertible(from, to) {
            return Ok(None);
        }
        self.make(Node::Un(Op::Bang(Bang::Cast), v, to), &[], Env::default()).map(Some)
    }

    /// The number that a constant of an int-like type means.
    #[inline]
    pub(crate) fn as_int(&self, v: ValId) -> Option<i64> {
        if v.is_immediate() {
            return v.as_small_int().or_else(|| v.as_bit().map(i64::from));
        }
        self.vals.stored_int(v)
    }

    /// Bit `i` of a value.
    pub(crate) fn get_bit(&mut self, v: ValId, i: u32) -> ValId {
        match self.vals.node(v) {
            Node::Unset | Node::Bit(_) | Node::VarBit(..) => v,
            Node::Int(n) => self.vals.bit(i < 64 && n >> i & 1 == 1),
            Node::Bits(w) => {
                if i < w.len {
                    self.vals.at(w, i)
                } else {
                    UNSET
                }
            }
            _ if self.type_of(v) == Some(BIT) => v,
            _ => self.vals.intern(Node::VarBit(v, i), &[]),
        }
    }

    /// What a field of type `ty` holds when `v` is stored in it; bits are held one by one.
    #[inline]
    pub(crate) fn as_stored(&mut self, v: ValId, ty: TypeId) -> Res<Option<ValId>> {
        let fits = v == UNSET || self.vals.written_type(v) == Some(ty);
        if fits && self.types.bits_of(ty).is_none() {
            return Ok(Some(v));
        }
        self.stored_otherwise(v, ty)
    }

    /// The same for a value that does not say that it is of that type, and for bits.
    #[inline(never)]
    fn stored_otherwise(&mut self, v: ValId, ty: TypeId) -> Res<Option<ValId>> {
        let Some(n) = self.types.bits_of(ty) else { return self.cast(v, ty) };
        let Some(c) = self.cast(v, ty)? else { return Ok(None) };
        if self.vals.as_bits(c).is_some() {
            return Ok(Some(c));
        }
        if c == UNSET {
            return Ok(Some(self.unset_bits(n)));
        }
        let bits: Vec<ValId> = (0..n).map(|i| self.get_bit(c, i)).collect();
        Ok(Some(self.vals.bits(&bits)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;
    use crate::types::INT;

    /// `list<bits<65536>>` from a list of many ints would take gigabytes: it ends where the list is too
    /// large.
    #[test]
    fn what_is_too_large_is_not_made_to_its_end() {
        let mut cx = Cx::new(Limits::SHALLOW);
        let bits = cx.types.bits(65536);
        let (ints, wanted) = (cx.types.list(INT), cx.types.list(bits));
        for (same, too_large) in [(500, false), (520, true)] {
            let numbers: Vec<ValId> = (0..same).map(|_| 1).chain(2..7).map(|n| cx.vals.int(n)).collect();
            let list = cx.vals.list(ints, &numbers);
            let before = cx.vals.len();
            let converted = cx.convert(list, wanted);
            assert_eq!(cx.vals.excessive, too_large);
            assert_eq!(converted == Some(UNSET), too_large);
            // The bits of the five numbers that differ, or of none of them.
            assert_eq!(cx.vals.len() > before + 5 * 65536, !too_large);
        }
    }
}
