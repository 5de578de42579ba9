//! What there is to say about a text in which one body changed, without looking at all of it again.
//!
//! Two texts are told from each other by their common beginning and end, and what changed often lies in the
//! body of one pattern. Then nothing else declares or means anything different: a text of all declarations
//! that are no patterns, and of this one pattern, has what is new to say, and of all others what was said
//! stays said, at places that moved. Where that is not certain, [`said`] says nothing, and the whole text is
//! looked at; it is, too, as soon as nobody is waiting.

use crate::features::{self, diagnostics::own};
use crate::text::Lines;
use crate::view::{Document, Frame, Part, View, load};
use bumpalo::Bump;
use lsp_types::Position;
use pdll_compiler::hir::names::NameKind;
use pdll_compiler::syntax::lexer;
use pdll_compiler::syntax::token::Kind;
use pdll_compiler::syntax::tree::{Item, Pattern};
use pdll_source::diag::{Diagnostic, Diagnostics, Severity};
use pdll_source::{Place, SourceMap, Span};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Warnings that a body gives by itself, and only if nothing has errors.
const LINTS: [&str; 5] = [
    "contradictory-constraints",
    "overlapping-operands",
    "unknown-attribute",
    "unknown-operation",
    "unused-variable",
];

/// Warnings that a body gives whatever else is wrong.
const LOCAL: [&str; 3] = ["inferred-results", "missing-sizes", "spelling"];

/// Warnings about declarations. They stay as they are while the pattern mentions the same ones.
const ABOUT_DECLARATIONS: [&str; 3] = ["unused-declaration", "tablegen-dump", "unused-template-argument"];

/// Comments with this in them may change what is said.
const SWITCH: &[u8] = b"pdllc:";

/// Does a text hold such a comment, or something that looks like one?
pub(crate) fn has_switch(text: &[u8]) -> bool {
    text.windows(SWITCH.len()).any(|w| w == SWITCH)
}

/// What a view says about a newer text of its document; `None` if that takes a view of its own.
pub(crate) fn said(view: &View<'_>, newer: &Document) -> Option<Vec<lsp_types::Diagnostic>> {
    let step = Step::of(view, newer)?;
    let arena = Bump::new();
    let loaded = load(&step.document, view.shared, &arena);
    let fresh = View::new(&step.document, view.shared, &loaded, &arena);
    let fresh = step.part(&fresh)?;
    let list = merged(step.part, fresh, step.edited, &step.alone, &step.change)?;
    let end = newer.text.len() as u32;
    let frame = Frame { document: newer, shared: view.shared, sources: step.part.sources, start: 0, end };
    Some(own(&frame, list.iter()))
}

/// The questions that are about what stands around the caret, and are asked while somebody types.
const AROUND_THE_CARET: [&str; 3] =
    ["textDocument/hover", "textDocument/completion", "textDocument/signatureHelp"];

/// Answers a question about the pattern that changed; `None` if that takes a view of its own.
pub(crate) fn answer(view: &View<'_>, newer: &Document, method: &str, params: &Value) -> Option<Value> {
    if !AROUND_THE_CARET.contains(&method) {
        return None;
    }
    let step = Step::of(view, newer)?;
    let at = serde_json::from_value::<Position>(params["position"].clone()).ok()?;
    let offset = newer.lines.offset(&newer.text, at);
    let (place, start) = &step.alone.places[step.alone.pattern];
    // Columns are the same where both begin a line.
    let begins_line = *start == 0 || newer.text[start - 1] == b'\n';
    if !begins_line || offset <= *start || offset >= start + place.len() {
        return None;
    }
    let line = |document: &Document, at: usize| document.lines.position(&document.text, at).line;
    let moved = line(newer, *start).checked_sub(line(&step.document, place.start))?;
    let arena = Bump::new();
    let loaded = load(&step.document, view.shared, &arena);
    let fresh = View::new(&step.document, view.shared, &loaded, &arena);
    step.part(&fresh)?;
    let mut params = params.clone();
    params["position"]["line"] = json!(at.line.checked_sub(moved)?);
    let mut answer = features::answer(&fresh, method, params).ok()?;
    move_lines(&mut answer, moved);
    Some(answer)
}

/// Moves all positions of an answer down by so many lines.
fn move_lines(answer: &mut Value, by: u32) {
    match answer {
        Value::Array(all) => all.iter_mut().for_each(|v| move_lines(v, by)),
        Value::Object(all) => {
            for (key, value) in all {
                match (key.as_str(), value.as_u64()) {
                    ("line", Some(line)) => *value = json!(line + u64::from(by)),
                    _ => move_lines(value, by),
                }
            }
        }
        _ => {}
    }
}

/// A change of one body, and the text that is looked at for it.
struct Step<'v, 'a> {
    part: &'v Part<'a>,
    change: Change,
    edited: &'a Pattern<'a>,
    alone: Alone,
    /// The text as a document.
    document: Document,
}

impl<'v, 'a> Step<'v, 'a> {
    fn of(view: &'v View<'a>, newer: &Document) -> Option<Self> {
        let [part] = &view.parts[..] else { return None };
        let change = Change::between(part.text(), &newer.text);
        let edited = pattern_around(part, &change)?;
        let body = edited.span.lo as usize..(edited.span.hi as usize).wrapping_add_signed(change.delta);
        let roomy = newer.text.len() < SourceMap::STEP as usize;
        if !roomy || part.has_switch() || has_switch(&newer.text[body.clone()]) {
            return None;
        }
        let old = &part.text()[edited.span.lo as usize..edited.span.hi as usize];
        if mentioned(part, old) != mentioned(part, &newer.text[body.clone()]) {
            return None;
        }
        let alone = Alone::new(part, edited, &newer.text, body)?;
        let document = Document {
            lines: Arc::new(Lines::new(&alone.text, view.shared.encoding())),
            text: alone.text.clone().into(),
            ..newer.clone()
        };
        Some(Self { part, change, edited, alone, document })
    }

    /// The part that was made of the text, if that parsed as it was put together.
    fn part<'f, 'b>(&self, fresh: &'f View<'b>) -> Option<&'f Part<'b>> {
        let [fresh] = &fresh.parts[..] else { return None };
        self.alone.is_whole(self.part, fresh).then_some(fresh)
    }
}

/// What is different in two texts.
pub(crate) struct Change {
    /// The bytes of the older one.
    old: Range<usize>,
    /// How much longer the newer one is.
    delta: isize,
}

impl Change {
    pub(crate) fn between(old: &[u8], new: &[u8]) -> Self {
        let most = old.len().min(new.len());
        let before = alike(most, |range| old[range.clone()] == new[range]);
        let (a, b) = (old.len(), new.len());
        let from_end =
            |range: Range<usize>| old[a - range.end..a - range.start] == new[b - range.end..b - range.start];
        let after = alike(most - before, from_end);
        Self { old: before..old.len() - after, delta: new.len() as isize - old.len() as isize }
    }

    /// Where bytes of the older text stand in the newer one; `None` if they are not the same there.
    pub(crate) fn outside(&self, bytes: &Range<usize>) -> Option<Range<usize>> {
        let by = |at: usize| at.wrapping_add_signed(self.delta);
        let is_same = self.old.is_empty() && self.delta == 0;
        if is_same || bytes.end <= self.old.start {
            Some(bytes.clone())
        } else if self.old.end <= bytes.start {
            Some(by(bytes.start)..by(bytes.end))
        } else {
            None
        }
    }

    /// Where a span of the older text stands in the newer one, if it lies before or behind the pattern.
    fn moved(&self, span: Span, pattern: Span) -> Option<Span> {
        let by = |at: u32| (i64::from(at) + self.delta as i64) as u32;
        if span.hi <= pattern.lo {
            Some(span)
        } else if span.lo >= pattern.hi {
            Some(Span::new(by(span.lo), by(span.hi)))
        } else {
            None
        }
    }
}

/// How many bytes are alike, of at most so many: by blocks first.
fn alike(most: usize, same: impl Fn(Range<usize>) -> bool) -> usize {
    let mut at = 0;
    for block in [1 << 14, 1 << 8, 1] {
        while at + block <= most && same(at..at + block) {
            at += block;
        }
    }
    at
}

/// The pattern in whose body, which has braces, all lies that changed.
fn pattern_around<'a>(part: &Part<'a>, change: &Change) -> Option<&'a Pattern<'a>> {
    let items = part.tree.items;
    let next = items.partition_point(|item| span_of(item).lo as usize <= change.old.start);
    let Item::Pattern(pattern) = items.get(next.checked_sub(1)?)? else { return None };
    let body = pattern.body.span;
    let inside = (body.lo as usize) < change.old.start && change.old.end < body.hi as usize;
    (inside && !pattern.body.lambda).then_some(pattern)
}

fn span_of(item: &Item<'_>) -> Span {
    match item {
        Item::Include(n) => n.span(),
        Item::Pattern(n) => n.span,
        Item::Callable(n) => n.span,
        Item::Error { span, .. } => *span,
    }
}

/// The constraints and rewrites whose names stand in a text.
fn mentioned<'t>(part: &Part<'_>, text: &'t [u8]) -> BTreeSet<&'t [u8]> {
    let tokens = lexer::lex(text, 0, part.standard).toks;
    let words = tokens.iter().filter(|t| t.kind == Kind::Ident);
    let names = words.map(|t| &text[t.span.lo as usize..t.span.hi as usize]).collect::<BTreeSet<_>>();
    let declared = |name: &&[u8]| part.hir.callables.iter().any(|c| c.name.as_bytes() == *name);
    names.into_iter().filter(declared).collect()
}

/// The text of all declarations that are no patterns, and of one pattern.
struct Alone {
    text: Vec<u8>,
    /// Where each declaration stands in it, and where in the whole text.
    places: Vec<(Range<usize>, usize)>,
    /// Which of them is the pattern.
    pattern: usize,
}

impl Alone {
    /// `None` if something did not parse as a declaration.
    fn new(part: &Part<'_>, edited: &Pattern<'_>, newer: &[u8], body: Range<usize>) -> Option<Self> {
        let (mut text, mut places, mut pattern) = (Vec::new(), Vec::new(), 0);
        // Comments above a declaration are its documentation.
        let mut above = 0;
        for item in part.tree.items {
            let span = span_of(item);
            let old = span.lo as usize..span.hi as usize;
            let comments = std::mem::replace(&mut above, old.end)..old.start;
            let (bytes, at) = match item {
                Item::Error { .. } => return None,
                Item::Pattern(p) if p.span != edited.span => continue,
                Item::Pattern(_) => {
                    pattern = places.len();
                    (&newer[body.clone()], body.start)
                }
                Item::Callable(_) | Item::Include(_) if span.lo < edited.span.lo => {
                    (&part.text()[old.clone()], old.start)
                }
                Item::Callable(_) | Item::Include(_) => {
                    (&part.text()[old.clone()], old.start - edited.span.hi as usize + body.end)
                }
            };
            text.extend_from_slice(&part.text()[comments]);
            places.push((text.len()..text.len() + bytes.len(), at));
            text.extend_from_slice(bytes);
            text.push(b'\n');
        }
        Some(Self { text, places, pattern })
    }

    /// Did the text parse as it was put together?
    fn is_whole(&self, part: &Part<'_>, fresh: &Part<'_>) -> bool {
        let spans = fresh.tree.items.iter().map(|i| span_of(i).lo as usize..span_of(i).hi as usize);
        let kept = part.tree.items.iter().filter(|i| !matches!(i, Item::Pattern(_))).count();
        fresh.tree.items.len() == kept + 1
            && spans.eq(self.places.iter().map(|p| p.0.clone()))
            && matches!(fresh.tree.items[self.pattern], Item::Pattern(_))
    }

    /// Where a span of this text stands in the whole one.
    fn whole(&self, span: Span) -> Option<Span> {
        let inside =
            |p: &&(Range<usize>, usize)| p.0.start <= span.lo as usize && span.hi as usize <= p.0.end;
        let (place, at) = self.places.iter().find(inside)?;
        let by = |position: u32| (position as usize - place.start + at) as u32;
        Some(Span::new(by(span.lo), by(span.hi)))
    }
}

/// What was said of all other declarations, and what is to be said of the pattern now.
fn merged(
    part: &Part<'_>,
    fresh: &Part<'_>,
    edited: &Pattern<'_>,
    alone: &Alone,
    change: &Change,
) -> Option<Diagnostics> {
    let place = &alone.places[alone.pattern].0;
    let in_edited =
        |d: &&Diagnostic| d.span().is_some_and(|s| edited.span.lo <= s.lo && s.hi <= edited.span.hi);
    let is_fresh = |d: &&Diagnostic| {
        d.span().is_some_and(|s| place.start <= s.lo as usize && s.hi as usize <= place.end)
    };
    let is_error = |d: &Diagnostic| d.severity == Severity::Error && d.code.is_none();
    let before = part.diags.iter().filter(in_edited).any(is_error);
    let others = part.diags.iter().filter(|d| !in_edited(d)).any(is_error);
    let now = fresh.diags.iter().filter(is_fresh).any(is_error);
    // What the lints say of all others was not asked for then.
    if before && !others && !now {
        return None;
    }
    let silent = others || now;
    let mut list = Vec::new();
    for d in part.diags.iter().filter(|d| !in_edited(d)) {
        if keeps(d, silent)? {
            list.push(relocated(d, |span| match part.is_main(span) {
                true => change.moved(span, edited.span),
                false => Some(span),
            })?);
        }
    }
    for d in fresh.diags.iter().filter(is_fresh) {
        // Of a name that nobody knows is said where in the text there is one like it.
        if d.span().is_some_and(|s| is_unknown(fresh, s)) {
            return None;
        }
        if keeps(d, silent)? {
            list.push(relocated(d, |span| match fresh.is_main(span) {
                true => alone.whole(span),
                false => Some(span),
            })?);
        }
    }
    list.sort_by_key(|d| d.span());
    Some(list.into_iter().collect())
}

fn is_unknown(part: &Part<'_>, at: Span) -> bool {
    let names = &part.hir.names;
    names
        .at(at.lo)
        .is_some_and(|m| matches!(names.get(m.name).kind, NameKind::Unknown(_) | NameKind::Lost(_)))
}

/// Is a diagnostic said while lints are silent, or not? `None` if it is not known what it depends on.
fn keeps(d: &Diagnostic, silent: bool) -> Option<bool> {
    match d.code {
        None => Some(true),
        Some(code) if LOCAL.contains(&code) => Some(true),
        Some(code) if LINTS.contains(&code) => Some(!silent),
        Some("unused-declaration") => Some(!silent),
        Some(code) if ABOUT_DECLARATIONS.contains(&code) => Some(true),
        Some(_) => None,
    }
}

/// A diagnostic at other places; `None` if one of them is nowhere.
fn relocated(d: &Diagnostic, to: impl Fn(Span) -> Option<Span>) -> Option<Diagnostic> {
    let mut d = d.clone();
    let places = std::iter::once(&mut d.place).chain(d.labels.iter_mut().map(|l| &mut l.place));
    for place in places {
        if let Place::Span(span) = place {
            *span = to(*span)?;
        }
    }
    Some(d)
}
