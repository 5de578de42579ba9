//! C++ classes of types and attributes of dialects: what they are made of, and how they are made.
//!
//! To an IR a type of a dialect is its text (`!my.pair<4, i32>`), whichever host it is of. What the generated
//! class says of it (`getWidth()`), and how it is made (`PairType::get(context, 4, element)`), follows from
//! that text and the format of the record. Both are written here in the C++ that [`crate::resolve`]
//! understands, with functions about texts whose names no C++ has:
//!
//! | function | what it gives |
//! | --- | --- |
//! | `$text(x)` | how a type or attribute is written |
//! | `$type(s)`, `$attr(s)` | the type or attribute that a text is |
//! | `$digits(n)`, `$number(s)` | a number as text, and back |
//! | `$split(s, by)` | the parts of a text, separated outside of brackets and strings |
//! | `$join(list)` | texts in one, with commas between them |
//! | `$trim(s)` | a text without blanks at its ends |
//!
//! What is not said by the format alone (`custom<..>`, parsers of parameters, formats in C++), or could be
//! read in two ways, has no such code: natives stand for it.

pub mod bits;
mod make;
mod parameters;
mod read;

use crate::cxx::{self, Snippet, camel};
use crate::format::{self, Element, Format, Scope, Variable};
use crate::model::{EnumModel, SymbolBuilder, TypeModel};
use parameters::Parameters;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The function of a class that makes a type or attribute of all parameters, in the bodies of its builders.
pub(crate) const GET: &str = "$get";

/// How long the code for one accessor may become: each optional group doubles what comes after it.
const MAX_CODE: usize = 1 << 14;

/// The definitions of types, attributes and enumerations that code may ask for, by C++ name without `mlir::`
/// in front.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols {
    all: BTreeMap<String, Arc<Symbol>>,
    enums: BTreeMap<String, Arc<EnumModel>>,
}

/// A type or attribute of a dialect.
#[derive(Debug)]
pub(crate) struct Symbol {
    model: Arc<TypeModel>,
    /// `!` or `#`.
    sigil: char,
    format: OnceLock<Option<Format>>,
    /// By parameter: code that reads it.
    readers: Vec<OnceLock<Option<Snippet>>>,
    maker: OnceLock<Option<Snippet>>,
    /// By builder of the record: its code, for as many arguments as it needs and for more.
    builders: Vec<Vec<OnceLock<Option<Snippet>>>>,
}

/// A function that makes a type or attribute.
#[derive(Debug)]
pub(crate) struct Maker<'s> {
    /// The C++ types of its arguments.
    pub(crate) types: Vec<&'s str>,
    /// What it does, if that is understood.
    pub(crate) code: Option<&'s Snippet>,
}

impl Symbols {
    /// Adds a definition. What has no parameters is made as its text alone.
    pub(crate) fn add(&mut self, model: &Arc<TypeModel>, sigil: char) {
        if model.parameters.is_empty() {
            return;
        }
        let readers = model.parameters.iter().map(|_| OnceLock::new()).collect();
        let builders = model.builders.iter().map(|builder| {
            let counts = needed(builder)..=builder.arguments.len();
            counts.map(|_| OnceLock::new()).collect()
        });
        let (format, maker) = (OnceLock::new(), OnceLock::new());
        let symbol =
            Symbol { model: model.clone(), sigil, format, readers, maker, builders: builders.collect() };
        self.all.entry(cxx::short_name(&model.cpp_class)).or_insert_with(|| Arc::new(symbol));
    }

    pub(crate) fn add_enum(&mut self, model: &Arc<EnumModel>) {
        self.enums.entry(cxx::short_name(&model.cpp_type)).or_insert_with(|| model.clone());
    }

    /// The class of this whole name.
    pub(crate) fn get(&self, name: &str) -> Option<&Symbol> {
        self.all.get(name).map(|symbol| &**symbol)
    }

    /// The symbol of this C++ name, which may lack namespaces.
    pub(crate) fn find(&self, name: &str) -> Option<&Symbol> {
        named(&self.all, name).map(|symbol| &**symbol)
    }

    /// What is meant by a name in the record of a class: namespaces that the class is in may be left out.
    fn seen_from<'m, T>(all: &'m BTreeMap<String, T>, class: &str, name: &str) -> Option<&'m T> {
        let spaces = std::iter::successors(class.rsplit_once("::"), |(space, _)| space.rsplit_once("::"));
        spaces
            .into_iter()
            .find_map(|(space, _)| all.get(&format!("{space}::{name}")))
            .or_else(|| named(all, name))
    }

    /// The number of an enumerator, by a name that may lack namespaces: `Mode::Fast`.
    pub(crate) fn enumerator(&self, name: &str) -> Option<i64> {
        let (of, symbol) = name.rsplit_once("::")?;
        self.enumeration(of)?.symbol(symbol).map(|case| case.value)
    }

    fn enumeration(&self, name: &str) -> Option<&EnumModel> {
        named(&self.enums, name).map(|of| &**of)
    }
}

/// What is called so; of those that are only in some namespace, the only one.
fn named<'m, T>(all: &'m BTreeMap<String, T>, name: &str) -> Option<&'m T> {
    all.get(name).or_else(|| {
        let mut lacking =
            all.iter().filter(|(full, _)| full.strip_suffix(name).is_some_and(|s| s.ends_with("::")));
        lacking.next().filter(|_| lacking.next().is_none()).map(|(_, found)| found)
    })
}

impl Symbol {
    /// The parameter of an accessor.
    pub(crate) fn parameter(&self, accessor: &str) -> Option<usize> {
        let name = accessor.strip_prefix("get")?;
        self.model.parameters.iter().position(|p| !p.name.is_empty() && camel(&p.name) == name)
    }

    /// The accessors of its parameters.
    pub(crate) fn accessors(&self) -> Vec<String> {
        let named = self.model.parameters.iter().filter(|p| !p.name.is_empty());
        named.map(|p| format!("get{}", camel(&p.name))).collect()
    }

    /// Its C++ class, without `mlir::` in front.
    pub(crate) fn class(&self) -> String {
        cxx::short_name(&self.model.cpp_class)
    }

    /// The code of the accessor of a parameter: a function of the type or attribute.
    pub(crate) fn accessor(&self, parameter: usize, among: &Symbols) -> Option<&Snippet> {
        let code = || read::code(self, self.format()?, parameter as u32, &Parameters::of(&self.model, among));
        self.readers.get(parameter)?.get_or_init(|| parsed(code())).as_ref()
    }

    /// The code that makes one: a function of the parameters.
    pub(crate) fn maker(&self, among: &Symbols) -> Option<&Snippet> {
        let code = || make::code(self, self.format()?, &Parameters::of(&self.model, among));
        self.maker.get_or_init(|| parsed(code())).as_ref()
    }

    /// Functions that C++ may mean that makes one of so many arguments, besides a context if `in_context`.
    pub(crate) fn makers(&self, among: &Symbols, args: usize, in_context: bool) -> Vec<Maker<'_>> {
        let parameters = &self.model.parameters;
        let default = self.model.has_default_builder && in_context && parameters.len() == args;
        let default = default.then(|| {
            let types = parameters.iter().map(|parameter| &*parameter.cpp_type).collect();
            Maker { types, code: self.maker(among) }
        });
        let own = self.model.builders.iter().zip(&self.builders);
        let own = own.filter(|(builder, _)| builder.takes_context == in_context);
        let own = own.filter_map(|(builder, codes)| {
            let code = codes.get(args.checked_sub(needed(builder))?)?;
            let types = builder.arguments.iter().take(args).map(|argument| &*argument.1).collect();
            Some(Maker { types, code: code.get_or_init(|| self.builder(builder, args)).as_ref() })
        });
        default.into_iter().chain(own).collect()
    }

    /// The body of a builder that is given so many arguments as a function.
    fn builder(&self, builder: &SymbolBuilder, args: usize) -> Option<Snippet> {
        let (given, left_out) = builder.arguments.split_at_checked(args)?;
        let given: Vec<String> = given.iter().map(|(name, ty, _)| format!("{ty} {name}")).collect();
        let left_out = left_out.iter().map(|(name, ty, value)| format!("{ty} {name} = {value}; "));
        let body = builder.body.replace("$_get(", &format!("{}::{GET}(", self.model.cpp_class));
        let code = format!("[]({}) {{ {}{body} }}", given.join(", "), left_out.collect::<String>());
        parsed((!body.trim().is_empty()).then_some(code))
    }

    /// The format, if it is one of declared parameters only.
    fn format(&self) -> Option<&Format> {
        let parameters: Vec<&str> = self.model.parameters.iter().map(|p| p.name.as_str()).collect();
        let scope = Scope { parameters, of_parameters: true, ..Scope::default() };
        let text =
            self.model.assembly_format.as_deref().filter(|_| !self.model.has_custom_assembly_format)?;
        self.format.get_or_init(|| format::parse(text, &scope).ok()).as_ref()
    }

    /// Dialect and mnemonic, with this between them, as a C++ string.
    fn prefix(&self, between: &str) -> String {
        let mnemonic = self.model.mnemonic.as_deref().unwrap_or_default();
        format!("\"{}{}{between}{mnemonic}\"", self.sigil, self.model.dialect)
    }

    /// C++ for what follows the mnemonic in a text, the name of a variable.
    fn body_of(&self, text: &str) -> String {
        let inside = self.prefix("<");
        let outside = self.prefix(".");
        let (skipped, len) = (inside.len() - 2, outside.len() - 2);
        format!(
            "({text}.starts_with({inside}) ? {text}.drop_back(1).substr({skipped}) : {text}.substr({len}))"
        )
    }

    /// C++ for the whole text of which only what follows the mnemonic is given, the name of a variable; in
    /// brackets if that is not in brackets itself.
    fn whole_of(&self, body: &str) -> String {
        let (inside, outside) = (self.prefix("<"), self.prefix("."));
        format!(
            "({body}.empty() || {body}.starts_with(\"<\") && $split({body}.substr(1), \">\").back().empty() \
             ? {outside} + {body} : {inside} + \" \" + {body} + \">\")"
        )
    }
}

/// How many arguments a builder needs.
fn needed(builder: &SymbolBuilder) -> usize {
    builder.arguments.iter().take_while(|argument| argument.2.is_empty()).count()
}

fn parsed(code: Option<String>) -> Option<Snippet> {
    code.filter(|code| code.len() <= MAX_CODE).and_then(|code| cxx::expression(&code).ok())
}

/// The parameters that an element of a format names: one, or those of `params` and `struct(..)`. `None` if it
/// is anything else.
fn named_by(element: &Element) -> Option<Vec<u32>> {
    match element {
        Element::Variable { variable: Variable::Parameter(at), .. } => Some(vec![*at]),
        Element::Parameters(list) => Some(list.clone()),
        Element::Struct(parts) => {
            let all: Option<Vec<Vec<u32>>> = parts.iter().map(named_by).collect();
            Some(all?.concat())
        }
        _ => None,
    }
}
