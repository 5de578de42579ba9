//! What the words of the `pdllc` standard become.
use super::super::{ExprId, Word};
use super::{Lower, Val};
use crate::pdl::{self, NodeKind};
use pdll_source::Span;

impl Lower<'_, '_> {
    /// What one of the words says of its arguments; they are evaluated from left to right.
    pub(super) fn said(&mut self, word: Word, args: &[ExprId], span: Span) -> Val {
        let mut values = self.ones(args);
        if values.len() != args.len() {
            // What could not be generated was reported.
            return Val::Nothing;
        }
        match (word, &values[..]) {
            (Word::Any, &[op]) => self.push_one(NodeKind::AnyResult { op }, pdl::Ty::Value, span),
            (Word::Located, &[op, location]) => {
                self.push(NodeKind::SetLocation { op, location }, &[], span);
                Val::One(op)
            }
            (Word::Any | Word::Located, _) => Val::Nothing,
            (Word::Fused { metadata }, _) => {
                let metadata = if metadata { values.pop() } else { None };
                let kind = NodeKind::FusedLocation { parts: values, metadata };
                self.push_one(kind, pdl::Ty::Attribute, span)
            }
            (Word::Segments, _) => {
                self.push_one(NodeKind::SegmentSizes { groups: values }, pdl::Ty::Attribute, span)
            }
            (Word::Locations, _) => {
                self.p.located_at = Some(values);
                self.tuple([])
            }
        }
    }
}
