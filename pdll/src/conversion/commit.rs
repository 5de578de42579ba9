//! The end of a conversion that has succeeded: what was only said is done, and listeners hear of all of it in
//! the order in which it was said.

use super::ConversionError;
use super::Mode;
use super::converters::ConverterId;
use super::driver::Driver;
use super::events::{Event, Scene};
use super::history::Step;
use super::rewriter::Refused;
use super::standing::Mark;
use pdll_ir::{Block, BodyId, Op, Use, Value};
use rustc_hash::FxHashSet;

impl Driver<'_> {
    /// Replaces and erases what is to be, and resolves casts; makes those that are left into what their
    /// converters make of them, unless they may stay. All of it can be taken back: what cannot is what is
    /// still to be done, by [`erase`] of the operations that come out.
    pub(super) fn commit(&mut self) -> Result<Vec<(BodyId, Op)>, ConversionError> {
        let mut erased: FxHashSet<(BodyId, Op)> = FxHashSet::default();
        let mut replaced: Vec<(BodyId, Op)> = Vec::new();
        // How much of what is in what is replaced or erased has been gone through.
        let mut inside = 0;
        // What is done here is undone like all else if it fails, but it is not gone through.
        for i in 0..self.state.history.steps.len() {
            let id = self.state.history.steps[i].id;
            match self.state.history.steps[i].step {
                Step::Created(op) => self.tell(id, Event::Inserted(op)),
                Step::Moved(op) => self.tell(id, Event::Moved(op)),
                Step::Modified(op) => self.tell(id, Event::Modified(op)),
                Step::BlockCreated(block) => self.tell(id, Event::BlockInserted(block)),
                Step::BlockMoved(block) => self.tell(id, Event::BlockMoved(block)),
                Step::BlockErased { block, inside: count } => {
                    self.check_arguments(id, block)?;
                    // What was replaced before it was erased with its block has come already.
                    let all = &self.state.history.inside[inside..inside + count as usize];
                    let body = self.ir.body(id);
                    let ops = all.iter().copied().filter(|op| body.block(*op) == Some(block));
                    let first = replaced.len();
                    replaced.extend(ops.map(|op| (id, op)));
                    inside += count as usize;
                    if self.listener.is_some() {
                        for &(id, op) in &replaced[first..] {
                            self.tell_erased(id, op, &mut erased);
                        }
                    }
                    self.tell(id, Event::BlockErased(block));
                }
                Step::Replaced { op, converter, inside: count } => {
                    inside += count as usize;
                    self.replace_results(id, op, converter).map_err(|e| self.refused(id, op, &e))?;
                    if self.listener.is_some() {
                        self.tell_erased(id, op, &mut erased);
                    }
                    replaced.push((id, op));
                }
                Step::ReplacedValue { value, converter } => {
                    let done = self.replace_argument(id, value, converter);
                    done.map_err(|e| self.refused(id, self.ir.top_op(), &e))?;
                }
                Step::Cast { .. } | Step::Other => {}
            }
        }
        let last = self.erase_replaced(replaced)?;
        self.reconcile();
        if !self.plan.config.casts_stay {
            self.materialize()?;
        }
        Ok(last)
    }

    /// Nothing that stays may use an argument of a block that is erased.
    fn check_arguments(&mut self, id: BodyId, block: Block) -> Result<(), ConversionError> {
        let (body, standing) = (self.ir.body(id), &self.state.standing);
        let stays = |used: &Use| !standing.is_marked(id, used.op, Mark::Gone);
        let user = body.block_args(block).iter().find_map(|argument| body.uses(*argument).find(stays));
        match user.map(|used| used.op) {
            Some(user) => Err(self.error(id, user, ": it uses an argument of a block that is erased")),
            None => Ok(()),
        }
    }

    fn refused(&self, id: BodyId, op: Op, why: &Refused) -> ConversionError {
        let loc = self.ir.body(id).loc(op);
        ConversionError { loc, message: why.to_string(), reasons: Vec::new() }
    }

    pub(super) fn tell(&mut self, body: BodyId, event: Event<'_>) {
        if let Some(listener) = &mut self.listener {
            listener.event(Scene { ctx: &self.host.ctx, ir: self.ir, body }, event);
        }
    }

    /// Tells what was created since a step.
    pub(super) fn tell_created(&mut self, start: usize) {
        if self.listener.is_none() {
            return;
        }
        for i in start..self.state.history.steps.len() {
            if let Step::Created(op) = self.state.history.steps[i].step {
                self.tell(self.state.history.steps[i].id, Event::Inserted(op));
            }
        }
    }

    /// Tells that an operation is erased, and before that all that is in it: of each block first the
    /// operations, first to last. What was replaced before it is not in it any more.
    fn tell_erased(&mut self, id: BodyId, op: Op, erased: &mut FxHashSet<(BodyId, Op)>) {
        enum Part {
            Op(BodyId, Op),
            Erased(BodyId, Op),
            Block(BodyId, Block),
        }
        let mut parts = vec![Part::Op(id, op)];
        while let Some(part) = parts.pop() {
            match part {
                Part::Op(id, op) => {
                    if !erased.insert((id, op)) {
                        continue;
                    }
                    parts.push(Part::Erased(id, op));
                    let (inner, regions) = self.ir.regions(id, op);
                    let body = self.ir.body(inner);
                    let blocks: Vec<Block> =
                        regions.iter().flat_map(|region| body.blocks(*region)).copied().collect();
                    for block in blocks.into_iter().rev() {
                        parts.push(Part::Block(inner, block));
                        let ops: Vec<Op> = body.ops(block).collect();
                        parts.extend(ops.into_iter().rev().map(|op| Part::Op(inner, op)));
                    }
                }
                Part::Erased(id, op) => self.tell(id, Event::Erased(op)),
                Part::Block(id, block) => self.tell(id, Event::BlockErased(block)),
            }
        }
    }

    /// Gives the users of what is replaced its replacements, or casts of them to the old types.
    fn replace_results(&mut self, id: BodyId, op: Op, converter: Option<ConverterId>) -> Result<(), Refused> {
        let results = self.ir.body(id).results(op);
        if results.len() == 1 && self.listener.is_none() {
            let result = self.ir.body(id).result(op, 0);
            if let Some(with) = self.replacement(id, result, converter)? {
                self.replace_uses_silently(id, &[result], &[with]);
            }
            return Ok(());
        }
        let mut with = std::mem::take(&mut self.with);
        with.clear();
        for result in self.ir.body(id).results(op) {
            with.push(self.replacement(id, result, converter)?);
        }
        self.tell(id, Event::Replaced(op, &with));
        for (result, with) in self.ir.body(id).results(op).zip(&with) {
            if let Some(with) = with {
                self.replace_uses(id, result, *with, &|_, _| true);
            }
        }
        self.with = with;
        Ok(())
    }

    /// The same for an argument of a block that is gone: only what comes after its replacement gets that.
    fn replace_argument(
        &mut self,
        id: BodyId,
        value: Value,
        converter: Option<ConverterId>,
    ) -> Result<(), Refused> {
        let Some(with) = self.replacement(id, value, converter)? else { return Ok(()) };
        let Some(by) = self.ir.body(id).def_op(with) else {
            self.replace_uses(id, value, with, &|_, _| true);
            return Ok(());
        };
        self.replace_uses(id, value, with, &|driver, user| {
            let body = driver.ir.body_mut(id);
            body.block(user) != body.block(by) || user != by && body.is_before_in_block(by, user)
        });
        Ok(())
    }

    /// Replaces those uses of a value for which `wanted` says so, the newest first.
    pub(super) fn replace_uses(
        &mut self,
        id: BodyId,
        from: Value,
        to: Value,
        wanted: &dyn Fn(&mut Self, Op) -> bool,
    ) {
        let mut uses = std::mem::take(&mut self.uses);
        uses.clear();
        uses.extend(self.ir.body(id).uses(from));
        for &Use { op, index } in &uses {
            if wanted(self, op) {
                let done = self.change(id, |recorder| {
                    recorder.set_operand(op, index as usize, to);
                    Ok((Step::Other, ()))
                });
                debug_assert!(done.is_ok(), "replacing uses is never refused");
                self.tell(id, Event::Modified(op));
            }
        }
        self.uses = uses;
    }

    pub(super) fn replace_uses_silently(&mut self, id: BodyId, from: &[Value], to: &[Value]) {
        let done = self.change(id, |recorder| {
            from.iter().zip(to).for_each(|(from, to)| recorder.replace_all_uses(*from, *to));
            Ok((Step::Other, ()))
        });
        debug_assert!(done.is_ok(), "replacing uses is never refused");
    }

    pub(super) fn erase_silently(&mut self, id: BodyId, op: Op) -> bool {
        self.change(id, |recorder| Ok((Step::Other, recorder.erase(op)))).unwrap_or(false)
    }

    /// Is an operation replaced or erased, or in the same body as one that is and in it?
    #[inline]
    fn is_marked_gone(&self, id: BodyId, op: Op) -> bool {
        self.state.standing.is_marked(id, op, Mark::Gone)
    }

    /// Erases what is replaced, users before what they use, or gives it back in that order.
    fn erase_replaced(
        &mut self,
        mut replaced: Vec<(BodyId, Op)>,
    ) -> Result<Vec<(BodyId, Op)>, ConversionError> {
        if self.state.is_any_gone_inside {
            // What is in something else goes with it.
            let is_alone = |(id, op)| match self.ir.parent(id, op) {
                Some((id, parent)) => !self.is_gone(id, parent),
                None => true,
            };
            replaced.retain(|place| is_alone(*place));
        }
        let still_used = replaced.iter().find(|&&(id, op)| {
            let body = self.ir.body(id);
            let is_needed = |result| body.uses(result).any(|used| !self.is_marked_gone(id, used.op));
            body.results(op).any(is_needed)
        });
        if let Some(&(id, op)) = still_used {
            return Err(self.error(id, op, ": it is replaced and still used"));
        }
        replaced.reverse();
        // Without casts nothing depends on its being erased already.
        if self.state.history.casts.is_empty() && self.plan.config.mode != Mode::Analysis {
            return Ok(replaced);
        }
        while !replaced.is_empty() {
            let before = replaced.len();
            replaced.retain(|(id, op)| !self.erase_silently(*id, *op));
            if replaced.len() == before {
                let (id, op) = replaced[before - 1];
                return Err(self.error(id, op, ": it is replaced and still used"));
            }
        }
        Ok(replaced)
    }
}
