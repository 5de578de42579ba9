//! The PDLL library that comes with pdllc, and the natives that it declares.
//!
//! [`source`] gives the text of `std/....pdll`, so that `#include "std/arith.pdll"` works without an include
//! directory, and of the library file of MLIR that declares what conversion patterns call. [`register`]
//! brings the natives, for any host whose constants have counterparts in MLIR; [`mod@reference`] is what
//! there is to read of them.

pub mod dialects;
pub mod floats;
pub mod ints;
mod natives;
pub mod reference;
pub mod splat;

pub use natives::{StdHost, register};

/// Path and text of each library file, sorted by path.
const FILES: [(&str, &str); 12] = [
    ("mlir/Transforms/DialectConversion.pdll", include_str!("../mlir/Transforms/DialectConversion.pdll")),
    ("std/all.pdll", include_str!("../std/all.pdll")),
    ("std/arith.pdll", include_str!("../std/arith.pdll")),
    ("std/arrays.pdll", include_str!("../std/arrays.pdll")),
    ("std/constants.pdll", include_str!("../std/constants.pdll")),
    ("std/dicts.pdll", include_str!("../std/dicts.pdll")),
    ("std/floats.pdll", include_str!("../std/floats.pdll")),
    ("std/ints.pdll", include_str!("../std/ints.pdll")),
    ("std/strings.pdll", include_str!("../std/strings.pdll")),
    ("std/symbols.pdll", include_str!("../std/symbols.pdll")),
    ("std/types.pdll", include_str!("../std/types.pdll")),
    ("std/values.pdll", include_str!("../std/values.pdll")),
];

/// The text of a library file by the path that `#include` names (`std/arith.pdll`).
#[must_use]
pub fn source(path: &str) -> Option<&'static str> {
    FILES.iter().find(|f| f.0 == path).map(|f| f.1)
}

/// The paths of all library files.
pub fn paths() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|f| f.0)
}
