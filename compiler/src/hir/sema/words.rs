//! Words of the `pdllc` standard that are written like calls. What a program declares by such a name is
//! called instead.
use super::super::{ExprId, ExprKind, Ty, Word, names};
use super::{Context, Sema, end};
use crate::syntax::tree::{self, CallExpr};
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

/// What an argument must be.
#[derive(Clone, Copy)]
enum Want {
    Operation,
    Location,
    /// Values or types, one or many.
    Group,
}

/// A word: how it is used.
struct Usage {
    word: Word,
    /// What each argument must be; the last for all that follow.
    wants: &'static [Want],
}

fn usage(name: &str) -> Option<Usage> {
    use Want::{Group, Location, Operation};
    let (word, wants): (_, &[Want]) = match name {
        "any" => (Word::Any, &[Operation]),
        "located" => (Word::Located, &[Operation, Location]),
        "fused" => (Word::Fused { metadata: false }, &[Location]),
        "segments" => (Word::Segments, &[Group]),
        "locations" => (Word::Locations, &[Operation]),
        _ => return None,
    };
    Some(Usage { word, wants })
}

impl<'a> Sema<'a, '_> {
    /// What a call says that is one of these words; `None` if it is a call.
    pub(super) fn said(&mut self, call: &CallExpr<'a>, span: Span) -> Option<ExprId> {
        let tree::ExprKind::Ref(callee) = call.callee.kind else { return None };
        let usage = usage(callee.name).filter(|_| self.pdllc())?;
        let known = names::word(callee.name)?;
        if call.not.is_some() || self.scope.get(callee.name).is_some() || self.scope.incomplete {
            return None;
        }
        self.name_word(known, callee.span);
        let (name, example, errors) = (callee.name, known.usage, self.diags.error_count());
        let (mut args, mut word) = (Vec::with_capacity(call.args.list.len()), usage.word);
        for (i, a) in call.args.list.iter().enumerate() {
            let (label, e) = self.arg(a);
            let last = i + 1 == call.args.list.len();
            match (label, &mut word) {
                (None, _) => {}
                (Some(l), Word::Fused { metadata }) if l.name == "metadata" && last => *metadata = true,
                (Some(l), _) => {
                    let d = Diagnostic::error(l.span, format!("`{name}` takes no `{}` here", l.name));
                    self.report(d.help(format!("as in `{example}`")).noticed_at(end(span)));
                }
            }
            let want = usage.wants[i.min(usage.wants.len() - 1)];
            args.push(self.said_of(e, want, example, span));
        }
        let fixed = matches!(word, Word::Any | Word::Located);
        let problem = if known.rewrites != (self.context == Context::Rewrite) {
            Some(match known.rewrites {
                true => format!("`{name}` stands in rewrites: it speaks of what is created"),
                false => format!("`{name}` stands where something is matched, not in a rewrite"),
            })
        } else if args.is_empty() || fixed && args.len() != usage.wants.len() {
            Some(format!("`{name}` takes {}, not {}", counted(usage.wants.len(), fixed), args.len()))
        } else {
            None
        };
        if let Some(problem) = problem {
            let d = Diagnostic::error(callee.span, problem).noticed_at(end(span));
            self.report(d.help(format!("as in `{example}`")));
        }
        if self.diags.error_count() > errors {
            return Some(self.error_expr(callee.span));
        }
        let ty = match word {
            Word::Any => Ty::VALUE,
            Word::Located => self.ty(args[0]),
            Word::Fused { .. } | Word::Segments => Ty::ATTR,
            Word::Locations => Ty::UNIT,
        };
        let args = self.arena.alloc_slice_copy(&args);
        Some(self.add(ExprKind::Said { word, args }, ty, callee.span))
    }

    /// An argument, which must be of this kind.
    fn said_of(&mut self, e: ExprId, want: Want, example: &str, span: Span) -> ExprId {
        let ty = self.ty(e);
        let (fits, what) = match want {
            Want::Operation => (self.is_op(ty), "an operation"),
            Want::Location => (ty == Ty::ATTR, "an attribute"),
            Want::Group if self.is_op(ty) => return self.op_values(e),
            Want::Group if self.hir.types.tuple(ty).is_some() => {
                let element = self.hir.types.tuple(ty).and_then(|t| t.first()).map(|t| t.1);
                let want =
                    if element.is_some_and(Ty::is_type_like) { Ty::TYPE_RANGE } else { Ty::VALUE_RANGE };
                return self.convert(e, want).unwrap_or_else(|m| {
                    self.report(m.into_diagnostic(end(span)));
                    e
                });
            }
            Want::Group => (ty.is_value_like() || ty.is_type_like(), "values or types"),
        };
        if !fits && ty != Ty::ERROR {
            let message = format!("this must be {what}, not `{}`", self.show(ty));
            let d = Diagnostic::error(self.hir.expr(e).span, message).noticed_at(end(span));
            self.report(d.help(format!("as in `{example}`")));
        }
        e
    }
}

fn counted(n: usize, fixed: bool) -> String {
    match (n, fixed) {
        (_, false) => "an argument or more".into(),
        (1, true) => "1 argument".into(),
        (n, true) => format!("{n} arguments"),
    }
}
