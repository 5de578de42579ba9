//! `std/constants.pdll`

use super::StdHost;
use pdll_vm::{Natives, OpSpec, Results, Rewriter};

/// What the operation that a value comes from holds in its attribute `value`, if it has no operands.
fn held<H: StdHost>(h: &H, v: H::Value) -> Option<H::Attr> {
    let op = h.def_op(v).filter(|&op| h.operand_count(op) == 0)?;
    h.attr(op, h.attr_sym("value")?)
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    n.constraint("IsConstant", |h: &H, v: H::Value| held(h, v).is_some());
    n.constraint("ConstantValue", |h: &H, v: H::Value| held(h, v));
    n.constraint("SameConstant", |h: &H, a: H::Value, b: H::Value| {
        a == b || held(h, a).zip(held(h, b)).is_some_and(|(a, b)| h.same_attr(a, b))
    });
    n.rewrite(
        "ConstantLike",
        |r: &mut Rewriter<'_, H>, like: H::Value, value: H::Attr, ty: H::Type| -> Result<H::Op, String> {
            let host = &*r.host;
            let op = host.def_op(like).filter(|_| held(host, like).is_some());
            let op = op.ok_or("not the value of a constant")?;
            let attr = host.attr_sym("value").ok_or("not the value of a constant")?;
            let name = r.host.name_to_create(op);
            let (attrs, types) = ([(attr, value)], [ty]);
            let spec =
                OpSpec { name, kind: None, operands: &[], attrs: &attrs, results: Results::Types(&types) };
            Ok(r.create(&spec)?)
        },
    );
}
