//! `pdl_interp`.

use super::{form, print_attributes};
use pdll_ir::{OpParser, OpPrinter, Parsed, RegionForm, SyntaxFunctions, Token, TypeData};

/// `foreach %x : type in %range region {..}? -> ^successor`
pub(super) const FOREACH: SyntaxFunctions = form(parse_foreach, print_foreach);

fn parse_foreach(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let (variable, _) = p.region_argument(false)?;
    p.expect_keyword("in")?;
    let range = p.operand()?;
    let ctx = p.ctx();
    let element = pdll_ir::print_type(ctx, variable.ty());
    let element = element.strip_prefix("!pdl.").unwrap_or(&element).to_string();
    let (namespace, data) = (ctx.name("pdl"), ctx.name(&format!("range<{element}>")));
    let ty = ctx.ty(TypeData::Opaque { namespace, data });
    p.add_typed_operand(range, ty);
    p.region(vec![variable])?;
    p.optional_attributes()?;
    p.expect(Token::Arrow, "`->` and a block")?;
    let successor = p.successor()?;
    p.add_successor(successor);
    Ok(())
}

fn print_foreach(p: &mut OpPrinter<'_, '_>) -> bool {
    let view = p.view();
    let (Some(&[variable]), &[successor]) = (view.entry_arguments(0), view.body().successors(view.op()))
    else {
        return false;
    };
    p.op_name();
    p.text(" ");
    p.region_value(variable);
    p.text(" : ");
    p.ty(view.body().value_type(variable));
    p.text(" in ");
    p.operands();
    p.text(" ");
    p.region(0, RegionForm::BODY);
    print_attributes(p, " ", &[]);
    p.text(" -> ");
    p.successor(successor);
    true
}
