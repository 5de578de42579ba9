//! The verifier: what it accepts runs without checks, on any host.
//!
//! `pools` checks what does not depend on code, `look` what holds of an instruction wherever it stands, and
//! `flow` goes over the code once, in order, to find what is known at each instruction: which registers every
//! way to it has written (definite assignment, see `dominators`) and which loops run there. Time is n log n
//! in the size of the program, memory linear in it.

mod bits;
mod dominators;
mod flow;
mod insts;
mod look;
mod pools;
#[cfg(test)]
mod tests;

use crate::error::VerifyError;
use crate::program::Program;
use crate::query::check_definitions;
use flow::Flow;
use std::ops::Deref;

/// A program that was found good: the machine can run it without checks.
///
/// It comes from [`verify`] and from [`crate::read`] and cannot be changed; [`Self::into_program`] gives back
/// what can be, and must be verified again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifiedProgram(Program);

impl VerifiedProgram {
    /// The program, to be changed.
    #[must_use]
    pub fn into_program(self) -> Program {
        self.0
    }
}

impl Deref for VerifiedProgram {
    type Target = Program;

    fn deref(&self) -> &Program {
        &self.0
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
    let program = verify_what_runs(program)?;
    pools::check_asked(&program)?;
    Ok(program)
}

/// Checks all of a program but who asks for its tests, which nothing that runs depends on.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify_what_runs(program: Program) -> Result<VerifiedProgram, VerifyError> {
    check_what_runs(&program)?;
    Ok(VerifiedProgram(program))
}

/// As [`verify_what_runs`], for those who do something else with the program meanwhile.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_what_runs(program: &Program) -> Result<(), VerifyError> {
    pools::check_pools(program)?;
    check_definitions(program).or_else(|message| fault("definitions", message))?;
    Flow::new(program)?.run()
}
