//! Signatures of natives in PDLL's words: `IsEven(n: Attr)`, `Split(Value) -> (Value, Type)`.

use pdll::Bank;

/// The name of a native, what it is given and what it gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) name: String,
    pub(crate) params: Vec<Bank>,
    pub(crate) results: Vec<Bank>,
}

impl Signature {
    /// Reads a signature.
    ///
    /// # Errors
    /// It is none: what is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let text = text.trim().trim_end_matches(';');
        let wrong = |why: &str| format!("`{text}` is no signature: {why}, as in `IsEven(n: Attr) -> Type`");
        let (name, rest) =
            text.split_once('(').ok_or_else(|| wrong("parameters in parentheses are missing"))?;
        let (params, rest) = rest.split_once(')').ok_or_else(|| wrong("a parenthesis is not closed"))?;
        let name = name.trim();
        let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(is_letter) || name.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(wrong("it begins with no name"));
        }
        let results = match rest.trim().strip_prefix("->") {
            None if rest.trim().is_empty() => "",
            None => return Err(wrong("after the parameters comes `->`, or nothing")),
            Some(results) => {
                let results = results.trim();
                let inner = results.strip_prefix('(').and_then(|r| r.strip_suffix(')'));
                inner.unwrap_or(results)
            }
        };
        let banks = |list: &str| -> Result<Vec<Bank>, String> {
            let items = list.split(',').map(str::trim).filter(|_| !list.trim().is_empty());
            items.map(|item| bank(item).ok_or_else(|| wrong(&format!("`{item}` is no type")))).collect()
        };
        Ok(Self { name: name.into(), params: banks(params)?, results: banks(results)? })
    }
}

/// The type of `name: Type` or `Type`.
fn bank(item: &str) -> Option<Bank> {
    let ty = item.rsplit_once(':').map_or(item, |(_, ty)| ty.trim());
    let ty = ty.split_once('<').map_or(ty, |(ty, _)| ty);
    [Bank::Op, Bank::Value, Bank::Type, Bank::Attr, Bank::Values, Bank::Types]
        .into_iter()
        .find(|bank| bank.type_name() == ty)
}

#[cfg(test)]
mod tests {
    use super::Signature;
    use pdll::Bank::{Attr, Op, Type, Value, Values};

    #[test]
    fn signatures_are_read_as_pdll_writes_them() {
        let read = |text: &str| Signature::read(text).map(|s| (s.name, s.params, s.results));
        let is = |name: &str, params: &[_], results: &[_]| Ok((name.into(), params.into(), results.into()));
        assert_eq!(read("IsEven(Attr)"), is("IsEven", &[Attr], &[]));
        assert_eq!(read(" F ( a : Value, b: Op<my.op> ) -> Type;"), is("F", &[Value, Op], &[Type]));
        assert_eq!(read("G() -> (Attr, ValueRange)"), is("G", &[], &[Attr, Values]));
    }

    #[test]
    fn what_is_no_signature_is_refused() {
        for (text, why) in [
            ("IsEven", "parameters in parentheses are missing"),
            ("F(Attr", "a parenthesis is not closed"),
            ("(Attr)", "it begins with no name"),
            ("F(Atr)", "`Atr` is no type"),
            ("F(Attr) Type", "after the parameters comes `->`, or nothing"),
        ] {
            let error = Signature::read(text).expect_err(text);
            assert!(error.contains(why), "{error}");
        }
    }
}
