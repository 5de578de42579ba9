//! Directives of `omp.map.info`.

use super::{Directive, attr, attr_text, items, set_items};
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Attr, AttrData, Parsed, Token};

/// `always, tofrom, ..`: flags.
pub(crate) struct MapFlags;

/// How a variable is captured.
pub(crate) struct Capture;

/// `[0, 1], ..`: a path of numbers for each of several members.
pub(crate) struct MemberPaths;

/// Flags in the order of their bits: as the attribute and as the clause has them. Both of `to` and `from` are
/// `tofrom` in a clause.
const FLAGS: [(&str, &str); 20] = [
    ("storage", "storage"),
    ("to", "to"),
    ("from", "from"),
    ("always", "always"),
    ("del", "delete"),
    ("return_param", "return_param"),
    ("priv", "private"),
    ("literal", "literal"),
    ("implicit", "implicit"),
    ("close", "close"),
    ("present", "present"),
    ("ompx_hold", "ompx_hold"),
    ("attach", "attach"),
    ("attach_always", "attach_always"),
    ("attach_none", "attach_none"),
    ("attach_auto", "attach_auto"),
    ("ref_ptr", "ref_ptr"),
    ("ref_ptee", "ref_ptee"),
    ("ref_ptr_ptee", "ref_ptr_ptee"),
    ("is_device_ptr", "is_device_ptr"),
];

/// The order in which flags are printed.
const PRINTED: [&str; 21] = [
    "always",
    "implicit",
    "ompx_hold",
    "close",
    "present",
    "to",
    "from",
    "tofrom",
    "delete",
    "return_param",
    "storage",
    "private",
    "literal",
    "attach",
    "attach_always",
    "attach_none",
    "attach_auto",
    "ref_ptr",
    "ref_ptee",
    "ref_ptr_ptee",
    "is_device_ptr",
];

/// The ways to capture.
const CAPTURES: [&str; 4] = ["This", "ByRef", "ByCopy", "VLAType"];

/// How the attribute is written around a way to capture.
const CAPTURE: (&str, &str) = ("variable_capture_kind(", ")");

impl Directive for MapFlags {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let mut given = [false; FLAGS.len()];
        r.p.comma_list(|p| {
            let word = p.keyword("a kind of mapping")?;
            // mlir-opt passes over words that are no flags.
            for (flag, given) in FLAGS.iter().zip(&mut given) {
                *given |= flag.1 == word || (word == "tofrom" && ["to", "from"].contains(&flag.1));
            }
            Ok(())
        })?;
        let given: Vec<&str> =
            FLAGS.iter().zip(given).filter(|(_, given)| *given).map(|(flag, _)| flag.0).collect();
        let text = if given.is_empty() { "none".to_string() } else { given.join("|") };
        let flags = attr(r.p.ctx(), &format!("clause_map_flags {text}"));
        r.set_attr(&arguments[0], flags);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let text =
            w.attr(&arguments[0]).and_then(|flags| attr_text(w.p.ctx(), flags, ("clause_map_flags ", "")));
        let given: Vec<&str> = text.unwrap_or_default().split('|').map(str::trim).collect();
        let both = given.contains(&"to") && given.contains(&"from");
        let is_shown = |word: &str| match word {
            "tofrom" => both,
            "to" | "from" => !both && given.contains(&word),
            _ => FLAGS.iter().any(|flag| flag.1 == word && given.contains(&flag.0)),
        };
        let shown: Vec<&str> = PRINTED.into_iter().filter(|word| is_shown(word)).collect();
        w.p.text(&if shown.is_empty() { "none".to_string() } else { shown.join(", ") });
    }
}

impl Directive for Capture {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let Some(kind) = r.p.optional_keyword_of(&CAPTURES) else {
            return r.p.error("expected a way to capture");
        };
        let (begin, end) = CAPTURE;
        let kind = attr(r.p.ctx(), &format!("{begin}{}{end}", CAPTURES[kind]));
        r.set_attr(&arguments[0], kind);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let kind = w.attr(&arguments[0]).and_then(|kind| attr_text(w.p.ctx(), kind, CAPTURE));
        w.p.text(kind.unwrap_or_default());
    }
}

impl Directive for MemberPaths {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let mut paths = Vec::new();
        r.p.comma_list(|p| {
            p.expect(Token::LSquare, "`[` and numbers")?;
            let mut path = Vec::new();
            p.comma_list(|p| {
                let (number, i64) = (p.integer()?, p.ctx().known().i64);
                path.extend(p.ctx().int_attr(i64, i128::from(number)));
                Ok(())
            })?;
            p.expect(Token::RSquare, "`]` after the numbers")?;
            paths.push(p.ctx().array_attr(&path));
            Ok(())
        })?;
        set_items(r, &arguments[0], &paths);
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let ctx = w.p.ctx();
        w.p.list(items(w, &arguments[0]), |p, path: Attr| {
            let path = match ctx.attr_data(path) {
                AttrData::Array(items) => items.to_vec(),
                _ => Vec::new(),
            };
            p.text("[");
            p.list(path, |p, number| p.attribute_without_type(number));
            p.text("]");
        });
    }
}
