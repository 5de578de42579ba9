//! Variables that a loop changes together: a list of all that they hold goes through it. In front stand the
//! values that are no lists, then how long the lists are, then what these hold.

use super::functions::parts;
use super::{Item, Resolver, Result, Typed, Unknown};
use crate::cxx;
use pdll_bytecode::query::{Arithmetic, Comparison, Expr, Query, Scalar, Sort};

/// What several variables hold, as one list.
#[derive(Clone, Debug)]
pub(super) struct States {
    /// The list.
    pub(super) node: u32,
    /// What its items are.
    carrier: Scalar,
    /// By variable: what it holds, and the class of that.
    held: Vec<(Sort, String)>,
}

impl States {
    /// What can hold variables of these sorts without loss.
    fn of(held: Vec<(Sort, String)>) -> Result<Self> {
        let all = |f: fn(Scalar) -> bool| held.iter().all(|h| f(h.0.scalar));
        let carrier = if all(is_whole) {
            Scalar::I64
        } else if all(|s| is_float(s) || is_whole(s) && !is_long(s)) && held.iter().all(|h| !h.0.list) {
            Scalar::F64
        } else {
            return Err(Unknown::Form("a loop changes variables together that are not all numbers"));
        };
        Ok(Self { node: 0, carrier, held })
    }

    /// How many items stand before those of lists.
    fn head(&self) -> u64 {
        self.held.len() as u64
    }

    /// Which item is the value of a variable, or its length.
    fn place(&self, variable: usize) -> u64 {
        let list = self.held[variable].0.list;
        let same = self.held[..variable].iter().filter(|h| h.0.list == list).count();
        let before = if list { self.held.iter().filter(|h| !h.0.list).count() } else { 0 };
        (before + same) as u64
    }

    /// The lists among the variables.
    fn lists(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.held.len()).filter(|&i| self.held[i].0.list)
    }
}

/// Whether a number of this type is one of 64 bits with a sign and back.
fn is_whole(s: Scalar) -> bool {
    s.is_number() && !is_float(s)
}

fn is_float(s: Scalar) -> bool {
    matches!(s, Scalar::F32 | Scalar::F64)
}

fn is_long(s: Scalar) -> bool {
    matches!(s, Scalar::I64 | Scalar::U64)
}

impl Resolver<'_> {
    /// [`cxx::TOGETHER`]
    pub(super) fn together(&mut self, types: &[String], args: Vec<Item>) -> Result<Item> {
        let [list, starts, function] = parts(args)?;
        let (Item::Braces(starts), Item::Lambda(at, seen)) = (starts, function) else {
            return Err(Unknown::Sort);
        };
        let mut held = Vec::with_capacity(starts.len());
        let mut nodes = Vec::with_capacity(starts.len());
        for start in starts {
            let start = match start {
                start @ Item::Braces(_) => self.list(start)?,
                start => self.typed(start)?,
            };
            nodes.push(start.node);
            held.push((start.sort, start.class));
        }
        let mut states = States::of(held)?;
        let start = self.packed(&states, &nodes)?;
        let fold = self.fold_any(list, (start, Sort::list(states.carrier)), |r, node, item| {
            let before = States { node, ..states.clone() };
            let mut variables = Vec::with_capacity(before.held.len());
            for i in 0..before.held.len() {
                let item = r.state(&before, i)?;
                variables.push(r.typed(item)?);
            }
            let after = r.with_lists(&variables, |r, variables| {
                let values = r.turned((at, seen), variables, item)?;
                let mut nodes = Vec::with_capacity(values.len());
                for (value, (sort, _)) in values.into_iter().zip(&before.held) {
                    nodes.push(r.kept(value, *sort)?);
                }
                r.packed(&before, &nodes)
            })?;
            if types.is_empty() {
                return Ok(after);
            }
            let left = r.state(&before, 0)?;
            let (left, zero) = (r.typed(left)?, r.push(Expr::Int(Scalar::I32, 0))?);
            let goes_on = r.query(Query::Compare(Comparison::Equal), &[left.node, zero])?;
            r.push(Expr::If(goes_on, after, node))
        })?;
        states.node = fold;
        Ok(Item::States(states))
    }

    /// What a function gives, which gives several values, of variables and an item.
    fn turned(&mut self, (at, seen): (u32, usize), variables: &[Typed], item: Item) -> Result<Vec<Item>> {
        let tree = self.tree;
        let cxx::Expr::Lambda(params, body) = &tree[at as usize] else { return Err(Unknown::Sort) };
        let (cxx::Expr::List(values), Some((turn, params))) = (&tree[*body as usize], params.split_last())
        else {
            return Err(Unknown::Sort);
        };
        if params.len() != variables.len() || values.len() != variables.len() {
            return Err(Unknown::Sort);
        }
        let hidden = self.scope.split_off(seen.min(self.scope.len()));
        for (param, variable) in params.iter().zip(variables) {
            self.scope.push((param.name.clone(), Item::Value(variable.clone())));
        }
        let mut made = Vec::with_capacity(values.len());
        for &value in values {
            let value = self.bind(std::slice::from_ref(turn), vec![item.clone()], value)?;
            self.scope.truncate(seen + params.len());
            made.push(value);
        }
        self.scope.truncate(seen);
        self.scope.extend(hidden);
        Ok(made)
    }

    /// The list of what all variables hold.
    fn packed(&mut self, states: &States, nodes: &[u32]) -> Result<u32> {
        let mut head = Vec::with_capacity(nodes.len());
        for (&node, _) in nodes.iter().zip(&states.held).filter(|(_, h)| !h.0.list) {
            head.push(self.converted(node, states.carrier)?);
        }
        for i in states.lists() {
            let size = self.query(Query::ListSize, &[nodes[i]])?;
            head.push(self.converted(size, states.carrier)?);
        }
        let mut all = self.push(Expr::List(states.carrier, head))?;
        for i in states.lists() {
            let (sort, _) = states.held[i];
            let list = Typed { node: nodes[i], sort, class: String::new() };
            let list = self.list_as(Item::Value(list), states.carrier)?;
            all = self.query(Query::JoinLists, &[all, list.node])?;
        }
        Ok(all)
    }

    /// What one of the variables holds.
    pub(super) fn state(&mut self, states: &States, variable: usize) -> Result<Item> {
        let Some((sort, class)) = states.held.get(variable) else { return Err(Unknown::Sort) };
        let length = |r: &mut Self, of: usize| -> Result<u32> {
            let place = r.push(Expr::Int(Scalar::U64, states.place(of)))?;
            let item = r.query(Query::ListItem, &[states.node, place])?;
            r.converted(item, Scalar::U64)
        };
        if !sort.list {
            let place = self.push(Expr::Int(Scalar::U64, states.place(variable)))?;
            let item = self.query(Query::ListItem, &[states.node, place])?;
            let node = self.converted(item, sort.scalar)?;
            return Ok(self.value(node, class));
        }
        let mut before = self.push(Expr::Int(Scalar::U64, states.head()))?;
        for list in states.lists().take_while(|&l| l < variable) {
            let size = length(self, list)?;
            before = self.query(Query::Compute(Arithmetic::Add), &[before, size])?;
        }
        let mut node = self.query(Query::DropFront, &[states.node, before])?;
        if states.lists().last() != Some(variable) {
            let size = length(self, variable)?;
            node = self.shared(node, |r, rest| {
                let all = r.query(Query::ListSize, &[rest])?;
                let behind = r.query(Query::Compute(Arithmetic::Subtract), &[all, size])?;
                r.query(Query::DropBack, &[rest, behind])
            })?;
        }
        let list = Typed { node, sort: Sort::list(states.carrier), class: class.clone() };
        let mut list = self.list_as(Item::Value(list), sort.scalar)?;
        list.class.clone_from(class);
        Ok(Item::Value(list))
    }

    /// A value that C++ leaves undefined.
    pub(super) fn undefined(&mut self, sort: Sort) -> Result<u32> {
        let none = self.push(Expr::List(sort.scalar, Vec::new()))?;
        let one = self.push(Expr::Int(Scalar::U64, 1))?;
        self.query(if sort.list { Query::DropFront } else { Query::ListItem }, &[none, one])
    }
}
