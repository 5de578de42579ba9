//! `func`: functions, calls and returns.

use crate::attrs::AttrData;
use crate::context::Context;
use crate::entity::{BodyId, Name, Op};
use crate::function;
use crate::registry::{
    Arity, AttrConstraint, CountRange, Effects, FunctionAttrs, InherentAttr, OpInfo, SegmentLayout, Traits,
    Violation,
};
use crate::syntax::{CustomSyntax, OpParser, OpPrinter, Parsed, SyntaxFunctions};
use crate::text::{Position, RegionForm, Token};
use crate::types::TypeData;
use crate::verify::OpVerifier;
use std::sync::Arc;

/// Names of the attributes of this dialect's ops.
#[derive(Clone, Copy)]
struct Names {
    function: FunctionAttrs,
    callee: Name,
    no_inline: Name,
}

impl Names {
    fn new(ctx: &mut Context) -> Names {
        let function = FunctionAttrs {
            function_type: ctx.name("function_type"),
            arg_attrs: ctx.name("arg_attrs"),
            res_attrs: ctx.name("res_attrs"),
        };
        Names { function, callee: ctx.name("callee"), no_inline: ctx.name("no_inline") }
    }

    /// What functions and calls have in common.
    fn shared(&self) -> [InherentAttr; 3] {
        [
            InherentAttr::optional(self.function.arg_attrs, AttrConstraint::dictionaries()),
            InherentAttr::optional(self.function.res_attrs, AttrConstraint::dictionaries()),
            InherentAttr::optional(self.no_inline, AttrConstraint::unit()),
        ]
    }
}

pub(super) fn register(ctx: &mut Context) {
    let names = Names::new(ctx);
    register_func(ctx, names);
    register_return(ctx);
    register_call(ctx, names);
}

fn register_func(ctx: &mut Context, names: Names) {
    let (known, name) = (*ctx.known(), ctx.name("func.func"));
    let mut func = OpInfo::new(name);
    func.traits = Traits::ISOLATED_FROM_ABOVE
        | Traits::OWN_BODY
        | Traits::SYMBOL
        | Traits::AFFINE_SCOPE
        | Traits::ALLOCATION_SCOPE;
    func.operands = SegmentLayout::SingleVariadic(Vec::new());
    func.results = SegmentLayout::SingleVariadic(Vec::new());
    func.regions = CountRange::exactly(1);
    func.successors = CountRange::exactly(0);
    func.attributes = vec![
        InherentAttr::required(known.sym_name, AttrConstraint::string()),
        InherentAttr::optional(known.sym_visibility, AttrConstraint::string()),
        InherentAttr::required(names.function.function_type, AttrConstraint::function_type()),
    ];
    func.attributes.extend(names.shared());
    func.function = Some(names.function);
    func.default_dialect = Some(ctx.name("func"));
    func.interfaces = ["FunctionOpInterface", "CallableOpInterface", "SymbolOpInterface"]
        .map(|interface| ctx.name(interface))
        .to_vec();
    func.syntax = Some(Arc::new(FunctionSyntax));
    func.verifier = Some(Arc::new(verify_func));
    ctx.register_op(func);
}

fn register_return(ctx: &mut Context) {
    let (name, func) = (ctx.name("func.return"), ctx.name("func.func"));
    let mut ret = OpInfo::new(name);
    ret.traits = Traits::TERMINATOR;
    ret.effects = Some(Effects::empty());
    ret.operands = SegmentLayout::SingleVariadic(vec![Arity::Variadic]);
    ret.results = SegmentLayout::SingleVariadic(Vec::new());
    ret.regions = CountRange::exactly(0);
    ret.successors = CountRange::exactly(0);
    ret.parents = vec![func];
    ret.syntax = Some(Arc::new(SyntaxFunctions { parse: parse_return, print: print_return }));
    ret.verifier = Some(Arc::new(verify_return));
    ctx.register_op(ret);
}

fn register_call(ctx: &mut Context, names: Names) {
    let name = ctx.name("func.call");
    let mut call = OpInfo::new(name);
    call.operands = SegmentLayout::SingleVariadic(vec![Arity::Variadic]);
    call.results = SegmentLayout::SingleVariadic(vec![Arity::Variadic]);
    call.regions = CountRange::exactly(0);
    call.successors = CountRange::exactly(0);
    call.attributes = vec![InherentAttr::required(names.callee, AttrConstraint::flat_symbol())];
    call.attributes.extend(names.shared());
    call.interfaces =
        ["CallOpInterface", "SymbolUserOpInterface"].map(|interface| ctx.name(interface)).to_vec();
    call.syntax = Some(Arc::new(CallForm { callee: names.callee }));
    let func = ctx.name("func.func");
    call.verifier = Some(Arc::new(move |op| verify_call(op, names.callee, func)));
    ctx.register_op(call);
}

/// The form of functions: `visibility? @sym(args) (-> results)? (attributes {..})? region?`. For ops with
/// [`OpInfo::function`].
#[derive(Clone, Copy, Debug)]
pub struct FunctionSyntax;

impl CustomSyntax for FunctionSyntax {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        parse_func(p)?;
        p.drop_misfits();
        Ok(())
    }

    fn print(&self, p: &mut OpPrinter<'_, '_>) -> bool {
        print_func(p)
    }
}

/// `func.func visibility? @sym(args) (-> results)? (attributes {..})? region?`
fn parse_func(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let known = *p.ctx().known();
    let Some(names) = p.info().function else { return p.error("this is not registered as a function") };
    for visibility in ["public", "private", "nested"] {
        if p.eat_keyword(visibility) {
            let visibility = p.ctx().string_attr(visibility);
            p.set_attribute(known.sym_visibility, visibility);
            break;
        }
    }
    let symbol = p.symbol_name()?;
    let symbol = p.ctx().attr(AttrData::String { value: symbol, ty: None });
    p.set_attribute(known.sym_name, symbol);
    let read = p.signature(false)?;
    let (inputs, results) = (read.input_types(), read.result_types());
    let function_type = p.ctx().function_type(&inputs, &results);
    let function_type = p.ctx().type_attr(function_type);
    let dict_at = p.position();
    let dict = p.attributes_with_keyword()?;
    for name in [known.sym_name, known.sym_visibility, names.function_type] {
        if p.ctx().dict_get(dict, name).is_some() {
            return p.error_at(dict_at, "the name, visibility and type of a function are not written here");
        }
    }
    p.set_attribute(names.function_type, function_type);
    p.set_attributes(dict);
    p.set_descriptions(&read);
    if !p.at(Token::LBrace) {
        return p.add_empty_region().map(|_| ());
    }
    let body_at = p.position();
    let region = p.region(read.arguments)?;
    if p.is_empty(region) {
        return p.error_at(body_at, "the body of a function is not empty");
    }
    Ok(())
}

fn print_func(p: &mut OpPrinter<'_, '_>) -> bool {
    let (known, ctx) = (*p.ctx().known(), p.ctx());
    let Some(names) = p.info().function else { return false };
    let (Some(symbol), Some(function_type)) =
        (p.string_attribute(known.sym_name), p.attribute_named(names.function_type))
    else {
        return false;
    };
    let function_type = ctx.type_value(function_type).map(|ty| ctx.type_data(ty));
    let Some(TypeData::Function { inputs, results }) = function_type else { return false };
    let entry = p.entry_arguments(0);
    if p.region_count() != 1
        || p.result_count() != 0
        || entry.is_some_and(|arguments| arguments.len() != inputs.len())
    {
        return false;
    }
    p.op_name();
    p.text(" ");
    if let Some(visibility) = p.string_attribute(known.sym_visibility) {
        p.bytes(ctx.bytes(visibility));
        p.text(" ");
    }
    p.symbol_name(symbol);
    p.in_regions(|p| {
        p.signature_inputs(inputs, false, true);
        p.signature_results(results, false);
        let hidden =
            [known.sym_name, known.sym_visibility, names.function_type, names.arg_attrs, names.res_attrs];
        p.attributes(" attributes ", &hidden);
        if entry.is_some() {
            p.text(" ");
            p.region(0, RegionForm::BODY);
        }
    });
    true
}

fn verify_func(op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
    function::verify(op)?;
    if op.entry_arguments(0).is_some() {
        return Ok(());
    }
    let visibility =
        op.attribute(op.ctx().known().sym_visibility).and_then(|attr| op.ctx().string_value(attr));
    match visibility {
        None | Some(b"public") => Err("a function without a body is not public: write `private`".into()),
        Some(_) => Ok(()),
    }
}

/// `return dict? (uses : types)?`
fn parse_return(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let dict = p.optional_dictionary()?;
    p.set_attributes(dict);
    if !p.at(Token::Percent) {
        return Ok(());
    }
    p.comma_list(parse_operand)?;
    p.expect(Token::Colon, "`:` and the types")?;
    let types_at = p.position();
    p.comma_list(|p| {
        let ty = p.ty()?;
        p.add_operand_type(ty);
        Ok(())
    })?;
    as_many_types_as_operands(p, types_at)
}

fn parse_operand(p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
    let operand = p.operand()?;
    p.add_operand(operand);
    Ok(())
}

fn as_many_types_as_operands(p: &mut OpParser<'_, '_, '_>, at: Position) -> Parsed<()> {
    match p.operand_count() == p.operand_type_count() {
        true => Ok(()),
        false => p.error_at(at, "as many types as operands are needed"),
    }
}

fn print_return(p: &mut OpPrinter<'_, '_>) -> bool {
    if p.result_count() != 0 {
        return false;
    }
    p.op_name();
    p.attributes(" ", &[]);
    if p.operand_count() > 0 {
        p.text(" ");
        p.operands();
        p.text(" : ");
        p.operand_types();
    }
    true
}

fn verify_return(op: &mut OpVerifier<'_, '_>) -> Result<(), Violation> {
    let types = op.body().operands(op.op()).map(|value| op.body().value_type(value));
    let signature = op
        .ir()
        .parent(op.body_id(), op.op())
        .and_then(|(body, func)| function::signature(op.ctx(), op.ir(), body, func));
    match signature {
        Some((_, results)) if !types.eq(results.iter().copied()) => {
            Err("what is returned has the types of the function's results".into())
        }
        _ => Ok(()),
    }
}

/// `call @sym(uses) dict? : function-type`
struct CallForm {
    /// The attribute that holds the symbol.
    callee: Name,
}

impl CustomSyntax for CallForm {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        let Some(symbol) = p.optional_symbol_name() else { return p.wrong_token("expected a symbol") };
        let symbol = p.ctx().symbol_attr(&[symbol]);
        p.expect(Token::LParen, "`(` and the operands")?;
        p.list_until(Token::RParen, "`)` after the operands", parse_operand)?;
        let dict = p.optional_dictionary()?;
        p.set_attributes(dict);
        p.set_attribute(self.callee, symbol);
        p.expect(Token::Colon, "`:` and the function type")?;
        let type_at = p.position();
        let ty = p.ty()?;
        let TypeData::Function { inputs, results } = p.ctx().type_data(ty).clone() else {
            return p.error_at(type_at, "the type of a call is a function type");
        };
        inputs.iter().for_each(|&ty| p.add_operand_type(ty));
        results.iter().for_each(|&ty| p.add_result_type(ty));
        as_many_types_as_operands(p, type_at)
    }

    fn print(&self, p: &mut OpPrinter<'_, '_>) -> bool {
        let Some(symbol) = p.attribute_named(self.callee) else { return false };
        p.op_name();
        p.text(" ");
        p.attribute(symbol);
        p.text("(");
        p.operands();
        p.text(")");
        p.attributes(" ", &[self.callee]);
        p.text(" : (");
        p.operand_types();
        p.text(") -> ");
        p.arrow_result_types();
        true
    }
}

fn verify_call(op: &mut OpVerifier<'_, '_>, callee: Name, func: Name) -> Result<(), Violation> {
    let (ctx, ir) = (op.ctx(), op.ir());
    let Some(AttrData::Symbol(path)) = op.attribute(callee).map(|attr| ctx.attr_data(attr)) else {
        return Err("a call has a callee: the symbol `callee`".into());
    };
    let is_func = |&(body, target): &(BodyId, Op)| ctx.shape_data(ir.body(body).shape(target)).name == func;
    let target = op.lookup_symbol(path[0]).filter(is_func);
    let Some((inputs, results)) =
        target.and_then(|(body, target)| function::signature(ctx, ir, body, target))
    else {
        return Err("the callee is not a function of this module".into());
    };
    let body = op.body();
    let operands = body.operands(op.op()).map(|value| body.value_type(value));
    if !operands.eq(inputs.iter().copied()) {
        return Err("the operands have the types of the callee's arguments".into());
    }
    let values = body.results(op.op()).map(|value| body.value_type(value));
    if !values.eq(results.iter().copied()) {
        return Err("the results have the types of the callee's results".into());
    }
    Ok(())
}
