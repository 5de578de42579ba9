//! Directives of `llvm`.

use super::Directive;
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{AttrData, Context, Parsed, Token, Type, TypeData, parse_type};

/// `%i, 0, %j`: positions of `getelementptr`, in an array of 32-bit numbers.
pub(super) struct GepIndices;
/// The type of what `insertvalue` puts in or `extractvalue` takes out, which follows from the aggregate and
/// the position: nothing is written.
pub(super) struct ElementOfAggregate;
/// The type of a shuffle, which follows from an operand and the mask: nothing is written.
pub(super) struct ShuffleType;
/// A linkage as a word.
pub(super) struct Linkage;
/// `^a(%x : i32), ^b` in brackets, on lines of their own.
pub(super) struct IndirectSuccessors;

/// `["tag"(%a : type), ..]`: operands that go with a call beside its arguments.
pub(super) struct Bundles;

/// Stands for an operand among numbers.
const OPERAND: i32 = i32::MIN;

impl Directive for GepIndices {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, numbers] = arguments else { return r.p.error("this directive takes two arguments") };
        let (mut values, mut items) = (Vec::new(), Vec::new());
        r.p.comma_list(|p| {
            let at = p.position();
            match p.optional_integer()? {
                Some(number) => match i32::try_from(number) {
                    Ok(number) => items.push(number),
                    Err(_) => return p.error_at(at, "this number does not fit 32 bits"),
                },
                None => {
                    values.push(p.operand()?);
                    items.push(OPERAND);
                }
            }
            Ok(())
        })?;
        r.set_operands(operands, values);
        let items = dense::i32_array(r.p.ctx(), &items);
        r.set_attr(numbers, items);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, numbers] = arguments else { return };
        let items = w.attr(numbers).and_then(|attr| w.p.ctx().i32_array(attr)).unwrap_or_default();
        let mut operands = w.operand_range(operands);
        w.p.list(items, |p, number| match (number == OPERAND).then(|| operands.next()).flatten() {
            Some(operand) => p.operand(operand),
            None => p.text(&number.to_string()),
        });
    }
}

/// The element of an aggregate at a position.
fn element_at(ctx: &mut Context, aggregate: Type, position: &[i64]) -> Option<Type> {
    let mut ty = aggregate;
    for &index in position {
        let TypeData::Opaque { data, .. } = *ctx.type_data(ty) else { return None };
        let text = ctx.text(data).into_owned();
        let inner = if let Some(body) = text.strip_prefix("struct<") {
            let list = &body[body.find('(')? + 1..body.rfind(')')?];
            crate::hand::llvm_parts(list).get(usize::try_from(index).ok()?)?.to_string()
        } else {
            let body = text.strip_prefix("array<")?.strip_suffix('>')?;
            let (length, element) = body.split_once('x')?;
            length.trim().parse::<i64>().is_ok_and(|length| (0..length).contains(&index)).then_some(())?;
            element.trim().to_string()
        };
        ty = parse_type(ctx, &crate::hand::llvm_type(&inner)).ok()?;
    }
    Some(ty)
}

impl Directive for ElementOfAggregate {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [element, aggregate, position] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let at = r.p.name_position();
        let position = r.given(position).and_then(|attr| dense::i64_items(r.p.ctx(), attr));
        let aggregate = r.argument_types(aggregate).and_then(|types| types.first().copied());
        let (Some(position), Some(aggregate)) = (position, aggregate) else {
            return r.p.error_at(at, "the aggregate or the position is not known");
        };
        let Some(ty) = element_at(r.p.ctx(), aggregate, &position) else {
            return r.p.error("there is no element at this position");
        };
        r.set_argument_types(element, vec![ty])?;
        Ok(true)
    }

    fn write(&self, _: &mut Writer<'_, '_, '_, '_>, _: &[Argument]) {}
}

impl Directive for ShuffleType {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, result, mask] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let at = r.p.name_position();
        let count = r.given(mask).and_then(|attr| r.p.ctx().i32_array(attr)).map(|mask| mask.len());
        let operand = r.argument_types(operand).and_then(|types| types.first().copied());
        let (Some(count), Some(operand)) = (count, operand) else {
            return r.p.error_at(at, "the operand or the mask is not known");
        };
        let TypeData::Vector { scalable, element, .. } = r.p.ctx().type_data(operand).clone() else {
            return r.p.error_at(at, "what is shuffled is a vector");
        };
        let ty = r.p.ctx().ty(TypeData::Vector { dims: Box::new([count as i64]), scalable, element });
        r.set_argument_types(result, vec![ty])?;
        Ok(true)
    }

    fn write(&self, _: &mut Writer<'_, '_, '_, '_>, _: &[Argument]) {}
}

impl Directive for Linkage {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        // A linkage that is not said is external.
        let word = if r.p.at(Token::Bare) { r.p.keyword("a linkage")? } else { "external" };
        let (namespace, data) = (r.p.ctx().name("llvm"), r.p.ctx().name(&format!("linkage<{word}>")));
        let linkage = r.p.ctx().attr(AttrData::Opaque { namespace, data, ty: None });
        r.set_attr(&arguments[0], linkage);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let Some(linkage) = w.attr(&arguments[0]) else { return };
        if let AttrData::Opaque { data, .. } = *w.p.ctx().attr_data(linkage) {
            let text = w.p.ctx().text(data).into_owned();
            let word = text.strip_prefix("linkage<").and_then(|rest| rest.strip_suffix('>'));
            w.p.text(word.unwrap_or(&text));
        }
    }
}

impl Directive for IndirectSuccessors {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [_, blocks, operands, types] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        let mut successors = Vec::new();
        r.p.expect(Token::LSquare, "`[` and the blocks")?;
        r.p.list_until(Token::RSquare, "`]` after the blocks", |p| {
            successors.push(p.successor_and_operands()?);
            Ok(())
        })?;
        let sizes = successors.iter().map(|successor| successor.operands.len() as i32).collect();
        r.set_nested(operands, sizes);
        r.set_successors(blocks, successors.iter().map(|successor| successor.block).collect());
        let all_types = successors.iter().flat_map(|successor| successor.types.clone()).collect();
        r.set_argument_types(types, all_types)?;
        r.set_operands(operands, successors.into_iter().flat_map(|successor| successor.operands).collect());
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [_, blocks, operands, _] = arguments else { return };
        let mut next = w.operand_range(operands).start;
        let sizes = w.nested_sizes(operands);
        if sizes.is_empty() {
            w.p.text("[]");
            return;
        }
        w.p.text("[");
        for (i, (block, size)) in w.blocks(blocks).into_iter().zip(sizes).enumerate() {
            w.p.text(if i == 0 { "" } else { "," });
            w.p.new_line();
            w.p.successor_and_operands(block, next..next + size);
            next += size;
        }
        w.p.new_line();
        w.p.text("]");
    }
}

impl Directive for Bundles {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, tags] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let (mut values, mut list, mut sizes, mut texts) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let present = r.p.optional_list((Token::LSquare, Token::RSquare), "`]` after the bundles", |p| {
            let value = p.string()?;
            texts.push(p.ctx().attr(AttrData::String { value, ty: None }));
            p.expect(Token::LParen, "`(` and the operands of a bundle")?;
            let bundle = p.operand_list()?;
            if !bundle.is_empty() {
                p.expect(Token::Colon, "`:` and the types of the operands")?;
                list.extend(p.type_list()?);
            }
            sizes.push(bundle.len() as i32);
            values.extend(bundle);
            p.expect(Token::RParen, "`)` after the operands of a bundle")
        })?;
        r.set_nested(operands, sizes);
        r.set_operands(operands, values);
        r.set_argument_types(types, list)?;
        if !texts.is_empty() {
            let texts = r.p.ctx().array_attr(&texts);
            r.set_attr(tags, texts);
        }
        Ok(present)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, _, tags] = arguments else { return };
        let tags: Vec<_> = match w.attr(tags).map(|tags| w.p.ctx().attr_data(tags)) {
            Some(AttrData::Array(items)) => items.to_vec(),
            _ => return,
        };
        let mut next = w.operand_range(operands).start;
        let sizes = w.nested_sizes(operands);
        w.p.text("[");
        w.p.list(tags.into_iter().zip(sizes), |p, (tag, size)| {
            p.attribute(tag);
            p.text("(");
            if size > 0 {
                p.operand_range(next..next + size);
                p.text(" : ");
                p.operand_type_range(next..next + size);
            }
            p.text(")");
            next += size;
        });
        w.p.text("]");
    }
}
