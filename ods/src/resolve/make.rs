//! Types and attributes that code makes: `X::get(...)`.

use super::classes::float_format;
use super::functions::parts;
use super::{Item, Resolver, Result, Typed, Unknown};
use pdll_bytecode::query::{Expr, Query, Scalar, Signs, TypeClass};

/// Float types that were made by functions of `FloatType`.
const FLOATS: [&str; 7] = ["f16", "bf16", "f32", "tf32", "f64", "f80", "f128"];

impl Resolver<'_> {
    /// `X::get(...)`
    pub(super) fn make(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        let constant = |text: &str| Expr::Type(text.to_string());
        // `FloatType::getF32(context)`, as it was once.
        if let Some(ty) = name.strip_prefix("FloatType::get").map(str::to_lowercase)
            && FLOATS.contains(&&*ty)
        {
            let node = self.push(constant(&ty))?;
            return Ok(self.value(node, "FloatType"));
        }
        let class = name.strip_suffix("::get").ok_or_else(|| Unknown::Function(name.to_string()))?;
        if let Some(format) = float_format(class).and_then(TypeClass::float_format) {
            let node = self.push(constant(format))?;
            return Ok(self.value(node, class));
        }
        // Most take the context first, which says nothing.
        let in_context = args.iter().any(|a| matches!(a, Item::Builder));
        let mut args: Vec<Item> = args.into_iter().filter(|a| !matches!(a, Item::Builder)).collect();
        if let [elements] = &args[..]
            && let Some(array) = self.made_array(class, elements)
        {
            return array;
        }
        let item = match (class, args.len()) {
            ("SymbolRefAttr" | "FlatSymbolRefAttr", 1) => self.symbol(args)?,
            ("IndexType", 0) => {
                let node = self.push(constant("index"))?;
                self.value(node, "")
            }
            ("NoneType", 0) => {
                let node = self.push(constant("none"))?;
                self.value(node, "")
            }
            ("DictionaryAttr", 0) => self.dictionary(Item::Braces(Vec::new()))?,
            ("DictionaryAttr", 1) => {
                let [entries] = parts(args)?;
                self.dictionary(entries)?
            }
            ("UnitAttr", 0) => {
                let node = self.push(Expr::Attr("unit".into()))?;
                self.value(node, "")
            }
            ("IntegerType", 2) => {
                let [width, signs] = parts(args)?;
                let (width, signs) = (self.number(width, Scalar::U32)?, signs);
                match signs {
                    Item::Signs(signs) => self.ask(Query::MakeInteger(signs), &[width])?,
                    // That of another type.
                    Item::SignsOf(ty) => {
                        let mut made = self.query(Query::MakeInteger(Signs::Signless), &[width])?;
                        for signs in [Signs::Signed, Signs::Unsigned] {
                            let (is, other) = (
                                self.is_of_signs(ty, signs)?,
                                self.query(Query::MakeInteger(signs), &[width])?,
                            );
                            made = self.push(Expr::If(is, other, made))?;
                        }
                        self.value(made, "")
                    }
                    _ => return Err(Unknown::Sort),
                }
            }
            ("IntegerType", 1) => {
                let [width] = parts(args)?;
                let width = self.number(width, Scalar::U32)?;
                self.ask(Query::MakeInteger(Signs::Signless), &[width])?
            }
            ("ComplexType" | "UnrankedTensorType" | "TypeAttr", 1) => {
                let [element] = parts(args)?;
                let element = self.expect(element, Scalar::Type)?;
                let query = match class {
                    "ComplexType" => Query::MakeComplex,
                    "UnrankedTensorType" => Query::MakeUnrankedTensor,
                    _ => Query::MakeTypeAttr,
                };
                self.ask(query, &[element])?
            }
            ("AffineMapAttr", 1) => {
                let [map] = parts(args)?;
                self.map_attr(map)?
            }
            ("TupleType", 1) => {
                let [types] = parts(args)?;
                let types = self.list_of(types, Scalar::Type)?;
                self.ask(Query::MakeTuple, &[types.node])?
            }
            ("FunctionType", 2) => {
                let [inputs, results] = parts(args)?;
                let inputs = self.list_of(inputs, Scalar::Type)?;
                let results = self.list_of(results, Scalar::Type)?;
                self.ask(Query::MakeFunction, &[inputs.node, results.node])?
            }
            ("VectorType", 2 | 3) => self.vector(args)?,
            ("RankedTensorType" | "MemRefType", 2) => {
                let [dims, element] = parts(args)?;
                let dims = self.sizes(dims)?;
                let element = self.expect(element, Scalar::Type)?;
                let query = if class == "MemRefType" { Query::MakeMemRef } else { Query::MakeTensor };
                self.ask(query, &[dims.node, element])?
            }
            ("RankedTensorType", 3) => {
                let [dims, element, encoding] = parts(args)?;
                let dims = self.sizes(dims)?;
                let element = self.expect(element, Scalar::Type)?;
                let encoding = self.expect(encoding, Scalar::Attr)?;
                self.ask(Query::MakeEncodedTensor, &[dims.node, element, encoding])?
            }
            ("BoolAttr", 1) => {
                let [value] = parts(args)?;
                let value = self.truth(value)?;
                self.ask(Query::MakeBoolAttr, &[value])?
            }
            ("StringAttr", 1) => {
                let text = match parts(args)? {
                    [Item::Braces(items)] if items.is_empty() => self.push(Expr::Text(String::new()))?,
                    [text] => self.expect(text, Scalar::Text)?,
                };
                self.ask(Query::MakeStringAttr, &[text])?
            }
            ("ArrayAttr", 1) => {
                let [items] = parts(args)?;
                let items = self.list_of(items, Scalar::Attr)?;
                self.ask(Query::MakeArrayAttr, &[items.node])?
            }
            (
                "DenseElementsAttr" | "SplatElementsAttr" | "DenseIntElementsAttr" | "DenseFPElementsAttr",
                2,
            ) => {
                let [ty, elements] = parts(args)?;
                self.dense(ty, elements)?
            }
            ("IntegerAttr" | "FloatAttr", 2) => {
                let value = args.pop().ok_or(Unknown::Sort)?;
                let [ty] = parts(args)?;
                self.attr_of(class == "FloatAttr", ty, value)?
            }
            (class, count) => {
                let made = self.made_symbol(class, &args, in_context);
                match (made, self.only_type(class).filter(|_| count == 0)) {
                    (Ok(Some(made)), _) => return Ok(made),
                    // A type of a dialect of which no parameter has to be given.
                    (_, Some(text)) => {
                        let node = self.push(Expr::Type(text))?;
                        self.value(node, "")
                    }
                    (Ok(None), None) => return Err(Unknown::Function(name.to_string())),
                    (Err(why), None) => return Err(why),
                }
            }
        };
        match item {
            Item::Value(mut t) => {
                t.class = class.into();
                Ok(Item::Value(t))
            }
            item => Ok(item),
        }
    }

    /// The sizes of a shape; a number is that of its one dimension.
    fn sizes(&mut self, item: Item) -> Result<Typed> {
        let item = match item {
            Item::Value(t) if t.sort.single().is_some_and(Scalar::is_number) => {
                Item::Braces(vec![Item::Value(t)])
            }
            item => item,
        };
        self.list_of(item, Scalar::I64)
    }

    fn vector(&mut self, args: Vec<Item>) -> Result<Item> {
        let mut args = args.into_iter();
        let (Some(dims), Some(element)) = (args.next(), args.next()) else { return Err(Unknown::Sort) };
        let (dims, element) = (self.sizes(dims)?, self.expect(element, Scalar::Type)?);
        let scalable = match args.next() {
            Some(flags) => self.list_of(flags, Scalar::Bool)?.node,
            None => self.push(Expr::List(Scalar::Bool, Vec::new()))?,
        };
        self.ask(Query::MakeVector, &[dims.node, element, scalable])
    }

    /// `DenseElementsAttr::get(type, elements)`: one that repeats an element, or one of several, which are
    /// attributes or numbers.
    fn dense(&mut self, ty: Item, elements: Item) -> Result<Item> {
        let ty = self.expect(ty, Scalar::Type)?;
        let items = match elements {
            Item::Braces(items) => items,
            Item::Value(t) if t.sort.list => match &self.exprs[t.node as usize] {
                // `ArrayRef({x, y})`
                Expr::List(_, items) => {
                    let items = items.clone();
                    items.into_iter().map(|i| self.value(i, "")).collect()
                }
                _ => {
                    let query = match t.sort.scalar {
                        Scalar::Attr => Query::MakeDense,
                        Scalar::I64 => Query::MakeDenseNumbers,
                        _ => {
                            return Err(Unknown::Form(
                                "`dense` is made of a list of other numbers than `int64_t`",
                            ));
                        }
                    };
                    return self.ask(query, &[ty, t.node]);
                }
            },
            element => {
                let element = self.element(ty, element)?;
                return self.ask(Query::MakeSplat, &[ty, element]);
            }
        };
        let elements = items.into_iter().map(|item| self.element(ty, item)).collect::<Result<Vec<_>>>()?;
        let list = self.push(Expr::List(Scalar::Attr, elements))?;
        self.ask(Query::MakeDense, &[ty, list])
    }

    /// An element of a shaped type as an attribute: as that, or as a number.
    fn element(&mut self, shaped: u32, element: Item) -> Result<u32> {
        let t = self.typed(element)?;
        match t.sort.single() {
            Some(Scalar::Attr) => Ok(t.node),
            _ => {
                let of = self.query(Query::ElementType, &[shaped])?;
                let of = self.value(of, "");
                let made = self.number_attr(of, Item::Value(t))?;
                self.expect(made, Scalar::Attr)
            }
        }
    }

    /// A number as a float attribute of a type, or an integer one: C++ converts what is given to that.
    pub(super) fn attr_of(&mut self, float: bool, ty: Item, number: Item) -> Result<Item> {
        let t = self.typed(number)?;
        let is_float = match t.sort.single() {
            Some(s) if s.is_number() => matches!(s, Scalar::F32 | Scalar::F64),
            _ => float,
        };
        if is_float == float {
            return self.number_attr(ty, Item::Value(t));
        }
        let node = self.converted(t.node, if float { Scalar::F64 } else { Scalar::I64 })?;
        let number = self.value(node, "");
        self.number_attr(ty, number)
    }

    /// A number as an attribute of a type.
    pub(super) fn number_attr(&mut self, ty: Item, value: Item) -> Result<Item> {
        let (ty, t) = (self.expect(ty, Scalar::Type)?, self.typed(value)?);
        match t.sort.single() {
            Some(Scalar::BigInt) => self.ask_class(Query::MakeBigAttr, &[ty, t.node], "IntegerAttr"),
            Some(Scalar::SoftFloat) => self.ask_class(Query::MakeSoftAttr, &[ty, t.node], "FloatAttr"),
            Some(Scalar::F32 | Scalar::F64) => {
                let value = self.converted(t.node, Scalar::F64)?;
                self.ask_class(Query::MakeFloatAttr, &[ty, value], "FloatAttr")
            }
            Some(s) if s.is_number() => {
                let value = self.converted(t.node, Scalar::I64)?;
                self.ask_class(Query::MakeIntAttr, &[ty, value], "IntegerAttr")
            }
            _ => Err(Unknown::Sort),
        }
    }
}
