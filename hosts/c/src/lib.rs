//! PDLL for C and C++: what `include/pdll.h` declares. The header says what each function does; here is how.
//!
//! Every function is guarded: a panic becomes a message (`guard`). Null and indices out of range are asked
//! for before anything is done. `unsafe` is in the modules that touch what C passes: `text`, `guard`,
//! `native` and the lists of functions in `entry`.
//!
//! Natives are callbacks that see a call through `call::Access`, which does not say what the host is. So a
//! function that is registered once serves the embedded IR and MLIR's.

mod call;
mod carry;
mod entry;
mod guard;
mod linked;
mod messages;
mod native;
mod options;
mod set;
mod signature;
mod text;
