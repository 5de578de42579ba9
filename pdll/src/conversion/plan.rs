//! What a conversion goes by: all that stays as it is while operations are legalized, by one thread or more.

use super::ConversionConfig;
use super::compiled::Linked;
use super::converters::{ConverterId, Converters};
use super::fold::Folder;
use super::order::{Facts, How, Order};
use super::pattern::ConversionPattern;
use super::target::ConversionTarget;
use pdll_vm::Filter;

/// The patterns, in their order, and what they lead to.
pub(super) struct Plan<'c> {
    pub(super) target: &'c ConversionTarget,
    /// Those in Rust, which come first.
    pub(super) patterns: &'c [ConversionPattern],
    /// By pattern in Rust.
    pub(super) by_pattern: Vec<Option<ConverterId>>,
    pub(super) compiled: Option<Linked>,
    /// That of compiled patterns.
    pub(super) converter: Option<ConverterId>,
    /// All converters that are asked for anything.
    pub(super) converters: Converters,
    pub(super) order: Order,
    pub(super) config: ConversionConfig,
    pub(super) folder: Option<&'c dyn Folder>,
}

impl<'c> Plan<'c> {
    /// By these patterns, as far as the filter lets them through.
    pub(super) fn new(
        target: &'c ConversionTarget,
        patterns: &'c [ConversionPattern],
        compiled: Option<Linked>,
        filter: &Filter,
        config: ConversionConfig,
        folder: Option<&'c dyn Folder>,
    ) -> Self {
        let own = patterns.iter().map(|pattern| Facts {
            root: pattern.root.clone(),
            benefit: pattern.benefit.into(),
            generated: pattern.generated.clone(),
            is_compiled: false,
        });
        let mut facts: Vec<Facts> = own.collect();
        facts.extend(compiled.iter().flat_map(|compiled| compiled.facts.clone()));
        let allowed = |i: usize| match (patterns.get(i), &compiled) {
            (Some(pattern), _) => filter.lets_through(&pattern.name, &pattern.labels),
            (None, Some(compiled)) => {
                let number = i - patterns.len();
                filter.lets_through(&compiled.names[number], &compiled.labels[number])
            }
            (None, None) => true,
        };
        // A pattern for all operations of some kind, whatever their names are, makes what is generated
        // unknown.
        let keep_all = patterns.iter().any(|pattern| pattern.is_one_of_many);
        let how = How { keep_all, try_impossible: config.try_impossible };
        let order = Order::new(&facts, allowed, how, target);
        let mut converters = Converters::default();
        let mut number = |converter| converters.number(converter);
        let by_pattern = patterns.iter().map(|pattern| pattern.converter.as_ref().map(&mut number)).collect();
        let converter = compiled.as_ref().and_then(|compiled| compiled.converter.as_ref()).map(&mut number);
        Self { target, patterns, by_pattern, compiled, converter, converters, order, config, folder }
    }

    /// What a pattern is called, and whether it was compiled.
    pub(super) fn title(&self, i: usize) -> (&str, bool) {
        match (self.patterns.get(i), &self.compiled) {
            (Some(pattern), _) => (&pattern.name, false),
            (None, Some(compiled)) => (&compiled.names[i - self.patterns.len()], true),
            (None, None) => ("", true),
        }
    }

    /// The number of a compiled pattern among all.
    pub(super) fn number_of(&self, compiled: u32) -> usize {
        self.patterns.len() + compiled as usize
    }

    /// May a pattern be applied to what it made itself?
    pub(super) fn recurs(&self, i: usize) -> bool {
        match (self.patterns.get(i), &self.compiled) {
            (Some(pattern), _) => pattern.recursion,
            (None, Some(compiled)) => compiled.recursion[i - self.patterns.len()],
            (None, None) => false,
        }
    }
}
