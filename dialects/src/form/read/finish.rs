//! What follows from what was read: regions, successors, sizes of groups, and the types that are not written.

use super::Reader;
use crate::form::types::Several;
use crate::form::{Division, TypePlan, TypeSource, Values, dense};
use pdll_ir::{Arity, Few, Parsed, Type};

impl Reader<'_, '_, '_, '_, '_> {
    /// Hands all that was read, and what follows from it, to the parser.
    pub(super) fn finish(&mut self) -> Parsed<()> {
        let regions = match self.all_regions.take() {
            Some(regions) => regions,
            None => {
                self.add_missing_regions()?;
                std::mem::take(&mut self.regions).into_iter().flatten().collect()
            }
        };
        regions.into_iter().for_each(|region| self.p.add_region(region));
        let successors = match self.all_successors.take() {
            Some(successors) => successors,
            None => std::mem::take(&mut self.successors).into_iter().flatten().collect(),
        };
        successors.into_iter().for_each(|block| self.p.add_successor(block));
        self.finish_sizes();
        self.finish_operands()?;
        self.finish_results()
    }

    /// Regions in groups that are not there are empty, also where those that are written have a block.
    fn add_missing_regions(&mut self) -> Parsed<()> {
        for index in 0..self.regions.len() {
            if self.regions[index].is_empty() && !self.form.regions[index] {
                let region = self.p.detached_empty_region()?;
                self.regions[index].push(region);
            }
        }
        Ok(())
    }

    /// The attributes with the sizes of groups.
    fn finish_sizes(&mut self) {
        let form = self.form;
        for index in 0..form.operands.len() {
            if let Some(name) = form.operands[index].nested {
                let sizes = self.nested[index].take().unwrap_or_default();
                let sizes = dense::i32_array(self.p.ctx(), &sizes);
                self.p.set_attribute(name, sizes);
            }
        }
        if let Division::Sized(name) = form.operand_groups.division
            && !form.sizes_written.0
        {
            let sizes: Vec<i32> = self.operands.iter().map(|group| group.len() as i32).collect();
            let sizes = dense::i32_array(self.p.ctx(), &sizes);
            self.p.set_attribute(name, sizes);
        }
        if let Division::Sized(name) = form.result_groups.division
            && !form.sizes_written.1
        {
            let count = |types: &Option<Few<Type>>| types.as_ref().map_or(1, |types| types.len() as i32);
            let sizes: Vec<i32> = self.result_types.iter().map(count).collect();
            let sizes = dense::i32_array(self.p.ctx(), &sizes);
            self.p.set_attribute(name, sizes);
        }
    }

    /// The types of a group, by its plan. Sources are written types and attributes.
    fn planned(&mut self, plan: &TypePlan) -> Parsed<Planned> {
        let (source, transform) = match plan {
            TypePlan::Written | TypePlan::Inferred => return Ok(Planned::None),
            TypePlan::Fixed(ty) => return Ok(Planned::Each(*ty)),
            TypePlan::From(source, transform) => (*source, transform),
        };
        let single = |values: &Values| values.arity == Arity::One && !transform.gives_several();
        let known = match source {
            TypeSource::Operands(index) if single(&self.form.operands[index]) => &self.operand_types[index],
            TypeSource::Results(index) if single(&self.form.results[index]) => &self.result_types[index],
            _ => &None,
        };
        if let Some([ty]) = known.as_deref()
            && let Some(ty) = transform.apply(self.p.ctx(), *ty)
        {
            return Ok(Planned::Each(ty));
        }
        let types = match source {
            TypeSource::Operands(index) => self.operand_types[index].clone(),
            TypeSource::Results(index) => self.result_types[index].clone(),
            TypeSource::Attr(index) => {
                let attr = self.p.given_attribute(self.form.attributes[index].name);
                let ctx = self.p.ctx();
                attr.map(|attr| ctx.attr_type(attr).unwrap_or(ctx.known().none))
                    .map(|ty| Few::from_iter([ty]))
            }
        };
        let mut types = types.map_or_else(Vec::new, |types| types.to_vec());
        if transform.gives_several() {
            let [ty] = types[..] else { return Ok(Planned::None) };
            return match transform.several(self.p.ctx(), ty) {
                Some(Several::List(list)) => Ok(Planned::List(list)),
                Some(Several::Copies(count, ty)) => Ok(Planned::Copies(count, ty)),
                None => {
                    let at = self.p.name_position();
                    self.p.error_at(at, "no other types follow from this one here")
                }
            };
        }
        for ty in &mut types {
            match transform.apply(self.p.ctx(), *ty) {
                Some(other) => *ty = other,
                None => {
                    let at = self.p.name_position();
                    return self.p.error_at(at, "no other type follows from this one here");
                }
            }
        }
        let several = match source {
            TypeSource::Operands(index) => self.form.operands[index].arity != Arity::One,
            TypeSource::Results(index) => self.form.results[index].arity != Arity::One,
            TypeSource::Attr(_) => false,
        };
        Ok(match (several, types.first()) {
            (false, Some(&first)) => Planned::Each(first),
            _ => Planned::List(types),
        })
    }

    fn finish_operands(&mut self) -> Parsed<()> {
        let form = self.form;
        let at = self.p.name_position();
        let mut types = Vec::new();
        if let Some(all) = self.all_operand_types.take() {
            types = all;
        } else {
            for index in 0..form.operands.len() {
                let count = self.operands[index].len();
                if let Some(written) = self.operand_types[index].take() {
                    let fits = self.all_operands.is_some() || written.len() == count;
                    types.extend_from_slice(&written);
                    self.operand_types[index] = Some(written);
                    if !fits {
                        return self.p.error_at(at, "there are not as many types as operands");
                    }
                    continue;
                }
                let count = match (&self.all_operands, form.operands[index].arity) {
                    (Some(all), Arity::Variadic) => all.len().saturating_sub(form.operands.len() - 1),
                    (Some(_), _) => 1,
                    (None, _) => count,
                };
                match self.planned(&form.operands[index].types)? {
                    Planned::None if count == 0 => {}
                    Planned::None => return self.p.error_at(at, "the types of operands are missing"),
                    Planned::Each(ty) => types.extend(std::iter::repeat_n(ty, count)),
                    Planned::List(list) if list.len() == count => types.extend(list),
                    Planned::Copies(copies, ty) if copies == count as u64 => {
                        types.extend(std::iter::repeat_n(ty, count));
                    }
                    Planned::List(_) | Planned::Copies(..) => {
                        return self.p.error_at(at, "there are not as many types as operands");
                    }
                }
            }
        }
        match self.all_operands.take() {
            Some(all) => self.p.add_operands(&all),
            None => self.operands.iter().for_each(|group| self.p.add_operands(group)),
        }
        if self.p.operand_count() != types.len() {
            return self.p.error_at(at, "there are not as many types as operands");
        }
        self.p.add_operand_types(&types);
        Ok(())
    }

    fn finish_results(&mut self) -> Parsed<()> {
        if let Some(all) = self.all_result_types.take() {
            self.p.add_result_types(&all);
            return Ok(());
        }
        for index in 0..self.form.results.len() {
            if let Some(written) = self.result_types[index].clone() {
                self.p.add_result_types(&written);
                continue;
            }
            let arity = self.form.results[index].arity;
            match self.planned(&self.form.results[index].types)? {
                Planned::Each(ty) if arity == Arity::One => self.p.add_result_type(ty),
                Planned::List(list) if arity != Arity::One => self.p.add_result_types(&list),
                Planned::Each(_) | Planned::List(_) | Planned::Copies(..) => {
                    let at = self.p.name_position();
                    return self.p.error_at(at, "the types of results are missing");
                }
                Planned::None => {}
            }
        }
        Ok(())
    }
}

/// What a plan gives.
enum Planned {
    /// Nothing.
    None,
    /// The type of each value.
    Each(Type),
    /// The types of all values.
    List(Vec<Type>),
    /// So many values of this type.
    Copies(u64, Type),
}
