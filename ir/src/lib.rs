//! MLIR-style IR: types, attributes, operations, text in and out, structural verifier.
//!
//! # One page
//!
//! A [`Context`] holds what is interned and shared: names, types, attributes, dictionaries, operation shapes,
//! locations. Everything it hands out is a 32-bit handle, and equal means same handle. A [`Body`] holds
//! operations, blocks and regions; an [`Ir`] is a tree of bodies.
//!
//! ```
//! use pdll_ir::{Body, Context, Ir, OpSpec};
//!
//! let mut ctx = Context::new();
//! let mut ir = Ir::new(&mut ctx);                       // an empty builtin.module
//! let block = ir.module_block();
//! let i32 = ctx.int_type(32);
//! let (source, sink) = (ctx.name("t.source"), ctx.name("t.sink"));
//! // By name, number of operands and number of results.
//! let (source, sink) = (ctx.op_shape(source, 0, 1), ctx.op_shape(sink, 1, 0));
//! let (attrs, loc) = (ctx.known().no_attrs, ctx.known().unknown_loc);
//!
//! let body: &mut Body = ir.top_mut();
//! let a = body.create_at_end(block, &OpSpec { shape: source, operands: &[], results: &[i32], attrs, loc });
//! let v = body.result(a, 0);
//! let b = body.create_at_end(block, &OpSpec { shape: sink, operands: &[v], results: &[], attrs, loc });
//! assert_eq!(body.def_op(body.operand(b, 0)), Some(a));
//! assert!(body.has_one_use(v) && !body.erase(a));       // still used
//! ```
//!
//! | wanted | where |
//! |---|---|
//! | shape, operands, results, attributes, location, neighbours of an op | [`Body::shape`], [`Body::operand`], [`Body::result`], [`Body::attrs`], [`Body::loc`], [`Body::next`], [`Body::prev`], [`Body::block`] |
//! | definer, type, users of a value | [`Body::def_op`], [`Body::value_type`], [`Body::uses`] |
//! | attribute of an op by name | [`Context::get_attr`], [`Context::with_attr`] on [`Body::attrs`] |
//! | structure | [`Body::regions`], [`Body::blocks`], [`Body::ops`], [`Body::parent_op`], [`Body::roots`], [`Body::walk`] |
//! | rewriting | [`Body::create_before`], [`Body::replace`], [`Body::replace_with_new`], [`Body::replace_in_place`], [`Body::replace_all_uses`], [`Body::set_operand`], [`Body::erase`] |
//! | numbers in attributes | [`Context::int_value`], [`Context::int_attr`], [`Context::float_value`], [`Context::float_attr`], [`Context::attr_type`] |
//! | locations | [`Context::fuse_locations`], [`Context::loc_position`] |
//! | text in | [`parse_module`] (read and verified), [`parse_attr`], [`parse_type`]; errors are [`Diagnostic`](pdll_source::diag::Diagnostic)s |
//! | text out | [`print()`], [`print_to`] with [`PrintOptions`]; [`print_attr`], [`print_type`] |
//! | checks | [`verify()`] after rewriting; [`Context::valid_type`], [`Context::valid_attr`] before something is built |
//! | what is known of ops | [`OpInfo`] with [`Context::register_op`], [`Context::add_dialect`]; asked by [`Context::shape_info`], [`Context::traits`] |
//! | custom forms of ops | [`CustomSyntax`] over [`OpParser`] and [`OpPrinter`] |
//! | functions | [`signature`], [`Ir::change_signature`]; block arguments by [`Body::insert_block_arg`], [`Body::erase_block_arg`] |
//! | limits | [`CreateError`], [`MAX_CELLS`], [`MAX_OPERANDS`], [`MAX_RESULTS`], [`MAX_NESTING`], [`MAX_WEIGHT`] |
//!
//! ```
//! use pdll_ir::{Context, PrintOptions, parse_module, print};
//!
//! let mut ctx = Context::new();
//! let text = b"func.func @f(%a: i32) -> i32 { %0 = \"t.x\"(%a) : (i32) -> i32  return %0 : i32 }";
//! let module = parse_module(&mut ctx, "f.mlir", text).expect("well formed");
//! let generic = PrintOptions { generic: true, ..PrintOptions::default() };
//! assert!(print(&ctx, &module, generic).contains("\"func.return\"(%0) : (i32) -> ()"));
//! ```
//!
//! # Costs of the hot primitives
//!
//! `create*`: [`Body::run_length`] cells of 8 bytes, one write into each operand's definer. `erase`: one write
//! per operand. `replace_all_uses`: three writes per use. `replace_in_place`: no allocation, the cost of the
//! uses touched. Nothing hashes except regions and successors (side table) and what is interned.
//!
//! # Which op owns which body
//!
//! Ownership follows isolation: the regions of every `func.func` ([`Traits::OWN_BODY`]) are in a body of
//! their own, everything else, `builtin.module`s included, is in the body of what encloses it. Body 0 holds
//! the top op. A function's op is thus in its parent's body, where [`Body::regions`] is empty and
//! [`Body::child`] names the body that holds them; [`Ir::regions`] looks through. No value can cross such a
//! border, so functions can be rewritten at the same time through [`Ir::bodies_mut`] (rayon's
//! `par_iter_mut`). Erasing a function's op leaves its body orphaned; printing and walking never reach it and
//! [`Ir::is_reachable`] tells.
//!
//! Interning takes `&mut Context`. Threads that rewrite bodies at the same time have a context each, forked
//! off one and joined again ([`Context::forks`], [`Context::join`]): they share what is there, without locks.

mod affine;
mod attrs;
mod body;
mod context;
mod dialects;
mod dominance;
mod elements;
mod entity;
mod few;
mod float;
mod function;
mod intern;
mod ir;
mod limits;
mod lines;
mod loc;
mod nested;
mod op_view;
mod registry;
mod runs;
mod signature;
mod symbols;
mod syntax;
mod text;
mod threads;
mod types;
mod undo;
mod uses;
mod validity;
mod verify;

pub use affine::{AffineExpr, AffineMap, BinaryOp, ExprData, IntegerSet};
pub use attrs::{AttrData, Dense, DenseData};
pub use body::{Body, CloneMap, CreateError, MAX_CELLS, MAX_OPERANDS, MAX_RESULTS, OpSpec, ValueDef};
pub use context::{Context, Known, Renumbering, ShapeData};
pub use dialects::FunctionSyntax;
pub use entity::{Attr, AttrDict, Attrs, Block, BodyId, Loc, Name, Op, OpShape, Region, Type, Value};
pub use few::Few;
pub use float::{FloatCategory, FloatKind};
pub use function::{NewInput, NewResult, SignatureError, signature};
pub use ir::{Ir, TOP};
pub use limits::LIMITS;
pub use loc::LocData;
pub use nested::SymbolText;
pub use op_view::OpView;
pub use registry::{
    Arity, AttrConstraint, AttributeOf, AttributeVerifier, CountRange, Effects, FunctionAttrs, InferTypes,
    InferenceInput, InherentAttr, OpInfo, Presence, SegmentLayout, Traits, VerifyOp, Violation,
};
pub use syntax::{
    AsmNames, CustomSyntax, Failed, OpParser, OpPrinter, Parsed, SymbolSyntax, SyntaxFunctions,
};
pub use text::{
    AffineValues, BlockBuilder, Described, INVALID_IR, Module, OptionalLocation, Position, PrintOptions,
    RegionArgument, RegionForm, Resources, SignatureType, SourceText, Successor, Token, UnresolvedOperand,
    WrittenSignature, negate_words, parse_attr, parse_module, parse_type, print, print_attr, print_on,
    print_to, print_type, print_words,
};
pub use threads::{Awake, at_once, thread_count};
pub use types::{DYNAMIC, MAX_INT_WIDTH, Sign, TypeData};
pub use undo::{Recorder, UndoLog, UndoMark};
pub use uses::Use;
pub use validity::{InvalidAttr, InvalidType, MAX_ELEMENT_BITS, MAX_NESTING, MAX_WEIGHT};
pub use verify::{OpVerifier, verify, verify_on};
