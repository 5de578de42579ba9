//! Native functions with code, as the outputs need them that contain it: C++ and Rust.
use crate::hir::{Body, Callable, Hir};
use crate::pdl::{self, NodeKind};
use bumpalo::Bump;
use rustc_hash::{FxHashMap, FxHashSet};

/// Gives each inline native with code a name that no other callable of the program has.
///
/// To be called before lowering, since calls in PDL go by name.
pub fn unique_names<'a>(hir: &mut Hir<'a>, arena: &'a Bump) {
    let inline = |c: &Callable<'_>| !c.global && matches!(c.body, Body::Native(..));
    let mut taken: FxHashSet<&str> = hir.callables.iter().filter(|c| !inline(c)).map(|c| c.name).collect();
    let mut numbers: FxHashMap<&str, u32> = FxHashMap::default();
    for c in hir.callables.iter_mut().filter(|c| inline(c)) {
        let written = c.name;
        while !taken.insert(c.name) {
            let n = numbers.entry(written).or_insert(0);
            *n += 1;
            c.name = arena.alloc_str(&format!("{written}_{n}"));
        }
    }
}

/// The natives with code that patterns call, in order of declaration, each with a name that an identifier can
/// end or begin with and that no other has. Calls go by name: see [`unique_names`].
pub(super) fn functions<'h, 'a>(hir: &'h Hir<'a>, module: &pdl::Module) -> Vec<(&'h Callable<'a>, String)> {
    let called: FxHashSet<&str> =
        module.patterns.iter().flat_map(|p| calls(module, p)).map(|(name, _)| name).collect();
    let mut taken = FxHashSet::default();
    let used = hir
        .callables
        .iter()
        .filter(|c| matches!(c.body, Body::Native(..) | Body::Imported(_)) && called.contains(c.name));
    used.map(|c| {
        let mut name = c.name.trim_matches(['<', '>']).to_string();
        while !taken.insert(name.clone()) {
            name.push('_');
        }
        (c, name)
    })
    .collect()
}

/// The native functions that a pattern calls, in order, and whether as a rewrite.
pub(super) fn calls<'m>(
    module: &'m pdl::Module,
    p: &'m pdl::Pattern,
) -> impl Iterator<Item = (&'m str, bool)> {
    p.body.iter().chain(&p.rewrite.body).filter_map(|n| match p.node(*n).kind {
        NodeKind::ApplyConstraint { name, .. } => Some((module.strings.get(name), false)),
        NodeKind::ApplyRewrite { name, .. } => Some((module.strings.get(name), true)),
        _ => None,
    })
}

/// Without the blanks around it, vertical tabs among them.
pub(super) fn trim(code: &[u8]) -> &[u8] {
    let solid = |b: &u8| !b" \t\n\x0b\x0c\r".contains(b);
    match (code.iter().position(solid), code.iter().rposition(solid)) {
        (Some(first), Some(last)) => &code[first..=last],
        _ => &[],
    }
}
