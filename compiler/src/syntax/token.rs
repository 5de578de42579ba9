//! Tokens: a kind and a place, twelve bytes, `Copy`.
use pdll_source::Span;

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Kind {
    /// The end of the file.
    Eof,
    /// Bytes that form no token; reported by the lexer.
    Error,
    /// An identifier that is no keyword.
    Ident,
    /// `_`
    Underscore,
    /// `attr`
    SmallAttr,
    /// `op`
    SmallOp,
    /// `type`
    SmallType,
    /// `Attr`
    Attr,
    /// `erase`
    Erase,
    /// `let`
    Let,
    /// `Constraint`
    Constraint,
    /// `not`
    Not,
    /// `Op`
    Op,
    /// `OpName`, reserved and unused
    OpName,
    /// `Pattern`
    Pattern,
    /// `replace`
    Replace,
    /// `return`
    Return,
    /// `rewrite`
    SmallRewrite,
    /// `Rewrite`
    Rewrite,
    /// `Type`
    Type,
    /// `TypeRange`
    TypeRange,
    /// `Value`
    Value,
    /// `ValueRange`
    ValueRange,
    /// `with`
    With,
    /// Decimal digits
    Integer,
    /// `"..."`
    Str,
    /// `[{ ... }]`
    Code,
    /// `#` and a word
    Directive,
    /// `->`
    Arrow,
    /// `=>`
    FatArrow,
    /// `=`
    Eq,
    /// `:`
    Colon,
    /// `,`
    Comma,
    /// `?`
    Question,
    /// `.`
    Dot,
    /// `;`
    Semi,
    /// `<`
    Lt,
    /// `>`
    Gt,
    /// `{`
    LBrace,
    /// `}`
    RBrace,
    /// `(`
    LParen,
    /// `)`
    RParen,
    /// `[`
    LBracket,
    /// `]`
    RBracket,
}

impl Kind {
    /// The keywords with their kinds, the contextual ones first.
    pub const KEYWORDS: [(&'static str, Kind); 20] = [
        ("attr", Kind::SmallAttr),
        ("op", Kind::SmallOp),
        ("type", Kind::SmallType),
        ("Attr", Kind::Attr),
        ("erase", Kind::Erase),
        ("let", Kind::Let),
        ("Constraint", Kind::Constraint),
        ("not", Kind::Not),
        ("Op", Kind::Op),
        ("OpName", Kind::OpName),
        ("Pattern", Kind::Pattern),
        ("replace", Kind::Replace),
        ("return", Kind::Return),
        ("rewrite", Kind::SmallRewrite),
        ("Rewrite", Kind::Rewrite),
        ("Type", Kind::Type),
        ("TypeRange", Kind::TypeRange),
        ("Value", Kind::Value),
        ("ValueRange", Kind::ValueRange),
        ("with", Kind::With),
    ];

    /// The kind of a word.
    #[must_use]
    #[inline]
    pub fn of_word(word: &[u8]) -> Self {
        // Most words are names, which length and first byte tell from all keywords but one.
        let Some(&first) = word.first() else { return Self::Ident };
        let (keyword, kind): (&[u8], _) = match (word.len(), first) {
            (1, b'_') => return Self::Underscore,
            (2, b'o') => (b"op", Self::SmallOp),
            (2, b'O') => (b"Op", Self::Op),
            (3, b'l') => (b"let", Self::Let),
            (3, b'n') => (b"not", Self::Not),
            (4, b'a') => (b"attr", Self::SmallAttr),
            (4, b't') => (b"type", Self::SmallType),
            (4, b'w') => (b"with", Self::With),
            (4, b'A') => (b"Attr", Self::Attr),
            (4, b'T') => (b"Type", Self::Type),
            (5, b'V') => (b"Value", Self::Value),
            (5, b'e') => (b"erase", Self::Erase),
            (6, b'O') => (b"OpName", Self::OpName),
            (6, b'r') => (b"return", Self::Return),
            (7, b'P') => (b"Pattern", Self::Pattern),
            (7, b'r') if word[2] == b'p' => (b"replace", Self::Replace),
            (7, b'r') => (b"rewrite", Self::SmallRewrite),
            (7, b'R') => (b"Rewrite", Self::Rewrite),
            (9, b'T') => (b"TypeRange", Self::TypeRange),
            (10, b'V') => (b"ValueRange", Self::ValueRange),
            (10, b'C') => (b"Constraint", Self::Constraint),
            _ => return Self::Ident,
        };
        if word == keyword { kind } else { Self::Ident }
    }

    /// May it name a variable: an identifier or a contextual keyword?
    #[must_use]
    pub fn is_name(self) -> bool {
        matches!(self, Self::Ident | Self::SmallAttr | Self::SmallOp | Self::SmallType)
    }

    /// An identifier or any keyword (not `_`): what may be a member, an attribute or a piece of an operation
    /// name.
    #[must_use]
    pub fn is_word(self) -> bool {
        (Self::Ident as u8..=Self::With as u8).contains(&(self as u8)) && self != Self::Underscore
    }

    /// Does it begin a constraint?
    #[must_use]
    pub fn starts_constraint(self) -> bool {
        matches!(
            self,
            Self::Attr
                | Self::Value
                | Self::ValueRange
                | Self::Type
                | Self::TypeRange
                | Self::Op
                | Self::Ident
                | Self::Constraint
        )
    }

    /// Does it begin an expression?
    #[must_use]
    pub fn starts_expr(self) -> bool {
        self.is_name()
            || matches!(self, Self::Underscore | Self::Not | Self::LParen | Self::Constraint | Self::Rewrite)
    }

    /// Does it begin a declaration?
    #[must_use]
    pub fn starts_declaration(self) -> bool {
        matches!(self, Self::Pattern | Self::Constraint | Self::Rewrite | Self::Directive)
    }

    /// Is it a keyword that only begins statements?
    #[must_use]
    pub fn starts_stmt(self) -> bool {
        matches!(self, Self::Let | Self::Erase | Self::Replace | Self::SmallRewrite | Self::Return)
    }

    /// The spelling of keywords and punctuation.
    #[must_use]
    pub fn spelling(self) -> &'static str {
        match self {
            Self::Eof => "end of file",
            Self::Error => "unreadable text",
            Self::Ident => "identifier",
            Self::Underscore => "_",
            Self::Integer => "integer",
            Self::Str => "string",
            Self::Code => "code block",
            Self::Directive => "directive",
            Self::Arrow => "->",
            Self::FatArrow => "=>",
            Self::Eq => "=",
            Self::Colon => ":",
            Self::Comma => ",",
            Self::Question => "?",
            Self::Dot => ".",
            Self::Semi => ";",
            Self::Lt => "<",
            Self::Gt => ">",
            Self::LBrace => "{",
            Self::RBrace => "}",
            Self::LParen => "(",
            Self::RParen => ")",
            Self::LBracket => "[",
            Self::RBracket => "]",
            word => Self::KEYWORDS.iter().find(|(_, k)| *k == word).map_or("", |(s, _)| *s),
        }
    }
}

/// A token: its kind and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tok {
    /// What it is.
    pub kind: Kind,
    /// Where it is.
    pub span: Span,
}
