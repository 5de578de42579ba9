//! Patterns from source, at run time.

use crate::{Error, IrLiterals, PatternSet};
use pdll_compiler::{Compiled, Compiler};
use pdll_source::diag::{Level, Report};
use pdll_source::vfs::FileSystem;
use pdll_source::{Limits, SourceMap, Standard};
use std::path::{Path, PathBuf};
use std::sync::Arc;

impl PatternSet {
    /// Compiles a PDLL file. Files that it includes are looked for beside it; `std/...` is built in. Warnings
    /// are dropped: [`Self::builder`] gives them.
    ///
    /// # Errors
    /// [`Error::File`] and [`Error::Source`].
    pub fn from_file(path: impl AsRef<Path>) -> Result<PatternSet, Error> {
        let name = path.as_ref().to_string_lossy().into_owned();
        match std::fs::read(&path) {
            Ok(text) => Self::builder().source(path.as_ref(), text).build().map(|(set, _)| set),
            Err(e) => Err(Error::File(name, e)),
        }
    }

    /// Compiles PDLL text; `name` stands for it in diagnostics. Warnings are dropped: [`Self::builder`] gives
    /// them.
    ///
    /// # Errors
    /// [`Error::Source`].
    pub fn from_source(name: &str, text: &str) -> Result<PatternSet, Error> {
        Self::builder().source(name, text).build().map(|(set, _)| set)
    }

    /// Compiles with settings, and gives warnings.
    pub fn builder() -> Builder {
        Builder { compiler: compiler(), sources: Vec::new() }
    }
}

/// A compiler in which the library is built in.
fn compiler() -> Compiler {
    Compiler::new().builtin(|path| pdll_std::source(path).map(|text| Arc::from(text.as_bytes())))
}

/// A source map in which the library is built in.
#[must_use]
pub fn source_map() -> SourceMap {
    compiler().source_map()
}

/// A text to compile: given, or to be read.
#[derive(Clone, Debug)]
enum Source {
    Text(PathBuf, Vec<u8>),
    File(PathBuf),
}

/// Makes a [`PatternSet`] from PDLL.
///
/// ```
/// use pdll::PatternSet;
/// use pdll::source::diag::Level;
///
/// # fn main() -> Result<(), pdll::Error> {
/// let (set, reports) = PatternSet::builder()
///     .include_dir("dialect/include")
///     .virtual_file("natives.pdll", "Constraint IsEven(n: Attr);")
///     .lint("unused-variable", Level::Deny)
///     .source("fold.pdll", "#include \"natives.pdll\"
///         Pattern { let r = op<a.b> {n = n: Attr}; IsEven(n); erase r; }")
///     .build()?;
/// for report in &reports {
///     eprint!("{report}");
/// }
/// # assert!(set.programs().len() == 1 && reports.iter().all(|r| r.diagnostics.is_empty()));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Builder {
    compiler: Compiler,
    sources: Vec<Source>,
}

impl Builder {
    /// Adds a text; `path` stands for it in diagnostics, and includes are looked for beside it. Each source
    /// is a program; of patterns of equal benefit, those of the first one win.
    pub fn source(mut self, path: impl Into<PathBuf>, text: impl Into<Vec<u8>>) -> Self {
        self.sources.push(Source::Text(path.into(), text.into()));
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

    /// Compiles all sources. Gives the set, and for each source the warnings there are with the texts they
    /// are about.
    ///
    /// # Errors
    /// [`Error::Source`] with all that there is to say about the first source that has errors.
    pub fn build(self) -> Result<(PatternSet, Vec<Report>), Error> {
        let literals = IrLiterals::default();
        let mut set = PatternSet::new();
        let mut reports = Vec::new();
        for source in self.sources {
            let Compiled { program, report } = match source {
                Source::Text(path, text) => self.compiler.compile(path, text, Some(&literals)),
                Source::File(path) => self.compiler.compile_file(path, Some(&literals)),
            };
            match program {
                Some(program) => set = set.with_program(program),
                None => return Err(Error::Source(Box::new(report))),
            }
            reports.push(report);
        }
        Ok((set, reports))
    }
}
