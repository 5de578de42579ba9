//! Variables, and what is read, written and addressed.

use super::super::{Checked, Subject, defining, name_of, require, shaped};
use super::{case, constant_number, has_bit, text};
use pdll_ir::Type;

/// The alignment goes with `Aligned`.
fn aligned(s: &Subject<'_, '_, '_, '_>, access: &str, alignment: &str) -> Checked {
    let is_aligned = has_bit(s, access, "Aligned");
    require(is_aligned == s.attribute(alignment).is_some(), "`Aligned` goes with an alignment")
}

fn points_to(s: &Subject<'_, '_, '_, '_>, pointer: Option<Type>, value: Option<Type>) -> Checked {
    let (Some(pointer), Some(value)) = (pointer, value) else { return Ok(()) };
    let pointer = text::of(s.ctx(), pointer);
    let fits = text::pointer(&pointer).is_none_or(|(pointee, _)| pointee == text::of(s.ctx(), value));
    require(fits, "the value has the type that is pointed to")
}

pub(super) fn load(s: &Subject<'_, '_, '_, '_>) -> Checked {
    points_to(s, s.operand(0), s.result())?;
    aligned(s, "memory_access", "alignment")
}

pub(super) fn store(s: &Subject<'_, '_, '_, '_>) -> Checked {
    points_to(s, s.operand(0), s.operand(1))?;
    aligned(s, "memory_access", "alignment")
}

pub(super) fn copy(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let texts = [0, 1].map(|index| s.operand(index).map(|ty| text::of(s.ctx(), ty)).unwrap_or_default());
    let pointees = [&texts[0], &texts[1]].map(|text| text::pointer(text).map(|(pointee, _)| pointee));
    require(pointees[0] == pointees[1], "both pointers point to the same type")?;
    aligned(s, "memory_access", "alignment")?;
    aligned(s, "source_memory_access", "source_alignment")
}

/// Of a function, and set to a constant or a global.
pub(super) fn variable(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let is_local = case(s, "storage_class").is_none_or(|class| class == "Function");
    require(is_local, "a variable is of the class `Function`; others are global")?;
    if let Some(result) = s.result().map(|ty| text::of(s.ctx(), ty)) {
        let class = text::pointer(&result).map(|(_, class)| class);
        require(
            class.is_none_or(|class| class == "Function"),
            "the pointer is of the class of the variable",
        )?;
        decorated(s, &result)?;
    }
    if s.operand(0).is_some() {
        let by = defining(s.op, 0).map(name_of).unwrap_or_default();
        let names = [
            "spirv.Constant",
            "spirv.mlir.addressof",
            "spirv.mlir.referenceof",
            "spirv.SpecConstantOperation",
        ];
        require(names.contains(&&*by), "a variable is set to a constant, or to a global variable")?;
    }
    let only_global = ["descriptor_set", "binding", "built_in"];
    require(
        only_global.iter().all(|name| s.attribute(name).is_none()),
        "this is said of global variables only",
    )
}

/// Of a pointer into a physical buffer, or an array of them, it is said whether others point there too.
fn decorated(s: &Subject<'_, '_, '_, '_>, pointer: &str) -> Checked {
    let Some((held, _)) = text::pointer(pointer) else { return Ok(()) };
    let held = match text::body(held, "array") {
        Some(_) => text::part(held, 0).unwrap_or(held),
        None => held,
    };
    if text::pointer(held).is_none_or(|(_, class)| class != "PhysicalStorageBuffer") {
        return Ok(());
    }
    let said = ["aliased_pointer", "restrict_pointer"].map(|name| s.attribute(name).is_some());
    require(
        said[0] != said[1],
        "a pointer into a physical buffer has one of `aliased_pointer` and `restrict_pointer`",
    )
}

/// What tasks hand to meshes is of a class of its own.
pub(super) fn payload(s: &Subject<'_, '_, '_, '_>) -> Checked {
    let Some(payload) = s.operand(3).map(|ty| text::of(s.ctx(), ty)) else { return Ok(()) };
    let fits = text::pointer(&payload).is_none_or(|(_, class)| class == "TaskPayloadWorkgroupEXT");
    require(fits, "the payload is of the class `TaskPayloadWorkgroupEXT`")
}

/// Values of the type that is pointed to, one or several in a vector.
pub(super) fn block(s: &Subject<'_, '_, '_, '_>, pointer: Option<Type>, value: Option<Type>) -> Checked {
    let element = value.and_then(|ty| Some(shaped(s.ctx(), ty)?.1)).or(value);
    points_to(s, pointer, element)
}

/// What is reached by the indices, operands from `first` on, in the class of the pointer.
pub(super) fn access_chain(s: &Subject<'_, '_, '_, '_>, first: usize) -> Checked {
    let (Some(base), Some(result)) = (s.operand(0), s.result()) else { return Ok(()) };
    let base = text::of(s.ctx(), base);
    let Some((mut ty, class)) = text::pointer(&base) else { return Ok(()) };
    let count = s.operands.types.len();
    for index in first..count {
        require(text::is_composite(ty), "an index is one into a composite")?;
        let is_struct = text::body(ty, "struct").is_some();
        if is_struct && text::members(ty).is_none() {
            return Ok(());
        }
        let number = match is_struct {
            true => match constant_number(s, index) {
                Some(number) => number,
                None => return Err("an index into a struct is a constant".into()),
            },
            false => 0,
        };
        let Some(part) = text::part(ty, number) else {
            return Err("the struct has no member of this number".into());
        };
        ty = part;
    }
    // Inside of itself, a struct is written by its name.
    if text::mentions_name(ty) {
        return Ok(());
    }
    require(
        text::of(s.ctx(), result) == format!("!spirv.ptr<{ty}, {class}>"),
        "the result points to what is reached",
    )
}
