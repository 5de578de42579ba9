//! Signatures in conversions: what becomes of the arguments of blocks.

use super::casts::{Kind, Wanted};
use super::converters::ConverterId;
use super::driver::Driver;
use super::history::Step;
use super::rewriter::{ConversionRewriter, Place, Refused};
use super::types::TypeConverter;
use pdll_ir::{Block, Body, BodyId, Context, Op, Region, Type};
use std::ops::Range;

/// How the types of a list of values are converted: the types of functions, the arguments of blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// By old value: the new values that stand for it, by their numbers; none if it is dropped.
    inputs: Vec<Range<usize>>,
    /// The types of the new values.
    types: Vec<Type>,
}

impl Signature {
    /// Nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The next old value becomes values of these types.
    pub fn push(&mut self, types: &[Type]) {
        self.inputs.push(self.types.len()..self.types.len() + types.len());
        self.types.extend_from_slice(types);
    }

    /// The types of the new values.
    #[must_use]
    pub fn types(&self) -> &[Type] {
        &self.types
    }

    /// Of a list of types; `None` if one cannot be converted.
    pub fn of_types(converter: &TypeConverter, ctx: &mut Context, types: &[Type]) -> Option<Self> {
        let mut signature = Self::new();
        for ty in types {
            signature.push(&converter.convert(ctx, *ty)?);
        }
        Some(signature)
    }

    /// Of the arguments of a block.
    pub fn of_block(
        converter: &TypeConverter,
        ctx: &mut Context,
        body: &Body,
        id: BodyId,
        block: Block,
    ) -> Option<Self> {
        let mut signature = Self::new();
        for argument in body.block_args(block) {
            signature.push(&converter.convert_value(ctx, body, id, *argument)?);
        }
        Some(signature)
    }
}

impl ConversionRewriter<'_, '_> {
    /// How a converter converts the arguments of a block of body `id`; `None` if it cannot.
    pub fn signature_of(&mut self, converter: &TypeConverter, id: BodyId, block: Block) -> Option<Signature> {
        Signature::of_block(converter, &mut self.driver.host.ctx, self.driver.ir.body(id), id, block)
    }

    /// Gives a block the arguments of a signature, unless no type changes. What uses the old arguments gets
    /// what stands for them. `id`: the body that the block is in. What comes out is the block that has the
    /// operations now, which may be another one.
    ///
    /// # Errors
    /// The body is full.
    pub fn apply_signature(
        &mut self,
        id: BodyId,
        block: Block,
        signature: &Signature,
    ) -> Result<Block, Refused> {
        self.driver.apply_signature(id, block, signature, self.converter)
    }

    /// Converts the arguments of all blocks of a region by the converter of the pattern: the entry comes
    /// last.
    ///
    /// # Errors
    /// The pattern has no converter, or a type cannot be converted.
    pub fn convert_region(&mut self, id: BodyId, region: Region) -> Result<(), Refused> {
        let Some(converter) = self.converter().cloned() else {
            return Err(Refused("the pattern has no type converter".into()));
        };
        let mut blocks = self.driver.ir.body(id).blocks(region).to_vec();
        if !blocks.is_empty() {
            blocks.rotate_left(1);
        }
        for block in blocks {
            let signature = Signature::of_block(
                &converter,
                &mut self.driver.host.ctx,
                self.driver.ir.body(id),
                id,
                block,
            );
            let signature =
                signature.ok_or_else(|| Refused("the type of an argument cannot be converted".into()))?;
            self.apply_signature(id, block, &signature)?;
        }
        Ok(())
    }
}

impl Driver<'_> {
    fn apply_signature(
        &mut self,
        id: BodyId,
        block: Block,
        signature: &Signature,
        converter: Option<ConverterId>,
    ) -> Result<Block, Refused> {
        let body = self.ir.body(id);
        let old = body.block_args(block).to_vec();
        let (Some(region), Some(index)) = (body.block_region(block), body.block_index(block)) else {
            return Err(Refused("the block is in no region".into()));
        };
        if self.types(id, &old) == signature.types {
            return Ok(block);
        }
        let unknown = self.host.ctx.known().unknown_loc;
        let loc = old.first().and_then(|value| self.ir.body(id).arg_loc(*value)).unwrap_or(unknown);
        let types = signature.types.clone();
        // A listener hears, as from MLIR, that all operations move to a new block, which takes as long as
        // there are many. For nobody else it is the old arguments that move.
        let is_heard = self.listener.is_some();
        let (new, gone) = self.change(id, |recorder| {
            let (new, gone) = match is_heard {
                true => (recorder.create_block(region, index), block),
                false => (block, recorder.take_block_args(block)),
            };
            for (i, ty) in types.into_iter().enumerate() {
                recorder.insert_block_arg(new, i, ty, loc)?;
            }
            Ok((Step::BlockCreated(new), (new, gone)))
        })?;
        if let Some(first) = self.ir.body(id).first_op(gone) {
            let moved: Vec<Op> = self.ir.body(id).ops(gone).collect();
            self.change(id, |recorder| {
                recorder.place_tail_at_end(first, new);
                Ok((Step::Other, ()))
            })?;
            moved.into_iter().for_each(|op| self.state.push(id, Step::Moved(op)));
        }
        let arguments = self.ir.body(id).block_args(new).to_vec();
        for (argument, range) in old.into_iter().zip(&signature.inputs) {
            let by = match range.is_empty() {
                false => arguments[range.clone()].to_vec(),
                true => {
                    let body = self.ir.body(id);
                    let (place, types) = (Place::start(body, new), [body.value_type(argument)]);
                    let wanted = Wanted {
                        kind: Kind::Source,
                        inputs: &[],
                        types: &types,
                        original: None,
                        converter,
                        mapped: &[],
                    };
                    self.state.cast(&mut self.host.ctx, (id, self.ir.body_mut(id)), place, wanted)?
                }
            };
            self.state.replace_value(id, argument, &by, converter)?;
        }
        self.redirect(id, region, block, new)?;
        self.take_block(id, gone)?;
        Ok(new)
    }

    /// Makes branches to one block of a region branches to another one.
    fn redirect(&mut self, id: BodyId, region: Region, from: Block, to: Block) -> Result<(), Refused> {
        let edges = self.ir.body(id).edges(region);
        let mut branches: Vec<Op> = Vec::new();
        for (_, source) in edges.into_iter().filter(|(target, _)| *target == from) {
            let body = self.ir.body(id);
            let last = body.ops(source).filter(|op| body.successors(*op).contains(&from));
            for op in last {
                if !branches.contains(&op) {
                    branches.push(op);
                }
            }
        }
        for op in branches {
            let successors: Vec<Block> = self.ir.body(id).successors(op).to_vec();
            let mapped: Vec<Block> = successors.into_iter().map(|b| if b == from { to } else { b }).collect();
            self.change(id, |recorder| {
                recorder.set_successors(op, &mapped);
                Ok((Step::Modified(op), ()))
            })?;
        }
        Ok(())
    }
}
