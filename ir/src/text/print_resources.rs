//! Printing `{-# .. #-}`: the resources that something printed refers to.

use super::print::Printer;
use super::{Module, ResourceSection};
use crate::entity::Name;
use rustc_hash::FxHashMap;

impl Printer<'_> {
    pub(super) fn resources(&mut self, module: &Module) {
        let resources = &module.resources;
        let mut dialect: Vec<ResourceSection> = Vec::new();
        for section in &resources.dialect {
            let values: FxHashMap<Name, &Vec<u8>> =
                section.entries.iter().map(|(key, v)| (*key, v)).collect();
            let known = self.referenced.iter().filter_map(|key| Some((*key, (*values.get(key)?).clone())));
            let entries: Vec<_> = known.collect();
            if !entries.is_empty() {
                dialect.push(ResourceSection { name: section.name, entries });
            }
        }
        if dialect.is_empty() && resources.external.is_empty() {
            return;
        }
        self.put("\n{-#\n");
        let limit = self.options.elide_resources.and_then(|bytes| usize::try_from(bytes).ok());
        let limit = limit.unwrap_or(usize::MAX);
        let mut first = true;
        for (title, sections) in
            [("dialect_resources", &dialect), ("external_resources", &resources.external)]
        {
            let short = |section: &&ResourceSection| section.entries.iter().any(|e| e.1.len() <= limit);
            for (i, section) in sections.iter().filter(short).enumerate() {
                if i == 0 {
                    self.put(if first { "  " } else { ",\n  " });
                    first = false;
                    self.put(title);
                    self.put(": {\n");
                }
                self.put(if i == 0 { "    " } else { ",\n    " });
                self.key(section.name);
                self.put(": {\n");
                for (j, (key, value)) in section.entries.iter().filter(|e| e.1.len() <= limit).enumerate() {
                    self.put(if j == 0 { "      " } else { ",\n      " });
                    self.key(*key);
                    self.put(": ");
                    self.out.extend_from_slice(value);
                }
                self.put("\n    }");
            }
            if sections.iter().any(|section| short(&section)) {
                self.put("\n  }");
            }
        }
        self.put("\n#-}\n");
    }
}
