//! `test-drivers SCENARIO.json PATTERNS.pdll INPUT.mlir`: drives patterns over IR as a scenario says, and
//! prints what happens, step by step, in the words of a program that does the same with MLIR.
//!
//! A scenario names the driver, what may stay, how types are converted, and patterns written in a small
//! language of steps (`steps`). Conversions are done here, the other drivers are in `driving`.

mod condition;
mod converting;
mod direct;
mod driving;
mod faults;
mod heard;
mod materialize;
mod printer;
mod scenario;
mod steps;
mod tst;

use pdll::PatternSet;
use pdll::conversion::{
    Action, Conversion, ConversionConfig, ConversionListener, ConversionPattern, ConversionTarget, Folding,
    Mode, TypeConverter, branch_pattern, call_pattern, function_pattern, register_conversion_natives,
    return_pattern,
};
use pdll::ir::{BodyId, Context, Ir, Module, Op, PrintOptions, parse_module, print, verify};
use printer::{Names, Printer};
use scenario::Scenario;
use std::sync::Arc;

/// What a scenario asks for that there is not, or what is wrong with one of the texts.
pub type Failure = String;

/// Runs a scenario: what it prints.
///
/// # Errors
/// The scenario is not understood, or the patterns or the IR are not good.
pub fn run(scenario: &str, patterns: &str, input: &str) -> Result<String, Failure> {
    let scenario = Scenario::new(scenario)?;
    let mut ctx = pdll::context();
    tst::register(&mut ctx);
    let module = parse_module(&mut ctx, "input.mlir", input.as_bytes());
    let mut module: Module =
        module.map_err(|errors| errors.iter().map(|e| e.message.clone()).collect::<Vec<_>>().join("\n"))?;
    let mut out = String::new();
    match scenario.text("driver").unwrap_or("greedy") {
        "conversion" => convert(&scenario, patterns, &mut ctx, &mut module, &mut out)?,
        driver => driving::drive(driver, &scenario, patterns, &mut ctx, &mut module, &mut out)?,
    }
    let good = verify(&ctx, &module.ir).is_empty();
    let fault = if good { faults::of_good(&ctx, &module.ir) } else { faults::of_bad(&ctx, &module.ir) };
    if let Some(fault) = fault {
        out += &fault;
    }
    out += if good { "verify ok\n" } else { "verify failed\n" };
    out += "ir\n";
    out += &print(&ctx, &module, PrintOptions { generic: true, ..PrintOptions::default() });
    Ok(out)
}

/// The conversion that a scenario describes.
fn convert(
    scenario: &Scenario,
    patterns: &str,
    ctx: &mut Context,
    module: &mut Module,
    out: &mut String,
) -> Result<(), Failure> {
    let mode = match scenario.text("mode").unwrap_or("partial") {
        "full" => Mode::Full,
        "analysis" => Mode::Analysis,
        _ => Mode::Partial,
    };
    let made = materialize::Made::default();
    let converter = Arc::new(scenario.converter(ctx, &made)?);
    let natives = natives(scenario, ctx, &converter)?;
    let target = target(scenario, ctx, &converter)?;
    let set = compiled(patterns)?;
    let names = Names::new(&module.ir);
    let known: Vec<String> = scenario
        .list("native_patterns")
        .iter()
        .filter_map(|p| Some(p["name"].as_str()?.to_string()))
        .collect();
    let mut printer = Printer::new(names, known, mode == Mode::Analysis, &made);
    *out += &format!("run {}\n", scenario.text("mode").unwrap_or("partial"));
    let conversion = Conversion {
        patterns: &natives,
        compiled: set.as_ref(),
        converter: scenario.has_converter().then(|| converter.clone()),
        config: ConversionConfig {
            mode,
            casts_stay: !scenario.flag("build_materializations", true),
            mark_casts: scenario.flag("attach_kind", false),
            folding: match scenario.text("fold_mode") {
                Some("never") => Folding::Never,
                Some("after") => Folding::AfterPatterns,
                _ => Folding::BeforePatterns,
            },
            try_impossible: true,
        },
        folder: Some(&tst::Tst),
        listener: scenario.flag("trace", true).then_some(&mut printer as &mut dyn ConversionListener),
        roots: roots(scenario, ctx, &module.ir),
        // What callbacks make is noted once: not when one thread begins anew.
        isolated: scenario.list("source_materializations").is_empty()
            && scenario.list("target_materializations").is_empty(),
        ..Conversion::new(&target)
    };
    let report = conversion.run(ctx, &mut module.ir).map_err(|e| e.to_string())?;
    let (names, lines) = printer.finish();
    *out += &lines;
    if let Some(error) = &report.error {
        let place = ctx.first_position(error.loc);
        let place = place.map_or("?".to_string(), |(_, line, column)| format!("{line}:{column}"));
        *out += &format!("diag error {place} {}\n", error.message);
    }
    *out += &made.lines();
    *out += if report.error.is_some() { "result failure\n" } else { "result success\n" };
    match mode {
        Mode::Partial => *out += &listed("unlegalized", &names, &report.unlegalized),
        Mode::Analysis => *out += &listed("legalizable", &names, &report.legalizable),
        Mode::Full => {}
    }
    Ok(())
}

/// The initial operations among these, by their numbers.
fn listed(what: &str, names: &Names, ops: &[(BodyId, Op)]) -> String {
    let mut numbers: Vec<u32> = ops.iter().filter_map(|op| names.initial(*op)).collect();
    numbers.sort_unstable();
    let numbers: String = numbers.iter().map(|number| format!(" #{number}")).collect();
    format!("{what}{numbers}\n")
}

/// The operations that are converted.
fn roots(scenario: &Scenario, ctx: &Context, ir: &Ir) -> Vec<(BodyId, Op)> {
    match scenario.text("on") {
        None | Some("module") => Vec::new(),
        Some(name) => {
            let mut all = Names::in_order(ir);
            all.retain(|(id, op)| {
                let shape = ir.body(*id).shape(*op);
                ctx.text(ctx.shape_data(shape).name) == name
            });
            all
        }
    }
}

/// The compiled patterns, if there are any.
fn compiled(text: &str) -> Result<Option<PatternSet>, Failure> {
    if !text.contains("Pattern ") {
        return Ok(None);
    }
    let mut set = PatternSet::from_source("patterns.pdll", text).map_err(|e| e.to_string())?;
    register_conversion_natives(set.natives());
    Ok(Some(set))
}

/// The patterns in the scenario's own language, and those for functions.
fn natives(
    scenario: &Scenario,
    ctx: &mut Context,
    converter: &Arc<TypeConverter>,
) -> Result<Vec<ConversionPattern>, Failure> {
    let mut all = Vec::new();
    for pattern in scenario.list("native_patterns") {
        all.push(converting::pattern(ctx, pattern, converter)?);
    }
    for name in scenario.strings("builtin_patterns") {
        match &*name {
            "func.func" => all.push(function_pattern("func.func", converter)),
            "func.call" => all.push(call_pattern("func.call", converter)),
            "func.return" => all.push(return_pattern("func.return", converter)),
            "branch" => {
                all.push(branch_pattern("cf.br", 0, converter));
                all.push(branch_pattern("cf.cond_br", 1, converter));
            }
            _ => return Err(format!("there is no pattern {name}")),
        }
    }
    Ok(all)
}

fn target(
    scenario: &Scenario,
    ctx: &mut Context,
    converter: &Arc<TypeConverter>,
) -> Result<ConversionTarget, Failure> {
    let mut target = ConversionTarget::new();
    for (key, action) in [("legal_dialects", Action::Legal), ("illegal_dialects", Action::Illegal)] {
        scenario.strings(key).iter().for_each(|name| {
            target.dialect(name, action);
        });
    }
    for rule in scenario.list("dynamic_dialects") {
        let condition = condition::Condition::new(ctx, &rule["legal_if"])?;
        let name = rule["dialect"].as_str().unwrap_or_default();
        target.dynamic_dialect(name, move |op| condition.holds(op));
    }
    for (key, action) in [("legal_ops", Action::Legal), ("illegal_ops", Action::Illegal)] {
        scenario.strings(key).iter().for_each(|name| {
            target.op(name, action);
        });
    }
    for rule in scenario.list("dynamic_ops") {
        let name = rule["op"].as_str().unwrap_or_default();
        let when = &rule["legal_if"];
        match (when["types"].as_bool(), when["signature"].as_bool(), when["region_types"].as_bool()) {
            (Some(true), ..) => drop(target.typed_op(name, converter)),
            (_, Some(true), _) => drop(target.typed_function(name, converter)),
            (.., Some(true)) => drop(target.typed_regions(name, converter)),
            _ => {
                let condition = condition::Condition::new(ctx, when)?;
                target.dynamic_op(name, move |op| condition.holds(op));
            }
        }
    }
    if let Some(unknown) = scenario.get("unknown") {
        let condition = condition::Condition::new(ctx, unknown)?;
        target.unknown(move |op| condition.holds(op));
    }
    for rule in scenario.list("recursively_legal") {
        let name = rule["op"].as_str().unwrap_or_default();
        match rule.get("if") {
            None => drop(target.recursive(name, |_| None)),
            Some(when) => {
                let condition = condition::Condition::new(ctx, when)?;
                target.recursive(name, move |op| condition.holds(op));
            }
        }
    }
    Ok(target)
}
