//! Matchers of MLIR in C++ snippets, written out: `matchPattern(value, m_Zero())`, and functions that ask the
//! like, `isConstantIntValue(value, 4)`.
//!
//! A constant is what an operation with the trait `ConstantLike` gives, and is the attribute `value` of it.

use super::code;
use crate::cxx::{self, Expr, Snippet};

/// The value that is asked about, and the constant, in the texts below.
pub(super) const VALUE: &str = "$_matched";

/// The number that it is compared with, there.
const NUMBER: &str = "$_number";

/// The value is a constant.
const CONSTANT: &str = "($_matched.getDefiningOp() != nullptr && \
    $_matched.getDefiningOp()->hasTrait<::mlir::OpTrait::ConstantLike>())";

/// What each matcher asks of the number, and whether that is an integer.
const NUMBERS: &[(&str, bool, &str)] = &[
    ("m_Zero", true, "it == 0"),
    ("m_One", true, "it == 1"),
    ("m_NonZero", true, "it != 0"),
    ("m_AnyZeroFloat", false, "it.isZero()"),
    ("m_PosZeroFloat", false, "(it.isZero() && !it.isNegative())"),
    ("m_OneFloat", false, "it.isExactlyValue(1.0)"),
];

/// C++ for the question whether `$_matched` is a constant, of this class if one is said.
pub(super) fn constant_of(class: Option<&str>) -> String {
    match class {
        Some(class) => format!(
            "({CONSTANT} && ::llvm::isa_and_nonnull<{class}>({VALUE}.getDefiningOp()->getAttr(\"value\")))"
        ),
        None => CONSTANT.into(),
    }
}

/// C++ for the question of a matcher about `$_matched`.
fn question(matcher: &str) -> Option<String> {
    if matcher == "m_Constant" {
        return Some(constant_of(None));
    }
    let (_, integer, holds) = NUMBERS.iter().find(|m| m.0 == matcher)?;
    Some(of_number(*integer, holds))
}

/// The value is a constant number of which this holds, or all of whose elements are one.
pub(super) fn of_number(integer: bool, holds: &str) -> String {
    let (attr, dense, number) = match integer {
        true => ("IntegerAttr", "DenseIntElementsAttr", "APInt"),
        false => ("FloatAttr", "DenseFPElementsAttr", "APFloat"),
    };
    let attribute = format!("{VALUE}.getDefiningOp()->getAttr(\"value\")");
    let single = holds.replace("it", &format!("::llvm::cast<::mlir::{attr}>({attribute}).getValue()"));
    let splat = format!("::llvm::cast<::mlir::{dense}>({attribute})");
    let splats = holds.replace("it", &format!("{splat}.getSplatValue<::llvm::{number}>()"));
    format!(
        "({CONSTANT} && ((::llvm::isa_and_nonnull<::mlir::{attr}>({attribute}) && {single}) || \
         (::llvm::isa_and_nonnull<::mlir::{dense}>({attribute}) && {splat}.isSplat() && {splats})))"
    )
}

/// What a call asks about a value: the value, and the question. `is_value` says which names are values: of
/// attributes the functions ask something else.
fn asked(exprs: &[Expr], at: u32, is_value: &dyn Fn(&str) -> bool) -> Option<(u32, Snippet)> {
    let Expr::Call { name, args, .. } = &exprs[at as usize] else { return None };
    let is_a_value = |at: u32| matches!(&exprs[at as usize], Expr::Name(name) if is_value(name));
    let (value, text, number) = match (name.as_str(), &args[..]) {
        ("matchPattern", &[value, matcher]) => {
            let Expr::Call { name, args, .. } = &exprs[matcher as usize] else { return None };
            (value, question(name).filter(|_| args.is_empty())?, None)
        }
        ("isZeroInteger", &[value]) if is_a_value(value) => (value, question("m_Zero")?, None),
        ("isOneInteger", &[value]) if is_a_value(value) => {
            (value, of_number(true, "it.getSExtValue() == 1"), None)
        }
        ("isConstantIntValue", &[value, number]) if is_a_value(value) => {
            (value, of_number(true, &format!("it.getSExtValue() == {NUMBER}")), Some(number))
        }
        _ => return None,
    };
    let question = cxx::expression(&text).ok()?;
    let part = |root: u32| Snippet { exprs: exprs[..=root as usize].to_vec(), root };
    let question = match number {
        Some(number) => code::replaced(&question, NUMBER, &part(number)),
        None => question,
    };
    Some((value, question))
}

/// A snippet with all matchers that are known written out; `is_value` says which names stand for values.
#[must_use]
pub(super) fn expanded(snippet: &Snippet, is_value: &dyn Fn(&str) -> bool) -> Snippet {
    for at in 0..snippet.exprs.len() as u32 {
        let Some((value, question)) = asked(&snippet.exprs, at, is_value) else { continue };
        let value = Snippet { exprs: snippet.exprs[..=value as usize].to_vec(), root: value };
        let whole = code::replaced(&question, VALUE, &value);
        // Parts come before what is made of them, so that the rest moves behind the question.
        return expanded(&spliced(snippet, at, &whole), is_value);
    }
    snippet.clone()
}

/// A snippet with another one in place of a node.
fn spliced(snippet: &Snippet, at: u32, with: &Snippet) -> Snippet {
    let by = with.exprs.len() as u32;
    let mut exprs = with.exprs.clone();
    exprs.extend(snippet.exprs.iter().map(|e| e.clone().moved(by)));
    exprs[(at + by) as usize] = Expr::Unary(cxx::Operator::Multiply, with.root);
    Snippet { exprs, root: snippet.root + by }
}

#[cfg(test)]
mod tests {
    use super::expanded;
    use crate::cxx::{expression, print};

    #[test]
    fn matchers_are_written_out() {
        let all =
            |code: &str| print(&expanded(&expression(code).expect("C++"), &|name| name != "$2"), &|_| None);
        assert_eq!(all("f($0)"), print(&expression("f($0)").expect("C++"), &|_| None));
        let found = all("!matchPattern($0, m_Constant()) || matchPattern($1, ::mlir::m_Zero())");
        assert!(!found.contains("matchPattern") && found.contains("ConstantLike"), "{found}");
        assert!(found.contains("$1.getDefiningOp()") && found.contains("== 0"), "{found}");
        let found = all("isConstantIntValue($0, 3 + 4) && isOneInteger($1) && isZeroInteger($1)");
        assert!(!found.contains("Int(") && found.contains("getSExtValue() == (3 + 4)"), "{found}");
        assert!(all("isConstantIntValue($2, 3)").starts_with("isConstantIntValue"));
        assert!(all("matchPattern($0, m_Constant(&a))").contains("matchPattern"));
    }
}
