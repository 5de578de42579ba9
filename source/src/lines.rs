//! Lines and columns of many positions, one after the other.

use crate::{FileId, SourceMap};

/// How many lines from the last one a line is looked for step by step.
const NEAR: usize = 8;

/// Finds lines and columns as [`SourceMap::line_col`] does, in a few steps if a position is near the
/// one before it.
#[derive(Clone, Copy, Debug)]
pub struct LineCursor<'a> {
    sources: &'a SourceMap,
    /// The file that was looked at last: its first and last position, and the offsets at which lines begin.
    file: Option<(FileId, u32, u32, &'a [u32])>,
    /// The line that was found last, from 1.
    line: usize,
}

impl SourceMap {
    /// To find the lines of many positions.
    #[must_use]
    pub fn line_cursor(&self) -> LineCursor<'_> {
        LineCursor { sources: self, file: None, line: 1 }
    }
}

impl LineCursor<'_> {
    /// The file that a position lies in, and its line and column there as [`SourceMap::line_col`] counts.
    ///
    /// # Panics
    /// If no file was added.
    pub fn find(&mut self, pos: u32) -> (FileId, u32, u32) {
        let (file, base, end, lines) = match self.file {
            Some(file) if file.1 <= pos && pos <= file.2 => file,
            _ => {
                let id = self.sources.file_at(pos);
                let (base, end, lines) = self.sources.lines_of(id);
                *self.file.insert((id, base, end, lines))
            }
        };
        let offset = pos.clamp(base, end) - base;
        // Line `n` is the one after `begins(n)` and before `begins(n + 1)`.
        let begins = |line: usize| lines.get(line - 1).is_some_and(|&l| l <= offset);
        let (low, high) = (self.line.saturating_sub(NEAR).max(1), self.line + NEAR);
        let mut line = self.line;
        while line >= low && !begins(line) {
            line -= 1;
        }
        if line >= low {
            while line <= high && begins(line + 1) {
                line += 1;
            }
        }
        if line < low || line > high {
            line = lines.partition_point(|&l| l <= offset);
        }
        self.line = line;
        (file, line as u32, offset - lines[line - 1] + 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::SourceMap;

    #[test]
    fn a_cursor_finds_what_the_map_finds() {
        let mut sources = SourceMap::default();
        let long = "x\n".repeat(40);
        let files = ["a\n\nbc", "", long.as_str(), "\n"];
        let ids = files.map(|text| sources.add("f", text.as_bytes().to_vec()).expect("small"));
        let end = sources.base(ids[3]) + 1;
        let mut cursor = sources.line_cursor();
        // From each position to each other.
        for from in 0..=end {
            for to in 0..=end + 1 {
                for pos in [from, to] {
                    let (line, column) = sources.line_col(pos);
                    assert_eq!(cursor.find(pos), (sources.file_at(pos), line, column), "{pos}");
                }
            }
        }
    }
}
