//! Precedence climbing over tokens.

use super::blocks::Block;
use super::lexer::{Spanned, Token, tokens};
use super::locals::Locals;
use super::{Expr, Fault, MAX_DEPTH, Operator, Param, Snippet, short_name};

/// Nesting of brackets, and levels of operators between them.
pub(super) const MAX_NESTING: u32 = 100;
/// Leaves room for what is built around a snippet.
const MAX_HEIGHT: u32 = MAX_DEPTH - 32;

/// Binary operators, loosest first.
const LEVELS: [&[Operator]; 10] = [
    &[Operator::Or],
    &[Operator::And],
    &[Operator::BitOr],
    &[Operator::BitXor],
    &[Operator::BitAnd],
    &[Operator::Equal, Operator::NotEqual],
    &[Operator::Less, Operator::Greater, Operator::LessEqual, Operator::GreaterEqual],
    &[Operator::ShiftLeft, Operator::ShiftRight],
    &[Operator::Add, Operator::Subtract],
    &[Operator::Multiply, Operator::Divide, Operator::Remainder],
];

pub(super) fn expression(text: &str) -> Result<Snippet, Fault> {
    parse(text, Parser::expr)
}

pub(super) fn body(text: &str) -> Result<Snippet, Fault> {
    parse(text, Parser::statements)
}

/// Statements of which each way ends with a call of this function.
pub(super) fn procedure<'t>(text: &'t str, last: &'t str) -> Result<Snippet, Fault> {
    parse(text, |p: &mut Parser<'t>| {
        p.last_call = Some(last);
        p.statements()
    })
}

fn parse<'t>(
    text: &'t str,
    whole: impl FnOnce(&mut Parser<'t>) -> Result<u32, Fault>,
) -> Result<Snippet, Fault> {
    let mut p = Parser::of(tokens(text)?, text.len());
    let root = whole(&mut p)?;
    match p.tokens.get(p.at) {
        None => Ok(Snippet { exprs: p.exprs, root }),
        Some(_) => p.fault("the expression ends before this"),
    }
}

pub(super) struct Parser<'a> {
    pub(super) tokens: Vec<Spanned<'a>>,
    pub(super) at: usize,
    /// Length of the text.
    len: usize,
    pub(super) exprs: Vec<Expr>,
    /// By expression: how deeply it is nested.
    heights: Vec<u32>,
    nesting: u32,
    /// Variables and parameters that can be named here.
    pub(super) locals: Locals<'a>,
    /// The blocks that are being read for what they make of variables, innermost last.
    pub(super) blocks: Vec<Block>,
    /// The variables that changed, in order.
    pub(super) changes: Vec<u32>,
    /// Is something read of which nothing is kept?
    pub(super) ignoring: u32,
    /// The function whose call ends each way through the code, in place of a `return`.
    pub(super) last_call: Option<&'a str>,
    /// Did such a call end a way without a `return` behind it?
    pub(super) falls: bool,
    /// The end of a statement in which a variable may be counted by the way.
    pub(super) counted_in: Option<usize>,
    /// A variable that the statement before has counted, and its sign.
    pub(super) counted: Option<(&'a str, &'static str)>,
}

pub(super) type Result<T, E = Fault> = std::result::Result<T, E>;

impl<'a> Parser<'a> {
    /// In front of the tokens of a text of this length.
    pub(super) fn of(tokens: Vec<Spanned<'a>>, len: usize) -> Self {
        Self {
            tokens,
            at: 0,
            len,
            exprs: Vec::new(),
            heights: Vec::new(),
            nesting: 0,
            locals: Locals::default(),
            blocks: Vec::new(),
            changes: Vec::new(),
            ignoring: 0,
            last_call: None,
            falls: false,
            counted_in: None,
            counted: None,
        }
    }

    pub(super) fn fault<T>(&self, message: &str) -> Result<T> {
        let offset = self.tokens.get(self.at).map_or(self.len, |t| t.1);
        Err(Fault { offset, message: message.into() })
    }

    pub(super) fn peek(&self, ahead: usize) -> Option<&Token<'a>> {
        self.tokens.get(self.at + ahead).map(|t| &t.0)
    }

    #[inline(always)]
    pub(super) fn sees(&self, punct: &str) -> bool {
        matches!(self.peek(0), Some(Token::Punct(p)) if *p == punct)
    }

    #[inline(always)]
    pub(super) fn eat(&mut self, punct: &str) -> bool {
        let sees = self.sees(punct);
        self.at += usize::from(sees);
        sees
    }

    pub(super) fn expect(&mut self, punct: &str) -> Result<()> {
        if self.eat(punct) { Ok(()) } else { self.fault(&format!("`{punct}` is expected here")) }
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let sees = matches!(self.peek(0), Some(Token::Word(w)) if *w == word);
        self.at += usize::from(sees);
        sees
    }

    pub(super) fn word(&mut self) -> Option<&'a str> {
        let Some(&Token::Word(word)) = self.peek(0) else { return None };
        self.at += 1;
        Some(word)
    }

    pub(super) fn push(&mut self, e: Expr) -> Result<u32> {
        let height = e.children().map(|c| self.heights[c as usize] + 1).max().unwrap_or(0);
        if height > MAX_HEIGHT {
            return self.fault("the expression is nested too deeply");
        }
        self.exprs.push(e);
        self.heights.push(height);
        Ok(self.exprs.len() as u32 - 1)
    }

    pub(super) fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.nesting == MAX_NESTING {
            return self.fault("the expression is nested too deeply");
        }
        self.nesting += 1;
        let result = f(self);
        self.nesting -= 1;
        result
    }

    pub(super) fn expr(&mut self) -> Result<u32> {
        self.nested(|p| {
            let condition = p.binary(0)?;
            if !p.eat("?") {
                return Ok(condition);
            }
            let then = p.expr()?;
            p.expect(":")?;
            let otherwise = p.expr()?;
            p.push(Expr::Conditional(condition, then, otherwise))
        })
    }

    /// Does `++` or `--` come, of which each sign is a token?
    pub(super) fn doubled(&self) -> bool {
        match (self.tokens.get(self.at), self.tokens.get(self.at + 1)) {
            (Some((Token::Punct(a @ ("+" | "-")), at)), Some((Token::Punct(b), next))) => {
                a == b && *next == at + 1
            }
            _ => false,
        }
    }

    /// The operator that comes next, its level, and how many tokens it takes.
    fn operator(&self) -> Option<(Operator, usize, usize)> {
        let Some(Token::Punct(first)) = self.peek(0) else { return None };
        if self.doubled() {
            return None;
        }
        // `>` is a token of its own for the sake of template lists.
        let joined = |second: &str| {
            let adjacent = self.tokens.get(self.at + 1).is_some_and(|t| t.1 == self.tokens[self.at].1 + 1);
            *first == ">" && adjacent && matches!(self.peek(1), Some(Token::Punct(p)) if *p == second)
        };
        let (text, len) = match first {
            _ if joined(">") => (">>", 2),
            _ if joined("=") => (">=", 2),
            text => (*text, 1),
        };
        let levels = LEVELS.iter().enumerate();
        let mut all = levels.flat_map(|(level, operators)| operators.iter().map(move |&o| (o, level)));
        all.find(|(operator, _)| operator.text() == text).map(|(operator, level)| (operator, level, len))
    }

    /// What operators of this level or of those that bind more tightly join.
    fn binary(&mut self, lowest: usize) -> Result<u32> {
        let mut left = self.unary()?;
        while let Some((_, level, _)) = self.operator().filter(|next| next.1 >= lowest) {
            let mut operands = vec![left];
            while let Some((operator, _, len)) = self.operator().filter(|next| next.1 == level) {
                self.at += len;
                let next = self.binary(level + 1)?;
                // Levels of one operator are associative: long chains become flat trees.
                if LEVELS[level].len() == 1 {
                    operands.push(next);
                } else {
                    operands = vec![self.push(Expr::Binary(operator, operands[0], next))?];
                }
            }
            left = self.balanced(LEVELS[level][0], &operands)?;
        }
        Ok(left)
    }

    fn balanced(&mut self, operator: Operator, operands: &[u32]) -> Result<u32> {
        if let [only] = operands {
            return Ok(*only);
        }
        let (left, right) = operands.split_at(operands.len() / 2);
        let (left, right) = (self.balanced(operator, left)?, self.balanced(operator, right)?);
        self.push(Expr::Binary(operator, left, right))
    }

    fn unary(&mut self) -> Result<u32> {
        let prefix = [
            ("!", Operator::Not),
            ("-", Operator::Subtract),
            ("~", Operator::Complement),
            ("*", Operator::Multiply),
            ("&", Operator::BitAnd),
        ];
        if self.doubled() {
            return self.fault("a variable is counted in an expression");
        }
        if self.eat("+") {
            return self.nested(Self::unary);
        }
        match prefix.iter().find(|p| self.sees(p.0)) {
            Some(&(_, operator)) => {
                self.at += 1;
                let operand = self.nested(Self::unary)?;
                self.push(Expr::Unary(operator, operand))
            }
            None => self.postfix(),
        }
    }

    fn postfix(&mut self) -> Result<u32> {
        let mut e = self.primary()?;
        loop {
            if self.eat("(") {
                let args = self.list(")")?;
                e = self.push(Expr::Apply(e, args))?;
            } else if self.eat("[") {
                let index = self.expr()?;
                self.expect("]")?;
                e = self.push(Expr::Index(e, index))?;
            } else if self.eat(".") || self.eat("->") {
                self.eat_word("template");
                let Some(name) = self.word() else {
                    return self.fault("the name of a member is expected here");
                };
                let types = self.arguments_of_template().unwrap_or_default();
                let args = if self.eat("(") { self.list(")")? } else { Vec::new() };
                e = self.push(Expr::Method { object: e, name: name.to_string(), types, args })?;
            } else {
                return Ok(e);
            }
        }
    }

    /// Expressions up to a closing bracket.
    pub(super) fn list(&mut self, close: &str) -> Result<Vec<u32>> {
        let mut items = Vec::new();
        while !self.eat(close) {
            items.push(self.expr()?);
            if !self.sees(close) {
                self.expect(",")?;
            }
        }
        Ok(items)
    }

    fn primary(&mut self) -> Result<u32> {
        match self.peek(0) {
            Some(&Token::Int(value, literal)) => {
                self.at += 1;
                self.push(Expr::Int(value, literal))
            }
            Some(&Token::Float(value, is_single)) => {
                self.at += 1;
                self.push(Expr::Float(value.to_bits(), is_single))
            }
            Some(Token::Text(_)) => {
                let mut text = String::new();
                while let Some(Token::Text(more)) = self.peek(0) {
                    text.push_str(more);
                    self.at += 1;
                }
                self.push(Expr::Text(text))
            }
            Some(Token::Punct("(")) => {
                self.at += 1;
                if let Some(ty) = self.cast() {
                    let value = self.nested(Self::unary)?;
                    return self.push(Expr::Call { name: ty, types: Vec::new(), args: vec![value] });
                }
                let inner = self.expr()?;
                self.expect(")")?;
                Ok(inner)
            }
            Some(Token::Punct("{")) => {
                self.at += 1;
                let items = self.nested(|p| p.list("}"))?;
                self.push(Expr::List(items))
            }
            Some(Token::Punct("[")) => self.nested(Self::lambda),
            Some(Token::Word("$_hole")) => {
                self.at += 1;
                self.push(Expr::Hole)
            }
            Some(Token::Word(_) | Token::Punct("::")) => self.name(),
            _ => self.fault("an expression is expected here"),
        }
    }

    /// The type of a C cast and its `)`, if that is what comes: a type that cannot be a variable, and an
    /// operand after it.
    fn cast(&mut self) -> Option<String> {
        let start = self.at;
        let ty = self.ty().ok().filter(|t| t.contains("::") || is_number(t));
        let operand = ty.is_some()
            && self.eat(")")
            && matches!(
                self.peek(0),
                Some(Token::Word(_) | Token::Int(..) | Token::Float(..) | Token::Punct("(" | "::"))
            );
        if !operand {
            self.at = start;
        }
        ty.filter(|_| operand)
    }

    /// A name, a call or the construction of an object.
    fn name(&mut self) -> Result<u32> {
        let start = self.at;
        let (name, types) = self.qualified()?;
        if let ([(Token::Word(word), _)], None) = (&self.tokens[start..self.at], &types) {
            let word = *word;
            self.counts_behind(word);
        }
        if self.ignoring == 0 && self.locals.is_lost(&name) {
            return self.fault("a loop changes this together with other variables");
        }
        let name = self.locals.known_as(name);
        let args = if self.eat("(") {
            self.list(")")?
        } else if self.eat("{") {
            let items = self.nested(|p| p.list("}"))?;
            self.constructed(&name, items)?
        } else {
            if let Some(types) = types {
                if name == "IsaPred" {
                    return self.is_a(types);
                }
                // `a < b > c` compares.
                self.at = start;
                let name = self.plain()?;
                let name = self.locals.known_as(name);
                return self.push(Expr::Name(name));
            }
            return self.push(Expr::Name(name));
        };
        // An attribute that the code has as text.
        if let ("parseAttribute", Some(Expr::Text(text))) =
            (name.as_str(), args.first().map(|&a| &self.exprs[a as usize]))
        {
            let text = text.clone();
            return self.push(Expr::Attr(text));
        }
        self.push(Expr::Call { name, types: types.unwrap_or_default(), args })
    }

    /// What an object of a class is made of that is written `Class{items}`: of a class of lists, one list.
    pub(super) fn constructed(&mut self, class: &str, items: Vec<u32>) -> Result<Vec<u32>> {
        match class {
            "ArrayRef" | "SmallVector" | "std::vector" => Ok(vec![self.push(Expr::List(items))?]),
            _ => Ok(items),
        }
    }

    /// `IsaPred<T>`, which is a function that asks for a class.
    fn is_a(&mut self, types: Vec<String>) -> Result<u32> {
        let name = self.locals.unused("it", &self.tokens);
        let object = self.push(Expr::Name(name.clone()))?;
        let asked = self.push(Expr::Call { name: "isa".into(), types, args: vec![object] })?;
        self.push(Expr::Lambda(vec![Param { name, ty: "auto".into() }], asked))
    }

    /// A name without template lists.
    fn plain(&mut self) -> Result<String> {
        self.eat("::");
        let mut name = String::new();
        while let Some(word) = self.word() {
            name.push_str(word);
            if !self.eat("::") {
                return Ok(short_name(&name));
            }
            name.push_str("::");
        }
        self.fault("a name is expected here")
    }

    /// A name with its namespaces; template lists in front of a `::` are part of it. Then the list that
    /// follows it, if one does.
    fn qualified(&mut self) -> Result<(String, Option<Vec<String>>)> {
        self.eat("::");
        let mut name = String::new();
        loop {
            let Some(word) = self.word() else { return self.fault("a name is expected here") };
            name.push_str(word);
            let types = self.types();
            if !matches!((self.peek(0), self.peek(1)), (Some(Token::Punct("::")), Some(Token::Word(_)))) {
                return Ok((short_name(&name), types));
            }
            if let Some(types) = types {
                name = format!("{name}<{}>", types.join(", "));
            }
            self.at += 1;
            name.push_str("::");
        }
    }

    /// `<types>`, if that is what comes.
    fn types(&mut self) -> Option<Vec<String>> {
        let start = self.at;
        let types = self.template_list();
        if types.is_none() {
            self.at = start;
        }
        types
    }

    fn template_list(&mut self) -> Option<Vec<String>> {
        if !self.eat("<") {
            return None;
        }
        let mut types = Vec::new();
        while !self.eat(">") {
            types.push(self.nested(Self::ty).ok()?);
            if !self.sees(">") && !self.eat(",") {
                return None;
            }
        }
        Some(types)
    }

    /// The same where an expression can be: an argument list must follow, or `<` is an operator.
    fn arguments_of_template(&mut self) -> Option<Vec<String>> {
        let start = self.at;
        let types = self.types().filter(|_| self.sees("(") || self.sees("{"));
        if types.is_none() {
            self.at = start;
        }
        types
    }

    /// A type, as text without `const`, references and pointers.
    pub(super) fn ty(&mut self) -> Result<String> {
        while self.eat_word("const") || self.eat_word("typename") {}
        if let Some(&Token::Int(value, _)) = self.peek(0) {
            self.at += 1;
            return Ok(value.to_string());
        }
        let (mut name, types) = self.qualified()?;
        // `unsigned long`
        while is_number(&name)
            && let Some(&Token::Word(word)) = self.peek(0)
            && is_number(word)
        {
            self.at += 1;
            name = format!("{name} {word}");
        }
        if let Some(types) = types {
            name = format!("{name}<{}>", types.join(", "));
        }
        while self.eat_word("const") || self.eat("&") || self.eat("*") || self.eat("&&") {}
        Ok(name)
    }

    fn lambda(&mut self) -> Result<u32> {
        self.expect("[")?;
        while !self.eat("]") {
            if self.peek(0).is_none() {
                return self.fault("`]` is expected here");
            }
            self.at += 1;
        }
        let mut params = Vec::new();
        let outside = self.locals.enter();
        if self.eat("(") {
            while !self.eat(")") {
                let ty = self.ty()?;
                let name = self.word().unwrap_or("_");
                params.push(self.declare(name, ty));
                if !self.sees(")") {
                    self.expect(",")?;
                }
            }
        }
        let result = if self.eat("->") { Some(self.ty()?) } else { None };
        self.expect("{")?;
        let blocks = std::mem::take(&mut self.blocks);
        let body = self.statements();
        self.blocks = blocks;
        let mut body = body?;
        self.expect("}")?;
        self.locals.leave(outside);
        if let Some(ty) = result.filter(|ty| is_number(ty)) {
            body = self.push(Expr::Call { name: ty, types: Vec::new(), args: vec![body] })?;
        }
        self.push(Expr::Lambda(params, body))
    }
}

/// A type of numbers.
pub(crate) fn is_number(name: &str) -> bool {
    let plain = ["bool", "char", "short", "int", "long", "unsigned", "signed", "float", "double", "size_t"];
    let sized = |n: &str| n.trim_start_matches('u').strip_prefix("int").is_some_and(|n| n.ends_with("_t"));
    let of_type = |n: &str| plain.contains(&n) || sized(n);
    name.split(' ').all(|n| of_type(n.strip_prefix("std::").unwrap_or(n)))
}
