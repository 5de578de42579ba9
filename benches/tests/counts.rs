//! Instructions that key runs of `pdllc` take, beside those that they took when `counts.txt` was written. A
//! run that takes over 3 % more fails.
//!
//! What is counted is the program that `PDLLC` names, built as `.ci/run` builds it: another way to build, or
//! another compiler, has other counts. Without it, or without valgrind, the test is skipped, unless
//! `PDLLC_REQUIRE_COUNTS` is set. Counts do not depend on what else the machine does, and are the same each
//! time.

use pdll_benches::{Workload, chain, converting, deep, names, root, rules, text};
use pdll_tests::{golden, skipped};
use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;

/// How many instructions more than were written down are too many, in thousandths.
const TOLERATED: u64 = 30;

/// Where MLIR's definitions of dialects are installed.
const INCLUDE: &str = "/usr/lib/llvm-22/include";

/// How much IR is rewritten, read and printed.
const OPS: usize = 10_000;

/// Arguments of `pdllc`; all but flags are files of one folder.
type Args = Vec<String>;

/// One row: what the first runs take, less what the others do.
struct Row {
    name: String,
    runs: Vec<Args>,
    less: Vec<Args>,
}

/// What is run, and the files that this takes.
struct Rows {
    folder: tempfile::TempDir,
    rows: Vec<Row>,
}

impl Rows {
    /// Writes a file, and says its path.
    fn file(&self, name: &str, text: &str) -> String {
        let path = self.folder.path().join(name);
        fs::write(&path, text).expect("there is room");
        path.display().to_string()
    }

    /// The whole of a run.
    fn whole(&mut self, name: &str, args: &[&str]) {
        let runs = vec![args.iter().map(ToString::to_string).collect()];
        self.rows.push(Row { name: name.to_string(), runs, less: Vec::new() });
    }

    /// Rewriting alone: what the first round over all operations takes. Both runs are stopped, one of them
    /// before anything was tried, and neither prints.
    fn rewriting(&mut self, w: &Workload) {
        let [patterns, ir] = [("pdll", &w.patterns), ("mlir", &w.ir)]
            .map(|(kind, text)| self.file(&format!("{}.{kind}", w.name), text));
        let [first, none] = ["--max-iterations=1", "--max-iterations=0"].map(|rounds| {
            let args = ["run", "--threads=1", rounds, "-p", &patterns, &ir, "-o", "/dev/null"];
            vec![args.iter().map(ToString::to_string).collect()]
        });
        self.rows.push(Row { name: format!("rewrite {}", w.name), runs: first, less: none });
    }

    /// Bytecode to patterns that can run: the run less one without patterns.
    fn loading(&mut self, pdllc: &OsStr, name: &str, source: &str) {
        let bytecode = self.folder.path().join("loaded.pdlbc").display().to_string();
        let made = Command::new(pdllc).args(["--emit=bytecode", source, "-o", &bytecode]).status();
        assert!(made.expect("pdllc starts").success());
        let empty = self.file("empty.mlir", "");
        let without = ["run", "--threads=1", &empty, "-o", "/dev/null"];
        let with = [&without[..], &["-p", &bytecode]].concat();
        let [with, without] =
            [&with[..], &without].map(|args| args.iter().map(ToString::to_string).collect());
        self.rows.push(Row { name: format!("load {name}"), runs: vec![with], less: vec![without] });
    }
}

/// Every row.
fn rows(pdllc: &OsStr) -> Rows {
    let mut all = Rows { folder: tempfile::tempdir().expect("there is room"), rows: Vec::new() };
    all.whole("start", &["--version"]);
    for workload in [
        names(1, OPS),
        names(10, OPS),
        names(100, OPS),
        names(1000, OPS),
        root(1000, OPS),
        deep(300, OPS),
        chain(20, OPS / 10),
    ] {
        all.rewriting(&workload);
    }
    let source = all.file("patterns.pdll", &names(1000, 0).patterns);
    all.whole("compile names:1000", &["--emit=bytecode", &source, "-o", "/dev/null"]);
    all.loading(pdllc, "names:1000", &source);
    let source = all.file("rules.td", &rules(1000, 0).patterns);
    all.whole("compile rules:1000", &["--emit=bytecode", &source, "-o", "/dev/null"]);
    if Path::new(INCLUDE).exists() {
        let source = all.file("arith.td", &arithmetic(100));
        all.whole("compile arith:100", &["--emit=bytecode", &source, "-I", INCLUDE, "-o", "/dev/null"]);
        let source = all.file("include.pdll", &including());
        all.whole("include of dialects", &["-x=mlir", &source, "-I", INCLUDE, "-o", "/dev/null"]);
    }
    for (name, ir) in [("generic", text::generic(OPS)), ("custom", text::custom(OPS))] {
        let ir = all.file(&format!("{name}.mlir"), &ir);
        all.whole(&format!("read and print {name}"), &["run", &ir, "-o", "/dev/null"]);
    }
    let pattern = all.file("one.pdll", converting::PATTERN);
    let config = all.file("convert.toml", converting::CONFIG);
    let ir = all.file("old.mlir", &converting::functions(OPS / 2));
    all.whole(
        "convert",
        &["run", "-p", &pattern, "--convert", &config, "--threads=1", &ir, "-o", "/dev/null"],
    );
    all
}

/// `n` rules over operations of `arith`, with its definitions included.
fn arithmetic(n: usize) -> String {
    let ops = ["AndI", "OrI", "XOrI", "MaxSI", "MinSI", "MaxUI", "MinUI", "RemSI", "RemUI", "CeilDivSI"];
    let mut out =
        "include \"mlir/Dialect/Arith/IR/ArithOps.td\"\ninclude \"mlir/IR/PatternBase.td\"\n".to_string();
    for p in 0..n {
        let [root, inner, new] = [p % 10, p / 10 % 10, (p + 1) % 10].map(|k| format!("Arith_{}Op", ops[k]));
        let _ = writeln!(out, "def P{p} : Pat<({root} ({inner} $x, $y), $z), ({new} $x, $z)>;");
    }
    out
}

/// A pattern beside the definitions of four dialects.
fn including() -> String {
    let files = ["Arith/IR/ArithOps", "Linalg/IR/LinalgStructuredOps", "Tosa/IR/TosaOps", "SCF/IR/SCFOps"];
    let files: String = files.iter().map(|f| format!("#include \"mlir/Dialect/{f}.td\"\n")).collect();
    files + "Pattern { let root = op<arith.addi>(x: Value, y: Value); replace root with x; }\n"
}

/// How many instructions a run takes, as valgrind counts them.
fn count(pdllc: &OsStr, args: &[String]) -> u64 {
    let mut command = Command::new("valgrind");
    command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    // What the environment holds is copied when a program starts, which takes instructions.
    command.arg(pdllc).args(args).env_clear().env("RAYON_NUM_THREADS", "1");
    let output = command.envs(env::var_os("PATH").map(|path| ("PATH", path))).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() || said.contains("did not converge"), "{args:?}: {said}");
    let total = said.lines().find_map(|line| line.split_once("refs:")).expect("it counts").1;
    total.trim().replace(',', "").parse().expect("a number")
}

/// Counts of all rows, each run once, two at a time.
fn counted(pdllc: &OsStr, rows: &[Row]) -> Vec<(String, u64)> {
    let mut counts: BTreeMap<&Args, u64> =
        rows.iter().flat_map(|row| row.runs.iter().chain(&row.less)).map(|args| (args, 0)).collect();
    let work = Mutex::new(counts.iter_mut());
    let next = || work.lock().expect("no counting panics while it is held").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(|| {
                while let Some((args, total)) = next() {
                    *total = count(pdllc, args);
                }
            });
        }
    });
    let sum = |all: &[Args]| all.iter().map(|args| counts[args]).sum::<u64>();
    rows.iter().map(|row| (row.name.clone(), sum(&row.runs) - sum(&row.less))).collect()
}

/// A line a row: its name and its count.
fn table(counts: &[(String, u64)]) -> String {
    counts.iter().fold(String::new(), |mut out, (name, count)| {
        let _ = writeln!(out, "{name:22} {count:>12}");
        out
    })
}

/// What stands in `counts.txt`.
fn kept(text: &str) -> BTreeMap<&str, u64> {
    text.lines()
        .map(|line| line.rsplit_once(' ').expect("a name and a count"))
        .map(|(name, count)| (name.trim_end(), count.parse().expect("a number")))
        .collect()
}

/// The program to be counted. `None`, and that is said, where it cannot be.
fn program() -> Option<PathBuf> {
    let pdllc = env::var_os("PDLLC").map(PathBuf::from);
    let why = match &pdllc {
        None => "PDLLC names no release build",
        Some(_) if Command::new("valgrind").arg("--version").output().is_err() => "valgrind not installed",
        Some(_) => return pdllc,
    };
    assert!(env::var_os("PDLLC_REQUIRE_COUNTS").is_none(), "{why}");
    skipped(why);
    None
}

#[test]
fn no_key_run_takes_more_instructions_than_it_did() {
    let Some(pdllc) = program() else { return };
    let rows = rows(pdllc.as_os_str());
    let counts = counted(pdllc.as_os_str(), &rows.rows);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("counts.txt");
    if env::var_os("UPDATE_EXPECT").is_some() {
        return golden(path, &table(&counts));
    }
    let text = fs::read_to_string(&path).expect("it is in the repository");
    let kept = kept(&text);
    let wrong: Vec<String> = counts
        .iter()
        .filter_map(|(name, count)| match kept.get(&**name) {
            None => Some(format!("{name}: {count}, nothing is written down")),
            Some(before) if count.saturating_sub(*before) * 1000 > before * TOLERATED => {
                Some(format!("{name}: {before} -> {count}"))
            }
            Some(_) => None,
        })
        .collect();
    assert!(wrong.is_empty(), "over 3 % more instructions than in {}:\n{}", path.display(), wrong.join("\n"));
}
