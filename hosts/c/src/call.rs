//! A call of a native, as C sees it: whatever the host is.

use crate::carry::{Carry, Raw};
use pdll::{Args, Bank, Results, Ret, Returned, Rewriter};

/// An operation that a native creates.
#[derive(Debug)]
pub(crate) struct NewOp<'a> {
    pub(crate) name: &'a str,
    pub(crate) operands: &'a [Raw],
    pub(crate) attrs: &'a [(&'a str, Raw)],
    /// `None`: the operation infers them.
    pub(crate) types: Option<&'a [Raw]>,
}

/// What a native gives back.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Given<'a> {
    Handle(Raw),
    List(&'a [Raw]),
    Text(&'a str),
}

/// What a native can ask, and do. An error is the end of a sentence.
pub(crate) trait Access {
    /// How many arguments there are.
    fn count(&self) -> usize;
    /// Argument `i`, if it is no list.
    fn handle(&self, i: usize) -> Option<Raw>;
    /// Argument `i`, if it is a list.
    fn handles(&self, i: usize) -> Option<Vec<Raw>>;
    /// A type or attribute as MLIR writes it, or what an op is called.
    fn text(&self, i: usize) -> Option<String>;
    /// An integer attribute that fits.
    fn int(&self, i: usize) -> Option<i64>;
    /// Gives the next result.
    fn give(&mut self, given: Given<'_>) -> Result<(), String>;
    /// Creates an op.
    fn create(&mut self, new: &NewOp<'_>) -> Result<Raw, String>;
    /// A result of an op.
    fn result(&mut self, op: Raw, i: usize) -> Result<Raw, String>;
    /// Replaces an op by values.
    fn replace(&mut self, op: Raw, values: &[Raw]) -> Result<(), String>;
    /// Erases an op.
    fn erase(&mut self, op: Raw) -> Result<(), String>;
    /// Sets or removes an attribute.
    fn set_attr(&mut self, op: Raw, name: &str, attr: Raw) -> Result<(), String>;
}

/// `PdllCall`: a call that runs.
pub(crate) struct Call<'a> {
    pub(crate) access: &'a mut dyn Access,
    /// Why it fails, as far as it was said.
    pub(crate) why: Option<String>,
}

const ONLY_REWRITES: &str = "a constraint changes no IR";
const NO_HANDLE: &str = "a handle is null, or none";

/// The arguments of a call with the host that they are of.
struct Asked<'a, H: Carry> {
    host: &'a H,
    args: &'a Args<'a, H>,
}

impl<H: Carry> Asked<'_, H> {
    fn handle(&self, i: usize) -> Option<Raw> {
        let args = self.args;
        let op = args.op(i).map(H::raw_op);
        let value = || args.value(i).map(H::raw_value);
        let ty = || args.ty(i).map(H::raw_type);
        op.or_else(value).or_else(ty).or_else(|| args.attr(i).map(H::raw_attr))
    }

    fn handles(&self, i: usize) -> Option<Vec<Raw>> {
        let values = self.args.values(i).map(|list| list.iter().map(|&v| H::raw_value(v)).collect());
        values.or_else(|| self.args.types(i).map(|list| list.iter().map(|&t| H::raw_type(t)).collect()))
    }

    fn text(&self, i: usize) -> Option<String> {
        let attr = self.args.attr(i).map(|attr| self.host.show_attr(attr));
        let ty = || self.args.ty(i).map(|ty| self.host.show_type(ty));
        attr.or_else(ty).or_else(|| self.args.op(i).map(|op| self.host.describe(op)))
    }

    fn int(&self, i: usize) -> Option<i64> {
        let attr = self.args.attr(i)?;
        self.host.read(|world, _| {
            let attr = self.host.mirror_attr(world, attr)?;
            world.ctx().int_value(attr)?.try_into().ok()
        })
    }
}

/// The results that a call gives, in order.
struct Giving<'a, H: Carry> {
    banks: &'a [Bank],
    out: &'a mut Returned<H>,
    /// How many there were before.
    start: usize,
}

impl<H: Carry> Giving<'_, H> {
    fn next(&self) -> Result<Bank, String> {
        let next = self.banks.get(self.out.len() - self.start);
        next.copied().ok_or_else(|| "more is given back than was registered".into())
    }

    fn handle(&mut self, host: &H, given: Given<'_>) -> Result<(), String> {
        let bank = self.next()?;
        let ret = match (bank, given) {
            (Bank::Op, Given::Handle(raw)) => host.op(raw).map(Ret::Op),
            (Bank::Value, Given::Handle(raw)) => host.value(raw).map(Ret::Value),
            (Bank::Type, Given::Handle(raw)) => host.ty(raw).map(Ret::Type),
            (Bank::Attr, Given::Handle(raw)) => host.attribute(raw).map(Ret::Attr),
            (Bank::Values, Given::List(list)) => {
                list.iter().map(|&raw| host.value(raw)).collect::<Option<_>>().map(Ret::Values)
            }
            (Bank::Types, Given::List(list)) => {
                list.iter().map(|&raw| host.ty(raw)).collect::<Option<_>>().map(Ret::Types)
            }
            (bank, _) => return Err(format!("what is given back is no {}", bank.type_name())),
        };
        self.out.push(ret.ok_or(NO_HANDLE)?);
        Ok(())
    }

    fn text(&mut self, host: &mut H, text: &str) -> Result<(), String> {
        let ret = match self.next()? {
            Bank::Attr => host.read_attr(text).map(Ret::Attr),
            Bank::Type => host.read_type(text).map(Ret::Type),
            bank => return Err(format!("a text is given back for a {}", bank.type_name())),
        };
        self.out.push(ret.map_err(|why| format!("`{text}`: {why}"))?);
        Ok(())
    }
}

/// The call of a constraint.
pub(crate) struct ConstraintCall<'a, H: Carry> {
    asked: Asked<'a, H>,
    given: Giving<'a, H>,
}

impl<'a, H: Carry> ConstraintCall<'a, H> {
    pub(crate) fn new(
        host: &'a H,
        args: &'a Args<'a, H>,
        banks: &'a [Bank],
        out: &'a mut Returned<H>,
    ) -> Self {
        let start = out.len();
        Self { asked: Asked { host, args }, given: Giving { banks, out, start } }
    }

    /// Whether all results were given.
    pub(crate) fn is_complete(&self) -> bool {
        self.given.next().is_err()
    }
}

impl<H: Carry> Access for ConstraintCall<'_, H> {
    fn count(&self) -> usize {
        self.asked.args.len()
    }
    fn handle(&self, i: usize) -> Option<Raw> {
        self.asked.handle(i)
    }
    fn handles(&self, i: usize) -> Option<Vec<Raw>> {
        self.asked.handles(i)
    }
    fn text(&self, i: usize) -> Option<String> {
        self.asked.text(i)
    }
    fn int(&self, i: usize) -> Option<i64> {
        self.asked.int(i)
    }
    fn give(&mut self, given: Given<'_>) -> Result<(), String> {
        match given {
            Given::Text(_) => Err("a constraint gives back what there is, and makes nothing".into()),
            given => self.given.handle(self.asked.host, given),
        }
    }
    fn create(&mut self, _: &NewOp<'_>) -> Result<Raw, String> {
        Err(ONLY_REWRITES.into())
    }
    fn result(&mut self, op: Raw, i: usize) -> Result<Raw, String> {
        result_of(self.asked.host, op, i)
    }
    fn replace(&mut self, _: Raw, _: &[Raw]) -> Result<(), String> {
        Err(ONLY_REWRITES.into())
    }
    fn erase(&mut self, _: Raw) -> Result<(), String> {
        Err(ONLY_REWRITES.into())
    }
    fn set_attr(&mut self, _: Raw, _: &str, _: Raw) -> Result<(), String> {
        Err(ONLY_REWRITES.into())
    }
}

fn result_of<H: Carry>(host: &H, op: Raw, i: usize) -> Result<Raw, String> {
    let op = host.op(op).ok_or(NO_HANDLE)?;
    match u32::try_from(i) {
        Ok(i) if i < host.result_count(op) => Ok(H::raw_value(host.result(op, i))),
        _ => Err(format!("{} has no result {i}", host.describe(op))),
    }
}

/// The call of a rewrite.
pub(crate) struct RewriteCall<'a, 'r, H: Carry> {
    rewriter: &'a mut Rewriter<'r, H>,
    args: &'a Args<'a, H>,
    given: Giving<'a, H>,
}

impl<'a, 'r, H: Carry> RewriteCall<'a, 'r, H> {
    pub(crate) fn new(
        rewriter: &'a mut Rewriter<'r, H>,
        args: &'a Args<'a, H>,
        banks: &'a [Bank],
        out: &'a mut Returned<H>,
    ) -> Self {
        let start = out.len();
        Self { rewriter, args, given: Giving { banks, out, start } }
    }

    /// Whether all results were given.
    pub(crate) fn is_complete(&self) -> bool {
        self.given.next().is_err()
    }

    fn asked(&self) -> Asked<'_, H> {
        Asked { host: &*self.rewriter.host, args: self.args }
    }

    fn values(&self, list: &[Raw]) -> Result<Vec<H::Value>, String> {
        let values: Option<Vec<_>> = list.iter().map(|&raw| self.rewriter.host.value(raw)).collect();
        Ok(values.ok_or(NO_HANDLE)?)
    }
}

impl<H: Carry> Access for RewriteCall<'_, '_, H> {
    fn count(&self) -> usize {
        self.args.len()
    }
    fn handle(&self, i: usize) -> Option<Raw> {
        self.asked().handle(i)
    }
    fn handles(&self, i: usize) -> Option<Vec<Raw>> {
        self.asked().handles(i)
    }
    fn text(&self, i: usize) -> Option<String> {
        self.asked().text(i)
    }
    fn int(&self, i: usize) -> Option<i64> {
        self.asked().int(i)
    }
    fn give(&mut self, given: Given<'_>) -> Result<(), String> {
        match given {
            Given::Text(text) => self.given.text(self.rewriter.host, text),
            given => self.given.handle(self.rewriter.host, given),
        }
    }
    fn create(&mut self, new: &NewOp<'_>) -> Result<Raw, String> {
        let operands = self.values(new.operands)?;
        let host = &*self.rewriter.host;
        let attrs: Option<Vec<_>> =
            new.attrs.iter().map(|&(name, attr)| Some((name, host.attribute(attr)?))).collect();
        let types: Option<Option<Vec<_>>> =
            new.types.map(|types| types.iter().map(|&ty| host.ty(ty)).collect());
        let (attrs, types) = (attrs.ok_or(NO_HANDLE)?, types.map(|types| types.ok_or(NO_HANDLE)));
        let types = types.transpose()?;
        let results = types.as_deref().map_or(Results::Infer, Results::Types);
        let op = self.rewriter.create_named(new.name, &operands, &attrs, results);
        op.map(H::raw_op).map_err(|why| format!("'{}' is not created: {why}", new.name))
    }
    fn result(&mut self, op: Raw, i: usize) -> Result<Raw, String> {
        result_of(&*self.rewriter.host, op, i)
    }
    fn replace(&mut self, op: Raw, values: &[Raw]) -> Result<(), String> {
        let values = self.values(values)?;
        let op = self.rewriter.host.op(op).ok_or(NO_HANDLE)?;
        self.rewriter.replace(op, &values).map_err(|why| why.to_string())
    }
    fn erase(&mut self, op: Raw) -> Result<(), String> {
        let op = self.rewriter.host.op(op).ok_or(NO_HANDLE)?;
        self.rewriter.erase(op).map_err(|why| why.to_string())
    }
    fn set_attr(&mut self, op: Raw, name: &str, attr: Raw) -> Result<(), String> {
        let host = &mut *self.rewriter.host;
        let op = host.op(op).ok_or(NO_HANDLE)?;
        let attr = match attr.is_null() {
            true => None,
            false => Some(host.attribute(attr).ok_or(NO_HANDLE)?),
        };
        let name = host.link_attr_name(name).map_err(|why| format!("'{name}': {why}"))?;
        self.rewriter.set_attr(op, name, attr).map_err(|why| why.to_string())
    }
}
