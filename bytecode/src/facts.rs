//! What ODS says of operations, as far as programs that run need it: how values are cut into groups, how
//! result types are found.

use crate::query::{Scalar, Sort};

/// How many values a group holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Exactly one.
    One,
    /// At most one.
    Optional,
    /// Any number.
    Any,
}

/// How the operands, or the results, of an op are cut into groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SegmentLayout {
    /// Nobody has said. Group `i` is then everything from the flat index `i` on, as in MLIR's matcher.
    Unknown,
    /// All groups but one hold one value each; that one, optional or variadic, takes what is left.
    SingleVariadic,
    /// Several groups are variadic, and all of these are equally long.
    SameSize,
    /// By the attribute `operandSegmentSizes` or `resultSegmentSizes`.
    AttrSized,
}

/// A group of operands or results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name; may be empty.
    pub name: String,
    /// How many values it holds.
    pub count: Count,
}

/// The operands, or the results, of an op in groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// The groups, in order.
    pub list: Vec<Group>,
    /// How the values are cut into them.
    pub layout: SegmentLayout,
}

/// How result types are found when an op is created without them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inference {
    /// They are not.
    None,
    /// By code that is not understood: why, as the end of a sentence.
    Unknown(String),
    /// By expressions.
    Types(TypeRules),
}

/// Expressions for the types of an op's results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeRules {
    /// What the variables 0, 1, ... stand for.
    pub inputs: Vec<RuleInput>,
    /// The expression of each result, in [`crate::Program::exprs`].
    pub roots: Vec<u32>,
}

/// What an expression for a result type can start from. What is not there is null.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleInput {
    /// The type of the only value of this group of operands.
    OperandType(u32),
    /// The attribute of this name.
    Attr(String),
}

impl RuleInput {
    /// The sort of its variable.
    #[must_use]
    pub fn sort(&self) -> Sort {
        match self {
            Self::OperandType(_) => Sort::one(Scalar::Type),
            Self::Attr(_) => Sort::one(Scalar::Attr),
        }
    }
}

/// What ODS says about an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpFacts {
    /// Index in [`crate::Program::op_names`].
    pub name: u32,
    /// How its operands are cut into groups.
    pub operands: Groups,
    /// How its results are cut into groups.
    pub results: Groups,
    /// The types of the results.
    pub inference: Inference,
}

impl SegmentLayout {
    /// All, by number.
    pub const ALL: [SegmentLayout; 4] = [
        SegmentLayout::Unknown,
        SegmentLayout::SingleVariadic,
        SegmentLayout::SameSize,
        SegmentLayout::AttrSized,
    ];
}

impl Groups {
    /// Start and length of a group of `total` values; `sizes` are the items of the attribute. None if there
    /// is no such group.
    #[must_use]
    pub fn group(&self, group: u32, total: u32, sizes: impl Fn(u32) -> Option<u32>) -> Option<(u32, u32)> {
        let open = |g: &Group| g.count != Count::One;
        let (start, len) = match self.layout {
            SegmentLayout::Unknown => (group, total.checked_sub(group)?),
            SegmentLayout::AttrSized => {
                let len = sizes(group)?;
                // Sizes that are there are counted up to here only, so this ends with the attribute.
                ((0..group).try_fold(0u32, |n, i| n.checked_add(sizes(i)?))?, len)
            }
            SegmentLayout::SingleVariadic | SegmentLayout::SameSize => {
                let many = self.list.iter().filter(|g| open(g)).count() as u32;
                let rest = total.checked_sub(self.list.len() as u32 - many)?;
                if (many == 0 && rest > 0) || (many > 0 && rest % many != 0) {
                    return None;
                }
                let size = |g: &Group| if open(g) { rest / many.max(1) } else { 1 };
                let group = group as usize;
                (self.list.get(..group)?.iter().map(size).sum(), size(self.list.get(group)?))
            }
        };
        (start.checked_add(len)? <= total).then_some((start, len))
    }
}

#[cfg(test)]
mod tests {
    use super::{Count, Group, Groups, SegmentLayout};

    /// Groups are written `1`, `?`, `*`; a case ends with what each is of `total` values.
    #[test]
    fn groups() {
        type Slice = Option<(u32, u32)>;
        const NONE: Slice = None;
        type Case = (SegmentLayout, &'static str, u32, Option<&'static [u32]>, &'static [Slice]);
        let cases: &[Case] = &[
            (
                SegmentLayout::Unknown,
                "**",
                3,
                None,
                &[Some((0, 3)), Some((1, 2)), Some((2, 1)), Some((3, 0)), NONE],
            ),
            (
                SegmentLayout::SingleVariadic,
                "1*1",
                4,
                None,
                &[Some((0, 1)), Some((1, 2)), Some((3, 1)), NONE],
            ),
            (SegmentLayout::SingleVariadic, "1*1", 1, None, &[NONE, NONE]),
            (SegmentLayout::SingleVariadic, "?", 0, None, &[Some((0, 0)), NONE]),
            (SegmentLayout::SameSize, "*1*", 5, None, &[Some((0, 2)), Some((2, 1)), Some((3, 2))]),
            (SegmentLayout::SameSize, "*1*", 4, None, &[NONE]),
            (SegmentLayout::SameSize, "1", 2, None, &[NONE]),
            (
                SegmentLayout::AttrSized,
                "*1*",
                4,
                Some(&[2, 1, 1]),
                &[Some((0, 2)), Some((2, 1)), Some((3, 1)), NONE],
            ),
            (SegmentLayout::AttrSized, "**", 1, Some(&[1, 1]), &[Some((0, 1)), NONE]),
            (SegmentLayout::AttrSized, "**", 1, Some(&[u32::MAX, 2]), &[NONE, NONE]),
            (SegmentLayout::AttrSized, "**", 1, None, &[NONE]),
        ];
        for (layout, written, total, sizes, want) in cases {
            let count = |c| match c {
                '1' => Count::One,
                '?' => Count::Optional,
                _ => Count::Any,
            };
            let list = written.chars().map(|c| Group { name: String::new(), count: count(c) }).collect();
            let groups = Groups { list, layout: *layout };
            for (i, want) in want.iter().enumerate() {
                let size = |i: u32| sizes.and_then(|s| s.get(i as usize).copied());
                let got = groups.group(i as u32, *total, size);
                assert_eq!(got, *want, "{layout:?} {written} of {total}, group {i}");
            }
        }
    }
}
