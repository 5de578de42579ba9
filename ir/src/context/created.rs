//! Attributes of operations that are created by name: what is known of the operation decides which of them
//! are inherent, and which are there although nobody gave them.

use super::Context;
use crate::attrs::AttrData;
use crate::entity::{Attr, Attrs, Name, OpShape};
use crate::registry::{Arity, Presence, SegmentLayout};

impl Context {
    /// What an operation of this shape carries that is created with these attributes, in any order: inherent
    /// ones are among the properties, with defaults and the sizes of segments where these are left out and
    /// there is only one way to divide the values.
    pub fn created_attrs(&mut self, shape: OpShape, entries: &[(Name, Attr)]) -> Attrs {
        // What is registered is shared by threads, so that even to count who uses it would make them wait.
        let Some(info) = self.shape_info(shape) else { return self.discardable(entries) };
        let (mut inner, mut outer, mut sized) = (Vec::new(), Vec::new(), Vec::new());
        for &entry in entries {
            if info.is_inherent(entry.0) { &mut inner } else { &mut outer }.push(entry);
        }
        let data = self.shape_data(shape);
        for (layout, count) in [(&info.operands, data.operands), (&info.results, data.results)] {
            if let SegmentLayout::AttrSized(arities, name) = layout
                && inner.iter().all(|entry| entry.0 != *name)
                && let Some(sizes) = segments(arities, count as usize)
            {
                sized.push((*name, sizes));
            }
        }
        for attribute in &info.attributes {
            if let Presence::Default(value) = attribute.presence
                && inner.iter().all(|entry| entry.0 != attribute.name)
            {
                inner.push((attribute.name, value));
            }
        }
        for (name, sizes) in sized {
            let element = self.int_type(32);
            let data = sizes.into_iter().flat_map(i32::to_le_bytes).collect();
            inner.push((name, self.attr(AttrData::DenseArray { element, data })));
        }
        let properties = (!inner.is_empty()).then(|| {
            let dict = self.dict(&inner);
            self.attr(AttrData::Dict(dict))
        });
        let dict = self.dict(&outer);
        self.op_attrs(properties, dict)
    }
}

/// The sizes of segments, if `count` values can be divided in one way only.
fn segments(arities: &[Arity], count: usize) -> Option<Vec<i32>> {
    let single = arities.iter().filter(|&&arity| arity == Arity::One).count();
    let rest = count.checked_sub(single)?;
    let open: Vec<Arity> = arities.iter().copied().filter(|&arity| arity != Arity::One).collect();
    let size = match &open[..] {
        _ if rest == 0 => 0,
        [Arity::Variadic] => rest,
        open if rest == open.len() && open.iter().all(|&arity| arity == Arity::Optional) => 1,
        _ => return None,
    };
    Some(arities.iter().map(|&arity| if arity == Arity::One { 1 } else { size as i32 }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Arity::{One, Optional, Variadic};

    #[test]
    fn segments_are_known_where_there_is_one_way_to_divide() {
        type Case = (&'static [Arity], usize, Option<&'static [i32]>);
        let cases: [Case; 6] = [
            (&[One, Variadic], 3, Some(&[1, 2])),
            (&[Optional, One, Variadic], 1, Some(&[0, 1, 0])),
            (&[Variadic, Variadic], 2, None),
            (&[Optional, Optional], 2, Some(&[1, 1])),
            (&[Optional, Optional], 1, None),
            (&[One, One], 1, None),
        ];
        for (arities, count, expected) in cases {
            assert_eq!(segments(arities, count).as_deref(), expected, "{arities:?} {count}");
        }
    }
}
