//! Watching a run: what happens, as a trace, and where the work goes, as a profile. Both are probes and
//! listeners like any other, and cost nothing where they are not asked for.

mod profile;
mod trace;

pub use profile::{NativeTime, PatternProfile, Profile, Profiler, TestProfile};
pub use trace::{TraceEvent, TracedOp, Tracer};
