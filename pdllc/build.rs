//! Links the program statically where that can be done: on Linux with glibc, natively, in release builds.
//!
//! The dynamic linker takes a quarter of a millisecond, which is a third of what the program needs to start and to end;
//! it finds two libraries, binds hundreds of symbols and moves thousands of pointers. `-C target-feature=+crt-static`
//! says the same but is not a package's to ask for, and does not link where the distribution has no `libc.a`. So here
//! the linker is told to take archives for the libraries that rustc names, and a small program is linked and run first.
//! If that fails, nothing is changed; nor if `PDLLC_LINK=dynamic`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// The libraries that rustc names.
const LIBRARIES: [&str; 7] = ["c", "dl", "gcc_s", "m", "pthread", "rt", "util"];

/// What is in their place. They need each other, so they are taken as a group.
const ARCHIVES: [&str; 8] =
    ["libc.a", "libdl.a", "libgcc.a", "libgcc_eh.a", "libm.a", "libpthread.a", "librt.a", "libutil.a"];

/// Uses what is sensitive to how a program is linked: threads, unwinding, memory.
const TRIAL: &str = "fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    let thread = std::thread::spawn(|| std::panic::catch_unwind(|| panic!(\"{}\", 1)).is_err());
    assert!(thread.join().unwrap() && vec![1.5f64; 1000].iter().map(|x| x.sin()).sum::<f64>() > 0.0);
}";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=PDLLC_LINK");
    for arg in static_link().unwrap_or_default() {
        println!("cargo::rustc-link-arg-bins={arg}");
    }
}

/// The linker's arguments, if they have been seen to work.
fn static_link() -> Option<Vec<String>> {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|v| v == value);
    let glibc = is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu");
    if !glibc
        || !is("PROFILE", "release")
        || env::var("HOST") != env::var("TARGET")
        || is("PDLLC_LINK", "dynamic")
    {
        return None;
    }
    let out = PathBuf::from(env::var_os("OUT_DIR")?);
    let archives = out.join("archives");
    fs::create_dir_all(&archives).ok()?;
    let paths: Option<Vec<String>> = ARCHIVES.iter().map(|archive| find(archive)).collect();
    let script = format!("GROUP({})\n", paths?.join(" "));
    for library in LIBRARIES {
        fs::write(archives.join(format!("lib{library}.a")), &script).ok()?;
    }
    let args = vec![format!("-L{}", archives.display()), "-no-pie".to_string(), "-static".to_string()];
    works(&out, &args).then_some(args)
}

/// Where the C compiler, which links, has an archive, in quotes.
fn find(archive: &str) -> Option<String> {
    let linker = env::var_os("RUSTC_LINKER").unwrap_or("cc".into());
    let answer = Command::new(linker).arg(format!("-print-file-name={archive}")).output().ok()?;
    let path = PathBuf::from(String::from_utf8(answer.stdout).ok()?.trim_end());
    (path.is_absolute() && path.exists()).then(|| format!("\"{}\"", path.display()))
}

/// Whether a program links with these arguments, and runs.
fn works(out: &Path, args: &[String]) -> bool {
    let (source, program) = (out.join("trial.rs"), out.join("trial"));
    if fs::write(&source, TRIAL).is_err() {
        return false;
    }
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()));
    rustc.args(["--edition=2024", "-o"]).arg(&program).arg(source);
    rustc.args(flags.split('\x1f').filter(|flag| !flag.is_empty()));
    if let Some(linker) = env::var_os("RUSTC_LINKER") {
        rustc.arg("-C").arg(format!("linker={}", linker.display()));
    }
    rustc.args(args.iter().map(|arg| format!("-Clink-arg={arg}")));
    let succeeds = |command: &mut Command| {
        command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    };
    succeeds(&mut rustc) && succeeds(&mut Command::new(program))
}
