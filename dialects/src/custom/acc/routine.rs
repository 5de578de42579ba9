//! Clauses of `acc.routine`.

use super::Directive;
use super::devices::{
    devices, is_all, items, no_device, optional_device, print_device, print_devices, set_items,
};
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{AttrData, Parsed, Token};

/// `@name [device], "name" [device], ..`: symbols, texts, and the device of each of either.
pub(crate) struct Bind;

/// Nothing, or `([device, ..], dim: 1 : i64 [device], ..)`: the devices for which only the word before it
/// stands, the numbers, and the device of each.
pub(crate) struct RoutineGang;

/// Nothing for all devices, or `([device, ..])`.
pub(crate) struct Devices;

impl Directive for Bind {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [symbols, texts, symbol_devices, text_devices] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        let (mut by_symbol, mut by_text) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
        r.p.comma_list(|p| {
            let found = match p.at(Token::At) {
                true => &mut by_symbol,
                false if p.at(Token::Str) => &mut by_text,
                false => return p.error("expected a symbol or a string"),
            };
            found.0.push(p.attribute()?);
            found.1.push(optional_device(p)?);
            Ok(())
        })?;
        set_items(r, symbols, &by_symbol.0);
        set_items(r, symbol_devices, &by_symbol.1);
        set_items(r, texts, &by_text.0);
        set_items(r, text_devices, &by_text.1);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [symbols, texts, symbol_devices, text_devices] = arguments else { return };
        let by_symbol = items(w, symbols).into_iter().zip(items(w, symbol_devices));
        let by_text = items(w, texts).into_iter().zip(items(w, text_devices));
        w.p.list(by_symbol.chain(by_text), |p, (name, device)| {
            p.attribute(name);
            print_device(p, device);
        });
    }
}

impl Directive for RoutineGang {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [only, numbers, number_devices] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        if !r.p.eat(Token::LParen) {
            let none = no_device(r.p.ctx());
            set_items(r, only, &[none]);
            return Ok(true);
        }
        let mut without_number = Vec::new();
        if r.p.eat(Token::LSquare) {
            without_number = devices(r.p)?;
            r.p.expect(Token::Comma, "`,` and `dim`")?;
        }
        let (mut dims, mut dim_devices) = (Vec::new(), Vec::new());
        r.p.comma_list(|p| {
            p.expect_keyword("dim")?;
            p.expect(Token::Colon, "`:` and a number")?;
            dims.push(p.attribute()?);
            dim_devices.push(optional_device(p)?);
            Ok(())
        })?;
        r.p.expect(Token::RParen, "`)` after the numbers")?;
        set_items(r, only, &without_number);
        set_items(r, numbers, &dims);
        set_items(r, number_devices, &dim_devices);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [only, numbers, number_devices] = arguments else { return };
        let (only, numbers) = (items(w, only), items(w, numbers));
        if numbers.is_empty() && is_all(w.p.ctx(), &only) {
            return;
        }
        w.p.text("(");
        if !only.is_empty() {
            print_devices(w.p, &only);
            w.p.text(if numbers.is_empty() { "" } else { ", " });
        }
        let dims = numbers.into_iter().zip(items(w, number_devices));
        w.p.list(dims, |p, (dim, device)| {
            p.text("dim: ");
            p.attribute(dim);
            print_device(p, device);
        });
        w.p.text(")");
    }
}

impl Directive for Devices {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let mut found = vec![no_device(r.p.ctx())];
        if r.p.eat(Token::LParen) {
            r.p.expect(Token::LSquare, "`[` and devices")?;
            found = devices(r.p)?;
            r.p.expect(Token::RParen, "`)` after the devices")?;
        }
        set_items(r, &arguments[0], &found);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let found = w.attr(&arguments[0]).map(|attr| w.p.ctx().attr_data(attr));
        let Some(AttrData::Array(found)) = found else { return };
        if is_all(w.p.ctx(), found) {
            return;
        }
        w.p.text("(");
        print_devices(w.p, found);
        w.p.text(")");
    }
}
