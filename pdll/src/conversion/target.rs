//! Which operations may stay.

use super::converters::Converters;
use super::types::TypeConverter;
use pdll_ir::{BodyId, Context, Ir, Op, OpView, Type};
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::Arc;

/// What is said of all operations of a name or a dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// They may stay.
    Legal,
    /// It depends on the operation.
    Dynamic,
    /// They must go.
    Illegal,
}

/// What is said of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legality {
    /// It may stay.
    Legal {
        /// So may all that is in it, whatever that is.
        recursive: bool,
    },
    /// It must go.
    Illegal,
    /// Nothing is said of it. A partial conversion leaves it.
    Unknown,
}

/// Who says whether an operation may stay.
enum Ask {
    /// `None` where somebody else is to say so.
    Function(Box<dyn Fn(OpView<'_>) -> Option<bool> + Send + Sync>),
    /// Its types are converted to themselves.
    Types(Arc<TypeConverter>),
    /// The arguments of all blocks of its regions are.
    Regions(Arc<TypeConverter>),
    /// So are those of its arguments and results, and the arguments of its entry block.
    Signature(Arc<TypeConverter>),
}

impl Ask {
    fn function(ask: impl Fn(OpView<'_>) -> Option<bool> + Send + Sync + 'static) -> Self {
        Self::Function(Box::new(ask))
    }

    fn answer(
        &self,
        converters: &mut Converters,
        ctx: &mut Context,
        ir: &Ir,
        id: BodyId,
        op: Op,
    ) -> Option<bool> {
        match self {
            Self::Function(ask) => ask(OpView::new(ctx, ir, id, op)),
            Self::Types(converter) => {
                let (body, converter) = (ir.body(id), converters.number(converter));
                let values = body.operands(op).chain(body.results(op));
                Some(converters.are_legal(converter, ctx, (id, body), values))
            }
            Self::Regions(converter) => {
                let (inner, regions) = ir.regions(id, op);
                let (body, converter) = (ir.body(inner), converters.number(converter));
                let blocks = regions.iter().flat_map(|region| body.blocks(*region));
                let arguments = blocks.flat_map(|block| body.block_args(*block)).copied();
                Some(converters.are_legal(converter, ctx, (inner, body), arguments))
            }
            Self::Signature(converter) => {
                let converter = converters.number(converter);
                let (inputs, results) = pdll_ir::signature(ctx, ir, id, op)?;
                let types: Vec<Type> = inputs.iter().chain(results).copied().collect();
                let (inner, regions) = ir.regions(id, op);
                let body = ir.body(inner);
                let entry = regions.first().and_then(|region| body.blocks(*region).first());
                let arguments = entry.map_or(&[][..], |entry| body.block_args(*entry));
                let mut is_legal = |ty| converters.convert(converter, ctx, ty).is_some_and(|to| to == [ty]);
                let legal = types.into_iter().all(&mut is_legal);
                Some(legal && converters.are_legal(converter, ctx, (inner, body), arguments.iter().copied()))
            }
        }
    }
}

/// What is said of a name, with who is asked.
struct Rule {
    action: Action,
    /// The newest last.
    asked: Vec<Ask>,
}

/// What may be there after a conversion.
///
/// An operation is looked up by its name, then by its dialect (what stands before the first dot), then the
/// callback for unknown ones is asked. What is said last about a name counts, but for callbacks: the newest
/// one that has an answer gives it. Callbacks must answer alike whenever they are asked about the same
/// operation, for they are asked more than once.
#[derive(Default)]
pub struct ConversionTarget {
    ops: FxHashMap<String, Rule>,
    dialects: FxHashMap<String, Rule>,
    recursive: FxHashMap<String, Vec<Ask>>,
    unknown: Option<Ask>,
}

impl fmt::Debug for ConversionTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConversionTarget")
            .field("ops", &self.ops.len())
            .field("dialects", &self.dialects.len())
            .finish_non_exhaustive()
    }
}

impl ConversionTarget {
    /// Nothing is said of anything.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Operations of this name may stay, or must go.
    pub fn op(&mut self, name: impl Into<String>, action: Action) -> &mut Self {
        set(&mut self.ops, name.into(), action);
        self
    }

    /// Operations of this dialect may stay, or must go, unless something is said about their names.
    pub fn dialect(&mut self, name: impl Into<String>, action: Action) -> &mut Self {
        set(&mut self.dialects, name.into(), action);
        self
    }

    /// `ask` says whether an operation of this name may stay.
    pub fn dynamic_op(
        &mut self,
        name: impl Into<String>,
        ask: impl Fn(OpView<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        set(&mut self.ops, name.into(), Action::Dynamic).asked.push(Ask::function(ask));
        self
    }

    /// Operations of this name may stay if their types are converted to themselves.
    pub fn typed_op(&mut self, name: impl Into<String>, converter: &Arc<TypeConverter>) -> &mut Self {
        set(&mut self.ops, name.into(), Action::Dynamic).asked.push(Ask::Types(converter.clone()));
        self
    }

    /// Operations of this name may stay if the arguments of all blocks of their regions are converted to
    /// themselves.
    pub fn typed_regions(&mut self, name: impl Into<String>, converter: &Arc<TypeConverter>) -> &mut Self {
        set(&mut self.ops, name.into(), Action::Dynamic).asked.push(Ask::Regions(converter.clone()));
        self
    }

    /// Functions of this name may stay if the types of their arguments and results, and of the arguments of
    /// their entry block, are converted to themselves.
    pub fn typed_function(&mut self, name: impl Into<String>, converter: &Arc<TypeConverter>) -> &mut Self {
        set(&mut self.ops, name.into(), Action::Dynamic).asked.push(Ask::Signature(converter.clone()));
        self
    }

    /// `ask` says whether an operation of this dialect may stay.
    pub fn dynamic_dialect(
        &mut self,
        name: impl Into<String>,
        ask: impl Fn(OpView<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        set(&mut self.dialects, name.into(), Action::Dynamic).asked.push(Ask::function(ask));
        self
    }

    /// `ask` says whether an operation may stay of which nothing else is said.
    pub fn unknown(&mut self, ask: impl Fn(OpView<'_>) -> Option<bool> + Send + Sync + 'static) -> &mut Self {
        self.unknown = Some(Ask::function(ask));
        self
    }

    /// In a legal operation of this name, of which `ask` says yes, everything may stay. The newest callback
    /// that has an answer gives it; without any the answer is yes.
    pub fn recursive(
        &mut self,
        name: impl Into<String>,
        ask: impl Fn(OpView<'_>) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.recursive.entry(name.into()).or_default().push(Ask::function(ask));
        self
    }

    /// Are there functions that are asked, beside converters?
    pub(super) fn asks_functions(&self) -> bool {
        let rules = self.ops.values().chain(self.dialects.values()).flat_map(|rule| &rule.asked);
        let mut all = rules.chain(self.recursive.values().flatten()).chain(&self.unknown);
        all.any(|ask| matches!(ask, Ask::Function(_)))
    }

    fn rule(&self, name: &str) -> Option<&Rule> {
        self.ops.get(name).or_else(|| self.dialects.get(name.split('.').next()?))
    }

    /// What is said of all operations of a name.
    #[must_use]
    pub fn action(&self, name: &str) -> Option<Action> {
        match self.rule(name) {
            Some(rule) => Some(rule.action),
            None => self.unknown.is_some().then_some(Action::Dynamic),
        }
    }

    /// What is said of an operation of a body.
    pub fn legality(&self, ctx: &mut Context, ir: &Ir, id: BodyId, op: Op) -> Legality {
        let name = ctx.text(OpView::new(ctx, ir, id, op).name()).into_owned();
        self.rules_of(&name).legality(&mut Converters::default(), ctx, ir, id, op)
    }

    /// What is said of operations of a name.
    pub(super) fn rules_of(&self, name: &str) -> Rules<'_> {
        let (action, asked) = match (self.rule(name), &self.unknown) {
            (Some(rule), _) => (Some(rule.action), &rule.asked[..]),
            (None, Some(unknown)) => (Some(Action::Dynamic), std::slice::from_ref(unknown)),
            (None, None) => (None, &[][..]),
        };
        Rules { action, asked, recursive: self.recursive.get(name).map(|asked| &asked[..]) }
    }
}

/// What is said of operations of a name, looked up once.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    action: Option<Action>,
    asked: &'a [Ask],
    recursive: Option<&'a [Ask]>,
}

impl Rules<'_> {
    /// What is said of all of them alike, if it is.
    pub(super) fn fixed(&self) -> Option<Legality> {
        match (self.action, self.recursive) {
            (Some(Action::Dynamic), _) | (Some(Action::Legal), Some(_)) => None,
            (Some(Action::Legal), None) => Some(Legality::Legal { recursive: false }),
            (Some(Action::Illegal), _) => Some(Legality::Illegal),
            (None, _) => Some(Legality::Unknown),
        }
    }

    /// What is said of one of them.
    pub(super) fn legality(
        &self,
        converters: &mut Converters,
        ctx: &mut Context,
        ir: &Ir,
        id: BodyId,
        op: Op,
    ) -> Legality {
        let mut ask =
            |asked: &[Ask]| asked.iter().rev().find_map(|ask| ask.answer(converters, ctx, ir, id, op));
        let answer = match self.action {
            Some(Action::Legal) => Some(true),
            Some(Action::Illegal) => Some(false),
            Some(Action::Dynamic) => ask(self.asked),
            None => None,
        };
        match answer {
            Some(true) => {
                Legality::Legal { recursive: self.recursive.is_some_and(|a| ask(a).unwrap_or(true)) }
            }
            Some(false) => Legality::Illegal,
            None => Legality::Unknown,
        }
    }
}

fn set(rules: &mut FxHashMap<String, Rule>, name: String, action: Action) -> &mut Rule {
    let rule = rules.entry(name).or_insert(Rule { action, asked: Vec::new() });
    rule.action = action;
    if action != Action::Dynamic {
        rule.asked.clear();
    }
    rule
}
