//! Damage to texts of any of the languages: tokens are left out, doubled, exchanged or replaced, or the
//! text ends early.

use crate::Random;

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// The pieces of a program: words, strings, blank space, single characters.
#[must_use]
pub fn pieces(text: &str) -> Vec<&str> {
    let bytes = text.as_bytes();
    let (mut out, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let run = |f: &dyn Fn(u8) -> bool| bytes[at..].iter().take_while(|&&b| f(b)).count();
        let len = match bytes[at] {
            b if is_word(b) => run(&is_word),
            b'!' | b'$' => 1 + bytes[at + 1..].iter().take_while(|&&b| is_word(b)).count(),
            b'"' => {
                let mut end = at + 1;
                while end < bytes.len() && bytes[end] != b'"' {
                    end += if bytes[end] == b'\\' { 2 } else { 1 };
                }
                let end = (end + 1).min(bytes.len());
                (end..).find(|&end| text.is_char_boundary(end)).unwrap_or(end) - at
            }
            b if b.is_ascii_whitespace() => run(&|b| b.is_ascii_whitespace()),
            b if b < 0x80 => 1,
            _ => run(&|b| b >= 0x80),
        };
        out.push(&text[at..at + len]);
        at += len;
    }
    out
}

/// The program with one to three things wrong. Words of `vocabulary`, which is not empty, may take the
/// place of its tokens.
#[must_use]
pub fn mutate(program: &str, vocabulary: &[&str], rng: &mut Random) -> String {
    let mut pieces: Vec<&str> = pieces(program);
    for _ in 0..1 + rng.below(3) {
        let tokens: Vec<usize> = (0..pieces.len()).filter(|&i| !pieces[i].trim().is_empty()).collect();
        let (i, j) = (rng.pick(&tokens), rng.pick(&tokens));
        match rng.below(12) {
            0 | 1 => pieces[i] = "",
            2 => pieces.insert(i, pieces[i]),
            3 => pieces.swap(i, j),
            4..=6 => pieces[i] = pieces[j],
            // The same kind of thing by another name is a better mistake.
            7 | 8 => {
                let alike: Vec<usize> =
                    tokens.into_iter().filter(|&k| kind(pieces[k]) == kind(pieces[i])).collect();
                pieces[i] = pieces[rng.pick(&alike)];
            }
            9 | 10 => pieces[i] = rng.pick(vocabulary),
            _ if rng.chance(20) => pieces.truncate(i),
            _ => pieces.insert(i, rng.pick(vocabulary)),
        }
        if pieces.iter().all(|p| p.trim().is_empty()) {
            break;
        }
    }
    pieces.concat()
}

/// The sort of token: number, operator, string, the kind of name by its first letter, or itself.
fn kind(token: &str) -> (u8, &str) {
    match token.as_bytes().first() {
        Some(b'0'..=b'9') => (b'0', ""),
        Some(&b) if is_word(b) && token.bytes().any(|b| b.is_ascii_digit()) => (b, ""),
        Some(&b @ (b'!' | b'"')) => (b, ""),
        Some(&b) if is_word(b) => (b'a', ""),
        _ => (0, token),
    }
}
