//! Methods of types, values, operations and builders, and which table a method is looked up in.

use super::{Item, Resolver, Result, Typed, Unknown, derived, optionals, unknown_method};
use pdll_bytecode::query::{Cast, Comparison, Expr, Query, Scalar, Signs, Sort, TypeClass};

impl Resolver<'_> {
    pub(super) fn method(
        &mut self,
        object: Item,
        name: &str,
        types: &[String],
        args: Vec<Item>,
    ) -> Result<Item> {
        // `x.isa<T>()` and `x.hasTrait<T>()` ask about classes.
        let how = match name {
            "isa" | "hasTrait" => Some(Cast::Is),
            "cast" => Some(Cast::Always),
            "dyn_cast" => Some(Cast::Maybe),
            _ => None,
        };
        if let Some(how) = how.filter(|_| args.is_empty() && !types.is_empty()) {
            return self.cast(how, false, types, object);
        }
        // `it->f()`
        let object = if matches!(object, Item::Iterator(..)) { self.at(&object)? } else { object };
        if args.is_empty()
            && let Some(place) = self.iterator(&object, name, types)?
        {
            return Ok(place);
        }
        let t = match object {
            Item::Builder => return self.builder(name, types, args),
            Item::Operand(ty) if name == "getType" && args.is_empty() => return Ok(self.value(ty, "")),
            Item::Uses(of) if name == "empty" && args.is_empty() => {
                return self.ask(Query::ValueUnused, &[of]);
            }
            Item::OpName(_) if ["getStringRef", "getIdentifier", "strref", "str"].contains(&name) => {
                return Ok(object);
            }
            Item::Row(row) if args.is_empty() => return self.row_method(&row, name),
            Item::Braces(_) => Item::Value(self.list(object)?),
            object => object,
        };
        let t = self.typed(t)?;
        match t.sort.single() {
            Some(s) if s.is_handle() && name == "getContext" && args.is_empty() => Ok(Item::Builder),
            None if optionals::is_optional(&t) => self.optional_method(&t, name, types, args),
            None => self.list_method(&t, name, args),
            Some(Scalar::Type | Scalar::Attr)
                if args.is_empty()
                    && let Some(value) = self.symbol_parameter(&t, name)? =>
            {
                Ok(value)
            }
            Some(Scalar::Type) => self.type_method(&t, name, args).map_err(|e| self.with_accessor(e, &t)),
            Some(Scalar::Attr) => {
                self.attr_method(&t, name, types, args).map_err(|e| self.with_accessor(e, &t))
            }
            Some(Scalar::BigInt) => self.big_method(t.node, name, args),
            Some(Scalar::SoftFloat) => self.float_method(t.node, name, args),
            Some(Scalar::Text) => self.text_method(&t, name, args),
            Some(Scalar::Value) => self.value_method(t.node, name, types, args),
            Some(Scalar::Op) if name == "value" && args.is_empty() && derived::knows(&t.class) => {
                self.derived_value(&t)
            }
            Some(Scalar::Op) => self.op_method(t.node, name, types, args),
            Some(_) => unknown_method(name),
        }
    }

    /// A number that is a method's only argument.
    pub(super) fn only_number(&mut self, args: Vec<Item>, scalar: Scalar) -> Result<u32> {
        let mut args = args.into_iter();
        match (args.next(), args.next()) {
            (Some(n), None) => self.number(n, scalar),
            _ => Err(Unknown::Sort),
        }
    }

    fn type_method(&mut self, t: &Typed, name: &str, args: Vec<Item>) -> Result<Item> {
        let ty = t.node;
        if t.class == "RankedTensorType::Builder" {
            return self.tensor_builder(t, name, args);
        }
        if let Some(classes) = type_question(name).filter(|_| args.is_empty()) {
            return self.is_type(ty, classes);
        }
        let signs = match name {
            "isInteger" => Some(Signs::Any),
            "isSignlessInteger" => Some(Signs::Signless),
            "isSignedInteger" => Some(Signs::Signed),
            "isUnsignedInteger" => Some(Signs::Unsigned),
            _ => None,
        };
        if let Some(signs) = signs {
            let width = self.only_number(args, Scalar::U32)?;
            return self.ask(Query::IntegerOfWidth(signs), &[ty, width]);
        }
        if name == "getSignedness" && args.is_empty() {
            return Ok(Item::SignsOf(ty));
        }
        if name == "getFloatSemantics" && args.is_empty() {
            return Ok(self.format_of(ty));
        }
        let query = match name {
            "getWidth" | "getIntOrFloatBitWidth" => Query::BitWidth,
            "hasRank" => Query::HasRank,
            "getShape" => Query::Shape,
            "hasStaticShape" => Query::HasStaticShape,
            "getNumDynamicDims" => Query::NumDynamicDims,
            "getNumElements" => Query::NumElements,
            "getElementType" => Query::ElementType,
            "getScalableDims" => Query::ScalableDims,
            "isScalable" => Query::IsScalable,
            "allDimsScalable" => Query::AllDimsScalable,
            "isStrided" => Query::IsStrided,
            "getMemorySpace" => Query::MemorySpace,
            "getEncoding" => Query::Encoding,
            "getTypes" => Query::TupleTypes,
            "getInputs" => Query::FunctionInputs,
            "getResults" => Query::FunctionResults,
            "getAddressSpace" => Query::PointerAddressSpace,
            "getOperationName" => Query::TransformOpName,
            "getStorageTypeIntegralWidth" => Query::QuantizedStorageWidth,
            _ => return self.composed_type_method(t, name, args),
        };
        if args.is_empty() { self.ask(query, &[ty]) } else { unknown_method(name) }
    }

    /// Methods of types that are more than one query, or take arguments.
    fn composed_type_method(&mut self, t: &Typed, name: &str, args: Vec<Item>) -> Result<Item> {
        let ty = t.node;
        let sized = |r: &mut Self, query| -> Result<Item> {
            let list = r.query(query, &[ty])?;
            let size = r.query(Query::ListSize, &[list])?;
            r.ask(Query::Convert(Scalar::U32), &[size])
        };
        match name {
            // `isFloat(width)`
            "isFloat" => {
                let width = self.only_number(args, Scalar::U32)?;
                self.ask(Query::FloatOfWidth, &[ty, width])
            }
            "getRank" if t.class == "tosa::shapeType" => self.ask(Query::TosaShapeRank, &[ty]),
            "getRank" => self.ask(Query::Rank, &[ty]),
            "getElementTypeBitWidth" => {
                let element = self.query(Query::ElementType, &[ty])?;
                self.ask(Query::BitWidth, &[element])
            }
            "getDimSize" => {
                let i = self.only_number(args, Scalar::U32)?;
                self.ask(Query::DimSize, &[ty, i])
            }
            "isDynamicDim" | "isStaticDim" => {
                let i = self.only_number(args, Scalar::U32)?;
                let size = self.query(Query::DimSize, &[ty, i])?;
                let dynamic = self.push(Expr::Int(Scalar::I64, i64::MIN as u64))?;
                let how = if name == "isDynamicDim" { Comparison::Equal } else { Comparison::NotEqual };
                self.compare(how, size, dynamic)
            }
            "clone" => self.clone_type(t, args),
            "cloneWith" => {
                let mut args = args.into_iter();
                let (Some(shape), Some(element), None) = (args.next(), args.next(), args.next()) else {
                    return Err(Unknown::Sort);
                };
                // `{}` is no shape either.
                let args = match shape {
                    Item::Null => vec![element],
                    Item::Braces(items) if items.is_empty() => vec![element],
                    shape => vec![shape, element],
                };
                self.clone_type(t, args)
            }
            "size" if t.class == "TupleType" => {
                let list = self.query(Query::TupleTypes, &[ty])?;
                self.ask(Query::ListSize, &[list])
            }
            "getNumInputs" => sized(self, Query::FunctionInputs),
            "getNumResults" => sized(self, Query::FunctionResults),
            _ => self.written_method(ty, name, args),
        }
    }

    /// `clone(shape)`, `clone(element)`, `clone(shape, element)`
    fn clone_type(&mut self, t: &Typed, args: Vec<Item>) -> Result<Item> {
        let mut ty = t.node;
        if args.is_empty() || args.len() > 2 {
            return Err(Unknown::Sort);
        }
        for arg in args {
            let is_type = matches!(&arg, Item::Value(a) if a.sort == Sort::one(Scalar::Type));
            ty = if is_type || matches!(arg, Item::Operand(_)) {
                let element = self.expect(arg, Scalar::Type)?;
                self.query(Query::WithElement, &[ty, element])?
            } else {
                let shape = self.list_of(arg, Scalar::I64)?;
                self.query(Query::WithShape, &[ty, shape.node])?
            };
        }
        Ok(self.value(ty, &t.class))
    }

    /// A method of `RankedTensorType::Builder`: the type that follows from it.
    fn tensor_builder(&mut self, t: &Typed, name: &str, args: Vec<Item>) -> Result<Item> {
        let mut args = args.into_iter();
        let (first, second, None) = (args.next(), args.next(), args.next()) else {
            return Err(Unknown::Sort);
        };
        let shape = |r: &mut Self, place: Item, item: Option<Item>| -> Result<u32> {
            let place = r.number(place, Scalar::U64)?;
            let shape = r.query(Query::Shape, &[t.node])?;
            let shape = Typed { node: shape, sort: r.sort(shape), class: String::new() };
            let place = r.value(place, "");
            let before = r.part_of_list(&shape, "take_front", vec![place.clone()])?;
            let one = r.push(Expr::Int(Scalar::U64, u64::from(item.is_none())))?;
            let one = r.value(one, "");
            let next = r.binary(crate::cxx::Operator::Add, place, one)?;
            let after = r.list_method(&shape, "drop_front", vec![next])?;
            let item = Item::Braces(item.into_iter().collect());
            let joined = r.concatenated(&["int64_t".into()], vec![before, item, after])?;
            Ok(r.typed(joined)?.node)
        };
        let node = match (name, first, second) {
            ("setElementType", Some(element), None) => {
                let element = self.expect(element, Scalar::Type)?;
                self.query(Query::WithElement, &[t.node, element])?
            }
            ("setShape", Some(shape), None) => {
                let shape = self.list_of(shape, Scalar::I64)?;
                self.query(Query::WithShape, &[t.node, shape.node])?
            }
            ("dropDim", Some(place), None) => {
                let shape = shape(self, place, None)?;
                self.query(Query::WithShape, &[t.node, shape])?
            }
            ("insertDim", Some(size), Some(place)) => {
                let shape = shape(self, place, Some(size))?;
                self.query(Query::WithShape, &[t.node, shape])?
            }
            _ => return unknown_method(name),
        };
        Ok(self.value(node, &t.class))
    }

    /// Whether two types have shapes of which MLIR says that they are compatible: one without rank is
    /// compatible with any, and a size that is not known with each.
    pub(super) fn compatible(&mut self, a: u32, b: u32) -> Result<Item> {
        let shaped = |r: &mut Self, ty: u32| r.is_type(ty, &[TypeClass::Shaped]);
        let (x, y) = (shaped(self, a)?, shaped(self, b)?);
        let (x, y) = (self.truth(x)?, self.truth(y)?);
        let (ranked_a, ranked_b) = (self.query(Query::HasRank, &[a])?, self.query(Query::HasRank, &[b])?);
        let both = self.push(Expr::And(ranked_a, ranked_b))?;
        let (shape_a, shape_b) = (self.query(Query::Shape, &[a])?, self.query(Query::Shape, &[b])?);
        let lists =
            [shape_a, shape_b].map(|node| Typed { node, sort: self.sort(node), class: String::new() });
        let dynamic = self.push(Expr::Int(Scalar::I64, i64::MIN as u64))?;
        let sizes = self.all_pairs(lists, |r, a, b| {
            let mut any = r.query(Query::Compare(Comparison::Equal), &[a, b])?;
            for size in [a, b] {
                let open = r.query(Query::Compare(Comparison::Equal), &[size, dynamic])?;
                any = r.push(Expr::Or(any, open))?;
            }
            Ok(any)
        })?;
        let yes = self.push(Expr::Bool(true))?;
        let sizes = self.push(Expr::If(both, sizes, yes))?;
        let shapes = self.push(Expr::And(x, y))?;
        let neither = self.push(Expr::Or(x, y))?;
        let neither = self.query(Query::Not, &[neither])?;
        let node = self.push(Expr::If(shapes, sizes, neither))?;
        Ok(self.value(node, ""))
    }

    fn value_method(&mut self, value: u32, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        let users = |r: &mut Self| -> Result<u32> {
            let list = r.query(Query::Users, &[value])?;
            r.query(Query::ListSize, &[list])
        };
        match name {
            "getType" => self.ask(Query::ValueType, &[value]),
            "use_empty" => self.ask(Query::ValueUnused, &[value]),
            "hasOneUse" => self.ask(Query::ValueHasOneUse, &[value]),
            "getDefiningOp" => {
                let op = self.ask(Query::DefiningOp, &[value])?;
                if types.is_empty() { Ok(op) } else { self.cast(Cast::Maybe, true, types, op) }
            }
            // That of a result.
            "getOwner" if args.is_empty() => self.ask(Query::DefiningOp, &[value]),
            "getUses" | "getUsers" => Ok(Item::Uses(value)),
            "getNumUses" => {
                let count = users(self)?;
                self.ask(Query::Convert(Scalar::U32), &[count])
            }
            "hasNUses" | "hasNUsesOrMore" => {
                let (wanted, count) = (self.only_number(args, Scalar::U64)?, users(self)?);
                let exact = name == "hasNUses";
                self.compare(if exact { Comparison::Equal } else { Comparison::GreaterEqual }, count, wanted)
            }
            _ => unknown_method(name),
        }
    }

    fn op_method(&mut self, op: u32, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        match name {
            "use_empty" => self.ask(Query::OpUnused, &[op]),
            "hasOneUse" => self.ask(Query::OpHasOneUse, &[op]),
            "getName" if args.is_empty() => Ok(Item::OpName(op)),
            // Of one that has one result.
            "getType" if args.is_empty() => {
                let first = self.push(Expr::Int(Scalar::U32, 0))?;
                let result = self.query(Query::OpResult, &[op, first])?;
                self.ask(Query::ValueType, &[result])
            }
            // That of a use; operations stand for uses here.
            "getOwner" | "getOperation" if args.is_empty() => self.ask_op(op),
            "getOperands" | "getResults" | "getOperandTypes" | "getResultTypes" if args.is_empty() => {
                let (count, part) = match name.starts_with("getOperand") {
                    true => (Query::OperandCount, Query::Operand),
                    false => (Query::ResultCount, Query::OpResult),
                };
                let (zero, count) = (self.push(Expr::Int(Scalar::I64, 0))?, self.query(count, &[op])?);
                let count = self.query(Query::Convert(Scalar::I64), &[count])?;
                let places = self.query(Query::Sequence, &[zero, count])?;
                let places = self.value(places, "");
                let list = self.mapped(places, |r, place| {
                    let place = r.number(place, Scalar::U32)?;
                    r.ask(part, &[op, place])
                })?;
                let list = self.typed(list)?;
                if name.ends_with("Types") {
                    self.list_method(&list, "getTypes", args)
                } else {
                    Ok(Item::Value(list))
                }
            }
            "getNumOperands" => self.ask(Query::OperandCount, &[op]),
            "getNumResults" => self.ask(Query::ResultCount, &[op]),
            // Of an operation that has one.
            "getOperand" if args.is_empty() => {
                let first = self.push(Expr::Int(Scalar::U32, 0))?;
                self.ask(Query::Operand, &[op, first])
            }
            "getOperand" => {
                let i = self.only_number(args, Scalar::U32)?;
                self.ask(Query::Operand, &[op, i])
            }
            "getResult" => {
                let i = self.only_number(args, Scalar::U32)?;
                self.ask(Query::OpResult, &[op, i])
            }
            "getAttr" | "hasAttr" | "getAttrOfType" | "hasAttrOfType" => {
                let mut args = args.into_iter();
                let (Some(attr), None) = (args.next(), args.next()) else { return Err(Unknown::Sort) };
                let attr = self.expect(attr, Scalar::Text)?;
                // Names are found once, when a program is linked.
                if !matches!(self.exprs[attr as usize], Expr::Text(_)) {
                    return Err(Unknown::Form("the name of an attribute is computed"));
                }
                let attr = self.ask(Query::OpAttr, &[op, attr])?;
                match name {
                    "hasAttr" => {
                        let there = self.truth(attr)?;
                        Ok(self.value(there, ""))
                    }
                    "getAttrOfType" => self.cast(Cast::Maybe, true, types, attr),
                    "hasAttrOfType" => self.cast(Cast::Is, true, types, attr),
                    _ => Ok(attr),
                }
            }
            _ => unknown_method(name),
        }
    }

    /// An operation itself.
    fn ask_op(&mut self, op: u32) -> Result<Item> {
        Ok(self.value(op, ""))
    }

    /// Methods of a builder or context.
    fn builder(&mut self, name: &str, types: &[String], args: Vec<Item>) -> Result<Item> {
        let simple = match name {
            "getType" => built_class(types),
            "getI1Type" => "i1",
            "getI8Type" => "i8",
            "getI16Type" => "i16",
            "getI32Type" => "i32",
            "getI64Type" => "i64",
            "getIndexType" => "index",
            "getNoneType" => "none",
            "getBF16Type" => "bf16",
            "getF16Type" => "f16",
            "getTF32Type" => "tf32",
            "getF32Type" => "f32",
            "getF64Type" => "f64",
            "getF80Type" => "f80",
            "getF128Type" => "f128",
            _ => "",
        };
        if !simple.is_empty() && args.is_empty() {
            let node = self.push(Expr::Type(simple.into()))?;
            return Ok(self.value(node, ""));
        }
        // A type of a dialect that has no parameters.
        if let ("getType", [class], []) = (name, types, &args[..])
            && let Some(text) = self.only_type(&crate::cxx::short_name(class))
        {
            let node = self.push(Expr::Type(text))?;
            return Ok(self.value(node, ""));
        }
        if let ("getType" | "getAttr", [class]) = (name, types)
            && !args.is_empty()
        {
            let args = std::iter::once(Item::Builder).chain(args).collect();
            return self.call(&format!("{}::get", crate::cxx::short_name(class)), &[], args);
        }
        if let [elements] = &args[..] {
            if let Some(array) = self.built_array(name, elements) {
                return array;
            }
            if let Some(dense) = self.dense_list(name, elements) {
                return dense;
            }
        }
        let mut args = args.into_iter();
        match (name, args.next(), args.next()) {
            ("getContext", None, None) => Ok(Item::Builder),
            ("getEmptyAffineMap", None, None) => self.map_function("AffineMap::get", Vec::new()),
            ("getMultiDimIdentityMap" | "getConstantAffineMap", Some(n), None) => {
                let of = if name.contains("Constant") { "getConstantMap" } else { "getMultiDimIdentityMap" };
                self.map_function(&format!("AffineMap::{of}"), vec![n])
            }
            ("getUnitAttr", None, None) => {
                let node = self.push(Expr::Attr("unit".into()))?;
                Ok(self.value(node, "UnitAttr"))
            }
            ("getBoolAttr", Some(value), None) => {
                let value = self.truth(value)?;
                self.ask_class(Query::MakeBoolAttr, &[value], "BoolAttr")
            }
            ("getStringAttr", Some(text), None) => {
                let text = self.expect(text, Scalar::Text)?;
                self.ask_class(Query::MakeStringAttr, &[text], "StringAttr")
            }
            ("getDictionaryAttr", Some(entries), None) => self.dictionary(entries),
            ("getNamedAttr", Some(name), Some(value)) => self.entry(vec![name, value]),
            ("getFunctionType", Some(inputs), Some(results)) => {
                self.call("FunctionType::get", &[], vec![inputs, results])
            }
            ("getTupleType", Some(types), None) => self.call("TupleType::get", &[], vec![types]),
            ("getIntegerType", Some(width), None) => {
                let width = self.number(width, Scalar::U32)?;
                self.ask_class(Query::MakeInteger(Signs::Signless), &[width], "IntegerType")
            }
            ("getIntegerType", Some(width), Some(signed)) => {
                let (width, signed) = (self.number(width, Scalar::U32)?, self.truth(signed)?);
                let yes = self.query(Query::MakeInteger(Signs::Signed), &[width])?;
                let no = self.query(Query::MakeInteger(Signs::Unsigned), &[width])?;
                let node = self.push(Expr::If(signed, yes, no))?;
                Ok(self.value(node, "IntegerType"))
            }
            ("getIntegerAttr" | "getFloatAttr", Some(ty), Some(value)) => {
                self.attr_of(name == "getFloatAttr", ty, value)
            }
            ("getZeroAttr" | "getOneAttr", Some(ty), None) => {
                let ty = self.expect(ty, Scalar::Type)?;
                let number = self.push(Expr::Int(Scalar::I64, u64::from(name == "getOneAttr")))?;
                self.ask(Query::MakeNumberAttr, &[ty, number])
            }
            (_, Some(value), None) => {
                let ty = match name {
                    "getI8IntegerAttr" => "i8",
                    "getI16IntegerAttr" => "i16",
                    "getI32IntegerAttr" => "i32",
                    "getI64IntegerAttr" => "i64",
                    "getIndexAttr" => "index",
                    "getF16FloatAttr" => "f16",
                    "getF32FloatAttr" => "f32",
                    "getF64FloatAttr" => "f64",
                    _ => return unknown_method(name),
                };
                let ty = self.push(Expr::Type(ty.into()))?;
                let ty = self.value(ty, "");
                self.attr_of(name.contains("Float"), ty, value)
            }
            _ => unknown_method(name),
        }
    }
}

/// Questions about what sort of type it is.
fn type_question(name: &str) -> Option<&'static [TypeClass]> {
    use TypeClass as T;
    Some(match name {
        "isF16" => &[T::F16],
        "isF32" => &[T::F32],
        "isF64" => &[T::F64],
        "isF80" => &[T::F80],
        "isF128" => &[T::F128],
        "isBF16" => &[T::BF16],
        "isTF32" => &[T::TF32],
        "isFloat" => &[T::Float],
        "isIndex" => &[T::Index],
        "isInteger" => &[T::Integer],
        "isSignless" | "isSignlessInteger" => &[T::SignlessInteger],
        "isSigned" | "isSignedInteger" => &[T::SignedInteger],
        "isUnsigned" | "isUnsignedInteger" => &[T::UnsignedInteger],
        "isSignlessIntOrIndex" => &[T::SignlessInteger, T::Index],
        "isSignlessIntOrFloat" => &[T::SignlessInteger, T::Float],
        "isSignlessIntOrIndexOrFloat" => &[T::SignlessInteger, T::Index, T::Float],
        "isIntOrIndex" => &[T::Integer, T::Index],
        "isIntOrFloat" => &[T::Integer, T::Float],
        "isIntOrIndexOrFloat" => &[T::Integer, T::Index, T::Float],
        _ => return None,
    })
}

/// The type of a class that has no parameters, which `getType<Class>()` makes.
fn built_class(types: &[impl AsRef<str>]) -> &'static str {
    let [class] = types else { return "" };
    match class.as_ref().rsplit("::").next().unwrap_or_default() {
        "BFloat16Type" => "bf16",
        "Float16Type" => "f16",
        "Float32Type" => "f32",
        "Float64Type" => "f64",
        "FloatTF32Type" => "tf32",
        "IndexType" => "index",
        "NoneType" => "none",
        _ => "",
    }
}
