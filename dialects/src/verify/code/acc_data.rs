//! `acc`: what operations that hand over data may say of it.

use super::{Checked, SignatureCheck, Subject, name_of, require, view, word};
use pdll_ir::{Attr, AttrData, Context};

/// What an operation may say.
struct Intent {
    op: &'static str,
    /// The clauses that it may be made for, without `acc_`: its own, and those that it is a part of.
    clauses: &'static str,
    modifiers: &'static str,
    /// What the device knows of the data has the type of the data.
    keeps_type: bool,
}

const fn intent(
    op: &'static str,
    clauses: &'static str,
    modifiers: &'static str,
    keeps_type: bool,
) -> Intent {
    Intent { op, clauses, modifiers, keeps_type }
}

const INTENTS: [Intent; 19] = [
    intent("attach", "attach", "", true),
    intent("cache", "cache cache_readonly", "readonly", true),
    intent(
        "copyin",
        "copyin copyin_readonly copy reduction",
        "readonly alwaysin alwaysout always capture",
        true,
    ),
    intent("copyout", "copyout copyout_zero copy reduction", "zero alwaysin alwaysout always capture", true),
    intent(
        "create",
        "create create_zero copyout copyout_zero",
        "zero alwaysin alwaysout always capture",
        true,
    ),
    intent("declare_device_resident", "declare_device_resident", "", true),
    intent("declare_link", "declare_link", "", true),
    intent(
        "delete",
        "copyin copyin_readonly create create_zero declare_device_resident declare_link delete no_create \
         present",
        "readonly zero alwaysin alwaysout always capture",
        false,
    ),
    intent("detach", "attach detach", "", false),
    intent("deviceptr", "deviceptr", "", true),
    intent("firstprivate", "firstprivate", "", false),
    intent("firstprivate_map", "firstprivate", "", false),
    intent("nocreate", "no_create", "", true),
    intent("present", "present", "", true),
    intent("private", "private", "", false),
    intent("reduction", "reduction", "", false),
    intent("update_device", "update_device", "", true),
    intent("update_host", "update_host update_self", "", true),
    intent("use_device", "use_device", "", true),
];

fn intent_of(op: &str) -> Option<&'static Intent> {
    INTENTS.iter().find(|intent| intent.op == op)
}

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    intent_of(op).map(|_| check as SignatureCheck)
}

/// Clause, modifiers and types are what the operation is for.
fn check(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let name = name_of(view(s.op));
    let Some(intent) = name.strip_prefix("acc.").and_then(intent_of) else { return Ok(()) };
    let has = |words: &str, wanted: &str| words.split(' ').any(|word| word == wanted);
    let clause = s.attribute("dataClause").and_then(|attr| word(s.ctx(), attr));
    let fits = clause.is_none_or(|clause| has(intent.clauses, clause.trim_start_matches("acc_")));
    require(fits, "the clause is the one that this operation is for, or one that it is made of")?;
    let modifiers = s.attribute("modifiers").map(|attr| modifiers(s.ctx(), attr)).unwrap_or_default();
    for modifier in modifiers.iter().filter(|modifier| *modifier != "none") {
        if !has(intent.modifiers, modifier) {
            return Err(format!("data of this operation has no modifier `{modifier}`").into());
        }
    }
    // Data comes first, or what the device knows of it.
    let known = s.result().or_else(|| s.operand(1));
    let fits = !intent.keeps_type || known.is_none() || known == s.operand(0);
    require(fits, "the result has the type of the data")
}

/// The words of `#acc<data_clause_modifier zero,alwaysin>`.
fn modifiers(ctx: &Context, attr: Attr) -> Vec<String> {
    let AttrData::Opaque { data, .. } = ctx.attr_data(attr) else { return Vec::new() };
    let text = ctx.text(*data);
    let words = text.split([' ', '<', '>', ',', '|']).filter(|word| !word.is_empty()).skip(1);
    words.map(str::to_string).collect()
}
