//! Free functions, casts, and the making of types and attributes.

use super::dictionaries::ENTRY;
use super::{Item, Resolver, Result, Unknown, arith, dialects, lists, maps, named, numbers, ranges, written};
use crate::cxx::{self, Operator};
use crate::symbols::GET;
use pdll_bytecode::query::{Cast, Comparison, Expr, Quantifier, Query, Scalar, Sort};

/// The parts of a call, as many as are expected.
pub(super) fn parts<const N: usize>(args: Vec<Item>) -> Result<[Item; N]> {
    args.try_into().map_err(|_| Unknown::Sort)
}

/// The operator that an object of this class of the standard library stands for.
fn operator(class: &str) -> Option<Operator> {
    Some(match class {
        "std::equal_to" => Operator::Equal,
        "std::not_equal_to" => Operator::NotEqual,
        "std::less" => Operator::Less,
        "std::greater" => Operator::Greater,
        "std::plus" => Operator::Add,
        "std::minus" => Operator::Subtract,
        "std::multiplies" => Operator::Multiply,
        _ => return None,
    })
}

impl Resolver<'_> {
    pub(super) fn call(&mut self, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        let args = self.gone_through(args)?;
        // Those of the standard library take iterators; what they go through is one list here.
        let name = match name.strip_prefix("std::") {
            Some(of_lists) if ranges::is_of_lists(of_lists) => of_lists,
            _ => name,
        };
        let (how, null) = match name {
            "isa" => (Some(Cast::Is), false),
            "isa_and_nonnull" | "isa_and_present" => (Some(Cast::Is), true),
            "cast" => (Some(Cast::Always), false),
            "cast_or_null" | "cast_if_present" => (Some(Cast::Always), true),
            "dyn_cast" => (Some(Cast::Maybe), false),
            "dyn_cast_or_null" | "dyn_cast_if_present" => (Some(Cast::Maybe), true),
            _ => (None, false),
        };
        if let (Some(how), 1) = (how, args.len()) {
            let [object] = parts(args)?;
            return self.cast(how, null, types, object);
        }
        // A lambda that has a name.
        if let Some((_, function)) = self.scope.iter().rev().find(|(n, _)| n == name) {
            let function = function.clone();
            return self.apply(&function, args);
        }
        if let Some(class) = name.strip_suffix(GET).and_then(|name| name.strip_suffix("::")) {
            return self.got_symbol(class, args);
        }
        if maps::knows(name) {
            return self.map_function(name, args);
        }
        if name.starts_with('$') {
            return self.text_function(name, args);
        }
        if let Some(scalar) = numbers::scalar(name) {
            return self.as_number(scalar, args);
        }
        if arith::knows(name) {
            return self.number_function(name, types, args);
        }
        if written::knows(name) {
            return self.written(name, types, args);
        }
        if args.is_empty()
            && let Some(limit) = named::limit(name)
        {
            return self.named(limit);
        }
        if ranges::knows(name) {
            return self.range_function(name, types, args);
        }
        if let Some(name) = name.strip_prefix("APFloat::").or_else(|| name.strip_prefix("APFloatBase::")) {
            return self.soft_by_name(name, args);
        }
        if name.contains("::get") && !name.starts_with("LogicalResult") {
            return self.make(name, args);
        }
        match name {
            "static_cast" => self.static_cast(types, args),
            "std::optional" => match types {
                [of] if args.is_empty() => self.optional(of, Item::Null),
                [of] => {
                    let [held] = parts(args)?;
                    self.optional(of, held)
                }
                _ => Err(Unknown::Unclear("what an optional may hold does not follow from its code")),
            },
            cxx::UNREACHABLE => Ok(Item::Never),
            cxx::TOGETHER => self.together(types, args),
            "success"
            | "LogicalResult::success"
            | "failure"
            | "LogicalResult::failure"
            | "succeeded"
            | "failed" => self.outcome(name, args),
            "std::to_string" | "itostr" | "utostr" => {
                let [number] = parts(args)?;
                self.digits(number)
            }
            "APInt" | "APFloat" | "ArrayRef" | "SmallVector" | "std::vector" | "StringRef"
            | "std::string" | "Twine" => self.object(name, types, args),
            "Attribute" | "Type" | "Value" if args.is_empty() => Ok(Item::Null),
            // An object of such a class refers to nothing until it is given something.
            class if args.is_empty() && (class.ends_with("Attr") || class.ends_with("Type")) => {
                Ok(Item::Null)
            }
            _ if name.starts_with("std::") && args.is_empty() && operator(name).is_some() => {
                let of = match types {
                    [ty] => Some(numbers::scalar(ty).ok_or_else(|| Unknown::Type(ty.clone()))?),
                    _ => None,
                };
                operator(name).map(|o| Item::Operation(o, of)).ok_or(Unknown::Sort)
            }
            // Lists of values that show others.
            "ValueRange" | "OperandRange" | "ResultRange" => {
                let single = |i: &Item| matches!(i, Item::Value(t) if t.sort == Sort::one(Scalar::Value));
                let list = match args.iter().all(single) {
                    true => Item::Braces(args),
                    false => parts::<1>(args)?.into_iter().next().ok_or(Unknown::Sort)?,
                };
                Ok(Item::Value(self.list_of(list, Scalar::Value)?))
            }
            ENTRY => self.entry(args),
            "isInt" | "isUInt" => self.fits_in(name, types, args),
            "std::distance" | "std::next" | "std::prev" => self.iterator_function(name, args),
            "hasSingleElement" => match args[..] {
                [Item::Uses(of)] => self.ask(Query::ValueHasOneUse, &[of]),
                _ => Err(Unknown::Function(name.to_string())),
            },
            "all_of" | "any_of" | "none_of" | "is_contained" | "all_equal" | "is_sorted" | "hasNItems"
            | "hasNItemsOrMore" | "hasNItemsOrLess" | "equal" => self.of_lists(name, args),
            "ShapedType::isDynamic" | "ShapedType::isStatic" => {
                let [size] = parts(args)?;
                let size = self.number(size, Scalar::I64)?;
                let dynamic = self.push(Expr::Int(Scalar::I64, i64::MIN as u64))?;
                let is = name.ends_with("isDynamic");
                self.compare(if is { Comparison::Equal } else { Comparison::NotEqual }, size, dynamic)
            }
            "getElementTypeOrSelf" => {
                let [a] = parts(args)?;
                let ty = self.type_of(a)?;
                self.ask(Query::ElementOrSelf, &[ty])
            }
            // Of this everything but the type that it becomes is left.
            "RankedTensorType::Builder" => {
                let [ty] = parts(args)?;
                let ty = self.expect(ty, Scalar::Type)?;
                Ok(self.value(ty, "RankedTensorType::Builder"))
            }
            "neg" | "abs" => {
                let [number] = parts(args)?;
                let number = self.expect(number, Scalar::SoftFloat)?;
                self.soft_sign(name, number)
            }
            "verifyCompatibleShape" => {
                let [a, b] = parts(args)?;
                let (a, b) = (self.expect(a, Scalar::Type)?, self.expect(b, Scalar::Type)?);
                self.compatible(a, b)
            }
            "getFlattenedTypes" => {
                let [a] = parts(args)?;
                let ty = self.expect(a, Scalar::Type)?;
                self.ask(Query::FlattenedTypes, &[ty])
            }
            _ if dialects::knows(name) => self.dialect_function(name, args),
            _ => self.wrapped(name, args),
        }
    }

    /// Whether something succeeded.
    fn outcome(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        match name {
            "succeeded" | "failed" => {
                let [a] = parts(args)?;
                let holds = self.truth(a)?;
                if name == "failed" { self.ask(Query::Not, &[holds]) } else { Ok(self.value(holds, "")) }
            }
            _ => {
                let holds = match args.into_iter().next() {
                    Some(a) => self.truth(a)?,
                    None => self.push(Expr::Bool(true))?,
                };
                match name.ends_with("success") {
                    true => Ok(self.value(holds, "")),
                    false => self.ask(Query::Not, &[holds]),
                }
            }
        }
    }

    /// Numbers, lists and texts from what they are made of.
    fn object(&mut self, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        match name {
            "APInt" => self.big(args),
            "APFloat" => self.soft(args),
            "ArrayRef" | "SmallVector" | "std::vector" => self.array(name, types, args),
            _ => match parts(args)? {
                // `Twine(n)`
                [Item::Value(t)] if name == "Twine" && t.sort.single().is_some_and(|s| s.int().is_some()) => {
                    self.digits(Item::Value(t))
                }
                [a] => {
                    let text = self.expect(a, Scalar::Text)?;
                    Ok(self.value(text, ""))
                }
            },
        }
    }

    /// The digits of a whole number.
    fn digits(&mut self, number: Item) -> Result<Item> {
        let t = self.typed(number)?;
        let (_, signed) = t.sort.single().and_then(Scalar::int).ok_or(Unknown::Sort)?;
        let wide = self.converted(t.node, if signed { Scalar::I64 } else { Scalar::U64 })?;
        self.ask(Query::Digits, &[wide])
    }

    /// Functions of the standard library and of LLVM about lists.
    fn of_lists(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        match name {
            "all_of" | "any_of" | "none_of" => {
                let [list, function] = parts(args)?;
                let how = if name == "all_of" { Quantifier::All } else { Quantifier::Any };
                let holds = self.each(how, list, &function)?;
                if name == "none_of" { self.unary(Operator::Not, holds) } else { Ok(holds) }
            }
            "is_contained" => {
                let [list, item] = parts(args)?;
                self.contains(list, item)
            }
            "all_equal" | "is_sorted" => {
                let [list] = parts(args)?;
                let list = self.list(list)?;
                self.ask(if name == "all_equal" { Query::AllEqual } else { Query::IsSorted }, &[list.node])
            }
            "hasNItems" | "hasNItemsOrMore" | "hasNItemsOrLess" => {
                let [list, n] = parts(args)?;
                let list = self.list(list)?;
                let size = self.query(Query::ListSize, &[list.node])?;
                let n = self.number(n, Scalar::U64)?;
                let how = match name {
                    "hasNItems" => Comparison::Equal,
                    "hasNItemsOrMore" => Comparison::GreaterEqual,
                    _ => Comparison::LessEqual,
                };
                self.compare(how, size, n)
            }
            _ => {
                let [a, b] = parts(args)?;
                let (a, b) = match (a, b) {
                    (a @ Item::Braces(_), b) => (a, Item::Value(self.list(b)?)),
                    (a, b @ Item::Braces(_)) => (Item::Value(self.list(a)?), b),
                    (a, b) => (Item::Value(self.list(a)?), Item::Value(self.list(b)?)),
                };
                self.binary(Operator::Equal, a, b)
            }
        }
    }

    /// `Type(x)` of one argument is `x`.
    fn wrapped(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        if self.knows_class(name).is_some() && args.len() == 1 {
            let [object] = parts(args)?;
            return self.cast(Cast::Always, true, &[name.to_string()], object);
        }
        Err(Unknown::Function(name.to_string()))
    }

    pub(super) fn as_number(&mut self, scalar: Scalar, args: Vec<Item>) -> Result<Item> {
        // `int64_t()`; a variable without a value is read nowhere.
        let [a] = match args.is_empty() {
            true => {
                let zero = self.push(Expr::Int(Scalar::I32, 0))?;
                [self.value(zero, "")]
            }
            false => parts(args)?,
        };
        let node = if scalar == Scalar::Bool { self.truth(a)? } else { self.number(a, scalar)? };
        Ok(self.value(node, ""))
    }

    fn static_cast(&mut self, types: &[String], args: Vec<Item>) -> Result<Item> {
        let [ty] = types else { return Err(Unknown::Sort) };
        match numbers::scalar(ty) {
            Some(scalar) => self.as_number(scalar, args),
            None => self.wrapped(ty, args),
        }
    }

    fn big(&mut self, args: Vec<Item>) -> Result<Item> {
        // A copy.
        if let [Item::Value(t)] = &args[..]
            && t.sort == Sort::one(Scalar::BigInt)
        {
            return Ok(Item::Value(t.clone()));
        }
        let mut args = args.into_iter();
        let (Some(width), Some(value)) = (args.next(), args.next()) else { return Err(Unknown::Sort) };
        let (width, value) = (self.number(width, Scalar::U32)?, self.number(value, Scalar::U64)?);
        let signed = match args.next() {
            Some(a) => self.truth(a)?,
            None => self.push(Expr::Bool(false))?,
        };
        self.ask(Query::MakeBig, &[width, value, signed])
    }

    /// A list from its items, from another list, or so many of one item.
    fn array(&mut self, class: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        let item = match (args.len(), args.first()) {
            // `Class{list}` is made of the list, as that is no item.
            (1, Some(Item::Braces(items))) if matches!(&items[..], [Item::Value(t)] if t.sort.list) => {
                items[0].clone()
            }
            (1, Some(Item::Braces(_))) => parts::<1>(args)?.into_iter().next().ok_or(Unknown::Sort)?,
            (1, Some(Item::Value(t))) if t.sort.list => Item::Value(t.clone()),
            // A dense array is a list of what is in it.
            (1, Some(Item::Value(t))) if t.class.starts_with("Dense") && t.class.ends_with("ArrayAttr") => {
                Item::Value(self.list(Item::Value(t.clone()))?)
            }
            // A reference to one item.
            (1, Some(_)) if class == "ArrayRef" => Item::Braces(args),
            (0, _) => Item::Braces(args),
            _ if class == "ArrayRef" => return Err(Unknown::Sort),
            _ => return self.repeated(types, args),
        };
        let list = match types.first() {
            Some(ty) => {
                let scalar = lists::scalar_of(ty).ok_or_else(|| Unknown::Type(ty.to_string()))?;
                // One list is copied into another item by item.
                let copies = class != "ArrayRef";
                let mut list = if copies { self.list_as(item, scalar)? } else { self.list_of(item, scalar)? };
                if ty == ENTRY {
                    list.class = ENTRY.into();
                }
                list
            }
            None => self.list(item)?,
        };
        Ok(Item::Value(list))
    }

    /// The type of an operand, value or attribute; a type itself.
    pub(super) fn type_of(&mut self, item: Item) -> Result<u32> {
        if let Item::Operand(ty) = item {
            return Ok(ty);
        }
        let t = self.typed(item)?;
        match t.sort.single() {
            Some(Scalar::Type) => Ok(t.node),
            Some(Scalar::Value) => self.query(Query::ValueType, &[t.node]),
            Some(Scalar::Attr) => self.query(Query::AttrType, &[t.node]),
            _ => Err(Unknown::Sort),
        }
    }
}
