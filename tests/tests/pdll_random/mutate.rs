//! Programs with a mistake: tokens deleted, doubled, exchanged, cut; names, types, operations and sections
//! mixed up.
use pdll_compiler::syntax::lexer::lex;
use pdll_compiler::syntax::token::Kind;
use pdll_tests::Random;

/// Tokens, and what is none, to be put anywhere.
const OTHER: &str = "; , ) ( } { ] [ > < . : = => -> op attr type _ not let with Value Op Pattern Constraint Rewrite return \
                     erase replace rewrite 0 \"s\" [{c}] name @ #x \"open Attr TypeRange 99999999999999999999 $ -";

/// A token: its kind and place.
type Tok = (Kind, usize, usize);

fn tokens(text: &str) -> Vec<Tok> {
    let list = lex(text.as_bytes(), 0, pdll_source::Standard::Extended).toks;
    list.iter()
        .filter(|t| t.kind != Kind::Eof)
        .map(|t| (t.kind, t.span.lo as usize, t.span.hi as usize))
        .collect()
}

/// A change of the text: what stands in a place is replaced.
fn splice(text: &str, lo: usize, hi: usize, with: &str) -> String {
    format!("{}{with}{}", &text[..lo], &text[hi..])
}

/// One or more changes of a program.
pub(crate) fn mutant(text: &str, r: &mut Random) -> String {
    let mut text = text.to_string();
    loop {
        if let Some(t) = mutate(&text, r) {
            text = t;
        }
        if r.chance(80) {
            return text;
        }
    }
}

fn mutate(text: &str, r: &mut Random) -> Option<String> {
    let toks = tokens(text);
    if toks.len() < 3 {
        return None;
    }
    let i = r.below(toks.len());
    match r.below(18) {
        change @ 0..=6 => change_token(text, &toks, i, change, r),
        7..=8 => change_name(text, &toks, r),
        9 => change_type(text, &toks, r),
        10 => change_arguments(text, &toks, r),
        11 => change_member(text, &toks, r),
        16 => Some(change_character(text, r)),
        17 => move_include(text, r),
        _ => move_statement(text, &toks, r),
    }
}

fn word<'a>(text: &'a str, t: &Tok) -> &'a str {
    &text[t.1..t.2]
}

/// One token is left out, doubled, exchanged with the next or another of its kind, or replaced; or the text
/// ends there.
fn change_token(text: &str, toks: &[Tok], i: usize, change: usize, r: &mut Random) -> Option<String> {
    let (kind, lo, hi) = toks[i];
    let alike = |t: &&Tok| t.0 == kind && word(text, t) != word(text, &toks[i]);
    let same: Vec<&Tok> = toks.iter().filter(alike).collect();
    Some(match change {
        0 => splice(text, lo, hi, ""),
        1 => splice(text, hi, hi, &format!(" {}", &text[lo..hi])),
        2 if i + 1 < toks.len() => {
            let (_, lo2, hi2) = toks[i + 1];
            format!("{}{}{}{}{}", &text[..lo], &text[lo2..hi2], &text[hi..lo2], &text[lo..hi], &text[hi2..])
        }
        3..=4 if !same.is_empty() => splice(text, lo, hi, word(text, same[r.below(same.len())])),
        5 => text[..if r.chance(50) { hi } else { lo }].to_string(),
        6 => {
            let other: Vec<&str> = OTHER.split(' ').collect();
            let with = r.pick(&other);
            if r.chance(50) {
                splice(text, lo, hi, &format!(" {with} "))
            } else {
                splice(text, lo, lo, &format!(" {with} "))
            }
        }
        _ => return move_statement(text, toks, r),
    })
}

fn change_character(text: &str, r: &mut Random) -> String {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let (at, c) = chars[r.below(chars.len())];
    let with = ["", "\\", "\"", "\n", "\u{b}", "\0", "/", "}]", "[{", "é", "-", ";", "x", "_", "9", "'"];
    splice(text, at, at + c.len_utf8() * r.below(2), r.pick(&with))
}

/// An include elsewhere, twice, or nowhere.
fn move_include(text: &str, r: &mut Random) -> Option<String> {
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let k = lines.iter().position(|l| l.starts_with("#include"))?;
    let mut moved = lines.clone();
    if r.chance(70) {
        moved.remove(k);
    }
    let starts: Vec<usize> =
        (0..moved.len()).filter(|&i| moved[i].starts_with(|c: char| "PCR".contains(c))).collect();
    if !starts.is_empty() && r.chance(80) {
        moved.insert(starts[r.below(starts.len())], lines[k]);
    }
    Some(moved.concat())
}

fn change_name(text: &str, toks: &[Tok], r: &mut Random) -> Option<String> {
    let names: Vec<&Tok> = toks.iter().filter(|t| t.0 == Kind::Ident).collect();
    if names.len() < 2 {
        return None;
    }
    let t = names[r.below(names.len())];
    let with = match r.below(4) {
        0 => "nowhere",
        1 => r.pick(&["op", "attr", "type"]),
        _ => word(text, names[r.below(names.len())]),
    };
    Some(splice(text, t.1, t.2, with))
}

fn change_type(text: &str, toks: &[Tok], r: &mut Random) -> Option<String> {
    let core = [
        "Attr",
        "Op",
        "Type",
        "TypeRange",
        "Value",
        "ValueRange",
        "Op<a.b>",
        "Op<t.op>",
        "Op<ods.two>",
        "Int",
    ];
    let types: Vec<&Tok> = toks.iter().filter(|t| core.contains(&word(text, t))).collect();
    if types.is_empty() {
        return None;
    }
    let t = types[r.below(types.len())];
    Some(splice(text, t.1, t.2, r.pick(&core)))
}

/// A member, or an argument more.
fn change_arguments(text: &str, toks: &[Tok], r: &mut Random) -> Option<String> {
    let ends: Vec<&Tok> = toks.iter().filter(|t| t.0 == Kind::RParen).collect();
    if ends.is_empty() {
        return None;
    }
    let t = ends[r.below(ends.len())];
    Some(match r.below(4) {
        0 => splice(text, t.2, t.2, ".0"),
        1 => splice(text, t.2, t.2, ".foo"),
        2 => splice(text, t.1, t.1, ", attr<\"1 : i8\">"),
        _ => splice(text, t.1, t.1, ", type<\"i8\">"),
    })
}

fn change_member(text: &str, toks: &[Tok], r: &mut Random) -> Option<String> {
    let members = ["a", "b", "out", "rs", "r", "0", "1", "2", "7", "results", "x"];
    let dots: Vec<usize> = (0..toks.len() - 1).filter(|&k| toks[k].0 == Kind::Dot).collect();
    if dots.is_empty() {
        return None;
    }
    let t = toks[dots[r.below(dots.len())] + 1];
    Some(splice(text, t.1, t.2, r.pick(&members)))
}

/// A statement or declaration elsewhere, twice, or nowhere.
fn move_statement(text: &str, toks: &[Tok], r: &mut Random) -> Option<String> {
    let ends: Vec<usize> =
        (0..toks.len()).filter(|&k| matches!(toks[k].0, Kind::Semi | Kind::LBrace | Kind::RBrace)).collect();
    if ends.len() < 3 {
        return None;
    }
    let k = r.below(ends.len() - 1);
    let (from, to) = (toks[ends[k]].2, toks[ends[k + 1]].2);
    let stmt = &text[from..to];
    let target = toks[ends[r.below(ends.len())]].2;
    Some(match r.below(3) {
        0 => splice(text, from, to, ""),
        1 => splice(text, target, target, stmt),
        _ if target <= from => {
            format!("{}{stmt}{}{}", &text[..target], &text[target..from], &text[to..])
        }
        _ if target >= to => {
            format!("{}{}{stmt}{}", &text[..from], &text[to..target], &text[target..])
        }
        _ => return None,
    })
}
