//! What mlir-pdll makes of programs: many in one process, as parts of one file, because starting it is what
//! takes time.
use super::ours::dirs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const MLIR_PDLL: &str = "/usr/lib/llvm-22/bin/mlir-pdll";
const MARK: &str = "// -----";

/// Is it installed?
pub(crate) fn installed() -> bool {
    pdll_tests::installed(&[MLIR_PDLL])
}

/// What it says about a program.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// The PDL, and the tree if it was asked for.
    Accepted(String, String),
    /// Accepted although something was reported: a literal that does not parse.
    Complained,
    /// The place of the first error, `FILE:LINE:COL`; none for what the verifier finds after lowering.
    Refused(Option<String>, String),
    Crashed,
}

/// A program as a part of a file: its name in positions, its text.
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// Joins programs into one file, and says what its parts are.
pub(crate) fn join(file: &Path, programs: &[String]) -> (String, Vec<Part>) {
    let (mut all, mut parts, mut line) = (String::new(), Vec::new(), 1);
    for (k, p) in programs.iter().enumerate() {
        let start = all.len();
        if k > 0 {
            all += MARK;
            all.push('\n');
        }
        all += p;
        if !p.ends_with('\n') {
            all.push('\n');
        }
        let name = format!("within split at {}:{line} offset ", file.display());
        let text = all[start + if k > 0 { MARK.len() } else { 0 }..].to_string();
        line += all[start..].matches('\n').count();
        parts.push(Part { name, text });
    }
    (all, parts)
}

fn run(format: &str, split: bool, file: &Path) -> Output {
    let mut c = Command::new(MLIR_PDLL);
    c.arg(format).arg(file);
    if split {
        c.arg("-split-input-file");
    }
    for d in dirs() {
        c.arg("-I").arg(d);
    }
    c.output().expect("mlir-pdll runs")
}

/// The verdicts on programs; with trees, if they are wanted.
pub(crate) fn judge(scratch: &Path, id: usize, programs: &[String], trees: bool) -> Vec<(Part, Verdict)> {
    let file = scratch.join(format!("{id}.pdll"));
    let (all, parts) = join(&file, programs);
    std::fs::write(&file, all).expect("a scratch file");
    let out = run("-x=mlir", programs.len() > 1, &file);
    if programs.len() == 1 {
        let verdict = alone(&file, &out, trees);
        return parts
            .into_iter()
            .map(|p| (Part { name: file.display().to_string(), ..p }, verdict_of(&verdict)))
            .collect();
    }
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    let said = text(&out.stderr);
    let retry = |list: &[String]| -> Vec<(Part, Verdict)> {
        list.iter().flat_map(|p| judge(scratch, id, std::slice::from_ref(p), trees)).collect()
    };
    if out.status.code().is_none() {
        // One of them is the reason.
        let (a, b) = programs.split_at(programs.len() / 2);
        return [judge(scratch, id, a, trees), judge(scratch, id, b, trees)].into_iter().flatten().collect();
    }
    if out.status.success() && !said.contains("error: ") {
        let tree = if trees { text(&run("-x=ast", true, &file).stdout) } else { String::new() };
        let pdl = text(&out.stdout);
        let separator = format!("{MARK}\n");
        let pdl: Vec<&str> = pdl.split(&separator).collect();
        let tree: Vec<&str> = tree.split(&separator).collect();
        if pdl.len() != parts.len() {
            return retry(programs);
        }
        let verdict = |k: usize| {
            Verdict::Accepted(pdl[k].to_string(), tree.get(k).map_or_else(String::new, |t| t.to_string()))
        };
        return parts.into_iter().enumerate().map(|(k, p)| (p, verdict(k))).collect();
    }
    let Some(refused) = refusals(&said, &parts) else { return retry(programs) };
    let good: Vec<String> =
        programs.iter().zip(&refused).filter(|(_, r)| r.is_none()).map(|(p, _)| p.clone()).collect();
    let mut accepted =
        if good.is_empty() { Vec::new() } else { judge(scratch, id, &good, trees) }.into_iter();
    parts
        .into_iter()
        .zip(refused)
        .filter_map(|(p, r)| match r {
            Some(r) => Some((p, r)),
            None => accepted.next(),
        })
        .collect()
}

fn verdict_of(v: &Verdict) -> Verdict {
    match v {
        Verdict::Accepted(a, b) => Verdict::Accepted(a.clone(), b.clone()),
        Verdict::Complained => Verdict::Complained,
        Verdict::Refused(a, b) => Verdict::Refused(a.clone(), b.clone()),
        Verdict::Crashed => Verdict::Crashed,
    }
}

/// The verdict on a program by itself.
fn alone(file: &Path, out: &Output, trees: bool) -> Verdict {
    let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
    let said = text(&out.stderr);
    match out.status.code() {
        None => Verdict::Crashed,
        // The shell's way of saying the same.
        Some(c) if c > 128 => Verdict::Crashed,
        Some(0) if said.contains("error: ") => Verdict::Complained,
        Some(0) => {
            let tree = if trees { text(&run("-x=ast", false, file).stdout) } else { String::new() };
            Verdict::Accepted(text(&out.stdout), tree)
        }
        Some(_) => Verdict::Refused(place(&said), said),
    }
}

/// The place of the first error of the front end.
fn place(said: &str) -> Option<String> {
    let line = said.lines().find(|l| l.contains(": error: "))?;
    let place = line.split(": error: ").next()?;
    (!place.starts_with("loc(")).then(|| place.to_string())
}

/// What was said about each part; `None` if something is about none of them.
fn refusals(said: &str, parts: &[Part]) -> Option<Vec<Option<Verdict>>> {
    let mut list: Vec<Option<Verdict>> = parts.iter().map(|_| None).collect();
    let mut including = None;
    for line in said.lines() {
        let of = |prefix: &str| parts.iter().position(|p| line.starts_with(&format!("{prefix}{}", p.name)));
        if let Some(k) = of("Included from ") {
            including = Some(k);
        }
        if !line.contains(": error: ") {
            continue;
        }
        let k = match of("").or_else(|| of("loc(\"")) {
            Some(k) => k,
            None => including.filter(|_| !line.starts_with("loc("))?,
        };
        including = None;
        if list[k].is_none() {
            list[k] = Some(Verdict::Refused(place(line), line.to_string()));
        }
    }
    Some(list)
}

/// A directory for the files of a run.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("pdllc-random-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a scratch directory");
    dir
}
