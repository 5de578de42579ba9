//! Legalizing operations one after the other, and taking back what does not lead anywhere.

use super::compiled::Compiled;
use super::events::{ConversionListener, Event, Tried};
use super::fold::{Folder, Folding};
use super::order::{Facts, How, Order};
use super::pattern::ConversionPattern;
use super::rewriter::{ConversionRewriter, Place, Refused};
use super::state::{State, Step};
use super::target::{ConversionTarget, Legality, Rules};
use super::types::TypeConverter;
use super::{ConversionConfig, ConversionError, Mode};
use pdll_ir::{Block, BodyId, Context, CreateError, Ir, Name, Op, OpView, Recorder, Region, Type, Value};
use pdll_vm::Filter;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// So many patterns may be at work at the same time, each for what the one before it made.
const DEEPEST: usize = 100;

/// The most reasons that an error gives.
const MOST_REASONS: usize = 32;

/// What is known of all operations of a name.
#[derive(Clone)]
struct Known<'c> {
    rules: Rules<'c>,
    /// The patterns that are tried, by their numbers: those in Rust come first.
    patterns: Arc<[usize]>,
}

/// A conversion at work.
pub(super) struct Driver<'c> {
    pub(super) ctx: &'c mut Context,
    pub(super) ir: &'c mut Ir,
    pub(super) listener: Option<&'c mut dyn ConversionListener>,
    pub(super) state: State,
    pub(super) compiled: Option<Compiled>,
    target: &'c ConversionTarget,
    patterns: &'c [ConversionPattern],
    order: Order,
    known: FxHashMap<Name, Known<'c>>,
    pub(super) config: ConversionConfig,
    pub(super) folder: Option<&'c dyn Folder>,
    /// The patterns at work.
    running: Vec<usize>,
    /// Why patterns failed at the operation that is legalized.
    why: Vec<String>,
}

/// What a driver is made of.
pub(super) struct Parts<'c> {
    pub(super) ctx: &'c mut Context,
    pub(super) ir: &'c mut Ir,
    pub(super) listener: Option<&'c mut dyn ConversionListener>,
    pub(super) compiled: Option<Compiled>,
    pub(super) target: &'c ConversionTarget,
    pub(super) patterns: &'c [ConversionPattern],
    pub(super) filter: &'c Filter,
    pub(super) config: ConversionConfig,
    pub(super) folder: Option<&'c dyn Folder>,
}

impl<'c> Driver<'c> {
    pub(super) fn new(parts: Parts<'c>) -> Self {
        let Parts { ctx, ir, listener, compiled, target, patterns, filter, config, folder } = parts;
        let own = patterns.iter().map(|pattern| Facts {
            root: pattern.root.clone(),
            benefit: pattern.benefit.into(),
            generated: pattern.generated.clone(),
            is_compiled: false,
        });
        let mut facts: Vec<Facts> = own.collect();
        facts.extend(compiled.iter().flat_map(|compiled| compiled.facts.clone()));
        let allowed = |i: usize| match (patterns.get(i), &compiled) {
            (Some(pattern), _) => filter.lets_through(&pattern.name, &pattern.labels),
            (None, Some(compiled)) => filter.lets_through(&compiled.names[i - patterns.len()], &[]),
            (None, None) => true,
        };
        // A pattern for all operations of some kind, whatever their names are, makes what is generated
        // unknown.
        let keep_all = patterns.iter().any(|pattern| pattern.is_one_of_many);
        let how = How { keep_all, try_impossible: config.try_impossible };
        let order = Order::new(&facts, allowed, how, target);
        let state = State::new(ir, config.mark_casts);
        let (known, running, why) = (FxHashMap::default(), Vec::new(), Vec::new());
        Self {
            ctx,
            ir,
            listener,
            state,
            compiled,
            folder,
            target,
            patterns,
            order,
            known,
            config,
            running,
            why,
        }
    }

    pub(super) fn name(&self, id: BodyId, op: Op) -> String {
        self.ctx.text(OpView::new(self.ctx, self.ir, id, op).name()).into_owned()
    }

    pub(super) fn is_gone(&self, id: BodyId, op: Op) -> bool {
        self.state.is_gone(self.ir, id, op)
    }

    /// Makes a change that can be undone.
    pub(super) fn change<T>(
        &mut self,
        id: BodyId,
        change: impl FnOnce(&mut Recorder<'_>) -> Result<(Step, T), CreateError>,
    ) -> Result<T, Refused> {
        self.state.change(id, self.ir.body_mut(id), change)
    }

    /// An operation is to be replaced.
    pub(super) fn replace(
        &mut self,
        id: BodyId,
        op: Op,
        values: Vec<Vec<Value>>,
        converter: Option<Arc<TypeConverter>>,
    ) -> Result<(), Refused> {
        self.state.replace(id, self.ir.body(id), op, values, converter)
    }

    /// Takes back all steps but the first ones.
    pub(super) fn undo(&mut self, to: usize) {
        self.state.undo(self.ir, to);
    }

    pub(super) fn types(&self, id: BodyId, values: &[Value]) -> Vec<Type> {
        values.iter().map(|v| self.ir.body(id).value_type(*v)).collect()
    }

    /// What a pattern with this converter is given for a value.
    pub(super) fn operand(
        &mut self,
        id: BodyId,
        value: Value,
        converter: Option<&Arc<TypeConverter>>,
    ) -> Result<Vec<Value>, &'static str> {
        self.state.operand(self.ctx, (id, self.ir.body_mut(id)), value, converter)
    }

    /// The operands of a pattern.
    fn operands(
        &mut self,
        id: BodyId,
        op: Op,
        converter: Option<&Arc<TypeConverter>>,
    ) -> Result<Vec<Vec<Value>>, String> {
        let own: Vec<Value> = self.ir.body(id).operands(op).collect();
        let mut all = Vec::with_capacity(own.len());
        for (i, value) in own.into_iter().enumerate() {
            all.push(self.operand(id, value, converter).map_err(|why| format!("operand #{i}: {why}"))?);
        }
        Ok(all)
    }

    // ---- legalizing

    fn known(&mut self, id: BodyId, op: Op) -> Known<'c> {
        let name = self.ctx.shape_data(self.ir.body(id).shape(op)).name;
        if let Some(known) = self.known.get(&name) {
            return known.clone();
        }
        let text = self.ctx.text(name).into_owned();
        let known = Known { rules: self.target.rules_of(&text), patterns: self.order.at(&text).into() };
        self.known.insert(name, known.clone());
        known
    }

    pub(super) fn legality(&mut self, id: BodyId, op: Op) -> Legality {
        self.known(id, op).rules.legality(self.ctx, self.ir, id, op)
    }

    /// Makes an operation legal, if it is not. Otherwise nothing is changed.
    pub(super) fn legalize(&mut self, id: BodyId, op: Op) -> bool {
        let known = self.known(id, op);
        if let Legality::Legal { recursive } = known.rules.legality(self.ctx, self.ir, id, op) {
            if recursive {
                self.ignore_inside(id, op);
            }
            return true;
        }
        if self.is_gone(id, op) || self.state.ignored.contains(&(id, op)) {
            return true;
        }
        if self.running.len() >= DEEPEST {
            self.because(id, op, "no pattern is tried: too many are at work already");
            return false;
        }
        let folding = self.config.folding;
        if folding == Folding::BeforePatterns && self.fold(id, op) {
            return true;
        }
        let mut matches = None;
        known.patterns.iter().any(|i| self.apply(*i, id, op, &mut matches))
            || folding == Folding::AfterPatterns && self.fold(id, op)
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
        self.legalize(id, op) || self.config.mode != Mode::Full && self.legality(id, op) != Legality::Illegal
    }

    fn ignore_inside(&mut self, id: BodyId, op: Op) {
        let mut work = vec![(id, op)];
        while let Some((id, op)) = work.pop() {
            let (inner, regions) = self.ir.regions(id, op);
            let body = self.ir.body(inner);
            let blocks = regions.iter().flat_map(|region| body.blocks(*region));
            for op in blocks.flat_map(|block| body.ops(*block)) {
                self.state.ignored.insert((inner, op));
                work.push((inner, op));
            }
        }
    }

    /// Why an operation is not legal.
    fn because(&mut self, id: BodyId, op: Op, why: &str) {
        if self.why.len() < MOST_REASONS {
            let depth = 2 * self.running.len();
            let name = self.name(id, op);
            self.why.push(format!("{:depth$}`{name}`: {why}", ""));
        }
    }

    /// What a pattern is called, and whether it was compiled.
    fn title(&self, i: usize) -> (String, bool) {
        match (self.patterns.get(i), &self.compiled) {
            (Some(pattern), _) => (pattern.name.clone(), false),
            (None, Some(compiled)) => (compiled.names[i - self.patterns.len()].clone(), true),
            (None, None) => (String::new(), true),
        }
    }

    /// Applies a pattern and legalizes what it makes. Otherwise nothing is changed. `matches`: the compiled
    /// patterns that match, once it is known.
    fn apply(&mut self, i: usize, id: BodyId, op: Op, matches: &mut Option<Vec<u32>>) -> bool {
        let recursion = match (self.patterns.get(i), &self.compiled) {
            (Some(pattern), _) => pattern.recursion,
            (None, Some(compiled)) => {
                let number = i - self.patterns.len();
                let recursion = compiled.recursion[number];
                let matches = matches.get_or_insert_with(|| self.compiled_matches(id, op));
                if !matches.contains(&(number as u32)) {
                    return false;
                }
                recursion
            }
            (None, None) => false,
        };
        if !recursion && self.running.contains(&i) {
            let (name, _) = self.title(i);
            self.because(id, op, &format!("pattern `{name}` is at work already"));
            return false;
        }
        let start = self.state.steps.len();
        self.tell_begin(i, id, op);
        let done = self.run(i, id, op).and_then(|()| {
            let made = self.state.made_since(start);
            match self.is_gone(id, op) || made.contains(&(id, op)) {
                true => Ok(made),
                false => Err("it says that it has rewritten, but nothing has changed".to_string()),
            }
        });
        let made = match done {
            Ok(made) => made,
            Err(why) => {
                let (name, _) = self.title(i);
                self.because(id, op, &format!("pattern `{name}`: {why}"));
                self.undo(start);
                self.tell_end(i, id, Tried::Failed);
                return false;
            }
        };
        self.running.push(i);
        let illegal = made.into_iter().find(|(id, op)| !self.legalize(*id, *op));
        self.running.pop();
        if let Some((made_id, made)) = illegal {
            let (made, (name, _)) = (self.name(made_id, made), self.title(i));
            self.because(id, op, &format!("pattern `{name}` made `{made}`, which is not legal"));
            self.undo(start);
            self.tell_end(i, id, Tried::Illegal);
            return false;
        }
        self.tell_end(i, id, Tried::Applied);
        true
    }

    /// Calls a pattern.
    fn run(&mut self, i: usize, id: BodyId, op: Op) -> Result<(), String> {
        let Some(pattern) = self.patterns.get(i) else {
            return self.rewrite_compiled((i - self.patterns.len()) as u32, id, op);
        };
        let converter = pattern.converter.clone();
        let operands = self.operands(id, op, converter.as_ref())?;
        let place = Place::Before(op);
        self.running.push(i);
        let mut rewriter = ConversionRewriter { driver: self, id, place, root: op, converter };
        let matched = (pattern.function)(op, &operands, &mut rewriter);
        self.running.pop();
        matched.map_err(|why| match &*why.reason {
            "" => "it does not match".to_string(),
            reason => reason.to_string(),
        })
    }

    fn tell_begin(&mut self, i: usize, id: BodyId, op: Op) {
        if self.listener.is_some() {
            let (pattern, is_compiled) = self.title(i);
            self.tell(id, Event::PatternBegin { pattern: &pattern, is_compiled, op });
        }
    }

    fn tell_end(&mut self, i: usize, id: BodyId, tried: Tried) {
        if self.listener.is_some() {
            let (pattern, is_compiled) = self.title(i);
            self.tell(id, Event::PatternEnd { pattern: &pattern, is_compiled, tried });
        }
    }

    // ---- collecting

    /// An operation and what is in it, in the order in which they are legalized: nothing that the entry of
    /// its region does not reach, and nothing in what is recursively legal.
    pub(super) fn collect(&mut self, id: BodyId, op: Op, found: &mut Vec<(BodyId, Op)>) {
        let mut work = vec![(id, op)];
        while let Some((id, op)) = work.pop() {
            if self.legality(id, op) == (Legality::Legal { recursive: true }) {
                continue;
            }
            found.push((id, op));
            if self.ir.body(id).has_regions(op) {
                let (inner, regions) = self.ir.regions(id, op);
                let ops = regions.iter().flat_map(|region| ops_by_dominance(self.ir, inner, *region));
                let ops: Vec<Op> = ops.collect();
                work.extend(ops.into_iter().rev().map(|op| (inner, op)));
            }
        }
    }

    /// The same for what is in a region.
    pub(super) fn collect_region(&mut self, id: BodyId, region: Region, found: &mut Vec<(BodyId, Op)>) {
        for op in ops_by_dominance(self.ir, id, region) {
            self.collect(id, op, found);
        }
    }

    /// What is said of an operation that could not be legalized.
    pub(super) fn error(&mut self, id: BodyId, op: Op, what: &str) -> ConversionError {
        let message = format!("failed to legalize operation '{}'{what}", self.name(id, op));
        ConversionError { loc: self.ir.body(id).loc(op), message, reasons: std::mem::take(&mut self.why) }
    }

    /// Forgets why the operation before was not legal.
    pub(super) fn begin(&mut self) {
        self.why.clear();
    }
}

/// The operations of a region, without what is in them.
fn ops_by_dominance(ir: &Ir, id: BodyId, region: Region) -> Vec<Op> {
    let body = ir.body(id);
    let blocks: Vec<Block> = body.blocks_by_dominance(region);
    blocks.into_iter().flat_map(|block| body.ops(block)).collect()
}
