//! `overlapping-operands`: a range of operands before others, on an operation of which nobody says how its
//! operands are cut into groups. It then takes what follows, too.
use super::Lint;
use crate::hir::{Expr, ExprKind, Member, Op, Ty};
use pdll_source::diag::{Diagnostic, Diagnostics};

impl Lint<'_, '_, '_> {
    /// Operands of an operation that is matched.
    pub(super) fn overlapping_operands(&self, expr: &Expr<'_>, op: &Op<'_>, diags: &mut Diagnostics) {
        if self.hir.types.op(expr.ty).is_some_and(|(_, definition)| definition.is_some()) {
            return;
        }
        let Some((last, before)) = op.operands.split_last() else { return };
        let ranges = before.iter().map(|&e| self.hir.expr(e)).filter(|e| e.ty == Ty::VALUE_RANGE);
        for range in ranges.filter(|e| self.is_ours(e.span)) {
            let message =
                "this is a range, which takes all operands up to the last, also those written after it";
            let d = Diagnostic::warning("overlapping-operands", range.span, message)
                .label(self.hir.expr(*last).span, "this one, for example");
            let implicit =
                matches!(range.kind, ExprKind::Member { name: "$results", member: Member::Results, .. });
            diags.push(d.help(match (implicit, op.name) {
                (true, _) => "an operation stands for all its results; write `.0` for the first".into(),
                (false, Some(name)) => {
                    format!("include the definition of `{name}`, which says where its groups of operands end")
                }
                (false, None) => "write single values before it, and the range last".into(),
            }));
        }
    }
}
