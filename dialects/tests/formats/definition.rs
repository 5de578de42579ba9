//! Definitions of one operation and instances of it, from lists of choices, which shrink well.

use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write;

/// What an operation has one of, and how that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// `$o : type`
    Operand,
    /// `($o^ : type)?`
    OptionalOperand,
    /// `[$o : types]`, or in a group
    Operands { grouped: bool },
    /// An attribute of one of [`ATTRIBUTES`], in a group if it need not be there.
    Attribute { which: usize, optional: bool },
    /// A `unit` that a word says.
    Unit,
    /// A clause of a list in any order: a `unit`, or operands.
    Clause { operands: bool },
    /// A region.
    Region,
    /// `-> type`
    Result,
    /// `-> types`, or nothing.
    Results,
}

/// Constraints of attributes, and values that they allow.
const ATTRIBUTES: [(&str, [&str; 3]); 8] = [
    ("I32Attr", ["0 : i32", "-7 : i32", "2147483647 : i32"]),
    ("I64Attr", ["1 : i64", "-9223372036854775808 : i64", "5 : i64"]),
    ("StrAttr", ["\"\"", "\"a b\"", "\"\\22\\0A\""]),
    ("BoolAttr", ["true", "false", "true"]),
    ("TypeAttr", ["i32", "tensor<?xf32>", "() -> i1"]),
    ("FlatSymbolRefAttr", ["@a", "@\"b c\"", "@d.e"]),
    ("DenseI64ArrayAttr", ["array<i64>", "array<i64: 1, -2>", "array<i64: 3>"]),
    ("AnyAttr", ["1.5 : f32", "[1, \"x\"]", "{k = unit}"]),
];

/// Types of values.
const TYPES: [&str; 5] = ["i32", "index", "vector<4xf32>", "tensor<?xi8>", "!y.z<1>"];

/// The parts of an operation.
pub(crate) fn parts() -> impl Strategy<Value = Vec<Part>> {
    let part = prop_oneof![
        3 => Just(Part::Operand),
        2 => Just(Part::OptionalOperand),
        2 => any::<bool>().prop_map(|grouped| Part::Operands { grouped }),
        4 => (0..ATTRIBUTES.len(), any::<bool>())
            .prop_map(|(which, optional)| Part::Attribute { which, optional }),
        2 => Just(Part::Unit),
        3 => any::<bool>().prop_map(|operands| Part::Clause { operands }),
        1 => Just(Part::Region),
        1 => Just(Part::Result),
        1 => Just(Part::Results),
    ];
    vec(part, 0..8)
}

/// Choices for a few instances.
pub(crate) fn instances() -> impl Strategy<Value = Vec<Vec<u8>>> {
    vec(vec(any::<u8>(), 16), 1..4)
}

/// An operation with some parts. There are many results at most once, and last.
pub(crate) struct Definition {
    parts: Vec<Part>,
}

impl Definition {
    pub(crate) fn new(parts: &[Part]) -> Self {
        let mut parts = parts.to_vec();
        let has_many = parts.contains(&Part::Results);
        parts.retain(|part| *part != Part::Results);
        parts.extend(has_many.then_some(Part::Results));
        Definition { parts }
    }

    fn numbered(&self) -> impl Iterator<Item = (usize, Part)> + '_ {
        self.parts.iter().copied().enumerate()
    }

    /// Operands whose number is not fixed.
    fn open_operands(&self) -> usize {
        let is_open = |part: &&Part| {
            matches!(part, Part::OptionalOperand | Part::Operands { .. } | Part::Clause { operands: true })
        };
        self.parts.iter().filter(is_open).count()
    }

    /// The text that defines the dialect.
    pub(crate) fn brief(&self) -> String {
        let (mut arguments, mut results, mut regions) = (Vec::new(), Vec::new(), Vec::new());
        let (mut format, mut clauses) = (Vec::new(), Vec::new());
        for (n, part) in self.numbered() {
            match part {
                Part::Operand => {
                    arguments.push(format!("o{n}: AnyType"));
                    format.push(format!("`p{n}` $o{n} `:` type($o{n})"));
                }
                Part::OptionalOperand => {
                    arguments.push(format!("o{n}: AnyType?"));
                    format.push(format!("(`q{n}` $o{n}^ `:` type($o{n}))?"));
                }
                Part::Operands { grouped: true } => {
                    arguments.push(format!("o{n}: AnyType*"));
                    // Of two groups that begin alike nobody could tell which one is there.
                    let word = match format.iter().any(|before: &String| before.starts_with("(`[`")) {
                        true => format!("`h{n}` "),
                        false => String::new(),
                    };
                    format.push(format!("({word}`[` $o{n}^ `:` type($o{n}) `]`)?"));
                }
                Part::Operands { grouped: false } => {
                    arguments.push(format!("o{n}: AnyType*"));
                    format.push(format!("`g{n}` `(` ($o{n}^ `:` qualified(type($o{n})))? `)`"));
                }
                Part::Attribute { which, optional: false } => {
                    arguments.push(format!("a{n}: {}", ATTRIBUTES[which].0));
                    format.push(format!("`a{n}` `=` $a{n}"));
                }
                Part::Attribute { which, optional: true } => {
                    arguments.push(format!("a{n}: {}?", ATTRIBUTES[which].0));
                    format.push(format!("(`b{n}` `<` $a{n}^ `>`) : (`c{n}`)?"));
                }
                Part::Unit => {
                    arguments.push(format!("u{n}: UnitAttr"));
                    format.push(format!("(`u{n}` $u{n}^)?"));
                }
                Part::Clause { operands: false } => {
                    arguments.push(format!("u{n}: UnitAttr"));
                    clauses.push(format!("`f{n}` $u{n}"));
                }
                Part::Clause { operands: true } => {
                    arguments.push(format!("o{n}: AnyType*"));
                    clauses.push(format!("`l{n}` `(` $o{n} `:` type($o{n}) `)`"));
                }
                Part::Region => {
                    regions.push(format!("r{n}: AnyRegion"));
                    format.push(format!("`r{n}` $r{n}"));
                }
                Part::Result => {
                    results.push(format!("v{n}: AnyType"));
                    format.push(format!("`t{n}` type($v{n})"));
                }
                Part::Results => {
                    results.push(format!("v{n}: AnyType*"));
                    format.push(format!("(`->` type($v{n})^)?"));
                }
            }
        }
        if !clauses.is_empty() {
            format.insert(format.len() / 2, format!("oilist({})", clauses.join(" | ")));
        }
        format.push("attr-dict".into());
        let mut text = format!("dialect x x\nuse base\n\nop op Op ({})", arguments.join(", "));
        if !results.is_empty() {
            let _ = write!(text, " -> ({})", results.join(", "));
        }
        if !regions.is_empty() {
            let _ = write!(text, "\n  with ({})", regions.join(", "));
        }
        if self.open_operands() > 1 {
            text.push_str("\n  is AttrSizedOperandSegments");
        }
        let _ = writeln!(text, "\n  as \"{}\"", format.join(" "));
        text
    }

    /// An instance in generic form, with what defines its operands.
    pub(crate) fn instance(&self, choices: &[u8]) -> String {
        let mut choices = choices.iter().copied().cycle();
        let mut next = move |below: usize| usize::from(choices.next().unwrap_or(0)) % below;
        let (mut text, mut operands, mut types) = (String::new(), Vec::new(), Vec::new());
        let (mut sizes, mut entries, mut results) = (Vec::new(), Vec::new(), Vec::new());
        let mut regions = 0;
        for (n, part) in self.numbered() {
            let count = match part {
                Part::Operand => 1,
                Part::OptionalOperand => next(2),
                Part::Operands { .. } | Part::Clause { operands: true } => next(4),
                _ => {
                    match part {
                        Part::Attribute { which, optional } if !optional || next(2) == 0 => {
                            entries.push(format!("a{n} = {}", ATTRIBUTES[which].1[next(3)]));
                        }
                        Part::Unit | Part::Clause { .. } if next(2) == 0 => entries.push(format!("u{n}")),
                        Part::Region => regions += 1,
                        Part::Result => results.push(TYPES[next(TYPES.len())]),
                        Part::Results => {
                            let count = next(3);
                            results.extend((0..count).map(|_| TYPES[next(TYPES.len())]));
                        }
                        _ => {}
                    }
                    continue;
                }
            };
            sizes.push(count.to_string());
            for _ in 0..count {
                let (name, ty) = (format!("%v{}", operands.len()), TYPES[next(TYPES.len())]);
                let _ = writeln!(text, "{name} = \"y.v\"() : () -> {ty}");
                operands.push(name);
                types.push(ty);
            }
        }
        if self.open_operands() > 1 {
            entries.push(format!("operandSegmentSizes = array<i32: {}>", sizes.join(", ")));
        }
        if !results.is_empty() {
            let _ = write!(text, "%r:{} = ", results.len());
        }
        let _ = write!(text, "\"x.op\"({}) <{{{}}}>", operands.join(", "), entries.join(", "));
        if regions > 0 {
            let all = vec!["{ ^a(%z: i32): \"y.e\"(%z) : (i32) -> () }"; regions];
            let _ = write!(text, " ({})", all.join(", "));
        }
        if next(3) == 0 {
            text.push_str(" {note = 1 : i8}");
        }
        let _ = writeln!(text, " : ({}) -> ({})", types.join(", "), results.join(", "));
        text
    }
}
