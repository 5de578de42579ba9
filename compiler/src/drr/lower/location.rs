//! Where new operations are located: where what was matched is, or where the rule says.

use super::Lower;
use crate::drr::rule::Location;
use crate::pdl::{NodeKind, Ty, Value, Values};

impl<'l, 'r> Lower<'l, 'r> {
    /// Says in which order the locations of the matched operations are fused: the root first, then nested
    /// ones as they are found, cut to as many as the source pattern names. (An operation that code looks at
    /// takes the place of one that is named, as in MLIR.)
    pub(super) fn located_at(&mut self, root: Value) {
        let nested = self.matched.iter().copied().filter(|&op| op != root);
        let count = self.rule.source.op_count() as usize;
        let all: Values = std::iter::once(root).chain(nested).take(count).collect();
        if self.matched.len() > 1 {
            self.p.located_at = Some(all);
        }
    }

    /// The location that a rule gives.
    pub(super) fn location(&mut self, location: &'l Location<'r>) -> Value {
        let mut parts = Values::new();
        for &r in &location.of {
            if let Some(&of) = self.mention(r).first() {
                if self.p.ty(of) == Ty::ValueRange {
                    self.unsupported("the location of a range of values");
                }
                parts.push(self.push(NodeKind::LocationOf { of }, Ty::Attribute));
            }
        }
        let text = location.text.map(crate::drr::constant::quoted);
        match (&parts[..], text) {
            (&[only], None) => only,
            ([], Some(text)) => self.attribute_constant(&format!("loc({text})")),
            (_, text) => {
                let metadata = text.map(|text| self.attribute_constant(&text));
                self.push(NodeKind::FusedLocation { parts, metadata }, Ty::Attribute)
            }
        }
    }

    /// An attribute that is known by its text.
    pub(super) fn attribute_constant(&mut self, text: &str) -> Value {
        let constant = Some(self.file.strings.intern(text));
        self.push(NodeKind::Attribute { ty: None, constant }, Ty::Attribute)
    }
}
