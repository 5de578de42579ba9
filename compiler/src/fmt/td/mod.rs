//! Layout of rewrite rules in TableGen files.
//!
//! A rule is a `def` whose first parent is `Pat`, `Pattern` or a class of the same text that is made of one
//! of those. From its `def` to the end of its parents it is laid out; all else in the file keeps its bytes,
//! and so does a rule in which something stands that is no token, a comment `/*...*/` or a line for the
//! preprocessor. `// pdllc: fmt off`, `on` and `skip` stand above rules as they do in PDLL.
mod rule;

use super::Edit;
use super::doc::{self, Place, Step};
use super::switch::{Switch, switch};
use pdll_ods::scan::{Kind, Token, tokens};
use rustc_hash::FxHashSet;

/// How many columns a tab takes at the start of a line.
const TAB: usize = 8;

/// The layout of all rules of a text.
pub(super) fn layout(text: &[u8], width: usize) -> Vec<Edit> {
    let tokens = tokens(text);
    let classes = rule_classes(text, &tokens);
    let mut edits = Vec::new();
    let mut off = false;
    let mut last: Option<Rule> = None;
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Comment => match switch(&text[token.range.clone()]) {
                Some(Switch::Off) => off = true,
                Some(Switch::On) => off = false,
                Some(Switch::Skip) | None => {}
            },
            Kind::Word if is_def(text, token) && !off && !skipped(text, &tokens[..i]) => {
                let Some(end) = rule_end(text, &tokens[i..], &classes) else { continue };
                let end = i + end;
                let start = token.range.start;
                let above = last.take_if(|last| !text[last.end..start].contains(&b'\n'));
                let (place, mut steps) = match above {
                    None => (place(text, start), Vec::new()),
                    // Where the line of another rule begins depends on how that is laid out.
                    Some(above) if above.next == i => {
                        let place = Place { start: above.end, ..above.place };
                        (place, vec![Step::Hard { blank: false, flush: false }])
                    }
                    Some(above) => {
                        last = Some(above);
                        continue;
                    }
                };
                steps.extend(rule::document(text, &tokens[i..=end]));
                edits.extend(doc::print_at(&steps, text, width, place));
                last = Some(Rule { place, end: tokens[end].range.end, next: end + 1 });
            }
            _ => {}
        }
    }
    edits
}

/// A rule that was laid out.
struct Rule {
    place: Place,
    /// The byte behind it.
    end: usize,
    /// The token behind it.
    next: usize,
}

fn is_def(text: &[u8], token: &Token) -> bool {
    &text[token.range.clone()] == b"def"
}

/// Does the comment directly above ask to keep what follows?
fn skipped(text: &[u8], before: &[Token]) -> bool {
    let last = before.last().filter(|t| t.kind == Kind::Comment);
    last.is_some_and(|t| switch(&text[t.range.clone()]) == Some(Switch::Skip))
}

/// The column of a byte, and how far its line is indented.
fn place(text: &[u8], start: usize) -> Place {
    let line = text[..start].iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
    let columns = |b: &u8| if *b == b'\t' { TAB } else { 1 };
    let indent = text[line..start].iter().take_while(|b| matches!(b, b' ' | b'\t')).map(columns).sum();
    Place { start, column: text[line..start].iter().map(columns).sum(), indent }
}

/// The classes of which rules are made: `class NAME<...> : PARENT` for each that has such a parent.
fn rule_classes<'t>(text: &'t [u8], tokens: &[Token]) -> FxHashSet<&'t [u8]> {
    let mut classes: FxHashSet<&[u8]> = [&b"Pat"[..], b"Pattern"].into_iter().collect();
    for (i, token) in tokens.iter().enumerate() {
        if token.kind == Kind::Word
            && &text[token.range.clone()] == b"class"
            && let Some(name) = tokens.get(i + 1).filter(|t| t.kind == Kind::Word)
            && let Some(parent) = parent(&tokens[i..])
            && classes.contains(&text[tokens[i + parent].range.clone()])
        {
            classes.insert(&text[name.range.clone()]);
        }
    }
    classes
}

/// Where the first parent of a class or def stands among the tokens that begin with its keyword.
fn parent(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0usize;
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Punctuation(b'<' | b'(' | b'[') => depth += 1,
            Kind::Punctuation(b'>' | b')' | b']') => depth = depth.checked_sub(1)?,
            Kind::Punctuation(b':') if depth == 0 => {
                return tokens.get(i + 1).filter(|t| t.kind == Kind::Word).map(|_| i + 1);
            }
            Kind::Punctuation(b';' | b'{' | b'}') if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// The index of the last token of the rule that begins with `def`: `;`, or the `{` of its body. `None` if it
/// is no rule, or one that keeps its bytes.
fn rule_end(text: &[u8], tokens: &[Token], classes: &FxHashSet<&[u8]>) -> Option<usize> {
    let parent = parent(tokens)?;
    if !classes.contains(&text[tokens[parent].range.clone()]) {
        return None;
    }
    let mut open = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Punctuation(b'{') if open.is_empty() => return Some(i),
            Kind::Punctuation(b @ (b'<' | b'(' | b'[' | b'{')) => open.push(b),
            Kind::Punctuation(b @ (b'>' | b')' | b']' | b'}')) if open.pop() != Some(rule::opening(b)) => {
                return None;
            }
            Kind::Punctuation(b';') => return open.is_empty().then_some(i),
            Kind::Other | Kind::Directive | Kind::BlockComment => return None,
            Kind::Word if i > 0 && is_def(text, token) => return None,
            _ => {}
        }
    }
    None
}
