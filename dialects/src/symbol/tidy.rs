//! Blanks in types and attributes that only C++ reads: as MLIR prints them.

/// The text with blanks as MLIR prints it; `None` if that is not known of this one.
pub(super) fn tidy(dialect: &str, data: &str, is_type: bool) -> Option<String> {
    let (mnemonic, _) = data.split_once('<')?;
    match (dialect, mnemonic, is_type) {
        ("llvm", "struct" | "array" | "func" | "ptr" | "target", true)
        | (
            "spirv",
            "array" | "matrix" | "ptr" | "rtarray" | "struct" | "coopmatrix" | "sampled_image",
            true,
        )
        | ("spirv", "vce" | "interface_var_abi", false)
        | ("gpu", "mma_matrix", true)
        | ("async", "value", true) => Some(composite(dialect, &spaced(data, false))),
        ("emitc", "array", true) => Some(data.replace(" x ", "x").trim().to_string()),
        ("sparse_tensor", "encoding", false) => Some(encoding(data)),
        _ => None,
    }
}

/// With a blank after commas, none inside brackets, and one where there were several. With `operators`, also
/// one around colons, arrows and signs of equality.
fn spaced(text: &str, operators: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let (token, after) = rest.split_at(token_length(rest));
        let trimmed = after.trim_start();
        let is_operator = operators && matches!(token, ":" | "->" | "=");
        if is_operator && !out.ends_with(' ') {
            out.push(' ');
        }
        out.push_str(token);
        let closes = trimmed.starts_with(['>', ')', ']', '}', ',']) && !trimmed.starts_with("->");
        let opens = matches!(first, '<' | '(' | '[' | '{') || closes || trimmed.is_empty();
        let blank = token == "," || is_operator || trimmed.len() < after.len();
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

/// `array<4xT>` as `array<4 x T>`, `func<R(..)>` as `func<R (..)>`, members of structs with a blank before
/// what stands in brackets.
fn composite(dialect: &str, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let before = out.as_str();
        let counted = ["array<", "matrix<"].into_iter().any(|word| {
            before
                .strip_suffix(word)
                .is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
        });
        let digits = bytes[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let behind = text[at + digits..].trim_start();
        if let (true, 1.., Some(inner)) = (counted, digits, behind.strip_prefix('x')) {
            out.push_str(&text[at..at + digits]);
            out.push_str(" x ");
            at = text.len() - inner.trim_start().len();
            continue;
        }
        let is_member = dialect == "spirv" && bytes[at] == b'[' && before.starts_with("struct<");
        let is_list = bytes[at] == b'(' && (before.ends_with("packed") || is_function_result(before));
        if (is_member || is_list) && !before.ends_with([' ', '(', '<', '[', ',']) {
            out.push(' ');
        }
        out.push(bytes[at] as char);
        at += 1;
    }
    out
}

/// Whether what precedes a `(` is the result of an `!llvm.func`.
fn is_function_result(before: &str) -> bool {
    let Some(result) = before.strip_prefix("func<") else { return false };
    let depth = |opens: char, closes: char| result.matches(opens).count() == result.matches(closes).count();
    depth('<', '>') && depth('(', ')') && !result.contains(" (")
}

/// `encoding<{ map = .., width = .. }>`
fn encoding(data: &str) -> String {
    let text = spaced(data, true);
    match text.strip_prefix("encoding<{").and_then(|rest| rest.strip_suffix("}>")) {
        Some(inner) => format!("encoding<{{ {} }}>", inner.trim().trim_end_matches(',').trim_end()),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn blanks_are_those_of_mlir() {
        let cases = [
            ("llvm", "struct<(i32,f32)>", "struct<(i32, f32)>"),
            ("llvm", "struct<packed(i8,i16)>", "struct<packed (i8, i16)>"),
            ("llvm", "struct<\"a,b\",(ptr)>", "struct<\"a,b\", (ptr)>"),
            ("llvm", "array<4xarray<2xf32>>", "array<4 x array<2 x f32>>"),
            ("llvm", "func<void(i32,...)>", "func<void (i32, ...)>"),
            ("llvm", "ptr< 3 >", "ptr<3>"),
            ("spirv", "ptr<vector<4xf32>,Function>", "ptr<vector<4xf32>, Function>"),
            ("spirv", "struct<(f32[0],i32 [4])>", "struct<(f32 [0], i32 [4])>"),
            ("emitc", "array<4 x i32>", "array<4xi32>"),
        ];
        for (dialect, written, printed) in cases {
            assert_eq!(tidy(dialect, written, true).as_deref(), Some(printed));
        }
        let encoding =
            "encoding<{\n  map = (d0,d1)->(d0:dense, d1 : compressed(nonunique)),\n  posWidth=32\n}>";
        let printed =
            "encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)), posWidth = 32 }>";
        assert_eq!(tidy("sparse_tensor", encoding, false).as_deref(), Some(printed));
    }
}
