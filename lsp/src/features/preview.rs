//! What a pattern does to an input, and why it does not: for a panel beside the text that is being typed.

use super::Refusal;
use super::symbols::declarations;
use crate::shared::Shared;
use crate::view::{Document, Part, View};
use lsp_types::{Position, Range, SymbolKind};
use pdll::explain::{ExplainedOp, Site, Verdict};
use pdll::ir::{Context, Module, PrintOptions, parse_module, print};
use pdll::{Config, DriverReport, IrLiterals, PatternSet};
use pdll_source::diag::{Diagnostics, Format, Level};
use pdll_source::vfs::FileSystem;
use pdll_source::{SourceMap, Span, Standard};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The longest input that is rewritten while somebody types, in bytes.
const LONGEST_PAYLOAD: usize = 1 << 20;

/// The most rewrites of such a run.
const MOST_REWRITES: u64 = 20_000;

/// The most operations of an input of which is said where the pattern matches: each is tried on a copy.
const MOST_TRIED: usize = 256;

/// The pattern at a position with what it needs: the text of its part, in which all other patterns are
/// blank, so that every place stays where it is.
struct Alone<'v> {
    name: String,
    text: Vec<u8>,
    standard: Standard,
    document: &'v Document,
    shared: &'v Shared,
}

/// `pdll/preview`: `{uri, position, payload?}` to `{pattern, payload, before, after, rewrites, matched}`, or
/// to `{pattern, message}` where there is nothing to show.
pub(crate) fn preview(view: &View<'_>, params: &Value) -> Result<Value, Refusal> {
    let Some(alone) = alone(view, params) else { return Ok(Value::Null) };
    let shown = alone.run(params).map(|(payload, before, after, report, matched)| {
        json!({
            "pattern": alone.name,
            "payload": payload,
            "before": before,
            "after": after,
            "rewrites": report.rewrites,
            "matched": matched,
            "message": left_undone(&report),
        })
    });
    Ok(shown.unwrap_or_else(|message| json!({ "pattern": alone.name, "message": message })))
}

/// `pdll/explain`: `{uri, position, payload?, at?}` to `{pattern, output}`: why the pattern matches or does
/// not, at the operations of line `at` of the input (from 0), or at all that it is about.
pub(crate) fn explain(view: &View<'_>, params: &Value) -> Result<Value, Refusal> {
    let Some(alone) = alone(view, params) else { return Ok(Value::Null) };
    let output = alone.explained(params).unwrap_or_else(|message| message);
    Ok(json!({ "pattern": alone.name, "output": output }))
}

fn alone<'v>(view: &'v View<'_>, params: &Value) -> Option<Alone<'v>> {
    let position = serde_json::from_value::<Position>(params["position"].clone()).ok()?;
    let (part, at) = view.find(position)?;
    let patterns = || declarations(part).into_iter().filter(|d| d.kind == SymbolKind::CLASS);
    let wanted = patterns().rfind(|d| d.span.lo <= at).or_else(|| patterns().next())?;
    let others = patterns().filter(|d| d.span != wanted.span).map(|d| d.span);
    let text = without(part, others);
    let (document, shared) = (view.document, view.shared);
    Some(Alone { name: wanted.name, text, standard: part.standard, document, shared })
}

/// The text of a part with blanks in place of some of it.
fn without(part: &Part<'_>, gone: impl Iterator<Item = Span>) -> Vec<u8> {
    let mut text = part.text().to_vec();
    for span in gone {
        let bytes = text[span.lo as usize..span.hi as usize].iter_mut();
        bytes.filter(|b| **b != b'\n').for_each(|b| *b = b' ');
    }
    text
}

type Ran = (String, String, String, DriverReport, Vec<Range>);

impl Alone<'_> {
    /// The patterns, and a context that knows what they include.
    fn set(&self) -> Result<(PatternSet, Context), String> {
        let (_, dirs) = self.shared.language_of(&self.document.path);
        let mut compiler = pdll::compiler()
            .kept(&self.shared.kept)
            .standard(self.standard)
            .files(self.shared.files.clone())
            .lint_others(Level::Allow);
        for dir in dirs {
            compiler = compiler.include_dir(dir);
        }
        let literals = IrLiterals::default();
        let mut session = compiler.session(Some(&literals)).with_everything();
        session.add(&self.document.path, &self.text);
        let compiled = session.finish();
        let report = compiled.report;
        let Some(program) = compiled.output else {
            return Err(report.diagnostics.render(&report.sources, Format::Short));
        };
        let mut ctx = Context::new();
        compiled.definitions.iter().for_each(|known| pdll_dialects::add_definitions(&mut ctx, known));
        Ok((PatternSet::new().with_program(program), ctx))
    }

    /// The input: as asked for, as set, or the `.mlir` file beside the document that has its name.
    fn payload(&self, params: &Value) -> Result<(PathBuf, Vec<u8>), String> {
        let path = payload_of(self.shared, self.document, params["payload"].as_str())
            .ok_or("there is no input: name one in the setting `payload`")?;
        let text = self.shared.files.read(&path, LONGEST_PAYLOAD + 1);
        let text = text.map_err(|e| format!("`{}` cannot be read: {e}", path.display()))?;
        match text.len() {
            0..=LONGEST_PAYLOAD => Ok((path, text.to_vec())),
            _ => Err(format!("`{}` is too long to be rewritten while you type", path.display())),
        }
    }

    fn run(&self, params: &Value) -> Result<Ran, String> {
        let (path, text) = self.payload(params)?;
        let (set, mut ctx) = self.set()?;
        let linked = set.link(&mut ctx).map_err(|e| e.to_string())?;
        let name = path.to_string_lossy().into_owned();
        let mut module = parse(&mut ctx, &name, &text)?;
        let before = print(&ctx, &module, PrintOptions::default());
        // Where it matches is shown in what is printed.
        let mut shown = parse(&mut ctx, &name, before.as_bytes())?;
        let matched = matched(&set, &mut ctx, &mut shown, &before, self.shared)?;
        let mut config = Config::default();
        config.limits.rewrites = Some(MOST_REWRITES);
        let report = linked.run(&mut ctx, &mut module.ir, &config);
        let after = print(&ctx, &module, PrintOptions::default());
        Ok((name, before, after, report, matched))
    }

    fn explained(&self, params: &Value) -> Result<String, String> {
        let (path, text) = self.payload(params)?;
        let (set, mut ctx) = self.set()?;
        let name = path.to_string_lossy().into_owned();
        let mut module = parse(&mut ctx, &name, &text)?;
        let ops = match params["at"].as_u64() {
            Some(line) => {
                let site =
                    Site::Line(name.clone(), u32::try_from(line).unwrap_or(u32::MAX).saturating_add(1));
                set.explain(&mut ctx, &mut module.ir, &site).map_err(|e| e.to_string())?
            }
            None => tried(&set, &mut ctx, &mut module)?,
        };
        let about = |op: &&ExplainedOp| {
            let other = |verdict: &Verdict| matches!(verdict, Verdict::Fails(why) if why.other_name);
            params["at"].is_u64() || !op.patterns.iter().all(|p| other(&p.verdict))
        };
        let shown: Vec<&ExplainedOp> = ops.iter().filter(about).collect();
        if shown.is_empty() {
            return Ok(format!("{name}: no operation here is one that `{}` could match\n", self.name));
        }
        let mut sources = SourceMap::default();
        // A text that does not fit is not shown.
        let _ = sources.add(&*name, &*text);
        let _ = sources.add(&*self.document.path, &*self.text);
        let one = |op: &ExplainedOp| {
            let mut told: Diagnostics = op.diagnostics();
            told.locate(&mut sources);
            format!("{}\n{}", op.title(), told.render(&sources, Format::Short))
        };
        Ok(shown.into_iter().map(one).collect::<Vec<_>>().join("\n"))
    }
}

/// The input of a document: as named, as set, or the `.mlir` file beside it that has its name.
pub(crate) fn payload_of(shared: &Shared, document: &Document, named: Option<&str>) -> Option<PathBuf> {
    let client = shared.client();
    let beside = document.path.parent().unwrap_or(Path::new(""));
    let Some(name) = named.map(str::to_string).or(client.payload) else {
        return Some(document.path.with_extension("mlir")).filter(|path| path.is_file());
    };
    let roots = client.roots.iter().map(PathBuf::as_path).chain([beside]);
    let mut paths: Vec<PathBuf> = roots.map(|root| root.join(&name)).collect();
    let found = paths.iter().position(|path| path.is_file()).unwrap_or(paths.len() - 1);
    Some(crate::uri::normal(&paths.swap_remove(found)))
}

fn parse(ctx: &mut Context, name: &str, text: &[u8]) -> Result<Module, String> {
    parse_module(ctx, name, text).map_err(|diags| {
        let mut sources = SourceMap::default();
        let _ = sources.add(name, text);
        diags.render(&sources, Format::Short)
    })
}

/// What becomes of the patterns at each operation of a small input.
fn tried(set: &PatternSet, ctx: &mut Context, module: &mut Module) -> Result<Vec<ExplainedOp>, String> {
    if module.ir.op_count() > MOST_TRIED {
        return Ok(Vec::new());
    }
    let mut names = BTreeSet::new();
    for id in module.ir.body_ids() {
        let body = module.ir.body(id);
        let name = |op| ctx.text(ctx.shape_data(body.shape(op)).name).into_owned();
        names.extend(body.walk(false).into_iter().map(name));
    }
    let mut all = Vec::new();
    for name in names {
        all.extend(set.explain(ctx, &mut module.ir, &Site::Name(name)).map_err(|e| e.to_string())?);
    }
    all.sort_by_key(|op| op.at.as_ref().map(|at| (at.line, at.column)));
    Ok(all)
}

/// The operations of a text at which the pattern is applied: from where each is written to the end of its
/// line.
fn matched(
    set: &PatternSet,
    ctx: &mut Context,
    module: &mut Module,
    text: &str,
    shared: &Shared,
) -> Result<Vec<Range>, String> {
    let lines: Vec<&str> = text.lines().collect();
    let range = |op: ExplainedOp| {
        let fires = op.patterns.iter().any(|p| matches!(p.verdict, Verdict::Fires));
        let at = op.at.filter(|_| fires)?;
        let line = lines.get(at.line.checked_sub(1)? as usize)?;
        let before = line.get(..at.column.checked_sub(1)? as usize)?;
        let len = |text: &str| shared.encoding().len(text.as_bytes());
        let position = |text| Position::new(at.line - 1, len(text));
        Some(Range::new(position(before), position(line)))
    };
    Ok(tried(set, ctx, module)?.into_iter().filter_map(range).collect())
}

/// What there is to say about a run that did not end by itself or did not all that it was asked for.
fn left_undone(report: &DriverReport) -> Option<String> {
    if !report.converged {
        return Some(format!(
            "stopped after {} rewrites: the pattern goes on for ever here",
            report.rewrites
        ));
    }
    if let Some(failure) = report.failures.first() {
        return Some(format!("a rewrite failed: {}", failure.message));
    }
    report.untold.first().map(|untold| format!("a condition cannot be evaluated: {}", untold.why))
}
