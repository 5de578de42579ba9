//! A compiler with its settings: where files come from, which PDLL is meant, what is done about warnings.
//!
//! What it has to say comes as data, warnings too, together with the texts that it is about.
use crate::driver;
use crate::hir::Literals;
use crate::session::{Compiled, Session};
use pdll_bytecode::Native;
use pdll_ods::Kept;
use pdll_source::diag::{Level, Levels};
use pdll_source::vfs::{Disk, FileSystem, Memory, Overlay, Provided};
use pdll_source::{Limits, SourceMap, Standard};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Texts that come built in, by the path in the directive.
type Builtin = Arc<dyn Fn(&str) -> Option<Arc<[u8]>> + Send + Sync>;

/// Compiles PDLL to programs.
///
/// ```
/// use pdll_compiler::Compiler;
///
/// let compiler = Compiler::new().file("checks.pdll", "Constraint IsEven(n: Attr);");
/// let text = "#include \"checks.pdll\"\nPattern { let r = op<a.b> {n = n: Attr}; IsEven(n); erase r; }";
/// let compiled = compiler.compile("main.pdll", text, None);
/// assert!(compiled.output.is_some() && compiled.report.diagnostics.is_empty());
/// ```
#[derive(Clone)]
#[must_use]
pub struct Compiler {
    pub(crate) standard: Standard,
    include_dirs: Vec<PathBuf>,
    files: Arc<dyn FileSystem>,
    in_memory: Memory,
    builtin: Option<Builtin>,
    limits: Limits,
    pub(crate) levels: Levels,
    pub(crate) natives: Option<Vec<Native>>,
    pub(crate) kept: Option<Kept>,
}

impl Default for Compiler {
    fn default() -> Self {
        Self {
            standard: Standard::default(),
            include_dirs: Vec::new(),
            files: Arc::new(Disk),
            in_memory: Memory::new(),
            builtin: None,
            limits: Limits::default(),
            levels: Levels::new(),
            natives: None,
            kept: None,
        }
    }
}

impl std::fmt::Debug for Compiler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compiler")
            .field("standard", &self.standard)
            .field("include_dirs", &self.include_dirs)
            .field("limits", &self.limits)
            .field("levels", &self.levels)
            .finish_non_exhaustive()
    }
}

impl Compiler {
    /// One for the extended language that reads from the disk, without a library.
    pub fn new() -> Self {
        Self::default()
    }

    /// Which PDLL is meant.
    pub fn standard(mut self, standard: Standard) -> Self {
        self.standard = standard;
        self
    }

    /// Looks for included files here too, after the directories that were added before.
    pub fn include_dir(mut self, dir: impl Into<PathBuf>) -> Self {
        self.include_dirs.push(dir.into());
        self
    }

    /// Reads files from elsewhere than the disk.
    pub fn files(mut self, files: impl FileSystem + 'static) -> Self {
        self.files = Arc::new(files);
        self
    }

    /// Asks a closure before the file system: it is given each path that is tried (beside the including file,
    /// as written, in each include directory), and gives the text of the file if it has one.
    pub fn resolver(mut self, resolve: impl Fn(&Path) -> Option<Arc<[u8]>> + Send + Sync + 'static) -> Self {
        self.files = Arc::new(Overlay { upper: Provided(resolve), lower: self.files });
        self
    }

    /// Adds a file in memory, which is taken in place of any other at this path: an editor's unsaved text, or
    /// the declarations of native functions that patterns include.
    pub fn file(mut self, path: impl Into<PathBuf>, text: impl AsRef<[u8]>) -> Self {
        self.in_memory.insert(path, text.as_ref());
        self
    }

    /// The files that come built in: asked last, with the path as written. mlir-pdll's language has none.
    pub fn builtin(mut self, text: impl Fn(&str) -> Option<Arc<[u8]>> + Send + Sync + 'static) -> Self {
        self.builtin = Some(Arc::new(text));
        self
    }

    /// Keeps what `.td` files define, and takes what other compilations have kept: the first one that
    /// includes a file reads all of it, and the next ones nothing, as long as it does not change.
    ///
    /// ```
    /// use pdll_compiler::{Compiler, ods::Kept};
    ///
    /// let kept = Kept::new();
    /// let td = "class Op; class Attr; class Type; class OpInterface;";
    /// let compiler = Compiler::new().kept(&kept).file("my.td", td);
    /// for op in ["my.a", "my.b", "my.c"] {
    ///     let text = format!("#include \"my.td\"\nPattern => erase op<{op}>;");
    ///     assert!(compiler.compile("main.pdll", text, None).output.is_some());
    /// }
    /// assert_eq!(kept.usage().read, 1);
    /// ```
    pub fn kept(mut self, kept: &Kept) -> Self {
        self.kept = Some(kept.clone());
        self
    }

    /// Bounds what sources can ask for.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// What is done about the warning of this name.
    pub fn lint(mut self, warning: impl Into<String>, level: Level) -> Self {
        self.levels.set(warning, level);
        self
    }

    /// What is done about all other warnings.
    pub fn lint_others(mut self, level: Level) -> Self {
        self.levels.set_others(level);
        self
    }

    /// An empty source map with these settings.
    #[must_use]
    pub fn source_map(&self) -> SourceMap {
        let files = Overlay { upper: self.in_memory.clone(), lower: self.files.clone() };
        let sources = SourceMap::new(self.standard)
            .with_files(Arc::new(files))
            .with_dirs(self.include_dirs.iter().cloned())
            .with_limits(self.limits);
        let sources = if self.kept.is_some() { sources.with_steady_positions() } else { sources };
        match (&self.builtin, self.standard) {
            (Some(builtin), Standard::Extended) => {
                let builtin = builtin.clone();
                sources.with_builtin(move |path| builtin(path))
            }
            _ => sources,
        }
    }

    /// Says which native functions there are, with their signatures, besides those that were said before. A
    /// program that calls another one, or one with another signature, is then an error at the place of the
    /// call; without this, it is one when the program is linked.
    pub fn natives(mut self, natives: impl IntoIterator<Item = Native>) -> Self {
        self.natives.get_or_insert_default().extend(natives);
        self
    }

    /// Begins a compilation of one program from any number of sources. `literals` understands the text of
    /// attributes and types; without, it is taken as it is.
    pub fn session<'c>(&'c self, literals: Option<&'c dyn Literals>) -> Session<'c> {
        Session::new(self, literals)
    }

    /// Compiles a text; `path` stands for it in diagnostics, and includes are looked for beside it. For
    /// `literals` see [`Self::session`].
    pub fn compile(
        &self,
        path: impl Into<PathBuf>,
        text: impl AsRef<[u8]>,
        literals: Option<&dyn Literals>,
    ) -> Compiled {
        let mut session = Session::new(self, literals);
        session.add(path, text);
        session.finish()
    }

    /// Compiles a file.
    pub fn compile_file(&self, path: impl AsRef<Path>, literals: Option<&dyn Literals>) -> Compiled {
        let mut session = Session::new(self, literals);
        session.add_file(path);
        session.finish()
    }

    /// Compiles a text to Rust, bytecode and natives (see [`crate::emit::rust`]).
    pub fn compile_to_rust(
        &self,
        path: impl Into<PathBuf>,
        text: impl AsRef<[u8]>,
        literals: Option<&dyn Literals>,
    ) -> Compiled<String> {
        Session::new(self, literals).only(path, text, driver::to_rust)
    }

    /// Compiles a text to Rust, with the matcher in Rust, too (see [`crate::emit::matcher`]).
    pub fn compile_to_native_rust(
        &self,
        path: impl Into<PathBuf>,
        text: impl AsRef<[u8]>,
        literals: Option<&dyn Literals>,
    ) -> Compiled<String> {
        Session::new(self, literals).only(path, text, driver::to_native_rust)
    }
}
