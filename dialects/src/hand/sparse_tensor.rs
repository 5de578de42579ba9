//! `sparse_tensor`: loops over what is stored of a tensor.

use super::{PARENTHESES, assignments, form, print_assignments, set};
use pdll_ir::{
    Context, OpParser, OpPrinter, Parsed, RegionArgument, RegionForm, SyntaxFunctions, Token, Type, TypeData,
    UnresolvedOperand, parse_type, print_type,
};

/// `iterate %it in %space (at(%c, _))? (iter_args(%x = %y, ..))? : type (-> types)? region {..}?`
pub(super) const ITERATE: SyntaxFunctions = form(parse_iterate, print_iterate);

const COORDINATES: &str = "crdUsedLvls";

/// How many levels an iteration space has, from the end of its text: `lvls = 0>`, `lvls = 0 to 2>`.
fn levels(ctx: &Context, space: Type) -> Option<u32> {
    let TypeData::Opaque { namespace, data } = *ctx.type_data(space) else { return None };
    let text = ctx.text(data);
    let range = text.strip_suffix('>')?.rsplit_once("lvls = ")?.1;
    if ctx.bytes(namespace) != b"sparse_tensor" || !text.starts_with("iter_space<") {
        return None;
    }
    match range.split_once(" to ") {
        Some((first, end)) => end.parse::<u32>().ok()?.checked_sub(first.parse().ok()?),
        None => Some(1),
    }
}

/// The type of what iterates over a space.
fn iterator(ctx: &mut Context, space: Type) -> Option<Type> {
    let text = print_type(ctx, space).replacen("iter_space", "iterator", 1);
    parse_type(ctx, &text).ok()
}

/// `at(%c, _)`: the coordinates that are used, and of which levels they are.
type Coordinates = (Vec<UnresolvedOperand>, Vec<bool>);

fn coordinates(p: &mut OpParser<'_, '_, '_>) -> Parsed<Coordinates> {
    let (mut names, mut used) = (Vec::new(), Vec::new());
    if p.eat_keyword("at") {
        let (open, close) = PARENTHESES;
        p.expect(open, "`(` and coordinates")?;
        p.list_until(close, "`)` after the coordinates", |p| {
            used.push(!p.eat_keyword("_"));
            if used.last() == Some(&true) {
                names.push(p.operand()?);
            }
            Ok(())
        })?;
    }
    Ok((names, used))
}

fn set_used(p: &mut OpParser<'_, '_, '_>, used: &[bool]) -> Parsed<()> {
    let bits = used.iter().enumerate().take(63).map(|(level, &used)| i128::from(used) << level).sum();
    let i64 = p.ctx().known().i64;
    match p.ctx().int_attr(i64, bits) {
        Some(bits) => set(p, COORDINATES, bits),
        None => return p.error("too many levels"),
    }
    Ok(())
}

fn parse_iterate(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let variable = p.operand()?;
    p.expect_keyword("in")?;
    let space = p.operand()?;
    let at = p.position();
    let (names, used) = coordinates(p)?;
    let (inner, initial) = match p.eat_keyword("iter_args") {
        true => assignments(p)?,
        false => (Vec::new(), Vec::new()),
    };
    p.expect(Token::Colon, "`:` and the type of the iteration space")?;
    let type_at = p.position();
    let ty = p.ty()?;
    let Some(count) = levels(p.ctx(), ty) else {
        return p.error_at(type_at, "expected an iteration space of `sparse_tensor`");
    };
    if !used.is_empty() && used.len() != count as usize {
        return p.error_at(at, format!("this space has coordinates of {count} levels"));
    }
    let types = p.optional_arrow_types()?;
    if types.len() != inner.len() {
        let at = p.name_position();
        return p.error_at(at, "a loop has as many results as values that it carries");
    }
    p.add_typed_operand(space, ty);
    for (&value, &ty) in initial.iter().zip(&types) {
        p.add_typed_operand(value, ty);
    }
    p.add_result_types(&types);
    set_used(p, &used)?;
    let Some(iterator) = iterator(p.ctx(), ty) else {
        return p.error_at(type_at, "expected an iteration space of `sparse_tensor`");
    };
    let index = p.ctx().known().index;
    let mut arguments: Vec<RegionArgument<'_>> =
        inner.iter().zip(&types).map(|(&name, &ty)| RegionArgument::at_name(name, ty)).collect();
    arguments.extend(names.iter().map(|&name| RegionArgument::at_name(name, index)));
    arguments.push(RegionArgument::at_name(variable, iterator));
    let region = p.region(arguments)?;
    let end = p.ctx().name("sparse_tensor.yield");
    p.ensure_terminator(region, end)?;
    p.optional_attributes()
}

fn print_iterate(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let bits = view.attribute_named(COORDINATES).and_then(|bits| ctx.int_value(bits));
    let (Some(arguments), Some(bits)) = (view.entry_arguments(0), bits) else { return false };
    let Some(carried) = view.operand_count().checked_sub(1) else { return false };
    let used = bits.count_ones() as usize;
    let Some(levels) = levels(ctx, view.operand_type(0)) else { return false };
    if bits < 0 || arguments.len() != carried + used + 1 {
        return false;
    }
    let (inner, coordinates) = arguments.split_at(carried);
    p.op_name();
    p.text(" ");
    p.region_value(coordinates[used]);
    p.text(" in ");
    p.operand(0);
    if bits != 0 {
        p.text(" at(");
        let mut coordinates = coordinates.iter();
        p.list(0..levels.min(64), |p, level| {
            let coordinate = if bits >> level & 1 == 1 { coordinates.next() } else { None };
            match coordinate {
                Some(&coordinate) => p.region_value(coordinate),
                None => p.text("_"),
            }
        });
        p.text(")");
    }
    print_assignments(p, " iter_args", inner, 1..1 + carried);
    p.text(" : ");
    p.operand_type_range(0..1);
    p.text(" ");
    if view.result_count() > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    p.text(" ");
    p.region(0, RegionForm { terminators: carried > 0, ..RegionForm::BODY });
    true
}
