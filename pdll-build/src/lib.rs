//! Patterns compiled when a crate is built, for use in `build.rs`: the crate ships bytecode and links no
//! front end.
//!
//! ```toml
//! [dependencies]
//! pdll = { version = "0.1", default-features = false }   # without `jit`: the machine, not the compiler
//!
//! [build-dependencies]
//! pdll-build = "0.1"
//! ```
//!
//! In `build.rs`:
//!
//! ```no_run
//! fn main() -> Result<(), pdll_build::Error> {
//!     pdll_build::compile("src/fold.pdll")
//! }
//! ```
//!
//! In the crate:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let mut ctx = pdll::ir::Context::new();
//! # let mut module = pdll::ir::parse_module(&mut ctx, "in.mlir", b"")?;
//! mod fold {
//! #   /* There is no build script here.
//!     pdll::include_patterns!("fold");        // $OUT_DIR/fold.rs
//! #   */ pub fn patterns() -> Result<pdll::PatternSet, pdll::Error> { Ok(pdll::PatternSet::new()) }
//! }
//!
//! let linked = fold::patterns()?.link(&mut ctx)?;
//! linked.run(&mut ctx, &mut module.ir, &pdll::Config::default());
//! # Ok(())
//! # }
//! ```
//!
//! The generated file has three functions: `patterns()`, the pattern set; `register(natives)`, which
//! registers the natives whose code came with the patterns; and `program()`, the bytecode. Cargo runs the
//! build script again when a file changes that was read, included ones (`.pdll` and `.td`) among them.
//! `examples/ahead-of-time` in the repository is a whole crate.
//!
//! Rewrite rules in a `.td` file are compiled in the same way: `pdll_build::compile("src/canon.td")`. C++ in
//! them that is not understood is a trait in the generated file, `RuleNatives`, with a function for each
//! native; the crate implements it and calls `register_rules::<Its>(set.natives())` before it links.
//!
//! # Native functions
//!
//! A `Constraint` or `Rewrite` whose body is `[{ ... }]` is a function in Rust. The body is inserted as it
//! is:
//!
//! ```text
//! Constraint IsEven(n: Attr) [{ host.ctx.int_value(n).is_some_and(|n| n % 2 == 0) }];
//!
//! Rewrite Half(n: Attr) -> Attr [{
//!   let ctx = &mut rewriter.host.ctx;
//!   let half = ctx.int_value(n).ok_or("not an integer")? / 2;
//!   Ok(ctx.int_attr(ctx.attr_type(n).ok_or("no type")?, half).ok_or("not an integer type")?)
//! }];
//! ```
//!
//! | PDLL | Rust, as a parameter and as a result |
//! | --- | --- |
//! | `Attr` | `pdll::ir::Attr` |
//! | `Type` | `pdll::ir::Type` |
//! | `Value` | `pdll::ir::Value` |
//! | `Op`, `Op<a.b>` | `pdll::ir::Op` |
//! | `TypeRange` | `Vec<pdll::ir::Type>` |
//! | `ValueRange` | `Vec<pdll::ir::Value>` |
//!
//! | function | gets first | returns |
//! | --- | --- | --- |
//! | `Constraint C(...)` | `host: &pdll::IrHost` | `bool` |
//! | `Constraint C(...) -> R` | the same | `Option<R>`; `None`: it does not hold |
//! | `Rewrite F(...)` | `rewriter: &mut pdll::Rewriter<pdll::IrHost>` | `Result<(), pdll::NativeError>` |
//! | `Rewrite F(...) -> R` | the same | `Result<R, pdll::NativeError>`; the error is why it failed, for the report; text becomes one by `?` or `into()` |
//!
//! Several results are a tuple, in order. `host` and `rewriter.host` have the context (`ctx`: types,
//! attributes) and the operations (`body`); a rewrite changes operations through the `rewriter` only. There
//! can be at most six parameters and four results. What is in scope where the file is included is in scope
//! in the code too, so a long function is better written in the crate, and called: after `use
//! crate::numbers::half;` before `include_patterns!`, `[{ half(rewriter, n) }]` will do.
//!
//! An error of rustc names the generated file; the comment at the top of a function's body says where its
//! code stands in PDLL. A native without code is registered by the crate, before it links: `patterns()?`
//! and then `set.natives().constraint(...)`. Those of the library (`std/...`) are always there.

mod error;

pub use error::Error;
pub use pdll_source::Standard;

use pdll::{IrLiterals, Kept};
use pdll_compiler::{Compiled, Compiler};
use pdll_source::diag::{Format, Level};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Compiles a PDLL file to `$OUT_DIR/NAME.rs`, with the defaults of [`Config`].
///
/// # Errors
/// See [`Config::compile`].
pub fn compile(file: impl AsRef<Path>) -> Result<(), Error> {
    Config::new().compile(&[file])
}

/// How to compile.
///
/// ```no_run
/// # fn main() -> Result<(), pdll_build::Error> {
/// pdll_build::Config::new()
///     .include("../dialect/include")
///     .allow("unused-declaration")
///     .compile(&["src/fold.pdll", "src/lower.pdll"])
/// # }
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Config {
    compiler: Compiler,
    out_dir: Option<PathBuf>,
    native_matcher: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { compiler: pdll::compiler(), out_dir: None, native_matcher: false }
    }
}

impl Config {
    /// The settings that [`compile`] uses.
    pub fn new() -> Config {
        Config::default()
    }

    /// Looks for included files here too, after the folder of the including file. Directories are searched
    /// in the order of the calls; `std/...` is built in.
    pub fn include(mut self, dir: impl Into<PathBuf>) -> Config {
        self.compiler = self.compiler.include_dir(dir);
        self
    }

    /// Which PDLL is meant; by default that of the language document ([`Standard::Extended`]).
    pub fn standard(mut self, standard: Standard) -> Config {
        self.compiler = self.compiler.standard(standard);
        self
    }

    /// Does not give the warning of this name (`docs/warnings` has a page for each).
    pub fn allow(mut self, warning: impl Into<String>) -> Config {
        self.compiler = self.compiler.lint(warning, Level::Allow);
        self
    }

    /// Makes every warning that is not allowed an error.
    pub fn deny_warnings(mut self) -> Config {
        self.compiler = self.compiler.lint_others(Level::Deny);
        self
    }

    /// Has the matcher made Rust, too, in place of having bytecode interpreted: patterns match alike, in less
    /// time where they ask more than what defines an operand.
    pub fn native_matcher(mut self) -> Config {
        self.native_matcher = true;
        self
    }

    /// Where the output goes; by default `$OUT_DIR`, which Cargo sets for build scripts.
    pub fn out_dir(mut self, dir: impl Into<PathBuf>) -> Config {
        self.out_dir = Some(dir.into());
        self
    }

    /// Compiles each file `NAME.pdll` to `NAME.rs`, and tells Cargo what was read and what there is to warn
    /// of.
    ///
    /// An output that would not change is left alone. All files are compiled, so that all errors come out
    /// at once.
    ///
    /// # Errors
    /// The error says all that is to be said, with source lines: return it from `main`.
    pub fn compile<P: AsRef<Path>>(&self, files: &[P]) -> Result<(), Error> {
        self.run(files, &mut std::io::stdout().lock())
    }

    /// [`Self::compile`], with what is for Cargo written to `cargo`.
    fn run<P: AsRef<Path>>(&self, files: &[P], cargo: &mut impl Write) -> Result<(), Error> {
        let out_dir = self.out_dir.clone().or_else(|| std::env::var_os("OUT_DIR").map(PathBuf::from));
        let out_dir = out_dir.ok_or(Error::NoOutDir)?;
        // What several files include is read once.
        let compiler = self.compiler.clone().kept(&Kept::new());
        let mut outputs: Vec<(PathBuf, String)> = Vec::new();
        let mut diagnostics = String::new();
        for file in files {
            let file = file.as_ref();
            let output = out_dir.join(file.file_stem().unwrap_or_default()).with_extension("rs");
            if outputs.iter().any(|o| o.0 == output) {
                return Err(Error::SameOutput(output));
            }
            let text = one((&compiler, self.native_matcher), file, &mut diagnostics, cargo)?;
            outputs.push((output, text));
        }
        if !diagnostics.is_empty() {
            return Err(Error::Source(diagnostics));
        }
        for (path, text) in outputs {
            if !std::fs::read(&path).is_ok_and(|old| old == text.as_bytes()) {
                std::fs::write(&path, text).map_err(|why| Error::Write { path, why })?;
            }
        }
        Ok(())
    }
}

/// Compiles a file to Rust, with a matcher in Rust or without. What makes it fail is added to `diagnostics`.
fn one(
    (compiler, native_matcher): (&Compiler, bool),
    path: &Path,
    diagnostics: &mut String,
    cargo: &mut impl Write,
) -> Result<String, Error> {
    say(cargo, "rerun-if-changed", &path.to_string_lossy())?;
    let text = std::fs::read(path).map_err(|why| Error::Read { path: path.to_path_buf(), why })?;
    let literals = IrLiterals::default();
    let Compiled { output, report, .. } = match native_matcher {
        true => compiler.compile_to_native_rust(path, text, Some(&literals)),
        false => compiler.compile_to_rust(path, text, Some(&literals)),
    };
    for included in report.sources.dependencies() {
        say(cargo, "rerun-if-changed", &included.to_string_lossy())?;
    }
    let Some(rust) = output else {
        diagnostics.push_str(&report.render(Format::Human { color: false }));
        return Ok(String::new());
    };
    for line in report.render(Format::Short).lines() {
        say(cargo, "warning", line)?;
    }
    Ok(rust)
}

/// Tells Cargo something.
fn say(cargo: &mut impl Write, what: &str, value: &str) -> Result<(), Error> {
    let written = writeln!(cargo, "cargo:{what}={value}");
    written.map_err(|why| Error::Write { path: "standard output".into(), why })
}

#[cfg(test)]
mod tests;
