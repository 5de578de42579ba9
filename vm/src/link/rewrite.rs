//! Rewrites: each is verified, copied with its pool indices replaced, and read through when it is applied for
//! the first time. Of many patterns few are ever applied.

use super::effects::{Effects, effects};
use crate::host::{AttrSym, OpSym};
use pdll_bytecode::isa::{length_at, opcode as o, opcode_at, patch};
use pdll_bytecode::{FAIL, Role, VerifiedProgram, VerifyError};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The rewrite of a pattern, ready to run.
#[derive(Debug)]
pub(crate) struct LinkedRewrite {
    /// Its words. Targets are places among them, and names of created ops are [`Self::sites`].
    pub(crate) code: Box<[u32]>,
    /// Where in the code of the program it starts.
    pub(crate) start: usize,
    pub(crate) effects: Effects,
    /// The names of the ops that it creates, one for each instruction that does; they are numbered through
    /// with those of all other rewrites, in the order in which these were linked.
    pub(crate) sites: Box<[OpSym]>,
    pub(crate) first_site: u32,
}

/// A rewrite that was wanted, or what is wrong with it.
type Linked = Box<Result<LinkedRewrite, VerifyError>>;

/// The rewrites of a program, those that have been applied linked. Threads share them.
#[derive(Debug)]
pub(super) struct Rewrites {
    /// By pattern; why not, if it is not valid.
    linked: Box<[OnceLock<Linked>]>,
    /// Names of the host by index of a pool.
    ops: Vec<OpSym>,
    attr_names: Vec<AttrSym>,
    /// How many sites the linked ones have.
    sites: AtomicU32,
}

impl Rewrites {
    pub(super) fn new(patterns: usize, ops: Vec<OpSym>, attr_names: Vec<AttrSym>) -> Self {
        let linked = std::iter::repeat_with(OnceLock::new).take(patterns).collect();
        Self { linked, ops, attr_names, sites: AtomicU32::new(0) }
    }

    /// Names of the host by index of a pool.
    pub(super) fn ops(&self) -> &[OpSym] {
        &self.ops
    }

    /// The rewrite of a pattern if it has been wanted before and is good.
    #[inline(always)]
    pub(super) fn known(&self, pattern: u32) -> Option<&LinkedRewrite> {
        self.linked.get(pattern as usize)?.get()?.as_ref().as_ref().ok()
    }

    /// The rewrite of a pattern of `program`, which these are of.
    ///
    /// # Errors
    /// What is wrong with it.
    #[cold]
    pub(super) fn get(&self, program: &VerifiedProgram, pattern: u32) -> Result<&LinkedRewrite, VerifyError> {
        let Some(linked) = self.linked.get(pattern as usize) else { return Err(no_pattern()) };
        let linked = linked.get_or_init(|| Box::new(self.link(program, pattern)));
        linked.as_ref().as_ref().map_err(Clone::clone)
    }

    fn link(&self, program: &VerifiedProgram, pattern: u32) -> Result<LinkedRewrite, VerifyError> {
        let rewrite = program.rewrite(pattern)?;
        let (mut code, start) = (Box::<[u32]>::from(rewrite.code()), rewrite.start());
        let places = || {
            let after = |&at: &usize| Some(at + length_at(rewrite.code(), at));
            std::iter::successors(Some(0), after).take_while(|&at| at < rewrite.code().len())
        };
        let creates = |&at: &usize| {
            matches!(opcode_at(rewrite.code(), at), o::Create | o::CreateInfer | o::CreateReplacing)
        };
        let count = places().filter(creates).count();
        let first_site = self.sites.fetch_add(count as u32, Ordering::Relaxed);
        let mut sites = Vec::with_capacity(count);
        for at in places() {
            patch(&mut code[at..], |role, word| match role {
                Role::OpName => {
                    sites.push(self.ops[*word as usize]);
                    *word = first_site + sites.len() as u32 - 1;
                }
                Role::AttrName => *word = self.attr_names[*word as usize].0,
                Role::Target if *word != FAIL => *word -= start,
                _ => {}
            });
        }
        let effects = effects(&code);
        Ok(LinkedRewrite { code, start: start as usize, effects, sites: sites.into(), first_site })
    }
}

#[cold]
fn no_pattern() -> VerifyError {
    VerifyError { section: "patterns", at: None, message: "there is no such pattern".into() }
}
