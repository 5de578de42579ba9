//! What a program can hold: a pattern that goes beyond it is an error at its place in the source.

use super::Codegen;
use crate::pdl::{Module, NodeKind, Str};
use pdll_bytecode::limits::{MAX_CODE_WORDS, MAX_INST_WORDS, MAX_PROGRAM_BYTES, MAX_REGISTERS};
use pdll_source::Span;
use pdll_source::diag::Diagnostic;

/// The bounds of [`pdll_bytecode::limits`] that compiling can reach.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Words of code.
    pub code_words: usize,
    /// Words of one instruction.
    pub inst_words: usize,
    /// Registers of one bank.
    pub registers: u32,
    /// Bytes of texts, constants and lists.
    pub program_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            code_words: MAX_CODE_WORDS,
            inst_words: MAX_INST_WORDS,
            registers: MAX_REGISTERS,
            program_bytes: MAX_PROGRAM_BYTES,
        }
    }
}

impl Codegen<'_> {
    /// Whether code is within the limits; `span` says what was just written. An error: the limit that has
    /// been passed.
    pub(super) fn within_limits(&self, span: impl FnOnce(&Self) -> Span) -> Result<(), Box<Diagnostic>> {
        let limits = &self.limits;
        let (words, longest) = self.asm.sizes();
        let registers = self.regs.counts().into_iter().max().unwrap_or(0);
        let (why, is, max, unit, help) = if longest > limits.inst_words {
            let why = "what this says takes more room than one instruction has";
            (
                why,
                longest,
                limits.inst_words,
                "words",
                "make the list of operands, attributes or types shorter",
            )
        } else if words > limits.code_words {
            let why = "the code of the patterns up to this one is too long for one program";
            (why, words, limits.code_words, "words", "compile the patterns as several files")
        } else if registers > limits.registers {
            let why = "the patterns up to this one refer to too many things for one program";
            let max = limits.registers as usize;
            (why, registers as usize, max, "registers", "compile the patterns as several files")
        } else {
            return Ok(());
        };
        let message = format!("{why}: {is} {unit}, where {max} are the limit");
        Err(Box::new(Diagnostic::error(span(self), message).help(help)))
    }
}

/// Checks the texts of a module: that they fit a file, and that names are such as a program can have.
pub(super) fn check_texts(module: &Module, limits: &Limits) -> Result<(), Box<Diagnostic>> {
    let bytes = module.strings.bytes() + 4 * module.strings.len();
    if bytes > limits.program_bytes {
        let max = limits.program_bytes;
        let message =
            format!("names and constants take {bytes} bytes, where {max} are the limit of one program");
        return Err(Box::new(
            Diagnostic::error(module.span, message).help("compile the patterns as several files"),
        ));
    }
    // Nearly always there is none, and no pattern is looked at.
    if !module.strings.has_odd() {
        return Ok(());
    }
    let bad: Vec<bool> = module.strings.iter().map(|text| text.is_empty() || text.contains('\0')).collect();
    let is_bad = |name: &Str| bad[name.index()];
    for node in module.patterns.iter().flat_map(|p| &p.nodes) {
        let found = match &node.kind {
            NodeKind::Operation { name, attributes, .. } => {
                name.iter().any(is_bad) || attributes.iter().any(|a| is_bad(&a.0))
            }
            NodeKind::ApplyConstraint { name, .. } | NodeKind::ApplyRewrite { name, .. } => is_bad(name),
            _ => false,
        };
        if found {
            let message = "a name here is empty or has a NUL byte in it, which no IR has";
            return Err(Box::new(Diagnostic::error(node.span, message)));
        }
    }
    Ok(())
}
