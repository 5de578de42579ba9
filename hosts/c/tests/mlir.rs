//! The headers on MLIR's IR, and a compiler outside of MLIR's tree that is built with CMake. Without MLIR, or
//! CMake and Ninja, they do nothing, unless `PDLLC_REQUIRE_MLIR` is set.
#![cfg(feature = "mlir")]

mod common;

use common::{compiled, library, pdllc, root, run};
use pdll_tests::{MLIR_OPT, installed};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

const LLVM: &str = "/usr/lib/llvm-22";

#[test]
fn the_cpp_header_on_mlir() {
    if !installed(&[MLIR_OPT]) {
        return;
    }
    let more: Vec<String> = [
        "-Wl,--copy-dt-needed-entries".to_string(),
        format!("-L{LLVM}/lib"),
        "-lMLIR".into(),
        "-lLLVM".into(),
        format!("-Wl,-rpath,{LLVM}/lib"),
    ]
    .into();
    let include = format!("{LLVM}/include");
    let flags = ["-std=c++17", "-fno-rtti", "-w", "-isystem", &include];
    let Some(program) = compiled("c++", &flags, "mlir.cpp", &more) else { return };
    let said = run(Command::new(program.path()).env("MALLOC_PERTURB_", "165"));
    assert_eq!((said.good, said.out.as_str()), (true, "all good\n"), "{}", said.err);
}

#[test]
fn a_compiler_built_with_cmake_loads_patterns_and_loads_them_again() {
    if !installed(&[MLIR_OPT, "cmake", "ninja"]) {
        return;
    }
    let Some(pdllc) = pdllc() else { return };
    let dir = tempfile::tempdir().expect("there is room");
    let (source, build) = (dir.path().join("source"), dir.path().join("build"));
    fs::create_dir(&source).expect("there is room");
    for file in fs::read_dir(root().join("examples/cmake")).expect("the example is there") {
        let file = file.expect("it can be read").path();
        fs::copy(&file, source.join(file.file_name().expect("it has a name"))).expect("there is room");
    }
    let configured = run(Command::new("cmake")
        .args(["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release"])
        .arg("-S")
        .arg(&source)
        .arg("-B")
        .arg(&build)
        .arg(format!("-DMLIR_DIR={LLVM}/lib/cmake/mlir"))
        .arg(format!("-Dpdll_DIR={}", root().join("hosts/c/cmake").display()))
        .arg(format!("-DPDLL_LIBRARY={}", library().display()))
        .arg(format!("-DPDLLC={}", pdllc.display())));
    assert!(configured.good, "{}{}", configured.out, configured.err);
    let ninja = || {
        let built = run(Command::new("cmake").arg("--build").arg(&build));
        assert!(built.good, "{}{}", built.out, built.err);
        built.out
    };
    ninja();

    let patterns = build.join("fold.pdlbc");
    let mut child = Command::new(build.join("pattern-opt"))
        .args([patterns.as_os_str(), source.join("input.mlir").as_os_str(), "--watch".as_ref()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let mut module = || -> String {
        let lines = lines.by_ref().map(|line| line.expect("it is text") + "\n");
        lines.take_while(|line| line != "// -----\n").collect()
    };
    let first = module();
    assert!(first.contains("return %arg0, %arg1 : i32, f32"), "{first}");

    // An included file changes: what includes it is compiled again, and nothing else.
    assert!(ninja().contains("no work to do"), "it was built before");
    let natives = source.join("natives.pdll");
    let text = fs::read_to_string(&natives).expect("it is there");
    fs::write(&natives, text + "Constraint IsOne(c: Attr);\n").expect("there is room");
    assert!(ninja().contains("Compiling patterns fold.pdll"), "an included file has changed");

    let mut input = child.stdin.take().expect("it is piped");
    fs::write(&patterns, b"damaged").expect("there is room");
    input.write_all(b"\n").expect("it reads");
    let second = module();
    assert_eq!(first, second, "damaged patterns leave the last good ones");

    fs::write(source.join("fold.pdll"), "Pattern { let r = op<arith.negf>(x: Value); replace r with x; }\n")
        .expect("there is room");
    ninja();
    input.write_all(b"\n").expect("it reads");
    let third = module();
    assert!(third.contains("arith.addi") && !third.contains("arith.negf"), "{third}");
    drop(input);
    let ended = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success() && said.contains("fold.pdlbc") && said.contains("rewrites"), "{said}");
}
