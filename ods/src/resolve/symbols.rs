//! Types and attributes of dialects: their accessors, how they are made, and what stands in their texts.

use super::functions::parts;
use super::{Item, Resolver, Result, Typed, Unknown, is_builtin_class, lists, maps};
use crate::cxx::{self, Snippet};
use crate::symbols::Symbol;
use pdll_bytecode::query::{Comparison, Expr, Query, Scalar, Sort};
use pdll_source::diag::nearest_name;

/// Accessors of parameters that queries answer, as the format is written in C++.
const KNOWN_OTHERWISE: [(&str, &str); 2] =
    [("LLVM::LLVMPointerType", "getAddressSpace"), ("pdl::RangeType", "getElementType")];

impl<'a> Resolver<'a> {
    /// The definition of a class, by a name that may lack namespaces.
    fn symbol_class(&self, class: &str) -> Option<&'a Symbol> {
        let symbols = &self.known.symbols;
        symbols.get(class).or_else(|| symbols.find(class).filter(|_| !is_builtin_class(class)))
    }

    /// What an accessor gives that is generated for a parameter; `None` if it is none.
    pub(super) fn symbol_parameter(&mut self, t: &Typed, accessor: &str) -> Result<Option<Item>> {
        if t.class.is_empty()
            || !accessor.starts_with("get")
            || KNOWN_OTHERWISE.contains(&(&t.class, accessor))
        {
            return Ok(None);
        }
        let Some(symbol) = self.symbol_class(&t.class) else { return Ok(None) };
        let Some(parameter) = symbol.parameter(accessor) else { return Ok(None) };
        match symbol.accessor(parameter, &self.known.symbols) {
            Some(code) => self.run(code, vec![Item::Value(t.clone())]).map(Some),
            None => Err(Unknown::Accessor(accessor.to_string(), symbol.class())),
        }
    }

    /// Of a method that nothing has: the accessor that is like it, if its object has parameters.
    pub(super) fn with_accessor(&self, why: Unknown, object: &Typed) -> Unknown {
        let Unknown::Method(name) = &why else { return why };
        let Some(symbol) = self.symbol_class(&object.class) else { return why };
        let accessors = symbol.accessors();
        match nearest_name(name, accessors.iter().map(String::as_str)) {
            Some(near) if near != name => Unknown::MethodNear(name.clone(), near.into()),
            _ => why,
        }
    }

    /// `Class::get(...)`: a type or attribute of its parameters, or by a builder of its record; `None` if the
    /// class is not known to have parameters.
    pub(super) fn made_symbol(
        &mut self,
        class: &str,
        args: &[Item],
        in_context: bool,
    ) -> Result<Option<Item>> {
        let Some(symbol) = self.symbol_class(class) else { return Ok(None) };
        let mut fitting = Vec::new();
        for maker in symbol.makers(&self.known.symbols, args.len(), in_context) {
            let Some(code) = maker.code else {
                // What it makes is not known: it must not be the one that is meant.
                if maker.types.iter().zip(args).all(|(ty, arg)| self.may_take(ty, arg)) {
                    return Err(Unknown::Arguments(symbol.class()));
                }
                continue;
            };
            let (exprs, classes) = (self.exprs.len(), self.classes.len());
            if self.run(code, args.to_vec()).is_ok() {
                fitting.push((self.converted_args(&maker.types, args), code));
            }
            self.exprs.truncate(exprs);
            self.sorts.truncate(exprs);
            self.heights.truncate(exprs);
            self.classes.truncate(classes);
        }
        // C++ takes the one that converts no argument that another one takes as it is.
        let is_best = |of: &&(Vec<bool>, &Snippet)| {
            fitting.iter().all(|other| of.0.iter().zip(&other.0).all(|(mine, theirs)| mine <= theirs))
        };
        let mut best = fitting.iter().filter(is_best);
        match (best.next(), best.next()) {
            (Some((_, code)), None) => self.of_class(code, args.to_vec(), symbol.class()).map(Some),
            _ => Err(Unknown::Arguments(symbol.class())),
        }
    }

    /// May C++ hand this on to a parameter of this type, and not only as a list of one, as which it hands on
    /// what no other function takes?
    fn may_take(&self, ty: &str, arg: &Item) -> bool {
        let Item::Value(given) = arg else { return true };
        let ty = ty.trim().trim_start_matches("const ").trim_end_matches(['&', ' ']);
        let ty = cxx::short_name(ty);
        let of_class = |ty: &str| lists::scalar_of(ty).or_else(|| self.knows_class(&cxx::short_name(ty)));
        let (list, inner) = match ty.split_once('<') {
            Some(("ArrayRef" | "SmallVector" | "SmallVectorImpl" | "std::vector", inner)) => (true, inner),
            Some(_) => return true,
            None => (false, &*ty),
        };
        let inner = inner.trim_end_matches('>').split(',').next().unwrap_or_default().trim();
        // Another class may be an enumeration, or something that is made of what is given.
        let taken = match (of_class(inner), list) {
            (Some(taken), _) => taken,
            (None, _) if ["StringRef", "Twine"].contains(&inner) => Scalar::Text,
            (None, _) => return list == given.sort.list,
        };
        let same = taken == given.sort.scalar || taken.is_number() && given.sort.scalar.is_number();
        same && list == given.sort.list
    }

    /// Which of these arguments are numbers of another type than a function takes.
    fn converted_args(&self, types: &[&str], args: &[Item]) -> Vec<bool> {
        let is_other = |(ty, arg): (&&str, &Item)| match arg {
            Item::Value(t) => {
                let number = t.sort.single().filter(|scalar| scalar.is_number());
                number.is_some() && super::numbers::scalar(ty.trim()) != number
            }
            _ => false,
        };
        types.iter().zip(args).map(is_other).collect()
    }

    /// The same of all parameters, as bodies of builders call it.
    pub(super) fn got_symbol(&mut self, class: &str, args: Vec<Item>) -> Result<Item> {
        let unknown = || Unknown::Function(format!("{class}::get"));
        let symbol = self.symbol_class(class).ok_or_else(unknown)?;
        let args: Vec<Item> = args.into_iter().filter(|arg| !matches!(arg, Item::Builder)).collect();
        let code = symbol.maker(&self.known.symbols).ok_or_else(unknown)?;
        self.of_class(code, args, symbol.class())
    }

    /// What a function gives that makes something of a class.
    fn of_class(&mut self, code: &'a Snippet, args: Vec<Item>, class: String) -> Result<Item> {
        match self.run(code, args)? {
            Item::Value(t) => Ok(Item::Value(Typed { class, ..t })),
            _ => Err(Unknown::Sort),
        }
    }

    /// What a function gives that sees its parameters only.
    pub(super) fn run(&mut self, function: &'a Snippet, args: Vec<Item>) -> Result<Item> {
        let tree = std::mem::replace(&mut self.tree, &function.exprs);
        let scope = std::mem::take(&mut self.scope);
        let result = self.expr(function.root).and_then(|lambda| self.apply(&lambda, args));
        (self.tree, self.scope) = (tree, scope);
        result
    }

    /// The texts of a list, with commas between them.
    fn joined(&mut self, list: u32) -> Result<Item> {
        let text = Sort::one(Scalar::Text);
        let (start, comma) = (self.push(Expr::Text(String::new()))?, self.push(Expr::Text(", ".into()))?);
        let (state, (item, body)) = self.with_variable(text, |r, before| {
            r.with_variable(text, |r, item| {
                let size = r.query(Query::TextSize, &[before])?;
                let none = r.push(Expr::Int(Scalar::U64, 0))?;
                let is_first = r.query(Query::Compare(Comparison::Equal), &[size, none])?;
                let more = r.query(Query::JoinText, &[before, comma])?;
                let more = r.query(Query::JoinText, &[more, item])?;
                r.push(Expr::If(is_first, item, more))
            })
        })?;
        let node = self.push(Expr::Fold { state, item, list, start, body })?;
        Ok(self.value(node, ""))
    }

    /// The functions about texts that no C++ has a name for: [`crate::symbols`].
    pub(super) fn text_function(&mut self, name: &str, args: Vec<Item>) -> Result<Item> {
        if name == "$split" {
            let [text, by] = parts(args)?;
            let (text, by) = (self.expect(text, Scalar::Text)?, self.expect(by, Scalar::Text)?);
            return self.ask(Query::SplitText, &[text, by]);
        }
        let [of] = parts(args)?;
        let of = self.typed(of)?;
        if name == "$join" && of.sort == Sort::list(Scalar::Text) {
            return self.joined(of.node);
        }
        let query = match (name, of.sort.single()) {
            ("$text", Some(Scalar::Type)) => Query::TypeText,
            ("$text", Some(Scalar::Attr)) => Query::AttrText,
            ("$type", Some(Scalar::Text)) => Query::ReadType,
            ("$attr", Some(Scalar::Text)) => Query::ReadAttr,
            ("$number", Some(Scalar::Text)) => Query::ReadDigits,
            ("$digits", Some(Scalar::I64 | Scalar::U64)) => Query::Digits,
            ("$trim", Some(Scalar::Text)) => Query::TrimText,
            (_, Some(Scalar::Attr)) => {
                let of_map = maps::QUERIES.iter().find(|query| query.0 == name);
                of_map.ok_or_else(|| Unknown::Function(name.to_string()))?.1
            }
            _ => return Err(Unknown::Function(name.to_string())),
        };
        self.ask(query, &[of.node])
    }
}
