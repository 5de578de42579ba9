//! `std::optional`: a list of one item, or of none.

use super::{Item, Resolver, Result, Typed, Unknown, lists};
use crate::cxx;
use pdll_bytecode::query::{Comparison, Expr, Query, Scalar, Sort};

/// What a C++ type holds that may hold nothing.
pub(super) fn content(ty: &str) -> Option<&str> {
    ty.trim().strip_prefix("std::optional<")?.strip_suffix('>')
}

/// Is it one of these?
pub(super) fn is_optional(t: &Typed) -> bool {
    t.sort.list && content(&t.class).is_some()
}

impl Resolver<'_> {
    /// What a variable of this type holds, or an object of it that is made of this.
    pub(super) fn optional(&mut self, of: &str, item: Item) -> Result<Item> {
        let known = || lists::scalar_of(of).or_else(|| self.knows_class(&cxx::short_name(of)));
        let scalar = known().ok_or_else(|| Unknown::Type(of.to_string()))?;
        let items = match item {
            Item::Value(t) if is_optional(&t) => {
                return if t.sort.scalar == scalar { Ok(Item::Value(t)) } else { Err(Unknown::Sort) };
            }
            Item::Null => Vec::new(),
            Item::Braces(items) if items.is_empty() => Vec::new(),
            item => vec![self.expect(item, scalar)?],
        };
        let node = self.push(Expr::List(scalar, items))?;
        Ok(self.value(node, &format!("std::optional<{of}>")))
    }

    /// What is in it; undefined if nothing is.
    pub(super) fn held(&mut self, optional: &Typed) -> Result<Item> {
        let first = self.push(Expr::Int(Scalar::U64, 0))?;
        let node = self.query(Query::ListItem, &[optional.node, first])?;
        let class = content(&optional.class).filter(|_| optional.sort.scalar.is_handle());
        Ok(self.value(node, &class.map(cxx::short_name).unwrap_or_default()))
    }

    /// Is something in it?
    pub(super) fn holds_something(&mut self, optional: &Typed) -> Result<u32> {
        let size = self.query(Query::ListSize, &[optional.node])?;
        let none = self.push(Expr::Int(Scalar::U64, 0))?;
        self.query(Query::Compare(Comparison::NotEqual), &[size, none])
    }

    /// A method of one, or of what is in it: `x->f()`.
    pub(super) fn optional_method(
        &mut self,
        optional: &Typed,
        name: &str,
        types: &[String],
        args: Vec<Item>,
    ) -> Result<Item> {
        match (name, args.len()) {
            ("has_value", 0) => {
                let something = self.holds_something(optional)?;
                Ok(self.value(something, ""))
            }
            ("value", 0) => self.held(optional),
            ("value_or", 1) => {
                let [other] = super::functions::parts(args)?;
                let something = self.holds_something(optional)?;
                let held = self.held(optional)?;
                let (held, other) = (self.typed(held)?, self.expect(other, optional.sort.scalar)?);
                let node = self.push(Expr::If(something, held.node, other))?;
                Ok(self.value(node, &held.class))
            }
            _ => {
                let held = self.held(optional)?;
                self.method(held, name, types, args)
            }
        }
    }

    /// Whether one is equal to another one, to nothing, or to what may be in one.
    pub(super) fn optionals_equal(&mut self, a: &Typed, b: Item) -> Result<u32> {
        match b {
            Item::Null => {
                let something = self.holds_something(a)?;
                self.query(Query::Not, &[something])
            }
            Item::Value(b) if is_optional(&b) && b.sort == a.sort => {
                self.query(Query::Same, &[a.node, b.node])
            }
            Item::Value(b) if b.sort.list => Err(Unknown::Sort),
            b => {
                let held = self.held(a)?;
                let equal = self.binary(cxx::Operator::Equal, held, b)?;
                let (something, equal) = (self.holds_something(a)?, self.truth(equal)?);
                self.push(Expr::And(something, equal))
            }
        }
    }

    /// An optional that holds nothing, of the sort of another one.
    pub(super) fn nothing_like(&mut self, other: &Typed) -> Result<Typed> {
        let node = self.push(Expr::List(other.sort.scalar, Vec::new()))?;
        Ok(Typed { node, sort: Sort::list(other.sort.scalar), class: other.class.clone() })
    }
}
