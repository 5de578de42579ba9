//! A program's matcher as Rust, for [`super::rust`].
//!
//! Matcher code comes in few shapes: a stretch of straight code up to a switch or a jump is mostly the same
//! as others but for keys, tables, patterns and targets. So each *shape* becomes a function, in which
//! registers and numbers are written out and all else is read from the words of the code at hand, and a
//! function goes on with those of the shapes that can follow. A function for each stretch of code takes fewer
//! instructions but more time: no two runs go the same way through it.
//!
//! Where more than one shape can follow, words tell which it is. Ways back, as loops have them, lead over the
//! function `matcher`, which is told to begin again there.

mod stretch;
mod turns;

use pdll_bytecode::{ACCEPT, FAIL, Inst, Program};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::fmt::Write;
use stretch::{Stretch, further};

/// Shapes that can follow.
#[derive(Clone, Default)]
struct Follow {
    shapes: Vec<usize>,
    /// Matching may end.
    ends: bool,
}

/// A shape.
struct Shape {
    words: Vec<Option<u32>>,
    text: String,
    follow: BTreeMap<usize, Follow>,
}

fn is_code(target: u32) -> bool {
    target != FAIL && target & ACCEPT == 0
}

/// The cases of a table.
fn cases(program: &Program, table: u32) -> &[(u32, u32)] {
    program.tables.get(table as usize).map_or(&[], |table| &table.cases)
}

/// All shapes of a program's matcher, and those that matching may begin with.
fn shapes(program: &Program) -> (Vec<Shape>, Follow) {
    let mut starts: Vec<u32> =
        program.entries.shapes.iter().chain(&program.entries.names).map(|e| e.1).collect();
    starts.push(program.entries.any);
    let mut todo: Vec<u32> = Vec::new();
    for start in starts {
        match Inst::decode(program.code.get(start as usize..).unwrap_or_default()) {
            // Such first steps are taken before.
            Ok((Inst::DefSwitchKind { src: 0, table, otherwise, .. }, _)) => {
                todo.extend(cases(program, table).iter().map(|case| case.1).chain([otherwise]));
            }
            Ok((Inst::AcceptStop { .. }, len))
                if Inst::decode(program.code.get(start as usize + len..).unwrap_or_default())
                    .is_ok_and(|(next, _)| next == Inst::Jump { to: FAIL }) => {}
            _ => todo.push(start),
        }
    }
    let (begin, turns) = (todo.clone(), turns::turns(program, &todo));
    let mut shapes: Vec<Shape> = Vec::new();
    let mut numbers: FxHashMap<Vec<Option<u32>>, usize> = FxHashMap::default();
    let mut of: FxHashMap<u32, usize> = FxHashMap::default();
    let mut goes: Vec<BTreeMap<usize, Vec<u32>>> = Vec::new();
    todo.reverse();
    while let Some(at) = todo.pop() {
        if !is_code(at) || of.contains_key(&at) {
            continue;
        }
        let found = Stretch::new(program, &turns, at);
        todo.extend(found.goes.values().flatten());
        let number = *numbers.entry(found.words.clone()).or_insert_with(|| {
            shapes.push(Shape { words: found.words, text: found.text, follow: BTreeMap::new() });
            goes.push(BTreeMap::new());
            shapes.len() - 1
        });
        of.insert(at, number);
        for (place, targets) in found.goes {
            goes[number].entry(place).or_default().extend(targets);
        }
    }
    let follow = |targets: &[u32]| {
        let mut shapes: Vec<usize> = targets.iter().filter_map(|target| of.get(target).copied()).collect();
        shapes.sort_unstable();
        shapes.dedup();
        Follow { shapes, ends: targets.iter().any(|&target| !is_code(target)) }
    };
    for (shape, goes) in shapes.iter_mut().zip(&goes) {
        shape.follow = goes.iter().map(|(&place, targets)| (place, follow(targets))).collect();
    }
    let begin = follow(&begin);
    (shapes, begin)
}

/// By shape: its place in an order in which all but the ways back go up.
fn order(shapes: &[Shape]) -> Vec<usize> {
    let mut order = vec![0; shapes.len()];
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut next = shapes.len();
    let followers = |shape: usize| -> Vec<usize> {
        shapes[shape].follow.values().flat_map(|follow| follow.shapes.iter().copied()).collect()
    };
    for root in 0..shapes.len() {
        if !seen.insert(root) {
            continue;
        }
        let mut path = vec![(root, followers(root))];
        while let Some((shape, rest)) = path.last_mut() {
            match rest.pop() {
                Some(to) if seen.insert(to) => path.push((to, followers(to))),
                Some(_) => {}
                None => {
                    next -= 1;
                    order[*shape] = next;
                    path.pop();
                }
            }
        }
    }
    order
}

/// Goes to `to`, which is of one of these shapes.
fn choose(shapes: &[Shape], of: &[usize], to: &str, call: &dyn Fn(usize) -> String) -> String {
    let [first, rest @ ..] = of else { return to.to_string() };
    let words = |shape: usize| &shapes[shape].words;
    let differs = |&at: &usize| rest.iter().any(|&other| words(other).get(at) != words(*first).get(at));
    let Some(at) = (0..words(*first).len()).find(differs) else { return call(*first) };
    let mut by: BTreeMap<Option<u32>, Vec<usize>> = BTreeMap::new();
    for &shape in of {
        by.entry(words(shape).get(at).copied().flatten()).or_default().push(shape);
    }
    // Words that are read, in place of one that is written out, are of any value.
    let others = by.remove(&None);
    let word = if at == 0 { format!("m.word({to})") } else { format!("m.word({to} + {at})") };
    let mut out = format!("match {word} {{ ");
    let last = others.or_else(|| by.pop_last().map(|last| last.1)).unwrap_or_default();
    for (word, of) in by {
        let _ = write!(out, "{} => {}, ", word.unwrap_or(0), choose(shapes, &of, to, call));
    }
    let _ = write!(out, "_ => {} }}", choose(shapes, &last, to, call));
    out
}

/// The matcher of a program: the module `compiled`, with a function `matcher`. `None` if nothing would be
/// gained: nothing is asked after the first step, which is taken before.
#[must_use]
pub fn print(program: &Program) -> Option<String> {
    let (shapes, begin) = shapes(program);
    if begin.shapes.is_empty() {
        return None;
    }
    let order = order(&shapes);
    let mut headers: Vec<usize> = begin.shapes.clone();
    let mut functions = String::new();
    for (number, shape) in shapes.iter().enumerate() {
        let mut text = String::new();
        for (i, piece) in shape.text.split('\0').enumerate() {
            if i % 2 == 0 {
                text.push_str(piece);
                continue;
            }
            let place = piece.trim_start_matches('*').parse().unwrap_or_default();
            let to = match piece.starts_with('*') {
                true => "to".to_string(),
                false if place < shape.words.len() => format!("r[{place}]"),
                false => further(place),
            };
            let Some(follow) = shape.follow.get(&place) else { continue };
            text.push_str(&goto(&shapes, follow, &to, &|next| {
                if order[next] > order[number] {
                    format!("s{next}(m, {to})")
                } else {
                    format!("m.again({to})")
                }
            }));
            headers.extend(follow.shapes.iter().filter(|&&next| order[next] <= order[number]));
        }
        let words = shape.words.len();
        let mentions = |name| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name);
        let read = match mentions("r") {
            true => format!("        let Some(r) = m.words::<{words}>(at) else {{ return 0 }};\n"),
            false => String::new(),
        };
        let at = if mentions("r") || mentions("at") { "at" } else { "_" };
        let m = if mentions("r") || mentions("m") { "m" } else { "_" };
        let _ = write!(
            functions,
            "
    #[inline]
    fn s{number}<H: ::pdll::Link>({m}: &mut ::pdll::Matching<'_, H>, {at}: u32) -> u32 {{
{read}{text}    }}
"
        );
    }
    headers.sort_unstable();
    headers.dedup();
    let begin = Follow { shapes: headers, ends: false };
    let first = goto(&shapes, &begin, "at", &|next| format!("s{next}(m, at)"));
    Some(format!(
        "
#[rustfmt::skip]
#[allow(clippy::all, clippy::pedantic, reason = \"made by a program\")]
mod compiled {{
    /// Matches from a place of the program's code on.
    pub(super) fn matcher<H: ::pdll::Link>(m: &mut ::pdll::Matching<'_, H>, mut at: u32) -> u32 {{
        loop {{
            at = {first};
            if !m.goes_again() {{
                return at;
            }}
        }}
    }}
{functions}}}
"
    ))
}

/// Goes to `to`, which is one of these shapes or where matching ends.
fn goto(shapes: &[Shape], follow: &Follow, to: &str, call: &dyn Fn(usize) -> String) -> String {
    let chosen = choose(shapes, &follow.shapes, to, call);
    match follow.ends && !follow.shapes.is_empty() {
        true => format!("if m.is_end({to}) {{ {to} }} else {{ {chosen} }}"),
        false => chosen,
    }
}
