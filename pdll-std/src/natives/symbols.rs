//! `std/symbols.pdll`

use super::StdHost;
use super::function::{Constant, Done, question1, rewrite1, spending2, text};
use pdll_ir::{Attr, AttrData, Context, Name};
use pdll_vm::{Natives, Rewriter};

/// The names of a reference.
fn path(ctx: &Context, a: Attr) -> Done<&[Name]> {
    match ctx.attr_data(a) {
        AttrData::Symbol(path) => Ok(path),
        _ => Err("not a reference to a symbol"),
    }
}

fn symbol(ctx: &mut Context, path: &[Name]) -> Done<Attr> {
    ctx.valid_attr(AttrData::Symbol(path.into())).map_err(|_| "there is no such reference")
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    question1(n, "IsSymbol", |ctx, a: Attr| path(ctx, a).is_ok());
    question1(n, "IsFlatSymbol", |ctx, a: Attr| path(ctx, a).is_ok_and(|path| path.len() == 1));
    n.constraint("SymbolNames", |h: &H, a: H::Attr, op: H::Op| {
        let name = h.attr_sym("sym_name").and_then(|name| h.attr(op, name));
        let name = name.and_then(|name| Attr::mirror(h, name));
        Attr::mirror(h, a).zip(name).is_some_and(|(a, name)| {
            h.read(|world, _| {
                let ctx = world.ctx();
                let last = path(ctx, a).ok().and_then(|path| path.last().copied());
                last.is_some_and(|last| text(ctx, name) == Ok(ctx.bytes(last)))
            })
        })
    });
    rewrite1(n, "SymbolRoot", |ctx, a: Attr| {
        let first: Vec<Name> = path(ctx, a)?.iter().take(1).copied().collect();
        symbol(ctx, &first)
    });
    rewrite1(n, "SymbolLeaf", |ctx, a: Attr| {
        let last: Vec<Name> = path(ctx, a)?.last().copied().into_iter().collect();
        symbol(ctx, &last)
    });
    rewrite1(n, "SymbolName", |ctx, a: Attr| {
        let value = *path(ctx, a)?.last().ok_or("not a reference to a symbol")?;
        ctx.valid_attr(AttrData::String { value, ty: None }).map_err(|_| "there is no such string")
    });
    rewrite1(n, "SymbolOf", |ctx, name: Attr| {
        let name = text(ctx, name)?.to_vec();
        if name.is_empty() {
            return Err("a symbol has a name");
        }
        let name = ctx.name_bytes(&name);
        symbol(ctx, &[name])
    });
    let cost = |ctx: &Context, a: Attr| path(ctx, a).map_or(0, <[Name]>::len);
    spending2(n, "SymbolIn", cost, |ctx, outer, inner| {
        let whole = [path(ctx, outer)?, path(ctx, inner)?].concat();
        symbol(ctx, &whole)
    });
    of_ops(n);
}

/// What is asked of operations by the name of an attribute, which is a string.
fn of_ops<H: StdHost>(n: &mut Natives<H>) {
    let name = |h: &H, name: H::Attr| {
        let name = Attr::mirror(h, name)?;
        h.read(|world, _| {
            let name = String::from_utf8(text(world.ctx(), name).ok()?.to_vec()).ok()?;
            h.attr_sym(&name)
        })
    };
    n.constraint("OpHasAttr", move |h: &H, op: H::Op, a: H::Attr| {
        name(h, a).is_some_and(|name| h.attr(op, name).is_some())
    });
    n.rewrite("OpAttr", move |r: &mut Rewriter<'_, H>, op: H::Op, a: H::Attr| {
        let found = name(&*r.host, a).and_then(|name| r.host.attr(op, name));
        found.ok_or("the operation has no such attribute")
    });
}
