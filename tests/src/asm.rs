//! Programs compared as text.

/// A disassembled program without what may differ between two sources of it: places, the names of natives
/// (numbers stand for them), and why the code of one is not understood.
#[must_use]
pub fn without_names(asm: &str) -> String {
    let mut names: Vec<(String, String)> = Vec::new();
    for line in asm.lines() {
        let native = line.strip_prefix("native constraint ").or(line.strip_prefix("native rewrite "));
        if let Some((name, _)) = native.and_then(|n| n.split_once('('))
            && !names.iter().any(|n| n.0 == name)
        {
            names.push((name.to_string(), format!("native{}", names.len())));
        }
    }
    names.sort_by_key(|n| std::cmp::Reverse(n.0.len()));
    let unknown = |line: &&str| line.starts_with("define ") && line.contains(" not: ");
    asm.lines().filter(|l| !unknown(l)).map(|line| without(line, &names) + "\n").collect()
}

fn without(line: &str, names: &[(String, String)]) -> String {
    let line = line.split_once("    ; ").map_or(line, |l| l.0);
    let line = match line.rsplit_once(" at ") {
        Some((before, _)) if line.starts_with("pattern ") => before,
        _ => line,
    };
    let mut line = line.to_string();
    for (name, number) in names {
        line = replaced(&line, name, number);
    }
    line
}

/// A line with another word in the place of this one.
fn replaced(line: &str, word: &str, by: &str) -> String {
    let part = |c: char| c.is_alphanumeric() || "_.:<>".contains(c);
    let (mut out, mut rest) = (String::new(), line);
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        let whole =
            !out.chars().chain(before.chars()).next_back().is_some_and(part) && !after.starts_with(part);
        out.push_str(before);
        out.push_str(if whole { by } else { word });
        rest = after;
    }
    out + rest
}
