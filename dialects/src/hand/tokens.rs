//! `async.execute`: a region that starts when tokens and values are ready.

use super::{form, operand_sizes, print_attributes, set_operand_sizes};
use pdll_ir::{
    Context, OpParser, OpPrinter, Parsed, RegionArgument, RegionForm, SyntaxFunctions, Token, Type, TypeData,
    parse_type,
};

/// `execute [tokens]? (%value as %name : type, ..)? (-> types)? (attributes {..})? region`
pub(super) const EXECUTE: SyntaxFunctions = form(parse, print);

fn token(ctx: &mut Context) -> Type {
    let (namespace, data) = (ctx.name("async"), ctx.name("token"));
    ctx.ty(TypeData::Opaque { namespace, data })
}

/// The `T` of `!async.value<T>`.
fn payload(ctx: &mut Context, ty: Type) -> Option<Type> {
    let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
    let text = ctx.text(data).into_owned();
    parse_type(ctx, text.strip_prefix("value<")?.strip_suffix('>')?).ok()
}

fn parse(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let token = token(p.ctx());
    let mut waits = Vec::new();
    if p.at(Token::LSquare) {
        waits = p.operands_in((Token::LSquare, Token::RSquare))?;
    }
    p.add_operands_of_type(&waits, token);
    let mut arguments = Vec::new();
    p.optional_list(super::PARENTHESES, "`)` after the values", |p| {
        let value = p.operand()?;
        p.expect_keyword("as")?;
        let name = p.argument_name()?;
        p.expect(Token::Colon, "`:` and the type of the value")?;
        let at = p.position();
        let ty = p.ty()?;
        let Some(inner) = payload(p.ctx(), ty) else { return p.error_at(at, "expected an `!async.value`") };
        p.add_typed_operand(value, ty);
        arguments.push(RegionArgument::at_name(name, inner));
        Ok(())
    })?;
    set_operand_sizes(p, &[waits.len(), arguments.len()]);
    let types = p.optional_arrow_types()?;
    p.add_result_type(token);
    p.add_result_types(&types);
    let attributes = p.attributes_with_keyword()?;
    p.set_attributes(attributes);
    p.region(arguments)?;
    Ok(())
}

fn print(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(sizes), Some(entry)) = (operand_sizes(view, 2), view.entry_arguments(0)) else { return false };
    if entry.len() != sizes[1] || view.result_count() == 0 {
        return false;
    }
    p.op_name();
    if sizes[0] > 0 {
        p.text(" [");
        p.operand_range(0..sizes[0]);
        p.text("]");
    }
    if sizes[1] > 0 {
        p.text(" (");
        p.list(entry.iter().zip(sizes[0]..), |p, (&argument, operand)| {
            p.operand(operand);
            p.text(" as ");
            p.region_value(argument);
            p.text(": ");
            p.ty(view.operand_type(operand));
        });
        p.text(")");
    }
    if view.result_count() > 1 {
        p.text(" -> ");
        p.arrow_types(&view.result_types()[1..]);
    }
    print_attributes(p, " attributes ", &["operandSegmentSizes"]);
    p.text(" ");
    p.region(0, RegionForm::BODY);
    true
}
