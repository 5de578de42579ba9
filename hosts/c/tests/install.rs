//! The library as `install.sh` installs it: programs that find it by pkg-config, shared and static, and by
//! CMake. Without these tools the tests do nothing, unless `PDLLC_REQUIRE_MLIR` is set.
#![cfg(all(target_os = "linux", not(feature = "mlir")))]

mod common;

use common::{library, pdllc, root, run};
use pdll_tests::installed;
use std::fs;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

const PATTERNS: &str = "Pattern => replace op<t.a>() -> (t: Type) with op<t.b> -> (t);\n";
const REWRITTEN: &str = "\"t.b\"()";

/// The library, installed.
fn prefix() -> TempDir {
    let dir = TempDir::new().expect("there is room");
    let archive = library().with_file_name("libpdll_c.a");
    let said = run(Command::new(root().join("hosts/c/install.sh"))
        .arg(dir.path())
        .arg(archive.parent().expect("it is in a directory")));
    assert!(said.good, "{}{}", said.out, said.err);
    dir
}

/// What `pkg-config` says of the installed library.
fn flags(prefix: &Path, asked: &[&str]) -> Vec<String> {
    let said = run(Command::new("pkg-config")
        .args(asked)
        .arg("pdll")
        .env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")));
    assert!(said.good, "{}", said.err);
    said.out.split_whitespace().map(str::to_owned).collect()
}

/// The program in C, compiled with these flags.
fn compile(prefix: &Path, name: &str, flags: &[String]) -> std::path::PathBuf {
    let (program, source) = (prefix.join(name), root().join("hosts/c/tests/installed.c"));
    let said = run(Command::new("cc")
        .args(["-std=c99", "-Wall", "-Werror"])
        .arg(source)
        .args(flags)
        .args(["-o".as_ref(), program.as_os_str()]));
    assert!(said.good, "{}", said.err);
    program
}

#[test]
fn programs_find_what_is_installed_by_pkg_config() {
    if !installed(&["cc", "nm", "readelf", "pkg-config"]) {
        return;
    }
    let dir = prefix();
    let patterns = dir.path().join("a.pdll");
    fs::write(&patterns, PATTERNS).expect("there is room");

    let shared = compile(dir.path(), "shared", &flags(dir.path(), &["--cflags", "--libs"]));
    let needs = run(Command::new("readelf").arg("-d").arg(&shared)).out;
    let version = flags(dir.path(), &["--modversion"]).concat();
    let (minor, _) = version.rsplit_once('.').expect("a version has parts");
    assert!(needs.contains(&format!("[libpdll.so.{minor}]")), "{needs}");
    let lib = dir.path().join("lib");
    let said = run(Command::new(&shared).arg(&patterns).env("LD_LIBRARY_PATH", &lib));
    assert!(said.good && said.out.contains(REWRITTEN), "{}{}", said.out, said.err);
    // Nothing of Rust's is seen from outside.
    let names = run(Command::new("nm").args(["-D", "--defined-only"]).arg(lib.join("libpdll.so"))).out;
    let other =
        names.lines().find(|line| !line.rsplit(' ').next().is_some_and(|name| name.starts_with("pdll")));
    assert_eq!(other, None);

    let mut all = flags(dir.path(), &["--static", "--cflags", "--libs"]);
    all.iter_mut().filter(|flag| *flag == "-lpdll").for_each(|flag| *flag = "-l:libpdll.a".into());
    let whole = compile(dir.path(), "whole", &all);
    let said = run(Command::new(&whole).arg(&patterns));
    assert!(said.good && said.out.contains(REWRITTEN), "{}{}", said.out, said.err);
}

#[test]
fn a_project_finds_what_is_installed_by_cmake() {
    if !installed(&["cc", "nm", "cmake", "ninja"]) {
        return;
    }
    let Some(pdllc) = pdllc() else { return };
    let dir = prefix();
    let (source, build) = (dir.path().join("source"), dir.path().join("build"));
    fs::create_dir_all(dir.path().join("bin")).expect("there is room");
    std::os::unix::fs::symlink(pdllc, dir.path().join("bin/pdllc")).expect("there is room");
    fs::create_dir(&source).expect("there is room");
    fs::copy(root().join("hosts/c/tests/installed.c"), source.join("main.c")).expect("there is room");
    fs::write(source.join("fold.pdll"), PATTERNS).expect("there is room");
    let project = "cmake_minimum_required(VERSION 3.21)
project(fold C)
find_package(pdll 0.1 REQUIRED)
add_executable(fold main.c)
target_link_libraries(fold PRIVATE pdll::pdll)
pdll_add_patterns(fold fold.pdll)
";
    fs::write(source.join("CMakeLists.txt"), project).expect("there is room");
    let configure = |wanted: &str| {
        let text = project.replace("pdll 0.1", wanted);
        fs::write(source.join("CMakeLists.txt"), text).expect("there is room");
        run(Command::new("cmake")
            .args(["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"])
            .arg("-S")
            .arg(&source)
            .arg("-B")
            .arg(&build)
            .arg(format!("-DCMAKE_PREFIX_PATH={}", dir.path().display())))
    };
    let newer = configure("pdll 0.2");
    assert!(!newer.good && newer.err.contains("0.2"), "{}{}", newer.out, newer.err);
    for step in [configure("pdll 0.1"), run(Command::new("cmake").arg("--build").arg(&build))] {
        assert!(step.good, "{}{}", step.out, step.err);
    }
    let said = run(Command::new(build.join("fold")).arg(build.join("fold.pdlbc")));
    assert!(said.good && said.out.contains(REWRITTEN), "{}{}", said.out, said.err);
}
