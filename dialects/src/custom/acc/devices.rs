//! What the clauses of `acc` say of kinds of devices: each operand may be for one kind only, and so may the
//! word of a clause without operands.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, AttrData, Context, OpParser, OpPrinter, Parsed, Token, Type, UnresolvedOperand};

/// `%x : type [device], ..`: operands, their types, and the device of each.
pub(crate) struct DeviceOperands;

/// Nothing, or `([device, ..], %x : type [device], ..)`: operands, their types, the device of each, and the
/// devices for which only the word before it stands. Nothing means all devices.
pub(crate) struct DeviceOperandsOrKeyword;

/// The device that stands for all.
pub(super) fn no_device(ctx: &mut Context) -> Attr {
    let (namespace, data) = (ctx.name("acc"), ctx.name("device_type<none>"));
    ctx.attr(AttrData::Opaque { namespace, data, ty: None })
}

pub(super) fn is_no_device(ctx: &Context, attr: Attr) -> bool {
    match *ctx.attr_data(attr) {
        AttrData::Opaque { data, .. } => ctx.bytes(data) == b"device_type<none>",
        _ => false,
    }
}

/// Whether a list of devices says no more than all of them.
pub(super) fn is_all(ctx: &Context, devices: &[Attr]) -> bool {
    matches!(*devices, [device] if is_no_device(ctx, device))
}

/// The items of an array, or none.
pub(super) fn items(w: &Writer<'_, '_, '_, '_>, argument: &Argument) -> Vec<Attr> {
    match w.attr(argument).map(|attr| w.p.ctx().attr_data(attr)) {
        Some(AttrData::Array(items)) => items.to_vec(),
        _ => Vec::new(),
    }
}

/// Gives an attribute an array as its value.
pub(super) fn set_items(r: &mut Reader<'_, '_, '_, '_, '_>, argument: &Argument, items: &[Attr]) {
    let items = r.p.ctx().array_attr(items);
    r.set_attr(argument, items);
}

/// `[device]`, or nothing for all devices.
pub(super) fn optional_device(p: &mut OpParser<'_, '_, '_>) -> Parsed<Attr> {
    if !p.eat(Token::LSquare) {
        return Ok(no_device(p.ctx()));
    }
    let device = p.attribute()?;
    p.expect(Token::RSquare, "`]` after the device")?;
    Ok(device)
}

/// ` [device]`, or nothing for all devices.
pub(super) fn print_device(p: &mut OpPrinter<'_, '_>, device: Attr) {
    if !is_no_device(p.ctx(), device) {
        p.text(" ");
        print_devices(p, &[device]);
    }
}

/// The rest of `[device, ..]` after its bracket.
pub(super) fn devices(p: &mut OpParser<'_, '_, '_>) -> Parsed<Vec<Attr>> {
    let mut found = Vec::new();
    p.list_until(Token::RSquare, "`]` after the devices", |p| {
        found.push(p.attribute()?);
        Ok(())
    })?;
    Ok(found)
}

/// `[device, ..]`
pub(super) fn print_devices(p: &mut OpPrinter<'_, '_>, devices: &[Attr]) {
    p.text("[");
    p.list(devices, |p, &device| p.attribute(device));
    p.text("]");
}

/// `%x : type`
pub(super) fn typed_operand(p: &mut OpParser<'_, '_, '_>) -> Parsed<(UnresolvedOperand, Type)> {
    let operand = p.operand()?;
    p.expect(Token::Colon, "`:` and the type")?;
    Ok((operand, p.ty()?))
}

/// `%x : type`
pub(super) fn print_typed_operand(p: &mut OpPrinter<'_, '_>, operand: usize, ty: Type) {
    p.operand(operand);
    p.text(" : ");
    p.ty(ty);
}

fn read_operands(
    r: &mut Reader<'_, '_, '_, '_, '_>,
    [operands, types, devices]: [&Argument; 3],
) -> Parsed<()> {
    let (mut values, mut value_types, mut value_devices) = (Vec::new(), Vec::new(), Vec::new());
    r.p.comma_list(|p| {
        let (value, ty) = typed_operand(p)?;
        values.push(value);
        value_types.push(ty);
        value_devices.push(optional_device(p)?);
        Ok(())
    })?;
    r.set_operands(operands, values);
    set_items(r, devices, &value_devices);
    r.set_argument_types(types, value_types)
}

fn write_operands(w: &mut Writer<'_, '_, '_, '_>, [operands, types, devices]: [&Argument; 3]) {
    let values = w.operand_range(operands).zip(w.argument_types(types)).zip(items(w, devices));
    w.p.list(values, |p, ((operand, ty), device)| {
        print_typed_operand(p, operand, ty);
        print_device(p, device);
    });
}

impl Directive for DeviceOperands {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, devices] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        read_operands(r, [operands, types, devices]).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, devices] = arguments else { return };
        write_operands(w, [operands, types, devices]);
    }
}

impl Directive for DeviceOperandsOrKeyword {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, operand_devices, only] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        if !r.p.eat(Token::LParen) {
            let none = no_device(r.p.ctx());
            set_items(r, only, &[none]);
            r.set_argument_types(types, Vec::new())?;
            return Ok(true);
        }
        if r.p.eat(Token::LSquare) {
            // mlir-opt reads these devices and forgets them.
            devices(r.p)?;
            r.p.expect(Token::Comma, "`,` and operands")?;
        }
        read_operands(r, [operands, types, operand_devices])?;
        r.p.expect(Token::RParen, "`)` after the operands")?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, devices, only] = arguments else { return };
        let only = items(w, only);
        if w.operand_range(operands).is_empty() && is_all(w.p.ctx(), &only) {
            return;
        }
        w.p.text("(");
        if !only.is_empty() {
            print_devices(w.p, &only);
            w.p.text(if items(w, devices).is_empty() { "" } else { ", " });
        }
        write_operands(w, [operands, types, devices]);
        w.p.text(")");
    }
}
