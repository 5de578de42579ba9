//! IR as a list of lines, an operation a line, and what a step does to it: lines that go and lines that come.
//!
//! A line never changes: an operation that is changed gets another one in its place. So a step is told by as
//! much as it has changed, whatever else there is, and can be done and undone by whoever has the list.

use super::text::Texts;
use pdll_host_ir::IrHost;
use pdll_ir::{Block, Body, BodyId, Context, Ir, Op, Region};
use rustc_hash::FxHashMap;

/// Which body: the operation that owns it, none for the top.
pub(super) type BodyKey = Option<(BodyId, Op)>;

/// An operation of any body.
pub(super) type Key = (BodyKey, Op);

/// What a step does to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    /// It goes; it stood after that one.
    Remove { line: u32, after: u32 },
    /// It comes after that one, so far indented.
    Insert { line: u32, after: u32, depth: u32, text: Box<str> },
}

/// What a line is to what it is a line of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// The first line of an operation.
    First(Key),
    /// The last one.
    Last(Key),
    /// The operations of this block come after it.
    Start(BodyKey, Block),
}

/// A line that is there, or is to come.
#[derive(Clone, Debug, Default)]
struct Line {
    before: u32,
    next: u32,
    depth: u32,
    text: Box<str>,
    roles: Vec<Role>,
}

/// Where operations are: in an IR, or in a body by itself, from which other bodies cannot be seen.
#[derive(Clone, Copy)]
enum Place<'a> {
    Ir(&'a Ir, BodyId),
    Body(&'a Body),
}

impl<'a> Place<'a> {
    fn body(self) -> &'a Body {
        match self {
            Place::Ir(ir, id) => ir.body(id),
            Place::Body(body) => body,
        }
    }

    /// The regions of an operation, and where they are; `None` if they cannot be seen.
    fn regions(self, op: Op) -> Option<(Place<'a>, &'a [Region])> {
        match self {
            Place::Ir(ir, id) => {
                let (id, regions) = ir.regions(id, op);
                Some((Place::Ir(ir, id), regions))
            }
            Place::Body(body) => body.child(op).is_none().then(|| (self, body.regions(op))),
        }
    }
}

/// The list. Line 0 stands before all others and has no text.
#[derive(Debug)]
pub(super) struct Lines {
    lines: Vec<Line>,
    /// First and last line of each operation.
    ops: FxHashMap<Key, (u32, u32)>,
    starts: FxHashMap<(BodyKey, Block), u32>,
    /// The operation that owns a body, as an operation of its own body.
    owners: FxHashMap<(BodyId, Op), Key>,
    pub(super) texts: Texts,
    edits: Vec<Edit>,
    /// Operations to look at when the step is over, and whether blocks were made, moved or erased.
    touched: Vec<Op>,
    surgery: bool,
}

impl Lines {
    /// The lines of an IR.
    pub(super) fn of(ctx: &Context, ir: &Ir) -> Lines {
        let mut lines = Lines {
            lines: vec![Line::default()],
            ops: FxHashMap::default(),
            starts: FxHashMap::default(),
            owners: FxHashMap::default(),
            texts: Texts::default(),
            edits: Vec::new(),
            touched: Vec::new(),
            surgery: false,
        };
        let mut fresh = Vec::new();
        lines.write(ctx, Place::Ir(ir, pdll_ir::TOP), ir.top_op(), 0, &mut fresh);
        lines.insert_all(0, fresh);
        lines
    }

    /// The IR is this now, whatever was done to it.
    pub(super) fn becomes(&mut self, ctx: &Context, ir: &Ir) {
        let mut fresh = Vec::new();
        self.write(ctx, Place::Ir(ir, pdll_ir::TOP), ir.top_op(), 0, &mut fresh);
        self.replace_between(0, 0, fresh);
    }

    /// What was done since this was last asked for.
    pub(super) fn take_edits(&mut self) -> Vec<Edit> {
        std::mem::take(&mut self.edits)
    }

    /// An operation has come, or may read otherwise than before.
    pub(super) fn touch(&mut self, op: Op) {
        self.touched.push(op);
    }

    /// Blocks were made, moved or erased.
    pub(super) fn surgery(&mut self) {
        self.surgery = true;
    }

    /// An operation is about to go, with all in it.
    pub(super) fn erase(&mut self, body: &Body, op: Op) {
        self.remove_op((body.owner(), op));
        let mut gone = Vec::new();
        body.walk_into(op, false, &mut gone);
        for op in gone {
            self.ops.remove(&(body.owner(), op));
            self.texts.forget((body.owner(), op));
        }
    }

    /// An operation has gone elsewhere in its body.
    pub(super) fn moved(&mut self, body: &Body, op: Op) {
        self.remove_op((body.owner(), op));
        self.touch(op);
    }

    /// The step is over: what was touched is written anew where it reads otherwise.
    pub(super) fn settle(&mut self, host: &IrHost) {
        let body = &host.body;
        if std::mem::take(&mut self.surgery) {
            self.touched.clear();
            self.write_body(&host.ctx, body);
        }
        let mut touched = std::mem::take(&mut self.touched);
        for op in touched.drain(..) {
            if body.is_live(op) && body.block(op).is_some() {
                self.settle_op(&host.ctx, body, op);
            }
        }
        self.touched = touched;
    }

    fn settle_op(&mut self, ctx: &Context, body: &Body, op: Op) {
        let Some(&(first, last)) = self.ops.get(&(body.owner(), op)) else {
            self.settle_new(ctx, body, op);
            return;
        };
        let text = self.texts.first_line(ctx, body, op, first != last);
        self.renew(first, text);
        if first != last {
            let text = self.texts.last_line(ctx, body, op);
            self.renew(last, text);
        }
    }

    /// Puts another line in the place of one that reads otherwise.
    fn renew(&mut self, line: u32, text: String) {
        let old = &mut self.lines[line as usize];
        if *text == *old.text {
            return;
        }
        let (after, depth, roles) = (old.before, old.depth, std::mem::take(&mut old.roles));
        self.remove(line);
        self.insert(after, Line { depth, text: text.into(), roles, ..Line::default() });
    }

    /// Puts an operation in that has no lines, after those before it that have none either.
    fn settle_new(&mut self, ctx: &Context, body: &Body, op: Op) {
        let owner = body.owner();
        let mut new = vec![op];
        let mut before = body.prev(op);
        while let Some(op) = before.filter(|&op| !self.ops.contains_key(&(owner, op))) {
            new.push(op);
            before = body.prev(op);
        }
        let Some(block) = body.block(op) else { return };
        let start = self.starts.get(&(owner, block)).copied();
        let Some(mut after) = before.map(|op| self.ops[&(owner, op)].1).or(start) else { return };
        // Within its block an operation is as far indented as the line before it that is one of an operation.
        let depth = match before {
            Some(op) => self.lines[self.ops[&(owner, op)].0 as usize].depth,
            None => self.lines[after as usize].depth + 1,
        };
        for op in new.into_iter().rev() {
            let mut fresh = Vec::new();
            self.write(ctx, Place::Body(body), op, depth, &mut fresh);
            after = self.insert_all(after, fresh);
        }
    }

    /// Writes all of a body anew.
    fn write_body(&mut self, ctx: &Context, body: &Body) {
        let owner = body.owner().and_then(|owner| self.owners.get(&owner).copied());
        let Some(&(first, last)) = owner.and_then(|owner| self.ops.get(&owner)) else { return };
        let depth = self.lines[first as usize].depth;
        let mut fresh = Vec::new();
        let from = self.write_regions(ctx, Place::Body(body), body.roots(), depth, &mut fresh);
        if let Some(roles) = from {
            self.take_roles(first, &roles);
        }
        self.replace_between(first, last, fresh);
    }

    /// Puts lines in place of those between two, but for those at the beginning and at the end that are the
    /// same.
    fn replace_between(&mut self, first: u32, last: u32, fresh: Vec<Line>) {
        let mut old = Vec::new();
        let mut at = self.lines[first as usize].next;
        while at != last {
            old.push(at);
            at = self.lines[at as usize].next;
        }
        let same = |line: &u32, fresh: &Line| {
            let line = &self.lines[*line as usize];
            line.text == fresh.text && line.depth == fresh.depth
        };
        let begin = old.iter().zip(&fresh).take_while(|(old, fresh)| same(old, fresh)).count();
        let pairs = old[begin..].iter().rev().zip(fresh[begin..].iter().rev());
        let end = pairs.take_while(|(old, fresh)| same(old, fresh)).count();
        let (old_end, new_end) = (old.len() - end, fresh.len() - end);
        let mut after = first;
        for &line in &old[begin..old_end] {
            self.remove(line);
        }
        for (number, line) in fresh.into_iter().enumerate() {
            let kept = match number {
                _ if number < begin => Some(old[number]),
                _ if number >= new_end => Some(old[old_end + number - new_end]),
                _ => None,
            };
            after = match kept {
                Some(kept) => {
                    self.take_roles(kept, &line.roles);
                    kept
                }
                None => self.insert(after, line),
            };
        }
    }

    /// Makes the lines of an operation.
    fn write(&mut self, ctx: &Context, place: Place<'_>, op: Op, depth: u32, out: &mut Vec<Line>) {
        let body = place.body();
        let key = (body.owner(), op);
        let inner = place.regions(op).filter(|(_, regions)| !regions.is_empty());
        let text = self.texts.first_line(ctx, body, op, inner.is_some());
        let mut first = Line { depth, text: text.into(), roles: vec![Role::First(key)], ..Line::default() };
        let Some((inside, regions)) = inner else {
            first.roles.push(Role::Last(key));
            out.push(first);
            return;
        };
        if let Some(owner) = inside.body().owner().filter(|_| body.child(op).is_some()) {
            self.owners.insert(owner, key);
        }
        let at = out.len();
        out.push(first);
        if let Some(roles) = self.write_regions(ctx, inside, regions, depth, out) {
            out[at].roles.extend(roles);
        }
        let text = self.texts.last_line(ctx, body, op);
        out.push(Line { depth, text: text.into(), roles: vec![Role::Last(key)], ..Line::default() });
    }

    /// Makes the lines between braces. What is given belongs to the line before them.
    fn write_regions(
        &mut self,
        ctx: &Context,
        place: Place<'_>,
        regions: &[Region],
        depth: u32,
        out: &mut Vec<Line>,
    ) -> Option<Vec<Role>> {
        let body = place.body();
        let mut header = None;
        for (number, &region) in regions.iter().enumerate() {
            if number > 0 {
                out.push(Line { depth, text: "}, {".into(), ..Line::default() });
            }
            for (i, &block) in body.blocks(region).iter().enumerate() {
                let start = Role::Start(body.owner(), block);
                if i == 0 && body.block_args(block).is_empty() {
                    match (number, out.last_mut()) {
                        (1.., Some(separator)) => separator.roles.push(start),
                        _ => header = Some(vec![start]),
                    }
                } else {
                    let text = self.texts.label(ctx, body, block).into();
                    out.push(Line { depth, text, roles: vec![start], ..Line::default() });
                }
                body.ops(block).for_each(|op| self.write(ctx, place, op, depth + 1, out));
            }
        }
        header
    }

    fn insert_all(&mut self, after: u32, lines: Vec<Line>) -> u32 {
        lines.into_iter().fold(after, |after, line| self.insert(after, line))
    }

    fn insert(&mut self, after: u32, mut line: Line) -> u32 {
        let number = self.lines.len() as u32;
        let next = self.lines[after as usize].next;
        (line.before, line.next) = (after, next);
        self.edits.push(Edit::Insert { line: number, after, depth: line.depth, text: line.text.clone() });
        let roles = std::mem::take(&mut line.roles);
        self.lines.push(line);
        self.lines[after as usize].next = number;
        self.lines[next as usize].before = number;
        self.take_roles(number, &roles);
        number
    }

    /// Tells a line what it is now.
    fn take_roles(&mut self, line: u32, roles: &[Role]) {
        for &role in roles {
            match role {
                Role::First(key) => self.ops.entry(key).or_insert((line, line)).0 = line,
                Role::Last(key) => self.ops.entry(key).or_insert((line, line)).1 = line,
                Role::Start(body, block) => drop(self.starts.insert((body, block), line)),
            }
            let known = &mut self.lines[line as usize].roles;
            if !known.contains(&role) {
                known.push(role);
            }
        }
    }

    /// Takes the lines of an operation out.
    fn remove_op(&mut self, key: Key) {
        let Some((first, last)) = self.ops.remove(&key) else { return };
        let mut line = first;
        loop {
            let next = self.lines[line as usize].next;
            for role in std::mem::take(&mut self.lines[line as usize].roles) {
                if let Role::First(key) = role {
                    self.ops.remove(&key);
                }
            }
            self.remove(line);
            if line == last {
                return;
            }
            line = next;
        }
    }

    fn remove(&mut self, line: u32) {
        let Line { before, next, .. } = std::mem::take(&mut self.lines[line as usize]);
        self.lines[before as usize].next = next;
        self.lines[next as usize].before = before;
        self.edits.push(Edit::Remove { line, after: before });
    }
}
