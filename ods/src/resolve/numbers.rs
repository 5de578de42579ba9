//! Numbers as C++ has them: types of literals, promotion, conversion, operators.

use super::named::Named;
use super::{Item, Resolver, Result, Unknown, optionals};
use crate::cxx::{Literal, Operator};
use pdll_bytecode::query::{Arithmetic, BigTest, Comparison, Expr, Query, Scalar, Sort};

/// An integer literal: the first type that can hold it of those that its form allows.
pub(super) fn literal(value: u64, how: Literal) -> Expr {
    let mut types = [
        (Scalar::I32, i32::MAX as u64, !how.unsigned && !how.long),
        (Scalar::U32, u64::from(u32::MAX), (how.unsigned || how.radix) && !how.long),
        (Scalar::I64, i64::MAX as u64, !how.unsigned),
    ]
    .into_iter();
    let found = types.find(|t| t.2 && value <= t.1);
    Expr::Int(found.map_or(Scalar::U64, |t| t.0), value)
}

/// The number type of this name.
pub(crate) fn scalar(name: &str) -> Option<Scalar> {
    Some(match name.strip_prefix("std::").unwrap_or(name) {
        "bool" => Scalar::Bool,
        "char" | "signed char" | "int8_t" => Scalar::I8,
        "unsigned char" | "uint8_t" => Scalar::U8,
        "short" | "int16_t" => Scalar::I16,
        "unsigned short" | "uint16_t" => Scalar::U16,
        "int" | "signed" | "signed int" | "int32_t" => Scalar::I32,
        "unsigned" | "unsigned int" | "uint32_t" => Scalar::U32,
        "long" | "long long" | "long int" | "int64_t" | "ssize_t" => Scalar::I64,
        "unsigned long" | "unsigned long long" | "unsigned long int" | "uint64_t" | "size_t" => Scalar::U64,
        "float" => Scalar::F32,
        "double" => Scalar::F64,
        _ => return None,
    })
}

/// The type that an operand is promoted to.
fn promoted(scalar: Scalar) -> Scalar {
    match scalar {
        Scalar::Bool | Scalar::I8 | Scalar::U8 | Scalar::I16 | Scalar::U16 => Scalar::I32,
        other => other,
    }
}

/// The type that two numbers are computed with: the usual arithmetic conversions.
pub(super) fn common(a: Scalar, b: Scalar) -> Option<Scalar> {
    if !a.is_number() || !b.is_number() {
        return None;
    }
    if a == Scalar::F64 || b == Scalar::F64 {
        return Some(Scalar::F64);
    }
    if a == Scalar::F32 || b == Scalar::F32 {
        return Some(Scalar::F32);
    }
    let (a, b) = (promoted(a), promoted(b));
    let wide = [a, b].iter().any(|s| matches!(s, Scalar::I64 | Scalar::U64));
    let unsigned = match wide {
        true => [a, b].contains(&Scalar::U64),
        false => [a, b].contains(&Scalar::U32),
    };
    Some(match (wide, unsigned) {
        (true, true) => Scalar::U64,
        (true, false) => Scalar::I64,
        (false, true) => Scalar::U32,
        (false, false) => Scalar::I32,
    })
}

fn comparison(o: Operator) -> Option<Comparison> {
    Some(match o {
        Operator::Equal => Comparison::Equal,
        Operator::NotEqual => Comparison::NotEqual,
        Operator::Less => Comparison::Less,
        Operator::LessEqual => Comparison::LessEqual,
        Operator::Greater => Comparison::Greater,
        Operator::GreaterEqual => Comparison::GreaterEqual,
        _ => return None,
    })
}

fn arithmetic(o: Operator) -> Option<Arithmetic> {
    Some(match o {
        Operator::Add => Arithmetic::Add,
        Operator::Subtract => Arithmetic::Subtract,
        Operator::Multiply => Arithmetic::Multiply,
        Operator::Divide => Arithmetic::Divide,
        Operator::Remainder => Arithmetic::Remainder,
        Operator::BitAnd => Arithmetic::And,
        Operator::BitOr => Arithmetic::Or,
        Operator::BitXor => Arithmetic::Xor,
        Operator::ShiftLeft => Arithmetic::ShiftLeft,
        Operator::ShiftRight => Arithmetic::ShiftRight,
        _ => return None,
    })
}

impl Resolver<'_> {
    /// A number that has a name.
    pub(super) fn named(&mut self, named: Named) -> Result<Item> {
        let (expr, becomes) = named.expr();
        let node = self.push(expr)?;
        let node = match becomes {
            Some(scalar) => self.converted(node, scalar)?,
            None => node,
        };
        Ok(self.value(node, ""))
    }

    /// A node of a number as another number type.
    pub(super) fn converted(&mut self, node: u32, to: Scalar) -> Result<u32> {
        if self.sort(node) == Sort::one(to) { Ok(node) } else { self.query(Query::Convert(to), &[node]) }
    }

    /// An item as a number of this type, as C++ converts it by itself.
    pub(super) fn number(&mut self, item: Item, to: Scalar) -> Result<u32> {
        let t = self.typed(item)?;
        if t.sort.single().is_some_and(Scalar::is_number) {
            self.converted(t.node, to)
        } else {
            Err(Unknown::Sort)
        }
    }

    pub(super) fn unary(&mut self, o: Operator, a: Item) -> Result<Item> {
        // What is pointed to, and where it is, are the same here.
        if matches!(o, Operator::Multiply | Operator::BitAnd) {
            return match a {
                Item::Iterator(..) => self.at(&a),
                Item::Value(t) if o == Operator::Multiply && optionals::is_optional(&t) => self.held(&t),
                a => Ok(a),
            };
        }
        if o == Operator::Not
            && let Item::Value(t) = &a
            && t.sort == Sort::one(Scalar::BigInt)
        {
            return self.ask(Query::BigIs(BigTest::Zero), &[t.node]);
        }
        if o == Operator::Not {
            let truth = self.truth(a)?;
            return self.ask(Query::Not, &[truth]);
        }
        let t = self.typed(a)?;
        let scalar = promoted(t.sort.single().ok_or(Unknown::Sort)?);
        let node = if scalar.is_number() { self.converted(t.node, scalar)? } else { t.node };
        match o {
            Operator::Subtract => self.ask(Query::Negate, &[node]),
            Operator::Complement => self.ask(Query::Complement, &[node]),
            _ => Err(Unknown::Sort),
        }
    }

    /// `&&` and `||` are not among them.
    pub(super) fn binary(&mut self, o: Operator, a: Item, b: Item) -> Result<Item> {
        if matches!(a, Item::Iterator(..)) || matches!(b, Item::Iterator(..)) {
            return self.iterator_operator(o, a, b);
        }
        if let Some(how) = comparison(o) {
            return self.ordered(how, a, b);
        }
        let by = arithmetic(o).ok_or(Unknown::Sort)?;
        let (a, b) = (self.typed(a)?, self.typed(b)?);
        let (Some(x), Some(y)) = (a.sort.single(), b.sort.single()) else { return Err(Unknown::Sort) };
        if (x, y, by) == (Scalar::Text, Scalar::Text, Arithmetic::Add) {
            return self.ask(Query::JoinText, &[a.node, b.node]);
        }
        if x.is_number() && matches!(by, Arithmetic::ShiftLeft | Arithmetic::ShiftRight) {
            let first = self.converted(a.node, promoted(x))?;
            let second = self.converted(b.node, promoted(y))?;
            return self.ask(Query::Compute(by), &[first, second]);
        }
        if x == Scalar::BigInt && y.is_number() && by == Arithmetic::ShiftLeft {
            let second = self.converted(b.node, promoted(y))?;
            return self.ask(Query::Compute(by), &[a.node, second]);
        }
        let by_word = !matches!(by, Arithmetic::Divide | Arithmetic::Remainder | Arithmetic::ShiftRight);
        if x == Scalar::BigInt && y.is_number() && by_word {
            return self.with_word(by, a.node, b.node);
        }
        if x == Scalar::BigInt || x == Scalar::SoftFloat {
            return self.ask(Query::Compute(by), &[a.node, b.node]);
        }
        let scalar = common(x, y).ok_or(Unknown::Sort)?;
        let (a, b) = (self.converted(a.node, scalar)?, self.converted(b.node, scalar)?);
        self.ask(Query::Compute(by), &[a, b])
    }

    /// An `APInt` and a number, of which it takes as many bits as it has.
    fn with_word(&mut self, by: Arithmetic, big: u32, word: u32) -> Result<Item> {
        let word = self.converted(word, Scalar::U64)?;
        let node = self.shared(big, |r, big| {
            let width = r.query(Query::BigWidth, &[big])?;
            let signed = r.push(Expr::Bool(false))?;
            let word = r.query(Query::MakeBig, &[width, word, signed])?;
            r.query(Query::Compute(by), &[big, word])
        })?;
        Ok(self.value(node, ""))
    }

    fn ordered(&mut self, how: Comparison, a: Item, b: Item) -> Result<Item> {
        let equality = matches!(how, Comparison::Equal | Comparison::NotEqual);
        if let (Item::Null, Item::Null) = (&a, &b) {
            return Err(Unknown::Sort);
        }
        match (&a, &b) {
            (Item::SignsOf(ty), Item::Signs(signs)) | (Item::Signs(signs), Item::SignsOf(ty)) if equality => {
                let is = self.is_of_signs(*ty, *signs)?;
                return self.negated(how, is);
            }
            (Item::Value(t), other) | (other, Item::Value(t)) if equality && optionals::is_optional(t) => {
                let (t, other) = (t.clone(), other.clone());
                let equal = self.optionals_equal(&t, other)?;
                return self.negated(how, equal);
            }
            _ => {}
        }
        if let (Item::OpName(op), other) | (other, Item::OpName(op)) = (&a, &b) {
            let (op, other) = (*op, other.clone());
            let name = self.expect(other, Scalar::Text)?;
            let Expr::Text(name) = &self.exprs[name as usize] else {
                return Err(Unknown::Form("the name of an operation is compared with one that is computed"));
            };
            let named = self.is_op(op, name.clone())?;
            return self.negated(how, named);
        }
        if let (Item::Value(x), Item::Value(y)) = (&a, &b)
            && let (Some(x_sort), Some(y_sort)) = (x.sort.single(), y.sort.single())
        {
            let (x, y) = (x.node, y.node);
            return match (x_sort, y_sort) {
                (Scalar::BigInt, Scalar::BigInt) if equality => self.ask(Query::BigUnsigned(how), &[x, y]),
                (Scalar::SoftFloat, Scalar::SoftFloat) => self.ask(Query::FloatOrder(how), &[x, y]),
                (Scalar::BigInt, word) if equality && word.is_number() => self.equals_word(how, x, y),
                (word, Scalar::BigInt) if equality && word.is_number() => self.equals_word(how, y, x),
                (x_sort, y_sort) if x_sort.is_number() && y_sort.is_number() => {
                    let scalar = common(x_sort, y_sort).ok_or(Unknown::Sort)?;
                    let (x, y) = (self.converted(x, scalar)?, self.converted(y, scalar)?);
                    self.compare(how, x, y)
                }
                // An attribute that holds a text is that where one is wanted.
                (Scalar::Attr, Scalar::Text) | (Scalar::Text, Scalar::Attr) if equality => {
                    let (attr, text) = if x_sort == Scalar::Attr { (a, b) } else { (b, a) };
                    let attr = self.typed(attr)?;
                    let held = self.attr_value(&attr)?;
                    self.same(how, held, text)
                }
                _ if equality => self.same(how, a, b),
                _ => Err(Unknown::Sort),
            };
        }
        if equality { self.same(how, a, b) } else { Err(Unknown::Sort) }
    }

    /// An `APInt` is compared with the bits of a number.
    fn equals_word(&mut self, how: Comparison, big: u32, word: u32) -> Result<Item> {
        let word = self.converted(word, Scalar::U64)?;
        self.ask(Query::BigUnsignedWord(how), &[big, word])
    }

    fn same(&mut self, how: Comparison, a: Item, b: Item) -> Result<Item> {
        let mut typed = |item: Item| -> Result<Item> {
            match item {
                Item::Value(list) if list.sort.list => Ok(Item::Value(self.as_types(list)?)),
                item => Ok(item),
            }
        };
        let (a, b) = (typed(a)?, typed(b)?);
        let (a, b) = self.same_sort(a, b)?;
        let equal = self.query(Query::Same, &[a.node, b.node])?;
        self.negated(how, equal)
    }

    fn negated(&mut self, how: Comparison, equal: u32) -> Result<Item> {
        match how {
            Comparison::NotEqual => self.ask(Query::Not, &[equal]),
            _ => Ok(self.value(equal, "")),
        }
    }
}
