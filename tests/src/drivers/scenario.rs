//! Scenarios: objects in JSON.

use super::Failure;
use super::materialize::{self, Made};
use pdll::conversion::{Converted, TypeConverter};
use pdll::ir::{Context, Type, parse_type};
use serde_json::Value as Json;

/// What each key means is said by the program that does the same with MLIR.
const KEYS: &[&str] = &[
    "about",
    "driver",
    "on",
    "trace",
    "locs",
    "native_patterns",
    "builtin_patterns",
    "mode",
    "legal_ops",
    "illegal_ops",
    "legal_dialects",
    "illegal_dialects",
    "dynamic_ops",
    "dynamic_dialects",
    "unknown",
    "recursively_legal",
    "type_conversions",
    "identity",
    "source_materializations",
    "target_materializations",
    "build_materializations",
    "attach_kind",
    "fold_mode",
];

/// A scenario whose keys are all known.
pub(super) struct Scenario(Json);

impl Scenario {
    pub(super) fn new(text: &str) -> Result<Self, Failure> {
        let json: Json = serde_json::from_str(text).map_err(|e| e.to_string())?;
        let keys = json.as_object().ok_or("a scenario is an object")?.keys();
        match json["driver"] == "conversion" {
            true => match keys.into_iter().find(|key| !KEYS.contains(&key.as_str())) {
                Some(key) => Err(format!("`{key}` is not understood")),
                None => Ok(Self(json)),
            },
            false => Ok(Self(json)),
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&Json> {
        self.0.get(key)
    }

    pub(super) fn text(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    pub(super) fn flag(&self, key: &str, default: bool) -> bool {
        self.0[key].as_bool().unwrap_or(default)
    }

    pub(super) fn list(&self, key: &str) -> &[Json] {
        self.0[key].as_array().map_or(&[], |list| list)
    }

    pub(super) fn strings(&self, key: &str) -> Vec<String> {
        self.list(key).iter().filter_map(Json::as_str).map(str::to_string).collect()
    }

    pub(super) fn has_converter(&self) -> bool {
        self.get("type_conversions").is_some() || self.get("identity").is_some()
    }

    /// The type converter; what its callbacks make is noted.
    pub(super) fn converter(&self, ctx: &mut Context, made: &Made) -> Result<TypeConverter, Failure> {
        let mut converter = TypeConverter::new();
        if self.flag("identity", self.has_converter()) {
            converter.rule(|_, ty| Converted::To(vec![ty]));
        }
        for rule in self.list("type_conversions") {
            let (from, to, def) = match rule.as_array() {
                Some(pair) => (&pair[0], &pair[1], None),
                None => (&rule["from"], &rule["to"], rule["def"].as_str()),
            };
            let (from, to) = (one_type(ctx, from)?, converted(ctx, to)?);
            match def.map(str::to_string) {
                None => drop(
                    converter.rule(move |_, ty| if ty == from { to.clone() } else { Converted::Abstain }),
                ),
                Some(def) => {
                    converter.value_rule(move |view| {
                        let by = view.body.def_op(view.value);
                        let by = by.map(|op| view.ctx.text(view.ctx.shape_data(view.body.shape(op)).name));
                        let hit = view.body.value_type(view.value) == from
                            && by.as_deref().unwrap_or("argument") == def;
                        if hit { to.clone() } else { Converted::Abstain }
                    });
                }
            }
        }
        for callback in self.list("source_materializations") {
            materialize::source(&mut converter, ctx, callback, made)?;
        }
        for callback in self.list("target_materializations") {
            materialize::target(&mut converter, ctx, callback, made)?;
        }
        Ok(converter)
    }
}

pub(super) fn one_type(ctx: &mut Context, json: &Json) -> Result<Type, Failure> {
    let text = json.as_str().ok_or("a type is a text")?;
    parse_type(ctx, text).map_err(|e| e.message)
}

fn converted(ctx: &mut Context, json: &Json) -> Result<Converted, Failure> {
    Ok(match json {
        Json::Null => Converted::Fail,
        Json::String(text) if text == "abstain" => Converted::Abstain,
        Json::Array(list) => {
            Converted::To(list.iter().map(|ty| one_type(ctx, ty)).collect::<Result<Vec<Type>, Failure>>()?)
        }
        one => Converted::To(vec![one_type(ctx, one)?]),
    })
}
