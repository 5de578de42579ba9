//! Regions in a custom form, and arguments of their blocks that are written with the op.

use super::{OpParser, OptionalLocation, UnresolvedOperand};
use crate::body::Body;
use crate::entity::{AttrDict, Block, BodyId, Name, Region, Type};
use crate::few::Few;
use crate::registry::Traits;
use crate::text::lexer::Token;
use crate::text::ops::{OpParts, OpRegions};
use crate::text::parser::Parsed;
use crate::text::regions::EntryArgument;

/// An argument of an entry block that is written with the op, not in the block's label.
pub struct RegionArgument<'s>(EntryArgument<'s>);

impl<'s> RegionArgument<'s> {
    /// An argument of this name, type and location.
    pub fn new(name: UnresolvedOperand, ty: Type, location: OptionalLocation<'s>) -> Self {
        RegionArgument(EntryArgument { name: name.0, ty, loc: location.0 })
    }

    /// An argument of this name and type, whose location is where its name stands.
    pub fn at_name(name: UnresolvedOperand, ty: Type) -> Self {
        RegionArgument::new(name, ty, OptionalLocation(None))
    }

    /// The type that the argument was given.
    pub fn ty(&self) -> Type {
        self.0.ty
    }
}

impl<'s> OpParser<'_, '_, 's> {
    /// `%name : type {..}? loc(..)?`; the dictionary only where `attributes` allows it.
    pub fn region_argument(&mut self, attributes: bool) -> Parsed<(RegionArgument<'s>, AttrDict)> {
        let name = self.argument_name()?;
        self.expect(Token::Colon, "`:` and a type")?;
        let ty = self.ty()?;
        let dict = match attributes {
            true => self.optional_dictionary()?,
            false => self.ctx().known().empty_dict,
        };
        let location = self.optional_location()?;
        Ok((RegionArgument::new(name, ty, location), dict))
    }

    /// Reads `{..}` as the next region of the op. The types that operands were given before are checked
    /// first, so that what is wrong with them is said before what is wrong in the region.
    pub fn region(&mut self, arguments: Vec<RegionArgument<'s>>) -> Parsed<Region> {
        self.check_operands()?;
        self.region_first(arguments)
    }

    /// As [`Self::region`], where the operands are looked at when the region has been read.
    pub fn region_first(&mut self, arguments: Vec<RegionArgument<'s>>) -> Parsed<Region> {
        let region = self.detached_region(arguments)?;
        self.add_region(region);
        Ok(region)
    }

    /// Reads `{..}` as the next region of the op, if it is next.
    pub fn optional_region(&mut self) -> Parsed<Option<Region>> {
        if self.at(Token::LBrace) { self.region(Vec::new()).map(Some) } else { Ok(None) }
    }

    /// Reads `{..}` as a region that becomes one of the op's by [`Self::add_region`], in the order of those
    /// calls.
    pub fn detached_region(&mut self, arguments: Vec<RegionArgument<'s>>) -> Parsed<Region> {
        let arguments: Vec<EntryArgument<'s>> = arguments.into_iter().map(|argument| argument.0).collect();
        self.in_regions(|p| {
            let region = p.parser.body().new_detached_region();
            p.parser.region(region, &arguments)?;
            Ok(region)
        })
    }

    /// Reads `{..}` as the next region of an op that is isolated from above, where names of values around it
    /// mean nothing, so that the arguments may be called as they are.
    pub fn isolated_region(&mut self, mut arguments: Vec<RegionArgument<'s>>) -> Parsed<Region> {
        self.check_operands()?;
        let outer = std::mem::take(&mut self.parser.names);
        self.parser.name_anew(arguments.iter_mut().map(|argument| &mut argument.0));
        let region = self.region_first(arguments);
        self.parser.names = outer;
        region
    }

    /// A region without blocks, as [`Self::detached_region`].
    pub fn detached_empty_region(&mut self) -> Parsed<Region> {
        self.in_regions(|p| Ok(p.parser.body().new_detached_region()))
    }

    /// Makes a region that was read the next one of the op.
    pub fn add_region(&mut self, region: Region) {
        self.regions.push(region);
    }

    /// Gives the op a region without blocks.
    pub fn add_empty_region(&mut self) -> Parsed<Region> {
        let region = self.detached_empty_region()?;
        self.add_region(region);
        Ok(region)
    }

    fn region_body(&mut self) -> &mut Body {
        let body = self.child.map_or(self.parser.ops.current, BodyId::index);
        &mut self.parser.ops.bodies[body]
    }

    /// Whether a region of the op has no block.
    pub fn is_empty(&mut self, region: Region) -> bool {
        self.region_body().blocks(region).is_empty()
    }

    /// Gives a region without blocks an empty one.
    pub fn ensure_block(&mut self, region: Region) {
        if self.is_empty(region) {
            self.region_body().add_block(region);
        }
    }

    /// Gives a region a block if it has none, and its last block a terminator of this name, without operands,
    /// if it ends with none. An op that is not registered ends no block. `name` must be registered as a
    /// terminator.
    pub fn ensure_terminator(&mut self, region: Region, name: Name) -> Parsed<()> {
        self.ensure_terminator_with_regions(region, name, 0)
    }

    /// As [`Self::ensure_terminator`], where the terminator has this many regions, each with an empty block.
    pub fn ensure_terminator_with_regions(
        &mut self,
        region: Region,
        name: Name,
        regions: usize,
    ) -> Parsed<()> {
        self.ensure_block(region);
        self.in_regions(|p| {
            let body = p.parser.body();
            let Some(&block) = body.blocks(region).last() else { return Ok(()) };
            let last = body.last_op(block).map(|op| body.shape(op));
            let ctx = &*p.parser.ctx;
            let terminates = last.is_some_and(|shape| ctx.traits(shape).contains(Traits::TERMINATOR));
            if !terminates {
                p.create_plain(block, name, regions)?;
            }
            Ok(())
        })
    }

    /// An op without operands, results and attributes but defaults, at the end of a block and the location of
    /// this op, with regions of an empty block each.
    fn create_plain(&mut self, block: Block, name: Name, regions: usize) -> Parsed<()> {
        let parser = &mut *self.parser;
        let mut inherent = Vec::new();
        if let Some(info) = parser.ctx.load_op(name) {
            parser.add_defaults(&info, &mut inherent);
        }
        let attrs = parser.known_op_attrs(&inherent, &[]);
        let body = parser.body();
        let regions: Few<Region> = (0..regions).map(|_| body.new_detached_region()).collect();
        for &region in regions.iter() {
            body.add_block(region);
        }
        let regions = OpRegions { regions, child: None };
        let parts = OpParts { name, at: self.at, attrs, regions, successors: Vec::new() };
        let (first_use, first_type) = (parser.ops.uses.len(), parser.ops.types.len());
        parser.create_op(block, &parts, first_use, first_type, 0).map(|_| ())
    }

    /// With the body that the regions of this op belong to as the current one.
    pub(super) fn in_regions<V>(&mut self, read: impl FnOnce(&mut Self) -> Parsed<V>) -> Parsed<V> {
        if !self.info.traits.contains(Traits::OWN_BODY) {
            return read(self);
        }
        let outer = self.parser.ops.current;
        let child = match self.child {
            Some(child) => child.index(),
            None => {
                let child = self.parser.ops.bodies.len();
                self.parser.add_body();
                self.child = Some(BodyId(child as u32));
                child
            }
        };
        self.parser.ops.current = child;
        let result = read(self)?;
        self.parser.ops.current = outer;
        Ok(result)
    }
}
