//! Creating ops in the rewrite loop.

use crate::error::{NativeError, RewriteError};
use crate::host::{AttrSym, HostMut, OpSpec, OpSym, Results};
use crate::limits::Limit;
use crate::link::{LinkedProgram, LinkedRewrite};
use crate::listener::RewriteListener;
use crate::machine::{Interpreter, Running, Site, USED_ERASED};
use crate::matcher::read;
use crate::outcome::Reason;
use crate::registers::{get, set};
use crate::rewriter::Edit;
use pdll_bytecode::isa::{Pairs, RegWords};

/// Where the result types of an op are that is created.
pub(crate) enum Given<'a, T> {
    Registers(RegWords<'a>),
    List(&'a [T]),
    /// The host has to know them.
    Nowhere,
}

fn site_name(sites: &[Site], site: u32) -> OpSym {
    sites.get(site as usize).map_or(OpSym(u32::MAX), |s| s.name)
}

/// The kind of an op that is created here with so many operands and results.
fn site_kind<H: HostMut>(
    sites: &mut [Site],
    host: &mut H,
    site: u32,
    operands: usize,
    results: usize,
) -> u32 {
    let Some(site) = sites.get_mut(site as usize) else { return u32::MAX };
    let (operands, results) = (operands as u32, results as u32);
    if site.operands != operands || site.results != results {
        site.kind = host.link_kind(site.name, operands, results);
        (site.operands, site.results) = (operands, results);
    }
    site.kind
}

/// Creates the op of `spec`, whose kind is known, beside `old`, of which the listener hears that it becomes
/// this one. None: host or listener want each step, and nothing has been done.
#[cold]
#[inline(never)]
pub(crate) fn begin_beside<H: HostMut, L: RewriteListener<H>>(
    host: &mut H,
    listener: &mut L,
    old: H::Op,
    spec: &OpSpec<'_, H>,
    matched: Option<&[H::Op]>,
) -> Option<H::Op> {
    let (kind, new) = (spec.kind?, host.create_beside(old, spec, matched)?);
    if listener.becomes(host, old, new, kind, spec.operands) {
        return Some(new);
    }
    host.cancel_beside(new);
    None
}

impl<H: HostMut> Interpreter<H> {
    /// Creates an op that replaces another one, where that stands if the host can.
    #[inline(always)]
    pub(crate) fn create_replacing<L: RewriteListener<H>>(
        &mut self,
        rewrite: &LinkedRewrite,
        host: &mut H,
        running: &mut Running<'_, L>,
        pc: usize,
    ) -> Result<(), Box<Reason>> {
        read!(&rewrite.code, pc, CreateReplacing { dst, old, name, operands, attrs });
        let (old, site) = (self.op(old)?, name);
        self.gather_attrs(attrs);
        let Self { state, log, sites, operands: memory, attrs, .. } = self;
        let operands = state.values_of(operands, memory).ok_or(USED_ERASED)?;
        let results = host.result_count(old);
        let kind = site_kind(sites, host, site, operands.len(), results as usize);
        let spec = OpSpec {
            name: site_name(sites, site),
            kind: Some(kind),
            operands,
            attrs,
            results: Results::Like(old),
        };
        let at_once = !log.deferred_erasures.contains(&old);
        let begun = match at_once && host.can_turn_into(old, &spec) {
            true => running.listener.becomes(host, old, old, kind, spec.operands).then_some(old),
            false if at_once => begin_beside(host, running.listener, old, &spec, None),
            false => None,
        };
        let new = if let Some(new) = begun {
            log.changed = true;
            if log.track {
                log.replaced_ops.push(old);
                log.replaced_values.extend((0..results).map(|i| host.result(old, i)));
            }
            match new == old {
                true => host.turn_into(old, &spec, None),
                false => host.take_place(old, new),
            }
            new
        } else {
            let mut edit = Edit { host, listener: running.listener, log, budget: running.budget };
            let new = edit.create(&spec)?;
            edit.replace_with_op(old, new)?;
            new
        };
        self.forget(rewrite);
        set(&mut self.state.ops, dst, Some(new));
        Ok(())
    }

    /// Creates an op with the attributes that were gathered, into register `dst`.
    pub(crate) fn create<L: RewriteListener<H>>(
        &mut self,
        host: &mut H,
        running: &mut Running<'_, L>,
        (dst, site): (u32, u32),
        operands: RegWords<'_>,
        types: Given<'_, H::Type>,
    ) -> Result<(), Box<Reason>> {
        let Self { state, log, sites, operands: memory, types: type_memory, attrs, .. } = self;
        let operands = state.values_of(operands, memory).ok_or(USED_ERASED)?;
        let types = match types {
            Given::Registers(parts) => Some(state.types_of(parts, type_memory).ok_or(USED_ERASED)?),
            Given::List(types) => Some(types),
            Given::Nowhere => None,
        };
        let spec = OpSpec {
            name: site_name(sites, site),
            kind: types.map(|types| site_kind(sites, host, site, operands.len(), types.len())),
            operands,
            attrs,
            results: types.map_or(Results::Infer, Results::Types),
        };
        let new = Edit { host, listener: running.listener, log, budget: running.budget }.create(&spec)?;
        set(&mut self.state.ops, dst, Some(new));
        Ok(())
    }

    /// The result types of an op that is to be created with the attributes that were gathered, if they can
    /// be inferred.
    #[cold]
    pub(crate) fn infer<L>(
        &mut self,
        linked: &LinkedProgram<H>,
        host: &mut H,
        (site, operands): (u32, RegWords<'_>),
        running: &mut Running<'_, L>,
    ) -> Result<Option<Vec<H::Type>>, Box<Reason>> {
        let name = site_name(&self.sites, site);
        let Some((text, f)) = linked.rules.inference(name) else { return Ok(None) };
        let Self { state, operands: memory, attrs, .. } = self;
        let operands = state.values_of(operands, memory).ok_or(USED_ERASED)?;
        let spec = OpSpec { name, kind: None, operands, attrs, results: Results::Infer };
        let found = f(host, &spec, running.budget);
        if running.budget.is_spent() {
            return Err(RewriteError::Limit(Limit::MatcherSteps).into());
        }
        if let Err(NativeError::Unknown(why)) = found {
            let pattern = running.pattern;
            running.budget.cannot_tell(why, || vec![linked.pattern_title(pattern).to_string()]);
        }
        found.map(Some).map_err(|why| {
            let text = format!("the result types of '{text}' cannot be inferred: {why}");
            Box::new(Reason { text, refused: true })
        })
    }

    /// Attributes whose register is missing are left out, as in MLIR.
    pub(crate) fn gather_attrs(&mut self, attrs: Pairs<'_>) {
        let attrs =
            attrs.iter().filter_map(|(name, reg)| Some((AttrSym(name), get(&self.state.attrs, reg)?)));
        self.attrs.clear();
        self.attrs.extend(attrs);
    }
}
