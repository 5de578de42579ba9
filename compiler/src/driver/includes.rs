//! What a program includes: the `.td` files, and how much of them is read.

use crate::hir;
use crate::ods::{self, Mentioned, Partial, TdFile};
use crate::syntax::tree::{Include, IncludeTarget, Item, Module};
use pdll_source::diag::Diagnostics;
use pdll_source::{FileId, SourceMap, Span};
use rustc_hash::FxHashSet;

/// How much is read of the `.td` files that a program includes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    Everything,
    /// What the program mentions, if nothing else is needed.
    Mentioned,
}

/// What is known from `.td` files that a program includes.
#[derive(Default)]
pub(super) struct Included {
    /// What they define; that may be a part of it.
    pub(super) known: Partial,
    /// Those of them that hold rewrite rules.
    pub(super) rules: Vec<TdFile>,
}

/// What included `.td` files define, unless the options have it.
pub(super) fn included(
    tree: &Module<'_>,
    reading: Reading,
    sources: &mut SourceMap,
    options: &hir::Options<'_>,
    diags: &mut Diagnostics,
) -> Included {
    let includes = td_includes(tree);
    if options.ods.is_some() || includes.is_empty() {
        return Included::default();
    }
    if reading == Reading::Mentioned {
        let texts: Vec<_> = files_of(tree).into_iter().map(|file| sources.text(file).clone()).collect();
        let texts: Vec<&[u8]> = texts.iter().map(|text| &**text).collect();
        let mark = sources.mark();
        if options.kept.is_some() {
            let mut said = Diagnostics::new();
            let (model, rules) = ods::load_with_rules(includes.clone(), sources, options.td(), &mut said);
            // What is said of what a program does not mention depends on how much is read.
            if said.is_empty() {
                return Included { known: model.into(), rules: taken(tree, rules, sources) };
            }
            sources.forget_since(mark);
        }
        let load = |m: Mentioned<'_>| ods::load_mentioned(includes.clone(), &m, sources, options.td());
        match Mentioned::new(&texts).and_then(load) {
            Some(known) => return Included { known, rules: Vec::new() },
            None => sources.forget_since(mark),
        }
    }
    let (model, rules) = ods::load_with_rules(includes, sources, options.td(), diags);
    Included { known: model.into(), rules: taken(tree, rules, sources) }
}

/// Those of the included files with rules whose rules are taken, too.
fn taken(tree: &Module<'_>, mut rules: Vec<TdFile>, sources: &SourceMap) -> Vec<TdFile> {
    let (mut taken, mut placed) = (FxHashSet::default(), Vec::new());
    visit_td_includes(tree, &mut |inc, file| {
        if !inc.definitions_only {
            taken.insert(sources.path(file).to_path_buf());
        }
        placed.push((inc.path.span, file));
    });
    rules.retain(|td| {
        let file = placed.iter().find(|p| p.0 == td.span()).map(|p| p.1);
        file.is_none_or(|file| taken.contains(sources.path(file)))
    });
    rules
}

/// The files of a program that are PDLL.
fn files_of<'t>(tree: &'t Module<'t>) -> Vec<FileId> {
    let (mut files, mut open) = (Vec::new(), vec![tree]);
    while let Some(module) = open.pop() {
        files.push(module.file);
        for item in module.items {
            if let Item::Include(Include { target: IncludeTarget::Pdll(included), .. }) = item {
                open.push(included);
            }
        }
    }
    files
}

/// The names of the `.td` files that a program includes, as they are written, in reading order.
pub(super) fn imports(tree: &Module<'_>) -> Vec<String> {
    let mut imports: Vec<String> = Vec::new();
    visit_td_includes(tree, &mut |inc, _| {
        let path = String::from_utf8_lossy(inc.path.value).into_owned();
        if !imports.contains(&path) {
            imports.push(path);
        }
    });
    imports
}

/// The `.td` includes in reading order. Includes are nested no deeper than the limit of the source map.
pub fn td_includes(tree: &Module<'_>) -> Vec<(FileId, Span)> {
    let mut found = Vec::new();
    visit_td_includes(tree, &mut |inc, file| found.push((file, inc.path.span)));
    found
}

/// Calls `f` with each directive that names a `.td` file, and the file.
fn visit_td_includes(tree: &Module<'_>, f: &mut dyn FnMut(&Include<'_>, FileId)) {
    for item in tree.items {
        if let Item::Include(inc) = item {
            match inc.target {
                IncludeTarget::Pdll(m) => visit_td_includes(m, f),
                IncludeTarget::Td(file) => f(inc, file),
                IncludeTarget::Failed | IncludeTarget::NotLoaded => {}
            }
        }
    }
}
