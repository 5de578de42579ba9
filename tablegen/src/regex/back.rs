//! Matching with back-references: depth first over the ways through the program, each state of which is
//! visited once.

use super::{Inst, Regex, holds};
use rustc_hash::FxHashSet;

/// Where groups 1 to 9 begin and end in the text, each as far as it is known.
type Places = [Option<u32>; 20];

/// How many states may be visited. Their number can grow with a power of the text's length.
const MAX_STATES: usize = 200_000;

impl Regex {
    pub(super) fn search_back(&self, text: &[u8]) -> Result<bool, &'static str> {
        let mut seen: FxHashSet<(usize, usize, Places)> = FxHashSet::default();
        let mut work: Vec<_> = (0..=text.len()).map(|at| (0, at, [None; 20])).collect();
        while let Some((pc, at, mut places)) = work.pop() {
            if !seen.insert((pc, at, places)) {
                continue;
            }
            if seen.len() > MAX_STATES {
                return Err("its back-references take too long");
            }
            match &self.program[pc] {
                Inst::Done => return Ok(true),
                Inst::Byte(set) if text.get(at).is_some_and(|&b| set[b as usize]) => {
                    work.push((pc + 1, at + 1, places));
                }
                Inst::Byte(_) => {}
                &Inst::Split(a, b) => work.extend([(b, at, places), (a, at, places)]),
                &Inst::Save(n) => {
                    if let Some(place) = places.get_mut(n) {
                        *place = Some(at as u32);
                    }
                    work.push((pc + 1, at, places));
                }
                &Inst::Back(n) => {
                    let (Some(from), Some(to)) = (places[2 * n], places[2 * n + 1]) else { continue };
                    let matched = text.get(from as usize..to as usize).unwrap_or_default();
                    if text[at..].starts_with(matched) {
                        work.push((pc + 1, at + matched.len(), places));
                    }
                }
                place => {
                    if holds(place, text, at) {
                        work.push((pc + 1, at, places));
                    }
                }
            }
        }
        Ok(false)
    }
}
