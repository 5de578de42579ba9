//! Conditions on operations.

use super::Failure;
use pdll::ir::{Attr, Body, Context, Op, OpView, parse_attr};
use serde_json::Value as Json;

/// What must hold of an operation.
pub(super) enum Condition {
    /// Always this; `None`: somebody else is to say.
    Is(Option<bool>),
    /// It has an attribute, with this value if one is given.
    Has(String, Option<Attr>),
    Lacks(String),
    /// Whoever has the attribute is asked of somebody else.
    AbstainsWith(String),
    Operands(usize),
    All(Vec<Condition>),
    Not(Box<Condition>),
}

impl Condition {
    pub(super) fn new(ctx: &mut Context, json: &Json) -> Result<Self, Failure> {
        let text = |key: &str| json[key].as_str().map(str::to_string);
        Ok(match json {
            Json::Null => Self::Is(None),
            Json::Bool(holds) => Self::Is(Some(*holds)),
            _ => match (text("attr"), text("no_attr"), text("abstain_attr")) {
                (Some(name), ..) => {
                    let is = text("is").map(|text| parse_attr(ctx, &text).map_err(|e| e.message));
                    Self::Has(name, is.transpose()?)
                }
                (_, Some(name), _) => Self::Lacks(name),
                (.., Some(name)) => Self::AbstainsWith(name),
                _ => match (json["operands"].as_u64(), json["all"].as_array(), json.get("not")) {
                    (Some(count), ..) => Self::Operands(count as usize),
                    (_, Some(all), _) => {
                        let all: Result<Vec<Self>, Failure> = all.iter().map(|c| Self::new(ctx, c)).collect();
                        Self::All(all?)
                    }
                    (.., Some(not)) => Self::Not(Box::new(Self::new(ctx, not)?)),
                    _ => return Err(format!("the condition {json} is not understood")),
                },
            },
        })
    }

    pub(super) fn holds(&self, op: OpView<'_>) -> Option<bool> {
        self.holds_at(op.ctx(), op.body(), op.op())
    }

    pub(super) fn holds_at(&self, ctx: &Context, body: &Body, op: Op) -> Option<bool> {
        let named = |name: &str| ctx.get_attr(body.attrs(op), ctx.find_name(name)?);
        match self {
            Self::Is(holds) => *holds,
            Self::Has(name, None) => Some(named(name).is_some()),
            Self::Has(name, Some(attr)) => Some(named(name) == Some(*attr)),
            Self::Lacks(name) => Some(named(name).is_none()),
            Self::AbstainsWith(name) => named(name).is_none().then_some(true),
            Self::Operands(count) => Some(body.num_operands(op) == *count),
            Self::All(all) => {
                let failing = all
                    .iter()
                    .map(|condition| condition.holds_at(ctx, body, op))
                    .find(|said| *said != Some(true));
                failing.unwrap_or(Some(true))
            }
            Self::Not(not) => not.holds_at(ctx, body, op).map(|holds| !holds),
        }
    }
}
