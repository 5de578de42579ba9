//! Copies of ops with all that is in them.

use super::{Body, CreateError, OPERAND_CELLS, OpSpec};
use crate::entity::{Block, BodyId, NIL, Op, Region, Type, Value};
use crate::ir::Ir;
use rustc_hash::FxHashMap;

/// What stands for what in a copy: what is not mapped stands for itself.
#[derive(Clone, Debug, Default)]
pub struct CloneMap {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl CloneMap {
    /// Nothing is mapped.
    pub fn new() -> Self {
        CloneMap::default()
    }

    /// Uses of `from` become uses of `to`.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// Successors `from` become `to`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// What stands for a value.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// What stands for a block.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

/// What is still to be copied.
enum Pending {
    /// The operands and regions of an op.
    Op { from: Op, to: Op },
    /// The blocks of a region.
    Region { from: Region, to: Region },
}

impl Body {
    /// Copies an op with its regions; the copy is detached. Operands, successors, results, blocks and
    /// arguments go through `map`, to which those of the copy are added. Uses are made in MLIR's order: the
    /// operands of an op, then all that is in its regions, then the operands of the next op.
    ///
    /// # Errors
    /// The body is full. What was copied until then stays, detached.
    pub fn clone_op(&mut self, op: Op, map: &mut CloneMap) -> Result<Op, CreateError> {
        let new = self.unlinked_copy(op, map)?;
        let mut pending = vec![Pending::Op { from: op, to: new }];
        while let Some(next) = pending.pop() {
            self.clone_next(next, map, &mut pending)?;
        }
        Ok(new)
    }

    /// Copies a part of an op; what is in it is put on top of `pending`, the first part last.
    fn clone_next(
        &mut self,
        next: Pending,
        map: &mut CloneMap,
        pending: &mut Vec<Pending>,
    ) -> Result<(), CreateError> {
        let first = pending.len();
        match next {
            Pending::Op { from, to } => {
                self.link_operands(from, to, map);
                for index in 0..self.regions(from).len() {
                    let source = self.regions(from)[index];
                    let region = self.add_region(to);
                    pending.push(Pending::Region { from: source, to: region });
                }
            }
            Pending::Region { from, to } => self.clone_region(from, to, map, pending)?,
        }
        pending[first..].reverse();
        Ok(())
    }

    /// Copies blocks and ops, without the operands and regions of these.
    fn clone_region(
        &mut self,
        source: Region,
        target: Region,
        map: &mut CloneMap,
        pending: &mut Vec<Pending>,
    ) -> Result<(), CreateError> {
        let blocks = self.blocks(source).to_vec();
        for &block in &blocks {
            let new = self.add_block(target);
            map.map_block(block, new);
            for index in 0..self.block_args(block).len() {
                let arg = self.block_args(block)[index];
                let Some(loc) = self.arg_loc(arg) else { continue };
                let copy = self.try_add_block_arg(new, self.value_type(arg), loc)?;
                map.map_value(arg, copy);
            }
        }
        for &block in &blocks {
            let ops: Vec<Op> = self.ops(block).collect();
            for op in ops {
                // Its operands may be results of ops that come later.
                let new = self.unlinked_copy(op, map)?;
                self.append(map.block(block), new);
                pending.push(Pending::Op { from: op, to: new });
            }
        }
        Ok(())
    }

    /// A copy of an op without its regions whose operands are linked by [`Self::link_operands`].
    fn unlinked_copy(&mut self, op: Op, map: &mut CloneMap) -> Result<Op, CreateError> {
        let types: Vec<Type> = self.results(op).map(|value| self.value_type(value)).collect();
        let operands = self.num_operands(op);
        let spec = OpSpec {
            shape: self.shape(op),
            operands: &[],
            results: &types,
            attrs: self.attrs(op),
            loc: self.loc(op),
        };
        let new = self.create_unlinked(&spec, operands)?;
        for (from, to) in self.results(op).zip(self.results(new)) {
            map.map_value(from, to);
        }
        let successors: Vec<Block> = self.successors(op).to_vec();
        if !successors.is_empty() {
            let mapped: Vec<Block> = successors.iter().map(|&block| map.block(block)).collect();
            self.set_successors(new, &mapped);
        }
        Ok(new)
    }

    fn link_operands(&mut self, from: Op, to: Op, map: &CloneMap) {
        for index in 0..self.num_operands(from) {
            let value = map.value(self.operand(from, index));
            self.link_operand(to, index, value);
        }
    }
}

impl Body {
    /// Copies the blocks of a region, with all that is in them, into another region, from block number
    /// `index` on. What is copied is mapped to the copies. Gives the new blocks.
    ///
    /// # Errors
    /// The body is full. What was copied until then is gone again.
    pub fn clone_blocks(
        &mut self,
        source: Region,
        target: Region,
        index: usize,
        map: &mut CloneMap,
    ) -> Result<Vec<Block>, CreateError> {
        let buffer = self.new_detached_region();
        let mut pending = vec![Pending::Region { from: source, to: buffer }];
        while let Some(next) = pending.pop() {
            if let Err(error) = self.clone_next(next, map, &mut pending) {
                self.clear_region(buffer);
                self.take_region(buffer);
                return Err(error);
            }
        }
        let blocks = self.take_region(buffer);
        for (place, &block) in (index..).zip(&blocks) {
            self.forget_region(block);
            self.insert_block(block, target, place);
        }
        Ok(blocks)
    }
}

impl Ir {
    /// [`Body::clone_op`] of an op in body `id`, with the bodies of the functions in it.
    ///
    /// # Errors
    /// As [`Body::clone_op`].
    pub fn clone_op(&mut self, id: BodyId, op: Op, map: &mut CloneMap) -> Result<Op, CreateError> {
        let before: Vec<Op> = self.body(id).nested_ops(op);
        let new = self.body_mut(id).clone_op(op, map)?;
        let after: Vec<Op> = self.body(id).nested_ops(new);
        for (from, to) in before.into_iter().zip(after) {
            if let Some(child) = self.body(id).child(from) {
                self.clone_bodies(child, (id, to));
            }
        }
        Ok(new)
    }

    /// Gives an op a copy of a body, and to the ops in the copy copies of the bodies that the first ones own.
    fn clone_bodies(&mut self, id: BodyId, owner: (BodyId, Op)) {
        let mut pending = vec![(id, owner)];
        while let Some((from, owner)) = pending.pop() {
            let mut body = self.body(from).clone();
            body.set_owner(owner.0, owner.1);
            let copy = self.push_body(body);
            self.body_mut(owner.0).set_child(owner.1, copy);
            let body = self.body(copy);
            let children = body.walk(false).into_iter().filter_map(|op| Some((body.child(op)?, (copy, op))));
            pending.extend(children);
        }
    }
}

impl Body {
    /// An op and all that is nested in it in this body, in the order in which copies are walked too.
    fn nested_ops(&self, op: Op) -> Vec<Op> {
        let mut ops = Vec::new();
        self.walk_into(op, false, &mut ops);
        ops
    }

    /// An op with room for operands that [`Self::link_operand`] sets.
    pub(super) fn create_unlinked(&mut self, spec: &OpSpec, operands: usize) -> Result<Op, CreateError> {
        if !self.has_room(Self::run_length(operands as u32, spec.results.len() as u32) as usize) {
            return Err(CreateError::BodyFull);
        }
        let op = self.create_run(spec, operands);
        let start = Self::operand_cell(op, 0);
        let cells = &mut self.cells[start..start + OPERAND_CELLS as usize * operands];
        cells.as_chunks_mut().0.fill([[NIL, NIL], [NIL, op.0]]);
        Ok(op)
    }
}
