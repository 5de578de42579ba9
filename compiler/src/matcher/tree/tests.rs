//! A question is asked once at a node and an answer leads to one place, of however many there are.

use super::{FEW, fuse};
use crate::driver::to_pdl;
use crate::hir::Options;
use crate::matcher::{self, Forest};
use pdll_source::SourceMap;
use pdll_source::diag::Diagnostics;
use std::fmt::Write;

/// The trees of patterns of one root: so many attributes that it may have, and as many values of one of them,
/// each asked for by two patterns.
fn trees(count: usize) -> Forest {
    let mut text = String::new();
    for _ in 0..2 {
        for i in 0..count {
            writeln!(text, "Pattern => erase op<d.a> {{x{i} = _: Attr}};").expect("a string");
            writeln!(text, "Pattern => erase op<d.a> {{x = attr<\"{i}\">}};").expect("a string");
        }
    }
    let (mut sources, mut diags) = (SourceMap::default(), Diagnostics::new());
    let file = sources.add("a.pdll", text.as_bytes()).expect("a small text");
    let module = to_pdl(&mut sources, file, &Options::default(), &mut diags).expect("PDL");
    fuse(&matcher::build(&module, &mut diags))
}

#[test]
fn what_is_equal_is_there_once() {
    for count in [1, FEW - 1, FEW, FEW + 1, FEW + 2, 5 * FEW] {
        let forest = trees(count);
        let root = forest.node(forest.trees[0].root);
        assert_eq!(root.groups.len(), count + 1, "one for each name, and one for the values");
        let cases = root.groups.iter().map(|group| group.cases.len());
        assert_eq!(cases.sum::<usize>(), 2 * count);
        let ends = root.groups.iter().flat_map(|group| &group.cases).map(|case| forest.node(case.1));
        assert!(ends.into_iter().all(|end| end.accepts.len() == 2), "both patterns end at one node");
    }
}
