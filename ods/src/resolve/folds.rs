//! Lists that are gone through with a value that each item changes: `accumulate`, `product_of`,
//! `max_element`, `find`; and lists behind each other.

use super::functions::parts;
use super::ranges::nodes;
use super::{Item, Resolver, Result, Unknown, lists};
use crate::cxx::Operator;
use pdll_bytecode::query::{Arithmetic, Comparison, Expr, Query, Scalar, Sort};

impl Resolver<'_> {
    /// `concat<T>(a, b)`: the items of several lists, those of the first of them first.
    pub(super) fn concatenated(&mut self, types: &[String], args: Vec<Item>) -> Result<Item> {
        let mut scalar = match types {
            [ty] => Some(lists::scalar_of(ty).ok_or_else(|| Unknown::Type(ty.clone()))?),
            _ => None,
        };
        let mut args = args.into_iter();
        let first = args.next().ok_or(Unknown::Sort)?;
        let first = match scalar {
            Some(scalar) => self.list_of(first, scalar)?,
            None => self.list(first)?,
        };
        let of = *scalar.get_or_insert(first.sort.scalar);
        let mut node = first.node;
        for more in args {
            // Items are converted one by one, as C++ does where they are added.
            let more = self.list_as(more, of)?;
            node = self.query(Query::JoinLists, &[node, more.node])?;
        }
        Ok(self.value(node, &first.class))
    }

    /// `accumulate(list, start, f)` and functions that are made of it.
    pub(super) fn folding(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let mut args = args.into_iter();
        let (Some(list), start, function, None) = (args.next(), args.next(), args.next(), args.next()) else {
            return Err(Unknown::Sort);
        };
        match (name, start, function) {
            ("accumulate", Some(start), Some(function)) => {
                self.fold(list, start, |r, state, item| r.apply(&function, vec![state, item]))
            }
            ("accumulate", Some(start), None) => {
                self.fold(list, start, |r, state, item| r.binary(Operator::Add, state, item))
            }
            ("max_element" | "min_element", None, None) => self.extreme_element(list, name == "max_element"),
            ("sum_of" | "product_of" | "computeProduct" | "ShapedType::getNumElements", start, None) => {
                let by = if name == "sum_of" { Operator::Add } else { Operator::Multiply };
                let list = self.list(list)?;
                let start = match start {
                    Some(start) => start,
                    None => {
                        let number = self.push(Expr::Int(Scalar::I32, u64::from(name != "sum_of")))?;
                        let node = self.converted(number, list.sort.scalar)?;
                        self.value(node, "")
                    }
                };
                self.fold(Item::Value(list), start, |r, state, item| r.binary(by, state, item))
            }
            _ => Err(Unknown::Sort),
        }
    }

    /// What becomes of a value as a list is gone through. It keeps its type.
    fn fold(
        &mut self,
        list: Item,
        start: Item,
        f: impl FnOnce(&mut Self, Item, Item) -> Result<Item>,
    ) -> Result<Item> {
        let start = match start {
            start @ Item::Braces(_) => self.list(start)?,
            start => self.typed(start)?,
        };
        let node = self.fold_any(list, (start.node, start.sort), |r, state, item| {
            let state = r.value(state, &start.class);
            let made = f(r, state, item)?;
            r.kept(made, start.sort)
        })?;
        Ok(self.value(node, &start.class))
    }

    /// The node of what a variable of this sort holds that is given a value.
    pub(super) fn kept(&mut self, made: Item, sort: Sort) -> Result<u32> {
        match sort.single() {
            Some(Scalar::Bool) => self.truth(made),
            Some(scalar) => self.expect(made, scalar),
            None => Ok(self.list_of(made, sort.scalar)?.node),
        }
    }

    /// The node of a fold over a list, or over lists that are gone through together.
    pub(super) fn fold_any(
        &mut self,
        list: Item,
        start: (u32, Sort),
        f: impl FnOnce(&mut Self, u32, Item) -> Result<u32>,
    ) -> Result<u32> {
        if let Item::Rows(lists) = list {
            return self.with_lists(&lists, |r, lists| {
                let places = (r.places(&nodes(lists))?, Sort::one(Scalar::I64));
                r.folded(places, start, |r, state, place| {
                    let row = r.row(lists, place)?;
                    f(r, state, Item::Row(row))
                })
            });
        }
        let list = self.list_of_any(list)?;
        let of = Sort::one(list.sort.scalar);
        self.folded((list.node, of), start, |r, state, node| {
            let item = r.item(node, &list.class)?;
            f(r, state, item)
        })
    }

    /// The node of a fold over a list with items of a sort, from a start of a sort: `f` makes the body of the
    /// variables for the value and the item.
    fn folded(
        &mut self,
        (list, of): (u32, Sort),
        (start, sort): (u32, Sort),
        f: impl FnOnce(&mut Self, u32, u32) -> Result<u32>,
    ) -> Result<u32> {
        let (state, (item, body)) =
            self.with_variable(sort, |r, state| r.with_variable(of, |r, item| f(r, state, item)))?;
        self.push(Expr::Fold { state, item, list, start, body })
    }

    /// `*std::max_element(..)`: what it refers to, which is undefined if there is nothing.
    fn extreme_element(&mut self, list: Item, greatest: bool) -> Result<Item> {
        let list = self.list(list)?;
        let sort = Sort::one(list.sort.scalar);
        if !sort.scalar.is_number() {
            return Err(Unknown::Sort);
        }
        let node = self.shared(list.node, |r, list| {
            let zero = r.push(Expr::Int(Scalar::U64, 0))?;
            let start = r.query(Query::ListItem, &[list, zero])?;
            r.folded((list, sort), (start, sort), |r, state, item| {
                let (x, y) = if greatest { (state, item) } else { (item, state) };
                let better = r.query(Query::Compare(Comparison::Less), &[x, y])?;
                r.push(Expr::If(better, item, state))
            })
        })?;
        Ok(self.value(node, ""))
    }

    /// `find(list, x)`, `find_if(list, f)`: the first place, or that behind all items.
    pub(super) fn found(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let [list, wanted] = parts(args)?;
        let list = self.list_of_any(list)?;
        // While nothing is found, how many items there were; then what is less than 0, and says where it was.
        let (of, class) = (Sort::one(list.sort.scalar), list.class.clone());
        let start = self.push(Expr::Int(Scalar::I64, 0))?;
        let fold = self.folded((list.node, of), (start, Sort::one(Scalar::I64)), |r, state, node| {
            let item = r.item(node, &class)?;
            let is = match name {
                "find" => r.binary(Operator::Equal, item, wanted)?,
                _ => r.apply(&wanted, vec![item])?,
            };
            let mut is = r.truth(is)?;
            if name == "find_if_not" {
                is = r.query(Query::Not, &[is])?;
            }
            let zero = r.push(Expr::Int(Scalar::I64, 0))?;
            let one = r.push(Expr::Int(Scalar::I64, 1))?;
            let before = r.query(Query::Compare(Comparison::Less), &[state, zero])?;
            let here = r.query(Query::Complement, &[state])?;
            let next = r.query(Query::Compute(Arithmetic::Add), &[state, one])?;
            let now = r.push(Expr::If(is, here, next))?;
            r.push(Expr::If(before, state, now))
        })?;
        let place = self.shared(fold, |r, fold| {
            let zero = r.push(Expr::Int(Scalar::I64, 0))?;
            let found = r.query(Query::Compare(Comparison::Less), &[fold, zero])?;
            let place = r.query(Query::Complement, &[fold])?;
            r.push(Expr::If(found, place, fold))
        })?;
        Ok(Item::Iterator(list, place))
    }
}
