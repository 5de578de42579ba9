//! A tree of bodies: the module's own, and one for each isolated op that has its own.

use crate::body::{Body, OpSpec};
use crate::context::Context;
use crate::entity::{Block, BodyId, Op, Region};
use crate::registry::Traits;

/// A top op and everything in it. See the [crate docs](crate) for which op owns which body.
#[derive(Clone, Debug)]
pub struct Ir {
    bodies: Vec<Body>,
    top: Op,
}

/// The body that holds the top op.
pub const TOP: BodyId = BodyId(0);

impl Ir {
    /// An empty `builtin.module` with one empty block, at an unknown location.
    pub fn new(ctx: &mut Context) -> Ir {
        let known = *ctx.known();
        let shape = ctx.op_shape(known.module, 0, 0);
        let spec =
            OpSpec { shape, operands: &[], results: &[], attrs: known.no_attrs, loc: known.unknown_loc };
        let mut body = Body::new();
        let top = body.create(&spec);
        let region = body.add_region(top);
        body.add_block(region);
        Ir::from_top(body, top)
    }

    /// An IR whose top op has been built in a body (without own-body children).
    pub(crate) fn from_top(mut body: Body, top: Op) -> Ir {
        body.set_roots(body.regions(top).to_vec());
        Ir { bodies: vec![body], top }
    }

    pub(crate) fn from_bodies(mut bodies: Vec<Body>, top: Op) -> Ir {
        let roots = bodies[0].regions(top).to_vec();
        if !roots.is_empty() {
            bodies[0].set_roots(roots);
        }
        Ir { bodies, top }
    }

    /// The top op, in [`Self::top`]. Usually a `builtin.module`.
    pub fn top_op(&self) -> Op {
        self.top
    }

    /// The body that holds the top op.
    pub fn top(&self) -> &Body {
        &self.bodies[0]
    }

    /// The body that holds the top op, to change it.
    pub fn top_mut(&mut self) -> &mut Body {
        &mut self.bodies[0]
    }

    /// First block of the top op (of a module: its only one). Panics if the top op has no block in the top
    /// body.
    pub fn module_block(&self) -> Block {
        self.top().blocks(self.top().regions(self.top)[0])[0]
    }

    /// All bodies, by number; orphans included.
    pub fn bodies(&self) -> &[Body] {
        &self.bodies
    }

    /// All bodies, to rewrite them (in parallel).
    pub fn bodies_mut(&mut self) -> &mut [Body] {
        &mut self.bodies
    }

    /// A copy of the top body, and as many empty places for the others: into them a thread puts those that it
    /// works at.
    #[must_use]
    pub fn outline(&self) -> Self {
        let mut bodies = vec![self.bodies[0].clone()];
        bodies.resize_with(self.bodies.len(), Body::new);
        Self { bodies, top: self.top }
    }

    /// Numbers of all bodies, the top one first, then in order of their creation.
    pub fn body_ids(&self) -> impl Iterator<Item = BodyId> + use<> {
        (0..self.bodies.len() as u32).map(BodyId)
    }

    /// The body with this number, which must be one of [`Self::body_ids`].
    #[inline]
    pub fn body(&self, id: BodyId) -> &Body {
        &self.bodies[id.index()]
    }

    /// A body, to change it.
    #[inline]
    pub fn body_mut(&mut self, id: BodyId) -> &mut Body {
        &mut self.bodies[id.index()]
    }

    /// Regions of an op, with the body that holds them.
    pub fn regions(&self, body: BodyId, op: Op) -> (BodyId, &[Region]) {
        match self.body(body).inside(op) {
            (_, Some(child)) => (child, self.body(child).roots()),
            (regions, None) => (body, regions),
        }
    }

    /// The op in whose regions `op` is, with its body.
    pub fn parent(&self, body: BodyId, op: Op) -> Option<(BodyId, Op)> {
        self.body(body).block(op)?;
        match self.body(body).parent_op(op) {
            Some(parent) => Some((body, parent)),
            None => self.body(body).owner(),
        }
    }

    /// Appends a region to an op: in its child body (made if need be) if ops of its name own one, else beside
    /// it.
    pub fn add_region(&mut self, ctx: &Context, body: BodyId, op: Op) -> (BodyId, Region) {
        if !ctx.traits(self.body(body).shape(op)).contains(Traits::OWN_BODY) {
            return (body, self.body_mut(body).add_region(op));
        }
        let child = match self.body(body).child(op) {
            Some(child) => child,
            None => {
                let child = BodyId(self.bodies.len() as u32);
                let mut new = Body::new();
                new.set_owner(body, op);
                self.bodies.push(new);
                self.body_mut(body).set_child(op, child);
                child
            }
        };
        (child, self.body_mut(child).add_root())
    }

    /// Adds a body, which says itself who owns it.
    pub(crate) fn push_body(&mut self, body: Body) -> BodyId {
        self.bodies.push(body);
        BodyId(self.bodies.len() as u32 - 1)
    }

    /// Whether the owner of a body is still there (and its owner, and so on).
    pub fn is_reachable(&self, mut id: BodyId) -> bool {
        while let Some((parent, op)) = self.body(id).owner() {
            let body = self.body(parent);
            if !body.is_live(op) || body.child(op) != Some(id) {
                return false;
            }
            id = parent;
        }
        true
    }

    /// Operations alive in all reachable bodies, the top op included.
    pub fn op_count(&self) -> usize {
        self.body_ids().filter(|&id| self.is_reachable(id)).map(|id| self.body(id).op_count()).sum()
    }
}
