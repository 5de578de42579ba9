//! Things that are kept, as many as there is room for.

use super::models::ModelOf;
use super::records::RecordsOf;
use std::sync::Arc;

/// Something that is kept.
pub(super) enum Item {
    Records(Arc<RecordsOf>),
    Model(Arc<ModelOf>),
}

struct Entry {
    item: Item,
    bytes: usize,
}

/// How many things are kept of one key: texts of before a change, or of other file systems.
const VERSIONS: usize = 4;

/// What is kept; what was used last comes last.
pub(super) struct Store {
    entries: Vec<Entry>,
    bytes: usize,
    most: usize,
}

impl Store {
    pub(super) fn new(most: usize) -> Self {
        Self { entries: Vec::new(), bytes: 0, most }
    }

    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.bytes = 0;
    }

    /// Bytes, and entries.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.bytes, self.entries.len())
    }

    pub(super) fn newest_first(&self) -> impl Iterator<Item = &Item> {
        self.entries.iter().rev().map(|entry| &entry.item)
    }

    /// Something was used just now.
    pub(super) fn used(&mut self, this: impl Fn(&Item) -> bool) {
        if let Some(at) = self.entries.iter().position(|entry| this(&entry.item)) {
            self.entries[at..].rotate_left(1);
        }
    }

    /// Keeps something, if there can be room for it, in place of what has the `same` key and is older than a
    /// few others, and of what was used longest ago.
    pub(super) fn keep(&mut self, item: Item, bytes: usize, same: impl Fn(&Item) -> bool) {
        if bytes > self.most {
            return;
        }
        let versions = self.entries.iter().filter(|entry| same(&entry.item)).count();
        if versions >= VERSIONS
            && let Some(oldest) = self.entries.iter().position(|entry| same(&entry.item))
        {
            self.bytes -= self.entries.remove(oldest).bytes;
        }
        let mut oldest = 0;
        while self.bytes > self.most - bytes {
            self.bytes -= self.entries[oldest].bytes;
            oldest += 1;
        }
        self.entries.drain(..oldest);
        self.bytes += bytes;
        self.entries.push(Entry { item, bytes });
    }
}
