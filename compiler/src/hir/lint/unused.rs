//! `unused-variable` and `unused-declaration`.
//!
//! Only `let` can make an unused variable: one that is declared where it stands (`op<a.b>(x: Value)`) says
//! that there is something at that place. In a match a `let` that asks something (an operation, a call, a
//! constraint) is used by that.
use super::{Lint, asks};
use crate::hir::{Block, Body, CallableId, ConstraintKind, ExprId, ExprKind, Hir, StmtKind, VarId};
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::FxHashMap;

impl Lint<'_, '_, '_> {
    /// `let`s whose variable is never mentioned.
    pub(super) fn unused_variables(&self, diags: &mut Diagnostics) {
        let mut used = vec![false; self.hir.vars.len()];
        for e in &self.hir.exprs[self.since.exprs..] {
            if let ExprKind::Var(v) = e.kind {
                used[v.index()] = true;
            }
        }
        let new = &self.hir.callables[self.since.callables..];
        let callables = new.iter().filter_map(|c| match c.body {
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

    /// Constraints and rewrites of the main file that no pattern needs, unless it is a library: one without
    /// patterns.
    pub(super) fn unused_declarations(&self, diags: &mut Diagnostics) {
        if !self.hir.patterns.iter().any(|p| self.is_ours(p.span)) {
            return;
        }
        // Nothing can use itself, so where something is unused, something is that nobody mentions.
        let mentioned = self.mentioned();
        let mut all = self.hir.callables.iter().zip(&mentioned);
        if !all.any(|(c, mentioned)| !mentioned && c.global && self.is_ours(c.span)) {
            return;
        }
        let mut reach = Reach::new(self.hir);
        self.hir.patterns.iter().for_each(|p| reach.blocks.push(p.body));
        reach.run();
        let suspects = |reach: &Reach<'_, '_>| -> Vec<usize> {
            let unused = self.hir.callables.iter().enumerate().filter(|(i, c)| {
                !reach.callables[*i]
                    && c.global
                    && c.imported().is_none()
                    && !c.name.starts_with('_')
                    && self.is_ours(c.span)
            });
            unused.map(|u| u.0).collect()
        };
        if suspects(&reach).is_empty() {
            return;
        }
        reach.follow_native_code();
        for i in suspects(&reach) {
            let c = &self.hir.callables[i];
            let what = if c.rewrite { "rewrite" } else { "constraint" };
            let message = if mentioned[i] {
                format!("the {what} `{}` is used only by declarations that are never used", c.name)
            } else {
                format!("the {what} `{}` is never used", c.name)
            };
            let help = format!("remove it, or call it `_{}`", c.name);
            diags.push(Diagnostic::warning("unused-declaration", c.span, message).help(help));
        }
    }

    /// Which constraints and rewrites are mentioned anywhere.
    pub(super) fn mentioned(&self) -> Vec<bool> {
        let mut mentioned = vec![false; self.hir.callables.len()];
        if mentioned.is_empty() {
            return mentioned;
        }
        for e in &self.hir.exprs {
            if let ExprKind::Callable(c) = e.kind {
                mentioned[c.index()] = true;
            }
        }
        for c in self.hir.vars.iter().flat_map(|v| v.constraints) {
            if let ConstraintKind::User(c) = c.kind {
                mentioned[c.index()] = true;
            }
        }
        mentioned
    }
}

/// What can be reached from patterns: each expression, variable and declaration is visited once.
struct Reach<'h, 'a> {
    hir: &'h Hir<'a>,
    exprs: Vec<bool>,
    vars: Vec<bool>,
    callables: Vec<bool>,
    /// The declarations among them, in the order of the visit.
    reached: Vec<CallableId>,
    blocks: Vec<Block<'a>>,
    todo: Vec<ExprId>,
    todo_vars: Vec<VarId>,
}

impl<'h, 'a> Reach<'h, 'a> {
    fn new(hir: &'h Hir<'a>) -> Self {
        Self {
            hir,
            exprs: vec![false; hir.exprs.len()],
            vars: vec![false; hir.vars.len()],
            callables: vec![false; hir.callables.len()],
            reached: Vec::new(),
            blocks: Vec::new(),
            todo: Vec::new(),
            todo_vars: Vec::new(),
        }
    }

    fn run(&mut self) {
        loop {
            if let Some(block) = self.blocks.pop() {
                block.stmts.iter().for_each(|s| self.stmt(&s.kind));
            } else if let Some(e) = self.todo.pop() {
                if !std::mem::replace(&mut self.exprs[e.index()], true) {
                    self.expr(e);
                }
            } else if let Some(v) = self.todo_vars.pop() {
                if !std::mem::replace(&mut self.vars[v.index()], true) {
                    self.var(v);
                }
            } else {
                return;
            }
        }
    }

    fn stmt(&mut self, s: &StmtKind<'a>) {
        match *s {
            StmtKind::Let(v) => self.todo_vars.push(v),
            StmtKind::Erase(e) | StmtKind::Return(e) | StmtKind::Expr(e) => self.todo.push(e),
            StmtKind::Replace(e, values) => {
                self.todo.push(e);
                self.todo.extend(values);
            }
            StmtKind::Rewrite(e, block) => {
                self.todo.push(e);
                self.blocks.push(block);
            }
            StmtKind::Error => {}
        }
    }

    fn expr(&mut self, e: ExprId) {
        match self.hir.expr(e).kind {
            ExprKind::Error | ExprKind::Attr(..) | ExprKind::Type(..) => {}
            ExprKind::Var(v) => self.todo_vars.push(v),
            ExprKind::Callable(c) => self.callable(c),
            ExprKind::Call { callee, args, .. } => {
                self.todo.push(callee);
                self.todo.extend(args);
            }
            ExprKind::Member { parent, .. } => self.todo.push(parent),
            ExprKind::Op(op) => {
                self.todo.extend(op.operands);
                self.todo.extend(op.attributes.iter().map(|a| a.value));
                self.todo.extend(op.results);
            }
            ExprKind::Said { args, .. } => self.todo.extend(args),
            ExprKind::Range { parts, source } | ExprKind::Tuple { parts, source } => {
                self.todo.extend(parts);
                self.todo.extend(source);
            }
        }
    }

    fn var(&mut self, v: VarId) {
        let v = self.hir.var(v);
        self.todo.extend(v.init);
        for c in v.constraints {
            match c.kind {
                ConstraintKind::User(c) => self.callable(c),
                ConstraintKind::Attr(e) | ConstraintKind::Value(e) | ConstraintKind::ValueRange(e) => {
                    self.todo.extend(e);
                }
                ConstraintKind::Type | ConstraintKind::TypeRange | ConstraintKind::Op(_) => {}
            }
        }
    }

    fn callable(&mut self, c: CallableId) {
        if std::mem::replace(&mut self.callables[c.index()], true) {
            return;
        }
        self.reached.push(c);
        let c = self.hir.callable(c);
        self.todo_vars.extend(c.params.iter().chain(&c.results));
        if let Body::Pdll(block) = c.body {
            self.blocks.push(block);
        }
    }

    /// Goes on from native code, in which a function may be called as `Name` or by its C++ name, `NamePDLFn`.
    fn follow_native_code(&mut self) {
        let mut by_name: FxHashMap<&[u8], Vec<CallableId>> = FxHashMap::default();
        for (i, c) in self.hir.callables.iter().enumerate() {
            by_name.entry(c.name.as_bytes()).or_default().push(CallableId(i as u32));
        }
        let mut read = 0;
        while let Some(&c) = self.reached.get(read) {
            read += 1;
            let Some(code) = self.hir.code(self.hir.callable(c)) else { continue };
            for word in code.split(|b| !b.is_ascii_alphanumeric() && *b != b'_') {
                let name = word.strip_suffix(b"PDLFn").unwrap_or(word);
                let called = by_name.get(name).map_or(&[][..], |c| c);
                called.iter().for_each(|&c| self.callable(c));
            }
            self.run();
        }
    }
}
