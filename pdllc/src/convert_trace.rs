//! `pdllc run --convert=.. --trace`: what a conversion does, event by event.
//!
//! Patterns are told of as they are tried; what they have changed comes at the end, when it is certain.

use crate::args::TimingFormat;
use pdll::conversion::{Event, Scene, Tried};
use pdll_ir::{Op, OpView};
use serde_json::json;
use std::io::{self, Write};

/// Writes one event, as text that looks like that of other drivers or as one JSON object a line.
pub(crate) fn tell(
    scene: Scene<'_>,
    event: Event<'_>,
    format: TimingFormat,
    out: &mut dyn Write,
) -> io::Result<()> {
    let of = |op: Op| {
        let name = OpView::new(scene.ctx, scene.ir, scene.body, op).name();
        scene.ctx.text(name).into_owned()
    };
    let place = |op: Op| {
        let (file, line, column) = scene.ctx.first_position(scene.ir.body(scene.body).loc(op))?;
        Some(format!("{}:{line}:{column}", scene.ctx.text(file)))
    };
    let (word, op) = match event {
        Event::PatternBegin { pattern, op, .. } => {
            let (name, place) = (of(op), place(op));
            return match format {
                TimingFormat::Text => match place {
                    Some(place) => writeln!(out, "  * Pattern {pattern} : '{name}' at {place} {{"),
                    None => writeln!(out, "  * Pattern {pattern} : '{name}' {{"),
                },
                TimingFormat::Json => {
                    writeln!(
                        out,
                        "{}",
                        json!({ "event": "pattern", "pattern": pattern, "op": name, "place": place })
                    )
                }
            };
        }
        Event::PatternEnd { pattern, tried, .. } => {
            let (outcome, text) = match tried {
                Tried::Applied => ("applied", "success : pattern applied successfully"),
                Tried::Failed => ("no match", "failure : pattern failed to match"),
                Tried::Illegal => ("not legal", "failure : what it made could not be made legal"),
            };
            return match format {
                TimingFormat::Text => writeln!(out, "  }} -> {text}"),
                TimingFormat::Json => {
                    writeln!(
                        out,
                        "{}",
                        json!({ "event": "pattern end", "pattern": pattern, "outcome": outcome })
                    )
                }
            };
        }
        Event::Inserted(op) => ("Insert", of(op)),
        Event::Moved(op) => ("Move", of(op)),
        Event::Modified(op) => ("Modified", of(op)),
        Event::Replaced(op, _) => ("Replace", of(op)),
        Event::Erased(op) => ("Erase", of(op)),
        Event::BlockInserted(_) => ("Insert", "a block".into()),
        Event::BlockMoved(_) => ("Move", "a block".into()),
        Event::BlockErased(_) => ("Erase", "a block".into()),
    };
    match format {
        TimingFormat::Text => writeln!(out, "** {word:<8}: '{op}'"),
        TimingFormat::Json => writeln!(out, "{}", json!({ "event": word.to_lowercase(), "op": op })),
    }
}
