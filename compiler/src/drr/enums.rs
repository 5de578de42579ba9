//! Enumerations in C++ snippets: enumerators are numbers, and attributes that hold one are known by text.
//!
//! An attribute of an enumeration is printed as dialect, mnemonic and the enumerator's own spelling, so that
//! which attribute `X::get(ctx, Enum::Case)` is can be said without C++.

use super::enum_numbers::class_of_object;
use crate::cxx::{self, Expr, Literal, Operator, Snippet, quoted, short_name};
use crate::ods::bits;
use crate::ods::model::{AttrModel, EnumModel, Model};
use crate::ods::resolve::Classes;
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// The enumerations of a file.
#[derive(Debug)]
pub(super) struct Enums<'m> {
    known: &'m Classes,
    list: Vec<Enum<'m>>,
    /// By the last part of the C++ name.
    by_name: FxHashMap<String, Vec<u32>>,
    /// Classes of attributes that hold an enumerator, by C++ name without `mlir::`.
    attrs: FxHashMap<String, AttrClass>,
}

#[derive(Debug)]
struct Enum<'m> {
    /// The C++ name, without `mlir::`.
    name: String,
    model: &'m EnumModel,
}

#[derive(Debug)]
pub(super) struct AttrClass {
    of: u32,
    form: Form,
    /// See [`Enums::reader`] and [`Enums::maker`].
    reader: OnceLock<Option<Snippet>>,
    maker: OnceLock<Option<Snippet>>,
}

impl AttrClass {
    fn new(of: u32, form: Form) -> Self {
        Self { of, form, reader: OnceLock::new(), maker: OnceLock::new() }
    }
}

/// How an attribute that holds an enumerator is printed.
#[derive(Debug)]
enum Form {
    /// As an integer of so many bits.
    Integer(u32),
    /// With the enumerator between these.
    Around(String, String),
}

impl<'m> Enums<'m> {
    /// Those that a model knows.
    #[must_use]
    pub(super) fn of(model: &'m Model) -> Self {
        let mut enums = Self {
            known: &model.classes,
            list: Vec::new(),
            by_name: FxHashMap::default(),
            attrs: FxHashMap::default(),
        };
        for (of, info) in (0..).zip(&model.enums) {
            let name = short_name(&info.cpp_type);
            let last = name.rsplit("::").next().unwrap_or_default().to_string();
            if info.attribute == Some(true) {
                enums.attrs.insert(format!("{name}Attr"), AttrClass::new(of, Form::Integer(info.width)));
            }
            enums.by_name.entry(last).or_default().push(of);
            enums.list.push(Enum { name, model: info });
        }
        for attr in &model.attrs {
            enums.add_attr(attr);
        }
        enums
    }

    fn add_attr(&mut self, attr: &AttrModel) -> Option<()> {
        let record = attr.enumeration.as_ref()?;
        let of = self.list.iter().position(|e| e.model.record == *record)? as u32;
        let (dialect, mnemonic) = (&attr.definition.dialect, attr.definition.mnemonic.as_ref()?);
        let format: String = attr.definition.assembly_format.as_ref()?.split_whitespace().collect();
        let form = match &*format {
            "$value" => Form::Around(format!("#{dialect}<{mnemonic} "), ">".into()),
            "`<`$value`>`" => Form::Around(format!("#{dialect}.{mnemonic}<"), ">".into()),
            _ => return None,
        };
        self.attrs.insert(short_name(&attr.definition.cpp_class), AttrClass::new(of, form));
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
        let Some(of) = self.find(of) else {
            self.known.note_unknown();
            return None;
        };
        let case = self.list[of as usize].model.cases.iter().find(|c| c.symbol == symbol)?;
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
    pub(super) fn written(&self, class: &AttrClass, value: i64) -> Option<String> {
        match &class.form {
            Form::Integer(width) => Some(format!("{value} : i{width}")),
            Form::Around(before, after) => {
                Some(format!("{before}{}{after}", self.list[class.of as usize].spelling(value)?))
            }
        }
    }

    /// All numbers that attributes of a class hold whose cases are no bits, if these are at most `limit`.
    pub(super) fn numbers(&self, class: &AttrClass, limit: usize) -> Option<Vec<i64>> {
        let model = self.list[class.of as usize].model;
        let mut all: Vec<i64> = model.cases.iter().map(|c| c.value).collect();
        all.sort_unstable();
        all.dedup();
        Some(all).filter(|all| !model.is_bits() && (1..=limit).contains(&all.len()))
    }

    /// The function that gives the number which an attribute of a class holds, if that is an integer or its
    /// bits have names.
    pub(super) fn reader<'c>(&self, class: &'c AttrClass) -> Option<&'c Snippet> {
        let code = || match &class.form {
            Form::Integer(_) => Some(
                "[](Attribute self) { return int64_t(cast<IntegerAttr>(self).getValue().getZExtValue()); }"
                    .into(),
            ),
            Form::Around(before, after) => {
                let number = bits::number(self.list[class.of as usize].model, "inside")?;
                let (start, length, behind) = (quoted(before), before.len(), after.len());
                Some(format!(
                    "[](Attribute self) {{ StringRef all = $text(self); \
                     if (!all.starts_with({start})) return llvm_unreachable(\"\"); \
                     StringRef inside = all.drop_back({behind}).substr({length}); return {number}; }}"
                ))
            }
        };
        class.reader.get_or_init(|| cxx::expression(&code()?).ok()).as_ref()
    }

    /// The function that makes the attribute of a class which holds a number, if that is an integer or its
    /// bits have names.
    pub(super) fn maker<'c>(&self, class: &'c AttrClass) -> Option<&'c Snippet> {
        let text = || match &class.form {
            Form::Integer(width) => Some(format!("$digits(number) + \" : i{width}\"")),
            Form::Around(before, after) => {
                let text = bits::text(self.list[class.of as usize].model, "number")?;
                Some(format!("{} + {text} + {}", quoted(before), quoted(after)))
            }
        };
        let code = || cxx::expression(&format!("[](int64_t number) {{ return $attr({}); }}", text()?)).ok();
        class.maker.get_or_init(code).as_ref()
    }

    /// The class of attributes of this C++ name, which may lack namespaces.
    pub(super) fn class(&self, name: &str) -> Option<&AttrClass> {
        let lacks = |full: &str| full.strip_suffix(name).is_some_and(|before| before.ends_with("::"));
        self.attrs.get(name).or_else(|| {
            let mut all = self.attrs.iter().filter(|(full, _)| lacks(full));
            all.next().filter(|_| all.next().is_none()).map(|(_, class)| class)
        })
    }

    /// Replaces what is made of enumerators alone, and comparisons with them. `class_of` gives the C++ class
    /// of what a name stands for, if it is known.
    pub(super) fn substitute(&self, snippet: &mut Snippet, class_of: &dyn Fn(&str) -> Option<String>) {
        for at in 0..snippet.exprs.len() {
            let new = match &snippet.exprs[at] {
                Expr::Call { name, args, .. } => self.made(&snippet.exprs, name, args),
                Expr::Binary(o @ (Operator::Equal | Operator::NotEqual), a, b) => self
                    .compared(&snippet.exprs, *a, *b, class_of)
                    .or_else(|| self.compared(&snippet.exprs, *b, *a, class_of))
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
        if let Some(numbered) = self.numbered(snippet, class_of) {
            *snippet = numbered;
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
        let class = self.class(name.strip_suffix("::get")?)?;
        let last = *args.last()?;
        let (of, value) = match &exprs[last as usize] {
            // `{}` is the enumerator 0.
            Expr::List(items) if items.is_empty() => (class.of, 0),
            _ => self.value(exprs, last)?,
        };
        (of == class.of).then(|| self.written(class, value)).flatten().map(Expr::Attr)
    }

    /// `cast<Class>(object).getValue()` beside an enumerator: the object, and where the attribute stands that
    /// holds the enumerator. The object may be a name of which the class is known.
    fn compared(
        &self,
        exprs: &[Expr],
        value: u32,
        enumerator: u32,
        class_of: &dyn Fn(&str) -> Option<String>,
    ) -> Option<(u32, (u32, String))> {
        let Expr::Method { object, name, .. } = &exprs[value as usize] else { return None };
        let class = self.class(&class_of_object(exprs, *object, class_of)?)?;
        let (of, number) = self.value(exprs, enumerator)?;
        (name == "getValue" && of == class.of)
            .then(|| Some((*object, (enumerator, self.written(class, number)?))))
            .flatten()
    }
}

impl Enum<'_> {
    /// How an enumerator is printed, or several that are bits.
    fn spelling(&self, value: i64) -> Option<String> {
        let EnumModel { cases, separator, primary_groups, quoted, .. } = self.model;
        let bits = separator.as_deref().map(|separator| (separator, *primary_groups));
        let text =
            bits::spelled(cases.iter().map(|c| (c.text.as_str(), c.value as u64)), bits, value as u64)?;
        let is_case = cases.iter().any(|c| c.text == text);
        Some(if *quoted && !is_case { format!("\"{text}\"") } else { text })
    }
}
