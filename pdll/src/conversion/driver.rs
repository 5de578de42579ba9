//! Legalizing operations one after the other, and taking back what does not lead anywhere.

use super::compiled::Compiled;
use super::converters::ConverterId;
use super::events::{ConversionListener, Event, Legalized, Scene, Tried};
use super::fold::Folding;
use super::history::Step;
use super::lent::Lent;
use super::operands::OperandBuffer;
use super::plan::Plan;
use super::rewriter::{ConversionRewriter, Place, Refused};
use super::shapes::Shapes;
use super::standing::Mark;
use super::state::State;
use super::target::{Legality, Rules};
use super::why::{Failed, Reasons, Why};
use super::{ConversionError, Mode};
use pdll_ir::{BodyId, Context, CreateError, Ir, Name, Op, Recorder, Type, Use, Value};
use rustc_hash::FxHashMap;

/// So many patterns may be at work at the same time, each for what the one before it made.
const DEEPEST: usize = 100;

/// What is known of all operations of a name.
#[derive(Clone, Copy)]
struct Known {
    /// What is said of all of them alike, if it is.
    fixed: Option<Legality>,
    /// What is said of each, in [`Driver::rules`].
    rules: u32,
    /// The patterns that are tried: from where to where in [`Driver::lists`].
    patterns: (u32, u32),
}

/// A conversion at work.
pub(super) struct Driver<'c> {
    /// With the context.
    pub(super) host: Lent<'c>,
    pub(super) ir: &'c mut Ir,
    pub(super) listener: Option<&'c mut dyn ConversionListener>,
    pub(super) state: Box<State>,
    pub(super) compiled: Option<Box<Compiled>>,
    pub(super) plan: &'c Plan<'c>,
    known: Vec<Known>,
    rules: Vec<Rules<'c>>,
    known_by_name: FxHashMap<Name, u32>,
    /// By shape: one more than the number of what is known of it.
    known_by_shape: Vec<u32>,
    /// Patterns by their numbers: those in Rust come first.
    lists: Vec<u32>,
    /// The patterns at work.
    running: Vec<usize>,
    /// Why patterns failed at the operation that is legalized.
    pub(super) why: Reasons,
    /// What patterns at work made and is still to be legalized, the innermost last.
    made: Vec<(BodyId, Op)>,
    /// Memory that is free.
    buffers: Vec<OperandBuffer>,
    pub(super) shapes: Shapes,
    pub(super) with: Vec<Option<Value>>,
    pub(super) uses: Vec<Use>,
}

impl<'c> Driver<'c> {
    /// That goes by a plan; `state` is for all bodies of the IR.
    pub(super) fn new(
        plan: &'c Plan<'c>,
        ctx: &'c mut Context,
        ir: &'c mut Ir,
        state: State,
        listener: Option<&'c mut dyn ConversionListener>,
    ) -> Self {
        Self {
            host: Lent::new(ctx),
            ir,
            listener,
            state: Box::new(state),
            compiled: plan.compiled.as_ref().map(|linked| Box::new(Compiled::new(linked))),
            plan,
            known: Vec::new(),
            rules: Vec::new(),
            known_by_name: FxHashMap::default(),
            known_by_shape: Vec::new(),
            lists: Vec::new(),
            running: Vec::new(),
            why: Reasons::default(),
            made: Vec::new(),
            buffers: Vec::new(),
            shapes: Shapes::default(),
            with: Vec::new(),
            uses: Vec::new(),
        }
    }

    pub(super) fn op_name(&self, id: BodyId, op: Op) -> Name {
        self.host.ctx.shape_data(self.ir.body(id).shape(op)).name
    }

    pub(super) fn name(&self, id: BodyId, op: Op) -> String {
        self.host.ctx.text(self.op_name(id, op)).into_owned()
    }

    pub(super) fn is_gone(&self, id: BodyId, op: Op) -> bool {
        self.state.is_gone(self.ir, id, op)
    }

    /// How many patterns are at work.
    pub(super) fn depth(&self) -> usize {
        self.running.len()
    }

    /// Makes a change that can be undone.
    #[inline]
    pub(super) fn change<T>(
        &mut self,
        id: BodyId,
        change: impl FnOnce(&mut Recorder<'_>) -> Result<(Step, T), CreateError>,
    ) -> Result<T, Refused> {
        self.state.change(id, self.ir.body_mut(id), change)
    }

    /// An operation is to be replaced, result number `i` by `values(i)`.
    #[inline]
    pub(super) fn replace<'v>(
        &mut self,
        id: BodyId,
        op: Op,
        values: impl Fn(usize) -> &'v [Value],
        converter: Option<ConverterId>,
    ) -> Result<(), Refused> {
        self.state.replace(id, self.ir.body(id), op, values, converter)
    }

    /// Takes back all steps but the first ones.
    pub(super) fn undo(&mut self, to: usize) {
        self.state.undo(self.ir, to);
    }

    /// Takes back all that was done.
    pub(super) fn undo_all(&mut self) {
        self.state.undo_all(self.ir);
    }

    pub(super) fn types(&self, id: BodyId, values: &[Value]) -> Vec<Type> {
        values.iter().map(|v| self.ir.body(id).value_type(*v)).collect()
    }

    /// What a pattern with this converter is given for a value, at the end of `found`.
    pub(super) fn operand(
        &mut self,
        id: BodyId,
        value: Value,
        converter: Option<ConverterId>,
        found: &mut OperandBuffer,
    ) -> Result<(), &'static str> {
        self.state.operand(&mut self.host.ctx, (id, self.ir.body_mut(id)), value, converter, found)
    }

    /// The operands of a pattern.
    fn operands(
        &mut self,
        id: BodyId,
        op: Op,
        converter: Option<ConverterId>,
        found: &mut OperandBuffer,
    ) -> Result<(), Failed> {
        for i in 0..self.ir.body(id).num_operands(op) {
            let value = self.ir.body(id).operand(op, i);
            self.operand(id, value, converter, found).map_err(|why| Failed::Operand(i, why))?;
        }
        Ok(())
    }

    // ---- legalizing

    #[inline]
    fn known(&mut self, id: BodyId, op: Op) -> Known {
        let shape = self.ir.body(id).shape(op);
        match self.known_by_shape.get(shape.index()) {
            Some(number @ 1..) => self.known[*number as usize - 1],
            _ => self.new_known(id, op),
        }
    }

    #[cold]
    fn new_known(&mut self, id: BodyId, op: Op) -> Known {
        let (name, shape) = (self.op_name(id, op), self.ir.body(id).shape(op));
        let number = match self.known_by_name.get(&name) {
            Some(number) => *number,
            None => {
                let text = self.host.ctx.text(name).into_owned();
                let rules = self.plan.target.rules_of(&text);
                let first = self.lists.len() as u32;
                let info = self.host.ctx.op_info(name);
                let has = |interface: &str| {
                    info.is_some_and(|info| {
                        info.interfaces.iter().any(|i| self.host.ctx.text(*i) == interface)
                    })
                };
                self.lists.extend(self.plan.order.at(&text, has).into_iter().map(|pattern| pattern as u32));
                let patterns = (first, self.lists.len() as u32);
                self.known.push(Known { fixed: rules.fixed(), rules: self.rules.len() as u32, patterns });
                self.rules.push(rules);
                self.known_by_name.insert(name, self.known.len() as u32);
                self.known.len() as u32
            }
        };
        if self.known_by_shape.len() <= shape.index() {
            self.known_by_shape.resize(shape.index() + 1, 0);
        }
        self.known_by_shape[shape.index()] = number;
        self.known[number as usize - 1]
    }

    #[inline]
    fn legality_of(&mut self, known: Known, id: BodyId, op: Op) -> Legality {
        known.fixed.unwrap_or_else(|| self.ask_rules(known.rules, id, op))
    }

    #[inline(never)]
    fn ask_rules(&mut self, rules: u32, id: BodyId, op: Op) -> Legality {
        let rules = &self.rules[rules as usize];
        rules.legality(&mut self.state.converters, &mut self.host.ctx, self.ir, id, op)
    }

    #[inline]
    pub(super) fn legality(&mut self, id: BodyId, op: Op) -> Legality {
        let known = self.known(id, op);
        self.legality_of(known, id, op)
    }

    /// Makes an operation legal, if it is not. Otherwise nothing is changed.
    pub(super) fn legalize(&mut self, id: BodyId, op: Op) -> bool {
        if let Some(listener) = &mut self.listener {
            listener.legalizing(Scene { ctx: &self.host.ctx, ir: self.ir, body: id }, op);
        }
        let so = self.try_to_legalize(id, op);
        if let Some(listener) = &mut self.listener {
            listener.legalized(Scene { ctx: &self.host.ctx, ir: self.ir, body: id }, so);
        }
        so != Legalized::Not
    }

    #[inline]
    fn try_to_legalize(&mut self, id: BodyId, op: Op) -> Legalized {
        let known = self.known(id, op);
        if let Legality::Legal { recursive } = self.legality_of(known, id, op) {
            if recursive {
                self.ignore_inside(id, op);
            }
            return Legalized::AsItIs;
        }
        if self.is_gone(id, op) || self.state.standing.is_marked(id, op, Mark::Ignored) {
            return Legalized::Ignored;
        }
        if self.running.len() >= DEEPEST {
            self.because(id, op, Why::TooDeep);
            return Legalized::Not;
        }
        let folding = self.plan.config.folding;
        if folding == Folding::BeforePatterns && self.fold(id, op) {
            return Legalized::Folded;
        }
        let (first, end) = known.patterns;
        let mut matches = None;
        for i in first..end {
            if self.apply(self.lists[i as usize] as usize, id, op, end - first, &mut matches) {
                return Legalized::Rewritten;
            }
        }
        match folding == Folding::AfterPatterns && self.fold(id, op) {
            true => Legalized::Folded,
            false => Legalized::Not,
        }
    }

    /// The same for an operation that was folded in place, which counts as a pattern at work.
    pub(super) fn legalize_again(&mut self, id: BodyId, op: Op) -> bool {
        self.running.push(usize::MAX);
        let legal = self.legalize(id, op);
        self.running.pop();
        legal
    }

    /// The same; what nothing is said of may stay, too, unless all must be legal.
    pub(super) fn legalize_or_leave(&mut self, id: BodyId, op: Op) -> bool {
        self.legalize(id, op)
            || self.plan.config.mode != Mode::Full && self.legality(id, op) != Legality::Illegal
    }

    /// Applies a pattern, one of `count` for this operation, and legalizes what it makes. Otherwise nothing
    /// is changed. `matches`: the compiled patterns that match, once it is known.
    fn apply(&mut self, i: usize, id: BodyId, op: Op, count: u32, matches: &mut Option<Vec<u32>>) -> bool {
        let is_at_work = self.running.contains(&i) && !self.plan.recurs(i);
        // Of one pattern it is known soon enough when it is to rewrite.
        if i >= self.plan.patterns.len() && (is_at_work || count > 1) {
            let matches = matches.get_or_insert_with(|| self.compiled_matches(id, op));
            if !matches.contains(&((i - self.plan.patterns.len()) as u32)) {
                return false;
            }
        }
        if is_at_work {
            self.because(id, op, Why::AtWork(i));
            return false;
        }
        let (start, first) = (self.state.history.steps.len(), self.made.len());
        let done = match i.checked_sub(self.plan.patterns.len()) {
            None => {
                self.tell_begin(i, id, op);
                Some(self.run(i, id, op))
            }
            Some(number) => self.rewrite_compiled(number as u32, id, op),
        };
        let Some(done) = done else { return false };
        let done = done.and_then(|()| {
            self.state.made_since(start, &mut self.made);
            match self.is_gone(id, op) || self.made[first..].contains(&(id, op)) {
                true => Ok(()),
                false => Err("it says that it has rewritten, but nothing has changed".into()),
            }
        });
        if let Err(why) = done {
            if let Some(listener) = &mut self.listener {
                let scene = Scene { ctx: &self.host.ctx, ir: self.ir, body: id };
                listener.pattern_failed(scene, &why.to_string());
            }
            self.because(id, op, Why::Failed(i, why));
            self.made.truncate(first);
            self.undo(start);
            self.tell_end(i, id, Tried::Failed);
            return false;
        }
        self.running.push(i);
        let end = self.made.len();
        let illegal = (first..end).find_map(|at| {
            let (id, op) = self.made[at];
            (!self.legalize(id, op)).then_some((id, op))
        });
        self.running.pop();
        self.made.truncate(first);
        if let Some((made_id, made)) = illegal {
            let made = self.op_name(made_id, made);
            self.because(id, op, Why::Made(i, made));
            self.undo(start);
            self.tell_end(i, id, Tried::Illegal);
            return false;
        }
        self.tell_end(i, id, Tried::Applied);
        true
    }

    /// Calls a pattern in Rust.
    fn run(&mut self, i: usize, id: BodyId, op: Op) -> Result<(), Failed> {
        let (pattern, converter) = (&self.plan.patterns[i], self.plan.by_pattern[i]);
        let mut buffer = self.buffers.pop().unwrap_or_default();
        buffer.clear();
        let matched = self.operands(id, op, converter, &mut buffer).and_then(|()| {
            self.running.push(i);
            let place = Place::Before(op);
            let mut rewriter = ConversionRewriter { driver: self, id, place, root: op, converter };
            let matched = (pattern.function)(op, buffer.operands(), &mut rewriter);
            self.running.pop();
            matched.map_err(|why| Failed::Said(why.reason))
        });
        self.buffers.push(buffer);
        matched
    }

    pub(super) fn tell_begin(&mut self, i: usize, id: BodyId, op: Op) {
        if self.listener.is_some() {
            let (pattern, is_compiled) = self.plan.title(i);
            let pattern = pattern.to_string();
            self.tell(id, Event::PatternBegin { pattern: &pattern, is_compiled, op });
        }
    }

    fn tell_end(&mut self, i: usize, id: BodyId, tried: Tried) {
        if self.listener.is_some() {
            let (pattern, is_compiled) = self.plan.title(i);
            let pattern = pattern.to_string();
            self.tell(id, Event::PatternEnd { pattern: &pattern, is_compiled, tried });
        }
    }

    /// What is said of an operation that could not be legalized.
    pub(super) fn error(&mut self, id: BodyId, op: Op, what: &str) -> ConversionError {
        let message = format!("failed to legalize operation '{}'{what}", self.name(id, op));
        ConversionError { loc: self.ir.body(id).loc(op), message, reasons: self.reasons() }
    }

    /// Forgets why the operation before was not legal.
    pub(super) fn begin(&mut self) {
        self.why.clear();
    }
}
