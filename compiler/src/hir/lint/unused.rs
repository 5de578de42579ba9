//! `unused-variable` and `unused-declaration`.
//!
//! Only `let` can make an unused variable: one that is declared where it stands (`op<a.b>(x: Value)`) says that there is
//! something at that place. In a match a `let` that asks something (an operation, a call, a constraint) is used by that.
use super::{Lint, asks};
use crate::diag::{Diagnostic, Diagnostics};
use crate::hir::{Block, Body, ConstraintKind, ExprKind, StmtKind, VarId};
use rustc_hash::FxHashSet;

impl Lint<'_, '_, '_> {
    /// `let`s whose variable is never mentioned.
    pub(super) fn unused_variables(&self, diags: &mut Diagnostics) {
        let mut used = vec![false; self.hir.vars.len()];
        for e in &self.hir.exprs {
            if let ExprKind::Var(v) = e.kind {
                used[v.index()] = true;
            }
        }
        let callables = self.hir.callables.iter().filter_map(|c| match c.body {
            Body::Pdll(block) => Some((block, c.rewrite)),
            _ => None,
        });
        let mut blocks: Vec<(Block<'_>, bool)> =
            self.hir.patterns.iter().map(|p| (p.body, false)).chain(callables).collect();
        while let Some((block, rewriting)) = blocks.pop() {
            for stmt in block.stmts {
                match stmt.kind {
                    StmtKind::Rewrite(_, inner) => blocks.push((inner, true)),
                    StmtKind::Let(v) if !used[v.index()] => self.unused_variable(v, rewriting, diags),
                    _ => {}
                }
            }
        }
    }

    fn unused_variable(&self, v: VarId, rewriting: bool, diags: &mut Diagnostics) {
        let var = self.hir.var(v);
        // Without an initializer it is either a root or an error.
        let Some(init) = var.init else { return };
        if var.name.starts_with('_') || !self.is_ours(var.span) {
            return;
        }
        let init = self.hir.expr(init);
        let call = matches!(init.kind, ExprKind::Call { .. });
        let op = self.hir.types.op(var.ty).is_some();
        let asked =
            op || call || matches!(init.kind, ExprKind::Tuple { .. }) || var.constraints.iter().any(asks);
        if asked && !rewriting {
            return;
        }
        let help = if op || call {
            format!("if only its effect is wanted, write it without `let`; or call it `_{}`", var.name)
        } else {
            format!("remove it, or call it `_{}`", var.name)
        };
        let d = Diagnostic::warning("unused-variable", var.span, format!("`{}` is never used", var.name))
            .help(help);
        diags.push(d);
    }

    /// Constraints and rewrites of the main file that nothing refers to, unless it is a library: one without patterns.
    pub(super) fn unused_declarations(&self, diags: &mut Diagnostics) {
        if !self.hir.patterns.iter().any(|p| self.is_ours(p.span)) {
            return;
        }
        let mut used = vec![false; self.hir.callables.len()];
        for e in &self.hir.exprs {
            if let ExprKind::Callable(c) = e.kind {
                used[c.index()] = true;
            }
        }
        for c in self.hir.vars.iter().flat_map(|v| v.constraints) {
            if let ConstraintKind::User(c) = c.kind {
                used[c.index()] = true;
            }
        }
        let unused = self.hir.callables.iter().zip(&used).filter(|&(c, &used)| {
            !used && c.global && c.cpp_type.is_none() && !c.name.starts_with('_') && self.is_ours(c.span)
        });
        let mut native = None;
        for (c, _) in unused {
            let native = native.get_or_insert_with(|| self.native_words());
            if native.contains(c.name.as_bytes()) {
                continue;
            }
            let what = if c.rewrite { "rewrite" } else { "constraint" };
            let message = format!("the {what} `{}` is never used", c.name);
            let help = format!("remove it, or call it `_{}`", c.name);
            diags.push(Diagnostic::warning("unused-declaration", c.span, message).help(help));
        }
    }

    /// The words of all native code, in which a function may be called as `Name` or by its C++ name, `NamePDLFn`.
    fn native_words(&self) -> FxHashSet<&[u8]> {
        let code = self.hir.callables.iter().filter_map(|c| match c.body {
            Body::Native(code, _) => Some(code),
            _ => None,
        });
        code.flat_map(|code| code.split(|b| !b.is_ascii_alphanumeric() && *b != b'_'))
            .map(|word| word.strip_suffix(b"PDLFn").unwrap_or(word))
            .collect()
    }
}
