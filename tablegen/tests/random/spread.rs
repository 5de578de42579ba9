//! A program spread over files: runs of its lines stand in files that it includes, which mean what the
//! lines meant.

use pdll_tests::Random;

/// A program and the files that it includes.
pub(crate) struct Spread {
    pub(crate) main: String,
    pub(crate) files: Vec<(String, String)>,
}

impl Spread {
    /// All of it, for people.
    pub(crate) fn text(&self) -> String {
        let files = self.files.iter().map(|(name, text)| format!("// ===== {name}\n{text}"));
        files.fold(self.main.clone(), |all, file| all + &file)
    }
}

/// Moves up to three runs of lines to files of their own, from files, too. A file with a guard may be
/// included again later.
pub(crate) fn spread(program: &str, rng: &mut Random) -> Spread {
    let mut texts: Vec<Vec<String>> = vec![program.lines().map(String::from).collect()];
    for _ in 0..rng.below(4) {
        let (from, file) = (rng.below(texts.len()), texts.len());
        let lines = &mut texts[from];
        let start = rng.below(lines.len());
        let len = (1 + rng.below(12)).min(lines.len() - start);
        // What the preprocessor may skip stays where it is, with the lines that say so.
        let directive = |l: &&String| l.trim_start().starts_with('#') && !l.contains("PART");
        let skipped = lines[..start].iter().rfind(directive).is_some_and(|l| !l.contains("#endif"));
        if skipped || lines[start..][..len].iter().any(|l| l.trim_start().starts_with('#')) {
            continue;
        }
        let include = || format!("include \"part{file}.td\"");
        let mut part: Vec<String> = lines.splice(start..start + len, [include()]).collect();
        if rng.chance(50) {
            part.insert(0, format!("#ifndef PART{file}\n#define PART{file}"));
            part.push("#endif".into());
            let again = start + 1 + rng.below(lines.len() - start);
            lines.insert(again, include());
        }
        texts.push(part);
    }
    let mut texts = texts.into_iter().map(|lines| lines.join("\n") + "\n");
    let main = texts.next().unwrap_or_default();
    Spread { main, files: texts.enumerate().map(|(i, t)| (format!("part{}.td", i + 1), t)).collect() }
}
