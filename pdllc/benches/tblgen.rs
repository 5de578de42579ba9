//! `pdllc tblgen` against llvm-tblgen over the installed `.td` files: `cargo bench -p pdllc --bench tblgen`.
//!
//! One process a file, with and without JSON, on both sides in one run; of several runs of the same command
//! the fastest counts. Files that llvm-tblgen does not accept by themselves are left out. `LLVM_BIN` says
//! where the tool is, `TD_DIR` which directory of files is taken.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const RUNS: usize = 5;

/// All `.td` files below `dir`.
fn collect(dir: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, out);
        } else if path.extension().is_some_and(|e| e == "td") {
            out.push(path);
        }
    }
}

/// The seconds that a process takes; `None` if it fails.
fn run(program: &Path, args: &[&str], include: &Path, file: &Path) -> Option<f64> {
    let mut command = Command::new(program);
    command.args(args).arg("-I").arg(include).arg(file).args(["-o", "/dev/null"]);
    // Opened here, where the time does not count.
    let [input, output, errors] = [(); 3].map(|()| File::options().read(true).write(true).open("/dev/null"));
    command.stdin(input.expect("open")).stdout(output.expect("open")).stderr(errors.expect("open"));
    let start = Instant::now();
    let status = command.status().expect("the program can be started");
    let took = start.elapsed().as_secs_f64();
    status.success().then_some(took)
}

fn main() {
    let bin = PathBuf::from(std::env::var("LLVM_BIN").unwrap_or("/usr/lib/llvm-22/bin".into()));
    let (theirs, ours) = (bin.join("llvm-tblgen"), PathBuf::from(env!("CARGO_BIN_EXE_pdllc")));
    if !theirs.exists() {
        eprintln!("skipped: there is no {}", theirs.display());
        return;
    }
    let include = bin.join("../include");
    let mut files = Vec::new();
    collect(&std::env::var("TD_DIR").map_or(include.clone(), PathBuf::from), &mut files);
    files.sort();
    files.retain(|f| run(&theirs, &["--null-backend"], &include, f).is_some());
    let what = [
        ("parse", [(&ours, &["tblgen"][..]), (&theirs, &["--null-backend"])]),
        ("JSON", [(&ours, &["tblgen", "--dump-json"]), (&theirs, &["--dump-json"])]),
    ];
    println!("{} files, seconds in all of the fastest of {RUNS} runs each", files.len());
    println!("{:6} {:>8} {:>12} {:>7}", "", "pdllc", "llvm-tblgen", "ratio");
    for (name, sides) in what {
        let mut total = [0.0; 2];
        for file in &files {
            let mut best = [f64::INFINITY; 2];
            for _ in 0..RUNS {
                // Both sides in turn, so that what else the machine does meets both.
                for (best, (program, args)) in best.iter_mut().zip(sides) {
                    let Some(took) = run(program, args, &include, file) else {
                        eprintln!("{} fails on {}", program.display(), file.display());
                        std::process::exit(1);
                    };
                    *best = best.min(took);
                }
            }
            total[0] += best[0];
            total[1] += best[1];
        }
        println!("{name:6} {:>8.2} {:>12.2} {:>6.1}x", total[0], total[1], total[1] / total[0]);
    }
}
