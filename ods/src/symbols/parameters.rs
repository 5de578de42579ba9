//! The parameters of one definition: what they are in C++, and how their values are written.

use super::{Symbols, bits};
use crate::cxx::{self, quoted};
use crate::model::{EnumCase, EnumModel, Parameter, TypeModel};
use crate::resolve::{Scalar, is_builtin_class, scalar_of_number};

/// How many cases an enumeration may have that values are looked up among.
const MAX_CASES: usize = 128;

/// C++ that nothing gets to.
const NEVER: &str = "llvm_unreachable(\"\")";

pub(super) struct Parameters<'m> {
    all: &'m [Parameter],
    /// The C++ class that they are of.
    class: String,
    among: &'m Symbols,
}

/// What a parameter is.
enum Kind<'m> {
    Number(&'m str),
    Bool,
    Text,
    Enum(&'m EnumModel),
    Map,
    /// `[1, 2]`: integers of so many bits.
    DenseArray(u32),
    /// A type or attribute of a dialect, which may be written without its dialect and mnemonic.
    Symbol(&'m super::Symbol),
    /// A type, of a builtin class.
    Type(&'m str),
    /// An attribute, of a builtin class.
    Attr(&'m str),
    /// A number that need not be there.
    Optional(&'m str, Box<Kind<'m>>),
    /// Several, separated by commas.
    List(&'m str, Box<Kind<'m>>),
}

impl<'m> Parameters<'m> {
    pub(super) fn of(model: &'m TypeModel, among: &'m Symbols) -> Self {
        Self { all: &model.parameters, class: cxx::short_name(&model.cpp_class), among }
    }

    pub(super) fn name(&self, at: u32) -> &'m str {
        &self.all[at as usize].name
    }

    /// The C++ type of a variable that holds it.
    pub(super) fn variable_type(&self, at: u32) -> Option<&'m str> {
        let ty = plain(&self.all[at as usize].cpp_type);
        Some(match self.kind(at)? {
            Kind::Text | Kind::Enum(_) => "auto",
            // A map is its attribute.
            Kind::Map => "AffineMapAttr",
            _ => ty,
        })
    }

    fn is(&self, at: u32, class: &str) -> bool {
        let parameter = &self.all[at as usize];
        *parameter.record == *class || parameter.classes.iter().any(|c| **c == *class)
    }

    /// Need it not be written?
    pub(super) fn is_optional(&self, at: u32) -> bool {
        !self.all[at as usize].default_value.trim().is_empty() || self.is(at, "OptionalParameter")
    }

    /// Can commas stand in it?
    pub(super) fn is_list(&self, at: u32) -> bool {
        let ty = plain(&self.all[at as usize].cpp_type);
        let is_separator = |of: &EnumModel| of.separator.as_deref().is_some_and(|by| by.trim() == ",");
        ty.starts_with("ArrayRef<")
            || Symbols::seen_from(&self.among.enums, &self.class, ty).is_some_and(|of| is_separator(of))
    }

    /// Can what is written go on behind this literal?
    pub(super) fn goes_on_behind(&self, at: u32, literal: &str) -> bool {
        match literal {
            "," => self.is_list(at),
            ":" => matches!(self.kind(at), None | Some(Kind::Attr(_))),
            _ => false,
        }
    }

    fn kind(&self, at: u32) -> Option<Kind<'m>> {
        let parameter = &self.all[at as usize];
        if self.is(at, "StringRefParameter") {
            return Some(Kind::Text);
        }
        if self.is(at, "EnumParameter") {
            return self.enumeration(plain(&parameter.cpp_type));
        }
        // Code that nobody here reads, or a type that does not stand among the parameters.
        if parameter.parser.is_some()
            || parameter.printer.is_some()
            || self.is(at, "AttributeSelfTypeParameter")
        {
            return None;
        }
        self.kind_of(plain(&parameter.cpp_type))
    }

    fn kind_of(&self, ty: &'m str) -> Option<Kind<'m>> {
        if let Some(item) = ty.strip_prefix("ArrayRef<").and_then(|rest| rest.strip_suffix('>')) {
            let item = plain(item);
            let kind = self.kind_of(item)?;
            return (!matches!(kind, Kind::List(..))).then(|| Kind::List(item, Box::new(kind)));
        }
        if let Some(item) = ty.strip_prefix("std::optional<").and_then(|rest| rest.strip_suffix('>')) {
            let kind = self.kind_of(plain(item))?;
            return matches!(kind, Kind::Number(_)).then(|| Kind::Optional(plain(item), Box::new(kind)));
        }
        if ty == "bool" {
            return Some(Kind::Bool);
        }
        if let Some(scalar) = scalar_of_number(ty) {
            return scalar.int().map(|_| Kind::Number(ty));
        }
        match ty {
            "StringRef" | "std::string" => return Some(Kind::Text),
            "AffineMap" => return Some(Kind::Map),
            "DenseI8ArrayAttr" => return Some(Kind::DenseArray(8)),
            "DenseI16ArrayAttr" => return Some(Kind::DenseArray(16)),
            "DenseI32ArrayAttr" => return Some(Kind::DenseArray(32)),
            "DenseI64ArrayAttr" => return Some(Kind::DenseArray(64)),
            _ => {}
        }
        if let Some(symbol) = Symbols::seen_from(&self.among.all, &self.class, ty) {
            return Some(Kind::Symbol(symbol));
        }
        if let Some(of) = self.enumeration(ty) {
            return Some(of);
        }
        // Other attributes that are dense arrays are written without their type, too.
        if !is_builtin_class(ty) || ty.starts_with("Dense") && ty.ends_with("ArrayAttr") {
            return None;
        }
        Some(if ty.ends_with("Type") { Kind::Type(ty) } else { Kind::Attr(ty) })
    }

    fn enumeration(&self, ty: &str) -> Option<Kind<'m>> {
        let of = Symbols::seen_from(&self.among.enums, &self.class, ty)?;
        // What is no word may stand in quotes.
        let is_word = |case: &EnumCase| case.text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let are_words = of.cases.iter().all(is_word);
        (of.cases.len() <= MAX_CASES && !of.quoted && are_words).then_some(Kind::Enum(of))
    }

    /// C++ for the value of a parameter that is written as a text, the name of a variable without blanks at
    /// its ends.
    pub(super) fn value(&self, at: u32, text: &str) -> Option<String> {
        self.kind(at)?.value(text)
    }

    /// C++ for the value where none is written.
    pub(super) fn default_value(&self, at: u32) -> Option<String> {
        let (kind, text) = (self.kind(at)?, self.all[at as usize].default_value.trim());
        if !text.is_empty() {
            return match kind {
                Kind::Enum(of) => {
                    let symbol = text.rsplit("::").next()?;
                    of.cases
                        .iter()
                        .find(|case| case.symbol == symbol)
                        .map(|case| format!("int64_t({})", case.value))
                }
                Kind::Number(ty) => Some(format!("static_cast<{ty}>({text})")),
                _ => Some(text.to_string()),
            };
        }
        Some(match kind {
            Kind::Number(ty) => format!("static_cast<{ty}>(0)"),
            Kind::Bool => "false".into(),
            Kind::Text => "\"\"".into(),
            Kind::Enum(_) => return None,
            Kind::Optional(item, _) => format!("std::optional<{item}>()"),
            Kind::List(item, _) => format!("ArrayRef<{item}>({{}})"),
            Kind::Map | Kind::DenseArray(_) | Kind::Symbol(_) | Kind::Type(_) | Kind::Attr(_) => {
                "nullptr".into()
            }
        })
    }

    /// C++ for how a value is written, the name of a variable.
    pub(super) fn text(&self, at: u32, value: &str) -> Option<String> {
        self.kind(at)?.text(value)
    }

    /// C++ for whether a value is written, where it need not be: it is there, and not the default.
    pub(super) fn is_shown(&self, at: u32, value: &str) -> Option<String> {
        let kind = self.kind(at)?;
        let default = self.all[at as usize].default_value.trim();
        let is_empty_list = matches!(kind, Kind::List(..)) && (default.ends_with("()") || default == "{}");
        if !default.is_empty() && !is_empty_list {
            return match kind {
                Kind::List(..) => None,
                _ => Some(format!("{value} != {}", self.default_value(at)?)),
            };
        }
        Some(match kind {
            Kind::Number(_) => format!("{value} != 0"),
            Kind::Optional(..) => format!("{value}.has_value()"),
            Kind::Bool => value.to_string(),
            Kind::Text | Kind::List(..) => format!("!{value}.empty()"),
            Kind::Enum(_) => return None,
            Kind::Map | Kind::DenseArray(_) | Kind::Symbol(_) | Kind::Type(_) | Kind::Attr(_) => {
                format!("{value} != nullptr")
            }
        })
    }
}

impl Kind<'_> {
    fn value(&self, text: &str) -> Option<String> {
        Some(match self {
            Self::Number(ty) => format!("static_cast<{ty}>($number({text}))"),
            Self::Bool => format!("({text} == \"true\")"),
            Self::Text => format!("cast<StringAttr>($attr({text})).getValue()"),
            Self::Enum(of) if of.is_bits() => bits::number(of, text)?,
            Self::Enum(of) => {
                let case = |case: &EnumCase| {
                    format!("{text} == {} ? int64_t({}) : ", quoted(&case.text), case.value)
                };
                format!("({}{NEVER})", of.cases.iter().map(case).collect::<String>())
            }
            Self::Map => format!("cast<AffineMapAttr>($attr(\"affine_map<\" + {text} + \">\"))"),
            Self::DenseArray(bits) => format!(
                "cast<DenseI{bits}ArrayAttr>($attr({text}.starts_with(\"[\") && {text} != \"[]\" \
                 ? \"array<i{bits}: \" + {text}.drop_back(1).substr(1) + \">\" : \"array<i{bits}>\"))"
            ),
            Self::Symbol(symbol) => {
                let (sigil, read) = (symbol.sigil, if symbol.sigil == '!' { "$type" } else { "$attr" });
                let (whole, class) = (symbol.whole_of(text), &symbol.model.cpp_class);
                format!("cast<{class}>({read}({text}.starts_with(\"{sigil}\") ? {text} : {whole}))")
            }
            Self::Type(class) => format!("cast<{class}>($type({text}))"),
            Self::Attr(class) => format!("cast<{class}>($attr({text}))"),
            Self::Optional(item, kind) => format!("std::optional<{item}>({})", kind.value(text)?),
            Self::List(item, kind) => {
                let one = kind.value("item")?;
                let item = if matches!(**kind, Self::Enum(_)) { "int64_t" } else { *item };
                format!(
                    "llvm::to_vector_of<{item}>(llvm::map_range($split({text}, \",\"), \
                     [](StringRef part) {{ StringRef item = $trim(part); return {one}; }}))"
                )
            }
        })
    }

    fn text(&self, value: &str) -> Option<String> {
        Some(match self {
            Self::Number(ty) => {
                let wide = scalar_of_number(ty) == Some(Scalar::U64);
                format!("$digits(static_cast<{}>({value}))", if wide { "uint64_t" } else { "int64_t" })
            }
            Self::Bool => format!("({value} ? \"true\" : \"false\")"),
            Self::Text => format!("$text($_builder.getStringAttr({value}))"),
            Self::Enum(of) if of.is_bits() => bits::text(of, value)?,
            Self::Enum(of) => {
                let case = |case: &EnumCase| format!("{value} == {} ? {} : ", case.value, quoted(&case.text));
                format!("({}{NEVER})", of.cases.iter().map(case).collect::<String>())
            }
            Self::Map => format!("$text({value}).drop_back(1).substr({})", "affine_map<".len()),
            Self::DenseArray(bits) => {
                let around = format!("array<i{bits}").len() + 1;
                format!("(\"[\" + $trim($text({value}).drop_back(1).substr({around})) + \"]\")")
            }
            Self::Symbol(symbol) => {
                let body = symbol.body_of("whole");
                format!(
                    "[&](StringRef whole) {{ StringRef body = $trim({body}); \
                     return body.empty() ? whole : body; }}($text({value}))"
                )
            }
            Self::Type(_) | Self::Attr(_) => format!("$text({value})"),
            Self::Optional(_, kind) => kind.text(&format!("*{value}"))?,
            Self::List(item, kind) => {
                let one = kind.text("item")?;
                format!("$join(llvm::map_range({value}, []({item} item) {{ return {one}; }}))")
            }
        })
    }
}

/// A C++ type without MLIR's namespaces, and without what says how it is handed on.
fn plain(ty: &str) -> &str {
    let mut ty = ty.trim().trim_end_matches(['&', ' ']);
    for prefix in ["const ", "::", "mlir::", "llvm::"] {
        ty = ty.strip_prefix(prefix).unwrap_or(ty);
    }
    ty
}
