//! `pdllc tblgen`: TableGen records as JSON.

use crate::args::Tblgen;
use crate::files;
use crate::keep;
use crate::report::{Outcome, Reporter, say};
use pdll_tablegen::{FileSystem, Input, json, parse};

/// Parses a file and prints its records.
pub(crate) fn run(args: &Tblgen, report: Reporter) -> Outcome {
    let text = files::read(&args.file, report)?;
    let input =
        Input { path: &text.name, text: &text.bytes, include_dirs: &args.include, macros: &args.define };
    let records = keep(parse(&input, &FileSystem).map_err(|e| report.tablegen(&e, &text.name, &text.bytes))?);
    records.dumped().iter().for_each(|note| say(note));
    report.unused_parameters(&records);
    match args.dump_json {
        true => files::stream(&args.output, report, |out| json::dump(&records, out)),
        false => Ok(()),
    }
}
