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
        let at = p.position();
        let kernels = match p.at(Token::Hash) {
            true => p.attribute()?,
            false => p.attribute_body_of(gpu, "kernel_table")?,
        };
        // Its class is known, so it stands there without its name.
        let body = match *p.ctx().attr_data(kernels) {
            AttrData::Opaque { namespace, data, .. } if namespace == gpu => {
                p.ctx().text(data).strip_prefix("kernel_table").map(str::to_string)
            }
            _ => None,
        };
        let Some(body) = body else { return p.error_at(at, "kernels are a `#gpu.kernel_table`") };
        text.push_attr_body(p.ctx(), kernels, &body);
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

/// `kernel_table<[#gpu.kernel_metadata<"a", () -> ()>, ..]>`: sorted by name.
pub(super) fn kernels(p: &mut OpParser<'_, '_, '_>, text: &mut SymbolText) -> Parsed<()> {
    let start = p.position();
    p.expect(Token::Less, "`<` and the kernels")?;
    let mut kernels = Vec::new();
    if p.eat(Token::LSquare) {
        p.comma_list(|p| {
            let at = p.position();
            let kernel = p.attribute()?;
            let name = match *p.ctx().attr_data(kernel) {
                AttrData::Opaque { data, .. } => {
                    let text = p.ctx().text(data);
                    let rest = text.strip_prefix("kernel_metadata<\"");
                    rest.and_then(|rest| Some(rest.split_once("\",")?.0.to_string()))
                }
                _ => None,
            };
            let Some(name) = name else { return p.error_at(at, "a kernel is a `#gpu.kernel_metadata`") };
            kernels.push((name, kernel));
            Ok(())
        })?;
        p.expect(Token::RSquare, "`]` after the kernels")?;
    }
    p.expect(Token::Greater, "`>` after the kernels")?;
    kernels.sort_by(|a, b| a.0.cmp(&b.0));
    if kernels.windows(2).any(|pair| pair[0].0 == pair[1].0) {
        return p.error_at(start, "each kernel has a name of its own");
    }
    text.push("<");
    for (index, &(_, kernel)) in kernels.iter().enumerate() {
        text.push(if index == 0 { "[" } else { ", " });
        text.push_attr(p.ctx(), kernel);
    }
    text.push(if kernels.is_empty() { ">" } else { "]>" });
    Ok(())
}

/// Why there is no attribute with this text.
pub(super) fn fault(text: &str) -> Option<&'static str> {
    if let Some(target) = text.strip_prefix("select_object<") {
        let is_target = ["#nvvm.target", "#rocdl.target", "#spirv.target_env", "#xevm.target"];
        let is_target = is_target.iter().any(|start| target.starts_with(start));
        let number = target.split([' ', '>']).next().and_then(|number| number.parse::<i128>().ok());
        let is_known = target.starts_with(['#', '"', '@', '[', '{']);
        if number.is_some_and(|number| number < 0) {
            return Some("the number of an object is not negative");
        }
        return (is_known && !is_target).then_some("an object is selected by its number or its target");
    }
    let arguments = text.strip_prefix("kernel_metadata<")?.split_once("arg_attrs = [")?.1;
    let list = crate::brackets::parts(arguments);
    let is_dictionary = |part: &&str| part.starts_with('{');
    (!list.first().is_none_or(is_dictionary)).then_some("arguments of a kernel are described by dictionaries")
}

/// Why there is no target of `nvvm` with this text: what it says of levels, of chips and of what is linked.
pub(super) fn target_fault(text: &str) -> Option<&'static str> {
    let inner = text.strip_prefix("target<")?.strip_suffix('>')?;
    for part in crate::brackets::parts(inner) {
        let Some((key, value)) = part.split_once('=') else { continue };
        match (key.trim(), value.trim()) {
            ("O", level) if level.parse::<i64>().is_ok_and(|level| !(0..=3).contains(&level)) => {
                return Some("the level of optimisation is 0 to 3");
            }
            ("chip" | "triple", "\"\"") => return Some("chip and triple of a target are not empty"),
            ("link", list) => {
                let list = list.trim_matches(['[', ']']);
                let all_text = crate::brackets::parts(list).iter().all(|file| file.starts_with('"'));
                if !list.is_empty() && !all_text {
                    return Some("what is linked are names of files");
                }
            }
            _ => {}
        }
    }
    None
}
