//! Types and attributes of dialects by their formats.
//!
//! The IR keeps them as text. A form reads what stands after the mnemonic into the texts of the parameters
//! and puts these together again as MLIR prints them, so that two ways to write one thing become the same
//! text.

mod code;
mod dwarf;
mod known;
mod read;
mod tidy;
mod write;

pub(crate) use code::{
    Reader, emitc_is_of_c, encoding_misfit, encoding_parts, fault, is_shared, reader, smt_is_value,
    smt_number_of_type, smt_width, unknown,
};
pub(crate) use known::KnownSymbols;
pub(crate) use read::{enumerator, is_builtin_class, is_of, quoted};

use crate::enums::Enum;
use pdll_ir::{Attr, AttrData, Context, Name, OpParser, Parsed, SymbolText, Type, TypeData};
use std::sync::Arc;

/// What a parameter is.
#[derive(Clone, Debug)]
pub(crate) enum ParamKind {
    /// `-1`
    Int,
    /// `true`
    Bool,
    /// `"text"`
    Text,
    /// `1.0`
    Float,
    /// A type in full.
    Type,
    /// An attribute in full, of a class of builtin attributes if one is named.
    Attr(Option<&'static str>),
    /// `[1, 2]`
    Ints,
    /// A case of an enumeration; quoted if it is no word and `quotes`.
    Enum { of: Arc<Enum>, quotes: bool },
    /// An attribute of a dialect, by its form.
    Symbol(Arc<SymbolForm>),
    /// A type of a dialect, by its form.
    TypeSymbol(Arc<SymbolForm>),
    /// An attribute that may stand in itself, by its form.
    Recursive { dialect: Name, mnemonic: Box<str> },
    /// `(d0) -> (d0)`
    Map,
    /// `DW_TAG_member`
    Word { prefix: &'static str },
    /// `4`, `DW_ATE_signed`
    Operand,
    /// `a, b`
    List(Box<ParamKind>),
    /// `{a}`
    Braces(Box<ParamKind>),
}

/// A parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    pub(crate) name: Box<str>,
    pub(crate) kind: ParamKind,
    pub(crate) optional: bool,
    /// How its default is written; with `optional` and none, it is just not there.
    pub(crate) default: Option<Box<str>>,
}

/// A part of a form.
#[derive(Clone, Debug)]
pub(crate) enum Part {
    /// A word or punctuation.
    Literal(Box<str>),
    /// No blank here.
    NoSpace,
    /// A blank here.
    Blank,
    Param(usize),
    /// `a, b`, those that are present.
    Params(Vec<usize>),
    /// `x = a, y = b`, those that are present.
    Struct(Vec<usize>),
    /// `0` or `0 to 2`: the first level, and the one behind the last.
    Levels(usize, usize),
    Group {
        then: Vec<Part>,
        otherwise: Vec<Part>,
        /// The parameters of which one must be present.
        anchor: Vec<usize>,
        inverted: bool,
    },
}

/// How the body is written.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// By its format.
    Format { parts: Vec<Part>, params: Vec<Param> },
    /// By a function.
    Code(Reader),
    /// In a way that only C++ knows: `<`, balanced text, `>`.
    Raw,
}

/// How a type or attribute of a dialect is written.
#[derive(Clone, Debug)]
pub(crate) struct SymbolForm {
    pub(crate) dialect: Name,
    pub(crate) mnemonic: Box<str>,
    pub(crate) body: Body,
}

impl SymbolForm {
    /// Reads what follows the mnemonic; gives the text after the dialect and its `.`.
    pub(crate) fn data(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<Name> {
        let at = p.position();
        let mut text = SymbolText::default();
        text.push(&self.mnemonic);
        self.body(p, &mut text)?;
        match fault(p.ctx().bytes(self.dialect), text.as_str()) {
            None => Ok(p.ctx().symbol_data(self.dialect, &text)),
            Some(why) => p.error_at(at, why),
        }
    }

    /// Reads what follows the mnemonic, and appends it as it is printed.
    fn body(&self, p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
        match &self.body {
            Body::Code(read) => read(p, text)?,
            Body::Raw => text.push(&String::from_utf8_lossy(p.raw_body()?)),
            Body::Format { parts, params } => {
                let values = read::read(p, parts, params)?;
                write::write(parts, params, &values, text);
            }
        }
        Ok(())
    }

    /// Whether nothing tells what follows the mnemonic from it: such an attribute is only written as a
    /// parameter of another one.
    fn has_no_brackets(&self) -> bool {
        matches!(&self.body, Body::Format { parts, .. } if matches!(parts.first(), Some(Part::NoSpace)))
    }

    /// Whether what follows the mnemonic is next.
    pub(crate) fn is_next(&self, p: &OpParser<'_, '_, '_>) -> bool {
        read::at_body(p, &self.body)
    }

    /// Reads what follows the mnemonic of an attribute.
    pub(crate) fn read_attr(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<Attr> {
        let data = self.data(p)?;
        Ok(p.ctx().attr(AttrData::Opaque { namespace: self.dialect, data, ty: None }))
    }

    /// Reads what follows the mnemonic of a type.
    pub(crate) fn read_type(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<Type> {
        let mut data = self.data(p)?;
        if matches!(self.body, Body::Raw) {
            let ctx = p.ctx();
            let tidied = tidy::tidy(&ctx.text(self.dialect), &ctx.text(data), true);
            if let Some(text) = tidied {
                data = ctx.name(&text);
            }
        }
        Ok(p.ctx().ty(TypeData::Opaque { namespace: self.dialect, data }))
    }

    /// The text after dialect and mnemonic; `None` if this is not of this form.
    fn body_of<'c>(&self, ctx: &'c Context, namespace: Name, data: Name) -> Option<&'c [u8]> {
        body_of(ctx.bytes(data), &self.mnemonic).filter(|_| namespace == self.dialect)
    }

    /// How an attribute of this form is written without dialect and mnemonic.
    pub(crate) fn attr_body<'c>(&self, ctx: &'c Context, attr: Attr) -> Option<&'c [u8]> {
        match *ctx.attr_data(attr) {
            AttrData::Opaque { namespace, data, ty: None } => self.body_of(ctx, namespace, data),
            _ => None,
        }
    }

    /// How a type of this form is written without dialect and mnemonic.
    pub(crate) fn type_body<'c>(&self, ctx: &'c Context, ty: Type) -> Option<&'c [u8]> {
        match *ctx.type_data(ty) {
            TypeData::Opaque { namespace, data } => self.body_of(ctx, namespace, data),
            _ => None,
        }
    }

    /// The attribute that has this text as its only parameter.
    pub(crate) fn attr_of(&self, ctx: &mut Context, value: &str) -> Option<Attr> {
        let mut only = SymbolText::default();
        only.push(value);
        self.attr_with(ctx, &[Some(only)])
    }

    /// The attribute whose parameters all have their defaults.
    pub(crate) fn attr_of_defaults(&self, ctx: &mut Context) -> Option<Attr> {
        let Body::Format { params, .. } = &self.body else { return None };
        let values = vec![None; params.len()];
        params.iter().all(|param| param.optional).then(|| self.attr_with(ctx, &values))?
    }

    /// How the body is written whose only parameter has this text.
    pub(crate) fn body_of_one(&self, value: &str) -> Option<String> {
        let Body::Format { parts, params } = &self.body else { return None };
        let (mut only, mut text) = (SymbolText::default(), SymbolText::default());
        only.push(value);
        (params.len() == 1).then(|| write::write(parts, params, &[Some(only)], &mut text))?;
        Some(text.as_str().to_string())
    }

    fn attr_with(&self, ctx: &mut Context, values: &[Option<SymbolText>]) -> Option<Attr> {
        let Body::Format { parts, params } = &self.body else { return None };
        if params.len() != values.len() {
            return None;
        }
        let mut text = SymbolText::default();
        text.push(&self.mnemonic);
        write::write(parts, params, values, &mut text);
        let data = ctx.symbol_data(self.dialect, &text);
        Some(ctx.attr(AttrData::Opaque { namespace: self.dialect, data, ty: None }))
    }
}

/// The text after a mnemonic.
fn body_of<'c>(data: &'c [u8], mnemonic: &str) -> Option<&'c [u8]> {
    let ends = |byte: &u8| !(byte.is_ascii_alphanumeric() || b"_.$".contains(byte));
    data.strip_prefix(mnemonic.as_bytes()).filter(|body| body.first().is_none_or(ends))
}
