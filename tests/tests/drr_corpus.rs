//! Rewrite rules in the style of graph compilers, by the hundred: how many of them can be used.
use pdll_compiler::{drr, ods};
use pdll_source::diag::{Diagnostics, Format};
use pdll_source::{SourceMap, Standard};
use pdll_tests::files;
use std::path::{Path, PathBuf};

/// The rules of a file, those of them that become patterns, and what is said.
fn lowered(path: &Path) -> (usize, usize, String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let dirs: [PathBuf; 2] = ["compiler/tests/drr", "compiler/tests/ods"].map(|dir| root.join(dir));
    let mut sources = SourceMap::default().with_dirs(dirs);
    let text = std::fs::read(path).expect("a file");
    let file = sources.add(path, text).expect("a small text");
    let mut diags = Diagnostics::new();
    let td = ods::read(file, &mut sources, Standard::Extended, &mut diags);
    let td = td.unwrap_or_else(|_| panic!("{}", diags.render(&sources, Format::Short)));
    let model = td.import(&sources, Standard::Extended, &mut diags);
    let module = drr::to_pdl(&td, &model, &sources, true, &mut diags);
    (td.rules().count(), module.patterns.len(), diags.render(&sources, Format::Short))
}

/// 99 of 100 at least; each of the others is reported.
#[test]
fn rules_become_patterns() {
    let (mut all, mut good, mut said) = (0, 0, String::new());
    for path in files("drr/corpus", "td") {
        let (rules, patterns, why) = lowered(&path);
        assert!(patterns == rules || !why.is_empty(), "{}: a rule is lost", path.display());
        all += rules;
        good += patterns;
        said += &why;
    }
    assert!(all >= 190, "{all} rules");
    assert!(good * 100 >= all * 99, "{good} of {all} rules become patterns\n{said}");
}
