//! Lists made of lists: `map_range`, `reverse`, `seq`, `count_if`, and parts.

use super::functions::parts;
use super::{Item, Resolver, Result, Typed, Unknown, lists, numbers, unknown_method};
use crate::cxx;
use pdll_bytecode::query::{Arithmetic, Comparison, Expr, MAX_VARIABLES, Quantifier, Query, Scalar, Sort};

/// Is a function one of these?
pub(super) fn knows(name: &str) -> bool {
    matches!(
        name,
        "count"
            | "count_if"
            | "seq"
            | "map_range"
            | "map_to_vector"
            | "make_filter_range"
            | "filter_to_vector"
            | "to_vector"
            | "reverse"
            | "all_of_zip"
            | "enumerate"
            | "zip"
            | "zip_equal"
            | "std::get"
            | "drop_begin"
            | "drop_end"
            | "size"
            | "range_size"
            | "concat"
            | "accumulate"
            | "sum_of"
            | "product_of"
            | "computeProduct"
            | "ShapedType::getNumElements"
            | "max_element"
            | "min_element"
            | "find"
            | "find_if"
            | "find_if_not"
            | "to_vector_of"
            | "isIdentityPermutation"
            | "applyPermutation"
    )
}

/// Is it a function of the standard library that goes through lists?
pub(super) fn is_of_lists(name: &str) -> bool {
    matches!(
        name,
        "all_of"
            | "any_of"
            | "none_of"
            | "count"
            | "count_if"
            | "accumulate"
            | "max_element"
            | "min_element"
            | "find"
            | "find_if"
            | "find_if_not"
            | "equal"
            | "is_sorted"
    )
}

impl Resolver<'_> {
    pub(super) fn range_function(&mut self, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        match name {
            "to_vector" => {
                let [list] = parts(args)?;
                Ok(Item::Value(self.list_of_any(list)?))
            }
            "count_if" => {
                let [list, function] = parts(args)?;
                self.each(Quantifier::Count, list, &function)
            }
            "count" => {
                let [list, item] = parts(args)?;
                self.count(list, item)
            }
            "make_filter_range" | "filter_to_vector" => {
                let [list, function] = parts(args)?;
                self.each(Quantifier::Where, list, &function)
            }
            "map_range" | "map_to_vector" => {
                let [list, function] = parts(args)?;
                self.mapped(list, |r, item| r.apply(&function, vec![item]))
            }
            "seq" => self.sequence(types, args),
            "reverse" => {
                let [list] = parts(args)?;
                self.reversed(list)
            }
            "enumerate" => {
                let [list] = parts(args)?;
                let list = self.list_of_any(list)?;
                let size = self.query(Query::ListSize, &[list.node])?;
                let count = self.converted(size, Scalar::I64)?;
                let zero = self.push(Expr::Int(Scalar::I64, 0))?;
                let places = self.query(Query::Sequence, &[zero, count])?;
                let places = self.value(places, "");
                // The places are counted as `size_t`.
                let places = self.mapped(places, |r, item| r.as_size(item))?;
                Ok(Item::Rows(vec![self.typed(places)?, list]))
            }
            "zip" | "zip_equal" => {
                let lists = args.into_iter().map(|list| self.list_of_any(list)).collect::<Result<_>>()?;
                Ok(Item::Rows(lists))
            }
            "drop_begin" | "drop_end" => {
                let mut args = args.into_iter();
                let list = args.next().ok_or(Unknown::Sort)?;
                let list = self.list_of_any(list)?;
                self.list_method(
                    &list,
                    if name == "drop_begin" { "drop_front" } else { "drop_back" },
                    args.collect(),
                )
            }
            "size" | "range_size" => {
                let [list] = parts(args)?;
                let list = self.list_of_any(list)?;
                self.ask(Query::ListSize, &[list.node])
            }
            "concat" => self.concatenated(types, args),
            "accumulate"
            | "sum_of"
            | "product_of"
            | "computeProduct"
            | "ShapedType::getNumElements"
            | "max_element"
            | "min_element" => self.folding(name, args),
            "find" | "find_if" | "find_if_not" => self.found(name, args),
            "to_vector_of" => {
                let ([list], [ty]) = (parts(args)?, types) else { return Err(Unknown::Sort) };
                let scalar = lists::scalar_of(ty).ok_or_else(|| Unknown::Type(ty.clone()))?;
                Ok(Item::Value(self.list_as(list, scalar)?))
            }
            "isIdentityPermutation" => {
                let [list] = parts(args)?;
                let list = self.list_of(list, Scalar::I64)?;
                let node = self.shared(list.node, |r, list| {
                    let places = r.places(&[list])?;
                    r.query(Query::Same, &[list, places])
                })?;
                Ok(self.value(node, ""))
            }
            "applyPermutation" => {
                let [list, order] = parts(args)?;
                let (list, order) = (self.list_of_any(list)?, self.list_of(order, Scalar::I64)?);
                let class = list.class.clone();
                let node = self.shared(list.node, |r, list| {
                    let (variable, body) = r.with_variable(Sort::one(Scalar::I64), |r, place| {
                        let place = r.converted(place, Scalar::U64)?;
                        r.query(Query::ListItem, &[list, place])
                    })?;
                    r.push(Expr::Each { how: Quantifier::Map, variable, list: order.node, body })
                })?;
                Ok(self.value(node, &class))
            }
            "std::get" => {
                let [row] = parts(args)?;
                let [place] = types else { return Err(Unknown::Sort) };
                let place: usize = place.parse().map_err(|_| Unknown::Sort)?;
                match row {
                    Item::Row(items) => items.get(place).cloned().ok_or(Unknown::Sort),
                    Item::States(states) => self.state(&states, place),
                    _ => Err(Unknown::Sort),
                }
            }
            _ => {
                let [a, b, function] = parts(args)?;
                let lists = [self.list_of_any(a)?, self.list_of_any(b)?];
                let node = self.all_rows(&lists, |r, row| {
                    let holds = r.apply(&function, row)?;
                    r.truth(holds)
                })?;
                Ok(self.value(node, ""))
            }
        }
    }

    fn as_size(&mut self, item: Item) -> Result<Item> {
        let node = self.number(item, Scalar::U64)?;
        Ok(self.value(node, ""))
    }

    /// What a function gives for each item of a list.
    pub(super) fn mapped(
        &mut self,
        list: Item,
        f: impl FnOnce(&mut Self, Item) -> Result<Item>,
    ) -> Result<Item> {
        let mut class = String::new();
        if let Item::Rows(lists) = &list {
            let node = self.each_row(Quantifier::Map, lists, |r, row| {
                let made = f(r, Item::Row(row))?;
                let made = r.typed(made)?;
                class = made.class;
                Ok(made.node)
            })?;
            return Ok(self.value(node, &class));
        }
        let list = self.list_of_any(list)?;
        let (variable, body) = self.with_variable(Sort::one(list.sort.scalar), |r, node| {
            let item = r.item(node, &list.class)?;
            let made = f(r, item)?;
            let made = r.typed(made)?;
            class = made.class;
            Ok(made.node)
        })?;
        let node = self.push(Expr::Each { how: Quantifier::Map, variable, list: list.node, body })?;
        Ok(self.value(node, &class))
    }

    /// How many items are equal to one.
    fn count(&mut self, list: Item, item: Item) -> Result<Item> {
        let (list, item) = (self.list(list)?, self.typed(item)?);
        let sort = Sort::one(list.sort.scalar);
        let node = self.shared(item.node, |r, wanted| {
            let (variable, body) = r.with_variable(sort, |r, node| {
                let (a, b) = (r.value(node, ""), r.value(wanted, ""));
                let equal = r.binary(cxx::Operator::Equal, a, b)?;
                r.truth(equal)
            })?;
            r.push(Expr::Each { how: Quantifier::Count, variable, list: list.node, body })
        })?;
        Ok(self.value(node, ""))
    }

    /// `seq<int64_t>(from, to)`
    fn sequence(&mut self, types: &[String], args: Vec<Item>) -> Result<Item> {
        let mut args = args.into_iter();
        let (Some(first), second, None) = (args.next(), args.next(), args.next()) else {
            return Err(Unknown::Sort);
        };
        let (from, to) = match second {
            Some(to) => (self.typed(first)?, self.typed(to)?),
            None => {
                let zero = self.push(Expr::Int(Scalar::I32, 0))?;
                (Typed { node: zero, sort: self.sort(zero), class: String::new() }, self.typed(first)?)
            }
        };
        let scalar = match types {
            [ty, ..] => numbers::scalar(ty).ok_or_else(|| Unknown::Type(ty.clone()))?,
            // The type of what is given last: the first may be a literal, which C++ would refuse.
            _ => to.sort.single().ok_or(Unknown::Sort)?,
        };
        // What counts, and the type in which C++ compares it.
        let counter = match types {
            [_, counter] => numbers::scalar(counter).or(from.sort.single()),
            _ => None,
        };
        let compared = counter.zip(to.sort.single()).and_then(|(c, t)| numbers::common(c, t));
        let wraps = counter.zip(compared).is_some_and(|(c, t)| is_signed(c) && !is_signed(t));
        let (from, mut to) = (self.converted_number(&from, scalar)?, self.converted_number(&to, scalar)?);
        if wraps {
            // Less than 0 is more than all others there.
            let zero = self.push(Expr::Int(Scalar::I64, 0))?;
            let below = self.query(Query::Compare(Comparison::Less), &[from, zero])?;
            to = self.push(Expr::If(below, from, to))?;
        }
        let list = self.query(Query::Sequence, &[from, to])?;
        if scalar == Scalar::I64 {
            return Ok(self.value(list, ""));
        }
        let list = self.value(list, "");
        self.mapped(list, |r, item| {
            let node = r.number(item, scalar)?;
            Ok(r.value(node, ""))
        })
    }

    /// A number as one of this type, and then as one of those that a sequence is made of.
    fn converted_number(&mut self, t: &Typed, scalar: Scalar) -> Result<u32> {
        let node = self.number(Item::Value(t.clone()), scalar)?;
        let long = self.converted(node, Scalar::I64)?;
        let is_size = matches!(self.exprs[t.node as usize], Expr::Query(Query::ListSize, _) | Expr::Int(..));
        if t.sort != Sort::one(Scalar::U64) || is_size {
            return Ok(long);
        }
        // No sequence gets that far: as far as one can get is beyond a limit, too.
        self.shared(long, |r, long| {
            let (zero, far) = (r.push(Expr::Int(Scalar::I64, 0))?, Expr::Int(Scalar::I64, i64::MAX as u64));
            let beyond = r.query(Query::Compare(Comparison::Less), &[long, zero])?;
            let far = r.push(far)?;
            r.push(Expr::If(beyond, far, long))
        })
    }

    /// A list from its last item to its first.
    pub(super) fn reversed(&mut self, list: Item) -> Result<Item> {
        let list = self.list_of_any(list)?;
        let class = list.class.clone();
        let node = self.shared(list.node, |r, list| {
            let size = r.query(Query::ListSize, &[list])?;
            r.shared(size, |r, size| {
                let zero = r.push(Expr::Int(Scalar::I64, 0))?;
                let count = r.converted(size, Scalar::I64)?;
                let places = r.query(Query::Sequence, &[zero, count])?;
                let (variable, body) = r.with_variable(Sort::one(Scalar::I64), |r, place| {
                    let place = r.converted(place, Scalar::U64)?;
                    let one = r.push(Expr::Int(Scalar::U64, 1))?;
                    let last = r.query(Query::Compute(Arithmetic::Subtract), &[size, one])?;
                    let place = r.query(Query::Compute(Arithmetic::Subtract), &[last, place])?;
                    r.query(Query::ListItem, &[list, place])
                })?;
                r.push(Expr::Each { how: Quantifier::Map, variable, list: places, body })
            })
        })?;
        Ok(self.value(node, &class))
    }

    /// Whether lists are equally long and something holds for all that stands at one place of them.
    fn all_rows(
        &mut self,
        lists: &[Typed],
        f: impl FnOnce(&mut Self, Vec<Item>) -> Result<u32>,
    ) -> Result<u32> {
        let equal = self.equally_long(lists)?;
        let all = self.each_row(Quantifier::All, lists, f)?;
        self.push(Expr::And(equal, all))
    }

    /// The same of two lists of numbers.
    pub(super) fn all_pairs(
        &mut self,
        lists: [Typed; 2],
        f: impl FnOnce(&mut Self, u32, u32) -> Result<u32>,
    ) -> Result<u32> {
        self.all_rows(&lists, |r, row| {
            let [a, b] = parts(row)?;
            let (a, b) = (r.typed(a)?, r.typed(b)?);
            f(r, a.node, b.node)
        })
    }

    /// Whether all lists are equally long.
    fn equally_long(&mut self, lists: &[Typed]) -> Result<u32> {
        let mut all = self.push(Expr::Bool(true))?;
        for pair in lists.windows(2) {
            let a = self.query(Query::ListSize, &[pair[0].node])?;
            let b = self.query(Query::ListSize, &[pair[1].node])?;
            let equal = self.query(Query::Compare(Comparison::Equal), &[a, b])?;
            all = self.push(Expr::And(all, equal))?;
        }
        Ok(all)
    }

    /// What is asked of that which stands at each place of several lists, up to the end of the shortest one.
    fn each_row(
        &mut self,
        how: Quantifier,
        lists: &[Typed],
        f: impl FnOnce(&mut Self, Vec<Item>) -> Result<u32>,
    ) -> Result<u32> {
        self.with_lists(lists, |r, lists| {
            let places = r.places(&nodes(lists))?;
            let (variable, body) = r.with_variable(Sort::one(Scalar::I64), |r, place| {
                let row = r.row(lists, place)?;
                f(r, row)
            })?;
            r.push(Expr::Each { how, variable, list: places, body })
        })
    }

    /// What `f` makes of lists that are made once.
    pub(super) fn with_lists(
        &mut self,
        lists: &[Typed],
        f: impl FnOnce(&mut Self, &[Typed]) -> Result<u32>,
    ) -> Result<u32> {
        let mut shared = Vec::with_capacity(lists.len());
        let outside = self.variable;
        for list in lists {
            if self.variable >= MAX_VARIABLES {
                return Err(Unknown::Limit("its code has too many variables"));
            }
            let node = self.push(Expr::Variable(self.variable, list.sort))?;
            shared.push(Typed { node, ..list.clone() });
            self.variable += 1;
        }
        let node = f(self, &shared);
        self.variable = outside;
        let mut node = node?;
        for (i, list) in lists.iter().enumerate().rev() {
            let variable = outside + i as u32;
            node = self.push(Expr::Let { variable, value: list.node, body: node })?;
        }
        Ok(node)
    }

    /// The places that all of these lists have, as signed numbers.
    pub(super) fn places(&mut self, lists: &[u32]) -> Result<u32> {
        let Some((&first, rest)) = lists.split_first() else { return Err(Unknown::Sort) };
        let mut count = self.query(Query::ListSize, &[first])?;
        for &list in rest {
            let size = self.query(Query::ListSize, &[list])?;
            let less = self.query(Query::Compare(Comparison::Less), &[size, count])?;
            count = self.push(Expr::If(less, size, count))?;
        }
        let (zero, count) = (self.push(Expr::Int(Scalar::I64, 0))?, self.converted(count, Scalar::I64)?);
        self.query(Query::Sequence, &[zero, count])
    }

    /// What stands at one place of several lists.
    pub(super) fn row(&mut self, lists: &[Typed], place: u32) -> Result<Vec<Item>> {
        let place = self.converted(place, Scalar::U64)?;
        let mut row = Vec::with_capacity(lists.len());
        for list in lists {
            let item = self.query(Query::ListItem, &[list.node, place])?;
            row.push(self.item(item, &list.class)?);
        }
        Ok(row)
    }

    /// The same of lists that `enumerate` or `zip` go through, of which a function is given one row.
    pub(super) fn rows(&mut self, how: Quantifier, lists: &[Typed], function: &Item) -> Result<Item> {
        if how == Quantifier::Where {
            return Err(Unknown::Form("rows of several lists are kept"));
        }
        let node = self.each_row(how, lists, |r, row| {
            let holds = r.apply(function, vec![Item::Row(row)])?;
            r.truth(holds)
        })?;
        Ok(self.value(node, ""))
    }

    /// `value()`, `index()` of what `enumerate` gives.
    pub(super) fn row_method(&mut self, row: &[Item], name: &str) -> Result<Item> {
        match (name, row) {
            ("index", [place, _]) => Ok(place.clone()),
            ("value", [_, item]) => Ok(item.clone()),
            _ => unknown_method(name),
        }
    }

    /// `getAsRange<IntegerAttr>()`, `getAsValueRange<IntegerAttr>()` of an array of attributes.
    pub(super) fn as_range(&mut self, array: &Typed, values: bool, types: &[String]) -> Result<Item> {
        let [class] = types else { return Err(Unknown::Unclear("what an array holds is not said")) };
        let node = self.query(Query::ArrayItems, &[array.node])?;
        let list = self.value(node, &cxx::short_name(class));
        match values {
            true => self.mapped(list, |r, item| r.method(item, "getValue", &[], Vec::new())),
            false => Ok(list),
        }
    }

    /// `take_front`, `take_back`, `slice` of a list.
    pub(super) fn part_of_list(&mut self, list: &Typed, name: &str, args: Vec<Item>) -> Result<Item> {
        let counts: Vec<u32> =
            args.into_iter().map(|n| self.number(n, Scalar::U64)).collect::<Result<_>>()?;
        let node = self.shared(list.node, |r, all| {
            let size = r.query(Query::ListSize, &[all])?;
            let one = r.push(Expr::Int(Scalar::U64, 1))?;
            let rest =
                |r: &mut Self, of: u32, n: u32| r.query(Query::Compute(Arithmetic::Subtract), &[of, n]);
            match (name, &counts[..]) {
                ("take_front" | "take_back", [] | [_]) => {
                    let taken = counts.first().copied().unwrap_or(one);
                    let dropped = rest(r, size, taken)?;
                    let query = if name == "take_front" { Query::DropBack } else { Query::DropFront };
                    r.query(query, &[all, dropped])
                }
                ("slice", &[from]) => r.query(Query::DropFront, &[all, from]),
                ("slice", &[from, count]) => {
                    let tail = r.query(Query::DropFront, &[all, from])?;
                    let left = rest(r, size, from)?;
                    let dropped = rest(r, left, count)?;
                    r.query(Query::DropBack, &[tail, dropped])
                }
                _ => Err(Unknown::Sort),
            }
        })?;
        Ok(self.value(node, &list.class))
    }

    /// `SmallVector<T>(count)` and `SmallVector<T>(count, item)`.
    pub(super) fn repeated(&mut self, types: &[String], args: Vec<Item>) -> Result<Item> {
        let [ty, ..] = types else { return Err(Unknown::Unclear("what a list holds is not said")) };
        let scalar = lists::scalar_of(ty).ok_or_else(|| Unknown::Type(ty.clone()))?;
        let mut args = args.into_iter();
        let (Some(count), item, None) = (args.next(), args.next(), args.next()) else {
            return Err(Unknown::Sort);
        };
        let count = self.number(count, Scalar::I64)?;
        let item = match item {
            Some(item) => self.expect(item, scalar)?,
            None if scalar.is_handle() => self.push(Expr::Null(scalar))?,
            None => {
                let zero = self.push(Expr::Int(Scalar::I32, 0))?;
                self.converted(zero, scalar)?
            }
        };
        let zero = self.push(Expr::Int(Scalar::I64, 0))?;
        let node = self.shared(item, |r, item| {
            let places = r.query(Query::Sequence, &[zero, count])?;
            let (variable, body) = r.with_variable(Sort::one(Scalar::I64), |_, _| Ok(item))?;
            r.push(Expr::Each { how: Quantifier::Map, variable, list: places, body })
        })?;
        Ok(self.value(node, ""))
    }
}

fn is_signed(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64)
}

/// The nodes of some lists.
pub(super) fn nodes(lists: &[Typed]) -> Vec<u32> {
    lists.iter().map(|l| l.node).collect()
}
