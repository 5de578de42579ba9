//! [`Hir`] to PDL.
//!
//! Expressions are evaluated from left to right, each time they occur; a variable is generated when it is
//! defined or first used. Constraints and rewrites that are written in PDLL are expanded where they are
//! called. Patterns are independent of each other: all state but the interned strings is reset between them.
mod body;
mod calls;
mod known;
mod words;

pub(crate) use known::{op as known_op, ops as known_ops};

use super::{CallableId, CheckedHir, Hir, Options, StmtKind, VarId};
use crate::hir::ods::Model;
use crate::limits::{EXPANSION, EXPANSION_DEPTH};
use crate::pdl::{self, Node, NodeKind, Value};
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{Span, Standard};

/// What an expression or variable stands for.
#[derive(Clone, Copy, Debug)]
enum Val {
    /// A constraint or rewrite, or what could not be generated.
    Nothing,
    One(Value),
    /// This many elements of the pool, from the first number on.
    Tuple(u32, u32),
}

struct Lower<'h, 'a> {
    hir: &'h Hir<'a>,
    std: Standard,
    /// What is known of operations.
    ods: Option<&'h Model>,
    /// Note what variables are called?
    names: bool,
    diags: &'h mut Diagnostics,
    strings: pdl::Strings,
    p: pdl::Pattern,
    in_rewrite: bool,
    /// What the variables of open scopes stand for.
    vars: Vec<Val>,
    /// Variables that have a value, and the value before: undone when the scope closes.
    undo: Vec<(VarId, Val)>,
    /// The elements of tuples.
    pool: Vec<Val>,
    /// Empty vectors, for arguments and elements while they are evaluated.
    spare: Vec<Vec<Val>>,
    /// Tuples that are being converted: evaluated once, though each element mentions them.
    shared: Vec<(super::ExprId, Val)>,
    depth: u32,
    /// How many calls are being expanded, each in the one before.
    expanding: u32,
    /// What calls of all patterns have been expanded to so far, as [`EXPANSION`] counts it.
    expanded: u32,
    /// The native constraints and rewrites that are called; may repeat.
    called: Vec<CallableId>,
    /// A limit was exceeded: the pattern was reported and is given up.
    stopped: bool,
}

/// Lowers all patterns of a program.
///
/// What cannot be expressed is reported to `diags`, and its pattern is left out. What comes out has yet to be
/// verified ([`pdl::verify`]).
pub fn lower(hir: CheckedHir<'_, '_>, options: &Options<'_>, diags: &mut Diagnostics) -> pdl::Module {
    finish(hir.get(), options, lower_patterns(hir, options, diags))
}

/// Patterns that were lowered, and what has yet to be said about what they call.
pub(crate) struct Lowered {
    /// The patterns and their strings.
    pub(crate) module: pdl::Module,
    /// The native constraints and rewrites that are called; may repeat.
    pub(crate) called: Vec<CallableId>,
    /// What calls have been expanded to, as [`EXPANSION`] counts it.
    pub(crate) expanded: u32,
}

/// Says what is known of the natives that patterns call, which `hir` must have, and of the operations that
/// they mention.
pub(crate) fn finish(hir: &Hir<'_>, options: &Options<'_>, lowered: Lowered) -> pdl::Module {
    let Lowered { mut module, mut called, .. } = lowered;
    called.sort_unstable();
    called.dedup();
    module.known = known::known(hir, options, &module, &called);
    module.code = known::code(hir, &called);
    module
}

/// The first step of [`lower`].
pub(crate) fn lower_patterns(
    hir: CheckedHir<'_, '_>,
    options: &Options<'_>,
    diags: &mut Diagnostics,
) -> Lowered {
    let hir = hir.get();
    let mut l = Lower {
        hir,
        std: options.std,
        ods: options.ods,
        names: options.names,
        diags,
        // Patterns have a name, and mostly create an op of another; their match shares names.
        strings: pdl::Strings::with_room(2 * hir.patterns.len() + 8),
        p: pdl::Pattern::new(None, 0, Span::default()),
        in_rewrite: false,
        vars: vec![Val::Nothing; hir.vars.len()],
        undo: Vec::new(),
        pool: Vec::new(),
        spare: Vec::new(),
        shared: Vec::new(),
        depth: 0,
        expanding: 0,
        expanded: 0,
        called: Vec::new(),
        stopped: false,
    };
    let mut patterns = Vec::with_capacity(hir.patterns.len());
    patterns.extend(hir.patterns.iter().filter_map(|p| l.pattern(p)));
    let module = pdl::Module { strings: l.strings, patterns, span: hir.span, ..pdl::Module::default() };
    Lowered { module, called: l.called, expanded: l.expanded }
}

impl<'a> Lower<'_, 'a> {
    fn pattern(&mut self, p: &super::Pattern<'a>) -> Option<pdl::Pattern> {
        if self.expanded >= EXPANSION {
            return None;
        }
        let name = p.name.map(|n| self.strings.intern(n));
        // The vectors of the pattern before grow no more; what is handed out has the size that it needs.
        self.p.clear(name, p.span);
        (self.in_rewrite, self.stopped, self.depth, self.expanding) = (false, false, 0, 0);
        self.pool.clear();
        let errors = self.diags.error_count();
        self.block(&p.body);
        if self.stopped {
            return None;
        }
        if self.diags.error_count() > errors {
            return None;
        }
        let distinct = || {
            let ops =
                self.p.body.iter().filter(|n| matches!(self.p.node(**n).kind, NodeKind::Operation { .. }));
            ops.count() as u32
        };
        self.p.benefit = match (p.benefit, self.std) {
            (Some(b), _) => u32::from(b),
            (None, Standard::Extended) => distinct(),
            (None, Standard::Mlir22) => 0,
        };
        self.p.bounded_recursion = p.recursion && self.std == Standard::Extended;
        Some(self.p.take())
    }

    fn error(&mut self, d: Diagnostic) {
        self.diags.push(d);
    }

    fn push(&mut self, kind: NodeKind, results: &[pdl::Ty], span: Span) -> &Node {
        if self.expanding > 0 {
            self.count_expanded();
        }
        let id = self.p.push(self.in_rewrite, kind, results, span);
        self.p.node(id)
    }

    /// Counts a call that is expanded, or a node in its place.
    fn count_expanded(&mut self) {
        self.expanded += 1;
        if self.expanded == EXPANSION {
            self.stopped = true;
            let message =
                format!("calls of constraints and rewrites expand to more than {EXPANSION} calls and nodes");
            self.diags.push(
                Diagnostic::error(self.p.span, message)
                    .note(
                        "this is the limit for all patterns together; what precedes this pattern counts too",
                    )
                    .help("constraints and rewrites that call each other several times grow exponentially"),
            );
        }
    }

    /// A node with one value.
    fn push_one(&mut self, kind: NodeKind, ty: pdl::Ty, span: Span) -> Val {
        Val::One(self.push(kind, &[ty], span).value())
    }

    /// Counts one level of nesting; false if there are too many.
    fn descend(&mut self, span: Span) -> bool {
        if self.stopped {
            return false;
        }
        if self.depth >= EXPANSION_DEPTH {
            self.stopped = true;
            let message = format!("calls are nested too deeply: more than {EXPANSION_DEPTH} levels");
            self.error(Diagnostic::error(span, message));
            return false;
        }
        self.depth += 1;
        true
    }

    fn set(&mut self, v: VarId, val: Val) {
        let old = std::mem::replace(&mut self.vars[v.index()], val);
        self.undo.push((v, old));
    }

    fn close(&mut self, mark: usize) {
        while self.undo.len() > mark {
            if let Some((v, old)) = self.undo.pop() {
                self.vars[v.index()] = old;
            }
        }
    }

    /// A tuple of these elements.
    fn tuple(&mut self, elements: impl IntoIterator<Item = Val>) -> Val {
        let first = self.pool.len() as u32;
        self.pool.extend(elements);
        Val::Tuple(first, self.pool.len() as u32 - first)
    }

    fn block(&mut self, b: &super::Block<'a>) {
        let mark = self.undo.len();
        for s in b.stmts {
            self.stmt(s);
        }
        self.close(mark);
    }

    fn stmt(&mut self, s: &super::Stmt<'a>) {
        match &s.kind {
            StmtKind::Let(v) => {
                self.var(*v);
            }
            StmtKind::Expr(e) => {
                self.expr(*e);
            }
            StmtKind::Return(_) | StmtKind::Error => {}
            StmtKind::Erase(root) => {
                if let Some(op) = self.rewrite_root(*root, s.span) {
                    self.push(NodeKind::Erase { op }, &[], s.span);
                }
            }
            StmtKind::Replace(root, values) => {
                let Some(op) = self.rewrite_root(*root, s.span) else { return };
                let kind = match **values {
                    [only] => match self.one(only) {
                        Some(with) if self.p.ty(with) == pdl::Ty::Operation => {
                            NodeKind::ReplaceWithOp { op, with }
                        }
                        with => NodeKind::ReplaceWithValues { op, with: with.into_iter().collect() },
                    },
                    _ => NodeKind::ReplaceWithValues { op, with: self.ones(values) },
                };
                self.push(kind, &[], s.span);
            }
            StmtKind::Rewrite(root, body) => {
                self.rewrite_root(*root, s.span);
                self.block(body);
            }
        }
    }

    /// The operation that a statement rewrites; the first such statement begins the rewrite section.
    fn rewrite_root(&mut self, root: super::ExprId, span: Span) -> Option<Value> {
        let root = self.one(root)?;
        if !self.in_rewrite {
            self.in_rewrite = true;
            (self.p.rewrite.root, self.p.rewrite.span) = (Some(root), span);
        }
        Some(root)
    }
}
