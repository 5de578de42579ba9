//! Expressions as files hold them: a number, at most one text, and words.

use super::expr::{Cast, ClassTest, Expr, Quantifier};
use super::queries::Query;
use super::sorts::{AttrClass, Immediate, Scalar, Sort, TypeClass};

impl Expr {
    /// The number of the form, a text, and all else.
    pub(crate) fn to_parts(&self) -> (u32, Option<&str>, Vec<u32>) {
        let long = |v: u64| [v as u32, (v >> 32) as u32];
        let with = |first: &[u32], rest: &[u32]| [first, rest].concat();
        match self {
            Self::Bool(b) => (0, None, vec![u32::from(*b)]),
            Self::Int(scalar, value) => (1, None, with(&[scalar.to_word()], &long(*value))),
            Self::Float(bits) => (2, None, long(*bits).to_vec()),
            Self::Text(text) => (3, Some(text), vec![]),
            Self::Type(text) => (4, Some(text), vec![]),
            Self::Attr(text) => (5, Some(text), vec![]),
            Self::Null(scalar) => (6, None, vec![scalar.to_word()]),
            Self::Variable(number, sort) => (7, None, vec![*number, sort.to_word()]),
            Self::And(a, b) => (8, None, vec![*a, *b]),
            Self::Or(a, b) => (9, None, vec![*a, *b]),
            Self::If(a, b, c) => (10, None, vec![*a, *b, *c]),
            Self::Let { variable, value, body } => (11, None, vec![*variable, *value, *body]),
            Self::Each { how, variable, list, body } => {
                (12, None, vec![*how as u32, *variable, *list, *body])
            }
            Self::Cast { how, null, classes, object } => {
                let test = |c: &ClassTest| match c {
                    ClassTest::Type(class) => [0, class.to_word()],
                    ClassTest::Attr(class) => [1, class.to_word()],
                    ClassTest::Dialect(index) => [2, *index],
                };
                let classes: Vec<u32> = classes.iter().flat_map(test).collect();
                (13, None, with(&[*how as u32, u32::from(*null), *object], &classes))
            }
            Self::Query(query, args) => {
                let (number, given) = query.to_words();
                (14, None, with(&[number, given], args))
            }
            Self::List(scalar, items) => (15, None, with(&[scalar.to_word()], items)),
            Self::Fold { state, item, list, start, body } => {
                (16, None, vec![*state, *item, *list, *start, *body])
            }
        }
    }

    /// What these parts make, if they do.
    pub(crate) fn from_parts(number: u32, text: Option<String>, words: &[u32]) -> Option<Expr> {
        let long = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        Some(match (number, text, words) {
            (0, None, &[b @ (0 | 1)]) => Self::Bool(b == 1),
            (1, None, &[scalar, low, high]) => Self::Int(Scalar::from_word(scalar)?, long(low, high)),
            (2, None, &[low, high]) => Self::Float(long(low, high)),
            (3, Some(text), []) => Self::Text(text),
            (4, Some(text), []) => Self::Type(text),
            (5, Some(text), []) => Self::Attr(text),
            (6, None, &[scalar]) => Self::Null(Scalar::from_word(scalar)?),
            (7, None, &[number, sort]) => Self::Variable(number, Sort::from_word(sort)?),
            (8, None, &[a, b]) => Self::And(a, b),
            (9, None, &[a, b]) => Self::Or(a, b),
            (10, None, &[a, b, c]) => Self::If(a, b, c),
            (11, None, &[variable, value, body]) => Self::Let { variable, value, body },
            (12, None, &[how, variable, list, body]) => {
                Self::Each { how: *Quantifier::ALL.get(how as usize)?, variable, list, body }
            }
            (13, None, &[how, null @ (0 | 1), object, ref classes @ ..]) => {
                let (pairs, []) = classes.as_chunks::<2>() else { return None };
                let test = |&[sort, class]: &[u32; 2]| match sort {
                    0 => TypeClass::from_word(class).map(ClassTest::Type),
                    1 => AttrClass::from_word(class).map(ClassTest::Attr),
                    2 => Some(ClassTest::Dialect(class)),
                    _ => None,
                };
                let classes = pairs.iter().map(test).collect::<Option<_>>()?;
                Self::Cast { how: *Cast::ALL.get(how as usize)?, null: null == 1, classes, object }
            }
            (14, None, &[number, given, ref args @ ..]) => {
                Self::Query(Query::from_words(number, given)?, args.to_vec())
            }
            (15, None, &[scalar, ref items @ ..]) => Self::List(Scalar::from_word(scalar)?, items.to_vec()),
            (16, None, &[state, item, list, start, body]) => Self::Fold { state, item, list, start, body },
            _ => return None,
        })
    }
}
