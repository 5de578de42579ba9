//! The `tst` dialect, four operations that show what drivers do beside applying patterns: `tst.const` is a
//! constant; `tst.add` folds; `tst.pure` has no effect; `tst.again` folds in place, and loses an attribute.

use pdll::conversion::{self, ConversionRewriter};
use pdll::ir::{Attr, Body, Context, Effects, Op, OpInfo, OpShape, Type, Value};
use pdll::{AttrSym, Folded, Foldee, Folder, HostMut, IrHost, Link, Results, RewriteError, Rewriter};

/// Registers the operations.
pub(super) fn register(ctx: &mut Context) {
    for name in ["tst.const", "tst.add", "tst.pure", "tst.again"] {
        let mut info = OpInfo::new(ctx.name(name));
        info.effects = (name != "tst.again").then(Effects::empty);
        ctx.register_op(info);
    }
}

/// Folds them.
pub(super) struct Tst;

fn name(ctx: &Context, shape: OpShape) -> &str {
    std::str::from_utf8(ctx.bytes(ctx.shape_data(shape).name)).unwrap_or_default()
}

fn attribute(ctx: &Context, body: &Body, op: Op, name: &str) -> Option<Attr> {
    ctx.get_attr(body.attrs(op), ctx.find_name(name)?)
}

fn constant(ctx: &Context, body: &Body, op: Op) -> Option<Attr> {
    (name(ctx, body.shape(op)) == "tst.const").then(|| attribute(ctx, body, op, "value")).flatten()
}

/// What an operation is replaced by.
enum Computed {
    Value(Value),
    Constant(Attr, Type),
}

fn add(ctx: &mut Context, body: &Body, op: Op) -> Option<Computed> {
    let ty = body.value_type(body.result(op, 0));
    let value = |i: usize| {
        let definer = body.def_op(body.operand(op, i))?;
        let value = constant(ctx, body, definer)?;
        Some((ctx.attr_type(value)?, ctx.int_value(value)?))
    };
    let (a, b) = (value(0), value(1)?);
    let first = body.operand(op, 0);
    if b.1 == 0 && body.value_type(first) == ty {
        return Some(Computed::Value(first));
    }
    let a = a.filter(|a| a.0 == b.0 && a.0 == ty)?;
    Some(Computed::Constant(ctx.int_attr(ty, a.1 + b.1)?, ty))
}

impl Folder<IrHost> for Tst {
    fn may_fold(&self, host: &IrHost, kind: u32) -> bool {
        matches!(name(&host.ctx, OpShape::from_raw(kind)), "tst.add" | "tst.again")
    }

    fn constant(&self, host: &IrHost, op: Op) -> Option<Attr> {
        constant(&host.ctx, &host.body, op)
    }

    fn fold(&self, host: &mut IrHost, op: Op, _: &[Option<Attr>]) -> Folded<IrHost> {
        if name(&host.ctx, host.body.shape(op)) == "tst.again" {
            let again = host.ctx.name("again");
            let has = host.ctx.get_attr(host.body.attrs(op), again).is_some();
            return match has && host.set_attr(op, AttrSym(again.raw()), None).is_ok() {
                true => Folded::InPlace,
                false => Folded::No,
            };
        }
        match add(&mut host.ctx, &host.body, op) {
            None => Folded::No,
            Some(Computed::Value(value)) => Folded::To(vec![Foldee::Value(value)]),
            Some(Computed::Constant(value, _)) => Folded::To(vec![Foldee::Constant(value)]),
        }
    }

    fn materialize(
        &self,
        rewriter: &mut Rewriter<'_, IrHost>,
        _: Op,
        value: Attr,
        ty: Type,
    ) -> Result<Op, RewriteError> {
        rewriter.host.link_attr_name("value")?;
        rewriter.create_named("tst.const", &[], &[("value", value)], Results::Types(&[ty]))
    }
}

impl conversion::Folder for Tst {
    fn fold(&self, op: Op, rewriter: &mut ConversionRewriter<'_, '_>) -> conversion::Folded {
        let (ctx, body) = rewriter.parts();
        let attrs = body.attrs(op);
        match name(ctx, body.shape(op)) {
            "tst.again" => {
                let again = ctx.name("again");
                match ctx.get_attr(attrs, again) {
                    None => conversion::Folded::No,
                    Some(_) => conversion::Folded::InPlace(ctx.with_attr(attrs, again, None)),
                }
            }
            "tst.add" => match add(ctx, body, op) {
                None => conversion::Folded::No,
                Some(Computed::Value(value)) => conversion::Folded::To(vec![value]),
                Some(Computed::Constant(value, ty)) => {
                    let key = rewriter.ctx().name("value");
                    let attrs = rewriter.ctx().discardable(&[(key, value)]);
                    match rewriter.create("tst.const", &[], &[ty], attrs) {
                        Ok(constant) => conversion::Folded::To(rewriter.body().results(constant).collect()),
                        Err(_) => conversion::Folded::No,
                    }
                }
            },
            _ => conversion::Folded::No,
        }
    }
}
