//! What the front end bounds: reaching one of these is a diagnostic that names it, never a long wait or a full memory.

/// How deeply expressions, statements and declarations may nest in a text.
pub const NESTING: u32 = 256;

/// How deeply expressions and calls may nest while constraints and rewrites are expanded where they are called.
pub const EXPANSION_DEPTH: u32 = 400;

/// How many calls, and nodes in their place, all constraints and rewrites of a module may be expanded to. What patterns
/// themselves say is not counted: it is as long as the text.
pub const EXPANSION: u32 = 1 << 21;
