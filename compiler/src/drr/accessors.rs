//! Accessors of operations in C++ snippets, written out: `op.getValue()` is what the attribute `value` of the
//! operation holds.
//!
//! `mlir-tblgen` makes them of what a record declares. The class of an operation is known where the code asks
//! for it: `getDefiningOp<X>()`, `cast<X>(op)`, or the name of an operation of the rule.

use super::code::{filled, rebuilt};
use super::cpp_ops::CppOps;
use super::op::{ArgumentKind, OpShape, storage};
use crate::cxx::{self, Expr, Operator, Snippet, camel};
use crate::ods::RecordRef;
use crate::ods::model::{Count, SegmentLayout, ValueModel};

/// How many local variables are followed to what the first of them is.
const LOCALS: u32 = 8;

/// The operation in the texts of this file.
const OP: &str = "$_accessed";

/// A snippet with the accessors that are understood written out. `class_of` gives the class of what a name
/// stands for, if that is an operation.
pub(super) fn expanded(
    snippet: &Snippet,
    class_of: &dyn Fn(&str) -> Option<String>,
    ops: &CppOps<'_>,
) -> Snippet {
    let asks =
        |e: &Expr| matches!(e, Expr::Method { name, args, .. } if args.is_empty() && is_accessor(name));
    if !snippet.exprs.iter().any(asks) {
        return snippet.clone();
    }
    let expander = Expander { class_of, ops };
    expander.part(&snippet.exprs, snippet.root)
}

fn is_accessor(name: &str) -> bool {
    name.strip_prefix("get").is_some_and(|n| n.starts_with(|c: char| c.is_ascii_uppercase()))
}

struct Expander<'e, 'r> {
    class_of: &'e dyn Fn(&str) -> Option<String>,
    ops: &'e CppOps<'r>,
}

impl Expander<'_, '_> {
    fn part(&self, exprs: &[Expr], at: u32) -> Snippet {
        rebuilt(exprs, at, &mut |exprs, at| {
            let Expr::Method { object, name, types, args } = &exprs[at as usize] else { return None };
            if !types.is_empty() || !args.is_empty() || !is_accessor(name) {
                return None;
            }
            let op = self.ops.find(&self.class(exprs, *object)?)?;
            let text = accessed(&op.shape, name)?;
            let text = cxx::expression(&text).ok()?;
            Some(filled(&text.exprs, text.root, &[(OP.into(), self.part(exprs, *object))]))
        })
    }

    /// The class of the operation that a part of a snippet gives.
    fn class(&self, exprs: &[Expr], at: u32) -> Option<String> {
        self.class_of_part(exprs, at, LOCALS)
    }

    /// The same; so many local variables may stand for one another.
    fn class_of_part(&self, exprs: &[Expr], at: u32, locals: u32) -> Option<String> {
        match &exprs[at as usize] {
            Expr::Name(name) => (self.class_of)(name).or_else(|| {
                let value = local(exprs, name)?;
                self.class_of_part(exprs, value, locals.checked_sub(1)?)
            }),
            Expr::Unary(Operator::Multiply, a) => self.class_of_part(exprs, *a, locals),
            Expr::Method { name, types, .. } if name == "getDefiningOp" => types.first().cloned(),
            Expr::Call { name, types, .. } if name.contains("cast") => types.first().cloned(),
            _ => None,
        }
    }
}

/// What the one local variable of a name begins with, where its name is all that code says of it: variables
/// are parameters of functions that are called where they stand.
fn local(exprs: &[Expr], name: &str) -> Option<u32> {
    let mut found = None;
    for e in exprs {
        let Expr::Apply(function, args) = e else { continue };
        let Expr::Lambda(params, _) = &exprs[*function as usize] else { continue };
        let named = params.iter().zip(args).filter(|(param, _)| param.name == name);
        for (_, &value) in named {
            // Which of several is meant is not looked into.
            if found.replace(value).is_some() {
                return None;
            }
        }
    }
    found
}

/// C++ for what an accessor of an operation gives.
fn accessed(shape: &OpShape<'_>, accessor: &str) -> Option<String> {
    let name = accessor.strip_prefix("get")?;
    for argument in &shape.arguments {
        let ArgumentKind::Attribute { attr, optional, default } = argument.kind else { continue };
        let own = camel(argument.name);
        let held = name.strip_suffix("Attr") == Some(&own);
        if !held && name != own {
            continue;
        }
        let key = argument.name;
        return attribute(attr, key, optional, default, held);
    }
    let model = shape.model;
    let operand = || group(&model.operands, model.operand_layout, name, "Operand", "operandSegmentSizes");
    let result = || group(&model.results, model.result_layout, name, "Result", "resultSegmentSizes");
    operand().or_else(result).or_else(|| {
        let is_only = shape.has_single_results() && model.results.len() == 1;
        match name {
            "Result" if is_only => Some(format!("{OP}.getResult(0)")),
            "Type" if is_only => Some(format!("{OP}.getResult(0).getType()")),
            _ => None,
        }
    })
}

/// C++ for the group of operands or results (`part`) that an accessor names: a value, one that may be null,
/// or a list of them. Where several groups have no fixed number, the attribute `sizes` has to tell how many
/// each has.
fn group(
    groups: &[ValueModel],
    layout: SegmentLayout,
    name: &str,
    part: &str,
    sizes: &str,
) -> Option<String> {
    let at = groups.iter().position(|group| !group.name.is_empty() && camel(&group.name) == name)?;
    let is_open = |group: &ValueModel| group.count != Count::One;
    let (before, after) = (&groups[..at], &groups[at + 1..]);
    let all = format!("{OP}.getNum{part}s()");
    // How many values come before those of the group, and how many it has.
    let (start, count) = if !before.iter().any(is_open) && !after.iter().any(is_open) {
        (at.to_string(), format!("({all} - {})", groups.len() - 1))
    } else if !before.iter().any(is_open) && !is_open(&groups[at]) {
        (at.to_string(), String::new())
    } else if layout == SegmentLayout::AttrSized {
        let size = |i| format!("{OP}.getAttrOfType<DenseI32ArrayAttr>(\"{sizes}\")[{i}]");
        let start: Vec<String> = (0..at).map(size).collect();
        (if at == 0 { "0".into() } else { format!("({})", start.join(" + ")) }, size(at))
    } else if groups.iter().filter(|group| is_open(group)).count() == 1 {
        (format!("({all} - {})", groups.len() - at), String::new())
    } else {
        return None;
    };
    Some(match groups[at].count {
        Count::One => format!("{OP}.get{part}({start})"),
        Count::Optional => format!("({count} > 0 ? {OP}.get{part}({start}) : Value())"),
        Count::Any => format!("{OP}.get{part}s().slice({start}, {count})"),
    })
}

/// C++ for the attribute `key` of the operation, or with `held` not set, for what C++ makes of it.
fn attribute(
    attr: RecordRef<'_>,
    key: &str,
    optional: bool,
    default: Option<&str>,
    held: bool,
) -> Option<String> {
    let (storage, there) = (storage(attr), format!("{OP}.getAttr(\"{key}\")"));
    if storage.ends_with("::UnitAttr") {
        return Some(if held { there } else { format!("({there} != nullptr)") });
    }
    let there = match default {
        Some(default) => {
            let made = super::lower::built(attr, default)?;
            format!("({there} ? {there} : {made})")
        }
        None => there,
    };
    let absent = optional && default.is_none();
    let cast = if absent { "cast_or_null" } else { "cast" };
    let object = format!("::llvm::{cast}<{storage}>({there})");
    let converted = attr.string("convertFromStorage").map_or("$_self", str::trim);
    // What is not there has no value.
    match held || converted == "$_self" {
        true => Some(object),
        false if absent => None,
        false => Some(format!("({})", converted.replace("$_self", &object))),
    }
}
