//! Matchers of MLIR in C++ snippets: `matchPattern(value, m_Zero())`, written out.
//!
//! A constant is what an operation with the trait `ConstantLike` gives, and is the attribute `value` of it.

use super::code;
use crate::cxx::{self, Expr, Snippet};

/// The value that is asked about, and the constant, in the texts below.
const VALUE: &str = "$_matched";

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

/// C++ for the question of a matcher about `$_matched`.
fn question(matcher: &str) -> Option<String> {
    if matcher == "m_Constant" {
        return Some(CONSTANT.into());
    }
    let (_, integer, holds) = NUMBERS.iter().find(|m| m.0 == matcher)?;
    let (attr, dense, number) = match integer {
        true => ("IntegerAttr", "DenseIntElementsAttr", "APInt"),
        false => ("FloatAttr", "DenseFPElementsAttr", "APFloat"),
    };
    let attribute = format!("{VALUE}.getDefiningOp()->getAttr(\"value\")");
    let single = holds.replace("it", &format!("::llvm::cast<::mlir::{attr}>({attribute}).getValue()"));
    let splat = format!("::llvm::cast<::mlir::{dense}>({attribute})");
    let splats = holds.replace("it", &format!("{splat}.getSplatValue<::llvm::{number}>()"));
    Some(format!(
        "({CONSTANT} && ((::llvm::isa_and_nonnull<::mlir::{attr}>({attribute}) && {single}) || \
         (::llvm::isa_and_nonnull<::mlir::{dense}>({attribute}) && {splat}.isSplat() && {splats})))"
    ))
}

/// A snippet with all matchers that are known written out.
#[must_use]
pub(super) fn expanded(snippet: &Snippet) -> Snippet {
    let mut all = snippet.clone();
    for at in 0..snippet.exprs.len() {
        let Expr::Call { name, args, .. } = &snippet.exprs[at] else { continue };
        let ("matchPattern", &[value, matcher]) = (name.as_str(), &args[..]) else { continue };
        let Expr::Call { name: matcher, args, .. } = &snippet.exprs[matcher as usize] else { continue };
        let Some(Ok(question)) =
            question(matcher).filter(|_| args.is_empty()).map(|text| cxx::expression(&text))
        else {
            continue;
        };
        let asked = Snippet { exprs: all.exprs[..=value as usize].to_vec(), root: value };
        let whole = code::replaced(&question, VALUE, &asked);
        // Parts come before what is made of them, so that the rest moves behind the question.
        all = spliced(&all, at as u32, &whole);
        return expanded(&all);
    }
    all
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
        let all = |code: &str| print(&expanded(&expression(code).expect("C++")), &|_| None);
        assert_eq!(all("f($0)"), print(&expression("f($0)").expect("C++"), &|_| None));
        let found = all("!matchPattern($0, m_Constant()) || matchPattern($1, ::mlir::m_Zero())");
        assert!(!found.contains("matchPattern") && found.contains("ConstantLike"), "{found}");
        assert!(found.contains("$1.getDefiningOp()") && found.contains("== 0"), "{found}");
        assert!(all("matchPattern($0, m_Constant(&a))").contains("matchPattern"));
    }
}
