//! A [`Hir`] as text: PDLL with all that is implicit written out.
//!
//! Variables have numbers (`x#3`), since two of one name are different ones; where one is seen first it is
//! shown with its type and what constrains it. What an expression is converted from is shown once, and is
//! `it` in the parts that it is taken apart into.
use crate::hir::{
    Block, Body, CallableId, ConstraintKind, ExprId, ExprKind, Hir, Item, Member, Op, PatternId, Stmt,
    StmtKind, VarId, Word,
};
use std::fmt::Write;

/// The text of all patterns, constraints and rewrites, in their order.
#[must_use]
pub fn print(hir: &Hir<'_>) -> String {
    let seen = vec![false; hir.vars.len()];
    let mut printer = Printer { hir, out: String::new(), seen, sources: Vec::new() };
    for item in &hir.items {
        match *item {
            Item::Pattern(pattern) => printer.pattern(pattern),
            Item::Callable(callable) => printer.callable(callable),
            Item::Error(_) => printer.out.push_str("<error>"),
        }
        printer.out.push('\n');
    }
    printer.out
}

struct Printer<'h, 'a> {
    hir: &'h Hir<'a>,
    out: String,
    /// By variable: whether it has been shown.
    seen: Vec<bool>,
    /// What is converted just now.
    sources: Vec<ExprId>,
}

impl<'a> Printer<'_, 'a> {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Items with commas between them.
    fn list<T: Copy>(&mut self, items: &[T], mut print: impl FnMut(&mut Self, T)) {
        for (i, &item) in items.iter().enumerate() {
            if i > 0 {
                self.put(", ");
            }
            print(self, item);
        }
    }

    fn pattern(&mut self, id: PatternId) {
        let pattern = &self.hir.patterns[id.index()];
        self.put("Pattern");
        if let Some(name) = pattern.name {
            let _ = write!(self.out, " {name}");
        }
        if let Some(benefit) = pattern.benefit {
            let _ = write!(self.out, " benefit {benefit}");
        }
        if pattern.recursion {
            self.put(" recursion");
        }
        self.put(" ");
        self.block(&pattern.body, 0);
    }

    fn callable(&mut self, id: CallableId) {
        let hir = self.hir;
        let callable = hir.callable(id);
        self.put(if callable.rewrite { "Rewrite " } else { "Constraint " });
        self.put(callable.name);
        self.put("(");
        self.list(&callable.params, Self::var);
        self.put(")");
        if !callable.results.is_empty() {
            self.put(" -> (");
            self.list(&callable.results, Self::var);
            self.put(")");
        }
        match &callable.body {
            Body::Pdll(block) => {
                self.put(" ");
                self.block(block, 0);
            }
            Body::Native(..) => self.put(" native, with code"),
            Body::Imported(_) => self.put(" native, imported"),
            Body::External => self.put(" native"),
        }
    }

    fn block(&mut self, block: &Block<'a>, depth: usize) {
        self.put("{\n");
        for stmt in block.stmts {
            self.out.extend(std::iter::repeat_n("  ", depth + 1));
            self.stmt(stmt, depth + 1);
            self.put("\n");
        }
        self.out.extend(std::iter::repeat_n("  ", depth));
        self.put("}");
    }

    fn stmt(&mut self, stmt: &Stmt<'a>, depth: usize) {
        match stmt.kind {
            StmtKind::Let(var) => {
                self.put("let ");
                self.var(var);
                if let Some(init) = self.hir.var(var).init {
                    self.put(" = ");
                    self.expr(init);
                }
            }
            StmtKind::Erase(op) => {
                self.put("erase ");
                self.expr(op);
            }
            StmtKind::Replace(root, with) => {
                self.put("replace ");
                self.expr(root);
                self.put(" with (");
                self.list(with, Self::expr);
                self.put(")");
            }
            StmtKind::Rewrite(root, ref block) => {
                self.put("rewrite ");
                self.expr(root);
                self.put(" with ");
                self.block(block, depth);
            }
            StmtKind::Return(value) => {
                self.put("return ");
                self.expr(value);
            }
            StmtKind::Expr(value) => self.expr(value),
            StmtKind::Error => self.put("<error>"),
        }
    }

    /// A variable; what is known of it, where it is seen first.
    fn var(&mut self, id: VarId) {
        let hir = self.hir;
        let var = hir.var(id);
        let _ = write!(self.out, "{}#{}", var.name, id.index());
        if std::mem::replace(&mut self.seen[id.index()], true) {
            return;
        }
        let _ = write!(self.out, ": {}", hir.types.display(var.ty));
        if let Some(name) = var.narrowed {
            let _ = write!(self.out, " of {name}");
        }
        // What says no more than the type does is left out.
        let says_more = |kind: &ConstraintKind<'_>| match kind {
            ConstraintKind::Type | ConstraintKind::TypeRange | ConstraintKind::Op(_) => false,
            ConstraintKind::Attr(of) | ConstraintKind::Value(of) | ConstraintKind::ValueRange(of) => {
                of.is_some()
            }
            ConstraintKind::User(_) => true,
        };
        let constraints: Vec<_> = var.constraints.iter().map(|c| c.kind).filter(says_more).collect();
        if !constraints.is_empty() {
            self.put(" [");
            self.list(&constraints, Self::constraint);
            self.put("]");
        }
    }

    fn constraint(&mut self, kind: ConstraintKind<'a>) {
        let (name, of) = match kind {
            ConstraintKind::Attr(of) => ("Attr", of),
            ConstraintKind::Value(of) => ("Value", of),
            ConstraintKind::ValueRange(of) => ("ValueRange", of),
            ConstraintKind::Type => ("Type", None),
            ConstraintKind::TypeRange => ("TypeRange", None),
            ConstraintKind::User(callable) => (self.hir.callable(callable).name, None),
            ConstraintKind::Op(_) => ("Op", None),
        };
        self.put(name);
        if let Some(of) = of {
            self.put("<");
            self.expr(of);
            self.put(">");
        }
    }

    fn expr(&mut self, id: ExprId) {
        if self.sources.contains(&id) {
            return self.put("it");
        }
        match self.hir.expr(id).kind {
            ExprKind::Error => self.put("<error>"),
            ExprKind::Attr(_, text) => {
                let _ = write!(self.out, "attr<{text:?}>");
            }
            ExprKind::Type(_, text) => {
                let _ = write!(self.out, "type<{text:?}>");
            }
            ExprKind::Var(var) => self.var(var),
            ExprKind::Callable(callable) => self.put(self.hir.callable(callable).name),
            ExprKind::Call { callable, args, negated, .. } => {
                self.put(if negated { "not " } else { "" });
                self.put(self.hir.callable(callable).name);
                self.parts("(", args, ")");
            }
            ExprKind::Member { parent, member, .. } => {
                self.expr(parent);
                self.member(member);
            }
            ExprKind::Op(op) => self.op(op),
            ExprKind::Range { parts, source } => self.converted("range(", parts, source),
            ExprKind::Tuple { parts, source } => self.converted("(", parts, source),
            ExprKind::Said { word, args } => {
                self.put(match word {
                    Word::Any => "any",
                    Word::Located => "located",
                    Word::Fused { metadata: false } => "fused",
                    Word::Fused { metadata: true } => "fused with metadata",
                    Word::Segments => "segments",
                    Word::Locations => "locations",
                });
                self.parts("(", args, ")");
            }
        }
    }

    fn parts(&mut self, open: &str, parts: &[ExprId], close: &str) {
        self.put(open);
        self.list(parts, Self::expr);
        self.put(close);
    }

    /// Parts, and what they are all members of.
    fn converted(&mut self, open: &str, parts: &[ExprId], source: Option<ExprId>) {
        if let Some(source) = source {
            self.expr(source);
            self.put(" as ");
            self.sources.push(source);
        }
        self.parts(open, parts, ")");
        if source.is_some() {
            self.sources.pop();
        }
    }

    fn member(&mut self, member: Member) {
        let _ = match member {
            Member::Results => write!(self.out, ".results"),
            Member::Operands => write!(self.out, ".operands"),
            Member::Location => write!(self.out, ".location"),
            Member::Result(number) => write!(self.out, ".result[{number}]"),
            Member::Group(number) => write!(self.out, ".group[{number}]"),
            Member::Element(number) => write!(self.out, ".element[{number}]"),
        };
    }

    fn op(&mut self, op: &Op<'a>) {
        let _ = write!(self.out, "op<{}>", op.name.unwrap_or_default());
        self.parts("(", op.operands, ")");
        if !op.eithers.is_empty() {
            let _ = write!(self.out, " either {:?}", op.eithers);
        }
        if !op.attributes.is_empty() {
            self.put(" {");
            self.list(op.attributes, |printer, attribute| {
                let mark = if attribute.optional.is_some() { "?" } else { "" };
                let _ = write!(printer.out, "{}{mark} = ", attribute.name);
                printer.expr(attribute.value);
                if let Some(Some(default)) = attribute.optional {
                    let _ = write!(printer.out, " or {default:?}");
                }
            });
            self.put("}");
        }
        self.parts(" -> (", op.results, ")");
    }
}
