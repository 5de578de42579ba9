//! The functions of `pdll.h`, in its order.

mod calls;
mod messages;
mod runs;
mod sets;
