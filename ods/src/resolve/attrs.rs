//! Methods of attributes, and of the numbers and texts in them.

use super::{Item, Resolver, Result, Typed, Unknown, lists, maps, unknown_method, written};
use pdll_bytecode::query::{Arithmetic, BigTest, Cast, Comparison, Expr, FloatTest, Query, Scalar};

impl Resolver<'_> {
    pub(super) fn attr_method(
        &mut self,
        t: &Typed,
        name: &str,
        types: &[String],
        args: Vec<Item>,
    ) -> Result<Item> {
        let attr = t.node;
        let big = |r: &mut Self, query| -> Result<Item> {
            let value = r.query(Query::IntValue, &[attr])?;
            r.ask(query, &[value])
        };
        match name {
            "getType" | "getShapedType" => {
                let class = match t.class.as_str() {
                    "ElementsAttr" | "DenseElementsAttr" | "DenseIntElementsAttr" | "DenseFPElementsAttr" => {
                        "ShapedType"
                    }
                    _ => "",
                };
                self.ask_class(Query::AttrType, &[attr], class)
            }
            "getValue" if args.is_empty() => self.attr_value(t),
            "getInt" | "getSInt" => big(self, Query::SignExtend),
            "getAPSInt" => self.ask(Query::IntValue, &[attr]),
            "getUInt" => big(self, Query::ZeroExtend),
            "getValueAsDouble" => {
                let value = self.query(Query::FloatValue, &[attr])?;
                self.ask(Query::ToDouble, &[value])
            }
            "asArrayRef" => self.elements(t),
            "getAsRange" | "getAsValueRange" => self.as_range(t, name == "getAsValueRange", types),
            "getValues" | "getSplatValue" => {
                let scalar = match types {
                    // As the number that it holds.
                    [ty] if ty == "FloatAttr" => Scalar::SoftFloat,
                    [ty] if ty == "IntegerAttr" => Scalar::BigInt,
                    [ty] => lists::scalar_of(ty).ok_or_else(|| Unknown::Type(ty.to_string()))?,
                    _ => return Err(Unknown::Unclear("what elements are does not follow from its code")),
                };
                let many = name == "getValues";
                self.ask(if many { Query::Elements(scalar) } else { Query::SplatValue(scalar) }, &[attr])
            }
            "reshape" => {
                let mut args = args.into_iter();
                let (Some(ty), None) = (args.next(), args.next()) else { return Err(Unknown::Sort) };
                let ty = self.expect(ty, Scalar::Type)?;
                self.ask_class(Query::Reshape, &[attr, ty], &t.class)
            }
            "mapValues" => {
                let [ty, function] = super::functions::parts(args)?;
                let ty = self.expect(ty, Scalar::Type)?;
                let before = self.query(Query::AttrType, &[attr])?;
                let shaped = self.ask(Query::WithElement, &[before, ty])?;
                let elements = self.ask(Query::Elements(Scalar::BigInt), &[attr])?;
                let elements = self.mapped(elements, |r, element| {
                    let made = r.apply(&function, vec![element])?;
                    let made = r.expect(made, Scalar::BigInt)?;
                    r.ask(Query::MakeBigAttr, &[ty, made])
                })?;
                self.make("DenseElementsAttr::get", vec![shaped, elements])
            }
            "resizeSplat" => {
                let [ty] = super::functions::parts(args)?;
                let ty = self.expect(ty, Scalar::Type)?;
                let element = self.query(Query::SplatValue(Scalar::Attr), &[attr])?;
                self.ask_class(Query::MakeSplat, &[ty, element], &t.class)
            }
            "getAttr" if t.class == "FlatSymbolRefAttr" => {
                let name = self.query(Query::SymbolName, &[attr])?;
                self.ask_class(Query::MakeStringAttr, &[name], "StringAttr")
            }
            "getAffineMap" if maps::is_map(&t.class) => Ok(Item::Value(t.clone())),
            "isIdentity" if maps::is_map(&t.class) => self.ask(Query::IsIdentityMap, &[attr]),
            "isSplat" => self.ask(Query::IsSplat, &[attr]),
            "getElementType" => self.ask(Query::AttrElementType, &[attr]),
            "getNumElements" => self.ask(Query::AttrSize, &[attr]),
            "size" => {
                let size = self.query(Query::AttrSize, &[attr])?;
                // Where MLIR counts with `size_t`, as the standard library does.
                match t.class.as_str() {
                    "ArrayAttr" | "DictionaryAttr" | "StringAttr" => {
                        self.ask(Query::Convert(Scalar::U64), &[size])
                    }
                    _ => Ok(self.value(size, "")),
                }
            }
            "empty" => {
                let size = self.query(Query::AttrSize, &[attr])?;
                let zero = self.push(Expr::Int(Scalar::I64, 0))?;
                self.compare(Comparison::Equal, size, zero)
            }
            "getRootReference" => self.ask(Query::RootReference, &[attr]),
            "getLeafReference" => self.ask(Query::LeafReference, &[attr]),
            "getNestedReferences" => self.ask(Query::NestedReferences, &[attr]),
            "str" | "strref" => self.ask(Query::StringValue, &[attr]),
            "get" | "getAs" | "contains" => {
                let mut args = args.into_iter();
                let (Some(key), None) = (args.next(), args.next()) else { return Err(Unknown::Sort) };
                let key = self.expect(key, Scalar::Text)?;
                let found = self.ask(Query::DictGet, &[attr, key])?;
                match name {
                    "getAs" => self.cast(Cast::Maybe, true, types, found),
                    "contains" => {
                        let there = self.truth(found)?;
                        Ok(self.value(there, ""))
                    }
                    _ => Ok(found),
                }
            }
            "front" | "back" | "drop_front" | "drop_back" | "take_front" | "take_back" | "slice" => {
                let list = self.list(Item::Value(t.clone()))?;
                self.list_method(&list, name, args)
            }
            _ if maps::is_map(&t.class) => self.map_method(t, name, args),
            _ => unknown_method(name),
        }
    }

    /// `getValue()`, which the class decides.
    pub(super) fn attr_value(&mut self, t: &Typed) -> Result<Item> {
        let attr = t.node;
        let query = match t.class.as_str() {
            "IntegerAttr" => Query::IntValue,
            "FloatAttr" => Query::FloatValue,
            "StringAttr" => Query::StringValue,
            "FlatSymbolRefAttr" => Query::SymbolName,
            "TypeAttr" => Query::TypeValue,
            "ArrayAttr" => Query::ArrayItems,
            "DictionaryAttr" => Query::DictValues,
            // A map is its attribute.
            "AffineMapAttr" => return Ok(Item::Value(t.clone())),
            "BoolAttr" => {
                let value = self.query(Query::IntValue, &[attr])?;
                let zero = self.query(Query::BigIs(BigTest::Zero), &[value])?;
                return self.ask(Query::Not, &[zero]);
            }
            "" => {
                return Err(Unknown::Unclear(
                    "the class of an attribute is not known where its value is asked for",
                ));
            }
            class => return Err(Unknown::Value(class.to_string())),
        };
        self.ask(query, &[attr])
    }

    pub(super) fn big_method(&mut self, big: u32, name: &str, args: Vec<Item>) -> Result<Item> {
        let test = match name {
            "isZero" => Some(BigTest::Zero),
            "isOne" => Some(BigTest::One),
            "isAllOnes" => Some(BigTest::AllOnes),
            "isNegative" | "isSignBitSet" => Some(BigTest::Negative),
            "isStrictlyPositive" => Some(BigTest::Positive),
            "isPowerOf2" => Some(BigTest::PowerOfTwo),
            "isMaxSignedValue" => Some(BigTest::MaxSigned),
            "isMinSignedValue" => Some(BigTest::MinSigned),
            _ => None,
        };
        if let Some(test) = test.filter(|_| args.is_empty()) {
            return self.ask(Query::BigIs(test), &[big]);
        }
        let order = match name {
            "eq" => Some((false, Comparison::Equal)),
            "ne" => Some((false, Comparison::NotEqual)),
            "ult" => Some((false, Comparison::Less)),
            "ule" => Some((false, Comparison::LessEqual)),
            "ugt" => Some((false, Comparison::Greater)),
            "uge" => Some((false, Comparison::GreaterEqual)),
            "slt" => Some((true, Comparison::Less)),
            "sle" => Some((true, Comparison::LessEqual)),
            "sgt" => Some((true, Comparison::Greater)),
            "sge" => Some((true, Comparison::GreaterEqual)),
            _ => None,
        };
        if let Some((signed, how)) = order {
            return self.big_order(big, signed, how, args);
        }
        if written::is_of_word(name, &args) {
            return self.written_method(big, name, args);
        }
        match name {
            "isNonNegative" | "isNonPositive" => {
                let test = if name == "isNonNegative" { BigTest::Negative } else { BigTest::Positive };
                let not = self.query(Query::BigIs(test), &[big])?;
                self.ask(Query::Not, &[not])
            }
            "getZExtValue" => self.ask(Query::ZeroExtend, &[big]),
            "getSExtValue" | "getInt" => self.ask(Query::SignExtend, &[big]),
            "getBitWidth" => self.ask(Query::BigWidth, &[big]),
            // Undefined where there are more than 64 bits, which code does not ask for.
            "getLimitedValue" if args.is_empty() => self.ask(Query::ZeroExtend, &[big]),
            "getActiveBits" => self.ask(Query::ActiveBits, &[big]),
            "countTrailingZeros" | "countr_zero" => self.ask(Query::TrailingZeros, &[big]),
            "countLeadingZeros" | "countl_zero" => {
                let (width, bits) =
                    (self.query(Query::BigWidth, &[big])?, self.query(Query::ActiveBits, &[big])?);
                self.ask(Query::Compute(Arithmetic::Subtract), &[width, bits])
            }
            "logBase2" => {
                let (bits, one) =
                    (self.query(Query::ActiveBits, &[big])?, self.push(Expr::Int(Scalar::U32, 1))?);
                self.ask(Query::Compute(Arithmetic::Subtract), &[bits, one])
            }
            "exactLogBase2" => {
                let (is, bits) = (
                    self.query(Query::BigIs(BigTest::PowerOfTwo), &[big])?,
                    self.query(Query::TrailingZeros, &[big])?,
                );
                let bits = self.query(Query::Convert(Scalar::I32), &[bits])?;
                let none = self.push(Expr::Int(Scalar::I32, u64::MAX))?;
                let node = self.push(Expr::If(is, bits, none))?;
                Ok(self.value(node, ""))
            }
            "sext" | "sextOrTrunc" | "zext" | "zextOrTrunc" | "trunc" => {
                let width = self.only_number(args, Scalar::U32)?;
                let signed = name.starts_with('s');
                let number = match signed {
                    true => {
                        let number = self.query(Query::SignExtend, &[big])?;
                        self.query(Query::Convert(Scalar::U64), &[number])?
                    }
                    false => self.query(Query::ZeroExtend, &[big])?,
                };
                let signed = self.push(Expr::Bool(signed))?;
                self.ask(Query::MakeBig, &[width, number, signed])
            }
            "shl" => {
                let count = self.only_number(args, Scalar::U32)?;
                self.ask(Query::Compute(Arithmetic::ShiftLeft), &[big, count])
            }
            "lshr" | "ashr" => {
                let count = self.only_number(args, Scalar::U32)?;
                let signed = name == "ashr";
                let node = self.shared(big, |r, big| {
                    let query = if signed { Query::SignExtend } else { Query::ZeroExtend };
                    let number = r.query(query, &[big])?;
                    let moved = r.query(Query::Compute(Arithmetic::ShiftRight), &[number, count])?;
                    r.as_wide(big, moved, signed)
                })?;
                Ok(self.value(node, ""))
            }
            "udiv" | "urem" => {
                let [other] = super::functions::parts(args)?;
                let other = self.expect(other, Scalar::BigInt)?;
                let by = if name == "udiv" { Arithmetic::Divide } else { Arithmetic::Remainder };
                let node = self.shared(big, |r, big| {
                    let a = r.query(Query::ZeroExtend, &[big])?;
                    let b = r.query(Query::ZeroExtend, &[other])?;
                    let made = r.query(Query::Compute(by), &[a, b])?;
                    r.as_wide(big, made, false)
                })?;
                Ok(self.value(node, ""))
            }
            "sdiv" | "srem" => {
                let [other] = super::functions::parts(args)?;
                let other = self.expect(other, Scalar::BigInt)?;
                let quotient = name == "sdiv";
                let node = self.shared(big, |r, big| {
                    r.shared(other, |r, other| {
                        let by = if quotient { Arithmetic::Divide } else { Arithmetic::Remainder };
                        let a = r.query(Query::SignExtend, &[big])?;
                        let b = r.query(Query::SignExtend, &[other])?;
                        let made = r.query(Query::Compute(by), &[a, b])?;
                        let made = r.as_wide(big, made, true)?;
                        // By -1 there is an answer to all, the least number among them.
                        let all_ones = r.query(Query::BigIs(BigTest::AllOnes), &[other])?;
                        let negative = match quotient {
                            true => r.query(Query::Negate, &[big])?,
                            false => r.query(Query::Compute(Arithmetic::Subtract), &[big, big])?,
                        };
                        r.push(Expr::If(all_ones, negative, made))
                    })
                })?;
                Ok(self.value(node, ""))
            }
            "abs" if args.is_empty() => {
                let node = self.shared(big, |r, big| {
                    let negative = r.query(Query::BigIs(BigTest::Negative), &[big])?;
                    let other = r.query(Query::Negate, &[big])?;
                    r.push(Expr::If(negative, other, big))
                })?;
                Ok(self.value(node, ""))
            }
            // Of an enumerator or a number there is no more.
            "getValue" => Ok(self.value(big, "")),
            _ => self.written_method(big, name, args),
        }
    }

    /// A number of 64 bits as one that is as wide as another.
    fn as_wide(&mut self, like: u32, number: u32, signed: bool) -> Result<u32> {
        let (width, number) = (self.query(Query::BigWidth, &[like])?, self.converted(number, Scalar::U64)?);
        let signed = self.push(Expr::Bool(signed))?;
        self.query(Query::MakeBig, &[width, number, signed])
    }

    /// A comparison with another number of the same width, or with one of 64 bits.
    fn big_order(&mut self, big: u32, signed: bool, how: Comparison, args: Vec<Item>) -> Result<Item> {
        let mut args = args.into_iter();
        let (Some(other), None) = (args.next(), args.next()) else { return Err(Unknown::Sort) };
        let other = self.typed(other)?;
        let query = if signed { Query::BigSigned(how) } else { Query::BigUnsigned(how) };
        if other.sort.single() == Some(Scalar::BigInt) {
            return self.ask(query, &[big, other.node]);
        }
        let word = self.number(Item::Value(other), if signed { Scalar::I64 } else { Scalar::U64 })?;
        self.ask(if signed { Query::BigSignedWord(how) } else { Query::BigUnsignedWord(how) }, &[big, word])
    }

    pub(super) fn float_method(&mut self, float: u32, name: &str, args: Vec<Item>) -> Result<Item> {
        let test = match name {
            "isZero" => Some(FloatTest::Zero),
            "isPosZero" => Some(FloatTest::PosZero),
            "isNegZero" => Some(FloatTest::NegZero),
            "isNegative" => Some(FloatTest::Negative),
            "isNaN" => Some(FloatTest::NaN),
            "isInfinity" => Some(FloatTest::Infinity),
            "isFinite" => Some(FloatTest::Finite),
            _ => None,
        };
        if let Some(test) = test.filter(|_| args.is_empty()) {
            return self.ask(Query::FloatIs(test), &[float]);
        }
        match name {
            "isNonZero" if args.is_empty() => {
                let zero = self.query(Query::FloatIs(FloatTest::Zero), &[float])?;
                self.ask(Query::Not, &[zero])
            }
            // Of an element that stands for an attribute.
            "getValue" if args.is_empty() => Ok(self.value(float, "")),
            "convertToDouble" | "getValueAsDouble" if args.is_empty() => self.ask(Query::ToDouble, &[float]),
            // C++ asserts that nothing is lost.
            "convertToFloat" if args.is_empty() => {
                let value = self.query(Query::ToDouble, &[float])?;
                self.ask(Query::Convert(Scalar::F32), &[value])
            }
            "isExactlyValue" => {
                let value = self.only_number(args, Scalar::F64)?;
                self.ask(Query::IsExactly, &[float, value])
            }
            _ => self.written_method(float, name, args),
        }
    }

    pub(super) fn text_method(&mut self, t: &Typed, name: &str, args: Vec<Item>) -> Result<Item> {
        match name {
            "size" | "empty" => {
                let size = self.query(Query::TextSize, &[t.node])?;
                if name == "empty" { self.is_zero(size) } else { Ok(self.value(size, "")) }
            }
            // The second ones are what they were called before LLVM 18.
            "starts_with" | "ends_with" | "startswith" | "endswith" => {
                let [part] = super::functions::parts(args)?;
                let part = self.expect(part, Scalar::Text)?;
                let query = if name.starts_with("starts") { Query::StartsWith } else { Query::EndsWith };
                self.ask(query, &[t.node, part])
            }
            "equals" => {
                let [other] = super::functions::parts(args)?;
                self.binary(crate::cxx::Operator::Equal, Item::Value(t.clone()), other)
            }
            "contains" => {
                let [part] = super::functions::parts(args)?;
                let part = self.expect(part, Scalar::Text)?;
                self.ask(Query::HasText, &[t.node, part])
            }
            "substr" => {
                let mut args = args.into_iter();
                let (Some(from), count, None) = (args.next(), args.next(), args.next()) else {
                    return Err(Unknown::Sort);
                };
                let from = self.number(from, Scalar::U64)?;
                let count = match count {
                    Some(count) => self.number(count, Scalar::U64)?,
                    None => self.push(Expr::Int(Scalar::U64, u64::MAX))?,
                };
                self.ask(Query::PartOfText, &[t.node, from, count])
            }
            "drop_front" | "drop_back" | "take_front" | "take_back" => self.part_of_text(t.node, name, args),
            "str" | "strref" | "getValue" => Ok(Item::Value(t.clone())),
            "trim" if args.is_empty() => self.ask(Query::TrimText, &[t.node]),
            _ => unknown_method(name),
        }
    }

    /// So many bytes of a text, or all but so many: of none more than there are.
    fn part_of_text(&mut self, text: u32, name: &str, args: Vec<Item>) -> Result<Item> {
        let count = match args.is_empty() {
            true => self.push(Expr::Int(Scalar::U64, 1))?,
            false => self.only_number(args, Scalar::U64)?,
        };
        let node = self.shared(text, |r, text| {
            let zero = r.push(Expr::Int(Scalar::U64, 0))?;
            let all = r.query(Query::TextSize, &[text])?;
            let less = r.query(Query::Compare(Comparison::Less), &[count, all])?;
            let rest = r.query(Query::Compute(Arithmetic::Subtract), &[all, count])?;
            let rest = r.push(Expr::If(less, rest, zero))?;
            let (from, count) = match name {
                "drop_front" => (count, all),
                "drop_back" => (zero, rest),
                "take_front" => (zero, count),
                _ => (rest, all),
            };
            r.query(Query::PartOfText, &[text, from, count])
        })?;
        Ok(self.value(node, ""))
    }
}
