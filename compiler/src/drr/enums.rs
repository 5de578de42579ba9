//! Enumerations in C++ snippets: enumerators are numbers, and attributes that hold one are known by text.
//!
//! An attribute of an enumeration is printed as dialect, mnemonic and the enumerator's own spelling, so that
//! which attribute `X::get(ctx, Enum::Case)` is can be said without C++.

use crate::cxx::{Expr, Literal, Operator, Snippet, short_name};
use crate::ods::{RecordRef, Records};
use rustc_hash::FxHashMap;

/// The enumerations of a file.
#[derive(Debug, Default)]
pub(super) struct Enums {
    list: Vec<Enum>,
    /// By the last part of the C++ name.
    by_name: FxHashMap<String, Vec<u32>>,
    /// Classes of attributes that hold an enumerator, by C++ name without `mlir::`.
    attrs: FxHashMap<String, AttrClass>,
}

#[derive(Debug)]
struct Enum {
    /// The C++ name, without `mlir::`.
    name: String,
    cases: Vec<Case>,
    /// What stands between enumerators that are bits.
    separator: Option<String>,
}

#[derive(Debug)]
struct Case {
    symbol: String,
    value: i64,
    text: String,
}

#[derive(Debug)]
struct AttrClass {
    of: u32,
    form: Form,
}

/// How an attribute that holds an enumerator is printed.
#[derive(Debug)]
enum Form {
    /// As an integer of so many bits.
    Integer(u32),
    /// With the enumerator between these.
    Around(String, String),
}

impl Enums {
    /// Those that the records define.
    #[must_use]
    pub(super) fn of(records: &Records) -> Self {
        let mut enums = Self::default();
        for info in records.defs_of("EnumInfo") {
            let Some(of) = enums.add(info) else { continue };
            let width = info.int("bitwidth").and_then(|w| u32::try_from(w).ok());
            if let (Some(width), Some(1)) = (width, info.int("genSpecializedAttr")) {
                let class = short_name(info.string("storageType").unwrap_or_default());
                enums.attrs.insert(class, AttrClass { of, form: Form::Integer(width) });
            }
        }
        for attr in records.defs_of("EnumAttr") {
            enums.add_attr(attr);
        }
        enums
    }

    fn add(&mut self, info: RecordRef<'_>) -> Option<u32> {
        let class = info.string("className")?;
        let space = info.string("cppNamespace").unwrap_or_default();
        let case = |record: RecordRef<'_>| {
            let symbol = record.string("symbol")?.to_string();
            let text = record.string("str").unwrap_or(&symbol).to_string();
            Some(Case { value: record.int("value")?, symbol, text })
        };
        let cases = info.list("enumerants")?.iter().filter_map(|v| case(v.as_def()?)).collect();
        let index = self.list.len() as u32;
        self.list.push(Enum {
            name: short_name(&format!("{space}::{class}")),
            cases,
            separator: info.string("separator").map(str::to_string),
        });
        self.by_name.entry(class.to_string()).or_default().push(index);
        Some(index)
    }

    fn add_attr(&mut self, attr: RecordRef<'_>) -> Option<()> {
        let info = attr.def("enum")?;
        let space = info.string("cppNamespace").unwrap_or_default();
        let name = short_name(&format!("{space}::{}", info.string("className")?));
        let of = self.list.iter().position(|e| e.name == name)? as u32;
        let dialect = attr.def("dialect")?.string("name")?;
        let mnemonic = attr.string("mnemonic")?;
        let format: String = attr.string("assemblyFormat")?.split_whitespace().collect();
        let form = match &*format {
            "$value" => Form::Around(format!("#{dialect}<{mnemonic} "), ">".into()),
            "`<`$value`>`" => Form::Around(format!("#{dialect}.{mnemonic}<"), ">".into()),
            _ => return None,
        };
        let class = short_name(attr.string("storageType")?);
        self.attrs.insert(class, AttrClass { of, form });
        Some(())
    }

    /// The enumeration of this C++ name, which may lack namespaces.
    fn find(&self, name: &str) -> Option<u32> {
        let last = name.rsplit("::").next()?;
        let fits = |&&e: &&u32| {
            let full = &self.list[e as usize].name;
            full.strip_suffix(name).is_some_and(|before| before.is_empty() || before.ends_with("::"))
        };
        let mut all = self.by_name.get(last)?.iter().filter(fits);
        let first = *all.next()?;
        all.all(|&e| self.list[e as usize].name == self.list[first as usize].name).then_some(first)
    }

    /// The enumeration and the number of an enumerator: `ns::Enum::Case`.
    fn enumerator(&self, name: &str) -> Option<(u32, i64)> {
        let (of, symbol) = name.rsplit_once("::")?;
        let of = self.find(of)?;
        let case = self.list[of as usize].cases.iter().find(|c| c.symbol == symbol)?;
        Some((of, case.value))
    }

    /// Enumerators, or several of them joined by `|`.
    fn value(&self, exprs: &[Expr], at: u32) -> Option<(u32, i64)> {
        match &exprs[at as usize] {
            Expr::Name(name) => self.enumerator(name),
            Expr::Binary(Operator::BitOr, a, b) => {
                let ((of, a), (other, b)) = (self.value(exprs, *a)?, self.value(exprs, *b)?);
                (of == other).then_some((of, a | b))
            }
            _ => None,
        }
    }

    /// How the attribute of a class that holds this number is written.
    fn written(&self, class: &AttrClass, value: i64) -> Option<String> {
        match &class.form {
            Form::Integer(width) => Some(format!("{value} : i{width}")),
            Form::Around(before, after) => {
                Some(format!("{before}{}{after}", self.list[class.of as usize].spelling(value)?))
            }
        }
    }

    /// Replaces what is made of enumerators alone.
    pub(super) fn substitute(&self, snippet: &mut Snippet) {
        for at in 0..snippet.exprs.len() {
            let new = match &snippet.exprs[at] {
                Expr::Call { name, args, .. } => self.made(&snippet.exprs, name, args),
                Expr::Binary(o @ (Operator::Equal | Operator::NotEqual), a, b) => self
                    .compared(&snippet.exprs, *a, *b)
                    .or_else(|| self.compared(&snippet.exprs, *b, *a))
                    .map(|(object, attr)| (*o, object, attr))
                    .map(|(o, object, (at, text))| {
                        snippet.exprs[at as usize] = Expr::Attr(text);
                        Expr::Binary(o, object, at)
                    }),
                _ => None,
            };
            if let Some(new) = new {
                snippet.exprs[at] = new;
            }
        }
        for at in 0..snippet.exprs.len() {
            if let Expr::Name(name) = &snippet.exprs[at]
                && let Some((_, value)) = self.enumerator(name)
            {
                snippet.exprs[at] = Expr::Int(value as u64, Literal::default());
            }
        }
    }

    /// `Class::get(context, enumerator)`
    fn made(&self, exprs: &[Expr], name: &str, args: &[u32]) -> Option<Expr> {
        let class = self.attrs.get(name.strip_suffix("::get")?)?;
        let (of, value) = self.value(exprs, *args.last()?)?;
        (of == class.of).then(|| self.written(class, value)).flatten().map(Expr::Attr)
    }

    /// `cast<Class>(object).getValue()` beside an enumerator: the object, and where the attribute stands that
    /// holds the enumerator.
    fn compared(&self, exprs: &[Expr], object: u32, enumerator: u32) -> Option<(u32, (u32, String))> {
        let Expr::Method { object, name, .. } = &exprs[object as usize] else { return None };
        let types = match &exprs[*object as usize] {
            Expr::Call { types, .. } | Expr::Method { types, .. } => types,
            _ => return None,
        };
        let [class] = &types[..] else { return None };
        let class = self.attrs.get(class).filter(|c| matches!(c.form, Form::Around(..)))?;
        let (of, value) = self.value(exprs, enumerator)?;
        (name == "getValue" && of == class.of)
            .then(|| Some((*object, (enumerator, self.written(class, value)?))))
            .flatten()
    }
}

impl Enum {
    /// How an enumerator is printed, or several that are bits.
    fn spelling(&self, value: i64) -> Option<String> {
        if let Some(case) = self.cases.iter().find(|c| c.value == value) {
            return Some(case.text.clone());
        }
        let separator = self.separator.as_ref()?;
        let bits = self.cases.iter().filter(|c| c.value.count_ones() == 1 && value & c.value != 0);
        let all: Vec<&Case> = bits.collect();
        let whole = all.iter().fold(0, |sum, c| sum | c.value) == value;
        whole.then(|| all.iter().map(|c| c.text.as_str()).collect::<Vec<_>>().join(separator))
    }
}
