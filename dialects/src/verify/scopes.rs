//! What an operation must be in, where a trait says so in C++ that asks for interfaces.

use pdll_ir::{Name, OpVerifier, OpView, Traits};

/// Where an operation must be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Scope {
    /// Directly in what has symbols.
    Module,
    /// In a function, with nothing that has symbols between.
    Function,
    /// In a graph, likewise.
    Graph,
}

impl Scope {
    /// What a condition in C++ asks for.
    pub(super) fn of(condition: &str) -> Option<Self> {
        let text: String = condition.chars().filter(|c| !c.is_whitespace()).collect();
        match text.trim_matches(['(', ')']).strip_suffix("($_op.getParentOp")? {
            "isDirectInModuleLikeOp" => Some(Scope::Module),
            "isNestedInFunctionOpInterface" => Some(Scope::Function),
            "isNestedInGraphARMOpInterface" => Some(Scope::Graph),
            _ => None,
        }
    }

    /// Whether an operation is there.
    pub(super) fn holds(self, op: &OpVerifier<'_, '_>) -> bool {
        let (ctx, ir) = (op.ctx(), op.ir());
        let mut at = (op.body_id(), op.op());
        while let Some(parent) = ir.parent(at.0, at.1) {
            let around = OpView::new(ctx, ir, parent.0, parent.1);
            let shape = around.body().shape(around.op());
            let has_symbols = ctx.traits(shape).contains(Traits::SYMBOL_TABLE);
            let found = match self {
                Scope::Module => return has_symbols,
                Scope::Function => {
                    let is_function = |&name: &Name| ctx.bytes(name) == b"FunctionOpInterface";
                    ctx.shape_info(shape).is_some_and(|info| info.interfaces.iter().any(is_function))
                }
                Scope::Graph => ctx.bytes(around.name()) == b"spirv.ARM.Graph",
            };
            if found || has_symbols {
                return found && !has_symbols;
            }
            at = parent;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::Scope;

    #[test]
    fn conditions_are_known_by_their_text() {
        let cases = [
            ("isDirectInModuleLikeOp($_op.getParentOp())", Some("Module")),
            ("(isNestedInFunctionOpInterface($_op.getParentOp()))", Some("Function")),
            ("isNestedInGraphARMOpInterface( $_op.getParentOp() )", Some("Graph")),
            ("isOdd($_op.getParentOp())", None),
        ];
        for (text, expected) in cases {
            assert_eq!(Scope::of(text).map(|scope| format!("{scope:?}")).as_deref(), expected, "{text}");
        }
    }
}
