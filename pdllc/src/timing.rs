//! `--timing`: wall time by stage.

use crate::args::TimingFormat;
use crate::report::say;
use std::time::Instant;

/// What `run` took, and for how much work.
#[derive(Debug, Default)]
pub(crate) struct Timing {
    /// Pattern source to PDL; reading of bytecode files.
    pub(crate) parse_patterns_s: f64,
    /// PDL to a program that is linked and ready to run.
    pub(crate) compile_s: f64,
    /// IR text to IR.
    pub(crate) parse_ir_s: f64,
    /// Rewriting.
    pub(crate) rewrite_s: f64,
    /// IR to text.
    pub(crate) print_s: f64,
    /// Operations before rewriting.
    pub(crate) ops_before: usize,
    /// Operations after it.
    pub(crate) ops_after: usize,
    /// Rewrites that were done.
    pub(crate) rewrites: u64,
}

/// Runs `work` and adds the wall time that it took to `total`.
pub(crate) fn timed<T>(total: &mut f64, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    *total += start.elapsed().as_secs_f64();
    result
}

impl Timing {
    /// Prints it on standard error.
    pub(crate) fn print(&self, format: TimingFormat) {
        let stages = [
            ("parse_patterns_s", self.parse_patterns_s),
            ("compile_s", self.compile_s),
            ("parse_ir_s", self.parse_ir_s),
            ("rewrite_s", self.rewrite_s),
            ("print_s", self.print_s),
        ];
        match format {
            TimingFormat::Text => {
                for (stage, seconds) in stages {
                    let stage = stage.trim_end_matches("_s").replace('_', " ");
                    say(&format_args!("{stage:>16}: {:>10.3} ms", seconds * 1e3));
                }
                say(&format_args!(
                    "{:>16}: {} before, {} after, {} rewrites",
                    "operations", self.ops_before, self.ops_after, self.rewrites
                ));
            }
            TimingFormat::Json => {
                let mut line = String::from("{");
                for (stage, seconds) in stages {
                    line += &format!("\"{stage}\": {seconds:.9}, ");
                }
                line += &format!(
                    "\"ops_before\": {}, \"ops_after\": {}, \"rewrites\": {}}}",
                    self.ops_before, self.ops_after, self.rewrites
                );
                say(&line);
            }
        }
    }
}
