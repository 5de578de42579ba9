//! A text: bytes that are shared, not copied.

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

impl Text {
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

#[cfg(test)]
mod tests {
    use super::Text;
    use std::sync::Arc;

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
