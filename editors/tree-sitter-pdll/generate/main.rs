//! `cargo run -p pdll-grammar [FOLDER]` writes `src/` for editors that compile grammars, beside `grammar.js`
//! or into the folder.

use std::process::ExitCode;

fn main() -> ExitCode {
    let to = std::env::args_os().nth(1).map_or_else(pdll_grammar::home, Into::into);
    match pdll_grammar::generate(&to) {
        Ok(src) => {
            println!("{}", src.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
