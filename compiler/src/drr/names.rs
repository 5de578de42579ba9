//! The names of a rule: what they are bound to, and what mentions of them mean.

use super::op::OpId;
use crate::ods::model::Count;
use rustc_hash::FxHashMap;

/// A name of a rule, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SymbolId(u32);

impl SymbolId {
    /// Its number.
    #[must_use]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A mention of a name: `$x`, or `$x__1` for one of several results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ref {
    /// The name.
    pub(super) symbol: SymbolId,
    /// Which of its results.
    pub(super) index: Option<u32>,
}

/// What a name is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// An operand.
    Operand(Count),
    /// An attribute.
    Attribute,
    /// A property.
    Property,
    /// What code of the source pattern found out: a value, or an attribute.
    Cell {
        /// Is it an attribute?
        attribute: bool,
    },
    /// An operation that is matched.
    Matched(OpId),
    /// An operation that is created.
    Created(OpId),
    /// So many things that code gives.
    Native(u32),
}

/// A name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Symbol<'r> {
    /// As it is written, without `$` and index.
    pub(super) name: &'r str,
    /// What it is bound to.
    pub(super) binding: Binding,
    /// Has it got its value where the reader is? (What a rewrite makes has it only from there on.)
    pub(super) there: bool,
    /// Of what one call gives: is it used as an attribute?
    pub(super) attribute: bool,
}

/// The names of a rule.
#[derive(Debug, Default)]
pub(super) struct Symbols<'r> {
    list: Vec<Symbol<'r>>,
    /// By name, once they are too many to be looked through.
    by_name: FxHashMap<&'r str, SymbolId>,
}

/// The most names that are looked through one by one.
const FEW: usize = 16;

impl<'r> Symbols<'r> {
    /// None yet, with room for as many as most rules have.
    pub(super) fn new() -> Self {
        Self { list: Vec::with_capacity(FEW / 2), by_name: FxHashMap::default() }
    }

    /// Binds a name. Operands may have one name: they must be equal, then.
    ///
    /// # Errors
    /// It is bound to something else: to what.
    pub(super) fn bind(&mut self, name: &'r str, binding: Binding) -> Result<SymbolId, Binding> {
        if let Some(known) = self.find(name) {
            let old = self.get(known).binding;
            let operands = matches!((old, binding), (Binding::Operand(_), Binding::Operand(_)));
            return if operands { Ok(known) } else { Err(old) };
        }
        let id = SymbolId(self.list.len() as u32);
        let there = !matches!(binding, Binding::Created(_) | Binding::Native(_));
        self.list.push(Symbol { name, binding, there, attribute: false });
        match self.list.len() {
            ..=FEW => {}
            n if n == FEW + 1 => {
                self.by_name.extend((0..).map(SymbolId).zip(&self.list).map(|(id, s)| (s.name, id)));
            }
            _ => drop(self.by_name.insert(name, id)),
        }
        Ok(id)
    }

    /// From here on the name has its value.
    pub(super) fn settle(&mut self, id: SymbolId) {
        self.list[id.index()].there = true;
    }

    /// What the name stands for is used as an attribute.
    pub(super) fn is_attribute(&mut self, id: SymbolId) {
        self.list[id.index()].attribute = true;
    }

    /// The name, if it is bound.
    #[must_use]
    pub(super) fn find(&self, name: &str) -> Option<SymbolId> {
        match self.list.len() {
            ..=FEW => self.list.iter().position(|s| s.name == name).map(|at| SymbolId(at as u32)),
            _ => self.by_name.get(name).copied(),
        }
    }

    /// What is known of a name.
    #[must_use]
    pub(super) fn get(&self, id: SymbolId) -> Symbol<'r> {
        self.list[id.index()]
    }

    /// All names, in the order in which they are bound.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Symbol<'r>> {
        self.list.iter()
    }

    /// How many there are.
    #[must_use]
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }
}

/// A name as it is written: without the index at its end, and the index.
#[must_use]
pub(super) fn split(name: &str) -> (&str, Option<u32>) {
    let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
    let (text, number) = name.split_at(name.len() - digits);
    match (text.strip_suffix("__"), number.parse()) {
        (Some(base), Ok(index)) => (base, Some(index)),
        _ => (name, None),
    }
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn indices_at_the_end() {
        let rows = [
            ("x", ("x", None)),
            ("x__0", ("x", Some(0))),
            ("x__a", ("x__a", None)),
            ("x__y__12", ("x__y", Some(12))),
            ("x__", ("x__", None)),
            ("x__99999999999", ("x__99999999999", None)),
        ];
        for (text, want) in rows {
            assert_eq!(split(text), want, "{text}");
        }
    }
}
