//! Dictionaries, and what operations carry: properties beside a dictionary.

use super::{AttrsData, Context};
use crate::attrs::AttrData;
use crate::entity::{Attr, AttrDict, Attrs, Name};

impl Context {
    /// Interns a dictionary; entries in any order. Of entries with the same name the last one stays.
    pub fn dict(&mut self, entries: &[(Name, Attr)]) -> AttrDict {
        if entries.windows(2).all(|w| self.bytes(w[0].0) < self.bytes(w[1].0)) {
            return AttrDict(self.dicts.intern(entries));
        }
        let mut sorted = entries.to_vec();
        sorted.sort_by(|a, b| self.bytes(a.0).cmp(self.bytes(b.0)));
        sorted.reverse();
        sorted.dedup_by_key(|e| e.0);
        sorted.reverse();
        AttrDict(self.dicts.intern(&sorted))
    }

    /// Entries of a dictionary, sorted by name bytes.
    #[inline]
    pub fn entries(&self, dict: AttrDict) -> &[(Name, Attr)] {
        self.dicts.get(dict.0)
    }

    /// Entry of a dictionary.
    #[inline]
    pub fn dict_get(&self, dict: AttrDict, name: Name) -> Option<Attr> {
        self.entries(dict).iter().find(|e| e.0 == name).map(|e| e.1)
    }

    /// What an op carries: properties (any attribute; usually a dictionary) and discardable dictionary.
    pub fn op_attrs(&mut self, properties: Option<Attr>, dict: AttrDict) -> Attrs {
        let mut data = AttrsData::new(properties, dict);
        if let Some(known) = self.op_attrs.find(&data) {
            return Attrs(known);
        }
        let first = self.inherent(data).and_then(<[_]>::first).or_else(|| self.entries(dict).first());
        data.first = first.copied().unwrap_or(data.first);
        Attrs(self.op_attrs.intern(data))
    }

    /// The properties, if they are a dictionary.
    fn inherent(&self, data: AttrsData) -> Option<&[(Name, Attr)]> {
        match self.attr_data(Attr::link(data.properties)?) {
            AttrData::Dict(dict) => Some(self.entries(*dict)),
            _ => None,
        }
    }

    /// No properties and these discardable attributes, in any order.
    pub fn discardable(&mut self, entries: &[(Name, Attr)]) -> Attrs {
        let dict = self.dict(entries);
        self.op_attrs(None, dict)
    }

    /// Properties of an op.
    #[inline]
    pub fn properties(&self, attrs: Attrs) -> Option<Attr> {
        Attr::link(self.op_attrs.get(attrs.0).properties)
    }

    /// Discardable dictionary of an op.
    #[inline]
    pub fn dictionary(&self, attrs: Attrs) -> AttrDict {
        self.op_attrs.get(attrs.0).dict
    }

    /// How many pairs of properties and dictionary there are: the length of a dense table by `Attrs`.
    pub fn attrs_count(&self) -> usize {
        self.op_attrs.len()
    }

    /// Attribute of an op by name: among the properties if they are a dictionary, else among the discardable
    /// ones.
    #[inline]
    pub fn get_attr(&self, attrs: Attrs, name: Name) -> Option<Attr> {
        let data = self.op_attrs.get(attrs.0);
        match data.first {
            (first, attr) if first == name => Some(attr),
            _ => self.get_other_attr(data, name),
        }
    }

    /// The same for one that is not the first.
    #[inline(never)]
    fn get_other_attr(&self, data: &AttrsData, name: Name) -> Option<Attr> {
        let of = |entries: &[(Name, Attr)]| entries.iter().find(|e| e.0 == name).map(|e| e.1);
        self.inherent(*data).and_then(of).or_else(|| of(self.entries(data.dict)))
    }

    /// The same with attribute `name` set (`None`: removed): in the properties if it is there, else in the
    /// dictionary.
    pub fn with_attr(&mut self, attrs: Attrs, name: Name, value: Option<Attr>) -> Attrs {
        let AttrsData { properties, dict, .. } = *self.op_attrs.get(attrs.0);
        if let Some(property) = Attr::link(properties)
            && let &AttrData::Dict(inner) = self.attr_data(property)
            && self.dict_get(inner, name).is_some()
        {
            let inner = self.edit_dict(inner, name, value);
            let property = self.attr(AttrData::Dict(inner));
            return self.op_attrs(Some(property), dict);
        }
        let dict = self.edit_dict(dict, name, value);
        self.op_attrs(Attr::link(properties), dict)
    }

    /// The same with inherent attribute `name` set (`None`: removed), which is among the properties whether
    /// or not it was there before. What is in the dictionary under this name is removed.
    pub fn with_property(&mut self, attrs: Attrs, name: Name, value: Option<Attr>) -> Attrs {
        let AttrsData { properties, dict, .. } = *self.op_attrs.get(attrs.0);
        let inner = match Attr::link(properties).map(|property| self.attr_data(property)) {
            Some(AttrData::Dict(inner)) => *inner,
            _ => self.known().empty_dict,
        };
        let inner = self.edit_dict(inner, name, value);
        let property = (inner != self.known().empty_dict).then(|| self.attr(AttrData::Dict(inner)));
        let dict = self.edit_dict(dict, name, None);
        self.op_attrs(property, dict)
    }

    fn edit_dict(&mut self, dict: AttrDict, name: Name, value: Option<Attr>) -> AttrDict {
        let mut entries = self.entries(dict).to_vec();
        entries.retain(|e| e.0 != name);
        entries.extend(value.map(|v| (name, v)));
        self.dict(&entries)
    }
}
