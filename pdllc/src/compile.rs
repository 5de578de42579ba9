//! Compiling patterns: `--emit=` and the drop-in form `-x=`.

use crate::args::{Cli, Compile, DropIn, Emit, Matcher, Source, Standard};
use crate::files::{self, Text};
use crate::keep;
use crate::report::{Failed, Outcome, Reporter, say};
use crate::roles::refuse_overwriting;
use clap::CommandFactory as _;
use clap::error::ErrorKind;
use pdll::IrLiterals;
use pdll::is_bytecode;
use pdll_bytecode::VerifiedProgram;
use pdll_compiler::emit::plain::{plain, plain_ones};
use pdll_compiler::emit::{ast, interp, pdl_text};
use pdll_compiler::{Compiler, hir, pdl};
use pdll_compiler::{driver, emit};
use pdll_source::diag::Diagnostics;
use pdll_source::split::split;
use pdll_source::{self as source, FileId, SourceMap};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A compiler for these options, with the library built in.
pub(crate) fn compiler(std: source::Standard, args: &Source) -> Compiler {
    args.include.iter().fold(pdll::compiler().standard(std), Compiler::include_dir)
}

/// The standard asked for.
pub(crate) fn standard(args: &Source, default: source::Standard) -> source::Standard {
    match args.std {
        None => default,
        Some(Standard::Extended) => source::Standard::Extended,
        Some(Standard::Mlir22) => source::Standard::Mlir22,
    }
}

/// Adds a text that was read to a source map.
pub(crate) fn add_source(
    sources: &mut SourceMap,
    path: &Path,
    text: source::Text,
    report: Reporter,
) -> Outcome<FileId> {
    sources.add(path, text).map_err(|e| report.fail(&path.to_string_lossy(), e))
}

/// A stage of the front end, as [`driver::to_pdl`].
type FrontEnd<T> = fn(&mut SourceMap, FileId, &hir::Options<'_>, &mut Diagnostics) -> Option<T>;

/// Takes a file through the front end and reports what there is to say.
fn front_end<T>(
    sources: &mut SourceMap,
    file: FileId,
    std: source::Standard,
    report: Reporter,
    stage: FrontEnd<T>,
) -> Outcome<T> {
    let literals = IrLiterals::default();
    let options = hir::Options { std, literals: Some(&literals), ..hir::Options::default() };
    let mut diags = Diagnostics::new();
    let result = stage(sources, file, &options, &mut diags);
    report.compiler(&diags, sources)?;
    result.ok_or(Failed)
}

/// Compiles a file to PDL and reports what there is to say.
pub(crate) fn to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    std: source::Standard,
    report: Reporter,
) -> Outcome<pdl::ValidModule> {
    front_end(sources, file, std, report, driver::to_pdl)
}

/// Reads a file of `pdl.pattern` operations and reports what there is to say.
fn of_mlir(
    sources: &mut SourceMap,
    file: FileId,
    std: source::Standard,
    report: Reporter,
) -> Outcome<pdl::ValidModule> {
    front_end(sources, file, std, report, |sources, file, options, diags| {
        pdll::patterns_of_mlir(sources, file, options.std, diags)
    })
}

/// The most bytes of syntax tree that are printed: a tree can be exponentially longer than its source.
const AST_LIMIT: usize = 1 << 28;

/// Checks a file, reports what there is to say, and prints its tree.
fn to_ast(sources: &mut SourceMap, file: FileId, std: source::Standard, report: Reporter) -> Outcome<String> {
    let text = front_end(sources, file, std, report, |sources, file, options, diags| {
        // mlir-pdll shows literals in its tree and reads them when it lowers it.
        let unread_literals = options.std == source::Standard::Mlir22;
        let options = &hir::Options { unread_literals, ..*options };
        driver::with_hir(sources, file, options, diags, |hir, _, _| ast::print(&hir, AST_LIMIT))
    })?;
    text.ok_or_else(|| report.fail(sources.name(file), "its tree is too large to print"))
}

/// Checks a file, reports what there is to say, and prints it with names and types resolved.
fn to_hir(sources: &mut SourceMap, file: FileId, std: source::Standard, report: Reporter) -> Outcome<String> {
    if driver::is_tablegen(sources.path(file), sources.text(file)) {
        let why = "rules have no such stage: `--emit=ast` shows them as they are read, `--emit=pdll` as PDLL";
        return Err(report.fail(sources.name(file), why));
    }
    front_end(sources, file, std, report, |sources, file, options, diags| {
        driver::with_hir(sources, file, options, diags, |hir, _, _| emit::hir::print(&hir))
    })
}

/// Compiles PDL to a program and reports what there is to say.
pub(crate) fn to_program(
    module: &pdl::ValidModule,
    sources: &SourceMap,
    report: Reporter,
) -> Outcome<VerifiedProgram> {
    let mut diags = Diagnostics::new();
    let program = driver::to_program(module, sources, &mut diags);
    report.compiler(&diags, sources)?;
    program.ok_or(Failed)
}

/// Compiles patterns to a module of Rust: bytecode, and the functions that came with them.
pub(crate) fn to_rust(path: &Path, args: &Source, report: Reporter) -> Outcome<Vec<u8>> {
    let std = standard(args, source::Standard::Extended);
    let text = files::read(path, report)?;
    let mut sources = keep(compiler(std, args).source_map());
    let file = add_source(&mut sources, &text.path, text.bytes, report)?;
    let (path, text) = (sources.path(file), sources.text(file));
    if is_bytecode(path, text) || pdll::is_mlir(path, text) {
        let why = "programs are made of PDLL and of rules, which may bring functions";
        return Err(report.fail(sources.name(file), why));
    }
    front_end(&mut sources, file, std, report, driver::to_rust).map(String::into_bytes)
}

/// What is to be done with each part of the input.
struct Job<'a> {
    args: &'a Compile,
    emit: Emit,
    /// In the way of mlir-pdll?
    drop_in: bool,
    std: source::Standard,
    report: Reporter,
    /// Has the output no words for a part of the input, which was told?
    incomplete: Cell<bool>,
}

/// The files that a text included, and how many bytes its texts have.
#[derive(Default)]
struct Included {
    paths: Vec<PathBuf>,
    lengths: BTreeSet<u64>,
}

/// Compiles a file and writes what was asked for; over an included file only if `overwrites`.
pub(crate) fn run(args: &Compile, overwrites: bool, report: Reporter) -> Outcome {
    let drop_in = args.x.is_some();
    let emit = match (args.x, args.emit) {
        (Some(DropIn::Ast), _) => Emit::Ast,
        (Some(DropIn::Mlir), _) => Emit::Pdl,
        (Some(DropIn::Cpp), _) => Emit::Cpp,
        (None, emit) => emit.unwrap_or(Emit::Pdl),
    };
    if args.strip && emit != Emit::Bytecode {
        let message = "`--strip` is for bytecode: give `--emit=bytecode`";
        Cli::command().error(ErrorKind::ArgumentConflict, message).exit()
    }
    if args.matcher == Matcher::Native && emit != Emit::Rust {
        let message = "`--matcher=native` is for Rust: give `--emit=rust`";
        Cli::command().error(ErrorKind::ArgumentConflict, message).exit()
    }
    let default = if drop_in { source::Standard::Mlir22 } else { source::Standard::Extended };
    let job = Job {
        args,
        emit,
        drop_in,
        std: standard(&args.source, default),
        report,
        incomplete: Cell::default(),
    };
    let text = files::read(args.file.as_deref().unwrap_or(files::DASH.as_ref()), report)?;
    if is_bytecode(&text.path, &text.bytes) {
        let what = "this is compiled already; `pdllc dis` lists it, `pdllc run -p` runs it";
        return Err(report.fail(&text.name, what));
    }
    let mut included = Included::default();
    let out = match &args.split_input_file {
        None => job.part(&text.path, text.bytes, &mut included)?,
        Some(marker) => job.parts(&text, marker, &mut included)?,
    };
    included.paths.sort_unstable();
    included.paths.dedup();
    if !overwrites {
        job.keep_included(&included);
    }
    files::write(&args.output, &out, args.write_if_changed, report)?;
    if let Some(depfile) = &args.depfile {
        job.write_dependencies(depfile, &included.paths)?;
    }
    if job.incomplete.get() { Err(Failed) } else { Ok(()) }
}

impl Job<'_> {
    /// Compiles one text. Adds the files that it included to `included`.
    fn part(&self, path: &Path, text: source::Text, included: &mut Included) -> Outcome<Vec<u8>> {
        let mut sources = keep(compiler(self.std, &self.args.source).source_map());
        let file = add_source(&mut sources, path, text, self.report)?;
        let output = self.output(&mut sources, file)?;
        included.paths.extend(sources.dependencies().into_iter().map(Path::to_path_buf));
        included.lengths.extend(sources.files().map(|file| sources.text(file).len() as u64));
        if self.args.dump_ods {
            // What there is to say about the source has been said.
            let dump = driver::dump_ods(&mut sources, file, self.std, &mut Diagnostics::new());
            say(&dump.trim_end());
        }
        Ok(output)
    }

    /// Says what another stage has no words for: there is an error among it.
    fn refused(&self, errors: &Diagnostics, sources: &SourceMap) -> Failed {
        let _ = self.report.compiler(errors, sources);
        Failed
    }

    /// Compiles a file as far as it takes and prints that stage.
    fn output(&self, sources: &mut SourceMap, file: FileId) -> Outcome<Vec<u8>> {
        // mlir-pdll reads PDLL, whatever a file is called.
        let mlir = !self.drop_in && pdll::is_mlir(sources.path(file), sources.text(file));
        if mlir && pdll::interp::is_matcher(sources.text(file)) {
            return self.of_matcher(sources, file, self.emit);
        }
        let file = match self.emit {
            Emit::Ast | Emit::Hir | Emit::Cpp | Emit::Rust if mlir => self.as_pdll(sources, file)?,
            _ => file,
        };
        let stage = match self.emit {
            Emit::Ast if !self.drop_in && driver::is_tablegen(sources.path(file), sources.text(file)) => {
                let rules = front_end(sources, file, self.std, self.report, driver::rules_as_read);
                return rules.map(String::into_bytes);
            }
            Emit::Ast => return to_ast(sources, file, self.std, self.report).map(String::into_bytes),
            Emit::Hir => return to_hir(sources, file, self.std, self.report).map(String::into_bytes),
            Emit::Cpp => return front_end(sources, file, self.std, self.report, driver::to_cpp),
            Emit::Rust => {
                let stage = match self.args.matcher {
                    Matcher::Native => driver::to_native_rust,
                    Matcher::Bytecode => driver::to_rust,
                };
                let rust = front_end(sources, file, self.std, self.report, stage);
                return rust.map(String::into_bytes);
            }
            Emit::Pdll if !mlir => {
                let pdll = front_end(sources, file, self.std, self.report, driver::to_pdll);
                return pdll.map(String::into_bytes);
            }
            stage => stage,
        };
        let read = match mlir {
            true => of_mlir,
            false => to_pdl,
        };
        let mut module = read(sources, file, self.std, self.report)?;
        module = match stage {
            Emit::Pdl if !self.drop_in => self.plain_ones(module, sources)?,
            Emit::Pdl | Emit::PdlInterp => plain(module).map_err(|errors| self.refused(&errors, sources))?,
            _ => module,
        };
        let module = keep(module);
        if stage == Emit::Pdll {
            let printed = emit::pdll::print(&module, None, sources);
            return printed.map(String::into_bytes).map_err(|errors| self.refused(&errors, sources));
        }
        if stage == Emit::Pdl {
            let text = match self.drop_in {
                true => pdl_text::print(&module, pdl_text::Locations::Aliases(sources)),
                false => pdl_text::print_with_code(&module),
            };
            return Ok(text.into_bytes());
        }
        if stage == Emit::Bytecode && !self.args.strip {
            let mut diags = Diagnostics::new();
            let made = driver::to_bytecode(&module, sources, &mut diags);
            self.report.compiler(&diags, sources)?;
            let (program, bytes) = made.ok_or(Failed)?;
            keep(program);
            return Ok(bytes);
        }
        let program = keep(to_program(&module, sources, self.report)?);
        Ok(self.printed(stage, &program))
    }

    /// A program as bytecode, or as text.
    fn printed(&self, stage: Emit, program: &VerifiedProgram) -> Vec<u8> {
        match stage {
            Emit::Asm => pdll_bytecode::disassemble(program).into_bytes(),
            Emit::Bytecode => self.file(program),
            _ => interp::print(program).into_bytes(),
        }
    }

    /// The patterns that `pdl` has words for, after what it cannot say of the others was reported.
    fn plain_ones(&self, module: pdl::ValidModule, sources: &SourceMap) -> Outcome<pdl::ValidModule> {
        let (ones, errors) = plain_ones(module);
        self.incomplete.set(self.report.compiler(&errors, sources).is_err());
        ones.ok_or(Failed)
    }

    /// Patterns in MLIR's text as a file of PDLL, for what is made from that.
    fn as_pdll(&self, sources: &mut SourceMap, file: FileId) -> Outcome<FileId> {
        let module = of_mlir(sources, file, self.std, self.report)?;
        let text = emit::pdll::print(&module, None, sources);
        let text = text.map_err(|errors| self.refused(&errors, sources))?;
        let path = sources.path(file).with_extension("pdll");
        add_source(sources, &path, text.into_bytes().into(), self.report)
    }

    /// The bytes of a bytecode file.
    fn file(&self, program: &VerifiedProgram) -> Vec<u8> {
        if !self.args.strip {
            return pdll_bytecode::write(program);
        }
        let mut program = program.clone().into_program();
        program.strip();
        pdll_bytecode::write(&program)
    }

    /// Assembles a matcher of `pdl_interp`, which is past patterns, and prints the program.
    fn of_matcher(&self, sources: &mut SourceMap, file: FileId, stage: Emit) -> Outcome<Vec<u8>> {
        if !matches!(stage, Emit::Asm | Emit::Bytecode | Emit::PdlInterp) {
            let why = "this is a matcher already: it can be run, or taken to asm, bytecode and pdl-interp";
            return Err(self.report.fail(sources.name(file), why));
        }
        let mut diags = Diagnostics::new();
        let program = pdll::interp::matcher_of_mlir(sources, file, &mut diags);
        self.report.compiler(&diags, sources)?;
        let program = keep(program.ok_or(Failed)?);
        Ok(self.printed(stage, &program))
    }

    /// Compiles each part of a text by itself; nothing is written unless all are good.
    fn parts(&self, text: &Text, marker: &str, included: &mut Included) -> Outcome<Vec<u8>> {
        let (parts, near_misses) =
            split(&text.bytes, marker).map_err(|why| self.report.fail(&text.name, why))?;
        for line in near_misses {
            say(&format_args!("{}:{line}:1: warning: this is almost a split marker", text.name));
        }
        let (mut outputs, mut failed) = (Vec::new(), false);
        for part in parts {
            let mut name = OsString::from("within split at ");
            name.push(&text.path);
            name.push(format!(":{} offset ", part.line));
            match self.part(Path::new(&name), part.text.into(), included) {
                Ok(output) => outputs.push(output),
                Err(Failed) => failed = true,
            }
        }
        let between = format!("{}\n", self.args.output_split_marker);
        if failed || self.incomplete.get() { Err(Failed) } else { Ok(outputs.join(between.as_bytes())) }
    }

    /// Ends the program if an output would overwrite a file that was included. One that is not there, or as
    /// long as none that was read, is none of them, so that these, which may be hundreds, are not asked.
    fn keep_included(&self, included: &Included) {
        let depfile = self.args.depfile.iter().map(|file| ("-d", file.as_path()));
        let outputs: Vec<_> = std::iter::once(("-o", self.args.output.as_path())).chain(depfile).collect();
        let may_be_included =
            |path: &Path| fs::metadata(path).is_ok_and(|m| included.lengths.contains(&m.len()));
        if outputs.iter().any(|output| may_be_included(output.1)) {
            refuse_overwriting(&included.paths, &outputs);
        }
    }

    /// Writes a make rule for the output, which must be a file. Names keep their bytes.
    fn write_dependencies(&self, depfile: &Path, included: &[PathBuf]) -> Outcome {
        let out = &self.args.output;
        if files::is_dash(out) {
            let message = "a dependency file needs an output file (-o)";
            return Err(self.report.fail(&depfile.to_string_lossy(), message));
        }
        let mut rule = out.as_os_str().as_encoded_bytes().to_vec();
        rule.push(b':');
        for path in included {
            rule.push(b' ');
            rule.extend_from_slice(path.as_os_str().as_encoded_bytes());
        }
        rule.push(b'\n');
        files::write(depfile, &rule, false, self.report)
    }
}
