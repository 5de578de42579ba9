//! A long program in pieces: the front end by declaration, on several threads.
//!
//! What the front end makes of a pattern depends on the declarations before it, and hardly on other patterns.
//! So the text is cut where lines begin with `Pattern`. What stands before the first one is analysed first;
//! then each piece goes through all stages up to PDL by itself, in memory that the piece before has left and
//! that is still in the cache, and the patterns are put one after the other.
//!
//! This way is for programs that are right. Whatever is found that a piece cannot know (an error, a name that
//! two patterns define, a declaration between patterns, one that nothing uses), the program is looked at as a
//! whole instead, and that says what there is to say: [`to_pdl`] gives what the whole gives, or nothing.

use super::{Included, Reading};
use crate::both::in_order;
use crate::hir::{self, Declared, Definitions, Lowered, Options};
use crate::limits::EXPANSION;
use crate::lint::lint;
use crate::ods::model::Model;
use crate::syntax;
use crate::syntax::lexer::{self, Lexed};
use crate::syntax::tree::{self, Item};
use crate::{pdl, room};
use bumpalo::Bump;
use pdll_source::diag::Diagnostics;
use pdll_source::{FileId, SourceMap, Span, Standard};
use rustc_hash::FxHashSet;
use std::ops::Range;
use std::sync::{Arc, Mutex};

/// How long a piece is, at least: what becomes of it up to PDL fits a second-level cache.
const PIECE: usize = 8 << 10;

/// Shorter texts are not worth it.
const LONG: usize = 8 * PIECE;

/// How many bytes a byte of a pattern becomes, with what it takes to make a program of it.
const LIKELY_SIZE: usize = 16;

/// How many bytes a byte of a piece becomes, with what it is resolved to, at most in most pieces.
const TREE: usize = 28;

/// Compiles PDLL as [`super::to_pdl_with_definitions`] does. `None`: it has to be looked at as a whole, and
/// nothing has been said or loaded.
pub(super) fn to_pdl(
    sources: &mut SourceMap,
    file: FileId,
    options: &Options<'_>,
    diags: &mut Diagnostics,
) -> Option<(pdl::ValidModule, Arc<Model>)> {
    if sources.text(file).len() < LONG {
        return None;
    }
    in_pieces(PIECE, sources, file, options, diags)
}

/// Does what reads a text of so many bytes and compiles it, on one of the threads that [`to_pdl`] will use if
/// it will. The others start meanwhile, and get their memory; and whoever waits here from the beginning
/// leaves them the processors.
pub(super) fn among_threads<T: Send>(bytes: usize, work: impl FnOnce() -> T + Send) -> T {
    if bytes < LONG {
        return work();
    }
    rayon::scope(|_| {
        // With half of it `names:1000` touches 90 pages less in all, and takes 3 % longer.
        room::meanwhile(bytes.saturating_mul(LIKELY_SIZE));
        work()
    })
}

/// [`to_pdl`] of a text of any length.
fn in_pieces(
    size: usize,
    sources: &mut SourceMap,
    file: FileId,
    options: &Options<'_>,
    diags: &mut Diagnostics,
) -> Option<(pdl::ValidModule, Arc<Model>)> {
    if options.names || diags.has_errors() {
        return None;
    }
    let (mark, mut said) = (sources.mark(), Diagnostics::new());
    let done =
        rayon::scope(|_| compile(size, sources, file, options, &mut said)).filter(|_| !said.has_errors());
    match done {
        Some(_) => {
            diags.append(said);
            diags.sort(sources);
        }
        None => sources.forget_since(mark),
    }
    done
}

/// The places of the pieces in a text; what comes before the first one is not among them.
fn cut(text: &[u8], size: usize) -> Vec<Range<usize>> {
    let next = |from: usize| {
        let from = from.min(text.len());
        let begins = |at: &usize| text[*at..].starts_with(b"\nPattern");
        (from..text.len()).filter(|&at| text[at] == b'\n').find(begins).map_or(text.len(), |at| at + 1)
    };
    let mut from = if text.starts_with(b"Pattern") { 0 } else { next(0) };
    let mut pieces = Vec::new();
    while from < text.len() {
        let to = next(from + size);
        pieces.push(from..to);
        from = to;
    }
    pieces
}

/// Memory for tokens and trees that other pieces have left: as much as there are threads.
struct Scratch {
    /// How many bytes a tree may take, without asking for more.
    tree: usize,
    free: Mutex<Vec<(Lexed, Bump)>>,
}

impl Scratch {
    /// Lends some to a piece.
    fn lend<T>(&self, piece: impl FnOnce(&mut (Lexed, Bump)) -> T) -> T {
        let left = self.free.lock().ok().and_then(|mut free| free.pop());
        // An arena that grows leaves what it had, and touches new memory for each of the next pieces.
        let mut scratch = left.unwrap_or_else(|| (Lexed::default(), Bump::with_capacity(self.tree)));
        let done = piece(&mut scratch);
        if let Ok(mut free) = self.free.lock() {
            free.push(scratch);
        }
        done
    }
}

/// What all pieces know.
#[derive(Clone, Copy)]
struct Shared<'p> {
    text: &'p [u8],
    file: FileId,
    sources: &'p SourceMap,
    options: &'p Options<'p>,
    declared: &'p Declared<'p>,
    definitions: &'p Definitions<'p>,
}

/// What comes of a piece.
struct Piece {
    lowered: Lowered,
    said: Diagnostics,
    /// What is suspicious in it; said after all else, as of the whole.
    warnings: Diagnostics,
    /// Its first token.
    start: Span,
    /// The names that are defined in it, each once.
    names: Vec<String>,
    /// The places of the names of its patterns.
    patterns: Vec<Span>,
    /// Which declarations are mentioned.
    mentioned: Vec<bool>,
}

/// [`in_pieces`]; the result is of no account if an error was said.
fn compile(
    size: usize,
    sources: &mut SourceMap,
    file: FileId,
    options: &Options<'_>,
    said: &mut Diagnostics,
) -> Option<(pdl::ValidModule, Arc<Model>)> {
    let text = sources.text(file).clone();
    let places = cut(&text, size);
    let front = &text[..places.first()?.start];
    let arena = Bump::new();
    let front = syntax::parse_front(sources, front, file, options.std, &arena, said);
    let Included { known, rules } = super::included(front, Reading::Everything, sources, options, said);
    // Rules are patterns, too, which come where their file is included.
    if !rules.is_empty() {
        return None;
    }
    let sources = &*sources;
    let module = {
        let options = &Options { ods: options.ods.or(Some(&known.model)), ..*options };
        let declared = hir::declare(front, &arena, sources, options, said);
        if said.has_errors() || declared.is_incomplete() || !declared.hir.patterns.is_empty() {
            return None;
        }
        let mut warnings = hir::lint(&declared.hir, options, sources);
        let definitions = Definitions::new(options.ods, sources);
        let shared =
            Shared { text: &text, file, sources, options, declared: &declared, definitions: &definitions };
        room::in_threads(text.len() * LIKELY_SIZE);
        let scratch = Scratch { tree: TREE * size, free: Mutex::default() };
        let piece = |place: &Range<usize>| scratch.lend(|scratch| shared.piece(place.clone(), scratch));
        let mut joined = Joined::new(&shared, places.len());
        in_order(&places, piece, |piece| joined.add(piece))?;
        let lowered = joined.finish(front, said, &mut warnings)?;
        let mut module = hir::finish(&declared.hir, options, lowered);
        module.definitions = super::imports(front);
        let module = pdl::verify_known(module, options.std, said)?;
        if let Some(model) = options.ods {
            lint(&module, model, options, (sources, file), said);
        }
        said.append(warnings);
        module
    };
    Some((module, known.model))
}

impl Shared<'_> {
    /// The patterns of a piece; `None` if there is anything that only the whole can judge.
    fn piece(&self, place: Range<usize>, (lexed, arena): &mut (Lexed, Bump)) -> Option<Piece> {
        let (std, text) = (self.options.std, &self.text[place.clone()]);
        let base = self.sources.base(self.file) + place.start as u32;
        *lexed = lexer::lex_again(text, base, std, std::mem::take(lexed));
        // Without errors each token of the whole is one of a piece: none of them goes over the end of a line
        // but code, which would have no end here.
        if !lexed.errors.is_empty() {
            return None;
        }
        arena.reset();
        let mut said = Diagnostics::new();
        let tree = syntax::parse_tokens(text, self.file, base, std, arena, lexed, &mut said);
        if said.has_errors() {
            return None;
        }
        let patterns = names_of_patterns(&tree)?;
        let before = self.declared.hir.extent();
        let (mut hir, names) =
            hir::analyse_piece(&tree, arena, self.sources, self.options, self.declared, &mut said);
        // What is declared inside of a pattern may be named by a number, which counts through the whole.
        if hir.callables.len() > before.callables {
            return None;
        }
        let names = names.into_iter().map(str::to_string).collect();
        hir.span = self.declared.hir.span;
        let (warnings, mentioned) =
            hir::lint_since(before, &hir, self.definitions, self.options, self.sources);
        let Lowered { module, called, expanded } =
            hir::lower_patterns(hir.checked().ok()?, self.options, &mut said);
        // Patterns are verified while they are in the cache; what depends on operations comes at the end.
        let module = pdl::verify(module, std, &mut said).filter(|_| !said.has_errors())?.into_module();
        let lowered = Lowered { module, called, expanded };
        Some(Piece { lowered, said, warnings, start: tree.start, names, patterns, mentioned })
    }

    /// May there be a declaration to warn of, since nothing mentions it?
    fn is_any_unused(&self, mentioned: &[bool]) -> bool {
        let mut all = self.declared.hir.callables.iter().zip(mentioned);
        self.options.std == Standard::Extended
            && all.any(|(c, used)| !used && c.global && self.sources.file_at(c.span.lo) == self.file)
    }
}

/// The pieces up to one, put one after the other.
struct Joined<'p> {
    shared: &'p Shared<'p>,
    /// How many pieces there will be.
    count: usize,
    /// The first token of the first one.
    start: Option<Span>,
    lowered: Lowered,
    said: Diagnostics,
    warnings: Diagnostics,
    mentioned: Vec<bool>,
    /// The names of the patterns.
    taken: FxHashSet<&'p [u8]>,
}

impl<'p> Joined<'p> {
    /// Before the first piece.
    fn new(shared: &'p Shared<'p>, count: usize) -> Self {
        Self {
            shared,
            count,
            start: None,
            lowered: Lowered { module: pdl::Module::default(), called: Vec::new(), expanded: 0 },
            said: Diagnostics::new(),
            warnings: Diagnostics::new(),
            mentioned: vec![false; shared.declared.hir.callables.len()],
            taken: FxHashSet::default(),
        }
    }

    /// Adds the next piece; `None` if there is anything that only the whole can judge.
    fn add(&mut self, piece: Piece) -> Option<()> {
        let Shared { text, sources, file, .. } = *self.shared;
        let base = sources.base(file);
        let Lowered { module, called, expanded } = piece.lowered;
        if self.start.is_none() {
            self.start = Some(piece.start);
            // Others are as long as the first one, or nearly.
            self.taken.reserve(self.count * piece.patterns.len());
            self.lowered.module.reserve(self.count, &module);
        }
        if piece.names.iter().any(|name| self.taken.contains(name.as_bytes())) {
            return None;
        }
        let name = |span: &Span| &text[(span.lo - base) as usize..(span.hi - base) as usize];
        self.taken.extend(piece.patterns.iter().map(name));
        self.mentioned.iter_mut().zip(piece.mentioned).for_each(|(all, new)| *all |= new);
        self.said.append(piece.said);
        self.warnings.append(piece.warnings);
        self.lowered.module.append_bare(module);
        self.lowered.called.extend(called);
        self.lowered.expanded = self.lowered.expanded.saturating_add(expanded);
        Some(())
    }

    /// What all of them are, with what there is to say; `None` as of [`Self::add`].
    fn finish(
        mut self,
        front: &tree::Module<'_>,
        said: &mut Diagnostics,
        warnings: &mut Diagnostics,
    ) -> Option<Lowered> {
        if self.lowered.expanded >= EXPANSION || self.shared.is_any_unused(&self.mentioned) {
            return None;
        }
        said.append(self.said);
        warnings.append(self.warnings);
        self.lowered.module.span = if front.items.is_empty() { self.start? } else { front.start };
        Some(self.lowered)
    }
}

/// Where the names of patterns stand; `None` if there is something else than patterns, or a name that is a
/// word of the language where no pattern is called so.
fn names_of_patterns(tree: &tree::Module<'_>) -> Option<Vec<Span>> {
    let mut names = Vec::with_capacity(tree.items.len());
    for item in tree.items {
        let Item::Pattern(pattern) = item else { return None };
        match pattern.name {
            Some(name) if hir::names::word(name.name).is_some() => return None,
            name => names.extend(name.map(|name| name.span)),
        }
    }
    Some(names)
}

#[cfg(test)]
mod tests;
