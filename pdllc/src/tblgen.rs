//! `pdllc tblgen`: TableGen records as JSON.

use crate::args::Tblgen;
use crate::files;
use crate::keep;
use crate::report::{Outcome, Reporter, say};
use pdll_source::vfs::Disk;
use pdll_tablegen::{Input, json, parse};

/// Parses a file and prints its records.
pub(crate) fn run(args: &Tblgen, report: Reporter) -> Outcome {
    let stdin = match files::is_dash(&args.file) {
        true => Some(files::read(&args.file, report)?),
        false => None,
    };
    let input = Input {
        path: stdin.as_ref().map_or(&args.file, |text| &text.path),
        text: stdin.as_ref().map(|text| &text.bytes[..]),
        include_dirs: &args.include,
        macros: &args.define,
    };
    let records = match parse(&input, &Disk) {
        Ok(records) => keep(records),
        Err(fault) => return Err(report.tablegen(fault.report)),
    };
    records.dumped().iter().for_each(|note| say(note));
    let unused = records.unused_parameters();
    if !unused.is_empty() {
        report.compiler(&unused, &records.source_map())?;
    }
    match args.dump_json {
        true => files::stream(&args.output, report, |out| json::dump(&records, out)),
        false => Ok(()),
    }
}
