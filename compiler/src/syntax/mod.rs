//! PDLL text to a syntax tree: lexer, grammar, tree.
pub mod tree;
