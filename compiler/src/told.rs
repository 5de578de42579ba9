//! What a text of the `pdl` dialect says of itself, besides patterns: the code of natives, and the `.td`
//! files that define its operations. `--emit=pdl` writes both as attributes of the module.

use crate::cxx;
use crate::hir;
use crate::ods::model::Model;
use crate::ods::resolve::{self, Param, Resolved, Unknown};
use crate::ods::{self, Rewrite, Settings};
use crate::pdl::{Constraint, Module, NodeKind, Ty};
use pdll_source::SourceMap;
use pdll_source::diag::{Diagnostic, Diagnostics};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// What a native takes and gives.
type Signature = (Vec<Ty>, Vec<Ty>);

/// Reads the files that [`Module::definitions`] names, and the code in [`Module::code`] as that of the
/// natives that the patterns call: what they mean is [`Module::known`] then. Gives what the files define.
pub fn know<'k>(
    module: &mut Module,
    sources: &mut SourceMap,
    td: impl Into<Settings<'k>>,
    diags: &mut Diagnostics,
) -> Arc<Model> {
    let mut files = Vec::new();
    for name in &module.definitions {
        match sources.include(Path::new(name), module.span) {
            Ok(file) => files.push((file, module.span)),
            Err(e) => {
                let message = format!("cannot include `{name}`, which defines the operations: {e}");
                let help = "say where it is with -I, or take it out of `pdllc.definitions`";
                diags.push(Diagnostic::error(module.span, message).help(help));
            }
        }
    }
    let model = ods::load(files, sources, td, diags);
    module.known.ops = hir::known_ops(module, &model);
    for (is_rewrite, calls) in [(false, calls(module, false)), (true, calls(module, true))] {
        for (name, signature) in calls {
            let Some(code) = module.code.get(&name).and_then(|c| Some((c.body.as_deref()?, &c.params)))
            else {
                continue;
            };
            let Some(signature) = signature.filter(|s| s.0.len() == code.1.len()) else {
                let message = format!("`{name}` is called with other things than its code takes");
                diags.push(Diagnostic::error(module.span, message).help("mend the call, or `pdllc.code`"));
                continue;
            };
            let params = signature.0.len();
            match (is_rewrite, &signature.1[..]) {
                (false, []) => {
                    let condition = read(code, &signature.0, |s, p| resolve::condition(s, p, &model.classes));
                    module.known.constraints.insert(name, Some(Constraint { params, condition }));
                }
                (true, &[result]) => {
                    let wanted = result.sort();
                    let value = read(code, &signature.0, |s, p| resolve::value(s, p, &model.classes, wanted));
                    module.known.rewrites.insert(name, Some(Rewrite { params, value }));
                }
                _ => {}
            }
        }
    }
    model
}

/// The body of a function and the names of its parameters, of these types.
fn read(
    (body, names): (&str, &Vec<String>),
    tys: &[Ty],
    resolve: impl FnOnce(&cxx::Snippet, &[Param]) -> Result<Resolved, Unknown>,
) -> Result<Resolved, Unknown> {
    let snippet = cxx::body(body).map_err(|fault| Unknown::Unreadable(fault, None))?;
    let param =
        |(name, ty): (&String, &Ty)| Param { name: name.clone(), sort: ty.sort(), cpp_type: String::new() };
    let params: Vec<Param> = names.iter().zip(tys).map(param).collect();
    resolve(&snippet, &params)
}

/// The natives that are called, by name; `None`: with several signatures.
fn calls(module: &Module, rewrites: bool) -> BTreeMap<String, Option<Signature>> {
    let mut all: BTreeMap<String, Option<Signature>> = BTreeMap::new();
    for pattern in &module.patterns {
        for &n in pattern.body.iter().chain(&pattern.rewrite.body) {
            let (name, args) = match &pattern.node(n).kind {
                NodeKind::ApplyConstraint { name, args, .. } if !rewrites => (*name, args),
                NodeKind::ApplyRewrite { name, args } if rewrites => (*name, args),
                _ => continue,
            };
            let tys = |values: &mut dyn Iterator<Item = crate::pdl::Value>| -> Vec<Ty> {
                values.map(|v| pattern.ty(v)).collect()
            };
            let signature = (tys(&mut args.iter().copied()), tys(&mut pattern.node(n).values()));
            let name = module.strings.get(name).to_string();
            let known = all.entry(name).or_insert_with(|| Some(signature.clone()));
            *known = known.take().filter(|k| *k == signature);
        }
    }
    all
}
