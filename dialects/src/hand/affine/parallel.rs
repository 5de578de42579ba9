//! `affine.parallel`.

use super::loops::ensure_yield;
use super::{add_indices, values};
use crate::hand::{PARENTHESES, dense_i32, dense_i32_items, form, print_attributes, set};
use pdll_ir::{
    AffineExpr, AffineValues, AttrData, ExprData, OpParser, OpPrinter, Parsed, RegionArgument, RegionForm,
    SyntaxFunctions, Token, Value,
};

/// `parallel (%i, ..) = (bounds) to (bounds) (step (n, ..))? (reduce ("kind", ..))? (-> types)? region {..}?`
pub(in crate::hand) const PARALLEL: SyntaxFunctions = form(parse, print);

/// Kinds of reductions, by number.
const KINDS: [&str; 16] = [
    "addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins",
    "minu", "mulf", "muli", "ori", "xori",
];

/// `(expr, max(expr, ..), ..)`: sets the map and how many results each bound has. Gives how many there are.
fn parse_bounds(p: &mut OpParser<'_, '_, '_>, names: [&str; 2], prefix: &str) -> Parsed<usize> {
    let mut read = AffineValues::default();
    let (mut exprs, mut sizes) = (Vec::new(), Vec::new());
    p.expect(Token::LParen, "`(` and the bounds")?;
    p.list_until(Token::RParen, "`)` after the bounds", |p| {
        if p.eat_keyword(prefix) {
            let mut several = p.affine_exprs(PARENTHESES, &mut read)?;
            sizes.push(several.len() as i32);
            exprs.append(&mut several);
        } else {
            exprs.push(p.affine_expr(&mut read)?);
            sizes.push(1);
        }
        Ok(())
    })?;
    add_indices(p, read.dims());
    add_indices(p, read.symbols());
    let map = p.ctx().map_attr(read.dims().len(), read.symbols().len(), exprs);
    set(p, names[0], map);
    let count = sizes.len();
    let sizes = dense_i32(p, &sizes)?;
    set(p, names[1], sizes);
    Ok(count)
}

/// `step (1, 2)`, or ones. Gives how many there are.
fn parse_steps(p: &mut OpParser<'_, '_, '_>, count: usize) -> Parsed<usize> {
    let mut steps = vec![1; count];
    if p.eat_keyword("step") {
        let exprs = p.affine_exprs(PARENTHESES, &mut AffineValues::default())?;
        steps.clear();
        for expr in exprs {
            match p.ctx().expr(expr) {
                ExprData::Constant(number) => steps.push(number),
                _ => {
                    let at = p.name_position();
                    return p.error_at(at, "steps are numbers");
                }
            }
        }
    }
    let (i64_type, count) = (p.ctx().known().i64, steps.len());
    let steps: Vec<_> =
        steps.iter().filter_map(|&step| p.ctx().int_attr(i64_type, i128::from(step))).collect();
    let steps = p.ctx().array_attr(&steps);
    set(p, "steps", steps);
    Ok(count)
}

/// `reduce ("addf", ..)`, or nothing.
fn parse_reductions(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let mut kinds = Vec::new();
    if p.eat_keyword("reduce") {
        p.expect(Token::LParen, "`(` and the kinds of reductions")?;
        p.list_until(Token::RParen, "`)` after the kinds of reductions", |p| {
            let at = p.position();
            let name = p.string()?;
            let text = p.ctx().text(name).into_owned();
            let Some(kind) = KINDS.iter().position(|kind| *kind == text) else {
                return p.error_at(at, format!("there is no reduction `{text}`"));
            };
            let i64_type = p.ctx().known().i64;
            kinds.extend(p.ctx().int_attr(i64_type, kind as i128));
            Ok(())
        })?;
    }
    let kinds = p.ctx().array_attr(&kinds);
    set(p, "reductions", kinds);
    Ok(())
}

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let inductions = p.argument_names_in(PARENTHESES)?;
    p.expect(Token::Equal, "`=` and the bounds")?;
    let lower = parse_bounds(p, ["lowerBoundsMap", "lowerBoundsGroups"], "max")?;
    p.expect_keyword("to")?;
    let upper = parse_bounds(p, ["upperBoundsMap", "upperBoundsGroups"], "min")?;
    let steps = parse_steps(p, inductions.len())?;
    parse_reductions(p)?;
    let types = p.optional_arrow_types()?;
    p.add_result_types(&types);
    let index = p.ctx().known().index;
    let arguments = inductions.iter().map(|&name| RegionArgument::at_name(name, index));
    let region = p.region(arguments.collect())?;
    ensure_yield(p, region)?;
    p.optional_attributes()?;
    if [lower, upper, steps] != [inductions.len(); 3] {
        let at = p.name_position();
        return p.error_at(at, "there is a lower bound, an upper bound and a step for each variable");
    }
    Ok(())
}

/// What is printed of the bounds on one side.
struct Bounds {
    exprs: Vec<AffineExpr>,
    sizes: Vec<usize>,
    dims: Vec<Value>,
    symbols: Vec<Value>,
}

/// The bounds whose operands begin at `start`, and where they end.
fn bounds(p: &OpPrinter<'_, '_>, start: usize, names: [&str; 2]) -> Option<(Bounds, usize)> {
    let view = p.view();
    let map = view.ctx().map_value(view.attribute_named(names[0])?)?;
    let sizes = dense_i32_items(view.ctx(), view.attribute_named(names[1])?)?;
    let sizes: Vec<usize> = sizes.into_iter().map(usize::try_from).collect::<Result<_, _>>().ok()?;
    let end = start + (map.dims + map.symbols) as usize;
    if end > view.operand_count() || sizes.iter().sum::<usize>() != map.results.len() {
        return None;
    }
    let (dims, symbols) = values(p, start..end, map.dims as usize)?;
    Some((Bounds { exprs: map.results.to_vec(), sizes, dims, symbols }, end))
}

fn print_bounds(p: &mut OpPrinter<'_, '_>, bounds: &Bounds, prefix: &str) {
    let mut rest = &bounds.exprs[..];
    p.text("(");
    p.list(&bounds.sizes, |p, &size| {
        let (these, others) = rest.split_at(size);
        rest = others;
        p.text(if size == 1 { "" } else { prefix });
        p.affine_exprs(these, &bounds.dims, &bounds.symbols);
        p.text(if size == 1 { "" } else { ")" });
    });
    p.text(")");
}

fn numbers(p: &OpPrinter<'_, '_>, name: &str) -> Option<Vec<i128>> {
    let AttrData::Array(items) = p.ctx().attr_data(p.view().attribute_named(name)?) else { return None };
    items.iter().map(|&item| p.ctx().int_value(item)).collect()
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let Some((lower, end)) = bounds(p, 0, ["lowerBoundsMap", "lowerBoundsGroups"]) else { return false };
    let Some((upper, end)) = bounds(p, end, ["upperBoundsMap", "upperBoundsGroups"]) else { return false };
    let (Some(steps), Some(kinds), Some(inductions)) =
        (numbers(p, "steps"), numbers(p, "reductions"), view.entry_arguments(0))
    else {
        return false;
    };
    let kinds: Option<Vec<&str>> =
        kinds.into_iter().map(|kind| KINDS.get(usize::try_from(kind).ok()?).copied()).collect();
    let Some(kinds) = kinds.filter(|_| end == view.operand_count()) else { return false };
    p.op_name();
    p.text(" (");
    p.list(inductions, |p, &value| p.region_value(value));
    p.text(") = ");
    print_bounds(p, &lower, "max(");
    p.text(" to ");
    print_bounds(p, &upper, "min(");
    if steps.iter().any(|&step| step != 1) {
        p.text(" step (");
        p.list(steps, |p, step| p.text(&step.to_string()));
        p.text(")");
    }
    if view.result_count() > 0 {
        p.text(" reduce (");
        p.list(kinds, |p, kind| p.string(kind.as_bytes()));
        p.text(") -> (");
        p.result_types();
        p.text(")");
    }
    p.text(" ");
    p.region(0, RegionForm { terminators: view.result_count() > 0, ..RegionForm::BODY });
    let hidden =
        ["lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps", "reductions"];
    print_attributes(p, " ", &hidden);
    true
}
