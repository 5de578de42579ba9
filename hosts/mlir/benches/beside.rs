//! The plugin beside MLIR's PDL engine, on MLIR's IR in one process:
//! `cargo bench -p pdll-mlir --bench beside [-- ROW...]`.
//!
//! `beside.cpp` runs both as passes on each function, in turn. `ready` is until the patterns can run from
//! what was made ahead of time: for MLIR from the text that mlir-pdll has made of them, here from bytecode.
//! `from PDLL` is the same from PDLL: for MLIR, which has no other way, mlir-pdll runs first, a process of
//! its own. `by itself` is our time from PDLL beside what MLIR takes without mlir-pdll. `than C++` is greedy
//! beside patterns that somebody has written in C++. The least of several rounds is printed, and how many
//! times as fast that is. `in MLIR's` is greedy with our patterns in MLIR's own driver (`driver=mlir`). Both
//! sides must leave the same IR.

use pdll::PatternSet;
use pdll_benches::{Workload, chain, deep, names, pairs, root};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};

const OPS: usize = 100_000;
const ROUNDS: &str = "7";
const LLVM: &str = "/usr/lib/llvm-22";

fn run(command: &mut Command) -> String {
    let done = command.output().unwrap_or_else(|why| panic!("{command:?}: {why}"));
    if !done.status.success() {
        eprintln!("{command:?}: {}", String::from_utf8_lossy(&done.stderr));
        exit(1);
    }
    String::from_utf8_lossy(&done.stdout).into_owned()
}

/// The plugin, which Cargo builds beside this.
fn plugin() -> PathBuf {
    let here = std::env::current_exe().expect("a bench knows where it is");
    here.with_file_name("libpdll_mlir.so")
}

fn build(dir: &Path) -> PathBuf {
    let program = dir.join("beside");
    run(Command::new("c++")
        .args(["-std=c++17", "-O2", "-fno-rtti", "-w", "-isystem", &format!("{LLVM}/include")])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/beside.cpp"))
        .arg(format!("-L{LLVM}/lib"))
        .args(["-lMLIR", "-lLLVM", &format!("-Wl,-rpath,{LLVM}/lib"), "-o"])
        .arg(&program));
    program
}

/// Seconds until patterns are ready and of rewriting, and what came out.
type Line = (f64, f64, String);

fn line(text: &str) -> Line {
    let mut words = text.split(' ');
    let mut seconds = || words.next().and_then(|word| word.parse().ok()).expect("beside.cpp prints numbers");
    let (ready, rewriting) = (seconds(), seconds());
    (ready, rewriting, words.next().unwrap_or_default().into())
}

/// What the patterns of [`names`] are about, for those that `beside.cpp` has in C++.
fn listed(count: usize) -> String {
    pairs(count).fold(String::new(), |mut lines, (p, [root, inner])| {
        let _ = writeln!(lines, "d.op{root} d.op{inner} d.res{p}");
        lines
    })
}

fn row(program: &Path, dir: &Path, work: &Workload) {
    let write = |name: &str, text: &[u8]| {
        let path = dir.join(name);
        std::fs::write(&path, text).expect("there is room");
        path
    };
    let set = PatternSet::from_source("a.pdll", &work.patterns).expect("the workload is good");
    let source = write("a.pdll", work.patterns.as_bytes());
    let bytecode = write("a.pdlbc", &pdll::bytecode::write(&set.programs()[0]));
    let (pdl, ir) = (dir.join("a.pdl.mlir"), write("in.mlir", work.ir.as_bytes()));
    run(Command::new(format!("{LLVM}/bin/mlir-pdll")).arg("-x=mlir").arg(&source).arg("-o").arg(&pdl));
    let list = write("a.list", listed(work.count).as_bytes());
    let mut passes = vec![
        ("pdl", &pdl),
        ("pdll", &bytecode),
        ("pdl", &source),
        ("pdll", &source),
        ("pdl-walk", &pdl),
        ("pdll-walk", &bytecode),
        ("pdll-mlir", &bytecode),
    ];
    if work.name.starts_with("names") {
        passes.push(("cpp", &list));
    }
    let mut command = Command::new(program);
    command.env("MLIR_PDLL", format!("{LLVM}/bin/mlir-pdll")).arg(plugin()).arg(ir).arg(ROUNDS);
    passes.iter().for_each(|(pass, file)| {
        command.arg(pass).arg(file);
    });
    let said = run(&mut command);
    let lines: Vec<Line> = said.lines().map(line).collect();
    let [mlir, ours, mlir_text, text, mlir_walk, our_walk, guest, cpp @ ..] = &lines[..] else {
        panic!("{said}")
    };
    let pairs = [(mlir, ours), (mlir_text, text), (mlir_walk, our_walk), (mlir, guest)];
    for (a, b) in pairs.into_iter().chain(cpp.iter().map(|cpp| (cpp, ours))) {
        assert_eq!(a.2, b.2, "{}: both sides leave the same IR", work.name);
    }
    let times = |a: f64, b: f64| format!("{:9.3} {:9.3} {:6.1}", a * 1e3, b * 1e3, a / b);
    println!("{:12} greedy     {}", work.name, times(mlir.1, ours.1));
    for cpp in cpp {
        println!("{:12}  than C++  {}", "", times(cpp.1, ours.1));
    }
    println!("{:12}  in MLIR's {}", "", times(mlir.1, guest.1));
    println!("{:12} walk       {}", "", times(mlir_walk.1, our_walk.1));
    println!("{:12} ready      {}", "", times(mlir.0, ours.0));
    println!("{:12} from PDLL  {}", "", times(mlir_text.0, text.0));
    println!("{:12}  by itself {}", "", times(mlir.0, text.0));
}

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let dir = tempfile::tempdir().expect("there is room");
    let program = build(dir.path());
    println!("{:12} {:10} {:>9} {:>9} {:>6}", "", "", "MLIR, ms", "here, ms", "times");
    let works =
        [names(10, OPS), names(100, OPS), names(1000, OPS), root(1000, OPS), deep(300, OPS), chain(20, OPS)];
    for work in works {
        if asked.is_empty() || asked.iter().any(|name| work.name.starts_with(name.as_str())) {
            row(&program, dir.path(), &work);
        }
    }
}
