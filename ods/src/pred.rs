//! Predicates: the condition of a constraint as a tree of C++ expressions, and the placeholders in them.
//!
//! A tree is built depth first from the record's, with the substitutions that are active made in its leaves,
//! and simplified where `And` or `Or` have no children. Predicates share children, so the tree can be
//! exponentially larger than the file: it is bounded. Each leaf is parsed by itself; the text of the whole is
//! only for those who print C++.
use super::{Fault, Outcome};
use crate::cxx::{self, Operator, Snippet};
use pdll_tablegen::RecordRef;

/// Nesting of predicates.
const MAX_DEPTH: u32 = 500;
/// Nodes and bytes of the text of one constraint.
const MAX_SIZE: usize = 1 << 20;

/// The condition of a constraint, on `$_self`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predicate(Cond);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Cond {
    True,
    False,
    Text(String),
    Not(Box<Cond>),
    /// Conjunction or disjunction.
    Join(bool, Vec<Cond>),
    /// Left alone by simplification.
    Subst(Box<Cond>),
    Concat(String, Box<Cond>, String),
}

struct Builder<'a> {
    /// Active substitutions, innermost last.
    substs: Vec<(&'a str, &'a str)>,
    depth: u32,
    size: usize,
}

/// The condition of the constraint `record`.
pub(super) fn condition<'r>(record: RecordRef<'r>) -> Outcome<'r, Predicate> {
    let Some(pred) = record.def("predicate") else {
        return Err(Fault { record, message: "it has no predicate".into() });
    };
    let mut b = Builder { substs: Vec::new(), depth: 0, size: 0 };
    b.build(pred).map(Predicate).map_err(|message| Fault { record, message })
}

impl Predicate {
    /// That an operation is of a C++ class.
    pub(super) fn of_class(class: &str) -> Self {
        Self(Cond::Text(format!("::llvm::isa<{class}>($_self)")))
    }

    /// As a C++ expression, with `$_self` and the like left in it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut out = String::new();
        print(&self.0, &mut out);
        out
    }

    /// As a tree of C++ expressions, of which each leaf is parsed by itself.
    ///
    /// # Errors
    /// A leaf is no expression: why, as the end of a sentence.
    pub fn snippet(&self) -> Result<Snippet, String> {
        let mut pool = Pool::default();
        let root = pool.condition(&self.0)?;
        Ok(Snippet { exprs: pool.exprs, root })
    }
}

/// A tree that is being put together.
#[derive(Default)]
struct Pool {
    exprs: Vec<cxx::Expr>,
}

impl Pool {
    fn push(&mut self, e: cxx::Expr) -> u32 {
        self.exprs.push(e);
        self.exprs.len() as u32 - 1
    }

    /// Conditions are built no deeper than [`MAX_DEPTH`].
    fn condition(&mut self, c: &Cond) -> Result<u32, String> {
        let unparsed = |f: cxx::Fault| format!("its code cannot be read: {}", f.message);
        Ok(match c {
            Cond::True => self.push(cxx::Expr::Name("true".into())),
            Cond::False => self.push(cxx::Expr::Name("false".into())),
            Cond::Text(text) => self.append(cxx::expression(text).map_err(unparsed)?, None),
            Cond::Not(c) => {
                let c = self.condition(c)?;
                self.push(cxx::Expr::Unary(Operator::Not, c))
            }
            Cond::Join(and, parts) => {
                let parts = parts.iter().map(|p| self.condition(p)).collect::<Result<Vec<_>, _>>()?;
                self.join(*and, &parts)
            }
            Cond::Subst(c) => self.condition(c)?,
            Cond::Concat(prefix, c, suffix) => {
                let c = self.condition(c)?;
                self.append(cxx::around(prefix, suffix).map_err(unparsed)?, Some(c))
            }
        })
    }

    /// A balanced tree, so that long lists do not nest deeply.
    fn join(&mut self, and: bool, parts: &[u32]) -> u32 {
        match parts {
            [] => self.push(cxx::Expr::Name(if and { "true" } else { "false" }.into())),
            [only] => *only,
            _ => {
                let (left, right) = parts.split_at(parts.len() / 2);
                let (left, right) = (self.join(and, left), self.join(and, right));
                self.push(cxx::Expr::Binary(if and { Operator::And } else { Operator::Or }, left, right))
            }
        }
    }

    /// Adds a snippet; `hole` stands where it has one.
    fn append(&mut self, s: Snippet, hole: Option<u32>) -> u32 {
        let by = self.exprs.len() as u32;
        for e in s.exprs {
            match (e, hole) {
                // What refers to it finds the condition through a name for it.
                (cxx::Expr::Hole, Some(hole)) => self.push(cxx::Expr::Unary(Operator::Multiply, hole)),
                (e, _) => self.push(e.moved(by)),
            };
        }
        s.root + by
    }
}

impl<'a> Builder<'a> {
    /// The text with all active substitutions made, innermost first.
    fn substitute(&mut self, text: &str) -> Result<String, String> {
        let mut text = text.to_string();
        for (from, to) in self.substs.iter().rev() {
            if from.is_empty() {
                continue;
            }
            let grown = text.matches(from).count().saturating_mul(to.len());
            if grown.saturating_add(self.size) > MAX_SIZE {
                return Err("its predicate is too long".into());
            }
            text = text.replace(from, to);
        }
        self.charge(text.len())?;
        Ok(text)
    }

    fn charge(&mut self, n: usize) -> Result<(), String> {
        self.size = self.size.saturating_add(n + 1);
        if self.size > MAX_SIZE { Err("its predicate is too long".into()) } else { Ok(()) }
    }

    fn build(&mut self, pred: RecordRef<'a>) -> Result<Cond, String> {
        if self.depth == MAX_DEPTH {
            return Err("its predicate is nested too deeply".into());
        }
        self.depth += 1;
        let cond = self.node(pred);
        self.depth -= 1;
        cond
    }

    fn node(&mut self, pred: RecordRef<'a>) -> Result<Cond, String> {
        let text = |field: &str| {
            let missing = || format!("its predicate `{}` has no `{field}`", pred.name());
            pred.string(field).ok_or_else(missing)
        };
        let Some(kind) = pred.def("kind") else {
            return Ok(Cond::Text(self.substitute(text("predExpr")?)?));
        };
        self.charge(0)?;
        let children = pred.list("children").map(|l| l.iter().filter_map(|c| c.as_def()).collect::<Vec<_>>());
        let children = children.unwrap_or_default();
        let only = || match children[..] {
            [c] => Ok(c),
            _ => Err(format!("its predicate `{}` must have one child", pred.name())),
        };
        Ok(match kind.name() {
            "PredCombinerAnd" => self.join(true, children)?,
            "PredCombinerOr" => self.join(false, children)?,
            "PredCombinerNot" => Cond::Not(Box::new(self.build(only()?)?)),
            "PredCombinerSubstLeaves" => {
                self.substs.push((text("pattern")?, text("replacement")?));
                let child = self.build(only()?);
                self.substs.pop();
                Cond::Subst(Box::new(child?))
            }
            "PredCombinerConcat" => {
                let prefix = self.substitute(text("prefix")?)?;
                let suffix = self.substitute(text("suffix")?)?;
                Cond::Concat(prefix, Box::new(self.build(only()?)?), suffix)
            }
            other => return Err(format!("its predicate is combined by the unknown `{other}`")),
        })
    }

    /// `and`: drops what is true, is false as soon as a part is; else the other way round.
    fn join(&mut self, and: bool, children: Vec<RecordRef<'a>>) -> Result<Cond, String> {
        if children.is_empty() {
            return Ok(if and { Cond::True } else { Cond::False });
        }
        let mut parts = Vec::new();
        for c in children {
            match (self.build(c)?, and) {
                (Cond::True, true) | (Cond::False, false) => {}
                (Cond::False, true) => return Ok(Cond::False),
                (Cond::True, false) => return Ok(Cond::True),
                (part, _) => parts.push(part),
            }
        }
        Ok(Cond::Join(and, parts))
    }
}

fn print(c: &Cond, out: &mut String) {
    match c {
        Cond::True => out.push_str("true"),
        Cond::False => out.push_str("false"),
        Cond::Text(t) => out.push_str(t),
        Cond::Not(c) => {
            out.push_str("!(");
            print(c, out);
            out.push(')');
        }
        Cond::Join(and, parts) => match &parts[..] {
            [] => out.push_str(if *and { "true" } else { "false" }),
            [only] => print(only, out),
            _ => {
                for (i, p) in parts.iter().enumerate() {
                    if i > 0 {
                        out.push_str(if *and { " && " } else { " || " });
                    }
                    out.push('(');
                    print(p, out);
                    out.push(')');
                }
            }
        },
        Cond::Subst(c) => print(c, out),
        Cond::Concat(prefix, c, suffix) => {
            out.push_str(prefix);
            print(c, out);
            out.push_str(suffix);
        }
    }
}

/// The text with `$_self` as `self` and `$$` as `$`. Other placeholders have no meaning here and are marked.
pub(super) fn fill(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let end = |keep: fn(char) -> bool| after.find(|c| !keep(c)).unwrap_or(after.len());
        let digits = end(|c| c.is_ascii_digit());
        let word = end(|c| c.is_ascii_alphanumeric() || c == '_');
        let len = if after.starts_with('$') {
            out.push('$');
            1
        } else if digits > 0 {
            let len = digits + if after[digits..].starts_with("...") { 3 } else { 0 };
            mark(&after[..len], &mut out);
            len
        } else if word == 0 {
            out.push('$');
            0
        } else if &after[..word] == "_self" {
            out.push_str("self");
            word
        } else {
            mark(&after[..word], &mut out);
            word
        };
        rest = &after[len..];
    }
    out.push_str(rest);
    out
}

/// A placeholder that nothing stands for.
fn mark(name: &str, out: &mut String) {
    out.push('$');
    out.push_str(name);
    out.push_str("<no-subst-found>");
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn placeholders() {
        let marked = "$_op<no-subst-found> $1...<no-subst-found> $a<no-subst-found>.b";
        let cases = [
            ("f($_self)", "f(self)"),
            ("$_op $1... $a.b", marked),
            ("$$_self $", "$_self $"),
            ("${x} $- $_selfish", "${x} $- $_selfish<no-subst-found>"),
            ("$$$_self", "$self"),
            ("é$é", "é$é"),
        ];
        for (text, want) in cases {
            assert_eq!(fill(text), want, "{text}");
        }
    }
}
