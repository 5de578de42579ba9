//! The page: the steps as JSON in pieces that a browser reads when they are looked at, and what shows them.

use super::lines::Edit;
use super::{Came, Pattern};
use pdll_vm::Profile;
use std::fmt::Write;
use std::io;

const HEAD: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Steps that are in one piece.
const STEPS_IN_A_PIECE: usize = 500;

/// Steps as JSON. A step is `[came, pattern or -1, root, reason, edits]`, an edit `[line, after]` of one that
/// goes and `[line, after, depth, text]` of one that comes.
#[derive(Debug, Default)]
pub(super) struct Steps {
    /// The IR in the beginning, as the edits that make it of nothing.
    begin: String,
    /// Pieces, each a list without its brackets.
    pieces: Vec<String>,
    count: usize,
    /// How many steps came to what, by [`Came`].
    came: [usize; 7],
}

impl Steps {
    pub(super) fn begin(&mut self, edits: &[Edit]) {
        self.begin = json_edits(edits);
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn add(&mut self, came: Came, pattern: Option<u32>, root: &str, reason: &str, edits: &[Edit]) {
        if self.count.is_multiple_of(STEPS_IN_A_PIECE) {
            self.pieces.push(String::new());
        }
        self.count += 1;
        self.came[came as usize] += 1;
        let Some(piece) = self.pieces.last_mut() else { return };
        let separator = if piece.is_empty() { "" } else { ",\n" };
        let pattern = pattern.map_or(-1, i64::from);
        let _ = write!(
            piece,
            "{separator}[{},{pattern},{},{},{}]",
            came as usize,
            json(root),
            json(reason),
            json_edits(edits)
        );
    }
}

fn json_edits(edits: &[Edit]) -> String {
    let edits: Vec<String> = edits
        .iter()
        .map(|edit| match edit {
            Edit::Remove { line, after } => format!("[{line},{after}]"),
            Edit::Insert { line, after, depth, text } => format!("[{line},{after},{depth},{}]", json(text)),
        })
        .collect();
    format!("[{}]", edits.join(","))
}

/// A text as JSON that can stand in HTML, where only `<` could end it.
fn json(text: &str) -> String {
    serde_json::Value::from(text).to_string().replace('<', "\\u003c")
}

/// A text in HTML.
fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

pub(super) fn write(
    title: &str,
    patterns: &[Pattern],
    steps: &Steps,
    profile: Option<&Profile>,
    out: &mut dyn io::Write,
) -> io::Result<()> {
    let head = HEAD.replace("STYLE", STYLE).replace("TITLE", &html(title));
    out.write_all(head.as_bytes())?;
    let patterns: Vec<String> =
        patterns.iter().map(|p| format!("[{},{}]", json(&p.title), json(&p.place))).collect();
    let profile = profile.map_or("null".into(), json_profile);
    writeln!(
        out,
        "<script type=\"application/json\" id=\"run\">{{\"title\":{},\"steps\":{},\
         \"inPiece\":{STEPS_IN_A_PIECE},\"came\":{:?},\"patterns\":[{}],\"profile\":{profile},\"begin\":{}}}</script>",
        json(title),
        steps.count,
        steps.came,
        patterns.join(","),
        steps.begin
    )?;
    for (number, piece) in steps.pieces.iter().enumerate() {
        writeln!(out, "<script type=\"application/json\" id=\"piece{number}\">[{piece}]</script>")?;
    }
    write!(out, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n")
}

/// Rows of the profile: title, roots, matches, rewrites, failures, milliseconds in rewrites and in natives,
/// tests, the deepest one that was come to, and the one at which most roots were lost with how many and
/// where.
fn json_profile(profile: &Profile) -> String {
    let rows: Vec<String> = profile
        .patterns
        .iter()
        .map(|p| {
            let lost = p.most_lost().map_or("null".into(), |(number, test)| {
                let place = format!("{}:{}:{}", test.file, test.place.line, test.place.column);
                format!("[{number},{},{}]", test.lost, json(&place))
            });
            format!(
                "[{},{},{},{},{},{:.3},{:.3},{},{},{lost}]",
                json(&p.title),
                p.roots,
                p.matches,
                p.rewrites,
                p.failures,
                p.rewriting.as_secs_f64() * 1e3,
                p.native_time().as_secs_f64() * 1e3,
                p.tests.len(),
                p.deepest()
            )
        })
        .collect();
    format!("[{}]", rows.join(","))
}
