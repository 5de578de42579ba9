//! What there is to say of a run, as diagnostics of MLIR.

use crate::sys::{Say, Sink};
use pdll::{DriverReport, Limit};

/// Says what there is to say of a run, with `stats` which pattern was applied how often too; whether all went
/// well.
pub(crate) fn say_run(report: &DriverReport, stats: bool, sink: Sink) -> bool {
    if stats {
        say_stats(report, sink);
    }
    say_failures(report, sink) & say_end(report, sink)
}

/// Which pattern was applied how often.
fn say_stats(report: &DriverReport, sink: Sink) {
    sink.say(Say::Remark, "", (0, 0), &format!("{} rewrites", report.rewrites));
    for (pattern, hits) in &report.hits {
        sink.say(Say::Note, "", (0, 0), &format!("{hits} by pattern {pattern}"));
    }
}

/// Says what did not go as it should; whether the result is what the patterns say all the same.
fn say_failures(report: &DriverReport, sink: Sink) -> bool {
    let warn = |text: String| sink.say(Say::Warning, "", (0, 0), &text);
    report.failure_texts().chain(report.untold_texts()).for_each(warn);
    let wrong: Vec<String> = report.refused_text().into_iter().chain(report.untold_text()).collect();
    wrong.iter().for_each(|text| sink.say(Say::Error, "", (0, 0), text));
    wrong.is_empty()
}

/// Says if the run ended before nothing was left to do; whether it did not. As for MLIR's passes, a run that
/// goes through all ops as often as it may is no failure.
fn say_end(report: &DriverReport, sink: Sink) -> bool {
    let busy = report.at_work_text();
    match report.reached {
        Some(Limit::Rewrites) => {
            let text = format!("rewriting stopped after {} rewrites {busy}", report.rewrites);
            sink.say(Say::Error, "", (0, 0), &text);
        }
        Some(limit) => {
            sink.say(Say::Error, "", (0, 0), &format!("rewriting stopped at the limit of {limit} {busy}"));
        }
        None if !report.converged => {
            let text = format!("patterns did not converge in {} iterations {busy}", report.iterations);
            sink.say(Say::Warning, "", (0, 0), &text);
        }
        None => {}
    }
    report.reached.is_none()
}
