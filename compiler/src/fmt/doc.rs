//! Documents and how they are printed.
//!
//! A document is a flat list of steps. A group is printed on one line if it fits there together with what
//! follows it up to the next place where a line may end; if not, each of its own lines ends. Widths are
//! summed up once from the left, and the next such place of each step is known from one pass from the right,
//! so that all questions together take linear time.
use super::Edit;
use std::ops::Range;

/// One step of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Bytes of the text that stay as they are: a token, or several with what stands between them.
    Piece(Range<usize>),
    /// Likewise, directly behind what stands before it: no blank is put there, none taken away.
    Raw(Range<usize>),
    /// A comment: one blank before it where it does not begin a line, and the line ends behind it.
    Comment(Range<usize>),
    /// A blank.
    Space,
    /// A blank, or a line end where the group around it does not fit.
    Line,
    /// Nothing, or a line end where the group around it does not fit.
    Soft,
    /// A line end, perhaps with a blank line after it.
    Hard {
        /// With a blank line.
        blank: bool,
        /// What follows begins in the first column.
        flush: bool,
    },
    /// A group begins.
    Open,
    /// A group ends.
    Close,
    /// Lines that begin from here on are indented by so much more.
    Indent(i32),
}

/// Blanks that are to be put before the next piece.
#[derive(Clone, Copy, Default)]
struct Gap {
    space: bool,
    /// Line ends: two leave a blank line.
    lines: u8,
    indent: usize,
}

/// What is known of a document before it is printed.
struct Measures {
    /// The width of all steps before this one, on one line.
    before: Vec<usize>,
    /// The end of what cannot be parted from this step: the next place where a line may or must end.
    stop: Vec<usize>,
    /// For the start of a group: where it ends, and whether it must be broken.
    groups: Vec<(usize, bool)>,
}

impl Measures {
    fn of(steps: &[Step], text: &[u8]) -> Self {
        let mut before = Vec::with_capacity(steps.len() + 1);
        let mut groups = vec![(0, false); steps.len()];
        let (mut sum, mut open) = (0, Vec::new());
        for (i, step) in steps.iter().enumerate() {
            before.push(sum);
            match step {
                Step::Piece(bytes) | Step::Raw(bytes) => sum += width(first_line(&text[bytes.clone()])),
                Step::Space | Step::Line => sum += 1,
                Step::Open => open.push((i, false)),
                Step::Close => {
                    if let Some((start, broken)) = open.pop() {
                        groups[start] = (i, broken);
                        if let (true, Some(around)) = (broken, open.last_mut()) {
                            around.1 = true;
                        }
                    }
                }
                Step::Hard { .. } | Step::Comment(_) => {
                    if let Some(group) = open.last_mut() {
                        group.1 = true;
                    }
                }
                Step::Soft | Step::Indent(_) => {}
            }
        }
        before.push(sum);
        let mut stop = vec![steps.len(); steps.len() + 1];
        for (i, step) in steps.iter().enumerate().rev() {
            stop[i] = match step {
                Step::Line | Step::Soft | Step::Hard { .. } | Step::Comment(_) => i,
                Step::Piece(bytes) | Step::Raw(bytes) if text[bytes.clone()].contains(&b'\n') => i + 1,
                _ => stop[i + 1],
            };
        }
        Self { before, stop, groups }
    }

    /// How many columns the group that begins with this step takes on one line, with what follows it closely.
    fn width(&self, start: usize) -> usize {
        let end = self.groups[start].0;
        self.before[self.stop[end]] - self.before[start]
    }
}

fn first_line(bytes: &[u8]) -> &[u8] {
    bytes.split(|b| *b == b'\n').next().unwrap_or_default()
}

/// Columns: as many as there are characters.
fn width(bytes: &[u8]) -> usize {
    bytes.iter().filter(|b| **b & 0xc0 != 0x80).count()
}

/// Where a document begins in its text.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    /// The first byte.
    pub(super) start: usize,
    /// The columns before it on its line.
    pub(super) column: usize,
    /// How far lines are indented that begin in it.
    pub(super) indent: usize,
}

/// Lays a document out that is a whole text: the blanks of `text` that change.
pub(super) fn print(steps: &[Step], text: &[u8], columns: usize) -> Vec<Edit> {
    run(steps, text, columns, Place::default()).finish()
}

/// Lays a document out that is part of a text, which stays as it is before and behind.
pub(super) fn print_at(steps: &[Step], text: &[u8], columns: usize, place: Place) -> Vec<Edit> {
    run(steps, text, columns, place).edits
}

fn run<'t>(steps: &[Step], text: &'t [u8], columns: usize, place: Place) -> Printer<'t> {
    let measures = Measures::of(steps, text);
    let mut p = Printer {
        text,
        line_end: line_end(text),
        gap: Gap::default(),
        indent: place.indent,
        column: place.column,
        at: place.start,
        edits: Vec::new(),
    };
    // Is each group around this step broken? What stands in none is.
    let mut broken = vec![true];
    for (i, step) in steps.iter().enumerate() {
        match step {
            Step::Piece(bytes) => p.piece(bytes),
            Step::Raw(bytes) => p.raw(bytes),
            Step::Comment(bytes) => {
                p.gap.space = true;
                p.piece(bytes);
                p.end_line(1);
            }
            Step::Space => p.gap.space = true,
            Step::Line | Step::Soft if broken[broken.len() - 1] => p.end_line(1),
            Step::Line => p.gap.space = true,
            Step::Soft => {}
            Step::Hard { blank, flush } => {
                p.end_line(1 + u8::from(*blank));
                if *flush {
                    p.gap.indent = 0;
                }
            }
            Step::Open => {
                let fits = p.next_column() + measures.width(i) <= columns;
                let must = measures.groups[i].1;
                broken.push(must || (broken[broken.len() - 1] && !fits));
            }
            Step::Close => {
                broken.pop();
            }
            Step::Indent(more) => p.indent = p.indent.saturating_add_signed(*more as isize),
        }
    }
    p
}

/// How lines end in a text: as its first one.
fn line_end(text: &[u8]) -> &'static str {
    match text.iter().position(|b| *b == b'\n') {
        Some(at) if at > 0 && text[at - 1] == b'\r' => "\r\n",
        _ => "\n",
    }
}

struct Printer<'t> {
    text: &'t [u8],
    line_end: &'static str,
    gap: Gap,
    indent: usize,
    /// Where the last piece ended.
    column: usize,
    /// How much of the text is laid out.
    at: usize,
    edits: Vec<Edit>,
}

impl Printer<'_> {
    fn end_line(&mut self, lines: u8) {
        self.gap.lines = self.gap.lines.max(lines);
        self.gap.indent = self.indent;
    }

    /// Where the next piece would begin.
    fn next_column(&self) -> usize {
        match self.gap.lines {
            0 => self.column + usize::from(self.gap.space),
            _ => self.gap.indent,
        }
    }

    fn piece(&mut self, bytes: &Range<usize>) {
        let gap = std::mem::take(&mut self.gap);
        let mut blanks = String::new();
        // Nothing stands before the first piece of a text.
        if self.at > 0 && gap.lines > 0 {
            (0..gap.lines).for_each(|_| blanks.push_str(self.line_end));
            blanks.extend(std::iter::repeat_n(' ', gap.indent));
            self.column = gap.indent;
        } else if self.at > 0 && gap.space {
            blanks.push(' ');
            self.column += 1;
        }
        self.put(bytes.start, blanks);
        self.advance(bytes);
    }

    fn raw(&mut self, bytes: &Range<usize>) {
        self.gap = Gap::default();
        self.advance(bytes);
    }

    fn advance(&mut self, bytes: &Range<usize>) {
        let text = &self.text[bytes.clone()];
        let last = text.rsplit(|b| *b == b'\n').next().unwrap_or_default();
        self.column = width(last) + if last.len() == text.len() { self.column } else { 0 };
        self.at = bytes.end;
    }

    /// Replaces the blanks up to `to`.
    fn put(&mut self, to: usize, blanks: String) {
        if self.text[self.at..to] != *blanks.as_bytes() {
            self.edits.push(Edit { range: self.at..to, text: blanks });
        }
        self.at = to;
    }

    /// A text ends with one line end, unless there is nothing in it.
    fn finish(mut self) -> Vec<Edit> {
        let end = if self.at > 0 { self.line_end.to_string() } else { String::new() };
        self.put(self.text.len(), end);
        self.edits
    }
}
