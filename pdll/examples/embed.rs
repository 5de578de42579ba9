//! Patterns inside a compiler, with native functions of its own: once from source at run time, once from
//! bytecode.
//!
//! `cargo run -p pdll --example embed`

use pdll::ir::{Attr, Context, PrintOptions, parse_module, print};
use pdll::{IrHost, PatternSet, Rewriter};
use std::error::Error;
use std::path::Path;

/// The functions that `strength.pdll` declares. Their signatures are checked against the patterns' when the
/// set is linked.
fn register(set: &mut PatternSet) {
    set.natives()
        .constraint("IsPowerOfTwo", |host: &IrHost, factor: Attr| {
            host.ctx.int_value(factor).is_some_and(|n| n > 0 && n.count_ones() == 1)
        })
        .rewrite("Log2", |rewriter: &mut Rewriter<'_, IrHost>, factor: Attr| {
            let ctx = &mut rewriter.host.ctx;
            let log2 = ctx.int_value(factor)?.trailing_zeros();
            ctx.int_attr(ctx.attr_type(factor)?, log2.into())
        });
}

/// Reads IR, rewrites it, and prints it.
fn optimize(set: &PatternSet, text: &[u8]) -> Result<String, Box<dyn Error>> {
    let mut ctx = Context::new();
    let linked = set.link(&mut ctx)?;
    let mut module = parse_module(&mut ctx, "input.mlir", text).map_err(|errors| errors[0].to_string())?;
    let report = linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
    eprintln!("{} rewrites", report.rewrites);
    Ok(print(&ctx, &module, PrintOptions::default()))
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/embed");
    let input = std::fs::read(folder.join("input.mlir"))?;

    // Just in time.
    let mut set = PatternSet::from_file(folder.join("strength.pdll"))?;
    register(&mut set);
    let just_in_time = optimize(&set, &input)?;
    print!("{just_in_time}");

    // Ahead of time: `pdllc --emit=bytecode strength.pdll -o strength.pdlbc` writes these bytes in a build
    // step.
    let bytes = pdll::bytecode::write(&set.programs()[0]);
    let mut set = PatternSet::from_bytecode(&bytes)?;
    register(&mut set);
    assert_eq!(optimize(&set, &input)?, just_in_time);
    Ok(())
}

#[test]
fn both_ways_give_the_same() {
    main().unwrap();
}
