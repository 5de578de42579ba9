//! Printing locations.

use super::print::Printer;
use crate::entity::Loc;
use crate::loc::LocData;

impl Printer<'_> {
    /// What stands in `loc(...)`: the alias or the location in full.
    pub(super) fn location(&mut self, loc: Loc) {
        if let Some(alias) = self.aliases.of_loc(loc) {
            return self.out.extend_from_slice(alias);
        }
        self.location_in_full(loc);
    }

    pub(super) fn location_in_full(&mut self, loc: Loc) {
        let Some(data) = self.locs.data(loc).cloned() else {
            return self.put("unknown");
        };
        match data {
            LocData::Unknown => self.put("unknown"),
            LocData::File { file, line, col, end_line, end_col } => {
                self.string(file);
                self.put(&format!(":{line}:{col}"));
                if end_line != line {
                    self.put(&format!(" to {end_line}:{end_col}"));
                } else if end_col != col {
                    self.put(&format!(" to :{end_col}"));
                }
            }
            LocData::Named { name, child } => {
                self.string(name);
                if child != self.ctx.known().unknown_loc {
                    self.put("(");
                    self.location(child);
                    self.put(")");
                }
            }
            LocData::CallSite { callee, caller } => {
                self.put("callsite(");
                self.location(callee);
                self.put(" at ");
                self.location(caller);
                self.put(")");
            }
            LocData::Fused { metadata, parts } => {
                self.put("fused");
                if let Some(metadata) = metadata {
                    self.put("<");
                    self.attr(metadata);
                    self.put(">");
                }
                self.put("[");
                self.list(&parts, Self::location);
                self.put("]");
            }
        }
    }
}
