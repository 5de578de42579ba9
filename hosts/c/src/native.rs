//! Native functions that C has registered.
#![allow(unsafe_code)]

use crate::call::{Call, ConstraintCall, RewriteCall};
use crate::carry::Carry;
use crate::signature::Signature;
use pdll::{ConstraintFn, NativeError, Natives, RewriteFn, Verdict};
use std::ffi::c_void;
use std::sync::Arc;

/// `PdllNative`.
pub(crate) type Function = unsafe extern "C" fn(*mut Call<'_>, *mut c_void) -> bool;
/// `PdllFree`.
pub(crate) type Release = Option<unsafe extern "C" fn(*mut c_void)>;

/// What a function was registered with, freed when nobody can call it any more.
#[derive(Debug)]
pub(crate) struct Data {
    pub(crate) pointer: *mut c_void,
    pub(crate) release: Release,
}

// SAFETY: the header says that functions are called by each thread that runs patterns, with this pointer.
unsafe impl Send for Data {}
// SAFETY: as above.
unsafe impl Sync for Data {}

impl Drop for Data {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: this is the function for it, as the header says, and it is called once.
            unsafe { release(self.pointer) }
        }
    }
}

/// A function that C has registered.
#[derive(Clone, Debug)]
pub(crate) struct Callback {
    pub(crate) constraint: bool,
    pub(crate) signature: Arc<Signature>,
    pub(crate) function: Function,
    pub(crate) data: Arc<Data>,
}

const INCOMPLETE: &str = "it gave back less than was registered";

impl Callback {
    /// Calls the function; whether it says yes, and why not.
    fn call(&self, call: &mut Call<'_>) -> bool {
        // SAFETY: the function takes calls and its data, as the header says; the call lives until it returns.
        unsafe { (self.function)(call, self.data.pointer) }
    }

    /// Registers it for a host.
    pub(crate) fn register<H: Carry>(&self, natives: &mut Natives<H>) {
        let Signature { name, params, results } = &*self.signature;
        let (params, results, me) = (params.clone(), results.clone(), self.clone());
        if self.constraint {
            let function: ConstraintFn<H> = Arc::new(move |host, args, out, _| {
                let mut access = ConstraintCall::new(host, args, &me.signature.results, out);
                let holds = me.call(&mut Call { access: &mut access, why: None });
                Verdict::from(holds && access.is_complete())
            });
            natives.raw_constraint(name, params, results, function);
        } else {
            let function: RewriteFn<H> = Arc::new(move |rewriter, args, out| {
                let mut access = RewriteCall::new(rewriter, args, &me.signature.results, out);
                let mut call = Call { access: &mut access, why: None };
                let (done, why) = (me.call(&mut call), call.why.take());
                match (done, why) {
                    (false, why) => Err(why.map_or(NativeError::Declined, NativeError::from)),
                    (true, _) if !access.is_complete() => Err(NativeError::from(INCOMPLETE)),
                    (true, _) => Ok(()),
                }
            });
            natives.raw_rewrite(name, params, results, function);
        }
    }
}
