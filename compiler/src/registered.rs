//! Whether the native functions that a program calls are among those that there will be when it runs.

use crate::pdl::{self, NodeKind};
use pdll_bytecode::{Meaning, Native, Program, declaration};
use pdll_source::Span;
use pdll_source::diag::{Diagnostic, Diagnostics, nearest_name};

/// Reports each native of `program`, which was made from `module`, that is not among `natives` with the same
/// signature, at the first call of it. Constraints whose code the program has need not be there.
pub(crate) fn check(program: &Program, module: &pdl::Module, natives: &[Native], diags: &mut Diagnostics) {
    for (i, native) in (0..).zip(&program.natives) {
        let has_code =
            program.definitions.iter().any(|d| d.native == i && matches!(d.meaning, Meaning::Expr(_)));
        if has_code || natives.contains(native) {
            continue;
        }
        let at = first_call(module, native).unwrap_or(module.span);
        let same_sort = || natives.iter().filter(|n| n.constraint == native.constraint);
        let called = declaration(native);
        let d = match same_sort().find(|n| n.name == native.name) {
            Some(other) => {
                let registered = declaration(other);
                Diagnostic::error(at, format!("`{called}` is called, but registered is `{registered}`"))
                    .help("declare it as it is registered")
            }
            None => {
                let d = Diagnostic::error(at, format!("`{called}` is not registered"));
                match nearest_name(&native.name, same_sort().map(|n| n.name.as_str())) {
                    Some(near) => d.help(format!("did you mean `{near}`?")),
                    None => d,
                }
            }
        };
        diags.push(d);
    }
}

/// Where a native is first called.
fn first_call(module: &pdl::Module, native: &Native) -> Option<Span> {
    module.patterns.iter().find_map(|pattern| {
        let external = pattern.rewrite.external.iter().map(|(name, _)| (false, *name, pattern.rewrite.span));
        let calls = pattern.nodes.iter().filter_map(|node| match &node.kind {
            NodeKind::ApplyConstraint { name, .. } => Some((true, *name, node.span)),
            NodeKind::ApplyRewrite { name, .. } => Some((false, *name, node.span)),
            _ => None,
        });
        let mut all = calls.chain(external);
        let call = all.find(|c| c.0 == native.constraint && module.strings.get(c.1) == native.name)?;
        Some(call.2)
    })
}
