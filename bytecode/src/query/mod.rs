//! What programs ask and compute by themselves: typed expressions over types, attributes, operations and
//! numbers.
mod expr;
mod parts;
mod queries;
mod sorts;
mod verify;

pub use expr::{
    Cast, Class, ClassTest, Definition, EnumCases, Expr, MAX_DEPTH, MAX_VARIABLES, Meaning, Quantifier,
};
pub use queries::Query;
pub use sorts::{Arithmetic, AttrClass, BigTest, Comparison, FloatTest, Scalar, Signs, Sort, TypeClass};
pub(crate) use verify::check_definitions;
