//! The natives that the library files declare, one closure each.

use crate::floats;
use crate::ints::{Binary, Int};
use pdll_host_ir::IrHost;
use pdll_ir::{Attr, Context, Op, Type, Value};
use pdll_vm::{Natives, Rewriter};

/// Registers all natives of the library.
pub fn register(natives: &mut Natives<IrHost>) {
    of_values(natives);
    of_ints(natives);
    of_floats(natives);
}

/// `std/values.pdll`
fn of_values(n: &mut Natives<IrHost>) {
    n.constraint("HasOneUse", |h: &IrHost, v: Value| h.body.has_one_use(v));
    n.constraint("HasNoUses", |h: &IrHost, v: Value| h.body.is_unused(v));
    n.constraint("OpHasNoUses", |h: &IrHost, op: Op| !h.body.has_uses(op));
    n.constraint("SameType", |h: &IrHost, a: Value, b: Value| h.body.value_type(a) == h.body.value_type(b));
    n.constraint("IsConstant", is_constant);
    n.constraint("IsIntType", |h: &IrHost, t: Type| h.ctx.int_width(t).is_some());
    n.constraint("IsFloatType", |h: &IrHost, t: Type| h.ctx.float_kind(t).is_some());
}

fn is_constant(h: &IrHost, v: Value) -> bool {
    let Some(op) = h.body.def_op(v) else { return false };
    let value = h.ctx.find_name("value").and_then(|name| h.ctx.get_attr(h.body.attrs(op), name));
    h.body.num_operands(op) == 0 && value.is_some()
}

/// A question about one integer.
fn ask(n: &mut Natives<IrHost>, name: &str, question: fn(Int) -> bool) {
    n.constraint(name, move |h: &IrHost, a: Attr| Int::read(&h.ctx, a).is_some_and(question));
}

/// A function of two integers.
fn binary(n: &mut Natives<IrHost>, name: &str, f: Binary) {
    n.rewrite(name, move |r: &mut Rewriter<'_, IrHost>, a: Attr, b: Attr| -> Result<Attr, &'static str> {
        let ctx = &mut r.host.ctx;
        let (a, b) = (int(ctx, a)?, int(ctx, b)?);
        let result = f.apply(a, b).ok_or("the types differ, or the shift amount is out of range")?;
        attr(ctx, result)
    });
}

/// A function of one integer, and what to say where it has no result.
fn unary(n: &mut Natives<IrHost>, name: &str, f: fn(Int) -> Option<Int>, otherwise: &'static str) {
    n.rewrite(name, move |r: &mut Rewriter<'_, IrHost>, a: Attr| -> Result<Attr, &'static str> {
        let ctx = &mut r.host.ctx;
        let result = f(int(ctx, a)?).ok_or(otherwise)?;
        attr(ctx, result)
    });
}

/// A number in a type that is given.
fn number(n: &mut Natives<IrHost>, name: &str, bits: u128) {
    n.rewrite(name, move |r: &mut Rewriter<'_, IrHost>, t: Type| -> Result<Attr, &'static str> {
        let ctx = &mut r.host.ctx;
        let result = Int::new(ctx, t, bits).ok_or("not an integer type of at most 128 bits")?;
        attr(ctx, result)
    });
}

fn int(ctx: &Context, attr: Attr) -> Result<Int, &'static str> {
    Int::read(ctx, attr).ok_or("not an integer attribute of at most 128 bits")
}

fn attr(ctx: &mut Context, int: Int) -> Result<Attr, &'static str> {
    int.attr(ctx).ok_or("not an integer type")
}

/// `std/ints.pdll`
fn of_ints(n: &mut Natives<IrHost>) {
    ask(n, "IsInt", |_| true);
    ask(n, "IntIsZero", |i| i.bits == 0);
    ask(n, "IntIsOne", |i| i.bits == 1);
    ask(n, "IntIsAllOnes", Int::is_all_ones);
    ask(n, "IntIsPowerOfTwo", |i| i.bits.is_power_of_two());
    ask(n, "IntIsNegative", Int::is_negative);
    ask(n, "IntIsShiftAmount", Int::is_shift_amount);
    n.constraint("SameIntType", |h: &IrHost, a: Attr, b: Attr| {
        let (a, b) = (Int::read(&h.ctx, a), Int::read(&h.ctx, b));
        a.zip(b).is_some_and(|(a, b)| a.ty == b.ty)
    });
    binary(n, "IntAdd", Binary::Add);
    binary(n, "IntSub", Binary::Sub);
    binary(n, "IntMul", Binary::Mul);
    binary(n, "IntAnd", Binary::And);
    binary(n, "IntOr", Binary::Or);
    binary(n, "IntXor", Binary::Xor);
    binary(n, "IntShl", Binary::Shl);
    binary(n, "IntShrSigned", Binary::ShrSigned);
    binary(n, "IntShrUnsigned", Binary::ShrUnsigned);
    unary(n, "IntNeg", |a| Binary::Sub.apply(Int { bits: 0, ..a }, a), "");
    unary(n, "IntLog2", Int::log2, "not a power of two");
    number(n, "IntZero", 0);
    number(n, "IntOne", 1);
    number(n, "IntAllOnes", u128::MAX);
}

/// `std/floats.pdll`
fn of_floats(n: &mut Natives<IrHost>) {
    n.constraint("IsFloat", |h: &IrHost, a: Attr| floats::is_float(&h.ctx, a));
    n.constraint("FloatIsPosZero", |h: &IrHost, a: Attr| floats::is_pos_zero(&h.ctx, a));
    n.constraint("FloatIsNegZero", |h: &IrHost, a: Attr| floats::is_neg_zero(&h.ctx, a));
    n.constraint("FloatIsZero", |h: &IrHost, a: Attr| {
        floats::is_pos_zero(&h.ctx, a) || floats::is_neg_zero(&h.ctx, a)
    });
    n.constraint("FloatIsOne", |h: &IrHost, a: Attr| floats::is_one(&h.ctx, a));
}

#[cfg(test)]
mod tests {
    use super::*;
    use pdll_vm::signature;

    /// `(a: Attr, b: Attr) -> Attr` as [`signature`] writes it.
    fn written(declaration: &str) -> String {
        let (params, results) = declaration.split_once(')').unwrap();
        let params: Vec<&str> = params.split(", ").map(|p| p.split(": ").nth(1).unwrap()).collect();
        format!("({}) -> ({})", params.join(", "), results.trim_start_matches(" -> "))
    }

    #[test]
    fn what_the_files_declare_is_registered_with_that_signature() {
        let mut natives = Natives::new();
        register(&mut natives);
        let mut declared = 0;
        // What `mlir/` declares is registered by whoever converts: it takes a type converter.
        let ours = crate::paths().filter(|path| path.starts_with("std/"));
        for line in ours.flat_map(|path| crate::source(path).unwrap().lines()) {
            // What has a body ends with something else than `Attr;`, `);` ...
            let Some((sort, rest)) = line.strip_suffix(';').and_then(|l| l.split_once(' ')) else { continue };
            let Some((name, declaration)) = rest.split_once('(') else { continue };
            let registered = match sort {
                "Constraint" => natives.find_constraint(name).map(|r| signature(&r.params, &r.results)),
                "Rewrite" if !rest.contains("=>") => {
                    natives.find_rewrite(name).map(|r| signature(&r.params, &r.results))
                }
                _ => continue,
            };
            assert_eq!(registered, Some(written(declaration)), "{name}");
            declared += 1;
        }
        assert!(declared > 30, "{declared}");
    }
}
