//! Lists made of lists: `map_range`, `reverse`, `seq`, `count_if`, parts, and what iterators say of them.

use super::functions::parts;
use super::{Item, Resolver, Result, Typed, Unknown, lists, numbers};
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
            "std::get" => {
                let [row] = parts(args)?;
                let (Item::Row(items), [place]) = (row, types) else { return Err(Unknown::Sort) };
                place.parse().ok().and_then(|i: usize| items.get(i).cloned()).ok_or(Unknown::Sort)
            }
            _ => {
                let [a, b, function] = parts(args)?;
                let lists = vec![self.list_of_any(a)?, self.list_of_any(b)?];
                let equal = self.equally_long(&lists)?;
                let all = self.each_row(Quantifier::All, &lists, |r, row| r.apply(&function, row))?;
                let node = self.push(Expr::And(equal, all))?;
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
        let list = self.list_of_any(list)?;
        let mut class = String::new();
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
            [ty] => numbers::scalar(ty).ok_or_else(|| Unknown::Type(ty.clone()))?,
            // The type of what is given last: the first may be a literal, which C++ would refuse.
            _ => to.sort.single().ok_or(Unknown::Sort)?,
        };
        let (from, to) = (self.converted_number(&from, scalar)?, self.converted_number(&to, scalar)?);
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
        self.converted(node, Scalar::I64)
    }

    /// A list from its last item to its first.
    fn reversed(&mut self, list: Item) -> Result<Item> {
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
        f: impl FnOnce(&mut Self, Vec<Item>) -> Result<Item>,
    ) -> Result<u32> {
        // Each list is made once.
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
        let mut node = self.each_shared_row(how, &shared, f)?;
        self.variable = outside;
        for (i, list) in lists.iter().enumerate().rev() {
            let variable = outside + i as u32;
            node = self.push(Expr::Let { variable, value: list.node, body: node })?;
        }
        Ok(node)
    }

    fn each_shared_row(
        &mut self,
        how: Quantifier,
        lists: &[Typed],
        f: impl FnOnce(&mut Self, Vec<Item>) -> Result<Item>,
    ) -> Result<u32> {
        let Some((first, rest)) = lists.split_first() else { return Err(Unknown::Sort) };
        let mut count = self.query(Query::ListSize, &[first.node])?;
        for list in rest {
            let size = self.query(Query::ListSize, &[list.node])?;
            let less = self.query(Query::Compare(Comparison::Less), &[size, count])?;
            count = self.push(Expr::If(less, size, count))?;
        }
        let (zero, count) = (self.push(Expr::Int(Scalar::I64, 0))?, self.converted(count, Scalar::I64)?);
        let places = self.query(Query::Sequence, &[zero, count])?;
        let (variable, body) = self.with_variable(Sort::one(Scalar::I64), |r, place| {
            let place = r.converted(place, Scalar::U64)?;
            let mut row = Vec::with_capacity(lists.len());
            for list in lists {
                let item = r.query(Query::ListItem, &[list.node, place])?;
                row.push(r.item(item, &list.class)?);
            }
            let holds = f(r, row)?;
            r.truth(holds)
        })?;
        self.push(Expr::Each { how, variable, list: places, body })
    }

    /// The same of lists that `enumerate` or `zip` go through, of which a function is given one row.
    pub(super) fn rows(&mut self, how: Quantifier, lists: &[Typed], function: &Item) -> Result<Item> {
        if how == Quantifier::Where {
            return Err(Unknown::Form("rows of several lists are kept"));
        }
        let node = self.each_row(how, lists, |r, row| r.apply(function, vec![Item::Row(row)]))?;
        Ok(self.value(node, ""))
    }

    /// `value()`, `index()` of what `enumerate` gives.
    pub(super) fn row_method(&mut self, row: &[Item], name: &str) -> Result<Item> {
        match (name, row) {
            ("index", [place, _]) => Ok(place.clone()),
            ("value", [_, item]) => Ok(item.clone()),
            _ => Err(Unknown::Method(name.to_string())),
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

    /// `*x.begin()` and `x.begin()->f()`: the first item, if `at` is an iterator that stands there.
    pub(super) fn first_item(&mut self, at: u32) -> Result<Option<Item>> {
        let tree = self.tree;
        match &tree[at as usize] {
            cxx::Expr::Method { object, name, types, args } if args.is_empty() => match name.as_str() {
                "begin" if types.is_empty() => {
                    let list = self.expr(*object)?;
                    let list = self.list_of_any(list)?;
                    self.list_method(&list, "front", Vec::new()).map(Some)
                }
                "value_begin" => {
                    let object = self.expr(*object)?;
                    let list = self.method(object, "getValues", types, Vec::new())?;
                    let list = self.list_of_any(list)?;
                    self.list_method(&list, "front", Vec::new()).map(Some)
                }
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// What iterators go through that are called `first` and `last`: `x.begin(), x.end()`.
    fn gone_through(&self, (begin, first): (u32, &str), (end, last): (u32, &str)) -> Option<u32> {
        let iterator = |at: u32, wanted: &str| match &self.tree[at as usize] {
            cxx::Expr::Method { object, name, types, args }
                if name == wanted && types.is_empty() && args.is_empty() =>
            {
                Some(*object)
            }
            _ => None,
        };
        let (object, same) = (iterator(begin, first)?, iterator(end, last)?);
        self.is_same_code(object, same).then_some(object)
    }

    /// The list that `x.begin(), x.end()` go through, with what else `std::all_of` and the like are given.
    pub(super) fn between(&self, name: &str, args: &[u32]) -> Option<(u32, u32)> {
        let &[first, last, function] = args else { return None };
        matches!(name, "std::all_of" | "std::any_of" | "std::none_of" | "std::count_if" | "std::count")
            .then_some(())?;
        self.gone_through((first, "begin"), (last, "end")).map(|list| (list, function))
    }

    /// `std::distance(x.begin(), x.end())`, and the same of uses: how many there are.
    pub(super) fn distance(&mut self, name: &str, args: &[u32]) -> Result<Option<Item>> {
        let ("std::distance", &[begin, end]) = (name, args) else { return Ok(None) };
        let uses = [("use_begin", "use_end"), ("user_begin", "user_end")];
        let of_uses = |(first, last)| self.gone_through((begin, first), (end, last));
        let list =
            match (self.gone_through((begin, "begin"), (end, "end")), uses.into_iter().find_map(of_uses)) {
                (Some(list), _) => {
                    let list = self.expr(list)?;
                    self.list_of_any(list)?
                }
                (None, Some(value)) => {
                    let value = self.expr(value)?;
                    let value = self.expect(value, Scalar::Value)?;
                    self.list_of_any(Item::Uses(value))?
                }
                (None, None) => return Ok(None),
            };
        let size = self.query(Query::ListSize, &[list.node])?;
        let node = self.converted(size, Scalar::I64)?;
        Ok(Some(self.value(node, "")))
    }

    /// Are two parts of the code written in the same way?
    fn is_same_code(&self, a: u32, b: u32) -> bool {
        let mut left = vec![(a, b)];
        while let Some((a, b)) = left.pop() {
            let (x, y) = (&self.tree[a as usize], &self.tree[b as usize]);
            let plain = |e: &cxx::Expr| {
                let mut e = e.clone();
                e.for_each_child(|c| *c = 0);
                e
            };
            if plain(x) != plain(y) {
                return false;
            }
            left.extend(x.children().zip(y.children()));
        }
        true
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
