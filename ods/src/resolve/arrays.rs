//! Attributes that hold several things: arrays of attributes, dense arrays of numbers, symbols.
//!
//! Arrays are made where the program runs; a dense array of numbers that are known here is known by its text.
//! So is a symbol whose name is.

use super::functions::parts;
use super::{Item, Resolver, Result, Unknown};
use pdll_bytecode::query::{Expr, Query, Scalar, Sort};

/// What each element of an array of attributes is made of.
#[derive(Clone, Copy)]
enum Element {
    /// A number of this type.
    Number(&'static str),
    /// A truth value.
    Truth,
    /// A string.
    Text,
    /// A type.
    Type,
    /// An attribute: nothing is made.
    Attribute,
}

impl Element {
    /// That of the method of a builder.
    fn of(method: &str) -> Option<Self> {
        Some(match method {
            "getI32ArrayAttr" => Self::Number("i32"),
            "getI64ArrayAttr" => Self::Number("i64"),
            "getIndexArrayAttr" => Self::Number("index"),
            "getF32ArrayAttr" => Self::Number("f32"),
            "getF64ArrayAttr" => Self::Number("f64"),
            "getBoolArrayAttr" => Self::Truth,
            "getStrArrayAttr" => Self::Text,
            "getTypeArrayAttr" => Self::Type,
            "getArrayAttr" | "getAffineMapArrayAttr" => Self::Attribute,
            _ => return None,
        })
    }
}

/// Classes of dense arrays, without what is around the name, and the types of their elements.
const DENSE: [(&str, &str); 7] = [
    ("Bool", "i1"),
    ("I8", "i8"),
    ("I16", "i16"),
    ("I32", "i32"),
    ("I64", "i64"),
    ("F32", "f32"),
    ("F64", "f64"),
];

/// The type of the elements of a dense array: of its class, without what is around the name.
fn dense(name: &str) -> Option<&'static str> {
    DENSE.iter().find(|d| d.0 == name).map(|d| d.1)
}

impl Resolver<'_> {
    /// An array from its elements, by the method of a builder; `None`: it makes no array.
    pub(super) fn built_array(&mut self, method: &str, elements: &Item) -> Option<Result<Item>> {
        let name = method.strip_prefix("getDense").and_then(|m| m.strip_suffix("ArrayAttr"));
        if let Some(ty) = name.and_then(dense) {
            return Some(self.dense_array(ty, elements));
        }
        Element::of(method).map(|element| self.array_of(element, elements))
    }

    /// `DenseI64ArrayAttr::get(..)`; `None`: the class is none of a dense array.
    pub(super) fn made_array(&mut self, class: &str, elements: &Item) -> Option<Result<Item>> {
        let ty = dense(class.strip_prefix("Dense")?.strip_suffix("ArrayAttr")?)?;
        Some(self.dense_array(ty, elements))
    }

    fn array_of(&mut self, element: Element, elements: &Item) -> Result<Item> {
        // A list of one item, by a reference to that.
        let alone = match (elements, element) {
            (Item::Value(t), Element::Attribute) => {
                t.sort == Sort::one(Scalar::Attr) && t.class != "ArrayAttr"
            }
            (Item::Value(t), Element::Number(_)) => t.sort.single().is_some_and(Scalar::is_number),
            _ => false,
        };
        if alone {
            return self.array_of(element, &Item::Braces(vec![elements.clone()]));
        }
        let list = match (elements, element) {
            (_, Element::Attribute) => self.list_of(elements.clone(), Scalar::Attr)?.node,
            (Item::Braces(items), _) => {
                let mut nodes = Vec::with_capacity(items.len());
                for item in items.iter().cloned() {
                    let made = self.element_attr(element, item)?;
                    nodes.push(self.expect(made, Scalar::Attr)?);
                }
                self.push(Expr::List(Scalar::Attr, nodes))?
            }
            (list, _) => {
                let made = self.mapped(list.clone(), |r, item| r.element_attr(element, item))?;
                self.list_of(made, Scalar::Attr)?.node
            }
        };
        self.ask_class(Query::MakeArrayAttr, &[list], "ArrayAttr")
    }

    /// An element as an attribute.
    fn element_attr(&mut self, element: Element, item: Item) -> Result<Item> {
        match element {
            Element::Number(ty) => {
                let node = self.push(Expr::Type(ty.into()))?;
                let of = self.value(node, "");
                self.attr_of(ty.starts_with('f'), of, item)
            }
            Element::Truth => {
                let value = self.truth(item)?;
                self.ask(Query::MakeBoolAttr, &[value])
            }
            Element::Text => {
                let text = self.expect(item, Scalar::Text)?;
                self.ask(Query::MakeStringAttr, &[text])
            }
            Element::Type => {
                let ty = self.expect(item, Scalar::Type)?;
                self.ask(Query::MakeTypeAttr, &[ty])
            }
            Element::Attribute => Ok(item),
        }
    }

    fn dense_array(&mut self, ty: &str, elements: &Item) -> Result<Item> {
        let known = match elements {
            Item::Braces(items) => {
                let node = |item: &Item| if let Item::Value(t) = item { Some(t.node) } else { None };
                items.iter().map(node).collect::<Option<Vec<u32>>>()
            }
            Item::Value(t) => match &self.exprs[t.node as usize] {
                Expr::List(_, items) => Some(items.clone()),
                _ => None,
            },
            _ => None,
        };
        let known = known.and_then(|items| self.dense_text(ty, &items));
        let node = match known {
            Some(text) => self.push(Expr::Attr(text))?,
            None if matches!(ty, "i8" | "i16" | "i32" | "i64") => {
                let numbers = self.list_as(elements.clone(), Scalar::I64)?;
                let ty = self.push(Expr::Type(ty.into()))?;
                self.query(Query::MakeDenseArray, &[ty, numbers.node])?
            }
            None => return Err(Unknown::Form("a dense array is made of numbers that are not known")),
        };
        let class = DENSE.iter().find(|d| d.1 == ty).map(|d| format!("Dense{}ArrayAttr", d.0));
        Ok(self.value(node, &class.unwrap_or_default()))
    }

    /// A dense array of these numbers, if they are known.
    fn dense_text(&self, ty: &str, items: &[u32]) -> Option<String> {
        let numbers: Vec<String> = items.iter().map(|&i| self.literal(i, ty)).collect::<Option<_>>()?;
        Some(match numbers.is_empty() {
            true => format!("array<{ty}>"),
            false => format!("array<{ty}: {}>", numbers.join(", ")),
        })
    }

    /// `getI64TensorAttr(list)` and the like: `dense` of one dimension; `None`: it makes no such.
    pub(super) fn dense_list(&mut self, method: &str, elements: &Item) -> Option<Result<Item>> {
        let (ty, vector) = match method {
            "getI32TensorAttr" => ("i32", false),
            "getI64TensorAttr" => ("i64", false),
            "getIndexTensorAttr" => ("index", false),
            "getI32VectorAttr" => ("i32", true),
            "getI64VectorAttr" => ("i64", true),
            "getIndexVectorAttr" => ("index", true),
            _ => return None,
        };
        Some(self.dense_of(ty, vector, elements))
    }

    fn dense_of(&mut self, ty: &str, vector: bool, elements: &Item) -> Result<Item> {
        let list = self.list_of(elements.clone(), Scalar::I64)?;
        let size = self.query(Query::ListSize, &[list.node])?;
        let size = self.query(Query::Convert(Scalar::I64), &[size])?;
        let dims = self.push(Expr::List(Scalar::I64, vec![size]))?;
        let element = self.push(Expr::Type(ty.into()))?;
        let ty = if vector {
            let none = self.push(Expr::List(Scalar::Bool, Vec::new()))?;
            self.query(Query::MakeVector, &[dims, element, none])?
        } else {
            self.query(Query::MakeTensor, &[dims, element])?
        };
        self.ask_class(Query::MakeDenseNumbers, &[ty, list.node], "DenseIntElementsAttr")
    }

    /// A number, as an element of this type is written.
    fn literal(&self, node: u32, ty: &str) -> Option<String> {
        let number = self.number_of(node)?;
        Some(match ty {
            "i1" => (number != 0.0).to_string(),
            "f32" | "f64" => {
                let text = format!("{number:e}");
                let dot = if text.contains('.') { "" } else { ".0" };
                text.replacen('e', &format!("{dot}e"), 1)
            }
            _ if number.fract() == 0.0 => format!("{number:.0}"),
            _ => return None,
        })
    }

    /// The number that a node is, if a double holds it exactly.
    fn number_of(&self, node: u32) -> Option<f64> {
        const EXACT: i64 = 1 << 53;
        match &self.exprs[node as usize] {
            Expr::Int(_, n) => {
                let n = *n as i64;
                (-EXACT..=EXACT).contains(&n).then_some(n as f64)
            }
            Expr::Float(bits) => Some(f64::from_bits(*bits)).filter(|x| x.is_finite()),
            Expr::Bool(b) => Some(f64::from(u8::from(*b))),
            Expr::Query(Query::Negate, args) => self.number_of(*args.first()?).map(|x| -x),
            Expr::Query(Query::Convert(_), args) => self.number_of(*args.first()?),
            _ => None,
        }
    }

    /// `SymbolRefAttr::get(context, "name")`
    pub(super) fn symbol(&mut self, name: Vec<Item>) -> Result<Item> {
        let [name] = parts(name)?;
        let node = self.typed(name)?.node;
        let text = match &self.exprs[node as usize] {
            Expr::Query(Query::MakeStringAttr, args) => args.first().map_or(node, |a| *a),
            _ => node,
        };
        let Expr::Text(name) = &self.exprs[text as usize] else {
            let name = match self.sort(text).single() {
                Some(Scalar::Attr) => self.query(Query::StringValue, &[text])?,
                _ => text,
            };
            return self.ask_class(Query::MakeSymbol, &[name], "FlatSymbolRefAttr");
        };
        let bare = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"_$.".contains(&b));
        let written = match bare {
            true => format!("@{name}"),
            false if name.bytes().all(|b| (b' '..=b'~').contains(&b) && !b"\"\\".contains(&b)) => {
                format!("@\"{name}\"")
            }
            false => return Err(Unknown::Form("a symbol has an unusual name")),
        };
        let node = self.push(Expr::Attr(written))?;
        Ok(self.value(node, "FlatSymbolRefAttr"))
    }
}
