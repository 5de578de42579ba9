//! What was finished of a statement or declaration that did not parse.
//!
//! A reader that checks while it reads finds what is wrong with these parts before it comes to the token that
//! does not fit. What such a reader checks at the end of a construct is not checked: it never gets there.
use super::super::ExprKind;
use super::Sema;
use super::scope::Binding;
use crate::syntax::tree::Part;
use pdll_source::Span;

impl<'a> Sema<'a, '_> {
    /// Looks at the parts of what failed at a token. At top level (`lost`) the name that all would have
    /// defined stays unknown to the rest of the program.
    pub(super) fn parts(&mut self, parts: &[Part<'a>], at: Span, lost: bool) {
        let context = self.context;
        let outer = self.failed_at.replace(at);
        // Parameters are no names outside.
        let mut inside = None;
        let (mut params, mut results) = (Vec::new(), Vec::new());
        // The operation whose lists have no end, and what the call without end calls.
        let (mut op, mut callee) = (None, None);
        for p in parts {
            match *p {
                Part::Within(context) => self.context = context,
                Part::Signature => {
                    inside.get_or_insert(self.scope.enter());
                    params.clear();
                }
                Part::Param(p) => params.push(self.param(p)),
                Part::Result(r) => results.push(*r),
                Part::Results(r) => {
                    self.results(r, &params);
                }
                Part::Constraint(c) => {
                    self.constraint(&c);
                }
                Part::Expr(e) => {
                    let e = self.expr(&e);
                    callee = match self.hir.expr(e).kind {
                        ExprKind::Callable(k) => Some(k),
                        _ => None,
                    };
                }
                Part::Arg(a) => {
                    let (label, _) = self.arg(&a);
                    if let (Some(k), Some(label)) = (callee, label) {
                        let params = &self.hir.callable(k).params;
                        let named = params.iter().position(|&p| self.hir.var(p).name == label.name);
                        named.into_iter().for_each(|p| self.name_label_of_argument(k, p, label));
                    }
                }
                Part::OpName(name) => {
                    op = Some(name);
                    self.name_of_unfinished(name);
                }
                Part::AttrName(name, at) => self.name_attribute_of_unfinished(op, name, at),
                Part::Label(label) => self.name_label_of_unfinished(label),
                Part::Stmt(s) => {
                    self.stmt(s);
                }
                Part::Block(b) => {
                    self.block(b);
                }
                Part::Declare(n) => self.name_defined(n, Binding::Lost(n.span)),
                Part::Define(_) => {}
            }
        }
        self.result_list(&results, &params);
        if let Some(mark) = inside {
            self.scope.leave(mark);
        }
        for p in parts {
            let Part::Define(n) = *p else { continue };
            let b = Binding::Lost(n.span);
            self.name_defined(n, b);
            if lost {
                self.scope.bind_lost(n.name, b);
            } else if self.scope.get(n.name).is_none() {
                self.scope.bind(n.name, b);
            }
        }
        (self.context, self.failed_at) = (context, outer);
    }
}
