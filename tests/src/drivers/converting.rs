//! Steps of patterns in conversions.

use super::Failure;
use super::scenario::one_type;
use super::steps::{OperandValues, Run, Step, Types, Written, missing, strings, written};
use pdll::conversion::{ConversionPattern, ConversionRewriter, Operands, Place, Signature, TypeConverter};
use pdll::ir::{BodyId, Context, Op, Region, Type, Value};
use pdll::{Matched, NoMatch};
use serde_json::Value as Json;
use std::sync::Arc;

/// A pattern of a scenario.
pub(super) fn pattern(
    ctx: &mut Context,
    json: &Json,
    converter: &Arc<TypeConverter>,
) -> Result<ConversionPattern, Failure> {
    let flag = |key: &str| json[key].as_bool().unwrap_or(false);
    let Written { name, root, benefit, labels, when, steps } = written(ctx, json)?;
    let (plain, typed, one_to_one) = (!flag("conversion"), flag("converter"), flag("one_to_one"));
    let fallback = plain.then(|| converter.clone());
    let function =
        move |op: Op, operands: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>| -> Matched {
            let view = rewriter.view(op);
            if when.as_ref().is_some_and(|when| when.holds(view) != Some(true)) {
                return Err("condition".into());
            }
            if one_to_one && !plain && operands.iter().any(|values| values.len() != 1) {
                return Err("it does not support 1:N conversion".into());
            }
            let mut given = OperandValues::default();
            match plain {
                true => rewriter.body().operands(op).for_each(|value| given.push(&[value])),
                false => operands.iter().for_each(|values| given.push(values)),
            }
            let converter = rewriter.converter().cloned().or_else(|| fallback.clone());
            let mut run = Run::new(op, given, converter);
            steps.iter().try_for_each(|(step, json)| run.step(step, json, rewriter))
        };
    let mut pattern = ConversionPattern::new(name, root, function)
        .with_benefit(benefit)
        .generates(strings(&json["generated"]))
        .with_labels(labels);
    if flag("bounded_recursion") {
        pattern = pattern.with_recursion();
    }
    if !plain && typed {
        pattern = pattern.with_converter(converter);
    }
    Ok(pattern)
}

impl<'s> Run<'s> {
    fn region(
        &self,
        json: &Json,
        key: &str,
        rewriter: &ConversionRewriter<'_, '_>,
    ) -> Result<(BodyId, Region), NoMatch> {
        let op = self.named(json, key, rewriter.body()).map_err(|_| missing("region"))?;
        let (id, regions) = rewriter.regions(op);
        let index = json["region"].as_u64().unwrap_or(0) as usize;
        regions.get(index).map(|region| (id, *region)).ok_or_else(|| missing("region"))
    }

    fn types_in(
        &self,
        types: &Types,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Result<Vec<Type>, NoMatch> {
        if !matches!(types, Types::Converted) || rewriter.converter().is_none() {
            let (ctx, body) = rewriter.parts();
            return self.types(types, ctx, body);
        }
        let mut all = Vec::new();
        for i in 0..rewriter.body().num_results(self.root) {
            let ty = rewriter.body().value_type(rewriter.body().result(self.root, i));
            all.extend_from_slice(rewriter.convert_types(ty).ok_or_else(|| missing("type"))?);
        }
        Ok(all)
    }

    fn step(&mut self, step: &'s Step, json: &'s Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        match step {
            Step::Create { name, attrs, types, regions } => {
                let operands =
                    self.values(json.get("operands"), rewriter.body()).map_err(|_| missing("operand"))?;
                let types = self.types_in(types, rewriter)?;
                let ctx = rewriter.ctx();
                let attrs: Vec<_> = attrs.iter().map(|(name, attr)| (ctx.name(name), *attr)).collect();
                let attrs = ctx.discardable(&attrs);
                let op = rewriter.create_with_regions(name, &operands, &types, attrs, *regions)?;
                self.ops.set(json["as"].as_str().unwrap_or("new"), op);
                Ok(())
            }
            Step::SetAttr(name, attr) => {
                let op = self.named(json, "op", rewriter.body())?;
                let old = rewriter.body().attrs(op);
                let ctx = rewriter.ctx();
                let name = ctx.name(name);
                let attrs = ctx.with_attr(old, name, *attr);
                rewriter.set_attrs(op, attrs);
                Ok(())
            }
            Step::SetResultTypes(types) => {
                let (types, op) = (self.types_in(types, rewriter)?, self.root);
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
            Step::Plain("inline_region" | "convert_region" | "convert_entry" | "legalize_region") => {
                self.region_step(json, rewriter)
            }
            Step::Plain(
                name @ ("create_block"
                | "clone_region"
                | "inline_block"
                | "split"
                | "merge_blocks"
                | "erase_block"
                | "move_block_to_front"),
            ) => self.block_step(name, json, rewriter),
            Step::Plain("replace_with") => {
                let with = self.named(json, "replace_with", rewriter.body())?;
                let op = self.named(json, "op", rewriter.body())?;
                Ok(rewriter.replace_with_op(op, with)?)
            }
            Step::Plain(_) => self.plain(json, rewriter),
        }
    }

    /// Says where operations are created from here on.
    fn place(&self, json: &Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        let place = if let Some(name) = json["before"].as_str() {
            Place::Before(self.op(name, rewriter.body())?)
        } else if let Some(name) = json["after"].as_str() {
            let (op, body) = (self.op(name, rewriter.body())?, rewriter.body());
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
            let from = self.named(json, "inline_region", rewriter.body())?;
            let to = self.named(json, "into", rewriter.body())?;
            return Ok(rewriter.inline_region(from, number("region"), to, number("into_region"))?);
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

    /// Blocks of a region are changed.
    fn block_step(&self, name: &str, json: &Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        let op = self.named(json, name, rewriter.body())?;
        let number = |key: &str| json[key].as_u64().unwrap_or(0) as usize;
        match name {
            "split" => return Ok(rewriter.split_block(op).map(drop)?),
            "create_block" => {
                let types = json["types"].as_array().into_iter().flatten();
                let types = types.map(|ty| one_type(rewriter.ctx(), ty)).collect::<Result<Vec<_>, _>>()?;
                return Ok(rewriter.create_block(op, number("region"), &types).map(drop)?);
            }
            "clone_region" => {
                let to = self.named(json, "into", rewriter.body())?;
                let copies = rewriter.clone_region(op, number("region"), to, number("into_region"));
                return Ok(copies.map(drop)?);
            }
            _ => {}
        }
        let (id, region) = self.region(json, name, rewriter)?;
        let blocks = rewriter.ir().body(id).blocks(region).to_vec();
        let (Some(&first), Some(&last)) = (blocks.first(), blocks.last()) else {
            return Err(missing("block"));
        };
        match name {
            "inline_block" if blocks.len() == 1 => {
                let values = self.values(json.get("args"), rewriter.body())?;
                rewriter.inline_block_before(first, self.root, &values)?;
            }
            "merge_blocks" => {
                for &block in &blocks[1..] {
                    if !rewriter.body().block_args(block).is_empty() {
                        return Err(missing("block without arguments"));
                    }
                    rewriter.merge_blocks(block, first, &[])?;
                }
            }
            "erase_block" => rewriter.erase_block(last)?,
            "move_block_to_front" if blocks.len() > 1 => rewriter.move_block_before(last, first)?,
            _ => return Err(missing("block")),
        }
        Ok(())
    }

    fn plain(&mut self, json: &'s Json, rewriter: &mut ConversionRewriter<'_, '_>) -> Matched {
        let get = |key: &str| json.get(key);
        if let Some(name) = get("clone").and_then(Json::as_str) {
            let op = self.op(name, rewriter.body())?;
            let copy = rewriter.clone_op(op)?;
            self.ops.set(json["as"].as_str().unwrap_or("new"), copy);
            return Ok(());
        }
        if let Some(values) = get("replace") {
            let op = self.named(json, "op", rewriter.body())?;
            let values = self.values(Some(values), rewriter.body())?;
            return Ok(rewriter.replace(op, &values)?);
        }
        if let Some(lists) = get("replace_multiple").and_then(Json::as_array) {
            let lists = lists.iter().map(|list| self.values(Some(list), rewriter.body()));
            let lists = lists.collect::<Result<Vec<Vec<Value>>, NoMatch>>()?;
            return Ok(rewriter.replace_multiple(self.root, &lists)?);
        }
        if let Some(name) = get("erase").and_then(Json::as_str) {
            let op = self.op(name, rewriter.body())?;
            return Ok(rewriter.erase(op)?);
        }
        if let Some(values) = get("set_operands") {
            let op = self.named(json, "op", rewriter.body())?;
            let values = self.values(Some(values), rewriter.body())?;
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
            let op = self.op(name, rewriter.body())?;
            rewriter.modify(op, |_| ());
            return Ok(());
        }
        if let Some(why) = get("fail").and_then(Json::as_str) {
            return Err(why.to_string().into());
        }
        for (key, behind) in [("move_before", false), ("move_after", true)] {
            if get(key).is_some() {
                let (op, anchor) =
                    (self.named(json, key, rewriter.body())?, self.named(json, "anchor", rewriter.body())?);
                let body = rewriter.body();
                let to = match (behind, body.next(anchor), body.block(anchor)) {
                    (false, ..) => Place::Before(anchor),
                    (true, Some(next), _) => Place::Before(next),
                    (true, None, Some(block)) => Place::End(block),
                    (true, None, None) => return Err(missing("op")),
                };
                return Ok(rewriter.move_op(op, to)?);
            }
        }
        if let Some(from) = get("replace_uses") {
            let (from, to) =
                (self.values(Some(from), rewriter.body())?, self.values(get("by"), rewriter.body())?);
            if from.len() != to.len() {
                return Err(missing("value"));
            }
            for (from, to) in from.into_iter().zip(to) {
                rewriter.replace_uses(from, to)?;
            }
            return Ok(());
        }
        if let Some(name) = get("legalize").and_then(Json::as_str) {
            let op = self.op(name, rewriter.body())?;
            return if rewriter.legalize(op) { Ok(()) } else { Err("legalize".into()) };
        }
        let Some(values) = get("remap") else {
            return Err(format!("the step {json} is not for conversions").into());
        };
        let values = self.values(Some(values), rewriter.body())?;
        let mut mapped = Vec::new();
        for value in values {
            mapped.extend(rewriter.converted(value)?);
        }
        self.values.set(json["as"].as_str().unwrap_or("mapped"), mapped);
        Ok(())
    }
}
