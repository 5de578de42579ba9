//! Functions of C++ and LLVM that compute with numbers: the lesser of two, logarithms, `APInt`s by name.

use super::functions::parts;
use super::{Item, Resolver, Result, Unknown, numbers};
use pdll_bytecode::query::{Arithmetic, BigTest, Comparison, Expr, Query, Scalar, Sort};

/// Is a function one of these?
pub(super) fn knows(name: &str) -> bool {
    name.starts_with("APInt::get")
        || matches!(
            name,
            "std::min"
                | "std::max"
                | "std::clamp"
                | "std::abs"
                | "std::fabs"
                | "std::sqrt"
                | "isPowerOf2_32"
                | "isPowerOf2_64"
                | "Log2_32"
                | "Log2_64"
                | "Log2_32_Ceil"
                | "Log2_64_Ceil"
        )
}

impl Resolver<'_> {
    pub(super) fn number_function(&mut self, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        match name {
            "std::min" | "std::max" => self.extreme(name == "std::max", types, args),
            "std::clamp" => {
                let [number, low, high] = parts(args)?;
                let least = self.extreme(true, types, vec![number, low])?;
                self.extreme(false, types, vec![least, high])
            }
            "std::abs" | "std::fabs" => self.absolute(args),
            "std::sqrt" => {
                let [a] = parts(args)?;
                let t = self.typed(a)?;
                let single = t.sort.single() == Some(Scalar::F32);
                let number = self.number(Item::Value(t), Scalar::F64)?;
                let root = self.query(Query::SquareRoot, &[number])?;
                let node = self.converted(root, if single { Scalar::F32 } else { Scalar::F64 })?;
                Ok(self.value(node, ""))
            }
            _ if name.starts_with("APInt::") => self.big_by_name(name, args),
            _ => {
                let [number] = parts(args)?;
                let wide = name.contains("64");
                let number = self.number(number, if wide { Scalar::U64 } else { Scalar::U32 })?;
                if name.starts_with("isPowerOf2") {
                    let big = self.big_of(number)?;
                    return self.ask(Query::BigIs(BigTest::PowerOfTwo), &[big]);
                }
                let sort = self.sort(number).scalar;
                let one = self.push(Expr::Int(sort, 1))?;
                let (number, less) = match name.ends_with("_Ceil") {
                    true => (self.query(Query::Compute(Arithmetic::Subtract), &[number, one])?, 0),
                    false => (number, 1),
                };
                let big = self.big_of(number)?;
                let bits = self.query(Query::ActiveBits, &[big])?;
                let less = self.push(Expr::Int(Scalar::U32, less))?;
                self.ask(Query::Compute(Arithmetic::Subtract), &[bits, less])
            }
        }
    }

    /// An unsigned number as one of 64 bits.
    fn big_of(&mut self, number: u32) -> Result<u32> {
        let (width, number) = (self.push(Expr::Int(Scalar::U32, 64))?, self.converted(number, Scalar::U64)?);
        let signed = self.push(Expr::Bool(false))?;
        self.query(Query::MakeBig, &[width, number, signed])
    }

    /// `std::min(a, b)`, `std::max<int64_t>(a, b)`: the first if they are equal.
    fn extreme(&mut self, greatest: bool, types: &[String], args: Vec<Item>) -> Result<Item> {
        let [a, b] = match <[Item; 1]>::try_from(args) {
            // `std::max({a, b, c})`
            Ok([Item::Braces(items)]) => {
                let mut items = items.into_iter();
                let mut most = items.next().ok_or(Unknown::Sort)?;
                for item in items {
                    most = self.extreme(greatest, types, vec![most, item])?;
                }
                return Ok(most);
            }
            Ok(_) => return Err(Unknown::Sort),
            Err(args) => parts(args)?,
        };
        let (a, b) = match types {
            [ty] => {
                let scalar = numbers::scalar(ty).ok_or_else(|| Unknown::Type(ty.clone()))?;
                (self.number(a, scalar)?, self.number(b, scalar)?)
            }
            // C++ takes two of one type only.
            _ => match (self.typed(a)?, self.typed(b)?) {
                (a, b) if a.sort == b.sort && a.sort.single().is_some_and(Scalar::is_number) => {
                    (a.node, b.node)
                }
                _ => return Err(Unknown::Sort),
            },
        };
        let node = self.shared(a, |r, a| {
            r.shared(b, |r, b| {
                let (x, y) = if greatest { (a, b) } else { (b, a) };
                let second = r.query(Query::Compare(Comparison::Less), &[x, y])?;
                r.push(Expr::If(second, b, a))
            })
        })?;
        Ok(self.value(node, ""))
    }

    /// `isInt<8>(x)`, `isUInt<8>(x)`: is it what so many bits can hold?
    pub(super) fn fits_in(&mut self, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        let [a] = parts(args)?;
        let bits = types.first().and_then(|n| n.parse::<u32>().ok()).filter(|n| (1..64).contains(n));
        let bits = bits.ok_or(Unknown::Sort)?;
        let (scalar, least, greatest) = match name {
            "isInt" => (Scalar::I64, (-1i64 << (bits - 1)) as u64, (1u64 << (bits - 1)) - 1),
            _ => (Scalar::U64, 0, (1u64 << bits) - 1),
        };
        let number = self.number(a, scalar)?;
        let node = self.shared(number, |r, number| {
            let (least, greatest) = (r.push(Expr::Int(scalar, least))?, r.push(Expr::Int(scalar, greatest))?);
            let above = r.query(Query::Compare(Comparison::GreaterEqual), &[number, least])?;
            let below = r.query(Query::Compare(Comparison::LessEqual), &[number, greatest])?;
            r.push(Expr::And(above, below))
        })?;
        Ok(self.value(node, ""))
    }

    fn absolute(&mut self, args: Vec<Item>) -> Result<Item> {
        let [a] = parts(args)?;
        let t = self.typed(a)?;
        let scalar = t.sort.single().and_then(|s| numbers::common(s, s)).ok_or(Unknown::Sort)?;
        let number = self.converted(t.node, scalar)?;
        let node = self.shared(number, |r, number| {
            let zero = r.push(Expr::Int(Scalar::I32, 0))?;
            let zero = r.converted(zero, scalar)?;
            let negative = r.query(Query::Compare(Comparison::Less), &[number, zero])?;
            let other = r.query(Query::Negate, &[number])?;
            // -0.0 becomes 0.0.
            let same = r.query(Query::Compute(Arithmetic::Add), &[number, zero])?;
            r.push(Expr::If(negative, other, same))
        })?;
        Ok(self.value(node, ""))
    }

    /// `APInt::getZero(width)` and the like.
    fn big_by_name(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let mut args = args.into_iter();
        let Some(width) = args.next() else { return Err(Unknown::Sort) };
        let width = self.number(width, Scalar::U32)?;
        let made = |r: &mut Self, width: u32, bits: i64| -> Result<u32> {
            let number = r.push(Expr::Int(Scalar::U64, bits as u64))?;
            let signed = r.push(Expr::Bool(bits < 0))?;
            r.query(Query::MakeBig, &[width, number, signed])
        };
        let top = |r: &mut Self, width: u32| -> Result<u32> {
            let one = made(r, width, 1)?;
            let step = r.push(Expr::Int(Scalar::U32, 1))?;
            let place = r.query(Query::Compute(Arithmetic::Subtract), &[width, step])?;
            r.query(Query::Compute(Arithmetic::ShiftLeft), &[one, place])
        };
        let second = args.next().map(|n| self.number(n, Scalar::U32)).transpose()?;
        let node = match (name, second) {
            ("APInt::getZero" | "APInt::getMinValue", None) => made(self, width, 0)?,
            ("APInt::getAllOnes" | "APInt::getMaxValue", None) => made(self, width, -1)?,
            ("APInt::getSignedMinValue" | "APInt::getSignMask", None) => {
                self.shared(width, |r, width| top(r, width))?
            }
            ("APInt::getSignedMaxValue", None) => {
                let least = self.shared(width, |r, width| top(r, width))?;
                self.query(Query::Complement, &[least])?
            }
            ("APInt::getOneBitSet", Some(place)) => {
                let one = made(self, width, 1)?;
                self.query(Query::Compute(Arithmetic::ShiftLeft), &[one, place])?
            }
            ("APInt::getLowBitsSet", Some(count)) => {
                let all = made(self, width, -1)?;
                let above = self.query(Query::Compute(Arithmetic::ShiftLeft), &[all, count])?;
                self.query(Query::Complement, &[above])?
            }
            _ => return Err(Unknown::Function(name.to_string())),
        };
        debug_assert_eq!(self.sort(node), Sort::one(Scalar::BigInt));
        Ok(self.value(node, ""))
    }
}
