//! Printing types.

use super::lexer::{is_id_body, is_id_start};
use super::print::Printer;
use super::print_attrs::Elide;
use super::symbols::is_one_body;
use super::write::{write_number, write_string};
use crate::attrs::AttrData;
use crate::entity::{Attr, Name, Type};
use crate::nested::{Symbol, without_mnemonic};
use crate::types::{DYNAMIC, Sign, TypeData};

impl Printer<'_> {
    #[inline]
    pub(super) fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Comma-separated items.
    pub(super) fn list<V: Copy>(&mut self, items: &[V], mut print: impl FnMut(&mut Self, V)) {
        for (i, &item) in items.iter().enumerate() {
            if i > 0 {
                self.put(", ");
            }
            print(self, item);
        }
    }

    /// A key or symbol name: bare if it can be, else quoted.
    pub(super) fn key(&mut self, name: Name) {
        let bytes = self.ctx.bytes(name);
        if bytes.first().is_some_and(|&b| is_id_start(b)) && bytes.iter().all(|&b| is_id_body(b)) {
            self.out.extend_from_slice(bytes);
        } else {
            write_string(bytes, &mut self.out);
        }
    }

    pub(super) fn string(&mut self, name: Name) {
        write_string(self.ctx.bytes(name), &mut self.out);
    }

    /// A type, by its alias if it has one.
    pub(super) fn ty(&mut self, ty: Type) {
        if self.records_type(ty) {
            return;
        }
        if let Some(alias) = self.aliases.of_type(ty) {
            return self.out.extend_from_slice(alias);
        }
        self.type_in_full(ty);
    }

    pub(super) fn shape(&mut self, dims: &[i64]) {
        for &dim in dims {
            if dim == DYNAMIC {
                self.put("?x");
            } else {
                self.put(&format!("{dim}x"));
            }
        }
    }

    /// ` -> results` of a function type: one non-function type bare, else in parentheses.
    pub(super) fn results(&mut self, results: &[Type]) {
        match results {
            [one] if !matches!(self.ctx.type_data(*one), TypeData::Function { .. }) => self.ty(*one),
            _ => {
                self.put("(");
                self.list(results, Self::ty);
                self.put(")");
            }
        }
    }

    pub(super) fn type_in_full(&mut self, ty: Type) {
        let ctx = self.ctx;
        match ctx.type_data(ty) {
            TypeData::Integer { width, sign } => {
                match sign {
                    Sign::Signless => {}
                    Sign::Signed => self.out.push(b's'),
                    Sign::Unsigned => self.out.push(b'u'),
                }
                self.out.push(b'i');
                write_number(u64::from(*width), &mut self.out);
            }
            TypeData::Index => self.put("index"),
            TypeData::Float(kind) => self.put(kind.name()),
            TypeData::None => self.put("none"),
            TypeData::Complex(element) => {
                self.put("complex<");
                self.ty(*element);
                self.put(">");
            }
            TypeData::Function { inputs, results } => {
                self.put("(");
                self.list(inputs, Self::ty);
                self.put(") -> ");
                self.results(results);
            }
            TypeData::Tuple(types) => {
                self.put("tuple<");
                self.list(types, Self::ty);
                self.put(">");
            }
            TypeData::Vector { dims, scalable, element } => {
                self.put("vector<");
                for (dim, &scalable) in dims.iter().zip(scalable) {
                    let text = if scalable { format!("[{dim}]x") } else { format!("{dim}x") };
                    self.put(&text);
                }
                self.ty(*element);
                self.put(">");
            }
            TypeData::Tensor { dims, element, encoding } => {
                self.put("tensor<");
                self.shape(dims);
                self.ty(*element);
                if let Some(encoding) = encoding {
                    self.put(", ");
                    self.attr(*encoding);
                }
                self.put(">");
            }
            TypeData::UnrankedTensor(element) => {
                self.put("tensor<*x");
                self.ty(*element);
                self.put(">");
            }
            TypeData::MemRef { dims, element, layout, space } => {
                self.put("memref<");
                self.shape(dims);
                self.memref_rest(*element, *layout, *space);
            }
            TypeData::UnrankedMemRef { element, space } => {
                self.put("memref<*x");
                self.memref_rest(*element, None, *space);
            }
            TypeData::Opaque { namespace, data } => {
                self.put("!");
                self.dialect_symbol(*namespace, *data);
            }
        }
    }

    pub(super) fn memref_rest(&mut self, element: Type, layout: Option<Attr>, space: Option<Attr>) {
        self.ty(element);
        for attr in layout.into_iter().chain(space) {
            self.put(", ");
            self.attr_eliding(attr, Elide::Default);
        }
        self.put(">");
    }

    /// `ns.data` if that can be read back as a name with a balanced body, else `ns<data>`.
    pub(super) fn dialect_symbol(&mut self, namespace: Name, data: Name) {
        let ctx = self.ctx;
        let text = ctx.bytes(data);
        let pretty = text.first().is_some_and(u8::is_ascii_alphabetic) && {
            let end = text.iter().position(|b| !(b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_')));
            end.is_none_or(|end| text[end] == b'<' && is_one_body(&text[end..]))
        };
        self.out.extend_from_slice(ctx.bytes(namespace));
        self.put(if pretty { "." } else { "<" });
        self.symbol_text(namespace, data, 0);
        if !pretty {
            self.put(">");
        }
    }

    /// The text of a type or attribute of a dialect from the byte `start` on; what stands in it as all types
    /// and attributes.
    pub(super) fn symbol_text(&mut self, namespace: Name, data: Name, start: usize) {
        let ctx = self.ctx;
        let (text, nested) = (ctx.bytes(data), if self.exact { &[] } else { ctx.nested(namespace, data) });
        let mut at = start;
        for nested in nested {
            self.out.extend_from_slice(&text[at..nested.range.start]);
            match (nested.symbol, nested.only_body) {
                (Symbol::Type(ty), _) => self.ty(ty),
                (Symbol::Attr(attr), false) => self.attr(attr),
                (Symbol::Attr(attr), true) => self.attr_body(attr),
            }
            at = nested.range.end;
        }
        self.out.extend_from_slice(&text[at..]);
    }

    /// A type of a dialect without its dialect and mnemonic (or its alias, if it has one); other types as
    /// they are.
    pub(super) fn type_body(&mut self, ty: Type) {
        let ctx = self.ctx;
        match *ctx.type_data(ty) {
            TypeData::Opaque { namespace, data }
                if self.recording.is_none() && self.aliases.of_type(ty).is_none() =>
            {
                let text = ctx.bytes(data);
                self.symbol_text(namespace, data, text.len() - without_mnemonic(text).len());
            }
            _ => self.ty(ty),
        }
    }

    /// An attribute of a dialect without its dialect and mnemonic (or its alias, if it has one); others as
    /// they are.
    pub(super) fn attr_body(&mut self, attr: Attr) {
        let ctx = self.ctx;
        match *ctx.attr_data(attr) {
            AttrData::Opaque { namespace, data, .. }
                if self.recording.is_none() && self.aliases.of_attr(ctx, attr).is_none() =>
            {
                let text = ctx.bytes(data);
                self.symbol_text(namespace, data, text.len() - without_mnemonic(text).len());
            }
            _ => self.attr(attr),
        }
    }
}
