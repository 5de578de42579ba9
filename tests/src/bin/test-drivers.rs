//! `test-drivers SCENARIO.json PATTERNS.pdll INPUT.mlir`: see [`pdll_tests::drivers`].

use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [scenario, patterns, input] = &args[..] else {
        eprintln!("usage: test-drivers SCENARIO.json PATTERNS.pdll INPUT.mlir");
        return ExitCode::from(2);
    };
    let texts: Result<Vec<String>, String> = [scenario, patterns, input]
        .into_iter()
        .map(|path| std::fs::read_to_string(path).map_err(|e| format!("{path}: {e}")))
        .collect();
    match texts.and_then(|texts| pdll_tests::drivers::run(&texts[0], &texts[1], &texts[2])) {
        Ok(out) => {
            print!("{out}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
