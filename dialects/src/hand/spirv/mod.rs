//! `spirv`.

mod arith;
mod branches;
mod constants;
mod memory;
mod module;
mod types;

use super::{form, print_attributes, set};
use pdll_ir::{
    Attr, AttrData, Context, OpParser, OpPrinter, Parsed, Position, SyntaxFunctions, Token, Type, TypeData,
    parse_attr,
};

/// The custom form of an operation of the dialect.
pub(super) fn syntax(op: &str) -> Option<SyntaxFunctions> {
    Some(match op {
        "ARM.Graph" => module::GRAPH,
        "ARM.GraphEntryPoint" => module::GRAPH_ENTRY_POINT,
        "BranchConditional" => branches::BRANCH,
        "CompositeExtract" => memory::EXTRACT,
        "CompositeInsert" => memory::INSERT,
        "Constant" => constants::CONSTANT,
        "CopyMemory" => memory::COPY,
        "EntryPoint" => module::ENTRY_POINT,
        "EXT.SpecConstantCompositeReplicate" => constants::REPLICATE,
        "ExecutionMode" => module::EXECUTION_MODE,
        "GL.FClamp" | "GL.Fma" | "GL.SClamp" | "GL.UClamp" => arith::SAME,
        "GlobalVariable" => module::GLOBAL,
        "IAddCarry" | "ISubBorrow" | "SMulExtended" | "UMulExtended" => arith::PAIR,
        "INTEL.SubgroupBlockWrite" => memory::BLOCK_WRITE,
        "Load" => memory::LOAD,
        "SpecConstant" => constants::SPEC,
        "SpecConstantComposite" => constants::COMPOSITE,
        "SpecConstantOperation" => constants::OPERATION,
        "Store" => memory::STORE,
        "Variable" => memory::VARIABLE,
        "func" => module::FUNC,
        "mlir.loop" | "mlir.selection" => branches::STRUCTURED,
        "module" => module::MODULE,
        _ => return None,
    })
}

/// `#spirv.NAME<case>`
fn case_attr(ctx: &mut Context, name: &str, case: &str) -> Attr {
    let (namespace, data) = (ctx.name("spirv"), ctx.name(&format!("{name}<{case}>")));
    ctx.attr(AttrData::Opaque { namespace, data, ty: None })
}

/// The case of a `#spirv.NAME<case>`.
fn case_of(ctx: &Context, attr: Attr, name: &str) -> Option<String> {
    let AttrData::Opaque { data, .. } = *ctx.attr_data(attr) else { return None };
    let text = ctx.text(data).into_owned();
    Some(text.strip_prefix(name)?.strip_prefix('<')?.strip_suffix('>')?.to_string())
}

/// `"case"`: the text.
fn case_in_quotes(p: &mut OpParser<'_, '_, '_>) -> Parsed<String> {
    let case = p.string()?;
    Ok(p.ctx().text(case).into_owned())
}

/// `"case"`: the text, which must be a case of the enumeration of this name.
fn known_case_in_quotes(p: &mut OpParser<'_, '_, '_>, class: &str) -> Parsed<String> {
    let at = p.position();
    if !p.at(Token::Str) {
        return p.wrong_token("expected a case in quotes");
    }
    let case = case_in_quotes(p)?;
    known_case(p, class, &case, at)
}

/// A text that must be a case of the enumeration of this name, as it is printed.
fn known_case(p: &mut OpParser<'_, '_, '_>, class: &str, case: &str, at: Position) -> Parsed<String> {
    let read = parse_attr(p.ctx(), &format!("#spirv.{class}<{case}>")).ok();
    // What has no bits stands alone.
    let mixes = case.contains('|') && case.split('|').any(|part| part.trim() == "None");
    match read.filter(|_| !mixes).and_then(|attr| case_of(p.ctx(), attr, class)) {
        Some(case) => Ok(case),
        None => p.error_at(at, format!("`{case}` is no case of `{class}`")),
    }
}

/// `"case"`, which becomes an attribute.
fn set_case_in_quotes(p: &mut OpParser<'_, '_, '_>, attribute: &str, class: &str) -> Parsed<()> {
    let case = known_case_in_quotes(p, class)?;
    let case = case_attr(p.ctx(), class, &case);
    set(p, attribute, case);
    Ok(())
}

/// A word that is a case, which becomes an attribute.
fn set_case(p: &mut OpParser<'_, '_, '_>, attribute: &str, class: &str) -> Parsed<()> {
    let at = p.position();
    let case = p.keyword("a case of an enumeration")?;
    let case = known_case(p, class, case, at)?;
    let case = case_attr(p.ctx(), class, &case);
    set(p, attribute, case);
    Ok(())
}

/// The case that an attribute holds.
fn held_case(p: &OpPrinter<'_, '_>, attribute: &str, class: &str) -> Option<String> {
    case_of(p.ctx(), p.view().attribute_named(attribute)?, class)
}

/// `@name`, as a reference.
fn symbol(p: &mut OpParser<'_, '_, '_>) -> Parsed<Attr> {
    let name = p.symbol_name()?;
    Ok(p.ctx().attr(AttrData::Symbol(Box::new([name]))))
}

/// The type that an attribute holds.
fn held_type(p: &OpPrinter<'_, '_>, attribute: &str) -> Option<Type> {
    p.ctx().type_value(p.view().attribute_named(attribute)?)
}

/// `: type`, which becomes an attribute.
fn set_colon_type(p: &mut OpParser<'_, '_, '_>) -> Parsed<Type> {
    p.expect(Token::Colon, "`:` and a type")?;
    let ty = p.ty()?;
    let attr = p.ctx().type_attr(ty);
    set(p, "type", attr);
    Ok(ty)
}

/// The name of the symbol that the operation defines.
fn sym_name(p: &OpPrinter<'_, '_>) -> Option<pdll_ir::Name> {
    p.string_attribute(p.ctx().known().sym_name)
}

/// Whether a type is one of the dialect of this class.
fn is_class(ctx: &Context, ty: Type, class: &str) -> bool {
    match *ctx.type_data(ty) {
        TypeData::Opaque { namespace, data } => {
            ctx.bytes(namespace) == b"spirv" && ctx.text(data).starts_with(class)
        }
        _ => false,
    }
}
