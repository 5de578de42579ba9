//! The verifier: what it accepts runs without checks, on any host.
//!
//! `pools` checks what does not depend on code, `look` what holds of an instruction wherever it stands, and
//! `flow` goes over the matcher once, in order, to find what is known at each instruction: which registers
//! every way to it has written (definite assignment, see `dominators`) and which loops run there. `rewrite`
//! does the same with one rewrite, now or when that is wanted first. Time is n log n in the size of the
//! program, memory linear in it.

mod bits;
mod captured;
mod dominators;
mod flow;
mod insts;
mod look;
mod pools;
mod rewrite;
#[cfg(test)]
mod tests;

pub use rewrite::VerifiedRewrite;

use crate::error::VerifyError;
use crate::needs::Needs;
use crate::program::Program;
use crate::query::check_definitions;
use flow::Flow;
use rewrite::Rewrites;
use std::ops::{Deref, Range};
use std::sync::Arc;

/// A program that was found good: the machine can run it without checks, its matcher as it is, its rewrites
/// as far as [`Self::rewrite`] has let them pass.
///
/// It comes from [`verify`] and from [`crate::read`] and cannot be changed; [`Self::into_program`] gives back
/// what can be, and must be verified again. A clone is the same program.
#[derive(Clone, Debug)]
pub struct VerifiedProgram(Arc<Verified>);

#[derive(Debug)]
struct Verified {
    program: Program,
    rewrites: Rewrites,
}

impl VerifiedProgram {
    /// The program, to be changed.
    #[must_use]
    pub fn into_program(self) -> Program {
        Arc::try_unwrap(self.0).map_or_else(|shared| shared.program.clone(), |only| only.program)
    }

    /// The rewrite of a pattern, which is verified now unless all were.
    ///
    /// # Errors
    /// What is wrong with it. Never so of a program that [`verify`] has accepted.
    pub fn rewrite(&self, pattern: u32) -> Result<VerifiedRewrite<'_>, VerifyError> {
        self.0.rewrites.check(&self.0.program, pattern)
    }

    /// Whether all rewrites are verified.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.0.rewrites.are_good()
    }

    /// What rewrites need of a host. One that needs more is not verified.
    #[must_use]
    pub fn needs(&self) -> &Needs {
        &self.0.rewrites.needs
    }
}

impl PartialEq for VerifiedProgram {
    fn eq(&self, other: &Self) -> bool {
        self.0.program == other.0.program
    }
}

impl Eq for VerifiedProgram {}

impl Deref for VerifiedProgram {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.0.program
    }
}

type Check = Result<(), VerifyError>;

fn fault<T>(section: &'static str, message: String) -> Result<T, VerifyError> {
    Err(VerifyError { section, at: None, message })
}

fn fault_at<T>(at: usize, message: String) -> Result<T, VerifyError> {
    Err(VerifyError { section: "code", at: Some(at), message })
}

/// Checks a program.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify(program: Program) -> Result<VerifiedProgram, VerifyError> {
    let program = verify_what_runs(program, |count, check| check(0..count))?;
    pools::check_sources(&program)?;
    Ok(program)
}

/// Checks rewrites of patterns by their numbers; the error is of the first of them that is wrong.
pub type CheckRewrites<'c> = &'c (dyn Fn(Range<u32>) -> Result<(), VerifyError> + Sync);

/// How so many rewrites are checked, which do not depend on each other: calls a check for all of them, in as
/// many parts and on as many threads as it likes, and gives the first error in their order. One that it
/// leaves out is checked after it.
pub type InParts = fn(u32, CheckRewrites<'_>) -> Result<(), VerifyError>;

/// Checks all of a program but where its code and tests come from, which nothing that runs depends on.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify_what_runs(program: Program, in_parts: InParts) -> Result<VerifiedProgram, VerifyError> {
    let rewrites = all_rewrites_of(&program, in_parts)?;
    Ok(VerifiedProgram(Arc::new(Verified { program, rewrites })))
}

/// As [`verify_what_runs`], for those who do something else with the program meanwhile.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_what_runs(program: &Program, in_parts: InParts) -> Result<(), VerifyError> {
    all_rewrites_of(program, in_parts).map(drop)
}

fn all_rewrites_of(program: &Program, in_parts: InParts) -> Result<Rewrites, VerifyError> {
    let mut rewrites = rewrites_of(program)?;
    rewrites.check_all(program, in_parts)?;
    Ok(rewrites)
}

/// Checks what is needed for matching. Rewrites are checked when they are wanted
/// ([`VerifiedProgram::rewrite`]).
///
/// # Errors
/// The first thing that is wrong.
pub(crate) fn verify_matcher(program: Program) -> Result<VerifiedProgram, VerifyError> {
    let rewrites = rewrites_of(&program)?;
    Ok(VerifiedProgram(Arc::new(Verified { program, rewrites })))
}

/// What is to be known for verifying rewrites, once the matcher has been found good.
fn rewrites_of(program: &Program) -> Result<Rewrites, VerifyError> {
    pools::check_pools(program)?;
    check_definitions(program).or_else(|message| fault("definitions", message))?;
    let known = Flow::new(program)?.run()?;
    Rewrites::new(program, known, Needs::of(program))
}
