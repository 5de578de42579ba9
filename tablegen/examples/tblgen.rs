//! `tblgen [--dump-json] [-I DIR]... [-D NAME]... FILE`: parses a file and prints its records as JSON.

use pdll_tablegen::{FileSystem, Input, json, parse};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut dirs, mut macros, mut file, mut dump) = (Vec::new(), Vec::new(), None, false);
    let mut args = std::env::args().skip(1);
    while let Some(a) = args.next() {
        match a.as_str() {
            "--dump-json" => dump = true,
            "-I" => dirs.extend(args.next()),
            "-D" => macros.extend(args.next()),
            _ if a.starts_with("-I") => dirs.push(a[2..].to_string()),
            _ if a.starts_with("-D") => macros.push(a[2..].to_string()),
            _ => file = Some(a),
        }
    }
    let Some(path) = file else {
        eprintln!("usage: tblgen [--dump-json] [-I DIR]... [-D NAME]... FILE");
        return ExitCode::from(2);
    };
    let text = match std::fs::read(&path) {
        Ok(t) => t,
        Err(e) => {
            eprintln!("{path}: {e}");
            return ExitCode::from(1);
        }
    };
    match parse(&Input { path: &path, text: &text, include_dirs: &dirs, macros: &macros }, &FileSystem) {
        Ok(records) => {
            for note in records.dumped() {
                eprintln!("{note}");
            }
            if dump && json::dump(&records, std::io::stdout().lock()).is_err() {
                return ExitCode::from(1);
            }
            // The process ends here; giving the memory back piece by piece would only take time.
            std::mem::forget(records);
            ExitCode::SUCCESS
        }
        Err(errors) => {
            for e in &errors {
                eprintln!("{e}");
                e.notes.iter().for_each(|n| eprintln!("{n}"));
            }
            ExitCode::from(1)
        }
    }
}
