//! Events of a trace as JSON, for tools.

use pdll_vm::{Outcome, Processed, TraceEvent, TracedOp};
use serde_json::{Value, json};

/// An event as an object: its `event`, its `depth`, and what there is of `op`, `id`, `text`, `pattern`,
/// `generated`, `values`, `outcome` and `reason`.
#[must_use]
pub fn trace_json(event: &TraceEvent<'_>) -> Value {
    let depth = event.depth();
    let op = |event: &str, it: &TracedOp| of_op(event, depth, it);
    match event {
        TraceEvent::Processing(root, text) => {
            let mut object = op("processing", root);
            object["text"] = json!(text);
            object
        }
        TraceEvent::Pattern { title, root, generated } => {
            let mut object = op("pattern", root);
            object["pattern"] = json!(title);
            object["generated"] = json!(generated);
            object
        }
        TraceEvent::Inserted(it) => op("insert", it),
        TraceEvent::Modified(it) => op("modify", it),
        TraceEvent::Erased(it) => op("erase", it),
        TraceEvent::Replaced(it, values) => {
            let mut object = op("replace", it);
            object["values"] = json!(values);
            object
        }
        TraceEvent::MatchFailed(why) => json!({ "event": "match failure", "depth": depth, "reason": why }),
        TraceEvent::PatternEnd(outcome) => {
            let (outcome, reason) = match outcome {
                Outcome::Done => ("applied", None),
                Outcome::NoMatch => ("no match", None),
                Outcome::Failed(why) => ("failed", Some(&why.text)),
                Outcome::Broken(why) => ("applied in part", Some(&why.text)),
            };
            json!({ "event": "pattern end", "depth": depth, "outcome": outcome, "reason": reason })
        }
        TraceEvent::Processed(so) => {
            let outcome = match so {
                Processed::Applied => "applied",
                Processed::Unchanged => "unchanged",
                Processed::Dead => "dead",
                Processed::Folded => "folded",
            };
            json!({ "event": "processed", "depth": depth, "outcome": outcome })
        }
    }
}

fn of_op(event: &str, depth: u32, op: &TracedOp) -> Value {
    json!({ "event": event, "depth": depth, "op": op.name, "id": op.number })
}
