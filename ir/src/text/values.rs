//! Printing types, attributes and locations (`spec/ir-text.md` R40-R43, R50 and section 2).

use super::dense::{Element, element};
use super::floats::{Big, write_float};
use super::lexer::{is_id_body, is_id_start};
use super::print::{Printer, write_hex_string, write_number, write_string};
use crate::attrs::{AttrData, Dense, DenseData};
use crate::entity::{Attr, AttrDict, Loc, Name, Type};
use crate::loc::LocData;
use crate::types::{DYNAMIC, Sign, TypeData};

/// When the type of a number is left out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Elide {
    /// Never.
    No,
    /// If it is the default of its literal: in arrays and memref types.
    Default,
}

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

    // ---- types --------------------------------------------------------------------------------------------------------

    /// A type, by its alias if it has one.
    pub(super) fn ty(&mut self, ty: Type) {
        if let Some(alias) = self.aliases.of_type(ty) {
            return self.out.extend_from_slice(alias);
        }
        self.type_in_full(ty);
    }

    fn shape(&mut self, dims: &[i64]) {
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

    fn memref_rest(&mut self, element: Type, layout: Option<Attr>, space: Option<Attr>) {
        self.ty(element);
        for attr in layout.into_iter().chain(space) {
            self.put(", ");
            self.attr_eliding(attr, Elide::Default);
        }
        self.put(">");
    }

    /// `ns.data` if that can be read back by the simple rule of R25, else `ns<data>`.
    fn dialect_symbol(&mut self, namespace: Name, data: Name) {
        let ctx = self.ctx;
        let text = ctx.bytes(data);
        let pretty = text.first().is_some_and(u8::is_ascii_alphabetic) && {
            let end = text.iter().position(|b| !(b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_')));
            end.is_none_or(|end| text[end] == b'<' && text.ends_with(b">"))
        };
        self.out.extend_from_slice(ctx.bytes(namespace));
        self.put(if pretty { "." } else { "<" });
        self.out.extend_from_slice(text);
        if !pretty {
            self.put(">");
        }
    }

    // ---- attributes ---------------------------------------------------------------------------------------------------

    /// An attribute, by its alias if it has one.
    pub(super) fn attr(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elide::No);
    }

    fn attr_eliding(&mut self, attr: Attr, elide: Elide) {
        if let Some(alias) = self.aliases.of_attr(self.ctx, attr) {
            return self.out.extend_from_slice(alias);
        }
        self.attr_in_full(attr, elide);
    }

    /// ` : type`
    fn typed(&mut self, ty: Type) {
        self.put(" : ");
        self.ty(ty);
    }

    pub(super) fn attr_in_full(&mut self, attr: Attr, elide: Elide) {
        let ctx = self.ctx;
        let known = ctx.known();
        match ctx.attr_data(attr) {
            AttrData::Unit => self.put("unit"),
            AttrData::Integer { ty, value } => {
                if *ty == known.i1 {
                    return self.put(if *value != 0 { "true" } else { "false" });
                }
                self.integer(*ty, *value);
                if elide == Elide::No || *ty != known.i64 {
                    self.typed(*ty);
                }
            }
            AttrData::BigInteger { ty, words } => {
                self.big_integer(*ty, words);
                self.typed(*ty);
            }
            AttrData::Float { ty, bits } => {
                let hex = self.float(*ty, u128::from(bits[0]) | (u128::from(bits[1]) << 64));
                if elide == Elide::No || hex || *ty != known.f64 {
                    self.typed(*ty);
                }
            }
            AttrData::String { value, ty } => {
                self.string(*value);
                if let Some(ty) = ty {
                    self.typed(*ty);
                }
            }
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::Array(items) => {
                self.put("[");
                self.list(items, |p, item| p.attr_eliding(item, Elide::Default));
                self.put("]");
            }
            AttrData::Dict(dict) => self.dict(*dict),
            AttrData::Symbol(path) => {
                for (i, &name) in path.iter().enumerate() {
                    self.put(if i == 0 { "@" } else { "::@" });
                    self.key(name);
                }
            }
            AttrData::Map(map) => {
                self.put("affine_map<");
                self.affine_head(map.dims, map.symbols);
                self.put(" -> (");
                self.list(&map.results, |p, e| p.ctx.exprs.print(e, false, &mut p.out));
                self.put(")>");
            }
            AttrData::Set(set) => {
                self.put("affine_set<");
                self.affine_head(set.dims, set.symbols);
                self.put(" : (");
                self.list(&set.constraints, |p, (e, equality)| {
                    p.ctx.exprs.print(e, false, &mut p.out);
                    p.put(if equality { " == 0" } else { " >= 0" });
                });
                self.put(")>");
            }
            AttrData::Dense(dense) => {
                self.put("dense<");
                self.dense(dense, true);
                self.put(">");
                self.typed(dense.ty);
            }
            AttrData::Sparse { ty, indices, values } => {
                self.put("sparse<");
                let is_empty = |attr: &Attr| match ctx.attr_data(*attr) {
                    AttrData::Dense(d) => {
                        ctx.type_data(d.ty).shaped().is_some_and(|(dims, _)| dims.contains(&0))
                    }
                    _ => false,
                };
                if !is_empty(values) {
                    for (i, part) in [indices, values].into_iter().enumerate() {
                        self.put(if i == 0 { "" } else { ", " });
                        if let AttrData::Dense(dense) = ctx.attr_data(*part) {
                            self.dense(dense, i == 1);
                        }
                    }
                }
                self.put(">");
                self.typed(*ty);
            }
            AttrData::Resource { key, ty } => {
                self.put("dense_resource<");
                self.key(*key);
                self.put(">");
                self.typed(*ty);
                if self.seen_resources.insert(*key) {
                    self.referenced.push(*key);
                }
            }
            AttrData::DenseArray { element: ty, data } => {
                self.put("array<");
                self.ty(*ty);
                if let Some(element) = element(ctx, *ty).filter(|_| !data.is_empty()) {
                    for (i, chunk) in data.chunks(element.bytes.max(1)).enumerate() {
                        self.put(if i == 0 { ": " } else { ", " });
                        self.number(element, chunk);
                    }
                }
                self.put(">");
            }
            AttrData::Strided { strides, offset } => {
                let number = |p: &mut Self, n: i64| {
                    let text = if n == DYNAMIC { "?".into() } else { n.to_string() };
                    p.put(&text);
                };
                self.put("strided<[");
                self.list(strides, number);
                self.put("]");
                if *offset != 0 {
                    self.put(", offset: ");
                    number(self, *offset);
                }
                self.put(">");
            }
            AttrData::Distinct { id, payload } => {
                let next = self.distincts.len() as u64;
                let number = *self.distincts.entry(*id).or_insert(next);
                self.put(&format!("distinct[{number}]<"));
                if *payload != known.unit {
                    self.attr(*payload);
                }
                self.put(">");
            }
            AttrData::Loc(loc) => {
                self.put("loc(");
                self.location_in_full(*loc);
                self.put(")");
            }
            AttrData::Opaque { namespace, data, ty } => {
                self.put("#");
                self.dialect_symbol(*namespace, *data);
                if let Some(ty) = ty {
                    self.typed(*ty);
                }
            }
        }
    }

    /// `{key, key = value}`
    pub(super) fn dict(&mut self, dict: AttrDict) {
        let ctx = self.ctx;
        self.entries(ctx.entries(dict));
    }

    pub(super) fn entries(&mut self, entries: &[(Name, Attr)]) {
        self.put("{");
        self.list(entries, |p, (key, value)| {
            p.key(key);
            if value != p.ctx.known().unit {
                p.put(" = ");
                p.attr(value);
            }
        });
        self.put("}");
    }

    fn affine_head(&mut self, dims: u32, symbols: u32) {
        let ids = |letter: char, count: u32| {
            (0..count).map(|i| format!("{letter}{i}")).collect::<Vec<_>>().join(", ")
        };
        self.put(&format!("({})", ids('d', dims)));
        if symbols > 0 {
            self.put(&format!("[{}]", ids('s', symbols)));
        }
    }

    // ---- numbers ------------------------------------------------------------------------------------------------------

    fn integer(&mut self, ty: Type, value: i64) {
        let unsigned = matches!(self.ctx.int_width(ty), Some((_, Sign::Unsigned)));
        if value < 0 && !unsigned {
            self.put("-");
        }
        write_number(if unsigned { value as u64 } else { value.unsigned_abs() }, &mut self.out);
    }

    fn big_integer(&mut self, ty: Type, words: &[u64]) {
        let unsigned = matches!(self.ctx.int_width(ty), Some((_, Sign::Unsigned)));
        let negative = !unsigned && words.last().is_some_and(|&top| (top as i64) < 0);
        let mut magnitude = words.to_vec();
        if negative {
            self.put("-");
            let mut carry = true;
            for word in &mut magnitude {
                (*word, carry) = (!*word).overflowing_add(u64::from(carry));
            }
        }
        let digits = Big::from_words(&magnitude).digits();
        self.out.extend_from_slice(if digits.is_empty() { b"0" } else { &digits });
    }

    fn float(&mut self, ty: Type, bits: u128) -> bool {
        match self.ctx.float_kind(ty) {
            Some(kind) => write_float(kind, bits, &mut self.out),
            None => false,
        }
    }

    /// One number from its little-endian bytes, as in `dense` and `array`.
    fn number(&mut self, element: Element, bytes: &[u8]) {
        if element.bits == 1 && self.ctx.float_kind(element.scalar).is_none() {
            return self.put(if bytes[0] & 1 != 0 { "true" } else { "false" });
        }
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0u64, |n, &b| n << 8 | u64::from(b));
        let words: Vec<u64> = bytes.chunks(8).map(word).collect();
        if self.ctx.float_kind(element.scalar).is_some() {
            let low = words.first().copied().unwrap_or(0);
            let high = words.get(1).copied().unwrap_or(0);
            self.float(element.scalar, u128::from(low) | (u128::from(high) << 64));
            return;
        }
        // Sign extension to whole words.
        let mut words = words;
        if words.is_empty() {
            words.push(0);
        }
        let (width, sign) = self.ctx.int_width(element.scalar).unwrap_or((64, Sign::Signless));
        let top_bits = width - 64 * (words.len() as u32 - 1);
        if let Some(top) = words.last_mut()
            && sign != Sign::Unsigned
            && (1..64).contains(&top_bits)
        {
            *top = (((*top << (64 - top_bits)) as i64) >> (64 - top_bits)) as u64;
        }
        match words[..] {
            [one] => self.integer(element.scalar, one as i64),
            _ => self.big_integer(element.scalar, &words),
        }
    }

    /// What stands between the angle brackets of `dense`.
    fn dense(&mut self, dense: &Dense, may_be_hex: bool) {
        let ctx = self.ctx;
        let Some((dims, element_type)) = ctx.type_data(dense.ty).shaped() else { return };
        let element = element(ctx, element_type);
        let count = dims.iter().fold(1i64, |n, &d| n.saturating_mul(d));
        if dense.splat {
            return self.dense_element(dense, element, 0);
        }
        if count == 0 {
            return;
        }
        if let (DenseData::Bytes(bytes), Some(element)) = (&dense.data, element)
            && count > 100
            && may_be_hex
        {
            return self.dense_blob(bytes, element);
        }
        self.dense_list(dense, element, dims);
    }

    /// Nested lists without recursion (a type can have any number of dimensions): before element `i` as many lists
    /// open as there are inner shapes whose size divides `i`.
    fn dense_list(&mut self, dense: &Dense, element: Option<Element>, dims: &[i64]) {
        let mut sizes = Vec::with_capacity(dims.len());
        let mut count = 1;
        for &dim in dims.iter().rev() {
            count *= dim as usize;
            sizes.push(count);
        }
        let boundaries = |i: usize| sizes.iter().take_while(|&&size| i.is_multiple_of(size)).count();
        for i in 0..count {
            let opening = boundaries(i);
            if i > 0 {
                self.put(", ");
            }
            self.out.resize(self.out.len() + opening, b'[');
            self.dense_element(dense, element, i);
            self.out.resize(self.out.len() + boundaries(i + 1), b']');
        }
    }

    fn dense_element(&mut self, dense: &Dense, element: Option<Element>, index: usize) {
        match (&dense.data, element) {
            (DenseData::Strings(names), _) => self.string(names[index]),
            (DenseData::Bytes(bytes), Some(element)) => {
                let size = element.bytes * element.parts;
                let bytes = &bytes[index * size..(index + 1) * size];
                if element.parts == 1 {
                    return self.number(element, bytes);
                }
                self.put("(");
                self.number(element, &bytes[..element.bytes]);
                self.put(",");
                self.number(element, &bytes[element.bytes..]);
                self.put(")");
            }
            (DenseData::Bytes(_), None) => {}
        }
    }

    fn dense_blob(&mut self, bytes: &[u8], element: Element) {
        if element.scalar == self.ctx.known().i1 && element.parts == 1 {
            let pack = |chunk: &[u8]| chunk.iter().enumerate().fold(0, |byte, (i, &b)| byte | (b & 1) << i);
            let packed: Vec<u8> = bytes.chunks(8).map(pack).collect();
            return write_hex_string(&packed, &mut self.out);
        }
        write_hex_string(bytes, &mut self.out);
    }

    // ---- locations ----------------------------------------------------------------------------------------------------

    /// What stands in `loc(...)`: the alias or the location in full.
    pub(super) fn location(&mut self, loc: Loc) {
        if let Some(alias) = self.aliases.of_loc(loc) {
            return self.out.extend_from_slice(alias);
        }
        self.location_in_full(loc);
    }

    pub(super) fn location_in_full(&mut self, loc: Loc) {
        let Some(data) = self.locs.data(loc).cloned() else {
            return self.put("unknown");
        };
        match data {
            LocData::Unknown => self.put("unknown"),
            LocData::File { file, line, col, end_line, end_col } => {
                self.string(file);
                self.put(&format!(":{line}:{col}"));
                if end_line != line {
                    self.put(&format!(" to {end_line}:{end_col}"));
                } else if end_col != col {
                    self.put(&format!(" to :{end_col}"));
                }
            }
            LocData::Named { name, child } => {
                self.string(name);
                if child != self.ctx.known().unknown_loc {
                    self.put("(");
                    self.location(child);
                    self.put(")");
                }
            }
            LocData::CallSite { callee, caller } => {
                self.put("callsite(");
                self.location(callee);
                self.put(" at ");
                self.location(caller);
                self.put(")");
            }
            LocData::Fused { metadata, parts } => {
                self.put("fused");
                if let Some(metadata) = metadata {
                    self.put("<");
                    self.attr(metadata);
                    self.put(">");
                }
                self.put("[");
                self.list(&parts, Self::location);
                self.put("]");
            }
        }
    }
}
