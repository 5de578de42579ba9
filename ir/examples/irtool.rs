//! Reads an MLIR file and prints it again: `irtool [FLAGS] FILE`, flags as in mlir-opt; `--time` reports ns
//! per op.

use pdll_ir::{Context, PrintOptions, parse_module, print_to};
use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut options = PrintOptions::default();
    let (mut path, mut time) = (None, false);
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--print-op-generic" | "--mlir-print-op-generic" => options.generic = true,
            "--mlir-print-debuginfo" => options.debuginfo = true,
            "--mlir-print-local-scope" => options.local_scope = true,
            "--time" => time = true,
            _ => path = Some(arg),
        }
    }
    let Some(path) = path else {
        eprintln!(
            "usage: irtool [--print-op-generic] [--mlir-print-debuginfo] [--mlir-print-local-scope] [--time] FILE"
        );
        return ExitCode::from(2);
    };
    let text = match std::fs::read(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(1);
        }
    };
    let mut ctx = Context::new();
    let start = Instant::now();
    let parsed = parse_module(&mut ctx, &path, &text);
    let read = start.elapsed();
    match parsed {
        Ok(module) => {
            let start = Instant::now();
            let result = if time {
                print_to(&ctx, &module, options, &mut std::io::sink())
            } else {
                print_to(&ctx, &module, options, &mut std::io::stdout().lock())
            };
            if time {
                let ops = module.ir.op_count() as f64;
                let print = start.elapsed().as_nanos() as f64 / ops;
                let parse = read.as_nanos() as f64 / ops;
                println!("{ops} ops: parse and verify {parse:.1} ns/op, print {print:.1} ns/op");
            }
            if result.and_then(|()| std::io::stdout().flush()).is_err() {
                ExitCode::from(1)
            } else {
                ExitCode::SUCCESS
            }
        }
        Err(errors) => {
            errors.iter().for_each(|error| eprintln!("{error}"));
            ExitCode::from(1)
        }
    }
}
