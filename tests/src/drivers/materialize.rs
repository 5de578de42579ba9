//! Callbacks that make values of one type from values of another.

use super::Failure;
use super::scenario::one_type;
use pdll::conversion::{ConversionRewriter, TypeConverter};
use pdll::ir::{Context, Type, Value, print_type};
use serde_json::Value as Json;
use std::sync::{Arc, Mutex};

/// What callbacks have made. Their order is that of addresses in MLIR, so it is not told.
#[derive(Clone, Default)]
pub(super) struct Made(Arc<Mutex<Vec<String>>>);

impl Made {
    fn add(&self, line: String) {
        self.0.lock().expect("nobody panics").push(line);
    }

    pub(super) fn is_any(&self) -> bool {
        !self.0.lock().expect("nobody panics").is_empty()
    }

    pub(super) fn lines(&self) -> String {
        let mut lines = self.0.lock().expect("nobody panics").clone();
        lines.sort_unstable();
        lines.iter().map(|line| format!("  materialize {line}\n")).collect()
    }
}

fn list(ctx: &Context, types: impl Iterator<Item = Type>) -> String {
    format!("({})", types.map(|ty| print_type(ctx, ty)).collect::<Vec<_>>().join(", "))
}

/// Creates the operation that a callback makes.
fn build(
    rewriter: &mut ConversionRewriter<'_, '_>,
    name: &str,
    what: &str,
    (types, values): (&[Type], &[Value]),
    original: Option<Option<Type>>,
    made: &Made,
) -> Option<Vec<Value>> {
    let from: Vec<Type> = values.iter().map(|value| rewriter.body().value_type(*value)).collect();
    let ctx = rewriter.ctx();
    made.add(format!(
        "{what} {name} {} -> {}",
        list(ctx, from.into_iter()),
        list(ctx, types.iter().copied())
    ));
    let attrs = match original {
        None => ctx.discardable(&[]),
        Some(ty) => {
            let attr = match ty {
                Some(ty) => ctx.type_attr(ty),
                None => pdll::ir::parse_attr(ctx, "unit").ok()?,
            };
            let name = ctx.name("original");
            ctx.discardable(&[(name, attr)])
        }
    };
    let op = rewriter.create(name, values, types, attrs).ok()?;
    Some(rewriter.body().results(op).collect())
}

fn wanted(ctx: &mut Context, callback: &Json) -> Result<(String, Option<Type>), Failure> {
    let name = callback["op"].as_str().unwrap_or_default().to_string();
    let to = callback.get("to").map(|to| one_type(ctx, to)).transpose()?;
    Ok((name, to))
}

pub(super) fn source(
    converter: &mut TypeConverter,
    ctx: &mut Context,
    callback: &Json,
    made: &Made,
) -> Result<(), Failure> {
    let ((name, to), made) = (wanted(ctx, callback)?, made.clone());
    converter.source(move |rewriter, types, values| {
        let fits = !name.is_empty() && to.is_none_or(|to| types == [to]);
        fits.then(|| build(rewriter, &name, "source", (types, values), None, &made)).flatten()
    });
    Ok(())
}

pub(super) fn target(
    converter: &mut TypeConverter,
    ctx: &mut Context,
    callback: &Json,
    made: &Made,
) -> Result<(), Failure> {
    let ((name, to), made) = (wanted(ctx, callback)?, made.clone());
    let many = callback["many"].as_bool().unwrap_or(false);
    let original = callback["original"].as_bool().unwrap_or(false);
    converter.target_of(move |rewriter, types, values, ty| {
        let fits = !name.is_empty() && (many || types.len() == 1 && to.is_none_or(|to| types == [to]));
        let original = (original && !many).then_some(ty);
        fits.then(|| build(rewriter, &name, "target", (types, values), original, &made)).flatten()
    });
    Ok(())
}
