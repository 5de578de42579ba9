//! Conditions on types and attributes.

use pdll_host_ir::query::{Expressions, Stop, Subject};
use pdll_ir::{Attr, AttrData, Context, Type, TypeData};
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

/// Which types and attributes may be what a condition asks for, though nothing is known of them that says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum MayBe {
    /// None.
    #[default]
    Nothing,
    /// Types of dialects that are not loaded, as they may have a shape.
    Unloaded,
    /// Whatever is of a dialect, as an interface is asked for that nothing has which is defined here: others
    /// may be defined elsewhere.
    OfDialect,
}

/// What a type or attribute must be.
#[derive(Debug)]
pub(crate) struct Test {
    /// Noun phrase.
    pub(crate) what: String,
    /// `None`: its code is not understood, and anything passes.
    pub(crate) condition: Option<Expressions>,
    /// What may be meant though the condition does not hold for it.
    pub(crate) may_be: MayBe,
    /// On types or on attributes, whichever it is about.
    pub(crate) verdicts: Verdicts,
}

impl Test {
    fn holds(&self, ctx: &Context, subject: Subject<'_>) -> bool {
        match self.condition.as_ref().map(|condition| condition.holds(ctx, &[subject])) {
            // What is not understood is not refused.
            None | Some(Err(Stop::Unknown(_) | Stop::Limit)) => true,
            Some(Ok(holds)) => holds || self.may_be.has(ctx, subject),
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

impl MayBe {
    fn has(self, ctx: &Context, subject: Subject<'_>) -> bool {
        let of_dialect = match subject {
            Subject::Type(ty) => match *ctx.type_data(ty) {
                TypeData::Opaque { namespace, .. } => Some((namespace, true)),
                _ => None,
            },
            Subject::Attr(Some(attr)) => match *ctx.attr_data(attr) {
                AttrData::Opaque { namespace, .. } => Some((namespace, false)),
                _ => None,
            },
            _ => None,
        };
        match self {
            MayBe::Nothing => false,
            MayBe::Unloaded => of_dialect.is_some_and(|(of, is_type)| is_type && !ctx.has_symbols(of)),
            MayBe::OfDialect => of_dialect.is_some(),
        }
    }
}
