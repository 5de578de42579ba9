//! Predicates: the conditions of constraints as typed trees over C++ expressions, and the placeholders in
//! them.
//!
//! A tree has the shape of the record's. Records share predicates, and so do the trees of one model: each
//! record is read once. With all substitutions made, a tree can be exponentially larger than the file; its
//! size is known when it is read, and bounded. Each C++ expression is parsed by itself when the condition is
//! needed; the text of the whole is only for those who print C++.
use crate::cxx::{self, Operator, Snippet};
use pdll_tablegen::{RecId, RecordRef};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::sync::OnceLock;
use thiserror::Error;

/// Nesting of predicates.
const MAX_DEPTH: u32 = 500;
/// Nodes and bytes of the text of one constraint.
const MAX_SIZE: usize = 1 << 20;
/// What nearly all substitutions replace.
const SELF: &str = "$_self";

/// A predicate of [`Predicates`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PredicateId(u32);

/// A part of a condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Predicate {
    /// A C++ expression with placeholders.
    Expression(String),
    /// It does not hold.
    Not(PredicateId),
    /// All hold.
    All(Vec<PredicateId>),
    /// One holds at least.
    Any(Vec<PredicateId>),
    /// The same with one text in place of another in all expressions.
    Substituted {
        /// What is replaced: nearly always `$_self`.
        pattern: String,
        /// What stands there then.
        replacement: String,
        /// Where.
        child: PredicateId,
    },
    /// An expression around another condition.
    Wrapped {
        /// What stands in front of it.
        prefix: String,
        /// The condition.
        child: PredicateId,
        /// What stands behind it.
        suffix: String,
    },
}

/// Why a record has no condition, as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PredicateError {
    /// The constraint has none.
    #[error("it has no predicate")]
    Missing,
    /// A predicate lacks a part.
    #[error("its predicate `{predicate}` has no `{field}`")]
    NoField {
        /// The name of its record.
        predicate: String,
        /// The name of the part.
        field: &'static str,
    },
    /// A predicate that is made of one other has none or several.
    #[error("its predicate `{0}` must have one child")]
    OneChild(String),
    /// A predicate is combined by something that is not one of ODS's combiners.
    #[error("its predicate is combined by the unknown `{0}`")]
    UnknownCombiner(String),
    /// With all substitutions made it would be longer than the limit.
    #[error("its predicate is too long")]
    TooLong,
    /// It is nested more deeply than the limit.
    #[error("its predicate is nested too deeply")]
    TooDeep,
}

type Result<T> = std::result::Result<T, PredicateError>;

/// The predicates of a model.
#[derive(Clone, Debug, Default)]
pub struct Predicates {
    nodes: Vec<Predicate>,
    weights: Vec<Weight>,
    /// By node: an expression that was needed before, as many conditions share theirs.
    parsed: Vec<OnceLock<Parsed<Box<Snippet>>>>,
}

/// A condition by itself: of a record that no model needs to hold.
#[derive(Clone, Debug)]
pub struct Condition {
    predicates: Predicates,
    root: PredicateId,
}

impl Condition {
    /// The condition of the constraint `record`.
    ///
    /// # Errors
    /// It has none, or one that cannot be read.
    pub fn of(record: RecordRef<'_>) -> Result<Self> {
        let mut predicates = Predicates::default();
        let root = Reader::default().condition(record, &mut predicates)?;
        Ok(Self { predicates, root })
    }

    /// As [`Predicates::text`].
    ///
    /// # Errors
    /// It is longer than the limit.
    pub fn text(&self) -> Result<String> {
        self.predicates.text(self.root)
    }

    /// As [`Predicates::snippet`].
    ///
    /// # Errors
    /// One of its expressions cannot be parsed.
    pub fn snippet(&self) -> std::result::Result<Snippet, cxx::Fault> {
        self.predicates.snippet(self.root)
    }
}

/// How large a predicate is with all substitutions made.
#[derive(Clone, Copy, Debug)]
struct Weight {
    /// Nodes and bytes, [`SELF`]s included.
    size: usize,
    /// How often [`SELF`] stands in it.
    selves: usize,
    height: u32,
    /// Does it replace anything else than [`SELF`]? Then its size is not known.
    irregular: bool,
}

impl Predicates {
    /// The predicate itself.
    #[must_use]
    pub fn get(&self, id: PredicateId) -> &Predicate {
        &self.nodes[id.0 as usize]
    }

    /// As a C++ expression, with `$_self` and the like left in it, simplified where `And` or `Or` have no
    /// children.
    ///
    /// # Errors
    /// It is longer than the limit.
    pub fn text(&self, id: PredicateId) -> Result<String> {
        let condition = Simplifier { all: self, substs: Vec::new(), size: 0 }.build(id)?;
        let mut out = String::new();
        print(&condition, &mut out);
        Ok(out)
    }

    /// As a tree of C++ expressions, of which each is parsed by itself.
    ///
    /// # Errors
    /// One of them cannot be parsed.
    pub fn snippet(&self, id: PredicateId) -> std::result::Result<Snippet, cxx::Fault> {
        let mut pool = Pool { all: self, exprs: Vec::new() };
        let root = pool.condition(id, None)?;
        Ok(Snippet { exprs: pool.exprs, root })
    }

    /// Adds a predicate.
    pub(super) fn push(&mut self, predicate: Predicate) -> Result<PredicateId> {
        let weight = self.weigh(&predicate);
        if weight.height > MAX_DEPTH {
            return Err(PredicateError::TooDeep);
        }
        self.nodes.push(predicate);
        self.weights.push(weight);
        self.parsed.push(OnceLock::new());
        let id = PredicateId(self.nodes.len() as u32 - 1);
        if weight.irregular {
            self.text(id)?;
        } else if weight.size > MAX_SIZE {
            return Err(PredicateError::TooLong);
        }
        Ok(id)
    }

    /// An expression of which the text is this.
    fn expression(&self, id: PredicateId, text: &str) -> Parsed<&Snippet> {
        let parsed = self.parsed[id.0 as usize].get_or_init(|| cxx::expression(text).map(Box::new));
        parsed.as_deref().map_err(Clone::clone)
    }

    fn weigh(&self, predicate: &Predicate) -> Weight {
        let text = |t: &str| Weight {
            size: t.len() + 1,
            selves: t.matches(SELF).count(),
            height: 1,
            irregular: false,
        };
        let of = |id: PredicateId| self.weights[id.0 as usize];
        let add = |a: Weight, b: Weight| Weight {
            size: a.size.saturating_add(b.size),
            selves: a.selves.saturating_add(b.selves),
            height: a.height.max(b.height),
            irregular: a.irregular || b.irregular,
        };
        let node = Weight { size: 1, selves: 0, height: 0, irregular: false };
        let mut weight = match predicate {
            Predicate::Expression(t) => return text(t),
            Predicate::Not(child) => add(node, of(*child)),
            Predicate::All(children) | Predicate::Any(children) => {
                children.iter().map(|c| of(*c)).fold(node, add)
            }
            Predicate::Substituted { pattern, replacement, child } => {
                let child = of(*child);
                let grown = child.selves.saturating_mul(replacement.len());
                Weight {
                    size: child.size.saturating_add(grown).saturating_sub(child.selves * SELF.len()),
                    selves: child.selves.saturating_mul(text(replacement).selves),
                    irregular: child.irregular || pattern != SELF,
                    ..child
                }
            }
            Predicate::Wrapped { prefix, child, suffix } => {
                let mut around = add(text(prefix), text(suffix));
                around.height = 0;
                add(around, of(*child))
            }
        };
        weight.height += 1;
        weight
    }
}

/// Reads the predicates of the records of one file.
#[derive(Default)]
pub(super) struct Reader {
    known: FxHashMap<RecId, Result<PredicateId>>,
}

impl Reader {
    /// The condition of the constraint `record`.
    pub(super) fn condition(&mut self, record: RecordRef<'_>, to: &mut Predicates) -> Result<PredicateId> {
        self.read(record.def("predicate").ok_or(PredicateError::Missing)?, to, 0)
    }

    fn read(&mut self, record: RecordRef<'_>, to: &mut Predicates, depth: u32) -> Result<PredicateId> {
        if let Some(known) = self.known.get(&record.id()) {
            return known.clone();
        }
        if depth == MAX_DEPTH {
            return Err(PredicateError::TooDeep);
        }
        let read = self.predicate(record, to, depth).and_then(|p| to.push(p));
        // How deep it is depends on the way here.
        if read != Err(PredicateError::TooDeep) {
            self.known.insert(record.id(), read.clone());
        }
        read
    }

    fn predicate(&mut self, record: RecordRef<'_>, to: &mut Predicates, depth: u32) -> Result<Predicate> {
        let text = |field: &'static str| match record.string(field) {
            Some(text) => Ok(text.to_string()),
            None => Err(PredicateError::NoField { predicate: record.name().into(), field }),
        };
        let Some(kind) = record.def("kind") else {
            return Ok(Predicate::Expression(text("predExpr")?));
        };
        let list = record.list("children");
        let children = || list.iter().flat_map(|l| l.iter()).filter_map(|c| c.as_def());
        let mut only = || {
            let (mut all, name) = (children(), record.name());
            match (all.next(), all.next()) {
                (Some(child), None) => self.read(child, to, depth + 1),
                _ => Err(PredicateError::OneChild(name.into())),
            }
        };
        Ok(match kind.name() {
            "PredCombinerNot" => Predicate::Not(only()?),
            "PredCombinerSubstLeaves" => Predicate::Substituted {
                pattern: text("pattern")?,
                replacement: text("replacement")?,
                child: only()?,
            },
            "PredCombinerConcat" => {
                Predicate::Wrapped { prefix: text("prefix")?, suffix: text("suffix")?, child: only()? }
            }
            join @ ("PredCombinerAnd" | "PredCombinerOr") => {
                let all = children().map(|c| self.read(c, to, depth + 1)).collect::<Result<Vec<_>>>()?;
                if join == "PredCombinerAnd" { Predicate::All(all) } else { Predicate::Any(all) }
            }
            other => return Err(PredicateError::UnknownCombiner(other.into())),
        })
    }
}

impl Predicates {
    /// Adds that an operation is of a C++ class.
    pub(super) fn push_class(&mut self, class: &str) -> Result<PredicateId> {
        self.push(Predicate::Expression(format!("::llvm::isa<{class}>($_self)")))
    }
}

/// A substitution around a predicate.
struct Substitution<'a> {
    pattern: &'a str,
    replacement: &'a str,
    outer: Option<&'a Substitution<'a>>,
    /// The replacement in the pool, once it was needed.
    node: Cell<Option<u32>>,
}

/// A tree of expressions that is being put together.
struct Pool<'a> {
    all: &'a Predicates,
    exprs: Vec<cxx::Expr>,
}

type Parsed<T> = std::result::Result<T, cxx::Fault>;

impl Pool<'_> {
    fn push(&mut self, e: cxx::Expr) -> u32 {
        self.exprs.push(e);
        self.exprs.len() as u32 - 1
    }

    /// Predicates are nested no deeper than [`MAX_DEPTH`].
    fn condition(&mut self, id: PredicateId, within: Option<&Substitution<'_>>) -> Parsed<u32> {
        let all = self.all;
        Ok(match all.get(id) {
            Predicate::Expression(text) => self.append(all.expression(id, text)?, None, within)?,
            Predicate::Not(child) => {
                let child = self.condition(*child, within)?;
                self.push(cxx::Expr::Unary(Operator::Not, child))
            }
            join @ (Predicate::All(children) | Predicate::Any(children)) => {
                let parts =
                    children.iter().map(|c| self.condition(*c, within)).collect::<Parsed<Vec<_>>>()?;
                self.join(matches!(join, Predicate::All(_)), &parts)
            }
            Predicate::Substituted { pattern, replacement, child } => {
                if !pattern.strip_prefix('$').is_some_and(is_word) {
                    let message = format!("it replaces `{pattern}`, which is no placeholder");
                    return Err(cxx::Fault { offset: 0, message });
                }
                let inner = Substitution { pattern, replacement, outer: within, node: Cell::new(None) };
                self.condition(*child, Some(&inner))?
            }
            Predicate::Wrapped { prefix, child, suffix } => {
                let child = self.condition(*child, within)?;
                self.append(&cxx::around(prefix, suffix)?, Some(child), within)?
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

    /// Adds a snippet; `hole` stands where it has one, and replacements where it has names that are replaced.
    fn append(&mut self, s: &Snippet, hole: Option<u32>, within: Option<&Substitution<'_>>) -> Parsed<u32> {
        let replaced = |e: &cxx::Expr| {
            let cxx::Expr::Name(name) = e else { return None };
            std::iter::successors(within, |w| w.outer).find(|w| w.pattern == name)
        };
        for e in &s.exprs {
            if let Some(w) = replaced(e).filter(|w| w.node.get().is_none()) {
                let node = self.append(&cxx::expression(w.replacement)?, None, w.outer)?;
                w.node.set(Some(node));
            }
        }
        let by = self.exprs.len() as u32;
        for e in &s.exprs {
            let stands = match e {
                cxx::Expr::Hole => hole,
                e => replaced(e).and_then(|w| w.node.get()),
            };
            self.push(match stands {
                // What refers to it finds it through a name for it.
                Some(node) => cxx::Expr::Unary(Operator::Multiply, node),
                None => e.clone().moved(by),
            });
        }
        Ok(s.root + by)
    }
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// A condition with all substitutions made.
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

struct Simplifier<'a> {
    all: &'a Predicates,
    /// Active substitutions, innermost last.
    substs: Vec<(&'a str, &'a str)>,
    size: usize,
}

impl Simplifier<'_> {
    /// The text with all active substitutions made, innermost first.
    fn substitute(&mut self, text: &str) -> Result<String> {
        let mut text = text.to_string();
        for (from, to) in self.substs.iter().rev() {
            if from.is_empty() {
                continue;
            }
            let grown = text.matches(from).count().saturating_mul(to.len());
            if grown.saturating_add(self.size) > MAX_SIZE {
                return Err(PredicateError::TooLong);
            }
            text = text.replace(from, to);
        }
        self.charge(text.len())?;
        Ok(text)
    }

    fn charge(&mut self, n: usize) -> Result<()> {
        self.size = self.size.saturating_add(n + 1);
        if self.size > MAX_SIZE { Err(PredicateError::TooLong) } else { Ok(()) }
    }

    fn build(&mut self, id: PredicateId) -> Result<Cond> {
        let all = self.all;
        if !matches!(all.get(id), Predicate::Expression(_)) {
            self.charge(0)?;
        }
        Ok(match all.get(id) {
            Predicate::Expression(text) => Cond::Text(self.substitute(text)?),
            Predicate::Not(child) => Cond::Not(Box::new(self.build(*child)?)),
            Predicate::All(children) => self.join(true, children)?,
            Predicate::Any(children) => self.join(false, children)?,
            Predicate::Substituted { pattern, replacement, child } => {
                self.substs.push((pattern, replacement));
                let child = self.build(*child);
                self.substs.pop();
                Cond::Subst(Box::new(child?))
            }
            Predicate::Wrapped { prefix, child, suffix } => {
                let (prefix, suffix) = (self.substitute(prefix)?, self.substitute(suffix)?);
                Cond::Concat(prefix, Box::new(self.build(*child)?), suffix)
            }
        })
    }

    /// `and`: drops what is true, is false as soon as a part is; else the other way round.
    fn join(&mut self, and: bool, children: &[PredicateId]) -> Result<Cond> {
        if children.is_empty() {
            return Ok(if and { Cond::True } else { Cond::False });
        }
        let mut parts = Vec::new();
        for &c in children {
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
