//! Reading an operation by its form.

mod finish;

use super::{
    Argument, AttrForm, Attribute, Clause, Completion, Custom, Group, Node, OpForm, Slots, Start, Types,
    Values, What, Word,
};
use crate::enums::Enum;
use crate::symbol::enumerator;
use pdll_ir::{Arity, Attr, AttrData, Block, Few, OpParser, Parsed, Region, Token, Type, UnresolvedOperand};

/// What has been read of an operation.
pub(crate) struct Reader<'f, 'r, 'p, 'c, 's> {
    pub(crate) form: &'f OpForm,
    pub(crate) p: &'r mut OpParser<'p, 'c, 's>,
    /// By group.
    operands: Slots<Few<UnresolvedOperand>>,
    /// Of a group that is cut into ranges: how long they are. Empty if there is no such group.
    nested: Vec<Option<Vec<i32>>>,
    all_operands: Option<Vec<UnresolvedOperand>>,
    operand_types: Slots<Option<Few<Type>>>,
    all_operand_types: Option<Vec<Type>>,
    result_types: Slots<Option<Few<Type>>>,
    all_result_types: Option<Vec<Type>>,
    /// By place in the form; with several of them in each.
    regions: Vec<Vec<Region>>,
    all_regions: Option<Vec<Region>>,
    successors: Vec<Vec<Block>>,
    all_successors: Option<Vec<Block>>,
}

/// So many slots with nothing in them.
fn empty<T: Default>(count: usize) -> Slots<T> {
    (0..count).map(|_| T::default()).collect()
}

impl<'f, 'r, 'p, 'c, 's> Reader<'f, 'r, 'p, 'c, 's> {
    pub(crate) fn new(form: &'f OpForm, p: &'r mut OpParser<'p, 'c, 's>) -> Self {
        let is_nested = form.operands.iter().any(|values| values.nested.is_some());
        Reader {
            operands: empty(form.operands.len()),
            nested: vec![None; if is_nested { form.operands.len() } else { 0 }],
            all_operands: None,
            operand_types: empty(form.operands.len()),
            all_operand_types: None,
            result_types: empty(form.results.len()),
            all_result_types: None,
            regions: vec![Vec::new(); form.regions.len()],
            all_regions: None,
            successors: vec![Vec::new(); form.successors.len()],
            all_successors: None,
            form,
            p,
        }
    }

    /// Reads all of it and tells the parser.
    pub(crate) fn read(&mut self) -> Parsed<()> {
        self.nodes(&self.form.nodes)?;
        self.finish()
    }

    fn nodes(&mut self, nodes: &'f [Node]) -> Parsed<()> {
        nodes.iter().try_for_each(|node| self.node(&node.what, false))
    }

    /// `required`: an optional attribute must be there, since the group that it is in is.
    fn node(&mut self, what: &'f What, required: bool) -> Parsed<()> {
        match what {
            What::Text(_) | What::NewLine => Ok(()),
            What::Literal(word) => self.literal(word),
            What::Operands(index) => self.operand_group(*index),
            What::AllOperands => {
                self.all_operands = Some(self.p.operand_list()?);
                Ok(())
            }
            What::Attr { index, .. } => {
                let attribute = &self.form.attributes[*index];
                if attribute.optional && !required && !self.at_attribute(attribute) {
                    return Ok(());
                }
                let value = self.attribute(attribute)?;
                self.p.set_attribute(attribute.name, value);
                Ok(())
            }
            What::Region(index) => self.region_group(*index),
            What::AllRegions => {
                self.all_regions = Some(self.region_list()?);
                Ok(())
            }
            What::Successor(index) => {
                self.successors[*index] = match self.form.successors[*index] {
                    true => self.successor_list()?,
                    false => vec![self.p.successor()?],
                };
                Ok(())
            }
            What::AllSuccessors => {
                self.all_successors = Some(self.successor_list()?);
                Ok(())
            }
            What::AttrDict { keyword } => self.dictionary(*keyword),
            What::PropDict => self.properties(),
            What::Types { of, qualified: true } if self.single(*of).is_some() => {
                let ty = self.p.ty()?;
                self.set_types(*of, Few::from_iter([ty]))
            }
            What::Types { of, .. } => match self.single(*of) {
                Some(values) => {
                    let ty = self.group_type(values)?;
                    self.set_types(*of, Few::from_iter([ty]))
                }
                None => {
                    let types = self.type_list(*of)?;
                    self.set_types(*of, types.into())
                }
            },
            What::Functional { inputs, results } => {
                let (input_types, result_types) = self.p.function_type()?;
                self.set_types(*inputs, input_types.into())?;
                self.set_types(*results, result_types.into())
            }
            What::Custom(custom) => self.custom(custom, false).map(|_| ()),
            What::Group(group) => self.group(group),
            What::Clauses(clauses) => self.clauses(clauses),
        }
    }

    fn literal(&mut self, word: &Word) -> Parsed<()> {
        match word {
            Word::Keyword(word) => self.p.expect_keyword(word),
            Word::Token(token, text) => {
                if self.p.eat(*token) {
                    return Ok(());
                }
                self.p.wrong_token(format!("expected `{text}`"))
            }
        }
    }

    fn at_word(&self, word: &Word) -> bool {
        match word {
            Word::Keyword(word) => self.p.at_keyword(word),
            Word::Token(token, _) => self.p.at(*token),
        }
    }

    fn operand_group(&mut self, index: usize) -> Parsed<()> {
        let values = &self.form.operands[index];
        if values.nested.is_some() {
            return self.nested_operands(index);
        }
        match values.arity {
            Arity::One => {
                let operand = self.p.operand()?;
                self.operands[index].push(operand);
            }
            Arity::Optional => {
                if let Some(operand) = self.p.optional_operand()? {
                    self.operands[index].push(operand);
                }
            }
            Arity::Variadic => self.operands[index] = self.p.operand_list()?.into(),
        }
        Ok(())
    }

    /// `(%a, %b), (%c)`
    fn nested_operands(&mut self, index: usize) -> Parsed<()> {
        let (mut sizes, mut all) = (Vec::new(), Vec::new());
        if self.p.at(Token::LParen) {
            loop {
                self.p.expect(Token::LParen, "`(` and operands")?;
                let mut operands = self.p.operand_list()?;
                self.p.expect(Token::RParen, "`)` after the operands")?;
                sizes.push(operands.len() as i32);
                all.append(&mut operands);
                if !self.p.eat(Token::Comma) {
                    break;
                }
            }
        }
        self.operands[index] = all.into();
        self.nested[index] = Some(sizes);
        Ok(())
    }

    /// The group that types are of, if it always has one value.
    fn single(&self, of: Types) -> Option<&'f Values> {
        let values = match of {
            Types::Operand(index) => &self.form.operands[index as usize],
            Types::Result(index) => &self.form.results[index as usize],
            Types::Operands | Types::Results => return None,
        };
        (values.arity == Arity::One && values.nested.is_none()).then_some(values)
    }

    fn type_list(&mut self, of: Types) -> Parsed<Vec<Type>> {
        let values = match of {
            Types::Operand(index) => &self.form.operands[index as usize],
            Types::Result(index) => &self.form.results[index as usize],
            Types::Operands | Types::Results => return self.p.type_list(),
        };
        if values.nested.is_some() {
            return self.nested_types();
        }
        match values.arity {
            Arity::One => Ok(vec![self.group_type(values)?]),
            Arity::Optional => Ok(self.p.optional_type()?.into_iter().collect()),
            Arity::Variadic => self.p.type_list(),
        }
    }

    /// The type of a single operand or result: its body, where its class is known and no dialect is written.
    fn group_type(&mut self, values: &Values) -> Parsed<Type> {
        let at = self.p.position();
        let ty = match &values.body {
            Some(form) if !self.p.at(Token::Bang) => form.read_type(self.p)?,
            _ => self.p.ty()?,
        };
        match &values.class {
            Some(class) if !class.accepts_type(self.p.ctx(), ty) => {
                self.p.error_at(at, format!("this type must be {}", class.what))
            }
            _ => Ok(ty),
        }
    }

    fn nested_types(&mut self) -> Parsed<Vec<Type>> {
        let mut types = Vec::new();
        if self.p.at(Token::LParen) {
            self.p.comma_list(|p| {
                p.expect(Token::LParen, "`(` and types")?;
                p.list_until(Token::RParen, "`)` after the types", |p| {
                    types.push(p.ty()?);
                    Ok(())
                })
            })?;
        }
        Ok(types)
    }

    /// Whether an attribute of this kind is next.
    fn at_attribute(&self, attribute: &Attribute) -> bool {
        match &attribute.form {
            AttrForm::Any | AttrForm::Typed(_) => match attribute.start {
                Start::Anything => self.p.at_attribute(),
                Start::Text => self.p.at(Token::Str),
                Start::Number => {
                    let words = self.p.at_keyword("true") || self.p.at_keyword("false");
                    words
                        || [Token::Int, Token::Float, Token::Minus].into_iter().any(|token| self.p.at(token))
                }
                Start::Array => self.p.at(Token::LSquare),
                Start::Dictionary => self.p.at(Token::LBrace),
                Start::Symbol => self.p.at(Token::At),
            },
            AttrForm::Enum(of, _) => match self.p.at(Token::Bare) {
                true => of.case(self.p.spelling()).is_some(),
                false => self.p.at(Token::Str),
            },
            AttrForm::Flags { word: Some(word), .. } => self.p.at_keyword(word),
            AttrForm::Flags { of, word: None, .. } => {
                self.p.at(Token::Bare) && of.case(self.p.spelling()).is_some()
            }
            AttrForm::SymbolName => self.p.at(Token::At),
            AttrForm::Body(form) => self.p.at(Token::Hash) || form.is_next(self.p),
            AttrForm::DenseArray(_) => self.p.at(Token::LSquare),
            AttrForm::OptionalNumber(_) => {
                self.p.at_keyword("none") || self.p.at(Token::Int) || self.p.at(Token::Minus)
            }
        }
    }

    fn attribute(&mut self, attribute: &Attribute) -> Parsed<Attr> {
        if attribute.unit && !self.p.at_attribute() {
            return Ok(self.p.ctx().known().unit);
        }
        match &attribute.form {
            AttrForm::Any => self.p.attribute(),
            AttrForm::Typed(ty) => self.p.attribute_of_type(*ty),
            AttrForm::Enum(of, ty) => self.flags(of, *ty, None),
            AttrForm::Flags { of, ty, word } => self.flags(of, *ty, word.as_deref()),
            AttrForm::SymbolName => {
                let value = self.p.symbol_name()?;
                Ok(self.p.ctx().attr(AttrData::String { value, ty: None }))
            }
            AttrForm::Body(_) if self.p.at(Token::Hash) => self.p.attribute(),
            AttrForm::Body(form) => form.read_attr(self.p),
            AttrForm::DenseArray(element) => self.dense_array(*element),
            AttrForm::OptionalNumber(ty) => {
                let items = match self.p.eat_keyword("none") {
                    true => Vec::new(),
                    false => vec![self.p.attribute_of_type(*ty)?],
                };
                Ok(self.p.ctx().array_attr(&items))
            }
        }
    }

    /// `case`, or `WORD<case, ..>`
    fn flags(&mut self, of: &Enum, ty: Type, word: Option<&str>) -> Parsed<Attr> {
        if let Some(word) = word {
            self.p.expect_keyword(word)?;
            self.p.expect(Token::Less, "`<` and the cases")?;
        }
        let at = self.p.position();
        let number = enumerator(self.p, of)?;
        if word.is_some() {
            self.p.expect(Token::Greater, "`>` after the cases")?;
        }
        match self.p.ctx().int_attr(ty, i128::from(number)) {
            Some(attr) => Ok(attr),
            None => self.p.error_at(at, "this case is no number of its type"),
        }
    }

    /// `[1, 2]`
    fn dense_array(&mut self, element: Type) -> Parsed<Attr> {
        let at = self.p.position();
        if !self.p.at(Token::LSquare) {
            return self.p.attribute();
        }
        self.p.expect(Token::LSquare, "`[` and numbers")?;
        let mut items = Vec::new();
        self.p.list_until(Token::RSquare, "`]` after the numbers", |p| {
            items.push(p.attribute_of_type(element)?);
            Ok(())
        })?;
        match super::dense::dense_array(self.p.ctx(), element, &items) {
            Some(attr) => Ok(attr),
            None => self.p.error_at(at, "these are not numbers of one type"),
        }
    }

    fn dictionary(&mut self, keyword: bool) -> Parsed<()> {
        let dict = match keyword {
            true => self.p.attributes_with_keyword()?,
            false => self.p.optional_dictionary()?,
        };
        if dict != self.p.ctx().known().empty_dict {
            self.p.set_attributes(dict);
        }
        Ok(())
    }

    /// `<{..}>`, or nothing.
    fn properties(&mut self) -> Parsed<()> {
        if !self.p.eat(Token::Less) {
            return Ok(());
        }
        let at = self.p.position();
        let attr = self.p.attribute()?;
        let AttrData::Dict(dict) = *self.p.ctx().attr_data(attr) else {
            return self.p.error_at(at, "properties are a dictionary");
        };
        self.p.set_attributes(dict);
        self.p.expect(Token::Greater, "`>` after the properties")
    }

    fn region(&mut self) -> Parsed<Region> {
        let region = self.p.detached_region(Vec::new())?;
        self.complete(region)?;
        Ok(region)
    }

    fn complete(&mut self, region: Region) -> Parsed<()> {
        match self.form.completion {
            Completion::Nothing => Ok(()),
            Completion::Block => {
                self.p.ensure_block(region);
                Ok(())
            }
            Completion::Terminator(name) => self.p.ensure_terminator(region, name),
        }
    }

    fn region_list(&mut self) -> Parsed<Vec<Region>> {
        let mut regions = Vec::new();
        if self.p.at(Token::LBrace) {
            loop {
                regions.push(self.region()?);
                if !self.p.eat(Token::Comma) {
                    break;
                }
            }
        }
        Ok(regions)
    }

    fn region_group(&mut self, index: usize) -> Parsed<()> {
        self.regions[index] = match self.form.regions[index] {
            true => self.region_list()?,
            false => vec![self.region()?],
        };
        Ok(())
    }

    fn successor_list(&mut self) -> Parsed<Vec<Block>> {
        let mut blocks = Vec::new();
        if self.p.at(Token::Caret) {
            self.p.comma_list(|p| {
                blocks.push(p.successor()?);
                Ok(())
            })?;
        }
        Ok(blocks)
    }

    fn group(&mut self, group: &'f Group) -> Parsed<()> {
        let first = group.then.iter().position(|node| !matches!(node.what, What::Text(_) | What::NewLine));
        let first = first.unwrap_or(0);
        let present = match group.then.get(first).map(|node| &node.what) {
            Some(What::Custom(custom)) => self.custom(custom, true)?,
            // One without blocks is as none: it gets no block, and what follows it is not there.
            Some(What::Region(index)) if !self.form.regions[*index] && self.p.at(Token::LBrace) => {
                let region = self.p.detached_region(Vec::new())?;
                self.regions[*index] = vec![region];
                let present = !self.p.is_empty(region);
                if present {
                    self.complete(region)?;
                }
                present
            }
            Some(what) => {
                let present = self.is_next(what);
                if present {
                    self.node(what, true)?;
                }
                present
            }
            None => false,
        };
        if present {
            group.then[first + 1..].iter().try_for_each(|node| self.node(&node.what, true))?;
        } else {
            self.nodes(&group.otherwise)?;
        }
        if let Some(unit) = group.unit.filter(|_| present != group.inverted) {
            self.set_unit(unit);
        }
        Ok(())
    }

    fn set_unit(&mut self, index: usize) {
        let unit = self.p.ctx().known().unit;
        self.p.set_attribute(self.form.attributes[index].name, unit);
    }

    fn is_next(&self, what: &What) -> bool {
        match what {
            What::Literal(word) => self.at_word(word),
            What::Operands(index) if self.form.operands[*index].nested.is_some() => self.p.at(Token::LParen),
            What::Operands(_) | What::AllOperands => self.p.at(Token::Percent),
            What::Attr { index, .. } => self.at_attribute(&self.form.attributes[*index]),
            What::Region(_) | What::AllRegions => self.p.at(Token::LBrace),
            What::Successor(_) | What::AllSuccessors => self.p.at(Token::Caret),
            What::AttrDict { keyword: false } => self.p.at(Token::LBrace),
            What::AttrDict { keyword: true } => self.p.at_keyword("attributes"),
            _ => false,
        }
    }

    fn clauses(&mut self, clauses: &'f [Clause]) -> Parsed<()> {
        let mut seen = vec![false; clauses.len()];
        while let Some(index) = clauses.iter().position(|clause| self.at_word(&clause.word)) {
            if std::mem::replace(&mut seen[index], true) {
                return self.p.error("this clause was given before");
            }
            self.literal(&clauses[index].word)?;
            match clauses[index].unit {
                Some(unit) => self.set_unit(unit),
                None => {
                    clauses[index].elements.iter().try_for_each(|node| self.node(&node.what, true))?;
                }
            }
        }
        Ok(())
    }

    fn custom(&mut self, custom: &'f Custom, optional: bool) -> Parsed<bool> {
        custom.directive.read(self, &custom.arguments, optional)
    }

    /// Gives a group of operands its values.
    pub(crate) fn set_operands(&mut self, argument: &Argument, operands: Vec<UnresolvedOperand>) {
        if let Argument::Operands(index) = argument {
            self.operands[*index] = operands.into();
        }
    }

    /// Whether a group of operands has any.
    pub(crate) fn has_operands(&self, argument: &Argument) -> bool {
        match argument {
            Argument::Operands(index) => !self.operands[*index].is_empty(),
            Argument::Ref(inner) => self.has_operands(inner),
            _ => false,
        }
    }

    /// Says how long the ranges are that a group of operands is cut into.
    pub(crate) fn set_nested(&mut self, argument: &Argument, sizes: Vec<i32>) {
        if let Argument::Operands(index) = argument
            && let Some(nested) = self.nested.get_mut(*index)
        {
            *nested = Some(sizes);
        }
    }

    /// Reads an attribute as it is written by itself.
    pub(crate) fn read_attribute(&mut self, argument: &Argument) -> Parsed<()> {
        let Argument::Attr(index) = argument else { return Ok(()) };
        let attribute = &self.form.attributes[*index];
        let value = self.attribute(attribute)?;
        self.p.set_attribute(attribute.name, value);
        Ok(())
    }

    /// Gives an attribute its value.
    pub(crate) fn set_attr(&mut self, argument: &Argument, value: Attr) {
        if let Argument::Attr(index) = argument {
            self.p.set_attribute(self.form.attributes[*index].name, value);
        }
    }

    /// The value that an attribute was given.
    pub(crate) fn given(&self, argument: &Argument) -> Option<Attr> {
        match argument {
            Argument::Attr(index) => self.p.given_attribute(self.form.attributes[*index].name),
            Argument::Ref(inner) => self.given(inner),
            _ => None,
        }
    }

    /// Gives operands or results their types.
    pub(crate) fn set_argument_types(&mut self, argument: &Argument, types: Vec<Type>) -> Parsed<()> {
        match argument {
            Argument::Types(of) => self.set_types(*of, types.into()),
            _ => Ok(()),
        }
    }

    /// Types that were read.
    pub(crate) fn argument_types(&self, argument: &Argument) -> Option<&[Type]> {
        match argument {
            Argument::Types(Types::Operand(index)) => self.operand_types[*index as usize].as_deref(),
            Argument::Types(Types::Result(index)) => self.result_types[*index as usize].as_deref(),
            Argument::Ref(inner) => self.argument_types(inner),
            _ => None,
        }
    }

    /// Makes blocks the successors of a group.
    pub(crate) fn set_successors(&mut self, argument: &Argument, blocks: Vec<Block>) {
        match argument {
            Argument::Successor(index) => self.successors[*index] = blocks,
            Argument::Successors => self.all_successors = Some(blocks),
            _ => {}
        }
    }

    /// Makes regions those of a group, as they are: only regions that a format itself names are completed.
    pub(crate) fn set_regions(&mut self, argument: &Argument, regions: Vec<Region>) {
        if let Argument::Region(index) = argument {
            self.regions[*index] = regions;
        }
    }

    fn set_types(&mut self, of: Types, types: Few<Type>) -> Parsed<()> {
        let (values, slot) = match of {
            Types::Operand(index) => {
                (&self.form.operands[index as usize], &mut self.operand_types[index as usize])
            }
            Types::Result(index) => {
                (&self.form.results[index as usize], &mut self.result_types[index as usize])
            }
            Types::Operands => {
                self.all_operand_types = Some(types.to_vec());
                return Ok(());
            }
            Types::Results => {
                self.all_result_types = Some(types.to_vec());
                return Ok(());
            }
        };
        let fits = match values.arity {
            Arity::One => types.len() == 1,
            Arity::Optional => types.len() <= 1,
            Arity::Variadic => true,
        };
        let count = types.len();
        *slot = Some(types);
        if fits { Ok(()) } else { self.p.error(format!("there are {count} types for one value")) }
    }
}
