//! Affine maps and integer sets over hash-consed expressions.
//!
//! The builder folds exactly what MLIR's does, in the same order of rules, which is part of the result. Depth
//! and divisor of an expression are stored when it is interned, so that no question walks it. No crate that
//! is kept does this: the folding rules and the printed form are MLIR's own.

use crate::intern::Interner;
use BinaryOp::{Add, CeilDiv, FloorDiv, Mod, Mul};

/// A hash-consed affine expression of a context.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AffineExpr(pub(crate) u32);

/// What an expression is. Children come from the builder, which simplifies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExprData {
    /// `dN`
    Dim(u32),
    /// `sN`
    Symbol(u32),
    /// A constant.
    Constant(i64),
    /// A binary operation.
    Binary(BinaryOp, AffineExpr, AffineExpr),
}

/// Operator of an affine expression; subtraction is adding a product by -1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
    /// `mod`
    Mod,
}

/// `(dims)[symbols] -> (results)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Results.
    pub results: Box<[AffineExpr]>,
}

/// `(dims)[symbols] : (constraints)`: each expression is `>= 0`, or `== 0` where flagged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    /// Number of dimensions.
    pub dims: u32,
    /// Number of symbols.
    pub symbols: u32,
    /// Constraints.
    pub constraints: Box<[(AffineExpr, bool)]>,
}

/// Hash-consed expressions with what the builder asks of them again and again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Exprs {
    table: Interner<Vec<ExprData>>,
    facts: Vec<Facts>,
}

#[derive(Clone, Copy, Debug)]
struct Facts {
    /// No dimension inside.
    symbolic: bool,
    /// Largest known divisor.
    divisor: u64,
    depth: u32,
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Exprs {
    pub(crate) fn get(&self, e: AffineExpr) -> ExprData {
        *self.table.get(e.0)
    }

    /// How many expressions are frozen.
    pub(crate) fn frozen(&self) -> usize {
        self.table.frozen()
    }

    /// Clones share the expressions that are there from here on.
    pub(crate) fn freeze(&mut self) {
        self.table.freeze();
    }

    /// One table again.
    pub(crate) fn thaw(&mut self) {
        self.table.thaw();
    }

    fn facts(&self, e: AffineExpr) -> Facts {
        self.facts[e.0 as usize]
    }

    /// Longest way from the expression to a leaf.
    pub(crate) fn depth(&self, e: AffineExpr) -> u32 {
        self.facts(e).depth
    }

    /// No dimension inside.
    pub(crate) fn is_symbolic(&self, e: AffineExpr) -> bool {
        self.facts(e).symbolic
    }

    pub(crate) fn leaf(&mut self, data: ExprData) -> AffineExpr {
        self.intern(data)
    }

    pub(crate) fn constant(&mut self, value: i64) -> AffineExpr {
        self.intern(ExprData::Constant(value))
    }

    fn intern(&mut self, data: ExprData) -> AffineExpr {
        let id = self.table.intern(data);
        if id as usize == self.facts.len() {
            let facts = match data {
                ExprData::Dim(_) => Facts { symbolic: false, divisor: 1, depth: 0 },
                ExprData::Symbol(_) => Facts { symbolic: true, divisor: 1, depth: 0 },
                ExprData::Constant(c) => Facts { symbolic: true, divisor: c.unsigned_abs(), depth: 0 },
                ExprData::Binary(op, l, r) => {
                    let (a, b) = (self.facts(l), self.facts(r));
                    let divisor = match op {
                        Mul => a.divisor.wrapping_mul(b.divisor),
                        Add | Mod => gcd(a.divisor, b.divisor),
                        FloorDiv | CeilDiv => match self.as_constant(r) {
                            Some(k) if k != 0 && a.divisor % k.unsigned_abs() == 0 => {
                                a.divisor / k.unsigned_abs()
                            }
                            _ => 1,
                        },
                    };
                    let depth = 1 + a.depth.max(b.depth);
                    Facts { symbolic: a.symbolic && b.symbolic, divisor, depth }
                }
            };
            self.facts.push(facts);
        }
        AffineExpr(id)
    }

    pub(crate) fn as_constant(&self, e: AffineExpr) -> Option<i64> {
        match self.get(e) {
            ExprData::Constant(c) => Some(c),
            _ => None,
        }
    }

    fn as_binary(&self, e: AffineExpr, op: BinaryOp) -> Option<(AffineExpr, AffineExpr)> {
        match self.get(e) {
            ExprData::Binary(o, l, r) if o == op => Some((l, r)),
            _ => None,
        }
    }

    /// Both dimensions or both symbols, in descending order.
    fn out_of_order(&self, l: AffineExpr, r: AffineExpr) -> bool {
        match (self.get(l), self.get(r)) {
            (ExprData::Dim(a), ExprData::Dim(b)) | (ExprData::Symbol(a), ExprData::Symbol(b)) => a > b,
            _ => false,
        }
    }

    /// `a * c` as `(a, c)`.
    fn scaled(&self, e: AffineExpr) -> (AffineExpr, i64) {
        match self.as_binary(e, Mul).and_then(|(a, c)| Some((a, self.as_constant(c)?))) {
            Some(scaled) => scaled,
            None => (e, 1),
        }
    }

    fn build(&mut self, op: BinaryOp, l: AffineExpr, r: AffineExpr) -> AffineExpr {
        self.intern(ExprData::Binary(op, l, r))
    }

    pub(crate) fn binary(&mut self, op: BinaryOp, l: AffineExpr, r: AffineExpr) -> AffineExpr {
        let simplified = match op {
            Add => return self.add(l, r),
            Mul => self.simplify_mul(l, r),
            FloorDiv => self.simplify_div(FloorDiv, l, r),
            CeilDiv => self.simplify_div(CeilDiv, l, r),
            Mod => self.simplify_mod(l, r),
        };
        match simplified {
            Some(e) => e,
            None => self.build(op, l, r),
        }
    }

    pub(crate) fn negate(&mut self, e: AffineExpr) -> AffineExpr {
        let minus_one = self.constant(-1);
        self.binary(Mul, e, minus_one)
    }

    fn add(&mut self, l: AffineExpr, r: AffineExpr) -> AffineExpr {
        match self.simplify_add(l, r) {
            Some(e) => e,
            None => self.build(Add, l, r),
        }
    }

    /// `l + r` if it is simpler than the mere sum (MLIR's rules, in its order).
    fn simplify_add(&mut self, l: AffineExpr, r: AffineExpr) -> Option<AffineExpr> {
        let (cl, cr) = (self.as_constant(l), self.as_constant(r));
        if let (Some(a), Some(b)) = (cl, cr) {
            return Some(self.constant(a.checked_add(b)?));
        }
        if cl.is_some() || (self.is_symbolic(l) && !self.is_symbolic(r)) || self.out_of_order(l, r) {
            return Some(self.add(r, l));
        }
        if cr == Some(0) {
            return Some(l);
        }
        let left_sum = self.as_binary(l, Add);
        if let (Some((a, c1)), Some(c2)) = (left_sum, cr)
            && let Some(c1) = self.as_constant(c1)
        {
            let sum = self.constant(c1.wrapping_add(c2));
            return Some(self.add(a, sum));
        }
        let ((a, c1), (b, c2)) = (self.scaled(l), self.scaled(r));
        if a == b {
            let factor = self.constant(c1.wrapping_add(c2));
            return Some(self.binary(Mul, a, factor));
        }
        if let Some((a, c)) = left_sum
            && self.as_constant(c).is_some()
        {
            let inner = self.add(a, r);
            return Some(self.add(inner, c));
        }
        let (product, factor) = self.as_binary(r, Mul)?;
        let factor_constant = self.as_constant(factor);
        if factor_constant == Some(-1)
            && let Some((division, q)) = self.as_binary(product, Mul)
        {
            let (a, divisor) = self.as_binary(division, FloorDiv)?;
            if a == l && divisor == q {
                return Some(self.binary(Mod, l, q));
            }
        }
        let (a, q) = self.as_binary(product, FloorDiv)?;
        if let (Some(k), Some(q_value)) = (factor_constant, self.as_constant(q))
            && q_value > 0
            && a == l
            && k == q_value.wrapping_neg()
        {
            return Some(self.binary(Mod, l, q));
        }
        let (u, v) = left_sum?;
        let inner = self.simplify_add(v, r)?;
        Some(self.add(u, inner))
    }

    fn simplify_mul(&mut self, l: AffineExpr, r: AffineExpr) -> Option<AffineExpr> {
        let (cl, cr) = (self.as_constant(l), self.as_constant(r));
        if let (Some(a), Some(b)) = (cl, cr) {
            return Some(self.constant(a.checked_mul(b)?));
        }
        if !self.is_symbolic(l) && !self.is_symbolic(r) {
            return None;
        }
        if !self.is_symbolic(r) || cl.is_some() || self.out_of_order(l, r) {
            return Some(self.binary(Mul, r, l));
        }
        match cr {
            Some(1) => return Some(l),
            Some(0) => return Some(r),
            _ => {}
        }
        let (a, c) = self.as_binary(l, Mul)?;
        let c_value = self.as_constant(c)?;
        match cr {
            Some(c2) => {
                let factor = self.constant(c_value.wrapping_mul(c2));
                Some(self.binary(Mul, a, factor))
            }
            None => {
                let inner = self.binary(Mul, a, r);
                Some(self.binary(Mul, inner, c))
            }
        }
    }

    fn divides(&self, k: i64, e: AffineExpr) -> bool {
        self.facts(e).divisor.is_multiple_of(k.unsigned_abs())
    }

    fn simplify_div(&mut self, op: BinaryOp, l: AffineExpr, r: AffineExpr) -> Option<AffineExpr> {
        let k = self.as_constant(r).filter(|&k| k != 0)?;
        if let Some(value) = self.as_constant(l) {
            let (quotient, rest) = (value.checked_div(k)?, value.checked_rem(k)?);
            let inexact_negative = rest != 0 && (rest < 0) != (k < 0);
            let inexact_positive = rest != 0 && (rest < 0) == (k < 0);
            let quotient = match op {
                FloorDiv => quotient - i64::from(inexact_negative),
                _ => quotient + i64::from(inexact_positive),
            };
            return Some(self.constant(quotient));
        }
        if k == 1 {
            return Some(l);
        }
        if let Some((a, c)) = self.as_binary(l, Mul)
            && let Some(c) = self.as_constant(c)
            && c.checked_rem(k) == Some(0)
        {
            let factor = self.constant(c.wrapping_div(k));
            return Some(self.binary(Mul, a, factor));
        }
        let (a, b) = self.as_binary(l, Add).filter(|_| op == FloorDiv)?;
        if !self.divides(k, a) && !self.divides(k, b) {
            return None;
        }
        let (a, b) = (self.binary(FloorDiv, a, r), self.binary(FloorDiv, b, r));
        Some(self.add(a, b))
    }

    fn simplify_mod(&mut self, l: AffineExpr, r: AffineExpr) -> Option<AffineExpr> {
        let k = self.as_constant(r).filter(|&k| k >= 1)?;
        if let Some(value) = self.as_constant(l) {
            return Some(self.constant(value.rem_euclid(k)));
        }
        if self.divides(k, l) {
            return Some(self.constant(0));
        }
        if let Some((a, b)) = self.as_binary(l, Add) {
            if self.divides(k, a) {
                return Some(self.binary(Mod, b, r));
            }
            if self.divides(k, b) {
                return Some(self.binary(Mod, a, r));
            }
        }
        let (a, c) = self.as_binary(l, Mod)?;
        self.as_constant(c).filter(|&c| c >= 1 && c % k == 0)?;
        Some(self.binary(Mod, a, r))
    }

    /// `(d0, .., dn-1) -> (d0, .., dn-1)`, whatever the symbols.
    pub(crate) fn is_identity(&self, map: &AffineMap) -> bool {
        map.results.len() == map.dims as usize
            && map.results.iter().enumerate().all(|(i, &e)| self.get(e) == ExprData::Dim(i as u32))
    }

    // ---- printing -----------------------------------------------------------------------------------------

    /// Appends the text of an expression; `strong` puts binary ones in parentheses.
    pub(crate) fn print(&self, e: AffineExpr, strong: bool, out: &mut Vec<u8>) {
        self.print_leaves(e, strong, out, &|leaf, out| match leaf {
            ExprData::Dim(i) => out.extend(format!("d{i}").bytes()),
            ExprData::Symbol(i) => out.extend(format!("s{i}").bytes()),
            ExprData::Constant(_) | ExprData::Binary(..) => {}
        });
    }

    /// [`Self::print`] where `leaf` appends the text of dimensions and symbols.
    pub(crate) fn print_leaves(
        &self,
        e: AffineExpr,
        strong: bool,
        out: &mut Vec<u8>,
        leaf: &impl Fn(ExprData, &mut Vec<u8>),
    ) {
        let (op, l, r) = match self.get(e) {
            data @ (ExprData::Dim(_) | ExprData::Symbol(_)) => return leaf(data, out),
            ExprData::Constant(c) => return out.extend(c.to_string().bytes()),
            ExprData::Binary(op, l, r) => (op, l, r),
        };
        if strong {
            out.push(b'(');
        }
        match op {
            Add => self.print_sum(l, r, out, leaf),
            Mul if self.as_constant(r) == Some(-1) => {
                out.push(b'-');
                self.print_leaves(l, true, out, leaf);
            }
            _ => {
                self.print_leaves(l, true, out, leaf);
                out.extend_from_slice(match op {
                    Mul => b" * ",
                    FloorDiv => b" floordiv ",
                    CeilDiv => b" ceildiv ",
                    _ => b" mod ",
                });
                self.print_leaves(r, true, out, leaf);
            }
        }
        if strong {
            out.push(b')');
        }
    }

    fn print_sum(
        &self,
        l: AffineExpr,
        r: AffineExpr,
        out: &mut Vec<u8>,
        leaf: &impl Fn(ExprData, &mut Vec<u8>),
    ) {
        self.print_leaves(l, false, out, leaf);
        let (x, factor) = self.scaled(r);
        if let Some(c) = self.as_constant(r).filter(|&c| c < 0) {
            out.extend(format!(" - {}", c.unsigned_abs()).bytes());
        } else if factor == -1 {
            out.extend(b" - ");
            self.print_leaves(x, self.as_binary(x, Add).is_some(), out, leaf);
        } else if factor < -1 {
            out.extend(b" - ");
            self.print_leaves(x, true, out, leaf);
            out.extend(format!(" * {}", factor.unsigned_abs()).bytes());
        } else {
            out.extend(b" + ");
            self.print_leaves(r, false, out, leaf);
        }
    }
}
