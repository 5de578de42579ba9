//! Patterns from source, at run time.

use crate::{Error, IrLiterals, PatternSet, interp, is_mlir, patterns_of_mlir_with_definitions};
use pdll_bytecode::{Bytes, Native};
use pdll_compiler::ods::Kept;
use pdll_compiler::{Compiled, Compiler, Session};
use pdll_source::diag::Level;
use pdll_source::vfs::FileSystem;
use pdll_source::{Limits, Standard, Text};
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl PatternSet {
    /// Compiles a file of PDLL, of `.td` rules, or of MLIR's text (`pdl.pattern` operations or a matcher of
    /// `pdl_interp`), or reads one of bytecode. Files that it includes are looked for beside it; `std/...` is
    /// built in. What there is to warn of is in [`Self::warnings`].
    ///
    /// # Errors
    /// [`Error::File`], [`Error::Source`] and [`Error::Bytecode`].
    pub fn from_file(path: impl AsRef<Path>) -> Result<PatternSet, Error> {
        let name = path.as_ref().to_string_lossy().into_owned();
        match std::fs::read(&path) {
            Ok(text) => Self::builder().source(path.as_ref(), text).build(),
            Err(e) => Err(Error::File(name, e)),
        }
    }

    /// Compiles PDLL text; `name` stands for it in diagnostics. What there is to warn of is in
    /// [`Self::warnings`].
    ///
    /// # Errors
    /// [`Error::Source`].
    pub fn from_source(name: &str, text: &str) -> Result<PatternSet, Error> {
        Self::builder().source(name, text).build()
    }

    /// Compiles with settings.
    pub fn builder() -> Builder {
        Builder { compiler: compiler(), sources: Vec::new(), closed: false }
    }
}

/// A compiler in which the library is built in: for tools that want something else than a set.
pub fn compiler() -> Compiler {
    Compiler::new().builtin(|path| pdll_std::source(path).map(|text| Arc::from(text.as_bytes())))
}

/// Adds patterns to a compilation, in PDLL, in TableGen or as `pdl.pattern` operations: told apart by
/// content. (A matcher of `pdl_interp` is no patterns: [`interp::assemble`] takes it.)
pub fn add_patterns(session: &mut Session<'_>, path: impl Into<PathBuf>, text: impl Into<Text>) {
    let (path, text, td) = (path.into(), text.into(), session.td());
    if is_mlir(&path, &text) {
        session.add_with(path, text, |sources, file, diags| {
            patterns_of_mlir_with_definitions(sources, file, td, diags)
        });
    } else {
        session.add_text(path, text);
    }
}

/// Whether a file is compiled already: by the end of its name, or by how it begins. One that only has the
/// name is damaged, which reading it says.
#[must_use]
pub fn is_bytecode(path: &Path, bytes: &[u8]) -> bool {
    path.extension().is_some_and(|end| end == "pdlbc") || pdll_bytecode::is_bytecode(bytes)
}

/// A text to compile: given, or to be read.
#[derive(Clone, Debug)]
enum Source {
    Text(PathBuf, Text),
    File(PathBuf),
}

/// Makes a [`PatternSet`] from PDLL.
///
/// ```
/// use pdll::PatternSet;
/// use pdll::source::diag::Level;
///
/// # fn main() -> Result<(), pdll::Error> {
/// let set = PatternSet::builder()
///     .include_dir("dialect/include")
///     .virtual_file("natives.pdll", "Constraint IsEven(n: Attr);")
///     .lint("unused-variable", Level::Deny)
///     .source("fold.pdll", "#include \"natives.pdll\"
///         Pattern { let r = op<a.b> {n = n: Attr}; IsEven(n); erase r; }")
///     .build()?;
/// for report in set.warnings() {
///     eprint!("{report}");
/// }
/// # assert!(set.programs().len() == 1 && set.warnings().is_empty());
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Builder {
    compiler: Compiler,
    sources: Vec<Source>,
    /// There are no natives but those that were said.
    closed: bool,
}

impl Builder {
    /// Adds a text; `path` stands for it in diagnostics, and includes are looked for beside it. Each source
    /// is a program; of patterns of equal benefit, those of the first one win.
    pub fn source(mut self, path: impl Into<PathBuf>, text: impl Into<Vec<u8>>) -> Self {
        self.sources.push(Source::Text(path.into(), text.into().into()));
        self
    }

    /// Adds a file, which is read when the set is built.
    pub fn file(mut self, path: impl Into<PathBuf>) -> Self {
        self.sources.push(Source::File(path.into()));
        self
    }

    /// Looks for included files here too, after the folder of the including file and the directories added
    /// before.
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.compiler = self.compiler.include_dir(dir);
        self
    }

    /// Adds a file in memory that sources can include, such as the declarations of natives.
    pub fn virtual_file(mut self, path: impl Into<PathBuf>, text: impl AsRef<[u8]>) -> Self {
        self.compiler = self.compiler.file(path, text);
        self
    }

    /// Asks a closure for files before the file system: it gets each path that is tried.
    pub fn resolver(mut self, f: impl Fn(&Path) -> Option<Arc<[u8]>> + Send + Sync + 'static) -> Self {
        self.compiler = self.compiler.resolver(f);
        self
    }

    /// Reads files from elsewhere than the disk.
    pub fn file_system(mut self, files: impl FileSystem + 'static) -> Self {
        self.compiler = self.compiler.files(files);
        self
    }

    /// Keeps what included `.td` files define, and takes what other sets have kept: for programs that make
    /// many sets. The first one that includes a file reads all of it, which takes longer than reading what
    /// its patterns mention; the next ones read nothing, as long as no file changes.
    ///
    /// ```
    /// use pdll::{Kept, PatternSet};
    ///
    /// # let td = "class Op; class Attr; class Type; class OpInterface;";
    /// let kept = Kept::new();
    /// for op in ["my.a", "my.b", "my.c"] {
    ///     let text = format!("#include \"my.td\"\nPattern => erase op<{op}>;");
    ///     let builder = PatternSet::builder().kept(&kept);
    /// #   let builder = builder.virtual_file("my.td", td);
    ///     let set = builder.source("erase.pdll", text).build()?;
    /// #   assert_eq!(set.programs().len(), 1);
    /// }
    /// assert_eq!((kept.usage().read, kept.usage().found), (1, 2));
    /// # Ok::<(), pdll::Error>(())
    /// ```
    pub fn kept(mut self, kept: &Kept) -> Self {
        self.compiler = self.compiler.kept(kept);
        self
    }

    /// Which PDLL is meant.
    pub fn standard(mut self, standard: Standard) -> Self {
        self.compiler = self.compiler.standard(standard);
        self
    }

    /// What is done about the warning of this name (`docs/warnings` has a page for each).
    pub fn lint(mut self, warning: impl Into<String>, level: Level) -> Self {
        self.compiler = self.compiler.lint(warning, level);
        self
    }

    /// What is done about all other warnings.
    pub fn lint_others(mut self, level: Level) -> Self {
        self.compiler = self.compiler.lint_others(level);
        self
    }

    /// Bounds what sources can ask for.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.compiler = self.compiler.limits(limits);
        self
    }

    /// Says which native functions there are, besides those of the library and those that were said before:
    /// what [`pdll_vm::Natives::declarations`] gives, or a list of one's own. A pattern that calls another
    /// one is then an error where it does; without this, it is one when the set is linked.
    ///
    /// ```
    /// use pdll::{Bank, PatternSet, bytecode::Native};
    ///
    /// let even = Native { name: "IsEven".into(), constraint: true, params: vec![Bank::Attr], results: vec![] };
    /// let error = PatternSet::builder()
    ///     .natives([even])
    ///     .source("fold.pdll", "Constraint IsEvn(n: Attr);
    /// Pattern { let r = op<a.b> {n = n: Attr}; IsEvn(n); erase r; }")
    ///     .build()
    ///     .unwrap_err();
    /// let wanted = "fold.pdll:2:42: error: `native constraint IsEvn(Attr)` is not registered";
    /// assert!(error.to_string().starts_with(wanted), "{error}");
    /// ```
    pub fn natives(mut self, natives: impl IntoIterator<Item = Native>) -> Self {
        self.compiler = self.compiler.natives(natives);
        self.closed = true;
        self
    }

    /// Compiles all sources, and reads those that are compiled already ([`is_bytecode`]). What there is to
    /// warn of is in [`PatternSet::warnings`].
    ///
    /// # Errors
    /// Of the first source that has some: [`Error::Source`] with all that there is to say about it, or
    /// [`Error::Bytecode`].
    pub fn build(self) -> Result<PatternSet, Error> {
        let literals = IrLiterals::default();
        let mut set = PatternSet::new();
        let compiler = match self.closed {
            true => self.compiler.natives(set.natives().declarations()),
            false => self.compiler,
        };
        for source in self.sources {
            let mut session = compiler.session(Some(&literals));
            let text = match source {
                Source::Text(path, text) => Some((path, text)),
                Source::File(path) => session.read(&path).map(|text| (path, text)),
            };
            let compiled = match text {
                Some((path, bytes)) if is_bytecode(&path, &bytes) => {
                    set = set.with_shared_bytecode(&Bytes::from_owner(bytes))?;
                    continue;
                }
                Some((path, text)) if is_mlir(&path, &text) && interp::is_matcher(&text) => {
                    interp::assemble(&compiler, path, &text)
                }
                Some((path, text)) => {
                    add_patterns(&mut session, path, text);
                    session.finish()
                }
                None => session.finish(),
            };
            let Compiled { output, report, .. } = compiled;
            match output {
                Some(program) => set = set.with_program(program),
                None => return Err(Error::Source(Box::new(report))),
            }
            set.include(report.sources.dependencies());
            if !report.diagnostics.is_empty() {
                set.warn(report);
            }
        }
        Ok(set)
    }
}
