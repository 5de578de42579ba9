//! The headers, from C and C++: programs that are compiled against them and run. What needs MLIR is in
//! `mlir.rs`.

mod common;

use common::{compiled, library, run};
use std::process::Command;

#[test]
fn the_c_header_without_mlir() {
    let Some(program) = compiled("cc", &["-std=c99", "-Wall", "-Wextra", "-Werror"], "text.c", &[]) else {
        return;
    };
    let said = run(&mut Command::new(program.path()));
    assert_eq!((said.good, said.out.as_str()), (true, "all good\n"), "{}", said.err);
}

#[test]
fn the_cpp_header_without_mlir() {
    let Some(program) = compiled("c++", &["-std=c++17", "-Wall", "-Wextra", "-Werror"], "text.cpp", &[])
    else {
        return;
    };
    let said = run(&mut Command::new(program.path()));
    assert_eq!((said.good, said.out.as_str()), (true, "all good\n"), "{}", said.err);
}

/// Memory that is lost or used too late, if valgrind is installed. With MLIR in it, valgrind reads for
/// minutes.
#[cfg(not(feature = "mlir"))]
#[test]
fn memory_of_the_c_header() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return;
    }
    let Some(program) = compiled("cc", &["-std=c99", "-g"], "text.c", &[]) else { return };
    let said = run(Command::new("valgrind")
        .args(["--quiet", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite"])
        .arg(program.path()));
    assert!(said.good, "{}{}", said.out, said.err);
}

#[test]
fn the_python_module() {
    let python = Command::new("python3").arg("--version").output();
    if python.is_err() {
        assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "python3 is missing");
        return;
    }
    let dir = common::root().join("hosts/python");
    let said = run(Command::new("python3")
        .args(["-m", "unittest", "-q", "test_pdll"])
        .current_dir(&dir)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .env("PDLL_LIBRARY", library()));
    assert!(said.good, "{}{}", said.out, said.err);
}
