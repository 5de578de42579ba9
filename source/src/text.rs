//! A text: bytes that are shared, not copied.

use memmap2::MmapMut;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::ops::{Deref, Range};
use std::sync::Arc;

/// The bytes of a text. Cloning shares them.
#[derive(Clone)]
pub struct Text(Bytes);

/// Several texts, wherever they are held.
type Buffer = dyn AsRef<[u8]> + Send + Sync;

#[derive(Clone)]
enum Bytes {
    Own(Arc<[u8]>),
    /// A part of a buffer that holds several texts.
    Part(Arc<Buffer>, Range<usize>),
}

/// From when a file is read into large pages: the system takes 0.35 µs for 4 KB then, in place of 1.5, but
/// 2 MB at a time.
const LARGE: usize = 1 << 20;
/// Of the processors that have such pages, mostly.
const LARGE_PAGE: usize = 2 << 20;

impl Text {
    /// The rest of a file, if that is at most so many bytes.
    ///
    /// # Errors
    /// Those of reading; [`ErrorKind::FileTooLarge`] if there is more.
    pub fn read(mut file: File, most: usize) -> io::Result<Self> {
        // A file says how long it is, a stream does not.
        let said = file.metadata().map_or(0, |m| m.len());
        if said > most as u64 {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let (large, len) = large_pages(&mut file, said as usize)?;
        let rest = rest_of(file, said as usize - len, most - len)?;
        Ok(match large {
            None => rest.into(),
            Some(large) if rest.is_empty() => Self::part(Arc::new(large), 0..len),
            Some(large) => [&large[..len], &rest].concat().into(),
        })
    }

    /// What a stream gives, if that is at most so many bytes.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn read_stream(stream: impl Read, most: usize) -> io::Result<Self> {
        Ok(rest_of(stream, 0, most)?.into())
    }

    /// A part of a buffer that holds several texts, which stays as long as one of them does.
    ///
    /// # Panics
    /// If the buffer has no such part.
    #[must_use]
    pub fn part(buffer: Arc<Buffer>, range: Range<usize>) -> Self {
        let len = (*buffer).as_ref().len();
        assert!(range.start <= range.end && range.end <= len, "the buffer is shorter");
        Self(Bytes::Part(buffer, range))
    }
}

impl Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.0 {
            Bytes::Own(text) => text,
            Bytes::Part(buffer, range) => &(**buffer).as_ref()[range.clone()],
        }
    }
}

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        (self.as_ptr() == other.as_ptr() && self.len() == other.len()) || **self == **other
    }
}

impl Eq for Text {}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        String::from_utf8_lossy(self).fmt(f)
    }
}

impl From<Arc<[u8]>> for Text {
    fn from(text: Arc<[u8]>) -> Self {
        Self(Bytes::Own(text))
    }
}

impl From<Vec<u8>> for Text {
    fn from(text: Vec<u8>) -> Self {
        let len = text.len();
        Self(Bytes::Part(Arc::new(text), 0..len))
    }
}

impl From<&[u8]> for Text {
    fn from(text: &[u8]) -> Self {
        Arc::<[u8]>::from(text).into()
    }
}

impl<const N: usize> From<&[u8; N]> for Text {
    fn from(text: &[u8; N]) -> Self {
        text[..].into()
    }
}

impl From<Text> for Arc<[u8]> {
    fn from(text: Text) -> Self {
        match text.0 {
            Bytes::Own(text) => text,
            Bytes::Part(buffer, range) => (*buffer).as_ref()[range].into(),
        }
    }
}

/// All that is left of a stream, likely so many bytes, and at most so many.
fn rest_of(stream: impl Read, likely: usize, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    bytes.try_reserve(likely).map_err(|_| ErrorKind::OutOfMemory)?;
    stream.take((most as u64).saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > most { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// Reads so much of a file into large pages, if it is as much as that. Gives how much there was.
fn large_pages(file: &mut File, len: usize) -> io::Result<(Option<MmapMut>, usize)> {
    if len < LARGE {
        return Ok((None, 0));
    }
    // Not all systems give memory in this way, and then pages are small.
    let Ok(mut memory) = MmapMut::map_anon(len.next_multiple_of(LARGE_PAGE)) else { return Ok((None, 0)) };
    #[cfg(target_os = "linux")]
    let _ = memory.advise(memmap2::Advice::HugePage);
    let mut read = 0;
    while read < len {
        match file.read(&mut memory[read..len]) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok((Some(memory), read))
}

#[cfg(test)]
mod tests {
    use super::{LARGE, Text};
    use std::fs::File;
    use std::io::{ErrorKind, Seek, SeekFrom, Write};
    use std::sync::Arc;

    #[test]
    fn files_of_any_size() {
        let mut file = tempfile::tempfile().unwrap();
        for len in [0, 1, LARGE - 1, LARGE, 5 * LARGE + 7] {
            let bytes: Vec<u8> = (0..len).map(|i| (i % 251) as u8).collect();
            file.set_len(0).unwrap();
            file.seek(SeekFrom::Start(0)).unwrap();
            file.write_all(&bytes).unwrap();
            for (from, most) in [(0, len), (len / 3, len), (0, len.saturating_sub(1))] {
                file.seek(SeekFrom::Start(from as u64)).unwrap();
                let text = Text::read(file.try_clone().unwrap(), most);
                match text {
                    Ok(text) => assert!(*text == bytes[from..] && most == len, "{len} {from} {most}"),
                    Err(e) => assert!(e.kind() == ErrorKind::FileTooLarge && most < len),
                }
            }
        }
    }

    /// More than any memory holds is an error.
    #[cfg(target_os = "linux")]
    #[test]
    fn files_beyond_measure() {
        let file = tempfile::tempfile().unwrap();
        // Not all file systems have files as large as that.
        if file.set_len(1 << 46).is_ok() {
            assert_eq!(Text::read(file, usize::MAX).unwrap_err().kind(), ErrorKind::OutOfMemory);
        }
    }

    /// What says that it has no bytes may have some.
    #[cfg(target_os = "linux")]
    #[test]
    fn files_that_do_not_say_their_size() {
        let text = Text::read(File::open("/proc/self/maps").unwrap(), 1 << 20).unwrap();
        assert!(text.len() > 100);
        assert!(Text::read(File::open("/dev/zero").unwrap(), 1 << 20).is_err());
    }

    #[test]
    fn streams() {
        assert_eq!(&*Text::read_stream(&b"abc"[..], 3).unwrap(), b"abc");
        for endless in [Text::read_stream(std::io::repeat(0), 1000), Text::read_stream(&b"abc"[..], 2)] {
            assert_eq!(endless.unwrap_err().kind(), ErrorKind::FileTooLarge);
        }
    }

    #[test]
    fn parts_of_one_buffer() {
        let buffer = Arc::new(b"one two".to_vec());
        let (one, two) = (Text::part(buffer.clone(), 0..3), Text::part(buffer, 4..7));
        assert_eq!((&*one, &*two), (&b"one"[..], &b"two"[..]));
        assert_eq!(&*Arc::<[u8]>::from(two.clone()), b"two");
        assert_eq!(two.as_ptr(), two.clone().as_ptr());
        assert!(two == Text::from(b"two") && two != one);
    }
}
