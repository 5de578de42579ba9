//! Iterators: places in lists. Two of them stand for what is between them.

use super::functions::parts;
use super::{Item, Resolver, Result, Typed, Unknown};
use crate::cxx::Operator;
use pdll_bytecode::query::{Arithmetic, Comparison, Expr, Query, Scalar};

impl Resolver<'_> {
    /// `x.begin()`, `x.end()` and the like: the place, if the method gives one.
    pub(super) fn iterator(&mut self, object: &Item, name: &str, types: &[String]) -> Result<Option<Item>> {
        let (list, end) = match name {
            "begin" | "end" if types.is_empty() => {
                let list = match object {
                    Item::Rows(_) | Item::Builder => return Ok(None),
                    object => self.list_of_any(object.clone())?,
                };
                (list, name == "end")
            }
            "rbegin" | "rend" if types.is_empty() && !matches!(object, Item::Rows(_) | Item::Builder) => {
                let list = self.reversed(object.clone())?;
                (self.list_of_any(list)?, name == "rend")
            }
            "value_begin" | "value_end" => {
                let list = self.method(object.clone(), "getValues", types, Vec::new())?;
                (self.list_of_any(list)?, name == "value_end")
            }
            "use_begin" | "use_end" | "user_begin" | "user_end" => {
                let value = self.expect(object.clone(), Scalar::Value)?;
                (self.list_of_any(Item::Uses(value))?, name.ends_with("end"))
            }
            _ => return Ok(None),
        };
        let place = match end {
            true => {
                let size = self.query(Query::ListSize, &[list.node])?;
                self.converted(size, Scalar::I64)?
            }
            false => self.push(Expr::Int(Scalar::I64, 0))?,
        };
        Ok(Some(Item::Iterator(list, place)))
    }

    /// The item at a place.
    pub(super) fn at(&mut self, iterator: &Item) -> Result<Item> {
        let Item::Iterator(list, place) = iterator else { return Err(Unknown::Sort) };
        let place = self.converted(*place, Scalar::U64)?;
        let item = self.query(Query::ListItem, &[list.node, place])?;
        self.item(item, &list.class)
    }

    /// A place so many items further on, or before.
    pub(super) fn moved(&mut self, iterator: Item, by: Operator, count: Item) -> Result<Item> {
        let Item::Iterator(list, place) = iterator else { return Err(Unknown::Sort) };
        let count = self.number(count, Scalar::I64)?;
        let by = match by {
            Operator::Add => Arithmetic::Add,
            Operator::Subtract => Arithmetic::Subtract,
            _ => return Err(Unknown::Sort),
        };
        let place = self.query(Query::Compute(by), &[place, count])?;
        Ok(Item::Iterator(list, place))
    }

    /// Two places of one list.
    pub(super) fn two_places(&self, a: &Item, b: &Item) -> Result<(u32, u32)> {
        match (a, b) {
            (Item::Iterator(x, a), Item::Iterator(y, b)) if self.is_same(x.node, y.node) => Ok((*a, *b)),
            _ => Err(Unknown::Form("iterators of different lists meet")),
        }
    }

    /// `std::distance(a, b)`, `std::next(a, n)`
    pub(super) fn iterator_function(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        // What is between two places is a list already.
        if name == "std::distance" {
            let [list] = parts(args)?;
            let list = self.list_of_any(list)?;
            let size = self.query(Query::ListSize, &[list.node])?;
            let node = self.converted(size, Scalar::I64)?;
            return Ok(self.value(node, ""));
        }
        let mut args = args.into_iter();
        let (Some(from), count, None) = (args.next(), args.next(), args.next()) else {
            return Err(Unknown::Sort);
        };
        let count = match count {
            Some(count) => count,
            None => {
                let one = self.push(Expr::Int(Scalar::I64, 1))?;
                self.value(one, "")
            }
        };
        self.moved(from, if name == "std::next" { Operator::Add } else { Operator::Subtract }, count)
    }

    /// The arguments of a call, with what two iterators of one list go through as one list.
    pub(super) fn gone_through(&mut self, args: Vec<Item>) -> Result<Vec<Item>> {
        let mut all = Vec::with_capacity(args.len());
        for item in args {
            match (all.last(), &item) {
                (Some(from @ Item::Iterator(list, _)), Item::Iterator(..)) => {
                    let (from, to) = self.two_places(from, &item)?;
                    let list = list.clone();
                    all.pop();
                    all.push(self.between(&list, from, to)?);
                }
                _ => all.push(item),
            }
        }
        Ok(all)
    }

    /// The items from one place of a list to another.
    fn between(&mut self, list: &Typed, from: u32, to: u32) -> Result<Item> {
        let whole = |r: &Self, node: u32| match &r.exprs[node as usize] {
            Expr::Query(Query::Convert(_), args) => matches!(&r.exprs[args[0] as usize],
                Expr::Query(Query::ListSize, of) if r.is_same(of[0], list.node)),
            _ => false,
        };
        let node = if whole(self, to) {
            list.node
        } else {
            // What comes before `to`.
            self.shared(list.node, |r, list| {
                let (size, to) = (r.query(Query::ListSize, &[list])?, r.converted(to, Scalar::U64)?);
                let rest = r.query(Query::Compute(Arithmetic::Subtract), &[size, to])?;
                r.query(Query::DropBack, &[list, rest])
            })?
        };
        let from_start = matches!(self.exprs[from as usize], Expr::Int(_, 0));
        let node = if from_start {
            node
        } else {
            let from = self.converted(from, Scalar::U64)?;
            self.query(Query::DropFront, &[node, from])?
        };
        Ok(self.value(node, &list.class))
    }

    /// `a + n`, `a - b`, `a == b` of iterators.
    pub(super) fn iterator_operator(&mut self, o: Operator, a: Item, b: Item) -> Result<Item> {
        let how = match o {
            Operator::Equal => Comparison::Equal,
            Operator::NotEqual => Comparison::NotEqual,
            Operator::Less => Comparison::Less,
            Operator::Subtract if matches!(b, Item::Iterator(..)) => {
                let (a, b) = self.two_places(&a, &b)?;
                return self.ask(Query::Compute(Arithmetic::Subtract), &[a, b]);
            }
            _ => {
                // `n + a` is `a + n`.
                let (a, b) = if matches!(a, Item::Iterator(..)) { (a, b) } else { (b, a) };
                return self.moved(a, o, b);
            }
        };
        let (a, b) = self.two_places(&a, &b)?;
        self.compare(how, a, b)
    }

    /// Are two nodes the same expression?
    fn is_same(&self, a: u32, b: u32) -> bool {
        let mut left = vec![(a, b)];
        while let Some((a, b)) = left.pop() {
            if a == b {
                continue;
            }
            let (x, y) = (&self.exprs[a as usize], &self.exprs[b as usize]);
            let (shift_x, shift_y) = (x.clone().without_children(), y.clone().without_children());
            if shift_x != shift_y || x.children().count() != y.children().count() {
                return false;
            }
            left.extend(x.children().zip(y.children()));
        }
        true
    }
}
