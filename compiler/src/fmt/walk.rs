//! The tree of a text to a document.
//!
//! The walk goes over tokens and comments from left to right and leaves none out; the tree only says what
//! they belong to, and so what may stand between them.
mod tokens;

use super::doc::Step;
use super::switch::{Switch, switch};
use crate::syntax::token::{Kind, Tok};
use crate::syntax::tree::{Block, CallableBody, Item, Module, Stmt, StmtKind};
use crate::syntax::walk::Node;
use pdll_source::Span;
use std::ops::Range;

/// How much further a body is indented than what it belongs to.
const BODY: i32 = 2;
/// And the lines on which something goes on that did not fit on one.
const CONTINUATION: i32 = 4;

/// Makes the document of a text, which begins at position 0.
pub(super) fn document<'a>(text: &[u8], tokens: &[Tok], module: &Module<'a>) -> Vec<Step> {
    let mut walk = Walk {
        text,
        tokens,
        comments: module.comments,
        next: 0,
        comment: 0,
        end: 0,
        before: None,
        separator: Separator::Hard(Blank::None),
        trailing: None,
        steps: Vec::with_capacity(tokens.len() * 3),
    };
    walk.module(module);
    walk.steps
}

/// Whether a blank line stands before something that begins a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Blank {
    /// Never.
    None,
    /// As it was written, but never more than one.
    Kept,
    /// Always.
    One,
}

/// What stands before the next token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    /// What the two tokens say.
    ByKind,
    /// It is in the document already, with the comments.
    Done,
    Nothing,
    Line,
    Soft,
    Hard(Blank),
}

struct Walk<'t> {
    text: &'t [u8],
    tokens: &'t [Tok],
    comments: &'t [Span],
    /// The next token.
    next: usize,
    /// The next comment.
    comment: usize,
    /// The end of the last piece.
    end: usize,
    /// The last token.
    before: Option<Kind>,
    separator: Separator,
    /// A comment behind the last token on its line, which no group is to hold that ends there.
    trailing: Option<Range<usize>>,
    steps: Vec<Step>,
}

/// A declaration or statement in its list.
struct Element {
    span: Span,
    /// What stands between it and the one before, if both are formatted.
    blank: Blank,
}

impl<'t> Walk<'t> {
    // ---- lists of declarations and statements

    fn module(&mut self, module: &Module<'_>) {
        let mut last = None;
        let mut elements = Vec::with_capacity(module.items.len());
        for item in module.items {
            let blank =
                if last.is_some_and(|last| !stand_together(last, item)) { Blank::One } else { Blank::Kept };
            last = Some(item);
            let span = match item {
                Item::Include(n) => n.span(),
                Item::Pattern(n) => n.span,
                Item::Callable(n) => n.span,
                Item::Error { span, .. } => *span,
            };
            elements.push(Element { span, blank });
        }
        if let Some(first) = elements.first_mut() {
            first.blank = Blank::None;
        }
        let end = self.tokens[self.tokens.len() - 1].span.lo;
        self.elements(&elements, end, &mut |walk, i| match &module.items[i] {
            Item::Include(n) => walk.up_to(n.span().hi),
            Item::Pattern(n) => walk.header(Node::Pattern(n), Some(&n.body)),
            Item::Callable(n) => walk.node(Node::Callable(n)),
            Item::Error { span, .. } => walk.verbatim(span.hi),
        });
        self.separator = Separator::Hard(if elements.is_empty() { Blank::None } else { Blank::Kept });
        self.lead();
    }

    /// Declarations or statements up to a position, where their list ends. `put` writes one of them.
    fn elements(&mut self, all: &[Element], end: u32, put: &mut dyn FnMut(&mut Self, usize)) {
        let mut i = 0;
        while let Some(element) = all.get(i) {
            // What no element holds: the end of the one before.
            self.up_to(element.span.lo);
            let comments = self.comments_above(element.span.lo);
            let marked = comments.iter().any(|c| self.is_marker(&bytes(*c)));
            let blank = if marked && element.blank == Blank::One { Blank::Kept } else { element.blank };
            self.separator = Separator::Hard(blank);
            let asked = |c: &Span| switch(&self.text[bytes(*c)]);
            // A position behind the last thing that is kept.
            let next = |i: usize| all.get(i).map_or(end, |e| e.span.lo);
            if let Some(off) = comments.iter().rposition(|c| asked(c) == Some(Switch::Off))
                && !comments[off..].iter().any(|c| asked(c) == Some(Switch::On))
            {
                let off = bytes(comments[off]);
                let mut after = i + 1;
                while after < all.len() && !self.switched_on(all[after - 1].span.hi, all[after].span.lo) {
                    after += 1;
                }
                self.keep_from(off, next(after));
                i = after;
            } else if comments.last().and_then(asked) == Some(Switch::Skip) {
                self.separate();
                let start = element.span.lo as usize;
                let end = self.skip_to(next(i + 1));
                let end = self.with_comment_behind(end);
                self.step_over(start..end, Step::Piece);
                self.separator = Separator::ByKind;
                i += 1;
            } else {
                put(self, i);
                i += 1;
            }
        }
        self.up_to(end);
    }

    /// The comments between here and a position, that of the next token.
    fn comments_above(&self, position: u32) -> &'t [Span] {
        let rest = &self.comments[self.comment..];
        &rest[..rest.partition_point(|c| c.lo < position)]
    }

    /// Does a comment between two elements switch the formatter on?
    fn switched_on(&self, from: u32, to: u32) -> bool {
        let between = self.comments.iter().skip_while(|c| c.lo < from).take_while(|c| c.lo < to);
        between.into_iter().any(|c| switch(&self.text[bytes(*c)]) == Some(Switch::On))
    }

    /// Puts the comments up to one that switches off, and keeps all that follows it before a position.
    fn keep_from(&mut self, off: Range<usize>, to: u32) {
        self.flush_trailing();
        while let Some(comment) = self.next_comment() {
            let last = comment.start == off.start;
            self.own_line(comment);
            if last {
                break;
            }
        }
        let start = self.end;
        let end = self.skip_to(to);
        let end = self.with_comment_behind(end);
        self.step_over(start..end, Step::Raw);
        self.separator = Separator::ByKind;
    }

    /// The end of what is kept, with the comment behind it on its line.
    fn with_comment_behind(&mut self, end: usize) -> usize {
        self.end = end;
        self.take_trailing();
        self.trailing.take().map_or(end, |comment| comment.end)
    }

    fn block(&mut self, block: &Block<'_>) {
        self.up_to(block.span.lo);
        if block.lambda {
            return self.lambda(block);
        }
        self.token();
        let inside = &self.text[bytes(block.span)];
        let last = self.closing(block.span);
        if block.stmts.is_empty() && self.next_comment().is_none() && self.trailing.is_none() {
            self.separator = Separator::Nothing;
            return self.up_to(block.span.hi);
        }
        if let ([stmt], false) = (block.stmts, inside.contains(&b'\n')) {
            self.flush_trailing();
            self.steps.push(Step::Open);
            self.indent(BODY);
            self.separator = Separator::Line;
            self.stmt(stmt);
            self.up_to(last);
            self.indent(-BODY);
            self.separator = Separator::Line;
            self.up_to(block.span.hi);
            return self.close();
        }
        self.indent(BODY);
        let mut elements: Vec<Element> =
            block.stmts.iter().map(|s| Element { span: s.span, blank: Blank::Kept }).collect();
        if let Some(first) = elements.first_mut() {
            first.blank = Blank::None;
        }
        self.elements(&elements, last, &mut |walk, i| walk.stmt(&block.stmts[i]));
        let above = if elements.is_empty() { Blank::None } else { Blank::Kept };
        self.separator = Separator::Hard(above);
        self.lead();
        self.indent(-BODY);
        self.separator = Separator::Hard(Blank::None);
        self.up_to(block.span.hi);
    }

    /// Where the closing bracket of a span stands: its last token.
    fn closing(&self, span: Span) -> u32 {
        let end = self.tokens.partition_point(|t| t.span.lo < span.hi);
        self.tokens[..end].last().map_or(span.hi, |t| t.span.lo)
    }

    fn lambda(&mut self, block: &Block<'_>) {
        self.token();
        self.flush_trailing();
        self.steps.push(Step::Open);
        self.indent(BODY);
        self.separator = Separator::Line;
        for stmt in block.stmts {
            self.stmt(stmt);
        }
        self.up_to(block.span.hi);
        if self.tokens[self.next].kind == Kind::Semi {
            self.token();
        }
        self.indent(-BODY);
        self.close();
    }

    fn stmt(&mut self, stmt: &Stmt<'_>) {
        if matches!(stmt.kind, StmtKind::Error { .. }) {
            return self.verbatim(stmt.span.hi);
        }
        self.separate();
        self.indent(CONTINUATION);
        match &stmt.kind {
            StmtKind::Let { constraints, init, .. } => {
                if let Some(constraints) = constraints {
                    self.up_to(constraints.span.lo);
                    self.node(Node::Constraints(constraints));
                }
                if let Some(init) = init {
                    self.up_to(init.span.lo);
                    self.flush_trailing();
                    self.steps.push(Step::Open);
                    self.separator = Separator::Line;
                    self.separate();
                    self.close();
                    self.node(Node::Expr(init));
                }
            }
            StmtKind::Rewrite { root, body } => {
                self.up_to(root.span.lo);
                self.node(Node::Expr(root));
                self.up_to(body.span.lo);
                self.indent(-CONTINUATION);
                self.block(body);
                self.indent(CONTINUATION);
            }
            StmtKind::Replace { root, values, parens: true } => {
                self.up_to(root.span.lo);
                self.node(Node::Expr(root));
                while self.before != Some(Kind::With) && self.tokens[self.next].span.lo < stmt.span.hi {
                    self.token();
                }
                let values: Vec<_> = values.iter().map(Node::Expr).collect();
                self.list(stmt.span.hi, &values);
            }
            _ => self.children(Node::Stmt(stmt)),
        }
        self.up_to(stmt.span.hi);
        self.indent(-CONTINUATION);
    }

    // ---- declarations and expressions

    /// A declaration: its header is one line that may go on, its body is not.
    fn header(&mut self, node: Node<'_, '_>, body: Option<&Block<'_>>) {
        self.separate();
        self.indent(CONTINUATION);
        let span = node.span();
        let mut signature = false;
        for child in children(node) {
            match child {
                Node::Block(_) => continue,
                Node::List(span, _) => {
                    self.up_to(span.lo);
                    self.open();
                    signature = true;
                }
                Node::Results(_) => self.before_part(),
                _ => self.up_to(child.span().lo),
            }
            self.node(child);
        }
        if signature {
            self.close();
        }
        if let Some(body) = body {
            self.up_to(body.span.lo);
            self.indent(-CONTINUATION);
            self.block(body);
            return self.up_to(span.hi);
        }
        self.up_to(span.hi);
        self.indent(-CONTINUATION);
    }

    fn node(&mut self, node: Node<'_, '_>) {
        match node {
            Node::Block(n) => self.block(n),
            Node::Stmt(n) => self.stmt(n),
            Node::Callable(n) => {
                let body = match &n.body {
                    CallableBody::Pdll(body) => Some(body),
                    CallableBody::Native(_) | CallableBody::Registered(_) | CallableBody::External => None,
                };
                self.header(node, body);
            }
            Node::Expr(n) => match &n.kind {
                crate::syntax::tree::ExprKind::Op(_) => self.operation(node),
                crate::syntax::tree::ExprKind::Tuple(elements)
                | crate::syntax::tree::ExprKind::Values(elements) => {
                    let elements: Vec<_> = elements.iter().map(Node::Element).collect();
                    self.list(n.span.hi, &elements);
                }
                _ => self.children(node),
            },
            Node::List(span, _) => {
                let elements = children(node);
                self.up_to(span.lo);
                self.list(span.hi, &elements);
            }
            Node::Constraints(n) if n.brackets => self.list(n.span.hi, &children(node)),
            Node::Results(n) if n.parens => {
                while self.before != Some(Kind::Arrow) && self.tokens[self.next].span.lo < n.span.hi {
                    self.token();
                }
                self.list(n.span.hi, &children(node));
            }
            Node::Error(span, _) => self.verbatim(span.hi),
            _ => self.children(node),
        }
    }

    /// All tokens of a node, those of its children as theirs.
    fn children(&mut self, node: Node<'_, '_>) {
        for child in children(node) {
            self.up_to(child.span().lo);
            self.node(child);
        }
        self.up_to(node.span().hi);
    }

    /// `op<name>(operands) {attributes} -> (results)`: lines end before the attributes and the results if all
    /// of it does not fit on one.
    fn operation(&mut self, node: Node<'_, '_>) {
        self.open();
        for child in children(node) {
            if let Node::List(span, _) = child {
                while self.tokens[self.next].span.lo < span.lo {
                    self.before_part();
                    self.token();
                }
                self.before_part();
            } else {
                self.up_to(child.span().lo);
            }
            self.node(child);
        }
        self.up_to(node.span().hi);
        self.close();
    }

    /// A line may end before `{` and `->`.
    fn before_part(&mut self) {
        let next = self.tokens[self.next].kind;
        if matches!(next, Kind::LBrace | Kind::Arrow) && self.separator == Separator::ByKind {
            self.separator = Separator::Line;
        }
    }

    /// Elements in brackets: all on one line or each on its own. Attributes and results are aligned.
    fn list(&mut self, end: u32, elements: &[Node<'_, '_>]) {
        self.open();
        // What begins a line if it does not fit: `{` or `-> (`.
        let aligned = match (self.before, self.tokens[self.next].kind) {
            (_, Kind::LBrace) => 1,
            (Some(Kind::Arrow), _) => 4,
            _ => 0,
        };
        self.token();
        self.indent(aligned);
        for (i, element) in elements.iter().enumerate() {
            self.up_to(element.span().lo);
            self.separator = match i {
                0 if aligned > 0 => Separator::Nothing,
                0 => Separator::Soft,
                _ => Separator::Line,
            };
            self.separate();
            self.indent(CONTINUATION);
            self.node(*element);
            self.indent(-CONTINUATION);
        }
        let last = self.closing(Span::new(0, end));
        self.up_to(last);
        self.separator = Separator::Nothing;
        self.up_to(end);
        self.indent(-aligned);
        self.close();
    }
}

fn children<'n, 'a>(node: Node<'n, 'a>) -> Vec<Node<'n, 'a>> {
    let mut all = Vec::new();
    node.for_each_child(&mut |c| all.push(c));
    all
}

fn bytes(span: Span) -> Range<usize> {
    span.lo as usize..span.hi as usize
}

/// No blank line is forced between these.
fn stand_together(a: &Item<'_>, b: &Item<'_>) -> bool {
    let bodiless = |i: &Item<'_>| {
        matches!(i, Item::Callable(c)
        if matches!(c.body, CallableBody::External | CallableBody::Registered(_)))
    };
    match (a, b) {
        (Item::Include(_), Item::Include(_)) | (Item::Error { .. }, _) | (_, Item::Error { .. }) => true,
        _ => bodiless(a) && bodiless(b),
    }
}

/// Does a blank stand between two tokens of a line, if nothing else is known of them?
fn blank_between(a: Kind, b: Kind) -> bool {
    use Kind::{
        Arrow, Colon, Comma, Constraint, Dot, Eq, Erase, FatArrow, Gt, LBrace, LBracket, LParen, Let, Lt,
        Not, Pattern, Question, RBrace, RBracket, RParen, Replace, Return, Rewrite, Semi, SmallRewrite, With,
    };
    match (a, b) {
        // These would be another token.
        (Eq, Gt) | (LBracket, LBrace) => true,
        // Two dots that begin the last of a list's elements.
        (Comma, Dot) => true,
        (_, Comma | Question | Semi | Colon | RParen | RBracket | Gt | Dot | Lt) => false,
        (LParen | LBracket | Lt | Dot | LBrace, _) => false,
        (_, RBrace) => false,
        (
            Eq | Comma | Colon | Arrow | FatArrow | With | Not | Return | Replace | Erase | SmallRewrite
            | Let | RBrace,
            LParen | LBracket,
        ) => true,
        // Without a name the parameters follow the keyword.
        (Constraint | Rewrite | Pattern, LParen) => false,
        (_, LParen | LBracket) => false,
        _ => true,
    }
}
