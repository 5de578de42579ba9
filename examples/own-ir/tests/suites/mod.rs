//! What every host must do, as tests that are generic over it. Hosts elsewhere take part by including this
//! file.

pub(crate) mod drivers;
pub(crate) mod program;
pub(crate) mod rust_patterns;

use pdll::{AttrSym, IrWalk};

/// Runs all suites on a host.
macro_rules! suites {
    ($module:ident, $host:ty) => {
        mod $module {
            $crate::suites::tests! { $host: program
                a_program_does_the_same
            }
            $crate::suites::tests! { $host: drivers
                the_greedy_driver_goes_on_until_nothing_matches
                the_walk_driver_tries_each_op_once
                limits_end_a_run_and_name_the_pattern
                a_listener_hears_everything_and_changes_nothing
                a_probe_sees_what_is_tried_and_what_fails
            }
            $crate::suites::tests! { $host: rust_patterns
                alone_by_both_drivers
                what_is_begun_without_a_match_is_undone
                success_without_a_change_is_reported
                limits_name_the_pattern
                the_best_pattern_is_applied
            }
        }
    };
}
pub(crate) use suites;

/// Tests of a suite on a host.
macro_rules! tests {
    ($host:ty: $suite:ident $($test:ident)*) => {
        $(#[test]
        fn $test() {
            $crate::suites::$suite::$test::<$host>();
        })*
    };
}
pub(crate) use tests;

/// A host that can be filled and shown.
pub(crate) trait Model: IrWalk {
    /// Does something with an empty one.
    fn with_fresh<R>(f: impl FnOnce(&mut Self) -> R) -> R;
    /// A new `t.c {n = n}`.
    fn leaf(&mut self, n: i64) -> Self::Op;
    /// A new `name(arg)`.
    fn apply(&mut self, name: &str, arg: Self::Op) -> Self::Op;
    /// The number that is the attribute `n`.
    fn number(&self, attr: Self::Attr) -> i64;

    /// The expression that a value is.
    fn show(&self, value: Self::Value, n: AttrSym) -> String {
        let Some(op) = self.def_op(value) else { return "?".into() };
        let args: Vec<String> =
            (0..self.operand_count(op)).map(|i| self.show(self.operand(op, i), n)).collect();
        let attr = self.attr(op, n).map_or(String::new(), |a| format!("#{}", self.number(a)));
        let name = self.describe(op);
        let name = name.split(' ').next().unwrap_or("").trim_matches('\'').to_string();
        format!("{name}{attr}({})", args.join(", "))
    }

    /// What an op uses, as text.
    fn shown(&mut self, op: Self::Op) -> String {
        let n = self.link_attr_name("n").expect("n is a name");
        self.show(self.operand(op, 0), n)
    }
}
