//! `test-pdl-bytecode FILE.mlir`: prints what `mlir-opt --allow-unregistered-dialect --test-pdl-bytecode-pass
//! --mlir-print-op-generic` prints; with lines `// -----` in the file, as with `-split-input-file`.

use pdll_tests::bytecode_pass::run;
use std::io::Read as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with("--"));
    let name = args.next().unwrap_or_else(|| "-".into());
    let mut text = Vec::new();
    let read = match &*name {
        "-" => std::io::stdin().read_to_end(&mut text).map(drop),
        path => std::fs::read(path).map(|bytes| text = bytes),
    };
    if let Err(e) = read {
        eprintln!("{name}: {e}");
        return ExitCode::FAILURE;
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut parts: Vec<String> = vec![String::new()];
    for line in text.split_inclusive('\n') {
        match (line.starts_with("// -----"), parts.last_mut()) {
            (false, Some(part)) => part.push_str(line),
            _ => parts.push(String::new()),
        }
    }
    let (mut outputs, mut code) = (Vec::new(), ExitCode::SUCCESS);
    for part in parts {
        match run(&name, part.as_bytes()) {
            Ok(out) => outputs.push(out),
            Err(why) => {
                eprintln!("{why}");
                code = ExitCode::FAILURE;
            }
        }
    }
    print!("{}", outputs.join("// -----\n"));
    code
}
