//! Conditions on types and attributes.

use pdll_host_ir::query::{Expressions, Stop, Subject};
use pdll_ir::{Attr, Context, Type, TypeData};

/// What a type or attribute must be.
#[derive(Debug)]
pub(crate) struct Test {
    /// Noun phrase.
    pub(crate) what: String,
    /// `None`: its code is not understood, and anything passes.
    pub(crate) condition: Option<Expressions>,
}

impl Test {
    fn holds(&self, ctx: &Context, subject: Subject<'_>) -> bool {
        match self.condition.as_ref().map(|condition| condition.holds(ctx, &[subject])) {
            // What is not understood is not refused.
            None | Some(Err(Stop::Unknown(_) | Stop::Limit)) => true,
            Some(Ok(holds)) => holds,
            // What a type of a dialect has for parameters is not known here.
            Some(Err(Stop::Undefined(_))) => match subject {
                Subject::Type(ty) => matches!(ctx.type_data(ty), TypeData::Opaque { .. }),
                _ => false,
            },
        }
    }

    pub(crate) fn accepts_type(&self, ctx: &Context, ty: Type) -> bool {
        self.holds(ctx, Subject::Type(ty))
    }

    pub(crate) fn accepts_attr(&self, ctx: &Context, attr: Attr) -> bool {
        self.holds(ctx, Subject::Attr(Some(attr)))
    }
}
