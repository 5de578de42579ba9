//! A language server for PDLL and the TableGen files that it includes.
//!
//! One thread reads messages and keeps the texts ([`server`](crate)); each open document has a thread of its
//! own that analyses its newest text and then answers questions about it, until the text changes. So an
//! answer is about the text that the editor had when it asked, and what one document needs does not wait for
//! another.
mod capabilities;
mod features;
mod files;
mod quick;
mod server;
mod settings;
mod settled;
mod shared;
mod stdio;
mod td;
mod text;
mod uri;
mod view;
mod worker;
mod workspace;

pub use server::Server;
pub use settings::{Project, ProjectError, Settings};
pub use stdio::run;

/// What messages are: see [`Server::handle`].
pub use lsp_server::Message;
