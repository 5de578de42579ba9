//! Casts: operations that stand for a conversion of values between types until it is known whether it is
//! needed, and by what it is made.

use super::ConversionError;
use super::converters::ConverterId;
use super::driver::Driver;
use super::events::Event;
use super::operands::OperandBuffer;
use super::rewriter::{ConversionRewriter, Place, Refused};
use super::standing::Mark;
use super::state::State;
use super::types::CAST;
use pdll_ir::{Body, BodyId, Context, Loc, Op, OpSpec, Type, Value, ValueDef, print_type};
use rustc_hash::FxHashSet;

/// What a cast is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Users want the type that a value had.
    Source,
    /// A pattern wants the types that the type of a value is converted to.
    Target,
}

/// A cast, and what decides about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cast {
    pub(super) id: BodyId,
    pub(super) op: Op,
    pub(super) converter: Option<ConverterId>,
    pub(super) kind: Kind,
    /// The type of the value that it was made for.
    pub(super) original: Option<Type>,
}

/// A cast that is to be made.
pub(super) struct Wanted<'a> {
    pub(super) kind: Kind,
    pub(super) inputs: &'a [Value],
    pub(super) types: &'a [Type],
    pub(super) original: Option<Type>,
    pub(super) converter: Option<ConverterId>,
    /// What is mapped to its results.
    pub(super) mapped: &'a [Value],
}

/// Right behind what defines a value.
pub(super) fn behind(body: &Body, value: Value) -> Option<Place> {
    match body.def(value) {
        ValueDef::Result(op, _) => match body.next(op) {
            Some(next) => Some(Place::Before(next)),
            None => body.block(op).map(Place::End),
        },
        ValueDef::Argument(block, _) => Some(Place::start(body, block)),
        ValueDef::Placeholder => None,
    }
}

/// Where all of these values are there: behind the last of them.
fn behind_all(body: &mut Body, values: &[Value]) -> Option<Place> {
    let mut last = *values.first()?;
    for &value in &values[1..] {
        let later = match (body.def_op(last), body.def_op(value)) {
            (Some(a), Some(b)) if body.block(a) == body.block(b) => body.is_before_in_block(a, b),
            _ => {
                let block = |value: Value| match body.def_op(value) {
                    Some(op) => body.block(op),
                    None => body.def_block(value),
                };
                match (block(last), block(value)) {
                    (a, b) if a == b => body.def_op(last).is_none(),
                    // Of two blocks the inner one is the later one.
                    (_, Some(b)) => {
                        let inner = body.block_region(b).and_then(|region| body.region_parent(region));
                        let outer = block(last).and_then(|a| body.block_region(a));
                        let outer = outer.and_then(|region| body.region_parent(region));
                        inner.is_some_and(|inner| outer.is_none_or(|outer| body.is_ancestor(outer, inner)))
                    }
                    _ => false,
                }
            }
        };
        if later {
            last = value;
        }
    }
    behind(body, last)
}

/// Where a value was written.
fn location(ctx: &Context, body: &Body, value: Value) -> Loc {
    match body.def_op(value) {
        Some(op) => body.loc(op),
        None => body.arg_loc(value).unwrap_or(ctx.known().unknown_loc),
    }
}

impl State {
    /// Makes a cast; its results.
    pub(super) fn cast(
        &mut self,
        ctx: &mut Context,
        (id, body): (BodyId, &mut Body),
        place: Place,
        wanted: Wanted<'_>,
    ) -> Result<Vec<Value>, Refused> {
        let name = ctx.name(CAST);
        let shape = ctx.op_shape(name, wanted.inputs.len(), wanted.types.len());
        let attrs = match (self.mark_casts, wanted.kind) {
            (false, _) => ctx.discardable(&[]),
            (true, kind) => {
                let kind = ctx.string_attr(if kind == Kind::Source { "source" } else { "target" });
                let name = ctx.name("__kind__");
                ctx.discardable(&[(name, kind)])
            }
        };
        let value = wanted.inputs.first().or(wanted.mapped.first()).copied();
        let loc = value.map_or(ctx.known().unknown_loc, |value| location(ctx, body, value));
        let spec = OpSpec { shape, operands: wanted.inputs, results: wanted.types, attrs, loc };
        let op = self.made_cast(id, body, wanted.mapped, |recorder| place.create(recorder, &spec))?;
        let Wanted { kind, original, converter, .. } = wanted;
        self.history.casts.push(Cast { id, op, converter, kind, original });
        Ok(body.results(op).collect())
    }

    /// Adds what stands for a value, of the types that a converter makes of its type; without one, whatever
    /// replaced it.
    #[inline]
    pub(super) fn operand(
        &mut self,
        ctx: &mut Context,
        (id, body): (BodyId, &mut Body),
        value: Value,
        converter: Option<ConverterId>,
        found: &mut OperandBuffer,
    ) -> Result<(), &'static str> {
        if let Some(one) = converter.and_then(|c| self.operand_alone(ctx, (id, body), value, c)) {
            found.push_one(one);
            return Ok(());
        }
        self.any_operand(ctx, (id, body), value, converter, found)
    }

    /// The one value that stands for a value, where that is easily told: a type becomes one type, and a value
    /// of that type is there.
    #[inline(always)]
    pub(super) fn operand_alone(
        &mut self,
        ctx: &mut Context,
        (id, body): (BodyId, &Body),
        value: Value,
        converter: ConverterId,
    ) -> Option<Value> {
        let ty = self.converters.convert_one(converter, ctx, body.value_type(value))?;
        self.standing.of_type(id, body, value, ty)?
    }

    /// [`Self::operand`] where [`Self::operand_alone`] does not tell.
    pub(super) fn any_operand(
        &mut self,
        ctx: &mut Context,
        (id, body): (BodyId, &mut Body),
        value: Value,
        converter: Option<ConverterId>,
        found: &mut OperandBuffer,
    ) -> Result<(), &'static str> {
        let Some(converter) = converter else {
            found.push(&self.standing.latest(id, body, &value));
            return Ok(());
        };
        let types = self.converters.convert_value(converter, ctx, (id, body), value);
        let types = types.ok_or("the type cannot be converted")?;
        if types.is_empty() {
            found.push(&[]);
            return Ok(());
        }
        let one = match *types {
            [ty] => self.standing.of_type(id, body, value, ty),
            _ => None,
        };
        match one {
            Some(None) => {}
            Some(Some(one)) => {
                found.push(&[one]);
                return Ok(());
            }
            None => {
                if let Some(values) = self.standing.of_types(id, body, &value, &types) {
                    found.push(&values);
                    return Ok(());
                }
            }
        }
        let types = types.into_owned();
        let latest = self.standing.latest(id, body, &value).into_owned();
        let place = behind_all(body, &latest).ok_or("the value is nowhere")?;
        let wanted = Wanted {
            kind: Kind::Target,
            inputs: &latest,
            types: &types,
            original: Some(body.value_type(value)),
            converter: Some(converter),
            mapped: &latest,
        };
        let values = self.cast(ctx, (id, body), place, wanted).map_err(|_| "the body is full")?;
        found.push(&values);
        Ok(())
    }
}

impl Driver<'_> {
    /// The value that those who use `value` and stay get in its place: one of its type, if need be by a cast;
    /// `None` if nothing needs it.
    pub(super) fn replacement(
        &mut self,
        id: BodyId,
        value: Value,
        converter: Option<ConverterId>,
    ) -> Result<Option<Value>, Refused> {
        let body = self.ir.body(id);
        let ty = body.value_type(value);
        let standing = &self.state.standing;
        let same = match standing.of_type(id, body, value, ty) {
            Some(one) => one,
            None => standing.of_types(id, body, &value, &[ty]).and_then(|values| values.first().copied()),
        };
        if let Some(same) = same.filter(|same| *same != value) {
            return Ok(Some(same));
        }
        let is_dead = body.uses(value).all(|used| self.state.is_gone(self.ir, id, used.op));
        if is_dead && !standing.stands_for_another(id, value) {
            return Ok(None);
        }
        let latest = standing.latest_cast(id, &value).into_owned();
        let is_mapped = latest != [value];
        let inputs: &[Value] = if is_mapped { &latest } else { &[] };
        let place = match is_mapped {
            true => behind_all(self.ir.body_mut(id), inputs),
            false => behind(self.ir.body(id), value),
        };
        let Some(place) = place else { return Ok(None) };
        let wanted =
            Wanted { kind: Kind::Source, inputs, types: &[ty], original: None, converter, mapped: inputs };
        Ok(self.state.cast(&mut self.host.ctx, (id, self.ir.body_mut(id)), place, wanted)?.first().copied())
    }

    /// Replaces casts of casts back to where they came from, and erases casts that nothing uses.
    pub(super) fn reconcile(&mut self) {
        for Cast { id, op, .. } in self.state.history.casts.clone().into_iter().rev() {
            let results: Vec<Value> = self.ir.body(id).results(op).collect();
            let types = self.types(id, &results);
            let mut inputs: Option<Vec<Value>> = Some(self.ir.body(id).operands(op).collect());
            // Casts may lead in a circle.
            let mut left = self.state.history.casts.len() + 1;
            while let Some(values) = inputs.filter(|_| left > 0) {
                left -= 1;
                if self.types(id, &values) == types {
                    self.replace_uses_silently(id, &results, &values);
                    break;
                }
                inputs = self.cast_from(id, &values);
            }
        }
        self.erase_dead_casts();
    }

    fn is_cast(&self, id: BodyId, op: Op) -> bool {
        self.state.standing.is_marked(id, op, Mark::Cast)
    }

    /// Erases the casts that only casts use.
    fn erase_dead_casts(&mut self) {
        let casts = std::mem::take(&mut self.state.history.casts);
        let (mut live, mut work) = (FxHashSet::<(BodyId, Op)>::default(), Vec::new());
        for cast in &casts {
            let body = self.ir.body(cast.id);
            let mut users = body.results(cast.op).flat_map(|result| body.uses(result));
            if users.any(|used| !self.is_cast(cast.id, used.op)) {
                work.push((cast.id, cast.op));
            }
        }
        while let Some((id, op)) = work.pop() {
            if live.insert((id, op)) {
                let body = self.ir.body(id);
                let definers = body.operands(op).filter_map(|value| body.def_op(value));
                work.extend(definers.map(|op| (id, op)).filter(|(id, op)| self.is_cast(*id, *op)));
            }
        }
        let (kept, mut dead): (Vec<Cast>, Vec<Cast>) =
            casts.into_iter().partition(|cast| live.contains(&(cast.id, cast.op)));
        self.state.history.casts = kept;
        while !dead.is_empty() {
            let before = dead.len();
            let mut left = Vec::new();
            for cast in dead.into_iter().rev() {
                if !self.erase_silently(cast.id, cast.op) {
                    left.push(cast);
                }
            }
            left.reverse();
            dead = left;
            if dead.len() == before {
                break;
            }
        }
    }

    /// Makes casts into what their converters make of them, in the order in which they were made.
    pub(super) fn materialize(&mut self) -> Result<(), ConversionError> {
        for cast in std::mem::take(&mut self.state.history.casts) {
            let Cast { id, op, converter, kind, original } = cast;
            let body = self.ir.body(id);
            let (inputs, results): (Vec<Value>, Vec<Value>) =
                (body.operands(op).collect(), body.results(op).collect());
            let types = self.types(id, &results);
            let made = converter.and_then(|converter| {
                let converter = self.state.converters.get(converter).clone();
                let start = self.state.history.steps.len();
                let place = Place::Before(op);
                let mut rewriter = ConversionRewriter { driver: self, id, place, root: op, converter: None };
                let made = converter.materialize(&mut rewriter, kind, &types, &inputs, original);
                self.tell_created(start);
                made
            });
            let Some(made) = made else { return Err(self.unresolved(id, op, &inputs, &results)) };
            let with: Vec<Option<Value>> = made.iter().copied().map(Some).collect();
            self.tell(id, Event::Replaced(op, &with));
            for (result, value) in results.iter().zip(&made) {
                self.replace_uses(id, *result, *value, &|_, _| true);
            }
            self.tell(id, Event::Erased(op));
            self.erase_silently(id, op);
        }
        Ok(())
    }

    fn unresolved(&self, id: BodyId, op: Op, inputs: &[Value], results: &[Value]) -> ConversionError {
        let shown = |values: &[Value]| {
            let one = |ty| format!("'{}'", print_type(&self.host.ctx, ty));
            self.types(id, values).into_iter().map(one).collect::<Vec<_>>().join(", ")
        };
        let (from, to) = (shown(inputs), shown(results));
        let message = format!(
            "failed to legalize unresolved materialization from ({from}) to ({to}) that remained live after \
             conversion"
        );
        let body = self.ir.body(id);
        let users = results.iter().flat_map(|value| body.uses(*value));
        let reasons = users.map(|used| format!("`{}` uses it", self.name(id, used.op))).take(1).collect();
        ConversionError { loc: body.loc(op), message, reasons }
    }

    /// What values were cast from, if they are all results of one cast.
    fn cast_from(&self, id: BodyId, values: &[Value]) -> Option<Vec<Value>> {
        let body = self.ir.body(id);
        let op = body.def_op(*values.first()?)?;
        let name = self.host.ctx.shape_data(body.shape(op)).name;
        let all = body.results(op).eq(values.iter().copied());
        (all && self.host.ctx.bytes(name) == CAST.as_bytes()).then(|| body.operands(op).collect())
    }
}
