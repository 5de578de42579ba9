//! Why operations could not be legalized. The words are only put together when they are asked for.

use super::driver::Driver;
use pdll_ir::{BodyId, Name, Op};
use std::borrow::Cow;

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
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Driver<'_> {
    /// Why an operation is not legal.
    pub(super) fn because(&mut self, id: BodyId, op: Op, why: Why) {
        if self.why.0.len() < MOST {
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
            Why::AtWork(pattern) => format!("pattern `{}` is at work already", self.title(pattern).0),
            Why::Failed(pattern, failed) => {
                let title = self.title(pattern).0;
                match failed {
                    Failed::Said(why) if why.is_empty() => format!("pattern `{title}`: it does not match"),
                    Failed::Said(why) => format!("pattern `{title}`: {why}"),
                    Failed::Operand(number, why) => format!("pattern `{title}`: operand #{number}: {why}"),
                }
            }
            Why::Made(pattern, made) => {
                let (title, made) = (self.title(pattern).0, self.ctx.text(made));
                format!("pattern `{title}` made `{made}`, which is not legal")
            }
        };
        let (indent, name) = (2 * depth, self.ctx.text(name));
        format!("{:indent$}`{name}`: {words}", "")
    }
}
