//! Many small inputs for mlir-opt at once.

use pdll_ir::Context;
use pdll_ods::model::Model;
use pdll_tests::MLIR_OPT;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

/// What stands between the parts of an input.
const SEPARATOR: &str = "\n// -----\n";

/// A context that knows the operations of a model.
pub(crate) fn context(model: &Arc<Model>) -> Context {
    let mut ctx = Context::new();
    pdll_dialects::add(&mut ctx, model);
    ctx
}

/// What mlir-opt prints and says of all parts, with these flags.
pub(crate) fn mlir_opt(parts: &[String], flags: &[&str]) -> Output {
    let mut command = Command::new(MLIR_OPT);
    // Its crashes end at once: what the stack was takes seconds to look up.
    command.env("LLVM_DISABLE_SYMBOLIZATION", "1");
    command.args(["--allow-unregistered-dialect", "--split-input-file"]).args(flags);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("mlir-opt starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let text = parts.join(SEPARATOR);
    let writer = std::thread::spawn(move || {
        // It may end before it has read all.
        let _ = stdin.write_all(text.as_bytes());
    });
    let output = child.wait_with_output().expect("mlir-opt ends");
    writer.join().expect("nothing panics there");
    output
}
