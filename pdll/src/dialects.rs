//! Contexts that know dialects of MLIR.

use pdll_ir::Context;

/// A context that knows `arith`, `builtin`, `cf`, `complex`, `func`, `index`, `math`, `pdl`, `pdl_interp`,
/// `scf`, `tensor` and `ub`: it reads and prints their operations in custom form, checks them, and drivers
/// erase those without effects that nobody uses. A dialect is loaded when a first operation of it is seen;
/// one that is not used costs nothing.
///
/// [`Context::new`] gives one that knows `builtin`, `func` and `pdl` only, for an IR with dialects of its own
/// under the same names ([`Context::add_dialect`]).
///
/// ```
/// use pdll::PatternSet;
/// use pdll::ir::{PrintOptions, parse_module, print};
///
/// let set = PatternSet::from_source("double.pdll", "
///     Pattern { replace op<arith.addi>(x: Value, x) -> (t: Type) with op<test.double>(x) -> (t); }")?;
/// let mut ctx = pdll::context();
/// let text = b"
///     func.func @f(%x: i32) -> i32 {
///       %0 = arith.addi %x, %x : i32
///       %1 = arith.muli %0, %x : i32
///       return %1 : i32
///     }";
/// let mut module = parse_module(&mut ctx, "in.mlir", text).unwrap();
/// set.apply(&mut ctx, &mut module.ir)?;
/// assert!(print(&ctx, &module, PrintOptions::default()).contains("arith.muli %0, %arg0 : i32"));
/// # Ok::<(), pdll::Error>(())
/// ```
#[must_use]
pub fn context() -> Context {
    let mut ctx = Context::new();
    add_dialects(&mut ctx);
    ctx
}

/// Has a context know the dialects that [`context`] names. What is added for a dialect of the same name later
/// wins.
pub fn add_dialects(ctx: &mut Context) {
    pdll_dialects::add_standard(ctx);
}
