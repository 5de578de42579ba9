//! Loops that count: what they go through as a list of numbers.

use super::parser::{Parser, Result};
use super::{Expr, Literal, Operator, Param};

/// Of a loop whose numbers are not known.
const OTHER: &str = "only loops that count to a number are understood";
/// The greatest step.
const MAX_STEP: u64 = 1 << 16;

/// What a loop that counts goes through.
pub(super) struct Counted {
    /// The numbers.
    pub(super) list: u32,
    /// Of a loop over places of a list, the first one: the numbers are how far they are from it.
    pub(super) first: Option<u32>,
}

/// Which numbers these are.
#[derive(Clone, Copy)]
struct Numbers<'t> {
    from: u32,
    to: u32,
    /// Is the last one among them?
    last: bool,
    down: bool,
    /// How far one is from the next.
    step: u64,
    /// The type of what counts.
    ty: &'t str,
}

impl<'a> Parser<'a> {
    /// `= from, e = to; i < e; ++i` and the like.
    pub(super) fn counted(&mut self, name: &str, ty: &str) -> Result<Counted> {
        self.expect("=")?;
        let from = self.expr()?;
        let end = match self.eat(",") {
            true => {
                let end = self.word();
                self.expect("=")?;
                Some((end, self.expr()?))
            }
            false => None,
        };
        self.expect(";")?;
        if self.word() != Some(name) {
            return self.fault(OTHER);
        }
        let how = ["<=", "<", "!="].into_iter().find(|how| self.eat(how));
        let down = how.is_none() && self.eat(">");
        let last = how == Some("<=") || down && self.eat("=");
        if how.is_none() && !down {
            return self.fault(OTHER);
        }
        let to = match end {
            Some((end, to)) if self.word() == end => to,
            None => self.expr()?,
            _ => return self.fault(OTHER),
        };
        self.expect(";")?;
        let step = self.step(name, if down { "-" } else { "+" })?;
        if step != 1 && how == Some("!=") {
            return self.fault("a loop may count beyond its end");
        }
        if down && (ty.contains("unsigned") || ty.starts_with('u') || ty == "size_t") {
            return self.fault("a loop counts down without sign");
        }
        if !self.stays_in_type(ty, to, step, down) || step != 1 && !down && !self.is_signed_or_small(ty, from)
        {
            return self.fault("a loop may count beyond what its variable can hold");
        }
        if let Some((first, size)) = self.places(from, to) {
            let zero = self.number(0)?;
            let (list, first) = (self.seq(zero, size, "")?, Some(first));
            if step != 1 || last || down {
                return self.fault("a loop goes beyond the end of a list");
            }
            return Ok(Counted { list, first });
        }
        let to = if how == Some("!=") { self.met(from, to)? } else { to };
        let list = self.numbers(Numbers { from, to, last, down, step, ty })?;
        Ok(Counted { list, first: None })
    }

    /// A number that stands in the code, if it is not below 0.
    fn literal(&self, at: u32) -> Option<u64> {
        match self.exprs[at as usize] {
            Expr::Int(number, _) => Some(number),
            _ => None,
        }
    }

    /// Whether a variable of this type holds all numbers up to `to` and the next one. Only those of less than
    /// 32 bits may not without that something is wrong in C++ or a limit is reached.
    fn stays_in_type(&self, ty: &str, to: u32, step: u64, down: bool) -> bool {
        let greatest = match ty {
            "int8_t" | "char" | "signed char" => 0x7f,
            "uint8_t" | "unsigned char" => 0xff,
            "int16_t" | "short" => 0x7fff,
            "uint16_t" | "unsigned short" => 0xffff,
            _ => return true,
        };
        match self.literal(to) {
            Some(to) => down && step <= 0x7f || to.checked_add(step).is_some_and(|to| to <= greatest),
            None => false,
        }
    }

    /// Whether what counts from `from` on in steps cannot wrap around before a limit is reached.
    fn is_signed_or_small(&self, ty: &str, from: u32) -> bool {
        let signed =
            matches!(ty, "int" | "int32_t" | "int64_t" | "long" | "long long" | "ptrdiff_t" | "ssize_t");
        signed || self.literal(from).is_some_and(|from| from <= MAX_STEP)
    }

    /// The end of a loop that only ends where it is met: one that begins behind it goes on up to a limit.
    fn met(&mut self, from: u32, to: u32) -> Result<u32> {
        let is_size = matches!(&self.exprs[to as usize],
            Expr::Method { name, args, .. } if name == "size" && args.is_empty());
        match (self.literal(from), self.literal(to)) {
            (Some(0), _) if is_size => return Ok(to),
            (Some(from), Some(end)) if from <= end => return Ok(to),
            _ => {}
        }
        let far = self.long(i64::MAX as u64)?;
        let [low, high] = [from, to].map(|number| {
            let (name, types, args) = ("int64_t".to_string(), Vec::new(), vec![number]);
            self.push(Expr::Call { name, types, args })
        });
        let (low, high) = (low?, high?);
        let meets = self.push(Expr::Binary(Operator::LessEqual, low, high))?;
        self.push(Expr::Conditional(meets, high, far))
    }

    /// `++i`, `i++`, `i += 2`; by how much.
    fn step(&mut self, name: &str, sign: &str) -> Result<u64> {
        let before = self.eat(sign) && self.eat(sign);
        if self.word() == Some(name) && (before || self.eat(sign)) {
            if before || self.eat(sign) {
                return Ok(1);
            }
            if self.eat("=") {
                let by = self.expr()?;
                match self.exprs[by as usize] {
                    Expr::Int(by, _) if (1..=MAX_STEP).contains(&by) => return Ok(by),
                    _ => {}
                }
            }
        }
        self.fault("only loops that count by a number are understood")
    }

    /// If a loop goes from `x.begin()` to `x.end()`: the first, and how many items there are.
    fn places(&mut self, from: u32, to: u32) -> Option<(u32, u32)> {
        let method = |at: u32| match &self.exprs[at as usize] {
            Expr::Method { object, name, types, args } if types.is_empty() && args.is_empty() => {
                Some((*object, name.as_str()))
            }
            _ => None,
        };
        let ((first, begin), (second, end)) = (method(from)?, method(to)?);
        if !matches!((begin, end), ("begin", "end") | ("rbegin", "rend"))
            || self.exprs[first as usize] != self.exprs[second as usize]
        {
            return None;
        }
        // Of the same name, so that both are the same list.
        if !matches!(self.exprs[first as usize], Expr::Name(_)) {
            return None;
        }
        let (name, types, args) = ("size".into(), Vec::new(), Vec::new());
        let size = self.push(Expr::Method { object: first, name, types, args }).ok()?;
        Some((from, size))
    }

    /// The numbers from one to another; `counter`: the type of what counts them, if it is compared with `to`.
    fn seq(&mut self, from: u32, to: u32, counter: &str) -> Result<u32> {
        let mut types = vec!["int64_t".to_string()];
        // Only of what may be less than 0 does it matter.
        if !counter.is_empty() && !matches!(self.exprs[from as usize], Expr::Int(..)) {
            types.push(counter.to_string());
        }
        let name = "seq".into();
        self.push(Expr::Call { name, types, args: vec![from, to] })
    }

    fn long(&mut self, number: u64) -> Result<u32> {
        self.push(Expr::Int(number, Literal { long: true, ..Literal::default() }))
    }

    /// The number behind one.
    fn after(&mut self, number: u32) -> Result<u32> {
        let one = self.long(1)?;
        self.push(Expr::Binary(Operator::Add, number, one))
    }

    /// The numbers that a loop goes through: one after the other, of which those are left that it gets to.
    fn numbers(&mut self, of: Numbers<'_>) -> Result<u32> {
        let all = if of.down {
            let first = if of.last { of.to } else { self.after(of.to)? };
            let behind = self.after(of.from)?;
            let numbers = self.seq(first, behind, "")?;
            self.push(Expr::Call { name: "reverse".into(), types: Vec::new(), args: vec![numbers] })?
        } else {
            let to = if of.last { self.after(of.to)? } else { of.to };
            self.seq(of.from, to, of.ty)?
        };
        if of.step == 1 {
            return Ok(all);
        }
        let name = self.locals.unused("number", &self.tokens);
        let number = self.push(Expr::Name(name.clone()))?;
        let (low, high) = if of.down { (number, of.from) } else { (of.from, number) };
        let far = self.push(Expr::Binary(Operator::Subtract, high, low))?;
        let (step, zero) = (self.long(of.step)?, self.long(0)?);
        let rest = self.push(Expr::Binary(Operator::Remainder, far, step))?;
        let is = self.push(Expr::Binary(Operator::Equal, rest, zero))?;
        let function = self.push(Expr::Lambda(vec![Param { name, ty: "int64_t".into() }], is))?;
        let (name, types, args) = ("make_filter_range".into(), Vec::new(), vec![all, function]);
        self.push(Expr::Call { name, types, args })
    }
}
