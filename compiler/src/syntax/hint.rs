//! What to do about a token that does not fit: found from what was wanted, from the token and from the one
//! before it.
use super::combinators::State;
use super::expected::{Expected, Group, Named, Opening};
use super::token::Kind;
use super::tree::Ident;
use pdll_source::diag::{Applicability, Diagnostic, nearest_name};

impl State<'_, '_> {
    /// Says what may have been meant where `expected` was wanted and token `stop` stands.
    pub(crate) fn hint(&self, mut d: Diagnostic, expected: Expected, stop: usize) -> Diagnostic {
        if let Some((word, near)) = self.misspelt(expected, stop) {
            let help = format!("did you mean `{near}` instead of `{}`?", word.name);
            return d.help(help).suggest(word.span, near, Applicability::MaybeIncorrect);
        }
        let before = stop.checked_sub(1).map_or(Kind::Eof, |i| self.toks[i].kind);
        let found = self.toks[stop].kind;
        let advice = advice(expected, found, before).map(str::to_string);
        d.help = advice.or_else(|| keyword(expected, found, before));
        d
    }

    /// Is the token that did not fit, or the one before it, a keyword misspelt? Gives it and the keyword.
    fn misspelt(&self, expected: Expected, stop: usize) -> Option<(Ident<'_>, &'static str)> {
        let keywords: &[Kind] = match expected {
            Expected::With(_) | Expected::PatternBody => &[Kind::With],
            Expected::End(_) => {
                &[Kind::Let, Kind::Erase, Kind::Replace, Kind::SmallRewrite, Kind::Return, Kind::With]
            }
            Expected::Declaration => &[Kind::Pattern, Kind::Constraint, Kind::Rewrite],
            Expected::Constraint => {
                &[Kind::Attr, Kind::Op, Kind::Type, Kind::TypeRange, Kind::Value, Kind::ValueRange]
            }
            _ => &[],
        };
        [Some(stop), stop.checked_sub(1)].into_iter().flatten().find_map(|i| {
            let t = self.toks[i];
            if !t.kind.is_word() {
                return None;
            }
            let word = self.ident(t);
            let near = nearest_name(word.name, keywords.iter().map(|k| k.spelling()))?;
            (near != word.name).then_some((word, near))
        })
    }
}

/// Is a keyword used as a name?
fn keyword(expected: Expected, found: Kind, before: Kind) -> Option<String> {
    (matches!(expected, Expected::Name(_) | Expected::PatternBody)
        && found.is_word()
        && found != Kind::Ident
        && before != Kind::Ident)
        .then(|| format!("`{}` is a keyword, which cannot be a name", found.spelling()))
}

/// What helps when `expected` was wanted and `found` stands there, after `before`.
fn advice(expected: Expected, found: Kind, before: Kind) -> Option<&'static str> {
    let ends_list = match expected {
        Expected::Metadata => found != Kind::Integer,
        _ => matches!(found, Kind::RParen | Kind::RBrace | Kind::RBracket),
    };
    if ends_list && before == Kind::Comma {
        return Some("delete the `,` before it");
    }
    match expected {
        Expected::Declaration => for_declaration(found, before),
        Expected::PatternBody => for_pattern_body(found, before),
        Expected::Statement => for_statement(found).or_else(|| for_value(found)),
        Expected::Expression if found == Kind::Semi && before == Kind::Return => {
            Some("`return` gives a value; what has none ends without `return`")
        }
        Expected::Expression => for_value(found),
        Expected::Constraint => for_constraint(found),
        Expected::Name(named) => for_name(named, found),
        Expected::LiteralText => Some("put its text in quotes"),
        Expected::Open(opening) => for_opening(opening, found),
        Expected::Close(group) => for_closing(group, found, before),
        Expected::End(_) => for_end(found, before),
        Expected::Dot if found == Kind::Colon => Some("the dialect and the name are separated by `.`"),
        Expected::Dot => Some("the name of an operation begins with its dialect, as in `arith.addi`"),
        Expected::CallableBody
        | Expected::Metadata
        | Expected::Member
        | Expected::Benefit
        | Expected::Typing(_)
        | Expected::With(_)
        | Expected::Seen
        | Expected::Reported
        | Expected::Shallower => None,
    }
}

fn for_declaration(found: Kind, before: Kind) -> Option<&'static str> {
    Some(match found {
        Kind::Semi => "delete it: a body in braces ends without `;`",
        Kind::RBrace => "delete it: no block is open here",
        Kind::Str | Kind::Code if before == Kind::RBrace => {
            "a declaration has either a body in braces or native code"
        }
        k if k.starts_stmt() || k == Kind::SmallOp => {
            "statements stand in the body of a pattern, a constraint or a rewrite"
        }
        _ => return None,
    })
}

fn for_pattern_body(found: Kind, before: Kind) -> Option<&'static str> {
    Some(match found {
        Kind::Arrow => "the arrow of a pattern is `=>`",
        Kind::Ident if before == Kind::RParen => "metadata is separated by `,`",
        Kind::Ident => "metadata follows `with`",
        _ => return None,
    })
}

fn for_statement(found: Kind) -> Option<&'static str> {
    match found {
        Kind::Semi => Some("delete it: there are no empty statements"),
        Kind::LBrace => Some("there are no blocks by themselves: leave out the braces"),
        _ => None,
    }
}

/// Something that has no value, or not in this form, stands where an expression may.
fn for_value(found: Kind) -> Option<&'static str> {
    Some(match found {
        Kind::Integer => "a number is written as an attribute, as in `attr<\"1 : i32\">`",
        Kind::Str => "text is written as an attribute, as in `attr<\"\\\"text\\\"\">`",
        k if k.starts_constraint() && k.is_word() => {
            "a constraint stands after the `:` of a variable, as in `x: Value`"
        }
        _ => return None,
    })
}

fn for_constraint(found: Kind) -> Option<&'static str> {
    Some(match found {
        Kind::LBracket => {
            "a parameter or result has one constraint, which may be declared as all of them together"
        }
        Kind::RBracket => "a list has at least one constraint",
        Kind::Not => "call it in a statement of its own, as in `not C(x);`",
        _ => return None,
    })
}

fn for_name(named: Named, found: Kind) -> Option<&'static str> {
    Some(match named {
        Named::Parameter if found.starts_constraint() => "parameters are written `name: Constraint`",
        Named::Attribute if found == Kind::RBrace => "an operation without attributes has no braces",
        Named::NativeConstraint => "`not` negates the call of a constraint that is declared with a name",
        _ => return None,
    })
}

fn for_opening(opening: Opening, found: Kind) -> Option<&'static str> {
    Some(match opening {
        Opening::ResultTypes => "result types are in parentheses, as in `-> (t: Type)`",
        Opening::Parameters => "a declaration without parameters is followed by `()`",
        Opening::Rewriting if found.starts_stmt() => "put the statement in braces: `{ ...; }`",
        _ => return None,
    })
}

fn for_closing(group: Group, found: Kind, before: Kind) -> Option<&'static str> {
    Some(match (group, found) {
        (Group::OpName, Kind::Str) if before == Kind::Lt => "names of operations are written without quotes",
        (Group::OpName, Kind::LParen) => "the operands follow the `>`",
        (Group::TypeArgument, Kind::Comma) => "one type is enough",
        (Group::Block | Group::Literal | Group::OpName | Group::TypeArgument, _) => return None,
        // The others hold lists.
        (Group::Attributes, Kind::Colon) => "the value of an attribute follows `=`",
        (Group::Arguments, Kind::Eq) => "arguments are given by their place",
        (_, k) if k.starts_expr() || k.is_word() => "is a `,` missing before it?",
        _ => return None,
    })
}

/// Something goes on where a statement or declaration should end.
fn for_end(found: Kind, before: Kind) -> Option<&'static str> {
    match found {
        Kind::Dot | Kind::LParen => {
            Some("put what stands before it in parentheses to take a member of it or to call it")
        }
        Kind::LBrace if before == Kind::RParen => Some("attributes stand before the result types"),
        _ => None,
    }
}
