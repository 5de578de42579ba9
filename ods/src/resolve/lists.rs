//! Lists: those of C++, and attributes and types that can be gone through.

use super::dictionaries::ENTRY;
use super::{Item, Resolver, Result, Typed, Unknown, unknown_method};
use crate::cxx::{self, Operator};
use pdll_bytecode::query::{Expr, Quantifier, Query, Scalar, Sort};

/// The class of a list of values of which each stands for its type.
const TYPES: &str = "TypeRange";

/// What a C++ type of lists holds.
pub(super) fn item_of(ty: &str) -> Option<Scalar> {
    let (_, rest) =
        ty.split_once('<').filter(|t| matches!(t.0, "ArrayRef" | "SmallVector" | "std::vector"))?;
    scalar_of(rest.trim_end_matches('>').split(',').next()?.trim())
}

/// What a C++ type stands for.
pub(super) fn scalar_of(ty: &str) -> Option<Scalar> {
    super::numbers::scalar(ty).or_else(|| {
        Some(match cxx::short_name(ty).as_str() {
            "APInt" => Scalar::BigInt,
            "APFloat" => Scalar::SoftFloat,
            "StringRef" | "std::string" => Scalar::Text,
            "Type" => Scalar::Type,
            "Attribute" | "TypedAttr" | ENTRY => Scalar::Attr,
            "Value" => Scalar::Value,
            _ => return None,
        })
    })
}

/// What the elements of an attribute of this class are, one by one.
fn element_of(class: &str) -> Option<Scalar> {
    Some(match class {
        "DenseBoolArrayAttr" => Scalar::Bool,
        "DenseI8ArrayAttr" => Scalar::I8,
        "DenseI16ArrayAttr" => Scalar::I16,
        "DenseI32ArrayAttr" => Scalar::I32,
        "DenseI64ArrayAttr" => Scalar::I64,
        "DenseF32ArrayAttr" => Scalar::F32,
        "DenseF64ArrayAttr" => Scalar::F64,
        "DenseIntElementsAttr" => Scalar::BigInt,
        "DenseFPElementsAttr" => Scalar::SoftFloat,
        _ => return None,
    })
}

impl Resolver<'_> {
    /// A list: one of C++, or what an attribute or type holds.
    pub(super) fn list(&mut self, item: Item) -> Result<Typed> {
        let list = self.list_of_any(item)?;
        self.as_types(list)
    }

    /// A list of values of which each stands for its type as one of types; any other is what it is.
    pub(super) fn as_types(&mut self, list: Typed) -> Result<Typed> {
        if list.class != TYPES {
            return Ok(list);
        }
        let types = self.mapped(Item::Value(list), |_, ty| Ok(ty))?;
        let mut types = self.typed(types)?;
        types.class = String::new();
        Ok(types)
    }

    /// The same; may be a list of values of which each stands for its type, see [`Self::item`].
    pub(super) fn list_of_any(&mut self, item: Item) -> Result<Typed> {
        if let Item::Braces(items) = &item {
            // All of one type, or C++ would not take them.
            let mut scalar = None;
            for i in items {
                let Item::Value(t) = i else { return Err(Unknown::Sort) };
                let next = t.sort.single().ok_or(Unknown::Sort)?;
                scalar = match scalar {
                    None => Some(next),
                    Some(s) if s == next => Some(s),
                    Some(s) => Some(super::numbers::common(s, next).ok_or(Unknown::Sort)?),
                };
            }
            let scalar = scalar.ok_or(Unknown::Unclear("what a list holds does not follow from its code"))?;
            return self.list_of(item, scalar);
        }
        if let Item::Uses(of) = item {
            return self.as_list(Query::Users, of);
        }
        let t = self.typed(item)?;
        match t.sort.single() {
            None => Ok(t),
            Some(Scalar::Attr) if t.class == "ArrayAttr" => self.as_list(Query::ArrayItems, t.node),
            Some(Scalar::Attr) => {
                let scalar = element_of(&t.class).ok_or(Unknown::Sort)?;
                self.as_list(Query::Elements(scalar), t.node)
            }
            Some(Scalar::Type) if t.class == "TupleType" => self.as_list(Query::TupleTypes, t.node),
            Some(_) => Err(Unknown::Sort),
        }
    }

    fn as_list(&mut self, query: Query, node: u32) -> Result<Typed> {
        let node = self.query(query, &[node])?;
        Ok(Typed { node, sort: self.sort(node), class: String::new() })
    }

    /// What the elements of an attribute are, as `asArrayRef` and loops have them.
    pub(super) fn elements(&mut self, t: &Typed) -> Result<Item> {
        let scalar =
            element_of(&t.class).ok_or(Unknown::Unclear("the class of an attribute is not known"))?;
        self.ask(Query::Elements(scalar), &[t.node])
    }

    /// A list with items of this sort.
    pub(super) fn list_of(&mut self, item: Item, scalar: Scalar) -> Result<Typed> {
        match item {
            Item::Braces(items) => {
                let items: Vec<u32> =
                    items.into_iter().map(|i| self.expect(i, scalar)).collect::<Result<_>>()?;
                let node = self.push(Expr::List(scalar, items))?;
                Ok(Typed { node, sort: Sort::list(scalar), class: String::new() })
            }
            item => {
                let t = self.list(item)?;
                if t.sort == Sort::list(scalar) { Ok(t) } else { Err(Unknown::Sort) }
            }
        }
    }

    /// The same, with numbers of another type converted.
    pub(super) fn list_as(&mut self, item: Item, scalar: Scalar) -> Result<Typed> {
        if let Item::Braces(_) = item {
            return self.list_of(item, scalar);
        }
        let list = self.list(item)?;
        if list.sort == Sort::list(scalar) || !scalar.is_number() {
            return self.list_of(Item::Value(list), scalar);
        }
        let converted = self.mapped(Item::Value(list), |r, item| {
            let node = r.number(item, scalar)?;
            Ok(r.value(node, ""))
        })?;
        self.list_of(converted, scalar)
    }

    /// Whether a function holds for all or for any of the items, for how many, or those for which it does.
    pub(super) fn each(&mut self, how: Quantifier, list: Item, function: &Item) -> Result<Item> {
        if let Item::Rows(lists) = list {
            return self.rows(how, &lists, function);
        }
        let list = self.list_of_any(list)?;
        let item = Sort::one(list.sort.scalar);
        let class = list.class.clone();
        let (variable, body) = self.with_variable(item, |r, node| {
            let item = r.item(node, &class)?;
            let holds = r.apply(function, vec![item])?;
            r.truth(holds)
        })?;
        let node = self.push(Expr::Each { how, variable, list: list.node, body })?;
        Ok(self.value(node, if how == Quantifier::Where { &class } else { "" }))
    }

    /// Whether an item of a list is equal to a value.
    pub(super) fn contains(&mut self, list: Item, item: Item) -> Result<Item> {
        let list = match (&list, &item) {
            // Items of the type of what is looked for, unless they are numbers of another type.
            (Item::Braces(items), Item::Value(t)) if items.is_empty() => {
                self.list_of(list, t.sort.single().ok_or(Unknown::Sort)?)?
            }
            _ => self.list(list)?,
        };
        let item = match item {
            Item::Value(t) => t,
            Item::Null => {
                let node = self.expect(Item::Null, list.sort.scalar)?;
                Typed { node, sort: self.sort(node), class: String::new() }
            }
            item => self.typed(item)?,
        };
        if item.sort == Sort::one(list.sort.scalar) {
            return self.ask(Query::Contains, &[list.node, item.node]);
        }
        let (element, sort) = (Sort::one(list.sort.scalar), item.sort);
        let node = self.shared(item.node, |r, wanted| {
            let (variable, body) = r.with_variable(element, |r, node| {
                let (a, b) =
                    (r.value(node, ""), Item::Value(Typed { node: wanted, sort, class: String::new() }));
                let equal = r.binary(Operator::Equal, a, b)?;
                r.truth(equal)
            })?;
            r.push(Expr::Each { how: Quantifier::Any, variable, list: list.node, body })
        })?;
        Ok(self.value(node, ""))
    }

    /// A method of lists and strings that lists have.
    pub(super) fn list_method(&mut self, t: &Typed, name: &str, args: Vec<Item>) -> Result<Item> {
        let count = |r: &mut Self, args: Vec<Item>| -> Result<u32> {
            match args.into_iter().next() {
                Some(n) => r.number(n, Scalar::U64),
                None => r.push(Expr::Int(Scalar::U64, 1)),
            }
        };
        match name {
            "size" => self.ask(Query::ListSize, &[t.node]),
            "empty" => {
                let size = self.query(Query::ListSize, &[t.node])?;
                self.is_zero(size)
            }
            "front" => {
                let first = self.push(Expr::Int(Scalar::U64, 0))?;
                let item = self.query(Query::ListItem, &[t.node, first])?;
                self.item(item, &t.class)
            }
            "back" => {
                let item = self.query(Query::ListBack, &[t.node])?;
                self.item(item, &t.class)
            }
            // A copy.
            "vec" if args.is_empty() => Ok(Item::Value(t.clone())),
            "equals" => {
                let [other] = super::functions::parts(args)?;
                self.binary(Operator::Equal, Item::Value(t.clone()), other)
            }
            "drop_front" | "drop_back" => {
                let n = count(self, args)?;
                let query = if name == "drop_front" { Query::DropFront } else { Query::DropBack };
                self.ask_class(query, &[t.node, n], &t.class)
            }
            "take_front" | "take_back" | "slice" => self.part_of_list(t, name, args),
            "use_empty" if t.sort.scalar == Scalar::Value => {
                let (variable, body) = self.with_variable(Sort::one(Scalar::Value), |r, node| {
                    r.query(Query::ValueUnused, &[node])
                })?;
                let unused = Expr::Each { how: Quantifier::All, variable, list: t.node, body };
                let node = self.push(unused)?;
                Ok(self.value(node, ""))
            }
            "getTypes" | "getType" if t.sort.scalar == Scalar::Type => Ok(Item::Value(t.clone())),
            "getTypes" | "getType" if t.sort.scalar == Scalar::Value => {
                Ok(Item::Value(Typed { class: TYPES.into(), ..t.clone() }))
            }
            _ => unknown_method(name),
        }
    }

    /// An item of a list of this class.
    pub(super) fn item(&mut self, node: u32, class: &str) -> Result<Item> {
        match class {
            TYPES => self.ask(Query::ValueType, &[node]),
            class => Ok(self.value(node, class)),
        }
    }

    /// Whether an unsigned number of 64 bits is 0.
    pub(super) fn is_zero(&mut self, node: u32) -> Result<Item> {
        let zero = self.push(Expr::Int(Scalar::U64, 0))?;
        self.compare(pdll_bytecode::query::Comparison::Equal, node, zero)
    }
}
