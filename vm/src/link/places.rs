//! Where the source of a program asks for what a host lacks.

use super::{LinkError, LinkFault, SourcePlace};
use pdll_bytecode::{Asked, AskedTable, FieldRef, Inst, Keys, Place, Program, Role};
use rustc_hash::FxHashMap;

/// What is missing, by its index in the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Missing {
    Op(u32),
    AttrName(u32),
    Attr(u32),
    Type(u32),
    Native(u32),
    /// What an instruction needs.
    Code(u32),
    /// What the rules of operations need, which no pattern asks for.
    Rule,
}

/// Faults with the places that ask for what is missing. Takes one pass over the code.
#[cold]
pub(super) fn located(program: &Program, faults: Vec<(Missing, LinkFault)>) -> Vec<LinkError> {
    let mut found = Found { program, asked: program.asked.unpack(), places: FxHashMap::default() };
    found.places.extend(faults.iter().map(|&(missing, _)| (missing, Vec::new())));
    let root = |a: &Asked| Some((program.patterns.get(a.pattern as usize)?.root?, a.place));
    let roots: Vec<(u32, Place)> = found.asked.by(0).filter_map(root).collect();
    roots.into_iter().for_each(|(root, place)| found.add(Missing::Op(root), [place]));
    for (at, inst) in program.insts() {
        found.look(at as u32, &inst);
    }
    let resolved = |place: Place| {
        let file = program.files.get(place.file as usize).filter(|_| place.line != 0)?;
        Some(SourcePlace { file: file.clone(), line: place.line, column: place.column })
    };
    let error = |(missing, fault)| {
        let mut places = found.places.get(&missing).cloned().unwrap_or_default();
        places.sort_unstable();
        places.dedup();
        LinkError { fault, places: places.into_iter().filter_map(resolved).collect() }
    };
    faults.into_iter().map(error).collect()
}

struct Found<'p> {
    program: &'p Program,
    asked: AskedTable,
    /// Of all that is missing.
    places: FxHashMap<Missing, Vec<Place>>,
}

impl Found<'_> {
    fn add(&mut self, what: Missing, places: impl IntoIterator<Item = Place>) {
        if let Some(known) = self.places.get_mut(&what) {
            known.extend(places);
        }
    }

    /// Notes what an instruction refers to.
    fn look(&mut self, at: u32, inst: &Inst) {
        let mut wanted = vec![Missing::Code(at)];
        inst.for_each_field(|_, role, field| match (role, field) {
            (Role::OpName, FieldRef::Word(i)) => wanted.push(Missing::Op(i)),
            (Role::OpShape, FieldRef::Word(i)) => wanted.extend(self.key(Keys::OpShape, i)),
            (Role::AttrName, FieldRef::Word(i)) => wanted.push(Missing::AttrName(i)),
            (Role::AttrUses, FieldRef::Pairs(pairs)) => {
                wanted.extend(pairs.iter().map(|&(name, _)| Missing::AttrName(name)));
            }
            (Role::Attr | Role::AttrConst, FieldRef::Word(i)) => wanted.push(Missing::Attr(i)),
            (Role::Type, FieldRef::Word(i)) => wanted.push(Missing::Type(i)),
            (Role::TypeList, FieldRef::Words(list)) => {
                wanted.extend(list.iter().map(|&i| Missing::Type(i)));
            }
            (Role::Native, FieldRef::Word(i)) => wanted.push(Missing::Native(i)),
            (Role::Table(keys), FieldRef::Word(i)) => {
                let cases = self.program.tables.get(i as usize).map_or(&[][..], |table| &table.cases);
                wanted.extend(cases.iter().filter_map(|&(index, _)| self.key(keys, index)));
            }
            _ => {}
        });
        wanted.retain(|what| self.places.contains_key(what));
        if wanted.is_empty() {
            return;
        }
        let places = self.places_of(at);
        wanted.into_iter().for_each(|what| self.add(what, places.iter().copied()));
    }

    /// What a key of a table refers to.
    fn key(&self, keys: Keys, index: u32) -> Option<Missing> {
        match keys {
            Keys::OpShape => self.program.shapes.get(index as usize).map(|shape| Missing::Op(shape.name)),
            Keys::OpName => Some(Missing::Op(index)),
            Keys::Attr => Some(Missing::Attr(index)),
            Keys::Type => Some(Missing::Type(index)),
            Keys::Number => None,
        }
    }

    /// Where in the source the instruction at `at` comes from.
    fn places_of(&self, at: u32) -> Vec<Place> {
        if at < self.program.rewrites {
            return self.asked.by(at).map(|asked| asked.place).collect();
        }
        self.program.lines.at(at).into_iter().collect()
    }
}
