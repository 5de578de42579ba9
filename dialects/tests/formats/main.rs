//! Random operations with declarative formats: what is printed of an instance in custom form reads back as
//! the same instance, and prints the same again.

mod definition;

use definition::Definition;
use pdll_ir::{Context, PrintOptions, parse_module, print};
use proptest::prelude::*;

/// What is printed of a text, where the operation is known.
fn printed(known: &Context, text: &str, generic: bool) -> String {
    let mut ctx = known.clone();
    let module = parse_module(&mut ctx, "f.mlir", text.as_bytes())
        .unwrap_or_else(|errors| panic!("{errors:?}\nin\n{text}"));
    print(&ctx, &module, PrintOptions { generic, ..PrintOptions::default() })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn custom_form_says_all(parts in definition::parts(), instances in definition::instances()) {
        let definition = Definition::new(&parts);
        let brief = definition.brief();
        let text = |name: &str| match name {
            "x" => Some(brief.as_str()),
            _ => pdll_std::dialects::text(name),
        };
        let model = pdll_ods::brief::read("x", &text)
            .unwrap_or_else(|error| panic!("{error}\nin\n{brief}"));
        let mut ctx = Context::new();
        prop_assert_eq!(pdll_dialects::register(&mut ctx, &model, "x"), vec![], "{}", brief);
        for choices in &instances {
            let written = definition.instance(choices);
            let generic = printed(&ctx, &written, true);
            let custom = printed(&ctx, &generic, false);
            prop_assert!(custom.contains(" x.op") && !custom.contains("\"x.op\""), "{}\n{}", brief, custom);
            prop_assert_eq!(&printed(&ctx, &custom, false), &custom, "{}", brief);
            prop_assert_eq!(&printed(&ctx, &custom, true), &generic, "{}", brief);
        }
    }
}
