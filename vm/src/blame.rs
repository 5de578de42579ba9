//! Which patterns matching was at when it was stopped: those whose acceptance can still be reached from
//! there.

use crate::host::Link;
use crate::link::LinkedProgram;
use pdll_bytecode::{ACCEPT, FAIL, FieldRef, Inst, Role};
use rustc_hash::FxHashSet;

impl<H: Link> LinkedProgram<H> {
    /// The patterns behind the instruction at `pc`, in order. If that begins a loop, only those inside it.
    #[cold]
    pub(crate) fn patterns_behind(&self, pc: u32) -> Vec<u32> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        // A position and how many loops are around it, of those entered from here on.
        let mut open = vec![(pc, 0)];
        while let Some((at, depth)) = open.pop() {
            if at & ACCEPT != 0 {
                found.push(at & !ACCEPT);
                continue;
            }
            if at == FAIL || !seen.insert(at) {
                continue;
            }
            let Some(Ok((inst, len))) = self.code.get(at as usize..).map(Inst::decode) else { continue };
            let next = at + len as u32;
            match inst {
                Inst::ForEachUser { done, .. } | Inst::ForEachUserOf { done, .. } => {
                    open.push((next, depth + 1));
                    if at != pc {
                        open.push((done, depth));
                    }
                }
                Inst::Continue {} => {}
                Inst::Break { to } if depth > 1 => open.push((to, depth - 1)),
                Inst::Break { .. } => {}
                Inst::Jump { to } => open.push((to, depth)),
                Inst::Accept { pattern } | Inst::AcceptStop { pattern } => {
                    found.push(pattern);
                    open.push((next, depth));
                }
                _ => {
                    let switch = self.targets(&inst, &mut found, |to| open.push((to, depth)));
                    if !switch {
                        open.push((next, depth));
                    }
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The titles of the patterns behind the instruction at `pc`.
    #[cold]
    pub(crate) fn titles_behind(&self, pc: u32) -> Vec<String> {
        self.patterns_behind(pc).into_iter().map(|p| self.pattern_title(p).to_string()).collect()
    }

    /// Gives where an instruction may go besides the next one, and the pattern that it records; whether it is
    /// a switch.
    fn targets(&self, inst: &Inst, found: &mut Vec<u32>, mut go: impl FnMut(u32)) -> bool {
        let mut switch = false;
        inst.for_each_field(|_, role, field| match (role, field) {
            (Role::Target, FieldRef::Word(to)) => go(to),
            (Role::Table(_), FieldRef::Word(base)) => {
                switch = true;
                self.tables.targets(base).into_iter().for_each(&mut go);
            }
            (Role::Pattern, FieldRef::Word(pattern)) if matches!(inst, Inst::Record { .. }) => {
                found.push(pattern)
            }
            _ => {}
        });
        switch
    }
}
