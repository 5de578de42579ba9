//! Patterns written as lists of steps, each an object: `{"create": "b.x", "operands": "operands"}`.
//!
//! Operations are `root`, `parent`, `next`, `prev`, `def`, `user`, or what a step before has named; values
//! are `operands`, `original`, `blockargs`, results of operations, each also with `:NUMBER` for one of them.

use super::Failure;
use super::condition::Condition;
use super::scenario::one_type;
use pdll::conversion::{ConversionPattern, ConversionRewriter, Place, Signature, TypeConverter};
use pdll::ir::{Attr, BodyId, Context, Op, Region, Type, Value, parse_attr};
use pdll::{Matched, NoMatch, Root};
use serde_json::Value as Json;
use std::collections::HashMap;
use std::sync::Arc;

/// The types that a step names.
enum Types {
    Same,
    Converted,
    These(Vec<Type>),
}

/// A step with what has been read of it.
enum Step {
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

/// A pattern of a scenario.
pub(super) fn pattern(
    ctx: &mut Context,
    json: &Json,
    converter: &Arc<TypeConverter>,
) -> Result<ConversionPattern, Failure> {
    let flag = |key: &str| json[key].as_bool().unwrap_or(false);
    let strings = |key: &str| -> Vec<String> {
        let list = json[key].as_array().into_iter().flatten();
        list.filter_map(Json::as_str).map(str::to_string).collect()
    };
    let name = json["name"].as_str().unwrap_or_default().to_string();
    let root = json["root"].as_str().map_or(Root::Any, Root::from);
    let when = json.get("when").map(|when| Condition::new(ctx, when)).transpose()?;
    let mut steps = Vec::new();
    for json in json["do"].as_array().into_iter().flatten() {
        steps.push((step(ctx, json)?, json.clone()));
    }
    let (plain, typed, one_to_one) = (!flag("conversion"), flag("converter"), flag("one_to_one"));
    let fallback = plain.then(|| converter.clone());
    let function =
        move |op: Op, operands: &[Vec<Value>], rewriter: &mut ConversionRewriter<'_, '_>| -> Matched {
            let view = rewriter.view(op);
            if when.as_ref().is_some_and(|when| when.holds(view) != Some(true)) {
                return Err("condition".into());
            }
            let operands = match plain {
                true => rewriter.body().operands(op).map(|value| vec![value]).collect(),
                false => operands.to_vec(),
            };
            if one_to_one && !plain && operands.iter().any(|values: &Vec<Value>| values.len() != 1) {
                return Err("it does not support 1:N conversion".into());
            }
            let converter = rewriter.converter().cloned().or_else(|| fallback.clone());
            let mut run = Run { root: op, operands, converter, ops: HashMap::new(), values: HashMap::new() };
            steps.iter().try_for_each(|(step, json)| run.step(step, json, rewriter))
        };
    let mut pattern = ConversionPattern::new(name, root, function)
        .with_benefit(json["benefit"].as_u64().unwrap_or(1) as u16)
        .generates(strings("generated"))
        .with_labels(strings("labels"));
    if flag("bounded_recursion") {
        pattern = pattern.with_recursion();
    }
    if !plain && typed {
        pattern = pattern.with_converter(converter);
    }
    Ok(pattern)
}

/// A pattern at work.
struct Run {
    root: Op,
    operands: Vec<Vec<Value>>,
    converter: Option<Arc<TypeConverter>>,
    ops: HashMap<String, Op>,
    values: HashMap<String, Vec<Value>>,
}

fn missing(what: &str) -> NoMatch {
    format!("missing {what}").into()
}

impl Run {
    fn op(&self, name: &str, rewriter: &ConversionRewriter<'_, '_>) -> Result<Op, NoMatch> {
        let body = rewriter.body();
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
    fn named(&self, json: &Json, key: &str, rewriter: &ConversionRewriter<'_, '_>) -> Result<Op, NoMatch> {
        self.op(json[key].as_str().unwrap_or("root"), rewriter)
    }

    fn value(
        &self,
        text: &str,
        rewriter: &ConversionRewriter<'_, '_>,
        out: &mut Vec<Value>,
    ) -> Result<(), NoMatch> {
        let (head, index) = match text.split_once(':') {
            Some((head, index)) => (head, index.parse::<usize>().ok()),
            None => (text, None),
        };
        let body = rewriter.body();
        if head == "operands" {
            match index {
                None => out.extend(self.operands.iter().flatten()),
                Some(i) => out.extend(self.operands.get(i).ok_or_else(|| missing("operand"))?),
            }
            return Ok(());
        }
        let all: Vec<Value> = match head {
            "original" => body.operands(self.root).collect(),
            "blockargs" => body.block(self.root).map_or(Vec::new(), |block| body.block_args(block).to_vec()),
            head => match self.values.get(head) {
                Some(values) => values.clone(),
                None => body.results(self.op(head, rewriter).map_err(|_| missing("value"))?).collect(),
            },
        };
        match index {
            None => out.extend(all),
            Some(i) => out.push(*all.get(i).ok_or_else(|| missing("value"))?),
        }
        Ok(())
    }

    fn values(
        &self,
        json: Option<&Json>,
        rewriter: &ConversionRewriter<'_, '_>,
    ) -> Result<Vec<Value>, NoMatch> {
        let mut out = Vec::new();
        match json {
            None => {}
            Some(Json::String(text)) => self.value(text, rewriter, &mut out)?,
            Some(list) => {
                for text in list.as_array().into_iter().flatten().filter_map(Json::as_str) {
                    self.value(text, rewriter, &mut out)?;
                }
            }
        }
        Ok(out)
    }

    fn types(&self, types: &Types, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<Vec<Type>, NoMatch> {
        let body = rewriter.body();
        let own: Vec<Type> = body.results(self.root).map(|value| body.value_type(value)).collect();
        match types {
            Types::These(types) => Ok(types.clone()),
            Types::Same => Ok(own),
            Types::Converted => {
                let converter = self.converter.clone().ok_or_else(|| missing("type"))?;
                let mut all = Vec::new();
                for ty in own {
                    all.extend(converter.convert(rewriter.ctx(), ty).ok_or_else(|| missing("type"))?);
                }
                Ok(all)
            }
        }
    }

    fn region(
        &self,
        json: &Json,
        key: &str,
        rewriter: &ConversionRewriter<'_, '_>,
    ) -> Result<(BodyId, Region), NoMatch> {
        let op = self.named(json, key, rewriter).map_err(|_| missing("region"))?;
        let (id, regions) = rewriter.regions(op);
        let index = json["region"].as_u64().unwrap_or(0) as usize;
        regions.get(index).map(|region| (id, *region)).ok_or_else(|| missing("region"))
    }

    fn step(&mut self, step: &Step, json: &Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        match step {
            Step::Create { name, attrs, types, regions } => {
                let operands = self.values(json.get("operands"), rewriter).map_err(|_| missing("operand"))?;
                let types = self.types(types, rewriter)?;
                let ctx = rewriter.ctx();
                let attrs: Vec<_> = attrs.iter().map(|(name, attr)| (ctx.name(name), *attr)).collect();
                let attrs = ctx.discardable(&attrs);
                let op = rewriter.create_with_regions(name, &operands, &types, attrs, *regions)?;
                self.ops.insert(json["as"].as_str().unwrap_or("new").into(), op);
                Ok(())
            }
            Step::SetAttr(name, attr) => {
                let op = self.named(json, "op", rewriter)?;
                let old = rewriter.body().attrs(op);
                let ctx = rewriter.ctx();
                let name = ctx.name(name);
                let attrs = ctx.with_attr(old, name, *attr);
                rewriter.set_attrs(op, attrs);
                Ok(())
            }
            Step::SetResultTypes(types) => {
                let (types, op) = (self.types(types, rewriter)?, self.root);
                let results: Vec<Value> = rewriter.body().results(op).collect();
                if results.len() != types.len() {
                    return Err(missing("type"));
                }
                rewriter.modify(op, |recorder| {
                    results.iter().zip(types).for_each(|(value, ty)| recorder.set_value_type(*value, ty));
                });
                Ok(())
            }
            Step::Require(condition) => match condition.holds(rewriter.view(self.root)) {
                Some(true) => Ok(()),
                _ => Err("requirement".into()),
            },
            Step::Plain("at_end_of" | "at_start_of" | "before" | "after") => self.place(json, rewriter),
            Step::Plain(
                "inline_region" | "convert_region" | "convert_entry" | "inline_block" | "legalize_region",
            ) => self.region_step(json, rewriter),
            Step::Plain(_) => self.plain(json, rewriter),
        }
    }

    /// Says where operations are created from here on.
    fn place(&self, json: &Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        let place = if let Some(name) = json["before"].as_str() {
            Place::Before(self.op(name, rewriter)?)
        } else if let Some(name) = json["after"].as_str() {
            let (op, body) = (self.op(name, rewriter)?, rewriter.body());
            match (body.next(op), body.block(op)) {
                (Some(next), _) => Place::Before(next),
                (None, Some(block)) => Place::End(block),
                (None, None) => return Err(missing("op")),
            }
        } else {
            let (at_end, key) = match json.get("at_end_of") {
                Some(_) => (true, "at_end_of"),
                None => (false, "at_start_of"),
            };
            let (id, region) = self.region(json, key, rewriter)?;
            let blocks = rewriter.ir().body(id).blocks(region);
            let (Some(first), Some(last), true) = (blocks.first(), blocks.last(), id == rewriter.body_id())
            else {
                return Err(missing("region"));
            };
            match at_end {
                true => Place::End(*last),
                false => Place::start(rewriter.body(), *first),
            }
        };
        rewriter.set_place(place);
        Ok(())
    }

    fn region_step(&self, json: &Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        let number = |key: &str| json[key].as_u64().unwrap_or(0) as usize;
        if json.get("inline_region").is_some() {
            let from = self.named(json, "inline_region", rewriter)?;
            let to = self.named(json, "into", rewriter)?;
            return Ok(rewriter.inline_region(from, number("region"), to, number("into_region"))?);
        }
        if json.get("inline_block").is_some() {
            let (id, region) = self.region(json, "inline_block", rewriter)?;
            let values = self.values(json.get("args"), rewriter)?;
            let [block] = rewriter.ir().body(id).blocks(region)[..] else { return Err(missing("block")) };
            return Ok(rewriter.inline_block_before(block, self.root, &values)?);
        }
        if json.get("legalize_region").is_some() {
            let (_, region) = self.region(json, "legalize_region", rewriter)?;
            return if rewriter.legalize_region(region) { Ok(()) } else { Err("legalize region".into()) };
        }
        if json.get("convert_region").is_some() {
            let (id, region) = self.region(json, "convert_region", rewriter)?;
            return Ok(rewriter.convert_region(id, region)?);
        }
        let (id, region) = self.region(json, "convert_entry", rewriter)?;
        let converter = rewriter.converter().cloned().ok_or_else(|| missing("region"))?;
        let entry =
            rewriter.ir().body(id).blocks(region).first().copied().ok_or_else(|| missing("region"))?;
        let signature = rewriter.signature_of(&converter, id, entry);
        let signature: Signature = signature.ok_or("convert block signature")?;
        rewriter.apply_signature(id, entry, &signature)?;
        Ok(())
    }

    fn plain(&mut self, json: &Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        let get = |key: &str| json.get(key);
        if let Some(values) = get("replace") {
            let op = self.named(json, "op", rewriter)?;
            let values = self.values(Some(values), rewriter)?;
            return Ok(rewriter.replace(op, &values)?);
        }
        if let Some(with) = get("replace_with").and_then(Json::as_str) {
            let (op, with) = (self.named(json, "op", rewriter)?, self.op(with, rewriter)?);
            return Ok(rewriter.replace_with_op(op, with)?);
        }
        if let Some(lists) = get("replace_multiple").and_then(Json::as_array) {
            let lists = lists.iter().map(|list| self.values(Some(list), rewriter));
            let lists = lists.collect::<Result<Vec<Vec<Value>>, NoMatch>>()?;
            return Ok(rewriter.replace_multiple(self.root, lists)?);
        }
        if let Some(name) = get("erase").and_then(Json::as_str) {
            let op = self.op(name, rewriter)?;
            return Ok(rewriter.erase(op)?);
        }
        if let Some(values) = get("set_operands") {
            let op = self.named(json, "op", rewriter)?;
            let values = self.values(Some(values), rewriter)?;
            if values.len() != rewriter.body().num_operands(op) {
                return Err("another number of operands".into());
            }
            rewriter.modify(op, |recorder| {
                values.iter().enumerate().for_each(|(i, value)| recorder.set_operand(op, i, *value));
            });
            return Ok(());
        }
        if get("start").is_some() || get("cancel").is_some() {
            return Ok(());
        }
        if let Some(name) = get("finalize").and_then(Json::as_str) {
            let op = self.op(name, rewriter)?;
            rewriter.modify(op, |_| ());
            return Ok(());
        }
        if let Some(why) = get("fail").and_then(Json::as_str) {
            return Err(why.to_string().into());
        }
        for (key, behind) in [("move_before", false), ("move_after", true)] {
            if get(key).is_some() {
                let (op, anchor) = (self.named(json, key, rewriter)?, self.named(json, "anchor", rewriter)?);
                let body = rewriter.body();
                let to = match (behind, body.next(anchor), body.block(anchor)) {
                    (false, ..) => Place::Before(anchor),
                    (true, Some(next), _) => Place::Before(next),
                    (true, None, Some(block)) => Place::End(block),
                    (true, None, None) => return Err(missing("op")),
                };
                rewriter.move_op(op, to);
                return Ok(());
            }
        }
        if let Some(from) = get("replace_uses") {
            let (from, to) = (self.values(Some(from), rewriter)?, self.values(get("by"), rewriter)?);
            if from.len() != to.len() {
                return Err(missing("value"));
            }
            for (from, to) in from.into_iter().zip(to) {
                rewriter.replace_uses(from, to)?;
            }
            return Ok(());
        }
        if let Some(name) = get("legalize").and_then(Json::as_str) {
            let op = self.op(name, rewriter)?;
            return if rewriter.legalize(op) { Ok(()) } else { Err("legalize".into()) };
        }
        let values = self.values(get("remap"), rewriter)?;
        let mut mapped = Vec::new();
        for value in values {
            mapped.extend(rewriter.converted(value)?);
        }
        self.values.insert(json["as"].as_str().unwrap_or("mapped").into(), mapped);
        Ok(())
    }
}
