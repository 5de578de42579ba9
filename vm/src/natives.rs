//! Native functions: plain Rust closures with typed arguments, registered by name.
//!
//! ```
//! use pdll_vm::{HostMut, NativeArg, Natives, Rewriter};
//!
//! /// For any host whose handles have been declared with `native_handles!`.
//! fn register<H>(natives: &mut Natives<H>)
//! where
//!     H: HostMut<Op: NativeArg<H>, Attr: NativeArg<H>>,
//! {
//!     natives.constraint("HasType", |host: &H, a: H::Attr| host.attr_type(a).is_some());
//!     natives.constraint("IsUnused", |host: &H, op: H::Op| !host.has_uses(op));
//!     natives.rewrite("Drop", |rewriter: &mut Rewriter<H>, op: H::Op| rewriter.erase(op));
//! }
//! ```
//!
//! A constraint returns `bool`, or what it computes as an `Option` (none: it does not hold) or a `Result`. A
//! rewrite returns nothing, a value or a tuple, bare or in an `Option` or `Result` (its error becomes part of
//! the report). The signature comes from the types and is checked against the program's when that is linked.
//! Arguments are never null: a call with a missing one fails without the closure being called.

use crate::error::NativeError;
use crate::host::{Host, HostMut, OpSpec};
use crate::limits::Budget;
use crate::registers::Registers;
use crate::returned::{Ret, Returned};
use crate::rewriter::Rewriter;
use pdll_bytecode::isa::RegWords;
use pdll_bytecode::{Bank, Native};
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Arguments of a call, one for each register.
#[derive(Debug)]
pub struct Args<'a, H: Host> {
    pub(crate) state: &'a Registers<H>,
    pub(crate) regs: RegWords<'a>,
}

impl<H: Host> Args<'_, H> {
    fn reg(&self, i: usize, bank: Bank) -> Option<usize> {
        let reg = self.regs.get(i)?;
        (reg.bank == bank).then_some(reg.index as usize)
    }
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.regs.len()
    }
    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.regs.is_empty()
    }
    /// Argument `i`, if it is an op.
    #[must_use]
    pub fn op(&self, i: usize) -> Option<H::Op> {
        *self.state.ops.get(self.reg(i, Bank::Op)?)?
    }
    /// Argument `i`, if it is a value.
    #[must_use]
    pub fn value(&self, i: usize) -> Option<H::Value> {
        *self.state.values.get(self.reg(i, Bank::Value)?)?
    }
    /// Argument `i`, if it is a type.
    #[must_use]
    pub fn ty(&self, i: usize) -> Option<H::Type> {
        *self.state.types.get(self.reg(i, Bank::Type)?)?
    }
    /// Argument `i`, if it is an attribute.
    #[must_use]
    pub fn attr(&self, i: usize) -> Option<H::Attr> {
        *self.state.attrs.get(self.reg(i, Bank::Attr)?)?
    }
    /// Argument `i`, if it is a list of values.
    #[must_use]
    pub fn values(&self, i: usize) -> Option<&[H::Value]> {
        self.state.value_list(self.reg(i, Bank::Values)? as u32)
    }
    /// Argument `i`, if it is a list of types.
    #[must_use]
    pub fn types(&self, i: usize) -> Option<&[H::Type]> {
        self.state.type_list(self.reg(i, Bank::Types)? as u32)
    }
}

/// A type that an argument of a native can have. Implemented for the handles of a host by
/// [`crate::native_handles`].
pub trait NativeArg<H: Host>: Sized {
    /// What it stands for in a program.
    const BANK: Bank;
    /// Reads argument `i`.
    fn read(args: &Args<'_, H>, i: usize) -> Option<Self>;
}

/// A type that is one result of a native. Implemented for the handles of a host by [`crate::native_handles`].
pub trait NativeItem<H: Host> {
    /// What it stands for in a program.
    const BANK: Bank;
    /// Wraps it.
    fn wrap(self) -> Ret<H>;
}

/// What a native can return.
pub trait NativeReturn<H: Host> {
    /// What its results are in a program.
    fn banks() -> Vec<Bank>;
    /// Appends the results to `out`.
    ///
    /// # Errors
    /// The native says that it failed; why, if it says so.
    fn give(self, out: &mut Returned<H>) -> Result<(), NativeError>;
}

impl<H: Host> NativeReturn<H> for () {
    fn banks() -> Vec<Bank> {
        Vec::new()
    }
    fn give(self, _: &mut Returned<H>) -> Result<(), NativeError> {
        Ok(())
    }
}

impl<H: Host> NativeReturn<H> for bool {
    fn banks() -> Vec<Bank> {
        Vec::new()
    }
    fn give(self, _: &mut Returned<H>) -> Result<(), NativeError> {
        if self { Ok(()) } else { Err(NativeError::Declined) }
    }
}

impl<H: Host, T: NativeReturn<H>> NativeReturn<H> for Option<T> {
    fn banks() -> Vec<Bank> {
        T::banks()
    }
    fn give(self, out: &mut Returned<H>) -> Result<(), NativeError> {
        self.ok_or(NativeError::Declined)?.give(out)
    }
}

impl<H: Host, T: NativeReturn<H>, E: fmt::Display> NativeReturn<H> for Result<T, E> {
    fn banks() -> Vec<Bank> {
        T::banks()
    }
    fn give(self, out: &mut Returned<H>) -> Result<(), NativeError> {
        self.map_err(|e| NativeError::from(e.to_string()))?.give(out)
    }
}

macro_rules! tuples {
    ($($name:ident)+) => {
        impl<H: Host, $($name: NativeItem<H>),+> NativeReturn<H> for ($($name,)+) {
            fn banks() -> Vec<Bank> {
                vec![$($name::BANK),+]
            }
            fn give(self, out: &mut Returned<H>) -> Result<(), NativeError> {
                #[allow(non_snake_case, reason = "named as its type")]
                let ($($name,)+) = self;
                $(out.push($name.wrap());)+
                Ok(())
            }
        }
    };
}
tuples!(A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);

/// Lets natives take and return the handles of a host, which must be four different types:
/// `native_handles!(MyHost, Op, Value, Type, Attr);`. Lists are `Vec`s.
#[macro_export]
macro_rules! native_handles {
    ($host:ty, $op:ty, $value:ty, $ty:ty, $attr:ty) => {
        $crate::native_handles!(@ $host, $op, Op, op);
        $crate::native_handles!(@ $host, $value, Value, value);
        $crate::native_handles!(@ $host, $ty, Type, ty);
        $crate::native_handles!(@ $host, $attr, Attr, attr);
        $crate::native_handles!(@list $host, $value, Values, values);
        $crate::native_handles!(@list $host, $ty, Types, types);
    };
    (@ $host:ty, $handle:ty, $bank:ident, $get:ident) => {
        impl $crate::NativeArg<$host> for $handle {
            const BANK: $crate::Bank = $crate::Bank::$bank;
            fn read(args: &$crate::Args<'_, $host>, i: usize) -> Option<Self> {
                args.$get(i)
            }
        }
        $crate::native_handles!(@item $host, $handle, $bank);
    };
    (@list $host:ty, $handle:ty, $bank:ident, $get:ident) => {
        impl $crate::NativeArg<$host> for Vec<$handle> {
            const BANK: $crate::Bank = $crate::Bank::$bank;
            fn read(args: &$crate::Args<'_, $host>, i: usize) -> Option<Self> {
                args.$get(i).map(<[_]>::to_vec)
            }
        }
        $crate::native_handles!(@item $host, Vec<$handle>, $bank);
    };
    (@item $host:ty, $item:ty, $bank:ident) => {
        impl $crate::NativeItem<$host> for $item {
            const BANK: $crate::Bank = $crate::Bank::$bank;
            fn wrap(self) -> $crate::Ret<$host> {
                $crate::Ret::$bank(self)
            }
        }
        impl $crate::NativeReturn<$host> for $item {
            fn banks() -> Vec<$crate::Bank> {
                vec![$crate::Bank::$bank]
            }
            fn give(self, out: &mut $crate::Returned<$host>) -> Result<(), $crate::NativeError> {
                out.push($crate::NativeItem::wrap(self));
                Ok(())
            }
        }
    };
}

/// What a constraint says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It does not hold.
    Fails,
    /// Neither: what it asks is undefined for its arguments. The pattern does not match, also where the call
    /// stands under `not`.
    Undefined,
    /// It cannot tell: why, as a sentence. As [`Self::Undefined`], and the run reports it.
    Unknown(&'static str),
}

impl From<bool> for Verdict {
    fn from(holds: bool) -> Self {
        if holds { Self::Holds } else { Self::Fails }
    }
}

/// A native constraint as the machine calls it: appends results and says whether it holds. Work that grows
/// with the arguments is taken from the budget of the run, as matcher steps.
pub type ConstraintFn<H> =
    Arc<dyn Fn(&H, &Args<'_, H>, &mut Returned<H>, &mut Budget) -> Verdict + Send + Sync>;
/// A native rewrite as the machine calls it: appends results, or says why it failed.
pub type RewriteFn<H> = Arc<
    dyn Fn(&mut Rewriter<'_, H>, &Args<'_, H>, &mut Returned<H>) -> Result<(), NativeError> + Send + Sync,
>;

/// How the result types of operations of some name are found: from all else that they are created with. What
/// it says when it cannot is the end of a sentence. Work that grows with types and attributes is taken from
/// the budget of the run, as matcher steps.
pub type InferFn<H> = Arc<
    dyn Fn(&mut H, &OpSpec<'_, H>, &mut Budget) -> Result<Vec<<H as Host>::Type>, NativeError> + Send + Sync,
>;

/// A closure that can be a native constraint; `A` is the tuple of its arguments.
pub trait IntoConstraint<H: Host, A> {
    /// What it is given.
    fn params() -> Vec<Bank>;
    /// What it gives back.
    fn results() -> Vec<Bank>;
    /// The closure as the machine calls it.
    fn erase(self) -> ConstraintFn<H>;
}

/// A closure that can be a native rewrite; `A` is the tuple of its arguments.
pub trait IntoRewrite<H: Host, A> {
    /// What it is given.
    fn params() -> Vec<Bank>;
    /// What it gives back.
    fn results() -> Vec<Bank>;
    /// The closure as the machine calls it.
    fn erase(self) -> RewriteFn<H>;
}

macro_rules! closures {
    ($($name:ident $index:literal)*) => {
        impl<H: Host, Func, Out, $($name: NativeArg<H>),*> IntoConstraint<H, (Out, $($name,)*)> for Func
        where
            Func: Fn(&H, $($name),*) -> Out + Send + Sync + 'static,
            Out: NativeReturn<H>,
        {
            fn params() -> Vec<Bank> {
                vec![$($name::BANK),*]
            }
            fn results() -> Vec<Bank> {
                Out::banks()
            }
            fn erase(self) -> ConstraintFn<H> {
                Arc::new(move |host, _args, out, _| {
                    $(#[allow(non_snake_case, reason = "named as its type")]
                    let Some($name) = $name::read(_args, $index) else { return Verdict::Fails };)*
                    self(host, $($name),*).give(out).is_ok().into()
                })
            }
        }

        impl<H: HostMut, Func, Out, $($name: NativeArg<H>),*> IntoRewrite<H, (Out, $($name,)*)> for Func
        where
            Func: Fn(&mut Rewriter<'_, H>, $($name),*) -> Out + Send + Sync + 'static,
            Out: NativeReturn<H>,
        {
            fn params() -> Vec<Bank> {
                vec![$($name::BANK),*]
            }
            fn results() -> Vec<Bank> {
                Out::banks()
            }
            fn erase(self) -> RewriteFn<H> {
                Arc::new(move |rewriter, _args, out| {
                    $(#[allow(non_snake_case, reason = "named as its type")]
                    let Some($name) = $name::read(_args, $index) else {
                        return Err(NativeError::MissingArgument($index));
                    };)*
                    self(rewriter, $($name),*).give(out)
                })
            }
        }
    };
}
closures!();
closures!(A 0);
closures!(A 0 B 1);
closures!(A 0 B 1 C 2);
closures!(A 0 B 1 C 2 D 3);
closures!(A 0 B 1 C 2 D 3 E 4);
closures!(A 0 B 1 C 2 D 3 E 4 F 5);

/// A function with its signature.
#[derive(Clone)]
pub struct Registered<F> {
    /// What it is given.
    pub params: Vec<Bank>,
    /// What it gives back.
    pub results: Vec<Bank>,
    pub(crate) function: F,
    /// See [`Natives::assume_isolated`].
    pub(crate) isolated: bool,
}

impl<F> fmt::Debug for Registered<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&signature(&self.params, &self.results))
    }
}

/// The native functions that programs can call.
#[derive(Debug)]
pub struct Natives<H: Host> {
    constraints: FxHashMap<String, Registered<ConstraintFn<H>>>,
    rewrites: FxHashMap<String, Registered<RewriteFn<H>>>,
    inferences: FxHashMap<String, Inferring<H>>,
    /// What there is besides, under other names than those above.
    library: Option<Arc<Library<H>>>,
}

/// The natives of a library: registered when somebody asks for the first of them, which most programs never
/// do.
struct Library<H: Host> {
    register: fn(&mut Natives<H>),
    natives: OnceLock<Natives<H>>,
}

impl<H: Host> Library<H> {
    fn natives(&self) -> &Natives<H> {
        self.natives.get_or_init(|| {
            let mut natives = Natives::default();
            (self.register)(&mut natives);
            natives
        })
    }
}

impl<H: Host> fmt::Debug for Library<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("library")
    }
}

/// A function that infers result types.
struct Inferring<H: Host>(InferFn<H>);

impl<H: Host> fmt::Debug for Inferring<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("inference")
    }
}

impl<H: Host> Clone for Natives<H> {
    fn clone(&self) -> Self {
        let inferences = self.inferences.iter().map(|(name, f)| (name.clone(), Inferring(f.0.clone())));
        Self {
            constraints: self.constraints.clone(),
            rewrites: self.rewrites.clone(),
            inferences: inferences.collect(),
            library: self.library.clone(),
        }
    }
}

impl<H: Host> Default for Natives<H> {
    fn default() -> Self {
        Self {
            constraints: FxHashMap::default(),
            rewrites: FxHashMap::default(),
            inferences: FxHashMap::default(),
            library: None,
        }
    }
}

impl<H: HostMut> Natives<H> {
    /// A list without any function.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Says of all constraints and rewrites that are registered here by now that they look at nothing but
    /// what they are given and the body that it is in, keep nothing from one call to the next, and change
    /// nothing outside of that body. Functions are rewritten on several threads only by patterns that call
    /// none but such.
    pub fn assume_isolated(&mut self) -> &mut Self {
        self.constraints.values_mut().for_each(|entry| entry.isolated = true);
        self.rewrites.values_mut().for_each(|entry| entry.isolated = true);
        self
    }

    /// Adds what is registered in `more`, in place of what has the same names.
    pub fn extend(&mut self, more: Self) -> &mut Self {
        self.constraints.extend(more.constraints);
        self.rewrites.extend(more.rewrites);
        self.inferences.extend(more.inferences);
        self.library = more.library.or(self.library.take());
        self
    }

    /// Registers a constraint. A later one of the same name takes its place.
    pub fn constraint<A, C: IntoConstraint<H, A>>(&mut self, name: &str, closure: C) -> &mut Self {
        self.raw_constraint(name, C::params(), C::results(), closure.erase());
        self
    }

    /// Registers a rewrite. A later one of the same name takes its place.
    pub fn rewrite<A, C: IntoRewrite<H, A>>(&mut self, name: &str, closure: C) -> &mut Self {
        self.raw_rewrite(name, C::params(), C::results(), closure.erase());
        self
    }

    /// Registers how the result types of operations of a name are inferred, where a rewrite creates them
    /// without. A later one of the same name takes its place.
    ///
    /// ```
    /// use pdll_vm::{HostMut, Natives, OpSpec};
    ///
    /// fn register<H: HostMut>(natives: &mut Natives<H>) {
    ///     natives.infer("my.neg", |host: &mut H, op: &OpSpec<'_, H>| match op.operands {
    ///         [x] => Ok(vec![host.value_type(*x)]),
    ///         _ => Err("it takes one operand".into()),
    ///     });
    /// }
    /// ```
    pub fn infer<F>(&mut self, op: &str, function: F) -> &mut Self
    where
        F: Fn(&mut H, &OpSpec<'_, H>) -> Result<Vec<H::Type>, NativeError> + Send + Sync + 'static,
    {
        self.inferences.insert(op.to_string(), Inferring(Arc::new(move |host, op, _| function(host, op))));
        self
    }

    /// The inference of result types for operations of this name.
    #[must_use]
    pub fn find_inference(&self, op: &str) -> Option<&InferFn<H>> {
        self.inferences.get(op).map(|f| &f.0)
    }

    /// Registers a constraint whose signature is only known at run time.
    pub fn raw_constraint(
        &mut self,
        name: &str,
        params: Vec<Bank>,
        results: Vec<Bank>,
        function: ConstraintFn<H>,
    ) {
        let entry = Registered { params, results, function, isolated: false };
        self.constraints.insert(name.to_string(), entry);
    }

    /// Registers a rewrite whose signature is only known at run time.
    pub fn raw_rewrite(&mut self, name: &str, params: Vec<Bank>, results: Vec<Bank>, function: RewriteFn<H>) {
        let entry = Registered { params, results, function, isolated: false };
        self.rewrites.insert(name.to_string(), entry);
    }

    /// Adds the constraints and rewrites of a library, which `register` registers when the first one is asked
    /// for; there is one library. Where something is registered here under the same name, before or after,
    /// that counts. They are there for programs that only declare such a native; one that says what its
    /// native of that name means is taken at its word.
    pub fn library(&mut self, register: fn(&mut Self)) -> &mut Self {
        self.library = Some(Arc::new(Library { register, natives: OnceLock::new() }));
        self
    }

    /// The constraint of this name for a program that says what it means: nothing of the library.
    pub(crate) fn own_constraint(&self, name: &str) -> Option<&Registered<ConstraintFn<H>>> {
        self.constraints.get(name)
    }

    /// The rewrite of this name for such a program.
    pub(crate) fn own_rewrite(&self, name: &str) -> Option<&Registered<RewriteFn<H>>> {
        self.rewrites.get(name)
    }

    /// The constraint of this name.
    #[must_use]
    pub fn find_constraint(&self, name: &str) -> Option<&Registered<ConstraintFn<H>>> {
        let in_library = || self.library.as_ref()?.natives().constraints.get(name);
        self.own_constraint(name).or_else(in_library)
    }

    /// The rewrite of this name.
    #[must_use]
    pub fn find_rewrite(&self, name: &str) -> Option<&Registered<RewriteFn<H>>> {
        let in_library = || self.library.as_ref()?.natives().rewrites.get(name);
        self.own_rewrite(name).or_else(in_library)
    }

    /// What is registered, as programs declare it, by name: constraints first.
    #[must_use]
    pub fn declarations(&self) -> Vec<Native> {
        let native = |name: &String, constraint, params: &[Bank], results: &[Bank]| Native {
            name: name.clone(),
            constraint,
            params: params.to_vec(),
            results: results.to_vec(),
        };
        let constraints = self.constraints.iter().map(|(n, r)| native(n, true, &r.params, &r.results));
        let rewrites = self.rewrites.iter().map(|(n, r)| native(n, false, &r.params, &r.results));
        let mut all: Vec<Native> = constraints.chain(rewrites).collect();
        if let Some(library) = &self.library {
            let is_hidden = |native: &Native| match native.constraint {
                true => self.constraints.contains_key(&native.name),
                false => self.rewrites.contains_key(&native.name),
            };
            all.extend(library.natives().declarations().into_iter().filter(|native| !is_hidden(native)));
        }
        all.sort_unstable_by(|a, b| b.constraint.cmp(&a.constraint).then_with(|| a.name.cmp(&b.name)));
        all
    }
}

/// A signature as it is written in messages: `(Op, Attr) -> (Value)`.
#[must_use]
pub fn signature(params: &[Bank], results: &[Bank]) -> String {
    let list = |banks: &[Bank]| banks.iter().map(|&b| b.type_name()).collect::<Vec<_>>().join(", ");
    format!("({}) -> ({})", list(params), list(results))
}
