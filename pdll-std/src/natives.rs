//! The natives that the library files declare, one closure each, on the constants of `pdll-ir` that a host's
//! types and attributes are.

use crate::floats;
use crate::ints::{Binary, Int};
use pdll_host_ir::Mirror;
use pdll_host_ir::query::View;
use pdll_ir::{Attr, Context};
use pdll_vm::{NativeArg, NativeReturn, Natives, Rewriter, Verdict};
use std::sync::Arc;

/// A host that the natives of the library work on: its types and attributes have counterparts, and natives
/// can take and return its handles (`native_handles!`).
pub trait StdHost:
    Mirror<
        Op: NativeArg<Self>,
        Value: NativeArg<Self>,
        Type: NativeArg<Self>,
        Attr: NativeArg<Self> + NativeReturn<Self>,
    >
{
}

impl<H> StdHost for H where
    H: Mirror<
            Op: NativeArg<H>,
            Value: NativeArg<H>,
            Type: NativeArg<H>,
            Attr: NativeArg<H> + NativeReturn<H>,
        >
{
}

/// Registers all natives of the library.
pub fn register<H: StdHost>(natives: &mut Natives<H>) {
    of_values(natives);
    of_ints(natives);
    of_floats(natives);
}

/// What is said of a type or attribute that MLIR has nothing like.
const NO_COUNTERPART: &str = "a type or attribute has no counterpart in MLIR";

/// A constraint with one argument that may also say that it cannot tell.
fn condition<H: StdHost, A: NativeArg<H>>(
    n: &mut Natives<H>,
    name: &str,
    f: impl Fn(&H, A) -> Verdict + Send + Sync + 'static,
) {
    let function = move |host: &H, args: &pdll_vm::Args<'_, H>, _: &mut Vec<pdll_vm::Ret<H>>, _: &mut _| {
        A::read(args, 0).map_or(Verdict::Fails, |a| f(host, a))
    };
    n.raw_constraint(name, vec![A::BANK], vec![], Arc::new(function));
}

/// `std/values.pdll`
fn of_values<H: StdHost>(n: &mut Natives<H>) {
    condition(n, "HasOneUse", |h: &H, v: H::Value| used(h, [v], |uses| uses == 1));
    condition(n, "HasNoUses", |h: &H, v: H::Value| used(h, [v], |uses| uses == 0));
    condition(n, "OpHasNoUses", |h: &H, op: H::Op| {
        used(h, (0..h.result_count(op)).map(|i| h.result(op, i)), |uses| uses == 0)
    });
    n.constraint("SameType", |h: &H, a: H::Value, b: H::Value| h.same_type(h.value_type(a), h.value_type(b)));
    n.constraint("IsConstant", is_constant);
    of_type(n, "IsIntType", |ctx, t| ctx.int_width(t).is_some());
    of_type(n, "IsFloatType", |ctx, t| ctx.float_kind(t).is_some());
}

/// A question about how often values are used, counted no further than 2 for each.
fn used<H: StdHost>(
    host: &H,
    values: impl IntoIterator<Item = H::Value>,
    question: fn(u32) -> bool,
) -> Verdict {
    host.read(|_, view| {
        let mut uses = 0u32;
        for value in values {
            match view.uses(value) {
                Some(more) => uses = uses.saturating_add(more),
                None => return Verdict::Unknown("this host does not know who uses a value"),
            }
        }
        question(uses).into()
    })
}

fn is_constant<H: StdHost>(h: &H, v: H::Value) -> bool {
    let Some(op) = h.def_op(v) else { return false };
    h.operand_count(op) == 0 && h.attr_sym("value").is_some_and(|name| h.attr(op, name).is_some())
}

/// A question about a type.
fn of_type<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(&Context, pdll_ir::Type) -> bool) {
    condition(n, name, move |h: &H, t: H::Type| {
        h.read(|world, _| match h.mirror_type(world, t) {
            Some(t) => question(world.ctx(), t).into(),
            None => Verdict::Unknown(NO_COUNTERPART),
        })
    });
}

/// A question about an attribute.
fn of_attr<H: StdHost>(n: &mut Natives<H>, name: &str, question: impl AttrQuestion) {
    condition(n, name, move |h: &H, a: H::Attr| {
        h.read(|world, _| match h.mirror_attr(world, a) {
            Some(a) => question(world.ctx(), a).into(),
            None => Verdict::Unknown(NO_COUNTERPART),
        })
    });
}

/// What [`of_attr`] asks.
trait AttrQuestion: Fn(&Context, Attr) -> bool + Send + Sync + 'static {}
impl<F: Fn(&Context, Attr) -> bool + Send + Sync + 'static> AttrQuestion for F {}

/// A question about one integer.
fn ask<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(Int) -> bool) {
    of_attr(n, name, move |ctx: &Context, a| Int::read(ctx, a).is_some_and(question));
}

/// The integer that an attribute of a host is.
fn int<H: StdHost>(host: &H, attr: H::Attr) -> Result<Int, String> {
    let int = host.read(|world, _| {
        let attr = host.mirror_attr(world, attr)?;
        Int::read(world.ctx(), attr)
    });
    int.ok_or_else(|| "not an integer attribute of at most 128 bits".into())
}

/// The attribute of a host for an integer.
fn attr<H: StdHost>(host: &mut H, int: Int) -> Result<H::Attr, String> {
    let attr = host.constants(|ctx| int.attr(ctx)).ok_or("not an integer type")?;
    host.host_attr(attr).map_err(|e| e.to_string())
}

/// A function of two integers.
fn binary<H: StdHost>(n: &mut Natives<H>, name: &str, f: Binary) {
    n.rewrite(name, move |r: &mut Rewriter<'_, H>, a: H::Attr, b: H::Attr| -> Result<H::Attr, String> {
        let (a, b) = (int(r.host, a)?, int(r.host, b)?);
        let result = f.apply(a, b).ok_or("the types differ, or the shift amount is out of range")?;
        attr(r.host, result)
    });
}

/// A function of one integer, and what to say where it has no result.
fn unary<H: StdHost>(n: &mut Natives<H>, name: &str, f: fn(Int) -> Option<Int>, otherwise: &'static str) {
    n.rewrite(name, move |r: &mut Rewriter<'_, H>, a: H::Attr| -> Result<H::Attr, String> {
        let result = f(int(r.host, a)?).ok_or(otherwise)?;
        attr(r.host, result)
    });
}

/// A number in a type that is given.
fn number<H: StdHost>(n: &mut Natives<H>, name: &str, bits: u128) {
    n.rewrite(name, move |r: &mut Rewriter<'_, H>, t: H::Type| -> Result<H::Attr, String> {
        let host = &*r.host;
        let result = host.read(|world, _| {
            let t = host.mirror_type(world, t)?;
            Int::new(world.ctx(), t, bits)
        });
        attr(r.host, result.ok_or("not an integer type of at most 128 bits")?)
    });
}

/// `std/ints.pdll`
fn of_ints<H: StdHost>(n: &mut Natives<H>) {
    ask(n, "IsInt", |_| true);
    ask(n, "IntIsZero", |i| i.bits == 0);
    ask(n, "IntIsOne", |i| i.bits == 1);
    ask(n, "IntIsAllOnes", Int::is_all_ones);
    ask(n, "IntIsPowerOfTwo", |i| i.bits.is_power_of_two());
    ask(n, "IntIsNegative", Int::is_negative);
    ask(n, "IntIsShiftAmount", Int::is_shift_amount);
    n.constraint("SameIntType", |h: &H, a: H::Attr, b: H::Attr| {
        int(h, a).ok().zip(int(h, b).ok()).is_some_and(|(a, b)| a.ty == b.ty)
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
fn of_floats<H: StdHost>(n: &mut Natives<H>) {
    of_attr(n, "IsFloat", floats::is_float);
    of_attr(n, "FloatIsPosZero", floats::is_pos_zero);
    of_attr(n, "FloatIsNegZero", floats::is_neg_zero);
    of_attr(n, "FloatIsZero", |ctx: &Context, a| floats::is_pos_zero(ctx, a) || floats::is_neg_zero(ctx, a));
    of_attr(n, "FloatIsOne", floats::is_one);
}

#[cfg(test)]
mod tests {
    use super::*;
    use pdll_host_ir::IrHost;
    use pdll_vm::signature;

    /// `(a: Attr, b: Attr) -> Attr` as [`signature`] writes it.
    fn written(declaration: &str) -> String {
        let (params, results) = declaration.split_once(')').unwrap();
        let params: Vec<&str> = params.split(", ").map(|p| p.split(": ").nth(1).unwrap()).collect();
        format!("({}) -> ({})", params.join(", "), results.trim_start_matches(" -> "))
    }

    #[test]
    fn what_the_files_declare_is_registered_with_that_signature() {
        let mut natives = Natives::<IrHost>::new();
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
