//! Matchers of MLIR in C++ snippets, written out: `matchPattern(value, m_Zero())`, and functions that ask the
//! like, `isConstantIntValue(value, 4)`.
//!
//! A constant is what an operation with the trait `ConstantLike` gives, and is the attribute `value` of it.
//! Of an attribute the same is asked.

use super::code;
use crate::cxx::{self, Expr, Snippet};

/// The value that is asked about, and the constant, in the texts below.
pub(super) const VALUE: &str = "$_matched";

/// The number that it is compared with, there.
const NUMBER: &str = "$_number";

/// The function of a matcher, there.
const PREDICATE: &str = "$_predicate";

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

/// What a matcher asks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Matched {
    /// A value, which an operation gives.
    Value,
    /// An attribute itself.
    Attribute,
}

/// C++ for the question of a matcher about `$_matched`, and a function that it has of its own, which stands
/// in the place of `$_predicate`.
fn question(exprs: &[Expr], matcher: u32, of: Matched) -> Option<(String, Option<u32>)> {
    let Expr::Call { name, types, args } = &exprs[matcher as usize] else { return None };
    match (name.as_str(), &args[..], of) {
        ("m_Constant", [], Matched::Value) => Some((constant_of(None), None)),
        ("m_Op", operands, Matched::Value) => {
            let [class] = &types[..] else { return None };
            let op = format!("{VALUE}.getDefiningOp()");
            let mut all = format!("::llvm::isa_and_nonnull<{class}>({op})");
            if !operands.is_empty() {
                all += &format!(" && {op}->getNumOperands() == {}", operands.len());
            }
            for (i, &operand) in operands.iter().enumerate() {
                let (question, None) = question(exprs, operand, of)? else { return None };
                all += &format!(" && {}", question.replace(VALUE, &format!("{op}->getOperand({i})")));
            }
            Some((format!("({all})"), None))
        }
        ("m_AnyAttrOf", [_, ..], Matched::Attribute) => {
            let each = args.iter().map(|&at| match question(exprs, at, of)? {
                (question, None) => Some(question),
                _ => None,
            });
            Some((format!("({})", each.collect::<Option<Vec<_>>>()?.join(" || ")), None))
        }
        ("detail::constant_int_predicate_matcher" | "detail::constant_float_predicate_matcher", &[f], _) => {
            Some((of_number(of, name.contains("_int_"), "($_predicate)(it)"), Some(f)))
        }
        (_, [], _) => {
            let (_, integer, holds) = NUMBERS.iter().find(|m| m.0 == name)?;
            Some((of_number(of, *integer, holds), None))
        }
        _ => None,
    }
}

/// It is a constant number of which this holds, or all of whose elements are one.
pub(super) fn of_number(of: Matched, integer: bool, holds: &str) -> String {
    let (attr, dense, number) = match integer {
        true => ("IntegerAttr", "DenseIntElementsAttr", "APInt"),
        false => ("FloatAttr", "DenseFPElementsAttr", "APFloat"),
    };
    let (attribute, there) = match of {
        Matched::Value => (format!("{VALUE}.getDefiningOp()->getAttr(\"value\")"), CONSTANT),
        Matched::Attribute => (VALUE.to_string(), "true"),
    };
    let single = holds.replace("it", &format!("::llvm::cast<::mlir::{attr}>({attribute}).getValue()"));
    let splat = format!("::llvm::cast<::mlir::{dense}>({attribute})");
    let splats = holds.replace("it", &format!("{splat}.getSplatValue<::llvm::{number}>()"));
    format!(
        "({there} && ((::llvm::isa_and_nonnull<::mlir::{attr}>({attribute}) && {single}) || \
         (::llvm::isa_and_nonnull<::mlir::{dense}>({attribute}) && {splat}.isSplat() && {splats})))"
    )
}

/// C++ for the integer that `$_matched` is, if it is one.
fn found_number(of: Matched) -> String {
    let attribute = match of {
        Matched::Value => format!("{VALUE}.getDefiningOp()->getAttr(\"value\")"),
        Matched::Attribute => VALUE.to_string(),
    };
    let single = format!("::llvm::cast<::mlir::IntegerAttr>({attribute}).getValue().getSExtValue()");
    let elements = format!("::llvm::cast<::mlir::DenseIntElementsAttr>({attribute})");
    let splat = format!("{elements}.getSplatValue<::llvm::APInt>().getSExtValue()");
    let is_single = format!("::llvm::isa_and_nonnull<::mlir::IntegerAttr>({attribute})");
    match of {
        Matched::Value => format!(
            "({} ? std::optional<int64_t>({is_single} ? {single} : {splat}) : std::nullopt)",
            of_number(of, true, "true")
        ),
        // Elements are no integer here.
        Matched::Attribute => {
            format!("({is_single} ? std::optional<int64_t>({single}) : std::nullopt)")
        }
    }
}

/// What a call asks about a value or attribute: that, and the question. `kind_of` says which names stand for
/// which: other functions ask something else of attributes.
fn asked(exprs: &[Expr], at: u32, kind_of: &dyn Fn(&str) -> Option<Matched>) -> Option<(u32, Snippet)> {
    let Expr::Call { name, args, .. } = &exprs[at as usize] else { return None };
    let kind = |at: u32| match &exprs[at as usize] {
        Expr::Name(name) => kind_of(name),
        _ => None,
    };
    let is_value = |at: u32| kind(at) == Some(Matched::Value);
    let of_value = |holds: &str| of_number(Matched::Value, true, holds);
    let (value, text, filled) = match (name.as_str(), &args[..]) {
        ("matchPattern", &[value, matcher]) => {
            let (question, function) = question(exprs, matcher, kind(value).unwrap_or(Matched::Value))?;
            // What is asked of a value is asked of the operation that gives it.
            let value = match &exprs[value as usize] {
                Expr::Method { object, name, .. } if name == "getDefiningOp" => *object,
                _ => value,
            };
            (value, question, function.map(|f| (PREDICATE, f)))
        }
        ("isZeroInteger", &[value]) if is_value(value) => (value, of_value("it == 0"), None),
        ("isOneInteger", &[value]) if is_value(value) => (value, of_value("it.getSExtValue() == 1"), None),
        ("getConstantIntValue", &[value]) => (value, found_number(kind(value)?), None),
        ("isConstantIntValue", &[value, number]) if is_value(value) => {
            (value, of_value(&format!("it.getSExtValue() == {NUMBER}")), Some((NUMBER, number)))
        }
        _ => return None,
    };
    let question = cxx::expression(&text).ok()?;
    let part = |root: u32| Snippet { exprs: exprs[..=root as usize].to_vec(), root };
    let question = match filled {
        Some((name, with)) => code::replaced(&question, name, &part(with)),
        None => question,
    };
    Some((value, question))
}

/// A snippet with all matchers that are known written out; `kind_of` says what names stand for.
#[must_use]
pub(super) fn expanded(snippet: &Snippet, kind_of: &dyn Fn(&str) -> Option<Matched>) -> Snippet {
    for at in 0..snippet.exprs.len() as u32 {
        let Some((value, question)) = asked(&snippet.exprs, at, kind_of) else { continue };
        let value = Snippet { exprs: snippet.exprs[..=value as usize].to_vec(), root: value };
        let whole = code::replaced(&question, VALUE, &value);
        // Parts come before what is made of them, so that the rest moves behind the question.
        return expanded(&spliced(snippet, at, &whole), kind_of);
    }
    snippet.clone()
}

/// A snippet with another one in place of a node.
fn spliced(snippet: &Snippet, at: u32, with: &Snippet) -> Snippet {
    let by = with.exprs.len() as u32;
    let mut exprs = with.exprs.clone();
    exprs.extend(snippet.exprs.iter().map(|e| e.clone().moved(by)));
    exprs[(at + by) as usize] = with.exprs[with.root as usize].clone();
    Snippet { exprs, root: snippet.root + by }
}

#[cfg(test)]
mod tests {
    use super::{Matched, expanded};
    use crate::cxx::{expression, print};

    #[test]
    fn matchers_are_written_out() {
        let kind = |name: &str| Some(if name == "$2" { Matched::Attribute } else { Matched::Value });
        let all = |code: &str| print(&expanded(&expression(code).expect("C++"), &kind), &|_| None);
        assert_eq!(all("f($0)"), print(&expression("f($0)").expect("C++"), &|_| None));
        let found = all("!matchPattern($0, m_Constant()) || matchPattern($1, ::mlir::m_Zero())");
        assert!(!found.contains("matchPattern") && found.contains("ConstantLike"), "{found}");
        assert!(found.contains("$1.getDefiningOp()") && found.contains("== 0"), "{found}");
        let found = all("isConstantIntValue($0, 3 + 4) && isOneInteger($1) && isZeroInteger($1)");
        assert!(!found.contains("Int(") && found.contains("getSExtValue() == (3 + 4)"), "{found}");
        assert!(all("isConstantIntValue($2, 3)").starts_with("isConstantIntValue"));
        assert!(all("matchPattern($0, m_Constant(&a))").contains("matchPattern"));
        let found = all("matchPattern($2, m_AnyAttrOf(m_One(), m_OneFloat()))");
        assert!(!found.contains("matchPattern") && !found.contains("getDefiningOp"), "{found}");
        assert!(all("matchPattern($2, m_Constant())").contains("matchPattern"));
        let own =
            "matchPattern($2, detail::constant_int_predicate_matcher{[](const APInt &v) { return !v; }})";
        assert!(all(own).contains("return !v; }(::llvm::cast"), "{}", all(own));
        let found = all("matchPattern($0, m_Op<arith::AddIOp>(m_Op<arith::SubIOp>(), m_Zero()))");
        assert!(found.contains("isa_and_nonnull<arith::SubIOp>") && !found.contains("m_"), "{found}");
        let found = all("matchPattern($0.getDefiningOp(), m_One())");
        assert!(!found.contains("getDefiningOp().getDefiningOp"), "{found}");
    }
}
