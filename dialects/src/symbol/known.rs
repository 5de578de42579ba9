//! The types and attributes of a dialect, for the reader of all texts.

use super::{Body, SymbolForm, reader, tidy, unknown};
use pdll_ir::{Context, Name, OpParser, Parsed, SymbolSyntax, Type};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Forms by their mnemonics.
#[derive(Default)]
pub(crate) struct KnownSymbols {
    pub(crate) dialect: Box<str>,
    types: FxHashMap<Box<[u8]>, Arc<SymbolForm>>,
    attrs: FxHashMap<Box<[u8]>, Arc<SymbolForm>>,
    /// The names of aliases, by mnemonic.
    type_aliases: FxHashMap<Box<[u8]>, Box<str>>,
    attr_aliases: FxHashMap<Box<[u8]>, Box<str>>,
    /// The mnemonics of types that vectors are made of, and of those that memrefs are.
    elements: [Vec<Box<[u8]>>; 2],
    /// The mnemonics of all attributes.
    mnemonics: Vec<Box<[u8]>>,
}

impl KnownSymbols {
    /// Those of a dialect, of which none are known yet.
    pub(crate) fn new(dialect: &str) -> Self {
        KnownSymbols { dialect: dialect.into(), ..KnownSymbols::default() }
    }

    /// Adds the form of a type or an attribute. One that only C++ knows is no help.
    pub(crate) fn add(&mut self, form: Arc<SymbolForm>, is_type: bool) {
        if !matches!(form.body, Body::Raw) {
            let list = if is_type { &mut self.types } else { &mut self.attrs };
            list.insert(form.mnemonic.as_bytes().into(), form);
        }
    }

    /// Says that vectors, or memrefs, may be made of the types of a mnemonic.
    pub(crate) fn add_element(&mut self, mnemonic: &str, of_vector: bool) {
        self.elements[usize::from(!of_vector)].push(mnemonic.as_bytes().into());
    }

    /// Says that there are attributes of a mnemonic, whether or not their form is known.
    pub(crate) fn add_mnemonic(&mut self, mnemonic: &str) {
        self.mnemonics.push(mnemonic.as_bytes().into());
    }

    /// Whether a dialect of which all attributes are known has none of a mnemonic.
    fn is_foreign(&self, mnemonic: &str) -> bool {
        match &*self.dialect {
            // It has one more than those that code reads.
            "dlti" => mnemonic != "function_pointer_alignment",
            "llvm" if self.attrs.contains_key(&b"di_file"[..]) => {
                !self.mnemonics.iter().any(|known| **known == *mnemonic.as_bytes())
            }
            _ => false,
        }
    }

    /// Has printed text say each type or attribute of a mnemonic once, under a name.
    pub(crate) fn add_alias(&mut self, mnemonic: &str, name: &str, is_type: bool) {
        let list = if is_type { &mut self.type_aliases } else { &mut self.attr_aliases };
        list.insert(mnemonic.as_bytes().into(), name.into());
    }
}

impl SymbolSyntax for KnownSymbols {
    fn parse(
        &self,
        parser: &mut OpParser<'_, '_, '_>,
        mnemonic: &[u8],
        is_type: bool,
    ) -> Option<Parsed<Name>> {
        let list = if is_type { &self.types } else { &self.attrs };
        if let Some(form) = list.get(mnemonic) {
            return Some(form.data(parser));
        }
        let mnemonic = std::str::from_utf8(mnemonic).ok()?;
        let known = reader(&self.dialect, mnemonic, is_type);
        if known.is_none() && !is_type && self.is_foreign(mnemonic) {
            return Some(parser.error(format!("`{}` has no attribute `{mnemonic}`", self.dialect)));
        }
        let body = Body::Code(known.or_else(|| unknown(&self.dialect, mnemonic, is_type))?);
        let dialect = parser.ctx().name(&self.dialect);
        Some(SymbolForm { dialect, mnemonic: mnemonic.into(), body }.data(parser))
    }

    fn of_type(&self, ctx: &mut Context, data: &str, ty: Type) -> Option<Result<String, String>> {
        let is_number = &*self.dialect == "smt" && data.starts_with("bv<");
        let text = is_number.then(|| super::smt_number_of_type(ctx, data, ty))?;
        Some(text.ok_or_else(|| "this number does not fit the type of the bit vector".into()))
    }

    fn misfit(&self, ctx: &mut Context, data: &str, rank: usize, element: Type) -> Option<String> {
        let is_encoding = &*self.dialect == "sparse_tensor" && data.starts_with("encoding<");
        is_encoding.then(|| super::encoding_misfit(ctx, data, rank, element))?
    }

    fn is_element(&self, data: &[u8], of_vector: bool) -> bool {
        let mnemonic = mnemonic_of(data);
        // Types of `llvm` are not defined where its operations are.
        if &*self.dialect == "llvm" {
            return mnemonic == b"ppc_fp128" || of_vector && mnemonic == b"ptr";
        }
        let [of_vectors, of_memrefs] = &self.elements;
        let list = if of_vector { of_vectors } else { of_memrefs };
        list.iter().any(|known| **known == *mnemonic)
    }

    fn tidy(&self, data: &str, is_type: bool) -> Option<String> {
        tidy::tidy(&self.dialect, data, is_type)
    }

    fn alias(&self, data: &[u8], is_type: bool) -> Option<&str> {
        let list = if is_type { &self.type_aliases } else { &self.attr_aliases };
        list.get(mnemonic_of(data)).map(|name| &**name)
    }
}

/// What the text of a type or attribute begins with.
fn mnemonic_of(data: &[u8]) -> &[u8] {
    let end = data.iter().position(|byte| !(byte.is_ascii_alphanumeric() || b"_.$".contains(byte)));
    &data[..end.unwrap_or(data.len())]
}
