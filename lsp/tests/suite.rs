//! The server as a client sees it, as one program so that it is linked once.

mod beside;
mod common;
mod editing;
mod navigate;
mod quick;
mod random;
mod settled;
mod tablegen;
mod typing;
