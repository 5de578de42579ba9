//! Trees back to C++: what is printed reads as the same tree again.

use super::{Expr, Literal, Operator, Snippet, is_number};
use std::fmt::Write;

/// Functions and classes of LLVM, which are in another namespace than those of MLIR.
const OF_LLVM: &[&str] = &[
    "isa",
    "isa_and_nonnull",
    "isa_and_present",
    "cast",
    "cast_or_null",
    "cast_if_present",
    "dyn_cast",
    "dyn_cast_or_null",
    "dyn_cast_if_present",
    "all_of",
    "any_of",
    "none_of",
    "all_equal",
    "is_contained",
    "is_sorted",
    "equal",
    "hasNItems",
    "hasNItemsOrMore",
    "hasNItemsOrLess",
    "count",
    "count_if",
    "seq",
    "map_range",
    "map_to_vector",
    "make_filter_range",
    "filter_to_vector",
    "to_vector",
    "reverse",
    "all_of_zip",
    "enumerate",
    "zip",
    "zip_equal",
    "concat",
    "accumulate",
    "sum_of",
    "product_of",
    "max_element",
    "min_element",
    "find",
    "find_if",
    "find_if_not",
    "to_vector_of",
    "isPowerOf2_32",
    "isPowerOf2_64",
    "Log2_32",
    "Log2_64",
    "Log2_32_Ceil",
    "Log2_64_Ceil",
    "divideCeil",
    "divideCeilSigned",
    "divideFloorSigned",
    "mod",
    "alignTo",
    "alignDown",
    "isMask_64",
    "NextPowerOf2",
    "PowerOf2Ceil",
    "maxUIntN",
    "maxIntN",
    "minIntN",
    "isUIntN",
    "isIntN",
    "SignExtend64",
    "SignExtend32",
    "popcount",
    "countr_zero",
    "countl_zero",
    "bit_width",
    "GreatestCommonDivisor64",
    "Twine",
    "APInt",
    "APFloat",
    "ArrayRef",
    "SmallVector",
    "StringRef",
    "success",
    "failure",
];

/// The expression in C++, in which `name` says what stands for a name.
#[must_use]
pub fn print(snippet: &Snippet, name: &dyn Fn(&str) -> Option<String>) -> String {
    let mut printer = Printer { exprs: &snippet.exprs, name, out: String::new() };
    printer.expr(snippet.root, false);
    printer.out
}

/// A name with the namespace that [`super::short_name`] took away.
#[must_use]
pub fn full_name(name: &str) -> String {
    let first = name.split("::").next().unwrap_or(name);
    if OF_LLVM.contains(&name) || matches!(first, "APInt" | "APFloat" | "APFloatBase" | "numbers") {
        return format!("::llvm::{name}");
    }
    match first.starts_with(|c: char| c.is_ascii_uppercase()) && !is_number(name) {
        true => format!("::mlir::{name}"),
        false => name.to_string(),
    }
}

struct Printer<'a> {
    exprs: &'a [Expr],
    name: &'a dyn Fn(&str) -> Option<String>,
    out: String,
}

impl Printer<'_> {
    /// One expression; with `tight`, in parentheses if an operator stands at its top.
    fn expr(&mut self, at: u32, tight: bool) {
        let operator = matches!(
            &self.exprs[at as usize],
            Expr::Unary(..) | Expr::Binary(..) | Expr::Conditional(..) | Expr::Lambda(..)
        );
        let parens = tight && operator;
        self.out.push_str(if parens { "(" } else { "" });
        self.bare(at);
        self.out.push_str(if parens { ")" } else { "" });
    }

    fn bare(&mut self, at: u32) {
        let exprs = self.exprs;
        match &exprs[at as usize] {
            Expr::Int(value, literal) => self.int(*value, *literal),
            Expr::Float(bits, is_single) => {
                let number = f64::from_bits(*bits);
                self.out.push_str(&match is_single {
                    true => format!("{:?}f", number as f32),
                    false => format!("{number:?}"),
                });
            }
            Expr::Text(text) => self.text(text),
            Expr::Name(name) => match (self.name)(name) {
                Some(name) => self.out.push_str(&name),
                None => self.out.push_str(&full_name(name)),
            },
            Expr::Unary(operator, a) => {
                self.out.push_str(operator.text());
                self.expr(*a, true);
            }
            Expr::Binary(operator, a, b) => {
                let chained = |at: u32| {
                    matches!(&exprs[at as usize], Expr::Binary(o, ..)
                        if matches!(operator, Operator::And | Operator::Or) && binds_tighter(*o))
                };
                self.expr(*a, !chained(*a));
                let _ = write!(self.out, " {} ", operator.text());
                self.expr(*b, !chained(*b));
            }
            Expr::Conditional(a, b, c) => {
                self.expr(*a, true);
                self.out.push_str(" ? ");
                self.expr(*b, true);
                self.out.push_str(" : ");
                self.expr(*c, true);
            }
            Expr::Call { name, types, args } => {
                let full = (self.name)(name).unwrap_or_else(|| full_name(name));
                self.out.push_str(&full);
                self.types(types);
                self.list("(", args, ")");
            }
            Expr::Method { object, name, types, args } => {
                self.expr(*object, true);
                self.out.push('.');
                self.out.push_str(name);
                self.types(types);
                self.list("(", args, ")");
            }
            Expr::Apply(function, args) => {
                let lambda = matches!(&exprs[*function as usize], Expr::Lambda(..));
                self.expr(*function, !lambda);
                self.list("(", args, ")");
            }
            Expr::Index(list, index) => {
                self.expr(*list, true);
                self.list("[", &[*index], "]");
            }
            Expr::List(items) => self.list("{", items, "}"),
            Expr::Lambda(params, body) => {
                self.out.push_str("[&](");
                for (i, p) in params.iter().enumerate() {
                    let ty = full_name(&p.ty);
                    let _ = write!(self.out, "{}{ty} {}", if i > 0 { ", " } else { "" }, p.name);
                }
                self.out.push_str(") { return ");
                self.expr(*body, false);
                self.out.push_str("; }");
            }
            Expr::Hole => self.out.push_str("$_hole"),
            Expr::Attr(text) => {
                self.out.push_str("::mlir::parseAttribute(");
                self.text(text);
                self.out.push_str(", rewriter.getContext())");
            }
        }
    }

    fn int(&mut self, value: u64, literal: Literal) {
        let _ = match literal.radix {
            true => write!(self.out, "{value:#x}"),
            false => write!(self.out, "{value}"),
        };
        self.out.push_str(if literal.unsigned { "u" } else { "" });
        self.out.push_str(if literal.long { "l" } else { "" });
    }

    fn text(&mut self, text: &str) {
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => self.out.extend(['\\', c]),
                '\n' => self.out.push_str("\\n"),
                '\t' => self.out.push_str("\\t"),
                '\r' => self.out.push_str("\\r"),
                '\0' => self.out.push_str("\\0"),
                c => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    fn types(&mut self, types: &[String]) {
        if !types.is_empty() {
            let types: Vec<String> = types.iter().map(|t| full_name(t)).collect();
            let _ = write!(self.out, "<{}>", types.join(", "));
        }
    }

    fn list(&mut self, open: &str, items: &[u32], close: &str) {
        self.out.push_str(open);
        for (i, &item) in items.iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            self.expr(item, false);
        }
        self.out.push_str(close);
    }
}

/// Does it bind tighter than `&&` and `||`, so that everyone reads it without parentheses?
fn binds_tighter(operator: Operator) -> bool {
    use Operator::{Equal, Greater, GreaterEqual, Less, LessEqual, NotEqual};
    matches!(operator, Equal | NotEqual | Less | Greater | LessEqual | GreaterEqual)
}

#[cfg(test)]
mod tests {
    use super::print;
    use crate::cxx::expression;

    /// What is printed reads as what was read, and prints as itself.
    #[test]
    fn printed_reads_as_the_same() {
        let rows = [
            ("$_self.getType() == $0.getType()", "x.getType() == $0.getType()"),
            ("llvm::isa<mlir::IntegerAttr>($_self)", "::llvm::isa<::mlir::IntegerAttr>(x)"),
            ("a && b == 1 || !c", "(a && b == 1) || (!c)"),
            ("f(1, {2u, 0x3l}, \"a\\\"\\n\")", "f(1, {2u, 0x3l}, \"a\\\"\\n\")"),
            ("a ? b : (c + d) * e", "a ? b : ((c + d) * e)"),
            ("[](Type t) { return t.isF32(); }($0)", "[&](::mlir::Type t) { return t.isF32(); }($0)"),
            ("x[1]->y<T>(-1.5)", "x[1].y<::mlir::T>(-1.5)"),
        ];
        let name = |n: &str| (n == "$_self").then(|| "x".to_string());
        for (code, want) in rows {
            let read = expression(code).unwrap();
            let text = print(&read, &name);
            assert_eq!(text, want, "{code}");
            let again = expression(&text).unwrap();
            assert_eq!(print(&again, &name), want, "{code}");
        }
    }
}
