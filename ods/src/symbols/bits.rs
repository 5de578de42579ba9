//! Enumerations whose cases are bits: their numbers and how they are written; also in C++, with the functions
//! about texts that code written here may call (`$split`, `$trim` and so on).

use crate::cxx::quoted;
use crate::model::{EnumCase, EnumModel};
use std::fmt::Write;

/// How MLIR writes a number by cases, each with its text and number; `None` if no cases make it. `bits` is
/// what stands between several, and whether groups of bits are written by their own name, if each case is a
/// bit or several.
#[must_use]
pub fn spelled<'c>(
    cases: impl Iterator<Item = (&'c str, u64)> + Clone,
    bits: Option<(&str, bool)>,
    value: u64,
) -> Option<String> {
    let exact = || cases.clone().find(|case| case.1 == value).map(|case| case.0.to_string());
    let Some((separator, groups)) = bits.filter(|_| value != 0) else { return exact() };
    let is_group = |case: &(&str, u64)| groups && case.1.count_ones() > 1;
    let singles = cases.clone().filter(|case| case.1 != 0 && !is_group(case));
    let (mut parts, mut rest, mut covered): (Vec<&str>, _, _) = (Vec::new(), value, 0);
    // Groups come first, and what one covers is not written again.
    for (text, bits) in cases.clone().filter(is_group) {
        if rest & bits == bits {
            parts.push(text);
            covered |= bits;
            rest &= !bits;
        }
    }
    for (text, bits) in singles {
        if rest & bits == bits {
            parts.push(text);
            covered |= bits;
        }
    }
    (covered == value).then(|| parts.join(separator))
}

/// C++ for the number that a text stands for, an expression: cases with separators between them. `None` if
/// the cases of the enumeration are no bits.
#[must_use]
pub fn number(of: &EnumModel, text: &str) -> Option<String> {
    let separator = quoted(of.separator.as_deref()?.trim());
    let mut case = String::new();
    for of in &of.cases {
        write!(case, "flag == {} ? int64_t({}) : ", quoted(&of.text), of.value).ok()?;
    }
    let inside = match of.quoted {
        true => "(flags.starts_with(\"\\\"\") ? cast<StringAttr>($attr(flags)).getValue() : flags)",
        false => "flags",
    };
    Some(format!(
        "[](StringRef flags) {{ int64_t bits = 0; \
         for (StringRef part : $split({inside}, {separator})) {{ \
         StringRef flag = $trim(part); bits = bits | ({case}llvm_unreachable(\"\")); }} \
         return bits; }}({text})"
    ))
}

/// C++ for how a number is written, an expression. `None` if the cases of the enumeration are no bits, or do
/// not say of each bit how it is written.
#[must_use]
pub fn text(of: &EnumModel, number: &str) -> Option<String> {
    let separator = quoted(of.separator.as_deref()?);
    let (groups, singles): (Vec<&EnumCase>, Vec<&EnumCase>) =
        of.cases.iter().filter(|case| case.value != 0).partition(|case| case.value.count_ones() > 1);
    let bits = singles.iter().fold(0, |all, case| all | case.value);
    if groups.iter().any(|group| group.value & !bits != 0) {
        return None;
    }
    let none = of.cases.iter().find(|case| case.value == 0);
    let none = none.map_or("llvm_unreachable(\"\")".into(), |case| quoted(&case.text));
    let mut code = format!(
        "[](int64_t bits) {{ if (bits == 0) return {none}; \
         if ((bits & ~int64_t({bits})) != 0) return llvm_unreachable(\"\"); std::string all = \"\"; "
    );
    // Where groups stand for their bits they come first, and what one covers is not written again.
    let mut rest = "bits".to_string();
    let mut alone = of.cases.iter().filter(|case| case.value != 0).collect();
    if of.primary_groups {
        alone = singles;
        for (i, group) in groups.iter().enumerate() {
            let (value, name) = (group.value, quoted(&group.text));
            write!(
                code,
                "all = ({rest} & {value}) != {value} ? all \
                 : (all.empty() ? \"\" : all + {separator}) + {name}; \
                 int64_t rest{i} = ({rest} & {value}) != {value} ? {rest} : {rest} & ~int64_t({value}); "
            )
            .ok()?;
            rest = format!("rest{i}");
        }
    }
    let values: Vec<String> = alone.iter().map(|case| case.value.to_string()).collect();
    let mut name = String::new();
    for case in alone {
        write!(name, "flag == {} ? {} : ", case.value, quoted(&case.text)).ok()?;
    }
    write!(
        code,
        "for (int64_t flag : ArrayRef<int64_t>({{{}}})) {{ all = ({rest} & flag) != flag ? all \
         : (all.empty() ? \"\" : all + {separator}) + ({name}\"\"); }} ",
        values.join(", ")
    )
    .ok()?;
    match of.quoted {
        true => write!(
            code,
            "return $split(all, {}).size() > 1 ? $text($_builder.getStringAttr(all)) : all; ",
            quoted(of.separator.as_deref()?.trim())
        ),
        false => write!(code, "return all; "),
    }
    .ok()?;
    Some(format!("{code}}}({number})"))
}

#[cfg(test)]
mod tests {
    use super::{number, text};
    use crate::cxx;
    use crate::model::{EnumCase, EnumModel};
    use pdll_source::Span;

    fn flags(separator: &str, groups: bool, quoted: bool) -> EnumModel {
        let case = |(text, value): (&str, i64)| EnumCase { symbol: text.into(), text: text.into(), value };
        EnumModel {
            record: "Flags".into(),
            cpp_type: "Flags".into(),
            summary: String::new(),
            cases: [("none", 0), ("a", 1), ("b", 2), ("all", 3)].map(case).into(),
            width: 32,
            separator: Some(separator.into()),
            primary_groups: groups,
            quoted,
            attribute: None,
            span: Span::default(),
        }
    }

    #[test]
    fn what_is_written_is_cxx() {
        for of in [flags(", ", true, false), flags("|", false, true)] {
            for code in [number(&of, "x"), text(&of, "n")] {
                let code = code.expect("each bit has a name");
                assert!(cxx::expression(&code).is_ok(), "{code}: {:?}", cxx::expression(&code));
            }
        }
    }
}
