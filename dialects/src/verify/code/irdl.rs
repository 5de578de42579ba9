//! `irdl`: names and sizes in definitions.

use super::{Checked, SignatureCheck, Subject, items, require};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "base" => base,
        "operands" | "parameters" | "results" => names,
        "region" => region,
        _ => return None,
    })
}

fn base(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let name = s.attribute("base_name").and_then(|attr| s.ctx().string_value(attr));
    let fits = name.is_none_or(|name| matches!(name.first(), Some(b'!' | b'#')));
    require(fits, "the name of a type begins with `!`, that of an attribute with `#`")
}

/// Each once.
fn names(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let mut names = s.attribute("names").and_then(|attr| items(s.ctx(), attr)).unwrap_or(&[]).to_vec();
    names.sort_unstable();
    require(names.windows(2).all(|pair| pair[0] != pair[1]), "each name is there once")
}

fn region(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.number("numberOfBlocks").is_none_or(|count| count >= 1), "a region has at least one block")
}
