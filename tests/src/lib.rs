//! What only the whole can show: golden cases, agreement with MLIR, properties.
