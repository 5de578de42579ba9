//! `std/values.pdll`

use super::StdHost;
use super::function::condition;
use pdll_host_ir::query::View;
use pdll_vm::{Natives, Rewriter, Verdict};

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    let results =
        |h: &H, op: H::Op| -> Vec<H::Value> { (0..h.result_count(op)).map(|i| h.result(op, i)).collect() };
    condition(n, "HasOneUse", |h: &H, v: H::Value| used(h, [v], |uses| uses == 1));
    condition(n, "HasNoUses", |h: &H, v: H::Value| used(h, [v], |uses| uses == 0));
    condition(n, "OpHasNoUses", move |h: &H, op: H::Op| used(h, results(h, op), |uses| uses == 0));
    condition(n, "OpHasOneUse", move |h: &H, op: H::Op| used(h, results(h, op), |uses| uses == 1));
    n.constraint("SameType", |h: &H, a: H::Value, b: H::Value| h.same_type(h.value_type(a), h.value_type(b)));
    n.constraint("SameValue", |_: &H, a: H::Value, b: H::Value| a == b);
    n.constraint("IsResult", |h: &H, v: H::Value| h.def_op(v).is_some());
    n.constraint("IsArgument", |h: &H, v: H::Value| h.def_op(v).is_none());
    n.constraint("Defines", |h: &H, op: H::Op, v: H::Value| h.def_op(v) == Some(op));
    n.constraint("SameOpName", |h: &H, a: H::Op, b: H::Op| h.same_op_name(a, b));
    n.rewrite("TypeOf", |r: &mut Rewriter<'_, H>, v: H::Value| r.host.value_type(v));
}

/// A question about how often values are used, counted no further than 2 for each.
fn used<H: StdHost>(
    host: &H,
    values: impl IntoIterator<Item = H::Value>,
    question: fn(u32) -> bool,
) -> Verdict {
    host.read(|_, view| {
        let mut uses = 0u32;
        for value in values {
            match view.uses(value) {
                Some(more) => uses = uses.saturating_add(more),
                None => return Verdict::Unknown("this host does not know who uses a value"),
            }
        }
        question(uses).into()
    })
}
