//! Drivers: which op is tried when.

mod config;
mod fold;
mod greedy;
mod hits;
mod listed;
mod report;
mod walk;
mod words;
mod worklist;

pub use config::{Config, RegionLevel, Strictness};
pub use fold::{Folded, Foldee, Folder};
pub use greedy::{Greedy, greedy};
pub use hits::Hits;
pub use listed::OpsReport;
pub use report::{DriverReport, HitCounter, Mark, Part, RewriteFailure, Tally};
pub use walk::{Walk, walk};
pub use words::Gravity;
