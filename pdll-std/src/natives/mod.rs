//! The natives that the library files declare, one closure each, on the constants of `pdll-ir` that a host's
//! types and attributes are. A file of PDLL, a module here.

mod arrays;
mod constants;
mod dicts;
mod floats;
mod function;
mod ints;
mod strings;
mod symbols;
mod types;
mod values;

use pdll_host_ir::Mirror;
use pdll_vm::{NativeArg, NativeReturn, Natives};

/// A host that the natives of the library work on: its types and attributes have counterparts, and natives
/// can take and return its handles (`native_handles!`).
pub trait StdHost:
    Mirror<
        Op: NativeArg<Self> + NativeReturn<Self>,
        Value: NativeArg<Self>,
        Type: NativeArg<Self> + NativeReturn<Self>,
        Attr: NativeArg<Self> + NativeReturn<Self>,
    >
{
}

impl<H> StdHost for H where
    H: Mirror<
            Op: NativeArg<H> + NativeReturn<H>,
            Value: NativeArg<H>,
            Type: NativeArg<H> + NativeReturn<H>,
            Attr: NativeArg<H> + NativeReturn<H>,
        >
{
}

/// Adds all natives of the library.
pub fn register<H: StdHost>(natives: &mut Natives<H>) {
    natives.library(|natives| {
        values::register(natives);
        types::register(natives);
        constants::register(natives);
        ints::register(natives);
        floats::register(natives);
        arrays::register(natives);
        strings::register(natives);
        symbols::register(natives);
        dicts::register(natives);
        natives.assume_isolated();
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reference;
    use pdll_host_ir::IrHost;
    use pdll_vm::signature;

    #[test]
    fn what_the_files_declare_is_registered_with_that_signature() {
        let mut natives = Natives::<IrHost>::new();
        register(&mut natives);
        let mut declared = 0;
        for function in reference::files().iter().flat_map(|f| &f.entries).flat_map(|e| &e.functions) {
            let registered = match (function.native, function.constraint) {
                (false, _) => continue,
                (_, true) => {
                    natives.find_constraint(&function.name).map(|r| signature(&r.params, &r.results))
                }
                (_, false) => natives.find_rewrite(&function.name).map(|r| signature(&r.params, &r.results)),
            };
            let params: Vec<&str> = function.params.iter().map(String::as_str).collect();
            let declaration =
                format!("({}) -> ({})", params.join(", "), function.result.as_deref().unwrap_or(""));
            assert_eq!(registered, Some(declaration), "{}", function.name);
            declared += 1;
        }
        assert_eq!(declared, natives.declarations().len(), "each native is declared");
    }
}
