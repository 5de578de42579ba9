//! `pdllc run --convert=CONFIG.toml`: a dialect conversion instead of rewriting to the end.

use crate::args::TimingFormat;
use crate::convert_config::ConvertConfig;
use crate::convert_trace::Trace;
use crate::files::{self, Text};
use crate::progress;
use crate::report::{Outcome, Reporter, say};
use pdll::conversion::{
    Conversion, ConversionError, ConversionListener, ConversionReport, Event, Legalized, Mode, Scene,
};
use pdll::record::Recorder;
use pdll::source::Place;
use pdll::source::diag::Diagnostic;
use pdll::{Filter, PatternSet, Progress, Threads};
use pdll_ir::{BodyId, Context, Ir, Op, OpView};
use std::path::Path;

/// Who watches a conversion.
pub(crate) struct Watched<'a> {
    /// Tells of it on standard error.
    trace: Option<Trace<std::io::Stderr>>,
    /// Who keeps it for a page.
    recorder: Option<&'a mut Recorder>,
}

impl<'a> Watched<'a> {
    /// As it is asked for.
    pub(crate) fn new(trace: Option<TimingFormat>, recorder: Option<&'a mut Recorder>) -> Self {
        Self { trace: trace.map(|format| Trace::new(format, std::io::stderr())), recorder }
    }

    /// Is there anybody?
    fn listens(&self) -> bool {
        self.trace.is_some() || self.recorder.is_some()
    }
}

impl ConversionListener for Watched<'_> {
    fn event(&mut self, scene: Scene<'_>, event: Event<'_>) {
        // Standard error may be closed; there is nowhere else to say so.
        let _ = self.trace.as_mut().map(|trace| trace.event(scene, event));
        if let Some(recorder) = &mut self.recorder {
            recorder.event(scene, event);
        }
    }

    fn legalizing(&mut self, scene: Scene<'_>, op: Op) {
        let _ = self.trace.as_mut().map(|trace| trace.legalizing(scene, op));
    }

    fn legalized(&mut self, _: Scene<'_>, so: Legalized) {
        let _ = self.trace.as_mut().map(|trace| trace.legalized(so));
    }

    fn pattern_failed(&mut self, _: Scene<'_>, why: &str) {
        let _ = self.trace.as_mut().map(|trace| trace.failed(why));
    }
}

/// A conversion as a file describes it.
pub(crate) struct Convert {
    config: ConvertConfig,
    filter: Filter,
}

impl Convert {
    /// Reads the description.
    pub(crate) fn read(path: &Path, filter: &Filter, ctx: &mut Context, report: Reporter) -> Outcome<Self> {
        let text = files::read(path, report)?;
        let config = ConvertConfig::new(ctx, &String::from_utf8_lossy(&text.bytes));
        let config = config.map_err(|why| report.fail(&text.name, why))?;
        Ok(Self { config, filter: filter.clone() })
    }

    /// Converts the IR, or says why that cannot be done.
    pub(crate) fn apply(
        &self,
        set: &PatternSet,
        (ctx, ir): (&mut Context, &mut Ir),
        mut watched: Watched<'_>,
        threads: Threads,
        text: &Text,
        report: Reporter,
    ) -> Outcome {
        let is_traced = watched.trace.is_some();
        let listener = watched.listens().then_some(&mut watched);
        let conversion = Conversion {
            listener: listener.map(|listener| -> &mut dyn ConversionListener { listener }),
            patterns: &self.config.patterns,
            compiled: Some(set),
            converter: self.config.converter.clone(),
            filter: self.filter.clone(),
            config: self.config.how,
            threads,
            // What a file describes looks only at types and makes operations where they are needed.
            isolated: true,
            ..Conversion::new(&self.config.target)
        };
        let work = || conversion.run(ctx, ir);
        let done = match is_traced {
            true => work(),
            false => progress::during("converting", &Progress::default(), work),
        };
        let done = done.map_err(|e| report.set(&e, &text.name))?;
        if let Some(recorder) = &mut watched.recorder {
            recorder.converted(ctx, ir);
        }
        if let Some(error) = &done.error {
            return Err(report.ir(diagnostic(ctx, error, text).into(), text));
        }
        if self.config.how.mode == Mode::Analysis {
            tell(ctx, ir, &done);
        }
        Ok(())
    }
}

/// The error with the patterns that were tried, and why each has failed.
fn diagnostic(ctx: &Context, error: &ConversionError, text: &Text) -> Diagnostic {
    let place = match ctx.first_position(error.loc) {
        Some((file, line, column)) => Place::position(&*ctx.text(file), line, column),
        None => Place::file(text.name.as_str()),
    };
    let first = Diagnostic::error(place, error.message.clone());
    error.reasons.iter().fold(first, |diagnostic, reason| diagnostic.note(reason.clone()))
}

/// Says what an analysis has found out.
fn tell(ctx: &Context, ir: &Ir, done: &ConversionReport) {
    let line = |(id, op): &(BodyId, Op)| {
        let name = ctx.text(OpView::new(ctx, ir, *id, *op).name()).into_owned();
        match ctx.first_position(ir.body(*id).loc(*op)) {
            Some((file, line, column)) => format!("{}:{line}:{column}: {name}", ctx.text(file)),
            None => name,
        }
    };
    say(&format_args!("operations that can be legalized:"));
    done.legalizable.iter().for_each(|op| say(&format_args!("  {}", line(op))));
}
