//! Printing attributes.

use super::print::Printer;
use crate::affine::{AffineMap, IntegerSet};
use crate::attrs::AttrData;
use crate::elements::element;
use crate::entity::{Attr, AttrDict, Name, Type};
use crate::types::DYNAMIC;

/// When the type of a number is left out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Elide {
    /// Never.
    No,
    /// If it is the default of its literal: in arrays and memref types.
    Default,
    /// Always: what stands around says it.
    Always,
}

impl Printer<'_> {
    /// An attribute, by its alias if it has one.
    pub(super) fn attr(&mut self, attr: Attr) {
        self.attr_eliding(attr, Elide::No);
    }

    pub(super) fn attr_eliding(&mut self, attr: Attr, elide: Elide) {
        if self.records_attr(attr) {
            return;
        }
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

    fn typed_unless(&mut self, elide: Elide, ty: Type) {
        if elide != Elide::Always {
            self.typed(ty);
        }
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
                if elide == Elide::No || (elide == Elide::Default && *ty != known.i64) {
                    self.typed(*ty);
                }
            }
            AttrData::BigInteger { ty, words } => {
                self.big_integer(*ty, words);
                self.typed_unless(elide, *ty);
            }
            AttrData::Float { ty, bits } => {
                let hex = self.float(*ty, u128::from(bits[0]) | (u128::from(bits[1]) << 64));
                if elide == Elide::No || (elide == Elide::Default && (hex || *ty != known.f64)) {
                    self.typed(*ty);
                }
            }
            AttrData::String { value, ty } => {
                self.string(*value);
                if let Some(ty) = ty {
                    self.typed_unless(elide, *ty);
                }
            }
            AttrData::Type(ty) => self.ty(*ty),
            AttrData::Array(items) => {
                self.put("[");
                self.list(items, |p, item| p.attr_eliding(item, Elide::Default));
                self.put("]");
            }
            AttrData::Dict(dict) => self.dict(*dict),
            AttrData::Symbol(path) => self.symbol(path),
            AttrData::Map(map) => {
                self.put("affine_map<");
                self.affine_map(map);
                self.put(">");
            }
            AttrData::Set(set) => self.affine_set(set),
            AttrData::Dense(dense) if self.elides(attr) => {
                self.elided_elements();
                self.typed_unless(elide, dense.ty);
            }
            AttrData::Sparse { ty, indices, values } if self.elides(*indices) || self.elides(*values) => {
                self.elided_elements();
                self.typed_unless(elide, *ty);
            }
            AttrData::Dense(dense) => {
                self.put("dense<");
                self.dense(dense, true);
                self.put(">");
                self.typed_unless(elide, dense.ty);
            }
            AttrData::Sparse { ty, indices, values } => {
                self.sparse(*indices, *values);
                self.typed_unless(elide, *ty);
            }
            AttrData::Resource { key, ty } => {
                self.put("dense_resource<");
                self.key(*key);
                self.put(">");
                self.typed_unless(elide, *ty);
                if self.seen_resources.insert(*key) {
                    self.referenced.push(*key);
                }
            }
            AttrData::DenseArray { element, data } => self.dense_array(*element, data),
            AttrData::Strided { strides, offset } => self.strided(strides, *offset),
            AttrData::Distinct { id, payload } => self.distinct(*id, *payload),
            AttrData::Loc(loc) => {
                self.put("loc(");
                self.location_in_full(*loc);
                self.put(")");
            }
            AttrData::Opaque { namespace, data, ty } => {
                self.put("#");
                self.dialect_symbol(*namespace, *data);
                if let Some(ty) = ty {
                    self.typed_unless(elide, *ty);
                }
            }
        }
    }

    /// Whether a dense attribute has so many elements that these are left out.
    fn elides(&self, attr: Attr) -> bool {
        let Some(most) = self.options.elide_elements else { return false };
        let AttrData::Dense(dense) = self.ctx.attr_data(attr) else { return false };
        let Some((dims, _)) = self.ctx.type_data(dense.ty).shaped().filter(|_| !dense.splat) else {
            return false;
        };
        let count = dims.iter().try_fold(1u64, |count, &dim| count.checked_mul(u64::try_from(dim).ok()?));
        count.is_none_or(|count| count > most)
    }

    fn elided_elements(&mut self) {
        self.put("dense_resource<__elided__>");
    }

    fn symbol(&mut self, path: &[Name]) {
        for (i, &name) in path.iter().enumerate() {
            self.put(if i == 0 { "@" } else { "::@" });
            self.key(name);
        }
    }

    pub(super) fn affine_map(&mut self, map: &AffineMap) {
        self.affine_head(map.dims, map.symbols);
        self.put(" -> (");
        self.list(&map.results, |p, e| p.ctx.exprs.print(e, false, &mut p.out));
        self.put(")");
    }

    fn affine_set(&mut self, set: &IntegerSet) {
        self.put("affine_set<");
        self.affine_head(set.dims, set.symbols);
        self.put(" : (");
        self.list(&set.constraints, |p, (e, equality)| {
            p.ctx.exprs.print(e, false, &mut p.out);
            p.put(if equality { " == 0" } else { " >= 0" });
        });
        self.put(")>");
    }

    fn sparse(&mut self, indices: Attr, values: Attr) {
        let ctx = self.ctx;
        self.put("sparse<");
        let is_empty = match ctx.attr_data(values) {
            AttrData::Dense(d) => ctx.type_data(d.ty).shaped().is_some_and(|(dims, _)| dims.contains(&0)),
            _ => false,
        };
        if !is_empty {
            for (i, part) in [indices, values].into_iter().enumerate() {
                self.put(if i == 0 { "" } else { ", " });
                if let AttrData::Dense(dense) = ctx.attr_data(part) {
                    self.dense(dense, i == 1);
                }
            }
        }
        self.put(">");
    }

    fn dense_array(&mut self, ty: Type, data: &[u8]) {
        self.put("array<");
        self.ty(ty);
        if let Some(element) = element(self.ctx, ty).filter(|_| !data.is_empty()) {
            for (i, chunk) in data.chunks(element.bytes.max(1)).enumerate() {
                self.put(if i == 0 { ": " } else { ", " });
                self.number(element, chunk);
            }
        }
        self.put(">");
    }

    fn strided(&mut self, strides: &[i64], offset: i64) {
        let number = |p: &mut Self, n: i64| {
            let text = if n == DYNAMIC { "?".into() } else { n.to_string() };
            p.put(&text);
        };
        self.put("strided<[");
        self.list(strides, number);
        self.put("]");
        if offset != 0 {
            self.put(", offset: ");
            number(self, offset);
        }
        self.put(">");
    }

    /// Numbered as it is met.
    fn distinct(&mut self, id: u32, payload: Attr) {
        let next = self.distincts.len() as u64;
        let number = if self.exact { u64::from(id) } else { *self.distincts.entry(id).or_insert(next) };
        self.put(&format!("distinct[{number}]<"));
        if payload != self.ctx.known().unit {
            self.attr(payload);
        }
        self.put(">");
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
}
