//! Custom forms of the dialects that come with the crate. `dialects/NAME.mlir` holds inputs, split by
//! `// -----`; `NAME.expected` what each prints as in custom and in generic form, or the place of its first
//! error. `UPDATE_EXPECT=1` rewrites it. Where mlir-opt 22 is installed it must print the same, and have its
//! first error on the same line.

use pdll_ir::{Context, PrintOptions, parse_module, print};
use pdll_source::Place;
use pdll_tests::{files, golden};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a text prints as, or where its first error is.
fn reprint(text: &str, generic: bool) -> Result<String, String> {
    let mut ctx = Context::new();
    let options = PrintOptions { generic, ..PrintOptions::default() };
    match parse_module(&mut ctx, "f.mlir", text.as_bytes()) {
        Ok(module) => Ok(print(&ctx, &module, options)),
        Err(errors) => match &errors[0].place {
            Place::Position(at) => Err(format!("{}:{}: {}", at.line, at.column, errors[0].message)),
            place => panic!("no position: {place:?}"),
        },
    }
}

/// The same by mlir-opt, with the line of the error only.
fn theirs(tool: &Path, file: &Path, generic: bool) -> Result<String, String> {
    let mut command = Command::new(tool);
    command.arg("--allow-unregistered-dialect").args(generic.then_some("--mlir-print-op-generic"));
    let output = command.arg(file).output().unwrap();
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    let place = message.strip_prefix(file.to_str().unwrap()).and_then(|rest| rest.strip_prefix(':'));
    Err(place.unwrap_or("").split(':').next().unwrap_or("").to_owned())
}

fn mlir_opt() -> Option<PathBuf> {
    let folder = std::env::var("LLVM_BIN").unwrap_or_else(|_| "/usr/lib/llvm-22/bin".into());
    Some(PathBuf::from(folder).join("mlir-opt")).filter(|path| path.exists())
}

#[test]
fn custom_forms_are_read_and_printed() {
    let (tool, folder) = (mlir_opt(), std::env::temp_dir());
    let scratch = folder.join(format!("pdll-ir-dialects-{}.mlir", std::process::id()));
    for file in files(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dialects"), "mlir") {
        let text = std::fs::read_to_string(&file).unwrap();
        let mut got = String::new();
        for part in text.split("// -----\n") {
            for generic in [false, true] {
                let ours = reprint(part, generic);
                if let Some(tool) = &tool {
                    std::fs::write(&scratch, part).unwrap();
                    let line = |error: String| error.split(':').next().unwrap_or("").to_owned();
                    let name = file.display();
                    assert_eq!(ours.clone().map_err(line), theirs(tool, &scratch, generic), "{name}\n{part}");
                }
                match ours {
                    Ok(printed) => got += &printed,
                    Err(error) if generic => got += &format!("error at {error}\n"),
                    Err(_) => {}
                }
            }
            got += "// -----\n";
        }
        golden(file.with_extension("expected"), &got);
    }
    let _ = std::fs::remove_file(scratch);
}
