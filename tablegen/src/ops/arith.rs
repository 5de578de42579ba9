//! `!add !sub !mul !div !and !or !xor !shl !sra !srl !not !logtwo` and the comparisons.

use crate::context::{Cx, Res};
use crate::lexer::Bang;
use crate::resolve::Env;
use crate::value::ValId;

impl Cx {
    pub(super) fn fold_int_unary(&mut self, bang: Bang, a: ValId, env: Env) -> Res<Option<ValId>> {
        let Some(n) = self.as_int(a) else { return Ok(None) };
        if bang == Bang::Not {
            return Ok(Some(self.vals.int((n == 0) as i64)));
        }
        if n <= 0 {
            return self.fatal_in(env.rec, format!("!logtwo of {n}, which is not positive"));
        }
        Ok(Some(self.vals.int(n.ilog2() as i64)))
    }

    pub(super) fn fold_arith(&mut self, bang: Bang, a: ValId, b: ValId, env: Env) -> Res<Option<ValId>> {
        let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        let n = match bang {
            Bang::Add => x.wrapping_add(y),
            Bang::Sub => x.wrapping_sub(y),
            Bang::Mul => x.wrapping_mul(y),
            Bang::And => x & y,
            Bang::Or => x | y,
            Bang::Xor => x ^ y,
            Bang::Div => match x.checked_div(y) {
                Some(q) => q,
                None if y == 0 => return self.fatal_in(env.rec, "!div by zero"),
                None => return self.fatal_in(env.rec, "the result of !div does not fit into 64 bits"),
            },
            Bang::Shl | Bang::Sra | Bang::Srl => {
                if !(0..64).contains(&y) {
                    return self.fatal_in(env.rec, format!("shift by {y}; it must be from 0 to 63"));
                }
                match bang {
                    Bang::Shl => x << y,
                    Bang::Sra => x >> y,
                    _ => (x as u64 >> y) as i64,
                }
            }
            _ => return Ok(None),
        };
        Ok(Some(self.vals.int(n)))
    }

    pub(super) fn fold_compare(&mut self, bang: Bang, a: ValId, b: ValId) -> Option<ValId> {
        let holds = |o: std::cmp::Ordering| match bang {
            Bang::Eq => o.is_eq(),
            Bang::Ne => o.is_ne(),
            Bang::Lt => o.is_lt(),
            Bang::Le => o.is_le(),
            Bang::Gt => o.is_gt(),
            _ => o.is_ge(),
        };
        let result = if let (Some((x, _)), Some((y, _))) = (self.vals.as_str(a), self.vals.as_str(b)) {
            match bang {
                Bang::Eq => x == y,
                Bang::Ne => x != y,
                _ => holds(self.syms.bytes(x).cmp(self.syms.bytes(y))),
            }
        } else if let (Some(x), Some(y), Bang::Eq | Bang::Ne) = (a.as_def(), b.as_def(), bang) {
            (x == y) == (bang == Bang::Eq)
        } else {
            holds(self.as_int(a)?.cmp(&self.as_int(b)?))
        };
        Some(self.vals.bit(result))
    }
}
