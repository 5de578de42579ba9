//! `--verify-each`: which pattern has made the IR invalid.

use pdll::{IrHost, LinkedSet, Outcome, Patterns, RewriteListener};
use pdll_ir::verify;
use pdll_source::diag::Diagnostics;

/// Verifies the whole IR after each rewrite, until something is wrong.
pub(crate) struct VerifyEach<'a> {
    linked: &'a LinkedSet<IrHost>,
    /// Whether it does so.
    is_on: bool,
    broken: Option<(u32, Diagnostics)>,
}

impl<'a> VerifyEach<'a> {
    pub(crate) fn new(linked: &'a LinkedSet<IrHost>, is_on: bool) -> Self {
        Self { linked, is_on, broken: None }
    }

    /// What the first pattern that has made the IR invalid has made of it, with its name and place.
    pub(crate) fn errors(self) -> Option<Diagnostics> {
        let (pattern, errors) = self.broken?;
        let title = self.linked.pattern_title(pattern);
        let place = self.linked.pattern_place(pattern).filter(|place| place != title);
        let by = match place {
            Some(place) => format!("pattern {title} (at {place}) has made it so"),
            None => format!("pattern {title} has made it so"),
        };
        Some(errors.into_iter().map(|error| error.note(by.clone())).collect())
    }
}

impl RewriteListener<IrHost> for VerifyEach<'_> {
    fn pattern_end(&mut self, host: &mut IrHost, pattern: u32, outcome: &Outcome) {
        if !self.is_on || self.broken.is_some() || !matches!(outcome, Outcome::Done | Outcome::Broken(_)) {
            return;
        }
        let errors = host.with_ir(|ctx, ir, _| verify(ctx, ir));
        self.broken = errors.filter(|errors| !errors.is_empty()).map(|errors| (pattern, errors));
    }
}
