//! Operations in words: generic form, each value called by a number that it keeps for as long as it lives.

use super::lines::{BodyKey, Key};
use pdll_ir::{AttrData, Block, Body, Context, Op, Value, ValueDef, print_attr, print_type};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A longer list of attributes is cut: constants can be of any size.
const MAX_ATTRS: usize = 300;

/// The numbers that operations, arguments and blocks have.
#[derive(Debug, Default)]
pub(super) struct Texts {
    ops: FxHashMap<Key, u32>,
    blocks: FxHashMap<(BodyKey, Block), u32>,
    arguments: FxHashMap<(BodyKey, Value), u32>,
    last: [u32; 3],
}

fn number<K: std::hash::Hash + Eq>(map: &mut FxHashMap<K, u32>, key: K, last: &mut u32) -> u32 {
    *map.entry(key).or_insert_with(|| {
        *last += 1;
        *last - 1
    })
}

impl Texts {
    /// An operation has gone; its handle may become another one's.
    pub(super) fn forget(&mut self, op: Key) {
        self.ops.remove(&op);
    }

    fn op(&mut self, body: &Body, op: Op) -> u32 {
        number(&mut self.ops, (body.owner(), op), &mut self.last[0])
    }

    /// What to call an operation in a list.
    pub(super) fn title(&mut self, ctx: &Context, body: &Body, op: Op) -> String {
        let name = ctx.text(ctx.shape_data(body.shape(op)).name).into_owned();
        match body.num_results(op) {
            0 => name,
            _ => format!("%{} = {name}", self.op(body, op)),
        }
    }

    fn value(&mut self, body: &Body, value: Value) -> String {
        match body.def(value) {
            ValueDef::Argument(..) => {
                format!("%arg{}", number(&mut self.arguments, (body.owner(), value), &mut self.last[1]))
            }
            _ => match body.def_op(value) {
                None => "%?".into(),
                Some(op) if body.num_results(op) == 1 => format!("%{}", self.op(body, op)),
                Some(op) => {
                    let at = body.results(op).position(|result| result == value).unwrap_or_default();
                    format!("%{}#{at}", self.op(body, op))
                }
            },
        }
    }

    fn block(&mut self, body: &Body, block: Block) -> u32 {
        number(&mut self.blocks, (body.owner(), block), &mut self.last[2])
    }

    /// The line of a block.
    pub(super) fn label(&mut self, ctx: &Context, body: &Body, block: Block) -> String {
        let arguments: Vec<String> = body
            .block_args(block)
            .iter()
            .map(|&arg| format!("{}: {}", self.value(body, arg), print_type(ctx, body.value_type(arg))))
            .collect();
        let list = if arguments.is_empty() { String::new() } else { format!("({})", arguments.join(", ")) };
        format!("^bb{}{list}:", self.block(body, block))
    }

    /// The line of an operation, or the first of several if its regions are shown.
    pub(super) fn first_line(&mut self, ctx: &Context, body: &Body, op: Op, opens: bool) -> String {
        let mut text = match body.num_results(op) {
            0 => String::new(),
            1 => format!("%{} = ", self.op(body, op)),
            n => format!("%{}:{n} = ", self.op(body, op)),
        };
        let _ = write!(text, "\"{}\"(", ctx.text(ctx.shape_data(body.shape(op)).name));
        let operands: Vec<String> = body.operands(op).map(|value| self.value(body, value)).collect();
        text.push_str(&operands.join(", "));
        text.push(')');
        let successors: Vec<Block> = body.successors(op).to_vec();
        if !successors.is_empty() {
            let names: Vec<String> =
                successors.iter().map(|&to| format!("^bb{}", self.block(body, to))).collect();
            let _ = write!(text, "[{}]", names.join(", "));
        }
        if opens {
            text.push_str(" ({");
            return text;
        }
        if body.has_regions(op) {
            text.push_str(" ({...})");
        }
        text.push_str(&tail(ctx, body, op));
        text
    }

    /// The last of several lines.
    pub(super) fn last_line(&mut self, ctx: &Context, body: &Body, op: Op) -> String {
        format!("}}){}", tail(ctx, body, op))
    }
}

/// Attributes and types.
fn tail(ctx: &Context, body: &Body, op: Op) -> String {
    let attrs = body.attrs(op);
    let mut entries = ctx.entries(ctx.dictionary(attrs)).to_vec();
    if let Some(AttrData::Dict(inner)) = ctx.properties(attrs).map(|p| ctx.attr_data(p)) {
        entries.extend(ctx.entries(*inner));
    }
    entries.sort_by(|a, b| ctx.bytes(a.0).cmp(ctx.bytes(b.0)));
    let mut list = String::new();
    for (name, attr) in entries {
        let _ = write!(
            list,
            "{}{} = {}",
            if list.is_empty() { "" } else { ", " },
            ctx.text(name),
            print_attr(ctx, attr)
        );
        if list.len() > MAX_ATTRS {
            let cut = (0..=MAX_ATTRS).rev().find(|&at| list.is_char_boundary(at)).unwrap_or(0);
            list.truncate(cut);
            list.push_str(" ...");
            break;
        }
    }
    let attrs = if list.is_empty() { String::new() } else { format!(" {{{list}}}") };
    let types = |values: Vec<Value>| -> String {
        values.iter().map(|&v| print_type(ctx, body.value_type(v))).collect::<Vec<_>>().join(", ")
    };
    let operands = types(body.operands(op).collect());
    let results = types(body.results(op).collect());
    match body.num_results(op) {
        1 => format!("{attrs} : ({operands}) -> {results}"),
        _ => format!("{attrs} : ({operands}) -> ({results})"),
    }
}
