//! Where witnesses are run.

use super::instance::Instance;
use crate::{Error, PatternSet};
use pdll_bytecode::Bank;
use pdll_compiler::driver;
use pdll_compiler::pdl::{self, Module};
use pdll_host_ir::{BorrowedHost, IrHost};
use pdll_ir::{Context, Op, PrintOptions, parse_module, print};
use pdll_ods::Definitions;
use pdll_source::diag::Diagnostics;
use pdll_source::{SourceMap, Standard};
use pdll_vm::{Config, Describe, IrWalk, Limits, LinkedSet, Machine, PatternApplicator, Session};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Rewrites after which a run on a witness, which is a few operations, is taken not to end.
pub(super) const ENDLESS: u64 = 1000;

/// How many patterns that match an operation are looked at.
pub(super) const MOST_MATCHING: usize = 64;

/// Patterns, compiled and linked, that are called by their number in the module.
pub(super) struct Lab {
    ctx: Context,
    linked: LinkedSet<IrHost>,
    /// By pattern of the program: its number in the module.
    numbers: Arc<[usize]>,
    /// Patterns that call native functions which nobody has registered, and so cannot be run.
    pub(super) foreign: BTreeSet<usize>,
}

/// What a run did.
pub(super) struct Ran {
    /// Whether it ended by itself.
    pub(super) ended: bool,
    /// The patterns that were applied last.
    pub(super) at_work: Vec<usize>,
    /// The IR after it.
    pub(super) after: String,
}

impl Lab {
    /// With the patterns of a module, or only those of these numbers; `None` if they make no program.
    pub(super) fn new(
        module: &Module,
        only: Option<&[usize]>,
        sources: &SourceMap,
        definitions: &[Arc<Definitions>],
    ) -> Option<Self> {
        let mut chosen = only.map_or_else(|| module.clone(), |numbers| module.only(numbers));
        for (at, pattern) in chosen.patterns.iter_mut().enumerate() {
            let number = only.map_or(at, |numbers| numbers[at]);
            pattern.name = Some(chosen.strings.intern(&format!("P{number}")));
        }
        let mut diags = Diagnostics::new();
        let module = pdl::verify(chosen, Standard::Extended, &mut diags)?;
        let program = driver::to_program(&module, sources, &mut diags)?;
        let mut set = PatternSet::new();
        let mut foreign = BTreeSet::new();
        for (i, native) in (0..).zip(&program.natives) {
            let known = match native.constraint {
                true => set.natives().find_constraint(&native.name).is_some(),
                false => set.natives().find_rewrite(&native.name).is_some(),
            };
            if known || program.definitions.iter().any(|d| d.native == i) {
                continue;
            }
            let users = program.patterns.iter().filter(|p| p.lists.natives().contains(&i));
            foreign.extend(users.map(|p| number(&p.name)));
            let (params, results): (Vec<Bank>, Vec<Bank>) = (native.params.clone(), native.results.clone());
            match native.constraint {
                true => set.natives().raw_constraint(
                    &native.name,
                    params,
                    results,
                    Arc::new(|_, _, _, _| pdll_vm::Verdict::Undefined),
                ),
                false => set.natives().raw_rewrite(
                    &native.name,
                    params,
                    results,
                    Arc::new(|_, _, _| Err(pdll_vm::NativeError::Declined)),
                ),
            }
        }
        let mut ctx = Context::new();
        definitions.iter().for_each(|known| pdll_dialects::add_definitions(&mut ctx, known));
        let numbers = program.patterns.iter().map(|p| number(&p.name)).collect();
        let set = set.with_program(program);
        let linked: Result<_, Error> = set.link(&mut ctx);
        Some(Self { ctx, linked: linked.ok()?, numbers, foreign })
    }

    /// Does `f` at the root of an instance; `None` if the text is no valid IR.
    fn at_root<R>(&mut self, instance: &Instance, f: impl FnOnce(&mut IrHost, Op) -> R) -> Option<R> {
        let mut ir = parse_module(&mut self.ctx, "witness.mlir", instance.text.as_bytes()).ok()?.ir;
        let id = ir.body_ids().last()?;
        let mut borrowed = BorrowedHost::new(&mut self.ctx, &mut ir);
        let host = borrowed.body(id);
        let mut root = None;
        host.walk(false, |host, op| {
            if host.position(op).is_some_and(|(_, line, _)| line == instance.root) {
                root = root.or(Some(op));
            }
        });
        Some(f(host, root?))
    }

    /// The patterns that match at the root of an instance, best first, up to a bound.
    pub(super) fn matching(&mut self, instance: &Instance) -> Option<Vec<usize>> {
        let mut machine = Machine::new(self.linked.programs()[0].clone());
        let numbers = self.numbers.clone();
        self.at_root(instance, |host, root| {
            let (mut all, mut session, mut floor) = (Vec::new(), Session::new(()), None);
            while all.len() < MOST_MATCHING
                && let Some(found) = machine.best_match(host, &mut session, root, floor)
            {
                all.push(numbers[found as usize]);
                floor = Some(found);
            }
            all.dedup();
            all
        })
    }

    /// Whether a pattern is applied at the root of an instance, in full or until it cannot go on, so that no
    /// other is tried there.
    pub(super) fn applied(&mut self, instance: &Instance) -> Option<bool> {
        let mut matcher = self.linked.matcher();
        self.at_root(instance, |host, root| matcher.apply(host, &mut (), root))
    }

    /// Applies one rewrite at the root of an instance; the whole IR before and after, if there was one.
    pub(super) fn rewritten(&mut self, instance: &Instance) -> Option<(String, String)> {
        let mut module = parse_module(&mut self.ctx, "witness.mlir", instance.text.as_bytes()).ok()?;
        let before = print(&self.ctx, &module, PrintOptions::default());
        let id = module.ir.body_ids().last()?;
        let mut matcher = self.linked.matcher();
        let applied = {
            let mut borrowed = BorrowedHost::new(&mut self.ctx, &mut module.ir);
            let host = borrowed.body(id);
            let mut root = None;
            host.walk(false, |host, op| {
                if host.position(op).is_some_and(|(_, line, _)| line == instance.root) {
                    root = root.or(Some(op));
                }
            });
            matcher.apply(host, &mut (), root?)
        };
        applied.then(|| (before, print(&self.ctx, &module, PrintOptions::default())))
    }

    /// Runs the greedy driver on a text; `None` if it is no valid IR.
    pub(super) fn run(&mut self, text: &str) -> Option<Ran> {
        let mut module = parse_module(&mut self.ctx, "witness.mlir", text.as_bytes()).ok()?;
        let limits = Limits { rewrites: Some(ENDLESS), ..Limits::default() };
        let config = Config { max_iterations: u32::MAX, limits, ..Config::default() };
        let report = self.linked.run(&mut self.ctx, &mut module.ir, &config);
        let mut at_work: Vec<usize> = report.at_work.iter().map(|title| number(title)).collect();
        at_work.sort_unstable();
        at_work.dedup();
        Some(Ran {
            ended: report.converged && report.reached.is_none(),
            at_work,
            after: print(&self.ctx, &module, PrintOptions::default()),
        })
    }
}

/// The number in a name that [`Lab::new`] has given.
fn number(name: &str) -> usize {
    name[1..].parse().unwrap_or_default()
}
