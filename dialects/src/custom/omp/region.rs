//! Regions of `omp` whose arguments stand for operands: clauses that name both, before the region.

use super::{Directive, attr, attr_text, items, set_items};
use crate::form::{Argument, Reader, Writer, dense};
use pdll_ir::{
    Attr, AttrData, Context, OpParser, Parsed, RegionArgument, RegionForm, Token, UnresolvedOperand, Value,
};

/// A clause before a region.
#[derive(Clone, Copy)]
enum Clause {
    /// `WORD(%x -> %argument, .. : type, ..)`: operands and their types.
    Plain(&'static str),
    /// `private(@symbol %x -> %argument, .. : type, ..) private_barrier?`: operands, their types, symbols,
    /// and whether there is a barrier. With `maps` each may have `[map_idx=1]` after its argument, and there
    /// is an attribute for these numbers.
    Private { maps: bool },
    /// `WORD(byref? @symbol %x -> %argument, .. : type, ..)`: operands, their types, whether each is by
    /// reference, and symbols. With `modified` it may begin `mod: word,`, and there is an attribute for the
    /// word before the others.
    Reduction { word: &'static str, modified: bool },
}

/// Clauses, each or not, and a region.
pub(crate) struct ClausesAndRegion(&'static [Clause]);

const PRIVATES: Clause = Clause::Private { maps: false };
const REDUCTIONS: Clause = Clause::Reduction { word: "reduction", modified: true };
const IN_REDUCTIONS: Clause = Clause::Reduction { word: "in_reduction", modified: false };

pub(crate) static PRIVATE: ClausesAndRegion = ClausesAndRegion(&[PRIVATES]);
pub(crate) static REDUCTION: ClausesAndRegion = ClausesAndRegion(&[PRIVATES, REDUCTIONS]);
pub(crate) static IN_REDUCTION: ClausesAndRegion = ClausesAndRegion(&[IN_REDUCTIONS, PRIVATES]);
pub(crate) static IN_REDUCTION_REDUCTION: ClausesAndRegion =
    ClausesAndRegion(&[IN_REDUCTIONS, PRIVATES, REDUCTIONS]);
pub(crate) static TASK_REDUCTION: ClausesAndRegion =
    ClausesAndRegion(&[Clause::Reduction { word: "task_reduction", modified: false }]);
pub(crate) static USE_DEVICE: ClausesAndRegion =
    ClausesAndRegion(&[Clause::Plain("use_device_addr"), Clause::Plain("use_device_ptr")]);
pub(crate) static TARGET: ClausesAndRegion = ClausesAndRegion(&[
    Clause::Plain("has_device_addr"),
    Clause::Plain("host_eval"),
    IN_REDUCTIONS,
    Clause::Plain("map_entries"),
    Clause::Private { maps: true },
]);

const MODIFIERS: [&str; 3] = ["defaultmod", "inscan", "task"];
/// How the attribute for a modifier is written around it.
const MODIFIER: (&str, &str) = ("reduction_modifier(", ")");
const BARRIER: &str = "private_barrier";
/// The number of an operand that is not mapped.
const UNMAPPED: i64 = -1;

/// The arguments of a directive that are those of one of its clauses.
#[derive(Clone, Copy)]
struct Slots<'a> {
    operands: &'a Argument,
    types: &'a Argument,
    modifier: Option<&'a Argument>,
    by_reference: Option<&'a Argument>,
    symbols: Option<&'a Argument>,
    barrier: Option<&'a Argument>,
    maps: Option<&'a Argument>,
}

impl Clause {
    fn word(self) -> &'static str {
        match self {
            Clause::Plain(word) | Clause::Reduction { word, .. } => word,
            Clause::Private { .. } => "private",
        }
    }

    /// Takes the arguments of this clause off a list.
    fn take<'a>(self, rest: &mut std::slice::Iter<'a, Argument>) -> Option<Slots<'a>> {
        let modifier = match self {
            Clause::Reduction { modified: true, .. } => Some(rest.next()?),
            _ => None,
        };
        let (operands, types) = (rest.next()?, rest.next()?);
        let plain =
            Slots { operands, types, modifier, by_reference: None, symbols: None, barrier: None, maps: None };
        Some(match self {
            Clause::Plain(_) => plain,
            Clause::Private { maps } => Slots {
                symbols: Some(rest.next()?),
                barrier: Some(rest.next()?),
                maps: if maps { Some(rest.next()?) } else { None },
                ..plain
            },
            Clause::Reduction { .. } => {
                Slots { by_reference: Some(rest.next()?), symbols: Some(rest.next()?), ..plain }
            }
        })
    }
}

/// What is read of a clause.
#[derive(Default)]
struct Read {
    outer: Vec<UnresolvedOperand>,
    inner: Vec<UnresolvedOperand>,
    by_reference: Vec<bool>,
    symbols: Vec<Attr>,
    maps: Vec<i64>,
}

impl Read {
    /// `byref? @symbol %x -> %argument [map_idx=1]`, as far as the clause has it.
    fn item(&mut self, p: &mut OpParser<'_, '_, '_>, slots: &Slots<'_>) -> Parsed<()> {
        if slots.by_reference.is_some() {
            self.by_reference.push(p.eat_keyword("byref"));
        }
        if slots.symbols.is_some() {
            if !p.at(Token::At) {
                return p.error("expected a symbol");
            }
            self.symbols.push(p.attribute()?);
        }
        self.outer.push(p.operand()?);
        p.expect(Token::Arrow, "`->` and an argument")?;
        self.inner.push(p.argument_name()?);
        if slots.maps.is_some() {
            let mut number = UNMAPPED;
            if p.eat(Token::LSquare) {
                p.expect_keyword("map_idx")?;
                p.expect(Token::Equal, "`=` and a number")?;
                number = p.integer()?;
                p.expect(Token::RSquare, "`]` after the number")?;
            }
            self.maps.push(number);
        }
        Ok(())
    }
}

/// `array<i1: ..>`
fn bool_array(ctx: &mut Context, items: &[bool]) -> Attr {
    let data: Vec<u8> = items.iter().map(|&item| u8::from(item)).collect();
    let element = ctx.known().i1;
    ctx.attr(AttrData::DenseArray { element, data: data.into() })
}

/// The items of an `array<i1: ..>`.
fn bool_items(ctx: &Context, attr: Attr) -> Vec<bool> {
    match ctx.attr_data(attr) {
        AttrData::DenseArray { data, .. } => data.iter().map(|&byte| byte != 0).collect(),
        _ => Vec::new(),
    }
}

/// Reads a clause, if it is next; its arguments are added to those of the region.
fn read_clause<'s>(
    r: &mut Reader<'_, '_, '_, '_, 's>,
    clause: Clause,
    slots: &Slots<'_>,
    arguments: &mut Vec<RegionArgument<'s>>,
) -> Parsed<()> {
    if !r.p.eat_keyword(clause.word()) {
        return r.set_argument_types(slots.types, Vec::new());
    }
    r.p.expect(Token::LParen, "`(` and operands")?;
    if let Some(modifier) = slots.modifier
        && r.p.eat_keyword("mod")
    {
        r.p.expect(Token::Colon, "`:` and a modifier")?;
        let Some(word) = r.p.optional_keyword_of(&MODIFIERS) else {
            return r.p.error("expected a modifier of reductions");
        };
        let (begin, end) = MODIFIER;
        let value = attr(r.p.ctx(), &format!("{begin}{}{end}", MODIFIERS[word]));
        r.set_attr(modifier, value);
        r.p.expect(Token::Comma, "`,` and operands")?;
    }
    let mut read = Read::default();
    r.p.comma_list(|p| read.item(p, slots))?;
    r.p.expect(Token::Colon, "`:` and the types")?;
    let at = r.p.position();
    let types = r.p.type_list()?;
    if types.len() != read.inner.len() {
        return r.p.error_at(at, "there must be as many types as operands");
    }
    arguments.extend(read.inner.into_iter().zip(&types).map(|(name, &ty)| RegionArgument::at_name(name, ty)));
    r.p.expect(Token::RParen, "`)` after the types")?;
    r.set_operands(slots.operands, read.outer);
    r.set_argument_types(slots.types, types)?;
    if let Some(by_reference) = slots.by_reference {
        let flags = bool_array(r.p.ctx(), &read.by_reference);
        r.set_attr(by_reference, flags);
    }
    if let Some(symbols) = slots.symbols {
        set_items(r, symbols, &read.symbols);
    }
    if let Some(maps) = slots.maps {
        let numbers = dense::i64_array(r.p.ctx(), &read.maps);
        r.set_attr(maps, numbers);
    }
    if let Some(barrier) = slots.barrier
        && r.p.eat_keyword(BARRIER)
    {
        let unit = r.p.ctx().known().unit;
        r.set_attr(barrier, unit);
    }
    Ok(())
}

/// Prints a clause with these arguments of the region, and a blank after it.
fn write_clause(w: &mut Writer<'_, '_, '_, '_>, clause: Clause, slots: &Slots<'_>, inner: &[Value]) {
    let ctx = w.p.ctx();
    let operands = w.operand_range(slots.operands);
    let by_reference: Vec<bool> =
        slots.by_reference.and_then(|flags| w.attr(flags)).map_or(Vec::new(), |flags| bool_items(ctx, flags));
    let symbols = slots.symbols.map_or(Vec::new(), |symbols| items(w, symbols));
    let maps = slots.maps.and_then(|maps| w.attr(maps)).and_then(|maps| dense::i64_items(ctx, maps));
    let maps = maps.unwrap_or_default();
    let modifier = slots.modifier.and_then(|modifier| w.attr(modifier));
    let has_barrier = slots.barrier.is_some_and(|barrier| w.attr(barrier).is_some());
    let types = w.argument_types(slots.types);
    w.p.text(clause.word());
    w.p.text("(");
    if let Some(word) = modifier.and_then(|modifier| attr_text(ctx, modifier, MODIFIER)) {
        w.p.text("mod: ");
        w.p.text(word);
        w.p.text(", ");
    }
    w.p.in_regions(|p| {
        p.list(operands.zip(inner).enumerate(), |p, (index, (operand, &argument))| {
            if by_reference.get(index) == Some(&true) {
                p.text("byref ");
            }
            if let Some(&symbol) = symbols.get(index) {
                p.attribute(symbol);
                p.text(" ");
            }
            p.operand(operand);
            p.text(" -> ");
            p.region_value(argument);
            if let Some(&map) = maps.get(index).filter(|&&map| map != UNMAPPED) {
                p.text(&format!(" [map_idx={map}]"));
            }
        });
    });
    w.p.text(" : ");
    w.p.types(types);
    w.p.text(") ");
    if has_barrier {
        w.p.text(BARRIER);
        w.p.text(" ");
    }
}

impl Directive for ClausesAndRegion {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [region, rest @ ..] = arguments else { return r.p.error("this directive takes a region") };
        let (mut rest, mut inner) = (rest.iter(), Vec::new());
        for clause in self.0 {
            let Some(slots) = clause.take(&mut rest) else {
                return r.p.error("this directive takes more arguments");
            };
            read_clause(r, *clause, &slots, &mut inner)?;
        }
        let body = r.p.detached_region(inner)?;
        r.set_regions(region, vec![body]);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [region, rest @ ..] = arguments else { return };
        let Some(number) = w.region_numbers(region).next() else { return };
        let mut inner = w.p.entry_arguments(number).unwrap_or_default();
        let mut rest = rest.iter();
        for &clause in self.0 {
            let Some(slots) = clause.take(&mut rest) else { return };
            let count = w.operand_range(slots.operands).len().min(inner.len());
            let (own, others) = inner.split_at(count);
            inner = others;
            if !own.is_empty() {
                write_clause(w, clause, &slots, own);
            }
        }
        w.p.in_regions(|p| p.region(number, RegionForm::BODY));
    }
}
