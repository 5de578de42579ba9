//! What an encoding says, from its text.

use crate::symbol::encoding_parts;
use pdll_ir::{Attr, AttrData, Context, Type, TypeData};

/// How a tensor is stored.
pub(super) struct Encoding {
    /// The slice of each dimension, if it has one.
    slices: Vec<bool>,
    /// The dimensions that each level is made of, and how it is stored.
    levels: Vec<(String, String)>,
    /// How many bits positions and coordinates have; 0 for those of an index.
    pub(super) positions: u32,
    pub(super) coordinates: u32,
}

impl Encoding {
    /// The encoding that an attribute is.
    pub(super) fn of(ctx: &Context, attr: Attr) -> Option<Self> {
        match *ctx.attr_data(attr) {
            AttrData::Opaque { namespace, data, .. } if ctx.bytes(namespace) == b"sparse_tensor" => {
                Self::read(&ctx.text(data))
            }
            _ => None,
        }
    }

    /// From the text of one, as it is printed.
    pub(super) fn read(text: &str) -> Option<Self> {
        let said = encoding_parts(text)?;
        let level = |level: &str| {
            let (expr, storage) = level.split_once(" : ")?;
            Some((expr.to_string(), storage.to_string()))
        };
        let width = |name: &str| said.entry(name).and_then(|bits| bits.parse().ok()).unwrap_or(0);
        Some(Encoding {
            slices: said.dims.iter().map(|dim| dim.contains(" : ")).collect(),
            levels: said.levels.iter().map(|text| level(text)).collect::<Option<_>>()?,
            positions: width("posWidth"),
            coordinates: width("crdWidth"),
        })
    }

    pub(super) fn dim_count(&self) -> usize {
        self.slices.len()
    }

    pub(super) fn level_count(&self) -> usize {
        self.levels.len()
    }

    /// Whether there are slices.
    pub(super) fn is_slice(&self) -> bool {
        self.slices.contains(&true)
    }

    /// Whether a level is stored in a way.
    pub(super) fn is_stored(&self, level: usize, way: &str) -> bool {
        self.levels.get(level).is_some_and(|(_, storage)| storage.split(['(', '[']).next() == Some(way))
    }

    /// Whether all levels are stored as those of another.
    pub(super) fn is_stored_as(&self, other: &Self) -> bool {
        self.levels.iter().map(|level| &level.1).eq(other.levels.iter().map(|level| &level.1))
    }

    /// Whether levels are a list of coordinates from some level on.
    pub(super) fn has_coordinates(&self) -> bool {
        let begins = |level: usize| {
            let storage = &self.levels[level].1;
            (storage.starts_with("compressed") || storage.starts_with("loose_compressed"))
                && storage.contains("nonunique")
                && (level + 1..self.levels.len()).all(|next| self.is_stored(next, "singleton"))
                && level + 1 < self.levels.len()
        };
        (0..self.levels.len()).any(begins)
    }

    /// The sizes of levels of a tensor of these sizes, where each level is a dimension.
    pub(super) fn level_sizes(&self, sizes: &[i64]) -> Option<Vec<i64>> {
        let size = |(expr, _): &(String, String)| {
            let dim: usize = expr.strip_prefix('d')?.parse().ok()?;
            sizes.get(dim).copied()
        };
        self.levels.iter().map(size).collect()
    }

    /// The width of the numbers in each field but the values; `None` where levels share a list of
    /// coordinates.
    pub(super) fn field_widths(&self) -> Option<Vec<u32>> {
        let of_level = |level: usize| {
            let has_positions =
                ["compressed", "loose_compressed"].iter().any(|way| self.is_stored(level, way));
            let has_coordinates = has_positions || self.is_stored(level, "singleton");
            let positions = has_positions.then_some(self.positions);
            positions.into_iter().chain(has_coordinates.then_some(self.coordinates))
        };
        (!self.has_coordinates()).then(|| (0..self.levels.len()).flat_map(of_level).collect())
    }
}

/// The encoding of a tensor; `None` if it is dense, or no tensor.
pub(super) fn of_tensor(ctx: &Context, ty: Type) -> Option<Encoding> {
    match ctx.type_data(ty) {
        TypeData::Tensor { encoding, .. } => Encoding::of(ctx, (*encoding)?),
        _ => None,
    }
}

/// The encoding in a type of the dialect, as `storage_specifier<#sparse_tensor.encoding<..>>`.
pub(super) fn of_specifier(ctx: &Context, ty: Type) -> Option<Encoding> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
    let text = ctx.text(data);
    Encoding::read(text.strip_prefix("storage_specifier<#sparse_tensor.")?.strip_suffix('>')?)
}
