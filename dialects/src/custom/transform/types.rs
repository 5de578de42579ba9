//! Types of handles.

use super::Directive;
use crate::form::{Argument, Reader, Writer};
use pdll_ir::{Parsed, Token, Type};

/// `type`, or `(type) -> type`, `(type) -> (types)`: the type of an operand and those of the results. A text
/// `false` says that there are results.
pub(crate) struct SemiFunction;

/// `(type) -> type`: the type of an operand, and the one that all results have.
pub(crate) struct OneToAll;

fn needs_results(arguments: &[Argument]) -> bool {
    arguments.iter().any(|argument| matches!(argument, Argument::Text(text) if **text == *"false"))
}

impl Directive for SemiFunction {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, results, ..] = arguments else {
            return r.p.error("this directive takes two arguments");
        };
        let in_parentheses = r.p.eat(Token::LParen);
        if !in_parentheses && needs_results(arguments) {
            return r.p.wrong_token("expected `(`");
        }
        let ty = r.p.ty()?;
        r.set_argument_types(operand, vec![ty])?;
        let mut types = Vec::new();
        if in_parentheses {
            r.p.expect(Token::RParen, "`)` after the type")?;
            r.p.expect(Token::Arrow, "`->` and the result types")?;
            types = r.p.arrow_types()?.into_vec();
        }
        r.set_argument_types(results, types)?;
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operand, results, ..] = arguments else { return };
        let (operand, results) = (w.argument_types(operand), w.argument_types(results));
        if results.is_empty() && !needs_results(arguments) {
            w.p.types(operand);
            return;
        }
        write_function(w, operand, &results);
    }
}

/// `(type) -> types`
fn write_function(w: &mut Writer<'_, '_, '_, '_>, operand: Vec<Type>, results: &[Type]) {
    let several = results.len() > 1;
    w.p.text("(");
    w.p.types(operand);
    w.p.text(if several { ") -> (" } else { ") -> " });
    w.p.types(results.iter().copied());
    w.p.text(if several { ")" } else { "" });
}

impl Directive for OneToAll {
    fn read(&self, r: &mut Reader<'_, '_, '_, '_, '_>, arguments: &[Argument], _: bool) -> Parsed<bool> {
        let [operand, results @ ..] = arguments else {
            return r.p.error("this directive takes several arguments");
        };
        let at = r.p.position();
        let (inputs, outputs) = r.p.function_type()?;
        let ([input], &[output]) = (&inputs[..], &outputs[..]) else {
            return r.p.error_at(at, "expected a function type of one input and one result");
        };
        r.set_argument_types(operand, vec![*input])?;
        for result in results {
            r.set_argument_types(result, vec![output])?;
        }
        Ok(true)
    }

    fn write(&self, w: &mut Writer<'_, '_, '_, '_>, arguments: &[Argument]) {
        let [operand, first, ..] = arguments else { return };
        let (operand, results) = (w.argument_types(operand), w.argument_types(first));
        write_function(w, operand, &results);
    }
}
