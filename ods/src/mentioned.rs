//! What included `.td` files define, as far as a program leads to it.
//!
//! A program includes whole dialects and mentions a few operations and constraints. Those are found in the
//! text of the files by their names, and what they lead to is read; the rest is passed over by its brackets
//! (see [`parse_on_demand`]). What a program mentions is taken from its words alone, comments and code
//! included: what is read beyond the need does no harm.
//!
//! This way is for files that are right, and where nothing hinges on what was left out. Where it may
//! ([`load_mentioned`] and [`Partial::is_enough`] say so), everything is to be read.

use crate::model::Model;
use crate::td::WANTED;
use crate::{Definitions, Loaded, Settings, Task, TdFile, load_by};
use pdll_source::diag::{Diagnostics, Report};
use pdll_source::vfs::FileSystem;
use pdll_source::{FileId, SourceMap, Span};
use pdll_tablegen::{Deferred, Input, Wanted, parse_on_demand};
use rustc_hash::FxHashSet;
use std::path::PathBuf;
use std::sync::Arc;

/// Programs that are longer mention so much that everything is read.
const LONG_PROGRAM: usize = 64 << 10;

/// Of included files that are not longer, all definitions are read and not only those that the program leads
/// to: that takes no time, and people find all that is wrong in a file of their own.
const SHORT_FILE: usize = 16 << 10;

/// What a program mentions.
#[derive(Clone, Debug, Default)]
pub struct Mentioned<'t> {
    /// Its words.
    words: FxHashSet<&'t [u8]>,
    /// Words that dots join, as in the name of an operation.
    names: FxHashSet<&'t [u8]>,
}

impl<'t> Mentioned<'t> {
    /// What the files of a program mention. `None`: so much that everything may as well be read.
    #[must_use]
    pub fn new(texts: &[&'t [u8]]) -> Option<Self> {
        if texts.iter().map(|t| t.len()).sum::<usize>() > LONG_PROGRAM {
            return None;
        }
        let mut all = Self::default();
        let part_of_name = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.');
        for name in texts.iter().flat_map(|text| text.split(|b| !part_of_name(b))) {
            all.words.extend(name.split(|b| *b == b'.').filter(|word| !word.is_empty()));
            if name.contains(&b'.') {
                all.names.insert(name);
            }
        }
        Some(all)
    }

    /// Whether this is the name of an operation.
    pub(crate) fn has_op(&self, dialect: &str, mnemonic: &str) -> bool {
        self.names.contains(format!("{dialect}.{mnemonic}").as_bytes())
    }

    /// The names of operations without those of their dialects.
    pub(crate) fn mnemonics(&self) -> FxHashSet<&'t [u8]> {
        let mnemonics = self.names.iter().filter_map(|name| split(name)).map(|(_, mnemonic)| mnemonic);
        mnemonics.filter(|mnemonic| !mnemonic.is_empty()).collect()
    }
}

/// The dialect and the rest of a name.
fn split(name: &[u8]) -> Option<(&[u8], &[u8])> {
    let dot = name.iter().position(|b| *b == b'.')?;
    Some((&name[..dot], &name[dot + 1..]))
}

/// What `.td` files define, or the part of it that a program leads to.
#[derive(Debug, Default)]
pub struct Partial {
    /// What is known.
    pub model: Arc<Model>,
    /// The files of which a part was read, if that was so.
    files: Vec<TdFile>,
}

impl From<Arc<Model>> for Partial {
    fn from(model: Arc<Model>) -> Self {
        Self { model, files: Vec::new() }
    }
}

impl Partial {
    /// Is it a part?
    #[must_use]
    pub fn is_partial(&self) -> bool {
        !self.files.is_empty()
    }

    /// The same with a way to the rest: `read` reads everything.
    pub fn with_rest(self, read: impl Fn() -> (Arc<Model>, Report) + Send + Sync + 'static) -> Definitions {
        match self.files.is_empty() {
            true => self.model.into(),
            false => Definitions::of_part(self.model, self.files, read),
        }
    }

    /// Whether all that was asked of the model since it was loaded would have the same answer if everything
    /// had been read.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        let classes = &self.model.classes;
        classes.missing_ops().is_empty() && !self.files.iter().any(|td| classes.need_everything(td.records()))
    }

    /// Whether the operations that are mentioned and whose dialects are defined are known. What is called as
    /// one of the `files` is none.
    fn has_all_of(&self, mentioned: &Mentioned<'_>, files: &[PathBuf]) -> bool {
        let known: FxHashSet<&[u8]> = self.model.ops.iter().map(|op| op.name.as_bytes()).collect();
        let dialects: FxHashSet<&[u8]> = self.model.dialects.iter().map(|d| d.name.as_bytes()).collect();
        let is_file =
            |name: &[u8]| files.iter().any(|f| f.file_name().is_some_and(|f| f.as_encoded_bytes() == name));
        let is_missing = |name: &[u8]| {
            !known.contains(name)
                && split(name).is_some_and(|(dialect, _)| dialects.contains(dialect))
                && !is_file(name)
        };
        !mentioned.names.iter().any(|name| is_missing(name))
    }
}

/// Reads of `.td` files what a program mentions; see [`crate::load`]. `None`: everything is to be read, since
/// there is something to say of the files, they have rewrite rules, or something that is mentioned was not
/// found. What was entered in `sources` is left there then.
pub fn load_mentioned(
    includes: Vec<(FileId, Span)>,
    mentioned: &Mentioned<'_>,
    sources: &mut SourceMap,
    Settings { std, ir, .. }: Settings<'_>,
) -> Option<Partial> {
    let (mut said, mut strings) = (Diagnostics::new(), mentioned.mnemonics());
    strings.extend(ir.into_iter().flat_map(Mentioned::mnemonics));
    let paths: Vec<PathBuf> = includes.iter().map(|i| sources.path(i.0).to_path_buf()).collect();
    let mut wanted = WANTED.to_vec();
    wanted.extend(["Op", "Attr", "Type", "OpInterface"].map(Wanted::Class));
    wanted.push(Wanted::DefsNamed(&mentioned.words));
    wanted.push(Wanted::DefsWithString { class: "Op", strings: &strings });
    let parse = |task: &Task, files: &dyn FileSystem| {
        let Task { path, text, dirs, .. } = task;
        let input = Input { path, text: Some(text), include_dirs: dirs, macros: &[] };
        let deferred = if text.len() > SHORT_FILE { Deferred::All } else { Deferred::Included };
        (parse_on_demand(&input, files, deferred, &wanted).map(Arc::new), None)
    };
    let Loaded { mut model, mut files, .. } = load_by(parse, |_| true, includes, (sources, std, &mut said));
    if !said.is_empty() || files.iter().any(|td| td.rules().next().is_some()) {
        return None;
    }
    files.retain(|td| td.records().is_partial());
    if !files.is_empty() {
        model.classes.are_partial();
    }
    let partial = Partial { model: Arc::new(model), files };
    partial.has_all_of(mentioned, &paths).then_some(partial)
}
