//! `pdllc run --convert=.. --trace`: what a conversion does, event by event.
//!
//! As a tree: in an operation the patterns that are tried for it, in these what they make and what becomes of
//! that. What was changed comes at the end, when it is certain.

use crate::args::TimingFormat;
use pdll::conversion::{Event, Legalized, Scene, Tried};
use pdll_ir::{Op, OpView};
use serde_json::{Value, json};
use std::io::{self, Write};

const LINE: &str = "//===-------------------------------------------===//";

/// Tells of a conversion, as text that looks like that of other drivers or as one JSON object a line.
pub(crate) struct Trace<W> {
    format: TimingFormat,
    /// How many operations and patterns have begun.
    depth: usize,
    out: W,
}

impl<W: Write> Trace<W> {
    pub(crate) fn new(format: TimingFormat, out: W) -> Self {
        Self { format, depth: 0, out }
    }

    /// A line of text, as far in as it is deep, or an object.
    fn line(&mut self, text: &str, object: &Value) -> io::Result<()> {
        let indent = 2 * self.depth;
        match self.format {
            TimingFormat::Text => writeln!(self.out, "{:indent$}{text}", ""),
            TimingFormat::Json => writeln!(self.out, "{object}"),
        }
    }

    /// A line that is there for readers only.
    fn rule(&mut self) -> io::Result<()> {
        let indent = 2 * self.depth;
        match self.format {
            TimingFormat::Text => writeln!(self.out, "{:indent$}{LINE}", ""),
            TimingFormat::Json => Ok(()),
        }
    }

    /// An operation is to be made legal.
    pub(crate) fn legalizing(&mut self, scene: Scene<'_>, op: Op) -> io::Result<()> {
        let (name, place) = (name(scene, op), place(scene, op));
        self.rule()?;
        let at = place.as_ref().map_or(String::new(), |place| format!(" at {place}"));
        let object = json!({ "event": "legalizing", "op": name, "place": place, "depth": self.depth });
        self.line(&format!("Legalizing operation : '{name}'{at} {{"), &object)?;
        self.depth += 1;
        Ok(())
    }

    /// It is legal, or cannot be.
    pub(crate) fn legalized(&mut self, so: Legalized) -> io::Result<()> {
        self.depth = self.depth.saturating_sub(1);
        let (outcome, text) = match so {
            Legalized::AsItIs => ("legal", "SUCCESS : operation marked legal by the target"),
            Legalized::Ignored => ("ignored", "SUCCESS : operation is gone, or in what may stay"),
            Legalized::Folded => ("folded", "SUCCESS : operation was folded"),
            Legalized::Rewritten => ("rewritten", "SUCCESS"),
            Legalized::Not => ("not legal", "FAILURE : no matched legalization pattern"),
        };
        let object = json!({ "event": "legalized", "outcome": outcome, "depth": self.depth });
        self.line(&format!("}} -> {text}"), &object)?;
        self.rule()
    }

    /// The pattern that has begun has failed.
    pub(crate) fn failed(&mut self, why: &str) -> io::Result<()> {
        let object = json!({ "event": "match failure", "reason": why, "depth": self.depth });
        self.line(&format!("** Failure : {why}"), &object)
    }

    /// Something else happens.
    pub(crate) fn event(&mut self, scene: Scene<'_>, event: Event<'_>) -> io::Result<()> {
        let (word, op) = match event {
            Event::PatternBegin { pattern, op, .. } => {
                let (name, place) = (name(scene, op), place(scene, op));
                let object = json!({ "event": "pattern", "pattern": pattern, "op": name, "place": place,
                    "depth": self.depth });
                self.line(&format!("* Pattern {pattern} : '{name}' {{"), &object)?;
                self.depth += 1;
                return Ok(());
            }
            Event::PatternEnd { pattern, tried, .. } => {
                self.depth = self.depth.saturating_sub(1);
                let (outcome, text) = match tried {
                    Tried::Applied => ("applied", "SUCCESS : pattern applied successfully"),
                    Tried::Failed => ("no match", "FAILURE : pattern failed to match"),
                    Tried::Illegal => ("not legal", "FAILURE : what it made could not be made legal"),
                };
                let object = json!({ "event": "pattern end", "pattern": pattern, "outcome": outcome,
                    "depth": self.depth });
                return self.line(&format!("}} -> {text}"), &object);
            }
            Event::Inserted(op) => ("Insert", name(scene, op)),
            Event::Moved(op) => ("Move", name(scene, op)),
            Event::Modified(op) => ("Modified", name(scene, op)),
            Event::Replaced(op, _) => ("Replace", name(scene, op)),
            Event::Erased(op) => ("Erase", name(scene, op)),
            Event::BlockInserted(_) => ("Insert", "a block".into()),
            Event::BlockMoved(_) => ("Move", "a block".into()),
            Event::BlockErased(_) => ("Erase", "a block".into()),
        };
        let object = json!({ "event": word.to_lowercase(), "op": op });
        self.line(&format!("** {word:<8}: '{op}'"), &object)
    }
}

fn name(scene: Scene<'_>, op: Op) -> String {
    let name = OpView::new(scene.ctx, scene.ir, scene.body, op).name();
    scene.ctx.text(name).into_owned()
}

fn place(scene: Scene<'_>, op: Op) -> Option<String> {
    let (file, line, column) = scene.ctx.first_position(scene.ir.body(scene.body).loc(op))?;
    Some(format!("{}:{line}:{column}", scene.ctx.text(file)))
}
