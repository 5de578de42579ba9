//! All text in one buffer: the files as they are read, and what evaluation makes. A text is a start and a
//! length, so that a token is never copied.

use crate::bytes::{WORD, load, store};
use memmap2::MmapMut;
use pdll_source::Text;
use pdll_source::vfs::Opened;
use std::io::{ErrorKind, Result};
use std::sync::Arc;

/// Memory that was never written costs nothing, and few inputs need more.
const CAPACITY: usize = 4 << 20;
/// How many bytes the system is asked for at once: one page after the other, when it is first written, takes
/// three times as long.
const STEP: usize = 64 << 10;
/// Bytes after a text that may be read with it: a whole word from any of its positions.
const SLACK: usize = WORD;

/// A text in the buffer.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

impl Span {
    pub(crate) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// The buffer: text, then zeros.
pub(crate) struct Buffer {
    bytes: MmapMut,
    used: usize,
    /// Up to where memory is there.
    ready: usize,
    /// Bytes of files.
    files: usize,
    /// All of it, from when nothing is added any more: [`Self::share`].
    shared: Option<Arc<MmapMut>>,
}

/// Memory as it comes from the system.
fn zeros(len: usize) -> MmapMut {
    MmapMut::map_anon(len).expect("there is no memory")
}

impl Buffer {
    pub(crate) fn new() -> Self {
        Buffer { bytes: zeros(CAPACITY), used: 0, ready: 0, files: 0, shared: None }
    }

    /// The whole buffer, while it is added to. After a file comes a zero, after any text at least a word.
    #[inline]
    pub(crate) fn all(&self) -> &[u8] {
        debug_assert!(self.shared.is_none(), "nothing is read when all was evaluated");
        &self.bytes
    }

    #[inline]
    pub(crate) fn get(&self, span: Span) -> &[u8] {
        self.at(span.range())
    }

    /// A part of the buffer.
    #[inline]
    pub(crate) fn at(&self, range: std::ops::Range<usize>) -> &[u8] {
        let all = self.shared.as_deref().unwrap_or(&self.bytes);
        &all[range]
    }

    /// Ends adding to it, so that others can keep texts of it without copying them.
    pub(crate) fn share(&mut self) {
        self.shared = Some(Arc::new(std::mem::replace(&mut self.bytes, zeros(0))));
    }

    /// A text of a buffer that is shared, to be kept; a copy of it if the buffer is not.
    pub(crate) fn text(&self, span: Span) -> Text {
        match &self.shared {
            Some(all) => Text::part(all.clone(), span.range()),
            None => self.get(span).into(),
        }
    }

    /// Where the next text will start.
    pub(crate) fn end(&self) -> usize {
        self.used
    }

    /// Bytes that are no files.
    pub(crate) fn generated_len(&self) -> usize {
        self.used - self.files
    }

    /// Makes room for `more` bytes.
    #[inline]
    fn reserve(&mut self, more: usize) {
        if self.ready - self.used < more + SLACK {
            self.grow(more);
        }
    }

    #[cold]
    fn grow(&mut self, more: usize) {
        let least = self.used + more + SLACK + STEP;
        if least > self.bytes.len() {
            let mut larger = zeros(2 * least);
            larger[..self.used].copy_from_slice(&self.bytes[..self.used]);
            self.bytes = larger;
        }
        // Where that is not known how, a page comes when it is written.
        #[cfg(target_os = "linux")]
        let _ = self.bytes.advise_range(memmap2::Advice::PopulateWrite, self.ready, least - self.ready);
        self.ready = least;
    }

    /// Appends a text.
    pub(crate) fn push(&mut self, text: &[u8]) {
        self.reserve(text.len());
        self.bytes[self.used..self.used + text.len()].copy_from_slice(text);
        self.used += text.len();
    }

    /// Appends a text that is in the buffer already.
    #[inline]
    pub(crate) fn repeat(&mut self, span: Span) {
        let (from, len) = (span.start as usize, span.len as usize);
        self.reserve(len);
        if len <= 4 * WORD {
            let mut done = 0;
            while done < len {
                let word = load(&self.bytes, from + done);
                store(&mut self.bytes, self.used + done, word);
                done += WORD;
            }
        } else {
            self.bytes.copy_within(from..from + len, self.used);
        }
        self.used += len;
    }

    /// Takes back what was appended from `end` on.
    pub(crate) fn truncate(&mut self, end: usize) {
        self.used = end;
    }

    /// Appends a file and the zeros after it.
    pub(crate) fn push_file(&mut self, text: &[u8]) -> Span {
        let start = self.used;
        self.push(text);
        self.end_file(start)
    }

    /// Appends a file of at most `most` bytes, or the first `most + 1` of a larger one, and the zeros after
    /// it.
    pub(crate) fn read_file(&mut self, file: Opened<'_>, most: usize) -> Result<Span> {
        let start = self.used;
        let mut file = match file {
            Opened::Text(text) => return Ok(self.push_file(&text[..text.len().min(most + 1)])),
            Opened::Stream(stream) => stream,
        };
        while self.used - start <= most {
            self.reserve(1);
            let end = (self.ready - SLACK).min(start + most + 1);
            match file.read(&mut self.bytes[self.used..end]) {
                Ok(0) => break,
                Ok(n) => self.used += n,
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => {
                    self.used = start;
                    return Err(e);
                }
            }
        }
        Ok(self.end_file(start))
    }

    fn end_file(&mut self, start: usize) -> Span {
        let span = Span { start: start as u32, len: (self.used - start) as u32 };
        self.push(&[0; SLACK]);
        self.files += self.used - start;
        span
    }
}
