//! Why operations could not be legalized. The words are only put together when they are asked for.

use super::driver::Driver;
use pdll_ir::{BodyId, Name, Op};
use std::borrow::Cow;
use std::fmt;

/// The most reasons that an error gives.
const MOST: usize = 32;

/// Why an operation is not legal.
#[derive(Clone, Debug)]
pub(super) enum Why {
    /// As many patterns are at work as may be.
    TooDeep,
    /// This pattern is at work already.
    AtWork(usize),
    /// This pattern has failed.
    Failed(usize, Failed),
    /// This pattern made an operation of this name.
    Made(usize, Name),
}

/// Why a pattern has failed.
#[derive(Clone, Debug)]
pub(super) enum Failed {
    /// It says so.
    Said(Cow<'static, str>),
    /// It cannot be given this operand.
    Operand(usize, &'static str),
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Said(why) if why.is_empty() => f.write_str("it does not match"),
            Self::Said(why) => f.write_str(why),
            Self::Operand(number, why) => write!(f, "operand #{number}: {why}"),
        }
    }
}

impl From<&'static str> for Failed {
    fn from(why: &'static str) -> Self {
        Self::Said(why.into())
    }
}

impl From<String> for Failed {
    fn from(why: String) -> Self {
        Self::Said(why.into())
    }
}

#[derive(Debug)]
struct Reason {
    depth: usize,
    name: Name,
    why: Why,
}

/// Why patterns failed at the operation that is legalized.
#[derive(Debug, Default)]
pub(super) struct Reasons(Vec<Reason>);

impl Reasons {
    /// Are as many kept as there may be?
    pub(super) fn is_full(&self) -> bool {
        self.0.len() >= MOST
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Driver<'_> {
    /// Why an operation is not legal.
    pub(super) fn because(&mut self, id: BodyId, op: Op, why: Why) {
        if !self.why.is_full() {
            let name = self.op_name(id, op);
            let depth = self.depth();
            self.why.0.push(Reason { depth, name, why });
        }
    }

    /// The reasons, each a line.
    pub(super) fn reasons(&mut self) -> Vec<String> {
        let reasons = std::mem::take(&mut self.why).0;
        reasons.into_iter().map(|reason| self.reason(reason)).collect()
    }

    fn reason(&self, Reason { depth, name, why }: Reason) -> String {
        let words = match why {
            Why::TooDeep => "no pattern is tried: too many are at work already".to_string(),
            Why::AtWork(pattern) => format!("pattern `{}` is at work already", self.plan.title(pattern).0),
            Why::Failed(pattern, failed) => format!("pattern `{}`: {failed}", self.plan.title(pattern).0),
            Why::Made(pattern, made) => {
                let (title, made) = (self.plan.title(pattern).0, self.host.ctx.text(made));
                format!("pattern `{title}` made `{made}`, which is not legal")
            }
        };
        let (indent, name) = (2 * depth, self.host.ctx.text(name));
        format!("{:indent$}`{name}`: {words}", "")
    }
}
