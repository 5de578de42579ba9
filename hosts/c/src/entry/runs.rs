//! Linking and running.
#![allow(unsafe_code)]

use crate::guard::guarded;
use crate::linked::{Linked, Matcher, Op};
use crate::messages::Messages;
use crate::options::{Options, RawOptions, RawReport};
use crate::set::Set;
use crate::text::{Text, TextOut, give};
use pdll::ir::{PrintOptions, parse_module, print, verify};
use std::ffi::c_void;
use std::ptr::null_mut;

const NO_SET: &str = "the set is null";
const NO_LINKED: &str = "the linked set is null";
const NO_OP: &str = "the operation is null";

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllLink(set: *const Set, context: *mut c_void, messages: *mut Messages) -> *mut Linked {
    // SAFETY: null, or what C was given.
    let (set, messages) = unsafe { (set.as_ref(), messages.as_mut()) };
    let linked = guarded(messages, None, |messages| {
        let Some(set) = set else {
            messages.refuse(NO_SET);
            return None;
        };
        // SAFETY: the header asks for a context, and what is linked to it knows when it has gone.
        unsafe { Linked::new(set, context, messages) }
    });
    linked.map_or(null_mut(), |linked| Box::into_raw(Box::new(linked)))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllLinkedFree(linked: *mut Linked) {
    if !linked.is_null() {
        // SAFETY: C gives back what it was given, once.
        drop(unsafe { Box::from_raw(linked) });
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllLinkedPatternCount(linked: *const Linked) -> usize {
    // SAFETY: null, or what C was given.
    unsafe { linked.as_ref() }.map_or(0, Linked::pattern_count)
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllApply(
    linked: *const Linked,
    op: Op,
    options: *const RawOptions,
    report: *mut RawReport,
    messages: *mut Messages,
) -> bool {
    // SAFETY: null, or what C was given.
    let (linked, options, report) = unsafe { (linked.as_ref(), options.as_ref(), report.as_mut()) };
    // SAFETY: likewise.
    guarded(unsafe { messages.as_mut() }, false, |messages| {
        let Some(linked) = linked else { return messages.refuse(NO_LINKED) };
        if op.is_null() {
            return messages.refuse(NO_OP);
        }
        let options = match Options::read(options) {
            Ok(options) => options,
            Err(why) => return messages.refuse(why),
        };
        // SAFETY: the header asks for an op that is alive, of this context, which nobody else uses.
        let Some(done) = (unsafe { linked.apply(op, &options, messages) }) else { return false };
        if let Some(report) = report {
            report.fill(&done);
        }
        messages.run(&done)
    })
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMatcherNew(linked: *const Linked, messages: *mut Messages) -> *mut Matcher {
    // SAFETY: null, or what C was given.
    let (linked, messages) = unsafe { (linked.as_ref(), messages.as_mut()) };
    let matcher = guarded(messages, None, |messages| match linked {
        Some(linked) => linked.matcher(messages),
        None => {
            messages.refuse(NO_LINKED);
            None
        }
    });
    matcher.map_or(null_mut(), |matcher| Box::into_raw(Box::new(matcher)))
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllMatcherFree(matcher: *mut Matcher) {
    if !matcher.is_null() {
        // SAFETY: C gives back what it was given, once.
        drop(unsafe { Box::from_raw(matcher) });
    }
}

#[unsafe(no_mangle)]
unsafe extern "C" fn pdllApplyAt(
    matcher: *mut Matcher,
    op: Op,
    rewriter: *mut c_void,
    messages: *mut Messages,
) -> bool {
    // SAFETY: null, or what C was given.
    let (matcher, messages) = unsafe { (matcher.as_mut(), messages.as_mut()) };
    guarded(messages, false, |messages| {
        let Some(matcher) = matcher else { return messages.refuse("the matcher is null") };
        if op.is_null() {
            return messages.refuse(NO_OP);
        }
        // SAFETY: the header asks for an op and a rewriter that are alive, of this context.
        unsafe { matcher.apply(op, rewriter, messages) }
    })
}

#[unsafe(no_mangle)]
#[allow(clippy::too_many_arguments, reason = "as the header declares it")]
unsafe extern "C" fn pdllRewriteText(
    set: *const Set,
    name: Text,
    ir: Text,
    options: *const RawOptions,
    out: TextOut,
    data: *mut c_void,
    report: *mut RawReport,
    messages: *mut Messages,
) -> bool {
    // SAFETY: null, or what C was given.
    let (set, options, report) = unsafe { (set.as_ref(), options.as_ref(), report.as_mut()) };
    // SAFETY: likewise; texts with their lengths.
    let (name, ir, messages) = unsafe { (name.read(), ir.bytes(), messages.as_mut()) };
    guarded(messages, false, |messages| {
        let Some(set) = set else { return messages.refuse(NO_SET) };
        let (Some(name), Some(ir)) = (name, ir) else { return messages.refuse("a text is null") };
        let options = match Options::read(options) {
            Ok(options) => options,
            Err(why) => return messages.refuse(why),
        };
        let Some((text, good)) = rewrite(set, &name, ir, &options, report, messages) else { return false };
        // SAFETY: the header says what `out` is.
        unsafe { give(out, data, &text) && good }
    })
}

/// Rewrites MLIR text; what comes out, and whether it is what the patterns say.
fn rewrite(
    set: &Set,
    name: &str,
    ir: &[u8],
    options: &Options,
    report: Option<&mut RawReport>,
    messages: &mut Messages,
) -> Option<(String, bool)> {
    let mut ctx = pdll::context();
    if options.keep_dead {
        ctx.keep_unused_ops();
    }
    let linked = set.patterns().link(&mut ctx).map_err(|error| set.error(&error, messages)).ok()?;
    let module = parse_module(&mut ctx, name, ir).map_err(|wrong| messages.diagnostics(&wrong, None));
    let mut module = module.ok()?;
    let done = options.run(&linked, &mut ctx, &mut module.ir);
    let invalid = verify(&ctx, &module.ir);
    if invalid.has_errors() {
        messages.diagnostics(&invalid, None);
        return None;
    }
    if let Some(report) = report {
        report.fill(&done);
    }
    let good = messages.run(&done);
    Some((print(&ctx, &module, PrintOptions::default()), good))
}
