//! Measured work.
