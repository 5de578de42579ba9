//! Applies patterns to IR and prints it: `cargo run -- INPUT.mlir`, or standard input without one.
//!
//! Made by `pdllc build`, which makes the modules of patterns anew and leaves this file as it is.

#[rustfmt::skip]
mod patterns_halve;

use pdll::ir::{PrintOptions, parse_module, print, verify};
use pdll::{Config, PatternSet};
use std::error::Error;
use std::io::Read;

fn main() -> Result<(), Box<dyn Error>> {
    let mut set = PatternSet::new();
    set = set.with_bytecode(patterns_halve::program())?;
    patterns_halve::register(set.natives());
    // For what the patterns only declare: set.natives().constraint("Name", |host, ..| ..).

    let path = std::env::args().nth(1);
    let mut text = Vec::new();
    match &path {
        Some(path) => text = std::fs::read(path)?,
        None => drop(std::io::stdin().read_to_end(&mut text)?),
    }
    let mut ctx = pdll::context();
    let linked = set.link(&mut ctx)?;
    let mut module = parse_module(&mut ctx, path.as_deref().unwrap_or("-"), &text)?;
    let report = linked.run(&mut ctx, &mut module.ir, &Config::default());
    if !report.converged {
        return Err(format!("rewriting did not end: {}", report.at_work_text()).into());
    }
    let errors = verify(&ctx, &module.ir);
    if !errors.is_empty() {
        return Err(errors.into());
    }
    print!("{}", print(&ctx, &module, PrintOptions::default()));
    Ok(())
}
