//! Agreement with mlir-opt 22 on random IR, where it is installed (`/usr/lib/llvm-22/bin` or `$LLVM_BIN`).
//! `PDLLC_REQUIRE_MLIR=1` makes its absence a failure, `PDLLC_SEEDS=n` compares more texts.

mod common;

use common::random_ir;
use pdll_ir::{Context, PrintOptions, parse_module, print};
use std::path::PathBuf;
use std::process::Command;

fn mlir_opt() -> Option<PathBuf> {
    let folder = std::env::var("LLVM_BIN").unwrap_or_else(|_| "/usr/lib/llvm-22/bin".into());
    let path = PathBuf::from(folder).join("mlir-opt");
    if path.exists() {
        return Some(path);
    }
    assert!(std::env::var_os("PDLLC_REQUIRE_MLIR").is_none(), "no mlir-opt at {}", path.display());
    println!("skipped: no mlir-opt at {}", path.display());
    None
}

#[test]
fn random_ir_prints_as_mlir_opt_prints_it() {
    let Some(tool) = mlir_opt() else { return };
    let folder = std::env::temp_dir().join(format!("pdll-ir-agreement-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut compared = 0;
    let seeds = std::env::var("PDLLC_SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    for seed in 0..seeds {
        let (debuginfo, generic) = (seed % 2 == 1, seed % 4 < 2);
        let text = random_ir(seed, debuginfo);
        let file = folder.join(format!("{seed}.mlir"));
        std::fs::write(&file, &text).unwrap();
        let mut command = Command::new(&tool);
        command.arg("--allow-unregistered-dialect").args(generic.then_some("--mlir-print-op-generic"));
        command.args(debuginfo.then_some("--mlir-print-debuginfo"));
        let theirs = command.arg(&file).output().unwrap();
        let mut ctx = Context::new();
        let ours = parse_module(&mut ctx, file.to_str().unwrap(), text.as_bytes());
        let ours =
            ours.map(|m| print(&ctx, &m, PrintOptions { generic, debuginfo, ..PrintOptions::default() }));
        match (theirs.status.success(), ours) {
            (true, Ok(ours)) => {
                assert_eq!(ours, String::from_utf8_lossy(&theirs.stdout), "seed {seed}\n{text}");
                compared += 1;
            }
            (false, Err(_)) => {}
            (_, ours) => panic!(
                "seed {seed}: mlir-opt says {}, we say {ours:?}\n{text}",
                String::from_utf8_lossy(&theirs.stderr)
            ),
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(compared > seeds / 2, "only {compared} texts were valid");
}
