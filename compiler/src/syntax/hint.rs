//! What to do about a token that does not fit: found from what was wanted, from the token and from the one before it.
use super::fault::Want;
use super::kit::State;
use super::token::{Kind, Tok};
use crate::diag::nearest_name;

impl State<'_, '_> {
    /// What may have been meant where `want` was wanted and token `stop` stands.
    pub(crate) fn hint(&self, want: Want, stop: usize) -> Option<String> {
        self.misspelt(want, stop).or_else(|| {
            let before = stop.checked_sub(1).map_or(Kind::Eof, |i| self.toks[i].kind);
            self.advice(want, self.toks[stop], before)
        })
    }

    /// Is the token that did not fit, or the one before it, a keyword misspelt?
    fn misspelt(&self, want: Want, stop: usize) -> Option<String> {
        let keywords: &[Kind] = match want {
            Want::Tok(Kind::With, _) => &[Kind::With],
            Want::Tok(Kind::Semi, _) => {
                &[Kind::Let, Kind::Erase, Kind::Replace, Kind::SmallRewrite, Kind::Return, Kind::With]
            }
            Want::Words(w) if w.starts_with("a declaration") => {
                &[Kind::Pattern, Kind::Constraint, Kind::Rewrite]
            }
            Want::Words(w) if w.starts_with("the body of the pattern") => &[Kind::With],
            Want::Words("a constraint") => {
                &[Kind::Attr, Kind::Op, Kind::Type, Kind::TypeRange, Kind::Value, Kind::ValueRange]
            }
            _ => &[],
        };
        [Some(stop), stop.checked_sub(1)].into_iter().flatten().find_map(|i| {
            let t = self.toks[i];
            if !t.kind.is_word() {
                return None;
            }
            let word = self.ident(t).name;
            let near = nearest_name(word, keywords.iter().map(|k| k.spelling()))?;
            (near != word).then(|| format!("did you mean `{near}` instead of `{word}`?"))
        })
    }

    fn advice(&self, want: Want, t: Tok, before: Kind) -> Option<String> {
        let closes = matches!(t.kind, Kind::RParen | Kind::RBrace | Kind::RBracket)
            || matches!(want, Want::Words(w) if w.starts_with("`benefit")) && t.kind != Kind::Integer;
        if closes && before == Kind::Comma {
            return Some("delete the `,` before it".into());
        }
        let advice = match want {
            Want::Tok(kind, context) => missing_token(kind, context, t.kind, before),
            Want::Words(wanted) => self.missing_words(wanted, t, before),
            Want::Reported | Want::Shallower => None,
        };
        advice.map(str::to_string).or_else(|| {
            let name = matches!(want, Want::Words(w) if w.contains("name for") || w.contains("the name of") || w.contains("body of the pattern"));
            (name && t.kind.is_word() && t.kind != Kind::Ident && before != Kind::Ident)
                .then(|| format!("`{}` is a keyword, which cannot be a name", t.kind.spelling()))
        })
    }

    fn missing_words(&self, wanted: &str, t: Tok, before: Kind) -> Option<&'static str> {
        let statement = wanted.starts_with("a statement");
        Some(match t.kind {
            Kind::Semi if wanted.starts_with("a declaration") => {
                "delete it: a body in braces ends without `;`"
            }
            Kind::RBrace if wanted.starts_with("a declaration") => "delete it: no block is open here",
            Kind::Str | Kind::Code if wanted.starts_with("a declaration") && before == Kind::RBrace => {
                "a declaration has either a body in braces or native code"
            }
            k if wanted.starts_with("a declaration") && (k.starts_stmt() || k == Kind::SmallOp) => {
                "statements stand in the body of a pattern, a constraint or a rewrite"
            }
            Kind::Integer if wanted.contains("expression") => {
                "a number is written as an attribute, as in `attr<\"1 : i32\">`"
            }
            Kind::Str if wanted.contains("expression") => {
                "text is written as an attribute, as in `attr<\"\\\"text\\\"\">`"
            }
            Kind::Semi if statement => "delete it: there are no empty statements",
            Kind::Semi if before == Kind::Return => {
                "`return` gives a value; what has none ends without `return`"
            }
            Kind::LBrace if statement => "there are no blocks by themselves: leave out the braces",
            k if wanted.contains("expression") && k.starts_constraint() && k.is_word() => {
                "a constraint stands after the `:` of a variable, as in `x: Value`"
            }
            Kind::LBracket if wanted == "a constraint" => {
                "a parameter or result has one constraint, which may be declared as all of them together"
            }
            Kind::RBracket if wanted == "a constraint" => "a list has at least one constraint",
            Kind::Not if wanted == "a constraint" => "call it in a statement of its own, as in `not C(x);`",
            k if wanted == "the name of a parameter" && k.starts_constraint() => {
                "parameters are written `name: Constraint`"
            }
            Kind::Arrow if wanted.starts_with("the body of the pattern") => "the arrow of a pattern is `=>`",
            Kind::Ident if wanted.starts_with("the body of the pattern") && before == Kind::RParen => {
                "metadata is separated by `,`"
            }
            Kind::Ident if wanted.starts_with("the body of the pattern") => "metadata follows `with`",
            Kind::RBrace if wanted == "the name of an attribute" => {
                "an operation without attributes has no braces"
            }
            _ if wanted.starts_with("a string, as in") => "put its text in quotes",
            _ if wanted.starts_with("the name of a native constraint") => {
                "`not` negates the call of a constraint that is declared with a name"
            }
            _ => return None,
        })
    }
}

fn missing_token(want: Kind, context: &str, found: Kind, before: Kind) -> Option<&'static str> {
    Some(match (want, found) {
        (Kind::Semi, Kind::Dot | Kind::LParen) => {
            "put what stands before it in parentheses to take a member of it or to call it"
        }
        (Kind::Semi, Kind::LBrace) if before == Kind::RParen => "attributes stand before the result types",
        (Kind::Gt, Kind::Str) if before == Kind::Lt => "names of operations are written without quotes",
        (Kind::Gt, Kind::LParen) if context.contains("name") => "the operands follow the `>`",
        (Kind::Gt, Kind::Comma) if context.contains("type") => "one type is enough",
        (Kind::Dot, Kind::Colon) => "the dialect and the name are separated by `.`",
        (Kind::Dot, _) if context.contains("dialect") => {
            "the name of an operation begins with its dialect, as in `arith.addi`"
        }
        (Kind::LParen, _) if context.contains("result types") => {
            "result types are in parentheses, as in `-> (t: Type)`"
        }
        (Kind::LParen, _) if context.contains("parameters") => {
            "a declaration without parameters is followed by `()`"
        }
        (Kind::LBrace, k) if k.starts_stmt() => "put the statement in braces: `{ ...; }`",
        (Kind::RBrace, Kind::Colon) => "the value of an attribute follows `=`",
        (Kind::RParen, Kind::Eq) if context.contains("arguments") => "arguments are given by their place",
        (Kind::RParen | Kind::RBrace | Kind::RBracket, k)
            if (k.starts_expr() || k.is_word()) && !context.contains("block") =>
        {
            "is a `,` missing before it?"
        }
        _ => return None,
    })
}
