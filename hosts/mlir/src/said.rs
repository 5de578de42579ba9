//! What there is to say of a run, as diagnostics of MLIR.

use crate::sys::{Say, Sink};
use pdll::{DriverReport, Gravity};

/// Says what there is to say of a run, with `stats` which pattern was applied how often too; whether all went
/// well.
pub(crate) fn say_run(report: &DriverReport, stats: bool, sink: Sink) -> bool {
    if stats {
        say_stats(report, sink);
    }
    let said = report.said();
    for (gravity, text) in &said {
        let what = match gravity {
            Gravity::Warning => Say::Warning,
            Gravity::Error => Say::Error,
        };
        sink.say(what, "", (0, 0), text);
    }
    said.iter().all(|(gravity, _)| *gravity != Gravity::Error)
}

/// Which pattern was applied how often.
fn say_stats(report: &DriverReport, sink: Sink) {
    sink.say(Say::Remark, "", (0, 0), &format!("{} rewrites", report.rewrites));
    for (pattern, hits) in &report.hits {
        sink.say(Say::Note, "", (0, 0), &format!("{hits} by pattern {pattern}"));
    }
}
