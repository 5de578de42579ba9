//! What the definitions of dialects leave to C++, and is known here.

/// The dialect whose operations have no prefix in the regions of operations of this name.
pub(crate) fn default_dialect(op: &str) -> Option<&'static str> {
    Some(match op {
        "builtin.module" => "builtin",
        "func.func" => "func",
        "pdl.pattern" | "pdl.rewrite" => "pdl",
        "shape.func" | "shape.function_library" | "shape.assuming" => "shape",
        "emitc.func" => "emitc",
        "async.func" => "async",
        _ => return None,
    })
}
