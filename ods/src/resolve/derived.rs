//! Classes of operations that exist in C++ only: those of another class for which something holds.

use super::{Item, Resolver, Result, Typed, Unknown};
use crate::cxx::{self, Snippet};
use pdll_bytecode::query::{Cast, Expr, Query, Scalar, Sort};
use std::sync::OnceLock;

/// The classes, and the question of an operation in C++.
const CLASSES: [(&str, &str); 3] = [
    (
        "arith::ConstantIndexOp",
        "[](Operation *op) { \
           return isa_and_nonnull<arith::ConstantOp>(op) && op->getResult(0).getType().isIndex(); }",
    ),
    (
        "arith::ConstantIntOp",
        "[](Operation *op) { \
           return isa_and_nonnull<arith::ConstantOp>(op) && \
             op->getResult(0).getType().isSignlessInteger(); }",
    ),
    (
        "arith::ConstantFloatOp",
        "[](Operation *op) { \
           return isa_and_nonnull<arith::ConstantOp>(op) && isa<FloatType>(op->getResult(0).getType()); }",
    ),
];

/// The place of a class, by its whole name: another namespace may have one that is called so, too.
fn place(class: &str) -> Option<usize> {
    CLASSES.iter().position(|derived| derived.0 == class)
}

/// Is a class one of these?
pub(super) fn knows(class: &str) -> bool {
    place(class).is_some()
}

fn question(place: usize) -> Option<&'static Snippet> {
    static PARSED: [OnceLock<Option<Snippet>>; 3] = [const { OnceLock::new() }; 3];
    PARSED[place].get_or_init(|| cxx::expression(CLASSES[place].1).ok()).as_ref()
}

impl Resolver<'_> {
    /// A cast of an operation where one of the classes is one of these.
    pub(super) fn derived_cast(&mut self, how: Cast, types: &[String], op: &Typed) -> Result<Item> {
        let node = self.shared(op.node, |r, op| {
            let mut any = r.push(Expr::Bool(false))?;
            for ty in types {
                let object = r.value(op, "");
                let is = match place(ty) {
                    Some(place) => r.run(question(place).ok_or(Unknown::Sort)?, vec![object])?,
                    None => r.cast(Cast::Is, true, std::slice::from_ref(ty), object)?,
                };
                let is = r.truth(is)?;
                any = r.push(Expr::Or(any, is))?;
            }
            let other = match how {
                Cast::Is => return Ok(any),
                Cast::Always => r.undefined(Sort::one(Scalar::Op))?,
                Cast::Maybe => r.push(Expr::Null(Scalar::Op))?,
            };
            r.push(Expr::If(any, op, other))
        })?;
        let class = types.first().filter(|_| how != Cast::Is && types.len() == 1);
        Ok(self.value(node, class.map_or("", String::as_str)))
    }

    /// `value()` of an operation of one of these classes.
    pub(super) fn derived_value(&mut self, op: &Typed) -> Result<Item> {
        let name = self.push(Expr::Text("value".into()))?;
        let attr = self.query(Query::OpAttr, &[op.node, name])?;
        if op.class.ends_with("ConstantFloatOp") {
            return self.ask(Query::FloatValue, &[attr]);
        }
        let number = self.query(Query::IntValue, &[attr])?;
        self.ask(Query::SignExtend, &[number])
    }
}

#[cfg(test)]
mod tests {
    use super::{CLASSES, question};

    #[test]
    fn all_questions_are_read() {
        assert!((0..CLASSES.len()).all(|place| question(place).is_some()));
    }
}
