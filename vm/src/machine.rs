//! The machine: a linked program with registers, and the rewrite loop.

use crate::host::{AttrSym, HostMut, OpSpec, Results};
use crate::link::{Linked, Native, Site};
use crate::matcher::{self, Load, Loops, NONE, get, load, read, set, slice, store};
use crate::natives::{Args, InferFn};
use crate::rewriter::{Edit, Events, Log, Rewriter, State};
use pdll_bytecode::isa::{Pairs, RegWords, length_at, opcode as o, opcode_at};
use pdll_bytecode::{Bank, FAIL, Reg};

/// How a rewrite went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done.
    Done,
    /// It failed and changed nothing: the next best pattern can be tried. Empty: a native said so without a reason.
    Failed(Box<Reason>),
    /// It was done in part, or left something undone; IR is valid. This is a mistake in the pattern or in a native.
    Broken(Box<Reason>),
}

/// Why a rewrite failed. Boxed, so that the usual outcome comes back in a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(pub String);

impl From<String> for Box<Reason> {
    #[cold]
    fn from(text: String) -> Self {
        Box::new(Reason(text))
    }
}

impl From<&str> for Box<Reason> {
    #[cold]
    fn from(text: &str) -> Self {
        Box::new(Reason(text.to_string()))
    }
}

/// Runs a linked program on a host.
#[derive(Debug)]
pub struct Machine<'p, H: HostMut> {
    linked: &'p Linked<H>,
    pub(crate) state: State<H>,
    loops: Loops<H>,
    log: Log<H>,
    sites: Vec<Site>,
    entries: Vec<u32>,
    pub(crate) matched: Vec<H::Op>,
    pub(crate) operands: Vec<H::Value>,
    attrs: Vec<(AttrSym, H::Attr)>,
    types: Vec<H::Type>,
}

/// Why a step of a rewrite failed.
const USED_ERASED: &str = "something is used that is missing or has been erased by the same rewrite";

impl<'p, H: HostMut> Machine<'p, H> {
    /// A machine for this program.
    #[must_use]
    pub fn new(linked: &'p Linked<H>) -> Self {
        Self {
            linked,
            state: State::new(&linked.registers),
            loops: Loops::new(),
            log: Log::new(),
            sites: linked.sites.clone(),
            entries: linked.entries.clone(),
            matched: Vec::new(),
            operands: Vec::new(),
            attrs: Vec::new(),
            types: Vec::new(),
        }
    }

    /// The program.
    #[must_use]
    pub fn linked(&self) -> &'p Linked<H> {
        self.linked
    }

    /// Where matching of ops of this kind starts; 0 if no pattern can match them.
    #[inline]
    pub fn entry(&mut self, host: &H, kind: u32) -> u32 {
        match self.entries.get(kind as usize) {
            Some(&entry) if entry != crate::link::UNSEEN => entry,
            _ => self.new_entry(host, kind),
        }
    }

    #[cold]
    fn new_entry(&mut self, host: &H, kind: u32) -> u32 {
        let entry = self.linked.entry(host, kind);
        if self.entries.len() <= kind as usize {
            self.entries.resize(kind as usize + 1, crate::link::UNSEEN);
        }
        self.entries[kind as usize] = entry;
        entry
    }

    /// The best pattern that matches at `root`, of those after `floor` (all, if none). What it captured stays in the machine until the
    /// next call.
    #[inline(always)]
    pub fn best_match(&mut self, host: &H, root: H::Op, floor: Option<u32>) -> Option<u32> {
        let entry = self.entry(host, host.op_kind(root));
        if entry == 0 {
            return None;
        }
        let first = floor.map_or(0, |f| f + 1);
        let (state, loops) = (&mut self.state, &mut self.loops);
        let found = matcher::best_match(self.linked, host, state, loops, root, entry, first);
        (found != NONE).then_some(found)
    }

    /// Applies the rewrite of a pattern that [`Self::best_match`] has just found at `root`.
    pub fn rewrite<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        root: H::Op,
        pattern: u32,
    ) -> Outcome {
        if self.rewrite_directly(host, events, root, pattern) {
            return Outcome::Done;
        }
        let Some(info) = self.linked.patterns.get(pattern as usize) else {
            return Outcome::Failed("there is no such pattern".into());
        };
        if let Some(why) = self.foresee(host, pattern) {
            return Outcome::Failed(why.into());
        }
        self.matched.clear();
        for &reg in self.linked.lists.get(info.matched) {
            if let Some(op) = get(&self.state.ops, reg) {
                self.matched.push(op);
            }
        }
        host.begin_rewrite(root, &self.matched);
        self.log.clear();
        let ended = self.run(host, events, pattern, info.rewrite as usize);
        let mut edit = Edit { host, events, log: &mut self.log };
        match ended {
            Ok(()) => match edit.finish() {
                None => Outcome::Done,
                Some(op) => {
                    let op = edit.host.describe(op);
                    Outcome::Broken(format!("{op} is erased but still used; it was kept").into())
                }
            },
            Err(why) if edit.log.changed => {
                edit.finish();
                Outcome::Broken(why)
            }
            Err(why) => {
                edit.undo();
                Outcome::Failed(why)
            }
        }
    }

    /// Why the rewrite would leave uses of an op that it erases, if that is certain.
    fn foresee(&self, host: &H, pattern: u32) -> Option<String> {
        let info = self.linked.patterns.get(pattern as usize)?;
        let [erased, gone] = [info.erased, info.gone].map(|list| self.linked.lists.get(list));
        for &reg in erased {
            let op = get(&self.state.ops, reg)?;
            for i in 0..host.result_count(op) {
                let stays = |user| !gone.iter().any(|&r| get(&self.state.ops, r) == Some(user));
                let stop = |user| {
                    if stays(user) {
                        std::ops::ControlFlow::Break(())
                    } else {
                        std::ops::ControlFlow::Continue(())
                    }
                };
                if host.for_each_user(host.result(op, i), stop).is_break() {
                    return Some(format!("{} is to be erased but is used", host.describe(op)));
                }
            }
        }
        None
    }

    fn run<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        pattern: u32,
        start: usize,
    ) -> Result<(), Box<Reason>> {
        let mut pc = start;
        loop {
            match self.step(host, events, pattern, pc) {
                Ok(Some(next)) => pc = next,
                Ok(None) => return Ok(()),
                Err(why) => return Err(self.linked.placed(why, pc)),
            }
        }
    }

    /// Runs the instruction at `pc`; gives the position of the next one, if there is one.
    #[inline(always)]
    fn step<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        pattern: u32,
        pc: usize,
    ) -> Result<Option<usize>, Box<Reason>> {
        let linked = self.linked;
        let code = &linked.code[..];
        let (op, next) = (opcode_at(code, pc), pc + length_at(code, pc));
        // Handles of what goes must not be used again; if this is the last step nobody can.
        self.log.track = opcode_at(code, next) != o::Done;
        match op {
            // The commonest load by far.
            o::Operand => {
                read!(code, pc, Operand { dst, op, index });
                let src = self.op(op)?;
                if index >= host.operand_count(src) {
                    return Err(USED_ERASED.into());
                }
                set(&mut self.state.values, dst, Some(host.operand(src, index)));
            }
            o::CreateReplacing => {
                read!(code, pc, CreateReplacing { dst, old, name, operands, attrs });
                let (old, site) = (self.op(old)?, name);
                self.gather_operands(operands)?;
                self.gather_attrs(attrs);
                let results = host.result_count(old);
                let kind = self.kind(host, site, self.operands.len() as u32, results);
                let spec = OpSpec {
                    name: self.site_name(site),
                    kind: Some(kind),
                    operands: &self.operands,
                    attrs: &self.attrs,
                    results: Results::Like(old),
                };
                let new =
                    if events.in_place() && host.in_place(old, &spec) && !self.log.waiting.contains(&old) {
                        events.replacing_in_place(host, old, kind, &self.operands);
                        if self.log.track {
                            self.log.gone_ops.push(old);
                            self.log.gone_values.extend((0..results).map(|i| host.result(old, i)));
                        }
                        self.log.changed = true;
                        host.replace_in_place(old, &spec);
                        old
                    } else {
                        let mut edit = Edit { host, events, log: &mut self.log };
                        let new = edit.create(&spec)?;
                        edit.replace_with_op(old, new)?;
                        new
                    };
                self.forget(pattern);
                set(&mut self.state.ops, dst, Some(new));
            }
            o::Create => {
                read!(code, pc, Create { dst, name, operands, attrs, types });
                self.gather_operands(operands)?;
                self.gather_attrs(attrs);
                self.gather_types(types)?;
                self.create(host, events, dst, name, true)?;
            }
            o::CreateInfer => {
                read!(code, pc, CreateInfer { dst, name, operands, attrs });
                self.gather_operands(operands)?;
                self.gather_attrs(attrs);
                self.types.clear();
                let f = linked.facts.inference(self.site_name(name));
                if let Some(f) = f {
                    self.types = self.infer(host, name, f)?;
                }
                self.create(host, events, dst, name, f.is_some())?;
            }
            o::ReplaceWithOp => {
                read!(code, pc, ReplaceWithOp { op, with });
                let (old, with) = (self.op(op)?, self.op(with)?);
                Edit { host, events, log: &mut self.log }.replace_with_op(old, with)?;
                self.forget(pattern);
            }
            o::ReplaceWithValues => {
                read!(code, pc, ReplaceWithValues { op, with });
                let old = self.op(op)?;
                self.gather_operands(with)?;
                Edit { host, events, log: &mut self.log }.replace(old, &self.operands)?;
                self.forget(pattern);
            }
            o::Erase => {
                read!(code, pc, Erase { op });
                let old = self.op(op)?;
                Edit { host, events, log: &mut self.log }.erase(old)?;
                self.forget(pattern);
            }
            o::Rewrite => {
                read!(code, pc, Rewrite { native, args, results });
                self.call(host, events, native, args, results, pattern)?;
            }
            o::MakeValues => {
                read!(code, pc, MakeValues { dst, parts });
                self.gather_operands(parts)?;
                let start = self.state.value_memory.len();
                self.state.value_memory.extend_from_slice(&self.operands);
                let made = slice(start, self.state.value_memory.len());
                set(&mut self.state.value_lists, dst, Some(made));
            }
            o::MakeTypes => {
                read!(code, pc, MakeTypes { dst, parts });
                self.gather_types(parts)?;
                let start = self.state.type_memory.len();
                self.state.type_memory.extend_from_slice(&self.types);
                let made = slice(start, self.state.type_memory.len());
                set(&mut self.state.type_lists, dst, Some(made));
            }
            o::Jump => {
                read!(code, pc, Jump { to });
                if to == FAIL {
                    return Err("".into());
                }
                return Ok(Some(to as usize));
            }
            o::Done => return Ok(None),
            _ => match load(linked, host, &mut self.state, code, pc) {
                Load::Next(_) => {}
                Load::Missing(0) => return Err(USED_ERASED.into()),
                Load::Missing(to) => return Ok(Some(to as usize)),
                Load::Unknown => return Err("the program is damaged".into()),
            },
        }
        Ok(Some(next))
    }

    /// Creates an op from what was gathered; `known`: its result types are.
    fn create<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        dst: u32,
        site: u32,
        known: bool,
    ) -> Result<(), Box<Reason>> {
        let (operands, results) = (self.operands.len() as u32, self.types.len() as u32);
        let kind = known.then(|| self.kind(host, site, operands, results));
        let spec = OpSpec {
            name: self.site_name(site),
            kind,
            operands: &self.operands,
            attrs: &self.attrs,
            results: if known { Results::Types(&self.types) } else { Results::Infer },
        };
        let new = Edit { host, events, log: &mut self.log }.create(&spec)?;
        set(&mut self.state.ops, dst, Some(new));
        Ok(())
    }

    fn call<E: Events<H>>(
        &mut self,
        host: &mut H,
        events: &mut E,
        native: u32,
        args: RegWords<'_>,
        results: RegWords<'_>,
        pattern: u32,
    ) -> Result<(), Box<Reason>> {
        let Some(Native::Rewrite(function)) = self.linked.natives.get(native as usize) else {
            return Err("the program is damaged".into());
        };
        let mut out = Vec::new();
        let mut rewriter: Rewriter<'_, H> = Edit { host, events, log: &mut self.log };
        function(&mut rewriter, &Args { state: &self.state, regs: args }, &mut out)?;
        self.forget(pattern);
        if out.len() != results.len() {
            return Err(format!("a native returned {} results, not {}", out.len(), results.len()).into());
        }
        for (ret, reg) in out.into_iter().zip(results.iter()) {
            if !store(&mut self.state, ret, reg) {
                return Err("a native returned a result of another sort than it was registered with".into());
            }
        }
        Ok(())
    }

    fn op(&self, reg: u32) -> Result<H::Op, Box<Reason>> {
        get(&self.state.ops, reg).ok_or_else(|| USED_ERASED.into())
    }

    pub(crate) fn site_name(&self, site: u32) -> crate::OpSym {
        self.sites.get(site as usize).map_or(crate::OpSym(u32::MAX), |s| s.name)
    }

    /// The result types of an op that is to be created from what was gathered.
    #[cold]
    fn infer(
        &self,
        host: &mut H,
        site: u32,
        (text, f): &(String, InferFn<H>),
    ) -> Result<Vec<H::Type>, Box<Reason>> {
        let name = self.site_name(site);
        let (operands, attrs) = (&self.operands, &self.attrs);
        let spec = OpSpec { name, kind: None, operands, attrs, results: Results::Infer };
        Ok(f(host, &spec).map_err(|why| format!("the result types of '{text}' cannot be inferred: {why}"))?)
    }

    pub(crate) fn kind(&mut self, host: &mut H, site: u32, operands: u32, results: u32) -> u32 {
        let Some(site) = self.sites.get_mut(site as usize) else { return u32::MAX };
        if site.operands != operands || site.results != results {
            site.kind = host.link_kind(site.name, operands, results);
            (site.operands, site.results) = (operands, results);
        }
        site.kind
    }

    /// Lays values and lists of values end to end.
    #[inline(always)]
    fn gather_operands(&mut self, parts: RegWords<'_>) -> Result<(), Box<Reason>> {
        self.operands.clear();
        for part in parts.iter() {
            if part.bank == Bank::Value {
                self.operands.push(get(&self.state.values, part.index).ok_or(USED_ERASED)?);
            } else {
                self.operands.extend_from_slice(self.state.value_list(part.index).ok_or(USED_ERASED)?);
            }
        }
        Ok(())
    }

    /// Attributes whose register is missing are left out, as in MLIR.
    fn gather_attrs(&mut self, attrs: Pairs<'_>) {
        let attrs =
            attrs.iter().filter_map(|(name, reg)| Some((AttrSym(name), get(&self.state.attrs, reg)?)));
        self.attrs.clear();
        self.attrs.extend(attrs);
    }

    /// Lays types and lists of types end to end.
    fn gather_types(&mut self, parts: RegWords<'_>) -> Result<(), Box<Reason>> {
        self.types.clear();
        for part in parts.iter() {
            if part.bank == Bank::Type {
                self.types.push(get(&self.state.types, part.index).ok_or(USED_ERASED)?);
            } else {
                self.types.extend_from_slice(self.state.type_list(part.index).ok_or(USED_ERASED)?);
            }
        }
        Ok(())
    }

    /// Empties the registers that hold what has gone.
    fn forget(&mut self, pattern: u32) {
        if self.log.gone_ops.is_empty() {
            return;
        }
        let (ops, values) = (&self.log.gone_ops, &self.log.gone_values);
        let state = &mut self.state;
        let reads = self.linked.lists.get(self.linked.patterns[pattern as usize].reads);
        for Reg { bank, index } in reads.iter().filter_map(|&word| Reg::from_word(word)) {
            match bank {
                Bank::Op if get(&state.ops, index).is_some_and(|op| ops.contains(&op)) => {
                    set(&mut state.ops, index, None);
                }
                Bank::Value if get(&state.values, index).is_some_and(|v| values.contains(&v)) => {
                    set(&mut state.values, index, None);
                }
                Bank::Values
                    if state.value_list(index).is_some_and(|l| l.iter().any(|v| values.contains(v))) =>
                {
                    set(&mut state.value_lists, index, None);
                }
                _ => {}
            }
        }
        self.log.gone_ops.clear();
        self.log.gone_values.clear();
    }
}
