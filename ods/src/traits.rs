//! Traits: lists unfolded, those of MLIR's own recognised, effects on memory put together.

use super::reader::{Bases, Reader, is};
use crate::model::{Effect, EffectKind, EffectTarget, Effects, KnownTrait, TraitDetail, TraitModel};
use pdll_tablegen::{RecId, RecordRef};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// The C++ class of a trait that is not only a condition.
pub(super) fn native_name(t: RecordRef<'_>, is_native: bool) -> Option<String> {
    let name = t.string("trait")?;
    Some(match t.string("cppNamespace") {
        Some(space) if is_native => format!("{space}::{name}"),
        _ => name.to_string(),
    })
}

/// Traits, each once, lists and the bases of interfaces unfolded.
struct Unfolded<'r> {
    list: Vec<RecordRef<'r>>,
    seen: FxHashSet<RecId>,
}

/// The traits that a record has.
fn unfolded<'r>(record: RecordRef<'r>, bases: &Bases) -> Vec<RecordRef<'r>> {
    // Every record is entered once, so this ends whatever refers to what; the stack of lists is explicit.
    fn push<'r>(record: RecordRef<'r>, field: &str, to: &mut Vec<RecordRef<'r>>) {
        let start = to.len();
        to.extend(record.list(field).iter().flat_map(|l| l.iter()).filter_map(|v| v.as_def()));
        to[start..].reverse();
    }
    let mut found = Unfolded { list: Vec::new(), seen: FxHashSet::default() };
    let mut work = Vec::new();
    push(record, "traits", &mut work);
    while let Some(t) = work.pop() {
        if !found.seen.insert(t.id()) {
            continue;
        }
        if is(t, bases.trait_list) {
            push(t, "traits", &mut work);
            continue;
        }
        if is(t, bases.interface) {
            push(t, "baseInterfaces", &mut work);
        }
        found.list.push(t);
    }
    found.list
}

impl<'r> Reader<'r, '_> {
    /// The traits of an operation, type or attribute, and their records.
    pub(super) fn traits(&mut self, record: RecordRef<'r>) -> (Vec<RecordRef<'r>>, Vec<Arc<TraitModel>>) {
        let records = unfolded(record, &self.bases);
        let models = records.iter().map(|t| self.trait_model(*t)).collect();
        (records, models)
    }

    fn trait_model(&mut self, t: RecordRef<'r>) -> Arc<TraitModel> {
        if let Some(known) = self.traits.get(&t.id()) {
            return known.clone();
        }
        let name = native_name(t, is(t, self.bases.native_trait)).unwrap_or_default();
        let (class, parameters) = match name.split_once('<') {
            Some((class, rest)) => (class, rest.strip_suffix(">::Impl")),
            None => (&*name, None),
        };
        let known = KnownTrait::of_class(class);
        let mut detail = match parameters {
            Some(p) => TraitDetail::Parameters(p.to_string()),
            None if is(t, self.bases.interface) => TraitDetail::Interface,
            None => TraitDetail::None,
        };
        if name.is_empty() {
            detail = self.predicate_trait(t);
        }
        let model = Arc::new(TraitModel { record: t.name().to_string(), known, detail, name });
        self.traits.insert(t.id(), model.clone());
        model
    }

    fn predicate_trait(&mut self, t: RecordRef<'r>) -> TraitDetail {
        let predicate = self.predicates.condition(t, &mut self.model.predicates);
        let text = |field: &str| t.string(field).map(str::to_string);
        if let (true, Some(lhs), Some(rhs)) = (t.is_subclass_of("TypesMatchWith"), text("lhs"), text("rhs")) {
            let transformer = text("transformer").unwrap_or_else(|| "$_self".into());
            let optional = t.is_subclass_of("OptionalTypesMatchWith");
            let ranged = t.is_subclass_of("RangedTypesMatchWith");
            return TraitDetail::TypesMatchWith { lhs, rhs, transformer, optional, ranged, predicate };
        }
        let of_elements = t.is_subclass_of("ShapedTypeMatchesElementCountAndTypes");
        if let (true, Some(shaped), Some(elements)) = (of_elements, text("shaped"), text("elements")) {
            return TraitDetail::ElementsMatch { shaped, elements, predicate };
        }
        let all = ["AllMatchSameOperatorTrait", "AllTypesMatch"].iter().any(|c| t.is_subclass_of(c));
        if let (true, Some(values)) = (all, t.list("values")) {
            let names = values.iter().filter_map(|v| v.as_str()).map(str::to_string).collect();
            let class = t.direct_superclasses().next().map_or("", |c| c.name()).to_string();
            return TraitDetail::AllMatch { class, names, predicate };
        }
        TraitDetail::Predicate(predicate, text("summary").unwrap_or_default())
    }

    /// What an operation does to memory. `decorated`: what its arguments and results are decorated with.
    pub(super) fn effects(
        &self,
        records: &[RecordRef<'r>],
        traits: &[Arc<TraitModel>],
        decorated: Vec<Effect>,
    ) -> Effects {
        let has = |known| traits.iter().any(|t| t.known == Some(known));
        let listed = records.iter().filter(|t| is(**t, self.bases.side_effects) && is_memory(**t));
        let mut own = None;
        for t in listed {
            let effects = t.list("effects");
            let effects = effects.iter().flat_map(|l| l.iter()).filter_map(|e| e.as_def());
            own.get_or_insert_with(Vec::new).extend(effects.filter_map(|e| effect(e, EffectTarget::Op)));
        }
        // Decorations stand for the interface where no trait does.
        let declared = !has(KnownTrait::MemoryEffectsOpInterface);
        if own.is_some() || declared && !decorated.is_empty() {
            own.get_or_insert_with(Vec::new).extend(decorated);
        }
        Effects {
            own,
            recursive: has(KnownTrait::RecursiveMemoryEffects),
            speculatable: has(KnownTrait::AlwaysSpeculatable),
        }
    }
}

fn is_memory(t: RecordRef<'_>) -> bool {
    t.string("baseEffectName").is_some_and(|n| n.trim_start_matches("::") == "mlir::MemoryEffects::Effect")
}

/// The effects that an argument or result is decorated with.
pub(super) fn decorations(variable: RecordRef<'_>, on: EffectTarget) -> Vec<Effect> {
    let list = variable.list("decorators");
    let list = list.iter().flat_map(|l| l.iter()).filter_map(|e| e.as_def());
    list.filter(|e| is_memory(*e)).filter_map(|e| effect(e, on)).collect()
}

fn effect(record: RecordRef<'_>, on: EffectTarget) -> Option<Effect> {
    let kind = match record.string("effect")?.rsplit("::").next()? {
        "Read" => EffectKind::Read,
        "Write" => EffectKind::Write,
        "Allocate" => EffectKind::Allocate,
        "Free" => EffectKind::Free,
        _ => return None,
    };
    Some(Effect { kind, on, resource: record.string("resource").unwrap_or_default().to_string() })
}
