//! The tests of the built binary, as one program so that it is linked once.

mod agreement;
mod beyond_pdl;
mod build;
mod check;
mod cli;
mod common;
mod convert;
mod created;
mod driving;
#[cfg(unix)]
mod drop_in;
mod drr;
mod explain;
mod files;
mod fmt;
mod formats;
mod grammars;
mod inputs;
mod later;
mod ods;
mod pages;
mod printing;
mod report;
mod reporting;
mod rules_as_pdl;
mod shell;
mod stages;
mod threads;
mod watch;
