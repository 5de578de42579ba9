//! Clauses of `omp` that are lists.

use super::{Directive, attr, attr_text, items, set_items};
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{OpParser, Parsed, Token, Type, UnresolvedOperand};

/// `%x : type -> 32 : i64, ..`: operands, their types and an attribute for each.
pub(crate) struct Aligned;

/// `%allocator : type -> %x : type, ..`: operands and their types, and the same of the allocators.
pub(crate) struct Allocate;

/// `%x -> @function : type, ..`: operands, their types and a symbol for each.
pub(crate) struct CopyPrivate;

/// `kind -> %x : type, ..`: operands, their types and the kind of each.
pub(crate) struct Depend;

/// `%x = %step : type, ..`: operands, their types, and operands that are the steps.
pub(crate) struct Linear;

/// `(%made, ..)? <- (%from, ..)`: two groups of operands; the first may be missing with its parentheses.
pub(crate) struct LoopHandles;

/// The kinds of dependences.
const DEPENDENCES: [&str; 5] =
    ["taskdependin", "taskdependout", "taskdependinout", "taskdependmutexinoutset", "taskdependinoutset"];

/// How the attribute for a kind of dependence is written around it.
const DEPENDENCE: (&str, &str) = ("clause_task_depend(", ")");

/// Operands and their types.
#[derive(Default)]
struct Typed {
    values: Vec<UnresolvedOperand>,
    types: Vec<Type>,
}

impl Typed {
    fn read_value(&mut self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        self.values.push(p.operand()?);
        Ok(())
    }

    fn read_type(&mut self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        p.expect(Token::Colon, "`:` and the type")?;
        self.types.push(p.ty()?);
        Ok(())
    }

    /// `%x : type`
    fn read(&mut self, p: &mut OpParser<'_, '_, '_>) -> Parsed<()> {
        self.read_value(p)?;
        self.read_type(p)
    }

    /// `%x .. : type, ..`: `between` reads what stands between a value and its type.
    fn read_list(
        p: &mut OpParser<'_, '_, '_>,
        mut between: impl FnMut(&mut OpParser<'_, '_, '_>) -> Parsed<()>,
    ) -> Parsed<Typed> {
        let mut list = Typed::default();
        p.comma_list(|p| {
            list.read_value(p)?;
            between(p)?;
            list.read_type(p)
        })?;
        Ok(list)
    }

    fn finish(
        self,
        r: &mut Reader<'_, '_, '_, '_, '_>,
        operands: &Argument,
        types: &Argument,
    ) -> Parsed<bool> {
        r.set_operands(operands, self.values);
        r.set_argument_types(types, self.types)?;
        Ok(true)
    }
}

impl Directive for Aligned {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, alignments] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let (mut aligned, mut numbers) = (Typed::default(), Vec::new());
        r.p.comma_list(|p| {
            aligned.read(p)?;
            p.expect(Token::Arrow, "`->` and the alignment")?;
            numbers.push(p.attribute()?);
            Ok(())
        })?;
        set_items(r, alignments, &numbers);
        aligned.finish(r, operands, types)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, alignments] = arguments else { return };
        let values = w.operand_range(operands).zip(w.argument_types(types)).zip(items(w, alignments));
        w.p.list(values, |p, ((operand, ty), alignment)| {
            p.operand(operand);
            p.text(" : ");
            p.ty(ty);
            p.text(" -> ");
            p.attribute(alignment);
        });
    }
}

impl Directive for Allocate {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, allocators, allocator_types] = arguments else {
            return r.p.error("this directive takes four arguments");
        };
        let (mut allocated, mut by) = (Typed::default(), Typed::default());
        r.p.comma_list(|p| {
            by.read(p)?;
            p.expect(Token::Arrow, "`->` and what is allocated")?;
            allocated.read(p)
        })?;
        allocated.finish(r, operands, types)?;
        by.finish(r, allocators, allocator_types)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, allocators, allocator_types] = arguments else { return };
        let allocated = w.operand_range(operands).zip(w.argument_types(types));
        let by = w.operand_range(allocators).zip(w.argument_types(allocator_types));
        w.p.list(by.zip(allocated), |p, ((allocator, allocator_type), (operand, ty))| {
            p.operand(allocator);
            p.text(" : ");
            p.ty(allocator_type);
            p.text(" -> ");
            p.operand(operand);
            p.text(" : ");
            p.ty(ty);
        });
    }
}

impl Directive for CopyPrivate {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, symbols] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let mut functions = Vec::new();
        let copied = Typed::read_list(r.p, |p| {
            p.expect(Token::Arrow, "`->` and a symbol")?;
            if !p.at(Token::At) {
                return p.error("expected a symbol");
            }
            functions.push(p.attribute()?);
            Ok(())
        })?;
        set_items(r, symbols, &functions);
        copied.finish(r, operands, types)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, symbols] = arguments else { return };
        let values = w.operand_range(operands).zip(w.argument_types(types)).zip(items(w, symbols));
        w.p.list(values, |p, ((operand, ty), symbol)| {
            p.operand(operand);
            p.text(" -> ");
            p.attribute(symbol);
            p.text(" : ");
            p.ty(ty);
        });
    }
}

impl Directive for Depend {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, kinds] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let (mut variables, mut found) = (Typed::default(), Vec::new());
        r.p.comma_list(|p| {
            let Some(kind) = p.optional_keyword_of(&DEPENDENCES) else {
                return p.error("expected a kind of dependence");
            };
            let (begin, end) = DEPENDENCE;
            found.push(attr(p.ctx(), &format!("{begin}{}{end}", DEPENDENCES[kind])));
            p.expect(Token::Arrow, "`->` and a variable")?;
            variables.read(p)
        })?;
        set_items(r, kinds, &found);
        variables.finish(r, operands, types)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, kinds] = arguments else { return };
        let values = w.operand_range(operands).zip(w.argument_types(types)).zip(items(w, kinds));
        w.p.list(values, |p, ((operand, ty), kind)| {
            p.text(attr_text(p.ctx(), kind, DEPENDENCE).unwrap_or_default());
            p.text(" -> ");
            p.operand(operand);
            p.text(" : ");
            p.ty(ty);
        });
    }
}

impl Directive for Linear {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operands, types, steps] = arguments else {
            return r.p.error("this directive takes three arguments");
        };
        let mut by = Vec::new();
        let variables = Typed::read_list(r.p, |p| {
            p.expect(Token::Equal, "`=` and a step")?;
            by.push(p.operand()?);
            Ok(())
        })?;
        r.set_operands(steps, by);
        variables.finish(r, operands, types)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operands, types, steps] = arguments else { return };
        let values = w.operand_range(operands).zip(w.argument_types(types)).zip(w.operand_range(steps));
        w.p.list(values, |p, ((operand, ty), step)| {
            p.operand(operand);
            p.text(" = ");
            p.operand(step);
            p.text(" : ");
            p.ty(ty);
        });
    }
}

impl Directive for LoopHandles {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [made, from] = arguments else { return r.p.error("this directive takes two arguments") };
        const PARENTHESES: (Token, Token) = (Token::LParen, Token::RParen);
        if !r.p.at(Token::Less) {
            let values = r.p.operands_in(PARENTHESES)?;
            r.set_operands(made, values);
        }
        r.p.expect(Token::Less, "`<-` and loops")?;
        r.p.expect(Token::Minus, "`<-` and loops")?;
        let values = r.p.operands_in(PARENTHESES)?;
        r.set_operands(from, values);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [made, from] = arguments else { return };
        let (made, from) = (w.operand_range(made), w.operand_range(from));
        if !made.is_empty() {
            w.p.text("(");
            w.p.operand_range(made);
            w.p.text(")");
        }
        w.p.text(" <- (");
        w.p.operand_range(from);
        w.p.text(")");
    }
}
