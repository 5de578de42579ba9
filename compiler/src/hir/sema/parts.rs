//! What was finished of a statement or declaration that did not parse.
//!
//! A reader that checks while it reads finds what is wrong with these parts before it comes to the token that
//! does not fit. What such a reader checks at the end of a construct is not checked: it never gets there.
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
                    self.expr(&e);
                }
                Part::Arg(a) => {
                    self.arg(&a);
                }
                Part::Stmt(s) => {
                    self.stmt(s);
                }
                Part::Block(b) => {
                    self.block(b);
                }
                Part::Define(_) => {}
            }
        }
        self.result_list(&results, &params);
        if let Some(mark) = inside {
            self.scope.leave(mark);
        }
        for p in parts {
            match *p {
                Part::Define(n) if lost => self.scope.bind_lost(n.name),
                Part::Define(n) if self.scope.get(n.name).is_none() => {
                    self.scope.bind(n.name, Binding::Unknown)
                }
                _ => {}
            }
        }
        (self.context, self.failed_at) = (context, outer);
    }
}
