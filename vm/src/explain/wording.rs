//! What a test that did not hold wanted, and what it found, in words.

use super::outline::{Outline, TestCode};
use super::walk::{Furthest, Thing};
use super::{Describe, FailedTest};
use crate::host::AttrSym;
use pdll_bytecode::{ALL, FieldRef, Inst, OpShape, Pattern, Program, Role};

/// A pattern at whose test matching ended, and the code.
pub(super) struct Asked<'a> {
    pub(super) program: &'a Program,
    pub(super) outline: &'a Outline,
    pub(super) pattern: u32,
    /// The code with the names of the host in it.
    pub(super) linked: &'a [u32],
}

/// Subject, wanted, found.
type Words = (String, String, String);

/// What is said of a root of the wrong name or shape.
pub(super) fn root<H: Describe>(
    program: &Program,
    pattern: &Pattern,
    shape: Option<OpShape>,
    key: &TestCode,
    host: &H,
    op: H::Op,
) -> FailedTest<H::Op> {
    let name = pattern.root.and_then(|r| program.op_names.get(r as usize)).map_or("", |n| &n.name);
    let same_name = host.op_name_text(op) == name;
    let (wanted, found) = match shape {
        Some(shape) => (shape_text(name, shape.operands, shape.results), op_text(host, op)),
        None => (format!("`{name}`"), format!("`{}`", host.op_name_text(op))),
    };
    let counts = "an op<..> without operand or result list takes any; a list says exactly how many there are";
    FailedTest {
        places: key.places.clone(),
        op: Some(op),
        subject: "the operation".into(),
        wanted,
        found,
        hint: same_name.then(|| counts.into()),
        other_name: !same_name,
    }
}

impl Asked<'_> {
    /// What is said of the instruction that was come to last.
    pub(super) fn failure<H: Describe>(
        &self,
        host: &H,
        root: H::Op,
        furthest: &Furthest<H>,
    ) -> FailedTest<H::Op> {
        let at = furthest.at as usize;
        let test = &self.outline.tests[self.pattern as usize][furthest.test];
        let inst = Inst::decode(&self.program.code[at..]).map(|d| d.0);
        let op = furthest.things.iter().find_map(|thing| match *thing {
            Thing::Op(op) => op,
            Thing::Value(value) => value.and_then(|v| host.def_op(v)),
            _ => None,
        });
        let words = inst.ok().and_then(|inst| {
            let reading = Reading { asked: self, host, inst: &inst, furthest };
            reading.of_op().or_else(|| reading.of_list()).or_else(|| reading.of_others())
        });
        let (subject, wanted, found) = words.unwrap_or_else(|| {
            ("what the pattern asks for".into(), "something that is there".into(), "nothing".into())
        });
        let hint = same_but_for_type(&wanted, &found);
        FailedTest {
            places: test.places.clone(),
            op: op.or(Some(root)),
            subject,
            wanted,
            found,
            hint,
            other_name: false,
        }
    }
}

/// An instruction with what its registers held.
struct Reading<'a, H: Describe> {
    asked: &'a Asked<'a>,
    host: &'a H,
    inst: &'a Inst,
    furthest: &'a Furthest<H>,
}

impl<H: Describe> Reading<'_, H> {
    /// Instructions about one operation: its name, shape, counts, attributes, operands and results.
    fn of_op(&self) -> Option<Words> {
        let program = self.asked.program;
        let Some(Thing::Op(Some(op))) = self.furthest.things.first() else { return None };
        let (host, op) = (self.host, *op);
        let this = host.describe(op);
        let shape = |i: u32| {
            let s = program.shapes.get(i as usize)?;
            let name = &program.op_names.get(s.name as usize)?.name;
            Some(shape_text(name, s.operands, s.results))
        };
        let name = |i: u32| Some(format!("`{}`", program.op_names.get(i as usize)?.name));
        let here = || op_text(host, op);
        let operands = || plural(host.operand_count(op), "operand");
        let results = || plural(host.result_count(op), "result");
        Some(match *self.inst {
            Inst::Def { operand, result, .. } => self.definer(op, operand, result),
            Inst::DefSwitchKind { operand, result, table, .. } => {
                let definer = (operand < host.operand_count(op))
                    .then(|| host.def_op(host.operand(op, operand)))
                    .flatten()
                    .filter(|&d| result < host.result_count(d))
                    .filter(|&d| host.result(d, result) == host.operand(op, operand));
                match definer {
                    None => self.definer(op, operand, result),
                    Some(definer) => {
                        let subject = format!("what defines operand {operand} of {this}");
                        (subject, shape(self.key(table)?)?, op_text(host, definer))
                    }
                }
            }
            Inst::KindIs { kind, .. } => (this, shape(kind)?, here()),
            Inst::SwitchKind { table, .. } => (this, shape(self.key(table)?)?, here()),
            Inst::NameIs { name: wanted, .. } => (this, name(wanted)?, here()),
            Inst::SwitchName { table, .. } => (this, name(self.key(table)?)?, here()),
            Inst::OperandCountIs { count, .. } => (this, plural(count, "operand"), operands()),
            Inst::SwitchOperandCount { table, .. } => (this, plural(self.key(table)?, "operand"), operands()),
            Inst::OperandCountMin { count, .. } => {
                (this, format!("at least {}", plural(count, "operand")), operands())
            }
            Inst::ResultCountIs { count, .. } => (this, plural(count, "result"), results()),
            Inst::SwitchResultCount { table, .. } => (this, plural(self.key(table)?, "result"), results()),
            Inst::ResultCountMin { count, .. } => {
                (this, format!("at least {}", plural(count, "result")), results())
            }
            Inst::HasAttr { name, .. } | Inst::Attr { name, .. } => self.attribute(op, name, None)?,
            Inst::AttrIs { name, attr, .. } => self.attribute(op, name, Some(attr))?,
            Inst::SwitchAttr { name, table, .. } => self.attribute(op, name, Some(self.key(table)?))?,
            Inst::OperandTypeIs { index, ty, .. } => self.value_type(op, index, true, ty)?,
            Inst::SwitchOperandType { index, table, .. } => {
                self.value_type(op, index, true, self.key(table)?)?
            }
            Inst::ResultTypeIs { index, ty, .. } => self.value_type(op, index, false, ty)?,
            Inst::SwitchResultType { index, table, .. } => {
                self.value_type(op, index, false, self.key(table)?)?
            }
            Inst::Operand { index, .. } => (this, format!("an operand {index}"), operands()),
            Inst::Result { index, .. } => (this, format!("a result {index}"), results()),
            Inst::Operands { group, .. } if group != ALL => {
                (this, format!("a group of operands {group}"), operands())
            }
            Inst::Results { group, .. } if group != ALL => {
                (this, format!("a group of results {group}"), results())
            }
            Inst::SameOp { .. } => {
                let Some(Thing::Op(Some(other))) = self.furthest.things.get(1) else { return None };
                (
                    "two operations".into(),
                    format!("{this} twice"),
                    format!("{this} and {}", host.describe(*other)),
                )
            }
            _ => return None,
        })
    }

    /// What defines an operand: nothing, or another result than the one that is wanted.
    fn definer(&self, op: H::Op, operand: u32, result: u32) -> Words {
        let host = self.host;
        let subject = format!("operand {operand} of {}", host.describe(op));
        let wanted = format!("result {result} of an operation");
        let found = match (operand < host.operand_count(op)).then(|| host.operand(op, operand)) {
            None => format!("no such operand: it has {}", plural(host.operand_count(op), "operand")),
            Some(value) => self.value(value),
        };
        (subject, wanted, found)
    }

    /// A value, by what defines it.
    fn value(&self, value: H::Value) -> String {
        let host = self.host;
        match host.def_op(value) {
            None => host.argument_text(value),
            Some(op) => {
                let number = (0..host.result_count(op)).find(|&i| host.result(op, i) == value);
                format!("result {} of {}", number.unwrap_or_default(), host.describe(op))
            }
        }
    }

    fn attribute(&self, op: H::Op, name: u32, wanted: Option<u32>) -> Option<Words> {
        let program = self.asked.program;
        let text = program.attr_names.get(name as usize)?;
        let subject = format!("attribute `{text}` of {}", self.host.describe(op));
        let wanted = match wanted {
            Some(attr) => format!("`{}`", program.attrs.get(attr as usize)?),
            None => "any value".into(),
        };
        let found = match self.host.attr(op, self.linked_name()?) {
            Some(attr) => format!("`{}`", self.host.attr_text(attr)),
            None => "no such attribute".into(),
        };
        Some((subject, wanted, found))
    }

    /// The attribute name of the instruction as the host knows it.
    fn linked_name(&self) -> Option<AttrSym> {
        let (inst, _) = Inst::decode(self.asked.linked.get(self.furthest.at as usize..)?).ok()?;
        let mut name = None;
        inst.for_each_field(|_, role, field| {
            if let (Role::AttrName, FieldRef::Word(word)) = (role, field) {
                name = Some(AttrSym(word));
            }
        });
        name
    }

    fn value_type(&self, op: H::Op, index: u32, operand: bool, ty: u32) -> Option<Words> {
        let host = self.host;
        let (what, value) = match operand {
            true => ("operand", (index < host.operand_count(op)).then(|| host.operand(op, index))),
            false => ("result", (index < host.result_count(op)).then(|| host.result(op, index))),
        };
        let subject = format!("the type of {what} {index} of {}", host.describe(op));
        let wanted = format!("`{}`", self.asked.program.types.get(ty as usize)?);
        let found = match value {
            Some(value) => format!("`{}`", host.type_text(host.value_type(value))),
            None => format!("no such {what}"),
        };
        Some((subject, wanted, found))
    }

    /// Instructions about lists of values and types.
    fn of_list(&self) -> Option<Words> {
        let (host, program) = (self.host, self.asked.program);
        let values = match self.furthest.things.first()? {
            Thing::Values(values) => plural(values.len() as u32, "value"),
            _ => String::new(),
        };
        let list = || "a range of values".to_string();
        Some(match self.inst {
            Inst::ListCountIs { count, .. } => (list(), plural(*count, "value"), values),
            Inst::ListCountMin { count, .. } => {
                (list(), format!("at least {}", plural(*count, "value")), values)
            }
            Inst::Single { .. } => (list(), "exactly one value".into(), values),
            Inst::First { .. } => (list(), "at least one value".into(), values),
            Inst::Element { index, .. } | Inst::ElementBack { index, .. } => {
                (list(), format!("at least {}", plural(*index + 1, "value")), values)
            }
            Inst::Part { before, after, .. } => {
                (list(), format!("at least {}", plural(*before + *after, "value")), values)
            }
            Inst::TypesAre { types, .. } => {
                let Thing::Types(found) = self.furthest.things.first()? else { return None };
                let wanted = types.iter().filter_map(|&t| program.types.get(t as usize).cloned()).collect();
                let found = found.iter().map(|&t| host.type_text(t)).collect();
                ("a range of types".into(), type_list(wanted), type_list(found))
            }
            Inst::SameValues { .. } | Inst::SameTypes { .. } => {
                let [a, b] = &self.furthest.things[..] else { return None };
                (
                    "two ranges".into(),
                    "that are equal".into(),
                    format!("{} and {}", self.thing(a), self.thing(b)),
                )
            }
            _ => return None,
        })
    }

    /// Instructions about values, types and attributes, and calls.
    fn of_others(&self) -> Option<Words> {
        let program = self.asked.program;
        let things = &self.furthest.things;
        let first = || things.first().map_or_else(|| "nothing".into(), |thing| self.thing(thing));
        // Of two things that must be equal, the second is the one that is not as it should be.
        let second = |subject: &str| {
            let found = things.get(1).map_or_else(|| "nothing".into(), |thing| self.thing(thing));
            (format!("of two {subject} that must be equal, the second"), first(), found)
        };
        let type_of = |ty: u32| Some(format!("`{}`", program.types.get(ty as usize)?));
        Some(match self.inst {
            Inst::DefOp { .. } => ("a value".into(), "a result of an operation".into(), first()),
            Inst::TypeIs { ty, .. } => ("a type".into(), type_of(*ty)?, first()),
            Inst::SwitchType { table, .. } => ("a type".into(), type_of(self.key(*table)?)?, first()),
            Inst::AttrValueIs { attr, .. } => {
                ("an attribute".into(), format!("`{}`", program.attrs.get(*attr as usize)?), first())
            }
            Inst::AttrType { .. } => ("an attribute".into(), "one that has a type".into(), first()),
            Inst::SameValue { .. } => second("values"),
            Inst::SameType { .. } => second("types"),
            Inst::SameAttr { .. } => second("attributes"),
            Inst::ForEachUser { .. } => (first(), "a use by another operation".into(), "no use".into()),
            Inst::Constraint { native, negated, .. } => {
                let name = &program.natives.get(*native as usize)?.name;
                let (wanted, found) = match negated {
                    0 => ("true", "false"),
                    _ => ("false", "true"),
                };
                let list: Vec<String> = things.iter().map(|thing| self.thing(thing)).collect();
                let subject = match list.is_empty() {
                    true => format!("the constraint `{name}`"),
                    false => format!("the constraint `{name}` of {}", list.join(" and ")),
                };
                (subject, wanted.into(), found.into())
            }
            // Of a pair of operands that may stand in either order.
            _ => (
                "two operands that may stand in either order".into(),
                "the other order, where the one that is written does not fit".into(),
                "operands that fit as they are written".into(),
            ),
        })
    }

    fn thing(&self, thing: &Thing<H>) -> String {
        let host = self.host;
        match thing {
            Thing::Op(Some(op)) => host.describe(*op),
            Thing::Value(Some(value)) => self.value(*value),
            Thing::Type(Some(ty)) => format!("`{}`", host.type_text(*ty)),
            Thing::Attr(Some(attr)) => format!("`{}`", host.attr_text(*attr)),
            Thing::Values(values) => {
                let list: Vec<String> = values.iter().map(|&v| self.value(v)).collect();
                format!("({})", list.join(", "))
            }
            Thing::Types(types) => type_list(types.iter().map(|&t| host.type_text(t)).collect()),
            _ => "nothing".into(),
        }
    }

    fn key(&self, table: u32) -> Option<u32> {
        let Asked { program, outline, pattern, .. } = self.asked;
        outline.wanted_key(program, *pattern, self.furthest.test, table)
    }
}

fn type_list(types: Vec<String>) -> String {
    format!("`({})`", types.join(", "))
}

fn plural(n: u32, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

fn shape_text(name: &str, operands: u32, results: u32) -> String {
    format!("`{name}` with {} and {}", plural(operands, "operand"), plural(results, "result"))
}

fn op_text<H: Describe>(host: &H, op: H::Op) -> String {
    shape_text(&host.op_name_text(op), host.operand_count(op), host.result_count(op))
}

/// Says so if two attributes differ in nothing but their types.
fn same_but_for_type(wanted: &str, found: &str) -> Option<String> {
    let cut = |text: &str| {
        let (value, ty) = text.strip_prefix('`')?.strip_suffix('`')?.rsplit_once(" : ")?;
        Some((value.to_string(), ty.to_string()))
    };
    let ((value, ty), (other, found)) = (cut(wanted)?, cut(found)?);
    (value == other && ty != found).then(|| {
        format!(
            "both are {value}, but of different types: `attr<\"{value}\">` is of type {ty}; \
             write `attr<\"{value} : {found}\">` for one of type {found}"
        )
    })
}
