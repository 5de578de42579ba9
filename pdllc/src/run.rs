//! `pdllc run`: patterns on IR.

use crate::args::Run;
use crate::files;
use crate::report::{Outcome, Reporter};
use crate::timing::{Timing, timed};
use pdll_ir::{Context, PrintOptions, parse_module, print_to};

/// Reads patterns and IR, rewrites, prints.
pub(crate) fn run(args: &Run, report: Reporter) -> Outcome {
    let mut timing = Timing::default();
    let mut ctx = Context::new();
    let text = files::read(&args.input, report)?;
    let parsed = timed(&mut timing.parse_ir_s, || parse_module(&mut ctx, &text.name, &text.bytes));
    let module = parsed.map_err(|errors| report.ir(&errors, &text.name, &text.bytes))?;
    timing.ops_before = module.ir.op_count();
    timing.ops_after = module.ir.op_count();
    let options = PrintOptions {
        generic: args.print_op_generic,
        debuginfo: args.mlir_print_debuginfo,
        ..PrintOptions::default()
    };
    timed(&mut timing.print_s, || {
        files::stream(&args.output, report, |mut out| print_to(&ctx, &module, options, &mut out))
    })?;
    if let Some(format) = args.timing {
        timing.print(format);
    }
    // The process ends here; giving the memory back piece by piece would only take time.
    std::mem::forget((ctx, module));
    Ok(())
}
