//! The verifier: what PDL must be for the matcher to take it, whoever made it.
//!
//! First `structure`: each node uses what is there before it, of the types that it takes, in the section that
//! it belongs to. Then what makes a pattern one that can be found and applied: everything is bound and
//! `connected`, the types of `created` operations can be told, what is `gone` is not used, and the
//! `regions` of created operations can be made.

mod connected;
mod created;
mod gone;
mod regions;
mod structure;

use super::{Module, Pattern};
use bumpalo::Bump;
use pdll_source::Standard;
use pdll_source::diag::Diagnostics;
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;
use std::ops::Deref;

/// A module that [`verify`] has found good.
#[derive(Clone, Debug)]
pub struct ValidModule(Module);

impl ValidModule {
    /// Appends the patterns of another module, whose spans must be of the same source map.
    pub fn append(&mut self, other: ValidModule) {
        self.0.append(other.0);
    }

    /// The module, to be changed.
    #[must_use]
    pub fn into_module(self) -> Module {
        self.0
    }
}

impl Deref for ValidModule {
    type Target = Module;

    fn deref(&self) -> &Module {
        &self.0
    }
}

/// Checks all patterns of a module, in order. What is wrong goes to `diags`, each with a place in the source;
/// `None` if anything is.
///
/// Under [`Standard::Mlir22`] good is what mlir-pdll takes; under [`Standard::Extended`] an operation that
/// nothing uses is matched if it uses something that is, and a rewrite may not use what it has erased or
/// replaced.
#[must_use]
pub fn verify(module: Module, std: Standard, diags: &mut Diagnostics) -> Option<ValidModule> {
    let errors = diags.error_count();
    if module.patterns.len() < 2 * BATCH {
        diags.append(check(&module, &module.patterns, std));
    } else {
        let said: Vec<_> = module.patterns.par_chunks(BATCH).map(|some| check(&module, some, std)).collect();
        said.into_iter().for_each(|said| diags.append(said));
    }
    (diags.error_count() == errors).then_some(ValidModule(module))
}

/// Checks what depends on what is known of operations, in patterns that were verified in modules which knew
/// nothing of them.
#[must_use]
pub(crate) fn verify_known(module: Module, std: Standard, diags: &mut Diagnostics) -> Option<ValidModule> {
    let errors = diags.error_count();
    if std == Standard::Extended && regions::may_be_missing(&module.known) {
        let Module { strings, known, patterns, .. } = &module;
        patterns.iter().for_each(|pattern| regions::check(pattern, strings, known, diags));
    }
    (diags.error_count() == errors).then_some(ValidModule(module))
}

/// How many patterns are checked at a time, where several threads check them.
const BATCH: usize = 256;

/// What there is to say about some patterns of a module, in order.
fn check(module: &Module, patterns: &[Pattern], std: Standard) -> Diagnostics {
    let (mut scratch, mut diags) = (Bump::new(), Diagnostics::new());
    let may_miss_regions = regions::may_be_missing(&module.known);
    for pattern in patterns {
        let before = diags.error_count();
        scratch.reset();
        structure::check(pattern, &module.strings, &scratch, &mut diags);
        // The other checks follow uses without looking where they lead.
        if diags.error_count() > before {
            continue;
        }
        connected::check(pattern, std, &scratch, &mut diags);
        created::check(pattern, &module.strings, &scratch, &mut diags);
        if std == Standard::Extended {
            gone::check(pattern, &scratch, &mut diags);
            if may_miss_regions {
                regions::check(pattern, &module.strings, &module.known, &mut diags);
            }
        }
    }
    diags
}
