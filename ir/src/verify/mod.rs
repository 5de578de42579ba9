//! The verifier: what makes any IR invalid, and what the registry says about each op ([`op_rules`]).
//!
//! For every isolated scope: structure of its ops, blocks and regions first; then the isolated ops in it,
//! each as a scope of its own; then symbols and dominance. Within a scope ops are visited in MLIR's order, so
//! that the first error is its first. Dominance of a scope is checked only if its structure is right.

mod dialect_attrs;
mod op_rules;
mod seen;

use crate::attrs::AttrData;
use crate::body::{Body, ValueDef};
use crate::context::Context;
use crate::dominance::Tree;
use crate::entity::{Attr, Attrs, Block, BodyId, Name, Op, Region, Type, Value};
use crate::ir::{Ir, TOP};
use crate::registry::{OpInfo, Traits, Violation};
use crate::symbols::SymbolTables;
use crate::text::{INVALID_IR, position, print_loc};
use crate::threads::{share, thread_count};
use pdll_source::Place;
use pdll_source::diag::{Diagnostic, Diagnostics};
use rustc_hash::{FxHashMap, FxHashSet};
use seen::SeenOps;
use std::num::NonZeroUsize;

/// What is wrong with operands.
const UNDEFINED: &str = "an operand is not defined on every way to this operation";
const OUTSIDE: &str = "an operand is defined outside of the isolated operation around this one";

/// Fewer operations are for one thread.
const MIN_OPS: usize = 1 << 14;

/// What is structurally wrong with an IR; empty if nothing is.
pub fn verify(ctx: &Context, ir: &Ir) -> Diagnostics {
    verify_with(ctx, ir, &[], Some(NonZeroUsize::MIN)).into_iter().collect()
}

/// [`verify`] on so many threads of rayon's pool ([`thread_count`]), where there is much to do: the same
/// errors.
pub fn verify_on(threads: Option<NonZeroUsize>, ctx: &Context, ir: &Ir) -> Diagnostics {
    verify_with(ctx, ir, &[], threads).into_iter().collect()
}

/// [`verify`], where some ops are known to use values from outside of the isolated op around them (which a
/// body cannot even say).
pub(crate) fn verify_with(
    ctx: &Context,
    ir: &Ir,
    crossing: &[(BodyId, Op)],
    threads: Option<NonZeroUsize>,
) -> Vec<Diagnostic> {
    if ctx.skips_verification() && crossing.is_empty() {
        return Vec::new();
    }
    let mut by_body: FxHashMap<BodyId, Vec<Op>> = FxHashMap::default();
    for &(body, op) in crossing {
        by_body.entry(body).or_default().push(op);
    }
    let threads = if ir.op_count() < MIN_OPS { NonZeroUsize::MIN } else { thread_count(threads) };
    let mut verifier = Verifier { threads, crossing: by_body, ..Verifier::new(ctx, ir) };
    verifier.scope(TOP, ir.top_op());
    verifier.errors
}

/// What the verifier function of an op is called with.
pub struct OpVerifier<'v, 'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    id: BodyId,
    op: Op,
    info: Option<&'a OpInfo>,
    symbols: &'v mut SymbolTables,
}

impl<'a> OpVerifier<'_, 'a> {
    /// The context that the operation's constants and names belong to.
    pub fn ctx(&self) -> &'a Context {
        self.ctx
    }

    /// The IR that the operation is in.
    pub fn ir(&self) -> &'a Ir {
        self.ir
    }

    /// What is known of the op; `None` if it is not registered, as one with attributes of a dialect may be.
    pub fn info(&self) -> Option<&'a OpInfo> {
        self.info
    }

    /// The op, in [`Self::body`].
    pub fn op(&self) -> Op {
        self.op
    }

    /// The body that holds the op.
    pub fn body(&self) -> &'a Body {
        self.ir.body(self.id)
    }

    /// The number of the body that holds the op.
    pub fn body_id(&self) -> BodyId {
        self.id
    }

    /// An attribute of the op.
    pub fn attribute(&self, name: Name) -> Option<Attr> {
        self.ctx.get_attr(self.body().attrs(self.op), name)
    }

    /// Types of the arguments of the first block of a region; `None` if there is no such block.
    pub fn entry_arguments(&self, region: usize) -> Option<impl Iterator<Item = Type> + use<'a>> {
        let (inner, regions) = self.ir.regions(self.id, self.op);
        let body = self.ir.body(inner);
        let block = body.blocks(*regions.get(region)?).first()?;
        Some(body.block_args(*block).iter().map(|&argument| body.value_type(argument)))
    }

    /// The op that a symbol stands for in the nearest symbol table around this op.
    pub fn lookup_symbol(&mut self, symbol: Name) -> Option<(BodyId, Op)> {
        self.symbols.lookup(self.ctx, self.ir, self.id, self.op, symbol)
    }
}

struct Verifier<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    errors: Vec<Diagnostic>,
    trees: FxHashMap<(BodyId, Region), Tree>,
    symbols: SymbolTables,
    seen: SeenOps,
    /// By the attributes of an op that is not registered: whether a dialect checks some of them.
    dialect_attrs: Vec<Option<bool>>,
    /// By body, the ops that use values from outside of it.
    crossing: FxHashMap<BodyId, Vec<Op>>,
    /// How many threads the isolated ops of the next scope are for.
    threads: NonZeroUsize,
}

impl<'a> Verifier<'a> {
    fn new(ctx: &'a Context, ir: &'a Ir) -> Self {
        Verifier {
            ctx,
            ir,
            errors: Vec::new(),
            trees: FxHashMap::default(),
            symbols: SymbolTables::default(),
            seen: SeenOps::default(),
            dialect_attrs: Vec::new(),
            crossing: FxHashMap::default(),
            threads: NonZeroUsize::MIN,
        }
    }

    fn body(&self, id: BodyId) -> &'a Body {
        self.ir.body(id)
    }

    fn traits(&self, id: BodyId, op: Op) -> Traits {
        self.ctx.traits(self.body(id).shape(op))
    }

    /// What an op mentions, and what the registry says about it.
    #[inline]
    fn registered(&mut self, id: BodyId, op: Op) {
        if !self.ctx.all_valid() {
            self.constants(id, op);
        }
        let shape = self.body(id).shape(op);
        if self.traits(id, op).contains(Traits::REGISTERED) {
            if let Some(info) = self.ctx.shape_info(shape) {
                let (symbols, seen) = (&mut self.symbols, &mut self.seen);
                let info = &**info;
                let mut op_verifier =
                    OpVerifier { ctx: self.ctx, ir: self.ir, id, op, info: Some(info), symbols };
                let result = op_rules::check(info, &mut op_verifier, seen);
                self.violation(id, op, result);
            }
        } else if self.ctx.is_undefined(shape) {
            self.error(id, op, "there is no such operation in its dialect");
        } else if self.has_dialect_attrs(self.body(id).attrs(op)) {
            let result = dialect_attrs::check(&self.op_verifier(id, op));
            self.violation(id, op, result);
        }
    }

    /// Whether some dialect may have to say something about these attributes.
    #[inline]
    fn has_dialect_attrs(&mut self, attrs: Attrs) -> bool {
        match self.dialect_attrs.get(attrs.index()) {
            Some(&Some(known)) => known,
            _ => self.ask_for_dialect_attrs(attrs),
        }
    }

    #[cold]
    fn ask_for_dialect_attrs(&mut self, attrs: Attrs) -> bool {
        self.dialect_attrs.resize(self.ctx.attrs_count(), None);
        let found = self.ctx.checks_attributes() && dialect_attrs::are_any(self.ctx, attrs);
        self.dialect_attrs[attrs.index()] = Some(found);
        found
    }

    fn op_verifier(&mut self, id: BodyId, op: Op) -> OpVerifier<'_, 'a> {
        let info = self.ctx.shape_info(self.body(id).shape(op)).map(|info| &**info);
        OpVerifier { ctx: self.ctx, ir: self.ir, id, op, info, symbols: &mut self.symbols }
    }

    /// Reports what a check of an op has found.
    fn violation(&mut self, id: BodyId, op: Op, result: Result<(), Violation>) {
        if let Err(violation) = result {
            let (id, op) = violation.inner.unwrap_or((id, op));
            self.error(id, op, &violation.to_string());
        }
    }

    fn error(&mut self, id: BodyId, op: Op, message: &str) {
        let loc = self.body(id).loc(op);
        let mut error = Diagnostic::error(position(self.ctx, loc), message);
        if error.place == Place::Unknown {
            let name = self.ctx.text(self.ctx.shape_data(self.body(id).shape(op)).name);
            let loc = print_loc(self.ctx, loc);
            error =
                error.note(format!("the operation is `{name}` with {loc}, which names no line of a file"));
        }
        error.code = Some(INVALID_IR);
        self.errors.push(error);
    }

    /// An isolated op with everything in it.
    fn scope(&mut self, id: BodyId, op: Op) {
        let before = self.errors.len();
        let mut isolated = Vec::new();
        self.structure(id, op, &mut isolated);
        let sound = self.errors.len() == before;
        self.scopes(isolated);
        let (inner, regions) = self.ir.regions(id, op);
        let is_table = self.traits(id, op).contains(Traits::SYMBOL_TABLE);
        for &region in regions.iter().filter(|_| is_table) {
            self.symbols(inner, region);
        }
        if inner != id {
            for op in self.crossing.remove(&inner).unwrap_or_default() {
                self.error(inner, op, OUTSIDE);
            }
        }
        if sound {
            self.dominance(id, op);
        }
    }

    /// Isolated ops with everything in them. What is wrong with one has nothing to do with others.
    fn scopes(&mut self, isolated: Vec<(BodyId, Op)>) {
        let threads = std::mem::replace(&mut self.threads, NonZeroUsize::MIN);
        if threads.get() == 1 || isolated.len() < 2 || !self.crossing.is_empty() {
            return isolated.into_iter().for_each(|(id, op)| self.scope(id, op));
        }
        let count = threads.get().min(isolated.len());
        let mut verifiers: Vec<Self> = (0..count).map(|_| Verifier::new(self.ctx, self.ir)).collect();
        let errors = share(&mut verifiers, isolated, |verifier, (id, op)| {
            verifier.scope(id, op);
            std::mem::take(&mut verifier.errors)
        });
        self.errors.extend(errors.into_iter().flatten());
    }

    /// Whether what an op mentions could be read back: its result types, attributes and the arguments of its
    /// blocks.
    fn constants(&mut self, id: BodyId, op: Op) {
        let (ctx, body) = (self.ctx, self.body(id));
        let (inner, regions) = self.ir.regions(id, op);
        let inner = self.body(inner);
        let arguments = regions.iter().flat_map(|&r| inner.blocks(r)).flat_map(|&b| inner.block_args(b));
        let arguments = arguments.map(|&argument| inner.value_type(argument));
        let mut types = body.results(op).map(|value| body.value_type(value)).chain(arguments);
        if let Some(ty) = types.find(|&ty| !ctx.is_valid_type(ty)) {
            let why = ctx.check_type(ctx.type_data(ty)).err();
            let why = why.map_or_else(String::new, |why| why.to_string());
            self.error(id, op, &format!("a result or block argument has an invalid type: {why}"));
        }
        let attrs = body.attrs(op);
        let entries = ctx.entries(ctx.dictionary(attrs)).iter().map(|entry| entry.1);
        if let Some(attr) = entries.chain(ctx.properties(attrs)).find(|&attr| !ctx.is_valid_attr(attr)) {
            let why = ctx.check_attr(ctx.attr_data(attr)).err();
            let why = why.map_or_else(String::new, |why| why.to_string());
            self.error(id, op, &format!("an attribute is invalid: {why}"));
        }
    }

    fn structure(&mut self, id: BodyId, op: Op, isolated: &mut Vec<(BodyId, Op)>) {
        let before = self.errors.len();
        self.registered(id, op);
        let traits = self.traits(id, op);
        let (inner, regions) = self.ir.regions(id, op);
        let body = self.body(inner);
        if traits.contains(Traits::SYMBOL_TABLE) && !matches!(regions, [one] if body.blocks(*one).len() == 1)
        {
            self.error(id, op, "a symbol table has one region with one block");
        }
        if op == self.ir.top_op() && id == TOP || !regions.is_empty() {
            for &region in regions {
                let blocks = body.blocks(region);
                if traits.contains(Traits::SINGLE_BLOCK) && blocks.len() != 1 {
                    self.error(id, op, "the region of this operation has exactly one block");
                }
                if traits.intersects(Traits::AT_MOST_ONE_BLOCK | Traits::GRAPH_REGION) && blocks.len() > 1 {
                    self.error(id, op, "the region of this operation has at most one block");
                }
                if let Some(&entry) = blocks.first()
                    && body.edges(region).iter().any(|&(target, _)| target == entry)
                {
                    self.error(id, op, "the entry block of a region has no predecessors");
                }
            }
        }
        for &region in regions {
            let blocks = body.blocks(region);
            let lenient = !traits.contains(Traits::REGISTERED) || traits.contains(Traits::NO_TERMINATOR);
            let needs_terminator = blocks.len() > 1 || !lenient;
            for &block in blocks {
                self.block(inner, block, isolated);
                match body.last_op(block) {
                    None if needs_terminator => self.error(id, op, "a block of this operation is empty"),
                    Some(last) if needs_terminator => {
                        let traits = self.traits(inner, last);
                        if traits.contains(Traits::REGISTERED) && !traits.contains(Traits::TERMINATOR) {
                            self.error(inner, last, "a block ends with a terminator, which this is not");
                        }
                    }
                    _ => {}
                }
            }
        }
        self.implicit_terminator((id, op), inner, regions);
        if self.errors.len() == before {
            self.region_rules(id, op);
        }
    }

    /// What the registry says about an op with all that is in it.
    fn region_rules(&mut self, id: BodyId, op: Op) {
        let Some(info) = self.ctx.shape_info(self.body(id).shape(op)) else { return };
        if let Some(verify) = &info.region_verifier {
            let result = verify(&mut self.op_verifier(id, op));
            self.violation(id, op, result);
        }
    }

    /// Whether the regions of an op end as its definition says. Asked when all that is in them is right.
    fn implicit_terminator(&mut self, (id, op): (BodyId, Op), inner: BodyId, regions: &[Region]) {
        let info = self.ctx.shape_info(self.body(id).shape(op));
        let Some(name) = info.and_then(|info| info.terminator) else { return };
        let body = self.body(inner);
        let last = |&region: &Region| body.blocks(region).first().and_then(|&block| body.last_op(block));
        let is_other = |op: Op| self.ctx.shape_data(body.shape(op)).name != name;
        if regions.iter().filter_map(last).any(is_other) {
            let name = self.ctx.text(name);
            self.error(id, op, &format!("the regions of this operation end with `{name}`"));
        }
    }

    fn block(&mut self, id: BodyId, block: Block, isolated: &mut Vec<(BodyId, Op)>) {
        let body = self.body(id);
        for op in body.ops(block) {
            let (traits, is_plain) = (self.traits(id, op), body.is_plain(op));
            if !is_plain && !body.successors(op).is_empty() && body.next(op).is_some() {
                self.error(id, op, "an operation with successors is the last of its block");
            } else if traits.contains(Traits::TERMINATOR)
                && body.num_results(op) == 0
                && body.next(op).is_some()
            {
                self.error(id, op, "a terminator is the last operation of its block");
            }
            if is_plain || !body.has_regions(op) {
                self.registered(id, op);
            } else if traits.contains(Traits::ISOLATED_FROM_ABOVE) {
                isolated.push((id, op));
            } else {
                self.structure(id, op, isolated);
            }
        }
    }

    fn symbols(&mut self, id: BodyId, region: Region) {
        let body = self.body(id);
        let mut taken = FxHashSet::default();
        for op in body.blocks(region).iter().flat_map(|&block| body.ops(block)) {
            let name = self.ctx.get_attr(body.attrs(op), self.ctx.known().sym_name);
            if let Some(AttrData::String { value, .. }) = name.map(|attr| self.ctx.attr_data(attr))
                && !taken.insert(*value)
            {
                self.error(id, op, "another operation of this symbol table has the same name");
            }
        }
    }

    // ---- dominance ----------------------------------------------------------------------------------------

    fn dominance(&mut self, id: BodyId, scope: Op) {
        let inner = self.ir.regions(id, scope).0;
        let body = self.body(inner);
        // Values from outside are in the same body, if the operation has none of its own.
        let border = (inner == id).then_some(scope);
        // 0 is for what has not been seen yet, as what comes later in the same block.
        let mut order = vec![0u32; body.slot_count()];
        let mut count = 0;
        let mut worklist = vec![(id, scope)];
        while let Some((owner_body, owner)) = worklist.pop() {
            let ssa_op = self.traits(owner_body, owner);
            for &region in self.ir.regions(owner_body, owner).1 {
                let blocks = body.blocks(region);
                let ordered = blocks.len() > 1
                    || (ssa_op.contains(Traits::REGISTERED) && !ssa_op.contains(Traits::GRAPH_REGION));
                for &block in blocks {
                    let reachable = blocks.len() < 2 || self.tree(inner, region).reaches(block);
                    for op in body.ops(block) {
                        for value in body.operands(op).filter(|_| reachable) {
                            let good = match body.def(value) {
                                ValueDef::Result(def, _) if body.block(def) == Some(block) => {
                                    if !ordered || order[def.slot()] != 0 { Ok(()) } else { Err(UNDEFINED) }
                                }
                                ValueDef::Argument(home, _) if home == block => Ok(()),
                                _ => self.dominates((inner, border), value, op, &order),
                            };
                            if let Err(message) = good {
                                self.error(inner, op, message);
                                break;
                            }
                        }
                        count += 1;
                        order[op.slot()] = count;
                        if !body.is_plain(op)
                            && body.has_regions(op)
                            && !self.traits(inner, op).contains(Traits::ISOLATED_FROM_ABOVE)
                        {
                            worklist.push((inner, op));
                        }
                    }
                }
            }
        }
    }

    fn tree(&mut self, id: BodyId, region: Region) -> &Tree {
        let body = self.ir.body(id);
        self.trees.entry((id, region)).or_insert_with(|| Tree::new(body, region))
    }

    /// Whether the regions of the op around a region order the ops of a block (the region having `blocks`
    /// blocks).
    fn is_ordered(&self, id: BodyId, region: Region) -> bool {
        let body = self.body(id);
        if body.blocks(region).len() > 1 {
            return true;
        }
        let traits = match (body.region_parent(region), body.owner()) {
            (Some(op), _) => self.traits(id, op),
            (None, Some((outer, op))) => self.traits(outer, op),
            (None, None) => return false,
        };
        traits.contains(Traits::REGISTERED) && !traits.contains(Traits::GRAPH_REGION)
    }

    /// A value from another block than the user's, which is not from beyond an isolated operation; why it
    /// cannot be used if it cannot.
    fn dominates(
        &mut self,
        (id, border): (BodyId, Option<Op>),
        value: Value,
        user: Op,
        order: &[u32],
    ) -> Result<(), &'static str> {
        let body = self.body(id);
        let (def_block, def) = match body.def(value) {
            ValueDef::Placeholder => return Ok(()),
            ValueDef::Argument(block, _) => (block, None),
            ValueDef::Result(op, _) => match body.block(op) {
                Some(block) => (block, Some(op)),
                None => return Err(UNDEFINED),
            },
        };
        let Some(region) = body.block_region(def_block) else { return Err(UNDEFINED) };
        // The op around the user that is in the definition's region.
        let mut at = user;
        let block = loop {
            let Some(block) = body.block(at) else { return Err(UNDEFINED) };
            if body.block_region(block) == Some(region) {
                break block;
            }
            match body.parent_op(at) {
                Some(parent) if Some(parent) == border => return Err(OUTSIDE),
                Some(parent) => at = parent,
                None => return Err(UNDEFINED),
            }
        };
        let good = match def {
            _ if block != def_block => self.tree(id, region).properly_dominates(def_block, block),
            None => true,
            Some(_) if !self.is_ordered(id, region) => true,
            Some(def) => def != at && order[def.slot()] < order[at.slot()],
        };
        if good { Ok(()) } else { Err(UNDEFINED) }
    }
}
