//! Where the lines of a text begin, in little more than a byte a line: a text of a million operations has a
//! million lines, and most are asked for by nobody.

/// So many lines are gone through, at most, to find one.
const EVERY: usize = 64;
/// In [`Lines::lengths`]: so many bytes, and more.
const MORE: u8 = u8::MAX;

/// A place in the table: what lies before the line that is described there.
#[derive(Clone, Copy, Debug, Default)]
struct Mark {
    /// Where the line begins in the text.
    start: u32,
    /// Where its length is.
    length: u32,
}

/// The lines of a text; one is ended by LF only.
#[derive(Clone, Debug)]
pub(crate) struct Lines {
    /// How long each line but the last is, with its end: any number of [`MORE`], and what is left.
    lengths: Vec<u8>,
    /// Of the lines 0, [`EVERY`], and so on.
    marks: Vec<Mark>,
}

impl Lines {
    /// Those of a text, which has less than 2^32 bytes.
    pub(crate) fn new(text: &[u8]) -> Self {
        let (mut lengths, mut marks) = (Vec::new(), vec![Mark::default()]);
        let mut start = 0;
        for (line, end) in (1..).zip(memchr::memchr_iter(b'\n', text)) {
            let mut length = end + 1 - start;
            while length >= usize::from(MORE) {
                lengths.push(MORE);
                length -= usize::from(MORE);
            }
            lengths.push(length as u8);
            start = end + 1;
            if line % EVERY == 0 {
                marks.push(Mark { start: start as u32, length: lengths.len() as u32 });
            }
        }
        Self { lengths, marks }
    }

    /// The line and the column, both from 1, of the byte at an offset.
    pub(crate) fn position(&self, offset: u32) -> (u32, u32) {
        let mark = self.marks.partition_point(|mark| mark.start <= offset).saturating_sub(1);
        let Mark { mut start, length } = self.marks[mark];
        let (mut line, mut end) = ((mark * EVERY) as u32, start);
        for &part in &self.lengths[length as usize..] {
            end += u32::from(part);
            if part == MORE {
                continue;
            }
            if end > offset {
                break;
            }
            (start, line) = (end, line + 1);
        }
        (line + 1, offset - start + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(50))]

        #[test]
        fn positions_are_those_of_counting(
            lengths in prop::collection::vec(prop_oneof![0..4usize, 250..260usize, 505..770usize], 0..200)
        ) {
            let text = lengths.iter().map(|&length| "x".repeat(length)).collect::<Vec<_>>().join("\n");
            let lines = Lines::new(text.as_bytes());
            let (mut line, mut column) = (1, 1);
            for (offset, byte) in (0..).zip(text.bytes()) {
                prop_assert_eq!(lines.position(offset), (line, column));
                (line, column) = if byte == b'\n' { (line + 1, 1) } else { (line, column + 1) };
            }
            prop_assert_eq!(lines.position(text.len() as u32), (line, column));
        }
    }
}
