//! `APFloat`s: of numbers, and those that have a name in each format (`APFloat::getInf(format)`). Here a
//! format is the type of the floats that have it.

use super::functions::parts;
use super::{Item, Resolver, Result, Unknown};
use pdll_bytecode::query::{Expr, FloatTest, Query, Scalar};

/// The class of a type that stands for its format.
const FORMAT: &str = "fltSemantics";

/// Formats that have names, the types that have them, and the greatest numbers of these.
const FORMATS: [(&str, &str, f64); 4] = [
    ("IEEEhalf", "f16", 65504.0),
    ("BFloat", "bf16", 3.389_531_389_251_535_5e38),
    ("IEEEsingle", "f32", f32::MAX as f64),
    ("IEEEdouble", "f64", f64::MAX),
];

impl Resolver<'_> {
    /// The format of a float type.
    pub(super) fn format_of(&mut self, ty: u32) -> Item {
        self.value(ty, FORMAT)
    }

    /// `APFloat::name(args)`.
    pub(super) fn soft_by_name(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let unknown = || Unknown::Function(format!("APFloat::{name}"));
        if let (Some((_, ty, _)), true) = (FORMATS.iter().find(|f| f.0 == name), args.is_empty()) {
            let ty = self.push(Expr::Type((*ty).to_string()))?;
            return Ok(self.format_of(ty));
        }
        let mut args = args.into_iter();
        let format = self.typed(args.next().ok_or_else(unknown)?)?;
        if format.class != FORMAT {
            return Err(Unknown::Sort);
        }
        let number = match name {
            "getZero" => 0.0,
            "getOne" => 1.0,
            "getInf" => f64::INFINITY,
            "getNaN" | "getQNaN" => f64::NAN,
            // What it is follows from the format.
            "getLargest" => match &self.exprs[format.node as usize] {
                Expr::Type(ty) => FORMATS.iter().find(|f| f.1 == ty).ok_or_else(unknown)?.2,
                _ => return Err(unknown()),
            },
            _ => return Err(unknown()),
        };
        let negative = args.next();
        if args.next().is_some() {
            return Err(unknown());
        }
        let mut made = |number: f64| self.push(Expr::Float(number.to_bits()));
        let (positive, other) = (made(number)?, made(-number)?);
        let number = match negative {
            None => positive,
            Some(negative) => {
                let negative = self.truth(negative)?;
                self.push(Expr::If(negative, other, positive))?
            }
        };
        debug_assert_eq!(self.sort(number).single(), Some(Scalar::F64));
        let attr = self.query(Query::MakeFloatAttr, &[format.node, number])?;
        self.ask(Query::FloatValue, &[attr])
    }

    /// `APFloat(x)`
    pub(super) fn soft(&mut self, args: Vec<Item>) -> Result<Item> {
        let [a] = parts(args)?;
        let t = self.typed(a)?;
        match t.sort.single() {
            Some(Scalar::F32) => self.ask(Query::MakeSoftSingle, &[t.node]),
            Some(Scalar::F64) => self.ask(Query::MakeSoft, &[t.node]),
            // A copy.
            Some(Scalar::SoftFloat) => Ok(Item::Value(t)),
            _ => Err(Unknown::Sort),
        }
    }

    /// `neg(x)`, `abs(x)` of an `APFloat`.
    pub(super) fn soft_sign(&mut self, name: &str, number: u32) -> Result<Item> {
        if name == "neg" {
            return self.ask(Query::Negate, &[number]);
        }
        let node = self.shared(number, |r, number| {
            let negative = r.query(Query::FloatIs(FloatTest::Negative), &[number])?;
            let other = r.query(Query::Negate, &[number])?;
            r.push(Expr::If(negative, other, number))
        })?;
        Ok(self.value(node, ""))
    }
}
