//! `std/strings.pdll`

use super::StdHost;
use super::function::{Done, count, index, question1, question2, rewrite1, rewrite3, spending2, text};
use crate::ints::Int;
use pdll_ir::{Attr, AttrData, Context};
use pdll_vm::Natives;

/// A new string.
fn string(ctx: &mut Context, text: &[u8]) -> Done<Attr> {
    let value = ctx.name_bytes(text);
    ctx.valid_attr(AttrData::String { value, ty: None }).map_err(|_| "the string would be too long")
}

/// A question about a string and a part of it.
fn parts<H: StdHost>(n: &mut Natives<H>, name: &str, question: fn(&[u8], &[u8]) -> bool) {
    question2(n, name, move |ctx, a: Attr, part: Attr| {
        text(ctx, a).and_then(|a| Ok(question(a, text(ctx, part)?))).unwrap_or(false)
    });
}

pub(super) fn register<H: StdHost>(n: &mut Natives<H>) {
    question1(n, "IsString", |ctx, a: Attr| text(ctx, a).is_ok());
    question1(n, "StringIsEmpty", |ctx, a: Attr| text(ctx, a).is_ok_and(<[u8]>::is_empty));
    parts(n, "StringBeginsWith", |text, part| text.starts_with(part));
    parts(n, "StringEndsWith", |text, part| text.ends_with(part));
    parts(n, "StringContains", contains);
    rewrite1(n, "StringLength", |ctx, a: Attr| {
        let length = text(ctx, a)?.len();
        count(ctx, length)
    });
    let cost = |ctx: &Context, a: Attr| text(ctx, a).map_or(0, <[u8]>::len);
    spending2(n, "StringConcat", cost, |ctx, a, b| {
        let whole = [text(ctx, a)?, text(ctx, b)?].concat();
        string(ctx, &whole)
    });
    rewrite3(n, "StringSlice", |ctx, a: Attr, from: Attr, to: Attr| {
        let range = index(ctx, from)?..index(ctx, to)?;
        let slice = text(ctx, a)?.get(range).ok_or("the string has no such part")?.to_vec();
        string(ctx, &slice)
    });
    rewrite1(n, "StringOfInt", |ctx, a: Attr| {
        let int = Int::read(ctx, a).ok_or("not an integer attribute")?;
        let digits = if int.unsigned { int.bits.to_string() } else { int.signed().to_string() };
        string(ctx, digits.as_bytes())
    });
}

/// Whether a text has a part: searched for in time that is linear in both (Knuth, Morris, Pratt, 1977).
fn contains(text: &[u8], part: &[u8]) -> bool {
    let mut borders = vec![0; part.len()];
    for i in 1..part.len() {
        let mut border = borders[i - 1];
        while border > 0 && part[i] != part[border] {
            border = borders[border - 1];
        }
        borders[i] = border + usize::from(part[i] == part[border]);
    }
    let mut matched = 0;
    text.iter().any(|byte| {
        while matched > 0 && part.get(matched) != Some(byte) {
            matched = borders[matched - 1];
        }
        matched += usize::from(part.get(matched) == Some(byte));
        matched == part.len()
    }) || part.is_empty()
}

#[cfg(test)]
mod tests {
    use super::contains;
    use std::iter::repeat_n;

    #[test]
    fn parts_are_found_wherever_they_are() {
        // All texts of a and b of up to seven letters, and all parts of up to four.
        let texts = |max: u32| {
            (0..=max).flat_map(|n| {
                (0..1u32 << n).map(move |bits| {
                    (0..n).map(|i| if bits >> i & 1 == 1 { b'b' } else { b'a' }).collect::<Vec<u8>>()
                })
            })
        };
        for text in texts(7) {
            for part in texts(4) {
                let want = part.is_empty() || text.windows(part.len()).any(|window| window == part);
                assert_eq!(contains(&text, &part), want, "{text:?} {part:?}");
            }
        }
        let text: Vec<u8> = repeat_n(b'a', 1 << 20).collect();
        let part: Vec<u8> = repeat_n(b'a', 1 << 19).chain([b'b']).collect();
        assert!(!contains(&text, &part));
    }
}
