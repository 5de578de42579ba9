//! Steps of patterns under the greedy driver and in walks.

use super::scenario::one_type;
use super::steps::{OperandValues, Run, Step, Written, missing};
use pdll::ir::{Block, Op, Region, Type, Value};
use pdll::{
    AttrSym, BlockRef, HostBlocks, IrHost, Link, Matched, NoMatch, Place, RegionRef, Results, RewritePattern,
    Rewriter, Root,
};
use serde_json::Value as Json;

/// A pattern of a scenario.
pub(super) struct Pattern(pub(super) Written);

type Rw<'r, 'a> = &'r mut Rewriter<'a, IrHost>;

impl RewritePattern<IrHost> for Pattern {
    fn name(&self) -> &str {
        &self.0.name
    }
    fn labels(&self) -> &[String] {
        &self.0.labels
    }
    fn root(&self) -> Root {
        self.0.root.clone()
    }
    fn benefit(&self) -> u16 {
        self.0.benefit
    }
    fn match_and_rewrite(&self, op: Op, rw: &mut Rewriter<'_, IrHost>) -> Matched {
        if let Some(when) = &self.0.when
            && when.holds_at(&rw.host.ctx, &rw.host.body, op) != Some(true)
        {
            return Err("condition".into());
        }
        let mut operands = OperandValues::default();
        rw.host.body.operands(op).for_each(|value| operands.push(&[value]));
        let mut run = Run::new(op, operands, None);
        // What steps have done before one cannot be done stays, as where nothing is taken back.
        let done = self.0.steps.iter().try_for_each(|(step, json)| run.direct(step, json, rw));
        done.inspect_err(|_| rw.keep_changes())
    }
}

fn block_of(rw: Rw<'_, '_>, op: Op) -> Result<BlockRef, NoMatch> {
    rw.host.block_of(op).ok_or_else(|| missing("block"))
}

impl<'s> Run<'s> {
    fn direct(&mut self, step: &'s Step, json: &'s Json, rw: Rw<'_, '_>) -> Matched {
        match step {
            Step::Create { name, attrs, types, regions } => {
                let operands = self.values(json.get("operands"), &rw.host.body);
                let operands = operands.map_err(|_| missing("operand"))?;
                let types = self.types(types, &mut rw.host.ctx, &rw.host.body)?;
                let attrs: Vec<_> = attrs.iter().map(|(name, attr)| (name.as_str(), *attr)).collect();
                let op = rw.create_named(name, &operands, &attrs, Results::Types(&types))?;
                for _ in 0..*regions {
                    rw.add_region(op)?;
                }
                self.ops.set(json["as"].as_str().unwrap_or("new"), op);
                Ok(())
            }
            Step::SetAttr(name, attr) => {
                let op = self.named(json, "op", &rw.host.body)?;
                let name: AttrSym = rw.host.link_attr_name(name)?;
                Ok(rw.set_attr(op, name, *attr)?)
            }
            Step::SetResultTypes(types) => {
                let types: Vec<Type> = self.types(types, &mut rw.host.ctx, &rw.host.body)?;
                let results: Vec<Value> = rw.host.body.results(self.root).collect();
                if results.len() != types.len() {
                    return Err(missing("type"));
                }
                rw.start_change(self.root);
                results.into_iter().zip(types).for_each(|(value, ty)| rw.host.set_type(value, ty));
                rw.finish_change(self.root);
                Ok(())
            }
            Step::Require(condition) => match condition.holds_at(&rw.host.ctx, &rw.host.body, self.root) {
                Some(true) => Ok(()),
                _ => Err("requirement".into()),
            },
            Step::Plain("before" | "after" | "at_end_of" | "at_start_of") => self.direct_place(json, rw),
            Step::Plain("replace" | "replace_with" | "erase" | "replace_uses" | "replace_uses_if") => {
                self.direct_replacing(json, rw)
            }
            Step::Plain(
                name @ ("create_block"
                | "inline_region"
                | "clone_region"
                | "inline_block"
                | "split"
                | "merge_blocks"
                | "erase_block"
                | "move_block_to_front"),
            ) => self.direct_blocks(name, json, rw),
            Step::Plain(_) => self.direct_plain(json, rw),
        }
    }

    fn direct_region(&self, json: &Json, key: &str, index: &str, rw: Rw<'_, '_>) -> Result<Region, NoMatch> {
        let op = self.named(json, key, &rw.host.body).map_err(|_| missing("region"))?;
        let index = json[index].as_u64().unwrap_or(0) as usize;
        rw.host.body.regions(op).get(index).copied().ok_or_else(|| missing("region"))
    }

    fn direct_place(&self, json: &Json, rw: Rw<'_, '_>) -> Matched {
        let place = if let Some(name) = json["before"].as_str() {
            let op = self.op(name, &rw.host.body)?;
            Place { block: block_of(rw, op)?, before: Some(op) }
        } else if let Some(name) = json["after"].as_str() {
            let op = self.op(name, &rw.host.body)?;
            Place { block: block_of(rw, op)?, before: rw.host.body.next(op) }
        } else {
            let at_end = json.get("at_end_of").is_some();
            let region =
                self.direct_region(json, if at_end { "at_end_of" } else { "at_start_of" }, "region", rw)?;
            let blocks: &[Block] = rw.host.body.blocks(region);
            let block = if at_end { blocks.last() } else { blocks.first() };
            let block = *block.ok_or_else(|| missing("region"))?;
            let before = if at_end { None } else { rw.host.body.first_op(block) };
            Place { block: BlockRef(block.raw()), before }
        };
        rw.set_place(place);
        Ok(())
    }

    fn direct_replacing(&self, json: &Json, rw: Rw<'_, '_>) -> Matched {
        if let Some(values) = json.get("replace") {
            let values = self.values(Some(values), &rw.host.body)?;
            let op = self.named(json, "op", &rw.host.body);
            let op = op.ok().filter(|&op| rw.host.body.num_results(op) == values.len());
            return Ok(rw.replace(op.ok_or_else(|| missing("replacement"))?, &values)?);
        }
        if let Some(with) = json["replace_with"].as_str() {
            let (op, with) = (self.named(json, "op", &rw.host.body), self.op(with, &rw.host.body));
            let (Ok(op), Ok(with)) = (op, with) else { return Err(missing("replacement")) };
            if rw.host.body.num_results(op) != rw.host.body.num_results(with) {
                return Err(missing("replacement"));
            }
            return Ok(rw.replace_with_op(op, with)?);
        }
        if let Some(name) = json["erase"].as_str() {
            let op = self.op(name, &rw.host.body)?;
            if rw.host.body.has_uses(op) {
                return Err(missing("dead op"));
            }
            return Ok(rw.erase(op)?);
        }
        let only = json["user"].as_str();
        let from = json.get("replace_uses").or_else(|| json.get("replace_uses_if"));
        let (from, to) = (self.values(from, &rw.host.body)?, self.values(json.get("by"), &rw.host.body)?);
        if from.len() != to.len() {
            return Err(missing("value"));
        }
        for (from, to) in from.into_iter().zip(to) {
            match only {
                None => rw.replace_uses(from, to),
                Some(name) => {
                    let is_named = |host: &IrHost, user: Op, _: u32| {
                        let shape = host.body.shape(user);
                        host.ctx.text(host.ctx.shape_data(shape).name) == name
                    };
                    rw.replace_uses_if(from, to, is_named)?;
                }
            }
        }
        Ok(())
    }

    fn direct_blocks(&self, name: &str, json: &Json, rw: Rw<'_, '_>) -> Matched {
        if name == "split" {
            let op = self.named(json, "split", &rw.host.body)?;
            return Ok(rw.split_block(op).map(drop)?);
        }
        let region = self.direct_region(json, name, "region", rw);
        let of_block = matches!(name, "inline_block" | "erase_block" | "move_block_to_front");
        let region = region.map_err(|why| if of_block { missing("block") } else { why })?;
        let from = RegionRef(region.raw());
        let blocks = rw.host.blocks(from);
        match name {
            "create_block" => {
                let types = json["types"].as_array().into_iter().flatten();
                let types = types.map(|ty| one_type(&mut rw.host.ctx, ty)).collect::<Result<Vec<_>, _>>()?;
                rw.create_block(from, None, &types)?;
            }
            "inline_region" | "clone_region" => {
                let to = RegionRef(self.direct_region(json, "into", "into_region", rw)?.raw());
                match name {
                    "inline_region" => rw.inline_region(from, to, None),
                    _ => drop(rw.clone_region(from, to, None)?),
                }
            }
            "inline_block" => {
                let values = self.values(json.get("args"), &rw.host.body);
                let values = values.map_err(|_| missing("block"))?;
                let [block] = blocks[..] else { return Err(missing("block")) };
                if rw.host.arguments(block).len() != values.len() {
                    return Err(missing("block"));
                }
                let to = Place { block: block_of(rw, self.root)?, before: Some(self.root) };
                rw.inline_block(block, to, &values)?;
            }
            "merge_blocks" => {
                let (&first, rest) = blocks.split_first().ok_or_else(|| missing("region"))?;
                for &block in rest {
                    if !rw.host.arguments(block).is_empty() {
                        return Err(missing("block without arguments"));
                    }
                    rw.merge_blocks(block, first, &[])?;
                }
            }
            "erase_block" => rw.erase_block(*blocks.last().ok_or_else(|| missing("block"))?)?,
            _ => {
                let [first, .., last] = blocks[..] else { return Err(missing("block")) };
                rw.move_block(last, from, Some(first));
            }
        }
        Ok(())
    }

    fn direct_plain(&mut self, json: &'s Json, rw: Rw<'_, '_>) -> Matched {
        if let Some(values) = json.get("set_operands") {
            let op = self.named(json, "op", &rw.host.body)?;
            let values = self.values(Some(values), &rw.host.body).map_err(|_| missing("operand"))?;
            let new = rw.set_operands(op, &values)?;
            for known in self.ops.meanings().chain([&mut self.root]).filter(|known| **known == op) {
                *known = new;
            }
            return Ok(());
        }
        for key in ["start", "cancel", "finalize"] {
            if let Some(name) = json[key].as_str() {
                let op = self.op(name, &rw.host.body)?;
                match key {
                    "start" => rw.start_change(op),
                    "cancel" => rw.cancel_change(op),
                    _ => rw.finish_change(op),
                }
                return Ok(());
            }
        }
        if let Some(why) = json["fail"].as_str() {
            return Err(why.to_string().into());
        }
        if let Some(name) = json["clone"].as_str() {
            let op = self.op(name, &rw.host.body)?;
            let place = rw.host.place().ok_or_else(|| missing("place"))?;
            let copy = rw.clone_op(op, place)?;
            self.ops.set(json["as"].as_str().unwrap_or("new"), copy);
            return Ok(());
        }
        for (key, behind) in [("move_before", false), ("move_after", true)] {
            if json.get(key).is_some() {
                let op = self.named(json, key, &rw.host.body)?;
                let anchor = self.named(json, "anchor", &rw.host.body)?;
                if op == anchor {
                    return Err(missing("op"));
                }
                let before = if behind { rw.host.body.next(anchor) } else { Some(anchor) };
                let block = block_of(rw, anchor)?;
                rw.move_op(op, Place { block, before });
                return Ok(());
            }
        }
        Err(format!("the step {json} is for conversions").into())
    }
}
