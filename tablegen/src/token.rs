//! What the lexer tells words apart by: the kinds of tokens, the operators after `!`, the reserved words.

/// Kinds of tokens; what a token carries is in the fields of [`Lexer`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok {
    Eof,
    Error,
    Colon,
    Semi,
    Comma,
    Less,
    Greater,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Equal,
    Question,
    Paste,
    Dot,
    DotDotDot,
    Minus,
    Plus,
    Int,
    BinInt,
    Str,
    Code,
    Id,
    VarName,
    /// An operator after `!`: which one is in [`Lexer::bang`].
    Bang,
    Assert,
    Bit,
    Bits,
    Class,
    KwCode,
    Dag,
    Def,
    Defm,
    Defset,
    Deftype,
    Defvar,
    Dump,
    Else,
    False,
    Field,
    Foreach,
    If,
    In,
    IntTy,
    Let,
    List,
    Multiclass,
    StringTy,
    Then,
    True,
    // Only within the lexer: where it switches to another file, what is no token, and what a character may
    // start that is none yet.
    Include,
    Blank,
    Word,
    Quote,
    Other,
}

impl Tok {
    /// Whether it is the keyword of a statement.
    #[inline(always)]
    pub(crate) fn begins_statement(self) -> bool {
        matches!(
            self,
            Tok::Assert
                | Tok::Class
                | Tok::Def
                | Tok::Defm
                | Tok::Defset
                | Tok::Deftype
                | Tok::Defvar
                | Tok::Dump
                | Tok::Foreach
                | Tok::If
                | Tok::Let
                | Tok::Multiclass
        )
    }
}

macro_rules! bangs {
    ($($name:ident $text:literal),* $(,)?) => {
        /// The words that may follow `!`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub(crate) enum Bang { $($name),* }

        impl Bang {
            /// All of them, each at its number.
            pub(crate) const ALL: &[Bang] = &[$(Bang::$name),*];

            pub(crate) fn from_word(word: &[u8]) -> Option<Bang> {
                let text = std::str::from_utf8(word).ok()?;
                match text {
                    $($text => Some(Bang::$name),)*
                    "getop" => Some(Bang::GetDagOp),
                    "setop" => Some(Bang::SetDagOp),
                    _ => None,
                }
            }

            /// The spelling, without the `!`.
            pub(crate) fn text(self) -> &'static str {
                match self { $(Bang::$name => $text),* }
            }
        }
    };
}

bangs! {
    Add "add", And "and", Cast "cast", Con "con", Cond "cond", Dag "dag", Div "div", Empty "empty",
    Eq "eq", Exists "exists", Filter "filter", Find "find", Foldl "foldl", Foreach "foreach", Ge "ge",
    GetDagArg "getdagarg", GetDagName "getdagname", GetDagOp "getdagop", GetDagOpName "getdagopname",
    Gt "gt", Head "head", If "if", Initialized "initialized", Instances "instances",
    Interleave "interleave", IsA "isa", Le "le", ListConcat "listconcat", ListFlatten "listflatten",
    ListRemove "listremove", ListSplat "listsplat", LogTwo "logtwo", Lt "lt", Match "match", Mul "mul",
    Ne "ne", Not "not", Or "or", Range "range", Repr "repr", SetDagArg "setdagarg",
    SetDagName "setdagname", SetDagOp "setdagop", SetDagOpName "setdagopname", Shl "shl", Size "size",
    Sra "sra", Srl "srl", StrConcat "strconcat", Sub "sub", Subst "subst", Substr "substr", Tail "tail",
    ToLower "tolower", ToUpper "toupper", Xor "xor",
}

/// The words that are no identifiers. They are interned first and in this order, so that a handle tells
/// which it is.
pub(crate) const RESERVED: [(&str, Tok); 26] = [
    ("assert", Tok::Assert),
    ("bit", Tok::Bit),
    ("bits", Tok::Bits),
    ("class", Tok::Class),
    ("code", Tok::KwCode),
    ("dag", Tok::Dag),
    ("def", Tok::Def),
    ("defm", Tok::Defm),
    ("defset", Tok::Defset),
    ("deftype", Tok::Deftype),
    ("defvar", Tok::Defvar),
    ("dump", Tok::Dump),
    ("else", Tok::Else),
    ("false", Tok::False),
    ("field", Tok::Field),
    ("foreach", Tok::Foreach),
    ("if", Tok::If),
    ("in", Tok::In),
    ("int", Tok::IntTy),
    ("let", Tok::Let),
    ("list", Tok::List),
    ("multiclass", Tok::Multiclass),
    ("string", Tok::StringTy),
    ("then", Tok::Then),
    ("true", Tok::True),
    ("include", Tok::Include),
];

/// The words that statements begin with, and `include`.
pub(crate) fn statement_keywords() -> impl Iterator<Item = &'static str> {
    let begins = |tok: Tok| tok.begins_statement() || tok == Tok::Include;
    RESERVED.into_iter().filter(move |&(_, tok)| begins(tok)).map(|(keyword, _)| keyword)
}
