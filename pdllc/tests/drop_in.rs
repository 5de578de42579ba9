//! In mlir-pdll's place: the same command lines, and a CMake project that does not notice.
//!
//! Without MLIR and CMake the comparisons do nothing, unless `PDLLC_REQUIRE_MLIR` is set.

use crate::common::{BINARY, Run, pdllc, repo};
use pdll_tests::installed;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

const THEIRS: &str = "/usr/lib/llvm-22/bin/mlir-pdll";
const MLIR_DIR: &str = "/usr/lib/llvm-22/lib/cmake/mlir";

/// Our binary under the name of theirs.
fn linked(dir: &Path) -> PathBuf {
    let link = dir.join("mlir-pdll");
    symlink(BINARY, &link).unwrap();
    link
}

/// The files that the command lines name.
const FILES: &[(&str, &str)] = &[
    ("good.pdll", "Pattern Foo => erase op<a.b>;\n"),
    ("-x.pdll", "Pattern Dash => erase op<a.b>;\n"),
    ("includes.pdll", "#include \"lib.pdll\"\nPattern Foo => erase op<a.b>;\n"),
    ("spaces.pdll", "#include \"my lib.pdll\"\nPattern Foo => erase op<a.b>;\n"),
    ("my lib.pdll", "Pattern Lib => erase op<a.c>;\n"),
    ("inc/lib.pdll", "Pattern Lib => erase op<a.c>;\n"),
    ("bad.pdll", "Pattern Foo => erase op<a.b;\n"),
    ("warned.pdll", "Pattern Foo => replace op<a.b> with op<a.c>(op<a.d>);\n"),
    ("two.pdll", "Pattern Foo => erase op<a.b>;\n// -----\nPattern Bar => erase op<a.c>;\n"),
    ("one-bad.pdll", "Pattern Foo => erase op<a.b>;\n// -----\nPattern Bar => erase op<a.c;\n"),
    ("empty.pdll", ""),
    ("dir/file", ""),
    ("old", "an older output\n"),
];

/// Exit status and command line, words apart by blanks; `''` is an empty word, `_` in a word a blank.
const COMMAND_LINES: &str = "
0 -x=cpp good.pdll
0 -x=mlir good.pdll
0 --x=mlir good.pdll
0 -x mlir good.pdll
0 --x cpp good.pdll
0 good.pdll -x=cpp
1 -xmlir good.pdll
0 -x=cpp -x=mlir good.pdll
1 -x=foo good.pdll
1 -x= good.pdll
1 -x good.pdll
1 -x
0 -x=mlir -I inc includes.pdll
0 -x=mlir -Iinc includes.pdll
0 -x=mlir -I=inc includes.pdll
0 -x=mlir --I=inc includes.pdll
0 -x=mlir --I inc includes.pdll
0 -x=mlir --Iinc includes.pdll
0 -x=mlir -I dir -I inc includes.pdll
0 -x=mlir -I '' -I= -I inc includes.pdll
1 -x=mlir includes.pdll
1 -x=mlir includes.pdll -I
0 -x=mlir -D NAME good.pdll
0 -x=mlir -DNAME=1 good.pdll
0 -x=mlir -D=NAME good.pdll
0 -x=mlir --D NAME good.pdll
0 -x=mlir --DNAME good.pdll
0 -x=mlir -D -x good.pdll
0 -x=mlir -D= good.pdll
1 -x=mlir -D
0 -x=mlir -o out good.pdll
0 -x=mlir -o=out good.pdll
0 -x=mlir --o=out good.pdll
0 -x=mlir --o out good.pdll
1 -x=mlir -oout good.pdll
0 -x=mlir -o out -o out2 good.pdll
0 -x=mlir -o - good.pdll
0 -x=mlir -o out -o - good.pdll
0 -x=mlir -o -x good.pdll
1 -x=mlir -o '' good.pdll
1 -x=mlir -o= good.pdll
1 -x=mlir -o nodir/out good.pdll
1 -x=mlir -o dir good.pdll
0 -x=mlir -o good.pdll good.pdll
0 -x=mlir -o old good.pdll
1 -x=mlir -o old bad.pdll
1 -x=mlir -o old nofile.pdll
0 -x=cpp -o out -d dep -I inc includes.pdll
0 -x=cpp -o out -d=dep -I inc includes.pdll
0 -x=cpp -o=out --d=dep -I inc includes.pdll
0 -x=cpp -o=out --d dep -I inc includes.pdll
1 -x=cpp -o=out -ddep -I inc includes.pdll
0 -x=cpp -o out -d dep -d dep2 -I inc includes.pdll
0 -x=cpp -o out -d '' -I inc includes.pdll
0 -x=cpp -o out -d dep good.pdll
0 -x=cpp -o out -d dep spaces.pdll
0 -x=cpp -o my_out -d dep -I inc includes.pdll
0 -x=cpp -o out -d - -I inc includes.pdll
1 -x=cpp -o - -d dep -I inc includes.pdll
1 -x=cpp -d dep -I inc includes.pdll
1 -x=cpp -o out -d old bad.pdll
1 -x=cpp -o out -d old includes.pdll
1 -x=cpp -o out -d nodir/dep good.pdll
1 -x=cpp -o nodir/out -d dep good.pdll
0 -x=mlir -o out -d dep -split-input-file -I inc includes.pdll
0 -x=mlir --write-if-changed good.pdll
0 -x=mlir -write-if-changed -o out good.pdll
0 -x=mlir --write-if-changed -o old good.pdll
0 -x=mlir --write-if-changed -o out -d dep -I inc includes.pdll
0 -x=mlir --write-if-changed --write-if-changed -o out good.pdll
0 -x=mlir --write-if-changed= -o out good.pdll
0 -x=mlir --write-if-changed=true -o out good.pdll
0 -x=mlir --write-if-changed=TRUE -o out good.pdll
0 -x=mlir --write-if-changed=1 -o out good.pdll
0 -x=mlir --write-if-changed=False -o out good.pdll
0 -x=mlir --write-if-changed=0 -o out good.pdll
1 -x=mlir --write-if-changed=tRue -o out good.pdll
1 -x=mlir --write-if-changed=yes -o out good.pdll
0 -x=mlir --dump-ods good.pdll
0 -x=mlir -dump-ods good.pdll
0 -x=mlir --dump-ods=false good.pdll
0 -x=mlir -split-input-file two.pdll
0 -x=mlir --split-input-file two.pdll
0 -x=cpp -split-input-file two.pdll
0 -x=mlir -split-input-file= two.pdll
0 -x=mlir -split-input-file=//_----- two.pdll
0 -x=mlir -split-input-file=//x two.pdll
0 -x=mlir -split-input-file -split-input-file two.pdll
1 -x=mlir -split-input-file //_----- two.pdll
0 -x=mlir -split-input-file -output-split-marker=//+++ two.pdll
0 -x=mlir -split-input-file --output-split-marker //+++ two.pdll
0 -x=mlir -split-input-file --output-split-marker= two.pdll
1 -x=mlir -split-input-file -o out one-bad.pdll
1 -x=mlir -output-split-marker
0 -x=mlir
0 -x=mlir -
0 -x=mlir -o out
1 -x=mlir ''
0 -x=mlir -- good.pdll
0 -x=mlir -o out -- -x.pdll
0 -x=mlir good.pdll --
1 -x=mlir good.pdll -- -
1 -x=mlir good.pdll good.pdll
1 -x=mlir --write-if-changed -- good.pdll -o out
0 -x=mlir empty.pdll
0 -x=cpp empty.pdll
1 -x=mlir nofile.pdll
1 -x=mlir dir
1 -x=mlir bad.pdll
0 -x=mlir warned.pdll
0 -x=mlir -o out warned.pdll
0 -x=mlir --color good.pdll
0 -x=mlir -color=false good.pdll
0 -x=mlir -color= good.pdll
1 -x=mlir -color=maybe good.pdll
0 -x=mlir --stats --sort-timers -track-memory=0 --disable-symbolication good.pdll
0 -x=mlir --rng-seed=3 --info-output-file f -crash-diagnostics-dir=f good.pdll
1 -x=mlir --nosuch good.pdll
1 -x=mlir ---x good.pdll
1 -x=mlir -z good.pdll
1 -x=mlir -p good.pdll good.pdll
1 -x=mlir --emit=asm good.pdll
1 run good.pdll
1 run
1 dis
";

/// Standard input of every run.
const STDIN: &str = "Pattern Input => erase op<a.b>;\n";

/// What a run did.
#[derive(Debug)]
struct Done {
    status: i32,
    out: String,
    err: String,
    /// All files there are after it.
    files: BTreeMap<PathBuf, String>,
}

impl PartialEq for Done {
    /// The same, but for the words of what there was to say.
    fn eq(&self, other: &Done) -> bool {
        (self.status, &self.out, self.err.is_empty(), &self.files)
            == (other.status, &other.out, other.err.is_empty(), &other.files)
    }
}

/// Runs a program in a folder of its own.
fn run(program: &Path, line: &str) -> Done {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in FILES {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let words = line.split(' ').map(|w| if w == "''" { String::new() } else { w.replace('_', " ") });
    let mut command = Command::new(program);
    command.args(words).current_dir(&folder);
    let Run { status, out, err } = Run::command(command, STDIN);
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.path().to_path_buf()];
    while let Some(at) = folders.pop() {
        for path in fs::read_dir(at).unwrap().map(|e| e.unwrap().path()) {
            match fs::read_to_string(&path) {
                Ok(text) => drop(files.insert(path.strip_prefix(&folder).unwrap().to_path_buf(), text)),
                Err(_) => folders.push(path),
            }
        }
    }
    Done { status, out, err, files }
}

/// The rows of the table.
fn command_lines() -> impl Iterator<Item = (i32, &'static str)> {
    COMMAND_LINES
        .trim()
        .lines()
        .filter_map(|row| row.split_once(' '))
        .map(|(s, line)| (s.parse().unwrap(), line))
}

#[test]
fn command_lines_are_good_or_bad() {
    let dir = tempfile::tempdir().unwrap();
    let ours = linked(dir.path());
    for (status, line) in command_lines() {
        let done = run(&ours, line);
        assert_eq!(done.status, status, "mlir-pdll {line}: {}", done.err);
    }
}

#[test]
fn takes_the_same_command_lines() {
    if !installed(&[THEIRS]) {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let ours = linked(dir.path());
    for (_, line) in command_lines() {
        assert_eq!(run(&ours, line), run(Path::new(THEIRS), line), "mlir-pdll {line}");
    }
}

#[test]
fn says_what_is_wrong_with_a_command_line() {
    let rows = [
        (&["-x=foo"][..], "error: invalid value 'foo' for '-x <OUTPUT>'"),
        (&["-x"], "error: `-x` needs a value"),
        (&["-x=mlir", "-z"], "error: unknown argument `-z`; `--help` lists what there is"),
        (&["-x=mlir", "-dump-ods=2"], "error: `-dump-ods=2`: the value is not `true` or `false`"),
        (&["-x=mlir", "a", "b"], "error: only one file can be given, not also `b`"),
    ];
    let dir = tempfile::tempdir().unwrap();
    let ours = linked(dir.path());
    for (args, want) in rows {
        // Bad usage is 1 with LLVM's tools.
        for (run, status) in [(Run::program(&ours.to_string_lossy(), args, ""), 1), (pdllc(args), 2)] {
            assert_eq!((run.status, run.out.as_str()), (status, ""), "{args:?}");
            assert_eq!(run.err.lines().next(), Some(want), "{args:?}");
        }
    }
}

#[test]
fn by_its_name_it_is_mlir_pdll_and_nothing_else() {
    let dir = tempfile::tempdir().unwrap();
    let ours = linked(dir.path()).to_string_lossy().into_owned();
    let ast = Run::program(&ours, &[], STDIN);
    assert!(ast.status == 0 && ast.out.contains("PatternDecl"), "{}", ast.err);
    for help in ["--help", "-help", "-h", "--help-hidden"] {
        let run = Run::program(&ours, &[help], "");
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{help}");
        assert!(run.out.contains("--write-if-changed") && !run.out.contains("--emit"), "{}", run.out);
    }
    let version = Run::program(&ours, &["-version"], "");
    assert_eq!(version.out, format!("mlir-pdll {} (pdllc)\n", env!("CARGO_PKG_VERSION")));
    // What is ours can be asked for all the same.
    let pdllc = Run::program(&ours, &["-x=mlir", "--std=pdllc", "-error-format", "json"], STDIN);
    assert!(pdllc.out.contains("@Input : benefit(1)"), "{}{}", pdllc.out, pdllc.err);
}

/// A build folder of the project in `tests/drop-in`.
struct Build {
    dir: PathBuf,
}

impl Build {
    fn configure(source: &Path, dir: PathBuf, tool: &Path) -> Build {
        let mut cmake = Command::new("cmake");
        cmake.args(["-G", "Ninja", &format!("-DMLIR_DIR={MLIR_DIR}")]);
        cmake.arg("-S").arg(source).arg("-B").arg(&dir).arg(format!("-DPDLL={}", tool.display()));
        let done = Run::command(cmake, "");
        assert_eq!(done.status, 0, "{}{}", done.out, done.err);
        Build { dir }
    }

    /// What a build did, and what the header is after it.
    fn build(&self) -> (&'static str, Option<String>) {
        let written = || fs::metadata(self.dir.join("Patterns.h.inc")).and_then(|m| m.modified()).ok();
        let before: Option<SystemTime> = written();
        let mut cmake = Command::new("cmake");
        cmake.arg("--build").arg(&self.dir).args(["--target", "Patterns"]);
        let done = Run::command(cmake, "");
        let what = match (done.status, done.out.contains("no work to do")) {
            (0, true) => "nothing to do",
            (0, false) if written() == before => "run, header left alone",
            (0, false) => "run, header written",
            _ => "failed",
        };
        (what, fs::read_to_string(self.dir.join("Patterns.h.inc")).ok())
    }
}

#[test]
fn a_cmake_project_does_not_notice() {
    if !installed(&[THEIRS, MLIR_DIR, "cmake", "ninja"]) {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let source = dir.path().join("source");
    fs::create_dir_all(source.join("include")).unwrap();
    let files =
        ["CMakeLists.txt", "patterns.pdll", "include/shared.pdll", "include/toy.td", "include/toy-base.td"];
    for file in files {
        fs::copy(repo(&format!("tests/drop-in/{file}")), source.join(file)).unwrap();
    }
    let builds = [
        Build::configure(&source, dir.path().join("ours"), &linked(dir.path())),
        Build::configure(&source, dir.path().join("theirs"), Path::new(THEIRS)),
    ];
    let step = |edit: &str, from: &str, to: &str, want: &str| {
        if !edit.is_empty() {
            let text = fs::read_to_string(source.join(edit)).unwrap_or_default();
            assert!(text.contains(from), "{edit}");
            fs::write(source.join(edit), text.replacen(from, to, 1)).unwrap();
        }
        let [ours, theirs] = builds.each_ref().map(Build::build);
        assert_eq!((ours.0, theirs.0), (want, want), "after {from:?} -> {to:?} in {edit}");
        assert_eq!(ours.1, theirs.1, "after {from:?} -> {to:?} in {edit}");
    };
    step("", "", "", "run, header written");
    step("", "", "", "nothing to do");
    step("patterns.pdll", "RemoveNop", "DropNop", "run, header written");
    step("include/shared.pdll", "hasOneUse", "use_empty", "run, header written");
    step("include/toy.td", "\"nop\"", "\"nop\" ", "run, header left alone");
    step("", "", "", "nothing to do");
    step("include/toy-base.td", "\"toy\"", "\"toys\"", "run, header left alone");
    step("include/unrelated.pdll", "", "Pattern => erase op<a.b>;\n", "nothing to do");
    step("include/shared.pdll", "Value", "Valeu", "failed");
    step("", "", "", "failed");
    step("include/shared.pdll", "Valeu", "Value", "run, header left alone");
    step("", "", "", "nothing to do");
}
