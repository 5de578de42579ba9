//! `omp`: loops and what wraps them, atomic accesses, reductions, cancelling, mapped data.

mod handles;
mod host;
mod loops;
mod privates;
mod reductions;

use super::{
    AroundCheck, Checked, SignatureCheck, Subject, attribute, enclosing, name_of, outer, require,
    segment_sizes, symbol_target, value_types, view, word,
};
use pdll_ir::{AttrData, OpVerifier, OpView, Type, TypeData, Value, ValueDef, Violation};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "atomic.capture" => hint,
        "atomic.read" => |s| order(s, &["acq_rel", "release"]),
        "atomic.update" | "atomic.write" => |s| order(s, &["acq_rel", "acquire"]),
        "critical.declare" => hint,
        "distribute" => |s| allocated(s).and_then(|()| chunk(s)),
        "map.bounds" => |s| require(s.count(1) + s.count(2) > 0, "bounds have an upper bound or an extent"),
        "loop_nest" => collapsed,
        "scan" => |s| require((s.count(0) > 0) != (s.count(1) > 0), "a scan is inclusive or exclusive"),
        "simd" => lengths,
        "parallel" | "sections" | "single" | "taskgroup" => allocated,
        "taskloop" => |s| allocated(s).and_then(|()| granularity(s)),
        "teams" => |s| {
            allocated(s)?;
            let fits = s.count(3) == 0 || s.count(4) == 0 || s.group(3) == s.group(4);
            require(fits, "both bounds of the number of teams are of one type")
        },
        _ => return None,
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "atomic.capture" => capture,
        "atomic.read" => read,
        "atomic.update" => update,
        "atomic.write" => write,
        "cancel" | "cancellation_point" => cancel,
        "critical" => critical,
        "declare_mapper" => described_mapper,
        "declare_mapper.info" => mapped,
        "declare_reduction" => reductions::declared,
        "distribute" | "loop" | "taskloop" | "workshare.loop_wrapper" | "wsloop" => wrapper,
        "loop_nest" => loop_nest,
        "map.info" => mapper,
        "new_cli" => handles::handle,
        "ordered" => loops::ordered,
        "ordered.region" => loops::in_ordered,
        "parallel" => |op| {
            reductions::used(op)?;
            loops::parallel(op)?;
            privates::used(op)
        },
        "private" => privates::declared,
        "scan" => loops::scan,
        "section" => reductions::section,
        "sections" => sections,
        "simd" => |op| wrapper(op).and_then(|()| loops::variables(op)),
        "single" => privates::copied,
        "target" => |op| {
            mapped(op)?;
            loops::target(op)?;
            host::evaluated(op)
        },
        "target_data" | "target_enter_data" | "target_exit_data" | "target_update" => mapped,
        "task" | "taskgroup" => reductions::used,
        "teams" => |op| reductions::used(op).and_then(|()| loops::teams(op)),
        "tile" => handles::tiled,
        "workdistribute" => loops::workdistribute,
        _ => return None,
    })
}

/// An access does not have these orders.
fn order(s: &Subject<'_, '_, '_, '_>, illegal: &[&str]) -> Checked {
    let order = s.attribute("memory_order").and_then(|attr| word(s.ctx(), attr));
    let is_legal = order.is_none_or(|order| !illegal.contains(&&*order));
    require(is_legal, "this access does not have this order")?;
    hint(s)
}

/// Bits of `uncontended`, `contended`, `nonspeculative` and `speculative`.
fn hint(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let hint = s.number("hint").unwrap_or(0);
    require(hint & 3 != 3 && hint & 12 != 12, "a hint does not say a thing and its opposite")
}

/// Each variable is allocated by an allocator.
fn allocated(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.count(0) == s.count(1), "there is an allocator for each variable that is allocated")
}

/// A static schedule is what chunks are of.
fn chunk(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_static = s.attribute("dist_schedule_static").is_some();
    require(is_static || s.count(2) == 0, "chunks are those of `dist_schedule_static`")
}

/// As many at once as are safe.
fn lengths(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (Some(length), Some(safe)) = (s.number("simdlen"), s.number("safelen")) else { return Ok(()) };
    require(length <= safe, "`simdlen` is at most `safelen`")
}

/// As many loops are one as there are.
fn collapsed(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let loops = s.count(0) as i64;
    require(
        s.number("collapse_num_loops").is_none_or(|count| count <= loops),
        "more loops are one than there are",
    )?;
    // Sizes are numbers of 64 bits.
    let sizes = match s.attribute("tile_sizes").map(|attr| s.ctx().attr_data(attr)) {
        Some(AttrData::DenseArray { data, .. }) => data.len() / 8,
        _ => 0,
    };
    require(sizes <= s.count(0), "more loops are tiled than there are")
}

/// Tasks are made by size or by number.
fn granularity(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let (by_size, by_number) = (s.count(3) > 0, s.count(6) > 0);
    require(!by_size || !by_number, "tasks are made by size or by number, not both")?;
    let (is_grouped, reduces) = (s.attribute("nogroup").is_none(), s.count(9) > 0);
    require(is_grouped || !reduces, "tasks that gather values are in a group")
}

fn is_wrapper(op: OpView<'_>) -> bool {
    let name = name_of(op);
    let name = name.strip_prefix("omp.").unwrap_or_default();
    matches!(name, "distribute" | "loop" | "simd" | "taskloop" | "workshare.loop_wrapper" | "wsloop")
}

/// A loop, or a wrapper of one; wrappers that are nested are marked as composite.
fn wrapper(op: &mut OpVerifier<'_, '_>) -> Checked {
    let this = view(op);
    match &*name_of(this) {
        "omp.simd" => privates::used(op)?,
        "omp.workshare.loop_wrapper" => {
            let is_inside = enclosing(op, &["omp.workshare"]).is_some();
            require(is_inside, "it is in an `omp.workshare`")?;
        }
        _ => reductions::used(op)?,
    }
    let (ctx, (id, blocks)) = (op.ctx(), this.region_blocks(0));
    let body = op.ir().body(id);
    let &[block] = blocks else { return Ok(()) };
    let ops: Vec<OpView<'_>> = body.ops(block).map(|inner| OpView::new(ctx, op.ir(), id, inner)).collect();
    let &[inner] = &ops[..] else { return Err("a wrapper of a loop has one operation in it".into()) };
    let is_nested = is_wrapper(inner);
    require(is_nested || name_of(inner) == "omp.loop_nest", "a wrapper has a loop or another wrapper in it")?;
    let (name, inner) = (name_of(this), name_of(inner));
    let fits = match &*name {
        "omp.distribute" if inner == "omp.wsloop" => outer(op).is_some_and(|around| {
            name_of(around) == "omp.parallel" && around.attribute_named("omp.composite").is_some()
        }),
        "omp.distribute" => inner == "omp.simd",
        "omp.taskloop" | "omp.wsloop" => inner == "omp.simd",
        "omp.workshare.loop_wrapper" => true,
        _ => false,
    };
    require(!is_nested || fits, "this wrapper does not wrap such a one")?;
    if name == "omp.loop" {
        return Ok(());
    }
    let is_composite = is_nested || outer(op).is_some_and(is_wrapper);
    let is_marked = this.attribute_named("omp.composite").is_some();
    require(is_marked || !is_composite, "nested wrappers have the attribute `omp.composite`")?;
    require(is_composite || !is_marked, "only nested wrappers have the attribute `omp.composite`")
}

fn loop_nest(op: &mut OpVerifier<'_, '_>) -> Checked {
    require(outer(op).is_none_or(is_wrapper), "a loop stands in a wrapper of loops")
}

fn critical(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(AttrData::Symbol(path)) = attribute(op, "name").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let found = symbol_target(op, path[0]);
    let is_declared = found.is_some_and(|target| name_of(target) == "omp.critical.declare");
    require(is_declared, "the symbol is that of an `omp.critical.declare`")
}

/// Elsewhere than what is written.
pub(super) fn read(op: &mut OpVerifier<'_, '_>) -> Checked {
    let mut operands = op.body().operands(op.op());
    let (from, to) = (operands.next(), operands.next());
    require(from.is_none() || from != to, "what is read is written elsewhere")
}

/// What is written has the type of what the place holds.
pub(super) fn write(op: &mut OpVerifier<'_, '_>) -> Checked {
    let types = value_types(op, op.body().operands(op.op()));
    let [place, value] = types[..] else { return Ok(()) };
    let held = match op.ctx().type_data(place) {
        TypeData::MemRef { .. } => super::element(op.ctx(), place),
        _ => None,
    };
    require(held.is_none_or(|held| held == value), "what is written has the type of what the place holds")
}

/// The types of what the last operation of a region yields.
pub(super) fn yielded(op: &OpVerifier<'_, '_>, region: usize) -> Option<Vec<Type>> {
    let last = view(op).last_op(region).filter(|last| name_of(*last).ends_with(".yield"))?;
    Some((0..last.operand_count()).map(|index| last.operand_type(index)).collect())
}

/// From one value to one of the same type.
pub(super) fn update(op: &mut OpVerifier<'_, '_>) -> Checked {
    let Some(arguments) = super::arguments(op, 0) else { return Ok(()) };
    require(arguments.len() == 1, "the region of an update has one argument")?;
    let place = value_types(op, op.body().operands(op.op()).take(1));
    let element = place.first().and_then(|&ty| match op.ctx().type_data(ty) {
        TypeData::MemRef { .. } => super::element(op.ctx(), ty),
        _ => None,
    });
    let fits = element.is_none_or(|element| element == arguments[0]);
    require(fits, "the argument of an update is what the place holds")?;
    let fits = yielded(op, 0).is_none_or(|types| types == arguments);
    require(fits, "an update yields one value, of the type of its argument")
}

/// Two accesses, one of which reads.
pub(super) fn capture(op: &mut OpVerifier<'_, '_>) -> Checked {
    let this = view(op);
    let (id, blocks) = this.region_blocks(0);
    let &[block] = blocks else { return Ok(()) };
    let ops = op.ir().body(id).ops(block).map(|inner| OpView::new(op.ctx(), op.ir(), id, inner));
    let ops: Vec<OpView<'_>> = ops.collect();
    let names: Vec<String> = ops
        .iter()
        .map(|op| name_of(*op).split_once('.').map_or_else(String::new, |name| name.1.into()))
        .collect();
    let [first, second, _] = &names[..] else { return Err("a capture is two accesses and an end".into()) };
    let fits = matches!(
        (&**first, &**second),
        ("atomic.update", "atomic.read") | ("atomic.read", "atomic.update" | "atomic.write")
    );
    require(fits, "a capture reads, before or after an update or before a write")?;
    // The capture says for both in which order and how likely they are.
    let says = |name: &str| ops.iter().any(|op| op.attribute_named(name).is_some());
    require(!says("memory_order"), "the order is that of a capture, not of an access in it")?;
    let is_hinted = |op: &OpView<'_>| {
        let hint = op.attribute_named("hint");
        hint.and_then(|hint| op.ctx().int_value(hint)).is_some_and(|hint| hint != 0)
    };
    require(!ops.iter().any(is_hinted), "the hint is that of a capture, not of an access in it")?;
    let places = [ops[0], ops[1]].map(|op| op.body().operands(op.op()).next());
    let message: Violation = "both accesses are to one place".into();
    if places[0] == places[1] { Ok(()) } else { Err(message.of_inner(id, ops[0].op())) }
}

fn sections(op: &mut OpVerifier<'_, '_>) -> Checked {
    reductions::used(op)?;
    let this = view(op);
    let (id, blocks) = this.region_blocks(0);
    let ops = blocks.iter().flat_map(|&block| op.ir().body(id).ops(block));
    let mut names = ops.map(|inner| name_of(OpView::new(op.ctx(), op.ir(), id, inner)));
    let fits = names.all(|name| matches!(&*name, "omp.section" | "omp.terminator"));
    require(fits, "in `omp.sections` there are only sections")
}

/// What is cancelled is around it.
fn cancel(op: &mut OpVerifier<'_, '_>) -> Checked {
    let mut around = outer(op);
    while let Some(this) = around.filter(|this| !name_of(*this).starts_with("omp.")) {
        around = op
            .ir()
            .parent(this.body_id(), this.op())
            .map(|(body, parent)| OpView::new(op.ctx(), op.ir(), body, parent));
    }
    let Some(around) = around else { return Err("there is nothing around it that is cancelled".into()) };
    let kind = attribute(op, "cancel_directive").and_then(|attr| word(op.ctx(), attr));
    let legal: &[&str] = match kind.as_deref() {
        Some("parallel") => &["omp.parallel"],
        Some("loop") => &["omp.loop_nest"],
        Some("sections") => &["omp.section", "omp.sections"],
        Some("taskgroup") => &["omp.task", "omp.loop_nest", "omp.taskloop"],
        _ => return Ok(()),
    };
    require(legal.contains(&&*name_of(around)), "it stands in what is cancelled")?;
    let is_point = name_of(view(op)) == "omp.cancellation_point";
    let shared = match enclosing(op, &["omp.sections", "omp.wsloop"]) {
        Some(shared) if !is_point && matches!(kind.as_deref(), Some("loop" | "sections")) => shared,
        _ => return Ok(()),
    };
    let has = |name: &str| shared.attribute_named(name).is_some();
    require(!has("nowait"), "what is cancelled is waited for at its end: it has no `nowait`")?;
    require(!has("ordered"), "what is cancelled is not `ordered`")
}

/// How members are mapped is said by an `omp.declare_mapper`.
fn mapper(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ctx = op.ctx();
    let Some(AttrData::Symbol(path)) = attribute(op, "mapper_id").map(|attr| ctx.attr_data(attr)) else {
        return Ok(());
    };
    let found = symbol_target(op, path[0]);
    let is_declared = found.is_some_and(|target| name_of(target) == "omp.declare_mapper");
    require(is_declared, "the symbol is that of an `omp.declare_mapper`")
}

/// The descriptions of the operands of a group.
fn described<'a>(op: &OpVerifier<'_, 'a>, sizes: &[i32], group: usize) -> Result<Vec<OpView<'a>>, Violation> {
    let body = op.body();
    let size = |group: usize| sizes.get(group).and_then(|&size| usize::try_from(size).ok()).unwrap_or(0);
    let first = (0..group).map(size).sum();
    let description = |value| match body.def(value) {
        ValueDef::Result(by, _) => {
            let by = OpView::new(op.ctx(), op.ir(), op.body_id(), by);
            (name_of(by) == "omp.map.info").then_some(by)
        }
        _ => None,
    };
    let all = body.operands(op.op()).skip(first).take(size(group)).map(description);
    all.collect::<Option<_>>().ok_or_else(|| "what is mapped is described by `omp.map.info`".into())
}

/// A mapper ends by what it maps.
fn described_mapper(op: &mut OpVerifier<'_, '_>) -> Checked {
    let last = view(op).last_op(0);
    let fits = last.is_none_or(|last| name_of(last) == "omp.declare_mapper.info");
    require(fits, "a mapper ends by `omp.declare_mapper.info`")
}

/// How data is mapped there.
fn mapped(op: &mut OpVerifier<'_, '_>) -> Checked {
    let (ctx, this) = (op.ctx(), name_of(view(op)));
    // Where there is one group, it is all operands.
    let count = op.body().operands(op.op()).count() as i32;
    let sizes = segment_sizes(op).unwrap_or_else(|| vec![count]);
    let (group, is_data) = match &*this {
        "omp.target" => {
            // What has an address there is described, too.
            described(op, &sizes, 4)?;
            (9, false)
        }
        "omp.target_data" => (2, true),
        _ => (sizes.len().max(1) - 1, false),
    };
    require(
        !is_data || sizes.iter().skip(group).any(|&size| size > 0),
        "there is data that is mapped or used",
    )?;
    let mut updated: [Vec<Value>; 2] = Default::default();
    for info in described(op, &sizes, group)? {
        let Some(kinds) = info.attribute_named("map_type").and_then(|attr| word(ctx, attr)) else { continue };
        let has = |kind: &str| kinds.split('|').any(|other| other == kind);
        let [to, from, delete] = ["to", "from", "del"].map(has);
        match &*this {
            "omp.target_enter_data" => {
                require(!from && !delete, "what is entered is mapped to or allocated")?
            }
            "omp.target_exit_data" => {
                require(!to, "what is left is mapped from, released or deleted")?;
            }
            "omp.target" | "omp.target_data" => {
                require(!delete, "what is mapped for a while is not deleted")?
            }
            "omp.target_update" => {
                require(to != from && !delete, "what is updated is mapped to or from")?;
                let is_plain = !["always", "close", "implicit"].into_iter().any(has);
                require(is_plain, "what is updated is `present` at most")?;
                let Some(place) = info.body().operands(info.op()).next() else { continue };
                let [these, others] = if to { [0, 1] } else { [1, 0] };
                require(!updated[others].contains(&place), "what is updated is mapped to or from")?;
                updated[these].push(place);
            }
            _ => {}
        }
    }
    Ok(())
}
