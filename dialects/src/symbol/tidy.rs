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
/// what stands in brackets. Strings stay as they are.
fn composite(dialect: &str, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    // How many brackets are open, and whether the arguments of an `!llvm.func` are still to come.
    let (mut depth, mut awaits_arguments) = (0usize, text.starts_with("func<"));
    while let Some(first) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (number, behind) = rest.split_at(digits);
        if digits > 0
            && is_counted(&out)
            && let Some(inner) = behind.trim_start().strip_prefix('x')
        {
            out.push_str(number);
            out.push_str(" x ");
            rest = inner.trim_start();
            continue;
        }
        let is_member = dialect == "spirv" && first == '[' && out.starts_with("struct<");
        let are_arguments = awaits_arguments && first == '(' && depth == 1;
        let is_list = are_arguments || first == '(' && out.ends_with("packed");
        if (is_member || is_list) && !out.ends_with([' ', '(', '<', '[', ',']) {
            out.push(' ');
        }
        awaits_arguments &= !are_arguments;
        let (token, after) = rest.split_at(token_length(rest));
        match token {
            "<" | "(" => depth += 1,
            ">" | ")" => depth = depth.saturating_sub(1),
            _ => {}
        }
        out.push_str(token);
        rest = after;
    }
    out
}

/// Whether what comes next is the first number of an array or matrix.
fn is_counted(before: &str) -> bool {
    let rest = ["array<", "matrix<"].into_iter().find_map(|word| before.strip_suffix(word));
    rest.is_some_and(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
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
            (
                "llvm",
                "struct<\"\u{e9}, array<4xf32>, packed(\",(i32)>",
                "struct<\"\u{e9}, array<4xf32>, packed(\", (i32)>",
            ),
            ("llvm", "struct<\u{e9}(i32)>", "struct<\u{e9}(i32)>"),
            ("llvm", "struct<\"\\\"a(4", "struct<\"\\\"a(4"),
            ("llvm", "array<4xarray<2xf32>>", "array<4 x array<2 x f32>>"),
            ("llvm", "func<void(i32,...)>", "func<void (i32, ...)>"),
            (
                "llvm",
                "func<struct<packed(i8)>(ptr,func<i8(i8)>)>",
                "func<struct<packed (i8)> (ptr, func<i8(i8)>)>",
            ),
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
