//! One compilation: sources that become one program, and what there is to say about them.

use crate::hir::{self, Literals};
use crate::{Compiler, driver, pdl, registered};
use pdll_bytecode::VerifiedProgram;
use pdll_ods::{Definitions, Mentioned, Settings};
use pdll_source::diag::{Diagnostic, Diagnostics, Report};
use pdll_source::{FileId, Place, SourceMap, Standard, Text};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a compilation gives.
#[derive(Debug)]
pub struct Compiled<T = VerifiedProgram> {
    /// What was asked for; `None` if there was an error.
    pub output: Option<T>,
    /// The patterns that it was made from.
    pub module: Option<pdl::ValidModule>,
    /// What there is to say, in reading order, and the texts.
    pub report: Report,
    /// What the `.td` files define that the sources are or include: of each source for which there are some.
    pub definitions: Vec<Arc<Definitions>>,
}

/// A compilation of one program from any number of sources. Of patterns of equal benefit, those of the source
/// that was added first win.
///
/// ```
/// use pdll_compiler::Compiler;
///
/// let compiler = Compiler::new();
/// let mut session = compiler.session(None);
/// session.add("a.pdll", "Pattern => erase op<a.a>;").add("b.pdll", "Pattern => erase op<b.b>;");
/// let program = session.finish().output.expect("both are good");
/// assert_eq!(program.patterns.len(), 2);
/// ```
#[must_use]
pub struct Session<'c> {
    compiler: &'c Compiler,
    literals: Option<&'c dyn Literals>,
    sources: SourceMap,
    diagnostics: Diagnostics,
    module: Option<pdl::ValidModule>,
    definitions: Vec<Arc<Definitions>>,
    /// Whether everything is read that `.td` files define.
    everything: bool,
    /// What IR mentions.
    ir: Option<&'c Mentioned<'c>>,
}

impl std::fmt::Debug for Session<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("compiler", &self.compiler)
            .field("sources", &self.sources)
            .field("diagnostics", &self.diagnostics)
            .finish_non_exhaustive()
    }
}

impl<'c> Session<'c> {
    pub(crate) fn new(compiler: &'c Compiler, literals: Option<&'c dyn Literals>) -> Self {
        Self {
            compiler,
            literals,
            sources: compiler.source_map(),
            diagnostics: Diagnostics::new(),
            module: None,
            definitions: Vec::new(),
            everything: false,
            ir: None,
        }
    }

    /// Has definitions of operations ready that IR mentions on which the patterns are likely to run: what
    /// [`Compiled::definitions`] do not have is read later, and that takes as long as reading all.
    pub fn for_ir(&mut self, ir: &'c Mentioned<'c>) -> &mut Self {
        self.ir = Some(ir);
        self
    }

    /// Reads and judges everything that `.td` files define, also what no pattern leads to.
    pub fn with_everything(mut self) -> Self {
        self.everything = true;
        self
    }

    fn options(&self) -> hir::Options<'c> {
        let Compiler { standard: std, kept, .. } = self.compiler;
        let (std, kept, literals) = (*std, kept.as_ref(), self.literals);
        hir::Options { std, kept, literals, ir: self.ir, ..hir::Options::default() }
    }

    /// Adds a text; `path` stands for it in diagnostics, and includes are looked for beside it.
    pub fn add(&mut self, path: impl Into<PathBuf>, text: impl AsRef<[u8]>) -> &mut Self {
        self.add_text(path, text.as_ref().into())
    }

    /// The same of a text that is not copied.
    pub fn add_text(&mut self, path: impl Into<PathBuf>, text: Text) -> &mut Self {
        let (options, everything) = (self.options(), self.everything);
        self.add_text_with(path, text, |sources, file, diags| {
            if everything {
                let (module, model) = driver::to_pdl_with_model(sources, file, &options, diags);
                (module, model.into())
            } else {
                driver::to_pdl_with_definitions(sources, file, &options, diags)
            }
        })
    }

    /// Adds a file.
    pub fn add_file(&mut self, path: impl AsRef<Path>) -> &mut Self {
        let path = path.as_ref();
        match self.read(path) {
            Some(text) => self.add(path, text),
            None => self,
        }
    }

    /// The text of a file, where the compiler reads files. `None`, and an error of the compilation, if it
    /// cannot be read.
    pub fn read(&mut self, path: impl AsRef<Path>) -> Option<Text> {
        let path = path.as_ref();
        match self.sources.read(path) {
            Ok(text) => Some(text),
            Err(e) => {
                self.refuse(path, format!("cannot be read: {e}"));
                None
            }
        }
    }

    /// Which PDLL is meant.
    #[must_use]
    pub fn standard(&self) -> Standard {
        self.compiler.standard
    }

    /// How `.td` files are read.
    #[must_use]
    pub fn td(&self) -> Settings<'c> {
        self.options().td()
    }

    /// Adds a text in another language, which `front_end` takes to PDL and the definitions that it names.
    /// What it has to say goes to its sink; where it gives no PDL, that is an error.
    pub fn add_with(
        &mut self,
        path: impl Into<PathBuf>,
        text: impl AsRef<[u8]>,
        front_end: impl FnOnce(
            &mut SourceMap,
            FileId,
            &mut Diagnostics,
        ) -> (Option<pdl::ValidModule>, Definitions),
    ) -> &mut Self {
        self.add_text_with(path, text.as_ref().into(), front_end)
    }

    fn add_text_with(
        &mut self,
        path: impl Into<PathBuf>,
        text: Text,
        front_end: impl FnOnce(
            &mut SourceMap,
            FileId,
            &mut Diagnostics,
        ) -> (Option<pdl::ValidModule>, Definitions),
    ) -> &mut Self {
        let path = path.into();
        match self.sources.add(&path, text) {
            Ok(file) => {
                let mut diagnostics = Diagnostics::new();
                let (module, known) = front_end(&mut self.sources, file, &mut diagnostics);
                self.definitions.extend((!known.is_empty()).then(|| Arc::new(known)));
                match (module, &mut self.module) {
                    (Some(module), Some(all)) => all.append(module),
                    (Some(module), none) => *none = Some(module),
                    (None, _) => {}
                }
                self.diagnostics.append(diagnostics);
                self
            }
            Err(e) => self.refuse(&path, e.to_string()),
        }
    }

    fn refuse(&mut self, path: &Path, why: String) -> &mut Self {
        self.diagnostics.push(Diagnostic::error(Place::file(path.to_string_lossy()), why));
        self
    }

    /// Makes a program of what was added. There is none if anything was wrong with any of it.
    pub fn finish(mut self) -> Compiled {
        let mut program = None;
        if let (Some(module), false) = (&self.module, self.diagnostics.has_errors()) {
            program = driver::to_program(module, &self.sources, &mut self.diagnostics);
            if let (Some(program), Some(natives)) = (&program, &self.compiler.natives) {
                registered::check(program, module, natives, &mut self.diagnostics);
            }
        }
        self.end(program)
    }

    /// Takes a single text through the front end to something else than a program.
    pub(crate) fn only<T>(
        mut self,
        path: impl Into<PathBuf>,
        text: impl AsRef<[u8]>,
        to: fn(&mut SourceMap, FileId, &hir::Options<'_>, &mut Diagnostics) -> Option<T>,
    ) -> Compiled<T> {
        let (mut output, options) = (None, self.options());
        self.add_with(path, text, |sources, file, diags| {
            output = to(sources, file, &options, diags);
            (None, Definitions::default())
        });
        self.end(output)
    }

    fn end<T>(mut self, output: Option<T>) -> Compiled<T> {
        self.diagnostics.apply(&self.compiler.levels, &self.sources);
        let output = output.filter(|_| !self.diagnostics.has_errors());
        let report = Report { sources: self.sources, diagnostics: self.diagnostics };
        Compiled { output, module: self.module, report, definitions: self.definitions }
    }
}
