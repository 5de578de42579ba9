//! `nvvm`: products of matrices whose parts are in registers.

use super::{form, operand_sizes, print_attributes, set, set_operand_sizes};
use pdll_ir::{Attr, AttrData, Context, OpParser, OpPrinter, Parsed, SyntaxFunctions, Token, Type, TypeData};

/// `mma.sync A[..] B[..] C[..] {..}? : (a, b, c) -> result`: operands of each part are of one type.
pub(super) const MMA: SyntaxFunctions = form(|p| parse(p, &DENSE), |p| print(p, &DENSE));

/// The same with `sparseMetadata[%x] selector[%y]` after the parts.
pub(super) const SPARSE_MMA: SyntaxFunctions = form(|p| parse(p, &SPARSE), |p| print(p, &SPARSE));

/// `mma.block_scale`: with `scaleA[%x, %y, %z] scaleB[%x, %y, %z]` after the parts.
pub(super) const SCALED_MMA: SyntaxFunctions = form(|p| parse(p, &SCALED), |p| print(p, &SCALED));

/// The same with `sparseMetadata[%x] selector[%y]` before the scales.
pub(super) const SPARSE_SCALED_MMA: SyntaxFunctions =
    form(|p| parse(p, &SPARSE_SCALED), |p| print(p, &SPARSE_SCALED));

/// How the parts are written. Those after the first three have types that are not written: `i32`, or those
/// of a scale.
struct Parts {
    names: &'static [&'static str],
    /// What follows them, each three operands that are groups of their own: `i32`, `i16` and `i16`.
    scales: &'static [&'static str],
    /// What is printed between them, and after them.
    separator: &'static str,
    /// An attribute that it always has.
    always: Option<&'static str>,
}

const DENSE: Parts = Parts { names: &["A", "B", "C"], scales: &[], separator: "  ", always: None };
const SPARSE: Parts =
    Parts { names: &["A", "B", "C", "sparseMetadata", "selector"], separator: " ", ..DENSE };
const SCALED: Parts = Parts { scales: &["scaleA", "scaleB"], separator: " ", ..DENSE };
const SPARSE_SCALED: Parts = Parts { always: Some("orderedMetadata"), scales: SCALED.scales, ..SPARSE };

/// How many parts have types that are written.
const TYPED: usize = 3;

/// Attributes that follow from the types of the first two parts, where these say enough.
const KINDS: [&str; 2] = ["multiplicandAPtxType", "multiplicandBPtxType"];

/// What a factor is made of, if its type says so.
fn kind(ctx: &Context, ty: Type) -> Option<&'static str> {
    match *ctx.type_data(ty) {
        TypeData::Vector { element, .. } => kind(ctx, element).filter(|&kind| kind == "f16"),
        TypeData::Float(_) => match pdll_ir::print_type(ctx, ty).as_str() {
            "f16" => Some("f16"),
            "f64" => Some("f64"),
            _ => None,
        },
        _ => None,
    }
}

fn kind_attr(ctx: &mut Context, kind: &str) -> Attr {
    let (namespace, data) = (ctx.name("nvvm"), ctx.name(&format!("mma_type<{kind}>")));
    ctx.attr(AttrData::Opaque { namespace, data, ty: None })
}

fn parse(p: &mut OpParser<'_, '_, '_>, parts: &Parts) -> Parsed<()> {
    let mut operands = Vec::new();
    for name in parts.names {
        p.expect_keyword(name)?;
        operands.push(p.operands_in((Token::LSquare, Token::RSquare))?);
    }
    let mut scales = Vec::new();
    for name in parts.scales {
        p.expect_keyword(name)?;
        let scale = p.operands_in((Token::LSquare, Token::RSquare))?;
        let Ok(scale) = <[_; 3]>::try_from(scale) else {
            let at = p.name_position();
            return p.error_at(at, "a scale has three operands");
        };
        scales.extend(scale);
    }
    p.optional_attributes()?;
    if let Some(name) = parts.always {
        let unit = p.ctx().known().unit;
        set(p, name, unit);
    }
    p.expect(Token::Colon, "`:` and the types")?;
    let at = p.position();
    let (types, results) = p.function_type()?;
    let ([_, _, _], [result]) = (&types[..], &results[..]) else {
        return p.error_at(at, "there must be three types, and one of the result");
    };
    let i32 = p.ctx().int_type(32);
    for (values, ty) in operands.iter().zip(types.iter().copied().chain(std::iter::repeat(i32))) {
        p.add_operands_of_type(values, ty);
    }
    let i16 = p.ctx().int_type(16);
    for (&value, ty) in scales.iter().zip([i32, i16, i16].into_iter().cycle()) {
        p.add_typed_operand(value, ty);
    }
    p.add_result_type(*result);
    for (name, &ty) in KINDS.into_iter().zip(&types) {
        let given = p.ctx().name(name);
        if p.given_attribute(given).is_none()
            && let Some(kind) = kind(p.ctx(), ty)
        {
            let kind = kind_attr(p.ctx(), kind);
            set(p, name, kind);
        }
    }
    let mut sizes: Vec<usize> = operands.iter().map(Vec::len).collect();
    sizes.extend(scales.iter().map(|_| 1));
    set_operand_sizes(p, &sizes);
    Ok(())
}

fn print(p: &mut OpPrinter<'_, '_>, parts: &Parts) -> bool {
    let (view, ctx) = (p.view(), p.ctx());
    let Some(sizes) = operand_sizes(view, parts.names.len() + 3 * parts.scales.len()) else { return false };
    let (sizes, scale_sizes) = sizes.split_at(parts.names.len());
    if scale_sizes.iter().any(|&size| size != 1) || sizes[..TYPED].contains(&0) || view.result_count() != 1 {
        return false;
    }
    p.op_name();
    let (mut next, mut types) = (0, Vec::new());
    for (index, (name, size)) in parts.names.iter().zip(sizes).enumerate() {
        p.text(if index == 0 { " " } else { parts.separator });
        p.text(name);
        p.text("[");
        p.operand_range(next..next + size);
        p.text("]");
        if index < TYPED {
            types.push(view.operand_type(next));
        }
        next += size;
    }
    for name in parts.scales {
        p.text(parts.separator);
        p.text(name);
        p.text("[");
        p.operand_range(next..next + 3);
        p.text("]");
        next += 3;
    }
    let mut hidden = vec!["operandSegmentSizes"];
    hidden.extend(
        KINDS.into_iter().zip(&types).filter(|(_, ty)| kind(ctx, **ty).is_some()).map(|(name, _)| name),
    );
    print_attributes(p, parts.separator, &hidden);
    p.text(" : ");
    p.function_type(types, &[view.result_type(0)]);
    true
}
