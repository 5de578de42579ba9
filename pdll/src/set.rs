//! Pattern sets: a compiled program, linked to a context, run on IR.

use pdll_bytecode::{Bytes, FormatError, VerifiedProgram};
use pdll_host_ir::IrHost;
use pdll_source::diag::{Diagnostic, Diagnostics, Report};
use pdll_source::{Place, Position};
use pdll_std::StdHost;
use pdll_vm::{
    Config, DriverReport, HostModule, HostMut, LinkError, LinkedSet, Matched, NativeMatcher, Natives,
    RewritePattern, Rewriter, Root, RustPatterns, link,
};
#[cfg(feature = "jit")]
use std::path::Path;
use std::path::PathBuf;
use thiserror::Error;

/// Why a pattern set cannot be had.
#[derive(Debug, Error)]
pub enum Error {
    /// A file cannot be read.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
    /// The source has errors. The display form has one `FILE:LINE:COL: error: MESSAGE` a line, with notes.
    #[error(transparent)]
    Source(Box<Report>),
    /// The bytes are no good bytecode.
    #[error(transparent)]
    Bytecode(#[from] FormatError),
    /// A matcher in Rust was made from other bytecode than it is to be used with.
    #[error("the matcher was made from other bytecode: make both anew, in one file")]
    Matcher,
    /// The program does not fit the natives or the IR: everything that is missing.
    #[error("{}", lines(.0))]
    Link(Vec<LinkError>),
}

impl Error {
    /// What there is to say, as the one type of diagnostics that the compiler has too. `file` stands for the
    /// patterns where an error has no place in their source. The codes are `file`, `bytecode` and `link`.
    #[must_use]
    pub fn diagnostics(&self, file: &str) -> Diagnostics {
        let error = |code, message: String| Diagnostic {
            code: Some(code),
            ..Diagnostic::error(Place::file(file), message)
        };
        match self {
            Self::File(name, why) => Diagnostic {
                code: Some("file"),
                ..Diagnostic::error(Place::file(name.as_str()), why.to_string())
            }
            .into(),
            Self::Source(report) => report.diagnostics.clone(),
            Self::Bytecode(e) => error("bytecode", e.fault.to_string())
                .note(format!("at byte {} of the file, in section '{}'", e.offset, e.section))
                .help(e.help())
                .into(),
            Self::Matcher => error("bytecode", self.to_string()).into(),
            Self::Link(errors) => {
                let link = |e: &LinkError| {
                    let mut places = e.places.iter().map(|p| {
                        let position =
                            Position { file: p.file.as_str().into(), line: p.line, column: p.column };
                        Place::Position(position)
                    });
                    let mut d = error("link", e.fault.to_string());
                    d.place = places.next().unwrap_or(d.place);
                    for place in places.take(MORE_PLACES) {
                        d = d.label(place, "and here");
                    }
                    match e.fault.help() {
                        Some(help) => d.help(help),
                        None => d,
                    }
                };
                errors.iter().map(link).collect()
            }
        }
    }
}

/// How many more places that ask for what is missing are shown beside the first.
const MORE_PLACES: usize = 2;

fn lines(errors: &[LinkError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Compiled patterns and the native functions that they may call, for one kind of IR: the embedded one,
/// unless another host is named.
///
/// ```
/// use pdll::PatternSet;
/// use pdll::ir::{Context, Ir};
///
/// let (mut ctx, set) = (Context::new(), PatternSet::new());
/// let mut ir = Ir::new(&mut ctx);
/// let report = set.apply(&mut ctx, &mut ir).expect("nothing to link");
/// assert!(report.converged && report.rewrites == 0);
/// ```
#[derive(Debug)]
pub struct PatternSet<H: HostMut = IrHost> {
    programs: Vec<VerifiedProgram>,
    /// By program: what its patterns can be enabled and disabled by, beside their names.
    labels: Vec<Vec<String>>,
    /// Matchers in Rust, by the numbers of their programs.
    matchers: Vec<(usize, NativeMatcher<H>)>,
    natives: Natives<H>,
    rust: RustPatterns<H>,
    warnings: Vec<Report>,
    /// Files that its sources include.
    files: Vec<PathBuf>,
}

impl Default for PatternSet {
    fn default() -> PatternSet {
        PatternSet::for_host().with_library_natives()
    }
}

/// Sets for the embedded IR. A new one knows the natives of the library (`std/...`); add your own to
/// [`Self::natives`].
impl PatternSet {
    /// No patterns.
    #[must_use]
    pub fn new() -> PatternSet {
        PatternSet::default()
    }

    /// The patterns of a bytecode file, read and verified.
    ///
    /// # Errors
    /// [`Error::Bytecode`]
    pub fn from_bytecode(bytes: &[u8]) -> Result<PatternSet, Error> {
        PatternSet::new().with_bytecode(bytes)
    }
}

/// Sets for any host.
impl<H: HostMut> PatternSet<H> {
    /// No patterns and no natives.
    #[must_use]
    pub fn for_host() -> Self {
        Self {
            programs: Vec::new(),
            labels: Vec::new(),
            matchers: Vec::new(),
            natives: Natives::new(),
            rust: RustPatterns::new(),
            warnings: Vec::new(),
            files: Vec::new(),
        }
    }

    /// Adds the natives of the library (`std/...`), for a host whose types and attributes have counterparts
    /// in MLIR.
    #[must_use]
    pub fn with_library_natives(mut self) -> Self
    where
        H: StdHost,
    {
        pdll_std::register(&mut self.natives);
        self
    }

    /// Adds a program. Of patterns of equal benefit, those that were added first win.
    #[must_use]
    pub fn with_program(mut self, program: VerifiedProgram) -> Self {
        self.programs.push(program);
        self.labels.push(Vec::new());
        self
    }

    /// Labels the compiled patterns that are in the set so far: a [`crate::Filter`] can enable and disable
    /// them by it.
    ///
    /// ```
    /// use pdll::ir::{Context, parse_module};
    /// use pdll::{Config, Filter, PatternSet};
    ///
    /// let set = PatternSet::from_source("a.pdll", "Pattern { erase op<my.a>; }")?.with_label("cleanup");
    /// let set = set.with_source("b.pdll", "Pattern { erase op<my.b>; }")?;
    /// let mut ctx = Context::new();
    /// let filter = Filter { disabled: vec!["cleanup".into()], ..Filter::default() };
    /// let linked = set.link(&mut ctx)?.filtered(&filter);
    /// let mut module = parse_module(&mut ctx, "in.mlir", b"\"my.a\"() : () -> ()\n\"my.b\"() : () -> ()")?;
    /// assert_eq!(linked.run(&mut ctx, &mut module.ir, &Config::default()).rewrites, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_label(mut self, label: &str) -> Self {
        self.labels.iter_mut().for_each(|labels| labels.push(label.into()));
        self
    }

    /// By program: the labels of its patterns.
    pub(crate) fn labels(&self) -> &[Vec<String>] {
        &self.labels
    }

    /// Adds the patterns of a bytecode file, read and verified.
    ///
    /// # Errors
    /// [`Error::Bytecode`]
    pub fn with_bytecode(self, bytes: &[u8]) -> Result<Self, Error> {
        Ok(self.with_program(pdll_bytecode::read(bytes)?))
    }

    /// The same without copying most of the file, which stays as long as the set does: see
    /// [`pdll_bytecode::read_shared`].
    ///
    /// # Errors
    /// [`Error::Bytecode`]
    pub fn with_shared_bytecode(self, file: &Bytes) -> Result<Self, Error> {
        Ok(self.with_program(pdll_bytecode::read_shared(file)?))
    }

    /// Adds the patterns of a bytecode file, matched by Rust that was made from it: what `pdllc --emit=rust
    /// --matcher=native` prints calls this. Traces, profiles and explanations have the bytecode interpreted.
    ///
    /// # Errors
    /// [`Error::Bytecode`]; [`Error::Matcher`] if the matcher was made from another file.
    pub fn with_native_matcher(mut self, bytes: &[u8], matcher: NativeMatcher<H>) -> Result<Self, Error> {
        let program = pdll_bytecode::read(bytes)?;
        if pdll_bytecode::stored_checksum(bytes) != Some(matcher.program) {
            return Err(Error::Matcher);
        }
        self.matchers.push((self.programs.len(), matcher));
        Ok(self.with_program(program))
    }

    /// Adds the patterns of PDLL text; `name` stands for it in diagnostics. Attributes and types in it are
    /// read and checked as MLIR's, and their usual spelling is what the host links.
    ///
    /// # Errors
    /// [`Error::Source`]
    #[cfg(feature = "jit")]
    pub fn with_source(mut self, name: &str, text: &str) -> Result<Self, Error> {
        let set = PatternSet::from_source(name, text)?;
        self.programs.extend(set.programs);
        self.labels.extend(set.labels);
        self.warnings.extend(set.warnings);
        self.files.extend(set.files);
        Ok(self)
    }

    /// Takes along what there is to warn of.
    #[cfg(feature = "jit")]
    pub(crate) fn warn(&mut self, warnings: Report) {
        self.warnings.push(warnings);
    }

    /// Remembers the files that a source includes.
    #[cfg(feature = "jit")]
    pub(crate) fn include(&mut self, files: Vec<&Path>) {
        self.files.extend(files.into_iter().map(Path::to_path_buf));
    }

    /// The files that the sources of the set include, in the order in which they were read.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// What there is to warn of, with the texts that it is about: a report for each source for which there is
    /// anything.
    #[must_use]
    pub fn warnings(&self) -> &[Report] {
        &self.warnings
    }

    /// The native functions, to register one's own.
    pub fn natives(&mut self) -> &mut Natives<H> {
        &mut self.natives
    }

    /// Adds a pattern written in Rust.
    pub fn add(&mut self, pattern: impl RewritePattern<H> + 'static) -> &mut Self {
        self.rust.add(pattern);
        self
    }

    /// Adds a closure as a pattern, tried at operations of the name `root` (or at [`pdll_vm::Root::Any`]). It
    /// rewrites through what it is given, or says that it does not match. [`pdll_vm::MixedMatcher`] tells
    /// which of several patterns comes first.
    ///
    /// ```
    /// use pdll::ir::{Context, PrintOptions, parse_module, print};
    /// use pdll::{Host, PatternSet};
    ///
    /// let mut set = PatternSet::new();
    /// set.add_fn("my.neg", 1, |op, rewriter| {
    ///     let inner = rewriter.host.def_op(rewriter.host.operand(op, 0)).ok_or("it is an argument")?;
    ///     if rewriter.host.op_name(inner) != rewriter.host.op_name(op) {
    ///         return Err("what it negates is not negated".into());
    ///     }
    ///     let value = rewriter.host.operand(inner, 0);
    ///     Ok(rewriter.replace(op, &[value])?)
    /// });
    ///
    /// let mut ctx = Context::new();
    /// let text = br#"
    ///     %0 = "my.const"() : () -> i32
    ///     %1 = "my.neg"(%0) : (i32) -> i32
    ///     %2 = "my.neg"(%1) : (i32) -> i32
    ///     "my.use"(%2) : (i32) -> ()"#;
    /// let mut module = parse_module(&mut ctx, "in.mlir", text).unwrap();
    /// let report = set.apply(&mut ctx, &mut module.ir).unwrap();
    /// assert!(print(&ctx, &module, PrintOptions::default()).contains(r#""my.use"(%0) : (i32) -> ()"#));
    /// ```
    pub fn add_fn<F>(&mut self, root: impl Into<Root>, benefit: u16, function: F) -> &mut Self
    where
        F: Fn(H::Op, &mut Rewriter<'_, H>) -> Matched + Send + Sync + 'static,
    {
        self.rust.add_fn(root, benefit, function);
        self
    }

    /// The programs, in the order in which they were added.
    #[must_use]
    pub fn programs(&self) -> &[VerifiedProgram] {
        &self.programs
    }

    /// The programs, without the rest of the set: to put those of one set into another one, which may be for
    /// another host. A matcher in Rust is for one host, so it is not taken along: its program is interpreted,
    /// unless the other set gets a matcher of its own with it ([`Self::with_native_matcher`]).
    #[must_use]
    pub fn into_programs(self) -> Vec<VerifiedProgram> {
        self.programs
    }

    /// Looks up every name, constant and native once. What comes out is good for `host` and whatever shares
    /// its names, types and attributes.
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing.
    pub fn link_to(&self, host: &mut H) -> Result<LinkedSet<H>, Error> {
        let (mut linked, mut errors) = (Vec::new(), Vec::new());
        for (number, program) in self.programs.iter().enumerate() {
            match link(program, host, &self.natives) {
                Ok(program) => linked.push(match self.matchers.iter().find(|matcher| matcher.0 == number) {
                    Some((_, matcher)) => program.with_native(*matcher),
                    None => program,
                }),
                Err(more) => errors.extend(more),
            }
        }
        let set =
            LinkedSet::from(linked).with_labels(self.labels.iter().cloned()).with_rust(&self.rust, host);
        match set {
            Ok(set) if errors.is_empty() => Ok(set),
            Ok(_) => Err(Error::Link(errors)),
            Err(more) => Err(Error::Link(errors.into_iter().chain(more).collect())),
        }
    }
}

/// Sets for hosts with modules, as the embedded IR is one.
impl<H: HostModule> PatternSet<H> {
    /// Looks up every name, constant and native once.
    ///
    /// Link before the IR is read into `ctx`: what patterns mention then gets small dense numbers, and switch
    /// tables stay small.
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing.
    pub fn link(&self, ctx: &mut H::Context) -> Result<LinkedSet<H>, Error> {
        H::on_context(ctx, |host| self.link_to(host))
    }

    /// Links the set and applies it to everything in `module` until nothing matches any more, with the
    /// default [`Config`].
    ///
    /// # Errors
    /// [`Error::Link`] with all that is missing. The IR is unchanged then.
    pub fn apply(&self, ctx: &mut H::Context, module: &mut H::Module) -> Result<DriverReport, Error> {
        Ok(self.link(ctx)?.run(ctx, module, &Config::default()))
    }
}
