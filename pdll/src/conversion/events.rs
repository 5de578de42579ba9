//! What is told of a conversion while it is done.

use pdll_ir::{Block, BodyId, Context, Ir, Op, Value};

/// What came of a pattern that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It was applied, and what it made is legal.
    Applied,
    /// It does not match.
    Failed,
    /// It was applied, and what it made could not be made legal.
    Illegal,
}

/// Something that happens in a conversion.
///
/// Patterns are heard of as they are tried. What they change is only told once the whole conversion has
/// succeeded, in the order in which it was done, as until then all of it may be taken back.
#[derive(Clone, Copy, Debug)]
pub enum Event<'a> {
    /// A pattern is tried at an operation.
    PatternBegin {
        /// What it is called.
        pattern: &'a str,
        /// Whether it was compiled.
        is_compiled: bool,
        /// The operation.
        op: Op,
    },
    /// The pattern that has begun last and not ended has.
    PatternEnd {
        /// What it is called.
        pattern: &'a str,
        /// Whether it was compiled.
        is_compiled: bool,
        /// What came of it.
        tried: Tried,
    },
    /// An operation was created.
    Inserted(Op),
    /// It was moved.
    Moved(Op),
    /// It was changed where it stands.
    Modified(Op),
    /// It is about to be replaced: result by result, by nothing where nothing uses the result.
    Replaced(Op, &'a [Option<Value>]),
    /// It is about to be erased.
    Erased(Op),
    /// A block was created.
    BlockInserted(Block),
    /// It was moved.
    BlockMoved(Block),
    /// It is about to be erased.
    BlockErased(Block),
}

/// Where something happens.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Where types and attributes are looked up.
    pub ctx: &'a Context,
    /// The IR as it is.
    pub ir: &'a Ir,
    /// The body of what the event names.
    pub body: BodyId,
}

/// What came of an operation that was to be made legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legalized {
    /// The target says that it may stay.
    AsItIs,
    /// It is replaced or erased, or in something in which everything may stay.
    Ignored,
    /// It was folded.
    Folded,
    /// A pattern was applied.
    Rewritten,
    /// It could not be made legal.
    Not,
}

/// Hears of a conversion.
pub trait ConversionListener {
    /// Something happens.
    fn event(&mut self, scene: Scene<'_>, event: Event<'_>);
    /// An operation is to be made legal. What is heard until [`Self::legalized`] is tried for it, what
    /// patterns make for it among that.
    fn legalizing(&mut self, _scene: Scene<'_>, _op: Op) {}
    /// The operation that was to be made legal last, and of which this was not said, is or is not. What tried
    /// to may have removed it.
    fn legalized(&mut self, _scene: Scene<'_>, _so: Legalized) {}
    /// Why the pattern that has begun last has failed; that it has ended comes next. The text may be empty.
    fn pattern_failed(&mut self, _scene: Scene<'_>, _why: &str) {}
}
