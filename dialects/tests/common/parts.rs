//! Texts of several parts.

/// The parts of a text between lines `// -----`.
pub(crate) fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in text.lines() {
        match (line == "// -----", parts.last_mut()) {
            (false, Some(part)) => {
                part.push_str(line);
                part.push('\n');
            }
            _ => parts.push(String::new()),
        }
    }
    parts
}
