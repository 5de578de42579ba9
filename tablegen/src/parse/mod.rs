//! The parser: recursive descent over tokens, evaluating as it goes (TableGen cannot be parsed without
//! knowing what names mean). Types and the parser's own helpers are here; `scope` is what identifiers mean,
//! `stmt` statements, `class` records and their bodies, `args` arguments, `multi` multiclasses and loops,
//! `value` literals and suffixes, `bang` operators. `recover` goes on after an error, and `suspects` are the
//! names that may be wrong because of one.

mod args;
mod bang;
mod bang_loop;
mod class;
mod multi;
mod recover;
mod scope;
mod stmt;
mod suspects;
mod unread;
mod value;
mod wanted;

use crate::context::{Cx, MAX_BITS, Res, Stop};
use crate::inherit::Arg;
use crate::instance::OpenDefset;
use crate::intern::Sym;
use crate::lexer::{Lexer, Tok};
use crate::record::RecId;
use crate::source::Loc;
use crate::types::{BIT, DAG, INT, STRING, TypeId};
use crate::unread::Kind;
use crate::value::ValId;
use multi::{Entry, Loop, Multiclass};
use rustc_hash::FxHashMap;
use scope::Scope;
use suspects::Suspects;
pub(crate) use wanted::Hits;

/// One `name<bits> = value` of a `let` statement.
struct LetItem {
    name: Sym,
    bits: Vec<u32>,
    value: ValId,
    loc: Loc,
}

/// Whether an unknown identifier is an error, or the text of itself: in names of defs, and in the parts of
/// such text that are right of a `#`; the `#` that follows a part does not belong to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Value,
    Name,
    Part,
}

pub(crate) struct Parser<'c, 'a> {
    pub(crate) cx: &'c mut Cx,
    lex: Lexer<'a>,
    scopes: Vec<Scope>,
    lets: Vec<Vec<LetItem>>,
    /// A stack of template arguments: those of the innermost list are on top. And their places.
    args: Vec<Arg>,
    arg_locs: Vec<Loc>,
    loops: Vec<Loop>,
    multiclasses: FxHashMap<Sym, usize>,
    multiclass_bodies: Vec<Multiclass>,
    /// The multiclass whose body is being parsed.
    multiclass: Option<usize>,
    defsets: Vec<OpenDefset>,
    aliases: FxHashMap<Sym, TypeId>,
    nesting: u32,
    /// Parsing stopped for this, which is fine where it leaves a field unset.
    no_value: Option<(Loc, String)>,
    suspects: Suspects,
}

impl<'c, 'a> Parser<'c, 'a> {
    pub(crate) fn new(cx: &'c mut Cx, lex: Lexer<'a>) -> Self {
        Parser {
            cx,
            lex,
            scopes: vec![Scope::plain()],
            lets: Vec::new(),
            args: Vec::new(),
            arg_locs: Vec::new(),
            loops: Vec::new(),
            multiclasses: FxHashMap::default(),
            multiclass_bodies: Vec::new(),
            multiclass: None,
            defsets: Vec::new(),
            aliases: FxHashMap::default(),
            nesting: 0,
            no_value: None,
            suspects: Suspects::default(),
        }
    }

    /// Parses the whole input; what is wrong is in the context afterwards.
    pub(crate) fn run(&mut self) {
        self.next();
        while self.statements().is_ok() {
            if self.tok() == Tok::Eof {
                self.cx.is_read = true;
                break;
            }
            let from = self.standing();
            let failed = self.fail_here("a statement was expected at top level");
            if self.tok() == Tok::Id {
                let word = String::from_utf8_lossy(self.cx.syms.bytes(self.lex.sym)).into_owned();
                self.cx.suggest_keyword(&word);
            }
            if self.after_error(from, failed).is_err() {
                return;
            }
        }
        // The last value of the input may have been one too much.
        let _ = self.cx.tick(None);
    }

    // ---- tokens -----------------------------------------------------------------------------------------

    fn tok(&self) -> Tok {
        self.lex.tok
    }

    fn loc(&self) -> Loc {
        self.lex.loc()
    }

    fn next(&mut self) -> Tok {
        self.lex.next(self.cx)
    }

    /// Advances if the current token is `t`.
    fn eat(&mut self, t: Tok) -> bool {
        let hit = self.lex.tok == t;
        if hit {
            self.next();
        }
        hit
    }

    fn expect(&mut self, t: Tok, message: &str) -> Res<()> {
        if self.eat(t) { Ok(()) } else { self.fail_here(message) }
    }

    /// The current token must be an identifier, which is consumed.
    fn identifier(&mut self, message: &str) -> Res<Sym> {
        if self.tok() != Tok::Id {
            return self.fail_here(message);
        }
        let s = self.lex.sym;
        self.next();
        Ok(s)
    }

    /// Reports at the current token and stops.
    #[cold]
    fn fail_here<T>(&mut self, message: impl Into<String>) -> Res<T> {
        // What is no token was reported by the lexer.
        if self.tok() == Tok::Error {
            return Err(Stop);
        }
        let loc = self.loc();
        self.cx.error(loc, message);
        self.cx.set_last_error_len(self.lex.len());
        Err(Stop)
    }

    #[cold]
    fn fail<T>(&mut self, loc: Loc, message: impl Into<String>) -> Res<T> {
        self.cx.error(loc, message);
        Err(Stop)
    }

    /// Runs `f` one level deeper.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.nesting >= self.cx.limits.nesting {
            return self.too_deep();
        }
        self.nesting += 1;
        let out = f(self);
        self.nesting -= 1;
        out
    }

    #[cold]
    fn too_deep<T>(&mut self) -> Res<T> {
        self.cx.note_depth();
        self.fail_here("this is nested too deeply")
    }

    fn text(&self, s: Sym) -> String {
        self.cx.syms.str(s).to_string()
    }

    // ---- types ------------------------------------------------------------------------------------------

    fn parse_type(&mut self) -> Res<TypeId> {
        self.nested(Self::type_at_depth)
    }

    fn type_at_depth(&mut self) -> Res<TypeId> {
        let simple = match self.tok() {
            Tok::StringTy | Tok::KwCode => STRING,
            Tok::Bit => BIT,
            Tok::IntTy => INT,
            Tok::Dag => DAG,
            Tok::Id => {
                if let Some(&t) = self.aliases.get(&self.lex.sym) {
                    t
                } else {
                    let class = self.class_name()?;
                    return Ok(self.cx.class_type(class));
                }
            }
            Tok::Bits => {
                if self.next() != Tok::Less {
                    return self.fail_here("the width must follow 'bits', as in 'bits<8>'");
                }
                if self.next() != Tok::Int {
                    return self.fail_here("the width of 'bits' must be a number");
                }
                let n = self.lex.int;
                if !(0..=MAX_BITS).contains(&n) {
                    return self.fail_here(format!("the width of 'bits' must be from 0 to {MAX_BITS}"));
                }
                if self.next() != Tok::Greater {
                    return self.fail_here("'>' must end the width of 'bits'");
                }
                self.cx.types.bits(n as u32)
            }
            Tok::List => {
                if self.next() != Tok::Less {
                    return self.fail_here("the element type must follow 'list', as in 'list<int>'");
                }
                self.next();
                let elem = self.parse_type()?;
                if self.tok() != Tok::Greater {
                    return self.fail_here("'>' must end the element type of 'list'");
                }
                self.cx.types.list(elem)
            }
            _ => return self.fail_here("a type was expected"),
        };
        self.next();
        Ok(simple)
    }

    /// `<T>` after an operator; `code` is not accepted there.
    fn operator_type(&mut self) -> Res<TypeId> {
        self.expect(Tok::Less, "a type in '<' and '>' must follow the operator")?;
        if self.tok() == Tok::KwCode {
            return self.fail_here("'code' cannot be used here; use 'string'");
        }
        let t = self.parse_type()?;
        self.expect(Tok::Greater, "'>' must end the operator's type")?;
        Ok(t)
    }

    /// A name of a class.
    fn class_name(&mut self) -> Res<RecId> {
        if self.tok() != Tok::Id {
            return self.fail_here("the name of a class was expected");
        }
        let name = self.lex.sym;
        match self.class_named(name)? {
            Some(c) => {
                self.next();
                Ok(c)
            }
            None => {
                let text = self.text(name);
                let hint = if self.multiclasses.contains_key(&name) {
                    "; a multiclass is used with 'defm'"
                } else {
                    ""
                };
                let failed = self.fail_here(format!("there is no class '{text}'{hint}"));
                self.cx.suggest(&text, Kind::Class);
                failed
            }
        }
    }

    /// The template record of the multiclass being parsed.
    fn multiclass_rec(&self) -> Option<RecId> {
        self.multiclass.map(|m| self.multiclass_bodies[m].rec)
    }

    /// Puts a finished statement where it belongs: the open loop, the open multiclass, or into effect.
    fn add_entry(&mut self, e: Entry) -> Res<()> {
        if let Some(l) = self.loops.last_mut() {
            l.entries.push(e);
            return Ok(());
        }
        if let Entry::Loop(l) = e {
            let mut out = Vec::new();
            self.expand_loop(
                &l,
                &mut Vec::new(),
                self.multiclass.is_none(),
                self.multiclass.map(|_| &mut out),
            )?;
            if let Some(m) = self.multiclass {
                self.multiclass_bodies[m].entries.extend(out);
            }
            return Ok(());
        }
        if let Some(m) = self.multiclass {
            self.multiclass_bodies[m].entries.push(e);
            return Ok(());
        }
        self.take_effect(e)
    }

    fn take_effect(&mut self, e: Entry) -> Res<()> {
        match e {
            Entry::Record(r) => self.cx.finish_def(r, &mut self.defsets),
            Entry::Assert(a) => {
                self.cx.check_assert(a.loc, a.condition, a.message, None);
                Ok(())
            }
            Entry::Dump(loc, v) => {
                self.cx.print_dump(loc, v);
                Ok(())
            }
            Entry::Loop(_) => Ok(()),
        }
    }
}
