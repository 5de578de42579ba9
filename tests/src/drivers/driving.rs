//! Greedy rewriting, of all operations or of a list, and walks.

use super::heard::Heard;
use super::printer::Names;
use super::scenario::Scenario;
use super::{Failure, direct, roots, tst};
use pdll::ir::{BodyId, Context, Ir, Module, Op, TOP};
use pdll::{
    BorrowedHost, Config, DriverReport, Filter, Greedy, IrHost, LinkedSet, MixedMatcher, PatternSet,
    Patterns, RegionLevel, Strictness, Walk,
};
use std::sync::Arc;

/// Does what a scenario says of such a driver.
pub(super) fn drive(
    driver: &str,
    scenario: &Scenario,
    patterns: &str,
    ctx: &mut Context,
    module: &mut Module,
    out: &mut String,
) -> Result<(), Failure> {
    let (set, titles) = set(scenario, patterns, ctx)?;
    let linked = set.link(ctx).map_err(|e| e.to_string())?;
    let compiled = linked.pattern_count() - titles.len();
    let patterns = (0..compiled).map(|_| None).chain(titles.into_iter().map(Some)).collect();
    let mut roots = roots(scenario, ctx, &module.ir);
    if roots.is_empty() {
        roots.push((TOP, module.ir.top_op()));
    }
    let names = Names::new(&module.ir);
    let mut heard = Heard::new(names, patterns, driver != "walk", scenario.flag("trace", true));
    match driver {
        "greedy_ops" => on_ops(scenario, &linked, ctx, &mut module.ir, &mut heard),
        "greedy" | "walk" => {
            for root in roots {
                on_root(driver, scenario, &linked, root, (ctx, &mut module.ir), &mut heard);
            }
        }
        _ => return Err(format!("there is no driver {driver}")),
    }
    *out += &heard.out;
    Ok(())
}

/// The patterns, and the names of those in the scenario's own language. Filters are for these.
fn set(
    scenario: &Scenario,
    patterns: &str,
    ctx: &mut Context,
) -> Result<(PatternSet<IrHost>, Vec<String>), Failure> {
    let mut set = super::compiled(patterns)?.unwrap_or_else(PatternSet::new);
    let filter = Filter {
        enabled: scenario.strings("enabled_patterns"),
        disabled: scenario.strings("disabled_patterns"),
    };
    let mut titles = Vec::new();
    for json in scenario.list("native_patterns") {
        let pattern = direct::Pattern(super::steps::written(ctx, json)?);
        if filter.lets_through(&pattern.0.name, &pattern.0.labels) {
            titles.push(pattern.0.name.clone());
            set.add(pattern);
        }
    }
    Ok((set, titles))
}

fn config(scenario: &Scenario) -> Config {
    let number = |key: &str| scenario.get(key).and_then(serde_json::Value::as_i64);
    Config {
        top_down: scenario.flag("top_down", false),
        max_iterations: number("max_iterations").map_or(10, |n| u32::try_from(n).unwrap_or(u32::MAX)),
        max_rewrites: number("max_rewrites").and_then(|n| u64::try_from(n).ok()),
        strictness: match scenario.text("strictness") {
            Some("existing") => Strictness::Existing,
            Some("existing_and_new") => Strictness::ExistingAndNew,
            _ => Strictness::Any,
        },
        regions: match scenario.text("region_simplify") {
            Some("disabled") => RegionLevel::Unreachable,
            Some("normal") => RegionLevel::Normal,
            _ => RegionLevel::Aggressive,
        },
        fold: scenario.flag("fold", true),
        unique_constants: scenario.flag("cse_constants", true),
        ..Config::default()
    }
}

fn greedy(scenario: &Scenario, set: &LinkedSet<IrHost>) -> Greedy<IrHost, MixedMatcher<IrHost>> {
    Greedy::new(set.mixed_matcher(), config(scenario)).with_folder(Arc::new(tst::Tst))
}

/// What is in an operation.
fn on_root(
    driver: &str,
    scenario: &Scenario,
    set: &LinkedSet<IrHost>,
    (id, op): (BodyId, Op),
    (ctx, ir): (&mut Context, &mut Ir),
    heard: &mut Heard,
) {
    let name = ctx.text(ctx.shape_data(ir.body(id).shape(op)).name).into_owned();
    heard.out += &format!("run {name}#{}\n", heard.names.op((id, op)));
    heard.id = ir.regions(id, op).0;
    let inner = heard.id;
    let mut borrowed = BorrowedHost::new(ctx, ir);
    let host = borrowed.body(inner);
    if driver == "walk" {
        Walk::new(set.mixed_matcher(), config(scenario).limits).run(host, heard);
        heard.out += "result done\n";
        return;
    }
    let mut driver = greedy(scenario, set);
    driver.run(host, heard);
    let DriverReport { converged, changed, .. } = driver.report();
    // Where nothing at all is asked for, MLIR takes that for done.
    let converged = converged || config(scenario).max_iterations == 0;
    heard.out += &format!("result {}\n", said(converged, changed));
}

/// The operations of some names, and those that are marked.
fn on_ops(scenario: &Scenario, set: &LinkedSet<IrHost>, ctx: &mut Context, ir: &mut Ir, heard: &mut Heard) {
    let names = scenario.strings("ops");
    let mut ops: Vec<Op> = Vec::new();
    for (id, op) in Names::in_order(ir) {
        let body = ir.body(id);
        let name = ctx.text(ctx.shape_data(body.shape(op)).name).into_owned();
        let pick = ctx.find_name("pick").and_then(|pick| ctx.get_attr(body.attrs(op), pick));
        if id == TOP && (pick.is_some() || names.contains(&name)) {
            ops.push(op);
        }
    }
    heard.out += &format!("run on {} ops\n", ops.len());
    let mut borrowed = BorrowedHost::new(ctx, ir);
    let report = greedy(scenario, set).run_ops(borrowed.body(TOP), &ops, None, heard);
    let all_erased = if report.all_erased { " all erased" } else { "" };
    heard.out += &format!("result {}{all_erased}\n", said(report.converged, report.changed));
}

fn said(converged: bool, changed: bool) -> String {
    let so = if converged { "converged" } else { "not converged" };
    format!("{so} {}", if changed { "changed" } else { "unchanged" })
}
