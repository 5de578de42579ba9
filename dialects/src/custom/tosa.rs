//! Directives of `tosa`.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, Context, DYNAMIC, Parsed, Token, TypeData, parse_attr, print_attr, print_type};

/// `= value`, or `: type`: shape and element type of a variable, and what it holds at first.
pub(super) struct TypeOrValue;

/// The most dimensions that a variable is printed with.
const MAX_RANK: usize = 64;

impl Directive for TypeOrValue {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [shape, element, value] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let ty = if r.p.eat(Token::Equal) {
            let at = r.p.position();
            let initial = r.p.attribute()?;
            r.set_attr(value, initial);
            match r.p.ctx().attr_type(initial) {
                Some(ty) => ty,
                None => return r.p.error_at(at, "the value of a variable has the type of a tensor"),
            }
        } else {
            r.p.expect(Token::Colon, "`=` and a value or `:` and a type")?;
            r.p.ty()?
        };
        let at = r.p.position();
        let TypeData::Tensor { dims, element: of, .. } = r.p.ctx().type_data(ty).clone() else {
            return r.p.error_at(at, "a variable is a ranked tensor");
        };
        // A dimension that is not known is -1.
        let size = |&dim: &i64| if dim == DYNAMIC { "-1".to_string() } else { dim.to_string() };
        let sizes: Vec<String> = dims.iter().map(size).collect();
        let list = if sizes.is_empty() { String::new() } else { format!("[{}]", sizes.join(", ")) };
        let text = format!("dense<{list}> : tensor<{}xindex>", sizes.len());
        let Ok(sizes) = parse_attr(r.p.ctx(), &text) else {
            return r.p.error_at(at, "there are too many dimensions");
        };
        r.set_attr(shape, sizes);
        let of = r.p.ctx().type_attr(of);
        r.set_attr(element, of);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [shape, element, value] = arguments else { return };
        match (w.attr(value), w.attr(shape), w.attr(element)) {
            (Some(value), ..) => {
                w.p.text("= ");
                w.p.attribute(value);
            }
            (None, Some(shape), Some(element)) => {
                let text = variable_type(w.p.ctx(), shape, element).unwrap_or_default();
                w.p.text(": ");
                w.p.text(&text);
            }
            _ => {}
        }
    }
}

/// `tensor<2x?xf32>` of a shape and an element type.
fn variable_type(ctx: &Context, shape: Attr, element: Attr) -> Option<String> {
    let text = print_attr(ctx, shape);
    let inner = text.strip_prefix("dense<")?.split('>').next()?;
    let count: usize = text.rsplit_once("tensor<")?.1.split('x').next()?.parse().ok()?;
    let sizes: Vec<&str> = match inner.strip_prefix('[').and_then(|list| list.strip_suffix(']')) {
        Some(list) => list.split(", ").collect(),
        None => vec![inner; count.min(MAX_RANK)],
    };
    let size = |size: &&str| if *size == "-1" { "?x".to_string() } else { format!("{size}x") };
    let sizes: String = sizes.iter().map(size).collect();
    Some(format!("tensor<{sizes}{}>", print_type(ctx, ctx.type_value(element)?)))
}
