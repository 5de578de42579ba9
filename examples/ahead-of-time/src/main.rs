//! A compiler that ships its patterns compiled: reads IR, applies them, prints it.
//!
//! `cargo run -p ahead-of-time -- examples/ahead-of-time/input.mlir`

use pdll::ir::{Attr, AttrData, Context, PrintOptions, parse_module, print};
use std::error::Error;

/// What build.rs made of `transpose.pdll`. Its code sees what this module sees.
mod transpose {
    use super::permutation;
    use pdll::ir::{Attr, AttrData};
    pdll::include_patterns!("transpose");
}

/// The numbers of an array that has each of `0 .. its length` once.
fn permutation(ctx: &Context, array: Attr) -> Option<Vec<usize>> {
    let AttrData::Array(items) = ctx.attr_data(array) else { return None };
    let numbers: Option<Vec<usize>> =
        items.iter().map(|&i| usize::try_from(ctx.int_value(i)?).ok()).collect();
    let mut sorted = numbers.clone()?;
    sorted.sort_unstable();
    numbers.filter(|_| sorted.iter().enumerate().all(|(i, &n)| i == n))
}

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("usage: ahead-of-time INPUT.mlir")?;
    let text = std::fs::read(&path)?;
    let mut ctx = Context::new();
    let linked = transpose::patterns()?.link(&mut ctx)?;
    let mut module = parse_module(&mut ctx, &path, &text).map_err(|errors| errors[0].to_string())?;
    linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
    print!("{}", print(&ctx, &module, PrintOptions::default()));
    Ok(())
}
