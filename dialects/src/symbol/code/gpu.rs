//! Types of `gpu`, and what its kernels are compiled to.

use pdll_ir::{AttrData, OpParser, Parsed, Sign, SymbolText, Token, TypeData, print_type};

/// Those without parameters.
pub(super) const TYPES: [&str; 4] =
    ["async.token", "sparse.dntensor_handle", "sparse.spgemmop_handle", "sparse.spmat_handle"];

/// No type of the dialect.
pub(super) fn unknown(p: &mut OpParser<'_, '_, '_>, _: &mut SymbolText) -> Parsed<()> {
    p.error("there is no such type in `gpu`")
}

/// `mma_matrix<16x16xf16, "AOp">`
pub(super) fn matrix(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the dimensions")?;
    let at = p.position();
    let dims = p.dimension_list(false, true)?;
    let &[rows, columns] = &dims[..] else { return p.error_at(at, "a matrix has two dimensions") };
    let at = p.position();
    let ty = p.ty()?;
    let ctx = p.ctx();
    let fits = match *ctx.type_data(ty) {
        TypeData::Integer { width: 8, sign } => sign != Sign::Signless,
        TypeData::Integer { width, sign } => (width, sign) == (32, Sign::Signless),
        TypeData::Float(_) => matches!(&*print_type(ctx, ty), "f16" | "f32" | "f64"),
        _ => false,
    };
    if !fits {
        return p.error_at(at, "a matrix is one of `si8`, `ui8`, `i32`, `f16`, `f32` or `f64`");
    }
    p.expect(Token::Comma, "`,` and the operand that it is")?;
    let at = p.position();
    let operand = p.string()?;
    let operand = p.ctx().text(operand).into_owned();
    if !matches!(&*operand, "AOp" | "BOp" | "COp") {
        return p.error_at(at, "a matrix is the operand `AOp`, `BOp` or `COp`");
    }
    text.push(&format!("<{rows}x{columns}x"));
    text.push_type(p.ctx(), ty);
    text.push(&format!(", \"{operand}\">"));
    p.expect(Token::Greater, "`>` at the end of the type")
}

/// `object<target, (properties = {..},)? (kernels = <..>,)? (format =)? "bytes">`; the format of the bytes is
/// that of fat binaries where it is not written.
pub(super) fn object(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    p.expect(Token::Less, "`<` and the target")?;
    text.push("<");
    let at = p.position();
    let target = p.attribute()?;
    if !matches!(p.ctx().attr_data(target), AttrData::Opaque { .. }) {
        return p.error_at(at, "the target is an attribute of a dialect that has targets");
    }
    text.push_attr(p.ctx(), target);
    p.expect(Token::Comma, "`,` and the bytes")?;
    text.push(", ");
    if p.eat_keyword("properties") {
        p.expect(Token::Equal, "`=` and the properties")?;
        let properties = p.attribute()?;
        text.push("properties = ");
        text.push_attr(p.ctx(), properties);
        p.expect(Token::Comma, "`,` and the bytes")?;
        text.push(", ");
    }
    if p.eat_keyword("kernels") {
        p.expect(Token::Equal, "`=` and the kernels")?;
        text.push("kernels = ");
        let gpu = p.ctx().name("gpu");
        match p.at(Token::Hash) {
            true => {
                let kernels = p.attribute()?;
                text.push_attr(p.ctx(), kernels);
            }
            false => {
                let kernels = p.attribute_body_of(gpu, "kernel_table")?;
                let AttrData::Opaque { data, .. } = *p.ctx().attr_data(kernels) else { return Ok(()) };
                let body = p.ctx().text(data).replacen("kernel_table", "", 1);
                text.push_attr_body(p.ctx(), kernels, &body);
            }
        }
        p.expect(Token::Comma, "`,` and the bytes")?;
        text.push(", ");
    }
    let formats = ["offload", "assembly", "bin", "fatbin"];
    if p.at(Token::Bare) {
        let Some(format) = p.optional_keyword_of(&formats) else {
            return p.error("the bytes are an `offload`, an `assembly`, a `bin` or a `fatbin`");
        };
        p.expect(Token::Equal, "`=` and the bytes")?;
        if formats[format] != "fatbin" {
            text.push(&format!("{} = ", formats[format]));
        }
    }
    let bytes = p.string()?;
    let bytes = crate::symbol::quoted(p.ctx().bytes(bytes));
    text.push(&bytes);
    text.push(">");
    p.expect(Token::Greater, "`>` after the bytes")
}
