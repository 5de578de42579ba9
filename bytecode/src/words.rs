//! Words of code, which lie in a file as they are in memory.

use bytes::Bytes;
use std::ops::{Deref, DerefMut};

/// The code of a program: its own, or the part of a file that it is.
#[derive(Clone)]
pub struct Words(Held);

#[derive(Clone)]
enum Held {
    Own(Vec<u32>),
    /// Bytes that are words: [`as_words`] takes them.
    File(Bytes),
}

/// Bytes of a file as words, if they lie as the machine has words.
fn as_words(bytes: &[u8]) -> Option<&[u32]> {
    if cfg!(target_endian = "little") { bytemuck::try_cast_slice(bytes).ok() } else { None }
}

impl Words {
    /// The words that a file has. They are not copied if they lie there as the machine has them.
    pub(crate) fn from_file(bytes: Bytes) -> Self {
        Self(if as_words(&bytes).is_some() { Held::File(bytes) } else { Held::Own(copied(&bytes)) })
    }

    /// The same, without keeping the file.
    pub(crate) fn copy_of(bytes: &[u8]) -> Self {
        Self(Held::Own(copied(bytes)))
    }

    /// To be changed: a copy if they were in a file.
    pub fn to_mut(&mut self) -> &mut Vec<u32> {
        if let Held::File(_) = self.0 {
            self.0 = Held::Own(self.to_vec());
        }
        match &mut self.0 {
            Held::Own(words) => words,
            Held::File(_) => unreachable!("they were copied"),
        }
    }
}

fn copied(bytes: &[u8]) -> Vec<u32> {
    let from = bytes.as_chunks().0;
    // Filled like this they are copied in blocks.
    let mut words = vec![0; from.len()];
    words.iter_mut().zip(from).for_each(|(word, &bytes)| *word = u32::from_le_bytes(bytes));
    words
}

impl Deref for Words {
    type Target = [u32];

    fn deref(&self) -> &[u32] {
        match &self.0 {
            Held::Own(words) => words,
            Held::File(bytes) => as_words(bytes).expect("they are words"),
        }
    }
}

impl DerefMut for Words {
    fn deref_mut(&mut self) -> &mut [u32] {
        self.to_mut()
    }
}

impl Default for Words {
    fn default() -> Self {
        Vec::new().into()
    }
}

impl From<Vec<u32>> for Words {
    fn from(words: Vec<u32>) -> Self {
        Self(Held::Own(words))
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Words {}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use bytes::Bytes;

    #[test]
    fn the_same_wherever_they_lie() {
        let file = Bytes::from((0..=24).collect::<Vec<u8>>());
        for start in 0..4 {
            let part = file.slice(start..start + 20);
            let mut words = Words::from_file(part.clone());
            assert_eq!(words, Words::copy_of(&part), "{start}");
            words[1] = 7;
            words.to_mut().push(9);
            let mut wanted = Words::copy_of(&part).to_vec();
            wanted[1] = 7;
            wanted.push(9);
            assert_eq!(*words, *wanted);
        }
        assert_eq!(file, Bytes::from((0..=24).collect::<Vec<u8>>()));
    }
}
