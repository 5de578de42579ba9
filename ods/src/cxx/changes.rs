//! Statements that change a variable: assignments, counting, and what is done to lists.
//!
//! Each gives the variable another value: a list to which something is added is another list.

use super::lexer::Token;
use super::parser::{Parser, Result};
use super::statements::{class_of, is_view};
use super::{Expr, Operator, Param, is_number};

/// Operators that stand in front of `=`.
const COMPOUND: [(&str, Operator); 10] = [
    ("+", Operator::Add),
    ("-", Operator::Subtract),
    ("*", Operator::Multiply),
    ("/", Operator::Divide),
    ("%", Operator::Remainder),
    ("|", Operator::BitOr),
    ("&", Operator::BitAnd),
    ("^", Operator::BitXor),
    ("<<", Operator::ShiftLeft),
    (">", Operator::ShiftRight),
];

/// Methods that change the list that they are called on.
const OF_LISTS: [&str; 10] = [
    "push_back",
    "emplace_back",
    "pop_back",
    "append",
    "insert",
    "erase",
    "resize",
    "assign",
    "clear",
    "reserve",
];

/// Functions that change the list that they are given.
const ON_LISTS: [&str; 6] = ["append_range", "append_values", "reverse", "swap", "iota", "sort"];

/// Functions that add to the list that `std::back_inserter` is given, and what they add of another one.
const ADDING: [(&str, &str); 3] =
    [("transform", "map_range"), ("copy_if", "make_filter_range"), ("copy", "")];

/// What a statement does.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// `x = ..`, `x += ..`
    Assign,
    /// `x++`, `--x`
    Count,
    /// `x[i] = ..`, `x.back() = ..`
    Item,
    /// `x.push_back(..)`
    Method,
    /// `std::reverse(x.begin(), x.end())`
    Function,
    /// `llvm::transform(y, std::back_inserter(x), f)`
    Adding,
}

impl<'a> Parser<'a> {
    fn punct(&self, ahead: usize) -> &'static str {
        match self.peek(ahead) {
            Some(Token::Punct(p)) => p,
            _ => "",
        }
    }

    /// Whether `x`, which stands so far ahead, is followed by what gives it another value.
    fn assigns(&self, ahead: usize) -> bool {
        let compound = COMPOUND.iter().any(|c| c.0 == self.punct(ahead));
        // `>` is always by itself, also in `>>=`.
        let shifts = self.punct(ahead) == ">";
        let behind = ahead + 1 + usize::from(shifts);
        let whole = !shifts || self.punct(ahead + 1) == ">";
        self.punct(ahead) == "=" || compound && whole && self.punct(behind) == "="
    }

    fn counts(&self, ahead: usize) -> bool {
        let sign = self.punct(ahead);
        matches!(sign, "+" | "-") && self.punct(ahead + 1) == sign
    }

    /// The statement that comes, if it changes a variable: which.
    fn change(&self) -> Option<(Change, &'a str)> {
        if self.counts(0)
            && let Some(&Token::Word(name)) = self.peek(2)
        {
            return Some((Change::Count, name));
        }
        let Some(&Token::Word(name)) = self.peek(0) else { return None };
        if self.assigns(1) {
            return Some((Change::Assign, name));
        }
        if self.counts(1) {
            return Some((Change::Count, name));
        }
        if self.punct(1) == "."
            && self.punct(3) == "("
            && matches!(self.peek(2), Some(Token::Word(w)) if OF_LISTS.contains(w))
        {
            return Some((Change::Method, name));
        }
        let end = self.punct(1) == "."
            && matches!(self.peek(2), Some(Token::Word("front" | "back")))
            && self.punct(3) == "("
            && self.punct(4) == ")"
            && self.assigns(5);
        if (self.punct(1) == "[" || end) && self.locals.is_declared(name) {
            return Some((Change::Item, name));
        }
        let function = if matches!(name, "std" | "llvm") && self.punct(1) == "::" { 2 } else { 0 };
        if let (Some(Token::Word(called)), Some(&Token::Word(list))) =
            (self.peek(function), self.peek(function + 2))
            && ON_LISTS.contains(called)
            && self.punct(function + 1) == "("
            && self.locals.is_declared(list)
        {
            return Some((Change::Function, list));
        }
        if let Some(Token::Word(called)) = self.peek(function)
            && ADDING.iter().any(|a| a.0 == *called)
            && self.punct(function + 1) == "("
        {
            return Some((Change::Adding, self.list_added_to()?));
        }
        None
    }

    /// `x` of the next `back_inserter(x)` in this statement, if that is a variable.
    fn list_added_to(&self) -> Option<&'a str> {
        let at = (0..)
            .take_while(|&i| self.peek(i).is_some() && self.punct(i) != ";")
            .find(|&i| matches!(self.peek(i), Some(Token::Word("back_inserter"))))?;
        let Some(&Token::Word(list)) = self.peek(at + 2) else { return None };
        (self.locals.is_declared(list) && self.punct(at + 3) == ")").then_some(list)
    }

    /// A statement that changes a variable, and what follows it.
    pub(super) fn changing(&mut self) -> Option<Result<u32>> {
        let (change, name) = self.change()?;
        let lost = self.locals.is_lost(name);
        self.ignoring += u32::from(lost);
        let (end, mentions) = (self.after_statement(self.at), self.locals.mentions());
        self.counted_in =
            end.filter(|&end| !matches!(change, Change::Count) && self.is_straight(self.at, end));
        let value = match change {
            Change::Assign => self.assignment(name),
            Change::Count => self.counting(name),
            Change::Item => self.item_assignment(name),
            Change::Method => self.list_method(name),
            Change::Function => self.list_function(name),
            Change::Adding => self.adding(name),
        };
        self.ignoring -= u32::from(lost);
        self.counted_in = None;
        if let Some((counted, _)) = self.counted
            && (counted == name || !self.locals.is_mentioned_once(counted, mentions))
        {
            return Some(self.fault("a variable is counted where it is used otherwise, too"));
        }
        let value = match value {
            Ok(Some(value)) => value,
            Ok(None) => return Some(self.statements()),
            Err(fault) => return Some(Err(fault)),
        };
        // What one pass over a loop does not ask for is not kept.
        if lost {
            return Some(self.statements());
        }
        let list = !matches!(change, Change::Assign | Change::Count);
        Some(self.changed(name, value, list))
    }

    /// The value of an assignment to this variable.
    fn assignment(&mut self, name: &str) -> Result<Option<u32>> {
        self.word();
        let before = self.now(name)?;
        let mentions = self.locals.mentions();
        let value = self.assigned_value(before)?;
        // What shows a list shows how that changes.
        if self.locals.type_of(name).is_some_and(is_view) {
            self.locals.seen_since(mentions, false);
        }
        Ok(Some(value))
    }

    /// What follows the place that is given another value, up to the `;`.
    fn assigned_value(&mut self, before: u32) -> Result<u32> {
        let operator = COMPOUND.iter().find(|c| self.eat(c.0)).map(|c| c.1);
        if operator == Some(Operator::ShiftRight) {
            self.expect(">")?;
        }
        self.expect("=")?;
        let mut value = self.expr()?;
        if let Some(operator) = operator {
            value = self.push(Expr::Binary(operator, before, value))?;
        }
        self.expect(";")?;
        Ok(value)
    }

    /// Is everything in a statement evaluated, and once?
    fn is_straight(&self, start: usize, end: usize) -> bool {
        let chooses = |punct: &str| matches!(punct, "?" | "&&" | "||" | "{");
        (start..end).all(|i| !matches!(self.tokens[i].0, Token::Punct(p) if chooses(p)))
    }

    /// `++` or `--` behind a variable, where it may stand in a larger statement: it counts behind that.
    pub(super) fn counts_behind(&mut self, name: &'a str) {
        let sign = self.punct(0);
        let here = self.counted_in.is_some_and(|end| self.at < end) && self.counted.is_none();
        if here && self.doubled() && self.locals.is_declared(name) {
            self.at += 2;
            self.counted = Some((name, sign));
        }
    }

    /// The end of an attempt to read something in one way, which has failed.
    pub(super) fn forget(&mut self) {
        self.counted_in = None;
        self.counted = None;
    }

    /// What follows a statement that has counted a variable.
    pub(super) fn counted_behind(&mut self, name: &'a str, sign: &str) -> Result<u32> {
        if self.locals.is_lost(name) {
            return self.statements();
        }
        let operator = if sign == "+" { Operator::Add } else { Operator::Subtract };
        let (old, one) = (self.now(name)?, self.number(1)?);
        let value = self.push(Expr::Binary(operator, old, one))?;
        self.changed(name, value, false)
    }

    /// `x++;`, `--x;`
    fn counting(&mut self, name: &str) -> Result<Option<u32>> {
        let before = self.punct(0);
        let sign = if before.is_empty() { self.punct(1) } else { before };
        self.at += 3;
        self.expect(";")?;
        let operator = if sign == "+" { Operator::Add } else { Operator::Subtract };
        let (old, one) = (self.now(name)?, self.number(1)?);
        self.push(Expr::Binary(operator, old, one)).map(Some)
    }

    /// A variable, as it is now.
    fn now(&mut self, name: &str) -> Result<u32> {
        let name = self.locals.known_as(name.to_string());
        self.push(Expr::Name(name))
    }

    /// What a list holds; nothing where that follows from its value.
    fn held(&self, list: &str) -> Vec<String> {
        let (class, types) = class_of(self.locals.type_of(list).unwrap_or_default());
        if is_list(&class) { types } else { Vec::new() }
    }

    fn call(&mut self, name: &str, types: Vec<String>, args: Vec<u32>) -> Result<u32> {
        self.push(Expr::Call { name: name.into(), types, args })
    }

    fn method(&mut self, object: u32, name: &str, args: Vec<u32>) -> Result<u32> {
        self.push(Expr::Method { object, name: name.into(), types: Vec::new(), args })
    }

    /// The items of several lists, one list behind the other.
    fn joined(&mut self, name: &str, lists: Vec<u32>) -> Result<u32> {
        let types = self.held(name);
        self.call("concat", types, lists)
    }

    /// A list with another item in one place.
    fn with_item(&mut self, name: &str, list: u32, place: u32, item: u32) -> Result<u32> {
        let one = self.number(1)?;
        let after = self.push(Expr::Binary(Operator::Add, place, one))?;
        let before = self.method(list, "take_front", vec![place])?;
        let item = self.push(Expr::List(vec![item]))?;
        let after = self.method(list, "drop_front", vec![after])?;
        self.joined(name, vec![before, item, after])
    }

    /// `x[i] = ..;`, `x.back() = ..;`
    fn item_assignment(&mut self, name: &str) -> Result<Option<u32>> {
        self.word();
        let list = self.now(name)?;
        let place = if self.eat("[") {
            let place = self.expr()?;
            self.expect("]")?;
            place
        } else {
            let last = matches!(self.peek(1), Some(Token::Word("back")));
            // `.back()`
            self.at += 4;
            let one = self.number(u64::from(last))?;
            let size = self.method(list, "size", Vec::new())?;
            if last { self.push(Expr::Binary(Operator::Subtract, size, one))? } else { one }
        };
        let before = self.push(Expr::Index(list, place))?;
        let item = self.assigned_value(before)?;
        self.with_item(name, list, place, item).map(Some)
    }

    /// How far an iterator is from the first item of a list.
    fn place_of(&mut self, list: u32, iterator: u32) -> Result<u32> {
        let first = self.method(list, "begin", Vec::new())?;
        self.push(Expr::Binary(Operator::Subtract, iterator, first))
    }

    /// `x.push_back(..);` and the like. Nothing if it means nothing.
    fn list_method(&mut self, name: &str) -> Result<Option<u32>> {
        self.at += 2;
        let method = self.word().unwrap_or_default();
        self.expect("(")?;
        let args = self.list(")")?;
        self.expect(";")?;
        let types = self.held(name);
        let list = self.now(name)?;
        let value = match (method, &args[..]) {
            ("reserve", [_]) => return Ok(None),
            ("push_back" | "emplace_back", &[item]) => {
                let item = self.push(Expr::List(vec![item]))?;
                self.joined(name, vec![list, item])?
            }
            ("pop_back", []) => self.method(list, "drop_back", Vec::new())?,
            ("append", _) => {
                let more = self.call("SmallVector", types, args)?;
                self.joined(name, vec![list, more])?
            }
            ("insert", &[place, item]) => {
                let place = self.place_of(list, place)?;
                let before = self.method(list, "take_front", vec![place])?;
                let item = self.push(Expr::List(vec![item]))?;
                let after = self.method(list, "drop_front", vec![place])?;
                self.joined(name, vec![before, item, after])?
            }
            ("erase", &[place]) => {
                let place = self.place_of(list, place)?;
                let one = self.number(1)?;
                let next = self.push(Expr::Binary(Operator::Add, place, one))?;
                let before = self.method(list, "take_front", vec![place])?;
                let after = self.method(list, "drop_front", vec![next])?;
                self.joined(name, vec![before, after])?
            }
            ("assign" | "clear", _) if !types.is_empty() => self.call("SmallVector", types, args)?,
            ("resize", &[size, ..]) if args.len() <= 2 && !types.is_empty() => {
                let there = self.method(list, "size", Vec::new())?;
                let fewer = self.push(Expr::Binary(Operator::LessEqual, size, there))?;
                let cut = self.method(list, "take_front", vec![size])?;
                let more = self.push(Expr::Binary(Operator::Subtract, size, there))?;
                let rest = [more].into_iter().chain(args[1..].iter().copied()).collect();
                let rest = self.call("SmallVector", types, rest)?;
                let longer = self.joined(name, vec![list, rest])?;
                self.push(Expr::Conditional(fewer, cut, longer))?
            }
            _ => return self.fault("this does something to a list that is not understood"),
        };
        Ok(Some(value))
    }

    /// `f(..);` or `llvm::f(..);`: which function, and what it is given.
    fn function_called(&mut self) -> Result<(&'a str, Vec<u32>)> {
        if self.punct(1) == "::" {
            self.at += 2;
        }
        let function = self.word().unwrap_or_default();
        self.expect("(")?;
        let args = self.list(")")?;
        self.expect(";")?;
        Ok((function, args))
    }

    /// `std::reverse(x.begin(), x.end());` and the like.
    fn list_function(&mut self, name: &str) -> Result<Option<u32>> {
        let (function, args) = self.function_called()?;
        let list = self.now(name)?;
        let all = |p: &Self, from: u32, to: u32| {
            let is = |at: u32, what: &str| {
                matches!(&p.exprs[at as usize], Expr::Method { object, name: n, args, .. }
                    if n == what && args.is_empty() && p.exprs[*object as usize] == p.exprs[list as usize])
            };
            is(from, "begin") && is(to, "end")
        };
        let is_list = |p: &Self, at: u32| p.exprs[at as usize] == p.exprs[list as usize];
        let value = match (function, &args[..]) {
            ("append_range", &[to, more]) if is_list(self, to) => self.joined(name, vec![list, more])?,
            ("append_values", &[to, ref more @ ..]) if is_list(self, to) => {
                let more = self.push(Expr::List(more.to_vec()))?;
                self.joined(name, vec![list, more])?
            }
            ("reverse", &[from, to]) if all(self, from, to) => {
                let reversed = self.call("reverse", Vec::new(), vec![list])?;
                self.call("to_vector", Vec::new(), vec![reversed])?
            }
            ("iota", &[from, to, first]) if all(self, from, to) && !self.held(name).is_empty() => {
                let size = self.method(list, "size", Vec::new())?;
                let end = self.push(Expr::Binary(Operator::Add, first, size))?;
                let types = self.held(name);
                let numbers = self.call("seq", types, vec![first, end])?;
                self.call("to_vector", Vec::new(), vec![numbers])?
            }
            ("sort", &[whole]) if is_list(self, whole) => self.sorted(name, list, Operator::LessEqual)?,
            ("sort", &[from, to]) if all(self, from, to) => self.sorted(name, list, Operator::LessEqual)?,
            ("sort", &[whole, by]) if is_list(self, whole) && self.is_greater(by) => {
                self.sorted(name, list, Operator::GreaterEqual)?
            }
            ("sort", &[from, to, by]) if all(self, from, to) && self.is_greater(by) => {
                self.sorted(name, list, Operator::GreaterEqual)?
            }
            ("swap", &[a, b]) => {
                let (Expr::Index(x, i), Expr::Index(y, j)) =
                    (self.exprs[a as usize].clone(), self.exprs[b as usize].clone())
                else {
                    return self.fault("only two items of a list are exchanged");
                };
                if !is_list(self, x) || !is_list(self, y) {
                    return self.fault("only two items of a list are exchanged");
                }
                let first = self.with_item(name, list, i, b)?;
                self.with_item(name, first, j, a)?
            }
            _ => return self.fault("this does something to a list that is not understood"),
        };
        Ok(Some(value))
    }

    /// Is it `std::greater<>()`?
    fn is_greater(&self, by: u32) -> bool {
        matches!(&self.exprs[by as usize], Expr::Call { name, args, .. }
            if name == "std::greater" && args.is_empty())
    }

    /// The numbers of a list in order: each is put behind all that stand so to it.
    fn sorted(&mut self, name: &str, list: u32, order: Operator) -> Result<u32> {
        let types = self.held(name);
        // Of floats some are equal that are not the same.
        if !types.iter().any(|ty| is_number(ty) && !matches!(ty.as_str(), "float" | "double")) {
            return self.fault("only whole numbers of a written type are put in order");
        }
        let [state, item, other, place] =
            ["sorted", "item", "other", "place"].map(|like| self.locals.unused(like, &self.tokens));
        let names = [&state, &item, &other, &place];
        let [sorted, next, one, at] = names.map(|name| self.push(Expr::Name(name.clone())));
        let (sorted, next, at) = (sorted?, next?, at?);
        let smaller = self.push(Expr::Binary(order, one?, next))?;
        let auto = |name: String| Param { name, ty: "auto".into() };
        let is_smaller = self.push(Expr::Lambda(vec![auto(other)], smaller))?;
        let count = self.call("count_if", Vec::new(), vec![sorted, is_smaller])?;
        let before = self.method(sorted, "take_front", vec![at])?;
        let there = self.push(Expr::List(vec![next]))?;
        let after = self.method(sorted, "drop_front", vec![at])?;
        let joined = self.call("concat", types.clone(), vec![before, there, after])?;
        let body = self.with(auto(place), count, joined)?;
        let function = self.push(Expr::Lambda(vec![auto(state), auto(item)], body))?;
        let none = self.call("SmallVector", types, Vec::new())?;
        self.call("accumulate", Vec::new(), vec![list, none, function])
    }

    /// `llvm::transform(y, std::back_inserter(x), f);` and the like.
    fn adding(&mut self, name: &str) -> Result<Option<u32>> {
        let (called, args) = self.function_called()?;
        let inserts = |p: &Self, at: u32| {
            matches!(&p.exprs[at as usize],
            Expr::Call { name, .. } if name == "std::back_inserter")
        };
        let Some(place) = args.iter().position(|&a| inserts(self, a)) else {
            return self.fault("it is not clear where something is added");
        };
        let mut from = args[..place].to_vec();
        from.extend(&args[place + 1..]);
        let by = ADDING.iter().find(|a| a.0 == called).map_or("", |a| a.1);
        // With one list and what is asked of it, or two places of one.
        if args.len() - place - 1 != usize::from(!by.is_empty()) || !matches!(place, 1 | 2) {
            return self.fault("it is not clear what is added");
        }
        let more = self.call(if by.is_empty() { "to_vector" } else { by }, Vec::new(), from)?;
        let list = self.now(name)?;
        self.joined(name, vec![list, more]).map(Some)
    }

    /// What follows when a variable has another value.
    pub(super) fn changed(&mut self, name: &'a str, value: u32, list: bool) -> Result<u32> {
        let may = self.locals.variable(name).filter(|ty| list || *ty != "auto").is_some();
        let Some(origin) = self.locals.origin(name).filter(|_| may) else {
            return self.fault("only a variable of a written type that no one else sees can change");
        };
        let param = self.renamed(origin)?;
        let rest = self.statements()?;
        self.with(param, value, rest)
    }

    /// A variable under the name that it has once it holds another value.
    pub(super) fn renamed(&mut self, origin: u32) -> Result<Param> {
        self.changes.push(origin);
        match self.locals.rename(origin, &self.tokens) {
            Some((name, ty)) => Ok(Param { name, ty }),
            None => self.fault("a variable changes that is not there"),
        }
    }
}

/// Is this a class of lists that can be added to?
pub(super) fn is_list(class: &str) -> bool {
    matches!(class, "SmallVector" | "std::vector")
}
