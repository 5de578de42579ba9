//! The typed tree as mlir-pdll's `-x=ast` prints it.
//!
//! A declaration is printed again below each reference to it, so the text can be exponentially larger than
//! the program: [`print()`] stops at a given size. Initializers can nest as deeply as a program is long,
//! hence the explicit stack.
use super::pdl_text::escape;
use crate::hir::{
    Attribute, Block, Body, CallableId, ConstraintKind, ConstraintRef, ExprId, ExprKind, Hir, Item,
    PatternId, Stmt, StmtKind, Ty, VarId, Word,
};
use std::fmt::Write;

/// The tree as text; `None` if it would be longer than `limit` bytes.
///
/// Where mlir-pdll prints addresses, numbers stand that are equal for equal nodes.
#[must_use]
pub fn print(hir: &Hir<'_>, limit: usize) -> Option<String> {
    let mut p = Printer { hir, out: String::new(), last: Vec::new() };
    let mut open = vec![p.node(Node::Module)];
    while let Some(frame) = open.last_mut() {
        match p.step(frame) {
            Step::Child(n) => {
                let child = p.node(n);
                open.push(child);
            }
            Step::Done => {
                open.pop();
                p.last.pop();
            }
        }
        if p.out.len() > limit {
            return None;
        }
    }
    Some(p.out)
}

#[derive(Clone, Copy)]
enum Node<'h, 'a> {
    Module,
    Pattern(PatternId),
    Callable(CallableId),
    Var(VarId),
    Constraint(ConstraintRef<'a>),
    OpName(Option<&'a str>, u32),
    Attribute(Attribute<'a>),
    Block(&'h Block<'a>),
    Stmt(&'h Stmt<'a>),
    Expr(ExprId),
}

/// Children, perhaps under a label.
struct Group<'h, 'a> {
    label: &'static str,
    nodes: Vec<Node<'h, 'a>>,
}

/// A node whose children are being printed.
struct Frame<'h, 'a> {
    groups: std::vec::IntoIter<Group<'h, 'a>>,
    nodes: std::vec::IntoIter<Node<'h, 'a>>,
    /// Inside a labelled group: the flag to restore.
    restore: Option<bool>,
}

enum Step<'h, 'a> {
    Child(Node<'h, 'a>),
    Done,
}

struct Printer<'h, 'a> {
    hir: &'h Hir<'a>,
    out: String,
    /// For each open node or label: is what is printed now its last child?
    last: Vec<bool>,
}

impl<'h, 'a> Printer<'h, 'a> {
    fn indent(&mut self) {
        let Some((top, outer)) = self.last.split_last() else { return };
        for &l in outer {
            self.out.push_str(if l { "  " } else { " |" });
        }
        self.out.push_str(if *top { " `" } else { " |" });
    }

    fn set_last(&mut self, to: bool) -> bool {
        self.last.last_mut().map_or(to, |l| std::mem::replace(l, to))
    }

    fn step(&mut self, f: &mut Frame<'h, 'a>) -> Step<'h, 'a> {
        loop {
            if let Some(n) = f.nodes.next() {
                if f.nodes.len() == 0 {
                    self.set_last(true);
                }
                return Step::Child(n);
            }
            if let Some(old) = f.restore.take() {
                self.last.pop();
                self.set_last(old);
            }
            let Some(group) = f.groups.next() else { return Step::Done };
            if group.nodes.is_empty() {
                continue;
            }
            if !group.label.is_empty() {
                f.restore = Some(self.set_last(true));
                self.indent();
                let _ = writeln!(self.out, "{}`", group.label);
                self.last.push(false);
            }
            f.nodes = group.nodes.into_iter();
        }
    }

    fn ty(&mut self, t: Ty) {
        let text = self.hir.types.display(t);
        let _ = write!(self.out, " Type<{text}>");
    }

    fn head(&mut self, what: &str, space: u32, id: u32) {
        let _ = write!(self.out, "{what} {:#x}", 0x5500_0000_0000 + (u64::from(space) << 32) + u64::from(id));
    }

    /// Prints a node's line and opens it.
    fn node(&mut self, n: Node<'h, 'a>) -> Frame<'h, 'a> {
        self.indent();
        self.out.push('-');
        self.last.push(false);
        let mut groups = Vec::new();
        let mut group = |label: &'static str, nodes: Vec<Node<'h, 'a>>| groups.push(Group { label, nodes });
        let hir = self.hir;
        match n {
            Node::Module => {
                self.head("Module", 0, 0);
                let nodes = hir.items.iter().filter_map(|i| match *i {
                    Item::Pattern(p) => Some(Node::Pattern(p)),
                    Item::Callable(c) => Some(Node::Callable(c)),
                    Item::Error(_) => None,
                });
                group("", nodes.collect());
            }
            Node::Pattern(id) => {
                let p = &hir.patterns[id.index()];
                self.head("PatternDecl", 1, id.0);
                if let Some(n) = p.name {
                    let _ = write!(self.out, " Name<{n}>");
                }
                if let Some(b) = p.benefit {
                    let _ = write!(self.out, " Benefit<{b}>");
                }
                self.out.push_str(if p.recursion { " Recursion" } else { "" });
                group("", vec![Node::Block(&p.body)]);
            }
            Node::Callable(id) => {
                let c = hir.callable(id);
                self.head(if c.rewrite { "UserRewriteDecl" } else { "UserConstraintDecl" }, 2, id.0);
                let _ = write!(self.out, " Name<{}> ResultType<{}>", c.name, hir.types.display(c.result_ty));
                if let Some(code) = hir.code(c) {
                    self.out.push_str(" Code<");
                    escape(&code, &mut self.out);
                    self.out.push('>');
                }
                group("Inputs", c.params.iter().map(|v| Node::Var(*v)).collect());
                group("Results", c.results.iter().map(|v| Node::Var(*v)).collect());
                if let Body::Pdll(b) = &c.body {
                    group("", vec![Node::Block(b)]);
                }
            }
            Node::Var(id) => {
                let v = hir.var(id);
                self.head("VariableDecl", 3, id.0);
                let _ = write!(self.out, " Name<{}>", v.name);
                self.ty(v.ty);
                group("", v.init.map(Node::Expr).into_iter().collect());
                group("Constraints", v.constraints.iter().map(|c| self.constraint(c)).collect());
            }
            Node::Constraint(c) => {
                let (what, arg) = match c.kind {
                    ConstraintKind::Attr(t) => ("AttrConstraintDecl", t),
                    ConstraintKind::Value(t) => ("ValueConstraintDecl", t),
                    ConstraintKind::ValueRange(t) => ("ValueRangeConstraintDecl", t),
                    ConstraintKind::Type => ("TypeConstraintDecl", None),
                    ConstraintKind::TypeRange => ("TypeRangeConstraintDecl", None),
                    ConstraintKind::Op(_) | ConstraintKind::User(_) => ("OpConstraintDecl", None),
                };
                self.head(what, 4, c.span.lo);
                group("", arg.map(Node::Expr).into_iter().collect());
                if let ConstraintKind::Op(name) = c.kind {
                    group("", vec![Node::OpName(name, c.span.lo)]);
                }
            }
            Node::OpName(name, at) => {
                self.head("OpNameDecl", 5, at);
                if let Some(n) = name {
                    let _ = write!(self.out, " Name<{n}>");
                }
            }
            Node::Attribute(a) => {
                self.head("NamedAttributeDecl", 6, a.span.lo);
                let _ = write!(self.out, " Name<{}>", a.name);
                group("", vec![Node::Expr(a.value)]);
            }
            Node::Block(b) => {
                self.head("CompoundStmt", 7, b.span.lo);
                group("", b.stmts.iter().map(stmt).collect());
            }
            Node::Stmt(s) => self.stmt(s, &mut group),
            Node::Expr(id) => self.expr(id, &mut group),
        }
        self.out.push('\n');
        Frame { groups: groups.into_iter(), nodes: Vec::new().into_iter(), restore: None }
    }

    fn stmt(&mut self, s: &'h Stmt<'a>, group: &mut impl FnMut(&'static str, Vec<Node<'h, 'a>>)) {
        let what = match s.kind {
            StmtKind::Let(_) => "LetStmt",
            StmtKind::Erase(_) => "EraseStmt",
            StmtKind::Replace(..) => "ReplaceStmt",
            StmtKind::Rewrite(..) => "RewriteStmt",
            StmtKind::Return(_) | StmtKind::Expr(_) => "ReturnStmt",
            StmtKind::Error => "ErrorStmt",
        };
        self.head(what, 8, s.span.lo);
        match &s.kind {
            StmtKind::Let(v) => group("", vec![Node::Var(*v)]),
            StmtKind::Erase(e) | StmtKind::Return(e) | StmtKind::Expr(e) => {
                group("", vec![Node::Expr(*e)]);
            }
            StmtKind::Rewrite(e, b) => group("", vec![Node::Expr(*e), Node::Block(b)]),
            StmtKind::Replace(e, values) => {
                group("", vec![Node::Expr(*e)]);
                group("ReplValues", values.iter().map(|v| Node::Expr(*v)).collect());
            }
            StmtKind::Error => {}
        }
    }

    fn constraint(&self, c: &ConstraintRef<'a>) -> Node<'h, 'a> {
        match c.kind {
            ConstraintKind::User(k) => Node::Callable(k),
            _ => Node::Constraint(*c),
        }
    }

    fn expr(&mut self, id: ExprId, group: &mut impl FnMut(&'static str, Vec<Node<'h, 'a>>)) {
        let hir = self.hir;
        let e = hir.expr(id);
        let what = match e.kind {
            ExprKind::Attr(..) => "AttributeExpr",
            ExprKind::Type(..) => "TypeExpr",
            ExprKind::Var(_) | ExprKind::Callable(_) | ExprKind::Error => "DeclRefExpr",
            ExprKind::Call { .. } => "CallExpr",
            ExprKind::Member { .. } => "MemberAccessExpr",
            ExprKind::Op(_) => "OperationExpr",
            ExprKind::Said { word, .. } => match word {
                Word::Any => "AnyResultExpr",
                Word::Located => "LocatedExpr",
                Word::Fused { .. } => "FusedLocationExpr",
                Word::Segments => "SegmentSizesExpr",
                Word::Locations => "LocationsExpr",
            },
            ExprKind::Range { .. } => "RangeExpr",
            ExprKind::Tuple { .. } => "TupleExpr",
        };
        self.head(what, 9, id.0);
        let exprs = |list: &[ExprId]| list.iter().map(|e| Node::Expr(*e)).collect();
        match &e.kind {
            ExprKind::Attr(text, _) | ExprKind::Type(text, _) => {
                let _ = write!(self.out, " Value<\"{}\">", String::from_utf8_lossy(text));
                return;
            }
            ExprKind::Member { name, .. } => {
                let _ = write!(self.out, " Member<{name}>");
            }
            _ => {}
        }
        self.ty(e.ty);
        match &e.kind {
            ExprKind::Var(v) => group("", vec![Node::Var(*v)]),
            ExprKind::Callable(c) => group("", vec![Node::Callable(*c)]),
            ExprKind::Call { callee, args, negated, .. } => {
                self.out.push_str(if *negated { " Negated" } else { "" });
                group("", vec![Node::Expr(*callee)]);
                group("Arguments", exprs(args));
            }
            ExprKind::Member { parent, .. } => group("", vec![Node::Expr(*parent)]),
            ExprKind::Op(op) => {
                group("", vec![Node::OpName(op.name, e.span.lo)]);
                group("Operands", exprs(op.operands));
                group("Result Types", exprs(op.results));
                group("Attributes", op.attributes.iter().map(|a| Node::Attribute(*a)).collect());
            }
            ExprKind::Said { args: parts, .. }
            | ExprKind::Range { parts, .. }
            | ExprKind::Tuple { parts, .. } => group("", exprs(parts)),
            ExprKind::Attr(..) | ExprKind::Type(..) | ExprKind::Error => {}
        }
    }
}

/// An expression statement is its expression.
fn stmt<'h, 'a>(s: &'h Stmt<'a>) -> Node<'h, 'a> {
    match s.kind {
        StmtKind::Expr(e) => Node::Expr(e),
        _ => Node::Stmt(s),
    }
}
