//! `sparse_tensor`: loops over what is stored of a tensor.

use super::{PARENTHESES, assignments, form, operand_sizes, print_assignments, set, set_operand_sizes};
use pdll_ir::{
    Attr, AttrData, Context, OpParser, OpPrinter, Parsed, RegionArgument, RegionForm, SyntaxFunctions, Token,
    Type, TypeData, UnresolvedOperand, Value, parse_type, print_type,
};

/// `iterate %it in %space (at(%c, _))? (iter_args(%x = %y, ..))? : type (-> types)? region {..}?`
pub(super) const ITERATE: SyntaxFunctions = form(parse_iterate, print_iterate);

/// `coiterate (%space, ..) (at(%c, _))? (iter_args(%x = %y, ..))? : (types) (-> types)?`, and for each case
/// `case %it, _ region`
pub(super) const COITERATE: SyntaxFunctions = form(parse_coiterate, print_coiterate);

const COORDINATES: &str = "crdUsedLvls";

/// How many levels an iteration space has, from the end of its text: `lvls = 0>`, `lvls = 0 to 2>`.
pub(crate) fn levels(ctx: &Context, space: Type) -> Option<u32> {
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

/// `%c, _`: those that are used, and which they are.
#[derive(Default)]
struct Used {
    names: Vec<UnresolvedOperand>,
    used: Vec<bool>,
}

impl Used {
    fn item(&mut self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        let is_used = !p.eat_keyword("_");
        self.used.push(is_used);
        if is_used {
            self.names.push(p.operand()?);
        }
        Ok(())
    }
}

/// `at(%c, _)`: the coordinates that are used.
fn coordinates(p: &mut OpParser<'_, '_, '_>) -> Parsed<Used> {
    let mut coordinates = Used::default();
    if p.eat_keyword("at") {
        let (open, close) = PARENTHESES;
        p.expect(open, "`(` and coordinates")?;
        p.list_until(close, "`)` after the coordinates", |p| coordinates.item(p))?;
    }
    Ok(coordinates)
}

/// Those that are used as a set of bits.
fn set_of(p: &mut OpParser<'_, '_, '_>, used: &[bool]) -> Parsed<Attr> {
    let bits = used.iter().enumerate().take(63).map(|(level, &used)| i128::from(used) << level).sum();
    let i64 = p.ctx().known().i64;
    match p.ctx().int_attr(i64, bits) {
        Some(bits) => Ok(bits),
        None => p.error("too many levels"),
    }
}

fn parse_iterate(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let variable = p.operand()?;
    p.expect_keyword("in")?;
    let space = p.operand()?;
    let at = p.position();
    let Used { names, used } = coordinates(p)?;
    let (inner, initial) = match p.eat_keyword("iter_args") {
        true => assignments(p)?,
        false => Default::default(),
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
    let used = set_of(p, &used)?;
    set(p, COORDINATES, used);
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

/// Those that are used by their names, others as `_`.
fn print_used(p: &mut OpPrinter<'_, '_>, bits: i128, count: u32, values: &[Value]) {
    let mut values = values.iter();
    p.list(0..count.min(64), |p, index| {
        let value = if bits >> index & 1 == 1 { values.next() } else { None };
        match value {
            Some(&value) => p.region_value(value),
            None => p.text("_"),
        }
    });
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
        print_used(p, bits, levels, coordinates);
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

fn parse_coiterate(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let name = p.name_position();
    let spaces = p.operands_in(PARENTHESES)?;
    let Used { names, used } = coordinates(p)?;
    let (inner, initial) = match p.eat_keyword("iter_args") {
        true => assignments(p)?,
        false => Default::default(),
    };
    p.expect(Token::Colon, "`:` and the types of the iteration spaces")?;
    p.expect(Token::LParen, "`(` and the types of the iteration spaces")?;
    let space_types = p.type_list()?;
    p.expect(Token::RParen, "`)` after the types of the iteration spaces")?;
    if space_types.len() != spaces.len() {
        return p.error_at(name, "as many types as iteration spaces are needed");
    }
    let mut types = Vec::new();
    if !inner.is_empty() {
        p.expect(Token::Arrow, "`->` and the types of what is carried")?;
        types = p.arrow_types()?.into_vec();
    }
    if types.len() != inner.len() {
        return p.error_at(name, "a loop has as many results as values that it carries");
    }
    for (&value, &ty) in spaces.iter().zip(&space_types).chain(initial.iter().zip(&types)) {
        p.add_typed_operand(value, ty);
    }
    set_operand_sizes(p, &[spaces.len(), initial.len()]);
    p.add_result_types(&types);
    let used = set_of(p, &used)?;
    set(p, COORDINATES, used);
    let (mut cases, index) = (Vec::new(), p.ctx().known().index);
    while p.eat_keyword("case") {
        let at = p.position();
        let mut iterators = Used::default();
        p.comma_list(|p| iterators.item(p))?;
        if iterators.used.len() > spaces.len() {
            return p.error_at(at, "a case has no more iterators than there are iteration spaces");
        }
        cases.push(set_of(p, &iterators.used)?);
        let argument = |name: &UnresolvedOperand, ty| RegionArgument::at_name(*name, ty);
        let mut arguments: Vec<RegionArgument<'_>> =
            inner.iter().zip(&types).map(|(name, &ty)| argument(name, ty)).collect();
        arguments.extend(names.iter().map(|name| argument(name, index)));
        let used = space_types.iter().zip(&iterators.used).filter(|(_, used)| **used);
        for (name, (&space, _)) in iterators.names.iter().zip(used) {
            // What is no iteration space is said by the verifier.
            let ty = iterator(p.ctx(), space).unwrap_or(space);
            arguments.push(argument(name, ty));
        }
        let region = p.region(arguments)?;
        let end = p.ctx().name("sparse_tensor.yield");
        p.ensure_terminator(region, end)?;
    }
    let cases = p.ctx().array_attr(&cases);
    set(p, CASES, cases);
    p.optional_attributes()
}

const CASES: &str = "cases";

fn print_coiterate(p: &mut OpPrinter<'_, '_>) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let (Some(sizes), Some(cases)) = (operand_sizes(view, 2), view.attribute_named(CASES)) else {
        return false;
    };
    let AttrData::Array(cases) = ctx.attr_data(cases) else { return false };
    let cases: Option<Vec<i128>> = cases.iter().map(|&case| ctx.int_value(case)).collect();
    let bits = view.attribute_named(COORDINATES).and_then(|bits| ctx.int_value(bits));
    let (Some(cases), Some(bits)) = (cases, bits) else { return false };
    let (spaces, carried, used) = (sizes[0], sizes[1], bits.count_ones() as usize);
    let levels = (0..spaces).map(|index| levels(ctx, view.operand_type(index))).next().flatten();
    let arguments: Option<Vec<&[Value]>> =
        (0..view.region_count()).map(|i| view.entry_arguments(i)).collect();
    let (Some(levels), Some(arguments)) = (levels, arguments) else { return false };
    let fits = |(arguments, case): (&&[Value], &i128)| {
        *case >= 0 && arguments.len() == carried + used + case.count_ones() as usize
    };
    if bits < 0 || cases.len() != arguments.len() || !arguments.iter().zip(&cases).all(fits) {
        return false;
    }
    let first = arguments.first().copied().unwrap_or_default();
    if first.is_empty() && carried + used > 0 {
        return false;
    }
    p.op_name();
    p.text(" (");
    p.operand_range(0..spaces);
    p.text(")");
    if bits != 0 {
        p.text(" at(");
        print_used(p, bits, levels, &first[carried..]);
        p.text(")");
    }
    print_assignments(p, " iter_args", &first[..carried.min(first.len())], spaces..spaces + carried);
    p.text(" : (");
    p.operand_type_range(0..spaces);
    p.text(")");
    if carried > 0 {
        p.text(" -> ");
        p.arrow_result_types();
    }
    for (index, (&case, arguments)) in cases.iter().zip(arguments).enumerate() {
        p.new_line();
        p.text("case ");
        // One of no iterators is printed without any mark.
        if case != 0 {
            print_used(p, case, spaces as u32, &arguments[carried + used..]);
        }
        p.text(" ");
        p.region(index, RegionForm { terminators: carried > 0, ..RegionForm::BODY });
    }
    true
}
