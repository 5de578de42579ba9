//! MLIR-style IR: types, attributes, operations, text in and out, structural verifier.
