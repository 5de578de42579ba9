//! `acc`: clauses that go together, what is computed where, recipes.

use super::omp::{capture, read, update, write};
use super::{
    AroundCheck, Checked, SignatureCheck, Subject, acc_data, arguments, attribute, enclosing, items, outer,
    require, segment_sizes, symbol_target, view,
};
use pdll_ir::{Attr, AttrData, Name, OpVerifier, OpView};

pub(super) fn signature(op: &str) -> Option<SignatureCheck> {
    Some(match op {
        "bounds" => bounds,
        "data" => |s| data(s).and_then(|()| waiting(s)),
        "enter_data" | "exit_data" => exchange,
        "host_data" => |s| some_data(s, 1),
        "kernels" | "parallel" => |s| {
            grouped(s, "numGangsSegments", "numGangsDeviceType")?;
            waiting(s)
        },
        "loop" => loop_clauses,
        "routine" => routine,
        "serial" => waiting,
        "set" => set,
        "update" => |s| some_data(s, 3).and_then(|()| waiting(s)),
        "wait" => wait,
        _ => return acc_data::signature(op),
    })
}

pub(super) fn around(op: &str) -> Option<AroundCheck> {
    Some(match op {
        "atomic.capture" => capture,
        "atomic.read" => read,
        "atomic.update" => update,
        "atomic.write" => write,
        "declare" => |op| declared(op),
        "declare_enter" => |op| some_declared(op).and_then(|()| declared(op)),
        "declare_exit" => left,
        "firstprivate.recipe" => {
            |op| recipe(op, 1, "what is copied to it", (2, 1)).and_then(|()| destroyed(op, 2))
        }
        "init" | "set" | "shutdown" => on_host,
        "firstprivate" => |op| of_recipe(op, "acc.firstprivate.recipe"),
        "private" => |op| of_recipe(op, "acc.private.recipe"),
        "reduction" => |op| of_recipe(op, "acc.reduction.recipe"),
        "data" => |op| data_from(op, 3, &ENTRIES),
        "enter_data" => |op| data_from(op, 4, &["attach", "copyin", "create"]),
        "host_data" => |op| data_from(op, 1, &["use_device"]),
        "kernels" => computed,
        "parallel" => |op| own_data(op, [8, 9, 7]).and_then(|()| computed(op)),
        "serial" => |op| own_data(op, [5, 6, 4]).and_then(|()| computed(op)),
        "update" => |op| data_from(op, 3, &["getdeviceptr", "update_device", "update_host"]),
        "loop" => |op| body(op).and_then(|()| own_data(op, [8, 9, 10])),
        "private.recipe" => |op| recipe(op, 0, "its initial value", (1, 1)).and_then(|()| destroyed(op, 1)),
        "reduction.recipe" => |op| recipe(op, 1, "what two values make", (2, 2)).and_then(|()| combined(op)),
        _ => return None,
    })
}

/// What makes data known to a device, or no longer.
const ENTRIES: [&str; 11] = [
    "attach",
    "cache",
    "copyin",
    "copyout",
    "create",
    "delete",
    "detach",
    "deviceptr",
    "getdeviceptr",
    "nocreate",
    "present",
];

/// What makes data known for as long as it is declared.
const DECLARED: [&str; 8] = [
    "copyin",
    "copyout",
    "create",
    "declare_device_resident",
    "declare_link",
    "deviceptr",
    "getdeviceptr",
    "present",
];

/// The operands of a group are defined by one of these operations of the dialect.
fn data_from(op: &mut OpVerifier<'_, '_>, group: usize, makers: &[&str]) -> Checked {
    let operands = operands_of(op, group);
    made_by(op, operands, makers)
}

/// The numbers of the operands of a group.
fn operands_of(op: &OpVerifier<'_, '_>, group: usize) -> std::ops::Range<usize> {
    let sizes = segment_sizes(op);
    let sizes: Vec<usize> =
        sizes.into_iter().flatten().filter_map(|size| usize::try_from(size).ok()).collect();
    let Some(&count) = sizes.get(group) else { return 0..0 };
    let start: usize = sizes[..group].iter().sum();
    start..start + count
}

/// What each thread has of its own, in these groups: made for that, and each once.
fn own_data(op: &mut OpVerifier<'_, '_>, groups: [usize; 3]) -> Checked {
    for (group, maker) in groups.into_iter().zip(["private", "firstprivate", "reduction"]) {
        data_from(op, group, &[maker])?;
        let all: Vec<_> = op.body().operands(op.op()).collect();
        let mut own = all.get(operands_of(op, group)).unwrap_or_default().to_vec();
        own.sort_unstable();
        let differ = own.windows(2).all(|two| two[0] != two[1]);
        require(differ, "what each thread has of its own is named once")?;
    }
    Ok(())
}

/// These operands are defined by one of these operations of the dialect.
fn made_by(op: &mut OpVerifier<'_, '_>, operands: std::ops::Range<usize>, makers: &[&str]) -> Checked {
    let is_made = |operand| {
        super::defining(op, operand).is_some_and(|by| {
            let name = super::name_of(by);
            name.strip_prefix("acc.").is_some_and(|name| makers.contains(&name))
        })
    };
    let fits = operands.into_iter().all(is_made);
    require(fits, "data is handed over by an operation that makes it known to the device, as `acc.copyin`")
}

/// All data of a declaration, which may come after a token.
fn declared(op: &mut OpVerifier<'_, '_>) -> Checked {
    let types = super::operand_types(op);
    let is_token = |ty: &pdll_ir::Type| pdll_ir::print_type(op.ctx(), *ty) == "!acc.declare_token";
    let tokens = usize::from(types.first().is_some_and(is_token));
    made_by(op, tokens..types.len(), &DECLARED)
}

fn some_declared(op: &mut OpVerifier<'_, '_>) -> Checked {
    require(op.body().operands(op.op()).next().is_some(), "a declaration is one of some data")
}

/// A declaration ends by its token, or for some data.
fn left(op: &mut OpVerifier<'_, '_>) -> Checked {
    some_declared(op)?;
    declared(op)
}

/// Two values make one of the type that the recipe is for.
fn combined(op: &mut OpVerifier<'_, '_>) -> Checked {
    let ty = attribute(op, "type").and_then(|attr| op.ctx().type_value(attr));
    let fits =
        super::omp::yielded(op, 1).is_none_or(|types| types.len() == 1 && types.first().copied() == ty);
    require(fits, "what values are combined to is of the type that the recipe is for")
}

/// The data of what is computed on a device is the last group of operands.
fn computed(op: &mut OpVerifier<'_, '_>) -> Checked {
    let sizes = segment_sizes(op);
    let last = sizes.map_or(0, |sizes| sizes.len().saturating_sub(1));
    data_from(op, last, &ENTRIES)
}

/// A variable is made by a recipe.
fn of_recipe(op: &mut OpVerifier<'_, '_>, wanted: &str) -> Checked {
    let ctx = op.ctx();
    let Some(AttrData::Symbol(path)) = attribute(op, "recipe").map(|attr| ctx.attr_data(attr)) else {
        return Err("a variable is made by a recipe".into());
    };
    let found = symbol_target(op, path[0]);
    require(found.is_some_and(|found| super::name_of(found) == wanted), "the symbol is not such a recipe")
}

/// What is destroyed in a region, if there is one, is of the type that the recipe is for.
fn destroyed(op: &OpVerifier<'_, '_>, region: usize) -> Checked {
    let (ty, takes) =
        (attribute(op, "type").and_then(|attr| op.ctx().type_value(attr)), arguments(op, region));
    let fits = takes.is_none_or(|takes| takes.first().copied() == ty);
    require(fits, "what is destroyed is of the type that the recipe is for")
}

fn bounds(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.count(1) + s.count(2) > 0, "bounds have an upper bound or an extent")
}

fn data(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let has_default = s.attribute("defaultAttr").is_some();
    require(!s.operands.types.is_empty() || has_default, "there is data, or a default")
}

/// Operands of this group.
fn some_data(s: &Subject<'_, '_, '_, '_>, group: usize) -> Checked {
    require(s.count(group) > 0, "there is data")
}

fn exchange(s: &Subject<'_, '_, '_, '_>) -> Checked {
    some_data(s, 4)?;
    let is_alone = |name: &str, group| s.attribute(name).is_none() || s.count(group) == 0;
    require(is_alone("async", 1), "`async` has an operand or none")?;
    require(is_alone("wait", 3), "`wait` has operands or none")?;
    require(s.count(2) == 0 || s.count(3) > 0, "there is a device only where something is waited for")
}

fn wait(s: &Subject<'_, '_, '_, '_>) -> Checked {
    require(s.count(2) == 0 || s.count(0) > 0, "there is a device only where something is waited for")?;
    let is_async = s.attribute("async").is_some();
    require(!is_async || s.count(1) == 0, "`async` has an operand or none")
}

fn set(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let has_device = s.attribute("device_type").is_some();
    require(!s.operands.types.is_empty() || has_device, "something is set")
}

/// The devices that a clause is for.
fn devices<'a>(s: &Subject<'_, '_, 'a, '_>, clause: &str) -> &'a [Attr] {
    s.attribute(clause).and_then(|attr| items(s.ctx(), attr)).unwrap_or(&[])
}

/// Values in groups, one for each device that is named.
fn grouped(s: &Subject<'_, '_, '_, '_>, sizes: &str, named: &str) -> Checked {
    let sizes = s.attribute(sizes).and_then(|attr| s.ctx().i32_array(attr));
    let fits =
        s.attribute(named).is_none() || sizes.map_or(0, |sizes| sizes.len()) == devices(s, named).len();
    require(fits, "there is a group of values for each device that is named")
}

/// What waits, or is waited for, says so with values or without any, for each device.
fn waiting(s: &Subject<'_, '_, '_, '_>) -> Checked {
    grouped(s, "waitOperandsSegments", "waitOperandsDeviceType")?;
    for (plain, with) in [("asyncOnly", "asyncOperandsDeviceType"), ("waitOnly", "waitOperandsDeviceType")] {
        let with = devices(s, with);
        let fits = devices(s, plain).iter().all(|device| !with.contains(device));
        require(fits, "`async` and `wait` have values or none for a device")?;
    }
    Ok(())
}

/// At most one of these clauses is there for a device.
fn alternatives(s: &Subject<'_, '_, '_, '_>, clauses: &[&str]) -> Checked {
    let mut all: Vec<Attr> = clauses.iter().flat_map(|clause| devices(s, clause)).copied().collect();
    all.sort_unstable();
    let differ = all.windows(2).all(|pair| pair[0] != pair[1]);
    require(differ, "only one of these clauses is there for a device")
}

/// At most one way to compute in parallel is there for a device: one that is said of it, or of all. A gang is
/// said with a dimension or without.
fn routine(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let ways = [&["gang", "gangDimDeviceType"][..], &["worker"], &["vector"], &["seq"]];
    let ways = ways.map(|said| said.iter().flat_map(|clause| devices(s, clause)).collect::<Vec<_>>());
    let is_all = |device: &&Attr| super::word(s.ctx(), **device).as_deref() == Some("none");
    let of_all = ways.iter().filter(|way| way.iter().any(is_all)).count();
    let differ = ways.iter().flatten().all(|device| {
        let own = ways.iter().filter(|way| way.contains(device)).count();
        own + if is_all(device) { 0 } else { of_all } <= 1
    });
    require(differ, "only one of these clauses is there for a device")
}

fn loop_clauses(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let order = ["auto_", "independent", "seq"];
    let is_said = order.iter().any(|clause| s.attribute(clause).is_some());
    require(is_said, "a loop is `auto`, `independent` or `seq`")?;
    alternatives(s, &order)?;
    let seq = devices(s, "seq");
    let mut parts = ["gang", "worker", "vector"].into_iter().flat_map(|clause| devices(s, clause));
    require(parts.all(|part| !seq.contains(part)), "a loop that is `seq` is not spread")?;
    for clause in [
        "gang",
        "worker",
        "workerNumOperandsDeviceType",
        "vector",
        "vectorOperandsDeviceType",
        "collapseDeviceType",
    ] {
        alternatives(s, &[clause])?;
    }
    let collapsed = s.attribute("collapse").and_then(|attr| items(s.ctx(), attr)).map(<[Attr]>::len);
    let fits = collapsed.is_none_or(|count| count == devices(s, "collapseDeviceType").len());
    require(fits, "there is a device for each number of loops that become one")?;
    let inclusive = s.attribute("inclusiveUpperbound").map(|attr| s.ctx().attr_data(attr));
    let fits = match inclusive {
        Some(AttrData::DenseArray { data, .. }) => data.len() == s.count(1),
        _ => true,
    };
    require(fits, "it is said of each upper bound whether it is part of the range")?;
    grouped(s, "gangOperandsSegments", "gangOperandsDeviceType")?;
    grouped(s, "tileOperandsSegments", "tileOperandsDeviceType")
}

fn body(op: &mut OpVerifier<'_, '_>) -> Checked {
    let this = view(op);
    require(this.last_op(0).is_some(), "the body of a loop is not empty")?;
    let sizes = segment_sizes(op);
    let has_bounds = sizes.is_none_or(|sizes| sizes.first().is_none_or(|&size| size > 0));
    let is_unstructured = attribute(op, "unstructured").is_some();
    let has_variables = arguments(op, 0).is_some_and(|arguments| !arguments.is_empty());
    require(!is_unstructured || !has_variables, "a loop that is `unstructured` has no variables")?;
    if has_bounds || is_unstructured {
        return Ok(());
    }
    let collapsed = attribute(op, "collapse").and_then(|attr| super::integers(op.ctx(), attr));
    let wanted = collapsed.and_then(|counts| counts.into_iter().max()).unwrap_or(1);
    let is_loop = op.ctx().find_name("LoopLikeOpInterface");
    let (mut at, mut found) = (this, 0);
    while found < wanted {
        let Some(inner) = is_loop.and_then(|interface| first_loop(at, interface)) else {
            return Err("there are not as many loops inside as are spread".into());
        };
        (at, found) = (inner, found + 1);
    }
    Ok(())
}

/// The first loop in an operation, which may be in others that are no loops.
fn first_loop(op: OpView<'_>, interface: Name) -> Option<OpView<'_>> {
    let (ctx, ir) = (op.ctx(), op.ir());
    let mut rest = vec![op];
    while let Some(at) = rest.pop() {
        let mut inner = Vec::new();
        for region in 0..at.region_count() {
            let (id, blocks) = at.region_blocks(region);
            let body = ir.body(id);
            let ops = blocks.iter().flat_map(|&block| body.ops(block));
            inner.extend(ops.map(|op| OpView::new(ctx, ir, id, op)));
        }
        for &op in &inner {
            let info = ctx.shape_info(op.body().shape(op.op()));
            if info.is_some_and(|info| info.interfaces.contains(&interface)) {
                return Some(op);
            }
        }
        rest.extend(inner.into_iter().rev());
    }
    None
}

fn on_host(op: &mut OpVerifier<'_, '_>) -> Checked {
    let around = enclosing(op, &["acc.kernels", "acc.loop", "acc.parallel", "acc.serial"]);
    require(outer(op).is_none() || around.is_none(), "this is not done where devices compute")
}

/// Regions up to this one are there, with arguments of the type that the recipe is for: the last one has so
/// many, of which so many are of the type; those before have one.
fn recipe(op: &mut OpVerifier<'_, '_>, last: usize, what: &str, (count, typed): (usize, usize)) -> Checked {
    let Some(ty) = attribute(op, "type").and_then(|attr| op.ctx().type_value(attr)) else { return Ok(()) };
    for region in 0..=last {
        let (count, typed) = if region == last { (count, typed) } else { (1, 1) };
        let Some(types) = arguments(op, region) else {
            return Err(
                format!("region {region} of a recipe is {what}, or comes before it: it is there").into()
            );
        };
        let fits = types.len() >= count && types[..typed].iter().all(|&given| given == ty);
        require(fits, "the first arguments of a region of a recipe are of the type that it is for")?;
    }
    Ok(())
}
