//! The operands that a conversion pattern is given.

use pdll_ir::Value;
use pdll_vm::NoMatch;
use std::ops::Index;

/// For each operand of the operation the values that stand for it: `operands[0]` is a slice of one value,
/// of none or of several.
#[derive(Clone, Copy, Debug)]
pub struct Operands<'a> {
    values: &'a [Value],
    /// By operand: where its values end.
    ends: &'a [u32],
}

impl<'a> Operands<'a> {
    /// How many operands there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// All values, of all operands in a row.
    #[must_use]
    pub fn values(&self) -> &'a [Value] {
        self.values
    }

    /// The values of an operand.
    #[must_use]
    pub fn get(&self, operand: usize) -> Option<&'a [Value]> {
        let end = *self.ends.get(operand)? as usize;
        let start = operand.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.values[start..end])
    }

    /// The values of each operand.
    pub fn iter(&self) -> impl Iterator<Item = &'a [Value]> + use<'a> {
        let this = *self;
        (0..this.len()).filter_map(move |operand| this.get(operand))
    }
}

impl Index<usize> for Operands<'_> {
    type Output = [Value];

    fn index(&self, operand: usize) -> &[Value] {
        self.get(operand).expect("an operand is asked for by a number less than their count")
    }
}

/// The operands of a pattern that takes one value for each.
///
/// # Errors
/// Several values stand for an operand, or none.
pub fn one_to_one<'a>(operands: Operands<'a>) -> Result<&'a [Value], NoMatch> {
    match operands.ends.iter().zip(1..).all(|(end, number)| *end == number) {
        true => Ok(operands.values),
        false => Err("the pattern takes one value for each operand".into()),
    }
}

/// Operands while they are found.
#[derive(Clone, Debug, Default)]
pub(super) struct OperandBuffer {
    values: Vec<Value>,
    ends: Vec<u32>,
}

impl OperandBuffer {
    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.ends.clear();
    }

    pub(super) fn push(&mut self, values: &[Value]) {
        self.values.extend_from_slice(values);
        self.ends.push(self.values.len() as u32);
    }

    #[inline]
    pub(super) fn push_one(&mut self, value: Value) {
        self.values.push(value);
        self.ends.push(self.values.len() as u32);
    }

    pub(super) fn operands(&self) -> Operands<'_> {
        Operands { values: &self.values, ends: &self.ends }
    }
}
