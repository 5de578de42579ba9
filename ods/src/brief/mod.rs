//! Definitions of dialects in brief: a text format of our own for what a [`Model`] holds of a dialect, for
//! those dialects that are known without their `.td` files.
//!
//! A text is a list of entries. An entry begins at the start of a line; what follows it indented belongs to
//! it; `//` begins a comment. Entries are found without being read, and one is read when something needs it,
//! so that a text costs little more than what is asked of it.
//!
//! ```text
//! dialect arith arith                                 name, C++ namespace within `mlir`; `without-inference`
//!                                                     behind them: it has no interface that infers types
//! use base                                            what another text defines can be named here
//! traits pure = effect-free AlwaysSpeculatableImplTrait
//! enum Rounding arith::RoundingMode 32 attribute { near, up, down }
//! type FloatLike = is(FloatType) | value-semantics & of(is(FloatType))
//! type I1 IntegerType "$_builder.getIntegerType(1)" = signless(1)
//! attr IndexAttr IntegerAttr : Index = is(IntegerAttr) & typed(is(IndexType))
//! attrdef Flags arith::FlagsAttr flags of FlagsEnum "`<` $value `>`"
//! typedef Handle pdl::HandleType handle
//! region one = blocks(1)
//! kind ints (lhs: IntLike, rhs: IntLike, flags: Flags = "none") -> (result: IntLike)
//!   is pure SameOperandsAndResultType
//!   as "$lhs `,` $rhs attr-dict `:` type($result)"
//! op addi AddIOp kind ints is IsCommutative folds      all of the kind, and more
//! op neg NegOp (operand: IntLike) -> (: IntLike) is pure as "$operand attr-dict `:` type(results)"
//! ```
//!
//! Behind the constraint of a value stand `*` (any number of values) or `?` (one or none), behind that of an
//! attribute `?` (it can be left out), `& CONDITION` and `= "DEFAULT"` (C++). Regions follow as
//! `with (name: region, ..)`, successors as `to (name, ..)`. Behind the traits may stand `folds` (it has a
//! folder), `checked` (it has a verifier in C++) and `in-code` (so is its form). Traits are written as C++
//! classes without `mlir::` and `OpTrait::` in front; `traits` lists the words that are more than that,
//! `condition` those of conditions.

mod condition;
mod constraints;
mod ops;
mod symbols;
mod text;
mod traits;

use crate::model::{ConstraintId, DialectModel, Model, TraitModel};
use crate::pred;
use ops::Signature;
use pdll_source::Span;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;
use text::{Entry, Parser, entries};

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text}: in `{entry}`: {message}")]
pub struct BriefError {
    /// The text.
    pub text: String,
    /// How the entry begins in which something is wrong.
    pub entry: String,
    /// What: a sentence without full stop.
    pub message: String,
}

type Outcome<T> = Result<T, String>;

/// Where nothing stands.
const NOWHERE: Span = Span { lo: 0, hi: 0 };

/// What is under a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Type,
    Attr,
    Region,
    TypeDef,
    AttrDef,
    Enum,
    Traits,
    Signature,
}

/// Reads the definitions of a dialect. `texts` gives the text of a name: that of the dialect, and those that
/// it uses.
///
/// # Errors
/// There is no such text, or something in it is wrong.
pub fn read<'t>(dialect: &str, texts: &dyn Fn(&str) -> Option<&'t str>) -> Result<Model, BriefError> {
    let error = |entry: &str, message: String| BriefError {
        text: dialect.into(),
        entry: entry.chars().take(40).collect(),
        message,
    };
    let mut reader = Reader::default();
    let ops = reader.collect(dialect, texts, true).map_err(|message| error("use", message))?;
    for (kind, entry) in std::mem::take(&mut reader.symbols) {
        reader.symbol(kind, entry).map_err(|message| error(entry.body, message))?;
    }
    for entry in ops {
        reader.op(entry).map_err(|message| error(entry.body, message))?;
    }
    Ok(reader.model)
}

/// Reads entries into a model.
#[derive(Default)]
struct Reader<'t> {
    model: Model,
    /// Do operations have the interface that infers result types?
    infers: bool,
    texts: Vec<&'t str>,
    named: FxHashMap<&'t str, (Kind, Entry<'t>)>,
    /// Enumerations, and definitions of types and attributes.
    symbols: Vec<(Kind, Entry<'t>)>,
    /// By what stands in the text: a name, with what is behind it.
    constraints: FxHashMap<String, ConstraintId>,
    traits: FxHashMap<&'t str, Arc<TraitModel>>,
    signatures: FxHashMap<&'t str, Rc<Signature>>,
    /// The condition of what is not constrained.
    anything: Option<pred::PredicateId>,
}

impl<'t> Reader<'t> {
    /// Finds the entries of a text and of those that it uses; gives its operations.
    fn collect(
        &mut self,
        name: &str,
        texts: &dyn Fn(&str) -> Option<&'t str>,
        own: bool,
    ) -> Outcome<Vec<Entry<'t>>> {
        let text = texts(name).ok_or_else(|| format!("there is no text `{name}`"))?;
        let mut ops = Vec::new();
        if self.texts.contains(&text) {
            return Ok(ops);
        }
        self.texts.push(text);
        let (mut of, mut namespace) = ("", "");
        for (word, body) in entries(text) {
            let entry = Entry { dialect: of, namespace, body };
            let mut p = Parser::new(body);
            let kind = match word {
                "use" => {
                    self.collect(p.word()?, texts, false)?;
                    continue;
                }
                "dialect" => {
                    (of, namespace) = (p.word()?, p.try_word().unwrap_or_default());
                    if own {
                        self.infers = !p.eat("without-inference");
                        self.model.dialects.push(dialect(of, namespace));
                    }
                    continue;
                }
                "op" => {
                    ops.push(entry);
                    continue;
                }
                "type" => Kind::Type,
                "attr" => Kind::Attr,
                "region" => Kind::Region,
                "typedef" => Kind::TypeDef,
                "attrdef" => Kind::AttrDef,
                "enum" => Kind::Enum,
                "traits" => Kind::Traits,
                "kind" => Kind::Signature,
                _ => return Err(format!("`{word}` begins no entry")),
            };
            if matches!(kind, Kind::TypeDef | Kind::AttrDef | Kind::Enum) {
                self.symbols.push((kind, entry));
            }
            self.named.insert(p.word()?, (kind, entry));
        }
        Ok(ops)
    }
}

fn dialect(name: &str, namespace: &str) -> DialectModel {
    DialectModel {
        record: name.into(),
        name: name.into(),
        cpp_namespace: format!("::mlir::{namespace}"),
        summary: String::new(),
        description: String::new(),
        properties: true,
        types_by_format: true,
        attributes_by_format: true,
        dependent_dialects: Vec::new(),
        span: NOWHERE,
    }
}
