//! Which values `affine` takes as dimensions and as symbols: those whose value does not change within the
//! function (or what else has the trait `AffineScope`), and induction variables of loops of `affine`.

use super::{Checked, attribute, dynamic, require};
use pdll_ir::{
    Attr, AttrData, Body, Context, DYNAMIC, Op, OpVerifier, Region, Traits, TypeData, Value, ValueDef,
};

/// After this many values that one is made of, it is taken for good: a check of an operation takes no longer
/// however long the chains that lead to its operands are.
const LOOKED_AT: usize = 64;

/// Where an operation is, as `affine` sees it.
struct Scope<'a> {
    ctx: &'a Context,
    body: &'a Body,
    /// The region of the scope around the operation and those around it.
    outer: Vec<Region>,
}

/// What a value is used as.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Dim,
    Symbol,
}

/// What is known of a size.
enum Size {
    /// It does not change within the scope.
    Known,
    /// It is this value.
    Value(Value),
    Unknown,
}

impl<'a> Scope<'a> {
    /// `None` if the operation is in no block.
    fn around(op: &OpVerifier<'_, 'a>) -> Option<Self> {
        let (ctx, body) = (op.ctx(), op.body());
        let (mut at, mut outer, mut found) = (op.op(), Vec::new(), false);
        loop {
            let region = body.block_region(body.block(at)?)?;
            let parent = body.region_parent(region);
            let traits = parent.map(|parent| ctx.traits(body.shape(parent)));
            found |= traits.is_none_or(|traits| traits.contains(Traits::AFFINE_SCOPE));
            if found {
                outer.push(region);
            }
            match parent {
                Some(parent) => at = parent,
                None => return Some(Scope { ctx, body, outer }),
            }
        }
    }

    /// The operation that defines a value, and the region in which it is defined.
    fn origin(&self, value: Value) -> Option<(Option<Op>, Region)> {
        match self.body.def(value) {
            ValueDef::Placeholder => None,
            ValueDef::Argument(block, _) => Some((None, self.body.block_region(block)?)),
            ValueDef::Result(op, _) => Some((Some(op), self.body.block_region(self.body.block(op)?)?)),
        }
    }

    fn name(&self, op: Op) -> &'a [u8] {
        self.ctx.bytes(self.ctx.shape_data(self.body.shape(op)).name)
    }

    /// Whether a value can be used in a role.
    fn allows(&self, value: Value, role: Role) -> bool {
        let mut rest = vec![(value, role)];
        for _ in 0..LOOKED_AT {
            let Some((value, role)) = rest.pop() else { return true };
            let Some((def, region)) = self.origin(value) else { return true };
            if self.outer.contains(&region) {
                continue;
            }
            let Some(def) = def else {
                let parent = self.body.region_parent(region).map(|parent| self.name(parent));
                let is_variable = matches!(parent, Some(b"affine.for" | b"affine.parallel"));
                match role == Role::Dim && is_variable {
                    true => continue,
                    false => return false,
                }
            };
            let operands = self.body.operands(def);
            match self.name(def) {
                b"affine.apply" => rest.extend(operands.map(|value| (value, role))),
                b"affine.delinearize_index" | b"affine.linearize_index" if role == Role::Dim => {
                    rest.extend(operands.map(|value| (value, role)));
                }
                b"memref.dim" | b"tensor.dim" => match self.size(def) {
                    Size::Known => {}
                    Size::Value(value) => rest.push((value, Role::Symbol)),
                    Size::Unknown => return false,
                },
                _ if self.is_pure(def) => rest.extend(operands.map(|value| (value, Role::Symbol))),
                _ => return false,
            }
        }
        true
    }

    /// What the size is that an operation asks for.
    fn size(&self, dim: Op) -> Size {
        let mut operands = self.body.operands(dim);
        let (Some(source), Some(index)) = (operands.next(), operands.next()) else { return Size::Unknown };
        let Some((mut maker, region)) = self.origin(source) else { return Size::Known };
        if self.outer.contains(&region) {
            return Size::Known;
        }
        let by = |value: Value| self.origin(value).and_then(|origin| origin.0);
        let number = by(index).filter(|&op| matches!(self.name(op), b"arith.constant" | b"index.constant"));
        let number = number.and_then(|op| self.ctx.int_value(self.attribute(op, "value")?));
        let Some(index) = number.and_then(|number| usize::try_from(number).ok()) else {
            return Size::Unknown;
        };
        while let Some(cast) = maker.filter(|&op| self.name(op) == b"memref.cast") {
            let source = self.body.operands(cast).next();
            let is_ranked =
                |value| matches!(self.ctx.type_data(self.body.value_type(value)), TypeData::MemRef { .. });
            maker = source.filter(|&value| is_ranked(value)).and_then(by);
        }
        maker.map_or(Size::Unknown, |maker| self.size_of(maker, index))
    }

    /// Size `index` of what an operation of `memref` makes.
    fn size_of(&self, maker: Op, index: usize) -> Size {
        // Where the operands for sizes that are not known begin.
        let first = match self.name(maker) {
            b"memref.alloc" => Some(0),
            b"memref.view" => Some(2),
            b"memref.subview" => self.attribute(maker, "operandSegmentSizes").and_then(|attr| {
                let sizes = self.ctx.i32_array(attr)?;
                sizes.iter().take(2).map(|&size| usize::try_from(size).ok()).sum()
            }),
            _ => None,
        };
        let made =
            self.body.results(maker).next().map(|value| self.ctx.type_data(self.body.value_type(value)));
        let (Some(first), Some(TypeData::MemRef { dims, .. })) = (first, made) else { return Size::Unknown };
        match dims.get(index) {
            None => Size::Unknown,
            Some(&size) if size != DYNAMIC => Size::Known,
            Some(_) => {
                let before = dynamic(&dims[..index]);
                self.body.operands(maker).nth(first + before).map_or(Size::Unknown, Size::Value)
            }
        }
    }

    fn attribute(&self, op: Op, name: &str) -> Option<Attr> {
        self.ctx.get_attr(self.body.attrs(op), self.ctx.find_name(name)?)
    }

    /// Whether an operation gives always the same for the same. So do those of which it is not known what
    /// they do; those of which nothing is known do not.
    fn is_pure(&self, op: Op) -> bool {
        let info = self.ctx.shape_info(self.body.shape(op));
        let has_regions = self.body.has_regions(op);
        info.is_some_and(|info| info.effects.is_none_or(|effects| effects.is_empty()) && !has_regions)
    }
}

/// The first `dims` of these values are dimensions, the others symbols.
fn operands(op: &OpVerifier<'_, '_>, dims: usize, values: &[Value]) -> Checked {
    let Some(scope) = Scope::around(op) else { return Ok(()) };
    for (index, &value) in values.iter().enumerate() {
        if index < dims {
            let message = "an operand cannot be a dimension: it is no variable of an affine loop, and not \
                           known before the loops";
            require(scope.allows(value, Role::Dim), message)?;
        } else {
            let message = "an operand cannot be a symbol: its value is not known before the loops around";
            require(scope.allows(value, Role::Symbol), message)?;
        }
    }
    Ok(())
}

fn values(op: &OpVerifier<'_, '_>) -> Vec<Value> {
    op.body().operands(op.op()).collect()
}

/// Dimensions and all inputs of the map or set in an attribute.
fn inputs(op: &OpVerifier<'_, '_>, name: &str) -> Option<(usize, usize)> {
    let (dims, symbols) = match op.ctx().attr_data(attribute(op, name)?) {
        AttrData::Map(map) => (map.dims, map.symbols),
        AttrData::Set(set) => (set.dims, set.symbols),
        _ => return None,
    };
    Some((dims as usize, (dims + symbols) as usize))
}

/// The operands after the first `skipped` ones are those of the map or set in an attribute.
fn of_attribute(op: &OpVerifier<'_, '_>, name: &str, skipped: usize) -> Checked {
    let Some((dims, count)) = inputs(op, name) else { return Ok(()) };
    let values = values(op);
    let Some(given) = values.get(skipped..skipped + count) else { return Ok(()) };
    operands(op, dims, given)
}

pub(super) fn condition(op: &OpVerifier<'_, '_>) -> Checked {
    of_attribute(op, "condition", 0)
}

pub(super) fn load(op: &mut OpVerifier<'_, '_>) -> Checked {
    of_attribute(op, "map", 1)
}

pub(super) fn store(op: &mut OpVerifier<'_, '_>) -> Checked {
    of_attribute(op, "map", 2)
}

/// The operands of one bound, then those of the other.
fn bounds(op: &OpVerifier<'_, '_>, [lower, upper]: [&str; 2]) -> Checked {
    of_attribute(op, lower, 0)?;
    let skipped = inputs(op, lower).map_or(0, |(_, count)| count);
    of_attribute(op, upper, skipped)
}

pub(super) fn for_bounds(op: &OpVerifier<'_, '_>) -> Checked {
    bounds(op, ["lowerBoundMap", "upperBoundMap"])
}

pub(super) fn parallel_bounds(op: &mut OpVerifier<'_, '_>) -> Checked {
    bounds(op, ["lowerBoundsMap", "upperBoundsMap"])
}

/// What may be a dimension and no symbol is not used as a symbol.
pub(super) fn apply(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (Some((dims, count)), Some(scope)) = (inputs(op, "map"), Scope::around(op)) else { return Ok(()) };
    let values = values(op);
    let symbols = values.get(dims..count).unwrap_or(&[]);
    let is_dim = |&value: &Value| scope.allows(value, Role::Dim) && !scope.allows(value, Role::Symbol);
    require(!symbols.iter().any(is_dim), "an operand that can be a dimension only is used as a symbol")
}

/// The indices of one place after the other, which are those of a map in an attribute after a memref.
fn places(op: &OpVerifier<'_, '_>, maps: &[&str], extra: &[usize]) -> Checked {
    let Some(scope) = Scope::around(op) else { return Ok(()) };
    let (values, mut next) = (values(op), 0);
    for map in maps {
        let memref = values.get(next).map(|&value| op.ctx().type_data(op.body().value_type(value)));
        let is_memref = matches!(memref, Some(TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. }));
        require(is_memref, "what is copied from and to, and tags, are memrefs")?;
        let Some((_, count)) = inputs(op, map) else { return Ok(()) };
        let indices = values.get(next + 1..next + 1 + count).unwrap_or(&[]);
        let fits = |&index: &Value| scope.allows(index, Role::Dim) || scope.allows(index, Role::Symbol);
        require(indices.iter().all(fits), "an index is neither a dimension nor a symbol")?;
        next += 1 + count;
    }
    let fits = values.len().checked_sub(next).is_some_and(|rest| extra.contains(&rest));
    require(fits, "there are other operands than it takes")
}

pub(super) fn dma_start(op: &mut OpVerifier<'_, '_>) -> Checked {
    places(op, &["src_map", "dst_map", "tag_map"], &[1, 3])
}

pub(super) fn dma_wait(op: &mut OpVerifier<'_, '_>) -> Checked {
    places(op, &["tag_map"], &[1])
}
