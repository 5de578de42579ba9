//! What a file for `--convert` says.
//!
//! ```toml
//! mode = "partial"                            # or "full", "analysis"
//! casts-stay = false                          # leave unrealized casts where a cast is needed
//!
//! [target]
//! legal-dialects = ["llvm"]                   # and illegal-dialects
//! legal-ops = ["builtin.module"]              # and illegal-ops
//! typed-ops = ["func.call", "func.return"]    # legal when their types are converted to themselves
//! typed-functions = ["func.func"]             # the same for their signature
//! recursively-legal-ops = ["my.asm"]
//!
//! [types]
//! rules = [["i32", "i64"], ["f32", ["i7", "i9"]], ["none", []]]    # later ones are asked first
//! identity = true                             # other types stay
//! source = "my.cast"                          # operations that make values of the old type, and of the new
//! target = "my.cast"
//!
//! [patterns]
//! functions = ["func.func"]                   # convert signatures
//! calls = ["func.call"]
//! returns = ["func.return"]
//! branches = { "cf.br" = 0, "cf.cond_br" = 1 }    # with the number of operands that are no arguments
//! ```

use pdll::conversion::{
    Action, ConversionConfig, ConversionPattern, ConversionRewriter, ConversionTarget, Converted, Mode,
    TypeConverter, branch_pattern, call_pattern, function_pattern, return_pattern,
};
use pdll_ir::{Context, Type, Value, parse_type};
use std::sync::Arc;
use toml::{Table, Value as Toml};

/// A conversion without its compiled patterns.
pub(crate) struct ConvertConfig {
    pub(crate) how: ConversionConfig,
    pub(crate) target: ConversionTarget,
    pub(crate) converter: Option<Arc<TypeConverter>>,
    pub(crate) patterns: Vec<ConversionPattern>,
}

/// Why a file is not understood.
type Failure = String;

/// A table, of which each key must be known.
struct Section<'t> {
    name: &'static str,
    table: Option<&'t Table>,
}

impl<'t> Section<'t> {
    fn new(whole: &'t Table, name: &'static str, keys: &[&str]) -> Result<Self, Failure> {
        let table = match whole.get(name) {
            None => None,
            Some(Toml::Table(table)) => Some(table),
            Some(_) => return Err(format!("`{name}` is not a table")),
        };
        known(table, keys)?;
        Ok(Self { name, table })
    }

    fn get(&self, key: &str) -> Option<&'t Toml> {
        self.table?.get(key)
    }

    fn strings(&self, key: &str) -> Result<Vec<&'t str>, Failure> {
        let Some(value) = self.get(key) else { return Ok(Vec::new()) };
        let list = value.as_array().and_then(|all| all.iter().map(Toml::as_str).collect());
        list.ok_or_else(|| format!("`{}.{key}` is not a list of strings", self.name))
    }

    fn string(&self, key: &str) -> Result<Option<&'t str>, Failure> {
        let text =
            |value: &'t Toml| value.as_str().ok_or_else(|| format!("`{}.{key}` is not a string", self.name));
        self.get(key).map(text).transpose()
    }
}

fn known(table: Option<&Table>, keys: &[&str]) -> Result<(), Failure> {
    match table.into_iter().flat_map(Table::keys).find(|key| !keys.contains(&key.as_str())) {
        Some(key) => Err(format!("`{key}` is no setting here; there are {}", keys.join(", "))),
        None => Ok(()),
    }
}

fn flag(value: Option<&Toml>, key: &str, default: bool) -> Result<bool, Failure> {
    value.map_or(Ok(default), |value| value.as_bool().ok_or_else(|| format!("`{key}` is not true or false")))
}

impl ConvertConfig {
    /// Reads the text of a file.
    pub(crate) fn new(ctx: &mut Context, text: &str) -> Result<Self, Failure> {
        let whole: Table = text.parse().map_err(|e: toml::de::Error| e.message().to_string())?;
        known(Some(&whole), &["mode", "casts-stay", "target", "types", "patterns"])?;
        let mode = match whole.get("mode").map(Toml::as_str) {
            None | Some(Some("partial")) => Mode::Partial,
            Some(Some("full")) => Mode::Full,
            Some(Some("analysis")) => Mode::Analysis,
            Some(_) => return Err("`mode` is \"partial\", \"full\" or \"analysis\"".into()),
        };
        let casts_stay = flag(whole.get("casts-stay"), "casts-stay", false)?;
        let keys = ["rules", "identity", "source", "target"];
        let types = Section::new(&whole, "types", &keys)?;
        let converter = types.table.map(|_| converter(ctx, &types)).transpose()?.map(Arc::new);
        Ok(Self {
            how: ConversionConfig { mode, casts_stay, ..ConversionConfig::default() },
            target: target(&whole, converter.as_ref())?,
            patterns: patterns(&whole, converter.as_ref())?,
            converter,
        })
    }
}

fn needed<'c>(
    converter: Option<&'c Arc<TypeConverter>>,
    key: &str,
) -> Result<&'c Arc<TypeConverter>, Failure> {
    converter.ok_or_else(|| format!("`{key}` needs the section `types`"))
}

fn target(whole: &Table, converter: Option<&Arc<TypeConverter>>) -> Result<ConversionTarget, Failure> {
    let keys = [
        "legal-dialects",
        "illegal-dialects",
        "legal-ops",
        "illegal-ops",
        "typed-ops",
        "typed-functions",
        "recursively-legal-ops",
    ];
    let section = Section::new(whole, "target", &keys)?;
    let mut target = ConversionTarget::new();
    target.op("builtin.module", Action::Legal);
    for (key, action) in [("legal-dialects", Action::Legal), ("illegal-dialects", Action::Illegal)] {
        for name in section.strings(key)? {
            target.dialect(name, action);
        }
    }
    for (key, action) in [("legal-ops", Action::Legal), ("illegal-ops", Action::Illegal)] {
        for name in section.strings(key)? {
            target.op(name, action);
        }
    }
    for name in section.strings("typed-ops")? {
        target.typed_op(name, needed(converter, "typed-ops")?);
    }
    for name in section.strings("typed-functions")? {
        target.typed_function(name, needed(converter, "typed-functions")?);
    }
    for name in section.strings("recursively-legal-ops")? {
        target.op(name, Action::Legal).recursive(name, |_| None);
    }
    Ok(target)
}

fn patterns(
    whole: &Table,
    converter: Option<&Arc<TypeConverter>>,
) -> Result<Vec<ConversionPattern>, Failure> {
    let section = Section::new(whole, "patterns", &["functions", "calls", "returns", "branches"])?;
    let mut all = Vec::new();
    type Make = fn(&str, &Arc<TypeConverter>) -> ConversionPattern;
    let kinds: [(&str, Make); 3] =
        [("functions", function_pattern), ("calls", call_pattern), ("returns", return_pattern)];
    for (key, make) in kinds {
        for name in section.strings(key)? {
            all.push(make(name, needed(converter, key)?));
        }
    }
    let branches = match section.get("branches") {
        None => return Ok(all),
        Some(Toml::Table(table)) => table,
        Some(_) => return Err("`patterns.branches` is not a table".into()),
    };
    for (name, own) in branches {
        let own = own.as_integer().and_then(|own| usize::try_from(own).ok());
        let own = own.ok_or_else(|| format!("`patterns.branches.{name}` is not a number of operands"))?;
        all.push(branch_pattern(name, own, needed(converter, "branches")?));
    }
    Ok(all)
}

fn one_type(ctx: &mut Context, text: &str) -> Result<Type, Failure> {
    parse_type(ctx, text).map_err(|e| format!("`{text}` is not a type: {}", e.message))
}

fn converter(ctx: &mut Context, section: &Section<'_>) -> Result<TypeConverter, Failure> {
    let mut converter = TypeConverter::new();
    if flag(section.get("identity"), "types.identity", true)? {
        converter.rule(|_, ty| Converted::To(vec![ty]));
    }
    let rules = match section.get("rules") {
        None => &[][..],
        Some(rules) => rules.as_array().ok_or("`types.rules` is not a list")?,
    };
    for rule in rules {
        let Some([Toml::String(from), to]) = rule.as_array().map(|pair| &pair[..]) else {
            return Err("a rule in `types.rules` is a list of a type and what it is converted to".into());
        };
        let from = one_type(ctx, from)?;
        let to: Vec<Type> = match to {
            Toml::String(to) => vec![one_type(ctx, to)?],
            to => {
                let list: Option<Vec<&str>> =
                    to.as_array().and_then(|list| list.iter().map(Toml::as_str).collect());
                let list = list.ok_or("what a type is converted to is a type or a list of types")?;
                list.into_iter().map(|ty| one_type(ctx, ty)).collect::<Result<_, Failure>>()?
            }
        };
        converter.rule(move |_, ty| if ty == from { Converted::To(to.clone()) } else { Converted::Abstain });
    }
    if let Some(name) = section.string("source")?.map(str::to_string) {
        converter.source(move |rewriter, types, values| made(rewriter, &name, types, values));
    }
    if let Some(name) = section.string("target")?.map(str::to_string) {
        converter.target(move |rewriter, types, values| made(rewriter, &name, types, values));
    }
    Ok(converter)
}

/// An operation that makes values of some types from others.
fn made(
    rewriter: &mut ConversionRewriter<'_, '_>,
    name: &str,
    types: &[Type],
    values: &[Value],
) -> Option<Vec<Value>> {
    let none = rewriter.ctx().discardable(&[]);
    let op = rewriter.create(name, values, types, none).ok()?;
    Some(rewriter.body().results(op).collect())
}
