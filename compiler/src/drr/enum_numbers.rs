//! Enumerators that are known only when the program runs, as numbers: `a.getValue() | b.getValue()`.
//!
//! Which number an attribute holds is read from its text, and an attribute is made as the text that holds a
//! number, where that is an integer or each bit has a name. Of other enumerations it is looked up among all
//! cases: one of more than [`ENUM_VALUES`] is not understood. An attribute that is none of them has no
//! number: code about it is undefined.

use super::code;
use super::enums::{AttrClass, Enums};
use crate::cxx::{self, Expr, Literal, Operator, Param, Snippet};
use crate::limits::ENUM_VALUES;

/// C++ of which nothing is known: a number, and an attribute.
const NO_NUMBER: &str = "::llvm::ArrayRef<int64_t>({}).front()";
const NO_ATTRIBUTE: &str = "::llvm::cast<::mlir::IntegerAttr>(parseAttribute(\"unit\"))";

/// The variable in which a number is looked up.
const NUMBER: &str = "enumerated";

/// A number and the attribute that holds it.
type Pair = (i64, String);

/// Gives the C++ class of what a name stands for, if it is known.
type ClassOf<'c> = &'c dyn Fn(&str) -> Option<String>;

impl Enums<'_> {
    /// A snippet in which values of attributes that hold enumerators are numbers, and attributes are made of
    /// numbers; `None`: there are none.
    pub(super) fn numbered(&self, snippet: &Snippet, class_of: ClassOf<'_>) -> Option<Snippet> {
        let exprs = &snippet.exprs;
        let concerned = (0..exprs.len() as u32).any(|at| self.number_of(exprs, at, class_of).is_some())
            || exprs.iter().any(|e| matches!(e, Expr::Call { name, .. } if test_of_bits(name).is_some()));
        let concerned = concerned || exprs.iter().any(|e| self.made_of(e).is_some());
        concerned.then(|| self.in_numbers(exprs, snippet.root, class_of))
    }

    /// The same of a part of a snippet.
    fn in_numbers(&self, exprs: &[Expr], at: u32, class_of: ClassOf<'_>) -> Snippet {
        code::rebuilt(exprs, at, &mut |exprs, at| {
            if let Some((object, class)) = self.number_of(exprs, at, class_of) {
                let object = self.in_numbers(exprs, object, class_of);
                let code = self.reader(class).map(|function| applied(function, &object));
                return code.or_else(|| looked_up(&self.pairs(class)?, &object));
            }
            if let Some((class, number)) = self.made_of(&exprs[at as usize]) {
                let number = self.in_numbers(exprs, number, class_of);
                let code = self.maker(class).map(|function| applied(function, &number));
                return code.or_else(|| attribute_of(&self.pairs(class)?, &number));
            }
            let Expr::Call { name, args, .. } = &exprs[at as usize] else { return None };
            let (code, &[bits, wanted]) = (test_of_bits(name)?, &args[..]) else { return None };
            let part = |at: u32| self.in_numbers(exprs, at, class_of);
            let code = cxx::expression(code).ok()?;
            Some(code::replaced(&code::replaced(&code, "bits", &part(bits)), "wanted", &part(wanted)))
        })
    }

    /// The attribute that a node asks for the enumerator it holds, and the class of that.
    fn number_of(&self, exprs: &[Expr], at: u32, class_of: ClassOf<'_>) -> Option<(u32, &AttrClass)> {
        let Expr::Method { object, name, args, .. } = &exprs[at as usize] else { return None };
        if name != "getValue" || !args.is_empty() {
            return None;
        }
        let class = class_of_object(exprs, *object, class_of)?;
        Some((*object, self.class(&class)?))
    }

    /// The class of the attribute that a node makes of an enumerator, and where that stands.
    fn made_of(&self, e: &Expr) -> Option<(&AttrClass, u32)> {
        let Expr::Call { name, args, .. } = e else { return None };
        Some((self.class(name.strip_suffix("::get")?)?, *args.last()?))
    }

    /// All that an attribute of a class can hold.
    fn pairs(&self, class: &AttrClass) -> Option<Vec<Pair>> {
        let numbers = self.numbers(class, ENUM_VALUES as usize)?;
        Some(numbers.into_iter().filter_map(|n| Some((n, self.written(class, n)?))).collect())
    }
}

/// What a function gives of an argument.
fn applied(function: &Snippet, argument: &Snippet) -> Snippet {
    let mut out = Out(argument.exprs.clone());
    let function = out.add(function);
    let root = out.push(Expr::Apply(function, vec![argument.root]));
    Snippet { exprs: out.0, root }
}

/// The class of an object: what it is cast to, or what a name stands for.
pub(super) fn class_of_object(exprs: &[Expr], object: u32, class_of: ClassOf<'_>) -> Option<String> {
    let mut is = &exprs[object as usize];
    while let Expr::Unary(Operator::Multiply, what) = is {
        is = &exprs[*what as usize];
    }
    match is {
        Expr::Call { types, .. } | Expr::Method { types, .. } => types.first().cloned(),
        Expr::Name(name) => class_of(name),
        _ => None,
    }
}

/// What a function asks about `bits` and `wanted`, two enumerators that are bits.
fn test_of_bits(function: &str) -> Option<&'static str> {
    Some(match function.rsplit("::").next()? {
        "bitEnumContainsAll" => "((bits & wanted) == wanted)",
        "bitEnumContainsAny" => "((bits & wanted) != 0)",
        "bitEnumSet" => "(bits | wanted)",
        "bitEnumClear" => "(bits & ~wanted)",
        _ => return None,
    })
}

/// The number of the one among these attributes that an object is.
fn looked_up(pairs: &[Pair], object: &Snippet) -> Option<Snippet> {
    let none = cxx::expression(NO_NUMBER).ok()?;
    let mut out = Out(object.exprs.clone());
    let root = out.number(pairs, object.root, &none);
    root.map(|root| Snippet { exprs: out.0, root })
}

/// The one among these attributes that holds a number.
fn attribute_of(pairs: &[Pair], number: &Snippet) -> Option<Snippet> {
    let none = cxx::expression(NO_ATTRIBUTE).ok()?;
    let mut out = Out(number.exprs.clone());
    let mut pairs = pairs.to_vec();
    pairs.sort_unstable_by_key(|p| p.0);
    let body = out.attribute(&pairs, &none)?;
    let lambda = out.push(Expr::Lambda(vec![Param { name: NUMBER.into(), ty: "int64_t".into() }], body));
    let root = out.push(Expr::Apply(lambda, vec![number.root]));
    Some(Snippet { exprs: out.0, root })
}

/// A tree that grows.
struct Out(Vec<Expr>);

impl Out {
    fn push(&mut self, e: Expr) -> u32 {
        self.0.push(e);
        self.0.len() as u32 - 1
    }

    fn int(&mut self, n: i64) -> u32 {
        self.push(Expr::Int(n as u64, Literal { long: true, ..Literal::default() }))
    }

    fn add(&mut self, part: &Snippet) -> u32 {
        let by = self.0.len() as u32;
        self.0.extend(part.exprs.iter().map(|e| e.clone().moved(by)));
        part.root + by
    }

    /// `object == a ? 1 : ...`: by halves, so that it is not deep.
    fn number(&mut self, pairs: &[Pair], object: u32, none: &Snippet) -> Option<u32> {
        if let [(number, text)] = pairs {
            let attr = self.push(Expr::Attr(text.clone()));
            let same = self.push(Expr::Binary(Operator::Equal, object, attr));
            let (number, none) = (self.int(*number), self.add(none));
            return Some(self.push(Expr::Conditional(same, number, none)));
        }
        let (first, second) = pairs.split_at(pairs.len() / 2);
        if first.is_empty() {
            return None;
        }
        let attrs = first.iter().map(|(_, text)| self.push(Expr::Attr(text.clone()))).collect();
        let attrs = self.push(Expr::List(attrs));
        let among = Expr::Call { name: "is_contained".into(), types: Vec::new(), args: vec![attrs, object] };
        let among = self.push(among);
        let (a, b) = (self.number(first, object, none)?, self.number(second, object, none)?);
        Some(self.push(Expr::Conditional(among, a, b)))
    }

    /// `enumerated == 1 ? a : ...`: by halves.
    fn attribute(&mut self, pairs: &[Pair], none: &Snippet) -> Option<u32> {
        let name = |out: &mut Self| out.push(Expr::Name(NUMBER.into()));
        if let [(number, text)] = pairs {
            let (is, number) = (name(self), self.int(*number));
            let same = self.push(Expr::Binary(Operator::Equal, is, number));
            let (attr, none) = (self.push(Expr::Attr(text.clone())), self.add(none));
            return Some(self.push(Expr::Conditional(same, attr, none)));
        }
        let (first, second) = pairs.split_at(pairs.len() / 2);
        let (first_of_second, _) = second.first().filter(|_| !first.is_empty())?;
        let (is, border) = (name(self), self.int(*first_of_second));
        let less = self.push(Expr::Binary(Operator::Less, is, border));
        let (a, b) = (self.attribute(first, none)?, self.attribute(second, none)?);
        Some(self.push(Expr::Conditional(less, a, b)))
    }
}
