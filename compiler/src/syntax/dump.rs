//! The tree as text, one node a line, for tests and for reading: `(kind span children)` by indentation.
use super::tree::*;
use pdll_source::Span;
use std::fmt::Write;

/// Writes `module` as an indented outline.
///
/// Positions are byte offsets from the start of the file at `base` (the position of its first byte), as
/// `lo-hi`.
#[must_use]
pub fn dump(module: &Module<'_>, base: u32) -> String {
    let mut d = Dump { out: String::new(), base, depth: 0 };
    for item in module.items {
        d.item(item);
    }
    d.out
}

struct Dump {
    out: String,
    base: u32,
    depth: usize,
}

impl Dump {
    fn line(&mut self, span: Span, text: &str) {
        let (lo, hi) = (span.lo.wrapping_sub(self.base), span.hi.wrapping_sub(self.base));
        // A `String` takes all that is written.
        let _ = writeln!(self.out, "{:w$}{text} @{lo}-{hi}", "", w = self.depth * 2);
    }

    fn under(&mut self, f: impl FnOnce(&mut Self)) {
        self.depth += 1;
        f(self);
        self.depth -= 1;
    }

    fn item(&mut self, item: &Item<'_>) {
        match item {
            Item::Error { span, parts, .. } => {
                self.line(*span, "error");
                self.under(|d| parts.iter().for_each(|p| d.part(p)));
            }
            Item::Include(i) => {
                let path = String::from_utf8_lossy(i.path.value);
                self.line(i.span(), &format!("include {path:?}"));
            }
            Item::Pattern(p) => {
                self.line(p.span, &format!("pattern{}", name(p.name)));
                self.under(|d| {
                    for m in p.metadata {
                        d.line(m.span, &format!("{:?}", Meta(m.kind)));
                    }
                    d.block(&p.body);
                });
            }
            Item::Callable(c) => self.callable(c),
        }
    }

    fn callable(&mut self, c: &Callable<'_>) {
        let kind = match c.kind {
            CallableKind::Constraint => "constraint",
            CallableKind::Rewrite => "rewrite-decl",
        };
        self.line(c.span, &format!("{}{kind}{}", if c.inline { "inline-" } else { "" }, name(c.name)));
        self.under(|d| {
            for p in c.params.list {
                d.line(p.span(), &format!("param `{}`", p.name.name));
                d.under(|d| d.constraint(&p.constraint));
            }
            if let Some(r) = c.results {
                d.line(r.span, "results");
                d.under(|d| {
                    for r in r.list {
                        if let Some(n) = r.name {
                            d.line(n.span, &format!("named `{}`", n.name));
                        }
                        d.constraint(&r.constraint);
                    }
                });
            }
            match &c.body {
                CallableBody::Pdll(b) => d.block(b),
                CallableBody::Native(s) => d.str("native", s),
                CallableBody::Registered(s) => d.str("registered", s),
                CallableBody::External => {}
            }
        });
    }

    fn str(&mut self, what: &str, s: &Str<'_>) {
        self.line(s.span, &format!("{what} {:?}", String::from_utf8_lossy(s.value)));
    }

    fn block(&mut self, b: &Block<'_>) {
        self.line(b.span, if b.lambda { "lambda" } else { "block" });
        self.under(|d| b.stmts.iter().for_each(|s| d.stmt(s)));
    }

    fn stmt(&mut self, s: &Stmt<'_>) {
        match &s.kind {
            StmtKind::Let { name, constraints, init } => {
                self.line(s.span, &format!("let `{}`", name.name));
                self.under(|d| {
                    if let Some(c) = constraints {
                        d.constraints(c);
                    }
                    if let Some(e) = init {
                        d.expr(e);
                    }
                });
            }
            StmtKind::Erase { root } => self.tree(s.span, "erase", &[**root]),
            StmtKind::Replace { root, values, parens } => {
                self.line(s.span, if *parens { "replace-list" } else { "replace" });
                self.under(|d| {
                    d.expr(root);
                    values.iter().for_each(|v| d.expr(v));
                });
            }
            StmtKind::Rewrite { root, body } => {
                self.line(s.span, "rewrite");
                self.under(|d| {
                    d.expr(root);
                    d.block(body);
                });
            }
            StmtKind::Return { value } => self.tree(s.span, "return", &[**value]),
            StmtKind::Expr(e) => self.expr(e),
            StmtKind::Error { parts, .. } => {
                self.line(s.span, "error");
                self.under(|d| parts.iter().for_each(|p| d.part(p)));
            }
        }
    }

    fn part(&mut self, p: &Part<'_>) {
        match *p {
            // What follows in the same list is inside.
            Part::Within(_) | Part::Signature => {}
            Part::Param(p) => {
                self.line(p.span(), &format!("param `{}`", p.name.name));
                self.under(|d| d.constraint(&p.constraint));
            }
            Part::Result(r) => self.constraint(&r.constraint),
            Part::Results(r) => r.list.iter().for_each(|r| self.constraint(&r.constraint)),
            Part::Constraint(c) => self.constraint(&c),
            Part::Expr(e) => self.expr(&e),
            Part::Arg(a) => self.expr(a.value),
            Part::OpName(n) => self.line(n.span, &format!("name <{}>", n.text)),
            Part::AttrName(name, span) => {
                self.line(span, &format!("attribute `{}`", String::from_utf8_lossy(name)));
            }
            Part::Declare(n) => self.line(n.span, &format!("declare `{}`", n.name)),
            Part::Label(n) => self.line(n.span, &format!("label `{}`", n.name)),
            Part::Stmt(s) => self.stmt(s),
            Part::Block(b) => self.block(b),
            Part::Define(n) => self.line(n.span, &format!("define `{}`", n.name)),
        }
    }

    fn tree(&mut self, span: Span, what: &str, children: &[Expr<'_>]) {
        self.line(span, what);
        self.under(|d| children.iter().for_each(|e| d.expr(e)));
    }

    fn constraints(&mut self, list: &ConstraintList<'_>) {
        list.list.iter().for_each(|c| self.constraint(c));
    }

    fn constraint(&mut self, c: &Constraint<'_>) {
        let (what, arg) = match c.kind {
            ConstraintKind::Attr(a) => (":Attr".into(), a),
            ConstraintKind::Value(a) => (":Value".into(), a),
            ConstraintKind::ValueRange(a) => (":ValueRange".into(), a),
            ConstraintKind::Type => (":Type".into(), None),
            ConstraintKind::TypeRange => (":TypeRange".into(), None),
            ConstraintKind::Op(n) => {
                (format!(":Op{}", n.map_or(String::new(), |n| format!("<{}>", n.text))), None)
            }
            ConstraintKind::Ref(i) => (format!(":`{}`", i.name), None),
            ConstraintKind::Inline(c) => return self.callable(c),
        };
        self.line(c.span, &what);
        self.under(|d| arg.iter().for_each(|e| d.expr(e)));
    }

    fn expr(&mut self, e: &Expr<'_>) {
        match e.kind {
            ExprKind::Attr(s) => self.str("attr", &s),
            ExprKind::Type(s) => self.str("type", &s),
            ExprKind::Ref(i) => self.line(e.span, &format!("`{}`", i.name)),
            ExprKind::Var { name, constraints } => {
                self.line(e.span, &format!("var `{}`", name.name));
                self.under(|d| d.constraints(&constraints));
            }
            ExprKind::Op(o) => self.op(e.span, o),
            ExprKind::Call(c) => {
                self.line(e.span, if c.not.is_some() { "call not" } else { "call" });
                self.under(|d| {
                    d.expr(c.callee);
                    for a in c.args.list {
                        if let Some(l) = a.label {
                            d.line(l.span, &format!("label `{}`", l.name));
                        }
                        d.expr(a.value);
                    }
                });
            }
            ExprKind::Member(m) => self.tree(e.span, &format!("member `{}`", m.member.name), &[*m.parent]),
            ExprKind::Tuple(list) => {
                self.line(e.span, "tuple");
                self.under(|d| {
                    for el in list {
                        if let Some(l) = el.label {
                            d.line(l.span, &format!("label `{}`", l.name));
                        }
                        d.expr(&el.value);
                    }
                });
            }
            ExprKind::Values(list) => {
                self.line(e.span, "values");
                self.under(|d| {
                    for el in list {
                        if let Some(dots) = el.dots {
                            d.line(dots, "all that are left");
                        }
                        d.expr(&el.value);
                    }
                });
            }
            ExprKind::Inline(c) => self.callable(c),
        }
    }

    fn op(&mut self, span: Span, o: &OpExpr<'_>) {
        self.line(span, &format!("op <{}>", o.name.map_or("", |n| n.text)));
        self.under(|d| {
            if let Some(list) = o.operands {
                d.tree(list.span, "operands", list.list);
            }
            for a in o.attributes.unwrap_or_default().list {
                d.line(a.span(), &format!("attribute {:?}", String::from_utf8_lossy(a.name)));
                d.under(|d| {
                    if let Some(mark) = a.optional {
                        d.line(mark, "may be absent");
                        d.under(|d| a.default.iter().for_each(|e| d.expr(e)));
                    }
                    a.value.iter().for_each(|e| d.expr(e));
                });
            }
            if let Some(list) = o.results {
                d.tree(list.span, "types", list.list);
            }
        });
    }
}

fn name(i: Option<Ident<'_>>) -> String {
    i.map_or(String::new(), |i| format!(" `{}`", i.name))
}

/// Metadata in one word and a number.
struct Meta(MetadataKind);

impl std::fmt::Debug for Meta {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            MetadataKind::Benefit { value, .. } => write!(f, "benefit {value}"),
            MetadataKind::Recursion => f.write_str("recursion"),
            MetadataKind::Error => f.write_str("error"),
        }
    }
}
