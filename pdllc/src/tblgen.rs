//! `pdllc tblgen`: TableGen records as JSON.

use crate::args::Tblgen;
use crate::files;
use crate::keep;
use crate::report::{Outcome, Reporter, say};
use pdll_tablegen::{FileSystem, Input, json, parse};

/// Parses a file and prints its records.
pub(crate) fn run(args: &Tblgen, report: Reporter) -> Outcome {
    let stdin = match args.file.as_str() {
        files::DASH => Some(files::read(&args.file, report)?),
        _ => None,
    };
    let input = Input {
        path: stdin.as_ref().map_or(&args.file, |text| &text.name),
        text: stdin.as_ref().map(|text| text.bytes.as_slice()),
        include_dirs: &args.include,
        macros: &args.define,
    };
    let records = match parse(&input, &FileSystem) {
        Ok(records) => keep(records),
        Err(errors) => {
            // Which says so if it cannot be read.
            let text = stdin.map_or_else(|| files::read(&args.file, report), Ok)?;
            return Err(report.tablegen(&errors, &text.name, &text.bytes));
        }
    };
    records.dumped().iter().for_each(|note| say(note));
    report.unused_parameters(&records);
    match args.dump_json {
        true => files::stream(&args.output, report, |out| json::dump(&records, out)),
        false => Ok(()),
    }
}
