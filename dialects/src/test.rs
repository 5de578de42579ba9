//! Conditions on types and attributes.

use pdll_host_ir::query::{Expressions, Stop, Subject};
use pdll_ir::{Attr, Context, Type, TypeData};
use std::sync::atomic::{AtomicU64, Ordering};

/// The verdicts on some handles: types or attributes do not change, and a few of them are asked about again
/// and again. A word has the context, the handle and the verdict, so that it is valid by itself.
#[derive(Debug, Default)]
pub(crate) struct Verdicts([AtomicU64; 4]);

impl Verdicts {
    /// What was found out about the handle with this number, or what `find` says.
    #[inline]
    fn of(&self, ctx: &Context, handle: usize, find: impl FnOnce() -> bool) -> bool {
        let (Some(identity), true) = (ctx.identity(), handle < 1 << 31) else { return find() };
        let key = u64::from(identity.get()) << 32 | (handle as u64) << 1;
        let slot = &self.0[handle % self.0.len()];
        let seen = slot.load(Ordering::Relaxed);
        if seen & !1 == key {
            return seen & 1 == 1;
        }
        let holds = find();
        slot.store(key | u64::from(holds), Ordering::Relaxed);
        holds
    }
}

/// What a type or attribute must be.
#[derive(Debug)]
pub(crate) struct Test {
    /// Noun phrase.
    pub(crate) what: String,
    /// `None`: its code is not understood, and anything passes.
    pub(crate) condition: Option<Expressions>,
    /// It asks for types with a shape, which those of a dialect that is not loaded may be.
    pub(crate) of_shapes: bool,
    /// On types or on attributes, whichever it is about.
    pub(crate) verdicts: Verdicts,
}

impl Test {
    fn holds(&self, ctx: &Context, subject: Subject<'_>) -> bool {
        match self.condition.as_ref().map(|condition| condition.holds(ctx, &[subject])) {
            // What is not understood is not refused.
            None | Some(Err(Stop::Unknown(_) | Stop::Limit)) => true,
            Some(Ok(holds)) => holds || self.of_shapes && is_unknown(ctx, subject),
            // What a type of a dialect has for parameters is not known here.
            Some(Err(Stop::Undefined(_))) => match subject {
                Subject::Type(ty) => matches!(ctx.type_data(ty), TypeData::Opaque { .. }),
                _ => false,
            },
        }
    }

    pub(crate) fn accepts_type(&self, ctx: &Context, ty: Type) -> bool {
        self.verdicts.of(ctx, ty.index(), || self.holds(ctx, Subject::Type(ty)))
    }

    pub(crate) fn accepts_attr(&self, ctx: &Context, attr: Attr) -> bool {
        self.verdicts.of(ctx, attr.index(), || self.holds(ctx, Subject::Attr(Some(attr))))
    }
}

/// Whether a type is of a dialect of which nothing is known.
fn is_unknown(ctx: &Context, subject: Subject<'_>) -> bool {
    let Subject::Type(ty) = subject else { return false };
    matches!(ctx.type_data(ty), &TypeData::Opaque { namespace, .. } if !ctx.has_symbols(namespace))
}
