//! Definitions of the dialects that are known without their `.td` files, in the brief form that
//! `pdll_ods::brief` reads: made from what MLIR 22 does, and held to its definitions by a test where those
//! are installed.

/// The dialects, sorted, each with its text.
const TEXTS: [(&str, &str); 12] = [
    ("arith", include_str!("../dialects/arith.brief")),
    ("builtin", include_str!("../dialects/builtin.brief")),
    ("cf", include_str!("../dialects/cf.brief")),
    ("complex", include_str!("../dialects/complex.brief")),
    ("func", include_str!("../dialects/func.brief")),
    ("index", include_str!("../dialects/index.brief")),
    ("math", include_str!("../dialects/math.brief")),
    ("pdl", include_str!("../dialects/pdl.brief")),
    ("pdl_interp", include_str!("../dialects/pdl_interp.brief")),
    ("scf", include_str!("../dialects/scf.brief")),
    ("tensor", include_str!("../dialects/tensor.brief")),
    ("ub", include_str!("../dialects/ub.brief")),
];

/// What several of them use.
const BASE: &str = include_str!("../dialects/base.brief");

/// The text of a dialect, or of what it uses.
#[must_use]
pub fn text(name: &str) -> Option<&'static str> {
    if name == "base" {
        return Some(BASE);
    }
    TEXTS.iter().find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// The names of the dialects, sorted.
pub fn names() -> impl Iterator<Item = &'static str> {
    TEXTS.iter().map(|(name, _)| *name)
}
