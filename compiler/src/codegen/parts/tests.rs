//! What parts give is what the whole gives, to the byte, and so is what is said of a limit that is passed.

use super::in_parts;
use crate::codegen::{Codegen, Limits, Places, begin, plan};
use crate::driver::to_pdl;
use crate::hir::Options;
use crate::matcher::{self, PredicateTable};
use crate::pdl::ValidModule;
use pdll_bytecode::{Lines, Pattern, Program};
use pdll_source::SourceMap;
use pdll_source::diag::Diagnostics;
use std::path::{Path, PathBuf};

/// A set of patterns on the way to its program.
struct Set {
    sources: SourceMap,
    module: ValidModule,
    table: PredicateTable,
}

impl Set {
    /// Of a file, if it can be compiled.
    fn read(path: &Path) -> Option<Self> {
        let dirs = ["tests/drr", "tests/ods", "../tests/pdll"].map(PathBuf::from);
        let mut sources = SourceMap::default().with_dirs(dirs);
        let text = std::fs::read(path).expect("text");
        let file = sources.add(path, text).expect("a small text");
        let mut diags = Diagnostics::new();
        let module = to_pdl(&mut sources, file, &Options::default(), &mut diags)?;
        let table = matcher::build(&module, &mut diags);
        (!diags.has_errors()).then_some(Self { sources, module, table })
    }

    /// Its rewrites in parts of so many, joined: what there is to say of them, and the program so far.
    fn written(
        &self,
        part: usize,
        limits: Limits,
    ) -> Result<(Vec<Pattern>, Lines, Vec<u32>, Program), String> {
        let said = |d: Box<_>| format!("{d:?}");
        let mut c: Codegen<'_> = begin(&self.module, &self.table, &limits);
        let plans = plan::in_parts(part, &mut c).map_err(said)?;
        let places = Places::new(&self.module, &self.table, &self.sources);
        let parts = in_parts(part, &c, &plans, &places).map_err(said)?;
        let (patterns, lines) = super::join(&mut c, parts);
        let registers = c.regs.counts().to_vec();
        let mut program = c.pools.finish(|t| t);
        program.code = c.asm.finish().words.into();
        Ok((patterns, lines, registers, program))
    }
}

/// All files of patterns of the tests.
fn sets() -> impl Iterator<Item = (PathBuf, Set)> {
    let dirs = ["tests/codegen", "tests/drr", "../tests/pdll", "../tests/drr"];
    let entries = dirs.into_iter().flat_map(|dir| std::fs::read_dir(dir).expect("patterns"));
    let paths = entries.map(|entry| entry.expect("a file").path());
    let paths = paths.filter(|path| path.extension().is_some_and(|e| e == "td" || e == "pdll"));
    paths.filter_map(|path| Set::read(&path).map(|set| (path, set)))
}

#[test]
fn parts_are_as_the_whole() {
    let mut patterns = 0;
    for (path, set) in sets() {
        let count = set.module.patterns.len();
        let whole = set.written(count.max(1), Limits::default());
        for part in 1..4 {
            let joined = set.written(part, Limits::default());
            assert!(joined == whole, "{} in parts of {part}", path.display());
        }
        patterns += count;
    }
    assert!(patterns > 100, "{patterns} patterns are compared");
}

#[test]
fn what_passes_a_limit_is_the_same_in_parts() {
    let mut passed = 0;
    for (path, set) in sets() {
        let limits = Limits::default();
        let Ok((.., program)) = set.written(set.module.patterns.len().max(1), limits) else { continue };
        let words = program.code.len();
        for code_words in [words / 3, words * 2 / 3, words - 1] {
            let limits = Limits { code_words, ..limits };
            let whole = set.written(set.module.patterns.len().max(1), limits);
            passed += usize::from(whole.is_err());
            for part in 1..4 {
                let said = format!("{} in parts of {part}, {code_words} words", path.display());
                assert!(set.written(part, limits) == whole, "{said}");
            }
        }
    }
    assert!(passed > 20, "{passed} sets pass a limit");
}
