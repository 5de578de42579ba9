//! Patterns that cannot apply, repeat, or never end, each with IR on which it shows.
//!
//! What is suspected is found on the smallest IR that a pattern matches (`instance`), and given only if a run
//! on that IR confirms it. Nothing is said of patterns whose matching or rewriting only native functions
//! know, nor where what one run shows need not be so for all IR.

mod instance;
mod lab;
mod suite;

pub use suite::{Case, Expected, cases};

use instance::{Fresh, Instance, Variant, instance};
use lab::Lab;
use pdll_compiler::matcher::shadow;
use pdll_compiler::pdl::{Module, NodeKind, Pattern, Ty, ValidModule};
use pdll_limits::Limit;
use pdll_ods::Definitions;
use pdll_source::diag::{Diagnostic, Diagnostics};
use pdll_source::{SourceMap, Span};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// With more patterns than this, instances are not put together by twos: there are too many.
const COMPOSED: usize = 48;

/// Bounds of checking: what is beyond them is not told of, and nothing wrong is.
pub const LIMITS: &[Limit] = &[
    Limit {
        name: "rewrites of a witness",
        value: lab::ENDLESS,
        unit: "rewrites",
        what: "rewrites of a witness, which is a few operations, after which it is taken not to end",
        reached_when: "a warning",
    },
    Limit {
        name: "matches of a witness",
        value: lab::MOST_MATCHING as u64,
        unit: "patterns",
        what: "patterns that match the same operation, best first, which `check` looks at",
        reached_when: "no warning of the others there",
    },
    Limit {
        name: "witnesses put together",
        value: COMPOSED as u64,
        unit: "patterns",
        what: "patterns of a set of which `check` puts witnesses together by twos, to find cycles",
        reached_when: "no warning of cycles that show on no single one",
    },
    Limit {
        name: "near misses",
        value: suite::MISSES as u64,
        unit: "tests",
        what: "tests that `check --witness` writes of what a pattern does not match",
        reached_when: "the rest is left out",
    },
    Limit {
        name: "rewrites that are tried",
        value: crate::explain::MOST_TRIED as u64,
        unit: "operations",
        what: "operations at which `explain` tries on a copy what the pattern that comes first does",
        reached_when: "of the rest it is told which pattern comes first, not whether its rewrite fails",
    },
];

/// Something that was found, and the IR on which it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The warning; its last note is the IR.
    pub diagnostic: Diagnostic,
    /// The patterns that it is about, by their number in the module: the one that is at fault first.
    pub patterns: Vec<usize>,
    /// A module as MLIR's text on which it shows, the smallest that was found.
    pub witness: String,
}

/// Checks the patterns of a module, made from `sources`. `definitions` is what `.td` files define. Findings
/// come in the order of the patterns.
#[must_use]
pub fn check(module: &ValidModule, sources: &SourceMap, definitions: &[Arc<Definitions>]) -> Vec<Finding> {
    let Some(lab) = Lab::new(module, None, sources, definitions) else { return Vec::new() };
    let mut check = Check {
        fresh: Fresh::new(module),
        module,
        sources,
        definitions,
        lab,
        labs: BTreeMap::new(),
        found: Vec::new(),
        pairs: BTreeSet::new(),
        silent: BTreeSet::new(),
    };
    (0..module.patterns.len()).for_each(|p| check.alone(p));
    (0..module.patterns.len()).for_each(|p| check.shadowed(p));
    (0..module.patterns.len()).for_each(|p| check.overlapping(p));
    check.cycles();
    check.found.sort_by_key(|f| f.patterns[0]);
    check.found
}

/// The warnings among findings.
#[must_use]
pub fn diagnostics(found: Vec<Finding>) -> Diagnostics {
    found.into_iter().map(|f| f.diagnostic).collect()
}

/// What a compilation has said, and what was found in what it has compiled. What both say is there once: as
/// it was found, with IR on which it shows.
#[must_use]
pub fn joined(said: &Diagnostics, found: Vec<Finding>) -> Diagnostics {
    let found = diagnostics(found);
    let twice = |d: &Diagnostic| found.iter().any(|f| f.code == d.code && f.place == d.place);
    let mut all: Diagnostics = said.iter().filter(|d| !twice(d)).cloned().collect();
    all.append(found);
    all
}

struct Check<'a> {
    module: &'a Module,
    sources: &'a SourceMap,
    definitions: &'a [Arc<Definitions>],
    fresh: Fresh,
    lab: Lab,
    /// Single patterns, by their number in the module.
    labs: BTreeMap<usize, Option<Lab>>,
    found: Vec<Finding>,
    /// Patterns of which something was found together.
    pairs: BTreeSet<(usize, usize)>,
    /// Patterns of which it has been said that they go on for ever.
    silent: BTreeSet<usize>,
}

/// What a pattern asks besides what is there.
#[derive(Clone, Copy)]
struct Nature {
    /// It calls constraints, or has operands that may stand in either order, or attributes that may be
    /// absent: matching an instance says nothing of other IR.
    conditional: bool,
    /// Operands may stand in either order.
    either: bool,
    /// Its rewrite calls native functions.
    native: bool,
}

fn nature(pattern: &Pattern) -> Nature {
    let mut nature = Nature { conditional: false, either: false, native: pattern.rewrite.external.is_some() };
    for node in &pattern.nodes {
        match node.kind {
            NodeKind::Either { .. } => (nature.either, nature.conditional) = (true, true),
            NodeKind::ApplyConstraint { .. } | NodeKind::OptionalAttribute { .. } => {
                nature.conditional = true
            }
            NodeKind::ApplyRewrite { .. } => nature.native = true,
            _ => {}
        }
    }
    nature
}

impl Check<'_> {
    fn instance(&self, pattern: usize, variant: Variant) -> Option<Instance> {
        instance(self.module, &self.module.patterns[pattern], &self.fresh, variant)
    }

    /// A lab with one pattern; `None` if that makes no program.
    fn single(&mut self, pattern: usize) -> Option<&mut Lab> {
        let lab = self.labs.entry(pattern);
        lab.or_insert_with(|| Lab::new(self.module, Some(&[pattern]), self.sources, self.definitions))
            .as_mut()
    }

    fn title(&self, pattern: usize) -> String {
        match self.module.patterns[pattern].name {
            Some(name) => format!("`{}`", self.module.strings.get(name)),
            None => "this one".into(),
        }
    }

    fn span(&self, pattern: usize) -> Span {
        self.module.patterns[pattern].span
    }

    fn find(&mut self, patterns: Vec<usize>, d: Diagnostic, witness: String) {
        let diagnostic = d.note(format!("it shows on this IR:\n{}", witness.trim_end()));
        if let &[a, b] = &patterns[..] {
            self.pairs.extend([(a, b), (b, a)]);
        }
        self.found.push(Finding { diagnostic, patterns, witness });
    }

    /// The instances that stand for all IR that a pattern matches; `None` if one cannot be told.
    fn all_instances(&self, pattern: usize) -> Option<Vec<Instance>> {
        let mut all: Vec<Instance> = Vec::new();
        for bits in 0..8u32 {
            let variant =
                Variant { long: bits & 1 != 0, used: bits & 2 != 0, optional: bits & 4 != 0, miss: None };
            let new = self.instance(pattern, variant)?;
            if !all.contains(&new) {
                all.push(new);
            }
        }
        Some(all)
    }

    /// A pattern by itself: whether it changes anything, and whether it ends.
    fn alone(&mut self, p: usize) {
        let nature = nature(&self.module.patterns[p]);
        if nature.native || self.module.patterns[p].bounded_recursion || self.lab.foreign.contains(&p) {
            return;
        }
        let Some(mut lab) = Lab::new(self.module, Some(&[p]), self.sources, self.definitions) else { return };
        for used in [false, true] {
            let Some(instance) = self.instance(p, Variant { used, ..Variant::default() }) else { return };
            let text = || instance.text.clone();
            if let Some((before, after)) = lab.rewritten(&instance)
                && before == after
            {
                let message = "this pattern rewrites what it matches to the same, and reports success";
                let d = Diagnostic::warning("rewrite-without-change", self.span(p), message)
                    .help("match what is not yet as the rewrite makes it, or leave the pattern out");
                self.silent.insert(p);
                return self.find(vec![p], d, text());
            }
            if lab.run(&instance.text).is_some_and(|ran| !ran.ended) {
                let message = format!(
                    "this pattern matches what it has rewritten, for ever: it was stopped after {} rewrites",
                    lab::ENDLESS
                );
                let d = Diagnostic::warning("endless-pattern", self.span(p), message)
                    .help("match only what is not yet as the rewrite makes it");
                self.silent.insert(p);
                return self.find(vec![p], d, text());
            }
        }
    }

    /// Whether a better pattern is applied wherever this one matches: the best of those that are.
    fn shadowed(&mut self, p: usize) {
        if nature(&self.module.patterns[p]).either {
            return;
        }
        let Some(instances) = self.all_instances(p) else { return };
        let mut better: Option<Vec<usize>> = None;
        for instance in &instances {
            let Some(mut matching) = self.lab.matching(instance) else { return };
            let Some(place) = matching.iter().position(|&q| q == p) else { return };
            matching.truncate(place);
            matching.retain(|q| better.as_ref().is_none_or(|better| better.contains(q)));
            better = Some(matching);
        }
        let better = better.unwrap_or_default();
        let Some(by) = better.into_iter().find(|&by| self.is_always_first(by, p, &instances)) else { return };
        let d = shadow::warning(self.module, p, by, self.is_duplicate(p, by));
        self.find(vec![p, by], d, instances.into_iter().next().map_or_else(String::new, |i| i.text));
    }

    /// Whether a pattern that is tried before `p` wherever that matches leaves nothing to it: it is applied,
    /// or fails where that would too. `instances` are those of `p`.
    fn is_always_first(&mut self, by: usize, p: usize, instances: &[Instance]) -> bool {
        let nature = nature(&self.module.patterns[by]);
        if nature.conditional || nature.native || self.lab.foreign.contains(&by) {
            return false;
        }
        let (fails_with, mut applies) = (self.fails_with(p, by), false);
        let Some(alone) = self.single(by) else { return false };
        for instance in instances {
            match alone.applied(instance) {
                Some(true) => applies = true,
                Some(false) if fails_with => {}
                _ => return false,
            }
        }
        applies
    }

    /// Whether the rewrite of a pattern fails wherever that of another one does: all that either does is to
    /// put values in the root's place, as many as the other.
    fn fails_with(&self, p: usize, other: usize) -> bool {
        let count = |p: usize| {
            let pattern = &self.module.patterns[p];
            let &[node] = &pattern.rewrite.body[..] else { return None };
            match &pattern.node(node).kind {
                NodeKind::ReplaceWithValues { op, with } if Some(*op) == pattern.rewrite.root => {
                    with.iter().all(|value| pattern.ty(*value) == Ty::Value).then_some(with.len())
                }
                _ => None,
            }
        };
        count(p).is_some() && count(p) == count(other)
    }

    /// Whether two patterns, of which one matches wherever the other does, also do so the other way round,
    /// and make the same of it.
    fn is_duplicate(&mut self, p: usize, by: usize) -> bool {
        let Some(instances) = self.all_instances(by) else { return false };
        let everywhere = instances.iter().all(|i| self.lab.matching(i).is_some_and(|m| m.contains(&p)));
        let (Some(first), true) = (instances.first(), everywhere) else { return false };
        let mut after = |which: usize| self.single(which)?.rewritten(first);
        let (mine, other) = (after(p), after(by));
        mine.is_some() && mine == other
    }

    /// Other patterns of the same benefit that match what this one does; the order of the source decides.
    fn overlapping(&mut self, p: usize) {
        let Some(instance) = self.instance(p, Variant::default()) else { return };
        let Some(matching) = self.lab.matching(&instance) else { return };
        let benefit = |p: usize| self.module.patterns[p].benefit;
        if !matching.contains(&p) {
            return;
        }
        let untold = |q: usize| !self.pairs.contains(&(p, q));
        let others: Vec<usize> =
            matching.into_iter().filter(|&q| q != p && benefit(q) == benefit(p) && untold(q)).collect();
        for other in others {
            let (first, second) = (p.min(other), p.max(other));
            let name = self.title(first);
            let message = format!(
                "this pattern and {name} have the same benefit and match the same: {name} is applied"
            );
            let d = Diagnostic::warning("overlapping-patterns", self.span(second), message)
                .label(self.span(first), "this one comes first, since it stands before the other")
                .help("give one of them a higher benefit");
            self.find(vec![second, first], d, instance.text.clone());
        }
    }

    /// Patterns that undo each other's work: runs of all on each instance, and on each with another in place
    /// of an argument.
    fn cycles(&mut self) {
        let count = self.module.patterns.len();
        let mut texts: Vec<String> = Vec::new();
        for p in 0..count {
            for used in [false, true] {
                texts.extend(self.instance(p, Variant { used, ..Variant::default() }).map(|i| i.text));
            }
        }
        if count <= COMPOSED {
            let all: Vec<Instance> =
                (0..count).filter_map(|p| self.instance(p, Variant::default())).collect();
            for outer in &all {
                texts.extend(all.iter().filter_map(|inner| composed(outer, inner)));
            }
        }
        for text in texts {
            let Some(ran) = self.lab.run(&text) else { continue };
            let known = ran.at_work.iter().any(|p| self.silent.contains(p) || self.lab.foreign.contains(p));
            let untold = |&p: &usize| {
                let pattern = &self.module.patterns[p];
                nature(pattern).native || pattern.bounded_recursion
            };
            if ran.ended || known || ran.at_work.is_empty() || ran.at_work.iter().any(untold) {
                continue;
            }
            self.silent.extend(&ran.at_work);
            self.cycle(ran.at_work, text);
        }
    }

    fn cycle(&mut self, patterns: Vec<usize>, text: String) {
        let (first, rest) = (patterns[0], &patterns[1..]);
        let (at, stopped) = (self.span(first), format!("stopped after {} rewrites", lab::ENDLESS));
        let mut d = match rest.is_empty() {
            true => {
                let message =
                    format!("this pattern matches what it has rewritten, for ever: it was {stopped}");
                Diagnostic::warning("endless-pattern", at, message)
            }
            false => {
                let names: Vec<String> = rest.iter().map(|&p| self.title(p)).collect();
                let names = names.join(", ");
                let message =
                    format!("this pattern and {names} are applied in turns, for ever: they were {stopped}");
                Diagnostic::warning("pattern-cycle", at, message)
            }
        };
        for &p in rest {
            d = d.label(self.span(p), "this one takes part");
        }
        let d = d.help("one of them must not match what another makes");
        self.find(patterns.clone(), d, text);
    }
}

/// An instance whose first argument is the first result of another's root, if they have the same type and the
/// root has one result.
fn composed(outer: &Instance, inner: &Instance) -> Option<String> {
    let body = |i: &Instance| -> Vec<String> { i.text.lines().map(str::to_string).collect() };
    let (outer_lines, inner_lines) = (body(outer), body(inner));
    let root = inner_lines.get(inner.root as usize - 1)?.trim();
    let (result, rest) = root.split_once(" = ")?;
    let ty = rest.rsplit_once("-> (")?.1.strip_suffix(')')?;
    if result.contains(':') || ty.contains(',') {
        return None;
    }
    let arguments = |lines: &[String]| -> Option<Vec<(String, String)>> {
        let list = lines.first()?.split_once('(')?.1.rsplit_once(')')?.0.to_string();
        let pairs = list.split(", ").filter(|p| !p.is_empty()).map(|p| p.split_once(": "));
        pairs.map(|p| p.map(|(n, t)| (n.to_string(), t.to_string()))).collect()
    };
    let (outer_arguments, inner_arguments) = (arguments(&outer_lines)?, arguments(&inner_lines)?);
    let replaced = outer_arguments.iter().find(|a| a.1 == ty)?;
    // Names of the inner one get a letter of their own.
    let inner_name = |text: &str| text.replace('%', "%i");
    let inner_arguments = inner_arguments.iter().map(|(n, t)| format!("{}: {t}", inner_name(n)));
    let kept = outer_arguments.iter().filter(|a| a.0 != replaced.0).map(|(n, t)| format!("{n}: {t}"));
    let list: Vec<String> = inner_arguments.chain(kept).collect();
    let mut text = format!("func.func @witness({}) {{\n", list.join(", "));
    for line in inner_lines.get(1..inner_lines.len() - 2)? {
        text += &format!("{}\n", inner_name(line));
    }
    for line in outer_lines.get(1..outer_lines.len() - 2)? {
        // Names end where no digit or letter follows.
        let mut out = String::new();
        for (i, piece) in line.split(&replaced.0).enumerate() {
            if i > 0 {
                let more = piece.starts_with(|c: char| c.is_ascii_digit());
                out += if more { &replaced.0 } else { "" };
                out += &if more { String::new() } else { inner_name(result) };
            }
            out += piece;
        }
        text += &format!("{out}\n");
    }
    text.push_str("  return\n}\n");
    Some(text)
}
