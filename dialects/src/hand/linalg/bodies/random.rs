//! Numbers that look random: two steps of a linear congruential generator from the position in the output.

use super::{Builder, binary, convert};
use pdll_ir::{Attr, Parsed, Type, Value};

/// Factor and summand of the generator.
const GENERATOR: [i128; 2] = [1_103_515_245, 12_345];
/// The middle of its numbers, which are signed, and the inverse of how many there are.
const MIDDLE: i128 = 2_147_483_647;
const INVERSE: f64 = 2.328_306_4E-10;

fn constant(b: Builder<'_, '_, '_, '_, '_>, ty: Type, value: Option<Attr>) -> Parsed<Value> {
    let name = b.ctx().name("value");
    let attributes: Vec<_> = value.into_iter().map(|value| (name, value)).collect();
    Ok(b.op("arith.constant", &[], &[ty], &attributes)?[0])
}

fn integer(b: Builder<'_, '_, '_, '_, '_>, value: i128) -> Parsed<Value> {
    let i64 = b.ctx().known().i64;
    let value = b.ctx().int_attr(i64, value);
    constant(b, i64, value)
}

/// The position in a dimension, as a 32-bit number.
fn position(b: Builder<'_, '_, '_, '_, '_>, dimension: i128) -> Parsed<Value> {
    let (index, i32, i64) = (b.ctx().known().index, b.ctx().int_type(32), b.ctx().known().i64);
    let attribute = (b.ctx().name("dim"), b.ctx().int_attr(i64, dimension));
    let attributes: Vec<_> = attribute.1.into_iter().map(|value| (attribute.0, value)).collect();
    let position = b.op("linalg.index", &[], &[index], &attributes)?[0];
    convert(b, position, i32, false)
}

/// The next number of the generator.
fn next(b: Builder<'_, '_, '_, '_, '_>, seed: Value) -> Parsed<Value> {
    let mut value = seed;
    for (function, number) in ["mul", "add"].into_iter().zip(GENERATOR) {
        let i32 = b.ctx().int_type(32);
        let number = integer(b, number)?;
        let number = convert(b, number, i32, false)?;
        value = binary(b, function, value, number)?;
    }
    Ok(value)
}

/// A number between `least` and `most`, the first two inputs, by the position and the third input.
pub(super) fn number(b: Builder<'_, '_, '_, '_, '_>, inputs: &[Value]) -> Parsed<Value> {
    let &[least, most, seed] = inputs else { return Ok(inputs[0]) };
    let f64 = b.ctx().known().f64;
    let middle = integer(b, MIDDLE)?;
    let middle = convert(b, middle, f64, false)?;
    let column = position(b, 1)?;
    let row = position(b, 0)?;
    let first = binary(b, "add", row, seed)?;
    let first = next(b, first)?;
    let second = binary(b, "add", column, first)?;
    let second = next(b, second)?;
    let second = convert(b, second, f64, false)?;
    let offset = binary(b, "add", middle, second)?;
    let width = binary(b, "sub", most, least)?;
    let inverse = b.ctx().float_attr(f64, INVERSE);
    let inverse = constant(b, f64, inverse)?;
    let scale = binary(b, "mul", width, inverse)?;
    let scaled = binary(b, "mul", offset, scale)?;
    binary(b, "add", scaled, least)
}
