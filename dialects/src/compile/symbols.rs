//! Formats of types and attributes.

use super::{Compiler, plain, short};
use crate::symbol::{Body, KnownSymbols, Param, ParamKind, Part, SymbolForm, reader};
use pdll_ods::format::{self, Anchor, Argument, Element, Scope, Variable, Whitespace};
use pdll_ods::model::{EnumModel, Parameter, TypeModel};
use std::sync::Arc;

/// How deep lists of lists and the like are.
const MAX_DEPTH: u32 = 4;

/// Classes of builtin attributes.
const CLASSES: [&str; 14] = [
    "StringAttr",
    "IntegerAttr",
    "BoolAttr",
    "ArrayAttr",
    "DictionaryAttr",
    "TypeAttr",
    "FlatSymbolRefAttr",
    "SymbolRefAttr",
    "FloatAttr",
    "UnitAttr",
    "AffineMapAttr",
    "DistinctAttr",
    "LocationAttr",
    "FusedLoc",
];

/// The name of the aliases of an attribute.
fn alias<'m>(def: &TypeModel, mnemonic: &'m str) -> Option<&'m str> {
    match (&*def.dialect, mnemonic) {
        // Said in C++.
        ("sparse_tensor", "encoding") => Some("sparse"),
        _ => def.is_aliased.then_some(mnemonic),
    }
}

impl Compiler<'_> {
    /// The forms of the types and attributes of a dialect.
    pub(crate) fn symbols(&mut self, dialect: &str) -> KnownSymbols {
        let (model, mut known) = (self.model, KnownSymbols::new(dialect));
        let of = model.dialects.iter().find(|known| known.name == dialect);
        let types_by_format = of.is_some_and(|of| of.types_by_format);
        let attrs_by_format = of.is_some_and(|of| of.attributes_by_format);
        for def in model.types.iter().filter(|def| def.dialect == dialect) {
            if let Some(form) =
                self.type_form(&def.cpp_class).or_else(|| self.bare_form(def, types_by_format))
            {
                known.add(form, true);
            }
            let Some(mnemonic) = def.mnemonic.as_deref() else { continue };
            if def.is_aliased {
                known.add_alias(mnemonic, mnemonic, true);
            }
            for (interface, of_vector) in
                [("VectorElementTypeInterface", true), ("MemRefElementTypeInterface", false)]
            {
                if def.traits.iter().any(|t| t.name.contains(interface)) {
                    known.add_element(mnemonic, of_vector);
                }
            }
        }
        for def in model.attrs.iter().filter(|def| def.definition.dialect == dialect) {
            let form = self.attr_form(&def.definition.cpp_class);
            if let Some(form) = form.or_else(|| self.bare_form(&def.definition, attrs_by_format)) {
                known.add(form, false);
            }
            let Some(mnemonic) = def.definition.mnemonic.as_deref() else { continue };
            known.add_mnemonic(mnemonic);
            if let Some(name) = alias(&def.definition, mnemonic) {
                known.add_alias(mnemonic, name, false);
            }
        }
        known
    }

    /// The form of what is only its mnemonic, since there is nothing else to say of it; in a dialect whose
    /// own code reads and prints (not `by_format`) there may be more.
    fn bare_form(&mut self, def: &TypeModel, by_format: bool) -> Option<Arc<SymbolForm>> {
        let mnemonic = def.mnemonic.as_deref()?;
        let is_bare = by_format && def.parameters.is_empty() && def.assembly_format.is_none();
        let is_known =
            reader(&def.dialect, mnemonic, true).or(reader(&def.dialect, mnemonic, false)).is_some();
        (is_bare && !is_known && !def.has_custom_assembly_format).then(|| {
            let body = Body::Format { parts: Vec::new(), params: Vec::new() };
            Arc::new(SymbolForm { dialect: self.ctx.name(&def.dialect), mnemonic: mnemonic.into(), body })
        })
    }

    /// The form of the attributes of a C++ class; `None` if they are always written in full.
    pub(super) fn attr_form(&mut self, class: &str) -> Option<Arc<SymbolForm>> {
        let class = plain(class);
        if let Some(known) = self.made.attr_forms.get(class) {
            return known.clone();
        }
        self.made.attr_forms.insert(class.to_string(), None);
        let model = self.model;
        let def = model.attrs.iter().find(|def| plain(&def.definition.cpp_class) == class)?;
        self.forms_in_work.push(class.to_string());
        let enumeration = self.enumeration_of_attr(def).map(|e| e.cpp_type.as_str());
        let form = self.symbol_form(&def.definition, enumeration, false);
        self.forms_in_work.pop();
        self.made.attr_forms.insert(class.to_string(), form.clone());
        form
    }

    /// The form of the types of a C++ class; `None` if they are always written in full.
    pub(super) fn type_form(&mut self, class: &str) -> Option<Arc<SymbolForm>> {
        let class = plain(class);
        if let Some(known) = self.made.type_forms.get(class) {
            return known.clone();
        }
        if class == "LLVM::LLVMPointerType" {
            let form = Some(self.pointer_form());
            self.made.type_forms.insert(class.to_string(), form.clone());
            return form;
        }
        if class == "LLVM::LLVMStructType" {
            let (dialect, mnemonic) = (self.ctx.name("llvm"), "struct".into());
            let body = reader("llvm", "struct", true).map_or(Body::Raw, Body::Code);
            let form = Some(Arc::new(SymbolForm { dialect, mnemonic, body }));
            self.made.type_forms.insert(class.to_string(), form.clone());
            return form;
        }
        self.made.type_forms.insert(class.to_string(), None);
        let model = self.model;
        let def = model.types.iter().find(|def| plain(&def.cpp_class) == class)?;
        let form = self.symbol_form(def, None, true);
        self.made.type_forms.insert(class.to_string(), form.clone());
        form
    }

    /// That of `!llvm.ptr<3>`, which dialects use whose files do not define it.
    fn pointer_form(&mut self) -> Arc<SymbolForm> {
        let space = Param {
            name: "addressSpace".into(),
            kind: ParamKind::Int,
            optional: true,
            default: Some("0".into()),
        };
        let literal = |text: &str| Part::Literal(text.into());
        let then = vec![literal("<"), Part::Param(0), literal(">")];
        let group = Part::Group { then, otherwise: Vec::new(), anchor: vec![0], inverted: false };
        let body = Body::Format { parts: vec![group], params: vec![space] };
        Arc::new(SymbolForm { dialect: self.ctx.name("llvm"), mnemonic: "ptr".into(), body })
    }

    fn symbol_form(
        &mut self,
        def: &TypeModel,
        enumeration: Option<&str>,
        is_type: bool,
    ) -> Option<Arc<SymbolForm>> {
        let mnemonic = def.mnemonic.as_deref().filter(|_| def.dialect != "builtin")?;
        // Its type follows it, which C++ alone says.
        if (&*def.dialect, mnemonic, is_type) == ("smt", "bv", false) {
            return None;
        }
        let body = match (reader(&def.dialect, mnemonic, is_type), &def.assembly_format) {
            (None, None) if !def.has_custom_assembly_format => return None,
            // What C++ refuses beyond the format is in the code.
            (Some(code), _) => Body::Code(code),
            (None, Some(text)) if text.trim().is_empty() => {
                Body::Format { parts: Vec::new(), params: Vec::new() }
            }
            (None, Some(text)) => {
                // Those that it consists of may be of other dialects.
                let around = std::mem::replace(&mut self.dialect, def.dialect.to_string());
                let body = self.symbol_body(def, text, enumeration);
                self.dialect = around;
                body.unwrap_or(Body::Raw)
            }
            (None, None) => Body::Raw,
        };
        let dialect = self.ctx.name(&def.dialect);
        Some(Arc::new(SymbolForm { dialect, mnemonic: mnemonic.into(), body }))
    }

    /// `None`: something in the format is not understood.
    fn symbol_body(&mut self, def: &TypeModel, text: &str, enumeration: Option<&str>) -> Option<Body> {
        let parameters = def.parameters.iter().map(|p| p.name.as_str()).collect();
        let scope = Scope { parameters, of_parameters: true, ..Scope::default() };
        let format = format::parse(text, &scope).ok()?;
        let params: Option<Vec<Param>> =
            def.parameters.iter().map(|parameter| self.param(parameter, enumeration)).collect();
        let mut params = params?;
        write_in_full(&format.elements, &mut params);
        if text.contains("custom<ExpressionArg>")
            && let Some(param) = params.last_mut()
        {
            param.kind = ParamKind::List(Box::new(ParamKind::Operand));
        }
        let parts = parts(&format.elements, &params)?;
        Some(Body::Format { parts, params })
    }

    fn param(&mut self, parameter: &Parameter, enumeration: Option<&str>) -> Option<Param> {
        let is = |class: &str| parameter.classes.iter().any(|c| **c == *class) || *parameter.record == *class;
        if is("AttributeSelfTypeParameter") {
            return None;
        }
        let kind = match enumeration.and_then(|name| self.enumeration(name)) {
            Some(of) => ParamKind::Enum { of, quotes: false },
            None if is("EnumParameter") => {
                ParamKind::Enum { of: self.enumeration_of(&parameter.cpp_type)?, quotes: false }
            }
            None if is("StringRefParameter") => ParamKind::Text,
            None if is("APIntParameter") => ParamKind::Int,
            None if is("APFloatParameter") => ParamKind::Float,
            None => match &parameter.parser {
                Some(code) => self.kind_by_code(code, &parameter.cpp_type)?,
                None => self.kind(&parameter.cpp_type, 0)?,
            },
        };
        let default = parameter.default_value.trim();
        let optional = !default.is_empty() || is("OptionalParameter");
        let default = if optional { self.default_text(&kind, default) } else { None };
        Some(Param { name: parameter.name.as_str().into(), kind, optional, default })
    }

    /// The enumeration of this C++ type; of several with this name, that of the dialect.
    fn enumeration_of(&mut self, cpp_type: &str) -> Option<Arc<crate::enums::Enum>> {
        let (plain_name, model) = (plain(cpp_type), self.model);
        let exact = model.enums.iter().find(|e| plain(&e.cpp_type) == plain_name);
        let mut named = model.enums.iter().filter(|e| short(&e.cpp_type) == short(plain_name));
        let of_dialect = named.clone().find(|e| self.is_of_dialect(e));
        let found = exact.or(of_dialect).or_else(|| named.next())?;
        Some(self.made_enumeration(found))
    }

    fn kind(&mut self, cpp_type: &str, depth: u32) -> Option<ParamKind> {
        let name = plain(cpp_type);
        if depth == MAX_DEPTH {
            return None;
        }
        if let Some(item) = name.strip_prefix("ArrayRef<").and_then(|rest| rest.strip_suffix('>')) {
            return Some(ParamKind::List(Box::new(self.kind(item, depth + 1)?)));
        }
        if let Some(item) = name.strip_prefix("std::optional<").and_then(|rest| rest.strip_suffix('>')) {
            return self.kind(item, depth + 1);
        }
        Some(match name {
            "unsigned" | "unsigned int" | "int" | "size_t" | "int8_t" | "int16_t" | "int32_t" | "int64_t"
            | "uint8_t" | "uint16_t" | "uint32_t" | "uint64_t" | "long" => ParamKind::Int,
            "DenseI16ArrayAttr" | "DenseI32ArrayAttr" | "DenseI64ArrayAttr" | "GridAxesAttr" => {
                ParamKind::Ints
            }
            "bool" => ParamKind::Bool,
            "StringRef" | "std::string" => ParamKind::Text,
            "Type" | "FloatType" | "IntegerType" | "VectorType" | "MemRefType" | "ShapedType"
            | "FunctionType" => ParamKind::Type,
            "Attribute" | "TypedAttr" | "DenseElementsAttr" | "ElementsAttr" => ParamKind::Attr(None),
            "AffineMap" => ParamKind::Map,
            "Level" if self.enumeration_of(name).is_none() => ParamKind::Int,
            _ => {
                if let Some(class) = CLASSES.into_iter().find(|&class| class == name) {
                    return Some(ParamKind::Attr(Some(class)));
                }
                if let Some(of) = self.enumeration_of(name) {
                    return Some(ParamKind::Enum { of, quotes: true });
                }
                if let Some(kind) = self.attr_by_short_name(name) {
                    return Some(kind);
                }
                // Classes that have no definition, as bases and interfaces: in full.
                let name = name.strip_suffix("Interface").unwrap_or(name);
                if name.ends_with("Attr") {
                    return Some(ParamKind::Attr(None));
                }
                name.ends_with("Type").then(|| self.type_by_short_name(name).unwrap_or(ParamKind::Type))?
            }
        })
    }

    /// An attribute class that is named without its namespace; of several, that of the dialect.
    fn attr_by_short_name(&mut self, name: &str) -> Option<ParamKind> {
        let mut named = self.model.attrs.iter().filter(|def| short(&def.definition.cpp_class) == short(name));
        let of_dialect = named.clone().find(|def| *def.definition.dialect == self.dialect);
        let def = of_dialect.or_else(|| named.next())?;
        let class = plain(&def.definition.cpp_class);
        if self.forms_in_work.iter().any(|known| known == class) {
            let dialect = self.ctx.name(&def.definition.dialect);
            let mnemonic = def.definition.mnemonic.as_deref()?.into();
            return Some(ParamKind::Recursive { dialect, mnemonic });
        }
        self.attr_form(class).map(ParamKind::Symbol)
    }

    /// A type class that is named without its namespace; of several, that of the dialect. One that stands in
    /// itself is written in full there.
    fn type_by_short_name(&mut self, name: &str) -> Option<ParamKind> {
        let mut named = self.model.types.iter().filter(|def| short(&def.cpp_class) == short(name));
        let of_dialect = named.clone().find(|def| *def.dialect == self.dialect);
        let def = of_dialect.or_else(|| named.next()).filter(|def| !def.parameters.is_empty())?;
        self.type_form(&def.cpp_class).map(ParamKind::TypeSymbol)
    }

    /// A parameter with a parser of its own.
    fn kind_by_code(&mut self, parser: &str, cpp_type: &str) -> Option<ParamKind> {
        if let Some((_, rest)) = parser.split_once("llvm::dwarf::get") {
            let prefix = match rest.split_once('(')?.0 {
                "Tag" => "DW_TAG_",
                "Language" => "DW_LANG_",
                "AttributeEncoding" => "DW_ATE_",
                "CallingConvention" => "DW_CC_",
                "OperationEncoding" => "DW_OP_",
                _ => return None,
            };
            return Some(ParamKind::Word { prefix });
        }
        match parser.contains("parseLBrace") && parser.contains("parseRBrace") {
            true => Some(ParamKind::Braces(Box::new(self.kind(cpp_type, 0)?))),
            // Code that nobody here reads.
            false => None,
        }
    }

    /// How the default of a parameter is written, from C++.
    fn default_text(&mut self, kind: &ParamKind, text: &str) -> Option<Box<str>> {
        let zero = text.ends_with("()") || text == "{}";
        let value = match kind {
            ParamKind::Int if zero && !text.contains("optional") => "0".to_string(),
            ParamKind::Int => text.parse::<i64>().ok()?.to_string(),
            ParamKind::Bool if zero => "false".into(),
            ParamKind::Bool => matches!(text, "true" | "false").then(|| text.to_string())?,
            ParamKind::Text => crate::symbol::quoted(text.trim_matches('"').as_bytes()),
            ParamKind::Enum { of, .. } => match zero {
                true => of.text(0)?,
                false => self.case_text(text)?,
            },
            // `Class::get($_ctxt, value)`
            ParamKind::Attr(Some(class)) => {
                let (of, value) = text.strip_suffix(')')?.rsplit_once(',')?;
                let value = value.trim();
                match *class {
                    "BoolAttr" => matches!(value, "true" | "false").then(|| value.to_string())?,
                    "IntegerAttr" => {
                        let width = of.split_once("IntegerType::get(")?.1.strip_suffix(')')?;
                        let width: u32 = width.rsplit_once(',')?.1.trim().parse().ok()?;
                        format!("{} : i{width}", value.parse::<i64>().ok()?)
                    }
                    _ => return None,
                }
            }
            ParamKind::Symbol(form) => {
                let case = self.case_text(text.strip_suffix(')')?.rsplit_once(',')?.1.trim())?;
                form.body_of_one(&case)?
            }
            _ => return None,
        };
        Some(value.into())
    }
}

impl Compiler<'_> {
    /// How the case of an enumeration is written that C++ calls so.
    fn case_text(&self, symbol: &str) -> Option<String> {
        let (class, symbol) = (symbol.rsplit("::").nth(1), short(symbol));
        let models = self.model.enums.iter().map(|e| &**e);
        let named: Vec<&EnumModel> = models.filter(|e| e.symbol(symbol).is_some()).collect();
        let of_class = named.iter().find(|e| class == Some(short(&e.cpp_type)));
        Some(of_class.or(named.first())?.symbol(symbol)?.text.clone())
    }
}

/// Has parameters that are `qualified` somewhere written with their dialect and mnemonic.
fn write_in_full(elements: &[Element], params: &mut [Param]) {
    for element in elements {
        match element {
            Element::Variable { variable: Variable::Parameter(index), qualified: true } => {
                let kind = &mut params[*index as usize].kind;
                match kind {
                    ParamKind::Symbol(_) => *kind = ParamKind::Attr(None),
                    ParamKind::List(of) if matches!(**of, ParamKind::Symbol(_)) => {
                        **of = ParamKind::Attr(None)
                    }
                    _ => {}
                }
            }
            Element::Struct(list) => write_in_full(list, params),
            Element::Group(group) => {
                write_in_full(&group.then, params);
                write_in_full(&group.otherwise, params);
            }
            _ => {}
        }
    }
}

/// `None`: there is a directive with code of its own.
fn parts(elements: &[Element], params: &[Param]) -> Option<Vec<Part>> {
    elements.iter().map(|element| part(element, params)).collect()
}

fn part(element: &Element, params: &[Param]) -> Option<Part> {
    Some(match element {
        Element::Literal(literal) => Part::Literal(literal.0.as_str().into()),
        Element::Whitespace(Whitespace::None) => Part::NoSpace,
        Element::Whitespace(Whitespace::Blank) => Part::Blank,
        &Element::Variable { variable: Variable::Parameter(index), .. } => Part::Param(index as usize),
        Element::Parameters(list) => Part::Params(list.iter().map(|&index| index as usize).collect()),
        Element::Struct(list) => {
            let mut indices = Vec::new();
            for item in list {
                match item {
                    Element::Variable { variable: Variable::Parameter(index), .. } => {
                        indices.push(*index as usize);
                    }
                    Element::Parameters(all) => indices.extend(all.iter().map(|&index| index as usize)),
                    _ => return None,
                }
            }
            Part::Struct(indices)
        }
        Element::Group(group) => {
            let (marked, inverted) = match group.anchor {
                Anchor::Then(at) => (&group.then[at as usize], false),
                Anchor::Else(at) => (&group.otherwise[at as usize], true),
            };
            let anchor = match part(marked, params)? {
                Part::Param(index) => vec![index],
                Part::Params(list) | Part::Struct(list) => list,
                _ => return None,
            };
            Part::Group {
                then: parts(&group.then, params)?,
                otherwise: parts(&group.otherwise, params)?,
                anchor,
                inverted,
            }
        }
        Element::Custom(custom) => match (&*custom.name, &custom.arguments[..]) {
            ("LevelRange", [low, high]) => Part::Levels(parameter_index(low)?, parameter_index(high)?),
            ("ExpressionArg", [.., arguments]) => Part::Param(parameter_index(arguments)?),
            _ => return None,
        },
        _ => return None,
    })
}

/// The parameter that an argument of a directive is.
fn parameter_index(argument: &Argument) -> Option<usize> {
    match argument {
        Argument::Variable(Variable::Parameter(index)) => Some(*index as usize),
        _ => None,
    }
}
