//! The native functions that patterns call: constraints of `.td` files by name, others as declarations.

use super::names::{Taken, is_free};
use super::{place, quoted};
use crate::ods::model::{ConstraintKind, Model};
use crate::pdl::{CODE, Constraint, NativeCode, NodeKind, Pattern, Str, Ty, ValidModule, Value};
use pdll_source::SourceMap;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// What tells one native function from another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Signature {
    name: Str,
    rewrite: bool,
    params: Vec<Ty>,
    results: Vec<Ty>,
}

/// How a native function is called here.
struct Native<'m> {
    /// Its name in PDLL.
    name: String,
    /// Its name in the program.
    registered: &'m str,
    /// An included file has it.
    imported: bool,
    code: Option<&'m NativeCode>,
}

/// All that patterns call, in the order in which they first do.
pub(super) struct Natives<'m> {
    by_signature: FxHashMap<Signature, usize>,
    list: Vec<(Signature, Native<'m>)>,
}

impl<'m> Natives<'m> {
    /// Those of a module; takes their names, and all that included files declare.
    pub(super) fn of(module: &'m ValidModule, model: Option<&'m Model>, taken: &mut Taken) -> Self {
        let imports = model.into_iter().flat_map(|m| m.imports.values().map(move |i| (m, i)));
        let imported: FxHashMap<&str, _> = imports
            .flat_map(|(m, import)| import.constraints.iter().map(move |&c| m.constraint(c)))
            .map(|c| (c.name.as_str(), c))
            .collect();
        taken.add(imported.keys().map(|name| (*name).to_string()));
        let mut natives = Self { by_signature: FxHashMap::default(), list: Vec::new() };
        for pattern in &module.patterns {
            for signature in signatures(pattern) {
                if natives.by_signature.contains_key(&signature) {
                    continue;
                }
                let registered = module.strings.get(signature.name);
                let def = imported.get(registered).filter(|c| {
                    let param = match c.kind {
                        ConstraintKind::Attr => Ty::Attribute,
                        ConstraintKind::Type => Ty::Type,
                        _ => Ty::Operation,
                    };
                    !signature.rewrite && signature.results.is_empty() && signature.params == [param]
                });
                let same = def.is_some_and(|def| {
                    let known = module.known.constraints.get(registered).and_then(Option::as_ref);
                    let condition = model.map(|m| m.resolve(def));
                    known == condition.map(|condition| Constraint { params: 1, condition }).as_ref()
                });
                let code = module.code.get(registered).filter(|c| {
                    let known = match signature.rewrite {
                        true => signature.results.len() == 1,
                        false => signature.results.is_empty(),
                    };
                    !same && (known || c.body.is_none()) && c.params.len() == signature.params.len()
                });
                let name = match same {
                    true => registered.to_string(),
                    false => taken.claim(&base(registered, module.code.get(registered), signature.rewrite)),
                };
                natives.by_signature.insert(signature.clone(), natives.list.len());
                natives.list.push((signature, Native { name, registered, imported: same, code }));
            }
        }
        let names: Vec<String> = natives.list.iter().map(|n| n.1.name.clone()).collect();
        taken.add(names);
        natives
    }

    /// How the call of a node of this pattern is written.
    pub(super) fn called(&self, pattern: &Pattern, node: &NodeKind, results: &[Ty]) -> &str {
        let known = signature(pattern, node, results).and_then(|s| self.by_signature.get(&s));
        known.map_or("", |&i| &self.list[i].1.name)
    }

    /// The same of the rewrite that is all that a pattern does.
    pub(super) fn called_whole(&self, pattern: &Pattern) -> &str {
        let known = whole(pattern).and_then(|s| self.by_signature.get(&s));
        known.map_or("", |&i| &self.list[i].1.name)
    }

    /// Declares those that no included file has.
    pub(super) fn declare(&self, sources: &SourceMap, out: &mut String) {
        for (signature, native) in self.list.iter().filter(|n| !n.1.imported) {
            out.push_str(if out.is_empty() { "" } else { "\n" });
            let mut names = Taken::default();
            let params: Vec<String> = (0..)
                .zip(&signature.params)
                .map(|(i, &ty)| {
                    let known = native.code.and_then(|c| c.params.get(i));
                    let name = names.claim(known.map_or("value", String::as_str));
                    format!("{name}: {}", ty.constraint())
                })
                .collect();
            let results: Vec<&str> = signature.results.iter().map(|ty| ty.constraint()).collect();
            let results = match &results[..] {
                [] => String::new(),
                [only] => format!(" -> {only}"),
                many => format!(" -> ({})", many.join(", ")),
            };
            let kind = if signature.rewrite { "Rewrite" } else { "Constraint" };
            let head = format!("{kind} {}({}){results}", native.name, params.join(", "));
            // The code calls parameters by names that PDLL must have, too.
            let body = native.code.and_then(|c| {
                let same = c.params.iter().zip(&params).all(|(name, p)| p.split(':').next() == Some(name));
                c.body.as_deref().filter(|_| same)
            });
            if let (Some(code), None) = (native.code, body) {
                let _ = writeln!(out, "// {}: {}", place(sources, code.span), code.in_a_line());
            }
            match body {
                Some(body) if body.contains("}]") => {
                    let _ = write!(out, "{head} ");
                    quoted(body, out);
                    out.push_str(";\n");
                }
                Some(body) => {
                    let _ = writeln!(out, "{head} [{{ {} }}];", body.replace('\\', "\\\\"));
                }
                None if native.name == native.registered => drop(writeln!(out, "{head};")),
                None => {
                    let _ = write!(out, "{head} = ");
                    quoted(native.registered, out);
                    out.push_str(";\n");
                }
            }
        }
    }
}

/// What a native function is called in PDLL, if it is called so in the program.
fn base(registered: &str, code: Option<&NativeCode>, rewrite: bool) -> String {
    match code.and_then(|c| c.def.clone()) {
        _ if is_free(registered) => registered.to_string(),
        Some(def) if registered.starts_with(CODE) => def,
        None if registered.starts_with(CODE) => if rewrite { "make" } else { "check" }.into(),
        _ => registered.replace("::", "_"),
    }
}

/// What a pattern calls, in order.
fn signatures(pattern: &Pattern) -> impl Iterator<Item = Signature> {
    let nodes = pattern.body.iter().chain(&pattern.rewrite.body).map(|&n| pattern.node(n));
    let of_nodes = nodes.filter_map(|n| {
        let results: Vec<Ty> = n.values().map(|v| pattern.ty(v)).collect();
        signature(pattern, &n.kind, &results)
    });
    of_nodes.chain(whole(pattern))
}

fn whole(pattern: &Pattern) -> Option<Signature> {
    let (name, args) = pattern.rewrite.external.as_ref()?;
    let params = pattern.rewrite.root.iter().chain(args).map(|&v| pattern.ty(v)).collect();
    Some(Signature { name: *name, rewrite: true, params, results: Vec::new() })
}

fn signature(pattern: &Pattern, node: &NodeKind, results: &[Ty]) -> Option<Signature> {
    let (name, rewrite, args): (_, _, &[Value]) = match node {
        NodeKind::ApplyConstraint { name, args, .. } => (*name, false, args),
        NodeKind::ApplyRewrite { name, args } => (*name, true, args),
        _ => return None,
    };
    let params = args.iter().map(|&v| pattern.ty(v)).collect();
    Some(Signature { name, rewrite, params, results: results.to_vec() })
}
