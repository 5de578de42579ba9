//! Use lists and the primitives that rewriting is made of, in MLIR's order.
//!
//! A value's list holds its uses newest first: every new or changed operand goes to the front, and replacing
//! all uses of `a` by `b` takes them one by one from the front of `a`'s list to the front of `b`'s, so they
//! arrive reversed. Drivers push users in list order, so this order decides which of two overlapping patterns
//! fires; it must be MLIR's to the letter.

use crate::body::{Body, Cell, HEADER_CELLS, OPERAND_CELLS, OpSpec, cells, header};
use crate::entity::{Attrs, Block, Loc, NIL, Op, OpShape, Region, Value};

/// One use of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// The op that uses it.
    pub op: Op,
    /// As which operand.
    pub index: u32,
}

/// The cells of an operand: its value and the next use, the use before and the op.
#[inline(always)]
fn use_at(c: &[Cell], at: u32) -> [Cell; 2] {
    *c[at as usize..].first_chunk().expect("an operand has two cells")
}

#[inline]
fn link_front(c: &mut [Cell], at: u32, value: Value) {
    let head = (value.0 >> 2) as usize;
    let next = std::mem::replace(&mut c[head][1], at);
    let [forth, back] = cells(c, at as usize);
    *forth = [value.0, next];
    back[0] = NIL;
    if next != NIL {
        c[next as usize + 1][0] = at;
    }
}

#[inline]
fn unlink(c: &mut [Cell], at: u32) {
    let [[value, next], [prev, _]] = use_at(c, at);
    if prev == NIL {
        c[(value >> 2) as usize][1] = next;
    } else {
        c[prev as usize][1] = next;
    }
    if next != NIL {
        c[next as usize + 1][0] = prev;
    }
}

/// An operand, its value, and which use stands before it in the list of the value (`NIL`: it is the first).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    at: u32,
    value: u32,
    before: u32,
}

impl Link {
    /// Is it the newest use of this value?
    pub(crate) fn is_newest_of(&self, value: Value) -> bool {
        (self.value, self.before) == (value.0, NIL)
    }
}

impl Body {
    /// Where an operand is in the use list of its value.
    #[inline]
    pub(crate) fn link(&self, op: Op, i: usize) -> Link {
        let at = Self::operand_cell(op, i) as u32;
        let [[value, _], [before, _]] = use_at(&self.cells, at);
        Link { at, value, before }
    }

    /// Takes an operand out of the use list of its value.
    pub(crate) fn take_link(&mut self, op: Op, i: usize) -> Link {
        let link = self.link(op, i);
        unlink(&mut self.cells, link.at);
        link
    }

    /// Puts an operand that is in no list where it was in that of its value.
    pub(crate) fn insert_link(&mut self, link: &Link) {
        let c: &mut [Cell] = &mut self.cells;
        if link.before == NIL {
            return link_front(c, link.at, Value(link.value));
        }
        let next = std::mem::replace(&mut c[link.before as usize][1], link.at);
        let [forth, back] = cells(c, link.at as usize);
        *forth = [link.value, next];
        back[0] = link.before;
        if next != NIL {
            c[next as usize + 1][0] = link.at;
        }
    }

    /// Puts an operand that is in the list of another value back where it was.
    #[inline]
    pub(crate) fn restore_link(&mut self, link: &Link) {
        unlink(&mut self.cells, link.at);
        self.insert_link(link);
    }

    /// Puts an operand that is in no list to the front of that of its value.
    pub(crate) fn link_again(&mut self, link: &Link) {
        link_front(&mut self.cells, link.at, Value(link.value));
    }

    /// Is an operand of an op the newest use of its value?
    #[inline]
    pub(crate) fn is_newest_use(&self, op: Op, index: usize) -> bool {
        self.cells[Self::operand_cell(op, index) + 1][0] == NIL
    }

    /// Uses of a value, newest first. An op that uses it twice appears twice.
    #[inline]
    pub fn uses(&self, value: Value) -> impl Iterator<Item = Use> + '_ {
        let mut at = self.cells[(value.0 >> 2) as usize][1];
        std::iter::from_fn(move || {
            if at == NIL {
                return None;
            }
            let (next, op) = (self.cells[at as usize][1], self.cells[at as usize + 1][1]);
            let found = Use { op: Op(op), index: (at - op - HEADER_CELLS) / OPERAND_CELLS };
            at = next;
            Some(found)
        })
    }

    /// Whether nothing uses the value.
    #[inline(always)]
    pub fn is_unused(&self, value: Value) -> bool {
        self.cells[(value.0 >> 2) as usize][1] == NIL
    }

    /// Whether the value has exactly one use.
    #[inline]
    pub fn has_one_use(&self, value: Value) -> bool {
        let head = self.cells[(value.0 >> 2) as usize][1];
        head != NIL && self.cells[head as usize][1] == NIL
    }

    /// How often the value is used: 0, 1, or 2 for all that is more.
    #[inline(always)]
    pub fn use_count(&self, value: Value) -> u32 {
        let head = self.cells[(value.0 >> 2) as usize][1];
        if head == NIL {
            return 0;
        }
        if self.cells[head as usize][1] == NIL { 1 } else { 2 }
    }

    /// Whether any result of the op is used.
    #[inline]
    pub fn has_uses(&self, op: Op) -> bool {
        self.results(op).any(|result| !self.is_unused(result))
    }

    /// Makes operand `i` be `value`. The use goes to the front of the value's list even if it was that value
    /// already.
    #[inline]
    pub fn set_operand(&mut self, op: Op, i: usize, value: Value) {
        debug_assert!(i < self.num_operands(op));
        let at = Self::operand_cell(op, i) as u32;
        let c: &mut [Cell] = &mut self.cells;
        unlink(c, at);
        link_front(c, at, value);
    }

    /// Makes operand `i`, which is linked to no value, a use of `value`.
    pub(crate) fn link_operand(&mut self, op: Op, i: usize, value: Value) {
        link_front(&mut self.cells, Self::operand_cell(op, i) as u32, value);
    }

    /// Makes every use of `from` a use of `to`. Linear in the number of uses. Uses of `from` by the definer
    /// of `to` are replaced too, as in MLIR.
    pub fn replace_all_uses(&mut self, from: Value, to: Value) {
        self.take_uses(from, to);
    }

    /// [`Self::replace_all_uses`]; how many there were, none if the values are the same.
    #[inline]
    pub(crate) fn take_uses(&mut self, from: Value, to: Value) -> u32 {
        if from == to {
            return 0;
        }
        let c: &mut [Cell] = &mut self.cells;
        let mut at = std::mem::replace(&mut c[(from.0 >> 2) as usize][1], NIL);
        let mut count = 0;
        while at != NIL {
            let next = c[at as usize][1];
            link_front(c, at, to);
            at = next;
            count += 1;
        }
        count
    }

    /// Makes the newest uses of `from`, so many, uses of `to`, one by one.
    pub(crate) fn move_newest_uses(&mut self, from: Value, to: Value, count: u32) {
        let c: &mut [Cell] = &mut self.cells;
        for _ in 0..count {
            let at = c[(from.0 >> 2) as usize][1];
            unlink(c, at);
            link_front(c, at, to);
        }
    }

    /// Erases an op with everything in its regions. Does nothing and returns false if a result is still used.
    ///
    /// Constant time plus operands for an op without regions. The run may be handed out again by the next
    /// `create` of the same size, so forget the handle.
    pub fn erase(&mut self, op: Op) -> bool {
        if self.has_uses(op) {
            return false;
        }
        self.detach(op);
        self.destroy(op);
        true
    }

    /// The same, whatever uses the results: these become uses of placeholders.
    #[inline]
    pub fn erase_with_uses(&mut self, op: Op) {
        for result in self.results(op) {
            self.orphan_uses(result);
        }
        self.detach(op);
        self.destroy(op);
    }

    /// Destroys what is in a detached op, and the op.
    #[inline]
    fn destroy(&mut self, op: Op) {
        match self.is_plain(op) {
            true => self.destroy_plain(op),
            false => self.destroy_with_regions(op),
        }
    }

    /// [`Self::destroy`] of an op without regions.
    #[inline]
    fn destroy_plain(&mut self, op: Op) {
        let m = self.num_operands(op);
        let c: &mut [Cell] = &mut self.cells;
        for i in 0..m {
            unlink(c, Self::operand_cell(op, i) as u32);
        }
        self.release(op);
    }

    fn destroy_with_regions(&mut self, op: Op) {
        if !self.regions(op).is_empty() {
            // From the inside out, so that however deep it is nested it takes no stack; and the last op
            // first, as it uses those before it.
            let mut inside = Vec::new();
            self.walk_into(op, false, &mut inside);
            for &inner in inside[1..].iter().rev() {
                for result in self.results(inner) {
                    self.orphan_uses(result);
                }
                self.detach(inner);
                self.destroy_alone(inner);
            }
        }
        self.destroy_alone(op);
    }

    /// Unlinks the operands of a detached op, takes its regions apart, in which no ops are left, and frees
    /// it.
    fn destroy_alone(&mut self, op: Op) {
        if !self.regions(op).is_empty() {
            for region in self.regions(op).to_vec() {
                self.clear_region(region);
                self.take_region(region);
            }
        }
        self.destroy_plain(op);
    }

    /// Erases every block of a region. Uses of its values from elsewhere (invalid IR) become uses of
    /// placeholders.
    pub fn clear_region(&mut self, region: Region) {
        for block in std::mem::take(self.blocks_mut(region)) {
            self.forget_region(block);
            self.erase_block(block);
        }
    }

    /// Erases a block, its ops and arguments. Uses of its values from elsewhere become uses of placeholders.
    pub fn erase_block(&mut self, block: Block) {
        self.detach_block(block);
        while let Some(op) = self.last_op(block) {
            for result in self.results(op) {
                self.orphan_uses(result);
            }
            self.detach(op);
            self.destroy(op);
        }
        for i in 0..self.block_args(block).len() {
            self.orphan_uses(self.block_args(block)[i]);
        }
        self.release_block(block);
    }

    #[inline]
    fn orphan_uses(&mut self, value: Value) {
        if !self.is_unused(value) {
            let stand_in = self.new_placeholder(self.value_type(value));
            self.replace_all_uses(value, stand_in);
        }
    }

    /// Replaces the results of an op by `values` (one per result) and erases it. Returns false and does
    /// nothing if the count is wrong or a value is a result of the op itself.
    pub fn replace(&mut self, op: Op, values: &[Value]) -> bool {
        if values.len() != self.num_results(op) || values.iter().any(|&v| self.def_op(v) == Some(op)) {
            return false;
        }
        for (i, &value) in values.iter().enumerate() {
            self.replace_all_uses(self.result(op, i), value);
        }
        self.erase(op)
    }

    /// What `create_before` + `replace` + `erase` would leave, for a new op that has as many operands and
    /// results as the old one, the same result types and no regions on either side: the op keeps its handle,
    /// and use lists end up as if it had been made anew (uses of results reversed, operand uses at the front
    /// in operand order).
    ///
    /// About half the cost of the general way. The new op sits at the same place in its block; its mark is
    /// kept.
    #[inline]
    pub fn replace_in_place(&mut self, op: Op, shape: OpShape, operands: &[Value], attrs: Attrs, loc: Loc) {
        debug_assert_eq!(operands.len(), self.num_operands(op));
        let n = self.num_results(op);
        self.rest.column.give_up();
        let c: &mut [Cell] = &mut self.cells;
        let [kind, [now, _], _, [_, at]] = header(c, op);
        (kind[0], *now, *at) = (shape.0, attrs.0, loc.0);
        for (i, &value) in operands.iter().enumerate() {
            let at = Self::operand_cell(op, i) as u32;
            let [[old, _], [before, _]] = use_at(c, at);
            // The same value, whose newest use this is already.
            if (old, before) == (value.0, NIL) {
                continue;
            }
            unlink(c, at);
            link_front(c, at, value);
        }
        for i in 0..n {
            let result = Self::result_cell(op, i as u32) as usize;
            let mut at = c[result][1];
            if at == NIL || c[at as usize][1] == NIL {
                continue;
            }
            let mut head = NIL;
            while at != NIL {
                let [forth, back] = cells(c, at as usize);
                let next = std::mem::replace(&mut forth[1], head);
                back[0] = next;
                head = at;
                at = next;
            }
            c[result][1] = head;
        }
    }

    /// The general replacement: creates the new op before `op`, moves all uses over (result by result) and
    /// erases `op`. The new op must have as many results; returns it.
    pub fn replace_with_new(&mut self, op: Op, spec: &OpSpec) -> Op {
        debug_assert_eq!(spec.results.len(), self.num_results(op));
        let new = self.create_before(op, spec);
        for i in 0..spec.results.len().min(self.num_results(op)) {
            self.replace_all_uses(self.result(op, i), self.result(new, i));
        }
        self.erase(op);
        new
    }

    /// Pushes `op` and all ops nested in it in this body to `out`, parents before children (`post`: after).
    pub fn walk_into(&self, op: Op, post: bool, out: &mut Vec<Op>) {
        let start = out.len();
        // A pre-order walk that takes regions, blocks and ops from last to first is the reverse of the
        // post-order.
        let mut stack = vec![op];
        while let Some(op) = stack.pop() {
            out.push(op);
            let children = stack.len();
            for &region in self.regions(op) {
                for &block in self.blocks(region) {
                    stack.extend(self.ops(block));
                }
            }
            if !post {
                stack[children..].reverse();
            }
        }
        if post {
            out[start..].reverse();
        }
    }

    /// All ops of this body in pre- or post-order (the ops of its root regions and what is nested in them
    /// here). The owner of the roots is not among them.
    pub fn walk(&self, post: bool) -> Vec<Op> {
        let mut out = Vec::with_capacity(self.op_count());
        for &region in self.roots() {
            for &block in self.blocks(region) {
                for op in self.ops(block) {
                    if self.has_regions(op) { self.walk_into(op, post, &mut out) } else { out.push(op) }
                }
            }
        }
        out
    }
}
