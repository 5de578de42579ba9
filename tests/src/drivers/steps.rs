//! Patterns written as lists of steps, each an object: `{"create": "b.x", "operands": "operands"}`.
//!
//! Operations are `root`, `parent`, `next`, `prev`, `def`, `user`, or what a step before has named; values
//! are `operands`, `original`, `blockargs`, results of operations, each also with `:NUMBER` for one of them.

use super::Failure;
use super::condition::Condition;
use super::scenario::one_type;
use pdll::conversion::TypeConverter;
use pdll::ir::{Attr, Body, Context, Op, Type, Value, parse_attr};
use pdll::{NoMatch, Root};
use serde_json::Value as Json;
use std::sync::Arc;

/// The types that a step names.
pub(super) enum Types {
    Same,
    Converted,
    These(Vec<Type>),
}

/// A step with what has been read of it.
pub(super) enum Step {
    Create {
        name: String,
        attrs: Vec<(String, Attr)>,
        types: Types,
        regions: usize,
    },
    SetAttr(String, Option<Attr>),
    SetResultTypes(Types),
    Require(Condition),
    /// All that needs nothing to be read: by its name.
    Plain(&'static str),
}

/// Steps that are told apart when they are done.
const PLAIN: &[&str] = &[
    "replace",
    "replace_with",
    "replace_multiple",
    "erase",
    "set_operands",
    "start",
    "cancel",
    "finalize",
    "fail",
    "before",
    "after",
    "at_end_of",
    "at_start_of",
    "inline_region",
    "convert_region",
    "convert_entry",
    "inline_block",
    "move_before",
    "move_after",
    "replace_uses",
    "legalize",
    "legalize_region",
    "remap",
    "create_block",
    "clone_region",
    "move_block_to_front",
    "clone",
    "replace_uses_if",
    "split",
    "merge_blocks",
    "erase_block",
];

fn types(ctx: &mut Context, json: Option<&Json>) -> Result<Types, Failure> {
    match json {
        None => Ok(Types::These(Vec::new())),
        Some(Json::String(text)) if text == "same" => Ok(Types::Same),
        Some(Json::String(text)) if text == "converted" => Ok(Types::Converted),
        Some(list) => {
            let list = list.as_array().ok_or("types are a list")?;
            Ok(Types::These(list.iter().map(|ty| one_type(ctx, ty)).collect::<Result<_, Failure>>()?))
        }
    }
}

fn attribute(ctx: &mut Context, json: &Json) -> Result<Attr, Failure> {
    parse_attr(ctx, json.as_str().ok_or("an attribute is a text")?).map_err(|e| e.message)
}

fn step(ctx: &mut Context, json: &Json) -> Result<Step, Failure> {
    if let Some(name) = json["create"].as_str() {
        let mut attrs = Vec::new();
        for (name, attr) in json["attrs"].as_object().into_iter().flatten() {
            attrs.push((name.clone(), attribute(ctx, attr)?));
        }
        let regions = json["regions"].as_u64().unwrap_or(0) as usize;
        return Ok(Step::Create {
            name: name.into(),
            attrs,
            types: types(ctx, json.get("results"))?,
            regions,
        });
    }
    if let Some([name, attr]) = json["set_attr"].as_array().map(|pair| &pair[..]) {
        let name = name.as_str().unwrap_or_default().to_string();
        let attr = (attr != "").then(|| attribute(ctx, attr)).transpose()?;
        return Ok(Step::SetAttr(name, attr));
    }
    if let Some(to) = json.get("set_result_types") {
        return Ok(Step::SetResultTypes(types(ctx, Some(to))?));
    }
    if let Some(condition) = json.get("require") {
        return Ok(Step::Require(Condition::new(ctx, condition)?));
    }
    let plain = PLAIN.iter().find(|name| json.get(**name).is_some());
    plain.map(|name| Step::Plain(name)).ok_or_else(|| format!("the step {json} is not understood"))
}

/// A pattern of a scenario, as it is written.
pub(super) struct Written {
    pub(super) name: String,
    pub(super) root: Root,
    pub(super) benefit: u16,
    pub(super) labels: Vec<String>,
    pub(super) when: Option<Condition>,
    pub(super) steps: Vec<(Step, Json)>,
}

pub(super) fn strings(json: &Json) -> Vec<String> {
    let list = json.as_array().into_iter().flatten();
    list.filter_map(Json::as_str).map(str::to_string).collect()
}

/// Reads a pattern.
pub(super) fn written(ctx: &mut Context, json: &Json) -> Result<Written, Failure> {
    let mut steps = Vec::new();
    for json in json["do"].as_array().into_iter().flatten() {
        steps.push((step(ctx, json)?, json.clone()));
    }
    Ok(Written {
        name: json["name"].as_str().unwrap_or_default().to_string(),
        root: json["root"].as_str().map_or(Root::Any, Root::from),
        benefit: json["benefit"].as_u64().unwrap_or(1) as u16,
        labels: strings(&json["labels"]),
        when: json.get("when").map(|when| Condition::new(ctx, when)).transpose()?,
        steps,
    })
}

/// What steps have named, few things.
pub(super) struct Named<'s, T>(Vec<(&'s str, T)>);

impl<'s, T> Named<'s, T> {
    /// A name has a new meaning.
    pub(super) fn set(&mut self, name: &'s str, meaning: T) {
        self.0.retain(|known| known.0 != name);
        self.0.push((name, meaning));
    }

    fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|known| known.0 == name).map(|known| &known.1)
    }

    pub(super) fn meanings(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().map(|known| &mut known.1)
    }
}

/// The values of each operand.
#[derive(Default)]
pub(super) struct OperandValues {
    values: Vec<Value>,
    /// By operand: where its values end.
    ends: Vec<usize>,
}

impl OperandValues {
    pub(super) fn push(&mut self, values: &[Value]) {
        self.values.extend_from_slice(values);
        self.ends.push(self.values.len());
    }

    fn get(&self, operand: usize) -> Option<&[Value]> {
        let end = *self.ends.get(operand)?;
        let start = operand.checked_sub(1).map_or(0, |before| self.ends[before]);
        Some(&self.values[start..end])
    }
}

/// A pattern at work.
pub(super) struct Run<'s> {
    pub(super) root: Op,
    pub(super) operands: OperandValues,
    pub(super) converter: Option<Arc<TypeConverter>>,
    pub(super) ops: Named<'s, Op>,
    pub(super) values: Named<'s, Vec<Value>>,
}

pub(super) fn missing(what: &str) -> NoMatch {
    format!("missing {what}").into()
}

impl Run<'_> {
    pub(super) fn new(root: Op, operands: OperandValues, converter: Option<Arc<TypeConverter>>) -> Self {
        Run { root, operands, converter, ops: Named(Vec::new()), values: Named(Vec::new()) }
    }

    pub(super) fn op(&self, name: &str, body: &Body) -> Result<Op, NoMatch> {
        let op = match name {
            "root" => Some(self.root),
            "parent" => body.parent_op(self.root),
            "next" => body.next(self.root),
            "prev" => body.prev(self.root),
            "def" => body.operands(self.root).next().and_then(|value| body.def_op(value)),
            "user" => {
                body.results(self.root).next().and_then(|value| body.uses(value).next()).map(|used| used.op)
            }
            name => self.ops.get(name).copied(),
        };
        op.ok_or_else(|| missing("op"))
    }

    /// The operation that a key of a step names.
    pub(super) fn named(&self, json: &Json, key: &str, body: &Body) -> Result<Op, NoMatch> {
        self.op(json[key].as_str().unwrap_or("root"), body)
    }

    pub(super) fn value(&self, text: &str, body: &Body, out: &mut Vec<Value>) -> Result<(), NoMatch> {
        let (head, index) = match text.split_once(':') {
            Some((head, index)) => (head, index.parse::<usize>().ok()),
            None => (text, None),
        };
        if head == "operands" {
            match index {
                None => out.extend_from_slice(&self.operands.values),
                Some(i) => out.extend_from_slice(self.operands.get(i).ok_or_else(|| missing("operand"))?),
            }
            return Ok(());
        }
        let all: Vec<Value> = match head {
            "original" => body.operands(self.root).collect(),
            "blockargs" => body.block(self.root).map_or(Vec::new(), |block| body.block_args(block).to_vec()),
            head => match self.values.get(head) {
                Some(values) => values.clone(),
                None => body.results(self.op(head, body).map_err(|_| missing("value"))?).collect(),
            },
        };
        match index {
            None => out.extend(all),
            Some(i) => out.push(*all.get(i).ok_or_else(|| missing("value"))?),
        }
        Ok(())
    }

    pub(super) fn values(&self, json: Option<&Json>, body: &Body) -> Result<Vec<Value>, NoMatch> {
        let mut out = Vec::new();
        match json {
            None => {}
            Some(Json::String(text)) => self.value(text, body, &mut out)?,
            Some(list) => {
                for text in list.as_array().into_iter().flatten().filter_map(Json::as_str) {
                    self.value(text, body, &mut out)?;
                }
            }
        }
        Ok(out)
    }

    pub(super) fn types(&self, types: &Types, ctx: &mut Context, body: &Body) -> Result<Vec<Type>, NoMatch> {
        let own: Vec<Type> = body.results(self.root).map(|value| body.value_type(value)).collect();
        match types {
            Types::These(types) => Ok(types.clone()),
            Types::Same => Ok(own),
            Types::Converted => {
                let converter = self.converter.clone().ok_or_else(|| missing("type"))?;
                let mut all = Vec::new();
                for ty in own {
                    all.extend(converter.convert(ctx, ty).ok_or_else(|| missing("type"))?);
                }
                Ok(all)
            }
        }
    }
}
