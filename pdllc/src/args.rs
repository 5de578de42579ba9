//! What can be typed: the command line as types.

pub(crate) use crate::build::Build;
pub(crate) use crate::check_args::{Check, Explain, Test};
pub(crate) use crate::editor_args::{Fmt, Lsp};
use crate::keep;
pub(crate) use crate::run_args::{Run, TimingFormat};
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use pdll_source::diag::WARNINGS;
use std::ffi::OsString;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  pdllc run -p fold.pdll input.mlir                 rewrite IR with patterns, print the result
  pdllc --emit=bytecode fold.pdll -o fold.pdlbc     compile once,
  pdllc run -p fold.pdlbc input.mlir                run without the front end
  pdllc run -p canon.td -I include input.mlir       rewrite rules (`Pat<..>`) are patterns, too;
  pdllc natives canon.td -I include                 what of their C++ a host has to bring
  pdllc --emit=pdll canon.td -I include             translate them to PDLL
  pdllc --emit=pdl fold.pdll                        the patterns in MLIR's `pdl` dialect
  pdllc -x=mlir -I include fold.pdll                as mlir-pdll: same flags, same output
  pdllc run --print-op-generic input.mlir           no patterns: read, check and print IR

FILE may be `-` for standard input. Exit status: 0 done, 1 bad input (with a diagnostic), 2 bad usage.";

/// PDLL, MLIR's pattern language, without LLVM: compile patterns and run them on IR.
#[derive(Debug, Parser)]
#[command(name = "pdllc", version, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
#[command(disable_help_flag = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) compile: Compile,
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(flatten)]
    help: Help,
}

/// Help in two sizes: what people need most on a screen, and everything.
#[derive(Args, Debug)]
struct Help {
    /// Print this.
    #[arg(short = 'h', long, global = true, display_order = 1000, action = ArgAction::HelpShort)]
    help: Option<bool>,
    /// Print all options, with what they mean in full.
    #[arg(long, global = true, display_order = 1001, action = ArgAction::HelpLong)]
    help_all: Option<bool>,
}

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Task {
    Compile(Compile),
    Command(Command),
}

impl Cli {
    pub(crate) fn task(self) -> (Task, Common) {
        (self.command.map_or(Task::Compile(self.compile), Task::Command), self.common)
    }
}

/// What every command takes.
#[derive(Args, Clone, Debug)]
pub(crate) struct Common {
    /// How diagnostics are shown [default: human on a terminal or with --color=always, else short].
    #[arg(long, global = true, value_name = "FORMAT", require_equals = true)]
    #[arg(hide_short_help = true)]
    pub(crate) error_format: Option<ErrorFormat>,
    /// When diagnostics have colours [default: on a terminal, unless NO_COLOR is set].
    #[arg(long, global = true, value_name = "WHEN")]
    #[arg(hide_short_help = true)]
    pub(crate) color: Option<Color>,
    /// Do not give this warning, or `all` (docs/warnings has a page for each).
    #[arg(short = 'A', long = "allow", global = true, value_name = "WARNING", num_args = 1)]
    #[arg(value_parser = warnings(), hide_possible_values = true)]
    #[arg(hide_short_help = true)]
    pub(crate) allow: Vec<String>,
    /// Give this warning, whatever -A says.
    #[arg(short = 'W', long = "warn", global = true, value_name = "WARNING", num_args = 1)]
    #[arg(value_parser = warnings())]
    #[arg(hide_short_help = true)]
    pub(crate) warn: Vec<String>,
    /// Make an error of this warning, or of all `warnings` that are given.
    #[arg(long = "deny", global = true, value_name = "WARNING", num_args = 1)]
    #[arg(value_parser = warnings(), hide_possible_values = true)]
    #[arg(hide_short_help = true)]
    pub(crate) deny: Vec<String>,
}

/// What the switches of warnings take.
fn warnings() -> PossibleValuesParser {
    PossibleValuesParser::new(WARNINGS.into_iter().chain(["all", "warnings"]))
}

/// How diagnostics are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ErrorFormat {
    /// With source lines and arrows.
    Human,
    /// `FILE:LINE:COL: error: MESSAGE`, one a line.
    Short,
    /// One JSON object a line.
    Json,
}

/// When there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless the environment has a NO_COLOR that is not empty.
    Auto,
    /// In files and pipes too.
    Always,
    /// Nowhere.
    Never,
}

/// Which PDLL is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Standard {
    /// The language document and this project's extensions.
    #[value(name = "pdllc")]
    Extended,
    /// What mlir-pdll 22 takes.
    Mlir22,
}

/// What reading PDLL takes.
#[derive(Args, Clone, Debug)]
pub(crate) struct Source {
    /// Look for included files here too.
    #[arg(short = 'I', value_name = "DIR", num_args = 1)]
    pub(crate) include: Vec<PathBuf>,
    /// Which PDLL is meant [default: mlir22 with -x, else pdllc].
    #[arg(long, value_name = "STANDARD", require_equals = true)]
    #[arg(hide_short_help = true)]
    pub(crate) std: Option<Standard>,
}

/// A printable stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Emit {
    /// The syntax tree, as mlir-pdll prints it.
    Ast,
    /// The patterns with names and types resolved: all that PDLL leaves out is there.
    Hir,
    /// The patterns, in the `pdl` dialect.
    Pdl,
    /// The patterns, as PDLL: rules of `.td` files and patterns of the `pdl` dialect among them.
    Pdll,
    /// The matcher and the rewrites, in the `pdl_interp` dialect.
    PdlInterp,
    /// The program, disassembled.
    Asm,
    /// The program, as a file for `run`, `dis` and the library.
    Bytecode,
    /// The patterns and their native code, as C++ for MLIR.
    Cpp,
    /// The program and its native code (which is Rust then), as Rust for the crate `pdll`.
    Rust,
}

/// What matches patterns that are Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Matcher {
    /// The program, interpreted.
    Bytecode,
    /// Functions that were made from it.
    Native,
}

/// An output of mlir-pdll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DropIn {
    /// The syntax tree.
    Ast,
    /// The patterns, in the `pdl` dialect.
    Mlir,
    /// The patterns and their native code, as C++.
    Cpp,
}

/// Compiling, when no command is named.
#[derive(Args, Clone, Debug)]
pub(crate) struct Compile {
    /// What to print [default: pdl].
    #[arg(long, value_name = "STAGE", require_equals = true)]
    pub(crate) emit: Option<Emit>,
    /// What matches the patterns of --emit=rust.
    #[arg(long, value_name = "MATCHER", require_equals = true, default_value = "bytecode")]
    #[arg(hide_short_help = true)]
    pub(crate) matcher: Matcher,
    /// What to print, as mlir-pdll does it.
    #[arg(short = 'x', value_name = "OUTPUT")]
    pub(crate) x: Option<DropIn>,
    #[command(flatten)]
    pub(crate) source: Source,
    /// Taken and ignored with -x, as mlir-pdll does.
    #[arg(short = 'D', value_name = "NAME", num_args = 1)]
    #[arg(hide_short_help = true)]
    pub(crate) define: Vec<String>,
    /// Where the output goes.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// Leave OUT alone if it would not change.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    pub(crate) write_if_changed: bool,
    /// Leave out of bytecode where in the source things come from.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    pub(crate) strip: bool,
    /// Print what included `.td` files define on standard error.
    #[arg(long)]
    #[arg(hide_short_help = true)]
    pub(crate) dump_ods: bool,
    /// Write the names of all included files to this file, as a make rule for OUT.
    #[arg(short = 'd', value_name = "DEPFILE")]
    #[arg(hide_short_help = true)]
    pub(crate) depfile: Option<PathBuf>,
    /// Compile the parts of FILE between markers each by itself [default marker: `// -----`].
    #[arg(long, value_name = "MARKER", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    #[arg(hide_short_help = true)]
    pub(crate) split_input_file: Option<String>,
    /// What stands between the outputs of the parts.
    #[arg(long, value_name = "MARKER", require_equals = true, default_value = "// -----")]
    #[arg(hide_short_help = true)]
    pub(crate) output_split_marker: String,
    /// The patterns: PDLL, rewrite rules in TableGen (`.td`), or text of the `pdl` dialect (`.mlir`).
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Rewrite IR with patterns and print it.
    #[command(after_help = "\
Without -p the IR is only read, checked and printed. PATTERNS is PDLL, rules in a .td file, MLIR with pdl
patterns or a pdl_interp matcher, or bytecode, told apart by name and content.

Examples:
  pdllc run -p fold.pdll input.mlir -o output.mlir
  pdllc run -p a.pdll -p b.pdlbc --print-op-generic --stats input.mlir
  pdllc run -p fold.pdll - < input.mlir
  pdllc run -p fold.pdll --in-place a.mlir b.mlir      or `-o DIR`, where outputs have the inputs' names")]
    Run(Late<Run>),
    /// Find patterns that cannot apply, repeat or never end.
    #[command(after_help = "\
Each warning comes with IR on which it shows, confirmed by a run. Silent, with exit status 0, if nothing is
found.

Examples:
  pdllc check fold.pdll
  pdllc check --deny warnings -W overlapping-patterns fold.pdll
  pdllc check --witness tests/fold fold.pdll      and for each pattern IR that it matches, and near misses")]
    Check(Late<Check>),
    /// Run tests of patterns: input, patterns and what is expected in one file.
    #[command(after_help = "`pdllc check --witness` writes such files.\n\nExample:\n  pdllc test tests/fold")]
    Test(Late<Test>),
    /// Tell why each pattern does or does not match an operation.
    #[command(after_help = "\
Nearest misses come first, after what matches. Columns count bytes from 1; with --at=LINE:COL the operation
is meant that begins there, or before there in the line. With --error-format=json there is one object a
line.

Examples:
  pdllc explain -p fold.pdll --at 12:8 input.mlir
  pdllc explain -p fold.pdlbc --op arith.addi --pattern AddZero input.mlir")]
    Explain(Late<Explain>),
    /// Read TableGen and print its records as JSON, as llvm-tblgen does.
    #[command(after_help = "\
Without --dump-json the file is only checked.

Example:
  pdllc tblgen --dump-json -I /usr/lib/llvm-22/include Ops.td")]
    Tblgen(Late<Tblgen>),
    /// Make a program of patterns and the functions that they bring in Rust.
    #[command(after_help = "\
The program reads IR, applies the patterns and prints it. What is written is a crate, for cargo; in a crate
that is there already only the patterns are made anew.

Example:
  pdllc build -p fold.pdll fold && cargo run --manifest-path fold/Cargo.toml -- input.mlir")]
    Build(Late<Build>),
    /// List the native functions that patterns need, with their signatures.
    #[command(after_help = "\
Functions of the library (`std/...`) are there already.

Example:
  pdllc natives fold.pdll")]
    Natives(Late<Natives>),
    /// Disassemble a bytecode file.
    #[command(after_help = "Example:\n  pdllc dis fold.pdlbc")]
    Dis(Late<Dis>),
    /// Check a bytecode file.
    #[command(
        after_help = "Silent, with exit status 0, if the file is good.\n\nExample:\n  pdllc verify fold.pdlbc"
    )]
    Verify(Late<Verify>),
    /// Print the completions of a shell.
    #[command(
        after_help = "Example:\n  pdllc completions bash -o ~/.local/share/bash-completion/completions/pdllc"
    )]
    Completions(Late<Completions>),
    /// Write the manual's pages into a directory.
    #[command(after_help = "Example:\n  pdllc man ~/.local/share/man/man1")]
    Man(Late<Man>),
    /// Lay out PDLL, and rewrite rules in TableGen files, anew.
    #[command(after_help = "\
Only blanks and line ends change; of a .td file, which must be named, those in its rules. `// pdllc: fmt off`,
`on` and `skip` keep what is between or below them.

Examples:
  pdllc fmt patterns/
  pdllc fmt --check fold.pdll rules.td
  pdllc fmt --stdin-filename fold.pdll < fold.pdll")]
    Fmt(Late<Fmt>),
    /// Serve an editor: the language server, on standard input and output.
    #[command(after_help = "\
Directories for included files also come from pdllc.toml, from the editor's settings and from compilation
databases.

Example:
  pdllc lsp -I include")]
    Lsp(Late<Lsp>),
}

impl Command {
    /// The names of all.
    pub(crate) const NAMES: [&str; 13] = [
        "run",
        "check",
        "test",
        "explain",
        "tblgen",
        "build",
        "natives",
        "dis",
        "verify",
        "completions",
        "man",
        "fmt",
        "lsp",
    ];

    /// The command that the first argument names, or compiling if it names none, if the other arguments are
    /// right. Nothing but these is described to clap, because describing takes most of a short run; what
    /// there is to say of them, also help, [`Cli`] says.
    pub(crate) fn alone(args: &[OsString]) -> Option<(Task, Common)> {
        fn parsed<T: Args>(args: &[OsString]) -> Option<Alone<T>> {
            let mut program = keep(Alone::<T>::command());
            let mut matches = program.try_get_matches_from_mut(args).ok()?;
            Alone::from_arg_matches_mut(&mut matches).ok()
        }
        fn parse<T: Args>(args: &[OsString], command: fn(Late<T>) -> Command) -> Option<(Task, Common)> {
            let parsed = parsed(args)?;
            Some((Task::Command(command(Late(Box::new(parsed.args)))), parsed.common))
        }
        fn compile(args: &[OsString]) -> Option<(Task, Common)> {
            // What only all of the program can say.
            let about_all = ["-V", "--version", "-h", "--help", "--help-all"];
            if args.iter().any(|arg| about_all.iter().any(|name| arg == name)) {
                return None;
            }
            let parsed = parsed::<Compile>(args)?;
            // A command may stand behind options.
            let is_command =
                |file: &PathBuf| Command::NAMES.iter().chain(&["help"]).any(|name| file.as_os_str() == *name);
            let is_file = !parsed.args.file.as_ref().is_some_and(is_command);
            is_file.then_some((Task::Compile(parsed.args), parsed.common))
        }
        let program = args;
        let args = args.get(1..)?;
        match args.first()?.to_str()? {
            "run" => parse(args, Command::Run),
            "check" => parse(args, Command::Check),
            "test" => parse(args, Command::Test),
            "explain" => parse(args, Command::Explain),
            "tblgen" => parse(args, Command::Tblgen),
            "build" => parse(args, Command::Build),
            "natives" => parse(args, Command::Natives),
            "dis" => parse(args, Command::Dis),
            "verify" => parse(args, Command::Verify),
            "completions" => parse(args, Command::Completions),
            "man" => parse(args, Command::Man),
            "fmt" => parse(args, Command::Fmt),
            "lsp" => parse(args, Command::Lsp),
            _ => compile(program),
        }
    }
}

/// A command as if it were the program.
#[derive(Parser)]
#[command(disable_help_flag = true)]
struct Alone<T: Args> {
    #[command(flatten)]
    args: T,
    #[command(flatten)]
    common: Common,
}

/// The arguments of a command, which clap hears of when the command is meant: a run needs those of one.
#[derive(Debug)]
pub(crate) struct Late<T>(pub(crate) Box<T>);

impl<T: Args> Args for Late<T> {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.defer(|command| {
            // What the list of commands says of it.
            let about = command.get_about().cloned().unwrap_or_default();
            T::augment_args(command).about(about)
        })
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl<T: FromArgMatches> FromArgMatches for Late<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Late(Box::new(T::from_arg_matches(matches)?)))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.update_from_arg_matches(matches)
    }
}

/// `pdllc tblgen`.
#[derive(Args, Debug)]
pub(crate) struct Tblgen {
    /// Print all records as JSON.
    #[arg(long)]
    pub(crate) dump_json: bool,
    /// Look for included files here too.
    #[arg(short = 'I', value_name = "DIR", num_args = 1)]
    pub(crate) include: Vec<PathBuf>,
    /// Define a macro for the preprocessor.
    #[arg(short = 'D', value_name = "NAME", num_args = 1)]
    #[arg(hide_short_help = true)]
    pub(crate) define: Vec<String>,
    /// Where the output goes.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// The TableGen file.
    #[arg(value_name = "FILE.td")]
    pub(crate) file: PathBuf,
}

/// `pdllc natives`.
#[derive(Args, Debug)]
pub(crate) struct Natives {
    #[command(flatten)]
    pub(crate) source: Source,
    /// Where the output goes.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// The patterns, PDLL source or bytecode.
    #[arg(value_name = "PATTERNS")]
    pub(crate) file: PathBuf,
}

/// `pdllc dis`.
#[derive(Args, Debug)]
pub(crate) struct Dis {
    /// Where the output goes.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// The bytecode file.
    #[arg(value_name = "FILE.pdlbc")]
    pub(crate) file: PathBuf,
}

/// `pdllc verify`.
#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// The bytecode file.
    #[arg(value_name = "FILE.pdlbc")]
    pub(crate) file: PathBuf,
}

/// `pdllc completions`.
#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// Where the output goes.
    #[arg(short = 'o', value_name = "OUT", default_value = "-", hide_default_value = true)]
    pub(crate) output: PathBuf,
    /// The shell.
    #[arg(value_name = "SHELL")]
    pub(crate) shell: Shell,
}

/// `pdllc man`.
#[derive(Args, Debug)]
pub(crate) struct Man {
    /// Where the pages go; it must be there.
    #[arg(value_name = "DIR")]
    pub(crate) dir: PathBuf,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_is_parsed_alone() {
        let all: Vec<String> = Cli::command().get_subcommands().map(|c| c.get_name().to_string()).collect();
        assert_eq!(all, Command::NAMES);
        for name in Command::NAMES {
            let alone = |rest: &[&str]| {
                let mut args: Vec<OsString> = vec!["pdllc".into(), name.into()];
                match name {
                    "explain" => args.push("--op=NAME".into()),
                    "build" => args.push("-pFILE".into()),
                    _ => {}
                }
                args.extend(rest.iter().map(OsString::from));
                Command::alone(&args).is_some()
            };
            let file = match name {
                "completions" => "fish",
                "explain" => "-pFILE",
                // It takes no file.
                "lsp" => "-Idir",
                _ => "FILE",
            };
            assert!(alone(&[file]) && alone(&[file, "--error-format=json"]), "{name}");
            assert!(
                !alone(&[file, "--help"])
                    && alone(&[]) == matches!(name, "lsp" | "run")
                    && !alone(&[file, "--no-such-option"]),
                "{name}"
            );
        }
    }

    #[test]
    fn compiling_is_parsed_alone() {
        let alone = |args: &[&str]| {
            let args: Vec<OsString> = ["pdllc"].iter().chain(args).map(OsString::from).collect();
            Command::alone(&args).map(|(task, _)| task)
        };
        let compiles = |args: &[&str]| matches!(alone(args), Some(Task::Compile(_)));
        assert!(compiles(&["f.pdll"]) && compiles(&["--emit=asm", "f.pdll", "-o", "run"]));
        // A command, wherever it stands; what is wrong; and what is about all of the program.
        for args in [&["--color=never", "run"][..], &["help"], &["--color=never", "help"], &["a", "b"]] {
            assert!(alone(args).is_none(), "{args:?}");
        }
        assert!(alone(&["f.pdll", "--odd"]).is_none() && alone(&["--version"]).is_none());
    }
}
