//! Blanks in types and attributes that only C++ reads: as MLIR prints them.

/// The text with blanks as MLIR prints it; `None` if that is not known of this one.
pub(super) fn tidy(dialect: &str, data: &str, is_type: bool) -> Option<String> {
    let (mnemonic, _) = data.split_once('<')?;
    match (dialect, mnemonic, is_type) {
        ("spirv", "vce" | "interface_var_abi", false) | ("gpu", "mma_matrix", true) => Some(spaced(data)),
        _ => None,
    }
}

/// With a blank after commas, none inside brackets, and one where there were several.
fn spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let (token, after) = rest.split_at(token_length(rest));
        let trimmed = after.trim_start();
        out.push_str(token);
        let closes = trimmed.starts_with(['>', ')', ']', '}', ',']) && !trimmed.starts_with("->");
        let opens = matches!(first, '<' | '(' | '[' | '{') || closes || trimmed.is_empty();
        let blank = token == "," || trimmed.len() < after.len();
        if blank && !opens {
            out.push(' ');
        }
        rest = trimmed;
    }
    out
}

/// How long the first token is.
fn token_length(text: &str) -> usize {
    if text.starts_with("->") {
        return 2;
    }
    if let Some(string) = text.strip_prefix('"') {
        let mut escaped = false;
        let end = string.find(|c: char| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        });
        return end.map_or(text.len(), |end| end + 2);
    }
    text.chars().next().map_or(0, char::len_utf8)
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn blanks_are_those_of_mlir() {
        let cases = [
            ("gpu", "mma_matrix<16x16xf16,\"COp\">", "mma_matrix<16x16xf16, \"COp\">"),
            ("gpu", "mma_matrix< 16x16xf16 ,  \"a,b\" >", "mma_matrix<16x16xf16, \"a,b\">"),
            ("gpu", "mma_matrix<\"\u{e9}\\\"a(4", "mma_matrix<\"\u{e9}\\\"a(4"),
        ];
        for (dialect, written, printed) in cases {
            assert_eq!(tidy(dialect, written, true).as_deref(), Some(printed));
        }
    }
}
