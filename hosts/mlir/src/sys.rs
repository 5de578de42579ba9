//! What the C++ side offers, as Rust functions.
//!
//! Functions that only take handles are declared safe: whoever makes a host vouches that its handles are
//! alive (see the [crate's documentation](crate)). Those that take lists and callbacks are wrapped here.
#![allow(unsafe_code)]

mod editor;
mod ops;
mod watch;

pub(crate) use editor::Editor;
pub(crate) use ops::{Head, Seen, Shape, Visitor, ops_from, reachable_blocks, walk};
pub use watch::ContextWatch;

use std::any::Any;
use std::ffi::{c_char, c_void};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::ptr::NonNull;
use std::sync::{Mutex, PoisonError};

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(NonNull<c_void>);

        impl $name {
            /// The handle that a pointer is; none of null.
            ///
            /// # Safety
            /// It is null, or what this is a handle of, alive while the handle is used.
            #[must_use]
            pub unsafe fn from_ptr(pointer: *mut c_void) -> Option<Self> {
                NonNull::new(pointer).map(Self)
            }

            /// The pointer that the handle is.
            #[must_use]
            pub fn as_ptr(self) -> *mut c_void {
                self.0.as_ptr()
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:p})"), self.0)
            }
        }

        // SAFETY: a handle is a number; only a host looks behind it, and whoever makes the host vouches for
        // that.
        unsafe impl Send for $name {}
        // SAFETY: as above.
        unsafe impl Sync for $name {}
    )*};
}

handles! {
    /// An `Operation *`.
    Op
    /// A `Value`.
    Value
    /// A `Type`.
    Type
    /// An `Attribute`; a `Location` is one too.
    Attr
    /// An `OperationName`.
    Name
    /// An `MLIRContext *`.
    MlirContext
    /// A `RewriterBase *` of a driver of MLIR.
    Rewriter
    /// A use of a value.
    Use
    /// A `Block *`.
    Block
    /// Where diagnostics go.
    Sink
}

/// The users by the first two uses of a value, newest first, and the third use.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Users {
    pub(crate) first: Option<Op>,
    pub(crate) second: Option<Op>,
    pub(crate) rest: Option<Use>,
}

/// The op that a use belongs to, and the next use of the same value.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct UserAndNext {
    pub(crate) user: Op,
    pub(crate) next: Option<Use>,
}

/// A group of operands or results; `there` is 0 if there is no such group.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Range {
    start: u32,
    length: u32,
    there: u32,
}

impl Range {
    pub(crate) fn get(self) -> Option<(u32, u32)> {
        (self.there != 0).then_some((self.start, self.length))
    }
}

#[repr(C)]
struct RawNewOp {
    name: Name,
    location: Option<Attr>,
    matched: *const Op,
    matched_count: usize,
    operands: *const Value,
    operand_count: usize,
    attr_names: *const Attr,
    attrs: *const Attr,
    attr_count: usize,
    types: *const Type,
    type_count: usize,
    like: Option<Op>,
}

/// An op that is to be created.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewOp<'a> {
    pub(crate) name: Name,
    /// If there is none, that of the `matched` ops together, which are not none then.
    pub(crate) location: Option<Attr>,
    pub(crate) matched: &'a [Op],
    pub(crate) operands: &'a [Value],
    /// As many as there are `attrs`.
    pub(crate) attr_names: &'a [Attr],
    pub(crate) attrs: &'a [Attr],
    pub(crate) types: &'a [Type],
    /// An op whose result types are taken instead of `types`.
    pub(crate) like: Option<Op>,
}

impl NewOp<'_> {
    fn raw(&self) -> RawNewOp {
        RawNewOp {
            name: self.name,
            location: self.location,
            matched: self.matched.as_ptr(),
            matched_count: self.matched.len(),
            operands: self.operands.as_ptr(),
            operand_count: self.operands.len(),
            attr_names: self.attr_names.as_ptr(),
            attrs: self.attrs.as_ptr(),
            attr_count: self.attrs.len().min(self.attr_names.len()),
            types: self.types.as_ptr(),
            type_count: self.types.len(),
            like: self.like,
        }
    }
}

type TextOut = extern "C" fn(*mut c_void, *const c_char, usize);
type Enter = extern "C" fn(*mut c_void, Op) -> u32;
type Part = extern "C" fn(*mut c_void, usize);
type ItemsOut<T> = extern "C" fn(*mut c_void, *const T, usize);

// SAFETY: these are the functions of `shim/shim.h`, with its types. The safe ones take handles only.
unsafe extern "C" {
    pub(crate) safe fn pm_head(op: Op) -> Head;
    pub(crate) safe fn pm_operand(op: Op, i: u32) -> Value;
    pub(crate) safe fn pm_operand_at(op: Op, i: u32) -> Option<Value>;
    pub(crate) safe fn pm_definer(user: Op, i: u32, result: u32) -> Option<Op>;
    pub(crate) safe fn pm_result(op: Op, i: u32) -> Value;
    pub(crate) safe fn pm_def_op(value: Value) -> Option<Op>;
    pub(crate) safe fn pm_value_type(value: Value) -> Type;
    pub(crate) safe fn pm_attr(op: Op, name: Attr) -> Option<Attr>;
    pub(crate) safe fn pm_attr_type(attr: Attr) -> Option<Type>;
    pub(crate) safe fn pm_users(value: Value) -> Users;
    pub(crate) safe fn pm_use(at: Use) -> UserAndNext;
    pub(crate) safe fn pm_op_used(op: Op) -> u32;
    pub(crate) safe fn pm_operand_group(op: Op, group: u32) -> Range;
    pub(crate) safe fn pm_result_group(op: Op, group: u32) -> Range;
    pub(crate) safe fn pm_segment_size(attr: Attr, i: u32) -> i64;
    pub(crate) safe fn pm_has_regions(op: Op) -> u32;
    pub(crate) safe fn pm_is_dead(op: Op) -> u32;
    pub(crate) safe fn pm_is_isolated(op: Op) -> u32;
    pub(crate) safe fn pm_parent(op: Op) -> Option<Op>;
    pub(crate) safe fn pm_next(op: Op) -> Option<Op>;
    pub(crate) safe fn pm_block_front(block: Block) -> Option<Op>;
    pub(crate) safe fn pm_op_location(op: Op) -> Attr;
    pub(crate) safe fn pm_value_location(value: Value) -> Attr;
    pub(crate) safe fn pm_is_registered(name: Name) -> u32;
    pub(crate) safe fn pm_infers(name: Name) -> u32;
    pub(crate) safe fn pm_is_location(attr: Attr) -> u32;
    pub(crate) safe fn pm_attr_dictionary(op: Op) -> Attr;
    pub(crate) safe fn pm_argument_number(value: Value) -> u32;
    pub(crate) safe fn pm_register_pass();

    fn pm_reachable_blocks(op: Op, blocks: ItemsOut<Block>, data: *mut c_void);
    fn pm_ops_from(op: Op, out: *mut Seen, room: usize, next: *mut Option<Op>) -> usize;
    fn pm_walk(top: Op, post: u32, visit: ItemsOut<Seen>, enter: Enter, data: *mut c_void);
    fn pm_threads(context: MlirContext) -> u32;
    fn pm_parallel(context: MlirContext, count: usize, part: Part, data: *mut c_void);
    fn pm_describe(op: Op, out: TextOut, data: *mut c_void);
    fn pm_op_name_text(op: Op, out: TextOut, data: *mut c_void);
    fn pm_position(op: Op, file: TextOut, data: *mut c_void, line: *mut u32, column: *mut u32) -> u32;
    fn pm_copy(top: Op, op: *mut Op) -> Op;
    fn pm_free_copy(top: Op);
    fn pm_attr_text(attr: Attr, out: TextOut, data: *mut c_void);
    fn pm_type_text(ty: Type, out: TextOut, data: *mut c_void);
    fn pm_op_name(context: MlirContext, text: *const c_char, length: usize) -> Name;
    fn pm_creatable(context: MlirContext, name: Name, why: TextOut, data: *mut c_void) -> u32;
    fn pm_string(context: MlirContext, text: *const c_char, length: usize) -> Attr;
    fn pm_parse_attr(
        context: MlirContext,
        text: *const c_char,
        length: usize,
        why: TextOut,
        data: *mut c_void,
    ) -> Option<Attr>;
    fn pm_parse_type(
        context: MlirContext,
        text: *const c_char,
        length: usize,
        why: TextOut,
        data: *mut c_void,
    ) -> Option<Type>;
    fn pm_i32_array(context: MlirContext, items: *const u32, count: usize) -> Attr;
    fn pm_fuse(context: MlirContext, parts: *const Attr, count: usize, metadata: Option<Attr>) -> Attr;
    fn pm_fuse_ops(context: MlirContext, ops: *const Op, count: usize) -> Attr;
    fn pm_infer(
        context: MlirContext,
        spec: *const RawNewOp,
        types: ItemsOut<Type>,
        types_data: *mut c_void,
        why: TextOut,
        why_data: *mut c_void,
    ) -> u32;
    fn pm_say(
        sink: Sink,
        severity: u32,
        file: *const c_char,
        file_length: usize,
        line: u32,
        column: u32,
        text: *const c_char,
        length: usize,
    );
}

/// Takes a text that C++ pushes.
extern "C" fn take_text(out: *mut c_void, text: *const c_char, length: usize) {
    if length == 0 {
        // MLIR keeps empty texts as null.
        return;
    }
    // SAFETY: `out` is the string that `text_of` passed along, `text` so many bytes that are alive now.
    let (out, bytes) =
        unsafe { (&mut *out.cast::<String>(), std::slice::from_raw_parts(text.cast::<u8>(), length)) };
    out.push_str(&String::from_utf8_lossy(bytes));
}

/// The text that `f` pushes.
fn text_of<R>(f: impl FnOnce(TextOut, *mut c_void) -> R) -> (String, R) {
    let mut out = String::new();
    let result = f(take_text, (&raw mut out).cast());
    (out, result)
}

fn chars(text: &str) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

pub(crate) fn describe(op: Op) -> String {
    // SAFETY: `text_of` passes its own string with the function that takes it.
    text_of(|out, data| unsafe { pm_describe(op, out, data) }).0
}

pub(crate) fn op_name_text(op: Op) -> String {
    // SAFETY: `text_of` passes its own string with the function that takes it.
    text_of(|out, data| unsafe { pm_op_name_text(op, out, data) }).0
}

/// File, line and column where an op was written.
pub(crate) fn position(op: Op) -> Option<(String, u32, u32)> {
    let (mut line, mut column) = (0, 0);
    let (file, known) = text_of(|out, data| {
        // SAFETY: `text_of` passes its own string with the function that takes it; the numbers are two more.
        unsafe { pm_position(op, out, data, &raw mut line, &raw mut column) }
    });
    (known != 0).then_some((file, line, column))
}

/// A copy of an op, in no block, that is freed with this.
#[derive(Debug)]
pub(crate) struct Copied(Op);

impl Copied {
    /// A copy of `top`, and in it that of `op`, which is in `top`.
    pub(crate) fn new(top: Op, mut op: Op) -> (Self, Op) {
        // SAFETY: a handle that C++ replaces.
        let copy = unsafe { pm_copy(top, &raw mut op) };
        (Self(copy), op)
    }

    pub(crate) fn op(&self) -> Op {
        self.0
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        // SAFETY: made by `pm_copy`, freed once.
        unsafe { pm_free_copy(self.0) }
    }
}

pub(crate) fn attr_text(attr: Attr) -> String {
    // SAFETY: `text_of` passes its own string with the function that takes it.
    text_of(|out, data| unsafe { pm_attr_text(attr, out, data) }).0
}

pub(crate) fn type_text(ty: Type) -> String {
    // SAFETY: `text_of` passes its own string with the function that takes it.
    text_of(|out, data| unsafe { pm_type_text(ty, out, data) }).0
}

/// Takes a list that C++ pushes.
extern "C" fn take_items<T: Copy>(data: *mut c_void, items: *const T, count: usize) {
    // SAFETY: `data` is the vector that was passed along; `items` are so many, or a null list of none.
    unsafe {
        if count > 0 {
            (*data.cast::<Vec<T>>()).extend_from_slice(std::slice::from_raw_parts(items, count));
        }
    }
}

impl MlirContext {
    pub(crate) fn op_name(self, text: &str) -> Name {
        let (text, length) = chars(text);
        // SAFETY: a text and its length.
        unsafe { pm_op_name(self, text, length) }
    }

    /// Whether ops of this name can be created; else why not.
    pub(crate) fn creatable(self, name: Name) -> Result<(), String> {
        // SAFETY: `text_of` passes its own string with the function that takes it.
        let (why, good) = text_of(|out, data| unsafe { pm_creatable(self, name, out, data) });
        if good != 0 { Ok(()) } else { Err(why) }
    }

    /// How many threads there are for [`Self::parallel`].
    pub(crate) fn threads(self) -> usize {
        // SAFETY: the context is alive, as whoever makes a host vouches.
        unsafe { pm_threads(self) as usize }
    }

    /// Calls `f` with each number below `count`, on several threads if the context has them. A panic goes on
    /// where all have ended.
    pub(crate) fn parallel<F: Fn(usize) + Sync>(self, count: usize, f: F) {
        struct Shared<F> {
            f: F,
            panic: Mutex<Option<Box<dyn Any + Send>>>,
        }
        extern "C" fn part<F: Fn(usize) + Sync>(data: *mut c_void, i: usize) {
            // SAFETY: `data` is what is shared below, by threads that end before it goes; `F` is `Sync`.
            let shared = unsafe { &*data.cast::<Shared<F>>() };
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (shared.f)(i))) {
                shared.panic.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(panic);
            }
        }
        let mut shared = Shared { f, panic: Mutex::default() };
        // SAFETY: the function is the one for this closure, which lives longer than the call.
        unsafe { pm_parallel(self, count, part::<F>, (&raw mut shared).cast()) }
        if let Some(panic) = shared.panic.into_inner().unwrap_or_else(PoisonError::into_inner) {
            resume_unwind(panic);
        }
    }

    pub(crate) fn string(self, text: &str) -> Attr {
        let (text, length) = chars(text);
        // SAFETY: a text and its length.
        unsafe { pm_string(self, text, length) }
    }

    pub(crate) fn parse_attr(self, text: &str) -> Result<Attr, String> {
        let (text, length) = chars(text);
        // SAFETY: a text and its length; `text_of` passes its own string with the function that takes it.
        let (why, attr) = text_of(|out, data| unsafe { pm_parse_attr(self, text, length, out, data) });
        attr.ok_or(why)
    }

    pub(crate) fn parse_type(self, text: &str) -> Result<Type, String> {
        let (text, length) = chars(text);
        // SAFETY: a text and its length; `text_of` passes its own string with the function that takes it.
        let (why, ty) = text_of(|out, data| unsafe { pm_parse_type(self, text, length, out, data) });
        ty.ok_or(why)
    }

    pub(crate) fn i32_array(self, items: &[u32]) -> Attr {
        // SAFETY: a list and its length.
        unsafe { pm_i32_array(self, items.as_ptr(), items.len()) }
    }

    /// Locations fused; each of `parts`, which are not empty, is one.
    pub(crate) fn fuse(self, parts: &[Attr], metadata: Option<Attr>) -> Attr {
        // SAFETY: a list and its length.
        unsafe { pm_fuse(self, parts.as_ptr(), parts.len(), metadata) }
    }

    /// The location of ops together.
    pub(crate) fn fuse_ops(self, ops: &[Op]) -> Attr {
        // SAFETY: a list and its length.
        unsafe { pm_fuse_ops(self, ops.as_ptr(), ops.len()) }
    }

    /// The result types that ops of a name infer.
    pub(crate) fn infer(self, spec: &NewOp<'_>) -> Result<Vec<Type>, String> {
        let mut types: Vec<Type> = Vec::new();
        let raw = spec.raw();
        // SAFETY: the lists of `spec` outlive the call; each callback gets the object that it takes.
        let (why, good) = text_of(|out, data| unsafe {
            pm_infer(self, &raw, take_items::<Type>, (&raw mut types).cast(), out, data)
        });
        if good != 0 { Ok(types) } else { Err(why) }
    }
}

/// What a message is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Say {
    Error,
    Warning,
    Remark,
    /// On what was said before.
    Note,
}

impl Sink {
    /// Says something, about a line of a file (0: none) or, without a file, about what the pass runs on.
    pub(crate) fn say(self, what: Say, file: &str, (line, column): (u32, u32), text: &str) {
        let ((file, file_length), (text, length)) = (chars(file), chars(text));
        // SAFETY: texts and their lengths; the sink is alive while the call from C++ lasts that gave it.
        unsafe { pm_say(self, what as u32, file, file_length, line, column, text, length) }
    }
}
