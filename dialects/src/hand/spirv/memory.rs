//! Memory and parts of composites.

use super::{case_attr, case_in_quotes, case_of, form, known_case_in_quotes, print_attributes, set, types};
use pdll_ir::{
    AttrData, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, Type, TypeData, UnresolvedOperand,
};

/// `Load "class" %p (["access", n])? {..}? : type`
pub(super) const LOAD: SyntaxFunctions = form(parse_load, print_load);
/// `Store "class" %p, %v (["access", n])? : type`
pub(super) const STORE: SyntaxFunctions = form(parse_store, print_store);
/// `CopyMemory "class" %to, "class" %from (["access", n])? (, ["access", n])? : type`
pub(super) const COPY: SyntaxFunctions = form(parse_copy, print_copy);
/// `Variable (init(%v))? {..}? : type`
pub(super) const VARIABLE: SyntaxFunctions = form(parse_variable, print_variable);
/// `CompositeExtract %v[..] : type`
pub(super) const EXTRACT: SyntaxFunctions = form(parse_extract, print_extract);
/// `CompositeInsert %part, %v[..] : type into type`
pub(super) const INSERT: SyntaxFunctions = form(parse_insert, print_insert);
/// `INTEL.SubgroupBlockWrite "class" %p, %v : type`, printed without the class.
pub(super) const BLOCK_WRITE: SyntaxFunctions = form(parse_block_write, print_block_write);

const ACCESS: &str = "memory_access";
const SOURCE_ACCESS: &str = "source_memory_access";
const ALIGNMENT: &str = "alignment";
const SOURCE_ALIGNMENT: &str = "source_alignment";

/// `["access", n]`, or nothing.
fn parse_access(p: &mut OpParser<'_, '_, '_>, access: &str, alignment: &str) -> Parsed<()> {
    if !p.eat(Token::LSquare) {
        return Ok(());
    }
    let case = known_case_in_quotes(p, ACCESS)?;
    if case.split('|').any(|bit| bit.trim() == "Aligned") {
        p.expect(Token::Comma, "`,` and the alignment")?;
        let i32 = p.ctx().int_type(32);
        let number = p.attribute_of_type(i32)?;
        set(p, alignment, number);
    }
    p.expect(Token::RSquare, "`]` after the memory access")?;
    let case = case_attr(p.ctx(), ACCESS, &case);
    set(p, access, case);
    Ok(())
}

fn print_access(p: &mut OpPrinter<'_, '_>, access: &str, alignment: &str) {
    let (view, ctx) = (p.view(), p.ctx());
    let case = view.attribute_named(access).and_then(|attr| case_of(ctx, attr, ACCESS));
    let Some(case) = case else { return };
    p.text(&format!(" [\"{case}\""));
    let is_aligned = case.split('|').any(|bit| bit.trim() == "Aligned");
    if let Some(number) =
        view.attribute_named(alignment).and_then(|attr| ctx.int_value(attr)).filter(|_| is_aligned)
    {
        p.text(&format!(", {number}"));
    }
    p.text("]");
}

/// The storage class of the pointer that an operand is.
fn class_of(p: &OpPrinter<'_, '_>, operand: usize) -> Option<String> {
    let TypeData::Opaque { data, .. } = *p.ctx().type_data(p.view().operand_type(operand)) else {
        return None;
    };
    let text = p.ctx().text(data).into_owned();
    Some(text.strip_prefix("ptr<")?.strip_suffix('>')?.rsplit_once(',')?.1.trim().to_string())
}

/// What the pointer that an operand is points to, as it is printed.
fn print_pointee(p: &mut OpPrinter<'_, '_>, operand: usize) {
    let ty = p.view().operand_type(operand);
    let TypeData::Opaque { data, .. } = *p.ctx().type_data(ty) else { return };
    let text = p.ctx().text(data).into_owned();
    let inner = text.strip_prefix("ptr<").and_then(|rest| rest.rsplit_once(','));
    p.text(inner.map_or("", |(inner, _)| inner));
}

fn add_pointer(p: &mut OpParser<'_, '_, '_>, operand: UnresolvedOperand, pointee: Type, class: &str) {
    let ty = types::pointer(p.ctx(), pointee, class);
    p.add_typed_operand(operand, ty);
}

fn colon_type(p: &mut OpParser<'_, '_, '_>) -> Parsed<Type> {
    p.expect(Token::Colon, "`:` and a type")?;
    p.ty()
}

fn parse_load(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let class = case_in_quotes(p)?;
    let pointer = p.operand()?;
    parse_access(p, ACCESS, ALIGNMENT)?;
    p.optional_attributes()?;
    let ty = colon_type(p)?;
    add_pointer(p, pointer, ty, &class);
    p.add_result_type(ty);
    Ok(())
}

fn print_load(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(class) = (p.operand_count() == 1).then(|| class_of(p, 0)).flatten() else { return false };
    p.op_name();
    p.text(&format!(" \"{class}\" "));
    p.operand(0);
    print_access(p, ACCESS, ALIGNMENT);
    print_attributes(p, " ", &[ACCESS, ALIGNMENT]);
    p.text(" : ");
    p.result_types();
    true
}

fn parse_store(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let class = case_in_quotes(p)?;
    let pointer = p.operand()?;
    p.expect(Token::Comma, "`,` and the value")?;
    let value = p.operand()?;
    parse_access(p, ACCESS, ALIGNMENT)?;
    let ty = colon_type(p)?;
    add_pointer(p, pointer, ty, &class);
    p.add_typed_operand(value, ty);
    Ok(())
}

fn print_store(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(class) = (p.operand_count() == 2).then(|| class_of(p, 0)).flatten() else { return false };
    p.op_name();
    p.text(&format!(" \"{class}\" "));
    p.operands();
    print_access(p, ACCESS, ALIGNMENT);
    p.text(" : ");
    p.ty(p.view().operand_type(1));
    print_attributes(p, " ", &[ACCESS, ALIGNMENT]);
    true
}

fn parse_copy(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let to_class = case_in_quotes(p)?;
    let to = p.operand()?;
    p.expect(Token::Comma, "`,` and what is copied")?;
    let from_class = case_in_quotes(p)?;
    let from = p.operand()?;
    parse_access(p, ACCESS, ALIGNMENT)?;
    if p.eat(Token::Comma) {
        parse_access(p, SOURCE_ACCESS, SOURCE_ALIGNMENT)?;
    }
    p.optional_attributes()?;
    let ty = colon_type(p)?;
    add_pointer(p, to, ty, &to_class);
    add_pointer(p, from, ty, &from_class);
    Ok(())
}

fn print_copy(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.operand_count() != 2 {
        return false;
    }
    let (Some(to), Some(from)) = (class_of(p, 0), class_of(p, 1)) else { return false };
    p.op_name();
    p.text(&format!("  \"{to}\" "));
    p.operand(0);
    p.text(&format!(",  \"{from}\" "));
    p.operand(1);
    print_access(p, ACCESS, ALIGNMENT);
    // mlir-opt prints the comma in any case, and the first access twice if it is the only one.
    p.text(", ");
    let given = |own, other| if p.view().attribute_named(own).is_some() { own } else { other };
    let (access, alignment) = (given(SOURCE_ACCESS, ACCESS), given(SOURCE_ALIGNMENT, ALIGNMENT));
    print_access(p, access, alignment);
    print_attributes(p, " ", &[ACCESS, ALIGNMENT, SOURCE_ACCESS, SOURCE_ALIGNMENT]);
    p.text(" : ");
    print_pointee(p, 0);
    true
}

fn parse_variable(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let mut initial = None;
    if p.eat_keyword("init") {
        p.expect(Token::LParen, "`(` and a value")?;
        initial = Some(p.operand()?);
        p.expect(Token::RParen, "`)` after the value")?;
    }
    super::module::parse_decorations(p)?;
    p.expect(Token::Colon, "`:` and a type")?;
    let at = p.position();
    let ty = p.ty()?;
    let Some((pointee, class)) = types::pointee(p.ctx(), ty) else {
        return p.error_at(at, "expected a pointer type");
    };
    if let Some(initial) = initial {
        p.add_typed_operand(initial, pointee);
    }
    let class = case_attr(p.ctx(), "storage_class", &class);
    set(p, "storage_class", class);
    p.add_result_type(ty);
    Ok(())
}

fn print_variable(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.result_count() != 1 || p.operand_count() > 1 {
        return false;
    }
    p.op_name();
    if p.operand_count() == 1 {
        p.text(" init(");
        p.operand(0);
        p.text(")");
    }
    super::module::print_decorations(p, &["storage_class"]);
    p.text(" : ");
    p.result_types();
    true
}

/// `[1 : i32, ..]`, as an attribute: the numbers.
fn parse_indices(p: &mut OpParser<'_, '_, '_>) -> Parsed<Vec<i64>> {
    let at = p.position();
    let attr = p.attribute()?;
    let AttrData::Array(items) = p.ctx().attr_data(attr).clone() else {
        return p.error_at(at, "expected an array of numbers");
    };
    let numbers: Option<Vec<i64>> =
        items.iter().map(|&item| i64::try_from(p.ctx().int_value(item)?).ok()).collect();
    let Some(numbers) = numbers.filter(|numbers| !numbers.is_empty()) else {
        return p.error_at(at, "expected an array of numbers");
    };
    set(p, "indices", attr);
    Ok(numbers)
}

/// The type of the part of a composite at a position.
fn part(p: &mut OpParser<'_, '_, '_>, composite: Type, indices: &[i64]) -> Parsed<Type> {
    let mut ty = composite;
    for &index in indices {
        let Some(inner) = types::part(p.ctx(), ty, index) else {
            let at = p.name_position();
            return p.error_at(at, "there is no such part");
        };
        ty = inner;
    }
    Ok(ty)
}

fn parse_extract(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let composite = p.operand()?;
    let indices = parse_indices(p)?;
    let ty = colon_type(p)?;
    let part = part(p, ty, &indices)?;
    p.add_typed_operand(composite, ty);
    p.add_result_type(part);
    Ok(())
}

fn print_indices(p: &mut OpPrinter<'_, '_>) -> bool {
    let Some(indices) = p.view().attribute_named("indices") else { return false };
    p.attribute(indices);
    true
}

fn print_extract(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.operand_count() != 1 || p.view().attribute_named("indices").is_none() {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    print_indices(p);
    p.text(" : ");
    p.operand_types();
    true
}

fn parse_insert(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let part = p.operand()?;
    p.expect(Token::Comma, "`,` and the composite")?;
    let composite = p.operand()?;
    parse_indices(p)?;
    let part_type = colon_type(p)?;
    p.expect_keyword("into")?;
    let ty = p.ty()?;
    p.add_typed_operand(part, part_type);
    p.add_typed_operand(composite, ty);
    p.add_result_type(ty);
    Ok(())
}

fn print_insert(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.operand_count() != 2 || p.view().attribute_named("indices").is_none() {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    print_indices(p);
    p.text(" : ");
    p.ty(p.view().operand_type(0));
    p.text(" into ");
    p.ty(p.view().operand_type(1));
    true
}

fn parse_block_write(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let class = case_in_quotes(p)?;
    let pointer = p.operand()?;
    p.expect(Token::Comma, "`,` and the value")?;
    let value = p.operand()?;
    let ty = colon_type(p)?;
    let pointee = match *p.ctx().type_data(ty) {
        TypeData::Vector { element, .. } => element,
        _ => ty,
    };
    add_pointer(p, pointer, pointee, &class);
    p.add_typed_operand(value, ty);
    Ok(())
}

fn print_block_write(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.operand_count() != 2 {
        return false;
    }
    p.op_name();
    p.text(" ");
    p.operands();
    p.text(" : ");
    p.ty(p.view().operand_type(1));
    true
}
