//! Functions on constants of `pdll-ir` as natives of any host.

use super::StdHost;
use pdll_ir::{Attr, Context, Type};
use pdll_vm::{Args, NativeArg, NativeError, NativeReturn, Natives, Returned, Rewriter, Verdict};
use std::sync::Arc;

/// What is said of a type or attribute that MLIR has nothing like.
const NO_COUNTERPART: &str = "a type or attribute has no counterpart in MLIR";

/// What a function gives, or why it gives nothing.
pub(super) type Done<T> = Result<T, &'static str>;

/// A type or an attribute, of `pdll-ir` and of hosts.
pub(super) trait Constant: Copy + 'static {
    /// What it is in a host.
    type Of<H: StdHost>: NativeArg<H> + NativeReturn<H>;
    /// The constant that a host's is.
    fn mirror<H: StdHost>(host: &H, of: Self::Of<H>) -> Option<Self>;
    /// The host's for a constant.
    fn host<H: StdHost>(self, host: &mut H) -> Result<Self::Of<H>, String>;
}

impl Constant for Attr {
    type Of<H: StdHost> = H::Attr;
    fn mirror<H: StdHost>(host: &H, of: H::Attr) -> Option<Attr> {
        host.read(|world, _| host.mirror_attr(world, of))
    }
    fn host<H: StdHost>(self, host: &mut H) -> Result<H::Attr, String> {
        host.host_attr(self).map_err(|e| e.to_string())
    }
}

impl Constant for Type {
    type Of<H: StdHost> = H::Type;
    fn mirror<H: StdHost>(host: &H, of: H::Type) -> Option<Type> {
        host.read(|world, _| host.mirror_type(world, of))
    }
    fn host<H: StdHost>(self, host: &mut H) -> Result<H::Type, String> {
        host.host_type(self).map_err(|e| e.to_string())
    }
}

/// Registers a constraint on what a call has as arguments; one that is missing fails it.
pub(super) fn condition<H: StdHost, A: NativeArg<H>>(
    n: &mut Natives<H>,
    name: &str,
    f: impl Fn(&H, A) -> Verdict + Send + Sync + 'static,
) {
    let function = move |host: &H, args: &Args<'_, H>, _: &mut Returned<H>, _: &mut _| {
        A::read(args, 0).map_or(Verdict::Fails, |a| f(host, a))
    };
    n.raw_constraint(name, vec![A::BANK], vec![], Arc::new(function));
}

/// Reads an argument as a constant; the error is what a constraint says without it.
fn constant<H: StdHost, A: Constant>(host: &H, args: &Args<'_, H>, i: usize) -> Result<A, Verdict> {
    let of = A::Of::<H>::read(args, i).ok_or(Verdict::Fails)?;
    A::mirror(host, of).ok_or(Verdict::Unknown(NO_COUNTERPART))
}

/// The same for a rewrite.
fn argument<H: StdHost, A: Constant>(
    rewriter: &Rewriter<'_, H>,
    args: &Args<'_, H>,
    i: usize,
) -> Result<A, NativeError> {
    let of = A::Of::<H>::read(args, i).ok_or(NativeError::MissingArgument(i))?;
    A::mirror(&*rewriter.host, of).ok_or_else(|| NO_COUNTERPART.into())
}

/// What a function has computed, for the machine.
fn give<H: StdHost, R: Constant>(
    rewriter: &mut Rewriter<'_, H>,
    result: Result<R, &'static str>,
    out: &mut Returned<H>,
) -> Result<(), NativeError> {
    let result = result.map_err(NativeError::from)?;
    result.host(rewriter.host).map_err(NativeError::from)?.give(out)
}

macro_rules! functions {
    ($question:ident $rewrite:ident $($arg:ident $ty:ident $index:literal),+) => {
        /// Registers a question about constants.
        pub(super) fn $question<H: StdHost, $($ty: Constant),+>(
            n: &mut Natives<H>,
            name: &str,
            f: impl Fn(&Context, $($ty),+) -> bool + Send + Sync + 'static,
        ) {
            let function = move |host: &H, args: &Args<'_, H>, _: &mut Returned<H>, _: &mut _| {
                $(let $arg = match constant::<H, $ty>(host, args, $index) {
                    Ok(constant) => constant,
                    Err(verdict) => return verdict,
                };)+
                host.read(|world, _| f(world.ctx(), $($arg),+)).into()
            };
            let params = vec![$(<$ty::Of<H> as NativeArg<H>>::BANK),+];
            n.raw_constraint(name, params, vec![], Arc::new(function));
        }

        /// Registers a function of constants.
        pub(super) fn $rewrite<H: StdHost, $($ty: Constant,)+ R: Constant>(
            n: &mut Natives<H>,
            name: &str,
            f: impl Fn(&mut Context, $($ty),+) -> Done<R> + Send + Sync + 'static,
        ) {
            let function = move |r: &mut Rewriter<'_, H>, args: &Args<'_, H>, out: &mut Returned<H>| {
                $(let $arg = argument::<H, $ty>(r, args, $index)?;)+
                let result = r.host.constants(|ctx| f(ctx, $($arg),+));
                give(r, result, out)
            };
            let params = vec![$(<$ty::Of<H> as NativeArg<H>>::BANK),+];
            n.raw_rewrite(name, params, <R::Of<H> as NativeReturn<H>>::banks(), Arc::new(function));
        }
    };
}
functions!(question1 rewrite1 a A 0);
functions!(question2 rewrite2 a A 0, b B 1);
functions!(question3 rewrite3 a A 0, b B 1, c C 2);

/// Registers a function without arguments.
pub(super) fn rewrite0<H: StdHost>(
    n: &mut Natives<H>,
    name: &str,
    f: impl Fn(&mut Context) -> Attr + Send + Sync + 'static,
) {
    n.rewrite(name, move |r: &mut Rewriter<'_, H>| -> Result<H::Attr, String> {
        let result = r.host.constants(|ctx| f(ctx));
        result.host(r.host)
    });
}

/// How much of what a run may spend on lists the function is about to use: `n` items that are made.
pub(super) fn spending2<H: StdHost>(
    n: &mut Natives<H>,
    name: &str,
    cost: fn(&Context, Attr) -> usize,
    f: impl Fn(&mut Context, Attr, Attr) -> Done<Attr> + Send + Sync + 'static,
) {
    n.rewrite(name, move |r: &mut Rewriter<'_, H>, a: H::Attr, b: H::Attr| -> Result<H::Attr, String> {
        let (a, b) = (Attr::mirror(&*r.host, a), Attr::mirror(&*r.host, b));
        let (a, b) = a.zip(b).ok_or(NO_COUNTERPART)?;
        let items = r.host.constants(|ctx| cost(ctx, a).saturating_add(cost(ctx, b)));
        r.spend_list_items(items)?;
        let result = r.host.constants(|ctx| f(ctx, a, b))?;
        result.host(r.host)
    });
}

/// A whole number that is not negative, of an integer attribute.
pub(super) fn index(ctx: &Context, attr: Attr) -> Done<usize> {
    let number = ctx.int_value(attr).and_then(|n| usize::try_from(n).ok());
    number.ok_or("not an integer attribute that counts something")
}

/// A count as an attribute.
pub(super) fn count(ctx: &mut Context, n: usize) -> Done<Attr> {
    let i64 = ctx.int_type(64);
    ctx.int_attr(i64, n as i128).ok_or("not an integer type")
}

/// The text that a string attribute is.
pub(super) fn text(ctx: &Context, attr: Attr) -> Done<&[u8]> {
    ctx.string_value(attr).ok_or("not a string")
}
