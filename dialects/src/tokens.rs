//! Literals of formats as tokens.

use pdll_ir::{OpParser, Parsed, Token};

/// The token that a punctuation literal is.
pub(crate) fn punctuation(text: &str) -> Option<Token> {
    Some(match text {
        "->" => Token::Arrow,
        "..." => Token::Ellipsis,
        ":" => Token::Colon,
        "," => Token::Comma,
        "=" => Token::Equal,
        "<" => Token::Less,
        ">" => Token::Greater,
        "(" => Token::LParen,
        ")" => Token::RParen,
        "[" => Token::LSquare,
        "]" => Token::RSquare,
        "{" => Token::LBrace,
        "}" => Token::RBrace,
        "?" => Token::Question,
        "+" => Token::Plus,
        "*" => Token::Star,
        "-" => Token::Minus,
        "|" => Token::Pipe,
        "/" => Token::Slash,
        _ => return None,
    })
}

/// Whether a literal is next.
pub(crate) fn at_literal(p: &OpParser<'_, '_, '_>, text: &str) -> bool {
    match punctuation(text) {
        Some(token) => p.at(token),
        None => p.at_keyword(text),
    }
}

/// Consumes a literal, which must be next.
pub(crate) fn expect_literal(p: &mut OpParser<'_, '_, '_>, text: &str) -> Parsed<()> {
    match punctuation(text) {
        Some(token) => p.expect(token, &format!("`{text}`")),
        None => p.expect_keyword(text),
    }
}
