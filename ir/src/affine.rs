//! Affine maps and integer sets over hash-consed expressions.

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
