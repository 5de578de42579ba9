//! Conversions of expressions to the type that is wanted where they stand.
use super::super::{ExprId, ExprKind, Member, Ty, TyKind, ods};
use super::{Context, Sema};
use pdll_source::Span;
use pdll_source::diag::{Diagnostic, Label};

/// Why an expression cannot be converted.
#[derive(Debug)]
pub(super) struct Mismatch {
    pub(super) span: Span,
    message: String,
    labels: Vec<Label>,
    notes: Vec<String>,
}

impl Mismatch {
    /// The diagnostic, noticed at `noticed_at`.
    pub(super) fn into_diagnostic(self, noticed_at: Span) -> Diagnostic {
        let mut d = Diagnostic::error(self.span, self.message);
        (d.labels, d.notes, d.noticed_at) = (self.labels, self.notes, Some(noticed_at));
        d
    }
}

impl<'a> Sema<'a, '_> {
    /// The ODS record of an operation type.
    pub(super) fn record(&self, t: Ty) -> Option<&'a ods::OpModel> {
        let index = self.hir.types.op(t)?.1?;
        self.options.ods?.ops.get(index as usize).map(|op| &**op)
    }

    /// `e.$results` as a value or as a range.
    pub(super) fn all_results(&mut self, e: ExprId, ty: Ty) -> ExprId {
        let member = if ty == Ty::VALUE { Member::Result(0) } else { Member::Results };
        let span = self.hir.expr(e).span;
        self.add(ExprKind::Member { parent: e, name: "$results", member }, ty, span)
    }

    /// The results of an operation where values are wanted and nothing says how many: a range, but for an
    /// operation that is known to have one result the `pdllc` standard takes the value.
    pub(super) fn op_values(&mut self, e: ExprId) -> ExprId {
        let one = self.pdllc()
            && self.record(self.ty(e)).is_some_and(|r| matches!(&r.results[..], [only] if only.is_single()));
        self.all_results(e, if one { Ty::VALUE } else { Ty::VALUE_RANGE })
    }

    /// `e` as a `want`, with the conversions that it takes.
    pub(super) fn convert(&mut self, e: ExprId, want: Ty) -> Result<ExprId, Mismatch> {
        let have = self.ty(e);
        if have == want
            || have == Ty::ERROR
            || want == Ty::ERROR
            || have.is_value_like() && want.is_value_like()
            || have.is_type_like() && want.is_type_like()
        {
            return Ok(e);
        }
        let mut m = Mismatch {
            span: self.hir.expr(e).span,
            message: format!("expected `{}`, found `{}`", self.show(want), self.show(have)),
            labels: Vec::new(),
            notes: Vec::new(),
        };
        if let (Some((a, _)), Some((b, _))) = (self.hir.types.op(have), self.hir.types.op(want)) {
            m.notes.push(match a {
                _ if a == b => "one was written before the include that defines the operation".into(),
                None => "it is not known which operation this is; match it as what is expected".into(),
                Some(_) => "these are different operations".into(),
            });
        }
        if have.is_type_like() && want.is_value_like() {
            m.notes.push("a constraint on the type of a value is written `v: Value<t: Constraint>`".into());
        }
        if self.is_op(have) {
            if want == Ty::OP {
                return Ok(e);
            }
            if want == Ty::VALUE_RANGE {
                return Ok(self.all_results(e, want));
            }
            if want == Ty::VALUE {
                if let Some(r) = self.record(have) {
                    let singles = r.results.iter().filter(|g| g.is_single()).count();
                    let why = match singles {
                        _ if r.results.is_empty() => "has no results",
                        2.. => "has more than one result",
                        _ => return Ok(self.all_results(e, want)),
                    };
                    m.labels.push(Label::new(r.span, format!("`{}` {why}", r.name)));
                    return Err(m);
                }
                return Ok(self.all_results(e, want));
            }
            return Err(m);
        }
        let Some(from) = self.hir.types.tuple(have) else { return Err(m) };
        let from: Vec<_> = from.to_vec();
        if let TyKind::Tuple(to) = self.hir.types.kind(want) {
            let to = to.clone();
            if to.len() != from.len() {
                m.notes.push(format!("expected {} elements, found {}", to.len(), from.len()));
                return Err(m);
            }
            let mut parts = Vec::with_capacity(to.len());
            for (i, &(_, ty)) in to.iter().enumerate() {
                let part = self.element(e, i, from[i].1);
                match self.convert(part, ty) {
                    Ok(p) => parts.push(p),
                    Err(mut m) => {
                        let message = format!("element {i} of this tuple");
                        m.labels.push(Label::new(self.hir.expr(e).span, message));
                        return Err(m);
                    }
                }
            }
            let elements = to.iter().zip(&parts).map(|(t, &p)| (t.0, self.ty(p))).collect();
            let ty = self.hir.types.intern(TyKind::Tuple(elements));
            let span = self.hir.expr(e).span;
            let parts = self.arena.alloc_slice_copy(&parts);
            return Ok(self.add(ExprKind::Tuple { parts, source: Some(e) }, ty, span));
        }
        if want != Ty::VALUE_RANGE && want != Ty::TYPE_RANGE {
            if from.len() == 1 {
                m.notes.push("parentheses make a tuple, also of one element".into());
            }
            return Err(m);
        }
        if self.context != Context::Rewrite {
            m.notes.push("tuples become ranges in rewrites only".into());
            return Err(m);
        }
        let fits = |t: Ty| {
            t == Ty::ERROR || if want == Ty::VALUE_RANGE { t.is_value_like() } else { t.is_type_like() }
        };
        if let Some(i) = from.iter().position(|f| !fits(f.1)) {
            m.notes.push(format!("element {i} of the tuple is of type `{}`", self.show(from[i].1)));
            return Err(m);
        }
        let parts: Vec<_> = from.iter().enumerate().map(|(i, f)| self.element(e, i, f.1)).collect();
        let parts = self.arena.alloc_slice_copy(&parts);
        let span = self.hir.expr(e).span;
        Ok(self.add(ExprKind::Range { parts, source: Some(e) }, want, span))
    }

    /// Element `i` of the tuple `e`.
    fn element(&mut self, e: ExprId, i: usize, ty: Ty) -> ExprId {
        let name = self.arena.alloc_str(&i.to_string());
        let span = self.hir.expr(e).span;
        self.add(ExprKind::Member { parent: e, name, member: Member::Element(i as u32) }, ty, span)
    }
}
