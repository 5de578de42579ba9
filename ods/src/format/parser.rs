//! Tokens to tree.

use super::lexer::{Kind, Token, tokens};
use super::tree::{
    Anchor, Argument, Clause, Custom, Element, Format, FormatError, Group, Literal, Scope, Types, Variable,
    Whitespace,
};
use super::{MAX_DEPTH, check};
use std::ops::Range;

type Parsed<T> = Result<T, FormatError>;

/// Reads a format.
///
/// # Errors
/// The first thing that is wrong, with its place in `text`.
pub fn parse(text: &str, scope: &Scope<'_>) -> Result<Format, FormatError> {
    let tokens = tokens(text)?;
    let mut parser = Parser { text, scope, tokens, next: 0, depth: 0, anchor: None };
    let mut elements = Vec::new();
    while parser.peek() != Kind::Eof {
        elements.push(parser.element(Context::Top)?);
    }
    if scope.of_parameters {
        check::fill_parameters(&mut elements, scope);
    }
    let format = Format { elements };
    check::whole(&format, scope, text.len())?;
    Ok(format)
}

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    Top,
    /// In an optional group: an anchor may follow.
    Group,
    /// In a clause of an `oilist`.
    Clause,
    /// In `struct(..)`.
    Struct,
}

struct Parser<'a> {
    text: &'a str,
    scope: &'a Scope<'a>,
    tokens: Vec<Token>,
    next: usize,
    depth: u32,
    /// Where the anchor of the group that is being read stands.
    anchor: Option<Range<usize>>,
}

impl Parser<'_> {
    fn token(&self) -> &Token {
        &self.tokens[self.next.min(self.tokens.len() - 1)]
    }

    fn peek(&self) -> Kind {
        self.token().kind
    }

    fn here(&self) -> Range<usize> {
        self.token().at.clone()
    }

    fn advance(&mut self) -> Token {
        let token = self.token().clone();
        self.next += 1;
        token
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.peek() == Kind::Punct(punct);
        self.next += usize::from(found);
        found
    }

    fn fail<T>(&self, at: Range<usize>, message: impl Into<String>) -> Parsed<T> {
        Err(FormatError { at, message: message.into() })
    }

    fn expect(&mut self, punct: u8, after: &str) -> Parsed<()> {
        if self.eat(punct) {
            return Ok(());
        }
        self.fail(self.here(), format!("`{}` should follow {after}", punct as char))
    }

    /// What a name stands for.
    fn variable(&mut self) -> Parsed<Variable> {
        let token = self.advance();
        let name = token.inner(self.text);
        let scope = self.scope;
        let index = |list: &[&str]| list.iter().position(|n| *n == name).map(|i| i as u32);
        let found = index(&scope.operands)
            .map(Variable::Operand)
            .or_else(|| index(&scope.results).map(Variable::Result))
            .or_else(|| {
                let at = scope.attributes.iter().position(|a| a.0 == name)?;
                Some(Variable::Attribute(at as u32))
            })
            .or_else(|| index(&scope.properties).map(Variable::Property))
            .or_else(|| index(&scope.regions).map(Variable::Region))
            .or_else(|| index(&scope.successors).map(Variable::Successor))
            .or_else(|| index(&scope.parameters).map(Variable::Parameter));
        match found {
            Some(variable) => Ok(variable),
            None => self.fail(token.at, format!("nothing is called `{name}` here")),
        }
    }

    fn element(&mut self, context: Context) -> Parsed<Element> {
        if self.depth == MAX_DEPTH {
            return self.fail(self.here(), format!("nested more than {MAX_DEPTH} levels deep"));
        }
        self.depth += 1;
        let element = self.bounded(context);
        self.depth -= 1;
        element
    }

    fn bounded(&mut self, context: Context) -> Parsed<Element> {
        match self.peek() {
            Kind::Literal => self.literal(),
            Kind::Variable => {
                let at = self.here();
                let variable = self.variable()?;
                if let Variable::Result(_) = variable {
                    return self.fail(at, "a result is not written in its operation, only its type is");
                }
                Ok(Element::Variable { variable, qualified: false })
            }
            Kind::Word => self.directive(context),
            Kind::Punct(b'(') if context != Context::Struct => self.group(),
            _ => self.fail(self.here(), "a literal, a variable, a directive or a group should stand here"),
        }
    }

    fn literal(&mut self) -> Parsed<Element> {
        let token = self.advance();
        let inner = token.inner(self.text);
        let whitespace = match inner {
            "" => Some(Whitespace::None),
            " " => Some(Whitespace::Blank),
            "\\n" => Some(Whitespace::Line),
            _ => None,
        };
        if let Some(whitespace) = whitespace {
            return Ok(Element::Whitespace(whitespace));
        }
        let literal = Literal(inner.to_string());
        let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        let legal = match inner {
            "->" | "..." => true,
            _ if literal.is_word() => inner.chars().all(word),
            _ => inner.len() == 1 && b"_:,=<>()[]{}?+-*".contains(&inner.as_bytes()[0]),
        };
        match legal {
            true => Ok(Element::Literal(literal)),
            false => self.fail(token.at, "a literal is a word, one punctuation character, `->` or `...`"),
        }
    }

    fn directive(&mut self, context: Context) -> Parsed<Element> {
        let token = self.advance();
        let of_parameters = self.scope.of_parameters;
        Ok(match token.inner(self.text) {
            "custom" => Element::Custom(self.custom()?),
            "qualified" => {
                self.expect(b'(', "`qualified`")?;
                let element = match self.peek() {
                    Kind::Variable => {
                        let at = self.here();
                        let variable = self.variable()?;
                        match variable {
                            Variable::Attribute(_) | Variable::Parameter(_) => {}
                            _ => return self.fail(at, "only types and attributes can be qualified"),
                        }
                        Element::Variable { variable, qualified: true }
                    }
                    _ => Element::Types { of: self.type_directive()?, qualified: true },
                };
                self.expect(b')', "what is qualified")?;
                element
            }
            "params" if of_parameters => Element::Parameters(Vec::new()),
            "struct" if of_parameters && context != Context::Struct => self.structure()?,
            "attr-dict" if !of_parameters => Element::AttrDict { keyword: false },
            "attr-dict-with-keyword" if !of_parameters => Element::AttrDict { keyword: true },
            "prop-dict" if !of_parameters => Element::PropDict,
            "operands" if !of_parameters => Element::Operands,
            "regions" if !of_parameters => Element::Regions,
            "successors" if !of_parameters => Element::Successors,
            "type" if !of_parameters => Element::Types { of: self.types("type")?, qualified: false },
            "functional-type" if !of_parameters => {
                self.expect(b'(', "`functional-type`")?;
                let inputs = self.typed()?;
                self.expect(b',', "the inputs")?;
                let results = self.typed()?;
                self.expect(b')', "the results")?;
                Element::FunctionalType { inputs, results }
            }
            "oilist" if !of_parameters && context == Context::Top => self.clauses()?,
            "ref" => return self.fail(token.at, "`ref` is only for what `custom` is handed"),
            word => return self.fail(token.at, format!("there is no directive `{word}` here")),
        })
    }

    /// `(x)` after `type`.
    fn types(&mut self, after: &str) -> Parsed<Types> {
        self.expect(b'(', &format!("`{after}`"))?;
        let types = self.typed()?;
        self.expect(b')', "what the type is of")?;
        Ok(types)
    }

    /// `type(x)`
    fn type_directive(&mut self) -> Parsed<Types> {
        let token = self.advance();
        if token.inner(self.text) != "type" {
            return self.fail(token.at, "`type(..)` or a variable should stand here");
        }
        self.types("type")
    }

    /// What has types.
    fn typed(&mut self) -> Parsed<Types> {
        let at = self.here();
        if self.peek() == Kind::Variable {
            return match self.variable()? {
                Variable::Operand(i) => Ok(Types::Operand(i)),
                Variable::Result(i) => Ok(Types::Result(i)),
                _ => self.fail(at, "only operands and results have types here"),
            };
        }
        let token = self.advance();
        match (token.kind, token.inner(self.text)) {
            (Kind::Word, "operands") => Ok(Types::Operands),
            (Kind::Word, "results") => Ok(Types::Results),
            _ => self.fail(at, "operands or results should stand here"),
        }
    }

    /// `<Name>(arguments)` after `custom`.
    fn custom(&mut self) -> Parsed<Custom> {
        self.expect(b'<', "`custom`")?;
        let name = self.advance();
        if name.kind != Kind::Word {
            return self.fail(name.at, "the name of a directive should stand here");
        }
        self.expect(b'>', "the name of the directive")?;
        self.expect(b'(', "`custom<..>`")?;
        let mut arguments = vec![self.argument(false)?];
        while self.eat(b',') {
            arguments.push(self.argument(false)?);
        }
        self.expect(b')', "what the directive is handed")?;
        Ok(Custom { name: name.inner(self.text).to_string(), arguments })
    }

    fn argument(&mut self, in_ref: bool) -> Parsed<Argument> {
        match self.peek() {
            Kind::Variable => Ok(Argument::Variable(self.variable()?)),
            Kind::Text if !in_ref => Ok(Argument::Text(self.advance().inner(self.text).to_string())),
            Kind::Word => {
                let token = self.advance();
                Ok(match token.inner(self.text) {
                    "type" => match self.types("type")? {
                        of if in_ref || matches!(of, Types::Operand(_) | Types::Result(_)) => {
                            Argument::Types(of)
                        }
                        _ => return self.fail(token.at, "a directive is handed the types of one variable"),
                    },
                    "qualified" => {
                        self.expect(b'(', "`qualified`")?;
                        if self.peek() == Kind::Text {
                            return self.fail(self.here(), "only types and attributes can be qualified");
                        }
                        let argument = self.argument(in_ref)?;
                        self.expect(b')', "what is qualified")?;
                        argument
                    }
                    "ref" if !in_ref => {
                        self.expect(b'(', "`ref`")?;
                        let argument = self.argument(true)?;
                        self.expect(b')', "what is referred to")?;
                        Argument::Ref(Box::new(argument))
                    }
                    "attr-dict" => Argument::AttrDict,
                    "prop-dict" => Argument::PropDict,
                    "successors" if in_ref => Argument::Successors,
                    word => return self.fail(token.at, format!("`{word}` cannot be handed to a directive")),
                })
            }
            _ => self.fail(self.here(), "a variable, a type or a string should stand here"),
        }
    }

    /// `(..)` after `struct`.
    fn structure(&mut self) -> Parsed<Element> {
        self.expect(b'(', "`struct`")?;
        let mut parts = Vec::new();
        loop {
            let at = self.here();
            let part = self.element(Context::Struct)?;
            match part {
                Element::Variable { .. } | Element::Custom(_) | Element::Parameters(_) => parts.push(part),
                _ => return self.fail(at, "`struct` holds parameters"),
            }
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')', "the parameters of `struct`")?;
        Ok(Element::Struct(parts))
    }

    /// `( word elements | .. )` after `oilist`.
    fn clauses(&mut self) -> Parsed<Element> {
        self.expect(b'(', "`oilist`")?;
        let mut clauses = Vec::new();
        loop {
            let at = self.here();
            let Element::Literal(literal) = self.element(Context::Clause)? else {
                return self.fail(at, "a clause begins with a literal");
            };
            let mut elements = Vec::new();
            while !matches!(self.peek(), Kind::Punct(b'|' | b')')) {
                elements.push(self.element(Context::Clause)?);
            }
            clauses.push(Clause { literal, elements });
            if !self.eat(b'|') {
                break;
            }
        }
        self.expect(b')', "the clauses")?;
        Ok(Element::Clauses(clauses))
    }

    /// `( .. ) (: ( .. ))? ?`
    fn group(&mut self) -> Parsed<Element> {
        let open = self.here();
        let outer = self.anchor.take();
        let (then, first) = self.group_list()?;
        let (otherwise, second) = match self.eat(b':') {
            true => {
                let at = self.here();
                let list = self.group_list()?;
                if list.0.is_empty() {
                    return self.fail(at, "the second list of a group is empty");
                }
                list
            }
            false => (Vec::new(), None),
        };
        self.expect(b'?', "a group")?;
        self.anchor = outer;
        let anchor = match (first, second) {
            (Some(at), None) => Anchor::Then(at),
            (None, Some(at)) => Anchor::Else(at),
            (None, None) => return self.fail(open, "a group needs one element marked with `^`"),
            (Some(_), Some(_)) => return self.fail(open, "a group has one element marked with `^`"),
        };
        let group = Group { then, otherwise, anchor };
        check::group(&group).map_err(|message| FormatError { at: open, message })?;
        Ok(Element::Group(group))
    }

    /// `( .. )` and the number of the element that is marked.
    fn group_list(&mut self) -> Parsed<(Vec<Element>, Option<u32>)> {
        self.expect(b'(', "`:`")?;
        let (mut list, mut anchor) = (Vec::new(), None);
        while self.peek() != Kind::Punct(b')') {
            list.push(self.element(Context::Group)?);
            if self.peek() == Kind::Punct(b'^') {
                let at = self.advance().at;
                if anchor.replace(list.len() as u32 - 1).is_some() {
                    return self.fail(at, "a group has one element marked with `^`");
                }
            }
        }
        self.next += 1;
        Ok((list, anchor))
    }
}
