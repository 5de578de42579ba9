//! `llvm::StringSwitch<T>(text).Case("a", x).Default(y)`: one comparison after the other.

use super::{Item, Resolver, Result, Typed, Unknown, lists, unknown_method};
use crate::cxx::{self, Operator};
use pdll_bytecode::query::{Expr, Scalar, Sort};

impl<'a> Resolver<'a> {
    /// The value of `object.Default(last)`, if the object is such a switch.
    pub(super) fn string_switch(&mut self, object: u32, last: &[u32]) -> Result<Option<Item>> {
        let tree = self.tree;
        let (mut at, mut cases) = (object, Vec::new());
        let (ty, text) = loop {
            match &tree[at as usize] {
                cxx::Expr::Method { object, name, args, .. } => {
                    cases.push((name.as_str(), &args[..]));
                    at = *object;
                }
                cxx::Expr::Call { name, types, args } if name == "StringSwitch" => {
                    let (Some(ty), &[text]) = (types.first(), &args[..]) else {
                        return Err(Unknown::Sort);
                    };
                    break (ty, text);
                }
                _ => return Ok(None),
            }
        };
        let &[last] = last else { return Err(Unknown::Sort) };
        let text = self.expr(text)?;
        let node = self.expect(text, Scalar::Text)?;
        let text = Typed { node, sort: Sort::one(Scalar::Text), class: String::new() };
        let mut class = String::new();
        let node = self.with_lists(&[text], |r, texts| {
            let mut value = r.case_value(ty, last, &mut class)?;
            // The last case comes first here.
            for (how, args) in cases {
                let Some((&given, texts_of_case)) = args.split_last() else { return Err(Unknown::Sort) };
                let mut any = r.push(Expr::Bool(false))?;
                for &other in r.texts_of(texts_of_case) {
                    let is = r.is_case(how, &texts[0], other)?;
                    any = r.push(Expr::Or(any, is))?;
                }
                let given = r.case_value(ty, given, &mut class)?;
                value = r.push(Expr::If(any, given, value))?;
            }
            Ok(value)
        })?;
        Ok(Some(self.value(node, &class)))
    }

    /// The texts that a case is for, which may stand in braces.
    fn texts_of<'t>(&self, args: &'t [u32]) -> &'t [u32]
    where
        'a: 't,
    {
        match args {
            &[list] => match &self.tree[list as usize] {
                cxx::Expr::List(items) => items,
                _ => args,
            },
            _ => args,
        }
    }

    /// Whether a case is for a text.
    fn is_case(&mut self, how: &str, text: &Typed, other: u32) -> Result<u32> {
        let (text, other) = (Item::Value(text.clone()), self.expr(other)?);
        let is = match how {
            "Case" | "Cases" => self.binary(Operator::Equal, text, other)?,
            _ => return unknown_method(how),
        };
        self.truth(is)
    }

    /// What a case gives, as one of the type that all give.
    fn case_value(&mut self, ty: &str, value: u32, class: &mut String) -> Result<u32> {
        let value = self.expr(value)?;
        match lists::scalar_of(ty) {
            Some(Scalar::Bool) => self.truth(value),
            Some(scalar) => self.expect(value, scalar),
            // A class of attributes or types: the value says which.
            None => {
                let value = self.declared(ty, value)?;
                let t = self.typed(value)?;
                *class = t.class;
                Ok(t.node)
            }
        }
    }
}
