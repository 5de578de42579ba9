//! `pdllc run --convert=CONFIG.toml`: a dialect conversion instead of rewriting to the end.

use crate::convert_config::ConvertConfig;
use crate::files::{self, Text};
use crate::report::{Outcome, Reporter, say};
use pdll::conversion::{Conversion, ConversionError, ConversionReport, Mode};
use pdll::source::Place;
use pdll::source::diag::Diagnostic;
use pdll::{Filter, PatternSet};
use pdll_ir::{BodyId, Context, Ir, Op, OpView};
use std::path::Path;

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
        text: &Text,
        report: Reporter,
    ) -> Outcome {
        let conversion = Conversion {
            patterns: &self.config.patterns,
            compiled: Some(set),
            converter: self.config.converter.clone(),
            filter: self.filter.clone(),
            config: self.config.how,
            ..Conversion::new(&self.config.target)
        };
        let done = conversion.run(ctx, ir).map_err(|e| report.set(&e, &text.name))?;
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
