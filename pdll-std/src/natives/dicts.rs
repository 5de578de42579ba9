//! `std/dicts.pdll`

use super::StdHost;
use super::function::{
    Done, count, question1, question2, question3, rewrite0, rewrite1, rewrite2, rewrite3, spending2, text,
};
use pdll_ir::{Attr, AttrData, Context, Name};
use pdll_vm::Natives;

/// The entries of a dictionary.
fn entries(ctx: &Context, a: Attr) -> Done<&[(Name, Attr)]> {
    match ctx.attr_data(a) {
        AttrData::Dict(dict) => Ok(ctx.entries(*dict)),
        _ => Err("not a dictionary"),
    }
}

/// The entry of a name.
fn get(ctx: &Context, a: Attr, name: Attr) -> Done<Option<Attr>> {
    let name = text(ctx, name)?;
    Ok(entries(ctx, a)?.iter().find(|entry| ctx.bytes(entry.0) == name).map(|entry| entry.1))
}

fn dict(ctx: &mut Context, entries: &[(Name, Attr)]) -> Done<Attr> {
    let dict = ctx.dict(entries);
    ctx.valid_attr(AttrData::Dict(dict)).map_err(|_| "there is no such dictionary")
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    question1(n, "IsDict", |ctx, a: Attr| entries(ctx, a).is_ok());
    question1(n, "DictIsEmpty", |ctx, a: Attr| entries(ctx, a).is_ok_and(<[_]>::is_empty));
    question2(n, "DictHas", |ctx, a: Attr, name: Attr| matches!(get(ctx, a, name), Ok(Some(_))));
    question3(n, "DictHasEntry", |ctx, a: Attr, name: Attr, value: Attr| {
        get(ctx, a, name) == Ok(Some(value))
    });
    rewrite1(n, "DictSize", |ctx, a: Attr| {
        let size = entries(ctx, a)?.len();
        count(ctx, size)
    });
    rewrite2(n, "DictGet", |ctx, a: Attr, name: Attr| get(ctx, a, name)?.ok_or("there is no such entry"));
    rewrite3(n, "DictSet", |ctx, a: Attr, name: Attr, value: Attr| {
        let name = text(ctx, name)?.to_vec();
        if name.is_empty() {
            return Err("an entry has a name");
        }
        let entry = (ctx.name_bytes(&name), value);
        let all: Vec<_> = entries(ctx, a)?.iter().copied().chain([entry]).collect();
        dict(ctx, &all)
    });
    rewrite2(n, "DictRemove", |ctx, a: Attr, name: Attr| {
        let name = text(ctx, name)?;
        let rest: Vec<_> = entries(ctx, a)?.iter().copied().filter(|e| ctx.bytes(e.0) != name).collect();
        dict(ctx, &rest)
    });
    let cost = |ctx: &Context, a: Attr| entries(ctx, a).map_or(0, <[_]>::len);
    spending2(n, "DictMerge", cost, |ctx, a, b| {
        let all = [entries(ctx, a)?, entries(ctx, b)?].concat();
        dict(ctx, &all)
    });
    rewrite0(n, "DictEmpty", |ctx| {
        let dict = ctx.dict(&[]);
        ctx.attr(AttrData::Dict(dict))
    });
}
