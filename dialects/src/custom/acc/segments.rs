//! Clauses of `acc` whose operands come in groups, `{%x : type, ..} [device]`, one for each kind of device.

use super::Directive;
use super::devices::{
    devices, is_all, items, no_device, optional_device, print_device, print_devices, print_typed_operand,
    set_items, typed_operand,
};
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, AttrData, OpParser, Parsed, Token, Type, UnresolvedOperand};

/// `{%x : type, ..} [device], ..` with up to three operands in each group: operands, their types, the device
/// of each group, and how long the groups are.
pub(crate) struct Gangs;

/// The same with any number of operands.
pub(crate) struct Tile;

/// Nothing, or `([device, ..], {devnum: %x : type, ..} [device], ..)`: operands, their types, the device of
/// each group, how long the groups are, which of them have the word, and the devices for which only the word
/// before it all stands.
pub(crate) struct Wait;

/// Nothing, or `([device, ..], {num=%x : type, ..} [device], ..)`: operands, their types, what each is for,
/// the device of each group, how long the groups are, and the devices for which only the word before it all
/// stands.
pub(crate) struct Gang;

/// What an operand of [`Gang`] is for: how it is written, and the name of the case.
const GANG_KINDS: [(&str, &str); 3] =
    [("num", "gang_arg_type<Num>"), ("dim", "gang_arg_type<Dim>"), ("static", "gang_arg_type<Static>")];

/// How many gangs there can be a group of.
const MOST_GANGS: usize = 3;

/// What has been read of groups.
#[derive(Default)]
struct Groups {
    values: Vec<UnresolvedOperand>,
    types: Vec<Type>,
    devices: Vec<Attr>,
    sizes: Vec<i32>,
}

impl Groups {
    /// Reads `{%x : type, ..} [device]`; each operand after what `before` reads.
    fn read_group(
        &mut self,
        p: &mut OpParser<'_, '_, '_>,
        mut before: impl FnMut(&mut OpParser<'_, '_, '_>, usize) -> Parsed<()>,
    ) -> Parsed<()> {
        p.expect(Token::LBrace, "`{` and operands")?;
        let first = self.values.len();
        p.comma_list(|p| {
            before(p, self.values.len() - first)?;
            let (value, ty) = typed_operand(p)?;
            self.values.push(value);
            self.types.push(ty);
            Ok(())
        })?;
        self.sizes.push((self.values.len() - first) as i32);
        p.expect(Token::RBrace, "`}` after the operands")?;
        self.devices.push(optional_device(p)?);
        Ok(())
    }

    /// Tells the reader: operands, their types, the devices and the sizes.
    fn finish(
        self,
        r: &mut Reader<'_, '_, '_, '_, '_>,
        [operands, types, devices, sizes]: [&Argument; 4],
    ) -> Parsed<()> {
        r.set_operands(operands, self.values);
        set_items(r, devices, &self.devices);
        let lengths = r.p.ctx().i32_array_attr(&self.sizes);
        r.set_attr(sizes, lengths);
        r.set_argument_types(types, self.types)
    }
}

/// Prints groups, each operand after what `before` prints of the number of its group, its place in it and in
/// all.
fn write_groups(
    w: &mut Writer<'_, '_, '_, '_>,
    [operands, types, devices, sizes]: [&Argument; 4],
    mut before: impl FnMut(&mut Writer<'_, '_, '_, '_>, usize, usize, usize),
) {
    let operands = w.operand_range(operands);
    let (types, devices) = (w.argument_types(types), items(w, devices));
    let sizes = w.attr(sizes).and_then(|sizes| w.p.ctx().i32_array(sizes)).unwrap_or_default();
    let mut values = operands.zip(types).enumerate();
    for (group, (size, device)) in sizes.into_iter().zip(devices).enumerate() {
        w.p.text(if group == 0 { "{" } else { ", {" });
        for (place, (index, (operand, ty))) in values.by_ref().take(size.max(0) as usize).enumerate() {
            w.p.text(if place == 0 { "" } else { ", " });
            before(w, group, place, index);
            print_typed_operand(w.p, operand, ty);
        }
        w.p.text("}");
        print_device(w.p, device);
    }
}

/// `[device, ..]`, or nothing, after the parenthesis.
fn read_only(r: &mut Reader<'_, '_, '_, '_, '_>) -> Parsed<Vec<Attr>> {
    match r.p.eat(Token::LSquare) {
        true => devices(r.p),
        false => Ok(Vec::new()),
    }
}

/// Prints the parenthesis and the devices for which only the word stands; `false` if that is all there is.
fn write_only(w: &mut Writer<'_, '_, '_, '_>, only: &Argument, operands: &Argument) -> bool {
    let (only, none) = (items(w, only), w.operand_range(operands).is_empty());
    if none && is_all(w.p.ctx(), &only) {
        return false;
    }
    w.p.text("(");
    if !only.is_empty() {
        print_devices(w.p, &only);
        w.p.text(if none { "" } else { ", " });
    }
    true
}

impl Directive for Gangs {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, devices, sizes] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        let mut groups = Groups::default();
        r.p.comma_list(|p| {
            groups.read_group(p, |p, place| match place < MOST_GANGS {
                true => Ok(()),
                false => p.error("there are more than three numbers of gangs"),
            })
        })?;
        groups.finish(r, [operands, types, devices, sizes]).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, devices, sizes] = arguments else { return };
        write_groups(w, [operands, types, devices, sizes], |_, _, _, _| ());
    }
}

impl Directive for Tile {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, devices, sizes] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        let mut groups = Groups::default();
        r.p.comma_list(|p| groups.read_group(p, |_, _| Ok(())))?;
        groups.finish(r, [operands, types, devices, sizes]).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        Gangs.write(w, arguments);
    }
}

/// Reads `(` and the devices for which only the word before it stands. `None`: there is no `(`, and all is
/// said.
fn read_head(
    r: &mut Reader<'_, '_, '_, '_, '_>,
    only: &Argument,
    types: &Argument,
) -> Parsed<Option<Vec<Attr>>> {
    if r.p.eat(Token::LParen) {
        return read_only(r).map(Some);
    }
    let none = no_device(r.p.ctx());
    set_items(r, only, &[none]);
    r.set_argument_types(types, Vec::new())?;
    Ok(None)
}

impl Directive for Wait {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, devices, sizes, named, only] = arguments else {
            return r.p.error("this directive takes six arguments");
        };
        let Some(without_operands) = read_head(r, only, types)? else { return Ok(true) };
        if !without_operands.is_empty() {
            r.p.expect(Token::Comma, "`,` and operands")?;
        }
        set_items(r, only, &without_operands);
        let (mut groups, mut with_number) = (Groups::default(), Vec::new());
        r.p.comma_list(|p| {
            groups.read_group(p, |p, place| {
                if place == 0 {
                    let has_number = p.eat_keyword("devnum");
                    if has_number {
                        p.expect(Token::Colon, "`:` and the number of a device")?;
                    }
                    with_number.push(p.ctx().bool_attr(has_number));
                }
                Ok(())
            })
        })?;
        r.p.expect(Token::RParen, "`)` after the operands")?;
        set_items(r, named, &with_number);
        groups.finish(r, [operands, types, devices, sizes]).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, devices, sizes, named, only] = arguments else { return };
        if !write_only(w, only, operands) {
            return;
        }
        let named = items(w, named);
        write_groups(w, [operands, types, devices, sizes], |w, group, place, _| {
            let is_named = named.get(group).is_some_and(|&named| w.p.ctx().bool_value(named) == Some(true));
            if place == 0 && is_named {
                w.p.text("devnum: ");
            }
        });
        w.p.text(")");
    }
}

impl Directive for Gang {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, kinds, devices, sizes, only] = arguments else {
            return r.p.error("this directive takes six arguments");
        };
        let Some(without_operands) = read_head(r, only, types)? else { return Ok(true) };
        let (mut groups, mut value_kinds) = (Groups::default(), Vec::new());
        if without_operands.is_empty() || r.p.eat(Token::Comma) {
            r.p.comma_list(|p| {
                let first_group = groups.sizes.is_empty();
                // mlir-opt wants a comma before the first operand of a later group, which it does not print.
                groups.read_group(p, |p, place| {
                    if place == 0 && !first_group {
                        p.expect(Token::Comma, "`,` and an operand")?;
                    }
                    let Some(kind) = GANG_KINDS.iter().find(|(word, _)| p.eat_keyword(word)) else {
                        return p.error("expected `num=`, `dim=` or `static=`");
                    };
                    p.expect(Token::Equal, "`=` and an operand")?;
                    let (namespace, data) = (p.ctx().name("acc"), p.ctx().name(kind.1));
                    value_kinds.push(p.ctx().attr(AttrData::Opaque { namespace, data, ty: None }));
                    Ok(())
                })
            })?;
        }
        r.p.expect(Token::RParen, "`)` after the operands")?;
        set_items(r, only, &without_operands);
        set_items(r, kinds, &value_kinds);
        groups.finish(r, [operands, types, devices, sizes]).map(|()| true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, kinds, devices, sizes, only] = arguments else { return };
        if !write_only(w, only, operands) {
            return;
        }
        let kinds: Vec<&str> = items(w, kinds)
            .into_iter()
            .map(|kind| match *w.p.ctx().attr_data(kind) {
                AttrData::Opaque { data, .. } => {
                    let case = w.p.ctx().bytes(data);
                    let known = GANG_KINDS.iter().find(|(_, name)| name.as_bytes() == case);
                    known.map_or("", |(word, _)| word)
                }
                _ => "",
            })
            .collect();
        write_groups(w, [operands, types, devices, sizes], |w, _, _, index| {
            w.p.text(kinds.get(index).copied().unwrap_or_default());
            w.p.text("=");
        });
        w.p.text(")");
    }
}
