//! Cases of a switch, each with a block and the operands that are handed to it.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{AttrData, Block, Context, Parsed, Successor, Token, parse_attr, print_type};
use std::ops::Range;

/// `default: ^a, 1: ^b(%x : i32)` of `cf`: type of the flag, default block, its operands and their types,
/// then what [`CasesOnly`] has.
pub(super) struct WithDefault;

/// `[ 1: ^a(%x : i32), 2: ^b ]` of `llvm`: type of the flag, numbers, blocks, operands and their types.
pub(super) struct CasesOnly;

/// `1: ^a(..)`, as many as there are; numbers as written.
fn read_cases(r: &mut Reader<'_, '_, '_, '_, '_>) -> Parsed<(Vec<i64>, Vec<Successor>)> {
    let (mut numbers, mut successors) = (Vec::new(), Vec::new());
    r.p.comma_list(|p| {
        numbers.push(p.integer()?);
        p.expect(Token::Colon, "`:` and a block")?;
        successors.push(p.successor_and_operands()?);
        Ok(())
    })?;
    Ok((numbers, successors))
}

/// Sets what the cases are: `flag`, and numbers, blocks, operands, types of operands.
fn set_cases(
    r: &mut Reader<'_, '_, '_, '_, '_>,
    flag: &Argument,
    arguments: [&Argument; 4],
    numbers: &[i64],
    successors: Vec<Successor>,
) -> Parsed<()> {
    let [values, blocks, operands, types] = arguments;
    if let (Some(&[ty]), false) = (r.argument_types(flag), numbers.is_empty()) {
        let at = r.p.name_position();
        // As in MLIR, of a number as many bits are taken as the type has.
        let width = r.p.ctx().int_width(ty).map_or(64, |(width, _)| width.clamp(1, 64));
        let cut = |number: &i64| ((number << (64 - width)) >> (64 - width)).to_string();
        let list: Vec<String> = numbers.iter().map(cut).collect();
        let ty = print_type(r.p.ctx(), ty);
        let text = format!("dense<[{}]> : vector<{}x{ty}>", list.join(", "), numbers.len());
        match parse_attr(r.p.ctx(), &text) {
            Ok(value) => r.set_attr(values, value),
            Err(_) => return r.p.error_at(at, "these numbers do not fit the type of the flag"),
        }
    }
    let sizes = successors.iter().map(|successor| successor.operands.len() as i32).collect();
    r.set_nested(operands, sizes);
    let targets = successors.iter().map(|successor| successor.block).collect();
    r.set_successors(blocks, targets);
    let all_types = successors.iter().flat_map(|successor| successor.types.clone()).collect();
    r.set_argument_types(types, all_types)?;
    r.set_operands(operands, successors.into_iter().flat_map(|successor| successor.operands).collect());
    Ok(())
}

/// The numbers of a `dense` attribute as text; without a sign if `unsigned`.
fn numbers(ctx: &Context, attr: pdll_ir::Attr, unsigned: bool) -> Vec<String> {
    let AttrData::Dense(dense) = ctx.attr_data(attr) else { return Vec::new() };
    let (width, count) = match ctx.type_data(dense.ty).shaped() {
        Some((dims, element)) => {
            (ctx.int_width(element).map_or(64, |(width, _)| width), dims.iter().product::<i64>())
        }
        None => return Vec::new(),
    };
    let pdll_ir::DenseData::Bytes(bytes) = &dense.data else { return Vec::new() };
    let number = |chunk: &[u8]| {
        let mut word = [0; 8];
        let length = chunk.len().min(8);
        word[..length].copy_from_slice(&chunk[..length]);
        let value = u64::from_le_bytes(word);
        let spare = 64 - width.clamp(1, 64);
        match unsigned {
            true => (value << spare >> spare).to_string(),
            false => ((value << spare) as i64 >> spare).to_string(),
        }
    };
    let size = (width as usize).div_ceil(8).max(1);
    let listed: Vec<String> = bytes.chunks(size).map(number).collect();
    match (&listed[..], dense.splat) {
        ([one], true) => vec![one.clone(); count.max(0) as usize],
        _ => listed,
    }
}

/// The range of operands that each block gets.
fn ranges(w: &Writer<'_, '_, '_, '_>, operands: &Argument) -> Vec<Range<usize>> {
    let all = w.operand_range(operands);
    let mut next = all.start;
    let range = |size: usize| {
        next += size;
        next - size..next
    };
    w.nested_sizes(operands).into_iter().map(range).collect()
}

fn write_case(w: &mut Writer<'_, '_, '_, '_>, number: &str, block: Block, operands: Range<usize>) {
    w.p.text("  ");
    w.p.text(number);
    w.p.text(": ");
    w.p.successor_and_operands(block, operands);
}

impl Directive for WithDefault {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [flag, block, operands, types, values, blocks, others, other_types] = arguments else {
            return r.p.error("this directive takes eight arguments");
        };
        r.p.expect_keyword("default")?;
        r.p.expect(Token::Colon, "`:` and a block")?;
        let default = r.p.successor_and_operands()?;
        r.set_successors(block, vec![default.block]);
        r.set_operands(operands, default.operands);
        r.set_argument_types(types, default.types)?;
        let (numbers, successors) = match r.p.eat(Token::Comma) {
            true => read_cases(r)?,
            false => (Vec::new(), Vec::new()),
        };
        set_cases(r, flag, [values, blocks, others, other_types], &numbers, successors)?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [_, block, operands, _, values, blocks, others, _] = arguments else { return };
        let range = w.operand_range(operands);
        for target in w.blocks(block) {
            write_case(w, "default", target, range.clone());
        }
        let ctx = w.p.ctx();
        let numbers = w.attr(values).map(|values| numbers(ctx, values, true));
        let Some(numbers) = numbers else { return };
        for ((number, block), range) in numbers.iter().zip(w.blocks(blocks)).zip(ranges(w, others)) {
            w.p.text(",");
            w.p.new_line();
            write_case(w, number, block, range);
        }
        w.p.new_line();
    }
}

impl Directive for CasesOnly {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [flag, values, blocks, operands, types] = arguments else {
            return r.p.error("this directive takes five arguments");
        };
        r.p.expect(Token::LSquare, "`[` and the cases")?;
        let (numbers, successors) = match r.p.at(Token::RSquare) {
            true => (Vec::new(), Vec::new()),
            false => read_cases(r)?,
        };
        r.p.expect(Token::RSquare, "`]` after the cases")?;
        let present = !numbers.is_empty();
        set_cases(r, flag, [values, blocks, operands, types], &numbers, successors)?;
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [_, values, blocks, operands, _] = arguments else { return };
        let ctx = w.p.ctx();
        let cases = w.attr(values).map(|values| numbers(ctx, values, false)).unwrap_or_default();
        w.p.text("[");
        w.p.new_line();
        for (i, ((number, block), range)) in
            cases.iter().zip(w.blocks(blocks)).zip(ranges(w, operands)).enumerate()
        {
            if i > 0 {
                w.p.text(",");
                w.p.new_line();
            }
            write_case(w, number, block, range);
        }
        if !cases.is_empty() {
            w.p.new_line();
        }
        w.p.text("]");
    }
}
