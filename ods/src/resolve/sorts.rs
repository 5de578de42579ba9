//! Values as what they are asked to be: of one sort, of a class, or a condition.

use super::{Item, Resolver, Result, Typed, Unknown, derived, numbers, optionals};
use pdll_bytecode::query::{Cast, ClassTest, Expr, Query, Scalar, Signs, Sort, TypeClass};

impl Resolver<'_> {
    /// A value; what is written in braces or is null needs to know where it stands.
    pub(super) fn typed(&mut self, item: Item) -> Result<Typed> {
        match item {
            Item::Value(t) => Ok(t),
            Item::Rows(_) | Item::Row(_) => {
                Err(Unknown::Form("lists that are gone through together are used as one"))
            }
            Item::Iterator(..) => Err(Unknown::Form("a place in a list is used as what stands there")),
            Item::Never | Item::States(_) => Err(Unknown::Form("nothing gets to a value")),
            Item::Signs(_) | Item::SignsOf(_) => Err(Unknown::Form("a signedness is used as a value")),
            Item::Lambda(..) | Item::Operation(..) | Item::Function(_) => {
                Err(Unknown::Form("a function is used as a value"))
            }
            Item::Builder => Err(Unknown::Form("a context or builder is used as a value")),
            Item::Operand(_) => Err(Unknown::Form("of an operand only the type is known")),
            Item::Uses(_) => Err(Unknown::Form("uses are taken for a value")),
            Item::OpName(_) => Err(Unknown::Form("the name of an operation is only compared")),
            Item::Braces(_) | Item::Null => {
                Err(Unknown::Unclear("what a value is does not follow from its code"))
            }
        }
    }

    /// A value of one sort.
    pub(super) fn expect(&mut self, item: Item, scalar: Scalar) -> Result<u32> {
        match item {
            Item::Null if scalar.is_handle() => self.push(Expr::Null(scalar)),
            Item::Operand(ty) if scalar == Scalar::Type => Ok(ty),
            item if scalar.is_number() => self.number(item, scalar),
            item => {
                let t = self.typed(item)?;
                if t.sort == Sort::one(scalar) { Ok(t.node) } else { Err(Unknown::Sort) }
            }
        }
    }

    /// Both as values of one sort.
    pub(super) fn same_sort(&mut self, a: Item, b: Item) -> Result<(Typed, Typed)> {
        let null = |other: &Typed| other.sort.single().filter(|s| s.is_handle()).ok_or(Unknown::Sort);
        match (a, b) {
            (Item::Never, b) => {
                let b = self.typed(b)?;
                let node = self.undefined(b.sort)?;
                Ok((Typed { node, ..b.clone() }, b))
            }
            (a, Item::Never) => {
                let a = self.typed(a)?;
                let node = self.undefined(a.sort)?;
                Ok((a.clone(), Typed { node, ..a }))
            }
            (Item::Null, Item::Value(b)) if optionals::is_optional(&b) => Ok((self.nothing_like(&b)?, b)),
            (Item::Value(a), Item::Null) if optionals::is_optional(&a) => {
                let b = self.nothing_like(&a)?;
                Ok((a, b))
            }
            (Item::Null, Item::Value(b)) => {
                let node = self.push(Expr::Null(null(&b)?))?;
                Ok((Typed { node, ..b.clone() }, b))
            }
            (Item::Value(a), Item::Null) => {
                let node = self.push(Expr::Null(null(&a)?))?;
                Ok((a.clone(), Typed { node, ..a }))
            }
            // `{}` is an object that refers to nothing.
            (Item::Braces(items), b @ Item::Value(_)) if items.is_empty() && is_handle(&b) => {
                self.same_sort(Item::Null, b)
            }
            (a @ Item::Value(_), Item::Braces(items)) if items.is_empty() && is_handle(&a) => {
                self.same_sort(a, Item::Null)
            }
            (braces @ Item::Braces(_), Item::Value(b)) if b.sort.list => {
                Ok((self.list_of(braces, b.sort.scalar)?, b))
            }
            (Item::Value(a), braces @ Item::Braces(_)) if a.sort.list => {
                let b = self.list_of(braces, a.sort.scalar)?;
                Ok((a, b))
            }
            (a, b) => {
                let (a, b) = (self.typed(a)?, self.typed(b)?);
                if a.sort == b.sort {
                    return Ok((a, b));
                }
                let (Some(x), Some(y)) = (a.sort.single(), b.sort.single()) else {
                    return Err(Unknown::Sort);
                };
                let scalar = numbers::common(x, y).ok_or(Unknown::Sort)?;
                let (x, y) = (self.converted(a.node, scalar)?, self.converted(b.node, scalar)?);
                let typed = |node| Typed { node, sort: Sort::one(scalar), class: String::new() };
                Ok((typed(x), typed(y)))
            }
        }
    }

    /// As a condition.
    pub(super) fn truth(&mut self, item: Item) -> Result<u32> {
        if let Item::Null = item {
            return self.push(Expr::Bool(false));
        }
        let t = self.typed(item)?;
        if optionals::is_optional(&t) {
            return self.holds_something(&t);
        }
        match t.sort.single().ok_or(Unknown::Sort)? {
            Scalar::Bool => Ok(t.node),
            s if s.is_number() => self.converted(t.node, Scalar::Bool),
            s if s.is_handle() => self.query(Query::NotNull, &[t.node]),
            _ => Err(Unknown::Sort),
        }
    }

    /// Whether an object is of one of the classes, or the object as one of them.
    pub(super) fn cast(&mut self, how: Cast, null: bool, types: &[String], object: Item) -> Result<Item> {
        let t = match object {
            Item::Operand(_) | Item::Iterator(..) | Item::Uses(_) | Item::OpName(_) | Item::Null => {
                return Err(Unknown::Sort);
            }
            object => self.typed(object)?,
        };
        let scalar = t.sort.single().filter(|s| s.is_handle()).ok_or(Unknown::Sort)?;
        if scalar == Scalar::Value {
            return self.value_kind(how, types, t.node);
        }
        if scalar == Scalar::Op && types.iter().any(|ty| derived::knows(ty)) {
            return self.derived_cast(how, types, &t);
        }
        let mut classes = Vec::new();
        for ty in types {
            classes.extend(self.class(ty, scalar)?);
        }
        let class = match types {
            [only] if how != Cast::Is => only.clone(),
            _ => String::new(),
        };
        let node = self.push(Expr::Cast { how, null, classes, object: t.node })?;
        Ok(self.value(node, &class))
    }

    /// Whether a value is an argument of a block, or a result of an operation.
    fn value_kind(&mut self, how: Cast, types: &[String], value: u32) -> Result<Item> {
        let defined = match types {
            [class] if how == Cast::Is && class == "OpResult" => true,
            [class] if how == Cast::Is && class == "BlockArgument" => false,
            _ => return Err(Unknown::Sort),
        };
        let op = self.query(Query::DefiningOp, &[value])?;
        let found = self.query(Query::NotNull, &[op])?;
        if defined { Ok(self.value(found, "")) } else { self.ask(Query::Not, &[found]) }
    }

    /// Whether an integer type has this signedness.
    pub(super) fn is_of_signs(&mut self, ty: u32, signs: Signs) -> Result<u32> {
        let class = match signs {
            Signs::Any => TypeClass::Integer,
            Signs::Signless => TypeClass::SignlessInteger,
            Signs::Signed => TypeClass::SignedInteger,
            Signs::Unsigned => TypeClass::UnsignedInteger,
        };
        let is = self.is_type(ty, &[class])?;
        self.truth(is)
    }

    /// Whether a type is of a class of MLIR's own.
    pub(super) fn is_type(&mut self, object: u32, classes: &[TypeClass]) -> Result<Item> {
        let classes = classes.iter().map(|&c| ClassTest::Type(c)).collect();
        let node = self.push(Expr::Cast { how: Cast::Is, null: false, classes, object })?;
        Ok(self.value(node, ""))
    }
}

/// Is it something that may refer to nothing?
fn is_handle(item: &Item) -> bool {
    matches!(item, Item::Value(t) if t.sort.single().is_some_and(Scalar::is_handle))
}
